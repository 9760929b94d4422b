"""Attaching and detaching (CR 434-435, 716-725): an attached card lies under its top-most card and goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import as_long_as, registry, triggers
from ..actions import giving
from ..effects.kinds_of_ability import Activated
from ..ids import NOTHING
from ..knowing import log
from ..state import Event
from ..terms import BOARD, E_ATTACHED, E_DETACHED, WHILE_ATTACHED
from . import zones

if TYPE_CHECKING:
    from ..effects.stated_costs import Deed
    from ..ids import ObjectId, PlaceId, SeatId
    from ..state import Arena, Card, State


def attach(s: State, a: Arena, gear_id: ObjectId, wearer_id: ObjectId, actor: SeatId) -> bool:
    """CR 434: attaching to a new card detaches from the old one; to the current one it does nothing."""
    gear = s.find(gear_id)
    wearer = s.find(wearer_id)
    if gear is None or wearer is None or gear.zone != BOARD or wearer.zone != BOARD:
        return False
    if gear.attached_to == wearer_id or gear_id == wearer_id or wearer.attached_to:
        return False
    detach(s, a, gear_id, actor)
    put_on(s, gear, wearer, actor)
    triggers.emit(s, a, E_ATTACHED, gear_id, actor, wearer.place, 0, wearer_id)
    return True


def put_on(s: State, gear: Card, wearer: Card, actor: SeatId) -> None:
    """The attaching itself; who listens is told by whoever does it."""
    registry.unregister(s, gear)  # its printed text goes inactive, its effect text joins the wearer's
    s.disturb(gear.place)
    take_along(s, gear, wearer.place)
    gear.attached_to = wearer.id
    gear.stamp = s.next_number()
    wearer.attachments = [gear.id] if wearer.attachments is None else [*wearer.attachments, gear.id]
    registry.register(s, gear)
    if gear.printed.copies_text:
        giving.copy_text(s, gear, wearer)
    registry.join_effect_text(s, wearer, gear)
    gear.version = -1
    s.disturb(wearer.place)
    log.note(s, "attached", [gear.id, wearer.id], [actor], "CR 434")


def detach(s: State, a: Arena, gear_id: ObjectId, actor: SeatId) -> bool:
    """CR 435: it becomes an ordinary gear where its top-most card is or last was."""
    gear = s.find(gear_id)
    if gear is None or not gear.attached_to:
        return False
    triggers.emit_all(s, a, [come_off(s, a, gear, actor)])
    return True


def come_off(s: State, a: Arena, gear: Card, actor: SeatId) -> Event:
    gear_id = gear.id
    wearer_id = gear.attached_to
    wearer = s.find(wearer_id)
    gear.attached_to = NOTHING
    gear.stamp = s.next_number()
    registry.renew(s, gear)
    if wearer is not None:
        left = [x for x in wearer.attachments if x != gear_id] if wearer.attachments is not None else []
        wearer.attachments = left if left else None
        registry.forget(s.home(a, wearer), wearer_id, gear_id)
    s.disturb(gear.place)
    if s.ties:
        as_long_as.untie(s, gear_id, WHILE_ATTACHED)
    log.note(s, "detached", [gear_id], [actor], "CR 435")
    return Event(E_DETACHED, gear_id, actor, gear.place, 0, wearer_id, NOTHING)


def bearer(s: State, wearer: Card, ability: Activated) -> ObjectId:
    """The gear whose effect text gives its wearer this ability: "this" in that text; 0 if there is none."""
    if wearer.attachments is not None:
        for id in wearer.attachments:
            for given in s.card(id).printed.effect_text:
                if given is ability:
                    return id
    return NOTHING


def to_detach(s: State, id: ObjectId, deed: Deed) -> ObjectId:
    """What "detach this" means as a cost: the object itself, or the gear its effect text is printed on."""
    card = s.find(id)
    if card is None:
        return NOTHING
    if card.attached_to:
        return id
    if card.attachments is not None:
        for worn in card.attachments:
            for given in s.card(worn).printed.effect_text:
                if isinstance(given, Activated) and deed in given.cost.deeds:
                    return worn
    return NOTHING


def drop_all(s: State, a: Arena, card: Card) -> None:
    """CR 719.5: the top-most card leaves the board, its attachments detach and stay. An attached card just comes off.

    The order of detaching shows only in what triggers on it, so those triggers are one batch, to be ordered.
    """
    zones.remember(s, card)
    if card.attachments is not None:
        triggers.effect_text_before_leaving(s, s.home(a, card), card)
        triggers.emit_all(s, a, [come_off(s, a, s.card(id), card.controller) for id in card.attachments])
    if card.attached_to:
        wearer = s.find(card.attached_to)
        if wearer is not None and wearer.attachments is not None:
            left = [x for x in wearer.attachments if x != card.id]
            wearer.attachments = left if left else None
            registry.forget(s.home(a, wearer), wearer.id, card.id)
        card.attached_to = NOTHING
        if s.ties:
            as_long_as.untie(s, card.id, WHILE_ATTACHED)


def follow(s: State, card: Card, place: PlaceId) -> None:
    """CR 434.4: attachments share the location of their top-most card; that is not a move."""
    if card.attachments is not None:
        for id in card.attachments:
            take_along(s, s.card(id), place)


def take_along(s: State, gear: Card, place: PlaceId) -> None:
    if gear.place == place:
        return
    held = zones.container(s, gear)
    if held is not None:
        held.remove(gear.id)
    gear.place = place
    held = zones.container(s, gear)
    if held is not None:
        held.append(gear.id)
