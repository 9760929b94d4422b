"""In games as they are played, every program answers legally, and as it would if all it cannot see were otherwise."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from farfield import players
from farfield.games import start
from farfield.lab.ladder import SEATS
from farfield.lab.playing import MOST_ANSWERS, seated
from farfield.lab.random_decks import allowed
from farfield.players import Player, answer_all, answer_one, ask
from farfield.players.by_name import PROGRAMS
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option

MODES = ("duel", "skirmish", "2v2", "lanes")
QUICK = ("easy", "normal", "rule-of-thumb", "thumb-1", "thumb-1.1", "random")
SLOW = ("hard", "expert")


class Watched:
    """A player whose answers are looked at: now and then it is asked again in a game that differs where it cannot
    see."""

    def __init__(self, game: Game, name: str, seed: int, every: int) -> None:
        self.game = game
        self.name, self.seed, self.every = name, seed, every
        self.player: Player = PROGRAMS[name](seed)
        self.answers = self.asked_again = 0

    def choose(self, sight: Sight, decision: Decision) -> Option:
        option = self.player.choose(sight, decision)
        assert option in decision.options
        if len(decision.options) > 1:
            self.answers += 1
            if self.answers % self.every == 0:
                self.again(decision)
        return option

    def again(self, decision: Decision) -> None:
        """Two that begin here, for who has a plan does not think again."""
        found: list[Option] = []
        for world in (self.game, self.game.imagine(decision.seat, self.answers)):
            question = world.find_decision(decision.id)
            assert question is not None and question.options == decision.options
            found.append(ask(PROGRAMS[self.name](self.seed), world, question))
        assert found[0] == found[1], (self.name, decision)
        self.asked_again += 1


def table(mode: str, seed: int) -> Game:
    if mode == "lanes":
        decks = allowed("lanes").table(seed, 2)
        return start(decks, seed, mode="lanes", options=("calm", "standard", "storm", "nightmare")[seed % 4])
    return start(allowed(mode).table(seed, SEATS[mode]), seed, mode=mode, record=False)


def watch(mode: str, name: str, seed: int, every: int, most: int = MOST_ANSWERS) -> tuple[Game, int]:
    game = table(mode, seed)
    players = [Watched(game, name, seed + seat, every) for seat in range(game.players)]
    waiting: set[int] = set()
    for _ in range(most):
        if game.over or not answer_one(game, players, waiting):
            break
    return game, sum(player.asked_again for player in players)


class Peeks:
    """Answers by what the others hold, which is to be had only by what is nobody's business."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, sight: Sight, decision: Decision) -> Option:
        game = sight._game
        others = [side for side in game.sides if side.index != decision.seat]
        held = "".join(game.card(id).printed.name for side in others for id in side.hand)
        return decision.options[len(held) % len(decision.options)]


def test_who_looks_into_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PROGRAMS, "peeks", Peeks)
    with pytest.raises(AssertionError, match="peeks"):
        watch("duel", "peeks", 7, 1, most=60)


def test_no_player_knows_how_to_peek() -> None:
    """What is given to a player tells the same of every game that its seat cannot tell apart, and no player goes past
    it: only `sight` itself names the game that it looks at."""
    folder = Path(players.__file__).parent
    own = {path.name for path in folder.rglob("*.py") if "._game" in path.read_text(encoding="utf-8")}
    assert own == {"sight.py"}
    game = table("duel", 7)
    answer_all(game, seated(["easy", "easy"], 7), most=40)
    for seat in (0, 1):
        one, other = Sight(game, seat), Sight(game.imagine(seat, 5), seat)
        assert str(one.view()) == str(other.view())
        assert (one.steps, one.turn, one.sides, one.mode) == (other.steps, other.turn, other.sides, other.mode)
        assert one.imagine(9).hash() == other.imagine(9).hash() != game.hash()
        assert one.known().hash() == other.known().hash()


@pytest.mark.once
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", QUICK)
def test_what_it_cannot_see_changes_no_answer(name: str, mode: str) -> None:
    assert watch(mode, name, 7, 12, most=60)[1] > 0


@pytest.mark.once
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", SLOW)
def test_what_it_cannot_see_changes_no_answer_of_those_that_look_far(name: str, mode: str) -> None:
    game = table(mode, 7)
    dice = Random(7)
    eager = seated(["easy"] * game.players, 7)
    waiting: set[int] = set()
    again = 0
    for number in range(60):
        decision = dice.choice(game.decisions())
        if number % 12 == 11 and len(decision.options) > 1:
            Watched(game, name, 1, 1).again(decision)
            again += 1
        if not answer_one(game, eager, waiting):
            break
    assert again > 1


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("first", range(0, 100, 25))
def test_every_answer_is_legal_in_thousands_of_games(name: str, mode: str, first: int) -> None:
    """100 games of each program in each mode: 2,400."""
    for seed in range(first, first + 25):
        assert watch(mode, name, seed, 40)[0].over


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", SLOW)
def test_every_answer_of_those_that_look_far_is_legal(name: str, mode: str) -> None:
    for seed in range(10 if name == "hard" else 3):
        assert watch(mode, name, seed, 10)[0].over
