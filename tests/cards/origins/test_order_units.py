"""Units of Order, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    deck,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
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


@shows("Fiora, Victorious")
@pytest.mark.parametrize(("more", "has"), [(0, 0), (1, 1)])
def test_fiora_victorious_has_her_keywords_while_she_is_mighty(more: int, has: int):
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field("Void Gate", 1, {1: [Piece("Fiora, Victorious", might=more)]})],
        every_window=True,
    ).start()
    assert [keyword(game, "Fiora, Victorious", x) for x in ("Deflect", "Ganking", "Shield")] == [has] * 3
    do(game, "move Mega-Mech")
    assert might(game, "Fiora, Victorious") == 4 + more + has


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


@shows("Karma, Channeler")
def test_karma_channeler_buffs_a_friendly_unit_when_her_own_vision_recycles():
    seats = [
        Seat(hand=["Karma, Channeler"], runes="Order 6", base=["Recruit"], deck=["Gust", "Flash"]),
        Seat(base=["Sai Scout"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Karma, Channeler", "pick Gust")
    settle(game)
    assert (deck(game, 0), offered(game)) == (["Flash", "Gust"], ["pick Karma, Channeler", "pick Recruit"])
    do(game, "pick Recruit")
    assert (might(game, "Recruit"), might(game, "Karma, Channeler")) == (2, 6)
    kept = Position(seats=seats).start()
    do(kept, "play Karma, Channeler", "done")
    assert (question(kept), might(kept, "Recruit")) == ("main", 1)


@shows("Karma, Channeler")
def test_karma_channeler_counts_several_cards_once_and_no_runes():
    game = Position(
        seats=[
            Seat(
                hand=["Stacked Deck"],
                runes="Chaos 1",
                base=["Karma, Channeler", "Recruit"],
                deck=["Gust", "Flash", "Stupefy"],
            ),
            Seat(),
        ],
    ).start()
    do(game, "play Stacked Deck")
    settle(game)
    do(game, "pick Gust", "pick Recruit")  # two cards are recycled
    assert (question(game), might(game, "Recruit"), might(game, "Karma, Channeler")) == ("main", 2, 6)
    rune = Position(seats=[Seat(runes="Chaos 1", base=["Karma, Channeler", "Treasure Trove"]), Seat()]).start()
    do(rune, "use Treasure Trove")
    settle(rune)
    assert (runes(rune, 0), might(rune, "Karma, Channeler")) == ((0, 1), 6)  # the rune that was recycled came back


@shows("Karma, Channeler")
def test_karma_channeler_does_not_care_for_what_an_opponent_recycles():
    game = Position(
        seats=[Seat(base=["Karma, Channeler"]), Seat(hand=["Mystic Poro"], runes="Order 2")], active=1
    ).start()
    do(game, "play Mystic Poro", "pick Vanguard Sergeant")
    settle(game)
    assert might(game, "Karma, Channeler") == 6


@shows("Karthus, Eternal")
@pytest.mark.parametrize(("with_karthus", "runes_there"), [(True, 2), (False, 1)])
def test_karthus_eternal_makes_your_deathknells_trigger_once_more(with_karthus: bool, runes_there: int):
    game = Position(
        seats=[Seat(base=["Soaring Scout", *["Karthus, Eternal"] * with_karthus], rune_deck="Fury 4"), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Petty Officer"]})],
    ).start()
    do(game, "move Soaring Scout", *["done"] * with_karthus)
    settle(game)
    if question(game) == "order":
        do(game, "pick Soaring Scout")
    assert runes(game, 0) == (0, runes_there)


@shows("Karthus, Eternal")
def test_karthus_eternal_leaves_the_deathknells_of_others_alone():
    game = Position(
        seats=[Seat(base=["Karthus, Eternal"]), Seat(base=["Soaring Scout"], rune_deck="Fury 4")],
        fields=[Field("Void Gate", 0, {0: ["Petty Officer"]})],
        active=1,
    ).start()
    do(game, "move Soaring Scout")
    settle(game)
    assert runes(game, 1) == (0, 1)


@shows("Leona, Determined")
def test_leona_determined_stuns_an_enemy_here_when_she_attacks():
    game = Position(
        seats=[Seat(base=["Leona, Determined"]), Seat(base=["Sai Scout"])],
        fields=[
            Field("Void Gate", 1, {1: ["Petty Officer", "Mega-Mech"]}),
            Field(controller=1, units={1: ["Recruit"]}),
        ],
        every_window=True,
    ).start()
    do(game, "move Leona, Determined", "at Void Gate")
    assert offered(game) == ["pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    settle_chain(game)
    assert (piece(game, "Mega-Mech").stunned, piece(game, "Petty Officer").stunned) == (True, False)
    assert might(game, "Leona, Determined") == 4  # Shield is for defenders


@shows("Leona, Determined")
def test_leona_determined_has_one_more_might_as_a_defender_and_stuns_nobody():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Leona, Determined"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech")
    assert (might(game, "Leona, Determined"), piece(game, "Mega-Mech").stunned) == (5, False)


@shows("Machine Evangel")
def test_machine_evangel_leaves_three_recruits_in_your_base():
    game = Position(
        seats=[Seat(hand=["Vengeance"], runes="Order 4"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Machine Evangel", "Daring Poro"]})],
    ).start()
    do(game, "play Vengeance", "pick Machine Evangel")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Recruit"] * 3, ["Daring Poro"])


@shows("Sett, Kingpin")
def test_sett_kingpin_gets_one_might_for_each_buffed_friend_at_his_battlefield():
    game = Position(
        seats=[Seat(base=[Piece("Stalwart Poro", buffed=True)]), Seat()],
        fields=[
            Field(
                "Void Gate",
                0,
                {0: ["Sett, Kingpin", Piece("Recruit", buffed=True), Piece("Mystic Poro", buffed=True), "Daring Poro"]},
            )
        ],
    ).start()
    assert might(game, "Sett, Kingpin") == 7
    himself = Position(
        seats=[Seat(), Seat()], fields=[Field("Void Gate", 0, {0: [Piece("Sett, Kingpin", buffed=True)]})]
    ).start()
    assert might(himself, "Sett, Kingpin") == 7  # his buff, and 1 for being buffed


@shows("Sett, Kingpin")
def test_sett_kingpin_gets_nothing_in_a_base_or_from_enemies():
    game = Position(
        seats=[Seat(base=["Sett, Kingpin", Piece("Recruit", buffed=True)]), Seat()],
        fields=[Field("Void Gate", 1, {1: [Piece("Mountain Drake", buffed=True)]})],
        every_window=True,
    ).start()
    assert might(game, "Sett, Kingpin") == 5
    do(game, "move Sett, Kingpin", "done")
    assert might(game, "Sett, Kingpin") == 5


@shows("Sett, Kingpin")
def test_sett_kingpin_is_assigned_damage_first():
    game = Position(
        seats=[Seat(base=["Mystic Poro"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Recruit", "Sett, Kingpin"]})],
    ).start()
    do(game, "move Mystic Poro")
    assert (damage_to(game, "Sett, Kingpin"), damage_to(game, "Recruit")) == ([2], [])


@shows("Shen, Kinkou")
def test_shen_kinkou_comes_to_a_defence_as_a_reaction():
    game = Position(
        seats=[
            Seat(base=["Vanguard Sergeant"], hand=["Incinerate"], runes="Fury 2"),
            Seat(hand=["Shen, Kinkou"], runes="Order 3"),
        ],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]}), Field(controller=0, units={0: ["Sai Scout"]})],
        every_window=True,
    ).start()
    do(game, "move Vanguard Sergeant", "at Void Gate", "play Incinerate", "pick Recruit", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Shen, Kinkou"])
    do(game, "play Shen, Kinkou")
    assert offered(game) == ["at Void Gate", "at base 1"]
    do(game, "at Void Gate")
    assert might(game, "Shen, Kinkou") == 5  # Shield 2
    settle(game)
    assert (trash(game, 0), at_field(game), controller(game)) == (
        ["Incinerate", "Vanguard Sergeant"],
        ["Shen, Kinkou"],
        1,
    )


@shows("Shen, Kinkou")
def test_shen_kinkou_is_assigned_damage_first():
    game = Position(
        seats=[Seat(base=["Mystic Poro"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech", "Shen, Kinkou"]})],
        every_window=True,
    ).start()
    do(game, "move Mystic Poro")
    settle(game)
    assert (damage_to(game, "Shen, Kinkou"), damage_to(game, "Mega-Mech")) == ([2], [])


@shows("Darius, Executioner")
@pytest.mark.parametrize(("before", "tired"), [(["play Mystic Poro", "at base 0", "done"], False), ([], True)])
def test_darius_executioner_is_readied_after_another_card(before: list[str], tired: bool):
    game = Position(
        seats=[Seat(hand=["Darius, Executioner", "Mystic Poro"], runes="Order 8"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Recruit"]})],
    ).start()
    do(game, *before, "play Darius, Executioner", "at Void Gate")
    assert piece(game, "Darius, Executioner").exhausted is tired


@shows("Darius, Executioner")
def test_darius_executioner_gives_might_to_other_friends_where_he_is():
    game = Position(
        seats=[Seat(base=["Darius, Executioner", "Recruit"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mountain Drake"]}), Field(controller=0, units={0: ["Daring Poro"]})],
        every_window=True,
    ).start()
    assert [might(game, name) for name in ("Darius, Executioner", "Recruit", "Daring Poro")] == [6, 2, 2]
    do(game, "move Darius, Executioner", "at Void Gate", "done")
    assert [might(game, name) for name in ("Darius, Executioner", "Recruit", "Mountain Drake")] == [6, 1, 10]


VIKTOR = Position(
    seats=[
        Seat(hand=["Vengeance"], runes="Order 4", base=["Viktor, Leader"]),
        Seat(base=["Sai Scout"]),
    ],
    fields=[Field("Void Gate", 0, {0: ["Daring Poro", "Recruit"]})],
)


@shows("Viktor, Leader")
def test_viktor_leader_plays_a_recruit_in_your_base_when_another_unit_of_yours_dies():
    game = VIKTOR.start()
    do(game, "play Vengeance", "pick Daring Poro")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Recruit", "Viktor, Leader"], ["Recruit"])


@shows("Viktor, Leader")
@pytest.mark.parametrize("dying", ["Recruit", "Sai Scout", "Viktor, Leader"])
def test_viktor_leader_plays_none_for_a_recruit_an_enemy_or_himself(dying: str):
    game = VIKTOR.start()
    do(game, "play Vengeance", f"pick {dying}")
    settle(game)
    assert "Recruit" not in base(game, 0)
    assert points(game) == [0, 0]
