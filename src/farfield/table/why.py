"""Why not: for everything one might want to do with a card, or at a place, whether it is possible now."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.errors import IllegalAnswer
from farfield.games import Intent, why_not
from farfield.rules.game import Game
from farfield.rules.knowing.visibility import knows
from farfield.rules.state import Decision
from farfield.rules.terms import BOARD, CHAIN, HAND, MOVE, PICK, PLAY
from farfield.rules.why_not.intents import at
from farfield.table.messages import Why, WhyLine
from farfield.table.views import Sight
from farfield.words.messages import Said


def gone() -> IllegalAnswer:
    text = "That is not on the table any more. Choose from what you see now."
    return IllegalAnswer("wire-gone", text)


def lines(sight: Sight, wish: Why) -> list[WhyLine]:
    """Raises `IllegalAnswer` if the seat sees no such card or place."""
    game, seat, teller = sight.game, sight.seat, sight.teller
    decision = _asked(game, seat)
    out: list[WhyLine] = []
    card = None
    if wish.card:
        card = game.find(game.meant_by(seat, wish.card))
    if (wish.card and card is None) or not -1 <= wish.place < len(game.places):
        raise gone()
    if not wish.card and wish.place < 0:
        raise gone()
    if card is not None and not knows(seat, card):
        offered = decision is not None and any(x.verb == PICK and x.thing == card.id for x in decision.options)
        hidden = sight.said(teller.thing(card.id))
        return [WhyLine(hidden, offered, "" if offered else sight.said(Said("why-facedown")), "")]
    name = card.printed.name if card is not None else ""
    if card is not None and card.zone == CHAIN:
        return [WhyLine(name, False, sight.said(Said("why-on-chain", {"card": name})), "")]
    for intent, what in _wishes(sight, wish, decision):
        refusal = why_not(game, seat, intent)
        words, clause = "", ""
        if refusal is not None:
            words = sight.said(teller.refusal(refusal))
            clause = refusal.clause or ""
        out.append(WhyLine(sight.said(what), refusal is None, words, clause))
    if not out and card is not None:
        out.append(WhyLine(name, False, sight.said(Said("why-no-use", {"card": name})), ""))
    return out


def _wishes(sight: Sight, wish: Why, decision: Decision | None) -> Iterator[tuple[Intent, Said]]:
    game, teller = sight.game, sight.teller
    card = game.find(game.meant_by(sight.seat, wish.card)) if wish.card else None
    to = teller.place(wish.place, "place-to") if wish.place >= 0 else None
    if card is None:
        yield at(wish.place), Said("option-at", {"place": teller.place(wish.place)})
    elif to is not None and card.zone == BOARD:
        yield Intent(MOVE, card.id, place=wish.place), Said("why-move", {"card": card.printed.name, "to": to})
    elif to is not None and card.zone == HAND:
        yield Intent(PLAY, card.id, place=wish.place), Said("why-play", {"card": card.printed.name})
    else:
        yield from teller.wishes(decision, card)


def _asked(game: Game, seat: int) -> Decision | None:
    mine = [x for x in game.decisions() if x.seat == seat]
    return mine[0] if mine else None
