"""docs/cards.md: how far every set has come."""

from __future__ import annotations

from pathlib import Path

from farfield.cards.progress import sets
from farfield.cli.collection import counts

PAGE = Path(__file__).resolve().parents[2] / "docs" / "cards.md"


def page() -> str:
    """The page as it should be."""
    rows = []
    total: dict[str, int] = {}
    for x in sets():
        found = counts(x)
        total = {kind: total.get(kind, 0) + n for kind, n in found.items()}
        rows.append(f"| {x.code} {x.name} | {' | '.join(str(n) for n in found.values())} |")
    rows.append(f"| **all sets** | {' | '.join(f'**{n}**' for n in total.values())} |")
    table = "\n".join(["| set | cards | complete | partial | absent |", "| --- | ---: | ---: | ---: | ---: |", *rows])
    return HEAD + table + "\n" + TAIL


HEAD = """\
# Which cards Farfield plays

<!-- Written by tools/proofs: python -m tools.proofs page -->

A card is complete when every sentence of it works and is [proven](proving-cards.md) so. A partial one has a text that
leaves something out or lacks a proof; decks that hold it are told which and why before the game, and offered the
nearest version that works. Runes and tokens are counted with the set that printed them first.

"""
TAIL = """
`farfield cards` counts anew, `farfield cards OGN` lists what each card of a set still lacks, `farfield card NAME` shows
one, and `farfield cards --review FILE` writes a page with facts, definition, words in four languages and proofs side by
side.
"""


def write() -> None:
    PAGE.write_text(page(), encoding="utf-8")
