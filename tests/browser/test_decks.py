"""Decks on the page: searched for, put together, judged, taken along, and played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from farfield.decks import FORMATS, builtin, read, write
from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Scheme, Screen, look
from tests.browser.person import Person


@pytest.mark.parametrize(("width", "height", "scheme"), [(PHONE, 844, "dark"), (1440, 900, "light")])
def test_a_deck_is_built_judged_taken_along_and_played(
    screen: Screen, server: Server, width: int, height: int, scheme: Scheme
) -> None:
    page = screen(width, height, scheme)
    person = Person(page, server.address)
    page.goto(f"{server.address}#/decks")
    page.get_by_role("link", name="Build a new deck").click()
    expect(page.get_by_role("heading", name="Build a deck", level=1)).to_be_visible()
    find = page.get_by_role("searchbox")
    find.fill("jinx")
    page.get_by_role("button", name="Take Loose Cannon").click()
    find.fill("return unit hand")  # words of the card, not of its name
    gust = page.locator("li", has=page.get_by_role("button", name="Take Gust"))
    gust.get_by_role("button", name="Take Gust").click()
    gust.get_by_role("button", name="One more: Gust").click()
    expect(gust.get_by_role("group", name="Gust")).to_contain_text("2")
    look(page, "searching for cards")
    if width == PHONE:
        page.get_by_role("button", name="Deck · 3").click()
    verdicts = page.locator(".verdicts")
    expect(verdicts).to_contain_text("✗ Legal in this mode: No")
    expect(verdicts).to_contain_text("Add 37")
    expect(page.get_by_role("button", name="Play Lane Legends")).to_be_disabled()
    person.press("Fill up the rest")
    expect(verdicts).to_contain_text("✓ Legal in this mode: Yes")
    expect(page.get_by_role("group", name="Gust").last).to_contain_text("2")
    if width != PHONE:
        page.get_by_role("button", name="Sideboard 0/10").click()
        page.get_by_role("button", name="Take Gust").click()
        expect(page.get_by_role("heading", name="Sideboard · 1/10")).to_be_visible()
        expect(verdicts).to_contain_text("✓ Legal in this mode: Yes")
    look(page, "a whole deck")
    person.press("Take it along")
    away = page.locator("dialog[open]")
    formats = away.get_by_role("combobox")
    expect(formats.locator("option")).to_have_count(len(FORMATS))
    formats.select_option("code")
    code = away.get_by_label("Deck list").input_value()
    assert ("Gust", 2) in {(name, count) for count, name in read(code).deck.main}
    expect(away.get_by_role("img")).to_be_visible()
    look(page, "a deck to take along")
    link = away.get_by_label("A link that opens it here").input_value()
    page.keyboard.press("Escape")
    page.get_by_label("Name of the deck").fill("Mine")
    page.get_by_label("Name of the deck").press("Enter")
    person.press("Play Lane Legends")
    person.await_question()
    page.goto(link)
    expect(verdicts.or_(page.get_by_role("button", name="Deck · 40")).first).to_be_visible()
    page.goto(f"{server.address}#/decks")
    expect(page.get_by_role("region", name="Mine", exact=True)).to_contain_text("Loose Cannon")
    look(page, "the shelf")
    assert person.troubles == []


def test_words_are_searched_for_in_the_language_of_the_page(screen: Screen, server: Server) -> None:
    page = screen(1024, 768, lang="de-DE")
    page.set_default_timeout(60_000)
    page.goto(f"{server.address}#/decks/fresh")
    find = page.get_by_role("searchbox")
    find.fill("jinx")
    page.get_by_role("button", name="Loose Cannon nehmen").click()
    find.fill("zurück besitzers")
    expect(page.get_by_role("button", name="Gust nehmen")).to_be_visible()
    find.fill("zurück besitzers nirgendwo")
    expect(page.get_by_role("status").first).to_have_text("Gefunden: 0")


def test_who_is_invited_chooses_a_deck_before_the_game_begins(screen: Screen, page: Page, server: Server) -> None:
    host = Person(page, server.address)
    host.open()
    host.press("Duel by invitation")
    host.press("To the table")
    invitation = page.get_by_label("Invitation link for seat 2").input_value()
    guest = Person(screen(), server.address)
    guest.page.goto(invitation)
    expect(guest.page.get_by_text("Next you choose your deck.")).to_be_visible()
    guest.page.get_by_label("Name").fill("Bea")
    guest.press("Take the seat")
    expect(page.get_by_text("chooses a deck")).to_be_visible()
    expect(page.get_by_text("Not everybody has taken a seat")).to_be_visible()
    guest.page.get_by_label("Deck", exact=True).select_option(label="Lux")
    expect(page.get_by_text("Not everybody has taken a seat")).to_have_count(0)
    host.press("Begin the game")
    expect(guest.page.locator(".board")).to_contain_text("Lux", timeout=60_000)  # whoever begins
    assert host.troubles == [] and guest.troubles == []


def test_a_list_from_a_file_is_opened_in_the_builder(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/decks")
    page.get_by_text("Bring a deck along").click()
    text = write(builtin("Lux"), "json").encode()
    file = {"name": "lux.json", "mimeType": "application/json", "buffer": text}
    page.get_by_label("Open a file").set_input_files(file)  # type: ignore[arg-type]
    expect(page.get_by_label("Chosen Champion")).to_have_value(builtin("Lux").champion)
