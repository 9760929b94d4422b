"""Every screen against WCAG 2.2 AA, in light and dark, from a phone to a wide screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from farfield.decks import write
from tests.browser.conftest import Server
from tests.browser.looking import PHONE, Scheme, Screen, look, look_in_both_themes
from tests.browser.person import QUESTION, Person
from tests.browser.test_match import GAREN

# Where axe looks, and how large or small the same layout may be besides.
SIZES = {"phone": ((PHONE, 844), (360, 640)), "desk": ((1920, 1080), (1024, 768))}


@pytest.mark.parametrize("where", SIZES)
def test_every_screen(screen: Screen, server: Server, where: str) -> None:
    """One way through all of them; each is looked at in both themes and every size before the next is opened."""
    page = screen(*SIZES[where][0], "light")
    person = Person(page, server.address)

    def look(what: str) -> None:
        look_in_both_themes(page, what, SIZES[where][1:])

    person.open()
    expect(page.get_by_text("Nightmare").first).to_be_visible()
    look("start page")
    person.press("Set up a table")
    look("setting up")
    for name in ("Decks", "Rules", "Help"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        expect(page.locator("main :is(section, article, li)").first).to_be_visible()
        look(name)
    person.solo()
    look("mulligan")
    for number in range(6):
        person.one_answer(number)
        person.await_question()
    look("table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    look("keys")
    page.keyboard.press("Escape")
    person.press("Menu")
    look("menu")
    person.press("Concede")
    page.locator("dialog[open]").get_by_role("button", name="Concede", exact=True).click()
    expect(person.result).to_be_visible()
    look("result")
    person.press("Replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_label("Moment of the game").press("ArrowRight")
    expect(page.locator(".scrub")).to_contain_text("1/")
    page.get_by_role("heading", name="Replay").click()  # the keys need no focus
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub")).to_contain_text("2/")
    look("replay")
    if where == "phone":  # one slim bar below the board; the rest is in a drawer
        bar, board = page.locator(".scrub").bounding_box(), page.locator(".field").bounding_box()
        assert bar is not None and board is not None
        assert bar["height"] < 90 and bar["y"] + bar["height"] <= 845 and board["height"] > 560
        assert board["y"] + board["height"] <= bar["y"] + 1
        person.press("Menu")
        look("drawer of the replay")
    heights = page.locator(".ways > *").evaluate_all("all => all.map((one) => Math.round(one.offsetHeight))")
    assert len(heights) == 5 and len(set(heights)) == 1, heights
    assert person.troubles == []


def test_it_can_be_installed(page: Page, server: Server) -> None:
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Farfield", level=1)).to_be_visible()
    line = page.context.new_cdp_session(page)  # what the browser itself makes of the page
    found = line.send("Page.getAppManifest")
    told = json.loads(found["data"])
    assert found["errors"] == [] and found["url"].startswith(server.address)
    assert told["name"] == "Farfield" and told["display"] in ("standalone", "fullscreen") and told["start_url"]
    hindrances = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in hindrances if one != "in-incognito"] == []  # every page of a test is a private one


STRANGE = """() => {
  const probe = document.body.appendChild(document.createElement('i'))
  const colour = (name) => (probe.style.background = `var(--${name})`, getComputedStyle(probe).backgroundColor)
  const usual = ['card', 'raised', 'main', 'legal-soft'].map(colour).concat('rgba(0, 0, 0, 0)')
  probe.remove()
  return [...document.querySelectorAll('button, .as-button')]
    .filter((one) => !one.matches(':hover') && !usual.includes(getComputedStyle(one).backgroundColor))
    .map((one) => one.innerText)
}"""  # buttons in a colour that no other button has


@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "dark"), (1280, "light")])
def test_the_lobby_and_every_dialog(screen: Screen, server: Server, width: int, scheme: Scheme) -> None:
    host, guest = (Person(screen(width, 844, scheme), server.address) for _ in range(2))
    page, other = host.page, guest.page
    host.open()
    host.press("Co-op by invitation")
    host.press("To the table")
    link = page.get_by_label("Invitation link for seat 2")
    expect(link).to_be_visible()
    look(page, "lobby of the host")
    assert page.evaluate(STRANGE) == []
    other.goto(link.input_value())
    expect(other.get_by_role("heading", name="You are invited to a game")).to_be_visible()
    look(other, "invitation")
    other.get_by_label("Name").fill("Bea")
    guest.press("Take the seat")
    expect(page.get_by_role("heading", name="Bea")).to_be_visible()
    look(other, "lobby of the guest")
    assert other.evaluate(STRANGE) == []
    host.press("Begin the game")
    host.await_question()
    guest.await_question()

    def dialog(open: str) -> None:
        """What a button of the menu opens."""
        host.press("Menu")
        page.locator("dialog[open]").get_by_role("button", name=open, exact=True).click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        look(page, open)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)

    host.press("Menu")
    look(page, "menu")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    for name in ("Settings", "Keywords", "Report a problem", "Concede"):
        dialog(name)
    if width == PHONE:
        host.press("Menu")
        expect(page.locator("dialog[open]").get_by_role("button", name="Settings", exact=True)).to_be_visible()
        expect(page.get_by_role("button", name="Keys", exact=True)).to_have_count(0)  # there are only fingers
        page.keyboard.press("Escape")
    else:
        dialog("Keys")
    host.press("Chat", exact=False)
    look(page, "chat")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    if width < 1280:
        page.get_by_role("button", name="Log", exact=True).click()
        look(page, "log")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator("#hand [data-thing]").first.focus()
    page.keyboard.press("z")
    expect(page.locator("dialog[open]")).to_be_visible()
    look(page, "a card, enlarged")
    page.keyboard.press("Escape")
    host.press("Keep all")
    guest.press("Keep all")
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


def test_what_shows_when_something_is_wrong(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    person.open()
    page.get_by_label("Deck", exact=True).first.select_option("+")
    page.get_by_label("Deck list").fill("Legend:\n1 Garen, Might of Demacia\n\nMainDeck:\n3 Xyzzyplugh\n")
    person.press("Check and keep")
    expect(page.locator(".verdicts")).to_be_visible()
    look_in_both_themes(page, "verdicts about a deck")
    page.goto(f"{server.address}#/room/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    look_in_both_themes(page, "a room that is not known here")
    page.goto(f"{server.address}#/room/nowhere/join/{'x' * 32}")
    page.get_by_label("Name").fill("Bea")
    person.press("Take the seat")
    expect(page.get_by_role("alert")).to_be_visible()
    look_in_both_themes(page, "an invitation to nowhere")
    person.solo()
    server.kill()
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_visible(timeout=60_000)
    look_in_both_themes(page, "the connection is lost")
    server.start()
    expect(page.get_by_role("alert").filter(has_text="connection is lost")).to_be_hidden(timeout=60_000)


@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "dark"), (1280, "light")])
def test_between_the_games_of_a_match(screen: Screen, server: Server, width: int, scheme: Scheme) -> None:
    page = screen(width, 844, scheme)
    person = Person(page, server.address)
    person.open()
    person.press("Set up a table")
    page.get_by_label("Mode").select_option("match")
    mine = page.get_by_role("group", name="Seat 1")
    mine.get_by_role("combobox", name="Deck").select_option("+")
    mine.get_by_label("Deck list").fill(write(GAREN))
    mine.get_by_role("button", name="Check and keep").click()
    expect(mine.locator(".verdicts")).to_contain_text("✓ Legal in this mode")
    look(page, "setting up a match")
    person.press("To the table")
    person.await_question()
    look(page, "which battlefield to bring")
    person.concede()
    match = person.result.get_by_role("region", name="Match")
    expect(match.get_by_role("button", name="Next game")).to_be_visible()
    look(page, "match and sideboard")
    page.get_by_role("button", name="One more: Cannon Barrage").click()
    expect(match.get_by_text("0 leave and 1 come in")).to_be_visible()
    look(page, "an exchange that is not even")
    page.get_by_role("button", name="One fewer: Cannon Barrage").click()
    match.get_by_role("button", name="Next game").click()
    expect(page.locator(QUESTION)).to_be_visible()
    person.concede()
    expect(match).to_contain_text("wins the match")
    look(page, "the end of a match")
    assert person.troubles == []


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
