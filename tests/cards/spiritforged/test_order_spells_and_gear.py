"""Spells and gear of Spiritforged: Order."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, card_, deal, gain_xp, gear, kill, may_play, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
SLOW = spell_card("Slow", gain_xp(1))
SLAY = spell_card("Slay", Reaction, kill(a(unit)))
EAST, WEST = plain_field("East"), plain_field("West")
ABCD = [unit_card(x) for x in "ABCD"]


@shows("Bonds of Strength")
def test_bonds_of_strength_gives_two_friends_a_might_each_this_turn() -> None:
    """As an answer, and again for two more."""
    seats = [
        Seat(hand=[ZAP], base=["Sprite"]),
        Seat(hand=["Bonds of Strength"], energy=4, base=[OGRE, GIANT, TRINKET]),
    ]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: ["Mystic Poro"]})]).start()
    do(game, "play Zap", "pick Ogre", "play Bonds of Strength", "yes")
    assert offered(game) == ["pick Giant", "pick Mystic Poro", "pick Ogre"]
    do(game, "pick Giant", "pick Ogre", "pick Ogre", "pick Mystic Poro")
    settle(game)
    assert [might(game, x) for x in ("Giant", "Ogre", "Mystic Poro")] == [10, 6, 3]
    assert game.sides[1].energy == 0
    do(game, "end")
    assert [might(game, x) for x in ("Giant", "Ogre")] == [9, 4]


@shows("Bonds of Strength")
@pytest.mark.parametrize(("energy", "again"), [(3, False), (4, True)])
def test_bonds_of_strength_is_repeated_for_two(energy: int, again: bool) -> None:
    game = Position(seats=[Seat(hand=["Bonds of Strength"], energy=energy, base=[OGRE, GIANT]), Seat()]).start()
    do(game, "play Bonds of Strength")
    assert (question(game) == "optional-cost") is again


@shows("Guards!")
@pytest.mark.parametrize(("answer", "exhausted", "left"), [("yes", False, 0), ("no", True, 1)])
def test_guards_brings_a_sand_soldier_that_an_order_readies(answer: str, exhausted: bool, left: int) -> None:
    fields = [Field(EAST, 0, {0: [OGRE]}), Field(WEST)]
    game = Position(seats=[Seat(hand=["Guards!"], energy=3, power="Order 1"), Seat()], fields=fields).start()
    do(game, "play Guards!")
    settle(game)
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    settle(game)
    do(game, answer)
    settle(game)
    assert (at_field(game), piece(game, "Sand Soldier").exhausted) == (["Ogre", "Sand Soldier"], exhausted)
    assert (might(game, "Sand Soldier"), len(game.sides[0].power)) == (2, left)


@shows("Guards!")
def test_guards_asks_for_order_and_comes_from_face_down() -> None:
    fields = [Field(EAST, 0, {0: [OGRE]}), Field(WEST, 0, {0: ["Recruit"]})]
    seats = [Seat(hand=["Guards!"], runes="Fury 2"), Seat(hand=[ZAP])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "hide Guards!", "at East", "end", "play Zap", "pick Ogre", "play Guards!")
    settle(game)
    assert (at_field(game), piece(game, "Sand Soldier").exhausted) == (["Ogre", "Sand Soldier"], True)
    assert (question(game), seat_asked(game)) == ("main", 1)


@shows("Blood Money")
@pytest.mark.parametrize(("victim", "gold"), [("Mystic Poro", 1), ("Friend", 2)])
def test_blood_money_kills_a_weak_unit_for_gold(victim: str, gold: int) -> None:
    fields = [
        Field(EAST, 1, {1: ["Mystic Poro", Piece(unit_card("Three", might=3), attached=[equipment("Sword")])]}),
        Field(WEST, 0, {0: [unit_card("Friend", might=2)]}),
    ]
    game = Position(seats=[Seat(hand=["Blood Money"], energy=2, base=["Recruit"]), Seat()], fields=fields).start()
    do(game, "play Blood Money")
    assert offered(game) == ["pick Friend", "pick Mystic Poro"]
    do(game, f"pick {victim}")
    settle(game)
    assert (base(game, 0).count("Gold"), base(game, 1)) == (gold, [])
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")
    assert [*trash(game, 0), *trash(game, 1)] == sorted(["Blood Money", victim])


@shows("Blood Money")
def test_blood_money_is_an_action() -> None:
    fields = [Field(EAST, 1, {1: ["Mystic Poro"]})]
    game = Position(seats=[Seat(base=[OGRE]), Seat(hand=["Blood Money"], energy=2)], fields=fields).start()
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Blood Money"])


@shows("Blood Money")
@pytest.mark.parametrize("mine", [True, False])
def test_blood_money_pays_nothing_if_the_unit_was_gone(mine: bool) -> None:
    fields = [Field(EAST, 0 if mine else 1, {0 if mine else 1: ["Mystic Poro"]})]
    seats = [Seat(hand=["Blood Money"], energy=2), Seat(hand=[SLAY], base=["Sprite"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Blood Money", "play Slay", "pick Mystic Poro")
    settle(game)
    assert base(game, 0) == []


@shows("Deathgrip")
def test_deathgrip_gives_the_might_of_a_friend_to_another_and_draws() -> None:
    """As it was on the board, in answer to a spell."""
    seats = [
        Seat(hand=[ZAP]),
        Seat(hand=["Deathgrip"], energy=2, base=[Piece(OGRE, might=2), "Recruit", TRINKET]),
    ]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [GIANT]})]).start()
    do(game, "play Zap", "pick Giant", "play Deathgrip")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Giant", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (trash(game, 1), might(game, "Recruit"), len(hand(game, 1))) == (["Deathgrip", "Ogre"], 7, 1)
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Deathgrip")
def test_deathgrip_gives_nothing_and_draws_if_the_friend_was_gone() -> None:
    seats = [Seat(hand=["Deathgrip"], energy=2, base=[OGRE, "Recruit"]), Seat(hand=[SLAY], base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Deathgrip", "pick Ogre", "play Slay", "pick Ogre")
    settle(game)
    assert (might(game, "Recruit"), len(hand(game, 0))) == (1, 1)


@shows("Deathgrip")
def test_deathgrip_gives_nothing_for_one_that_was_saved() -> None:
    """Soraka recalls it instead: it was not killed."""
    fields = [Field(EAST, 0, {0: ["Soraka, Wanderer", "Recruit"]})]
    game = Position(seats=[Seat(hand=["Deathgrip"], energy=2, base=[OGRE]), Seat()], fields=fields).start()
    do(game, "play Deathgrip", "pick Recruit", "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), base(game, 0), len(hand(game, 0))) == (4, ["Ogre", "Recruit"], 1)


@shows("Deathgrip")
def test_deathgrip_needs_another_friend() -> None:
    game = Position(seats=[Seat(hand=["Deathgrip"], energy=2, base=[OGRE]), Seat(base=[GIANT])]).start()
    assert "play Deathgrip" not in offered(game)


@shows("Drag Under")
def test_drag_under_kills_a_unit_at_a_battlefield_in_a_showdown() -> None:
    fields = [Field(EAST), Field(WEST, 1, {1: [Piece(GIANT, attached=[equipment("Sword")])]})]
    seats = [Seat(base=[OGRE, "Sprite"]), Seat(hand=["Drag Under"], energy=5, power="Order 1", base=["Recruit"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Ogre", "at East", "done")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Drag Under"])
    do(game, "play Drag Under")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (trash(game, 0), game.sides[1].energy) == (["Ogre"], 0)


@shows("Drag Under")
@pytest.mark.parametrize(
    ("held", "energy", "there"), [(True, 5, True), (True, 4, False), (False, 3, True), (False, 2, False)]
)
def test_drag_under_costs_two_less_from_elsewhere(held: bool, energy: int, there: bool) -> None:
    fount = gear_card("Fount", may_play(card_.yours.in_trash))
    hand_, dead = (["Drag Under"], []) if held else ([], ["Drag Under"])
    mine = Seat(hand=hand_, trash=dead, base=[fount], energy=energy, power="Order 1")
    game = Position(seats=[mine, Seat()], fields=[Field(EAST, 1, {1: [OGRE]})]).start()
    assert ("play Drag Under" in offered(game)) is there


@shows("Rally the Troops")
def test_rally_the_troops_buffs_every_friendly_unit_played_this_turn_and_draws() -> None:
    mine = Seat(hand=["Rally the Troops", OGRE, GIANT], energy=2, base=["Recruit"])
    game = Position(seats=[mine, Seat(hand=[unit_card("Late")])]).start()
    do(game, "play Rally the Troops")
    settle(game)
    assert len(hand(game, 0)) == 3
    for name in ("Ogre", "Giant"):
        do(game, f"play {name}")
        settle(game)
    assert [might(game, x) for x in ("Ogre", "Giant", "Recruit")] == [5, 10, 1]
    do(game, "end", "play Late")
    settle(game)
    assert might(game, "Late") == 2


@shows("Rally the Troops")
def test_rally_the_troops_is_an_action_and_minds_no_enemy() -> None:
    seats = [
        Seat(hand=[OGRE], base=["Sprite"]),
        Seat(hand=["Rally the Troops"], energy=2, base=["Recruit"]),
    ]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "move Sprite")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Rally the Troops"])
    do(game, "play Rally the Troops")
    settle(game)
    do(game, "play Ogre", "at base 0")
    settle(game)
    assert might(game, "Ogre") == 4


@shows("Vanguard Armory")
def test_vanguard_armory_brings_three_recruits_wherever_you_like() -> None:
    fields = [Field(EAST, 0, {0: [OGRE]}), Field(WEST)]
    game = Position(seats=[Seat(base=["Vanguard Armory"]), Seat()], fields=fields).start()
    do(game, "use Vanguard Armory")
    settle(game)
    do(game, "at East", "at base 0", "at East")
    settle(game)
    assert (at_field(game), base(game, 0)) == (["Ogre", "Recruit", "Recruit"], ["Recruit", "Vanguard Armory"])
    assert (question(game), piece(game, "Vanguard Armory").exhausted) == ("main", True)


@shows("Altar of Memories")
@pytest.mark.parametrize(("place", "top"), [(0, "Ogre"), (1, "B")])
def test_altar_of_memories_draws_and_puts_a_card_back(place: int, top: str) -> None:
    seats = [Seat(hand=[SLAY, OGRE], base=["Altar of Memories", "Recruit"], deck=ABCD), Seat(base=[GIANT], hand=[ZAP])]
    game = Position(seats=seats).start()
    do(game, "play Slay", "pick Recruit")
    settle(game)
    do(game, "yes")
    settle(game)
    assert offered(game) == ["pick A", "pick Ogre"]
    do(game, "pick Ogre", f"mode {place}")
    settle(game)
    assert (hand(game, 0), deck(game, 0)[0], piece(game, "Altar of Memories").exhausted) == (["A"], top, True)
    assert deck(game, 0) == (["Ogre", "B", "C", "D"] if place == 0 else ["B", "C", "D", "Ogre"])


@shows("Altar of Memories")
def test_altar_of_memories_may_be_left_and_minds_no_enemy() -> None:
    seats = [Seat(hand=[SLAY, SLAY], base=["Altar of Memories", "Recruit"], deck=ABCD), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Slay", "pick Giant")
    settle(game)
    assert question(game) == "main"
    do(game, "play Slay", "no")
    settle(game)
    assert (hand(game, 0), piece(game, "Altar of Memories").exhausted) == ([], False)


@shows("Altar of Memories")
def test_altar_of_memories_does_not_mind_a_gear() -> None:
    rust = spell_card("Rust", kill(a(gear.friendly)))
    game = Position(seats=[Seat(hand=[rust], base=["Altar of Memories", TRINKET]), Seat()]).start()
    do(game, "play Rust", "pick Trinket")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", [])


def equips(name: str, bonus: int) -> None:
    """It is attached for an Order, and gives its bonus."""
    for power, there in (("Order 1", True), ("Fury 1", False)):
        game = Position(seats=[Seat(base=[name, "Recruit"], power=power), Seat()]).start()
        assert (f"use {name}" in offered(game)) is there
        if there:
            do(game, f"use {name}")
            settle(game)
            assert (might(game, "Recruit"), len(game.sides[0].power)) == (1 + bonus, 0)


@shows("B.F. Sword")
def test_bf_sword_gives_three_might() -> None:
    equips("B.F. Sword", 3)


@shows("Eye of the Herald")
def test_eye_of_the_herald_brings_a_recruit_wherever_its_bearer_moves() -> None:
    equips("Eye of the Herald", 0)
    game = Position(
        seats=[Seat(base=[Piece(OGRE, attached=["Eye of the Herald"])]), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert (at_field(game), base(game, 0)) == (["Eye of the Herald", "Ogre", "Recruit"], [])
    fields = [Field(EAST, 0, {0: [Piece(OGRE, attached=["Eye of the Herald"])]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "move Ogre")
    settle(game)
    assert base(game, 0) == ["Eye of the Herald", "Ogre", "Recruit"]


@shows("Sacred Shears")
def test_sacred_shears_draw_as_their_bearer_dies() -> None:
    equips("Sacred Shears", 1)
    seats = [Seat(hand=[SLAY]), Seat(base=[Piece(OGRE, attached=["Sacred Shears"])])]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    settle(game)
    assert (hand(game, 0), len(hand(game, 1)), base(game, 1)) == ([], 1, ["Sacred Shears"])


@shows("Blade of the Ruined King")
@pytest.mark.parametrize(("power", "there"), [("Order 1", True), ("Fury 1", False)])
def test_blade_of_the_ruined_king_asks_for_an_order_and_a_life(power: str, there: bool) -> None:
    seats = [Seat(base=["Blade of the Ruined King", OGRE, "Recruit", TRINKET], power=power), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    assert ("use Blade of the Ruined King" in offered(game)) is there
    if there:
        do(game, "use Blade of the Ruined King", "pick Recruit")
        settle(game)
        assert (might(game, "Recruit"), trash(game, 0)) == (5, ["Ogre"])


@shows("Blade of the Ruined King")
def test_blade_of_the_ruined_king_is_not_for_a_lonely_unit() -> None:
    seats = [Seat(base=["Blade of the Ruined King", OGRE], power="Order 1"), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    assert "use Blade of the Ruined King" not in offered(game)
