"""The game as it might be: a copy in which everything that somebody does not know is redrawn.

Search and preview work on such copies only, so that they can never tell what they must not know. What is drawn depends
on what the viewer knows and on which cards are missing, never on where those really are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..abilities import registry
from ..chain import resolving
from ..deciding import inviting, options
from ..deciding.wishes import PREF_ASK_IN_WINDOWS
from ..ids import SLOT_MASK, ObjectId, SeatId
from ..playing import hiding
from ..state import Card, Decision
from ..state.dice import Dice, stream
from ..terms import BOARD, HIDDEN, Q_CHOOSE, Q_FOCUS, Q_INVITED, Q_MAIN, Q_PRIORITY
from ..turn import loop
from . import visibility

if TYPE_CHECKING:
    from ..printed import Printed
    from ..state import Arena, Option, Side, State


def imagine(s: State, seat: SeatId | None, seed: int) -> State:
    """A game that looks the same to the seat and could be the real one. The same seed imagines the same game."""
    visibility.veil_of(s)  # before the copy: objects keep the names they have for the viewer
    viewer = visibility.viewer_of(seat)
    out = s.copy()
    out.seed = seed
    for name in s.dice:
        out.dice[name] = stream(seed, f"imagined {name}")
    dice = stream(seed, "imagined cards")
    for side in out.sides:
        if side.is_player:
            redraw(out, dice, unknown_main(out, viewer, side), must_be_hidden(out, viewer, side.index))
            redraw(out, dice, [id for id in side.rune_deck if not knows(out, viewer, id)], [])
            redraw(out, dice, side.sideboard, [])  # shuffled: nobody knows any of it
    for a in out.arenas:
        for frame in a.stack:
            frame.imagine(out, viewer, dice)
        q = a.question
        if q is not None and q.seat != viewer:
            ask_again(out, a, q, viewer)
    return out


def knows(s: State, viewer: int, id: ObjectId) -> bool:
    return visibility.knows(viewer, s.cards[id & SLOT_MASK])


def unknown_main(s: State, viewer: int, side: Side) -> list[ObjectId]:
    """Cards of the player's Main Deck that the viewer cannot name, wherever they are."""
    out = [id for id in side.deck if not knows(s, viewer, id)]
    out += [id for id in side.hand if not knows(s, viewer, id)]
    for place in s.places:
        for id in place.facedown:
            if s.cards[id & SLOT_MASK].owner == side.index and not knows(s, viewer, id):
                out.append(id)
    return out


def must_be_hidden(s: State, viewer: int, owner: SeatId) -> list[ObjectId]:
    """Those of them that have Hidden, as everybody can see: they lie facedown, or are about to."""
    out: list[ObjectId] = []
    for place in s.places:
        for id in place.facedown:
            if s.cards[id & SLOT_MASK].owner == owner and not knows(s, viewer, id):
                out.append(id)
    for a in s.arenas:
        for frame in a.stack:
            if isinstance(frame, hiding.Hiding) and frame.seat == owner and not knows(s, viewer, frame.card):
                out.append(frame.card)
    return out


def redraw(s: State, dice: Dice, ids: list[ObjectId], hidden: list[ObjectId]) -> None:
    """Deal the faces of these cards out among them anew."""
    if not ids:
        return
    counts: dict[str, int] = {}
    faces: dict[str, Printed] = {}
    for id in ids:
        face = s.cards[id & SLOT_MASK].original
        counts[face.name] = counts.get(face.name, 0) + 1
        faces[face.name] = face
    names = sorted(counts)  # where they lie now must not matter
    by_name = [faces[name] for name in names]
    order: list[int] = []  # which name each card gets
    for k in range(len(names)):
        order.extend([k] * counts[names[k]])
    dice.shuffle(order)
    for id in hidden:
        take(s, id, by_name, order)
    for id in ids:
        if id not in hidden:
            give_face(s, id, by_name[order.pop()])


def take(s: State, id: ObjectId, by_name: list[Printed], order: list[int]) -> None:
    """The first of the shuffled cards that has Hidden; any if none has (an effect hid it)."""
    for i in range(len(order)):
        if by_name[order[i]].kw[HIDDEN]:
            give_face(s, id, by_name[order.pop(i)])
            return
    give_face(s, id, by_name[order.pop()])


def give_face(s: State, id: ObjectId, face: Printed) -> None:
    old = s.cards[id & SLOT_MASK]
    if old.original is face:
        return
    new: Card = old.copy()
    if old.original.elsewhere and old.zone < BOARD:
        registry.unregister(s, old)
    new.printed = face
    new.original = face
    new.kw = face.kw
    new.version = -1
    s.cards[id & SLOT_MASK] = new
    if face.elsewhere and new.zone < BOARD:
        registry.register(s, new)


def ask_again(s: State, a: Arena, q: Decision, viewer: int) -> None:
    """What another seat is asked depends on cards that were redrawn. It stays asked, if only to pass."""
    offered: list[Option] = q.options
    if q.kind == Q_MAIN:
        offered = options.main_options(s, a, q.seat)
    elif q.kind == Q_PRIORITY:
        offered = options.reactions(s, a, q.seat)
    elif q.kind == Q_FOCUS:
        offered = options.actions(s, a, q.seat)
    elif q.kind == Q_INVITED and a.stack and isinstance(a.stack[-1], inviting.Invitation):
        offered = a.stack[-1].offers(s, a)
    elif q.kind == Q_CHOOSE and a.stack and isinstance(a.stack[-1], resolving.Run) and chooses_unseen(s, q, viewer):
        choose_again(s, a, q)
        return
    else:
        return
    again = Decision(q.id, q.arena, q.seat, q.kind, offered, q.subject, q.clause)
    again.least = q.least
    again.most = q.most
    a.question = again


def chooses_unseen(s: State, q: Decision, viewer: int) -> bool:
    for option in q.options:
        if option.is_thing:
            card = s.find(option.thing)
            if card is not None and not visibility.can_point_at(viewer, card):
                return True
    return len(q.options) == 1


def choose_again(s: State, a: Arena, q: Decision) -> None:
    number = s.next_decision
    wishes = s.prefs
    s.prefs = [x | PREF_ASK_IN_WINDOWS for x in wishes]
    s.next_decision = q.id
    take_back_question(a)
    a.stack[-1].step(s, a)
    s.prefs = wishes
    s.next_decision = max(s.next_decision, number)
    if a.question is None:
        loop.advance(s)


def take_back_question(a: Arena) -> None:
    """On its own, because mypyc believes that what was set to None here is None still after `step`."""
    a.question = None
