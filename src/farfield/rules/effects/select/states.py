"""The states an object may be in: ready, stunned, attacking, alone …"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import layers
from ...ids import SLOT_MASK
from ...terms import (
    ATTACKER,
    BATTLEFIELD,
    BOARD,
    DEFENDER,
    FACEDOWN,
    GEAR,
    IN_BASE,
    LEGEND,
    MAIN_DECK_CARD,
    MIGHTY_FROM,
    UNIT,
    Where,
)
from ..parts import Filter
from ..sorts import (
    ANY_ZONE,
    ANYTHING,
    EMPOWERABLE,
    EXHAUSTIBLE,
    GEARS,
    OBJECTS,
    ON_BOARD,
    PERMANENTS,
    UNITS,
    Sort,
)

if TYPE_CHECKING:
    from ...ids import PlaceId
    from ...state import Arena, Card, Context, State


FIELDS: Final = Sort(BATTLEFIELD, ON_BOARD)

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


STATE_WORDS: Final = (
    "ready", "exhausted", "stunned", "buffed", "damaged", "mighty", "empowered", "equipped", "attacking", "defending",
    "alone", "token", "champion", "signature", "equipment", "attached", "facedown", "a Chosen Champion", "controlled",
    "occupied", "open", "contested", "played this turn", "in combat", "in a showdown",
)  # fmt: skip
# What each can be said of.
STATE_SORTS: Final = {
    READY: EXHAUSTIBLE,
    EXHAUSTED: EXHAUSTIBLE,
    STUNNED: UNITS,
    BUFFED: UNITS,
    DAMAGED: UNITS,
    MIGHTY: Sort(UNIT, ANY_ZONE),
    EMPOWERED_STATE: EMPOWERABLE,
    EQUIPPED: UNITS,
    ATTACKING: UNITS,
    DEFENDING: UNITS,
    ALONE: UNITS,
    TOKEN: OBJECTS,
    CHAMPION: Sort(UNIT | LEGEND, ANY_ZONE),
    SIGNATURE: Sort(MAIN_DECK_CARD, ANY_ZONE),
    EQUIPMENT: Sort(GEAR, ANY_ZONE),
    ATTACHED: GEARS,
    FACE_DOWN: Sort(MAIN_DECK_CARD, 1 << FACEDOWN),
    CHOSEN_CHAMPION: Sort(UNIT, ANY_ZONE),
    CONTROLLED: FIELDS,
    OCCUPIED: FIELDS,
    OPEN: FIELDS,
    CONTESTED: FIELDS,
    PLAYED_THIS_TURN: PERMANENTS,
    IN_A_COMBAT: UNITS,
    IN_A_SHOWDOWN: Sort(UNIT | GEAR | BATTLEFIELD, ON_BOARD),
}
OF_ANYTHING: Final = (TOKEN, CHAMPION, SIGNATURE, EQUIPMENT, FACE_DOWN, CHOSEN_CHAMPION)  # that it is not so
FIGHTING: Final = (ATTACKING, DEFENDING, IN_A_COMBAT)
SETTLED: Final = (STUNNED, BUFFED, DAMAGED, EMPOWERED_STATE, ATTACKING, DEFENDING, ATTACHED)
OPPOSITES: Final = ((READY, EXHAUSTED), (ATTACKING, DEFENDING), (OPEN, OCCUPIED), (OPEN, CONTROLLED))


class Is(Filter):
    """In a state, or not in it."""

    __slots__ = ("negate", "state")

    def __init__(self, state: int, negate: bool = False) -> None:
        self.state = state
        self.negate = negate

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return in_state(s, card, self.state) != self.negate

    def word(self) -> str:
        return ("not " if self.negate else "") + STATE_WORDS[self.state]

    def said_of(self) -> Sort:
        return ANYTHING if self.negate and self.state in OF_ANYTHING else STATE_SORTS[self.state]

    def excludes(self, other: Filter) -> bool:
        if not isinstance(other, Is):
            return False
        if self.state == other.state:
            return self.negate != other.negate
        return not self.negate and not other.negate and (self.state, other.state) in OPPOSITES

    def can_be_at(self, where: Where) -> bool:
        return where != IN_BASE or self.negate or self.state not in FIGHTING

    def when_entering(self) -> bool:
        """Can it be so of what has just entered the board?"""
        return self.negate or self.state not in SETTLED


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
        return layers.might_read(s, card) >= MIGHTY_FROM
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
