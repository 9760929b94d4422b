"""Run every fuzz target for some seconds: ``python -m fuzz [SECONDS]``."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

from fuzz.deck_lists import CORPUS, TARGETS

ROOT = Path(__file__).parents[1]
FOUND = ROOT / "build" / "fuzz"


def main(seconds: int) -> int:
    if importlib.util.find_spec("atheris") is None:
        print("atheris is not installed: there is a package of it for Linux and CPython 3.11 to 3.13 only.")
        return 1
    failed = []
    for name in TARGETS:
        grown = FOUND / name
        grown.mkdir(parents=True, exist_ok=True)
        print(f"--- {name}, {seconds} s", flush=True)
        options = [f"-max_total_time={seconds}", "-max_len=6000", "-timeout=20", "-verbosity=0", "-print_final_stats=1"]
        command = [sys.executable, "-m", "fuzz.deck_lists", name, *options, f"-artifact_prefix={FOUND}/{name}-"]
        if subprocess.run([*command, grown, CORPUS / name], cwd=ROOT, check=False).returncode != 0:
            failed.append(name)
    if failed:
        print(f"FAILED: {', '.join(failed)}. What broke them is in build/fuzz/; add it to fuzz/corpus/ with the fix.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20))
