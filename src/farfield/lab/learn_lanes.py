"""Learn what a lane is worth: games that the rule of thumb plays against itself, and two networks fitted to them.

python -m farfield.lab.learn_lanes [--rounds 3] [--games 500] [--into lane_weights.json]

Each round plays games of one player with the weights of the round before, wandering off now and then so that also what
a good player avoids is seen, and fits the weights to the points that really came. The games are played to the end of
the deck, whatever the score. Needs numpy (`pip install ".[learn]"`); with the compiled engine it is much faster.
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

from farfield.decks import builtin_decks
from farfield.games import SeatSettings, Settings, start
from farfield.lab import running
from farfield.players import lane_value, play_out
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import lane_at_a_glance
from farfield.rules.modes.lane_legends.modifiers import PRESETS
from farfield.rules.state import Decision, Option
from farfield.rules.terms import END_TURN, Q_MAIN

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

WANDER: Final = 0.03  # how often any answer at all is given
INNER: Final = (28, 12)  # how wide the two layers are
LAMBDA: Final = 0.8  # how much what really came counts, beside what the last weights expected along the way
KEPT_ROUNDS: Final = 4  # games of so many rounds are learned from
EPOCHS: Final = 40
BATCH: Final = 256


@dataclass
class Moment:
    """What could be counted at the beginning or the end of an Action Phase, and the score then."""

    acting: bool
    score: int
    numbers: list[float]


@dataclass
class Lesson:
    """A game to learn from."""

    score: int = 0
    moments: list[Moment] = field(default_factory=list)


class Pupil:
    """Plays by rule of thumb, wanders off now and then, and writes down what it sees."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.player = RuleOfThumb(seed)
        self.dice = Random(f"wander {seed}")
        self.lesson = Lesson()
        self.turn = 0

    def choose(self, sight: Sight, decision: Decision) -> Option:
        game = self.game
        if decision.kind == Q_MAIN and game.turn != self.turn:
            self.turn = game.turn
            self.note(game, True)
        wanders = self.dice.random() < WANDER
        option = self.dice.choice(decision.options) if wanders else self.player.choose(sight, decision)
        if decision.kind == Q_MAIN and option.verb == END_TURN:
            self.note(game, False)
        return option

    def note(self, game: Game, acting: bool) -> None:
        numbers = lane_value.LaneValue(game, 0, 0).numbers(lane_at_a_glance.of(game, 0, 0), acting)
        self.lesson.moments.append(Moment(acting, game.sides[0].points, numbers))


def play(seed: int) -> Lesson:
    """One game alone, with any built-in list and preset."""
    dice = Random(seed)
    seat = SeatSettings(dice.choice(builtin_decks()), ends_own_turn=True)
    game = start(Settings.of(seat, seed=seed, mode="lanes", options=dice.choice(list(PRESETS))), record=False)
    game.go_past_the_victory_score()
    pupil = Pupil(game, seed)
    play_out(game, [pupil])
    pupil.lesson.score = game.standing().points[0]
    return pupil.lesson


def lessons(weights: Path, first: int, games: int, cores: int) -> list[Lesson]:
    """Games with these weights."""
    lane_value.use(weights)  # what is expected along the way is asked here, too
    with running.runs(cores, first=partial(lane_value.use, weights)) as here:
        return [lesson for _, lesson in here.results(play, range(first, first + games))]


def examples(seen: Sequence[Lesson], acting: bool) -> tuple[Numbers, Numbers, Numbers]:
    """What was counted, the points that came after it, and which game it was."""
    import numpy as np

    expected = lane_value.networks()[acting]
    rows: list[list[float]] = []
    points: list[float] = []
    games: list[int] = []
    for i, lesson in enumerate(seen):
        moments = [moment for moment in lesson.moments if moment.acting == acting]
        came: list[float] = []
        after, score = 0.0, lesson.score
        for moment in reversed(moments):
            came.append(score - moment.score + after)
            after = LAMBDA * came[-1] + (1 - LAMBDA) * expected.guess(moment.numbers)
            score = moment.score
        rows += [moment.numbers for moment in moments]
        points += reversed(came)
        games += [i] * len(moments)
    return np.array(rows), np.array(points), np.array(games)


def fit(seen: Sequence[Lesson], acting: bool, say: str) -> dict[str, list[list[float]]]:
    """A network for these games; one game in ten is left out to see how well it fits others."""
    import numpy as np

    x, y, games = examples(seen, acting)
    aside = games % 10 == 0
    best, error = trained(x[~aside], y[~aside], x[aside], y[aside])
    print(f"{say}: {len(y)} moments, variance {np.var(y[aside]):.2f}, squared error on other games {error:.2f}")
    first, first_bias, second, second_bias, last, last_bias, line = best
    return {
        "first": rounded(np.column_stack([first, first_bias])),
        "second": rounded(np.column_stack([second, second_bias])),
        "last": rounded(np.append(last, last_bias)[None, :]),
        "line": rounded(line[None, :]),
    }


def rounded(rows: Numbers) -> list[list[float]]:
    return [[round(float(value), 4) for value in row] for row in rows]


def values(weights: list[Any], x: Numbers) -> Numbers:
    """As `players.network`, for many rows at once."""
    import numpy as np

    first, first_bias, second, second_bias, last, last_bias, line = weights
    inner = np.maximum(np.maximum(x @ first.T + first_bias, 0) @ second.T + second_bias, 0)
    return np.asarray(inner @ last + last_bias + x @ line)


def trained(x: Numbers, y: Numbers, other_x: Numbers, other_y: Numbers) -> tuple[list[Any], float]:
    """Begins with the straight line that fits best; Adam for the rest; the weights that fit the other games best."""
    import numpy as np

    dice = np.random.default_rng(1)
    width = x.shape[1]
    with_one = np.column_stack([x, np.ones(len(x))])
    line = np.linalg.solve(with_one.T @ with_one + 30 * np.eye(width + 1), with_one.T @ y)
    weights: list[Any] = [
        dice.normal(0, width**-0.5, (INNER[0], width)), np.zeros(INNER[0]),
        dice.normal(0, INNER[0] ** -0.5, (INNER[1], INNER[0])), np.zeros(INNER[1]),
        dice.normal(0, 0.1, INNER[1]), line[-1], line[:-1],
    ]  # fmt: skip
    drift = [np.zeros_like(one) for one in weights]
    spread = [np.zeros_like(one) for one in weights]
    best, best_error, t = weights, float("inf"), 0
    for epoch in range(EPOCHS):
        rate = 2e-3 * (1 - epoch / EPOCHS) + 1e-5
        order = dice.permutation(len(x))
        for begin in range(0, len(x), BATCH):
            these = order[begin : begin + BATCH]
            t += 1
            for i, slope in enumerate(slopes(weights, x[these], y[these])):
                drift[i] = 0.9 * drift[i] + 0.1 * slope
                spread[i] = 0.999 * spread[i] + 0.001 * slope * slope
                step = drift[i] / (1 - 0.9**t) / (np.sqrt(spread[i] / (1 - 0.999**t)) + 1e-8)
                weights[i] = weights[i] - rate * step
        error = float(np.mean((values(weights, other_x) - other_y) ** 2))
        if error < best_error:
            best, best_error = [np.array(one) for one in weights], error
    return best, best_error


def slopes(weights: list[Any], x: Numbers, y: Numbers) -> list[Any]:
    """How the squared error of some rows changes with each weight; far off counts no more than off by six."""
    import numpy as np

    first, first_bias, second, second_bias, last, last_bias, line = weights
    before = x @ first.T + first_bias
    inner = np.maximum(before, 0)
    later = inner @ second.T + second_bias
    outer = np.maximum(later, 0)
    off = np.clip(outer @ last + last_bias + x @ line - y, -6, 6) / len(y)
    at_second = np.outer(off, last) * (later > 0)
    at_first = (at_second @ second) * (before > 0)
    small = 1e-4  # weights that do nothing shrink
    return [
        at_first.T @ x + small * first, at_first.sum(0), at_second.T @ inner + small * second, at_second.sum(0),
        outer.T @ off, off.sum(), x.T @ off,
    ]  # fmt: skip


def as_text(networks: dict[str, dict[str, list[list[float]]]]) -> str:
    """JSON with a line for each row, so that a change can be read."""
    parts: list[str] = []
    for name, network in networks.items():
        layers: list[str] = []
        for key, rows in network.items():
            lines = ["   " + json.dumps(row, separators=(",", ":")) for row in rows]
            layers.append(f'  "{key}": [\n' + ",\n".join(lines) + "]")
        parts.append(f' "{name}": {{\n' + ",\n".join(layers) + "}")
    return "{\n" + ",\n".join(parts) + "}\n"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m farfield.lab.learn_lanes", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=500, help="in each round")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--into",
        type=Path,
        default=lane_value.WEIGHTS,
        help="the weights to go on from, and where the new ones are put",
    )
    chosen = parser.parse_args(argv)
    if chosen.rounds < 1 or chosen.games < 20:
        parser.error("it takes at least --rounds 1 and --games 20 to learn anything")
    if not chosen.into.exists():
        parser.error(f"there are no weights to go on from in {chosen.into}")
    try:
        import numpy  # noqa: F401
    except ImportError:
        print('Learning needs numpy: pip install ".[learn]"', file=sys.stderr)
        return 2
    seen: list[list[Lesson]] = []
    for number in range(chosen.rounds):
        first = chosen.seed + number * chosen.games
        seen = [*seen, lessons(chosen.into, first, chosen.games, chosen.cores)][-KEPT_ROUNDS:]
        scores = [lesson.score for lesson in seen[-1]]
        print(f"round {number + 1}: {len(scores)} games, mean score {sum(scores) / len(scores):.2f}", flush=True)
        every = [lesson for some in seen for lesson in some]
        networks = {"end": fit(every, False, "end"), "beginning": fit(every, True, "beginning")}
        chosen.into.write_text(as_text(networks), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
