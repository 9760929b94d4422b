"""Might, keywords and abilities for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import layers
from ...abilities import granted
from ...actions import giving
from ...terms import (
    ACCELERATE,
    AMBUSH,
    BOARD,
    HIDDEN,
    KEYWORD_NAMES,
    KW_ACTION,
    KW_REACTION,
    QUICK_DRAW,
    THIS_TURN,
    UNIQUE,
    VISION,
    WEAPONMASTER,
    Duration,
)
from ..kinds_of_ability import OFF_BOARD, Aura, Keyword
from ..parts import NEXT, NULL, Ability, Amount, Each, Effect, Objects, OfTwo, OnBoard, Part, ToEach
from ..select import Bound
from ..sorts import (
    ALL_TYPES,
    NOT_THINGS,
    OBJECTS,
    ON_BOARD,
    UNITS,
    Counts,
    Demand,
    Describes,
    Matters,
    Spans,
    Suits,
    Takes,
    word_of,
)

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Item, State
    from ..program import Writer


NO_LEAST: Final = -1_000_000
AS_PLAYED: Final = (ACCELERATE, AMBUSH, HIDDEN, KW_ACTION, KW_REACTION, QUICK_DRAW, UNIQUE, VISION, WEAPONMASTER)


class GiveMight(Effect):
    """ "+2 Might this turn", "-1 Might this turn, to a minimum of 1"."""

    __slots__ = ("amount", "least", "objects", "until")

    def __init__(self, objects: Objects, amount: Amount, *, until: Duration = THIS_TURN, least: int = NO_LEAST) -> None:
        self.objects = objects
        self.amount = amount
        self.until = until
        self.least = least

    def fault(self, w: Writer) -> str:
        if self.least > NO_LEAST and self.amount.range()[0] >= 0:
            return "a minimum is for less Might: give(…) with a number below 0"
        return ""

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNITS), Matters(self.amount), Spans(self.until)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        ids = self.objects.find(s, run.item)
        if n != NULL:
            s.at_once()
            for id in ids:
                giving.give_might(s, a, id, n, self.until, run.item, self.least)
        run.did(len(ids) if n != NULL else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return GiveMight(each.one(self.objects), each.one(self.amount), until=self.until, least=self.least)


class RaiseMight(Effect):
    """ "Increase its Might to …": worked out now, and fixed; nothing is ever lost by it (CR 477.3.b-c)."""

    __slots__ = ("amount", "objects", "until")

    def __init__(self, objects: Objects, amount: Amount, *, until: Duration = THIS_TURN) -> None:
        self.objects = objects
        self.amount = amount
        self.until = until

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNITS), Counts(self.amount), Spans(self.until)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        ids = self.objects.find(s, run.item)
        n = self.amount.value(s, run.item)
        if n != NULL:
            for id in ids:
                more = n - layers.might(s, s.card(id))
                if more > 0:
                    giving.give_might(s, a, id, more, self.until, run.item)
                    done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return RaiseMight(each.one(self.objects), each.one(self.amount), until=self.until)


class DoubleMight(Effect):
    """Adds the current value as a fixed increase (CR 432)."""

    __slots__ = ("objects", "until")

    def __init__(self, objects: Objects, *, until: Duration = THIS_TURN) -> None:
        self.objects = objects
        self.until = until

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNITS), Spans(self.until)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            n = layers.might_read(s, s.card(id))
            giving.give_might(s, a, id, n, self.until, run.item)
            done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return DoubleMight(each.one(self.objects), until=self.until)


class SwapMight(OfTwo):
    """The lower gets the difference, the higher loses it, fixed from then on (CR 433)."""

    __slots__ = ("until",)

    def __init__(self, first: Objects, second: Objects, *, until: Duration = THIS_TURN) -> None:
        super().__init__(first, second)
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        if one and two:
            gap = layers.might_read(s, s.card(one[0])) - layers.might_read(s, s.card(two[0]))
            giving.give_might(s, a, one[0], -gap, self.until, run.item)
            giving.give_might(s, a, two[0], gap, self.until, run.item)
        run.did(1 if one and two else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return SwapMight(each.one(self.first), each.one(self.second), until=self.until)


class Grant(ToEach):
    """Give keywords or abilities for a time; off the board the keywords that do something there."""

    __slots__ = ("abilities", "afar", "until")

    def __init__(self, objects: Objects, abilities: tuple[Ability, ...], *, until: Duration = THIS_TURN) -> None:
        super().__init__(objects)
        self.abilities = abilities
        self.until = until
        self.afar: Aura | None = None  # in a program: what a card off the board is given with them

    def demands(self) -> list[Demand]:
        where: Demand = Takes(self.objects, OBJECTS)
        if works_off_board(self.abilities):
            where = Describes(self.objects, ALL_TYPES & ~NOT_THINGS)
        return [where, Suits(self.objects, self.abilities), Spans(self.until)]

    def fault(self, w: Writer) -> str:
        if self.objects.sort(w).zones == ON_BOARD:
            for ability in self.abilities:
                if isinstance(ability, Keyword) and ability.keyword in AS_PLAYED:
                    return f"{KEYWORD_NAMES[ability.keyword]} works as a card is played, and these are on the board"
        return "" if self.abilities else "grant(…) gives nothing: say which keywords or abilities"

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        card = s.card(id)
        if card.zone != BOARD:
            if self.afar is None:
                return False
            giving.give_afar(s, a, id, self.afar, self.until, item)
            return True
        for ability in self.abilities:
            if isinstance(ability, Keyword):
                ability = ability.counted(s, item)
            giving.give_ability(s, a, id, ability, self.until, item)
        return True

    def rebuilt(self, each: Each) -> Part:
        return Grant(each.one(self.objects), each.all(self.abilities), until=self.until)

    def bound(self, w: Writer) -> Grant:
        objects = w.one(self.objects)
        given: list[Ability] = []
        for ability in self.abilities:
            if isinstance(ability, Keyword) and ability.amount is not None:
                given.append(w.one(ability))  # counted by this text, as it is given
            else:
                given.append(w.apart(objects.sort(w)).one(ability))
        new = Grant(objects, tuple(given), until=self.until)
        if works_off_board(self.abilities):
            new.afar = Aura(Bound("", 0), grants=new.abilities)
            new.afar.compiled = True
        return new


def works_off_board(abilities: tuple[Ability, ...]) -> bool:
    for ability in abilities:
        if not isinstance(ability, Keyword) or ability.keyword not in OFF_BOARD:
            return False
    return True


class GrantKeywords(OnBoard):
    """Give the keywords that another object has now, for a time."""

    __slots__ = ("model", "until")

    def __init__(self, objects: Objects, model: Objects, *, until: Duration = THIS_TURN) -> None:
        super().__init__(objects)
        self.model = model
        self.until = until

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS), Takes(self.model, OBJECTS), Spans(self.until)]

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        found = self.model.find(s, item)
        if not found:
            return False
        model = s.card(found[0])
        if model.zone != BOARD:
            return False
        for ability in granted.keywords(s, model):
            giving.give_ability(s, a, id, ability, self.until, item)
        return True

    def rebuilt(self, each: Each) -> Part:
        return GrantKeywords(each.one(self.objects), each.one(self.model), until=self.until)


class Change(OnBoard):
    """Hang a part on objects for a time: a set Might, a copy, a lost keyword, a prohibition (see `changed_traits`)."""

    __slots__ = ("part", "until")

    def __init__(self, objects: Objects, part: Part, *, until: Duration = THIS_TURN) -> None:
        super().__init__(objects)
        self.part = part
        self.until = until

    def word(self) -> str:
        return word_of(self.part)

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS), Suits(self.objects, (self.part,)), Spans(self.until)]

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        giving.give_part(s, a, id, self.part, self.until, item)
        return True

    def rebuilt(self, each: Each) -> Part:
        return Change(each.one(self.objects), each.one(self.part), until=self.until)

    def bound(self, w: Writer) -> Change:
        objects = w.one(self.objects)
        return Change(objects, w.apart(objects.sort(w)).one(self.part), until=self.until)
