"""Every format of deck lists, by name, and the ways in and out: `read`, `parse`, `load` and `write`.

>>> from farfield.decks.builtin_decks import builtin
>>> code = write(builtin("Garen"), "code")
>>> parse(code).champion, read(code).format
('Garen, Commander', 'code')
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from farfield.cards.facts import facts
from farfield.decks.code_lists import write_ids, write_riftkeep
from farfield.decks.codes import is_code, read_code, unwrapped, write_code
from farfield.decks.deck import BadDeck, Deck, is_eligible
from farfield.decks.flat import write_flat
from farfield.decks.guess import guess
from farfield.decks.json_lists import is_json, read_json, write_event, write_json, write_piltover, write_riftdecks
from farfield.decks.lines import read_lines
from farfield.decks.piles import Piles
from farfield.decks.text import write_article, write_bracketed, write_notebook, write_text
from farfield.decks.tts import is_tts, read_tts, write_tts
from farfield.errors import FarfieldError, Message, Param, excerpt

_LONGEST_TEXT = 100_000
_LINK = re.compile(r"\s*(?:https?://|www\.)?[\w.-]+\.[a-z]{2,}/\S*\s*", re.IGNORECASE)
_CODE_IN_LINK = re.compile(r"(?<![A-Za-z0-9])C[A-Z2-7]{20,}(?![A-Za-z0-9])")


@dataclass(frozen=True, slots=True)
class Format:
    """One format: how it is read and written, and what it cannot say."""

    name: str
    read: Callable[[str, Piles], None]
    write: Callable[[Deck], str]
    has_name: bool = False
    has_champion: bool = True
    has_sideboard: bool = True


FORMATS: Final[dict[str, Format]] = {
    made.name: made
    for made in (
        Format("text", read_lines, write_text, has_name=True),
        Format("riftatlas", read_lines, write_bracketed, has_name=True),
        Format("article", read_lines, write_article, has_name=True),
        Format("notebook", read_lines, write_notebook, has_name=True),
        Format("flat", read_lines, write_flat, has_champion=False),
        Format("riftkeep", read_lines, write_riftkeep, has_champion=False),
        Format("ids", read_lines, write_ids, has_name=True),
        Format("tts", read_tts, write_tts, has_champion=False, has_sideboard=False),
        Format("code", read_code, write_code),
        Format("json", read_json, write_json, has_name=True),
        Format("json-riftdecks", read_json, write_riftdecks, has_name=True),
        Format("json-piltover", read_json, write_piltover, has_name=True),
        Format("json-event", read_json, write_event, has_name=True),
    )
}
"""All formats by name; the first is the one to keep decks in."""


class UnknownFormat(FarfieldError):
    """There is no deck format of this name."""

    def __init__(self, name: str) -> None:
        text = 'There is no deck format called "{format}". Choose one of: {formats}.'
        super().__init__("unknown-deck-format", text, {"format": excerpt(name), "formats": ", ".join(FORMATS)})


@dataclass(frozen=True, slots=True)
class Reading:
    """What came of reading a list."""

    deck: Deck
    format: str
    notes: tuple[Message, ...] = ()
    """What had to be guessed: a misspelt card, the Chosen Champion of a list that does not name it."""


# Reading


def read(text: str, name: str = "", *, format: str | None = None) -> Reading:
    """Read a list as a person would: guess its format, and take a misspelt name for the only card it can mean.

    Whatever was guessed is told in the notes. Raises `BadDeck` if too much is unclear.
    """
    return _read(text, name, format, forgiving=True)


def parse(text: str, name: str = "", *, format: str | None = None) -> Deck:
    """The deck a text describes, in whatever format; names must be right. ``name`` is used if the text has none.

    Raises `BadDeck` with every problem found: the line, what is wrong with it and what would be right.
    """
    return _read(text, name, format, forgiving=False).deck


def load(path: str | Path) -> Deck:
    """The deck in a file, as `parse` reads it; without a name of its own it is called like the file."""
    return parse(text_of(path), Path(path).stem)


def read_file(path: str | Path) -> Reading:
    """The deck in a file, as `read` reads it; without a name of its own it is called like the file."""
    return read(text_of(path), Path(path).stem)


def text_of(path: str | Path) -> str:
    """The text in a file. Raises `BadDeck` if there is none."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            return _decoded(file.read(_LONGEST_TEXT * 4 + 1))
    except OSError as error:
        words = "The deck list {file} cannot be read: {reason}. Check the path."
        params: dict[str, Param] = {"file": str(path), "reason": error.strerror or type(error).__name__}
        raise BadDeck([Message("deck-file-unreadable", words, params)]) from error
    except ValueError as error:  # also a path with a null character
        words = "{file} is not a text file in UTF-8. Save the deck list as plain text."
        raise BadDeck([Message("deck-file-not-text", words, {"file": str(path)})]) from error


def _decoded(raw: bytes) -> str:
    """What a file says: in UTF-8, in UTF-16 if it begins as that does, or else in the old encoding of Windows.

    Raises `ValueError` if it is no text at all.
    """
    if raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return raw.decode("utf-16")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        if any(byte < 32 and byte not in b"\t\n\r" for byte in raw):
            raise
        return raw.decode("cp1252")


def _read(text: str, name: str, format: str | None, *, forgiving: bool) -> Reading:
    if len(text) > _LONGEST_TEXT:
        raise BadDeck([Message("deck-too-long", "This text is far too long for a deck list. Give one list only.")])
    text = _without_link(text.removeprefix("\ufeff"))
    text = unwrapped(text) or text
    chosen = format_called(format if format is not None else guess(text))
    piles = Piles(forgiving=forgiving)
    chosen.read(text, piles)
    return Reading(piles.deck(name), chosen.name, tuple(piles.notes))


def _without_link(text: str) -> str:
    """A text that is not merely a link: the deck code in one is enough."""
    if not _LINK.fullmatch(text[:2000]):
        return text
    code = _CODE_IN_LINK.search(text)
    if code and is_code(code[0]):
        return code[0]
    words = "Line 1: this is a link, and Farfield fetches no pages. Open it, copy the deck's text or code, paste that."
    raise BadDeck([Message("deck-link", words)])


def looks_like_list(text: str) -> bool:
    """Whether a text can only be a list itself, not the name of a deck or file."""
    bare = text.strip()
    return "\n" in bare or is_json(text) or is_tts(text) or bool(unwrapped(bare)) or "://" in text


def format_called(name: str) -> Format:
    """The format of this name. Raises `UnknownFormat`."""
    found = FORMATS.get(name.strip().casefold())
    if found is None:
        raise UnknownFormat(name)
    return found


# Writing


def write(deck: Deck, format: str = "text") -> str:
    """The deck in a format. Reading it gives the same deck, but for what `left_out` names and, in some, its name.

    Raises `BadDeck` if the format cannot say the deck at all.
    """
    chosen = format_called(format)
    if not chosen.has_champion and not is_eligible(facts(deck.champion), facts(deck.legend)):
        text = "The format {format} does not say which card is the Chosen Champion, and nobody would guess {champion}. "
        text += "Write the deck as {other} instead."
        params: dict[str, Param] = {"format": chosen.name, "champion": deck.champion, "other": "text"}
        raise BadDeck([Message("deck-format-champion", text, params)])
    return chosen.write(deck)


def left_out(deck: Deck, format: str) -> tuple[Message, ...]:
    """What of a deck a format has no room for."""
    chosen = format_called(format)
    if chosen.has_sideboard or not deck.sideboard:
        return ()
    text = "The format {format} has no sideboard: its {count} cards are left out."
    count = sum(count for count, _ in deck.sideboard)
    return (Message("deck-left-out", text, {"format": chosen.name, "count": count}),)


def kept(deck: Deck, format: str) -> Deck:
    """The deck as it comes back from a format: without what that has no room for."""
    chosen = format_called(format)
    return replace(
        deck,
        name=deck.name if chosen.has_name else "",
        sideboard=deck.sideboard if chosen.has_sideboard else (),
    )
