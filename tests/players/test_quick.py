"""Who plays on in imagined games: it does not look twice at what is poor, and looks at each action alike."""

from __future__ import annotations

from random import Random

from farfield.games import Field, Position, Seat
from farfield.players.duel_sense import LearnedSense
from farfield.players.duel_turn import DuelTurn, Effort, Line
from farfield.players.search import FEW, Quick, Search, some_of_each
from farfield.players.trying_out import Step
from farfield.rules.game import Game
from farfield.rules.ids import ArenaId, ObjectId, SeatId
from farfield.rules.state import Decision, Option
from farfield.rules.terms import END_TURN, MOVE, PICK, Q_TARGET


class Counting(Quick):
    """Writes down which actions it tries."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[Option] = []

    def try_out(
        self, game: Game, decision: Decision, option: Option, depth: int, line: list[Step]
    ) -> tuple[float, Game]:
        self.tried.append(option)
        return super().try_out(game, decision, option, depth, line)


def against_a_wall() -> Game:
    """A Poro that would only die wherever it goes."""
    return Position(
        seats=[Seat(base=["Daring Poro"], runes="Fury 2"), Seat(deck=["Daring Poro"] * 4)],
        fields=[Field(name, controller=1, units={1: ["Mountain Drake"]}) for name in ("Void Gate", "Startipped Peak")],
    ).start()


def moves(tried: list[Option]) -> int:
    return sum(option.verb == MOVE for option in tried)


def test_what_looked_worse_than_ending_the_turn_is_not_tried_again_in_it() -> None:
    game, quick = against_a_wall(), Counting()
    decision = game.decisions()[0]
    assert quick.steps(game, decision)[0].option.verb == END_TURN
    assert moves(quick.tried) == 1
    quick.steps(game, decision)
    assert moves(quick.tried) == 1
    quick.steps(game.copy(), decision)  # another game: there it may look otherwise
    assert moves(quick.tried) == 2


def test_what_is_poor_where_the_turn_stands_is_tried_in_none_of_its_ends() -> None:
    game, quick = against_a_wall(), Counting()
    decision = game.decisions()[0]
    quick.stand(game, decision)
    assert moves(quick.tried) == 1
    quick.steps(game.copy(), decision)
    assert moves(quick.tried) == 1


def test_deep_in_an_action_the_mightiest_of_each_side_stand_for_all() -> None:
    game = Position(
        seats=[Seat(base=["Daring Poro", "Mountain Drake"]), Seat(base=["Daring Poro", "Vanguard Sergeant"])]
    ).start()
    units = [id for place in game.places for id in place.units if game.might(id)]
    options = [Option(PICK, id) for id in units]
    asked = Decision(1, ArenaId(0), SeatId(0), Q_TARGET, options, ObjectId(0), "")
    found = some_of_each(game, asked, options)
    assert [game.card(option.thing).printed.name for option in found] == ["Mountain Drake", "Vanguard Sergeant"]
    assert some_of_each(game, asked, options[:FEW]) == options[:FEW]


def test_lines_that_end_alike_are_one_and_the_best_come_first() -> None:
    game = against_a_wall()
    player = Search(1, Effort())
    turn = DuelTurn(
        player,
        LearnedSense(game, 0),
        Effort(close=0.3),
        lambda number: game,
        Quick(),
        Random(1),
        player.otherwise,
        lambda: False,
    )
    lines = [Line(option) for option in [game.decisions()[0].options[0]] * 5]
    for line, value in zip(lines, (0.4, 0.5, 0.5, 0.1, 0.3), strict=True):
        line.first = value
    assert [line.first for line in turn.apart(lines, 9)] == [0.5, 0.4, 0.3]
    assert [line.first for line in turn.apart(lines, 2)] == [0.5, 0.4]
