"""What was learned about games of more than two: the same whatever is hidden, and sensible where all can see it."""

from __future__ import annotations

import pytest

from farfield.games import Field, Position, Seat, start
from farfield.games.modes import MODES
from farfield.lab.learn_several import MODES as SEVERAL
from farfield.lab.learn_several import main as learn
from farfield.lab.learn_several import play
from farfield.players.duel_value import chance
from farfield.players.several_value import learned, numbers

SERGEANT = "Vanguard Sergeant"


def seat(units: int = 1, points: int = 3) -> Seat:
    return Seat(base=[SERGEANT] * units, runes="Body 3", points=points)


def likely(mode: str, *seats: Seat, of: int = 0) -> float:
    fields = [Field("Void Gate"), Field("Fortified Position")]
    game = Position(seats=list(seats), fields=fields, mode=MODES[mode].rules()).start()
    return chance(learned().log_odds(game, of))


@pytest.mark.parametrize("mode", SEVERAL)
def test_who_is_ahead_is_likelier_to_win(mode: str) -> None:
    def with_mine(mine: Seat) -> float:
        others = [seat() for _ in range(2 if mode == "skirmish" else 3)]
        if mode == "2v2":
            others[1] = seat(points=mine.points)  # a team has one score
        return likely(mode, mine, *others)

    even = with_mine(seat())
    assert with_mine(seat(points=6)) > even > with_mine(seat(points=0))
    assert with_mine(seat(units=4)) > even


def test_a_teammate_counts_as_one_does_oneself() -> None:
    """In 2v2 seats 0 and 2 are a team."""
    one, army = seat(), seat(units=4)
    even = likely("2v2", one, one, one, one)
    assert likely("2v2", one, one, army, one) > even > likely("2v2", one, army, one, one)


@pytest.mark.parametrize("mode", SEVERAL)
def test_what_a_seat_cannot_know_changes_no_number(mode: str) -> None:
    decks = ["Garen", "Lux", "Annie", "Master Yi"][: 3 if mode == "skirmish" else 4]
    game = start(decks, seed=5, mode=mode)
    for of in range(len(decks)):
        assert numbers(game, of) == numbers(game.imagine(of, 77), of)
        assert len(numbers(game, of)[0]) == learned().network.takes


def test_the_same_game_is_learned_from_by_the_same_seed() -> None:
    first, again = play(2_000_001, "random"), play(2_000_001, "random")
    assert [x.numbers for x in first.moments] == [x.numbers for x in again.moments] and first.moments
    assert {x.seat for x in first.moments} == {0, 1}, "some have won and some have not"


def test_too_few_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        learn(["--games", "3"])
    assert "at least --games 20" in capsys.readouterr().err
