"""What the rule of thumb counts in a Duel: nothing that its seat cannot know, and what each number means."""

from __future__ import annotations

import json

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.players import duel_sense, duel_value
from farfield.players.duel_sense import LearnedSense
from farfield.players.duel_value import (
    AT_BATTLEFIELD,
    IN_BASE,
    IN_HAND,
    NOBODYS,
    ONE,
    OTHER,
    WEIGHTS,
    learned,
    numbers,
)
from farfield.rules.game import Game


def position(hidden: str = "Gust", hand: str = "Incinerate") -> Game:
    return Position(
        seats=[
            Seat(base=["Vanguard Sergeant"], hand=[hand], runes="Fury 4"),
            Seat(hand=[hidden], runes="Chaos 4", deck=["Gust", "Mountain Drake"]),
        ],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
    ).start()


def test_it_counts_nothing_that_the_seat_cannot_know() -> None:
    assert numbers(position("Gust"), 0) == numbers(position("Mountain Drake"), 0)
    assert numbers(position("Gust"), 1) != numbers(position("Mountain Drake"), 1)


def test_the_weights_fit_the_numbers() -> None:
    found, cards = numbers(position(), 0)
    assert learned().network.takes == len(found)
    assert sorted(cards) == [
        ("Daring Poro", AT_BATTLEFIELD + OTHER),
        ("Incinerate", IN_HAND),
        ("Startipped Peak", NOBODYS),
        ("Vanguard Sergeant", IN_BASE),
        ("Void Gate", AT_BATTLEFIELD + OTHER),
    ]


def test_what_a_turn_will_bring_is_counted_as_it_comes() -> None:
    """Once a turn has ended: what the other draws, channels, readies and scores, without playing it."""
    fields = [
        Field("Void Gate", controller=1, units={1: ["Daring Poro"]}),
        Field("Startipped Peak", controller=0, units={0: [Piece("Vanguard Sergeant", exhausted=True)]}),
    ]
    deck = ["Gust", "Mountain Drake", "Daring Poro", "Incinerate"]
    seats = [
        Seat(base=["Daring Poro"], hand=["Gust"], runes="Fury 4", deck=deck, rune_deck="Fury 6"),
        Seat(base=[Piece("Mountain Drake", exhausted=True)], runes="Chaos 4", deck=deck, rune_deck="Chaos 1"),
    ]
    game = Position(seats=seats, fields=fields).start()
    foreseen = numbers(game, 0, ahead=True)
    assert foreseen != numbers(game, 0)
    assert foreseen == numbers(duel_sense.after_the_turn(game, 0), 0)


def test_it_sees_what_can_take_two_battlefields_at_once() -> None:
    def apart(*base: str) -> bool:
        fields = [Field(name, controller=1, units={1: ["Daring Poro"]}) for name in ("Void Gate", "Startipped Peak")]
        found, _ = numbers(Position(seats=[Seat(base=[*base]), Seat()], fields=fields).start(), 0)
        return found[-12] == ONE

    assert apart("Mountain Drake", "Vanguard Sergeant")
    assert not apart("Mountain Drake")


def test_it_sees_who_wins_by_holding_and_who_could_by_taking() -> None:
    fields = [Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")]
    seats = [Seat(points=6, base=["Vanguard Sergeant"]), Seat(points=7)]
    found, _ = numbers(Position(seats=seats, fields=fields).start(), 0)
    # For each side: what it holds and could take, of two, and whether that is enough by holding, and with taking.
    assert found[-18:-14] == [0, ONE, 0, ONE]
    assert found[-9:-5] == [ONE // 2, 0, ONE, ONE]


def test_points_and_battlefields_make_winning_likelier() -> None:
    def chance(points: tuple[int, int], controller: int) -> float:
        seats = [Seat(points=points[0], base=["Vanguard Sergeant"]), Seat(points=points[1], base=["Vanguard Sergeant"])]
        units = {controller: ["Vanguard Sergeant"]} if controller >= 0 else {}
        fields = [Field("Void Gate", controller=controller if controller >= 0 else None, units=units)]
        game = Position(seats=seats, fields=[*fields, Field("Startipped Peak")]).start()
        return duel_value.chance(learned().log_odds(game, 0))

    assert chance((2, 6), 1) < chance((4, 4), 1) < chance((4, 4), 0) < chance((6, 2), 0)
    assert 0 < chance((0, 7), 1) < 0.3 and 0.7 < chance((7, 0), 0) < 1


def test_a_battlefield_that_is_left_costs_something() -> None:
    held = [Field("Void Gate", controller=0, units={0: ["Vanguard Sergeant"]}), Field("Startipped Peak")]
    before = Position(seats=[Seat(), Seat()], fields=held).start()
    after = Position(seats=[Seat(base=["Vanguard Sergeant"]), Seat()], fields=[Field("Void Gate"), held[1]]).start()
    sense = LearnedSense(before, 0)
    assert duel_sense.battlefields(before, 0) == 1
    assert LearnedSense(after, 0).worth(after) - sense.worth(after) == pytest.approx(duel_sense.LEFT)


def test_gear_and_what_lies_facedown_count_for_who_has_them() -> None:
    seats = [Seat(base=[Piece("Long Sword")]), Seat()]
    assert duel_sense.in_waiting(Position(seats=seats).start(), 0) > duel_sense.PLACED
    assert duel_sense.in_waiting(Position(seats=seats[::-1]).start(), 0) < -duel_sense.PLACED
    assert duel_sense.in_waiting(Position(seats=[Seat(), Seat()]).start(), 0) == 0


def test_the_weights_are_plain_json_that_a_change_can_be_read_in() -> None:
    text = WEIGHTS.read_text(encoding="utf-8")
    assert list(json.loads(text)) == ["first", "second", "last", "line", "cards"]
    assert max(map(len, text.splitlines())) < 2000
