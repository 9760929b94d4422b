"""Reasons to return: the lane of the day, the campaign, one's own numbers; all on the device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Screen, look
from tests.browser.person import Person


def test_a_day_is_played_shared_and_counted(screen: Screen, server: Server) -> None:
    page = screen(PHONE, 844, "dark")
    person = Person(page, server.address)
    person.open()
    page.get_by_role("button", name="Daily lane, campaign, statistics").click()
    expect(page.get_by_role("heading", name="Daily lane, campaign, statistics", level=1)).to_be_visible()
    expect(page.get_by_text("No finished game in this browser yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Win the stage before it first").first).to_be_disabled()
    look(page, "reasons to return")
    person.press("Play today’s lane")
    person.concede()
    page.get_by_role("link", name="Daily lane").click()
    daily = page.get_by_role("region", name=re.compile("Daily lane"))
    expect(daily).to_contain_text("Defeat")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    daily.get_by_role("button", name="Copy the result to share").click()
    expect(daily.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    assert re.match(r"Farfield · Daily lane \d{4}-\d\d-\d\d\n✗ -?\d+/5 · \d+\n[⬜🟩🟥]*\nhttp", shared), shared
    expect(page.locator("table").first).to_contain_text("0 (0 %)")
    look(page, "a day that is done")
    page.get_by_role("button", name="Play this stage").first.click()
    person.await_question()
    assert person.troubles == []
