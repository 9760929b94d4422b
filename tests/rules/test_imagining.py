"""An imagined game: what a seat cannot know is dealt anew, and could all be so."""

from __future__ import annotations

from farfield.cards.language import Hidden, a, draw, gain_xp, stun, unit
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from tests.scenarios.table import hand, plain_field, spell_card

TRAP = spell_card("Trap", Hidden, draw(1))
SNARE = spell_card("Snare", Hidden, stun(a(unit)))
EAST = plain_field("East")


def face_down(game: Game) -> str:
    [id] = game.state.places[game.state.battlefields[0]].facedown
    return game.state.card(id).printed.name


def table() -> Game:
    return Position(
        seats=[
            Seat(hand=[SNARE, "Gust", "Flash"], deck=["Daring Poro"] * 6),
            Seat(hand=["Stupefy"], deck=["Confront"] * 4),
        ],
        fields=[Field(EAST, controller=0, units={0: ["Mech"]}, facedown={0: TRAP})],
    ).start()


def test_a_facedown_card_is_imagined_as_one_that_can_be_hidden():
    game = table()
    assert {face_down(game.imagine(1, seed)) for seed in range(40)} == {"Trap", "Snare"}


def test_whoever_hid_a_card_knows_it():
    game = table()
    assert {face_down(game.imagine(0, seed)) for seed in range(10)} == {"Trap"}
    assert {tuple(hand(game.imagine(0, seed), 0)) for seed in range(10)} == {("Flash", "Gust", "Snare")}


def test_nothing_is_added_or_lost():
    game = table()

    def cards(x: Game) -> list[str]:
        side = x.state.sides[0]
        return sorted([face_down(x), *(x.state.card(id).printed.name for id in side.hand + side.deck)])

    hands = {tuple(hand(game.imagine(1, seed), 0)) for seed in range(20)}
    assert len(hands) > 1
    assert all(cards(game.imagine(1, seed)) == cards(game) for seed in range(20))
    assert face_down(game) == "Trap"  # the game itself is as it was


def test_a_card_hidden_by_an_effect_need_not_have_hidden():
    odd = spell_card("Odd", gain_xp(1))
    game = Position(
        seats=[Seat(deck=["Gust"] * 3), Seat()],
        fields=[Field(EAST, controller=0, units={0: ["Mech"]}, facedown={0: odd})],
    ).start()
    assert {face_down(game.imagine(1, seed)) for seed in range(40)} == {"Odd", "Gust"}
