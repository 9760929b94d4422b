"""Activated and triggered abilities (CR 376-385, 398-406; rulings A30 and A33)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    a,
    ability_on_chain,
    at_a_battlefield,
    cost,
    counter,
    deal,
    dies,
    discard,
    draw,
    each_player,
    every,
    exhaust_me,
    gain_xp,
    give,
    grant,
    have,
    if_,
    it,
    kill,
    may,
    move_to_base,
    play_token,
    ready,
    spell,
    that,
    there_is,
    unit,
    use,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.verbs import GainControl
from farfield.rules.terms import ACTION, E_MOVED, E_USED, ENEMY, REACTION, TRASH, UNIT, YOURS
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    damage_to,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
HERE = plain_field("Here")
THERE = plain_field("There")
FIELDS = [Field(HERE), Field(THERE)]
SAGE = "Vanguard Sergeant"
STUDY = spell_card("Study", Reaction, draw(1))
DOOM = spell_card("Doom", kill(a(unit)))


# --- activated


@pytest.mark.clause("core 18.5", "CR 376", "CR 381")
def test_an_activated_ability_is_used_by_its_controller_on_their_turn_in_a_neutral_open_state() -> None:
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(hand=[spell_card("Slow", draw(1))], base=[sage]), Seat(base=[sage])]).start()
    assert offered(game) == ["end", "move Sage", "play Slow", "use Sage"]  # one Sage: the other one is the opponent's
    do(game, "play Slow")  # closed: nobody could use theirs
    assert (question(game), trash(game, 0)) == ("main", ["Slow"])


@pytest.mark.clause("core 18.5", "CR 376")
def test_action_and_reaction_widen_when_an_ability_may_be_used() -> None:
    fast = unit_card("Fast", use(exhaust_me(), draw(1), speed=REACTION))
    brave = unit_card("Brave", use(exhaust_me(), draw(1), speed=ACTION))
    plain = unit_card("Plain", use(exhaust_me(), draw(1)))
    game = Position(
        seats=[Seat(hand=[STUDY], base=[LEFT]), Seat(base=[fast, brave, plain])], fields=FIELDS, every_window=True
    ).start()
    do(game, "move Left", "at Here", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("focus", 1, ["pass", "use Brave", "use Fast"])
    do(game, "use Brave")
    assert (question(game), seat_asked(game), offered(game)) == ("priority", 1, ["pass", "use Fast"])


@pytest.mark.clause("core 18.5", "CR 376")
def test_use_only_while_must_hold_when_activating_and_not_later() -> None:
    scout = unit_card("Scout", use(exhaust_me(), draw(1), speed=REACTION, if_=at_a_battlefield))
    home = spell_card("Home", Reaction, move_to_base(a(unit.enemy)))
    game = Position(seats=[Seat(base=[scout]), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "move Scout"]
    game = Position(
        seats=[Seat(), Seat(hand=[home])],
        fields=[Field(HERE, controller=0, units={0: [scout]}), Field(THERE)],
    ).start()
    do(game, "use Scout", "play Home")
    assert (base(game, 0), hand(game, 0)) == (["Scout"], [SAGE])


@pytest.mark.clause("core 18.5", "CR 376")
def test_the_source_must_be_on_the_board() -> None:
    sage = unit_card("Sage", use(cost(), draw(1), times=1), energy=9)
    game = Position(seats=[Seat(hand=[sage], trash=[sage]), Seat()]).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("core 18.5", "CR 381")
def test_when_you_use_an_ability_fires_as_it_resolves() -> None:
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    fan = unit_card("Fan", when(When(E_USED, actor=YOURS), gain_xp(1)))
    hush = spell_card("Hush", Reaction, counter(a(ability_on_chain)))
    game = Position(seats=[Seat(base=[sage, fan]), Seat()], every_window=True).start()
    do(game, "use Sage")
    assert chain(game) == ["Sage"]
    do(game, "pass", "pass")
    assert (chain(game), hand(game, 0)) == (["Fan"], [SAGE])
    game = Position(seats=[Seat(base=[sage, fan]), Seat(hand=[hush])]).start()
    do(game, "use Sage", "play Hush")
    assert game.sides[0].xp == 0


@pytest.mark.clause("CR 398", "CR 406", "core 18.6", "CR 399")
def test_an_activated_ability_takes_the_six_steps_and_needs_legal_choices() -> None:
    archer = unit_card("Archer", use(exhaust_me(), deal(1, a(unit.enemy))))
    game = Position(seats=[Seat(base=[archer]), Seat()]).start()
    assert offered(game) == ["end", "move Archer"]
    game = Position(seats=[Seat(base=[archer]), Seat(base=[LEFT, RIGHT])], every_window=True).start()
    do(game, "use Archer")
    assert (question(game), piece(game, "Archer").exhausted) == ("target", False)
    do(game, "pick Left")
    assert (question(game), piece(game, "Archer").exhausted, chain(game)) == ("priority", True, ["Archer"])


@pytest.mark.clause("core 18.6")
def test_an_ability_resolves_without_its_source() -> None:
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    doom = spell_card("Doom", Reaction, kill(a(unit)))
    game = Position(seats=[Seat(base=[sage]), Seat(hand=[doom])]).start()
    do(game, "use Sage", "play Doom")
    assert (base(game, 0), hand(game, 0)) == ([], [SAGE])


@pytest.mark.clause("CR 376", "CR 477.2")
def test_a_granted_activated_ability_can_be_used() -> None:
    teach = spell_card("Teach", grant(a(unit.friendly), use(exhaust_me(), draw(1))))
    school = gear_card("School", have(unit.friendly, None, use(exhaust_me(), gain_xp(1))))
    game = Position(seats=[Seat(hand=[teach, school], base=[LEFT, RIGHT]), Seat()]).start()
    assert offered(game) == ["end", "move Left", "move Right", "play School", "play Teach"]
    do(game, "play Teach", "pick Left")
    assert offered(game) == ["end", "move Left", "move Right", "play School", "use Left"]
    do(game, "play School")
    assert [x for x in offered(game) if x.startswith("use")] == ["use Left 0", "use Left 1", "use Right"]
    do(game, "use Right")
    assert (game.sides[0].xp, piece(game, "Right").exhausted) == (1, True)
    do(game, "use Left 0")
    assert hand(game, 0) == [SAGE]


# --- triggered


@pytest.mark.clause("CR 383.2", "core 18.7")
def test_the_condition_right_after_the_event_is_checked_once_just_after_it() -> None:
    """True then, false later: it still happens. False then: it never triggers."""
    boss = unit_card("Boss", when(I.am_played, draw(1), if_=there_is(unit.friendly.other)))
    doom = spell_card("Doom", Reaction, kill(a(unit.named("Left"))))
    game = Position(seats=[Seat(hand=[boss], base=[LEFT]), Seat(hand=[doom])]).start()
    do(game, "play Boss", "play Doom")
    assert hand(game, 0) == [SAGE]
    game = Position(seats=[Seat(hand=[boss]), Seat()], every_window=True).start()
    do(game, "play Boss")
    assert (question(game), hand(game, 0)) == ("main", [])


@pytest.mark.clause("CR 383.2", "core 18.7")
def test_a_later_if_is_checked_at_resolution() -> None:
    boss = unit_card("Boss", when(I.am_played, gain_xp(1), if_(there_is(unit.friendly.other), draw(1))))
    doom = spell_card("Doom", Reaction, kill(a(unit.named("Left"))))
    game = Position(seats=[Seat(hand=[boss], base=[LEFT]), Seat(hand=[doom])]).start()
    do(game, "play Boss", "play Doom")
    assert (game.sides[0].xp, hand(game, 0)) == (1, [])


@pytest.mark.clause("CR 383.3.a", "CR 402", "core 18.8")
def test_an_opening_you_may_is_decided_as_it_is_finalized() -> None:
    """Yes: it is on the chain and can be reacted to. No: it did not trigger at all."""
    kind = unit_card("Kind", when(I.am_played, draw(1), may=True))
    game = Position(seats=[Seat(hand=[kind]), Seat()], every_window=True).start()
    do(game, "play Kind")
    assert (question(game), chain(game)) == ("may", ["Kind?"])
    do(game, "yes")
    assert (question(game), chain(game)) == ("priority", ["Kind"])
    game = Position(seats=[Seat(hand=[kind]), Seat()], every_window=True).start()
    do(game, "play Kind", "no")
    assert (question(game), chain(game), hand(game, 0)) == ("main", [], [])
    assert happened(game, "countered", "ability-countered") == []


@pytest.mark.clause("CR 383.3.a", "core 18.8")
def test_a_later_you_may_is_decided_at_resolution() -> None:
    kind = unit_card("Kind", when(I.am_played, gain_xp(1), may(draw(1))))
    game = Position(seats=[Seat(hand=[kind]), Seat()], every_window=True).start()
    do(game, "play Kind")
    assert (question(game), chain(game)) == ("priority", ["Kind"])
    do(game, "pass", "pass")
    assert (question(game), game.sides[0].xp) == ("may", 1)
    do(game, "no")
    assert hand(game, 0) == []


@pytest.mark.clause("core 18.8", "CR 402")
def test_choices_of_a_trigger_must_be_made_if_there_are_legal_ones() -> None:
    """Only an own unit is there: it must be chosen, and there is no way out."""
    clumsy = unit_card("Clumsy", when(I.am_played, deal(1, a(unit.other))))
    game = Position(seats=[Seat(hand=[clumsy], base=[LEFT]), Seat()]).start()
    do(game, "play Clumsy")
    assert damage_to(game, "Left") == [1]


@pytest.mark.clause("core 18.8", "CR 382")
def test_triggers_go_pending_on_any_players_turn() -> None:
    mourner = unit_card("Mourner", when(dies(unit), draw(1)))
    game = Position(seats=[Seat(hand=[DOOM], base=[LEFT]), Seat(base=[mourner])]).start()
    do(game, "play Doom", "pick Left")
    assert hand(game, 1) == [SAGE]


@pytest.mark.clause("CR 383.2.c", "core 18.9")
def test_an_object_sees_the_event_that_puts_it_on_the_board() -> None:
    host = unit_card("Host", when(you.play(unit), draw(1)))
    game = Position(seats=[Seat(hand=[host]), Seat()]).start()
    do(game, "play Host")
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 428.1.a.1.b", "CR 808.1.d", "core 18.9")
def test_an_object_does_not_see_what_happens_as_it_leaves_except_its_own_death() -> None:
    mourner = unit_card("Mourner", when(dies(unit.other), draw(1)), Deathknell(gain_xp(1)))
    storm = spell_card("Storm", kill(every(unit.enemy)))
    game = Position(seats=[Seat(hand=[storm]), Seat(base=[mourner, LEFT])]).start()
    do(game, "play Storm")
    assert (hand(game, 1), game.sides[1].xp) == ([], 1)


@pytest.mark.clause("CR 383.1.b", "core 18.10")
def test_the_first_time_met_several_times_at_once_is_one_instance_of_the_players_choice() -> None:
    leader = gear_card("Leader", when(When(E_MOVED, types=UNIT, actor=YOURS, nth=1), give(that, 2)))
    game = Position(seats=[Seat(base=[LEFT, RIGHT, leader, unit_card("Third")]), Seat()], fields=FIELDS).start()
    do(game, "move Left", "at Here", "pick Right", "done")
    assert (question(game), seat_asked(game), offered(game)) == ("choose", 0, ["pick Left", "pick Right"])
    do(game, "pick Right")
    assert (might(game, "Left"), might(game, "Right")) == (3, 5)
    do(game, "move Third", "at There")  # not the first time any more
    assert might(game, "Third") == 2


@pytest.mark.clause("CR 383.3.e", "A33", "core 18.10")
def test_once_each_turn_counts_what_was_performed_and_declining_is_not() -> None:
    reader = unit_card("Reader", when(you.play(spell), gain_xp(1), may=True, times=1))
    game = Position(seats=[Seat(hand=[STUDY, STUDY, STUDY], base=[reader]), Seat()]).start()
    for answer, xp in (("no", 0), ("yes", 1)):
        do(game, "play Study", "pass", answer)
        settle(game)
        assert game.sides[0].xp == xp
    do(game, "play Study")
    assert (question(game), game.sides[0].xp) == ("main", 1)


@pytest.mark.clause("A33", "CR 383.3.e")
def test_being_removed_for_lack_of_a_target_does_not_use_it_up_but_being_countered_does() -> None:
    archer = unit_card("Archer", when(you.play(unit), deal(1, a(unit.enemy)), times=1))
    hush = spell_card("Hush", Reaction, counter(a(ability_on_chain)))
    blank = unit_card("Blank")
    game = Position(
        seats=[Seat(hand=[blank, LEFT], base=[archer]), Seat(hand=[hush], base=[RIGHT])],
    ).start()
    do(game, "play Blank", "play Hush", "play Left")
    assert damage_to(game, "Right") == []
    game = Position(
        seats=[
            Seat(
                hand=[blank, LEFT, spell_card("Gift", each_player(play_token(RECRUIT, in_base=True), side=ENEMY))],
                base=[archer],
            ),
            Seat(),
        ],
    ).start()
    do(game, "play Blank", "play Gift", "play Left")  # no enemy unit for Blank's, one for Left's
    assert damage_to(game, "Recruit") == [1]


@pytest.mark.clause("CR 383.3.e")
def test_once_each_turn_is_performed_once_even_if_it_triggered_twice_at_once() -> None:
    mourner = gear_card("Bell", when(dies(unit), draw(1), times=1))
    storm = spell_card("Storm", kill(every(unit)))
    game = Position(seats=[Seat(hand=[storm], base=[mourner, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Storm")
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 383.4", "core 18.11")
def test_attack_triggers_fire_the_first_time_a_unit_is_designated_in_a_combat() -> None:
    charger = unit_card("Charger", when(I.attack, draw(1)), might=9)
    game = Position(
        seats=[Seat(base=[charger]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [LEFT]}), Field(THERE)],
    ).start()
    do(game, "move Charger", "at Here")
    assert (hand(game, 0), at_field(game)) == ([SAGE], ["Charger"])


@pytest.mark.clause("CR 383.4", "core 18.11")
def test_moving_to_an_empty_battlefield_is_no_attack() -> None:
    charger = unit_card("Charger", when(I.attack, draw(1)), might=9)
    game = Position(seats=[Seat(base=[charger]), Seat()], fields=FIELDS).start()
    do(game, "move Charger", "at Here")
    assert (hand(game, 0), controller(game)) == ([], 0)


@pytest.mark.clause("CR 383.4", "core 18.11")
def test_conquer_effects_trigger_even_if_the_point_is_negated() -> None:
    """At seven points a conquest gives no final point here, but the ability on conquering fires."""
    champion = unit_card("Champion", when(I.conquer, gain_xp(1)))
    game = Position(seats=[Seat(base=[champion], points=7), Seat()], fields=FIELDS).start()
    do(game, "move Champion", "at Here")
    assert (points(game), game.sides[0].xp) == ([7, 0], 1)


@pytest.mark.clause("CR 385", "core 18.12")
def test_outside_the_board_a_triggered_ability_works_only_where_its_text_says() -> None:
    onboard = unit_card("Onboard", when(you.discard(), draw(1)), energy=9)
    lurker = when(you.discard(), gain_xp(1))
    lurker.works_in = TRASH
    from_trash = unit_card("From Trash", lurker)
    toss = spell_card("Toss", discard(1))
    game = Position(seats=[Seat(hand=[toss, LEFT, onboard], trash=[onboard, from_trash]), Seat()]).start()
    do(game, "play Toss", "pick Left")
    assert (hand(game, 0), game.sides[0].xp) == (["Onboard"], 1)
    game = Position(seats=[Seat(hand=[toss, LEFT], base=[from_trash]), Seat()]).start()
    do(game, "play Toss")
    assert game.sides[0].xp == 0


@pytest.mark.clause("A30")
def test_an_ability_from_equipment_belongs_to_the_wearers_controller() -> None:
    """The unit changes sides with the sword on: its new controller has the trigger and its choices."""
    sword = gear_card("Sword", tags=("Equipment",), effect_text=(when(I.attack, deal(1, a(unit.enemy.here))),))
    steal = spell_card("Steal", GainControl(a(unit.enemy)), move_to_base(it()), ready(it()))
    game = Position(
        seats=[Seat(hand=[steal]), Seat(base=[Piece(unit_card("Knight", might=9), attached=[sword])])],
        fields=[Field(HERE, controller=1, units={1: [LEFT, RIGHT]}), Field(THERE)],
    ).start()
    do(game, "play Steal", "pick Knight", "move Knight", "at Here")
    assert (question(game), seat_asked(game), offered(game)) == ("target", 0, ["pick Left", "pick Right"])


@pytest.mark.clause("CR 383.3.d")
def test_a_player_orders_their_own_simultaneous_triggers() -> None:
    """The one put first resolves last."""
    reader = unit_card("Reader", when(dies(unit), draw(1)))
    tosser = unit_card("Tosser", when(dies(unit), discard(1)))
    game = Position(seats=[Seat(hand=[DOOM], base=[reader, tosser, LEFT]), Seat()]).start()
    do(game, "play Doom", "pick Left")
    assert (question(game), offered(game)) == ("order", ["pick Reader", "pick Tosser"])
    do(game, "pick Tosser")  # Tosser first: Reader resolves before it and there is a card to discard
    assert (hand(game, 0), trash(game, 0)) == ([], ["Doom", "Left", SAGE])
