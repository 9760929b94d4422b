"""Prices paid with cards of a hidden hand: being asked, or not, must not tell what is in it (CR 128.6).

Mostly only who has a choice is asked. Whoever wants pauses to tell nothing (`PREF_ASK_IN_WINDOWS`) is asked in any case
where it depends on hidden cards whether there is one: to pay with the only card that will do, or to say no where none
will.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import reading
from ..deciding.wishes import PREF_ASK_IN_WINDOWS
from ..effects.stated_costs import DISCARD, Deed

if TYPE_CHECKING:
    from ..effects.select import Select
    from ..ids import ObjectId, SeatId
    from ..state import State


def asked_anyway(s: State, seat: SeatId, deed: Deed, source: ObjectId) -> bool:
    select: Select | None = deed.objects
    if select is None or not 0 <= seat < s.players or not s.prefs[seat] & PREF_ASK_IN_WINDOWS:
        return False
    return deed.kind == DISCARD or select.is_private(s, reading.of_payer(seat, source))


def silence_tells(s: State, seat: SeatId, deeds: tuple[Deed, ...], source: ObjectId) -> bool:
    """Would it tell that nothing in the hand can pay this, if it were not asked for at all?"""
    for deed in deeds:
        if asked_anyway(s, seat, deed, source):
            return True
    return False
