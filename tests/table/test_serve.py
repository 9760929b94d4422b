"""`farfield serve`: what it says, and what it refuses."""

from __future__ import annotations

import asyncio
import io
import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import uvicorn
from rich.console import Console

from farfield.cli import main
from farfield.cli.serve import announce, bind, without_password
from farfield.games import load, record, start
from farfield.table.server import serving
from farfield.table.server.client_files import BUILD, not_built
from farfield.table.server.serving import lan_address, sqlite_url
from farfield.table.server.storage import Storage
from farfield.words.messages import Messages
from tests.table.serving import PATIENCE, Player, Server


def test_it_says_where_it_is_and_that_only_this_computer_can_reach_it(server: Server) -> None:
    assert server.url.startswith("http://127.0.0.1:")
    assert "Only this computer can reach it" in server.told
    port = int(server.url.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), 60):
        pass
    for other in {"127.0.0.2", lan_address()} - {"127.0.0.1"}:  # any other address of this very computer
        with pytest.raises(OSError):
            socket.create_connection((other, port), 60).close()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1", "Only this computer can reach it"),
        ("::1", "Only this computer can reach it"),
        ("0.0.0.0", "Everybody in your network can reach it"),
        ("::", "Everybody in your network can reach it"),
        ("192.0.2.7", "Everybody who can reach 192.0.2.7 can reach it"),
    ],
)
def test_it_says_who_can_reach_it_wherever_it_listens(address: str, told: str) -> None:
    for lan in (False, True):
        console = Console(file=io.StringIO(), width=200)
        announce(console, Messages("en"), "http://x/", lan, address, "here")
        assert isinstance(console.file, io.StringIO)
        said = console.file.getvalue()
        assert told in said and ("not encrypted" in said) == ("Only this" not in told)
        assert ("Scan this" in said) == lan


@pytest.mark.parametrize("db", ["nonsense", "", "nothing://here/at/all"])
def test_an_address_that_is_no_database_is_named(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--db", db, "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert db in told and "--db" in told


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert f"{port}" in told.replace(",", "") and "--port" in told


def test_a_port_that_cannot_be_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "70000", "--data", str(tmp_path), "--lang", "de"]) == 1
    assert "--port" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file" / "below"), "--lang", "en"]) == 1
    assert "--data" in capsys.readouterr().err


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with bind("127.0.0.1", 0) as unused:
        port = unused.getsockname()[1]
    url = f"postgresql://ann:hush@127.0.0.1:{port}/farfield"
    assert main(["serve", "--port", "0", "--db", url, "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert "--db" in told.err and "hush" not in told.err + told.out
    assert without_password(url) == f"postgresql://ann:***@127.0.0.1:{port}/farfield"


def test_a_backup_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--data", str(tmp_path), "--backup", str(tmp_path / "copy.db"), "--lang", "en"]) == 1
    assert "does not exist" in capsys.readouterr().err and not (tmp_path / "copy.db").exists()


def test_a_backup_is_of_the_database_that_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    for file, word in ((tmp_path / "data" / "table.db", "usual"), (tmp_path / "other.db", "named")):
        with closing(sqlite3.connect(file)) as db:
            db.execute(f"CREATE TABLE {word} (x)")
    copy = tmp_path / "copy.db"
    here = ["serve", "--data", str(tmp_path / "data"), "--lang", "en", "--backup"]
    assert main([*here, str(copy), "--db", f"sqlite:///{tmp_path / 'other.db'}"]) == 0
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("named",)]
    copy.unlink()
    assert main([*here, str(copy), "--db", "postgresql://ann:hush@127.0.0.1/farfield"]) == 1
    told = capsys.readouterr().err
    assert "pg_dump" in told and "hush" not in told and not copy.exists()
    assert main([*here, str(tmp_path / "data" / "table.db")]) == 1  # onto itself
    assert "is the file that is copied" in capsys.readouterr().err


def test_a_backup_that_is_taken_while_people_play_is_played_on(own_server: Server, tmp_path: Path) -> None:
    server, copy = own_server, tmp_path / "restored" / "table.db"
    copy.parent.mkdir()
    made = server.room({"kind": "here"}, {"kind": "here"}, mode="duel")
    secrets = [seat["secret"] for seat in made["seats"]]

    def go_on(ann: Player, times: int) -> None:
        for _ in range(times):
            ann.silence()
            seat = next(seat for seat in (0, 1) if ann.asked(seat))
            assert ann.answer(seat, ann.asked(seat), ann.asked(seat)["options"][-1])["type"] == "table"

    with server.sit(made["room"], *secrets) as ann:
        ann.hear_until("table")
        go_on(ann, 6)
        ann.silence()
        seen = [ann.tables[seat]["view"] for seat in (0, 1)]
        assert main(["serve", "--data", str(server.folder), "--backup", str(copy), "--lang", "en"]) == 0
        go_on(ann, 2)  # nobody at the table notices
    again = Server(copy.parent)
    try:
        again.start()
        with again.sit(made["room"], *secrets) as ann:
            ann.silence()
            assert [ann.tables[seat]["view"] for seat in (0, 1)] == seen
            go_on(ann, 4)
    finally:
        again.kill()


def test_a_backup_of_what_is_damaged_is_refused(
    own_server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = own_server.room({"kind": "here"})
    with own_server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])
    here = ["serve", "--data", str(own_server.folder), "--backup", str(tmp_path / "copy.db"), "--lang", "en"]
    assert main(here) == 0 and "holds 1 rooms and" in capsys.readouterr().out
    with closing(sqlite3.connect(own_server.folder / "table.db")) as db:
        db.execute("UPDATE answers SET said = replace(said, 'seat 0', 'seat 1')")
        db.commit()
    assert main(here) == 1 and "number 0 is not possible" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr"])
def test_reports_are_listed_and_their_games_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    game = start(["Garen", "Lux"], seed=7)
    game.choose(game.decisions()[0], game.decisions()[0].options[-1])

    async def report() -> None:
        storage = await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")
        await storage.add_report("room", 0, "The [bold]Poro[/bold]\x1b[2J\nlooks wrong.", record(game).text())
        await storage.add_report("room", 0, "Again.", "no game")
        await storage.close()

    here = ["serve", "--data", str(tmp_path), "--lang", lang, "--reports", str(tmp_path / "reports")]
    assert main(here) == 1  # there is nothing yet
    assert "table.db" in capsys.readouterr().err and not (tmp_path / "reports").exists()
    asyncio.run(report())
    assert main(here) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 2 and "The [bold]Poro[/bold] [2J looks wrong." in told[0] and "report-1.txt" in told[0]
    assert load(tmp_path / "reports" / "report-1.txt").hash() == game.hash()
    assert (tmp_path / "reports" / "report-2.txt").read_text() == "no game"


def test_no_reports_are_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def make() -> None:
        await (await Storage.open(f"sqlite:///{tmp_path / 'table.db'}")).close()

    asyncio.run(make())
    assert main(["serve", "--data", str(tmp_path), "--lang", "en", "--reports", str(tmp_path / "reports")]) == 0
    assert "Nobody has reported a problem." in capsys.readouterr().out


def test_in_a_network_it_prints_its_address_and_a_code_for_phones(tmp_path: Path) -> None:
    made = Server(tmp_path, "--lan")
    made.start()
    try:
        assert lan_address() in made.url
        assert any("█" in line or "▀" in line for line in made.told.splitlines())
        assert "not encrypted" in made.told
    finally:
        made.kill()


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr"])
def test_a_page_that_is_not_built_says_how_to_build_it(lang: str) -> None:
    assert BUILD in not_built(lang).data.decode()


def test_paths_become_addresses() -> None:
    assert sqlite_url(Path("/data")) == "sqlite:////data/table.db"


def test_a_server_that_does_nothing_is_told_to_end_and_does_not_look_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "A_SECOND", 3600.0)

    async def app(scope: object, receive: object, send: object) -> None: ...

    async def main() -> None:
        server = serving.TableServer(uvicorn.Config(app, lifespan="off"), lambda: None)
        server.handle_exit(signal.SIGTERM, None)  # before it has begun: it will not
        assert server.should_exit
        server.should_exit = False
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            server.config.load()
            server.lifespan = server.config.lifespan_class(server.config)
            await server.startup([listening])
            running = asyncio.create_task(server.main_loop())
            await asyncio.sleep(0.05)
            assert not running.done()
            server.handle_exit(signal.SIGTERM, None)
            await asyncio.wait_for(running, PATIENCE)
            await uvicorn.Server.shutdown(server, [listening])

    asyncio.run(main())


def test_small_messages_are_sent_at_once() -> None:
    """Without its protocol named, a socket would wait 40 ms for more to send: asyncio looks at that."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
