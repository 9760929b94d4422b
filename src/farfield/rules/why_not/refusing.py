"""Making a refusal: its message and clause, and every parameter that its words use."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from farfield.errors import Param

from .. import costs, layers, playing
from ..abilities import granted
from ..deciding import options, reasons
from ..effects.conditions import LevelHolds
from ..effects.parts import Ability, Condition
from ..effects.stated_costs import RECYCLE_RUNES
from ..ids import NOTHING, ObjectId, PlaceId, SeatId
from ..knowing.plain_names import object_name, place_name
from ..modes.lane_legends import LaneLegends
from ..playing import locations, targets
from ..printed import Printed
from ..state import Arena, Card, Decision, State
from ..symbols import symbol_of
from ..terms import (
    ACTIVATE,
    ANY_DOMAIN,
    BOARD,
    MOVE,
    PASS,
    PHASE_NAMES,
    PLAY,
    QUESTION_NAMES,
    UNIT,
    ZONE_NAMES,
)
from . import causes
from .intents import Intent
from .refusals import AN_EFFECT, WORDS, Refusal, deed_words


def say(
    s: State,
    seat: SeatId,
    reason: int,
    card: Card | str | None = None,
    intent: Intent | None = None,
    arena: Arena | None = None,
    decision: Decision | None = None,
    *,
    text_behind: Ability | Condition | None = None,
    speaker: Printed | None = None,
    objects: Mapping[str, int] | None = None,
    more: Mapping[str, Param] | None = None,
    clause: str = "",
    **named: Param,
) -> Refusal:
    """The refusal for a reason, with every parameter that its words use. `clause`: instead of that of the reason."""
    message_id, of_reason = reasons.REASONS[reason]
    clause = clause or of_reason
    open_places = _open_places(s, seat, reason, card, intent, arena)
    if open_places:
        message_id, clause = "why-not-lane-place", "LL 8.2"
    params: dict[str, Param] = {"seat": seat, "card": card if isinstance(card, str) else "this"}
    if reason == reasons.NOT_YOUR_TURN:
        params["turn"] = s.turn_seat
    elif reason == reasons.NOT_MAIN_PHASE:
        params["phase"] = PHASE_NAMES[s.phase] if s.phase < len(PHASE_NAMES) else "current"
    elif reason == reasons.NO_PRIORITY:
        first = [] if arena is None else [arena]  # whoever is asked where it would be done
        asked = [a.question.seat for a in [*first, *s.arenas] if a.question is not None]
        params["asked"] = asked[0] if asked else s.turn_seat
    elif reason == reasons.ANSWER_FIRST and decision is not None:
        params["question"] = QUESTION_NAMES[decision.kind]
    if isinstance(card, Card):
        params["card"] = card.printed.name
        wish = intent or Intent(PASS)
        if reason in _FILLED:
            params.update(_FILLED[reason](s, arena or s.arenas[0], seat, card, wish))
        params.update(_places(s, seat, reason, card, wish))
    if open_places:
        params["where"] = "; ".join(place_name(s, index, seat) for index in open_places)
    params.update(more or {})
    params.update(named)
    return Refusal(message_id, WORDS[message_id], params, clause or None, text_behind, speaker, objects or {})


def _open_places(
    s: State, seat: SeatId, reason: int, card: Card | str | None, intent: Intent | None, arena: Arena | None
) -> list[PlaceId]:
    """In a lane: where a unit could be played instead."""
    here = (reasons.NO_PLACE, reasons.NOT_YOUR_PLACE)
    if reason not in here or not isinstance(s.mode, LaneLegends) or not isinstance(card, Card):
        return []
    if intent is None or intent.place < 0 or not card.printed.types & UNIT or card.zone == BOARD:
        return []
    a = arena or s.arenas[s.sides[seat].arena]
    return locations.playable_places(s, a, seat, card, playing.new_item(s, a, seat, card, options.window_of(s, a)))


def _places(s: State, seat: SeatId, reason: int, card: Card, x: Intent) -> dict[str, Param]:
    """Where it is and where it should go."""
    params: dict[str, Param] = {}
    if card.place >= 0:
        params["origin"] = place_name(s, card.place, seat)
    if x.place >= 0:
        params["place"] = place_name(s, x.place, seat)
        if reason == reasons.NO_PLACE:
            params["place"] = f"at {params['place']}"
        params["controller"] = controller_words(s, x.place)
    elif x.verb in (PLAY, MOVE):
        params["place"] = "anywhere"
    if reason == reasons.NOT_CONTROLLED:
        params["controller"] = f"seat {card.controller}" if card.controller >= 0 else "nobody"
    return params


def controller_words(s: State, index: int) -> str:
    place = s.places[index]
    seat = place.side if place.side >= 0 else place.controller
    return f"seat {seat}" if seat >= 0 else "nobody"


# --- the parameters that come from the card and what is wanted of it

Params = dict[str, Param]


def _price(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> costs.Price:
    """What it costs with what must be chosen for it."""
    price = causes.price(s, a, seat, card, x)
    text, item = causes.probe(s, a, seat, card, x)
    return causes.with_power(price, causes.least_deflect(s, a, item, text))


def _energy(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Params:
    price = _price(s, a, seat, card, x)
    have = energy_supply(s, seat, price)
    return {"need": price.energy, "have": have, "missing": price.energy - have}


def _deed(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Params:
    failed = [d for d in causes.price(s, a, seat, card, x).deeds if not costs.can_do_deed(s, a, seat, d, card.id)]
    if not failed:
        return {"deed": "pay something else", "count": 0}
    return {"deed": deed_words(failed[0].kind, failed[0].n), "count": failed[0].n}


def _count_of_abilities(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Params:
    return {"number": x.ability + 1 if x.verb == ACTIVATE else 1, "count": len(granted.activated(s, card))}


def _limit(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Params:
    return {"limit": granted.activated(s, card)[x.ability].limit}


def _toll(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Params:
    price = causes.price(s, a, seat, card, x)
    energy = [f"{price.energy} Energy"] if price.energy else []
    power = [f"Power of {symbols(price.power)}"] if price.power else []
    return {"price": " and ".join([*energy, *power]), "energy": price.energy, "power": symbols(price.power)}


def _keyword(name: str) -> Callable[[State, Arena, SeatId, Card, Intent], Params]:
    return lambda s, a, seat, card, x: {"keyword": name}


_FILLED: Final[dict[int, Callable[[State, Arena, SeatId, Card, Intent], Params]]] = {
    reasons.NOT_YOUR_CARD: lambda s, a, seat, card, x: {"owner": card.owner},
    reasons.CANNOT_PAY_ENERGY: _energy,
    reasons.CANNOT_PAY_POWER: lambda s, a, seat, card, x: power_params(s, seat, _price(s, a, seat, card, x)),
    reasons.CANNOT_PAY_DEFLECT: lambda s, a, seat, card, x: power_params(s, seat, _price(s, a, seat, card, x)),
    reasons.CANNOT_PAY_COST: _deed,
    reasons.CANNOT_PAY_TOLL: _toll,
    reasons.NEEDS_GANKING: _keyword("Ganking"),
    reasons.NOT_HIDDEN: _keyword("Hidden"),
    reasons.NEEDS_ACTION: _keyword("Action"),
    reasons.NEEDS_REACTION: _keyword("Reaction"),
    reasons.NOT_IN_PLAYABLE_ZONE: lambda s, a, seat, card, x: {"zone": ZONE_NAMES[card.zone]},
    reasons.NOT_IN_HIDING_ZONE: lambda s, a, seat, card, x: {"zone": ZONE_NAMES[card.zone]},
    reasons.NOT_IN_USING_ZONE: lambda s, a, seat, card, x: {"zone": ZONE_NAMES[card.zone]},
    reasons.NO_SUCH_ABILITY: _count_of_abilities,
    reasons.USED_UP: _limit,
    reasons.NEEDS_MIGHTY: lambda s, a, seat, card, x: {"have": layers.might_read(s, card)},
    reasons.NEEDS_LEVEL: lambda s, a, seat, card, x: {"have": s.sides[seat].xp},
}


def energy_supply(s: State, seat: SeatId, price: costs.Price) -> int:
    """All Energy a player could make now for this price."""
    side = s.sides[seat]
    have = side.energy + sum(not s.card(id).exhausted for id in side.runes)
    have += sum(mark.energy for mark in side.earmarks if mark.only & price.types)
    return have + sum(add.energy for add in costs.adders_for(s, seat, price))


def power_params(s: State, seat: SeatId, price: costs.Price) -> Params:
    """Which Power is needed, and which of it cannot be paid even with every rune."""
    supply = costs.power_supply(s, seat, price, costs.adders_for(s, seat, price))
    # Runes that the price takes for themselves give no Power besides (CR 357.3).
    paid = [costs.ONLY_RUNES for deed in price.deeds if deed.kind == RECYCLE_RUNES for _ in range(deed.n)]
    missing: list[int] = []
    for symbol in sorted(price.power, key=int.bit_count):
        if len(costs.match_power((*paid, symbol), supply)) == len(paid) + 1:
            paid.append(symbol)
        else:
            missing.append(symbol)
    return {"need": symbols(price.power), "missing": symbols(missing), "missing_count": len(missing)}


def symbols(masks: Sequence[int]) -> str:
    """`2 Fury, 1 of any domain`."""
    words: list[str] = []
    for mask in dict.fromkeys(masks):
        name = "of any domain" if mask == ANY_DOMAIN else symbol_of(mask).replace("|", " or ")
        words.append(f"{masks.count(mask)} {name}")
    return ", ".join(words) or "none"


# --- refusals that name their cause


def listed(names: Sequence[str]) -> str:
    """Names in a row; some hold commas themselves."""
    return "; ".join(names)


def caused(s: State, a: Arena, seat: SeatId, card: Card, x: Intent, reason: int) -> Refusal:
    """The refusal for a reason, with what is behind it: the text that forbids, what is not so, what is in the way."""
    if reason in (reasons.FORBIDDEN, reasons.CANT_MOVE):
        return by(causes.forbidding(s, a, seat, card, x), s, seat, reason, card, x, a)
    if reason == reasons.CANNOT_PAY_TOLL:
        return by(causes.toll(s, a, seat, PlaceId(x.place)), s, seat, reason, card, x, a)
    if reason == reasons.NO_TARGET:
        return _nothing_to_choose(s, a, seat, card, x)
    if reason == reasons.CANNOT_PAY_DEFLECT:
        text, item = causes.probe(s, a, seat, card, x)
        id = causes.deflecting(s, a, item, text) if text is not None else NOTHING
        more: Params = {"target": called(s, ObjectId(id), seat), "value": targets.deflect_of(s, item, ObjectId(id))}
        return say(s, seat, reason, card, x, a, objects={"target": id}, more=more)
    wanted = _lacking(s, a, seat, card, x, reason)
    if wanted is not None:
        own = causes.reason_of(wanted)
        if own != reasons.ABILITY_CONDITION or reason == reasons.ABILITY_CONDITION:
            level: Params = {"need": wanted.level} if isinstance(wanted, LevelHolds) else {}
            return say(s, seat, own, card, x, a, text_behind=wanted, speaker=card.printed, more=level)
    return say(s, seat, reason, card, x, a)


def by(
    cause: causes.Cause | None,
    s: State,
    seat: SeatId,
    reason: int,
    card: Card | str,
    x: Intent,
    a: Arena,
    objects: Mapping[str, int] | None = None,
    **named: Param,
) -> Refusal:
    """A refusal that names the text and the card it comes from."""
    face = cause.face if cause is not None else None
    named["by"] = face.name if face is not None else AN_EFFECT
    text = cause.text if cause is not None else None
    return say(s, seat, reason, card, x, a, text_behind=text, speaker=face, objects=objects, more=named)


def _lacking(s: State, a: Arena, seat: SeatId, card: Card, x: Intent, reason: int) -> Condition | None:
    if reason == reasons.ABILITY_CONDITION:
        return causes.lacking_for_use(s, card, x.ability)
    if x.verb == PLAY and reason in (reasons.NOT_IN_PLAYABLE_ZONE, reasons.NEEDS_ACTION, reasons.NEEDS_REACTION):
        return causes.lacking_for_play(s, a, seat, card)
    return None


def _nothing_to_choose(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Refusal:
    text, item = causes.probe(s, a, seat, card, x)
    near = causes.near_miss(s, a, item, text) if text is not None else None
    if near is None:
        return say(s, seat, reasons.NO_TARGET, card, x, a)
    return by(near.cause, s, seat, near.reason, card, x, a, found=listed(near.names))


def called(s: State, id: ObjectId, seat: int) -> str:
    """An object or a player, as English points at it."""
    return object_name(s, id, seat) if id > 0 else f"seat {-id - 1}"
