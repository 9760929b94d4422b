"""What is said without Fluent is what Fluent says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from farfield.words import patterns
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.pieces import Name, Unknown

WORDS = ("Ann", "Émile", "", "you", "other", "npc", "[2] [Fury]")
NUMBERS = (0, 1, 2, 3, 11, 21, 100, 999, 1000, -1, 10**30)
MOST = 60
"""So many ways to fill a message in are tried."""


def variables(node: object) -> dict[str, set[str | int]]:
    """What a message wants to be told, with the words and numbers it tells apart."""
    found: dict[str, set[str | int]] = {}
    if isinstance(node, ast.VariableReference):
        found[node.id.name] = set()
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        keys = {patterns._key(variant.key) for variant in node.variants}
        found[node.selector.id.name] = keys
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        for name, keys in variables(child).items():
            found[name] = found.get(name, set()) | keys
    return found


def fillings(wanted: dict[str, set[str | int]]) -> Iterator[dict[str, str | int]]:
    choices = [[*sorted(keys, key=str), *WORDS, *NUMBERS] for keys in wanted.values()]
    ways = max(map(len, choices), default=1)
    for i in range(max(ways, min(MOST, ways**2))):  # each value of each, beside ever others of the rest
        row = [values[(i * (k + 1) + i // ways * k) % len(values)] for k, values in enumerate(choices)]
        yield dict(zip(wanted, row))


@pytest.mark.bulk  # who uses them is compiled with the rules
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_the_same_with_and_without_fluent(lang: str) -> None:
    messages = Messages(lang)
    known = compared = 0
    for id in messages._bundle._messages:
        value = messages._bundle.get_message(id).value
        pattern = patterns.of(value, lang)
        if pattern is None:
            continue
        known += 1
        for args in fillings(variables(value)):
            try:
                said = pattern.say(args)
            except Unknown:
                continue
            compared += 1
            assert said == messages._by_fluent(id, args), (id, args)
    assert known > 1400 and compared > 10 * known  # hardly any message is left to Fluent


def test_what_is_missing_or_not_understood_is_left_to_fluent() -> None:
    name = Name("n")
    assert name.say({"n": 999}) == "999"
    wrong: list[dict[str, str | int]] = [{}, {"n": 1000}, {"n": -1}, {"n": True}, {"n": "x" * 2501}]
    for args in wrong:
        with pytest.raises(Unknown):
            name.say(args)
    said = Messages("en").get("log-dealt", n=12_000, card="Gust", noun="Gust")
    assert "12,000" in said


def test_a_message_that_lacks_what_it_names_is_still_an_error() -> None:
    with pytest.raises(ValueError, match="log-dealt"):
        Messages("en").get("log-dealt", n=1)
    with pytest.raises(KeyError):
        Messages("en").get("no-such-message")
