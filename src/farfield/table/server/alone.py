"""One server on one SQLite file: the second one is told so, instead of both slowing each other down."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO

from farfield.table.server.writer import CannotStore


class Alone:
    """Held from `take` to `leave`; the system lets go of it when the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        file = file.resolve()  # by whatever name: a link to it, or a folder's other way
        self.path = file.with_name(f"{file.name}.lock")
        self.file: IO[str] | None = None

    def take(self) -> None:
        """Raises `CannotStore` if another process has it."""
        try:
            self.file = self.path.open("a+", encoding="ascii")
        except OSError as error:
            raise CannotStore(f"{self.path}: {error.strerror}.") from error
        try:
            _lock(self.file)
        except OSError as error:
            self.file.seek(0)
            other = self.file.read(20).strip()
            self.leave()
            said = f" (process {other})" if other.isdigit() else ""
            raise CannotStore(
                f"another server{said} keeps its games in this file already. Several servers need PostgreSQL (--db)."
            ) from error
        with suppress(OSError):
            self.file.truncate(0)
            self.file.write(str(os.getpid()))
            self.file.flush()

    def leave(self) -> None:
        if self.file is not None:
            with suppress(OSError):  # on a full disk: what it could not write is not needed any more
                self.file.close()
            self.file = None


def _lock(file: IO[str]) -> None:
    """Raises `OSError` if somebody else has it."""
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        file.seek(1000)  # beyond what is written there: what is locked cannot be read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
