"""How instructions hang together: one after another, if, may, pay to, for each, choose one, do this, later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ..abilities import as_long_as, triggers
from ..costs import paying
from ..ids import SPELL_ITEM, ObjectId
from ..state import Lasting, Option
from ..terms import E_DIED, NEXT_CLEANUP, NO, Q_MAY, THIS_TURN, YES, Duration
from ..turn.frames import ask
from .abilities import Activated, Triggered, When
from .base import JUMP, NEXT, NULL, WAIT, Ability, Amount, Condition, Each, Effect, Objects, Part
from .costs import Cost
from .program import CHOOSES, DID, EVENT, PAYS, RUNS, Composite, Nothing, Writer
from .select import IsBound, named_now

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, State


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

    def of_players(self) -> bool:
        return True

    def of_chain(self) -> bool:
        return True

    def run(self, s: State, a: Arena, run: Run) -> int:
        self.target.find(s, run.item)  # drops what is illegal by now, so that linked instructions are ignored too
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

    def adds(self) -> bool:
        return self.yes.adds() and (self.no is None or self.no.adds())

    def write(self, w: Writer) -> None:
        test = Unless(w.one(self.condition))
        w.emit(test)
        test.to = w.branch(self.yes, self.no)

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

    def write(self, w: Writer) -> None:
        question = AskMay(None)
        w.emit(question)
        question.to = w.branch(self.effect, self.no)

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

    def write(self, w: Writer) -> None:
        cost = w.one(self.cost)
        question = AskMay(cost)
        w.emit(question)
        w.emit(PayNow(cost))
        question.to = w.branch(self.effect, self.no)

    def rebuilt(self, each: Each) -> Part:
        return PayTo(each.one(self.cost), each.one(self.effect), each.maybe(self.no))


class AskMay(Effect):
    """Ask whether to do what follows; with a cost, only if it can be paid."""

    __slots__ = ("clause", "cost", "to")

    def __init__(self, cost: Cost | None) -> None:
        self.cost = cost
        self.to = 0
        self.clause = "CR 383.3.a"  # by which it is asked

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        if not run.answered:
            if self.cost is not None and not paying.payable_now(s, a, item, self.cost):
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


class Repeatedly(Composite):
    """ "Do this N times": the same instructions again."""

    __slots__ = ("effect", "times")

    def __init__(self, times: Amount, effect: Effect) -> None:
        self.times = times
        self.effect = effect

    def write(self, w: Writer) -> None:
        start = Counting(w.one(self.times))
        w.emit(start)
        begin = w.emit(Nothing())
        w.write(self.effect)
        again = Again(begin)
        w.emit(again)
        start.to = w.emit(Nothing())

    def rebuilt(self, each: Each) -> Part:
        return Repeatedly(each.one(self.times), each.one(self.effect))


class Counting(Effect):
    """Begin a loop: how many rounds are kept in the item's memory."""

    __slots__ = ("times", "to")

    def __init__(self, times: Amount) -> None:
        self.times = times
        self.to = 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.times.value(s, run.item)
        if n == NULL or n <= 0:
            run.position = self.to
            return JUMP
        run.item.modes.append(-n)  # loop counters live beside the modes, as negative numbers
        return NEXT


class Again(Effect):
    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def run(self, s: State, a: Arena, run: Run) -> int:
        left = -run.item.modes[-1] - 1
        if left > 0:
            run.item.modes[-1] = -left
            run.position = self.to
            return JUMP
        run.item.modes.pop()
        return NEXT


class Modes(Composite):
    """ "Choose one —": modes are chosen as it goes on the chain (CR 355)."""

    __slots__ = ("differ", "least", "modes", "most")

    def __init__(self, *modes: Effect, least: int = 1, most: int = 1, differ: bool = False) -> None:
        self.differ = differ  # "one you haven't already chosen": with Repeat, each time another
        self.modes = modes
        self.least = least
        self.most = most

    def write(self, w: Writer) -> None:
        w.needs_choices("a mode")
        if w.program.modes:
            raise CardTextError("a text has only one set of modes: put the second one into do_this(…)")
        w.program.modes = len(self.modes)
        w.program.modes_least = self.least
        w.program.modes_most = self.most
        w.program.modes_differ = self.differ
        for i in range(len(self.modes)):
            gate = OnlyMode(i)
            w.emit(gate)
            names, last = dict(w.names), w.last
            w.mode = i
            w.write(self.modes[i])
            w.mode = -1
            w.names, w.last = names, last  # what one mode chooses, the others and what follows know nothing of
            gate.to = w.emit(Nothing())

    def rebuilt(self, each: Each) -> Part:
        return Modes(*each.all(self.modes), least=self.least, most=self.most, differ=self.differ)


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
        w.emit(Reflex(ability))

    def rebuilt(self, each: Each) -> Part:
        effect = each.one(self.effect)
        return DoThis(effect, optional=self.optional, cost=each.maybe(self.cost))


class Reflex(Effect):
    __slots__ = ("ability",)

    def __init__(self, ability: Triggered) -> None:
        self.ability = ability

    def run(self, s: State, a: Arena, run: Run) -> int:
        old = run.item
        item = triggers.pending(s, old.seat, old.source, old.place, self.ability, old.event)
        item.bound = [b[:] for b in old.bound]
        item.trail = old.trail
        item.memo = old.memo[:]
        item.paid = old.paid
        item.id = ObjectId(
            item.id | old.id & SPELL_ITEM
        )  # CR 428.5.d: what a spell's "do this" kills, the spell has killed
        item.played_from_hidden = old.played_from_hidden
        triggers.put_pending(s, a, [item])
        return NEXT


class Later(Composite):
    """A delayed trigger: "at the end of this turn, …", "the next time …, …" (CR 389-392)."""

    __slots__ = ("effect", "until", "uses", "when")

    def __init__(self, when: When, effect: Effect, *, until: Duration = THIS_TURN, uses: int = 1) -> None:
        self.when = when
        self.effect = effect
        self.until = until
        self.uses = uses

    def write(self, w: Writer) -> None:
        w.emit(Start(w.lasting(Triggered(self.when, self.effect)), self.until, self.uses, False))

    def rebuilt(self, each: Each) -> Part:
        return Later(each.one(self.when), each.one(self.effect), until=self.until, uses=self.uses)


class IfKills(Composite):
    """ "If this kills it, do this: …": watches the cleanup that follows for its death by this very text.

    `each`: "for each unit this kills, do this: …".
    """

    __slots__ = ("each", "effect", "objects")

    def __init__(self, objects: Objects, effect: Effect, *, each: bool = False) -> None:
        self.objects = objects
        self.effect = effect
        self.each = each

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
    s.governed |= ability.governs
    if as_long_as.tied(until):
        s.ties = True
    a.version += 1
