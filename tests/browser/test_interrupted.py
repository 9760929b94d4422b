"""A server that is killed in the middle of things: whoever plays there loses nothing and need not do anything."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person

# Units in a fight that are cut off by the edge of what scrolls there.
CUT = """() => [...document.querySelectorAll('.place.fight .unit')].filter((one) => {
  const unit = one.getBoundingClientRect(), room = one.closest('.lanes').getBoundingClientRect()
  return unit.top < room.top || unit.bottom > room.bottom }).length"""
SEEN = (".question", "#log .line", ".score", ".chain", ".place", "#hand", ".dock")


def at_a_table_of_their_own(person: Person, seed: str) -> None:
    """A solo game with this seed, asked at every chance to act."""
    page = person.page
    person.open()
    person.press("Set up a table")
    page.get_by_text("Clock and seed").click()
    page.get_by_label("Seed").fill(seed)
    person.press("To the table")
    person.await_question()
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Stops: always")).to_have_attribute("aria-pressed", "true")


def into_a_showdown(person: Person) -> bool:
    """Play until there is a showdown in which one is asked; False if the game ended before."""
    for number in range(300):
        person.await_question()
        if person.is_over:
            return False
        if person.page.locator(".chain .show").count():
            return True
        person.one_answer(number)
    return False


def everything(page: Page) -> list[list[str]]:
    """All that is written on the page about the game."""
    return [page.locator(where).all_inner_texts() for where in SEEN]


def come_back(page: Page, server: Server) -> None:
    lost = page.get_by_role("alert").filter(has_text="connection is lost")
    expect(lost).to_be_visible(timeout=60_000)
    server.start()
    expect(lost).to_be_hidden(timeout=60_000)


def test_a_server_killed_in_a_showdown_goes_on_exactly_there(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1024, "height": 640})
    person = Person(page, server.address)
    for seed in ("3", "4", "5"):
        at_a_table_of_their_own(person, seed)
        if into_a_showdown(person):
            break
    expect(page.locator(".chain .show")).to_be_visible()
    expect(page.locator(".place.fight .unit")).not_to_have_count(0)
    assert page.evaluate(CUT) == 0
    page.mouse.move(0, 0)
    expect(page.locator(".preview")).to_have_count(0)
    before = everything(page)
    assert any("Showdown" in text or "Combat" in text for text in before[3])
    server.kill()
    come_back(page, server)
    expect(page.locator(QUESTION)).to_be_visible(timeout=60_000)
    expect(page.locator(".chain .show")).to_be_visible()
    assert everything(page) == before

    # And once more in the very moment of an answer: it counts, or it is asked again.
    lines = before[1]
    page.locator(f"{QUESTION} [data-option]").first.click(no_wait_after=True)
    server.kill()
    come_back(page, server)
    person.await_question()
    assert page.locator("#log .line").all_inner_texts()[: len(lines)] == lines
    page.keyboard.press("f")
    expect(page.get_by_role("button", name="Stops: when I can act")).to_be_visible()
    for number in range(8):
        person.await_question()
        if not person.is_over:
            person.one_answer(number)
    person.concede()
    expect(person.result.get_by_role("heading", level=1)).to_be_visible()
