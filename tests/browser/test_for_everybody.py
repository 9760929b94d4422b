"""Every screen against WCAG 2.2 AA, in light and dark, from a phone to a wide screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from farfield.decks import write
from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person
from tests.browser.test_match import GAREN

RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}


TOO_SMALL = """() => [...document.querySelectorAll('button, select, summary, input, textarea')].flatMap((one) => {
  const box = (one.matches('[type=radio], [type=checkbox]') ? one.closest('label') : one).getBoundingClientRect()
  const seen = box.width && box.height && getComputedStyle(one).visibility !== 'hidden'
  // WCAG 2.5.8 excepts what stands in a line of text.
  const inSentence = one.matches('p *, .line *') && getComputedStyle(one).display.startsWith('inline')
  return seen && !inSentence && (box.width < 43.5 || box.height < 43.5) ? [one.outerHTML.slice(0, 120)] : []
})"""
PHONE = 390
# What comes or goes lies over something else for a moment. What pulses for ever is not waited for.
STILL = """async () => {
  const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
  await Promise.allSettled(ends.map((one) => one.finished))
  for (let n = 0; n < 10; n++) await new Promise((then) => requestAnimationFrame(then))
}"""


def check(page: Page, what: str) -> None:
    size = page.viewport_size
    phone = size is not None and size["width"] <= PHONE
    if size is not None and phone:  # so tall that nothing happens to lie half under the question
        page.set_viewport_size({"width": size["width"], "height": 2400})
    page.evaluate(STILL)
    found = Axe().run(page, options=RULES)
    if size is not None and phone:
        page.set_viewport_size(size)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def fits(page: Page, what: str) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} px too wide"


def look(page: Page, what: str) -> None:
    check(page, what)
    fits(page, what)
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):  # what a finger must hit is large enough for it
        assert page.evaluate(TOO_SMALL) == [], what


Screen = Callable[[int, int, str], Page]


@pytest.fixture
def screen(browser: Browser) -> Iterator[Screen]:
    """A page of this size, light or dark; a phone is touched."""
    contexts: list[BrowserContext] = []

    def opened(width: int, height: int, scheme: str) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale="en-US",
            has_touch=width == PHONE,
            is_mobile=width == PHONE,
        )
        contexts.append(context)
        return context.new_page()

    yield opened
    for context in contexts:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(PHONE, 844), (1024, 768), (1920, 1080)], ids=lambda size: str(size[0]))
def test_every_screen(screen: Screen, server: Server, size: tuple[int, int], scheme: str) -> None:
    page = screen(*size, scheme)
    person = Person(page, server.address)
    person.open()
    expect(page.get_by_text("Nightmare").first).to_be_visible()
    look(page, "start page")
    person.press("Set up a table")
    look(page, "setting up")
    for name in ("Decks", "Rules", "Help"):
        page.get_by_role("navigation").get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
        expect(page.locator("main :is(section, article, li)").first).to_be_visible()
        look(page, name)
    person.solo()
    look(page, "mulligan")
    for number in range(6):
        person.one_answer(number)
        person.await_question()
    look(page, "table")
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    look(page, "keys")
    page.keyboard.press("Escape")
    person.press("Menu")
    look(page, "menu")
    person.press("Concede")
    page.locator("dialog[open]").get_by_role("button", name="Concede", exact=True).click()
    expect(person.result).to_be_visible()
    look(page, "result")
    person.press("Replay")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_label("Moment of the game").press("ArrowRight")
    expect(page.locator(".scrub")).to_contain_text("1/")
    page.get_by_role("heading", name="Replay").click()  # the keys need no focus
    page.keyboard.press("ArrowRight")
    expect(page.locator(".scrub")).to_contain_text("2/")
    heights = page.locator(".scrub .ways > *").evaluate_all("all => all.map((one) => Math.round(one.offsetHeight))")
    assert len(heights) == 4 and len(set(heights)) == 1, heights
    look(page, "replay")
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
def test_the_lobby_and_every_dialog(screen: Screen, server: Server, width: int, scheme: str) -> None:
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

    def dialog(open: str, what: str = "") -> None:
        """What a button of the menu opens."""
        host.press("Menu")
        look(page, "menu")
        page.locator("dialog[open]").get_by_role("button", name=open, exact=True).click()
        expect(page.locator("dialog[open]")).to_have_count(1)
        look(page, what or open)
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


@pytest.mark.parametrize(("width", "scheme"), [(PHONE, "dark"), (1280, "light")])
def test_between_the_games_of_a_match(screen: Screen, server: Server, width: int, scheme: str) -> None:
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
