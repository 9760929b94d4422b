"""The examples of the docs and of the modules do what they show."""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import farfield
import farfield.games
from farfield.cards import language
from farfield.cards.catalogue import printed, text, texts
from farfield.rules.effects.parts import Ability, Effect
from farfield.words import card_text, equipped_text, kind_of, lines_of

ROOT = Path(__file__).parents[2]
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("page", ["docs/api.md", "docs/views.md", "docs/lane-legends.md", "docs/modes.md"])
def test_the_examples_of_a_page(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    plain = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)  # a fence is no expected output
    found = doctest.DocTestParser().get_doctest(plain, {}, page, page, 0)
    assert len(found.examples) > 5
    said = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    runner.run(found, out=said.write)
    assert runner.failures == 0, said.getvalue()


def test_the_first_example_of_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text[text.index("## In Python") :], flags=re.DOTALL)
    assert len(code.splitlines()) <= 10
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"Seat [01] wins in turn [0-9]+\.\n", said.getvalue())


def code_of(page: str) -> str:
    """What a page says in Python, one after another."""
    return "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL))


@pytest.mark.parametrize("page", ["docs/engine.md", "docs/opponents.md"])
def test_the_code_of_a_page_leaves_a_game_that_asks_somebody(page: str) -> None:
    names: dict[str, Any] = {}
    exec(compile(code_of(page), page, "exec"), names)
    assert names["game"].decisions()


@pytest.mark.parametrize(("page", "cards"), [("docs/card-language.md", 3), ("CONTRIBUTING.md", 10)])
def test_the_cards_of_a_page_are_written_as_they_are(page: str, cards: int) -> None:
    """What the page shows of a card says the same as the card itself, and is proven if it is."""
    shown: dict[str, bool] = {}

    def compare(name: str, lines: tuple[Ability | Effect, ...], attached: tuple[Ability, ...], draft: bool) -> None:
        kind = kind_of(printed(name))
        assert lines_of(text(*lines), kind, "en") == card_text(name, "en"), name
        assert lines_of(attached, "unit", "en") == equipped_text(name, "en"), name
        assert texts()[name].draft == draft, name
        shown[name] = draft

    def card(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
        compare(name, lines, attached, False)

    def draft(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
        compare(name, lines, attached, True)

    code = code_of(page).replace("from farfield.cards.catalogue import card\n", "")
    exec(compile(code, page, "exec"), {**vars(language), "card": card, "draft": draft})
    assert len(shown) == cards


@pytest.mark.parametrize("name", [x.name for x in pkgutil.iter_modules(farfield.games.__path__)])
def test_the_examples_of_a_module(name: str) -> None:
    module = importlib.import_module(f"farfield.games.{name}")
    assert doctest.testmod(module, optionflags=OPTIONS).failed == 0


def test_the_example_of_the_package() -> None:
    assert doctest.testmod(farfield).failed == 0


# The public names


def test_every_public_name_can_be_fetched() -> None:
    for name in farfield.__all__:
        assert getattr(farfield, name) is not None
    assert set(farfield.__all__) <= set(dir(farfield))
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        farfield.nothing  # noqa: B018


def test_every_public_name_is_documented(engine: str) -> None:
    compiled = ("Decision", "Game", "Option") if engine == "compiled" else ()  # mypyc leaves the words out
    for name in farfield.__all__:
        if name != "__version__" and name not in compiled:
            assert getattr(farfield, name).__doc__, name


def test_importing_farfield_imports_nothing_else() -> None:
    code = "import sys, farfield; print([x for x in sys.modules if x.startswith('farfield.')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "['farfield._version']"
