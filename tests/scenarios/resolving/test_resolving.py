"""Resolving: what is illegal, impossible, linked or gone (CR 359.3, 406.5)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    banish,
    battlefield,
    cant,
    card_,
    choose,
    count,
    deal,
    destination,
    discard,
    do_this,
    draw,
    every,
    exhaust_me,
    gain_xp,
    give,
    grant,
    if_,
    if_you_do,
    instead_of_dying,
    it,
    kill,
    last_known,
    later,
    me,
    might_of,
    move,
    move_to_base,
    play_token,
    ready,
    recall,
    return_to_hand,
    spell,
    stun,
    two,
    unit,
    up_to,
    use,
    when,
    you,
    your_turn_ends,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, When
from farfield.rules.effects.verbs import GainControl, PlayCards
from farfield.rules.terms import E_TURN_END, SPELL
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    damage_to,
    do,
    hand,
    might,
    odd,
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
BOUNCE = spell_card("Bounce", Reaction, return_to_hand(a(unit)))
GROW = spell_card("Grow", Reaction, give(a(unit), 2))
HERE = plain_field("Here")
THERE = plain_field("There")
SAGE = "Vanguard Sergeant"


@pytest.mark.clause("CR 359.3.d", "CR 359.3.e.1", "core 17.1")
def test_a_spell_resolves_even_if_its_targets_are_illegal_and_from_top_to_bottom() -> None:
    blast = spell_card("Blast", draw(1), deal(2, a(unit.enemy)), gain_xp(1))
    game = Position(seats=[Seat(hand=[blast]), Seat(hand=[BOUNCE], base=[LEFT])]).start()
    do(game, "play Blast", "play Bounce")
    assert (hand(game, 0), game.sides[0].xp) == ([SAGE], 1)
    assert trash(game, 0) == ["Blast"]


@pytest.mark.clause("CR 359.3.e.2", "core 17.2")
def test_a_target_that_no_longer_fits_is_illegal() -> None:
    weak = spell_card("Pounce", kill(a(unit.might_at_most(3))))
    game = Position(seats=[Seat(hand=[weak]), Seat(hand=[GROW], base=[LEFT])]).start()
    do(game, "play Pounce", "play Grow")
    assert base(game, 1) == ["Left"]


@pytest.mark.clause("CR 359.3.e.2", "CR 756", "core 17.2")
def test_a_target_that_must_not_be_chosen_any_more_is_illegal() -> None:
    veil = spell_card("Veil", Reaction, grant(a(unit), cant(BE_CHOSEN, me)))
    zap = spell_card("Zap", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[zap]), Seat(hand=[veil], base=[LEFT])]).start()
    do(game, "play Zap", "play Veil")
    assert damage_to(game, "Left") == []


@pytest.mark.clause("CR 359.3.e.4", "CR 124", "core 17.2")
def test_a_target_that_left_and_came_back_is_another_object() -> None:
    """Blink: out of the board and back before the bolt resolves."""
    blink = spell_card("Blink", Reaction, banish(a(unit.yours)), PlayCards(every(unit.yours.in_banishment)))
    zap = spell_card("Zap", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[zap]), Seat(hand=[blink], base=[LEFT])]).start()
    do(game, "play Zap", "play Blink")
    assert (base(game, 1), damage_to(game, "Left")) == (["Left"], [])


@pytest.mark.clause("CR 359.3.e.5", "CR 359.3.e.8", "core 17.3")
def test_illegal_targets_are_unaffected_and_the_legal_ones_are_not() -> None:
    pair = spell_card("Pair", deal(1, two(unit.enemy)), draw(1))
    game = Position(seats=[Seat(hand=[pair]), Seat(hand=[BOUNCE], base=[LEFT, RIGHT])]).start()
    do(game, "play Pair", "pick Left", "play Bounce", "pick Left")
    assert (damage_to(game, "Left"), damage_to(game, "Right")) == ([], [1])
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 359.3.e.14", "core 17.4")
def test_an_instruction_linked_to_an_ignored_one_is_ignored_too() -> None:
    """The unit grew out of reach: it is neither stunned nor given less Might, though only the first demands it."""
    hex_ = spell_card("Hex", stun(a(unit.might_at_most(3))), give(it(), -1), draw(1))
    game = Position(seats=[Seat(hand=[hex_]), Seat(hand=[GROW], base=[LEFT])]).start()
    do(game, "play Hex", "play Grow")
    assert (piece(game, "Left").stunned, might(game, "Left"), hand(game, 0)) == (False, 5, [SAGE])


@pytest.mark.clause("CR 359.3.e.14", "core 17.4")
def test_an_instruction_linked_to_a_replaced_one_still_happens() -> None:
    """The kill was replaced; "it" is still there and still shrinks. "If you do" would not follow."""
    saved = unit_card("Saved", instead_of_dying(me, recall(me)), might=4)
    doom = spell_card("Doom", *odd(SPELL, kill(a(unit.enemy)), give(it(), -1), if_(if_you_do, draw(1))))
    game = Position(seats=[Seat(hand=[doom]), Seat(base=[saved])]).start()
    do(game, "play Doom")
    assert (base(game, 1), might(game, "Saved")) == (["Saved"], 3)


@pytest.mark.clause("CR 359.3.e.14")
def test_if_you_do_needs_the_action_itself() -> None:
    saved = unit_card("Saved", instead_of_dying(me, recall(me)), might=4)
    doom = spell_card("Doom", kill(a(unit.enemy)), if_(if_you_do, draw(1)))
    game = Position(seats=[Seat(hand=[doom, doom]), Seat(base=[saved, LEFT])]).start()
    do(game, "play Doom", "pick Saved")
    assert hand(game, 0) == ["Doom"]
    do(game, "play Doom", "pick Left")
    assert hand(game, 0) == [SAGE]


@pytest.mark.clause("CR 359.3.e.12", "core 17.5")
def test_information_about_what_is_gone_is_null_and_what_needs_it_is_ignored() -> None:
    """Damage equal to the Might of a unit that left: none, and not zero-based either."""
    throw = spell_card("Throw", choose(a(unit.friendly, "mine")), deal(might_of(it("mine")), a(unit.enemy)), draw(1))
    game = Position(seats=[Seat(hand=[throw], base=[LEFT]), Seat(hand=[BOUNCE], base=[RIGHT])]).start()
    do(game, "play Throw", "play Bounce", "pick Left")
    assert (damage_to(game, "Right"), hand(game, 0)) == ([], ["Left", SAGE])


@pytest.mark.clause("CR 359.3.e.13", "core 17.5")
def test_an_effect_may_look_back_at_what_it_moved_itself() -> None:
    sacrifice = spell_card("Feast", kill(a(unit.friendly, "food")), draw(might_of(last_known("food"))))
    game = Position(
        seats=[Seat(hand=[sacrifice], base=[Piece(unit_card("Food", might=2), buffed=True)]), Seat()]
    ).start()
    do(game, "play Feast")
    assert len(hand(game, 0)) == 3  # 2 and the buff, as it was just before


@pytest.mark.clause("CR 359.3.e.15", "core 17.6")
def test_a_spell_that_leaves_the_chain_while_it_resolves_stops() -> None:
    fickle = spell_card("Fickle", draw(1), return_to_hand(me), draw(3))
    game = Position(seats=[Seat(hand=[fickle]), Seat()]).start()
    do(game, "play Fickle")
    assert hand(game, 0) == ["Fickle", SAGE]
    assert (trash(game, 0), chain(game)) == ([], [])


@pytest.mark.clause("CR 359.3.e.16", "core 17.7")
def test_a_delayed_effect_whose_moment_is_past_is_not_created() -> None:
    """At the end of the turn it asks for something at the end of this turn: too late, also for the next one."""
    clerk = unit_card("Clerk", when(your_turn_ends, later(When(E_TURN_END), draw(1))))
    game = Position(seats=[Seat(base=[clerk]), Seat()]).start()
    do(game, "end")
    assert hand(game, 0) == []
    do(game, "end")
    assert hand(game, 0) == [SAGE]  # the card of the Draw Phase
    assert game.lasting == []


@pytest.mark.clause("CR 359.3.f", "core 17.8")
def test_here_and_my_are_read_when_the_instruction_runs() -> None:
    """The drummer is moved with its trigger on the chain: "here" is where it is now."""
    drummer = unit_card("Drummer", when(I.am_played, play_token(RECRUIT, here=True)))
    shift = spell_card("Shift", Reaction, move(a(unit.named("Drummer")), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[drummer, shift]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [LEFT]}), Field(THERE)],
    ).start()
    do(game, "play Drummer", "at base 0", "play Shift", "pick Here")
    assert (base(game, 0), at_field(game)) == ([], ["Drummer", "Left", "Recruit"])


@pytest.mark.clause("CR 359.3.f", "core 17.8")
def test_what_a_trigger_condition_says_is_fixed_when_it_fires() -> None:
    """ "That battlefield" stays the one the event was at, wherever the source goes."""
    herald = unit_card("Herald", when(I.move_to_a_battlefield, deal(1, every(unit.enemy.at_that_battlefield))))
    home = spell_card("Home", Reaction, move_to_base(a(unit.named("Herald"))))
    game = Position(
        seats=[Seat(hand=[home], base=[herald]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [RIGHT]}), Field(THERE)],
    ).start()
    do(game, "move Herald", "at Here", "play Home")
    assert (base(game, 0), damage_to(game, "Right")) == (["Herald"], [1])


@pytest.mark.clause("CR 359.3.f", "core 17.8")
def test_enemy_and_friendly_are_judged_when_executed() -> None:
    """The unit changes sides in response: it is no longer an enemy of the spell's controller."""
    zap = spell_card("Zap", deal(1, every(unit.enemy)))
    seduce = spell_card("Seduce", Reaction, GainControl(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[zap, seduce]), Seat(base=[LEFT, RIGHT])]).start()
    do(game, "play Zap", "play Seduce", "pick Left")
    assert (damage_to(game, "Left"), damage_to(game, "Right")) == ([], [1])


@pytest.mark.clause("CR 406.5", "CR 359.3.d", "core 17.9")
def test_after_resolving_a_spell_is_in_its_owners_trash_and_an_ability_is_nowhere() -> None:
    sage = unit_card("Sage", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1))], base=[sage]), Seat()]).start()
    do(game, "use Sage")
    assert (chain(game), trash(game, 0)) == ([], [])
    do(game, "play Plan")
    assert (chain(game), trash(game, 0)) == ([], ["Plan"])


@pytest.mark.clause("CR 419.4.a", "core 17.10")
def test_when_you_play_a_spell_comes_after_its_resolution() -> None:
    """The spell has already drawn when the trigger goes pending."""
    scholar = unit_card("Scholar", when(you.play(spell), gain_xp(count(card_.yours.in_hand))))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(2))], base=[scholar]), Seat()], every_window=True).start()
    do(game, "play Plan", "pass", "pass")
    assert (chain(game), trash(game, 0), len(hand(game, 0))) == (["Scholar"], ["Plan"], 2)


@pytest.mark.clause("CR 359.3", "CR 055")
def test_as_much_as_possible_is_done() -> None:
    plan = spell_card("Plan", discard(3), draw(1))
    game = Position(seats=[Seat(hand=[plan, LEFT]), Seat()]).start()
    do(game, "play Plan")
    assert (trash(game, 0), hand(game, 0)) == (["Left", "Plan"], [SAGE])


@pytest.mark.clause("CR 359.3.e.14")
@pytest.mark.parametrize("chosen", [True, False])
def test_what_is_then_to_be_done_to_something_that_was_not_chosen_is_not_asked_about(chosen: bool):
    call = spell_card("Call", give(up_to(1, unit.friendly, "it"), 1), do_this(ready(it("it")), may=True))
    game = Position(seats=[Seat(hand=[call], base=[Piece("Recruit", exhausted=True)]), Seat()]).start()
    do(game, "play Call", "pick Recruit" if chosen else "done")
    settle(game)
    assert question(game) == ("may" if chosen else "main")


def test_what_is_then_to_be_done_in_any_case_is_done():
    call = spell_card("Call", give(up_to(1, unit.friendly, "it"), 1), do_this(ready(it("it")), draw(1)))
    game = Position(seats=[Seat(hand=[call], base=["Recruit"]), Seat()]).start()
    do(game, "play Call", "done")
    settle(game)
    assert len(hand(game, 0)) == 1
