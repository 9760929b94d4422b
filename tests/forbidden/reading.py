"""Reading the state, without a line of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from farfield.rules.effects.abilities import Aura, Keyword, RuleChange
from farfield.rules.state import S_MIGHT, S_RULE, SLOT_MASK, Arena, Card, Place, Side, Source, State
from farfield.rules.terms import (
    ASSAULT,
    ATTACKER,
    BANISHMENT,
    BOARD,
    CHAMPION_ZONE,
    DEFENDER,
    GAME_OVER,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    NO_ROLE,
    RUNE_DECK,
    SHIELD,
    TRASH,
)


def settled(s: State) -> list[Arena]:
    """Arenas in which all that was due has been done (CR 334): nothing half-way, no cleanup outstanding."""
    return [a for a in s.arenas if s.phase != GAME_OVER and not a.stack and not a.cleanup_due]


class Seen:
    """The objects of the state that is being looked at, gathered once for all entries."""

    state: State | None = None
    objects: list[Card] = []
    board: list[Card] = []


def look(s: State) -> None:
    Seen.state = s
    Seen.objects = [c for c in s.cards if c.id >= 0]
    Seen.board = [c for c in Seen.objects if c.zone == BOARD]


def objects(s: State) -> list[Card]:
    if Seen.state is not s:
        look(s)
    return Seen.objects


def on_board(s: State) -> list[Card]:
    if Seen.state is not s:
        look(s)
    return Seen.board


def fields(s: State, a: Arena) -> list[Place]:
    return [s.places[i] for i in a.places if s.places[i].side < 0]


def units(s: State, place: Place) -> list[Card]:
    return [s.cards[id & SLOT_MASK] for id in place.units]


def sides_at(s: State, place: Place) -> list[int]:
    return sorted({c.controller for c in units(s, place) if c.controller < len(s.sides)})


def zones(side: Side) -> list[tuple[int, list[int]]]:
    return [
        (MAIN_DECK, side.deck), (RUNE_DECK, side.rune_deck), (HAND, side.hand), (TRASH, side.trash),
        (BANISHMENT, side.banished), (CHAMPION_ZONE, side.champion), (LEGEND_ZONE, side.legends),
    ]  # fmt: skip


def sources(a: Arena) -> Iterator[Source]:
    for held in (*a.listeners, *a.statics):
        yield from held


def changes_rules(s: State) -> bool:
    """Some text changes a number of the rules (a limit, the Victory Score …): such entries then keep still."""
    abilities = [x.ability for a in s.arenas for x in a.statics[S_RULE]] + [x.ability for x in s.lasting]
    return any(isinstance(ability, RuleChange) for ability in abilities)


def plain_might(s: State, a: Arena, card: Card) -> int | None:
    """Might worked out anew where nothing conditional is involved; None where something is (CR 477.3)."""
    if a.statics[S_MIGHT] or card.printed.gated or card.attached_to or changes_rules(s):
        return None
    if any(isinstance(x.ability, Aura) for x in s.lasting):
        return None
    assault, shield = card.printed.kw[ASSAULT], card.printed.kw[SHIELD]
    total = card.printed.might + card.buffs
    for mod in card.mods or ():
        if mod.part is not None:
            return None
        total += mod.might
        if isinstance(mod.ability, Keyword) and mod.ability.gate is None:
            assault += mod.ability.value if mod.ability.keyword == ASSAULT else 0
            shield += mod.ability.value if mod.ability.keyword == SHIELD else 0
    for id in card.attachments or ():
        gear = s.cards[id & SLOT_MASK]
        if gear.printed.effect_text and card.role != NO_ROLE:
            return None
        total += gear.printed.might_bonus
    return total + (assault if card.role == ATTACKER else shield if card.role == DEFENDER else 0)


def census(s: State) -> Counter[tuple[int, str]]:
    """Which cards each owner has in the whole game, tokens aside: this never changes (CR 127)."""
    return Counter((c.owner, c.original.name) for c in s.cards if c.id >= 0 and not c.original.token)
