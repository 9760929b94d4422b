"""Unleashed: units of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import I, a, gain_xp, kill, permanent, when, you
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    ambushes,
    attacked,
    ganks,
    hunts,
    is_accelerated,
    is_hidden,
    settle_in_any_order,
)
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

BOLT = spell_card("Bolt", gain_xp(1), energy=4)
DART = spell_card("Dart", gain_xp(1), energy=3)


@shows("Arena Kingpin")
def test_arena_kingpin_enters_ready_and_gives_a_unit_three_might_this_turn():
    game = Position(
        seats=[Seat(hand=["Arena Kingpin"], base=["Recruit", gear_card("Thing")], energy=5), Seat(base=["Sprite"])],
        fields=[Field(EAST, 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Arena Kingpin", "use Arena Kingpin")
    assert offered(game) == ["pick Arena Kingpin", "pick Mega-Mech", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), piece(game, "Arena Kingpin").exhausted) == (4, True)
    do(game, "end")
    assert might(game, "Recruit") == 1


ASSAULT = {"Inferna": 2, "Sharkling": 4, "Towering Pairofant": 1}


@shows(*ASSAULT)
@pytest.mark.parametrize("name", ASSAULT)
def test_a_unit_with_assault_has_more_might_as_an_attacker(name: str):
    game = attacked(name, WALL).start()
    printed = might(game, name)
    do(game, f"move {name}", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [printed + ASSAULT[name]]


AMBUSH = {"Inferna": (2, ""), "Lord Broadmane": (5, "Fury 1"), "Grim Apothecary": (3, "")}


@shows(*AMBUSH)
@pytest.mark.parametrize("name", AMBUSH)
def test_an_ambush_is_a_reaction_to_a_battlefield_where_you_have_units(name: str):
    ambushes(name, *AMBUSH[name])


@shows("Sharkling", "Red Brambleback")
@pytest.mark.parametrize(("name", "energy", "power"), [("Sharkling", 3, "Fury 1"), ("Red Brambleback", 4, "Fury 2")])
def test_a_unit_with_accelerate_enters_ready_for_its_price(name: str, energy: int, power: str):
    is_accelerated(name, energy, power)


@shows("Mischievous Marai")
def test_mischievous_marai_deals_two_to_an_enemy_where_it_is_played():
    is_hidden("Mischievous Marai")
    game = Position(
        seats=[
            Seat(hand=["Mischievous Marai"], power="Calm 1"),
            Seat(hand=[ZAP], base=[unit_card("Foe", might=5), unit_card("Late")]),
        ],
        fields=[Field(EAST, 0, {0: ["Recruit"]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "hide Mischievous Marai", "end", "move Foe", "at East", "done", "pass", "play Mischievous Marai")
    settle(game)
    assert (damage_to(game, "Foe")[0], damage_to(game, "Wall"), damage_to(game, "Recruit")) == (2, [], [])


@shows("Mischievous Marai")
def test_mischievous_marai_reaches_nobody_elsewhere():
    for place in ("at base 0", "at East"):
        game = Position(
            seats=[Seat(hand=["Mischievous Marai"], energy=2), Seat(base=["Sprite"])],
            fields=[Field(EAST, 0, {0: ["Recruit"]})],
        ).start()
        do(game, "play Mischievous Marai", place)
        assert (question(game), damage_to(game, "Sprite")) == ("main", [])


@shows("Prepared Neophyte")
def test_prepared_neophyte_has_four_more_might_after_a_dear_spell_of_yours():
    game = Position(
        seats=[Seat(hand=[DART, BOLT, unit_card("Dear", energy=4)], base=["Prepared Neophyte"], energy=11), Seat()]
    ).start()
    do(game, "play Dear", "play Dart")
    assert might(game, "Prepared Neophyte") == 1
    do(game, "play Bolt")
    assert might(game, "Prepared Neophyte") == 5
    do(game, "end")
    assert might(game, "Prepared Neophyte") == 1


@shows("Prepared Neophyte")
def test_prepared_neophyte_does_not_heed_an_opponents_spell():
    game = Position(seats=[Seat(hand=[BOLT], energy=4), Seat(base=["Prepared Neophyte"])]).start()
    do(game, "play Bolt")
    assert might(game, "Prepared Neophyte") == 1


@shows("Revna the Lorekeeper")
def test_revna_is_readied_by_a_spell_for_four_or_more():
    tired = Piece("Revna the Lorekeeper", exhausted=True)
    game = Position(
        seats=[Seat(hand=[DART, BOLT, unit_card("Dear", energy=4)], base=[tired], energy=11), Seat()]
    ).start()
    do(game, "play Dear", "play Dart")
    assert piece(game, "Revna the Lorekeeper").exhausted
    do(game, "play Bolt")
    settle(game)
    assert not piece(game, "Revna the Lorekeeper").exhausted


@shows("Revna the Lorekeeper")
def test_revna_moves_between_battlefields_and_does_not_heed_an_opponents_spell():
    ganks("Revna the Lorekeeper")
    tired = Piece("Revna the Lorekeeper", exhausted=True)
    game = Position(seats=[Seat(hand=[BOLT], energy=4), Seat(base=[tired])]).start()
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Revna the Lorekeeper").exhausted


@shows("Towering Pairofant")
@pytest.mark.parametrize(
    ("victim", "side", "ready"), [("Sprite", 0, True), ("Sprite", 1, True), ("Gold", 0, False), ("", 0, False)]
)
def test_towering_pairofant_enters_ready_if_a_unit_died_this_turn(victim: str, side: int, ready: bool):
    """Anybody's unit, and no gear."""
    doom = spell_card("Doom", kill(a(permanent)))
    theirs = [[victim] if victim and side == seat else [] for seat in (0, 1)]
    game = Position(
        seats=[Seat(hand=["Towering Pairofant", doom], base=theirs[0], energy=6), Seat(base=theirs[1])]
    ).start()
    if victim:
        do(game, "play Doom")
    do(game, "play Towering Pairofant")
    assert piece(game, "Towering Pairofant").exhausted is not ready


@shows("Lord Broadmane")
def test_lord_broadmane_gives_your_other_units_there_assault_this_turn():
    game = Position(
        seats=[Seat(hand=["Lord Broadmane"], base=[unit_card("Home")], energy=5, power="Fury 1"), Seat()],
        fields=[Field(EAST, 0, {0: ["Recruit", unit_card("Friend")]}), Field(WEST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Lord Broadmane", "at East")
    settle(game)
    names = ("Recruit", "Friend", "Lord Broadmane", "Mega-Mech", "Home")
    assert [keyword(game, x, "Assault") for x in names] == [1, 1, 0, 0, 0]
    do(game, "end")
    assert keyword(game, "Recruit", "Assault") == 0


@shows("Lord Broadmane")
def test_lord_broadmane_gives_enemies_nothing():
    game = Position(
        seats=[Seat(hand=["Lord Broadmane"], base=["Recruit"], energy=5, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Recruit", "play Lord Broadmane")  # there is no other place for it now
    settle(game)
    do(game, "pick Recruit")
    assert (sum(damage_to(game, "Wall")), keyword(game, "Wall", "Assault")) == (1 + 1 + 5, 0)


@shows("Scorchclaw")
@pytest.mark.parametrize(("gained", "power", "ready"), [(2, 3, False), (3, 4, True)])
def test_scorchclaw_is_stronger_and_enters_ready_with_three_xp(gained: int, power: int, ready: bool):
    hunts("Scorchclaw", 2)
    game = Position(seats=[Seat(hand=["Scorchclaw"], energy=3, power="Fury 1", xp=gained), Seat(xp=9)]).start()
    do(game, "play Scorchclaw")
    assert (might(game, "Scorchclaw"), piece(game, "Scorchclaw").exhausted) == (power, not ready)


@shows("Yeti Brawler")
@pytest.mark.parametrize(("foe", "gold"), [(3, ["Gold", "Gold"]), (4, [])])
def test_yeti_brawler_conquers_with_three_excess_damage_for_two_gold(foe: int, gold: list[str]):
    game = attacked("Yeti Brawler", unit_card("Foe", might=foe)).start()
    do(game, "move Yeti Brawler", "at East")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (gold, [])
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Grim Apothecary")
@pytest.mark.parametrize(("answer", "held"), [("yes", ["Recruit"]), ("no", [])])
def test_grim_apothecary_may_return_a_friendly_unit_at_a_battlefield(answer: str, held: list[str]):
    game = Position(
        seats=[Seat(hand=["Grim Apothecary"], base=["Petty Officer"], energy=3), Seat()],
        fields=[Field(EAST, 0, {0: [unit_card("Friend")]}), Field(WEST, 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Grim Apothecary", "at base 0")
    settle(game)
    do(game, answer)
    settle(game)
    assert hand(game, 0) == (["Friend"] if held else [])


@shows("Grim Apothecary")
def test_grim_apothecary_may_return_itself_and_nobody_in_a_base():
    game = Position(
        seats=[Seat(hand=["Grim Apothecary"], base=["Petty Officer", gear_card("Thing")], energy=3), Seat()],
        fields=[
            Field(EAST, 0, {0: [Piece(unit_card("Friend"), attached=[gear_card("Band")])]}),
            Field(WEST, 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    do(game, "play Grim Apothecary", "at East", "yes")
    assert offered(game) == ["pick Friend", "pick Grim Apothecary"]


@shows("Undying Legion")
def test_undying_legion_comes_back_from_the_trash_after_another_card():
    game = Position(seats=[Seat(hand=[ZAP], trash=["Undying Legion"], energy=3, power="Fury 1"), Seat()]).start()
    assert "play Undying Legion" not in offered(game)
    do(game, "play Zap", "play Undying Legion")
    assert (base(game, 0), trash(game, 0)) == (["Undying Legion"], ["Zap"])
    assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 0)


@shows("Undying Legion")
@pytest.mark.parametrize(
    ("energy", "power", "there"), [(3, "Fury 1", True), (2, "Fury 1", False), (3, "Calm 1", False)]
)
def test_undying_legion_costs_a_fury_more_from_the_trash(energy: int, power: str, there: bool):
    game = Position(seats=[Seat(hand=[ZAP], trash=["Undying Legion"], energy=energy, power=power), Seat()]).start()
    do(game, "play Zap")
    assert ("play Undying Legion" in offered(game)) is there


@shows("Undying Legion")
def test_undying_legion_costs_three_from_the_hand():
    game = Position(seats=[Seat(hand=["Undying Legion", ZAP], energy=3), Seat(trash=["Undying Legion"])]).start()
    do(game, "play Undying Legion")
    assert base(game, 0) == ["Undying Legion"]


@shows("Inviolus Vox")
def test_inviolus_vox_gives_a_friendly_unit_eight_might_this_turn_when_it_conquers():
    game = Position(
        seats=[Seat(base=["Inviolus Vox", "Recruit", gear_card("Thing")]), Seat(base=["Sprite"])],
        fields=[Field(EAST), Field(WEST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "move Inviolus Vox", "at East", "done")
    settle(game)
    assert offered(game) == ["pick Inviolus Vox", "pick Mega-Mech", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 9
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Inviolus Vox")
def test_inviolus_vox_does_nothing_for_a_hold():
    game = Position(seats=[Seat(), Seat(base=["Recruit"])], fields=[Field(EAST, 1, {1: ["Inviolus Vox"]})]).start()
    do(game, "end")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 1)


SCOUT = unit_card("Scout", when(I.conquer, gain_xp(1)), might=3)
BANNER = gear_card("Banner", when(you.conquer, gain_xp(10)))


@shows("Red Brambleback")
def test_red_brambleback_doubles_your_conquer_effects_where_it_is():
    """Its own: two buffs; those of others: of a unit that conquers with it, and of a gear that sees you conquer."""
    game = Position(
        seats=[Seat(base=["Red Brambleback", SCOUT, BANNER, "Recruit"]), Seat(base=[BANNER])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Red Brambleback", "at East", "pick Scout", "done")
    while question(game) in ("order", "target", "choose", "priority", "focus", "move-more"):
        do(game, next(x for x in ("pick Recruit", "done", "pass", *offered(game)) if x in offered(game)))
    assert xp(game) == [22, 0]
    assert might(game, "Recruit") == 2


@shows("Red Brambleback")
def test_red_brambleback_buffs_two_friendly_units_with_one_conquest():
    game = Position(
        seats=[Seat(base=["Red Brambleback", "Recruit", gear_card("Thing")]), Seat(base=["Sprite"])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Red Brambleback", "at East", "done")
    settle(game)
    assert offered(game) == ["pick Recruit", "pick Red Brambleback"]
    do(game, "pick Recruit", "pick Red Brambleback")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Red Brambleback")) == (2, 5)


@shows("Red Brambleback")
def test_red_brambleback_doubles_nothing_elsewhere_nor_for_a_hold():
    game = Position(
        seats=[Seat(base=["Red Brambleback", SCOUT, BANNER]), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Scout", "at East", "done")
    settle_in_any_order(game)
    assert xp(game) == [11, 0]
    game = Position(
        seats=[Seat(), Seat(base=[gear_card("Flag", when(you.hold, gain_xp(1)))])],
        fields=[Field(EAST, 1, {1: ["Red Brambleback"]})],
    ).start()
    do(game, "end")
    settle(game)
    assert xp(game) == [0, 1]


@shows("Red Brambleback")
def test_two_red_bramblebacks_let_it_trigger_two_more_times():
    game = Position(
        seats=[Seat(base=["Red Brambleback", "Red Brambleback", BANNER]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "move Red Brambleback", "pick Red Brambleback")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert xp(game) == [30, 0]
