"""Battlefields of Unleashed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import (
    Action,
    Ambush,
    Hidden,
    I,
    Reaction,
    Temporary,
    a,
    draw,
    gain_xp,
    kill,
    permanent,
    play_token,
    return_to_hand,
    unit,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    settle_in_any_order,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
GHOST = unit_card("Ghost", Temporary(), might=3)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
STUDY = spell_card("Study", Reaction, draw(1))
THERE = plain_field("There")


@shows("Abandoned Hall")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_abandoned_hall_lets_whoever_plays_a_spell_help_a_unit_of_theirs_here(answer: str) -> None:
    fields = [Field("Abandoned Hall", controller=0, units={0: [OGRE, "Bird"]}), Field(THERE)]
    seats = [Seat(hand=[STUDY, TRINKET], base=["Mega-Mech"]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Trinket")
    settle(game)
    assert question(game) == "main"  # no spell
    do(game, "play Study")
    settle(game)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Bird", "pick Ogre"]
        do(game, "pick Ogre")
    settle(game)
    assert might(game, "Ogre") == (5 if answer == "yes" else 4)
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Abandoned Hall")
def test_abandoned_hall_asks_the_player_of_the_spell() -> None:
    fields = [Field("Abandoned Hall", controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT], hand=[STUDY])], fields=fields, active=1).start()
    do(game, "play Study")
    settle(game)
    assert question(game) == "main"  # nothing of theirs is there
    game = Position(seats=[Seat(), Seat(base=[GIANT], hand=[STUDY])], fields=fields, active=1).start()
    do(game, "move Giant", "play Study")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, "yes")
    settle_chain(game)
    assert question(game) == "main" or might(game, "Giant") == 10


@shows("Altar of Blood")
@pytest.mark.parametrize(("power", "answer", "saved"), [("A 3", "yes", True), ("A 3", "no", False), ("A 2", "", False)])
def test_altar_of_blood_saves_a_unit_that_would_die_in_combat_for_three_power(
    power: str, answer: str, saved: bool
) -> None:
    fields = [Field("Altar of Blood", controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(power=power), Seat(base=[GIANT], power="A 3")], fields=fields, active=1).start()
    do(game, "move Giant")
    settle(game)
    if answer:
        assert (seat_asked(game), offered(game)) == (0, ["no", "yes"])
        do(game, answer)
        settle(game)
    assert (base(game, 0), trash(game, 0)) == ((["Ogre"], []) if saved else ([], ["Ogre"]))
    if saved:
        assert (piece(game, "Ogre").damage, piece(game, "Ogre").exhausted, at_field(game)) == (0, True, ["Giant"])


@shows("Altar of Blood")
def test_altar_of_blood_saves_nobody_outside_of_combat_nor_elsewhere() -> None:
    fields = [Field("Altar of Blood", controller=0, units={0: [OGRE]}), Field(THERE, controller=0, units={0: ["Bird"]})]
    seats = [Seat(power="A 6"), Seat(hand=[BOLT], base=[GIANT], power="A 1")]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "at There")
    settle(game)
    assert question(game) == "main"
    do(game, "play Bolt", "pick Ogre")
    settle(game)
    assert (question(game), trash(game, 0)) == ("main", ["Ogre"])


@shows("Altar of Blood")
@pytest.mark.parametrize("fight", [True, False])
def test_altar_of_blood_saves_whoever_dies_here_while_a_combat_goes_on_anywhere(fight: bool) -> None:
    """Into an empty battlefield there is a showdown, and no combat."""
    guard = {0: ["Bird"]} if fight else {}
    fields = [
        Field("Altar of Blood", controller=0, units={0: [OGRE]}),
        Field(THERE, controller=0 if fight else None, units=guard),
    ]
    seats = [Seat(power="A 3"), Seat(hand=[BOLT], base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at There")
    while seat_asked(game) != 1:
        do(game, "pass")
    do(game, "play Bolt", "pick Ogre")
    settle_chain(game)
    assert (offered(game) == ["no", "yes"]) is fight
    if fight:
        do(game, "yes")
        assert base(game, 0) == ["Ogre"]
    else:
        assert trash(game, 0) == ["Ogre"]


@shows("Altar of Blood")
def test_altar_of_blood_asks_the_controller_of_the_unit() -> None:
    fields = [Field("Altar of Blood", controller=0, units={0: [GIANT]})]
    game = Position(seats=[Seat(power="A 3"), Seat(base=[OGRE], power="A 3")], fields=fields, active=1).start()
    do(game, "move Ogre")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert base(game, 1) == ["Ogre"]


@shows("Altar of Blood")
def test_altar_of_blood_heals_whom_it_saves() -> None:
    fields = [Field("Altar of Blood", controller=0, units={0: [Piece(OGRE, damage=1), "Bird"]})]
    seats = [Seat(power="A 3"), Seat(base=[GIANT], hand=[BOLT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "play Bolt", "pick Ogre")
    settle_chain(game)
    do(game, "yes")
    assert (base(game, 0), piece(game, "Ogre").damage, at_field(game)) == (["Ogre"], 0, ["Bird", "Giant"])


@shows("Amateur Recital")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_amateur_recital_may_send_a_unit_home_as_you_hold(answer: str) -> None:
    fields = [Field("Amateur Recital", controller=1, units={1: [OGRE]}), Field(THERE, controller=0, units={0: [GIANT]})]
    seats = [Seat(base=["Sprite"]), Seat(base=["Mega-Mech"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "end")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Giant")
    settle(game)
    assert (base(game, 0), at_field(game, 1)) == (
        (["Giant", "Sprite"], []) if answer == "yes" else (["Sprite"], ["Giant"])
    )


@shows("Black Flame Altar")
def test_black_flame_altar_shields_temporary_units_here() -> None:
    fields = [
        Field("Black Flame Altar", controller=0, units={0: [GHOST, OGRE]}),
        Field(THERE, controller=0, units={0: [unit_card("Wisp", Temporary())]}),
    ]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    assert [keyword(game, x, "Shield") for x in ("Ghost", "Ogre", "Wisp")] == [1, 0, 0]
    do(game, "move Giant", "at Black Flame Altar")
    assert [might(game, x) for x in ("Ghost", "Ogre", "Giant")] == [4, 4, 9]


@shows("Dusk Rose Lab")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_dusk_rose_lab_may_take_a_unit_here_for_a_card_before_scoring(answer: str) -> None:
    armed = Piece(OGRE, attached=["Doran's Blade"])
    fields = [Field("Dusk Rose Lab", controller=1, units={1: [armed]}), Field(THERE, controller=1, units={1: ["Bird"]})]
    game = Position(seats=[Seat(), Seat(base=["Mega-Mech"], deck=["Gust", "Flash", "Smite"])], fields=fields).start()
    do(game, "end")
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, answer)
    settle_in_any_order(game)
    taken = answer == "yes"
    assert (trash(game, 1), len(hand(game, 1)), game.sides[1].points) == (
        ["Ogre"] if taken else [],
        1 + taken,
        2 - taken,
    )


@shows("Dusk Rose Lab")
def test_dusk_rose_lab_is_yours_alone_on_your_turn() -> None:
    fields = [Field("Dusk Rose Lab", controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "end")
    settle(game)
    assert (seat_asked(game), question(game), hand(game, 0)) == (1, "main", [])


@shows("Forbidding Waste")
@pytest.mark.parametrize(("friends", "strength"), [([], 2), (["Bird"], 4)])
def test_forbidding_waste_weakens_a_unit_that_defends_alone(friends: list[str], strength: int) -> None:
    fields = [Field("Forbidding Waste", controller=0, units={0: [OGRE, *friends]}), Field(THERE)]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    assert might(game, "Ogre") == 4
    do(game, "move Giant", "at Forbidding Waste")
    assert (might(game, "Ogre"), might(game, "Giant")) == (strength, 9)


@shows("Forbidding Waste")
def test_forbidding_waste_minds_nobody_elsewhere() -> None:
    fields = [Field("Forbidding Waste"), Field(THERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at There")
    assert might(game, "Ogre") == 4


@shows("Forgotten Library")
@pytest.mark.parametrize(
    ("spent", "controller", "predicts"), [(4, 0, True), (3, 0, False), (4, None, False), (4, 1, False)]
)
def test_forgotten_library_predicts_as_you_spend_four_on_a_spell(
    spent: int, controller: int | None, predicts: bool
) -> None:
    dear = spell_card("Dear", gain_xp(1), energy=spent)
    units = {} if controller is None else {controller: [OGRE]}
    seats = [Seat(hand=[dear], energy=spent, deck=["Gust", "Flash"], base=["Sprite"]), Seat()]
    game = Position(seats=seats, fields=[Field("Forgotten Library", controller=controller, units=units)]).start()
    do(game, "play Dear")
    settle(game)
    assert question(game) == ("choose" if predicts else "main")
    if predicts:
        assert offered(game) == ["done", "pick Gust"]
        do(game, "pick Gust")
        assert deck(game, 0) == ["Flash", "Gust"]


@shows("Forgotten Library")
def test_forgotten_library_minds_neither_units_nor_an_opponents_spell() -> None:
    dear = unit_card("Dear", energy=4)
    fields = [Field("Forgotten Library", controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=[dear], energy=4), Seat()], fields=fields).start()
    do(game, "play Dear", "at base 0")
    settle(game)
    assert question(game) == "main"
    spell_ = spell_card("Costly", draw(1), energy=4)
    game = Position(seats=[Seat(), Seat(hand=[spell_], energy=4)], fields=fields, active=1).start()
    do(game, "play Costly")
    settle(game)
    assert question(game) == "main"


@shows("Frozen Fortress")
@pytest.mark.parametrize("whose", [0, 1])
def test_frozen_fortress_deals_one_to_each_unit_here_at_each_beginning(whose: int) -> None:
    fields = [
        Field("Frozen Fortress", controller=0, units={0: [OGRE, "Bird"]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    game = Position(seats=[Seat(base=["Mega-Mech"]), Seat()], fields=fields, active=1 - whose).start()
    do(game, "end")
    settle_in_any_order(game)
    assert (damage_to(game, "Ogre"), damage_to(game, "Bird"), damage_to(game, "Mega-Mech")) == ([1], [1], [])
    assert (at_field(game), damage_to(game, "Sprite")) == (["Ogre"], [])


@shows("Gardens of Becoming")
def test_gardens_of_becoming_let_units_here_gain_xp() -> None:
    fields = [
        Field("Gardens of Becoming", controller=0, units={0: [OGRE]}),
        Field(THERE, controller=0, units={0: ["Bird"]}),
    ]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    assert [x for x in offered(game) if x.startswith("use")] == ["use Ogre"]
    do(game, "use Ogre")
    settle(game)
    assert (xp(game), piece(game, "Ogre").exhausted) == ([1, 0], True)


@shows("Ripper's Bay")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 2)), ("no", (1, 0))])
def test_rippers_bay_lets_the_owner_of_a_returned_unit_pay_for_a_rune(answer: str, left: tuple[int, int]) -> None:
    flee = spell_card("Flee", return_to_hand(a(unit)))
    fields = [Field("Ripper's Bay", controller=1, units={1: [GIANT]}), Field(THERE)]
    seats = [Seat(hand=[flee], base=[OGRE], runes="Chaos 3"), Seat(runes="Fury 1", rune_deck="Fury 2")]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Flee", "pick Giant")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, answer)
    settle(game)
    assert (hand(game, 1), runes(game, 1)) == (["Giant"], left)


@shows("Ripper's Bay")
def test_rippers_bay_asks_the_owner_whoever_controls_it() -> None:
    flee = spell_card("Flee", Action, return_to_hand(a(unit.enemy)))
    fields = [Field("Ripper's Bay", controller=0, units={0: [OGRE]})]
    seats = [
        Seat(hand=[flee], runes="Chaos 1", rune_deck="Chaos 2"),
        Seat(base=[GIANT], runes="Fury 1", rune_deck="Fury 2"),
    ]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Flee")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert (runes(game, 0), runes(game, 1)) == ((1, 0), (0, 2))


@shows("Ripper's Bay")
def test_rippers_bay_minds_no_return_from_elsewhere_and_no_death() -> None:
    flee = spell_card("Flee", return_to_hand(a(unit)))
    fields = [Field("Ripper's Bay", controller=1, units={1: [GIANT]})]
    seats = [
        Seat(hand=[flee, BOLT], base=[OGRE], runes="Chaos 3", rune_deck="Chaos 2"),
        Seat(runes="Fury 1", rune_deck="Fury 2"),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Flee", "pick Ogre")
    settle(game)
    do(game, "play Bolt")
    settle(game)
    assert (question(game), runes(game, 0), runes(game, 1)) == ("main", (3, 0), (1, 0))


@shows("Star Spring")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_star_spring_may_send_another_unit_home_as_the_first_is_played_here(answer: str) -> None:
    armed = Piece(OGRE, attached=["Doran's Blade"])
    fields = [Field("Star Spring", controller=0, units={0: [armed, "Bird"]})]
    seats = [Seat(hand=[unit_card("First"), unit_card("Second")], base=["Sprite"]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play First", "at Star Spring")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Bird", "pick Ogre"]
        do(game, "pick Ogre")
    settle(game)
    assert base(game, 0) == (["Doran's Blade", "Ogre", "Sprite"] if answer == "yes" else ["Sprite"])
    do(game, "play Second", "at Star Spring")
    settle(game)
    assert question(game) == "main"  # the first of the turn alone


@shows("Star Spring")
def test_star_spring_minds_neither_tokens_nor_units_played_elsewhere() -> None:
    muster = spell_card("Muster", play_token(RECRUIT))
    fields = [Field("Star Spring", controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=[muster, unit_card("Away"), unit_card("First"), TRINKET]), Seat()]
    fields = [replace(fields[0], facedown={0: gear_card("Snare", Hidden)})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Snare")
    settle(game)
    assert question(game) == "main"  # a gear that was hidden here
    do(game, "play Muster", "at Star Spring")
    settle(game)
    assert question(game) == "main"
    do(game, "play Away", "at base 0")
    settle(game)
    assert question(game) == "main"
    do(game, "play First", "at Star Spring")
    settle(game)
    assert offered(game) == ["no", "yes"]


@shows("Star Spring")
def test_star_spring_knows_each_players_first() -> None:
    fields = [Field("Star Spring", controller=0, units={0: [OGRE]})]
    lurker, spy = unit_card("Lurker", Ambush), unit_card("Spy", Ambush)
    seats = [Seat(hand=[lurker]), Seat(hand=[spy], base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Spy")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, "yes")
    settle_chain(game)
    assert base(game, 1) == ["Giant"]  # theirs, there was nothing to choose
    do(game, "play Lurker")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (0, ["no", "yes"])


@shows("The Academy")
def test_the_academy_lets_the_next_spell_be_repeated_for_its_cost() -> None:
    lesson = spell_card("Lesson", draw(1), energy=1)
    fields = [Field("The Academy", controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=[lesson, lesson, TRINKET], runes="Mind 4", deck=[OGRE] * 9), Seat(hand=[STUDY])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    do(game, "play Trinket")
    settle(game)
    do(game, "play Lesson", "yes")
    settle(game)
    assert (len(hand(game, 0)), runes(game, 0)) == (4, (2, 2))  # the card of the turn and two
    do(game, "play Lesson")
    settle(game)
    assert (question(game), len(hand(game, 0))) == ("main", 4)


@shows("The Academy")
def test_the_academy_helps_this_turn_and_whoever_holds() -> None:
    spark, lesson = (spell_card(x, Reaction, draw(1), energy=1) for x in ("Spark", "Lesson"))
    scholar = unit_card("Scholar", when(I.am_played, gain_xp(1)))
    fields = [Field("The Academy", controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=[scholar, spark], runes="Mind 4"), Seat(hand=[lesson, lesson], runes="Mind 4")]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "end")
    settle(game)
    do(game, "play Scholar", "at base 0", "pass", "play Lesson")
    assert question(game) == "priority"  # an opponent's is not repeated
    settle(game)
    do(game, "end")
    settle(game)
    do(game, "play Lesson", "pass", "play Spark")
    assert question(game) == "priority"  # and yours not on another turn


@shows("Trapping Grounds")
@pytest.mark.parametrize(("strength", "birds"), [(5, 1), (4, 0)])
def test_trapping_grounds_make_a_bird_of_three_excess_damage(strength: int, birds: int) -> None:
    hero = unit_card("Hero", might=strength)
    fields = [Field("Trapping Grounds", controller=1, units={1: [unit_card("Two")]}), Field(THERE)]
    game = Position(seats=[Seat(base=[hero]), Seat()], fields=fields).start()
    do(game, "move Hero", "at Trapping Grounds")
    settle(game)
    if birds:
        assert offered(game) == ["at Trapping Grounds", "at base 0"]
        do(game, "at base 0")
        settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Bird"] * birds)


@shows("Trapping Grounds")
def test_trapping_grounds_mind_no_conquest_elsewhere() -> None:
    fields = [Field("Trapping Grounds"), Field(THERE, controller=1, units={1: ["Bird"]})]
    game = Position(seats=[Seat(base=[GIANT]), Seat()], fields=fields).start()
    do(game, "move Giant", "at There")
    settle(game)
    assert (question(game), at_field(game, 1)) == ("main", ["Giant"])


@shows("Valley of Idols")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 1)), ("no", (1, 0))])
def test_valley_of_idols_lets_a_player_pay_one_to_buff_what_they_play_here(answer: str, left: tuple[int, int]) -> None:
    snare = gear_card("Snare", Hidden)
    fields = [Field("Valley of Idols", controller=0, units={0: [OGRE]}, facedown={0: snare})]
    seats = [Seat(hand=[unit_card("Recruited"), unit_card("Away")], runes="Order 1"), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Snare")
    settle(game)
    assert question(game) == "main"  # a gear
    do(game, "play Away", "at base 0")
    settle(game)
    assert question(game) == "main"
    do(game, "play Recruited", "at Valley of Idols")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (might(game, "Recruited"), might(game, "Ogre"), runes(game, 0)) == (3 if answer == "yes" else 2, 4, left)


@shows("Valley of Idols")
def test_valley_of_idols_serves_any_player() -> None:
    fields = [Field("Valley of Idols", controller=0, units={0: [OGRE]})]
    seats = [Seat(), Seat(hand=[unit_card("Spy", Ambush)], base=[GIANT], runes="Order 1")]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Spy")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])


@shows("Vaults of Helia")
def test_vaults_of_helia_make_your_units_cost_one_more_this_turn() -> None:
    fields = [Field("Vaults of Helia", controller=0, units={0: [OGRE]})]
    muster = spell_card("Muster", play_token(RECRUIT))
    mine = [unit_card("Free"), muster, TRINKET]
    seats = [Seat(hand=mine, exhausted_runes="Order 1"), Seat(hand=[unit_card("Theirs", Ambush)], base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    do(game, "play Trinket")
    settle(game)
    do(game, "play Muster", "at base 0")
    settle(game)
    assert (base(game, 0), runes(game, 0)) == (["Recruit", "Trinket"], (1, 0))
    do(game, "play Free", "at base 0")
    settle(game)
    assert runes(game, 0) == (0, 1)
    do(game, "end", "play Theirs")
    settle(game)
    assert base(game, 1) == ["Giant", "Theirs"]


@shows("Vaults of Helia")
def test_vaults_of_helia_ask_for_it_this_turn_and_of_you() -> None:
    fields = [
        Field("Vaults of Helia", controller=0, units={0: [OGRE]}),
        Field(THERE, controller=1, units={1: ["Bird"]}),
    ]
    seats = [
        Seat(hand=[unit_card("Free", Ambush), spell_card("Shout", gain_xp(1))]),
        Seat(hand=[unit_card("Theirs", Ambush), spell_card("Cry", gain_xp(1))]),
    ]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "end")
    settle(game)
    assert "play Free" not in offered(game)
    do(game, "play Shout", "pass", "play Theirs")
    settle(game)
    assert at_field(game, 1) == ["Bird", "Theirs"]
    do(game, "end")
    settle(game)
    do(game, "play Cry", "pass", "play Free")
    settle(game)
    assert at_field(game) == ["Free", "Ogre"]
