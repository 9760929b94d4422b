"""Texts that speak of what is gone, illegal or nowhere by now: the rest still happens (CR 359.3.e)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    Tank,
    a,
    attach,
    change,
    choose,
    cost,
    deal,
    detach,
    draw,
    every,
    gain_xp,
    gear,
    give,
    grant,
    have,
    if_,
    if_you_do,
    it,
    kill,
    lasts,
    me,
    might_of,
    move,
    move_counters,
    play_card,
    predict,
    prevent,
    put_counters,
    rule,
    spend_counters,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.changed_traits import SetMight
from farfield.rules.effects.creating import Create, Replace
from farfield.rules.effects.kinds_of_ability import BUFF_VALUE
from farfield.rules.effects.names import Name
from farfield.rules.effects.parts import Number
from farfield.rules.terms import SPELL, THIS_COMBAT
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    happened,
    keyword,
    might,
    odd,
    piece,
    plain_field,
    question,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SNIPE = spell_card("Snipe", Reaction, kill(a(unit.enemy)))
STAR = 77  # a kind of counter that only these tests know


# --- what was to act is gone


@pytest.mark.clause("CR 359.3.e.13", "CR 808.1.d")
def test_what_has_gone_keeps_the_might_it_had_though_what_gave_it_goes_too() -> None:
    bomb = unit_card("Bomb", Deathknell(deal(might_of(me), every(unit.enemy))), might=2)
    banner = gear_card("Banner", have(unit.friendly, 1))
    doom = spell_card("Doom", kill(every(unit.friendly)), kill(a(gear.friendly)))
    game = Position(seats=[Seat(hand=[doom], base=[bomb, banner]), Seat(base=[unit_card("Wall", might=9)])]).start()
    do(game, "play Doom")
    assert (trash(game, 0), damage_to(game, "Wall")) == (["Banner", "Bomb", "Doom"], [3])


@pytest.mark.clause("CR 359.3.e.12", "CR 417")
def test_a_unit_that_is_gone_deals_no_damage() -> None:
    shot = spell_card("Shot", deal(2, a(unit.enemy, "foe"), by=a(unit.friendly, "archer")), draw(1))
    game = Position(seats=[Seat(hand=[shot], base=[LEFT]), Seat(hand=[SNIPE], base=[RIGHT])]).start()
    do(game, "play Shot", "play Snipe")
    assert (damage_to(game, "Right"), len(hand(game, 0))) == ([], 1)


@pytest.mark.clause("CR 359.3.e.12", "CR 437")
def test_an_unknown_number_prevents_nothing() -> None:
    ward = spell_card("Ward", prevent(a(unit.friendly, "whom"), might_of(a(unit.enemy, "by"))), draw(1))
    kill_mine = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    bolt = spell_card("Bolt", deal(1, a(unit)))
    game = Position(
        seats=[Seat(hand=[ward, bolt], base=[LEFT]), Seat(hand=[kill_mine], base=[unit_card("Model")])]
    ).start()
    do(game, "play Ward", "play Oust")
    do(game, "play Bolt")
    assert (damage_to(game, "Left"), len(hand(game, 0))) == ([1], 1)


@pytest.mark.clause("CR 437")
def test_prevention_that_never_runs_out_is_not_made_smaller() -> None:
    ward = spell_card("Ward", prevent(a(unit.friendly), 2))
    bolt = spell_card("Bolt", deal(3, a(unit)))
    game = Position(seats=[Seat(hand=[ward, bolt], base=[Piece(LEFT, prevent=-1)]), Seat()]).start()
    do(game, "play Ward")
    do(game, "play Bolt")
    assert damage_to(game, "Left") == []


@pytest.mark.clause("CR 359.3.e.12", "CR 436")
def test_an_unknown_number_of_cards_is_not_looked_at() -> None:
    peer = spell_card("Peer", predict(might_of(a(unit.enemy))), gain_xp(1))
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[peer]), Seat(hand=[oust], base=[LEFT])]).start()
    do(game, "play Peer", "play Oust")
    assert (question(game), game.sides[0].xp) == ("main", 1)


@pytest.mark.clause("CR 359.3.e.12", "CR 439")
def test_an_unknown_number_of_tokens_is_not_created() -> None:
    mould = spell_card("Mould", Create(RECRUIT, might_of(a(unit.enemy))), gain_xp(1))
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[mould]), Seat(hand=[oust], base=[LEFT])]).start()
    do(game, "play Mould", "play Oust")
    assert (base(game, 0), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 359.3.e.12", "CR 741")
def test_an_unknown_number_of_counters_is_neither_put_nor_spent() -> None:
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    star = gear_card("Star", use(cost(0), put_counters(me, STAR, might_of(a(unit.enemy)))))
    spend = gear_card("Well", use(cost(0), spend_counters(me, STAR, might_of(a(unit.enemy)))))
    for source in (star, spend):
        game = Position(seats=[Seat(base=[source]), Seat(hand=[oust], base=[LEFT])]).start()
        do(game, f"use {source.name}", "play Oust")
        assert piece(game, source.name).counters is None


@pytest.mark.clause("CR 741", "CR 745")
def test_counters_that_are_not_there_are_not_taken_moved_or_put_where_nothing_is() -> None:
    jar = gear_card("Jar", use(cost(0), put_counters(me, STAR, -1), gain_xp(1)))
    game = Position(seats=[Seat(base=[jar]), Seat()]).start()
    do(game, "use Jar")
    assert (piece(game, "Jar").counters, game.sides[0].xp) == (None, 1)
    pour = gear_card("Pour", use(cost(0), move_counters(me, a(unit.friendly), STAR, 1), if_(if_you_do, gain_xp(1))))
    game = Position(seats=[Seat(base=[pour, LEFT]), Seat()]).start()
    do(game, "use Pour")
    assert (piece(game, "Left").counters, game.sides[0].xp) == (None, 0)
    same = gear_card("Same", use(cost(0), put_counters(me, STAR, 2), move_counters(me, me, STAR, 1)))
    game = Position(seats=[Seat(base=[same]), Seat()]).start()
    do(game, "use Same")
    assert piece(game, "Same").counters == [STAR, 2]
    toss = spell_card("Toss", *odd(SPELL, put_counters(a(unit.yours.in_trash), STAR, 1), gain_xp(1)))
    game = Position(seats=[Seat(hand=[toss], trash=[LEFT]), Seat()]).start()
    do(game, "play Toss")  # counters lie on objects on the board
    assert (piece(game, "Left").counters, game.sides[0].xp) == (None, 1)


# --- where is that?


@pytest.mark.clause("CR 359.3.e.12", "CR 446")
def test_nobody_moves_to_where_something_was() -> None:
    follow = spell_card("Follow", move(a(unit.friendly, "who"), a(unit.enemy, "whom")), draw(1))
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    fields = [Field(plain_field("Here"), controller=1, units={1: [RIGHT]})]
    game = Position(seats=[Seat(hand=[follow], base=[LEFT]), Seat(hand=[oust])], fields=fields).start()
    do(game, "play Follow", "play Oust")
    assert (base(game, 0), len(hand(game, 0))) == (["Left"], 1)


@pytest.mark.clause("CR 359.3.e.12", "CR 187")
def test_no_token_is_played_to_where_something_was() -> None:
    from farfield.rules.effects.verbs import TO_THERE, PlayTokens

    camp = spell_card("Camp", PlayTokens(RECRUIT, Number(1), where=TO_THERE, place=a(unit.friendly)), draw(1))
    fields = [Field(plain_field("Here"), controller=0, units={0: [LEFT]})]
    game = Position(seats=[Seat(hand=[camp]), Seat(hand=[SNIPE])], fields=fields).start()
    do(game, "play Camp", "play Snipe")
    assert (base(game, 0), at_field(game), len(hand(game, 0))) == ([], [], 1)


@pytest.mark.clause("CR 359.3.e.12", "CR 419.3")
def test_no_card_is_played_to_a_here_that_is_nowhere() -> None:
    caller = unit_card("Caller", use(cost(0), play_card(a(unit.yours.in_trash), here=True)), might=3)
    fields = [Field(plain_field("Here"), controller=0, units={0: [caller]})]
    game = Position(seats=[Seat(trash=[LEFT]), Seat(hand=[SNIPE])], fields=fields).start()
    do(game, "use Caller", "play Snipe")
    assert trash(game, 0) == ["Caller", "Left"]


@pytest.mark.clause("CR 359.3.e.12", "CR 439")
def test_nothing_is_created_in_a_here_that_is_nowhere() -> None:
    nest = unit_card("Nest", use(cost(0), Create(RECRUIT, Number(1), here=True), draw(1)), might=3)
    fields = [Field(plain_field("Here"), controller=0, units={0: [nest]})]
    live = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(live, "use Nest")
    assert at_field(live) == ["Nest", "Recruit"]
    dead = Position(seats=[Seat(), Seat(hand=[SNIPE])], fields=fields).start()
    do(dead, "use Nest", "play Snipe")
    assert (at_field(dead), base(dead, 0), len(hand(dead, 0))) == ([], [], 1)


# --- what is attached, replaced, named


@pytest.mark.clause("CR 434", "CR 359.3.e.5")
def test_a_gear_that_is_gone_is_not_attached_and_one_that_hangs_nowhere_does_not_come_off() -> None:
    bind = spell_card(
        "Bind", *odd(SPELL, choose(a(gear.friendly, "gear")), kill(it("gear")), attach(it("gear"), a(unit.friendly)))
    )
    blade = equipment("Blade", bonus=1)
    game = Position(seats=[Seat(hand=[bind], base=[LEFT, blade]), Seat()]).start()
    do(game, "play Bind")
    assert (base(game, 0), might(game, "Left")) == (["Left"], 3)
    loose = spell_card("Loose", detach(a(gear.friendly)), if_(if_you_do, gain_xp(1)))
    game = Position(seats=[Seat(hand=[loose], base=[blade]), Seat()]).start()
    do(game, "play Loose")
    assert (base(game, 0), game.sides[0].xp) == (["Blade"], 0)


@pytest.mark.clause("CR 438", "CR 359.3.e.5")
def test_only_what_is_on_the_board_is_replaced() -> None:
    swap = spell_card("Swap", *odd(SPELL, Replace(a(unit.yours.in_trash), RECRUIT), if_(if_you_do, gain_xp(1))))
    game = Position(seats=[Seat(hand=[swap], trash=[LEFT]), Seat()]).start()
    do(game, "play Swap")
    assert ("Left" in trash(game, 0), game.sides[0].xp) == (True, 0)


@pytest.mark.clause("CR 759", "CR 359.3.e.5")
def test_nothing_is_named_for_an_object_that_is_gone() -> None:
    sphinx = unit_card("Sphinx", when(I.am_played, Name(SPELL)), might=3)
    game = Position(seats=[Seat(hand=[sphinx]), Seat(hand=[SNIPE])]).start()
    do(game, "play Sphinx", "play Snipe")
    assert (question(game), happened(game, "names")) == ("main", [])


# --- what would last a combat, where there is none


@pytest.mark.clause("CR 359.3.e.16", "CR 477")
def test_what_would_last_a_combat_is_not_given_where_no_combat_is() -> None:
    rage = spell_card(
        "Rage",
        give(a(unit.friendly, "it"), 2, until=THIS_COMBAT),
        grant(it("it"), Tank, until=THIS_COMBAT),
        change(it("it"), SetMight(9), until=THIS_COMBAT),
        lasts(rule(BUFF_VALUE, 1, unit.friendly), until=THIS_COMBAT),
    )
    game = Position(seats=[Seat(hand=[rage], base=[Piece(LEFT, buffed=True)]), Seat()]).start()
    do(game, "play Rage")
    assert (might(game, "Left"), keyword(game, "Left", "Tank")) == (4, 0)
