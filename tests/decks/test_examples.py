"""The examples of docs/decks.md and of the modules do what they show, and every command in the page runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

import farfield.decks
from farfield.cli import main
from farfield.decks import FORMATS

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def test_the_page() -> None:
    plain = re.sub(r"^```.*$", "", PAGE, flags=re.MULTILINE)  # a fence is no expected output
    found = doctest.DocTestParser().get_doctest(plain, {}, "docs/decks.md", "docs/decks.md", 0)
    said: list[str] = []
    runner = doctest.DocTestRunner()
    runner.run(found, out=said.append)
    assert len(found.examples) > 10 and runner.failures == 0, "".join(said)


def test_the_page_lists_every_format() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \|", PAGE, re.MULTILINE) == list(FORMATS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, *args = shlex.split(command)
    assert (program, main(args)) == ("farfield", 0)
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(farfield.decks.__path__)])
def test_the_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"farfield.decks.{name}")).failed == 0


def test_the_examples_of_the_package() -> None:
    assert doctest.testmod(farfield.decks).failed == 0
