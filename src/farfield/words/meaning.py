"""What a text means, before any language: things, places, amounts, clauses, sentences.

The parts of a card are first turned into these (`noun_phrases`, `conditions`, `instructions`, `lines`); a language then
only has to know how it says a thing in a role and a clause in a mood. All names are keys of the term lists.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal

from farfield.rules.effects.parts import Ability

Determiner = Literal[
    "a", "the", "each", "all", "any", "no", "only", "that", "this", "your", "its", "their", "bare",
    "n", "up-to", "any-number", "any-of-them", "that-many",  # how many
    "you", "me", "it", "here", "someone",  # in place of a noun; "here": the battlefield that speaks
    "gap",  # where a relative pronoun will stand: "a unit *that* costs 5"
    "of",  # French after a denial: "pas de carte"
]  # fmt: skip

PlaceKind = Literal[
    "here", "there", "elsewhere", "same", "combat", "ending-combat", "showdown", "board", "battlefield",
    "base", "location",
    "same-location", "to-my-origin", "move-origin", "move-ends",  # of the move that triggered
    "gap",  # where a relative pronoun will stand: "a battlefield *where* you control a unit"
    "hand", "trash", "main-deck", "top", "bottom", "top-or-bottom", "of-deck", "of-rune-deck",
    "down-to",  # from the top of a deck until such a card is revealed
    "banishment", "champion-zone", "facedown-zone", "chain",
    "on",  # a unit, as counters are
    "from",  # a unit, as what was attached to it
    "from-hand", "from-face-down", "from-here", "from-battlefield", "from-base", "other-than-hand",
    "channel-phase",
]  # fmt: skip

Whose = Literal["", "your", "opponent", "its", "its-player", "owner", "any", "a"]
"""Of a zone or base. `its-player`: of the player just spoken of."""

Bound = Literal[
    "only",
    "", "more", "less", "exactly",  # "3 or more"
    "more-or-equal", "less-or-equal",  # than something else
    "at-least", "at-most", "greater", "smaller",  # of a plain number
    "plus", "minus",  # than usual
]  # fmt: skip

Modal = Literal["", "may", "can", "would", "would-if", "must", "statement"]
"""`would-if`: French after "si"; `statement`: no instruction, though the subject is you."""

Time = Literal[
    "", "this-turn", "this-combat", "until-your-next-turn", "while-source", "while-unit", "while-attached", "each-turn",
    "during-combat",
]  # fmt: skip

CONTROL = ("take-control", "lose-control")
"""Verbs whose object is what control is of: "gain control of it"."""

Joint = Literal["", "and", "or", "then"]

OpeningKind = Literal[
    "when", "if", "while", "unless", "next-time", "first-time", "second-time", "third-time",
    "at-start-of", "at-end-of", "for-each", "as-an-additional-cost", "otherwise",
    "if-you-do", "if-you-dont", "if-you-cant", "if-they-do", "if-they-dont", "if-they-cant",
    "starting-with-the-next-player", "with-ambush", "as-it-happens", "as-part-of-it",
]  # fmt: skip

Moment = Literal["", "your", "your-next", "opponent", "each", "this", "here", "a"]
"""Whose turn or phase, or which combat."""


class Mood(Enum):
    """How a clause stands in its sentence."""

    IMPERATIVE = 0  # opens the sentence: "draw 1"
    STATEMENT = 1  # opens the sentence with its subject: "other units have +1"
    AFTER = 2  # follows an opening: "when …, ziehst du"
    SUBORDINATE = 3  # inside "when", "if": German verb last
    WISHED = 4  # the same about something still to come: Spanish subjunctive
    INFINITIVE = 5  # after "may"
    PURPOSE = 6  # after "to": "um … zu"


@dataclass(frozen=True)
class Amount:
    """A number: `n`, for each of something, equal to something (`n` times it), or as many as before."""

    n: int = 1
    each: Thing | None = None
    equal: Thing | None = None
    that: bool = False
    or_else: tuple[Amount, tuple[Clause, ...]] | None = None  # another number if something is so
    plus: Amount | None = None


@dataclass(frozen=True)
class Quantity:
    """So much of something: cards, damage, runes, Might …"""

    amount: Amount
    noun: str
    bound: Bound = ""
    extra: bool = False  # "an additional +1"
    than: Thing | None = None  # "less Might than …"; then the number does not matter
    symbol: str = "A"  # of Power: which
    also: Quantity | None = None  # of something else: "[2][A] less", "at most [4] and at most [A]"


@dataclass(frozen=True)
class Place:
    """Where: a word (`here`), or a zone with whose it is, or the battlefield of another thing."""

    kind: PlaceKind
    whose: Whose = ""
    thing: Thing | None = None
    alternative: Place | None = None  # or there
    chosen: bool = False  # a battlefield chosen for the purpose
    negated: bool = False
    plural: bool = False


@dataclass(frozen=True)
class Thing:
    """A noun phrase: what it is, how many, and everything said about it."""

    nouns: tuple[str, ...]
    det: Determiner = "a"
    n: int = 1
    plural: bool = False
    bound: Bound = ""  # with det n
    adjs: tuple[str, ...] = ()
    other: bool = False
    tags: tuple[str, ...] = ()
    name: str = ""
    might: Quantity | None = None
    keywords: tuple[str, ...] = ()
    place: Place | None = None
    origin: bool = False  # the place is where it comes from
    relatives: tuple[Clause, ...] = ()
    group: str = ""  # a demand on all of them together: a term
    total: int = -1  # the most Might of all of them together
    owner: Thing | None = None  # "my Might", "the Might of …"
    again: bool = False  # me: mentioned in this sentence already; it: "this …" could be taken for me
    apart: bool = False  # it: and so could a pronoun, in languages where the card does not say "I"
    stats: int = -1  # Might of a token
    second: Thing | None = None  # "X and Y", which may have a second one itself
    row_by: Joint = "and"  # or "or": "a unit at a battlefield or a gear"

    @property
    def noun(self) -> str:
        return self.nouns[0]

    @property
    def row(self) -> list[Thing]:
        """It and those that go with it."""
        return [self] if self.second is None else [replace(self, second=None), *self.second.row]


YOU = Thing(("player",), "you")
SPEAKER = Thing(("player",), "you", again=True)
"""You, whose text it is, also where another player carries it out."""
GAP = Thing(("thing",), "gap")
"""Stands where a relative pronoun will: "a unit *that* costs 5"."""


@dataclass(frozen=True)
class Clause:
    """Somebody does something. `subject` YOU without a modal is an instruction."""

    verb: str
    subject: Thing = YOU
    object: Thing | None = None
    receiver: Thing | None = None
    quantity: Quantity | None = None
    words: str = ""  # bracket tokens as the object
    abilities: tuple[Ability, ...] = ()  # given, and quoted
    adjective: str = ""  # "is ready"; several as "ready|buffed"
    kind: Thing | None = None  # "is a token"
    at: Place | None = None
    to: Place | Thing | None = None
    onto: Thing | None = None  # attach to
    substitute: Thing | None = None  # replace with
    time: Time = ""
    manner: tuple[str, ...] = ()  # terms without their "word-" or "adj-"
    least: int | None = None
    among: Thing | None = None
    reciprocal: bool = False
    by: Thing | None = None
    price: str = ""  # "ignoring its cost"
    modal: Modal = ""
    negated: bool = False
    passive: bool = False
    perfect: bool = False
    past: bool = False  # of what is gone: "if I was alone" (be and have)
    progressive: bool = False
    purpose: Clause | None = None
    moment: Opening | None = None  # said inside the clause: "ziehst du am Ende dieses Zuges 1 Karte"
    together: tuple[Clause, ...] = ()  # the same subject also does this
    joined: Joint = "or"

    def of(self, subject: Thing) -> Clause:
        return replace(self, subject=subject)


@dataclass(frozen=True)
class Opening:
    """What stands before the instruction: "when …", "if …", "at the end of …"."""

    kind: OpeningKind
    clauses: tuple[Clause, ...] = ()
    joined: Joint = "and"
    owner: Moment = ""  # of a phase or turn
    noun: str = ""  # the phase
    before: str = ""  # "once each turn"
    times: int = 0
    late: bool = False  # a condition of the effect, so not to be said right after "when …" (CR 383.2)


@dataclass(frozen=True)
class Sentence:
    clauses: tuple[Clause, ...] = ()
    openings: tuple[Opening, ...] = ()
    joined: Joint = "then"
    instead: bool = False
    do_this: bool = False
    words: str = ""  # said as it is: "[Add] [2]"
    term: str = ""  # a whole sentence of the term list
    amount: int = 0
    thing: Thing | None = None
    modes: tuple[tuple[Sentence, ...], ...] = field(default=())


def you(verb: str, object: Thing | None = None) -> Clause:
    return Clause(verb, YOU, object)


@dataclass(frozen=True)
class Line:
    """A line of a card: what gates it, what it costs, and its sentences."""

    sentences: tuple[Sentence, ...] = ()
    tokens: str = ""  # "[Legion]", "[Deathknell]": stands before a dash
    cost: tuple[str | Clause, ...] = ()  # of an activated ability
    speed: str = ""
    keyword: str = ""  # the line is nothing but this
