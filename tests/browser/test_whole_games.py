"""Whole games through the page, each to its result screen."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import LEGAL, QUESTION, Person


def test_solo_lane_legends_by_mouse(page: Page, server: Server) -> None:
    person = Person(page, server.address, told=True)
    person.solo()
    answers = person.play_to_the_end()
    assert answers > 10
    expect(person.result.get_by_role("heading", level=1)).to_have_text("Defeat")
    expect(person.result).to_contain_text("You lose")
    expect(person.result).not_to_contain_text("team")
    expect(person.result.get_by_role("button", name="Play again")).to_be_visible()

    # Afterwards, on a phone: all of it can be read, back to the first line.
    page.set_viewport_size({"width": 390, "height": 844})
    page.reload()
    person.press("Look at the board")
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("dialog").get_by_role("log")
    expect(log).not_to_contain_text("Turn 1 begins")
    earlier = log.get_by_role("button", name="Earlier lines")
    for _ in range(10):
        lines = log.locator(".line").count()
        earlier.click()
        expect(log.locator(".line").nth(lines)).to_be_attached()
        if not earlier.count():
            break
    expect(log).to_contain_text("Turn 1 begins")
    page.keyboard.press("Escape")
    person.press("To the result")
    expect(person.result).to_be_visible()
    assert person.troubles == []


def test_solo_lane_legends_by_keyboard_alone(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    keys = page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if page.locator(":focus").inner_text() == "Play Lane Legends":
            break
    keys.press("Enter")
    person.await_question()
    there = page.locator(":focus.legal[data-thing]")
    by_arrow = by_tab = by_digit = 0

    def walk(way: Iterable[str]) -> bool:
        """Press these keys until something is in focus that can be pressed."""
        for key in way:
            if there.count():
                return True
            keys.press(key)
        return there.count() > 0

    def answer(number: int) -> None:
        nonlocal by_arrow, by_tab, by_digit
        marked, digit = page.locator(LEGAL).count(), page.locator(f"{QUESTION} [data-option='1']").count()
        if marked and (number % 3 != 2 or not digit):
            if walk(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3):
                by_arrow += 1
            else:  # round in a circle: step by step from there, and back again, for the log is long
                steps = ("Tab",) * 150 + ("Shift+Tab",) * 400
                assert walk(steps), f"no key leads to any of the {marked} marked things: {person.question()}"
                by_tab += 1
            return person.act(lambda: keys.press("Enter"))
        by_digit += 1
        return person.act(lambda: keys.press("1"))

    def end() -> None:
        keys.press("p")
        if page.locator(":focus[data-option]").count():  # the turn is not ended unasked
            keys.press("p")

    person.play_to_the_end(answer, hurry=end)
    told = f"{by_arrow} cards by arrows, {by_tab} by Tab, {by_digit} digits"
    assert by_arrow and by_digit and by_arrow + by_tab >= 5, told
    expect(person.result.get_by_role("heading", level=1)).to_have_text("Defeat")
    assert person.troubles == []


def test_duel_against_a_program(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    person.press("Duel against a program")
    person.await_question()
    expect(page.get_by_role("region", name="your base")).to_be_visible()
    person.play_to_the_end()
    expect(person.result.get_by_role("heading", level=1)).to_be_visible()
    expect(person.result.get_by_role("img", name="Score by turn")).to_be_visible()
    person.press("Look at the board")
    expect(page.get_by_role("region", name="your base")).to_be_visible()
    person.press("To the result")
    person.press("Play again")
    person.await_question()
    assert person.troubles == []
