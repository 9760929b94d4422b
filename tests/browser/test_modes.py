"""Three and four at one table: teams and who is whose, from a phone to a wide screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.looking import check, fits
from tests.browser.person import Person


def sit_down(page: Page, server: Server, mode: str) -> Person:
    """Somebody among programs."""
    person = Person(page, server.address)
    person.open()
    person.press("Set up a table")
    page.get_by_label("Mode").select_option(mode)
    person.press("To the table")
    person.await_question()
    return person


def see_it_everywhere(page: Page, what: str) -> None:
    for width, height in ((1440, 900), (1024, 768), (768, 1024), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => scrollTo(0, 0)")
        fits(page, f"{what} at {width}")
    page.set_viewport_size({"width": 390, "height": 844})
    page.mouse.move(0, 0)  # a card of the hand that is pointed at lies over others, as it should
    check(page, what)
    page.set_viewport_size({"width": 1280, "height": 900})


def aligned(page: Page) -> None:
    """Foes stand above the battlefields, teammates and oneself below, each side and all battlefields at one height."""
    for width, height in ((1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        foes, fields, ours = (
            [one.bounding_box() for one in page.locator(what).all()]
            for what in (".foes .across", ".fields .place", ".ours .across, .ours > .mine")
        )
        assert [len(foes), len(fields), len(ours)] == [2, 3, 2]
        tops = [{round(box["y"]) for box in boxes if box} for boxes in (foes, fields, ours)]
        assert [len(one) for one in tops] == [1, 1, 1] and sorted(tops, key=min) == tops
        assert len({round(box["width"]) for box in fields if box}) == 1
    page.set_viewport_size({"width": 1280, "height": 900})


def test_2v2_is_played_by_teams(page: Page, server: Server) -> None:
    person = sit_down(page, server, "2v2")
    score = page.locator(".score .points")
    expect(score).to_have_count(2)  # a team has one
    expect(score.first).to_contain_text("Player 1")
    expect(score.first).to_contain_text("Program 2")
    expect(page.get_by_role("region", name="Program 2", exact=True)).to_contain_text("teammate")
    expect(page.get_by_role("region", name="Program 1", exact=True)).not_to_contain_text("teammate")
    see_it_everywhere(page, "2v2")
    aligned(page)
    for number in range(200):  # until somebody has scored
        if person.is_over or set(score.locator("b").all_inner_texts()) != {"0"}:
            break
        if number > 12 and person.calm.count():
            person.act(person.calm.first.click)
        else:
            person.one_answer(number)
        person.await_question()
    person.concede()
    expect(person.result).to_contain_text("Program 1, Program 3 win")
    expect(person.result.locator(".key li")).to_have_count(2)
    assert person.troubles == []


def test_war_shows_everybody_at_once(page: Page, server: Server) -> None:
    person = sit_down(page, server, "war")
    for number in range(4):
        person.one_answer(number)
        person.await_question()
    expect(page.locator(".score .points")).to_have_count(4)
    boxes = [page.get_by_role("region", name=f"Program {n}", exact=True).bounding_box() for n in (1, 2, 3)]
    assert all(box is not None for box in boxes)
    assert len({round(box["y"]) for box in boxes if box}) == 1  # side by side
    expect(page.locator("section.stage")).to_have_count(0, timeout=60_000)  # a card on stage may lie over another
    page.locator("#hand [data-thing]").nth(1).focus()  # on a phone it does not rise over the champion above it
    see_it_everywhere(page, "war")
    assert person.troubles == []
