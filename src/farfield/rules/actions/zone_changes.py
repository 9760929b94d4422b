"""Cards that change zones (CR 413-416, 420, 426-430): draw, discard, recycle, banish, return, channel, burn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..abilities import triggers, would
from ..ids import NO_PLACE, NOTHING, SLOT_MASK, ObjectId, SeatId
from ..knowing import log, visibility
from ..objects import attachment, zones
from ..state import H_DISCARDED, H_DREW, H_RECYCLED, Event
from ..terms import (
    BANISHMENT,
    BOARD,
    E_BANISHED,
    E_BURNED,
    E_CHANNELED,
    E_DISCARDED,
    E_DREW,
    E_RECYCLED,
    E_RETURNED,
    HAND,
    MAIN_DECK,
    RUNE,
    RUNE_DECK,
    TRASH,
    Zone,
)
from . import burn_out

if TYPE_CHECKING:
    from ..state import Arena, Card, State


class Naming:
    """The text, by its item's id, that has a name for the cards that go somewhere, and which of its choices that is."""

    __slots__ = ("slot", "text")

    def __init__(self, text: ObjectId, slot: int) -> None:
        self.text = text
        self.slot = slot


NAMELESS: Final = Naming(NOTHING, -1)


def name_one(s: State, naming: Naming, id: ObjectId) -> None:
    """One more card is called by a name of a text."""
    for a in s.arenas:
        for frame in a.stack:
            frame.name_one(naming.text, naming.slot, id)


def draw(s: State, a: Arena, seat: SeatId, n: int, naming: Naming = NAMELESS) -> None:
    """CR 413: one at a time from the top. A short deck burns out and goes on (CR 431)."""
    side = s.sides[seat]
    if not side.is_player:
        return
    while n > 0:
        if not side.deck:
            # Draws that are left over are finished when the Burn Out is done.
            burn_out.burn_out(s, a, seat, n, burn_out.THEN_DRAW, naming)
            return
        n -= 1
        new = draw_this(s, a, side.deck[-1], seat)
        if naming.slot >= 0:
            name_one(s, naming, new)


def draw_this(s: State, a: Arena, id: ObjectId, seat: SeatId) -> ObjectId:
    """Draw one card, the top one or one that a text names (CR 413). Returns what it is in the hand."""
    side = s.sides[seat]
    side.burn_outs = 0
    side.history[H_DREW] += 1
    card = zones.put(s, id, HAND, known=s.cards[id & SLOT_MASK].known)
    if s.events is not None:
        log.note(s, "draws", [card.id], [seat], "CR 413", card.known)
    triggers.emit(s, a, E_DREW, card.id, seat, NO_PLACE, side.history[H_DREW])
    return card.id


def recycle(s: State, a: Arena, ids: list[ObjectId]) -> dict[ObjectId, ObjectId]:
    """CR 416: to the bottom of the matching deck of their owner, several Main Deck cards in random order (A26).

    Returns what they are there, by what they were.
    """
    cards = [card for card in [s.card(id) for id in ids] if not zones.never_leaves(card)]
    order = [card.id for card in cards if not card.original.types & RUNE]
    if sum([not s.card(id).original.token for id in order]) > 1:  # tokens cease to exist; an NPC has no deck
        s.dice[f"recycle {cards[0].owner}"].shuffle(order)
    news: dict[ObjectId, ObjectId] = {}
    for id in order:
        card = s.card(id)
        news[id] = to_bottom(s, a, card, MAIN_DECK, visibility.seen_leaving(card) if len(order) == 1 else 0)
    events: list[Event] = []
    for card in cards:  # told in the order they were in before: the order they lie in is secret
        if card.original.types & RUNE:  # CR 416: the owner's order for runes
            news[card.id] = to_bottom(s, a, card, RUNE_DECK, visibility.seen_leaving(card))
        events.append(recycled(s, card, news[card.id]))
    if triggers.heard(s, a, E_RECYCLED):
        triggers.emit_all(s, a, events)
    return news


def recycle_one(s: State, a: Arena, id: ObjectId) -> None:
    """Recycle a single card: those who see it go know that it is at the bottom (A26)."""
    old = s.card(id)
    deck = RUNE_DECK if old.original.types & RUNE else MAIN_DECK
    e = recycled(s, old, to_bottom(s, a, old, deck, visibility.seen_leaving(old)))
    if triggers.heard(s, a, E_RECYCLED):
        triggers.emit_all(s, a, [e])


def to_bottom(s: State, a: Arena, old: Card, deck: Zone, known: int) -> ObjectId:
    if old.zone == BOARD:
        if old.printed.types != RUNE:  # nothing is attached to a rune, and it is remembered as it is put away
            attachment.drop_all(s, a, old)
    elif old.zone == TRASH:
        s.departed[old.id] = old  # everybody saw which card it was
    s.sides[old.owner].history[H_RECYCLED] += 1
    a.cleanup_due = True
    return zones.put(s, old.id, deck, bottom=True, known=known).id


def recycled(s: State, old: Card, new: ObjectId) -> Event:
    """A44: its owner has recycled it, whoever was told to."""
    log.note_card(s, "recycles", old, [old.owner], "CR 416", visibility.seen_leaving(old))
    return Event(E_RECYCLED, old.id, old.owner, old.place, 0, new, NOTHING)


def discard(s: State, a: Arena, id: ObjectId, seat: SeatId) -> ObjectId:
    """CR 422: from hand to trash; its text does not run. Returns its id in the trash."""
    new = zones.put(s, id, TRASH)
    s.sides[seat].history[H_DISCARDED] += 1
    log.note(s, "discards", [new.id], [seat], "CR 422")
    triggers.emit(s, a, E_DISCARDED, new.id, seat)
    return new.id


def banish(s: State, a: Arena, id: ObjectId, actor: SeatId) -> ObjectId:
    """CR 427. Returns the id in banishment."""
    old = s.card(id)
    if zones.never_leaves(old):
        return id
    place = old.place
    if old.zone == BOARD:
        attachment.drop_all(s, a, old)
        s.disturb(place)
    new = zones.put(s, id, BANISHMENT)
    log.note(s, "banished", [new.id if new.zone else old.id], [actor], "CR 427")
    triggers.emit(s, a, E_BANISHED, new.id if new.zone else old.id, actor, place, 0, old.id)
    return new.id


def return_to_hand(s: State, a: Arena, id: ObjectId, actor: SeatId, cause: ObjectId = NOTHING) -> ObjectId:
    """To its owner's hand, from the board or a public pile. `cause`: the item of the chain that does it."""
    old = s.card(id)
    if zones.never_leaves(old):
        return id
    if old.zone == BOARD and would.be_replaced(s, a, Event(E_RETURNED, id, actor, old.place, 0, 0, cause)):
        return id
    return return_now(s, a, id, actor)


def return_now(s: State, a: Arena, id: ObjectId, actor: SeatId) -> ObjectId:
    old = s.card(id)
    place = old.place
    was_on_board = old.zone == BOARD
    if was_on_board and s.mode.stays_on_return(s, a, old):
        s.departed.pop(id, None)
        return id
    if was_on_board:
        attachment.drop_all(s, a, old)
        s.disturb(place)
    seen = visibility.seen_leaving(old)
    new = zones.put(s, id, HAND, known=seen)
    log.note_card(s, "returned", old, [old.owner], "", seen | new.known)
    if was_on_board:
        triggers.emit(s, a, E_RETURNED, old.id, actor, place)
    return new.id


def channel(s: State, a: Arena, seat: SeatId, n: int, exhausted: bool) -> int:
    """CR 430: as many as there are, ready unless told otherwise. Returns how many."""
    side = s.sides[seat]
    first = s.at_once()
    done = 0
    while done < n and side.rune_deck:
        rune = zones.put(s, side.rune_deck[-1], BOARD, side.base, seat)
        rune.exhausted = exhausted
        done += 1
        if s.events is not None:
            log.note(s, "channels", [rune.id], [seat], "CR 430")
        triggers.emit(s, a, E_CHANNELED, rune.id, seat, side.base)
    if first:
        triggers.tell(s)
    return done


def burn(s: State, a: Arena, seat: SeatId, n: int, naming: Naming = NAMELESS) -> None:
    """CR 440: top of the Main Deck to the trash, also where a text says no more than that (A46). Can burn out."""
    side = s.sides[seat]
    if not side.is_player:
        return
    first = s.at_once()
    while n > 0 and side.deck:
        n -= 1
        card = zones.put(s, side.deck[-1], TRASH)
        side.burn_outs = 0
        log.note(s, "burned", [card.id], [seat], "CR 440")
        triggers.emit(s, a, E_BURNED, card.id, seat)
        if naming.slot >= 0:
            name_one(s, naming, card.id)
    if first:
        triggers.tell(s)
    if n > 0:
        burn_out.burn_out(s, a, seat, n, burn_out.THEN_BURN, naming)
