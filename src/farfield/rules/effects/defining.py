"""From the tree that an author wrote to the abilities that a card has: compiled, and refused if they cannot work."""

from __future__ import annotations

from typing import Final

from farfield.errors import CardTextError

from ..terms import SPELL
from .abilities import Activated, AdditionalCost, Cant, CostChange, SpellText, Triggered
from .base import BANISHED_WITH, NAMED_FOR, Ability, P, Part
from .program import Writer


def defined(card: str, lines: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The lines of a card's text, ready to be played. Those that are ready already stay what they are."""
    costs = optional_costs(lines)
    out: list[Ability] = []
    for line in lines:
        try:
            out.append(line if line.compiled else Writer(0, costs).one(line))
        except CardTextError as error:
            raise error.of(card, len(out) + 1) from None
    kept = 0
    for line in lines:
        for part in within(line):
            kept |= part.keeps()
    for i in range(len(lines)):
        for part in within(lines[i]):
            missing = part.recalls() & ~kept
            if missing:
                raise CardTextError(NOT_KEPT[missing], card, i + 1)
            for objects in part.acts_on():
                if objects.off_board():
                    raise CardTextError(OFF_BOARD, card, i + 1)
    return tuple(out)


def belongs(card: str, types: int, lines: tuple[Ability, ...]) -> None:
    """Can lines like these be on a card of this type? What could never work there is refused."""
    for i in range(len(lines)):
        line = lines[i]
        if types != SPELL:
            if isinstance(line, SpellText):
                raise CardTextError(NO_START, card, i + 1)
        elif not line.works_in:
            passive = line.governs and not isinstance(line, (CostChange, Cant))
            if passive or isinstance(line, (Activated, Triggered)):
                raise CardTextError(NEVER_THERE, card, i + 1)


NO_START: Final = "nothing starts this instruction on a card that is no spell: write when(…) or use(…)"
NEVER_THERE: Final = "a spell is never on the board: what it starts for a time is written with later(…) or lasts(…)"
OFF_BOARD: Final = "what this does can be done only to what is on the board, and it names what is elsewhere"
NOT_KEPT: Final = {
    BANISHED_WITH: "remembered is what this card has banished with remember=True, and no line of it does",
    NAMED_FOR: "this asks for what was named for the card, and no line of it lets anything be named",
}


def within(part: Part) -> list[Part]:
    """A part and all that it consists of."""
    out = [part]
    for child in part.children():
        out += within(child)
    return out


def compiled(ability: P) -> P:
    """An ability that belongs to the rules of a mode and to no card."""
    return Writer().one(ability)


def optional_costs(lines: tuple[Ability, ...]) -> int:
    """Bits of the additional costs that may be declined."""
    out = 0
    number = 0
    for line in lines:
        if isinstance(line, AdditionalCost):
            if line.optional:
                out |= 1 << number
            number += 1
    return out
