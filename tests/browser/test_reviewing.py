"""After a game: what would have been better, on the chart of its score, and the way there in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import look
from tests.browser.person import Person

TURNS = 5


def test_turns_in_which_nothing_was_done_are_marked_and_lead_into_the_replay(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.solo()
    score = page.locator(".score")
    while not re.search(rf"Turn {TURNS}\b", score.inner_text()):
        person.await_question()
        person.act(person.calm.first.click if person.calm.count() else page.locator("[data-option]").first.click)
    person.concede()
    review = page.get_by_role("region", name="Review")
    review.get_by_role("button", name="Review").click()
    points = review.get_by_role("listitem")
    expect(points.first).to_be_visible(timeout=240_000)
    expect(points.first).to_contain_text("better would have been")
    assert 1 <= points.count() <= 3
    expect(page.locator("svg .turning")).to_have_count(points.count())
    look(page, "a review")
    turn = re.search(r"Turn (\d+)", points.first.inner_text())
    assert turn is not None
    review.get_by_role("button", name=f"Turn {turn[1]} in the replay").click()
    expect(page).to_have_url(re.compile(r"#/replay/[^/]+/0/@\d+$"))
    expect(page.locator(".score")).to_contain_text(f"Turn {turn[1]}")

    # From the replay as well: it is there already, and marked on the line of the score.
    review = page.get_by_role("button", name="Review", exact=True)
    menu = page.get_by_role("button", name="Menu")
    expect(review.or_(menu).first).to_be_visible()
    if not review.count():  # in the drawer, where the bar has no room for it
        menu.click()
    review.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="Review", exact=True).click()
    there = dialog.get_by_role("button", name=re.compile(r"^Turn \d+ in the replay$"))
    expect(there.first).to_be_visible(timeout=120_000)
    look(page, "a review in the replay")
    there.last.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".slider .turning")).not_to_have_count(0)
    assert person.troubles == []
