"""What the readers get to read, and the judge."""

from __future__ import annotations

import re

from farfield.cards.facts import CardFacts, facts
from farfield.cards.written import definitions
from tools.compare_cards.comparing import reference, said


def for_reader_a(card: str) -> str:
    """The reference wording and our English; nothing of how the card is defined."""
    return (
        f"## {card}\n{printed(facts(card))}\nReference:\n{indented(reference()[card])}\nOurs:\n{indented(said(card))}\n"
    )


def for_reader_b(card: str) -> str:
    """The definition, and neither wording."""
    return f"## {card}\n{printed(facts(card))}\n{indented(re.sub('^draft', 'card', definitions()[card]))}\n"


def for_the_judge(card: str, words: str) -> str:
    """What reader B wrote, beside the reference."""
    return f"## {card}\nReader B:\n{indented(words)}\nReference:\n{indented(reference()[card])}\n"


def written_by_reader(text: str) -> dict[str, str]:
    """The words of reader B, card by card: each below the line with its name, as on the sheet."""
    parts = re.split(r"(?m)^## (.+)$", text)
    return {name.strip(): words.strip() for name, words in zip(parts[1::2], parts[2::2], strict=True)}


def printed(card: CardFacts) -> str:
    cost = "" if card.energy is None else f", {card.energy} Energy {' '.join(card.power)}".rstrip()
    might = "" if card.might is None else f", {card.might} Might"
    worn = "" if card.might_bonus is None else f", +{card.might_bonus} Might to its wearer"
    return f"({' '.join((*card.supertypes, card.type))}{cost}{might}{worn})"


def indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines()) or "    (nothing)"
