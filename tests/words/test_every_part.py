"""Every part of the card language, and every number a part can carry, has words in every language."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Mapping
from typing import Any

import pytest

from farfield.cards import language as w
from farfield.rules import effects
from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.parts import Ability, Effect, Number, Part
from farfield.rules.effects.select import states
from farfield.rules.rule_numbers import ignoring, skipping
from farfield.rules.terms import EventKind
from farfield.words import LANGUAGES, ability_text, effect_text
from tests.words.every_part import BASES, MACHINERY, PARTS
from tests.words.vocabulary import faults, strangers

NAMED = "Poro Yordle Tibbers Fury Mech Recruit Brush Gold Cards Runes"


def every_class() -> set[type]:
    found: set[type] = set()
    for module in pkgutil.walk_packages(effects.__path__, effects.__name__ + "."):
        inside = importlib.import_module(module.name)
        found |= {
            c
            for c in vars(inside).values()
            if inspect.isclass(c) and issubclass(c, Part) and c.__module__ == inside.__name__
        }
    return found


def said(part: Ability | Effect, language: str) -> str:
    line = ability_text(part, language) if isinstance(part, Ability) else effect_text(part, language, "unit")
    assert faults(line) == [], (language, line)
    assert strangers(line, language, named=NAMED) == [], (language, line)
    return line


def said_differently(parts: Mapping[str, Ability | Effect], language: str) -> None:
    """Every part has words, and no two say the same."""
    lines = {name: said(part, language) for name, part in parts.items()}
    assert len(set(lines.values())) == len(lines), sorted(lines.values())


def test_every_part_has_an_example() -> None:
    missing = every_class() - set(PARTS) - set(BASES) - set(MACHINERY)
    assert {c.__name__ for c in missing} == set(), "give each its words in farfield.words and an example in every_part"
    assert set(PARTS) <= every_class()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS, ids=lambda c: c.__name__)
def test_a_part_has_words(part: type, language: str) -> None:
    assert said(PARTS[part], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("frame", ["may", "pay", "each", "instead", "modes"])
def test_every_instruction_can_stand_inside_others(frame: str, language: str) -> None:
    for part in PARTS.values():
        if not isinstance(part, Effect):
            continue
        framed: dict[str, Ability | Effect] = {
            "may": w.when(w.I.attack, part, may=True),
            "pay": w.when(w.I.hold, part, may=True, cost=w.cost(1)),
            "each": w.each_player(part, side=t.ENEMY),
            "instead": w.instead_of_dying(w.unit.friendly, part, may=True),
            "modes": w.use(w.exhaust_me(), w.modes(part, w.draw(1))),
        }
        assert said(framed[frame], language)


def numbers(module: object, start: str, stop: str) -> dict[str, Any]:
    """The integer constants of a module between two names, in the order they are written."""
    names = [name for name, value in vars(module).items() if name.isupper() and isinstance(value, int)]
    return {name: getattr(module, name) for name in names[names.index(start) : names.index(stop) + 1]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prohibition_has_words(language: str) -> None:
    kinds = numbers(t, "BE_CHOSEN", "BE_KILLED")
    said_differently({name: w.cant(kind, w.unit.enemy) for name, kind in kinds.items()}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_of_the_rules_has_words(language: str) -> None:
    kinds = numbers(t, "VICTORY_SCORE", "PREVENT_DAMAGE")
    said_differently({name: w.rule(kind, 1, w.unit.friendly) for name, kind in kinds.items()}, language)
    phases = {t.SETUP, t.AWAKEN, t.BEGINNING, t.CHANNEL, t.DRAW, t.MAIN, t.ENDING}
    said_differently({str(phase): w.rule(skipping(phase)) for phase in phases}, language)
    assert "[Tank]" in said(w.rule(ignoring(t.TANK)), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_that_pays_has_words(language: str) -> None:
    kinds = numbers(cs, "EXHAUST_SELF", "LOSE_POINT")
    said_differently(
        {name: w.use(w.cost(w.deed(kind, 1, objects(name))), w.draw(1)) for name, kind in kinds.items()},
        language,
    )


def objects(deed: str) -> w.Noun | None:
    return w.unit.friendly if deed.endswith("_OBJECTS") else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_me_and_for_you(language: str) -> None:
    events = [EventKind(e) for e in range(t.EVENTS)]
    said_differently(
        {t.EVENT_NAMES[e]: w.when(ab.When(e, me=True, actor=t.YOURS), w.draw(1)) for e in events}, language
    )
    for event in events:
        said(w.when(ab.When(event, me=True), w.draw(1)), language)
        said(w.when(ab.When(event, types=t.UNIT, subject_side=t.ENEMY, place=se.HERE), w.draw(1)), language)
        said(w.when(ab.When(event, types=t.UNIT, actor=t.ENEMY), w.draw(1), times=3), language)
        said(w.when(ab.When(event, actor=t.YOURS, nth=2), w.draw(1)), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_words(language: str) -> None:
    places = numbers(t, "ANYWHERE", "TOP_OF_DECK")
    chosen = {
        name: se.Select(t.UNIT, t.YOURS, place)
        for name, place in places.items()
        if name not in ("EVENT_PLACE", "ON_CHAIN")
    }
    said_differently({name: w.kill(se.Target(select)) for name, select in chosen.items()}, language)
    for name, place in places.items():
        for side in (t.ANY_SIDE, t.FRIENDLY, t.ENEMY, t.OTHERS):
            assert said(w.banish(se.Target(se.Select(t.UNIT, side, place))), language), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_words(language: str) -> None:
    kinds = numbers(states, "READY", "IN_A_SHOWDOWN")
    for negate in (False, True):
        said_differently({n: w.kill(w.a(w.unit.is_(x, negate=negate))) for n, x in kinds.items()}, language)
        said_differently(
            {n: w.if_(w.state_is(w.me, x, negate), w.draw(1)) for n, x in kinds.items()},
            language,
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_can_be_read_has_words(language: str) -> None:
    values = numbers(am, "MIGHT", "EMPOWERS")
    said_differently({n: w.draw(am.ValueOf(x, w.me)) for n, x in values.items()}, language)
    said_differently({n: w.if_(w.at_least(am.ValueOf(x, w.me), 3), w.draw(1)) for n, x in values.items()}, language)
    players = numbers(am, "POINTS", "POINTS_TO_WIN")
    for enemy in (False, True):
        said_differently({n: w.draw(am.PlayerValue(x, enemy)) for n, x in players.items()}, language)
        for op in (co.AT_LEAST, co.AT_MOST, co.EXACTLY, co.MORE_THAN, co.LESS_THAN):
            same = {
                n: w.if_(co.Compare(am.PlayerValue(x, enemy), op, Number(3)), w.draw(1)) for n, x in players.items()
            }
            said_differently(same, language)
    more = co.Compare(am.PlayerValue(am.POINTS), co.MORE_THAN, am.PlayerValue(am.POINTS, enemy=True))
    assert said(w.if_(more, w.draw(1)), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_done_this_turn_has_words(language: str) -> None:
    from farfield.rules.state import sides

    kinds = numbers(sides, "H_CARDS", "H_POINTS")
    for enemy in (False, True):
        said_differently({n: w.draw(am.HistoryOf(x, enemy)) for n, x in kinds.items()}, language)
        said_differently(
            {n: w.if_(w.at_least(am.HistoryOf(x, enemy), 2), w.draw(1)) for n, x in kinds.items()}, language
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_span_of_time_has_words(language: str) -> None:
    spans = numbers(t, "FOREVER", "WHILE_ATTACHED")
    said_differently({n: w.give(w.a(w.unit), 1, until=x) for n, x in spans.items()}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_denied(language: str) -> None:
    for part in PARTS.values():
        if isinstance(part, Effect) and hasattr(part, "condition"):
            plain = said(w.if_(part.condition, w.draw(1)), language)
            denied = said(w.if_(w.not_(part.condition), w.draw(1)), language)
            assert plain != denied
