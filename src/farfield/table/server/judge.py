"""A process of its own for what comes from outside: it does one thing after another, each within a time, all within a
memory, and whoever started it may end it at any moment. `judges` starts it; nobody else needs it.

A job is a pickled (work, args); an answer is a pickled (True, value) or (False, error). Each follows its length.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct(">I")


def main(seconds: float, memory: int) -> None:
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever somebody prints is no answer

    with suppress(OSError, AttributeError):
        os.nice(10)  # whoever plays comes first
    bound_memory(memory)
    while (size := jobs.read(LENGTH.size)) and len(size) == LENGTH.size:
        data = jobs.read(LENGTH.unpack(size)[0])
        watch(seconds)
        try:
            work, args = pickle.loads(data)
            told = pickle.dumps((True, work(*args)))
        except MemoryError:
            os._exit(1)  # nothing here can be relied on any more
        except Exception as error:
            told = pickle.dumps((False, error))
        watch(0)
        say(answers, told)


def say(to: BinaryIO, data: bytes) -> None:
    to.write(LENGTH.pack(len(data)) + data)
    to.flush()


def watch(seconds: float) -> None:
    """The system ends this process after so many seconds of work, whatever it does; 0: no longer."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def bound_memory(more: int) -> None:
    """Not more than so many bytes beyond what everything that is loaded takes."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + more
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main(float(sys.argv[1]), int(sys.argv[2]))
