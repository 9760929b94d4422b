"""Lane Legends, thousands of random games on all cores: says how often each clause of LL 4-7 was carried out.

python -m tests.soak_lanes          2,000 games; fails on a forbidden state, a stuck table, or a clause that was
python -m tests.soak_lanes 500      carried out fewer than 50 times (`Watch` in lane_games.py says what counts)
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from farfield.rules.turn import loop
from tests.lane_games import CLAUSES, play

FIRST_SEED, AT_ONCE, LEAST = 2_000_000, 20, 50


def some(first: int) -> tuple[Counter[str], list[str]]:
    """Counts, and what went wrong: one game that breaks off does not hide what the others would have shown."""
    counts: Counter[str] = Counter()
    findings: list[str] = []
    for seed in range(first, first + AT_ONCE):
        try:
            play(seed, counts)
        except Exception as error:
            findings.append(f"seed {seed}: {type(error).__name__}: {error}")
    return counts, findings


def main(games: int) -> int:
    print(f"engine: {'interpreted' if (loop.__file__ or '').endswith('.py') else 'compiled'}")
    total: Counter[str] = Counter()
    starts = range(FIRST_SEED, FIRST_SEED + games, AT_ONCE)
    findings: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for counts, found in track(pool.map(some, starts), f"{games} games", len(starts)):
            total.update(counts)
            findings += found
            for finding in found:
                print(f"FINDING: {finding}", flush=True)
    for clause in CLAUSES:
        print(f"{total[clause]:>9,}  {clause}")
    rare = [clause for clause in CLAUSES if total[clause] < LEAST]
    for clause in rare:
        print(f"FEWER THAN {LEAST}: {clause}")
    print(f"{len(findings)} findings")
    return 1 if rare or findings else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000))
