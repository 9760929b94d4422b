"""Combat (CR 459-466): designations, damage assignment, result, control, end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import combat_damage, movement, showdown
from .abilities import triggers, would
from .actions import giving
from .ids import NO_PLACE, NOBODY, NOTHING, SLOT_MASK, PlaceId
from .knowing import log
from .objects import zones
from .state import Event
from .terms import (
    ATTACKER,
    DEFENDER,
    E_ATTACKS,
    E_COMBAT_END,
    E_COMBAT_START,
    E_COMBAT_WON,
    E_DEFENDS,
    E_SHOWDOWN_START,
    E_TIED,
    NO_ROLE,
    THIS_COMBAT,
    TRASH,
    Role,
)
from .turn import cleanup

if TYPE_CHECKING:
    from .state import Arena, State

# Where a combat is, once all have passed (0 is its showdown).
DAMAGE: Final = 1
CLEANUP: Final = 2
RESULT: Final = 3
CONTROL: Final = 4
END: Final = 5


def begin(s: State, a: Arena, index: PlaceId) -> None:
    """CR 464: the showdown opens with the combat; the attacker gains focus."""
    place = s.places[index]
    a.showdown = index
    a.passes = 0
    place.showdown_staged = False
    start(s, a, True)
    a.focus = a.attacker


def convert(s: State, a: Arena) -> None:
    """CR 323.14: an enemy arrived in a non-combat showdown. The focus holder keeps focus (ruling A3)."""
    place = s.places[a.showdown]
    if not movement.present(s, a.showdown, place.contested_by):
        # Who contested is gone, and two others came: as in CR 323.11, one of them who has no control contests it now.
        for id in place.units:
            if s.card(id).controller != place.controller:
                place.contested_by = s.card(id).controller
                break
    start(s, a, False)
    if not s.mode.acts_in(s, a, a.focus):
        a.focus = s.mode.next_focus(s, a, a.focus)
        a.passes = 0


def start(s: State, a: Arena, opens: bool) -> None:
    """`opens`: the showdown begins with the combat, so what waits for a showdown to begin has its moment too."""
    place = s.places[a.showdown]
    place.combat_staged = False
    place.stagers = 0
    a.combat = True
    a.combat_step = 0
    a.combat_flags = 0
    a.excess = [0] * len(s.sides)
    a.guests = 0
    a.declined = 0
    a.attacker = place.contested_by
    a.defender = NOBODY
    for id in place.units:
        side = s.card(id).controller
        if s.enemies(side, a.attacker):
            a.defender = side
            break
    log.note(s, "combat", [place.card], [a.attacker, a.defender], "CR 464" if opens else "CR 323.14")
    # CR 464.2: start-of-combat and start-of-showdown effects come before designations and what they trigger.
    triggers.emit(s, a, E_COMBAT_START, place.card, a.attacker, a.showdown)
    if opens:
        triggers.emit(s, a, E_SHOWDOWN_START, place.card, a.attacker, a.showdown)
    designate(s, a)
    a.cleanup_due = True


def designate(s: State, a: Arena) -> None:
    """CR 323.2, 464.2: units here get their controller's designation; the first time triggers attack and defend."""
    events: list[Event] = []
    opening: list[Role] = []
    for index in a.places:
        for id in s.places[index].units:
            card = s.cards[id & SLOT_MASK]
            if index != a.showdown:
                if card.role != NO_ROLE:
                    card.role = NO_ROLE
                    a.version += 1
                continue
            role = ATTACKER if card.controller == a.attacker else DEFENDER
            if card.controller != a.attacker and card.controller != a.defender:
                role = NO_ROLE
            if card.role != role:
                card.role = role
                a.version += 1
                if role != NO_ROLE and not card.seen_roles & role:
                    card.seen_roles |= role
                    kind = E_ATTACKS if role == ATTACKER else E_DEFENDS
                    events.append(Event(kind, id, card.controller, index, 0, 0, NOTHING))
                    opening.append(role)
    if not events:
        return
    place = s.places[a.showdown]
    for role, kind, seat in ((ATTACKER, E_ATTACKS, a.attacker), (DEFENDER, E_DEFENDS, a.defender)):
        if role in opening and not a.combat_flags & role:
            a.combat_flags |= role  # the player's own "when you attack" or "defend", once a combat
            events.append(Event(kind, place.card, seat, a.showdown, 0, 0, NOTHING))
    a.combat_flags |= OPENING
    triggers.emit_all(s, a, events)
    a.combat_flags &= ~OPENING


OPENING: Final = 8  # attack and defend triggers are being put on the chain, in their own order (CR 464.2.e)


def go_on(s: State, a: Arena) -> None:
    """After all have passed: between the parts all chain items are processed (CR 465-466)."""
    step = a.combat_step
    a.combat_step = step + 1
    if step == DAMAGE:
        if sides_present(s, a) == BOTH:
            a.stack.append(combat_damage.Assign())
    elif step == CLEANUP:
        a.stack.append(cleanup.Cleanup(cleanup.AFTER_COMBAT))
    elif step == RESULT:
        result(s, a)
    elif step == CONTROL:
        settle(s, a)
    else:
        end(s, a)


BOTH: Final = 3


def sides_present(s: State, a: Arena) -> int:
    """Bits: 1 attackers, 2 defenders."""
    seen = 0
    for id in s.places[a.showdown].units:
        role = s.card(id).role
        if role == ATTACKER:
            seen |= 1
        elif role == DEFENDER:
            seen |= 2
    return seen


def recall_attackers(s: State, a: Arena) -> None:
    """Step 3d of the combat cleanup (CR 466.1.a.2): attackers go back if defenders are still there."""
    if sides_present(s, a) != BOTH:
        return
    a.combat_flags |= RECALLED
    place = s.places[a.showdown]
    if not would.be_replaced(s, a, Event(E_TIED, place.card, a.attacker, place.index, 0, 0, NOTHING)):
        recall_now(s, a)


def recall_now(s: State, a: Arena) -> None:
    for id in s.places[a.showdown].units[:]:
        if s.card(id).role == ATTACKER:
            s.mode.failed_attack(s, a, id)


RECALLED: Final = 4


def result(s: State, a: Arena) -> None:
    """CR 466.3: the only one of the two with units here wins; no result if attackers were recalled, both or none."""
    place = s.places[a.showdown]
    left = sides_present(s, a)
    if a.combat_flags & RECALLED or left == 0 or left == BOTH:
        log.note(s, "no-result", [place.card], [], "CR 466.3")
        if left == BOTH:
            place.combat_staged = True  # for what follows at once; the next cleanup sees for itself
        return
    winner = a.attacker if left == 1 else a.defender
    log.note(s, "wins-combat", [place.card], [winner], "CR 466.3")
    events = [Event(E_COMBAT_WON, place.card, winner, place.index, 0, 0, NOTHING)]
    for id in place.units:
        if s.card(id).controller == winner:
            events.append(Event(E_COMBAT_WON, id, winner, place.index, 1, 0, NOTHING))
    triggers.emit_all(s, a, events)


def settle(s: State, a: Arena) -> None:
    """CR 466.5: control, unless a new combat is staged here; facedown cards of others are trashed."""
    place = s.places[a.showdown]
    if place.combat_staged:
        return
    showdown.establish(s, a, place)
    for id in place.facedown[:]:
        if s.card(id).controller != place.controller:
            card = zones.put(s, id, TRASH)
            log.note(s, "facedown-trashed", [card.id], [card.owner], "CR 466.5")
    a.cleanup_due = True


def end(s: State, a: Arena) -> None:
    """CR 466.7: designations go, end-of-combat effects, "this combat" ends."""
    place = s.places[a.showdown]
    events = [Event(E_COMBAT_END, place.card, NOBODY, place.index, 0, 0, NOTHING)]
    for index in a.places:
        for id in s.places[index].units:
            card = s.cards[id & SLOT_MASK]
            if card.seen_roles:  # A36: it was in it, wherever it is by now
                events.append(Event(E_COMBAT_END, id, card.controller, place.index, 0, 0, NOTHING))
            card.role = NO_ROLE
            card.seen_roles = 0
    a.showdown = NO_PLACE
    a.combat = False
    a.combat_step = 0
    a.attacker = NOBODY
    a.defender = NOBODY
    a.focus = NOBODY
    a.passes = 0
    a.guests = 0
    a.declined = 0
    a.version += 1
    if triggers.heard(s, a, E_COMBAT_END):
        triggers.emit_all(s, a, events)
    giving.expire(s, a, THIS_COMBAT)
    a.excess = []  # A12: of this combat
    a.cleanup_due = True
