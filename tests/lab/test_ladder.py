"""`farfield lab ladder`: who plays whom, how long, that it repeats and goes on, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.games import Settings, start
from farfield.lab import ceilings, ladder
from farfield.lab.counting import Tally
from farfield.lab.ladder import Deal, Plan, Row
from farfield.players.duel_plan import Plan as DuelPlan
from farfield.players.duel_turn import Effort
from farfield.players.sight import Sight

TWO = ("random", "thumb-1")


def test_equal_players_win_exactly_half_because_every_deal_is_played_from_both_seats() -> None:
    row = Row("gear", "random", "random")
    for number in range(6):
        assert sum(ladder.play(Deal(row, 1, number))) == 1


def test_random_decks_of_teammates_can_sit_together() -> None:
    """CR 489: of the first two hundred tables of 2v2 some would have had the same legend twice in a team."""
    for number in range(200):
        decks = ladder.decks_of(Deal(Row("random", *TWO), 1, number, "2v2"))
        assert Settings.of(*decks, seed=1, mode="2v2").seats


@pytest.mark.parametrize("mode", ["2v2", "skirmish", "war"])
def test_with_more_seats_two_programs_share_them_and_swap(mode: str) -> None:
    row = Row("starter", "random", "random")
    for number in range(3):
        deal = Deal(row, 1, number, mode)
        first, second = deal.sitting
        assert sorted(first + second) == list(range(ladder.SEATS[mode]))
        names = [deck.name for deck in ladder.decks_of(deal)]
        assert len(set(names)) == len(names) == ladder.SEATS[mode]
        # The same programs play the same game again, so whoever's seat wins is the first player's once.
        assert sum(ladder.play(deal)) == 1


def test_teammates_are_the_same_program() -> None:
    game = start(["Annie", "Garen", "Lux", "Master Yi"], 1, "2v2")
    assert Deal(Row("starter", *TWO), 1, 0, "2v2").sitting == tuple(
        tuple(seat for seat in range(4) if game.sides[seat].team == team) for team in (0, 1)
    )


def test_every_pair_of_lists_comes_up_and_random_decks_are_always_others() -> None:
    def pairs(kind: str, count: int) -> set[tuple[str, str]]:
        deals = [Deal(Row(kind, *TWO), 1, i) for i in range(count)]
        return {(a.name, b.name) for a, b in map(ladder.decks_of, deals)}

    assert len(pairs("starter", 16)) == len(pairs("gear", 16)) == 16
    assert pairs("starter", 16).isdisjoint(pairs("gear", 16))
    assert len({name for pair in pairs("random", 20) for name in pair}) == 40


def test_the_same_seed_gives_the_same_ladder_on_any_number_of_cores() -> None:
    plan = Plan(TWO, ("random",), seed=3, least=2, most=4)
    alone = ladder.as_json(plan, ladder.climb(plan))
    with ThreadPoolExecutor(3) as pool:  # any executor will do
        assert ladder.as_json(plan, ladder.climb(plan, 3, pool=pool)) == alone
    assert ladder.as_json(plan, ladder.climb(plan, 2)) == alone
    other = Plan(TWO, ("random",), seed=4, least=2, most=4)
    assert ladder.seed_of(Deal(other.rows[0], 4, 0)) != ladder.seed_of(Deal(plan.rows[0], 3, 0))


def scripted(monkeypatch: pytest.MonkeyPatch, points: Sequence[float]) -> list[Deal]:
    """The first player gets the same of every deal; the answer tells which were played."""
    played: list[Deal] = []

    def play(deal: Deal) -> list[float]:
        played.append(deal)
        return list(points)

    monkeypatch.setattr(ladder, "play", play)
    return played


def test_it_stops_when_it_is_certain_who_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    scripted(monkeypatch, [1.0, 1.0])
    plan = Plan(TWO, ("starter",), least=40, most=1000)
    assert plan.looks() == [40, 80, 160, 320, 640, 1000]
    (found,) = ladder.climb(plan).values()
    assert (found.tally, found.certain) == (Tally(40, 40), True)
    assert {name: tally.played for name, tally in found.by_deck.items()} == {
        "Annie": 13, "Garen": 9, "Lux": 9, "Master Yi": 9,
    }  # fmt: skip


def test_it_stops_at_the_most_games_when_it_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scripted(monkeypatch, [1.0, 0.0])
    (found,) = ladder.climb(Plan(TWO, ("starter",), least=40, most=100)).values()
    assert (found.tally, found.certain) == (Tally(50, 100), False)
    assert [deal.number for deal in played] == list(range(50))


class Interrupted(Exception):
    pass


def test_an_interrupted_ladder_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(("random", "thumb-1", "thumb-1.1"), ("starter",), least=4, most=8)
    kept = tmp_path / "kept.jsonl"
    whole = scripted(monkeypatch, [1.0, 0.0])
    expected = ladder.as_json(plan, ladder.climb(plan))
    number = len(whole)

    def tell(done: int, total: int, about: str) -> None:
        if about.startswith("random – thumb-1.1") and done == 4:
            raise Interrupted

    with pytest.raises(Interrupted):
        ladder.climb(plan, keep=kept, tell=tell)
    with kept.open("ab") as file:
        file.write(b'["starter", "rand')  # and the last line was torn
    whole.clear()
    assert ladder.as_json(plan, ladder.climb(plan, keep=kept)) == expected
    assert 0 < len(whole) < number
    whole.clear()
    assert ladder.as_json(plan, ladder.climb(plan, keep=kept)) == expected
    assert whole == []


@pytest.mark.parametrize("text", ['{"ladder": "0"}\n', "a list of things to buy\n", "[1]\n[2]\n"])
def test_a_file_of_something_else_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text(text, encoding="utf-8")
    with pytest.raises(match="keeps no results of this"):
        ladder.climb(Plan(TWO, ("starter",), least=2, most=2), keep=kept)
    assert kept.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["random", "thumb-0"], 'no program called "thumb-0"'),
        (["random"], "at least two programs"),
        (["random", "random"], "at least two programs"),
        (["random", "thumb-1", "--decks", "mine"], 'no decks called "mine"'),
        (["random", "thumb-1", "--decks", "gear", "--decks", "gear"], "each of them once"),
        (["random", "thumb-1", "--games", "3"], "the number of games is even"),
        (["random", "thumb-1", "--games", "0"], "at least 2 games, and not 0"),
        (
            ["random", "thumb-1", "--games", "10", "--least", "7"],
            "the fewest games (--least) are an even number from 2 on, and not 7",
        ),
        (["random", "thumb-1", "--games", "10", "--least", "0"], "an even number from 2 on, and not 0"),
        (["random", "thumb-1", "--keep", "/nowhere/at/all"], "cannot be used to keep results"),
    ],
)
def test_what_cannot_be_played_is_said_before_anything_is(
    typed: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en")
    played = scripted(monkeypatch, [1.0, 0.0])
    assert main(["lab", "ladder", *typed, "--cores", "1"]) == 1
    told = capsys.readouterr()
    assert (told.out, said in " ".join(told.err.split()).replace("“", '"').replace("”", '"')) == ("", True)
    assert played == []


def test_the_command_prints_who_is_better_and_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(monkeypatch, [0.0, 0.0])
    typed = ["lab", "ladder", "random", "thumb-1.1", "--decks", "gear", "--games", "20", "--cores", "1"]
    assert main(typed) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "│ thumb-1.1 │ random │ 20 │ 20 │ 100.0% (83.9% – 100.0%) │ yes │" in shown
    assert main([*typed, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (row,) = told["rows"]
    assert (row["one"], row["won"], row["played"], row["low"], row["certain"]) == ("random", 0, 20, 0, True)
    assert told["elo"]["gear"]["random"]["elo"] == 0 < told["elo"]["gear"]["thumb-1.1"]["low"]


def test_who_sees_the_deck_is_shown_the_game_in_a_duel_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(["Annie", "Garen"], 3)
    player, sight = ceilings.SeesTheDeck(1), Sight(game, 0)
    ceilings.open_cards(game, [player])
    seen = player.imagined(sight, 1)
    assert seen.hash() == game.hash() == player.otherwise(seen, 0, 2).hash()
    monkeypatch.setattr(ceilings, "TURN", DuelPlan(long=1, wide=1, top=1, hands=1, turns=1))
    monkeypatch.setattr(ceilings, "ASKED", Effort(worlds=1, replies=1))
    deal = Deal(Row("starter", ceilings.CEILING, "random"), 1, 1)
    assert ladder.play(deal) == ladder.play(deal) == [1, 1]
    Plan((ceilings.CEILING, "hard")).check()
