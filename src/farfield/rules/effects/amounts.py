"""Numbers that texts read from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from .. import layers, scoring
from ..abilities import history
from ..state import Item
from ..terms import ABILITY, GEAR, KEYWORD_NAMES, LEGEND, MAIN_DECK_CARD, NO_KEYWORD, SUMMING, UNIT
from .keyword_sorts import KEYWORD_SUITS
from .parts import NULL, Amount, Condition, Each, Objects, Part
from .select import face
from .sorts import ANYTHING, MOST, PERMANENTS, Demand, Reads, Takes

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Card, Context, State
    from ..terms import KeywordKind
    from .kinds_of_ability import When
    from .program import Writer


def multiplied(low: int, high: int, factor: int) -> tuple[int, int]:
    return (low * factor, high * factor) if factor >= 0 else (high * factor, low * factor)


class CountOf(Amount):
    """How many objects there are, times something: "for each …"."""

    __slots__ = ("objects", "times")

    def __init__(self, objects: Objects, times: int = 1) -> None:
        self.objects = objects
        self.times = times

    def value(self, s: State, c: Context) -> int:
        return len(self.objects.find(s, c)) * self.times

    def range(self) -> tuple[int, int]:
        return multiplied(0, MOST, self.times)

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, ANYTHING)]

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
MIGHT_BONUS: Final = 7  # the base one of an Equipment
KEYWORD: Final = 8  # the value of one
VALUE_WORDS: Final = (
    "might_of", "energy_of", "power_of", "damage_of", "the number of buffs", "the number of attachments",
    "times_empowered", "bonus_of", "keyword_of",
)  # fmt: skip
VALUE_OF: Final = (
    UNIT, MAIN_DECK_CARD | ABILITY, MAIN_DECK_CARD | ABILITY, UNIT, UNIT, UNIT | GEAR, UNIT | GEAR | LEGEND,
    GEAR, UNIT,
)  # fmt: skip

# What is read from several objects.
TOTAL: Final = 0
HIGHEST: Final = 1
LOWEST: Final = 2


class ValueOf(Amount):
    """A number read from an object: its Might, its cost … Null when it is not there (CR 359.3.e.12).

    Of several objects: all of it together, or `of` the one with the most or the least. `keyword`: whose value it is.
    """

    __slots__ = ("keyword", "objects", "of", "what")

    def __init__(self, what: int, objects: Objects, of: int = TOTAL, keyword: KeywordKind = NO_KEYWORD) -> None:
        self.what = what
        self.objects = objects
        self.of = of
        self.keyword = keyword

    def value(self, s: State, c: Context) -> int:
        found = self.objects.read(s, c)
        if not found:
            return NULL
        total = 0
        first = True
        for id in found:
            card = face(s, id)
            if card is None:
                return NULL
            n = read_object(s, card, self.what) if self.what != KEYWORD else layers.keyword(s, card, self.keyword)
            if self.of == TOTAL:
                total += n
            elif first or (n > total) == (self.of == HIGHEST):
                total = n
            first = False
        return total

    def demands(self) -> list[Demand]:
        suited = KEYWORD_SUITS[self.keyword] if self.what == KEYWORD else VALUE_OF[self.what]
        return [Reads(self.objects, suited)]

    def fault(self, w: Writer) -> str:
        if self.what != KEYWORD or self.keyword in SUMMING:
            return ""
        return f"{KEYWORD_NAMES[self.keyword]} has no number to read"

    def certain(self) -> bool:
        return False

    def word(self) -> str:
        return VALUE_WORDS[self.what]

    def rebuilt(self, each: Each) -> Part:
        return ValueOf(self.what, each.one(self.objects), self.of, self.keyword)


def read_object(s: State, card: Card, what: int) -> int:
    if what == MIGHT:
        return layers.might_read(s, card)
    if what == ENERGY:
        return card.printed.energy
    if what == POWER:
        return len(card.printed.power)
    if what == DAMAGE:
        return card.damage
    if what == BUFFS:
        return card.buffs
    if what == ATTACHMENTS:
        return len(card.attachments) if card.attachments is not None else 0
    if what == MIGHT_BONUS:
        return card.printed.might_bonus
    return card.empowered


class TagsAmong(Amount):
    """How many of these tags there are among some objects: one object may have several of them, or all."""

    __slots__ = ("objects", "tags")

    def __init__(self, objects: Objects, *tags: str) -> None:
        self.objects = objects
        self.tags = tags

    def value(self, s: State, c: Context) -> int:
        there: list[str] = []
        for id in self.objects.find(s, c):
            for tag in s.card(id).printed.tags:
                if tag in self.tags and tag not in there:
                    there.append(tag)
        return len(there)

    def range(self) -> tuple[int, int]:
        return (0, len(self.tags))

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, PERMANENTS)]

    def rebuilt(self, each: Each) -> Part:
        return TagsAmong(each.one(self.objects), *self.tags)


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
        return max(side.points, 0)  # B11: a score below zero (LL 1.4) is read as none
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
            out |= 1 << history.remembered_as(kind)
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

    def fault(self, w: Writer) -> str:
        if w.heard is None or w.heard.numbered:
            return ""
        return "that_much is the number in an event, and there is none in this one"

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

    def range(self) -> tuple[int, int]:
        low, high = 0, 0
        for x in self.amounts:
            least, most = x.range()
            low, high = low + least, high + most
        return (low, high)

    def fault(self, w: Writer) -> str:
        return "" if len(self.amounts) > 1 else "plus(…) needs at least two numbers"

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

    def range(self) -> tuple[int, int]:
        low, high = self.amount.range()
        return multiplied(low, high, self.factor)

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

    def range(self) -> tuple[int, int]:
        low, high = self.yes.range()
        least, most = self.no.range()
        return (min(low, least), max(high, most))

    def fault(self, w: Writer) -> str:
        low, high = self.range()
        return "either_number(…) is the same number either way" if low == high else ""

    def rebuilt(self, each: Each) -> Part:
        return IfAmount(each.one(self.condition), each.one(self.yes), each.one(self.no))
