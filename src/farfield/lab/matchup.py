"""Decks against decks: each pair in Duels between two programs of one kind, and how certain the shares are.

Every deal is played twice, with the same dice and the seats swapped, so that who begins tells nothing. The deals go by
the seed: the same seed gives the same table, on any number of cores. What is finished can be kept in a file.
"""

from __future__ import annotations

import itertools
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from farfield import __version__
from farfield.decks import Deck
from farfield.lab import counting, running
from farfield.lab.counting import Rating, Tally, counted
from farfield.lab.keeping import Key
from farfield.lab.plans import BadPlan, check_decks, check_player, check_twice, dice_of, digest
from farfield.lab.playing import played, share


@dataclass(frozen=True)
class Plan:
    """What is to be played; all of it is known before the first game."""

    decks: tuple[Deck, ...]
    player: str = "rule-of-thumb"
    games: int = 400
    """Of each pair of decks."""
    seed: int = 1

    def check(self) -> None:
        """Raises `BadPlan` if it cannot be played."""
        names = [deck.name for deck in self.decks]
        if len(names) < 2 or len(set(names)) != len(names):
            raise BadPlan("lab-two-decks", "It takes at least two decks, with different names.")
        check_player(self.player)
        check_twice(self.games)
        check_decks(self.decks, "duel")

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(itertools.combinations(range(len(self.decks)), 2))


@dataclass(frozen=True)
class Deal:
    """Two games of two decks: the first sits first, then second."""

    one: Deck
    other: Deck
    player: str
    dice: int
    number: int


@dataclass
class Met:
    """What two decks came to, seen from the first."""

    tally: Tally = field(default_factory=Tally)
    first: Tally = field(default_factory=Tally)
    """The games of whoever began, of either deck."""


def name_of(deal: Deal) -> Key:
    return (digest(deal.one), digest(deal.other), deal.player, deal.number)


def deals(plan: Plan, pair: tuple[int, int]) -> list[Deal]:
    one, other = (plan.decks[i] for i in pair)
    out = []
    for number in range(plan.games // 2):
        dice = dice_of("matchup", plan.seed, digest(one), digest(other), number)
        out.append(Deal(one, other, plan.player, dice, number))
    return out


def play(deal: Deal) -> list[list[float]]:
    """Of each of the two games what the first deck got (1, 0, or a half if nobody won), and what whoever began got."""
    out: list[list[float]] = []
    for seat in (0, 1):
        decks = [deal.one, deal.other] if seat == 0 else [deal.other, deal.one]
        game = played(decks, [deal.player] * 2, deal.dice)
        out.append([share(game, seat), share(game, game.first_seat)])
    return out


def meet(
    plan: Plan,
    workers: int = 1,
    keep: Path | None = None,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
) -> dict[tuple[int, int], Met]:
    """Play what the plan asks for. `pool`: any executor to work in, instead of processes on this machine."""
    plan.check()
    out: dict[tuple[int, int], Met] = {}
    with running.runs(workers, pool, keep, "matchup", {"seed": plan.seed}) as here:
        for row, pair in enumerate(plan.pairs):
            found = out[pair] = Met()
            about = " – ".join(plan.decks[i].name for i in pair)
            for _, games in here.results(play, deals(plan, pair), name_of):
                for points, began in games:
                    found.tally.add(points)
                    found.first.add(began)
                if tell is not None:
                    tell(row * plan.games + found.tally.played, len(plan.pairs) * plan.games, about)
    return out


def of(plan: Plan, met: dict[tuple[int, int], Met], row: int, column: int) -> Tally:
    """How one deck did against another, whichever comes first."""
    if (row, column) in met:
        return met[row, column].tally
    tally = met[column, row].tally
    return Tally(tally.played - tally.won, tally.played)


def overall(plan: Plan, met: dict[tuple[int, int], Met], row: int) -> Tally:
    """Against all others together."""
    every = [of(plan, met, row, column) for column in range(len(plan.decks)) if column != row]
    return Tally(sum(x.won for x in every), sum(x.played for x in every))


def strengths(plan: Plan, met: dict[tuple[int, int], Met]) -> dict[str, Rating]:
    """Elo beside the first deck, as if one number could say it: the table says more."""
    names = [deck.name for deck in plan.decks]
    return counting.ratings(names, {(names[a], names[b]): found.tally for (a, b), found in met.items()})


def began(met: dict[tuple[int, int], Met]) -> Tally:
    """How whoever began did, over all games."""
    return Tally(sum(x.first.won for x in met.values()), sum(x.first.played for x in met.values()))


def as_json(plan: Plan, met: dict[tuple[int, int], Met]) -> dict[str, Any]:
    names = [deck.name for deck in plan.decks]
    rows = [{"deck": names[a], "against": names[b], **counted(found.tally)} for (a, b), found in met.items()]
    elo = {name: {key: round(n, 1) for key, n in asdict(x).items()} for name, x in strengths(plan, met).items()}
    return {
        "version": __version__, "player": plan.player, "seed": plan.seed, "games": plan.games, "decks": names,
        "rows": rows, "overall": {name: counted(overall(plan, met, i)) for i, name in enumerate(names)},
        "first": counted(began(met)), "elo": elo,
    }  # fmt: skip
