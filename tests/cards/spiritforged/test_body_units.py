"""Spiritforged: units of Body that are no champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Equip,
    a,
    buff,
    cost,
    deal,
    every,
    exhaust_me,
    gain_xp,
    kill,
    spending_buffs,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
)

AXE = equipment("Axe", Equip(cost(1, "Body")), bonus=2)
EAST, WEST = plain_field("East"), plain_field("West")


@shows("Buhru Captain")
@pytest.mark.parametrize(
    ("answers", "drawn", "strength"), [(["yes", "mode 0"], 1, 3), (["yes", "mode 1"], 0, 4), (["no"], 0, 3)]
)
def test_buhru_captain_may_draw_one_or_be_buffed(answers: list[str], drawn: int, strength: int):
    mine = Seat(hand=["Buhru Captain"], energy=3, power="Body 1", deck=[unit_card("A"), unit_card("B")])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Buhru Captain", *answers)
    assert (len(hand(game, 0)), might(game, "Buhru Captain")) == (drawn, strength)


ARMED = {"Combat Chef": 5, "Veteran Poro": 2}
"""Energy, and Might, of those with Weaponmaster."""


@shows(*ARMED)
@pytest.mark.parametrize("name", ARMED)
def test_a_weaponmaster_may_put_on_your_equipment_for_one_power_less(name: str):
    plain = ARMED[name]
    for answers, worn in ((["yes", "yes"], 2), (["no"], 0)):
        game = Position(
            seats=[
                Seat(hand=[name], base=[AXE], energy=plain + 1),
                Seat(base=[equipment("Theirs", Equip(cost(0)), bonus=5)]),
            ]
        ).start()
        do(game, f"play {name}", *answers)
        assert (might(game, name), game.sides[0].energy) == (plain + worn, 0 if worn else 1)


@shows("Dauntless Vanguard")
def test_dauntless_vanguard_may_be_played_to_an_occupied_enemy_battlefield():
    """Not to one that nobody controls."""
    game = Position(
        seats=[Seat(hand=["Dauntless Vanguard"], energy=4, power="Body 1"), Seat()],
        fields=[
            Field(EAST, 1, {1: ["Recruit"]}),
            Field(WEST),
            Field(plain_field("North"), 0, {0: ["Sprite"]}),
        ],
    ).start()
    do(game, "play Dauntless Vanguard")
    assert offered(game) == ["at East", "at North", "at base 0"]
    do(game, "at East")
    settle(game)
    assert at_field(game) == ["Dauntless Vanguard"]


@shows("Dauntless Vanguard")
def test_dauntless_vanguard_is_not_played_to_a_teammates_battlefield():
    fields = [
        Field(EAST, 1, {1: [unit_card("Foe")]}),
        Field(WEST, 2, {2: [unit_card("Mate")]}),
        Field(plain_field("North")),
    ]
    seats = [Seat(hand=["Dauntless Vanguard"], energy=4, power="Body 1"), Seat(), Seat(), Seat()]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo()).start()
    do(game, "play Dauntless Vanguard")
    assert offered(game) == ["at East", "at base 0"]


@shows("Direwing")
@pytest.mark.parametrize(
    ("mine", "theirs", "ready"),
    [(["Mountain Drake"], [], True), ([], ["Mountain Drake"], False), (["Recruit"], [], False)],
)
def test_direwing_enters_ready_beside_another_dragon_of_yours(mine: list[str], theirs: list[str], ready: bool):
    game = Position(seats=[Seat(hand=["Direwing"], base=mine, energy=7), Seat(base=theirs)]).start()
    do(game, "play Direwing")
    assert piece(game, "Direwing").exhausted is not ready


@shows("Laurent Bladekeeper")
def test_laurent_bladekeeper_moves_from_battlefield_to_battlefield():
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 0, {0: ["Laurent Bladekeeper"]}), Field(WEST)]).start()
    do(game, "move Laurent Bladekeeper")
    assert offered(game) == ["at West", "at base 0"]


@shows("Sea Monkey")
@pytest.mark.parametrize(("answer", "strength", "left"), [("yes", 3, 0), ("no", 2, 1)])
def test_sea_monkey_is_buffed_for_one_more(answer: str, strength: int, left: int):
    game = Position(seats=[Seat(hand=["Sea Monkey"], base=["Recruit"], energy=3), Seat()]).start()
    do(game, "play Sea Monkey", answer)
    settle(game)
    assert (might(game, "Sea Monkey"), might(game, "Recruit"), game.sides[0].energy) == (strength, 1, left)


@shows("Sea Monkey")
def test_sea_monkey_does_not_offer_what_cannot_be_paid():
    game = Position(seats=[Seat(hand=["Sea Monkey"], energy=2), Seat()]).start()
    do(game, "play Sea Monkey")
    assert (question(game), might(game, "Sea Monkey")) == ("main", 2)


@shows("Yordle Explorer")
@pytest.mark.parametrize(("power", "drawn"), [((), 0), ((1,), 0), ((1, 1), 1), ((1, 1, 1), 1)])
def test_yordle_explorer_draws_for_a_card_of_two_power_or_more(power: tuple[int, ...], drawn: int):
    for held in (unit_card("Dear", power=power), spell_card("Dear", gain_xp(1), power=power)):
        mine = Seat(hand=[held], base=["Yordle Explorer"], power="Fury 3", deck=[unit_card("A"), unit_card("B")])
        game = Position(seats=[mine, Seat()]).start()
        do(game, "play Dear")
        settle(game)
        assert len(hand(game, 0)) == drawn


@shows("Yordle Explorer")
def test_yordle_explorer_does_not_draw_for_an_opponents_card():
    mine = Seat(hand=[unit_card("Dear", power=(1, 1))], power="Fury 2", deck=[unit_card("A")])
    game = Position(seats=[mine, Seat(base=["Yordle Explorer"], deck=[unit_card("B")])]).start()
    do(game, "play Dear")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], [])


@shows("Fae Dragon")
def test_fae_dragon_buffs_up_to_four_friendly_units():
    five = [unit_card(x, might=1) for x in "ABCDE"]
    game = Position(
        seats=[
            Seat(hand=["Fae Dragon"], base=[*five, gear_card("Thing")], energy=7, power="Body 1"),
            Seat(base=["Sprite"]),
        ]
    ).start()
    do(game, "play Fae Dragon")
    assert offered(game) == ["done", *(f"pick {x}" for x in "ABCDE"), "pick Fae Dragon"]
    do(game, "pick A", "pick B", "pick C", "pick Fae Dragon")
    settle(game)
    assert [might(game, x) for x in ("A", "B", "C", "D", "E", "Fae Dragon")] == [2, 2, 2, 1, 1, 8]


@shows("Fae Dragon")
def test_fae_dragon_may_buff_nobody():
    game = Position(seats=[Seat(hand=["Fae Dragon"], base=["Recruit"], energy=7, power="Body 1"), Seat()]).start()
    do(game, "play Fae Dragon", "done")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Fae Dragon")) == (1, 7)


@shows("Fae Dragon")
@pytest.mark.parametrize(("owner", "home"), [(0, ["Fae Dragon", "Gold", "Recruit", "Well"]), (1, ["Recruit", "Well"])])
def test_fae_dragon_makes_a_gold_when_you_spend_a_buff(owner: int, home: list[str]):
    well = gear_card("Well", use(cost(spending_buffs(unit.yours)), gain_xp(1)))
    dragon = ["Fae Dragon"]
    game = Position(
        seats=[
            Seat(base=[Piece("Recruit", buffed=1), well, *(dragon if owner == 0 else [])]),
            Seat(base=dragon if owner else []),
        ]
    ).start()
    do(game, "use Well")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (home, ["Fae Dragon"] if owner else [])
    assert owner or piece(game, "Gold").exhausted


@shows("Jaull-Fish")
@pytest.mark.parametrize(("mights", "price"), [([], 7), ([4], 7), ([5], 5), ([5, 6, 9], 1), ([5, 5, 5, 5], 0)])
def test_jaull_fish_costs_two_less_for_each_of_your_mighty_units(mights: list[int], price: int):
    mine = [unit_card(f"Big {i}", might=x) for i, x in enumerate(mights)]
    for energy in {price, max(price - 1, 0)}:
        game = Position(
            seats=[Seat(hand=["Jaull-Fish"], base=mine, energy=energy, power="Body 2"), Seat(base=["Mega-Mech"])]
        ).start()
        assert ("play Jaull-Fish" in offered(game)) is (energy == price)


@shows("Jaull-Fish")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jaull_fish_may_be_accelerated(answer: str):
    game = Position(seats=[Seat(hand=["Jaull-Fish"], energy=8, power="Body 3"), Seat()]).start()
    do(game, "play Jaull-Fish", answer)
    assert piece(game, "Jaull-Fish").exhausted is (answer == "no")
    assert game.sides[0].energy == (0 if answer == "yes" else 1)


@shows("Ruin Runner")
def test_ruin_runner_is_chosen_by_its_own_side_alone():
    jab = spell_card("Jab", Action, deal(1, a(unit)))
    bow = gear_card("Bow", use(exhaust_me(), deal(1, a(unit))))
    for owner in (0, 1):
        pair = ["Ruin Runner", "Sprite"]
        game = Position(
            seats=[
                Seat(hand=[jab], base=[bow, "Mega-Mech", *(pair if owner == 0 else [])]),
                Seat(base=pair if owner else []),
            ]
        ).start()
        shown = ["pick Mega-Mech", *([] if owner else ["pick Ruin Runner"]), "pick Sprite"]
        do(game, "play Jab")
        assert offered(game) == shown
        do(game, "pick Sprite")
        settle(game)
        do(game, "use Bow")
        assert offered(game) == shown


@shows("Ruin Runner")
def test_ruin_runner_is_reached_by_what_does_not_choose():
    storm = spell_card("Storm", deal(1, every(unit.enemy)), buff(every(unit.enemy)))
    game = Position(seats=[Seat(hand=[storm, spell_card("Slay", kill(a(unit)))]), Seat(base=["Ruin Runner"])]).start()
    assert "play Slay" not in offered(game)
    do(game, "play Storm")
    settle(game)
    assert (damage_to(game, "Ruin Runner"), might(game, "Ruin Runner")) == ([1], 6)
