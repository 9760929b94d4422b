"""Tokens (CR 179-187): made by effects, never cards; played through the normal steps or created outright."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..deciding import reasons
from ..effects.abilities import TokenInstead
from ..knowing import log
from ..movement import may_be_at
from ..playing import entering
from ..playing.windows import W_FORCED
from ..state import S_REPLACE, SLOT_BITS, Card, Item, Source
from ..terms import BOARD, CHAIN, UNIT
from . import zones

if TYPE_CHECKING:
    from ..printed import Printed
    from ..state import Arena, State


def play(s: State, a: Arena, by: Item, token: Printed, at: int, enters: int) -> int:
    """Play a token: it goes on the chain now and is finalized when the instructing item is done (A25).

    `enters`: 1 ready, 2 exhausted, 0 as its type does. Returns its id on the chain.
    """
    a = s.own_arena(a, by.seat)  # what becomes a permanent is played where its player's are (LL 8.2)
    slot = zones.new_slot(s)
    card = Card((s.next_number() << SLOT_BITS) | slot, token, by.seat, by.seat, CHAIN, -1)
    card.known = -1
    s.cards[slot] = card
    item = Item(s.next_number() << 12, by.seat, card.id, -1)
    item.card = card.id
    item.types = token.types
    item.from_zone = 0
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


def instead(s: State, a: Arena, seat: int, token: Printed, used: list[int]) -> Source | None:
    """A replacement of playing this unit token that has not been used on it yet (CR 370.2)."""
    if not token.types & UNIT:
        return None
    for source in s.own_arena(a, seat).statics[S_REPLACE]:
        ability = source.ability
        owner = s.cards[source.card & 4095]
        if owner.id != source.card or not isinstance(ability, TokenInstead):
            continue
        key = source.card * 512 + source.number
        if key in used or -key in used or (ability.limit and s.performed.get(key, 0) >= ability.limit):
            continue
        if not layers.works(s, owner, source):
            continue
        c = layers.context_of(s, owner)
        if c.seat == seat and (ability.condition is None or ability.condition.holds(s, c)):
            return source
    return None


def replacement(s: State, a: Arena, seat: int, key: int) -> TokenInstead | None:
    """The replacement with this key, if it is there."""
    for source in s.own_arena(a, seat).statics[S_REPLACE]:
        if source.card * 512 + source.number == key and isinstance(source.ability, TokenInstead):
            return source.ability
    return None


def create(s: State, a: Arena, seat: int, token: Printed, at: int) -> Card:
    """Create a token on the board without playing it (CR 439)."""
    card = zones.create(s, token, seat, BOARD, at)
    entering.create_on_board(s, a, card)
    log.note(s, "creates", [card.id], [seat, at], "CR 439")
    return card
