"""The real page from the real server in a real browser. Tests click and type what a person sees, and nothing else."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the browser tests need pytest-playwright")
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.looking import PHONE, Screen

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
expect.set_options(timeout=60_000)  # a busy machine is no reason to fail; nobody waits longer than it takes
HERE = Path(__file__).resolve().parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.once)  # a page cannot tell the engines apart, and waits less for the quick one
            if not CHROMIUM and "chromium" not in os.environ.get("FARFIELD_REQUIRE", ""):
                item.add_marker(pytest.mark.skip(reason="no Chromium here: apt-get install chromium"))


class Server:
    """`farfield serve` on a port of its own; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0  # the first time whichever is free; later the same again, for pages that come back
        self.address = ""
        self.told = data / "told.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        until = time.monotonic() + 180
        while not self._bind(until):
            time.sleep(0.1)  # somebody else has the port for a moment
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.address, timeout=2).close()
                return
            except OSError:
                assert self.process is not None and self.process.poll() is None, self.told.read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start within three minutes")

    def _bind(self, until: float) -> bool:
        """Start it and read where it is; False if its port is taken."""
        command = [sys.executable, "-m", "farfield", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--rooms-per-hour", "0", "--lang", "en"]
        with self.told.open("wb") as told:
            self.process = subprocess.Popen(
                command, stdout=told, stderr=told, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        while time.monotonic() < until:
            said = self.told.read_text()
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/\s", said):
                self.port, self.address = int(found[1]), found[0].strip()
                return True
            if self.process.poll() is not None:
                assert self.port and str(self.port) in said, said
                return False
            time.sleep(0.05)
        raise AssertionError(f"the server did not say where it is within three minutes: {self.told.read_text()}")

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def pause(self) -> None:
        """As when a machine hangs: it keeps its connections and says nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    from tools import build_client

    build_client.make_fresh()
    one = Server(tmp_path_factory.mktemp("table"))
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, object]:
    return {"viewport": {"width": 1280, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}


@pytest.fixture
def screen(browser: Browser) -> Iterator[Screen]:
    """A page of this size, light or dark; a phone is touched."""
    contexts: list[BrowserContext] = []

    def opened(width: int, height: int, scheme: str) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en-US",
            has_touch=width == PHONE,
            is_mobile=width == PHONE,
        )
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()
