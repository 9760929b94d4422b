"""A seat's own game: what is in its view, how it answers by it, and what of the seed it gets."""

from __future__ import annotations

import json
from random import Random

import pytest

from farfield.cards.language import Action, Assault, a, deal, draw, may, unit
from farfield.errors import IllegalAnswer
from farfield.games import Field, Piece, Position, Seat, start
from farfield.rules.game import Game
from farfield.rules.ids import SLOTS
from farfield.rules.knowing import visibility
from farfield.rules.knowing.visibility import NAMES_KEPT
from farfield.rules.terms import PICK, PLAY, PUT_BACK, Verb
from farfield.rules.view import CardView, DecisionView, SeatView
from farfield.rules.view.board import cards_of
from tests.insides import alias_of
from tests.scenarios.table import asked, do, settle, spell_card, unit_card

STUDY = spell_card("Study", draw(1))


def position() -> Game:
    return Position(
        seats=[
            Seat(hand=[STUDY, "Flash"], runes="Chaos 3", exhausted_runes="Chaos 1", trash=["Flash"], points=3, xp=2),
            Seat(hand=["Gust"], base=["Recruit"], rune_deck="Fury 4"),
        ],
        fields=[Field(controller=1, units={1: [Piece("Mega-Mech", damage=2, buffed=True)]}), Field()],
    ).start()


def test_a_view_tells_turn_sides_places_and_the_own_decision() -> None:
    game = position()
    seen = game.view(0)
    assert (seen.seat, seen.turn, seen.turn_seat, seen.plain()["phase"]) == (0, 5, 0, "main")
    me, other = seen.sides
    assert sorted(card.name for card in me.hand) == ["Flash", "Study"]
    assert (me.points, me.xp, me.hand_count, me.deck_count) == (3, 2, 2, 10)
    assert [rune.exhausted for rune in me.runes] == [False, False, False, True]
    assert (other.hand, other.hand_count, other.rune_deck_count) == ([], 1, 4)
    (mech,) = seen.places[game.battlefields[0]].units
    assert (mech.name, mech.damage, mech.buffs, mech.might, mech.controller) == ("Mega-Mech", 2, 1, 9, 1)
    (decision,) = seen.decisions
    assert decision.plain()["kind"] == "main"
    assert seen.waiting_for == [0]


def test_of_the_decisions_of_others_a_seat_learns_only_that_they_are_waited_for() -> None:
    seen = position().view(1)
    assert seen.decisions == []
    assert seen.waiting_for == [0]
    assert position().view(None).decisions == []


def test_a_view_becomes_json_and_has_only_plain_values() -> None:
    game = position()
    for seat in (0, 1, None):
        plain = game.view(seat).plain()
        assert json.loads(json.dumps(plain)) == plain


def test_derived_might_and_keywords_are_shown() -> None:
    brute = unit_card("Brute", Assault(2), might=3)
    game = Position(
        seats=[Seat(base=[brute]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "move Brute")
    settle_until_combat(game)
    arena = game.view(1).arenas[0]
    (attacker,) = [x for x in game.view(1).places[arena.showdown].units if x.controller == 0]
    assert (attacker.might, attacker.keywords, attacker.plain()["role"]) == (5, {"Assault": 2}, "attacker")
    assert (arena.state, arena.combat, arena.attacker, arena.defender, arena.focus) == ("showdown open", True, 0, 1, 0)


def settle_until_combat(game: Game) -> None:
    while not game.arenas[0].combat:
        decision = asked(game)
        game.choose(decision, decision.options[0])


def test_the_chain_shows_items_and_their_targets() -> None:
    bolt = spell_card("Bolt", Action, deal(2, a(unit)))
    game = Position(seats=[Seat(hand=[bolt]), Seat(base=["Mega-Mech", "Recruit"])], every_window=True).start()
    do(game, "play Bolt", "pick Mega-Mech")
    for seat in (0, 1, None):
        seen = game.view(seat)
        arena = seen.arenas[0]
        (item,) = arena.chain
        (mech,) = [x for x in seen.places[1].units if x.name == "Mega-Mech"]
        assert (item.name, item.seat, item.finalized, item.targets) == ("Bolt", 0, True, [[mech.id]])
        assert (arena.state, arena.priority, arena.passed) == ("neutral closed", 0, [])
    do(game, "pass")
    assert (game.view(0).arenas[0].priority, game.view(0).arenas[0].passed) == (1, [0])


def test_what_was_picked_already_is_told_to_the_one_who_picks() -> None:
    game = start(["Annie", "Garen"], seed=3)
    seat = asked(game).seat
    first = asked(game).options[0]
    game.choose(asked(game), first)
    (decision,) = game.view(seat).decisions
    assert [game.meant_by(seat, id) for id in decision.picked] == [first.a]
    assert decision.picked[0] not in [option.a for option in decision.options]


# --- names


def test_each_viewer_has_own_names_and_none_is_an_id_of_the_game() -> None:
    game = position()
    names: list[set[int]] = []
    for seat in (0, 1, None):
        seen = game.view(seat)
        names.append({card.id for place in seen.places for card in place.units})
    assert [len(x) for x in names] == [2, 2, 2]
    assert not names[0] & names[1] and not names[0] & names[2] and not names[1] & names[2]
    assert not any(game.find(id) for x in names for id in x)


def test_names_are_the_same_again_in_copies_and_imagined_games_and_after_loading() -> None:
    game = position()
    again = position()
    (mech,) = game.view(0).places[game.battlefields[0]].units
    for other in (game.copy(), game.imagine(0, 5), again):
        (same,) = other.view(0).places[game.battlefields[0]].units
        assert same.id == mech.id
    assert position().meant_by(0, mech.id) == game.meant_by(0, mech.id) != 0


def test_a_seat_can_only_mean_what_it_can_see() -> None:
    game = position()
    alias = alias_of(game, 0)
    theirs = alias.of(game.sides[1].hand[0])
    own_deck = alias.of(game.sides[0].deck[0])
    mine = alias.of(game.sides[0].hand[0])
    assert game.meant_by(0, theirs) == 0
    assert game.meant_by(0, own_deck) == 0
    assert game.meant_by(0, 12345) == 0
    assert game.meant_by(0, mine) == game.sides[0].hand[0]


def test_names_that_were_forgotten_are_made_again_the_same() -> None:
    game = position()
    alias = alias_of(game, 0)
    asked, (mech,) = game.view(0).decisions[0].id, game.view(0).places[game.battlefields[0]].units
    object = game.meant_by(0, mech.id)
    for number in range(2 * NAMES_KEPT):
        alias.of(object + number * SLOTS)
    assert len(alias.memo) <= NAMES_KEPT
    assert game.view(0).places[game.battlefields[0]].units[0].id == mech.id
    assert game.view(0).decisions[0].id == asked and game.meant_by(0, mech.id) == object


@pytest.mark.bulk  # the rules are compiled
@pytest.mark.parametrize("mode", ["duel", "lanes"])
def test_what_is_not_made_again_is_what_would_be_made(mode: str) -> None:
    """Also where games of one beginning go apart and share what their viewers were shown."""
    dice, kept = Random(7), 0
    games = [start(["Annie with gear", "Master Yi with gear"], seed=11, mode=mode)]
    for step in range(400):
        game = dice.choice(games)
        if game.over:
            break
        decision = dice.choice(game.decisions())
        game.choose(decision, dice.choice(decision.options))
        if step == 60:
            games.append(game.copy())
        for seat in (0, 1):
            alias = alias_of(game, seat)
            shown = game.view(seat)
            for x in cards_of(shown):
                now = x.plain(), x.keywords
                assert x.told in (None, now)  # what was made of it before still holds
                kept += x.told is not None
                x.told = now
            last, alias.shown = alias.shown, []
            assert game.view(seat).plain() == shown.plain()
            alias.shown = last
    assert kept > 5_000


def test_an_object_has_another_name_after_every_change_of_zone() -> None:
    game = position()
    (flash,) = game.view(0).sides[0].trash
    study = named(game.view(0).sides[0].hand, "Study")
    do(game, "play Study")
    settle(game)
    names = [card.id for card in game.view(0).sides[0].trash]
    assert flash.id in names
    assert len(names) == 2
    assert study.id not in names


def test_a_seat_answers_by_its_view() -> None:
    game = position()
    (decision,) = game.view(0).decisions
    study = named(game.view(0).sides[0].hand, "Study")
    question, option = game.find_answer(0, decision.id, PLAY, study.id)
    game.choose(question, option, 0)
    settle(game)
    assert [x.name for x in game.view(0).sides[0].trash] == ["Flash", "Study"]


def named(cards: list[CardView], name: str) -> CardView:
    (found,) = [card for card in cards if card.name == name]
    return found


@pytest.mark.parametrize(("verb", "what"), [(PICK, 0), (PUT_BACK, 7)])
def test_what_the_view_does_not_offer_is_refused(verb: Verb, what: int) -> None:
    game = position()
    (decision,) = game.view(0).decisions
    with pytest.raises(IllegalAnswer, match="not offered"):
        game.find_answer(0, decision.id, verb, what)
    with pytest.raises(IllegalAnswer, match="not open"):
        game.find_answer(1, decision.id, verb, what)


def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(IllegalAnswer, match="no player at seat 2"):
        position().view(2)


# --- the seed


def test_the_seed_is_a_secret_until_the_game_is_over() -> None:
    game = start(["Annie", "Garen"], seed=77)
    promise = game.seed_commitment()
    assert game.released_seed() is None
    assert start(["Annie", "Garen"], seed=77).seed_commitment() == promise
    assert start(["Annie", "Garen"], seed=78).seed_commitment() != promise
    game.concede(0)
    assert game.released_seed() == 77
    assert visibility.commitment(77) == promise


def test_where_all_share_a_screen_the_seed_is_no_secret() -> None:
    game = start(["Annie", "Garen"], seed=77)
    game.shared_screen = True
    assert game.released_seed() == 77


def test_asking_and_looking_changes_nothing() -> None:
    game = position()
    before = game.hash()
    for seat in (0, 1, None):
        game.view(seat).plain()
        game.events_for(seat)
        game.imagine(seat, 3)
    game.preview(asked(game), asked(game).options[0], 0)
    assert game.hash() == before


def test_one_decision_in_plain_words() -> None:
    game = Position(seats=[Seat(hand=[spell_card("Ask", may(draw(1)))]), Seat()]).start()
    do(game, "play Ask")
    seen: SeatView = game.view(0)
    decision: DecisionView = seen.decisions[0]
    plain = decision.plain()
    assert (plain["kind"], plain["clause"]) == ("may", "CR 383.3.a")
    assert plain["options"] == [["yes", 0, 0], ["no", 0, 0]]


def test_every_name_that_a_view_uses_means_its_object_and_nothing_else_has_one() -> None:
    game = Position(
        seats=[Seat(hand=["Gust", "Flash"], base=["Mech", "Recruit"], runes="Fury 3"), Seat(hand=["Stupefy"])],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    for seat in (0, 1, None):
        viewer = visibility.viewer_of(seat)
        seen = [card.id for card in game.objects() if visibility.knows(viewer, card)]
        names = [game.name_for(seat, id) for id in seen]
        assert [game.meant_by(seat, name) for name in names] == seen
        assert len(set(names)) == len(names) and 0 not in names
    [secret] = game.sides[1].hand
    assert (game.name_for(0, secret), game.name_for(1, secret) > 0, game.name_for(0, 10_000_000)) == (0, True, 0)


def test_marks_of_a_card_are_shown_only_where_there_are_any() -> None:
    marked = Piece("Mech", exhausted=True, damage=1, stunned=True, empowered=1, buffed=1, prevent=2)
    game = Position(seats=[Seat(base=[marked, "Recruit"]), Seat()]).start()
    shown = {card.name: card.plain() for card in game.view(0).places[0].units}
    marks = ("exhausted", "damage", "stunned", "empowered", "buffs", "prevent")
    assert [shown["Mech"].get(mark, 0) for mark in marks] == [True, 1, True, 1, 1, 2]
    assert [mark for mark in marks if shown["Recruit"].get(mark)] == []


def test_a_card_that_is_not_on_the_board_is_in_no_combat() -> None:
    game = Position(seats=[Seat(hand=["Gust"], trash=["Flash"], base=["Mech"]), Seat()]).start()
    view = game.view(0)
    assert [card.role for card in (*view.sides[0].hand, *view.sides[0].trash, *view.places[0].units)] == [0, 0, 0]
