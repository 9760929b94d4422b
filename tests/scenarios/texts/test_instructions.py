"""How instructions hang together, and the rarer ones."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    as_,
    at_least,
    at_most,
    banish_this,
    both,
    burn,
    card_,
    channel,
    controller_of,
    cost,
    deal,
    discard,
    draw,
    either,
    every,
    exhaust_me,
    fits,
    gain_points,
    gain_xp,
    gear,
    give,
    if_,
    if_you_do,
    is_,
    it,
    kill,
    may,
    me,
    modes,
    not_,
    number,
    pick,
    play_token,
    player,
    predict,
    put_in_champion_zone,
    put_in_hand,
    put_in_trash,
    put_on_top,
    ready,
    spend_buff,
    stun,
    swap_places,
    that,
    that_player,
    there_is,
    unit,
    unless_they,
    use,
    when,
    you,
    your_points,
    your_turn,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Condition
from farfield.rules.terms import ANY_SIDE, E_DIED, E_DREW, E_PLAYED, ENEMY, REACTION, SPELL
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    gear_card,
    hand,
    might,
    name_of,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

# --- conditions


def so(condition: Condition, *, active: int = 0) -> bool:
    """Does it hold for seat 0 at a plain table with 3 points and one Mech?"""
    test = unit_card("Test", use(cost(0), if_(condition, give(me, 1)), speed=REACTION), might=0)
    game = Position(
        seats=[Seat(base=[test, "Mech"], points=3), Seat(hand=["Confront"], runes="Body 2")], active=active
    ).start()
    if active == 1:
        do(game, "play Confront")
    do(game, "use Test")
    settle(game)
    return might(game, "Test") == 1


POINTS = your_points
GONE = am.ValueOf(am.MIGHT, every(unit.named("Nobody")))


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (at_least(POINTS, 3), True),
        (at_least(POINTS, 4), False),
        (at_most(POINTS, 3), True),
        (at_most(POINTS, 2), False),
        (co.Compare(POINTS, co.EXACTLY, number(3)), True),
        (co.Compare(POINTS, co.EXACTLY, number(2)), False),
        (co.Compare(POINTS, co.MORE_THAN, number(2)), True),
        (co.Compare(POINTS, co.MORE_THAN, number(3)), False),
        (co.Compare(POINTS, co.LESS_THAN, number(4)), True),
        (co.Compare(POINTS, co.LESS_THAN, number(3)), False),
        (at_most(GONE, 99), False),  # null information makes every comparison false
        (there_is(unit.friendly, least=2, most=2), True),
        (there_is(unit.friendly, least=1, most=1), False),
        (there_is(unit.enemy), False),
        (not_(there_is(unit.enemy)), True),
        (both(there_is(unit.friendly), there_is(unit.enemy)), False),
        (either(there_is(unit.friendly), there_is(unit.enemy)), True),
        (either(there_is(gear), there_is(unit.enemy)), False),
        (fits(me, se.Is(se.READY)), True),
        (fits(me, se.Is(se.BUFFED)), False),
        (fits(every(unit.named("Nobody")), se.Is(se.READY)), False),
        (your_turn, True),
        (co.SourceAtBattlefield(), False),
        (co.OneOnOne(), False),
    ],
)
def test_conditions(condition, holds):
    assert so(condition) is holds


def test_your_turn_is_not_the_opponents():
    assert so(your_turn, active=1) is False


@pytest.mark.clause("CR 740.3")
def test_one_on_one():
    duelist = unit_card("Duelist", when(I.attack, if_(co.OneOnOne(), give(me, 5))))
    for others, bonus in (([], 5), (["Recruit"], 0)):
        game = Position(
            seats=[Seat(base=[duelist]), Seat()],
            fields=[Field(controller=1, units={1: ["Mountain Drake", *others]})],
            every_window=True,
        ).start()
        do(game, "move Duelist", "pass", "pass")
        assert might(game, "Duelist") == 2 + bonus


def test_the_event_was_like_something():
    smith = unit_card("Smith", when(you.play(card_), give(me, 1), if_=is_(that, card_.tagged("Poro"))))
    game = Position(seats=[Seat(hand=["Daring Poro", "Petty Officer"], base=[smith], runes="Order 7"), Seat()]).start()
    do(game, "play Petty Officer")
    assert might(game, "Smith") == 2
    do(game, "play Daring Poro")
    assert might(game, "Smith") == 3


# --- control


def test_may_with_an_otherwise():
    offer = spell_card("Offer", ct.May(draw(2), gain_xp(1)))
    yes = Position(seats=[Seat(hand=[offer]), Seat()]).start()
    do(yes, "play Offer", "yes")
    assert (len(hand(yes, 0)), yes.sides[0].xp) == (2, 0)
    no = Position(seats=[Seat(hand=[offer]), Seat()]).start()
    do(no, "play Offer", "no")
    assert (len(hand(no, 0)), no.sides[0].xp) == (0, 1)


@pytest.mark.clause("CR 205")
def test_if_you_do_asks_whether_it_really_happened():
    trade = spell_card("Trade", may(discard(1)), if_(if_you_do, draw(2)))
    done = Position(seats=[Seat(hand=[trade, "Gust"]), Seat()]).start()
    do(done, "play Trade", "yes")
    settle(done)
    assert len(hand(done, 0)) == 2
    empty = Position(seats=[Seat(hand=[trade]), Seat()]).start()
    do(empty, "play Trade", "yes")
    settle(empty)
    assert hand(empty, 0) == []  # nothing was discarded
    declined = Position(seats=[Seat(hand=[trade, "Gust"]), Seat()]).start()
    do(declined, "play Trade", "no")
    settle(declined)
    assert hand(declined, 0) == ["Gust"]


def test_pay_to_with_an_otherwise():
    toll = spell_card("Toll", ct.PayTo(cost(1), draw(2), gain_xp(1)))
    paid = Position(seats=[Seat(hand=[toll], runes="Fury 1"), Seat()]).start()
    do(paid, "play Toll", "yes")
    settle(paid)
    assert (len(hand(paid, 0)), runes(paid, 0)) == (2, (0, 1))
    poor = Position(seats=[Seat(hand=[toll]), Seat()]).start()
    do(poor, "play Toll")
    settle(poor)
    assert (hand(poor, 0), poor.sides[0].xp) == ([], 1)


def test_modes_offer_only_what_can_be_done():
    choice = spell_card("Choice", modes(draw(1), kill(a(unit.enemy)), gain_xp(2)))
    game = Position(seats=[Seat(hand=[choice]), Seat()]).start()
    do(game, "play Choice")
    assert offered(game) == ["mode 0", "mode 2"]  # there is no enemy unit
    do(game, "mode 2")
    settle(game)
    assert game.sides[0].xp == 2


def test_that_player_does_it():
    """Whoever plays a spell discards; it is not always the controller of the text."""
    tax = gear_card("Tax", when(When(E_PLAYED, types=SPELL, actor=ANY_SIDE), as_(that_player, draw(1))))
    study = spell_card("Study", gain_xp(1))
    game = Position(seats=[Seat(hand=[study]), Seat(base=[tax])]).start()
    do(game, "play Study")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 0)


@pytest.mark.clause("CR 355.10.e")
def test_unless_its_controller_does_something():
    threat = spell_card("Threat", unless_they(kill(it()), controller_of(a(unit.enemy)), draw(1)))
    spared = Position(seats=[Seat(hand=[threat]), Seat(base=["Mech"])]).start()
    do(spared, "play Threat")
    assert (question(spared), seat_asked(spared)) == ("may", 1)
    do(spared, "yes")
    settle(spared)
    assert base(spared, 1) == ["Mech"]
    killed = Position(seats=[Seat(hand=[threat]), Seat(base=["Mech"])]).start()
    do(killed, "play Threat", "no")
    settle(killed)
    assert base(killed, 1) == []


# --- rarer verbs


def test_two_units_swap_places():
    swap = spell_card("Swap", swap_places(a(unit.friendly.in_base), a(unit.friendly.at_battlefield)))
    game = Position(
        seats=[Seat(hand=[swap], base=["Recruit"]), Seat()], fields=[Field(controller=0, units={0: ["Mech"]})]
    ).start()
    do(game, "play Swap")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Mech"], ["Recruit"])


def test_putting_cards_into_the_trash_or_on_top_is_no_kill():
    watcher = unit_card("Watcher", when(When(E_DIED), give(me, 1)))
    bin_ = spell_card("Bin", put_in_trash(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bin_], base=[watcher]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Bin")
    settle(game)
    assert (trash(game, 1), might(game, "Watcher")) == (["Daring Poro"], 2)
    lift = spell_card("Lift", put_on_top(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[lift], base=[watcher]), Seat(base=["Daring Poro"], deck=["Gust"])]).start()
    do(game, "play Lift")
    settle(game)
    assert (deck(game, 1), might(game, "Watcher")) == (["Daring Poro", "Gust"], 2)


def test_putting_a_card_into_the_hand_is_no_draw():
    reader = unit_card("Reader", when(When(E_DREW), give(me, 1)))
    fetch = spell_card("Fetch", put_in_hand(a(card_.yours.in_trash)))
    game = Position(seats=[Seat(hand=[fetch], base=[reader], trash=["Gust"]), Seat()]).start()
    do(game, "play Fetch")
    settle(game)
    assert (hand(game, 0), might(game, "Reader")) == (["Gust"], 2)


@pytest.mark.clause("CR 108.3")
def test_a_chosen_champion_returns_to_its_zone_only_if_told_to_and_only_if_it_is_empty():
    home = spell_card("Home", put_in_champion_zone(a(unit.yours.in_trash)))
    game = Position(
        seats=[Seat(hand=[home, home], champion="Annie, Fiery", trash=["Annie, Fiery"], runes="Fury 6"), Seat()]
    ).start()
    do(game, "play Home")
    settle(game)
    assert trash(game, 0) == ["Annie, Fiery", "Home"]  # the zone is full
    do(game, "play Annie, Fiery")
    do(game, "play Home")
    settle(game)
    assert [name_of(game, id) for id in game.sides[0].champion] == ["Annie, Fiery"]


@pytest.mark.clause("CR 108.3")
def test_only_the_chosen_champion_may_be_put_into_the_champion_zone():
    home = spell_card("Home", put_in_champion_zone(a(unit.yours.in_trash)))
    game = Position(seats=[Seat(hand=[home], trash=["Daring Poro"]), Seat()]).start()
    do(game, "play Home")
    settle(game)
    assert (game.sides[0].champion, trash(game, 0)) == ([], ["Daring Poro", "Home"])


def test_a_spell_that_banishes_itself():
    once = spell_card("Once", draw(1), banish_this())
    game = Position(seats=[Seat(hand=[once]), Seat()]).start()
    do(game, "play Once")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["Once"], [])


def test_recalling_exhausted():
    home = spell_card("Home", vb.Recall(a(unit), exhausted=True))
    game = Position(seats=[Seat(hand=[home]), Seat()], fields=[Field(controller=1, units={1: ["Mech"]})]).start()
    do(game, "play Home")
    settle(game)
    assert (base(game, 1), piece(game, "Mech").exhausted) == (["Mech"], True)


def test_spending_a_buff_as_an_instruction():
    rite = spell_card("Rite", spend_buff(a(unit.friendly)), if_(if_you_do, draw(2)))
    buffed = Position(seats=[Seat(hand=[rite], base=[Piece("Mech", buffed=True)]), Seat()]).start()
    do(buffed, "play Rite")
    settle(buffed)
    assert (piece(buffed, "Mech").buffs, len(hand(buffed, 0))) == (0, 2)
    plain = Position(seats=[Seat(hand=[rite], base=["Mech"]), Seat()]).start()
    do(plain, "play Rite")
    settle(plain)
    assert hand(plain, 0) == []


def test_points_for_a_chosen_player():
    gift = spell_card("Gift", vb.GainPoints(number(2), a(player)))
    game = Position(seats=[Seat(hand=[gift]), Seat()]).start()
    do(game, "play Gift", "pick seat 1")
    settle(game)
    assert points(game) == [0, 2]


@pytest.mark.clause("CR 359.3.e.12")
@pytest.mark.parametrize(
    "effect",
    [
        draw(GONE),
        discard(GONE),
        deal(GONE, every(unit)),
        channel(GONE),
        burn(GONE),
        predict(GONE),
        gain_xp(GONE),
        gain_points(GONE),
        play_token(RECRUIT, GONE),
        give(every(unit), GONE),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_an_instruction_with_an_unknown_number_is_ignored(effect):
    odd = spell_card("Odd", effect, stun(every(unit)))
    game = Position(
        seats=[Seat(hand=[odd, "Gust"], base=["Mech"], deck=["Flash"], rune_deck="Fury 2"), Seat()], fields=[Field()]
    ).start()
    do(game, "play Odd")
    settle(game)
    assert (hand(game, 0), deck(game, 0), trash(game, 0)) == (["Gust"], ["Flash"], ["Odd"])
    assert (base(game, 0), might(game, "Mech"), points(game), runes(game, 0)) == (["Mech"], 3, [0, 0], (0, 0))
    assert game.sides[0].xp == 0
    assert piece(game, "Mech").stunned  # and the rest still happens


def test_a_choice_by_an_opponent_while_it_resolves():
    cruel = spell_card("Cruel", kill(pick(unit.enemy, chooser=ENEMY)))
    game = Position(seats=[Seat(hand=[cruel]), Seat(base=["Mech", "Recruit"])]).start()
    do(game, "play Cruel")
    assert (question(game), seat_asked(game), offered(game)) == ("choose", 1, ["pick Mech", "pick Recruit"])
    do(game, "pick Recruit")
    settle(game)
    assert base(game, 1) == ["Mech"]


def test_an_ability_that_may_be_used_a_number_of_times_each_turn():
    well = gear_card("Well", use(cost(0), draw(1), times=2), use(exhaust_me(), ready(every(unit)), speed=REACTION))
    game = Position(seats=[Seat(base=[well], deck=["Gust"] * 5), Seat(deck=["Gust"])]).start()
    for _ in range(2):
        do(game, "use Well 0")
        settle(game)
    assert "use Well 0" not in offered(game)
    do(game, "end", "end")
    assert "use Well 0" in offered(game)


def test_reactions_see_the_newest_item():
    copycat = spell_card("Copycat", Reaction, may(draw(1)))
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study]), Seat(hand=[copycat])]).start()
    do(game, "play Study", "play Copycat", "yes")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 1)
