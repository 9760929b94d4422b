"""Who and what a text means: selectors, filters and references.

A selector is data: type, side, place and filters. It can be evaluated, printed and spoken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import layers
from ..state import Item
from ..terms import (
    ABILITY,
    ANY_SIDE,
    ATTACKER,
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    DEFENDER,
    E_BANISHED,
    E_DIED,
    E_LEFT,
    E_RETURNED,
    ENEMY,
    FACEDOWN,
    FRIENDLY,
    GEAR,
    HAND,
    LEGEND,
    LEGEND_ZONE,
    MAIN_DECK,
    MAIN_DECK_CARD,
    OTHERS,
    PLAYER,
    RUNE,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
)
from .base import NULL, Amount, Condition, Filter, Objects, Part

if TYPE_CHECKING:
    from ..state import Card, Context, State

# Where the objects are.
ANYWHERE: Final = 0  # anywhere on the board their type can be
AT_BATTLEFIELD: Final = 1
HERE: Final = 2  # where the source is
IN_BASE: Final = 3
THERE: Final = 4  # where the bound object or battlefield `slot` is
IN_COMBAT: Final = 5
EVENT_PLACE: Final = 6  # the place of the event that triggered (fixed then, CR 359.3.f)
ELSEWHERE: Final = 7  # at a battlefield that is not here
IN_HAND: Final = 10
IN_TRASH: Final = 11
IN_CHAMPION_ZONE: Final = 12
IN_BANISHMENT: Final = 13
ON_CHAIN: Final = 14
IN_FACEDOWN: Final = 15
IN_DECK: Final = 16
TOP_OF_DECK: Final = 17


def side_fits(s: State, side: int, seat: int, controller: int) -> bool:
    """Is something of this controller on the meant side, as seen from the seat? (CR 740.1)"""
    if side == ANY_SIDE:
        return True
    if side == YOURS:
        return controller == seat
    if side == FRIENDLY:
        return s.friendly(seat, controller)
    if side == ENEMY:
        return s.enemies(seat, controller)
    return controller != seat  # OTHERS


class Select(Objects):
    """All objects of a description. Choosing among them is the business of `Target` and `Choice`."""

    __slots__ = ("at", "filters", "side", "slot", "what", "where")

    def __init__(
        self,
        what: int,
        side: int = ANY_SIDE,
        where: int = ANYWHERE,
        filters: tuple[Filter, ...] = (),
        slot: int = -1,
        at: Objects | None = None,
    ) -> None:
        self.what = what
        self.side = side
        self.where = where
        self.filters = filters
        self.slot = slot  # for THERE: which choice "there" speaks of
        self.at = at  # for THERE: the battlefield is chosen for this very purpose ("all units at a battlefield")

    def children(self) -> list[Part]:
        return list(self.filters)

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
        elif where == IN_TRASH:
            if zone != TRASH:
                return False
        elif where == IN_HAND:
            if zone != HAND:
                return False
        elif where == IN_CHAMPION_ZONE:
            if zone != CHAMPION_ZONE:
                return False
        elif where == IN_BANISHMENT:
            if zone != BANISHMENT:
                return False
        elif where == IN_FACEDOWN:
            if zone != FACEDOWN:
                return False
        elif where == ON_CHAIN:
            if zone != CHAIN:
                return False
        elif zone != MAIN_DECK:
            return False
        if self.side != ANY_SIDE:
            who = card.controller if zone >= BOARD or zone == CHAIN else card.owner
            if not side_fits(s, self.side, c.seat, who):
                return False
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def describes(self, s: State, c: Context, card: Card) -> bool:
        """Is a card like this, wherever it is? For cards that are looked at or revealed."""
        if not card.printed.types & self.what:
            return False
        if self.side != ANY_SIDE:
            who = card.controller if card.zone >= BOARD or card.zone == CHAIN else card.owner
            if not side_fits(s, self.side, c.seat, who):
                return False
        for f in self.filters:
            if not f.fits(s, c, card):
                return False
        return True

    def find(self, s: State, c: Context) -> list[int]:
        out: list[int] = []
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
                        at = c.event.place if c.event is not None else -1
                    if at >= 0:
                        self._at(s, c, at, out)
                else:
                    reach = reach_of(s, c)
                    for place in s.places:
                        if (place.units or place.gear) and (reach < 0 or place.arena == reach):
                            self._at(s, c, place.index, out)
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
            zone = zone_list(side_zone=where, s=s, side=side.index)
            if where == TOP_OF_DECK:
                if zone and self.matches(s, c, s.card(zone[-1])):
                    out.append(zone[-1])
                continue
            for id in zone:
                if self.matches(s, c, s.card(id)):
                    out.append(id)
        return out

    def is_private(self, s: State, c: Context) -> bool:
        """Does it look for a quality among cards that not everybody can see (CR 128.6)?"""
        if self.where not in (IN_HAND, IN_DECK, TOP_OF_DECK):
            return False
        if not self.filters and self.what & MAIN_DECK_CARD == MAIN_DECK_CARD:
            return False
        for side in s.sides:
            if self.side == ANY_SIDE or side_fits(s, self.side, c.seat, side.index):
                for id in zone_list(self.where, s, side.index):
                    if s.cards[id & 4095].known != -1:
                        return True
        return False

    def _at(self, s: State, c: Context, at: int, out: list[int]) -> None:
        place = s.places[at]
        for id in place.units:  # a unit may be gear or a rune as well (CR 177)
            if self.matches(s, c, s.cards[id & 4095]):
                out.append(id)
        if self.what & GEAR:
            for id in place.gear:
                if self.matches(s, c, s.cards[id & 4095]):
                    out.append(id)

    def battlefield_matches(self, s: State, c: Context, id: int, index: int) -> bool:
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

    def item_matches(self, s: State, c: Context, id: int) -> bool:
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
                        if card is None:
                            return False
                        for f in self.filters:
                            if not f.fits(s, c, card):
                                return False
                    return True
        return False

    def still_legal(self, s: State, c: Context, id: int) -> bool:
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


def face_of(item: Item) -> int:
    """The object whose cost and colours an item has: its card; for an ability that counts as a spell, its gear."""
    if item.card:
        return item.card
    return item.event.subject if item.types & SPELL and item.event is not None else item.source


def zone_list(side_zone: int, s: State, side: int) -> list[int]:
    x = s.sides[side]
    if side_zone == IN_HAND:
        return x.hand
    if side_zone == IN_TRASH:
        return x.trash
    if side_zone == IN_CHAMPION_ZONE:
        return x.champion
    if side_zone == IN_BANISHMENT:
        return x.banished
    if side_zone == IN_FACEDOWN:
        out: list[int] = []
        for index in s.battlefields:
            for id in s.places[index].facedown:
                if s.card(id).controller == side:
                    out.append(id)
        return out
    return x.deck


EVERYWHERE: Final = -2  # `Context.arena` while targets are looked for: a choice may reach into other arenas


def reach_of(s: State, c: Context) -> int:
    """The arena a text speaks of where nobody chooses (ruling B2); -1 where there is only one, or for all of them."""
    if len(s.arenas) == 1 or c.arena == EVERYWHERE:
        return -1
    if c.arena >= 0:
        return c.arena
    if c.place >= 0:
        return s.places[c.place].arena
    return s.sides[c.seat].arena if c.seat >= 0 else -1


def in_reach(s: State, c: Context, side: int) -> bool:
    """Does a text speak of this side? Of its own always, of others in its arena."""
    reach = reach_of(s, c)
    return reach < 0 or side == c.seat or s.sides[side].arena == reach


def here(s: State, c: Context) -> int:
    """The place "here" means, -1 if that is not known any more.

    CR 359.3.f: it is read from the source when needed, so for a permanent that is gone it is null; but what goes
    pending as its source leaves knows where that was (CR 323.4).
    """
    if c.source:
        card = s.cards[c.source & 4095]
        if card.id == c.source:
            return card.place if card.zone == BOARD else c.place
        gone = s.departed.get(c.source)
        if gone is not None and gone.zone == BOARD and gone.printed.types & (UNIT | GEAR):
            e = c.event
            if e is None or e.subject != c.source or e.kind not in (E_DIED, E_LEFT, E_RETURNED, E_BANISHED):
                return -1
    return c.place


def chain_item_of(c: Context) -> int:
    return c.id if isinstance(c, Item) else 0


def place_of_slot(s: State, c: Context, slot: int) -> int:
    """The place the choice `slot` speaks of: a battlefield itself, or where the chosen object is."""
    if slot < 0 or slot >= len(c.bound) or not c.bound[slot]:
        return -1
    id = c.bound[slot][0]
    if id < 0:
        return -id - 1  # a destination is kept as a place
    card = s.last_known(id)
    return card.place if card is not None else -1


# --- references: objects that are named without a choice


class Me(Objects):
    """The source itself: "I", "me", "this"."""

    __slots__ = ()

    def find(self, s: State, c: Context) -> list[int]:
        return [c.source] if s.find(c.source) is not None else []

    def read(self, s: State, c: Context) -> list[int]:
        if s.find(c.source) is not None:
            return [c.source]
        # CR 428, 808: an ability on its own death remembers what it was like.
        e = c.event
        own = e is not None and e.kind == E_DIED and e.subject == c.source
        return [c.source] if own and s.last_known(c.source) is not None else []


class ThisCard(Objects):
    """The card this text is printed on, in the zone it went to: "this from your trash"."""

    __slots__ = ("zone",)

    def __init__(self, zone: int = TRASH) -> None:
        self.zone = zone

    def find(self, s: State, c: Context) -> list[int]:
        card = s.cards[c.source & 4095]  # a card keeps its slot through every zone
        return [card.id] if card.zone == self.zone else []


class Subject(Objects):
    """What the event that triggered happened to: "it", "that unit"."""

    __slots__ = ()

    def reads_event(self) -> bool:
        return True

    def find(self, s: State, c: Context) -> list[int]:
        return [c.event.subject] if c.event is not None and s.find(c.event.subject) is not None else []


class SubjectGone(Objects):
    """What the event happened to, also when it is gone: only for reading numbers from it."""

    __slots__ = ()

    def reads_event(self) -> bool:
        return True

    def find(self, s: State, c: Context) -> list[int]:
        return [c.event.subject] if c.event is not None and s.last_known(c.event.subject) is not None else []


class Wearer(Objects):
    """The unit this equipment is attached to."""

    __slots__ = ()

    def find(self, s: State, c: Context) -> list[int]:
        card = s.find(c.source)
        return [card.attached_to] if card is not None and card.attached_to else []


class Bound(Objects):
    """What was chosen or bound earlier in this text: "it", "them". `slot` is filled in when the text is compiled."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.slot = -1

    def find(self, s: State, c: Context) -> list[int]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        out: list[int] = []
        for id in c.bound[self.slot]:
            if id < 0 or s.find(id) is not None or is_item(s, id):
                out.append(id)
            else:
                # What this text played and has entered since is still "it".
                gone = s.departed.get(id)
                if gone is not None and gone.became and s.find(gone.became) is not None:
                    out.append(gone.became)
        return out


class LastKnown(Objects):
    """Like `Bound`, also when it is gone: only for reading numbers from it (CR 359.3.e.13)."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.slot = -1

    def find(self, s: State, c: Context) -> list[int]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        return [id for id in c.bound[self.slot] if id > 0 and s.last_known(id) is not None]


def is_item(s: State, id: int) -> bool:
    for a in s.arenas:
        for item in a.chain:
            if item.id == id:
                return True
    return False


class Target(Objects):
    """A choice made as the spell or ability goes on the chain (CR 355.7)."""

    __slots__ = ("group", "least", "most", "name", "select", "slot", "split")

    def __init__(
        self,
        select: Select,
        least: int = 1,
        most: int = 1,
        name: str = "",
        group: Group | None = None,
    ) -> None:
        self.split: Amount | None = None  # damage divided among them: no more targets than damage (CR 355.14)
        self.select = select
        self.least = least
        self.most = most  # -1: any number
        self.name = name
        self.group = group
        self.slot = -1

    def find(self, s: State, c: Context) -> list[int]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        # CR 359.3.e: what is illegal now is left out, here and for everything that refers to it later.
        legal = [id for id in c.bound[self.slot] if self.select.still_legal(s, c, id)]
        c.bound[self.slot] = legal
        return legal


class Choice(Objects):
    """A choice made while the text is carried out: in a private zone, or by somebody else (CR 355.10.a, 355.17)."""

    __slots__ = ("chooser", "least", "most", "name", "random", "select", "slot")

    def __init__(
        self, select: Select, least: int = 1, most: int = 1, name: str = "", chooser: int = YOURS, random: bool = False
    ) -> None:
        self.select = select
        self.least = least
        self.most = most
        self.name = name
        self.chooser = chooser
        self.random = random
        self.slot = -1

    def find(self, s: State, c: Context) -> list[int]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        return [id for id in c.bound[self.slot] if s.find(id) is not None]


class Destination(Objects):
    """A place chosen as the text goes on the chain (CR 355.4); kept as minus one minus the place's number."""

    __slots__ = ("mover", "name", "select", "slot")

    def __init__(self, select: Select | None, mover: Objects | None = None, name: str = "") -> None:
        self.select = select  # which battlefields; None: any location the unit may go to
        self.mover = mover
        self.name = name
        self.slot = -1

    def find(self, s: State, c: Context) -> list[int]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        return c.bound[self.slot]


class Group(Filter):
    """A demand on the whole set of targets (CR 355.11)."""

    __slots__ = ("one_per_place", "same_controller", "same_place", "total_might")

    def __init__(
        self,
        total_might: int = -1,
        same_controller: bool = False,
        same_place: bool = False,
        one_per_place: bool = False,
    ) -> None:
        self.one_per_place = one_per_place
        self.total_might = total_might
        self.same_controller = same_controller
        self.same_place = same_place

    def holds(self, s: State, chosen: list[int]) -> bool:
        """Does the whole set meet the demand now?"""
        for i in range(len(chosen)):
            if not self.allows(s, chosen[:i], s.card(chosen[i])):
                return False
        return True

    def allows(self, s: State, chosen: list[int], extra: Card) -> bool:
        total = layers.might_read(s, extra)
        for id in chosen:
            card = s.card(id)
            total += layers.might_read(s, card)
            if self.same_controller and card.controller != extra.controller:
                return False
            if self.same_place and card.place != extra.place:
                return False
            if self.one_per_place and card.place == extra.place:
                return False
        return self.total_might < 0 or total <= self.total_might


# --- filters


class Other(Filter):
    """Not the source itself."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.id != c.source


class OtherThan(Filter):
    """Not what was chosen before. `slot` is filled in when the text is compiled."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.slot = -1

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.slot < 0 or self.slot >= len(c.bound) or card.id not in c.bound[self.slot]


class MightIs(Filter):
    """Might within bounds."""

    __slots__ = ("least", "most")

    def __init__(self, least: Amount | None = None, most: Amount | None = None) -> None:
        self.least = least
        self.most = most

    def fits(self, s: State, c: Context, card: Card) -> bool:
        might = layers.might_read(s, card)
        if self.least is not None:
            low = self.least.value(s, c)
            if low == NULL or might < low:
                return False
        if self.most is not None:
            high = self.most.value(s, c)
            if high == NULL or might > high:
                return False
        return True


class CostIs(Filter):
    """Printed cost within bounds: Energy and number of Power symbols are compared separately."""

    __slots__ = ("energy_least", "energy_most", "power_most")

    def __init__(
        self, energy_least: Amount | None = None, energy_most: Amount | None = None, power_most: int = -1
    ) -> None:
        self.energy_least = energy_least
        self.energy_most = energy_most
        self.power_most = power_most

    def fits(self, s: State, c: Context, card: Card) -> bool:
        energy = card.printed.energy  # CR 206: the printed cost, never what was paid
        if self.energy_least is not None and energy < self.energy_least.value(s, c):
            return False
        if self.energy_most is not None:
            high = self.energy_most.value(s, c)
            if high == NULL or energy > high:
                return False
        return self.power_most < 0 or len(card.printed.power) <= self.power_most


class HasTag(Filter):
    __slots__ = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return any(tag in card.printed.tags for tag in self.tags)


class IsNamed(Filter):
    __slots__ = ("names",)

    def __init__(self, *names: str) -> None:
        self.names = names

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.printed.name in self.names


class HasKeyword(Filter):
    __slots__ = ("keyword",)

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return layers.has_keyword(s, card, self.keyword)


class HasDomain(Filter):
    __slots__ = ("domain",)

    def __init__(self, domain: int) -> None:
        self.domain = domain

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return card.printed.domains & self.domain != 0


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
        if state == CONTESTED:
            return place.contested_by >= 0
    return False


def alone(s: State, card: Card) -> bool:
    """No other friendly unit at its location (CR 740.2)."""
    if card.zone != BOARD:
        return False
    for id in s.places[card.place].units:
        if id != card.id and s.friendly(s.cards[id & 4095].controller, card.controller):
            return False
    return True


def equipped(s: State, card: Card) -> bool:
    """Has at least one Equipment attached (CR 818.3)."""
    if card.attachments is not None:
        for id in card.attachments:
            if s.card(id).printed.equipment:
                return True
    return False


class SamePlaceAs(Filter):
    """At the same location as what was chosen before, or elsewhere."""

    __slots__ = ("name", "negate", "slot")

    def __init__(self, name: str = "", negate: bool = False) -> None:
        self.name = name
        self.negate = negate
        self.slot = -1

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return (card.place == place_of_slot(s, c, self.slot)) != self.negate


class SameControllerAs(Filter):
    __slots__ = ("name", "negate", "slot")

    def __init__(self, name: str = "", negate: bool = False) -> None:
        self.name = name
        self.negate = negate
        self.slot = -1

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.slot < 0 or self.slot >= len(c.bound) or not c.bound[self.slot]:
            return False
        other = s.last_known(c.bound[self.slot][0])
        return other is not None and (other.controller == card.controller) != self.negate


class OfPlayer(Filter):
    """Controlled (owned, off the board) by the player who was chosen before or who did the event."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.slot = -1

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.slot < 0 or self.slot >= len(c.bound) or not c.bound[self.slot]:
            return False
        return card.controller == -c.bound[self.slot][0] - 1


class LessMightThan(Filter):
    """Less Might than the source or a chosen object; `or_equal` for "no more"."""

    __slots__ = ("more", "name", "or_equal", "slot")

    def __init__(self, name: str = "me", more: bool = False, or_equal: bool = False) -> None:
        self.name = name
        self.more = more
        self.or_equal = or_equal
        self.slot = -1

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if self.name == "me":
            other = s.last_known(c.source)
        else:
            if self.slot < 0 or self.slot >= len(c.bound) or not c.bound[self.slot]:
                return False
            other = s.last_known(c.bound[self.slot][0])
        if other is None:
            return False
        mine = layers.might_read(s, card)
        theirs = layers.might_read(s, other)
        if mine == theirs:
            return self.or_equal
        return (mine > theirs) == self.more


class EitherFilter(Filter):
    """One of several."""

    __slots__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return any(f.fits(s, c, card) for f in self.filters)


class NotFilter(Filter):
    __slots__ = ("filter",)

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return not self.filter.fits(s, c, card)


class OnSide(Filter):
    """On a side as seen from "you", also for what is gone: "if it was an enemy unit"."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return side_fits(s, self.side, c.seat, card.controller)


class ConqueredThisTurn(Filter):
    """A battlefield you conquered this turn."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return c.seat >= 0 and card.place >= 0 and bool(s.places[card.place].conquered & (1 << c.seat))


class IsBound(Filter):
    """One of the objects another part of the text names."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def fits(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.objects, (Bound, Target, Choice, LastKnown)):
            slot = self.objects.slot
            return 0 <= slot < len(c.bound) and card.id in c.bound[slot]
        return card.id in self.objects.find(s, c)

    def children(self) -> list[Part]:
        return [self.objects]


class MemoryOf(Filter):
    """Among what this object did before: "banished with me" (linked abilities, CR 393)."""

    __slots__ = ()

    def fits(self, s: State, c: Context, card: Card) -> bool:
        source = s.last_known(c.source)
        return source is not None and source.memory is not None and card.id in source.memory


class While(Filter):
    """Only while a condition holds: for selectors of passives."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def fits(self, s: State, c: Context, card: Card) -> bool:
        return self.condition.holds(s, c)


SPELL_OR_ABILITY: Final = SPELL | ABILITY
ANYONE: Final = (ANY_SIDE, FRIENDLY, ENEMY, YOURS, OTHERS)
