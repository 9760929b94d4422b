"""The whole table: arenas, registered abilities, the game as a value, the lines of its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..ids import (
    NO_ARENA,
    NO_PLACE,
    NOBODY,
    NOTHING,
    SLOT_BITS,
    SLOT_MASK,
    SPELL_ITEM,
    AbilityKey,
    ArenaId,
    ObjectId,
    PlaceId,
    SeatId,
)
from ..rule_numbers import bit
from ..terms import BANISHMENT, BOARD, CHAIN, CHAMPION_ZONE, EVENTS, LEGEND_ZONE, SETUP, TRASH, RuleNumber
from .cards import Card
from .dice import Dice
from .lexicon import EMPTY, Lexicon
from .on_the_chain import Event, Item, Lasting, Past
from .places import Place
from .questions import Decision
from .sides import Side

if TYPE_CHECKING:
    from ..costs.affording import Adder
    from ..effects.parts import Ability
    from ..knowing.visibility import Veil
    from ..modes.mode import Mode
    from ..printed import Printed
    from ..turn.frames import Frame

PUBLIC: Final = (TRASH, BANISHMENT, CHAMPION_ZONE, CHAIN, BOARD, LEGEND_ZONE)  # everybody sees what lies there


class Arena:
    """Where one chain runs: the whole table in a Duel, a lane in Lane Legends."""

    __slots__ = (
        "asked", "asked_afar", "asked_home", "attacker", "chain", "clean", "cleanup_due", "combat", "combat_flags",
        "combat_step", "declined", "defender", "done", "excess", "focus", "focus_keeps", "guests", "held", "hurt",
        "index", "let_go", "listeners", "looked_afar", "passes", "places", "priority", "question", "showdown", "stack",
        "statics", "version", "yielded",
    )  # fmt: skip

    def __init__(self, index: ArenaId) -> None:
        self.index = index
        self.places: list[PlaceId] = []
        self.chain: list[Item] = []
        self.stack: list[Frame] = []
        self.question: Decision | None = None
        self.cleanup_due = False
        self.clean = -1  # the version a cleanup left as it found it
        self.showdown = NO_PLACE  # the battlefield with the ongoing showdown
        self.combat = False  # that showdown is a combat
        self.combat_step = 0
        self.combat_flags = 0  # what has happened in this combat (see `combat`)
        self.attacker = NOBODY
        self.defender = NOBODY
        self.focus = NOBODY
        self.focus_keeps = False  # the chain was started by a trigger or an Add ability (CR 346)
        self.priority = NOBODY
        self.passes = 0  # of focus, in a row (A9)
        self.yielded = 0  # passes of priority, in a row
        self.guests = 0  # bits of the seats that were invited to this combat, where only its two sides act in it
        self.declined = 0  # pairs of seats: invitations declined since anybody last did something (see `inviting`)
        self.done = False  # nothing more is wanted here in this phase
        self.asked = 0  # the version as of which the open question was asked
        self.asked_home = 0  # and the version of the arena where the one who is asked has their things
        self.asked_afar = False  # what is offered depends on other arenas too: it is out of date when these change
        self.looked_afar = False  # and it did where it was looked for last
        self.held = 0  # bits of seats that keep the window open because they want to step in (see `helping`)
        self.let_go = 0  # and of those that did and have let go
        self.version = 0
        self.hurt: list[int] = []  # since the last cleanup: unit, dealer, cause of each damage (CR 428)
        self.excess: list[int] = []  # excess damage of this combat, per side (A12)
        # Who listens to which event; which passives change what. Replaced when changed, so copies share the lists.
        self.listeners: list[list[Source]] = [NO_SOURCES] * EVENTS
        self.statics: list[list[Source]] = [NO_SOURCES] * STATICS

    def __repr__(self) -> str:
        asked = f", asks seat {self.question.seat}" if self.question is not None else ""
        return f"<Arena {self.index}: {len(self.chain)} on the chain{asked}>"

    def copy(self) -> Arena:
        a = Arena(self.index)
        a.places = self.places[:]
        a.chain = [i.copy() for i in self.chain] if self.chain else []
        if self.stack:
            a.stack = [f.copy() for f in self.stack]
            for f in a.stack:
                f.rejoin(a.chain)
        a.question = self.question
        a.cleanup_due = self.cleanup_due
        a.clean = self.clean
        a.showdown = self.showdown
        a.combat = self.combat
        a.combat_step = self.combat_step
        a.combat_flags = self.combat_flags
        a.attacker = self.attacker
        a.defender = self.defender
        a.focus = self.focus
        a.focus_keeps = self.focus_keeps
        a.priority = self.priority
        a.passes = self.passes
        a.yielded = self.yielded
        a.guests = self.guests
        a.declined = self.declined
        a.done = self.done
        a.asked = self.asked
        a.asked_home = self.asked_home
        a.asked_afar = self.asked_afar
        a.looked_afar = self.looked_afar
        a.held = self.held
        a.let_go = self.let_go
        a.version = self.version
        a.hurt = self.hurt[:]
        a.excess = self.excess[:]
        a.listeners = self.listeners[:]
        a.statics = self.statics[:]
        return a


@mypyc_attr(acyclic=True)
class Source:
    """An ability together with the object that has it, registered for what it listens to or changes."""

    __slots__ = ("ability", "card", "number", "only", "via")

    def __init__(self, card: ObjectId, ability: Ability, number: int, via: ObjectId = NOTHING) -> None:
        self.card = card
        self.via = via  # the equipment whose effect text it is
        self.ability = ability
        self.number = number  # its place among the object's abilities
        self.only = (
            0  # of a passive: it speaks of nothing but that object (`ONLY_ME`), or what is with it (`ONLY_HERE`)
        )


ONLY_ME: Final = 1
ONLY_HERE: Final = 2


NO_SOURCES: Final[list[Source]] = []

# What passives may change, each looked up by its own list.
S_COST: Final = 0  # costs of cards and abilities
S_ENTERS: Final = 1  # enters ready or exhausted
S_CANT: Final = 2  # prohibitions
S_BONUS_DAMAGE: Final = 3
S_TOLL: Final = 4  # what must be paid for an action (CR 204.4)
S_DIES: Final = 5  # replacements of a death
S_RULE: Final = 6  # everything else: victory score, buff value, lethal damage …
S_REPLACE: Final = 7  # other replacements
S_GRANTS: Final = 8  # passives that give activated abilities to others
S_ADD: Final = 9  # Add abilities other than those of runes
S_MIGHT: Final = 10  # passives that give Might, keywords and other abilities
S_TRIGGER: Final = 11  # how often abilities trigger
S_FAR: Final = 12  # passives that give keywords to cards that are not on the board
S_TRAITS: Final = 13  # passives that give tags
S_HELP: Final = 14  # of `S_ADD` those that ask for a choice or a price of their own
STATICS: Final = 15


class Found:
    """What was worked out while one list of options is made: until it is done, nothing in the game changes.

    `adders`: the Add abilities that a seat may pay with, by what it pays for. `trials`: the game after an ability was
    used so and so often, in a game of its own; None where that cannot be paid.
    """

    __slots__ = ("adders", "trials")

    def __init__(self) -> None:
        self.adders: list[tuple[SeatId, int, list[Adder]]] = []
        self.trials: list[tuple[ObjectId, int, int, State | None]] = []


class State:
    """The whole game as a value."""

    __slots__ = (
        "arenas", "asks", "battlefields", "cards", "counter", "departed", "dice", "events", "extra_turns",
        "first_seat", "forbids", "found", "free_slots", "game_won_by", "governed", "happened", "lasting", "lexicon",
        "loser_reason", "mode", "next_decision", "opening", "order", "performed", "phase", "pictures", "places",
        "players", "prefs", "ruled", "scored_by_ally", "seed", "sides", "steps", "ties", "together", "together_in",
        "turn", "turn_seat", "veil", "victory_score",
    )  # fmt: skip

    def __init__(self, mode: Mode, seed: int) -> None:
        self.mode = mode
        self.seed = seed
        self.cards: list[Card] = []
        self.free_slots: list[int] = []
        self.counter = 0  # the last number given to an object, item or timestamp
        self.sides: list[Side] = []
        self.players = 0  # the first so many sides are players
        self.places: list[Place] = []  # bases of all sides, then battlefields
        self.battlefields: list[PlaceId] = []
        self.arenas: list[Arena] = []
        self.lasting: list[Lasting] = []
        self.departed: dict[ObjectId, Card] = {}  # last known information (CR 359.3.e.12), until the chain is empty
        self.order: list[SeatId] = []  # turn order
        self.first_seat = SeatId(0)
        self.turn_seat = SeatId(0)
        self.turn = 0
        self.phase = SETUP
        self.extra_turns: list[SeatId] = []
        self.victory_score = 8
        self.game_won_by: list[SeatId] = []  # seats, once it is over
        self.loser_reason = ""
        self.next_decision = 1
        self.opening = NO_ARENA  # the arena whose staged showdown or combat may begin, where they go one at a time
        self.scored_by_ally = 0  # bits of battlefields a team may not score this turn (CR 469.1.a)
        self.steps = 0
        self.lexicon: Lexicon = EMPTY  # what may be named (CR 759); shared by all copies
        self.ties = False  # something lasts only while another object stays (see `as_long_as`)
        self.prefs: list[int] = []  # per seat: bits of preferences that change which questions are asked
        self.dice: dict[str, Dice] = {}
        self.asks = 0  # bits of the kinds of event whose history of the turn some text of this game asks for
        self.governed = 0  # bits of what some text has governed so far (`S_COST` …); the rest nobody need look for
        self.forbids = 0  # the same of what some text has forbidden so far (`BE_CHOSEN` …)
        self.ruled = 0  # and of the rules that some text has changed (`rule_numbers.bit`)
        self.found: Found | None = None  # what is known for as long as one list of options is made
        self.happened: list[Past] = []  # and those events, in this turn
        self.performed: dict[AbilityKey, int] = {}  # this turn: how often a limited ability was performed (CR 383.3.e)
        # What has happened at the moment that is still going on, and in which of several arenas; nobody is asked then.
        self.together: list[Event] | None = None
        self.together_in: list[ArenaId] = []
        self.events: list[Happening] | None = None  # the sink for what happened; None when nobody listens
        self.pictures: dict[int, State | None] | None = None  # the game after some of `events`, for who wants to see it
        self.veil: Veil | None = None  # what viewers call objects, once somebody looks; made from the seed alone

    def at_once(self) -> bool:
        """What happens until `triggers.tell` happens at one moment (CR 370.1.a.2). False: it does so already."""
        if self.together is not None:
            return False
        self.together = []
        return True

    def copy(self) -> State:
        """A game of its own that shares only what never changes. Carries no event history."""
        s = State(self.mode, self.seed)
        cards: list[Card] = self.cards[:]
        for i in range(len(cards)):
            card = cards[i]
            if card.zone >= BOARD:
                cards[i] = card.copy()
        s.cards = cards
        s.free_slots = self.free_slots[:]
        s.counter = self.counter
        s.sides = [x.copy() for x in self.sides]
        s.players = self.players
        s.places = [p.copy() for p in self.places]
        s.battlefields = self.battlefields[:]
        s.arenas = [a.copy() for a in self.arenas]
        s.lasting = [x.copy() for x in self.lasting] if self.lasting else []
        s.departed = dict(self.departed) if self.departed else {}
        s.order = self.order
        s.first_seat = self.first_seat
        s.turn_seat = self.turn_seat
        s.turn = self.turn
        s.phase = self.phase
        s.extra_turns = self.extra_turns[:]
        s.victory_score = self.victory_score
        s.game_won_by = self.game_won_by[:]
        s.loser_reason = self.loser_reason
        s.next_decision = self.next_decision
        s.opening = self.opening
        s.scored_by_ally = self.scored_by_ally
        s.steps = self.steps
        s.lexicon = self.lexicon
        s.ties = self.ties
        s.prefs = self.prefs
        s.veil = self.veil
        dice: dict[str, Dice] = {}
        for name, d in self.dice.items():
            dice[name] = d.copy()
        s.dice = dice
        s.asks = self.asks
        s.governed = self.governed
        s.forbids = self.forbids
        s.ruled = self.ruled
        s.happened = self.happened[:] if self.happened else []
        s.performed = dict(self.performed) if self.performed else {}
        return s

    # --- looking things up

    def find(self, id: ObjectId) -> Card | None:
        """The object with this id if it still exists."""
        card = self.cards[id & SLOT_MASK]
        return card if card.id == id else None

    def card(self, id: ObjectId) -> Card:
        """The object with this id as it is, or as it last was (CR 359.3.e.13)."""
        card = self.cards[id & SLOT_MASK]
        if card.id == id:
            return card
        return self.departed[id]

    def last_known(self, id: ObjectId) -> Card | None:
        card = self.cards[id & SLOT_MASK]
        if card.id == id:
            return card
        return self.departed.get(id)

    def face_of(self, id: ObjectId) -> Printed | None:
        """The face of an object that did something, also when it has gone on to another zone that all can see."""
        card = self.last_known(id)
        if card is not None:
            return card.printed
        card = self.cards[id & SLOT_MASK]
        if card.original.token or card.zone not in PUBLIC:
            return None  # a token's slot may be another's by now, and what is hidden may be any card
        return card.original

    def arena_of(self, place: PlaceId) -> Arena:
        return self.arenas[self.places[place].arena]

    def changed(self, place: PlaceId) -> None:
        """Something at this place changed: derived values of its arena are out of date."""
        self.arenas[self.places[place].arena].version += 1

    def home(self, a: Arena, card: Card) -> Arena:
        """The arena an object is in, where there are several: effects reach into others."""
        return a if card.place < 0 else self.arenas[self.places[card.place].arena]

    def own_arena(self, a: Arena, seat: SeatId) -> Arena:
        """Where a seat's permanents are, also while it acts in another arena."""
        return a if seat < 0 else self.arenas[self.sides[seat].arena]

    def disturb(self, place: PlaceId) -> None:
        """Something at this place changed, and a cleanup is due there (CR 319)."""
        a = self.arenas[self.places[place].arena]
        a.version += 1
        a.cleanup_due = True

    def spent(self, seat: SeatId) -> None:
        """A seat's resources changed: what it is asked elsewhere is out of date. One arena knows without being told."""
        if len(self.arenas) > 1:
            self.arenas[self.sides[seat].arena].version += 1

    def govern(self, governs: int, about: int) -> None:
        """From now on some text governs this: somebody has to look for it."""
        self.governed |= governs
        if governs & (1 << S_CANT):
            self.forbids |= 1 << about
        if governs & (1 << S_RULE):
            self.ruled |= bit(RuleNumber(about))

    def moment(self) -> int:
        """A number that changes when anything changes in any arena."""
        out = 0
        for a in self.arenas:
            out += a.version * 4 + (1 if a.chain else 0) + (2 if a.stack else 0)
        return out

    def everything_changed(self) -> None:
        for a in self.arenas:
            a.version += 1

    def next_number(self) -> int:
        self.counter += 1
        return self.counter

    def object_id(self, slot: int) -> ObjectId:
        """A new name for what is in this slot."""
        self.counter += 1
        return ObjectId((self.counter << SLOT_BITS) | slot)

    def item_id(self, spell: bool = False) -> ObjectId:
        return ObjectId((self.next_number() << SLOT_BITS) | (SPELL_ITEM if spell else 0))

    def friendly(self, side: SeatId, other: SeatId) -> bool:
        return side == other or (side >= 0 and other >= 0 and self.sides[side].team == self.sides[other].team)

    def enemies(self, side: SeatId, other: SeatId) -> bool:
        return side >= 0 and other >= 0 and self.sides[side].team != self.sides[other].team

    def seats(self) -> list[SeatId]:
        """The players by number, those who have lost too."""
        return [SeatId(i) for i in range(self.players)]

    def seats_from(self, seat: SeatId) -> list[SeatId]:
        """Players still in the game in turn order, beginning with this seat (or the next one after it)."""
        order = self.order
        n = len(order)
        at = 0
        for i in range(n):
            if order[i] == seat:
                at = i
                break
        out = order[at:] + order[:at]
        for k in out:
            if self.sides[k].lost:
                return [x for x in out if not self.sides[x].lost]
        return out


@mypyc_attr(acyclic=True)
class Happening:
    """A line of the log: a message and its arguments, and who may read it in full."""

    __slots__ = ("arena", "args", "clause", "kind", "mights", "names", "objects", "seats", "turn")

    def __init__(
        self,
        kind: str,
        objects: list[ObjectId],
        names: list[str],
        args: list[int],
        seats: int,
        clause: str,
        turn: int,
        mights: list[int] | None = None,
        arena: ArenaId = NO_ARENA,
    ) -> None:
        self.kind = kind
        self.objects = objects  # ids of cards it speaks of, as they were then
        self.names = names  # their names: ids do not outlive a change of zone
        self.mights = mights  # of unit tokens, which share their names, what Might they had (others -1); None: no token
        self.turn = turn
        self.arena = arena  # where it happened, as far as its objects or their chain say so; else -1
        self.args = args
        self.seats = seats  # bits of the seats that may know the objects; -1 for all
        self.clause = clause
