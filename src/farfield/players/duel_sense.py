"""How good a position looks to a seat that plays against others: by what was learned, and by what counts."""

from __future__ import annotations

from farfield.rules.game import Game
from farfield.rules.knowing.at_a_glance import Standing
from farfield.rules.state import Decision, Option
from farfield.rules.terms import DONE, Q_MAIN, Q_MULLIGAN

from . import between_games
from .duel_value import DuelValue, chance
from .several_value import learned_for
from .sight import Sight
from .trying_out import quiet

# Log odds, where they were learned.
COUNTED = 0.004  # for one of those below
LEFT = 0.6  # for a battlefield that is given up
PLACED = 0.35  # for each gear on the board and each card that lies facedown
ENERGY = 0.04  # for each Energy that it costs
LOST = 8.0  # for an opponent who wins by holding what they hold

WIN = 100_000
POINT = 100
CONTROL = 55  # a battlefield one controls and is likely to hold
SHAKY = 20  # one that can be taken from us
MIGHT = 7  # for each lasting Might on the board
BODY = 6  # for each unit
CARD = 13  # for each card in hand
RUNE = 6
SPARE = 0.6  # for each ready rune: what may still be answered with
IDLE = 2.5  # for each Might that guards more than is needed
FREE = 1.5  # for each Might in the base while there is a battlefield to be taken


class LearnedSense:
    """How likely it is to win, as log odds, once the own turn has ended and the opponent can act.

    What was learned is a little blurred, and what everybody can count is not: that, too, counts for something.
    """

    def __init__(self, seen: Game, seat: int, value: DuelValue | None = None) -> None:
        self.noise = 0.01
        self.rest = 0.0
        self.tricks = 0
        self.seat = seat
        self.value = value or learned_for(seen)
        self.plain = DuelSense(seat)
        self.held = battlefields(seen, seat)

    def worth(self, game: Game) -> float:
        if game.over:
            return self.plain.worth(game)
        # In the games it learned from nobody left a battlefield of their own accord, hid a card or played much gear, so
        # it cannot know what these are worth.
        counted = self.counted(game) - LEFT * max(0, self.held - battlefields(game, self.seat))
        if game.turn_seat == self.seat:
            game = after_the_turn(game, self.seat)
            if game.over:
                return self.plain.worth(game)
        return self.value.log_odds(game, self.seat) + counted

    def now(self, game: Game) -> float:
        """The same in the Main Phase that there is, whosever it is, and whatever has been lost until then."""
        return self.value.log_odds(game, self.seat) + self.counted(game)

    def opening(self, game: Game) -> float:
        """How likely it is won, when the first Main Phase begins. The game is not needed any more."""
        for _ in range(60):
            decision = None if game.over else game.decisions()[0]
            if decision is None or decision.kind == Q_MAIN:
                break
            game.choose(decision, quiet(decision.options))
        return chance(self.value.log_odds(game, self.seat))

    def counted(self, game: Game) -> float:
        return COUNTED * self.plain.worth(game) + in_waiting(game, self.seat)


class Foresight(LearnedSense):
    """The same at a fraction of the time: what the course of a turn will bring is counted, not played."""

    def worth(self, game: Game) -> float:
        seat = self.seat
        if game.over:
            return self.plain.worth(game)
        counted = self.counted(game) - LEFT * max(0, self.held - battlefields(game, seat))
        if game.turn_seat != seat:
            return self.value.log_odds(game, seat) + counted
        held = sum([place.side < 0 and place.controller == 1 - seat for place in game.places])
        if game.sides[1 - seat].points + held >= game.victory_score:
            return counted - LOST
        return self.value.once_ended(game, seat) + counted


def battlefields(game: Game, seat: int) -> int:
    """How many a seat controls, or somebody of its team."""
    team, sides = game.sides[seat].team, game.sides
    return sum(
        [place.controller >= 0 and sides[place.controller].team == team for place in game.places if place.side < 0]
    )


def in_waiting(game: Game, seat: int) -> float:
    """Gear and what lies facedown has been paid for: the dearer it was, the more. An opponent's counts against it."""
    value = 0.0
    team = game.sides[seat].team
    for place in game.places:
        for those in (place.gear, place.facedown):
            for id in those:
                card = game.card(id)
                worth = PLACED + ENERGY * min(6, card.printed.energy)
                value += worth if game.sides[card.controller].team == team else -worth
    return value


def after_the_turn(game: Game, seat: int) -> Game:
    """The same game in the next Main Phase, if the seat does nothing more."""
    game = game.copy()
    for _ in range(60):
        decision = None if game.over else game.decisions()[0]
        if decision is None or (decision.kind == Q_MAIN and decision.seat != seat):
            break
        game.choose(decision, quiet(decision.options))
    return game


class DuelSense:
    """Counts what everybody can count. `spite`: how much what others have counts beside what is its own."""

    def __init__(self, seat: int, spite: float = 1.0) -> None:
        self.noise = 0.4
        self.rest = 0.5
        self.tricks = 0
        self.seat = seat
        self.spite = spite

    def worth(self, game: Game) -> float:
        if game.over:
            return WIN if self.seat in game.winners else -WIN
        x = game.standing()
        if len(x.points) == 2:
            return side_worth(x, self.seat) - self.spite * side_worth(x, 1 - self.seat)
        teams: dict[int, float] = {}
        for side in range(len(x.points)):
            if not x.lost[side]:
                teams[x.team[side]] = teams.get(x.team[side], 0.0) + side_worth(x, side)
        own = teams.pop(x.team[self.seat], 0.0)
        # Of several opponents the strongest counts most: hurting one helps the others too.
        others = teams.values()
        return own - self.spite * (max(others) + sum(others) / len(others)) / 2 if others else own


def side_worth(x: Standing, side: int) -> float:
    value = float(x.worth[side] * MIGHT + x.units[side] * BODY + x.hand[side] * CARD + x.runes[side] * RUNE)
    value += x.ready_runes[side] * SPARE
    left = x.goal - x.points[side]
    value += x.points[side] * POINT + (80 if left <= 2 else 0) + (80 if left <= 1 else 0)
    # Only what stands in a base can attack on the next turn; cards in hand may join it.
    threat = 0
    for k, team in enumerate(x.team):
        if team != x.team[side]:
            threat = max(threat, x.in_base[k] + 2 * min(2, x.hand[k]))
    elsewhere = False
    for field, controller in enumerate(x.controllers):
        if controller == side:
            guard = x.at[field][side]
            value += CONTROL if guard * 1.3 >= threat else SHAKY
            value -= IDLE * max(0, guard - threat - 2)
        else:
            elsewhere = True
    if elsewhere:
        value += FREE * x.in_base[side]
    if x.deck[side] == 0:
        value -= 60
    return value


def at_once(sight: Sight, decision: Decision) -> Option | None:
    """The answer that needs no trying out: before a game of a match; of an opening hand, keep what can be played
    early."""
    if decision.kind != Q_MULLIGAN:
        return between_games.at_once(sight, decision)
    game = sight.known()
    dear = [o for o in decision.options if o.verb != DONE and game.energy_cost(o.thing) >= 5]
    return max(dear, key=lambda o: game.energy_cost(o.thing)) if dear else decision.options[-1]
