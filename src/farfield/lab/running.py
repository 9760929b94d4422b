"""One way to run many games: on any number of cores, with the same results in the same order."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

AHEAD = 4  # pieces of work that are handed out before they are needed, for each core


@contextmanager
def cores(
    workers: int, first: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[Executor | None]:
    """Processes to work in, each of which begins with `first(*given)`; with one core this very process: None."""
    if workers <= 1:
        if first is not None:
            first(*given)
        yield None
        return
    pool = ProcessPoolExecutor(workers, None, first, given)
    try:
        yield pool
    finally:
        # Whoever interrupts does not wait for what was handed out ahead.
        pool.shutdown(wait=True, cancel_futures=True)


def results(
    play: Callable[[Work], Done], work: Iterable[Work], pool: Executor | None, workers: int = 1
) -> Iterator[tuple[Work, Done]]:
    """Each piece of work with what came of it, in the order of the work, whoever is finished first."""
    if pool is None:
        for one in work:
            yield one, play(one)
        return
    waiting: deque[tuple[Work, Future[Done]]] = deque()
    for one in work:
        waiting.append((one, pool.submit(play, one)))
        if len(waiting) >= AHEAD * workers:
            ready, future = waiting.popleft()
            yield ready, future.result()
    while waiting:
        ready, future = waiting.popleft()
        yield ready, future.result()


class Progress:
    """A line that tells how far it is, for a person who watches; nothing where the output goes elsewhere."""

    def __init__(self, what: str = "games") -> None:
        self.what = what
        self.shown = False

    def tell(self, done: int, total: int, about: str = "") -> None:
        if sys.stderr.isatty():
            full = 30 * done // max(1, total)
            bar = f"[{'#' * full}{'.' * (30 - full)}] {done} of {total} {self.what} {about}"
            print(f"\r{bar:<78}", end="", file=sys.stderr)
            self.shown = True

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)
