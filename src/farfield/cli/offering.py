"""A deck with cards that do not work yet: which and why, and the nearest version that works, if it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rich.console import Console
from rich.text import Text

from farfield.cards.catalogue import supported
from farfield.cli.answers import Answers
from farfield.cli.decks import tell_notes
from farfield.decks import Deck, Reading, nearest, unsupported
from farfield.errors import FarfieldError, Message
from farfield.words.messages import Messages

Offer = Callable[[Reading, bool], Deck]
"""What is played for a deck that was read: itself, or a version that was offered and taken. Where any deck will do
(the second word), nothing is offered in place of it."""


def as_it_is(found: Reading, any_deck: bool) -> Deck:
    return found.deck


class Declined(FarfieldError):
    """A deck that does not work was named, and no version of it was taken."""

    def __init__(self) -> None:
        text = "Nothing was started. Choose another deck, or play this one as it is with --any-deck."
        super().__init__("nearest-declined", text, {})


def offering(messages: Messages, answers: Answers, console: Console) -> Offer:
    """Tells what was guessed in reading, what does not work and what would take its place, and asks."""

    def offer(found: Reading, any_deck: bool) -> Deck:
        deck = found.deck
        tell_notes(console, found.notes, messages)
        findings = () if any_deck else unsupported(replace(deck, sideboard=()), supported())
        if not findings:
            return deck
        console.print(Text(messages.get("nearest-title", deck=deck.name, n=len(findings)), style="bold"))
        for line in reasons(findings, messages):
            console.print(Text(f"- {line}", style="yellow"))
        near = nearest(deck)
        if not near.works:
            console.print(messages.get("nearest-none", cards="; ".join(near.left)))
            raise Declined
        console.print(Text(messages.get("nearest-offer"), style="bold"))
        for swap in near.swaps:
            console.print(Text(f"- {messages.explain(swap.message)}"))
        if not is_yes(answers.next(console, messages.get("nearest-ask")), messages):
            raise Declined
        return near.deck

    return offer


def reasons(findings: tuple[Message, ...], messages: Messages) -> list[str]:
    """Why the cards cannot be played: those with the same reason in one line."""
    out: list[str] = []
    for why in ("preview", "absent", "proofs"):
        cards = [str(finding.params["card"]) for finding in findings if finding.params["why"] == why]
        if cards:
            out.append(messages.get(f"nearest-{why}", cards="; ".join(cards)))
    for finding in findings:
        if finding.params["why"] == "sentence":
            lacks = str(finding.params["lacks"])
            out.append(messages.get("nearest-sentence", card=str(finding.params["card"]), lacks=lacks))
    return out


def is_yes(answer: str | None, messages: Messages) -> bool:
    yes = messages.get("option-yes").lower()
    return (answer or "").lower() in ("yes", "y", yes, yes[:1])
