"""`farfield serve`: what it says, and what it refuses."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.cli.serve import bind, without_password
from farfield.table.client_files import BUILD, not_built
from farfield.table.serving import lan_address, sqlite_url
from tests.table.serving import Server


def test_it_says_where_it_is_and_that_only_this_computer_can_reach_it(server: Server) -> None:
    assert server.url.startswith("http://127.0.0.1:")


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


def test_small_messages_are_sent_at_once() -> None:
    """Without its protocol named, a socket would wait 40 ms for more to send: asyncio looks at that."""
    with bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
