"""The NPC on stage: its card large, with verb, reason and arrows before anything moves; and nothing of that covered."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.person import QUESTION, Person
from tests.browser.test_at_the_table import begin

SIZES = ((1440, 900), (1024, 768), (768, 1024), (390, 844))
WRONG = """() => {
  const wrong = []
  const stage = document.querySelector('.stage')
  const outside = (box) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
  const at = (box) => document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  for (const one of stage.querySelectorAll('.shown, .verb, .reason, .control'))
    if (one.getClientRects().length && outside(one.getBoundingClientRect())) wrong.push('outside: ' + one.className)
  for (const one of stage.querySelectorAll('.control')) {
    const box = one.getBoundingClientRect()
    if (box.width < 44 || box.height < 44) wrong.push('small: ' + one.innerText)
    if (!one.disabled && !one.contains(at(box))) wrong.push('covered: ' + one.innerText)
  }
  for (const one of document.querySelectorAll('.lane .foe .unit, .dock .rune, .lane .front b')) {
    const box = one.getBoundingClientRect()
    if (box.width && stage.contains(at(box))) wrong.push('under the stage: ' + one.className)
  }
  const face = stage.querySelector('.shown')?.getBoundingClientRect()
  if (face && face.width < 120) wrong.push('a small card')
  return wrong
}"""  # what is told of stays in sight: Thralls, sums and the runes that pay


def looks_right(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until = time.monotonic() + 30
        while (wrong := page.evaluate(WRONG)) and time.monotonic() < until:
            page.wait_for_timeout(50)  # it is laid out anew
        assert wrong == [], (width, height)
    page.set_viewport_size({"width": 1280, "height": 900})


def test_a_dealt_card_stands_on_stage_with_its_verb_and_reason_and_is_stepped_by_keys(
    page: Page, server: Server
) -> None:
    page.add_init_script("localStorage.setItem('farfield.settings', JSON.stringify({ pace: 2.8 }))")
    person = Person(page, server.address)
    person.solo()
    page.locator(f"{QUESTION} [data-option]").first.click()  # the mulligan; then the NPC is dealt its first card
    stage = page.locator(".stage")
    expect(stage).to_be_visible()
    page.keyboard.press(" ")
    expect(stage.get_by_role("button", name="Go on")).to_be_visible()
    said = page.get_by_role("region", name="What happens").locator("p")
    seen: set[str] = set()
    shapes = 0
    while stage.count():
        step, steps = map(int, re.findall(r"Step (\d+) of (\d+)", said.inner_text())[0])
        if stage.locator(".shown").count():
            verb = stage.locator(".verb").inner_text()
            assert verb in ("Advance", "Strike", "Merge", "Rush")
            card = stage.locator(".face .name").inner_text()
            assert card.split(",")[0] in stage.locator(".reason").inner_text()
            seen.add(verb)
            if shapes < 2:
                shapes += 1
                looks_right(page)
            if said.inner_text().endswith("advance.") and step < steps:
                expect(page.locator(".arrows path.march").first).to_be_attached()
        page.keyboard.press("ArrowRight")
        if step < steps:
            expect(said).to_contain_text(f"Step {step + 1} of")
        else:
            expect(stage).to_have_count(0)
    assert seen and shapes
    page.get_by_role("button", name="One step back").click()
    expect(stage).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("s")
    expect(stage).to_have_count(0)
    person.concede()
    assert person.troubles == []


def test_the_forecast_beside_the_npcs_base_says_what_each_kind_of_card_would_do(page: Page, server: Server) -> None:
    person = Person(page, server.address)
    begin(person)
    forecast = page.get_by_role("button", name="What the next card would do")
    rows = forecast.locator(".row")
    expect(rows).to_have_count(3)
    thralls = page.locator(".lane .unit[data-name=Thrall]")
    rows.first.hover()
    if thralls.count():
        expect(page.locator(".arrows path.march").first).to_be_attached()
    forecast.click()
    told = page.get_by_role("dialog", name="What the next card would do")
    for words in ("A unit: Advance", "Gear: Strike", "A spell: Merge"):
        expect(told).to_contain_text(words)
    page.keyboard.press("Escape")
    person.concede()
    assert person.troubles == []
