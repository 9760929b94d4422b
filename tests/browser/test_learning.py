"""Learning at the table: somebody who has never played, in German, on a phone."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Screen, look
from tests.browser.person import Person


def test_the_first_two_lessons_by_click_on_a_phone(screen: Screen, server: Server) -> None:
    page = screen(PHONE, 844, lang="de-DE")
    person = Person(page, server.address)
    person.open()
    page.get_by_role("link", name="In zehn Minuten lernen").click()
    expect(page.get_by_role("heading", name="Spielen lernen")).to_be_visible()
    person.press("Anfangen")

    # The first: what it is about is in sight with hand, runes and base, a hint can be had, a wrong way taken back.
    expect(page.get_by_role("heading", name="Runes und eine Unit")).to_be_in_viewport()
    far = page.locator(".slot.spot4")
    for one in (page.locator(".slot.spot0"), page.locator(".dock .rune").first, page.locator("#hand"), far):
        expect(one).to_be_in_viewport()
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("steht an deiner Base")
    person.press("Tipp")
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("Der Daring Poro kostet 2")
    person.press("Fertig für diesen Zug", exact=False)
    skip = page.get_by_role("button", name="Überspringen").first
    outcome = page.get_by_role("region", name="Ziel").filter(has_text="Nicht mehr möglich")
    expect(skip.or_(outcome).first).to_be_visible()
    if skip.count():
        with suppress(PlaywrightTimeout):  # what happened is told to its end if nobody is quick enough to skip it
            skip.click(timeout=5_000)
    expect(outcome).to_be_visible(timeout=60_000)
    outcome.get_by_role("button", name="Zurücknehmen").click()
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("steht an deiner Base")
    page.locator("#hand .legal[data-name='Daring Poro']").click()
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("Geschafft!")
    person.press("Nächste Lektion")

    # The second: two moves, with what is on the table.
    expect(page.get_by_role("heading", name="Bewegen und erobern")).to_be_in_viewport()
    expect(far).to_be_visible()
    page.locator(".board .legal[data-name='First Mate']").click()
    page.get_by_role("region", name="Was nun").get_by_role("button", name="Midfield").click()
    page.locator(".board .legal[data-name='Vanguard Sergeant']").click()
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("Geschafft!")
    expect(page.get_by_role("button", name="Nächste Lektion")).to_be_visible()

    # What is done is remembered, and no lesson lies among the games.
    page.reload()
    expect(page.get_by_role("region", name="Ziel")).to_contain_text("Geschafft!")
    page.get_by_role("link", name="Spielen lernen").click()
    expect(page.get_by_role("button", name="Weiter mit Lektion 3")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="geschafft")).to_have_count(2)
    page.get_by_role("link", name="Farfield").click()
    expect(page.get_by_role("button", name="Lane Legends spielen")).to_be_visible()
    expect(page.get_by_text("In diesem Browser noch keine.")).to_be_visible()
    assert person.troubles == []


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1440, "light")])
def test_lessons_can_be_read_by_everybody(page: Page, server: Server, width: int, scheme: str) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    person = Person(page, server.address)
    person.open()
    page.get_by_role("link", name="Learn it in ten minutes").click()
    lesson = page.get_by_role("button", name="A spell at the right moment")
    expect(lesson).to_be_visible()
    look(page, "lessons")
    lesson.click()
    person.press("Hint")
    look(page, "a lesson with its hint")
    question = page.get_by_role("region", name="What now")
    for words in ("Vanguard Sergeant", "Midfield", "Pass"):
        question.get_by_role("button", name=words).click()
    goal = page.get_by_role("region", name="Goal")
    expect(goal).to_contain_text("Not possible any more", timeout=60_000)
    look(page, "a lesson that went wrong")
    goal.get_by_role("button", name="Start over").click()
    for words in ("Vanguard Sergeant", "Midfield", "En Garde"):
        question.get_by_role("button", name=words).click()
    expect(goal).to_contain_text("Done!", timeout=60_000)
    look(page, "a lesson that is done")
    assert person.troubles == []
