"""Scoring and winning (CR 194-195, 467-472)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .abilities import triggers, would
from .abilities.restrictions import forbidden, player_forbidden, rule_value
from .actions import points_and_xp, zone_changes
from .effects.kinds_of_ability import GAIN_POINTS, SCORE_HERE, VICTORY_SCORE
from .ids import NOTHING
from .knowing import log, visibility
from .state import H_CONQUERED, H_HELD, H_POINTS_HELD, Event
from .terms import E_CONQUERED, E_HELD, GAME_OVER

if TYPE_CHECKING:
    from .ids import PlaceId, SeatId
    from .state import Arena, Place, State
    from .terms import EventKind


def victory_score(s: State) -> int:
    """The points that win: those of the mode or position, and whatever texts change about them."""
    total = s.victory_score
    if not s.ruled & 1 << VICTORY_SCORE:
        return total
    for a in s.arenas:
        total += rule_value(s, a, VICTORY_SCORE, None)
    return total


def score(s: State, a: Arena, place: Place, seat: SeatId, conquer: bool, before: int = -1) -> None:
    """CR 470-471: each player scores each battlefield at most once a turn: up to a point, and the abilities there."""
    if place.scored & (1 << seat) or not s.mode.may_score(s, place, seat, conquer):
        return
    if forbidden(s, a, s.card(place.card), SCORE_HERE, seat):
        return
    place.scored |= 1 << seat
    if conquer:
        place.conquered |= 1 << seat
    side = s.sides[seat]
    kind = E_CONQUERED if conquer else E_HELD
    side.history[H_CONQUERED if conquer else H_HELD] += 1
    log.note(s, "conquers" if conquer else "holds", [place.card], [seat], "CR 469")
    if side.is_player:
        last = conquer and side.points >= victory_score(s) - 1 and s.mode.final_point_rule(s, seat)
        if last and not every_battlefield_scored(s, seat):
            # CR 471.1.b: the final point by conquering needs every battlefield; otherwise draw 1 instead, also where
            # points cannot be gained (471.1.b.1): that card is none.
            log.note(s, "no-final-point", [place.card], [seat], "CR 471.1")
            zone_changes.draw(s, a, seat, 1)
        elif s.mode.scores_point(s, place, seat, conquer) and not player_forbidden(s, a, seat, GAIN_POINTS):
            e = Event(kind, place.card, seat, place.index, 1, 0, NOTHING)
            if not would.be_replaced(s, a, e):
                had = side.points
                points_and_xp.add_points(s, a, seat, 1)
                if not conquer:
                    side.history[H_POINTS_HELD] += side.points - had  # A59
    if triggers.heard(s, a, kind):
        triggers.emit_all(s, a, events_of(s, place, seat, kind, before))
    a.cleanup_due = True


def events_of(s: State, place: Place, seat: SeatId, kind: EventKind, before: int) -> list[Event]:
    """The player's event has the battlefield as its subject, each unit's event the unit; the amount of a conquest
    says whose the battlefield was before: 0 nobody's, otherwise one more than the side."""
    events = [Event(kind, place.card, seat, place.index, before + 1, 0, NOTHING)]
    for id in place.units:
        if s.card(id).controller == seat:
            events.append(Event(kind, id, seat, place.index, before + 1, place.card, NOTHING))
    return events


def order_of_holds_matters(s: State, seat: SeatId, held: list[PlaceId]) -> bool:
    """Does which of several holds comes first decide in which order abilities trigger, or whether they do?"""
    heard = 0
    for index in held:
        events = events_of(s, s.places[index], seat, E_HELD, -1)
        often = 0
        for a in s.arenas:
            often = max(often, triggers.hears(s, a, events))
        heard += often
    return heard > 1


def every_battlefield_scored(s: State, seat: SeatId) -> bool:
    """A8: all battlefields on the board now; in teams, those an ally held off do not count (CR 489)."""
    team = s.sides[seat].team
    mask = 0
    for side in s.sides:
        if side.team == team:
            mask |= 1 << side.index
    spared = s.scored_by_ally if s.friendly(seat, s.turn_seat) else 0
    for index in s.battlefields:
        if not s.places[index].scored & mask and not spared & (1 << index):
            return False
    return True


def check_victory(s: State) -> bool:
    """CR 323.1, 472: points at or above the Victory Score and more than every opponent."""
    goal = victory_score(s)
    for side in s.sides:
        if side.is_player and not side.lost and side.points >= goal:
            best = True
            if s.mode.must_lead(s):
                for other in s.sides:
                    if other.team != side.team and not other.lost and other.is_player and other.points >= side.points:
                        best = False
            if best:
                win(s, side.team if s.mode.must_lead(s) else first_there(s, goal), "points")
                return True
    return False


def first_there(s: State, goal: int) -> int:
    """Without the comparison: the team with the most points of those that are there; if tied, the first in the turn."""
    best = -1
    for seat in s.seats_from(s.turn_seat):
        if s.sides[seat].points >= goal and (best < 0 or s.sides[seat].points > s.sides[best].points):
            best = seat
    return s.sides[best].team


def lose(s: State, reason: str) -> None:
    """All players lose: a team that plays against the game itself."""
    s.loser_reason = reason
    for side in s.sides:
        side.lost = side.is_player
    over(s)
    log.note(s, "all-lose", [], [], "")


def win(s: State, team: int, reason: str) -> None:
    s.game_won_by = [x.index for x in s.sides if x.team == team and x.is_player]
    s.loser_reason = reason
    over(s)
    log.note(s, "wins", [], [*s.game_won_by], "CR 472")


def over(s: State) -> None:
    s.phase = GAME_OVER
    for place in s.places:
        for id in place.facedown:  # CR 421.4
            card = s.card(id)
            card.known = visibility.EVERYBODY
            log.note(s, "reveals", [id], [card.controller, 1], "CR 421.4")
    for a in s.arenas:
        a.stack.clear()
        a.question = None
        a.cleanup_due = False
