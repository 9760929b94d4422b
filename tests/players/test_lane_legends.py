"""The rule of thumb plays a lane sensibly, alone and as a teammate, and never keeps a table waiting."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, draw, unit
from farfield.games import start
from farfield.lab import lanes as lab
from farfield.players import answer_all, ask
from farfield.players.lane_value import LaneValue
from farfield.players.random_player import RandomPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.players.trying_out import worth_trying
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import lane_at_a_glance
from farfield.rules.terms import ANY_DOMAIN, END_TURN, FURY, LET_GO, MAIN, PUT_BACK, WAIT_FOR_ME
from tests.insides import make_known
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    holder,
    lanes,
    offers_in,
    open_questions,
    question_of,
    ready_runes,
)
from tests.scenarios.table import hand, spell_card, unit_card

GUARD = unit_card("Guard", might=6)
SCOUT = unit_card("Scout", might=2)
BOLT = spell_card("Bolt", Action, deal(4, a(unit)))


def play_turn(game: Game, seat: int = 0) -> None:
    """The program plays the Action Phase of a seat, up to the end of its turn."""
    player = RuleOfThumb(1)
    for _ in range(60):
        decision = question_of(game, seat)
        option = ask(player, game, decision)
        if option.verb == END_TURN:
            return
        game.choose(decision, option)
        if game.phase != MAIN:
            return
    raise AssertionError("a turn of sixty answers")


# --- a lane


def test_it_takes_an_empty_farfield_for_the_point_of_holding_it() -> None:
    game = lanes(Lane(mid=Spot(units=[GUARD]), runes="Fury 6"))
    play_turn(game)
    assert at(game, "far") == ["Guard"]


def test_it_stays_where_it_holds_the_farfield() -> None:
    game = lanes(Lane(far=Spot(units=[GUARD]), runes="Fury 6"))
    play_turn(game)
    assert at(game, "far") == ["Guard"]


def test_it_takes_the_nearfield_back_before_it_costs_a_point() -> None:
    game = lanes(Lane(base=[GUARD], near=Spot(thralls=[3])))
    play_turn(game)
    assert (at(game, "near"), holder(game, "near")) == (["Guard"], "player")


def test_it_attacks_with_as_many_as_it_takes() -> None:
    game = lanes(Lane(base=[SCOUT, SCOUT, SCOUT], near=Spot(thralls=[5])))
    play_turn(game)
    assert holder(game, "near") != "npc"


def test_it_does_not_attack_into_certain_death() -> None:
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[9, 9])))
    play_turn(game)
    assert at(game, "mid") == ["Thrall 9", "Thrall 9"]
    assert [*at(game, "base"), *at(game, "near")] == ["Guard"]


def test_it_moves_back_from_a_mightier_thrall() -> None:
    game = lanes(Lane(near=Spot(units=[SCOUT]), mid=Spot(thralls=[9])))
    play_turn(game)
    assert at(game, "base") == ["Scout"]


def test_it_moves_back_from_strikes() -> None:
    """The one that would attack is weaker than the Guard, but for its Strike; all together are too strong to attack."""
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[Thrall(5, strikes=1), 3, 2])))
    play_turn(game)
    assert at(game, "base") == ["Guard"]


def test_it_never_draws_more_than_its_deck_holds() -> None:
    """LL 3.2: that loses the game for all."""
    game = lanes(Lane(hand=[spell_card("Study", draw(2))], deck=["Vanguard Sergeant"]))
    play_turn(game)
    assert hand(game, 0) == ["Study"]


def test_it_plays_what_it_can_pay() -> None:
    game = lanes(Lane(hand=[unit_card("Footman", might=4, energy=3)], runes="Fury 3"))
    play_turn(game)
    assert at(game, "base") == ["Footman"]


def test_it_knows_that_what_lies_at_the_bottom_comes_as_a_thrall() -> None:
    def worth(bottom: int) -> float:
        game = lanes(Lane(near=Spot(units=[GUARD]), deals=[unit_card("Bottom", might=bottom, energy=bottom)]))
        make_known(game, game.sides[0].deck[0])  # as after recycling it
        lane = lane_at_a_glance.of(game, 0, 0)
        assert len(lane.known) == 1
        return LaneValue(game, 0, 0).points(lane, False)

    assert worth(1) > worth(9)


# --- before and between


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_it_puts_back_nothing_dear(seed: int) -> None:
    """What is put back lies at the bottom: the NPC is dealt it first."""
    game = start(["Garen with gear"], seed, mode="lanes")
    decision = game.decisions()[0]
    option = ask(RuleOfThumb(1), game, decision)
    assert option.verb != PUT_BACK or game.energy_cost(option.a) <= 2


def test_it_pays_the_enthrall_cost_with_the_rune_of_which_it_has_the_most() -> None:
    dealt = unit_card("Costly", might=1, energy=1, power=(ANY_DOMAIN,))
    game = lanes(Lane(runes="Fury 1, Calm 3", deals=[dealt]), phase="enthralled")
    assert open_questions(game) == [(0, "pay")]
    answer_all(game, [RuleOfThumb(1)], most=1)
    assert ready_runes(game) == ["Calm Rune", "Calm Rune", "Fury Rune"]


@pytest.mark.parametrize("runes", ["Calm 6", "Calm 3, Mind 3"], ids=["one way to pay", "several"])
def test_the_owner_lets_the_one_pay_who_needs_the_fewest_runes(runes: str) -> None:
    dealt = unit_card("Costly", might=1, energy=1, power=(FURY,))
    others = Lane(runes=runes, deals=[SCOUT]), Lane(runes="Fury 2", deals=[SCOUT])
    game = lanes(Lane(deals=[dealt]), *others, phase="enthralled")
    decision = question_of(game, 0)
    game.choose(decision, ask(RuleOfThumb(1), game, decision))
    assert (len(ready_runes(game, 1)), len(ready_runes(game, 2))) == (6, 1)


# --- a teammate


def fight_with_help() -> Game:
    """The Scout of seat 0 attacks a Thrall it cannot beat; seat 1 holds a Bolt that kills it."""
    game = lanes(Lane(near=Spot(units=[SCOUT]), mid=Spot(thralls=[4])), Lane(hand=[BOLT]))
    act(game, 0, "move Scout", "at Mid")
    return game


def test_it_helps_where_that_wins_a_fight() -> None:
    game = fight_with_help()
    assert "play Bolt" in offers_in(game, 1, 0)
    answer_all(game, [None, RuleOfThumb(1)])
    assert hand(game, 1) == []
    assert at(game, "mid") == ["Scout"]


def test_it_lets_others_go_on_where_help_would_be_wasted() -> None:
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[1])), Lane(hand=[BOLT]))
    act(game, 0, "move Guard", "at Mid")
    answer_all(game, [None, RuleOfThumb(1)])
    assert hand(game, 1) == ["Bolt"]


def test_programs_do_not_wait_for_one_another() -> None:
    game = fight_with_help()
    answer_all(game, [RuleOfThumb(1), RuleOfThumb(2)], most=200)
    assert game.over or game.turn > 5


def test_it_does_not_go_on_over_a_person_who_asked_to_wait() -> None:
    game = lanes(Lane(near=Spot(units=[GUARD]), mid=Spot(thralls=[7])), Lane(hand=[BOLT]))
    act(game, 0, "move Guard", "at Mid")
    offer = next(x for x in game.offers(1) if x.arena == 0)
    game.choose(offer, next(o for o in offer.options if o.verb == WAIT_FOR_ME))
    players = [RuleOfThumb(1), None]
    assert answer_all(game, players) == 0
    assert open_questions(game)[0] == (0, "focus")
    offer = next(x for x in game.offers(1) if x.arena == 0)
    game.choose(offer, next(o for o in offer.options if o.verb == LET_GO))
    assert answer_all(game, players) > 0
    assert (0, "focus") not in open_questions(game)


@pytest.mark.parametrize(("seats", "person"), [(2, 0), (2, 1), (3, 1)])
def test_a_table_with_programs_and_a_person_never_gets_stuck(seats: int, person: int) -> None:
    game = start(["Lux with gear"] * seats, 5, mode="lanes", options="calm")
    players = [None if seat == person else RuleOfThumb(seat, budget=12) for seat in range(seats)]
    somebody = RandomPlayer(3)
    for _ in range(2_000):
        answer_all(game, players)
        if game.over:
            return
        open_ = game.decisions()
        assert open_ and {decision.seat for decision in open_} == {person}
        game.choose(open_[0], ask(somebody, game, open_[0]))
    raise AssertionError("the game does not end")


def test_what_it_does_does_not_depend_on_what_it_cannot_know() -> None:
    def chosen(hidden: str) -> object:
        game = lanes(
            Lane(base=[GUARD], near=Spot(units=[SCOUT]), mid=Spot(thralls=[4]), hand=["Incinerate"], runes="Fury 4"),
            Lane(hand=[hidden], runes="Chaos 4"),
        )
        return ask(RuleOfThumb(1), game, question_of(game, 0))

    assert chosen("Gust") == chosen("Mountain Drake")


def test_the_same_game_and_seed_give_the_same_answers() -> None:
    def answers() -> list[object]:
        game = start(["Annie with gear"], 3, mode="lanes")
        answer_all(game, [RuleOfThumb(7)], most=25)
        return [(answer.kind, answer.option) for answer in game.answers or []]

    assert answers() == answers()


# --- how good it is


@pytest.mark.once
@pytest.mark.parametrize("seats", [1, 2])
def test_it_scores_more_than_a_random_player(seats: int) -> None:
    """Games won need more games than a test has time for: `python -m farfield.lab.lanes` plays them."""
    wanted = lab.cells(["Annie with gear"], ["calm"], [seats])
    results = dict(lab.measure(wanted, 5))
    ours, theirs = (results[cell] for cell in wanted)
    assert ours.score().low > theirs.score().high


def test_in_a_strict_window_it_tries_the_targets_of_that_lane() -> None:
    """A spell may choose in any lane then; those of the lane that asks are weighed, if there are any."""
    fought = Lane(hand=[BOLT], deals=[MOVES], deck=[], far=Spot(units=[GUARD]), at_npc=[4])
    game = lanes(fought, Lane(deck=[], far=Spot(thralls=[5])), phase="enthralled")
    act(game, 0, "play Bolt")
    decision = question_of(game, 0)
    arenas = {option: game.places[game.card(option.thing).place].arena for option in decision.options}
    assert set(arenas.values()) == {0, 1}
    assert {arenas[option] for option in worth_trying(game, decision, 4)} == {0}
