"""`farfield deck`: what is in a deck, three separate verdicts (well-formed, legal in each mode, supported), the list in
another format; and `farfield deck new`: a legal deck from a legend and a few wishes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from farfield.cards.facts import facts
from farfield.cli.cards import cost_of
from farfield.cli.terminal import complain, messages_for, screen, worded
from farfield.decks import (
    LIST_SETS,
    MODES,
    Deck,
    Reading,
    UnknownDeck,
    Verdicts,
    about,
    all_decks,
    ban_date,
    build,
    builtin,
    builtin_decks,
    champion_decks,
    eligible_champions,
    judge,
    left_out,
    legend_decks,
    looks_like_list,
    profile,
    read,
    read_file,
    substitutes,
    write,
)
from farfield.errors import FarfieldError, Message
from farfield.words.messages import Messages

_LONGEST = 100_001  # one character more than a list may have
_WIDEST_BAR = 30


def find_deck(name: str) -> Reading:
    """A built-in deck by its name, a list in a file, or the list itself; what is surely meant is forgiven."""
    try:
        return Reading(builtin(name), "text")
    except UnknownDeck:
        if looks_like_list(name):
            return read(name)
        if name.strip() and _is_file(name):
            return read_file(name)
        raise


def _is_file(name: str) -> bool:
    return any(sign in name for sign in "./\\") or (len(name) < 200 and Path(name).exists())


def show(name: str | None, lang: str | None, *, to: str | None = None, on: str | None = None) -> int:
    messages = messages_for(lang)
    if name is None:
        _list(screen(), messages)
        return 0
    try:
        # what is pasted or piped in has no name
        found = read(sys.stdin.read(_LONGEST)) if name == "-" else find_deck(name)
        if to is not None:
            return _convert(found.deck, to, found.notes, messages)
    except FarfieldError as error:
        return complain(messages, error)
    console = screen()
    tell_notes(console, found.notes, messages)
    _contents(console, found.deck, messages)
    _profile(console, found.deck, messages)
    _verdicts(console, judge(found.deck, on=on), messages, on)
    if found.format != "text":
        console.print(messages.get("deck-read-format", format=found.format), style="dim")
    return 0


def new(legend: str, wishes: Sequence[str], name: str | None, lang: str | None, *, to: str | None = None) -> int:
    messages = messages_for(lang)
    try:
        built = build(legend, wishes, name or "")
        if to is not None:
            return _convert(built.deck, to, built.notes, messages)
    except FarfieldError as error:
        return complain(messages, error)
    console = screen()
    _contents(console, built.deck, messages)
    _profile(console, built.deck, messages)
    console.print()
    tell_notes(console, built.notes, messages)
    _verdicts(console, judge(built.deck), messages, None)
    return 0


def _convert(deck: Deck, to: str, notes: Iterable[Message], messages: Messages) -> int:
    """The list and nothing else goes to the output, so that it can be kept; what there is to say goes beside it."""
    text = write(deck, to)
    tell_notes(screen(stderr=True), (*notes, *left_out(deck, to)), messages)
    sys.stdout.write(text)
    return 0


def tell_notes(console: Console, notes: Iterable[Message], messages: Messages) -> None:
    for note in notes:
        console.print(Text(messages.get("deck-note", note=messages.explain(note)), style="yellow"))


def _list(console: Console, messages: Messages) -> None:
    width = max(len(deck.name) for deck in all_decks())
    for title, decks in (
        (messages.get("deck-list-title"), builtin_decks()),
        *((messages.get("deck-lists-title", set=name), legend_decks(name)) for name in LIST_SETS),
        (messages.get("deck-champions-title"), champion_decks()),
    ):
        console.print(Text(title, style="bold"))
        for deck in decks:
            table = Table.grid(padding=(0, 2))
            table.add_column(style="bold", no_wrap=True, width=width)
            table.add_column()
            words = messages.get(about(deck.name).id)
            if deck in champion_decks() or not judge(deck).is_supported:
                words += f" {_how_much_plays(deck, messages)}"
            table.add_row(deck.name, words)
            console.print(table)
    console.print(messages.get("deck-list-more", command=f'farfield deck "{builtin_decks()[-1].name}"'), style="dim")


def _how_much_plays(deck: Deck, messages: Messages) -> str:
    missing, total = len(judge(deck).unsupported), len(deck.cards)
    return messages.get("deck-plays", all="no" if missing else "yes", count=total - missing, total=total)


def _contents(console: Console, deck: Deck, messages: Messages) -> None:
    title = messages.get("deck-title", name=deck.name, legend=deck.legend, champion=deck.champion)
    console.print(Text(title, style="bold"))
    if deck in all_decks():
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
        sections.append((messages.get("deck-substitutes"), [(1, name) for name in substitutes(deck)]))
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


def _profile(console: Console, deck: Deck, messages: Messages) -> None:
    """The Energy curve, and what the Main Deck is made of."""
    made = profile(deck)
    console.print()
    average = f"{made.average:.1f}"
    average = average if messages.lang == "en" else average.replace(".", ",")
    console.print(Text(messages.get("deck-curve", average=average), style="bold"))
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    scale = max(1.0, max(made.curve) / _WIDEST_BAR)
    for energy, count in enumerate(made.curve):
        column = f"{energy}+" if energy == len(made.curve) - 1 else f"{energy} "
        table.add_row(column, f"{'█' * round(count / scale)} {count or ''}".strip())
    console.print(table)
    types = {name: made.types.get(kind, 0) for name, kind in (("units", "unit"), ("spells", "spell"), ("gear", "gear"))}
    console.print(messages.get("deck-types", **types))
    if made.domains:
        console.print(worded(messages.get("deck-domains", list=_by_domain(made.domains))))
    if made.power:
        console.print(worded(messages.get("deck-power", list=_by_domain(made.power))))


def _by_domain(counts: dict[str, int]) -> str:
    return ", ".join(f"[{domain}] {count}" for domain, count in counts.items())


def _verdicts(console: Console, told: Verdicts, messages: Messages, on: str | None) -> None:
    """Three verdicts, each with its reasons; what holds in every mode is said once."""
    console.print()
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    _row(table, messages.get("deck-formed"), True, messages.get("deck-formed-yes"))
    found = {mode: [messages.explain(finding) for finding in told.legal[mode]] for mode in MODES}
    everywhere = [words for words in found["duel"] if all(words in others for others in found.values())]
    label = messages.get("deck-legal")
    for words in everywhere:
        _row(table, label, False, words)
        label = ""
    for mode, problems in found.items():
        verdict = messages.get("deck-legal-no" if problems else "deck-legal-yes")
        date = ban_date(mode)
        if date is not None and (on is None or date <= on):
            verdict = messages.get("deck-legal-dated", verdict=verdict, date=date)
        elif date is not None:
            verdict = messages.get("deck-legal-without-bans", verdict=verdict, date=date)
        own = [words for words in problems if words not in everywhere]
        said = messages.get("deck-mode", mode=messages.get(f"mode-{mode}"), verdict=verdict)
        _row(table, label, not problems, "\n".join([said, *own]))
        label = ""
    missing = [str(finding.params["card"]) for finding in told.unsupported]
    if missing and told.deck is not None:
        total = len(told.deck.cards)
        words = messages.get("deck-supported-cards", count=len(missing), total=total, cards="; ".join(missing))
    else:
        words = messages.get("deck-supported-yes")
    _row(table, messages.get("deck-supported"), not missing, words)
    console.print(table)
    tell_notes(console, told.notes, messages)


def _row(table: Table, label: str, good: bool, words: str) -> None:
    style = "green" if good else "yellow"
    table.add_row(label, Text("✓" if good else "✗", style=style), Text(words, style=style))
