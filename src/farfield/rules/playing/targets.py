"""Choices and targets made as something goes on the chain (CR 355)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs, movement
from ..abilities import limits
from ..abilities.restrictions import forbidding
from ..actions import damage
from ..deciding import reasons
from ..effects.kinds_of_ability import BE_CHOSEN, BE_CHOSEN_BY_ANY
from ..effects.select import ON_CHAIN, Destination, Target, side_fits
from ..ids import EVERYWHERE, ObjectId
from ..state.choices import choice_of_place, choice_of_seat
from ..terms import BOARD, ENEMY, PLAYER

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..effects.program import Program, Slot
    from ..ids import SeatId
    from ..state import Arena, Item, State


CHOOSING: Final = 1 << BE_CHOSEN | 1 << BE_CHOSEN_BY_ANY


def candidates(s: State, a: Arena, item: Item, slot: Slot) -> list[ObjectId]:
    """Everything that may still be chosen for a slot, given what was chosen before."""
    if slot.target is not None:
        return target_candidates(s, a, item, slot.target)
    if slot.destination is not None:
        return destinations(s, item, slot.destination)
    return []


def target_candidates(s: State, a: Arena, item: Item, target: Target) -> list[ObjectId]:
    select = target.select
    if select.what & PLAYER:
        # An NPC is an opponent, but no player (B9, B40).
        meant = [x for x in s.sides if (x.is_player or select.side == ENEMY) and not x.lost]
        return [choice_of_seat(x.index) for x in meant if player_fits(s, item, target, x.index)]
    found = select.find(s, item) if len(s.arenas) == 1 else find_everywhere(s, a, item, target)
    taken = item.bound[target.slot]
    if target.split is not None:
        found = [id for id in found if len(taken) < splits(s, a, item, target, [*taken, id])]
    hidden_at = item.place if item.played_from_hidden else -1
    busy = busy_arenas(s, a) if len(s.arenas) > 1 else 0
    guarded = s.forbids & CHOOSING != 0
    if not taken and hidden_at < 0 and target.group is None and not busy and not item.declined:
        if not guarded:
            return found
        return [id for id in found if not untouchable(s, a, id, item.seat)]
    out: list[ObjectId] = []
    for id in found:
        if (taken and id in taken) or (item.declined and id in item.declined):
            continue
        if select.where == ON_CHAIN:
            out.append(id)
            continue
        card = s.card(id)
        if busy and card.zone >= BOARD and card.place >= 0 and (busy >> s.places[card.place].arena) & 1:
            continue
        if guarded and untouchable(s, a, id, item.seat):
            continue
        if hidden_at >= 0 and not hidden_allows(s, item, target, id):
            continue
        if target.group is not None and not target.group.allows(s, taken, card):
            continue
        out.append(id)
    return out


def splits(s: State, a: Arena, item: Item, target: Target, ids: list[ObjectId]) -> int:
    """How many targets divided damage may have (CR 355.14)."""
    n = target.split.value(s, item) if target.split is not None else 0
    return n if target.split_by_unit else damage.split_pool(s, a, item, n, ids)


def player_fits(s: State, item: Item, target: Target, seat: SeatId) -> bool:
    return side_fits(s, target.select.side, item.seat, seat)


def find_everywhere(s: State, a: Arena, item: Item, target: Target) -> list[ObjectId]:
    """Choices may reach into other arenas; the chain of one is closed to the others."""
    kept = item.arena
    item.arena = a.index if target.select.where == ON_CHAIN or first_is_here(s, item) else EVERYWHERE
    found = target.select.find(s, item)
    item.arena = kept
    return found


def first_is_here(s: State, item: Item) -> bool:
    """Where the first target says into which arena something is played, that one may be looked for only there."""
    return s.mode.first_target_here(s) and s.mode.follows_target(s, item) and not item.later and chosen_by(item) == 0


def chosen_by(item: Item) -> int:
    """How many targets were chosen so far."""
    n = 0
    for chosen in item.bound:
        n += len(chosen)
    return n


def busy_arenas(s: State, a: Arena) -> int:
    """Bits of the other arenas that a play may not reach into: those with a chain, in the middle of something, or
    closed by something on a third one's chain (B2)."""
    out = 0
    for other in s.arenas:
        if other is not a:
            if other.chain or other.stack:
                out |= 1 << other.index
            for item in other.chain:
                out |= item.arenas
    return out & ~(1 << a.index)


def closed(s: State) -> int:
    """Bits of the arenas that something on the chain of another touches and so closes too (B2)."""
    out = 0
    for a in s.arenas:
        for item in a.chain:
            out |= item.arenas
    return out


def close_arena_of(s: State, a: Arena, item: Item, id: ObjectId) -> None:
    """What was chosen for an item is in another arena: that is closed until the item has left the chain. The first may
    also say which arena its text speaks of."""
    card = s.find(id) if id > 0 else None
    if card is not None and card.place >= 0:
        there = s.places[card.place].arena
        if there != a.index:
            item.arenas |= 1 << there
        if s.mode.follows_target(s, item) and not item.later and chosen_by(item) == 1:
            item.arena = there


def untouchable(s: State, a: Arena, id: ObjectId, seat: SeatId) -> bool:
    """CR 756: can't be chosen by this side's spells and abilities."""
    return protecting(s, a, id, seat) is not None


def protecting(s: State, a: Arena, id: ObjectId, seat: SeatId) -> InForce | None:
    """What keeps an object from being chosen by this side; None if nothing does."""
    if not s.forbids & CHOOSING:
        return None
    card = s.find(id) if id > 0 else None
    if card is None or card.zone != BOARD:
        return None
    found = forbidding(s, a, card, BE_CHOSEN_BY_ANY)
    if found is None and s.enemies(card.controller, seat):
        found = forbidding(s, a, card, BE_CHOSEN, seat)
    return found


def hidden_allows(s: State, item: Item, target: Target, id: ObjectId) -> bool:
    """CR 811 (keywords 2.1 d): from Hidden every target must be at that battlefield, if its own words allow it.

    CR 811.1.d.2: judged target by target, given what was chosen before it; words that can never be met there, as "at a
    different location" than something that is, lift the limit.
    """
    card = s.card(id)
    return card.zone != BOARD or card.place == item.place or not target.select.allows_place(s, item, item.place)


def destinations(s: State, item: Item, destination: Destination) -> list[ObjectId]:
    """Places a moved unit may be sent to (CR 355.4): not where it is, and somewhere it may be."""
    movers: list[ObjectId] = []
    if destination.mover is not None:
        movers = destination.mover.find(s, item)
    out: list[ObjectId] = []
    for place in s.places:
        if place.side < 0:
            if destination.select is not None and not destination.select.battlefield_matches(
                s, item, place.card, place.index
            ):
                continue
        elif destination.select is not None:
            if not destination.bases or not destination.select.allows_place(s, item, place.index):
                continue
        fine = True
        for id in movers:
            card = s.find(id)
            if card is None:
                continue
            if card.place == place.index and len(movers) == 1:
                fine = False
            elif place.side >= 0 and place.side != card.controller:
                fine = False
            elif movement.may_be_at(s, card.controller, place.index) != reasons.OK:
                fine = False
            elif not s.mode.may_move(s, card, place.index):
                fine = False
        if fine and not (place.side >= 0 and not movers):
            out.append(choice_of_place(place.index))
    return out


def slot_needed(s: State, item: Item, slot: Slot) -> bool:
    """Slots of modes that were not chosen are skipped, and of instructions whose condition does not hold now (A47)."""
    if slot.condition is not None and not slot.condition.holds(s, item):
        return False
    return slot.mode < 0 or slot.mode in item.modes


def least_of(slot: Slot) -> int:
    return slot.target.least if slot.target is not None else 1


def deflect_of(s: State, item: Item, id: ObjectId) -> int:
    """What choosing this costs more (CR 809)."""
    return costs.deflect(s, item, id)


def can_complete(s: State, a: Arena, item: Item, program: Program, start: int) -> int:
    """Can every required choice from slot `start` on be made? The least extra Power it takes, or -1 (CR 355.8)."""
    extra = 0
    for i in range(start, len(program.slots)):
        slot = program.slots[i]
        if not slot_needed(s, item, slot):
            continue
        missing = least_of(slot) - len(item.bound[slot.number])
        if missing <= 0:
            continue
        found = candidates(s, a, item, slot)
        if len(s.arenas) > 1 and not a.looked_afar and not found_here(s, a, item, found, missing):
            a.looked_afar = True
        if len(found) < missing:
            if found and len(s.arenas) > 1 and first_is_here(s, item):
                return try_each(s, a, item, program, i, found)  # the others may be elsewhere
            return -1
        if slot.target is not None:
            extra += least_deflect(s, item, found, missing)
        if depends_on_earlier(program, i + 1):
            # A later choice is spoken of relative to this one: try each until one can be completed.
            return try_each(s, a, item, program, i, found)
    return extra


def found_here(s: State, a: Arena, item: Item, found: list[ObjectId], missing: int) -> bool:
    """Are so many to be had in this very arena, for nothing more, that those of others make no difference?"""
    for id in found:
        card = s.find(id) if id > 0 else None
        if card is None or card.place < 0 or s.places[card.place].arena == a.index:
            if deflect_of(s, item, id) == 0:
                missing -= 1
                if missing <= 0:
                    return True
    return False


def least_deflect(s: State, item: Item, found: list[ObjectId], number: int) -> int:
    """The Power that choosing so many of these costs more, at least."""
    free = 0
    for id in found:
        if costs.deflect(s, item, id) == 0:
            free += 1
            if free == number:
                return 0  # as it mostly is
    cheapest = sorted([costs.deflect(s, item, id) for id in found])
    return sum(cheapest[:number])


def depends_on_earlier(program: Program, start: int) -> bool:
    return len(program.slots) > start


def try_each(s: State, a: Arena, item: Item, program: Program, i: int, found: list[ObjectId]) -> int:
    slot = program.slots[i]
    kept = item.bound[slot.number]
    best = -1
    for id in found:
        item.bound[slot.number] = [*kept, id]
        rest = can_complete(s, a, item, program, i if len(item.bound[slot.number]) < least_of(slot) else i + 1)
        item.bound[slot.number] = kept
        if rest >= 0:
            total = rest + deflect_of(s, item, id)
            if best < 0 or total < best:
                best = total
                if best == 0:
                    break
    return best


def mode_taken(s: State, item: Item, program: Program, mode: int) -> bool:
    """Was this mode chosen already, for this execution or where they must differ for another one, or this turn?"""
    if mode in item.modes:
        return True
    if program.modes_once:
        if limits.mode_key(item.source, item.number, mode, program.who_chose(item.seat)) in s.performed:
            return True
    return program.modes_differ and any(mode in chosen for chosen in item.later_modes)


def mode_possible(s: State, a: Arena, item: Item, program: Program, mode: int) -> bool:
    kept = item.modes
    item.modes = [*kept, mode]
    fine = can_complete(s, a, item, program, 0) >= 0
    item.modes = kept
    return fine


def possible(s: State, a: Arena, item: Item, program: Program) -> int:
    """Can all choices of a text be made? The least extra Power, or -1."""
    if program.modes and not item.modes:
        best = -1
        for mode in range(program.modes):
            if mode_taken(s, item, program, mode):
                continue
            item.modes = [mode]
            extra = can_complete(s, a, item, program, 0)
            item.modes = []
            if extra >= 0 and (best < 0 or extra < best):
                best = extra
        return best
    return can_complete(s, a, item, program, 0)
