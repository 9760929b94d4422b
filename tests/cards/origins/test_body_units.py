"""Origins: units of Body that are no champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    a,
    create,
    every,
    kill,
    pick,
    play_card,
    recall,
    unit,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
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


@pytest.mark.parametrize(
    ("name", "energy", "power"),
    [("Kraken Hunter", 3, 2), ("Lee Sin, Centered", 6, 0), ("Miss Fortune, Captain", 5, 1)],
)
@shows("Kraken Hunter", "Lee Sin, Centered", "Miss Fortune, Captain")
def test_accelerate_costs_one_energy_and_one_body_and_lets_it_enter_ready(name: str, energy: int, power: int):
    def play(answer: str):
        game = Position(seats=[Seat(hand=[name], energy=energy + 1, power=f"Body {power + 1}"), Seat()]).start()
        do(game, f"play {name}", answer)
        return game

    quick = play("yes")
    assert not piece(quick, name).exhausted
    assert (quick.sides[0].energy, len(quick.sides[0].power)) == (0, 0)
    slow = play("no")
    assert piece(slow, name).exhausted
    assert (slow.sides[0].energy, len(slow.sides[0].power)) == (1, 1)


@shows("Bilgewater Bully")
@pytest.mark.parametrize(("buffed", "places"), [(1, ["at There", "at base 0"]), (0, [])])
def test_bilgewater_bully_moves_between_battlefields_while_buffed(buffed: int, places: list[str]):
    game = Position(
        seats=[Seat(), Seat()],
        fields=[
            Field(plain_field("Here"), 0, {0: [Piece("Bilgewater Bully", buffed=buffed)]}),
            Field(plain_field("There")),
        ],
    ).start()
    do(game, "move Bilgewater Bully")
    if buffed:
        assert offered(game) == ["at There", "at base 0"]
    else:
        assert base(game, 0) == ["Bilgewater Bully"]  # the only way


@shows("Pakaa Cub")
def test_pakaa_cub_is_hidden_for_one_power_and_played_next_turn_for_nothing():
    game = Position(
        seats=[Seat(hand=["Pakaa Cub"], power="Calm 1"), Seat(base=["Recruit"])],
        fields=[Field(plain_field("Here"), 0, {0: ["Mega-Mech"]}), Field(plain_field("There"))],
    ).start()
    assert offered(game) == ["end", "hide Pakaa Cub", "move Mega-Mech"]
    do(game, "hide Pakaa Cub")
    assert (game.sides[0].power, hand(game, 0)) == ([], [])
    assert offered(game) == ["end", "move Mega-Mech"]  # not on the turn it was hidden
    do(game, "end", "move Recruit", "at There")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Pakaa Cub"])
    do(game, "play Pakaa Cub")
    assert at_field(game) == ["Mega-Mech", "Pakaa Cub"]


@shows("Pit Rookie")
def test_pit_rookie_buffs_another_friendly_unit():
    game = Position(
        seats=[Seat(hand=["Pit Rookie"], base=["Sprite", gear_card("Thing")], energy=2), Seat(base=["Mega-Mech"])],
        fields=[Field(plain_field(), 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Pit Rookie", "at base 0")
    assert offered(game) == ["pick Recruit", "pick Sprite"]
    do(game, "pick Recruit")
    assert (might(game, "Recruit"), might(game, "Sprite"), might(game, "Pit Rookie")) == (2, 3, 2)
    do(game, "end")
    assert might(game, "Recruit") == 2  # it stays


@shows("Pit Rookie")
def test_pit_rookie_may_choose_a_buffed_unit_in_vain_and_alone_buffs_nobody():
    game = Position(seats=[Seat(hand=["Pit Rookie"], base=[Piece("Recruit", buffed=1)], energy=2), Seat()]).start()
    do(game, "play Pit Rookie")
    assert might(game, "Recruit") == 2
    alone = Position(seats=[Seat(hand=["Pit Rookie"], energy=2), Seat()]).start()
    do(alone, "play Pit Rookie")
    assert might(alone, "Pit Rookie") == 2


@shows("Cithria of Cloudfield")
def test_cithria_is_buffed_when_you_play_another_unit():
    game = Position(
        seats=[Seat(hand=["Cithria of Cloudfield", unit_card("First"), unit_card("Second")], energy=2), Seat()]
    ).start()
    do(game, "play Cithria of Cloudfield")
    assert might(game, "Cithria of Cloudfield") == 1  # not for herself
    do(game, "play First")
    assert might(game, "Cithria of Cloudfield") == 2
    do(game, "play Second")
    assert might(game, "Cithria of Cloudfield") == 2  # one buff is all


@shows("Cithria of Cloudfield")
def test_cithria_is_not_buffed_by_gear_spells_created_tokens_or_an_opponents_unit():
    imp = Printed("Imp", UNIT, might=1, token=True)
    game = Position(
        seats=[
            Seat(hand=[gear_card("Thing"), spell_card("Make", create(imp))], base=["Cithria of Cloudfield"]),
            Seat(hand=[unit_card("Foe")]),
        ],
    ).start()
    do(game, "play Thing", "play Make")
    settle(game)
    do(game, "end", "play Foe")
    assert might(game, "Cithria of Cloudfield") == 1


@shows("Herald of Scales")
@pytest.mark.parametrize(("printed", "paid"), [(9, 7), (3, 1), (2, 1), (1, 1), (0, 0)])
def test_herald_of_scales_makes_your_dragons_cost_two_less_but_not_below_one(printed: int, paid: int):
    wyrm = unit_card("Wyrm", energy=printed, tags=("Dragon",))
    for energy in (paid, paid - 1):
        game = Position(seats=[Seat(hand=[wyrm], base=["Herald of Scales"], energy=max(energy, 0)), Seat()]).start()
        assert ("play Wyrm" in offered(game)) is (max(energy, 0) >= paid)


@shows("Herald of Scales")
def test_herald_of_scales_helps_neither_other_cards_nor_opponents_nor_with_power():
    wyrm = unit_card("Wyrm", energy=3, tags=("Dragon",), power=(63,))
    cat = unit_card("Cat", energy=3, tags=("Cat",))
    mine = Position(seats=[Seat(hand=[wyrm, cat], base=["Herald of Scales"], energy=2), Seat()]).start()
    assert offered(mine) == ["end", "move Herald of Scales"]
    theirs = Position(seats=[Seat(hand=[wyrm], energy=2, power="Fury 1"), Seat(base=["Herald of Scales"])]).start()
    assert offered(theirs) == ["end"]


@shows("Kinkou Monk")
@pytest.mark.parametrize("picked", [(), ("Recruit",), ("Recruit", "Sprite")])
def test_kinkou_monk_buffs_up_to_two_other_friendly_units(picked: tuple[str, ...]):
    mine = ["Recruit", "Sprite", "Petty Officer"]
    game = Position(
        seats=[
            Seat(hand=["Kinkou Monk"], base=[*mine, gear_card("Thing")], energy=4, power="Body 1"),
            Seat(base=["Mega-Mech"]),
        ]
    ).start()
    do(game, "play Kinkou Monk")
    assert offered(game) == ["done", "pick Petty Officer", "pick Recruit", "pick Sprite"]
    do(game, *[f"pick {x}" for x in picked], *(["done"] if len(picked) < 2 else []))
    assert [x for x in (*mine, "Kinkou Monk", "Mega-Mech") if piece(game, x).buffs] == list(picked)


@shows("Wildclaw Shaman")
@pytest.mark.parametrize(("answer", "seen"), [("yes", (4, 1, False)), ("no", (3, 2, True))])
def test_wildclaw_shaman_may_spend_a_buff_to_be_buffed_and_ready(answer: str, seen: tuple[int, int, bool]):
    game = Position(
        seats=[Seat(hand=["Wildclaw Shaman"], base=[Piece("Recruit", buffed=1)], energy=4), Seat()],
    ).start()
    do(game, "play Wildclaw Shaman", answer)
    settle(game)
    shaman = piece(game, "Wildclaw Shaman")
    assert (might(game, "Wildclaw Shaman"), might(game, "Recruit"), shaman.exhausted) == seen


@shows("Wildclaw Shaman")
def test_wildclaw_shaman_asks_nothing_where_only_an_enemy_is_buffed():
    game = Position(seats=[Seat(hand=["Wildclaw Shaman"], energy=4), Seat(base=[Piece("Recruit", buffed=1)])]).start()
    do(game, "play Wildclaw Shaman")
    assert (question(game), piece(game, "Wildclaw Shaman").exhausted, might(game, "Recruit")) == ("main", True, 2)


@shows("Carnivorous Snapvine")
def test_carnivorous_snapvine_and_an_enemy_at_a_battlefield_strike_each_other():
    game = Position(
        seats=[Seat(hand=["Carnivorous Snapvine"], energy=5, power="Body 2"), Seat(base=["Mega-Mech"])],
        fields=[
            Field(plain_field("Here"), 0, {0: ["Sprite"]}),
            Field(plain_field("There"), 1, {1: ["Petty Officer", Piece("Recruit", attached=["Long Sword"])]}),
        ],
    ).start()
    do(game, "play Carnivorous Snapvine", "at base 0")
    assert offered(game) == ["pick Petty Officer", "pick Recruit"]
    do(game, "pick Petty Officer")
    settle(game)
    assert (damage_to(game, "Petty Officer"), damage_to(game, "Carnivorous Snapvine")) == ([6], [5])
    assert (trash(game, 1), base(game, 0)) == (["Petty Officer"], ["Carnivorous Snapvine"])


@shows("Carnivorous Snapvine")
def test_carnivorous_snapvine_does_nothing_without_an_enemy_at_a_battlefield_or_when_it_has_gone():
    alone = Position(
        seats=[Seat(hand=["Carnivorous Snapvine"], energy=5, power="Body 2"), Seat(base=["Recruit"])]
    ).start()
    do(alone, "play Carnivorous Snapvine")
    assert (question(alone), base(alone, 1)) == ("main", ["Recruit"])
    save = spell_card("Save", Reaction, recall(a(unit.friendly)))
    gone = Position(
        seats=[Seat(hand=["Carnivorous Snapvine"], energy=5, power="Body 2"), Seat(hand=[save])],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]})],
    ).start()
    do(gone, "play Carnivorous Snapvine", "play Save")
    settle(gone)
    assert (base(gone, 1), damage_to(gone, "Carnivorous Snapvine")) == (["Recruit"], [])


BUFFED = [Piece("Recruit", buffed=1), Piece("Sprite", buffed=1), Piece("Mega-Mech", buffed=1)]


@shows("Kraken Hunter")
@pytest.mark.parametrize(
    ("picked", "power"),
    [((), "Body 2"), (("Recruit",), "Body 1"), (("Recruit", "Sprite"), ""), (("Recruit", "Sprite", "Mega-Mech"), "")],
)
def test_kraken_hunter_costs_one_body_less_for_each_buff_you_spend(picked: tuple[str, ...], power: str):
    game = Position(seats=[Seat(hand=["Kraken Hunter"], base=BUFFED, energy=3, power=power), Seat()]).start()
    do(game, "play Kraken Hunter")
    do(game, *[f"pick {x}" for x in picked], *(["done"] if len(picked) < 3 else []))
    assert "Kraken Hunter" in base(game, 0)
    assert (game.sides[0].energy, game.sides[0].power) == (0, [])
    assert [piece(game, x).buffs for x in ("Recruit", "Sprite", "Mega-Mech")] == [
        int(x not in picked) for x in ("Recruit", "Sprite", "Mega-Mech")
    ]


@shows("Kraken Hunter")
def test_kraken_hunters_buffs_pay_for_accelerate_too_but_not_for_energy():
    game = Position(seats=[Seat(hand=["Kraken Hunter"], base=BUFFED, energy=4), Seat()]).start()
    do(game, "play Kraken Hunter", "yes", "pick Recruit", "pick Sprite")  # and the third, which it takes
    assert (piece(game, "Kraken Hunter").exhausted, game.sides[0].energy) == (False, 0)
    assert sum(piece(game, x).buffs for x in ("Recruit", "Sprite", "Mega-Mech")) == 0
    poor = Position(seats=[Seat(hand=["Kraken Hunter"], base=BUFFED, energy=2), Seat()]).start()
    assert "play Kraken Hunter" not in offered(poor)


@shows("Kraken Hunter")
def test_kraken_hunter_attacks_with_one_more():
    game = Position(
        seats=[Seat(base=["Kraken Hunter"]), Seat()], fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})]
    ).start()
    do(game, "move Kraken Hunter")
    assert damage_to(game, "Mountain Drake") == [6]


@shows("Deadbloom Predator")
def test_deadbloom_predator_may_be_played_to_an_occupied_enemy_battlefield():
    game = Position(
        seats=[Seat(hand=["Deadbloom Predator"], energy=8, power="Body 2"), Seat()],
        fields=[
            Field(plain_field("Ours"), 0, {0: ["Recruit"]}),
            Field(plain_field("Theirs"), 1, {1: ["Mega-Mech"]}),
            Field(plain_field("Open")),
        ],
    ).start()
    do(game, "play Deadbloom Predator")
    assert offered(game) == ["at Ours", "at Theirs", "at base 0"]
    do(game, "at Theirs")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Deadbloom Predator")) == ([8], [8])


@shows("Deadbloom Predator")
def test_deadbloom_predator_is_not_played_to_an_enemy_battlefield_that_is_empty():
    sweep = spell_card("Sweep", kill(every(unit.at_battlefield)), play_card(pick(unit.yours.in_hand), free=True))
    game = Position(
        seats=[Seat(hand=[sweep, "Deadbloom Predator"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Sweep")
    settle(game)
    do(game, "pick Deadbloom Predator")
    assert base(game, 0) == ["Deadbloom Predator"]


@shows("Deadbloom Predator")
def test_deadbloom_predator_is_not_played_where_enemies_have_not_conquered_yet():
    call = spell_card("Call", Action, play_card(pick(unit.yours.in_hand), free=True))
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=[call, "Deadbloom Predator"])], fields=[Field(plain_field())]
    ).start()
    do(game, "move Recruit", "play Call")
    settle(game)
    do(game, "pick Deadbloom Predator")
    assert base(game, 1) == ["Deadbloom Predator"]


@shows("Deadbloom Predator")
@pytest.mark.parametrize(("power", "choices"), [("", ["pick Recruit", "pick Sprite"]), ("Calm 1", None)])
def test_deadbloom_predator_costs_an_opponent_one_power_to_choose(power: str, choices: list[str] | None):
    hit = spell_card("Hit", recall(a(unit)))
    game = Position(
        seats=[Seat(hand=[hit], base=["Recruit", "Sprite"], power=power), Seat(base=["Deadbloom Predator"])]
    ).start()
    do(game, "play Hit")
    assert offered(game) == (choices or ["pick Deadbloom Predator", "pick Recruit", "pick Sprite"])
    do(game, offered(game)[0])
    settle(game)
    assert game.sides[0].power == []
