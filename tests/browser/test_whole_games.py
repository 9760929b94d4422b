"""Whole games through the page, each to its result screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import LEGAL, QUESTION, Person


def test_solo_lane_legends_by_mouse(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    answers = person.play_to_the_end()
    assert answers > 10
    expect(person.result.get_by_role("heading", level=1)).to_have_text("Defeat")
    expect(person.result).to_contain_text("The team loses")
    expect(person.result.get_by_role("button", name="Play again")).to_be_visible()
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

    def answer(number: int) -> None:
        if page.locator(LEGAL).count() and number % 3 != 2:
            keys.press("Tab") if number % 5 == 4 else None
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 10:
                if page.locator(":focus.legal[data-thing]").count():
                    break
                keys.press(key)
            if page.locator(":focus.legal[data-thing]").count():
                return person.act(lambda: keys.press("Enter"))
        if page.locator(f"{QUESTION} [data-option='1']").count():
            return person.act(lambda: keys.press("1"))
        keys.press("q")
        return person.act(lambda: keys.press("p"))

    person.play_to_the_end(answer, hurry=lambda: keys.press("p"))
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
