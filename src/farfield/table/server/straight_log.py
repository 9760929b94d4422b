"""Answers straight into PostgreSQL: one statement, which is a transaction by itself, and one way there and back.

A transaction that is begun, filled and committed goes there and back three times, and each of them costs the server
more than PostgreSQL: a server with few answers, one of several, pays that for nearly every answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from farfield.table.kept import Conflict

APPEND: Final = (
    "INSERT INTO answers (room, game, seq, said, check_sum)"
    " SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[])"
)


async def append(db: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Commit all of these or none; `db` is in no transaction. Raises `Conflict`, and `OperationalError` for all else:
    then the line is used no more."""
    import asyncpg

    driver = (await db.get_raw_connection()).driver_connection
    assert isinstance(driver, asyncpg.Connection)
    columns = [[row[name] for row in rows] for name in ("room", "game", "seq", "said", "check_sum")]
    try:
        await driver.execute(APPEND, *columns)
    except asyncpg.UniqueViolationError as error:
        raise Conflict from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        await db.invalidate()
        raise OperationalError(APPEND, None, error) from error
