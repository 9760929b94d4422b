"""How good the lanes look to a seat of the team: the points that those an answer touches may still bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import lane_at_a_glance
from farfield.rules.state import Decision, Option
from farfield.rules.terms import AUTO, MAIN, PUT_BACK, Q_MULLIGAN, Q_PAY, Q_PLAYER, UNIT

from .lane_value import LaneValue
from .sight import Sight
from .trying_out import question_in

WIN = 1_000.0
HELP = 0.12  # what stepping in must gain, in points, beyond what it costs


@dataclass(frozen=True)
class Aims:
    """What somebody wants in Lane Legends beside points; nothing, as a rule."""

    care: float = 1.0  # what the lanes of teammates count beside the own one
    building: float = 0.0  # points for each Might that the own units have together


PLAIN: Final = Aims()


class LaneSense:
    """Weighs answers to one question of one seat, in points."""

    def __init__(self, root: Game, seat: int, aims: Aims = PLAIN) -> None:
        self.aims = aims
        self.noise = 0.002
        self.rest = 0.0
        self.tricks = 4
        self.root = root
        self.seat = seat
        self.turn = root.turn
        self.between = root.phase != MAIN  # the question is asked outside an Action Phase, so the next one lies ahead
        self.versions = [arena.version for arena in root.arenas]
        self.values: dict[int, LaneValue] = {}
        self.before: dict[int, float] = {}  # what each lane looked like before any answer

    def worth(self, game: Game) -> float:
        """How much better than before: points, and what may be expected of every lane that has changed."""
        if game.over:
            return WIN if game.winners else -WIN
        total = 0.0
        acting = game.phase != MAIN or self.between  # an Action Phase is still to come
        for arena in game.arenas:
            if arena.index == self.seat or arena.version != self.versions[arena.index]:
                change = self.lane_worth(game, arena.index, acting) - self.lane_before(arena.index)
                total += change if arena.index == self.seat else self.aims.care * change
        return total + game.sides[self.seat].points

    def worth_of_own_lane(self, game: Game) -> float:
        """The same for the beginning of an Action Phase, whatever became of the other lanes."""
        if game.over:
            return WIN if game.winners else -WIN
        change = self.lane_worth(game, self.seat, True) - self.lane_before(self.seat)
        return change + game.sides[self.seat].points

    def lane_before(self, lane: int) -> float:
        if lane not in self.before:
            self.before[lane] = self.lane_worth(self.root, lane, self.between)
        return self.before[lane]

    def lane_worth(self, game: Game, lane: int, acting: bool) -> float:
        if lane not in self.values:
            self.values[lane] = LaneValue(self.root, lane, self.seat)
        x = lane_at_a_glance.of(game, lane, self.seat)
        found = self.values[lane].points(x, acting)
        if self.aims.building:
            found += self.aims.building * sum([sum(row) for row in x.units])
        return found


def at_once(sight: Sight, decision: Decision) -> Option | None:
    """The answer that needs no trying out."""
    if decision.kind == Q_MULLIGAN:
        return mulligan(sight.known(), decision)
    if decision.kind == Q_PAY and decision.options[0].verb == AUTO:
        return decision.options[0]  # the fewest runes, and those of which the most are left
    if decision.kind == Q_PLAYER and decision.clause == "LL 4.1":
        return payer(sight, decision)
    return None


def mulligan(game: Game, decision: Decision) -> Option:
    """What is put back is what the NPC is dealt first: only something small, and only for want of an early unit."""
    early = False
    small: list[Option] = []
    for option in decision.options:
        card = game.find(option.thing) if option.verb == PUT_BACK else None
        if card is not None and card.printed.types & UNIT:
            early = early or card.printed.energy <= 3
        elif card is not None and card.printed.energy <= 2:
            small.append(option)
    if early or not small:
        return decision.options[-1]
    return min(small, key=lambda option: game.energy_cost(option.thing))


def payer(sight: Sight, decision: Decision) -> Option:
    """Who pays for the owner of the card: whoever needs the fewest runes for it; then who has the most (LL 4.1)."""
    best = decision.options[0]
    most = -1
    for option in decision.options:
        copy = sight.known()
        copy.choose(decision, option)
        asked = question_in(copy, decision.arena)
        if asked is not None and asked.kind == Q_PAY:  # who has several ways to pay has not paid yet
            copy.choose(asked, asked.options[0])
        left = sum(copy.standing().ready_runes)
        if left > most:
            best, most = option, left
    return best
