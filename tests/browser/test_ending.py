"""Victory and defeat: worth seeing on every screen, with a score one can read and hand on as a picture."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from farfield.table import bodies
from tests.browser.conftest import Server
from tests.browser.positions import lane, sit_down

POINTS = [(2, -1), (5, 0), (7, 1), (9, 3)]
LETTERS = """() => [...document.querySelectorAll('.result figure > svg text')].map((one) => {
  const box = one.ownerSVGElement
  return parseFloat(getComputedStyle(one).fontSize) * box.getBoundingClientRect().width / box.viewBox.baseVal.width
})"""


@pytest.mark.parametrize("won", [True, False])
def test_the_end_of_a_game_is_shown_with_its_score_and_can_be_handed_on(
    page: Page, server: Server, won: bool, tmp_path: Path
) -> None:
    table = lane()
    table.view.victory_score = 5
    ends = [*POINTS, (11, 5)] if won else POINTS
    points = [bodies.Points(turn, 0, total) for turn, total in ends]
    table.over = bodies.Result([0] if won else [], "So it ended.", points, 12, "7", 90)
    sit_down(page, server.address, table)
    expect(page.get_by_role("heading", name="Victory" if won else "Defeat", level=1)).to_be_visible()
    assert page.locator(".result .art").bounding_box()
    for width, height in ((1440, 900), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert min(page.evaluate(LETTERS)) >= 11, (width, height)
    expect(page.locator(".result .up")).to_have_count(4 if won else 3)
    expect(page.locator(".result .down")).to_have_count(1)
    with page.expect_download() as handed:
        page.get_by_role("button", name="As a picture").click()
    handed.value.save_as(tmp_path / "end.png")
    assert (tmp_path / "end.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert (tmp_path / "end.png").stat().st_size > 10_000
