"""Reading the state, without a line of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from farfield.rules.effects.kinds_of_ability import Aura, Keyword, RuleChange
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId, SeatId
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
    Zone,
)


class Seen:
    """What the entries read of the state that is being looked at, gathered once for all of them."""

    def __init__(self, s: State) -> None:
        self.state = s
        self.objects = [c for c in s.cards if c.id >= 0]
        self.by_zone: dict[Zone, list[Card]] = {}
        for card in self.objects:
            self.by_zone.setdefault(card.zone, []).append(card)
        self.board = self.by_zone.get(BOARD, [])
        self.settled = [a for a in s.arenas if s.phase != GAME_OVER and not a.stack and not a.cleanup_due]
        self.units = [[s.cards[id & SLOT_MASK] for id in place.units] for place in s.places]
        self.sides = [sorted({c.controller for c in there if c.controller < len(s.sides)}) for there in self.units]
        self.changes_rules = any(isinstance(x.ability, RuleChange) for a in s.arenas for x in a.statics[S_RULE]) or any(
            isinstance(x.ability, RuleChange) for x in s.lasting
        )
        self.lasting_aura = any(isinstance(x.ability, Aura) for x in s.lasting)


class Last:
    """The state that was looked at last. `broken` always looks anew: states change in place."""

    seen: Seen | None = None


def look(s: State) -> Seen:
    Last.seen = Seen(s)
    return Last.seen


def seen(s: State) -> Seen:
    return Last.seen if Last.seen is not None and Last.seen.state is s else look(s)


def settled(s: State) -> list[Arena]:
    """Arenas in which all that was due has been done (CR 334): nothing half-way, no cleanup outstanding."""
    return seen(s).settled


def objects(s: State) -> list[Card]:
    return seen(s).objects


def on_board(s: State) -> list[Card]:
    return seen(s).board


def in_zones(s: State, *zones: Zone) -> Iterator[Card]:
    found = seen(s).by_zone
    return chain.from_iterable(found.get(zone, ()) for zone in zones)


def elsewhere(s: State, *zones: Zone) -> Iterator[Card]:
    """The objects of all other zones."""
    return chain.from_iterable(cards for zone, cards in seen(s).by_zone.items() if zone not in zones)


def fields(s: State, a: Arena) -> list[Place]:
    return [s.places[i] for i in a.places if s.places[i].side < 0]


def units(s: State, place: Place) -> list[Card]:
    return seen(s).units[place.index]


def sides_at(s: State, place: Place) -> list[SeatId]:
    return seen(s).sides[place.index]


def zones(side: Side) -> list[tuple[Zone, list[ObjectId]]]:
    return [
        (MAIN_DECK, side.deck), (RUNE_DECK, side.rune_deck), (HAND, side.hand), (TRASH, side.trash),
        (BANISHMENT, side.banished), (CHAMPION_ZONE, side.champion), (LEGEND_ZONE, side.legends),
    ]  # fmt: skip


def sources(a: Arena) -> Iterator[Source]:
    for held in (*a.listeners, *a.statics):
        yield from held


def changes_rules(s: State) -> bool:
    """Some text changes a number of the rules (a limit, the Victory Score …): such entries then keep still."""
    return seen(s).changes_rules


def plain_might(s: State, a: Arena, card: Card) -> int | None:
    """Might worked out anew where nothing conditional is involved; None where something is (CR 477.3)."""
    if a.statics[S_MIGHT] or card.printed.gated or card.attached_to or changes_rules(s):
        return None
    if seen(s).lasting_aura:
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


def census(game: Game) -> Counter[tuple[int, str]]:
    """Which cards each owner has in the whole game, tokens aside: this never changes (CR 127)."""
    return Counter((c.owner, c.original.name) for c in game.objects() if not c.original.token)
