"""Many games: in order on any executor, kept, gone on with, and what happens when a worker or the disk fails."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import time
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from farfield.cli.app.lab import cpus
from farfield.lab import running
from farfield.lab.keeping import Kept
from farfield.lab.plans import BadPlan, check_most, check_twice
from farfield.lab.running import LostWorker, runs


def square(n: int) -> int:
    return n * n


def name_of(n: int) -> tuple[str | int, ...]:
    return ("square", n)


def dies_once(work: tuple[str, int]) -> int:
    """The worker that is given 3 first is gone with it."""
    seen, n = work
    if n == 3 and not Path(seen).exists():
        Path(seen).touch()
        os._exit(1)
    return n * n


def dies_always(n: int) -> int:
    os._exit(1)


def test_results_come_in_the_order_of_the_work() -> None:
    wanted = [(n, n * n) for n in range(20)]
    with runs() as here:
        assert list(here.results(square, range(20))) == wanted
    with runs(2) as here:
        assert list(here.results(square, range(20))) == wanted
    with ThreadPoolExecutor(3) as pool, runs(3, pool) as here:
        assert list(here.results(square, range(20))) == wanted


def test_what_a_lost_worker_played_is_played_again(tmp_path: Path) -> None:
    seen = str(tmp_path / "seen")
    with runs(2) as here:
        assert [done for _, done in here.results(dies_once, [(seen, n) for n in range(8)])] == [n * n for n in range(8)]
    assert Path(seen).exists()


def naps(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(0.1)


@pytest.mark.skipif(sys.platform == "win32", reason="processes end otherwise there")
def test_who_is_killed_takes_the_workers_along(tmp_path: Path) -> None:
    code = "import sys; from tests.lab.test_running import naps, runs\n"
    code += "with runs(2) as here: list(here.results(naps, [sys.argv[1]] * 10_000))"
    root = Path(__file__).parents[2]
    master = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], cwd=root)
    until = time.monotonic() + 60
    while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    workers = [int(path.name) for path in tmp_path.iterdir()]
    assert len(workers) == 2 and all(map(lives, workers))
    master.kill()
    master.wait()
    while any(map(lives, workers)) and time.monotonic() < until:
        time.sleep(0.1)
    assert not any(map(lives, workers))


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()  # gone, and nobody has asked for how
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # no such folder here
        return not Path("/proc").exists()


def test_workers_that_are_lost_again_and_again_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_LOST", 1)
    with runs(2) as here, pytest.raises(LostWorker, match="A worker was lost"):
        list(here.results(dies_always, range(4)))


class Gone(Executor):
    """An executor that takes everything and does the first few."""

    def __init__(self, does: int) -> None:
        self.does = does

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.does -= 1
        if self.does >= 0:
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(CancelledError())
        return future


def test_what_was_finished_before_an_executor_went_is_kept(tmp_path: Path) -> None:
    keep = tmp_path / "kept.jsonl"
    with pytest.raises(LostWorker), runs(1, Gone(3), keep, "matchup") as here:
        list(here.results(square, range(8), name_of))
    played: list[int] = []

    def watched(n: int) -> int:
        played.append(n)
        return square(n)

    with runs(keep=keep, what="matchup") as here:
        assert list(here.results(watched, range(8), name_of)) == [(n, n * n) for n in range(8)]
    assert played == [3, 4, 5, 6, 7]


class FullDisk:
    """A file on a disk with room for so many bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self.file, self.room = file, room

    def write(self, text: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = min(self.room, len(text))
        self.room -= taken
        return int(self.file.write(text[:taken]))

    def close(self) -> None:
        self.file.close()


def test_a_full_disk_is_told_and_what_was_kept_before_it_stays(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    kept = Kept(path, "matchup", {})
    kept.put(("a", 1), [1.0])
    kept.file = FullDisk(kept.file, 10)  # type: ignore[assignment]
    with pytest.raises(BadPlan, match="cannot be used to keep results: No space left on device"):
        kept.put(("b", 2), [0.0])
    kept.close()
    assert not path.read_bytes().endswith(b"\n")  # torn in the middle of a line
    again = Kept(path, "matchup", {})
    assert again.found == {("a", 1): [1.0]}
    again.put(("b", 2), [0.5])
    again.close()
    assert Kept(path, "matchup", {}).found == {("a", 1): [1.0], ("b", 2): [0.5]}


def test_a_file_that_is_gone_on_with_is_not_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.jsonl"
    kept = Kept(path, "matchup", {})
    kept.put(("a", 1), 1)
    kept.close()
    before = path.read_bytes()
    monkeypatch.setattr(Kept, "_write", lambda self, line: pytest.fail("written"))
    Kept(path, "matchup", {}).close()
    assert path.read_bytes() == before


@pytest.mark.parametrize("there", [b"my only line", b"{", b'{"matchup": "0'])
def test_a_file_without_a_line_end_is_left_alone_unless_it_began_as_ours(there: bytes, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_bytes(there)
    if there.startswith(b"{"):
        Kept(path, "matchup", {}).close()  # interrupted while its first line was written
        assert path.read_bytes().endswith(b"}\n")
    else:
        with pytest.raises(BadPlan, match="keeps no results of this"):
            Kept(path, "matchup", {})
        assert path.read_bytes() == there


@pytest.mark.parametrize("games", [-2, 0, 3, 10**17])
def test_impossible_numbers_of_games_are_refused(games: int) -> None:
    with pytest.raises(BadPlan):
        check_twice(games)
    check_twice(400)


def test_a_number_nobody_has_time_for_is_refused() -> None:
    with pytest.raises(BadPlan, match="more than anybody has time for"):
        check_most(10**8)


def test_nobody_plays_on_more_cores_than_there_are() -> None:
    """A slip of the hand would else begin thousands of processes at once."""
    assert cpus(99_999) == cpus() and cpus(1) == 1
