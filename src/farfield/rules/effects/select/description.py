"""All objects of a description: type, side, place and filters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ...ids import NO_PLACE, NOBODY, SLOT_MASK, ObjectId, PlaceId, SeatId
from ...state import Item, side_fits
from ...state.choices import choice_of_seat
from ...terms import (
    ANY_SIDE,
    ANYWHERE,
    AT_BATTLEFIELD,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    ELSEWHERE,
    ENEMY,
    EVENT_PLACE,
    FRIENDLY,
    GEAR,
    HERE,
    IN_ANY_ZONE,
    IN_BASE,
    IN_COMBAT,
    IN_DECK,
    IN_HAND,
    LEGEND,
    LEGEND_ZONE,
    MAIN_DECK_CARD,
    ON_CHAIN,
    PLAYER,
    RUNE,
    SPELL,
    THERE,
    TOP_OF_DECK,
    UNIT,
    YOURS,
    Relation,
    Where,
)
from ..parts import Each, Filter, Objects
from ..sorts import ANY_ZONE, Sort, types_in_words, word_of
from .where import (
    SORT_AT,
    WHERE_WORDS,
    chain_item_of,
    here,
    in_reach,
    is_zone,
    item_on_chain,
    place_of_slot,
    reach_of,
    zone_list,
    zone_of,
)

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer
    from .choosing import Target


class Select(Objects):
    """All objects of a description. Choosing among them is the business of `Target` and `Choice`."""

    __slots__ = ("at", "filters", "side", "slot", "what", "where")

    def __init__(
        self,
        what: int,
        side: Relation = ANY_SIDE,
        where: Where = ANYWHERE,
        filters: tuple[Filter, ...] = (),
        slot: int = -1,
        at: Target | None = None,
    ) -> None:
        self.what = what
        self.side = side
        self.where = where
        self.filters = filters
        self.slot = slot  # for THERE: which choice "there" speaks of
        self.at = at  # for THERE: the battlefield is chosen for this very purpose ("all units at a battlefield")

    def rebuilt(self, each: Each) -> Select:
        filters = each.all(self.filters)
        return Select(self.what, self.side, self.where, filters, self.slot, each.maybe(self.at))

    def bound(self, w: Writer) -> Select:
        if self.where == IN_ANY_ZONE:
            raise CardTextError("everywhere is said only of those that a passive gives something to")
        if self.where == EVENT_PLACE:
            w.needs_event("at_that_battlefield")
            w.needs_place("at_that_battlefield")
        new = self.rebuilt(w)
        if self.where == THERE and self.slot < 0:
            new.slot = w.slot_of("") if new.at is None else new.at.slot
        return new

    def sort(self, w: Writer) -> Sort:
        out = Sort(self.what, ANY_ZONE).meet(SORT_AT[self.where])
        for f in self.filters:
            out = out.meet(f.said_of())
        return out

    def like(self, w: Writer) -> int:
        types = self.what
        for f in self.filters:
            types &= f.said_of().types
        return types

    def told_by(self) -> tuple[Filter, ...]:
        return self.filters

    def says_nothing(self, w: Writer) -> str:
        what = types_in_words(self.what)
        if self.what & SORT_AT[self.where].types:
            return f"no such thing is there: this is never said of {what} in such a place"
        if self.where == ANYWHERE:
            return f"{what} is never on the board: say in which zone it is, as in spell_on_chain or spell.in_trash"
        return f"{what} is never {WHERE_WORDS[self.where]}"

    def fault(self, w: Writer) -> str:
        """A noun that contradicts itself."""
        types = self.what
        for f in self.filters:
            if not types & f.said_of().types:
                fits = types_in_words(f.said_of().types)
                return f"{word_of(f)} is said of {fits}, and never of {types_in_words(types)}"
            types &= f.said_of().types
            if not f.can_be_at(self.where):
                return f"nothing {WHERE_WORDS[self.where]} is like this: {word_of(f)}"
            if not f.means_anything(self.what, w):
                return f"other is another than this card, and that is {types_in_words(w.me.types)}: leave it out"
        if self.where in (HERE, ELSEWHERE) and w.is_nowhere():
            return w.no_here()
        for i in range(len(self.filters)):
            for j in range(i):
                if self.filters[i].excludes(self.filters[j]) or self.filters[j].excludes(self.filters[i]):
                    return f"nothing is both {word_of(self.filters[j])} and {word_of(self.filters[i])}"
        return ""

    def reads_event(self) -> bool:
        return self.where == EVENT_PLACE or super().reads_event()

    def matches(self, s: State, c: Context, card: Card) -> bool:
        if not card.printed.types & self.what:
            return False
        if self.what == MAIN_DECK_CARD and card.original.token:
            return False  # CR 052, 185: a token is no card
        where = self.where
        zone = card.zone
        if where < IN_HAND:
            if zone != BOARD and not (zone == LEGEND_ZONE and self.what & LEGEND):
                return False
            if where == HERE:
                if card.place != here(s, c):
                    return False
            elif where == AT_BATTLEFIELD:
                if s.places[card.place].side >= 0:
                    return False
            elif where == IN_COMBAT:
                if card.role == 0:
                    return False
            elif where == IN_BASE:
                if s.places[card.place].side < 0:
                    return False
            elif where == THERE:
                if card.place != place_of_slot(s, c, self.slot):
                    return False
            elif where == EVENT_PLACE:
                if c.event is None or card.place != c.event.place:
                    return False
            elif where == ELSEWHERE:
                if s.places[card.place].side >= 0 or card.place == here(s, c):
                    return False
        elif where != IN_ANY_ZONE and zone != zone_of(where):
            return False
        if self.side != ANY_SIDE:
            who = card.controller if zone >= BOARD or zone == CHAIN else card.owner
            if not side_fits(s, self.side, c.seat, who):
                return False
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def allows_place(self, s: State, c: Context, place: PlaceId) -> bool:
        """Could anything at this battlefield be meant, as far as only the place is concerned?"""
        where = self.where
        if where == HERE or where == ELSEWHERE:
            if (place == here(s, c)) != (where == HERE):
                return False
        elif where == THERE:
            if place != place_of_slot(s, c, self.slot):
                return False
        elif where == EVENT_PLACE:
            if c.event is None or place != c.event.place:
                return False
        elif where == IN_BASE:
            return False
        for f in self.filters:
            if not f.allows_place(s, c, place):
                return False
        return True

    def means(self, s: State, c: Context, card: Card) -> bool:
        if card.printed.types & BATTLEFIELD:
            return self.what & BATTLEFIELD > 0 and self.battlefield_matches(s, c, card.id, card.place)
        return self.matches(s, c, card)

    def is_here(self) -> bool:
        return self.where == HERE

    def off_board(self) -> bool:
        """Are they looked for in a zone that is not on the board?"""
        return is_zone(self.where)

    def described(self) -> bool:
        return self.where != THERE

    def describes(self, s: State, c: Context, card: Card) -> bool:
        """Is a card like this, wherever it is? For cards that are looked at or revealed."""
        if not card.printed.types & self.what:
            return False
        if self.what == MAIN_DECK_CARD and card.original.token:
            return False  # CR 052, 185: a token is no card
        if self.side != ANY_SIDE:
            who = card.controller if card.zone >= BOARD or card.zone == CHAIN else card.owner
            if not side_fits(s, self.side, c.seat, who):
                return False
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def find(self, s: State, c: Context) -> list[ObjectId]:
        out: list[ObjectId] = []
        where = self.where
        what = self.what
        if where < IN_HAND:
            if what & (UNIT | GEAR | RUNE):
                if where in (HERE, THERE, EVENT_PLACE):
                    if where == HERE:
                        at = here(s, c)
                    elif where == THERE:
                        at = place_of_slot(s, c, self.slot)
                    else:
                        at = c.event.place if c.event is not None else NO_PLACE
                    if at >= 0:
                        self.add_those_at(s, c, at, out)
                else:
                    reach = reach_of(s, c)
                    for place in s.places:
                        if (place.units or place.gear) and (reach < 0 or place.arena == reach):
                            self.add_those_at(s, c, place.index, out)
            if what & RUNE:
                for side in s.sides:
                    if not in_reach(s, c, side.index):
                        continue
                    for id in side.runes:
                        if self.matches(s, c, s.card(id)):
                            out.append(id)
            if what & LEGEND:
                for side in s.sides:
                    if not in_reach(s, c, side.index):
                        continue
                    for id in side.legends:
                        if self.matches(s, c, s.card(id)):
                            out.append(id)
            if what & PLAYER:
                self._players(s, c, out)
            if what & BATTLEFIELD:
                reach = reach_of(s, c)
                for index in s.battlefields:
                    if reach >= 0 and s.places[index].arena != reach:
                        continue
                    id = s.places[index].card
                    if self.battlefield_matches(s, c, id, index):
                        out.append(id)
            return out
        if where == ON_CHAIN:
            reach = reach_of(s, c)
            for a in s.arenas:
                for item in a.chain:
                    if reach >= 0 and a.index != reach:
                        continue
                    if item.finalized and item.id != chain_item_of(c) and self.item_matches(s, c, item.id):
                        out.append(item.id)
            return out
        for side in s.sides:
            if not in_reach(s, c, side.index):
                continue
            zone = zone_list(where, s, side.index)
            if where == TOP_OF_DECK:
                if zone and self.matches(s, c, s.card(zone[-1])):
                    out.append(zone[-1])
                continue
            for id in zone:
                if self.matches(s, c, s.cards[id & SLOT_MASK]):
                    out.append(id)
        return out

    def is_private(self, s: State, c: Context) -> bool:
        """Does it look for a quality among cards that not everybody can see (CR 128.6)?"""
        if self.where not in (IN_HAND, IN_DECK, TOP_OF_DECK):
            return False
        if self.what & MAIN_DECK_CARD == MAIN_DECK_CARD and not self.demanding():
            return False
        for side in s.sides:
            if side_fits(s, self.side, c.seat, side.index) and self._allows(s, c, side.index):
                for id in zone_list(self.where, s, side.index):
                    if s.cards[id & SLOT_MASK].known != -1:
                        return True
        return False

    def demanding(self) -> bool:
        """Does it ask for more than whose they are?"""
        for f in self.filters:
            if not f.of_side():
                return True
        return False

    def _allows(self, s: State, c: Context, side: SeatId) -> bool:
        for f in self.filters:
            if not f.allows_side(s, c, side):
                return False
        return True

    def add_those_at(self, s: State, c: Context, at: PlaceId, out: list[ObjectId]) -> None:
        place = s.places[at]
        for id in place.units:  # a unit may be gear or a rune as well (CR 177)
            if self.matches(s, c, s.cards[id & SLOT_MASK]):
                out.append(id)
        if self.what & GEAR:
            for id in place.gear:
                if self.matches(s, c, s.cards[id & SLOT_MASK]):
                    out.append(id)

    def _players(self, s: State, c: Context, out: list[ObjectId]) -> None:
        """In turn order, then whoever is an opponent but no player: an NPC (B9, B40); in lanes those in reach (B44)."""
        seats = s.seats_from(s.turn_seat)
        if self.side == ENEMY:
            seats = seats + [x.index for x in s.sides if not x.is_player]
        for seat in seats:
            if side_fits(s, self.side, c.seat, seat) and in_reach(s, c, seat) and not s.sides[seat].lost:
                out.append(choice_of_seat(seat))

    def battlefield_matches(self, s: State, c: Context, id: ObjectId, index: PlaceId) -> bool:
        if self.where == HERE and index != here(s, c):
            return False
        if self.where == ELSEWHERE and index == here(s, c):
            return False
        if self.side != ANY_SIDE and not side_fits(s, self.side, c.seat, s.places[index].controller):
            return False
        if self.side in (FRIENDLY, YOURS, ENEMY) and s.places[index].controller < 0:
            return False
        card = s.card(id)
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def item_matches(self, s: State, c: Context, id: ObjectId) -> bool:
        """Does a spell or ability on the chain fit?"""
        for a in s.arenas:
            for item in a.chain:
                if item.id == id:
                    if not item.types & self.what:
                        return False
                    if not side_fits(s, self.side, c.seat, item.seat):
                        return False
                    if self.filters:
                        card = s.last_known(face_of(item))
                        for f in self.filters:
                            if not f.fits_item(s, c, item, card):
                                return False
                    return True
        return False

    def still_legal(self, s: State, c: Context, id: ObjectId) -> bool:
        """Is a chosen target legal now? (CR 359.3.e.2-4)"""
        if self.where == ON_CHAIN:
            return self.item_matches(s, c, id)
        if self.what & PLAYER and id < 0:
            return True
        card = s.find(id)
        if card is None:
            return False
        if self.what & BATTLEFIELD and card.printed.types & BATTLEFIELD:
            return self.battlefield_matches(s, c, id, card.place)
        return self.matches(s, c, card)


def face(s: State, id: ObjectId) -> Card | None:
    """What can be read from what a text speaks of: an object, now or as it last was, or an item of the chain."""
    card = s.last_known(id)
    if card is None:
        item = item_on_chain(s, id)
        if item is not None:
            return s.last_known(face_of(item))
    return card


def controller_of(s: State, id: ObjectId) -> SeatId:
    """Who controls an object or an item of the chain; -1 if it is not known any more."""
    item = item_on_chain(s, id)
    if item is not None:
        return item.seat
    card = s.last_known(id)
    return card.controller if card is not None else NOBODY


def face_of(item: Item) -> ObjectId:
    """The object whose cost and colours an item has: its card; for an ability that counts as a spell, its gear."""
    if item.card:
        return item.card
    return item.event.subject if item.types & SPELL and item.event is not None else item.source
