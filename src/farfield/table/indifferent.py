"""Questions whose answers all come to the same: readying what is ready, moving home who is home, an order on which
nothing hangs.

The rules ask them, for a choice is made there; whoever sits at a table need not be. Every answer is tried in imagined
games, so that nothing is known that the seat does not know, up to the next question that a person would be asked. Only
where the game stands the same after all of them does nothing hang on it.
"""

from __future__ import annotations

from typing import Final

from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS
from farfield.rules.game import Game
from farfield.rules.knowing.statehash import Stand
from farfield.rules.state import Decision, Option, look_alike
from farfield.rules.terms import (
    DONE,
    NO,
    PASS,
    PICK,
    Q_CHOOSE,
    Q_FOCUS,
    Q_MAY,
    Q_MODE,
    Q_ORDER,
    Q_PRIORITY,
    Q_REPLACE,
    Q_TARGET,
)

TRIED: Final = (Q_TARGET, Q_CHOOSE, Q_MAY, Q_MODE, Q_ORDER, Q_REPLACE)
"""What is asked on the way to an effect. What to begin, where to and what with everybody decides themselves."""

WORLDS: Final = 2  # imagined games: what is the same in one of them by chance is not in the other
MOST: Final = 16  # answers that are tried, for everybody else waits as long; where there are more ways, it is asked
LONGEST: Final = 60  # passes until somebody is asked again


def same_anyhow(game: Game, decision: Decision) -> Option | None:
    """What to answer where no answer changes anything: nothing, if that can be, or the first. None: it is asked."""
    if decision.kind not in TRIED or len(decision.options) < 2 or decision.others:
        return None
    for world in range(WORLDS):
        imagined = game.imagine(decision.seat, world + 1, PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS)
        ways = _Ways(decision.seat, decision.arena)
        question = imagined.find_decision(decision.id)
        if question is None or not ways.end_the_same(imagined, question):
            return None
    return next((option for option in decision.options if option.verb in (DONE, NO)), decision.options[0])


class _Ways:
    """All ways through a question and those that follow from it at once, in one imagined game."""

    def __init__(self, seat: int, arena: int) -> None:
        self.seat = seat
        self.arena = arena
        self.tried = 0
        self.first: Stand | None = None  # where the first way ended

    def end_the_same(self, before: Game, question: Decision) -> bool:
        for option in _unlike(before, question):
            self.tried += 1
            if self.tried > MOST:
                return False
            game = before.copy()
            game.choose(question, option)
            following = self._follows(game)
            if following is not None:
                if not self.end_the_same(game, following):
                    return False
            elif self.first is None:
                self.first = game.stand()
            elif not game.stands_as(self.first):
                return False
        return True

    def _follows(self, game: Game) -> Decision | None:
        """What the seat is asked next, if that is tried as well; on the way there all pass who would not be asked."""
        for _ in range(LONGEST):
            asked = game.arenas[self.arena].question
            if asked is None or game.over:
                return None
            if asked.kind in TRIED and asked.seat == self.seat and len(asked.options) > 1 and not asked.others:
                return asked
            if not self._is_passed(game, asked):
                return None
            game.choose(asked, asked.options[-1])
        return None

    def _is_passed(self, game: Game, asked: Decision) -> bool:
        if asked.kind not in (Q_PRIORITY, Q_FOCUS) or asked.options[-1].verb != PASS:
            return len(asked.options) == 1 and asked.kind in TRIED
        if asked.seat != self.seat:  # whoever holds something may answer with it, whatever was imagined of it
            return len(asked.options) == 1 and not game.sides[asked.seat].hand and not _hides(game, asked.seat)
        chain = game.arenas[self.arena].chain
        own = asked.kind == Q_PRIORITY and bool(chain) and chain[-1].seat == self.seat
        return own or len(asked.options) == 1


def _hides(game: Game, seat: int) -> bool:
    return any(game.card(id).controller == seat for place in game.places for id in place.facedown)


def _unlike(game: Game, question: Decision) -> list[Option]:
    """Of answers about things that no text tells apart only the first."""
    out: list[Option] = []
    for option in question.options:
        if not any(_alike(game, option, other) for other in out):
            out.append(option)
    return out


def _alike(game: Game, x: Option, y: Option) -> bool:
    if x.verb != PICK or y.verb != PICK or not x.is_thing or not y.is_thing or x.b != y.b:
        return False
    one, other = game.find(x.thing), game.find(y.thing)
    return one is not None and other is not None and one.zone == other.zone and look_alike(one, other)
