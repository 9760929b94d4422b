"""The rule-of-thumb opponent plays sensibly, and knows no more than its seat."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.lab.card_use import measure
from farfield.lab.ladder import DECKS, Plan, climb
from farfield.players import ask
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game
from farfield.rules.terms import END_TURN, MOVE, PLAY
from tests.scenarios.table import do


def chosen(game: Game) -> tuple[int, str]:
    """What it would do now: the verb, and the name of the card it is about."""
    decision = game.decisions()[0]
    option = ask(RuleOfThumb(1), game, decision)
    card = game.find(option.thing)
    return option.verb, card.printed.name if card is not None and option.a > 4096 else ""


def test_it_moves_to_score_an_empty_battlefield() -> None:
    game = Position(seats=[Seat(base=["Vanguard Sergeant"]), Seat()]).start()
    assert chosen(game) == (MOVE, "Vanguard Sergeant")


def test_it_does_not_attack_into_certain_death() -> None:
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Mountain Drake"]}),
            Field("Startipped Peak", controller=1, units={1: ["Mega-Mech"]}),
        ],
    ).start()
    assert chosen(game)[0] == END_TURN


def test_it_kills_what_it_can_kill() -> None:
    game = Position(
        seats=[Seat(hand=["Blast of Power"], runes="Order 6, Body 1"), Seat()],
        fields=[Field("Startipped Peak", controller=1, units={1: ["Mountain Drake"]}), Field("Void Gate")],
    ).start()
    assert chosen(game) == (PLAY, "Blast of Power")


def test_it_saves_a_unit_with_a_reaction() -> None:
    """Two friendly units in a combat that +2 Might for each turns round."""
    game = Position(
        seats=[
            Seat(base=["Petty Officer"], hand=[]),
            Seat(hand=["Back to Back"], runes="Order 3"),
        ],
        fields=[
            Field("Startipped Peak", controller=1, units={1: ["Daring Poro", "Vanguard Sergeant"]}),
            Field("Void Gate"),
        ],
    ).start()
    do(game, "move Petty Officer", "at Startipped Peak")
    decision = game.decisions()[0]
    assert decision.seat == 1
    option = ask(RuleOfThumb(1), game, decision)
    assert option.verb == PLAY


def test_it_wastes_no_spell_on_its_own_unit() -> None:
    game = Position(
        seats=[Seat(base=[Piece("Vanguard Sergeant", exhausted=True)], hand=["Final Spark"], runes="Mind 8"), Seat()],
    ).start()
    assert chosen(game)[0] == END_TURN


def test_what_it_does_does_not_depend_on_what_it_cannot_know() -> None:
    def position(hidden: str) -> Game:
        return Position(
            seats=[
                Seat(base=["Vanguard Sergeant", "Petty Officer"], hand=["Incinerate"], runes="Fury 4"),
                Seat(hand=[hidden], runes="Chaos 4"),
            ],
            fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
        ).start()

    assert chosen(position("Gust")) == chosen(position("Mountain Drake"))


def beats_random(games: int, *decks: str) -> None:
    plan = Plan(("rule-of-thumb", "random"), decks, least=games, most=games)
    for row, found in climb(plan).items():
        assert found.tally.interval()[0] > 0.85, row


@pytest.mark.once
def test_it_beats_a_random_player() -> None:
    beats_random(48, "starter")


@pytest.mark.once
def test_it_plays_a_reaction_in_most_games_in_which_it_can() -> None:
    assert measure("rule-of-thumb", 12).reactions.share >= 0.5


@pytest.mark.soak
def test_it_beats_a_random_player_in_four_hundred_games() -> None:
    beats_random(400, *DECKS)
