"""Objects that are named without a choice: me, it, that unit, its wearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ids import NOTHING, SLOT_MASK, ObjectId
from ...terms import E_DIED, GEAR, TRASH, Zone
from ..parts import Objects
from ..sorts import ANY_ZONE, GEARS, MYSELF, THE_SUBJECT, UNITS, WORN, Sort
from .where import has_paid, item_on_chain

if TYPE_CHECKING:
    from ...state import Card, Context, State
    from ..program import Writer


class Me(Objects):
    """The source itself: "I", "me", "this"."""

    __slots__ = ()

    def sort(self, w: Writer) -> Sort:
        return w.me_now()

    def slot_in(self, w: Writer) -> int:
        return MYSELF

    def says_nothing(self, w: Writer) -> str:
        return "I am not there any more as this happens: say this_card(TRASH) of the card that I have become"

    def find(self, s: State, c: Context) -> list[ObjectId]:
        if s.find(c.source) is not None:
            return [c.source]
        if c.source not in c.trail:
            return []
        now = followed(s, c, c.source)  # it was put elsewhere by this very text
        return [now] if now else []

    def means(self, s: State, c: Context, card: Card) -> bool:
        return card.id == c.source

    def is_me(self) -> bool:
        return True

    def read(self, s: State, c: Context) -> list[ObjectId]:
        if s.find(c.source) is not None:
            return [c.source]
        # CR 428, 808: an ability on its own death remembers what it was like.
        e = c.event
        own = e is not None and e.kind == E_DIED and e.subject == c.source
        return [c.source] if own and s.last_known(c.source) is not None else []


class ThisCard(Objects):
    """The card this text is printed on, in the zone it went to: "this from your trash"."""

    __slots__ = ("zone",)

    def __init__(self, zone: Zone = TRASH) -> None:
        self.zone = zone

    def sort(self, w: Writer) -> Sort:
        return Sort(w.me.types, 1 << self.zone)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        card = s.cards[c.source & SLOT_MASK]  # a card keeps its slot through every zone
        return [card.id] if card.zone == self.zone else []


class Subject(Objects):
    """What the event that triggered happened to: "it", "that unit"."""

    __slots__ = ()

    def bound(self, w: Writer) -> Subject:
        w.needs_event("that")
        return self

    def reads_event(self) -> bool:
        return True

    def sort(self, w: Writer) -> Sort:
        return w.subject()

    def slot_in(self, w: Writer) -> int:
        return THE_SUBJECT

    def says_nothing(self, w: Writer) -> str:
        return "this event happens to no object: that stands for nothing"

    def find(self, s: State, c: Context) -> list[ObjectId]:
        e = c.event
        if e is None:
            return []
        now = e.subject if s.find(e.subject) is not None else followed(s, c, e.subject)
        if not now and e.kind == E_DIED and s.find(ObjectId(e.other)) is not None:
            now = ObjectId(e.other)  # what died is spoken of where it went (CR 428), as long as it lies there
        return [now] if now else []

    def read(self, s: State, c: Context) -> list[ObjectId]:
        """What is gone is read as it was, and not from the card that lies in a trash now (CR 359.3.e.13)."""
        e = c.event
        if e is not None and s.find(e.subject) is None and s.last_known(e.subject) is not None:
            return [e.subject]
        return [id for id in self.find(s, c) if e is None or e.kind != E_DIED or id != e.other]


class Wearer(Objects):
    """The unit this equipment is attached to."""

    __slots__ = ()

    def sort(self, w: Writer) -> Sort:
        return UNITS

    def fault(self, w: Writer) -> str:
        return "" if w.me.types & GEAR else "only gear has a wearer"

    def find(self, s: State, c: Context) -> list[ObjectId]:
        card = s.find(c.source)
        return [card.attached_to] if card is not None and card.attached_to else []


class Bearer(Objects):
    """The Equipment that an effect text is printed on: "this", where "me" is the unit that wears it (CR 136)."""

    __slots__ = ()

    def sort(self, w: Writer) -> Sort:
        return GEARS

    def fault(self, w: Writer) -> str:
        return "" if w.me.types & WORN else "this_gear is the Equipment of an effect text; elsewhere it is me"

    def find(self, s: State, c: Context) -> list[ObjectId]:
        return [c.via] if s.find(c.via) is not None else []

    def means(self, s: State, c: Context, card: Card) -> bool:
        return c.via != 0 and card.id == c.via


class Bound(Objects):
    """What was chosen or bound earlier in this text: "it", "them"."""

    __slots__ = ("name", "slot")

    def __init__(self, name: str = "", slot: int = -1) -> None:
        self.name = name
        self.slot = slot  # in a program: which choice that is

    def bound(self, w: Writer) -> Bound:
        return self if self.slot >= 0 else Bound(self.name, w.slot_of(self.name))

    def sort(self, w: Writer) -> Sort:
        return w.sort_of(self.slot_in(w))

    def slot_in(self, w: Writer) -> int:
        return self.slot if self.slot >= 0 else w.slot_of(self.name)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        out: list[ObjectId] = []
        for id in c.bound[self.slot]:
            now = named_now(s, c, id)
            if now:
                out.append(now)
        return out

    def read(self, s: State, c: Context) -> list[ObjectId]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        out: list[ObjectId] = []
        for id in c.bound[self.slot]:
            now = named_now(s, c, id)
            if now:
                # CR 359.3.e.13: what this text itself took from the board is looked back at as it was there.
                out.append(id if now != id and s.last_known(id) is not None and id in c.trail else now)
            elif has_paid(c, self.slot) and s.last_known(id) is not None:
                out.append(id)  # as what its cost was paid with
        return out


class LastKnown(Objects):
    """Like `Bound`, also when it is gone: only for reading numbers from it (CR 359.3.e.13).

    `killed`: only once it is gone. "The killed unit" is none whose death was replaced (CR 359.3.e.14).
    """

    __slots__ = ("killed", "name", "slot")

    def __init__(self, name: str = "", slot: int = -1, *, killed: bool = False) -> None:
        self.name = name
        self.slot = slot
        self.killed = killed

    def bound(self, w: Writer) -> LastKnown:
        return self if self.slot >= 0 else LastKnown(self.name, w.slot_of(self.name), killed=self.killed)

    def sort(self, w: Writer) -> Sort:
        return Sort(w.sort_of(self.slot_in(w)).types, ANY_ZONE)

    def slot_in(self, w: Writer) -> int:
        return self.slot if self.slot >= 0 else w.slot_of(self.name)

    def find(self, s: State, c: Context) -> list[ObjectId]:
        if self.slot < 0 or self.slot >= len(c.bound):
            return []
        out = [id for id in c.bound[self.slot] if id > 0 and s.last_known(id) is not None]
        return [id for id in out if s.find(id) is None] if self.killed else out


def named_now(s: State, c: Context, id: ObjectId) -> ObjectId:
    """What a text calls by a name that it gave to this object: the object, or what it became; 0 if that is lost."""
    return id if id < 0 or s.find(id) is not None or is_item(s, id) else followed(s, c, id)


def followed(s: State, c: Context, id: ObjectId) -> ObjectId:
    """What an object that is gone under this id has become by this very text: it was put into another zone, or played
    and has entered since. CR 124: moved by anybody else it is a new object, which the text knows nothing of."""
    while s.find(id) is None:
        new = NOTHING
        for i in range(0, len(c.trail), 2):
            if c.trail[i] == id:
                new = c.trail[i + 1]
        if not new:
            gone = s.departed.get(id)
            new = gone.became if gone is not None else NOTHING
        if new <= 0:  # also an ability that is gone: only whose it was is known
            return NOTHING
        id = new
    return id


def is_item(s: State, id: ObjectId) -> bool:
    return item_on_chain(s, id) is not None
