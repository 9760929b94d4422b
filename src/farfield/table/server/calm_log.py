"""A log that cannot flood: of what is said again and again a few lines a minute are written, and then how many more.

It holds no name, no card and no secret: rooms are tags, and of an error there is its kind and where it happened, not
its words, which may quote anything. The whole of it is in the incident that is kept (`farfield serve --reports`).
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, Final

from farfield.errors import FarfieldError

A_MINUTE: Final = 60.0
OF_ONE_KIND: Final = 5
OF_ALL: Final = 200
LONGEST: Final = 8_000
"""Characters of one entry, its traceback included."""
FRAMES: Final = 12


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


def where(error: BaseException | None) -> list[str]:
    """Of an error and those it came from: its kind, and the places in the code it passed."""
    out: list[str] = []
    while error is not None and len(out) < 4 * FRAMES:
        code = f" {error.message_id}" if isinstance(error, FarfieldError) else ""
        out.append(f"{type(error).__module__}.{type(error).__qualname__}{code}")
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        out += [f"  {frame.filename.rpartition('site-packages')[2]}:{frame.lineno} {frame.name}" for frame in frames]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return out


class Lines(logging.Formatter):
    """For people who read it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        words = super().format(record)
        return words if len(words) <= LONGEST else words[: LONGEST // 2] + "\n…\n" + words[-LONGEST // 2 :]

    def formatException(self, ei: Any) -> str:
        return "\n".join(where(ei[1]))


class Json(logging.Formatter):
    """For programs that gather it: one object a line. `event` is the same whatever it is about, `said` says it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": str(record.msg)[:200],
            "said": record.getMessage()[:LONGEST],
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["error"] = where(record.exc_info[1])
        return json.dumps(told, ensure_ascii=False)


def keep_calm(level: int = logging.WARNING, form: str = "text") -> None:
    """Everything that is logged in this process goes to standard error, and is calm. `form`: text, or json."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Lines())
    handler.addFilter(Calm())
    logging.basicConfig(level=level, handlers=[handler], force=True)
