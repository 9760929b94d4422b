"""How likely a seat is to win where more than two play, each for itself or in teams, guessed in a Main Phase.

As `duel_value` does for Duels: a small network over what everybody can count, and a number for each card that its looks
do not tell. The own team comes first, the others follow, the most dangerous before the rest, so that the same weights
serve in Skirmish, in War and in 2v2. They were learned by `farfield.lab.learn_several`; whoever changes the numbers has
to learn anew.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from farfield.rules.game import Game
from farfield.rules.knowing.at_a_glance import Standing

from . import duel_value
from .duel_value import IN_BASE, IN_HAND, ONE, OTHER, DuelValue, clipped, of_hand

WEIGHTS: Final = Path(__file__).with_name("several_weights.json")
TEAMS: Final = 4  # as many as there can be
OF_A_TEAM: Final = 21  # numbers that `Team.numbers` makes


class Team:
    """What the seats of a team have together."""

    __slots__ = (
        "attack", "bodies", "deck", "fields", "hand", "points", "ready", "runes", "safe", "seats", "shaky", "total",
        "wait",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seats = 0
        self.points = 0
        self.hand = 0
        self.deck = 0
        self.runes = 0
        self.ready = 0  # runes
        self.bodies = 0
        self.total = 0  # lasting Might
        self.attack = 0  # the most Might that one of its seats has in the base
        self.fields = 0  # battlefields that it controls
        self.safe = 0  # and of those, what no single seat could take with what stands in its base
        self.shaky = 0  # Might that guards the others
        self.wait = 99  # turns until one of its seats has the next

    def numbers(self, goal: int, open_: int) -> list[int]:
        """`open_`: how many battlefields it could take with what stands in one base."""
        left = goal - self.points
        return [
            ONE * (self.seats > 0), ONE * (self.seats > 1), self.points * 15, ONE * (left <= 3), ONE * (left <= 2),
            ONE * (left <= 1), self.hand * 20, ONE * (self.hand == 0), self.deck * 4, self.runes * 8, self.ready * 10,
            self.bodies * 20, self.total * 8, self.attack * 12, self.fields * 60, self.safe * 60, self.shaky * 15,
            self.wait * 40, open_ * 60, ONE * (left <= self.fields), ONE * (left <= self.fields + open_),
        ]  # fmt: skip

    def danger(self) -> int:
        return 20 * self.points + 12 * self.fields + self.total + 2 * self.hand


def teams_of(game: Game, x: Standing) -> dict[int, Team]:
    found: dict[int, Team] = {}
    count = len(x.points)
    for side in range(count):
        if x.lost[side]:
            continue
        team = found.setdefault(x.team[side], Team())
        team.seats += 1
        team.points = max(team.points, x.points[side])  # a team has one score
        team.hand += x.hand[side]
        team.deck += x.deck[side]
        team.runes += x.runes[side]
        team.ready += x.ready_runes[side]
        team.bodies += x.units[side]
        team.total += x.worth[side]
        team.attack = max(team.attack, x.in_base[side])
        team.wait = min(team.wait, (side - game.turn_seat) % count)
    for field, controller in enumerate(x.controllers):
        if controller < 0 or x.team[controller] not in found:
            continue
        team = found[x.team[controller]]
        guard = guard_of(x, field, x.team[controller])
        team.fields += 1
        if guard > max([other.attack for other in found.values() if other is not team], default=0):
            team.safe += 1
        else:
            team.shaky += guard
    return found


def guard_of(x: Standing, field: int, team: int) -> int:
    return sum([might for side, might in enumerate(x.at[field]) if x.team[side] == team])


def open_to(x: Standing, own: int, attack: int) -> int:
    """How many battlefields a team that has so much in a base could take."""
    count = 0
    for field, controller in enumerate(x.controllers):
        if controller < 0:
            count += attack > 0
        elif x.team[controller] != own:
            count += attack > guard_of(x, field, x.team[controller])
    return count


def numbers(game: Game, seat: int) -> tuple[list[int], list[tuple[str, int]]]:
    """All that counts, each about between -2 and 2 times `ONE`; and the names of the cards, with whether they are on
    the board, of the own team or of others, or in hand."""
    x = game.standing()
    found = teams_of(game, x)
    own_team = x.team[seat]
    own = found.pop(own_team, Team())
    others = sorted(found.items(), key=lambda one: one[1].danger(), reverse=True)
    acting = game.turn_seat == seat
    side = game.sides[seat]
    strongest = others[0][1] if others else Team()
    out = [ONE * acting, min(game.turn, 40) * 9, len(x.controllers) * 30]
    out += [ONE * (len(others) == n) for n in (1, 2, 3)]
    out += own.numbers(x.goal, open_to(x, own_team, own.attack))
    for number, team in others[: TEAMS - 1]:
        out += team.numbers(x.goal, open_to(x, number, team.attack))
    out += [0] * (OF_A_TEAM * (TEAMS - 1 - min(TEAMS - 1, len(others))))
    out += [clipped((own.points - strongest.points) * 20), clipped((own.total - strongest.total) * 8)]
    out += [clipped((own.attack - strongest.attack) * 12), (own.fields - strongest.fields) * 60]
    out += [len(side.hand) * 30, len(side.runes) * 12, x.in_base[seat] * 15, x.worth[seat] * 10, min(side.xp, 10) * 24]
    out += of_hand(game, side.hand, x.ready_runes[seat] if acting else len(side.runes) + 2)
    return out, on_the_board(game, x, own_team) + [(game.card(id).printed.name, IN_HAND) for id in side.hand]


def on_the_board(game: Game, x: Standing, own: int) -> list[tuple[str, int]]:
    """The name of everything there, and whether it is the team's."""
    theirs = IN_BASE + OTHER
    cards: list[tuple[str, int]] = []
    for place in game.places:
        if place.side < 0 and place.controller >= 0:
            cards.append((game.card(place.card).printed.name, IN_BASE if x.team[place.controller] == own else theirs))
        for those in (place.units, place.gear):
            for id in those:
                card = game.card(id)
                cards.append((card.printed.name, IN_BASE if x.team[card.controller] == own else theirs))
    for side in game.sides:
        if not side.lost:
            whose = IN_BASE if x.team[side.index] == own else theirs
            cards += [(game.card(id).printed.name, whose) for id in side.legends]
    return cards


class SeveralValue(DuelValue):
    """What the weights say of a game of several."""

    __slots__ = ()

    def log_odds(self, game: Game, seat: int) -> float:
        return self.of(*numbers(game, seat))


@cache
def learned(path: Path = WEIGHTS) -> SeveralValue:
    return SeveralValue(json.loads(path.read_text(encoding="utf-8")))


def learned_for(game: Game) -> DuelValue:
    """What was learned for as many as play this game against each other."""
    return duel_value.learned() if len(game.sides) == 2 else learned()
