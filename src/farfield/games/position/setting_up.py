"""Setting a position up: everything it names becomes objects, and what is going on goes on."""

from __future__ import annotations

from farfield.cards.catalogue import lexicon
from farfield.decks import ban_list
from farfield.games.position import chain
from farfield.games.position.going_on import STEPS, Showdown
from farfield.games.position.objects import face_of, fill_seat, put_piece
from farfield.games.position.pieces import as_piece
from farfield.games.position.whole import WISHES, Field, Position
from farfield.rules import movement, setup
from farfield.rules.abilities import history
from farfield.rules.ids import NO_PLACE, NOBODY, NOTHING, TABLE, SeatId
from farfield.rules.knowing.visibility import EVERYBODY
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import ENTHRALLED, LaneLegends
from farfield.rules.objects import zones
from farfield.rules.playing import targets
from farfield.rules.state import Arena, Place, Side, State
from farfield.rules.state.dice import stream
from farfield.rules.terms import (
    ASIDE,
    ATTACKER,
    DEFENDER,
    FACEDOWN,
    MAIN,
    NO_ROLE,
    PHASE_NAMES,
    Phase,
)
from farfield.rules.turn import cleanup, phases


def state_of(p: Position) -> State:
    p.check()
    return build(p)


def build(p: Position) -> State:
    """The game that a position is of, before anything is done in it."""
    s = _table(p)
    for i, seat in zip(s.seats(), p.seats, strict=True):
        fill_seat(s, i, seat)
    for index, field in enumerate(p.fields):
        _fill_field(s, p, field, s.places[s.battlefields[index]])
    for side in s.sides[: s.players]:
        history.assume(s, side.index, side.history)
    for index, field in enumerate(p.fields):
        place = s.places[s.battlefields[index]]
        if field.showdown is not None:
            _open_showdown(s, place, field, field.showdown)
    chain.put(s, p.chain)
    chain.count_used(s, p.used)
    _begin(s, p)
    for side, seat in zip(s.sides, p.seats, strict=False):
        if seat.finished:
            s.arenas[side.arena].done = True
    closed = targets.closed(s)
    for a in s.arenas:
        reached = closed >> a.index & 1 == 1  # by something from elsewhere: nothing goes on there until that is over
        if reached:
            _stage(s, a)
        a.cleanup_due = not reached
    s.everything_changed()
    return s


def _stage(s: State, a: Arena) -> None:
    """What the cleanup that has been would have staged (CR 323.8-323.11)."""
    for index in a.places:
        place = s.places[index]
        for id in place.units:
            movement.arrived(s, a, s.card(id))
        if place.contested_by >= 0:
            cleanup.contested(s, a, place, a.showdown == index)


def _table(p: Position) -> State:
    """Sides, places and battlefields, with nothing on them yet."""
    mode = p.mode if p.mode is not None else Duel()
    s = State(mode, p.seed)
    s.lexicon = lexicon(ban_list(mode.name))
    s.players = len(p.seats)
    s.prefs = [sum(WISHES[x] for x in (p.wishes() if seat.asked is None else seat.asked)) for seat in p.seats]
    s.victory_score = p.victory_score if p.victory_score is not None else mode.victory_score_for(s.players)
    teams = list(p.teams) if p.teams is not None else mode.teams(s.players)
    for i in s.seats():
        s.sides.append(Side(i, teams[i], True, TABLE))
        for what in ("main deck", "rune deck", "recycle"):
            s.dice[f"{what} {i}"] = stream(p.seed, f"{what} {i}")
    for k in range(p.npcs):
        s.sides.append(Side(SeatId(s.players + k), max(teams) + 1, False, TABLE))
    s.dice["table"] = stream(p.seed, "table")
    setup.goes_first(s, SeatId(p.active if p.first is None else p.first))
    s.turn_seat = SeatId(p.active)
    s.turn = p.turn
    for side in s.sides:
        if side.is_player:  # LL 2.6: an NPC has no turns
            side.turns = max(1, p.turn // s.players)
        s.places.append(Place(side.base, TABLE, side.index, NOTHING))
    s.arenas.append(Arena(TABLE))
    if isinstance(mode, LaneLegends):
        _lay_lanes(s, p, mode)
    else:
        setup.one_arena(s)
        for field in p.fields:
            card = zones.create(s, face_of(field.card), SeatId(field.owner), ASIDE, NO_PLACE)
            setup.place_battlefield(s, card.id, TABLE)
    for index, field in enumerate(p.fields):
        place = s.places[s.battlefields[index]]
        place.controller = NOBODY if field.controller is None else SeatId(field.controller)
        if isinstance(mode, LaneLegends):
            place.at_start = place.controller if field.at_start is None else SeatId(field.at_start)  # LL 3.4
        if field.spared:
            s.scored_by_ally |= 1 << place.index
    return s


def _lay_lanes(s: State, p: Position, mode: LaneLegends) -> None:
    """Lane Legends: three battlefields for each seat in turn, the Nearfield first."""
    for index, field in enumerate(p.fields):
        zones.create(s, face_of(field.card), SeatId(index // 3), ASIDE, NO_PLACE)
    mode.lay_out(s, shuffled=False)
    for i, seat in enumerate(p.seats):
        s.sides[i].turns = p.turn  # every turn is everybody's
        npc = SeatId(s.players + i)
        for piece in seat.npc_base:
            put_piece(s, npc, piece, s.sides[npc].base)


def _fill_field(s: State, p: Position, field: Field, place: Place) -> None:
    for seat, pieces in field.units.items():
        for piece in pieces:
            card = put_piece(s, SeatId(seat), piece, place.index)
            back = as_piece(piece).came_from
            if back is not None:
                card.came_from = s.battlefields[back]
    for seat, hidden in field.hidden():
        piece = as_piece(hidden)
        card = zones.create(s, face_of(piece.card), SeatId(seat), FACEDOWN, place.index)
        card.known = EVERYBODY if piece.known else 1 << seat
        card.hidden_on = p.turn if piece.fresh else p.turn - 1 if piece.hidden_on is None else piece.hidden_on
    for seat in field.scored:
        place.scored |= 1 << seat
    for seat in field.conquered:
        place.conquered |= 1 << seat
    if field.contested is not None:
        place.contested_by = SeatId(field.contested)


def _open_showdown(s: State, place: Place, field: Field, x: Showdown) -> None:
    """It is going on: what triggers as it opens, or as units attack and defend, has triggered already."""
    a = s.arenas[place.arena]
    a.showdown = place.index
    a.focus = SeatId(x.focus)
    a.passes = x.passes
    a.focus_keeps = x.focus_stays
    place.contested_by = _contester(s, place, field, x)
    if x.attacker is None or x.defender is None:
        return
    a.combat = True
    a.combat_step = STEPS.index(x.step)
    a.attacker = SeatId(x.attacker)
    a.defender = SeatId(x.defender)
    a.excess = [0] * len(s.sides)
    a.guests = sum(1 << seat for seat in x.guests)
    a.combat_flags = ATTACKER | DEFENDER
    for id in place.units:
        card = s.card(id)
        card.role = {a.attacker: ATTACKER, a.defender: DEFENDER}.get(card.controller, NO_ROLE)
        card.seen_roles = card.role


def _contester(s: State, place: Place, field: Field, x: Showdown) -> SeatId:
    if field.contested is not None:
        return SeatId(field.contested)
    if x.attacker is not None:
        return SeatId(x.attacker)
    others = [s.card(id).controller for id in place.units if s.card(id).controller != place.controller]
    return others[0] if others else SeatId(x.focus)


def _begin(s: State, p: Position) -> None:
    """A phase in which something is going on has begun; else it begins now, and does what it requires."""
    phase = Phase(PHASE_NAMES.index(p.phase))
    s.phase = phase
    if phase == MAIN or p.going_on:
        return
    if phase == ENTHRALLED and isinstance(s.mode, LaneLegends):
        s.mode.begin_enthralled(s)
    else:
        phases.enter_phase(s, phase)
