"""What a person would laugh at, position by position: none of it is done."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.players import ask
from farfield.players.by_name import PROGRAMS
from farfield.rules.game import Game
from farfield.rules.terms import ACTIVATE, HIDE, MOVE, PLAY

PLAYERS = (("rule-of-thumb", 1), ("rule-of-thumb", 2), ("normal", 1), ("hard", 1), ("expert", 1))
"""Who plays, and with which dice."""


def deeds(game: Game, who: tuple[str, int], most: int = 40) -> list[tuple[int, str]]:
    """What seat 0 does until its turn is over or somebody else is asked: verbs and cards."""
    player = PROGRAMS[who[0]](who[1])
    turn = game.turn
    out: list[tuple[int, str]] = []
    for _ in range(most):
        decision = None if game.over else game.decisions()[0]
        if decision is None or decision.seat != 0 or game.turn != turn:
            break
        option = ask(player, game, decision)
        if option.verb in (PLAY, ACTIVATE, MOVE, HIDE):
            out.append((option.verb, game.card(option.thing).printed.name))
        game.choose(decision, option)
    return out


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("spell", ["Unchecked Power", "Flurry of Blades"])
def test_it_fires_no_board_wide_damage_into_its_own_units(spell: str, who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(hand=[spell], runes="Mind 6, Body 4"), Seat()],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Daring Poro", "Daring Poro"]}),
            Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}),
        ],
    ).start()
    assert (PLAY, spell) not in deeds(game, who)


@pytest.mark.parametrize("who", PLAYERS)
def test_it_fires_board_wide_damage_where_the_others_stand(who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(hand=["Unchecked Power"], runes="Mind 10"), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Mountain Drake"]}),
            Field("Startipped Peak", controller=1, units={1: ["Mega-Mech", "Vanguard Sergeant"]}),
        ],
    ).start()
    assert (PLAY, "Unchecked Power") in deeds(game, who)


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize(
    ("spell", "runes"), [("Flash", "Chaos 4"), ("Gust", "Chaos 4"), ("Fight or Flight", "Chaos 4")]
)
def test_it_takes_no_unit_of_its_own_off_a_battlefield_it_holds(spell: str, runes: str, who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(hand=[spell], runes=runes), Seat(base=[Piece("Daring Poro", exhausted=True)])],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Vanguard Sergeant"]}),
            Field("Startipped Peak", controller=0, units={0: ["Petty Officer"]}),
        ],
    ).start()
    done = deeds(game, who)
    assert [place.controller for place in game.places if place.side < 0] == [0, 0]
    if (PLAY, spell) in done:  # whoever takes it back at once scores it once more: only who looks further sees that
        assert who[0] in ("hard", "expert") and game.sides[0].points > 0
    else:
        assert [deed for deed in done if deed[0] == MOVE] == []


@pytest.mark.parametrize("who", PLAYERS)
@pytest.mark.parametrize("theirs", [[], ["Mountain Drake"]])
def test_it_ends_no_turn_with_a_unit_that_it_could_play(theirs: list[str], who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(hand=["Vanguard Sergeant", "Daring Poro"], runes="Order 8", asked=[]), Seat(base=theirs)],
    ).start()
    done = deeds(game, who)
    assert {(PLAY, "Vanguard Sergeant"), (PLAY, "Daring Poro")} <= set(done)


@pytest.mark.parametrize("who", PLAYERS)
def test_a_unit_with_equipment_fights_rather_than_wears_more(who: tuple[str, int]) -> None:
    armed = Piece("Vanguard Sergeant", attached=["Doran's Blade", "Long Sword", "Doran's Blade"])
    game = Position(seats=[Seat(base=[armed, "Long Sword"], runes="Body 4, Order 4"), Seat()]).start()
    assert (MOVE, "Vanguard Sergeant") in deeds(game, who)


@pytest.mark.parametrize("who", PLAYERS)
def test_it_kills_no_unit_of_its_own_with_a_spell_for_any_unit(who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(hand=["Hidden Blade", "Incinerate"], runes="Order 6, Fury 6"), Seat(deck=["Daring Poro"] * 5)],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Vanguard Sergeant"]}),
            Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}),
        ],
    ).start()
    deeds(game, who)
    assert sorted(game.card(id).printed.name for place in game.places for id in place.units) == [
        "Daring Poro",
        "Vanguard Sergeant",
    ]
