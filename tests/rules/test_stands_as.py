"""Whether two games stand alike is a matter of what lies where, not of how often somebody was asked until then."""

from __future__ import annotations

import farfield
from farfield.games import Position, Seat
from farfield.rules.game import Game
from farfield.rules.terms import DONE


def mulligan(*put_back: int) -> Game:
    """The first player's hand without these of its cards, set aside in this order."""
    game = farfield.start(["Garen", "Lux"], seed=7)
    hand = [option for option in game.decisions()[0].options if option.verb != DONE]
    for number in put_back:
        game.choose(game.decisions()[0], hand[number])
    if len(put_back) < 2:
        decision = game.decisions()[0]
        game.choose(decision, next(option for option in decision.options if option.verb == DONE))
    return game


def test_a_copy_stands_as_the_game_does_until_something_is_done_to_it() -> None:
    game = Position(seats=[Seat(base=["Daring Poro"], runes="Body 1"), Seat()]).start()
    copy = game.copy()
    assert copy.stands_as(game.stand()) and game.stands_as(copy.stand())
    decision = copy.decisions()[0]
    copy.choose(decision, decision.options[0])
    assert not copy.stands_as(game.stand())


def test_another_card_put_back_is_another_game() -> None:
    assert mulligan(0).stands_as(mulligan(0).stand())
    assert not mulligan(0).stands_as(mulligan(1).stand())
    assert not mulligan(0).stands_as(mulligan().stand())
