"""Resolving: a text's instructions run top to bottom (CR 359)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers
from ..deciding import consent
from ..deciding.wishes import PREF_ASK_IN_WINDOWS
from ..effects.parts import NEXT, WAIT
from ..effects.select import Choice, in_reach, side_fits
from ..ids import NOTHING, SPELL_ITEM, ObjectId, SeatId
from ..knowing import log
from ..playing.targets import untouchable
from ..state import SLOT_MASK, SLOTS, Item, Option
from ..state.choices import choice_of_seat
from ..state.questions import to_pick
from ..terms import DONE, OTHERS, PICK, Q_CHOOSE, YOURS
from ..turn.frames import Frame, ask, put_question
from . import off_the_chain

if TYPE_CHECKING:
    from ..effects.program import Program
    from ..state import Arena, State


class Run(Frame):
    """A program being carried out: an item, a position, and what the current instruction has been told so far."""

    __slots__ = ("answered", "inline", "item", "last", "picked", "position", "program", "stage", "tally", "waiting")

    def __init__(self, item: Item, program: Program, inline: bool) -> None:
        self.item = item
        self.program = program
        self.position = 0
        self.stage = 0  # how far the current instruction is
        self.picked: list[ObjectId] = []  # what has been chosen for it
        self.waiting: list[ObjectId] = []  # what it keeps between its stages
        self.tally: list[int] = []  # and other numbers: shares of damage, seats, keys of texts
        self.inline = inline  # not on the chain: a substitute or a price
        self.last: Option | None = None  # the latest answer
        self.answered = False

    def copy(self) -> Frame:
        f = Run(self.item.copy() if self.inline else self.item, self.program, self.inline)
        f.position = self.position
        f.stage = self.stage
        f.picked = self.picked[:]
        f.waiting = self.waiting[:]
        f.tally = self.tally[:]
        f.last = self.last
        f.answered = self.answered
        return f

    def rejoin(self, chain: list[Item]) -> None:
        if self.inline:
            return
        for item in chain:
            if item.id == self.item.id:
                self.item = item
                return
        self.item = self.item.copy()

    def picked_so_far(self) -> list[ObjectId]:
        return self.picked

    def name_one(self, text: ObjectId, slot: int, id: ObjectId) -> None:
        if self.item.id == text and slot < len(self.item.bound):
            self.item.bound[slot] = [*self.item.bound[slot], id]

    def numbers(self) -> list[int]:
        return [
            3,
            self.item.id,
            self.position,
            self.stage,
            int(self.answered),
            *self.picked,
            -1,
            *self.waiting,
            *self.tally,
        ]

    def step(self, s: State, a: Arena) -> None:
        ops = self.program.ops
        stack = a.stack
        own = self.item.card if not self.inline else 0
        last = self.last
        if len(s.arenas) > 1 and (self.answered or self.picked or self.waiting):
            self.forget(s)  # another arena may have gone on since the question or the answer
            if self.answered and last is not None and last.verb == PICK and gone(s, last.thing):
                self.answered = False
        while self.position < len(ops):
            if own and s.cards[own & SLOT_MASK].id != own:
                # CR 359.3.e.15: it left the chain in the middle of its own text: the rest does not happen.
                self.position = len(ops)
                self.item.repeats = self.item.execution
                break
            outcome = ops[self.position].run(s, a, self)
            if s.together is not None:
                triggers.tell(s)  # one instruction is one action
            if outcome == WAIT:
                return
            if outcome == NEXT:
                self.position += 1  # a JUMP has said where to go on
            self.stage = 0
            self.answered = False
            if self.picked:
                self.picked = []
            if self.waiting:
                self.waiting = []
                self.tally = []
            if a.question is not None or not stack or stack[-1] is not self:
                return  # the instruction caused something that must be finished first
        if self.item.execution < self.item.repeats:
            # CR 820: the instructions are executed once more, with the choices made for that execution.
            self.item.bound = self.item.later[self.item.execution]
            self.item.modes = self.item.later_modes[self.item.execution]
            self.item.execution += 1
            self.position = 0
            return
        stack.pop()
        if not self.inline:
            off_the_chain.resolved(s, a, self.item)

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.last = option
        self.answered = True
        if len(s.arenas) > 1 and option.verb == PICK and not self.inline:
            consent.ask_consent(s, a, self.item, option.thing)

    def reaches(self, s: State, a: Arena) -> bool:
        return True

    def forget(self, s: State) -> None:
        self.picked = [id for id in self.picked if not gone(s, id)]
        self.waiting = [id for id in self.waiting if not gone(s, id)]

    # --- what instructions use

    def choose(self, s: State, a: Arena, choice: Choice) -> int:
        """Ask for a choice made at resolution and bind it."""
        seat = self.item.seat
        if choice.chooser != YOURS:
            for other in s.seats_from(seat):
                if not in_reach(s, self.item, other):
                    continue
                if side_fits(s, choice.chooser, seat, other) and not (choice.chooser == OTHERS and other == seat):
                    seat = other
                    break
        found = choice.select.find(s, self.item)
        if choice.fresh:
            found = [id for id in found if id not in self.item.bound[choice.slot]]
        most = choice.most if choice.most >= 0 else len(found)
        if choice.select.is_private(s, self.item):
            # CR 128.6: nobody can be made to find a card of some quality among cards that others cannot see.
            outcome = self.pick(s, a, seat, found, 0, most, "CR 128.6", True)
        else:
            outcome = self.pick(s, a, seat, found, min(choice.least, len(found)), min(most, len(found)), "CR 355.17")
        if outcome == WAIT:
            return WAIT
        self.item.bound[choice.slot] = self.picked
        self.picked = []
        return NEXT

    def pick(
        self,
        s: State,
        a: Arena,
        seat: SeatId,
        found: list[ObjectId],
        least: int,
        most: int,
        clause: str,
        private: bool = False,
    ) -> int:
        """Let a seat pick between `least` and `most` of these; the picks are in `picked` when it is done.

        `private`: how many there are is hidden from others; who wants pauses to tell nothing is asked in any case.
        """
        anyway = private and seat < s.players and s.prefs[seat] & PREF_ASK_IN_WINDOWS != 0
        elsewhere = len(s.arenas) > 1  # something may have happened to what was picked
        if elsewhere and self.picked:
            self.picked = [id for id in self.picked if id in found]
        if self.answered:
            self.answered = False
            if self.last is not None:
                if self.last.verb == DONE:
                    return NEXT
                if self.last.thing not in self.item.declined and (not elsewhere or self.last.thing in found):
                    self.picked.append(self.last.thing)
        if self.item.declined:
            found = [id for id in found if id not in self.item.declined]
        if len(self.picked) >= most or (len(found) <= len(self.picked) and not anyway):
            return NEXT
        if least >= len(found) and not self.picked and not anyway:
            self.picked = found[:]  # no choice: all of them
            return NEXT
        offered = [to_pick(id) for id in found if id not in self.picked]
        if len(self.picked) >= least:
            offered.append(Option(DONE))
        if anyway:
            put_question(s, a, seat, Q_CHOOSE, offered, self.item.card or self.item.source, clause)
        else:
            ask(s, a, seat, Q_CHOOSE, offered, self.item.card or self.item.source, clause)
        if a.question is None:
            return self.pick(s, a, seat, found, least, most, clause, private)
        a.question.least = least - len(self.picked)
        a.question.most = most - len(self.picked)
        return WAIT

    def did(self, n: int) -> None:
        """Leave word for "if you do": how much really happened."""
        self.item.memo = [n]

    def bind(self, slot: int, ids: list[ObjectId]) -> None:
        self.item.bound[slot] = ids


def know_whose(s: State, text: int, ability: ObjectId, seat: SeatId) -> None:
    """The text with this id has taken an ability from the chain, which leaves no object: whose it was stays known."""
    note(s, text, [ability, choice_of_seat(seat)])


def follow(s: State, text: int, old: ObjectId, new: ObjectId, via: ObjectId = NOTHING) -> None:
    """The text with this id has put an object into another zone: what it calls it, it calls it from now on too.

    Also where one text runs inside another as somebody else: they are one and the same. `via`: it was an item of the
    chain, of this card there.
    """
    card = s.find(new)
    if old == new or card is None:
        return
    note(s, text, [old, new] if not via else [old, via, via, new])


def note(s: State, text: int, step: list[ObjectId]) -> None:
    for a in s.arenas:
        for frame in a.stack:
            if isinstance(frame, Run) and frame.item.id == text:
                frame.item.trail = [*frame.item.trail, *step]


def gone(s: State, id: ObjectId) -> bool:
    """Is this a card that has become another object since? Not so with amounts, seats and items of a chain."""
    return id >= SLOTS and id & SLOT_MASK > SPELL_ITEM and s.last_known(id) is None


def run_now(s: State, a: Arena, item: Item, program: Program) -> None:
    """Carry out a text at once, outside the chain."""
    item.arena = a.index
    while len(item.bound) < program.slot_count:
        item.bound.append([])
    a.stack.append(Run(item, program, True))


def begin(s: State, a: Arena, item: Item, program: Program) -> None:
    """Begin to resolve an item of the chain."""
    while len(item.bound) < program.slot_count:
        item.bound.append([])
    for slot in program.slots:
        # CR 359.3.e.2: what must not be chosen by now is an illegal target
        if slot.target is not None:
            for bound in [item.bound, *item.later]:
                bound[slot.number] = [x for x in bound[slot.number] if not untouchable(s, a, x, item.seat)]
    if s.events is not None:
        how = "resolves" if item.card else "ability-resolves"
        log.note(s, how, [item.card or item.source], [item.seat], "CR 340")
    a.stack.append(Run(item, program, False))
