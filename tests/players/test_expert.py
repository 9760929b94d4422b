"""Positions with a known best answer: expert finds it. Nobody has learned from any of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.players import Player, ask
from farfield.players.levels import expert
from farfield.players.trying_out import quiet
from farfield.rules.game import Game
from farfield.rules.terms import PLAY
from tests.scenarios.table import do

PORO, SERGEANT, OFFICER, MECH, DRAKE = (
    "Daring Poro",
    "Vanguard Sergeant",
    "Petty Officer",
    "Mega-Mech",
    "Mountain Drake",
)
EMPTY = [Field("Void Gate"), Field("Startipped Peak")]


def guarded(unit: str, where: str = "Startipped Peak") -> list[Field]:
    """The other side has one battlefield, the other one is empty."""
    other = "Void Gate" if where != "Void Gate" else "Startipped Peak"
    return [Field(where, controller=1, units={1: [unit]}), Field(other)]


def six(fields: list[Field], *base: str | Piece, hand: tuple[str, ...] = (), runes: str = "") -> Position:
    """Two points are missing, so both battlefields must be taken."""
    return Position(seats=[Seat(points=6, base=list(base), hand=list(hand), runes=runes), Seat()], fields=fields)


BOTH_GUARDED = [
    Field("Void Gate", controller=1, units={1: [PORO]}),
    Field("Startipped Peak", controller=1, units={1: [PORO]}),
]


def tired(unit: str) -> Piece:
    return Piece(unit, exhausted=True)


WINS = {
    "two empty battlefields": six(EMPTY, SERGEANT, PORO),
    "damage, then walk in": six(guarded(SERGEANT, "Void Gate"), PORO, PORO, hand=("Disintegrate",), runes="Fury 4"),
    "Assault for the stronger attack": six(guarded(MECH), OFFICER, PORO, hand=("Cleave",), runes="Fury 1"),
    "send the guard home": six(guarded(MECH), PORO, PORO, hand=("Charm",), runes="Calm 2"),
    "take the guard in hand": six(guarded(MECH), PORO, PORO, hand=("Rebuke",), runes="Chaos 4"),
    "wake who is exhausted": six(EMPTY, tired(SERGEANT), PORO, hand=("Ride the Wind",), runes="Chaos 3"),
    "play one that is ready": six(EMPTY, SERGEANT, hand=("Legion Rearguard",), runes="Fury 4"),
    "be alone before the spell": six(guarded(OFFICER), SERGEANT, PORO, hand=("En Garde",), runes="Calm 1"),
    "punch first": six(guarded(OFFICER), PORO, PORO, hand=("Punch First",), runes="Body 3"),
    "let the new one enter ready": six(EMPTY, PORO, hand=("Confront", SERGEANT), runes="Body 6"),
    "the stronger one where somebody stands": six(guarded(SERGEANT), OFFICER, PORO),
    "two together, one alone": six(guarded(OFFICER), SERGEANT, PORO, PORO),
    "kill the guard": six(guarded(MECH), PORO, PORO, hand=("Vengeance",), runes="Order 6"),
    "burn the guard": six(guarded(PORO), PORO, PORO, hand=("Incinerate",), runes="Fury 2"),
    "a ray for the guard": six(guarded(PORO), PORO, PORO, hand=("Hextech Ray",), runes="Fury 2"),
    "a seeker for the guard": six(guarded(SERGEANT), PORO, PORO, hand=("Void Seeker",), runes="Fury 4"),
    "a star for each guard": six(BOTH_GUARDED, PORO, PORO, hand=("Falling Star",), runes="Fury 4"),
    "a weaker guard": six(guarded(SERGEANT), SERGEANT, PORO, hand=("Stupefy",), runes="Mind 1"),
    "a stronger attack": six(guarded(OFFICER), SERGEANT, PORO, hand=("Discipline",), runes="Calm 2"),
    "the last point takes both": Position(seats=[Seat(points=7, base=[PORO, PORO]), Seat()], fields=EMPTY),
}


def turn(game: Game, player: Player) -> Game:
    """Seat 0 takes its turn, seat 1 lets it."""
    now = game.turn
    for _ in range(80):
        if game.over or game.turn != now:
            break
        decision = game.decisions()[0]
        mine = decision.seat == 0
        game.choose(decision, ask(player, game, decision) if mine else quiet(decision.options))
    return game


@pytest.mark.parametrize("name", WINS)
def test_it_wins_this_turn(name: str) -> None:
    assert turn(WINS[name].start(), expert(1)).winners == [0]


def controls(game: Game, seat: int) -> int:
    return sum(place.side < 0 and place.controller == seat for place in game.places)


def units(game: Game) -> list[str]:
    return sorted(game.card(id).printed.name for place in game.places for id in place.units)


BEST: dict[str, tuple[Position, Callable[[Game], bool]]] = {
    "they would win by holding": (
        Position(seats=[Seat(base=[SERGEANT]), Seat(points=7)], fields=guarded(PORO)),
        lambda game: controls(game, 1) == 0,
    ),
    "they would win by either": (
        Position(
            seats=[Seat(base=[SERGEANT, SERGEANT]), Seat(points=7)],
            fields=[
                Field("Void Gate", controller=1, units={1: [PORO]}),
                Field("Startipped Peak", controller=1, units={1: [PORO]}),
            ],
        ),
        lambda game: controls(game, 1) == 0,
    ),
    "two units, two battlefields": (
        Position(seats=[Seat(base=[SERGEANT, SERGEANT]), Seat()], fields=EMPTY),
        lambda game: controls(game, 0) == 2,
    ),
    "the dragon, not the poro": (
        Position(
            seats=[Seat(hand=["Blast of Power"], runes="Order 7"), Seat()],
            fields=[
                Field("Void Gate", controller=1, units={1: [PORO]}),
                Field("Startipped Peak", controller=1, units={1: [DRAKE]}),
            ],
        ),
        lambda game: units(game) == [PORO],
    ),
    "play and move": (
        Position(seats=[Seat(base=[PORO], hand=[SERGEANT], runes="Order 4"), Seat()], fields=EMPTY),
        lambda game: controls(game, 0) == 1 and units(game) == [PORO, SERGEANT],
    ),
    "whoever holds the last point stays": (
        Position(
            seats=[Seat(points=7, hand=[PORO], runes="Order 2"), Seat(base=[tired(PORO)])],
            fields=[Field("Void Gate", controller=0, units={0: [OFFICER]}), Field("Startipped Peak")],
        ),
        lambda game: 0 in game.winners or controls(game, 0) >= 1,
    ),
    "they would win by holding, and nobody can attack": (
        Position(seats=[Seat(hand=["Vengeance"], runes="Order 6"), Seat(points=7)], fields=guarded(MECH)),
        lambda game: units(game) == [],
    ),
    "kill the dragon, not the poro": (
        Position(
            seats=[Seat(hand=["Vengeance"], runes="Order 6"), Seat()],
            fields=[
                Field("Void Gate", controller=1, units={1: [PORO]}),
                Field("Startipped Peak", controller=1, units={1: [DRAKE]}),
            ],
        ),
        lambda game: units(game) == [PORO],
    ),
    "burn who dies of it": (
        Position(
            seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat()],
            fields=[
                Field("Void Gate", controller=1, units={1: [PORO]}),
                Field("Startipped Peak", controller=1, units={1: [MECH]}),
            ],
        ),
        lambda game: units(game) == [MECH],
    ),
    "walk where nobody stands": (
        Position(seats=[Seat(base=[SERGEANT]), Seat()], fields=guarded(MECH)),
        lambda game: controls(game, 0) == 1 and units(game) == [MECH, SERGEANT],
    ),
    "attack the weaker one": (
        Position(
            seats=[Seat(base=[OFFICER]), Seat()],
            fields=[
                Field("Void Gate", controller=1, units={1: [MECH]}),
                Field("Startipped Peak", controller=1, units={1: [PORO]}),
            ],
        ),
        lambda game: controls(game, 0) == 1 and units(game) == [MECH, OFFICER],
    ),
    "one in each of three": (
        Position(seats=[Seat(base=[PORO, PORO, PORO]), Seat()], fields=EMPTY),
        lambda game: controls(game, 0) == 2,
    ),
    "play who can be paid": (
        Position(seats=[Seat(hand=[SERGEANT], runes="Order 4"), Seat()], fields=EMPTY),
        lambda game: units(game) == [SERGEANT],
    ),
    "play both": (
        Position(seats=[Seat(hand=[PORO, PORO], runes="Order 4"), Seat()], fields=EMPTY),
        lambda game: units(game) == [PORO, PORO],
    ),
    "play the strong one": (
        Position(seats=[Seat(hand=[PORO, MECH], runes="Mind 7"), Seat()], fields=EMPTY),
        lambda game: units(game) == [MECH],
    ),
    "no spell for nothing": (
        Position(seats=[Seat(hand=["Cleave"], runes="Fury 1"), Seat()], fields=guarded(PORO)),
        lambda game: len(game.sides[0].hand) == 1,
    ),
    "no attack that only dies": (
        Position(
            seats=[Seat(base=[PORO]), Seat()],
            fields=[
                Field("Void Gate", controller=1, units={1: [DRAKE]}),
                Field("Startipped Peak", controller=1, units={1: [MECH]}),
            ],
        ),
        lambda game: PORO in units(game),
    ),
}


@pytest.mark.parametrize("name", BEST)
def test_it_finds_the_best_turn(name: str) -> None:
    position, reached = BEST[name]
    assert reached(turn(position.start(), expert(1)))


REACTIONS = {
    "together they stand": (OFFICER, [PORO, SERGEANT], "Back to Back", "Order 3"),
    "stronger than the attacker": (OFFICER, [SERGEANT], "Discipline", "Calm 2"),
    "a weaker attacker": (SERGEANT, [SERGEANT], "Stupefy", "Mind 1"),
}


@pytest.mark.parametrize("name", REACTIONS)
def test_it_finds_the_reaction_that_turns_a_combat_round(name: str) -> None:
    attacker, guards, spell, runes = REACTIONS[name]
    game = Position(
        seats=[Seat(base=[attacker]), Seat(hand=[spell], runes=runes)],
        fields=[Field("Startipped Peak", controller=1, units={1: guards}), Field("Void Gate")],
    ).start()
    do(game, f"move {attacker}", "at Startipped Peak")
    decision = game.decisions()[0]
    assert decision.seat == 1
    assert ask(expert(1), game, decision).verb == PLAY
