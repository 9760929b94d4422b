"""Which cards are proven: for each, at which definition and words everything that a proof asks for has passed.

The files in ``proofs/`` beside this one, one for each module that defines cards, have a line for each card: its name,
the digests of its definition, of its English words and of its words in all languages, and a letter for each mark. They
are written by ``python -m tools.proofs`` alone, which asks for the proofs. A card whose definition is another one by
now is not proven, whatever its line says; whether its words are still those that were read, `farfield cards` and a test
ask.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final, Literal

from farfield.cards.facts import CardFacts, all_facts, previews
from farfield.cards.written import definitions

Mark = Literal["scenarios", "comparison", "reader-a", "reader-b"]
MARKS: Final[dict[str, Mark]] = {"S": "scenarios", "C": "comparison", "A": "reader-a", "B": "reader-b"}

Lack = Literal["changed", "scenarios", "comparison", "reader-a", "reader-b"]


@dataclass(frozen=True, slots=True)
class Proof:
    """A line of the list."""

    definition: str
    english: str
    words: str
    marks: str

    def has(self, mark: Mark) -> bool:
        return any(MARKS.get(letter) == mark for letter in self.marks)


def lacking(name: str) -> tuple[Lack, ...]:
    """What a card still needs to be proven, as far as its definition goes; nothing if it is proven."""
    proof = _proofs().get(name)
    if proof is None:
        return tuple(MARKS.values())
    changed: tuple[Lack, ...] = () if proof.definition == definition_digest(name) else ("changed",)
    return changed + tuple(mark for mark in MARKS.values() if not proof.has(mark))


def is_proven(name: str) -> bool:
    return not lacking(name)


def proofs() -> dict[str, Proof]:
    return dict(_proofs())


def read_again() -> None:
    """For whoever has changed the files."""
    _proofs.cache_clear()


@cache
def _proofs() -> dict[str, Proof]:
    found: dict[str, Proof] = {}
    for file in resources.files("farfield.cards").joinpath("proofs").iterdir():
        if file.name.endswith(".tsv"):
            found.update(read(file.read_text(encoding="utf-8")))
    return found


def read(text: str) -> Iterator[tuple[str, Proof]]:
    for line in text.splitlines():
        if line and not line.startswith("#"):
            name, *fields = line.split("\t")
            yield name, Proof(*fields)


# --- digests


def definition_digest(name: str) -> str:
    """Of how a card is defined and of the facts that it plays by; empty if nothing defines it."""
    return _digests().get(name, "")


@cache
def _digests() -> dict[str, str]:
    facts = {card.name: card for card in previews() + all_facts()}
    return {name: digest(plain(source), _facts(facts[name])) for name, source in definitions().items()}


def digest(*what: str) -> str:
    return hashlib.sha256("\n".join(what).encode()).hexdigest()[:16]


def plain(source: str) -> str:
    """A definition without what only looks different: line breaks, comments, and whether it is a draft."""
    bare = re.sub(r"(?m)\s+#.*$", "", source)
    return re.sub(r",(?=[)\]}])", "", re.sub(r"\s+", "", bare)).removeprefix("draft").removeprefix("card")


def _facts(card: CardFacts) -> str:
    played = (card.type, card.supertypes, card.domains, card.energy, card.power, card.might, card.might_bonus)
    return json.dumps([*played, card.tags, card.speed, card.icons_text, card.unique, card.any_number])
