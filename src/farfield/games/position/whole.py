"""A position as a whole: its seats, its battlefields, whose turn it is, and what is on the chain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from farfield.errors import excerpt
from farfield.games.modes import MODES
from farfield.games.position.going_on import OnChain, Showdown
from farfield.games.position.pieces import (
    BadPosition,
    CardLike,
    HeldLike,
    Piece,
    PieceLike,
    plain,
)
from farfield.games.position.runes import Runes
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT, PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL
from farfield.rules.game import Game
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.mode import Mode
from farfield.rules.printed import Printed
from farfield.rules.state import State
from farfield.rules.turn import loop

WISHES = {
    "control": PREF_FULL_CONTROL,
    "main": PREF_ASK_IN_MAIN,
    "windows": PREF_ASK_IN_WINDOWS,
    "consent": PREF_ASK_CONSENT,
}
"""When a seat may want to be asked: about Add abilities too, in a Main Phase in which it can only end the turn, in
windows in which it can only pass, before a teammate chooses what is its own."""


@dataclass(frozen=True)
class Seat:
    """What a player has. Runes may be written `"Fury 3, Chaos 2"`; those in `exhausted_runes` are exhausted."""

    hand: Sequence[HeldLike] = ()
    base: Sequence[PieceLike] = ()
    runes: str = ""
    exhausted_runes: str = ""
    deck: Sequence[HeldLike] | None = None
    """From top to bottom; None: ten plain cards."""
    rune_deck: str = ""
    """From top to bottom; `Fury 2 known` are two that everybody has seen go there."""
    trash: Sequence[CardLike] = ()
    banished: Sequence[CardLike] = ()
    legend: PieceLike | None = None
    champion: CardLike | None = None
    """In the Champion Zone."""
    points: int = 0
    """A team has one score: give it to one of its seats, or the same to all."""
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
    pile: Sequence[CardLike] = ()
    """Lane Legends: the Enthralled Pile, what was dealt first written first."""
    sideboard: Sequence[CardLike] = ()
    """Lane Legends, where the sideboard is dealt first: what is dealt first is written first."""
    spare: Sequence[CardLike] = ()
    """In a match: the battlefields that were brought and not chosen, which only their player knows."""
    asked: Sequence[str] | None = None
    """When this player wants to be asked, words of `WISHES`; None: as the position says for all."""
    finished: bool = False
    """Lane Legends: the player has ended the turn in their lane."""

    def __post_init__(self) -> None:
        for zone in ("hand", "base", "deck", "trash", "banished", "npc_base", "pile", "sideboard", "spare"):
            if isinstance(getattr(self, zone), str):
                words = 'A {zone} is a list of cards, and "{text}" is a single word. Write ["{text}"].'
                raise BadPosition("position-no-list", words, {"zone": zone, "text": excerpt(getattr(self, zone))})
        fixed: dict[str, object] = {
            "hand": tuple(self.hand),
            "base": plain(self.base),
            "npc_base": plain(self.npc_base),
            "deck": None if self.deck is None else tuple(self.deck),
            "trash": tuple(self.trash),
            "banished": tuple(self.banished),
            "pile": tuple(self.pile),
            "sideboard": tuple(self.sideboard),
            "spare": tuple(self.spare),
            "asked": None if self.asked is None else tuple(x for x in WISHES if x in self.asked) or tuple(self.asked),
            "legend": None if self.legend is None else plain([self.legend])[0],
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
    "conquered", "chose enemies", "killed", "recycled", "points", "power spent", "points from holding",
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
    contested: int | None = None
    """Who has applied contested; None: whoever has units there without controlling it."""
    showdown: Showdown | None = None
    """The showdown or combat that is going on here."""
    conquered: Sequence[int] = ()
    """Seats that conquered it this turn."""
    at_start: int | None = None
    """Lane Legends: who controlled it as the turn began, -1 for nobody; None: who controls it now."""
    spared: bool = False
    """2v2: a teammate held it, so the team of the player on turn does not score it this turn (CR 469.1.a)."""

    def __post_init__(self) -> None:
        lists = {seat: (x,) if isinstance(x, (str, Printed, Piece)) else x for seat, x in self.facedown.items()}
        fixed: dict[str, object] = {
            "units": {seat: plain(x) for seat, x in sorted(self.units.items()) if x},
            "facedown": {seat: plain(x) for seat, x in sorted(lists.items()) if x},
            "scored": tuple(sorted(self.scored)),
            "conquered": tuple(sorted(self.conquered)),
        }
        now = -1 if self.controller is None else self.controller
        if self.at_start == now:
            fixed["at_start"] = None
        for name, value in fixed.items():
            object.__setattr__(self, name, value)

    def hidden(self) -> Iterable[tuple[int, PieceLike]]:
        """Every facedown card with the seat that hid it."""
        for seat, pieces in self.facedown.items():
            for x in (pieces,) if isinstance(pieces, (str, Printed, Piece)) else pieces:
                yield seat, x


FILLER = "Vanguard Sergeant"


def _kept(mode: Mode | None) -> Mode | None:
    """Modes with equal options are the same object, and a plain Duel is none: so equal positions are equal."""
    if mode is None or (type(mode) is Duel and not mode.table_options()):
        return None
    known = MODES.get(mode.name)
    if known is not None and type(known.rules()) is type(mode):
        return known.rules(tuple(mode.table_options()))
    return mode


def _with_team_scores(seats: tuple[Seat, ...], teams: Sequence[int]) -> tuple[Seat, ...]:
    """A team has one score (CR 489, LL 3): written with one of its seats it is that of all."""
    if len(teams) != len(seats):
        return seats
    out = list(seats)
    for team in set(teams):
        own = [i for i, x in enumerate(teams) if x == team]
        scores = {seats[i].points for i in own} - {0}
        if len(own) > 1 and len(scores) == 1:
            (score,) = scores
            for i in own:
                out[i] = replace(out[i], points=score)
    return tuple(out)


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
    used: Sequence[str] = ()
    """What was done this turn that can be done only so often, once for each time: `trigger of Void Gate`, `ability 1 of
    Daring Poro in seat 0's base`. The object is written like a choice, its abilities are counted from 0."""
    chain: Sequence[OnChain] = ()
    """What is on the chain, the oldest item first; in Lane Legends, on those of all lanes."""

    def __post_init__(self) -> None:
        mode = _kept(self.mode)
        rules = mode if mode is not None else Duel()
        seats = tuple(self.seats)
        usual = rules.teams(len(seats))
        teams = usual if self.teams is None else list(self.teams)
        fixed: dict[str, object] = {
            "seats": _with_team_scores(self._as_asked(seats), teams),
            "fields": tuple(self.fields),
            "teams": None if teams == usual else tuple(teams),
            "mode": mode,
            "first": None if self.first == self.active else self.first,
            "chain": tuple(self.chain),
            "used": tuple(sorted(self.used)),
            "victory_score": None if self.victory_score == rules.victory_score_for(len(seats)) else self.victory_score,
        }
        if isinstance(mode, LaneLegends):
            fixed["npcs"] = mode.npc_sides(len(seats))
        for name, value in fixed.items():
            object.__setattr__(self, name, value)

    def wishes(self) -> tuple[str, ...]:
        """When all are asked who want nothing else."""
        wanted = {"control": self.full_control, "main": True, "windows": self.every_window}
        return tuple(x for x in WISHES if wanted.get(x))

    def _as_asked(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """A wish that all have goes without saying."""
        return tuple(replace(x, asked=None) if x.asked == self.wishes() else x for x in seats)

    @property
    def going_on(self) -> bool:
        """Is something on a chain, or a showdown open? Then the phase has begun already."""
        return bool(self.chain) or any(x.showdown is not None for x in self.fields)

    @staticmethod
    def of(game: Game) -> Position:
        """The position of a running game, with all that is hidden in it: not to be shown to those who play it.

        At any moment at which whoever is asked may act: in the Main Phase, with priority, with focus. Raises
        `BadPosition` and says what is in the way in the middle of something, or while something lasts that a position
        does not hold.
        """
        from farfield.games.position.taking import position_of

        return position_of(game)

    def text(self) -> str:
        """The position as text; `Position.parse` makes the same position of it."""
        from farfield.games.position.text import write

        return write(self)

    @staticmethod
    def parse(text: str) -> Position:
        """The position a text describes. Raises `BadPosition` with the line, what is wrong and what would be right."""
        from farfield.games.position.text import parse

        return parse(text)

    def check(self) -> None:
        """Raises `BadPosition` if the position cannot be."""
        from farfield.games.position.check import check

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
        from farfield.games.position.setting_up import state_of

        return state_of(self)
