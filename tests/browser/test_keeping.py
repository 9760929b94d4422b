"""What is kept: a game as a file, a deck on the shelf, a moment to play on from, a report, a seed."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from farfield.decks import builtin, write
from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person


def play(person: Person, answers: int) -> None:
    for number in range(answers):
        person.await_question()
        if not person.is_over:
            person.one_answer(number)
    person.await_question()


def test_a_game_is_saved_to_a_file_and_goes_on_from_it(page: Page, server: Server, tmp_path: Path) -> None:
    person = Person(page, server.address)
    person.solo()
    play(person, 6)
    question, score = person.question(), person.score()
    person.press("Menu")
    with page.expect_download() as saved:
        person.press("Save to a file")
    file = tmp_path / "game.farfield.txt"
    saved.value.save_as(file)
    page.keyboard.press("Escape")
    room = page.url
    person.open()
    page.get_by_label("a saved game", exact=False).set_input_files(file)
    person.await_question()
    assert page.url != room
    assert (person.question(), person.score()) == (question, score)
    person.open()
    broken = tmp_path / "broken.txt"
    broken.write_text("not a game")
    page.get_by_label("a saved game", exact=False).set_input_files(broken)
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_pasted_deck_stays_on_the_shelf_and_is_played(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    page.get_by_role("navigation").get_by_role("link", name="Decks").click()
    built_in = page.locator("section", has=page.get_by_role("heading", name="Garen with gear", level=3))
    assert len(re.findall(r"[.!]", built_in.inner_text())) >= 2  # two sentences on how it plays
    built_in.get_by_text("What is in it").click()
    expect(built_in).to_contain_text("Garen, Commander")
    text = write(builtin("Lux with gear")).replace("Lux with gear", "My Lux")
    expect(page.get_by_label("Deck list")).to_be_hidden()  # whoever looks for the decks has them before their eyes
    page.get_by_text("Bring a deck along").click()
    page.get_by_label("Deck list").fill(text)
    person.press("Open in the builder")
    expect(page.locator(".verdicts")).to_contain_text("✓ Legal in this mode")
    person.press("Keep on the shelf")
    page.goto(server.address)
    page.reload()
    page.get_by_label("Deck", exact=True).first.select_option(label="My Lux")
    person.press("Play Lane Legends")
    person.await_question()
    expect(page.locator(".board")).to_contain_text("Lux")
    assert person.troubles == []


def test_a_moment_of_a_game_is_played_on_from(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    play(person, 4)
    person.concede()
    person.press("Replay")
    moment = page.get_by_label("Moment of the game")
    expect(moment).to_be_visible()
    moment.fill("1")
    expect(page.locator(".scrub")).to_contain_text("1/")
    person.press("Play on from here")
    person.await_question()
    assert not person.is_over
    expect(page.locator(f"{QUESTION} [data-option]").first).to_be_visible()
    assert person.troubles == []


def test_a_report_gets_a_number_and_the_game_goes_on(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    before = person.question()
    person.press("Menu")
    person.press("Report a problem")
    page.locator("dialog[open] textarea").fill("The light is odd.")
    person.press("Send")
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"report \d+"))).to_be_visible()
    assert person.question() == before
    assert person.troubles == []


def test_the_seed_is_shown_and_deals_the_same_cards_again(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    hands = []
    for _ in range(2):
        person.open()
        person.press("Set up a table")
        page.get_by_label("Deck", exact=True).last.select_option("Garen with gear")
        page.get_by_text("Clock and seed").click()
        page.get_by_label("Seed").fill("20261116")
        person.press("To the table")
        person.await_question()
        labels = [str(card.get_attribute("aria-label")) for card in page.locator("#hand [data-thing]").all()]
        hands.append([label.split(",")[0] for label in labels])
    assert hands[0] == hands[1] and len(hands[0]) == 4
    person.press("Menu")
    expect(page.locator("dialog[open]")).to_contain_text("20261116")
    page.keyboard.press("Escape")
    person.concede()
    expect(person.result).to_contain_text("20261116")
    page.get_by_label("How hard").select_option("nightmare")
    person.press("Play again")
    person.await_question()
    person.press("Menu")
    expect(page.locator("dialog[open]")).not_to_contain_text("20261116")
    expect(page.locator("dialog[open]")).to_contain_text("LL 9.5")  # a modifier of the other difficulty
    assert person.troubles == []


def test_a_game_can_be_deleted(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    room = page.url
    person.open()
    games = page.locator(".rooms li")
    expect(games).to_have_count(1)
    games.get_by_role("button").click()
    person.press("No")
    expect(games).to_have_count(1)
    games.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_contain_text("for everybody at its table")
    person.press("Delete")
    expect(games).to_have_count(0)
    page.goto(room)
    page.reload()
    expect(page.locator(QUESTION)).to_have_count(0)
