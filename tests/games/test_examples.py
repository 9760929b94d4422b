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

import pytest

import farfield
import farfield.games

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
