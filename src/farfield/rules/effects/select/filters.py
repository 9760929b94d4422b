"""What an object must be like to be meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ... import layers
from ...state import side_fits
from ...state.choices import choice_of_seat, seat_chosen
from ...terms import ANYWHERE, BATTLEFIELD, GEAR, LOCATION, MAIN_DECK_CARD, PERMANENT, SPELL, UNIT
from ..parts import BANISHED_WITH, NULL, Amount, Each, Filter, Objects, Part
from ..sorts import (
    ALL_TYPES,
    ANY_ZONE,
    FACE_DOWN,
    NOT_THINGS,
    ON_BOARD,
    PERMANENTS,
    PLACES,
    Demand,
    Reads,
    Sort,
    Takes,
    types_in_words,
)
from .choosing import Choice, Target, wrong_number
from .description import Select, controller_of, face_of
from .references import Bound, LastKnown, named_now
from .states import MIGHTY, Is
from .where import here, item_of_card, item_on_chain, place_of_slot, zone_of

if TYPE_CHECKING:
    from ...ids import ObjectId, PlaceId, SeatId
    from ...state import Card, Context, State
    from ...terms import Relation, Where
    from ..program import Writer


HAS_MIGHT: Final = Sort(UNIT, ANY_ZONE)
HAS_COST: Final = Sort(MAIN_DECK_CARD, ANY_ZONE)
HAS_PLACE: Final = Sort(UNIT | GEAR | BATTLEFIELD | LOCATION, ON_BOARD | FACE_DOWN)
OWNED: Final = Sort(ALL_TYPES & ~NOT_THINGS, ANY_ZONE)


def apart(least: Amount | None, most: Amount | None) -> bool:
    """Is nothing as much as the one and no more than the other?"""
    return least is not None and most is not None and least.range()[0] > most.range()[1]


class Other(Filter):
    """Not the source itself."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.id != c.source

    def means_anything(self, types: int, w: Writer) -> bool:
        return types & w.me.types != 0 or bool(types & PERMANENT and w.me.types & PERMANENT)  # CR 177: it may be both


class OtherThan(Filter):
    """Not what was chosen before."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "", slot: int = -1) -> None:
        self.name = name
        self.slot = slot  # in a program: which choice that was

    def bound(self, w: Writer) -> OtherThan:
        return self if self.slot >= 0 else OtherThan(self.name, w.slot_of(self.name))

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.slot >= len(c.bound) or not is_named(s, c, c.bound[self.slot], card)


def is_named(s: State, c: Context, ids: list[ObjectId], card: Card) -> bool:
    """Is this object one of these, or what one of them has become by this text?"""
    if card.id in ids:
        return True
    for id in ids:
        if named_now(s, c, id) == card.id:
            return True
        item = item_on_chain(s, id)
        if item is not None and (item.card == card.id or (item.types & SPELL and face_of(item) == card.id)):
            return True
    return False


class MightIs(Filter):
    """Might within bounds."""

    __slots__ = ("least", "most")

    def __init__(self, least: Amount | None = None, most: Amount | None = None) -> None:
        self.least = least
        self.most = most

    def fits(self, s: State, c: Context, card: Card) -> bool:
        might = layers.might_read(s, card)
        if self.least is not None:
            low = self.least.value(s, c)
            if low == NULL or might < low:
                return False
        if self.most is not None:
            high = self.most.value(s, c)
            if high == NULL or might > high:
                return False
        return True

    def rebuilt(self, each: Each) -> Part:
        return MightIs(each.maybe(self.least), each.maybe(self.most))

    def said_of(self) -> Sort:
        return HAS_MIGHT

    def excludes(self, other: Filter) -> bool:
        if isinstance(other, Is) and other.state == MIGHTY and not other.negate:
            return self.most is not None and self.most.range()[1] < 5  # CR 706
        return isinstance(other, MightIs) and (apart(self.least, other.most) or apart(other.least, self.most))

    def fault(self, w: Writer) -> str:
        if apart(self.least, self.most):
            return "no Might is within these bounds"
        if self.least is not None and self.least.range()[1] <= 0:
            return "any Might is 0 or more"
        return "" if self.most is None or self.most.range()[1] >= 0 else "no Might is less than 0"


class CostIs(Filter):
    """Printed cost within bounds: Energy and number of Power symbols are compared separately."""

    __slots__ = ("energy_least", "energy_most", "power_most")

    def __init__(
        self, energy_least: Amount | None = None, energy_most: Amount | None = None, power_most: Amount | None = None
    ) -> None:
        self.energy_least = energy_least
        self.energy_most = energy_most
        self.power_most = power_most

    def fits(self, s: State, c: Context, card: Card) -> bool:
        energy = card.printed.energy  # CR 206 (A60): the printed cost, never what was paid
        if self.energy_least is not None and energy < self.energy_least.value(s, c):
            return False
        if self.energy_most is not None:
            high = self.energy_most.value(s, c)
            if high == NULL or energy > high:
                return False
        return self.power_most is None or len(card.printed.power) <= self.power_most.value(s, c)

    def rebuilt(self, each: Each) -> Part:
        return CostIs(each.maybe(self.energy_least), each.maybe(self.energy_most), each.maybe(self.power_most))

    def said_of(self) -> Sort:
        return HAS_COST

    def excludes(self, other: Filter) -> bool:
        if not isinstance(other, CostIs):
            return False
        return apart(self.energy_least, other.energy_most) or apart(other.energy_least, self.energy_most)

    def fault(self, w: Writer) -> str:
        if apart(self.energy_least, self.energy_most):
            return "no cost is within these bounds"
        if self.energy_least is not None and self.energy_least.range()[1] <= 0:
            return "any cost is 0 or more"
        return "" if self.energy_most is None or self.energy_most.range()[1] >= 0 else "no cost is less than 0"


class SamePlaceAs(Filter):
    """At the same location as what was chosen before or, by the name "me", as the source; or elsewhere."""

    __slots__ = ("name", "negate", "slot")

    def __init__(self, name: str = "", negate: bool = False, slot: int = -1) -> None:
        self.name = name
        self.negate = negate
        self.slot = slot

    def bound(self, w: Writer) -> SamePlaceAs:
        if self.name == "me" or self.slot >= 0:
            return self
        return SamePlaceAs(self.name, self.negate, w.slot_of(self.name))

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.allows_place(s, c, card.place)

    def fault(self, w: Writer) -> str:
        return w.no_here() if self.name == "me" and w.is_nowhere() else ""

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        at = here(s, c) if self.name == "me" else place_of_slot(s, c, self.slot)
        return (place == at) != self.negate

    def said_of(self) -> Sort:
        return HAS_PLACE


class SameControllerAs(Filter):
    __slots__ = ("name", "negate", "slot")

    def __init__(self, name: str = "", negate: bool = False, slot: int = -1) -> None:
        self.name = name
        self.negate = negate
        self.slot = slot

    def bound(self, w: Writer) -> SameControllerAs:
        return self if self.slot >= 0 else SameControllerAs(self.name, self.negate, w.slot_of(self.name))

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.slot >= len(c.bound) or not c.bound[self.slot]:
            return False
        other = controller_of(s, c.bound[self.slot][0])
        return other >= 0 and (other == card.controller) != self.negate

    def said_of(self) -> Sort:
        return OWNED


class OfPlayer(Filter):
    """Controlled (owned, off the board) by the player who was chosen before."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "", slot: int = -1) -> None:
        self.name = name
        self.slot = slot

    def bound(self, w: Writer) -> OfPlayer:
        return self if self.slot >= 0 else OfPlayer(self.name, w.slot_of(self.name))

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.slot < 0 or self.slot >= len(c.bound) or not c.bound[self.slot]:
            return False
        return card.controller == seat_chosen(c.bound[self.slot][0])

    def of_side(self) -> bool:
        return True

    def allows_side(self, s: State, c: Context, side: SeatId) -> bool:
        return 0 <= self.slot < len(c.bound) and choice_of_seat(side) in c.bound[self.slot]

    def said_of(self) -> Sort:
        return OWNED


class LessMightThan(Filter):
    """Less Might than the source or a chosen object; `or_equal` for "no more"."""

    __slots__ = ("more", "name", "or_equal", "slot")

    def __init__(self, name: str = "me", more: bool = False, or_equal: bool = False, slot: int = -1) -> None:
        self.name = name
        self.more = more
        self.or_equal = or_equal
        self.slot = slot

    def bound(self, w: Writer) -> LessMightThan:
        if self.name == "me" or self.slot >= 0:
            return self
        return LessMightThan(self.name, self.more, self.or_equal, w.slot_of(self.name))

    def fault(self, w: Writer) -> str:
        if self.name == "me" and not w.me.types & UNIT:
            return f"{types_in_words(w.me.types)} has no Might to compare with"
        return ""

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.name == "me":
            other = s.last_known(c.source)
        else:
            if self.slot < 0 or self.slot >= len(c.bound) or not c.bound[self.slot]:
                return False
            other = s.last_known(c.bound[self.slot][0])
        if other is None:
            return False
        mine = layers.might_read(s, card)
        theirs = layers.might_read(s, other)
        if mine == theirs:
            return self.or_equal
        return (mine > theirs) == self.more

    def said_of(self) -> Sort:
        return HAS_MIGHT


class Owned(Filter):
    """Owned by you, whoever controls it."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.owner == c.seat

    def said_of(self) -> Sort:
        return OWNED


class OfType(Filter):
    """Of one of these types: "if it's a unit"."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.printed.types & self.types != 0

    def said_of(self) -> Sort:
        return Sort(self.types, ANY_ZONE)


class OnSide(Filter):
    """On a side as seen from "you", also for what is gone: "if it was an enemy unit"."""

    __slots__ = ("side",)

    def __init__(self, side: Relation) -> None:
        self.side = side

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return side_fits(s, self.side, c.seat, card.controller)


class PlayedFrom(Filter):
    """Being played from this zone, or lying there to be played."""

    __slots__ = ("where",)

    def __init__(self, where: Where) -> None:
        self.where = where

    def fits(self, s: State, c: Context, card: Card) -> bool:
        item = item_of_card(s, card)
        return (card.zone if item is None else item.from_zone) == zone_of(self.where)

    def said_of(self) -> Sort:
        return HAS_COST


class ByYou(Filter):
    """A battlefield told by what you do with it: one that you are attacking, or conquered this turn."""

    __slots__ = ("conquered",)

    def __init__(self, conquered: bool) -> None:
        self.conquered = conquered

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if c.seat < 0:
            return False
        place = s.places[card.place]
        if self.conquered:
            return bool(place.conquered & (1 << c.seat))
        a = s.arenas[place.arena]
        return a.combat and a.showdown == card.place and a.attacker == c.seat

    def said_of(self) -> Sort:
        return Sort(BATTLEFIELD, ON_BOARD)

    def word(self) -> str:
        return "conquered_this_turn" if self.conquered else "attacked_by_you"


class WithThere(Filter):
    """A place told by what is there: "where you have units", "with exactly two units"."""

    __slots__ = ("least", "most", "select")

    def __init__(self, select: Select, least: int = 1, most: int = -1) -> None:
        self.select = select
        self.least = least
        self.most = most  # -1: or more

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.allows_place(s, c, card.place)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        if place < 0:
            return False
        found: list[ObjectId] = []
        self.select.add_those_at(s, c, place, found)
        return len(found) >= self.least and (self.most < 0 or len(found) <= self.most)

    def rebuilt(self, each: Each) -> Part:
        return WithThere(each.one(self.select), self.least, self.most)

    def demands(self) -> list[Demand]:
        return [Takes(self.select, PERMANENTS)]

    def said_of(self) -> Sort:
        return PLACES

    def fault(self, w: Writer) -> str:
        return wrong_number(self.least, self.most) if self.most else ""

    def bound(self, w: Writer) -> Part:
        if self.select.where != ANYWHERE or not self.select.what & (UNIT | GEAR):
            raise CardTextError("a place is told by the units or gear that are there: with_(unit.yours)")
        return self.rebuilt(w)


class IsBound(Filter):
    """One of the objects another part of the text names."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.objects, (Bound, Target, Choice, LastKnown)):
            slot = self.objects.slot
            return 0 <= slot < len(c.bound) and is_named(s, c, c.bound[slot], card)
        return self.objects.means(s, c, card)  # also of what is gone by now

    def rebuilt(self, each: Each) -> Part:
        return IsBound(each.one(self.objects))

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, ALL_TYPES)]


class MemoryOf(Filter):
    """Among what this object did before: "banished with me" (linked abilities, CR 393)."""

    __slots__ = ()

    def recalls(self) -> int:
        return BANISHED_WITH

    def fits(self, s: State, c: Context, card: Card) -> bool:
        source = s.last_known(c.source)
        return source is not None and source.memory is not None and card.id in source.memory

    def said_of(self) -> Sort:
        return Sort(MAIN_DECK_CARD, ANY_ZONE)


class EitherFilter(Filter):
    """One of several."""

    __slots__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return any(f.fits(s, c, card) for f in self.filters)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        return any(f.allows_place(s, c, place) for f in self.filters)

    def rebuilt(self, each: Each) -> Part:
        return EitherFilter(*each.all(self.filters))

    def said_of(self) -> Sort:
        out = Sort(0, 0)
        for f in self.filters:
            out = out.join(f.said_of())
        return out


class NotFilter(Filter):
    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return not self.filter.fits(s, c, card)

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        return not (isinstance(self.filter, SamePlaceAs) and self.filter.allows_place(s, c, place))

    def rebuilt(self, each: Each) -> Part:
        return NotFilter(each.one(self.filter))

    def said_of(self) -> Sort:
        return self.filter.said_of()
