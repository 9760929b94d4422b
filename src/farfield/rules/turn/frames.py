"""Work in progress: a stack of small frames, each with its own position, instead of Python's call stack.

So a game can be copied, stored and compared in the middle of anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import Decision, Option

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Item, State
    from ..state.dice import Dice
    from ..terms import QuestionKind


class Frame:
    """`step` goes on until the frame is done (it pops itself), pushes another frame, or asks a question.

    Where there are several arenas it may be called again while its question is open, since another arena may have
    changed what there is to choose: it then asks anew, about what there is now.
    """

    __slots__ = ()

    def step(self, s: State, a: Arena) -> None:
        raise NotImplementedError

    def answer(self, s: State, a: Arena, option: Option) -> None:
        """The answer to the question this frame asked."""
        raise NotImplementedError

    def waits(self, s: State, a: Arena) -> bool:
        """Where there are several arenas: must what is asked in another one be answered first?"""
        return False

    def reaches(self, s: State, a: Arena) -> bool:
        """Where there are several arenas: does what is asked for depend on others than this one and the home of who is
        asked?"""
        return False

    def stands(self) -> bool:
        """Where there are several arenas: is the question always as it was asked, whatever happens in the others?"""
        return False

    def copy(self) -> Frame:
        raise NotImplementedError

    def rejoin(self, chain: list[Item]) -> None:
        """After a copy: hold the items of the copied chain again, where this frame works on one of them."""

    def imagine(self, s: State, viewer: int, dice: Dice) -> None:
        """Redraw what this frame holds and the viewer does not know (see `imagining`)."""

    def picked_so_far(self) -> list[ObjectId]:
        """Objects that were already picked for what is asked now, for whoever is asked."""
        return []

    def name_one(self, text: ObjectId, slot: int, id: ObjectId) -> None:
        """One more object is called by a name of the text with this id: where this frame carries out that text."""

    def numbers(self) -> list[int]:
        """The numbers that make this frame what it is, for the state hash."""
        return []


def ask(
    s: State, a: Arena, seat: SeatId, kind: QuestionKind, options: list[Option], subject: ObjectId, clause: str
) -> None:
    """Ask a seat. With a single option there is nothing to ask: it is taken at once."""
    if len(options) == 1 and a.stack:
        a.stack[-1].answer(s, a, options[0])
        return
    put_question(s, a, seat, kind, options, subject, clause)


def put_question(
    s: State, a: Arena, seat: SeatId, kind: QuestionKind, options: list[Option], subject: ObjectId, clause: str
) -> None:
    """Ask even if there is only one answer."""
    if seat < 0:
        seat = s.mode.decider(s, a)  # nobody's: the turn player sees to it (CR 190.6, 372)
    if seat >= s.players and a.stack:
        a.stack[-1].answer(s, a, s.mode.npc_answers(s, a, seat, kind, options))
        return
    a.asked = a.version
    if len(s.arenas) > 1:
        a.asked_afar = a.looked_afar or (len(a.stack) > 0 and a.stack[-1].reaches(s, a))
        a.asked_home = s.moment() if a.asked_afar else s.arenas[s.sides[seat].arena].version
    a.question = Decision(s.next_decision, a.index, seat, kind, options, subject, clause)
    s.next_decision += 1
