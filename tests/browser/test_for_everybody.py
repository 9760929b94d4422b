"""Every screen against WCAG 2.2 AA, in light and dark, from a phone to a wide screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}


def check(page: Page, what: str) -> None:
    found = Axe().run(page, options=RULES)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def fits(page: Page, what: str) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} px too wide"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1920, 1080)], ids=lambda size: str(size[0]))
def test_every_screen(page: Page, server: Server, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    person = Person(page, server.address)
    person.open()
    expect(page.get_by_text("Nightmare").first).to_be_visible()
    check(page, "start page")
    fits(page, "start page")
    person.press("Set up a table")
    check(page, "setting up")
    fits(page, "setting up")
    for name in ("Decks", "Rules", "Help"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        page.wait_for_timeout(300)
        check(page, name)
        fits(page, name)
    person.solo()
    check(page, "mulligan")
    for number in range(6):
        person.one_answer(number)
        person.await_question()
    check(page, "table")
    fits(page, "table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    check(page, "keys")
    page.keyboard.press("Escape")
    person.press("Menu")
    check(page, "menu")
    person.press("Concede")
    page.locator("dialog[open]").get_by_role("button", name="Concede", exact=True).click()
    expect(person.result).to_be_visible()
    check(page, "result")
    fits(page, "result")
    person.press("Replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_label("Moment of the game").press("ArrowRight")
    page.wait_for_timeout(300)
    check(page, "replay")
    fits(page, "replay")
    assert person.troubles == []
