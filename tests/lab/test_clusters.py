"""Games on a real cluster of Dask with a worker killed on the way, and results in a Parquet file."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from farfield.cli import main
from farfield.decks import starter_decks
from farfield.lab import clusters, matchup
from farfield.lab.matchup import Plan
from farfield.lab.plans import BadPlan

PLAN = Plan(tuple(starter_decks()[:2]), "random", games=40, seed=5)


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, each a process of its own on this machine."""
    pytest.importorskip("distributed")
    where = tmp_path / "scheduler.json"
    begin = [
        sys.executable,
        "-m",
        "distributed.cli.dask_scheduler",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--no-dashboard",
    ]
    running = [subprocess.Popen([*begin, "--scheduler-file", str(where)], cwd=tmp_path)]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--scheduler-file", str(where), "--nthreads", "1"]
    worker += ["--no-nanny", "--no-dashboard", "--local-directory", str(tmp_path)]
    try:
        until = time.monotonic() + 120
        while not where.exists() and time.monotonic() < until:
            time.sleep(0.1)
        running += [subprocess.Popen(worker, cwd=tmp_path) for _ in range(2)]
        yield json.loads(where.read_text(encoding="utf-8"))["address"], running
    finally:
        for process in reversed(running):
            process.kill()
            process.wait()


@pytest.mark.soak
def test_a_cluster_that_loses_a_worker_finds_the_same(
    scheduler: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    from distributed import Client

    address, running = scheduler
    with Client(address, timeout=60) as client:
        client.wait_for_workers(2, timeout=120)
    expected = matchup.as_json(PLAN, matchup.meet(PLAN))
    killed: list[int] = []

    def tell(done: int, total: int, about: str) -> None:
        if done == 8:
            running[1].kill()
            killed.append(done)

    with clusters.cluster(address) as (pool, cores):
        assert cores == 2
        found = matchup.meet(PLAN, cores, tmp_path / "kept.jsonl", tell, pool)
    assert matchup.as_json(PLAN, found) == expected and killed
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 21


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(clusters, "find_spec", lambda package: None)
    monkeypatch.setenv("FARFIELD_LANG", "en")
    monkeypatch.setattr(matchup, "play", None)  # it is said before anything is played
    typed = ["lab", "matchup", "Garen", "Lux", "--games", "2"]
    for more, extra in ((["--dask", "tcp://127.0.0.1:1"], "dask"), (["--parquet", "x.parquet"], "parquet")):
        assert main([*typed, *more]) == 1
        assert f"farfield[{extra}]" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(clusters, "SECONDS", 0.2)
    with (
        pytest.raises(BadPlan, match=r"At tcp://127\.0\.0\.1:9 there is no cluster"),
        clusters.cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_results_are_rows_of_a_parquet_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(matchup, "play", lambda deal: [[1.0, 1.0], [1.0, 0.0]])
    path = tmp_path / "rows.parquet"
    typed = ["lab", "matchup", "Garen", "Lux", "--games", "4", "--cores", "1", "--json", "--parquet"]
    assert main([*typed, str(path)]) == 0
    rows = parquet.read_table(path).to_pylist()
    assert [(row["deck"], row["against"], row["share"]) for row in rows] == [("Garen", "Lux", 1.0)]
    assert main([*typed, str(tmp_path / "no" / "folder.parquet")]) == 1
