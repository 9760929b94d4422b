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
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the browser tests need pytest-playwright")
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.looking import PHONE, Scheme, Screen

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
    # A page of ours has no address bar to type in: the lists below it would be two more pages for every one. What
    # Playwright leaves out stands here again, for only the last such list counts.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled,HttpsUpgrades,"
    "LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning,"
    "Translate",
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


class Windows:
    """The windows of one browser: whoever comes next gets one that knows nothing of who was there before, but has the
    files of the page already, as people do who come back."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.free: dict[tuple[str, bool], list[BrowserContext]] = defaultdict(list)
        self.taken: list[tuple[tuple[str, bool], BrowserContext]] = []

    def take(self, lang: str, phone: bool, fresh: bool) -> Page:
        kind = (lang, phone)
        used = not fresh and bool(self.free[kind])
        context = self.free[kind].pop() if used else self.browser.new_context(
            viewport={"width": 1280, "height": 900},
            locale=lang,
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )  # fmt: skip
        self.taken.append((kind, context))
        page = context.new_page()
        if used:
            kept = {"origin": self.server.address.rstrip("/"), "storageTypes": "all"}
            context.new_cdp_session(page).send("Storage.clearDataForOrigin", kept)
        return page

    def give_back(self) -> None:
        for kind, context in self.taken:
            for page in context.pages:
                page.close()
            context.clear_permissions()
            context.clear_cookies()
            self.free[kind].append(context)
        self.taken = []


@pytest.fixture(scope="session")
def windows(browser: Browser, server: Server) -> Windows:
    return Windows(browser, server)


@pytest.fixture
def screen(windows: Windows) -> Iterator[Screen]:
    """A page of this size, light or dark, of somebody who has never been here; a phone is touched."""

    def opened(
        width: int = 1280,
        height: int = 900,
        scheme: Scheme = "light",
        lang: str = "en-US",
        fresh: bool = False,
    ) -> Page:
        page = windows.take(lang, width == PHONE, fresh)
        if (width, height) != (1280, 900):
            page.set_viewport_size({"width": width, "height": height})
        if scheme != "light":
            page.emulate_media(color_scheme=scheme)
        return page

    yield opened
    windows.give_back()


@pytest.fixture
def page(screen: Screen) -> Page:
    return screen()
