"""A quick look at a lane, for programs that weigh many positions: who stands where, and what may be dealt next.

Programs that are never changed again count with these numbers (`thumb-1`): add others, and leave these as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...ids import SLOT_MASK
from ...knowing import visibility
from ...knowing.at_a_glance import lasting_might
from ...terms import FOREVER, GEAR, SHIELD, SPELL, TEMPORARY
from . import lane, thralls

if TYPE_CHECKING:
    from ...game import Game
    from ...printed import Printed
    from ...state import Card, State

STRIKES: Final = 16  # a Thrall is written as its Might times this, plus its Strikes: in the order of LL 5.5


class LaneStanding:
    """Numbers of one lane. Lists by spot go from the player's Base to the NPC's; the Mightiest is first in each."""

    __slots__ = ("deck", "gear", "hand", "known", "loose", "points", "ready_runes", "runes", "thralls", "units")

    def __init__(self) -> None:
        self.points = 0  # the team's score
        self.hand: list[int] = []  # cards as `fed` writes them, the Chosen Champion that waits among them; sorted
        self.deck = 0
        self.runes = 0
        self.ready_runes = 0
        self.gear = 0  # what the player has in the Base and nobody wears
        self.loose = 0  # Strikes that lie in the NPC's Base
        self.units: list[list[int]] = []  # by spot: the own Might of each unit of the player
        self.thralls: list[list[int]] = []  # by spot: the Might of each Thrall and its Strikes, see `STRIKES`
        self.known: list[int] = []  # cards at the bottom of the deck that somebody knows, the next dealt first


def of(game: Game, seat: int, viewer: int) -> LaneStanding:
    """A player's lane as another seat (or they themselves) may count it."""
    s = game.state
    x = LaneStanding()
    side = s.sides[seat]
    x.points = side.points
    for id in side.hand + side.champion:
        x.hand.append(fed(s.cards[id & SLOT_MASK].printed))
    x.hand.sort()
    x.deck = len(side.deck)
    x.runes = len(side.runes)
    for id in side.runes:
        if not s.cards[id & SLOT_MASK].exhausted:
            x.ready_runes += 1
    for spot in range(lane.NPC_BASE + 1):
        own: list[int] = []
        others: list[int] = []
        index = lane.spot(s, side.arena, spot)
        for id in s.places[index].units if index >= 0 else ():
            card = s.cards[id & SLOT_MASK]
            if card.controller < s.players:
                own.append(own_might(s, card))
            else:
                others.append(lasting_might(s, card) * STRIKES + min(STRIKES - 1, len(thralls.strikes_on(s, card))))
        own.sort(reverse=True)
        others.sort(reverse=True)
        x.units.append(own)
        x.thralls.append(others)
    for id in s.places[side.base].gear:
        if not s.cards[id & SLOT_MASK].attached_to:
            x.gear += 1
    for id in s.places[s.sides[lane.npc_of(s, side.index)].base].gear:
        card = s.cards[id & SLOT_MASK]
        if not card.attached_to and thralls.is_strike(card):
            x.loose += 1
    for id in side.deck:
        card = s.cards[id & SLOT_MASK]
        if not visibility.knows(viewer, card):
            break
        x.known.append(fed(card.printed))
    return x


def own_might(s: State, card: Card) -> int:
    """What a unit defends with wherever it goes: not what it is given by where it stands, or by others."""
    if card.kw[TEMPORARY]:
        return 0
    value = card.printed.might + card.printed.kw[SHIELD] + card.buffs
    if card.attachments is not None:
        for id in card.attachments:
            value += s.cards[id & SLOT_MASK].printed.might_bonus
    if card.mods is not None:
        for mod in card.mods:
            if mod.until == FOREVER:
                value += mod.might
    return value if value > 0 else 0


# A card in one number: its kind, its Energy cost times 4, and its Might or Might bonus times 1024.
FED_UNIT: Final = 0
FED_GEAR: Final = 1
FED_SPELL: Final = 2


def fed(printed: Printed) -> int:
    """What a glance shows of a card in hand or in the Enthralled Pile."""
    kind = FED_GEAR if printed.types & GEAR else FED_SPELL if printed.types & SPELL else FED_UNIT
    might = printed.might + printed.might_bonus
    return kind + 4 * printed.energy + 1024 * (might if might > 0 else 0)


def may_be_dealt(game: Game, seat: int, viewer: int) -> list[int]:
    """Every card of the deck that the viewer cannot place, for `LaneStanding.known` to go on with; sorted."""
    s = game.state
    cards = [s.cards[id & SLOT_MASK] for id in s.sides[seat].deck]
    return sorted([fed(card.printed) for card in cards if not visibility.knows(viewer, card)])
