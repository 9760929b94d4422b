"""A small network: two layers that keep what is positive, and a straight line through all of it.

It is reckoned in whole numbers, so it says the same on every machine.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable
from operator import mul
from typing import Final

FINE: Final = 1 << 24  # weights are rounded to one part of this
COARSE: Final = 1 << 16  # and what comes out of the first layer to one of this
HALF: Final = 1 << 63


class Network:
    """`one`: the numbers that go in are whole, so many of them are a one. Every row of weights ends with its bias."""

    __slots__ = ("bias", "first", "last", "second")

    def __init__(
        self, first: list[list[float]], second: list[list[float]], last: list[list[float]], line: list[float], one: int
    ) -> None:
        rows = (first, len(line)), (second, len(first)), (last, len(second))
        if any(len(row) != width + 1 for those, width in rows for row in those):
            raise ValueError("the layers of the network do not fit together")
        # What goes straight to the end comes along as one more row of the first layer.
        self.first = Layer([*first, [*line, 0.0]], FINE / one, FINE)
        self.second = Layer(second, FINE, FINE * COARSE)
        *self.last, self.bias = last[0]

    @property
    def takes(self) -> int:
        """How many numbers go in."""
        return len(self.first.columns)

    def value(self, numbers: Iterable[int]) -> float:
        *inner, line = self.first.of(numbers)
        outer = self.second.of([x * COARSE // FINE if x > 0 else 0 for x in inner])
        value: float = self.bias + line / FINE
        for weight, x in zip(self.last, outer, strict=True):
            if x > 0:
                value += weight * x / (FINE * COARSE)
        return value


class Layer:
    """Some sums of the same numbers, all reckoned at once: the weights that a number has in them are one long integer,
    64 bits for each sum. So Python adds up a layer in a fraction of the time, and alike on every machine."""

    __slots__ = ("bias", "columns", "read", "size")

    def __init__(self, rows: list[list[float]], scale: float, bias_scale: float) -> None:
        """`rows`: for each sum its weights and, at the end, what it begins with."""
        *columns, bias = zip(*rows, strict=True)
        self.columns = [packed([round(x * scale) for x in column]) for column in columns]
        # Half of what fits is added to each sum, so that none is negative and borrows from the next.
        self.bias = packed([round(x * bias_scale) + HALF for x in bias])
        self.size = 8 * len(rows)
        self.read = struct.Struct(f"<{len(rows)}Q").unpack

    def of(self, found: Iterable[int]) -> list[int]:
        total = sum(map(mul, found, self.columns), self.bias)
        return [x - HALF for x in self.read(total.to_bytes(self.size, "little"))]


def packed(those: Iterable[int]) -> int:
    return sum([x << 64 * i for i, x in enumerate(those)])


def table(kept: object) -> list[list[float]]:
    assert isinstance(kept, list)
    return kept


def straight(kept: object) -> list[float]:
    assert isinstance(kept, list)
    return kept
