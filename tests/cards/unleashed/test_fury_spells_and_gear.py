"""Unleashed: spells and gear of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Hidden, Reaction, a, card_, deal, gain_xp, kill, may_play, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    equips,
    is_a_reaction,
    is_an_action,
    is_hidden,
    waits_for_the_main_phase,
)
from tests.scenarios.table import (
    at_field,
    banished,
    damage_to,
    do,
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
)

SNARE = spell_card("Snare", Hidden, gain_xp(1))
SPARK = spell_card("Spark", Action, deal(1, a(unit)))
CARDS = [unit_card(x) for x in "ABCDEF"]


ACTIONS = {"Smite": (2, "Fury 1"), "Vault Breaker": (1, "Fury 1"), "Monster Harpoon": (1, "Fury 1")}


@shows(*ACTIONS)
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_played_in_a_showdown_and_is_no_answer_to_a_spell(name: str):
    is_an_action(name, *ACTIONS[name])


SLOW = {"Upstage Comedy": (2, ""), "Right of Conquest": (3, "Fury 1"), "Square Up": (4, "")}


@shows(*SLOW)
@pytest.mark.parametrize("name", SLOW)
def test_other_spells_wait_for_your_main_phase(name: str):
    waits_for_the_main_phase(name, *SLOW[name])


def smitten(*foes: object) -> Position:
    return Position(
        seats=[
            Seat(hand=["Smite", SPARK], base=["Recruit"], energy=2, power="Fury 1"),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: list(foes)}), Field(WEST, 0, {0: [unit_card("Mine")]})],  # type: ignore[arg-type]
    )


@shows("Smite")
@pytest.mark.parametrize(("foe", "gone"), [(3, ["Foe"]), (4, [])])
def test_smite_deals_three_to_a_unit_at_a_battlefield_and_what_it_kills_is_banished(foe: int, gone: list[str]):
    game = smitten(unit_card("Foe", might=foe)).start()
    do(game, "play Smite")
    assert offered(game) == ["pick Foe", "pick Mine"]
    do(game, "pick Foe")
    settle(game)
    assert (damage_to(game, "Foe"), banished(game, 1), trash(game, 1)) == ([3], gone, [])


@shows("Smite")
def test_smite_banishes_what_dies_later_this_turn_and_nobody_else():
    game = smitten(unit_card("Foe", might=4), "Recruit").start()
    do(game, "play Smite", "pick Foe")
    settle(game)
    do(game, "play Spark", "pick Foe")
    settle(game)
    assert (banished(game, 1), at_field(game)) == (["Foe"], ["Recruit"])


@shows("Smite")
def test_smite_forgets_with_the_turn():
    game = Position(
        seats=[
            Seat(hand=["Smite"], energy=2, power="Fury 1"),
            Seat(hand=[spell_card("Cull", kill(a(unit.yours)))]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=4)]})],
    ).start()
    do(game, "play Smite")
    settle(game)
    do(game, "end", "play Cull")
    assert (banished(game, 1), trash(game, 1)) == ([], ["Cull", "Foe"])


@shows("Smite")
def test_smite_is_about_the_one_unit():
    game = smitten(unit_card("Foe", might=4), unit_card("Theirs", might=1)).start()
    do(game, "play Smite", "pick Foe")
    settle(game)
    do(game, "play Spark", "pick Theirs")
    settle(game)
    assert (banished(game, 1), trash(game, 1), at_field(game)) == ([], ["Theirs"], ["Foe"])


@shows("Upstage Comedy")
@pytest.mark.parametrize(
    ("answers", "tired", "left"), [(["yes", "pick One", "pick Two"], 1, 0), (["no", "pick One"], 2, 2)]
)
def test_upstage_comedy_readies_a_unit_and_repeated_another(answers: list[str], tired: int, left: int):
    rests = [Piece(unit_card(x), exhausted=True) for x in ("One", "Two", "Three")]
    game = Position(
        seats=[
            Seat(hand=["Upstage Comedy"], base=[*rests[:2], Piece(gear_card("Thing"), exhausted=True)], energy=4),
            Seat(),
        ],
        fields=[Field(EAST, 1, {1: [rests[2]]})],
    ).start()
    do(game, "play Upstage Comedy", *answers[:1])
    assert offered(game) == ["pick One", "pick Three", "pick Two"]
    do(game, *answers[1:])
    settle(game)
    assert sum(x.exhausted for x in game.objects() if x.printed.name in ("One", "Two", "Three")) == tired
    assert game.sides[0].energy == left


@shows("Vault Breaker")
def test_vault_breaker_gives_a_unit_assault_and_ganking_this_turn():
    game = Position(
        seats=[
            Seat(hand=["Vault Breaker"], base=[gear_card("Thing"), "Recruit"], energy=1, power="Fury 1"),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 0, {0: [unit_card("Mine")]}), Field(WEST)],
    ).start()
    do(game, "play Vault Breaker")
    assert offered(game) == ["pick Mine", "pick Recruit", "pick Sprite"]
    do(game, "pick Mine")
    settle(game)
    assert (keyword(game, "Mine", "Assault"), keyword(game, "Mine", "Ganking")) == (2, 1)
    do(game, "end")
    assert (keyword(game, "Mine", "Assault"), keyword(game, "Mine", "Ganking")) == (0, 0)


@shows("Lotus Trap")
def test_lotus_trap_doubles_all_damage_to_a_unit_this_turn():
    is_a_reaction("Lotus Trap", 2)
    is_hidden("Lotus Trap")
    game = Position(
        seats=[
            Seat(hand=["Lotus Trap", SPARK, SPARK], base=["Recruit", gear_card("Thing")], energy=2),
            Seat(hand=[spell_card("Dart", deal(1, a(unit.yours)))], base=["Mega-Mech"]),
        ],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "play Lotus Trap")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    do(game, "play Spark", "pick Wall")
    settle(game)
    do(game, "play Spark", "pick Mega-Mech")
    settle(game)
    assert (damage_to(game, "Wall"), damage_to(game, "Mega-Mech")) == ([2], [1])
    do(game, "end", "play Dart", "pick Wall")
    settle(game)
    assert damage_to(game, "Wall") == [2, 1]


@shows("Lotus Trap")
def test_lotus_trap_doubles_the_damage_of_a_combat():
    game = Position(
        seats=[Seat(hand=["Lotus Trap"], base=[unit_card("Mine", might=3)], energy=2), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Mine", "play Lotus Trap", "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), damage_to(game, "Mine")) == ([6], [12])


@shows("Monster Harpoon")
@pytest.mark.parametrize(("mine", "theirs", "dealt"), [([SNARE], [], 4), ([], [], 2), ([], [SNARE], 2)])
def test_monster_harpoon_deals_four_in_place_of_two_if_you_control_a_facedown_card(
    mine: list[object], theirs: list[object], dealt: int
):
    game = Position(
        seats=[
            Seat(hand=["Monster Harpoon"], base=["Recruit"], energy=1, power="Fury 1"),
            Seat(base=["Sprite"]),
        ],
        fields=[
            Field(EAST, 1, {1: [Piece(WALL, attached=[gear_card("Band")])]}, facedown={1: theirs}),  # type: ignore[dict-item]
            Field(WEST, 0, {0: ["Mega-Mech"]}, facedown={0: mine}),  # type: ignore[dict-item]
        ],
    ).start()
    do(game, "play Monster Harpoon")
    assert offered(game) == ["pick Mega-Mech", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert damage_to(game, "Wall") == [dealt]


@shows("Right of Conquest")
@pytest.mark.parametrize(("fields", "drawn"), [([], 1), ([1], 1), ([0], 2), ([0, 0, 1], 3)])
def test_right_of_conquest_draws_one_and_one_for_each_battlefield_of_yours(fields: list[int], drawn: int):
    there = [Field(plain_field(f"Field {i}"), x, {x: [unit_card(f"Unit {i}")]}) for i, x in enumerate(fields)]
    game = Position(
        seats=[Seat(hand=["Right of Conquest"], deck=CARDS, energy=3, power="Fury 1"), Seat()], fields=there
    ).start()
    do(game, "play Right of Conquest")
    assert len(hand(game, 0)) == drawn


@shows("Right of Conquest")
def test_right_of_conquest_counts_what_an_ally_controls():
    there = [Field(plain_field(f"Field {i}"), i, {i: [unit_card(f"Unit {i}")]}) for i in range(3)]
    seats = [Seat(hand=["Right of Conquest"], deck=CARDS, energy=3, power="Fury 1"), Seat(), Seat(), Seat()]
    game = Position(seats=seats, fields=there, mode=TwoVsTwo()).start()
    do(game, "play Right of Conquest")
    settle(game)
    assert len(hand(game, 0)) == 3


@shows("Square Up")
@pytest.mark.parametrize(
    ("answers", "held"), [(["yes", "pick Recruit", "pick Mine"], []), (["no", "pick Recruit"], ["A"])]
)
def test_square_up_gives_assault_and_is_repeated_for_a_card(answers: list[str], held: list[str]):
    game = Position(
        seats=[
            Seat(hand=["Square Up", CARDS[0]], base=["Recruit", gear_card("Thing")], energy=4),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 0, {0: [unit_card("Mine")]})],
    ).start()
    do(game, "play Square Up", answers[0])
    assert offered(game) == ["pick Mine", "pick Recruit", "pick Sprite"]
    do(game, *answers[1:])
    settle(game)
    assert keyword(game, "Recruit", "Assault") == 4
    assert (keyword(game, "Mine", "Assault"), hand(game, 0)) == (0 if held else 4, held)
    do(game, "end")
    assert keyword(game, "Recruit", "Assault") == 0


@shows("Fresh Beans")
@pytest.mark.parametrize(("answer", "held"), [("yes", ["A"]), ("no", [])])
def test_fresh_beans_may_be_exhausted_to_draw_for_a_unit_played_in_a_showdown(answer: str, held: list[str]):
    game = Position(
        seats=[Seat(hand=["Inferna"], base=["Fresh Beans", "Recruit"], deck=CARDS, energy=2), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST)],
    ).start()
    do(game, "move Recruit", "at East", "play Inferna", answer)
    assert (hand(game, 0), piece(game, "Fresh Beans").exhausted) == (held, answer == "yes")


@shows("Fresh Beans")
def test_fresh_beans_does_not_heed_other_plays():
    """A unit outside a showdown, a spell and a gear in one, and an opponent's unit in one."""
    game = Position(
        seats=[
            Seat(
                hand=["Inferna", ZAP, gear_card("Thing", Reaction)],
                base=["Fresh Beans", "Recruit"],
                energy=2,
                deck=CARDS,
            ),
            Seat(),
        ],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST)],
    ).start()
    do(game, "play Inferna")
    assert (question(game), piece(game, "Fresh Beans").exhausted) == ("main", False)
    do(game, "move Recruit", "at East", "play Zap", "play Thing")
    settle(game)
    assert (question(game), hand(game, 0), piece(game, "Fresh Beans").exhausted) == ("main", [], False)
    game = Position(
        seats=[Seat(base=["Fresh Beans", "Recruit"], deck=CARDS), Seat(hand=["Inferna"], energy=2)],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "move Recruit", "play Inferna")
    settle(game)
    assert (hand(game, 0), piece(game, "Fresh Beans").exhausted) == ([], False)


@shows("Blighted Battleaxe")
def test_blighted_battleaxe_leaves_a_bearer_who_did_not_conquer_and_hurts_it():
    equips("Blighted Battleaxe", 1, "Fury 1", 4)
    big = unit_card("Big", might=5)
    game = Position(
        seats=[Seat(base=[Piece(big, attached=["Blighted Battleaxe"]), "Recruit"]), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Recruit", "done")
    settle(game)  # another's conquest
    do(game, "end")
    assert (damage_to(game, "Big"), might(game, "Big")) == ([4], 5)
    assert piece(game, "Blighted Battleaxe").attached_to == 0


@shows("Blighted Battleaxe")
def test_blighted_battleaxe_stays_with_a_bearer_who_conquered():
    game = Position(
        seats=[Seat(base=[Piece(unit_card("Big", might=5), attached=["Blighted Battleaxe"])]), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Big")
    settle(game)
    do(game, "end")
    assert (damage_to(game, "Big"), might(game, "Big")) == ([], 9)


@shows("Blighted Battleaxe")
def test_blighted_battleaxe_waits_for_the_end_of_its_players_turn():
    game = Position(
        seats=[Seat(), Seat(base=[Piece(unit_card("Big", might=5), attached=["Blighted Battleaxe"])])],
    ).start()
    do(game, "end")
    assert (damage_to(game, "Big"), might(game, "Big")) == ([], 9)


def grenade(**mine: object) -> Position:
    seats = [
        Seat(hand=["Dancing Grenade"], base=[unit_card("Big", might=9)], energy=2, power="Fury 3", **mine),  # type: ignore[arg-type]
        Seat(base=[unit_card("Huge", might=9), gear_card("Thing")], power="Calm 2"),
    ]
    return Position(seats=seats, fields=[Field(EAST, 1, {1: [WALL]})])


@shows("Dancing Grenade")
def test_dancing_grenade_goes_to_and_fro_and_deals_one_more_each_time():
    game = grenade().start()
    do(game, "play Dancing Grenade")
    assert offered(game) == ["pick Big", "pick Huge", "pick Wall"]
    do(game, "pick Huge")
    settle(game)
    assert (seat_asked(game), question(game), damage_to(game, "Huge")) == (1, "may", [2])
    do(game, "yes", "pick Big")
    settle(game)
    assert (damage_to(game, "Big"), len(game.sides[1].power), seat_asked(game)) == ([3], 1, 0)
    do(game, "yes", "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), len(game.sides[0].power), seat_asked(game)) == ([4], 1, 1)
    do(game, "no")
    settle(game)
    assert (trash(game, 0), trash(game, 1), question(game)) == (["Dancing Grenade"], [], "main")


@shows("Dancing Grenade")
def test_dancing_grenade_is_the_controllers_to_play_again_even_if_that_is_you():
    game = grenade().start()
    do(game, "play Dancing Grenade", "pick Big")
    settle(game)
    assert (seat_asked(game), question(game)) == (0, "may")


@shows("Dancing Grenade")
def test_dancing_grenade_deals_two_when_another_card_lets_it_be_played_once_more():
    """That is another play, and not the one which its text offers."""
    fount = gear_card("Fount", may_play(card_.yours.in_trash))
    game = Position(
        seats=[Seat(hand=["Dancing Grenade"], base=[fount], energy=4, power="Fury 2"), Seat(base=[WALL])]
    ).start()
    for _ in range(2):
        do(game, "play Dancing Grenade")
        settle(game)
        do(game, "no")
    assert damage_to(game, "Wall") == [2, 2]


@shows("Dancing Grenade")
def test_dancing_grenade_waits_for_your_main_phase():
    waits_for_the_main_phase("Dancing Grenade", 2, "Fury 1")
