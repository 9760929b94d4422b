"""Compare the speed of the working tree with that of a commit: what `make bench AGAINST=COMMIT` does.

    python -m tools.bench_against COMMIT [--rounds 12] [--json]

The commit is exported to build/against/, where it stays for the next time, and both compiled engines are built unless
they are fresh. In every round each engine gets a process of its own, and they do each piece of work in turn (old, new,
new, old, …; in the next round the other way round), so that whatever else the machine does hits both alike. A round
gives one ratio of speeds, new to old, the median over its turns: above 1 is faster. Printed are the median over the
rounds and the interval that holds the true median with at least 95 % confidence. It is made of order statistics:
nothing is supposed about the noise.

Exit status: 0 measured, 1 not possible.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from tools.bench_worker import Done
from tools.build_compiled import NO_COMPILER, ROOT, target

WORKER = Path(__file__).resolve().with_name("bench_worker.py")

ALLOWED: Final = 0.05
"""So much slower is still as fast as before."""
CONFIDENCE: Final = 0.95
FEWEST_ROUNDS: Final = 6
"""With fewer, even the whole range of the ratios is no interval of that confidence."""

WITHIN, SLOWER, UNDECIDED = "within", "slower", "undecided"


class CannotCompare(Exception):
    """Why there is nothing to measure, in a sentence for whoever asked."""


# --- what is measured


@dataclass(frozen=True)
class Work:
    """One piece of work: how often the compiled engine does it at a time; the interpreted one does an eighth."""

    name: str
    number: int
    measures: tuple[tuple[str, str], ...]
    """What is counted of it (games, decisions or times), and the words for that."""


WORKS: Final = (
    Work("duel", 32, (("decisions", "random Duels, decisions"), ("games", "random Duels, games"))),
    Work("lanes1", 24, (("decisions", "Lane Legends alone, decisions"), ("games", "Lane Legends alone, games"))),
    Work("lanes8", 2, (("decisions", "Lane Legends, 8 lanes, decisions"), ("games", "Lane Legends, 8 lanes, games"))),
    Work("copy-duel", 4000, (("times", "copies of a Duel"),)),
    Work("copy-lanes8", 800, (("times", "copies of 8 lanes"),)),
    Work("view-duel", 3000, (("times", "views of a Duel"),)),
)
INTERPRETED_SHARE: Final = 8
TURNS: Final = 6
"""So often in a round each does each piece of work. Many short turns: a burst of other work then spoils few of them."""


@dataclass
class Samples:
    """One measure, round by round: the speeds, and their ratio."""

    old: list[float] = field(default_factory=list)
    new: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    def add(self, old: Sequence[float], new: Sequence[float]) -> None:
        """A round, turn by turn."""
        self.old.append(statistics.median(old))
        self.new.append(statistics.median(new))
        self.ratios.append(statistics.median(after / before for before, after in zip(old, new, strict=True)))


@dataclass(frozen=True)
class Comparison:
    """One measure after all rounds: speeds per second, and the ratio new to old with its interval."""

    what: str
    old: float
    new: float
    ratio: float
    low: float
    high: float
    verdict: str


@dataclass(frozen=True)
class Engine:
    """Both versions on one engine, interpreted or compiled."""

    rounds: int
    confidence: float
    different_games: list[str]
    """The kinds of games in which the two did not play alike."""
    measures: list[Comparison]


@dataclass(frozen=True)
class Report:
    old: str
    new: str
    python: str
    engines: dict[str, Engine]
    notes: list[str]


# --- the arithmetic


def ranks(rounds: int) -> tuple[int, float]:
    """How many ratios to leave out at either end, at most, for an interval of the median that is still sure enough;
    and how sure it is then: the chance that a fair coin thrown for every round shows each side more often than that."""
    left_out, sure = 0, 1.0 - 2.0 * 0.5**rounds
    while True:
        tail = sum(math.comb(rounds, k) for k in range(left_out + 2)) / 2**rounds
        if 1.0 - 2.0 * tail < CONFIDENCE:
            return left_out, sure
        left_out, sure = left_out + 1, 1.0 - 2.0 * tail


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    left_out, _ = ranks(len(ratios))
    ordered = sorted(ratios)
    return ordered[left_out], ordered[-1 - left_out]


def judge(low: float, high: float) -> str:
    """Whether the new one is as fast as the old, but for what is allowed."""
    if low >= 1.0 - ALLOWED:
        return WITHIN
    return SLOWER if high < 1.0 - ALLOWED else UNDECIDED


def compare(what: str, samples: Samples) -> Comparison:
    low, high = interval(samples.ratios)
    speeds = statistics.median(samples.old), statistics.median(samples.new)
    return Comparison(what, *speeds, statistics.median(samples.ratios), low, high, judge(low, high))


def speed(done: Done, counted: str, times: int) -> float:
    """So many a second."""
    if counted == "times":
        return times / done["seconds"]
    return (done["games"] if counted == "games" else done["decisions"]) / done["seconds"]


# --- one engine at work


class Worker(Protocol):
    """Whoever does a piece of work and says how long it took."""

    def do(self, what: str, first: int, number: int) -> Done: ...


class Player:
    """A process that plays with one tree's engine."""

    def __init__(self, name: str, tree: Path) -> None:
        self.name = name
        self.tree = tree
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the process)
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            env={**os.environ, "PYTHONPATH": str(tree)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )

    def begin(self) -> None:
        """Wait until it is ready, and see that it runs the engine it was meant to."""
        engine = self._hear()["engine"]
        if not Path(engine).resolve().is_relative_to(self.tree.resolve()):
            raise CannotCompare(f"{self.name} cannot be measured: its engine is not in {self.tree}, but {engine}.")

    def do(self, what: str, first: int, number: int) -> Done:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # what it died of is told below
            self.process.stdin.write(f"{what} {first} {number}\n")
            self.process.stdin.flush()
        done: Done = self._hear()
        return done

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            told = self.errors.read().strip().splitlines()
            raise CannotCompare(f"{self.name} cannot be measured: {told[-1] if told else 'its process ended'}")
        return json.loads(line)

    def close(self) -> None:
        self.process.kill()
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()
        self.errors.close()


def measure(trees: tuple[Path, Path], names: tuple[str, str], rounds: int, share: int) -> Engine:
    """All works, round by round, on the trees of the old and the new engine."""
    samples = {(work.name, counted): Samples() for work in WORKS for counted, _ in work.measures}
    different: set[str] = set()
    for number in range(rounds):
        say(f"  round {number + 1} of {rounds} …")
        with contextlib.ExitStack() as at_the_end:
            players = [Player(name, tree) for name, tree in zip(names, trees, strict=True)]
            for player in players:
                at_the_end.callback(player.close)
            for player in players:
                player.begin()
            for work in WORKS:
                times = max(1, work.number // share)
                for player in players:
                    player.do(work.name, 0, max(1, times // 8))  # warm up
                done = in_turn(players, work.name, number, times)
                if [one["trace"] for one in done[0]] != [one["trace"] for one in done[1]]:
                    different.add(work.name.rpartition("-")[2])
                for counted, _ in work.measures:
                    old, new = ([speed(turn, counted, times) for turn in turns] for turns in done)
                    samples[work.name, counted].add(old, new)
    measures = [compare(words, samples[work.name, counted]) for work in WORKS for counted, words in work.measures]
    return Engine(rounds, ranks(rounds)[1], sorted(different), measures)


def in_turn(players: Sequence[Worker], what: str, number: int, times: int) -> list[list[Done]]:
    """The same work for both, A B B A …: a machine that slows down steadily then slows both down alike."""
    done: list[list[Done]] = [[], []]
    for turn in range(TURNS):
        first = (number * TURNS + turn) * times  # other games in every turn, the same for both
        for who in (0, 1) if (number + turn) % 2 == 0 else (1, 0):
            done[who].append(players[who].do(what, first, times))
    return done


# --- the two trees


def git(root: Path, *words: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(["git", *words], cwd=root, capture_output=True, check=False)
    except FileNotFoundError:
        raise CannotCompare("git is not installed, and only git has the old version.") from None


def resolve(root: Path, commit: str) -> str:
    """The full name of a commit."""
    found = git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{commit}^{{commit}}")
    if found.returncode != 0:
        raise CannotCompare(f"There is no commit {commit!r} in this checkout. Give one that `git log` shows.")
    return found.stdout.decode().strip()


def export(root: Path, commit: str) -> Path:
    """The sources and tools of a commit in a directory of their own; the one of last time if there is one."""
    tree = root / "build" / "against" / commit[:12]
    if tree.is_dir():
        return tree
    packed = git(root, "archive", "--format=zip", commit, "src", "tools")
    if packed.returncode != 0:
        raise CannotCompare(f"Commit {commit[:12]} cannot be exported: {packed.stderr.decode().strip()}")
    stage = tree.with_name(f"{tree.name}.{os.getpid()}")
    try:
        with zipfile.ZipFile(io.BytesIO(packed.stdout)) as archive:
            archive.extractall(stage)
        stage.rename(tree)
    finally:
        shutil.rmtree(stage, ignore_errors=True)
    return tree


def compiled(tree: Path, name: str) -> Path | None:
    """Where this tree's compiled engine is, built unless it is fresh; None where nothing can be compiled."""
    builder = tree / "tools" / "build_compiled.py"
    if not builder.is_file():
        raise CannotCompare(f"{name} has no tools/build_compiled.py: it is older than the compiled engine.")
    say(f"Building {name}, unless it is built already …")
    done = subprocess.run([sys.executable, str(builder)], capture_output=True, text=True, check=False, cwd=tree)
    if done.returncode == NO_COMPILER:
        return None
    if done.returncode != 0:
        told = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
        raise CannotCompare(f"{name} does not build:\n{told}")
    return target(tree)


def working_tree(root: Path) -> str:
    """What the new one is called: its commit, and whether anything was changed since."""
    head = git(root, "rev-parse", "--short=12", "HEAD").stdout.decode().strip()
    changed = git(root, "status", "--porcelain", "--", "src").stdout.strip()
    return f"the working tree ({head}{' with changes' if changed else ''})"


def compare_with(commit: str, rounds: int, root: Path = ROOT) -> Report:
    """Build both, measure both, on both engines."""
    if rounds < FEWEST_ROUNDS:
        raise CannotCompare(f"{rounds} rounds say nothing for certain: ROUNDS is {FEWEST_ROUNDS} or more.")
    full = resolve(root, commit)
    names = f"commit {full[:12]}", working_tree(root)
    trees = export(root, full), root
    built = [compiled(tree, name) for tree, name in zip(trees, names, strict=True)]
    engines: dict[str, Engine] = {}
    notes: list[str] = []
    if built[0] is not None and built[1] is not None:
        say("Measuring, compiled:")
        engines["compiled"] = measure((built[0], built[1]), names, rounds, 1)
    else:
        notes.append("There is no C compiler here, so only the interpreted engines were compared.")
    say("Measuring, interpreted:")
    fewer = max(FEWEST_ROUNDS, rounds * 3 // 4)
    sources = trees[0] / "src", trees[1] / "src"
    engines["interpreted"] = measure(sources, names, fewer, INTERPRETED_SHARE)
    return Report(full, names[1], sys.version.split()[0], engines, notes)


# --- what is said


def say(line: str) -> None:
    """Progress, beside the result."""
    print(line, file=sys.stderr, flush=True)


WORDS: Final = {WITHIN: "within 5 %", SLOWER: "SLOWER", UNDECIDED: "not certain"}
GAMES: Final = {"duel": "Duels", "lanes1": "Lane Legends alone", "lanes8": "Lane Legends with 8 lanes"}


def as_text(report: Report) -> str:
    lines = [f"New: {report.new}. Old: commit {report.old[:12]}. Python {report.python}, processor time."]
    for name, engine in report.engines.items():
        lines += ["", f"{name}, {engine.rounds} rounds; intervals of {engine.confidence:.1%}"]
        lines.append(f"  {'each second':34} {'old':>10} {'new':>10} {'new/old':>8}   interval")
        for one in engine.measures:
            speeds = f"{one.old:>10,.0f} {one.new:>10,.0f} {one.ratio:>8.3f}   {one.low:.3f} – {one.high:.3f}"
            lines.append(f"  {one.what:34} {speeds}   {WORDS[one.verdict]}")
        lines += [f"  {line}" for line in (same_games(engine), conclusion(engine))]
    return "\n".join([*lines, *report.notes])


def same_games(engine: Engine) -> str:
    if not engine.different_games:
        return "Both played the same games."
    kinds = ", ".join(GAMES[kind] for kind in engine.different_games)
    return f"They did NOT play the same games ({kinds}): there, look at decisions, not at games."


def conclusion(engine: Engine) -> str:
    """The one sentence that is asked for: is it within 5 %?"""
    slower = [one.what for one in engine.measures if one.verdict == SLOWER]
    open_ = sum(1 for one in engine.measures if one.verdict == UNDECIDED)
    if slower:
        return f"Within 5 %: NO. More than 5 % slower: {'; '.join(slower)}."
    if open_:
        return f"Within 5 %: not certain in {open_} of {len(engine.measures)}. More ROUNDS or a quieter machine tell."
    return "Within 5 %: yes, all of it."


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare the speed of the working tree with that of a commit.")
    parser.add_argument("commit", help="the version to compare with")
    parser.add_argument("--rounds", type=int, default=12, help="rounds compiled; three quarters as many interpreted")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args(argv)
    try:
        report = compare_with(options.commit, options.rounds)
    except CannotCompare as why:
        print(why, file=sys.stderr)
        return 1
    print(json.dumps(asdict(report), indent=2) if options.json else as_text(report))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
