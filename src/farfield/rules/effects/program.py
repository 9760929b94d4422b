"""A text as a flat program: what must be chosen beforehand, then instructions with a position.

So a resolution in progress is a program, a position and bindings, and can be copied at any moment. What cannot work in
a text (a word for something that nothing before it names, say) is refused as it is written, with what would be right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from farfield.errors import CardTextError

from ..state import Option
from ..state.questions import to_pick
from ..terms import DONE, PLAYER, Q_CHOOSE
from ..turn.frames import ask
from .base import JUMP, NEXT, WAIT, Ability, Each, Effect, Objects, P
from .select import ON_CHAIN, Bound, Choice, Destination, Players, Select, Target

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, State

# What a text can do and speak of, by its kind.
RUNS: Final = 1  # its instructions are carried out, so that something can be picked on the way
CHOOSES: Final = 2  # it goes on the chain, so that targets, destinations and modes are chosen for it
EVENT: Final = 4  # something triggered it, or is replaced by it
CARD: Final = 8  # it is a card on the chain
PAYS: Final = 16  # something was paid for it
DID: Final = 32  # something has been done before it begins


class Slot:
    """A choice to be made when the text goes on the chain: a target or a destination."""

    __slots__ = ("destination", "mode", "number", "part", "target")

    def __init__(
        self, number: int, target: Target | None, destination: Destination | None, mode: int, part: Effect | None
    ) -> None:
        self.number = number
        self.target = target
        self.destination = destination
        self.mode = mode  # only if this mode was chosen; -1: always
        self.part = part  # the instruction that it is chosen for, as the author wrote it: words are made of it


class Program:
    """`modes_least`..`modes_most` of `modes` modes are chosen first; then the slots; then `ops` run.

    `effect` is what the author wrote, and `parts` which instruction of it each of `ops` comes from: whoever asks a
    player something on the way can say what for.
    """

    __slots__ = ("effect", "modes", "modes_differ", "modes_least", "modes_most", "ops", "parts", "slot_count", "slots")

    def __init__(self) -> None:
        self.effect: Effect | None = None
        self.ops: list[Effect] = []
        self.parts: list[Effect | None] = []
        self.slots: list[Slot] = []
        self.slot_count = 0
        self.modes = 0
        self.modes_least = 0
        self.modes_most = 0
        self.modes_differ = False  # no two executions of a Repeat choose the same


class Composite(Effect):
    """An effect made of others: it writes itself into the program instead of running."""

    __slots__ = ()

    def write(self, w: Writer) -> None:
        raise NotImplementedError


class Writer(Each):
    """Turns a tree of effects into a program, and the parts of an ability into those that a card has."""

    __slots__ = ("can", "countered", "last", "mode", "names", "optional_costs", "part", "program", "unborn")

    def __init__(self, can: int = 0, optional_costs: int = 0) -> None:
        self.can = can
        self.optional_costs = optional_costs  # bits of the optional costs that this text may ask about
        self.program = Program()
        self.part: Effect | None = None  # the instruction that is being written
        self.names: dict[str, int] = {}
        self.last = -1  # what a bare "it" means
        self.mode = -1
        self.unborn: list[int] = []  # choices that this text plays: they enter only when it is done (CR 354.3)
        self.countered = False  # a spell that is spoken of may be in a trash by now

    # --- texts inside a text

    def inside(self, can: int) -> Writer:
        """A text inside this one, with a program of its own; what was chosen here can be spoken of there too."""
        w = Writer(can, self.optional_costs)
        w.names = dict(self.names)
        w.last = self.last
        w.program.slot_count = self.program.slot_count
        return w

    def text(self, effect: Effect, can: int) -> Program:
        w = self.inside(can)
        w.program.effect = effect
        w.write(effect)
        return w.program

    def learn(self, w: Writer) -> None:
        """What was chosen in a text inside this one is known here from now on."""
        self.program.slot_count = w.program.slot_count
        self.names.update(w.names)
        self.last = w.last
        self.unborn.extend(w.unborn)

    def beside(self, can: int) -> Writer:
        """What belongs to a text without being carried out: the condition of an ability, its cost, its event."""
        return self.inside(can)

    def apart(self) -> Writer:
        """For an ability that is given to an object: it knows nothing of the text that gives it."""
        return Writer()

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
            effect.write(self)
        else:
            op = self.one(effect)
            if not op.of_chain():
                for child in op.children():
                    if isinstance(child, Objects) and self.is_of_chain(child):
                        raise CardTextError(
                            "this instruction cannot be about a spell or ability on the chain; counter, take_spell and"
                            " new_choices can"
                        )
            if not op.of_players():
                for child in op.children():
                    if isinstance(child, Objects) and self.is_of_players(child):
                        raise CardTextError(
                            "this instruction cannot be about a player: say whose objects are meant, or let the player"
                            " do something with as_(…)"
                        )
            for objects in op.acts_on():
                if isinstance(objects, Bound) and objects.slot in self.unborn:
                    raise CardTextError(
                        "what a text plays enters when the text is done: say what happens to it then with do_this(…)"
                    )
            self.emit(op)
        self.part = around

    def is_of_chain(self, objects: Objects) -> bool:
        """Are these spells and abilities on the chain, by what was chosen under this name?"""
        if isinstance(objects, Target):
            return objects.select.where == ON_CHAIN
        if isinstance(objects, Bound) and not self.countered:
            for slot in self.program.slots:
                if slot.number == objects.slot and slot.target is not None:
                    return slot.target.select.where == ON_CHAIN
        return False

    def is_of_players(self, objects: Objects) -> bool:
        """Are these players, by what was chosen under this name?"""
        if isinstance(objects, (Target, Choice)):
            return objects.select.what & PLAYER != 0
        if isinstance(objects, Bound):
            for slot in self.program.slots:
                if slot.number == objects.slot and slot.target is not None:
                    return slot.target.select.what & PLAYER != 0
            return False  # chosen in another text, which is not at hand here
        return isinstance(objects, Players) or (isinstance(objects, Select) and objects.what & PLAYER != 0)

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

    # --- parts

    def one(self, part: P) -> P:
        return cast("P", part.bound(self))

    def new_slot(self, name: str) -> int:
        number = self.program.slot_count
        self.program.slot_count += 1
        if name:
            self.names[name] = number
        self.last = number
        return number

    def slot_of(self, name: str) -> int:
        """The choice that a name stands for; without a name the latest one."""
        if not name:
            if self.last < 0:
                raise CardTextError('"it" stands for nothing: choose something before, in this same text')
            return self.last
        if name not in self.names:
            known = ", ".join(sorted(self.names)) or "nothing"
            raise CardTextError(f"{name!r} is not chosen before it is spoken of; known here: {known}")
        return self.names[name]

    # --- what a text of this kind must have for a word to mean anything in it

    def needs_event(self, word: str) -> None:
        if not self.can & EVENT:
            raise CardTextError(
                f"{word} speaks of what triggers this text or is replaced by it; there is no such event"
            )

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
        target.slot = self.new_slot(target.name)
        self.program.slots.append(Slot(target.slot, target, None, self.mode, self.part))
        if target.group is not None:
            self.emit(Regroup(target))
        return target

    def send(self, destination: Destination) -> Destination:
        """A destination is chosen as the text goes on the chain; a place is never "it"."""
        self.needs_choices("a destination")
        kept = self.last
        destination.slot = self.new_slot(destination.name)
        self.last = kept
        self.program.slots.append(Slot(destination.slot, None, destination, self.mode, self.part))
        return destination

    def pick(self, choice: Choice) -> Choice:
        """A choice is made on the way."""
        if not self.can & RUNS:
            raise CardTextError("nothing can be picked here, where nothing is carried out: say what is meant")
        choice.slot = self.new_slot(choice.name)
        self.emit(Choosing(choice))
        return choice


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
