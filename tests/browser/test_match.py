"""A match through the page: battlefields, a conceded game, the sideboard, a game played to its end, the result."""

from __future__ import annotations

import re
from dataclasses import replace

from playwright.sync_api import Page, Route, expect

from farfield.decks import as_played, builtin, write
from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person

GAREN = replace(as_played(builtin("Garen"), "match"), name="Garen and more", sideboard=((1, "Cannon Barrage"),))
SPARE = next(name for _, name in GAREN.main if name not in (GAREN.champion, "Cannon Barrage"))


def begin(person: Person) -> None:
    page = person.page
    person.open()
    person.press("Set up a table")
    page.get_by_label("Mode").select_option("match")
    expect(page.get_by_label("Best of so many games")).to_have_value("3")
    mine = page.get_by_role("group", name="Seat 1")
    mine.get_by_role("combobox", name="Deck").select_option("+")
    mine.get_by_label("Deck list").fill(write(GAREN))
    mine.get_by_role("button", name="Check and keep").click()
    expect(mine.locator(".verdicts")).to_contain_text("✓ Legal in this mode")
    page.get_by_text("Clock and seed").click()
    page.get_by_label("Seed", exact=False).fill("11")
    person.press("To the table")
    person.await_question()


def bring_a_battlefield(person: Person) -> str:
    """The first that is offered, and who begins if that is asked; its name."""
    assert "battlefield" in person.question()
    option = person.page.locator(f".field {QUESTION} [data-option]").first  # a card in the middle of the empty table
    name = option.locator(".name").inner_text()
    expect(option.locator(".said")).not_to_be_empty()  # what it does, to choose by
    person.act(option.click)
    person.await_question()
    if "first turn" in person.question():
        person.act(person.page.locator(f"{QUESTION} [data-option]").first.click)
        person.await_question()
    return name


def test_a_match_against_a_program(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    score = page.locator(".match-score")
    expect(score).to_contain_text("0 : 0")
    for width, height in ((390, 664), (1280, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        person.await_question()
        for card in page.locator(f".field {QUESTION} [data-option]").all():
            expect(card).to_be_in_viewport(ratio=0.9)
    brought = [bring_a_battlefield(person)]
    person.concede()
    match = person.result.get_by_role("region", name="Match")
    expect(match.get_by_role("heading", name="The match stands: Player 1 0, Program 1 1.")).to_be_visible()
    expect(score).to_contain_text("0 : 1")

    page.get_by_role("button", name="One more: Cannon Barrage").click()
    expect(match.get_by_text("0 leave and 1 come in")).to_be_visible()
    expect(match.get_by_role("button", name="Next game")).to_be_disabled()
    page.get_by_role("button", name=f"One more: {SPARE}").click()
    match.get_by_role("button", name="Exchange 1 and go on").click()
    person.await_question()
    expect(score).to_contain_text("game 2")
    brought.append(bring_a_battlefield(person))
    person.play_to_the_end()
    expect(match.get_by_role("listitem")).to_have_count(2)
    if match.get_by_role("button", name="Next game").count():  # this game was won
        match.get_by_role("button", name="Next game").click()
        person.await_question()
        person.concede()

    expect(match).to_contain_text("wins the match")
    assert len(set(brought)) == 2
    match.get_by_role("button", name="Replay game 1").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.get_by_label("Which game")).to_have_value("0")
    page.get_by_label("Which game").select_option("1")
    expect(page).to_have_url(re.compile("/1$"))
    expect(page.get_by_label("Moment of the game")).to_have_value("0")

    # Whoever leaves before the next moment has come is not called back by it.
    late: list[Route] = []
    page.route("**/replay?*", lambda call: late.append(call))  # noqa: PLW0108 - Playwright cannot mark a method
    person.press("One decision on")
    page.go_back()
    expect(match).to_be_visible()
    with page.expect_response("**/replay?*") as come:
        late[0].continue_()
    come.value.finished()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page).to_have_url(re.compile("#/room/"))
    person.press("Play again")
    person.await_question()
    expect(score).to_contain_text("0 : 0")
    assert person.troubles == []
