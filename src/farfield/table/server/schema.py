"""What a database holds, table by table."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()
between = MetaData()
"""What several servers know of each other; PostgreSQL only."""
rooms = Table(
    "rooms",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("host", String(64), nullable=False),
    Column("setup", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("room", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("name", String(40), nullable=False),
    Column("deck", Text, nullable=False),
    Column("program", String(30), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("lent", Boolean, nullable=False),
    Column("every_window", Boolean, nullable=False),
    Column("owner", String(64), nullable=False, server_default=""),
    Column("offered", String(3), nullable=False, server_default=""),
    PrimaryKeyConstraint("room", "seat"),
)
games = Table(
    "games",
    metadata,
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("engine", String(40), nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("room", "game"),
)
answers = Table(
    "answers",
    metadata,
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("said", Text, nullable=False),
    Column("check_sum", String(16), nullable=False, server_default=""),
    PrimaryKeyConstraint("room", "game", "seq"),
    sqlite_with_rowid=False,  # in SQLite one tree instead of two: half the pages to write for each answer
)
chat = Table(
    "chat",
    metadata,
    Column("room", String(40), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(30), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("room", "n"),
)
reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("room", String(40), nullable=False),
    Column("game", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("snapshot", Text, nullable=False),
    sqlite_autoincrement=True,  # a number that somebody was told never means another report
)
leaving = Table(
    "leaving",
    metadata,
    Column("room", String(40), primary_key=True),
    Column("marked", Float, nullable=False),  # at which second of running
)
house = Table(
    "house",
    metadata,
    Column("what", String(20), primary_key=True),
    Column("value", Float, nullable=False),
)
nodes = Table(
    "nodes",
    between,
    Column("node", String(32), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("key", String(64), nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("version", String(40), nullable=False),
    Column("lease", Double, nullable=False),  # seconds of silence after which it is taken for dead
    Column("beat", Double, nullable=False),
)
holders = Table(
    "holders",
    between,
    Column("room", String(40), primary_key=True),
    Column("node", String(32), nullable=False),
)
Index("holders_node", holders.c.node)
Index("reports_room", reports.c.room)
Index("rooms_touched", rooms.c.touched)
