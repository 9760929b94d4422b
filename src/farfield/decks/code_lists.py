"""Lists of codes: RiftKeep's, where ``# main`` and ``# sideboard`` mark the sections, and the id text of builders."""

from __future__ import annotations

from collections.abc import Iterable

from farfield.cards.facts import facts
from farfield.decks.deck import Deck, Entry
from farfield.decks.printings import code_of, id_of
from farfield.decks.text import apart


def write_riftkeep(deck: Deck) -> str:
    """``count SET-NUMBER name`` lines; the Chosen Champion is the first champion unit of the legend."""
    champion, main = apart(deck)
    battlefields = [(1, name) for name in deck.battlefields]
    lines = ["# main", *_coded([(1, deck.legend), *champion, *main, *battlefields, *deck.runes])]
    if deck.sideboard:
        lines += ["# sideboard", *_coded(deck.sideboard)]
    return "\n".join(lines) + "\n"


def write_ids(deck: Deck) -> str:
    """``count id`` lines under marks, below lines for name, legend and champion."""
    champion, main = apart(deck)
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Legend: {id_of(facts(deck.legend))}", f"Champion: {_ids(champion)[0].removeprefix('1 ')}"]
    sections = [
        ("Main", main),
        ("Runes", deck.runes),
        ("Battlefields", [(1, name) for name in deck.battlefields]),
        ("Sideboard", deck.sideboard),
    ]
    for mark, entries in sections:
        if entries:
            lines += ["", f"# {mark}", *_ids(entries)]
    return "\n".join(lines) + "\n"


def _coded(entries: Iterable[Entry]) -> list[str]:
    return [f"{count} {code_of(facts(name))} {name}" for count, name in entries]


def _ids(entries: Iterable[Entry]) -> list[str]:
    return [f"{count} {id_of(facts(name))}" for count, name in entries]
