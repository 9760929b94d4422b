"""Units of Chaos, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.knowing.visibility import EVERYBODY
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    hand,
    might,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Cemetery Attendant")
def test_cemetery_attendant_returns_a_unit_from_your_own_trash():
    game = Position(
        seats=[
            Seat(hand=["Cemetery Attendant"], runes="Chaos 3", trash=["Daring Poro", "Gust", "Arena Bar", "Mega-Mech"]),
            Seat(trash=["Petty Officer"]),
        ],
    ).start()
    do(game, "play Cemetery Attendant")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    assert hand(game, 0) == ["Mega-Mech"]
    assert trash(game, 0) == ["Arena Bar", "Daring Poro", "Gust"]


@shows("Cemetery Attendant")
def test_cemetery_attendant_enters_all_the_same_without_a_unit_to_return():
    game = Position(seats=[Seat(hand=["Cemetery Attendant"], runes="Chaos 3", trash=["Gust"]), Seat()]).start()
    do(game, "play Cemetery Attendant")
    assert base(game, 0) == ["Cemetery Attendant"]
    assert (hand(game, 0), trash(game, 0)) == ([], ["Gust"])


@shows("Ember Monk")
def test_ember_monk_grows_when_you_play_a_card_from_hidden():
    game = Position(
        seats=[Seat(base=["Ember Monk"], hand=["Daring Poro"], runes="Chaos 2"), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}, facedown={0: "Teemo, Scout"})],
    ).start()
    do(game, "play Daring Poro", "at base 0")
    assert might(game, "Ember Monk") == 4  # from hand
    do(game, "play Teemo, Scout", "pick Ember Monk")  # whose ability comes first
    assert might(game, "Ember Monk") == 6
    do(game, "end")
    assert might(game, "Ember Monk") == 4


@shows("Ember Monk")
def test_ember_monk_grows_for_a_spell_from_hidden_too():
    game = Position(
        seats=[Seat(base=["Ember Monk"]), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}, facedown={0: "Fight or Flight"})],
    ).start()
    do(game, "play Fight or Flight")
    settle(game)
    assert (might(game, "Ember Monk"), base(game, 0)) == (6, ["Ember Monk", "Recruit"])


@shows("Ember Monk")
def test_ember_monk_does_not_care_for_what_the_opponent_hid():
    game = Position(
        seats=[Seat(base=["Ember Monk"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]}, facedown={1: "Teemo, Scout"})],
        active=1,
    ).start()
    do(game, "play Teemo, Scout")
    assert at_field(game) == ["Recruit", "Teemo, Scout"]
    assert might(game, "Ember Monk") == 4


@shows("Shipyard Skulker")
def test_shipyard_skulker_is_three_might_for_three():
    game = Position(seats=[Seat(hand=["Shipyard Skulker"], runes="Chaos 3"), Seat()]).start()
    do(game, "play Shipyard Skulker")
    assert (base(game, 0), might(game, "Shipyard Skulker"), runes(game, 0)) == (["Shipyard Skulker"], 3, (0, 3))
    poor = Position(seats=[Seat(hand=["Shipyard Skulker"], runes="Chaos 2"), Seat()]).start()
    assert offered(poor) == ["end"]


@shows("Stealthy Pursuer")
@pytest.mark.parametrize(("answer", "there"), [("yes", ["Recruit", "Stealthy Pursuer"]), ("no", ["Recruit"])])
def test_stealthy_pursuer_may_go_with_a_friendly_unit_that_leaves_its_place(answer: str, there: list[str]):
    game = Position(
        seats=[Seat(base=[Piece("Stealthy Pursuer", exhausted=True), "Recruit"]), Seat()], fields=[Field()]
    ).start()
    do(game, "move Recruit")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, answer)
    settle(game)
    assert at_field(game) == there
    assert piece(game, "Stealthy Pursuer").exhausted  # it neither paid nor was readied


@shows("Stealthy Pursuer")
def test_stealthy_pursuer_goes_home_with_a_unit_too():
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: ["Stealthy Pursuer", "Recruit"]})]
    ).start()
    do(game, "move Recruit", "done", "yes")
    assert base(game, 0) == ["Recruit", "Stealthy Pursuer"]


@shows("Stealthy Pursuer")
def test_stealthy_pursuer_stays_when_a_unit_leaves_another_place_or_an_enemy_moves():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(base=["Daring Poro"])],
        fields=[Field(controller=0, units={0: ["Stealthy Pursuer"]}), Field("Void Gate")],
    ).start()
    do(game, "move Recruit", "at Void Gate")
    settle(game)
    assert (question(game), at_field(game, 1)) == ("main", ["Recruit"])
    do(game, "end", "move Daring Poro", "at Startipped Peak")
    settle(game)
    assert (at_field(game), trash(game, 1)) == (["Stealthy Pursuer"], ["Daring Poro"])


@shows("Stealthy Pursuer")
def test_stealthy_pursuer_does_not_follow_an_enemy_that_leaves_its_place():
    game = Position(
        seats=[Seat(hand=["Fight or Flight"], runes="Chaos 2"), Seat(base=["Recruit"])],
        fields=[Field(controller=0, units={0: ["Stealthy Pursuer"]})],
        active=1,
    ).start()
    do(game, "move Recruit", "play Fight or Flight", "pick Recruit")
    settle(game)
    assert (question(game), base(game, 1), at_field(game)) == ("main", ["Recruit"], ["Stealthy Pursuer"])


@shows("Stealthy Pursuer")
def test_stealthy_pursuer_that_moves_in_the_same_move_is_not_asked():
    game = Position(seats=[Seat(base=["Stealthy Pursuer", "Recruit"]), Seat()], fields=[Field()]).start()
    do(game, "move Recruit", "pick Stealthy Pursuer")
    assert question(game) == "main"
    assert at_field(game) == ["Recruit", "Stealthy Pursuer"]


@shows("Undercover Agent")
def test_undercover_agent_discards_two_then_draws_two_as_it_dies():
    game = Position(
        seats=[
            Seat(hand=["Gust", "Flash", "Confront"], base=["Undercover Agent"], deck=["Stupefy", "Meditation"]),
            Seat(),
        ],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "move Undercover Agent")
    assert offered(game) == ["pick Confront", "pick Flash", "pick Gust"]
    do(game, "pick Flash", "pick Gust")
    assert hand(game, 0) == ["Confront", "Meditation", "Stupefy"]
    assert trash(game, 0) == ["Flash", "Gust", "Undercover Agent"]


@shows("Undercover Agent")
def test_undercover_agent_draws_two_even_with_nothing_to_discard_and_none_when_it_is_returned():
    seats = [Seat(base=["Undercover Agent"]), Seat()]
    game = Position(seats=seats, fields=[Field(controller=1, units={1: ["Mega-Mech"]})]).start()
    do(game, "move Undercover Agent")
    assert (len(hand(game, 0)), trash(game, 0)) == (2, ["Undercover Agent"])
    back = Position(
        seats=[Seat(), Seat(hand=["Rebuke"], runes="Chaos 2")],
        fields=[Field(controller=0, units={0: ["Undercover Agent"]})],
        active=1,
    ).start()
    do(back, "play Rebuke")
    settle(back)
    assert hand(back, 0) == ["Undercover Agent"]


@shows("Zaunite Bouncer")
def test_zaunite_bouncer_returns_another_unit_at_a_battlefield_friend_or_enemy():
    game = Position(
        seats=[Seat(hand=["Zaunite Bouncer"], runes="Chaos 4", base=["Stalwart Poro"]), Seat(base=["Petty Officer"])],
        fields=[
            Field(controller=0, units={0: ["Recruit", "Daring Poro"]}),
            Field("Void Gate", 1, {1: [Piece("Mega-Mech", attached=["Cloth Armor"])]}),
        ],
    ).start()
    do(game, "play Zaunite Bouncer", "at Startipped Peak")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech", "pick Recruit"]
    do(game, "pick Mega-Mech")
    assert hand(game, 1) == ["Mega-Mech"]
    assert at_field(game) == ["Daring Poro", "Recruit", "Zaunite Bouncer"]


@shows("Zaunite Bouncer")
def test_zaunite_bouncer_does_not_return_itself():
    game = Position(
        seats=[Seat(hand=["Zaunite Bouncer"], runes="Chaos 4"), Seat()],
        fields=[Field(controller=0, units={0: ["Daring Poro"]})],
    ).start()
    do(game, "play Zaunite Bouncer", "at Startipped Peak")
    assert (at_field(game), hand(game, 0)) == (["Zaunite Bouncer"], ["Daring Poro"])


@shows("Mindsplitter")
def test_mindsplitter_sees_an_opponents_hand_and_chooses_what_they_discard():
    game = Position(
        seats=[Seat(hand=["Mindsplitter", "Flash"], runes="Chaos 7"), Seat(hand=["Gust", "Mega-Mech"])],
    ).start()
    do(game, "play Mindsplitter")
    assert (seat_asked(game), offered(game)) == (0, ["pick Gust", "pick Mega-Mech"])
    do(game, "pick Mega-Mech")
    assert (hand(game, 1), trash(game, 1)) == (["Gust"], ["Mega-Mech"])
    assert hand(game, 0) == ["Flash"]


@shows("Mindsplitter")
def test_mindsplitter_shows_the_hand_of_the_chosen_opponent_to_all_and_no_other_hand():
    game = Position(
        seats=[
            Seat(hand=["Mindsplitter", "Flash"], runes="Chaos 7"),
            Seat(hand=["Gust"]),
            Seat(hand=["Stupefy", "Confront"]),
        ],
    ).start()
    do(game, "play Mindsplitter")
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    assert offered(game) == ["pick Confront", "pick Stupefy"]
    assert [piece(game, name).known == EVERYBODY for name in ("Confront", "Stupefy", "Gust", "Flash")] == [
        True,
        True,
        False,
        False,
    ]
    do(game, "pick Stupefy")
    assert (trash(game, 2), trash(game, 1), trash(game, 0)) == (["Stupefy"], [], [])


@shows("Mindsplitter")
def test_mindsplitter_takes_nothing_from_an_empty_hand():
    game = Position(seats=[Seat(hand=["Mindsplitter", "Flash"], runes="Chaos 7"), Seat()]).start()
    do(game, "play Mindsplitter")
    assert (question(game), hand(game, 0), trash(game, 1)) == ("main", ["Flash"], [])


@shows("Rhasa the Sunderer")
@pytest.mark.parametrize(("in_trash", "price"), [(0, 10), (1, 9), (9, 1), (12, 0)])
def test_rhasa_the_sunderer_costs_one_less_for_each_card_in_your_trash(in_trash: int, price: int):
    seats = [
        Seat(hand=["Rhasa the Sunderer"], trash=["Gust"] * in_trash, energy=price, power="Chaos 1"),
        Seat(trash=["Gust"] * 4),
    ]
    game = Position(seats=seats).start()
    do(game, "play Rhasa the Sunderer")
    assert (base(game, 0), game.sides[0].energy, game.sides[0].power) == (["Rhasa the Sunderer"], 0, [])
    if price:
        poor = Seat(hand=["Rhasa the Sunderer"], trash=["Gust"] * in_trash, energy=price - 1, power="Chaos 1")
        assert offered(Position(seats=[poor, Seat()]).start()) == ["end"]


@shows("Soulgorger")
def test_soulgorger_may_play_a_unit_from_your_trash_for_its_power_alone():
    seats = [
        Seat(hand=["Soulgorger"], runes="Chaos 9", trash=["Gust", "Arena Bar", "Vanguard Attendant", "Mega-Mech"]),
        Seat(trash=["Petty Officer"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Soulgorger", "yes")
    assert offered(game) == ["pick Mega-Mech", "pick Vanguard Attendant"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert base(game, 0) == ["Mega-Mech", "Soulgorger"]
    assert trash(game, 0) == ["Arena Bar", "Gust", "Vanguard Attendant"]
    declined = Position(seats=seats).start()
    do(declined, "play Soulgorger", "no")
    assert (base(declined, 0), question(declined)) == (["Soulgorger"], "main")


@shows("Soulgorger")
@pytest.mark.parametrize(
    ("more", "there"), [("Order 1", ["Soulgorger", "Vanguard Attendant"]), ("Fury 1", ["Soulgorger"])]
)
def test_soulgorger_does_not_spare_the_power(more: str, there: list[str]):
    game = Position(
        seats=[Seat(hand=["Soulgorger"], runes=f"Chaos 2, {more}", energy=8, trash=["Vanguard Attendant"]), Seat()]
    ).start()
    do(game, "play Soulgorger", "yes")
    settle(game)
    assert base(game, 0) == there


@shows("Tideturner")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tideturner_may_change_places_with_a_unit_of_yours_elsewhere(answer: str):
    game = Position(
        seats=[Seat(hand=["Tideturner"], runes="Chaos 2", base=["Recruit"]), Seat(base=["Sprite"])],
        fields=[
            Field(controller=0, units={0: ["Daring Poro"]}),
            Field("Void Gate", 0, {0: [Piece("Mega-Mech", attached=["Cloth Armor"])]}),
        ],
    ).start()
    do(game, "play Tideturner", "at base 0", answer)
    if answer == "yes":
        assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]  # not the one in the same base, nor the enemy
        do(game, "pick Mega-Mech")
    assert base(game, 0) == (["Cloth Armor", "Mega-Mech", "Recruit"] if answer == "yes" else ["Recruit", "Tideturner"])
    assert at_field(game, 1) == (["Tideturner"] if answer == "yes" else ["Cloth Armor", "Mega-Mech"])
    assert at_field(game) == ["Daring Poro"]


@shows("Tideturner")
def test_tideturner_from_hidden_changes_places_with_a_unit_that_is_not_there():
    game = Position(
        seats=[Seat(base=["Mega-Mech"], hand=["Tideturner"], runes="Chaos 1"), Seat(base=["Daring Poro"])],
        fields=[Field("Void Gate", 0, {0: ["Recruit"]}), Field("Fortified Position")],
    ).start()
    do(game, "hide Tideturner", "end")
    do(game, "move Daring Poro", "at Void Gate", "play Tideturner", "yes")
    settle_chain(game)
    assert at_field(game) == ["Daring Poro", "Mega-Mech", "Recruit"]
    assert base(game, 0) == ["Tideturner"]


@shows("Tideturner")
def test_tideturner_asks_nothing_where_nobody_is_elsewhere():
    game = Position(seats=[Seat(hand=["Tideturner"], runes="Chaos 2", base=["Recruit"]), Seat(base=["Sprite"])]).start()
    do(game, "play Tideturner")
    assert (question(game), base(game, 0)) == ("main", ["Recruit", "Tideturner"])
