"""Costs: Energy, Power and what else is done to pay: `cost(1, "Fury", killing(unit.friendly))`."""

from __future__ import annotations

from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import RUNE, UNIT

from .guard import refused
from .nouns import Noun, Num, number


def cost(*what: int | str | cs.Deed, less: Num | None = None) -> cs.Cost:
    """Numbers are Energy, strings are Power ("Fury", "A" for any, "Fury|Chaos" for either), the rest is done.

    `less`: so much Energy less, counted as it is paid: "this ability costs [1] less for each …".
    """
    energy = sum(x for x in what if isinstance(x, int))
    power = powers(what)
    deeds = tuple(x for x in what if isinstance(x, cs.Deed))
    return cs.Cost(energy, power, deeds, less=number(less) if less is not None else None)


its_cost = cs.ITS_COST
"""Of a keyword that is given: what the card costs that gets it. `Repeat(its_cost)`"""
its_base_cost = cs.ITS_BASE_COST
"""The same, where a text calls it so."""


def powers(what: tuple[object, ...]) -> tuple[int, ...]:
    try:
        return tuple(domain_mask(x) for x in what if isinstance(x, str))
    except ValueError as error:
        raise refused(str(error)) from None


def exhaust_me(*what: int | str | cs.Deed, less: Num | None = None) -> cs.Cost:
    """ "[Exhaust]:", with whatever is paid besides."""
    return cost(*what, exhausting_me, less=less)


# --- what is done to pay

exhausting_me = cs.Deed(cs.EXHAUST_SELF)
killing_me = cs.Deed(cs.KILL_SELF)
recycling_me = cs.Deed(cs.RECYCLE_SELF)
banishing_me = cs.Deed(cs.BANISH_SELF)
disempowering_me = cs.Deed(cs.DISEMPOWER_SELF)
detaching_me = cs.Deed(cs.DETACH_SELF)
moving_me_home = cs.Deed(cs.MOVE_SELF_HOME)
exhausting_your_legend = cs.Deed(cs.EXHAUST_LEGEND)
spending_my_buff = cs.Deed(cs.SPEND_BUFF, 1, se.Select(UNIT, filters=(se.IsBound(se.Me()),)))

ANY_NUMBER = -1
"""In place of how many: as many as you like, or none."""


def discarding(n: int = 1, noun: Noun | None = None) -> cs.Deed:
    return deed(cs.DISCARD, n, noun)


def recycling(noun: Noun, n: int = 1, name: str = "") -> cs.Deed:
    """From a trash, of your runes, or from the board, as the noun says."""
    if noun.where == se.IN_TRASH:
        return deed(cs.RECYCLE_FROM_TRASH, n, noun, name)
    return deed(cs.RECYCLE_RUNES if noun.what == RUNE else cs.RECYCLE_OBJECTS, n, noun, name)


def banishing(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.BANISH_FROM_TRASH, n, noun)


def exhausting(noun: Noun, n: int = 1, name: str = "") -> cs.Deed:
    return deed(cs.EXHAUST_OBJECTS, n, noun, name)


def killing(noun: Noun, n: int = 1, name: str = "") -> cs.Deed:
    return deed(cs.KILL_OBJECTS, n, noun, name)


def returning(noun: Noun, n: int = 1, name: str = "") -> cs.Deed:
    """To their owners' hands."""
    return deed(cs.RETURN_OBJECTS, n, noun, name)


def disempowering(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.DISEMPOWER_OBJECTS, n, noun)


def spending_buffs(noun: Noun, n: int = 1, name: str = "") -> cs.Deed:
    return deed(cs.SPEND_BUFF, n, noun, name)


def spending_xp(n: int) -> cs.Deed:
    return deed(cs.SPEND_XP, n)


def losing_points(n: int = 1) -> cs.Deed:
    return deed(cs.LOSE_POINT, n)


def burning(n: int = 1) -> cs.Deed:
    return deed(cs.BURN, n)


def deed(kind: int, n: int = 1, noun: Noun | None = None, name: str = "") -> cs.Deed:
    """`name`: by which targets, places and other prices of the same text speak of what pays."""
    objects = noun.select() if noun is not None else None
    if n == ANY_NUMBER:
        return cs.Deed(kind, 0, objects, name or "paid", any_number=True)
    return cs.Deed(kind, n, objects, name)
