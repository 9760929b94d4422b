"""Control that comes and goes, and what is forbidden for a time (core-rules 1.5, 5.4)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Ganking,
    Hidden,
    Reaction,
    a,
    battlefield,
    cant,
    card_,
    counter,
    deal,
    destination,
    draw,
    gain_control,
    gear,
    grant,
    kill,
    lasts,
    me,
    move,
    move_to_base,
    ready,
    spell,
    spell_on_chain,
    stun,
    unit,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.terms import ENEMY, FOREVER, THIS_TURN
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    do,
    gear_card,
    hand,
    offered,
    piece,
    plain_field,
    points,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

# --- control for a time


@pytest.mark.clause("CR 191.1")
def test_control_for_the_turn_goes_back_when_the_turn_ends():
    borrow = spell_card("Borrow", gain_control(a(unit.enemy), until=THIS_TURN))
    game = Position(seats=[Seat(hand=[borrow]), Seat(base=["Mech"])]).start()
    do(game, "play Borrow")
    settle(game)
    assert base(game, 0) == ["Mech"]
    do(game, "end")
    assert (base(game, 0), base(game, 1)) == ([], ["Mech"])


@pytest.mark.clause("CR 191.1")
def test_when_one_control_effect_ends_the_newest_that_is_left_decides():
    borrow = spell_card("Borrow", Reaction, gain_control(a(unit.enemy), until=THIS_TURN))
    take = spell_card("Take", Reaction, gain_control(a(unit.enemy), until=FOREVER))
    game = Position(seats=[Seat(hand=[take]), Seat(base=["Mech"], hand=[borrow])]).start()
    do(game, "play Take")
    settle(game)
    assert base(game, 0) == ["Mech"]
    do(game, "end", "play Borrow")  # its owner borrows it back for a turn
    settle(game)
    assert base(game, 1) == ["Mech"]
    do(game, "end")
    assert (base(game, 0), base(game, 1)) == (["Mech"], [])


def test_taking_what_one_has_already_changes_nothing():
    take = spell_card("Take", gain_control(a(unit.friendly)), draw(1))
    game = Position(seats=[Seat(hand=[take], base=["Mech"]), Seat()]).start()
    do(game, "play Take")
    settle(game)
    assert (base(game, 0), piece(game, "Mech").mods) == (["Mech"], None)
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 191.1", "CR 718.5")
def test_gear_can_change_hands_and_is_recalled_to_its_new_base():
    take = spell_card("Take", gain_control(a(gear)))
    game = Position(seats=[Seat(hand=[take]), Seat(base=["Gold"])]).start()
    do(game, "play Take")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (["Gold"], [])
    assert piece(game, "Gold").owner == 1


# --- prohibitions


@pytest.mark.clause("CR 054")
def test_spells_may_be_forbidden_to_a_player_for_a_turn():
    hush = spell_card("Hush", lasts(cant(ab.PLAY_SPELLS, card_, actor=ENEMY)))
    quick = spell_card("Quick", Reaction, draw(1))
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[hush, study]), Seat(hand=[quick, "Daring Poro"], runes="Order 2")]).start()
    do(game, "play Hush")
    settle(game)
    do(game, "play Study")  # seat 1 is not asked
    assert len(hand(game, 0)) == 1
    do(game, "end")
    assert offered(game) == ["end", "play Daring Poro", "play Quick"]  # the turn is over


@pytest.mark.clause("CR 054")
def test_a_card_may_be_forbidden_by_its_kind():
    ban = gear_card("Ban", cant(ab.PLAY_CARDS, unit.tagged("Poro")))
    game = Position(seats=[Seat(hand=["Daring Poro", "Petty Officer"], runes="Order 7", base=[ban]), Seat()]).start()
    assert offered(game) == ["end", "play Petty Officer"]
    poro = game.sides[0].hand[0]
    assert game.why_not_play(0, poro) == reasons.FORBIDDEN


@pytest.mark.clause("CR 054")
@pytest.mark.parametrize(("dest", "moves"), [("base", False), ("field", True)])
def test_moving_to_base_may_be_forbidden(dest, moves):
    rooted = unit_card("Rooted", Ganking, cant(ab.MOVE_TO_BASE, me))
    game = Position(
        seats=[Seat(), Seat()], fields=[Field("Void Gate", 0, {0: [rooted]}), Field("Startipped Peak")]
    ).start()
    to = game.sides[0].base if dest == "base" else game.battlefields[1]
    assert (game.why_not_move(0, piece(game, "Rooted").id, to) == reasons.OK) == moves


@pytest.mark.clause("CR 054")
def test_an_effect_does_not_move_what_cannot_move():
    rooted = unit_card("Rooted", cant(ab.MOVE_TO_BASE, me))
    stuck = unit_card("Stuck", cant(ab.MOVE_AT_ALL, me))
    home = spell_card("Home", move_to_base(a(unit)))
    game = Position(
        seats=[Seat(hand=[home, home]), Seat()], fields=[Field(controller=1, units={1: [rooted, stuck]})]
    ).start()
    for name in ("Rooted", "Stuck"):
        do(game, "play Home", f"pick {name}")
        settle(game)
    assert at_field(game) == ["Rooted", "Stuck"]


@pytest.mark.clause("CR 054")
def test_a_battlefield_nobody_may_move_to():
    wall = plain_field("Wall", cant(ab.MOVE_HERE, battlefield.here))
    walker = a(unit.friendly)
    step = spell_card("Step", move(walker, destination(battlefield, walker)))
    game = Position(seats=[Seat(hand=[step], base=["Recruit"]), Seat()], fields=[Field(wall)]).start()
    assert "move Recruit" not in offered(game)
    if "play Step" in offered(game):
        do(game, "play Step")
        settle(game)
    assert base(game, 0) == ["Recruit"]


@pytest.mark.clause("CR 054", "CR 415")
def test_what_cannot_be_readied_stays_exhausted():
    sleeper = unit_card("Sleeper", cant(ab.BE_READIED, me))
    wake = spell_card("Wake", ready(a(unit)))
    game = Position(seats=[Seat(hand=[wake], base=[Piece(sleeper, exhausted=True)]), Seat()]).start()
    do(game, "play Wake")
    settle(game)
    assert piece(game, "Sleeper").exhausted
    do(game, "end", "end")
    assert piece(game, "Sleeper").exhausted  # neither in the Awaken Phase


@pytest.mark.clause("CR 054", "CR 425")
def test_what_cannot_be_countered_is_not():
    sure = spell_card("Sure", draw(1), cant(ab.BE_COUNTERED, me))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[sure]), Seat(hand=[deny])]).start()
    do(game, "play Sure", "play Deny")
    settle(game)
    assert (len(hand(game, 0)), trash(game, 0), trash(game, 1)) == (1, ["Sure"], ["Deny"])


@pytest.mark.clause("CR 054", "CR 425")
def test_a_permanent_may_keep_the_spells_of_its_player_from_being_countered():
    study = spell_card("Study", draw(1))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain)))
    seal = gear_card("Seal", cant(ab.BE_COUNTERED, spell.yours))
    for seats, drawn in (
        ([Seat(hand=[study], base=[seal]), Seat(hand=[deny])], 1),
        ([Seat(hand=[study]), Seat(hand=[deny], base=[seal])], 0),
    ):
        game = Position(seats=seats).start()
        do(game, "play Study", "play Deny")
        settle(game)
        assert len(hand(game, 0)) == drawn


@pytest.mark.clause("CR 054", "CR 428")
def test_what_cannot_be_killed_survives():
    statue = unit_card("Statue", cant(ab.BE_KILLED, me))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay]), Seat(base=[statue])]).start()
    do(game, "play Slay")
    settle(game)
    assert base(game, 1) == ["Statue"]


@pytest.mark.clause("CR 054", "CR 417")
def test_what_cannot_take_damage_takes_none():
    ghost = unit_card("Ghost", cant(ab.TAKE_DAMAGE, me))
    poke = spell_card("Poke", deal(5, a(unit)))
    game = Position(seats=[Seat(hand=[poke]), Seat(base=[ghost])]).start()
    do(game, "play Poke")
    settle(game)
    assert (base(game, 1), piece(game, "Ghost").damage) == (["Ghost"], 0)


@pytest.mark.clause("CR 054")
def test_scoring_and_gaining_points_may_be_forbidden():
    bog = plain_field("Bog", cant(ab.SCORE_HERE, battlefield.here))
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(bog)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (controller(game), points(game)) == (0, [0, 0])
    leech = gear_card("Leech", cant(ab.GAIN_POINTS, card_, actor=ENEMY))
    fan = unit_card("Fan", when(you.conquer, draw(1)))
    game = Position(seats=[Seat(base=["Recruit", fan]), Seat(base=[leech])], fields=[Field("Void Gate")]).start()
    do(game, "move Recruit", "done")
    settle(game)
    assert (points(game), len(hand(game, 0))) == ([0, 0], 1)  # conquered all the same


@pytest.mark.clause("CR 054", "CR 421")
def test_hiding_may_be_forbidden():
    trap = spell_card("Trap", Hidden, draw(1))
    light = gear_card("Light", cant(ab.HIDE_CARDS, card_, actor=ENEMY))
    fields = [Field(controller=0, units={0: ["Recruit"]})]
    free = Position(seats=[Seat(hand=[trap], runes="Fury 1"), Seat()], fields=fields).start()
    assert "hide Trap" in offered(free)
    lit = Position(seats=[Seat(hand=[trap], runes="Fury 1"), Seat(base=[light])], fields=fields).start()
    assert "hide Trap" not in offered(lit)


@pytest.mark.clause("CR 054")
def test_a_prohibition_given_to_a_unit_lasts_as_long_as_it_is_given():
    pin = spell_card("Pin", grant(a(unit), cant(ab.MOVE_AT_ALL, me)))
    game = Position(seats=[Seat(hand=[pin], base=["Recruit"]), Seat()], fields=[Field()]).start()
    do(game, "play Pin")
    settle_chain(game)
    assert "move Recruit" not in offered(game)
    do(game, "end", "end")
    assert "move Recruit" in offered(game)


@pytest.mark.clause("CR 756")
def test_nobody_may_choose_what_cannot_be_chosen():
    veiled = unit_card("Veiled", cant(ab.BE_CHOSEN_BY_ANY, me))
    shy = unit_card("Shy", cant(ab.BE_CHOSEN, me))
    daze = spell_card("Daze", stun(a(unit)))
    game = Position(seats=[Seat(hand=[daze], base=[shy, veiled]), Seat(base=[shy, "Mech"])]).start()
    do(game, "play Daze")
    assert offered(game) == ["pick Mech", "pick Shy"]  # one's own Shy, not the opponent's
