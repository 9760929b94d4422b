"""Doing things in forks of this process, a few at a time, each within limits of its own."""

from __future__ import annotations

import json
import os
import resource
import signal
import tempfile
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO, TypeVar

Job = TypeVar("Job")

MEMORY = 4 << 30
PATIENCE = 3600.0
"""Seconds by the clock after which a fork is ended, whatever it waits for; a loop is ended far sooner (`limit`).

That says nothing about the change it tries: the machine may be busy with others. It is to be tried again."""


class Report:
    """What a fork has to say: the last thing said counts."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def say(self, **said: object) -> None:
        self.file.write(json.dumps(said) + "\n")
        self.file.flush()


@dataclass(frozen=True)
class End:
    """How a fork ended: the last thing it said, and what ended it."""

    said: dict[str, Any]
    status: int
    """As programs end: 0 if all went well, the number of a signal below zero."""

    @property
    def finished(self) -> bool:
        return self.status == 0

    @property
    def timed_out(self) -> bool:
        return self.status == -signal.SIGPROF

    @property
    def ended_from_outside(self) -> bool:
        """By a person or the machine, for reasons of their own."""
        return -self.status in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGKILL)


def limit(seconds: float) -> None:
    """End this process when it has computed for so long from now on. Waiting for a busy machine does not count."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def each_in_a_fork(jobs: Iterable[Job], work: Callable[[Job, Report], None], at_once: int) -> Iterator[tuple[Job, End]]:
    """Have `work` done on every job, each in a fork of this process; yields as they end."""
    waiting = deque(jobs)
    running: dict[int, tuple[Job, Path, float]] = {}
    with tempfile.TemporaryDirectory(prefix="farfield-mutants-") as folder:
        try:
            while True:
                while waiting and len(running) < at_once:
                    job = waiting.popleft()
                    path = Path(folder) / f"{time.monotonic_ns()}"
                    running[_begun(job, work, path)] = (job, path, time.monotonic())
                if not running:
                    return
                for pid in list(running):
                    job, path, since = running[pid]
                    ended, status = os.waitpid(pid, os.WNOHANG)
                    if ended:
                        del running[pid]
                        yield job, _end(path, status)
                    elif time.monotonic() - since > PATIENCE:
                        os.kill(pid, signal.SIGKILL)
                time.sleep(0.002)
        finally:
            for pid in running:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def _begun(job: Job, work: Callable[[Job, Report], None], path: Path) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        for number in (signal.SIGPROF, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with path.open("w", encoding="utf-8") as file:
            try:
                work(job, Report(file))
                status = 0
            except BaseException:
                Report(file).say(error=traceback.format_exc())
    finally:
        os._exit(status)  # none of what this process would do at its end is the fork's to do


def _end(path: Path, status: int) -> End:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    path.unlink(missing_ok=True)
    said: dict[str, Any] = json.loads(lines[-1]) if lines else {}
    return End(said, os.waitstatus_to_exitcode(status))
