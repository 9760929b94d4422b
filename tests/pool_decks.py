"""Decks that nobody would build, of every card that has a text: proven ones and drafts.

A deck takes a legend, cards of its domains and a few of others, and any battlefields. Seeds go through the pool in
shuffled order, so that so many decks hold every card at least once.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import printed, texts
from farfield.cards.facts import facts
from farfield.rules.effects.changed_traits import BecomeCopy
from farfield.rules.effects.names import Name
from farfield.rules.effects.parts import Part
from farfield.rules.effects.verbs import (
    GainControl,
    LookAtTop,
    NewChoices,
    Predict,
    PutIn,
    ReturnToHand,
    Reveal,
    RevealTop,
    RevealUntil,
    TakeSpell,
)
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.terms import HIDDEN

MAIN: Final = 39
RUNES: Final = 12
STRAYS: Final = 9
"""Cards of a deck that are of any domain, next in the shuffled pool: every card comes up, whatever legends do."""


@cache
def pool() -> dict[str, tuple[str, ...]]:
    """The names of all cards with a text by type."""
    found: dict[str, list[str]] = {}
    for name in sorted(texts()):
        found.setdefault(facts(name).type, []).append(name)
    return {kind: tuple(names) for kind, names in found.items()}


@cache
def playable() -> tuple[str, ...]:
    """What goes into a main deck, shuffled once and for all."""
    names = [name for kind in ("unit", "spell", "gear") for name in pool()[kind]]
    Random(935).shuffle(names)
    return tuple(names)


def runes(domains: tuple[str, ...], dice: Random) -> list[Printed]:
    colours = [*domains, dice.choice(("Fury", "Calm", "Mind", "Body", "Chaos", "Order"))]
    return [printed(f"{colours[i % len(colours)]} Rune") for i in range(RUNES)]


SECRETIVE: Final = (
    BecomeCopy, GainControl, LookAtTop, Name, NewChoices, Predict, PutIn, Reveal, RevealTop,
    RevealUntil, ReturnToHand, TakeSpell,
)  # fmt: skip
"""Parts that look into hidden zones, show or name what is there, or give things to who should not have known them."""


def holds(part: Part, kinds: tuple[type, ...]) -> bool:
    return isinstance(part, kinds) or any(holds(child, kinds) for child in part.children())


@cache
def secretive() -> tuple[str, ...]:
    """The cards of the pool that look, name, steal, reveal or copy, or lie facedown."""
    return tuple(
        name for name in playable()
        if printed(name).kw[HIDDEN] or any(holds(line, SECRETIVE) for line in printed(name).abilities)
    )  # fmt: skip


def secretive_deck(number: int) -> Loadout:
    """The deck of this number, but for half of its cards, which are secretive."""
    found = deck(number)
    chosen = Random(number).sample(secretive(), MAIN // 2)
    found.main[: len(chosen)] = [printed(name) for name in chosen]
    return found


def deck(number: int) -> Loadout:
    """The deck of this number: the same one every time."""
    dice = Random(number)
    legends, fields = pool()["legend"], pool()["battlefield"]
    legend = legends[number % len(legends)]
    domains = facts(legend).domains
    fitting = [name for name in playable() if set(facts(name).domains) <= set(domains)]
    names = dice.sample(fitting, MAIN - STRAYS)
    names += [playable()[(number * STRAYS + i) % len(playable())] for i in range(STRAYS)]
    champions = [name for name in fitting if facts(name).is_champion]
    return Loadout(
        f"pool {number}",
        printed(legend),
        printed(dice.choice(champions)),
        [printed(name) for name in names],
        runes(domains, dice),
        [printed(fields[(number * 3 + i) % len(fields)]) for i in range(3)],
    )
