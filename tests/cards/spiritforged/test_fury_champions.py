"""Spiritforged: champions of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Assault, Equip, card_, cost, gain_xp, may_play
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)

ZAP = spell_card("Zap", Action, gain_xp(1))
FOUNT = gear_card("Fount", may_play(card_.yours.in_trash))
WEST = Field(plain_field("West"))
WALL = unit_card("Wall", might=12)


def attacked(name: str, *foes: object, **mine: object) -> Position:
    """Seat 0 has the card in its base, seat 1 these units at East."""
    units = {1: list(foes)}
    seats = [Seat(base=[name], **mine), Seat(hand=[equipment("Theirs", Equip(cost(1)))])]  # type: ignore[arg-type]
    return Position(seats=seats, fields=[Field(plain_field("East"), 1, units), WEST])  # type: ignore[arg-type]


@shows("Draven, Vanquisher")
@pytest.mark.parametrize(("answer", "more", "left"), [("yes", 2, 0), ("no", 0, 1)])
def test_draven_may_pay_a_fury_for_two_might_when_he_attacks(answer: str, more: int, left: int):
    game = attacked("Draven, Vanquisher", WALL, power="Fury 1").start()
    do(game, "move Draven, Vanquisher", "at East", answer)
    settle(game)
    assert damage_to(game, "Wall") == [4 + more]
    assert (len(game.sides[0].power), base(game, 0)) == (left, [])  # he lost: no Gold


@shows("Draven, Vanquisher")
def test_draven_defends_with_two_more_this_turn_and_wins_a_gold():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(power="Fury 1")],
        fields=[Field(plain_field("East"), 1, {1: ["Draven, Vanquisher"]}), WEST],
    ).start()
    do(game, "move Recruit", "at East", "yes")
    settle(game)
    assert (might(game, "Draven, Vanquisher"), base(game, 1)) == (6, ["Gold"])
    assert piece(game, "Gold").exhausted
    do(game, "end")
    assert might(game, "Draven, Vanquisher") == 4


@shows("Draven, Vanquisher")
def test_draven_gets_nothing_where_he_does_not_fight_nor_for_other_power():
    game = attacked("Draven, Vanquisher", "Recruit", power="Calm 1").start()
    do(game, "move Draven, Vanquisher", "at West")
    settle(game)
    assert (base(game, 0), question(game)) == ([], "main")  # conquered without a combat
    poor = attacked("Draven, Vanquisher", "Recruit", power="Calm 1").start()
    do(poor, "move Draven, Vanquisher", "at East")
    settle(poor)
    assert (might(poor, "Draven, Vanquisher"), base(poor, 0)) == (4, ["Gold"])


LIGHT = equipment("Light", Equip(cost(1)), bonus=1, energy=2)
HEAVY = equipment("Heavy", Equip(cost(1)), bonus=1, energy=3)


@shows("Rell, Magnetic")
@pytest.mark.parametrize(
    ("answers", "worn", "left"),
    [(["yes", "pick Light"], 1, ["Heavy", "Thing"]), (["no"], 0, ["Heavy", "Light", "Thing"])],
)
def test_rell_may_play_an_equipment_for_nothing_and_wear_it(answers: list[str], worn: int, left: list[str]):
    game = attacked("Rell, Magnetic", WALL, hand=[LIGHT, HEAVY, gear_card("Thing")]).start()
    do(game, "move Rell, Magnetic", "at East", *answers)
    settle(game)
    assert (damage_to(game, "Wall"), hand(game, 0)) == ([4 + worn], left)


@shows("Rell, Magnetic")
def test_rell_chooses_among_her_own_light_equipment():
    other = equipment("Other", Equip(cost(1)), bonus=3, energy=0)
    game = attacked("Rell, Magnetic", WALL, hand=[LIGHT, HEAVY, other, gear_card("Thing"), "Gust"]).start()
    do(game, "move Rell, Magnetic", "at East", "yes")
    assert offered(game) == ["done", "pick Light", "pick Other"]
    do(game, "pick Other")
    settle(game)
    assert damage_to(game, "Wall") == [7]


@shows("Rell, Magnetic")
def test_rell_takes_the_damage_first():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[Field(plain_field("East"), 1, {1: ["Sprite", "Rell, Magnetic"]}), WEST],
    ).start()
    do(game, "move Recruit", "at East")
    settle(game)
    assert (damage_to(game, "Rell, Magnetic"), damage_to(game, "Sprite")) == ([1], [])


@shows("Rengar, Pouncing")
def test_rengar_pounces_where_you_are_attacking_and_has_assault():
    game = Position(
        seats=[Seat(hand=["Rengar, Pouncing"], base=["Recruit"], energy=3, power="Fury 1"), Seat()],
        fields=[Field(plain_field("East"), 1, {1: [WALL]}), Field(plain_field("West"), 1, {1: ["Sprite"]})],
    ).start()
    do(game, "move Recruit", "at East", "play Rengar, Pouncing")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    assert keyword(game, "Rengar, Pouncing", "Assault") == 2
    settle(game)
    do(game, "pick Recruit")
    assert sum(damage_to(game, "Wall")) == 1 + 3 + 2


@shows("Rengar, Pouncing")
def test_rengar_is_a_reaction_and_goes_to_no_battlefield_that_others_attack():
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Sprite"]), Seat(hand=["Rengar, Pouncing"], energy=3, power="Fury 1")],
        fields=[Field(plain_field("East"), 0, {0: [WALL]}), Field(plain_field("West"), 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Zap", "play Rengar, Pouncing")
    assert offered(game) == ["at West", "at base 1"]
    do(game, "at West")
    settle(game)
    assert at_field(game, 1) == ["Recruit", "Rengar, Pouncing"]


@shows("Rumble, Hotheaded")
def test_rumble_gives_your_mechs_assault():
    """Himself among them; no other unit, and no enemy Mech."""
    game = Position(
        seats=[Seat(base=["Rumble, Hotheaded", "Mega-Mech", "Recruit"]), Seat(base=["Gem Jammer"])], fields=[WEST]
    ).start()
    names = ("Rumble, Hotheaded", "Mega-Mech", "Recruit", "Gem Jammer")
    assert [keyword(game, x, "Assault") for x in names] == [1, 1, 0, 0]


def rumbling(runes_: str, *more: str) -> Position:
    mine = Seat(base=["Rumble, Hotheaded", "Sprite", *more], trash=["Mega-Mech", "Petty Officer", "Gust"], runes=runes_)
    return Position(seats=[mine, Seat(base=["Mystic Poro"], trash=["Gem Jammer"])], fields=[WEST])


@shows("Rumble, Hotheaded")
@pytest.mark.parametrize(("answer", "home", "left"), [("yes", ["Mega-Mech"], (1, 4)), ("no", ["Sprite"], (5, 0))])
def test_rumble_may_recycle_another_unit_to_play_a_mech_for_less(answer: str, home: list[str], left: tuple[int, int]):
    """It costs 7, and a Sprite has 3 Might."""
    game = rumbling("Fury 5").start()
    do(game, "move Rumble, Hotheaded", "done", answer, *(["at base 0"] if answer == "yes" else []))
    settle(game)
    assert (base(game, 0), runes(game, 0)) == (home, left)
    assert ("Mega-Mech" in trash(game, 0)) is (answer == "no")


@shows("Rumble, Hotheaded")
def test_rumble_recycles_neither_himself_nor_an_enemy():
    game = rumbling("Fury 6", "Recruit").start()
    do(game, "move Rumble, Hotheaded", "done", "yes")
    assert offered(game) == ["pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    assert deck(game, 0)[-1] != "Rumble, Hotheaded"
    alone = Position(
        seats=[Seat(base=["Rumble, Hotheaded"], trash=["Mega-Mech"], runes="Fury 9"), Seat(base=["Sprite"])],
        fields=[WEST],
    )
    game = alone.start()
    do(game, "move Rumble, Hotheaded")
    settle(game)
    assert (question(game), trash(game, 0)) == ("main", ["Mega-Mech"])


@shows("Lucian, Gunslinger")
@pytest.mark.parametrize(("more", "dealt"), [([], [1, 3]), ([equipment("Dirk", effect=(Assault(2),))], [3, 5])])
def test_lucian_deals_his_assault_when_he_attacks(more: list[object], dealt: list[int]):
    hero = Piece("Lucian, Gunslinger", attached=more)  # type: ignore[arg-type]
    game = Position(
        seats=[Seat(base=[hero]), Seat(base=["Sprite"])], fields=[Field(plain_field("East"), 1, {1: [WALL]}), WEST]
    ).start()
    do(game, "move Lucian, Gunslinger", "at East")
    settle(game)
    assert damage_to(game, "Wall") == dealt


@shows("Lucian, Gunslinger")
def test_lucian_shoots_an_enemy_unit_here_and_not_when_he_defends():
    game = Position(
        seats=[Seat(base=["Lucian, Gunslinger"]), Seat(base=["Recruit"])],
        fields=[
            Field(plain_field("East"), 1, {1: [WALL, "Mega-Mech"]}),
            Field(plain_field("West"), 1, {1: ["Sprite"]}),
        ],
    ).start()
    do(game, "move Lucian, Gunslinger", "at East")
    assert offered(game) == ["pick Mega-Mech", "pick Wall"]
    game = Position(
        seats=[Seat(base=[WALL]), Seat()], fields=[Field(plain_field("East"), 1, {1: ["Lucian, Gunslinger"]}), WEST]
    ).start()
    do(game, "move Wall", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [2]


GRUNT = unit_card("Grunt", energy=1, domains=1, power=(1,))


@shows("Rek'Sai, Breacher")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_reksai_may_be_accelerated_and_has_assault(answer: str):
    game = Position(seats=[Seat(hand=["Rek'Sai, Breacher"], energy=4, power="Fury 1"), Seat()]).start()
    do(game, "play Rek'Sai, Breacher", answer)
    assert piece(game, "Rek'Sai, Breacher").exhausted is (answer == "no")
    assert (game.sides[0].energy, keyword(game, "Rek'Sai, Breacher", "Assault")) == (int(answer == "no"), 1)


@shows("Rek'Sai, Breacher")
@pytest.mark.parametrize(("place", "asked"), [("trash", True), ("hand", False)])
def test_reksai_accelerates_friendly_units_that_come_from_elsewhere(place: str, asked: bool):
    held, dead = ([GRUNT], []) if place == "hand" else ([], [GRUNT])
    mine = Seat(base=["Rek'Sai, Breacher", FOUNT], hand=held, trash=dead, energy=2, power="Fury 2")
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Grunt")
    assert (question(game) == "optional-cost") is asked
    do(game, *(["yes"] if asked else []))
    assert piece(game, "Grunt").exhausted is not asked


@shows("Rek'Sai, Breacher")
def test_reksai_does_not_accelerate_an_opponents_units():
    game = Position(
        seats=[Seat(base=[FOUNT], trash=[GRUNT], energy=2, power="Fury 2"), Seat(base=["Rek'Sai, Breacher"])]
    ).start()
    do(game, "play Grunt")
    assert (question(game), piece(game, "Grunt").exhausted) == ("main", True)
