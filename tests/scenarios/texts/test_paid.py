"""Texts that ask whether their card's optional additional cost was paid (CR 356.4.f.1)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    a,
    additional,
    cost,
    do_this,
    gain_xp,
    if_,
    instead_of_dying,
    kill,
    me,
    paid,
    recall,
    return_to_hand,
    that,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.scenarios.table import base, do, hand, plain_field, settle, spell_card, trash, unit_card

BONUS = if_(paid(), gain_xp(3), gain_xp(1))


def played(card: Printed, answer: str, *more: Printed) -> Game:
    game = Position(
        seats=[Seat(hand=[card, *more], runes="Mind 1"), Seat()], fields=[Field(plain_field("Here"))]
    ).start()
    do(game, f"play {card.name}", answer)
    settle(game)
    return game


def xp(game: Game) -> int:
    return game.sides[0].xp


@pytest.mark.clause("CR 356.4.f.1", "CR 383.3.b")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 3), ("no", 1)])
def test_inside_the_effect_of_its_own_play_trigger(answer: str, gained: int) -> None:
    assert xp(played(unit_card("Monkey", additional(cost(1)), when(I.am_played, BONUS)), answer)) == gained


@pytest.mark.clause("CR 356.4.f.1", "CR 386")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 3), ("no", 1)])
def test_in_a_reflexive_text_of_a_unit_and_of_a_spell(answer: str, gained: int) -> None:
    assert xp(played(unit_card("Monkey", additional(cost(1)), when(I.am_played, do_this(BONUS))), answer)) == gained
    assert xp(played(spell_card("Trick", additional(cost(1)), do_this(BONUS)), answer)) == gained


@pytest.mark.clause("CR 356.4.f.1")
@pytest.mark.parametrize(("answer", "gained"), [("yes", 3), ("no", 1)])
def test_in_what_the_unit_does_later(answer: str, gained: int) -> None:
    game = played(unit_card("Monkey", additional(cost(1)), use(cost(0), BONUS)), answer)
    do(game, "use Monkey")
    assert xp(game) == gained
    moving = unit_card("Monkey", additional(cost(1)), when(I.move, BONUS))
    game = played(moving, answer)
    do(game, "end", "end", "move Monkey")
    settle(game)
    assert xp(game) == gained


@pytest.mark.clause("CR 356.4.f.1", "CR 367")
@pytest.mark.parametrize(("answer", "saved"), [("yes", ["Monkey"]), ("no", [])])
def test_in_what_happens_instead(answer: str, saved: list[str]) -> None:
    monkey = unit_card("Monkey", additional(cost(1)), instead_of_dying(me, if_(paid(), recall(that), kill(that))))
    game = played(monkey, answer, spell_card("Slay", kill(a(unit))))
    do(game, "play Slay")
    settle(game)
    assert base(game, 0) == saved
    assert trash(game, 0) == sorted(["Slay", "Monkey"][: 2 - len(saved)])


@pytest.mark.clause("CR 124", "CR 356.4.f.1")
def test_a_new_object_was_not_paid_for() -> None:
    monkey = unit_card("Monkey", additional(cost(1)), when(I.am_played, if_(paid(), gain_xp(1))))
    game = played(monkey, "yes", spell_card("Fetch", return_to_hand(a(unit))))
    do(game, "play Fetch")
    settle(game)
    assert (hand(game, 0), xp(game)) == (["Monkey"], 1)
    do(game, "play Monkey")  # no rune is left, so nothing is asked
    settle(game)
    assert (base(game, 0), xp(game)) == (["Monkey"], 1)
