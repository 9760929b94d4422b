"""Whether everybody can read a screen: WCAG 2.2 AA in two themes, nothing too wide, and large enough for a finger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Protocol

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

PHONE = 390
Scheme = Literal["dark", "light"]


class Screen(Protocol):
    """Opens a page; a `fresh` one has to load every file."""

    def __call__(
        self,
        width: int = ...,
        height: int = ...,
        scheme: Scheme = ...,
        lang: str = ...,
        fresh: bool = ...,
    ) -> Page: ...


# Only what is wrong is told in full: for what is right axe would describe every element of the page.
RULES: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "resultTypes": ["violations"],
}
# The rules that depend on a theme.
COLOURS: dict[str, Any] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
# Of dozens of decks made alike the first ones of a shelf are enough.
ALIKE = {"exclude": [[".shelf > :nth-child(n + 5)"]]}
TOO_SMALL = """() => [...document.querySelectorAll('button, select, summary, input, textarea')].flatMap((one) => {
  const box = (one.matches('[type=radio], [type=checkbox]') ? one.closest('label') : one).getBoundingClientRect()
  const seen = box.width && box.height && getComputedStyle(one).visibility !== 'hidden'
  // WCAG 2.5.8 excepts what stands in a line of text.
  const inSentence = one.matches('p *, .line *') && getComputedStyle(one).display.startsWith('inline')
  return seen && !inSentence && (box.width < 43.5 || box.height < 43.5) ? [one.outerHTML.slice(0, 120)] : []
})"""
# What comes or goes lies over something else for a moment. What pulses for ever is not waited for.
STILL = """async () => {
  const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
  await Promise.allSettled(ends.map((one) => one.finished))
  for (let n = 0; n < 10; n++) await new Promise((then) => requestAnimationFrame(then))
}"""


def check(page: Page, what: str, rules: dict[str, Any] = RULES) -> None:
    size = page.viewport_size
    phone = size is not None and size["width"] <= PHONE
    if size is not None and phone:  # so tall that nothing happens to lie half under the question
        page.set_viewport_size({"width": size["width"], "height": 2400})
    page.evaluate(STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate("([page, rules]) => axe.run(page, rules)", [ALIKE, rules]))
    if size is not None and phone:
        page.set_viewport_size(size)
    assert found.violations_count == 0, f"{what}: {found.generate_report()}"


def fits(page: Page, what: str) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{what}: {wide} px too wide"


def look(page: Page, what: str) -> None:
    """As it is now, in its size and theme."""
    check(page, what)
    fits(page, what)
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):  # what a finger must hit is large enough for it
        assert page.evaluate(TOO_SMALL) == [], what


def look_in_both_themes(page: Page, what: str, sizes: Iterable[tuple[int, int]] = ()) -> None:
    """As large as it is: in light all of it, in dark what colours can change. In these other sizes: whether it fits."""
    now = page.viewport_size
    assert now is not None
    page.emulate_media(color_scheme="light")
    look(page, f"{what}, {now}, light")
    page.emulate_media(color_scheme="dark")
    check(page, f"{what}, {now}, dark", COLOURS)
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        fits(page, f"{what}, {width} × {height}")
    page.set_viewport_size(now)
