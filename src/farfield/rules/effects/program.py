"""A text as a flat program: what must be chosen beforehand, then instructions with a position.

So a resolution in progress is a program, a position and bindings, and can be copied at any moment. What cannot work in
a text (a word for something that nothing before it names, say) is refused as it is written, with what would be right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from farfield.errors import CardTextError

from ..ids import NOBODY, SeatId
from ..state import Option
from ..state.questions import to_pick
from ..terms import DONE, LEGEND, Q_CHOOSE, SPELL
from ..turn.frames import ask
from .parts import JUMP, NEXT, WAIT, Ability, Condition, Each, Effect, P, Part
from .select import Choice, Destination, Target
from .sorts import ALWAYS, ANYTHING, FACE_DOWN, MAYBE, MYSELF, PLACES, THE_SUBJECT, Heard, Sort, types_in_words, word_of

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Item, State

# What a text can do and speak of, by its kind.
RUNS: Final = 1  # its instructions are carried out, so that something can be picked on the way
CHOOSES: Final = 2  # it goes on the chain, so that targets, destinations and modes are chosen for it
EVENT: Final = 4  # something triggered it, or is replaced by it
CARD: Final = 8  # it is a card on the chain
PAYS: Final = 16  # something was paid for it
DID: Final = 32  # something has been done before it begins
NO_WORDS: Final[frozenset[str]] = frozenset()


class Slot:
    """A choice to be made when the text goes on the chain: a target or a destination."""

    __slots__ = ("condition", "destination", "mode", "number", "part", "target")

    def __init__(
        self,
        number: int,
        target: Target | None,
        destination: Destination | None,
        mode: int,
        part: Effect | None,
        condition: Condition | None,
    ) -> None:
        self.condition = condition  # only if this holds as the choices are made; None: always
        self.number = number
        self.target = target
        self.destination = destination
        self.mode = mode  # only if this mode was chosen; -1: always
        self.part = part  # the instruction that it is chosen for, as the author wrote it: words are made of it


class Given:
    """A choice, or several together, that means something only if the text speaks of it."""

    __slots__ = ("fault", "slots")

    def __init__(self, slots: list[int], fault: str) -> None:
        self.slots = slots
        self.fault = fault


class Program:
    """`modes_least`..`modes_most` of `modes` modes are chosen first; then the slots; then `ops` run.

    `effect` is what the author wrote, and `parts` which instruction of it each of `ops` comes from: whoever asks a
    player something on the way can say what for.
    """

    __slots__ = (
        "asks_payment", "effect", "given", "modes", "modes_differ", "modes_for_all", "modes_least", "modes_most",
        "modes_once", "ops", "parts", "slot_count", "slots",
    )  # fmt: skip

    def __init__(self) -> None:
        self.effect: Effect | None = None
        self.ops: list[Effect] = []
        self.parts: list[Effect | None] = []
        self.slots: list[Slot] = []
        self.slot_count = 0
        self.asks_payment = False  # what is chosen is told by which additional costs were paid
        self.given = 0  # so many slots are filled before anything is chosen for this text
        self.modes = 0
        self.modes_least = 0
        self.modes_most = 0
        self.modes_differ = False  # no two executions of a Repeat choose the same
        self.modes_once = False  # each of them is chosen once a turn at most
        self.modes_for_all = False  # by anybody, not by each player

    def who_chose(self, seat: SeatId) -> SeatId:
        """Whose choices of a mode count for this seat, where each is chosen once a turn."""
        return NOBODY if self.modes_for_all else seat


class Composite(Effect):
    """An effect made of others: it writes itself into the program instead of running."""

    __slots__ = ()

    def write(self, w: Writer) -> None:
        raise NotImplementedError


class Writer(Each):
    """Turns a tree of effects into a program, and the parts of an ability into those that a card has."""

    __slots__ = (
        "can", "checks", "condition", "given", "heard", "last", "me", "mode", "names", "names_payers",
        "optional_costs", "paid", "part", "program", "shared", "sorts", "spoken", "unborn", "words",
    )  # fmt: skip

    def __init__(self, can: int = 0, optional_costs: int = 0, me: Sort = ANYTHING) -> None:
        self.can = can
        self.me = me  # what the object is that has this text
        self.words = NO_WORDS  # of a card that is printed: the tags and names there are
        self.checks = True  # what can do nothing is refused
        self.given: list[Given] = []  # names and choices that somebody must speak of
        self.spoken: list[int] = []  # slots that have been spoken of
        self.heard: Heard | None = None  # the event that triggers this text or is replaced by it
        self.sorts: dict[int, Sort] = {}  # what has been chosen, by its slot
        self.optional_costs = optional_costs  # bits of the optional costs that this text may ask about
        self.program = Program()
        self.part: Effect | None = None  # the instruction that is being written
        self.paid: dict[str, int] = {}  # what the additional costs of a card are paid with, by its name
        self.names_payers = False  # this is a cost of which the text can speak by what pays it
        self.names: dict[str, int] = {}
        self.last = -1  # what a bare "it" means
        self.mode = -1
        self.condition: Condition | None = None  # what must hold for the instruction that is being written
        self.shared: dict[str, int] = {}  # what the other branch of an "if" chooses by the same name
        self.unborn: list[int] = []  # choices that this text plays: they enter only when it is done (CR 354.3)

    # --- texts inside a text

    def inside(self, can: int) -> Writer:
        """A text inside this one, with a program of its own; what was chosen here can be spoken of there too."""
        w = Writer(can, self.optional_costs, self.me)
        w.words = self.words
        w.checks = self.checks
        w.given = self.given
        w.spoken = self.spoken
        w.heard = self.heard
        w.sorts = dict(self.sorts)
        w.names = dict(self.names)
        w.last = self.last
        w.program.slot_count = self.program.slot_count
        w.program.given = self.program.slot_count
        return w

    def text(self, effect: Effect, can: int, heard: Heard | None = None) -> Program:
        w = self.inside(can)
        if heard is not None:
            w.heard = heard
            w.sorts.pop(THE_SUBJECT, None)
        w.program.effect = effect
        w.given = []
        w.write(effect)
        w.all_spoken()
        return w.program

    def all_spoken(self) -> None:
        """A printed card gives no name for nothing."""
        if self.checks and self.words:
            for given in self.given:
                if not any(slot in self.spoken for slot in given.slots):
                    raise CardTextError(given.fault)

    def learn(self, w: Writer) -> None:
        """What was chosen in a text inside this one is known here from now on."""
        self.program.slot_count = w.program.slot_count
        self.names.update(w.names)
        self.sorts = joined(self.sorts, w.sorts)
        self.last = w.last
        self.unborn.extend(w.unborn)

    def beside(self, can: int) -> Writer:
        """What belongs to a text without being carried out: the condition of an ability, its cost, its event."""
        return self.inside(can)

    def apart(self, me: Sort = ANYTHING) -> Writer:
        """For an ability that is given to an object of this sort: it knows nothing of the text that gives it."""
        w = Writer(0, 0, me)
        w.words = self.words
        w.checks = self.checks
        return w

    def lasting(self, ability: Ability) -> Ability:
        """An ability that lives on without its source: it knows what was chosen, not the event nor the costs."""
        can, costs = self.can, self.optional_costs
        self.can = can & (RUNS | CHOOSES)
        self.optional_costs = 0
        out = self.one(ability)
        self.can |= can
        self.optional_costs = costs
        return out

    # --- instructions

    def emit(self, op: Effect) -> int:
        self.program.ops.append(op)
        self.program.parts.append(self.part)
        self.can |= DID
        return len(self.program.ops) - 1

    def write(self, effect: Effect) -> None:
        around = self.part
        self.part = effect
        if isinstance(effect, Composite):
            self.check(effect)
            effect.write(self)
        else:
            op = self.one(effect)
            self.emit(op)
            for demand in op.demands():
                demand.done(self)
        self.part = around

    def branch(
        self, yes: Effect, no: Effect | None, known: Condition | None = None, other: Condition | None = None
    ) -> int:
        """What follows a test, and what is done otherwise: where to jump if the test fails.

        `known`: what is tested is settled as things are chosen; then only what its branch needs is chosen, and what
        both branches choose by the same name is the same to what follows. `other` is its opposite.
        """
        named = dict(self.names)
        around = self.condition
        if known is not None:
            self.condition = known
        before = dict(self.sorts)
        self.write(yes)
        self.condition = around
        after, self.sorts = self.sorts, before
        if no is None:
            self.sorts = joined(before, after)
            return self.emit(Nothing())
        skip = Jump()
        self.emit(skip)
        otherwise = self.emit(Nothing())
        if known is not None:
            self.condition = other
            for name in self.names:
                if named.get(name, -1) != self.names[name]:
                    self.shared[name] = self.names[name]
        self.write(no)
        self.condition = around
        self.shared = {}
        self.sorts = joined(self.sorts, after)
        skip.to = self.emit(Nothing())
        return otherwise

    # --- parts

    def one(self, part: P) -> P:
        new = cast("P", part.bound(self))
        self.check(new)
        return new

    def check(self, part: Part) -> None:
        """Can it do anything here? What it asks of the parts in it is held against what they are."""
        if not self.checks:
            return
        fault = part.fault(self)
        if not fault:
            for demand in part.demands():
                fault = demand.fault(self, word_of(part))
                if fault:
                    break
        if not fault and isinstance(part, Condition):
            verdict = part.verdict(self)
            if verdict != MAYBE:
                fault = f"this condition {'always holds: leave it out' if verdict == ALWAYS else 'can never hold'}"
        if fault:
            raise CardTextError(fault)

    # --- of which sort things are

    def sort_of(self, slot: int) -> Sort:
        """What has been chosen there; anything, if that was in another text which is not at hand."""
        found = self.sorts.get(slot)
        return ANYTHING if found is None else found

    def me_now(self) -> Sort:
        """The object that has this text, as far as it is still there."""
        if MYSELF in self.sorts:
            return self.sorts[MYSELF]
        return Sort(self.me.types, 0) if self.heard is not None and self.heard.gone else self.me

    def subject(self) -> Sort:
        """What the event happened to."""
        if THE_SUBJECT in self.sorts:
            return self.sorts[THE_SUBJECT]
        return ANYTHING if self.heard is None else self.heard.subject

    def is_nowhere(self) -> bool:
        """Is what has this text never at a place, so that there is no "here"?"""
        return not self.me.types & ~(SPELL | LEGEND) and not self.me.zones & FACE_DOWN

    def no_here(self) -> str:
        return f"{types_in_words(self.me.types)} is at no place, so there is no here: say at which place"

    def paid_slot(self, name: str) -> int:
        """Where it is kept what a part of a cost is paid with."""
        if name in self.paid:
            return self.paid[name]
        if not self.names_payers:
            raise CardTextError(
                "what pays here cannot have a name: only additional costs and the costs of abilities are spoken of so"
            )
        kept = self.last
        slot = self.new_slot(name)
        self.last = kept
        return slot

    def knows_payers(self, paid: dict[str, int]) -> None:
        """What the additional costs of a card are paid with, by its name."""
        self.paid = paid
        self.names = dict(paid)
        self.program.slot_count = len(paid)

    def new_slot(self, name: str, sort: Sort = ANYTHING) -> int:
        number = self.program.slot_count
        self.program.slot_count += 1
        self.sorts[number] = sort
        if name:
            self.names[name] = number
            self.given.append(Given([number], f"nobody speaks of {name!r}: leave the name out, or say it({name!r})"))
        self.last = number
        return number

    def new_place(self, name: str) -> int:
        """A place is never "it"."""
        kept = self.last
        number = self.new_slot(name, PLACES)
        self.last = kept
        return number

    def slot_of(self, name: str) -> int:
        """The choice that a name stands for; without a name the latest one."""
        if not name:
            if self.last < 0:
                raise CardTextError('"it" stands for nothing: choose something before, in this same text')
            self.spoken.append(self.last)
            return self.last
        if name not in self.names:
            known = ", ".join(sorted(self.names)) or "nothing"
            raise CardTextError(f"{name!r} is not chosen before it is spoken of; known here: {known}")
        self.spoken.append(self.names[name])
        return self.names[name]

    # --- what a text of this kind must have for a word to mean anything in it

    def knows_event(self) -> bool:
        """Did something trigger this text, or is replaced by it?"""
        return bool(self.can & EVENT)

    def needs_event(self, word: str) -> None:
        if not self.can & EVENT:
            raise CardTextError(
                f"{word} speaks of what triggers this text or is replaced by it; there is no such event"
            )

    def needs_place(self, word: str) -> None:
        if self.checks and self.heard is not None and not self.heard.placed:
            raise CardTextError(f"{word} is where the event took place, and this one happens at no place")

    def needs_deed(self, word: str) -> None:
        if not self.can & DID:
            raise CardTextError(f"{word} asks about the instruction before it, and there is none")

    def needs_payment(self, word: str) -> None:
        if not self.can & PAYS:
            raise CardTextError(f"{word} asks how much Energy was spent on this text, and nothing is paid for it")

    def needs_card(self, word: str) -> None:
        if not self.can & CARD:
            raise CardTextError(f"{word} is about a spell on the chain, and this text is an ability: write banish(me)")

    def needs_choices(self, word: str) -> None:
        if self.can & CHOOSES:
            return
        if self.can & RUNS:
            raise CardTextError(
                f"{word} is chosen as a text goes on the chain, and this one does not go there by itself: choose before"
                " it begins, or let something be picked on the way, with pick(…)"
            )
        raise CardTextError(f"{word} is chosen as a text goes on the chain, and this line does not: say what is meant")

    def choose(self, target: Target) -> Target:
        """A target is chosen as the text goes on the chain."""
        self.needs_choices("a target")
        target.slot = self.shared.get(target.name, -1) if target.name else -1
        if target.slot < 0:
            target.slot = self.new_slot(target.name, target.select.sort(self))
        else:
            self.sorts[target.slot] = target.select.sort(self)
        self.program.slots.append(Slot(target.slot, target, None, self.mode, self.part, self.condition))
        if target.group is not None:
            self.emit(Regroup(target))
        return target

    def send(self, destination: Destination) -> Destination:
        """A destination is chosen as the text goes on the chain."""
        self.needs_choices("a destination")
        destination.slot = self.new_place(destination.name)
        self.program.slots.append(Slot(destination.slot, None, destination, self.mode, self.part, self.condition))
        return destination

    def pick(self, choice: Choice) -> Choice:
        """A choice is made on the way."""
        if not self.can & RUNS:
            raise CardTextError("nothing can be picked here, where nothing is carried out: say what is meant")
        choice.slot = self.new_slot(choice.name, choice.select.sort(self))
        self.emit(Choosing(choice))
        return choice


def joined(first: dict[int, Sort], second: dict[int, Sort]) -> dict[int, Sort]:
    """What is known of what was chosen, where the one may have happened or the other."""
    out = dict(first)
    for slot, sort in second.items():
        known = out.get(slot)
        if known is not None:
            out[slot] = known.join(sort)
        elif slot >= 0:
            out[slot] = sort  # chosen on one way only; what is not chosen is still where it was on the other
    return out


class Choosing(Effect):
    """Ask for a `Choice` now and bind what was picked."""

    __slots__ = ("choice",)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def idle(self, s: State, item: Item) -> bool:
        select = self.choice.select
        return not select.is_private(s, item) and not select.find(s, item)  # silence tells nothing of hidden cards

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
            run.picked.append(run.last.thing)
        options = [to_pick(id) for id in legal if id not in run.picked and group.allows(s, run.picked, s.card(id))]
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
