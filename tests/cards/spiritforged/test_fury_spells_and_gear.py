"""Spiritforged: spells and gear of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Equip, I, cost, create, draw, gain_xp, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
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
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

SLOW = spell_card("Slow", gain_xp(1))
SWORD = equipment("Sword", Equip(cost(1)), bonus=2)


@shows("Against the Odds")
@pytest.mark.parametrize("foes", [0, 1, 3])
def test_against_the_odds_gives_two_might_for_each_enemy_unit_there(foes: int):
    """Neither your own units nor enemies elsewhere count."""
    game = Position(
        seats=[Seat(hand=["Against the Odds"], base=["Mountain Drake"], energy=2), Seat(base=["Sprite"])],
        fields=[
            Field(plain_field("East"), 1 if foes else None, {1: [unit_card("Foe", might=1)] * foes}),
            Field(plain_field("West"), 1, {1: ["Petty Officer"]}),
        ],
    ).start()
    plain = might(game, "Mountain Drake")
    do(game, "move Mountain Drake", "at East", "play Against the Odds")
    settle(game)
    assert might(game, "Mountain Drake") == plain + 2 * foes


@shows("Against the Odds")
def test_against_the_odds_is_a_reaction_for_a_friendly_unit_at_a_battlefield_this_turn():
    game = Position(
        seats=[
            Seat(hand=[spell_card("Zap", Action, gain_xp(1))], base=["Mega-Mech"]),
            Seat(hand=["Against the Odds"], base=["Petty Officer"], energy=2),
        ],
        fields=[Field(plain_field("East"), 1, {1: ["Mountain Drake", "Sprite"]}), Field(plain_field("West"))],
    ).start()
    plain = might(game, "Mountain Drake")
    do(game, "play Zap", "play Against the Odds")
    assert offered(game) == ["pick Mountain Drake", "pick Sprite"]
    do(game, "pick Mountain Drake")
    settle(game)
    assert might(game, "Mountain Drake") == plain


@shows("Against the Odds")
def test_against_the_odds_ends_with_the_turn():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Against the Odds"], energy=2)],
        fields=[Field(plain_field("East"), 1, {1: ["Mega-Mech"]}), Field(plain_field("West"))],
    ).start()
    plain = might(game, "Mega-Mech")
    do(game, "move Recruit", "at East", "play Against the Odds")
    settle(game)
    assert might(game, "Mega-Mech") == plain + 2
    do(game, "end")
    assert might(game, "Mega-Mech") == plain


@shows("Blood Rush")
@pytest.mark.parametrize(("answer", "given"), [("yes", [2, 2]), ("no", [2, 0])])
def test_blood_rush_gives_assault_two_and_again_for_one_more(answer: str, given: list[int]):
    game = Position(
        seats=[Seat(hand=["Blood Rush"], energy=2, base=["Recruit", gear_card("Thing")]), Seat(base=["Sprite"])],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Blood Rush", answer)
    assert offered(game) == ["pick Mountain Drake", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit", *(["pick Sprite"] if answer == "yes" else []))
    settle(game)
    assert [keyword(game, x, "Assault") for x in ("Recruit", "Sprite")] == given
    assert game.sides[0].energy == (0 if answer == "yes" else 1)
    do(game, "end")
    assert keyword(game, "Recruit", "Assault") == 0


@shows("Blood Rush")
def test_blood_rush_twice_on_one_unit_is_assault_four():
    game = Position(seats=[Seat(hand=["Blood Rush"], energy=2, base=["Recruit"]), Seat()]).start()
    do(game, "play Blood Rush", "yes")
    settle(game)
    assert keyword(game, "Recruit", "Assault") == 4


ACTIONS = {"Blood Rush": 1, "Sudden Storm": 3}


@shows(*ACTIONS)
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_played_in_a_showdown_and_is_no_answer_to_a_spell(name: str):
    theirs = Seat(hand=[name], energy=ACTIONS[name])
    game = Position(
        seats=[Seat(hand=[SLOW], base=["Recruit"]), theirs],
        fields=[Field(plain_field("Here"), 1, {1: ["Sprite"]}), Field(plain_field("There"))],
    ).start()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked
    do(game, "move Recruit", "at There")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


@shows("Bushwhack")
def test_bushwhack_lets_friendly_units_enter_ready_this_turn_and_makes_a_gold():
    make = spell_card("Make", create(Printed("Imp", UNIT, might=1, token=True)))
    mine = Seat(
        hand=["Bushwhack", unit_card("First"), unit_card("Second"), unit_card("Late"), make], energy=2, power="Fury 1"
    )
    game = Position(seats=[mine, Seat(hand=[unit_card("Foe")])]).start()
    for step in ("play Bushwhack", "play First", "play Make", "play Second"):
        do(game, step)
        settle(game)
    assert not any(piece(game, x).exhausted for x in ("First", "Second", "Imp"))
    assert (base(game, 0), piece(game, "Gold").exhausted) == (["First", "Gold", "Imp", "Second"], True)
    do(game, "end", "play Foe", "end", "play Late")
    assert piece(game, "Foe").exhausted and piece(game, "Late").exhausted


@shows("Bushwhack")
def test_bushwhack_from_face_down_does_nothing_for_the_opponents_units():
    spy = Field(plain_field(), 1, {1: ["Recruit"]}, facedown={1: "Bushwhack"})
    game = Position(
        seats=[Seat(hand=[spell_card("Zap", Action, gain_xp(1)), unit_card("Foe")]), Seat()], fields=[spy]
    ).start()
    do(game, "play Zap", "play Bushwhack")
    settle(game)
    do(game, "play Foe")
    assert (piece(game, "Foe").exhausted, base(game, 1)) == (True, ["Gold"])


MAIN = {"Bushwhack": (2, "Fury 1"), "Detonate": (1, "Fury 1"), "Piercing Light": (2, "Fury 1")}


@shows(*MAIN)
@pytest.mark.parametrize("name", MAIN)
def test_what_is_no_action_waits_for_your_own_main_phase(name: str):
    energy, power = MAIN[name]
    theirs = Seat(hand=[name], base=[gear_card("Thing")], energy=energy, power=power)
    game = Position(seats=[Seat(base=["Recruit"]), theirs], fields=[Field(plain_field())]).start()
    do(game, "move Recruit")
    assert (question(game), seat_asked(game)) == ("main", 0)  # the showdown ended without a question


@shows("Detonate")
@pytest.mark.parametrize(("target", "drawn"), [("Thing", (0, 2)), ("Mine", (2, 0)), ("Sword", (0, 2))])
def test_detonate_kills_a_gear_and_its_controller_draws_two(target: str, drawn: tuple[int, int]):
    cards = [unit_card(x) for x in "ABC"]
    worn = Piece("Recruit", attached=[SWORD])
    game = Position(
        seats=[
            Seat(hand=["Detonate"], base=[gear_card("Mine"), "Sprite"], energy=1, power="Fury 1", deck=cards),
            Seat(base=[gear_card("Thing"), worn], deck=cards),
        ]
    ).start()
    do(game, "play Detonate")
    assert offered(game) == ["pick Mine", "pick Sword", "pick Thing"]
    do(game, f"pick {target}")
    settle(game)
    assert target in trash(game, 0) + trash(game, 1)
    assert (len(hand(game, 0)), len(hand(game, 1))) == drawn


def aimed(*mine: Piece | Printed | str) -> Position:
    return Position(
        seats=[
            Seat(hand=["Angle Shot"], base=list(mine), energy=2, deck=[unit_card("Next"), unit_card("More")]),
            Seat(base=[Piece("Sprite", attached=[equipment("Theirs", Equip(cost(1)), bonus=1)])]),
        ]
    )


@shows("Angle Shot")
def test_angle_shot_attaches_an_equipment_of_the_same_controller():
    worn = Piece("Mega-Mech", attached=[equipment("Axe", Equip(cost(1)), bonus=4)])
    game = aimed("Recruit", SWORD, gear_card("Thing"), worn).start()
    do(game, "play Angle Shot")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    assert offered(game) == ["pick Axe", "pick Sword"]
    do(game, "pick Axe")
    settle(game)
    do(game, "mode 0")
    assert (might(game, "Recruit"), might(game, "Mega-Mech"), hand(game, 0)) == (5, 8, ["Next"])


@shows("Angle Shot")
def test_angle_shot_detaches_from_the_chosen_unit_alone_and_draws_all_the_same():
    game = aimed("Recruit", Piece("Mega-Mech", attached=[SWORD])).start()
    do(game, "play Angle Shot", "pick Recruit")
    settle(game)
    do(game, "mode 1")
    assert (might(game, "Recruit"), might(game, "Mega-Mech"), hand(game, 0)) == (1, 10, ["Next"])


@shows("Angle Shot")
def test_angle_shot_is_a_reaction_and_leaves_out_who_has_no_equipment():
    game = Position(
        seats=[
            Seat(hand=[spell_card("Zap", Action, gain_xp(1))], base=["Sprite"]),
            Seat(hand=["Angle Shot"], base=["Recruit", SWORD], energy=2),
        ]
    ).start()
    do(game, "play Zap", "play Angle Shot")
    settle(game)
    do(game, "mode 0")
    assert might(game, "Recruit") == 3


@shows("Angle Shot")
def test_angle_shot_detaches_what_a_unit_wears():
    game = aimed(Piece("Recruit", attached=[SWORD])).start()
    do(game, "play Angle Shot", "pick Sprite")
    settle(game)
    do(game, "mode 1")
    assert (might(game, "Sprite"), hand(game, 0)) == (3, ["Next"])
    assert base(game, 1) == ["Sprite", "Theirs"]
    assert piece(game, "Theirs").attached_to == 0


@shows("Sudden Storm")
@pytest.mark.parametrize(("target", "dealt"), [("Recruit", 4), ("Mega-Mech", 2)])
def test_sudden_storm_deals_four_to_an_attacker_and_two_to_another(target: str, dealt: int):
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Sudden Storm"], base=["Sprite"], energy=3)],
        fields=[
            Field(plain_field("East"), 1, {1: [Piece("Mega-Mech", attached=[SWORD])]}),
            Field(plain_field("West")),
        ],
    ).start()
    do(game, "move Recruit", "at East", "play Sudden Storm")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]  # none in a base
    do(game, f"pick {target}")
    settle(game)
    assert damage_to(game, target)[0] == dealt


@shows("Bushwhack", "Sudden Storm")
@pytest.mark.parametrize("name", ["Bushwhack", "Sudden Storm"])
def test_hidden_is_put_face_down_for_a_rune_and_played_later_for_nothing(name: str):
    game = Position(
        seats=[Seat(hand=[name], runes="Calm 1"), Seat(hand=[spell_card("Zap", Action, gain_xp(1))])],
        fields=[Field(plain_field(), 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, f"hide {name}", "end", "play Zap", f"play {name}")
    settle(game)
    assert (trash(game, 0), base(game, 0)) == ([name], ["Gold"] if name == "Bushwhack" else [])
    assert damage_to(game, "Mega-Mech") == ([2] if name == "Sudden Storm" else [])


@shows("Assembly Rig")
def test_assembly_rig_makes_a_mech_in_your_base_of_a_unit_in_your_trash():
    game = Position(
        seats=[
            Seat(base=["Assembly Rig"], trash=["Mega-Mech", "Gust"], deck=["Flash"], energy=1, power="Fury 1"),
            Seat(trash=["Petty Officer"]),
        ],
        fields=[Field(plain_field(), 0, {0: ["Recruit"]})],
    ).start()
    do(game, "use Assembly Rig")
    settle(game)
    assert (base(game, 0), deck(game, 0), trash(game, 0)) == (
        ["Assembly Rig", "Mech"],
        ["Flash", "Mega-Mech"],
        ["Gust"],
    )
    assert (might(game, "Mech"), piece(game, "Assembly Rig").exhausted) == (3, True)
    assert (game.sides[0].energy, game.sides[0].power) == (0, [])


@shows("Assembly Rig")
@pytest.mark.parametrize(
    ("energy", "power", "dead"), [(0, "Fury 1", "Mega-Mech"), (1, "Calm 1", "Mega-Mech"), (1, "Fury 1", "Gust")]
)
def test_assembly_rig_needs_each_part_of_its_cost(energy: int, power: str, dead: str):
    mine = Seat(base=["Assembly Rig"], trash=[dead], energy=energy, power=power)
    game = Position(seats=[mine, Seat(trash=["Petty Officer"])]).start()
    assert offered(game) == ["end"]


@shows("Piercing Light")
@pytest.mark.parametrize(("answers", "dealt"), [(["pick Sprite"], [2]), (["done"], [])])
def test_piercing_light_deals_two_to_one_at_a_battlefield_and_to_up_to_one_other(answers: list[str], dealt: list[int]):
    game = Position(
        seats=[Seat(hand=["Piercing Light"], energy=2, power="Fury 1"), Seat(base=["Sprite"])],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake", "Recruit"]})],
    ).start()
    do(game, "play Piercing Light")
    assert offered(game) == ["pick Mountain Drake", "pick Recruit"]
    do(game, "pick Mountain Drake")
    assert offered(game) == ["done", "pick Recruit", "pick Sprite"]
    do(game, *answers)
    settle(game)
    assert (damage_to(game, "Mountain Drake"), damage_to(game, "Sprite")) == ([2], dealt)


@shows("Piercing Light")
@pytest.mark.parametrize(
    ("energy", "power", "again"), [(4, "Fury 2", True), (3, "Fury 2", False), (4, "Fury 1", False)]
)
def test_piercing_light_is_repeated_for_its_cost(energy: int, power: str, again: bool):
    game = Position(
        seats=[Seat(hand=["Piercing Light"], energy=energy, power=power), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Piercing Light")
    assert (question(game) == "optional-cost") is again
    do(game, *(["yes"] if again else []))
    settle(game)
    assert damage_to(game, "Mega-Mech") == ([2, 2] if again else [2])


HOLDER = unit_card("Holder", when(I.hold, gain_xp(1)), might=4)
WINNER = unit_card("Winner", when(I.conquer, draw(1)), might=4)


@shows("Skyfall of Areion")
def test_skyfall_of_areion_is_equipped_for_one_energy_and_one_fury():
    for energy, power, there in ((1, "Fury 1", True), (0, "Fury 1", False), (1, "Calm 1", False)):
        game = Position(seats=[Seat(base=["Skyfall of Areion", "Recruit"], energy=energy, power=power), Seat()]).start()
        assert ("use Skyfall of Areion" in offered(game)) is there
    game = Position(seats=[Seat(base=["Skyfall of Areion", "Recruit"], energy=1, power="Fury 1"), Seat()]).start()
    do(game, "use Skyfall of Areion")
    assert might(game, "Recruit") == 3


@shows("Skyfall of Areion")
@pytest.mark.parametrize(("worn", "gained"), [(["Skyfall of Areion"], 1), ([], 0)])
def test_skyfall_of_areion_makes_hold_effects_conquer_effects(worn: list[str], gained: int):
    game = Position(
        seats=[Seat(base=[Piece(HOLDER, attached=worn)]), Seat()],
        fields=[Field(plain_field("East")), Field(plain_field("West"))],
    ).start()
    do(game, "move Holder", "at East")
    settle(game)
    assert xp(game)[0] == gained


@shows("Skyfall of Areion")
@pytest.mark.parametrize(("worn", "drawn"), [(["Skyfall of Areion"], 2), ([], 1)])
def test_skyfall_of_areion_makes_conquer_effects_hold_effects(worn: list[str], drawn: int):
    game = Position(
        seats=[Seat(), Seat(deck=[unit_card(x) for x in "ABC"])],
        fields=[Field(plain_field(), 1, {1: [Piece(WINNER, attached=worn)]})],
    ).start()
    do(game, "end")
    settle(game)
    assert (len(hand(game, 1)), at_field(game)) == (drawn, sorted(["Winner", *worn]))
