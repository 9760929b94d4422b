"""Unleashed: champions of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import ACTION, Action, a, deal, exhaust_me, play_token, stun, unit, use
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, JAB, WALL, WEST, held
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    happened,
    keyword,
    might,
    offered,
    piece,
    question,
    settle,
    spell_card,
    unit_card,
)

PLAIN, CAT, SPELL = unit_card("Plain"), unit_card("Tom", tags=("Cat",)), spell_card("Spell", Action, stun(a(unit)))


def nurtured(*top: object) -> Position:
    cards = [*top, unit_card("Below")]
    return Position(
        seats=[
            Seat(hand=["Ivern, Nurturer"], deck=cards, base=["Recruit", gear_card("Thing")], energy=5, power="Calm 1"),  # type: ignore[arg-type]
            Seat(base=["Sprite"]),
        ]
    )


@shows("Ivern, Nurturer")
def test_ivern_draws_a_unit_of_three_and_buffs_a_friend_for_an_animal():
    game = nurtured(CAT, SPELL, PLAIN, unit_card("Fourth")).start()
    do(game, "play Ivern, Nurturer")
    settle(game)
    assert offered(game) == ["done", "pick Plain", "pick Tom"]
    do(game, "pick Tom")
    settle(game)
    assert (hand(game, 0), deck(game, 0)[0], sorted(deck(game, 0))) == (
        ["Tom"],
        "Fourth",
        ["Below", "Fourth", "Plain", "Spell"],
    )
    assert happened(game, "reveals") == ["reveals Tom"]
    assert offered(game) == ["pick Ivern, Nurturer", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 2


@shows("Ivern, Nurturer")
@pytest.mark.parametrize("answer", ["pick Plain", "done"])
def test_ivern_buffs_nobody_for_another_unit_or_none(answer: str):
    game = nurtured(CAT, SPELL, PLAIN).start()
    do(game, "play Ivern, Nurturer")
    settle(game)
    do(game, answer)
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", ["Plain"] if answer != "done" else [])
    assert len(deck(game, 0)) == (3 if answer != "done" else 4)


@shows("Ivern, Nurturer")
@pytest.mark.parametrize("tag", ["Bird", "Cat", "Dog", "Poro", "Fae"])
def test_ivern_buffs_for_a_bird_a_cat_a_dog_or_a_poro_when_he_holds(tag: str):
    beast = unit_card("Beast", tags=(tag,))
    game = held("Ivern, Nurturer", seats=[Seat(), Seat(deck=[beast, *[SPELL] * 9])]).start()
    do(game, "end")
    settle(game)
    do(game, "pick Beast")
    settle(game)
    assert might(game, "Ivern, Nurturer") == (5 if tag != "Fae" else 4)


@shows("Nami, Headstrong")
@pytest.mark.parametrize(("answer", "stunned"), [("yes", True), ("no", False)])
def test_nami_stuns_an_enemy_for_a_calm(answer: str, stunned: bool):
    game = Position(
        seats=[Seat(hand=["Nami, Headstrong"], base=["Recruit"], energy=3, power="Calm 1"), Seat(base=["Sprite"])],
        fields=[Field(EAST, 1, {1: [Piece(WALL, attached=[gear_card("Band")])]})],
    ).start()
    do(game, "play Nami, Headstrong", answer)
    if stunned:
        assert offered(game) == ["pick Sprite", "pick Wall"]
        do(game, "pick Wall")
    settle(game)
    assert (piece(game, "Wall").stunned, len(game.sides[0].power)) == (stunned, int(not stunned))


@shows("Nami, Headstrong")
def test_nami_stuns_for_no_other_power():
    game = Position(
        seats=[Seat(hand=["Nami, Headstrong"], energy=3, power="Fury 1"), Seat(base=["Sprite"])],
    ).start()
    do(game, "play Nami, Headstrong")
    assert (question(game), piece(game, "Sprite").stunned) == ("main", False)


@shows("Nami, Headstrong")
def test_nami_holds_and_the_next_unit_you_play_is_readied_and_buffed():
    news = [unit_card("First"), unit_card("Second"), gear_card("Thing")]
    game = held("Nami, Headstrong", seats=[Seat(), Seat(hand=news)]).start()
    do(game, "end")
    settle(game)
    do(game, "play Thing", "play First", "at base 1")
    settle(game)
    do(game, "play Second", "at base 1")
    settle(game)
    assert (piece(game, "First").exhausted, might(game, "First")) == (False, 3)
    assert (piece(game, "Second").exhausted, might(game, "Second")) == (True, 2)


@shows("Nami, Headstrong")
def test_nami_does_not_ready_an_opponents_unit():
    game = Position(
        seats=[Seat(hand=[unit_card("Foe", Action)]), Seat(base=["Recruit"])],
        fields=[Field(EAST, 1, {1: ["Nami, Headstrong"]}), Field(WEST)],
    ).start()
    do(game, "end")
    settle(game)
    do(game, "move Recruit", "at West", "play Foe")
    settle(game)
    assert (piece(game, "Foe").exhausted, might(game, "Foe")) == (True, 2)


@shows("Nami, Headstrong")
def test_nami_readies_nobody_for_a_conquest_nor_on_a_later_turn():
    game = Position(
        seats=[Seat(hand=[unit_card("New")], base=["Nami, Headstrong"]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "move Nami, Headstrong")
    settle(game)
    do(game, "play New", "at base 0")
    assert (question(game), piece(game, "New").exhausted) == ("main", True)
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=[unit_card("Late", Action)])],
        fields=[Field(EAST, 1, {1: ["Nami, Headstrong"]}), Field(WEST)],
    ).start()
    do(game, "end")
    settle(game)
    do(game, "end", "move Recruit", "at West", "play Late", "at base 1")
    settle(game)
    assert (piece(game, "Late").exhausted, might(game, "Late")) == (True, 2)


def mocked() -> Position:
    wand = gear_card("Wand", use(exhaust_me(), stun(a(unit)), speed=ACTION))
    return Position(
        seats=[Seat(base=["Vex, Mocking", wand, "Recruit"]), Seat(base=[unit_card("Home")])],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=1)]}), Field(WEST, 0, {0: [unit_card("Mine")]})],
    )


@shows("Vex, Mocking")
@pytest.mark.parametrize(("answer", "there"), [("yes", True), ("no", False)])
def test_vex_may_move_to_the_battlefield_where_you_stun_an_enemy(answer: str, there: bool):
    game = mocked().start()
    do(game, "use Wand", "pick Foe")
    settle(game)
    do(game, answer)
    settle(game)
    assert (at_field(game) == ["Vex, Mocking"]) is there


@shows("Vex, Mocking")
@pytest.mark.parametrize("whom", ["Home", "Mine"])
def test_vex_does_not_move_for_a_unit_in_a_base_or_of_yours(whom: str):
    game = mocked().start()
    do(game, "use Wand", f"pick {whom}")
    settle(game)
    assert (question(game), piece(game, whom).stunned) == ("main", True)


@shows("Vex, Mocking")
def test_vex_defends_with_one_more_takes_the_damage_first_and_does_not_heed_an_opponents_stun():
    there: dict[int, list[PieceLike]] = {1: [unit_card("Other", might=1), "Vex, Mocking"]}
    game = Position(seats=[Seat(base=[WALL]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Wall")
    settle(game)
    assert sum(damage_to(game, "Wall")) == 1 + 5 + 1
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (damage_to(game, "Vex, Mocking"), damage_to(game, "Other")) == ([1], [])
    game = Position(
        seats=[Seat(hand=[SPELL]), Seat(base=["Vex, Mocking"])], fields=[Field(EAST, 0, {0: ["Recruit"]})]
    ).start()
    do(game, "play Spell", "pick Recruit")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Vex, Mocking"])


@shows("Yuumi, Magical Cat")
@pytest.mark.parametrize("defends", [False, True])
def test_yuumi_gives_another_unit_there_three_might_and_tank_this_turn(defends: bool):
    friends: list[PieceLike] = [
        "Yuumi, Magical Cat",
        Piece(unit_card("Friend"), attached=[gear_card("Band")]),
        unit_card("Other"),
    ]
    if defends:
        game = Position(
            seats=[Seat(base=["Recruit"]), Seat(base=[unit_card("Home")])], fields=[Field(EAST, 1, {1: friends})]
        ).start()
        do(game, "move Recruit")
    else:
        game = Position(
            seats=[Seat(base=[*friends, unit_card("Home")]), Seat()], fields=[Field(EAST, 1, {1: ["Recruit"]})]
        ).start()
        do(game, "move Yuumi, Magical Cat", "pick Friend", "pick Other", "done")
    assert offered(game) == ["pick Friend", "pick Other"]
    do(game, "pick Friend")
    settle(game)
    assert (might(game, "Friend"), keyword(game, "Friend", "Tank"), damage_to(game, "Friend")) == (5, 1, [1])
    do(game, "end")
    assert (might(game, "Friend"), keyword(game, "Friend", "Tank")) == (2, 0)


@shows("Yuumi, Magical Cat")
def test_yuumi_does_nothing_without_a_fight():
    game = Position(
        seats=[Seat(base=["Yuumi, Magical Cat", unit_card("Friend")]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "move Yuumi, Magical Cat", "pick Friend")
    settle(game)
    assert (question(game), might(game, "Friend")) == ("main", 2)


RAISE = spell_card("Raise", play_token(RECRUIT))
COIN = spell_card("Coin", play_token(GOLD))


@shows("Lillia, Protector of Dreams")
def test_lillia_is_stronger_this_turn_for_each_unit_token_you_play():
    game = Position(
        seats=[
            Seat(hand=[RAISE, RAISE, COIN, unit_card("New")], base=["Lillia, Protector of Dreams"]),
            Seat(hand=[RAISE]),
        ]
    ).start()
    do(game, "play Coin", "play New")
    settle(game)
    assert might(game, "Lillia, Protector of Dreams") == 4
    for _ in range(2):
        do(game, "play Raise")
        settle(game)
    assert might(game, "Lillia, Protector of Dreams") == 6
    do(game, "end")
    assert might(game, "Lillia, Protector of Dreams") == 4
    do(game, "play Raise")
    settle(game)
    assert might(game, "Lillia, Protector of Dreams") == 4


@shows("Lillia, Protector of Dreams")
def test_lillia_gives_your_unit_tokens_tank():
    game = Position(
        seats=[Seat(base=["Lillia, Protector of Dreams", "Recruit", unit_card("Card")]), Seat(base=["Bird"])],
        fields=[Field(EAST, 0, {0: ["Sprite"]})],
    ).start()
    names = ("Recruit", "Sprite", "Card", "Lillia, Protector of Dreams", "Bird")
    assert [keyword(game, x, "Tank") for x in names] == [1, 1, 0, 0, 0]


@shows("Master Yi, Unstoppable")
@pytest.mark.parametrize(
    ("gained", "energy", "power"), [(2, 12, 3), (3, 10, 2), (5, 10, 2), (6, 8, 1), (10, 8, 1), (11, 6, 0), (16, 6, 0)]
)
def test_master_yi_costs_less_with_more_xp(gained: int, energy: int, power: int):
    def game_with(have: int, calm: int) -> bool:
        mine = Seat(hand=["Master Yi, Unstoppable"], energy=have, power=f"Calm {calm}" if calm else "", xp=gained)
        return "play Master Yi, Unstoppable" in offered(Position(seats=[mine, Seat(xp=20)]).start())

    assert game_with(energy, power)
    assert not game_with(energy - 1, power)
    assert not power or not game_with(energy, power - 1)


@shows("Master Yi, Unstoppable")
@pytest.mark.parametrize(("gained", "there"), [(15, True), (16, False)])
def test_master_yi_is_not_chosen_by_enemies_with_sixteen_xp(gained: int, there: bool):
    poke = gear_card("Poke", use(exhaust_me(), deal(1, a(unit.enemy))))
    game = Position(seats=[Seat(hand=[JAB], base=[poke]), Seat(base=["Master Yi, Unstoppable"], xp=gained)]).start()
    assert (("play Jab" in offered(game)), ("use Poke" in offered(game))) == (there, there)
    cheer = spell_card("Cheer", stun(a(unit)))
    mine = Position(seats=[Seat(hand=[cheer], base=["Master Yi, Unstoppable", "Recruit"], xp=gained), Seat()]).start()
    do(mine, "play Cheer")
    assert offered(mine) == ["pick Master Yi, Unstoppable", "pick Recruit"]
