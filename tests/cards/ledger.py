"""The ledger of abilities: which scenario shows which card.

A scenario says with `@shows("Gust", …)` which cards it is an example of. `test_ledger.py` takes each ability of each
card away in turn and plays the card's scenarios again: one of them must notice. So an ability that never fires in the
tests, or whose firing no test would miss, is found. `python -m tools.ledger NAME` asks the same of every small change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from unittest import mock

from farfield.cards import catalogue
from farfield.errors import CardTextError
from farfield.games.position import objects
from farfield.rules.effects.parts import Ability
from farfield.rules.printed import Printed

Scenario = Callable[..., None]

SCENARIOS: dict[str, list[Scenario]] = {}


def shows(*cards: str) -> Callable[[Scenario], Scenario]:
    """This scenario is an example of these cards."""

    def mark(scenario: Scenario) -> Scenario:
        for card in cards:
            SCENARIOS.setdefault(card, []).append(scenario)
        return scenario

    return mark


def cases(scenario: Scenario) -> Iterator[Callable[[], None]]:
    """The scenario, once for each set of values that it is parametrised with."""
    marks = [mark for mark in getattr(scenario, "pytestmark", ()) if mark.name == "parametrize"]
    columns = []
    for mark in marks:
        names, values = mark.args[:2]
        keys = [x.strip() for x in names.split(",")] if isinstance(names, str) else list(names)
        columns.append([dict(zip(keys, x if len(keys) > 1 else (x,), strict=True)) for x in values])
    for rows in product(*columns):
        yield partial(scenario, **{key: value for row in rows for key, value in row.items()})


def load() -> None:
    """Read every module of scenarios, so that all are known."""
    here = Path(__file__).parent
    for module in sorted(here.rglob("test_*.py")):
        if module.name not in ("test_ledger.py", "test_changes.py"):
            import_module(".".join(("tests", "cards", *module.relative_to(here).with_suffix("").parts)))


def noticed(scenario: Scenario) -> bool:
    """Does the scenario fail now, in any of its cases?"""
    try:
        for case in cases(scenario):
            case()
    except Exception:
        return True
    return False


def misses(scenarios: list[Scenario], changed: Printed) -> bool:
    """Does one of them fail when the card of this name is this one?"""

    def look_up(wanted: str) -> Printed:
        return changed if wanted == changed.name else catalogue.printed(wanted)

    with mock.patch.object(objects, "printed", look_up):
        return any(noticed(scenario) for scenario in scenarios)


def is_missed(scenarios: list[Scenario], card: Printed, number: int) -> bool:
    """Does one of them fail when the card lacks this ability? So does a card on which another line speaks of it."""
    try:
        less = without(card, number)
    except CardTextError:
        return True
    return misses(scenarios, less)


def without(card: Printed, number: int) -> Printed:
    """The card as if one of its abilities were not printed on it; an Equipment's effect text is counted on."""
    worn = number - len(card.abilities)
    left: tuple[Ability, ...] = card.abilities[:number] + card.abilities[number + 1 :]
    effect: tuple[Ability, ...] = card.effect_text
    if worn >= 0:
        effect = card.effect_text[:worn] + card.effect_text[worn + 1 :]
    return Printed(
        card.name,
        card.types,
        domains=card.domains,
        energy=card.energy,
        power=card.power,
        might=card.might,
        might_bonus=card.might_bonus,
        tags=card.tags,
        champion=card.champion,
        signature=card.signature,
        token=card.token,
        abilities=left,
        effect_text=effect,
        supported=card.supported,
        code=card.code,
    )
