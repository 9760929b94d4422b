"""How Farfield looks in a terminal: colours that only repeat what the words already say, and errors in plain words."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from farfield.errors import FarfieldError
from farfield.words.messages import Messages, preferred_language

DOMAIN_COLOURS: Final = {
    "Fury": "red",
    "Calm": "green",
    "Mind": "bright_blue",
    "Body": "dark_orange",
    "Chaos": "magenta",
    "Order": "yellow",
}
NO_BREAK: Final = "\u00a0"
GLUE: Final = "\ue000"
_TOKEN: Final = re.compile(r"\[([^\[\]]+)\]")


def messages_for(lang: str | None) -> Messages:
    return Messages(lang if lang is not None else preferred_language())


class Screen(Console):
    """Breaks no line at a no-break space: while lines are made, a sign that is no space stands in for it."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = renderable.replace(NO_BREAK, GLUE)
        elif isinstance(renderable, Text) and NO_BREAK in renderable.plain:
            renderable = renderable.copy()
            renderable.plain = renderable.plain.replace(NO_BREAK, GLUE)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.replace(GLUE, NO_BREAK), style, control)


def screen(*, stderr: bool = False) -> Console:
    """A console that neither guesses at markup nor colours numbers on its own."""
    return Screen(stderr=stderr, highlight=False, markup=False, emoji=False, soft_wrap=False)


def worded(text: str, style: str = "") -> Text:
    """Words with their bracket tokens in colour: Energy, Power by domain, Might, keywords."""
    out = Text(text, style=style)
    for match in _TOKEN.finditer(text):
        out.stylize(_token_style(match[1]), match.start(), match.end())
    return out


def _token_style(token: str) -> str:
    colours = [DOMAIN_COLOURS[part] for part in token.split("|") if part in DOMAIN_COLOURS]
    if colours:
        return f"bold {colours[0]}"
    if token.isdecimal():
        return "bold cyan"
    return "bold"


def complain(messages: Messages, error: FarfieldError) -> int:
    """Print an error in the reader's language; the exit code."""
    problems = getattr(error, "problems", (error.message,))
    console = screen(stderr=True)
    said = {messages.explain(problem): None for problem in problems}  # twins have the same faults
    for problem in list(said)[:10]:
        words = messages.get("error", problem=problem)
        console.print(Text(words, style="red"), soft_wrap=os.sep in words)  # a path is left whole
    if len(said) > 10:
        console.print(messages.get("cards-more", n=len(said) - 10))
    if any("whose" in problem.params for problem in problems):
        console.print(messages.get("deck-not-legal-help"))
    return 1


def card_words(name: str, lang: str) -> list[str]:
    """The text of a card, line by line; of an Equipment also what it gives whoever wears it."""
    from farfield.cards.facts import UnknownCard
    from farfield.words import Unspoken, card_text, equipped_text

    try:
        worn = " ".join(equipped_text(name, lang))
        return [*card_text(name, lang), *([Messages(lang).get("card-worn", text=worn)] if worn else [])]
    except (Unspoken, UnknownCard):  # a card of a later set, or the blank battlefield of somebody who left (CR 652)
        return []
