"""Counters (CR 741-749): objects without a controller that lie on other objects. Buffs have a chapter of their own.

A kind of counter is a number given by whoever defines it, a mode or a set. They vanish with their host, since an object
that leaves the board is a new object (CR 124).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..knowing import log
from ..terms import BOARD

if TYPE_CHECKING:
    from ..ids import ObjectId, SeatId
    from ..state import Card, State


def count(card: Card, kind: int) -> int:
    """How many counters of this kind lie on an object."""
    if card.counters is not None:
        for i in range(0, len(card.counters), 2):
            if card.counters[i] == kind:
                return card.counters[i + 1]
    return 0


def put(s: State, id: ObjectId, kind: int, n: int) -> bool:
    """Put counters on an object on the board; a negative number takes them away, as far as they are there."""
    card = s.find(id)
    if card is None or card.zone < BOARD or n == 0:
        return False
    now = max(0, count(card, kind) + n)
    if now == count(card, kind):
        return False
    kept: list[int] = []
    if card.counters is not None:
        for i in range(0, len(card.counters), 2):
            if card.counters[i] != kind:
                kept += card.counters[i : i + 2]
    if now:
        kept += [kind, now]
    card.counters = kept if kept else None
    s.everything_changed()
    for a in s.arenas:
        a.cleanup_due = True
    log.note(s, "counters", [id], [kind, n, now], "CR 741")
    return True


def spend(s: State, id: ObjectId, kind: int, n: int, seat: SeatId) -> bool:
    """CR 745: only from objects you control, and only if that many are there."""
    card = s.find(id)
    if card is None or card.controller != seat or count(card, kind) < n:
        return False
    return put(s, id, kind, -n)


def move(s: State, id: ObjectId, to: ObjectId, kind: int, n: int) -> int:
    """As many as there are, up to `n`, go to another object. Returns how many; without a new host they stay."""
    card = s.find(id)
    host = s.find(to)
    if card is None or host is None or host.zone < BOARD or id == to:
        return 0
    n = min(n, count(card, kind))
    if n > 0:
        put(s, id, kind, -n)
        put(s, to, kind, n)
    return n
