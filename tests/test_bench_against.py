"""Comparing the speed of two versions: what the figures mean, that both are treated alike, and what is refused."""

from __future__ import annotations

import json
import subprocess
from dataclasses import asdict
from pathlib import Path

import pytest

from tools import bench_against
from tools.bench_against import SLOWER, UNDECIDED, WITHIN, WORKS, CannotCompare, Engine, Report, Samples
from tools.bench_worker import Done, Table, work


def done(seconds: float, games: int = 0, decisions: int = 0) -> Done:
    return Done(seconds=seconds, games=games, decisions=decisions, trace=0)


def measured(old: list[float], new: list[float]) -> Samples:
    """Rounds of a single turn each."""
    samples = Samples()
    for before, after in zip(old, new, strict=True):
        samples.add([before], [after])
    return samples


# --- the arithmetic


@pytest.mark.parametrize(
    ("rounds", "left_out", "confidence"),
    # The usual table of order statistics for the median; with 5 rounds the whole range is sure to 93.75 % only.
    [(6, 0, 0.96875), (8, 0, 0.9921875), (9, 1, 0.9609375), (10, 1, 0.978515625), (20, 5, 0.9586105346679688)],
)
def test_the_interval_leaves_out_as_many_rounds_as_95_percent_allow(
    rounds: int, left_out: int, confidence: float
) -> None:
    assert bench_against.ranks(rounds) == (left_out, confidence)
    ratios = [1.0 + number / 100 for number in range(rounds)]
    backwards = list(reversed(ratios))
    assert bench_against.interval(backwards) == (ratios[left_out], ratios[rounds - 1 - left_out])


def test_noise_that_hits_both_leaves_the_ratio_alone() -> None:
    machine = [1.0, 0.3, 0.7, 1.1, 0.2, 0.9]
    found = bench_against.compare("games", measured([1000 * x for x in machine], [970 * x for x in machine]))
    assert found.ratio == pytest.approx(0.97)
    assert [found.low, found.high] == pytest.approx([0.97, 0.97])
    assert [found.old, found.new] == pytest.approx([800.0, 776.0])
    assert found.verdict == WITHIN


def test_one_wild_round_of_ten_does_not_reach_the_interval() -> None:
    found = bench_against.compare("games", measured([100.0] * 10, [101.0] * 5 + [99.0] * 4 + [10.0]))
    assert (found.low, found.high) == (0.99, 1.01)


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [
        (0.95, 1.2, WITHIN),
        (1.1, 1.2, WITHIN),
        (0.949, 1.2, UNDECIDED),
        (0.90, 0.95, UNDECIDED),
        (0.90, 0.949, SLOWER),
    ],
)
def test_only_the_whole_interval_decides(low: float, high: float, verdict: str) -> None:
    assert bench_against.judge(low, high) == verdict


def test_a_round_is_the_median_of_its_turns() -> None:
    samples = Samples()
    samples.add([100.0, 100.0, 20.0], [110.0, 30.0, 21.0])
    assert (samples.old, samples.new, samples.ratios) == ([100.0], [30.0], [1.05])


def test_a_speed_is_so_many_a_second_of_whatever_is_counted() -> None:
    one = done(2.0, games=10, decisions=900)
    assert bench_against.speed(one, "games", 7) == 5.0
    assert bench_against.speed(one, "decisions", 7) == 450.0
    assert bench_against.speed(one, "times", 7) == 3.5


# --- both alike


class Noted:
    """A worker that only notes when it was asked for what."""

    def __init__(self, name: str, log: list[tuple[str, int]]) -> None:
        self.name = name
        self.log = log

    def do(self, what: str, first: int, number: int) -> Done:
        assert (what, number) == ("duel", 10)
        self.log.append((self.name, first))
        return done(1.0)


def test_the_two_take_turns_and_play_the_same_seeds() -> None:
    log: list[tuple[str, int]] = []
    players = [Noted("old", log), Noted("new", log)]
    for number in range(2):
        bench_against.in_turn(players, "duel", number, 10)
    each = 2 * bench_against.TURNS
    assert [name for name, _ in log[:each]] == ["old", "new", "new", "old"] * (bench_against.TURNS // 2)
    assert [name for name, _ in log[each:]] == ["new", "old", "old", "new"] * (bench_against.TURNS // 2)
    seeds = [first for _, first in log]
    assert seeds[::2] == seeds[1::2] == list(range(0, 10 * each, 10))


# A whole game with eight lanes takes seconds; the copies of one deal it and play it half way.
@pytest.mark.parametrize("what", [one.name for one in WORKS if one.name != "lanes8"])
def test_every_work_is_understood_and_its_trace_tells_what_was_played(what: str) -> None:
    table = Table()
    one, again, other = (work(table, f"{what} {first} 1") for first in (0, 0, 1))
    assert one["trace"] == again["trace"] != other["trace"]
    assert one["decisions"] == again["decisions"] > 0
    assert one["games"] == (0 if "-" in what else 1)


# --- what is refused


def commit(root: Path, files: dict[str, str]) -> str:
    """A small repository with these files; its commit."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    who = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "-A"], [*who, "commit", "-q", "-m", "all"]):
        subprocess.run(["git", *words], cwd=root, check=True)
    return bench_against.resolve(root, "HEAD")


def test_a_commit_that_does_not_exist_is_refused_by_name(tmp_path: Path) -> None:
    commit(tmp_path, {"src/a.py": ""})
    for name in ("0123abc", "--all", ""):
        with pytest.raises(CannotCompare, match=f"There is no commit '{name}' in this checkout"):
            bench_against.compare_with(name, 10, tmp_path)


def test_too_few_rounds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotCompare, match="5 rounds say nothing for certain: ROUNDS is 6 or more"):
        bench_against.compare_with("HEAD", 5, tmp_path)


def test_a_commit_without_sources_is_refused(tmp_path: Path) -> None:
    name = commit(tmp_path, {"README": ""})
    with pytest.raises(CannotCompare, match=f"Commit {name[:12]} cannot be exported: .*src"):
        bench_against.export(tmp_path, name)
    assert not list((tmp_path / "build").rglob("*"))


def test_an_export_is_kept_for_the_next_time(tmp_path: Path) -> None:
    name = commit(tmp_path, {"src/a.py": "old", "tools/b.py": "", "web/c.ts": ""})
    (tmp_path / "src" / "a.py").write_text("new")
    tree = bench_against.export(tmp_path, name)
    assert tree == tmp_path / "build" / "against" / name[:12]
    assert (tree / "src" / "a.py").read_text() == "old"
    (tree / "built").touch()
    assert bench_against.export(tmp_path, name) == tree
    assert (tree / "built").exists()
    assert [path.name for path in tree.parent.iterdir()] == [name[:12]]


def builder(root: Path, text: str) -> Path:
    (root / "tools").mkdir()
    (root / "tools" / "build_compiled.py").write_text(text)
    return root


def test_a_version_that_does_not_build_is_refused_with_what_the_builder_said(tmp_path: Path) -> None:
    tree = builder(tmp_path, "import sys; sys.exit('rules/turn.py:7: error: Name \"oops\" is not defined')")
    with pytest.raises(CannotCompare, match=r"^commit abc does not build:\nrules/turn\.py:7: error"):
        bench_against.compiled(tree, "commit abc")


def test_a_version_before_the_compiled_engine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotCompare, match=r"^commit abc has no tools/build_compiled\.py"):
        bench_against.compiled(tmp_path, "commit abc")


def test_without_a_compiler_there_is_no_compiled_tree_and_no_error(tmp_path: Path) -> None:
    assert bench_against.compiled(builder(tmp_path, "raise SystemExit(2)"), "commit abc") is None


def test_a_version_that_cannot_play_is_refused_with_its_error(tmp_path: Path) -> None:
    (tmp_path / "farfield").mkdir()
    (tmp_path / "farfield" / "__init__.py").write_text("raise ImportError('no such chapter')")
    player = bench_against.Player("commit abc", tmp_path)
    try:
        with pytest.raises(CannotCompare, match="commit abc cannot be measured: ImportError: no such chapter"):
            player.begin()
    finally:
        player.close()


# --- what is said


def report(new: list[float], different: list[str]) -> Report:
    rounds = len(new)
    duels = bench_against.compare("random Duels, games", measured([100.0] * rounds, new))
    engine = Engine(rounds, bench_against.ranks(rounds)[1], different, [duels])
    return Report("0123456789abcdef", "the working tree (fedcba)", "3.11", {"compiled": engine}, ["A note."])


def test_the_result_says_plainly_whether_it_is_within_5_percent_and_played_alike() -> None:
    said = bench_against.as_text(report([101.0] * 9 + [50.0], [])).splitlines()
    assert said[0] == "New: the working tree (fedcba). Old: commit 0123456789ab. Python 3.11, processor time."
    assert said[2] == "compiled, 10 rounds; intervals of 97.9%"
    assert " ".join(said[4].split()) == "random Duels, games 100 101 1.010 1.010 – 1.010 within 5 %"
    assert said[5:] == ["  Both played the same games.", "  Within 5 %: yes, all of it.", "A note."]


@pytest.mark.parametrize(
    ("new", "sentence"),
    [
        ([90.0] * 10, "Within 5 %: NO. More than 5 % slower: random Duels, games."),
        ([90.0] * 5 + [100.0] * 5, "Within 5 %: not certain in 1 of 1."),
    ],
)
def test_slower_and_not_certain_are_told_apart(new: list[float], sentence: str) -> None:
    said = bench_against.as_text(report(new, ["duel", "lanes8"]))
    assert sentence in said
    assert "They did NOT play the same games (Duels, Lane Legends with 8 lanes)" in said
    assert "yes, all of it" not in said


def test_programs_get_json_and_the_refusal_is_no_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int]] = []

    def compare_with(commit: str, rounds: int) -> Report:
        asked.append((commit, rounds))
        if commit == "gone":
            raise CannotCompare("There is none.")
        return report([101.0] * 10, [])

    monkeypatch.setattr(bench_against, "compare_with", compare_with)
    assert bench_against.main(["HEAD", "--rounds", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == asdict(report([101.0] * 10, []))
    assert bench_against.main(["gone"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "There is none.\n")
    assert asked == [("HEAD", 20), ("gone", 12)]
