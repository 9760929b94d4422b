"""Puzzles at the table: a room plays one like any game, only that it begins from its position, and stops where it is
decided."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from farfield.errors import FarfieldError, Message
from farfield.games import Position
from farfield.games.answers import choices
from farfield.players.hints import nudge_to
from farfield.puzzles import LOST, Prover, Puzzle, TooLarge, puzzle, puzzles
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.table.bodies import CreateRoom
from farfield.table.setting_up import BadRoom
from farfield.table.study import PuzzleInfo, Puzzles, PuzzleSeen, PuzzleSolution
from farfield.table.views import Sight
from farfield.words.messages import Messages

ASKED: Final = 4
"""Programs that each was shown to (`farfield.lab.puzzles`)."""
MORE: Final = 2
"""So many answers more than the shortest line are looked ahead."""
MOST: Final = 1_500
"""Positions that are looked at for a hint."""


class NoLine(FarfieldError):
    """The goal is out of reach, or too far away to be sure."""


def start_of(setup: CreateRoom) -> Position:
    """The position that a puzzle's room begins from. Raises `UnknownPuzzle` or `BadRoom`."""
    one = puzzle(setup.puzzle)
    kinds = ["here" if seat == one.seat else "program" for seat in range(len(one.position.seats))]
    if setup.mode != one.mode or [seat.kind for seat in setup.seats] != kinds:
        text = "A puzzle is for one person at this screen. Begin it from the list of puzzles."
        raise BadRoom("room-puzzle", text)
    return one.position


def aim(one: Puzzle, said: Messages) -> str:
    """What is to be reached, in words."""
    return said.get(f"puzzle-goal-{one.goal.kind}", fields=", ".join(one.field_names), unit=one.goal.unit)


def seen(one: Puzzle, game: Game, said: Messages) -> PuzzleSeen:
    standing = one.goal.standing(game, one.seat, one.position.turn)
    rules = said.get("puzzle-rules-lane" if one.mode == "lanes" else "puzzle-rules")
    return PuzzleSeen(one.number, aim(one, said), len(one.failed), ASKED, one.length, standing, rules)


@lru_cache
def listed(lang: str) -> Puzzles:
    said = Messages(lang)
    return Puzzles(
        [
            PuzzleInfo(
                one.number,
                one.mode,
                said.get(f"mode-{one.mode}"),
                aim(one, said),
                len(one.failed),
                ASKED,
                one.length,
                list(one.legends),
                one.seat,
            )
            for one in puzzles()
        ]
    )


@lru_cache(maxsize=1_000)
def solution(number: int, lang: str) -> PuzzleSolution:
    """The line that is kept, as far as it is one's own: each answer in the words of the table. Raises
    `UnknownPuzzle`."""
    one = puzzle(number)
    game, said = one.start(), Messages(lang)
    names = [said.called(name) for name in one.names]
    steps: list[str] = []
    for words in one.line:
        decision = game.decisions()[0]
        option = decision.options[choices(game, decision).index(words)]
        if decision.seat == one.seat and len(decision.options) > 1:
            steps.append(Sight(game, names, one.seat, said, {}, 0).answer(decision, option))
        game.choose(decision, option)
    return PuzzleSolution(steps)


@dataclass(frozen=True)
class Next:
    """What a shortest line goes on with."""

    option: Option
    nudge: Message
    reasons: tuple[Message, ...]


def next_of(one: Puzzle, game: Game, decision: Decision) -> Next:
    """Raises `NoLine`."""
    if decision.seat != one.seat:
        raise out_of_reach()
    prover = Prover(one.goal, one.seat, one.start(), MOST)
    try:
        length = prover.shortest(game, one.length + MORE)
        option = prover.next(game, length) if length < LOST else None
    except TooLarge:
        text = "From here it is too far to be sure. Take back, or start over."
        raise NoLine("puzzle-too-far", text) from None
    if option is None:
        raise out_of_reach()
    left = Message("puzzle-left", "From here {count} answers are enough.", {"count": length})
    return Next(option, nudge_to(decision, option), (left,))


def out_of_reach() -> NoLine:
    return NoLine("puzzle-out-of-reach", "From here no short line reaches the goal. Take back, or start over.")
