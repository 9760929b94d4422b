"""How good the rule-of-thumb opponent is in Duels: many games against another program, each starter deck on each side.

python -m farfield.lab.opponents [games] [--against random]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

from farfield.decks import Deck, starter_decks
from farfield.games import start
from farfield.players import Player
from farfield.players.by_name import PROGRAMS
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import PLAY, REACTION

MOST_DECISIONS = 20_000


@dataclass
class Tally:
    """Games won of games played."""

    won: int = 0
    played: int = 0

    @property
    def share(self) -> float:
        return self.won / self.played if self.played else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        if not self.played:
            return (0.0, 1.0)
        z = 1.959964
        n, p = self.played, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return (middle - half, middle + half)

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.won} of {self.played} ({self.share:.1%}, 95 % interval {low:.1%} to {high:.1%})"


@dataclass
class Result:
    total: Tally = field(default_factory=Tally)
    by_deck: dict[str, Tally] = field(default_factory=dict)
    reactions: Tally = field(default_factory=Tally)
    """Games in which it held a Reaction it could pay; won: it played one."""


def is_reaction(game: Game, option: Option) -> bool:
    return option.verb == PLAY and game.card_speed(option.thing) == REACTION


def play_one(decks: tuple[Deck, Deck], seat: int, seed: int, against: str = "random") -> tuple[bool, bool, bool]:
    """One game with the rule of thumb at `seat`: did it win, did it hold a payable Reaction, did it play one?"""
    players: list[Player] = [PROGRAMS[against](seed), PROGRAMS[against](seed)]
    players[seat] = RuleOfThumb(seed)
    game = start(list(decks), seed, record=False)
    held = used = False
    count = 0
    while not game.over and count < MOST_DECISIONS:
        decision: Decision = game.decisions()[0]
        option = players[decision.seat].choose(game, decision)
        if decision.seat == seat:
            held = held or any(is_reaction(game, o) for o in decision.options)
            used = used or is_reaction(game, option)
        game.choose(decision, option)
        count += 1
    return seat in game.winners, held, used


def measure(games: int, tick: Callable[[int], None] | None = None, against: str = "random") -> Result:
    """Games from seed 1 on, spread evenly over decks and opposing decks. Each is played from both sides, one after the
    other: who is dealt better, or begins, tells nothing then, and equal players win exactly half."""
    decks = list(starter_decks())
    n = len(decks)
    result = Result()
    for i in range(games):
        dealt, seat = divmod(i, 2)
        pair = (decks[dealt % n], decks[dealt // n % n])
        won, held, used = play_one(pair, seat, 1 + dealt, against)
        for tally in (result.total, result.by_deck.setdefault(pair[seat].name, Tally())):
            tally.played += 1
            tally.won += won
        if held:
            result.reactions.played += 1
            result.reactions.won += used
        if tick is not None:
            tick(i + 1)
    return result


def main(argv: list[str] | None = None) -> None:
    summary = (__doc__ or "").splitlines()[0]
    reader = argparse.ArgumentParser(prog="python -m farfield.lab.opponents", description=summary)
    reader.add_argument("games", type=int, nargs="?", default=400, help="how many to play; %(default)s if not said")
    reader.add_argument("--against", default="random", choices=PROGRAMS, help="who else plays; %(default)s if not said")
    chosen = reader.parse_args(argv)
    games: int = chosen.games
    if games < 1:
        reader.error("games: at least 1")

    def tick(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {games} games", end="", file=sys.stderr)

    result = measure(games, tick, chosen.against)
    print(f"\nrule of thumb against {chosen.against}: {result.total}")
    for name, tally in sorted(result.by_deck.items()):
        print(f"  with {name}: {tally}")
    print(f"played a Reaction in {result.reactions} games in which it held one it could pay")


if __name__ == "__main__":
    main()
