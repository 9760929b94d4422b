"""The clauses of a page in another language, each in the place of the English clause that it says again.

A translated page has the numbers, the marks and the build of the English one; only its words differ. So a clause that
bears a number of ours is known by it, and one that bears a name by its section and the official numbers it restates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from farfield.reference.parse import Clause, Page, parse

_NUMBERED = re.compile(r"[AB][0-9]+|(?:\S+) [0-9]+[A-D]?(?:\.[0-9]+)?[a-z]?(?:\.[0-9]+)?(?: step \S+)?")
_SECTION_NUMBER = re.compile(r"(?:LL )?([0-9]+[A-D]?(?:\.[0-9]+)?)\b")


def translate(page: Page, english: Sequence[Clause], markdown: str, lang: str) -> list[Clause]:
    """The page in that language; a clause that its text lacks stays English, and says so in `lang`."""
    titled = frozenset(clause.id for clause in english if clause.own_title)
    said = parse(page, markdown, lang, titled)
    by_key = dict(zip(_keys(said), said))
    out: list[Clause] = []
    for key, clause in zip(_keys(english), english):
        other = by_key.get(key)
        if other is not None:
            clause = replace(clause, section=other.section, title=other.title, text=other.text, lang=lang)
        out.append(clause)
    return out


def _keys(clauses: Sequence[Clause]) -> list[tuple[object, ...]]:
    """What a clause is known by in every language.

    Clauses with a name, in one section and with the same official numbers, are told apart by their order; if their
    count differs, the order proves nothing, and none of them is known.
    """
    plain = [_key(clause) for clause in clauses]
    count = Counter(plain)
    seen: Counter[tuple[object, ...]] = Counter()
    keys: list[tuple[object, ...]] = []
    for key in plain:
        seen[key] += 1
        keys.append((*key, seen[key], count[key]))
    return keys


def _key(clause: Clause) -> tuple[object, ...]:
    if _NUMBERED.fullmatch(clause.id):
        return (clause.id,)
    section = _SECTION_NUMBER.match(clause.section)
    return (section[1] if section else "", clause.numbers)
