"""Units of Chaos, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.knowing.visibility import EVERYBODY
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    chain,
    controller,
    damage_to,
    deck,
    do,
    hand,
    might,
    names,
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


def kayn_between_two_battlefields(**seat: object) -> Position:
    return Position(
        seats=[Seat(base=["Kayn, Unleashed"], **seat), Seat()],  # type: ignore[arg-type]
        fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    )


@shows("Kayn, Unleashed")
def test_kayn_unleashed_takes_no_damage_once_he_has_moved_twice():
    game = kayn_between_two_battlefields(hand=["Ride the Wind"], runes="Chaos 3").start()
    do(game, "play Ride the Wind", "pick Kayn, Unleashed", "pick Startipped Peak")
    settle(game)
    do(game, "move Kayn, Unleashed", "at Void Gate")  # Ganking
    settle(game)
    assert damage_to(game, "Kayn, Unleashed") == []
    assert damage_to(game, "Mega-Mech") == [6]
    assert base(game, 0) == ["Kayn, Unleashed"]  # both sides were left: the attacker was recalled


@shows("Kayn, Unleashed")
def test_kayn_unleashed_is_hurt_after_a_single_move():
    game = kayn_between_two_battlefields().start()
    do(game, "move Kayn, Unleashed", "at Void Gate")
    settle(game)
    assert damage_to(game, "Kayn, Unleashed") == [8]
    assert trash(game, 0) == ["Kayn, Unleashed"]


@shows("Kog'Maw, Caustic")
def test_kogmaw_caustic_deals_four_to_friends_and_enemies_where_it_died():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2", base=["Daring Poro"]), Seat(base=["Petty Officer"])],
        fields=[
            Field(controller=0, units={0: ["Kog'Maw, Caustic", "Vanguard Sergeant"]}),
            Field("Void Gate", 0, {0: ["Recruit"]}),
        ],
        active=1,
    ).start()
    do(game, "move Petty Officer", "at Startipped Peak", "play Incinerate", "pick Kog'Maw, Caustic")
    settle_chain(game)
    assert (damage_to(game, "Petty Officer"), damage_to(game, "Vanguard Sergeant")) == ([4], [4])
    assert trash(game, 0) == ["Incinerate", "Kog'Maw, Caustic", "Vanguard Sergeant"]
    assert damage_to(game, "Daring Poro") + damage_to(game, "Recruit") == []


@shows("Kog'Maw, Caustic")
def test_kogmaw_caustic_does_nothing_when_it_dies_in_a_base():
    game = Position(
        seats=[Seat(hand=["Vengeance"], runes="Order 4"), Seat(base=["Kog'Maw, Caustic", "Recruit"])],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Vengeance", "pick Kog'Maw, Caustic")
    settle(game)
    assert (trash(game, 1), base(game, 1), at_field(game)) == (["Kog'Maw, Caustic"], ["Recruit"], ["Daring Poro"])


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


@shows("Miss Fortune, Buccaneer")
def test_miss_fortune_buccaneer_may_be_played_to_an_open_battlefield():
    game = Position(
        seats=[Seat(hand=["Miss Fortune, Buccaneer"], runes="Chaos 4"), Seat()],
        fields=[Field(), Field("Void Gate", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Miss Fortune, Buccaneer")
    assert offered(game) == ["at Startipped Peak", "at base 0"]
    do(game, "at Startipped Peak")
    settle(game)
    assert (at_field(game), controller(game), points(game)) == (["Miss Fortune, Buccaneer"], 0, [1, 0])


@shows("Miss Fortune, Buccaneer")
def test_miss_fortune_buccaneer_opens_open_battlefields_to_your_units_but_not_to_enemies():
    seats = [
        Seat(base=["Miss Fortune, Buccaneer"], hand=["Daring Poro"], runes="Order 2"),
        Seat(hand=["Stalwart Poro"], runes="Calm 2"),
    ]
    fields = [Field(), Field("Void Gate", 1, {1: ["Recruit"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Daring Poro")
    assert offered(game) == ["at Startipped Peak", "at base 0"]
    do(game, "at Startipped Peak")
    settle(game)
    assert (at_field(game), controller(game)) == (["Daring Poro"], 0)
    theirs = Position(seats=seats, fields=fields, active=1).start()
    do(theirs, "play Stalwart Poro")
    assert offered(theirs) == ["at Void Gate", "at base 1"]


@shows("Miss Fortune, Buccaneer")
def test_miss_fortune_buccaneer_opens_them_to_a_teammate_too():
    game = Position(
        mode=TwoVsTwo(),
        seats=[Seat(base=["Miss Fortune, Buccaneer"]), Seat(), Seat(hand=["Daring Poro"], runes="Order 2"), Seat()],
        fields=[Field(), Field("Void Gate", 1, {1: ["Recruit"]})],
        active=2,
    ).start()
    do(game, "play Daring Poro")
    assert offered(game) == ["at Startipped Peak", "at base 2"]


@shows("Nocturne, Horrifying")
def test_nocturne_horrifying_may_be_banished_and_played_for_one_power_when_you_look_at_him():
    game = Position(
        seats=[Seat(hand=["Stacked Deck"], runes="Chaos 2", deck=["Gust", "Nocturne, Horrifying", "Flash"]), Seat()],
    ).start()
    do(game, "play Stacked Deck")
    settle(game)
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "yes", "yes")
    do(game, "pick Gust")
    settle(game)
    assert base(game, 0) == ["Nocturne, Horrifying"]
    assert (hand(game, 0), deck(game, 0), banished(game, 0)) == (["Gust"], ["Flash"], [])
    assert sum(runes(game, 0)) == 1  # one was recycled for the Power


@shows("Nocturne, Horrifying")
def test_nocturne_horrifying_stays_banished_when_he_is_not_played_and_in_the_deck_when_not_banished():
    seats = [Seat(hand=["Mystic Poro"], runes="Chaos 3", deck=["Nocturne, Horrifying", "Flash"]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Mystic Poro", "yes", "no")
    assert (banished(game, 0), base(game, 0), deck(game, 0)) == (["Nocturne, Horrifying"], ["Mystic Poro"], ["Flash"])
    kept = Position(seats=seats).start()
    do(kept, "play Mystic Poro", "no")
    assert offered(kept) == ["done", "pick Nocturne, Horrifying"]
    do(kept, "done")
    assert deck(kept, 0) == ["Nocturne, Horrifying", "Flash"]


@shows("Nocturne, Horrifying")
def test_nocturne_horrifying_does_nothing_when_he_is_drawn():
    game = Position(
        seats=[Seat(hand=["Meditation"], runes="Mind 3", deck=["Nocturne, Horrifying"]), Seat()],
    ).start()
    do(game, "play Meditation")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", ["Nocturne, Horrifying"])


@shows("Nocturne, Horrifying")
def test_nocturne_horrifying_ganks():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(controller=0, units={0: ["Nocturne, Horrifying"]}), Field("Void Gate")],
    ).start()
    do(game, "move Nocturne, Horrifying")
    assert offered(game) == ["at Void Gate", "at base 0"]


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


@shows("Teemo, Scout")
def test_teemo_scout_has_four_might_on_the_turn_he_is_played():
    game = Position(seats=[Seat(hand=["Teemo, Scout"], runes="Chaos 2"), Seat()]).start()
    do(game, "play Teemo, Scout")
    assert (might(game, "Teemo, Scout"), runes(game, 0)) == (4, (0, 2))
    do(game, "end")
    assert might(game, "Teemo, Scout") == 1


@shows("Teemo, Scout")
def test_teemo_scout_is_hidden_for_one_power_and_ambushes_from_there():
    game = Position(
        seats=[Seat(hand=["Teemo, Scout"], runes="Chaos 1"), Seat(base=["Daring Poro"])],
        fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate")],
    ).start()
    do(game, "hide Teemo, Scout")
    assert (sum(runes(game, 0)), hand(game, 0)) == (0, [])
    do(game, "end", "move Daring Poro", "at Startipped Peak")
    assert offered(game) == ["pass", "play Teemo, Scout"]
    do(game, "play Teemo, Scout")
    assert (at_field(game), might(game, "Teemo, Scout")) == (["Daring Poro", "Recruit", "Teemo, Scout"], 4)


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


def twisted_fate_attacks(rune: str, **seat: object) -> Position:
    return Position(
        seats=[Seat(base=["Twisted Fate, Gambler"], rune_deck=rune, **seat), Seat(base=["Mystic Poro"])],  # type: ignore[arg-type]
        fields=[
            Field(controller=1, units={1: ["Mountain Drake", "Mega-Mech", "Petty Officer"]}),
            Field("Void Gate", 1, {1: ["Sprite"]}),
        ],
        every_window=True,
    )


@shows("Twisted Fate, Gambler")
def test_twisted_fate_gambler_deals_two_to_one_and_one_to_the_others_here_by_fury():
    game = twisted_fate_attacks("Fury 1, Mind 1").start()
    do(game, "move Twisted Fate, Gambler", "at Startipped Peak")
    do(game, "pass", "pass")
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    assert chain(game) == ["Twisted Fate, Gambler"]  # it can be reacted to
    settle_chain(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Mountain Drake")) == ([2], [1])
    assert (damage_to(game, "Petty Officer"), damage_to(game, "Sprite")) == ([1], [])
    assert damage_to(game, "Twisted Fate, Gambler") == []
    assert names(game, game.sides[0].rune_deck[::-1]) == ["Mind Rune", "Fury Rune"]


@shows("Twisted Fate, Gambler")
@pytest.mark.parametrize(("rune", "cards"), [("Mind", 1), ("Chaos", 0), ("Body", 0)])
def test_twisted_fate_gambler_draws_by_mind_and_does_nothing_by_other_domains(rune: str, cards: int):
    game = twisted_fate_attacks(f"{rune} 1").start()
    do(game, "move Twisted Fate, Gambler", "at Startipped Peak", "pass", "pass")
    assert (chain(game), hand(game, 0)) == (["Twisted Fate, Gambler"] * cards, [])
    settle_chain(game)
    assert len(hand(game, 0)) == cards
    assert damage_to(game, "Mega-Mech") == []
    assert not any(piece(game, name).stunned for name in ("Mega-Mech", "Mountain Drake", "Petty Officer", "Sprite"))


@shows("Twisted Fate, Gambler")
def test_twisted_fate_gambler_stuns_an_enemy_unit_anywhere_by_order():
    game = twisted_fate_attacks("Order 1").start()
    do(game, "move Twisted Fate, Gambler", "at Startipped Peak")
    do(game, "pass", "pass")
    enemies = ["Mega-Mech", "Mountain Drake", "Mystic Poro", "Petty Officer", "Sprite"]
    assert offered(game) == [f"pick {name}" for name in enemies]
    do(game, "pick Sprite")
    settle_chain(game)
    assert [name for name in enemies if piece(game, name).stunned] == ["Sprite"]
    assert hand(game, 0) == []


@shows("Jinx, Rebel")
def test_jinx_rebel_is_readied_and_grows_once_however_many_cards_you_discard():
    game = Position(
        seats=[
            Seat(
                base=[Piece("Jinx, Rebel", exhausted=True)],
                hand=["Invert Timelines", "Gust", "Flash"],
                runes="Chaos 3",
            ),
            Seat(hand=["Stupefy"]),
        ],
    ).start()
    do(game, "play Invert Timelines")
    settle(game)
    assert (piece(game, "Jinx, Rebel").exhausted, might(game, "Jinx, Rebel")) == (False, 6)
    do(game, "end")
    assert might(game, "Jinx, Rebel") == 5


@shows("Jinx, Rebel")
def test_jinx_rebel_does_not_care_for_the_discards_of_others():
    game = Position(
        seats=[
            Seat(base=[Piece("Jinx, Rebel", exhausted=True)], hand=["Invert Timelines"], runes="Chaos 3"),
            Seat(hand=["Stupefy"]),
        ],
    ).start()
    do(game, "play Invert Timelines")
    settle(game)
    assert trash(game, 1) == ["Stupefy"]
    assert (piece(game, "Jinx, Rebel").exhausted, might(game, "Jinx, Rebel")) == (True, 5)


@shows("Yasuo, Windrider")
def test_yasuo_windrider_scores_with_his_third_move_of_the_turn_alone():
    ride = ["Ride the Wind"] * 3
    game = Position(
        seats=[Seat(hand=ride, runes="Chaos 12", base=["Yasuo, Windrider"]), Seat()],
        fields=[
            Field(controller=0, units={0: ["Recruit"]}, scored=[0]),
            Field("Void Gate", 0, {0: ["Recruit"]}, scored=[0]),
        ],
    ).start()
    for times, place in enumerate(("Startipped Peak", "Void Gate", "Startipped Peak"), 1):
        do(game, "play Ride the Wind", "pick Yasuo, Windrider", f"pick {place}")
        settle(game)
        assert points(game) == [1 if times == 3 else 0, 0]
    do(game, "move Yasuo, Windrider", "at Void Gate")  # Ganking; a fourth move
    settle(game)
    assert (points(game), at_field(game, 1)) == ([1, 0], ["Recruit", "Yasuo, Windrider"])
