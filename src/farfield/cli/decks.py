"""`farfield deck`: what is in a deck, and three separate verdicts: well-formed, legal in each mode, supported."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from farfield.cards.catalogue import supported
from farfield.cards.facts import facts
from farfield.cli.cards import cost_of
from farfield.cli.terminal import complain, messages_for, screen, worded
from farfield.decks import (
    MODES,
    Deck,
    UnknownDeck,
    about,
    builtin,
    builtin_decks,
    eligible_champions,
    legality,
    load,
    substitutes,
)
from farfield.decks import unsupported as not_supported
from farfield.errors import FarfieldError
from farfield.words.messages import Messages


def find_deck(name: str) -> Deck:
    """A built-in deck by its name, otherwise the list in a file."""
    try:
        return builtin(name)
    except UnknownDeck:
        if any(sign in name for sign in "./\\") or Path(name).exists():
            return load(name)
        raise


def show(name: str | None, lang: str | None) -> int:
    messages = messages_for(lang)
    console = screen()
    if name is None:
        _list(console, messages)
        return 0
    try:
        deck = find_deck(name)
    except FarfieldError as error:
        return complain(messages, error)
    _contents(console, deck, messages)
    _verdicts(console, deck, messages)
    return 0


def _list(console: Console, messages: Messages) -> None:
    console.print(Text(messages.get("deck-list-title"), style="bold"))
    for deck in builtin_decks():
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True, width=max(len(known.name) for known in builtin_decks()))
        table.add_column()
        table.add_row(deck.name, messages.get(about(deck.name).id))
        console.print(table)
    console.print(messages.get("deck-list-more", command=f'farfield deck "{builtin_decks()[-1].name}"'), style="dim")


def _contents(console: Console, deck: Deck, messages: Messages) -> None:
    title = messages.get("deck-title", name=deck.name, legend=deck.legend, champion=deck.champion)
    console.print(Text(title, style="bold"))
    if any(deck.name == known.name for known in builtin_decks()):
        console.print(messages.get(about(deck.name).id))
    sections: list[tuple[str, Iterable[tuple[int, str]]]] = [
        (messages.get("deck-main", n=deck.size), deck.main),
        (messages.get("deck-runes", n=sum(count for count, _ in deck.runes)), deck.runes),
        (messages.get("deck-battlefields"), [(1, name) for name in deck.battlefields]),
    ]
    if deck.sideboard:
        total = sum(count for count, _ in deck.sideboard)
        sections.append((messages.get("deck-sideboard", n=total), deck.sideboard))
    if substitutes(deck):
        entries = [(1, name) for name in substitutes(deck)]
        sections.append((messages.get("deck-substitutes"), entries))
    for heading, entries in sections:
        console.print()
        console.print(Text(heading, style="bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True, max_width=34)
        for _ in range(3):
            table.add_column(no_wrap=True)
        for count, name in entries:
            card = facts(name)
            kind = messages.get(f"type-{card.type}")
            might = messages.get("card-might", n=card.might) if card.might is not None else ""
            table.add_row(str(count), name, Text(kind, style="dim"), worded(cost_of(card)), worded(might))
        console.print(table)
    others = [name for name in eligible_champions(deck) if name != deck.champion]
    if others:
        console.print()
        console.print(messages.get("deck-also-champions", list="; ".join(others)))


def _verdicts(console: Console, deck: Deck, messages: Messages) -> None:
    """Three verdicts, each with its reasons; what holds in every mode is said once."""
    console.print()
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    _row(table, messages.get("deck-formed"), True, messages.get("deck-formed-yes"))
    found = {mode: [messages.explain(finding) for finding in legality(deck, mode)] for mode in MODES}
    everywhere = [words for words in found["duel"] if all(words in others for others in found.values())]
    label = messages.get("deck-legal")
    for words in everywhere:
        _row(table, label, False, words)
        label = ""
    for mode, problems in found.items():
        verdict = messages.get("deck-legal-no" if problems else "deck-legal-yes")
        own = [words for words in problems if words not in everywhere]
        said = messages.get("deck-mode", mode=messages.get(f"mode-{mode}"), verdict=verdict)
        _row(table, label, not problems, "\n".join([said, *own]))
        label = ""
    missing = [messages.explain(finding) for finding in not_supported(deck, supported())]
    words = "\n".join([messages.get("deck-supported-no"), *missing]) if missing else messages.get("deck-supported-yes")
    _row(table, messages.get("deck-supported"), not missing, words)
    console.print(table)


def _row(table: Table, label: str, good: bool, words: str) -> None:
    style = "green" if good else "yellow"
    table.add_row(label, Text("✓" if good else "✗", style=style), Text(words, style=style))
