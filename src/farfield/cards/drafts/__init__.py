"""Definitions that show what the card language can say, of cards that are not yet proven by scenarios.

They compile and have words, but they stay marked as not supported until each has its scenario. `sample` was drawn at
random from all sets, `hardest` are the cards the analysis of card texts calls the hardest.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module

from farfield.cards import catalogue
from farfield.cards import facts as facts_
from farfield.rules.effects.base import Ability, Effect

_DRAFTS: dict[str, tuple[tuple[Ability, ...], tuple[Ability, ...]]] = {}
_MISSING: dict[str, str] = {}


def draft(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
    """The text of a card, as `catalogue.card` takes it."""
    if name in _DRAFTS or name in _MISSING:
        raise ValueError(f"{name} is drafted twice")
    facts_.facts(name)
    _DRAFTS[name] = catalogue.written(name, lines, attached, sys._getframe(1))


def missing(name: str, part: str) -> None:
    """A card the language cannot say yet, and the part it lacks."""
    if name in _DRAFTS or name in _MISSING:
        raise ValueError(f"{name} is drafted twice")
    facts_.facts(name)
    _MISSING[name] = part


@cache
def _load() -> None:
    for module in ("sample", "hardest"):
        import_module(f"farfield.cards.drafts.{module}")


def proven(name: str) -> None:
    """A card of the sample that has its scenarios by now: its text stands with its set."""
    if not catalogue.printed(name).supported:
        raise ValueError(f"{name} is not supported")


def drafts() -> dict[str, tuple[tuple[Ability, ...], tuple[Ability, ...]]]:
    """Rules text and effect text of every drafted card."""
    _load()
    return dict(_DRAFTS)


def missing_parts() -> dict[str, str]:
    """Cards that cannot be written yet, with the part that is missing."""
    _load()
    return dict(_MISSING)
