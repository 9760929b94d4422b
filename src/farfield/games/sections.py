"""The common shape of Farfield's texts (settings, records, positions): a title, `Key: value` lines, `[Sections]`.

Strict: an unknown key, a key given twice or a line that is neither is an error that names the line and the remedy.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from farfield.errors import FarfieldError, Param, excerpt

LONGEST_TEXT: Final = 4_000_000
LONGEST_LINE: Final = 20_000
MOST_SECTIONS: Final = 500
"""The longest text that people have has some dozens."""
VERSION: Final = 1

_HEADER = re.compile(r"\[([^\[\]]+)\]")
_TITLE = re.compile(r"Farfield ([a-z]+) ([0-9]{1,4})")


@dataclass(slots=True)
class Section:
    """A part of a text: its name, the line its header is on, and its lines with their numbers."""

    name: str
    line: int
    lines: list[tuple[int, str]] = field(default_factory=list)


def bad(
    error: type[FarfieldError], line: int, message_id: str, text: str, params: dict[str, Param] | None = None
) -> FarfieldError:
    """An error of this kind that begins with the line it is about."""
    return error(message_id, "Line {line}: " + text, {**(params or {}), "line": line})


def split(text: str, what: str, error: type[FarfieldError], before: int = 0) -> list[Section]:
    """A text in its sections; the first, without a name, is what stands below the title.

    `before`: so many lines of something else stand above it, and are counted along.
    """
    if len(text) > LONGEST_TEXT:
        raise error("text-too-long", "This text is far too long for a {what}.", {"what": what})
    lines = text.removeprefix("\ufeff").splitlines()
    first = next((i for i, line in enumerate(lines) if line.strip()), len(lines))
    title = _TITLE.fullmatch(lines[first].strip()) if first < len(lines) else None
    if title is None or title[1] != what:
        words = 'This is not a {what}: it begins with "{found}". The first line must be "Farfield {what} {version}".'
        found = excerpt(lines[first].strip()) if first < len(lines) else ""
        raise error("text-title", words, {"what": what, "found": found, "version": VERSION})
    if int(title[2]) != VERSION:
        words = "The text is version {found} of the form for a {what}; this Farfield reads version {version}."
        raise error("text-version", words, {"what": what, "found": int(title[2]), "version": VERSION})
    sections = [Section("", before + first + 1)]
    names: set[str] = set()
    for number, line in enumerate(lines[first + 1 :], start=before + first + 2):
        if len(line) > LONGEST_LINE:
            raise bad(error, number, "text-line-too-long", "the line is far too long.")
        stripped = line.strip()
        header = _HEADER.fullmatch(stripped)
        if header:
            name = header[1].strip()
            if name in names:
                raise bad(error, number, "text-section-twice", "[{name}] stands here twice.", {"name": excerpt(name)})
            if len(names) >= MOST_SECTIONS:
                words = "there are more than {most} sections. Leave out those that are not needed."
                raise bad(error, number, "text-sections", words, {"most": MOST_SECTIONS})
            names.add(name)
            sections.append(Section(name, number))
        elif stripped and not stripped.startswith("#"):
            sections[-1].lines.append((number, stripped))
    return sections


def fields(section: Section, known: Sequence[str], error: type[FarfieldError]) -> dict[str, tuple[int, str]]:
    """The `Key: value` lines of a section: each known key at most once, with its line."""
    out: dict[str, tuple[int, str]] = {}
    for number, line in section.lines:
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            words = '"{text}" is not of the form "Key: value".'
            raise bad(error, number, "text-no-key", words, {"text": excerpt(line)})
        if key not in known:
            raise unknown(error, number, key, known)
        if key in out:
            raise bad(error, number, "text-key-twice", "{key} is given twice. Keep one of them.", {"key": key})
        out[key] = (number, value.strip())
    return out


def unknown(error: type[FarfieldError], line: int, key: str, known: Iterable[str]) -> FarfieldError:
    known = list(known)
    near = difflib.get_close_matches(key, known, n=1)
    words = 'there is no "{key}" here. Did you mean "{near}"?' if near else 'there is no "{key}" here. Known: {known}.'
    params: dict[str, Param] = {"key": excerpt(key), "near": near[0] if near else "", "known": ", ".join(known)}
    return bad(error, line, "text-unknown-key", words, params)


def number(at: tuple[int, str], what: str, error: type[FarfieldError], least: int = 0, most: int = 2**256 - 1) -> int:
    """A whole number between bounds."""
    line, text = at
    if not re.fullmatch(r"-?[0-9]{1,78}", text) or not least <= int(text) <= most:
        words = '"{text}" is no number for {what}. Write one from {least} to {most}.'
        params: dict[str, Param] = {"text": excerpt(text), "what": what, "least": least, "most": most}
        raise bad(error, line, "text-number", words, params)
    return int(text)


def one_of(at: tuple[int, str], what: str, known: Iterable[str], error: type[FarfieldError]) -> str:
    """One of a few words."""
    line, text = at
    known = list(known)
    if text not in known:
        near = difflib.get_close_matches(text, known, n=1)
        words = '"{text}" is no {what}. ' + ('Did you mean "{near}"?' if near else "Write one of: {known}.")
        params: dict[str, Param] = {"text": excerpt(text), "what": what, "known": ", ".join(known)}
        params["near"] = near[0] if near else ""
        raise bad(error, line, "text-word", words, params)
    return text
