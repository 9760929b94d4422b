"""Things that are so or not so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ..ids import SLOT_MASK
from ..state import Item
from ..terms import (
    BATTLEFIELD,
    BEGINNING,
    BOARD,
    CHAIN,
    E_CONQUERED,
    E_FINALIZED,
    E_HELD,
    E_PLAYED,
    GEAR,
    HAND,
    MAIN,
    NOWHERE,
    UNIT,
    Zone,
)
from .kinds_of_ability.triggered import belongs
from .parts import NULL, Amount, Condition, Each, Filter, Objects, Part
from .program import CARD
from .select import OfType, face, here, in_showdown, reach_of
from .sorts import ALL_TYPES, ALWAYS, ANYTHING, EMPOWERABLE, MAYBE, NEVER, Demand, Reads, Takes

if TYPE_CHECKING:
    from ..state import Context, State
    from ..terms import Phase
    from .program import Writer

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4


def ruled(always: bool, never: bool) -> int:
    return ALWAYS if always else NEVER if never else MAYBE


class Compare(Condition):
    """A number against a number. Null information makes it false (CR 359.3.e.12)."""

    __slots__ = ("left", "op", "right")

    def __init__(self, left: Amount, op: int, right: Amount) -> None:
        self.left = left
        self.op = op
        self.right = right

    def holds(self, s: State, c: Context) -> bool:
        x = self.left.value(s, c)
        y = self.right.value(s, c)
        if x == NULL or y == NULL:
            return False
        if self.op == AT_LEAST:
            return x >= y
        if self.op == AT_MOST:
            return x <= y
        if self.op == EXACTLY:
            return x == y
        if self.op == MORE_THAN:
            return x > y
        return x < y

    def verdict(self, w: Writer) -> int:
        low, high = self.left.range()
        least, most = self.right.range()
        always, never = low == high == least == most, high < least or low > most
        if self.op == AT_LEAST:
            always, never = low >= most, high < least
        elif self.op == AT_MOST:
            always, never = high <= least, low > most
        elif self.op == MORE_THAN:
            always, never = low > most, high <= least
        elif self.op == LESS_THAN:
            always, never = high < least, low >= most
        return ruled(always and self.left.certain() and self.right.certain(), never)

    def rebuilt(self, each: Each) -> Part:
        return Compare(each.one(self.left), self.op, each.one(self.right))


class ThereIs(Condition):
    """There are at least (or at most) so many objects of a description."""

    __slots__ = ("least", "most", "objects")

    def __init__(self, objects: Objects, least: int = 1, most: int = -1) -> None:
        self.objects = objects
        self.least = least
        self.most = most

    def holds(self, s: State, c: Context) -> bool:
        n = len(self.objects.find(s, c))
        return n >= self.least and (self.most < 0 or n <= self.most)

    def verdict(self, w: Writer) -> int:
        return ruled(self.least <= 0 and self.most < 0, 0 <= self.most < self.least)

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, ANYTHING)]

    def rebuilt(self, each: Each) -> Part:
        return ThereIs(each.one(self.objects), self.least, self.most)


class Fits(Condition):
    """An object is like something: "if it's stunned", "while I'm alone". False when it is not there."""

    __slots__ = ("filters", "objects")

    def __init__(self, objects: Objects, *filters: Filter) -> None:
        self.objects = objects
        self.filters = filters

    def holds(self, s: State, c: Context) -> bool:
        found = self.objects.read(s, c)
        if not found:
            return False
        for id in found:
            card = face(s, id)
            if card is None:
                return False
            for f in self.filters:
                if not f.fits(s, c, card):
                    return False
        return True

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, ALL_TYPES)]

    def verdict(self, w: Writer) -> int:
        types = self.objects.sort(w).types
        for f in self.filters:
            types &= f.said_of().types
        known = self.objects.sort(w).types
        sure = all(isinstance(f, OfType) and not known & ~f.types for f in self.filters)
        return ruled(sure, not types)

    def rebuilt(self, each: Each) -> Part:
        return Fits(each.one(self.objects), *each.all(self.filters))


class SourceAtBattlefield(Condition):
    """ "While I'm at a battlefield." """

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        card = s.find(c.source)
        return card is not None and card.zone == BOARD and s.places[card.place].side < 0

    def verdict(self, w: Writer) -> int:
        return ruled(not w.me.types & ~BATTLEFIELD, not w.me.types & (UNIT | GEAR | BATTLEFIELD))


class EarlyTurns(Condition):
    """It is one of your first turns, so many of them; `before`: your turn of this number has not begun yet."""

    __slots__ = ("before", "n")

    def __init__(self, n: int, *, before: bool = False) -> None:
        self.n = n
        self.before = before

    def bound(self, w: Writer) -> Part:
        if not 1 <= self.n <= 4:
            raise CardTextError("turns are told from the first turn to the fourth")
        return self

    def holds(self, s: State, c: Context) -> bool:
        if c.seat < 0:
            return False
        if self.before:
            return s.sides[c.seat].turns < self.n
        return s.mode.has_turn(s, c.seat) and s.sides[c.seat].turns <= self.n


class Not(Condition):
    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def settled(self) -> bool:
        return self.condition.settled()

    def holds(self, s: State, c: Context) -> bool:
        return not self.condition.holds(s, c)

    def verdict(self, w: Writer) -> int:
        return -self.condition.verdict(w)

    def rebuilt(self, each: Each) -> Part:
        return Not(each.one(self.condition))


class Both(Condition):
    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def settled(self) -> bool:
        return all(x.settled() for x in self.conditions)

    def holds(self, s: State, c: Context) -> bool:
        return all(x.holds(s, c) for x in self.conditions)

    def verdict(self, w: Writer) -> int:
        turns = [x.opponents for x in self.conditions if isinstance(x, YourTurn)]
        return ruled(False, contradict(self.conditions) or (True in turns and False in turns))

    def fault(self, w: Writer) -> str:
        if len({repr(x) for x in self.conditions}) < len(self.conditions):
            return "the same condition is named twice"
        return "" if len(self.conditions) > 1 else "both(…) needs at least two conditions"

    def rebuilt(self, each: Each) -> Part:
        return Both(*each.all(self.conditions))


class Either(Condition):
    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def settled(self) -> bool:
        return all(x.settled() for x in self.conditions)

    def holds(self, s: State, c: Context) -> bool:
        return any(x.holds(s, c) for x in self.conditions)

    def verdict(self, w: Writer) -> int:
        return ruled(contradict(self.conditions), False)

    def fault(self, w: Writer) -> str:
        return "" if len(self.conditions) > 1 else "either(…) needs at least two conditions"

    def rebuilt(self, each: Each) -> Part:
        return Either(*each.all(self.conditions))


def contradict(conditions: tuple[Condition, ...]) -> bool:
    """Is one of them the opposite of another?"""
    for one in conditions:
        for other in conditions:
            if isinstance(one, Not) and repr(one.condition) == repr(other):
                return True
    return False


class YourTurn(Condition):
    """It is your turn, or an opponent's."""

    __slots__ = ("opponents",)

    def __init__(self, *, opponents: bool = False) -> None:
        self.opponents = opponents

    def holds(self, s: State, c: Context) -> bool:
        if self.opponents:  # B1: where all have their turn at once, nobody's is an opponent's
            return not s.mode.has_turn(s, c.seat) and s.enemies(c.seat, s.turn_seat)
        return s.mode.has_turn(s, c.seat)


class YourPhase(Condition):
    """It is this phase of your turn."""

    __slots__ = ("phase",)

    def __init__(self, phase: Phase) -> None:
        self.phase = phase

    def bound(self, w: Writer) -> YourPhase:
        if self.phase not in (BEGINNING, MAIN):
            raise CardTextError("texts ask for the Beginning Phase or the Main Phase")
        return self

    def holds(self, s: State, c: Context) -> bool:
        return s.mode.has_turn(s, c.seat) and belongs(s.phase, self.phase)


class InShowdown(Condition):
    """A showdown is going on where the text reaches, or here; that of a combat is one too (CR 464).

    `combat`: a combat is, from its beginning to its end, whoever takes part in it.
    """

    __slots__ = ("combat", "here")

    def __init__(self, here: bool = False, combat: bool = False) -> None:
        self.here = here
        self.combat = combat

    def holds(self, s: State, c: Context) -> bool:
        reach = reach_of(s, c)
        for a in s.arenas:
            if (reach < 0 or a.index == reach) and (a.combat if self.combat else in_showdown(a)):
                if not self.here or a.showdown == here(s, c):
                    return True
        return False


class PaidCost(Condition):
    """The optional additional cost was chosen (CR 356.4.f.1: choosing it is what counts)."""

    __slots__ = ("number",)

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def bound(self, w: Writer) -> PaidCost:
        if not w.optional_costs & (1 << self.number):
            asked = f"paid({self.number})" if self.number else "paid()"
            raise CardTextError(
                f"{asked} asks about an optional additional cost of this card that is not there, or not known in this"
                " text: write additional(…) beside it, and ask before anything lasts or is given away"
            )
        return self

    def holds(self, s: State, c: Context) -> bool:
        bit = 1 << self.number
        if c.paid & bit:
            return True
        if isinstance(c, Item) and not c.card:
            card = s.last_known(c.source)  # an ability of what was played for it
            return card is not None and card.paid & bit != 0
        return False


class Did(Condition):
    """ "If you do": the instruction just before really happened (CR 205)."""

    __slots__ = ("negate",)

    def __init__(self, negate: bool = False) -> None:
        self.negate = negate

    def bound(self, w: Writer) -> Did:
        w.needs_deed('"if you do"')
        return self

    def holds(self, s: State, c: Context) -> bool:
        did = isinstance(c, Item) and len(c.memo) > 0 and c.memo[-1] > 0
        return did != self.negate


class LegionHolds(Condition):
    """You have finalized another card this turn, not this one earlier (CR 812, A50)."""

    __slots__ = ()

    def settled(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        if c.seat < 0:
            return False
        own = c.source & SLOT_MASK  # a card keeps its slot through every zone: played again it is no other card
        for past in s.happened:
            e = past.event
            if e.kind == E_FINALIZED and e.actor == c.seat and (not e.subject or e.subject & SLOT_MASK != own):
                if past.card is None or not past.card.original.token:
                    return True
        return False

    def asks_history(self) -> int:
        return 1 << E_FINALIZED


class FromHand(Condition):
    """You play, or played, the card from your hand; `elsewhere`: from anywhere else.

    `again`: it was a spell's own text that had it played once more, from the chain, by whomever.
    """

    __slots__ = ("again", "elsewhere")

    def __init__(self, elsewhere: bool = False, again: bool = False) -> None:
        self.elsewhere = elsewhere
        self.again = again

    def fault(self, w: Writer) -> str:
        if w.heard is None or w.can & CARD or E_PLAYED in w.heard.kinds:
            return ""
        return "from where a card is played is asked as it is played, and nothing is played in this event"

    def reads_event(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        zone = NOWHERE
        if self.again:
            return isinstance(c, Item) and c.from_zone == CHAIN
        if isinstance(c, Item) and c.card:
            if c.player != c.seat:
                return False  # CR 419.4.b: who finalized it played it, and not who has taken it over since
            zone = c.from_zone
        elif c.event is not None and c.event.kind == E_PLAYED:
            zone = Zone(c.event.other)
        else:
            card = s.last_known(c.source)
            if card is None:
                return False
            zone = card.zone
        return (zone != HAND) == self.elsewhere


class WasUncontrolled(Condition):
    """The battlefield just conquered was nobody's (the event says whose it was: `scoring.score`)."""

    __slots__ = ()

    def bound(self, w: Writer) -> WasUncontrolled:
        w.needs_event("WasUncontrolled")
        return self

    def reads_event(self) -> bool:
        return True

    def fault(self, w: Writer) -> str:
        if w.heard is None or all(kind in (E_CONQUERED, E_HELD) for kind in w.heard.kinds):
            return ""
        return "was_uncontrolled is asked of a battlefield that was conquered"

    def holds(self, s: State, c: Context) -> bool:
        return c.event is not None and c.event.amount == 0


class LevelHolds(Condition):
    """Its controller has so much XP (CR 824)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def settled(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        return c.seat >= 0 and s.sides[c.seat].xp >= self.level

    def verdict(self, w: Writer) -> int:
        return ruled(self.level <= 0, False)


class EmpoweredHolds(Condition):
    """The object is empowered (CR 828)."""

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        card = s.last_known(c.source)
        return card is not None and card.empowered > 0

    def verdict(self, w: Writer) -> int:
        return ruled(False, not w.me.types & EMPOWERABLE.types)


class OneOnOne(Condition):
    """Both sides of the combat here are alone (CR 740.3)."""

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        card = s.find(c.source)
        if card is None or card.role == 0:
            return False
        mine = 0
        theirs = 0
        for id in s.places[card.place].units:
            if s.card(id).role == card.role:
                mine += 1
            else:
                theirs += 1
        return mine == 1 and theirs == 1

    def verdict(self, w: Writer) -> int:
        return ruled(False, not w.me.types & UNIT)
