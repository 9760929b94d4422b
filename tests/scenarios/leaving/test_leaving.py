"""Conceding, losing, and what becomes of the game without a player (CR 195, 649-652)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deathknell,
    I,
    Reaction,
    a,
    deal,
    draw,
    each_player,
    gain_xp,
    later,
    lose_the_game,
    may,
    move_to_base,
    player,
    unit,
    when,
    win_the_game,
    you,
)
from farfield.errors import FarfieldError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.verbs import GainControl
from farfield.rules.game import new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.terms import E_TURN_END, FOREVER
from tests.scenarios.table import (
    asked,
    at_field,
    banished,
    base,
    chain,
    controller,
    do,
    gear_card,
    hand,
    happened,
    offered,
    phase,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)
from tests.wild_deck import wild

EAST = plain_field("East")
WEST = plain_field("West")
NORTH = plain_field("North", when(you.hold_here, draw(1)))
SCOUT = unit_card("Scout")


@pytest.mark.clause("CR 651", "core 22.14", "CR 649", "CR 195", "core 22.6")
def test_when_one_of_two_players_concedes_the_other_wins_at_once() -> None:
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST)]).start()
    game.concede(1)
    assert game.over
    assert game.winners == [0]
    assert game.decisions() == []


@pytest.mark.clause("CR 651")
def test_a_player_may_concede_when_somebody_else_is_asked() -> None:
    game = Position(seats=[Seat(), Seat(), Seat()], fields=[Field(EAST)]).start()
    assert seat_asked(game) == 0
    game.concede(2)
    assert not game.over
    assert seat_asked(game) == 0
    game.concede(1)
    assert game.winners == [0]


@pytest.mark.clause("CR 651")
def test_who_has_left_cannot_concede_again() -> None:
    game = Position(seats=[Seat(), Seat(), Seat()], fields=[Field(EAST)]).start()
    game.concede(2)
    with pytest.raises(FarfieldError):
        game.concede(2)


@pytest.mark.clause("core 22.14", "CR 651")
def test_teammates_of_a_conceder_lose_too() -> None:
    game = Position(seats=[Seat(), Seat(), Seat(), Seat()], fields=[Field(EAST)], teams=[0, 1, 0, 1]).start()
    game.concede(2)
    assert game.winners == [1, 3]


@pytest.mark.clause("CR 652", "core 22.15")
def test_everything_they_control_or_own_is_banished_and_their_cards_are_gone() -> None:
    """Seat 2 leaves: their unit, gear, runes and facedown card go, also the unit that seat 0 stole from them."""
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy.named("Stolen")), until=FOREVER))
    game = Position(
        seats=[
            Seat(hand=[steal], base=[SCOUT]),
            Seat(),
            Seat(
                hand=["Gust"],
                base=[unit_card("Stolen"), unit_card("Kept"), gear_card("Lamp")],
                runes="Fury 2",
                trash=["Gust"],
                legend="Dark Child",
            ),
        ],
        fields=[
            Field(EAST, controller=2, units={2: [unit_card("Guard")]}, facedown={2: "Gust"}),
            Field(WEST),
        ],
    ).start()
    do(game, "play Steal")
    settle(game)
    assert "Stolen" in base(game, 0)
    game.concede(2)
    assert base(game, 0) == ["Scout"]
    assert base(game, 2) == []
    assert at_field(game, 0) == []
    assert runes(game, 2) == (0, 0)
    side = game.sides[2]
    assert (side.hand, side.deck, side.trash, side.banished, side.legends) == ([], [], [], [], [])
    assert game.places[game.battlefields[0]].facedown == []
    assert controller(game, 0) is None
    assert sorted(happened(game, "banished")) == [
        "banished Fury Rune",
        "banished Fury Rune",
        "banished Guard",
        "banished Gust",
        "banished Kept",
        "banished Lamp",
        "banished Stolen",
    ]


@pytest.mark.clause("CR 652", "CR 428")
def test_banishing_is_no_death() -> None:
    mourner = unit_card("Mourner", when(I.die, draw(1)))
    cursed = unit_card("Cursed", Deathknell(draw(1)))
    game = Position(seats=[Seat(base=[mourner]), Seat(), Seat(base=[cursed])], fields=[Field(EAST)]).start()
    game.concede(2)
    assert happened(game, "dies", "triggers") == []


@pytest.mark.clause("CR 652", "core 22.15")
def test_a_unit_they_stole_is_banished_to_its_owner() -> None:
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy), until=FOREVER))
    game = Position(seats=[Seat(hand=[steal]), Seat(base=[unit_card("Stolen")]), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Steal")
    assert base(game, 0) == ["Stolen"]
    game.concede(0)
    assert banished(game, 1) == ["Stolen"]


@pytest.mark.clause("CR 652", "core 22.15")
def test_equipment_of_others_comes_off_their_units_and_stays() -> None:
    sword = gear_card("Sword", tags=("Equipment",), might_bonus=2)
    swap = spell_card("Swap", Action, GainControl(a(unit.enemy.named("Bearer")), until=FOREVER))
    game = Position(
        seats=[Seat(hand=[swap]), Seat(base=[Piece(unit_card("Bearer"), attached=[sword])]), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "play Swap")
    assert base(game, 0) == ["Bearer", "Sword"]
    game.concede(0)
    assert base(game, 1) == ["Sword"]
    assert piece(game, "Sword").attached_to == 0


@pytest.mark.clause("CR 652", "core 22.15")
def test_their_battlefield_becomes_a_blank_token_and_what_is_there_stays() -> None:
    game = Position(
        seats=[Seat(), Seat(), Seat()],
        fields=[
            Field(EAST),
            Field(NORTH, controller=0, units={0: [SCOUT]}, facedown={0: "Gust"}, owner=2),
        ],
    ).start()
    game.concede(2)
    place = game.places[game.battlefields[1]]
    face = game.card(place.card).printed
    assert (face.name, face.token, face.abilities) == ("Battlefield", True, ())
    assert at_field(game, 1) == ["Scout"]
    assert len(place.facedown) == 1
    assert controller(game, 1) == 0
    do(game, "end")
    assert seat_asked(game) == 1
    do(game, "end")
    assert points(game) == [1, 0, 0]  # held as before
    assert len(hand(game, 0)) == 1  # only the turn's draw: North's ability is gone


@pytest.mark.clause("CR 652", "core 22.15")
def test_their_items_on_the_chain_are_countered() -> None:
    bolt = spell_card("Bolt", Reaction, deal(2, a(unit.named("Scout"))))
    study = spell_card("Study", Action, draw(1))
    game = Position(
        seats=[Seat(hand=[study], base=[SCOUT]), Seat(), Seat(hand=[bolt])], fields=[Field(EAST)], every_window=True
    ).start()
    do(game, "play Study", "pass", "pass", "play Bolt")
    assert chain(game) == ["Study", "Bolt"]
    game.concede(2)
    assert chain(game) == ["Study"]
    assert (question(game), seat_asked(game)) == ("priority", 0)
    settle(game)
    assert base(game, 0) == ["Scout"]
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 652", "core 22.15")
def test_a_play_of_theirs_in_progress_ends() -> None:
    bolt = spell_card("Bolt", deal(2, a(unit)))
    game = Position(
        seats=[Seat(hand=[bolt], base=[unit_card("Own")]), Seat(base=[SCOUT]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "play Bolt")
    assert question(game) == "target"
    game.concede(0)
    assert chain(game) == []
    assert base(game, 1) == ["Scout"]
    assert seat_asked(game) == 1
    assert phase(game) == "main"  # the next player's turn


@pytest.mark.clause("CR 652", "core 22.15")
def test_the_turn_goes_to_the_next_player() -> None:
    game = Position(seats=[Seat(), Seat(), Seat()], fields=[Field(EAST)], active=1).start()
    assert game.turn_seat == 1
    game.concede(1)
    assert (game.turn_seat, seat_asked(game), question(game)) == (2, 2, "main")
    do(game, "end")
    assert seat_asked(game) == 0
    do(game, "end")
    assert seat_asked(game) == 2  # seat 1 is never asked again


@pytest.mark.clause("CR 652", "core 22.15", "CR 347.2")
def test_focus_passes_on_and_who_has_passed_is_counted_anew() -> None:
    study = spell_card("Study", Action, draw(1))
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(), Seat(hand=[study])], fields=[Field(EAST), Field(WEST)], every_window=True
    ).start()
    do(game, "move Scout", "at East", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    game.concede(1)
    assert (question(game), seat_asked(game)) == ("focus", 2)
    do(game, "pass")
    assert controller(game, 0) == 0  # seats 0 and 2 have passed: that is everybody


@pytest.mark.clause("CR 652", "core 22.15")
def test_a_pass_of_the_player_who_left_no_longer_counts() -> None:
    """Seat 0 passed, then seat 1 is asked and seat 0 concedes: seat 1 and seat 2 must still both pass."""
    game = Position(
        seats=[Seat(), Seat(), Seat(base=[unit_card("Guest")])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Wall")], 0: [SCOUT]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    game.concede(0)
    assert (question(game), seat_asked(game)) == ("focus", 1)
    assert at_field(game) == ["Wall"]
    do(game, "pass")
    assert (question(game), seat_asked(game)) == ("focus", 2)
    do(game, "pass")
    assert controller(game) == 1
    assert happened(game, "conquers") == []
    assert points(game) == [0, 1, 0]  # seat 1's turn has come, and it held


@pytest.mark.clause("CR 652", "CR 465")
def test_a_combat_whose_attacker_leaves_while_assigning_goes_on_to_its_resolution() -> None:
    game = Position(
        seats=[Seat(), Seat(), Seat()],
        fields=[
            Field(
                EAST, controller=1, units={1: [unit_card("Wall"), unit_card("Guard")], 0: [unit_card("Big", might=3)]}
            ),
            Field(WEST),
        ],
    ).start()
    assert question(game) == "assign"
    game.concede(0)
    assert at_field(game) == ["Guard", "Wall"]
    assert controller(game) == 1
    assert happened(game, "dealt") == []
    assert seat_asked(game) == 1


@pytest.mark.clause("CR 195", "core 22.6")
def test_an_effect_may_make_you_win() -> None:
    triumph = spell_card("Triumph", win_the_game())
    game = Position(seats=[Seat(hand=[triumph]), Seat(points=7), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Triumph")
    assert game.winners == [0]


@pytest.mark.clause("CR 195", "core 22.6")
def test_an_effect_that_makes_a_player_lose_removes_them() -> None:
    doom = spell_card("Doom", lose_the_game(a(player.enemy)), draw(1))
    game = Position(
        seats=[Seat(hand=[doom]), Seat(base=[SCOUT]), Seat(base=[unit_card("Third")])], fields=[Field(EAST)]
    ).start()
    do(game, "play Doom", "pick seat 1")
    assert not game.over
    assert base(game, 1) == []
    assert base(game, 2) == ["Third"]
    assert len(hand(game, 0)) == 1  # the rest of the spell went on
    assert trash(game, 0) == ["Doom"]
    do(game, "end")
    assert seat_asked(game) == 2


@pytest.mark.clause("CR 195")
def test_losing_by_ones_own_spell_ends_it_at_once() -> None:
    folly = spell_card("Folly", lose_the_game(), draw(1), move_to_base(a(unit)))
    game = Position(seats=[Seat(hand=[folly], base=[SCOUT]), Seat(), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Folly")
    assert not game.over
    assert happened(game, "draws", "moves") == ["draws Vanguard Sergeant"]  # seat 1's turn has begun
    assert asked(game).seat == 1
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 652", "CR 118")
def test_who_leaves_before_the_first_turn_is_passed_over() -> None:
    game = new_game(Duel(), [wild(seat) for seat in range(3)], 7)
    first = game.first_seat
    game.concede(first)
    while question(game) == "mulligan":
        do(game, "done")
    assert game.turn_seat == game.order[1]
    assert seat_asked(game) != first


@pytest.mark.clause("CR 652", "core 22.15", "CR 312")
def test_in_a_chain_the_pass_of_who_left_does_not_count() -> None:
    """Seat 0 and seat 1 have passed on seat 0's spell; seat 1 leaves while seat 2 is asked."""
    study = spell_card("Study", Action, draw(1))
    snap = spell_card("Snap", Reaction, draw(1))
    game = Position(
        seats=[Seat(hand=[study]), Seat(), Seat(hand=[snap])], fields=[Field(EAST)], every_window=True
    ).start()
    do(game, "play Study", "pass", "pass")
    assert (question(game), seat_asked(game)) == ("priority", 2)
    game.concede(1)
    assert (question(game), seat_asked(game)) == ("priority", 2)
    do(game, "play Snap")
    assert (question(game), seat_asked(game)) == ("priority", 2)  # the newest item is theirs
    do(game, "pass")
    assert seat_asked(game) == 0
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 2))) == (1, 1)


@pytest.mark.clause("CR 652", "CR 312")
def test_priority_they_held_goes_to_the_next_player() -> None:
    study = spell_card("Study", Action, draw(1))
    game = Position(seats=[Seat(hand=[study]), Seat(), Seat()], fields=[Field(EAST)], every_window=True).start()
    do(game, "play Study", "pass")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    game.concede(1)
    assert (question(game), seat_asked(game)) == ("priority", 2)
    do(game, "pass")
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 652")
def test_a_choice_that_another_text_wanted_of_them_is_made_the_least_way() -> None:
    """Seat 0's spell asks each player; seat 1 leaves instead of answering."""
    tithe = spell_card("Tithe", each_player(may(gain_xp(1))), draw(1))
    game = Position(seats=[Seat(hand=[tithe]), Seat(), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Tithe", "yes")
    assert (question(game), seat_asked(game)) == ("may", 1)
    game.concede(1)
    assert (question(game), seat_asked(game)) == ("may", 2)
    do(game, "yes")
    assert [side.xp for side in game.sides] == [1, 0, 1]
    assert len(hand(game, 0)) == 1


@pytest.mark.clause("CR 652", "CR 144")
def test_a_move_or_a_hiding_of_theirs_that_was_being_asked_for_does_not_happen() -> None:
    game = Position(
        seats=[Seat(base=[SCOUT, unit_card("Other")]), Seat(), Seat()], fields=[Field(EAST), Field(WEST)]
    ).start()
    do(game, "move Scout", "at East")
    assert question(game) == "move-more"
    game.concede(0)
    assert at_field(game) == []
    assert happened(game, "moves") == []
    assert seat_asked(game) == 1


@pytest.mark.clause("CR 652", "CR 389")
def test_what_they_left_for_later_is_gone() -> None:
    trap = spell_card("Trap", later(When(E_TURN_END), draw(1)), draw(1))
    game = Position(seats=[Seat(hand=[trap]), Seat(), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Trap")
    game.concede(0)
    assert game.lasting == []
    assert seat_asked(game) == 1


@pytest.mark.clause("CR 195", "core 22.6")
def test_the_last_player_left_wins_before_anything_else_of_the_text_happens() -> None:
    mutual = spell_card("Mutual", lose_the_game(a(player.enemy)), lose_the_game())
    game = Position(seats=[Seat(hand=[mutual]), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Mutual")
    assert game.winners == [0]


@pytest.mark.clause("CR 652", "CR 347.2")
def test_who_leaves_without_having_passed_takes_nobodys_pass_along() -> None:
    """Seat 0 has passed, seat 1 has focus, and seat 2 leaves before its turn to act comes: one more pass is enough."""
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(), Seat()], fields=[Field(EAST), Field(WEST)], every_window=True
    ).start()
    do(game, "move Scout", "at East", "pass")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    game.concede(2)
    assert (question(game), seat_asked(game)) == ("focus", 1)
    do(game, "pass")
    assert (question(game), seat_asked(game), points(game)[0]) == ("main", 0, 1)


@pytest.mark.clause("CR 652", "CR 315.1")
def test_of_a_turn_that_is_left_at_its_beginning_nothing_more_happens() -> None:
    """They leave while something of their Awaken Phase is asked: they channel and draw no more, the next one does."""
    waker = unit_card("Waker", when(I.am_readied, gain_xp(1), may=True))
    game = Position(
        seats=[Seat(base=[Piece(waker, exhausted=True)], rune_deck="Fury 4"), Seat(rune_deck="Fury 4"), Seat()],
        fields=[Field(EAST)],
        phase="awaken",
    ).start()
    assert (question(game), seat_asked(game)) == ("may", 0)
    game.concede(0)
    assert (question(game), seat_asked(game)) == ("main", 1)
    assert [e.args[0] for e in game.events() if e.kind in ("channels", "draws")] == [1, 1, 1]
