"""Decks over HTTP: what is in them, and three verdicts on a list."""

from __future__ import annotations

from litestar import post

from farfield.cards.facts import facts
from farfield.decks import (
    MODES,
    Deck,
    about,
    all_decks,
    judge,
    legality,
    nearest,
    substitutes,
    write,
)
from farfield.errors import Message
from farfield.table.bodies import CheckDeck, DeckCard, DeckInfo, DeckSwap, DeckVerdicts, NearestDeck, Verdict
from farfield.table.limits import BODY_BYTES
from farfield.table.server import http
from farfield.words.messages import Messages


def info(deck: Deck, messages: Messages) -> DeckInfo:
    told = judge(deck)
    return DeckInfo(
        deck.name,
        messages.get(about(deck.name).id) if deck in all_decks() else "",
        deck.legend,
        deck.champion,
        list(facts(deck.legend).domains),
        [DeckCard(count, name) for count, name in deck.main],
        [DeckCard(count, name) for count, name in deck.runes],
        list(deck.battlefields),
        [DeckCard(count, name) for count, name in deck.sideboard],
        list(substitutes(deck)),
        write(deck),
        {mode: told.is_legal(mode) for mode in MODES},
        told.is_supported,
        [str(finding.params["card"]) for finding in told.unsupported],
    )


def verdicts(text: str, lang: str) -> DeckVerdicts:
    told, messages = judge(text), Messages(lang)

    def of(problems: tuple[Message, ...], ok: bool) -> Verdict:
        return Verdict(ok, [messages.explain(problem) for problem in problems[:50]])

    return DeckVerdicts(
        of(told.formed, told.is_formed),
        {mode: of(told.legal.get(mode, ()), told.is_legal(mode)) for mode in MODES},
        of(told.unsupported, told.is_supported),
        [messages.explain(note) for note in told.notes],
        None if told.deck is None else info(told.deck, messages),
        None if told.deck is None or told.is_supported else version_that_works(told.deck),
    )


def version_that_works(deck: Deck) -> NearestDeck | None:
    near = nearest(deck)
    if not near.works:
        return None
    swaps = [DeckSwap(swap.count, swap.out, swap.into) for swap in near.swaps]
    legal = {mode: not legality(near.deck, mode) for mode in MODES}
    return NearestDeck(swaps, near.deck.name, write(near.deck), legal)


@post("/api/decks/check", status_code=200)
async def check(request: http.Call) -> DeckVerdicts:
    wish = await http.body(request, CheckDeck, BODY_BYTES)
    return await http.judge(request, verdicts, wish.text, wish.lang)
