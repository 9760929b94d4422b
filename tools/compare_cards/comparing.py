"""What differs between a card and its reference wording, and which of that is explained."""

from __future__ import annotations

import json
import os
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

from farfield.cards import catalogue
from farfield.rules.printed import Printed
from farfield.rules.terms import SPELL
from farfield.words import card_text, equipped_text
from tools.compare_cards import kinds, wording

EXPLAINED = Path(__file__).with_name("explained.toml")
VARIABLE = "FARFIELD_REFERENCE"


class NoReference(Exception):
    """The variable does not name a folder with the reference data."""


@cache
def reference() -> dict[str, str]:
    """The reference wording of every released card, by name, without its reminders."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        raise NoReference(f"{VARIABLE} does not name the folder of the reference data")
    for path in (Path(folder) / "cards" / "cards.json", Path(folder) / "cards.json"):
        if path.exists():
            cards = json.loads(path.read_text(encoding="utf-8"))
            return {card["name"]: card["rules_text_no_reminder"] for card in cards if card["status"] == "released"}
    raise NoReference(f"there is no cards.json in the folder that {VARIABLE} names")


def said(card: str | Printed) -> str:
    """Our words of a card."""
    return "\n".join([*card_text(card, "en"), *equipped_text(card, "en")])


def facts_of(card: Printed, called: str = "") -> Counter[str]:
    """What the definition is and says; `called`: and what is a fact of the card of this name."""
    found = Counter({f"{kind} ability": count for kind, count in kinds.of_definition(card).items()})
    return found + wording.bag(said(called or card))


def facts_of_reference(card: str) -> Counter[str]:
    face = catalogue.printed(card)
    of_text = kinds.of_text(reference()[card], face.types == SPELL)
    return Counter({f"{kind} ability": count for kind, count in of_text.items()}) + wording.bag(reference()[card])


def differences(card: str) -> list[str]:
    """What only the reference has, with a minus, and what only ours has, with a plus."""
    ours, theirs = facts_of(catalogue.printed(card), card), facts_of_reference(card)
    return [
        *sorted(f"-{fact}" for fact in (theirs - ours).elements()),
        *sorted(f"+{fact}" for fact in (ours - theirs).elements()),
    ]


def explained() -> dict[str, dict[str, str]]:
    """By card: differences, several with commas between them, and why they are none that a player could see."""
    found: dict[str, dict[str, str]] = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    return found


def reasons_for(card: str) -> Counter[str]:
    """The differences of a card that have a reason."""
    return Counter(fact.strip() for listed in explained().get(card, {}) for fact in listed.split(","))


def unexplained(card: str) -> list[str]:
    """Differences without a reason."""
    return list((Counter(differences(card)) - reasons_for(card)).elements())


def stale(card: str) -> list[str]:
    """Reasons without a difference."""
    return list((reasons_for(card) - Counter(differences(card))).elements())


HEAD = """\
# Differences between a card and the reference wording that no player could see (see `tools/compare_cards`).
# By card: the facts that only the reference (-) or only ours (+) has, and why that is the same thing.
"""


def prune() -> None:
    """Take out of the list what is no difference any more."""
    kept = [HEAD]
    for card, listed in explained().items():
        gone = Counter(stale(card))
        lines = []
        for difference, reason in listed.items():
            left = []
            for fact in difference.split(","):
                if gone[fact.strip()]:
                    gone[fact.strip()] -= 1
                else:
                    left.append(fact.strip())
            if left:
                lines.append(f"{json.dumps(', '.join(left))} = {json.dumps(reason, ensure_ascii=False)}")
        if lines:
            kept.append("\n".join([f"[{json.dumps(card, ensure_ascii=False)}]", *lines, ""]))
    EXPLAINED.write_text("\n".join(kept), encoding="utf-8")
