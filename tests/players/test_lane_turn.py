"""How hard and expert look in a lane: the mulligan, what lies ahead of a question, and which ends are given up."""

from __future__ import annotations

from random import Random

import pytest

from farfield.cards.language import Action, a, deal, unit
from farfield.games import start
from farfield.players import ask
from farfield.players.lane_sense import LaneSense
from farfield.players.lane_turn import LaneEffort, LaneTurn
from farfield.players.levels import EXPERT_LANES, HARD_LANES
from farfield.players.mulligan import put_back
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.search import Search
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.terms import MAIN, PUT_BACK, Q_MAIN
from tests.scenarios.lane_legends.lane_table import MOVES, Lane, Spot, lanes, question_of
from tests.scenarios.table import spell_card, unit_card

GUARD = unit_card("Guard", might=6)
SCOUT = unit_card("Scout", might=2)
BOLT = spell_card("Bolt", Action, deal(4, a(unit)))


def turn_of(game: Game, effort: LaneEffort) -> LaneTurn:
    player = RuleOfThumb(1)
    seen = player.imagined(Sight(game, 0), 1)
    return LaneTurn(player, LaneSense(seen, 0), Random(1), effort, player.otherwise, lambda: False)


# --- the mulligan


def test_every_mulligan_is_tried_out_once() -> None:
    """Four cards, none of them twice: nothing, four times one and six times two."""
    for seed in range(1, 60):
        game = start(["Garen with gear"], seed, mode="lanes")
        now = game.decisions()[0]
        names = [game.card(option.thing).printed.name for option in now.options if option.verb == PUT_BACK]
        if len(set(names)) == 4:
            break
    ways = [frozenset(s.option.thing for s in steps if s.option.verb == PUT_BACK) for steps in put_back(game, now, [])]
    assert sorted(map(len, ways)) == [0] + [1] * 4 + [2] * 6
    assert len(set(ways)) == 11


def test_expert_puts_back_by_what_comes_of_it() -> None:
    """The rule puts back next to nothing; who tries it out, two cards now and then, and answers with what it tried."""
    found = set()
    for seed in range(700, 712):
        game = start(["Master Yi with gear"], seed, mode="lanes", options="storm")
        player = Search(1, lane_effort=LaneEffort(mulligan=8))
        back = 0
        for _ in range(2):
            decision = game.decisions()[0]
            option = ask(player, game, decision)
            back += option.verb == PUT_BACK
            if option.verb != PUT_BACK:
                break
            game.choose(decision, option)
        found.add(back)
    assert 2 in found and len(found) > 1


@pytest.mark.parametrize("effort", [HARD_LANES, EXPERT_LANES], ids=["hard", "expert"])
def test_the_mulligan_does_not_depend_on_what_lies_in_the_deck_in_what_order(effort: LaneEffort) -> None:
    def answer(exchanged: bool) -> object:
        game = start(["Annie with gear"], 701, mode="lanes", options="storm")
        if exchanged:
            deck = game.sides[0].deck
            deck[0], deck[-1] = deck[-1], deck[0]
        return ask(Search(1, lane_effort=effort), game, game.decisions()[0])

    assert answer(False) == answer(True)


# --- while the NPC acts


def test_in_the_enthralled_phase_a_ready_rune_counts_for_the_action_phase_to_come() -> None:
    game = lanes(Lane(hand=[GUARD, unit_card("Big", might=5, energy=5)], runes="Fury 5", deck=[SCOUT] * 6))
    between = lanes(
        Lane(hand=[BOLT], far=Spot(units=[GUARD]), at_npc=[4], deals=[MOVES], runes="Fury 5"), phase="enthralled"
    )
    assert between.phase != MAIN
    sense = LaneSense(between, 0)
    spent = game.copy()
    for id in spent.sides[0].runes:
        spent.card(id).exhausted = True
    assert question_of(game, 0).kind == Q_MAIN
    assert sense.worth(game) > sense.worth(spent)


# --- who is given up


def test_giving_up_the_worse_half_costs_fewer_games_and_changes_no_clear_answer() -> None:
    game = lanes(Lane(base=[GUARD, SCOUT], near=Spot(thralls=[3]), hand=[SCOUT], runes="Fury 4", deck=[SCOUT] * 8))
    played: list[int] = []

    def answer(halving: bool) -> object:
        turn = turn_of(game, LaneEffort(wide=4, top=8, deals=16, halving=halving))
        plain = turn.after_the_npc
        count = 0

        def counted(game: Game, seat: int, seed: int) -> float:
            nonlocal count
            count += 1
            return plain(game, seat, seed)

        turn.after_the_npc = counted  # type: ignore[method-assign]
        seen = turn.sense.root
        found = turn.best(seen, question_of(seen, 0))
        played.append(count)
        return found[0].option

    assert answer(True) == answer(False)
    assert played[0] < 0.7 * played[1]
