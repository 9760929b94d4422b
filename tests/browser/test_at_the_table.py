"""What somebody can do at the table besides winning."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Screen
from tests.browser.person import QUESTION, Person

LIST = "Legend:\n1 Garen, Might of Demacia\n\nChampion:\n1 Garen, Commander\n\nMainDeck:\n3 Xyzzyplugh of Nowhere\n"


def begin(person: Person) -> None:
    """Past the mulligan and what the NPC does, to the first own move."""
    person.solo()
    for _ in range(10):
        if person.question() == "Your move.":
            return
        person.one_answer(3)
        person.await_question()
    raise AssertionError(f"not my move: {person.question()}")


def begin_with(person: Person, wanted: Locator) -> Locator:
    """A game in which this is there at the first own move: what is dealt is left to chance, so try a few."""
    for _ in range(8):
        begin(person)
        if wanted.count():
            break
    return wanted.first


def test_language_changes_in_a_running_game(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    person.press("Menu")
    person.press("Settings")
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f"{QUESTION} h2")).to_have_text("Du bist dran.")
    expect(page.locator("#log")).to_contain_text("Du ziehst")
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    person.concede(menu="Menü", concede="Aufgeben")
    expect(person.result.get_by_role("heading", level=1)).to_have_text("Niederlage")
    assert person.troubles == []


def test_taking_back_brings_the_card_back_to_the_hand(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    hand = page.locator("#hand [data-thing]")
    before = hand.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label').split(',')[0])")
    person.act(hand.first.click)
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("one more card")
    page.keyboard.press("u")
    expect(hand).to_have_count(len(before))
    after = hand.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label').split(',')[0])")
    assert sorted(after) == sorted(before)
    person.concede()
    page.get_by_role("button", name="Take back", exact=True).click()  # alone also that
    expect(page.locator(f"{QUESTION} h2")).to_contain_text("Mulligan")
    person.concede()
    assert person.troubles == []


def test_whatever_cannot_be_used_says_why_with_its_rule(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    other = page.locator("#hand [data-thing]:not(.legal)")
    if not other.count():
        other = page.locator(".place [data-thing]:not(.legal)")
    other.first.click()
    why = page.get_by_role("alert", name="Why not?")
    expect(why).to_be_visible()
    expect(why.locator("a.clause").first).to_be_visible()
    person.concede()
    assert person.troubles == []


def test_rules_are_read_and_searched_in_the_language_of_the_player(screen: Screen, server: Server) -> None:
    page = screen(lang="de-DE")
    person = Person(page, server.address)
    page.goto(f"{server.address}#/rules/CR%20323.6")
    rule = page.get_by_role("article").filter(has=page.get_by_role("link", name="9.5", exact=True))
    expect(rule.get_by_role("heading")).to_have_text("9.5")
    expect(rule).to_contain_text("Kontrolle verlieren")
    expect(rule).to_have_attribute("lang", "de")
    expect(page.get_by_text("⚖ Eine Entscheidung von uns").first).to_be_visible()
    page.get_by_label("Regeln durchsuchen").fill("TODLICHER schaden")
    first = page.get_by_role("article").first
    expect(first.get_by_role("heading")).to_have_text("7.3")
    expect(first).to_contain_text("Tödlicher Schaden")
    page.get_by_label("Regeln durchsuchen").fill("Verantwortung und Zuschreibung")
    page.get_by_role("article").get_by_role("link", name="Grundregeln 5.8").click()
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("Für eine Spielaktion ist höchstens ein Spieler verantwortlich")
    expect(page.get_by_label("Regeln durchsuchen")).to_have_value("")
    page.get_by_role("link", name="Inhalt").click()
    contents = page.get_by_role("navigation", name="Inhalt")
    expect(contents.get_by_role("heading").first).to_have_text("Lane Legends")
    contents.get_by_role("link", name="16. Kosten").click()
    expect(page.get_by_role("heading", name="16. Kosten", level=2)).to_be_visible()
    expect(page.get_by_role("article").first).to_contain_text("CR 204")
    page.get_by_role("link", name="17. Ausführen").click()
    expect(page.get_by_role("article").first.get_by_role("heading")).to_have_text("17.1")
    assert person.troubles == []


def test_a_card_is_played_by_dragging_it_to_the_base(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    units = page.locator("#hand .legal[data-thing][aria-label*=', unit, ']")
    card = begin_with(person, units)
    name = str(card.get_attribute("aria-label")).split(",")[0]
    base = page.get_by_role("region", name="your base")
    person.act(lambda: card.drag_to(base))
    for _ in range(6):
        if base.locator(".unit").count():
            break
        person.act(page.locator(f"{QUESTION} [data-option]").first.click)
    expect(base.locator(".unit").first).to_contain_text(name.split(" ")[0])
    person.concede()
    assert person.troubles == []


def test_what_an_answer_would_do_is_shown_before(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    units = page.locator("#hand .legal[data-thing][aria-label*=', unit, ']")
    card = begin_with(person, units)
    name = str(card.get_attribute("aria-label")).split(",")[0]
    preview = page.locator(".preview")
    card.hover()
    expect(preview).to_contain_text(name)  # what it pays and plays, each as a sentence
    page.mouse.move(5, 5)
    expect(preview).to_have_count(0)
    page.get_by_role("button", name="Done for this turn").focus()
    expect(preview).to_contain_text("You are done for this turn")
    card.focus()
    expect(preview).to_contain_text(name)
    person.concede()
    assert person.troubles == []


# Where every answer stands, and whether the list scrolls at all.
ANSWERS = """() => [...document.querySelectorAll('.question .option')].map((one) => one.getBoundingClientRect().top)"""
SCROLL = """(part) => { const list = document.querySelector('.question > .inside')
  list.scrollTop = part * (list.scrollHeight - list.clientHeight); return list.scrollHeight > list.clientHeight }"""


def test_no_answer_moves_while_it_is_previewed(page: Page, server: Server) -> None:
    """Or it leaves the pointer, which ends the preview, which brings it back under the pointer, and so on."""
    page.set_viewport_size({"width": 1280, "height": 320})  # so low that even a few answers scroll
    person = Person(page, server.address)
    begin_with(person, page.locator("#hand .legal[data-thing]"))
    preview = page.locator(".preview, .outcome")  # in words, or on the pieces
    page.evaluate("() => document.fonts.ready")
    if page.locator(".question .fold").count():
        page.locator(".question .fold").click()
    for part in (0, 0.5, 1):
        page.mouse.move(5, 5)
        expect(preview).to_have_count(0)
        page.evaluate(SCROLL, part)  # where they do not all fit
        before = page.evaluate(ANSWERS)
        box = page.locator(f"{QUESTION} > .inside").bounding_box()
        assert box is not None
        seen = [y for y in before if box["y"] + 2 < y + 10 < box["y"] + box["height"] - 12]
        page.mouse.move(box["x"] + 60, (seen[-1] if seen else before[-1]) + 12)
        expect(preview.first).to_be_visible()
        assert page.evaluate(ANSWERS) == before
    assert person.troubles == []


def test_a_lost_server_shows_and_heals_and_loses_nothing(screen: Screen, server: Server) -> None:
    page = screen(fresh=True)  # whoever has read the rules before could read them now
    person = Person(page, server.address)
    begin(person)
    person.one_answer(0)
    before = person.fingerprint()
    other = page.context.new_page()
    other.goto(server.address)
    expect(other.get_by_role("heading", name="Farfield", level=1)).to_be_visible()
    server.kill()
    lost = page.get_by_role("alert").filter(has_text="connection is lost")
    expect(lost).to_be_visible()
    person.press("Menu")
    person.press("Save to a file")  # whatever is refused says so
    expect(page.get_by_role("alert", name="Why not?")).to_contain_text("connection is lost")
    other.get_by_role("link", name="Rules").click()  # a page that was not there yet says so, and comes later
    expect(other.get_by_role("alert")).to_contain_text("could not be loaded")
    server.start()
    other.get_by_role("button", name="Load again").click()
    expect(other.get_by_role("searchbox")).to_be_visible()
    other.close()
    expect(lost).to_have_count(0)
    person.await_question()
    assert person.fingerprint() == before
    page.reload()
    person.await_question()
    assert person.question() in before
    person.concede()
    server.kill()
    person.press("Play again")
    expect(page.get_by_role("alert", name="Why not?")).to_contain_text("connection is lost")
    server.start()
    expect(lost).to_have_count(0)
    person.press("Play again")
    person.await_question()
    person.concede()


def test_a_server_that_hangs_is_noticed_and_the_answer_is_not_lost(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    lines = page.locator("#log .line").count()
    server.pause()
    try:
        page.get_by_role("button", name="Done for this turn").click()
        expect(page.locator(f"{QUESTION} [data-option]").first).to_be_disabled()
        expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible()
    finally:
        server.go_on()
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("You are done for this turn")
    person.await_question()
    assert page.locator("#log .line").count() > lines
    person.concede()


def test_a_pasted_deck_gets_three_verdicts(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    page.get_by_label("Deck", exact=True).first.select_option("+")
    page.get_by_label("Deck list").fill(LIST)
    person.press("Check and keep")
    verdicts = page.locator(".verdicts")
    expect(verdicts).to_contain_text("✗ Well-formed: No")
    expect(verdicts).to_contain_text("Xyzzyplugh of Nowhere")
    expect(verdicts).to_contain_text("? Legal in this mode: as soon as the list can be read")
    expect(verdicts).to_contain_text("? All its cards can be played here: as soon as the list can be read")
    page.get_by_label("Deck", exact=True).first.select_option(label="Lux")
    person.press("Play Lane Legends")
    person.await_question()
    expect(page.locator(".board")).to_contain_text("Lux")
    person.concede()
    assert person.troubles == []


def test_a_turn_in_the_log_leads_to_its_moment_in_the_replay(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    for number in range(4):
        person.one_answer(number)
        person.await_question()
    page.keyboard.press("l")  # a long question leaves the log no height: then the key opens it
    page.locator("#log .turn").get_by_role("button", name="The table as it was then").first.click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    expect(page.locator(".score")).to_contain_text("Turn 1")
    moment = page.get_by_label("Moment of the game")
    there = int(moment.input_value())
    person.press("One decision on")  # to the end of this one, if the line was in the middle of it
    person.press("One decision on")
    expect(moment).to_have_value(re.compile(rf"^({there + 1}|{there + 2})$"))
    page.get_by_role("link", name="To the table").click()
    person.concede()
    assert person.troubles == []


def test_on_a_low_screen_the_log_is_behind_its_button_and_its_key(screen: Screen, server: Server) -> None:
    page = screen(1280, 640)
    person = Person(page, server.address)
    begin(person)
    expect(page.locator("#log")).to_be_hidden()
    page.keyboard.press("l")
    opened = page.get_by_role("dialog", name="Log")
    expect(opened).to_contain_text("You draw")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    person.press("Log")
    expect(opened).to_contain_text("You draw")
    page.keyboard.press("Escape")
    person.concede()
    assert person.troubles == []


def test_on_a_phone_the_sentence_that_says_what_happened_stays_in_sight(screen: Screen, server: Server) -> None:
    page = screen(PHONE, 844)
    person = Person(page, server.address, told=True)
    begin(person)
    assert (
        page.evaluate("() => { scrollTo(0, document.body.scrollHeight); return scrollY }") == 0
    )  # everything is in sight
    expect(page.locator(".story p")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".story p")).not_to_be_empty()
    assert person.troubles == []
