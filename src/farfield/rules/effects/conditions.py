"""Things that are so or not so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ..state import H_CARDS, Item
from ..terms import BEGINNING, BOARD, E_PLAYED, HAND, MAIN, NOWHERE, Zone
from .abilities.triggered import belongs
from .base import NULL, Amount, Condition, Each, Filter, Objects, Part
from .select import face, here, in_showdown, reach_of

if TYPE_CHECKING:
    from ..state import Context, State
    from ..terms import Phase
    from .program import Writer

AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2
MORE_THAN: Final = 3
LESS_THAN: Final = 4


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

    def rebuilt(self, each: Each) -> Part:
        return Fits(each.one(self.objects), *each.all(self.filters))


class SourceAtBattlefield(Condition):
    """ "While I'm at a battlefield." """

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        card = s.find(c.source)
        return card is not None and card.zone == BOARD and s.places[card.place].side < 0


class Not(Condition):
    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, s: State, c: Context) -> bool:
        return not self.condition.holds(s, c)

    def rebuilt(self, each: Each) -> Part:
        return Not(each.one(self.condition))


class Both(Condition):
    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: State, c: Context) -> bool:
        return all(x.holds(s, c) for x in self.conditions)

    def rebuilt(self, each: Each) -> Part:
        return Both(*each.all(self.conditions))


class Either(Condition):
    __slots__ = ("conditions",)

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def holds(self, s: State, c: Context) -> bool:
        return any(x.holds(s, c) for x in self.conditions)

    def rebuilt(self, each: Each) -> Part:
        return Either(*each.all(self.conditions))


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
    """A showdown is going on where the text reaches, or here; that of a combat is one too (CR 464)."""

    __slots__ = ("here",)

    def __init__(self, here: bool = False) -> None:
        self.here = here

    def holds(self, s: State, c: Context) -> bool:
        reach = reach_of(s, c)
        for a in s.arenas:
            if (reach < 0 or a.index == reach) and in_showdown(a):
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
    """You have finalized another card this turn (CR 812)."""

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        if c.seat < 0:
            return False
        own = 0  # the card itself, once it has been finalized, is not "another card"
        if isinstance(c, Item) and c.card:
            own = 1 if c.finalized and c.player == c.seat else 0
        else:
            card = s.last_known(c.source)
            if card is not None and card.played_by == c.seat and card.entered == s.turn:
                own = 1
        return s.sides[c.seat].history[H_CARDS] > own


class FromHand(Condition):
    """You play, or played, the card from your hand; `elsewhere`: from anywhere else."""

    __slots__ = ("elsewhere",)

    def __init__(self, elsewhere: bool = False) -> None:
        self.elsewhere = elsewhere

    def reads_event(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        zone = NOWHERE
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

    def holds(self, s: State, c: Context) -> bool:
        return c.event is not None and c.event.amount == 0


class LevelHolds(Condition):
    """Its controller has so much XP (CR 824)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def holds(self, s: State, c: Context) -> bool:
        return c.seat >= 0 and s.sides[c.seat].xp >= self.level


class EmpoweredHolds(Condition):
    """The object is empowered (CR 828)."""

    __slots__ = ()

    def holds(self, s: State, c: Context) -> bool:
        card = s.last_known(c.source)
        return card is not None and card.empowered > 0


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


class EventWas(Condition):
    """About the event that triggered: its subject or place is like something."""

    __slots__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def reads_event(self) -> bool:
        return True

    def holds(self, s: State, c: Context) -> bool:
        if c.event is None:
            return False
        card = s.last_known(c.event.subject)
        return card is not None and all(f.fits(s, c, card) for f in self.filters)

    def rebuilt(self, each: Each) -> EventWas:
        return EventWas(*each.all(self.filters))

    def bound(self, w: Writer) -> EventWas:
        w.needs_event("EventWas")
        return self.rebuilt(w)
