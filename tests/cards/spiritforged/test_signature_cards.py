"""Signature spells and gear of the legends of Spiritforged."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Equip,
    I,
    Reaction,
    a,
    cost,
    deal,
    gain_xp,
    gear,
    kill,
    unit,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.game import Game
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    controller,
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
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4, energy=2)
ROBOT = unit_card("Robot", might=4, tags=("Mech",))
TRINKET = gear_card("Trinket")
SWORD = equipment("Sword", Equip(cost("Fury")), bonus=2)
AXE = equipment("Axe", Equip(cost("Fury")), bonus=1)
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
SLAY = spell_card("Slay", Reaction, kill(a(unit)))
RUST = spell_card("Rust", Reaction, kill(a(gear)))
EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")

REACTIONS = {
    "Danger Zone": (1, "Mind 1"),
    "Counter Strike": (2, "Calm 1"),
    "Defiant Dance": (1, "Calm 1"),
    "Riposte": (2, "Body 2"),
}


@shows(*REACTIONS)
@pytest.mark.parametrize("name", REACTIONS)
def test_a_reaction_answers_a_spell(name: str) -> None:
    energy, power = REACTIONS[name]
    seats = [Seat(hand=[ZAP]), Seat(hand=[name], energy=energy, power=power, base=[ROBOT, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Zap", "pick Robot")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


ACTIONS = {"Relentless Pursuit": (2, "Body 1"), "Arcane Shift": (3, "Chaos 1")}
NEITHER = {"Void Rush": (2, "Fury 1"), "Arise!": (6, "Calm 1"), "On the Hunt": (1, "Body 2")}


@shows(*ACTIONS, *NEITHER)
@pytest.mark.parametrize("name", [*ACTIONS, *NEITHER])
def test_an_action_is_played_in_a_showdown_and_no_other_spell_is(name: str) -> None:
    energy, power = {**ACTIONS, **NEITHER}[name]
    fields = [Field(EAST), Field(WEST, 0, {0: [GIANT]})]
    seats = [Seat(base=["Recruit"]), Seat(hand=[name], energy=energy, power=power, base=[ROBOT])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Recruit", "at East")
    while seat_asked(game) != 1:
        do(game, "pass")
    assert offered(game) == ["pass", *([f"play {name}"] if name in ACTIONS else [])]


@shows("Danger Zone")
@pytest.mark.parametrize(
    ("energy", "power", "more"), [(2, "Mind 1, Calm 1", 2), (1, "Mind 1, Calm 1", 1), (2, "Fury 1", 1)]
)
def test_danger_zone_gives_your_mechs_a_might_and_again_for_one_and_a_power(energy: int, power: str, more: int) -> None:
    mine = Seat(hand=["Danger Zone"], energy=energy, power=power, base=[ROBOT, OGRE])
    theirs = Seat(base=[unit_card("Theirs", tags=("Mech",))])
    game = Position(seats=[mine, theirs], fields=[Field(EAST, 0, {0: ["Mega-Mech"]})]).start()
    do(game, "play Danger Zone", *(["yes"] if more == 2 else []))
    settle(game)
    assert [might(game, x) for x in ("Robot", "Mega-Mech", "Ogre", "Theirs")] == [4 + more, 8 + more, 4, 2]
    do(game, "end")
    assert might(game, "Robot") == 4


def pursuing(**more: object) -> Game:
    mine = Seat(
        hand=["Relentless Pursuit"],
        energy=2,
        power="Fury 1",
        base=[Piece(OGRE, exhausted=True), SWORD, TRINKET, Piece(ROBOT, attached=[AXE])],
    )
    theirs = Seat(base=[GIANT, equipment("Theirs", bonus=3)])
    fields = [Field(EAST), Field(WEST, 0, {0: ["Recruit"]})]
    return Position(seats=[mine, theirs], fields=fields).start()


@shows("Relentless Pursuit")
@pytest.mark.parametrize(("answers", "strength"), [(["pick Axe", "yes"], 5), (["pick Sword", "no"], 4), (["done"], 4)])
def test_relentless_pursuit_moves_a_friend_and_may_arm_it(answers: list[str], strength: int) -> None:
    game = pursuing()
    do(game, "play Relentless Pursuit")
    assert offered(game) == ["pick Ogre", "pick Recruit", "pick Robot"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick East", "pick West"]
    do(game, "pick East")
    assert offered(game) == ["done", "pick Axe", "pick Sword"]
    do(game, answers[0])
    settle_chain(game)
    do(game, *answers[1:])
    settle_chain(game)
    assert ("Ogre" in at_field(game), might(game, "Ogre")) == (True, strength)


@shows("Relentless Pursuit")
@pytest.mark.parametrize(("answer", "home"), [("yes", True), ("no", False)])
def test_relentless_pursuit_lets_the_unit_go_home_as_it_conquers_this_turn(answer: str, home: bool) -> None:
    game = pursuing()
    do(game, "play Relentless Pursuit", "pick Ogre", "pick East", "done")
    settle(game)
    assert points(game) == [1, 0]
    do(game, answer)
    settle(game)
    assert ("Ogre" in base(game, 0), "Ogre" in at_field(game)) == (home, not home)


@shows("Relentless Pursuit")
def test_relentless_pursuit_gives_the_text_for_this_turn_only() -> None:
    game = Position(
        seats=[Seat(hand=["Relentless Pursuit"], energy=2, power="Fury 1"), Seat()],
        fields=[Field(EAST, 0, {0: [OGRE]}), Field(WEST)],
    ).start()
    do(game, "play Relentless Pursuit", "pick base 0")
    settle(game)
    assert base(game, 0) == ["Ogre"]
    do(game, "end", "end", "move Ogre", "at West")
    settle(game)
    assert (question(game), at_field(game, 1)) == ("main", ["Ogre"])


@shows("Spinning Axe")
def test_spinning_axe_is_drawn_as_an_answer_and_attached_at_once() -> None:
    mine = Seat(hand=["Spinning Axe"], energy=2, power="Chaos 1", base=[ROBOT, OGRE])
    game = Position(seats=[Seat(hand=[ZAP]), mine]).start()
    do(game, "play Zap", "pick Robot", "play Spinning Axe", "pick Ogre")
    settle(game)
    assert might(game, "Ogre") == 7


@shows("Spinning Axe")
@pytest.mark.parametrize(("worn", "left"), [(True, ["Ogre", "Spinning Axe"]), (False, ["Ogre"])])
def test_spinning_axe_is_lost_where_nobody_wears_it(worn: bool, left: list[str]) -> None:
    mine = Seat(base=[Piece(OGRE, attached=["Spinning Axe"])] if worn else [OGRE, "Spinning Axe"])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "end", "end")
    settle(game)
    assert base(game, 0) == left


ANY_POWER = {"Spinning Axe": 3, "Forgefire Cape": 3, "Rabadon's Deathcrown": 3, "Shurelya's Requiem": 2}


@shows(*ANY_POWER)
@pytest.mark.parametrize("name", ANY_POWER)
def test_an_equipment_of_a_legend_is_attached_for_any_power(name: str) -> None:
    for power, there in (("Body 1", True), ("", False)):
        game = Position(seats=[Seat(base=[name, "Recruit"], power=power, energy=3), Seat()]).start()
        assert (f"use {name}" in offered(game)) is there
        if there:
            do(game, f"use {name}")
            settle(game)
            assert (might(game, "Recruit"), len(game.sides[0].power)) == (1 + ANY_POWER[name], 0)


@shows("Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem")
@pytest.mark.parametrize("name", ["Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem"])
def test_an_equipment_of_ornn_is_unique(name: str) -> None:
    game = Position(seats=[Seat(base=[name]), Seat()]).start()
    assert keyword(game, name, "Unique") == 1


@shows("Forgefire Cape")
@pytest.mark.parametrize("attacks", [True, False])
def test_forgefire_cape_burns_all_enemies_here_as_its_bearer_fights(attacks: bool) -> None:
    worn = Piece(GIANT, attached=["Forgefire Cape"])
    others = [unit_card(x, might=9) for x in ("One", "Two")]
    if attacks:
        fields = [Field(EAST, 1, {1: others}), Field(WEST, 1, {1: [unit_card("Far", might=9)]})]
        game = Position(seats=[Seat(base=[worn]), Seat()], fields=fields, every_window=True).start()
        do(game, "move Giant", "at East")
    else:
        fields = [Field(EAST, 1, {1: [worn]}), Field(WEST, 0, {0: [unit_card("Far", might=9)]})]
        game = Position(seats=[Seat(base=others), Seat()], fields=fields, every_window=True).start()
        do(game, "move One", "at East", "pick Two")
    settle_chain(game)
    assert [damage_to(game, x) for x in ("One", "Two", "Far", "Giant")] == [[2], [2], [], []]


@shows("Rabadon's Deathcrown")
@pytest.mark.parametrize(("worn", "dealt"), [(True, 4), (False, 1)])
def test_rabadons_deathcrown_makes_your_spells_and_abilities_stronger_while_worn(worn: bool, dealt: int) -> None:
    crowned: list[PieceLike] = (
        [Piece(OGRE, attached=["Rabadon's Deathcrown"])] if worn else [OGRE, "Rabadon's Deathcrown"]
    )
    archer = unit_card("Archer", when(I.am_played, deal(1, a(unit.enemy))))
    game = Position(seats=[Seat(hand=[ZAP, archer], base=crowned), Seat(base=[GIANT], hand=[ZAP])]).start()
    do(game, "play Zap")
    settle(game)
    do(game, "play Archer")
    settle(game)
    assert damage_to(game, "Giant") == [dealt, dealt]
    do(game, "end", "play Zap", "pick Ogre")
    settle(game)
    assert damage_to(game, "Ogre") == [1]


@shows("Shurelya's Requiem")
def test_shurelyas_requiem_readies_your_units_as_it_is_played() -> None:
    mine = Seat(
        hand=["Shurelya's Requiem"],
        energy=4,
        power="Calm 2",
        base=[Piece(OGRE, exhausted=True), Piece(gear_card("Lamp"), exhausted=True)],
    )
    fields = [Field(EAST, 0, {0: [Piece("Recruit", exhausted=True)]})]
    game = Position(seats=[mine, Seat(base=[Piece(GIANT, exhausted=True)])], fields=fields).start()
    do(game, "play Shurelya's Requiem")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Ogre", "Recruit", "Lamp", "Giant")] == [False, False, True, True]


@shows("Shurelya's Requiem")
def test_shurelyas_requiem_lets_your_units_beside_its_bearer_gank() -> None:
    fields = [
        Field(EAST, 0, {0: [Piece(OGRE, attached=["Shurelya's Requiem"]), "Sprite"]}),
        Field(WEST, 0, {0: ["Recruit"]}),
    ]
    game = Position(seats=[Seat(base=[ROBOT]), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at East")
    names = ("Ogre", "Sprite", "Recruit", "Robot", "Giant")
    assert [keyword(game, x, "Ganking") for x in names] == [1, 1, 0, 0, 0]


def rushing(energy: int, *top: object) -> Game:
    mine = Seat(hand=["Void Rush"], energy=2 + energy, power="Order 1", deck=list(top))  # type: ignore[arg-type]
    game = Position(seats=[mine, Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]).start()
    do(game, "play Void Rush")
    settle(game)
    return game


DEAR = unit_card("Dear", energy=3)


@shows("Void Rush")
@pytest.mark.parametrize(
    ("energy", "answers", "home", "gone", "drawn"),
    [
        (1, ["pick Dear", "at base 0"], ["Dear"], [], ["Giant"]),
        (0, ["pick Dear"], [], ["Dear"], ["Giant"]),
        (1, ["done"], [], [], ["Dear", "Giant"]),
    ],
)
def test_void_rush_plays_one_of_two_for_two_less_and_draws_the_rest(
    energy: int, answers: list[str], home: list[str], gone: list[str], drawn: list[str]
) -> None:
    game = rushing(energy, DEAR, GIANT, OGRE)
    assert offered(game) == ["done", "pick Dear", "pick Giant"]
    do(game, *answers)
    settle(game)
    assert (base(game, 0), banished(game, 0), hand(game, 0), deck(game, 0)) == (home, gone, drawn, ["Ogre"])
    assert game.sides[0].energy == (0 if home else energy)


@shows("Void Rush")
def test_void_rush_reveals_what_it_looks_at() -> None:
    game = rushing(0, "Undertitan", DEAR)
    do(game, "pick Dear", "at base 0")
    settle(game)
    assert (base(game, 0), hand(game, 0), game.sides[0].energy) == (["Dear"], ["Undertitan"], 1)


@shows("Counter Strike")
def test_counter_strike_prevents_the_next_damage_of_a_unit_and_draws() -> None:
    seats = [Seat(hand=[ZAP, ZAP]), Seat(hand=["Counter Strike"], energy=2, power="Body 1", base=[GIANT, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Zap", "pick Giant", "play Counter Strike")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Giant"), len(hand(game, 1))) == ([], 1)
    do(game, "play Zap", "pick Giant")
    settle(game)
    assert damage_to(game, "Giant") == [1]


@shows("Counter Strike")
def test_counter_strike_saves_an_enemy_too_and_lasts_for_the_turn() -> None:
    seats = [
        Seat(hand=["Counter Strike", ZAP], energy=2, power="Body 1", base=[OGRE, TRINKET]),
        Seat(base=[GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Counter Strike")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    do(game, "end", "end", "play Zap")
    settle(game)
    assert damage_to(game, "Giant") == [1]


@shows("Defiant Dance")
def test_defiant_dance_gives_two_might_to_one_and_takes_two_from_another_this_turn() -> None:
    seats = [Seat(hand=["Defiant Dance"], energy=1, power="Chaos 1", base=[OGRE, TRINKET]), Seat(base=[GIANT, ROBOT])]
    game = Position(seats=seats).start()
    do(game, "play Defiant Dance")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Robot"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Giant", "pick Robot"]
    do(game, "pick Robot")
    settle(game)
    assert [might(game, x) for x in ("Ogre", "Robot", "Giant")] == [6, 2, 9]
    do(game, "end")
    assert [might(game, x) for x in ("Ogre", "Robot")] == [4, 4]


@shows("Defiant Dance")
def test_defiant_dance_needs_two_units() -> None:
    game = Position(seats=[Seat(hand=["Defiant Dance"], energy=1, power="Chaos 1", base=[OGRE]), Seat()]).start()
    assert "play Defiant Dance" not in offered(game)


@shows("Arise!")
@pytest.mark.parametrize("readied", [0, 1, 2])
def test_arise_plays_a_soldier_for_each_equipment_and_readies_up_to_two(readied: int) -> None:
    worn = Piece(OGRE, attached=[AXE])
    mine = Seat(
        hand=["Arise!"],
        energy=6,
        power="Order 1",
        base=[worn, SWORD, SWORD, TRINKET, Piece("Sand Soldier", exhausted=True)],
    )
    game = Position(seats=[mine, Seat(base=[AXE])]).start()
    do(game, "play Arise!")
    settle(game)
    assert offered(game) == ["done", *["pick Sand Soldier"] * 3]  # not the one that was there before
    do(game, *["pick Sand Soldier"] * readied, *(["done"] if readied < 2 else []))
    settle(game)
    soldiers = [x for x in game.objects() if x.printed.name == "Sand Soldier"]
    assert sorted(x.exhausted for x in soldiers) == [False] * readied + [True] * (4 - readied)


@shows("Arise!")
def test_arise_does_nothing_without_equipment() -> None:
    mine = Seat(hand=["Arise!"], energy=6, power="Calm 1", base=[OGRE, TRINKET])
    game = Position(seats=[mine, Seat(base=[AXE])]).start()
    do(game, "play Arise!")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Ogre", "Trinket"])


@shows("Arcane Shift")
def test_arcane_shift_plays_a_friend_anew_shoots_an_enemy_and_is_banished() -> None:
    hurt = Piece(OGRE, damage=2, exhausted=True)
    mine = Seat(hand=["Arcane Shift"], energy=3, power="Mind 1", base=[hurt, TRINKET])
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: ["Petty Officer"]})]
    game = Position(seats=[mine, Seat(base=[ROBOT])], fields=fields).start()
    do(game, "play Arcane Shift")
    assert offered(game) == ["pick Ogre", "pick Petty Officer"]
    do(game, "pick Ogre")
    settle(game)
    assert offered(game) == ["at West", "at base 0"]
    do(game, "at West")
    settle(game)
    assert (piece(game, "Ogre").damage, damage_to(game, "Giant"), damage_to(game, "Robot")) == (0, [3], [])
    assert (at_field(game, 1), banished(game, 0), trash(game, 0)) == (["Ogre", "Petty Officer"], ["Arcane Shift"], [])


@shows("Arcane Shift")
def test_arcane_shift_lets_the_owner_play_it() -> None:
    mine = Seat(hand=["Arcane Shift"], energy=3, power="Mind 1", base=[Piece(OGRE, owner=1)])
    fields = [Field(EAST, 1, {1: [GIANT, ROBOT]}), Field(WEST, 1, {1: ["Recruit"]})]
    game = Position(seats=[mine, Seat(base=["Sprite"])], fields=fields).start()
    do(game, "play Arcane Shift")
    assert offered(game) == ["pick Giant", "pick Recruit", "pick Robot"]
    do(game, "pick Giant")
    settle(game)
    assert seat_asked(game) == 1
    do(game, "at base 1")
    settle(game)
    assert ("Ogre" in base(game, 1), damage_to(game, "Giant")) == (True, [3])


@shows("Hostile Takeover")
def test_hostile_takeover_takes_an_enemy_for_the_turn_and_sends_it_home() -> None:
    """It is readied, and conquers; its owner has it back at the end of the turn, in their base."""
    mine = Seat(hand=["Hostile Takeover"], energy=5, power="Mind 2", base=[OGRE])
    fields = [Field(EAST, 1, {1: [Piece(GIANT, exhausted=True)]}), Field(WEST, 0, {0: ["Recruit"]})]
    game = Position(seats=[mine, Seat(base=[ROBOT])], fields=fields).start()
    do(game, "play Hostile Takeover")
    settle(game)
    assert (at_field(game), piece(game, "Giant").controller, piece(game, "Giant").exhausted) == (["Giant"], 0, False)
    assert (controller(game), points(game)) == (0, [1, 0])
    do(game, "end")
    settle(game)
    assert (base(game, 1), piece(game, "Giant").controller) == (["Giant", "Robot"], 1)


@shows("Hostile Takeover")
def test_hostile_takeover_starts_a_combat_with_those_who_stay() -> None:
    mine = Seat(hand=["Hostile Takeover"], energy=5, power="Mind 2")
    fields = [Field(EAST, 1, {1: [GIANT, Piece(ROBOT, attached=[AXE])]})]
    game = Position(seats=[mine, Seat(base=[OGRE])], fields=fields).start()
    do(game, "play Hostile Takeover")
    assert offered(game) == ["pick Giant", "pick Robot"]
    do(game, "pick Giant")
    settle(game)
    assert (trash(game, 1), at_field(game), points(game)) == (["Robot"], ["Giant"], [1, 0])


@shows("Hostile Takeover")
def test_hostile_takeover_comes_from_face_down() -> None:
    mine = Seat(hand=["Hostile Takeover"], runes="Mind 1")
    fields = [Field(EAST, 0, {0: ["Recruit"]})]
    game = Position(seats=[mine, Seat(base=[GIANT])], fields=fields).start()
    do(game, "hide Hostile Takeover", "end", "move Giant")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Hostile Takeover"])
    do(game, "play Hostile Takeover")
    settle(game)
    assert piece(game, "Giant").controller == 0


@shows("On the Hunt")
def test_on_the_hunt_readies_your_units() -> None:
    lamp = Piece(gear_card("Lamp"), exhausted=True)
    mine = Seat(hand=["On the Hunt"], energy=1, power="Chaos 2", base=[Piece(OGRE, exhausted=True), lamp])
    fields = [Field(EAST, 0, {0: [Piece("Recruit", exhausted=True)]})]
    game = Position(seats=[mine, Seat(base=[Piece(GIANT, exhausted=True)])], fields=fields).start()
    do(game, "play On the Hunt")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Ogre", "Recruit", "Lamp", "Giant")] == [False, False, True, True]


@shows("Riposte")
def test_riposte_counters_a_spell_and_gives_its_cost_to_a_friend() -> None:
    """Its Energy cost as printed, whatever was paid; any spell, of whomever."""
    boon = spell_card("Boon", gain_xp(1), energy=3, power=(1,), domains=1)
    mine = Seat(hand=["Riposte"], energy=2, power="Order 2", base=[OGRE, ROBOT, TRINKET])
    seats = [Seat(hand=[boon], energy=3, power="Fury 1", base=[GIANT]), mine]
    game = Position(seats=seats).start()
    do(game, "play Boon", "play Riposte")
    assert offered(game) == ["pick Ogre", "pick Robot"]
    do(game, "pick Ogre")
    settle(game)
    assert (xp(game), trash(game, 0), might(game, "Ogre"), might(game, "Robot")) == ([0, 0], ["Boon"], 7, 4)
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Riposte")
def test_riposte_gives_nothing_for_a_spell_that_costs_nothing() -> None:
    mine = Seat(hand=["Riposte"], energy=2, power="Order 2")
    game = Position(seats=[Seat(hand=[ZAP], base=[GIANT]), mine], fields=[Field(EAST, 1, {1: [OGRE]})]).start()
    do(game, "play Zap", "play Riposte")
    settle(game)
    assert (damage_to(game, "Ogre"), might(game, "Ogre")) == ([], 4)
