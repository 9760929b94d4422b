"""Every screen against WCAG 2.2 AA, in light and dark, from a phone to a wide screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}


def check(page: Page, what: str) -> None:
    found = Axe().run(page, options=RULES)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def fits(page: Page, what: str) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} px too wide"


def look(page: Page, what: str) -> None:
    check(page, what)
    fits(page, what)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1024, 768), (1920, 1080)], ids=lambda size: str(size[0]))
def test_every_screen(page: Page, server: Server, size: tuple[int, int], scheme: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    person = Person(page, server.address)
    person.open()
    expect(page.get_by_text("Nightmare").first).to_be_visible()
    check(page, "start page")
    fits(page, "start page")
    person.press("Set up a table")
    check(page, "setting up")
    fits(page, "setting up")
    for name in ("Decks", "Rules", "Help"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        page.wait_for_timeout(300)
        check(page, name)
        fits(page, name)
    person.solo()
    check(page, "mulligan")
    for number in range(6):
        person.one_answer(number)
        person.await_question()
    check(page, "table")
    fits(page, "table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    check(page, "keys")
    page.keyboard.press("Escape")
    person.press("Menu")
    check(page, "menu")
    person.press("Concede")
    page.locator("dialog[open]").get_by_role("button", name="Concede", exact=True).click()
    expect(person.result).to_be_visible()
    check(page, "result")
    fits(page, "result")
    person.press("Replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_label("Moment of the game").press("ArrowRight")
    page.wait_for_timeout(300)
    check(page, "replay")
    fits(page, "replay")
    assert person.troubles == []


def test_it_can_be_installed(page: Page, server: Server) -> None:
    page.goto(server.address)
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    found = page.request.get(server.address + link.lstrip("./"))
    told = found.json()
    assert found.ok and "manifest" in found.headers["content-type"]
    assert told["name"] == "Farfield" and told["display"] in ("standalone", "fullscreen") and told["start_url"]
    for icon in told["icons"]:
        assert page.request.get(server.address + icon["src"].lstrip("./")).ok


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (1280, "light")])
def test_the_lobby_and_every_dialog(browser: Browser, server: Server, width: int, scheme: str) -> None:
    contexts = [
        browser.new_context(locale="en-US", reduced_motion="reduce", color_scheme=scheme)  # type: ignore[arg-type]
        for _ in range(2)
    ]
    host, guest = (Person(context.new_page(), server.address) for context in contexts)
    page, other = host.page, guest.page
    for each in (page, other):
        each.set_viewport_size({"width": width, "height": 844})
    host.open()
    host.press("Co-op by invitation")
    host.press("To the table")
    link = page.get_by_label("Invitation link for seat 2")
    expect(link).to_be_visible()
    look(page, "lobby of the host")
    other.goto(link.input_value())
    expect(other.get_by_role("heading", name="You are invited to a game")).to_be_visible()
    look(other, "invitation")
    other.get_by_label("Name").fill("Bea")
    guest.press("Take the seat")
    expect(page.get_by_role("heading", name="Bea")).to_be_visible()
    look(other, "lobby of the guest")
    host.press("Begin the game")
    host.await_question()
    guest.await_question()

    def dialog(open: str, what: str = "") -> None:
        """What a button of the menu opens."""
        host.press("Menu")
        look(page, "menu")
        page.locator("dialog[open]").get_by_role("button", name=open, exact=True).click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        look(page, what or open)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    for name in ("Settings", "Keys", "Keywords", "Report a problem", "Concede"):
        dialog(name)
    host.press("Chat", exact=False)
    look(page, "chat")
    page.keyboard.press("Escape")
    if width < 960:
        page.get_by_role("button", name="Log", exact=True).click()
        look(page, "log")
        page.keyboard.press("Escape")
    page.locator("#hand [data-thing]").first.focus()
    page.keyboard.press("z")
    expect(page.locator("dialog[open]")).to_be_visible()
    look(page, "a card, enlarged")
    page.keyboard.press("Escape")
    host.press("Keep the rest", exact=False)
    guest.press("Keep the rest", exact=False)
    expect(page.locator(".score")).to_contain_text("Turn 1")
    host.press("Take back")
    wish = other.get_by_role("alert").filter(has_text="take back")
    expect(wish).to_be_visible()
    look(other, "a wish to take back")
    wish.get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("alert").filter(has_text="play on")).to_be_visible()
    look(page, "why not")
    other.goto("about:blank")
    expect(page.get_by_role("group", name="Who is at the table")).to_contain_text("absent")
    look(page, "somebody is absent")
    host.press("Invite again")
    expect(page.locator("dialog[open]")).to_be_visible()
    look(page, "a new invitation")
    page.keyboard.press("Escape")
    assert host.troubles == []
    assert guest.troubles == []
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_shows_when_something_is_wrong(page: Page, server: Server, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    person = Person(page, server.address)
    person.open()
    page.get_by_label("Deck", exact=True).first.select_option("+")
    page.get_by_label("Deck list").fill("Legend:\n1 Garen, Might of Demacia\n\nMainDeck:\n3 Xyzzyplugh\n")
    person.press("Check and keep")
    expect(page.locator(".verdicts")).to_be_visible()
    look(page, "verdicts about a deck")
    page.goto(f"{server.address}#/room/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look(page, "a room that is not known here")
    page.goto(f"{server.address}#/room/nowhere/join/{'x' * 32}")
    page.get_by_label("Name").fill("Bea")
    person.press("Take the seat")
    expect(page.get_by_role("alert")).to_be_visible()
    look(page, "an invitation to nowhere")
    person.solo()
    server.kill()
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible(timeout=60_000)
    look(page, "the connection is lost")
    server.start()
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_hidden(timeout=60_000)


def test_the_curtain_between_rivals(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    person.press("Together at this screen")
    page.get_by_label("Mode").select_option("duel")
    person.press("To the table")
    expect(page.get_by_role("dialog")).to_contain_text("Hand the screen to")
    look(page, "curtain")
    assert page.locator("#hand").is_hidden()
    assert person.troubles == []
