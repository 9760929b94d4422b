"""Whom a text means: filters, places and sides."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Noun,
    Tank,
    a,
    banish,
    battlefield,
    choose,
    draw,
    each_player,
    every,
    exhaust_me,
    gear,
    give,
    have,
    it,
    legend,
    me,
    player,
    ready,
    return_to_hand,
    spell,
    stun,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import select as se
from farfield.rules.terms import OTHERS, SPELL, TANK, YOURS
from tests.scenarios.table import (
    banished,
    do,
    gear_card,
    hand,
    might,
    name_of,
    odd,
    offered,
    piece,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    unit_card,
)

RING = gear_card("Ring", tags=("Equipment",))
STRAP = gear_card("Strap")


def meant(noun: Noun) -> list[str]:
    """Names of all a spell could choose by this description, at a well-filled table."""
    probe = spell_card("Probe", *odd(SPELL, choose(a(noun)), draw(1)))
    game = Position(
        seats=[
            Seat(
                hand=[probe],
                base=[
                    Piece("Mega-Mech", exhausted=True),
                    Piece("Daring Poro", damage=1),
                    Piece("Recruit", buffed=True),
                    Piece("Annie, Fiery", stunned=True),
                    Piece("Tibbers", empowered=True),
                ],
                champion="Annie, Stubborn",
                legend="Dark Child",
                trash=["Mystic Poro", "Gust"],
                banished=["Flash"],
            ),
            Seat(base=[Piece("Petty Officer", attached=[RING]), "Gold"], legend="Wuju Bladesman"),
        ],
        fields=[
            Field("Void Gate", 0, {0: [Piece("Sai Scout", attached=[STRAP])]}, {0: "Stupefy"}),
            Field("Startipped Peak", 1, {1: ["Lecturing Yordle", "Mech"]}),
            Field(plain_field("Moor")),
        ],
        every_window=True,
    ).start()
    if "play Probe" not in offered(game):
        return []
    do(game, "play Probe")
    if question(game) != "target":  # there was only one: it is chosen already
        (item,) = game.arenas[0].chain
        return [name_of(game, id) for ids in item.bound for id in ids]
    return [text.removeprefix("pick ") for text in offered(game)]


ALL_MINE = ["Annie, Fiery", "Daring Poro", "Mega-Mech", "Recruit", "Sai Scout", "Tibbers"]
ALL_THEIRS = ["Lecturing Yordle", "Mech", "Petty Officer"]


@pytest.mark.parametrize(
    ("noun", "names"),
    [
        (unit, sorted(ALL_MINE + ALL_THEIRS)),
        (unit.friendly, ALL_MINE),
        (unit.yours, ALL_MINE),
        (unit.enemy, ALL_THEIRS),
        (unit._with(side=OTHERS), ALL_THEIRS),
        (unit.at_battlefield, ["Lecturing Yordle", "Mech", "Sai Scout"]),
        (unit.in_base.enemy.token, []),
        (unit.in_base.friendly, [n for n in ALL_MINE if n != "Sai Scout"]),
        (unit.ready.friendly, [n for n in ALL_MINE if n != "Mega-Mech"]),
        (unit.is_(se.STUNNED, negate=True).friendly, [n for n in ALL_MINE if n != "Annie, Fiery"]),
        (unit.mighty, ["Mega-Mech", "Petty Officer", "Sai Scout", "Tibbers"]),
        (unit.alone, ["Petty Officer", "Sai Scout"]),
        (unit.token, ["Mech", "Recruit"]),
        (unit.nontoken.enemy, ["Lecturing Yordle", "Petty Officer"]),
        (unit.is_(se.SIGNATURE, negate=True).friendly, [n for n in ALL_MINE if n != "Tibbers"]),
        (unit.might_at_least(7), ["Mega-Mech", "Tibbers"]),
        (unit.might_at_most(2), ["Daring Poro", "Lecturing Yordle", "Recruit"]),
        (unit.costing_at_least(7), ["Mega-Mech", "Tibbers"]),
        (unit.costing_at_most(3, power=0), ["Daring Poro", "Lecturing Yordle", "Mech", "Recruit"]),
        (unit.tagged("Annie", "Mech"), ["Annie, Fiery", "Mech", "Mega-Mech", "Tibbers"]),
        (unit.named("Mech", "Recruit"), ["Mech", "Recruit"]),
        (unit.of_domain("Mind"), ["Lecturing Yordle", "Mega-Mech"]),
        (
            unit._with(se.EitherFilter(se.HasKeyword(TANK), se.IsNamed("Recruit"))),
            ["Lecturing Yordle", "Recruit"],
        ),
        (unit.enemy._with(se.NotFilter(se.IsNamed("Mech"))), ["Lecturing Yordle", "Petty Officer"]),
        (unit._with(se.OnSide(YOURS)), ALL_MINE),
        (gear.is_(se.ATTACHED), ["Ring", "Strap"]),
        (gear, ["Gold", "Ring", "Strap"]),
        (battlefield.occupied, ["Startipped Peak", "Void Gate"]),
        (battlefield.is_(se.CONTROLLED), ["Startipped Peak", "Void Gate"]),
        (battlefield.is_(se.CONTESTED), []),
        (battlefield, ["Moor", "Startipped Peak", "Void Gate"]),
        (legend, ["Dark Child", "Wuju Bladesman"]),
        (unit.in_trash.enemy, []),
        (unit.conquered_this_turn, []),
    ],
)
def test_descriptions(noun, names):
    assert meant(noun) == names


@pytest.mark.parametrize(
    ("noun", "name"),
    [
        (unit.exhausted, "Mega-Mech"),
        (unit.stunned, "Annie, Fiery"),
        (unit.buffed, "Recruit"),
        (unit.damaged, "Daring Poro"),
        (unit.empowered, "Tibbers"),
        (unit.equipped, "Petty Officer"),  # a Strap is no Equipment
        (unit.with_keyword(TANK), "Lecturing Yordle"),
        (unit.champion, "Annie, Fiery"),
        (gear.equipment, "Ring"),
        (battlefield.open, "Moor"),
        (battlefield.enemy, "Startipped Peak"),
        (unit.in_trash, "Mystic Poro"),
        (unit.in_champion_zone, "Annie, Stubborn"),
        (spell.facedown, "Stupefy"),
        (spell.in_banishment, "Flash"),
    ],
)
def test_descriptions_that_fit_one_object_only(noun, name):
    assert meant(noun) == [name]


@pytest.mark.clause("core 2.3")
def test_every_copy_of_its_name_is_your_chosen_champion():
    cheer = spell_card("Cheer", give(every(unit.yours.is_(se.CHOSEN_CHAMPION)), 1))
    game = Position(
        seats=[Seat(hand=[cheer], champion="Annie, Fiery", base=["Annie, Fiery", "Annie, Stubborn"]), Seat()]
    ).start()
    do(game, "play Cheer")
    settle(game)
    fiery, stubborn = (game.card(id) for id in game.places[0].units)
    assert (game.might(fiery.id), game.might(stubborn.id)) == (5, 3)


def test_another_one_at_the_same_place_of_the_same_player():
    pair = spell_card(
        "Pair",
        choose(a(unit.friendly, "first")),
        stun(a(unit.other_than("first").at_same_place_as("first").same_controller_as("first"))),
    )
    game = Position(
        seats=[Seat(hand=[pair], base=["Recruit", "Mech"]), Seat(base=["Sprite"])],
        fields=[Field(controller=0, units={0: ["Tentacle"]})],
    ).start()
    do(game, "play Pair")
    assert offered(game) == ["pick Mech", "pick Recruit"]  # the Tentacle has nobody beside it
    do(game, "pick Recruit")
    settle(game)
    assert piece(game, "Mech").stunned


def test_one_at_another_place_with_less_might():
    pair = spell_card(
        "Pair",
        choose(a(unit.friendly, "first")),
        stun(a(unit.enemy.at_other_place_than("first").with_less_might_than("first"))),
    )
    game = Position(
        seats=[Seat(hand=[pair], base=["Mech"]), Seat(base=["Recruit", "Mega-Mech"])],
        fields=[Field(controller=1, units={1: ["Sprite", "Tentacle"]})],
    ).start()
    do(game, "play Pair")
    assert offered(game) == ["pick Recruit", "pick Tentacle"]  # the Sprite has no less than the Mech


def test_less_might_than_me():
    bully = unit_card("Bully", use(exhaust_me(), stun(a(unit.enemy.with_less_might_than()))), might=3)
    game = Position(seats=[Seat(base=[bully]), Seat(base=["Recruit", "Tentacle", "Mech", "Mega-Mech"])]).start()
    do(game, "use Bully")
    assert offered(game) == ["pick Recruit", "pick Tentacle"]
    more = se.LessMightThan("me", more=True, or_equal=True)
    brave = unit_card("Brave", use(exhaust_me(), stun(a(unit.enemy._with(more)))), might=3)
    game = Position(seats=[Seat(base=[brave]), Seat(base=["Recruit", "Mech", "Mega-Mech"])]).start()
    do(game, "use Brave")
    assert offered(game) == ["pick Mech", "pick Mega-Mech"]


def test_elsewhere_is_a_battlefield_that_is_not_here():
    scout = unit_card("Scout", use(exhaust_me(), stun(a(unit.elsewhere))))
    game = Position(
        seats=[Seat(), Seat(base=["Sprite"])],
        fields=[
            Field("Void Gate", 0, {0: [scout, "Recruit"]}),
            Field("Startipped Peak", 1, {1: ["Mech", "Tentacle"]}),
        ],
    ).start()
    do(game, "use Scout")
    assert offered(game) == ["pick Mech", "pick Tentacle"]


def test_a_battlefield_conquered_this_turn():
    pride = spell_card("Pride", choose(a(battlefield.conquered_this_turn, "there")), draw(1))
    game = Position(
        seats=[Seat(hand=[pride], base=["Recruit"]), Seat()], fields=[Field("Void Gate"), Field("Startipped Peak")]
    ).start()
    assert "play Pride" not in offered(game)
    do(game, "move Recruit", "at Void Gate")
    settle(game)
    assert points(game) == [1, 0]
    assert "play Pride" in offered(game)


def test_a_chosen_players_units():
    hex_ = spell_card("Hex", choose(a(player, "who")), give(every(unit._with(se.OfPlayer("who"))), -1))
    game = Position(seats=[Seat(hand=[hex_], base=["Mech"]), Seat(base=["Sprite"])]).start()
    do(game, "play Hex")
    assert offered(game) == ["pick seat 0", "pick seat 1"]
    do(game, "pick seat 1")
    settle(game)
    assert (might(game, "Mech"), might(game, "Sprite")) == (3, 2)


def test_passives_that_speak_of_others():
    banner = gear_card("Banner", have(unit.friendly.tagged("Poro"), 1, Tank))
    game = Position(seats=[Seat(base=[banner, "Daring Poro", "Recruit"]), Seat(base=["Mystic Poro"])]).start()
    assert [might(game, name) for name in ("Daring Poro", "Recruit", "Mystic Poro")] == [3, 1, 2]


def test_it_is_what_was_chosen_before():
    wake = spell_card("Wake", stun(a(unit)), ready(it()), give(it(), 1))
    game = Position(seats=[Seat(hand=[wake], base=[Piece("Mech", exhausted=True)]), Seat()]).start()
    do(game, "play Wake")
    settle(game)
    mech = piece(game, "Mech")
    assert (mech.stunned, mech.exhausted, might(game, "Mech")) == (True, False, 4)


def test_returning_a_card_from_banishment():
    recover = spell_card("Recover", return_to_hand(a(spell.yours.in_banishment)))
    game = Position(seats=[Seat(hand=[recover], banished=["Gust"]), Seat(banished=["Flash"])]).start()
    do(game, "play Recover")
    settle(game)
    assert (hand(game, 0), banished(game, 0), banished(game, 1)) == (["Gust"], [], ["Flash"])


def test_each_opponent_does_it_in_turn_order():
    tax = spell_card("Tax", each_player(banish(every(unit.yours)), side=OTHERS))
    keeper = unit_card("Keeper", when(you.play(spell), give(me, 1)))
    game = Position(seats=[Seat(hand=[tax], base=[keeper]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Tax")
    settle(game)
    assert (banished(game, 0), banished(game, 1)) == ([], ["Daring Poro"])
    assert might(game, "Keeper") == 3
