"""Straight into PostgreSQL what is said to it again and again: one statement, which is a transaction by itself, and one
way there and back.

A transaction that is begun, filled and committed goes there and back three times, and each of them costs the server
more than PostgreSQL: a server with few answers, one of several, pays that for nearly every answer, and each says all
the time that it is there.
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
    columns = [[row[name] for row in rows] for name in ("room", "game", "seq", "said", "check_sum")]
    await ask_one(db, APPEND, *columns)


async def ask_one(db: AsyncConnection, statement: str, *values: Any) -> Any:
    """Carry this out by itself, and tell the first thing it answers, if anything: as `append` in all else."""
    import asyncpg

    line = db.sync_connection
    if line is None or line.invalidated:
        driver = (await db.get_raw_connection()).driver_connection
    else:  # a line that is there need not be asked for by way of a stack of its own
        driver = line.connection.driver_connection
    assert isinstance(driver, asyncpg.Connection)
    try:
        return await driver.fetchval(statement, *values)
    except asyncpg.UniqueViolationError as error:
        raise Conflict from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        await db.invalidate()
        raise OperationalError(statement, None, error) from error
