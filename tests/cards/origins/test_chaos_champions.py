"""Champions of Chaos, of Origins."""

from __future__ import annotations

import pytest

from farfield.cards.language import reveal_top
from farfield.games import Field, Piece, Position, Seat
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
    settle,
    settle_chain,
    spell_card,
    trash,
)


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
def test_nocturne_horrifying_comes_when_he_is_revealed_too():
    show = spell_card("Show", reveal_top(1))
    game = Position(seats=[Seat(hand=[show], runes="Fury 1", deck=["Nocturne, Horrifying", "Flash"]), Seat()]).start()
    do(game, "play Show")
    settle(game)
    do(game, "yes", "yes")
    assert (base(game, 0), deck(game, 0), sum(runes(game, 0))) == (["Nocturne, Horrifying"], ["Flash"], 0)


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
def test_jinx_rebel_counts_the_two_cards_of_one_discard_once():
    game = Position(
        seats=[Seat(base=["Jinx, Rebel"], hand=["Gust", "Flash"]), Seat(hand=["Vengeance"], runes="Order 4")],
        fields=[Field(controller=0, units={0: ["Undercover Agent"]})],
        active=1,
    ).start()
    do(game, "play Vengeance", "pick Undercover Agent")
    settle(game)
    assert (trash(game, 0), might(game, "Jinx, Rebel")) == (["Flash", "Gust", "Undercover Agent"], 6)


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
