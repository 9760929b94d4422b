"""Learn how likely a Duel is to be won: games that programs play against themselves, and a network fitted to them.

python -m farfield.lab.learn_duel [--games 6000] [--seed 1000001] [--player thumb-1.1] [--into duel_weights.json]

Half of the decks are random ones of all complete cards, the others come with Farfield. Some players wander off now and
then, so that also what a good player avoids is seen. The same seed learns the same weights. Needs numpy
(`pip install ".[learn]"`); with the compiled engine it is much faster.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from farfield.decks import Deck, builtin_decks
from farfield.games import start
from farfield.lab import running
from farfield.lab.random_decks import allowed
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.players.duel_value import WEIGHTS, numbers
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_MAIN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]

WANDER: Final = 0.06  # how often any answer at all is given, by those who wander
MIDDLE: Final = 0.15  # how often a later question of a Main Phase is written down too
INNER: Final = (16, 8)  # how wide the two layers are
SHRINK: Final = 1e-3  # weights that do nothing shrink
SHRINK_CARDS: Final = 1e-2
EPOCHS: Final = 12
BATCH: Final = 512
CHUNK: Final = 4096  # rows that are looked at together where nothing is learned from them
LOOK_AHEAD: Final = 0.3  # how much of what is aimed at is the guess at the next moment, and not what came after it
FEWEST: Final = 20


@dataclass
class Moment:
    """What a seat could count in a Main Phase: numbers, names on the board with 1 or -1, names in its hand."""

    seat: int
    numbers: list[float]
    board: list[tuple[str, int]]
    hand: list[str]


@dataclass
class Lesson:
    """A game to learn from."""

    moments: list[Moment] = field(default_factory=list)
    winner: int = -1


class Pupil:
    """Plays like another, wanders off now and then, and writes down what both seats see."""

    def __init__(self, player: Player, wander: float, dice: Random, lesson: Lesson) -> None:
        self.player = player
        self.wander = wander
        self.dice = dice
        self.lesson = lesson
        self.turn = -1

    def choose(self, game: Game, decision: Decision) -> Option:
        if decision.kind == Q_MAIN and (game.turn != self.turn or self.dice.random() < MIDDLE):
            self.turn = game.turn
            for seat in (0, 1):
                self.lesson.moments.append(Moment(seat, *numbers(game, seat)))
        if self.dice.random() < self.wander:
            return self.dice.choice(decision.options)
        return self.player.choose(game, decision)


def dealt(dice: Random) -> Deck:
    return allowed().table(dice.randrange(100_000), 1)[0] if dice.random() < 0.5 else dice.choice(builtin_decks())


def play(seed: int, players: tuple[str, ...]) -> Lesson:
    """One game; each seat has any of these players, and every other one wanders."""
    dice = Random(f"lesson {seed}")
    lesson = Lesson()
    game = start([dealt(dice), dealt(dice)], seed, record=False)
    pupils = [
        Pupil(PROGRAMS[dice.choice(players)](seed + seat), dice.choice((0.0, WANDER)), dice, lesson) for seat in (0, 1)
    ]
    play_out(game, pupils)
    lesson.winner = game.winners[0] if game.winners else -1
    return lesson


@dataclass
class Examples:
    """Many moments as tables: what was counted, which cards were where, who won, which game and whose moment it was."""

    x: Numbers
    cards: Numbers
    """Numbers of cards: first those on the board, then those in hand, then the one that fills up the row."""
    signs: Numbers
    won: Numbers
    games: Numbers
    seats: Numbers
    names: list[str]

    def some(self, which: Numbers) -> Examples:
        return Examples(
            self.x[which], self.cards[which], self.signs[which], self.won[which], self.games[which], self.seats[which],
            self.names,
        )  # fmt: skip

    def spread(self) -> Numbers:
        """The cards as a table with a column for each."""
        import numpy as np

        out = np.zeros((len(self.won), 2 * len(self.names) + 1))
        np.add.at(out, (np.arange(len(self.won))[:, None], self.cards), self.signs)
        return out[:, :-1]

    def chunks(self) -> list[Examples]:
        import numpy as np

        return [self.some(rows) for rows in np.array_split(np.arange(len(self.won)), 1 + len(self.won) // CHUNK)]


def examples(lessons: Sequence[Lesson]) -> Examples:
    import numpy as np

    seen = [(i, lesson.winner, moment) for i, lesson in enumerate(lessons) for moment in lesson.moments]
    seen = [one for one in seen if one[1] >= 0]
    names = sorted({name for _, _, m in seen for name in [*m.hand, *(name for name, _ in m.board)]})
    row = {name: i for i, name in enumerate(names)}
    most = max(len(m.board) + len(m.hand) for _, _, m in seen)
    cards = np.full((len(seen), most), 2 * len(names), dtype=np.int16)
    signs = np.zeros((len(seen), most), dtype=np.float32)
    for i, (_, _, moment) in enumerate(seen):
        found = [(row[name], sign) for name, sign in moment.board]
        found += [(len(names) + row[name], 1) for name in moment.hand]
        for k, (card, sign) in enumerate(found):
            cards[i, k], signs[i, k] = card, sign
    x = np.array([moment.numbers for _, _, moment in seen], dtype=np.float32)
    won = np.array([float(moment.seat == winner) for _, winner, moment in seen])
    games, seats = np.array([i for i, _, _ in seen]), np.array([moment.seat for _, _, moment in seen])
    return Examples(x, cards, signs, won, games, seats, names)


def passed(weights: list[Any], x: Numbers, cards: Numbers) -> tuple[Numbers, ...]:
    """What comes out of each layer, as in `duel_value`, for many rows at once; the log odds last."""
    import numpy as np

    first, first_bias, second, second_bias, last, last_bias, line, card = weights
    before = x @ first.T + first_bias
    inner = np.maximum(before, 0)
    later = inner @ second.T + second_bias
    outer = np.maximum(later, 0)
    return before, inner, later, outer, outer @ last + last_bias + x @ line + cards @ card


def slopes(weights: list[Any], some: Examples, aim: Numbers) -> list[Any]:
    """How the loss of some rows changes with each weight."""
    import numpy as np

    x, cards = some.x.astype(np.float64), some.spread()
    before, inner, later, outer, odds = passed(weights, x, cards)
    off = (1 / (1 + np.exp(-odds)) - aim) / len(aim)
    at_second = np.outer(off, weights[4]) * (later > 0)
    at_first = (at_second @ weights[2]) * (before > 0)
    return [
        at_first.T @ x + SHRINK * weights[0], at_first.sum(0), at_second.T @ inner + SHRINK * weights[2],
        at_second.sum(0), outer.T @ off, off.sum(), x.T @ off + SHRINK * weights[6],
        cards.T @ off + SHRINK_CARDS * weights[7],
    ]  # fmt: skip


def chances(weights: list[Any], all_: Examples) -> Numbers:
    import numpy as np

    odds = [passed(weights, some.x.astype(np.float64), some.spread())[-1] for some in all_.chunks()]
    out: Numbers = 1 / (1 + np.exp(-np.concatenate(odds)))
    return out


def loss(weights: list[Any], some: Examples) -> tuple[float, float]:
    """Logistic loss, and the share of moments in which the likelier one won."""
    import numpy as np

    chance = chances(weights, some)
    off = -np.mean(some.won * np.log(chance + 1e-9) + (1 - some.won) * np.log(1 - chance + 1e-9))
    return float(off), float(np.mean((chance > 0.5) == (some.won > 0.5)))


def looking_ahead(weights: list[Any], all_: Examples) -> Numbers:
    """What to aim at: who won, mixed with what was guessed at the moments in between, so that luck counts for less."""
    guessed = chances(weights, all_)
    aim = all_.won.copy()
    later: dict[tuple[int, int], int] = {}
    for i in range(len(aim) - 1, -1, -1):
        whose = (int(all_.games[i]), int(all_.seats[i]))
        if whose in later:
            aim[i] = LOOK_AHEAD * guessed[later[whose]] + (1 - LOOK_AHEAD) * aim[later[whose]]
        later[whose] = i
    return aim


def trained(all_: Examples, seed: int = 1) -> tuple[list[Any], float, float]:
    """Twice: to guess who wins, then looking ahead with what was guessed."""
    first = fitted(all_, all_.won, seed)
    return fitted(all_, looking_ahead(first[0], all_), seed)


def fitted(all_: Examples, aims: Numbers, seed: int) -> tuple[list[Any], float, float]:
    """Adam; one game in ten is left out, and of all epochs the weights that fit those best are taken."""
    import numpy as np

    dice = np.random.default_rng(seed)
    aside = all_.games % 10 == 9
    others, those, aims = all_.some(aside), all_.some(~aside), aims[~aside]
    width = those.x.shape[1]
    weights: list[Any] = [
        dice.normal(0, width**-0.5, (INNER[0], width)), np.zeros(INNER[0]),
        dice.normal(0, INNER[0] ** -0.5, (INNER[1], INNER[0])), np.zeros(INNER[1]),
        dice.normal(0, 0.1, INNER[1]), 0.0, np.zeros(width), np.zeros(2 * len(those.names)),
    ]  # fmt: skip
    drift = [np.zeros_like(one) for one in weights]
    spread = [np.zeros_like(one) for one in weights]
    best, found, t = weights, (float("inf"), 0.0), 0
    for epoch in range(EPOCHS):
        rate = 2e-3 * (1 - epoch / EPOCHS) + 1e-5
        order = dice.permutation(len(those.won))
        for begin in range(0, len(order), BATCH):
            t += 1
            rows = order[begin : begin + BATCH]
            for i, slope in enumerate(slopes(weights, those.some(rows), aims[rows])):
                drift[i] = 0.9 * drift[i] + 0.1 * slope
                spread[i] = 0.999 * spread[i] + 0.001 * slope * slope
                step = drift[i] / (1 - 0.9**t) / (np.sqrt(spread[i] / (1 - 0.999**t)) + 1e-8)
                weights[i] = weights[i] - rate * step
        now = loss(weights, others)
        if now[0] < found[0]:
            best, found = [np.array(one) for one in weights], now
    return best, *found


def as_text(weights: list[Any], names: Sequence[str]) -> str:
    """JSON with a line for each row and each card, so that a change can be read."""
    import numpy as np

    first, first_bias, second, second_bias, last, last_bias, line, card = weights
    tables = {
        "first": np.column_stack([first, first_bias]), "second": np.column_stack([second, second_bias]),
        "last": np.append(last, last_bias)[None, :],
    }  # fmt: skip
    parts: list[str] = []
    for key, rows in tables.items():
        lines = [json.dumps([round(float(x), 4) for x in row], separators=(",", ":")) for row in rows]
        parts.append(f' "{key}": [\n  ' + ",\n  ".join(lines) + "]")
    parts.append(' "line": ' + json.dumps([round(float(x), 4) for x in line], separators=(",", ":")))
    for key, those in (("board", card[: len(names)]), ("hand", card[len(names) :])):
        rounded = {name: round(float(x), 3) for name, x in zip(names, those, strict=True)}
        lines = [f"{json.dumps(name, ensure_ascii=False)}: {x}" for name, x in rounded.items() if x]
        parts.append(f' "{key}": {{\n  ' + ",\n  ".join(lines) + "}")
    return "{\n" + ",\n".join(parts) + "}\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.learn_duel", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1_000_001, help="of the first game")
    parser.add_argument("--player", default="thumb-1.1", choices=PROGRAMS, help="who plays them")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--into", type=Path, default=WEIGHTS, help="where the weights are put")
    chosen = parser.parse_args(argv)
    if chosen.games < FEWEST:
        parser.error(f"it takes at least --games {FEWEST} to learn anything")
    try:
        import numpy  # noqa: F401
    except ImportError:
        print('Learning needs numpy: pip install ".[learn]"', file=sys.stderr)
        return 2
    progress = running.Progress()
    lessons: list[Lesson] = []
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    with running.runs(chosen.cores) as here:
        for _, lesson in here.results(partial(play, players=(chosen.player,)), seeds):
            lessons.append(lesson)
            progress.tell(len(lessons), chosen.games)
    progress.end()
    all_ = examples(lessons)
    weights, off, right = trained(all_)
    print(f"{chosen.games} games, {len(all_.won)} moments; on other games loss {off:.4f}, {right:.1%} right")
    chosen.into.write_text(as_text(weights, all_.names), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
