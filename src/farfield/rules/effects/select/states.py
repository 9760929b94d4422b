"""The states an object may be in: ready, stunned, attacking, alone …"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import layers
from ...ids import SLOT_MASK
from ...terms import ATTACKER, BATTLEFIELD, BOARD, DEFENDER, FACEDOWN
from ..base import Filter

if TYPE_CHECKING:
    from ...ids import PlaceId
    from ...state import Arena, Card, Context, State


# States an object may be in.
READY: Final = 0
EXHAUSTED: Final = 1
STUNNED: Final = 2
BUFFED: Final = 3
DAMAGED: Final = 4
MIGHTY: Final = 5
EMPOWERED_STATE: Final = 6
EQUIPPED: Final = 7
ATTACKING: Final = 8
DEFENDING: Final = 9
ALONE: Final = 10
TOKEN: Final = 11
CHAMPION: Final = 12
SIGNATURE: Final = 13
EQUIPMENT: Final = 14
ATTACHED: Final = 15
FACE_DOWN: Final = 16
CHOSEN_CHAMPION: Final = 17
CONTROLLED: Final = 18  # a battlefield that somebody controls
OCCUPIED: Final = 19
OPEN: Final = 20
CONTESTED: Final = 21
PLAYED_THIS_TURN: Final = 22
IN_A_COMBAT: Final = 23
IN_A_SHOWDOWN: Final = 24


class Is(Filter):
    """In a state, or not in it."""

    __slots__ = ("negate", "state")

    def __init__(self, state: int, negate: bool = False) -> None:
        self.state = state
        self.negate = negate

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return in_state(s, card, self.state) != self.negate


def in_state(s: State, card: Card, state: int) -> bool:
    if state == READY:
        return not card.exhausted
    if state == EXHAUSTED:
        return card.exhausted
    if state == STUNNED:
        return card.stunned
    if state == BUFFED:
        return card.buffs > 0
    if state == DAMAGED:
        return card.damage > 0
    if state == MIGHTY:
        return layers.might_read(s, card) >= 5  # CR 706
    if state == EMPOWERED_STATE:
        return card.empowered > 0
    if state == EQUIPPED:
        return equipped(s, card)
    if state == ATTACKING:
        return card.role == ATTACKER
    if state == DEFENDING:
        return card.role == DEFENDER
    if state == ALONE:
        return alone(s, card)
    if state == IN_A_COMBAT:
        return card.role != 0
    if state == IN_A_SHOWDOWN:
        return card.zone == BOARD and showdown_at(s, card.place)
    if state == TOKEN:
        return card.printed.token
    if state == CHAMPION:
        return card.printed.champion
    if state == SIGNATURE:
        return card.printed.signature
    if state == EQUIPMENT:
        return card.printed.equipment
    if state == ATTACHED:
        return card.attached_to != 0
    if state == FACE_DOWN:
        return card.zone == FACEDOWN
    if state == CHOSEN_CHAMPION:
        return card.printed.name == s.sides[card.owner].chosen_champion
    if state == PLAYED_THIS_TURN:
        return card.entered == s.turn
    if card.printed.types & BATTLEFIELD and card.zone == BOARD:
        place = s.places[card.place]
        if state == CONTROLLED:
            return place.controller >= 0
        if state == OCCUPIED:
            return len(place.units) > 0
        if state == OPEN:
            return not place.units and place.controller < 0  # CR 170.11
        return place.contested_by >= 0  # CONTESTED
    return False


def in_showdown(a: Arena) -> bool:
    """Is a showdown going on? Of a combat only its Showdown Step is one (CR 464)."""
    return a.showdown >= 0 and (not a.combat or a.combat_step == 0)


def showdown_at(s: State, place: PlaceId) -> bool:
    a = s.arenas[s.places[place].arena]
    return a.showdown == place and in_showdown(a)


def alone(s: State, card: Card) -> bool:
    """No other friendly unit at its location (CR 740.2)."""
    if card.zone != BOARD:
        return False
    for id in s.places[card.place].units:
        if id != card.id and s.friendly(s.cards[id & SLOT_MASK].controller, card.controller):
            return False
    return True


def equipped(s: State, card: Card) -> bool:
    """Has at least one Equipment attached (CR 818.3)."""
    if card.attachments is not None:
        for id in card.attachments:
            worn = s.last_known(id)
            if worn is not None and worn.printed.equipment:
                return True
    return False
