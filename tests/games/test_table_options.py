"""An option of a table is declared once: settings, words, command line, page and docs follow from that."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from farfield.cli.lanes import given, with_usual_values
from farfield.games.modes import MODES
from farfield.languages import LANGUAGES
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.table_options import FLAG, LANE_OPTIONS, TableOption
from farfield.words.messages import Messages

FOR_PEOPLE = {option.name: option for mode in MODES.values() for option in mode.options if option.for_people}
DOCS = Path(__file__).parents[2] / "docs"


def test_the_rules_have_a_field_for_each_modifier_and_no_other() -> None:
    fields = list(inspect.signature(Modifiers).parameters)
    assert fields == [option.field for option in LANE_OPTIONS]


@pytest.mark.parametrize("option", LANE_OPTIONS, ids=lambda option: option.name)
def test_a_bare_name_means_the_usual_value_and_the_rules_tell_it_back(option: TableOption) -> None:
    chosen, problems = MODES["lanes"].read([(option.name, "")])
    assert not problems
    assert chosen == ((option.name, option.usual),)
    rules = MODES["lanes"].rules(chosen)
    assert isinstance(rules, LaneLegends)
    assert rules.table_options() == list(chosen)
    assert getattr(rules.modifiers, option.field) != getattr(Modifiers(), option.field)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOR_PEOPLE)
def test_every_option_that_people_are_offered_says_what_it_does(name: str, lang: str) -> None:
    said = Messages(lang)
    assert said.has(f"modifier-{name}")
    sentence = said.get(f"modifier-{name}", value=FOR_PEOPLE[name].usual)
    assert sentence[-1] == "." and "{" not in sentence


@pytest.mark.parametrize("option", LANE_OPTIONS, ids=lambda option: option.name)
def test_the_docs_have_a_row_for_each_modifier_with_its_clause(option: TableOption) -> None:
    rows = re.findall(rf"^\| `{option.name}` \|.*\|$", (DOCS / "lane-legends.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 1
    assert f"({option.clause})" in rows[0]


def test_the_command_line_takes_every_modifier_bare_or_with_a_value() -> None:
    typed = with_usual_values(["play", "lanes", "--head-start", "--gold-pays", "--extra-runes", "3", "--faster-units"])
    expected = ["--head-start", "farfield 5 + midfield 3", "--gold-pays", "--extra-runes", "3", "--faster-units", "2"]
    assert typed == ["play", "lanes", *expected]


def test_the_command_line_knows_the_modifiers_by_the_names_of_the_settings() -> None:
    from farfield.cli.lanes import Modifiers as Typed

    everything = {option.field: True if option.kind == FLAG else option.usual for option in LANE_OPTIONS}
    assert list(given(Typed(**everything))) == [option.name for option in LANE_OPTIONS]
    assert given(Typed()) == given(None) == {}
