"""Prohibitions and changed rules: one question each, asked by whoever is about to do something (CR 054)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..effects.abilities import IGNORE, Cant, RuleChange
from ..effects.select import side_fits
from ..state import S_CANT, S_RULE

if TYPE_CHECKING:
    from ..state import Arena, Card, State


def forbidden(s: State, a: Arena, card: Card, what: int, actor: int = -1) -> bool:
    """Is something forbidden to, or with, this object? `actor`: the side that would do it."""
    a = s.home(a, card)
    if card.mods is not None:
        for mod in card.mods:
            if mod.part is not None and mod.part.forbids(what):
                return True
    for source in a.statics[S_CANT]:
        ability = source.ability
        if isinstance(ability, Cant) and ability.what == what:
            c = layers.reading(s, source)
            if c is None:
                continue
            if actor >= 0 and not side_fits(s, ability.actor, c.seat, actor):
                continue
            if ability.applies_to(s, c, card):
                return True
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, Cant) and ability.what == what and lasting.uses != 0:
            if not layers.reaches(lasting, s.home(a, card)):
                continue
            c = layers.lasting_context(lasting.seat, lasting.source, lasting.bound)
            if (actor < 0 or side_fits(s, ability.actor, c.seat, actor)) and ability.applies_to(s, c, card):
                return True
    return False


def player_forbidden(s: State, a: Arena, seat: int, what: int) -> bool:
    """Is something forbidden to a player, whatever the object?"""
    for source in a.statics[S_CANT]:
        ability = source.ability
        if isinstance(ability, Cant) and ability.what == what:
            c = layers.reading(s, source)
            if c is None:
                continue
            if side_fits(s, ability.actor, c.seat, seat) and (
                ability.condition is None or ability.condition.holds(s, c)
            ):
                return True
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, Cant) and ability.what == what and lasting.uses != 0:
            c = layers.lasting_context(lasting.seat, lasting.source, lasting.bound)
            if side_fits(s, ability.actor, c.seat, seat) and (
                ability.condition is None or ability.condition.holds(s, c)
            ):
                return True
    return False


def rule_value(s: State, a: Arena, rule: int, card: Card | None, seat: int = -1) -> int:
    """The sum of all changes to a number of the rules."""
    if card is not None:
        a = s.home(a, card)
    total = 0
    for there in s.speaking(a, seat):
        for source in there.statics[S_RULE]:
            ability = source.ability
            if isinstance(ability, RuleChange) and ability.rule == rule:
                c = layers.reading(s, source)
                if c is None:
                    continue
                if card is not None and ability.scope is not None and not ability.applies_to(s, c, card):
                    continue
                if seat >= 0 and ability.scope is None and c.seat != seat:
                    continue
                if ability.condition is None or ability.condition.holds(s, c):
                    total += ability.amount
    for lasting in s.lasting:
        ability = lasting.ability
        if isinstance(ability, RuleChange) and ability.rule == rule and lasting.uses != 0:
            c = layers.lasting_context(lasting.seat, lasting.source, lasting.bound)
            if seat >= 0 and ability.scope is None and c.seat != seat:
                continue
            if seat < 0 and not layers.reaches(lasting, a):
                continue  # what is said of a player follows the player
            if card is None or ability.scope is None or ability.applies_to(s, c, card):
                total += ability.amount
    return total


def ignores(s: State, a: Arena, seat: int, keyword: int) -> bool:
    """CR 764-767: does this player ignore a keyword in what they do now?"""
    if not s.lasting and not a.statics[S_RULE] and not s.own_arena(a, seat).statics[S_RULE]:
        return False
    return rule_value(s, a, IGNORE + keyword, None, seat) > 0
