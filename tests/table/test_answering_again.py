"""An answer that nobody has acknowledged is sent again with its own number, as the page does: it is given once, whether
the server was killed before it was stored or after."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.table.serving import Server

KILLS = (0.0, 0.002, 0.005, 0.01, 0.03)
"""Seconds after which the server is killed: before it has heard the answer, while it stores it, after it has."""


@pytest.mark.slow
def test_an_answer_is_neither_lost_nor_doubled_when_the_server_is_killed_around_it(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        made = server.room({"kind": "here"}, seed="4")
        secret = made["seats"][0]["secret"]
        for number, seconds in enumerate(KILLS, 1):
            with server.sit(made["room"], secret) as ann:
                ann.hear_until("table")
                ask = ann.asked(0)
                option = ask["options"][0]
                wanted = {"verb": option["verb"], "a": option["a"], "b": option["b"]}
                ann.send("answer", seat=0, ask=ask["id"], id=number, **wanted)
                time.sleep(seconds)
                server.kill()
            server.start()
            with server.sit(made["room"], secret) as ann:
                ann.hear_until("table")
                ann.send("answer", seat=0, ask=ask["id"], id=number, **wanted)
                told = ann.hear_until("stored")
                assert (told["id"], told["seat"]) == (number, 0)
                ann.send("answer", seat=0, ask=ask["id"], id=number, **wanted)  # and once more
                assert ann.hear_until("stored") == told
                ann.silence()
            assert stored(tmp_path).count(number) == 1
    finally:
        server.kill()


def stored(folder: Path) -> list[int]:
    """The client's number of every stored answer that has one."""
    with closing(sqlite3.connect(folder / "table.db")) as db:
        said = [words for (words,) in db.execute("select said from answers")]
    return [int(found[1]) for words in said if (found := re.search(r" id (\d+)", words))]
