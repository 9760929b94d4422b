"""Champions of Order, of Origins."""

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


@shows("Karma, Channeler")
@pytest.mark.parametrize(("whose", "strength"), [(0, 7), (1, 6)])
def test_karma_channeler_recycles_what_she_owns_whoever_makes_her(whose: int, strength: int):
    """CR 416: the owner is the one who recycles. Forge of the Future takes from either trash."""
    trashes = [["Gust"] if seat == whose else [] for seat in (0, 1)]
    game = Position(
        seats=[
            Seat(base=["Karma, Channeler"], trash=trashes[0]),
            Seat(base=["Forge of the Future"], trash=trashes[1]),
        ],
        active=1,
    ).start()
    do(game, "use Forge of the Future")
    settle(game)
    do(game, "pick Gust", "done")
    settle(game)
    assert might(game, "Karma, Channeler") == strength


@shows("Karthus, Eternal")
@pytest.mark.parametrize("how_many", [0, 1, 2])
def test_karthus_eternal_makes_your_deathknells_trigger_once_more(how_many: int):
    game = Position(
        seats=[
            Seat(base=["Karthus, Eternal"] * how_many, rune_deck="Fury 4"),
            Seat(hand=["Vengeance"], runes="Order 4"),
        ],
        fields=[Field("Void Gate", 0, {0: ["Soaring Scout"]})],
        active=1,
    ).start()
    do(game, "play Vengeance", *["pick Soaring Scout"] * (how_many > 0))
    settle(game)
    assert runes(game, 0) == (0, 1 + how_many)


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
