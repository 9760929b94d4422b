"""One deck looked at closely: how often it wins, how long that takes, which of its cards help, and how games are lost.

In Duels against some other decks, every deal played twice with the seats swapped; in Lane Legends alone. Both sides are
played by the same program. The same seed plays the same games on any number of cores, and what is finished can be kept.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from farfield import __version__
from farfield.decks import Deck
from farfield.games import start
from farfield.lab import counting, running
from farfield.lab.counting import Mean, Tally, counted
from farfield.lab.keeping import Key
from farfield.lab.plans import check_decks, check_mode, check_player, check_twice, dice_of, digest
from farfield.lab.playing import MOST_ANSWERS, seated
from farfield.players import Player, answer_one
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import DONE, PLAY, Q_MULLIGAN

FEW: Final = 10  # games with a card, and without it, before anything is said about it


@dataclass(frozen=True)
class Plan:
    """What is to be played; all of it is known before the first game."""

    deck: Deck
    against: tuple[Deck, ...]
    player: str = "rule-of-thumb"
    games: int = 400
    seed: int = 1
    mode: str = "duel"
    preset: str = "standard"

    def check(self) -> None:
        """Raises `BadPlan` if it cannot be played."""
        check_player(self.player)
        check_mode(self.mode, self.preset)
        check_twice(self.games)
        check_decks((self.deck, *(self.against if self.mode == "duel" else ())), self.mode)


@dataclass(frozen=True)
class Deal:
    """One game of the deck."""

    plan: Plan
    other: Deck | None
    dice: int
    seat: int
    number: int


@dataclass
class Watching:
    """A player, and what is seen of its cards."""

    player: Player
    kept: list[str] = field(default_factory=list)
    drawn: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)

    def choose(self, game: Game, decision: Decision) -> Option:
        option = self.player.choose(game, decision)
        hand = [game.card(id).printed.name for id in game.sides[decision.seat].hand]
        self.drawn.update(hand)
        if decision.kind == Q_MULLIGAN and option.verb == DONE:
            self.kept = sorted(hand)
        if option.verb == PLAY:
            self.played.add(game.card(option.thing).printed.name)
        return option


def deals(plan: Plan) -> list[Deal]:
    out: list[Deal] = []
    for number in range(plan.games):
        deal = number // 2 if plan.mode == "duel" else number
        dice = dice_of("deck", plan.seed, digest(plan.deck), deal)
        other = plan.against[deal % len(plan.against)] if plan.mode == "duel" else None
        out.append(Deal(plan, other, dice, number % 2 if other is not None else 0, number))
    return out


def name_of(deal: Deal) -> Key:
    plan = deal.plan
    other = digest(deal.other) if deal.other is not None else plan.preset
    return (digest(plan.deck), other, plan.mode, plan.player, deal.number)


def play(deal: Deal) -> dict[str, Any]:
    """What one game came to, for the deck."""
    plan, seat = deal.plan, deal.seat
    if deal.other is None:
        game = start([plan.deck], deal.dice, mode="lanes", record=False, options=plan.preset)
    else:
        decks = [plan.deck, deal.other] if seat == 0 else [deal.other, plan.deck]
        game = start(decks, deal.dice, record=False)
    players = seated([plan.player] * game.players, deal.dice)
    watching = players[seat] = Watching(players[seat])
    points: list[int] = []
    waiting: set[int] = set()
    for _ in range(MOST_ANSWERS):
        while len(points) < game.turn:
            points.append(game.sides[seat].points)
        if game.over or not answer_one(game, players, waiting):
            break
    won = float(seat in game.winners) if game.winners else 0.5 if deal.other is not None else 0.0
    return {
        "against": deal.other.name if deal.other is not None else plan.preset,
        "won": won, "began": game.first_seat == seat, "turns": game.turn, "points": points,
        "score": game.sides[seat].points, "by": game.ended_by or "points",
        "kept": watching.kept, "drawn": sorted(watching.drawn), "played": sorted(watching.played),
    }  # fmt: skip


@dataclass
class CardReport:
    """Games with a card and games without it."""

    drawn: Tally = field(default_factory=Tally)
    not_drawn: Tally = field(default_factory=Tally)
    played: Tally = field(default_factory=Tally)
    kept: Tally = field(default_factory=Tally)
    """In the hand that the game began with, after the mulligan."""

    @property
    def known(self) -> bool:
        """Are there enough games to say whether it helps?"""
        return min(self.drawn.played, self.not_drawn.played) >= FEW

    def helps(self) -> tuple[float, float, float]:
        """How much likelier a win is where it was drawn, with the 95 % interval."""
        return counting.difference(self.drawn, self.not_drawn)


@dataclass
class Report:
    games: list[dict[str, Any]] = field(default_factory=list)
    cards: dict[str, CardReport] = field(default_factory=dict)

    def tally(self, key: str = "", value: object = None) -> Tally:
        """Of all games, or of those where something was so."""
        those = [game["won"] for game in self.games if not key or game[key] == value]
        return Tally(sum(those), len(those))

    def mean(self, key: str) -> Mean:
        return counting.mean([game[key] for game in self.games])

    def by_opponent(self) -> dict[str, Tally]:
        names = sorted({game["against"] for game in self.games})
        return {name: self.tally("against", name) for name in names}

    def points_by_turn(self) -> list[float]:
        """The mean score as each turn begins, of the games that lasted so long, as long as half of them did."""
        out: list[float] = []
        for turn in range(max(len(game["points"]) for game in self.games)):
            those = [game["points"][turn] for game in self.games if len(game["points"]) > turn]
            if 2 * len(those) < len(self.games):
                break
            out.append(sum(those) / len(those))
        return out

    def lost_by(self) -> Counter[str]:
        return Counter(game["by"] for game in self.games if game["won"] == 0)

    def add(self, names: list[str], game: dict[str, Any]) -> None:
        self.games.append(game)
        for name in names:
            card = self.cards.setdefault(name, CardReport())
            drawn = name in game["drawn"] or name in game["played"]
            for tally, counts in (
                (card.drawn, drawn), (card.not_drawn, not drawn), (card.played, name in game["played"]),
                (card.kept, name in game["kept"]),
            ):  # fmt: skip
                tally.played += counts
                tally.won += game["won"] * counts


def measure(
    plan: Plan,
    workers: int = 1,
    keep: Path | None = None,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
) -> Report:
    """Play what the plan asks for. `pool`: any executor to work in, instead of processes on this machine."""
    plan.check()
    report = Report()
    names = [name for _, name in plan.deck.main]
    with running.runs(workers, pool, keep, "deck_report", {"seed": plan.seed}) as here:
        for _, game in here.results(play, deals(plan), name_of):
            report.add(names, game)
            if tell is not None:
                tell(len(report.games), plan.games, plan.deck.name)
    return report


def as_json(plan: Plan, report: Report) -> dict[str, Any]:
    def between(key: str) -> dict[str, float]:
        return {name: round(x, 3) for name, x in asdict(report.mean(key)).items()}

    cards = {}
    for name, card in report.cards.items():
        cards[name] = {
            "drawn": counted(card.drawn), "not_drawn": counted(card.not_drawn), "played": counted(card.played),
            "kept": counted(card.kept), "helps": [round(x, 4) for x in card.helps()] if card.known else None,
        }  # fmt: skip
    return {
        "version": __version__, "deck": plan.deck.name, "mode": plan.mode, "player": plan.player, "seed": plan.seed,
        "games": len(report.games), "won": counted(report.tally()),
        "began": counted(report.tally("began", True)),
        "against": {name: counted(tally) for name, tally in report.by_opponent().items()},
        "turns": between("turns"), "score": between("score"),
        "points_by_turn": [round(x, 2) for x in report.points_by_turn()],
        "lost_by": dict(report.lost_by()), "cards": cards,
    }  # fmt: skip
