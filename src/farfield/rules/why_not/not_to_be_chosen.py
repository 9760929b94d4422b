"""Why something cannot be chosen: for the open question, or for what is to be played or used."""

from __future__ import annotations

from .. import costs, movement, playing
from ..deciding import options, reasons
from ..effects.select import Target
from ..ids import ObjectId, PlaceId, SeatId
from ..knowing.plain_names import chain_item, place_name
from ..playing import hiding, locations, targets
from ..state import Arena, Card, Decision, Item, State
from ..state.questions import at_place, to_pick_place
from ..terms import BOARD, PICK, PLAY, Q_FOCUS, Q_INVITED, Q_MAIN, Q_PLACE, Q_PRIORITY, UNIT
from . import causes
from .intents import Intent, find, sees
from .refusals import Refusal
from .refusing import by, called, power_params, say

ACTING = (Q_MAIN, Q_PRIORITY, Q_FOCUS, Q_INVITED)
"""Questions that ask what to do; the others ask for something that has begun already."""


# --- for what has begun already


def why_not_pick(s: State, seat: SeatId, id: ObjectId, decision: Decision | None) -> Refusal | None:
    """Why something cannot be chosen for the open decision."""
    if decision is None:
        return say(s, seat, reasons.NO_PRIORITY)
    if any(option.verb == PICK and option.thing == id for option in decision.options):
        return None
    if decision.kind in ACTING:
        return say(s, seat, reasons.NOT_ASKED)
    card = find(s, id)
    if id > 0 and (card is None or not sees(card, seat)):
        return say(s, seat, reasons.UNCLEAR, text=f"object {id}")
    a = s.arenas[decision.arena]
    frame = a.stack[-1] if a.stack else None
    item = playing.item_of(a, frame.item) if isinstance(frame, playing.Play) else None
    program = playing.program_of(s, item) if item is not None else None
    if card is None or item is None or program is None or not isinstance(frame, playing.Play):
        return _not_an_option(s, seat, id, decision)
    if frame.stage != playing.TARGETS:
        return _not_an_option(s, seat, id, decision)
    slot = program.slots[frame.at]
    if id in item.bound[slot.number]:
        return say(s, seat, reasons.ALREADY_CHOSEN, card=called(s, id, seat), objects={"card": id})
    if slot.target is None:
        return misfits(s, seat, "place", decision.subject, id, "a place is asked for")
    return unfit(s, a, seat, item, slot.target, card, decision.subject, playing.price_of(s, a, item))


def why_not_at(s: State, seat: SeatId, place: PlaceId, decision: Decision | None) -> Refusal | None:
    """Why a place cannot be chosen for the open decision."""
    if decision is None:
        return say(s, seat, reasons.NO_PRIORITY)
    if not 0 <= place < len(s.places):
        return say(s, seat, reasons.UNCLEAR, text=f"place {place}")
    if at_place(place) in decision.options or to_pick_place(place) in decision.options:
        return None
    if decision.kind in ACTING:
        return say(s, seat, reasons.NOT_ASKED)
    a = s.arenas[decision.arena]
    frame = a.stack[-1] if a.stack else None
    where = Intent(PLAY, 0, 0, place)
    if isinstance(frame, options.StandardMove):
        unit = s.card(frame.units[0])
        reason = movement.move_refusal(s, a, unit, place)
        if reason != reasons.OK:  # otherwise it is chosen already, and now it is asked who goes there too
            forbids = movement.move_forbidding(s, a, unit, place, seat)
            return by(causes.cause(s, forbids, unit), s, seat, reason, unit, where, a)
    if isinstance(frame, hiding.Hiding):
        full = s.places[place].controller == seat
        reason = reasons.FACEDOWN_FULL if full else reasons.NO_CONTROLLED_BATTLEFIELD
        return say(s, seat, reason, s.card(frame.card), where, a)
    card = find(s, decision.subject)
    if card is not None and decision.kind == Q_PLACE:
        reason = why_not_there(s, seat, card, place)
        forbids = locations.entry_forbidding(s, seat, place)
        return by(causes.cause(s, forbids, s.find(s.places[place].card)), s, seat, reason, card, where, a)
    return say(s, seat, reasons.NOT_A_PLACE_TO_CHOOSE, clause=decision.clause)


def why_not_there(s: State, seat: SeatId, card: Card, place: PlaceId) -> int:
    """Why a permanent that could be played elsewhere cannot be played there."""
    p = s.places[place]
    if (p.side if p.side >= 0 else p.controller) != seat:
        return reasons.NOT_YOUR_PLACE
    if not card.printed.types & UNIT:
        return reasons.GEAR_TO_BASE
    reason = locations.entry_refusal(s, seat, card, place)
    return reason if reason != reasons.OK else reasons.NO_PLACE


# --- for what is to be played or used


def is_chosen_for(s: State, decision: Decision, card: Card) -> bool:
    """Is this the question what to choose for this very card or an ability of it?"""
    item = chain_item(s, decision.subject)
    about = (decision.subject,) if item is None else (decision.subject, item.card, item.source)
    return decision.kind not in ACTING and card.id in about


def why_not_choose(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Refusal | None:
    """Why something cannot be chosen for what is to be played or used."""
    wanted = find(s, x.target)
    if x.target > 0 and (wanted is None or not sees(wanted, seat)):
        return say(s, seat, reasons.UNCLEAR, text=f"object {x.target}")
    text, item = causes.probe(s, a, seat, card, x)
    if text is None or not text.slots:
        target = called(s, ObjectId(x.target), seat)
        return say(s, seat, reasons.CHOOSES_NOTHING, card, x, a, objects={"target": x.target}, target=target)
    on_chain = [other.id for other in a.chain if wanted is not None and other.card == wanted.id]
    for id in [x.target, *on_chain]:
        extra = causes.extra_for(s, a, item, text, ObjectId(id))
        price = causes.with_power(causes.price(s, a, seat, card, x), max(0, extra))
        if extra == 0 or (extra > 0 and costs.can_pay_power(s, seat, price)):
            return None
    refusals: list[Refusal] = []
    for slot in text.slots:
        if slot.target is not None and wanted is not None:
            price = causes.price(s, a, seat, card, x)
            refusals.append(unfit(s, a, seat, item, slot.target, wanted, card.id, price))
    # Of several choices, the one that is for things of this kind.
    kinds = [refusal for refusal in refusals if refusal.params.get("misfit") != "kind"]
    return [*kinds, *refusals, misfits(s, seat, "choice", card.id, ObjectId(x.target))][0]


# --- for both


def unfit(
    s: State, a: Arena, seat: SeatId, item: Item, target: Target, card: Card, source: ObjectId, price: costs.Price
) -> Refusal:
    """Why an object cannot be chosen as a target, at this price of everything before it."""
    kind, needs = causes.misfit(s, item, target, card)
    if kind:
        return misfits(s, seat, kind, source, card.id, needs)
    named = called(s, card.id, seat)
    if card.place >= 0 and (targets.busy_arenas(s, a) >> s.places[card.place].arena) & 1:
        return say(s, seat, reasons.ARENA_BUSY, card=named, objects={"card": card.id})
    protecting = targets.protecting(s, a, card.id, seat) if card.zone == BOARD else None
    if protecting is not None:
        cause = causes.cause(s, protecting, card)
        return by(cause, s, seat, reasons.TARGET_UNTOUCHABLE, named, Intent(PICK), a, objects={"card": card.id})
    named_source = called(s, source, seat)
    if item.played_from_hidden and not targets.hidden_allows(s, item, target, card.id):
        place = place_name(s, item.place, seat)
        objects = {"source": source}
        return say(s, seat, reasons.TARGET_WRONG_PLACE, objects=objects, source=named_source, place=place)
    deflect = targets.deflect_of(s, item, card.id)
    price = causes.with_power(price, deflect)
    if deflect and not costs.can_pay_power(s, seat, price):
        objects = {"target": card.id, "card": source}
        more = power_params(s, seat, price)
        reason = reasons.CANNOT_PAY_DEFLECT
        return say(s, seat, reason, named_source, objects=objects, more=more, target=named, value=deflect)
    return misfits(s, seat, "rest", source, card.id)


def misfits(s: State, seat: SeatId, kind: str, source: ObjectId, id: ObjectId, needs: str = "") -> Refusal:
    """Something is not as it is asked for."""
    words = needs or causes.MISFITS[kind]
    named = {"source": called(s, source, seat), "card": called(s, id, seat), "needs": words, "misfit": kind}
    return say(s, seat, reasons.NOT_A_TARGET, objects={"source": source, "card": id}, more=named)


def _not_an_option(s: State, seat: SeatId, id: ObjectId, decision: Decision) -> Refusal:
    """It is not among the choices; of the card that asks for them, if it is one and not the game itself."""
    if decision.subject:
        return misfits(s, seat, "choice", decision.subject, id)
    card = called(s, id, seat)
    return say(s, seat, reasons.NOT_AN_OPTION, card, objects={"card": id}, clause=decision.clause)
