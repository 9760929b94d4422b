"""Several people: at one screen, or by an invitation link."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import Screen
from tests.browser.person import QUESTION, Person


@contextmanager
def two(screen: Screen, server: Server) -> Iterator[tuple[Person, Person]]:
    """Somebody who invites in English, and somebody who joins in German."""
    host, guest = (Person(screen(lang=lang), server.address) for lang in ("en-US", "de-DE"))
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


def play_together(*people: Person) -> list[int]:
    """Whoever is asked answers at their own page, until both see the result. At first whatever is marked, later nothing
    more is begun: nobody defends the lanes, and the team loses. How many answers each gave."""
    given = [0 for _ in people]
    for _ in range(300):
        until = time.monotonic() + 60
        while not any(person.is_over or person.is_asked for person in people):
            assert time.monotonic() < until, "nobody is asked anything"
            people[0].page.wait_for_timeout(20)
            for person in people:
                person.skip()
        for n, person in enumerate(people):
            if person.is_over:
                for each in people:
                    expect(each.result).to_be_visible()
                return given
            if person.is_asked:
                if given[n] >= 6 and person.calm.count():
                    person.act(person.calm.first.click)
                else:
                    person.one_answer(given[n])
                given[n] += 1
    raise AssertionError(f"the game did not end: {given}")


def test_two_browsers_play_one_game(screen: Screen, server: Server) -> None:
    with two(screen, server) as (host, guest):
        guest.page.get_by_role("combobox", name="Deck").select_option("Lux")
        expect(host.page.get_by_text("Lux · here")).to_be_visible()
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        assert "Mulligan" in host.question()
        for person in (host, guest):  # the title says whose turn it is, also from another tab
            expect(person.page).to_have_title(re.compile("^●"))
        guest.press("Alle behalten")
        expect(guest.page.locator(".question")).to_contain_text("Warten auf")
        expect(guest.page).to_have_title("Farfield")
        host.press("Keep all")
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
        guest.press("Chat")
        guest.press("Danke!")
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Danke!")
        guest.page.keyboard.press("Escape")
        given = play_together(host, guest)
        assert min(given) >= 10, given
        expect(
            host.page.get_by_role("button", name="Chat", exact=True)
        ).to_be_visible()  # nothing unread from the muted
        for person, lost in ((host, "Defeat"), (guest, "Niederlage")):
            expect(person.result.get_by_role("heading", level=1)).to_have_text(lost)


def test_who_goes_away_is_absent_and_a_program_may_play_for_them(screen: Screen, server: Server) -> None:
    with two(screen, server) as (host, guest):
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        guest.page.goto("about:blank")
        expect(host.page.get_by_role("group", name="Who is at the table")).to_contain_text("absent")
        host.press("Let a program play")
        expect(host.page.get_by_role("group", name="Who is at the table")).to_contain_text("a program plays")
        host.press("Keep all")
        expect(host.page.locator(".score")).to_contain_text("Turn 1")
        host.press("Give back")
        guest.page.goto(server.address)
        guest.page.get_by_role("link", name="Bea").click()
        expect(guest.page.get_by_role("region", name="Bea: Hand und Runes")).to_be_visible()
        expect(host.page.get_by_role("group", name="Who is at the table")).to_have_count(0)  # nobody is missed

        # A new invitation to the same seat: the old key opens nothing any more, also not by coming back.
        guest.page.goto("about:blank")
        host.press("Invite again")
        again = host.page.get_by_role("dialog").get_by_label("Invite again").input_value()
        host.page.keyboard.press("Escape")
        guest.page.goto(again)
        guest.page.get_by_label("Name").fill("Bea")
        guest.press("Platz nehmen")
        hand = guest.page.get_by_role("region", name="Bea: Hand und Runes")
        expect(hand).to_be_visible()
        guest.page.reload()
        expect(hand).to_be_visible()
        host.concede()
        expect(guest.result).to_be_visible()


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
        page.mouse.click(5, 5)  # beside it
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
        expect(page.locator("#hand")).to_be_hidden()
        page.get_by_role("button", name="It is me").press("Enter")  # the mouse stays away from the table
        hand = page.locator("#hand [data-thing]")
        expect(hand).to_have_count(4)
        legend = page.locator(".dock .small-card .name").first.inner_text()
        card = page.get_by_role("region", name="Card", exact=True)
        expect(card).to_contain_text(legend)  # not what the other one has looked at
        name = str(hand.first.get_attribute("aria-label")).split(",")[0]
        hand.first.hover()
        expect(card).to_contain_text(name)
        page.locator(f"{QUESTION} [data-option='1']").click()
    assert {name.rsplit(" ", 1)[1] for name in seen} == {"Ana", "Bo"}
    person.press("It is me")
    person.concede()
    assert person.troubles == []


def test_taking_back_needs_the_consent_of_the_other(screen: Screen, server: Server) -> None:
    with two(screen, server) as (host, guest):
        host.press("Begin the game")
        host.await_question()
        guest.await_question()
        host.press("Keep all")
        guest.press("Alle behalten")
        for person, turn in ((host, "Turn 1"), (guest, "Zug 1")):
            expect(person.page.locator(".score")).to_contain_text(turn)
        hand = host.page.locator("#hand [data-thing]")
        expect(hand).to_have_count(5, timeout=60_000)  # the turn has been told, with the card that was drawn
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
        host.concede()
        expect(guest.result).to_be_visible()
