"""Tasks, pending and finalized items, and who has priority (CR 328-340)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deathknell,
    Reaction,
    a,
    ability_on_chain,
    cost,
    counter,
    deal,
    dies,
    draw,
    every,
    give,
    it,
    kill,
    spell,
    unit,
    use,
    when,
    you,
)
from farfield.games import Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.terms import E_CHOSEN, REACTION
from tests.scenarios.table import (
    base,
    chain,
    do,
    hand,
    might,
    offered,
    piece,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

PLAIN = unit_card("Plain", might=3)
SHOCK = spell_card("Shock", Reaction, deal(1, a(unit)))
RALLY = spell_card("Rally", Reaction, give(every(unit.friendly), 1))
STUDY = spell_card("Study", Reaction, draw(1))


@pytest.mark.clause("CR 337.1.b", "CR 340.1", "CR 330.2", "CR 330", "CR 328")
def test_finalized_items_resolve_newest_first() -> None:
    game = Position(seats=[Seat(hand=[SHOCK], base=[Piece(PLAIN, damage=2)]), Seat(hand=[RALLY, STUDY])]).start()
    do(game, "play Shock")
    assert chain(game) == ["Shock"]
    assert seat_asked(game) == 1
    do(game, "play Study")  # while a chain exists, what is played is added to that chain
    assert chain(game) == ["Shock", "Study"]
    assert hand(game, 1) == ["Rally"]
    do(game, "pass")
    assert chain(game) == ["Shock"]  # Study, the newer one, resolved; nothing else did
    assert hand(game, 1) == ["Rally", "Vanguard Sergeant"]
    assert base(game, 0) == ["Plain"]
    do(game, "pass")
    assert base(game, 0) == []


@pytest.mark.clause("CR 337.1.b", "CR 383.3.d")
def test_pending_items_are_finalized_oldest_first() -> None:
    """Two triggers of one event: the one put first is finalized first, and so resolves last."""
    burner = unit_card("Burner", when(you.play(spell), deal(1, a(unit.enemy))))
    reader = unit_card("Reader", when(you.play(spell), draw(1)))
    game = Position(
        seats=[Seat(hand=[RALLY], base=[burner, reader]), Seat(base=[unit_card("Left"), unit_card("Right")])]
    ).start()
    do(game, "play Rally")
    assert question(game) == "order"
    assert offered(game) == ["pick Burner", "pick Reader"]
    do(game, "pick Burner")
    assert question(game) == "target"
    assert chain(game) == ["Burner?", "Reader?"]
    assert hand(game, 0) == []
    do(game, "pick Left")
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert piece(game, "Left").damage == 1


@pytest.mark.clause("CR 337.1.a")
def test_nobody_can_react_while_an_item_is_being_finalized() -> None:
    twice = spell_card("Twice", Action, deal(1, a(unit, "one")), deal(1, a(unit.other_than("one"))))
    game = Position(
        seats=[Seat(hand=[twice]), Seat(hand=[STUDY], base=[unit_card("Left"), unit_card("Right"), PLAIN])],
        every_window=True,
    ).start()
    do(game, "play Twice")
    assert (question(game), seat_asked(game)) == ("target", 0)
    do(game, "pick Left")
    assert (question(game), seat_asked(game)) == ("target", 0)
    do(game, "pick Right")
    assert (question(game), seat_asked(game)) == ("priority", 0)


@pytest.mark.clause("CR 338", "CR 339", "CR 340.4", "CR 340.2", "CR 312.2.c")
def test_priority_starts_with_the_controller_of_the_newest_item_and_all_must_pass_again() -> None:
    game = Position(
        seats=[Seat(hand=[STUDY, STUDY]), Seat(hand=[STUDY, STUDY])],
        every_window=True,
    ).start()
    do(game, "play Study")
    assert seat_asked(game) == 0
    do(game, "pass")
    assert seat_asked(game) == 1
    do(game, "play Study")
    assert seat_asked(game) == 1  # the controller of the newest item goes first
    do(game, "pass")
    assert seat_asked(game) == 0  # playing something made everybody's earlier pass void
    do(game, "pass")
    assert chain(game) == ["Study"]
    assert (question(game), seat_asked(game)) == ("priority", 0)  # the older item's controller, anew
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "pass")
    assert chain(game) == []
    assert question(game) == "main"


@pytest.mark.clause("A18", "CR 337.4", "CR 383.4.b")
def test_after_finalizing_priority_belongs_to_the_newest_item_whoever_acted() -> None:
    """An opponent's trigger stands above the spell that caused it: the opponent has priority first."""
    proud = unit_card("Proud", when(When(E_CHOSEN, me=True), draw(1)))
    game = Position(seats=[Seat(hand=[SHOCK]), Seat(base=[proud])], every_window=True).start()
    do(game, "play Shock")
    assert chain(game) == ["Shock", "Proud"]
    assert (question(game), seat_asked(game)) == ("priority", 1)


@pytest.mark.clause("CR 337.2", "core 12")
def test_units_gear_and_add_abilities_resolve_as_they_are_finalized() -> None:
    game = Position(seats=[Seat(hand=[PLAIN]), Seat(hand=[STUDY])], every_window=True).start()
    do(game, "play Plain")
    assert chain(game) == []
    assert base(game, 0) == ["Plain"]
    assert question(game) == "main"  # nobody had priority in between


@pytest.mark.clause("CR 332", "CR 334", "CR 334.1", "CR 334.2", "core 13.5", "core 12.2")
def test_a_whole_cleanup_is_done_before_the_deathknells_it_caused() -> None:
    """Both die in one cleanup; only then do their Deathknells go through the chain."""
    bomb = unit_card("Bomb", Deathknell(draw(1)), might=1)
    storm = spell_card("Storm", deal(1, every(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[storm]), Seat(base=[bomb, unit_card("Frail", might=1)])], every_window=True
    ).start()
    do(game, "play Storm", "pass", "pass")
    assert base(game, 1) == []
    assert trash(game, 1) == ["Bomb", "Frail"]
    assert chain(game) == ["Bomb"]  # finalized, not resolved: this can be reacted to
    assert hand(game, 1) == []
    settle(game)
    assert hand(game, 1) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 334.2.a", "CR 321", "CR 158.3", "core 12.7")
def test_a_cleanup_waits_until_the_resolution_that_called_for_it_is_over() -> None:
    """Damage first, then more Might: the unit is looked at only after both."""
    brace = spell_card("Brace", deal(2, a(unit.friendly, "it")), give(it("it"), 1))
    game = Position(seats=[Seat(hand=[brace], base=[unit_card("Tough", might=2)]), Seat()]).start()
    do(game, "play Brace")
    assert base(game, 0) == ["Tough"]
    assert (piece(game, "Tough").damage, might(game, "Tough")) == (2, 3)


@pytest.mark.clause("CR 383.3.d", "core 12.8", "A19")
def test_the_turn_players_triggers_go_first_then_the_others_in_turn_order() -> None:
    """Each player's are one block; the block of the turn player is finalized first and so resolves last."""
    mourner = unit_card("Mourner", when(dies(unit), draw(1)))
    watcher = unit_card("Watcher", when(dies(unit), draw(1)))
    game = Position(
        seats=[
            Seat(hand=[spell_card("Doom", kill(a(unit.named("Victim"))))], base=[mourner, unit_card("Victim")]),
            Seat(base=[watcher]),
        ],
        every_window=True,
    ).start()
    do(game, "play Doom", "pass", "pass")
    assert chain(game) == ["Mourner", "Watcher"]
    do(game, "pass", "pass")
    assert hand(game, 1) == ["Vanguard Sergeant"]
    assert hand(game, 0) == []


@pytest.mark.clause("A19", "CR 419.4.a", "CR 383.2.c", "core 17.10")
def test_what_a_spell_made_pending_comes_before_when_you_play_a_spell() -> None:
    scholar = unit_card("Scholar", when(you.play(spell), draw(1)))
    bomb = unit_card("Bomb", Deathknell(draw(1)))
    game = Position(
        seats=[Seat(hand=[spell_card("Doom", kill(a(unit.named("Bomb"))))], base=[scholar, bomb]), Seat()],
        every_window=True,
    ).start()
    do(game, "play Doom", "pass", "pass")
    assert chain(game) == ["Bomb", "Scholar"]


@pytest.mark.clause("CR 335", "CR 335.1")
def test_when_the_chain_is_empty_the_turn_player_acts_again() -> None:
    game = Position(seats=[Seat(hand=[STUDY, PLAIN]), Seat()]).start()
    do(game, "play Study")
    assert (question(game), seat_asked(game)) == ("main", 0)
    assert offered(game) == ["end", "play Plain"]


@pytest.mark.clause("CR 309.1.a", "CR 330.2")
def test_in_a_closed_state_only_reactions_can_be_played() -> None:
    action = spell_card("Slow", Action, draw(1))
    game = Position(
        seats=[Seat(hand=[STUDY]), Seat(hand=[STUDY, action, PLAIN])],
    ).start()
    do(game, "play Study")
    assert seat_asked(game) == 1
    assert offered(game) == ["pass", "play Study"]


@pytest.mark.clause("CR 328", "CR 425")
def test_abilities_are_items_of_the_chain_too() -> None:
    hush = spell_card("Hush", Reaction, counter(a(ability_on_chain)))
    sage = unit_card("Sage", use(cost(), draw(1), speed=REACTION, times=1))
    game = Position(seats=[Seat(base=[sage]), Seat(hand=[hush])]).start()
    do(game, "use Sage")
    assert chain(game) == ["Sage"]
    do(game, "play Hush")
    settle(game)
    assert hand(game, 0) == []
    assert chain(game) == []
