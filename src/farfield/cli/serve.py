"""`farfield serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import socket
import sqlite3
import webbrowser
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from farfield.cli.status import show_status
from farfield.cli.terminal import messages_for, screen
from farfield.errors import FarfieldError, excerpt
from farfield.words.messages import Messages

if TYPE_CHECKING:
    from litestar import Litestar

NEEDED = ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy", "aiosqlite", "segno")
LOOPBACK = "127.0.0.1"


def serve(
    *,
    port: int,
    lan: bool,
    host: str | None,
    data: Path | None,
    db: str | None,
    keep_days: int,
    rooms_per_hour: int,
    browser: bool,
    backup: Path | None,
    reports: Path | None,
    sync: str,
    trust: list[str] | None,
    node_address: str | None,
    lease: float,
    tables: int,
    full_at: int,
    workers: int,
    log: str,
    status: bool,
    lang: str | None,
) -> int:
    messages = messages_for(lang)
    console, complaints = screen(), screen(stderr=True)
    if status:
        return show_status(host or LOOPBACK, port, messages, console, complaints)
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        complaints.print(messages.get("serve-missing", command='pip install ".[table]"'), style="red")
        return 1
    from farfield.table.server import serving
    from farfield.table.server.storage import CannotStore, file_of

    folder = data if data is not None else serving.data_folder()
    url = db if db is not None else serving.sqlite_url(folder)
    try:
        place, file = (str(folder / "table.db") if db is None else without_password(db)), file_of(url)
    except CannotStore as error:
        complaints.print(messages.get("serve-storage", place=excerpt(url), reason=str(error)), style="red")
        return 1
    if backup is not None:
        return copy_all(file, backup, messages, console, complaints)
    if reports is not None:
        return asyncio.run(write_reports(url, file, reports, messages, console, complaints))
    if db is None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            complaints.print(messages.get("serve-storage", place=str(folder), reason=f"{reason}."), style="red")
            return 1
    try:
        full, share = sync == "full", full_at / 100
        app = serving.build_app(url, keep_days, rooms_per_hour, full, trust or (), tables, workers, share)
    except FarfieldError as error:
        complaints.print(messages.explain(error), style="red")
        return 1
    address = host if host is not None else ("0.0.0.0" if lan else LOOPBACK)
    try:
        listening = bind(address, port)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        complaints.print(messages.get("serve-port", port=port, reason=reason), style="red")
        return 1
    shown = serving.lan_address() if address in ("0.0.0.0", "::") else address
    page = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    app.state.node_address = (node_address or page).rstrip("/")
    app.state.lease = lease

    def listens() -> None:
        announce(console, messages, page, lan, address, place)
        if browser:
            webbrowser.open(page)

    return run(app, listening, listens, messages, complaints, place, log)


def run(
    app: Litestar,
    listening: socket.socket,
    listens: Callable[[], None],
    messages: Messages,
    complaints: Console,
    place: str,
    log: str = "text",
) -> int:
    from farfield.table.server import serving
    from farfield.table.server.calm_log import keep_calm
    from farfield.table.server.storage import CannotStore, Storage

    keep_calm(form=log)

    async def main() -> int:
        try:  # whatever is wrong with the storage is said before anybody is let in
            storage = await Storage.open(app.state.storage_url, serves=app.state.node_address)
            await storage.close()
        except CannotStore as error:
            complaints.print(messages.get("serve-storage", place=place, reason=str(error)), style="red")
            return 1
        server = serving.TableServer(serving.configuration(app), listens)
        await server.serve(sockets=[listening])
        return 0

    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt):
        return asyncio.run(main())
    return 0


def announce(console: Console, messages: Messages, url: str, lan: bool, address: str, place: str) -> None:
    """What is going on, and who can get in."""
    from farfield.table.server.client_files import BUILD, read_client

    console.print(Text(messages.get("serve-here", address=url), style="bold"), soft_wrap=True)
    if address in (LOOPBACK, "::1", "localhost"):
        console.print(messages.get("serve-loopback"))
    else:
        everywhere = address in ("0.0.0.0", "::")
        console.print(messages.get("serve-everybody" if everywhere else "serve-address", address=address))
    if lan:
        import segno

        console.print(messages.get("serve-scan"))
        segno.make(url, error="m").terminal(compact=True)
    console.print(messages.get("serve-data", place=place), soft_wrap=True)
    if "/index.html" not in read_client():
        console.print(messages.get("serve-no-client", command=BUILD), style="yellow")
    console.print(messages.get("serve-stop"), style="dim")


def bind(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    # With its protocol named, asyncio sends at once instead of waiting up to 40 ms for more (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port))
    except (OSError, OverflowError):
        listening.close()
        raise
    return listening


def copy_all(file: Path | None, to: Path, messages: Messages, console: Console, complaints: Console) -> int:
    """One file with everything, also while a server writes."""
    if file is None:
        complaints.print(messages.get("serve-backup-elsewhere", command="pg_dump"), style="red")
        return 1
    try:
        if not file.exists():
            raise OSError(f"{file} does not exist.")
        if to.exists() and to.samefile(file):
            raise OSError(f"{file} is the file that is copied.")
        with contextlib.closing(sqlite3.connect(file)) as db, contextlib.closing(sqlite3.connect(to)) as copy:
            db.backup(copy)
            rooms, answers = looked_through(copy)
        console.print(messages.get("serve-backup", file=str(to), rooms=rooms, answers=answers), soft_wrap=True)
    except FarfieldError as error:
        complaints.print(messages.explain(error), style="red", soft_wrap=True)
        return 1
    except (OSError, sqlite3.Error) as error:
        complaints.print(messages.get("serve-storage", place=str(to), reason=str(error)), style="red", soft_wrap=True)
        return 1
    return 0


def looked_through(copy: sqlite3.Connection) -> tuple[int, int]:
    """How many rooms and answers a copy holds. A backup is worth what can be read back: every answer is looked at, and
    raises `Damaged` if it is not what was stored."""
    from farfield.table.kept import checked

    (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
    if sound != "ok":
        raise OSError(f"{sound}.")
    kept = {column[1] for column in copy.execute("PRAGMA table_info(answers)")}
    if not kept:
        return 0, 0
    check = "check_sum" if "check_sum" in kept else "''"  # an older version has none
    answers = 0
    for room, game in copy.execute("SELECT DISTINCT room, game FROM answers").fetchall():
        rows = f"SELECT seq, said, {check} FROM answers WHERE room = ? AND game = ? ORDER BY seq"
        answers += len(checked(room, game, 0, copy.execute(rows, (room, game)).fetchall()))
    return copy.execute("SELECT count(*) FROM rooms").fetchone()[0], answers


async def write_reports(
    url: str, file: Path | None, to: Path, messages: Messages, console: Console, complaints: Console
) -> int:
    """Every problem that was reported: a line here, and its game as a file that can be played on."""
    from farfield.table.server.storage import CannotStore, Storage
    from farfield.table.setting_up import one_line

    place, count = str(file or to), 0
    try:
        if file is not None and not file.exists():
            raise OSError(f"{file} does not exist.")
        storage = await Storage.open(url)
        try:
            to.mkdir(parents=True, exist_ok=True)
            place = str(to)
            async for report in storage.reports():
                game = to / f"report-{report.number}.txt"
                game.write_text(report.snapshot, encoding="utf-8")
                when = datetime.fromtimestamp(report.at).strftime("%Y-%m-%d %H:%M")
                words = {"number": str(report.number), "when": when, "room": report.room, "file": str(game)}
                line = messages.get("serve-report", text=one_line(report.text), **words)
                console.print(Text(line), soft_wrap=True)
                count += 1
        finally:
            await storage.close()
    except (OSError, CannotStore) as error:
        complaints.print(messages.get("serve-storage", place=place, reason=str(error)), style="red", soft_wrap=True)
        return 1
    if not count:
        console.print(messages.get("serve-no-reports"))
    return 0


def without_password(url: str) -> str:
    from farfield.table.server.storage import address_of

    return address_of(url).render_as_string(hide_password=True)
