"""What lasts only while another object stays where it is, or stays attached (CR 389-392)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import giving
from ..objects import changing_hands
from ..terms import WHILE_ATTACHED, WHILE_SOURCE
from . import registry

if TYPE_CHECKING:
    from ..state import State


def tied(until: int) -> bool:
    return until in (WHILE_SOURCE, WHILE_ATTACHED)


def untie(s: State, source: int, until: int) -> None:
    """The source left the board (`WHILE_SOURCE`) or came off (`WHILE_ATTACHED`): end what hung on that."""
    for place in s.places:
        a = s.arenas[place.arena]
        for id in place.units + place.gear:
            card = s.cards[id & 4095]
            if card.mods is None:
                continue
            gone = [m for m in card.mods if m.until == until and m.source == source]
            if gone:
                kept = [m for m in card.mods if m not in gone]
                card.mods = kept if kept else None
                giving.refresh_face(s, card)
                registry.renew(s, card)
                changing_hands.give_back(s, a, card, gone)
                a.version += 1
                a.cleanup_due = True
    s.lasting = [x for x in s.lasting if x.until != until or x.source != source]
    s.everything_changed()
