"""Odd moments: what lasts as long as something else, other items on the chain, texts without a "you"."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Legion,
    Reaction,
    a,
    additional,
    banish,
    banish_this,
    battlefield,
    cant,
    card_,
    choose,
    cost,
    counter,
    deed,
    dies,
    draw,
    gain_xp,
    gear,
    give,
    have,
    if_,
    it,
    kill,
    lasts,
    look_at_top,
    lose_the_game,
    might_of,
    player,
    return_to_hand,
    rule,
    spell,
    spell_on_chain,
    state_is,
    unit,
    up_to,
    use,
    when,
    your_points,
)
from farfield.errors import Endless
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.names import IsNamedHere, Name
from farfield.rules.effects.select import READY
from farfield.rules.effects.stated_costs import DISEMPOWER_OBJECTS
from farfield.rules.terms import E_GAINED_XP, ENEMY, SPELL, WHILE_SOURCE, YOURS
from tests.scenarios.table import (
    banished,
    do,
    gear_card,
    hand,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SMASH = spell_card("Smash", kill(a(gear)))


# --- as long as something else is there


@pytest.mark.clause("CR 389")
def test_a_prohibition_lasts_while_its_source_is_there() -> None:
    chains = gear_card(
        "Chains", use(cost(0), lasts(cant(ab.MOVE_AT_ALL, unit.friendly), until=WHILE_SOURCE), give(a(unit), 1))
    )
    game = Position(seats=[Seat(hand=[SMASH], base=[chains, LEFT]), Seat()]).start()
    do(game, "use Chains")
    assert not offers(game, "move Left")
    assert might(game, "Left") == 4
    do(game, "play Smash")
    assert offers(game, "move Left")
    assert might(game, "Left") == 4  # that was for the turn


# --- others are on the chain


@pytest.mark.clause("CR 389", "CR 359.3.d")
def test_banish_this_means_the_spell_that_says_it() -> None:
    vanish = spell_card("Vanish", Reaction, gain_xp(1), banish_this())
    plan = spell_card("Plan", draw(1))
    game = Position(seats=[Seat(hand=[plan]), Seat(hand=[vanish])]).start()
    do(game, "play Plan", "play Vanish")
    assert (banished(game, 1), trash(game, 0)) == (["Vanish"], ["Plan"])


@pytest.mark.clause("CR 425", "CR 340.1")
def test_of_three_spells_on_the_chain_the_oldest_may_be_countered() -> None:
    plan = spell_card("Plan", draw(1))
    quick = spell_card("Quick", Reaction, gain_xp(1))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain.enemy)))
    game = Position(seats=[Seat(hand=[plan, quick]), Seat(hand=[deny])]).start()
    do(game, "play Plan", "play Quick", "play Deny")
    assert offered(game) == ["pick Plan", "pick Quick"]
    do(game, "pick Plan")
    settle(game)
    assert (hand(game, 0), game.sides[0].xp) == ([], 1)


# --- numbers and players that are not there


@pytest.mark.clause("CR 359.3.e.12", "CR 424")
def test_an_unknown_number_of_cards_is_not_looked_at() -> None:
    peek = spell_card("Peek", look_at_top(might_of(a(unit.enemy))), gain_xp(1))
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[peek]), Seat(hand=[oust], base=[LEFT])]).start()
    do(game, "play Peek", "play Oust")
    assert (question(game), game.sides[0].xp) == ("main", 1)


@pytest.mark.clause("CR 195")
def test_a_player_who_was_not_chosen_does_not_lose() -> None:
    curse = spell_card("Curse", lose_the_game(up_to(1, player.enemy)), gain_xp(1))
    game = Position(seats=[Seat(hand=[curse]), Seat(), Seat()]).start()
    do(game, "play Curse", "done")
    assert (game.over, game.sides[0].xp) == (False, 1)


@pytest.mark.clause("CR 190.6", "CR 812")
def test_a_battlefield_without_a_controller_has_neither_points_nor_legion() -> None:
    """Its passives read numbers of "you": there is nobody."""
    proud = plain_field("Proud", have(unit.at_battlefield, your_points))
    loyal = plain_field("Loyal", Legion(have(unit.at_battlefield, 5)))
    for field in (proud, loyal):
        game = Position(
            seats=[Seat(hand=[spell_card("Plan", draw(1))], points=3), Seat()],
            fields=[Field(field), Field(plain_field("There"), controller=0, units={0: [LEFT]})],
        ).start()
        do(game, "play Plan")
        assert might(game, "Left") == 3


@pytest.mark.clause("CR 359.3.e.12")
def test_a_condition_about_something_that_is_gone_is_false() -> None:
    check = spell_card("Check", kill(a(unit.enemy, "it")), if_(state_is(it("it"), READY), draw(1), gain_xp(1)))
    rescue = spell_card("Rescue", Reaction, return_to_hand(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[check]), Seat(hand=[rescue], base=[LEFT])]).start()
    do(game, "play Check", "play Rescue")
    settle(game)
    assert (hand(game, 0), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 359.3.e.13")
def test_a_condition_about_what_the_text_itself_killed_looks_back() -> None:
    check = spell_card("Check", kill(a(unit.enemy, "it")), if_(state_is(it("it"), READY), draw(1), gain_xp(1)))
    game = Position(seats=[Seat(hand=[check]), Seat(base=[LEFT])]).start()
    do(game, "play Check")
    assert (len(hand(game, 0)), game.sides[0].xp) == (1, 0)


# --- where it happened


@pytest.mark.clause("core 18.7", "CR 428")
def test_a_death_in_a_base_is_none_at_a_battlefield() -> None:
    hearth = gear_card("Hearth", when(dies(unit.friendly.in_base), draw(1)))
    slay = spell_card("Slay", kill(a(unit.friendly)))
    fields = [Field(plain_field("Here"), controller=0, units={0: [LEFT]})]
    game = Position(seats=[Seat(hand=[slay, slay], base=[hearth, RIGHT]), Seat()], fields=fields).start()
    do(game, "play Slay", "pick Left")
    assert hand(game, 0) == ["Slay"]
    do(game, "play Slay")
    assert len(hand(game, 0)) == 1


# --- other costs


@pytest.mark.clause("CR 204", "CR 828")
def test_an_empowered_unit_may_be_disempowered_as_a_cost() -> None:
    drain = spell_card("Drain", additional(cost(deed(DISEMPOWER_OBJECTS, 1, unit.friendly)), optional=False), draw(1))
    plain = Position(seats=[Seat(hand=[drain], base=[LEFT]), Seat()]).start()
    assert not offers(plain, "play Drain")
    game = Position(seats=[Seat(hand=[drain], base=[Piece(LEFT, empowered=1)]), Seat()]).start()
    do(game, "play Drain")
    assert (piece(game, "Left").empowered, len(hand(game, 0))) == (0, 1)


# --- what an object remembers


@pytest.mark.clause("CR 393", "CR 759")
def test_what_was_banished_with_it_is_not_what_was_named() -> None:
    sphinx = unit_card(
        "Sphinx",
        use(cost(0), banish(a(card_.yours.in_trash), remember=True)),
        use(cost(0), Name(SPELL)),
        use(cost(0), draw(am.CountOf(card_.yours.in_hand._with(IsNamedHere()).select()))),
    )
    plan = spell_card("Plan", draw(1))
    game = Position(seats=[Seat(hand=[plan], trash=[LEFT], base=[sphinx]), Seat()]).start()
    do(game, "use Sphinx 0")
    do(game, "use Sphinx 2")
    assert (banished(game, 0), hand(game, 0)) == (["Left"], ["Plan"])  # nothing is named yet


# --- prohibitions and rules for some


@pytest.mark.clause("CR 054")
def test_what_only_opponents_may_not_do_you_may() -> None:
    hush = gear_card("Hush", cant(ab.PLAY_SPELLS, spell, actor=ENEMY))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1))], base=[hush]), Seat()]).start()
    assert offers(game, "play Plan")


@pytest.mark.clause("CR 389", "CR 144")
def test_for_a_turn_one_battlefield_can_be_reached_from_anywhere() -> None:
    road = spell_card("Road", choose(a(battlefield, "where")), lasts(rule(ab.MOVE_FROM_ANYWHERE, 1, it("where"))))
    fields = [
        Field(plain_field("Here"), controller=0, units={0: [LEFT]}),
        Field(plain_field("There")),
        Field(plain_field("Yonder")),
    ]
    game = Position(seats=[Seat(hand=[road]), Seat()], fields=fields).start()
    do(game, "play Road", "pick There")
    do(game, "move Left")
    assert offered(game) == ["at There", "at base 0"]


@pytest.mark.clause("A62")
def test_what_would_never_end_is_not_begun() -> None:
    """Each XP is a reason for one more, and nobody is asked anything on the way."""
    echo = gear_card("Echo", when(ab.When(E_GAINED_XP, actor=YOURS), gain_xp(1)))
    game = Position(seats=[Seat(hand=[spell_card("Lesson", gain_xp(1))], base=[echo]), Seat()]).start()
    before = game.hash()
    with pytest.raises(Endless, match="for ever"):
        do(game, "play Lesson")
    assert game.hash() == before
    assert offered(game) == ["end", "play Lesson"]
    do(game, "end")
    assert game.turn_seat == 1


@pytest.mark.clause("A62")
def test_what_somebody_may_end_goes_on_as_long_as_they_like() -> None:
    echo = gear_card("Echo", when(ab.When(E_GAINED_XP, actor=YOURS), gain_xp(1), may=True))
    game = Position(seats=[Seat(hand=[spell_card("Lesson", gain_xp(1))], base=[echo]), Seat()]).start()
    do(game, "play Lesson", *["yes"] * 30, "no")
    assert game.sides[0].xp == 31
