"""What seldom happens as something resolves: nothing left to read, nobody to ask, a list that goes on after a gap."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    ability_on_chain,
    any_number,
    at_least,
    channel,
    choose,
    controller_of,
    cost,
    count,
    counter,
    deal,
    discarding,
    draw,
    every,
    exhaust_me,
    gain_xp,
    give,
    have,
    if_,
    if_this_kills,
    if_you_do,
    instead_of_dying,
    it,
    kill,
    killing,
    lasts,
    later,
    new_choices,
    pay_to,
    play_token,
    put_counters,
    recall,
    rule,
    spell_on_chain,
    take_spell,
    that,
    unit,
    unless_they_let,
    use,
    when,
    you,
)
from farfield.cards.tokens import MECH, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects.conditions import EarlyTurns
from farfield.rules.effects.counter_texts import HasCounter
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.names import Name
from farfield.rules.effects.select import Group
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.rules.terms import (
    E_BEGINNING,
    E_DIED,
    E_PLAYED,
    PASS,
    PREVENT_DAMAGE,
    REACTION,
    SPELL,
    UNIT,
    WHILE_SOURCE,
    YOURS,
)
from tests.scenarios.table import (
    answer,
    asked,
    base,
    chain,
    damage_to,
    do,
    gear_card,
    hand,
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
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
HERE = plain_field("Here")


def settle_in_any_order(game: Game) -> None:
    """Pass, and put triggers on the chain as they are offered."""
    while question(game) in ("order", "priority"):
        answer(game, asked(game), asked(game).options[0] if question(game) == "order" else Option(PASS))


# --- damage that is prevented


@pytest.mark.clause("CR 437")
def test_a_passive_prevents_all_damage_to_those_it_names_again_and_again() -> None:
    dome = gear_card("Dome", rule(PREVENT_DAMAGE, 1, unit.friendly))
    bolt = spell_card("Bolt", deal(2, every(unit)))
    game = Position(seats=[Seat(hand=[bolt, bolt], base=[LEFT]), Seat(base=[dome, RIGHT])]).start()
    do(game, "play Bolt")
    assert (damage_to(game, "Left"), damage_to(game, "Right")) == ([2], [])
    do(game, "play Bolt")
    assert (base(game, 0), base(game, 1), damage_to(game, "Right")) == ([], ["Dome", "Right"], [])


@pytest.mark.clause("CR 437", "CR 372")
def test_all_damage_prevented_for_a_turn_leaves_a_prevent_value_alone() -> None:
    """The passive never runs out, so what would be used up is not: neither the value nor the next time."""
    dome = spell_card("Dome", lasts(rule(PREVENT_DAMAGE, 1, unit.friendly)))
    once = spell_card("Once", lasts(rule(PREVENT_DAMAGE, 1, unit.friendly), uses=1))
    bolt = spell_card("Bolt", deal(2, every(unit)))
    game = Position(
        seats=[Seat(hand=[once, dome, bolt, bolt], base=[Piece(LEFT, prevent=1)]), Seat(hand=[bolt])],
    ).start()
    do(game, "play Once", "play Dome", "play Bolt", "play Bolt")
    assert (damage_to(game, "Left"), piece(game, "Left").prevent) == ([], 1)


# --- nothing to read, nobody to ask


@pytest.mark.clause("CR 359.3.e.12")
def test_a_price_that_reads_a_number_which_is_not_there_is_not_raised() -> None:
    tax = gear_card("Tax", ab.CostChange(types=SPELL, energy=am.ValueOf(am.MIGHT, every(unit.friendly))))
    plan = spell_card("Plan", gain_xp(1), energy=1)
    game = Position(seats=[Seat(hand=[plan], base=[tax], runes="Fury 2"), Seat()]).start()
    do(game, "play Plan")
    assert (runes(game, 0), xp(game)) == ((1, 1), [1, 0])
    game = Position(seats=[Seat(hand=[plan], base=[tax, LEFT], runes="Fury 4"), Seat()]).start()
    do(game, "play Plan")
    assert (runes(game, 0), xp(game)) == ((0, 4), [1, 0])


@pytest.mark.clause("CR 759", "CR 359.3.e.12")
def test_nobody_names_anything_for_a_source_that_is_gone() -> None:
    seer = unit_card("Seer", when(I.am_played, Name(SPELL), if_(if_you_do, gain_xp(1))), might=1)
    zap = spell_card("Zap", Reaction, kill(a(unit)))
    game = Position(seats=[Seat(hand=[seer]), Seat(hand=[zap])]).start()
    do(game, "play Seer", "play Zap")
    settle(game)
    assert (question(game), trash(game, 0), xp(game)) == ("main", ["Seer"], [0, 0])


@pytest.mark.clause("CR 355.10.e")
def test_unless_its_controller_with_nobody_left_who_controls_it_just_happens() -> None:
    tax = spell_card("Tax", choose(a(unit.enemy)), unless_they_let(gain_xp(2), controller_of(it()), draw(1)))
    zap = spell_card("Zap", Reaction, kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[tax]), Seat(hand=[zap], base=[LEFT])]).start()
    do(game, "play Tax", "play Zap")
    settle(game)
    assert (question(game), xp(game), hand(game, 1)) == ("main", [2, 0], [])
    game = Position(seats=[Seat(hand=[tax]), Seat(base=[LEFT])]).start()
    do(game, "play Tax")
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, "yes")
    assert (xp(game), len(hand(game, 0))) == ([0, 0], 1)


@pytest.mark.clause("CR 383.2")
@pytest.mark.parametrize(("turns", "channeled"), [(0, 4), (1, 2)])
def test_a_battlefield_that_speaks_of_a_players_first_turn(turns: int, channeled: int) -> None:
    """The last player channels three in their first turn in any case, and one more by this."""
    obelisk = plain_field(
        "Obelisk", ab.Triggered(When(E_BEGINNING), channel(1), condition=EarlyTurns(1), that_player=True)
    )
    game = Position(
        seats=[Seat(turns=5), Seat(turns=turns, rune_deck="Fury 8")], fields=[Field(obelisk, controller=1)], first=0
    ).start()
    do(game, "end")
    settle(game)
    assert runes(game, 1) == (channeled, 0)


@pytest.mark.clause("CR 741")
def test_those_with_a_counter_of_a_kind_are_meant() -> None:
    mark = spell_card("Mark", put_counters(a(unit), 3, 2))
    other = spell_card("Other", put_counters(a(unit), 4))
    fall = spell_card("Fall", kill(se.Select(UNIT, filters=(HasCounter(3),))))
    game = Position(seats=[Seat(hand=[mark, other, fall], base=[LEFT, RIGHT]), Seat()]).start()
    do(game, "play Mark", "pick Left")
    do(game, "play Other", "pick Right")
    do(game, "play Fall")
    assert (base(game, 0), trash(game, 0)) == (["Right"], ["Fall", "Left", "Mark", "Other"])


# --- on the chain


@pytest.mark.clause("CR 355.7", "CR 425")
def test_a_spell_is_meant_and_no_ability_or_only_one_of_some_cost() -> None:
    dear = spell_card("Dear", gain_xp(1), energy=3)
    archer = unit_card("Archer", use(exhaust_me(), gain_xp(1), speed=REACTION))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain)))
    hush = spell_card("Hush", Reaction, counter(a(ability_on_chain)))
    petty = spell_card("Petty", Reaction, counter(a(spell_on_chain.costing_at_most(2))))
    game = Position(seats=[Seat(hand=[dear], base=[archer], runes="Fury 3"), Seat(hand=[deny, hush, petty])]).start()
    do(game, "play Dear")
    assert offered(game) == ["pass", "use Archer"]
    do(game, "use Archer")
    assert (chain(game), offered(game)) == (["Dear", "Archer"], ["pass", "play Deny", "play Hush"])
    do(game, "play Hush")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 205")
def test_taking_over_what_is_ones_own_is_not_done() -> None:
    plan = spell_card("Plan", gain_xp(1))
    mine = spell_card("Mine", Reaction, take_spell(a(spell_on_chain)), if_(if_you_do, draw(1)))
    game = Position(seats=[Seat(hand=[plan, mine]), Seat()], every_window=True).start()
    do(game, "play Plan", "play Mine")
    settle(game)
    assert (hand(game, 0), xp(game)) == ([], [1, 0])


@pytest.mark.clause("CR 750")
def test_nothing_else_to_choose_leaves_the_choice_as_it_is() -> None:
    """Three targets, and for the second of them there is no other: the third is still asked about."""
    storm = spell_card("Storm", deal(1, a(unit.friendly)), deal(1, a(unit.enemy)), deal(1, a(unit)))
    turn_ = spell_card("Turn", Reaction, new_choices(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[storm, turn_], base=[LEFT]), Seat(base=[RIGHT])], every_window=True).start()
    do(game, "play Storm", "pick Left", "play Turn")
    settle(game)
    assert offered(game) == ["done", "pick Right"]
    do(game, "pick Right")
    settle(game)
    assert (damage_to(game, "Left"), damage_to(game, "Right")) == ([1], [1, 1])


@pytest.mark.clause("CR 355.11")
def test_whoever_keeps_some_of_a_group_may_keep_fewer_than_they_could() -> None:
    """By the time it resolves all three together are too mighty; any set within the bound may be kept."""
    net = spell_card("Net", kill(any_number(unit.enemy, group=Group(total_might=6))))
    grow = spell_card("Grow", Reaction, give(a(unit.friendly), 2))
    low = unit_card("Low", might=1)
    game = Position(seats=[Seat(hand=[net]), Seat(hand=[grow], base=[LEFT, low, unit_card("Mid", might=2)])]).start()
    do(game, "play Net", "pick Left", "pick Low", "pick Mid", "play Grow", "pick Left")
    settle(game)
    assert offered(game) == ["done", "pick Left", "pick Low", "pick Mid"]
    do(game, "pick Low", "done")
    assert (trash(game, 1), base(game, 1)) == (["Grow", "Low"], ["Left", "Mid"])


# --- what lasts


@pytest.mark.clause("CR 389", "CR 428.5.c")
def test_what_waits_for_its_own_kill_does_not_keep_others_from_hearing() -> None:
    """Two die at one moment, one of them not by this text: what waits for any death hears both."""
    blight = spell_card(
        "Blight",
        deal(3, a(unit.enemy, "one")),
        if_this_kills(it("one"), draw(1)),
        later(When(E_DIED, types=UNIT), gain_xp(1), uses=-1),
        give(a(unit.enemy.other_than("one")), -1),
    )
    game = Position(seats=[Seat(hand=[blight]), Seat(base=[LEFT, Piece(RIGHT, damage=2)])]).start()
    do(game, "play Blight", "pick Left")
    settle_in_any_order(game)
    assert (trash(game, 1), len(hand(game, 0)), xp(game)) == (["Left", "Right"], 1, [2, 0])


@pytest.mark.clause("CR 389", "CR 383.1.b", "CR 383.2")
def test_of_several_that_wait_each_hears_by_its_own_count_and_condition() -> None:
    vow = spell_card(
        "Vow",
        later(When(E_PLAYED, types=UNIT, actor=YOURS, nth=2), draw(1), uses=-1),
        lasts(when(When(E_PLAYED, types=UNIT, actor=YOURS), draw(1), if_=at_least(count(unit.friendly), 2))),
        later(When(E_PLAYED, types=UNIT, actor=YOURS), gain_xp(1), uses=-1),
    )
    squire = unit_card("Squire")
    game = Position(seats=[Seat(hand=[vow, squire, squire, squire], deck=["Gust"] * 9), Seat()]).start()
    do(game, "play Vow", "play Squire")
    settle(game)
    assert (xp(game), hand(game, 0)) == ([1, 0], ["Squire", "Squire"])
    do(game, "play Squire")
    settle_in_any_order(game)
    assert (xp(game), hand(game, 0)) == ([2, 0], ["Gust", "Gust", "Squire"])
    do(game, "play Squire")
    settle_in_any_order(game)
    assert (xp(game), hand(game, 0)) == ([3, 0], ["Gust", "Gust", "Gust"])


@pytest.mark.clause("CR 389", "CR 367")
def test_the_next_token_is_another_and_only_that_one() -> None:
    forge = spell_card("Forge", lasts(ab.TokenInstead(MECH), uses=1))
    call = spell_card("Call", play_token(RECRUIT, 2, in_base=True))
    game = Position(seats=[Seat(hand=[forge, call]), Seat()]).start()
    do(game, "play Forge", "play Call")
    assert base(game, 0) == ["Mech", "Recruit"]


@pytest.mark.clause("CR 389")
def test_a_trigger_that_lasts_may_be_of_the_next_time_only() -> None:
    vow = spell_card("Vow", lasts(when(you.play(unit), gain_xp(1)), uses=1))
    squire = unit_card("Squire")
    game = Position(seats=[Seat(hand=[vow, squire, squire]), Seat()]).start()
    do(game, "play Vow", "play Squire", "play Squire")
    assert xp(game) == [1, 0]


# --- paying on the way


@pytest.mark.clause("CR 204.3")
def test_who_has_just_enough_to_pay_with_is_not_asked_with_what() -> None:
    trade = spell_card("Trade", pay_to(cost(discarding(2)), gain_xp(1)))
    for others, asked_for in ((["Gust", "Flash"], "main"), (["Gust", "Flash", "Confront"], "cost-choice")):
        game = Position(seats=[Seat(hand=[trade, *others]), Seat()]).start()
        do(game, "play Trade", "yes")
        assert question(game) == asked_for
        if asked_for == "main":
            assert (hand(game, 0), xp(game)) == ([], [1, 0])
        else:
            do(game, "pick Gust")
            assert offered(game) == ["pick Confront", "pick Flash"]
            do(game, "pick Flash")
            assert (hand(game, 0), trash(game, 0), xp(game)) == (["Confront"], ["Flash", "Gust", "Trade"], [1, 0])


@pytest.mark.clause("CR 204.3", "CR 203")
def test_a_price_of_several_parts_goes_on_after_one_that_is_replaced() -> None:
    """The unit is saved by a text that its controller may use; a replaced action still counts as paid."""
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, recall(that), may=True), might=4)
    price = cost(killing(unit.yours), discarding(1))
    rite = spell_card("Rite", pay_to(price, gain_xp(1)))
    game = Position(
        seats=[Seat(hand=[rite, "Gust", "Flash"], base=[medic]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [LEFT]})],
    ).start()
    do(game, "play Rite", "yes", "pick Left")
    assert (question(game), offered(game)) == ("replace", ["no", "yes"])
    do(game, "yes")
    assert (base(game, 0), offered(game)) == (["Left", "Medic"], ["pick Flash", "pick Gust"])
    do(game, "pick Flash")
    assert (trash(game, 0), xp(game)) == (["Flash", "Rite"], [1, 0])


@pytest.mark.clause("CR 389", "CR 359.3.e.16")
def test_what_lasts_while_its_source_is_there_ends_with_it() -> None:
    """Also in a copy of the game that is made meanwhile (every answer here is given to one as well)."""
    totem = unit_card("Totem", when(I.am_played, lasts(have(unit.friendly, 2), until=WHILE_SOURCE)), might=1)
    slay = spell_card("Slay", kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[totem, slay], base=[LEFT]), Seat()]).start()
    do(game, "play Totem")
    settle(game)
    assert might(game, "Left") == 5
    do(game, "play Slay", "pick Totem")
    assert might(game, "Left") == 3
