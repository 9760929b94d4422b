"""Spells of Origins: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, a, deal, draw, unit, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Consult the Past")
def test_consult_the_past_draws_two_as_a_reaction() -> None:
    game = Position(seats=[Seat(hand=[ZAP]), Seat(hand=["Consult the Past"], runes="Mind 4", base=[OGRE])]).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Consult the Past"])
    do(game, "play Consult the Past")
    settle(game)
    assert (len(hand(game, 1)), hand(game, 0), runes(game, 1)) == (2, [], (0, 4))


@shows("Consult the Past", "Sprite Call")
@pytest.mark.parametrize("name", ["Consult the Past", "Sprite Call"])
def test_a_hidden_spell_is_hidden_for_any_power_and_played_for_nothing_from_the_next_turn(name: str) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    game = Position(seats=[Seat(hand=[name], runes="Fury 1"), Seat(hand=[ZAP])], fields=fields).start()
    do(game, f"hide {name}")
    assert (runes(game, 0), offered(game)) == ((0, 0), ["end", "move Recruit"])
    do(game, "end", "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"play {name}"])
    do(game, f"play {name}")
    settle(game)
    assert name in trash(game, 0)


@shows("Sprite Call", "Portal Rescue")
@pytest.mark.parametrize("name", ["Sprite Call", "Portal Rescue"])
def test_a_spell_with_action_is_played_in_a_showdown_and_is_no_reaction(name: str) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Playful Phantom"]})]
    seats = [Seat(hand=[name], runes="Mind 3"), Seat(hand=[ZAP], base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Zap", "pick Ogre", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])
    do(game, "pass", "move Ogre", "pass")
    assert (question(game), offered(game)) == ("focus", ["pass", f"play {name}"])


@shows("Smoke Screen")
@pytest.mark.parametrize(("whom", "left"), [("Giant", 5), ("Ogre", 1), ("Recruit", 1)])
def test_smoke_screen_takes_four_this_turn_but_not_below_one(whom: str, left: int) -> None:
    seats = [Seat(hand=[ZAP]), Seat(hand=["Smoke Screen"], runes="Mind 2", base=[GIANT, OGRE, "Recruit", TRINKET])]
    game = Position(seats=seats).start()
    before = might(game, whom)
    do(game, "play Zap", "pick Giant")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Smoke Screen"])
    do(game, "play Smoke Screen")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Recruit"]
    do(game, f"pick {whom}")
    settle(game)
    assert might(game, whom) == left
    do(game, "end")
    assert might(game, whom) == before


@shows("Sprite Call")
def test_sprite_call_plays_a_ready_temporary_sprite_to_a_place_of_ones_own() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE, controller=1, units={1: [OGRE]})]
    game = Position(seats=[Seat(hand=["Sprite Call"], runes="Mind 3"), Seat()], fields=fields).start()
    do(game, "play Sprite Call")
    settle(game)
    assert offered(game) == ["at Here", "at base 0"]
    do(game, "at Here")
    settle(game)
    assert (at_field(game), might(game, "Sprite"), piece(game, "Sprite").exhausted) == (["Recruit", "Sprite"], 3, False)
    do(game, "end", "end")
    assert at_field(game) == ["Recruit"]  # Temporary


@shows("Portal Rescue")
def test_portal_rescue_banishes_a_friend_and_its_owner_plays_it_to_their_base_for_nothing() -> None:
    herald = unit_card("Herald", when(I.am_played, draw(1)), energy=7, power=(63,))
    hurt = Piece(herald, damage=1, buffed=1)
    fields = [Field(HERE, controller=0, units={0: [hurt, "Recruit"]}), Field(THERE, controller=1, units={1: [OGRE]})]
    game = Position(seats=[Seat(hand=["Portal Rescue"], runes="Mind 3", base=[TRINKET]), Seat()], fields=fields).start()
    do(game, "play Portal Rescue")
    assert offered(game) == ["pick Herald", "pick Recruit"]  # friends alone
    do(game, "pick Herald")
    settle(game)
    assert (base(game, 0), at_field(game), banished(game, 0)) == (["Herald", "Trinket"], ["Recruit"], [])
    assert (piece(game, "Herald").damage, piece(game, "Herald").buffs, piece(game, "Herald").exhausted) == (0, 0, True)
    assert (len(hand(game, 0)), runes(game, 0)) == (1, (0, 2))  # played: it drew; nothing was paid for it


@shows("Portal Rescue")
def test_portal_rescue_gives_a_borrowed_unit_back_to_its_owners_base() -> None:
    seats = [Seat(hand=["Portal Rescue"], runes="Mind 3", base=[Piece(OGRE, owner=1)]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Portal Rescue")
    settle(game)
    assert (base(game, 0), base(game, 1)) == ([], ["Ogre"])


@shows("Portal Rescue")
def test_portal_rescue_does_not_bring_a_token_back() -> None:
    game = Position(seats=[Seat(hand=["Portal Rescue"], runes="Mind 3", base=["Recruit"]), Seat()]).start()
    do(game, "play Portal Rescue")
    settle(game)
    assert (base(game, 0), banished(game, 0)) == ([], [])


@shows("Retreat")
def test_retreat_saves_a_friend_as_a_reaction_and_its_owner_channels_an_exhausted_rune() -> None:
    seats = [
        Seat(hand=[ZAP], base=[GIANT], rune_deck="Fury 2"),
        Seat(hand=["Retreat"], runes="Mind 1", base=[OGRE, TRINKET], rune_deck="Mind 2"),
    ]
    game = Position(seats=seats, fields=[Field(HERE, controller=1, units={1: ["Daring Poro"]})]).start()
    do(game, "play Zap", "pick Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Retreat"])
    do(game, "play Retreat")
    assert offered(game) == ["pick Daring Poro", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (hand(game, 1), base(game, 1), runes(game, 1)) == (["Ogre"], ["Trinket"], (0, 2))
    assert runes(game, 0) == (0, 0)


@shows("Retreat")
def test_retreat_of_a_borrowed_unit_is_its_owners_gain() -> None:
    seats = [
        Seat(hand=["Retreat"], runes="Mind 1", base=[Piece(OGRE, owner=1)], rune_deck="Mind 2"),
        Seat(rune_deck="Fury 2"),
    ]
    game = Position(seats=seats).start()
    do(game, "play Retreat")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Ogre"])
    assert (runes(game, 0), runes(game, 1)) == ((0, 1), (0, 1))


@shows("Singularity")
def test_singularity_takes_no_third_unit() -> None:
    seats = [Seat(hand=["Singularity"], runes="Mind 8"), Seat(base=[GIANT, OGRE, "Mega-Mech"])]
    game = Position(seats=seats).start()
    do(game, "play Singularity", "pick Giant", "pick Ogre")
    settle(game)
    assert (trash(game, 1), piece(game, "Giant").damage, piece(game, "Mega-Mech").damage) == (["Ogre"], 6, 0)


@shows("Convergent Mutation")
def test_convergent_mutation_raises_one_friend_to_the_might_of_another_this_turn() -> None:
    seats = [
        Seat(hand=[ZAP], base=["Mountain Drake"]),
        Seat(hand=["Convergent Mutation"], runes="Mind 2", base=["Recruit", Piece(OGRE, buffed=1), GIANT, TRINKET]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Zap", "pick Recruit", "play Convergent Mutation")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Recruit"]
    do(game, "pick Recruit")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Ogre"), piece(game, "Recruit").damage) == (5, 5, 1)
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Convergent Mutation")
def test_convergent_mutation_takes_nothing_from_who_has_more() -> None:
    seats = [Seat(hand=["Convergent Mutation"], runes="Mind 2", base=[OGRE, GIANT]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Convergent Mutation", "pick Giant")
    settle(game)
    assert (might(game, "Giant"), might(game, "Ogre")) == (9, 4)


@shows("Convergent Mutation")
def test_convergent_mutation_needs_two_friends() -> None:
    seats = [Seat(hand=["Convergent Mutation"], runes="Mind 2", base=[OGRE]), Seat(base=[GIANT])]
    assert "play Convergent Mutation" not in offered(Position(seats=seats).start())


@shows("Progress Day")
def test_progress_day_draws_four_on_ones_own_turn() -> None:
    game = Position(seats=[Seat(hand=["Progress Day"], runes="Mind 6"), Seat()]).start()
    do(game, "play Progress Day")
    settle(game)
    assert (len(hand(game, 0)), hand(game, 1)) == (4, [])


BOLT = spell_card("Bolt", deal(3, a(unit)), energy=4, power=(63,))
KNIGHT = unit_card("Knight", might=5, energy=6)


@shows("Promising Future")
def test_promising_future_lets_each_player_banish_one_of_five_and_play_it_the_next_player_first() -> None:
    seats = [
        Seat(hand=["Promising Future"], runes="Mind 7", deck=[BOLT, *["Recruit the Vanguard"] * 4, "Gust", "Flash"]),
        Seat(deck=[KNIGHT, *["Mega-Mech"] * 4, "Gust"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Promising Future")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Bolt", *["pick Recruit the Vanguard"] * 4])
    do(game, "pick Bolt")
    assert (seat_asked(game), offered(game)) == (1, ["pick Knight", *["pick Mega-Mech"] * 4])
    do(game, "pick Knight")
    settle(game)
    assert (base(game, 1), piece(game, "Knight").damage) == (["Knight"], 3)  # it was there when Bolt chose
    assert runes(game, 0) == (2, 3)  # no Energy, but the Power of Bolt, by an exhausted rune
    assert (deck(game, 0)[:2], len(deck(game, 0)), deck(game, 1)[0], len(deck(game, 1))) == (
        ["Gust", "Flash"],
        6,
        "Gust",
        5,
    )
    assert (banished(game, 0), banished(game, 1)) == ([], [])


@shows("Promising Future")
def test_promising_future_leaves_banished_what_its_player_cannot_pay() -> None:
    seats = [Seat(hand=["Promising Future"], runes="Mind 5", deck=[KNIGHT]), Seat(base=[OGRE], deck=[BOLT])]
    game = Position(seats=seats).start()
    do(game, "play Promising Future")
    settle(game)
    assert (base(game, 0), banished(game, 1), piece(game, "Ogre").damage) == (["Knight"], ["Bolt"], 0)


@shows("Promising Future")
def test_promising_future_goes_round_the_table() -> None:
    seats = [Seat(hand=["Promising Future"], runes="Mind 5", deck=[KNIGHT])]
    seats += [Seat(deck=[unit_card(x, energy=3)]) for x in ("Second", "Third")]
    game = Position(seats=seats, mode=Skirmish()).start()
    do(game, "play Promising Future")
    settle(game)
    assert happened(game, "plays")[1:] == ["plays Second", "plays Third", "plays Knight"]
    assert [base(game, seat) for seat in range(3)] == [["Knight"], ["Second"], ["Third"]]


@shows("Time Warp")
def test_time_warp_gives_another_turn_and_is_banished() -> None:
    seats = [Seat(hand=["Time Warp"], runes="Mind 10"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Time Warp")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["Time Warp"], [])
    do(game, "end")
    assert (seat_asked(game), len(hand(game, 0))) == (0, 1)  # a whole turn: a card was drawn
    do(game, "end")
    assert seat_asked(game) == 1


@shows("Unchecked Power")
def test_unchecked_power_exhausts_all_friends_and_deals_twelve_to_all_at_battlefields() -> None:
    big, bigger = unit_card("Twelve", might=12), unit_card("Thirteen", might=13)
    fields = [
        Field(HERE, controller=0, units={0: [OGRE, bigger]}),
        Field(THERE, controller=1, units={1: [big, unit_card("Wall", might=14)]}),
    ]
    seats = [Seat(hand=["Unchecked Power"], runes="Mind 9", base=["Recruit", TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Unchecked Power")
    settle(game)
    assert (at_field(game), at_field(game, 1)) == (["Thirteen"], ["Wall"])
    assert (trash(game, 0), trash(game, 1)) == (["Ogre", "Unchecked Power"], ["Twelve"])
    tired = {x: piece(game, x).exhausted for x in ("Recruit", "Thirteen", "Trinket", "Wall", "Giant")}
    assert tired == {"Recruit": True, "Thirteen": True, "Trinket": False, "Wall": False, "Giant": False}
    assert (piece(game, "Recruit").damage, piece(game, "Giant").damage) == (0, 0)
