"""Easy, normal, hard and expert: legal answers, nothing but what the seat may know, and budgets that are kept."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

import farfield
from farfield.games import Field, Position, Seat
from farfield.players import Player, ask
from farfield.players.by_name import PROGRAMS, seated
from farfield.players.duel_sense import DuelSense
from farfield.players.duel_turn import Effort
from farfield.players.lane_sense import PLAIN, Aims, LaneSense
from farfield.players.levels import (
    EASY_AIMS,
    EASY_LANES,
    EXPERT,
    EXPERT_LANES,
    HARD,
    HARD_LANES,
    NORMAL_AIMS,
    NORMAL_LANES,
    SECONDS,
    SEVERAL,
)
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.search import Search
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.state import Option
from tests.scenarios.lane_legends.lane_table import Lane, Spot, lanes

LEVELS = ("easy", "normal", "hard", "expert")


def opening(game: Game, players: list[Player], answers: int) -> list[Option]:
    """The first so many answers that were no matter of course."""
    out: list[Option] = []
    while len(out) < answers and not game.over:
        decision = game.decisions()[0]
        option = ask(players[decision.seat], game, decision)
        assert option in decision.options
        out += [option] if len(decision.options) > 1 else []
        game.choose(decision, option)
    return out


@pytest.mark.parametrize("level", LEVELS)
def test_answers_are_legal_and_the_same_for_the_same_seed(level: str) -> None:
    def answers() -> list[Option]:
        return opening(farfield.start(["Annie", "Garen"], seed=4), [PROGRAMS[level](s) for s in (1, 2)], 10)

    assert answers() == answers()


@pytest.mark.parametrize("level", LEVELS)
def test_exchanged_hidden_cards_change_no_answer(level: str) -> None:
    def position(hidden: str, below: str) -> Game:
        return Position(
            seats=[
                Seat(base=["Vanguard Sergeant", "Petty Officer"], hand=["Incinerate"], runes="Fury 4"),
                Seat(hand=[hidden], runes="Chaos 4", deck=[below, "Daring Poro", "Daring Poro"]),
            ],
            fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
        ).start()

    def answer(game: Game) -> Option:
        return ask(PROGRAMS[level](1), game, game.decisions()[0])

    assert answer(position("Gust", "Mountain Drake")) == answer(position("Mountain Drake", "Gust"))


def test_without_time_it_still_answers() -> None:
    game = farfield.start(["Lux", "Master Yi"], seed=2)
    assert len(opening(game, [Search(1, EXPERT, seconds=1e-9), Search(2, EXPERT, seconds=1e-9)], 20)) == 20


def crowded() -> Game:
    crowd = ["Vanguard Sergeant", "Petty Officer", "Daring Poro", "Mega-Mech", "First Mate", "Crackshot Corsair"]
    spells = ["Incinerate", "Disintegrate", "Cleave", "Falling Star", "Void Seeker", "Hextech Ray"]
    return Position(
        seats=[
            Seat(base=crowd, hand=[*spells, "Legion Rearguard"], runes="Fury 8, Order 4"),
            Seat(base=crowd, hand=["Gust", "Discipline"], runes="Chaos 4, Calm 4", deck=["Daring Poro"] * 20),
        ],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Daring Poro", "Mega-Mech"]}),
            Field("Startipped Peak", controller=0, units={0: ["Daring Poro", "Petty Officer"]}),
        ],
    ).start()


def in_time(level: str) -> Player:
    player = PROGRAMS[level](1)
    if isinstance(player, Search):
        player.seconds = 0.2
    return player


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_on_a_crowded_board_it_stops_when_its_time_is_over(level: str) -> None:
    game, player = crowded(), in_time(level)
    began = time.process_time()
    ask(player, game, game.decisions()[0])
    assert time.process_time() - began < 0.2 + 0.5


TABLES = 4


def think_on_one_core(level: str) -> float:
    """How long it takes by the clock on the wall, beside others on the same core."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    game, player = crowded(), in_time(level)
    began = time.monotonic()
    ask(player, game, game.decisions()[0])
    return time.monotonic() - began


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="a process cannot be kept to one core here")
@pytest.mark.parametrize("level", LEVELS)
def test_many_tables_on_one_core_think_no_longer_than_they_may(level: str) -> None:
    """It is the clock on the wall that counts: whoever gets less of a core looks less far, and nobody waits longer."""
    with ProcessPoolExecutor(TABLES, mp_context=multiprocessing.get_context("spawn")) as pool:
        took = list(pool.map(think_on_one_core, [level] * TABLES))
    assert max(took) < 0.2 + 2.0


def test_only_at_a_table_there_is_a_clock() -> None:
    for level in ("hard", "expert"):
        waited_for, measured = seated(level, 1), PROGRAMS[level](1)
        assert isinstance(waited_for, Search) and isinstance(measured, Search)
        assert (waited_for.seconds, measured.seconds) == (SECONDS[level], 0)
    assert isinstance(seated("rule-of-thumb", 1), RuleOfThumb)


def test_expert_looks_further_than_hard() -> None:
    assert EXPERT.worlds * EXPERT.replies > HARD.worlds * HARD.replies
    assert (EXPERT.long, EXPERT.wide, EXPERT.kept, EXPERT.careful) > (HARD.long, HARD.wide, HARD.kept, HARD.careful)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_among_several_exchanged_hidden_cards_change_no_answer_either(level: str) -> None:
    def answer(one: str, other: str) -> Option:
        game = Position(
            mode=Skirmish(),
            seats=[
                Seat(base=["Vanguard Sergeant", "Petty Officer"], hand=["Incinerate"], runes="Fury 4"),
                Seat(hand=[one], runes="Chaos 4", deck=["Daring Poro", "Daring Poro"]),
                Seat(hand=[other], runes="Chaos 4", deck=["Daring Poro", "Daring Poro"]),
            ],
            fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
        ).start()
        player = PROGRAMS[level](1)
        assert isinstance(player, Search) and player.several == SEVERAL
        return ask(player, game, game.decisions()[0])

    assert answer("Gust", "Mountain Drake") == answer("Mountain Drake", "Gust")


@pytest.mark.parametrize("mode", ["skirmish", "2v2"])
def test_who_looks_further_among_several_answers_alike_for_the_same_seed(mode: str) -> None:
    def answers() -> list[Option]:
        game = farfield.start(["Annie", "Garen", "Lux", "Master Yi"][: 3 if mode == "skirmish" else 4], 3, mode=mode)
        return opening(game, [Search(s, several=Effort(worlds=1)) for s in range(len(game.sides))], 14)

    assert answers() == answers()


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_in_a_lane_they_look_wider(level: str) -> None:
    player, plain = PROGRAMS[level](1), RuleOfThumb(1)
    assert isinstance(player, Search)
    assert player.lane_effort.wide > plain.lane_effort.wide and player.lane_effort.deals > plain.lane_effort.deals

    def answers() -> list[Option]:
        return opening(farfield.start(["Garen"], seed=4, mode="lanes"), [PROGRAMS[level](1)], 8)

    assert answers() == answers()


def test_without_time_it_still_answers_in_a_lane() -> None:
    game = farfield.start(["Lux"], seed=2, mode="lanes")
    assert len(opening(game, [Search(1, EXPERT, 1e-9, EXPERT_LANES)], 12)) == 12


def test_kinder_levels_care_less_for_what_others_have() -> None:
    seats = [Seat(base=["Vanguard Sergeant"]), Seat(base=["Mountain Drake"])]
    game = Position(seats=seats).start()
    values = [DuelSense(0, spite).worth(game) for spite in (0.3, 0.8, 1.0)]
    assert values == sorted(values, reverse=True) and len(set(values)) == 3
    even = Position(seats=[Seat(base=["Vanguard Sergeant"])] * 2).start()
    assert DuelSense(0).worth(even) == pytest.approx(0)


def test_in_a_lane_each_level_looks_further_than_the_one_below() -> None:
    efforts = [EASY_LANES, NORMAL_LANES, HARD_LANES, EXPERT_LANES]
    for less, more in itertools.pairwise(efforts):
        assert less.long <= more.long and less.wide <= more.wide and less.top < more.top
    for level, effort, aims in (("easy", EASY_LANES, EASY_AIMS), ("normal", NORMAL_LANES, NORMAL_AIMS)):
        player = PROGRAMS[level](1)
        assert isinstance(player, RuleOfThumb) and (player.lane_effort, player.aims) == (effort, aims)
    assert EASY_AIMS.care > NORMAL_AIMS.care > PLAIN.care and EASY_AIMS.building > NORMAL_AIMS.building > 0


def test_who_builds_counts_an_army_beside_points() -> None:
    game = lanes(Lane(base=["Vanguard Sergeant"], deck=["Daring Poro"] * 8))
    plain, builds = LaneSense(game, 0), LaneSense(game, 0, Aims(building=0.5))
    army = game.might(game.places[game.sides[0].base].units[0])
    assert builds.lane_worth(game, 0, True) == pytest.approx(plain.lane_worth(game, 0, True) + 0.5 * army)


def test_who_cares_counts_what_becomes_of_a_teammates_lane_more() -> None:
    game = lanes(Lane(deck=["Daring Poro"] * 8), Lane(near=Spot(thralls=[5]), deck=["Daring Poro"] * 8))
    plain, cares = LaneSense(game, 0), LaneSense(game, 0, Aims(care=2.0))
    game = lanes(Lane(deck=["Daring Poro"] * 8), Lane(near=Spot(thralls=[1]), deck=["Daring Poro"] * 8))
    plain.versions[1] = cares.versions[1] = -1  # as if somebody had done something there
    before = game.sides[0].points
    gain = plain.worth(game) - before
    assert gain > 0
    assert cares.worth(game) - before == pytest.approx(2 * gain)
