"""Pictures of card faces side by side, to be looked at one by one: is every emblem right, does every name fit?

    python -m tools.contact_sheet OUT [--size hand|big|bare|tile] [--theme dark|light] [--only TEXT] [--lang en]

No part of the tests: a person looks. Needs Chromium and pytest-playwright, like the browser tests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import msgspec

from farfield.cards.facts import all_facts
from farfield.table.faces import face
from farfield.table.seen import Face
from tools import build_client

PORT = 5199
EACH = 108
"""So many faces on one picture."""


def faces(only: str, lang: str) -> list[Face]:
    """Every card whose name, type or domain has this in it."""
    found = [one for name in [*(card.name for card in all_facts()), "Strike"] if (one := face(name, lang)) is not None]
    wish = only.lower()
    return [one for one in found if wish in f"{one.name} {one.type} {' '.join(one.domains)} {one.rarity}".lower()]


def main() -> int:
    reader = argparse.ArgumentParser(description="Pictures of card faces side by side.")
    reader.add_argument("out", type=Path)
    reader.add_argument("--size", default="hand", choices=["hand", "big", "bare", "tile", "things"])
    reader.add_argument("--theme", default="dark", choices=["dark", "light"])
    reader.add_argument("--only", default="")
    reader.add_argument("--lang", default="en")
    wish = reader.parse_args()
    from playwright.sync_api import sync_playwright

    build_client.packages()
    node = build_client.node()
    server = subprocess.Popen(
        [str(node), "node_modules/vite/bin/vite.js", "--port", str(PORT), "--strictPort"],
        cwd=build_client.WEB,
        env={**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.DEVNULL,
    )
    try:
        address = f"http://localhost:{PORT}/sheet/"
        for _ in range(100):
            try:
                urllib.request.urlopen(address, timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        wish.out.mkdir(parents=True, exist_ok=True)
        some = faces(wish.only, wish.lang)
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1500, "height": 900})
            told: list[bytes] = []
            page.route("**/faces.json", lambda call: call.fulfill(body=told[-1]))
            for number, start in enumerate(range(0, len(some), EACH)):
                told.append(msgspec.json.encode(some[start : start + EACH]))
                page.goto(f"{address}?theme={wish.theme}&size={wish.size}")
                page.locator("main img").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(300)
                page.screenshot(path=wish.out / f"{wish.size}-{wish.theme}-{number:02}.png", full_page=True)
            browser.close()
    finally:
        server.terminate()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
