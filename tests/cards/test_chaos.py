"""Chaos cards of the starter decks."""

from __future__ import annotations

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
    might,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    trash,
)


@shows("Gust")
def test_gust_returns_a_weak_unit_at_a_battlefield_as_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["En Garde"], runes="Calm 1", base=["Recruit"]),
            Seat(hand=["Gust"], runes="Chaos 1", base=["Stalwart Poro"]),
        ],
        fields=[Field(controller=0, units={0: ["Noxian Drummer", "Vanguard Attendant"]}), Field("Void Gate")],
    ).start()
    do(game, "play En Garde", "pick Vanguard Attendant")
    assert offered(game) == ["pass", "play Gust"]
    do(game, "play Gust")  # 3 Might at a battlefield: only the Drummer
    settle(game)
    assert hand(game, 0) == ["Noxian Drummer"]
    assert hand(game, 1) == []


@shows("Gust")
def test_gust_looks_at_the_might_now_and_again_when_it_resolves():
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 1"), Seat(hand=["En Garde"], runes="Calm 1")],
        fields=[Field(controller=1, units={1: ["Noxian Drummer"]})],
    ).start()
    do(game, "play Gust", "play En Garde")
    settle(game)
    assert at_field(game) == ["Noxian Drummer"]  # 5 Might by then
    assert trash(game, 0) == ["Gust"]


@shows("Gust")
def test_gust_returns_a_unit_to_its_owner_as_new():
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 1"), Seat()],
        fields=[Field(controller=1, units={1: [Piece("Daring Poro", damage=1, buffed=True), "Petty Officer"]})],
    ).start()
    assert might(game, "Daring Poro") == 3
    do(game, "play Gust")
    settle(game)
    assert hand(game, 1) == ["Daring Poro"]
    back = piece(game, "Daring Poro")
    assert (back.damage, back.buffs, back.exhausted) == (0, 0, False)


@shows("Maddened Marauder")
def test_maddened_marauder_sends_a_unit_to_its_base():
    game = Position(
        seats=[Seat(hand=["Maddened Marauder"], runes="Chaos 5", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]}), Field("Void Gate", 0, {0: ["Daring Poro"]})],
    ).start()
    do(game, "play Maddened Marauder", "at base 0")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    assert base(game, 1) == ["Mega-Mech", "Sprite"]
    assert not piece(game, "Mega-Mech").exhausted
    assert controller(game) is None


@shows("Maddened Marauder")
def test_maddened_marauder_at_a_battlefield_may_send_itself():
    game = Position(
        seats=[Seat(hand=["Maddened Marauder"], runes="Chaos 5"), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]})],
    ).start()
    do(game, "play Maddened Marauder", "at Startipped Peak", "pick Maddened Marauder")
    assert base(game, 0) == ["Maddened Marauder"]


@shows("Maddened Marauder")
def test_maddened_marauder_must_be_assigned_damage_first():
    game = Position(
        seats=[Seat(base=["Mystic Poro"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit", "Maddened Marauder"]})],
    ).start()
    do(game, "move Mystic Poro")
    assert damage_to(game, "Maddened Marauder") == [2]
    assert damage_to(game, "Recruit") == []
    assert at_field(game) == ["Maddened Marauder", "Recruit"]


@shows("Morbid Return")
def test_morbid_return_brings_back_a_unit_from_your_own_trash():
    game = Position(
        seats=[
            Seat(hand=["Morbid Return"], runes="Chaos 2", trash=["Daring Poro", "Gust", "Mega-Mech"]),
            Seat(trash=["Petty Officer"]),
        ],
    ).start()
    do(game, "play Morbid Return")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert hand(game, 0) == ["Mega-Mech"]
    assert trash(game, 0) == ["Daring Poro", "Gust", "Morbid Return"]


@shows("Morbid Return")
def test_morbid_return_is_an_action_and_needs_a_unit():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Morbid Return"], runes="Chaos 2", trash=["Mega-Mech"])],
        fields=[Field()],
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Morbid Return"])
    none = Position(seats=[Seat(hand=["Morbid Return"], runes="Chaos 2", trash=["Gust"]), Seat()]).start()
    assert offered(none) == ["end"]


@shows("Mystic Poro")
def test_mystic_poro_looks_at_the_top_card_and_may_recycle_it():
    seats = [Seat(hand=["Mystic Poro"], runes="Chaos 2", deck=["Gust", "Flash"]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Mystic Poro")
    assert question(game) == "choose"
    assert offered(game) == ["done", "pick Gust"]
    do(game, "pick Gust")
    assert deck(game, 0) == ["Flash", "Gust"]
    kept = Position(seats=seats).start()
    do(kept, "play Mystic Poro", "done")
    assert deck(kept, 0) == ["Gust", "Flash"]
    assert hand(kept, 0) == []


@shows("Sai Scout")
def test_sai_scout_may_be_played_to_an_open_battlefield_and_conquers_it():
    game = Position(
        seats=[Seat(hand=["Sai Scout"], runes="Chaos 6", deck=["Gust", "Flash"]), Seat()],
        fields=[Field(), Field("Void Gate", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Sai Scout")
    assert offered(game) == ["at Startipped Peak", "at base 0"]  # not where the enemy is
    do(game, "at Startipped Peak")
    assert offered(game) == ["done", "pick Gust"]
    do(game, "pick Gust")
    settle(game)
    assert deck(game, 0) == ["Flash", "Gust"]
    assert at_field(game) == ["Sai Scout"]
    assert controller(game) == 0
    assert points(game) == [1, 0]


@shows("Sai Scout")
def test_sai_scout_may_not_be_played_to_a_battlefield_that_is_controlled_or_occupied():
    game = Position(
        seats=[Seat(hand=["Sai Scout"], runes="Chaos 6", deck=["Gust"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]}), Field("Trifarian War Camp", 1, {1: ["Sprite"]})],
    ).start()
    do(game, "play Sai Scout")
    assert base(game, 0) == ["Sai Scout"]


@shows("Sneaky Deckhand")
def test_sneaky_deckhand_may_be_played_to_an_open_battlefield():
    game = Position(
        seats=[Seat(hand=["Sneaky Deckhand"], runes="Chaos 3"), Seat()],
        fields=[Field(), Field("Void Gate", 0, {0: ["Recruit"]}), Field("Trifarian War Camp", 1, {1: ["Sprite"]})],
    ).start()
    do(game, "play Sneaky Deckhand")
    assert offered(game) == ["at Startipped Peak", "at Void Gate", "at base 0"]
    do(game, "at Startipped Peak")
    assert at_field(game) == ["Sneaky Deckhand"]
    assert controller(game) == 0
    assert piece(game, "Sneaky Deckhand").exhausted


@shows("Traveling Merchant")
def test_traveling_merchant_discards_then_draws_when_it_moves():
    game = Position(
        seats=[Seat(hand=["Gust", "Flash"], base=["Traveling Merchant"], deck=["Confront"]), Seat()],
        fields=[Field()],
    ).start()
    do(game, "move Traveling Merchant")
    assert question(game) == "choose"
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Gust")
    settle(game)
    assert trash(game, 0) == ["Gust"]
    assert hand(game, 0) == ["Confront", "Flash"]


@shows("Traveling Merchant")
def test_traveling_merchant_draws_with_an_empty_hand_and_whichever_way_it_moves():
    game = Position(seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: ["Traveling Merchant"]})]).start()
    do(game, "move Traveling Merchant")
    assert base(game, 0) == ["Traveling Merchant"]
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert trash(game, 0) == []


@shows("Traveling Merchant")
def test_traveling_merchant_does_nothing_when_it_is_recalled():
    game = Position(
        seats=[Seat(base=["Traveling Merchant"], hand=["Gust"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "move Traveling Merchant", "pass", "pass")
    assert hand(game, 0) == ["Vanguard Sergeant"]  # one move, one discard and draw
    settle(game)
    assert at_field(game) == ["Traveling Merchant"]
    assert hand(game, 0) == ["Vanguard Sergeant"]


@shows("Annie, Stubborn")
def test_annie_stubborn_returns_a_spell_from_your_trash():
    game = Position(
        seats=[
            Seat(hand=["Annie, Stubborn"], runes="Chaos 5", trash=["Gust", "Mega-Mech", "Flash"]),
            Seat(trash=["Incinerate"]),
        ],
    ).start()
    do(game, "play Annie, Stubborn")
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Flash")
    assert hand(game, 0) == ["Flash"]
    assert trash(game, 0) == ["Gust", "Mega-Mech"]


@shows("Annie, Stubborn")
def test_annie_stubborn_enters_all_the_same_without_a_spell():
    game = Position(seats=[Seat(hand=["Annie, Stubborn"], runes="Chaos 5", trash=["Mega-Mech"]), Seat()]).start()
    do(game, "play Annie, Stubborn")
    assert question(game) == "main"
    assert base(game, 0) == ["Annie, Stubborn"]
    assert hand(game, 0) == []
    assert runes(game, 0) == (1, 3)


@shows("Flash")
def test_flash_moves_up_to_two_friendly_units_to_base_as_a_reaction():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=["Flash"], runes="Chaos 2", base=["Sprite"])],
        fields=[Field(controller=1, units={1: ["Recruit", "Daring Poro", "Mystic Poro"]})],
    ).start()
    do(game, "play Incinerate", "pick Daring Poro")
    assert offered(game) == ["pass", "play Flash"]
    do(game, "play Flash")
    assert offered(game) == ["done", "pick Daring Poro", "pick Mystic Poro", "pick Recruit", "pick Sprite"]
    do(game, "pick Daring Poro", "pick Recruit")
    settle(game)
    assert base(game, 1) == ["Daring Poro", "Recruit", "Sprite"]
    assert damage_to(game, "Daring Poro") == []  # no longer at a battlefield
    assert at_field(game) == ["Mystic Poro"]


@shows("Flash")
def test_flash_can_save_nobody_too():
    game = Position(
        seats=[Seat(hand=["Flash"], runes="Chaos 2"), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]})],
    ).start()
    do(game, "play Flash", "done")
    settle(game)
    assert at_field(game) == ["Recruit"]
    assert trash(game, 0) == ["Flash"]
