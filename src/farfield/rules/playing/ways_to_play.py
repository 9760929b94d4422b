"""In how many ways a card can be played from where it lies, and what each says of its price (CR 356.1, 419.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import costs
from ..abilities import granted
from ..abilities.in_force import NO_TEXTS, in_force
from ..effects.kinds_of_ability import MAY_PLAY, MayPlay
from ..state import S_ENTERS
from ..terms import CHAMPION_ZONE, FACEDOWN, HAND, TRASH

if TYPE_CHECKING:
    from ..abilities.in_force import InForce
    from ..ids import SeatId
    from ..state import Arena, Card, Item, State


def usual(s: State, card: Card) -> int:
    """How many there are without anybody's permission: each Flow cost is a way of its own."""
    if card.zone == TRASH:
        return len(granted.flows(s, card))
    return 1 if card.zone in (HAND, CHAMPION_ZONE, FACEDOWN) else 0


def permits(s: State, a: Arena, seat: SeatId, card: Card) -> list[InForce]:
    """The texts that let this player play this card from where it lies: ways of their own, after the usual ones."""
    if not s.governed & (1 << S_ENTERS):
        return NO_TEXTS
    return in_force(s, a, S_ENTERS, MAY_PLAY, card, seat)


def permit(s: State, a: Arena, seat: SeatId, card: Card, way: int) -> InForce | None:
    """The text that this way needs; None for a usual one."""
    first = usual(s, card)
    found = permits(s, a, seat, card) if way >= first else NO_TEXTS
    return found[way - first] if way - first < len(found) and found else None


def price(s: State, item: Item, card: Card, way: int, by: InForce | None) -> None:
    """What a play says of its price, and of what comes after it, in this way."""
    if by is not None:
        ability = by.ability
        assert isinstance(ability, MayPlay)
        item.cost_mode = ability.cost_mode
        item.price = ability.price
        item.then_banish = False
    elif card.zone == TRASH:
        item.cost_mode = costs.flow_mode(way)
        if way >= len(card.printed.flow):
            item.price = granted.flows(s, card)[
                way
            ].cost  # given to the card in the trash: on the chain it is not there
