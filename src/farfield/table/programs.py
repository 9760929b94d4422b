"""Programs at the table: they think on a copy, aside, so that nobody else waits for them."""

from __future__ import annotations

import logging
from typing import Final

from farfield.players import Helper, Player, ask
from farfield.players.by_name import PROGRAMS, seated
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import OVERRULE, Q_FOCUS, Q_PRIORITY

STAND_IN: Final = "rule-of-thumb"
"""Who plays for somebody who is away."""
log = logging.getLogger("farfield.table")


def program(kind: str, seed: int) -> Player:
    """The program of this name; the rule of thumb where a room names one that there is no more."""
    return seated(kind if kind in PROGRAMS else STAND_IN, seed)


def think(player: Player, game: Game, id: int, offer: bool) -> Option | None:
    decision = game.find_decision(id)
    if decision is None:
        return None
    try:
        if offer:
            return player.step_in(Sight(game, decision.seat), decision) if isinstance(player, Helper) else None
        return ask(player, game, decision)
    except Exception:
        # A program that fails must not hold up the others: it takes the last option, which is passing where one can.
        log.exception("a program failed at decision %s", id)
        return None if offer else decision.options[-1]


class Programs:
    """The programs of one game: who answers for which seat, and what is next for them."""

    def __init__(self, players: list[Player | None], kinds: list[str] | None = None) -> None:
        self.players = players
        self.kinds = kinds or [STAND_IN] * len(players)
        """By which name each is known, or would be if it were asked."""
        self.looked: set[int] = set()  # windows in which no program wants to step in
        self.waited: set[int] = set()  # windows that were left open for people once

    def next_might(self, game: Game) -> bool:
        """Is there a program at all that could have something to say now?"""
        return not game.over and any(player is not None for player in self.players)

    def next(self, game: Game) -> tuple[Player, int, Decision, bool] | None:
        """The program to ask, for which seat, about what, and whether nobody waits for it."""
        if not self.next_might(game):
            return None
        for decision in game.decisions():
            helped = self.help(game, decision)
            if helped is not None:
                return helped
            player = self.players[decision.seat]
            if player is None or (decision.options[-1].verb == OVERRULE and None in self.players):
                continue  # a program never goes on over a person who asked to wait
            return player, decision.seat, decision, False
        return None

    def help(self, game: Game, decision: Decision) -> tuple[Player, int, Decision, bool] | None:
        """A program of another seat that might step in; each is asked once for a window."""
        if len(self.players) < 2 or decision.kind not in (Q_FOCUS, Q_PRIORITY):
            return None
        for seat, player in enumerate(self.players):
            key = decision.id * 64 + seat
            if seat == decision.seat or key in self.looked or not isinstance(player, Helper):
                continue
            self.looked.add(key)
            for offer in game.offers(seat):
                if offer.arena == decision.arena:
                    return player, seat, offer, True
        return None

    def leaves_open(self, game: Game, seat: int, decision: Decision) -> bool:
        """Could a person step in here, before this program goes on? Each window is left open for them once."""
        if decision.kind not in (Q_FOCUS, Q_PRIORITY) or decision.id in self.waited:
            return False
        self.waited.add(decision.id)
        people = [other for other, player in enumerate(self.players) if player is None and other != seat]
        return any(offer.arena == decision.arena for other in people for offer in game.offers(other))
