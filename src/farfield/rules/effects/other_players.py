"""Texts in which somebody else acts or decides: "that player …", "unless its controller …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..chain.resolving import Run, run_now
from ..ids import NOBODY
from ..state import Option
from ..terms import NO, Q_MAY, YES
from ..turn.frames import ask
from .base import JUMP, NEXT, WAIT, Condition, Each, Effect, Objects, Part
from .program import CHOOSES, Composite, Writer
from .select import controller_of

if TYPE_CHECKING:
    from ..state import Arena, Context, State
    from .program import Program


class ThatPlayer(Composite):
    """ "That player …": the one who did the event that triggered acts as "you"."""

    __slots__ = ("effect",)

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def names_players(self) -> bool:
        return True

    def write(self, w: Writer) -> None:
        w.needs_event("that_player")
        w.emit(AsActor(w.text(self.effect, w.can & ~CHOOSES)))

    def rebuilt(self, each: Each) -> Part:
        return ThatPlayer(each.one(self.effect))


class AsActor(Effect):
    __slots__ = ("program",)

    def __init__(self, program: Program) -> None:
        self.program = program

    def run(self, s: State, a: Arena, run: Run) -> int:
        event = run.item.event
        if run.stage or event is None or event.actor < 0:
            return NEXT
        run.stage = 1
        item = run.item.copy()
        item.seat = event.actor
        run_now(s, a, item, self.program)
        return WAIT


class UnlessTheyDo(Composite):
    """ "… unless its controller …": the controller of an object may do one thing so that the other does not happen."""

    __slots__ = ("effect", "they", "whose")

    def __init__(self, effect: Effect, whose: Objects, they: Effect) -> None:
        self.effect = effect
        self.whose = whose
        self.they = they

    def write(self, w: Writer) -> None:
        question = AskThem(w.one(self.whose))
        w.emit(question)
        question.to = w.branch(self.they, self.effect)

    def rebuilt(self, each: Each) -> Part:
        effect = each.one(self.effect)
        return UnlessTheyDo(effect, each.one(self.whose), each.one(self.they))


class AskThem(Effect):
    __slots__ = ("to", "whose")

    def __init__(self, whose: Objects) -> None:
        self.whose = whose
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        if not run.answered:
            found = self.whose.find(s, run.item)
            seat = controller_of(s, found[0]) if found else NOBODY
            if seat < 0 or s.mode.npc(s, seat):
                run.position = self.to
                return JUMP
            ask(s, a, seat, Q_MAY, [Option(YES), Option(NO)], run.item.card or run.item.source, "CR 355.10.e")
            return WAIT
        if run.last is not None and run.last.verb == YES:
            return NEXT
        run.position = self.to
        return JUMP


class FirstTurnOfActor(Condition):
    """It is the first turn of the player who did the event."""

    __slots__ = ()

    def bound(self, w: Writer) -> FirstTurnOfActor:
        w.needs_event("FirstTurnOfActor")
        return self

    def reads_event(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        return c.event is not None and c.event.actor >= 0 and s.sides[c.event.actor].turns == 1
