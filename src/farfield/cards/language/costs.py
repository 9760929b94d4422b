"""Costs: Energy and Power, exhausting, other deeds."""

from __future__ import annotations

from farfield.rules.effects import costs as cs
from farfield.rules.symbols import domain_mask

from .nouns import Noun


def cost(energy: int = 0, *power: str, deeds: tuple[cs.Deed, ...] = ()) -> cs.Cost:
    return cs.Cost(energy, tuple(domain_mask(p) for p in power), deeds)


def exhaust_me(energy: int = 0, *power: str) -> cs.Cost:
    """ "[Exhaust]:" with Energy and Power besides."""
    return cs.Cost(energy, tuple(domain_mask(p) for p in power), (cs.Deed(cs.EXHAUST_SELF),))


def deed(kind: int, n: int = 1, noun: Noun | None = None) -> cs.Deed:
    return cs.Deed(kind, n, noun.select() if noun is not None else None)
