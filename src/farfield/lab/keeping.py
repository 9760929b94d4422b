"""What is finished is kept in a file, one JSON line for each piece of work: a later run goes on from there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from io import FileIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import farfield
from farfield import __version__
from farfield.errors import excerpt
from farfield.lab.plans import BadPlan

Key: TypeAlias = tuple[str | int, ...]
PLAYED_BY: Final = ("plans", "playing", "random_decks")
"""The chapters of the lab, besides the one that asks, that say how a game goes."""


class Kept:
    """Results by the keys of their work. The first line of the file says what they are of."""

    def __init__(self, path: Path, what: str, about: Mapping[str, object]) -> None:
        self.found: dict[Key, Any] = {}
        self.path = path
        head = {what: __version__, **about, "made of": code_digest(what)}
        try:
            known = path.read_bytes() if path.exists() else b""
            whole = known[: known.rfind(b"\n") + 1]  # the last line may have been torn by an interruption
            if whole:
                self._read(whole.splitlines(), head)
            elif not _line(head).startswith(known):  # no more than a head of ours that was torn is written over
                raise self._other()
            # What is there is never written again: on a full disk it would be lost.
            self.file = FileIO(path, "r+" if whole else "w")
            self.end = self.file.seek(len(whole))
            self.file.truncate()
            if not whole:
                self._write(head)
        except OSError as error:
            raise self._cannot(error) from None

    def _read(self, lines: list[bytes], head: dict[str, object]) -> None:
        try:
            found = json.loads(lines[0])
            for line in lines[1:]:
                *key, done = json.loads(line)
                self.found[tuple(key)] = done
        except (ValueError, TypeError):
            found = None
        if found != head:
            raise self._other()

    def put(self, name: Key, done: Any) -> None:
        self.found[name] = done
        try:
            self._write([*name, done])
        except OSError as error:
            raise self._cannot(error) from None

    def _write(self, line: object) -> None:
        text = _line(line)
        written = 0
        while written < len(text):
            written += self.file.write(text[written:]) or 0
        self.end += len(text)

    def _other(self) -> BadPlan:
        text = "{path} keeps no results of this: seed or version are others. Name another file."
        return BadPlan("lab-keep-other", text, {"path": excerpt(str(self.path))})

    def _cannot(self, error: OSError) -> BadPlan:
        text = "{path} cannot be used to keep results: {why}."
        return BadPlan("lab-keep", text, {"path": excerpt(str(self.path)), "why": error.strerror or "?"})

    def close(self) -> None:
        self.file.close()


def _line(line: object) -> bytes:
    return json.dumps(line).encode() + b"\n"


@cache
def code_digest(what: str) -> str:
    """Of whatever could change a game: rules, cards, decks, how the programs play, and who asks for it."""
    root = Path(farfield.__file__).parent
    folders = [root / name for name in ("rules", "cards", "decks", "games", "players")]
    files = [path for folder in folders for path in sorted(folder.rglob("*"))]
    files += [root / "lab" / f"{name}.py" for name in (what, *PLAYED_BY)]
    parts = hashlib.sha256()
    for path in files:
        if path.suffix in (".py", ".json", ".jsonl", ".txt"):
            parts.update(path.as_posix().rpartition("farfield/")[2].encode() + path.read_bytes())
    return parts.hexdigest()[:16]
