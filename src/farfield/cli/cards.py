"""`farfield card`: what is printed on a card, in our words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from farfield.cards.catalogue import supported
from farfield.cards.facts import CardFacts, UnknownCard, find
from farfield.cards.names import name_key
from farfield.cards.progress import lack_of
from farfield.cli.terminal import DOMAIN_COLOURS, card_words, complain, messages_for, screen, worded
from farfield.errors import FarfieldError
from farfield.words import keyword_help
from farfield.words.digests import as_read
from farfield.words.keywords import CHANGED
from farfield.words.messages import Messages

_TOKEN = re.compile(r"\[([A-Z][A-Za-z -]+[0-9]*)\]")


def show(name: str, lang: str | None) -> int:
    messages = messages_for(lang)
    try:
        screen().print(card_or_keyword(name, messages))
    except FarfieldError as error:
        return complain(messages, error)
    return 0


def card_or_keyword(name: str, messages: Messages, mode: str = "", strikes: int = 0) -> RenderableType:
    """The card of this name; or, if there is none, what the keyword of this name means: in a mode, or in all.

    `strikes`: the Might bonus of the game's Strikes (LL 9.3).
    """
    try:
        card = find(name)
    except UnknownCard:
        token = _token_panel(name, messages, strikes) or _reminder(name, messages.lang, mode)
        if token is None:
            raise
        if not mode and name.strip().title() in CHANGED["lanes"]:
            changed = _reminder(name, messages.lang, "lanes")
            return Group(token, Text.assemble(("Lane Legends: ", "dim"), changed or ""))
        return token
    return card_panel(card, messages, mode)


def _token_panel(name: str, messages: Messages, strikes: int) -> RenderableType | None:
    """A Thrall or a Strike: Lane Legends makes them, and no set has printed them."""
    from farfield.rules.modes.lane_legends.thralls import STRIKE_NAME, THRALL_NAME, strike_card
    from farfield.words import card_text, equipped_text

    kind, clause, words = "", "", []
    if name_key(name) == name_key(THRALL_NAME):
        kind, clause, words = "unit", "LL 4.2, 5", [messages.get("card-no-text")]
    elif name_key(name) == name_key(STRIKE_NAME):
        strike = strike_card(0, 0)
        worn = messages.get("card-worn", text=" ".join(equipped_text(strike, messages.lang)))
        bonus = [messages.get("card-might-bonus", n=strikes)] if strikes else []
        used = messages.get("card-strike-used")
        kind, clause, words = "gear", "LL 6", [*bonus, *card_text(strike, messages.lang), worn, used]
    if not kind:
        return None
    said = ", ".join((messages.get(f"type-{kind}"), messages.get("supertype-token")))
    lines: list[RenderableType] = [worded(f"{said}  [{clause}]", style="dim"), *(worded(line) for line in words)]
    title = Text(THRALL_NAME if kind == "unit" else STRIKE_NAME, style="bold")
    return Panel(Group(*lines, *_reminders(words, messages.lang, "lanes")), title=title, title_align="left")


def card_panel(card: CardFacts, messages: Messages, mode: str = "") -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for label, value in _rows(card, messages):
        table.add_row(messages.get(label), value)
    lines = card_words(card.name, messages.lang)
    words: list[RenderableType] = [worded(line) for line in lines]
    if card.name not in supported():
        if words:
            words.append(Text(messages.get("card-draft"), style="dim"))
    elif not words:
        words = [Text(messages.get("card-no-text"), style="dim")]
    words += _reminders(lines, messages.lang, mode)
    style = DOMAIN_COLOURS[card.domains[0]] if card.domains else "default"
    title = Text(card.name, style="bold")
    return Panel(
        Group(table, *([Text("")] if words else []), *words), title=title, title_align="left", border_style=style
    )


def missing(card: CardFacts, messages: Messages) -> str:
    """What a card lacks, as a sentence; nothing if it is complete."""
    found = lack_of(card.name)
    if found is None:
        return "" if as_proven(card) else messages.get("cards-unproven", list=messages.get("proof-words"))
    if found.kind == "sentence":
        return messages.get("cards-lacks", lacks=found.sentence)
    if found.kind == "proofs":
        return messages.get("cards-unproven", list=", ".join(messages.get(f"proof-{x}") for x in found.proofs))
    if found.kind == "preview":
        return messages.get("cards-is-preview")
    return messages.get("cards-is-absent" if found.kind == "absent" else "cards-is-partial")


def as_proven(card: CardFacts) -> bool:
    """Are the words of a complete card those that its readers have read? A rune's are those of the rules."""
    return card.type == "rune" or as_read(card.name)


def _reminders(lines: Sequence[str], lang: str, mode: str) -> list[RenderableType]:
    """What each keyword in the words means."""
    names = dict.fromkeys(token.rstrip(" 0123456789") for line in lines for token in _TOKEN.findall(line))
    found = [reminder for name in names if (reminder := _reminder(name, lang, mode)) is not None]
    return [Text(""), *found] if found else []


def _reminder(keyword: str, lang: str, mode: str) -> Text | None:
    name = keyword.strip().title()
    try:
        words = keyword_help(name, lang, mode)
    except ValueError:
        return None
    return worded(f"[{name}] {words}", style="dim")


def cost_of(card: CardFacts) -> str:
    """The printed cost in bracket tokens; empty if the card has none."""
    tokens = [] if card.energy is None else [f"[{card.energy}]"]
    return " ".join([*tokens, *(f"[{icon}]" for icon in card.power)])


def kind_of(card: CardFacts, messages: Messages) -> str:
    kind = messages.get(f"type-{card.type}")
    return ", ".join([kind, *(messages.get(f"supertype-{s}") for s in card.supertypes)])


def _rows(card: CardFacts, messages: Messages) -> Iterator[tuple[str, Text]]:
    yield "card-type", Text(kind_of(card, messages))
    if card.might is not None:
        yield "card-might-label", worded(messages.get("card-might", n=card.might))
    if card.might_bonus is not None:
        yield "card-might-label", worded(messages.get("card-might-bonus", n=card.might_bonus))
    if card.energy is not None:
        yield "card-cost", worded(cost_of(card))
    if card.speed in ("action", "reaction") and card.name not in supported():  # otherwise its words say so
        yield "card-speed", Text(messages.get(f"speed-{card.speed}"))
    if card.domains:
        yield "card-domains", worded(" ".join(f"[{d}]" for d in card.domains))
    if card.tags:
        yield "card-tags", Text(", ".join(card.tags))
    yield "card-codes", Text(", ".join(card.codes[:6]))
    if card.banned:
        yield "card-banned", Text(", ".join(card.banned), style="red")
    if card.name in supported():
        yield "card-supported", Text(messages.get("card-supported-yes"))
    else:
        yield "card-supported", Text(messages.get("card-supported-not", why=missing(card, messages)))
