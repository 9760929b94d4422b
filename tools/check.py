"""Run every check: what `make test`, `make quick` and `make soak` do once .venv is set up.

The compiled engine is built beside all else, with what the tests leave of the machine. Without a C compiler it is left
out, and the end says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.build_compiled import NO_COMPILER, ROOT, target

BIN = Path(sys.executable).parent
PYTEST = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-rfEsR"]
MYPY = [sys.executable, "-m", "mypy"]
QUICK = [
    "tests/scenarios", "tests/cards", "tests/rules", "tests/modes", "tests/words", "tests/lessons", "tests/bulk",
    "tests/games/test_golden_games.py", "tests/games/test_positions.py", "tests/games/test_why_not.py",
    "tests/test_clause_index.py", "tests/test_forbidden.py", "tests/test_project.py",
]  # fmt: skip
"""What a change to a rule or a card is likely to break: a minute of tests."""
REFERENCE = ROOT.parent / "shared" / "cards"
"""The reference data, no part of the project: where it lies beside the checkout, the cards are compared with it."""
BROWSER = "tests/browser"
"""A step of its own: it is to take less than five minutes on two cores, and the summary says how long it took."""
BUILD_LOG = ROOT / "build" / "compiled.log"


def environment(engine: str = "interpreted") -> dict[str, str]:
    """Bytecode is kept, whatever this machine says: every server that a test starts would compile all sources again."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")}
    kept["FARFIELD_EXPECT_ENGINE"] = engine
    if REFERENCE.is_dir():
        kept.setdefault("FARFIELD_REFERENCE", str(REFERENCE))
    if engine == "compiled":
        kept["PYTHONPATH"] = str(target())
    return kept


class Run:
    """The steps taken so far and how each went."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed = False

    def step(self, name: str, command: list[str | Path], engine: str = "interpreted") -> None:
        print(f"\n--- {name}", flush=True)
        started = time.monotonic()
        status = subprocess.run(command, cwd=ROOT, env=environment(engine), check=False).returncode
        self.note(name, status, f" ({time.monotonic() - started:.0f} s)")

    def note(self, name: str, status: int, more: str = "") -> None:
        self.failed |= status != 0
        self.lines.append(f"{'ok    ' if status == 0 else 'FAILED'} {name}{more}")

    def close(self, engines: str) -> int:
        print("\n--- summary")
        print("\n".join(self.lines))
        print(f"engine: {engines}", flush=True)
        return 1 if self.failed else 0


def start_build() -> subprocess.Popen[bytes]:
    BUILD_LOG.parent.mkdir(exist_ok=True)
    modest = ["nice"] if shutil.which("nice") else []
    command = [*modest, sys.executable, str(ROOT / "tools" / "build_compiled.py")]
    with BUILD_LOG.open("wb") as log:
        return subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=log, stderr=subprocess.STDOUT)


def end_build(build: subprocess.Popen[bytes]) -> str | None:
    """Wait for the compiled engine; the reason it is not there, or None."""
    print("\n--- compiled engine", flush=True)
    status = build.wait()
    told = BUILD_LOG.read_text(errors="replace").splitlines()
    print("\n".join(told[-40:]), flush=True)
    if status == 0:
        return None
    reason = "no C compiler" if status == NO_COMPILER else "the build failed: build/compiled.log"
    print(f"SKIPPED: nothing runs on the compiled engine ({reason}).", flush=True)
    return reason


def real_peers() -> None:
    """Where things may be installed, nothing is skipped: the tests start a PostgreSQL and a Chromium of their own."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    os.environ["FARFIELD_REQUIRE"] = "postgresql chromium"
    missing = [] if shutil.which("chromium") else ["chromium"]
    if not shutil.which("pg_ctl") and not list(Path("/").glob("usr/lib/postgresql/*/bin/pg_ctl")):
        missing.append("postgresql")
    if missing and shutil.which("apt-get"):
        print(f"\n--- installing {' and '.join(missing)} for the tests", flush=True)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        if subprocess.run(install, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            subprocess.run(["apt-get", "update", "-qq"], check=False)
            subprocess.run(install, stdout=subprocess.DEVNULL, check=False)


def test() -> int:
    run = Run()
    os.environ.setdefault("CI", "1")  # the same examples every time: new ones are for `make soak` to find
    real_peers()
    build = start_build()
    run.step("ruff", [BIN / "ruff", "check"])
    run.step("mypy --strict", [*MYPY])
    run.step("import-linter", [BIN / "lint-imports"])
    run.step("the client: types and tests", [sys.executable, "-m", "tools.build_client", "--test"])
    run.step("the client: build", [sys.executable, "-m", "tools.build_client"])
    run.step("tests, interpreted engine", [*PYTEST, "-m", "not once and not soak"])
    missing = end_build(build)
    if missing is None:
        long = [*PYTEST, "-m", "(bulk or once) and not soak"]
        run.step("bulk tests, compiled engine", [*long, f"--ignore={BROWSER}"], engine="compiled")
        run.step("tests in the browser, compiled engine", [*long, BROWSER], engine="compiled")
        return run.close("interpreted + compiled")
    run.step("long tests, interpreted engine", [*PYTEST, "-m", "once and not soak"])
    return run.close(f"interpreted only ({missing})")


def quick() -> int:
    """For a change to a rule or a card: static checks, and the tests of QUICK; words after it choose among these."""
    run = Run()
    types = subprocess.Popen(MYPY, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    run.step("ruff", [BIN / "ruff", "check"])
    run.step("import-linter", [BIN / "lint-imports"])
    chosen = " ".join(sys.argv[2:])
    tests = [*PYTEST, *QUICK, "-m", "not slow and not once and not soak"]
    run.step("quick tests, interpreted engine", [*tests, "-k", chosen] if chosen else [*tests])
    print("\n--- mypy --strict", flush=True)
    print(types.communicate()[0].decode(errors="replace"), end="", flush=True)
    run.note("mypy --strict", types.returncode)
    return run.close("interpreted only")


def soak() -> int:
    run = Run()
    missing = end_build(start_build())
    engine = "compiled" if missing is None else "interpreted"
    run.step(f"soak, {engine} engine", [*PYTEST, "-m", "soak"], engine=engine)
    run.step(f"soak of Lane Legends, {engine} engine", [sys.executable, "-m", "tests.soak_lanes"], engine=engine)
    run.step(f"soak of all complete cards, {engine} engine", [sys.executable, "-m", "tests.soak_pool"], engine=engine)
    return run.close(engine if missing is None else f"interpreted only ({missing})")


if __name__ == "__main__":
    raise SystemExit({"test": test, "quick": quick, "soak": soak}[sys.argv[1] if len(sys.argv) > 1 else "test"]())
