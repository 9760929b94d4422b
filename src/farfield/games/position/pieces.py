"""Single things of a position: a piece on the board, a card in a hand or deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from farfield.errors import FarfieldError
from farfield.rules.printed import Printed

CardLike = str | Printed
"""A card by its name, or a card of one's own written in the card language."""


class BadPosition(FarfieldError):
    """A position that cannot be, or a text that is none; the message names the thing, where it is and the remedy."""


@dataclass(frozen=True)
class Piece:
    """An object on the board with its state. A plain name is a ready, undamaged one."""

    card: CardLike
    exhausted: bool = False
    damage: int = 0
    buffed: int = 0
    """How many buff counters; `True` for the usual one."""
    stunned: bool = False
    empowered: int = 0
    attached: Sequence[PieceLike] = ()
    """Gear worn by this unit."""
    might: int = 0
    """More or less Might until the end of the turn."""
    prevent: int = 0
    """How much damage will be prevented; -1 for all."""
    fresh: bool = False
    """It came here this turn: entered the board or was hidden."""
    owner: int | None = None
    """Whose card it is, if not that of the seat that has it."""
    came_from: int | None = None
    """Lane Legends, an attacking Thrall: the number of the battlefield it goes back to if the attack fails."""
    dealt: Sequence[int] = ()
    """Of the damage, how much each side has dealt, the first side first."""
    played_by: int | None = None
    """Of what is fresh: who has played it."""
    paid: Sequence[int] = ()
    """The numbers of the optional costs that were paid as it was played (CR 356.4)."""
    deflected: int = 0
    """Lane Legends: how many Deflected counters."""
    known: bool = False
    """Facedown: everybody has seen which card it is."""
    hidden_on: int | None = None
    """Facedown: the turn it was hidden on, if neither this one (then it is `fresh`) nor the one before."""

    def __post_init__(self) -> None:
        fixed: dict[str, object] = {
            "attached": plain(self.attached),
            "paid": tuple(sorted(self.paid)),
            "dealt": _without_noughts(self.dealt),
            "buffed": int(self.buffed),
            "empowered": int(self.empowered),
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)


PieceLike = CardLike | Piece


@dataclass(frozen=True)
class Known:
    """A card in a hand or deck that more players know than usual: not only the one whose hand it is."""

    card: CardLike
    to: Sequence[int] = ()
    """The seats that know it besides; none given: everybody does."""
    but: Sequence[int] = ()
    """If everybody does: all but these, who could not follow it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "to", tuple(sorted(self.to)))
        object.__setattr__(self, "but", tuple(sorted(self.but)))


HeldLike = CardLike | Known


def card_of(x: HeldLike) -> CardLike:
    return x.card if isinstance(x, Known) else x


def plain(pieces: Iterable[PieceLike]) -> tuple[PieceLike, ...]:
    """Pieces in one spelling, so that equal ones are equal: a piece without any mark is just its card."""
    return tuple(x.card if isinstance(x, Piece) and x == Piece(x.card) else x for x in pieces)


def _without_noughts(numbers: Iterable[int]) -> tuple[int, ...]:
    out = list(numbers)
    while out and not out[-1]:
        out.pop()
    return tuple(out)


def as_piece(x: PieceLike) -> Piece:
    return x if isinstance(x, Piece) else Piece(x)
