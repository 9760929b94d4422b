"""Spells of Order, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import FACEDOWN
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    hand,
    might,
    names,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Call to Glory")
def test_call_to_glory_gives_any_unit_three_might_as_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["Disintegrate"], runes="Fury 4", base=["Recruit"]),
            Seat(hand=["Call to Glory"], runes="Order 3"),
        ],
        fields=[Field("Void Gate", 1, {1: ["Daring Poro"]})],
    ).start()
    do(game, "play Disintegrate")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Call to Glory"])
    do(game, "play Call to Glory")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    do(game, "pick Daring Poro")
    settle(game)
    assert (might(game, "Daring Poro"), runes(game, 1)) == (5, (0, 3))  # and Void Gate's 4 damage did not kill it
    do(game, "end")
    assert might(game, "Daring Poro") == 2


@shows("Call to Glory")
@pytest.mark.parametrize(("answer", "left", "strength"), [("yes", (3, 0), 2 + 3), ("no", (0, 3), 2 + 1 + 3)])
def test_call_to_glory_is_free_for_a_buff(answer: str, left: tuple[int, int], strength: int):
    game = Position(
        seats=[Seat(hand=["Call to Glory"], runes="Order 3", base=[Piece("Daring Poro", buffed=True)]), Seat()]
    ).start()
    do(game, "play Call to Glory")
    assert question(game) == "optional-cost"
    do(game, answer)
    settle(game)
    assert (runes(game, 0), might(game, "Daring Poro")) == (left, strength)


@shows("Call to Glory")
def test_call_to_glory_spends_no_buff_of_an_enemy():
    game = Position(
        seats=[Seat(hand=["Call to Glory"], runes="Order 2"), Seat(base=[Piece("Daring Poro", buffed=True)])]
    ).start()
    assert offered(game) == ["end"]


@shows("Cull the Weak")
def test_cull_the_weak_lets_each_player_kill_a_unit_of_their_own():
    game = Position(
        seats=[
            Seat(hand=["Cull the Weak"], runes="Order 2", base=["Daring Poro"]),
            Seat(base=["Mystic Poro", "Arena Bar"]),
        ],
        fields=[Field("Void Gate", 0, {0: ["Petty Officer"]}), Field("Fortified Position", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Cull the Weak")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Daring Poro", "pick Petty Officer"])
    do(game, "pick Daring Poro")
    assert (seat_asked(game), offered(game)) == (1, ["pick Mega-Mech", "pick Mystic Poro"])
    do(game, "pick Mystic Poro")
    assert (trash(game, 0), trash(game, 1)) == (["Cull the Weak", "Daring Poro"], ["Mystic Poro"])


@shows("Cull the Weak")
def test_cull_the_weak_takes_nothing_from_who_has_no_unit():
    game = Position(
        seats=[Seat(hand=["Cull the Weak"], runes="Order 2", base=["Arena Bar"]), Seat(base=["Mystic Poro"])]
    ).start()
    do(game, "play Cull the Weak")
    settle(game)
    assert (trash(game, 0), trash(game, 1), base(game, 0)) == (["Cull the Weak"], ["Mystic Poro"], ["Arena Bar"])


@shows("Hidden Blade")
def test_hidden_blade_kills_a_unit_at_a_battlefield_and_its_controller_draws_two():
    game = Position(
        seats=[Seat(hand=["Hidden Blade"], runes="Order 2", base=["Recruit"]), Seat(base=["Sai Scout"])],
        fields=[
            Field("Void Gate", 0, {0: ["Daring Poro"]}),
            Field("Fortified Position", 1, {1: [Piece("Mega-Mech", attached=["Cloth Armor"])]}),
        ],
    ).start()
    do(game, "play Hidden Blade")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (trash(game, 1), len(hand(game, 1)), hand(game, 0)) == (["Mega-Mech"], 2, [])


@shows("Hidden Blade")
def test_hidden_blade_is_an_action_and_gives_no_cards_when_the_unit_got_away():
    game = Position(
        seats=[
            Seat(base=["Daring Poro"], hand=["Flash"], runes="Chaos 2"),
            Seat(hand=["Hidden Blade"], runes="Order 2"),
        ],
        fields=[Field()],
    ).start()
    do(game, "move Daring Poro", "pass", "play Hidden Blade", "play Flash", "pick Daring Poro")
    settle(game)
    assert (base(game, 0), hand(game, 0), trash(game, 1)) == (["Daring Poro"], [], ["Hidden Blade"])


@pytest.mark.clause("CR 359.3.e.14")
@shows("Hidden Blade")
def test_hidden_blade_gives_the_cards_even_if_the_death_is_replaced():
    game = Position(
        seats=[Seat(hand=["Highlander"], runes="Calm 4"), Seat(hand=["Hidden Blade"], runes="Order 2")],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]})],
        active=1,
    ).start()
    do(game, "play Hidden Blade", "play Highlander")
    settle(game)
    assert (base(game, 0), len(hand(game, 0))) == (["Daring Poro"], 2)


@shows("Hidden Blade")
def test_hidden_blade_hides_and_then_reaches_only_units_where_it_lay():
    game = Position(
        seats=[Seat(hand=["Hidden Blade"], runes="Order 1"), Seat(base=["Daring Poro"])],
        fields=[Field("Void Gate", 0, {0: ["Petty Officer"]}), Field("Fortified Position", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "hide Hidden Blade", "end", "move Daring Poro", "at Void Gate", "play Hidden Blade")
    assert offered(game) == ["pick Daring Poro", "pick Petty Officer"]
    do(game, "pick Daring Poro")
    settle(game)
    assert (trash(game, 1), at_field(game)) == (["Daring Poro"], ["Petty Officer"])


@shows("Facebreaker")
def test_facebreaker_stuns_a_friend_and_an_enemy_at_the_same_battlefield():
    game = Position(
        seats=[Seat(base=["Mega-Mech", "Recruit"]), Seat(hand=["Facebreaker"], runes="Order 2", base=["Sai Scout"])],
        fields=[
            Field("Void Gate", 1, {1: ["Petty Officer", "Mystic Poro"]}),
            Field("Fortified Position", 1, {1: ["Stalwart Poro"]}),
        ],
    ).start()
    do(game, "move Mega-Mech", "at Void Gate", "pick Recruit", "play Facebreaker")
    friends = ["pick Mystic Poro", "pick Petty Officer"]  # Stalwart Poro has no enemy beside it
    assert (seat_asked(game), offered(game)) == (1, friends)
    do(game, "pick Mystic Poro")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]
    do(game, "pick Mega-Mech")
    settle(game)
    do(game, "pick Mystic Poro", "pick Recruit")
    assert (damage_to(game, "Petty Officer"), damage_to(game, "Mystic Poro")) == ([], [1])  # from the Recruit alone
    assert (damage_to(game, "Recruit"), damage_to(game, "Mega-Mech")) == ([1], [4])  # from Petty Officer alone


@shows("Facebreaker")
def test_facebreaker_cannot_be_played_where_nobody_stands_against_anybody():
    game = Position(
        seats=[
            Seat(hand=["Facebreaker"], runes="Order 2", base=[Piece("Recruit", exhausted=True)]),
            Seat(base=["Sai Scout"]),
        ],
        fields=[
            Field("Void Gate", 0, {0: [Piece("Daring Poro", exhausted=True)]}),
            Field("Fortified Position", 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    assert offered(game) == ["end", "hide Facebreaker"]


@shows("Facebreaker")
def test_facebreaker_is_played_from_hiding_for_nothing():
    game = Position(
        seats=[Seat(hand=["Facebreaker"], runes="Order 1"), Seat(base=["Mega-Mech"])],
        fields=[Field("Void Gate", 0, {0: ["Recruit"]})],
    ).start()
    do(game, "hide Facebreaker", "end", "move Mega-Mech", "play Facebreaker")
    settle_chain(game)
    assert piece(game, "Recruit").stunned and piece(game, "Mega-Mech").stunned


@shows("Imperial Decree")
def test_imperial_decree_kills_every_unit_that_takes_damage_this_turn():
    game = Position(
        seats=[
            Seat(hand=["Imperial Decree", "Incinerate", "Firestorm"], runes="Order 5, Fury 9"),
            Seat(base=["Daring Poro"]),
        ],
        fields=[
            Field("Fortified Position", 1, {1: ["Mega-Mech", "Mountain Drake"]}),
            Field("Void Gate", 0, {0: ["Petty Officer"]}),
        ],
    ).start()
    do(game, "play Imperial Decree")
    settle(game)
    assert len(trash(game, 1)) == 0
    do(game, "play Incinerate", "pick Petty Officer")
    settle(game)
    assert trash(game, 0) == ["Imperial Decree", "Incinerate", "Petty Officer"]  # one's own too
    do(game, "play Firestorm", "pick Fortified Position")
    settle(game)
    do(game, "pick Imperial Decree")  # two triggers, in either order
    settle(game)
    assert (trash(game, 1), base(game, 1)) == (["Mega-Mech", "Mountain Drake"], ["Daring Poro"])


@shows("Imperial Decree")
def test_imperial_decree_is_an_action_and_ends_with_the_turn():
    game = Position(
        seats=[
            Seat(hand=["Incinerate"], runes="Fury 2", base=["Recruit"]),
            Seat(hand=["Imperial Decree"], runes="Order 5"),
        ],
        fields=[Field("Void Gate"), Field("Fortified Position", 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "move Recruit", "at Void Gate", "pass", "play Imperial Decree")
    settle(game)
    assert trash(game, 1) == ["Imperial Decree"]
    do(game, "end", "end", "play Incinerate", "pick Mega-Mech")
    settle(game)
    assert at_field(game, 1) == ["Mega-Mech"]


@shows("Salvage")
@pytest.mark.parametrize(("answer", "killed"), [("yes", ["World Atlas"]), ("no", [])])
def test_salvage_may_kill_a_gear_and_draws(answer: str, killed: list[str]):
    game = Position(
        seats=[Seat(hand=["Salvage"], runes="Order 2", base=["Arena Bar"]), Seat(base=["World Atlas", "Recruit"])]
    ).start()
    do(game, "play Salvage")
    assert offered(game) == ["done", "pick Arena Bar", "pick World Atlas"]
    do(game, "pick World Atlas")
    settle(game)
    assert question(game) == "may"
    do(game, answer)
    assert (trash(game, 1), trash(game, 0), len(hand(game, 0))) == (killed, ["Salvage"], 1)


@shows("Salvage")
def test_salvage_draws_without_any_gear_and_is_an_action():
    game = Position(seats=[Seat(base=["Recruit"]), Seat(hand=["Salvage"], runes="Order 2")], fields=[Field()]).start()
    do(game, "move Recruit", "play Salvage")
    settle(game)  # nobody is asked whether to kill what was not chosen
    assert (question(game), len(hand(game, 1)), trash(game, 1)) == ("main", 1, ["Salvage"])


@shows("Vengeance")
def test_vengeance_kills_any_unit_anywhere():
    game = Position(
        seats=[Seat(hand=["Vengeance"], runes="Order 4", base=["Recruit", "Arena Bar"]), Seat(base=["Sai Scout"])],
        fields=[Field("Void Gate", 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Vengeance")
    assert offered(game) == ["pick Mountain Drake", "pick Recruit", "pick Sai Scout"]
    do(game, "pick Sai Scout")
    settle(game)
    assert (trash(game, 1), base(game, 1), at_field(game)) == (["Sai Scout"], [], ["Mountain Drake"])


@shows("Vengeance")
def test_vengeance_is_no_action():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Vengeance"], runes="Order 4")], fields=[Field()], every_window=True
    ).start()
    do(game, "move Recruit", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass"])


@shows("Grand Strategem")
def test_grand_strategem_gives_all_friendly_units_five_might_this_turn():
    game = Position(
        seats=[Seat(hand=["Grand Strategem"], runes="Order 6", base=["Recruit"]), Seat(base=["Sai Scout"])],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]})],
    ).start()
    do(game, "play Grand Strategem")
    settle(game)
    assert [might(game, name) for name in ("Recruit", "Daring Poro", "Sai Scout")] == [6, 7, 5]
    do(game, "end")
    assert [might(game, name) for name in ("Recruit", "Daring Poro")] == [1, 2]


@shows("Grand Strategem")
def test_grand_strategem_is_an_action():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat(hand=["Grand Strategem"], runes="Order 6")],
        fields=[Field("Void Gate", 1, {1: ["Vanguard Sergeant"]})],
    ).start()
    do(game, "move Mega-Mech", "play Grand Strategem")
    settle(game)
    assert (at_field(game), trash(game, 0)) == (["Vanguard Sergeant"], ["Mega-Mech"])


@shows("King's Edict")
def test_kings_edict_lets_the_opponent_choose_a_unit_you_do_not_control():
    game = Position(
        seats=[
            Seat(hand=["King's Edict"], runes="Order 6", base=["Recruit"]),
            Seat(base=["Mega-Mech", "Arena Bar"]),
        ],
        fields=[Field("Void Gate", 1, {1: ["Daring Poro"]})],
    ).start()
    do(game, "play King's Edict")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["pick Daring Poro", "pick Mega-Mech"])
    do(game, "pick Daring Poro")
    assert (trash(game, 1), base(game, 1)) == (["Daring Poro"], ["Arena Bar", "Mega-Mech"])


@shows("King's Edict")
def test_kings_edict_lets_each_other_player_choose_a_different_unit_and_kills_them_together():
    game = Position(
        seats=[
            Seat(base=["Petty Officer"]),
            Seat(hand=["King's Edict"], runes="Order 6", base=["Recruit"]),
            Seat(base=["Mega-Mech"]),
        ],
        active=1,
    ).start()
    do(game, "play King's Edict")
    settle(game)
    assert (seat_asked(game), offered(game)) == (2, ["pick Mega-Mech", "pick Petty Officer"])
    do(game, "pick Petty Officer")  # and seat 0 has but the other left
    assert (trash(game, 0), trash(game, 2), base(game, 1)) == (["Petty Officer"], ["Mega-Mech"], ["Recruit"])


@shows("Divine Judgment")
def test_divine_judgment_leaves_what_each_player_chooses_whoever_controls_it():
    """Units, gear and runes are anybody's; only the cards are of one's own hand."""
    game = Position(
        seats=[
            Seat(
                hand=["Divine Judgment", "Gust", "Flash", "Stupefy"],
                runes="Order 9",
                base=["Daring Poro", "Mystic Poro", "Mega-Mech", "Arena Bar", "World Atlas", "Iron Ballista"],
            ),
            Seat(hand=["Confront"], runes="Fury 3", base=["Recruit"], deck=[]),
        ],
        fields=[Field("Void Gate", 1, {1: ["Petty Officer", "Sai Scout"]}, facedown={1: "Tideturner"})],
    ).start()
    do(game, "play Divine Judgment")
    settle(game)
    units = ["Daring Poro", "Mega-Mech", "Mystic Poro", "Petty Officer", "Recruit", "Sai Scout"]
    assert (seat_asked(game), offered(game)) == (0, [f"pick {name}" for name in units])
    do(game, "pick Mega-Mech")
    assert offered(game) == [f"pick {name}" for name in units if name != "Mega-Mech"]  # not one alone
    do(game, "pick Daring Poro")
    assert offered(game) == ["pick Arena Bar", "pick Iron Ballista", "pick World Atlas"]
    do(game, "pick Arena Bar")
    assert offered(game) == ["pick Iron Ballista", "pick World Atlas"]
    do(game, "pick World Atlas")
    assert offered(game) == ["pick Fury Rune"] * 3 + ["pick Order Rune"] * 7
    do(game, "pick Order Rune")
    assert offered(game) == ["pick Fury Rune"] * 3 + ["pick Order Rune"] * 6
    do(game, "pick Order Rune")
    assert offered(game) == ["pick Flash", "pick Gust", "pick Stupefy"]
    do(game, "pick Flash")
    assert offered(game) == ["pick Gust", "pick Stupefy"]
    do(game, "pick Stupefy")
    assert (seat_asked(game), offered(game)) == (1, [f"pick {name}" for name in units])
    do(
        game,
        "pick Sai Scout",
        "pick Mega-Mech",
        "pick Arena Bar",
        "pick Iron Ballista",
        "pick Fury Rune",
        "pick Fury Rune",
    )
    assert (base(game, 0), hand(game, 0)) == (
        ["Arena Bar", "Daring Poro", "Iron Ballista", "Mega-Mech", "World Atlas"],
        ["Flash", "Stupefy"],
    )
    assert (sum(runes(game, 0)), sum(runes(game, 1))) == (2, 2)
    assert sorted(deck(game, 0)[-2:]) == ["Gust", "Mystic Poro"]
    assert (base(game, 1), at_field(game), hand(game, 1)) == ([], ["Sai Scout"], ["Confront"])
    assert (deck(game, 1), names(game, game.sides[1].rune_deck)) == (["Petty Officer"], ["Fury Rune"])
    assert piece(game, "Tideturner").zone == FACEDOWN  # what is hidden is none of these
