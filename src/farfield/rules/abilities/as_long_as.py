"""How long effects last (CR 389-392): those whose window is over never begin, those tied to an object end with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import giving
from ..terms import BOARD, THIS_COMBAT, WHILE_ATTACHED, WHILE_SOURCE, Duration

if TYPE_CHECKING:
    from ..ids import ObjectId
    from ..state import Arena, Item, State


def tied(until: Duration) -> bool:
    return until in (WHILE_SOURCE, WHILE_ATTACHED)


def anchor(s: State, item: Item, until: Duration) -> ObjectId:
    """What an effect of this item hangs on: its source; while attached, the equipment whose effect text it is."""
    if until == WHILE_ATTACHED:
        wearer = s.find(item.source)
        if wearer is not None and wearer.attachments is not None:
            for id in wearer.attachments:
                if item.ability in s.card(id).printed.effect_text:
                    return id
    return item.source


def is_over(s: State, a: Arena, until: Duration, source: ObjectId) -> bool:
    """CR 359.3.e.16: an effect whose window is over as it would begin never begins.

    A combat that has ended, in the arena it is about; a source that has left the board, or come off.
    """
    if until == THIS_COMBAT:
        return not a.combat
    if until == WHILE_SOURCE:
        card = s.find(source)
        return card is None or card.zone < BOARD
    if until == WHILE_ATTACHED:
        card = s.find(source)
        return card is None or not card.attached_to
    return False


def untie(s: State, source: ObjectId, until: Duration) -> None:
    """The source left the board (`WHILE_SOURCE`) or came off (`WHILE_ATTACHED`): end what hung on that."""
    for a in s.arenas:
        for card in giving.changed(s, a):
            gone = [m for m in card.mods if m.until == until and m.source == source] if card.mods is not None else []
            if gone:
                giving.end(s, a, card, gone)
                a.cleanup_due = True
    if s.lasting:
        s.lasting = [x for x in s.lasting if x.until != until or x.tie != source]
    s.everything_changed()
