"""Answers straight into PostgreSQL: whatever fails is told as what the rest of the server knows."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock, Mock

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from farfield.table.kept import Conflict
from farfield.table.server import straight_log

asyncpg = pytest.importorskip("asyncpg")
ROW = {"room": "r", "game": 1, "seq": 1, "said": "{}", "check_sum": "0"}


class Driver(asyncpg.Connection):  # type: ignore[misc, name-defined]
    """A connection to no database, at which something goes wrong."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __del__(self) -> None: ...

    async def fetchval(self, *asked: object) -> None:
        raise self.error


def line(error: Exception) -> Mock:
    driver = Driver(error)
    db = Mock(spec=AsyncConnection)
    db.sync_connection = Mock(invalidated=False, connection=Mock(driver_connection=driver))
    db.invalidate = AsyncMock()
    return db


@pytest.mark.parametrize(
    "error", [ConnectionResetError(), TimeoutError(), asyncpg.InterfaceError("closed"), asyncpg.DiskFullError("full")]
)
def test_a_line_that_fails_is_a_failure_of_storage_and_used_no_more(error: Exception) -> None:
    db = line(error)
    with pytest.raises(OperationalError):
        asyncio.run(straight_log.append(db, [ROW]))
    db.invalidate.assert_awaited_once()


def test_a_number_that_is_taken_is_a_conflict_and_the_line_stays() -> None:
    db = line(asyncpg.UniqueViolationError("taken"))
    with pytest.raises(Conflict):
        asyncio.run(straight_log.append(db, [ROW]))
    db.invalidate.assert_not_awaited()
