"""The fuzz targets hold for their seeds, so that `make fuzz` starts from good ground."""

from __future__ import annotations

from pathlib import Path

import pytest

from fuzz.deck_lists import CORPUS, TARGETS

SEEDS = sorted(path for path in CORPUS.rglob("*") if path.is_file())


def test_every_target_has_seeds_and_the_corpus_is_small() -> None:
    assert {path.parent.name for path in SEEDS} == set(TARGETS)
    assert sum(path.stat().st_size for path in SEEDS) < 50_000


@pytest.mark.parametrize("seed", SEEDS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_seed(seed: Path) -> None:
    TARGETS[seed.parent.name](seed.read_bytes())
