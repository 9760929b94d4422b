"""What is finished is kept in a file, one JSON line for each piece of work: a later run goes on from there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import farfield
from farfield import __version__
from farfield.errors import FarfieldError, excerpt
from farfield.lab import running

Work = TypeVar("Work")
Key: TypeAlias = tuple[str | int, ...]


class BadPlan(FarfieldError):
    """What was asked for cannot be played."""


class Kept:
    """Results by the keys of their work. The first line of the file says what they are of."""

    def __init__(self, path: Path | None, what: str, about: Mapping[str, object]) -> None:
        self.found: dict[Key, Any] = {}
        self.file = None
        head = {what: __version__, **about, "made of": code_digest()}
        if path is None:
            return
        try:
            lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
            whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been torn by an interruption
            if whole:
                self._read(path, whole, head)
            self.file = path.open("wb")
            self.file.writelines(whole or [json.dumps(head).encode() + b"\n"])
            self.file.flush()
        except OSError as error:
            text = "{path} cannot be used to keep results: {why}."
            raise BadPlan("lab-keep", text, {"path": excerpt(str(path)), "why": error.strerror or "?"}) from None

    def _read(self, path: Path, lines: list[bytes], head: dict[str, object]) -> None:
        try:
            found = json.loads(lines[0])
            for line in lines[1:]:
                *key, done = json.loads(line)
                self.found[tuple(key)] = done
        except (ValueError, TypeError):
            found = None
        if found != head:
            text = "{path} keeps no results of this: seed or version are others. Name another file."
            raise BadPlan("lab-keep-other", text, {"path": excerpt(str(path))})

    def results(
        self,
        play: Callable[[Work], Any],
        work: Iterable[Work],
        key: Callable[[Work], Key],
        pool: Executor | None,
        workers: int,
    ) -> Iterator[tuple[Work, Any]]:
        """Each piece of work with what came of it, in the order of the work: from the file, or played now and kept."""
        every = [(one, key(one)) for one in work]
        fresh = running.results(play, [one for one, name in every if name not in self.found], pool, workers)
        for one, name in every:
            if name not in self.found:
                _, self.found[name] = next(fresh)
                self._keep(name)
            yield one, self.found[name]

    def _keep(self, name: Key) -> None:
        if self.file is None:
            return
        try:
            self.file.write(json.dumps([*name, self.found[name]]).encode() + b"\n")
            self.file.flush()
        except OSError as error:
            text = "{path} cannot be used to keep results: {why}."
            raise BadPlan("lab-keep", text, {"path": str(self.file.name), "why": error.strerror or "?"}) from None

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


@cache
def code_digest() -> str:
    """Of whatever could change a game: rules, cards, decks, and how the programs play."""
    parts = hashlib.sha256()
    for folder in ("rules", "cards", "decks", "games", "players", "lab"):
        for path in sorted((Path(farfield.__file__).parent / folder).rglob("*")):
            if path.suffix in (".py", ".json", ".jsonl", ".txt"):
                parts.update(path.as_posix().rpartition("farfield/")[2].encode() + path.read_bytes())
    return parts.hexdigest()[:16]
