"""What has come to light since a moment: whoever takes something back may not keep it in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import State


class Knowledge:
    """Who knew which card at a moment, and how far chance had gone."""

    __slots__ = ("dice", "seats")

    def __init__(self, seats: list[int], dice: list[int]) -> None:
        self.seats = seats  # bits of the seats that knew the card in each slot; a card keeps its slot from zone to zone
        self.dice = dice


def knowledge(s: State) -> Knowledge:
    return Knowledge([card.known for card in s.cards], rolled(s))


def rolled(s: State) -> list[int]:
    """Numbers that change with every random result."""
    out: list[int] = []
    for name in sorted(s.dice):
        x = s.dice[name]
        out += [x.a, x.b, x.c, x.counter]
    return out


def anything_since(s: State, before: Knowledge, seat: int) -> bool:
    """Has chance decided anything, or does anybody know a card now that nobody showed them on purpose?

    What the seat itself knew and shows by its own move does not count: taking that back costs only the one who does.
    """
    for slot in range(len(s.cards)):
        card = s.cards[slot]
        knew = before.seats[slot] if slot < len(before.seats) else 0
        if card.known & ~knew and not knew & (1 << seat) and not card.original.token:
            return True
    return rolled(s) != before.dice
