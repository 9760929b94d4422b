"""Looking at the table from a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..abilities import limits
from ..deciding import helping
from ..ids import NOTHING, SLOT_MASK, ObjectId, SeatId
from ..knowing import visibility
from ..state import Card
from ..terms import BOARD, GAME_OVER, Q_PRIORITY
from .views import NO_KEYWORDS, ArenaView, CardView, DecisionView, ItemView, PlaceView, SeatView, SideView

if TYPE_CHECKING:
    from ..knowing.visibility import Alias
    from ..state import Arena, Item, Side, State


def view(s: State, seat: int | None) -> SeatView:
    """The game as a seat sees it; None: as anybody sees it who only watches."""
    viewer = visibility.viewer_of(seat)
    alias = visibility.alias_of(s, viewer)
    out = SeatView(s, seat)
    for side in s.sides:
        out.sides.append(side_view(s, alias, viewer, side))
    for place in s.places:
        p = PlaceView(place)
        if place.card:
            p.card = on_board(s, alias, s.cards[place.card & SLOT_MASK])
        p.units = [on_board(s, alias, s.cards[id & SLOT_MASK]) for id in place.units]
        p.gear = [on_board(s, alias, s.cards[id & SLOT_MASK]) for id in place.gear]
        p.facedown = [facedown(alias, viewer, s.cards[id & SLOT_MASK]) for id in place.facedown]
        out.places.append(p)
    for a in s.arenas:
        out.arenas.append(arena_view(s, alias, viewer, a))
        if a.question is not None and a.question.may_answer(viewer):
            asked = DecisionView(alias, a.question)
            if a.stack:
                asked.picked = [alias.of(id) for id in a.stack[-1].picked_so_far()]
            out.decisions.append(asked)
    if seat is not None and len(s.arenas) > 1 and s.phase != GAME_OVER:
        out.offers = [DecisionView(alias, x) for x in helping.offers(s, SeatId(seat))]
    return out


def side_view(s: State, alias: Alias, viewer: int, side: Side) -> SideView:
    out = SideView(side)
    out.hand = known_of(s, alias, viewer, side.hand)
    out.deck = known_in_deck(
        s, alias, viewer, side.deck, s.mode.dealt_next(s, side.index) if side.is_player else NOTHING
    )
    out.rune_deck = known_in_deck(s, alias, viewer, side.rune_deck, NOTHING)
    out.pile = known_of(s, alias, viewer, side.aside)
    out.trash = known_of(s, alias, viewer, side.trash)
    out.banished = known_of(s, alias, viewer, side.banished)
    out.champion = known_of(s, alias, viewer, side.champion)
    out.legends = [on_board(s, alias, s.cards[id & SLOT_MASK]) for id in side.legends]
    out.runes = [on_board(s, alias, s.cards[id & SLOT_MASK]) for id in side.runes]
    return out


def known_of(s: State, alias: Alias, viewer: int, ids: list[ObjectId]) -> list[CardView]:
    """The cards of a zone that the viewer knows; of the others only their number is told."""
    out: list[CardView] = []
    for id in ids:
        card = s.cards[id & SLOT_MASK]
        if (card.known >> viewer) & 1:
            out.append(off_board(alias, card))
    return out


def known_in_deck(s: State, alias: Alias, viewer: int, deck: list[ObjectId], next_dealt: ObjectId) -> list[CardView]:
    """From the top down: the cards whose position the viewer knows."""
    out: list[CardView] = []
    n = len(deck)
    for i in range(n):
        card = s.cards[deck[n - 1 - i] & SLOT_MASK]
        if (card.known >> viewer) & 1:
            out.append(off_board(alias, card, i, card.id == next_dealt))
    return out


def off_board(alias: Alias, card: Card, position: int = -1, dealt_next: bool = False) -> CardView:
    """One that looks as it did at the last look is not made again: that is most of them."""
    name, public = card.printed.name, card.known == visibility.EVERYBODY
    x = alias.look(card.id)
    if (
        x is not None and not x.on_board and x.name is name and x.public == public and x.position == position
        and x.dealt_next == dealt_next and x.owner == card.owner and x.controller == card.controller
    ):  # fmt: skip
        return x
    x = CardView(alias.of(card.id), name, card.owner, card.controller)
    x.public = public
    x.position = position
    x.dealt_next = dealt_next
    return alias.show(card.id, x)


def facedown(alias: Alias, viewer: int, card: Card) -> CardView:
    """CR 129.4: that it is there is public, which card it is only to its controller."""
    x = CardView(alias.of(card.id), "", card.owner, card.controller)
    x.on_board = True
    x.hidden_on = card.hidden_on
    if (card.known >> viewer) & 1:
        x.name = card.printed.name
        x.public = card.known == visibility.EVERYBODY
    return x


def on_board(s: State, alias: Alias, card: Card) -> CardView:
    """CR 109: all states of objects in play are public. One that is as it was at the last look is not made again."""
    might = layers.might(s, card) if card.zone == BOARD else 0
    kw = card.kw if card.zone == BOARD else NO_KEYWORDS  # known once its Might is
    x = alias.look(card.id)
    if x is not None and looks_like(x, alias, card, might, kw):
        return x
    x = CardView(alias.of(card.id), card.printed.name, card.owner, card.controller)
    x.public = True
    x.on_board = True
    x.exhausted = card.exhausted
    x.might = might
    x.kw = kw
    x.copy_of = copied(card)
    x.stunned = card.stunned
    x.damage = card.damage
    x.buffs = card.buffs
    x.empowered = card.empowered
    x.prevent = card.prevent
    x.counters = card.counters
    x.role = card.role
    if card.attached_to:
        x.attached_to = alias.of(card.attached_to)
    if card.attachments is not None:
        x.attachments = [alias.of(id) for id in card.attachments]
    return alias.show(card.id, x)


def looks_like(x: CardView, alias: Alias, card: Card, might: int, kw: list[int]) -> bool:
    """Is this how an object on the board looks now? Its lists are replaced, never changed in place."""
    if x.might != might or x.exhausted != card.exhausted or x.damage != card.damage or x.stunned != card.stunned:
        return False
    if x.name is not card.printed.name or x.copy_of != copied(card) or not x.on_board or x.hidden_on >= 0:
        return False
    if x.owner != card.owner or x.controller != card.controller or x.role != card.role or x.buffs != card.buffs:
        return False
    if x.empowered != card.empowered or x.prevent != card.prevent or x.counters is not card.counters:
        return False
    if x.kw is not kw and x.kw != kw:
        return False
    if x.attached_to != (alias.of(card.attached_to) if card.attached_to else 0):
        return False
    if card.attachments is None:
        return not x.attachments
    return x.attachments == [alias.of(id) for id in card.attachments]


def copied(card: Card) -> str:
    """What is really printed on it, where its face is another's."""
    return "" if card.printed is card.original else card.original.name


def arena_view(s: State, alias: Alias, viewer: int, a: Arena) -> ArenaView:
    out = ArenaView(a)
    for item in a.chain:
        out.chain.append(item_view(s, alias, viewer, item))
    q = a.question
    if q is not None and q.kind == Q_PRIORITY:
        out.priority = q.seat
    if a.priority >= 0:
        out.passed = s.mode.participants(s, a, a.priority)[: a.yielded]
    elif a.passes and a.showdown >= 0 and a.focus >= 0:
        seats = s.mode.focus_seats(s, a)
        if a.focus in seats:
            at = seats.index(a.focus)
            out.passed = [seats[at - 1 - i] for i in range(min(a.passes, len(seats)))]
    return out


def item_view(s: State, alias: Alias, viewer: int, item: Item) -> ItemView:
    id = item.card if item.card else item.source
    face = s.face_of(id)
    x = ItemView(alias.of(item.id), item.seat, alias.of(id), face.name if face is not None else "")
    x.card = item.card != 0
    x.ability = item.ability
    x.number = limits.own(item.number)
    x.finalized = item.finalized
    x.destination = item.destination
    x.modes = item.modes[:]
    x.paid = item.paid
    x.repeats = item.repeats
    for slot in item.bound:
        x.targets.append(pointed_at(s, alias, viewer, slot))
    for more in item.later:
        for slot in more:
            x.targets.append(pointed_at(s, alias, viewer, slot))
    return x


def pointed_at(s: State, alias: Alias, viewer: int, ids: list[ObjectId]) -> list[int]:
    """What of a choice the viewer can see: cards chosen in a hidden zone are left out."""
    out: list[int] = []
    for id in ids:
        if id > 0:
            card = s.last_known(id)
            if card is not None and not visibility.can_point_at(viewer, card):
                continue
        out.append(alias.of(id))
    return out
