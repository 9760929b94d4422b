"""Somebody at the page: looks for what is marked, clicks, drags or types."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from farfield.words.messages import LANGUAGES, Messages

QUESTION = ".question.mine"
LEGAL = ".board .legal[data-thing]"
# The question without what an answer would do: that comes and goes with the mouse.
SEEN = """() => [...document.querySelectorAll('.question :is(.title, .words, .wait, .option, summary), ' +
    '#log .line:last-child, .score, .dock, .dock [data-thing]')]
  .map((one) => `${one.innerText} ${one.getAttribute('aria-label')}`).join('|')
  + document.querySelectorAll('#log .line').length"""
# Whoever plays a whole game here ends turns in which something is left, and wants nothing told step by step; a test of
# either asks for it. A blank page keeps nothing.
USUAL = "if (location.protocol !== 'about:') localStorage['farfield.settings'] ??= JSON.stringify(SETTINGS)"
# Whether anything has happened since, or something is to be chosen first: among answers about a card, or out of a pile.
INSIDE = "dialog[open] .menu button, dialog[open] .legal[data-thing]"
HAPPENED = f"""(before) => document.querySelector('{INSIDE}') ? 'inside'
  : document.querySelector('section.result') || ({SEEN})() !== before ? 'yes' : ''"""
# What there is to press, at one look.
NOW = f"""() => {{
  const count = (what) => document.querySelectorAll(what).length
  return {{ marked: count('{LEGAL}'), buttons: count('{QUESTION} [data-option]'),
    piles: count('dialog[open] .cards'), drawer: count('#hand .opens') > 0 }}
}}"""
MANY = 24  # answers; whoever has given so many begins nothing more
GO_ON = {Messages(lang).get(f"option-{what}") for lang in LANGUAGES for what in ("pass", "end", "finish")}


class Person:
    """Plays through the page. What goes wrong in the page itself is kept in `troubles`, and every call elsewhere."""

    def __init__(self, page: Page, address: str, told: bool = False) -> None:
        self.page = page
        self.address = address
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        page.on("request", lambda call: self._watch(call.url))
        page.on("websocket", lambda line: self._watch(line.url.replace("ws://", "http://", 1)))
        page.set_default_timeout(60_000)
        wished = {"askEnd": False} if told else {"askEnd": False, "pace": 0}
        page.add_init_script(USUAL.replace("SETTINGS", json.dumps(wished)))

    def _watch(self, url: str) -> None:
        if not url.startswith((self.address, "blob:", "data:", "about:")):
            self.troubles.append(f"a call to {url}")

    def open(self) -> None:
        self.page.goto(self.address)
        expect(self.page.get_by_role("heading", name="Farfield", level=1)).to_be_visible()

    def press(self, name: str, exact: bool = True) -> None:
        self.page.get_by_role("button", name=name, exact=exact).first.click()

    def solo(self) -> None:
        self.open()
        self.press("Play Lane Legends")
        self.await_question()

    def await_question(self) -> None:
        expect(self.page.locator(QUESTION).or_(self.result).first).to_be_visible(timeout=60_000)
        self.skip()

    def skip(self) -> None:
        """What is being told step by step, if anything is: the answers come after it."""
        if self.page.locator(f"{QUESTION}.later").count():
            self.page.keyboard.press("s")
            expect(self.page.locator(".question.later")).to_have_count(0)

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")

    @property
    def is_over(self) -> bool:
        return self.result.count() > 0

    @property
    def is_asked(self) -> bool:
        self.skip()
        return self.page.locator(f"{QUESTION} :is([data-option]:not(:disabled), .hint)").count() > 0

    def question(self) -> str:
        return self.page.locator(f"{QUESTION} h2").inner_text()

    def fingerprint(self) -> str:
        """What a person would notice as a change: the question, its answers, the latest line, the hand, the runes."""
        return str(self.page.evaluate(SEEN))

    def act(self, act: Callable[[], None]) -> None:
        """Do one thing and wait until the page shows that it has happened."""
        before = self.fingerprint()
        act()
        try:
            while self.page.wait_for_function(HAPPENED, arg=before, polling=30).json_value() == "inside":
                self.page.locator(INSIDE).first.click()
                if self.is_over or self.fingerprint() != before:
                    return
                self.page.wait_for_timeout(30)
        except TimeoutError:
            raise AssertionError(f"nothing has happened for a minute: {before}") from None

    def one_answer(self, number: int) -> None:
        """By mouse: usually what is marked on the table, sometimes a button of the question."""
        now = self.page.evaluate(NOW)
        if now["piles"]:
            self.put_piles_away()
            now = self.page.evaluate(NOW)
        marked = self.page.locator(LEGAL)
        if now["marked"] and (number % 4 != 3 or not now["buttons"]):
            self.skip()  # something may be told only now; what can be done is marked again after it
            self.act(lambda: self.take(marked.nth(number % max(marked.count(), 1)), now["drawer"]))
        else:
            self.act(self.page.locator(f"{QUESTION} [data-option]").first.click)

    def put_piles_away(self) -> None:
        """A pile opened while something else was still being told may be open yet, and lies over the answers."""
        while self.page.locator("dialog[open] .cards").count():
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(15)

    def take(self, thing: Locator, drawer: bool = True) -> None:
        """Click it; a full hand on a phone is opened before."""
        if drawer and thing.evaluate("one => one.closest('#hand')?.querySelector('.opens') != null"):
            self.page.locator("#hand .opens").click()
        thing.click()

    @property
    def calm(self) -> Locator:
        """The buttons that let the game go on, in whichever language."""
        words = re.compile("^(" + "|".join(re.escape(one) for one in sorted(GO_ON)) + ")$")
        return self.page.locator(QUESTION).get_by_role("button", name=words)

    def play_to_the_end(
        self,
        answer: Callable[[int], None] | None = None,
        hurry: Callable[[], None] | None = None,
        most: int = 600,
    ) -> int:
        """What is dealt is left to chance: after a while nothing more is begun, so that no game takes for ever."""
        for number in range(most):
            self.await_question()
            if self.is_over:
                return number
            if number > MANY and self.calm.count():
                self.act(hurry or self.calm.first.click)
            else:
                (answer or self.one_answer)(number)
        raise AssertionError(f"the game did not end within {most} answers")

    def concede(self, menu: str = "Menu", concede: str = "Concede") -> None:
        """To the result screen, if the game is not over yet."""
        self.await_question()
        if not self.is_over:
            self.press(menu)
            self.press(concede)
            self.page.locator("dialog[open]").get_by_role("button", name=concede, exact=True).click()
        expect(self.result).to_be_visible()

    def score(self) -> str:
        return re.sub(r"\s+", "", self.page.locator(".score .points").first.inner_text())
