"""Units of Order, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    runes,
    settle,
    trash,
)


@shows("Cruel Patron")
def test_cruel_patron_costs_the_life_of_a_friendly_unit():
    game = Position(
        seats=[
            Seat(hand=["Cruel Patron"], runes="Order 4", base=["Daring Poro", "Arena Bar"]),
            Seat(base=["Sai Scout"]),
        ],
        fields=[Field("Void Gate", 0, {0: ["Mystic Poro"]})],
    ).start()
    do(game, "play Cruel Patron", "at base 0")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro"]
    do(game, "pick Daring Poro")
    assert (base(game, 0), trash(game, 0)) == (["Arena Bar", "Cruel Patron"], ["Daring Poro"])
    assert runes(game, 0) == (0, 4)


@shows("Cruel Patron")
def test_cruel_patron_cannot_be_played_without_a_unit_to_kill():
    game = Position(
        seats=[Seat(hand=["Cruel Patron"], runes="Order 4", base=["Arena Bar"]), Seat(base=["Sai Scout"])]
    ).start()
    assert offered(game) == ["end"]


@shows("Soaring Scout")
def test_soaring_scout_channels_an_exhausted_rune_as_it_dies():
    game = Position(
        seats=[Seat(base=["Soaring Scout"], runes="Order 1", rune_deck="Fury 2"), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "move Soaring Scout")
    settle(game)
    assert (trash(game, 0), runes(game, 0)) == (["Soaring Scout"], (1, 1))


@shows("Soaring Scout")
def test_soaring_scout_channels_nothing_when_it_only_leaves():
    game = Position(
        seats=[Seat(rune_deck="Fury 2"), Seat(hand=["Gust"], runes="Chaos 1")],
        fields=[Field("Void Gate", 0, {0: ["Soaring Scout"]})],
        active=1,
    ).start()
    do(game, "play Gust")
    settle(game)
    assert (hand(game, 0), runes(game, 0)) == (["Soaring Scout"], (0, 0))


@shows("Trifarian Gloryseeker")
@pytest.mark.parametrize(("before", "strength"), [(["play Mystic Poro", "done"], 3), ([], 2)])
def test_trifarian_gloryseeker_is_buffed_after_another_card(before: list[str], strength: int):
    game = Position(seats=[Seat(hand=["Trifarian Gloryseeker", "Mystic Poro"], runes="Order 4"), Seat()]).start()
    do(game, *before, "play Trifarian Gloryseeker")
    assert might(game, "Trifarian Gloryseeker") == strength
    do(game, "end")
    assert might(game, "Trifarian Gloryseeker") == strength  # a buff stays


@shows("Vanguard Captain")
@pytest.mark.parametrize(("before", "recruits"), [(["play Mystic Poro", "at base 0", "done"], 2), ([], 0)])
def test_vanguard_captain_brings_two_recruits_after_another_card(before: list[str], recruits: int):
    game = Position(
        seats=[Seat(hand=["Vanguard Captain", "Mystic Poro"], runes="Order 6"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]})],
    ).start()
    do(game, *before, "play Vanguard Captain", "at Void Gate")
    assert at_field(game) == ["Daring Poro", *["Recruit"] * recruits, "Vanguard Captain"]
    assert "Recruit" not in base(game, 0)


@shows("Peak Guardian")
def test_peak_guardian_at_a_battlefield_buffs_itself_and_its_friends_there():
    game = Position(
        seats=[Seat(hand=["Peak Guardian"], runes="Order 6", base=["Recruit"]), Seat()],
        fields=[
            Field("Void Gate", 0, {0: ["Daring Poro", Piece("Mystic Poro", buffed=True)]}),
            Field(controller=0, units={0: ["Sai Scout"]}),
        ],
    ).start()
    do(game, "play Peak Guardian", "at Void Gate")
    assert [might(game, name) for name in ("Peak Guardian", "Daring Poro", "Mystic Poro")] == [6, 3, 3]
    assert [might(game, name) for name in ("Recruit", "Sai Scout")] == [1, 5]


@shows("Peak Guardian")
def test_peak_guardian_buffs_no_enemy_and_in_a_base_itself_alone():
    game = Position(seats=[Seat(hand=["Peak Guardian"], runes="Order 6", base=["Recruit"]), Seat()]).start()
    do(game, "play Peak Guardian")
    assert (might(game, "Peak Guardian"), might(game, "Recruit")) == (6, 1)


@shows("Solari Chief")
def test_solari_chief_stuns_an_enemy_unit():
    game = Position(
        seats=[Seat(hand=["Solari Chief"], runes="Order 5", base=["Recruit"]), Seat(base=["Sai Scout", "Arena Bar"])],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Solari Chief")
    assert offered(game) == ["pick Mega-Mech", "pick Sai Scout"]
    do(game, "pick Mega-Mech")
    assert (piece(game, "Mega-Mech").stunned, trash(game, 1)) == (True, [])
    assert not piece(game, "Sai Scout").stunned


@shows("Solari Chief")
def test_solari_chief_kills_one_that_is_stunned_already():
    game = Position(
        seats=[Seat(hand=["Solari Chief"], runes="Order 5"), Seat(base=[Piece("Mega-Mech", stunned=True)])]
    ).start()
    do(game, "play Solari Chief")
    assert trash(game, 1) == ["Mega-Mech"]


MATRON = Position(
    seats=[
        Seat(
            hand=["Spectral Matron"],
            runes="Order 4",
            trash=["Eager Apprentice", "Vanguard Captain", "Vanguard Sergeant", "Kraken Hunter", "Gust", "Arena Bar"],
        ),
        Seat(trash=["Daring Poro"]),
    ],
)


@shows("Spectral Matron")
def test_spectral_matron_may_play_a_cheap_unit_from_your_trash_for_nothing():
    game = MATRON.start()
    do(game, "play Spectral Matron", "yes")
    assert offered(game) == ["pick Eager Apprentice", "pick Vanguard Captain"]  # 3 and no Power, 3 and one Power
    do(game, "pick Vanguard Captain")
    settle(game)
    assert base(game, 0) == ["Recruit", "Recruit", "Spectral Matron", "Vanguard Captain"]  # by Legion
    assert (trash(game, 0), sum(runes(game, 0))) == (
        ["Arena Bar", "Eager Apprentice", "Gust", "Kraken Hunter", "Vanguard Sergeant"],
        2,
    )


@shows("Spectral Matron")
def test_spectral_matron_may_leave_the_dead_alone():
    game = MATRON.start()
    do(game, "play Spectral Matron", "no")
    assert (base(game, 0), question(game)) == (["Spectral Matron"], "main")


@shows("Spectral Matron")
def test_spectral_matron_plays_nothing_of_four_energy_or_two_power():
    game = Position(
        seats=[
            Seat(hand=["Spectral Matron"], runes="Order 4", trash=["Vanguard Sergeant"]),
            Seat(),
        ],
    ).start()
    do(game, "play Spectral Matron")
    assert (question(game), base(game, 0)) == ("main", ["Spectral Matron"])


ALBUS = Position(
    seats=[
        Seat(
            hand=["Albus Ferros"],
            runes="Order 4",
            rune_deck="Fury 4",
            base=[Piece("Daring Poro", buffed=True), Piece("Mystic Poro", buffed=True), "Recruit"],
        ),
        Seat(base=[Piece("Sai Scout", buffed=True)]),
    ],
)


@shows("Albus Ferros")
def test_albus_ferros_channels_an_exhausted_rune_for_each_buff_you_spend():
    game = ALBUS.start()
    do(game, "play Albus Ferros")
    settle(game)
    assert offered(game) == ["number 0", "number 1", "number 2"]  # not the enemy's, and one at most from each unit
    do(game, "number 2")
    assert (might(game, "Daring Poro"), might(game, "Mystic Poro"), might(game, "Sai Scout")) == (2, 2, 6)
    assert runes(game, 0) == (0, 6)


@shows("Albus Ferros")
def test_albus_ferros_may_spend_fewer_or_none():
    none = ALBUS.start()
    do(none, "play Albus Ferros")
    do(none, "number 0")
    assert (might(none, "Daring Poro"), might(none, "Mystic Poro"), runes(none, 0)) == (3, 3, (0, 4))
    one = ALBUS.start()
    do(one, "play Albus Ferros", "number 1")
    assert offered(one) == ["pick Daring Poro", "pick Mystic Poro"]
    do(one, "pick Mystic Poro")
    assert (might(one, "Daring Poro"), might(one, "Mystic Poro"), runes(one, 0)) == (3, 2, (0, 5))


LEDROS = Seat(
    hand=["Commander Ledros"], base=["Daring Poro", "Mystic Poro", "Recruit", "Arena Bar"], energy=6, power="Order 2"
)


@shows("Commander Ledros")
def test_commander_ledros_costs_an_order_less_for_each_friendly_unit_killed_for_him():
    game = Position(seats=[LEDROS, Seat(base=["Sai Scout"])]).start()
    do(game, "play Commander Ledros")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro", "pick Recruit"]
    do(game, "pick Daring Poro", "pick Recruit", "done")
    assert (base(game, 0), trash(game, 0)) == (["Arena Bar", "Commander Ledros", "Mystic Poro"], ["Daring Poro"])
    assert (game.sides[0].energy, game.sides[0].power) == (0, [])


@shows("Commander Ledros")
def test_commander_ledros_costs_one_less_for_one_killed():
    game = Position(
        seats=[Seat(hand=["Commander Ledros"], base=["Recruit", "Mystic Poro"], energy=6, power="Order 4"), Seat()]
    ).start()
    do(game, "play Commander Ledros", "pick Recruit", "done")
    assert (base(game, 0), len(game.sides[0].power)) == (["Commander Ledros", "Mystic Poro"], 1)


@shows("Commander Ledros")
def test_commander_ledros_can_be_paid_in_full_but_not_with_too_few_dead():
    game = Position(
        seats=[Seat(hand=["Commander Ledros"], base=["Recruit"], energy=6, power="Order 4"), Seat()]
    ).start()
    do(game, "play Commander Ledros", "done")
    assert (base(game, 0), game.sides[0].power) == (["Commander Ledros", "Recruit"], [])
    poor = Position(
        seats=[
            Seat(hand=["Commander Ledros"], base=[Piece("Recruit", exhausted=True)], energy=6, power="Order 2"),
            Seat(),
        ]
    ).start()
    assert offered(poor) == ["end"]


@shows("Commander Ledros")
def test_commander_ledros_deflects_and_ganks():
    game = Position(
        seats=[Seat(hand=["Incinerate"], energy=2), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Commander Ledros", "Recruit", "Daring Poro"]}), Field()],
    ).start()
    do(game, "play Incinerate")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    assert keyword(game, "Commander Ledros", "Deflect") == 1
    mine = Position(seats=[Seat(), Seat()], fields=[Field("Void Gate", 0, {0: ["Commander Ledros"]}), Field()]).start()
    do(mine, "move Commander Ledros")
    assert offered(mine) == ["at Startipped Peak", "at base 0"]


@shows("Harnessed Dragon")
def test_harnessed_dragon_kills_an_enemy_unit_anywhere():
    game = Position(
        seats=[
            Seat(hand=["Harnessed Dragon"], runes="Order 8", base=["Recruit"]),
            Seat(base=["Sai Scout", "Arena Bar"]),
        ],
        fields=[Field("Void Gate", 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Harnessed Dragon")
    assert offered(game) == ["pick Mountain Drake", "pick Sai Scout"]
    do(game, "pick Mountain Drake")
    assert (trash(game, 1), base(game, 1)) == (["Mountain Drake"], ["Arena Bar", "Sai Scout"])


@shows("Machine Evangel")
def test_machine_evangel_leaves_three_recruits_in_your_base():
    game = Position(
        seats=[Seat(hand=["Vengeance"], runes="Order 4"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Machine Evangel", "Daring Poro"]})],
    ).start()
    do(game, "play Vengeance", "pick Machine Evangel")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Recruit"] * 3, ["Daring Poro"])
