""" "The first time", "your second card": the game counts what happened in the turn, not who listened (CR 383.1.b)."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import text
from farfield.cards.language import (
    Action,
    I,
    a,
    battlefield,
    card_,
    destination,
    discard,
    draw,
    every,
    gain_points,
    gain_xp,
    gear,
    give,
    have,
    is_,
    kill,
    me,
    move,
    play_token,
    put_counters,
    return_to_hand,
    spell,
    that,
    unit,
    when,
    you,
)
from farfield.games import BadPosition, Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects import select as se
from farfield.rules.effects.kinds_of_ability import TokenInstead, Triggered, When
from farfield.rules.effects.parts import Effect
from farfield.rules.effects.sequences import Later
from farfield.rules.effects.verbs import ActivateEffects
from farfield.rules.objects.counters import count
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    E_CONQUERED,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_GAINED_POINT,
    E_GAINED_XP,
    E_MOVED,
    E_PLAYED,
    FRIENDLY,
    UNIT,
    YOURS,
    EventKind,
)
from tests.scenarios.lane_legends.lane_table import Lane, Spot, act, lanes, pass_all, step_in
from tests.scenarios.table import (
    NONE,
    base,
    do,
    equipment,
    gear_card,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
    xp,
)

PLAN = spell_card("Plan", draw(NONE))
SECOND = unit_card("Second", when(you.play(card_, nth=2), gain_xp(1)))
FIRST = unit_card("First", when(you.play(card_, nth=1), gain_xp(1)))
SQUIRE = Printed("Squire", UNIT, might=1, token=True)


@pytest.mark.clause("CR 383.1.b", "core 18.10")
def test_what_happened_before_it_was_there_counts() -> None:
    game = Position(seats=[Seat(hand=[PLAN, SECOND, FIRST, PLAN]), Seat()]).start()
    do(game, "play Plan", "play Second")
    assert xp(game) == [1, 0]  # it is the second card itself, and sees itself come
    do(game, "play First", "play Plan")
    assert xp(game) == [1, 0]  # the third and the fourth


@pytest.mark.clause("CR 383.1.b", "CR 383.2.c")
def test_who_comes_as_the_first_sees_itself_and_nothing_later() -> None:
    game = Position(seats=[Seat(hand=[FIRST, PLAN]), Seat()]).start()
    do(game, "play First", "play Plan")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 383.1.b")
def test_every_turn_counts_anew_and_every_player_for_themself() -> None:
    game = Position(seats=[Seat(hand=[PLAN, PLAN], base=[SECOND]), Seat(hand=[PLAN])]).start()
    do(game, "play Plan", "end", "play Plan", "end", "play Plan")
    assert xp(game) == [0, 0]


@pytest.mark.clause("CR 383.1.b")
def test_a_position_that_says_what_was_played_this_turn_is_believed() -> None:
    for this_turn, gained in (({}, 0), ({"cards": 1}, 1), ({"cards": 1, "spells": 1}, 1), ({"cards": 2}, 0)):
        game = Position(seats=[Seat(hand=[PLAN], base=[SECOND], this_turn=this_turn), Seat()]).start()
        do(game, "play Plan")
        assert xp(game) == [gained, 0]


@pytest.mark.clause("CR 383.1.b")
@pytest.mark.parametrize(
    ("counted", "when_", "acts"),
    [
        ("spells", When(E_PLAYED, types=spell.what, actor=YOURS, nth=2), ["play Plan"]),
        ("units", When(E_PLAYED, types=UNIT, actor=YOURS, nth=2), ["play Scout"]),
        ("gear", When(E_PLAYED, types=gear.what, actor=YOURS, nth=2), ["play Lamp"]),
        ("died", When(E_DIED, types=UNIT, subject_side=FRIENDLY, nth=2), ["play Slay"]),
        ("moved", When(E_MOVED, types=UNIT, actor=YOURS, nth=2), ["move Post"]),
        ("drew", When(E_DREW, actor=YOURS, nth=2), ["play Read"]),
        ("conquered", When(E_CONQUERED, actor=YOURS, nth=2), ["move Post"]),
    ],
)
def test_each_number_of_a_position_stands_for_its_events(counted: str, when_: When, acts: list[str]) -> None:
    slay = spell_card("Slay", kill(a(unit)))
    hand_ = [PLAN, unit_card("Scout"), gear_card("Lamp"), slay, spell_card("Read", draw(1))]
    bell = gear_card("Bell", when(when_, gain_xp(1)))
    for already, gained in ((0, 0), (1, 1), (2, 0)):
        seat = Seat(hand=hand_, base=[bell, unit_card("Post")], this_turn={counted: already})
        game = Position(seats=[seat, Seat()], fields=[Field()]).start()
        do(game, *acts)
        settle(game)
        assert xp(game) == [gained, 0]


@pytest.mark.clause("CR 383.1.b")
def test_a_position_of_which_a_text_may_ask_more_than_it_could_tell_is_refused() -> None:
    game = Position(seats=[Seat(hand=[SECOND, PLAN]), Seat()]).start()
    assert Position.of(game)
    do(game, "play Plan")
    with pytest.raises(BadPosition, match="happened this turn"):
        Position.of(game)
    do(game, "end")
    assert Position.of(game)


@pytest.mark.clause("CR 383.1.b")
def test_the_first_of_a_description_is_not_the_first_of_all() -> None:
    """One that was not stunned died first: it does not count; one that was stunned and died unseen does."""
    wake = gear_card("Wake", when(When(E_DIED, types=UNIT, filters=(se.Is(se.STUNNED),), nth=1), gain_xp(1)))
    slay = spell_card("Slay", kill(a(unit)))
    two: list[PieceLike] = [
        Piece(unit_card("One"), stunned=True),
        unit_card("Two"),
        Piece(unit_card("Three"), stunned=True),
    ]
    seen = Position(seats=[Seat(hand=[slay, slay], base=[wake, *two]), Seat()]).start()
    do(seen, "play Slay", "pick Two", "play Slay", "pick Three")
    assert xp(seen) == [1, 0]
    unseen = Position(seats=[Seat(hand=[slay, wake, slay], base=two), Seat()]).start()
    do(unseen, "play Slay", "pick One", "play Wake", "play Slay", "pick Three")
    assert xp(unseen) == [0, 0]


@pytest.mark.clause("CR 383.1.b", "CR 124")
def test_my_own_first_time_is_that_of_this_object() -> None:
    """Returned and played again it is another object, which has not moved yet."""
    runner = unit_card("Runner", when(When(E_MOVED, me=True, nth=1), gain_xp(1)))
    step = spell_card("Step", move(a(unit.friendly), destination(battlefield)))
    back = spell_card("Back", return_to_hand(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=[step, step, back, step], base=[runner]), Seat()],
        fields=[Field(plain_field("East")), Field(plain_field("West"))],
    ).start()
    do(game, "play Step", "pick East")
    settle(game)
    do(game, "play Step")
    settle(game)
    assert xp(game) == [1, 0]
    do(game, "play Back", "play Runner", "play Step", "pick East")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 185", "CR 383.1.b")
def test_tokens_are_no_cards() -> None:
    raise_ = spell_card("Raise", play_token(SQUIRE, 1))
    game = Position(seats=[Seat(hand=[raise_, PLAN], base=[SECOND]), Seat()]).start()
    do(game, "play Raise")
    assert (base(game, 0), xp(game)) == (["Second", "Squire"], [0, 0])
    do(game, "play Plan")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 383.1.b")
def test_of_several_first_ones_at_once_its_controller_picks() -> None:
    leader = gear_card("Leader", when(When(E_MOVED, types=UNIT, actor=YOURS, nth=1), give(that, 2)))
    left, right = unit_card("Left"), unit_card("Right")
    game = Position(
        seats=[Seat(base=[leader, left, right]), Seat()],
        fields=[Field(plain_field("East")), Field(plain_field("West"))],
    ).start()
    do(game, "move Left", "at East", "pick Right")
    assert offered(game) == ["pick Left", "pick Right"]
    do(game, "pick Right")
    settle(game)
    assert (might(game, "Left"), might(game, "Right")) == (2, 4)


@pytest.mark.clause("CR 383.1.b", "CR 383.2")
def test_only_those_that_meet_its_condition_may_be_picked() -> None:
    leader = gear_card("Leader", when(When(E_DIED, types=UNIT, nth=1), gain_xp(1), if_=is_(that, card_.tagged("Poro"))))
    doom = spell_card("Doom", kill(every(unit)))
    poro = unit_card("Puff", tags=("Poro",))
    game = Position(seats=[Seat(hand=[doom], base=[leader, unit_card("Left"), poro]), Seat()]).start()
    do(game, "play Doom")
    assert (question(game), xp(game)) == ("main", [1, 0])


@pytest.mark.clause("CR 383.1.b", "CR 190.6")
def test_each_players_own_first_time() -> None:
    """ "When a player plays a unit here for the first time each turn, they …" """
    spring = plain_field(
        "Spring", Triggered(When(E_PLAYED, types=UNIT, place=se.HERE, nth=1), gain_xp(1), that_player=True)
    )
    quick = unit_card("Quick", Action)
    game = Position(
        seats=[Seat(hand=[quick, quick]), Seat(hand=[quick])], fields=[Field(spring, 0, {0: [unit_card("Post")]})]
    ).start()
    do(game, "play Quick", "at Spring", "play Quick", "at Spring")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 383.1.b", "CR 389")
def test_a_delayed_trigger_counts_in_the_same_way() -> None:
    """ "When you play your third card this turn": the spell that says so is the first."""
    vow = spell_card("Vow", Later(you.play(card_, nth=3), gain_xp(1), uses=-1))
    game = Position(seats=[Seat(hand=[vow, PLAN, PLAN, PLAN]), Seat()]).start()
    do(game, "play Vow", "play Plan")
    assert xp(game) == [0, 0]
    do(game, "play Plan")
    assert xp(game) == [1, 0]
    do(game, "play Plan")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 383.1.b", "CR 383.4.g")
def test_a_first_time_that_is_used_as_if_counts_for_nothing_afterwards() -> None:
    """No conquest has been: the first one is still to come."""
    victor = unit_card("Victor", when(When(E_CONQUERED, me=True, nth=1), gain_xp(1)))
    parade = spell_card("Parade", ActivateEffects(E_CONQUERED, every(unit.friendly)))
    game = Position(seats=[Seat(hand=[parade, parade], base=[victor]), Seat()], fields=[Field()]).start()
    do(game, "play Parade")
    assert xp(game) == [1, 0]
    do(game, "move Victor")
    settle(game)
    assert xp(game) == [2, 0]
    do(game, "play Parade")
    assert xp(game) == [2, 0]  # it would have been the second


@pytest.mark.clause("CR 383.1.b", "LL 8.3")
def test_each_lane_counts_its_own_and_what_you_do_counts_everywhere() -> None:
    mourner = unit_card("Mourner", when(When(E_DIED, types=UNIT, subject_side=FRIENDLY, nth=1), gain_xp(1)))
    reader = unit_card("Reader", when(you.play(spell, nth=2), gain_xp(10)))
    slay = spell_card("Slay", kill(a(unit.friendly)))
    one, two = unit_card("One"), unit_card("Two")
    game = lanes(
        Lane(hand=[slay, slay], base=[one], near=Spot(units=[mourner, reader])),
        Lane(base=[two], near=Spot(units=[unit_card("Post")])),
    )
    step_in(game, 0, 1, "play Slay", "pick Two")
    pass_all(game)
    assert xp(game) == [0, 0]  # it died in the other lane
    act(game, 0, "play Slay", "pick One")
    pass_all(game)
    assert xp(game) == [11, 0]


@pytest.mark.clause("CR 383.1.b")
def test_a_copy_of_the_game_counts_on_by_itself() -> None:
    game = Position(seats=[Seat(hand=[PLAN, SECOND]), Seat()]).start()
    do(game, "play Plan")
    copy = game.copy()
    assert copy.hash() == game.hash()
    do(copy, "play Second")
    assert (xp(copy), xp(game)) == ([1, 0], [0, 0])
    assert copy.hash() != game.hash()


# --- so often each turn


@pytest.mark.clause("CR 383.3.e", "CR 136")
def test_of_two_equal_pieces_of_equipment_each_may_be_performed_once_a_turn() -> None:
    drum = equipment("Drum", effect=(when(I.move, gain_xp(1), times=1),))
    walk = spell_card("Walk", move(a(unit.friendly), destination()))
    marcher = unit_card("Marcher", might=3)
    for worn, gained in (([drum], 1), ([drum, drum], 2)):
        game = Position(
            seats=[Seat(hand=[walk], base=[Piece(marcher, attached=worn)]), Seat()], fields=[Field(plain_field())]
        ).start()
        do(game, "move Marcher")
        settle(game)
        assert xp(game) == [gained, 0]
        do(game, "play Walk")
        settle(game)
        assert (base(game, 0), xp(game)) == (sorted(["Marcher", *["Drum"] * gained]), [gained, 0])


@pytest.mark.clause("CR 383.3.e", "CR 477.2")
def test_what_two_passives_give_alike_are_two_abilities() -> None:
    banner = gear_card("Banner", have(unit.friendly, None, when(I.move, gain_xp(1), times=1)))
    walk = spell_card("Walk", move(a(unit.friendly), destination()))
    marcher = unit_card("Marcher", might=3)
    for banners in (1, 2):
        game = Position(
            seats=[Seat(hand=[walk], base=[marcher, *[banner] * banners]), Seat()], fields=[Field(plain_field())]
        ).start()
        do(game, "move Marcher")
        settle(game)
        do(game, "play Walk")
        settle(game)
        assert xp(game) == [banners, 0]


@pytest.mark.clause("CR 383.2", "CR 136")
def test_two_equal_texts_about_one_or_more_each_trigger_once() -> None:
    urn = equipment("Urn", effect=(when(When(E_DIED, types=UNIT, once=True), gain_xp(1)),))
    fall = spell_card("Fall", kill(every(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[fall], base=[Piece(unit_card("Keeper"), attached=[urn, urn])]), Seat(base=[SQUIRE, SQUIRE])]
    ).start()
    do(game, "play Fall")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 383.3.e")
def test_what_was_performed_as_often_as_it_may_be_does_not_trigger_any_more() -> None:
    scribe = gear_card("Scribe", when(you.play(card_), gain_xp(1), times=2))
    game = Position(seats=[Seat(hand=[PLAN, PLAN, PLAN], base=[scribe]), Seat()]).start()
    do(game, "play Plan", "play Plan", "play Plan")
    assert (xp(game), happened(game, "triggers", "ability-withdrawn")) == ([2, 0], ["triggers Scribe"] * 2)


@pytest.mark.clause("CR 383.1.b")
@pytest.mark.parametrize(
    ("kind", "effect"),
    [(E_GAINED_XP, gain_xp(1)), (E_GAINED_POINT, gain_points(1)), (E_DREW, draw(1)), (E_DISCARDED, discard(1))],
)
def test_what_happens_to_no_object_is_counted_too(kind: EventKind, effect: Effect) -> None:
    """XP and points are no things; what is drawn or discarded is not looked at."""
    deed = spell_card("Deed", effect)
    tally = gear_card("Tally", when(When(kind, actor=YOURS, nth=2), put_counters(me, 5)))
    game = Position(seats=[Seat(hand=[deed] * 3 + ["Gust"] * 3, base=[tally]), Seat()]).start()
    for so_far in (0, 1, 1):
        do(game, "play Deed")
        while question(game) != "main":
            do(game, "pick Gust")
        assert count(piece(game, "Tally"), 5) == so_far


@pytest.mark.clause("CR 383.1.b", "CR 367")
def test_what_a_token_asks_is_remembered_though_it_comes_in_the_place_of_another() -> None:
    """It is there after the second card, and the next one is the third of the turn."""
    clerk = Printed("Clerk", UNIT, might=1, token=True, abilities=text(when(you.play(card_, nth=3), gain_xp(1))))
    forge = gear_card("Forge", TokenInstead(clerk))
    call = spell_card("Call", play_token(SQUIRE, in_base=True))
    game = Position(seats=[Seat(hand=[PLAN, call, PLAN], base=[forge]), Seat()]).start()
    do(game, "play Plan", "play Call")
    assert (base(game, 0), xp(game)) == (["Clerk", "Forge"], [0, 0])
    do(game, "play Plan")
    assert xp(game) == [1, 0]
