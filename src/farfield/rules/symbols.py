"""How Power is written: `Fury`, `Fury|Chaos`, or `A` for any (CR 135.2.e)."""

from __future__ import annotations

from .terms import ANY_DOMAIN, DOMAIN_NAMES


def domain_mask(symbol: str) -> int:
    """The bits of a written Power symbol."""
    if symbol == "A":
        return ANY_DOMAIN
    mask = 0
    for part in symbol.split("|"):
        for bit, name in DOMAIN_NAMES.items():
            if name == part:
                mask |= bit
    if mask == 0:
        raise ValueError(f"unknown Power symbol {symbol!r}: write a domain name, two joined by |, or A")
    return mask


def symbol_of(mask: int) -> str:
    """The opposite of `domain_mask`."""
    if mask == ANY_DOMAIN:
        return "A"
    return "|".join(name for bit, name in DOMAIN_NAMES.items() if mask & bit)
