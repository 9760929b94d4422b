"""From the tree that an author wrote to the abilities that a card has: compiled, and refused if they cannot work."""

from __future__ import annotations

from farfield.errors import CardTextError

from .abilities import AdditionalCost
from .base import Ability, P
from .program import Writer


def defined(card: str, lines: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The lines of a card's text, ready to be played. Those that are ready already stay what they are."""
    costs = optional_costs(lines)
    out: list[Ability] = []
    for line in lines:
        try:
            out.append(line if line.compiled else Writer(0, costs).one(line))
        except CardTextError as error:
            raise error.of(card, len(out) + 1) from None
    return tuple(out)


def compiled(ability: P) -> P:
    """An ability that belongs to the rules of a mode and to no card."""
    return Writer().one(ability)


def optional_costs(lines: tuple[Ability, ...]) -> int:
    """Bits of the additional costs that may be declined."""
    out = 0
    number = 0
    for line in lines:
        if isinstance(line, AdditionalCost):
            if line.optional:
                out |= 1 << number
            number += 1
    return out
