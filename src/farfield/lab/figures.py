"""Numbers as people of each language write them: shares, differences and intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from farfield.lab.counting import Mean, Tally

NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Figures:
    """How one language writes numbers."""

    lang: str

    def number(self, x: float, digits: int = 1, sign: bool = False) -> str:
        if math.isinf(x):
            return "∞" if x > 0 else "−∞"
        text = f"{abs(x):.{digits}f}"
        low = "−" if x < 0 and float(text) else "+" if sign else ""
        return low + (text if self.lang == "en" else text.replace(".", ","))

    def percent(self, x: float, digits: int = 1, sign: bool = False) -> str:
        return self.number(100 * x, digits, sign) + ("%" if self.lang == "en" else f"{NO_BREAK}%")

    def share(self, tally: Tally, digits: int = 1) -> str:
        """With its 95 % interval."""
        share, low, high = (self.percent(x, digits) for x in (tally.share, *tally.interval()))
        return f"{share} ({low} – {high})"

    def won(self, tally: Tally) -> str:
        return f"{tally.won:g} / {tally.played} = {self.share(tally)}"

    def mean(self, found: Mean, percent: bool = False, sign: bool = False, digits: int = 1) -> str:
        say = self.percent if percent else self.number
        middle, low, high = (say(x, digits, sign) for x in (found.mean, found.low, found.high))
        return f"{middle} ({low} – {high})"
