"""thumb-1: the rule of thumb as it was on 16 November 2026, kept so that later strength can be measured against it.

A copy of code and weights on purpose, for the player it was copied from goes on being improved. Nothing here is ever
tuned again, no fault of its judgement mended: only what keeps it running on a changed engine may change, and its
choices must stay the same then. It imports nothing but the rules and itself. `digest.txt` pins its numbers and the
games it plays; docs/opponents.md says how to measure against it.
"""

from __future__ import annotations

from .player import Thumb1

__all__ = ["Thumb1"]
