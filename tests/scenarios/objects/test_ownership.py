"""Objects, owners and controllers (core-rules 5)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    Tank,
    a,
    discard,
    draw,
    each_player,
    give,
    grant,
    kill,
    return_to_hand,
    stun,
    unit,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.verbs import GainControl
from farfield.rules.terms import ENEMY, FOREVER
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    settle,
    spell_card,
    trash,
    unit_card,
)

TAKE = spell_card("Take", Reaction, GainControl(a(unit.enemy)))


@pytest.mark.clause("CR 124", "core 5.2")
def test_an_object_that_leaves_the_board_loses_everything_that_was_on_it():
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 3"), Seat()],
        fields=[Field(controller=0, units={0: [Piece("Recruit"), Piece("Daring Poro", True, 1, True, True, True)]})],
    ).start()
    assert might(game, "Daring Poro") == 3
    do(game, "play Gust", "pick Daring Poro")
    settle(game)
    do(game, "play Daring Poro", "at base 0")
    back = piece(game, "Daring Poro")
    assert (back.damage, back.buffs, back.stunned, back.empowered) == (0, 0, False, 0)
    assert might(game, "Daring Poro") == 2


@pytest.mark.clause("CR 124", "core 5.2")
def test_moving_on_the_board_keeps_everything():
    game = Position(
        seats=[Seat(base=[Piece("Daring Poro", damage=1, buffed=True, stunned=True)]), Seat()], fields=[Field()]
    ).start()
    before = piece(game, "Daring Poro").id
    do(game, "move Daring Poro")
    there = piece(game, "Daring Poro")
    assert (there.id, there.damage, there.buffs, there.stunned) == (before, 1, 1, True)


@pytest.mark.clause("CR 127", "CR 191.1")
def test_control_may_change_but_the_owner_stays():
    game = Position(seats=[Seat(hand=[TAKE]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Take")
    settle(game)
    taken = piece(game, "Daring Poro")
    assert (taken.controller, taken.owner) == (0, 1)
    assert offered(game) == ["end", "move Daring Poro"]


@pytest.mark.clause("CR 183", "CR 439.4")
def test_a_token_belongs_to_the_controller_of_the_effect_that_made_it():
    """Seat 0 controls seat 1's Drummer when it moves: the Recruit is seat 0's in every way."""
    game = Position(seats=[Seat(hand=[TAKE]), Seat(base=["Noxian Drummer"])], fields=[Field()]).start()
    do(game, "play Take")
    settle(game)
    do(game, "move Noxian Drummer")
    settle(game)
    made = piece(game, "Recruit")
    assert (made.owner, made.controller) == (0, 0)


@pytest.mark.clause("CR 191.1", "CR 191.3")
def test_who_plays_a_card_controls_it_from_the_chain_on_and_chooses_for_it():
    game = Position(
        seats=[Seat(hand=["Final Spark"], runes="Mind 8"), Seat(base=["Recruit", "Sprite"])], every_window=True
    ).start()
    do(game, "play Final Spark")
    assert game.decisions()[0].seat == 0  # its controller chooses
    do(game, "pick Sprite")
    assert piece(game, "Final Spark").controller == 0
    assert chain(game) == ["Final Spark"]


@pytest.mark.clause("CR 191.4")
def test_an_ability_stays_with_who_controlled_its_source_when_it_went_on_the_chain():
    scholar = unit_card("Scholar", when(I.am_played, draw(1)))
    game = Position(seats=[Seat(hand=[scholar]), Seat(hand=[TAKE])]).start()
    do(game, "play Scholar")
    assert chain(game) == ["Scholar"]
    do(game, "play Take")
    settle(game)
    assert base(game, 1) == ["Scholar"]
    assert (hand(game, 0), hand(game, 1)) == (["Vanguard Sergeant"], [])


@pytest.mark.clause("CR 740.1")
def test_friendly_is_mine_and_enemy_is_the_opponents():
    friend = spell_card("Friend", give(a(unit.friendly), 1))
    foe = spell_card("Foe", give(a(unit.enemy), -1))
    game = Position(
        seats=[Seat(hand=[friend, foe], base=["Recruit", "Mech"]), Seat(base=["Sprite", "Tentacle"])]
    ).start()
    do(game, "play Friend")
    assert offered(game) == ["pick Mech", "pick Recruit"]
    do(game, "pick Mech")
    settle(game)
    do(game, "play Foe")
    assert offered(game) == ["pick Sprite", "pick Tentacle"]


@pytest.mark.clause("CR 740.1")
def test_yours_is_what_you_control_on_the_board_and_what_you_own_elsewhere():
    recall = spell_card("Raise", return_to_hand(a(unit.yours.in_trash)))
    mend = spell_card("Mend", give(a(unit.yours), 1))
    game = Position(
        seats=[
            Seat(hand=[TAKE, recall, mend], trash=["Mega-Mech"]),
            Seat(base=["Daring Poro"], trash=["Petty Officer"]),
        ]
    ).start()
    do(game, "play Take")
    settle(game)
    do(game, "play Mend")
    settle(game)
    assert might(game, "Daring Poro") == 3  # controlled, not owned
    do(game, "play Raise")
    settle(game)
    assert hand(game, 0) == ["Mega-Mech"]


@pytest.mark.clause("CR 411", "core 5.8", "actions 1.4")
def test_who_performs_an_action_is_responsible_for_it_whoever_told_them_to():
    keeper = unit_card("Keeper", when(you.discard(), draw(1)))
    mind_rot = spell_card("Rot", each_player(discard(1), side=ENEMY))
    game = Position(
        seats=[Seat(hand=[mind_rot], base=[keeper]), Seat(hand=["Gust"], base=[keeper], deck=["Flash"])]
    ).start()
    do(game, "play Rot")
    settle(game)
    assert (trash(game, 1), hand(game, 1)) == (["Gust"], ["Flash"])
    assert hand(game, 0) == []  # seat 0 did not discard


@pytest.mark.clause("CR 411", "core 5.8")
def test_what_my_spell_does_i_did():
    watcher = unit_card("Watcher", when(you.stun(), draw(1)))
    daze = spell_card("Daze", stun(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[daze], base=[watcher]), Seat(base=[watcher])]).start()
    do(game, "play Daze")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == (["Vanguard Sergeant"], [])


@pytest.mark.clause("CR 127", "CR 056")
def test_a_stolen_unit_dies_into_its_owners_trash():
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[TAKE, slay]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Take")
    settle(game)
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Slay", "Take"], ["Daring Poro"])


@pytest.mark.clause("A2", "CR 190.3")
def test_a_unit_stolen_at_a_battlefield_contests_it_for_its_new_controller():
    game = Position(
        seats=[Seat(hand=[TAKE]), Seat()], fields=[Field(controller=1, units={1: ["Daring Poro"]})], every_window=True
    ).start()
    do(game, "play Take", "pass", "pass")
    assert game.places[game.battlefields[0]].contested_by == 0
    assert game.arenas[0].showdown == game.battlefields[0]
    settle(game)
    assert at_field(game) == ["Daring Poro"]
    assert controller(game) == 0


@pytest.mark.clause("CR 124")
def test_a_keyword_given_for_good_is_gone_with_the_object():
    bless = spell_card("Bless", grant(a(unit), Tank, until=FOREVER))
    game = Position(
        seats=[Seat(hand=[bless, "Gust"], runes="Chaos 3"), Seat()],
        fields=[Field(controller=0, units={0: ["Daring Poro"]})],
    ).start()
    do(game, "play Bless")
    settle(game)
    assert keyword(game, "Daring Poro", "Tank") == 1
    do(game, "play Gust")
    settle(game)
    do(game, "play Daring Poro")
    assert keyword(game, "Daring Poro", "Tank") == 0
