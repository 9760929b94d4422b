"""What passives give that is not worked out by `layers`: keywords of cards off the board, and tags (CR 365, 477).

Off the board only some keywords do anything, and most games have no text that gives them: one look at
`State.governed` says so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..state import S_FAR, S_TRAITS
from .in_force import ANYTHING, InForce, in_force, speaking, use_up

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, State
    from ..terms import KeywordKind


def maybe(s: State) -> bool:
    """Could anything give keywords to cards off the board? A quick look."""
    return s.governed & (1 << S_FAR) != 0


def giving(s: State, card: Card) -> list[InForce]:
    """The passives that give something to a card where it is now, off the board."""
    return in_force(s, s.arenas[s.sides[card.controller].arena], S_FAR, ANYTHING, card, card.controller)


def keyword(s: State, card: Card, kw: KeywordKind) -> int:
    """The value of a keyword of a card off the board, with what passives give it."""
    found = giving(s, card)
    if not found:
        return card.kw[kw]
    values = card.kw[:]
    for x in found:
        x.ability.give_keywords(s, x.context, values)
    return values[kw]


def was_played(s: State, a: Arena, card: Card, seat: SeatId) -> None:
    """What "your next spell" was given is over with this one."""
    if s.governed & (1 << S_FAR):
        for x in in_force(s, a, S_FAR, ANYTHING, card, seat):
            use_up(s, x)


def tags(s: State, card: Card) -> tuple[str, ...]:
    """The tags that passives give to an object."""
    out: tuple[str, ...] = ()
    for x in speaking(s, s.arenas[s.sides[card.controller].arena], S_TRAITS, ANYTHING, card, card.controller):
        if x.ability.speaks_of(s, x.context, card) and x.holds(s):
            out = (*out, *x.ability.gives_tags())
    return out


def has_tag(s: State, card: Card, tag: str) -> bool:
    """Does a passive give this tag to an object? Only those that would are asked whether they mean it."""
    if card.tags_given is not None:
        return tag in card.tags_given  # it has left: as it last was
    home = s.arenas[s.sides[card.controller].arena]
    for x in speaking(s, home, S_TRAITS, ANYTHING, card, card.controller):
        if tag in x.ability.gives_tags() and x.ability.speaks_of(s, x.context, card) and x.holds(s):
            return True
    return False
