"""Ready and exhausted, stunned, buffed, empowered (CR 408-412, 418, 432): what an object is made to be.

Only on the board: a card in another zone that a text still speaks of has no status (CR 124).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import triggers, would
from ..abilities.restrictions import forbidden, rule_value
from ..effects.kinds_of_ability import BE_READIED, BE_READIED_BY_TEXT, BUFF_LIMIT, EMPOWER_LIMIT
from ..ids import NOTHING
from ..knowing import log
from ..state import Event
from ..terms import (
    BOARD,
    E_BUFFED,
    E_EMPOWERED,
    E_EXHAUSTED,
    E_READIED,
    E_STUNNED,
    RUNE,
)

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Arena, Card, State


def exhaust(s: State, a: Arena, id: ObjectId, actor: SeatId) -> bool:
    """CR 414."""
    card = s.card(id)
    if card.zone < BOARD or card.exhausted or not s.mode.can_exhaust(s, card):
        return False
    card.exhausted = True
    if card.printed.types & RUNE:
        s.spent(card.controller)
    else:
        touched(s, a, card)
        triggers.emit(s, a, E_EXHAUSTED, id, actor, card.place)
    return True


def ready(s: State, a: Arena, id: ObjectId, actor: SeatId, by_text: bool = True) -> bool:
    """CR 415. `by_text`: a spell or ability does it, and not the Awaken Phase."""
    card = s.card(id)
    if card.zone < BOARD or not card.exhausted or forbidden(s, a, card, BE_READIED, actor):
        return False
    if by_text and forbidden(s, a, card, BE_READIED_BY_TEXT, actor):
        return False
    card.exhausted = False
    if card.printed.types & RUNE:
        s.spent(card.controller)
    else:
        touched(s, a, card)
        triggers.emit(s, a, E_READIED, id, actor, card.place)
    return True


def touched(s: State, a: Arena, card: Card) -> None:
    """An object's status changed: derived values are stale and a cleanup is due (CR 319)."""
    a = s.home(a, card)
    a.cleanup_due = True
    a.version += 1


def stun(s: State, a: Arena, id: ObjectId, actor: SeatId, cause: ObjectId = NOTHING) -> bool:
    """CR 423. `cause`: the item of the chain that does it."""
    card = s.card(id)
    if card.zone < BOARD or card.stunned:
        return False
    if would.be_replaced(s, a, Event(E_STUNNED, id, actor, card.place, 0, 0, cause)):
        return False
    stun_now(s, a, id, actor)
    return True


def stun_now(s: State, a: Arena, id: ObjectId, actor: SeatId) -> None:
    card = s.card(id)
    card.stunned = True
    touched(s, a, card)
    log.note(s, "stunned", [id], [actor], "CR 423")
    triggers.emit(s, a, E_STUNNED, id, actor, card.place)


def buff(s: State, a: Arena, id: ObjectId, actor: SeatId) -> bool:
    """CR 426: one buff counter, unless something allows more (CR 702)."""
    card = s.card(id)
    if card.zone < BOARD or card.buffs >= 1 + rule_value(s, a, BUFF_LIMIT, card):
        return False
    card.buffs += 1
    touched(s, a, card)
    log.note(s, "buffed", [id], [actor], "CR 426")
    triggers.emit(s, a, E_BUFFED, id, actor, card.place)
    return True


def empower(s: State, a: Arena, id: ObjectId, actor: SeatId) -> bool:
    """CR 441."""
    card = s.card(id)
    if card.zone < BOARD or card.empowered >= 1 + rule_value(s, a, EMPOWER_LIMIT, card):
        return False
    card.empowered += 1
    touched(s, a, card)
    log.note(s, "empowered", [id], [actor], "CR 441")
    triggers.emit(s, a, E_EMPOWERED, id, actor, card.place)
    return True


def disempower(s: State, a: Arena, id: ObjectId) -> bool:
    """CR 442."""
    card = s.card(id)
    if card.empowered == 0:
        return False
    card.empowered = 0
    touched(s, a, card)
    return True
