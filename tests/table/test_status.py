"""To see what the server does: whether it is there and ready, its numbers, its log, and `farfield serve --status`."""

from __future__ import annotations

import http.client
import json
import logging
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import farfield.table
from farfield.errors import FarfieldError
from farfield.table.server import meter
from farfield.table.server.calm_log import Json, Lines
from farfield.table.server.metrics import SECONDS, Counter, Gauge, Histogram, text
from farfield.table.server.trusted import BadNetwork, Trusted
from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import PATIENCE, Server, keep_hands, two

DOCS = Path(__file__).resolve().parents[2] / "docs" / "serving.md"


def look(server: Server, path: str, told_by: str = "") -> tuple[int, str]:
    line = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=PATIENCE)
    with closing(line):
        line.request("GET", path, headers={"X-Forwarded-For": told_by} if told_by else {})
        answer = line.getresponse()
        return answer.status, answer.read().decode()


def numbers(server: Server) -> dict[str, float]:
    status, told = look(server, "/metrics")
    assert status == 200
    lines = [line.rpartition(" ") for line in told.splitlines() if not line.startswith("#")]
    return {key: float(value) for key, _, value in lines}


def test_the_server_says_that_it_is_there_and_ready(server: Server) -> None:
    assert look(server, "/health") == (200, "ok\n")
    assert look(server, "/ready") == (200, '{"ready":true,"why":""}')
    assert look(server, "/ready", "198.51.100.7")[0] == 200  # a proxy elsewhere may ask too


@pytest.mark.parametrize("path", ["/metrics", "/status"])
def test_how_the_server_does_is_told_only_to_whom_it_trusts(server: Server, path: str) -> None:
    status, told = look(server, path, "198.51.100.7")
    assert status == 403 and json.loads(told)["id"] == "wire-not-trusted"
    assert look(server, path)[0] == 200


def test_what_is_played_is_counted_and_who_plays_is_not_named(server: Server) -> None:
    before = numbers(server)
    with two(server) as (ann, bob, made):
        keep_hands(ann, bob)
        ann.send("answer", seat=0, ask=10**6, verb="pass", a=0, b=0)
        ann.hear_until("refused")
        after, told = numbers(server), look(server, "/metrics")[1]
        status = json.loads(look(server, "/status")[1])

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert more('farfield_message_seconds_count{kind="answer"}') == 3  # two hands kept, and one that was refused
    assert more('farfield_message_seconds_bucket{kind="answer",le="+Inf"}') == 3
    assert more('farfield_refusals_total{code="answer-stale"}') == 1
    assert more('farfield_storage_seconds_count{call="append"}') == 2
    assert more('farfield_http_seconds_count{way="POST /api/rooms"}') == 1
    assert more("farfield_people") == 2 and after['farfield_tables{who="somebody"}'] >= 1
    assert status["people"] >= 2 and status["answers"] >= 3 and status["answers_lately"] >= 2
    assert 0 < status["half"] <= status["most"] and status["ready"] and status["storage"] == "sqlite"
    for word in ("Ann", "Bob", made["room"], made["host"], made["bob"]):
        assert word not in told


def test_the_command_says_how_the_server_does(server: Server) -> None:
    done = status_of(server.url.rpartition(":")[2])
    assert done.returncode == 0 and "It is ready." in done.stdout and "Answers: " in done.stdout
    done = status_of("1")
    assert done.returncode == 1 and "No server tells at http://127.0.0.1:1" in done.stderr


def status_of(port: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "farfield", "serve", "--status", "--port", port]
    environment = {**os.environ, "FARFIELD_LANG": "en", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False)


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.mark.slow
def test_without_its_database_the_server_is_there_but_not_ready(tmp_path: Path, postgres: Postgres) -> None:
    server = Server(tmp_path, "--db", postgres.new_database(), log=tmp_path / "log")
    server.start()
    try:
        assert look(server, "/ready")[0] == 200
        postgres.halt()
        while look(server, "/ready")[0] == 200:  # it looks once a second
            time.sleep(0.2)
        assert look(server, "/ready") == (503, '{"ready":false,"why":"storage"}')
        assert look(server, "/health")[0] == 200
        assert json.loads(look(server, "/status")[1])["why"] == "storage"
        postgres.start()
        while look(server, "/ready")[0] != 200:
            time.sleep(0.2)
    finally:
        server.kill()


# --- the log


def failing(who: str) -> logging.LogRecord:
    try:
        try:
            raise KeyError(f"{who} plays Gust")
        except KeyError as error:
            raise FarfieldError("room-secret", "{who} has no key", {"who": who}) from error
    except FarfieldError:
        return logging.LogRecord("farfield.table", logging.ERROR, "", 1, "%s failed", ("answer",), sys.exc_info())


def test_an_error_in_the_log_says_what_and_where_and_quotes_nobody() -> None:
    for form in (Lines(), Json()):
        said = form.format(failing("Ann"))
        assert "Ann" not in said and "Gust" not in said
        assert "answer failed" in said and "FarfieldError room-secret" in said and "builtins.KeyError" in said
        assert "test_status.py:" in said and "failing" in said


def test_a_line_of_the_log_is_one_object() -> None:
    told = json.loads(Json().format(failing("Ann")))
    assert told["level"] == "error" and told["from"] == "farfield.table"
    assert told["event"] == "%s failed" and told["said"] == "answer failed" and told["time"].endswith("Z")


def test_a_server_that_fails_logs_objects_without_names_or_rooms(tmp_path: Path) -> None:
    server = Server(tmp_path, "--log", "json", log=tmp_path / "log")
    server.start()
    try:
        made = server.room({"kind": "here", "name": "Annabella"}, seed="3")
        with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
            for suffix in ("", "-wal", "-shm"):
                (tmp_path / f"table.db{suffix}").unlink(missing_ok=True)
            (tmp_path / "table.db").mkdir()
            ann.send("chat", seat=0, text="Gust")
            ann.hear_until("refused", "error", "chat")
            ann.send("report", seat=0, text="Gust")
            ann.hear_until("refused", "error", "reported")
    finally:
        server.kill()
    for line in (tmp_path / "log").read_text().splitlines():
        said = json.loads(line)
        assert {"time", "level", "from", "event", "said"} <= set(said)
        for word in ("Annabella", "Gust", made["room"], made["host"]):
            assert word not in line


# --- numbers


def test_numbers_are_written_as_prometheus_reads_them() -> None:
    counter, histogram = Counter("a_total", "What.", "code"), Histogram("b_seconds", "How long.")
    counter.add('x"y\n')
    counter.add('x"y\n')
    histogram.see(0.003)
    histogram.see(99.0)
    told = text([counter, histogram, Gauge("c", "Now.", lambda: 2.5)]).splitlines()
    assert told[:3] == ["# HELP a_total What.", "# TYPE a_total counter", 'a_total{code="x\\"y "} 2']
    assert 'b_seconds_bucket{le="0.0025"} 0' in told and 'b_seconds_bucket{le="0.005"} 1' in told
    assert told[5 + len(SECONDS) : 8 + len(SECONDS)] == [
        'b_seconds_bucket{le="+Inf"} 2', "b_seconds_sum 99.003000", "b_seconds_count 2"
    ]  # fmt: skip
    assert told[-2:] == ["# TYPE c gauge", "c 2.5"]


def test_nobody_fills_the_memory_with_labels() -> None:
    counter, histogram = Counter("a_total", "What.", "code"), Histogram("b_seconds", "How long.", "way")
    for n in range(1000):
        counter.add(str(n))
        histogram.see(0.1, str(n))
    assert len(counter.values) == len(histogram.of) == 201
    assert counter.total == 1000 and counter.values["others"] == histogram.count("others") == 800


def test_the_docs_tell_every_number() -> None:
    assert meter.table() in DOCS.read_text(encoding="utf-8")


def test_whom_the_server_trusts() -> None:
    trusted = Trusted(["10.1.0.0/16", "2001:db8::/32"])
    for address in ("127.0.0.1", "::1", "10.1.2.3", "::ffff:10.1.2.3", "2001:db8::5"):
        assert address in trusted
    for address in ("10.2.0.1", "198.51.100.1", "", "nobody"):
        assert address not in trusted
    with pytest.raises(BadNetwork):
        Trusted(["somewhere"])


def test_no_line_of_the_log_names_a_room() -> None:
    """Whoever knows its name may look at what everybody may; the log has tags."""
    here = Path(farfield.table.__file__).parent
    for file in here.rglob("*.py"):
        calls = re.findall(r"log\.(?:exception|error|warning)\(.*", file.read_text(encoding="utf-8"))
        assert not [call for call in calls if "room.room" in re.sub(r"tag\([^)]*\)", "", call)], file.name
