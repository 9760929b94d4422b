"""How instructions hang together: one after another, if, may, pay to, for each, choose one, do this, later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ..abilities import as_long_as, triggers
from ..costs import hidden_payers, paying
from ..ids import SPELL_ITEM, ObjectId
from ..knowing import facedown
from ..state import S_RULE, Lasting, Option
from ..state.choices import choice_of_place
from ..terms import E_DIED, GEAR, LOOK_AT, NEXT_CLEANUP, NO, Q_MAY, THIS_TURN, UNIT, YES, Duration
from ..turn.frames import ask, put_question
from .conditions import Both, Not, PaidCost
from .kinds_of_ability import Activated, Triggered, When
from .kinds_of_ability.triggered import NOWHERE_ON_THE_BOARD
from .parts import JUMP, NEXT, WAIT, Ability, Condition, Each, Effect, Objects, Part, ToEach
from .program import CHOOSES, DID, EVENT, PAYS, RUNS, Choosing, Composite, Given, Nothing, Program, Writer, joined
from .select import EVENT_NAME, Bound, Choice, IsBound, named_now
from .sorts import ANYTHING, IN_TRASH, ON_BOARD, PERMANENTS, Demand, Sort, Spans, Takes
from .stated_costs import Cost

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Item, State


class Seq(Composite):
    """One after another."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def adds(self) -> bool:
        return bool(self.effects) and all(e.adds() for e in self.effects)

    def names_players(self) -> bool:
        return bool(self.effects) and all(e.names_players() for e in self.effects)

    def write(self, w: Writer) -> None:
        for e in self.effects:
            w.write(e)

    def rebuilt(self, each: Each) -> Part:
        return Seq(*each.all(self.effects))


class Choose(Effect):
    """ "Choose a unit." A target in a sentence of its own; what follows speaks of it."""

    __slots__ = ("target",)

    def __init__(self, target: Objects) -> None:
        self.target = target

    def demands(self) -> list[Demand]:
        return [Takes(self.target, ANYTHING)]

    def bound(self, w: Writer) -> Choose:
        new = Choose(w.one(self.target))
        slot = new.target.slot_in(w)
        if slot >= 0:
            w.given.append(Given([slot], "something is chosen, and nothing is done with it: speak of it with it()"))
        return new

    def fault(self, w: Writer) -> str:
        return "" if self.target.chooses() else "choose(…) needs something to choose: a(unit), up_to(2, unit), pick(…)"

    def run(self, s: State, a: Arena, run: Run) -> int:
        found = self.target.find(s, run.item)  # drops what is illegal by now: linked instructions are ignored too
        if isinstance(self.target, Choice):
            run.did(len(found))  # made on the way, there may be nothing to choose
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Choose(each.one(self.target))


class If(Composite):
    """ "If …, … . Otherwise, … ." """

    __slots__ = ("condition", "instead", "no", "yes")

    def __init__(self, condition: Condition, yes: Effect, no: Effect | None = None, *, instead: bool = False) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no
        self.instead = instead  # worded as "if …, … instead" after the other branch

    def fault(self, w: Writer) -> str:
        return "the same is done either way" if self.no is not None and repr(self.yes) == repr(self.no) else ""

    def adds(self) -> bool:
        return self.yes.adds() and (self.no is None or self.no.adds())

    def write(self, w: Writer) -> None:
        condition = w.one(self.condition)
        test = Unless(condition)
        w.emit(test)
        if isinstance(condition, PaidCost) and self.no is not None:
            w.program.asks_payment = True
            test.to = w.branch(self.yes, self.no, condition, Not(condition))
            return
        around = w.condition
        if condition.settled() and self.no is None:
            w.condition = condition if around is None else Both(around, condition)
        test.to = w.branch(self.yes, self.no)
        w.condition = around

    def rebuilt(self, each: Each) -> Part:
        return If(each.one(self.condition), each.one(self.yes), each.maybe(self.no), instead=self.instead)


class Unless(Effect):
    """Jump when the condition does not hold."""

    __slots__ = ("condition", "to")

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        if self.condition.holds(s, run.item):
            return NEXT
        run.position = self.to
        return JUMP


class May(Composite):
    """ "You may …", decided at resolution (CR 383.3.a for the opening one, which is the ability's business)."""

    __slots__ = ("effect", "no")

    def __init__(self, effect: Effect, no: Effect | None = None) -> None:
        self.effect = effect
        self.no = no

    def fault(self, w: Writer) -> str:
        return "who may do something is asked once" if isinstance(self.effect, May) and self.no is None else ""

    def write(self, w: Writer) -> None:
        question = AskMay(None)
        first = w.emit(question) + 1
        question.to = w.branch(self.effect, self.no)
        if question.to - first == (1 if self.no is None else 2):  # one instruction: without its targets nothing is done
            question.takes = targets_of(w.program.ops[first], w)
        if self.no is None:
            question.does = w.program.ops[first : question.to]

    def rebuilt(self, each: Each) -> Part:
        return May(each.one(self.effect), each.maybe(self.no))


class PayTo(Composite):
    """ "[You may] pay … to …" at resolution (CR 204.3, 205): declining is always possible."""

    __slots__ = ("cost", "effect", "no")

    def __init__(self, cost: Cost, effect: Effect, no: Effect | None = None) -> None:
        self.cost = cost
        self.effect = effect
        self.no = no

    def adds(self) -> bool:
        return self.effect.adds() and (self.no is None or self.no.adds())

    def fault(self, w: Writer) -> str:
        return "pay_to(…) costs nothing: write may(…)" if self.cost.free else ""

    def write(self, w: Writer) -> None:
        cost = w.one(self.cost)
        question = AskMay(cost)
        w.emit(question)
        w.emit(PayNow(cost))
        question.to = w.branch(self.effect, self.no)

    def rebuilt(self, each: Each) -> Part:
        return PayTo(each.one(self.cost), each.one(self.effect), each.maybe(self.no))


def targets_of(op: Effect, w: Writer) -> list[Objects]:
    """What this instruction takes of what is chosen as the text goes on the chain."""
    chosen = [slot.number for slot in w.program.slots]
    taken = [x.objects for x in op.demands() if isinstance(x, Takes)]
    return [x for x in taken if x is not None and x.slot_in(w) in chosen]


class AskMay(Effect):
    """Ask whether to do what follows; with a cost, only if it can be paid."""

    __slots__ = ("clause", "cost", "does", "takes", "to")

    def __init__(self, cost: Cost | None) -> None:
        self.cost = cost
        self.does: list[Effect] = []  # what is done then, where nothing else is done otherwise
        self.takes: list[Objects] = []  # targets without which nothing would be done
        self.to = 0
        self.clause = "CR 383.3.a"  # by which it is asked

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        if not run.answered:
            if self.cost is not None and not paying.payable_now(s, a, item, self.cost):
                if hidden_payers.silence_tells(s, item.seat, self.cost.deeds, item.source):
                    put_question(s, a, item.seat, Q_MAY, [Option(NO)], item.card or item.source, "CR 128.6")
                    return WAIT
                run.did(0)
                run.position = self.to
                return JUMP
            for objects in self.takes:
                if not objects.find(s, item):  # CR 359.3.e.5: it would be ignored, so there is nothing to decide
                    run.did(0)
                    run.position = self.to
                    return JUMP
            if self.does and self.nothing_comes_of_it(s, item):
                run.did(0)
                run.position = self.to
                return JUMP
            ask(s, a, item.seat, Q_MAY, [Option(YES), Option(NO)], item.card or item.source, self.clause)
            return WAIT
        if run.last is not None and run.last.verb == YES:
            run.did(1)
            return NEXT
        run.did(0)
        run.position = self.to
        return JUMP

    def nothing_comes_of_it(self, s: State, item: Item) -> bool:
        """As long as none of them does anything, none makes another do something."""
        unpicked: list[int] = []
        for effect in self.does:
            if isinstance(effect, ToEach) and isinstance(effect.objects, Choice) and effect.objects.slot in unpicked:
                continue  # whatever was picked there before, for somebody else
            if not effect.idle(s, item):
                return False
            if isinstance(effect, Choosing):
                unpicked.append(effect.choice.slot)
        return True


class PayNow(Effect):
    """Pay a cost in the middle of a resolution."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost

    def run(self, s: State, a: Arena, run: Run) -> int:
        if run.stage == 0:
            run.stage = 1
            paying.pay_now(s, a, run.item, self.cost)
            return WAIT
        return NEXT


class Modes(Composite):
    """ "Choose one —": modes are chosen as it goes on the chain (CR 355)."""

    __slots__ = ("differ", "least", "modes", "most", "once", "once_for_all")

    def __init__(
        self,
        *modes: Effect,
        least: int = 1,
        most: int = 1,
        differ: bool = False,
        once: bool = False,
        once_for_all: bool = False,
    ) -> None:
        self.once = once  # "one you haven't chosen this turn"
        self.once_for_all = once_for_all  # "one that hasn't been chosen this turn"
        self.differ = differ  # "one you haven't already chosen": with Repeat, each time another
        self.modes = modes
        self.least = least
        self.most = most

    def fault(self, w: Writer) -> str:
        if len({repr(mode) for mode in self.modes}) < len(self.modes):
            return "two modes are the same"
        if len(self.modes) < 2:
            return "modes(…) needs at least two to choose from"
        if self.once and self.once_for_all:
            return "each mode is chosen once by each player, or once by anybody: leave out once= or once_for_all="
        if not 0 <= self.least <= self.most <= len(self.modes) or not self.most:
            return f"of {len(self.modes)} modes {self.least} to {self.most} cannot be chosen"
        return ""

    def write(self, w: Writer) -> None:
        w.needs_choices("a mode")
        if w.program.modes:
            raise CardTextError("a text has only one set of modes: put the second one into do_this(…)")
        w.program.modes = len(self.modes)
        w.program.modes_least = self.least
        w.program.modes_most = self.most
        w.program.modes_differ = self.differ
        w.program.modes_once = self.once or self.once_for_all
        w.program.modes_for_all = self.once_for_all
        for i in range(len(self.modes)):
            gate = OnlyMode(i)
            w.emit(gate)
            names, last, sorts = dict(w.names), w.last, dict(w.sorts)
            w.mode = i
            w.write(self.modes[i])
            w.mode = -1
            w.names, w.last = names, last  # what one mode chooses, the others and what follows know nothing of
            w.sorts = joined(sorts, w.sorts)
            gate.to = w.emit(Nothing())

    def rebuilt(self, each: Each) -> Part:
        return Modes(
            *each.all(self.modes),
            least=self.least,
            most=self.most,
            differ=self.differ,
            once=self.once,
            once_for_all=self.once_for_all,
        )


class OnlyMode(Effect):
    __slots__ = ("mode", "to")

    def __init__(self, mode: int) -> None:
        self.mode = mode
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        if self.mode in run.item.modes:
            return NEXT
        run.position = self.to
        return JUMP


class DoThis(Composite):
    """ "Then do this: …": a reflexive trigger, a new item with choices of its own (CR 386-388)."""

    __slots__ = ("cost", "effect", "optional")

    def __init__(self, effect: Effect, *, optional: bool = False, cost: Cost | None = None) -> None:
        self.effect = effect
        self.optional = optional  # it opens with "you may" and "[do X] to", as any triggered ability (CR 383.3.a-b)
        self.cost = cost

    def write(self, w: Writer) -> None:
        cost = w.beside(w.can & EVENT).maybe(self.cost)
        ability = Triggered(When(), self.effect, optional=self.optional, cost=cost)
        paid = PAYS if cost is not None else 0
        ability.text = w.text(self.effect, RUNS | CHOOSES | paid | (w.can & (EVENT | DID)))
        ability.compiled = True
        w.emit(Reflex(ability, [named_before(op, ability.text) for op in ability.text.ops]))

    def rebuilt(self, each: Each) -> Part:
        effect = each.one(self.effect)
        return DoThis(effect, optional=self.optional, cost=each.maybe(self.cost))


def named_before(op: Effect, text: Program) -> list[int]:
    """The slots of what this instruction takes that the text around it has named."""
    taken = [x.objects for x in op.demands() if isinstance(x, Takes)]
    return [x.slot for x in taken if isinstance(x, Bound) and x.slot < text.given]


class Reflex(Effect):
    __slots__ = ("ability", "takes")

    def __init__(self, ability: Triggered, takes: list[list[int]]) -> None:
        self.ability = ability
        self.takes = takes  # by instruction

    def run(self, s: State, a: Arena, run: Run) -> int:
        old = run.item
        if self.is_idle(old):
            return NEXT
        item = triggers.pending(s, old.seat, old.source, old.place, self.ability, old.event)
        item.bound = [b[:] for b in old.bound]
        item.trail = old.trail
        item.via = old.via
        item.memo = old.memo[:]
        item.paid = old.paid
        item.id = ObjectId(
            item.id | old.id & SPELL_ITEM
        )  # CR 428.5.d: what a spell's "do this" kills, the spell has killed
        item.played_from_hidden = old.played_from_hidden
        triggers.put_pending(s, a, [item])
        return NEXT

    def is_idle(self, item: Item) -> bool:
        """CR 359.3.e.14: is all of it about something that the text before did not come by?"""
        for slots in self.takes:
            missing = False
            for slot in slots:
                if not item.bound[slot]:
                    missing = True
            if not missing:
                return False
        return True


class Later(Composite):
    """A delayed trigger: "at the end of this turn, …", "the next time …, …" (CR 389-392)."""

    __slots__ = ("effect", "optional", "until", "uses", "when")

    def __init__(
        self, when: When, effect: Effect, *, until: Duration = THIS_TURN, uses: int = 1, optional: bool = False
    ) -> None:
        self.when = when
        self.effect = effect
        self.until = until
        self.uses = uses
        self.optional = optional  # it opens with "you may", as any triggered ability (CR 383.3.a)

    def fault(self, w: Writer) -> str:
        return "later(…) is used no time" if not self.uses else ""

    def demands(self) -> list[Demand]:
        return [Spans(self.until)]

    def write(self, w: Writer) -> None:
        if w.knows_event() and self.effect.reads_event() and self.when.kinds[0] in NOWHERE_ON_THE_BOARD:
            w.emit(KeepPlace(w.new_place(EVENT_NAME)))
        ability = Triggered(self.when, self.effect, optional=self.optional)
        w.emit(Start(w.lasting(ability), self.until, self.uses, False))

    def rebuilt(self, each: Each) -> Part:
        when = each.one(self.when)
        return Later(when, each.one(self.effect), until=self.until, uses=self.uses, optional=self.optional)


class KeepPlace(Effect):
    """Where the event took place is kept in mind for what is done later."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State, a: Arena, run: Run) -> int:
        e = run.item.event
        run.bind(self.slot, [choice_of_place(e.place)] if e is not None and e.place >= 0 else [])
        return NEXT


MORTAL: Final = Sort(UNIT | GEAR, ON_BOARD | IN_TRASH)  # what dies by this very text may be in the trash by now


class IfKills(Composite):
    """ "If this kills it, do this: …": watches the cleanup that follows for its death by this very text.

    `each`: "for each unit this kills, do this: …".
    """

    __slots__ = ("each", "effect", "objects")

    def __init__(self, objects: Objects, effect: Effect, *, each: bool = False) -> None:
        self.objects = objects
        self.effect = effect
        self.each = each

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, PERMANENTS if self.objects.chooses() else MORTAL)]

    def write(self, w: Writer) -> None:
        its_death = When(E_DIED, filters=(IsBound(w.one(self.objects)),))
        uses = -1 if self.each else 1
        w.emit(Start(w.lasting(Triggered(its_death, self.effect)), NEXT_CLEANUP, uses, True))

    def rebuilt(self, each: Each) -> Part:
        return IfKills(each.one(self.objects), each.one(self.effect), each=self.each)


class Lasts(Effect):
    """A passive, replacement or prohibition that an effect creates: "units you play this turn enter ready"."""

    __slots__ = ("ability", "until", "uses")

    def __init__(self, ability: Ability, *, until: Duration = THIS_TURN, uses: int = -1) -> None:
        self.ability = ability
        self.until = until
        self.uses = uses

    def fault(self, w: Writer) -> str:
        return "lasts(…) is used no time" if not self.uses else ""

    def demands(self) -> list[Demand]:
        return [Spans(self.until)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        start(s, a, run, self.ability, self.until, self.uses, False)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Lasts(each.one(self.ability), until=self.until, uses=self.uses)

    def bound(self, w: Writer) -> Lasts:
        if isinstance(self.ability, Activated) or not (self.ability.governs or isinstance(self.ability, Triggered)):
            raise CardTextError("this cannot last by itself: grant it to something that has it for so long")
        if self.uses > 0 and not self.ability.runs_out():
            raise CardTextError("nothing uses this up: it cannot be of the next one only")
        return Lasts(w.lasting(self.ability), until=self.until, uses=self.uses)


class Start(Effect):
    __slots__ = ("ability", "caused", "until", "uses")

    def __init__(self, ability: Ability, until: Duration, uses: int, caused: bool) -> None:
        self.ability = ability
        self.until = until
        self.uses = uses
        self.caused = caused

    def run(self, s: State, a: Arena, run: Run) -> int:
        start(s, a, run, self.ability, self.until, self.uses, self.caused)
        return NEXT


def start(s: State, a: Arena, run: Run, ability: Ability, until: Duration, uses: int, caused: bool) -> None:
    """Create a delayed ability; not if its window is over already (CR 359.3.e.16)."""
    item = run.item
    tie = as_long_as.anchor(s, item, until)
    if as_long_as.is_over(s, a, until, tie):
        return
    x = Lasting(ability, item.seat, item.source, until, uses, a.index)
    x.tie = tie
    x.bound = [[named_now(s, item, id) or id for id in b] for b in item.bound]
    x.event_place = item.place
    x.stamp = s.next_number()
    if caused:
        x.cause = item.id
    s.lasting.append(x)
    s.govern(ability.governs, ability.about)
    if ability.about == LOOK_AT and ability.governs & (1 << S_RULE):
        facedown.show(s, a)
    if as_long_as.tied(until):
        s.ties = True
    a.version += 1
