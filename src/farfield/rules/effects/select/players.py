"""Players as objects: whose something is, who did it, who attacks and defends. An id below zero is a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...state.choices import choice_of_seat, seat_chosen
from ..parts import Each, Objects
from ..sorts import ALL_TYPES, NOT_THINGS, PLAYERS, Demand, Reads, Sort
from .description import controller_of
from .references import Bound, LastKnown, Subject

if TYPE_CHECKING:
    from ...ids import ObjectId, SeatId
    from ...state import Context, State
    from ..program import Writer

# Of a combat.
ATTACKING_PLAYER: Final = 1
DEFENDING_PLAYER: Final = 2


OWNED: Final = ALL_TYPES & ~NOT_THINGS  # what somebody controls or owns


class Players(Objects):
    """Players, never anything else."""

    __slots__ = ()

    def sort(self, w: Writer) -> Sort:
        return PLAYERS

    def seats(self, s: State, c: Context) -> list[SeatId]:
        raise NotImplementedError

    def find(self, s: State, c: Context) -> list[ObjectId]:
        out: list[ObjectId] = []
        for seat in self.seats(s, c):
            if seat >= 0 and choice_of_seat(seat) not in out:
                out.append(choice_of_seat(seat))
        return out


class ControllerOf(Players):
    """Its controller; of what this text took away, whoever controlled it last (CR 359.3.e.13)."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def rebuilt(self, each: Each) -> ControllerOf:
        return ControllerOf(each.one(self.objects))

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, OWNED)]

    def seats(self, s: State, c: Context) -> list[SeatId]:
        return [seat_chosen(id) if id < 0 else controller_of(s, id) for id in as_it_was(s, c, self.objects)]


class OwnerOf(Players):
    """Its owner."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def rebuilt(self, each: Each) -> OwnerOf:
        return OwnerOf(each.one(self.objects))

    def demands(self) -> list[Demand]:
        return [Reads(self.objects, OWNED)]

    def seats(self, s: State, c: Context) -> list[SeatId]:
        out: list[SeatId] = []
        for id in as_it_was(s, c, self.objects):
            card = s.last_known(id) if id > 0 else None  # an ability that was countered has a controller, and no owner
            if card is not None:
                out.append(card.owner)
        return out


class Actor(Players):
    """ "That player": whoever did the event that triggered."""

    __slots__ = ()

    def bound(self, w: Writer) -> Actor:
        w.needs_event("that_player")
        return self

    def reads_event(self) -> bool:
        return True

    def seats(self, s: State, c: Context) -> list[SeatId]:
        return [c.event.actor] if c.event is not None else []


class Combatants(Players):
    """The attacker, the defender, or both of them, in the combat where the event took place."""

    __slots__ = ("roles",)

    def __init__(self, roles: int) -> None:
        self.roles = roles

    def bound(self, w: Writer) -> Combatants:
        w.needs_event("the attacker or defender")
        w.needs_place("the combat of the attacker and defender")
        return self

    def reads_event(self) -> bool:
        return True

    def seats(self, s: State, c: Context) -> list[SeatId]:
        e = c.event
        if e is None or e.place < 0:
            return []
        a = s.arenas[s.places[e.place].arena]
        if not a.combat or a.showdown != e.place:
            return []
        out: list[SeatId] = []
        if self.roles & ATTACKING_PLAYER:
            out.append(a.attacker)
        if self.roles & DEFENDING_PLAYER:
            out.append(a.defender)
        return out


def as_it_was(s: State, c: Context, objects: Objects) -> list[ObjectId]:
    """The ids under which it can be asked whose these are: as this text found them, not as it left them."""
    if isinstance(objects, Subject):
        return [c.event.subject] if c.event is not None else []
    if not isinstance(objects, (Bound, LastKnown)):
        return objects.read(s, c)
    if objects.slot < 0 or objects.slot >= len(c.bound):
        return []
    out: list[ObjectId] = []
    for id in c.bound[objects.slot]:
        # A spell on the chain is gone when it is countered; the card it was is known from there on, or whose it was.
        if id > 0 and controller_of(s, id) < 0:
            for i in range(0, len(c.trail), 2):
                if c.trail[i] == id:
                    id = c.trail[i + 1]
                    break
        out.append(id)
    return out
