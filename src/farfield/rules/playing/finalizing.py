"""Step 6: it is finalized, or withdrawn (CR 359)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..abilities import history, limits, off_the_board, triggers
from ..abilities.in_force import in_force, use_up
from ..actions import damage
from ..chain import off_the_chain, resolving
from ..effects.kinds_of_ability import TOTAL_COST, Activated, CostChange, Triggered
from ..effects.resources import AddResources
from ..ids import NO_PLACE, NOBODY, ObjectId
from ..knowing import log
from ..objects import zones
from ..state import H_CARDS, H_CHOSE_ENEMY, H_ENERGY_ON_SPELLS, H_GEAR, H_SPELLS, H_UNITS, S_COST, Event, Item
from ..terms import (
    BANISHMENT,
    BOARD,
    CHAIN,
    E_ACTIVATED,
    E_CHOSEN,
    E_FINALIZED,
    FACEDOWN,
    GEAR,
    PERMANENT,
    SPELL,
    TRASH,
    UNIT,
)
from . import entering

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, State


def withdraw(s: State, a: Arena, item: Item) -> None:
    """It cannot or will not be finalized: it leaves the chain without having been countered (CR 358.5, 402.4, A32)."""
    if item.card:
        card = s.find(item.card)
        if card is not None:
            if item.from_zone == FACEDOWN:
                zones.put(s, item.card, FACEDOWN, item.from_place, item.seat, known=card.known)
            elif card.original.token:
                zones.put(s, item.card, TRASH)
            else:
                # "Play this spell again": from the chain it would have gone to the trash by now.
                back = zones.put(s, item.card, TRASH if item.from_zone == CHAIN else item.from_zone, known=card.known)
                if item.from_zone == BANISHMENT:
                    zones.keep_in_memory(s, card.id, back.id)
    told = [item.card or item.source]
    args: list[int] = [item.seat, refused_by(s, a, item)]
    log.note(s, "withdrawn" if item.card else "ability-withdrawn", told, args, "CR 402.4")
    off_the_chain.remove(s, a, item.id)


def refused_by(s: State, a: Arena, item: Item) -> SeatId:
    """Who would not let it choose what is theirs, or be played for them (see `helping`); -1: nobody."""
    if not item.declined:
        return NOBODY
    id = item.declined[-1]
    last = s.last_known(id) if id else None
    return last.controller if last is not None else s.mode.decider(s, a)


def finalize(s: State, a: Arena, item: Item) -> None:
    """Step 6 (CR 359). Permanents and Add abilities resolve at once (CR 337.2)."""
    item.finalized = True
    a.cleanup_due = True
    a.priority = NOBODY
    card = s.find(item.card) if item.card else None
    if card is not None:
        for x in in_force(s, a, S_COST, TOTAL_COST, card, item.seat):
            change = x.ability
            assert isinstance(change, CostChange)
            if change.choosing is None or costs.chooses_such(s, x.context, change, item, None):
                use_up(s, x)  # "the next spell costs less": this was it
        off_the_board.was_played(s, a, card, item.seat)
        counts = s.sides[item.seat].history
        types = card.printed.types
        if not card.original.token:
            counts[H_CARDS] += 1  # CR 419.4: "have played" means finalized
        if types & SPELL:
            counts[H_SPELLS] += 1
            counts[H_ENERGY_ON_SPELLS] = max(counts[H_ENERGY_ON_SPELLS], item.cost_energy)
        if types & UNIT:
            counts[H_UNITS] += 1
        if types & GEAR:
            counts[H_GEAR] += 1
        a.version += 1  # Legion and the like look at it
        s.arenas[s.sides[item.seat].arena].version += 1
        remember_play(s, a, item, card.id)
    elif isinstance(item.ability, Activated):
        if s.governed & (1 << S_COST):
            for x in costs.ability_changes(s, a, item, item.ability):
                use_up(s, x)
        remember_use(s, a, item.source, item.seat, item.id)
    if card is None and item.types & SPELL:
        remember_as_spell(s, a, item)
    if item.types & SPELL:
        damage.bind_to_next(s, a, item)
    if item.number >= 0 and isinstance(item.ability, (Triggered, Activated)) and item.ability.limit:
        if isinstance(item.ability, Activated):
            limits.count(s, limits.activated_key(item.source, item.number))
        else:
            limits.count(s, limits.key(item.source, item.number))
        s.spent(item.seat)
    if item.modes and isinstance(item.ability, (Triggered, Activated)) and item.ability.text.modes_once:
        for mode in item.modes:
            chooser = item.ability.text.who_chose(item.seat)
            limits.count(s, limits.mode_key(item.source, item.number, mode, chooser))
    if s.events is not None:
        tell_targets(s, item)
    chosen_triggers(s, a, item)
    if card is not None and card.printed.types & PERMANENT:
        entering.enter(s, a, item, card)
    elif isinstance(item.ability, (Activated, Triggered)):
        effect = item.ability.effect
        if isinstance(effect, AddResources):
            effect.add(s, item)
            off_the_chain.remove(s, a, item.id)
        elif effect.adds():
            resolving.begin(s, a, item, item.ability.text)


def remember_play(s: State, a: Arena, item: Item, subject: ObjectId) -> None:
    """CR 419.4.b: from now on it has been played, whatever becomes of it. Nothing triggers on that."""
    if history.asked(s, E_FINALIZED):
        spent = max(0, item.cost_energy)
        e = Event(E_FINALIZED, subject, item.seat, item.destination, spent, item.from_zone, item.id)
        history.remember(s, a, [e])


def remember_use(s: State, a: Arena, source: ObjectId, seat: SeatId, cause: ObjectId) -> None:
    """The same of an activated ability (CR 419.4.b)."""
    if history.asked(s, E_ACTIVATED):
        last = s.last_known(source)
        place = last.place if last is not None else NO_PLACE
        history.remember(s, a, [Event(E_ACTIVATED, source, seat, place, 0, 0, cause)])


def remember_as_spell(s: State, a: Arena, item: Item) -> None:
    """An ability that is a spell too has been played as one."""
    s.sides[item.seat].history[H_SPELLS] += 1
    if item.event is not None:
        remember_play(s, a, item, item.event.subject)


def tell_targets(s: State, item: Item) -> None:
    """What was chosen, also where there was only one choice and nobody was asked."""
    chosen: list[ObjectId] = []
    told: list[int] = [item.seat]  # and where each of them is
    seats = -1
    for slot in costs.all_chosen(item):
        for id in slot:
            for a in s.arenas:
                for other in a.chain:
                    if other.id == id:
                        id = other.card or other.source
            card = s.find(id) if id > 0 else None
            if card is not None and id not in chosen:
                chosen.append(id)
                told.append(card.place if card.zone == BOARD and card.printed.types & (UNIT | GEAR) else -1)
                if card.zone == FACEDOWN:
                    seats &= card.known
    if chosen:
        log.note(s, "chooses", chosen, told, "CR 355.7", seats)


def chosen_triggers(s: State, a: Arena, item: Item) -> None:
    """CR 383.4.b: "when you choose me" goes pending after the choosing item is finalized, once for each time."""
    if not item.bound:
        return
    events: list[Event] = []
    source = s.last_known(item.source)
    by = source.printed.types if source is not None else 0  # what kind of thing chose
    for slot in costs.all_chosen(item):
        for id in slot:
            if id > 0:
                card = s.find(id)
                if card is not None and card.zone == BOARD:
                    if s.enemies(card.controller, item.seat):
                        s.sides[item.seat].history[H_CHOSE_ENEMY] += 1
                    events.append(Event(E_CHOSEN, id, item.seat, card.place, 0, item.source, item.id, by))
    if events and triggers.heard(s, a, E_CHOSEN):
        triggers.emit_all(s, a, events)
