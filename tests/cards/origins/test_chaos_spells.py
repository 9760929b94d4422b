"""Spells of Chaos, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    deck,
    do,
    hand,
    keyword,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Fight or Flight")
def test_fight_or_flight_sends_any_unit_at_a_battlefield_to_its_base():
    game = Position(
        seats=[Seat(hand=["Fight or Flight"], runes="Chaos 2", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[Field(controller=0, units={0: ["Daring Poro"]}), Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Fight or Flight")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (base(game, 1), at_field(game, 1)) == (["Mega-Mech", "Sprite"], [])
    assert not piece(game, "Mega-Mech").exhausted


@shows("Fight or Flight")
def test_fight_or_flight_is_an_action():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat(hand=["Fight or Flight"], runes="Chaos 2")],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "move Daring Poro")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Fight or Flight"])


@shows("Fight or Flight")
def test_fight_or_flight_from_hidden_reaches_only_units_where_it_lay():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat(hand=["Fight or Flight"], runes="Chaos 1")],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]}), Field("Fortified Position", 1, {1: ["Mega-Mech"]})],
        active=1,
    ).start()
    do(game, "hide Fight or Flight", "at Void Gate", "end")
    do(game, "move Daring Poro", "at Void Gate", "play Fight or Flight")
    assert (seat_asked(game), offered(game)) == (1, ["pick Daring Poro", "pick Recruit"])
    do(game, "pick Daring Poro")
    settle(game)
    assert (base(game, 0), at_field(game), sum(runes(game, 1))) == (["Daring Poro"], ["Recruit"], 0)


@shows("Rebuke")
def test_rebuke_returns_a_unit_at_a_battlefield_to_its_owners_hand():
    game = Position(
        seats=[Seat(hand=["Rebuke"], runes="Chaos 2", base=["Recruit"]), Seat(base=["Stalwart Poro"])],
        fields=[
            Field(
                controller=0, units={0: [Piece("Daring Poro", attached=["Cloth Armor"]), Piece("Mystic Poro", owner=1)]}
            ),
            Field("Void Gate", 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    do(game, "play Rebuke")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech", "pick Mystic Poro"]
    do(game, "pick Mystic Poro")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Mystic Poro"])


@shows("Rebuke")
def test_rebuke_is_an_action_and_has_no_limit_of_might():
    game = Position(
        seats=[Seat(base=["Mountain Drake"]), Seat(hand=["Rebuke"], runes="Chaos 2")], fields=[Field()]
    ).start()
    do(game, "move Mountain Drake", "play Rebuke")
    settle(game)
    assert (hand(game, 0), at_field(game), controller(game)) == (["Mountain Drake"], [], None)


@shows("Ride the Wind")
def test_ride_the_wind_moves_a_friendly_unit_anywhere_and_readies_it():
    game = Position(
        seats=[Seat(hand=["Ride the Wind"], runes="Chaos 2", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[
            Field(controller=0, units={0: [Piece("Daring Poro", exhausted=True)]}),
            Field("Void Gate"),
        ],
    ).start()
    do(game, "play Ride the Wind")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    do(game, "pick Daring Poro")
    assert (question(game), offered(game)) == ("destination", ["pick Void Gate", "pick base 0"])  # not where it is
    do(game, "pick Void Gate")
    settle(game)
    assert (at_field(game, 1), piece(game, "Daring Poro").exhausted) == (["Daring Poro"], False)
    assert controller(game, 1) == 0


@shows("Ride the Wind")
def test_ride_the_wind_is_an_action_and_readies_nobody_who_is_gone():
    game = Position(
        seats=[
            Seat(base=["Daring Poro"], hand=["Gust"], runes="Chaos 1"),
            Seat(hand=["Ride the Wind"], runes="Chaos 2"),
        ],
        fields=[Field(controller=1, units={1: ["Recruit"]}), Field("Void Gate")],
    ).start()
    do(game, "move Daring Poro", "at Startipped Peak", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Ride the Wind"])
    do(game, "play Ride the Wind", "pick base 1", "play Gust", "pick Recruit")
    settle(game)
    assert (base(game, 1), at_field(game)) == ([], ["Daring Poro"])


@shows("Acceptable Losses")
def test_acceptable_losses_lets_each_player_kill_a_gear_of_their_own():
    game = Position(
        seats=[
            Seat(hand=["Acceptable Losses"], runes="Chaos 1", base=["Arena Bar", "World Atlas", "Recruit"]),
            Seat(base=["Energy Conduit", "Iron Ballista"]),
        ],
    ).start()
    do(game, "play Acceptable Losses")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Arena Bar", "pick World Atlas"])
    do(game, "pick Arena Bar")
    assert (seat_asked(game), offered(game)) == (1, ["pick Energy Conduit", "pick Iron Ballista"])
    do(game, "pick Iron Ballista")
    assert trash(game, 0) == ["Acceptable Losses", "Arena Bar"]
    assert trash(game, 1) == ["Iron Ballista"]
    assert base(game, 0) == ["Recruit", "World Atlas"]


@shows("Acceptable Losses")
def test_acceptable_losses_costs_nothing_to_who_has_no_gear_and_is_an_action():
    game = Position(
        seats=[Seat(base=["Recruit", "Arena Bar"]), Seat(hand=["Acceptable Losses"], runes="Chaos 1", base=["Sprite"])],
        fields=[Field()],
    ).start()
    do(game, "move Recruit", "play Acceptable Losses")
    settle(game)
    assert (trash(game, 0), trash(game, 1), base(game, 1)) == (["Arena Bar"], ["Acceptable Losses"], ["Sprite"])


FADING = Position(
    seats=[Seat(hand=["Fading Memories"], runes="Chaos 4", base=["Recruit"]), Seat(base=["Sai Scout", "Arena Bar"])],
    fields=[Field("Fortified Position", 1, {1: ["Mega-Mech"]}), Field("Void Gate", 0, {0: ["Daring Poro"]})],
)


@shows("Fading Memories")
def test_fading_memories_makes_a_unit_at_a_battlefield_temporary():
    game = FADING.start()
    do(game, "play Fading Memories")
    assert offered(game) == ["pick Arena Bar", "pick Daring Poro", "pick Mega-Mech"]  # no unit in a base
    do(game, "pick Mega-Mech")
    settle(game)
    assert keyword(game, "Mega-Mech", "Temporary") == 1
    do(game, "end")
    assert trash(game, 1) == ["Mega-Mech"]  # as its controller's turn began


@shows("Fading Memories")
def test_fading_memories_makes_a_gear_temporary():
    game = FADING.start()
    do(game, "play Fading Memories", "pick Arena Bar")
    settle(game)
    assert base(game, 1) == ["Arena Bar", "Sai Scout"]
    do(game, "end")
    assert trash(game, 1) == ["Arena Bar"]
    assert at_field(game) == ["Mega-Mech"]


@shows("Fading Memories")
def test_fading_memories_waits_for_the_turn_of_the_units_controller():
    game = FADING.start()
    do(game, "play Fading Memories", "pick Daring Poro")
    settle(game)
    do(game, "end")
    assert at_field(game, 1) == ["Daring Poro"]
    do(game, "end")
    assert trash(game, 0) == ["Daring Poro", "Fading Memories"]


@shows("Stacked Deck")
def test_stacked_deck_takes_one_of_three_and_recycles_the_others():
    game = Position(
        seats=[
            Seat(hand=["Stacked Deck"], runes="Chaos 1", deck=["Gust", "Flash", "Recruit the Vanguard", "Stupefy"]),
            Seat(),
        ]
    ).start()
    do(game, "play Stacked Deck")
    settle(game)
    assert offered(game) == ["pick Flash", "pick Gust", "pick Recruit the Vanguard"]  # one must be taken
    do(game, "pick Flash")
    assert hand(game, 0) == ["Flash"]
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == ("Stupefy", ["Gust", "Recruit the Vanguard"])


@shows("Stacked Deck")
def test_stacked_deck_is_an_action_and_takes_what_a_short_deck_has():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Stacked Deck"], runes="Chaos 1", deck=["Gust"])], fields=[Field()]
    ).start()
    do(game, "move Recruit", "play Stacked Deck")
    settle(game)
    assert (hand(game, 1), deck(game, 1), trash(game, 1)) == (["Gust"], [], ["Stacked Deck"])


@shows("Whirlwind")
def test_whirlwind_lets_each_player_return_a_unit_beginning_with_the_next():
    game = Position(
        seats=[
            Seat(hand=["Whirlwind"], runes="Chaos 3", base=["Daring Poro", "Arena Bar"]),
            Seat(base=["Mystic Poro"]),
        ],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Whirlwind")
    settle(game)
    assert (seat_asked(game), question(game)) == (1, "may")
    do(game, "yes")
    assert (seat_asked(game), offered(game)) == (1, ["pick Daring Poro", "pick Mega-Mech", "pick Mystic Poro"])
    do(game, "pick Daring Poro")
    assert (seat_asked(game), question(game)) == (0, "may")
    do(game, "yes", "pick Mega-Mech")
    assert (hand(game, 0), hand(game, 1)) == (["Daring Poro"], ["Mega-Mech"])
    assert (question(game), base(game, 1)) == ("main", ["Mystic Poro"])


@shows("Whirlwind")
def test_whirlwind_may_be_declined_by_anybody():
    game = Position(
        seats=[Seat(hand=["Whirlwind"], runes="Chaos 3", base=["Daring Poro"]), Seat(base=["Mystic Poro"])],
    ).start()
    do(game, "play Whirlwind")
    settle(game)
    do(game, "no", "no")
    assert (base(game, 0), base(game, 1), trash(game, 0)) == (["Daring Poro"], ["Mystic Poro"], ["Whirlwind"])


@shows("Whirlwind")
def test_whirlwind_asks_nobody_for_whom_no_unit_is_left():
    game = Position(seats=[Seat(hand=["Whirlwind"], runes="Chaos 3"), Seat(base=["Mystic Poro"])]).start()
    do(game, "play Whirlwind")
    settle(game)
    assert (seat_asked(game), question(game)) == (1, "may")
    do(game, "yes")
    assert (seat_asked(game), question(game), hand(game, 1)) == (0, "main", ["Mystic Poro"])


@shows("The Harrowing")
def test_the_harrowing_plays_a_unit_from_your_trash_ignoring_its_energy():
    game = Position(
        seats=[
            Seat(hand=["The Harrowing"], runes="Chaos 6", trash=["Mountain Drake", "Gust", "Arena Bar", "Daring Poro"]),
            Seat(trash=["Mega-Mech"]),
        ],
        fields=[Field(controller=0, units={0: ["Recruit"]})],
    ).start()
    do(game, "play The Harrowing")
    assert offered(game) == ["pick Daring Poro", "pick Mountain Drake"]
    do(game, "pick Mountain Drake")
    settle(game)
    assert offered(game) == ["at Startipped Peak", "at base 0"]
    do(game, "at Startipped Peak")
    assert (at_field(game), piece(game, "Mountain Drake").exhausted) == (["Mountain Drake", "Recruit"], True)
    assert trash(game, 0) == ["Arena Bar", "Daring Poro", "Gust", "The Harrowing"]


@shows("The Harrowing")
@pytest.mark.parametrize(("more", "there"), [("Order 1", ["Vanguard Attendant"]), ("Fury 1", [])])
def test_the_harrowing_does_not_spare_the_power(more: str, there: list[str]):
    game = Position(
        seats=[
            Seat(hand=["The Harrowing"], runes=f"Chaos 2, {more}", energy=6, trash=["Vanguard Attendant"]),
            Seat(),
        ],
    ).start()
    do(game, "play The Harrowing")
    settle(game)
    assert base(game, 0) == there


@shows("Invert Timelines")
def test_invert_timelines_gives_each_player_four_new_cards():
    game = Position(
        seats=[
            Seat(hand=["Invert Timelines", "Gust", "Flash"], runes="Chaos 3"),
            Seat(hand=["Stupefy"], deck=["Gust", "Flash", "Confront", "Meditation", "En Garde"]),
        ],
    ).start()
    do(game, "play Invert Timelines")
    settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Flash", "Gust", "Invert Timelines"], ["Stupefy"])
    assert hand(game, 0) == ["Vanguard Sergeant"] * 4
    assert hand(game, 1) == ["Confront", "Flash", "Gust", "Meditation"]


@shows("Invert Timelines")
def test_invert_timelines_gives_four_cards_to_an_empty_hand_too():
    game = Position(seats=[Seat(hand=["Invert Timelines"], runes="Chaos 3"), Seat()]).start()
    do(game, "play Invert Timelines")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1)), trash(game, 1)) == (4, 4, [])


@shows("Possession")
def test_possession_takes_an_enemy_unit_at_a_battlefield_into_your_base():
    game = Position(
        seats=[Seat(hand=["Possession"], runes="Chaos 8", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[
            Field(
                controller=1,
                units={1: [Piece("Mega-Mech", damage=2), Piece("Petty Officer", attached=["Cloth Armor"])]},
            ),
            Field("Void Gate", 0, {0: ["Daring Poro"]}),
        ],
    ).start()
    do(game, "play Possession")
    assert offered(game) == ["pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Mega-Mech", "Recruit"], ["Cloth Armor", "Petty Officer"])
    mech = piece(game, "Mega-Mech")
    assert (mech.owner, mech.damage, mech.exhausted) == (1, 2, False)
    assert "move Mega-Mech" in offered(game)
    do(game, "end")
    assert base(game, 0) == ["Mega-Mech", "Recruit"]  # for good


@shows("Possession")
def test_possession_is_an_action_and_a_recall_is_no_move():
    game = Position(
        seats=[Seat(base=["Traveling Merchant"], hand=["Gust"]), Seat(hand=["Possession", "Flash"], runes="Chaos 8")],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "move Traveling Merchant")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Flash", "play Possession"])
    do(game, "play Possession")
    settle(game)
    assert base(game, 1) == ["Traveling Merchant"]
    assert (hand(game, 1), trash(game, 1)) == (["Flash"], ["Possession"])  # it would have made seat 1 discard
