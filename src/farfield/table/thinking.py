"""Where programs think: on games of their own, played again from what is stored, far from anybody who waits.

A worker is told which game, what has been stored since it last heard of it, and what is asked. It needs no state of the
room, so it can be ended at any moment and another one begins from the stored answers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from farfield.games.settings import Undo
from farfield.players import Player
from farfield.rules.state import Option
from farfield.rules.terms import Verb
from farfield.table import entries, learning
from farfield.table.playing import Playing
from farfield.table.programs import program, think

MOST: Final = 400
"""So many games one worker keeps; of the others it is told everything again."""


Key = tuple[str, int, str, bool]
Found = tuple[Verb, int, int] | None
"""Verb, a and b of an answer; None: it does not step in, or the question is gone."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a program is asked, in plain words that can go anywhere."""

    room: str
    game: int
    settings: str
    """As they are stored."""
    undo: Undo
    shared_screen: bool
    engine: str
    seat: int
    program: str
    seed: int
    decision: int
    offer: bool
    fallback: Found
    """What is answered if there is no time to think."""
    who: str = ""
    """In whose turn it is thought about."""

    @property
    def key(self) -> Key:
        """Of the game, as long as it is played the same way."""
        return self.room, self.game, self.undo, self.shared_screen


class _Known:
    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.players: dict[tuple[int, str], Player] = {}


_KNOWN: OrderedDict[Key, _Known] = OrderedDict()


def answer(question: Question, since: int, said: Sequence[str]) -> tuple[bool, Found]:
    """False: this worker does not know the game up to entry `since`, and wants to be told everything. Raises
    `FarfieldError` if it cannot be played."""
    known = _KNOWN.pop(question.key, None)
    if known is None or known.playing.entries != since:
        if since:
            return False, None
        known = _begin(question)
    for line in said:
        entry = entries.read(line)
        known.playing.again(entry)
        if entry.kind == "undo":
            known.players.clear()  # what they had planned is not what happened
    _KNOWN[question.key] = known
    while len(_KNOWN) > MOST:
        _KNOWN.popitem(last=False)
    who = question.seat, question.program
    if who not in known.players:
        known.players[who] = program(question.program, question.seed)
    found = think(known.players[who], known.playing.game.copy(), question.decision, question.offer)
    return True, plain(found)


def plain(option: Option | None) -> Found:
    return None if option is None else (option.verb, option.a, option.b)


def _begin(question: Question) -> _Known:
    settings, position = learning.read(question.settings)
    settings = replace(settings, undo=question.undo)
    return _Known(Playing(settings, question.shared_screen, question.engine, position))
