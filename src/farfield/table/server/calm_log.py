"""A log that cannot flood: of what is said again and again a few lines a minute are written, and then how many more."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Final

A_MINUTE: Final = 60.0
OF_ONE_KIND: Final = 5
OF_ALL: Final = 200
LONGEST: Final = 8_000
"""Characters of one entry, its traceback included."""


class Calm(logging.Filter):
    """`now` tells the seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.began = now()
        self.said: dict[tuple[str, str], int] = {}
        self.total = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if self.now() - self.began >= A_MINUTE:
            left_out = sum(self.said.values()) - self.total
            self.began, self.said, self.total = self.now(), {}, 0
            if left_out:
                record.msg = f"{record.msg} (and {left_out} lines in the minute before were left out)"
        key = record.name, str(record.msg)[:200]
        self.said[key] = self.said.get(key, 0) + 1
        if self.said[key] > OF_ONE_KIND or self.total >= OF_ALL:
            return False
        self.total += 1
        return True


class _Short(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words = super().format(record)
        return words if len(words) <= LONGEST else words[: LONGEST // 2] + "\n…\n" + words[-LONGEST // 2 :]


def keep_calm(level: int = logging.WARNING) -> None:
    """Everything that is logged in this process goes to standard error, and is calm."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Short("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Calm())
    logging.basicConfig(level=level, handlers=[handler], force=True)
