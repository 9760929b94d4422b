"""How the numbers inside a part are spelled where it is printed: events, types, sides, times and keywords by name."""

from __future__ import annotations

from typing import Final

from ..terms import DOMAIN_NAMES, EVENT_NAMES, KEYWORD_NAMES, ZONE_NAMES
from .sorts import TYPE_WORDS

SIDES: Final = ("any", "friendly", "enemy", "yours", "others")
SPANS: Final = (
    "forever", "this turn", "this combat", "until your next turn", "while its source is there", "while attached",
    "until the next cleanup",
)  # fmt: skip
WHERE: Final = (
    "anywhere", "at a battlefield", "here", "in a base", "there", "in combat", "at that battlefield", "elsewhere", "8",
    "9", "in a hand", "in a trash", "in a champion zone", "in banishment", "on the chain", "facedown", "in a deck",
    "on top of a deck", "in any zone",
)  # fmt: skip
SPEEDS: Final = ("main", "Action", "Reaction")
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "actor": SIDES, "chooser": SIDES, "event": EVENT_NAMES, "keyword": KEYWORD_NAMES, "kinds": EVENT_NAMES,
    "side": SIDES, "speed": SPEEDS, "subject_side": SIDES, "until": SPANS, "where": WHERE, "zone": ZONE_NAMES,
}  # fmt: skip
DOMAINS: Final = {int(bit): word for bit, word in DOMAIN_NAMES.items()}
TYPES: Final = {int(bit): word for bit, word in TYPE_WORDS.items()}
BITS: Final[dict[str, dict[int, str]]] = {"domains": DOMAINS, "power": DOMAINS, "types": TYPES, "what": TYPES}
UNSAID: Final = ("__dict__", "about", "clause", "compiled", "eventful", "governs", "program", "text")
"""What compiling finds out, and what follows from the rest."""


def spelled(field: str, value: object) -> str:
    if isinstance(value, tuple) and value and (field in LISTS or field in BITS):
        return f"({', '.join(spelled(field, x) for x in value)})"
    if isinstance(value, int) and not isinstance(value, bool):
        if field in LISTS and 0 <= value < len(LISTS[field]):
            return str(LISTS[field][value])
        if field in BITS and value > 0:
            known = [word for bit, word in BITS[field].items() if value & bit]
            if sum(bit for bit in BITS[field] if value & bit) == value:
                return "any" if len(known) == len(BITS[field]) else " or ".join(known)
    return repr(value)
