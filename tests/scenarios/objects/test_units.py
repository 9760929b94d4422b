"""Units: Might, damage, healing and the standard move (core-rules 7.1 to 7.6)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Ganking,
    a,
    battlefield,
    choose,
    deal,
    destination,
    fight,
    give,
    it,
    move,
    unit,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import LETHAL_ANY, RuleChange
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    damage_to,
    do,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)


@pytest.mark.clause("CR 143.4", "CR 146")
def test_units_enter_exhausted():
    game = Position(seats=[Seat(hand=["Daring Poro"], runes="Order 2"), Seat()], fields=[Field()]).start()
    do(game, "play Daring Poro")
    assert piece(game, "Daring Poro").exhausted
    assert offered(game) == ["end"]  # so it cannot move this turn


@pytest.mark.clause("CR 142.1", "CR 142.3", "A21")
def test_damage_is_marked_by_the_player_responsible_and_does_not_lower_might():
    poke = spell_card("Poke", deal(2, a(unit)))
    game = Position(
        seats=[Seat(hand=[poke]), Seat(hand=[poke])], fields=[Field(controller=1, units={1: ["Mega-Mech"]})]
    ).start()
    do(game, "play Poke")
    settle(game)
    mech = piece(game, "Mega-Mech")
    assert (mech.damage, mech.marks) == (2, [2, 0])
    assert might(game, "Mega-Mech") == 8


@pytest.mark.clause("CR 142.3", "CR 142.4", "A21")
def test_an_effect_may_make_any_amount_of_your_damage_enough():
    """Only the damage of the player whose effect it is counts for it."""
    venom = unit_card("Venom", RuleChange(LETHAL_ANY, 1))
    poke = spell_card("Poke", deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[poke], base=[venom]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Poke")
    settle(game)
    assert trash(game, 1) == ["Mega-Mech"]
    other = Position(seats=[Seat(hand=[poke]), Seat(base=["Mega-Mech", venom])]).start()
    do(other, "play Poke", "pick Mega-Mech")
    settle(other)
    assert base(other, 1) == ["Mega-Mech", "Venom"]


@pytest.mark.clause("CR 142.4")
def test_lethal_is_as_much_damage_as_might():
    poke = spell_card("Poke", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[poke, poke]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Poke")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]
    do(game, "play Poke")
    settle(game)
    assert trash(game, 1) == ["Daring Poro"]


WEAKEN = spell_card("Weaken", give(a(unit), -3))


@pytest.mark.clause("CR 142.4", "CR 143.2.b")
def test_a_unit_without_might_lives_until_it_has_a_damage():
    poke = spell_card("Poke", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[WEAKEN, poke]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Weaken")
    settle(game)
    assert might(game, "Daring Poro") == -1
    assert base(game, 1) == ["Daring Poro"]
    do(game, "play Poke")
    settle(game)
    assert trash(game, 1) == ["Daring Poro"]


@pytest.mark.clause("CR 143.2.b")
def test_negative_might_is_read_as_zero_but_counts_when_it_is_raised():
    duel = spell_card("Duel", choose(a(unit.friendly, "one")), fight(it("one"), a(unit.enemy, "two")))
    cheer = spell_card("Cheer", give(a(unit.friendly), 2))
    game = Position(seats=[Seat(hand=[WEAKEN, duel, cheer], base=["Daring Poro"]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Weaken", "pick Daring Poro")
    settle(game)
    do(game, "play Cheer")
    settle(game)
    assert might(game, "Daring Poro") == 1  # 2 - 3 + 2
    game = Position(seats=[Seat(hand=[WEAKEN, duel], base=["Daring Poro"]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Weaken", "pick Daring Poro")
    settle(game)
    do(game, "play Duel")
    settle(game)
    assert damage_to(game, "Mega-Mech") == []  # 0 is no damage


@pytest.mark.clause("CR 143.2.b")
def test_negative_might_counts_as_zero_in_combat():
    game = Position(
        seats=[Seat(hand=[WEAKEN], base=["Daring Poro", "Petty Officer"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Weaken", "pick Daring Poro")
    settle(game)
    do(game, "move Daring Poro", "pick Petty Officer")
    assert question(game) == "assign"
    do(game, "pick Petty Officer")
    assert damage_to(game, "Mountain Drake") == [6]  # 6 and 0, not 6 and 0 less


@pytest.mark.clause("CR 143.3.b", "CR 317.2.b")
def test_all_units_heal_at_the_end_of_every_turn():
    game = Position(
        seats=[Seat(base=[Piece("Mega-Mech", damage=3)]), Seat()],
        fields=[Field(controller=1, units={1: [Piece("Petty Officer", damage=2)]})],
    ).start()
    do(game, "end")
    assert (piece(game, "Mega-Mech").damage, piece(game, "Petty Officer").damage) == (0, 0)


@pytest.mark.clause("CR 466.1.a.1", "CR 143.3.b")
def test_all_units_everywhere_heal_after_a_combat():
    game = Position(
        seats=[Seat(base=["Recruit", Piece("Mega-Mech", damage=3)]), Seat(base=[Piece("Petty Officer", damage=2)])],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
    ).start()
    do(game, "move Recruit", "done")
    assert (piece(game, "Mega-Mech").damage, piece(game, "Petty Officer").damage) == (0, 0)
    assert piece(game, "Mountain Drake").damage == 0


# --- the standard move


@pytest.mark.clause("CR 144", "CR 420.3")
def test_a_standard_move_exhausts_and_uses_no_chain():
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field()], every_window=True).start()
    do(game, "move Recruit")
    assert piece(game, "Recruit").exhausted
    assert at_field(game) == ["Recruit"]
    assert chain(game) == []
    assert happened(game, "moves") == ["moves Recruit"]


@pytest.mark.clause("CR 144")
def test_one_move_takes_several_units_from_different_places_to_one():
    game = Position(
        seats=[Seat(base=["Recruit", Piece("Mech", exhausted=True)]), Seat()],
        fields=[Field(controller=0, units={0: [unit_card("Ganker", Ganking)]}), Field("Void Gate")],
    ).start()
    do(game, "move Recruit", "at Void Gate")
    assert (question(game), offered(game)) == ("move-more", ["done", "pick Ganker"])
    do(game, "pick Ganker")
    assert at_field(game, 1) == ["Ganker", "Recruit"]
    assert piece(game, "Ganker").exhausted and piece(game, "Recruit").exhausted


@pytest.mark.clause("CR 144")
def test_a_unit_moves_from_base_to_a_battlefield_or_home_but_not_across():
    game = Position(
        seats=[Seat(base=["Mech"]), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate")],
    ).start()
    recruit, mech = piece(game, "Recruit").id, piece(game, "Mech").id
    gate = game.battlefields[1]
    assert game.why_not_move(0, recruit, gate) == reasons.NEEDS_GANKING
    assert game.why_not_move(0, recruit, game.sides[0].base) == reasons.OK
    assert game.why_not_move(0, recruit, game.sides[1].base) == reasons.FOREIGN_BASE
    assert game.why_not_move(0, mech, gate) == reasons.OK


@pytest.mark.clause("CR 144", "CR 420.3")
def test_a_standard_move_is_for_ones_own_main_phase_in_an_open_state():
    game = Position(
        seats=[Seat(hand=["Confront"], runes="Body 2", base=["Recruit"]), Seat(base=["Mech"])],
        fields=[Field()],
        every_window=True,
    ).start()
    assert game.why_not_move(1, piece(game, "Mech").id, game.battlefields[0]) == reasons.NOT_YOUR_TURN
    do(game, "play Confront")
    assert offered(game) == ["pass"]
    assert game.why_not_move(0, piece(game, "Recruit").id, game.battlefields[0]) != reasons.OK
    settle(game)
    do(game, "move Recruit")
    assert (question(game), offered(game)) == ("focus", ["pass"])


@pytest.mark.clause("CR 447.2", "CR 449.2")
def test_no_move_to_a_battlefield_with_units_of_two_other_players():
    """Three seats: the first may not step into the combat of the other two, not even by a spell."""
    walker = a(unit.friendly)
    step = spell_card("Step", Action, move(walker, destination(battlefield, walker)))
    game = Position(
        seats=[Seat(hand=[step], base=["Recruit"]), Seat(), Seat()],
        fields=[
            Field(controller=1, units={1: ["Mech"], 2: ["Sprite"]}),
            Field("Void Gate"),
            Field(plain_field("Roof")),
        ],
    ).start()
    assert (question(game), seat_asked(game)) == ("focus", 0)
    do(game, "play Step")
    assert (question(game), offered(game)) == ("destination", ["pick Roof", "pick Void Gate"])
