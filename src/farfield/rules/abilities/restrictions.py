"""Prohibitions and changed rules: one question each, asked by whoever is about to do something (CR 054)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects.parts import NULL
from ..ids import ANYBODY, ObjectId
from ..rule_numbers import bit, ignoring
from ..state import S_CANT, S_RULE
from ..terms import FACEDOWN, PLAY_CARDS, PLAY_FACEDOWN_HERE, PLAY_SPELLS, SPELL, Forbidden, KeywordKind, RuleNumber
from .in_force import InForce, in_force

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, State


PLAYING: Final = 1 << PLAY_SPELLS | 1 << PLAY_FACEDOWN_HERE | 1 << PLAY_CARDS


def forbidding(s: State, a: Arena, card: Card | None, what: Forbidden, actor: SeatId = ANYBODY) -> InForce | None:
    """What forbids something to, or with, this object, or to a player whatever the object; None if nothing does.

    `actor`: the side that would do it.
    """
    if not s.forbids & (1 << what):
        return None  # as it mostly is
    found = in_force(s, a, S_CANT, what, card, actor)
    return found[0] if found else None


def forbidden(s: State, a: Arena, card: Card, what: Forbidden, actor: SeatId = ANYBODY) -> bool:
    """Is something forbidden to, or with, this object? `actor`: the side that would do it."""
    return forbidding(s, a, card, what, actor) is not None


def player_forbidden(s: State, a: Arena, seat: SeatId, what: Forbidden) -> bool:
    """Is something forbidden to a player, whatever the object?"""
    return forbidding(s, a, None, what, seat) is not None


def source_of(x: InForce, card: Card | None) -> ObjectId:
    """The object whose text this is: the equipment it comes from, what made it last, or what gave it to `card`."""
    if x.lasting is not None:
        return x.lasting.source
    if card is not None and card.mods is not None:
        for mod in card.mods:
            if mod.part is x.ability and mod.stamp == -x.key:
                return mod.source
    return x.via or x.context.source


def play_forbidding(s: State, a: Arena, seat: SeatId, card: Card) -> InForce | None:
    """What forbids this player to play this card, by choice or because an effect says so (CR 054, 358.3.a)."""
    if not s.forbids & PLAYING:
        return None
    if card.printed.types & SPELL:
        found = forbidding(s, a, None, PLAY_SPELLS, seat)
        if found is not None:
            return found
    if card.zone == FACEDOWN:
        found = forbidding(s, a, s.card(s.places[card.place].card), PLAY_FACEDOWN_HERE, seat)
        if found is not None:
            return found
    return forbidding(s, a, card, PLAY_CARDS, seat)


def as_spell_forbidding(s: State, a: Arena, seat: SeatId) -> InForce | None:
    """What forbids this player an ability whose use counts as a spell played, a Strike: what forbids spells (B46).

    What forbids cards does not: a token is none (CR 185)."""
    return forbidding(s, a, None, PLAY_SPELLS, seat) if s.forbids & PLAYING else None


def rule_value(s: State, a: Arena, rule: RuleNumber, card: Card | None, seat: SeatId = ANYBODY) -> int:
    """The sum of all changes to a number of the rules: of an object, of a player, or of the game."""
    total = 0
    if not s.ruled or not s.ruled & bit(rule):
        return total
    for x in in_force(s, a, S_RULE, rule, card, seat):
        total += x.ability.rule_change()
    return total


def rule_fixed(s: State, a: Arena, rule: RuleNumber, seat: SeatId, usual: int) -> int:
    """A number of the rules as texts set it for this player: the lowest of several; as usual if none does."""
    if not s.governed & (1 << S_RULE):
        return usual
    found = NULL
    for x in in_force(s, a, S_RULE, rule, None, seat):
        n = x.ability.rule_set()
        if n != NULL and (found == NULL or n < found):
            found = n
    return usual if found == NULL else found


def ignores(s: State, a: Arena, seat: SeatId, keyword: KeywordKind, card: Card | None = None) -> bool:
    """CR 764-767: does this player ignore a keyword in what they do now, of this object or of all?"""
    if not s.governed & (1 << S_RULE):
        return False
    for x in in_force(s, a, S_RULE, ignoring(keyword), card, seat):
        if card is not None or x.ability.scope is None:
            return True
    return False
