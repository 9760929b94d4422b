"""What happened, for people: lines that travel as a message and its arguments. A sink that may be absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NO_ARENA, SLOT_MASK, ArenaId, ObjectId, SeatId
from ..state import Happening
from ..terms import UNIT

if TYPE_CHECKING:
    from ..state import Card, State


def note(
    s: State,
    kind: str,
    objects: list[ObjectId],
    args: list[int],
    clause: str = "",
    seats: int = -1,
    arena: ArenaId = NO_ARENA,
) -> None:
    """Tell whoever listens. `seats`: bits of those who may know which cards these are; -1: everybody. `arena`: where
    it happens; -1: where the objects are."""
    if s.events is not None:
        names: list[str] = []
        mights: list[int] | None = None
        for i in range(len(objects)):
            card = s.last_known(objects[i])
            face = card.printed if card is not None else s.face_of(objects[i])
            names.append(face.name if face is not None else "")
            if card is not None and card.printed.token and card.printed.types & UNIT:
                if mights is None:
                    mights = [-1] * len(objects)
                mights[i] = own_might(s, card)
        if arena < 0:
            arena = arena_of(s, objects)
        keep(s, s.events, Happening(kind, objects, names, args, seats, clause, s.turn, mights, arena))


def arena_of(s: State, objects: list[ObjectId]) -> ArenaId:
    """In which arena the first of these is that is in one; -1: none."""
    for id in objects:
        card = s.last_known(id)
        if card is not None and card.place >= 0:
            return s.places[card.place].arena
    return NO_ARENA


def own_might(s: State, card: Card) -> int:
    """What tells a token from others of its name: its own Might with what it wears. Not `layers.might`, which may be
    worked out only when nothing is in the middle of changing."""
    might = card.printed.might
    if card.attachments is not None:
        for id in card.attachments:
            gear = s.last_known(id)
            if gear is not None:
                might += gear.printed.might_bonus
    return might


def keep(s: State, events: list[Happening], line: Happening) -> None:
    """One more line, and the game as it is at this moment where somebody wants to see it step by step."""
    events.append(line)
    carried_out(s)


def lines(s: State) -> int:
    """How many there are."""
    return 0 if s.events is None else len(s.events)


def carried_out(s: State, since: int = -1) -> None:
    """What the latest line says has happened, also where it was said beforehand: its picture shows that. `since`: so
    do the pictures of all lines from this one on."""
    if s.pictures is not None and s.events is not None:
        latest = len(s.events) - 1
        for i in range(latest if since < 0 else since, latest + 1):
            if i in s.pictures:
                s.pictures[i] = s.copy()


def note_card(s: State, kind: str, card: Card, args: list[int], clause: str = "", seats: int = -1) -> None:
    """The same for a card as it was before it left: in hidden zones and piles its old id finds nothing any more."""
    if s.events is not None:
        keep(s, s.events, Happening(kind, [card.id], [card.printed.name], args, seats, clause, s.turn))


def note_saved(s: State, card: Card, source: ObjectId, seat: SeatId) -> None:
    """What saved a card from dying. A spell has left the chain by then, so its old id finds nothing: take the card."""
    if s.events is not None:
        names = [card.printed.name, s.cards[source & SLOT_MASK].printed.name if source >= 0 else ""]
        keep(s, s.events, Happening("saved", [card.id, source], names, [seat], -1, "CR 367", s.turn))
