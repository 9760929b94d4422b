"""Several people: at one screen, or by an invitation link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person


@contextmanager
def two(browser: Browser, server: Server) -> Iterator[tuple[Person, Person]]:
    """Somebody who invites in English, and somebody who joins in German."""
    contexts = [browser.new_context(locale=lang, reduced_motion="reduce") for lang in ("en-US", "de-DE")]
    host, guest = (Person(context.new_page(), server.address) for context in contexts)
    host.open()
    host.press("Co-op by invitation")
    host.press("To the table")
    guest.page.goto(host.page.get_by_label("Invitation link for seat 2").input_value())
    guest.page.get_by_label("Name").fill("Bea")
    guest.press("Platz nehmen")
    expect(host.page.get_by_role("heading", name="Bea")).to_be_visible()
    yield host, guest
    assert host.troubles == []
    assert guest.troubles == []
    for context in contexts:
        context.close()


def test_two_browsers_play_one_game(browser: Browser, server: Server) -> None:
    with two(browser, server) as (host, guest):
        guest.page.get_by_role("combobox", name="Deck").select_option("Lux")
        expect(host.page.get_by_text("Lux · here")).to_be_visible()
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        assert "Mulligan" in host.question()
        for person in (host, guest):  # the title says whose turn it is, also from another tab
            expect(person.page).to_have_title(re.compile("^●"))
        guest.press("Den Rest behalten", exact=False)
        expect(guest.page.locator(".question")).to_contain_text("Warten auf")
        expect(guest.page).to_have_title("Farfield")
        host.press("Keep the rest", exact=False)
        expect(host.page.locator(".score")).to_contain_text("Turn 1")
        guest.press("Chat")
        guest.press("Hallo!")
        guest.page.keyboard.press("Escape")
        host.press("Chat (1)")  # one line that was not read yet
        expect(host.page.get_by_role("log", name="Chat")).to_contain_text("Bea Hello!")
        host.page.get_by_label("Do not show what others write").check()
        expect(host.page.get_by_role("log", name="Chat")).to_have_count(0)
        host.page.keyboard.press("Escape")
        lanes = host.page.get_by_role("group", name="All lanes").get_by_role("button")
        expect(lanes).to_have_count(2)
        lanes.nth(1).click()
        expect(host.page.get_by_role("region", name="Bea: lane")).to_be_visible()


def test_who_goes_away_is_absent_and_a_program_may_play_for_them(browser: Browser, server: Server) -> None:
    with two(browser, server) as (host, guest):
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        guest.page.goto("about:blank")
        expect(host.page.get_by_role("group", name="Who is at the table")).to_contain_text("absent")
        host.press("Let a program play")
        expect(host.page.get_by_role("group", name="Who is at the table")).to_contain_text("a program plays")
        host.press("Keep the rest", exact=False)
        expect(host.page.locator(".score")).to_contain_text("Turn 1")
        host.press("Give back")
        guest.page.goto(server.address)
        guest.page.get_by_role("link", name="Spiel mit Einladung").click()
        expect(guest.page.get_by_role("region", name="Bea: Hand und Runes")).to_be_visible()
        expect(host.page.get_by_role("group", name="Who is at the table")).to_have_count(0)  # nobody is missed


def test_rivals_at_one_screen_hand_it_over(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    person.press("Together at this screen")
    page.get_by_label("Mode").select_option("duel")
    for number, name in enumerate(("Ana", "Bo")):
        page.get_by_label("Name").nth(number).fill(name)
    person.press("To the table")
    seen = []
    for _ in range(2):
        curtain = page.get_by_role("dialog")
        expect(curtain).to_contain_text("Hand the screen to")
        seen.append(curtain.get_by_role("heading").inner_text())
        person.press("It is me")
        expect(page.locator("#hand [data-thing]")).to_have_count(4)
        page.locator(f"{QUESTION} [data-option='1']").click()
    assert {name.rsplit(" ", 1)[1] for name in seen} == {"Ana", "Bo"}
    assert person.troubles == []


def test_taking_back_needs_the_consent_of_the_other(browser: Browser, server: Server) -> None:
    with two(browser, server) as (host, guest):
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        host.press("Keep the rest", exact=False)
        guest.press("Den Rest behalten", exact=False)
        for person, turn in ((host, "Turn 1"), (guest, "Zug 1")):
            expect(person.page.locator(".score")).to_contain_text(turn)
        hand = host.page.locator("#hand [data-thing]")
        drawn = hand.all_inner_texts()
        wish = guest.page.get_by_role("alert").filter(has_text="zurücknehmen")
        host.press("Take back")
        expect(wish).to_be_visible()
        wish.get_by_role("button", name="Nein").click()
        expect(host.page.get_by_role("alert").filter(has_text="Bea would rather play on")).to_be_visible()
        assert hand.all_inner_texts() == drawn
        expect(host.page.locator(".score")).to_contain_text("Turn 1")
        host.press("Take back")
        expect(wish).to_be_visible()
        wish.get_by_role("button", name="Ja").click()
        expect(host.page.locator(f"{QUESTION} h2")).to_contain_text("Mulligan")
        expect(hand).to_have_count(4)
        host.press("Menu")
        host.press("Concede")
        host.page.locator("dialog[open]").get_by_role("button", name="Concede", exact=True).click()
        for person in (host, guest):
            expect(person.result).to_be_visible()
