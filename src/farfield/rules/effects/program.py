"""A text as a flat program: what must be chosen beforehand, then instructions with a position.

So a resolution in progress is a program, a position and bindings, and can be copied at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Option
from ..terms import DONE, PICK, Q_CHOOSE
from ..turn.frames import ask
from .base import JUMP, NEXT, WAIT, Effect, Part
from .select import (
    THERE,
    Bound,
    Choice,
    Destination,
    LastKnown,
    LessMightThan,
    OfPlayer,
    OtherThan,
    SameControllerAs,
    SamePlaceAs,
    Select,
    Target,
)

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, State


class Slot:
    """A choice to be made when the text goes on the chain: a target or a destination."""

    __slots__ = ("destination", "mode", "number", "target")

    def __init__(self, number: int, target: Target | None, destination: Destination | None, mode: int) -> None:
        self.number = number
        self.target = target
        self.destination = destination
        self.mode = mode  # only if this mode was chosen; -1: always


class Program:
    """`modes_least`..`modes_most` of `modes` modes are chosen first; then the slots; then `ops` run."""

    __slots__ = ("modes", "modes_least", "modes_most", "ops", "slot_count", "slots", "splits")

    def __init__(self) -> None:
        self.ops: list[Effect] = []
        self.slots: list[Slot] = []
        self.slot_count = 0
        self.modes = 0
        self.modes_least = 0
        self.modes_most = 0
        self.splits = False


class Composite(Effect):
    """An effect made of others: it writes itself into the program instead of running."""

    __slots__ = ()

    def write(self, w: Writer) -> None:
        raise NotImplementedError


class Writer:
    """Turns a tree of effects into a program."""

    __slots__ = ("last", "mode", "names", "program")

    def __init__(self, outer: Writer | None = None) -> None:
        """`outer`: the text this one is inside of; its choices can be spoken of here too."""
        self.program = Program()
        self.names: dict[str, int] = {}
        self.last = -1  # what a bare "it" means
        self.mode = -1
        if outer is not None:
            self.names = dict(outer.names)
            self.last = outer.last
            self.program.slot_count = outer.program.slot_count

    def emit(self, op: Effect) -> int:
        self.program.ops.append(op)
        return len(self.program.ops) - 1

    def new_slot(self, name: str) -> int:
        number = self.program.slot_count
        self.program.slot_count += 1
        if name:
            self.names[name] = number
        self.last = number
        return number

    def write(self, effect: Effect) -> None:
        if isinstance(effect, Composite):
            effect.write(self)
        else:
            self.bind(effect)
            self.emit(effect)

    def branch(self, yes: Effect, no: Effect | None) -> int:
        """What follows a test, and what is done otherwise: where to jump if the test fails."""
        self.write(yes)
        if no is None:
            return self.emit(Nothing())
        skip = Jump()
        self.emit(skip)
        otherwise = self.emit(Nothing())
        self.write(no)
        skip.to = self.emit(Nothing())
        return otherwise

    def bind(self, part: Part) -> None:
        """Give every choice inside a part its slot, and every reference the slot it means."""
        if isinstance(part, Target):
            if part.slot < 0:
                self.bind(part.select)
                part.slot = self.new_slot(part.name)
                self.program.slots.append(Slot(part.slot, part, None, self.mode))
                if part.group is not None:
                    self.emit(Regroup(part))
        elif isinstance(part, Destination):
            if part.slot < 0:
                if part.mover is not None:
                    self.bind(part.mover)
                if part.select is not None:
                    self.bind(part.select)
                keep = self.last
                part.slot = self.new_slot(part.name)
                self.last = keep  # a place is never "it"
                self.program.slots.append(Slot(part.slot, None, part, self.mode))
        elif isinstance(part, Choice):
            if part.slot < 0:
                self.bind(part.select)
                part.slot = self.new_slot(part.name)
                self.emit(Choosing(part))
        elif isinstance(part, Select):
            for f in part.filters:
                self.bind(f)
            if isinstance(part.at, Target):
                self.bind(part.at)
                part.slot = part.at.slot
            elif part.where == THERE and part.slot == -1:
                part.slot = self.last
        elif isinstance(part, (Bound, LastKnown)):
            part.slot = self.slot_of(part.name)
        elif isinstance(part, (OtherThan, SamePlaceAs, SameControllerAs, OfPlayer)):
            part.slot = self.slot_of(part.name)
        elif isinstance(part, LessMightThan):
            if part.name != "me":
                part.slot = self.slot_of(part.name)
        else:
            for child in part.children():
                self.bind(child)

    def slot_of(self, name: str) -> int:
        if not name:
            return self.last
        if name not in self.names:
            raise ValueError(f"{name!r} is not chosen before it is spoken of; known here: {sorted(self.names)}")
        return self.names[name]


class Choosing(Effect):
    """Ask for a `Choice` now and bind what was picked."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def run(self, s: State, a: Arena, run: Run) -> int:
        return run.choose(s, a, self.choice)


class Regroup(Effect):
    """CR 355.11: targets that as a set no longer meet the demand: their chooser keeps some that do."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target = target

    def run(self, s: State, a: Arena, run: Run) -> int:
        group = self.target.group
        legal = self.target.find(s, run.item)
        if group is None or (run.stage == 0 and group.holds(s, legal)):
            return NEXT
        run.stage = 1
        if run.answered and run.last is not None:
            run.answered = False
            if run.last.verb == DONE:
                run.item.bound[self.target.slot] = run.picked
                return NEXT
            run.picked.append(run.last.a)
        options = [Option(PICK, id) for id in legal if id not in run.picked and group.allows(s, run.picked, s.card(id))]
        if not options:
            run.item.bound[self.target.slot] = run.picked
            return NEXT
        options.append(Option(DONE))
        ask(s, a, run.item.seat, Q_CHOOSE, options, run.item.card or run.item.source, "CR 355.11")
        return WAIT


class Jump(Effect):
    __slots__ = ("to",)

    def __init__(self) -> None:
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        run.position = self.to
        return JUMP


class Nothing(Effect):
    """An instruction that does nothing; where jumps land."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        return NEXT


def compile_text(effect: Effect, outer: Writer | None = None) -> Program:
    w = Writer(outer)
    w.write(effect)
    return w.program
