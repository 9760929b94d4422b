"""New choices for something that is on the chain already (CR 355.15, 750-755), and taking control of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import playing
from ..abilities import triggers
from ..ids import SLOT_MASK, ObjectId, SeatId
from ..knowing import log
from ..playing import targets
from ..state import Event, Option
from ..state.questions import to_pick, to_take_mode
from ..terms import BOARD, DONE, E_CHOSEN, MODE, PICK, Q_DESTINATION, Q_MODE, Q_TARGET
from ..turn.frames import Frame, ask

if TYPE_CHECKING:
    from ..effects.program import Program, Slot
    from ..state import Arena, Item, State


def take(s: State, id: ObjectId, seat: SeatId) -> bool:
    """This seat now controls a spell or ability on the chain, and completes it."""
    for a in s.arenas:
        for item in a.chain:
            if item.id == id and item.seat != seat:
                item.seat = seat
                card = s.find(item.card) if item.card else None
                if card is not None:
                    taken = card.copy()  # objects off the board are never changed in place
                    taken.controller = seat
                    s.cards[card.id & SLOT_MASK] = taken
                log.note(s, "controls", [item.card or item.source], [seat], "CR 191")
                return True
    return False


def choose_anew(s: State, a: Arena, id: ObjectId, seat: SeatId) -> bool:
    item = playing.item_of(a, id)
    if item is None or playing.program_of(s, item) is None:
        return False
    a.stack.append(ChooseAnew(id, seat))
    return True


class ChooseAnew(Frame):
    """Each mode, destination and target may be kept or exchanged for another legal one; nothing is paid for it."""

    __slots__ = ("at", "item", "new", "round", "seat", "slot")

    def __init__(self, item: ObjectId, seat: SeatId) -> None:
        self.item = item
        self.seat = seat
        self.round = 0  # the first execution, then the further ones of Repeat: each has choices of its own (CR 820)
        self.slot = -1  # the modes, then each slot
        self.at = 0  # which choice of it
        self.new: list[ObjectId] = []  # what was not chosen before

    def copy(self) -> Frame:
        f = ChooseAnew(self.item, self.seat)
        f.round = self.round
        f.slot = self.slot
        f.at = self.at
        f.new = self.new[:]
        return f

    def numbers(self) -> list[int]:
        return [21, self.item, self.seat, self.round, self.slot, self.at, *self.new]

    def reaches(self, s: State, a: Arena) -> bool:
        return True

    def step(self, s: State, a: Arena) -> None:
        item = playing.item_of(a, self.item)
        program = playing.program_of(s, item) if item is not None else None
        if item is None or program is None:
            a.stack.pop()  # who controlled it has left the game meanwhile
            return
        while self.round <= len(item.later):
            while self.slot < len(program.slots):
                exchange(item, self.round)
                found = self.others(s, a, item, program)
                exchange(item, self.round)
                if found:
                    kind = Q_MODE
                    if self.slot >= 0:
                        kind = Q_TARGET if program.slots[self.slot].target is not None else Q_DESTINATION
                    ask(s, a, self.seat, kind, found, item.card or item.source, "CR 752")
                    return
                self.slot += 1
                self.at = 0
            self.round += 1
            self.slot = -1
            self.at = 0
        a.stack.pop()
        self.tell(s, a, item)

    def others(self, s: State, a: Arena, item: Item, program: Program) -> list[Option]:
        """What may be chosen instead, and to keep what was chosen; nothing if there is no other choice."""
        if self.slot < 0:
            return self.other_modes(s, a, item, program)
        slot = program.slots[self.slot]
        return self.other_targets(s, a, item, slot) if targets.slot_needed(s, item, slot) else []

    def other_modes(self, s: State, a: Arena, item: Item, program: Program) -> list[Option]:
        if len(item.modes) != 1 or self.at:
            return []
        kept = item.modes
        item.modes = []
        found = [
            to_take_mode(mode)
            for mode in range(program.modes)
            if mode not in kept
            and not targets.mode_taken(s, item, program, mode)
            and targets.mode_possible(s, a, item, program, mode)
        ]
        item.modes = kept
        if found:
            found.append(Option(DONE))
        return found

    def other_targets(self, s: State, a: Arena, item: Item, slot: Slot) -> list[Option]:
        """Other choices in place of the current one, or the first ones of a new mode."""
        picked = item.bound[slot.number]
        most = 1 if slot.target is None else slot.target.most
        while self.at < len(picked) or (len(picked) < targets.least_of(slot) and (most < 0 or self.at < most)):
            item.bound[slot.number] = picked[: self.at] + picked[self.at + 1 :]
            found = [to_pick(id) for id in targets.candidates(s, a, item, slot) if id not in picked]
            item.bound[slot.number] = picked
            if found:
                if self.at < len(picked):
                    found.append(Option(DONE))
                return found
            if self.at >= len(picked):
                break
            self.at += 1
        return []

    def answer(self, s: State, a: Arena, option: Option) -> None:
        item = playing.item_of(a, self.item)
        program = playing.program_of(s, item) if item is not None else None
        if item is None or program is None:
            return
        exchange(item, self.round)
        if option.verb == MODE:
            for slot in program.slots:
                if slot.mode >= 0:
                    item.bound[slot.number] = []
            item.modes = [option.number]
        elif option.verb == PICK:
            slot = program.slots[self.slot]
            picked = item.bound[slot.number]
            item.bound[slot.number] = [*picked[: self.at], option.thing, *picked[self.at + 1 :]]
            targets.close_arena_of(s, a, item, option.thing)
            self.new.append(option.thing)
        exchange(item, self.round)
        self.at += 1

    def tell(self, s: State, a: Arena, item: Item) -> None:
        """CR 754: what is newly targeted triggers."""
        events: list[Event] = []
        for id in self.new:
            card = s.find(id) if id > 0 else None
            if card is not None and card.zone == BOARD:
                events.append(Event(E_CHOSEN, id, self.seat, card.place, 0, item.source, item.id))
        if events:
            triggers.emit_all(s, a, events)


def exchange(item: Item, round: int) -> None:
    """Take up the choices of a further execution in place of the first one's, or put them back."""
    if round:
        k = round - 1
        item.bound, item.later[k] = item.later[k], item.bound
        item.modes, item.later_modes[k] = item.later_modes[k], item.modes
