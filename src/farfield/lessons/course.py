"""The lessons in their order: from the first rune to a whole little game.

Each begins in a Main Phase and is won by something one can see on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from farfield.games import MODES, Field, Piece, Position, Seat
from farfield.rules.modes.lane_legends.lane import MIDFIELD, NEARFIELD, PLAYER_BASE
from farfield.rules.terms import MAIN
from farfield.rules.view import PlaceView, SeatView

ME = 0
NPC = 1
TURN = 5
"""The turn in which a lesson begins, save for the last."""


@dataclass(frozen=True)
class Lesson:
    id: str
    position: Position
    goal: Callable[[SeatView], bool]
    missed: Callable[[SeatView], bool]
    """The goal cannot be reached any more."""

    @property
    def options(self) -> list[tuple[str, str]]:
        """What is agreed on at its table."""
        return [] if self.position.mode is None else self.position.mode.table_options()


# --- what can be seen on the table


def place(view: SeatView, spot: int) -> PlaceView:
    return next(x for x in view.places if x.spot == spot)


def mine(view: SeatView, spot: int) -> bool:
    """A battlefield is the player's, and nothing is still going on about it."""
    return place(view, spot).controller == ME and view.arenas[ME].showdown < 0


def alive(view: SeatView, name: str) -> bool:
    return any(unit.name == name and unit.controller == ME for x in view.places for unit in x.units)


def later(view: SeatView) -> bool:
    """The turn of the lesson is over."""
    return view.turn > TURN


def next_main_phase(view: SeatView) -> bool:
    """The NPC has had its phase, and the player may act again."""
    return later(view) and view.phase == MAIN


def strongest_thrall(view: SeatView) -> int:
    return max((unit.might for x in view.places for unit in x.units if unit.controller == NPC), default=0)


# --- setting up


def lane(
    seat: Seat,
    near: Field | None = None,
    mid: Field | None = None,
    far: Field | None = None,
    *,
    turn: int = TURN,
    options: Sequence[tuple[str, str]] = (),
    victory_score: int | None = None,
) -> Position:
    return Position(
        seats=[seat],
        fields=[near or field(NEAR), mid or field(MID), far or field(FAR)],
        mode=MODES["lanes"].rules(tuple(options)),
        turn=turn,
        every_window=True,  # the table passes by itself where nothing else is possible
        victory_score=victory_score,
    )


NEAR, MID, FAR = "Void Gate", "Startipped Peak", "Trifarian War Camp"


def player(
    *,
    hand: Sequence[str] = (),
    base: Sequence[str] = (),
    runes: str = "",
    top: str = "First Mate",
    bottom: str = "Daring Poro",
    npc_base: Sequence[str] = (),
) -> Seat:
    """The `top` of the deck is drawn next, its `bottom` dealt next."""
    rest = ["Noxian Drummer", "Vanguard Sergeant", "Faithful Manufactor", "First Mate"] * 2
    deck = [top, *rest, bottom]
    return Seat(hand=hand, base=base, runes=runes, rune_deck="Order 2, Body 4", deck=deck, npc_base=npc_base)


def field(card: str, *, units: Sequence[str | Piece] = (), thralls: Sequence[str | Piece] = ()) -> Field:
    """A battlefield that whoever stands there controls."""
    if units:
        return Field(card, controller=ME, units={ME: units})
    return Field(card, controller=NPC, units={NPC: thralls}) if thralls else Field(card)


# --- the lessons

UNIT = Lesson(
    "unit",
    lane(player(hand=["Daring Poro", "Vanguard Sergeant"], runes="Body 2, Order 1")),
    goal=lambda view: bool(place(view, PLAYER_BASE).units),
    missed=later,
)

MOVE = Lesson(
    "move",
    lane(player(base=["Vanguard Sergeant"]), near=field(NEAR, units=["First Mate"])),
    goal=lambda view: mine(view, NEARFIELD) and mine(view, MIDFIELD),
    missed=later,
)

COMBAT = Lesson(
    "combat",
    lane(
        player(),
        near=field(NEAR, units=["Vanguard Sergeant", "Daring Poro"]),
        mid=field(MID, thralls=["Thrall 5"]),
    ),
    goal=lambda view: mine(view, MIDFIELD),
    missed=lambda view: later(view) or not (alive(view, "Vanguard Sergeant") and alive(view, "Daring Poro")),
)

SPELL = Lesson(
    "spell",
    lane(
        player(hand=["En Garde"], runes="Body 1"),
        near=field(NEAR, units=["Vanguard Sergeant"]),
        mid=field(MID, thralls=["Thrall 5"]),
    ),
    goal=lambda view: mine(view, MIDFIELD),
    missed=lambda view: later(view) or not alive(view, "Vanguard Sergeant"),
)

ENTHRALLED = Lesson(
    "enthralled",
    lane(
        player(hand=["Daring Poro"], runes="Body 2", bottom="Vanguard Attendant"),
        near=field(NEAR, units=["Vanguard Sergeant"]),
        mid=field(MID, thralls=["Thrall 5"]),
    ),
    goal=lambda view: next_main_phase(view) and mine(view, NEARFIELD),
    missed=next_main_phase,
)

SCORE = Lesson(
    "score",
    lane(
        player(base=["Daring Poro"]),
        near=field(NEAR, thralls=["Thrall 3"]),
        mid=field(MID, units=["Garen, Rugged"]),
    ),
    goal=lambda view: next_main_phase(view) and view.sides[ME].points > 0,
    missed=next_main_phase,
)

STRIKE = Lesson(
    "strike",
    lane(
        player(hand=["Lecturing Yordle"], runes="Body 2, Order 1"),
        near=field(NEAR, units=["Vanguard Sergeant"]),
        mid=field(MID, thralls=[Piece("Thrall 3", attached=["Strike"])]),
    ),
    goal=lambda view: next_main_phase(view) and alive(view, "Vanguard Sergeant"),
    missed=lambda view: next_main_phase(view) or not alive(view, "Vanguard Sergeant"),
)

RECYCLE = Lesson(
    "recycle",
    lane(
        player(
            hand=["Mystic Poro"],
            runes="Body 2",
            top="Daring Poro",
            bottom="Falling Comet",
            npc_base=["Thrall 4", "Thrall 3"],
        ),
        near=field(NEAR, units=["Vanguard Sergeant"]),
    ),
    goal=lambda view: next_main_phase(view) and strongest_thrall(view) < 5,
    missed=next_main_phase,
)

GAME = Lesson(
    "game",
    lane(
        Seat(
            legend="Might of Demacia",
            champion="Garen, Rugged",
            hand=["Daring Poro", "Faithful Manufactor", "Vanguard Sergeant", "First Mate", "Back to Back"],
            base=["First Mate"],
            runes="Body 3, Order 3",
            rune_deck="Body 1, Order 1, Body 2, Order 2",
            npc_base=["Thrall 2"],
            deck=[
                "Vanguard Sergeant", "Noxian Drummer", "Vanguard Attendant", "Decisive Strike",
                "Daring Poro", "Garen, Commander", "Vanguard Attendant", "Recruit the Vanguard", "First Mate",
                "Noxian Drummer", "Vanguard Sergeant", "Daring Poro", "Confront", "Noxian Drummer", "Warmog's Armor",
                "Daring Poro", "First Mate", "Daring Poro", "Confront", "Faithful Manufactor", "Daring Poro",
                "Doran's Blade",
            ],
        ),
        near=field(NEAR, units=["Vanguard Sergeant"]),
        far=field(FAR, thralls=["Thrall 2"]),
        turn=3,
        options=MODES["lanes"].presets["calm"],
        victory_score=2,
    ),
    goal=lambda view: ME in view.winners,
    missed=lambda view: False,
)  # fmt: skip

LESSONS = (UNIT, MOVE, COMBAT, SPELL, ENTHRALLED, SCORE, STRIKE, RECYCLE, GAME)
