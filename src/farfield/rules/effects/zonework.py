"""Cards that change zones in less usual ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import attachment, log, visibility, zones
from ..terms import BOARD, CHAMPION_ZONE, HAND, TRASH
from .base import NEXT, Effect, Objects, Part

if TYPE_CHECKING:
    from ..resolving import Run
    from ..state import Arena, Context, State


class ThisCard(Objects):
    """The card this text is printed on, in the zone it went to: "this from your trash"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int = TRASH) -> None:
        self.zone = zone

    def find(self, s: State, c: Context) -> list[int]:
        card = s.cards[c.source & 4095]  # a card keeps its slot through every zone
        return [card.id] if card.zone == self.zone else []


class PutInHand(Effect):
    """Put cards into their owner's hand from wherever they are; not a draw."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        for id in ids:
            card = s.card(id)
            seen = visibility.seen_leaving(card)
            if card.zone == BOARD:
                attachment.drop_all(s, a, card)
                a.cleanup_due = True
            new = zones.put(s, id, HAND, known=seen)
            log.note_card(s, "takes", card, [card.owner], "CR 108.7", seen | new.known)
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class PutInChampionZone(Effect):
    """A Chosen Champion returns to its zone, only if that is empty (CR 108.3)."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            card = s.card(id)
            side = s.sides[card.owner]
            if not side.champion and card.printed.name == side.chosen_champion:
                if card.zone == BOARD:
                    attachment.drop_all(s, a, card)
                    a.cleanup_due = True
                zones.put(s, id, CHAMPION_ZONE)
                log.note_card(s, "to-champion-zone", card, [card.owner], "CR 108.3")
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class BanishThis(Effect):
    """ "Banish this": the spell goes to banishment instead of the trash when it leaves the chain."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        item.then_banish = True
        for live in a.chain:
            if live.id == item.id:
                live.then_banish = True
        return NEXT


