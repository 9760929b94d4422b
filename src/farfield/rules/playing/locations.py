"""Where a permanent may be played (CR 355.2), and hidden (CR 811)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs, layers, movement
from ..abilities import granted, off_the_board, reading
from ..abilities.in_force import in_force
from ..abilities.restrictions import forbidding, rule_value
from ..deciding import reasons
from ..effects.kinds_of_ability import ENTERS_AT, HIDE_ROOM, PLAY_UNITS_HERE, PlayTo
from ..effects.stated_costs import KILL_OBJECTS, RECYCLE_OBJECTS, RETURN_OBJECTS
from ..ids import SLOT_MASK, ObjectId, PlaceId, SeatId
from ..state import S_ENTERS
from ..terms import ACTION, AMBUSH, FACEDOWN, REACTION, UNIT, Speed
from .windows import W_MAIN, W_REACTION

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..effects.select import Select
    from ..effects.stated_costs import Cost
    from ..state import Arena, Card, Item, Place, State


def playable_places(s: State, a: Arena, seat: SeatId, card: Card, item: Item | None) -> list[PlaceId]:
    """Every place this card could enter now. The item tells where it comes from and in which window it was begun."""
    out: list[PlaceId] = []
    if item is not None and item.played_from_hidden:
        # CR 811: played from Hidden, a permanent must go to that battlefield, and so begin in its arena.
        if s.places[item.place].arena == a.index and entry_refusal(s, seat, card, item.place) == reasons.OK:
            out.append(item.place)
        return out
    if item is not None and item.fields is not None:
        return battlefields_told(s, a, seat, card, item, item.fields)
    window = item.window if item is not None else W_MAIN
    home = s.places[s.sides[seat].base].arena == a.index  # permanents enter where their chain runs
    if not card.printed.types & UNIT:
        if home:
            out.append(s.sides[seat].base)  # CR 148: gear enters at base
        return out
    fast_enough = speed_fits(card_speed(s, seat, card), window)
    only = restricted(card)
    if fast_enough and not only and home:
        out.append(s.sides[seat].base)
    ambush = layers.keyword(s, card, AMBUSH) > 0
    for index in s.battlefields:
        place = s.places[index]
        if place.arena != a.index:
            continue
        allowed = may_enter_at(s, a, seat, card, item, index, fast_enough, ambush)
        if not allowed and fast_enough and s.governed & (1 << S_ENTERS):
            price = price_of_entering(s, seat, card, index)
            allowed = price is not None and payable_with(s, a, seat, card, item, price)
        if only and allowed:  # A38: of the places where it could be played anyway, these alone
            allowed = told_by_text(s, seat, card, index, only=True)
        if allowed and entry_refusal(s, seat, card, index) == reasons.OK:
            out.append(index)
    return out


def may_enter_at(
    s: State, a: Arena, seat: SeatId, card: Card, item: Item | None, index: PlaceId, fast_enough: bool, ambush: bool
) -> bool:
    """May a unit be played to this battlefield, without paying for that?"""
    own = s.places[index].controller == seat and s.mode.may_play_at(s, seat, card, index)
    if fast_enough and (own or allowed_by_text(s, seat, card, index)):
        return True
    if item is not None and item.also_at == index:
        return True
    if not ambush:
        return False
    # CR 822: a battlefield with own units, at Reaction speed
    return ambush_stands(s, a, seat, card, index, item) or told_by_text(s, seat, card, index, ambush=True)


def price_of_entering(s: State, seat: SeatId, card: Card, place: PlaceId) -> Cost | None:
    """The additional cost for which a text lets this card be played there; None if none does (CR 204.2)."""
    for x in in_force(s, s.arena_of(place), S_ENTERS, ENTERS_AT, card, seat):
        ability = x.ability
        assert isinstance(ability, PlayTo)
        if ability.price is not None:
            if ability.places.battlefield_matches(s, x.context, s.places[place].card, place):
                return ability.price
    return None


def payable_with(s: State, a: Arena, seat: SeatId, card: Card, item: Item | None, more: Cost) -> bool:
    """Can the card be paid for if this comes on top?"""
    price = costs.card_price(s, a, seat, card, item.cost_mode if item is not None else costs.COST_NORMAL, item)
    price.add(more)
    return costs.can_pay(s, a, seat, price, card.id)


def settle(s: State, a: Arena, item: Item, card: Card, place: PlaceId) -> None:
    """It is played there; what that costs is part of its price from now on."""
    item.destination = place
    if s.governed & (1 << S_ENTERS) and s.places[place].side < 0 and item.fields is None:
        fast_enough = speed_fits(card_speed(s, item.seat, card), item.window)
        ambush = layers.keyword(s, card, AMBUSH) > 0
        if not may_enter_at(s, a, item.seat, card, item, place, fast_enough, ambush):
            item.toll = price_of_entering(s, item.seat, card, place)


def battlefields_told(s: State, a: Arena, seat: SeatId, card: Card, item: Item, told: Select) -> list[PlaceId]:
    """Those that an effect lets its player choose from, and nothing else."""
    out: list[PlaceId] = []
    for index in s.battlefields:
        place = s.places[index]
        if place.arena == a.index and told.battlefield_matches(s, item, place.card, index):
            if entry_refusal(s, seat, card, index) == reasons.OK:
                out.append(index)
    return out


def ambush_stands(s: State, a: Arena, seat: SeatId, card: Card, place: PlaceId, item: Item | None) -> bool:
    """CR 822: own units are there, and can still be there once the cost is paid."""
    own = [id for id in s.places[place].units if s.cards[id & SLOT_MASK].controller == seat]
    if not own or not card.printed.additional:
        return bool(own)
    mode = item.cost_mode if item is not None else costs.COST_NORMAL
    for deed in costs.card_price(s, a, seat, card, mode, item).deeds:
        if deed.kind in LEAVING:
            found = costs.deed_candidates(s, seat, deed, card.id)
            spare = len([id for id in found if id in own])
            if len(found) - spare + min(spare, len(own) - 1) < deed.n:
                return False
    return True


LEAVING: Final = (KILL_OBJECTS, RETURN_OBJECTS, RECYCLE_OBJECTS)  # costs paid with objects that leave the board


def spoils_ambush(s: State, a: Arena, item: Item, card: Card, picked: list[ObjectId], id: ObjectId) -> bool:
    """Would paying with this unit too take away the own units that make an Ambush possible? (CR 357.3)"""
    place = item.destination
    if place < 0 or s.places[place].side >= 0 or not layers.keyword(s, card, AMBUSH):
        return False
    if speed_fits(card_speed(s, item.seat, card), item.window):
        if s.places[place].controller == item.seat or allowed_by_text(s, item.seat, card, place):
            return False
    if told_by_text(s, item.seat, card, place, ambush=True):
        return False
    for other in s.places[place].units:
        if other != id and other not in picked and s.cards[other & SLOT_MASK].controller == item.seat:
            return False
    return s.card(id).place == place


def card_speed(s: State, seat: SeatId, card: Card) -> Speed:
    """Reaction for what is facedown (CR 811), otherwise what its text gives it now."""
    if card.zone == FACEDOWN:
        return REACTION
    speed = card.printed.speed
    if card.printed.gated:
        c = reading.context_of(s, card)
        c.seat = seat
        for ability in card.printed.abilities:
            if ability.card_speed > speed and ability.gate is not None and ability.gate.holds(s, c):
                speed = ability.card_speed
    if off_the_board.maybe(s):
        speed = granted.faster(s, card, speed)
    return speed


def speed_fits(speed: Speed, window: int) -> bool:
    """Action widens to open showdowns, Reaction to closed states as well (CR 806, 813)."""
    if window == W_MAIN or window > W_REACTION:
        return True
    if window == W_REACTION:
        return speed >= REACTION
    return speed >= ACTION


def restricted(card: Card) -> bool:
    """ "Play me only to …" """
    for permit in card.printed.play_to:
        if permit.only:
            return True
    return False


def allowed_by_text(s: State, seat: SeatId, card: Card, place: PlaceId) -> bool:
    """ "You may play me to an open battlefield" and the like; also where another object says so of it."""
    if card.printed.play_to and told_by_text(s, seat, card, place):
        return True
    if s.governed & (1 << S_ENTERS):
        for x in in_force(s, s.arena_of(place), S_ENTERS, ENTERS_AT, card, seat):
            ability = x.ability
            assert isinstance(ability, PlayTo)
            if ability.price is None:
                if ability.places.battlefield_matches(s, x.context, s.places[place].card, place):
                    return True
    return False


def told_by_text(
    s: State, seat: SeatId, card: Card, place: PlaceId, *, ambush: bool = False, only: bool = False
) -> bool:
    """Does its own text say that it may be played, or may Ambush, there?"""
    c = reading.context_of(s, card)
    c.seat = seat
    for permit in card.printed.play_to:
        if permit.ambush != ambush or permit.only != only:
            continue
        if permit.gate is not None and not permit.gate.holds(s, c):
            continue
        if permit.places.battlefield_matches(s, c, s.places[place].card, place):
            return True
    return False


def entry_refusal(s: State, seat: SeatId, card: Card, place: PlaceId) -> int:
    """May a unit of this side enter here at all?"""
    if not card.printed.types & UNIT:
        return reasons.OK
    if not s.mode.may_enter(s, seat, place):
        return reasons.NO_PLACE
    refusal = movement.may_be_at(s, seat, place)
    if refusal != reasons.OK:
        return refusal
    return reasons.FORBIDDEN if entry_forbidding(s, seat, place) is not None else reasons.OK


def entry_forbidding(s: State, seat: SeatId, place: PlaceId) -> InForce | None:
    """What forbids this side to play units here; None if nothing does (CR 054)."""
    if s.places[place].side >= 0:
        return None
    a = s.arena_of(place)  # what plays it may be on the chain of another
    return forbidding(s, a, s.card(s.places[place].card), PLAY_UNITS_HERE, seat)


def hiding_places(s: State, a: Arena, seat: SeatId) -> list[PlaceId]:
    """Battlefields this player controls whose Facedown Zone has room (CR 811, 107.3)."""
    out: list[PlaceId] = []
    for index in s.battlefields:
        place = s.places[index]
        if place.controller == seat and place.arena == a.index:
            if len(place.facedown) < room_for_hiding(s, a, place):
                out.append(index)
    return out


def room_for_hiding(s: State, a: Arena, place: Place) -> int:
    """How many cards a Facedown Zone holds: one, unless something says otherwise (CR 107.3)."""
    return 1 + rule_value(s, a, HIDE_ROOM, s.card(place.card))
