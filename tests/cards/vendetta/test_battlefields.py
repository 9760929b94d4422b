"""Vendetta: battlefields."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import (
    REACTION,
    Action,
    Deflect,
    Hidden,
    Reaction,
    Tank,
    a,
    cost,
    deal,
    exhaust_me,
    gain_xp,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import MIND
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import WALL, WEST
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

ROOST, HEISHO, KINKOU, VORTEX = "Dragon Roost", "Heisho, Shell of the World", "Kinkou Temple", "Mystic Vortex"
FORGE, SANDS, ALTAR, TOMB = "Piltovan Forge", "Protective Sands", "Risen Altar", "Sandswept Tomb"
TEMPLE, GRAY = "Shadow Temple", "Threshold of the Gray"
FOE, OWN = unit_card("Foe", might=3), unit_card("Own", might=3)
WYRM = unit_card("Wyrm", might=5, energy=1, tags=("Dragon",))
BOLT = spell_card("Bolt", Action, deal(1, a(unit)))


@shows(ROOST)
@pytest.mark.parametrize("whose", [None, 1])
def test_a_dragon_may_be_played_to_the_roost_for_two_power(whose: int | None):
    """Also where nobody or an opponent is; nothing else is, and nobody pays less."""
    roost = Field(ROOST, whose, {1: [FOE]} if whose == 1 else {})
    for power in ("Fury 2", "Calm 1, Mind 1"):
        game = Position(
            seats=[Seat(hand=[WYRM, OWN], energy=1, power=power), Seat()], fields=[roost, Field(WEST)]
        ).start()
        do(game, "play Own")
        assert base(game, 0) == ["Own"]  # no Dragon, no choice
        do(game, "play Wyrm")
        assert offered(game) == ["at Dragon Roost", "at base 0"]
        do(game, "at Dragon Roost")
        settle(game)
        assert (at_field(game), len(game.sides[0].power)) == (["Wyrm"], 0)
    game = Position(seats=[Seat(hand=[WYRM], energy=1, power="Fury 1"), Seat()], fields=[roost, Field(WEST)]).start()
    do(game, "play Wyrm")
    assert (base(game, 0), len(game.sides[0].power)) == (["Wyrm"], 1)


@shows(ROOST)
def test_whoever_plays_a_dragon_elsewhere_pays_nothing_more():
    game = Position(
        seats=[Seat(hand=[WYRM], energy=1, power="Fury 2"), Seat()],
        fields=[Field(ROOST, 1, {1: [FOE]}), Field(WEST, 0, {0: [OWN]})],
    ).start()
    do(game, "play Wyrm")
    assert offered(game) == ["at Dragon Roost", "at West", "at base 0"]
    do(game, "at West")
    assert (at_field(game, 1), len(game.sides[0].power)) == (["Own", "Wyrm"], 2)


@shows(HEISHO)
@pytest.mark.parametrize("turn", [0, 1])
def test_deflect_is_ignored_of_what_is_at_heisho(turn: int):
    shy, far = unit_card("Shy", Deflect(2), might=9), unit_card("Far", Deflect(1), might=9)
    other = 1 - turn
    fields = [Field(HEISHO, other, {other: [shy, Piece(FOE)]}), Field(WEST, other, {other: [far]})]
    game = Position(seats=[Seat(hand=[BOLT]), Seat(hand=[BOLT])], fields=fields, active=turn).start()
    do(game, "play Bolt")
    assert offered(game) == ["pick Foe", "pick Shy"]
    do(game, "pick Shy")
    settle(game)
    assert damage_to(game, "Shy") == [1]


@shows(HEISHO)
def test_heisho_counts_for_abilities_too():
    shy = unit_card("Shy", Deflect(1), might=9)
    lens = gear_card("Lens", use(exhaust_me(), deal(1, a(unit))))
    fields = [Field(HEISHO, 1, {1: [shy]}), Field(WEST)]
    game = Position(seats=[Seat(base=[lens]), Seat()], fields=fields).start()
    do(game, "use Lens")
    settle(game)
    assert damage_to(game, "Shy") == [1]


@shows(KINKOU)
def test_units_with_tank_have_one_more_might_at_kinkou_temple():
    guard = unit_card("Guard", Tank, might=2)
    there = [guard, OWN]
    for side in (0, 1):
        game = Position(
            seats=[Seat(base=[unit_card("Home", Tank, might=2)]), Seat()],
            fields=[Field(KINKOU, side, {side: there}), Field(WEST, side, {side: [unit_card("Far", Tank, might=2)]})],
        ).start()
        assert [might(game, x) for x in ("Guard", "Own", "Far", "Home")] == [3, 3, 2, 2]


QUICK = spell_card("Quick", Reaction, gain_xp(1))
SLOW = spell_card("Slow", Action, gain_xp(1))


@shows(VORTEX)
@pytest.mark.parametrize(("power", "quick"), [("", False), ("Mind 1", True)])
def test_a_reaction_is_dearer_in_a_showdown_at_mystic_vortex(power: str, quick: bool):
    for seat in (0, 1):
        seats = [Seat(base=[OWN]), Seat()]
        seats[seat] = replace(seats[seat], hand=[QUICK, SLOW], power=power)
        game = Position(seats=seats, fields=[Field(VORTEX, 1, {1: [FOE]}), Field(WEST)]).start()
        if seat == 0:
            assert "play Quick" in offered(game)  # there is no showdown yet
        do(game, "move Own", f"at {VORTEX}")
        assert (seat_asked(game), "play Slow" in offered(game), "play Quick" in offered(game)) == (seat, True, quick)
        if quick:
            do(game, "play Quick")
            settle(game)
            assert (xp(game)[seat], len(game.sides[seat].power)) == (1, 0)


@shows(VORTEX)
def test_a_hidden_card_is_dearer_there_and_a_showdown_elsewhere_changes_nothing():
    trap = spell_card("Trap", Hidden, gain_xp(1))
    for power, there in (("", False), ("Mind 1", True)):
        game = Position(
            seats=[Seat(base=[OWN]), Seat(hand=[SLOW], power=power)],
            fields=[Field(VORTEX, 1, {1: [FOE]}, facedown={1: trap}), Field(WEST)],
        ).start()
        do(game, "move Own", f"at {VORTEX}")
        assert ("play Trap" in offered(game)) is there
    game = Position(
        seats=[Seat(base=[OWN], hand=[QUICK]), Seat()], fields=[Field(VORTEX, 1, {1: [FOE]}), Field(WEST)]
    ).start()
    do(game, "move Own", "at West")
    assert "play Quick" in offered(game)


WAND = gear_card("Wand", use(cost(2), gain_xp(1)))


@shows(FORGE)
def test_the_first_ability_of_your_gear_is_cheaper_each_turn_at_piltovan_forge():
    game = Position(
        seats=[Seat(base=[WAND, WAND], energy=3), Seat()], fields=[Field(FORGE, 0, {0: [OWN]}), Field(WEST)]
    ).start()
    do(game, "use Wand")
    settle(game)
    assert game.sides[0].energy == 2
    do(game, "use Wand")
    settle(game)
    assert (game.sides[0].energy, xp(game)) == (0, [2, 0])


@shows(FORGE)
def test_piltovan_forge_helps_its_controller_and_gear_only():
    sage = unit_card("Sage", use(cost(2), gain_xp(1)))
    game = Position(
        seats=[Seat(base=[WAND, sage], energy=1), Seat()], fields=[Field(FORGE, 0, {0: [OWN]}), Field(WEST)]
    ).start()
    assert ("use Wand" in offered(game), "use Sage" in offered(game)) == (True, False)
    for whose in (None, 1):
        game = Position(
            seats=[Seat(base=[WAND], energy=1), Seat()],
            fields=[Field(FORGE, whose, {1: [FOE]} if whose else {}), Field(WEST)],
        ).start()
        assert "use Wand" not in offered(game)


@shows(FORGE)
def test_piltovan_forge_is_cheaper_again_next_turn_and_on_an_opponents():
    quick = gear_card("Quick", use(cost(2), gain_xp(1), speed=REACTION))
    game = Position(
        seats=[Seat(base=[quick], runes="Calm 3"), Seat(hand=[spell_card("Bid", gain_xp(1))])],
        fields=[Field(FORGE, 0, {0: [OWN]}), Field(WEST)],
    ).start()
    do(game, "use Quick")
    settle(game)
    do(game, "end", "play Bid", "use Quick")
    settle(game)
    assert xp(game) == [2, 1]


@shows(SANDS)
@pytest.mark.parametrize(("runes", "answer", "drawn"), [(4, "yes", 1), (4, "no", 0), (5, "", 0)])
def test_protective_sands_sells_a_card_for_a_conquest_with_at_most_four_runes(runes: int, answer: str, drawn: int):
    game = Position(
        seats=[Seat(base=[OWN], exhausted_runes=f"Calm {runes}", energy=1), Seat()],
        fields=[Field(SANDS, 1, {1: [unit_card("Weak", might=1)]}), Field(WEST)],
    ).start()
    do(game, "move Own", f"at {SANDS}")
    settle(game)
    if answer:
        do(game, answer)
        settle(game)
    assert (question(game), len(hand(game, 0)), game.sides[0].energy) == ("main", drawn, 1 - drawn)


@shows(SANDS)
def test_protective_sands_sells_nothing_for_a_hold_or_a_conquest_elsewhere():
    game = Position(
        seats=[Seat(base=[OWN], energy=1), Seat()], fields=[Field(SANDS, 0, {0: [FOE]}), Field(WEST)]
    ).start()
    do(game, "move Own", "at West")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", [])


@shows(ALTAR)
@pytest.mark.parametrize(
    ("name", "energy", "power", "there"),
    [
        ("Serene Ascetic", 2, "", True),
        ("Serene Ascetic", 1, "", False),
        ("Shadow Fiend", 1, "Fury 1", True),
        ("Shadow Fiend", 2, "", True),
        ("Shadow Fiend", 1, "", False),
        ("Shadow Fiend", 0, "Fury 1", False),
    ],
)
def test_your_units_at_risen_altar_are_empowered_for_an_energy_or_a_power_less(
    name: str, energy: int, power: str, there: bool
):
    game = Position(
        seats=[Seat(energy=energy, power=power), Seat()], fields=[Field(ALTAR, 0, {0: [name]}), Field(WEST)]
    ).start()
    assert (f"use {name}" in offered(game)) is there
    if there:
        do(game, f"use {name}")
        settle(game)
        assert (piece(game, name).empowered, game.sides[0].energy, len(game.sides[0].power)) == (1, 0, 0)


@shows(ALTAR)
def test_risen_altar_helps_nobody_elsewhere_and_no_other_ability():
    busy = unit_card("Busy", use(cost(2), gain_xp(1)))
    game = Position(
        seats=[Seat(base=["Serene Ascetic"], energy=2), Seat()], fields=[Field(ALTAR, 0, {0: [OWN]}), Field(WEST)]
    ).start()
    assert "use Serene Ascetic" not in offered(game)
    game = Position(seats=[Seat(energy=1), Seat()], fields=[Field(ALTAR, 0, {0: [busy]}), Field(WEST)]).start()
    assert "use Busy" not in offered(game)


DEAR = spell_card("Dear", Action, deal(1, a(unit)), power=(MIND,))


@shows(TOMB)
@pytest.mark.parametrize("turn", [0, 1])
def test_a_spell_is_cheaper_if_it_chooses_a_unit_of_its_side_at_sandswept_tomb(turn: int):
    game = Position(
        seats=[Seat(hand=[DEAR], base=[unit_card("Home")]), Seat(hand=[DEAR])],
        fields=[Field(TOMB, turn, {turn: [OWN]}), Field(WEST, 1 - turn, {1 - turn: [FOE]})],
        active=turn,
    ).start()
    do(game, "play Dear")
    settle(game)
    assert (damage_to(game, "Own"), damage_to(game, "Foe"), damage_to(game, "Home")) == ([1], [], [])


@shows(TOMB)
def test_it_does_not_matter_who_controls_sandswept_tomb():
    game = Position(
        seats=[Seat(hand=[DEAR], base=[OWN]), Seat()], fields=[Field(TOMB, 1, {1: [WALL]}), Field(WEST)]
    ).start()
    assert "play Dear" not in offered(game)
    do(game, "move Own", f"at {TOMB}", "play Dear")
    settle_chain(game)
    assert (damage_to(game, "Own")[0], len(game.sides[0].power)) == (1, 0)


@shows(TOMB)
def test_no_enemy_there_nor_a_friend_elsewhere_makes_it_cheaper():
    game = Position(
        seats=[Seat(hand=[DEAR], base=[unit_card("Home")]), Seat()],
        fields=[Field(TOMB, 1, {1: [FOE]}), Field(WEST, 0, {0: [OWN]})],
    ).start()
    assert "play Dear" not in offered(game)


@shows(TOMB)
def test_one_of_several_is_enough_and_several_are_no_cheaper_than_one():
    hit = (deal(1, a(unit.named("Own"), "first")), deal(1, a(unit.named("Foe", "Pal"), "second")))
    twin = spell_card("Twin", Action, *hit, power=(MIND, MIND))
    for other in (FOE, unit_card("Pal")):
        fields = [Field(TOMB, 0, {0: [OWN, other]}), Field(WEST)]
        for power, there in (("Mind 1", True), ("", False)):
            game = Position(seats=[Seat(hand=[twin], power=power), Seat()], fields=fields).start()
            assert ("play Twin" in offered(game)) is there
    fields = [Field(TOMB, 0, {0: [OWN]}), Field(WEST, 1, {1: [FOE]})]
    game = Position(seats=[Seat(hand=[twin], power="Mind 1"), Seat()], fields=fields).start()
    assert "play Twin" in offered(game)


@shows(TEMPLE)
def test_shadow_temple_burns_three_for_a_hold_and_none_for_a_conquest():
    game = Position(
        seats=[Seat(), Seat(deck=[FOE, FOE, FOE, FOE, OWN])], fields=[Field(TEMPLE, 1, {1: [FOE]}), Field(WEST)]
    ).start()
    do(game, "end")
    settle(game)
    assert (trash(game, 1), trash(game, 0), deck(game, 1)) == (["Foe"] * 3, [], ["Own"])
    game = Position(seats=[Seat(base=[OWN]), Seat()], fields=[Field(TEMPLE), Field(WEST)]).start()
    do(game, "move Own", f"at {TEMPLE}")
    settle(game)
    assert trash(game, 0) == []


@shows(GRAY)
def test_the_threshold_gives_attacker_and_defender_an_energy():
    seats = [Seat(base=[OWN], hand=[spell_card("One", Action, gain_xp(1), energy=1)])]
    seats += [Seat(hand=[spell_card("Two", Action, gain_xp(1), energy=1)])]
    game = Position(seats=seats, fields=[Field(GRAY, 1, {1: [WALL]}), Field(WEST)]).start()
    do(game, "move Own", f"at {GRAY}")
    settle_chain(game)
    assert [game.sides[x].energy for x in (0, 1)] == [1, 1]
    do(game, "play One")
    settle_chain(game)
    do(game, "play Two")
    settle(game)
    assert xp(game) == [1, 1]


@shows(GRAY)
def test_the_threshold_gives_nothing_for_a_showdown_without_a_combat_nor_for_one_elsewhere():
    pause = spell_card("Pause", Action, gain_xp(1))
    for place, foes in ((GRAY, {}), ("West", {1: [WALL]})):
        fields = [Field(GRAY), Field(WEST, 1 if foes else None, foes)]
        game = Position(seats=[Seat(base=[OWN], hand=[pause]), Seat()], fields=fields).start()
        do(game, "move Own", f"at {place}")
        assert (question(game), [game.sides[x].energy for x in (0, 1)]) == ("focus", [0, 0])
