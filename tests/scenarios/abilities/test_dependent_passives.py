"""A passive with a dependent keyword states nothing while that is not met (CR 365, 726, 824)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    Equip,
    I,
    Level,
    Reaction,
    a,
    add,
    battlefield,
    bonus_damage,
    cant,
    cost,
    deal,
    draw,
    enter_ready,
    exhaust_me,
    gain_xp,
    gear,
    grant,
    have,
    instead_of_dying,
    kill,
    lasts,
    me,
    pay_less,
    play_token,
    recall,
    rule,
    spell,
    unit,
    use,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.parts import Ability
from farfield.rules.effects.verbs import ActivateEffects
from farfield.rules.terms import E_CONQUERED, ENEMY, REACTION
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offers,
    piece,
    plain_field,
    question,
    spell_card,
    unit_card,
)

LEVELS = pytest.mark.parametrize("met", [False, True])


def level(*lines: Ability) -> list[Ability]:
    """Each line only while its controller has 6 XP."""
    return [Level(6, x) for x in lines]


def xp(met: bool) -> int:
    return 6 if met else 5


@LEVELS
@pytest.mark.clause("CR 824", "CR 054")
def test_a_prohibition_about_objects(met: bool) -> None:
    warden = unit_card("Warden", *level(cant(ab.MOVE_AT_ALL, unit.friendly)))
    game = Position(seats=[Seat(base=[warden], xp=xp(met)), Seat()]).start()
    assert offers(game, "move Warden") != met


@LEVELS
@pytest.mark.clause("CR 824", "CR 054")
def test_a_prohibition_about_players(met: bool) -> None:
    hush = gear_card("Hush", *level(cant(ab.PLAY_SPELLS, spell, actor=ENEMY)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1))]), Seat(base=[hush], xp=xp(met))]).start()
    assert offers(game, "play Plan") != met


@LEVELS
@pytest.mark.clause("CR 824")
def test_a_changed_rule(met: bool) -> None:
    road = gear_card("Road", *level(rule(ab.MOVE_FROM_ANYWHERE, 1)))
    fields = [Field(plain_field("Here"), controller=0, units={0: [unit_card("Scout")]}), Field(plain_field("There"))]
    game = Position(seats=[Seat(base=[road], xp=xp(met)), Seat()], fields=fields).start()
    do(game, "move Scout")
    asks = question(game) == "destination"
    assert asks == met  # otherwise the base is the only place to go, and it goes there
    assert base(game, 0) == (["Road"] if met else ["Road", "Scout"])


@LEVELS
@pytest.mark.clause("CR 824", "CR 712")
def test_bonus_damage(met: bool) -> None:
    torch = gear_card("Torch", *level(bonus_damage(1)))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bolt], base=[torch], xp=xp(met)), Seat(base=[unit_card("Foe", might=5)])]).start()
    do(game, "play Bolt")
    assert damage_to(game, "Foe") == [2 if met else 1]


@LEVELS
@pytest.mark.clause("CR 824", "CR 367")
def test_a_replacement_of_dying(met: bool) -> None:
    saint = unit_card("Saint", *level(instead_of_dying(me, recall(me))))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay], base=[saint], xp=xp(met)), Seat()]).start()
    do(game, "play Slay")
    assert base(game, 0) == (["Saint"] if met else [])


@LEVELS
@pytest.mark.clause("CR 824", "CR 367", "CR 187")
def test_a_replacement_of_tokens(met: bool) -> None:
    twice = gear_card("Twice", *level(ab.TokenInstead(more=1)))
    muster = spell_card("Muster", play_token(RECRUIT, in_base=True))
    game = Position(seats=[Seat(hand=[muster], base=[twice], xp=xp(met)), Seat()]).start()
    do(game, "play Muster")
    assert base(game, 0).count("Recruit") == (2 if met else 1)


@pytest.mark.clause("CR 367", "CR 187")
def test_a_replacement_of_your_tokens_leaves_those_of_others_alone() -> None:
    twice = gear_card("Twice", ab.TokenInstead(more=1))
    muster = spell_card("Muster", play_token(RECRUIT, in_base=True))
    game = Position(seats=[Seat(hand=[muster]), Seat(base=[twice])]).start()
    do(game, "play Muster")
    assert base(game, 0) == ["Recruit"]


@LEVELS
@pytest.mark.clause("CR 824", "CR 367")
def test_how_units_enter(met: bool) -> None:
    horn = gear_card("Horn", *level(enter_ready(unit.yours)))
    game = Position(seats=[Seat(hand=[unit_card("Squire")], base=[horn], xp=xp(met)), Seat()]).start()
    do(game, "play Squire")
    assert piece(game, "Squire").exhausted != met


@LEVELS
@pytest.mark.clause("CR 824", "CR 356", "core 16.6.4")
def test_a_discount(met: bool) -> None:
    till = gear_card("Till", *level(pay_less(spell, 1)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1), energy=1)], base=[till], xp=xp(met)), Seat()]).start()
    assert offers(game, "play Plan") == met


@LEVELS
@pytest.mark.clause("CR 824", "CR 204.4")
def test_an_applied_cost(met: bool) -> None:
    gate = gear_card("Gate", *level(ab.MoveToll(cost(1), battlefield.select())))
    game = Position(seats=[Seat(base=[unit_card("Scout"), gate], xp=xp(met)), Seat()]).start()
    assert offers(game, "move Scout") != met  # nothing to pay with


@LEVELS
@pytest.mark.clause("CR 824", "CR 477.2")
def test_an_ability_that_a_passive_gives(met: bool) -> None:
    teacher = gear_card("Teacher", *level(have(unit.friendly, None, use(exhaust_me(), gain_xp(1)))))
    game = Position(seats=[Seat(base=[unit_card("Pupil"), teacher], xp=xp(met)), Seat()]).start()
    assert offers(game, "use Pupil") == met


@LEVELS
@pytest.mark.clause("CR 824", "CR 477.2")
def test_a_trigger_that_a_passive_gives(met: bool) -> None:
    banner = gear_card("Banner", *level(have(unit.friendly, None, when(I.am_played, draw(1)))))
    game = Position(seats=[Seat(hand=[unit_card("Squire")], base=[banner], xp=xp(met)), Seat()]).start()
    do(game, "play Squire")
    assert len(hand(game, 0)) == int(met)


@LEVELS
@pytest.mark.clause("CR 824", "CR 808.1.d")
def test_a_deathknell(met: bool) -> None:
    martyr = unit_card("Martyr", *level(Deathknell(draw(1))))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay], base=[martyr], xp=xp(met)), Seat()]).start()
    do(game, "play Slay")
    assert len(hand(game, 0)) == int(met)


@LEVELS
@pytest.mark.clause("CR 824", "CR 383.4")
def test_a_conquer_effect_that_is_activated(met: bool) -> None:
    victor = unit_card("Victor", *level(when(I.conquer, draw(1))))
    cheer = spell_card("Cheer", ActivateEffects(E_CONQUERED, a(unit.friendly)))
    game = Position(seats=[Seat(hand=[cheer], base=[victor], xp=xp(met)), Seat()]).start()
    do(game, "play Cheer")
    assert len(hand(game, 0)) == int(met)


@pytest.mark.clause("CR 383.4", "CR 477.2")
def test_a_conquer_effect_that_a_passive_gives_is_activated_too() -> None:
    banner = gear_card("Banner", have(unit.friendly, None, when(I.conquer, draw(1))))
    cheer = spell_card("Cheer", ActivateEffects(E_CONQUERED, a(unit.friendly)))
    game = Position(seats=[Seat(hand=[cheer], base=[unit_card("Victor"), unit_card("Other"), banner]), Seat()]).start()
    do(game, "play Cheer", "pick Victor")
    assert len(hand(game, 0)) == 1  # Victor's alone


@LEVELS
@pytest.mark.clause("CR 824", "CR 429.3")
def test_an_add_ability_cannot_help_to_pay_while_it_is_inactive(met: bool) -> None:
    lamp = gear_card("Lamp", *level(use(exhaust_me(), add(1), speed=REACTION)))
    game = Position(seats=[Seat(hand=[spell_card("Plan", draw(1), energy=1)], base=[lamp], xp=xp(met)), Seat()]).start()
    assert offers(game, "play Plan") == met


@LEVELS
@pytest.mark.clause("CR 824", "CR 701")
def test_buffs_that_are_worth_more_and_the_keywords_of_an_attachment(met: bool) -> None:
    blade = equipment("Blade", Equip(cost(0)), bonus=1, effect=(Level(6, have(me, 2)),))
    game = Position(seats=[Seat(base=[Piece(unit_card("Knight"), attached=[blade])], xp=xp(met)), Seat()]).start()
    assert might(game, "Knight") == (5 if met else 3)


# --- attached cards


@pytest.mark.clause("CR 718", "CR 725")
def test_a_card_that_is_attached_already_does_not_hear_another_one_being_attached() -> None:
    bell = equipment("Bell", Equip(cost(0)), when(I.am_attached, draw(1)))
    game = Position(seats=[Seat(base=[Piece(unit_card("Knight"), attached=[bell]), Piece(bell)]), Seat()]).start()
    do(game, "use Bell")
    assert len(hand(game, 0)) == 1  # that of the bell that was attached now


@pytest.mark.clause("CR 718", "CR 477.2")
def test_what_an_attached_card_was_given_works_although_its_own_text_does_not() -> None:
    blade = equipment("Blade", Equip(cost(0)), when(you.play(spell), draw(1)))
    bless = spell_card("Bless", grant(a(gear.friendly), when(you.play(spell), gain_xp(1))))
    plan = spell_card("Plan", Reaction, draw(1))
    knight = Piece(unit_card("Knight"), attached=[blade])
    game = Position(seats=[Seat(hand=[bless, plan], base=[knight]), Seat()]).start()
    do(game, "play Bless")
    do(game, "play Plan")
    assert (len(hand(game, 0)), game.sides[0].xp) == (1, 1)  # Plan's own card, nothing from Blade's print


@pytest.mark.clause("CR 389", "CR 701")
def test_what_lasts_for_a_turn_names_whom_it_helps() -> None:
    feast = spell_card("Feast", lasts(rule(ab.BUFF_VALUE, 1, unit.friendly)))
    seats = [Seat(hand=[feast]), Seat(base=[Piece(unit_card("Foe"), buffed=True)])]
    game = Position(seats=seats).start()
    do(game, "play Feast")
    assert might(game, "Foe") == 3
