"""Numbers that texts read from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from .. import layers, scoring
from ..abilities import history
from ..state import Item
from ..terms import E_FINALIZED, E_PLAYED
from .base import NULL, Amount, Condition, Each, Objects, Part
from .select import face

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Context, State
    from ..terms import KeywordKind
    from .abilities import When
    from .program import Writer


class CountOf(Amount):
    """How many objects there are, times something: "for each …"."""

    __slots__ = ("objects", "times")

    def __init__(self, objects: Objects, times: int = 1) -> None:
        self.objects = objects
        self.times = times

    def value(self, s: State, c: Context) -> int:
        return len(self.objects.find(s, c)) * self.times

    def rebuilt(self, each: Each) -> Part:
        return CountOf(each.one(self.objects), self.times)


# What can be read from an object.
MIGHT: Final = 0
ENERGY: Final = 1
POWER: Final = 2
DAMAGE: Final = 3
BUFFS: Final = 4
ATTACHMENTS: Final = 5
EMPOWERS: Final = 6


class ValueOf(Amount):
    """A number read from an object: its Might, its cost … Null when it is not there (CR 359.3.e.12)."""

    __slots__ = ("objects", "what")

    def __init__(self, what: int, objects: Objects) -> None:
        self.what = what
        self.objects = objects

    def value(self, s: State, c: Context) -> int:
        total = 0
        found = self.objects.read(s, c)
        if not found:
            return NULL
        for id in found:
            card = face(s, id)
            if card is None:
                return NULL
            if self.what == MIGHT:
                total += layers.might_read(s, card)
            elif self.what == ENERGY:
                total += card.printed.energy
            elif self.what == POWER:
                total += len(card.printed.power)
            elif self.what == DAMAGE:
                total += card.damage
            elif self.what == BUFFS:
                total += card.buffs
            elif self.what == ATTACHMENTS:
                total += len(card.attachments) if card.attachments is not None else 0
            else:
                total += card.empowered
        return total

    def rebuilt(self, each: Each) -> Part:
        return ValueOf(self.what, each.one(self.objects))


class KeywordOf(Amount):
    """The value of an object's keyword."""

    __slots__ = ("keyword", "objects")

    def __init__(self, keyword: KeywordKind, objects: Objects) -> None:
        self.keyword = keyword
        self.objects = objects

    def value(self, s: State, c: Context) -> int:
        found = self.objects.read(s, c)
        if not found:
            return NULL
        card = face(s, found[0])
        return layers.keyword(s, card, self.keyword) if card is not None else NULL

    def rebuilt(self, each: Each) -> Part:
        return KeywordOf(self.keyword, each.one(self.objects))


# What can be read from a player.
POINTS: Final = 0
XP: Final = 1
HAND_SIZE: Final = 2
TRASH_SIZE: Final = 3
DECK_SIZE: Final = 4
RUNES: Final = 5
POINTS_TO_WIN: Final = 6


class PlayerValue(Amount):
    """A number of yours, or of an opponent's: the highest there is; of what is missing to the Victory Score, the lowest
    (whether *an* opponent is so near)."""

    __slots__ = ("enemy", "what")

    def __init__(self, what: int, enemy: bool = False) -> None:
        self.what = what
        self.enemy = enemy

    def value(self, s: State, c: Context) -> int:
        if not self.enemy:
            return read_player(s, c.seat, self.what)
        if self.what == POINTS_TO_WIN:
            nearest = scoring.victory_score(s)
            for side in s.sides:
                if side.is_player and not side.lost and s.enemies(c.seat, side.index):
                    nearest = min(nearest, read_player(s, side.index, POINTS_TO_WIN))
            return nearest
        best = 0
        for side in s.sides:
            if s.enemies(c.seat, side.index):
                best = max(best, read_player(s, side.index, self.what))
        return best


def read_player(s: State, seat: SeatId, what: int) -> int:
    if seat < 0:
        return 0
    side = s.sides[seat]
    if what == POINTS:
        return side.points
    if what == XP:
        return side.xp
    if what == HAND_SIZE:
        return len(side.hand)
    if what == TRASH_SIZE:
        return len(side.trash)
    if what == DECK_SIZE:
        return len(side.deck)
    if what == RUNES:
        return len(side.runes)
    return scoring.victory_score(s) - side.points


class HistoryOf(Amount):
    """How often you did something this turn (`state.H_…`)."""

    __slots__ = ("enemy", "what")

    def __init__(self, what: int, enemy: bool = False) -> None:
        self.what = what
        self.enemy = enemy

    def value(self, s: State, c: Context) -> int:
        total = 0
        for side in s.sides:
            if (s.enemies(c.seat, side.index)) if self.enemy else side.index == c.seat:
                total += side.history[self.what]
        return total


class TimesThisTurn(Amount):
    """How often an event of a description has happened this turn, whoever was there to see it (see `history`)."""

    __slots__ = ("when",)

    def __init__(self, when: When) -> None:
        self.when = when

    def value(self, s: State, c: Context) -> int:
        return history.times(s, c, self.when)

    def reads_event(self) -> bool:
        return False  # it is about events of the whole turn

    def asks_history(self) -> int:
        out = 0
        for kind in self.when.kinds:
            out |= 1 << (E_FINALIZED if kind == E_PLAYED else kind)
        return out

    def rebuilt(self, each: Each) -> Part:
        return TimesThisTurn(each.one(self.when))

    def bound(self, w: Writer) -> TimesThisTurn:
        if self.when.nth:
            raise CardTextError("how often an event has happened counts all of them: leave nth out")
        return TimesThisTurn(w.one(self.when))


class EventAmount(Amount):
    """The number in the event that triggered: damage, points, cards …"""

    __slots__ = ()

    def bound(self, w: Writer) -> EventAmount:
        w.needs_event("EventAmount")
        return self

    def reads_event(self) -> bool:
        return True

    def value(self, s: State, c: Context) -> int:
        return c.event.amount if c.event is not None else NULL


class Excess(Amount):
    """Excess damage you assigned in the combat that is going on (ruling A12)."""

    __slots__ = ()

    def value(self, s: State, c: Context) -> int:
        total = 0
        for a in s.arenas:
            if c.seat >= 0 and c.seat < len(a.excess):
                total += a.excess[c.seat]
        return total


class Paid(Amount):
    """How much Energy was really spent on this (for texts that ask)."""

    __slots__ = ()

    def bound(self, w: Writer) -> Paid:
        w.needs_payment("Paid")
        return self

    def value(self, s: State, c: Context) -> int:
        return c.cost_energy if isinstance(c, Item) and c.cost_energy >= 0 else 0


class Memo(Amount):
    """A number an earlier instruction of this text left: how many were discarded, killed, drawn …"""

    __slots__ = ()

    def bound(self, w: Writer) -> Memo:
        w.needs_deed("Memo")
        return self

    def value(self, s: State, c: Context) -> int:
        return c.memo[-1] if isinstance(c, Item) and c.memo else 0


class Sum(Amount):
    __slots__ = ("amounts",)

    def __init__(self, *amounts: Amount) -> None:
        self.amounts = amounts

    def value(self, s: State, c: Context) -> int:
        total = 0
        for x in self.amounts:
            v = x.value(s, c)
            if v == NULL:
                return NULL
            total += v
        return total

    def rebuilt(self, each: Each) -> Part:
        return Sum(*each.all(self.amounts))


class Times(Amount):
    __slots__ = ("amount", "factor")

    def __init__(self, factor: int, amount: Amount) -> None:
        self.factor = factor
        self.amount = amount

    def value(self, s: State, c: Context) -> int:
        v = self.amount.value(s, c)
        return v if v == NULL else v * self.factor

    def rebuilt(self, each: Each) -> Part:
        return Times(self.factor, each.one(self.amount))


class IfAmount(Amount):
    """One number if something is so, another if not."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Condition, yes: Amount, no: Amount) -> None:
        self.condition = condition
        self.yes = yes
        self.no = no

    def value(self, s: State, c: Context) -> int:
        return self.yes.value(s, c) if self.condition.holds(s, c) else self.no.value(s, c)

    def rebuilt(self, each: Each) -> Part:
        return IfAmount(each.one(self.condition), each.one(self.yes), each.one(self.no))
