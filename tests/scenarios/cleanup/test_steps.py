"""The steps of a cleanup in order (CR 319-324)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Hidden,
    I,
    Tank,
    a,
    battlefield,
    deal,
    destination,
    dies,
    draw,
    every,
    gain_points,
    give,
    have,
    heal,
    kill,
    later,
    me,
    move,
    move_to_base,
    play_token,
    return_to_hand,
    spell,
    unit,
    when,
    you,
    your_turn_ends,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.printed import Printed
from farfield.rules.terms import ATTACKER, E_HEALED, NO_ROLE
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

BURN = spell_card("Burn", Action, deal(2, a(unit)))
SAP = spell_card("Sap", Action, give(a(unit), -1))
FIELD = plain_field("Here")
THERE = plain_field("There")


def fields(*units_here: Printed | Piece, controller: int | None = 1) -> list[Field]:
    return [Field(FIELD, controller=controller, units={1: list(units_here)}), Field(THERE)]


@pytest.mark.clause("CR 323.1")
def test_step_1_a_player_with_enough_points_and_more_than_every_opponent_wins() -> None:
    win = spell_card("Win", gain_points(1))
    game = Position(seats=[Seat(hand=[win], points=7), Seat(points=7)]).start()
    do(game, "play Win")
    assert game.over
    assert game.winners == [0]


@pytest.mark.clause("CR 323.1")
def test_step_1_enough_points_are_not_enough_while_an_opponent_has_as_many() -> None:
    win = spell_card("Win", gain_points(1))
    game = Position(seats=[Seat(hand=[win, win], points=8), Seat(points=8)]).start()
    assert not game.over
    do(game, "play Win")
    assert game.winners == [0]


@pytest.mark.clause("CR 323.2", "CR 383.4")
def test_step_2_a_unit_that_arrives_in_a_combat_is_designated_and_attacks() -> None:
    bring = spell_card("Bring", Action, move(a(unit.friendly.in_base), destination(battlefield)))
    late = unit_card("Late", when(I.attack, draw(1)))
    game = Position(
        seats=[Seat(hand=[bring], base=[unit_card("First"), late]), Seat()],
        fields=fields(unit_card("Guard", might=9)),
        every_window=True,
    ).start()
    do(game, "move First", "at Here", "done")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "play Bring", "pick Here", "pass", "pass")
    assert chain(game) == ["Late"]
    assert piece(game, "Late").role == ATTACKER


@pytest.mark.clause("CR 323.2")
def test_step_2_a_unit_that_left_the_combat_loses_its_designation_and_may_gain_it_again_without_triggering() -> None:
    """Only the first designation of a kind in one combat triggers."""
    home = spell_card("Home", Action, move_to_base(a(unit.friendly)))
    back = spell_card("Back", Action, move(a(unit.friendly.in_base), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[home, back], base=[unit_card("Charger", Assault(3), when(I.attack, draw(1)))]), Seat()],
        fields=fields(unit_card("Guard", might=9)),
        every_window=True,
    ).start()
    do(game, "move Charger", "at Here")
    settle_chain(game)
    assert (len(hand(game, 0)), might(game, "Charger")) == (3, 5)
    do(game, "play Home", "pass", "pass")
    assert (base(game, 0), piece(game, "Charger").role, might(game, "Charger")) == (["Charger"], NO_ROLE, 2)
    do(game, "pass", "play Back", "pick Here", "pass", "pass")
    assert (question(game), chain(game)) == ("focus", [])
    assert (piece(game, "Charger").role, might(game, "Charger")) == (ATTACKER, 5)
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 323.4", "CR 808.1.d")
def test_step_3a_an_ability_on_its_own_death_knows_where_the_unit_was() -> None:
    heir = unit_card("Heir", Deathknell(play_token(RECRUIT, here=True)))
    game = Position(seats=[Seat(hand=[BURN]), Seat()], fields=fields(heir, unit_card("Rock", might=9))).start()
    do(game, "play Burn", "pick Heir")
    assert at_field(game) == ["Recruit", "Rock"]
    assert trash(game, 1) == ["Heir"]


@pytest.mark.clause("CR 323.5", "CR 322")
def test_step_3b_all_die_together_and_what_only_they_kept_alive_dies_in_the_next_cleanup() -> None:
    """The captain's +1 keeps the soldier alive through 3b; the repeated cleanup sees that the bonus is gone."""
    captain = unit_card("Captain", have(unit.friendly.other, 1), might=2)
    soldier = unit_card("Soldier", might=2)
    both_die = spell_card("Volley", deal(2, every(unit.enemy)))
    mourner = unit_card("Mourner", when(dies(unit), draw(1)), might=9)
    game = Position(seats=[Seat(hand=[both_die], base=[mourner]), Seat(base=[captain, soldier])]).start()
    do(game, "play Volley")
    assert base(game, 1) == []
    assert happened(game, "dies") == ["dies Captain", "dies Soldier"]
    assert len(hand(game, 0)) == 2


@pytest.mark.clause("CR 323.5", "core 13.4", "CR 466.1.a.1")
def test_step_3c_after_combat_the_survivor_is_healed_before_the_lost_bonus_matters() -> None:
    captain = unit_card("Captain", Tank, have(unit.friendly.other, 1), might=2)
    soldier = unit_card("Soldier", might=2)
    game = Position(
        seats=[Seat(base=[unit_card("Ogre", might=4)]), Seat()],
        fields=fields(captain, soldier),
    ).start()
    do(game, "move Ogre", "at Here")
    # Captain takes 2, Soldier (Might 3) 2: Captain dies, Soldier is healed in the same cleanup and lives.
    assert (at_field(game), trash(game, 1)) == (["Soldier"], ["Captain"])
    assert (piece(game, "Soldier").damage, might(game, "Soldier")) == (0, 2)


@pytest.mark.clause("CR 466.1", "CR 466.1.a.2", "core 13 step 3c-3e")
def test_step_3c_and_3d_of_a_combat_heal_everything_everywhere_and_recall_attackers() -> None:
    game = Position(
        seats=[
            Seat(base=[unit_card("Giant", might=7), Piece(unit_card("Hurt", might=5), damage=3, exhausted=True)]),
            Seat(),
        ],
        fields=fields(unit_card("Wall", might=8)),
    ).start()
    do(game, "move Giant", "at Here")
    assert base(game, 0) == ["Hurt"]  # 8 damage were enough for Giant
    assert piece(game, "Hurt").damage == 0
    assert piece(game, "Wall").damage == 0
    game = Position(
        seats=[Seat(base=[unit_card("Giant", might=7)]), Seat()],
        fields=fields(Piece(unit_card("Wall", might=8), stunned=True)),
    ).start()
    do(game, "move Giant", "at Here")
    assert base(game, 0) == ["Giant"]  # recalled: a defender is still there
    assert at_field(game) == ["Wall"]
    assert controller(game) == 1


@pytest.mark.clause("CR 317.2", "core 13 step 3c-3e")
def test_step_3c_to_3e_at_the_end_of_turn_heal_first_then_expire_then_empty_pools() -> None:
    """A unit that only "this turn" keeps above its damage is healed before the bonus ends."""
    pump = spell_card("Pump", give(a(unit), 3))
    game = Position(seats=[Seat(hand=[pump, BURN], base=[unit_card("Weak", might=1)], energy=3), Seat()]).start()
    do(game, "play Pump", "play Burn")
    assert (might(game, "Weak"), piece(game, "Weak").damage) == (4, 2)
    do(game, "end")
    assert base(game, 0) == ["Weak"]
    assert (might(game, "Weak"), piece(game, "Weak").damage) == (1, 0)
    assert game.sides[0].energy == 0


@pytest.mark.clause("CR 323.6", "CR 190.4.c")
def test_step_4_an_emptied_battlefield_is_lost_in_an_open_state_only() -> None:
    bounce = spell_card("Bounce", return_to_hand(a(unit)))
    game = Position(
        seats=[Seat(hand=[bounce], base=[unit_card("Scholar", when(you.play(spell), draw(1)))]), Seat()],
        fields=fields(unit_card("Guard")),
        every_window=True,
    ).start()
    do(game, "play Bounce", "pick Guard", "pass", "pass")
    assert (at_field(game), chain(game)) == ([], ["Scholar"])
    assert controller(game) == 1  # still closed: Scholar's trigger is on the chain
    settle(game)
    assert controller(game) is None


@pytest.mark.clause("CR 323.7")
def test_step_5_stray_gear_is_recalled_and_facedown_cards_of_others_are_trashed() -> None:
    sword = gear_card("Sword", tags=("Equipment",))
    secret = spell_card("Secret", Hidden, draw(1))
    kill_ = spell_card("Doom", kill(a(unit)))
    game = Position(
        seats=[Seat(hand=[kill_]), Seat()],
        fields=[
            Field(FIELD, controller=1, units={1: [Piece(unit_card("Guard"), attached=[sword])]}, facedown={1: secret}),
            Field(THERE),
        ],
    ).start()
    assert at_field(game) == ["Guard", "Sword"]
    do(game, "play Doom")
    settle(game)
    assert at_field(game) == []
    assert base(game, 1) == ["Sword"]
    assert trash(game, 1) == ["Guard", "Secret"]


@pytest.mark.clause("CR 323.8", "CR 323.12", "CR 345")
def test_steps_6_and_9_a_contested_battlefield_without_enemies_opens_a_showdown() -> None:
    game = Position(
        seats=[Seat(base=[unit_card("Scout")]), Seat()], fields=[Field(FIELD), Field(THERE)], every_window=True
    ).start()
    do(game, "move Scout", "at Here")
    assert (question(game), seat_asked(game)) == ("focus", 0)
    assert happened(game, "showdown", "combat") == ["showdown Here"]


@pytest.mark.clause("CR 323.12")
def test_step_9_the_turn_player_picks_which_staged_showdown_begins() -> None:
    spread = spell_card(
        "Spread",
        move(a(unit.friendly, "one"), destination(battlefield, name="x")),
        move(a(unit.friendly.other_than("one"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(hand=[spread], base=[unit_card("Left"), unit_card("Right")]), Seat()],
        fields=[Field(FIELD), Field(THERE)],
        every_window=True,
    ).start()
    do(game, "play Spread", "pick Left", "pick Here", "pick There", "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("showdown", 0, ["at Here", "at There"])
    do(game, "at There")
    assert question(game) == "focus"
    do(game, "pass", "pass")
    assert (controller(game, 0), controller(game, 1)) == (None, 0)
    assert question(game) == "focus"  # the other one began by itself
    do(game, "pass", "pass")
    assert (controller(game, 0), controller(game, 1)) == (0, 0)


@pytest.mark.clause("CR 323.9", "CR 323.13")
def test_steps_7_and_10_the_turn_player_picks_which_staged_combat_begins() -> None:
    spread = spell_card(
        "Spread",
        move(a(unit.friendly, "one"), destination(battlefield, name="x")),
        move(a(unit.friendly.other_than("one"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(hand=[spread], base=[unit_card("Left"), unit_card("Right")]), Seat()],
        fields=[
            Field(FIELD, controller=1, units={1: [unit_card("Guard A")]}),
            Field(THERE, controller=1, units={1: [unit_card("Guard B")]}),
        ],
        every_window=True,
    ).start()
    do(game, "play Spread", "pick Left", "pick Here", "pick There", "pass", "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("showdown", 0, ["at Here", "at There"])
    do(game, "at There")
    assert happened(game, "combat") == ["combat There"]


@pytest.mark.clause("CR 323.12", "CR 323.13", "A5")
def test_step_9_comes_before_step_10() -> None:
    spread = spell_card(
        "Spread",
        move(a(unit.friendly, "one"), destination(battlefield, name="x")),
        move(a(unit.friendly.other_than("one"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(hand=[spread], base=[unit_card("Left"), unit_card("Right")]), Seat()],
        fields=[Field(FIELD, controller=1, units={1: [unit_card("Guard")]}), Field(THERE)],
    ).start()
    do(game, "play Spread", "pick Left", "pick Here", "pick There")
    assert happened(game, "showdown", "combat") == ["showdown There", "combat Here"]


@pytest.mark.clause("CR 323.10")
def test_step_7_a_combat_is_unstaged_if_its_reason_goes_before_it_opens() -> None:
    """The charge is answered by nothing, but the trigger of moving kills the only defender before the combat opens."""
    slayer = unit_card("Slayer", when(I.move, kill(a(unit.enemy))))
    game = Position(seats=[Seat(base=[slayer]), Seat()], fields=fields(unit_card("Guard")), every_window=True).start()
    do(game, "move Slayer", "at Here")
    assert chain(game) == ["Slayer"]
    do(game, "pass", "pass")
    assert happened(game, "showdown", "combat") == ["showdown Here"]
    assert question(game) == "focus"


@pytest.mark.clause("CR 323.11", "CR 190.3.b")
def test_step_8_contested_ends_when_its_applier_left_before_anything_opened() -> None:
    coward = unit_card("Coward", when(I.move_to_a_battlefield, move_to_base(me)))
    game = Position(seats=[Seat(base=[coward]), Seat()], fields=[Field(FIELD), Field(THERE)]).start()
    do(game, "move Coward", "at Here")
    assert base(game, 0) == ["Coward"]
    assert happened(game, "showdown", "combat") == []
    assert game.places[game.battlefields[0]].contested_by == -1


@pytest.mark.clause("CR 319", "CR 453")
def test_any_change_of_status_calls_for_a_cleanup() -> None:
    """Less Might makes damage lethal that was there before."""
    game = Position(seats=[Seat(hand=[SAP], base=[Piece(unit_card("Worn", might=3), damage=2)]), Seat()]).start()
    assert base(game, 0) == ["Worn"]
    do(game, "play Sap")
    assert (base(game, 0), trash(game, 0)) == ([], ["Sap", "Worn"])


@pytest.mark.clause("CR 319", "CR 453", "CR 334")
def test_a_completed_move_calls_for_a_cleanup() -> None:
    """The camp's bonus is lost by leaving it."""
    camp = plain_field("Camp", have(unit.here, 1))
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(camp, controller=0, units={0: [Piece(unit_card("Worn", might=2), damage=2)]}), Field(THERE)],
    ).start()
    assert at_field(game) == ["Worn"]
    do(game, "move Worn")
    assert trash(game, 0) == ["Worn"]


@pytest.mark.clause("CR 320")
def test_during_a_cleanup_items_only_become_pending() -> None:
    """Two units die in two cleanups that follow one another; no Deathknell is resolved between the two."""
    captain = unit_card("Captain", Deathknell(heal(every(unit))), have(unit.friendly.other, 1), might=2)
    soldier = unit_card("Soldier", might=2)
    volley = spell_card("Volley", deal(2, every(unit.enemy)))
    game = Position(seats=[Seat(hand=[volley]), Seat(base=[captain, soldier])]).start()
    do(game, "play Volley")
    assert trash(game, 1) == ["Captain", "Soldier"]  # healing comes too late


@pytest.mark.clause("CR 324.2", "CR 322")
def test_the_repeat_of_a_special_cleanup_is_a_normal_one() -> None:
    """In the ending cleanup the bonus expires and calls for another cleanup, which kills by damage marked meanwhile.

    Everything is healed once, before "this turn" ends: the repeat does not heal what a trigger dealt in between.
    """
    victim = unit_card("Victim", might=1)
    spiteful = unit_card("Spiteful", when(When(E_HEALED, me=True), deal(1, every(unit.named("Victim")))), might=5)
    game = Position(
        seats=[Seat(base=[Piece(spiteful, damage=1), victim]), Seat()],
        every_window=True,
    ).start()
    do(game, "end")
    assert chain(game) == ["Spiteful"]
    do(game, "pass", "pass")
    assert trash(game, 0) == ["Victim"]


@pytest.mark.clause("A24", "CR 317.2", "CR 359.3.e.16")
def test_the_expiration_step_is_repeated_after_a_chain_but_end_of_turn_triggers_are_not() -> None:
    proud = unit_card("Proud", when(When(E_HEALED, me=True), give(me, 2), later(your_turn_ends, draw(1))), might=5)
    clerk = unit_card("Clerk", when(your_turn_ends, draw(1)))
    game = Position(seats=[Seat(base=[Piece(proud, damage=1), clerk]), Seat()]).start()
    do(game, "end")
    assert seat_asked(game) == 1
    assert might(game, "Proud") == 5  # the bonus of this turn has ended with it
    assert len(hand(game, 0)) == 1  # Clerk's card only
    do(game, "end", "end")
    assert len(hand(game, 0)) == 1 + 1 + 1  # drawn in between, and Clerk again: nothing was left waiting
