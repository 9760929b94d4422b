"""One line of a stored game: an answer, a concession, or what was taken back.

>>> say(Entry("answer", 1, 12, 1, "play", 8199, 0))
'answer seat 1 decision 12 question 1 play 8199 0'
>>> read(say(Entry("undo", 0, count=2))) == Entry("undo", 0, count=2)
True
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from farfield.rules.terms import VERB_NAMES

_ANSWER: Final = re.compile(
    r"(answer|auto) seat (\d+) decision (-?\d+) question (\d+) ([a-z-]+) (-?\d+) (-?\d+)(?: hash ([0-9a-f]{16}))?"
)
_UNDO: Final = re.compile(r"undo seat (\d+) count (\d+)")
_CONCEDE: Final = re.compile(r"concede seat (\d+)")


@dataclass(frozen=True, slots=True)
class Entry:
    """`kind` is answer, auto (an answer the server gave for a seat that could only pass), undo or concede."""

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


class BadEntry(Exception):
    """A line that is no entry."""


def say(x: Entry) -> str:
    if x.kind == "undo":
        return f"undo seat {x.seat} count {x.count}"
    if x.kind == "concede":
        return f"concede seat {x.seat}"
    words = f"{x.kind} seat {x.seat} decision {x.decision} question {x.question} {x.verb} {x.a} {x.b}"
    return f"{words} hash {x.hash}" if x.hash else words


def read(said: str) -> Entry:
    if found := _ANSWER.fullmatch(said):
        kind, seat, decision, question, verb, a, b, state = found.groups()
        if verb in VERB_NAMES:
            return Entry(kind, int(seat), int(decision), int(question), verb, int(a), int(b), hash=state or "")
    if found := _UNDO.fullmatch(said):
        return Entry("undo", int(found[1]), count=int(found[2]))
    if found := _CONCEDE.fullmatch(said):
        return Entry("concede", int(found[1]))
    raise BadEntry(said[:80])
