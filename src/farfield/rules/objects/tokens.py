"""Tokens (CR 179-187): made by effects, never cards; played through the normal steps or created outright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities.in_force import InForce, in_force, named
from ..deciding import reasons
from ..effects.kinds_of_ability import UNIT_TOKEN, TokenInstead
from ..ids import NO_PLACE, ObjectId
from ..knowing import log
from ..movement import may_be_at
from ..playing import entering
from ..playing.windows import W_FORCED
from ..state import S_REPLACE, Card, Item
from ..terms import BOARD, CHAIN, NOWHERE, UNIT
from . import zones

if TYPE_CHECKING:
    from ..ids import AbilityKey, PlaceId, SeatId
    from ..printed import Printed
    from ..state import Arena, State


def play(s: State, a: Arena, by: Item, token: Printed, at: PlaceId, enters: int) -> ObjectId:
    """Play a token: it goes on the chain now and is finalized when the instructing item is done (A25).

    `enters`: 1 ready, 2 exhausted, 0 as its type does. Returns its id on the chain.
    """
    a = s.own_arena(a, by.seat)  # what becomes a permanent is played where its player's are (LL 8.2)
    slot = zones.new_slot(s)
    card = Card(s.object_id(slot), token, by.seat, by.seat, CHAIN, NO_PLACE)
    card.known = -1
    s.cards[slot] = card
    item = Item(s.item_id(), by.seat, card.id, NO_PLACE)
    item.card = card.id
    item.types = token.types
    item.from_zone = NOWHERE
    item.window = W_FORCED
    item.forced = True
    item.cost_mode = 1
    if at < 0 and by.played_from_hidden and token.types & UNIT:
        at = by.place  # CR 811: units it makes you play go there
    item.destination = at
    if at >= 0 and may_be_at(s, by.seat, at) != reasons.OK:
        item.destination = s.sides[by.seat].base
    item.enters = enters
    if not a.chain:
        a.focus_keeps = False
    item.arena = a.index
    a.chain.append(item)
    a.cleanup_due = True
    log.note(s, "plays-token", [card.id], [by.seat], "CR 184")
    return card.id


def instead(s: State, a: Arena, seat: SeatId, token: Printed, used: list[int]) -> list[InForce]:
    """Replacements of playing this unit token that have not been used on it yet (CR 370.2)."""
    if not token.types & UNIT:
        return []
    found = in_force(s, s.own_arena(a, seat), S_REPLACE, UNIT_TOKEN, None, seat)
    return [x for x in found if x.key not in used and -x.key not in used]


def order_matters(found: list[InForce]) -> bool:
    """Only where two of them play different tokens: the last one counts. More of them are more in any order."""
    first: Printed | None = None
    for x in found:
        ability = x.ability
        if isinstance(ability, TokenInstead) and ability.token is not None:
            if first is not None and ability.token is not first:
                return True
            first = ability.token
    return False


def replacement(s: State, a: Arena, seat: SeatId, key: AbilityKey) -> TokenInstead | None:
    """The replacement with this key, if it is there."""
    ability = named(s, s.own_arena(a, seat), S_REPLACE, key)
    return ability if isinstance(ability, TokenInstead) else None


def create(s: State, a: Arena, seat: SeatId, token: Printed, at: PlaceId) -> Card:
    """Create a token on the board without playing it (CR 439)."""
    card = zones.create(s, token, seat, BOARD, at)
    entering.create_on_board(s, a, card)
    log.note(s, "creates", [card.id], [seat, at], "CR 439")
    return card
