"""Spells, gear and champions of Spiritforged: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, Reaction, a, deal, draw, gear, kill, unit, when
from farfield.games import Field, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
ROBOT = unit_card("Robot", might=4, tags=("Mech",))
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
STUDY = spell_card("Study", Reaction, draw(1), energy=1)
HERE, THERE = plain_field("Here"), plain_field("There")

BARD, EZREAL, RENATA, RUMBLE = "Bard, Mercurial", "Ezreal, Dashing", "Renata Glasc, Mastermind", "Rumble, Scrapper"
ORNN = "Ornn, Forge God"


@shows("Chemtech Cask")
@pytest.mark.parametrize(("answer", "gold"), [("yes", ["Chemtech Cask", "Gold"]), ("no", ["Chemtech Cask"])])
def test_chemtech_cask_may_turn_a_spell_on_an_opponents_turn_into_gold(answer: str, gold: list[str]) -> None:
    seats = [Seat(hand=[STUDY], runes="Mind 1", base=["Chemtech Cask"]), Seat(hand=[ZAP], base=[GIANT])]
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Zap", "play Study")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (base(game, 0), piece(game, "Chemtech Cask").exhausted) == (gold, answer == "yes")
    if answer == "yes":
        assert piece(game, "Gold").exhausted


@shows("Chemtech Cask")
def test_chemtech_cask_minds_neither_your_turn_nor_an_opponents_spell() -> None:
    seats = [Seat(hand=[STUDY], runes="Mind 1", base=["Chemtech Cask"]), Seat(hand=[ZAP])]
    game = Position(seats=seats).start()
    do(game, "play Study")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Chemtech Cask"])
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(base=["Chemtech Cask"]), Seat(hand=[ZAP])], fields=fields, active=1).start()
    do(game, "play Zap")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Chemtech Cask"])


@shows("Chemtech Cask")
def test_chemtech_cask_does_not_mind_a_gear() -> None:
    seats = [Seat(hand=["Cloth Armor"], runes="Mind 1", base=["Chemtech Cask"]), Seat(hand=[ZAP])]
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Zap", "play Cloth Armor")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Chemtech Cask"])


@shows("Frigid Touch")
def test_frigid_touch_answers_a_spell_and_takes_two_might_this_turn() -> None:
    seats = [Seat(hand=[ZAP], base=[GIANT]), Seat(hand=["Frigid Touch"], runes="Mind 3", base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Frigid Touch"])
    do(game, "play Frigid Touch")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert (might(game, "Giant"), might(game, "Ogre"), runes(game, 1)) == (7, 4, (1, 2))
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Frigid Touch")
def test_frigid_touch_is_repeated_for_two() -> None:
    game = Position(seats=[Seat(hand=["Frigid Touch"], runes="Mind 4", base=[GIANT]), Seat(base=[OGRE])]).start()
    do(game, "play Frigid Touch", "yes", "pick Giant", "pick Ogre")
    settle(game)
    assert (might(game, "Giant"), might(game, "Ogre"), runes(game, 0)) == (7, 2, (0, 4))


@shows("Wages of Pain")
def test_wages_of_pain_deals_three_at_a_battlefield_and_brings_a_gold() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]}), Field(THERE, controller=0, units={0: ["Sprite"]})]
    game = Position(seats=[Seat(hand=["Wages of Pain"], runes="Mind 3"), Seat(base=[GIANT])], fields=fields).start()
    do(game, "play Wages of Pain")
    assert offered(game) == ["pick Ogre", "pick Sprite"]  # not the one in its base
    do(game, "pick Ogre")
    settle(game)
    assert (piece(game, "Ogre").damage, base(game, 0), piece(game, "Gold").exhausted) == (3, ["Gold"], True)


@shows("Wages of Pain")
@pytest.mark.parametrize("hidden", [True, False])
def test_wages_of_pain_is_played_in_a_showdown_from_hand_or_hidden(hidden: bool) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sprite"]})]
    seats = [Seat(hand=["Wages of Pain"], runes="Mind 1" if hidden else "Mind 3"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=0 if hidden else 1).start()
    if hidden:
        do(game, "hide Wages of Pain", "end")
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Wages of Pain"])


@shows("Experimental Hexplate")
def test_experimental_hexplate_makes_its_wearer_a_mech() -> None:
    seats = [Seat(base=["Experimental Hexplate", OGRE, GIANT, RUMBLE], runes="Mind 1"), Seat()]
    game = Position(seats=seats).start()
    assert (might(game, "Ogre"), might(game, "Giant")) == (4, 9)
    do(game, "use Experimental Hexplate", "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant"), runes(game, 0)) == (6, 9, (0, 0))
    game = Position(seats=[Seat(base=["Experimental Hexplate", OGRE], runes="Fury 1"), Seat()]).start()
    assert "use Experimental Hexplate" not in offered(game)


@shows("Production Surge")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [([ROBOT], [], (3, 1)), ([OGRE], [ROBOT], (1, 3))], ids=["mech", "none"]
)
def test_production_surge_brings_a_mech_and_a_card_for_less_beside_a_mech(
    mine: list[object], theirs: list[object], left: tuple[int, int]
) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sprite"]})]
    seats = [Seat(hand=["Production Surge"], runes="Mind 5", base=mine), Seat(base=theirs)]  # type: ignore[arg-type]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Production Surge")
    settle(game)
    assert (runes(game, 0), len(hand(game, 0))) == (left, 1)
    assert ("Mech" in base(game, 0), might(game, "Mech"), at_field(game)) == (True, 3, ["Sprite"])


@shows("Rocket Barrage")
def test_rocket_barrage_deals_four_in_a_base_or_kills_a_gear() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]})]
    seats = [
        Seat(hand=["Rocket Barrage"], runes="Mind 9", base=["Sprite", gear_card("Mine")]),
        Seat(base=[GIANT, TRINKET]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Rocket Barrage", "yes")
    assert offered(game) == ["mode 0", "mode 1"]
    do(game, "mode 0")
    assert offered(game) == ["pick Giant", "pick Sprite"]
    do(game, "pick Giant", "mode 1")
    assert offered(game) == ["pick Mine", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert (piece(game, "Giant").damage, trash(game, 1), runes(game, 0)) == (4, ["Trinket"], (1, 6))


@shows("Rocket Barrage")
@pytest.mark.parametrize("domain", ["Mind 8", "Mind 1, Fury 7"])
def test_rocket_barrage_is_repeated_for_four_and_mind(domain: str) -> None:
    game = Position(seats=[Seat(hand=["Rocket Barrage"], runes=domain), Seat(base=[GIANT])]).start()
    do(game, "play Rocket Barrage")
    assert (question(game) == "optional-cost") == (domain == "Mind 8")


@shows("Bellows Breath")
def test_bellows_breath_deals_one_to_up_to_three_in_one_place() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE, "Mega-Mech"]})]
    four = [GIANT, *(unit_card(x) for x in ("One", "Two", "Three"))]
    game = Position(
        seats=[Seat(hand=["Bellows Breath"], runes="Mind 1", base=["Sprite"]), Seat(base=four)], fields=fields
    ).start()
    do(game, "play Bellows Breath")
    assert offered(game) == [
        "done",
        *(f"pick {x}" for x in ("Giant", "Mega-Mech", "Ogre", "One", "Sprite", "Three", "Two")),
    ]
    do(game, "pick Giant")
    assert offered(game) == ["done", "pick One", "pick Three", "pick Two"]
    do(game, "pick One", "pick Two")
    settle(game)
    assert [piece(game, x).damage for x in ("Giant", "One", "Two", "Three", "Ogre")] == [1, 1, 1, 0, 0]


@shows("Bellows Breath")
@pytest.mark.parametrize(
    ("energy", "power", "again"), [(2, "Mind 2", True), (2, "Mind 1, Fury 1", False), (1, "Mind 2", False)]
)
def test_bellows_breath_is_repeated_in_a_showdown_for_one_and_mind(energy: int, power: str, again: bool) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]})]
    seats = [Seat(hand=["Bellows Breath"], energy=energy, power=power), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Bellows Breath")
    assert (question(game) == "optional-cost") == again
    if again:
        do(game, "yes", "pick Giant", "done", "pick Giant", "done")
        assert damage_to(game, "Giant")[:2] == [1, 1]


@shows("Premonition")
def test_premonition_draws_three_as_a_reaction() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=["Premonition"], runes="Mind 3"), Seat(hand=[ZAP])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Zap", "play Premonition")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1)), trash(game, 0)) == (3, 0, ["Premonition"])


@shows("Temporal Portal")
def test_temporal_portal_lets_the_next_spell_be_repeated_for_its_cost() -> None:
    seats = [Seat(hand=[STUDY, STUDY, OGRE], base=["Temporal Portal"], energy=4, power="Fury 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Temporal Portal")
    settle(game)
    assert (piece(game, "Temporal Portal").exhausted, offered(game)) == (
        True,
        ["end", "play Ogre", "play Study", "play Study"],
    )
    do(game, "play Study", "yes")
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].energy) == (4, 2)
    do(game, "play Study")
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].energy, question(game)) == (4, 1, "main")  # the next one alone


@shows("Temporal Portal")
def test_temporal_portal_helps_this_turn_and_you_only_and_asks_for_a_power() -> None:
    game = Position(seats=[Seat(base=["Temporal Portal"], energy=3), Seat()]).start()
    assert offered(game) == ["end"]
    seats = [Seat(hand=[STUDY], base=["Temporal Portal"], runes="Mind 2", power="Fury 1"), Seat(hand=[STUDY], energy=2)]
    game = Position(seats=seats, every_window=True).start()
    do(game, "use Temporal Portal", "pass", "play Study")
    assert question(game) == "priority"
    settle(game)
    do(game, "end", "end", "play Study")
    assert question(game) == "priority"


@shows("Temporal Portal")
def test_temporal_portal_does_not_help_an_opponent() -> None:
    scholar = unit_card("Scholar", when(I.am_played, draw(1)))
    seats = [Seat(hand=[scholar], base=["Temporal Portal"], power="Fury 1"), Seat(hand=[STUDY], energy=2)]
    game = Position(seats=seats).start()
    do(game, "use Temporal Portal", "pass", "play Scholar", "play Study")
    settle(game)
    assert (question(game), len(hand(game, 1))) == ("main", 1)


@shows("Hextech Anomaly")
@pytest.mark.parametrize("paid", [0, 2, 3])
def test_hextech_anomaly_turns_any_power_into_as_much_energy_and_nobody_answers(paid: int) -> None:
    seats = [Seat(base=["Hextech Anomaly"], power="Fury 1, Mind 2"), Seat(hand=[STUDY], energy=1)]
    game = Position(seats=seats).start()
    do(game, "use Hextech Anomaly")
    assert offered(game) == ["number 0", "number 1", "number 2", "number 3"]
    do(game, f"number {paid}")
    assert (question(game), seat_asked(game), game.sides[0].energy) == ("main", 0, paid)
    assert piece(game, "Hextech Anomaly").exhausted


@shows("Hextech Anomaly")
def test_hextech_anomaly_makes_six_of_three_ready_runes() -> None:
    """Each gives its Energy before it is recycled for Power."""
    game = Position(seats=[Seat(base=["Hextech Anomaly"], runes="Mind 3"), Seat()]).start()
    do(game, "use Hextech Anomaly", "number 3")
    assert game.sides[0].energy == 6


@shows("Hextech Anomaly")
def test_hextech_anomaly_is_a_reaction() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(base=["Hextech Anomaly"], power="Mind 1"), Seat(hand=[ZAP])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Zap", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "use Hextech Anomaly"])


@shows("Jayce, Man of Progress")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jayce_may_kill_a_gear_to_play_one_of_up_to_seven_for_no_energy(answer: str) -> None:
    seven, eight = gear_card("Seven", energy=7), gear_card("Eight", energy=8)
    seats = [
        Seat(
            hand=["Jayce, Man of Progress", seven, seven, eight, unit_card("Big", energy=5)],
            energy=4,
            base=[TRINKET, OGRE],
        ),
        Seat(hand=[gear_card("Held", energy=3)], base=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Jayce, Man of Progress", answer)
    settle(game)
    assert trash(game, 0) == (["Trinket"] if answer == "yes" else [])
    plays = [x for x in offered(game) if x.startswith("play")]
    assert plays == (["play Seven", "play Seven"] if answer == "yes" else [])
    if plays:
        do(game, "play Seven")
        settle(game)
        assert ("Seven" in base(game, 0), offered(game)) == (True, ["end", "move Ogre"])  # one of them


@shows("Jayce, Man of Progress")
def test_jayce_gives_leave_for_this_turn_and_chooses_a_friendly_gear() -> None:
    seats = [
        Seat(
            hand=["Jayce, Man of Progress", gear_card("Seven", energy=7)], energy=4, base=[TRINKET, gear_card("Lamp")]
        ),
        Seat(base=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Jayce, Man of Progress", "yes")
    assert offered(game) == ["pick Lamp", "pick Trinket"]
    do(game, "pick Lamp")
    settle(game)
    assert "play Seven" in offered(game)
    do(game, "end", "end")
    assert "play Seven" not in offered(game)


@shows("Jayce, Man of Progress")
def test_jayce_gives_no_leave_if_the_gear_was_gone() -> None:
    hurry = spell_card("Hurry", Reaction, kill(a(gear)))
    seats = [
        Seat(hand=["Jayce, Man of Progress", gear_card("Seven", energy=7)], energy=4, base=[TRINKET]),
        Seat(hand=[hurry]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Jayce, Man of Progress", "yes", "play Hurry")
    settle(game)
    assert (trash(game, 0), offered(game)) == (["Trinket"], ["end"])


@shows(BARD)
@pytest.mark.parametrize(("answer", "moved"), [("yes", ["Giant", "Ogre"]), ("no", [])])
def test_bard_moves_your_units_to_an_open_battlefield_if_your_legend_was_exhausted(
    answer: str, moved: list[str]
) -> None:
    fields = [Field(HERE), Field(THERE, controller=1, units={1: ["Mega-Mech"]})]
    seats = [Seat(hand=[BARD], runes="Mind 5", base=[OGRE, GIANT, "Sprite"], legend="Lady of Luminosity"), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {BARD}", answer)
    if answer == "yes":
        assert offered(game) == ["done", f"pick {BARD}", "pick Giant", "pick Ogre", "pick Sprite"]
        do(game, "pick Ogre", "pick Giant", "done")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1)) == (moved, ["Mega-Mech"])
    assert piece(game, "Lady of Luminosity").exhausted == (answer == "yes")


@shows(EZREAL)
def test_ezreal_deals_his_might_as_he_attacks_and_none_in_combat() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]}), Field(THERE)]
    game = Position(seats=[Seat(base=[EZREAL]), Seat(base=[OGRE])], fields=fields, every_window=True).start()
    do(game, f"move {EZREAL}", "at Here")
    settle(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Ogre"), trash(game, 0)) == ([3], [], [EZREAL])


@shows(EZREAL)
def test_ezreal_shoots_one_attacker_as_he_defends_and_leaves_for_mind() -> None:
    fields = [Field(HERE, controller=0, units={0: [EZREAL, "Sprite"]})]
    seats = [Seat(runes="Mind 1"), Seat(base=[GIANT, OGRE, unit_card("Idle")])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "pick Ogre", "done")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle_chain(game)
    assert (damage_to(game, "Ogre"), damage_to(game, "Giant")) == ([3], [])
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"use {EZREAL}"])
    do(game, f"use {EZREAL}")
    settle_chain(game)
    assert (base(game, 0), runes(game, 0)) == ([EZREAL], (0, 0))


@shows(ORNN)
def test_ornn_forge_god_has_one_more_for_each_friendly_gear() -> None:
    seats = [Seat(base=[ORNN, TRINKET, "Doran's Shield", OGRE]), Seat(base=[TRINKET], hand=[ZAP], power="Fury 1")]
    game = Position(seats=seats, active=1).start()
    assert (might(game, ORNN), keyword(game, ORNN, "Deflect"), might(game, "Ogre")) == (6, 2, 4)
    do(game, "play Zap")  # one Power is not enough for him
    settle(game)
    assert piece(game, "Ogre").damage == 1


@shows(ORNN)
@pytest.mark.parametrize(("answers", "strength"), [(("yes", "yes"), 6), (("no",), 5)])
def test_ornn_forge_god_may_be_equipped_for_one_less_as_he_is_played(answers: tuple[str, ...], strength: int) -> None:
    game = Position(seats=[Seat(hand=[ORNN], base=["Doran's Shield"], energy=6), Seat()]).start()
    do(game, f"play {ORNN}")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), might(game, ORNN)) == ("main", strength)


@shows(RENATA)
@pytest.mark.parametrize(("at_battlefield", "uses"), [(True, [f"use {RENATA} 0", f"use {RENATA} 1"]), (False, [])])
def test_renata_uses_her_abilities_at_a_battlefield_only(at_battlefield: bool, uses: list[str]) -> None:
    fields = [Field(HERE, controller=0, units={0: [RENATA]})] if at_battlefield else [Field(HERE)]
    seats = [Seat(base=[] if at_battlefield else [RENATA], energy=4, power="Mind 4"), Seat()]
    game = Position(seats=seats, fields=fields).start()
    assert [x for x in offered(game) if x.startswith("use")] == uses


@shows(RENATA)
def test_renata_draws_or_scores() -> None:
    fields = [Field(HERE, controller=0, units={0: [RENATA]})]
    game = Position(seats=[Seat(energy=5, power="Mind 5"), Seat()], fields=fields).start()
    do(game, f"use {RENATA} 0")
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].energy, piece(game, RENATA).exhausted) == (1, 4, False)
    do(game, f"use {RENATA} 1")
    settle(game)
    assert (points(game), game.sides[0].energy, piece(game, RENATA).exhausted, offered(game)) == (
        [1, 0],
        0,
        True,
        ["end"],
    )


@shows(RENATA)
@pytest.mark.parametrize(
    ("energy", "power", "uses"),
    [
        (3, "Mind 4", 1),
        (4, "Mind 3", 1),
        (4, "Mind 3, Fury 1", 1),
        (1, "Mind 1", 1),
        (0, "Mind 1", 0),
        (1, "Fury 1", 0),
    ],
)
def test_renata_is_paid_in_full(energy: int, power: str, uses: int) -> None:
    fields = [Field(HERE, controller=0, units={0: [RENATA]})]
    game = Position(seats=[Seat(energy=energy, power=power), Seat()], fields=fields).start()
    assert [x for x in offered(game) if x.startswith("use")] == [f"use {RENATA} 0"] * uses


@shows(RUMBLE)
def test_rumble_gives_your_mechs_one_and_builds_one_as_he_holds() -> None:
    fields = [Field(HERE, controller=0, units={0: [RUMBLE]})]
    seats = [Seat(base=[ROBOT, OGRE]), Seat(base=["Mega-Mech"])]
    game = Position(seats=seats, fields=fields, active=1).start()
    assert [might(game, x) for x in (RUMBLE, "Robot", "Ogre", "Mega-Mech")] == [5, 5, 4, 8]
    do(game, "end")
    settle(game)
    assert (base(game, 0), at_field(game), might(game, "Mech")) == (["Mech", "Ogre", "Robot"], [RUMBLE], 4)
