"""Who decides: programs with `choose(sight, decision) -> Option`, given what their seat may know and what it is asked.

`ask` asks one of them, `play_out` lets programs play a game to its end, `answer_all` lets them answer until a person is
asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import OVERRULE, Q_FOCUS, Q_PRIORITY

from .sight import Sight


class Player(Protocol):
    """Anything that can answer a decision of a seat. It never sees the game: `sight` is what the seat may know."""

    def choose(self, sight: Sight, decision: Decision) -> Option: ...


@runtime_checkable
class Helper(Player, Protocol):
    """A player that may also do something where nobody waits for it: None if it lets the others go on."""

    def step_in(self, sight: Sight, offer: Decision) -> Option | None: ...


def ask(player: Player, game: Game, decision: Decision) -> Option:
    """What a player answers to an open decision, from what its seat may know."""
    return player.choose(Sight(game, decision.seat), decision)


def play_out(game: Game, players: Sequence[Player], most: int = 20_000) -> int:
    """Let programs play a game to its end; how many decisions that took."""
    return answer_all(game, players, most)


def answer_all(game: Game, players: Sequence[Player | None], most: int = 20_000) -> int:
    """Let every program answer what it is asked, until only persons are asked or the game is over.

    `players` has one entry for each seat, None for a person. Before somebody is waited for in a showdown or a chain,
    the programs of the other seats may step in. A program never goes on over a person who asked to wait. The answer is
    how many answers were given, at most `most`.
    """
    count = 0
    waiting: set[int] = set()  # windows in which no program wants to step in
    while not game.over and count < most:
        if not answer_one(game, players, waiting):
            break
        count += 1
    return count


def answer_one(game: Game, players: Sequence[Player | None], waiting: set[int]) -> bool:
    """One answer of a program; False if no program has anything to say."""
    for decision in game.decisions():
        if len(players) > 1 and decision.kind in (Q_FOCUS, Q_PRIORITY) and decision.id not in waiting:
            if step_in(game, players, decision):
                return True
            waiting.add(decision.id)
        program = players[decision.seat]
        if program is None:
            continue
        if decision.options[-1].verb == OVERRULE and None in players:
            continue
        game.choose(decision, ask(program, game, decision))
        return True
    return False


def step_in(game: Game, players: Sequence[Player | None], decision: Decision) -> bool:
    """Let the programs of other seats help where somebody is asked for focus or priority. Did one?"""
    for seat, program in enumerate(players):
        if seat != decision.seat and isinstance(program, Helper):
            for offer in game.offers(seat):
                if offer.arena == decision.arena:
                    option = program.step_in(Sight(game, seat), offer)
                    if option is not None:
                        game.choose(offer, option, seat)
                        return True
    return False
