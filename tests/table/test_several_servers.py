"""The stored answers are the only truth, in a file and in PostgreSQL; and a file has one server."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from farfield.table.server.alone import Alone
from farfield.table.server.storage import CannotStore
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE, Server


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> tuple[str, ...]:
    if request.param == "sqlite":
        return ()
    made = request.getfixturevalue("postgres")
    assert isinstance(made, Postgres)
    return ("--db", made.new_database())


@pytest.mark.slow
def test_a_server_killed_on_this_storage_goes_on_exactly_where_it_was(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    server = Server(tmp_path, *database)
    server.start()
    try:
        made = server.room({"kind": "here"}, {"kind": "program"}, seed="9")
        secret = made["seats"][0]["secret"]
        dice = random.Random(5)
        with server.sit(made["room"], secret) as ann:
            ann.hear_until("table")
            for _ in range(30):
                while ann.asked(0) is None:
                    ann.hear()
                ann.answer(0, ann.asked(0), dice.choice(ann.asked(0)["options"]))
            ann.silence()
            kept, lines = ann.tables[0], len(ann.log[0])
            server.kill()
        server.start()
        with server.sit(made["room"], secret) as ann:
            table = ann.hear_until("table")
            ann.silence()
            # All that was told is there again; the program may have answered once more before the end.
            assert table["view"]["turn"] >= kept["view"]["turn"] and len(ann.log[0]) >= min(lines, 300)
            if len(ann.log[0]) == lines:
                assert table["view"] == kept["view"]
    finally:
        server.kill()


def test_a_second_server_on_a_file_is_refused_in_plain_words(own_server: Server) -> None:
    port = ["--port", "0", "--data", str(own_server.folder)]
    environment = {**os.environ, "FARFIELD_LANG": "en", "COLUMNS": "300"}
    second = subprocess.run(
        [sys.executable, "-m", "farfield", "serve", *port],
        capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert second.returncode == 1 and own_server.process is not None
    assert f"another server (process {own_server.process.pid}) keeps its games in this file already" in second.stderr
    assert "Several servers need PostgreSQL" in second.stderr
    assert "Farfield is at" not in second.stdout, "it is nowhere"
    backup = subprocess.run(
        [sys.executable, "-m", "farfield", "serve", *port, "--backup", str(own_server.folder / "copy.db")],
        capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert backup.returncode == 0  # who only reads is no second server


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").symlink_to(tmp_path / "here")
    (tmp_path / "link.db").symlink_to(tmp_path / "here" / "table.db")
    first = Alone(tmp_path / "here" / "table.db")
    first.take()
    try:
        for other in (tmp_path / "there" / "table.db", tmp_path / "link.db"):
            with pytest.raises(CannotStore, match="another server"):
                Alone(other).take()
    finally:
        first.leave()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk here that is always full")
def test_on_a_full_disk_a_server_that_cannot_start_says_so_and_nothing_else() -> None:
    """What stands in its way is told by `Storage.open`: the lock it lets go of must not be in the way of that."""
    alone = Alone(Path("table.db"))
    alone.file = Path("/dev/full").open("w", encoding="ascii")  # noqa: SIM115
    alone.file.write("1234")
    alone.leave()
    assert alone.file is None
