"""thumb-1: the rule of thumb as it was on 16 November 2026, kept so that later strength can be measured against it.

A copy of code and weights on purpose, for the player it was copied from goes on being improved. Nothing here is ever
tuned again, no fault of its judgement mended: only what keeps it running on a changed engine may change, and its
choices must stay the same then. It imports nothing but the rules and itself. `digest.txt` pins its numbers and the
games it plays; docs/opponents.md says how to measure against it.

thumb-1.1 is the same with one mending, and is frozen like it: a yardstick that is not used up so soon.
"""

from __future__ import annotations

from .player import Thumb1, Thumb1Point1

__all__ = ["Thumb1", "Thumb1Point1"]
