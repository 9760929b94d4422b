"""Players and NPC sides: their zones, pool, points, and what they did this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..ids import ArenaId, ObjectId, PlaceId
from ..terms import ANY_SIDE, ENEMY, FRIENDLY, YOURS, Relation

if TYPE_CHECKING:
    from ..ids import SeatId
    from .table import State


@mypyc_attr(acyclic=True)
class Side:
    """A player, or an NPC that only controls things (then `is_player` is false and its zones stay empty)."""

    __slots__ = (
        "arena", "aside", "banished", "base", "burn_outs", "champion", "chosen_champion", "deck", "earmarks",
        "energy", "hand", "history", "index", "is_player", "legends", "lost", "points", "power", "rune_deck",
        "runes", "sideboard", "team", "trash", "turns", "xp",
    )  # fmt: skip

    def __init__(self, index: SeatId, team: int, is_player: bool, arena: ArenaId) -> None:
        self.index = index
        self.team = team
        self.is_player = is_player
        self.arena = arena
        self.base = PlaceId(index)  # the place with the same number
        self.deck: list[ObjectId] = []  # the last one is the top card
        self.rune_deck: list[ObjectId] = []
        self.hand: list[ObjectId] = []
        self.trash: list[ObjectId] = []
        self.banished: list[ObjectId] = []
        self.champion: list[ObjectId] = []
        self.aside: list[ObjectId] = []  # outside every zone an effect can name: a mode's own pile, unused battlefields
        self.sideboard: list[ObjectId] = []
        self.legends: list[ObjectId] = []
        self.runes: list[ObjectId] = []  # on the board, in the base
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

    def __repr__(self) -> str:
        who = "Side" if self.is_player else "NPC side"
        return f"<{who} {self.index}: {self.points} points, {len(self.hand)} in hand, {len(self.deck)} in deck>"

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
H_POWER: Final = 16  # Power spent
H_POINTS_HELD: Final = 17  # points from holding itself
HISTORY: Final = 18


@mypyc_attr(acyclic=True)
class Earmark:
    """Energy or Power that may only be spent on certain things (CR 429; "use only to …"). Never changed in place."""

    __slots__ = ("energy", "only", "power")

    def __init__(self, energy: int, power: list[int], only: int) -> None:
        self.energy = energy
        self.power = power
        self.only = only  # types of card it may pay for; ABILITY for abilities


def side_fits(s: State, side: Relation, seat: SeatId, controller: SeatId) -> bool:
    """Is something of this controller on the meant side, as seen from the seat? (CR 740.1)"""
    if side == ANY_SIDE:
        return True
    if side == YOURS:
        return controller == seat
    if side == FRIENDLY:
        return controller == seat or s.friendly(seat, controller)
    if side == ENEMY:
        return s.enemies(seat, controller)
    return controller != seat  # OTHERS
