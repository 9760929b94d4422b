"""Numbers that are counted or read, and conditions."""

from __future__ import annotations

from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import counters as cn
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Amount, Condition, Filter, Objects

from .nouns import Noun, Num, me, number


def count(noun: Noun, times: int = 1) -> am.CountOf:
    return am.CountOf(noun.select(), times)


def might_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.MIGHT, objects)


def energy_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.ENERGY, objects)


def damage_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.DAMAGE, objects)


def your(what: int) -> am.PlayerValue:
    """`your(am.POINTS)` and the like."""
    return am.PlayerValue(what)


def plus(*amounts: Num) -> am.Sum:
    return am.Sum(*[number(x) for x in amounts])


def counters_on(kind: int, objects: Objects = me) -> cn.CountersOn:
    return cn.CountersOn(kind, objects)


def at_least(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_LEAST, number(n))


def at_most(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_MOST, number(n))


def there_is(noun: Noun, least: int = 1, most: int = -1) -> co.ThereIs:
    return co.ThereIs(noun.select(), least, most)


def fits(objects: Objects, *filters: Filter) -> co.Fits:
    return co.Fits(objects, *filters)


def alone(objects: Objects) -> co.Fits:
    return co.Fits(objects, se.Is(se.ALONE))


def state_is(objects: Objects, state_: int, negate: bool = False) -> co.Fits:
    return co.Fits(objects, se.Is(state_, negate))


at_a_battlefield = co.SourceAtBattlefield()
your_turn = co.YourTurn()
legion = co.LegionHolds()
if_you_do = co.Did()
if_you_cant = co.Did(negate=True)


def paid(n: int = 0) -> co.PaidCost:
    return co.PaidCost(n)


def both(*conditions: Condition) -> co.Both:
    return co.Both(*conditions)


def either(*conditions: Condition) -> co.Either:
    return co.Either(*conditions)


def not_(condition: Condition) -> co.Not:
    return co.Not(condition)
