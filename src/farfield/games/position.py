"""Any position in a few lines: for scenario tests, bug reports, puzzles and the position editor.

>>> game = Position(
...     seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
...     fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
... ).start()
>>> [d.seat for d in game.decisions()]
[0]
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from farfield.cards.catalogue import lexicon, printed
from farfield.decks import ban_list
from farfield.errors import FarfieldError, excerpt
from farfield.games.runes import Runes
from farfield.rules import setup
from farfield.rules.abilities import history, registry
from farfield.rules.deciding import options
from farfield.rules.game import Game
from farfield.rules.ids import NO_PLACE, NOBODY, NOTHING, TABLE, PlaceId, SeatId
from farfield.rules.modes.base import Mode
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends, thralls
from farfield.rules.objects import attachment, zones
from farfield.rules.printed import Printed
from farfield.rules.state import HISTORY, Arena, Card, Mod, Place, Side, State
from farfield.rules.state.dice import stream
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
    THIS_TURN,
    TRASH,
    Phase,
)
from farfield.rules.turn import loop, phases

from ..rules.actions import giving

CardLike = str | Printed
"""A card by its name, or a card of one's own written in the card language."""


class BadPosition(FarfieldError):
    """A position that cannot be, or a text that is none; the message names the thing, where it is and the remedy."""


@dataclass(frozen=True)
class Piece:
    """An object on the board with its state. A plain name is a ready, undamaged one."""

    card: CardLike
    exhausted: bool = False
    damage: int = 0
    buffed: int = 0
    """How many buff counters; `True` for the usual one."""
    stunned: bool = False
    empowered: int = 0
    attached: Sequence[PieceLike] = ()
    """Gear worn by this unit."""
    might: int = 0
    """More or less Might until the end of the turn."""
    prevent: int = 0
    """How much damage will be prevented; -1 for all."""
    fresh: bool = False
    """It came here this turn: entered the board or was hidden."""
    owner: int | None = None
    """Whose card it is, if not that of the seat that has it."""

    def __post_init__(self) -> None:
        fixed: dict[str, object] = {
            "attached": _plain(self.attached),
            "buffed": int(self.buffed),
            "empowered": int(self.empowered),
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)


PieceLike = CardLike | Piece


def _plain(pieces: Iterable[PieceLike]) -> tuple[PieceLike, ...]:
    """Pieces in one spelling, so that equal ones are equal: a piece without any mark is just its card."""
    return tuple(x.card if isinstance(x, Piece) and x == Piece(x.card) else x for x in pieces)


def as_piece(x: PieceLike) -> Piece:
    return x if isinstance(x, Piece) else Piece(x)


@dataclass(frozen=True)
class Seat:
    """What a player has. Runes may be written `"Fury 3, Chaos 2"`; those in `exhausted_runes` are exhausted."""

    hand: Sequence[CardLike] = ()
    base: Sequence[PieceLike] = ()
    runes: str = ""
    exhausted_runes: str = ""
    deck: Sequence[CardLike] | None = None
    """From top to bottom; None: ten plain cards."""
    rune_deck: str = ""
    """From top to bottom."""
    trash: Sequence[CardLike] = ()
    banished: Sequence[CardLike] = ()
    legend: PieceLike | None = None
    champion: CardLike | None = None
    """In the Champion Zone."""
    points: int = 0
    xp: int = 0
    energy: int = 0
    power: str = ""
    """Power in the rune pool, written like runes; `A` is of any domain."""
    turns: int | None = None
    """How many turns the player has had, this one included; None: about as many as the turn number says."""
    this_turn: Mapping[str, int] = field(default_factory=dict)
    """What the player did this turn, as far as cards ask for it: see `DID`."""
    chosen_champion: str = ""
    """The name of the Chosen Champion, where it has left the Champion Zone."""
    npc_base: Sequence[PieceLike] = ()
    """Lane Legends: what stands in the Base of this player's NPC."""

    def __post_init__(self) -> None:
        for zone in ("hand", "base", "deck", "trash", "banished", "npc_base"):
            if isinstance(getattr(self, zone), str):
                words = 'A {zone} is a list of cards, and "{text}" is a single word. Write ["{text}"].'
                raise BadPosition("position-no-list", words, {"zone": zone, "text": excerpt(getattr(self, zone))})
        fixed: dict[str, object] = {
            "hand": tuple(self.hand),
            "base": _plain(self.base),
            "npc_base": _plain(self.npc_base),
            "deck": None if self.deck is None else tuple(self.deck),
            "trash": tuple(self.trash),
            "banished": tuple(self.banished),
            "legend": None if self.legend is None else _plain([self.legend])[0],
            "this_turn": {what: n for what, n in self.this_turn.items() if n},
            "runes": Runes.tidy(self.runes),
            "exhausted_runes": Runes.tidy(self.exhausted_runes),
            "rune_deck": Runes.tidy(self.rune_deck),
            "power": Runes.tidy(self.power),
        }
        champion = self.champion.name if isinstance(self.champion, Printed) else self.champion
        if self.chosen_champion == champion:
            fixed["chosen_champion"] = ""
        for name, value in fixed.items():
            object.__setattr__(self, name, value)


DID = (
    "cards", "units", "spells", "gear", "died", "moved", "discarded", "drew", "xp", "energy on spells", "held",
    "conquered", "chose enemies", "killed", "recycled", "points",
)  # fmt: skip
"""The keys of `Seat.this_turn`, in the order of `Side.history`."""


@dataclass(frozen=True)
class Field:
    """A battlefield: its controller and the units of each seat there."""

    card: CardLike = "Startipped Peak"
    controller: int | None = None
    units: Mapping[int, Sequence[PieceLike]] = field(default_factory=dict)
    facedown: Mapping[int, PieceLike | Sequence[PieceLike]] = field(default_factory=dict)
    """What its controller hid there: on an earlier turn, or this turn if the piece is `fresh`."""
    scored: Sequence[int] = ()
    """Seats that scored it this turn."""
    owner: int = 0
    """Who brought it: it matters when that player leaves the game."""

    def __post_init__(self) -> None:
        lists = {seat: (x,) if isinstance(x, (str, Printed, Piece)) else x for seat, x in self.facedown.items()}
        fixed: dict[str, object] = {
            "units": {seat: _plain(x) for seat, x in sorted(self.units.items()) if x},
            "facedown": {seat: _plain(x) for seat, x in sorted(lists.items()) if x},
            "scored": tuple(sorted(self.scored)),
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)

    def hidden(self) -> Iterable[tuple[int, PieceLike]]:
        """Every facedown card with the seat that hid it."""
        for seat, pieces in self.facedown.items():
            for x in (pieces,) if isinstance(pieces, (str, Printed, Piece)) else pieces:
                yield seat, x


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
    """How many NPC sides there are; Lane Legends has one for each seat, numbered after the seats."""
    victory_score: int | None = None
    every_window: bool = False
    """Ask for priority and focus even where nothing but passing is possible. The Main Phase always asks."""
    full_control: bool = False
    """Offer Add abilities too, which paying uses by itself."""
    first: int | None = None
    """Who had the first turn; None: the seat whose turn it is."""

    def __post_init__(self) -> None:
        fixed: dict[str, object] = {
            "seats": tuple(self.seats),
            "fields": tuple(self.fields),
            "teams": None if self.teams is None else tuple(self.teams),
            "mode": None if type(self.mode) is Duel and not self.mode.rulebook else self.mode,
            "first": None if self.first == self.active else self.first,
        }
        if isinstance(self.mode, LaneLegends):
            fixed["npcs"] = self.mode.npc_sides(len(tuple(self.seats)))
        for name, value in fixed.items():
            object.__setattr__(self, name, value)

    @staticmethod
    def of(game: Game) -> Position:
        """The position of a running game, with all that is hidden in it: not to be shown to those who play it.

        Only in a Main Phase in which nothing is going on: nothing on the chain, no showdown, no effect that lasts.
        Raises `BadPosition` and says what is in the way otherwise.
        """
        from farfield.games.position_of import position_of

        return position_of(game)

    def text(self) -> str:
        """The position as text; `Position.parse` makes the same position of it."""
        from farfield.games.position_text import write

        return write(self)

    @staticmethod
    def parse(text: str) -> Position:
        """The position a text describes. Raises `BadPosition` with the line, what is wrong and what would be right."""
        from farfield.games.position_text import parse

        return parse(text)

    def check(self) -> None:
        """Raises `BadPosition` if the position cannot be."""
        from farfield.games.position_check import check

        check(self)

    def start(self, record: bool = True) -> Game:
        """Set the position up and go on to the first decision."""
        s = self.state()
        game = Game(s)
        game.origin = self
        if record:
            game.answers = []
            s.events = []
        loop.advance(s)
        return game

    def state(self) -> State:
        self.check()
        mode = self.mode if self.mode is not None else Duel()
        s = State(mode, self.seed)
        s.lexicon = lexicon(ban_list(mode.name))
        s.players = len(self.seats)
        windows = options.PREF_ASK_IN_WINDOWS if self.every_window else 0
        adds = options.PREF_FULL_CONTROL if self.full_control else 0
        s.prefs = [options.PREF_ASK_IN_MAIN | windows | adds] * s.players
        s.victory_score = self.victory_score if self.victory_score is not None else mode.victory_score
        teams = list(self.teams) if self.teams is not None else mode.teams(s.players)
        for i in s.seats():
            s.sides.append(Side(i, teams[i], True, TABLE))
            for what in ("main deck", "rune deck", "recycle"):
                s.dice[f"{what} {i}"] = stream(self.seed, f"{what} {i}")
        for k in range(self.npcs):
            s.sides.append(Side(SeatId(s.players + k), max(teams) + 1, False, TABLE))
        s.dice["table"] = stream(self.seed, "table")
        setup.goes_first(s, SeatId(self.active if self.first is None else self.first))
        s.turn_seat = SeatId(self.active)
        s.turn = self.turn
        for side in s.sides:
            side.turns = max(1, self.turn // s.players)
            s.places.append(Place(side.base, TABLE, side.index, NOTHING))
        s.arenas.append(Arena(TABLE))
        if isinstance(mode, LaneLegends):
            self._lay_lanes(s, mode)
        else:
            setup.one_arena(s)
            for f in self.fields:
                setup.place_battlefield(s, zones.create(s, face_of(f.card), SeatId(f.owner), ASIDE, NO_PLACE).id, TABLE)
        for index, f in enumerate(self.fields):
            place = s.places[s.battlefields[index]]
            place.controller = NOBODY if f.controller is None else SeatId(f.controller)
        for i, seat in zip(s.seats(), self.seats):
            fill_seat(s, i, seat)
        for index, f in enumerate(self.fields):
            place = s.places[s.battlefields[index]]
            for seat_, pieces in f.units.items():
                for piece in pieces:
                    put_piece(s, SeatId(seat_), piece, place.index)
            for seat_, hidden in f.hidden():
                piece = as_piece(hidden)
                card = zones.create(s, face_of(piece.card), SeatId(seat_), FACEDOWN, place.index)
                card.known = 1 << seat_
                card.hidden_on = self.turn if piece.fresh else self.turn - 1
            for seat_ in f.scored:
                place.scored |= 1 << seat_
        for side in s.sides[: s.players]:
            history.assume(s, side.index, side.history)
        turn_phase = Phase(PHASE_NAMES.index(self.phase))
        s.phase = turn_phase
        if turn_phase != MAIN:
            phases.enter_phase(s, turn_phase)
        for a in s.arenas:
            a.cleanup_due = True
        s.everything_changed()
        return s

    def _lay_lanes(self, s: State, mode: LaneLegends) -> None:
        """Lane Legends: three battlefields for each seat in turn, the Nearfield first."""
        for index, f in enumerate(self.fields):
            zones.create(s, face_of(f.card), SeatId(index // 3), ASIDE, NO_PLACE)
        mode.lay_out(s, shuffled=False)
        for index, f in enumerate(self.fields):
            s.places[s.battlefields[index]].at_start = (
                NOBODY if f.controller is None else SeatId(f.controller)
            )  # LL 3.4
        if self.victory_score is not None:
            s.victory_score = self.victory_score
        for i, seat in enumerate(self.seats):
            s.sides[i].turns = self.turn  # every turn is everybody's
            npc = SeatId(s.players + i)
            for piece in seat.npc_base:
                put_piece(s, npc, piece, s.sides[npc].base)


_THRALL: Final = re.compile(r"Thrall ([1-9][0-9]{0,2})")


def face_of(card: CardLike) -> Printed:
    """A card by its name, or as it is. `Thrall 5` and `Strike` are the tokens of Lane Legends. Raises `UnknownCard`."""
    if isinstance(card, Printed):
        return card
    if found := _THRALL.fullmatch(card):
        return thralls.thrall_card(int(found[1]))
    return thralls.strike_card(0, 0) if card == thralls.STRIKE_NAME else printed(card)


def fill_seat(s: State, seat: SeatId, x: Seat) -> None:
    """Everything a seat has becomes objects."""
    side = s.sides[seat]
    if x.turns is not None:
        side.turns = x.turns
    if x.legend is not None:
        legend = zones.create(s, face_of(as_piece(x.legend).card), seat, LEGEND_ZONE, NO_PLACE)
        legend.known = -1
        legend.exhausted = as_piece(x.legend).exhausted
    side.chosen_champion = x.chosen_champion
    if x.champion is not None:
        side.chosen_champion = x.chosen_champion or face_of(x.champion).name
        zones.create(s, face_of(x.champion), seat, CHAMPION_ZONE, NO_PLACE).known = -1
    deck = list(x.deck) if x.deck is not None else [FILLER] * 10
    for card in reversed(deck):
        zones.create(s, face_of(card), seat, MAIN_DECK, NO_PLACE)
    for card in x.hand:
        zones.create(s, face_of(card), seat, HAND, NO_PLACE).known = 1 << seat
    for card in x.trash:
        zones.create(s, face_of(card), seat, TRASH, NO_PLACE).known = -1
    for card in x.banished:
        zones.create(s, face_of(card), seat, BANISHMENT, NO_PLACE).known = -1
    for name in Runes.names(x.runes):
        _rune(s, seat, name, False)
    for name in Runes.names(x.exhausted_runes):
        _rune(s, seat, name, True)
    for name in reversed(Runes.names(x.rune_deck)):
        zones.create(s, printed(name), seat, RUNE_DECK, NO_PLACE)
    for piece in x.base:
        put_piece(s, seat, piece, side.base)
    side.points = x.points
    side.xp = x.xp
    side.energy = x.energy
    side.power = Runes.symbols(x.power)
    side.history = [x.this_turn.get(what, 0) for what in DID]
    assert len(DID) == HISTORY


def _rune(s: State, seat: SeatId, name: str, exhausted: bool) -> None:
    card = zones.create(s, printed(name), seat, BOARD, s.sides[seat].base)
    card.known = -1
    card.exhausted = exhausted


def put_piece(s: State, seat: SeatId, piece: PieceLike, place: PlaceId) -> Card:
    """A piece on the board, with its state and what it wears."""
    x = as_piece(piece)
    face = face_of(x.card)
    if face is thralls.strike_card(0, 0) and isinstance(s.mode, LaneLegends):
        face = thralls.strike_card(0, s.mode.modifiers.mighty_strikes)  # LL 9.3
    card = zones.create(s, face, seat if x.owner is None else SeatId(x.owner), BOARD, place)
    card.known = -1
    if card.controller != seat:
        card.controller = seat
        registry.renew(s, card)
    card.entered = s.turn if x.fresh else s.turn - 1
    card.exhausted = x.exhausted
    card.damage = x.damage
    card.buffs = x.buffed
    card.stunned = x.stunned
    card.empowered = x.empowered
    card.prevent = x.prevent
    if x.might:
        giving.add_mod(s, card, Mod(THIS_TURN, x.might, None, None, NOTHING, s.next_number(), seat))
    for gear in x.attached:
        worn = put_piece(s, seat, gear, place)
        attachment.put_on(s, worn, card, seat)  # it lies there already: nothing is told of it
    return card
