"""Vendetta: spells and gear of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, Reaction, a, deal, exhaust, exhaust_me, gain_xp, gear, unit, use, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import FURY, MIND, REACTION
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, ZAP, equips, is_a_reaction, waits_for_the_main_phase
from tests.cards.vendetta.empowering import empowers, flows
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    gear_card,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

FOE = unit_card("Foe", might=5)
BOLT = spell_card("Bolt", Reaction, deal(1, a(unit)))
JAB = spell_card("Jab", deal(1, a(unit)))
LEARN = spell_card("Learn", gain_xp(1))
HAMMER, SHROUD, STRIKE = "Hand Hammer", "Twilight Shroud", "Resonating Strike"
SANDS, FOCUS, HELM = "Crumbling Sands", "Decree of Focus", "Helm of Suppression"


@shows(HAMMER)
@pytest.mark.parametrize(("others", "more"), [(0, 0), (1, 2), (2, 0)])
def test_hand_hammer_gives_two_might_beside_exactly_one_other_unit_of_yours(others: int, more: int):
    wearer = Piece("Recruit", attached=[HAMMER])
    game = Position(
        seats=[Seat(base=[unit_card("Home")]), Seat()],
        fields=[Field(EAST, 0, {0: [wearer, *[unit_card(f"Mate {x}") for x in range(others)]]}), Field(WEST)],
    ).start()
    assert might(game, "Recruit") == 1 + 1 + more


@shows(HAMMER)
def test_hand_hammer_gives_nothing_in_a_base_nor_for_an_enemy_beside():
    equips(HAMMER, 0, "Calm 1", 1)
    game = Position(
        seats=[Seat(base=[Piece("Recruit", attached=[HAMMER]), unit_card("Mate")]), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST)],
    ).start()
    assert might(game, "Recruit") == 2
    do(game, "move Recruit", "at East", "done")
    settle(game)
    assert damage_to(game, "Wall") == [2]


@shows(SHROUD)
def test_twilight_shroud_waits_for_the_main_phase_and_flows():
    waits_for_the_main_phase(SHROUD, 1)
    game = flows(SHROUD, 2, "", base=["Sprite"])
    assert might(game, "Sprite") == 4


@shows(SHROUD)
def test_twilight_shroud_hides_a_friendly_unit_from_enemy_spells_and_abilities_this_turn():
    wand = gear_card("Wand", use(exhaust_me(), deal(1, a(unit)), speed=REACTION))
    game = Position(
        seats=[
            Seat(hand=[SHROUD, JAB, LEARN, LEARN], base=["Recruit", unit_card("Mate")], energy=1),
            Seat(hand=[BOLT, BOLT], base=[WALL, wand]),
        ]
    ).start()
    do(game, f"play {SHROUD}")
    assert offered(game) == ["pick Mate", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 2
    for way in ("play Bolt", "use Wand"):
        do(game, "play Learn", way)
        assert offered(game) == ["pick Mate", "pick Wall"]
        do(game, "pick Wall")
        settle(game)
    do(game, "play Jab")
    assert "pick Recruit" in offered(game)  # your own
    do(game, "pick Wall")
    settle(game)
    do(game, "end")
    assert might(game, "Recruit") == 1
    do(game, "play Bolt")
    assert "pick Recruit" in offered(game)


@shows(STRIKE)
def test_resonating_strike_is_a_hidden_reaction():
    is_a_reaction(STRIKE, 2, "Calm 1")
    game = Position(
        seats=[Seat(hand=[STRIKE], base=["Sprite"], power="Calm 1"), Seat(hand=[ZAP])],
        fields=[Field(EAST, 0, {0: ["Recruit"]}), Field(WEST)],
    ).start()
    do(game, f"hide {STRIKE}", "end", "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"play {STRIKE}"])


@shows(STRIKE)
def test_resonating_strike_moves_your_unit_to_a_battlefield_you_control():
    game = Position(
        seats=[
            Seat(hand=[STRIKE], base=["Recruit", gear_card("Thing")], energy=2, power="Calm 1"),
            Seat(base=["Sprite"]),
        ],
        fields=[
            Field(EAST, 0, {0: [unit_card("Mate")]}),
            Field(WEST, 1, {1: [WALL]}),
            Field(plain_field("North"), 0, {0: [unit_card("Pal")]}),
        ],
    ).start()
    do(game, f"play {STRIKE}")
    assert offered(game) == ["pick East", "pick North"]
    do(game, "pick East")
    assert offered(game) == ["pick Pal", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (at_field(game, 0), might(game, "Recruit"), might(game, "Mate")) == (["Mate", "Recruit"], 3, 2)
    do(game, "end")
    settle(game)
    assert might(game, "Recruit") == 1


@shows("Sanction")
def test_sanction_empowers_a_unit_until_the_end_of_the_turn():
    is_a_reaction("Sanction", 3, "Calm 1")
    game = Position(
        seats=[Seat(hand=["Sanction"], base=["Shadow Fiend", "Rage Amplifier"], energy=3, power="Calm 1"), Seat()],
        fields=[Field(EAST, 1, {1: [Piece("Frostcoat Mother", empowered=1)]}), Field(WEST)],
    ).start()
    do(game, "play Sanction", "mode 0")
    assert offered(game) == ["pick Frostcoat Mother", "pick Shadow Fiend"]
    do(game, "pick Shadow Fiend")
    settle(game)
    assert [piece(game, x).empowered for x in ("Shadow Fiend", "Frostcoat Mother", "Rage Amplifier")] == [1, 1, 0]
    do(game, "end")
    settle(game)
    assert piece(game, "Shadow Fiend").empowered == 0


@shows("Sanction")
def test_sanction_disempowers_a_unit_until_the_end_of_the_turn():
    game = Position(
        seats=[
            Seat(
                hand=["Sanction"],
                base=["Shadow Fiend", Piece("Rage Amplifier", empowered=1), Piece("Punching Poro", empowered=1)],
                energy=3,
                power="Calm 1",
            ),
            Seat(),
        ],
        fields=[Field(EAST, 1, {1: [Piece("Frostcoat Mother", empowered=1)]}), Field(WEST)],
    ).start()
    do(game, "play Sanction", "mode 1")
    assert offered(game) == ["pick Frostcoat Mother", "pick Punching Poro"]
    do(game, "pick Punching Poro")
    settle(game)
    assert [piece(game, x).empowered for x in ("Punching Poro", "Frostcoat Mother", "Rage Amplifier")] == [0, 1, 1]
    do(game, "end")
    settle(game)
    assert piece(game, "Punching Poro").empowered == 1


@shows("Sanction")
def test_who_was_empowered_before_is_disempowered_at_the_end_of_the_turn():
    game = Position(
        seats=[Seat(hand=["Sanction"], base=[Piece("Steel Paws", empowered=1)], energy=3, power="Calm 1"), Seat()]
    ).start()
    do(game, "play Sanction", "mode 0")
    settle(game)
    assert piece(game, "Steel Paws").empowered == 1
    do(game, "end")
    settle(game)
    assert piece(game, "Steel Paws").empowered == 0


@shows(SANDS)
def test_crumbling_sands_counters_an_opponents_second_spell():
    is_a_reaction(SANDS, 1, "Calm 1")
    game = Position(seats=[Seat(hand=[LEARN, LEARN]), Seat(hand=[SANDS, SANDS], energy=2, power="Calm 2")]).start()
    do(game, "play Learn", f"play {SANDS}")
    settle(game)
    assert xp(game) == [1, 0]  # there was no other
    do(game, "play Learn", f"play {SANDS}")
    settle(game)
    assert (xp(game), trash(game, 0)) == ([1, 0], ["Learn", "Learn"])


@shows(SANDS)
def test_crumbling_sands_does_not_heed_units_nor_your_own_spells():
    game = Position(
        seats=[Seat(hand=[LEARN, FOE]), Seat(hand=[SANDS, BOLT], base=[WALL], energy=1, power="Calm 1")]
    ).start()
    do(game, "play Foe", "play Learn", "play Bolt", "pick Wall", f"play {SANDS}")
    assert offered(game) == ["pick Bolt", "pick Learn"]
    do(game, "pick Learn")
    settle(game)
    assert xp(game) == [1, 0]


@shows(SANDS)
def test_crumbling_sands_may_counter_a_spell_of_your_own():
    game = Position(
        seats=[Seat(hand=[LEARN, FOE]), Seat(hand=[SANDS, BOLT], base=[WALL], energy=1, power="Calm 1")]
    ).start()
    do(game, "play Learn", "play Bolt", f"play {SANDS}", "pick Bolt")
    settle(game)
    assert (xp(game), damage_to(game, "Wall")) == ([1, 0], [])


RED = unit_card("Red", might=3, domains=FURY)
SPARK = spell_card("Spark", Action, deal(1, a(unit)), domains=FURY)


@shows(FOCUS)
def test_decree_of_focus_strengthens_who_fights_a_fury_unit():
    game = Position(
        seats=[Seat(base=[RED]), Seat(hand=[FOCUS], base=[unit_card("Home")], energy=1)],
        fields=[Field(EAST, 1, {1: [unit_card("Mate"), unit_card("Pal")]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Red", "at East", f"play {FOCUS}")
    assert offered(game) == ["pick Mate", "pick Pal"]
    do(game, "pick Mate")
    settle_chain(game)
    assert (might(game, "Mate"), might(game, "Pal")) == (6, 2)


@shows(FOCUS)
def test_decree_of_focus_strengthens_whom_a_fury_spell_chooses_this_turn():
    game = Position(
        seats=[Seat(hand=[SPARK], base=[FOE]), Seat(hand=[FOCUS], base=[unit_card("Home"), WALL], energy=1)],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "play Spark", "pick Home", f"play {FOCUS}")
    settle(game)
    assert (might(game, "Home"), piece(game, "Home").damage) == (6, 1)
    do(game, "end")
    settle(game)
    assert might(game, "Home") == 2


@shows(FOCUS)
@pytest.mark.parametrize("way", ["other spell", "own spell", "their own unit", "other unit", "ability", "gear"])
def test_decree_of_focus_helps_nobody_else(way: str):
    blue, own = (
        spell_card("Blue", Action, deal(1, a(unit)), domains=MIND),
        spell_card("Own", Reaction, deal(1, a(unit)), domains=FURY),
    )
    imp = unit_card("Imp", when(I.am_played, deal(1, a(unit))), domains=FURY)
    rust = spell_card("Rust", Action, exhaust(a(gear)), domains=FURY)
    game = Position(
        seats=[
            Seat(hand=[SPARK, blue, imp, LEARN, rust], base=[Piece(FOE, attached=[gear_card("Blade", domains=FURY)])]),
            Seat(hand=[FOCUS, own], base=[unit_card("Home"), gear_card("Thing")], energy=1),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Mate", domains=FURY), unit_card("Pal")]}), Field(WEST)],
    ).start()
    steps = {
        "other spell": ["play Blue", "pick Home"],
        "own spell": ["play Learn", "play Own", "pick Home"],
        "their own unit": ["play Spark", "pick Foe"],
        "other unit": ["move Foe", "at East", "pass"],
        "gear": ["play Rust", "pick Thing"],
        "ability": ["play Imp", "pick Home"],
    }[way]
    do(game, *steps)
    assert question(game) == "main" or f"play {FOCUS}" not in offered(game)


@shows(HELM)
def test_helm_of_suppression_is_empowered_for_four_and_a_calm():
    empowers(HELM, 4, "Calm 1")


@shows(HELM)
@pytest.mark.parametrize(
    ("empowered", "energy", "power", "there"),
    [(0, 1, "", True), (0, 0, "", False), (1, 1, "Mind 1", True), (1, 0, "Mind 1", False), (1, 1, "", False)],
)
def test_helm_of_suppression_makes_opponents_spells_dearer(empowered: int, energy: int, power: str, there: bool):
    helm = Piece(HELM, empowered=empowered)
    game = Position(seats=[Seat(hand=[LEARN, FOE], energy=energy, power=power), Seat(base=[helm])]).start()
    assert ("play Learn" in offered(game), "play Foe" in offered(game)) == (there, True)
    if there:
        do(game, "play Learn")
        assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 0)
    game = Position(seats=[Seat(hand=[LEARN], base=[helm]), Seat()]).start()
    assert "play Learn" in offered(game)
