"""What is chosen: targets, choices made on resolution, destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import layers
from ...terms import YOURS, Relation
from ..parts import Amount, Each, Filter, Objects
from ..sorts import PLACES, Demand, Sort, Takes
from .description import Select

if TYPE_CHECKING:
    from ...ids import ObjectId
    from ...state import Card, Context, State
    from ..program import Writer


def wrong_number(least: int, most: int) -> str:
    """Of things that are chosen; most -1: any number."""
    if least < 0 or most == 0 or most < -1:
        return f"so many cannot be chosen: {least} to {most}"
    if 0 <= most < least:
        return f"at least {least} and at most {most} cannot both be chosen"
    return ""


class Target(Objects):
    """A choice made as the spell or ability goes on the chain (CR 355.7), also where it is about a "may" (A51)."""

    __slots__ = ("group", "least", "most", "name", "select", "slot", "split", "split_by_unit")

    def __init__(
        self,
        select: Select,
        least: int = 1,
        most: int = 1,
        name: str = "",
        group: Group | None = None,
        split: Amount | None = None,
        split_by_unit: bool = False,
    ) -> None:
        self.split = split  # damage divided among them: no more targets than damage (CR 355.14)
        self.split_by_unit = split_by_unit  # and a unit deals it, without Bonus Damage
        self.select = select
        self.least = least
        self.most = most  # -1: any number
        self.name = name
        self.group = group
        self.slot = -1  # in a program: where what was chosen is kept

    def rebuilt(self, each: Each) -> Target:
        split = each.maybe(self.split)
        group = each.maybe(self.group)
        return Target(each.one(self.select), self.least, self.most, self.name, group, split, self.split_by_unit)

    def divided(self, amount: Amount, by_unit: bool) -> Target:
        """The same, for so much damage that is divided among them."""
        return Target(self.select, self.least, self.most, self.name, self.group, amount, by_unit)

    def bound(self, w: Writer) -> Target:
        return self if self.slot >= 0 else w.choose(self.rebuilt(w))

    def sort(self, w: Writer) -> Sort:
        return self.select.sort(w)

    def like(self, w: Writer) -> int:
        return self.select.like(w)

    def says_nothing(self, w: Writer) -> str:
        return self.select.says_nothing(w)

    def told_by(self) -> tuple[Filter, ...]:
        return self.select.filters

    def chooses(self) -> bool:
        return True

    def slot_in(self, w: Writer) -> int:
        return self.slot

    def fault(self, w: Writer) -> str:
        return wrong_number(self.least, self.most)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        # CR 359.3.e: what is illegal now is left out, here and for everything that refers to it later.
        legal = [id for id in c.bound[self.slot] if self.select.still_legal(s, c, id)]
        c.bound[self.slot] = legal
        return legal


class Choice(Objects):
    """A choice made while the text is carried out: in a private zone, or by somebody else (CR 355.10.a, 355.17)."""

    __slots__ = ("chooser", "fresh", "least", "most", "name", "random", "select", "slot")

    def __init__(
        self,
        select: Select,
        least: int = 1,
        most: int = 1,
        name: str = "",
        chooser: Relation = YOURS,
        random: bool = False,
        fresh: bool = False,
    ) -> None:
        self.fresh = fresh  # none of what others have chosen for it before: "a unit that hasn't been chosen"
        self.select = select
        self.least = least
        self.most = most
        self.name = name
        self.chooser = chooser
        self.random = random
        self.slot = -1

    def rebuilt(self, each: Each) -> Choice:
        return Choice(each.one(self.select), self.least, self.most, self.name, self.chooser, self.random, self.fresh)

    def bound(self, w: Writer) -> Choice:
        return self if self.slot >= 0 else w.pick(self.rebuilt(w))

    def sort(self, w: Writer) -> Sort:
        return self.select.sort(w)

    def like(self, w: Writer) -> int:
        return self.select.like(w)

    def says_nothing(self, w: Writer) -> str:
        return self.select.says_nothing(w)

    def told_by(self) -> tuple[Filter, ...]:
        return self.select.filters

    def chooses(self) -> bool:
        return True

    def slot_in(self, w: Writer) -> int:
        return self.slot

    def fault(self, w: Writer) -> str:
        return wrong_number(self.least, self.most)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        return [id for id in c.bound[self.slot] if s.find(id) is not None]


class Destination(Objects):
    """A place chosen as the text goes on the chain (CR 355.4); kept as minus one minus the place's number."""

    __slots__ = ("bases", "mover", "name", "select", "slot")

    def __init__(
        self, select: Select | None, mover: Objects | None = None, name: str = "", *, bases: bool = False
    ) -> None:
        self.select = select  # which battlefields; None: any location the unit may go to
        self.bases = bases  # and which bases, by what is there
        self.mover = mover  # CR 355.4: it must be somewhere else than where they are
        self.name = name
        self.slot = -1

    def rebuilt(self, each: Each) -> Destination:
        mover = each.maybe(self.mover)
        return Destination(each.maybe(self.select), mover, self.name, bases=self.bases)

    def bound(self, w: Writer) -> Destination:
        return self if self.slot >= 0 else w.send(self.rebuilt(w))

    def sort(self, w: Writer) -> Sort:
        return PLACES

    def demands(self) -> list[Demand]:
        return [Takes(self.select, PLACES)]

    def find(self, s: State, c: Context) -> list[ObjectId]:
        return c.bound[self.slot]


class Group(Filter):
    """A demand on the whole set of targets (CR 355.11)."""

    __slots__ = ("one_per_place", "same_controller", "same_place", "total_might")

    def __init__(
        self,
        total_might: int = -1,
        same_controller: bool = False,
        same_place: bool = False,
        one_per_place: bool = False,
    ) -> None:
        self.one_per_place = one_per_place
        self.total_might = total_might
        self.same_controller = same_controller
        self.same_place = same_place

    def fault(self, w: Writer) -> str:
        if self.same_place and self.one_per_place:
            return "Group(…) cannot ask for one place and for different ones"
        if self.total_might < 0 and not (self.same_controller or self.same_place or self.one_per_place):
            return "Group(…) asks for nothing: say what the targets must have in common"
        return ""

    def holds(self, s: State, chosen: list[ObjectId]) -> bool:
        """Does the whole set meet the demand now?"""
        for i in range(len(chosen)):
            if not self.allows(s, chosen[:i], s.card(chosen[i])):
                return False
        return True

    def allows(self, s: State, chosen: list[ObjectId], extra: Card) -> bool:
        total = layers.might_read(s, extra)
        for id in chosen:
            card = s.card(id)
            total += layers.might_read(s, card)
            if self.same_controller and card.controller != extra.controller:
                return False
            if self.same_place and card.place != extra.place:
                return False
            if self.one_per_place and card.place == extra.place:
                return False
        return self.total_might < 0 or total <= self.total_might
