"""The load test itself, small: whatever the machine does meanwhile, nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys

import pytest

from farfield.table.server import load
from tests.table.serving import PATIENCE


@pytest.mark.slow
def test_under_load_nothing_is_lost() -> None:
    command = [sys.executable, "-m", "farfield", "bench", "--table", "--tables", "12", "--four-lanes", "3"]
    done = subprocess.run(
        [*command, "--seconds", "4", "--every", "1"],
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )
    assert "21 connections" in done.stdout, done.stdout + done.stderr
    told = re.search(r"(\d+) answers in", done.stdout)
    assert told is not None and int(told[1]) > 10
    assert "acknowledged and not stored: 0; answered and never heard of: 0; errors: 0" in done.stdout
    assert re.search(r"answer to broadcast: p50 [0-9.]+ ms, p99 [0-9.]+ ms", done.stdout)


@pytest.mark.slow
def test_a_full_server_is_asked_on_and_those_who_play_lose_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of six tables, asked for nine: the rest is refused again and again while it is measured."""
    start, args = load.start_server, ("--tables", "6")
    monkeypatch.setattr(load, "PATIENCE", 1.0)
    monkeypatch.setattr(load, "start_server", lambda folder, db, *more: start(folder, db, *more, *args))
    found = asyncio.run(load.measure(load.Wanted(tables=9, four_lanes=0, seconds=4.0, every=1.0)))
    assert (found.tables, found.refused, found.connections) == (6, 3, 6)
    assert found.turned_away > 5
    assert found.answers > 5
    assert (found.lost, found.unheard, found.troubles) == (0, 0, [])
