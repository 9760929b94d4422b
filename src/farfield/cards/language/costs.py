"""Costs: Energy, Power and what else is done to pay: `cost(1, "Fury", killing(unit.friendly))`."""

from __future__ import annotations

from farfield.rules.effects import costs as cs
from farfield.rules.effects import select as se
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import RUNE

from .nouns import Noun


def cost(*what: int | str | cs.Deed) -> cs.Cost:
    """Numbers are Energy, strings are Power ("Fury", "A" for any, "Fury|Chaos" for either), the rest is done."""
    energy = sum(x for x in what if isinstance(x, int))
    power = tuple(domain_mask(x) for x in what if isinstance(x, str))
    return cs.Cost(energy, power, tuple(x for x in what if isinstance(x, cs.Deed)))


def exhaust_me(*what: int | str | cs.Deed) -> cs.Cost:
    """ "[Exhaust]:", with whatever is paid besides."""
    return cost(*what, exhausting_me)


# --- what is done to pay

exhausting_me = cs.Deed(cs.EXHAUST_SELF)
killing_me = cs.Deed(cs.KILL_SELF)
recycling_me = cs.Deed(cs.RECYCLE_SELF)
banishing_me = cs.Deed(cs.BANISH_SELF)
discarding_me = cs.Deed(cs.DISCARD_SELF)
disempowering_me = cs.Deed(cs.DISEMPOWER_SELF)
detaching_me = cs.Deed(cs.DETACH_SELF)
moving_me_home = cs.Deed(cs.MOVE_SELF_HOME)
exhausting_your_legend = cs.Deed(cs.EXHAUST_LEGEND)


def discarding(n: int = 1, noun: Noun | None = None) -> cs.Deed:
    return deed(cs.DISCARD, n, noun)


def recycling(noun: Noun, n: int = 1) -> cs.Deed:
    """From a trash, of your runes, or from the board, as the noun says."""
    if noun.where == se.IN_TRASH:
        return deed(cs.RECYCLE_FROM_TRASH, n, noun)
    return deed(cs.RECYCLE_RUNES if noun.what == RUNE else cs.RECYCLE_OBJECTS, n, noun)


def banishing(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.BANISH_FROM_TRASH, n, noun)


def exhausting(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.EXHAUST_OBJECTS, n, noun)


def killing(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.KILL_OBJECTS, n, noun)


def returning(noun: Noun, n: int = 1) -> cs.Deed:
    """To their owners' hands."""
    return deed(cs.RETURN_OBJECTS, n, noun)


def disempowering(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.DISEMPOWER_OBJECTS, n, noun)


def spending_buffs(noun: Noun, n: int = 1) -> cs.Deed:
    return deed(cs.SPEND_BUFF, n, noun)


def spending_xp(n: int) -> cs.Deed:
    return deed(cs.SPEND_XP, n)


def losing_points(n: int = 1) -> cs.Deed:
    return deed(cs.LOSE_POINT, n)


def deed(kind: int, n: int = 1, noun: Noun | None = None) -> cs.Deed:
    return cs.Deed(kind, n, noun.select() if noun is not None else None)
