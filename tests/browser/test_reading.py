"""Reading the table: cards, the log, keywords, size, piles."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Screen
from tests.browser.person import Person

DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")


def names(page: Page) -> list[str]:
    """What the hand holds, as it is read aloud."""
    found = page.locator("#hand [data-thing]").all()
    return [str(card.get_attribute("aria-label")).split(",")[0] for card in found]


def test_a_card_is_read_on_hover_and_focus_and_enlarged_by_a_key(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    first, second = names(page)[0], names(page)[-1]
    reader = page.get_by_role("region", name="Card", exact=True)
    page.locator("#hand [data-thing]").first.hover()
    expect(reader).to_contain_text(first)
    page.locator("#hand [data-thing]").last.focus()
    expect(reader).to_contain_text(second)
    page.keyboard.press("z")
    large = page.locator("dialog[open]")
    expect(large).to_contain_text(second)
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    assert person.troubles == []


def test_a_long_press_on_a_phone_enlarges_a_card_and_answers_nothing(screen: Screen, server: Server) -> None:
    person = Person(screen(PHONE, 844), server.address)
    person.solo()
    page = person.page
    finger = page.context.new_cdp_session(page)

    def rest_on(thing: Locator) -> None:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + min(box["height"] / 2, 40)}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(1500)  # as long as a finger rests

    def lift() -> None:
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    rest_on(page.locator("#hand [data-thing]").first)
    lift()
    large = page.locator("dialog[open]")
    expect(large).to_contain_text(names(page)[0])
    expect(large.get_by_role("button", name="Set aside")).to_be_visible()
    expect(large.get_by_role("button", name="Why not?")).to_have_count(0)
    page.keyboard.press("Escape")

    # On an answer it shows what that would do, and gives no answer.
    keep = page.get_by_role("button", name="Keep all")
    rest_on(keep)
    expect(page.locator(".preview")).to_be_visible()
    lift()
    expect(page.locator(".preview")).to_have_count(0)
    page.wait_for_timeout(500)  # a click would have been an answer by now, and its button disabled
    expect(keep).to_be_enabled()
    keep.tap()
    expect(page.locator(".score")).to_contain_text("Turn 1")
    assert person.troubles == []


def test_the_log_leads_to_its_cards_and_is_read_aloud(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    log = page.locator("#log")
    assert log.get_attribute("aria-live") or log.get_attribute("role") == "log"
    drawn = log.get_by_role("button", name="Look at").first
    name = drawn.inner_text()
    drawn.click()
    expect(page.locator("dialog[open]")).to_contain_text(name)
    page.keyboard.press("Escape")
    assert person.troubles == []


def test_the_letters_grow_and_the_lane_turns_round_in_a_running_game(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    spots = ".place"

    def order() -> list[float]:
        return [box["x"] + box["y"] for one in page.locator(spots).all() if (box := one.bounding_box()) is not None]

    before = order()
    small = page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    person.press("Menu")
    person.press("Settings")
    page.get_by_label("Font size").select_option("130")
    page.get_by_label("Mirror", exact=False).check()
    page.keyboard.press("Escape")
    large = page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert large > 1.2 * small
    after = order()
    assert (before[0] < before[-1]) != (after[0] < after[-1])
    page.reload()  # it stays so
    person.await_question()
    assert page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") == large
    assert person.troubles == []


def test_the_enthralled_pile_and_the_keywords_can_be_looked_through(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    pile = page.get_by_role("button", name="Enthralled Pile").first
    for number in range(60):
        if pile.is_enabled() or person.is_over:
            break
        person.one_answer(number)
        person.await_question()
    pile.click()
    shown = page.locator("dialog[open]")
    expect(shown).to_contain_text("Enthralled Pile")
    expect(shown.locator("[data-thing]").first).to_be_visible()
    page.keyboard.press("Escape")
    person.press("Menu")
    person.press("Keywords")
    expect(page.locator("dialog[open]")).to_contain_text("Deathknell")
    page.keyboard.press("Escape")
    assert person.troubles == []


def test_a_domain_is_a_symbol_and_a_letter_besides_its_colour(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    signs = page.locator("#hand .domains > span")
    expect(signs.first).to_be_visible()
    for sign in signs.all():
        expect(sign.locator("svg")).to_be_visible()
        letters, kind = sign.inner_text().lower(), str(sign.get_attribute("class"))
        assert len(letters) == 2 and any(one.lower().startswith(letters) and one.lower() in kind for one in DOMAINS)
    assert person.troubles == []


def test_the_page_says_whose_work_it_contains(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    page.goto(server.address)
    link = page.get_by_role("link", name="Their licences")
    expect(link).to_have_attribute("href", "licences.txt")
    told = page.request.get(f"{server.address}licences.txt").text()
    for words in (
        "svelte",
        "@fluent/bundle",
        "Apache License",
        "Alegreya Sans",
        "Marcellus",
        "SIL OPEN FONT LICENSE",
        "game-icons.net",
    ):
        assert words in told
    assert person.troubles == []
