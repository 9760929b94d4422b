"""Texts in which somebody else acts or decides: "its owner …", "each player …", "unless its controller …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ..chain.resolving import Run, run_now
from ..state.choices import seat_chosen
from ..terms import ANY_SIDE
from .conditions import Did
from .parts import NEXT, WAIT, Each, Effect, Objects, Part
from .program import CHOOSES, Composite, Nothing, Writer
from .select import Players, Select
from .sequences import AskMay, May, PayTo, Unless
from .sorts import PLAYERS, Demand, Takes

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, State
    from .program import Program


class AsPlayers(Composite):
    """ "Its controller draws 2", "each player discards 1", "they …": each of them carries it out as "you", one after
    another in turn order (CR 303.2, A52). What they choose, the text can speak of afterwards, all of it under one name.

    `next_first`: starting with the player after the one whose text it is. `you_too`: they and you, and how much they
    did is counted without you.
    """

    __slots__ = ("effect", "next_first", "who", "you_too")

    def __init__(self, who: Objects, effect: Effect, *, next_first: bool = False, you_too: bool = False) -> None:
        self.who = who
        self.effect = effect
        self.next_first = next_first
        self.you_too = you_too

    def names_players(self) -> bool:
        if isinstance(self.who, Select):
            return self.who.side == ANY_SIDE
        return isinstance(self.who, Players) and self.who.reads_event()

    def demands(self) -> list[Demand]:
        return [Takes(self.who, PLAYERS)]

    def write(self, w: Writer) -> None:
        let_act(w, players_of(w, self.who), self.effect, self.next_first, you_too=self.you_too)

    def rebuilt(self, each: Each) -> Part:
        who = each.one(self.who)
        return AsPlayers(who, each.one(self.effect), next_first=self.next_first, you_too=self.you_too)


def let_act(
    w: Writer,
    who: Objects,
    effect: Effect,
    next_first: bool = False,
    told: Effect | None = None,
    you_too: bool = False,
) -> None:
    """`told`: the instruction that this is part of, where its words say what they are asked."""
    inside = w.inside(w.can & ~CHOOSES)
    inside.program.effect = told or effect
    inside.part = told
    first = inside.program.slot_count
    if told is not None and isinstance(effect, Composite):
        effect.write(inside)
        for op in inside.program.ops:
            if isinstance(op, AskMay):
                op.clause = "CR 355.10.e"  # they are asked whether to prevent something
    else:
        inside.write(effect)
    inside.emit(HandOver(list(range(first, inside.program.slot_count)), you_too))
    w.emit(Acting(who, inside.program, next_first, you_too))
    w.learn(inside)


def players_of(w: Writer, who: Objects) -> Objects:
    """Those who are to act, if they are players."""
    found = w.one(who)
    if found.sort(w).meet(PLAYERS).is_none():
        raise CardTextError("only players act: say controller_of(…) or owner_of(…) of an object, or choose a player")
    return found


class Acting(Effect):
    """Runs a text once for each player meant, with that player as "you"."""

    __slots__ = ("next_first", "program", "who", "you_too")

    def __init__(self, who: Objects, program: Program, next_first: bool, you_too: bool) -> None:
        self.who = who
        self.program = program
        self.next_first = next_first
        self.you_too = you_too

    def run(self, s: State, a: Arena, run: Run) -> int:
        if run.stage == 0:
            run.tally = [int(x) for x in self.in_order(s, run)]
            run.did(0)
        while run.stage < len(run.tally) and s.sides[run.tally[run.stage]].lost:
            run.stage += 1  # they have left the game meanwhile
        if run.stage >= len(run.tally):
            return NEXT
        item = run.item.copy()
        item.seat = s.sides[run.tally[run.stage]].index
        item.repeats = 0  # CR 820: the text around this is what is executed again
        run.stage += 1
        run_now(s, a, item, self.program)
        return WAIT

    def in_order(self, s: State, run: Run) -> list[SeatId]:
        meant = [seat_chosen(id) for id in self.who.find(s, run.item)]
        if self.you_too:
            meant.append(run.item.seat)
        order = s.seats_from(run.item.seat if self.next_first else s.turn_seat)
        if self.next_first and order and order[0] == run.item.seat:
            order = order[1:] + order[:1]
        return [x for x in order if x in meant] + [x for x in meant if x not in order]


class HandOver(Effect):
    """The end of a text that somebody else carried out: what they chose and how much they did is known outside."""

    __slots__ = ("of_others", "slots")

    def __init__(self, slots: list[int], of_others: bool) -> None:
        self.slots = slots
        self.of_others = of_others  # what "you" did is not counted

    def run(self, s: State, a: Arena, run: Run) -> int:
        outer = a.stack[-2]
        assert isinstance(outer, Run)
        for slot in self.slots:
            known = outer.item.bound[slot]
            outer.item.bound[slot] = known + [id for id in run.item.bound[slot] if id not in known]
        done = run.item.memo[0] if run.item.memo else 0
        if self.of_others and run.item.seat == outer.item.seat:
            done = 0
        outer.did(done + (outer.item.memo[0] if outer.item.memo else 0))
        return NEXT


class UnlessTheyDo(Composite):
    """ "… unless its controller …": they may do one thing so that the other does not happen (CR 355.10.e).

    `let`: they only say so, and you do it: "unless its controller has you draw 2".
    """

    __slots__ = ("effect", "let", "they", "who")

    def __init__(self, effect: Effect, who: Objects, they: Effect, *, let: bool = False) -> None:
        self.effect = effect
        self.who = who
        self.they = they
        self.let = let

    def demands(self) -> list[Demand]:
        return [Takes(self.who, PLAYERS)]

    def write(self, w: Writer) -> None:
        asked: Effect = Nothing() if self.let else self.they
        let_act(w, players_of(w, self.who), asked if isinstance(asked, PayTo) else May(asked), told=self)
        if self.let:
            test = Unless(Did())
            w.emit(test)
            test.to = w.branch(self.they, self.effect)
            return
        undone = Unless(Did(negate=True))
        w.emit(undone)
        undone.to = w.branch(self.effect, None)

    def rebuilt(self, each: Each) -> Part:
        who = each.one(self.who)
        they = each.one(self.they)
        return UnlessTheyDo(each.one(self.effect), who, they, let=self.let)
