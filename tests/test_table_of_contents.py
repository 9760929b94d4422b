"""Whoever opens `rules/` sees the rulebook's table of contents: every chapter is there, and no name stands twice."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import farfield.rules

RULES = Path(farfield.rules.__file__).parent


def names(under: Path) -> list[str]:
    found = [x for x in under.rglob("*") if x.suffix == ".py" or (x.is_dir() and (x / "__init__.py").exists())]
    return [x.stem for x in found if x.stem != "__init__"]


def test_no_name_of_a_chapter_occurs_twice() -> None:
    assert [name for name, times in Counter(names(RULES)).items() if times > 1] == []


def test_every_chapter_is_in_the_table_of_contents() -> None:
    contents = re.findall(r"^    (\S.*?)  +\S", str(farfield.rules.__doc__), re.MULTILINE)
    listed = {name.strip("/ ") for line in contents for name in line.split(",")}
    there = {x.stem for x in RULES.iterdir() if x.stem in names(RULES)}
    assert there - listed == set()
    assert listed - there == set()


def test_every_chapter_says_what_it_is_about() -> None:
    silent = [x.name for x in RULES.rglob("*.py") if not x.read_text(encoding="utf-8").startswith('"""')]
    assert silent == []
