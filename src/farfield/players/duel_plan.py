"""A whole turn of a Duel: which actions in which order, and what the opponent makes of where they lead.

Several actions are tried out one after another, following the best beginnings, and what was learned says how each end
of the turn looks. The best ends, each unlike the others, are played on: the opponent's next turn and one's own, with
several hands that the opponent may have, every end with the same ones. The answers that lead to the best of them are
given one after another, and only what nobody could foresee is thought about anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from farfield.rules.game import Game
from farfield.rules.state import Decision

from .combinations import Combinations, TryingMore
from .duel_turn import Quick, Weighing, play_on
from .trying_out import Course, Step, quiet

SETTLED = 6.0  # log odds of a game that is won; no guess is surer
APART = 1e-6  # ends whose worth differs by less are the same actions in another order


@dataclass(frozen=True)
class Plan:
    """How far a turn is looked through."""

    long: int = 4  # how many actions one after another are tried out
    wide: int = 3  # how many beginnings are followed
    top: int = 6  # how many ends are played on
    hands: int = 8  # with how many hands of the opponent
    turns: int = 2  # for how many turns: the opponent's, one's own, and so on
    behind: float = 3.0  # a beginning or an end that is so much worse than another, in log odds, is not followed


class WholeTurn(Combinations):
    """Looks for the best way to use one turn."""

    def __init__(
        self,
        trying: TryingMore,
        sense: Weighing,
        plan: Plan,
        quick: Quick,
        dice: Random,
        deal: Callable[[Game, int, int], Game],
        late: Callable[[], bool],
    ) -> None:
        super().__init__(trying, sense, plan.long, plan.wide, plan.behind, late)
        self.weighing = sense
        self.plan = plan
        self.quick = quick
        self.dice = dice
        self.deal = deal  # an imagined game as it may be for a seat, by a number

    def best(self, seen: Game, now: Decision) -> list[Step]:
        """The answers to give, from this question on, until the turn is ended."""
        course = self.judged(self.ends(seen, now), now.seat)
        if course.game.over:
            return course.steps
        last = self.goes_on(course.game, now)
        return course.steps if last is None else [*course.steps, Step(last, quiet(last.options))]

    def judged(self, ends: list[Course], seat: int) -> Course:
        """Of the best ends the one that is best after the opponent's next turn."""
        kept = self.unlike(ends)
        if len(kept) == 1:
            return kept[0]
        totals = [0.0] * len(kept)
        left = list(range(len(kept)))
        hands = self.plan.hands
        for number in range(hands):
            hand = self.dice.getrandbits(32)
            found: list[float] = []
            for i in left:
                if self.late():
                    break
                found.append(self.later(kept[i], seat, hand))
            if len(found) < len(left):  # no time to play all of them on, so none is compared by this hand
                break
            for i, value in zip(left, found, strict=True):
                totals[i] += value
            if number + 1 in (hands // 4, hands // 2) and len(left) > 2:
                left.sort(key=totals.__getitem__, reverse=True)
                left = left[: max(2, (len(left) + 1) // 2)]
        return kept[max(left, key=totals.__getitem__)]

    def unlike(self, ends: list[Course]) -> list[Course]:
        kept = ends[:1]
        for course in ends[1:]:
            if len(kept) == self.plan.top or course.value < kept[0].value - self.plan.behind:
                break
            if course.value < kept[-1].value - APART:
                kept.append(course)
        return kept

    def later(self, course: Course, seat: int, hand: int) -> float:
        """How good it looks, as log odds: what was learned, asked when the turn ends and again as each turn after it
        begins. Odds are averaged, not chances: whoever is far ahead or far behind shall still see a difference."""
        game = course.game
        if game.over:
            return SETTLED if seat in game.winners else -SETTLED
        total = after = clipped(course.value)
        game = self.deal(game, seat, hand)
        end_turn(game)
        for _ in range(self.plan.turns):
            if not game.over:
                play_on(game, game.turn_seat, self.quick, [])
            if game.over:
                after = SETTLED if seat in game.winners else -SETTLED
            else:
                after = clipped(self.weighing.now(game))
            total += after
        return total / (1 + self.plan.turns)


def clipped(odds: float) -> float:
    return max(-SETTLED, min(SETTLED, odds))


def end_turn(game: Game) -> None:
    """Whoever acts does nothing more."""
    turn = game.turn
    for _ in range(60):
        if game.over or game.turn != turn:
            return
        game.choose(game.decisions()[0], quiet(game.decisions()[0].options))
