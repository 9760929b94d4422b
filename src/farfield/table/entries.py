"""One line of a stored game: an answer, a concession, a wish, what was taken back; and of a match how it began, and who
has exchanged what after a game.

>>> say(Entry("answer", 1, 12, 1, "play", 8199, 0))
'answer seat 1 decision 12 question 1 play 8199 0'
>>> say(Entry("answer", 1, 12, 1, "play", 8199, 0, id=41))
'answer seat 1 decision 12 question 1 play 8199 0 id 41'
>>> read(say(Entry("undo", 0, count=2))) == Entry("undo", 0, count=2)
True
>>> say(Entry("exchange", 1, ready=True, out=("Gust",), into=("Hexcore",)))
'exchange seat 1 ready | out Gust | in Hexcore'
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from farfield.rules.terms import VERB_NAMES

_ANSWER: Final = re.compile(
    r"(answer|auto) seat (\d+) decision (-?\d+) question (\d+) ([a-z-]+) (-?\d+) (-?\d+)(?: id (-?\d+))?"
    r"(?: hash ([0-9a-f]{16}))?"
)
_UNDO: Final = re.compile(r"undo seat (\d+) count (\d+)")
_CONCEDE: Final = re.compile(r"concede seat (\d+)(?: hash ([0-9a-f]{16}))?")
_WISH: Final = re.compile(r"wish seat (\d+) wants (\d+)")
_MATCH: Final = re.compile(r"match seed (\d+) games (\d) sideboards (on|off)")
_EXCHANGE: Final = re.compile(r"exchange seat (\d+) (ready|not ready)(?: \| out (.+) \| in (.+))?")


class Entry(Struct, frozen=True, gc=False):
    """`kind` is answer, auto (an answer the server gave for a seat that could only pass), undo, concede,
    wish (what a seat wants to be asked from then on: `a`), match (the first line of its first game) or exchange
    (after a game of a match)."""

    kind: str
    seat: int
    decision: int = 0
    question: int = 0
    verb: str = ""
    a: int = 0
    b: int = 0
    count: int = 0
    hash: str = ""
    """Of the state after it; not every entry has one."""
    seed: int = 0
    ready: bool = False
    """For the next game of the match; of a match itself: with sideboards."""
    out: tuple[str, ...] = ()
    into: tuple[str, ...] = ()
    id: int = 0
    """An answer's own number, by which whoever gave it knows it again; 0: it has none."""


class BadEntry(Exception):
    """A line that is no entry."""


def say(x: Entry) -> str:
    if x.kind == "undo":
        return f"undo seat {x.seat} count {x.count}"
    if x.kind == "concede":
        return f"concede seat {x.seat}" + (f" hash {x.hash}" if x.hash else "")
    if x.kind == "wish":
        return f"wish seat {x.seat} wants {x.a}"
    if x.kind == "match":
        return f"match seed {x.seed} games {x.count} sideboards {'on' if x.ready else 'off'}"
    if x.kind == "exchange":
        cards = f" | out {'; '.join(x.out)} | in {'; '.join(x.into)}" if x.out else ""
        return f"exchange seat {x.seat} {'ready' if x.ready else 'not ready'}{cards}"
    words = f"{x.kind} seat {x.seat} decision {x.decision} question {x.question} {x.verb} {x.a} {x.b}"
    if x.id:
        words = f"{words} id {x.id}"
    return f"{words} hash {x.hash}" if x.hash else words


def read(said: str) -> Entry:
    if found := _ANSWER.fullmatch(said):
        kind, seat, decision, question, verb, a, b, id, state = found.groups()
        if verb in VERB_NAMES:
            numbers = int(seat), int(decision), int(question)
            return Entry(kind, *numbers, verb, int(a), int(b), hash=state or "", id=int(id or 0))
    if found := _UNDO.fullmatch(said):
        return Entry("undo", int(found[1]), count=int(found[2]))
    if found := _CONCEDE.fullmatch(said):
        return Entry("concede", int(found[1]), hash=found[2] or "")
    if found := _WISH.fullmatch(said):
        return Entry("wish", int(found[1]), a=int(found[2]))
    if found := _MATCH.fullmatch(said):
        return Entry("match", 0, seed=int(found[1]), count=int(found[2]), ready=found[3] == "on")
    if found := _EXCHANGE.fullmatch(said):
        out, into = (tuple(cards.split("; ")) if cards else () for cards in (found[3], found[4]))
        return Entry("exchange", int(found[1]), ready=found[2] == "ready", out=out, into=into)
    raise BadEntry(said[:80])
