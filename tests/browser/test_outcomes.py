"""What an answer would do, on the pieces: who dies, damage, the new controller, points; its words one key away."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from farfield.table import messages
from tests.browser.conftest import Server
from tests.browser.positions import Table, lane, sit_down

SIZES = ((1920, 1080), (1440, 900), (1024, 768), (768, 1024), (390, 844))
PICTURES = os.environ.get("PICTURES", "")
COVERED = """(ids) => {
  const plaque = document.querySelector('.outcome .plaque').getBoundingClientRect()
  const wrong = []
  const outside = plaque.right > innerWidth || plaque.bottom > innerHeight
  if (plaque.left < 0 || plaque.top < 0 || outside) wrong.push('outside')
  const boxes = ids.map((id) => document.querySelector(`.board [data-drop^="card "][data-drop~="${id}"]`))
  for (const one of [...boxes, document.querySelector('.question')]) {
    const box = one.getBoundingClientRect()
    const w = Math.min(box.right, plaque.right) - Math.max(box.left, plaque.left)
    const h = Math.min(box.bottom, plaque.bottom) - Math.max(box.top, plaque.top)
    if (w > 2 && h > 2) wrong.push('covers ' + (one.dataset.name ?? one.className))
  }
  return wrong
}"""


# Whoever goes there and dies is marked there, not where they have come from; unless there is no room for a ghost.
WHERE_IT_DIES = """(index) => {
  const place = document.querySelector(`.board .place[data-drop="place ${index}"]`).getBoundingClientRect()
  return !document.querySelector('.outcome .ghost') || [...document.querySelectorAll('.outcome .dead')].every((one) => {
    const box = one.getBoundingClientRect()
    const wide = box.left >= place.left - 2 && box.right <= place.right + 2
    return wide && box.top >= place.top - 2 && box.bottom <= place.bottom + 2
  })
}"""


def line(kind: str, objects: list[int], args: list[int], by: int = -1) -> messages.PreviewLine:
    return messages.PreviewLine(f"{kind} in words.", True, False, kind, objects, args, by)


def attack(table: Table) -> tuple[list[int], messages.Previewed]:
    """A unit of the Nearfield goes to the Midfield, where four units and seven Thralls stand, and all of ours die."""
    places = {one.spot: one for one in table.view.places if one.arena == 0}
    mover = next(one for one in places[1].units if not one.exhausted)
    theirs = [one for one in places[2].units if one.controller != 0]
    ours = [one for one in places[2].units if one.controller == 0]
    assert places[2].card is not None
    npc = places[4].side
    places[2].controller = 0  # it is ours as yet
    lines = [
        line("moves", [mover.id], [places[1].index, places[2].index, 0], 0),
        line("combat", [places[2].card.id], [0, 1], 0),
        line("combat-damage", [theirs[0].id, mover.id, *(one.id for one in ours)], [4, 9, *(1 for _ in ours)]),
        line("dies", [mover.id], [0, places[2].index]),
        *(line("dies", [one.id], [0, places[2].index]) for one in ours),
        line("conquers", [places[2].card.id], [npc], npc),
    ]
    concerned = [theirs[0].id, *(one.id for one in ours)]
    return [mover.id, *concerned], messages.Previewed(0, lines, "", ["damage"], [])


def foretold(page: Page, address: str, table: Table, told: messages.Previewed) -> list[dict[str, Any]]:
    """Sits down, and whatever is asked about is foretold so; the questions are kept."""
    asked: list[dict[str, Any]] = []
    sit_down(page, address, table, lambda said, say: answer(said, say, told, asked))
    return asked


def answer(said: dict[str, Any], say: WebSocketRoute, told: messages.Previewed, asked: list[dict[str, Any]]) -> None:
    if said["type"] == "preview":
        asked.append(said)
        told.id = said["id"]
        say.send(msgspec.json.encode(told).decode())


def settled(page: Page, ids: list[int]) -> list[str]:
    until = time.monotonic() + 30
    while (wrong := page.evaluate(COVERED, ids)) and time.monotonic() < until:
        page.wait_for_timeout(50)
    return list(wrong)


def test_what_would_happen_is_drawn_on_the_pieces_and_covers_none_of_them(page: Page, server: Server) -> None:
    table = lane(seats=4)  # seven Thralls and four units at the Midfield
    (mover, *concerned), told = attack(table)
    asked = foretold(page, server.address, table, told)
    goal = next(one.index for one in table.view.places if one.arena == 0 and one.spot == 2)
    unit = page.locator(f'.board .unit[data-drop~="{mover}"]')
    for width, height in SIZES:
        for theme in ("dark", "light"):
            page.mouse.move(2, 2)
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator(".outcome")).to_have_count(0)
            unit.hover()
            expect(page.locator(".outcome .plaque strong")).to_contain_text("against")
            expect(page.locator(".outcome .dead")).to_have_count(1 + len(concerned) - 1)
            assert settled(page, concerned) == [], (width, height, theme)
            assert page.evaluate(WHERE_IT_DIES, goal), (width, height, theme)
            if PICTURES:
                page.screenshot(path=Path(PICTURES) / f"outcome-{width}-{theme}.png")
    plaque = page.locator(".outcome .plaque")
    expect(plaque).to_contain_text("4 against 13: lost here")
    expect(plaque).to_contain_text("If damage goes where it kills the most Might.")
    expect(page.locator(".outcome .flag")).to_contain_text("NPC")
    expect(page.locator(".outcome .hurt").first).to_contain_text("−")
    expect(page.locator(".arrows path.own")).to_have_count(1)
    assert asked and asked[0]["a"] == mover


def test_the_same_in_words_is_one_key_away(page: Page, server: Server) -> None:
    table = lane(seats=4)
    (mover, *_), told = attack(table)
    foretold(page, server.address, table, told)
    page.locator(f'.board .unit[data-drop~="{mover}"]').focus()
    expect(page.locator(".outcome .plaque")).to_be_visible()
    expect(page.locator(".preview")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator(".preview")).to_contain_text("combat-damage in words.")
    page.keyboard.press("e")
    expect(page.locator(".preview")).to_have_count(0)


def test_a_unit_that_is_dragged_over_a_place_shows_what_would_happen_there(page: Page, server: Server) -> None:
    table = lane(seats=4)
    (mover, *_), told = attack(table)
    asked = foretold(page, server.address, table, told)
    goal = next(one.index for one in table.view.places if one.arena == 0 and one.spot == 2)
    unit = page.locator(f'.board .unit[data-drop~="{mover}"]')
    unit.hover()
    page.mouse.down()
    box = page.locator(f'.board .place[data-drop="place {goal}"] header').bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 40, steps=4)
    expect(page.locator(".outcome .plaque")).to_be_visible()
    until = time.monotonic() + 30
    while not any(one.get("place") == goal for one in asked) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert [one for one in asked if one.get("place") == goal], json.dumps(asked)
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(page.locator(".outcome")).to_have_count(0)
