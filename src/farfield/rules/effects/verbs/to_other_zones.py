"""Cards that leave for another zone: a hand, a deck, a trash, banishment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...actions import zone_changes
from ...chain import resolving
from ...knowing import log, visibility
from ...objects import attachment, zones
from ...terms import BOARD, CHAMPION_ZONE, HAND, MAIN_DECK, MAIN_DECK_CARD, RUNE, TRASH, UNIT
from ..parts import BANISHED_WITH, NEXT, Each, Effect, Objects, Part, ToEach
from ..select import Select
from ..sorts import (
    CARDS,
    IN_BANISHMENT,
    IN_CHAMPION_ZONE,
    IN_DECK,
    IN_HAND,
    IN_TRASH,
    OFF_BOARD,
    ON_BOARD,
    Demand,
    Sort,
    Takes,
)

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Card, Item, State
    from ...terms import Zone
    from ..program import Writer


TAKEN_BACK: Final = Sort(MAIN_DECK_CARD, CARDS.zones & ~IN_HAND)
RECYCLABLE: Final = Sort(MAIN_DECK_CARD | RUNE, CARDS.zones)
CHAMPIONS: Final = Sort(UNIT, ON_BOARD | OFF_BOARD)


class Leaving(ToEach):
    """One that takes objects away from the board: all of them leave at one moment."""

    __slots__ = ()

    def idle(self, s: State, item: Item) -> bool:
        if isinstance(self.objects, Select) and self.objects.is_private(s, item):
            return False  # silence tells nothing of hidden cards
        return not self.objects.find(s, item)

    def run(self, s: State, a: Arena, run: Run) -> int:
        look_back_at(s, self.objects.find(s, run.item))
        return super().run(s, a, run)


def look_back_at(s: State, ids: list[ObjectId]) -> None:
    if len(ids) > 1:
        for id in ids:
            card = s.find(id)
            if card is not None:
                zones.remember(s, card)


class ReturnToHand(Leaving):
    """From the board, a trash, banishment or the chain to its owner's hand."""

    __slots__ = ()

    def of(self) -> Sort:
        return TAKEN_BACK

    def then(self) -> int:
        return IN_HAND

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        resolving.follow(s, item.id, id, zone_changes.return_to_hand(s, a, id, item.seat, item.id))
        return True


class Recycle(Effect):
    """CR 416. "N from your trash" is picked as it resolves, as many as there are (CR 416.6, A45)."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, RECYCLABLE, then=IN_DECK)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        look_back_at(s, ids)
        s.at_once()
        run.did(len(ids))
        owners = [s.card(id).owner for id in ids]  # a recycled card is gone under its old id
        for seat in range(len(s.sides)):
            mine = [ids[i] for i in range(len(ids)) if owners[i] == seat]
            if mine:
                news = zone_changes.recycle(s, a, mine)
                for id in news:
                    resolving.follow(s, run.item.id, id, news[id])
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Recycle(each.one(self.objects))


class Banish(Effect):
    """To banishment; `remember`: the source keeps them in mind for its other abilities (CR 393)."""

    __slots__ = ("objects", "remember")

    def __init__(self, objects: Objects, *, remember: bool = False) -> None:
        self.objects = objects
        self.remember = remember

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, CARDS, then=IN_BANISHMENT)]

    def keeps(self) -> int:
        return BANISHED_WITH if self.remember else 0

    def run(self, s: State, a: Arena, run: Run) -> int:
        done: list[int] = []
        found = self.objects.find(s, run.item)
        look_back_at(s, found)
        s.at_once()
        for id in found:
            new = zone_changes.banish(s, a, id, run.item.seat)
            resolving.follow(s, run.item.id, id, new)
            done.append(new)
        if self.remember:
            source = s.find(run.item.via or run.item.source)  # effect text: the Equipment it is printed on
            if source is not None and source.zone >= BOARD:
                source.memory = done if source.memory is None else source.memory + done
        run.did(len(done))
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Banish(each.one(self.objects), remember=self.remember)


def leave_board(s: State, a: Arena, card: Card) -> None:
    """What goes elsewhere from the board without dying drops what is attached to it."""
    if card.zone == BOARD:
        attachment.drop_all(s, a, card)
        a.cleanup_due = True


class PutIn(Leaving):
    """Put cards into a zone of their owner, from wherever they are: no kill, discard, draw or recycling (A42).

    Into a deck on top or on the bottom. Into the Champion Zone goes its Chosen Champion, if it is empty (CR 108.3).
    """

    __slots__ = ("bottom", "zone")

    def __init__(self, objects: Objects, zone: Zone, *, bottom: bool = False) -> None:
        super().__init__(objects)
        self.zone = zone
        self.bottom = bottom

    def of(self) -> Sort:
        return {HAND: TAKEN_BACK, CHAMPION_ZONE: CHAMPIONS}.get(self.zone, CARDS)

    def then(self) -> int:
        return _IN_ZONE[self.zone]

    def word(self) -> str:
        if self.zone == MAIN_DECK:
            return "put_on_bottom" if self.bottom else "put_on_top"
        return {HAND: "put_in_hand", TRASH: "put_in_trash"}.get(self.zone, "put_in_champion_zone")

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        card = s.card(id)
        owner = s.sides[card.owner]
        if self.zone == CHAMPION_ZONE and (owner.champion or card.printed.name != owner.chosen_champion):
            return False
        seen = visibility.seen_leaving(card)
        leave_board(s, a, card)
        if self.zone == MAIN_DECK:
            log.note_card(s, "to-bottom" if self.bottom else "to-top", card, [card.owner], "CR 108.7", seen)
            new = zones.put(s, id, MAIN_DECK, bottom=self.bottom, known=seen)
        elif self.zone == HAND:
            new = zones.put(s, id, HAND, known=seen)
            log.note_card(s, "takes", card, [card.owner], "CR 108.7", seen | new.known)
        else:
            new = zones.put(s, id, self.zone)
            if self.zone == CHAMPION_ZONE:
                log.note_card(s, "to-champion-zone", card, [card.owner], "CR 108.3")
        resolving.follow(s, item.id, id, new.id)
        return True

    def rebuilt(self, each: Each) -> Part:
        return PutIn(each.one(self.objects), self.zone, bottom=self.bottom)


_IN_ZONE: Final = {TRASH: IN_TRASH, HAND: IN_HAND, MAIN_DECK: IN_DECK, CHAMPION_ZONE: IN_CHAMPION_ZONE}


class BanishThis(Effect):
    """ "Banish this": the spell goes to banishment instead of the trash when it leaves the chain."""

    __slots__ = ()

    def bound(self, w: Writer) -> BanishThis:
        w.needs_card("banish_this()")
        return self

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        item.then_banish = True
        for live in a.chain:
            if live.id == item.id:
                live.then_banish = True
        run.did(1)
        return NEXT
