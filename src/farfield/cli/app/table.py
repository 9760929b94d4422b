"""`farfield learn`, `farfield puzzle` and `farfield serve`: lessons, puzzles, and the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from farfield.cli.app.options import Language, Script, whole


def learn(
    lesson: Annotated[
        str | None,
        Parameter(help="Begin with this one: unit, move, combat, spell, enthralled, score, strike, recycle or game."),
    ] = None,
    *,
    lang: Language = None,
    script: Script = None,
) -> int:
    """Learn Lane Legends by playing: nine short lessons, about ten minutes."""
    from farfield.cli.learn import learn as run

    return run(lesson, lang=lang, script=script)


def puzzle(
    number: Annotated[
        int | None, Parameter(converter=whole, help="Which one; that of today unless you say so.")
    ] = None,
    *,
    daily: Annotated[bool, Parameter(negative="", help="The puzzle of today, the same for everybody.")] = False,
    list: Annotated[bool, Parameter(negative="", help="List all of them.")] = False,
    lang: Language = None,
    script: Script = None,
) -> int:
    """A position with one best line: find it."""
    from farfield.cli.puzzle import solve

    return solve(number, today=daily, listed=list, lang=lang, script=script)


def review(
    file: Annotated[Path, Parameter(help="A saved game, of any mode.")],
    *,
    lang: Language = None,
) -> int:
    """The turns of a saved game in which most was given away, and what would have been better."""
    from farfield.cli.review import run

    return run(file, lang=lang)


def serve(
    *,
    port: Annotated[int, Parameter(converter=whole, help="The port to listen on.")] = 8137,
    lan: Annotated[
        bool,
        Parameter(negative="", help="Let everybody in your network in, and print the address and a QR code for it."),
    ] = False,
    host: Annotated[str | None, Parameter(help="Listen on this address instead, for example behind a proxy.")] = None,
    data: Annotated[
        Path | None, Parameter(help="The folder to keep games in; your system's place for data unless you say so.")
    ] = None,
    db: Annotated[
        str | None,
        Parameter(
            env_var="FARFIELD_DB",
            help="Keep games in this database instead, for example postgresql://user@host/farfield.",
        ),
    ] = None,
    keep_days: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="Delete rooms nobody has touched for so many days; 0: never.",
        ),
    ] = 90,
    rooms_per_hour: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="New rooms that one address may make in an hour; 0: as many as it likes.",
        ),
    ] = 60,
    open: Annotated[bool, Parameter(negative="", help="Open the page in your browser.")] = False,
    backup: Annotated[
        Path | None, Parameter(help="Write all games to this one file and stop; also while a server runs.")
    ] = None,
    reports: Annotated[
        Path | None,
        Parameter(help="List the problems that were reported, write the game of each to this folder, and stop."),
    ] = None,
    sync: Annotated[
        Literal["normal", "full"],
        Parameter(help="SQLite: with full every answer waits for the disk, so that not even a power cut costs one."),
    ] = "normal",
    trust: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="Addresses or networks of proxies that say who is behind them, and of whoever may read /metrics and "
            "/status; this machine always.",
        ),
    ] = None,
    node_address: Annotated[
        str | None,
        Parameter(
            help="Where the other servers on the same PostgreSQL reach this one, such as http://10.1.0.5:8137; the "
            "address it listens on unless you say so."
        ),
    ] = None,
    lease: Annotated[
        float,
        Parameter(
            validator=validators.Number(gte=1),
            help="With several servers: after so many seconds of silence the others take over the tables of this one.",
        ),
    ] = 3.0,
    tables: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="No new rooms when people sit at so many tables; 0: as many as the server can hold and stay quick.",
        ),
    ] = 0,
    full_at: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=5, lte=100),
            help="No new rooms when this server uses so many percent of a processor: less where it shares the machine.",
        ),
    ] = 85,
    workers: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="Processes in which programs think; 0: one for each processor but one, and one at least.",
        ),
    ] = 0,
    log: Annotated[
        Literal["text", "json"], Parameter(help="How what goes wrong is written to standard error.")
    ] = "text",
    status: Annotated[bool, Parameter(negative="", help="Say how the server on this port does, and stop.")] = False,
    lang: Language = None,
) -> int:
    """Play in the browser: start the table on this computer.

    Only this computer can reach it unless you say --lan. Games are kept after every answer.
    """
    from farfield.cli.serve import serve as run

    return run(
        port=port,
        lan=lan,
        host=host,
        data=data,
        db=db,
        keep_days=keep_days,
        rooms_per_hour=rooms_per_hour,
        browser=open,
        backup=backup,
        reports=reports,
        sync=sync,
        trust=trust,
        node_address=node_address,
        lease=lease,
        tables=tables,
        full_at=full_at,
        workers=workers,
        log=log,
        status=status,
        lang=lang,
    )
