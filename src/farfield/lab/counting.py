"""One way to count: games won with their interval, when a difference is certain, and Elo."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Final

Z: Final = 1.959964  # of a 95 % interval
DOUBT: Final = 0.05  # how often two equal players may be told apart by mistake
ELO: Final = 400 / math.log(10)


@dataclass
class Tally:
    """Games won of games played. One that nobody won counts half."""

    won: float = 0
    played: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.played += 1

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    def interval(self, z: float = Z) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        if not self.played:
            return (0.0, 1.0)
        n, p = self.played, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (max(0.0, middle - half), min(1.0, middle + half))

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.won:g} of {self.played} ({self.share:.1%}, 95 % interval {low:.1%} to {high:.1%})"


def counted(tally: Tally) -> dict[str, Any]:
    """The same for programs."""
    low, high = tally.interval()
    return {
        "won": tally.won, "played": tally.played, "share": round(tally.share, 4),
        "low": round(low, 4), "high": round(high, 4),
    }  # fmt: skip


@dataclass(frozen=True)
class Mean:
    """The mean of some numbers, and the interval that it lies in."""

    mean: float
    low: float
    high: float


def mean(found: Sequence[float], doubt: float = DOUBT) -> Mean:
    """With its 95 % interval, or another, as Student's distribution has it. One number alone tells nothing of that."""
    n = len(found)
    middle = sum(found) / n
    if n < 2:
        return Mean(middle, -math.inf, math.inf)
    spread = math.sqrt(sum((x - middle) ** 2 for x in found) / (n - 1))
    half = student(1 - doubt / 2, n - 1) * spread / math.sqrt(n)
    return Mean(middle, middle - half, middle + half)


def student(chance: float, freedom: int) -> float:
    """Below it Student's t lies with this chance: an expansion around the normal distribution, exact for 1 and 2."""
    if freedom == 1:
        return math.tan(math.pi * (chance - 0.5))
    if freedom == 2:
        a = 2 * chance - 1
        return a * math.sqrt(2 / (1 - a * a))
    z = NormalDist().inv_cdf(chance)
    z2 = z * z
    terms = (
        (z2 + 1) / 4,
        ((5 * z2 + 16) * z2 + 3) / 96,
        (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384,
        ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160,
    )
    return z * (1 + sum(term / float(freedom) ** k for k, term in enumerate(terms, 1)))


def apart(tally: Tally, look: int) -> bool:
    """Is it certain who is better, looking for the `look`-th time, from 1?

    Whoever looks often and stops at the first difference finds one between equals, too. Of the doubt that is allowed
    the first look may use a half, the second a sixth, the k-th 1 / k (k + 1): together never more than all of it.
    """
    z = NormalDist().inv_cdf(1 - DOUBT / (look * (look + 1)) / 2)
    low, high = tally.interval(z)
    return low > 0.5 or high < 0.5


@dataclass(frozen=True)
class Rating:
    """How much stronger than the first player, in Elo: 100 more win about 64 of 100 games."""

    elo: float
    low: float
    high: float


def ratings(names: Sequence[str], played: Mapping[tuple[str, str], Tally]) -> dict[str, Rating]:
    """The strengths that explain best who won how often against whom (Bradley and Terry), the first player's being 0.

    Everybody is given half a game won and half a game lost against each they met, so that who never lost has a number.
    """
    n = len(names)
    strength = [0.0] * n
    rows = {name: i for i, name in enumerate(names)}
    games = [
        (rows[a], rows[b], tally.won + 0.5, tally.played + 1.0) for (a, b), tally in played.items() if tally.played
    ]
    information: list[list[float]] = []
    for _ in range(100):
        slope = [0.0] * n
        information = [[0.0] * n for _ in range(n)]
        for a, b, won, count in games:
            expected = 1 / (1 + math.exp(strength[b] - strength[a]))
            slope[a] += won - count * expected
            slope[b] -= won - count * expected
            weight = count * expected * (1 - expected)
            for i, j, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
                information[i][j] += sign * weight
        step = solved([row[1:] for row in information[1:]], slope[1:])
        for i, change in enumerate(step, 1):
            strength[i] += max(-2.0, min(2.0, change))
        if all(abs(change) < 1e-9 for change in step):
            break
    out = {names[0]: Rating(0.0, 0.0, 0.0)}
    for i in range(1, n):
        unit = [float(k == i) for k in range(1, n)]
        spread = math.sqrt(solved([row[1:] for row in information[1:]], unit)[i - 1])
        elo = strength[i] * ELO
        out[names[i]] = Rating(elo, elo - Z * spread * ELO, elo + Z * spread * ELO)
    return out


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Linear equations, by elimination."""
    n = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(table[k][i]))
        table[i], table[best] = table[best], table[i]
        for k in range(n):
            if k != i:
                factor = table[k][i] / table[i][i]
                table[k] = [x - factor * y for x, y in zip(table[k], table[i], strict=True)]
    return [table[i][n] / table[i][i] for i in range(n)]


def more(one: Sequence[float], other: Sequence[float]) -> tuple[float, float, float]:
    """How much larger the mean of the first numbers is, and the 95 % interval of that (Welch's, for many numbers)."""
    middles = [sum(some) / len(some) for some in (one, other)]
    spread = sum(
        sum((x - middle) ** 2 for x in some) / (len(some) - 1) / len(some)
        for some, middle in zip((one, other), middles, strict=True)
    )
    found, half = middles[0] - middles[1], Z * math.sqrt(spread)
    return found, found - half, found + half


def difference(one: Tally, other: Tally) -> tuple[float, float, float]:
    """How much larger the first share is, and the 95 % interval of that (Newcombe's, from the two of Wilson)."""
    found = one.share - other.share
    (low, high), (other_low, other_high) = one.interval(), other.interval()
    down = math.hypot(one.share - low, other_high - other.share)
    up = math.hypot(high - one.share, other.share - other_low)
    return found, max(-1.0, found - down), min(1.0, found + up)
