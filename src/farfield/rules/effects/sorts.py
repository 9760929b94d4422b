"""What sort of thing a word means, and what sort another takes: of which types, in which zones.

Every part says in a line what it takes (`Part.demands`), every description and reference what it means
(`Objects.sort`), every filter what it can be said of (`Filter.said_of`), every event what it happens to
(`EVENT_SORTS`). As a card is defined the one walk that compiles it compares them: what fits nothing is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..terms import (
    ABILITY,
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    FACEDOWN,
    GEAR,
    HAND,
    LEGEND,
    LOCATION,
    MAIN_DECK,
    MAIN_DECK_CARD,
    PERMANENT,
    PLAYER,
    RUNE,
    SPELL,
    TRASH,
    UNIT,
    WHILE_ATTACHED,
    WHILE_SOURCE,
    Duration,
    EventKind,
)

if TYPE_CHECKING:
    from .parts import Amount, Filter, Objects, Part
    from .program import Writer

ALL_TYPES: Final = 511
WORN: Final = 1024  # of a text that an Equipment gives to its wearer

# Zones as bits. What has a place of its own (legends, players, battlefields) counts as on the board.
ON_BOARD: Final = 1 << BOARD
ON_CHAIN: Final = 1 << CHAIN
IN_HAND: Final = 1 << HAND
IN_TRASH: Final = 1 << TRASH
IN_BANISHMENT: Final = 1 << BANISHMENT
IN_CHAMPION_ZONE: Final = 1 << CHAMPION_ZONE
FACE_DOWN: Final = 1 << FACEDOWN
IN_DECK: Final = 1 << MAIN_DECK
AS_CARD: Final = 1 << 12  # a spell that resolves, as the card it is
OFF_BOARD: Final = IN_HAND | IN_TRASH | IN_BANISHMENT | IN_CHAMPION_ZONE | FACE_DOWN | IN_DECK
ANY_ZONE: Final = ON_BOARD | ON_CHAIN | OFF_BOARD | AS_CARD

# What a program calls what is not chosen.
THE_SUBJECT: Final = -2
MYSELF: Final = -3

MOST: Final = 1_000_000  # more than any number there is

# What is known of a condition as it is written.
MAYBE: Final = 0
ALWAYS: Final = 1
NEVER: Final = -1


class Sort:
    """A set of things."""

    __slots__ = ("types", "zones")

    def __init__(self, types: int, zones: int) -> None:
        self.types = types
        self.zones = zones

    def meet(self, other: Sort) -> Sort:
        """What is of both sorts."""
        return Sort(self.types & other.types, self.zones & other.zones)

    def join(self, other: Sort) -> Sort:
        """What is of one of them."""
        return Sort(self.types | other.types, self.zones | other.zones)

    def is_none(self) -> bool:
        return not self.types or not self.zones

    def __repr__(self) -> str:
        """In words: "a unit or gear on the board"."""
        said = types_in_words(self.types)
        if not self.types & (MAIN_DECK_CARD | ABILITY) or self.zones | ON_CHAIN == ANY_ZONE:
            return said
        if self.zones == OFF_BOARD:
            return f"{said} off the board"
        where = [words for zone, words in ZONE_WORDS.items() if self.zones & zone]
        return f"{said} {' or '.join(where) or 'that is gone'}"


TYPE_WORDS: Final = {
    UNIT: "unit", GEAR: "gear", SPELL: "spell", RUNE: "rune", BATTLEFIELD: "battlefield", LEGEND: "legend",
    ABILITY: "ability", PLAYER: "player", LOCATION: "location",
}  # fmt: skip
ZONE_WORDS: Final = {
    ON_BOARD: "on the board", ON_CHAIN: "on the chain", AS_CARD: "that resolves", IN_HAND: "in a hand",
    IN_TRASH: "in a trash", IN_BANISHMENT: "in banishment", IN_CHAMPION_ZONE: "in a Champion Zone",
    FACE_DOWN: "face down", IN_DECK: "in a deck",
}  # fmt: skip


def types_in_words(types: int) -> str:
    """ "a unit or gear" """
    words = [word for bit, word in TYPE_WORDS.items() if types & bit]
    if not words:
        return "nothing"
    return f"{'an' if words[0][0] in 'aeio' else 'a'} {', '.join(words[:-1])}{' or ' if words[1:] else ''}{words[-1]}"


ANYTHING: Final = Sort(ALL_TYPES, ANY_ZONE)
UNITS: Final = Sort(UNIT, ON_BOARD)
GEARS: Final = Sort(GEAR, ON_BOARD)
PERMANENTS: Final = Sort(PERMANENT, ON_BOARD)
EXHAUSTIBLE: Final = Sort(UNIT | GEAR | RUNE | LEGEND, ON_BOARD)
EMPOWERABLE: Final = Sort(UNIT | GEAR | LEGEND, ON_BOARD)
OBJECTS: Final = Sort(UNIT | GEAR | RUNE | LEGEND | BATTLEFIELD, ON_BOARD)
PLAYERS: Final = Sort(PLAYER, ON_BOARD)
PLACES: Final = Sort(LOCATION | BATTLEFIELD, ON_BOARD)
WHEREVER: Final = Sort(LOCATION | BATTLEFIELD | UNIT | GEAR, ON_BOARD)  # a place, or where this is
ITEMS: Final = Sort(SPELL | ABILITY, ON_CHAIN)
SPELLS_ON_CHAIN: Final = Sort(SPELL, ON_CHAIN)
CARDS: Final = Sort(MAIN_DECK_CARD, ON_BOARD | OFF_BOARD | AS_CARD)
NOT_THINGS: Final = PLAYER | LOCATION  # what has no cost, no Might, no controller

# --- demands


class Demand:
    """What a part asks of a part in it."""

    __slots__ = ()

    def fault(self, w: Writer, word: str) -> str:
        """What is wrong, as a sentence without its full stop; nothing if all is well."""
        return ""

    def done(self, w: Writer) -> None:
        """The instruction has been written: what follows knows what has become of its objects."""


class Takes(Demand):
    """Objects of this sort. `then`: the zones in which they are afterwards; 0: where they were. `like`: what else they
    must be like, so that anything happens."""

    __slots__ = ("like", "objects", "sort", "then")

    def __init__(self, objects: Objects | None, sort: Sort, then: int = 0, like: Filter | None = None) -> None:
        self.objects = objects
        self.sort = sort
        self.then = then
        self.like = like

    def fault(self, w: Writer, word: str) -> str:
        if self.objects is None:
            return ""
        given = self.objects.sort(w)
        if given.types and self.sort.zones == ON_BOARD and self.objects.slot_in(w) in w.unborn:
            return "what a text plays enters when the text is done: say what happens to it then with do_this(…)"
        if given.is_none():
            return self.objects.says_nothing(w)
        if not given.types & self.sort.types:
            return f"{word} takes {types_in_words(self.sort.types)}, and this is {types_in_words(given.types)}"
        if not given.zones & self.sort.zones:
            return f"{word} takes {self.sort!r}, and this is {given!r}"
        if self.objects.chooses() and given.types & ~self.sort.types:
            odd = types_in_words(given.types & ~self.sort.types)
            return f"{word} takes {types_in_words(self.sort.types)}, and {odd} might be chosen here"
        if self.like is not None:
            for f in self.objects.told_by():
                if f.excludes(self.like) or self.like.excludes(f):
                    return f"{word} does nothing to what is like this"
        return ""

    def done(self, w: Writer) -> None:
        if self.then and self.objects is not None:
            slot = self.objects.slot_in(w)
            if slot != -1:
                w.sorts[slot] = Sort(self.objects.sort(w).types, self.then)


class Reads(Demand):
    """Something is read from objects of these types, wherever they are, or were."""

    __slots__ = ("objects", "types")

    def __init__(self, objects: Objects, types: int) -> None:
        self.objects = objects
        self.types = types

    def fault(self, w: Writer, word: str) -> str:
        given = self.objects.sort(w)
        if not given.types:
            return self.objects.says_nothing(w)
        if not given.types & self.types:
            return f"{word} is read from {types_in_words(self.types)}, and this is {types_in_words(given.types)}"
        return ""


class Describes(Demand):
    """A description of these types, wherever what it describes may be."""

    __slots__ = ("objects", "types")

    def __init__(self, objects: Objects | None, types: int) -> None:
        self.objects = objects
        self.types = types

    def fault(self, w: Writer, word: str) -> str:
        if self.objects is None:
            return ""
        given = self.objects.like(w)
        if not given & self.types:
            return f"{word} is about {types_in_words(self.types)}, and this is {types_in_words(given)}"
        return ""


class Counts(Demand):
    """A number that is at least so much, or can be."""

    __slots__ = ("amount", "least")

    def __init__(self, amount: Amount | None, least: int = 1) -> None:
        self.amount = amount
        self.least = least

    def fault(self, w: Writer, word: str) -> str:
        if self.amount is None:
            return ""
        low, high = self.amount.range()
        if high >= self.least:
            return ""
        given = str(high) if low == high else f"never more than {high}"
        return f"{word} needs a number of {self.least} or more, and this is {given}"


class Matters(Demand):
    """A number that is not always 0."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount | None) -> None:
        self.amount = amount

    def fault(self, w: Writer, word: str) -> str:
        if self.amount is None or self.amount.range() != (0, 0):
            return ""
        return f"{word} needs a number, and this is always 0"


class Spans(Demand):
    """A span of time that begins at all."""

    __slots__ = ("until",)

    def __init__(self, until: Duration) -> None:
        self.until = until

    def fault(self, w: Writer, word: str) -> str:
        if self.until == WHILE_SOURCE and w.me.types == SPELL:
            return f"{word} would last while this is on the board, and a spell never is"
        if self.until == WHILE_ATTACHED and not w.me.types & (GEAR | WORN):
            return f"{word} would last while this is attached, and only gear ever is"
        return ""


class Suits(Demand):
    """Lines of text, keywords and changes that what has or gets them can make use of."""

    __slots__ = ("objects", "parts")

    def __init__(self, objects: Objects | None, parts: tuple[Part, ...]) -> None:
        self.objects = objects
        self.parts = parts

    def fault(self, w: Writer, word: str) -> str:
        if self.objects is None:
            return ""
        given = self.objects.like(w)
        for part in self.parts:
            if not given & part.suits():
                wanted = types_in_words(part.suits())
                return f"{word_of(part)} is for {wanted}, and here it is given to {types_in_words(given)}"
        return ""


# --- events


class Heard:
    """What a text that an event triggers can say of it."""

    __slots__ = ("gone", "kinds", "numbered", "placed", "subject")

    def __init__(
        self,
        subject: Sort,
        kinds: tuple[EventKind, ...] = (),
        numbered: bool = False,
        placed: bool = True,
        gone: bool = False,
    ) -> None:
        self.subject = subject  # of which sort is what it happened to, afterwards
        self.kinds = kinds
        self.numbered = numbered  # there is a number in it
        self.placed = placed  # it happens somewhere
        self.gone = gone  # it was the object itself, which is not there any more


def word_of(part: Part) -> str:
    """The word of the language that a part is written as."""
    name = type(part).__name__
    if part.word() or name in WORDS:
        return part.word() or WORDS[name]
    out = name[:1].lower()
    for ch in name[1:]:
        out += f"_{ch.lower()}" if ch.isupper() else ch
    return out


# Where the word is not the name of the part.
WORDS: Final = {
    "ActivateEffects": "use_effects", "Activated": "use", "AddResources": "add", "AdditionalCost": "additional",
    "AsPlayers": "as_", "Aura": "have", "ControllerOf": "controller_of", "CostIs": "a bound of cost",
    "CountOf": "count", "EquipNow": "Weaponmaster", "GainXP": "gain_xp",
    "GiveMight": "give", "HasDomain": "of_domain", "HasKeyword": "with_keyword", "HasTag": "tagged", "If": "if_",
    "IfKills": "if_this_kills", "IsNamed": "named", "LessMightThan": "with_less_might_than",
    "LosesKeyword": "lose_keyword", "LosesText": "lose_text", "MemoryOf": "remembered", "MightIs": "a bound of Might",
    "MoveToll": "pay_to_move", "Name": "name_a", "OfPlayer": "of", "OnSide": "whose it is", "OwnerOf": "owner_of",
    "PlayCards": "play_card", "PlayFor": "play_me_for", "PlayTo": "play_me_to", "PlayTokens": "play_token",
    "Replacement": "instead_of_dying", "RuleChange": "rule", "SamePlaceAs": "at_same_place_as", "ThereIs": "there_is",
    "Triggered": "when", "UnlessTheyDo": "unless_they", "WithThere": "with_",
}  # fmt: skip
