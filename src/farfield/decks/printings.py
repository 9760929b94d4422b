"""Which card a printing's code means, and which printing stands for a card where a list gives codes."""

from __future__ import annotations

import re
from typing import Final

from farfield.cards.facts import DOMAINS, CardFacts, facts, with_code

SETS: Final = ("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD")
"""The sets that deck codes know, at the place of their number there."""
_SIZES: Final = {"OGN": 298, "OGS": 24, "ARC": 6, "SFD": 221, "UNL": 219, "VEN": 166, "RAD": 167}

CODE: Final = r"[A-Za-z]{2,3}-(?:[Rr]|[Ss][Pp]|[Tt])?[0-9]{1,4}[AaBbSs*]?(?:[-/][0-9]{1,4})?"
"""A code as people write it: ``OGN-003``, ``ogn-003-298``, ``VEN-R01``, ``OPP-019/024``."""
_FINISH = re.compile(r"-(?:foil|nexus|release|star)$", re.IGNORECASE)
_RUNE = re.compile(r"[A-Z]{3}-R0?([1-6])[AB]?(?:[-/][0-9]{1,4})?", re.IGNORECASE)


def by_code(text: str) -> CardFacts | None:
    """The card with this code, if it is one.

    >>> by_code("ogn-003-298").name, by_code("SFD-R05a").name, by_code("XYZ-001")
    ('Chemtech Enforcer', 'Chaos Rune', None)
    """
    text = _FINISH.sub("", text.strip())
    rune = _RUNE.fullmatch(text)
    if rune:  # every set numbers its runes in the order of the domains
        return facts(f"{DOMAINS[int(rune[1]) - 1]} Rune")
    return with_code(text)


def code_of(card: CardFacts) -> str:
    """The code of a card's plainest printing in a set that deck codes know.

    >>> code_of(facts("Gust")), code_of(facts("Fury Rune"))
    ('OGN-169', 'OGN-007')
    """
    known = [code for code in card.codes if code.split("-")[0] in SETS]
    plain = [code for code in known if code[-1].isdigit() and code.split("-")[1].isdigit()]
    return (plain or known or list(card.codes))[0]


def id_of(card: CardFacts) -> str:
    """The same as an id: lower case, with the size of the set.

    >>> id_of(facts("Gust"))
    'ogn-169-298'
    """
    code = code_of(card)
    return f"{code}-{_SIZES[code.split('-')[0]]:03}".lower()
