""" "If you've played an Equipment this turn", "for each unit that has died": events of the turn by description."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    I,
    Reaction,
    a,
    any_of,
    at_least,
    card_,
    choose,
    counter,
    deal,
    destination,
    dies,
    draw,
    enter_ready,
    exhaust_me,
    gain_xp,
    gear,
    give,
    happened,
    have,
    if_,
    is_dealt_damage,
    it,
    kill,
    later,
    level,
    me,
    move,
    not_,
    nth_time,
    opponent,
    permanent,
    play_token,
    return_to_hand,
    spell,
    spell_on_chain,
    times_this_turn,
    unit,
    use,
    when,
    wins_a_combat,
    you,
    your_turn_ends,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import select as se
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DIED, E_MOVED, E_PLAYED, GEAR, UNIT
from tests.scenarios.lane_legends.lane_table import Lane, Spot, lanes, pass_all, step_in
from tests.scenarios.table import (
    NONE,
    base,
    do,
    equipment,
    gear_card,
    might,
    offered,
    piece,
    settle,
    spell_card,
    unit_card,
    xp,
)

PLAN = spell_card("Plan", Action, draw(NONE))
SLAY = spell_card("Slay", kill(a(unit)))
HAMMER = equipment("Hammer")
SQUIRE = Printed("Squire", UNIT, might=1, token=True)


@pytest.mark.clause("CR 419.4.b")
def test_what_was_played_before_it_was_there_counts() -> None:
    """Emperor of the Sands: only an Equipment, and only one that you have played."""
    emperor = unit_card("Emperor", use(exhaust_me(), gain_xp(1), if_=happened(you.play(gear.equipment))))
    lamp = gear_card("Lamp")
    seat = Seat(hand=[HAMMER, lamp], base=[Piece(emperor, exhausted=False)])
    game = Position(seats=[seat, Seat()]).start()
    assert "use Emperor" not in offered(game)
    do(game, "play Lamp")
    assert "use Emperor" not in offered(game)
    do(game, "play Hammer", "use Emperor")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 419.4.b")
def test_a_spell_has_been_played_once_it_is_finalized_even_if_it_is_countered() -> None:
    watcher = unit_card("Watcher", have(me, 3, while_=happened(you.play(spell))), might=1)
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[PLAN], base=[watcher]), Seat(hand=[no])]).start()
    assert might(game, "Watcher") == 1
    do(game, "play Plan")
    assert might(game, "Watcher") == 4  # it is still on the chain
    do(game, "play No")
    settle(game)
    assert might(game, "Watcher") == 4
    do(game, "end")
    assert might(game, "Watcher") == 1


@pytest.mark.clause("CR 419.4.b")
def test_another_spell_than_the_one_that_is_countered() -> None:
    """Crumbling Sands: the spell itself is no other spell; one before it is, and so is one that was countered."""
    sands = spell_card(
        "Sands",
        Reaction,
        choose(a(spell_on_chain, "one")),
        if_(happened(opponent.play(spell.other_than("one"))), counter(it("one"))),
    )
    learn = spell_card("Learn", gain_xp(1))
    game = Position(seats=[Seat(hand=[learn, learn]), Seat(hand=[sands, sands])]).start()
    do(game, "play Learn", "play Sands")
    settle(game)
    assert xp(game) == [1, 0]
    do(game, "play Learn", "play Sands")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 052", "CR 185")
def test_a_token_is_played_but_no_card_and_what_is_asked_for_is_told_apart() -> None:
    """Swain, Visionary: a non-token unit, a non-token gear and a spell."""
    swain = unit_card("Swain", have(me, 1, while_=happened(you.play(unit.nontoken))), might=1)
    other = unit_card("Other", have(me, 1, while_=happened(you.play(unit))), might=1)
    muster = spell_card("Muster", play_token(SQUIRE, in_base=True))
    game = Position(seats=[Seat(hand=[muster, unit_card("Scout")], base=[swain, other]), Seat()]).start()
    do(game, "play Muster")
    settle(game)
    assert (might(game, "Swain"), might(game, "Other")) == (1, 2)
    do(game, "play Scout")
    assert might(game, "Swain") == 2


def test_a_unit_that_died_lets_it_enter_ready() -> None:
    pair = unit_card("Pair", enter_ready(while_=happened(dies(unit))))
    late = unit_card("Late", enter_ready(while_=happened(dies(unit))))
    seat = Seat(hand=[SLAY, pair, late], base=[unit_card("Post")])
    game = Position(seats=[seat, Seat()]).start()
    do(game, "play Pair")
    assert piece(game, "Pair").exhausted
    do(game, "play Slay", "pick Post")
    settle(game)
    do(game, "play Late")
    assert piece(game, "Pair").exhausted and not piece(game, "Late").exhausted


def test_choosing_twice_counts_choices_and_not_objects() -> None:
    """Prodigal Explorer: the same unit twice is twice; a friendly one does not count."""
    explorer = unit_card(
        "Explorer", use(exhaust_me(), gain_xp(1), if_=at_least(times_this_turn(you.choose(permanent.enemy)), 2))
    )
    mark = spell_card("Mark", give(a(unit), 1))
    seat = Seat(hand=[mark, mark, mark], base=[explorer])
    game = Position(seats=[seat, Seat(base=[unit_card("Foe")])]).start()
    do(game, "play Mark", "pick Explorer")
    settle(game)
    do(game, "play Mark", "pick Foe")
    settle(game)
    assert "use Explorer" not in offered(game)
    do(game, "play Mark", "pick Foe")
    settle(game)
    assert "use Explorer" in offered(game)


def test_it_happened_to_me_and_not_to_another_of_the_name() -> None:
    """Blighted Battleaxe, Kayn: what one unit did says nothing of another; it counts anew each turn."""
    rush = spell_card("Rush", Action, move(a(unit.yours), destination()))
    kayn = unit_card("Kayn", have(me, 5, while_=at_least(times_this_turn(I.move), 2)), might=1)
    idle = unit_card("Idle", when(your_turn_ends, gain_xp(1), if_=not_(happened(any_of(I.conquer, I.hold)))))
    seat = Seat(hand=[rush, rush], base=[kayn, idle])
    game = Position(seats=[seat, Seat()], fields=[Field("Void Gate"), Field("Altar to Unity")]).start()
    do(game, "play Rush", "pick Kayn", "pick Void Gate")
    settle(game)
    assert might(game, "Kayn") == 1
    do(game, "play Rush", "pick Kayn", "pick base 0")
    settle(game)
    assert might(game, "Kayn") == 6
    do(game, "end")
    assert xp(game) == [1, 0]
    assert might(game, "Kayn") == 1


def test_the_first_and_the_third_time_i_move() -> None:
    """Miss Fortune (Captain), Yasuo (Windrider)."""
    rush = spell_card("Rush", Action, move(a(unit.yours), destination()))
    yasuo = unit_card("Yasuo", when(nth_time(3, I.move), gain_xp(3)), when(nth_time(1, I.move), gain_xp(10)))
    other = unit_card("Other")
    game = Position(
        seats=[Seat(hand=[rush, rush, rush, rush, rush], base=[yasuo, other]), Seat()],
        fields=[Field("Void Gate"), Field("Altar to Unity")],
    ).start()
    gained = []
    for who, where in (
        ("Other", "pick Void Gate"),
        ("Yasuo", "pick Void Gate"),
        ("Yasuo", "pick base 0"),
        ("Yasuo", "pick Altar to Unity"),
        ("Yasuo", "pick base 0"),
    ):
        do(game, "play Rush", f"pick {who}", where)
        settle(game)
        gained.append(xp(game)[0])
    assert gained == [0, 10, 10, 13, 13]


def test_spending_on_one_spell_is_what_was_really_spent() -> None:
    """Prepared Neophyte, Revna: at least four on one spell."""
    neophyte = unit_card("Neophyte", have(me, 4, while_=happened(you.play(spell, spending=4))), might=1)
    revna = unit_card("Revna", when(you.play(spell, spending=4), gain_xp(1)))
    three, four = spell_card("Three", draw(NONE), energy=3), spell_card("Four", draw(NONE), energy=4)
    seat = Seat(hand=[three, four], base=[neophyte, revna], runes="Fury 7")
    game = Position(seats=[seat, Seat()]).start()
    do(game, "play Three")
    settle(game)
    assert (might(game, "Neophyte"), xp(game)) == (1, [0, 0])
    do(game, "play Four")
    settle(game)
    assert (might(game, "Neophyte"), xp(game)) == (5, [1, 0])


@pytest.mark.clause("CR 811")
def test_a_play_tells_where_it_came_from() -> None:
    """Ember Monk, Heart of the Tempest: from face down; from anywhere other than your hand."""
    monk = unit_card("Monk", when(you.play_from(card_.facedown), gain_xp(1)))
    tempest = unit_card("Tempest", when(you.play_from_elsewhere(card_), gain_xp(10)))
    trap = spell_card("Trap", Hidden, draw(NONE))
    seat = Seat(hand=[PLAN], base=[monk, tempest])
    field = Field("Void Gate", controller=0, units={0: [unit_card("Post")]}, facedown={0: trap})
    game = Position(seats=[seat, Seat()], fields=[field]).start()
    do(game, "play Plan")
    settle(game)
    assert xp(game) == [0, 0]
    do(game, "play Trap", "pick Monk")
    settle(game)
    assert xp(game) == [11, 0]


def test_an_event_of_an_object_that_the_text_chose() -> None:
    """Noxian Guillotine, Deadly Flourish: of this unit, this turn, and of no other."""
    doom = spell_card("Doom", choose(a(unit)), later(is_dealt_damage(it()), kill(it())))
    flourish = spell_card("Flourish", deal(1, a(unit)), later(dies(it()), gain_xp(1)))
    prick = spell_card("Prick", deal(1, a(unit)))
    big, bystander = unit_card("Big", might=9), unit_card("Bystander", might=9)
    seat = Seat(hand=[doom, flourish, prick, prick])
    game = Position(seats=[seat, Seat(base=[big, bystander])]).start()
    do(game, "play Doom", "pick Big")
    settle(game)
    do(game, "play Prick", "pick Bystander")
    settle(game)
    assert base(game, 1) == ["Big", "Bystander"]
    do(game, "play Flourish", "pick Big")
    settle(game)
    assert base(game, 1) == ["Bystander"]
    assert xp(game) == [1, 0]


def test_a_chosen_unit_that_wins_a_combat() -> None:
    """Grim Resolve: each combat it wins this turn; another unit's victory does not count."""
    resolve = spell_card("Resolve", give(a(unit.friendly), 3), later(wins_a_combat(it()), gain_xp(2), uses=-1))
    hero, other = unit_card("Hero"), unit_card("Other")
    field = Field("Void Gate", controller=1, units={1: [unit_card("Foe", might=1)]})
    second = Field("Altar to Unity", controller=1, units={1: [unit_card("Foe", might=1)]})
    seat = Seat(hand=[resolve], base=[Piece(hero, exhausted=False), Piece(other, exhausted=False)])
    game = Position(seats=[seat, Seat()], fields=[field, second]).start()
    do(game, "play Resolve", "pick Hero")
    settle(game)
    do(game, "move Other", "at Altar to Unity", "done")
    settle(game)
    assert xp(game) == [0, 0]
    do(game, "move Hero", "at Void Gate")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 824")
def test_level_inside_a_text() -> None:
    learn = spell_card("Learn", if_(level(3), draw(2), draw(1)))
    for had, left in ((2, 4), (3, 3)):
        game = Position(seats=[Seat(hand=[learn], xp=had, deck=[PLAN] * 5), Seat()]).start()
        do(game, "play Learn")
        settle(game)
        assert len(game.sides[0].deck) == left


@pytest.mark.clause("LL 8.3", "B34")
def test_in_lanes_a_text_asks_about_its_own_and_about_you_wherever_you_are() -> None:
    mourner = unit_card("Mourner", have(me, 1, while_=happened(dies(unit))), might=1)
    reader = unit_card("Reader", have(me, 1, while_=happened(you.play(spell))), might=1)
    game = lanes(
        Lane(hand=[SLAY], near=Spot(units=[mourner, reader])),
        Lane(base=[unit_card("Post")], near=Spot(units=[unit_card("Guard")])),
    )
    step_in(game, 0, 1, "play Slay", "pick Post")
    pass_all(game)
    assert (might(game, "Mourner"), might(game, "Reader")) == (1, 2)


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(CardTextError, match="leave nth out"):
        unit_card("Odd", have(me, 1, while_=happened(you.play(spell, nth=2))))
    with pytest.raises(CardTextError, match="told by its number"):
        unit_card("Odd", when(When(E_DIED, least=2), draw(1)))
    with pytest.raises(CardTextError, match="comes from somewhere"):
        unit_card("Odd", when(When(E_DIED, origin=se.IN_HAND), draw(1)))
    with pytest.raises(CardTextError, match="played from a hand"):
        unit_card("Odd", when(When(E_PLAYED, origin=se.IN_BASE), draw(1)))
    with pytest.raises(CardTextError, match="a move comes from here"):
        unit_card("Odd", when(When(E_MOVED, origin=se.IN_HAND), draw(1)))


def test_nothing_is_remembered_of_a_turn_that_is_over() -> None:
    again = unit_card("Again", have(me, 1, while_=happened(you.return_(gear))), might=1)
    home = spell_card("Home", return_to_hand(a(gear)))
    game = Position(seats=[Seat(hand=[home], base=[again, gear_card("Lamp")]), Seat()]).start()
    do(game, "play Home")
    settle(game)
    assert might(game, "Again") == 2
    do(game, "end")
    assert might(game, "Again") == 1


def test_the_first_gear_of_the_turn_is_cheaper_and_a_token_is_none() -> None:
    """Ornn's Forge: while you control it; whoever of your side plays the first."""
    smith = spell_card("Smith", play_token(Printed("Scrap", GEAR, token=True)))
    lamp, lens = gear_card("Lamp", energy=1), gear_card("Lens", energy=1)
    for controller, offers in ((0, True), (1, False)):
        seats = [Seat(hand=[smith, lamp, lens]), Seat()]
        forge = Field("Ornn's Forge", controller=controller, units={controller: [unit_card("Post")]})
        game = Position(seats=seats, fields=[forge]).start()
        do(game, "play Smith")
        settle(game)
        assert ("play Lamp" in offered(game)) == offers
        if offers:
            do(game, "play Lamp")
            settle(game)
            assert "play Lens" not in offered(game)
