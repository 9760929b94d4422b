"""Costs and keywords as bracket tokens: `[2][Fury]`, `[Shield 2]`."""

from __future__ import annotations

from farfield.rules import terms as t
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.parts import Ability, Condition
from farfield.rules.symbols import symbol_of

from .speech import Unspoken

_SHOWN_AT_ONE = (t.LEVEL,)
ITS_COST, ITS_BASE_COST = "[its cost]", "[its base cost]"
"""Stand for "equal to its cost" until a language says so."""


def tokens(cost: cs.Cost) -> str:
    """Energy and Power as bracket tokens."""
    energy = f"[{cost.energy}]" if cost.energy else ""
    return energy + "".join(f"[{symbol_of(mask)}]" for mask in cost.power)


def keyword_name(part: ab.Keyword) -> str:
    """A keyword as a bracket token, with its value."""
    name = t.KEYWORD_NAMES[part.keyword]
    return f"[{name} {part.value}]" if part.value != 1 or part.keyword in _SHOWN_AT_ONE else f"[{name}]"


def keyword(part: ab.Keyword) -> str:
    """A keyword as a bracket token, with its value and cost."""
    shown = keyword_name(part)
    if part.cost is not None and part.cost.own:
        return f"{shown} {ITS_BASE_COST if part.cost.base else ITS_COST}"
    if part.cost is not None and not part.cost.free:
        price = tokens(part.cost)
        return f"{shown} {price}" if price else shown
    return shown


def gates(condition: Condition | None) -> str:
    """Dependent keywords as tokens before the dash."""
    if condition is None:
        return ""
    if isinstance(condition, co.Both):
        return " ".join(gates(c) for c in condition.conditions)
    if isinstance(condition, co.LegionHolds):
        return "[Legion]"
    if isinstance(condition, co.LevelHolds):
        return f"[Level {condition.level}]"
    if isinstance(condition, co.EmpoweredHolds):
        return "[Empowered]"
    raise Unspoken(condition, "what an ability depends on")


def granted(abilities: tuple[Ability, ...]) -> tuple[str, tuple[Ability, ...]]:
    """Keywords as tokens, and the abilities that must be quoted."""
    words = [keyword(x) for x in abilities if isinstance(x, ab.Keyword) and x.gate is None and x.amount is None]
    quoted = tuple(x for x in abilities if not isinstance(x, ab.Keyword) or x.gate is not None)
    return ", ".join(words), quoted
