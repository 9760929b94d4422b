"""Legends of Vendetta and their signature cards: Akali, Renekton, Zed, Nasus, and Shen's legend."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Empower,
    Flow,
    Reaction,
    a,
    banish,
    cost,
    draw,
    kill,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_an_action, waits_for_the_main_phase
from tests.cards.vendetta.empowering import flows
from tests.scenarios.table import (
    at_field,
    banished,
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
    offers,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
TRINKET = gear_card("Trinket")
EAST, WEST = plain_field("East"), plain_field("West")
AKALI, RENEKTON, ZED = "Rogue Assassin", "Butcher of the Sands", "Master of Shadows"
NASUS, SHEN = "Curator of the Sands", "Eye of Twilight"


@shows(AKALI)
@pytest.mark.parametrize(("energy", "power", "there"), [(3, "Calm 1", True), (2, "Calm 1", False), (3, "", False)])
def test_the_rogue_assassin_is_empowered_for_three_and_a_power(energy: int, power: str, there: bool) -> None:
    game = Position(seats=[Seat(legend=AKALI, energy=energy, power=power), Seat()]).start()
    assert offers(game, f"use {AKALI} 0") is there
    if there:
        do(game, f"use {AKALI} 0")
        settle(game)
        assert (piece(game, AKALI).empowered, piece(game, AKALI).exhausted) == (1, False)


@shows(AKALI)
@pytest.mark.parametrize("empowered", [0, 1])
def test_the_rogue_assassin_takes_a_friend_out_of_a_showdown(empowered: int) -> None:
    seats = [Seat(legend=Piece(AKALI, empowered=empowered), base=[OGRE, "Recruit"]), Seat()]
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: [unit_card("Away")]})]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Ogre", "at East", "pick Recruit", f"use {AKALI} 1")
    assert offered(game) == ["pick Ogre", "pick Recruit"]  # the third one is in no showdown
    do(game, "pick Ogre")
    settle_chain(game)
    assert (base(game, 0), piece(game, "Ogre").exhausted) == (["Ogre"], not empowered)
    assert (piece(game, AKALI).exhausted, piece(game, "Recruit").exhausted) == (True, True)


@shows(AKALI)
def test_the_rogue_assassin_does_nothing_on_another_turn() -> None:
    seats = [Seat(legend=Piece(AKALI, empowered=1)), Seat(base=[GIANT])]
    fields = [Field(EAST, 0, {0: [Piece(OGRE, exhausted=True)]}), Field(WEST)]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at East", "pass")
    assert seat_asked(game) == 0
    do(game, f"use {AKALI} 1")
    settle_chain(game)
    assert (at_field(game), piece(game, AKALI).exhausted) == (["Giant", "Ogre"], True)


@shows(AKALI)
def test_the_rogue_assassin_helps_a_teammate_in_a_showdown() -> None:
    seats = [Seat(legend=AKALI, base=[OGRE]), Seat(), Seat(), Seat()]
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST)]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo()).start()
    do(game, "move Ogre", "at East", f"use {AKALI} 1")
    settle_chain(game)
    assert (base(game, 0), at_field(game)) == (["Ogre"], ["Giant"])


@shows("Shuriken Flip")
@pytest.mark.parametrize(("picked", "damage"), [("pick Giant", [2]), ("done", [])])
def test_shuriken_flip_deals_two_to_an_enemy_and_moves_a_friend(picked: str, damage: list[int]) -> None:
    waits_for_the_main_phase("Shuriken Flip", 1, "Fury 1")
    seats = [Seat(hand=["Shuriken Flip"], energy=1, power="Calm 1", base=["Recruit"]), Seat(base=["Sprite"])]
    fields = [Field(EAST, 1, {1: [GIANT, "Mech"]}), Field(WEST, 0, {0: [OGRE]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Shuriken Flip")
    assert offered(game) == ["done", "pick Giant", "pick Mech"]
    do(game, picked)
    assert offered(game) == ["pick Ogre", "pick Recruit"]
    do(game, "pick Recruit")
    assert offered(game) == ["pick East", "pick West"]
    do(game, "pick West")
    settle(game)
    assert (damage_to(game, "Giant"), at_field(game, 1), base(game, 0)) == (damage, ["Ogre", "Recruit"], [])
    assert not piece(game, "Recruit").exhausted


@shows("Shuriken Flip")
def test_shuriken_flip_flows_for_three_and_a_power() -> None:
    seats = [Seat(trash=["Shuriken Flip"], energy=3, power="Calm 1", base=["Recruit"]), Seat()]
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: [OGRE]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Shuriken Flip", "pick Giant", "pick Ogre", "pick base 0")
    settle(game)
    assert (damage_to(game, "Giant"), base(game, 0), banished(game, 0)) == (
        [2],
        ["Ogre", "Recruit"],
        ["Shuriken Flip"],
    )
    for energy, power in ((2, "Calm 1"), (9, "")):
        seats = [Seat(trash=["Shuriken Flip"], energy=energy, power=power, base=["Recruit"]), Seat()]
        assert not offers(Position(seats=seats, fields=fields).start(), "play Shuriken Flip")


@shows(RENEKTON)
@pytest.mark.parametrize(
    ("held", "there"),
    [
        (unit_card("Doll", energy=2), True),
        (unit_card("Statue", energy=3), False),
        (gear_card("Vase", energy=2), False),
        (spell_card("Study", draw(1), energy=2), False),
    ],
)
def test_the_butcher_adds_two_energy_for_units(held: object, there: bool) -> None:
    seats = [Seat(legend=RENEKTON, hand=[held], power="Fury 1, Body 1"), Seat()]  # type: ignore[list-item]
    game = Position(seats=seats).start()
    assert (f"play {held.name}" in offered(game)) is there  # type: ignore[attr-defined]
    if there:
        do(game, f"play {held.name}")  # type: ignore[attr-defined]
        settle(game)
        assert (piece(game, RENEKTON).exhausted, game.sides[0].energy) == (True, 0)
    seats = [Seat(legend=RENEKTON, hand=[held], power="Fury 1"), Seat()]  # type: ignore[list-item]
    assert offered(Position(seats=seats).start()) == ["end"]


@shows(RENEKTON)
@pytest.mark.parametrize(("energy", "there"), [(6, True), (7, False)])
def test_the_butcher_makes_six_of_four_ready_runes(energy: int, there: bool) -> None:
    """Four of the runes, and two for the Power of two of them."""
    game = Position(
        seats=[Seat(legend=RENEKTON, hand=[unit_card("Doll", energy=energy)], runes="Fury 4"), Seat()]
    ).start()
    assert offers(game, "play Doll") is there
    if there:
        do(game, "play Doll")
        assert (runes(game, 0), game.sides[0].energy) == ((0, 2), 0)


@shows(RENEKTON)
@pytest.mark.parametrize(("user", "there"), [("unit", True), ("gear", False)])
def test_the_butcher_adds_for_activated_abilities_of_units(user: str, there: bool) -> None:
    mage, well = unit_card("Mage", Empower(cost(2))), gear_card("Well", use(cost(2), draw(1)))
    mine = mage if user == "unit" else well
    game = Position(seats=[Seat(legend=RENEKTON, base=[mine], power="Fury 2"), Seat()]).start()
    assert offers(game, f"use {mine.name}") is there
    exhausted = Seat(legend=Piece(RENEKTON, exhausted=True), base=[mine], power="Fury 2")
    assert not offers(Position(seats=[exhausted, Seat()]).start(), f"use {mine.name}")


@shows(RENEKTON)
def test_the_butcher_adds_as_a_reaction() -> None:
    slow = spell_card("Slow", draw(1))
    seats = [Seat(legend=RENEKTON, power="Fury 2"), Seat(hand=[slow])]
    game = Position(seats=seats, active=1, full_control=True, every_window=True).start()
    do(game, "play Slow", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"use {RENEKTON}"])
    do(game, f"use {RENEKTON}")
    assert piece(game, RENEKTON).exhausted


@shows("Dominus")
def test_dominus_doubles_a_unit_and_lets_it_be_readied_this_turn() -> None:
    is_an_action("Dominus", 4)
    seats = [
        Seat(hand=["Dominus"], runes="Fury 8", base=[Piece(OGRE, exhausted=True), TRINKET]),
        Seat(base=[GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Dominus")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant")) == (8, 9)
    do(game, "use Ogre")
    settle(game)
    assert (piece(game, "Ogre").exhausted, sum(runes(game, 0))) == (False, 6)
    do(game, "end")
    assert might(game, "Ogre") == 4
    do(game, "end")
    assert "use Ogre" not in offered(game)


@shows("Dominus")
def test_what_dominus_gives_costs_two_power() -> None:
    seats = [Seat(hand=["Dominus"], energy=4, power="Fury 1", base=[Piece(OGRE, exhausted=True)]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Dominus")
    settle(game)
    assert "use Ogre" not in offered(game)


VOID = spell_card("Void", Reaction, banish(a(unit)))
ECHO = spell_card("Echo", draw(1), Flow(cost(1)))


@shows(ZED)
@pytest.mark.parametrize(
    ("whose", "target", "empowered"), [(0, "Ogre", 1), (0, "Giant", 0), (1, "Ogre", 0), (0, "Recruit", 0)]
)
def test_the_master_of_shadows_is_empowered_as_you_banish_a_card_of_yours(
    whose: int, target: str, empowered: int
) -> None:
    seats = [
        Seat(legend=ZED, base=[OGRE, "Recruit"], hand=[VOID] if whose == 0 else []),
        Seat(base=[GIANT], hand=[VOID] if whose == 1 else []),
    ]
    game = Position(seats=seats, active=whose).start()
    do(game, "play Void", f"pick {target}")
    settle(game)
    assert piece(game, ZED).empowered == empowered


@shows(ZED)
def test_the_master_of_shadows_is_empowered_by_flow() -> None:
    game = Position(seats=[Seat(legend=ZED, trash=[ECHO], energy=1), Seat()]).start()
    do(game, "play Echo")
    settle(game)
    assert (banished(game, 0), piece(game, ZED).empowered) == (["Echo"], 1)


@shows(ZED)
def test_the_master_of_shadows_discards_and_draws_as_an_action() -> None:
    seats = [Seat(legend=Piece(ZED, empowered=1), hand=["Gust", "Flash"], deck=[OGRE, GIANT]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: ["Recruit"]}), Field(WEST)], active=1).start()
    do(game, "move Giant", "at East", f"use {ZED}")
    settle_chain(game)
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Gust")
    assert (hand(game, 0), trash(game, 0), deck(game, 0)) == (["Flash", "Ogre"], ["Gust"], ["Giant"])
    assert (piece(game, ZED).empowered, piece(game, ZED).exhausted) == (0, True)


@shows(ZED)
@pytest.mark.parametrize(("empowered", "exhausted"), [(0, False), (1, True)])
def test_the_master_of_shadows_must_be_ready_and_empowered(empowered: int, exhausted: bool) -> None:
    legend = Piece(ZED, empowered=empowered, exhausted=exhausted)
    game = Position(seats=[Seat(legend=legend, hand=["Gust"]), Seat()]).start()
    assert not offers(game, f"use {ZED}")


@shows("Death Mark")
def test_death_mark_burns_three_and_brings_a_shadow_clone() -> None:
    waits_for_the_main_phase("Death Mark", 2, "Fury 1")
    cards = [unit_card(x) for x in "ABCD"]
    seats = [Seat(hand=["Death Mark"], energy=2, power="Chaos 1", deck=cards), Seat()]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: [OGRE]}), Field(WEST)]).start()
    do(game, "play Death Mark")
    settle(game)
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    assert (trash(game, 0), deck(game, 0), at_field(game)) == (
        ["A", "B", "C", "Death Mark"],
        ["D"],
        ["Ogre", "Shadow Clone"],
    )
    assert "Shadow Clone" in base(flows("Death Mark", 1, "Fury 1, Chaos 1"), 0)
    game = Position(seats=[Seat(trash=["Death Mark"], energy=1, power="Fury 1"), Seat()]).start()
    assert offered(game) == ["end"]


@shows(NASUS)
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("held", [unit_card("Dear", energy=7), gear_card("Dear", energy=8)])
def test_the_curator_may_exhaust_to_ready_two_runes_for_something_dear(held: object, answer: str) -> None:
    seats = [
        Seat(legend=NASUS, hand=[held], energy=8, exhausted_runes="Calm 3"),  # type: ignore[list-item]
        Seat(exhausted_runes="Fury 1"),
    ]
    game = Position(seats=seats).start()
    do(game, "play Dear", answer)
    if answer == "yes":
        assert offered(game) == ["done", *["pick Calm Rune"] * 3, "pick Fury Rune"]
        do(game, "pick Calm Rune", "pick Calm Rune")
    settle(game)
    assert (runes(game, 0), piece(game, NASUS).exhausted) == (((2, 1), True) if answer == "yes" else ((0, 3), False))


@shows(NASUS)
@pytest.mark.parametrize("held", [unit_card("Doll", energy=6), spell_card("Meteor", draw(1), energy=7)])
def test_the_curator_minds_nothing_cheaper_and_no_spell(held: object) -> None:
    seats = [Seat(legend=NASUS, hand=[held], energy=7, exhausted_runes="Calm 3"), Seat()]  # type: ignore[list-item]
    game = Position(seats=seats).start()
    do(game, f"play {held.name}")  # type: ignore[attr-defined]
    settle(game)
    assert (question(game), runes(game, 0)) == ("main", (0, 3))


@shows(NASUS)
@pytest.mark.parametrize(("energy", "there"), [(7, True), (6, False)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_curator_minds_activated_abilities(energy: int, there: bool, answer: str) -> None:
    well = gear_card("Well", use(cost(energy), draw(1)))
    game = Position(seats=[Seat(legend=NASUS, base=[well], energy=7, exhausted_runes="Calm 3"), Seat()]).start()
    do(game, "use Well")
    settle(game)
    if there:
        do(game, answer)
        if answer == "yes":
            assert offers(game, "done")
            do(game, "pick Calm Rune", "pick Calm Rune")
        settle(game)
    done = there and answer == "yes"
    assert (question(game), runes(game, 0)) == ("main", (2, 1) if done else (0, 3))
    assert piece(game, NASUS).exhausted is done


@shows(NASUS)
def test_the_curator_minds_nothing_of_an_opponent() -> None:
    well, dear = gear_card("Well", use(cost(7), draw(1))), unit_card("Dear", energy=7)
    seats = [Seat(base=[well], hand=[dear], energy=14), Seat(legend=NASUS, exhausted_runes="Calm 1")]
    game = Position(seats=seats).start()
    do(game, "use Well", "play Dear")
    settle(game)
    assert (question(game), seat_asked(game), runes(game, 1)) == ("main", 0, (0, 1))


@shows("Siphoning Strike")
@pytest.mark.parametrize(("mine", "dealt"), [(6, 4), (7, 7)])
def test_siphoning_strike_deals_four_or_seven_with_seven_runes(mine: int, dealt: int) -> None:
    waits_for_the_main_phase("Siphoning Strike", 4)
    seats = [
        Seat(hand=["Siphoning Strike"], energy=4, exhausted_runes=f"Calm {mine}", rune_deck="Calm 4", base=["Recruit"]),
        Seat(exhausted_runes="Calm 2"),
    ]
    fields = [Field(EAST, 1, {1: [Piece(GIANT, attached=[equipment("Band")])]}), Field(WEST, 0, {0: [OGRE]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Siphoning Strike")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Giant"), runes(game, 0)) == ([dealt], (0, mine))


@shows("Siphoning Strike")
@pytest.mark.parametrize(("later", "channelled"), [("this turn", 1), ("another", 0), ("next turn", 0)])
def test_siphoning_strike_channels_when_the_unit_dies_this_turn(later: str, channelled: int) -> None:
    end = spell_card("End", Reaction, kill(a(unit)))
    seats = [Seat(hand=["Siphoning Strike", end], energy=4, rune_deck="Calm 4"), Seat(hand=[end], base=[OGRE])]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [GIANT]}), Field(WEST)]).start()
    do(game, "play Siphoning Strike")
    settle(game)
    assert runes(game, 0) == (0, 0)
    if later == "next turn":
        do(game, "end")
    do(game, "play End", "pick Ogre" if later == "another" else "pick Giant")
    settle(game)
    assert runes(game, 0) == (0, channelled)


@shows("Siphoning Strike")
def test_siphoning_strike_channels_for_what_it_kills() -> None:
    seats = [Seat(hand=["Siphoning Strike"], energy=4, rune_deck="Calm 4"), Seat()]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [OGRE]}), Field(WEST)]).start()
    do(game, "play Siphoning Strike")
    settle(game)
    assert (trash(game, 1), runes(game, 0)) == (["Ogre"], (0, 1))


@shows(SHEN)
def test_the_eye_of_twilight_makes_a_friend_a_tank_as_an_action() -> None:
    seats = [Seat(legend=SHEN, base=[TRINKET, "Recruit"]), Seat(base=[GIANT])]
    fields = [Field(EAST, 0, {0: [OGRE]}), Field(WEST)]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at East", "pass", f"use {SHEN}")
    assert offered(game) == ["pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    settle_chain(game)
    assert (keyword(game, "Ogre", "Tank"), keyword(game, "Recruit", "Tank")) == (1, 0)
    assert piece(game, SHEN).exhausted
    game = Position(seats=[Seat(legend=SHEN, base=[OGRE]), Seat()]).start()
    do(game, f"use {SHEN}")
    settle(game)
    assert keyword(game, "Ogre", "Tank") == 1
    do(game, "end")
    assert keyword(game, "Ogre", "Tank") == 0
