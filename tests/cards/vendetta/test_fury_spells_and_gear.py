"""Vendetta: spells and gear of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, counter, discard, draw, gear, kill, spell_on_chain, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import CALM, FURY
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, WALL, WEST, equips, is_an_action, waits_for_the_main_phase
from tests.cards.vendetta.empowering import empowers, flows
from tests.scenarios.table import (
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    phase,
    piece,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

FOE = unit_card("Foe", might=5)
DENY = spell_card("Deny", Reaction, counter(a(spell_on_chain)))


@shows("Ruthless Strike", "Consuming Curse")
@pytest.mark.parametrize(("name", "energy"), [("Ruthless Strike", 3), ("Consuming Curse", 2)])
def test_an_action_is_played_in_showdowns(name: str, energy: int):
    is_an_action(name, energy)


@shows("Brittle Steel", "Perfect Execution")
@pytest.mark.parametrize(("name", "energy"), [("Brittle Steel", 2), ("Perfect Execution", 3)])
def test_a_plain_spell_waits_for_the_main_phase(name: str, energy: int):
    waits_for_the_main_phase(name, energy, "Fury 1")


@shows("Brittle Steel")
def test_brittle_steel_kills_a_gear_of_anybody_worn_or_not():
    worn = Piece(WALL, attached=["Doran's Blade"])
    game = Position(
        seats=[Seat(hand=["Brittle Steel"], base=["Gold", "Recruit"], energy=2, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [worn]}), Field(WEST)],
    ).start()
    do(game, "play Brittle Steel")
    assert offered(game) == ["pick Doran's Blade", "pick Gold"]
    do(game, "pick Doran's Blade")
    settle(game)
    assert (trash(game, 1), trash(game, 0), base(game, 0)) == (
        ["Doran's Blade"],
        ["Brittle Steel"],
        ["Gold", "Recruit"],
    )


@shows("Brittle Steel")
def test_brittle_steel_flows():
    game = flows("Brittle Steel", 4, "Fury 1", base=[gear_card("Thing")])
    assert base(game, 0) == []


@shows("Perfect Execution")
def test_perfect_execution_flows():
    game = flows("Perfect Execution", 3, "Fury 1")
    assert keyword(game, "Recruit", "Assault") == 3


@shows("Perfect Execution")
def test_perfect_execution_readies_any_unit_and_gives_it_assault_this_turn():
    game = Position(
        seats=[Seat(hand=["Perfect Execution"], base=["Gold", "Recruit"], energy=3, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [Piece(FOE, exhausted=True)]}), Field(WEST)],
    ).start()
    do(game, "play Perfect Execution")
    assert offered(game) == ["pick Foe", "pick Recruit"]
    do(game, "pick Foe")
    settle(game)
    assert (piece(game, "Foe").exhausted, keyword(game, "Foe", "Assault"), trash(game, 0)) == (
        False,
        3,
        ["Perfect Execution"],
    )
    do(game, "end")
    settle(game)
    assert keyword(game, "Foe", "Assault") == 0


@shows("Ruthless Strike")
@pytest.mark.parametrize(("answer", "dealt", "left"), [("yes", 5, []), ("no", 3, ["Foe"])])
def test_ruthless_strike_deals_more_for_a_discarded_card(answer: str, dealt: int, left: list[str]):
    game = Position(
        seats=[Seat(hand=["Ruthless Strike", FOE], base=["Recruit"], energy=3), Seat(base=["Sprite"])],
        fields=[Field(EAST, 1, {1: [Piece(WALL, attached=["Doran's Blade"])]}), Field(WEST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Ruthless Strike", answer)
    assert offered(game) == ["pick Mega-Mech", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Wall"), hand(game, 0)) == ([dealt], left)


@shows("Ruthless Strike")
def test_ruthless_strike_asks_nobody_without_a_card():
    game = Position(
        seats=[Seat(hand=["Ruthless Strike"], energy=3), Seat()], fields=[Field(EAST, 1, {1: [WALL]})]
    ).start()
    do(game, "play Ruthless Strike")
    settle(game)
    assert damage_to(game, "Wall") == [3]


@shows("Consuming Curse")
@pytest.mark.parametrize(("mine", "theirs", "dealt"), [(0, 3, 2), (1, 0, 3), (3, 1, 5)])
def test_consuming_curse_deals_more_for_each_of_its_name_in_your_trash(mine: int, theirs: int, dealt: int):
    name = "Consuming Curse"
    game = Position(
        seats=[
            Seat(hand=[name, name], trash=[name] * mine + ["Gust"], base=["Recruit"], energy=2, deck=[name] * 3),
            Seat(trash=[name] * theirs, base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST, 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, f"play {name}")
    assert offered(game) == ["pick Mega-Mech", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert damage_to(game, "Wall") == [dealt]


@shows("Pendulum Blade")
def test_pendulum_blade_gives_two_might_for_a_move_to_a_battlefield():
    equips("Pendulum Blade", 0, "Fury 1", 1)
    game = Position(
        seats=[Seat(base=[Piece("Recruit", attached=["Pendulum Blade"]), unit_card("Mate")]), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Recruit", "at East", "done")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Mate")) == (4, 2)
    do(game, "end")
    settle(game)
    assert might(game, "Recruit") == 2


@shows("Pendulum Blade")
def test_pendulum_blade_gives_nothing_for_a_move_home():
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(EAST, 0, {0: [Piece("Recruit", attached=["Pendulum Blade"])]})]
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert (base(game, 0), might(game, "Recruit")) == (["Pendulum Blade", "Recruit"], 2)


SERENE = unit_card("Serene", might=12, domains=CALM)


@shows("Decree of Rage")
def test_decree_of_rage_deals_four_to_an_enemy_calm_unit():
    game = Position(
        seats=[Seat(hand=["Decree of Rage"], base=[unit_card("Own", domains=CALM)], energy=1, power="Fury 1"), Seat()],
        fields=[Field(EAST, 1, {1: [WALL, SERENE]}), Field(WEST)],
    ).start()
    do(game, "play Decree of Rage")
    settle(game)
    assert (damage_to(game, "Serene"), damage_to(game, "Wall"), damage_to(game, "Own")) == ([4], [], [])


@shows("Decree of Rage")
def test_decree_of_rage_reaches_a_unit_of_two_domains_in_a_base():
    both, idol = unit_card("Both", might=12, domains=CALM | FURY), gear_card("Idol", domains=CALM)
    game = Position(
        seats=[
            Seat(hand=["Decree of Rage"], energy=1, power="Fury 1"),
            Seat(base=[both, idol]),
        ]
    ).start()
    do(game, "play Decree of Rage")
    settle(game)
    assert damage_to(game, "Both") == [4]


@shows("Decree of Rage")
def test_decree_of_rage_is_an_action_that_cannot_be_countered():
    for denied in (False, True):
        seats = [
            Seat(base=["Recruit"], hand=[DENY]),
            Seat(hand=["Decree of Rage"], base=[unit_card("Mine")], energy=1, power="Fury 1"),
        ]
        fields = [Field(EAST), Field(WEST, 0, {0: [SERENE]})]
        game = Position(seats=seats, fields=fields).start()
        do(game, "move Recruit", "at East")
        assert (seat_asked(game), offered(game)) == (1, ["pass", "play Decree of Rage"])
        do(game, "play Decree of Rage")
        if denied:
            do(game, "play Deny")
        settle(game)
        assert (damage_to(game, "Serene"), trash(game, 1)) == ([4], ["Decree of Rage"])


@shows("Rage Amplifier")
def test_rage_amplifier_gives_your_units_one_might_and_two_once_it_is_empowered():
    empowers("Rage Amplifier", 6, "Fury 1")
    for empowered in (0, 1):
        game = Position(
            seats=[
                Seat(base=[Piece("Rage Amplifier", empowered=empowered), "Recruit"]),
                Seat(base=[unit_card("Theirs", might=2)]),
            ],
            fields=[Field(EAST, 0, {0: [unit_card("Mine", might=2)]}), Field(WEST)],
        ).start()
        more = 1 + empowered
        assert [might(game, x) for x in ("Recruit", "Mine", "Theirs")] == [1 + more, 2 + more, 2]


RICHES = "Endless Riches"
POOR = unit_card("Poor")


@shows(RICHES)
def test_endless_riches_banishes_your_hand_and_trash_and_burns_seven():
    game = Position(
        seats=[
            Seat(hand=[RICHES, FOE, WALL], trash=["Gust", DENY], energy=5, power="Fury 1", deck=[POOR] * 8),
            Seat(hand=[FOE], trash=[WALL]),
        ]
    ).start()
    do(game, f"play {RICHES}")
    settle(game)
    assert (banished(game, 0), hand(game, 0), trash(game, 0)) == (["Deny", "Foe", "Gust", "Wall"], [], ["Poor"] * 7)
    assert (deck(game, 0), base(game, 0)) == (["Poor"], [RICHES])
    assert (hand(game, 1), trash(game, 1), banished(game, 1)) == (["Foe"], ["Wall"], [])


@shows(RICHES)
def test_endless_riches_skips_your_draw_phase_and_nobody_elses():
    game = Position(seats=[Seat(base=[RICHES]), Seat()]).start()
    do(game, "end")
    assert (seat_asked(game), len(hand(game, 1))) == (1, 1)
    do(game, "end")
    assert (seat_asked(game), len(hand(game, 0)), phase(game)) == (0, 0, "main")


@shows(RICHES)
def test_endless_riches_lets_you_play_cards_from_your_trash_at_their_cost_and_time():
    dear, zap = unit_card("Dear", energy=2), spell_card("Zap", Action, draw(1))
    slow, ring = spell_card("Slow", draw(1)), gear_card("Ring")
    game = Position(
        seats=[
            Seat(base=[RICHES, "Recruit"], trash=[dear, zap, slow, ring], energy=2, deck=[POOR] * 3),
            Seat(base=[RICHES], trash=[POOR, zap]),
        ],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    assert "play Poor" not in offered(game)
    do(game, "play Dear")
    assert (base(game, 0), game.sides[0].energy) == (["Dear", RICHES, "Recruit"], 0)
    do(game, "play Ring", "move Recruit", "at East")
    assert offered(game) == ["pass", "play Zap"]
    do(game, "play Zap")
    settle(game)
    assert (hand(game, 0), banished(game, 0), trash(game, 0)) == (["Poor"], ["Zap"], ["Slow"])


@shows(RICHES)
def test_without_endless_riches_nothing_is_played_from_a_trash():
    game = Position(seats=[Seat(trash=[POOR]), Seat(base=[RICHES], trash=[FOE])]).start()
    assert offered(game) == ["end"]


@shows(RICHES)
def test_endless_riches_banishes_what_would_go_to_your_trash_itself_included():
    toss = spell_card("Toss", discard(1))
    doom = spell_card("Doom", kill(a(unit)))
    end = spell_card("End", kill(a(gear)))
    game = Position(
        seats=[
            Seat(hand=[toss, POOR, doom, doom, end], base=[RICHES, FOE]),
            Seat(base=[WALL]),
        ]
    ).start()
    do(game, "play Toss", "pick Poor")
    settle(game)
    do(game, "play Doom", "pick Foe")
    settle(game)
    do(game, "play Doom")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["Doom", "Doom", "Foe", "Poor", "Toss"], [])
    assert (banished(game, 1), trash(game, 1)) == ([], ["Wall"])  # the trash of another player
    do(game, "play End")
    settle(game)
    assert RICHES in banished(game, 0)
    assert trash(game, 0) == ["End"]  # it was gone by then
