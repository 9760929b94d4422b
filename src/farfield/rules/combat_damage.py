"""Assigning combat damage, with all its duties (CR 465.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import combat, layers
from .abilities import triggers
from .abilities.restrictions import forbidden, ignores
from .actions import damage, damage_changes
from .effects.kinds_of_ability import DEAL_COMBAT_DAMAGE, TAKE_DAMAGE
from .ids import NOTHING
from .knowing import log
from .state import S_DIES, Event, Option
from .state.questions import to_pick
from .terms import ATTACKER, BACKLINE, DEFENDER, E_DEALT, E_EXCESS, Q_ASSIGN, TANK, Role
from .turn import cleanup
from .turn.frames import Frame, ask

if TYPE_CHECKING:
    from .ids import ObjectId, SeatId
    from .state import Arena, State


def pool(s: State, a: Arena, role: Role) -> int:
    """CR 465.2.a: the Might of a side's units here, negative as 0; stunned ones give 0 (CR 423.1.b), and so do those
    that a text forbids to deal combat damage."""
    total = 0
    for id in s.places[a.showdown].units:
        card = s.card(id)
        if card.role == role and not card.stunned and not forbidden(s, a, card, DEAL_COMBAT_DAMAGE):
            total += layers.might_read(s, card)
    return total


def lethal(s: State, a: Arena, id: ObjectId, given: int, seat: SeatId) -> int:
    """How much more this seat must assign to this unit for lethal damage (CR 465.2.c.4-5).

    What would change the damage is counted in now and not again when it is dealt: prevention raises what is lethal
    (all of it: nothing ever is), doubling lowers what must be assigned.
    """
    card = s.card(id)
    if damage.prevents_all(s, a, card):
        return NEVER
    need = damage.missing_for_lethal(s, a, card, seat)
    if need > 0:
        factor = damage.damage_factor(s, a, card)
        need = (need + factor - 1) // factor + card.prevent
    return need - given if need > given else 0


NEVER: Final = 1_000_000  # more than anybody could assign


class Assign(Frame):
    """The attacker assigns first, then the defender; then all of it is dealt at once."""

    __slots__ = ("amounts", "assigned", "left", "role", "started")

    def __init__(self) -> None:
        self.role = ATTACKER  # who assigns now
        self.left = 0
        self.started = False
        self.assigned: list[ObjectId] = []  # units, of both sides
        self.amounts: list[int] = []

    def copy(self) -> Frame:
        f = Assign()
        f.role = self.role
        f.left = self.left
        f.started = self.started
        f.assigned = self.assigned[:]
        f.amounts = self.amounts[:]
        return f

    def numbers(self) -> list[int]:
        return [8, self.role, self.left, int(self.started), *self.assigned, -1, *self.amounts]

    def given(self, id: ObjectId) -> int:
        for i in range(len(self.assigned)):
            if self.assigned[i] == id:
                return self.amounts[i]
        return 0

    def give(self, id: ObjectId, n: int) -> None:
        for i in range(len(self.assigned)):
            if self.assigned[i] == id:
                self.amounts[i] += n
                return
        self.assigned.append(id)
        self.amounts.append(n)

    def step(self, s: State, a: Arena) -> None:
        while True:
            if not self.started:
                self.started = True
                self.left = pool(s, a, self.role)
            if self.left > 0:
                seat = a.attacker if self.role == ATTACKER else a.defender
                found = self.next_units(s, a, seat)
                if len(found) == 1:
                    self.assign_to(s, a, found[0])
                    continue
                if found:
                    if s.mode.npc(s, seat):
                        self.assign_to(s, a, s.mode.npc_assigns(s, a, found, self.left))
                        continue
                    options = [to_pick(id, self.portion(s, a, id, seat)) for id in found]
                    ask(s, a, seat, Q_ASSIGN, options, s.places[a.showdown].card, "CR 465.2.c")
                    return
                if not self.surplus(s, a, seat):
                    return
            if self.role == ATTACKER:
                self.role = DEFENDER
                self.started = False
                continue
            for i in range(len(self.assigned)):
                if damage_changes.must_be_said(s, a, self.assigned[i], self.amounts[i]):
                    return
            a.stack.pop()
            self.deal(s, a)
            return

    def portion(self, s: State, a: Arena, id: ObjectId, seat: SeatId) -> int:
        """What a unit gets when it is chosen: lethal in full, as far as the damage goes (CR 465.2.c.3)."""
        return min(self.left, lethal(s, a, id, self.given(id), seat))

    def next_units(self, s: State, a: Arena, seat: SeatId) -> list[ObjectId]:
        """Units that may be assigned damage now: Tank before all others, Backline after all others (CR 465.2.c.6-9)."""
        other = DEFENDER if self.role == ATTACKER else ATTACKER
        first: list[ObjectId] = []
        middle: list[ObjectId] = []
        last: list[ObjectId] = []
        torn: list[ObjectId] = []  # Tank and Backline: the assigner obeys one of the two
        begun = False  # somebody without Tank already has damage: a torn unit was then passed over as Backline
        for id in s.places[a.showdown].units:
            card = s.card(id)
            if card.role != other:
                continue
            tank = layers.keyword(s, card, TANK) > 0 and not ignores(s, a, seat, TANK, card)
            back = layers.keyword(s, card, BACKLINE) > 0 and not ignores(s, a, seat, BACKLINE, card)
            if not tank and self.given(id) > 0:
                begun = True
            if lethal(s, a, id, self.given(id), seat) <= 0:
                continue
            if forbidden(s, a, card, TAKE_DAMAGE, seat):
                continue  # CR 465.2.c.10: left out of mandatory assignment
            if tank and back:
                torn.append(id)
            elif tank:
                first.append(id)
            elif back:
                last.append(id)
            else:
                middle.append(id)
        if first:
            return first + torn
        if middle:
            return middle if begun else torn + middle
        return torn + last

    def assign_to(self, s: State, a: Arena, id: ObjectId) -> None:
        n = self.portion(s, a, id, a.attacker if self.role == ATTACKER else a.defender)
        self.give(id, n)
        self.left -= n

    def surplus(self, s: State, a: Arena, seat: SeatId) -> bool:
        """All have lethal: the excess goes to any of them (A12, A13). False when that must be asked.

        It is only asked where somebody could tell the difference.
        """
        other = DEFENDER if self.role == ATTACKER else ATTACKER
        found: list[ObjectId] = []
        matters = bool(a.listeners[E_DEALT] or a.statics[S_DIES] or s.lasting)
        for id in s.places[a.showdown].units:
            card = s.card(id)
            if card.role == other:
                found.append(id)
                if card.prevent or damage.prevents_all(s, a, card) or forbidden(s, a, card, TAKE_DAMAGE, seat):
                    matters = True
        if found:
            if len(found) > 1 and matters and not s.mode.npc(s, seat):
                options: list[Option] = []
                for id in found:
                    for n in range(self.left, 0, -1):
                        options.append(to_pick(id, n))
                ask(s, a, seat, Q_ASSIGN, options, s.places[a.showdown].card, "CR 465.2.c.4")
                return False
            first = found[0]
            if len(found) > 1 and s.mode.npc(s, seat):
                first = s.mode.npc_assigns(s, a, found, 0)  # B25: the Mightiest
            self.excess(s, a, seat, first, self.left)
        self.left = 0
        return True

    def excess(self, s: State, a: Arena, seat: SeatId, id: ObjectId, n: int) -> None:
        other = DEFENDER if self.role == ATTACKER else ATTACKER
        counts = True
        for unit in s.places[a.showdown].units:
            if s.card(unit).role == other and forbidden(s, a, s.card(unit), TAKE_DAMAGE, seat):
                counts = False  # A12: there is excess only when all have lethal, and this one never has
        if counts:
            a.excess[seat] += n
        self.give(id, n)
        self.left -= n

    def answer(self, s: State, a: Arena, option: Option) -> None:
        seat = a.attacker if self.role == ATTACKER else a.defender
        if self.next_units(s, a, seat):
            self.assign_to(s, a, option.thing)
        else:
            self.excess(s, a, seat, option.thing, option.amount)

    def deal(self, s: State, a: Arena) -> None:
        """CR 465.2.d: all of it at the same moment; the sources are the opposing units."""
        together: list[Event] = []
        for i in range(len(self.assigned)):
            card = s.find(self.assigned[i])
            if card is None or self.amounts[i] <= 0:
                continue
            dealer = a.defender if card.role == ATTACKER else a.attacker
            damage.deal(s, a, card.id, self.amounts[i], dealer, NOTHING, NOTHING, together)
        damage.dealt(s, a, together)
        log.note(s, "combat-damage", self.assigned, self.amounts, "CR 465.2.d")
        if triggers.heard(s, a, E_EXCESS):
            events: list[Event] = []
            for seat in (a.attacker, a.defender):
                if a.excess[seat]:
                    events.append(
                        Event(E_EXCESS, s.places[a.showdown].card, seat, a.showdown, a.excess[seat], 0, NOTHING)
                    )
            if events:
                triggers.emit_all(s, a, events)
        # CR 465.3: outstanding tasks are cancelled and the chain waits; the combat cleanup follows at once.
        a.cleanup_due = False
        a.combat_step = combat.RESULT
        a.stack.append(cleanup.Cleanup(cleanup.AFTER_COMBAT))
