"""Positions that cannot be: each problem names the thing, where it is, and the remedy."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from farfield.cards.facts import UnknownCard
from farfield.errors import Param, excerpt
from farfield.games.position import (
    DID,
    BadPosition,
    CardLike,
    Field,
    Piece,
    PieceLike,
    Position,
    Seat,
    as_piece,
    face_of,
)
from farfield.games.runes import Runes
from farfield.rules.effects.abilities import HIDE_ROOM, RuleChange
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.printed import Printed
from farfield.rules.terms import BATTLEFIELD, DOMAIN_NAMES, GEAR, LEGEND, MAIN_DECK_CARD, PERMANENT, PHASE_NAMES, UNIT

MOST_SEATS: Final = 12
LARGEST: Final = 999
"""More of anything than this is a slip of the hand."""
_PHASES: Final = PHASE_NAMES[1:-1]  # neither the setup nor after the end


def problem(message_id: str, words: str, clause: str | None = None, /, **params: Param) -> BadPosition:
    return BadPosition(f"position-{message_id}", words, params, clause)


def check(p: Position) -> None:
    """Raise `BadPosition` for the first thing that cannot be."""
    if not 1 <= len(p.seats) <= MOST_SEATS:
        # More than the mode seats is fine: rules that need three players can be asked about with a Duel's rules.
        text = "A position has 1 to {most} seats; this one has {count}."
        raise problem("seats", text, "CR 481", most=MOST_SEATS, count=len(p.seats))
    if p.phase not in _PHASES:
        near = difflib.get_close_matches(p.phase, _PHASES, n=1)
        text = 'There is no phase "{phase}" to begin in. ' + (
            'Did you mean "{near}"?' if near else "Write one of: {known}."
        )
        params: dict[str, Param] = {
            "phase": excerpt(p.phase),
            "near": near[0] if near else "",
            "known": ", ".join(_PHASES),
        }
        raise problem("phase", text, None, **params)
    _seat_number(p, p.active, "Whose turn it is")
    if p.first is not None:
        _seat_number(p, p.first, "Who had the first turn")
    _number(p.turn, "the turn", "this position", 1)
    _number(p.npcs, "NPCs", "this position", 0, 16)
    _number(p.seed, "the seed", "this position", 0, 2**64 - 1)
    if p.victory_score is not None:
        _number(p.victory_score, "the victory score", "this position", 1)
    if p.teams is not None and (len(p.teams) != len(p.seats) or any(not 0 <= team < LARGEST for team in p.teams)):
        text = "There are {count} seats, and teams for {given}. Give each seat the number of its team, from 0."
        raise problem("teams", text, None, count=len(p.seats), given=len(p.teams))
    for i, seat in enumerate(p.seats):
        _check_seat(p, i, seat)
    for number, field in enumerate(p.fields):
        _check_field(p, number, field)
    _check_lanes(p)


def _check_lanes(p: Position) -> None:
    """LL 1.2: a lane is three battlefields, and only its player and its NPC have anything there."""
    if not isinstance(p.mode, LaneLegends):
        for i, seat in enumerate(p.seats):
            if seat.npc_base:
                text = "Seat {seat} has an NPC's Base, and only Lane Legends has NPCs with one. Leave it out."
                raise problem("npc-base", text, "LL 1.2", seat=i)
        return
    if len(p.fields) != 3 * len(p.seats):
        text = "A lane has three battlefields, the Nearfield first: {needed} are needed here, and {count} are given."
        raise problem("lane-fields", text, "LL 1.2", needed=3 * len(p.seats), count=len(p.fields))
    text = "Battlefield {number} is in the lane of seat {seat}: only {seat} and {npc}, its NPC, can be there."
    for number, field in enumerate(p.fields):
        own = (number // 3, len(p.seats) + number // 3)
        for side in (*field.units, *(() if field.controller is None else (field.controller,))):
            if side not in own:
                raise problem("lane-side", text, "LL 8.1", number=number, seat=own[0], npc=own[1])


# --- seats


def _check_seat(p: Position, i: int, seat: Seat) -> None:
    whose = f"seat {i}"
    for what, n in (("points", seat.points), ("XP", seat.xp), ("Energy", seat.energy), ("turns", seat.turns or 0)):
        _number(n, what, whose)
    for what in seat.this_turn:
        if what not in DID:
            text = 'Seat {seat}: nothing called "{what}" is counted in a turn. Known: {known}.'
            raise problem("this-turn", text, None, seat=i, what=excerpt(what), known=", ".join(DID))
        _number(seat.this_turn[what], what, whose)
    legend = None if seat.legend is None else _card(as_piece(seat.legend).card, f"{whose}'s Legend Zone")
    if legend is not None and not legend.types & LEGEND:
        raise _misplaced(legend, f"{whose}'s Legend Zone", "a legend", "CR 107")
    if seat.champion is not None:
        champion = _card(seat.champion, f"{whose}'s Champion Zone")
        if not champion.types & UNIT or champion.token:
            raise _misplaced(champion, f"{whose}'s Champion Zone", "a champion unit", "CR 107")
    for name, cards in (
        ("hand", seat.hand),
        ("deck", seat.deck or ()),
        ("trash", seat.trash),
        ("banishment", seat.banished),
    ):
        for card in cards:
            face = _card(card, f"{whose}'s {name}")
            if face.token:
                text = "{card} is a token, and tokens are only on the board; it is in {where}. Leave it out."
                raise problem("token", text, "CR 186.1", card=face.name, where=f"{whose}'s {name}")
            if not face.types & MAIN_DECK_CARD:
                raise _misplaced(face, f"{whose}'s {name}", "a unit, a spell or gear", "CR 052")
    for what, text_ in (
        ("runes", seat.runes),
        ("exhausted runes", seat.exhausted_runes),
        ("rune deck", seat.rune_deck),
    ):
        _check_runes(i, what, text_, legend)
    wrong = Runes.misspelt(seat.power, power=True)
    if wrong is not None:
        text = 'Seat {seat}: "{text}" is no Power. Write for example: Fury 2, Fury|Chaos 1, A 1.'
        raise problem("power", text, "CR 134", seat=i, text=excerpt(wrong))
    for piece in seat.base:
        _check_piece(p, as_piece(piece), f"{whose}'s base")
    for piece in seat.npc_base:
        _check_piece(p, as_piece(piece), f"the base of {whose}'s NPC")


def _check_runes(seat: int, what: str, text: str, legend: Printed | None) -> None:
    wrong = Runes.misspelt(text)
    domains = list(DOMAIN_NAMES.values())
    if wrong is not None:
        near = difflib.get_close_matches(wrong, domains, n=1)
        words = 'Seat {seat}, {what}: there are no "{text}" runes. ' + (
            'Did you mean "{near}"?' if near else "Write for example: Fury 3, Chaos 2."
        )
        params: dict[str, Param] = {"seat": seat, "what": what, "text": excerpt(wrong), "near": near[0] if near else ""}
        raise problem("runes", words, "CR 134", **params)
    words_ = Runes.words(text) or []
    if len(words_) > LARGEST:
        raise problem(
            "number", "Seat {seat} has {n} {what}; that is too many.", None, seat=seat, n=len(words_), what=what
        )
    if legend is None or not legend.domains:
        return
    for word in words_:
        if not any(bit & legend.domains for bit, name in DOMAIN_NAMES.items() if name == word):
            text = "Seat {seat}, {what}: {domain} runes do not go with {legend}, whose domains are {domains}."
            own = " and ".join(name for bit, name in DOMAIN_NAMES.items() if bit & legend.domains)
            raise problem(
                "rune-domain", text, "CR 103.3", seat=seat, what=what, domain=word, legend=legend.name, domains=own
            )


# --- battlefields


def _check_field(p: Position, number: int, field: Field) -> None:
    card = _card(field.card, f"battlefield {number}")
    where = card.name
    if not card.types & BATTLEFIELD:
        raise _misplaced(card, f"the place of battlefield {number}", "a battlefield", "CR 107")
    if field.controller is not None:
        _side_number(p, field.controller, f"The controller of {where}")
    _side_number(p, field.owner, f"Who brought {where}")
    for seat in field.scored:
        _side_number(p, seat, f"Who scored {where}")
    for seat, pieces in field.units.items():
        _side_number(p, seat, f"Whose units are at {where}")
        for piece in pieces:
            _check_piece(p, as_piece(piece), where)
    present = [seat for seat, pieces in field.units.items() if any(_is_unit(x) for x in pieces)]
    if len(present) > 2:
        text = "Units of {count} players are at {where}, and no more than two ever meet. Leave those of two there."
        raise problem("two-others", text, "CR 447.2", count=len(present), where=where)
    if len(present) == 2 and p.teams is not None and max(present) < len(p.seats):
        if p.teams[present[0]] == p.teams[present[1]]:
            text = "Seats {one} and {other} are teammates, and both have units at {where}. Only one of them may."
            raise problem("teammates", text, "CR 447.2", one=present[0], other=present[1], where=where)
    _check_facedown(p, card, field)


def _check_facedown(p: Position, card: Printed, field: Field) -> None:
    hidden = list(field.hidden())
    room = 1 + sum(x.amount for x in card.abilities if isinstance(x, RuleChange) and x.rule == HIDE_ROOM)
    if len(hidden) > room:
        text = "{count} cards are facedown at {where}; there is room for {room}. Leave out {surplus}."
        raise problem(
            "facedown-room", text, "CR 107.3", count=len(hidden), where=card.name, room=room, surplus=len(hidden) - room
        )
    for seat, x in hidden:
        _side_number(p, seat, f"Who hid a card at {card.name}")
        face = _card(as_piece(x).card, f"the Facedown Zone of {card.name}")
        if not face.types & MAIN_DECK_CARD or face.token:
            raise _misplaced(face, f"the Facedown Zone of {card.name}", "a unit, a spell or gear", "CR 107.3")
        if field.controller != seat:
            text = (
                "Seat {seat} has a card facedown at {where} without controlling it. Let it control it, or leave it out."
            )
            raise problem("facedown-control", text, "CR 811", seat=seat, where=card.name)


# --- pieces


def _check_piece(p: Position, x: Piece, where: str) -> None:
    face = _card(x.card, where)
    if not face.types & PERMANENT:
        raise _misplaced(face, where, "a unit or gear", "CR 106")
    if x.owner is not None:
        _side_number(p, x.owner, f"The owner of {face.name}")
    for what, n in (("damage", x.damage), ("buffs", x.buffed), ("empowered", x.empowered)):
        _number(n, what, f"{face.name} at {where}")
    _number(x.prevent, "prevented damage", f"{face.name} at {where}", -1)
    _number(x.might, "Might", f"{face.name} at {where}", -LARGEST)
    if not face.types & UNIT:
        for what, given in (("damage", x.damage), ("a stun", x.stunned), ("a buff", x.buffed), ("Might", x.might)):
            if given:
                text = "{card} at {where} is not a unit, so it cannot have {what}."
                raise problem("not-a-unit", text, "CR 143", card=face.name, where=where, what=what)
    for gear in x.attached:
        worn = _card(as_piece(gear).card, where)
        if not face.types & UNIT:
            text = (
                "{gear} is attached to {card} at {where}, which is not a unit. Attach it to a unit, or put it beside."
            )
            raise problem("attached-to", text, "CR 716", gear=worn.name, card=face.name, where=where)
        if not worn.types & GEAR:
            text = "{gear} is attached to {card} at {where}, but only gear is attached. Put it beside."
            raise problem("attached", text, "CR 716", gear=worn.name, card=face.name, where=where)
        if as_piece(gear).attached:
            text = "Something is attached to {gear}, which is itself attached to {card}. Attach all of it to {card}."
            raise problem("attached-twice", text, "CR 716", gear=worn.name, card=face.name)
        _check_piece(p, as_piece(gear), where)


def _is_unit(x: PieceLike) -> bool:
    return bool(_card(as_piece(x).card, "").types & UNIT)


def _card(card: CardLike, where: str) -> Printed:
    try:
        return face_of(card)
    except UnknownCard as error:
        raise problem("unknown-card", "In {where}: " + error.text, None, where=where, **error.params) from error


def _misplaced(card: Printed, where: str, wanted: str, clause: str) -> BadPosition:
    text = "{card} is in {where}, where {wanted} belongs. Put it elsewhere, or another card here."
    return problem("misplaced", text, clause, card=card.name, where=where, wanted=wanted)


def _number(n: int, what: str, whose: str, least: int = 0, most: int = LARGEST) -> None:
    if not least <= n <= most:
        text = "{whose}: {what} is {n}. Give a number from {least} to {most}."
        raise problem("number", text, None, whose=whose, what=what, n=n, least=least, most=most)


def _seat_number(p: Position, seat: int, what: str) -> None:
    if not 0 <= seat < len(p.seats):
        text = "{what}: there is no seat {seat}. Seats are numbered from 0 to {last}."
        raise problem("seat", text, None, what=what, seat=seat, last=len(p.seats) - 1)


def _side_number(p: Position, seat: int, what: str) -> None:
    if not 0 <= seat < len(p.seats) + p.npcs:
        text = "{what}: there is no seat {seat}. Seats are numbered from 0 to {last}."
        raise problem("seat", text, None, what=what, seat=seat, last=len(p.seats) + p.npcs - 1)


def names_of(cards: Iterable[CardLike]) -> list[str]:
    """Cards as names; a card that only its writer knows has none."""
    out: list[str] = []
    for card in cards:
        if isinstance(card, Printed):
            if _known(card.name) is not card:
                text = (
                    "{card} is a card of its own making, which a text cannot hold. Use cards that have been released."
                )
                raise problem("own-card", text, None, card=card.name)
            out.append(card.name)
        else:
            out.append(card)
    return out


def _known(name: str) -> Printed | None:
    try:
        return face_of(name)
    except UnknownCard:
        return None
