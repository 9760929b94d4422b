"""How an item leaves the chain: resolved, countered, or taken off (CR 340, 359.3.d, 406.5, 425)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers
from ..abilities.in_force import in_force
from ..abilities.restrictions import forbidden
from ..actions import zone_changes
from ..effects.kinds_of_ability import BE_COUNTERED, Activated
from ..effects.select import Select
from ..ids import NO_PLACE, NOBODY, ObjectId
from ..knowing import log
from ..objects import zones
from ..state import S_CANT, Item, side_fits
from ..terms import ABILITY, CHAIN, E_PLAYED, E_USED, SPELL, TRASH

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, State


def resolved(s: State, a: Arena, item: Item) -> None:
    """After resolving, a spell goes to its owner's trash, an ability ceases (CR 359.3.d, 406.5)."""
    id = item.id
    for i in range(len(a.chain)):
        if a.chain[i].id == id:
            if item.card:
                card = s.find(item.card)
                if card is not None and card.zone == CHAIN:
                    leave_chain(s, a, item)
                # CR 419.4.a: "when you play" comes after all that the resolution itself made pending.
                played(s, a, item, item.card)
            elif isinstance(item.ability, Activated):
                triggers.emit(s, a, E_USED, item.source, item.seat, item.place, item.ability.cost.energy, 0, id)
                if item.types & SPELL and item.event is not None:  # it counts as a spell too
                    played(s, a, item, item.event.subject)
            remove(s, a, id)
            return


def played(s: State, a: Arena, item: Item, subject: ObjectId) -> None:
    """The play of a spell is complete, by whoever controls it now (CR 191.2); only who paid for it spent anything."""
    spent = max(0, item.cost_energy) if item.seat == item.player else 0
    triggers.emit(s, a, E_PLAYED, subject, item.seat, NO_PLACE, spent, item.from_zone, item.id)


def leave_chain(s: State, a: Arena, item: Item, to_hand: bool = False) -> None:
    """Where a card goes from the chain: the trash, or what was said beforehand ("then banish it", CR 389, 829); with
    `to_hand` its owner's hand in place of the trash. Its text and those that heard of its play know it there."""
    old = s.card(item.card)
    if item.then_recycle:
        zone_changes.recycle_one(s, a, item.card)
        return
    if item.then_banish:
        new = zone_changes.banish(s, a, item.card, item.seat)  # A43: whoever controls it banishes it
    elif to_hand:
        new = zone_changes.return_to_hand(s, a, item.card, item.seat)
    else:
        new = zones.put(s, item.card, TRASH).id
    gone = old.copy()  # off the board nothing is changed in place: copies of the game share it
    gone.became = new
    s.departed[old.id] = gone


def remove(s: State, a: Arena, id: ObjectId) -> None:
    """An item leaves the chain, for whatever reason."""
    for i in range(len(a.chain)):
        if a.chain[i].id == id:
            a.chain.pop(i)
            break
    a.cleanup_due = True
    a.priority = NOBODY
    a.yielded = 0
    if not a.chain:
        emptied(s, a)


def emptied(s: State, a: Arena) -> None:
    """CR 340.2.a, 346: focus passes, unless a trigger or an Add ability started the chain (A4: before the cleanup)."""
    if a.showdown >= 0 and a.combat_step == 0 and not a.focus_keeps and a.focus >= 0:
        a.focus = s.mode.next_focus(s, a, a.focus)
    a.focus_keeps = False


def counter(s: State, id: ObjectId, actor: SeatId, to_hand: bool = False) -> bool:
    """CR 425: it does nothing and leaves; cards go to the trash, or to the hand; nothing is refunded."""
    for a in s.arenas:
        for item in a.chain:
            if item.id == id:
                card = s.find(item.card) if item.card else None
                if uncounterable(s, a, item, card, actor):
                    return False
                if card is not None:
                    leave_chain(s, a, item, to_hand)
                told = [item.card or item.source]
                log.note(s, "countered" if item.card else "ability-countered", told, [actor], "CR 425")
                remove(s, a, id)
                return True
    return False


def uncounterable(s: State, a: Arena, item: Item, card: Card | None, actor: SeatId) -> bool:
    """Does a text forbid to counter this spell or ability? Abilities are described only by whose they are."""
    if card is not None:
        return forbidden(s, a, card, BE_COUNTERED, actor)
    for x in in_force(s, a, S_CANT, BE_COUNTERED, None, actor):
        scope = x.ability.scope
        if isinstance(scope, Select) and scope.what & ABILITY and side_fits(s, scope.side, x.context.seat, item.seat):
            return True
    return False
