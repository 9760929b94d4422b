"""`farfield rule`: a clause of the rules in our own words, by number, by name or by the words in it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError
from farfield.reference import Clause, Page, UnknownClause, lookup, search
from farfield.words.messages import Messages

MOST = 12
"""So many of the clauses with certain words are shown."""


def show(words: str, lang: str | None) -> int:
    messages = messages_for(lang)
    try:
        screen().print(Group(*rule(words, messages)))
    except FarfieldError as error:
        return complain(messages, error)
    return 0


def rule(words: str, messages: Messages) -> Iterator[RenderableType]:
    """What the reference has under a number or name, or else every clause with these words."""
    try:
        found = lookup(words, messages.lang)
        shown = found  # a chapter or a whole page is there to be read through
    except UnknownClause:
        found = search(words, messages.lang)
        if not found:
            raise
        shown = found[:MOST]
        yield Text(messages.get("rule-found", n=len(found), words=words), style="bold")
    chapters = len(shown) == len(found) and len({clause.section for clause in found}) > 1
    for before, clause in zip([None, *shown], shown):
        if chapters and clause.page is Page.LANE_LEGENDS and (before is None or before.section != clause.section):
            yield Text(clause.section, style="bold underline")
        yield from _clause(clause, messages)
    if len(found) > len(shown):
        yield Text(messages.get("rule-more", n=len(found) - len(shown)), style="dim")
    if any(clause.lang != messages.lang for clause in shown):
        yield Text(messages.get("rule-english"), style="dim")


def _clause(clause: Clause, messages: Messages) -> Iterator[RenderableType]:
    title = Text(clause.id, style="bold cyan")
    if clause.title and clause.title not in clause.id:
        title.append(f"  {clause.title}", style="bold")
    notes = []
    if clause.numbers:
        notes.append(messages.get("rule-restates", numbers=", ".join(f"CR {n}" for n in clause.numbers[:8])))
    if clause.page is Page.OPEN_QUESTIONS or "⚖" in clause.text:
        notes.append(messages.get("rule-ours"))
    if notes:
        title.append("  (" + "; ".join(notes) + ")", style="dim")
    yield title
    if clause.text.strip():
        yield Padding(Text(clause.plain.strip()), (0, 0, 0, 2))
