"""A board that always fits: crowded tables in every mode, from a phone to a wide screen, light and dark. Nothing is
clipped, nothing covers anything, nothing is too small for a finger. Geometry, not pixels; set PICTURES to a folder to
look at them."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.positions import POSITIONS, sit_down

THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SIZES = ((390, 844), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
PICTURES = os.environ.get("PICTURES", "")

WRONG = (Path(__file__).parent / "what_is_wrong.js").read_text(encoding="utf-8").split("\n", 1)[1]


@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_clipped_covered_or_too_small(page: Page, server: Server, name: str) -> None:
    sit_down(page, server.address, POSITIONS[name]())
    if PICTURES:
        page.wait_for_load_state("networkidle")
    found: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if wrong := page.evaluate(WRONG):
                found[f"{width} × {height} {theme}"] = wrong
            if PICTURES:
                page.wait_for_timeout(150)
                page.screenshot(path=Path(PICTURES) / f"{name}-{width}-{theme}.png")
    assert not found, "\n".join(f"{where}: {one}" for where, some in found.items() for one in some[:12])


def test_enlarged_to_twice_its_size_board_and_question_stand_side_by_side(page: Page, server: Server) -> None:
    """1440 × 900 at 200 %: the question stays in sight while what is below the board scrolls into it."""
    sit_down(page, server.address, POSITIONS["lane"]())
    page.set_viewport_size({"width": 720, "height": 450})
    question, lanes, mine, hand = (page.locator(one) for one in (".question.mine", ".lanes", ".dock .left", "#hand"))
    for scroll in (0, 9999):
        page.locator(".board").evaluate("(node, top) => { node.scrollTop = top }", scroll)
        expect(question.get_by_role("button", name="End your turn")).to_be_in_viewport(ratio=0.9)
        boxes = [one.bounding_box() for one in (lanes, mine, hand, question)]
        for box, below in pairwise(boxes[:3]):
            assert box and below and box["y"] + box["height"] <= below["y"] + 1
        assert boxes[0] and boxes[3] and boxes[0]["x"] + boxes[0]["width"] <= boxes[3]["x"] + 1
    expect(hand).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".unit").last).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768)])
def test_a_card_that_rises_stays_below_the_question(page: Page, server: Server, size: tuple[int, int]) -> None:
    """Where the question is a bar above the hand, a card pointed at or focused grows as far as there is room."""
    sit_down(page, server.address, POSITIONS["lane"]())
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    cards = page.locator("#hand [data-thing]")
    calm = cards.nth(5).bounding_box()
    for way in (cards.nth(5).hover, cards.nth(5).focus):
        way()
        page.wait_for_timeout(250)  # it takes a sixth of a second to rise
        question, raised = page.locator(".question").bounding_box(), cards.nth(5).bounding_box()
        assert question and raised and calm
        assert question["y"] + question["height"] <= raised["y"], way
        assert raised["height"] > calm["height"], "it rises all the same"
        page.mouse.move(0, 0)
