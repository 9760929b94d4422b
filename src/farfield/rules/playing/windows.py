"""The windows in which something may be begun: by turn state (CR 308-310)."""

from __future__ import annotations

from typing import Final

W_MAIN: Final = 0  # Neutral Open, own Main Phase: anything
W_ACTION: Final = 1  # Showdown Open, with focus: Action or Reaction
W_REACTION: Final = 2  # closed: Reaction only
W_FORCED: Final = 3  # an effect says so
