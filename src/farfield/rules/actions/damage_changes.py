"""What changes the damage that a unit is about to be dealt: preventions and doublings, and their order (CR 372, 437).

Several on one event are ordered by the unit's controller. That is asked where anything depends on it: how much is
dealt, how much of a prevent value is left, and what is used up. Nobody is asked whether to waste a prevention.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities.in_force import InForce, in_force, use_up
from ..effects.kinds_of_ability import DOUBLE_DAMAGE, PREVENT_DAMAGE
from ..ids import NOTHING, SLOT_MASK, ObjectId
from ..state import S_RULE
from ..state.questions import to_pick
from ..terms import Q_REPLACE, TRASH
from ..turn.frames import Frame, ask

if TYPE_CHECKING:
    from ..state import Arena, Card, Option, State

VALUE: Final = 0  # the key of a unit's prevent value; others have those of their abilities


class Change:
    """One of them, as far as an order can depend on it."""

    __slots__ = ("doubles", "found", "key", "like", "once")

    def __init__(self, key: int, doubles: int, once: bool, found: InForce | None) -> None:
        self.key = key
        self.like = key  # the first that nobody could tell from it
        self.doubles = doubles  # 0: it prevents
        self.once = once  # it is used up by that
        self.found = found

    def card(self, s: State) -> ObjectId:
        """What a question shows for it."""
        if self.found is None:
            return NOTHING
        id = self.found.via or self.found.context.source
        card = s.cards[id & SLOT_MASK]
        return card.id if card.zone == TRASH and s.last_known(id) is None else id


def of(s: State, a: Arena, card: Card) -> list[Change]:
    """All of them, in the order that is best for the unit: what stops all for good, the prevent value, the rest."""
    lasting: list[Change] = []
    once: list[Change] = []
    double: list[Change] = []
    for x in in_force(s, a, S_RULE, PREVENT_DAMAGE, card):
        limited = x.lasting is not None and x.lasting.uses > 0
        (once if limited else lasting).append(Change(x.key, 0, limited, x))
    for x in in_force(s, a, S_RULE, DOUBLE_DAMAGE, card):
        limited = x.lasting is not None and x.lasting.uses > 0
        double.append(Change(x.key, x.ability.rule_change(), limited, x))
    for several in (once, double):
        for one in several:
            for other in several:
                if alike(one, other):
                    one.like = other.key
                    break
    value = [Change(VALUE, 0, False, None)] if card.prevent else []
    return lasting + value + once + double


def usual(card: Card, amount: int, changes: list[Change]) -> list[Change]:
    """The order where nobody is asked: a prevent value that stops all of it spares what would stop it as a whole."""
    if 0 <= card.prevent < amount:
        first = [x for x in changes if x.found is not None and not x.doubles]
        return first + [x for x in changes if x not in first]
    return changes


def alike(x: Change, y: Change) -> bool:
    if x.found is None or y.found is None or x.found.ability is not y.found.ability or x.once != y.once:
        return False
    return x.found.lasting is not None and y.found.lasting is not None and x.found.context.seat == y.found.context.seat


class Outcome:
    """What comes of an order."""

    __slots__ = ("dealt", "doubled", "left", "spent")

    def __init__(self, dealt: int, left: int, spent: list[int], doubled: list[int]) -> None:
        self.dealt = dealt
        self.left = left  # of the prevent value
        self.spent = sorted(spent)  # preventions that are used up
        self.doubled = sorted(doubled)  # and doublings

    def same(self, other: Outcome) -> bool:
        """Or is the one just a waste of preventions?"""
        if self.dealt != other.dealt or self.doubled != other.doubled:
            return False
        less = [x for x in self.spent if x not in other.spent]
        more = [x for x in other.spent if x not in self.spent]
        return (not less and self.left >= other.left) or (not more and other.left >= self.left)


def outcome(amount: int, value: int, order: list[Change]) -> Outcome:
    """What is dealt, left and used up, if they apply in this order."""
    spent: list[int] = []
    doubled: list[int] = []
    for x in order:
        if amount <= 0:
            break
        if x.doubles:
            amount <<= x.doubles
        elif x.found is None:
            stopped = amount if value < 0 else min(value, amount)
            amount -= stopped
            if value > 0:
                value -= stopped
        else:
            amount = 0
        if x.once:
            (doubled if x.doubles else spent).append(x.like)
    return Outcome(amount, value, spent, doubled)


def outcomes(amount: int, value: int, first: list[Change], rest: list[Change]) -> list[Outcome]:
    """What can come of it, whatever the order of the rest; what is no more than a waste is left out."""
    if not rest:
        return [outcome(amount, value, first)]
    out: list[Outcome] = []
    for x in rest:
        for found in outcomes(amount, value, [*first, x], [y for y in rest if y is not x]):
            for known in out:
                if known.same(found):
                    break
            else:
                out.append(found)
    return out


MOST: Final = 5  # of more than so many at once nobody is asked for the order


def changed(s: State, a: Arena, card: Card, amount: int) -> int:
    """What is left of the damage when all of them have applied, in the order that was said or the usual one."""
    if not card.prevent and not s.governed & (1 << S_RULE):
        return amount  # as it mostly is
    order = usual(card, amount, of(s, a, card))
    if card.first is not None:
        said = card.first
        order = [y for key in said for y in order if y.key == key] + [y for y in order if y.key not in said]
        card.first = None
    for x in order:
        if amount <= 0:
            break
        if x.doubles:
            amount <<= x.doubles
        elif x.found is None:
            stopped = amount if card.prevent < 0 else min(card.prevent, amount)
            amount -= stopped
            if card.prevent > 0:
                card.prevent -= stopped
        else:
            amount = 0
        if x.found is not None:
            use_up(s, x.found)
    return amount


def must_be_said(s: State, a: Arena, id: ObjectId, amount: int) -> bool:
    """Does something depend on an order that only the unit's controller can say? Then it is asked, and comes first."""
    if not s.governed & (1 << S_RULE):
        return False
    card = s.find(id)
    if card is None or amount <= 0 or card.first is not None or not depends(s, a, card, amount, []):
        return False
    a.stack.append(DamageOrder(id, amount))
    return True


def depends(s: State, a: Arena, card: Card, amount: int, said: list[int]) -> bool:
    """Does anything depend on the order of those that nothing was said of yet?"""
    every = of(s, a, card)
    if not 2 <= len(every) <= MOST:
        return False
    first = [x for key in said for x in every if x.key == key]
    return len(outcomes(amount, card.prevent, first, [x for x in every if x not in first])) > 1


class DamageOrder(Frame):
    """The controller of a unit says which of several changes applies first to the damage it would be dealt."""

    __slots__ = ("amount", "offered", "said", "unit")

    def __init__(self, unit: ObjectId, amount: int) -> None:
        self.unit = unit
        self.amount = amount
        self.said: list[int] = []
        self.offered: list[int] = []

    def copy(self) -> Frame:
        f = DamageOrder(self.unit, self.amount)
        f.said = self.said[:]
        f.offered = self.offered[:]
        return f

    def numbers(self) -> list[int]:
        return [13, self.unit, self.amount, *self.said, -1, *self.offered]

    def step(self, s: State, a: Arena) -> None:
        card = s.find(self.unit)
        if card is None or not depends(s, a, card, self.amount, self.said):
            a.stack.pop()
            if card is not None:
                card.first = self.said[:]
            return
        left = [x for x in of(s, a, card) if x.key not in self.said]
        self.offered = [x.key for x in left]
        options = [to_pick(left[i].card(s) or self.unit, i) for i in range(len(left))]
        ask(s, a, card.controller, Q_REPLACE, options, self.unit, "CR 372")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.said.append(self.offered[option.which])
        self.offered = []
