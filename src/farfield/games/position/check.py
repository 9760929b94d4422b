"""Positions that cannot be: each problem names the thing, where it is, and the remedy."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from farfield.cards.facts import UnknownCard
from farfield.errors import Param, excerpt
from farfield.games.position.check_going_on import check_chain, check_showdowns
from farfield.games.position.objects import face_of
from farfield.games.position.pieces import CardLike, HeldLike, Known, Piece, PieceLike, as_piece, card_of
from farfield.games.position.refusing import LARGEST, card_at, is_seat, is_side, misplaced, problem, teams_of, within
from farfield.games.position.runes import KNOWN, Runes
from farfield.games.position.whole import DID, WISHES, Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import HIDE_ROOM, RuleChange
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    BATTLEFIELD,
    DOMAIN_NAMES,
    GEAR,
    LEGEND,
    MAIN_DECK_CARD,
    PERMANENT,
    PHASE_NAMES,
    UNIT,
)

MOST_SEATS: Final = 12
_PHASES: Final = [x for x in PHASE_NAMES if x not in ("setup", "over", "enthralled")]
_LANE_PHASES: Final = [*_PHASES, "enthralled"]


def check(p: Position) -> None:
    """Raise `BadPosition` for the first thing that cannot be."""
    if not 1 <= len(p.seats) <= MOST_SEATS:
        # More than the mode seats is fine: rules that need three players can be asked about with a Duel's rules.
        text = "A position has 1 to {most} seats; this one has {count}."
        raise problem("seats", text, "CR 481", most=MOST_SEATS, count=len(p.seats))
    phases = _LANE_PHASES if isinstance(p.mode, LaneLegends) else _PHASES
    if p.phase not in phases:
        near = difflib.get_close_matches(p.phase, phases, n=1)
        text = 'There is no phase "{phase}" to begin in. ' + (
            'Did you mean "{near}"?' if near else "Write one of: {known}."
        )
        params: dict[str, Param] = {
            "phase": excerpt(p.phase),
            "near": near[0] if near else "",
            "known": ", ".join(phases),
        }
        raise problem("phase", text, None, **params)
    is_seat(p, p.active, "Whose turn it is")
    if p.first is not None:
        is_seat(p, p.first, "Who had the first turn")
    within(p.turn, "the turn", "this position", 1)
    within(p.npcs, "NPCs", "this position", 0, 16)
    within(p.seed, "the seed", "this position", 0, 2**256 - 1)
    if p.victory_score is not None:
        within(p.victory_score, "the victory score", "this position", 1)
    if p.teams is not None and (len(p.teams) != len(p.seats) or any(not 0 <= team < LARGEST for team in p.teams)):
        text = "There are {count} seats, and teams for {given}. Give each seat the number of its team, from 0."
        raise problem("teams", text, None, count=len(p.seats), given=len(p.teams))
    for i, seat in enumerate(p.seats):
        _check_seat(p, i, seat)
    for number, field in enumerate(p.fields):
        _check_field(p, number, field)
    _check_lanes(p)
    _check_scores(p)
    check_showdowns(p)
    check_chain(p)


def _check_scores(p: Position) -> None:
    """CR 489, LL 1.4: the points of a team are one total, so whatever its seats say must be the same."""
    teams = teams_of(p)
    for i, team in enumerate(teams):
        for k in range(i):
            if teams[k] == team and p.seats[k].points != p.seats[i].points:
                text = (
                    "Seats {one} and {other} are one team, which has one score; {first} and {second} points are given. "
                    "Give the team's points to one of its seats, or the same to all."
                )
                scores: dict[str, Param] = {"first": p.seats[k].points, "second": p.seats[i].points}
                raise problem("team-score", text, "CR 489", one=k, other=i, **scores)


def _check_lanes(p: Position) -> None:
    """LL 1.2: a lane is three battlefields, and only its player and its NPC have anything there."""
    if not isinstance(p.mode, LaneLegends):
        for i, seat in enumerate(p.seats):
            if seat.npc_base:
                text = "Seat {seat} has an NPC's Base, and only Lane Legends has NPCs with one. Leave it out."
                raise problem("npc-base", text, "LL 1.2", seat=i)
            for what, given in (("an Enthralled Pile", seat.pile), ("a sideboard to be dealt from", seat.sideboard)):
                if given:
                    text = "Seat {seat} has {what}, and only Lane Legends has that. Leave it out."
                    raise problem("lanes-only", text, "LL 1.3", seat=i, what=what)
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
    least = -LARGEST if isinstance(p.mode, LaneLegends) else 0  # LL 1.4
    within(seat.points, "points", whose, least)
    for what, n in (("XP", seat.xp), ("Energy", seat.energy), ("turns", seat.turns or 0)):
        within(n, what, whose)
    legend = None if seat.legend is None else card_at(as_piece(seat.legend).card, f"{whose}'s Legend Zone")
    _check_cards(p, seat, whose)
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
    _check_turn(p, i, seat)


def _check_turn(p: Position, i: int, seat: Seat) -> None:
    """What the player has done this turn, and when they want to be asked."""
    for what in seat.this_turn:
        if what not in DID:
            text = 'Seat {seat}: nothing called "{what}" is counted in a turn. Known: {known}.'
            raise problem("this-turn", text, None, seat=i, what=excerpt(what), known=", ".join(DID))
        within(seat.this_turn[what], what, f"seat {i}")
    for wish in seat.asked or ():
        if wish not in WISHES:
            text = 'Seat {seat}: nobody is asked for "{what}". Known: {known}.'
            raise problem("asked", text, None, seat=i, what=excerpt(wish), known=", ".join(WISHES))
    if seat.finished and i != p.active and not isinstance(p.mode, LaneLegends):
        text = "Seat {seat} has ended its turn, and it is not its turn. Leave that out."
        raise problem("finished", text, "CR 316.5", seat=i)


def _check_cards(p: Position, seat: Seat, whose: str) -> None:
    """What lies off the board, and the legend."""
    if seat.legend is not None and not face_of(as_piece(seat.legend).card).types & LEGEND:
        raise misplaced(face_of(as_piece(seat.legend).card), f"{whose}'s Legend Zone", "a legend", "CR 107")
    if seat.champion is not None:
        champion = card_at(seat.champion, f"{whose}'s Champion Zone")
        if not champion.types & UNIT or champion.token:
            raise misplaced(champion, f"{whose}'s Champion Zone", "a champion unit", "CR 107")
    for card in seat.spare:
        if not card_at(card, f"{whose}'s spare battlefields").types & BATTLEFIELD:
            raise misplaced(face_of(card), f"{whose}'s spare battlefields", "a battlefield", "CR 107")
    for name, cards in (
        ("hand", seat.hand),
        ("deck", seat.deck or ()),
        ("trash", seat.trash),
        ("banishment", seat.banished),
        ("Enthralled Pile", seat.pile),
        ("sideboard", seat.sideboard),
    ):
        for held in cards:
            _check_held(p, held, f"{whose}'s {name}")


def _check_held(p: Position, held: HeldLike, where: str) -> None:
    if isinstance(held, Known):
        for seat in (*held.to, *held.but):
            is_seat(p, seat, f"Who knows a card in {where}")
    face = card_at(card_of(held), where)
    if face.token:
        text = "{card} is a token, and tokens are only on the board; it is in {where}. Leave it out."
        raise problem("token", text, "CR 186.1", card=face.name, where=where)
    if not face.types & MAIN_DECK_CARD:
        raise misplaced(face, where, "a unit, a spell or gear", "CR 052")


def _check_runes(seat: int, what: str, text: str, legend: Printed | None) -> None:
    wrong = Runes.misspelt(text, deck=what == "rune deck")
    domains = list(DOMAIN_NAMES.values())
    if wrong is not None:
        near = difflib.get_close_matches(wrong, domains, n=1)
        words = 'Seat {seat}, {what}: there are no "{text}" runes. ' + (
            'Did you mean "{near}"?' if near else "Write for example: Fury 3, Chaos 2."
        )
        params: dict[str, Param] = {"seat": seat, "what": what, "text": excerpt(wrong), "near": near[0] if near else ""}
        raise problem("runes", words, "CR 134", **params)
    words_ = [word.removesuffix(KNOWN) for word in Runes.words(text) or []]
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
    card = card_at(field.card, f"battlefield {number}")
    where = card.name
    if not card.types & BATTLEFIELD:
        raise misplaced(card, f"the place of battlefield {number}", "a battlefield", "CR 107")
    if field.controller is not None:
        is_side(p, field.controller, f"The controller of {where}")
    is_side(p, field.owner, f"Who brought {where}")
    for what, sides in (
        ("scored", field.scored),
        ("conquered", field.conquered),
        ("contests", () if field.contested is None else (field.contested,)),
    ):
        for side in sides:
            is_side(p, side, f"Who {what} {where}")
    if field.at_start is not None and field.at_start >= 0:
        is_side(p, field.at_start, f"Who controlled {where} as the turn began")
    for seat, pieces in field.units.items():
        is_side(p, seat, f"Whose units are at {where}")
        for piece in pieces:
            _check_piece(p, as_piece(piece), where)
    present = [seat for seat, pieces in field.units.items() if any(_is_unit(x) for x in pieces)]
    if len(present) > 2:
        text = "Units of {count} players are at {where}, and no more than two ever meet. Leave those of two there."
        raise problem("two-others", text, "CR 447.2", count=len(present), where=where)
    if len(present) == 2 and max(present) < len(p.seats) and not isinstance(p.mode, LaneLegends):
        teams = teams_of(p)
        if teams[present[0]] == teams[present[1]]:
            text = "Seats {one} and {other} are teammates, and both have units at {where}. Only one of them may."
            raise problem("teammates", text, "CR 447.2.b", one=present[0], other=present[1], where=where)
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
        is_side(p, seat, f"Who hid a card at {card.name}")
        face = card_at(as_piece(x).card, f"the Facedown Zone of {card.name}")
        if not face.types & MAIN_DECK_CARD or face.token:
            raise misplaced(face, f"the Facedown Zone of {card.name}", "a unit, a spell or gear", "CR 107.3")
        if field.controller != seat:
            text = (
                "Seat {seat} has a card facedown at {where} without controlling it. Let it control it, or leave it out."
            )
            raise problem("facedown-control", text, "CR 811", seat=seat, where=card.name)


# --- pieces


def _check_piece(p: Position, x: Piece, where: str) -> None:
    face = card_at(x.card, where)
    if not face.types & PERMANENT:
        raise misplaced(face, where, "a unit or gear", "CR 106")
    if x.owner is not None:
        is_side(p, x.owner, f"The owner of {face.name}")
    for what, n in (("damage", x.damage), ("buffs", x.buffed), ("empowered", x.empowered)):
        within(n, what, f"{face.name} at {where}")
    within(x.prevent, "prevented damage", f"{face.name} at {where}", -1)
    _check_past(p, x, face, where)
    within(x.might, "Might", f"{face.name} at {where}", -LARGEST)
    if not face.types & UNIT:
        for what, given in (("damage", x.damage), ("a stun", x.stunned), ("a buff", x.buffed), ("Might", x.might)):
            if given:
                text = "{card} at {where} is not a unit, so it cannot have {what}."
                raise problem("not-a-unit", text, "CR 143", card=face.name, where=where, what=what)
    for gear in x.attached:
        worn = card_at(as_piece(gear).card, where)
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


def _check_past(p: Position, x: Piece, face: Printed, where: str) -> None:
    """What a piece keeps of what was done: where it came from, who dealt the damage, what was paid for it."""
    if x.came_from is not None:
        within(x.came_from, "the battlefield it came from", f"{face.name} at {where}", 0, len(p.fields) - 1)
    if x.dealt and (sum(x.dealt) != x.damage or len(x.dealt) > len(p.seats) + p.npcs or min(x.dealt) < 0):
        text = "{card} at {where} has {damage} damage, and the sides have dealt it {dealt}. Let these add up to that."
        params: dict[str, Param] = {"damage": x.damage, "dealt": " and ".join(map(str, x.dealt))}
        raise problem("dealt", text, "CR 142", card=face.name, where=where, **params)
    if x.played_by is not None:
        is_side(p, x.played_by, f"Who played {face.name}")
        if not x.fresh:
            text = "{card} at {where} was played, and not this turn: then nobody asks by whom. Mark it fresh as well."
            raise problem("played-by", text, None, card=face.name, where=where)
    for n in x.paid:
        within(n, "the number of a cost that was paid", f"{face.name} at {where}", 0, 30)
    within(x.deflected, "Deflected counters", f"{face.name} at {where}")
    if x.deflected and not (isinstance(p.mode, LaneLegends) and face.types & UNIT):
        text = "{card} at {where} has Deflected counters, which only units of Lane Legends get. Leave them out."
        raise problem("deflected", text, "LL 6.5", card=face.name, where=where)


def _is_unit(x: PieceLike) -> bool:
    return bool(card_at(as_piece(x).card, "").types & UNIT)


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
