"""Which cards of an opening hand to put back: every way is tried out, in the same imagined games."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.rules.terms import PUT_BACK, Q_MULLIGAN

from .trying_out import Step, distinct, question_in


def best_of_all(
    seen: Game,
    now: Decision,
    games: int,
    imagine: Callable[[int], Game],
    worth: Callable[[Game], float],
    late: Callable[[], bool],
) -> list[Step]:
    """The answers to give: what comes to most on average. `imagine`: the game as it may be, by the number of a try;
    `worth`: what such a game comes to once the cards are put back, which it may play on."""
    ways = list(put_back(seen, now, []))
    totals = [0.0] * len(ways)
    for number in range(games):
        if number and late():
            break
        world = imagine(number)
        for i, steps in enumerate(ways):
            copy = world.copy()
            for step in steps:
                question = question_in(copy, now.arena)
                assert question is not None
                copy.choose(question, step.option)
            totals[i] += worth(copy)
    return ways[totals.index(max(totals))]


def put_back(game: Game, now: Decision, before: list[Step]) -> Iterator[list[Step]]:
    """Every way to answer the mulligan; to keep everything comes first."""
    least = before[-1].option.thing if before else 0
    for option in sorted(distinct(game, now), key=lambda option: (option.verb == PUT_BACK, option.thing)):
        if option.verb == PUT_BACK and option.thing < least:
            continue  # the same cards in another order
        steps = [*before, Step(now, option)]
        copy = game.copy()
        copy.choose(now, option)
        question = None if copy.over else question_in(copy, now.arena)
        if (
            option.verb == PUT_BACK
            and question is not None
            and (question.kind, question.seat) == (Q_MULLIGAN, now.seat)
        ):
            yield from put_back(copy, question, steps)
        else:
            yield steps
