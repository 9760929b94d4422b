"""The kinds of part that card text is made of. Parts are data: built once, never changed, worded elsewhere.

What compiling a text finds out (which choice "it" means, say) is written into copies that belong to its program: the
tree that an author wrote may be shared by any number of texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from ..terms import ANY_SIDE, MAIN_SPEED, NOWHERE, EventKind, Where
from .sorts import ALL_TYPES, ANYTHING, MAYBE, MOST, OBJECTS, UNITS, Counts, Demand, Sort, Takes
from .spelling import UNSAID, spelled

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..ids import ObjectId, PlaceId, SeatId
    from ..printed import Printed
    from ..state import Arena, Card, Context, Item, State
    from .program import Program, Writer
    from .stated_costs import Cost

# What an effect's `run` answers.
NEXT: Final = 0  # done, go on with the next one
WAIT: Final = 1  # a question was asked or a frame pushed: run me again afterwards
JUMP: Final = 2  # it has set the position itself

# What one line of a card keeps in mind for another (CR 393, 759).
BANISHED_WITH: Final = 1  # the cards that were banished with it
NAMED_FOR: Final = 2  # the card or tag that was named for it

NULL: Final = -1_000_000  # information that is not available (CR 359.3.e.12)


class Part:
    """Anything a text is made of."""

    __slots__ = ()

    def __repr__(self) -> str:
        """As it is written: its name and whatever is in it."""
        said = [f"{name}={spelled(name, value)}" for name, value in self.inside()]
        return f"{type(self).__name__}({', '.join(said)})"

    def inside(self) -> list[tuple[str, object]]:
        """Whatever is in it, by the names under which it is kept."""
        kind = type(self)
        names = getattr(kind, "__mypyc_attrs__", None)  # a compiled class has these in place of slots
        if names is None:
            names = [name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ())]
        found = [(str(name), getattr(self, name, None)) for name in names if name not in UNSAID]
        return [(name, value) for name, value in found if value and value not in (-1, NULL)]

    # What a part says when it hangs on an object as a modifier (`Mod.part`).

    def base_might(self, value: int) -> int:
        """Layer 1: the Might this part sets, or the value it was given."""
        return value

    def strips(self) -> bool:
        """Does this part take keywords away?"""
        return False

    def strip_keywords(self, kw: list[int]) -> None:
        """Layer 2: take away the keywords this part says are lost."""

    def trait(self, printed: Printed) -> Printed:
        """Layer 1: the face of an object whose traits this part changes (copy, type, tag, name)."""
        return printed

    def rebuilt(self, each: Each) -> Part:
        """The same part again, of what `each` makes of the parts it consists of, in the order their choices are made.

        Whatever consists of parts says so here; walking a text and compiling it both follow.
        """
        return self

    def bound(self, w: Writer) -> Part:
        """The copy of this part that belongs to the program which `w` writes, with its references resolved."""
        return self.rebuilt(w)

    def children(self) -> list[Part]:
        """The parts it is made of, so that any text can be walked."""
        found = Collect()
        self.rebuilt(found)
        return found.parts

    def keeps(self) -> int:
        """What it keeps in mind for other lines of the same card, as bits."""
        return 0

    def recalls(self) -> int:
        """What it speaks of that some line of the same card must have kept in mind."""
        return 0

    # What it must be like where it stands, so that it does something (see `sorts`).

    def demands(self) -> list[Demand]:
        """What it asks of the parts in it."""
        return []

    def fault(self, w: Writer) -> str:
        """What else is wrong with it, as a sentence without its full stop, with what would be right."""
        return ""

    def word(self) -> str:
        """The word of the language that it is written as, where that is not the same for all of its kind."""
        return ""

    def suits(self) -> int:
        """Types of object on which it makes sense: of a line of text, and of a change that hangs on an object."""
        return ALL_TYPES

    def reads_event(self) -> bool:
        """Does it speak of the event that triggered: of "it", "that battlefield", "that much"?"""
        for child in self.children():
            if child.reads_event():
                return True
        return False

    def asks_history(self) -> int:
        """Bits of the kinds of event of which it asks how often they have happened this turn (see `history`)."""
        out = 0
        for child in self.children():
            out |= child.asks_history()
        return out


P = TypeVar("P", bound=Part)


class Each:
    """Goes over the parts that a part consists of and answers with what is to stand in their place: the same."""

    __slots__ = ()

    def one(self, part: P) -> P:
        return part

    def maybe(self, part: P | None) -> P | None:
        return None if part is None else self.one(part)

    def all(self, parts: tuple[P, ...]) -> tuple[P, ...]:
        return tuple([self.one(part) for part in parts])


SAME: Final = Each()


class Collect(Each):
    """Remembers which parts there are."""

    __slots__ = ("parts",)

    def __init__(self) -> None:
        self.parts: list[Part] = []

    def one(self, part: P) -> P:
        self.parts.append(part)
        return part


class Amount(Part):
    """A number: constant, counted or read from an object."""

    __slots__ = ()

    def value(self, s: State, c: Context) -> int:
        raise NotImplementedError

    def range(self) -> tuple[int, int]:
        """The least and the most that it can be, as far as can be told beforehand."""
        return (0, MOST)

    def certain(self) -> bool:
        """Is there such a number in any case (CR 359.3.e.12)?"""
        return all(part.certain() for part in self.children() if isinstance(part, Amount))


class Number(Amount):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def value(self, s: State, c: Context) -> int:
        return self.n

    def range(self) -> tuple[int, int]:
        return (self.n, self.n)


class Condition(Part):
    """Something that is so or not so."""

    __slots__ = ()

    def settled(self) -> bool:
        """Is it known as the choices of a text are made? Then what depends on it is chosen only if it holds (A47)."""
        return False

    def holds(self, s: State, c: Context) -> bool:
        raise NotImplementedError

    def verdict(self, w: Writer) -> int:
        """Does it hold `ALWAYS`, `NEVER`, or `MAYBE`, as far as can be told beforehand?"""
        return MAYBE


class Filter(Part):
    """What an object must be like to be meant."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        raise NotImplementedError

    def fits_item(self, s: State, c: Context, item: Item, card: Card | None) -> bool:
        """Does a spell or ability on the chain fit? `card`: the one whose cost and colours it has."""
        return card is not None and self.fits(s, c, card)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        """Could anything at this place fit, as far as only the place is concerned?"""
        return True

    def of_side(self) -> bool:
        """Does it ask only whose it is?"""
        return False

    def allows_side(self, s: State, c: Context, side: SeatId) -> bool:
        """Could anything of this side fit, as far as only its side is concerned?"""
        return True

    def said_of(self) -> Sort:
        """What it can be so of at all."""
        return ANYTHING

    def excludes(self, other: Filter) -> bool:
        """Is nothing like this and like the other at once?"""
        return False

    def means_anything(self, types: int, w: Writer) -> bool:
        """Said of things of these types, does it tell any of them from others?"""
        return True

    def can_be_at(self, where: Where) -> bool:
        """Can anything like this be there?"""
        return True


class Objects(Part):
    """Which objects an instruction is about."""

    __slots__ = ()

    def find(self, s: State, c: Context) -> list[ObjectId]:
        """Their ids, as far as they are there and may be affected now."""
        raise NotImplementedError

    def means(self, s: State, c: Context, card: Card) -> bool:
        """Is this object one of them?"""
        return card.id in self.find(s, c)

    def is_me(self) -> bool:
        """Is it the source itself and nothing else?"""
        return False

    def is_here(self) -> bool:
        """Is it only what is where the source is?"""
        return False

    def described(self) -> bool:
        """Are they whatever fits a description, and so only what its text reaches, rather than named or chosen?"""
        return False

    def sort(self, w: Writer) -> Sort:
        """What they can be, where this stands."""
        return ANYTHING

    def like(self, w: Writer) -> int:
        """Types of what is described, wherever it may be."""
        return self.sort(w).types

    def says_nothing(self, w: Writer) -> str:
        """What is wrong with it if it can be nothing at all."""
        return "this stands for nothing"

    def told_by(self) -> tuple[Filter, ...]:
        """What they are said to be like."""
        return ()

    def chooses(self) -> bool:
        """Does somebody choose among them?"""
        return False

    def slot_in(self, w: Writer) -> int:
        """Which choice of the program it is or speaks of; -1: none."""
        return -1

    def read(self, s: State, c: Context) -> list[ObjectId]:
        """Their ids, as far as something can be read from them: what is there, and who speaks of its own death."""
        return self.find(s, c)


class Effect(Part):
    """An instruction (CR 135.2)."""

    __slots__ = ()

    def adds(self) -> bool:
        """Is it Add, so that an ability with no other effect resolves at once (CR 429.2)?"""
        return False

    def any_amount_of(self) -> Cost | None:
        """The cost that is paid as often as one likes before it is done, if there is one."""
        return None

    def once_paid(self) -> Effect:
        """What is done then."""
        return self

    def names_players(self) -> bool:
        """Does it say which players act, so that it needs no "you" (CR 190.6)?"""
        return False

    def idle(self, s: State, item: Item) -> bool:
        """Would it certainly do nothing now, as everybody can see, and ask nobody? Then who may do it is not asked."""
        return False

    def run(self, s: State, a: Arena, run: Run) -> int:
        raise NotImplementedError


class WithAmount(Effect):
    """An instruction with a number."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def demands(self) -> list[Demand]:
        return [Counts(self.amount)]

    def rebuilt(self, each: Each) -> Part:
        return type(self)(each.one(self.amount))


class OfTwo(Effect):
    """An instruction about two units."""

    __slots__ = ("first", "second")

    def __init__(self, first: Objects, second: Objects) -> None:
        self.first = first
        self.second = second

    def demands(self) -> list[Demand]:
        return [Takes(self.first, UNITS), Takes(self.second, UNITS)]

    def rebuilt(self, each: Each) -> Part:
        return type(self)(each.one(self.first), each.one(self.second))


class ToEach(Effect):
    """An instruction that does one thing to each of its objects, and leaves word how often it happened."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        """Do it to one of them; did anything happen?"""
        raise NotImplementedError

    def of(self) -> Sort:
        """What it can be done to."""
        return ANYTHING

    def then(self) -> int:
        """The zone, as a bit, that they are in afterwards; 0: where they were."""
        return 0

    def like(self) -> Filter | None:
        """What they must be like besides, so that anything happens."""
        return None

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, self.of(), self.then(), self.like())]

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        found = self.objects.find(s, run.item)
        if len(found) > 1:
            s.at_once()
        for id in found:
            if self.do(s, a, id, run.item):
                done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return type(self)(each.one(self.objects))


class OnBoard(ToEach):
    """One that can be done only to what is on the board."""

    __slots__ = ()

    def of(self) -> Sort:
        return OBJECTS


class Ability(Part):
    """A line of rules text. The shells are in `abilities`; what of them is in force is found by `in_force`."""

    __slots__ = (
        "about", "actor", "card_speed", "compiled", "condition", "gate", "governs", "limit", "scope", "they",
        "works_in",
    )  # fmt: skip

    def __init__(self) -> None:
        self.compiled = False  # this is the copy that a card has, with its programs
        self.gate: Condition | None = None  # Legion, Level, Empowered: inactive until it holds (CR 726)
        self.card_speed = MAIN_SPEED  # Action and Reaction as a keyword of the card
        self.works_in = NOWHERE  # a zone other than the board where it works (CR 365, 385); NOWHERE: the board
        self.condition: Condition | None = None  # "if", "while", "use only if"
        self.limit = 0  # at most so often each turn; 0: always
        # Of passives:
        self.governs = 0  # bits of what it changes (`S_COST` …), by which those who ask find it
        self.about = 0  # and what of that: which prohibition, which number of the rules, which event
        self.actor = ANY_SIDE  # whose doing it speaks of
        self.scope: Objects | None = None  # the objects it speaks of; None: whichever
        self.they = False  # in its condition, "you" is whoever does it: "players can't … until their third turn"

    def shell(self, each: Each) -> Ability:
        """What `rebuilt` is for other parts; the above comes on top."""
        return type(self)()

    def rebuilt(self, each: Each) -> Ability:
        return self.furnish(self.shell(each), each)

    def furnish(self, new: Ability, each: Each) -> Ability:
        new.gate = each.maybe(self.gate)
        new.card_speed = self.card_speed
        new.works_in = self.works_in
        return new

    def written(self, w: Writer) -> Ability:
        """What `bound` is for other parts: abilities with instructions have them compiled here."""
        return self.shell(w)

    def bound(self, w: Writer) -> Ability:
        if self.compiled:
            return self
        new = self.furnish(self.written(w), w)
        new.compiled = True
        return new

    def speaks_of(self, s: State, c: Context, card: Card) -> bool:
        """Passives: is this object one of those it names?"""
        return self.scope is None or self.scope.means(s, c, card)

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        """Passives: does it name this object, and does its condition hold?"""
        return self.speaks_of(s, c, card) and (self.condition is None or self.condition.holds(s, c))

    def runs_out(self) -> bool:
        """Is there something it applies to once, so that "the next" uses it up?"""
        return False

    def hears(self, kind: EventKind) -> bool:
        """Triggered abilities: does it wait for such an event?"""
        return False

    def gives(self, kind: EventKind) -> bool:
        """Passives: does it give abilities that wait for such an event?"""
        return False

    def rule_change(self) -> int:
        """Passives: by how much it changes the number of the rules it is about."""
        return 0

    def rule_set(self) -> int:
        """Passives: what it sets the number of the rules to that it is about."""
        return NULL

    def might_change(self, s: State, c: Context, card: Card) -> int:
        return 0

    def gives_tags(self) -> tuple[str, ...]:
        """Passives: the tags that what they name has besides."""
        return ()

    def times(self, s: State, c: Context, card: Card) -> int:
        """Passives: how often what they give counts for an object that they name."""
        return 1

    def count_keyword(self, kw: list[int]) -> None:
        """Add the keyword that an object has by having this ability to a list of keyword values."""

    def might_least(self) -> int:
        """Passives: what is taken from an object's Might never takes it below this."""
        return NULL

    def give_keywords(self, s: State, c: Context, kw: list[int]) -> None:
        """Passives: add those that an object has because this one applies to it (CR 364.3)."""

    def program(self) -> Program | None:
        return None
