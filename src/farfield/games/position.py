"""Any position in a few lines: for scenario tests, bug reports, puzzles and the position editor.

>>> game = Position(
...     seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
...     fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
... ).start()
>>> [d.seat for d in game.decisions()]
[0]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from farfield.cards.catalogue import printed
from farfield.errors import FarfieldError
from farfield.rules import attachment, flow, options, setup, turn, zones
from farfield.rules.dice import stream
from farfield.rules.game import Game
from farfield.rules.modes.base import Mode
from farfield.rules.modes.duel import Duel
from farfield.rules.printed import Printed
from farfield.rules.state import Arena, Card, Place, Side, State
from farfield.rules.terms import (
    ASIDE,
    BANISHMENT,
    BOARD,
    CHAMPION_ZONE,
    FACEDOWN,
    HAND,
    LEGEND_ZONE,
    MAIN,
    MAIN_DECK,
    PHASE_NAMES,
    RUNE_DECK,
    TRASH,
)

CardLike = str | Printed


class BadPosition(FarfieldError):
    """A position that cannot be."""


@dataclass(frozen=True)
class Piece:
    """An object on the board with its state. A plain name is a ready, undamaged one."""

    card: CardLike
    exhausted: bool = False
    damage: int = 0
    buffed: bool = False
    stunned: bool = False
    empowered: bool = False
    attached: Sequence[CardLike] = ()


PieceLike = CardLike | Piece


@dataclass(frozen=True)
class Seat:
    """What a player has. `runes` may be written `"Fury 3, Chaos 2"`; those in `exhausted_runes` are exhausted."""

    hand: Sequence[CardLike] = ()
    base: Sequence[PieceLike] = ()
    runes: str = ""
    exhausted_runes: str = ""
    deck: Sequence[CardLike] | None = None
    """From top to bottom; None: ten plain cards."""
    rune_deck: str = ""
    trash: Sequence[CardLike] = ()
    banished: Sequence[CardLike] = ()
    legend: CardLike | None = None
    champion: CardLike | None = None
    """In the Champion Zone."""
    points: int = 0
    xp: int = 0
    energy: int = 0


@dataclass(frozen=True)
class Field:
    """A battlefield: its controller and the units of each seat there."""

    card: CardLike = "Startipped Peak"
    controller: int | None = None
    units: Mapping[int, Sequence[PieceLike]] = field(default_factory=dict)
    facedown: Mapping[int, CardLike] = field(default_factory=dict)
    """A card hidden there by the controller, on an earlier turn."""


FILLER = "Vanguard Sergeant"


@dataclass(frozen=True)
class Position:
    seats: Sequence[Seat]
    fields: Sequence[Field] = (Field(), Field("Fortified Position"))
    turn: int = 5
    active: int = 0
    """Whose turn it is."""
    phase: str = "main"
    seed: int = 1
    mode: Mode | None = None
    teams: Sequence[int] | None = None
    npcs: int = 0
    victory_score: int | None = None
    every_window: bool = False
    """Ask for priority and focus even where nothing but passing is possible. The Main Phase always asks."""
    full_control: bool = False
    """Offer Add abilities too, which paying uses by itself."""

    def start(self, record: bool = True) -> Game:
        """Set the position up and go on to the first decision."""
        s = self.state()
        game = Game(s)
        if record:
            game.answers = []
            s.events = []
        flow.advance(s)
        return game

    def state(self) -> State:
        if self.phase not in PHASE_NAMES:
            raise BadPosition(
                "position-phase",
                "There is no phase {phase}; write one of {known}.",
                {"phase": self.phase, "known": ", ".join(PHASE_NAMES)},
            )
        mode = self.mode if self.mode is not None else Duel()
        s = State(mode, self.seed)
        s.players = len(self.seats)
        windows = options.PREF_ASK_IN_WINDOWS if self.every_window else 0
        adds = options.PREF_FULL_CONTROL if self.full_control else 0
        s.prefs = [options.PREF_ASK_IN_MAIN | windows | adds] * s.players
        s.victory_score = self.victory_score if self.victory_score is not None else mode.victory_score
        teams = list(self.teams) if self.teams is not None else list(range(s.players))
        for i in range(s.players):
            s.sides.append(Side(i, teams[i], True, 0))
            for what in ("main deck", "rune deck", "recycle"):
                s.dice[f"{what} {i}"] = stream(self.seed, f"{what} {i}")
        for i in range(self.npcs):
            s.sides.append(Side(s.players + i, max(teams) + 1, False, 0))
        s.dice["table"] = stream(self.seed, "table")
        s.order = [(self.active + i) % s.players for i in range(s.players)]
        s.first_seat = self.active
        s.turn_seat = self.active
        s.turn = self.turn
        for side in s.sides:
            side.turns = max(1, self.turn // s.players)
            s.places.append(Place(side.index, 0, side.index, 0))
        s.arenas.append(Arena(0))
        setup.one_arena(s)
        for f in self.fields:
            card = zones.create(s, _printed(f.card), 0, ASIDE, -1)
            place = setup.place_battlefield(s, card.id, 0)
            place.controller = -1 if f.controller is None else f.controller
        for i, seat in enumerate(self.seats):
            _fill(s, i, seat)
        for index, f in enumerate(self.fields):
            place = s.places[s.battlefields[index]]
            for seat_, pieces in f.units.items():
                for piece in pieces:
                    _put(s, seat_, piece, place.index)
            for seat_, hidden in f.facedown.items():
                card = zones.create(s, _printed(hidden), seat_, FACEDOWN, place.index)
                card.known = 1 << seat_
                card.hidden_on = self.turn - 1
        turn_phase = PHASE_NAMES.index(self.phase)
        s.phase = turn_phase
        if turn_phase != MAIN:
            turn.enter_phase(s, turn_phase)
        for a in s.arenas:
            a.cleanup_due = True
        s.everything_changed()
        return s


def _printed(card: CardLike) -> Printed:
    return printed(card) if isinstance(card, str) else card


def _fill(s: State, seat: int, x: Seat) -> None:
    side = s.sides[seat]
    if x.legend is not None:
        zones.create(s, _printed(x.legend), seat, LEGEND_ZONE, -1).known = -1
    if x.champion is not None:
        side.chosen_champion = _printed(x.champion).name
        zones.create(s, _printed(x.champion), seat, CHAMPION_ZONE, -1).known = -1
    deck = list(x.deck) if x.deck is not None else [FILLER] * 10
    for card in reversed(deck):
        zones.create(s, _printed(card), seat, MAIN_DECK, -1)
    for card in x.hand:
        zones.create(s, _printed(card), seat, HAND, -1).known = 1 << seat
    for card in x.trash:
        zones.create(s, _printed(card), seat, TRASH, -1).known = -1
    for card in x.banished:
        zones.create(s, _printed(card), seat, BANISHMENT, -1).known = -1
    for name in _runes(x.runes):
        _rune(s, seat, name, False)
    for name in _runes(x.exhausted_runes):
        _rune(s, seat, name, True)
    for name in _runes(x.rune_deck):
        zones.create(s, printed(name), seat, RUNE_DECK, -1)
    for piece in x.base:
        _put(s, seat, piece, side.base)
    side.points = x.points
    side.xp = x.xp
    side.energy = x.energy


def _rune(s: State, seat: int, name: str, exhausted: bool) -> None:
    card = zones.create(s, printed(name), seat, BOARD, s.sides[seat].base)
    card.known = -1
    card.exhausted = exhausted


def _runes(text: str) -> list[str]:
    """`"Fury 3, Chaos 2"` as names of runes."""
    out: list[str] = []
    for part in filter(None, (p.strip() for p in text.split(","))):
        domain, _, count = part.partition(" ")
        out += [f"{domain} Rune"] * (int(count) if count else 1)
    return out


def _put(s: State, seat: int, piece: PieceLike, place: int) -> Card:
    x = piece if isinstance(piece, Piece) else Piece(piece)
    card = zones.create(s, _printed(x.card), seat, BOARD, place)
    card.known = -1
    card.entered = s.turn - 1
    card.exhausted = x.exhausted
    card.damage = x.damage
    card.buffs = 1 if x.buffed else 0
    card.stunned = x.stunned
    card.empowered = 1 if x.empowered else 0
    for gear in x.attached:
        worn = zones.create(s, _printed(gear), seat, BOARD, place)
        worn.known = -1
        attachment.attach(s, s.arena_of(place), worn.id, card.id, seat)
    return card
