"""What the NPC does, step by step, with the board of each step; what a Thrall is; and all of it on a phone."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from farfield.words.messages import Messages
from tests.browser.conftest import Server
from tests.browser.looking import PHONE, TOO_SMALL, Screen
from tests.browser.person import QUESTION, Person
from tests.browser.test_at_the_table import begin

CUT = """() => [...document.querySelectorAll('#hand .face')].filter((face) => {
  const words = face.querySelector('.words')
  if (!words) return false  // a bare card
  const box = words.getBoundingClientRect(), range = document.createRange()
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement.closest('small, .kind')) continue  // these may end in dots
    range.selectNodeContents(texts.currentNode)
    const lines = [...range.getClientRects()]
    if (lines.some((line) => line.bottom > box.bottom + 4 || line.right > box.right + 8)) return true
  }
  return false
}).map((face) => face.textContent)"""  # a name or keyword is cut; cards of a fan are turned a little
OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def nothing_cut(page: Page) -> None:
    """Texts are fitted after the page has been laid out; asked from here, since the page itself forbids `eval`."""
    end = time.monotonic() + 30
    while (cut := page.evaluate(CUT)) and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert cut == []


def thralls(page: Page) -> int:
    """How many Thralls a person counts on the board, stacks by their number."""
    total = 0
    for label in page.locator(".lane .unit[data-name=Thrall]").all():
        number = re.match(r"(\d+) × ", str(label.get_attribute("aria-label")))
        total += int(number[1]) if number else 1
    return total


def words(lane: Locator) -> str:
    """All that is written there, but for the marks of what can be done: they go while something is told."""
    return re.sub(r"[▸\s]", "", lane.inner_text())


def told(page: Page) -> Locator:
    return page.get_by_role("region", name="What happens").locator("p")


def test_each_step_of_the_npc_has_its_own_board_and_one_can_go_back(page: Page, server: Server) -> None:
    person = Person(page, server.address, told=True)
    begin(person)  # the NPC's first phase is being told meanwhile
    page.keyboard.press("s")
    lane = page.locator(".lane").first
    now, written = thralls(page), words(lane)
    back = page.get_by_role("button", name="One step back")
    on = page.get_by_role("button", name="Next step")
    back.click()
    while not back.is_disabled():
        back.click()
    expect(told(page)).to_contain_text("Step 1 of")
    until = time.monotonic() + 60
    while words(lane) == written:  # the boards are asked for and come a moment after the lines
        assert time.monotonic() < until, "the first step shows the board of the last"
        page.wait_for_timeout(50)
    seen = [thralls(page)]
    made = 0
    while True:
        step, steps = map(int, re.findall(r"Step (\d+) of (\d+)", told(page).inner_text())[0])
        if step == steps:
            break
        on.click()
        expect(told(page)).to_contain_text(f"Step {step + 1} of")
        seen.append(thralls(page))
        if "creates a Thrall with" in told(page).inner_text():
            made += 1
            assert seen[-1] == seen[-2] + 1, told(page).inner_text()
            expect(page.locator(".lane .unit.told").first).to_be_visible()
            back.click()
            expect(told(page)).to_contain_text(f"Step {step} of")
            assert thralls(page) == seen[-2]
            on.click()
            expect(told(page)).to_contain_text(f"Step {step + 1} of")
    assert made
    page.locator(".stage").get_by_role("button", name="Skip").click()
    expect(page.locator(".unit.told")).to_have_count(0)
    assert thralls(page) == now
    person.concede()
    assert person.troubles == []


def test_a_thrall_says_what_it_is_and_where_it_came_from(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    person.act(person.calm.first.click)
    person.await_question()
    page.keyboard.press("s")
    page.locator(".lane .unit[data-name=Thrall]").first.click(button="right")
    zoom = page.get_by_role("dialog", name="Thrall")
    expect(zoom).to_contain_text("Moves one place at a time")
    expect(zoom).to_contain_text("Where it came from")
    expect(zoom.locator(".origin")).to_contain_text("Thrall")
    page.keyboard.press("Escape")
    person.concede()
    assert person.troubles == []


def leaves_room(page: Page) -> None:
    """However much is asked, the question takes less than half of the screen, and shows that there is more."""
    question = page.locator(".side .question")
    question.locator(".fold").tap()  # all answers in words
    expect(question.locator(".option").nth(1)).to_be_visible()
    assert 2 <= question.locator(".option").count() <= 5  # equal cards are one answer
    for height in (664, 844):
        page.set_viewport_size({"width": 390, "height": height})
        dock = question.bounding_box()
        assert dock is not None and dock["height"] <= 0.46 * height
        inside = question.locator(".inside")
        hidden = inside.evaluate("(node) => node.scrollHeight - node.clientHeight > 2")
        expect(inside).to_have_attribute("data-more", "down" if hidden else "")
    question.locator(".fold").tap()


@pytest.mark.parametrize("lang", ["de", "en", "es", "fr"])
def test_on_a_phone_nothing_sticks_out_and_everything_can_be_touched(screen: Screen, server: Server, lang: str) -> None:
    page = screen(PHONE, 844, lang=lang)
    page.set_default_timeout(30_000)
    page.goto(server.address)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".play")).to_be_visible()
    assert (page.evaluate(OUT), page.evaluate(TOO_SMALL)) == (0, [])
    page.locator(".play").tap()
    question = page.locator(QUESTION)
    expect(question).to_be_visible()
    assert (page.evaluate(OUT), page.evaluate(TOO_SMALL)) == (0, [])
    expect(page.locator("#hand .face")).to_have_count(4)
    for width, height in ((1920, 1080), (1280, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        nothing_cut(page)
    leaves_room(page)
    for _ in range(6):
        question.locator("[data-option]").first.tap()
        answers = question.locator("[data-option]:not(:disabled)")
        expect(question.locator(".telling button").or_(answers).first).to_be_visible()
        page.keyboard.press("s")  # what is told is not waited for
        expect(answers.first).to_be_visible()
        if page.locator(QUESTION).get_by_role("button", name=Messages(lang).get("option-finish")).count():
            break
    assert (page.evaluate(OUT), page.evaluate(TOO_SMALL)) == (0, [])


HEAR = """() => {
  window.told = []
  let last = ''
  const hear = () => {
    const step = document.querySelector('.story.telling .step')
    const text = step ? step.parentElement.innerText.slice(step.innerText.length).trim() : ''
    const now = step ? step.innerText.match(/[0-9]+/)[0] + text : ''
    if (text && now !== last) window.told.push(text)
    last = now
  }
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""


def test_everything_an_opponent_plays_in_a_duel_is_told_before_one_goes_on(page: Page, server: Server) -> None:
    """Who only ends turns, and skips nothing, hears of every card, in order; and of the end, before the result."""
    page.set_viewport_size({"width": 1280, "height": 800})
    wished = "{ pace: 0.05, name: 'Ann', askEnd: false }"
    page.add_init_script(f"localStorage.setItem('farfield.settings', JSON.stringify({wished}))")
    person = Person(page, server.address)
    person.open()
    person.press("Duel against a program", exact=False)
    page.evaluate(HEAR)
    asked = page.locator(f"{QUESTION}:not(.later) [data-option]")
    listed = page.locator(f"{QUESTION}:not(.later) .fold")
    for _ in range(400):
        expect(asked.or_(listed).or_(person.result).first).to_be_visible(timeout=60_000)
        if person.is_over:
            break
        person.act(asked.last.click if asked.count() else listed.click)  # a long list is opened first
    expect(person.result).to_be_visible(timeout=60_000)
    heard = page.evaluate("() => window.told")
    person.press("Look at the board")
    written = [one.strip() for one in page.locator("#log .line").all_inner_texts()]
    theirs = [one for one in written if re.match(r"Program 1 (plays|conquers|holds) ", one)]
    plays = [re.sub(r"\s*(CR|LL) [\d.]+.*$", "", one) for one in theirs]
    assert plays and [one for one in heard if one in plays][-len(plays) :] == plays  # the log may fold what is old
    assert any("win" in one for one in heard[-3:]), heard[-5:]
    assert person.troubles == []
