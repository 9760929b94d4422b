"""What every test shares: which engine runs, and how hypothesis behaves."""

from __future__ import annotations

import asyncio
import importlib.util
import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tools import build_compiled

settings.register_profile(
    "farfield",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("farfield")


def running_engine() -> str:
    """`compiled` when `farfield.rules` is an extension module, `interpreted` when it is source."""
    spec = importlib.util.find_spec("farfield.rules")
    return "compiled" if spec and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def pytest_configure(config: pytest.Config) -> None:
    engine = running_engine()
    expected = os.environ.get("FARFIELD_EXPECT_ENGINE", engine)
    if engine != expected:
        raise pytest.UsageError(f"these tests were to run on the {expected} engine, but the {engine} one was imported")
    if engine == "compiled" and not build_compiled.is_fresh():
        raise pytest.UsageError("build/compiled is older than the sources: run `make compiled`")


@pytest.fixture(autouse=True)
def beside_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """From its first test on Playwright's loop counts as the one that runs in this thread, and no other could be begun:
    whoever comes after it in the same process may not see it."""
    loop = asyncio._get_running_loop()
    if loop is None or "playwright" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


REAL = [Path(__file__).parent / "browser", Path(__file__).parent / "table"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With real servers, browsers and clocks, a machine that stands still for a moment can fail a test: such a one is
    tried once more, and the end of the run names it (`-rR`). A fault of ours fails both times."""
    for item in items:
        if any(folder in item.path.parents for folder in REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_report_header() -> str:
    return f"farfield engine: {running_engine()}"


@pytest.fixture
def engine() -> str:
    """The engine that this run tests: `interpreted` or `compiled`."""
    return running_engine()
