"""What several arenas mean for chains and questions."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed, text
from farfield.cards.language import Action, Reaction, deal, draw, every, unit
from farfield.cards.language import a as one
from farfield.errors import IllegalAnswer
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS
from farfield.rules.game import Game, new_game
from farfield.rules.objects import tokens
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Decision, Option, State
from farfield.rules.terms import (
    BATTLEFIELD,
    DONE,
    END_TURN,
    LEGEND,
    PASS,
    PICK,
    PLAY,
    Q_MAIN,
    Q_MULLIGAN,
    Q_PRIORITY,
    Q_TARGET,
    SPELL,
)
from tests import forbidden
from tests.modes.two_arenas import RAIDERS, TwoArenas

ZAP = Printed("Zap", SPELL, abilities=text(Action, deal(1, one(unit))))
STORM = Printed("Storm", SPELL, abilities=text(Action, deal(1, every(unit))))
THINK = Printed("Think", SPELL, abilities=text(Reaction, draw(1)))
FIELD = Printed("Field", BATTLEFIELD)


class Quiet(TwoArenas):
    """One Brute of the NPC appears at the first battlefield of each arena, and nobody after that."""

    def raid(self, s: State) -> None:
        if s.turn == 1:
            for a in s.arenas:
                field = next(i for i in a.places if s.places[i].side < 0)
                tokens.create(s, a, self.npc_of(s, a.index), RAIDERS[3], field)


def table(*spells: Printed, seats: int = 2) -> Game:
    """Main Phase of the first turn."""
    main = [spells[i % len(spells)] for i in range(40)]
    brought = Loadout("test", Printed("Legend", LEGEND), None, main, [printed("Fury Rune")] * 12, [FIELD] * 3)
    asked = PREF_ASK_IN_WINDOWS | PREF_ASK_IN_MAIN
    game = new_game(Quiet(), [brought] * seats, 1, npcs=2, prefs=[asked] * seats)
    while any(d.kind == Q_MULLIGAN for d in game.decisions()):
        game.choose(next(d for d in game.decisions() if d.kind == Q_MULLIGAN), Option(DONE))
    settle(game)
    return game


def settle(game: Game) -> None:
    """Pass until the main questions of both arenas are open."""
    while any(d.kind != Q_MAIN for d in game.decisions()):
        decision = next(d for d in game.decisions() if d.kind != Q_MAIN)
        game.choose(decision, Option(PASS))


def asked_in(game: Game, arena: int) -> Decision | None:
    return game.arenas[arena].question


def play(game: Game, arena: int, name: str) -> None:
    decision = asked_in(game, arena)
    assert decision is not None
    hand = game.sides[decision.seat].hand
    card = next(id for id in hand if game.card(id).printed.name == name)
    game.choose(decision, Option(PLAY, card))


def brute(game: Game, arena: int) -> int:
    return next(c.id for c in game.objects() if c.printed is RAIDERS[3] and game.places[c.place].arena == arena)


def damage(game: Game, arena: int) -> int:
    return game.card(brute(game, arena)).damage


def test_both_seats_are_asked_at_the_same_time() -> None:
    game = table(ZAP)
    assert [(d.arena, d.seat, d.kind) for d in game.decisions()] == [(0, 0, Q_MAIN), (1, 1, Q_MAIN)]
    assert forbidden.broken(game) == []


def test_one_seat_may_be_asked_in_both_arenas() -> None:
    game = table(ZAP, seats=1)
    assert [(d.arena, d.seat) for d in game.decisions()] == [(0, 0), (1, 0)]


def test_chains_are_open_side_by_side() -> None:
    game = table(THINK)
    play(game, 0, "Think")
    play(game, 1, "Think")
    assert [len(a.chain) for a in game.arenas] == [1, 1]
    assert [d.kind for d in game.decisions()] == [Q_PRIORITY, Q_PRIORITY]
    settle(game)
    assert [len(a.chain) for a in game.arenas] == [0, 0]
    assert [len(side.hand) for side in game.sides[:2]] == [4 + 1, 4 + 1]


def test_a_text_without_a_choice_stays_in_its_arena() -> None:
    game = table(STORM)
    play(game, 0, "Storm")
    settle(game)
    assert (damage(game, 0), damage(game, 1)) == (1, 0)


def test_a_choice_may_reach_into_another_arena_and_closes_it() -> None:
    game = table(ZAP)
    other = asked_in(game, 1)
    assert other is not None
    play(game, 0, "Zap")
    target = asked_in(game, 0)
    assert target is not None
    assert target.kind == Q_TARGET
    game.choose(target, Option(PICK, brute(game, 1)))
    assert asked_in(game, 1) is None, "an item that touches the arena is on the chain"
    with pytest.raises(IllegalAnswer):
        game.choose(other, Option(END_TURN))
    settle(game)
    assert (damage(game, 0), damage(game, 1)) == (0, 1)
    assert asked_in(game, 1) is not None


def test_an_arena_with_a_chain_cannot_be_reached_into() -> None:
    game = table(ZAP, THINK)
    play(game, 1, "Think")
    play(game, 0, "Zap")
    assert (damage(game, 0), damage(game, 1)) == (0, 0)
    target = asked_in(game, 0)
    assert target is not None
    assert Option(PICK, brute(game, 1)) not in target.options


def test_targets_that_went_out_of_reach_are_taken_back() -> None:
    game = table(ZAP, THINK)
    play(game, 0, "Zap")
    target = asked_in(game, 0)
    assert target is not None
    assert Option(PICK, brute(game, 1)) in target.options
    play(game, 1, "Think")
    again = asked_in(game, 0)
    assert again is None or Option(PICK, brute(game, 1)) not in again.options
    with pytest.raises(IllegalAnswer):
        game.choose(target, Option(PICK, brute(game, 1)))


def test_who_is_in_the_middle_of_something_does_nothing_elsewhere() -> None:
    game = table(ZAP, seats=1)
    play(game, 0, "Zap")
    assert [d.arena for d in game.decisions()] == [0], "CR 303: one action at a time, and completely"
    settle_target = asked_in(game, 0)
    assert settle_target is not None
    game.choose(settle_target, settle_target.options[0])
    settle(game)
    assert [d.arena for d in game.decisions()] == [0, 1]


def test_a_question_that_nothing_changed_stays_open_under_its_number() -> None:
    game = table(THINK)
    before = asked_in(game, 1)
    play(game, 0, "Think")
    settle(game)
    assert asked_in(game, 1) is before
