"""Python's garbage collector, kept from stopping everybody.

Games are large and live long, and a full collection looks at every object of all of them: a third of a second with two
hundred tables. They hold no cycles, so what has lasted is taken out of its sight every second. Cycles among that are
collected when nobody is there to notice, or once a day.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

EVERY: Final = 1.0
WHOLE: Final = 3600.0
LATEST: Final = 86_400.0


async def tidy(somebody_is_there: Callable[[], bool]) -> None:
    """Runs as long as the server does."""
    whole = time.monotonic()
    gc.set_threshold(2_000, 1_000_000, 1_000_000)  # young objects as usual, but nothing that takes 10 ms by itself
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(EVERY)
        since = time.monotonic() - whole
        if since > LATEST or (since > WHOLE and not somebody_is_there()):
            whole = time.monotonic()
            gc.unfreeze()
            gc.collect()
        gc.freeze()
