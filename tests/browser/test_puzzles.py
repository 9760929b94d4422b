"""Puzzles at the page: found, played, missed, solved by hints or by the solution that is shown, and remembered."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from farfield.puzzles import puzzles
from tests.browser.conftest import Server
from tests.browser.looking import Screen, look
from tests.browser.person import Person

HOLD = next(one for one in puzzles() if one.goal.kind == "hold" and one.mode == "duel")


def open_puzzle(page: Page, person: Person, number: int) -> None:
    person.open()
    page.get_by_role("button", name="Puzzles", exact=True).click()
    expect(page.get_by_role("heading", name="Puzzles", level=1)).to_be_visible()
    page.locator("ol li button").filter(has=page.locator(f".number:text-is('{number}')")).click()


def test_a_puzzle_by_its_hints_is_remembered_as_solved(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    open_puzzle(page, person, HOLD.number)
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_contain_text("when the showdown is over")
    goal.get_by_role("button", name="Hint").click()
    box = page.locator(".hint-box")
    box.get_by_role("button", name="What to do?").click()
    expect(box).to_contain_text("Play Incinerate")
    box.get_by_role("button", name="Why?").click()
    expect(box).to_contain_text("2 answers are enough")
    page.locator("#hand .legal[data-name='Incinerate']").click()
    page.locator(".board .legal[data-name='Daring Poro']").click()
    for _ in range(4):
        expect(person.calm.or_(goal.get_by_text("Solved!")).first).to_be_visible()
        if goal.get_by_text("Solved!").count():
            break
        person.calm.first.click()
    expect(goal).to_contain_text("Solved!")
    assert page.locator(".question.mine [data-option]").count() == 0
    page.reload()
    expect(goal).to_contain_text("Solved!")
    page.get_by_role("link", name="Puzzles").first.click()
    item = page.locator("ol li button").filter(has=page.locator(f".number:text-is('{HOLD.number}')"))
    expect(item.get_by_text("Solved!")).to_be_attached()
    page.get_by_role("link", name="Farfield").click()
    expect(page.get_by_text("None in this browser yet.")).to_be_visible()
    assert person.troubles == []


def test_it_is_missed_taken_back_shown_and_begun_again(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    open_puzzle(page, person, HOLD.number)
    goal = page.get_by_role("region", name="Goal")
    person.await_question()
    person.calm.first.click()
    expect(goal).to_contain_text("Missed.")
    goal.get_by_role("button", name="Take back").click()
    expect(goal).to_contain_text("when the showdown is over")
    goal.get_by_role("button", name="Show me").click()
    told = json.load(urllib.request.urlopen(f"{server.address}api/puzzles/{HOLD.number}/solution?lang=en"))["steps"]
    expect(goal.get_by_role("list", name="Solution").get_by_role("listitem")).to_have_count(len(told))
    goal.get_by_role("button", name="Start over").click()
    expect(goal).to_contain_text("when the showdown is over")
    assert person.troubles == []


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(390, 844, "dark"), (1280, 720, "light"), (1920, 1080, "dark")]
)
def test_puzzles_can_be_read_by_everybody(page: Page, server: Server, width: int, height: int, scheme: str) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    person = Person(page, server.address)
    person.open()
    page.get_by_role("button", name="Puzzles", exact=True).click()
    expect(page.get_by_role("button", name="Play today’s puzzle")).to_be_visible()
    look(page, "puzzles")
    page.get_by_role("button", name="Play today’s puzzle").click()
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_be_visible()
    goal.get_by_role("button", name="Show me").click()
    expect(goal.get_by_role("list", name="Solution")).to_be_visible()
    look(page, "a puzzle with its solution")
    assert person.troubles == []


def test_the_puzzle_of_the_day_is_shared_in_german_without_giving_it_away(screen: Screen, server: Server) -> None:
    page = screen(lang="de-DE")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person = Person(page, server.address)
    person.open()
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    fared = {today: {"tries": 2, "hints": 1, "shown": False, "solved": True}}
    page.evaluate("(all) => localStorage.setItem('farfield.puzzles', JSON.stringify(all))", fared)
    page.reload()
    page.get_by_role("button", name="Rätsel", exact=True).click()
    page.get_by_role("button", name="Ergebnis zum Teilen kopieren").click()
    expect(page.get_by_role("button", name="Kopiert")).to_be_visible()
    shared = str(page.evaluate("navigator.clipboard.readText()"))
    assert shared.startswith(f"Farfield · Rätsel des Tages {today}\n") and "🟥🟩💡" in shared and "#/puzzles" in shared
    assert len(shared.splitlines()) == 4
    assert person.troubles == []
