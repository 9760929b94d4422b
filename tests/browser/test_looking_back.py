"""Looking back: by event, decision and turn, by itself, by address; watching; what a returning player sees first."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Screen, look
from tests.browser.person import Person


def some_answers(person: Person, count: int) -> None:
    for number in range(count):
        person.await_question()
        person.one_answer(number)


def test_a_game_is_gone_through_and_every_moment_has_an_address(page: Page, server: Server, screen: Screen) -> None:
    person = Person(page, server.address)
    person.solo()
    some_answers(person, 6)
    room = page.url.rsplit("/", 1)[-1]

    # Who comes back finds the game first.
    person.open()
    page.get_by_role("link", name="Go on", exact=True).click()
    person.concede()
    person.press("Replay")
    count = page.locator(".count")
    expect(count).to_have_text(re.compile(r"^0/\d+$"))
    person.press("One decision on")
    expect(count).to_have_text(re.compile("^1/"))
    person.press("One turn on")
    expect(count).not_to_have_text(re.compile("^[01]/"))
    look(page, "looking back")
    page.locator("#log .moment").last.click()  # a line of the log leads exactly there
    expect(page).to_have_url(re.compile(rf"#/replay/{room}/0/(\d+|@\d+)$"))
    there = page.url
    said = page.locator("#log .line").last.inner_text()
    person.press("One event back")
    expect(page).not_to_have_url(there)
    phone = screen(PHONE, 844, "dark")  # somebody else, with the address alone: the game is over
    phone.goto(there)
    look(phone, "a moment by its address")
    phone.get_by_role("button", name="Menu", exact=True).click()
    expect(phone.locator("#log .line").last).to_have_text(said, use_inner_text=True)
    phone.locator("#log .moment").first.click()  # and the board is in sight again
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone).not_to_have_url(there)

    # By itself, to the end.
    page.get_by_label("Speed").select_option("4")
    page.get_by_label("Moment of the game").fill("0")
    expect(count).to_have_text(re.compile("^0/"))
    person.press("Play by itself")
    expect(count).not_to_have_text(re.compile("^0/"))
    person.press("Pause")
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()
    assert person.troubles == []


def test_a_game_is_watched_by_link(screen: Screen, page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    guest = screen()
    person.press("Menu")
    person.press("Let others watch")
    link = page.get_by_role("textbox", name="Let others watch").input_value()
    page.keyboard.press("Escape")
    guest.goto(link)
    expect(guest.get_by_text("as it is played")).to_be_visible()
    expect(guest.locator("#hand [data-name]:not([data-name=''])")).to_have_count(0)  # no hand is seen
    before = guest.locator(".count").inner_text()
    some_answers(person, 2)
    expect(guest.locator(".count")).not_to_have_text(before)
    expect(guest.locator("#log")).to_contain_text("Player 1 draws a card.")  # nobody who watches is meant by “you”
    look(guest, "watching")
    assert person.troubles == []


def test_on_a_low_screen_the_whole_board_of_a_replay_is_in_sight(page: Page, server: Server) -> None:
    """1024 × 768: line and steps in one row, lanes and hand below them; the rest is in the menu."""
    page.set_viewport_size({"width": 1024, "height": 768})
    person = Person(page, server.address)
    person.solo()
    person.concede()
    person.press("Replay")
    expect(page.locator(".field .lanes")).to_be_visible()
    for part in (".scrub", ".field .lanes", ".dock .left", "#hand"):
        box = page.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= 768, (part, box)
    person.press("Menu")
    expect(page.locator("dialog[open]").get_by_role("button", name="Review", exact=True)).to_be_visible()
    assert person.troubles == []
