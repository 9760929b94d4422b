"""What is on the chain, what triggered it, and what lives on without a source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..ids import NO_ARENA, NO_PLACE, NOTHING, ObjectId
from ..terms import EVENT_NAMES, NOWHERE, Duration, EventKind, Phase

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..effects.select import Select
    from ..effects.stated_costs import Cost
    from ..ids import ArenaId, PlaceId, SeatId
    from .cards import Card


@mypyc_attr(free_list_len=1, acyclic=True)
class Event:
    """Something that happened, as triggered abilities see it. Never changed once made."""

    __slots__ = ("actor", "amount", "by", "cause", "kind", "other", "place", "subject")

    def __init__(
        self,
        kind: EventKind,
        subject: ObjectId,
        actor: SeatId,
        place: PlaceId,
        amount: int,
        other: int,
        cause: ObjectId,
        by: int = 0,
    ) -> None:
        self.kind = kind
        self.subject = subject  # id of the object it happened to
        self.actor = actor  # the side responsible (CR 411)
        self.place = place
        self.amount = amount
        self.other = other  # another object (chooser, wearer, dealer, what it is now), or the place or zone of before
        self.cause = cause  # id of the chain item that did it, for attribution; see `SPELL_ITEM`
        self.by = by  # of a choice: the types of what chose

    def __repr__(self) -> str:
        return f"<Event {EVENT_NAMES[self.kind]}: object {self.subject}, by side {self.actor}, place {self.place}>"


# Shared by all that have none, so never changed in place.
NO_TRAIL: Final[list[ObjectId]] = []
NO_CHOICES: Final[list[list[ObjectId]]] = []
NO_OBJECTS: Final[list[ObjectId]] = []
NO_EVENTS: Final[list[Event]] = []
NO_NUMBERS: Final[list[int]] = []
NO_MODES: Final[list[list[int]]] = []
NO_EXECUTIONS: Final[list[list[list[ObjectId]]]] = []


@mypyc_attr(acyclic=True)
class Past:
    """An event of this turn as it is remembered (see `history`). Never changed once made."""

    __slots__ = ("arena", "card", "event", "moment", "phase")

    def __init__(self, event: Event, card: Card | None, arena: ArenaId, moment: int, phase: Phase) -> None:
        self.event = event
        self.card = card  # what it was about, as it was then; None: nobody can say
        self.arena = arena
        self.moment = moment  # the same for all that happened at once
        self.phase = phase


@mypyc_attr(free_list_len=1)
class Context:
    """From whose point of view a text is read: who "you" is, what "me" and "here" are, what "it" refers to."""

    __slots__ = ("arena", "bound", "event", "paid", "place", "seat", "source", "trail", "via")

    def __init__(self, seat: SeatId, source: ObjectId, place: PlaceId) -> None:
        self.seat = seat
        self.source = source
        self.via = NOTHING  # the equipment whose effect text it is
        self.place = place  # where the source is, or last was
        self.arena = NO_ARENA  # how far the text reaches; -1: the arena of its place, or of its side
        self.event: Event | None = None
        self.bound = NO_CHOICES  # what each choice of the text holds
        self.paid = 0  # bits of the optional costs that were paid
        # What this text itself put into another zone: the id before and the id after, pair by pair. Contexts share the
        # list, so it is never changed in place.
        self.trail = NO_TRAIL


@mypyc_attr(free_list_len=1)
class Item(Context):
    """A card or ability on the chain (CR 329)."""

    __slots__ = (
        "ability", "also_at", "alternatives", "arenas", "batch", "card", "cost_energy", "cost_mode", "cost_power",
        "declined", "destination", "discount", "enters", "execution", "fields", "finalized", "forced", "from_place",
        "from_zone", "gains", "id", "later", "later_modes", "memo", "modes", "named", "number", "payers",
        "played_from_hidden", "player", "price", "repeats", "then_banish", "then_recycle", "toll", "types", "window",
    )  # fmt: skip

    def __init__(self, id: ObjectId, seat: SeatId, source: ObjectId, place: PlaceId) -> None:
        super().__init__(seat, source, place)
        self.bound = []
        self.id = id
        self.alternatives = NO_EVENTS  # further events of the same moment it may be about instead (CR 383.1.b)
        self.player = seat  # who finalizes it, whoever controls it afterwards (CR 419.4.b)
        self.card = NOTHING  # the card being played; 0 for an ability
        self.ability: Ability | None = None
        self.types = 0
        self.finalized = False
        self.forced = False  # an effect instructs the play (CR 419.3)
        self.from_zone = NOWHERE
        self.from_place = NO_PLACE
        self.played_from_hidden = False
        self.destination = NO_PLACE  # where a permanent enters
        self.fields: Select | None = None  # the effect that plays it says: only to one of these battlefields
        self.also_at = NO_PLACE  # or: here as well
        self.toll: Cost | None = None  # what being played to its destination costs besides
        self.cost_mode = 0  # COST_NORMAL … (CR 356)
        self.price: Cost | None = None  # "play it for": replaces the base cost
        self.discount = 0  # Energy the effect that plays it takes off
        self.cost_energy = -1  # energy that was really spent, once paid
        self.cost_power = 0
        self.modes: list[int] = []
        self.repeats = 0  # how many more times the instructions are executed (CR 820)
        self.execution = 0
        self.then_banish = False  # Flow and "then banish it" (CR 389)
        self.then_recycle = False  # "then recycle it"
        self.enters = 0  # the effect that plays it says: 1 it enters ready, 2 exhausted
        self.payers = NO_NUMBERS  # of `bound`: where what pays is kept, which nothing chooses
        self.memo = NO_NUMBERS  # small results that later instructions ask for
        self.named = NO_NUMBERS  # what was named or chosen as it was played: it stays with what enters
        self.gains = False  # and it has the tag that was named
        self.arenas = 0  # bits of the arenas it closes, where there are several
        self.window = 0  # when it was begun: W_MAIN, W_ACTION, W_REACTION
        self.batch = 0  # triggers of one moment share a batch; their controller orders them (CR 383.3.d)
        self.number = -1  # the ability's place among its source's abilities
        self.later = NO_EXECUTIONS  # choices of the further executions of Repeat
        self.later_modes = NO_MODES  # and their modes
        self.declined = NO_OBJECTS  # what its owner would not let be chosen; 0: the whole (see `helping`)

    def __repr__(self) -> str:
        what = f"card {self.card}" if self.card else f"ability of {self.source}: {self.ability!r}"
        return f"<Item {self.id} of side {self.seat}{'' if self.finalized else ', pending'}: {what}>"

    def copy(self) -> Item:
        i = Item(self.id, self.seat, self.source, self.place)
        i.via = self.via
        i.arena = self.arena
        i.event = self.event
        i.bound = [b[:] for b in self.bound]
        i.paid = self.paid
        i.trail = self.trail
        i.card = self.card
        i.ability = self.ability
        i.types = self.types
        i.finalized = self.finalized
        i.forced = self.forced
        i.from_zone = self.from_zone
        i.from_place = self.from_place
        i.played_from_hidden = self.played_from_hidden
        i.destination = self.destination
        i.fields = self.fields
        i.also_at = self.also_at
        i.toll = self.toll
        i.cost_mode = self.cost_mode
        i.price = self.price
        i.discount = self.discount
        i.cost_energy = self.cost_energy
        i.cost_power = self.cost_power
        i.modes = self.modes[:]
        i.repeats = self.repeats
        i.execution = self.execution
        i.then_banish = self.then_banish
        i.then_recycle = self.then_recycle
        i.enters = self.enters
        i.player = self.player
        i.alternatives = self.alternatives
        i.payers = self.payers
        i.memo = self.memo
        i.named = self.named
        i.gains = self.gains
        i.arenas = self.arenas
        i.batch = self.batch
        i.window = self.window
        i.number = self.number
        if self.later:
            i.later = [[b[:] for b in x] for x in self.later]
            i.later_modes = [m[:] for m in self.later_modes]
        if self.declined:
            i.declined = self.declined
        return i


class Lasting:
    """An ability that an effect created and that lives on without its source (CR 389-392)."""

    __slots__ = (
        "ability",
        "arena",
        "bound",
        "cause",
        "event_place",
        "seat",
        "source",
        "stamp",
        "tie",
        "until",
        "until_seat",
        "uses",
    )

    def __init__(
        self, ability: Ability, seat: SeatId, source: ObjectId, until: Duration, uses: int, arena: ArenaId
    ) -> None:
        self.ability = ability
        self.seat = seat
        self.source = source
        self.until = until
        self.until_seat = seat
        self.uses = uses  # how often it may still work; -1 for always
        self.arena = arena
        self.bound: list[list[ObjectId]] = []
        self.event_place = NO_PLACE
        self.cause = NOTHING  # only for events caused by this chain item
        self.stamp = 0
        self.tie = source  # the object it goes with, if it lasts while that stays or stays attached

    def __repr__(self) -> str:
        return f"<Lasting of side {self.seat}, made by {self.source}: {self.ability!r}>"

    def copy(self) -> Lasting:
        x = Lasting(self.ability, self.seat, self.source, self.until, self.uses, self.arena)
        x.until_seat = self.until_seat
        x.bound = self.bound
        x.event_place = self.event_place
        x.cause = self.cause
        x.stamp = self.stamp
        x.tie = self.tie
        return x
