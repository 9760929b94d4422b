"""Objects: cards, tokens, runes, legends and battlefields, and what changes them for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..compiling import mypyc_attr
from ..ids import NO_PLACE, NOTHING, ObjectId
from ..terms import NO_ROLE, ZONE_NAMES, Duration, Zone

if TYPE_CHECKING:
    from ..effects.parts import Ability, Part
    from ..ids import PlaceId, SeatId
    from ..printed import Printed


@mypyc_attr(acyclic=True)
class Mod:
    """A change to one object that lasts for a time: a Might change, a granted ability, a copy …"""

    __slots__ = ("ability", "might", "part", "source", "stamp", "until", "until_seat")

    def __init__(
        self,
        until: Duration,
        might: int,
        ability: Ability | None,
        part: Part | None,
        source: ObjectId,
        stamp: int,
        until_seat: SeatId,
    ) -> None:
        self.until = until
        self.might = might  # layer 3: a plain increase or decrease
        self.ability = ability  # layer 2: a granted ability (keywords are abilities)
        self.part = part  # anything else: a set Might, a copy, a lost ability, a prohibition …
        self.source = source
        self.stamp = stamp
        self.until_seat = until_seat


@mypyc_attr(free_list_len=1, acyclic=True)
class Card:
    """One object: a card, token, rune, legend or battlefield as it is now in its zone."""

    __slots__ = (
        "attached_to", "attachments", "became", "buffs", "came_from", "controller", "counters", "damage",
        "empowered", "entered", "exhausted", "first", "hidden_on", "id", "known", "kw", "marks", "memory", "might",
        "mods", "original", "owner", "paid", "place", "played_by", "prevent", "printed", "replaced", "role",
        "seen_roles", "stamp", "stunned", "tags_given", "version", "was_might", "zone",
    )  # fmt: skip

    def __init__(
        self, id: ObjectId, printed: Printed, owner: SeatId, controller: SeatId, zone: Zone, place: PlaceId
    ) -> None:
        self.id = id
        self.printed = printed  # its face now
        self.original = printed  # what is really printed; differs for copies (CR 477.1)
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.place = place
        self.paid = 0  # bits of the optional costs paid as it was played (CR 356.4.f)
        self.came_from = NO_PLACE  # the place it was at before this one
        self.replaced = NOTHING  # for a token in another's place: the card in banishment that it replaced (CR 438)
        self.became = NOTHING  # the id it got when it left the chain: on the board, or where a spell goes
        self.known = 0  # bits of the seats that know which card this is, where it is
        self.exhausted = False
        self.stunned = False
        self.damage = 0
        self.marks: list[int] | None = None  # damage per marking side (A21)
        self.prevent = 0  # prevent value (CR 437); -1 prevents all
        self.first: list[int] | None = None  # what applies first to the next damage (see `damage_changes`)
        self.buffs = 0
        self.empowered = 0
        self.counters: list[int] | None = None  # pairs of kind and number
        self.role = NO_ROLE
        self.seen_roles = 0  # designations it already had in this combat (CR 383.4.e-f)
        self.attached_to = NOTHING
        self.attachments: list[ObjectId] | None = None
        self.mods: list[Mod] | None = None
        self.memory: list[int] | None = None  # linked abilities: ids of what this object did (CR 393)
        self.hidden_on = -1  # the turn number it was hidden on
        self.entered = 0  # the turn number it entered the board
        self.played_by = -1  # the seat that played this card, if it entered by being played
        self.stamp = 0  # timestamp for layers (CR 480)
        self.was_might = -1  # its Might when last looked at; -1: not yet, so nothing has changed
        self.tags_given: tuple[str, ...] | None = None  # once it has left: the tags it had from passives
        # Derived, and cached against the version of the arena it is in.
        self.version = -1
        self.might = 0
        self.kw: list[int] = printed.kw

    def __repr__(self) -> str:
        where = f"place {self.place}" if self.place >= 0 else ZONE_NAMES[self.zone]
        return f"<{self.printed.name} ({self.id}) of side {self.controller}, {where}>"

    def copy(self) -> Card:
        c = Card(self.id, self.printed, self.owner, self.controller, self.zone, self.place)
        c.original = self.original
        c.known = self.known
        c.paid = self.paid
        c.became = self.became
        c.came_from = self.came_from
        c.replaced = self.replaced
        c.exhausted = self.exhausted
        c.entered = self.entered
        c.played_by = self.played_by
        c.stamp = self.stamp
        c.version = self.version
        c.might = self.might
        c.kw = self.kw
        c.was_might = self.was_might
        c.hidden_on = self.hidden_on
        c.stunned = self.stunned
        c.damage = self.damage
        c.prevent = self.prevent
        c.buffs = self.buffs
        c.empowered = self.empowered
        c.role = self.role
        c.seen_roles = self.seen_roles
        c.attached_to = self.attached_to
        # The lists are replaced, never changed in place, so copies may share them.
        c.marks = self.marks
        c.counters = self.counters
        c.attachments = self.attachments
        c.mods = self.mods
        c.memory = self.memory
        c.first = self.first
        c.tags_given = self.tags_given
        return c


def look_alike(x: Card, y: Card) -> bool:
    """Are two objects the same in everything that a text could ask for, or lose?"""
    if x.printed is not y.printed or x.owner != y.owner or x.controller != y.controller or x.place != y.place:
        return False
    if x.mods is not None or y.mods is not None or x.attachments is not None or y.attachments is not None:
        return False
    if x.exhausted != y.exhausted or x.stunned != y.stunned or x.damage != y.damage or x.prevent != y.prevent:
        return False
    if x.buffs != y.buffs or x.empowered != y.empowered or x.counters != y.counters or x.memory != y.memory:
        return False
    return x.attached_to == y.attached_to and x.role == y.role
