"""Who may know what (CR 127-129, 421.4, 424): every rule about hidden information is here, and nowhere else.

Each card carries in `Card.known` who knows which card it is where it is: a bit for each seat, and one for everybody who
only watches. A number below zero has all the bits that are not named, so -1 is everybody. Seats never get the game's
own ids: each viewer has names of their own for objects (`Alias`), which say nothing and cannot be followed through a
change of zone or a shuffle.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..ids import NO_ARENA, SLOT_MASK, SLOTS, ArenaId, SeatId
from ..terms import BANISHMENT, BOARD, CHAIN, CHAMPION_ZONE, FACEDOWN, HAND, LEGEND_ZONE, TRASH, Zone

if TYPE_CHECKING:
    from ..state import Card, Happening, State
    from ..view.views import CardView

EVERYBODY: Final = -1
NOBODY: Final = 0
BY_ZONE: Final = -(1 << 60)  # as the zone says, and nobody else
SPECTATOR: Final = 40  # the bit of those who have no seat
NAMES_KEPT: Final = 85  # of a viewer, beside those of what is shown: as many as a dictionary holds before it grows


def viewer_of(seat: int | None) -> int:
    """The number of the bit in `Card.known` that stands for this seat; None is somebody who only watches."""
    return SPECTATOR if seat is None else seat


def knows(viewer: int, card: Card) -> bool:
    """Does this viewer know which card this is?"""
    return (card.known >> viewer) & 1 == 1


def can_point_at(viewer: int, card: Card) -> bool:
    """Is it an object of its own to this viewer? A facedown card is, one of a hand or a deck only if it is known."""
    return card.zone >= BOARD or (card.known >> viewer) & 1 == 1


def in_zone(zone: Zone, controller: SeatId, told: int) -> int:
    """Who knows a card that has just come to a zone (CR 128); `told`: who else saw which one it is."""
    if zone in (HAND, FACEDOWN):
        # CR 129.4: private is for the controller on the board, for the owner elsewhere.
        own = 1 << controller
        return own if told == BY_ZONE else own | told
    if zone in (BOARD, CHAIN, TRASH, BANISHMENT, CHAMPION_ZONE, LEGEND_ZONE):
        return EVERYBODY
    return NOBODY if told == BY_ZONE else told


def seen_leaving(card: Card) -> int:
    """Who sees which card leaves its zone when it is not shown: from a hand only its owner, whatever they knew of it.

    A facedown card that changes zones is revealed (CR 421.4).
    """
    if card.zone >= BOARD:
        return EVERYBODY
    return 1 << card.owner if card.zone == HAND else card.known


def hand_left(s: State, old: Card, new: Card) -> None:
    """A card left a hand, which has no order: what others knew of that hand holds only as far as they could follow.

    Those who see which card it was cannot tell it from an equal one: the one they knew of is the one that left. Those
    who do not see it cannot say of any card that it is still there.
    """
    own = 1 << old.owner
    missing = new.known & ~old.known & ~own  # they see it now and did not know of this one
    blind = ~new.known & ~own
    for id in s.sides[old.owner].hand:
        card = s.cards[id & SLOT_MASK]
        if card.known == own:
            continue
        lost = card.known & blind
        if missing and card.original is old.original:
            same = card.known & missing
            lost |= same
            missing &= ~same
        if lost:
            changed = card.copy()
            changed.known = card.known & ~lost
            s.cards[id & SLOT_MASK] = changed


# --- names that tell nothing


@mypyc_attr(acyclic=True)
class Shown:
    """How an object was shown to a viewer last."""

    __slots__ = ("id", "view")

    def __init__(self, id: int, view: CardView) -> None:
        self.id = id
        self.view = view


@mypyc_attr(acyclic=True)
class Alias:
    """One viewer's names for objects: numbers below 2^52 without meaning, the same again for the same object."""

    __slots__ = ("key", "memo", "shown")

    def __init__(self, secret: bytes, viewer: int) -> None:
        self.key = blake2b(secret + b" viewer %d" % viewer, digest_size=32).digest()
        self.memo: dict[int, int] = {}  # of what else was spoken of lately: a name is soon made again
        self.shown: list[Shown | None] = []  # by slot: most objects look as they did at the last look

    def look(self, id: int) -> CardView | None:
        """How this object was shown last, if it still has its place in memory."""
        slot = id & SLOT_MASK
        last = self.shown[slot] if slot < len(self.shown) else None
        return last.view if last is not None and last.id == id else None

    def show(self, id: int, view: CardView) -> CardView:
        """The object is shown like this."""
        slot = id & SLOT_MASK
        while len(self.shown) <= slot:
            self.shown.append(None)
        self.shown[slot] = Shown(id, view)
        return view

    def of(self, id: int) -> int:
        """The viewer's name of an object or chain item. Small and negative numbers (places, seats) stay as they are."""
        if id < SLOTS:
            return id
        last = self.look(id)
        if last is not None:
            return last.id
        found = self.memo.get(id, 0)
        return found if found else self.make(id)

    def of_decision(self, id: int) -> int:
        """Decisions are counted through the whole game: their numbers would tell how often others were asked."""
        return self.name_of(-id if id >= 0 else id << 40)  # offers have numbers below zero

    def make(self, id: int) -> int:
        if len(self.memo) >= NAMES_KEPT:
            self.memo.clear()
        name = self.name_of(id)
        self.memo[id] = name
        return name

    def name_of(self, number: int) -> int:
        digest = blake2b(b"%d" % number, digest_size=8, key=self.key).digest()
        return (int.from_bytes(digest, "big") >> 12) | SLOTS


class Veil:
    """The aliases of every viewer of a game, made from its seed. Copies and imagined games share it."""

    __slots__ = ("aliases", "secret")

    def __init__(self, seed: int) -> None:
        self.secret = blake2b(b"farfield names %d" % seed, digest_size=32).digest()
        self.aliases: dict[int, Alias] = {}

    def alias(self, viewer: int) -> Alias:
        found = self.aliases.get(viewer)
        if found is None:
            found = Alias(self.secret, viewer)
            self.aliases[viewer] = found
        return found


def veil_of(s: State) -> Veil:
    if s.veil is None:
        s.veil = Veil(s.seed)
    return s.veil


def alias_of(s: State, viewer: int) -> Alias:
    return veil_of(s).alias(viewer)


def meant_by(s: State, viewer: int, name: int) -> int:
    """The object a viewer speaks of, as far as it is one they can see; 0 if there is none."""
    alias = alias_of(s, viewer)
    for slot, last in enumerate(alias.shown):  # most speak of what they have just seen
        if last is not None and last.view.id == name and slot < len(s.cards):
            card = s.cards[slot]
            if card.id == last.id and can_point_at(viewer, card):
                return card.id
    for card in s.cards:
        if card.id >= 0 and can_point_at(viewer, card) and alias.of(card.id) == name:
            return card.id
    return 0


# --- what happened


@mypyc_attr(acyclic=True)
class Seen:
    """What a viewer may read of something that happened: like `Happening`, with 0 and "" for what they do not know."""

    __slots__ = ("arena", "args", "clause", "kind", "mights", "names", "objects", "turn")

    def __init__(
        self,
        kind: str,
        objects: list[int],
        names: list[str],
        args: list[int],
        clause: str,
        turn: int,
        mights: list[int] | None = None,
        arena: ArenaId = NO_ARENA,
    ) -> None:
        self.kind = kind
        self.objects = objects
        self.names = names
        self.mights = mights
        self.arena = arena
        self.args = args
        self.clause = clause
        self.turn = turn

    def plain(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "objects": self.objects,
            "names": self.names,
            "mights": self.mights,
            "arena": self.arena,
            "args": self.args,
            "clause": self.clause,
            "turn": self.turn,
        }


def read(alias: Alias, viewer: int, happening: Happening) -> Seen:
    """Everybody learns that it happened, of how many cards and to whom; which cards, only those who may know them."""
    h = happening
    if (h.seats >> viewer) & 1:
        return Seen(h.kind, [alias.of(id) for id in h.objects], h.names, h.args, h.clause, h.turn, h.mights, h.arena)
    return Seen(h.kind, [0] * len(h.objects), [""] * len(h.objects), h.args, h.clause, h.turn, None, h.arena)


def events_for(s: State, viewer: int, since: int) -> list[Seen]:
    """What a viewer may know of what happened, from the event with this number on. One for each event, always."""
    events = s.events
    if events is None:
        return []
    alias = alias_of(s, viewer)
    return [read(alias, viewer, events[i]) for i in range(max(0, since), len(events))]


# --- the seed


def commitment(seed: int) -> str:
    """What seats may see of the seed while it is secret. It hides only what cannot be guessed: take 256 random bits.

    Of these a salt is made too, so that no two games can be compared by it, and none with a table made beforehand.
    """
    if seed >> 64:  # as long as seeds had 64 bits there was none
        salt = blake2b(b"farfield salt %d" % seed, digest_size=16).digest()
        return blake2b(b"farfield seed %d" % seed, digest_size=32, salt=salt).hexdigest()
    return blake2b(b"farfield seed %d" % seed, digest_size=32).hexdigest()
