"""What stands in deploy/ is what the command takes, and the docs show every file of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def test_every_option_that_is_written_there_is_one() -> None:
    environment = {**os.environ, "COLUMNS": "200"}
    command = [sys.executable, "-m", "farfield", "serve", "--help"]
    help = subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout
    options = set(re.findall(r"--[a-z-]+", help))
    lines = [
        line
        for path in (*DEPLOY.glob("*.yaml"), *DEPLOY.glob("systemd/*.service"), ROOT / "docs" / "running.md")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"(command: |farfield |ExecStart=.*farfield )serve ", line)
    ]
    assert len(lines) >= 5
    for line in lines:
        used = set(re.findall(r"--[a-z-]+", line.partition("serve ")[2]))
        assert used <= options, line
    assert "FARFIELD_DB" in help


def test_the_proxy_asks_for_what_the_server_has() -> None:
    from farfield.table.server.ways_in import WAYS

    paths = {way.path for way in WAYS}
    said = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert {"/ready", "/metrics", "/status"} <= paths and "health_uri /ready" in said
    assert said.index("(patient) {") < said.index("import patient")  # or Caddy does not start
    assert "/api/rooms/{room}/table" in paths and "path /api/rooms/*/table" in said
    assert any(path.startswith("/node/") for path in paths) and "/metrics /status /node/*" in said


def test_the_docs_speak_of_every_file() -> None:
    docs = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    for name in ("deploy/compose.yaml", "deploy/Caddyfile", "deploy/systemd", "farfield@.service", "farfield.target"):
        assert name in docs
