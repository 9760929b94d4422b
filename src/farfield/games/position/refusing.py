"""How a position is refused: the thing, where it is, and the remedy."""

from __future__ import annotations

from typing import Final

from farfield.cards.facts import UnknownCard
from farfield.errors import Param
from farfield.games.position.objects import face_of
from farfield.games.position.pieces import BadPosition, CardLike
from farfield.games.position.whole import Position
from farfield.rules.modes.duel import Duel
from farfield.rules.printed import Printed

LARGEST: Final = 999
"""More of anything than this is a slip of the hand."""


def problem(message_id: str, words: str, clause: str | None = None, /, **params: Param) -> BadPosition:
    return BadPosition(f"position-{message_id}", words, params, clause)


def card_at(card: CardLike, where: str) -> Printed:
    try:
        return face_of(card)
    except UnknownCard as error:
        raise problem("unknown-card", "In {where}: " + error.text, None, where=where, **error.params) from error


def misplaced(card: Printed, where: str, wanted: str, clause: str) -> BadPosition:
    text = "{card} is in {where}, where {wanted} belongs. Put it elsewhere, or another card here."
    return problem("misplaced", text, clause, card=card.name, where=where, wanted=wanted)


def within(n: int, what: str, whose: str, least: int = 0, most: int = LARGEST) -> None:
    if not least <= n <= most:
        text = "{whose}: {what} is {n}. Give a number from {least} to {most}."
        raise problem("number", text, None, whose=whose, what=what, n=n, least=least, most=most)


def teams_of(p: Position) -> list[int]:
    """The team of each seat: as is said, or as is usual in its mode."""
    return list(p.teams) if p.teams is not None else (p.mode or Duel()).teams(len(p.seats))


def is_seat(p: Position, seat: int, what: str) -> None:
    if not 0 <= seat < len(p.seats):
        text = "{what}: there is no seat {seat}. Seats are numbered from 0 to {last}."
        raise problem("seat", text, None, what=what, seat=seat, last=len(p.seats) - 1)


def is_side(p: Position, seat: int, what: str) -> None:
    if not 0 <= seat < len(p.seats) + p.npcs:
        text = "{what}: there is no seat {seat}. Seats are numbered from 0 to {last}."
        raise problem("seat", text, None, what=what, seat=seat, last=len(p.seats) + p.npcs - 1)
