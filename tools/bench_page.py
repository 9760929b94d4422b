"""How long the page works for a frame while 150 cards are on the move: all work of its thread in the second after a
move, in time of a processor, shared among the 60 frames it should have, with what is done once when a table comes.
Of some moves the median: a busy machine shows fewer frames, but does not change it. Promised are at most 8 ms.

    python -m tools.bench_page [--json]

Needs Chromium and pytest-playwright, like the browser tests, whose table of 150 units it plays with.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

PROMISED = 8.0
CARDS = 150
ROUNDS = 12
A_SECOND = 60
"""Frames."""


def measure() -> list[float]:
    """The work of each move for a frame, in milliseconds, sorted."""
    from playwright.sync_api import WebSocketRoute, expect, sync_playwright

    from tests.browser.conftest import CHROMIUM, FLAGS, Server
    from tests.browser.person import Person
    from tests.browser.test_speed import Work, table_of
    from tools import build_client

    build_client.make_fresh()
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-US")
            page.route_web_socket("**/table", listen)
            person = Person(page, server.address)
            person.open()
            person.press("Duel against a program")
            person.await_question()
            for told in table_of([CARDS, 0]):
                lines[0].send(told)
            expect(page.locator(".unit")).to_have_count(CARDS)
            page.wait_for_timeout(1000)
            halves = [[CARDS // 2, CARDS // 2], [0, CARDS], [CARDS // 2, CARDS // 2], [CARDS, 0]]
            tables = [table_of(half)[-1] for half in halves]
            work = Work(page)
            moves: list[float] = []
            for n in range(ROUNDS):
                before = work.so_far()
                lines[0].send(tables[n % len(tables)])
                page.wait_for_timeout(1000)
                moves.append((work.so_far() - before) / A_SECOND)
            browser.close()
            return sorted(moves)
    finally:
        server.stop()


def main() -> int:
    reader = argparse.ArgumentParser(description="The work of the page for a frame with 150 cards on the move.")
    reader.add_argument("--json", action="store_true")
    wish = reader.parse_args()
    try:
        moves = measure()
    except ImportError as error:
        print(f"The page is left out of the benchmark: {error}")
        return 0
    median = moves[len(moves) // 2]
    if wish.json:
        print(
            json.dumps(
                {"cards": CARDS, "moves": len(moves), "median_ms": round(median, 2), "most_ms": round(moves[-1], 2)}
            )
        )
    else:
        print(f"page, {CARDS} cards on the move: {median:.1f} ms of work a frame (median of {len(moves)} moves,")
        print(f"  at most {moves[-1]:.1f} ms; promised are {PROMISED:.0f} ms)")
    return 0 if median <= PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
