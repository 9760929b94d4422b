"""Assigning combat damage, with all its duties (CR 465.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import actions, cleanup, combat, layers, log, triggers
from .effects.abilities import TAKE_DAMAGE
from .frames import Frame, ask
from .restrictions import forbidden
from .state import Event, Option
from .terms import ATTACKER, BACKLINE, DEFENDER, E_EXCESS, PICK, Q_ASSIGN, TANK

if TYPE_CHECKING:
    from .state import Arena, State


def pool(s: State, a: Arena, role: int) -> int:
    """CR 465.2.a: the Might of a side's units here, negative as 0, stunned ones give 0 (CR 423.1.b)."""
    total = 0
    for id in s.places[a.showdown].units:
        card = s.card(id)
        if card.role == role and not card.stunned:
            total += layers.might_read(s, card)
    return total


def lethal(s: State, id: int, given: int) -> int:
    """How much more must be assigned to this unit for lethal damage; -1 if it can never be (CR 465.2.c.4-5)."""
    card = s.card(id)
    if card.prevent < 0:
        return -1
    might = layers.might(s, card)
    need = (might if might > 1 else 1) - card.damage
    if need < 1:
        need = 1 if card.damage == 0 else 0
    return max(0, need + card.prevent - given)


class Assign(Frame):
    """The attacker assigns first, then the defender; then all of it is dealt at once."""

    __slots__ = ("amounts", "assigned", "left", "role", "started")

    def __init__(self) -> None:
        self.role = ATTACKER  # who assigns now
        self.left = 0
        self.started = False
        self.assigned: list[int] = []  # units, of both sides
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

    def given(self, id: int) -> int:
        for i in range(len(self.assigned)):
            if self.assigned[i] == id:
                return self.amounts[i]
        return 0

    def give(self, id: int, n: int) -> None:
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
                found = self.next_units(s, a)
                if found:
                    if len(found) == 1:
                        self.assign_to(s, found[0])
                        continue
                    seat = a.attacker if self.role == ATTACKER else a.defender
                    options = [Option(PICK, id, min(self.left, lethal(s, id, self.given(id)))) for id in found]
                    if s.mode.npc(s, seat):
                        self.assign_to(s, s.mode.npc_assigns(s, a, found, self.left, self.amounts, self.assigned))
                        continue
                    ask(s, a, seat, Q_ASSIGN, options, s.places[a.showdown].card, "CR 465.2.c")
                    return
                self.surplus(s, a)
            if self.role == ATTACKER:
                self.role = DEFENDER
                self.started = False
                continue
            a.stack.pop()
            self.deal(s, a)
            return

    def next_units(self, s: State, a: Arena) -> list[int]:
        """Units that may be assigned damage now: Tank before all others, Backline after all others (CR 465.2.c.6-9)."""
        other = DEFENDER if self.role == ATTACKER else ATTACKER
        groups: list[list[int]] = [[], [], []]
        for id in s.places[a.showdown].units:
            card = s.card(id)
            if card.role != other or lethal(s, id, self.given(id)) <= 0:
                continue
            if forbidden(s, a, card, TAKE_DAMAGE):
                continue  # CR 465.2.c.10: left out of mandatory assignment
            tank = layers.keyword(s, card, TANK) > 0
            back = layers.keyword(s, card, BACKLINE) > 0
            if tank and back:
                groups[0].append(id)  # contradictory duties: one of them is obeyed
            elif tank:
                groups[0].append(id)
            elif back:
                groups[2].append(id)
            else:
                groups[1].append(id)
        # A unit already begun must get lethal in full before another (CR 465.2.c.3).
        for group in groups:
            for id in group:
                if self.given(id) > 0:
                    return [id]
            if group:
                return group
        return []

    def assign_to(self, s: State, id: int) -> None:
        n = min(self.left, lethal(s, id, self.given(id)))
        self.give(id, n)
        self.left -= n

    def surplus(self, s: State, a: Arena) -> None:
        """All have lethal: the excess goes to any of them (A12, A13)."""
        other = DEFENDER if self.role == ATTACKER else ATTACKER
        seat = a.attacker if self.role == ATTACKER else a.defender
        last = 0
        for id in s.places[a.showdown].units:
            if s.card(id).role == other:
                last = id
                if self.given(id) > 0:
                    break
        if last:
            a.excess[seat] += self.left
            self.give(last, self.left)
        self.left = 0

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.assign_to(s, option.a)

    def deal(self, s: State, a: Arena) -> None:
        """CR 465.2.d: all of it at the same moment; the sources are the opposing units."""
        for i in range(len(self.assigned)):
            card = s.find(self.assigned[i])
            if card is None or self.amounts[i] <= 0:
                continue
            dealer = a.defender if card.role == ATTACKER else a.attacker
            actions.deal(s, a, card.id, self.amounts[i], dealer, 0, 0)
        log.note(s, "combat-damage", self.assigned, self.amounts, "CR 465.2.d")
        if a.listeners[E_EXCESS]:
            events: list[Event] = []
            for seat in (a.attacker, a.defender):
                if a.excess[seat]:
                    events.append(Event(E_EXCESS, s.places[a.showdown].card, seat, a.showdown, a.excess[seat], 0, 0))
            if events:
                triggers.emit_all(s, a, events)
        # CR 465.3: outstanding tasks are cancelled and the chain waits; the combat cleanup follows at once.
        a.cleanup_due = False
        a.combat_step = combat.RESULT
        a.stack.append(cleanup.Cleanup(cleanup.AFTER_COMBAT))
