"""Texts that somebody else carries out: the controller or owner of something, a chosen player, each player in turn."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    MOVE_AT_ALL,
    OTHERS,
    PLAY_SPELLS,
    YOURS,
    I,
    Reaction,
    a,
    as_,
    banish,
    battlefield,
    cant,
    card_,
    change,
    channel,
    choose,
    combat_starts_here,
    controller_of,
    cost,
    counter,
    destination,
    discard,
    draw,
    each_player,
    every,
    gain_control,
    gain_xp,
    if_,
    if_you_do,
    it,
    kill,
    lasts,
    may,
    me,
    move,
    opponent,
    owner_of,
    pick,
    play_card,
    player,
    put_in_trash,
    ready,
    return_to_hand,
    reveal,
    spell_on_chain,
    take_spell,
    that,
    that_player,
    the_attacker_and_defender,
    the_defender,
    unit,
    unless_they,
    when,
)
from farfield.errors import CardTextError
from farfield.games import Field, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    do,
    hand,
    offered,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
HERE = plain_field("Here")


# --- its controller, its owner


@pytest.mark.clause("CR 359.3.e.13")
def test_the_controller_of_what_was_killed_draws() -> None:
    blade = spell_card("Blade", kill(a(unit)), as_(controller_of(it()), draw(2)))
    game = Position(seats=[Seat(hand=[blade]), Seat(base=[LEFT])]).start()
    do(game, "play Blade")
    settle(game)
    assert (base(game, 1), len(hand(game, 0)), len(hand(game, 1))) == ([], 0, 2)


def test_its_controller_is_not_its_owner() -> None:
    steal = spell_card("Steal", gain_control(a(unit.enemy)))
    blade = spell_card("Blade", kill(a(unit)), as_(controller_of(it()), draw(2)), as_(owner_of(it()), gain_xp(1)))
    game = Position(seats=[Seat(hand=[steal, blade]), Seat(base=[LEFT])]).start()
    do(game, "play Steal")
    settle(game)
    do(game, "play Blade")
    settle(game)
    assert (trash(game, 1), len(hand(game, 0)), len(hand(game, 1)), xp(game)) == (["Left"], 2, 0, [0, 1])


@pytest.mark.clause("CR 359.3.e.2")
def test_nobody_acts_where_the_target_is_gone() -> None:
    blade = spell_card("Blade", kill(a(unit)), as_(controller_of(it()), draw(2)))
    save = spell_card("Save", Reaction, return_to_hand(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[blade]), Seat(hand=[save], base=[LEFT])]).start()
    do(game, "play Blade", "play Save")
    settle(game)
    assert hand(game, 1) == ["Left"]


def test_the_owner_of_what_went_back_channels() -> None:
    retreat = spell_card("Fall Back", return_to_hand(a(unit)), as_(owner_of(it()), channel(1, exhausted=True)))
    seats = [Seat(hand=[retreat], rune_deck="Fury 2"), Seat(base=[LEFT], rune_deck="Calm 2")]
    game = Position(seats=seats).start()
    do(game, "play Fall Back")
    settle(game)
    assert (hand(game, 1), runes(game, 0), runes(game, 1)) == (["Left"], (0, 0), (0, 1))


def test_its_owner_plays_what_was_banished() -> None:
    shift = spell_card("Shift", banish(a(unit)), as_(owner_of(it()), play_card(it(), free=True)))
    dear = unit_card("Dear", energy=5)
    game = Position(seats=[Seat(hand=[shift]), Seat(base=[dear])]).start()
    do(game, "play Shift")
    settle(game)
    assert (base(game, 1), banished(game, 1), base(game, 0)) == (["Dear"], [], [])


@pytest.mark.clause("CR 191.2")
@pytest.mark.parametrize("taken", [False, True])
def test_whoever_controlled_a_countered_spell_plays_no_more_spells(taken: bool) -> None:
    hush = spell_card(
        "Hush", Reaction, *([take_spell(a(spell_on_chain))] if taken else [choose(a(spell_on_chain))]),
        counter(it()), as_(controller_of(it()), lasts(cant(PLAY_SPELLS, player.yours, actor=YOURS))),
    )  # fmt: skip
    bolt, snap = spell_card("Bolt", draw(1)), spell_card("Snap", Reaction, draw(1))
    game = Position(seats=[Seat(hand=[bolt, "Flash", snap]), Seat(hand=[hush, snap])]).start()
    do(game, "play Bolt", "pass", "play Hush")
    settle(game)
    assert trash(game, 0) == ["Bolt"]
    assert ("play Snap" in offered(game)) is taken


@pytest.mark.clause("CR 355.10.e")
@pytest.mark.parametrize(("energy", "asked", "countered"), [(2, True, False), (1, False, True)])
def test_counter_it_unless_its_controller_pays(energy: int, asked: bool, countered: bool) -> None:
    bargain = spell_card(
        "Bargain", Reaction, choose(a(spell_on_chain)), unless_they(counter(it()), controller_of(it()), cost(2))
    )
    bolt = spell_card("Bolt", gain_xp(1))
    game = Position(seats=[Seat(hand=[bolt], runes=f"Fury {energy}"), Seat(hand=[bargain], runes="Calm 2")]).start()
    do(game, "play Bolt", "play Bargain")
    if asked:
        assert (question(game), seat_asked(game)) == ("may", 0)
        do(game, "yes")
    settle(game)
    assert xp(game) == [0 if countered else 1, 0]
    assert (runes(game, 0), runes(game, 1)) == ((0, 2) if asked else (1, 0), (2, 0))


def test_unless_they_do_what_they_cannot_do() -> None:
    """Nobody avoids it by a discard without a card in hand."""
    threat = spell_card("Threat", choose(a(unit.enemy)), unless_they(kill(it()), controller_of(it()), discard(1)))
    game = Position(seats=[Seat(hand=[threat]), Seat(base=[LEFT])]).start()
    do(game, "play Threat", "yes")
    settle(game)
    assert base(game, 1) == []


def test_what_its_controller_cannot_move_an_opponent_can() -> None:
    sulk = unit_card(
        "Sulk",
        when(opponent.play(unit), ready(that), as_(that_player, change(that, cant(MOVE_AT_ALL, me, actor=YOURS)))),
    )
    push = spell_card("Push", Reaction, move(a(unit.enemy), destination(battlefield)))
    pull = spell_card("Pull", move(a(unit.yours), destination(battlefield)))
    seats = [Seat(hand=[unit_card("Swift"), pull, "Flash"]), Seat(base=[sulk], hand=[push])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "play Swift")
    settle(game)
    assert not any(option.startswith("move") for option in offered(game))
    do(game, "play Pull", "play Push")
    settle(game)
    assert at_field(game) == ["Swift"]


# --- a chosen player


SKIRMISH = [Field(HERE), Field(plain_field("There")), Field(plain_field("Yonder"))]


def test_a_chosen_player_discards_and_no_other() -> None:
    spirit = unit_card("Spirit", when(I.am_played, choose(a(player, "them")), as_(it("them"), discard(1))))
    seats = [Seat(hand=[spirit, "Flash"]), Seat(hand=["Flash"]), Seat(hand=["Flash"])]
    game = Position(seats=seats, fields=SKIRMISH, mode=Skirmish()).start()
    do(game, "play Spirit")
    assert offered(game) == ["pick seat 0", "pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    settle(game)
    assert [len(hand(game, seat)) for seat in range(3)] == [1, 1, 0]


def test_a_card_is_chosen_from_the_hand_of_a_chosen_opponent() -> None:
    """Only that hand is looked through, and it is shown."""
    theirs = card_.in_hand.of("them")
    split = unit_card(
        "Split",
        when(
            I.am_played, choose(a(player.enemy, "them")), as_(it("them"), reveal(every(card_.yours.in_hand))),
            put_in_trash(pick(theirs)),
        ),
    )  # fmt: skip
    seats = [Seat(hand=[split, "Gust"]), Seat(hand=["Flash", "Gust"]), Seat(hand=["Flash"])]
    game = Position(seats=seats, fields=SKIRMISH, mode=Skirmish()).start()
    do(game, "play Split", "pick seat 1")
    assert (seat_asked(game), offered(game)) == (0, ["pick Flash", "pick Gust"])
    do(game, "pick Gust")
    settle(game)
    assert (hand(game, 0), hand(game, 1), hand(game, 2)) == (["Gust"], ["Flash"], ["Flash"])


def test_a_chosen_opponent_moves_to_the_same_battlefield() -> None:
    call = spell_card(
        "Call",
        move(a(unit.yours), destination(battlefield, name="there")),
        choose(a(player.enemy, "them")),
        as_(it("them"), move(pick(unit.yours), it("there"))),
    )
    seats = [Seat(hand=[call], base=[LEFT]), Seat(base=[RIGHT, unit_card("Third", might=9)])]
    game = Position(seats=seats, fields=[Field(HERE), Field(plain_field("There"))]).start()
    do(game, "play Call", "pick There")
    assert (seat_asked(game), offered(game)) == (1, ["pick Right", "pick Third"])
    do(game, "pick Third")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1), trash(game, 0)) == ([], ["Third"], ["Call", "Left"])


# --- several players, one after another


def test_each_other_player_is_a_teammate_too() -> None:
    seats = [Seat(hand=[spell_card("Study", each_player(draw(1), side=OTHERS))]), Seat(), Seat(), Seat()]
    game = Position(seats=seats, fields=SKIRMISH, mode=TwoVsTwo()).start()
    do(game, "play Study")
    settle(game)
    assert [len(hand(game, seat)) for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.parametrize(("next_first", "order"), [(False, [0, 1, 2]), (True, [1, 2, 0])])
def test_in_turn_order_or_starting_with_the_next_player(next_first: bool, order: list[int]) -> None:
    whirl = spell_card("Whirl", each_player(may(return_to_hand(pick(unit))), next_first=next_first))
    seats = [Seat(hand=[whirl], base=[LEFT]), Seat(base=[RIGHT]), Seat(base=[LEFT])]
    game = Position(seats=seats, fields=SKIRMISH, mode=Skirmish()).start()
    do(game, "play Whirl")
    asked: list[int] = []
    while len(asked) < 3:
        asked.append(seat_asked(game))
        do(game, "no")
    assert asked == order


def test_all_choose_first_and_then_the_rest_dies_at_once() -> None:
    duel = spell_card("Duel", each_player(choose(pick(unit.yours, name="kept"))), kill(every(unit.other_than("kept"))))
    seats = [Seat(hand=[duel], base=[LEFT, RIGHT]), Seat(base=[LEFT, RIGHT]), Seat(base=[RIGHT])]
    game = Position(seats=seats, fields=SKIRMISH, mode=Skirmish()).start()
    do(game, "play Duel", "pick Left")
    assert (base(game, 0), seat_asked(game)) == (["Left", "Right"], 1)
    do(game, "pick Right")
    settle(game)
    assert [base(game, seat) for seat in range(3)] == [["Left"], ["Right"], ["Right"]]


def test_how_much_they_did_is_known_afterwards() -> None:
    toll = spell_card("Toll", each_player(discard(1), side=OTHERS), if_(if_you_do, gain_xp(2)))
    for cards, gained in ((["Flash"], 2), ([], 0)):
        game = Position(seats=[Seat(hand=[toll]), Seat(hand=cards)]).start()
        do(game, "play Toll")
        settle(game)
        assert xp(game) == [gained, 0]


# --- attacker and defender


def test_attacker_and_defender_each_draw_and_nobody_else() -> None:
    gray = plain_field("Gray", when(combat_starts_here, as_(the_attacker_and_defender, draw(1))))
    seats = [Seat(), Seat(base=[LEFT]), Seat()]
    fields = [Field(gray, units={2: [RIGHT]}, controller=2), *SKIRMISH[:2]]
    game = Position(seats=seats, fields=fields, mode=Skirmish(), active=1).start()
    do(game, "move Left", "at Gray")
    settle(game)
    assert [len(hand(game, seat)) for seat in range(3)] == [0, 1, 1]


def test_the_defender_kills_one_of_their_units_there() -> None:
    maw = unit_card("Maw", when(I.attack, as_(the_defender, kill(pick(unit.yours.here)))), might=1)
    fields = [Field(HERE, units={1: [LEFT, RIGHT]}, controller=1)]
    game = Position(seats=[Seat(base=[maw]), Seat(base=[unit_card("Home")])], fields=fields).start()
    do(game, "move Maw")
    assert (seat_asked(game), offered(game)) == (1, ["pick Left", "pick Right"])
    do(game, "pick Left")
    assert trash(game, 1) == ["Left"]


def test_only_players_act() -> None:
    with pytest.raises(CardTextError, match="takes a player, and this is a unit"):
        spell_card("Odd", choose(a(unit)), as_(it(), draw(1)))
    with pytest.raises(CardTextError, match="takes a player, and this is a unit"):
        spell_card("Odd", as_(every(unit), draw(1)))
