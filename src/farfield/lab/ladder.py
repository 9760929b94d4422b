"""A ladder of programs: who beats whom how often, and how certain that is.

Every deal is played twice, with the same decks and dice and the players swapped: equal players win exactly half. With
more than two seats some of them are one program's and the others the other's, and then the other way round. Two
players are looked at after so many games, then after twice as many, and so on, until it is certain who is better or the
most games are played. The deals go by the seed, and so does all else: the same seed gives the same ladder, on any
number of cores. What is finished can be kept in a file, and a later run goes on from there.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from farfield import __version__
from farfield.decks import Deck, builtin_decks, starter_decks
from farfield.errors import excerpt
from farfield.lab import counting, running
from farfield.lab.counting import Rating, Tally, counted
from farfield.lab.keeping import Key
from farfield.lab.plans import BadPlan, check_known, check_player, check_twice, dice_of
from farfield.lab.playing import PLAYERS, played, share
from farfield.lab.random_decks import allowed

LEAST: Final = 400  # games of a pair of players before it is looked at first
MOST: Final = 1600
DECKS: Final = ("starter", "gear", "random")
"""The four starter decks, the four lists with gear, random decks of all complete cards: each counted apart."""
SEATS: Final = {"duel": 2, "skirmish": 3, "war": 4, "2v2": 4}
FIRST: Final = {
    "duel": ((0,),),
    "skirmish": ((0,), (1,), (2,)),
    "war": ((0, 1), (0, 2), (0, 3)),
    "2v2": ((0, 2),),
}
"""The seats of the first player in the first game of a deal: one deal after another takes the next of these."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; all of it is known before the first game."""

    players: tuple[str, ...]
    decks: tuple[str, ...] = DECKS
    seed: int = 1
    least: int = LEAST
    most: int = MOST
    mode: str = "duel"

    def check(self) -> None:
        """Raises `BadPlan` if it cannot be played."""
        for name in self.players:
            check_player(name, PLAYERS)
        if len(set(self.players)) < 2 or len(set(self.players)) != len(self.players):
            raise BadPlan("lab-two-programs", "A ladder takes at least two programs, each of them once.")
        for kind in self.decks:
            if kind not in DECKS:
                text = 'There are no decks called "{name}". Choose from: {known}.'
                raise BadPlan("lab-no-decks", text, {"name": excerpt(kind), "known": ", ".join(DECKS)})
        if not self.decks or len(set(self.decks)) != len(self.decks):
            raise BadPlan("lab-decks-once", "Name at least one kind of deck, and each of them once.")
        check_twice(self.most, self.least)
        check_known(self.mode, SEATS)

    @property
    def rows(self) -> list[Row]:
        return [Row(kind, a, b) for kind in self.decks for a, b in itertools.combinations(self.players, 2)]

    def looks(self) -> list[int]:
        """After how many games a row is looked at."""
        out = [self.least]
        while out[-1] < self.most:
            out.append(min(self.most, 2 * out[-1]))
        return out


@dataclass(frozen=True)
class Row:
    """Two players with one kind of deck."""

    decks: str
    one: str
    other: str


@dataclass(frozen=True)
class Deal:
    """Two games: the first player sits first, then second."""

    row: Row
    seed: int
    number: int
    mode: str = "duel"

    @property
    def sitting(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The seats of the first player in each of the two games."""
        ways = FIRST[self.mode]
        first = ways[self.number % len(ways)]
        return first, tuple(seat for seat in range(SEATS[self.mode]) if seat not in first)


@dataclass
class Played:
    """What a row came to."""

    tally: Tally = field(default_factory=Tally)
    by_deck: dict[str, Tally] = field(default_factory=dict)
    """By the deck the first player had; random decks are all one."""
    certain: bool = False

    def add(self, deal: Deal, points: Sequence[float]) -> None:
        decks = decks_of(deal)
        for seats, got in zip(deal.sitting, points, strict=True):
            self.tally.add(got)
            if len(decks) == 2:  # with more of them a deck has others beside it
                name = "random" if deal.row.decks == "random" else decks[seats[0]].name
                self.by_deck.setdefault(name, Tally()).add(got)


def decks_of(deal: Deal) -> list[Deck]:
    """Every pair of the lists comes up equally often, with more seats every order of different ones, for teammates may
    not bring the same battlefields or legend (CR 489); random decks are never dealt twice."""
    kind, seats = deal.row.decks, SEATS[deal.mode]
    if kind == "random":
        dice = Random(f"ladder {deal.seed} {deal.number}")
        pool = allowed(deal.mode)
        while True:
            decks = pool.table(dice.randrange(10**9), seats)
            if deal.mode != "2v2" or all(decks[seat].legend != decks[seat + 2].legend for seat in (0, 1)):
                return decks
    first = len(starter_decks())
    lists = builtin_decks()[:first] if kind == "starter" else builtin_decks()[first:]
    if seats == 2:
        n = len(lists)
        return [lists[deal.number % n], lists[deal.number // n % n]]
    orders = list(itertools.permutations(lists, seats))
    return list(orders[deal.number // len(FIRST[deal.mode]) % len(orders)])


def seed_of(deal: Deal) -> int:
    """The dice of a deal, the same whoever plays it."""
    mode = () if deal.mode == "duel" else (deal.mode,)
    return dice_of("ladder", deal.seed, deal.row.decks, deal.number, *mode)


def play(deal: Deal) -> list[float]:
    """What the first player got of each of the two games: 1, 0, or a half if nobody won."""
    out: list[float] = []
    decks, dice = decks_of(deal), seed_of(deal)
    for seats in deal.sitting:
        names = [deal.row.one if seat in seats else deal.row.other for seat in range(len(decks))]
        out.append(share(played(decks, names, dice, deal.mode), *seats))
    return out


def name_of(deal: Deal) -> Key:
    return (deal.row.decks, deal.row.one, deal.row.other, deal.number)


def climb(
    plan: Plan,
    workers: int = 1,
    keep: Path | None = None,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
) -> dict[Row, Played]:
    """Play what the plan asks for. `pool`: any executor to work in, instead of processes on this machine."""
    plan.check()
    out: dict[Row, Played] = {}
    about: dict[str, object] = {"seed": plan.seed} | ({} if plan.mode == "duel" else {"mode": plan.mode})
    with running.runs(workers, pool, keep, "ladder", about) as here:
        for row in plan.rows:
            found = out[row] = Played()
            for look, games in enumerate(plan.looks(), 1):
                deals = [Deal(row, plan.seed, i, plan.mode) for i in range(found.tally.played // 2, games // 2)]
                for deal, points in here.results(play, deals, name_of):
                    found.add(deal, points)
                    if tell is not None:
                        tell(found.tally.played, games, f"{row.one} – {row.other}, {row.decks}")
                found.certain = counting.apart(found.tally, look)
                if found.certain:
                    break
    return out


def strengths(plan: Plan, played: dict[Row, Played]) -> dict[str, dict[str, Rating]]:
    """Elo by kind of deck, the first player's being 0."""
    return {
        kind: counting.ratings(
            plan.players, {(row.one, row.other): found.tally for row, found in played.items() if row.decks == kind}
        )
        for kind in plan.decks
    }


def as_json(plan: Plan, played: dict[Row, Played]) -> dict[str, Any]:
    rows = [{**asdict(row), **counted(found.tally), "certain": found.certain} for row, found in played.items()]
    for row, found in zip(rows, played.values(), strict=True):
        row["by_deck"] = {name: counted(tally) for name, tally in sorted(found.by_deck.items())}
    elo = {
        kind: {name: {key: round(x, 1) for key, x in asdict(rating).items()} for name, rating in those.items()}
        for kind, those in strengths(plan, played).items()
    }
    return {"version": __version__, **asdict(plan), "rows": rows, "elo": elo}
