"""What is to be kept straight into an SQLite file, without a thread in between.

Handing a commit to another thread and waking up again costs more than the commit: 0.1 ms of work took 4 ms, and 50 on a
busy machine. So the event loop writes by itself, rooms and games as well as answers: a file that a thread of our own is
writing to is one that no answer gets into meanwhile. Whatever could keep the loop is left to others: a file that
somebody else is writing to, and moving the written pages from the WAL to their place, which waits for the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from farfield.table.kept import check_of

Value = str | int | float | bool | None
Plain = tuple[str, Sequence[Sequence[Value]]]
"""A statement, and the values of each time it is carried out."""
PAGES_AT_MOST: Final = 20_000
"""The WAL is emptied here after all if it was never possible elsewhere: 80 MB."""


class QuickLog:
    """Used only by the thread that made it."""

    def __init__(self, file: str, full: bool = False) -> None:
        self.db = sqlite3.connect(file, timeout=0, isolation_level=None)
        self.db.execute(f"PRAGMA synchronous={'FULL' if full else 'NORMAL'}")
        self.db.execute(f"PRAGMA wal_autocheckpoint={PAGES_AT_MOST}")

    def append(self, room: str, game: int, seq: int, said: Sequence[str]) -> bool:
        """Commit answers, all or none; False if it cannot be done at once. Raises `sqlite3.IntegrityError`."""
        values = ",".join(["(?,?,?,?,?)"] * len(said))
        numbered = [
            value
            for n, words in enumerate(said, start=seq)
            for value in (room, game, n, words, check_of(room, game, n, words))
        ]
        return self._run(f"INSERT INTO answers (room, game, seq, said, check_sum) VALUES {values}", numbered)

    def touch(self, names: Sequence[str], now: float) -> bool:
        """Somebody was in these rooms."""
        marks = ",".join("?" * len(names))
        return self._run(f"UPDATE rooms SET touched = ? WHERE room IN ({marks})", [now, *names])

    def together(self, steps: Sequence[Plain]) -> list[int] | None:
        """Commit all of these or none; how many rows each has changed. None if it cannot be done at once. Raises
        `sqlite3.IntegrityError`."""
        try:
            self.db.execute("BEGIN IMMEDIATE")
            changed = [self.db.executemany(line, values).rowcount for line, values in steps]
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise
            return None
        return changed

    def _run(self, line: str, values: Sequence[Value]) -> bool:
        try:
            self.db.execute(line, values)
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error:  # locked, or worse: who has more patience will see, and say what it is
            return False
        return True

    def close(self) -> None:
        self.db.close()
