"""What an object has to do with others: what it is attached to, what it chooses or is chosen by, whom it fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ids import NOBODY, SLOT_MASK
from ...state import Item
from ...terms import BOARD
from ..parts import Each, Filter, Objects
from ..sorts import GEARS, ITEMS, OBJECTS, UNITS, Demand, Sort, Takes
from .description import Select
from .where import chain_item_of, item_on_chain

if TYPE_CHECKING:
    from ...ids import ObjectId, SeatId
    from ...state import Card, Context, State


class AttachedTo(Filter):
    """Attached to this object: "an Equipment attached to it"."""

    __slots__ = ("wearer",)

    def __init__(self, wearer: Objects) -> None:
        self.wearer = wearer

    def rebuilt(self, each: Each) -> AttachedTo:
        return AttachedTo(each.one(self.wearer))

    def said_of(self) -> Sort:
        return GEARS

    def demands(self) -> list[Demand]:
        return [Takes(self.wearer, UNITS)]

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.attached_to != 0 and card.attached_to in self.wearer.find(s, c)


class Chooses(Filter):
    """A spell or ability on the chain that has chosen one of these; `no_other`: and nothing else like that."""

    __slots__ = ("no_other", "objects")

    def __init__(self, objects: Objects, no_other: Select | None = None) -> None:
        self.objects = objects
        self.no_other = no_other

    def rebuilt(self, each: Each) -> Chooses:
        return Chooses(each.one(self.objects), each.maybe(self.no_other))

    def said_of(self) -> Sort:
        return ITEMS

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS), Takes(self.no_other, OBJECTS)]

    def fits_item(self, s: State, c: Context, item: Item, card: Card | None) -> bool:
        found = False
        for id in chosen_by(item):
            chosen = s.find(id) if id > 0 else None
            if chosen is None or chosen.zone != BOARD:
                continue
            if self.objects.means(s, c, chosen):
                found = True
            elif self.no_other is not None and self.no_other.means(s, c, chosen):
                return False
        return found

    def fits(self, s: State, c: Context, card: Card) -> bool:
        item = item_of_card(s, card)
        return item is not None and self.fits_item(s, c, item, card)


class ChosenBy(Filter):
    """Something that a spell or ability on the chain has chosen."""

    __slots__ = ("items",)

    def __init__(self, items: Select) -> None:
        self.items = items

    def rebuilt(self, each: Each) -> ChosenBy:
        return ChosenBy(each.one(self.items))

    def said_of(self) -> Sort:
        return OBJECTS

    def demands(self) -> list[Demand]:
        return [Takes(self.items, ITEMS)]

    def fits(self, s: State, c: Context, card: Card) -> bool:
        for a in s.arenas:
            for item in a.chain:
                if item.finalized and card.id in chosen_by(item) and self.items.item_matches(s, c, item.id):
                    return True
        return False


class InCombatWith(Filter):
    """A unit whose opponents in the combat it is in are among these."""

    __slots__ = ("foes",)

    def __init__(self, foes: Select) -> None:
        self.foes = foes

    def rebuilt(self, each: Each) -> InCombatWith:
        return InCombatWith(each.one(self.foes))

    def said_of(self) -> Sort:
        return UNITS

    def demands(self) -> list[Demand]:
        return [Takes(self.foes, UNITS)]

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if card.zone != BOARD or card.role == 0:
            return False
        for id in s.places[card.place].units:
            other = s.cards[id & SLOT_MASK]
            if other.role != 0 and other.role != card.role and self.foes.matches(s, c, other):
                return True
        return False


class NotTheSpeakers(Filter):
    """Not controlled by the player whose text it is, whoever carries it out: "a unit you don't control"."""

    __slots__ = ()

    def said_of(self) -> Sort:
        return OBJECTS

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.controller != speaker(s, c)


def speaker(s: State, c: Context) -> SeatId:
    """Whose text it is, also while another player carries it out."""
    item = item_on_chain(s, chain_item_of(c))
    if item is not None:
        return item.seat
    source = s.last_known(c.source)
    return source.controller if source is not None else NOBODY


def chosen_by(item: Item) -> list[ObjectId]:
    """All that was chosen for something on the chain, for every execution of it."""
    out: list[ObjectId] = []
    for bound in [item.bound, *item.later]:
        for slot in bound:
            out.extend(slot)
    return out


def item_of_card(s: State, card: Card) -> Item | None:
    for a in s.arenas:
        for item in a.chain:
            if item.card == card.id:
                return item
    return None
