"""One deck looked at closely: what is counted, that it repeats, and what is refused."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from farfield.cli import main
from farfield.cli.lab import card_table
from farfield.decks import builtin, starter_decks
from farfield.games import start
from farfield.lab import deck_report
from farfield.lab.counting import Tally, difference
from farfield.lab.deck_report import Plan, Report, Watching
from farfield.lab.pages import deck_page
from farfield.lab.plans import BadPlan
from farfield.players import ask
from farfield.players.sight import Sight
from farfield.rules.ids import SLOT_MASK, SLOTS, ArenaId, ObjectId, SeatId
from farfield.rules.state import Decision, Option
from farfield.rules.terms import DONE, Q_MAIN
from farfield.words.messages import LANGUAGES, Messages

GAREN = builtin("Garen")
PLAN = Plan(GAREN, tuple(starter_decks()[:2]), "random", games=8, seed=3)


def game_of(won: float, *drawn: str, played: tuple[str, ...] = (), **other: Any) -> dict[str, Any]:
    usual = {"against": "Lux", "began": True, "turns": 9, "points": [0, 1, 2], "score": 8, "by": "points", "kept": []}
    usual |= {"back": [], "theirs": [0, 1, 1], "goal": 8, "enthralled": []}
    return {**usual, "won": won, "drawn": list(drawn), "played": list(played), **other}


def test_a_card_helps_if_more_games_are_won_with_it() -> None:
    report = Report()
    for i in range(40):
        report.add(["Gust", "Flash"], game_of(float(i % 4 != 0), *(["Gust"] if i % 4 != 0 else ["Flash"])))
    found, low, high = report.cards["Gust"].helps()
    assert found == 1 and low > 0.6 and high == 1 and report.cards["Gust"].known
    assert report.cards["Flash"].helps()[0] == -1
    assert str(report.tally()).startswith("30 of 40 (75.0%")


def test_in_lane_legends_a_card_helps_by_the_score() -> None:
    report = Report(by_score=True)
    for i in range(40):
        report.add(["Gust"], game_of(0.0, *(["Gust"] if i % 2 else []), score=-4 + i % 4))
    assert report.cards["Gust"].helps() == pytest.approx((1.0, 0.36, 1.64), abs=0.01)


def test_in_lane_legends_drawn_played_kept_and_put_back_are_told_in_points_with_their_intervals() -> None:
    report = Report(by_score=True)
    for i in range(40):
        some = ["Gust"] if i % 2 else []
        score = -4 + i % 4
        report.add(
            ["Gust"], game_of(0.0, *some, played=tuple(some), kept=some, back=[] if i % 2 else ["Gust"], score=score)
        )
    gust = report.cards["Gust"]
    for way, mean in (("drawn", -2), ("played", -2), ("kept", -2), ("not_drawn", -3), ("back", -3)):
        tally, found = gust.where(way)
        assert tally == Tally(0, 20) and found is not None
        assert found.mean == mean and mean - 1 < found.low < mean < found.high < mean + 1
    plan = replace(PLAN, mode="lanes")
    table = card_table(plan, report, Messages("en"))
    cells = [next(iter(column.cells)) for column in table.columns]
    assert cells[2] == cells[3] == cells[4] == "−2.0 (−2.5 – −1.5) / 20"
    assert [str(column.header) for column in table.columns][2:5] == [
        "Score when drawn", "Score when played", "Score when kept",
    ]  # fmt: skip
    assert "−2.0 (−2.5 – −1.5) / 20" in deck_page(plan, report, Messages("en"))
    told = deck_report.as_json(plan, report)
    assert told["cards"]["Gust"]["played"]["score"] == {"mean": -2.0, "low": -2.48, "high": -1.52}
    assert told["put_back"][1]["score"]["mean"] == -3


def test_in_a_duel_every_share_has_its_interval() -> None:
    report = Report()
    for i in range(40):
        report.add(["Gust"], game_of(float(i % 4 == 1), *(["Gust"] if i % 2 else []), played=("Gust",), kept=["Gust"]))
    cells = [next(iter(column.cells)) for column in card_table(PLAN, report, Messages("en")).columns]
    assert cells[2:5] == ["50% (30% – 70%) / 20", "25% (14% – 40%) / 40", "25% (14% – 40%) / 40"]
    page = deck_page(PLAN, report, Messages("en"))
    assert all(f"<td>{cell}</td>" in page for cell in cells[2:5])
    assert "score" not in str(deck_report.as_json(PLAN, report)["cards"])


def test_a_single_game_has_no_interval_and_is_drawn_nonetheless() -> None:
    report = Report(by_score=True)
    for i in range(2):
        report.add(["Gust"], game_of(0.0, "Gust", score=i, back=["Gust"] * i))
    page = deck_page(replace(PLAN, mode="lanes"), report, Messages("en"))
    assert "inf" not in re.sub("information|infinit", "", "".join(re.findall(r"<svg.*?</svg>", page, re.S)))
    json.dumps(deck_report.as_json(replace(PLAN, mode="lanes"), report), allow_nan=False)


def test_what_is_hardly_ever_drawn_is_not_judged() -> None:
    report = Report()
    for i in range(30):
        report.add(["Gust"], game_of(1.0, *(["Gust"] if i < 3 else [])))
    assert not report.cards["Gust"].known


def test_turns_points_and_losses_are_counted() -> None:
    report = Report()
    for lost_by, turns in (("points", 7), ("burn out", 9), ("points", 11)):
        report.add([], game_of(0.0, turns=turns, by=lost_by, began=turns > 8, points=[0] * turns))
    found = report.mean("turns")
    assert found.mean == 9 and found.low < 9 < found.high
    assert report.lost_by() == {"points": 2, "burn out": 1}
    assert len(report.points_by_turn()) == 9  # two of three games lasted so long
    assert [x.mean for x in report.points_by_turn()][6:] == pytest.approx([0, 8 / 3, 8 / 3])  # the first is over at 8
    assert report.tally("began", True).played == 2


def test_what_was_put_back_was_not_kept() -> None:
    game = start(["Garen", "Lux"], seed=7, record=False)
    player = Watching(PutsBack(), game)
    seat = game.decisions()[0].seat
    first = sorted(game.card(id).printed.name for id in game.sides[seat].hand)
    for _ in range(2):
        decision = game.decisions()[0]
        game.choose(decision, ask(player, game, decision))
    assert len(player.back) == 2 and sorted([*player.kept, *player.back]) == first
    assert not player.drawn
    report = Report()
    for won, back in ((1.0, ["Gust"]), (0.0, ["Gust", "Flash"]), (1.0, [])):
        report.add(["Gust", "Flash"], game_of(won, kept=["Gust", "Flash"] if not back else [], back=back))
    gust = report.cards["Gust"]
    assert (gust.seen, gust.kept, gust.back) == (3, Tally(1, 1), Tally(1, 2))
    assert report.by_put_back() == {0: (Tally(1, 1), None), 1: (Tally(1, 1), None), 2: (Tally(0, 1), None)}


def test_the_chosen_champion_is_drawn_by_no_play_from_its_zone_and_by_no_return() -> None:
    report = Report()
    report.add(["Garen"], game_of(1.0, played=("Garen",)))
    assert (report.cards["Garen"].drawn, report.cards["Garen"].played) == (Tally(0, 0), Tally(1, 1))
    side = SimpleNamespace(champion=[5], hand=[6])
    names = {5: "Garen", 6: "Gust", 7: "Garen"}

    def card(id: int) -> SimpleNamespace:
        return SimpleNamespace(printed=SimpleNamespace(name=names[id & SLOT_MASK]))

    game: Any = SimpleNamespace(sides=[side], card=card)
    decision = Decision(0, ArenaId(0), SeatId(0), Q_MAIN, [Option(DONE)], ObjectId(0), "")
    player = Watching(PutsBack(), game)
    ask(player, game, decision)
    side.champion, side.hand = [], [6, 5 + SLOTS]  # it was played and has come back, as a new object
    ask(player, game, decision)
    assert player.drawn == {"Gust"}
    side.hand.append(7)  # another one, from the deck
    ask(player, game, decision)
    assert player.drawn == {"Gust", "Garen"}


class PutsBack:
    """Puts back whatever it may."""

    def choose(self, sight: Sight, decision: Decision) -> Option:
        return decision.options[0]


def test_how_far_behind_lost_games_were_is_counted() -> None:
    report = Report()
    for won, score in ((0.0, 5), (0.0, 7), (0.0, 7), (1.0, 8)):
        report.add([], game_of(won, score=score, goal=8))
    assert report.behind() == {3: 1, 1: 2}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["duel", "lanes"])
def test_the_page_needs_nothing_else_and_says_every_plot_in_words(lang: str, mode: str) -> None:
    report, names = Report(by_score=mode == "lanes"), [name for _, name in GAREN.main]
    for i in range(60):
        some = names[i % 5 :: 3]
        by = "burn-out" if i % 7 == 0 else "points"
        report.add(
            names, game_of(float(i % 3 == 0), *some, kept=some[:3], back=some[3 : 3 + i % 3], turns=9 + i % 4, by=by)
        )
    page = deck_page(replace(PLAN, mode=mode, games=60), report, Messages(lang))
    assert f'<html lang="{lang}">' in page and "Daring Poro" in page
    assert not re.search(r"https?:|src=|@import|url\(|<script|<link", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(drawings) == 6
    for drawing in drawings:
        labels = [re.search(f'<{tag} id="(.*?)">(.+?)</{tag}>', drawing) for tag in ("title", "desc")]
        assert all(label is not None and label[1] in drawing.split(">")[0] for label in labels)
        ElementTree.fromstring(drawing)
    assert page.count("<table>") == page.count("<caption>") == 6
    regions = re.findall(r'aria-label="(.*?)"', page)
    assert len(set(regions)) == len(regions) == 6
    assert (Messages(lang).get("report-enthralled") in page) == (mode == "lanes")


def test_a_difference_has_an_interval() -> None:
    found, low, high = difference(Tally(60, 100), Tally(40, 100))
    assert found == pytest.approx(0.2) and 0.05 < low < 0.1 and 0.3 < high < 0.35
    assert difference(Tally(5, 10), Tally(5, 10))[1] < 0 < difference(Tally(5, 10), Tally(5, 10))[2]


def test_the_same_seed_plays_the_same_games_and_both_seats() -> None:
    alone = deck_report.as_json(PLAN, deck_report.measure(PLAN))
    assert alone == deck_report.as_json(PLAN, deck_report.measure(PLAN, workers=2))
    assert alone["won"]["played"] == 8 and sum(x["played"] for x in alone["against"].values()) == 8
    deals = deck_report.deals(PLAN)
    assert [deal.seat for deal in deals[:4]] == [0, 1, 0, 1] and deals[0].dice == deals[1].dice != deals[2].dice
    assert any(card["drawn"]["played"] for card in alone["cards"].values())
    assert set(alone["cards"]) == {name for _, name in GAREN.main}


def test_lane_legends_is_played_alone() -> None:
    plan = Plan(builtin("Garen with gear"), (), "random", games=3, mode="lanes", preset="storm")
    told = deck_report.as_json(plan, deck_report.measure(plan))
    assert told["games"] == 3  # no deal is played twice, so it may be odd
    assert told["against"].keys() == {"storm"} and told["turns"]["mean"] > 1
    assert sum(card["enthralled"]["played"] for card in told["cards"].values()) > 5  # the NPC is dealt a card each turn


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"player": "nobody"}, "no program called"),
        ({"games": 3}, "the number of games is even, and not 3"),
        ({"games": 0}, "at least 2 games, and not 0"),
        ({"games": -3}, "at least 2 games, and not -3"),
        ({"games": 1, "mode": "lanes"}, "at least 2 games, and not 1"),
        ({"mode": "war"}, "Choose from: duel, lanes"),
        ({"preset": "rain"}, "Choose from: calm"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPlan, match=words):
        deck_report.measure(replace(PLAN, **change))


@pytest.mark.parametrize(
    ("lang", "said"), [("de", "lässt sich nicht spielen: Das Main Deck"), ("fr", "ne peut pas être joué")]
)
def test_a_deck_that_cannot_be_played_is_told_in_the_reader_s_language(
    lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FARFIELD_LANG", lang)
    short = tmp_path / "short.txt"
    short.write_text("Legend:\n1 Might of Demacia\n\nMainDeck:\n1 Garen, Commander\n", encoding="utf-8")
    assert main(["lab", "deck", str(short)]) == 1
    assert said in " ".join(capsys.readouterr().err.replace("\u00a0", " ").split())


def test_the_command_prints_a_table_or_json_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = tmp_path / "games.jsonl"
    typed = ["lab", "deck", "Garen", "--player", "random", "--games", "4", "--cores", "1", "--keep", str(keep)]
    assert main(typed) == 0
    out = capsys.readouterr().out
    assert "Duel · random · 4 games · seed 1" in out and "Points over time, This deck: 0.0 · 0.0" in out
    assert "Which cards help" not in out and "Mulligan, " in out
    lines = keep.read_text().splitlines()
    assert len(lines) == 5
    assert main([*typed, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4
    assert keep.read_text().splitlines() == lines  # nothing was played again
    assert main(["lab", "deck", "no such list"]) == 1


@pytest.mark.parametrize(
    "named", [("--page", "--keep"), ("--html", "--parquet"), ("--keep", "LIST"), ("--page", "LIST")]
)
def test_no_file_is_named_for_two_things(
    named: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "f.txt"
    file.write_text("mine", encoding="utf-8")
    options = [word for name in named if name != "LIST" for word in (name, str(file))]
    if "LIST" not in named:
        options[-1] = "../" + tmp_path.name + "/f.txt"
    assert main(["lab", "deck", "f.txt" if "LIST" in named else "Garen", *options]) == 1
    assert "is named for two things" in " ".join(capsys.readouterr().err.split())
    assert file.read_text(encoding="utf-8") == "mine"


def test_what_the_npc_is_dealt_helps_by_the_score() -> None:
    report = deck_report.Report(by_score=True)
    for number in range(40):
        mine = number % 2 == 0
        game = {"won": 0.0, "score": -2 + mine, "drawn": [], "played": [], "kept": [], "back": []}
        report.add(["Mobilize"], game | {"enthralled": ["Mobilize"] if mine else []})
    assert report.cards["Mobilize"].helps_dealt() == (1.0, 1.0, 1.0)
    report = deck_report.Report(by_score=True)
    report.add(["Mobilize"], game | {"enthralled": []})
    assert report.cards["Mobilize"].helps_dealt() is None


@pytest.mark.parametrize(
    ("typed", "words"),
    [(("--preset", "storm"), "Add --mode lanes"), (("--mode", "lanes", "--against", "Lux"), "Leave out --against")],
)
@pytest.mark.parametrize("command", ["deck", "tune"])
def test_what_the_mode_has_not_is_refused(
    command: str, typed: tuple[str, ...], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else somebody would take Duels for games on Storm."""
    assert main(["lab", command, "Garen", "--cores", "1", *typed]) == 1
    assert words in " ".join(capsys.readouterr().err.split())
