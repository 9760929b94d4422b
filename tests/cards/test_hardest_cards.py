"""The hardest cards, where their wordings meet other rules: turns that follow each other, votes with nothing to give,
judgments over things that hang together, copies and doublings on top of each other."""

from __future__ import annotations

from farfield.cards.language import (
    I,
    Reaction,
    a,
    counter,
    deal,
    detach,
    draw,
    gain_xp,
    gear,
    give,
    reveal_top,
    spell_on_chain,
    unit,
    when,
    your_turn_ends,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    banished,
    base,
    damage_to,
    deck,
    do,
    hand,
    might,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

OGRE = unit_card("Ogre", might=4)
WALL = unit_card("Wall", might=12)
STOP = spell_card("Stop", Reaction, counter(a(spell_on_chain)))
FIELDS = [Field(plain_field(name)) for name in ("North", "East", "West")]


# --- Time Warp


@shows("Time Warp")
def test_two_warps_are_two_turns_and_then_the_order_goes_on() -> None:
    mine = Seat(hand=["Time Warp"] * 2, energy=20, power="Mind 8")
    game = Position(seats=[mine, Seat(), Seat()], mode=Skirmish()).start()
    for _ in range(2):
        do(game, "play Time Warp")
        settle(game)
    turns = []
    for _ in range(5):
        do(game, "end")
        turns.append(seat_asked(game))
    assert (turns, banished(game, 0)) == ([0, 0, 1, 2, 0], ["Time Warp"] * 2)


@shows("Time Warp")
def test_a_countered_warp_is_no_turn_and_lies_in_the_trash() -> None:
    game = Position(seats=[Seat(hand=["Time Warp"], energy=10, power="Mind 4"), Seat(hand=[STOP])]).start()
    do(game, "play Time Warp", "play Stop")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == ([], ["Time Warp"])
    do(game, "end")
    assert seat_asked(game) == 1


@shows("Time Warp")
def test_what_lasts_this_turn_ends_between_the_two_and_what_ends_your_turn_comes_twice() -> None:
    surge = spell_card("Surge", give(a(unit), 3))
    diary = unit_card("Diary", when(your_turn_ends, gain_xp(1)))
    fields = [Field(plain_field(), 0, {0: [OGRE]})]
    mine = Seat(hand=["Time Warp", surge], base=[diary], energy=10, power="Mind 4")
    game = Position(seats=[mine, Seat()], fields=fields).start()
    do(game, "play Time Warp")
    settle(game)
    do(game, "play Surge", "pick Ogre")
    settle(game)
    do(game, "end")
    assert (seat_asked(game), might(game, "Ogre"), points(game)[0], xp(game)[0]) == (0, 4, 1, 1)
    do(game, "end")
    assert (seat_asked(game), xp(game)[0], points(game)[0]) == (1, 2, 1)


@shows("Time Warp")
def test_in_a_team_the_extra_turn_is_only_its_players() -> None:
    game = Position(
        seats=[Seat(hand=["Time Warp"], energy=10, power="Mind 4"), *[Seat()] * 3], fields=FIELDS, mode=TwoVsTwo()
    ).start()
    do(game, "play Time Warp")
    settle(game)
    turns = []
    for _ in range(3):
        do(game, "end")
        turns.append(seat_asked(game))
    assert turns == [0, 1, 2]


# --- Party Favors


@shows("Party Favors")
def test_a_teammate_votes_too() -> None:
    seats = [Seat(hand=["Party Favors"], energy=3, rune_deck="Calm 3"), *[Seat(rune_deck="Calm 3")] * 3]
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo()).start()
    do(game, "play Party Favors")
    settle(game)
    for seat in (1, 2, 3):
        assert seat_asked(game) == seat
        do(game, "mode 1" if seat == 2 else "mode 0")
    assert [len(hand(game, x)) for x in range(4)] == [2, 1, 0, 1]
    assert [runes(game, x)[1] for x in range(4)] == [1, 0, 1, 0]


@shows("Party Favors")
def test_a_favor_that_cannot_be_given_is_still_one_for_you() -> None:
    """Their Rune Deck is empty: they channel none, and you one for their vote."""
    game = Position(seats=[Seat(hand=["Party Favors"], energy=3, rune_deck="Calm 3"), Seat(rune_deck="")]).start()
    do(game, "play Party Favors")
    settle(game)
    do(game, "mode 1")
    assert [runes(game, x) for x in (0, 1)] == [(0, 1), (0, 0)]


@shows("Party Favors")
def test_who_is_given_a_card_with_an_empty_deck_burns_out_before_you_draw() -> None:
    """CR 431: the point is the opponent's of whoever had nothing to draw."""
    mine, theirs = Seat(hand=["Party Favors"], energy=3), Seat(deck=[], trash=[OGRE])
    game = Position(seats=[mine, theirs]).start()
    do(game, "play Party Favors")
    settle(game)
    do(game, "mode 0")
    assert (points(game), hand(game, 1), len(hand(game, 0))) == ([1, 0], ["Ogre"], 1)


# --- Divine Judgment


@shows("Divine Judgment")
def test_what_two_or_fewer_of_all_there_is_stays_without_a_question() -> None:
    mine = Seat(hand=["Divine Judgment", "Gust"], energy=7, power="Order 2", base=[OGRE], runes="Order 1")
    game = Position(seats=[mine, Seat(hand=["Flash"], base=["Recruit"])]).start()
    do(game, "play Divine Judgment")
    settle(game)
    assert (question(game), base(game, 0), base(game, 1)) == ("main", ["Ogre"], ["Recruit"])
    assert (hand(game, 0), hand(game, 1), sum(runes(game, 0))) == (["Gust"], ["Flash"], 1)


@shows("Divine Judgment")
def test_gear_outlives_its_wearer_and_tokens_are_recycled_into_nothing() -> None:
    armed = Piece(OGRE, attached=["Doran's Blade"])
    mine = Seat(hand=["Divine Judgment"], energy=7, power="Order 2", base=[armed, "Recruit", "Recruit"], deck=[])
    game = Position(seats=[mine, Seat(base=[WALL], deck=[])]).start()
    do(game, "play Divine Judgment")
    settle(game)
    do(game, "pick Recruit", "pick Wall")
    assert seat_asked(game) == 1
    do(game, "pick Recruit", "pick Wall")
    assert (deck(game, 0), len(base(game, 0)), base(game, 1)) == (["Ogre"], 2, ["Wall"])
    assert "Doran's Blade" in base(game, 0)


@shows("Divine Judgment")
def test_two_players_may_keep_the_same_and_each_has_two() -> None:
    """So four of a kind may be left at most, and two at least."""
    mine = Seat(hand=["Divine Judgment"], energy=7, power="Order 2", base=[OGRE, OGRE, WALL])
    for theirs, left in ((["pick Ogre", "pick Ogre"], 2), (["pick Wall", "pick Recruit"], 4)):
        game = Position(seats=[mine, Seat(base=["Recruit"])]).start()
        do(game, "play Divine Judgment")
        settle(game)
        do(game, "pick Ogre", "pick Ogre", *theirs)
        assert len(base(game, 0)) + len(base(game, 1)) == left


# --- copies, doublings, looks


@shows("Lotus Trap")
def test_two_traps_double_twice() -> None:
    spark = spell_card("Spark", deal(1, a(unit)))
    mine = Seat(hand=["Lotus Trap"] * 2 + [spark], energy=4)
    game = Position(seats=[mine, Seat()], fields=[Field(plain_field(), 1, {1: [WALL]})]).start()
    for _ in range(2):
        do(game, "play Lotus Trap")
        settle(game)
    do(game, "play Spark")
    settle(game)
    assert damage_to(game, "Wall") == [4]


@shows("Svellsongur")
def test_svellsongur_gives_back_what_it_copied_when_it_comes_off() -> None:
    scholar = unit_card("Scholar", when(I.move, draw(1)))
    shake = spell_card("Shake", detach(a(gear)))
    mine = Seat(hand=[shake], base=[Piece(scholar, attached=["Svellsongur"])])
    game = Position(seats=[mine, Seat()], fields=[Field(plain_field("North")), Field(plain_field("East"))]).start()
    do(game, "play Shake")
    settle(game)
    do(game, "move Scholar", "at North")
    settle(game)
    assert (len(hand(game, 0)), question(game)) == (1, "main")


@shows("Void Hatchling")
def test_a_hatchling_looks_before_each_card_and_sees_nothing_of_an_empty_deck() -> None:
    show = spell_card("Show", reveal_top(1, "shown"), gain_xp(1))
    game = Position(seats=[Seat(hand=[show], base=["Void Hatchling"], deck=[]), Seat()]).start()
    do(game, "play Show")
    settle(game)
    assert (question(game), xp(game)[0]) == ("main", 1)
