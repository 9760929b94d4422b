"""Every way in, as the server counts it and as docs/serving.md tells it: row by row, against a real server."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from farfield.table.server.serving import build_app
from farfield.table.server.ways_in import WAYS, Way, table
from tests.table.serving import PATIENCE, Server

DOCS = Path(__file__).resolve().parents[2] / "docs" / "serving.md"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("strict"), "--rooms-per-hour", "1000")
    try:
        made.start()
        yield made
    finally:
        made.kill()


def calls(server: Server, way: Way, address: str) -> Iterator[int]:
    """The status of one call after another, each of which asks for nothing that there is."""
    where = server.url.removeprefix("http://")
    path = way.path
    asked = {"room": "nowhere", "seat": "1", "name": "Gust", "clause": "LL%204.3", "number": "0", "path": "no"}
    for name, value in asked.items():
        path = path.replace(f"{{{name}}}", value)
    assert "{" not in path, "say what stands for each part of the way"
    if way.path == "/api/rules":
        path += "?find=Tank"
    told_by = {"X-Forwarded-For": address}
    if way.method == "WebSocket":
        while True:
            try:
                with connect(f"ws://{where}{path}", additional_headers=told_by, open_timeout=PATIENCE):
                    yield 101
            except InvalidStatus:
                yield 429
    line = http.client.HTTPConnection(where, timeout=PATIENCE)
    body = json.dumps({"nonsense": True}) if way.body else None
    while True:
        line.request(way.method, path, body, {"Content-Type": "application/json", **told_by})
        answer = line.getresponse()
        answer.read()
        yield answer.status


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.method} {way.path}")
def test_one_address_takes_a_way_so_often_and_everybody_else_as_often(strict: Server, way: Way) -> None:
    began = time.monotonic()
    taken = 0
    for status in calls(strict, way, "198.51.100.20"):
        if status == 429:
            break
        taken += 1
        assert status < 500
        allowed = way.at_once + (time.monotonic() - began) * way.a_second + 1
        assert taken <= allowed, "there is no end"
        if taken > 1.5 * way.at_once:
            pytest.skip("this machine is busy, and calls no faster than it may")
    assert way.at_once <= taken
    assert next(calls(strict, way, "198.51.100.21")) != 429


def test_no_way_in_is_forgotten() -> None:
    app = build_app("sqlite://")
    ways = {
        (method if method is not None else "WebSocket", route.path_format)
        for route in app.routes
        for method in (getattr(route, "methods", None) or [None])
        if method != "OPTIONS"
    }
    assert ways == {(way.method, way.path) for way in WAYS}


def test_the_docs_tell_every_row() -> None:
    assert table() in DOCS.read_text(encoding="utf-8")


@pytest.mark.parametrize("way", [way for way in WAYS if way.body and way.method == "POST"], ids=lambda way: way.path)
def test_nobody_brings_more_than_a_way_takes(strict: Server, way: Way) -> None:
    path = way.path.replace("{room}", "nowhere")
    status, told = strict.call("POST", path, raw=b"[" + b" " * way.body + b"]")
    assert status == 413 and told["id"] in ("wire-size", "wire-schema")
