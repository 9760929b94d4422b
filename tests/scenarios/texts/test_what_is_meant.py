"""Descriptions of objects: where they are, whose they are, what they are compared with (CR 355, 740)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Hidden,
    I,
    Reaction,
    a,
    battlefield,
    card_,
    choose,
    cost,
    counter,
    deal,
    dies,
    draw,
    fits,
    gain_xp,
    if_,
    kill,
    later,
    me,
    move_to_base,
    return_to_hand,
    spell_on_chain,
    stun,
    that,
    unit,
    up_to,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import MoveToll, When
from farfield.rules.effects.select import ALONE, CONTROLLED, FACE_DOWN, Is, IsBound, OfPlayer, Select, Target
from farfield.rules.terms import E_MOVED, PLAYER, UNIT
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    gear_card,
    hand,
    odd,
    offered,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)


# --- where


@pytest.mark.clause("CR 359.3.f", "CR 359.3.e.2")
def test_a_target_that_left_the_battlefield_of_the_event_is_illegal() -> None:
    raider = unit_card("Raider", when(I.attack, deal(1, a(unit.enemy.at_that_battlefield))), might=5)
    flee = spell_card("Flee", Reaction, move_to_base(a(unit.friendly, "who")))
    fields = [Field(plain_field("Here"), controller=1, units={1: [LEFT, RIGHT]})]
    game = Position(seats=[Seat(base=[raider]), Seat(hand=[flee])], fields=fields).start()
    do(game, "move Raider", "pick Left", "play Flee", "pick Left")
    assert damage_to(game, "Left") == []
    assert base(game, 1) == ["Left"]


@pytest.mark.clause("CR 740.1")
def test_a_spell_on_the_chain_is_described_by_its_side_too() -> None:
    """Two spells lie on the chain, one of each side: only the opponent's may be countered."""
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain.enemy)))
    mine = spell_card("Mine", gain_xp(1))
    theirs = spell_card("Theirs", Reaction, gain_xp(1))
    game = Position(seats=[Seat(hand=[mine, deny]), Seat(hand=[theirs])]).start()
    do(game, "play Mine", "play Theirs", "play Deny")
    settle(game)
    assert [side.xp for side in game.sides] == [1, 0]


@pytest.mark.clause("CR 355.8", "CR 740.1")
def test_only_spells_of_ones_own_on_the_chain_are_nothing_to_counter() -> None:
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain.enemy)))
    game = Position(seats=[Seat(hand=[spell_card("Mine", gain_xp(1)), deny]), Seat()], every_window=True).start()
    do(game, "play Mine")
    assert (question(game), offered(game)) == ("priority", ["pass"])


@pytest.mark.clause("CR 811")
def test_a_facedown_card_may_be_chosen_without_being_seen() -> None:
    trap = spell_card("Trap", Hidden, draw(1))
    search = spell_card("Search", return_to_hand(a(card_.facedown.is_(FACE_DOWN))))
    fields = [Field(plain_field("Here"), controller=1, units={1: [LEFT]}, facedown={1: trap})]
    game = Position(seats=[Seat(hand=[search]), Seat()], fields=fields).start()
    do(game, "play Search")
    settle(game)  # its owner might play it in response
    assert hand(game, 1) == ["Trap"]


@pytest.mark.clause("CR 190.6", "CR 204.4")
def test_your_battlefields_are_nobodys_where_the_text_has_no_you() -> None:
    """A battlefield without a controller taxes moves to its controller's battlefields: there are none."""
    dam = plain_field("Dam", MoveToll(cost(1), battlefield.yours.select()))
    game = Position(seats=[Seat(base=[LEFT]), Seat()], fields=[Field(dam), Field(plain_field("There"))]).start()
    do(game, "move Left")
    assert offered(game) == ["at Dam", "at There"]


# --- states


@pytest.mark.clause("CR 740.2")
def test_only_a_battlefield_can_be_controlled_in_that_sense() -> None:
    lord = unit_card("Lord", *odd(UNIT, use(cost(0), if_(fits(me, Is(CONTROLLED)), draw(1), gain_xp(1)))))
    game = Position(seats=[Seat(base=[lord]), Seat()]).start()
    do(game, "use Lord")
    assert (hand(game, 0), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 740.2")
def test_whether_it_was_alone_is_known_of_a_unit_that_died() -> None:
    mourner = gear_card("Mourner", when(dies(unit.friendly), if_(fits(that, Is(ALONE)), draw(1), gain_xp(1))))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay, slay], base=[LEFT, RIGHT, mourner]), Seat()]).start()
    do(game, "play Slay", "pick Left")
    assert (hand(game, 0), game.sides[0].xp) == (["Slay"], 1)
    do(game, "play Slay")
    assert (len(hand(game, 0)), game.sides[0].xp) == (1, 1)


# --- compared with what was not chosen


@pytest.mark.clause("CR 355.8", "CR 359.3.e.12")
def test_nothing_is_like_what_was_not_chosen() -> None:
    nouns = [
        unit.at_same_place_as("first"),
        unit.same_controller_as("first"),
        unit.with_less_might_than("first"),
    ]
    for noun in nouns:
        text = spell_card("Text", stun(up_to(1, unit.enemy, "first")), deal(1, up_to(1, noun)), gain_xp(1))
        game = Position(seats=[Seat(hand=[text], base=[LEFT]), Seat(base=[RIGHT])]).start()
        do(game, "play Text", "done")
        assert (question(game), game.sides[0].xp) == ("main", 1)  # nothing else to choose: it resolved
        assert damage_to(game, "Left") + damage_to(game, "Right") == []


@pytest.mark.clause("CR 355.8", "CR 359.3.e.12")
def test_nothing_belongs_to_a_player_who_was_not_chosen() -> None:
    anyone = Target(Select(PLAYER), 0, 1, "who")
    text = spell_card("Text", choose(anyone), kill(up_to(1, unit._with(OfPlayer("who")))), gain_xp(1))
    game = Position(seats=[Seat(hand=[text], base=[LEFT]), Seat(base=[RIGHT])]).start()
    do(game, "play Text", "done")
    assert (trash(game, 0), trash(game, 1), game.sides[0].xp) == (["Text"], [], 1)
    game = Position(seats=[Seat(hand=[text], base=[LEFT]), Seat(base=[RIGHT])]).start()
    do(game, "play Text", "pick seat 1")
    assert offered(game) == ["done", "pick Right"]


@pytest.mark.clause("CR 389")
def test_a_delayed_ability_may_speak_of_its_source() -> None:
    scout = unit_card("Scout", use(cost(0), later(When(E_MOVED, types=UNIT, filters=(IsBound(me),)), draw(1))))
    game = Position(seats=[Seat(base=[scout, LEFT]), Seat()], fields=[Field(), Field("Fortified Position")]).start()
    do(game, "use Scout")
    do(game, "move Left", "at Startipped Peak", "done")
    settle(game)
    assert hand(game, 0) == []
    do(game, "move Scout", "at Fortified Position")
    settle(game)
    assert len(hand(game, 0)) == 1
