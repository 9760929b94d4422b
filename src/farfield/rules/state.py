"""What is on the table: plain data and nothing else.

Every object is named by an id that is never used twice: `id & 4095` is its slot in `State.cards`, the rest counts up.
An object that crosses the border of a non-board zone becomes a new object (CR 124), here literally: a fresh `Card` with
a fresh id takes its slot. So an id that no longer fits its slot *is* an object that is gone, and objects off the board
are never changed in place, which lets copies of a game share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .dice import Dice
from .lexicon import EMPTY, Lexicon
from .terms import BOARD, EVENTS, NO_ROLE, NOWHERE

if TYPE_CHECKING:
    from .effects.base import Ability, Part
    from .effects.costs import Cost
    from .frames import Frame
    from .modes.base import Mode
    from .printed import Printed
    from .visibility import Veil

SLOT_BITS: Final = 12
SLOT_MASK: Final = 4095
SLOTS: Final = 4096


class Mod:
    """A change to one object that lasts for a time: a Might change, a granted ability, a copy …"""

    __slots__ = ("ability", "might", "part", "source", "stamp", "until", "until_seat")

    def __init__(
        self,
        until: int,
        might: int,
        ability: Ability | None,
        part: Part | None,
        source: int,
        stamp: int,
        until_seat: int,
    ) -> None:
        self.until = until
        self.might = might  # layer 3: a plain increase or decrease
        self.ability = ability  # layer 2: a granted ability (keywords are abilities)
        self.part = part  # anything else: a set Might, a copy, a lost ability, a prohibition …
        self.source = source
        self.stamp = stamp
        self.until_seat = until_seat


class Card:
    """One object: a card, token, rune, legend or battlefield as it is now in its zone."""

    __slots__ = (
        "attached_to", "attachments", "became", "buffs", "came_from", "controller", "counters", "damage",
        "empowered", "entered", "exhausted", "hidden_on", "id", "known", "kw", "marks", "memory", "might",
        "mods", "original", "owner", "paid", "place", "played_by", "prevent", "printed", "replaced", "role",
        "seen_roles", "stamp", "stunned", "version", "was_mighty", "zone",
    )  # fmt: skip

    def __init__(self, id: int, printed: Printed, owner: int, controller: int, zone: int, place: int) -> None:
        self.id = id
        self.printed = printed  # its face now
        self.original = printed  # what is really printed; differs for copies (CR 477.1)
        self.owner = owner
        self.controller = controller
        self.zone = zone
        self.place = place
        self.paid = 0  # bits of the optional costs paid as it was played (CR 356.4.f)
        self.came_from = -1  # the place it was at before this one
        self.replaced = 0  # for a token in another's place: the card in banishment that it replaced (CR 438)
        self.became = 0  # the id it got when it went from the chain to the board
        self.known = 0  # bits of the seats that know which card this is, where it is
        self.exhausted = False
        self.stunned = False
        self.damage = 0
        self.marks: list[int] | None = None  # damage per marking side (A21)
        self.prevent = 0  # prevent value (CR 437); -1 prevents all
        self.buffs = 0
        self.empowered = 0
        self.counters: list[int] | None = None  # pairs of kind and number
        self.role = NO_ROLE
        self.seen_roles = 0  # designations it already had in this combat (CR 383.4.e-f)
        self.attached_to = 0
        self.attachments: list[int] | None = None
        self.mods: list[Mod] | None = None
        self.memory: list[int] | None = None  # linked abilities: ids of what this object did (CR 393)
        self.hidden_on = -1  # the turn number it was hidden on
        self.entered = 0  # the turn number it entered the board
        self.played_by = -1  # the seat that played this card, if it entered by being played
        self.stamp = 0  # timestamp for layers (CR 480)
        self.was_mighty = -1  # 1 or 0 as it was when last looked at; -1: not yet, so being Mighty is no change
        # Derived, and cached against the version of the arena it is in.
        self.version = -1
        self.might = 0
        self.kw: list[int] = printed.kw

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
        c.was_mighty = self.was_mighty
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
        return c


class Side:
    """A player, or an NPC that only controls things (then `is_player` is false and its zones stay empty)."""

    __slots__ = (
        "arena", "aside", "banished", "base", "burn_outs", "champion", "chosen_champion", "deck", "earmarks",
        "energy", "hand", "history", "index", "is_player", "legends", "lost", "points", "power", "rune_deck",
        "runes", "sideboard", "team", "trash", "turns", "xp",
    )  # fmt: skip

    def __init__(self, index: int, team: int, is_player: bool, arena: int) -> None:
        self.index = index
        self.team = team
        self.is_player = is_player
        self.arena = arena
        self.base = index  # the place with the same number
        self.deck: list[int] = []  # the last one is the top card
        self.rune_deck: list[int] = []
        self.hand: list[int] = []
        self.trash: list[int] = []
        self.banished: list[int] = []
        self.champion: list[int] = []
        self.aside: list[int] = []  # outside every zone an effect can name: a mode's own pile, unused battlefields
        self.sideboard: list[int] = []
        self.legends: list[int] = []
        self.runes: list[int] = []  # on the board, in the base
        self.points = 0
        self.xp = 0
        self.energy = 0
        self.power: list[int] = []  # each entry one Power: the domains it can pay for
        self.earmarks: list[Earmark] = []  # resources that may only be spent on something
        self.chosen_champion = ""
        self.lost = False
        self.turns = 0
        self.burn_outs = 0  # in a row (CR 431)
        self.history: list[int] = [0] * HISTORY  # what this side did this turn, for conditions that ask

    def copy(self) -> Side:
        s = Side(self.index, self.team, self.is_player, self.arena)
        s.base = self.base
        s.deck = self.deck[:]
        s.rune_deck = self.rune_deck[:]
        s.hand = self.hand[:]
        s.trash = self.trash[:]
        s.banished = self.banished[:]
        s.champion = self.champion[:]
        s.aside = self.aside[:]
        s.sideboard = self.sideboard[:]
        s.legends = self.legends[:]
        s.runes = self.runes[:]
        s.points = self.points
        s.xp = self.xp
        s.energy = self.energy
        s.power = self.power[:]
        s.earmarks = self.earmarks[:]
        s.chosen_champion = self.chosen_champion
        s.lost = self.lost
        s.turns = self.turns
        s.burn_outs = self.burn_outs
        s.history = self.history[:]
        return s


# What `Side.history` counts, this turn only.
H_CARDS: Final = 0  # cards finalized (CR 419.4, Legion)
H_UNITS: Final = 1
H_SPELLS: Final = 2
H_GEAR: Final = 3
H_DIED: Final = 4  # own units that died
H_MOVED: Final = 5
H_DISCARDED: Final = 6
H_DREW: Final = 7
H_XP: Final = 8
H_ENERGY_ON_SPELLS: Final = 9  # the most Energy spent on one spell
H_HELD: Final = 10
H_CONQUERED: Final = 11
H_CHOSE_ENEMY: Final = 12
H_KILLED: Final = 13
H_RECYCLED: Final = 14
H_POINTS: Final = 15
HISTORY: Final = 16


class Earmark:
    """Energy or Power that may only be spent on certain things (CR 429; "use only to …"). Never changed in place."""

    __slots__ = ("energy", "only", "power")

    def __init__(self, energy: int, power: list[int], only: int) -> None:
        self.energy = energy
        self.power = power
        self.only = only  # types of card it may pay for; ABILITY for abilities


class Place:
    """A location: the base of a side, or a battlefield."""

    __slots__ = (
        "arena", "card", "combat_staged", "conquered", "contested_by", "controller", "facedown", "gear",
        "index", "lane_spot", "scored", "showdown_staged", "side", "units",
    )  # fmt: skip

    def __init__(self, index: int, arena: int, side: int, card: int) -> None:
        self.index = index
        self.arena = arena
        self.side = side  # whose base; -1 for a battlefield
        self.card = card  # the battlefield's own object; 0 for a base
        self.controller = side
        self.contested_by = -1
        self.showdown_staged = False
        self.combat_staged = False
        self.conquered = 0  # bits of the sides that conquered it this turn
        self.scored = 0  # bits of the sides that scored it this turn
        self.lane_spot = 0  # free for modes
        self.units: list[int] = []
        self.gear: list[int] = []
        self.facedown: list[int] = []

    def copy(self) -> Place:
        p = Place(self.index, self.arena, self.side, self.card)
        p.controller = self.controller
        p.contested_by = self.contested_by
        p.showdown_staged = self.showdown_staged
        p.combat_staged = self.combat_staged
        p.scored = self.scored
        p.conquered = self.conquered
        p.lane_spot = self.lane_spot
        p.units = self.units[:]
        p.gear = self.gear[:]
        p.facedown = self.facedown[:]
        return p


class Event:
    """Something that happened, as triggered abilities see it. Never changed once made."""

    __slots__ = ("actor", "amount", "cause", "kind", "other", "place", "subject")

    def __init__(self, kind: int, subject: int, actor: int, place: int, amount: int, other: int, cause: int) -> None:
        self.kind = kind
        self.subject = subject  # id of the object it happened to
        self.actor = actor  # the side responsible (CR 411)
        self.place = place
        self.amount = amount
        self.other = other  # a second object: the chooser, the wearer, the place come from …
        self.cause = cause  # id of the chain item that did it, for attribution


class Context:
    """From whose point of view a text is read: who "you" is, what "me" and "here" are, what "it" refers to."""

    __slots__ = ("arena", "bound", "event", "paid", "place", "seat", "source")

    def __init__(self, seat: int, source: int, place: int) -> None:
        self.seat = seat
        self.source = source
        self.place = place  # where the source is, or last was
        self.arena = -1  # how far the text reaches; -1: the arena of its place, or of its side
        self.event: Event | None = None
        self.bound: list[list[int]] = []  # what each choice of the text holds
        self.paid = 0  # bits of the optional costs that were paid


class Item(Context):
    """A card or ability on the chain (CR 329)."""

    __slots__ = (
        "ability", "alternatives", "arenas", "batch", "card", "cost_energy", "cost_mode", "cost_power",
        "declined", "destination", "discount", "enters", "execution", "finalized", "forced", "from_place", "from_zone",
        "id", "later", "later_modes", "memo", "modes", "number", "played_from_hidden", "player", "price",
        "repeats", "then_banish", "then_recycle", "types", "window",
    )  # fmt: skip

    def __init__(self, id: int, seat: int, source: int, place: int) -> None:
        super().__init__(seat, source, place)
        self.id = id
        self.alternatives: list[Event] = []  # further events of the same moment it may be about instead (CR 383.1.b)
        self.player = seat  # who played or used it, whoever controls it now
        self.card = 0  # the card being played; 0 for an ability
        self.ability: Ability | None = None
        self.types = 0
        self.finalized = False
        self.forced = False  # an effect instructs the play (CR 419.3)
        self.from_zone = NOWHERE
        self.from_place = -1
        self.played_from_hidden = False
        self.destination = -1  # where a permanent enters
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
        self.memo: list[int] = []  # small results that later instructions ask for
        self.arenas = 0  # bits of the arenas it closes, where there are several
        self.window = 0  # when it was begun: W_MAIN, W_ACTION, W_REACTION
        self.batch = 0  # triggers of one moment share a batch; their controller orders them (CR 383.3.d)
        self.number = -1  # the ability's place among its source's abilities
        self.later: list[list[list[int]]] = []  # choices of the further executions of Repeat
        self.later_modes: list[list[int]] = []  # and their modes
        self.declined: list[int] = []  # what its owner would not let be chosen; 0: the whole (see `helping`)

    def copy(self) -> Item:
        i = Item(self.id, self.seat, self.source, self.place)
        i.arena = self.arena
        i.event = self.event
        i.bound = [b[:] for b in self.bound]
        i.paid = self.paid
        i.card = self.card
        i.ability = self.ability
        i.types = self.types
        i.finalized = self.finalized
        i.forced = self.forced
        i.from_zone = self.from_zone
        i.from_place = self.from_place
        i.played_from_hidden = self.played_from_hidden
        i.destination = self.destination
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
        i.memo = self.memo[:]
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
        "until",
        "until_seat",
        "uses",
    )

    def __init__(self, ability: Ability, seat: int, source: int, until: int, uses: int, arena: int) -> None:
        self.ability = ability
        self.seat = seat
        self.source = source
        self.until = until
        self.until_seat = seat
        self.uses = uses  # how often it may still work; -1 for always
        self.arena = arena
        self.bound: list[list[int]] = []
        self.event_place = -1
        self.cause = 0  # only for events caused by this chain item
        self.stamp = 0

    def copy(self) -> Lasting:
        x = Lasting(self.ability, self.seat, self.source, self.until, self.uses, self.arena)
        x.until_seat = self.until_seat
        x.bound = self.bound
        x.event_place = self.event_place
        x.cause = self.cause
        x.stamp = self.stamp
        return x


class Option:
    """One possible answer. `a` and `b` say what it is about: usually an object id, a place or a number."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: int, a: int = 0, b: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.verb == other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return self.verb * 1_000_003 + self.a * 31 + self.b

    def __repr__(self) -> str:
        return f"Option({self.verb}, {self.a}, {self.b})"


class Decision:
    """A question to a seat: what it is about and every answer that is possible now. Never changed once asked."""

    __slots__ = ("arena", "clause", "id", "kind", "least", "most", "options", "others", "seat", "subject")

    def __init__(
        self, id: int, arena: int, seat: int, kind: int, options: list[Option], subject: int, clause: str
    ) -> None:
        self.id = id
        self.arena = arena
        self.seat = seat
        self.kind = kind
        self.options = options
        self.subject = subject  # the card, object or item the question is about; 0 for none
        self.clause = clause  # the official number of the rule that asks
        self.others = 0  # bits of seats that may answer as well: a question to a team
        self.least = 0  # how many are still to be chosen at least and at most, where that is the question
        self.most = 0

    def may_answer(self, seat: int) -> bool:
        return seat == self.seat or bool((self.others >> seat) & 1)


class Arena:
    """Where one chain runs: the whole table in a Duel, a lane in Lane Legends."""

    __slots__ = (
        "asked", "asked_home", "attacker", "chain", "clean", "cleanup_due", "combat", "combat_flags", "combat_step",
        "declined", "defender", "done", "excess", "focus", "focus_keeps", "guests", "held", "hurt", "index", "let_go",
        "listeners", "might_auras", "passes", "places", "priority", "question", "showdown", "stack", "statics",
        "version", "yielded",
    )  # fmt: skip

    def __init__(self, index: int) -> None:
        self.index = index
        self.places: list[int] = []
        self.chain: list[Item] = []
        self.stack: list[Frame] = []
        self.question: Decision | None = None
        self.cleanup_due = False
        self.clean = -1  # the version a cleanup left as it found it
        self.showdown = -1  # the battlefield with the ongoing showdown
        self.combat = False  # that showdown is a combat
        self.combat_step = 0
        self.combat_flags = 0  # what has happened in this combat (see `combat`)
        self.attacker = -1
        self.defender = -1
        self.focus = -1
        self.focus_keeps = False  # the chain was started by a trigger or an Add ability (CR 346)
        self.priority = -1
        self.passes = 0  # of focus, in a row (A9)
        self.yielded = 0  # passes of priority, in a row
        self.guests = 0  # bits of the seats that were invited to this combat, where only its two sides act in it
        self.declined = 0  # bits of the seats that declined an invitation since anybody last did something
        self.done = False  # nothing more is wanted here in this phase
        self.asked = 0  # the version as of which the open question was asked
        self.asked_home = 0  # and the version of the arena where the one who is asked has their things
        self.held = 0  # bits of seats that keep the window open because they want to step in (see `helping`)
        self.let_go = 0  # and of those that did and have let go
        self.version = 0
        self.hurt: list[int] = []  # since the last cleanup: unit, dealer, cause of each damage (CR 428)
        self.excess: list[int] = []  # excess damage of this combat, per side (A12)
        # Who listens to which event; which passives change what. Replaced when changed, so copies share the lists.
        self.listeners: list[list[Source]] = [NO_SOURCES] * EVENTS
        self.might_auras: list[Source] = NO_SOURCES
        self.statics: list[list[Source]] = [NO_SOURCES] * STATICS

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
        a.held = self.held
        a.let_go = self.let_go
        a.version = self.version
        a.hurt = self.hurt[:]
        a.excess = self.excess[:]
        a.listeners = self.listeners[:]
        a.might_auras = self.might_auras
        a.statics = self.statics[:]
        return a


class Source:
    """An ability together with the object that has it, registered for what it listens to or changes."""

    __slots__ = ("ability", "card", "number", "via")

    def __init__(self, card: int, ability: Ability, number: int, via: int = 0) -> None:
        self.card = card
        self.via = via  # the equipment whose effect text it is
        self.ability = ability
        self.number = number  # its place among the object's abilities


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
STATICS: Final = 10


class State:
    """The whole game as a value."""

    __slots__ = (
        "arenas", "battlefields", "cards", "counter", "departed", "dice", "events", "extra_turns", "first_seat",
        "free_slots", "game_won_by", "lasting", "lexicon", "loser_reason", "mode",
        "next_decision", "occurred", "opening", "order", "performed", "phase", "places", "players", "prefs",
        "scored_by_ally", "seed", "sides", "steps", "ties", "turn", "turn_seat", "veil", "victory_score",
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
        self.battlefields: list[int] = []
        self.arenas: list[Arena] = []
        self.lasting: list[Lasting] = []
        self.departed: dict[int, Card] = {}  # last known information (CR 359.3.e.12), until the chain is empty
        self.order: list[int] = []  # turn order
        self.first_seat = 0
        self.turn_seat = 0
        self.turn = 0
        self.phase = 0
        self.extra_turns: list[int] = []
        self.victory_score = 8
        self.game_won_by: list[int] = []  # seats, once it is over
        self.loser_reason = ""
        self.next_decision = 1
        self.opening = -1  # the arena whose staged showdown or combat may begin, where they go one at a time
        self.scored_by_ally = 0  # bits of battlefields a team may not score this turn (CR 469.1.a)
        self.steps = 0
        self.lexicon: Lexicon = EMPTY  # what may be named (CR 759); shared by all copies
        self.ties = False  # something lasts only while another object stays (see `ties`)
        self.prefs: list[int] = []  # per seat: bits of preferences that change which questions are asked
        self.dice: dict[str, Dice] = {}
        self.occurred: dict[int, int] = {}  # this turn: how often a "first time" trigger's event has come
        self.performed: dict[int, int] = {}  # this turn: how often a limited ability was performed (CR 383.3.e)
        self.events: list[Happening] | None = None  # the sink for what happened; None when nobody listens
        self.veil: Veil | None = None  # what viewers call objects, once somebody looks; made from the seed alone

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
        s.occurred = dict(self.occurred) if self.occurred else {}
        s.performed = dict(self.performed) if self.performed else {}
        return s

    # --- looking things up

    def find(self, id: int) -> Card | None:
        """The object with this id if it still exists."""
        card = self.cards[id & SLOT_MASK]
        return card if card.id == id else None

    def card(self, id: int) -> Card:
        """The object with this id as it is, or as it last was (CR 359.3.e.13)."""
        card = self.cards[id & SLOT_MASK]
        if card.id == id:
            return card
        return self.departed[id]

    def last_known(self, id: int) -> Card | None:
        card = self.cards[id & SLOT_MASK]
        if card.id == id:
            return card
        return self.departed.get(id)

    def arena_of(self, place: int) -> Arena:
        return self.arenas[self.places[place].arena]

    def changed(self, place: int) -> None:
        """Something at this place changed: derived values of its arena are out of date."""
        self.arenas[self.places[place].arena].version += 1

    def home(self, a: Arena, card: Card) -> Arena:
        """The arena an object is in, where there are several: effects reach into others."""
        return a if card.place < 0 else self.arenas[self.places[card.place].arena]

    def disturb(self, place: int) -> None:
        """Something at this place changed, and a cleanup is due there (CR 319)."""
        a = self.arenas[self.places[place].arena]
        a.version += 1
        a.cleanup_due = True

    def spent(self, seat: int) -> None:
        """A seat's resources changed: what it is asked elsewhere is out of date. One arena knows without being told."""
        if len(self.arenas) > 1:
            self.arenas[self.sides[seat].arena].version += 1

    def everything_changed(self) -> None:
        for a in self.arenas:
            a.version += 1

    def next_number(self) -> int:
        self.counter += 1
        return self.counter

    def friendly(self, side: int, other: int) -> bool:
        return side == other or (side >= 0 and other >= 0 and self.sides[side].team == self.sides[other].team)

    def enemies(self, side: int, other: int) -> bool:
        return side >= 0 and other >= 0 and self.sides[side].team != self.sides[other].team

    def seats_from(self, seat: int) -> list[int]:
        """Players still in the game in turn order, beginning with this seat (or the next one after it)."""
        order = self.order
        n = len(order)
        at = 0
        for i in range(n):
            if order[i] == seat:
                at = i
                break
        out: list[int] = []
        for i in range(n):
            k = order[(at + i) % n]
            if not self.sides[k].lost:
                out.append(k)
        return out


class Happening:
    """A line of the log: a message and its arguments, and who may read it in full."""

    __slots__ = ("args", "clause", "kind", "names", "objects", "seats", "turn")

    def __init__(
        self, kind: str, objects: list[int], names: list[str], args: list[int], seats: int, clause: str, turn: int
    ) -> None:
        self.kind = kind
        self.objects = objects  # ids of cards it speaks of, as they were then
        self.names = names  # their names: ids do not outlive a change of zone
        self.turn = turn
        self.args = args
        self.seats = seats  # bits of the seats that may know the objects; -1 for all
        self.clause = clause
