"""What the server says by itself: the same messages with the same variables in four languages, and none left over."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import farfield
from farfield.table.bodies import Program
from farfield.words.messages import LANGUAGES, Messages

SOURCE = Path(farfield.__file__).parent


@cache
def bodies(lang: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse((SOURCE / "words" / lang / "table.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert len(found) == len({entry.id.name for entry in found})
    return {entry.id.name: entry for entry in found}


class Variables(Visitor):
    """Collects what a message is told, also inside its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(lang: str, id: str) -> set[str]:
    found = Variables()
    found.visit(bodies(lang)[id])
    return found.names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same(lang: str) -> None:
    assert set(bodies(lang)) == set(bodies("en"))
    for id in bodies("en"):
        assert variables(lang, id) == variables("en", id), id
        words = Messages(lang).get(id, **dict.fromkeys(variables(lang, id), "Xyzzy"))
        assert words and (
            lang == "en" or words != Messages("en").get(id, **dict.fromkeys(variables(lang, id), "Xyzzy"))
        )
        if lang == "fr":
            assert not re.search(r" [:;!?»]|« |'", words), words


def test_no_message_is_missing_or_left_over() -> None:
    files = [*(SOURCE / "table").rglob("*.py"), SOURCE / "cli" / "serve.py", SOURCE / "cli" / "status.py"]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    asked = {f"program-{name}" for name in get_args(Program)}
    said = set(re.findall(r'"((?:room|wire|chat|undo|report|serve|token|puzzle)-[a-z-]+)"', code)) | asked
    elsewhere = {
        "undo-asked",
        "undo-answered",
        "undo-ended",
        "undo-revealed",
        "undo-stale",
        "puzzle-rules",
        "puzzle-rules-lane",
    }  # types of messages, and words of the game itself
    assert said - elsewhere == set(bodies("en"))
