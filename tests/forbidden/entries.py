"""What an entry of the list is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from farfield.rules.game import Game
from farfield.rules.state import State
from tests.forbidden.reading import look
from tests.insides import state_of


@dataclass(frozen=True)
class Entry:
    """One kind of state that must never be."""

    name: str
    clause: str
    words: str
    find: Callable[[State], Iterator[object]]


ENTRIES: list[Entry] = []
Finder = Callable[[State], Iterator[object]]


def entry(clause: str, words: str) -> Callable[[Finder], Finder]:
    def add(find: Finder) -> Finder:
        ENTRIES.append(Entry(find.__name__.replace("_", "-"), clause, words, find))
        return find

    return add


def broken(game: Game) -> list[str]:
    """Every forbidden thing about a game as it is: `name [clause] words: what`."""
    s = state_of(game)
    look(s)
    return [f"{e.name} [{e.clause}] {e.words}: {what}" for e in ENTRIES for what in e.find(s)]


def names_of(found: list[str]) -> set[str]:
    return {line.split(" ", 1)[0] for line in found}
