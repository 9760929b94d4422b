"""A PostgreSQL of the tests' own, on loopback, as a user that is not root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


class NoPostgres(Exception):
    """There is none here that could be started; the message says why."""


def programs() -> Path:
    """Where `initdb` and `pg_ctl` are."""
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda x: x.parts[-3])
    if not versions:
        raise NoPostgres("it is not installed")
    return versions[-1].parent


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.bin = programs()
        self.user = ""
        self.folder = folder
        if os.geteuid() == 0:  # it refuses to run as root
            self.user = next((name for name in ("postgres", "nobody") if _exists(name)), "")
            if not self.user:
                raise NoPostgres("it does not run as root, and there is no user postgres or nobody")
            self.folder = Path(tempfile.mkdtemp(prefix="farfield-postgres-"))  # pytest's own are closed to that user
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.databases = 0
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "farfield", "-A", "trust", "-N", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-l", log, "-o", options, "start")

    def halt(self) -> None:
        """As a crash would; `start` brings back everything that was committed."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        if self.user:
            command = ["runuser", "-u", self.user, "--", *command]
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd=self.folder, check=False
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr.strip()[-300:]}")

    def new_database(self) -> str:
        """The address of a database in which nothing is yet."""
        self.databases += 1
        name = f"farfield{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "farfield", name)
        return f"postgresql://farfield@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.halt()
        if self.user:
            shutil.rmtree(self.folder, ignore_errors=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def postgres_or_skip(folder: Path) -> Iterator[Postgres]:
    """For a fixture. Where `FARFIELD_REQUIRE` names it, it must be there; elsewhere the tests are skipped, with why."""
    try:
        made = Postgres(folder)
    except NoPostgres as reason:
        if "postgresql" in os.environ.get("FARFIELD_REQUIRE", ""):
            pytest.fail(f"PostgreSQL is required here: {reason}")
        pytest.skip(f"PostgreSQL: {reason}")
    yield made
    made.stop()
