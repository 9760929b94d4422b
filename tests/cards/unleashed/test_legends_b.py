"""Unleashed: legends of Calm with a later domain, and their signature cards."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Hidden, Reaction, Temporary, a, create, gain_xp, play_token, ready, unit
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, ZAP, is_an_action
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    gear_card,
    hand,
    might,
    offered,
    offers,
    piece,
    place_name,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]
DART = spell_card("Dart", gain_xp(1), energy=3)


@shows("Bashful Bloom")
@pytest.mark.parametrize(("sprites", "price"), [(0, 4), (1, 3), (3, 1), (5, 0)])
def test_bashful_bloom_plays_a_ready_sprite_for_less_with_each_temporary_friend(sprites: int, price: int):
    for energy in (price - 1, price):
        if energy < 0:
            continue
        mine = Seat(base=[*["Sprite"] * sprites, "Recruit"], legend="Bashful Bloom", energy=energy)
        game = Position(seats=[mine, Seat(base=["Sprite"])]).start()
        assert ("use Bashful Bloom" in offered(game)) is (energy == price)
    do(game, "use Bashful Bloom")
    settle(game)
    assert (base(game, 0), piece(game, "Bashful Bloom").exhausted) == (["Recruit", *["Sprite"] * (sprites + 1)], True)
    assert not any(x.exhausted for x in game.objects() if x.printed.name == "Sprite")


@shows("Bashful Bloom")
def test_bashful_bloom_counts_an_allys_units_and_no_gear():
    relic = gear_card("Relic", Temporary())
    game = Position(
        seats=[Seat(base=[relic], legend="Bashful Bloom", energy=3), Seat(), Seat(base=["Sprite"]), Seat()],
        mode=TwoVsTwo(),
    ).start()
    do(game, "use Bashful Bloom")
    assert game.sides[0].energy == 0
    game = Position(seats=[Seat(base=[relic], legend="Bashful Bloom", energy=3), Seat()]).start()
    assert "use Bashful Bloom" not in offered(game)


@shows("Lilting Lullaby")
def test_lilting_lullaby_counters_a_spell_and_its_controller_plays_no_other_this_turn():
    mine = Seat(hand=["Lilting Lullaby", ZAP], energy=2, power="Calm 2")
    game = Position(seats=[Seat(hand=[ZAP, DART, unit_card("New")], energy=9), mine], fields=[Field(EAST)]).start()
    do(game, "play Zap", "play Lilting Lullaby")
    settle(game)
    assert (xp(game), offered(game)) == ([0, 0], ["end", "play New"])
    do(game, "end")
    assert "play Zap" in offered(game)
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Lilting Lullaby")
def test_lilting_lullaby_silences_nobody_else_and_nobody_next_turn():
    mine = Seat(hand=["Lilting Lullaby", spell_card("Answer", Reaction, gain_xp(1))], energy=2, power="Calm 2")
    game = Position(
        seats=[Seat(hand=[ZAP, spell_card("Hum", Action, gain_xp(1))], base=["Recruit"]), mine], fields=[Field(EAST)]
    ).start()
    do(game, "play Zap", "play Lilting Lullaby")
    settle(game)
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Answer"])
    do(game, "pass", "end", "end")
    assert "play Hum" in offered(game)


@shows("Wuju Master")
def test_wuju_master_strengthens_your_units_with_six_xp_and_readies_them_with_eleven():
    """Played or created, card or token."""
    raise_ = spell_card("Raise", play_token(RECRUIT), create(Printed("Imp", UNIT, might=1, token=True)))
    for gained in (5, 6, 10, 11):
        game = Position(
            seats=[
                Seat(
                    hand=[unit_card("New"), raise_, gear_card("Thing")],
                    base=["Petty Officer"],
                    legend="Wuju Master",
                    xp=gained,
                ),
                Seat(base=["Sprite"], xp=20),
            ],
            fields=[Field(EAST)],
        ).start()
        do(game, "play New", "play Raise")
        more = int(gained >= 6)
        assert (might(game, "New"), might(game, "Recruit"), might(game, "Sprite")) == (2 + more, 1 + more, 3)
        assert [piece(game, x).exhausted for x in ("New", "Recruit", "Imp")] == [gained < 11] * 3


@shows("Wuju Master")
def test_wuju_master_does_not_ready_an_opponents_units():
    game = Position(seats=[Seat(hand=[unit_card("New")]), Seat(legend="Wuju Master", xp=11)]).start()
    do(game, "play New")
    assert (piece(game, "New").exhausted, might(game, "New")) == (True, 2)


@shows("Alpha Strike")
def test_alpha_strike_splits_a_friends_might_among_enemies_and_gains_an_xp_for_each_it_kills():
    is_an_action("Alpha Strike", 3, "Calm 1")
    game = Position(
        seats=[
            Seat(
                hand=["Alpha Strike"],
                base=[unit_card("Hero", might=5), "Recruit", gear_card("Thing")],
                energy=3,
                power="Body 1",
            ),
            Seat(base=["Sprite"]),
        ],
        fields=[
            Field(
                EAST,
                1,
                {1: [unit_card("One", might=2), Piece(unit_card("Two", might=9), attached=[gear_card("Band")])]},
            ),
            Field(WEST, 1, {1: [unit_card("Three", might=2)]}),
            Field(NORTH, 0, {0: [unit_card("Mine")]}),
        ],
    ).start()
    do(game, "play Alpha Strike")
    assert offered(game) == ["pick Hero", "pick Mine", "pick Recruit"]
    do(game, "pick Hero")
    assert offered(game) == ["done", "pick One", "pick Three", "pick Two"]
    do(game, "pick One", "pick Three", "pick Two")
    settle(game)
    while question(game) == "amount":
        do(game, "number 2" if offers(game, "number 2") else offered(game)[0])
    settle(game)
    assert (damage_to(game, "One"), damage_to(game, "Two"), damage_to(game, "Three")) == ([2], [1], [2])
    assert xp(game) == [2, 0]


@shows("Alpha Strike")
def test_alpha_strike_is_the_units_damage():
    """Void Gate adds nothing, as it does to a spell's."""
    game = Position(
        seats=[Seat(hand=["Alpha Strike"], base=[unit_card("Hero", might=5)], energy=3, power="Body 1"), Seat()],
        fields=[Field("Void Gate", 1, {1: [WALL]})],
    ).start()
    do(game, "play Alpha Strike", "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), xp(game)) == ([5], [0, 0])


@shows("Gloomist")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_gloomist_may_be_exhausted_to_draw_when_you_hold(answer: str, drawn: int):
    game = Position(
        seats=[Seat(), Seat(legend="Gloomist", deck=CARDS)], fields=[Field(EAST, 1, {1: ["Recruit"]})]
    ).start()
    do(game, "end", answer)
    settle(game)
    assert (len(hand(game, 1)), piece(game, "Gloomist").exhausted) == (drawn, answer == "yes")


@shows("Gloomist")
def test_gloomist_heeds_an_allys_hold_and_no_conquest_nor_an_opponents_hold():
    game = Position(
        seats=[Seat(), Seat(), Seat(), Seat(legend="Gloomist", deck=CARDS)],
        fields=[Field(EAST, 1, {1: ["Recruit"]})],
        mode=TwoVsTwo(),
    ).start()
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("may", 3)
    do(game, "yes")
    settle(game)
    assert hand(game, 3) == ["A"]
    game = Position(seats=[Seat(base=["Recruit"], legend="Gloomist"), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Recruit")
    settle(game)
    assert question(game) == "main"
    game = Position(seats=[Seat(legend="Gloomist"), Seat()], fields=[Field(EAST, 1, {1: ["Recruit"]})]).start()
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("main", 1)


@shows("Shadow")
@pytest.mark.parametrize(("place", "ready"), [("at East", True), ("at base 0", False)])
def test_shadow_enters_ready_at_a_battlefield(place: str, ready: bool):
    game = Position(seats=[Seat(hand=["Shadow"], energy=3), Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]).start()
    do(game, "play Shadow", place)
    assert piece(game, "Shadow").exhausted is not ready


def shadowed(energy: int, power: str, where: PieceLike = "Shadow") -> Position:
    return Position(
        seats=[
            Seat(base=[Piece(unit_card("Foe", might=3), attached=[gear_card("Band")]), unit_card("Foe 2")]),
            Seat(energy=energy, power=power),
        ],
        fields=[Field(EAST, 1, {1: [where, WALL]}), Field(WEST, 0, {0: [unit_card("Away")]})],
    )


@shows("Shadow")
def test_shadow_stuns_an_enemy_that_attacks_where_it_is():
    game = shadowed(1, "Fury 1").start()
    do(game, "move Foe", "at East", "pick Foe 2", "use Shadow")
    assert offered(game) == ["pick Foe", "pick Foe 2"]
    do(game, "pick Foe")
    settle_chain(game)
    assert (piece(game, "Foe").stunned, piece(game, "Shadow").exhausted, game.sides[1].energy) == (True, True, 0)


@shows("Shadow")
@pytest.mark.parametrize(("energy", "power"), [(0, "Fury 1"), (1, "")])
def test_shadow_asks_for_an_energy_and_a_power(energy: int, power: str):
    game = shadowed(energy, power).start()
    do(game, "move Foe", "at East", "done")
    assert question(game) != "focus" or "use Shadow" not in offered(game)


@shows("Shadow")
def test_shadow_stuns_nobody_who_defends_nor_a_friend_at_its_side():
    up = spell_card("Up", Action, ready(a(unit.yours.tagged("Vex"))))
    game = Position(
        seats=[Seat(hand=[up], base=["Shadow", "Recruit"], energy=1, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
        every_window=True,
    ).start()
    do(game, "move Shadow", "pick Recruit", "play Up")
    settle_chain(game)
    while seat_asked(game) != 0:
        do(game, "pass")
    assert not piece(game, "Shadow").exhausted
    assert offered(game) == ["pass"]


@shows("Shadow")
def test_shadow_stuns_nobody_who_attacks_elsewhere():
    game = Position(
        seats=[Seat(base=[unit_card("Foe")]), Seat(energy=1, power="Fury 1")],
        fields=[Field(EAST, 1, {1: ["Shadow"]}), Field(WEST, 1, {1: [WALL]})],
        every_window=True,
    ).start()
    do(game, "move Foe", "at West", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass"])


@shows("Green Father")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_green_father_may_be_exhausted_to_turn_a_conquered_battlefield_into_a_brush(answer: str):
    ivern = unit_card("Friend", tags=("Cat",))
    game = Position(
        seats=[Seat(base=[ivern], legend="Green Father"), Seat()],
        fields=[Field("Void Gate"), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Friend", "at Void Gate", answer)
    settle(game)
    names = [place_name(game, x) for x in game.battlefields]
    assert names == (["Brush", "West"] if answer == "yes" else ["Void Gate", "West"])
    assert (might(game, "Friend"), piece(game, "Green Father").exhausted) == (
        3 if answer == "yes" else 2,
        answer == "yes",
    )


@shows("Green Father")
def test_green_father_heeds_a_hold_and_the_brush_can_be_swapped_back():
    game = Position(
        seats=[Seat(), Seat(legend="Green Father")],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]}), Field(WEST)],
    ).start()
    do(game, "end", "yes")
    settle(game)
    assert [place_name(game, x) for x in game.battlefields] == ["Brush", "West"]
    do(game, "end", "end")
    settle(game)
    assert question(game) in ("may", "order")


@shows("Green Father")
def test_green_father_does_not_heed_an_opponent():
    game = Position(seats=[Seat(base=["Recruit"]), Seat(legend="Green Father")], fields=[Field("Void Gate")]).start()
    do(game, "move Recruit")
    settle(game)
    assert (question(game), place_name(game, game.battlefields[0])) == ("main", "Void Gate")


BEASTS = [unit_card(f"A {x}", tags=(x,)) for x in ("Bird", "Cat", "Dog", "Poro")]


@shows("Daisy!")
@pytest.mark.parametrize(("kinds", "price"), [(0, 9), (1, 8), (4, 5)])
def test_daisy_enters_ready_and_costs_less_for_each_kind_of_animal_among_your_units(kinds: int, price: int):
    friends = [*BEASTS[:kinds], *BEASTS[:kinds], unit_card("Fae", tags=("Fae",))]
    for energy in (price - 1, price):
        game = Position(
            seats=[Seat(hand=["Daisy!"], base=friends, energy=energy, power="Calm 2"), Seat(base=BEASTS)]
        ).start()
        assert ("play Daisy!" in offered(game)) is (energy == price)
    do(game, "play Daisy!")
    assert not piece(game, "Daisy!").exhausted


@shows("Daisy!")
@pytest.mark.parametrize("without", ["", "Bird", "Cat", "Dog", "Poro"])
def test_daisy_stuns_an_enemy_where_she_attacks_if_your_units_have_all_four_tags(without: str):
    friends = [x for x in BEASTS if without not in x.tags]
    game = Position(
        seats=[Seat(base=["Daisy!", *friends]), Seat(base=["Sprite", *([] if not without else BEASTS)])],
        fields=[
            Field(EAST, 1, {1: [WALL, Piece(unit_card("Foe"), attached=[gear_card("Band")])]}),
            Field(WEST, 1, {1: [unit_card("Away")]}),
        ],
    ).start()
    do(game, "move Daisy!", "at East", "done")
    if without:
        assert question(game) == "assign"
    else:
        assert offered(game) == ["pick Foe", "pick Wall"]
        do(game, "pick Wall")
        settle_chain(game)
        assert piece(game, "Wall").stunned


@shows("Daisy!")
def test_daisy_stuns_nobody_as_a_defender():
    game = Position(seats=[Seat(base=[WALL]), Seat(base=BEASTS)], fields=[Field(EAST, 1, {1: ["Daisy!"]})]).start()
    do(game, "move Wall")
    settle(game)
    assert damage_to(game, "Daisy!") == [12]


@shows("Green Father")
@pytest.mark.parametrize(("answer", "after"), [("yes", "Void Gate"), ("no", "Brush")])
def test_green_fathers_brush_may_be_swapped_back_by_whoever_scores_it(answer: str, after: str):
    game = Position(
        seats=[Seat(base=[WALL]), Seat(legend="Green Father")], fields=[Field("Void Gate", 1, {1: ["Recruit"]})]
    ).start()
    do(game, "end", "yes")
    settle(game)
    do(game, "end", "move Wall")
    settle(game)
    assert (question(game), seat_asked(game), place_name(game, game.battlefields[0])) == ("may", 0, "Brush")
    do(game, answer)
    settle(game)
    assert place_name(game, game.battlefields[0]) == after


@shows("Green Father")
def test_green_father_leaves_everything_at_the_battlefield_as_it_was():
    """Its controller, what is hidden there, and that it was conquered this turn."""
    snare = spell_card("Snare", Hidden, gain_xp(1))
    game = Position(
        seats=[Seat(hand=[snare], base=["Recruit"], legend="Green Father", power="Calm 1"), Seat(deck=[ZAP])],
        fields=[Field("Void Gate")],
    ).start()
    do(game, "move Recruit", "yes")
    settle(game)
    assert (points(game), controller(game), at_field(game)) == ([1, 0], 0, ["Recruit"])
    do(game, "hide Snare", "end", "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Snare"])
