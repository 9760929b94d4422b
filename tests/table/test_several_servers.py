"""The stored answers are the only truth: two servers on one place to keep games, and PostgreSQL instead of a file."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import Server


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
def test_of_two_servers_one_takes_the_answer_and_the_other_catches_up(
    tmp_path: Path, database: tuple[str, ...]
) -> None:
    one, two = Server(tmp_path, *database), Server(tmp_path, *database)
    one.start()
    two.start()
    try:
        made = one.room({"kind": "here"}, seed="3")
        secret = made["seats"][0]["secret"]
        with one.sit(made["room"], secret) as here, two.sit(made["room"], secret) as there:
            here.hear_until("table")
            there.hear_until("table")
            ask = there.asked(0)
            assert here.asked(0) == ask  # the same game, the same names
            assert here.answer(0, ask, ask["options"][0])["type"] == "table"
            refused = there.answer(0, ask, ask["options"][-1])
            while refused["type"] != "refused":
                refused = there.hear()
            assert refused["code"] == "answer-stale"
            there.silence()
            assert there.tables[0]["view"] == here.tables[0]["view"] and there.asked(0) == here.asked(0)
    finally:
        one.kill()
        two.kill()


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
