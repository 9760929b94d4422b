"""What a seat sees of its game, as it travels: `Game.view(seat)` as typed structs.

Objects, chain items and questions go by the seat's own names for them (numbers below 2^53 that say nothing); places,
sides and lanes by their index. A number below zero stands for "none", unless it is said otherwise.

`gc=False`: none of them holds itself, so Python's garbage collector need not look for them, hundreds for each answer.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Card(Struct, omit_defaults=True, gc=False):
    """A card or another object. Without a name it is one the seat does not know."""

    id: int
    name: str
    owner: int
    controller: int
    on_board: bool = False
    """In play; what follows is said only then."""
    public: bool = False
    """Everybody knows it."""
    position: int = -1
    """In a deck: how many cards lie above it."""
    dealt_next: bool = False
    """In a deck: as things are, this one is dealt to the NPC next."""
    might: int = 0
    keywords: dict[str, int] = {}
    copy_of: str = ""
    """What is really printed on it, where its face is another's."""
    exhausted: bool = False
    stunned: bool = False
    damage: int = 0
    buffs: int = 0
    empowered: int = 0
    prevent: int = 0
    counters: list[int] = []
    role: Literal["", "attacker", "defender"] = ""
    attached_to: int = 0
    attachments: list[int] = []
    hidden_on: int = -1
    """Facedown: the turn it was hidden on."""


class Place(Struct, gc=False):
    """A base (`side` is whose) or a battlefield (`side` is -1 and `card` is the battlefield itself)."""

    index: int
    arena: int
    """Which lane it is in; 0 where there are no lanes."""
    side: int
    spot: int
    """Where in its lane: 0 Base, 1 Nearfield, 2 Midfield, 3 Farfield, 4 NPC Base; 0 where there are no lanes."""
    name: str
    """In words, in the language of the connection."""
    card: Card | None
    controller: int
    contested_by: int
    showdown_staged: bool
    combat_staged: bool
    scored_by: list[int]
    units: list[Card]
    gear: list[Card]
    facedown: list[Card]


class Side(Struct, gc=False):
    """A player or an NPC side. Of hands and decks: how many cards, and those the seat knows."""

    index: int
    name: str
    team: int
    is_player: bool
    lost: bool
    points: int
    xp: int
    energy: int
    power: list[str]
    cards_played: int
    hand_count: int
    hand: list[Card]
    deck_count: int
    deck: list[Card]
    rune_deck_count: int
    rune_deck: list[Card]
    sideboard_count: int
    pile: list[Card]
    """The Enthralled Pile."""
    trash: list[Card]
    banished: list[Card]
    champion: list[Card]
    legends: list[Card]
    runes: list[Card]


class Item(Struct, gc=False):
    """A card or ability on the chain, the first one at the bottom."""

    id: int
    seat: int
    source: int
    name: str
    """Of the card, or of the ability's source; a Strike that is used goes by its own."""
    card: bool
    """A card is played; otherwise an ability is used or has triggered."""
    words: str
    """What it says, in the language of the connection."""
    finalized: bool
    destination: int
    """The place a unit or gear will come to."""
    modes: list[int]
    targets: list[list[int]]
    """What its choices hold: objects; -1 - n is place or player n."""


class Forecast(Struct, gc=False):
    """What the next card dealt to the NPC would make the Thralls of a lane do, as everybody can see now. How mighty the
    new Thrall is depends on the card: it moves or gets the Strike instead, where it is the mightier one."""

    advance: list[int]
    """A unit: these Thralls take one step, in this order."""
    second: int
    """A unit: where its second Thrall would come to."""
    wearer: int
    """A gear: the Thrall that gets a Strike and takes a step; 0: there is only the new one."""
    merged: int
    """A spell: how many Thralls of the NPC Base merge with the new one, or rush ahead after a second spell …"""
    might: int
    """… and the Might they have."""


class Arena(Struct, gc=False):
    """Where one chain runs: the whole table, or one lane."""

    index: int
    state: Literal["neutral open", "neutral closed", "showdown open", "showdown closed"]
    chain: list[Item]
    showdown: int
    """The battlefield with the ongoing showdown."""
    combat: bool
    combat_step: int
    attacker: int
    defender: int
    focus: int
    priority: int
    done: bool
    """Whoever takes the turn here has finished it."""
    passed: list[int]
    waiting_for: int
    """The seat that is asked."""
    forecast: Forecast | None
    """Of a lane."""


class View(Struct, gc=False):
    """Everything a seat may know at this moment."""

    seat: int
    mode: str
    options: dict[str, str]
    turn: int
    turn_seat: int
    first_seat: int
    order: list[int]
    phase: str
    phase_name: str
    """In words, in the language of the connection."""
    victory_score: int
    winners: list[int]
    sides: list[Side]
    """Players first, then NPC sides."""
    places: list[Place]
    arenas: list[Arena]


class Choice(Struct, omit_defaults=True, gc=False):
    """A possible answer, and what on the table it is about: mark that."""

    verb: str
    a: int
    b: int
    text: str
    cards: list[int] = []
    place: int = -1
    seat: int = -1
    lane: int = -1
    cost: str = ""
    """What playing the card costs as printed, in bracket tokens: `[2] [Fury]`."""


class Ask(Struct, gc=False):
    """A question to the seat. Answer it with its `id` and one of its options."""

    id: int
    lane: int
    kind: str
    title: str
    more: str
    """How many are still to be chosen, where that is not simply one; how much damage is left to assign; else empty."""
    words: str
    """The words of the card or ability that asks; else empty."""
    clause: str
    subject: int
    least: int
    most: int
    picked: list[int]
    options: list[Choice]
    team: bool
    """Teammates may answer it as well."""
    waited: bool
    """Somebody waits for this seat's answer. Otherwise the seat may step in, or leave it."""


class Line(Struct, gc=False):
    """A line of the log. Everybody's lines have the same numbers, also where they say less."""

    n: int
    text: str
    kind: str
    turn: int
    lane: int
    clause: str
    objects: list[int]
    """Names of the objects as they were then; 0 for one the seat may not know."""
    names: list[str]
    args: list[int]
    by: int
    """The side whose doing it is; -1 where it is nobody's."""


class Face(Struct, gc=False):
    """What is printed on a card, in our words."""

    name: str
    type: str
    type_name: str
    supertypes: list[str]
    energy: int
    """-1 where nothing is printed."""
    power: list[str]
    """One entry for each icon: a domain, two joined by `|`, or `A` for any."""
    might: int
    """-1 where nothing is printed."""
    might_bonus: int
    """Of Equipment; -1 where nothing is printed."""
    domains: list[str]
    tags: list[str]
    speed: str
    words: list[str]
    worn: list[str]
    """Of Equipment: what it gives whoever wears it."""
    keywords: dict[str, str]
    """Keywords in its words, each with what it means."""
    supported: bool
    token: bool
    rarity: str
    """`common`, `uncommon`, `rare`, `epic` or `token`; empty for what a mode makes itself."""
