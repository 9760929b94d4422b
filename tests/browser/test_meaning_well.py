"""Buttons that mean well: a turn is not ended by accident, and what was begun can be left."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import look
from tests.browser.person import QUESTION, Person


def test_a_move_is_left_and_a_turn_is_not_ended_by_accident(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    page.goto(f"{server.address}#/learn")
    page.evaluate("() => { localStorage['farfield.settings'] = '{}' }")
    page.reload()
    page.get_by_role("button", name="Moving and conquering").click()
    question = page.locator(QUESTION)
    mate = page.locator(".board .legal[data-name='First Mate']")
    destinations = page.locator(".board .place.legal, .board .slot .legal[data-drop^='place']")

    mate.click()
    expect(question.get_by_role("heading")).to_contain_text("Where to with First Mate?")
    expect(destinations.first).to_be_visible()  # where it may go is lit
    page.keyboard.press("Escape")
    expect(question.get_by_role("heading")).to_contain_text("Your move")
    mate.click()
    question.get_by_role("button", name="Leave it").click()
    expect(question.get_by_role("heading")).to_contain_text("Your move")
    mate.click()
    expect(question.get_by_role("heading")).to_contain_text("Where to")
    page.locator(".board [data-name='First Mate']").first.click()  # itself once more
    expect(question.get_by_role("heading")).to_contain_text("Your move")

    finish = question.locator("[data-option][data-verb='end']")
    expect(finish).to_be_visible()
    assert "main" not in str(finish.get_attribute("class")).split()
    finish.click()
    sure = question.get_by_role("alertdialog", name="End the turn already?")
    expect(sure).to_contain_text("First Mate")
    look(page, "whether to end the turn")
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    assert person.troubles == []
