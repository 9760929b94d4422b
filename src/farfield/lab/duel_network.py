"""The network of `players.duel_value`, fitted to many moments of Duels. Needs numpy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from farfield.players.duel_value import WHERE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[Any]

INNER: Final = (48, 16)  # how wide the two layers of a network are
NETWORKS: Final = 2  # so many are fitted, from other beginnings, and their guesses averaged
EPOCHS: Final = 10
BATCH: Final = 1024
RATE: Final = 2e-3
SHRINK: Final = 0.01  # weights that do nothing shrink
SHRINK_CARDS: Final = 3.0
LEFT_OUT: Final = 0.15  # so many of the inner numbers are left out each time, so that none is relied on alone
NARROW: Final = 0.08  # what hardly ever differs is not blown up more than this allows
CHUNK: Final = 8192  # rows that are looked at together where nothing is learned from them


@dataclass
class Examples:
    """Many moments: what was counted, which cards were where, who won, and which game it was."""

    x: Numbers
    cards: Numbers
    """Of all moments one after another: `WHERE` times the number of a card, and where it is."""
    begin: Numbers
    """Where the cards of a moment begin; where the last one's end, too."""
    won: Numbers
    games: Numbers
    names: list[str]

    def cards_of(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """The cards of these moments, and to which of the moments each belongs."""
        import numpy as np

        begin, count = self.begin[rows], self.begin[rows + 1] - self.begin[rows]
        shift = begin - np.concatenate([[0], np.cumsum(count)[:-1]])
        which = np.repeat(shift, count) + np.arange(count.sum())
        return self.cards[which], np.repeat(np.arange(len(rows)), count)


class Network:
    """Weights, and how they have changed of late (Adam)."""

    def __init__(self, width: int, cards: int, dice: Any) -> None:
        import numpy as np

        inner, outer = INNER
        self.weights: list[Any] = [
            dice.normal(0, (1.5 / width) ** 0.5, (width, inner)), np.zeros(inner),
            dice.normal(0, (1.5 / inner) ** 0.5, (inner, outer)), np.zeros(outer),
            dice.normal(0, 0.1, outer), np.zeros(1), np.zeros(width), np.zeros(cards),
        ]  # fmt: skip
        self.weights = [one.astype(np.float32) for one in self.weights]
        self.shrink = [SHRINK, 0, SHRINK, 0, SHRINK, 0, SHRINK, SHRINK_CARDS]
        self.drift = [np.zeros_like(one) for one in self.weights]
        self.spread = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def passed(self, x: Numbers, card: Numbers, kept: Any) -> tuple[Numbers, ...]:
        """What comes out of each layer, the log odds last. `card`: what the cards of each moment add up to."""
        import numpy as np

        first, first_bias, second, second_bias, last, last_bias, line, _ = self.weights
        before = x @ first + first_bias
        inner = np.maximum(before, 0) * kept
        later = inner @ second + second_bias
        outer = np.maximum(later, 0)
        return before, inner, later, outer, outer @ last + last_bias[0] + x @ line + card

    def odds(self, x: Numbers, some: Examples, rows: Numbers) -> Numbers:
        import numpy as np

        out = [np.zeros(0)]
        for begin in range(0, len(rows), CHUNK):
            part = rows[begin : begin + CHUNK]
            cards, whose = some.cards_of(part)
            card = np.bincount(whose, self.weights[7][cards], len(part))
            out.append(self.passed(x[part], card, 1)[-1])
        return np.concatenate(out)

    def learn(self, x: Numbers, some: Examples, rows: Numbers, rate: float, dice: Any) -> None:
        """One step downhill."""
        import numpy as np

        cards, whose = some.cards_of(rows)
        card = np.bincount(whose, self.weights[7][cards], len(rows)).astype(np.float32)
        kept = (dice.random((len(rows), INNER[0])) > LEFT_OUT).astype(np.float32) / (1 - LEFT_OUT)
        x = x[rows]
        before, inner, later, outer, odds = self.passed(x, card, kept)
        off = ((1 / (1 + np.exp(-odds)) - some.won[rows]) / len(rows)).astype(np.float32)
        at_second = np.outer(off, self.weights[4]) * (later > 0)
        at_first = (at_second @ self.weights[2].T) * (before > 0) * kept
        slopes = [
            x.T @ at_first, at_first.sum(0), inner.T @ at_second, at_second.sum(0), outer.T @ off,
            off.sum(keepdims=True), x.T @ off, np.bincount(cards, off[whose], len(self.weights[7])),
        ]  # fmt: skip
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.drift[i] += 0.1 * (slope - self.drift[i])
            self.spread[i] += 0.001 * (slope * slope - self.spread[i])
            size = np.sqrt(self.spread[i] / (1 - 0.999**self.steps)) + 1e-8
            step = self.drift[i] / (1 - 0.9**self.steps) / size
            self.weights[i] -= rate * (step + self.shrink[i] * self.weights[i])


def fitted(all_: Examples, seed: int = 1) -> tuple[list[list[Any]], float, float]:
    """The weights of each network, and of their average the logistic loss and how often the likelier one won, on one
    game in ten that was left out. Of all epochs the one that fits those best is taken."""
    import numpy as np

    middle, width = all_.x.mean(0), np.maximum(all_.x.std(0), NARROW)
    x = ((all_.x - middle) / width).astype(np.float32)
    aside = all_.games % 10 == 9
    others, those = np.flatnonzero(aside), np.flatnonzero(~aside)
    found: list[list[Any]] = []
    guesses: list[Numbers] = []
    for number in range(NETWORKS):
        dice = np.random.default_rng([seed, number])
        network = Network(x.shape[1], WHERE * len(all_.names), dice)
        least, best, guess = float("inf"), network.weights, np.zeros(0)
        for epoch in range(EPOCHS):
            rate = RATE * (1 + np.cos(np.pi * epoch / EPOCHS)) / 2 + 1e-5
            order = dice.permutation(those)
            for begin in range(0, len(order), BATCH):
                network.learn(x, all_, np.sort(order[begin : begin + BATCH]), rate, dice)
            odds = network.odds(x, all_, others)
            now = loss(odds, all_.won[others])[0]
            if now < least:
                least, best, guess = now, [one.copy() for one in network.weights], odds
        found.append(as_counted(best, middle, width))
        guesses.append(guess)
    return found, *loss(np.mean(guesses, axis=0), all_.won[others])


def loss(odds: Numbers, won: Numbers) -> tuple[float, float]:
    """Logistic loss, and the share of moments in which the likelier one won."""
    import numpy as np

    return float(np.mean(np.logaddexp(0, odds) - won * odds)), float(np.mean((odds > 0) == (won > 0.5)))


def as_counted(weights: list[Any], middle: Numbers, width: Numbers) -> list[Any]:
    """The same weights for numbers as they are counted, a row for each sum."""
    first, first_bias, second, second_bias, last, last_bias, line, card = weights
    first, line = first / width[:, None], line / width
    return [
        first.T, first_bias - middle @ first, second.T, second_bias, last, last_bias[0] - middle @ line, line, card,
    ]  # fmt: skip


def as_text(networks: list[list[Any]], names: Sequence[str]) -> str:
    """The average of some networks, which is one network, as JSON with a line for each row and each card, so that a
    change can be read."""
    import numpy as np

    share = 1 / len(networks)
    first = np.concatenate([np.column_stack([w[0], w[1]]) for w in networks])
    second: list[Numbers] = []
    for number, w in enumerate(networks):
        inner = w[2].shape[1]
        for row, bias in zip(w[2], w[3], strict=True):
            wide = np.zeros(inner * len(networks) + 1)
            wide[inner * number : inner * (number + 1)] = row
            wide[-1] = bias
            second.append(wide)
    last = np.concatenate([*[w[4] * share for w in networks], [sum(w[5] for w in networks) * share]])
    line = sum(w[6] for w in networks) * share
    card = sum(w[7] for w in networks) * share
    parts: list[str] = []
    for key, rows in (("first", first), ("second", second), ("last", [last])):
        parts.append(f' "{key}": [\n  ' + ",\n  ".join(map(rounded, rows)) + "]")
    parts.append(' "line": ' + rounded(line))
    lines: list[str] = []
    for number, name in enumerate(names):
        values = [round(float(x), 3) + 0.0 for x in card[WHERE * number : WHERE * (number + 1)]]
        if any(values):
            lines.append(f"{json.dumps(name, ensure_ascii=False)}: {json.dumps(values, separators=(',', ':'))}")
    parts.append(' "cards": {\n  ' + ",\n  ".join(lines) + "}")
    return "{\n" + ",\n".join(parts) + "}\n"


def rounded(row: Numbers) -> str:
    return json.dumps([round(float(x), 4) + 0.0 for x in row], separators=(",", ":"))
