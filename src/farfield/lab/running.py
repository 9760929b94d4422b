"""One way to run many games: on any number of cores or any executor, with the same results in the same order.

What is finished can be kept in a file, so that a later run goes on from there. A worker that dies is replaced, and what
it was playing is played again: a game goes by its seed, so nobody can tell afterwards.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from farfield.errors import FarfieldError
from farfield.lab.keeping import Kept, Key

Work = TypeVar("Work")
Done = TypeVar("Done")
Tell = Callable[[int, int, str], None]
"""Who is told how far it is: so many of so many games, and of what."""

AHEAD: Final = 4  # pieces of work that are handed out before they are needed, for each core
MOST_LOST: Final = 3  # times that workers may die over the same piece of work


class LostWorker(FarfieldError):
    """Whoever was playing is gone, again and again."""

    def __init__(self) -> None:
        text = "A worker was lost while it played, perhaps for want of memory. Use fewer cores; --keep lets the same "
        text += "command go on with what is finished."
        super().__init__("lab-lost-worker", text)


class Piece(Generic[Work, Done]):
    """A piece of work, and whoever was given it."""

    __slots__ = ("future", "work")

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[Done] | None = None

    def is_done(self) -> bool:
        future = self.future
        return future is not None and future.done() and not future.cancelled() and future.exception() is None


class Runs:
    """Where games are played, and what is kept of them."""

    def __init__(
        self, workers: int, pool: Executor | None, kept: Kept | None, first: Callable[[], None] | None = None
    ) -> None:
        self.workers = workers
        self.given = pool
        self.kept = kept
        self.first = first
        self.own: ProcessPoolExecutor | None = None

    def results(
        self, play: Callable[[Work], Any], work: Iterable[Work], key: Callable[[Work], Key] | None = None
    ) -> Iterator[tuple[Work, Any]]:
        """Each piece of work with what came of it, in the order of the work, whoever is finished first. One that has a
        key, and that the file knows, is not played again."""
        kept = self.kept
        if kept is None or key is None:
            yield from self._played(play, work)
            return
        every = [(one, key(one)) for one in work]
        fresh = self._played(play, [one for one, name in every if name not in kept.found])
        for one, name in every:
            if name not in kept.found:
                kept.put(name, next(fresh)[1])
            yield one, kept.found[name]

    def _played(self, play: Callable[[Work], Done], work: Iterable[Work]) -> Iterator[tuple[Work, Done]]:
        pool = self.pool()
        if pool is None:
            for one in work:
                yield one, play(one)
            return
        rest = iter(work)
        waiting: deque[Piece[Work, Done]] = deque()
        lost = 0
        while True:
            waiting.extend(Piece(one) for one in islice(rest, AHEAD * self.workers - len(waiting)))
            if not waiting:
                return
            try:
                for piece in waiting:
                    if piece.future is None:
                        piece.future = pool.submit(play, piece.work)
                future = waiting[0].future
                assert future is not None
                done = future.result()
            except (Exception, CancelledError) as error:
                if not is_loss(error):
                    raise
                lost += 1
                if self.given is not None or lost > MOST_LOST:
                    raise LostWorker from None
                pool = self.renewed()
                for piece in waiting:
                    if not piece.is_done():
                        piece.future = None
                continue
            lost = 0
            yield waiting.popleft().work, done

    def pool(self) -> Executor | None:
        """With one core it is this very process: None."""
        if self.given is not None:
            return self.given
        if self.workers > 1 and self.own is None:
            self.own = ProcessPoolExecutor(self.workers, initializer=_begin, initargs=(self.first,))
        elif self.workers <= 1 and self.first is not None:
            self.first()
        return self.own

    def renewed(self) -> Executor:
        self.close()
        found = self.pool()
        assert found is not None
        return found

    def close(self) -> None:
        # Whoever interrupts does not wait for what was handed out ahead.
        if self.own is not None:
            self.own.shutdown(wait=True, cancel_futures=True)
            self.own = None


def is_loss(error: BaseException) -> bool:
    """Is it the worker that failed, or the way to it, and not the work? Dask has names of its own for that."""
    return isinstance(error, (BrokenExecutor, CancelledError)) or type(error).__module__.startswith("distributed")


def _begin(first: Callable[[], None] | None) -> None:
    """A worker begins. Ctrl-C is for whoever handed out the work; who is killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_master, daemon=True).start()
    if first is not None:
        first()


def _end_with_the_master() -> None:
    """A worker waits for work for ever, even if nobody is left who could hand it out."""
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)


@contextmanager
def runs(
    workers: int = 1,
    pool: Executor | None = None,
    keep: Path | None = None,
    what: str = "",
    about: Mapping[str, object] | None = None,
    first: Callable[[], None] | None = None,
) -> Iterator[Runs]:
    """Where to play: processes on this machine, each of which begins with `first`, or any executor. In `keep` is kept
    what is finished; `what` is the module whose games these are, `about` what else has to be the same to go on."""
    kept = Kept(keep, what, about or {}) if keep is not None else None
    here = Runs(workers, pool, kept, first)
    try:
        yield here
    finally:
        here.close()
        if kept is not None:
            kept.close()


class Progress:
    """A line that tells how far it is, for a person who watches; nothing where the output goes elsewhere."""

    def __init__(self) -> None:
        self.shown = False

    def tell(self, done: int, total: int, about: str = "") -> None:
        if sys.stderr.isatty():
            full = 30 * done // max(1, total)
            bar = f"[{'#' * full}{'.' * (30 - full)}] {done} / {total} {about}"
            print(f"\r{bar[:78]:<78}", end="", file=sys.stderr)
            self.shown = True

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)
