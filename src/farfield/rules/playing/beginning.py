"""Step 1: what is played goes on the chain (CR 354, 376)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..abilities import granted, limits
from ..abilities.in_force import use_up
from ..deciding import consent
from ..effects.kinds_of_ability import Triggered
from ..ids import NOTHING, SPELL_ITEM, ObjectId, PlaceId, SeatId
from ..knowing import log
from ..objects import attachment, zones
from ..state import Event, Item
from ..terms import ABILITY, BANISHMENT, CHAIN, E_USED, FACEDOWN, SPELL, TRASH, UNIT
from . import ways_to_play
from .choices_and_costs import Play
from .finalizing import finalize, withdraw
from .windows import W_FORCED

if TYPE_CHECKING:
    from ..state import Arena, Card, State


def begin_card(s: State, a: Arena, seat: SeatId, id: ObjectId, window: int, way: int = 0) -> None:
    """Step 1 for a card a player plays by choice (CR 354). `way`: which of its Flow costs, or by which text."""
    old = s.card(id)
    item = new_item(s, a, seat, old, window)
    by = ways_to_play.permit(s, a, seat, old, way)
    ways_to_play.price(s, item, old, way, by)
    if by is not None:
        use_up(s, by)
    put_on_chain(s, a, item, id)
    a.passes = 0
    start(s, a, item)
    if len(s.arenas) > 1:
        program = old.printed.program
        consent.ask_lane(s, a, item, program is not None and len(program.slots) > 0)


def new_item(s: State, a: Arena, seat: SeatId, old: Card, window: int) -> Item:
    """A play as it would go on the chain. It gets its number there, so that asking what is legal changes nothing."""
    item = Item(NOTHING, seat, old.id, old.place)
    item.card = old.id
    item.types = old.printed.types
    item.from_zone = old.zone
    item.from_place = old.place
    item.window = window
    item.arena = a.index
    if old.zone == FACEDOWN:
        item.played_from_hidden = True
        item.cost_mode = costs.COST_IGNORED  # CR 811: ignoring its base cost
    elif old.zone == TRASH:
        item.cost_mode = costs.COST_FLOW
        item.then_banish = True
    program = old.printed.program
    if program is not None:
        item.bound = [[] for _ in range(program.slot_count)]
    if old.printed.paid_slots:
        item.payers = list(range(old.printed.paid_slots))
        if program is None:
            item.bound = [[] for _ in item.payers]
    return item


def put_on_chain(s: State, a: Arena, item: Item, id: ObjectId) -> None:
    item.id = s.item_id(bool(item.types & SPELL))
    if not a.chain:
        a.focus_keeps = False
    card = zones.put(s, id, CHAIN, controller=item.seat)
    if item.from_zone == BANISHMENT:
        zones.keep_in_memory(s, id, card.id)
    item.card = card.id
    item.source = card.id
    item.arena = a.index
    a.chain.append(item)
    a.cleanup_due = True
    if s.events is not None:
        log.note(s, "plays", [card.id], [item.seat], "CR 349", arena=a.index)


def begin_ability(s: State, a: Arena, seat: SeatId, id: ObjectId, number: int, window: int) -> None:
    """Use an activated ability (CR 376)."""
    card = s.card(id)
    ability = granted.activated(s, card)[number]
    item = Item(s.item_id(), seat, id, card.place)
    item.ability = ability
    item.types = ABILITY
    item.window = window
    item.number = number
    if card.attachments is not None:
        item.via = attachment.bearer(s, card, ability)
    item.bound = [[] for _ in range(ability.text.slot_count)]
    if ability.cost.named:
        item.payers = ability.cost.slots()
    if ability.counts_as_spell:
        as_spell(s, item, attachment.bearer(s, card, ability))
    if not a.chain:
        a.focus_keeps = ability.adds
    item.arena = a.index
    a.chain.append(item)
    if not ability.adds:
        a.passes = 0  # A9: Add never moves focus and resets nothing
    log.note(s, "uses", [id], [seat], "CR 376", arena=a.index)
    start(s, a, item)
    if len(s.arenas) > 1:
        consent.ask_lane(s, a, item, len(ability.text.slots) > 0)


def as_spell(s: State, item: Item, gear: ObjectId) -> None:
    """An ability that is a spell too: it has the cost and colours of the gear that it is the text of."""
    item.id = ObjectId(item.id | SPELL_ITEM)
    item.types |= SPELL
    item.event = Event(E_USED, gear, item.seat, item.place, 0, item.source, item.id)


def start(s: State, a: Arena, item: Item) -> None:
    """Steps 2 to 6. What needs no choice and no payment is finalized without further ado."""
    ability = item.ability
    if isinstance(ability, Triggered):
        text = ability.text
        while len(item.bound) < text.slot_count:
            item.bound.append([])
        if ability.cost is not None and ability.cost.named:
            item.payers = ability.cost.slots()
        if ability.limit and s.performed.get(limits.key(item.source, item.number), 0) >= ability.limit:
            withdraw(s, a, item)  # CR 383.3.e: performed as often as it may be, since it went pending
            return
        if not text.slots and not text.modes and not ability.optional and ability.cost is None:
            if not item.alternatives:
                finalize(s, a, item)
                return
    a.stack.append(Play(item.id))


def play_by_effect(s: State, a: Arena, by: Item, id: ObjectId, cost_mode: int, at: PlaceId, then_banish: bool) -> Item:
    """An effect instructs a play: step 1 now, the rest when the current item is done (CR 354.3, 419.3)."""
    card = s.card(id)
    if not card.printed.types & SPELL:
        a = s.own_arena(a, by.seat)  # LL 8.2: a permanent goes where its player's are
    item = new_item(s, a, by.seat, card, W_FORCED)
    item.forced = True
    item.cost_mode = cost_mode
    item.then_banish = then_banish
    if at < 0 and by.played_from_hidden and card.printed.types & UNIT:
        at = by.place  # CR 811: units it makes you play go there
    item.destination = at
    put_on_chain(s, a, item, id)
    return item
