"""The load test itself, small: whatever the machine does meanwhile, nothing that was acknowledged is lost."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

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
