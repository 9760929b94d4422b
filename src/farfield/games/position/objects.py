"""Pieces become objects, and objects pieces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from farfield.cards.catalogue import printed
from farfield.cards.facts import UnknownCard
from farfield.games.position.pieces import (
    BadPosition,
    CardLike,
    HeldLike,
    Known,
    Piece,
    PieceLike,
    as_piece,
    card_of,
)
from farfield.games.position.pointing import name_of
from farfield.games.position.runes import KNOWN, Runes
from farfield.games.position.whole import DID, FILLER, Seat
from farfield.rules.abilities import registry
from farfield.rules.actions import giving
from farfield.rules.ids import NO_PLACE, NOTHING, ObjectId, PlaceId, SeatId
from farfield.rules.knowing.plain_names import object_name
from farfield.rules.knowing.visibility import EVERYBODY, NOBODY
from farfield.rules.modes.lane_legends import LaneLegends, deflect, thralls
from farfield.rules.objects import attachment, counters, zones
from farfield.rules.printed import Printed
from farfield.rules.state import HISTORY, Card, Mod, State
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import (
    ASIDE,
    BANISHMENT,
    BOARD,
    CHAMPION_ZONE,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    RUNE_DECK,
    SIDEBOARD,
    THIS_TURN,
    TRASH,
)

_WAIT: Final = "Take the position at the start of a turn, or when this is over."


def refuse(what: str, remedy: str = _WAIT) -> BadPosition:
    """Something that a position does not hold."""
    text = "This is no moment whose position can be written down: {what}. {remedy}"
    return BadPosition("position-not-quiet", text, {"what": what, "remedy": remedy})


# --- from a position


_THRALL: Final = re.compile(r"Thrall (0|[1-9][0-9]{0,2})")
_STRIKE: Final = re.compile(rf"(?:([A-Za-z]+(?:\|[A-Za-z]+)*) )?{thralls.STRIKE_NAME}")


def face_of(card: CardLike) -> Printed:
    """A card by its name, or as it is. `Thrall 5`, `Strike` and `Fury Strike` are the tokens of Lane Legends. Raises
    `UnknownCard`."""
    if isinstance(card, Printed):
        return card
    if found := _THRALL.fullmatch(card):
        return thralls.thrall_card(int(found[1]))
    if found := _STRIKE.fullmatch(card):
        try:
            return thralls.strike_card(domain_mask(found[1]) if found[1] else 0, 0)
        except ValueError:
            pass  # no domain: perhaps the name of a card
    return printed(card)


def known_to(x: HeldLike) -> int:
    """The bits of those who know a card that is not public."""
    if not isinstance(x, Known):
        return NOBODY
    known = sum(1 << seat for seat in x.to) if x.to else EVERYBODY
    for seat in x.but:
        known &= ~(1 << seat)
    return known


def fill_seat(s: State, seat: SeatId, x: Seat) -> None:
    """Everything a seat has becomes objects."""
    side = s.sides[seat]
    if x.turns is not None:
        side.turns = x.turns
    if x.legend is not None:
        legend = zones.create(s, face_of(as_piece(x.legend).card), seat, LEGEND_ZONE, NO_PLACE)
        legend.known = -1
        legend.exhausted = as_piece(x.legend).exhausted
        legend.empowered = as_piece(x.legend).empowered
    side.chosen_champion = x.chosen_champion
    if x.champion is not None:
        side.chosen_champion = x.chosen_champion or face_of(x.champion).name
        zones.create(s, face_of(x.champion), seat, CHAMPION_ZONE, NO_PLACE).known = -1
    deck: Sequence[HeldLike] = x.deck if x.deck is not None else [FILLER] * 10
    for held in reversed(deck):
        zones.create(s, face_of(card_of(held)), seat, MAIN_DECK, NO_PLACE).known = known_to(held)
    for held in x.hand:
        zones.create(s, face_of(card_of(held)), seat, HAND, NO_PLACE).known = known_to(held) | 1 << seat
    for zone, cards in ((TRASH, x.trash), (BANISHMENT, x.banished), (ASIDE, x.pile)):
        for card in cards:
            zones.create(s, face_of(card), seat, zone, NO_PLACE).known = -1
    for card in x.spare:
        zones.create(s, face_of(card), seat, ASIDE, NO_PLACE).known = 1 << seat
    for card in x.sideboard:
        zones.create(s, face_of(card), seat, SIDEBOARD, NO_PLACE)
    for name in Runes.names(x.runes):
        _rune(s, seat, name, False)
    for name in Runes.names(x.exhausted_runes):
        _rune(s, seat, name, True)
    for name, seen in reversed(list(zip(Runes.names(x.rune_deck), Runes.seen(x.rune_deck), strict=True))):
        zones.create(s, printed(name), seat, RUNE_DECK, NO_PLACE).known = EVERYBODY if seen else NOBODY
    for piece in x.base:
        put_piece(s, seat, piece, side.base)
    side.points = x.points
    side.xp = x.xp
    side.energy = x.energy
    side.power = Runes.symbols(x.power)
    side.history = [x.this_turn.get(what, 0) for what in DID]
    assert len(DID) == HISTORY


def _rune(s: State, seat: SeatId, name: str, exhausted: bool) -> None:
    card = zones.create(s, printed(name), seat, BOARD, s.sides[seat].base)
    card.known = -1
    card.exhausted = exhausted


def put_piece(s: State, seat: SeatId, piece: PieceLike, place: PlaceId) -> Card:
    """A piece on the board, with its state and what it wears."""
    x = as_piece(piece)
    face = face_of(x.card)
    if face is thralls.strike_card(face.domains, 0) and isinstance(s.mode, LaneLegends):
        face = thralls.strike_card(face.domains, s.mode.modifiers.mighty_strikes)  # LL 9.3
    card = zones.create(s, face, seat if x.owner is None else SeatId(x.owner), BOARD, place)
    card.known = -1
    if card.controller != seat:
        card.controller = seat
        registry.renew(s, card)
    card.entered = s.turn if x.fresh else s.turn - 1
    card.exhausted = x.exhausted
    card.damage = x.damage
    card.buffs = x.buffed
    card.stunned = x.stunned
    card.empowered = x.empowered
    card.prevent = x.prevent
    card.paid = sum(1 << k for k in x.paid)
    if x.dealt:
        card.marks = [*x.dealt, *[0] * (len(s.sides) - len(x.dealt))]
    if x.played_by is not None:
        card.played_by = SeatId(x.played_by)
    if x.deflected:
        card.counters = [deflect.DEFLECTED, x.deflected]
    if x.might:
        giving.add_mod(s, card, Mod(THIS_TURN, x.might, None, None, NOTHING, s.next_number(), seat))
    for gear in x.attached:
        worn = put_piece(s, seat, gear, place)
        attachment.put_on(s, worn, card, seat)  # it lies there already: nothing is told of it
    return card


# --- from a game


def piece_of(s: State, card: Card) -> Piece:
    """An object on the board, or as it was when it left it."""
    name = object_name(s, card.id, card.controller)
    if card.memory is not None or card.replaced:
        raise refuse(f"{name} remembers something that was done", "Play on, or undo.")
    might = 0
    for mod in card.mods or ():
        if mod.until != THIS_TURN or mod.ability is not None or mod.part is not None:
            raise refuse(f"an effect on {name} lasts on")
        might += mod.might
    if card.counters is not None and not (
        isinstance(s.mode, LaneLegends) and card.counters[::2] == [deflect.DEFLECTED]
    ):
        raise refuse(f"counters lie on {name}")
    worn = [s.card(id) for id in card.attachments or ()]
    if any(x.controller != card.controller for x in worn):
        raise refuse(f"{name} wears what another side controls")
    fresh = card.entered >= s.turn
    return Piece(
        face_of_object(card),
        exhausted=card.exhausted,
        damage=card.damage,
        buffed=card.buffs,
        stunned=card.stunned,
        empowered=card.empowered,
        attached=[piece_of(s, x) for x in worn],
        might=might,
        prevent=card.prevent,
        fresh=fresh,
        owner=None if card.owner == card.controller else card.owner,
        came_from=_back(s, card),
        dealt=card.marks if card.marks is not None and card.damage else (),
        played_by=card.played_by if fresh and card.played_by >= 0 else None,
        paid=bits(card.paid),
        deflected=counters.count(card, deflect.DEFLECTED),
    )


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [k for k in range(mask.bit_length()) if mask >> k & 1]


def _back(s: State, card: Card) -> int | None:
    """Where a Thrall goes if its attack fails: to a battlefield of the lane; its Base goes without saying."""
    fought = s.arenas[s.places[card.place].arena].showdown == card.place
    if not fought or not thralls.is_npcs(s, card) or card.came_from not in s.battlefields:
        return None
    return s.battlefields.index(card.came_from)


def rune_words(runes: Iterable[Card]) -> str:
    return Runes.join(_rune_word(rune) for rune in runes)


def _rune_word(rune: Card) -> str:
    word = rune.original.name.removesuffix(" Rune")
    if rune.zone != RUNE_DECK or rune.known == NOBODY:
        return word
    if rune.known != EVERYBODY:
        raise refuse("only some have seen a rune of a Rune Deck")
    return word + KNOWN


def held_of(s: State, id: ObjectId, usual: int) -> HeldLike:
    """A card that is not public, and who knows it."""
    card = s.card(id)
    if card.known == usual:
        return face_of_object(card)
    face = face_of_object(card)
    if card.known < 0:
        return Known(face, but=[seat for seat in range(s.players) if not card.known >> seat & 1])
    to = bits(card.known & ~usual)
    if not to or to[-1] >= s.players:
        raise refuse(f"{card.printed.name} is known to nobody at the table, and yet to somebody")
    return Known(face, to)


def card_named(s: State, id: ObjectId) -> CardLike:
    return face_of_object(s.card(id))


def face_of_object(card: Card) -> CardLike:
    """By name if it is a released card or a token, as it is if somebody wrote it for the occasion."""
    name = name_of(card)
    if thralls.is_thrall(card) or thralls.is_strike(card):
        return name
    try:
        return name if printed(name) is card.original else card.original
    except UnknownCard:
        return card.original
