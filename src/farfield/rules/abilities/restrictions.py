"""Prohibitions and changed rules: one question each, asked by whoever is about to do something (CR 054)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import S_CANT, S_RULE
from ..terms import IGNORE, PLAY_CARDS, PLAY_SPELLS, SPELL
from .in_force import NO_ACTOR, in_force

if TYPE_CHECKING:
    from ..state import Arena, Card, State


def forbidden(s: State, a: Arena, card: Card, what: int, actor: int = NO_ACTOR) -> bool:
    """Is something forbidden to, or with, this object? `actor`: the side that would do it."""
    return len(in_force(s, a, S_CANT, what, card, actor)) > 0


def player_forbidden(s: State, a: Arena, seat: int, what: int) -> bool:
    """Is something forbidden to a player, whatever the object?"""
    return len(in_force(s, a, S_CANT, what, None, seat)) > 0


def may_not_play(s: State, a: Arena, seat: int, card: Card) -> bool:
    """Is it forbidden to this player to play this card, by choice or because an effect says so? (CR 054, 358.3.a)"""
    if card.printed.types & SPELL and player_forbidden(s, a, seat, PLAY_SPELLS):
        return True
    return forbidden(s, a, card, PLAY_CARDS, seat)


def rule_value(s: State, a: Arena, rule: int, card: Card | None, seat: int = NO_ACTOR) -> int:
    """The sum of all changes to a number of the rules: of an object, of a player, or of the game."""
    total = 0
    for x in in_force(s, a, S_RULE, rule, card, seat):
        total += x.ability.rule_change()
    return total


def ignores(s: State, a: Arena, seat: int, keyword: int) -> bool:
    """CR 764-767: does this player ignore a keyword in what they do now?"""
    return rule_value(s, a, IGNORE + keyword, None, seat) > 0
