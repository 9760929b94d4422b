"""One deck looked at closely: how often it wins, how long that takes, which of its cards help, and how games are lost.

In Duels against some other decks, every deal played twice with the seats swapped; in Lane Legends alone. Both sides are
played by the same program. The same seed plays the same games on any number of cores, and what is finished can be kept.
"""

from __future__ import annotations

import math
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
from farfield.lab.plans import check_decks, check_games, check_mode, check_player, check_twice, dice_of, digest
from farfield.lab.playing import MOST_ANSWERS, seated
from farfield.players import Player, answer_one
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.ids import SLOT_MASK
from farfield.rules.state import Decision, Option
from farfield.rules.terms import PLAY, PUT_BACK, Q_MULLIGAN

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
        if self.mode == "duel":
            check_twice(self.games)
        else:
            check_games(self.games)
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
    """A player, and what is seen of its cards in the game it plays."""

    player: Player
    game: Game
    kept: list[str] = field(default_factory=list)
    back: list[str] = field(default_factory=list)
    drawn: set[str] = field(default_factory=set)
    played: set[str] = field(default_factory=set)
    chosen: set[int] = field(default_factory=set)
    """The Chosen Champion, as the same card in whatever zone: returned to the hand, it has not been drawn."""

    def choose(self, sight: Sight, decision: Decision) -> Option:
        option = self.player.choose(sight, decision)
        game = self.game
        side = game.sides[decision.seat]
        self.chosen.update(id & SLOT_MASK for id in side.champion)
        hand = [game.card(id).printed.name for id in side.hand if id & SLOT_MASK not in self.chosen]
        if decision.kind == Q_MULLIGAN:
            if option.verb == PUT_BACK:
                self.back.append(game.card(option.thing).printed.name)
            # Who may put back no more is not asked again.
            self.kept = sorted((Counter(hand) - Counter(self.back)).elements())
        else:
            self.drawn.update(hand)
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
    watching = players[seat] = Watching(players[seat], game)
    points: list[int] = []
    theirs: list[int] = []
    enthralled: dict[int, str] = {}
    waiting: set[int] = set()
    for _ in range(MOST_ANSWERS):
        while len(points) < game.turn:
            points.append(game.sides[seat].points)
            if deal.other is not None:
                theirs.append(game.sides[1 - seat].points)
        for id in game.sides[seat].aside:  # the Enthralled Pile
            enthralled[id] = game.card(id).printed.name
        if game.over or not answer_one(game, players, waiting):
            break
    won = float(seat in game.winners) if game.winners else 0.5 if deal.other is not None else 0.0
    return {
        "against": deal.other.name if deal.other is not None else plan.preset,
        "won": won, "began": game.first_seat == seat, "turns": game.turn, "points": points,
        "theirs": theirs, "score": game.sides[seat].points, "by": game.ended_by or "points",
        "goal": game.victory_score if deal.other is None else game.sides[1 - seat].points,
        "kept": watching.kept, "back": sorted(watching.back), "drawn": sorted(watching.drawn.union(watching.kept)),
        "played": sorted(watching.played), "enthralled": sorted(set(enthralled.values())),
    }  # fmt: skip


@dataclass
class CardReport:
    """Games with a card and games without it."""

    drawn: Tally = field(default_factory=Tally)
    not_drawn: Tally = field(default_factory=Tally)
    played: Tally = field(default_factory=Tally)
    kept: Tally = field(default_factory=Tally)
    """In the first hand, and not put back."""
    back: Tally = field(default_factory=Tally)
    """In the first hand, and put back, at least one of it."""
    enthralled: Tally = field(default_factory=Tally)
    """Dealt to the NPC, in Lane Legends."""
    seen: int = 0
    """Games in which it was in the first hand."""
    scores: dict[str, list[int]] | None = None
    """In Lane Legends, where wins may be rare: the scores of the same games, by the names above."""
    dealt: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    """The scores of the games in which the NPC was not dealt it, and of those in which it was."""

    @property
    def known(self) -> bool:
        """Are there enough games to say whether it helps?"""
        return min(self.drawn.played, self.not_drawn.played) >= FEW

    def helps(self) -> tuple[float, float, float]:
        """How much likelier a win is where it was drawn, or how much higher the score, with the 95 % interval."""
        if self.scores is None:
            return counting.difference(self.drawn, self.not_drawn)
        if not self.known:
            return (0.0, 0.0, 0.0)
        return counting.more(self.scores["drawn"], self.scores["not_drawn"])

    def where(self, way: str) -> tuple[Tally, Mean | None]:
        """The games in which it was drawn, played, kept or put back, and in Lane Legends their mean score."""
        tally: Tally = getattr(self, way)
        return tally, counting.mean(self.scores[way]) if self.scores is not None and tally.played else None

    def helps_dealt(self) -> tuple[float, float, float] | None:
        """How much higher the score was where the NPC was dealt it, with the 95 % interval; None: too few games."""
        without, dealt = self.dealt
        return counting.more(dealt, without) if min(len(without), len(dealt)) >= FEW else None


@dataclass
class Report:
    games: list[dict[str, Any]] = field(default_factory=list)
    cards: dict[str, CardReport] = field(default_factory=dict)
    by_score: bool = False
    """Cards help by the score, and not by games won."""

    def tally(self, key: str = "", value: object = None) -> Tally:
        """Of all games, or of those where something was so."""
        those = [game["won"] for game in self.games if not key or game[key] == value]
        return Tally(sum(those), len(those))

    def mean(self, key: str) -> Mean:
        return counting.mean([game[key] for game in self.games])

    def by_opponent(self) -> dict[str, Tally]:
        names = sorted({game["against"] for game in self.games})
        return {name: self.tally("against", name) for name in names}

    def points_by_turn(self, whose: str = "points") -> list[Mean]:
        """The mean score as each turn begins, as long as half of the games last; who is done keeps its final score."""
        out: list[Mean] = []
        final = "score" if whose == "points" else "goal"  # in a Duel what the opponent came to
        for turn in range(max(len(game[whose]) for game in self.games)):
            last = sum(len(game[whose]) > turn for game in self.games)
            if 2 * last < len(self.games) or last < 2:
                break
            out.append(counting.mean([(game[whose][turn:] or [game[final]])[0] for game in self.games]))
        return out

    def by_put_back(self) -> dict[int, tuple[Tally, Mean | None]]:
        """By how many cards the mulligan put back; where cards help by the score, with the mean of it."""
        out: dict[int, tuple[Tally, Mean | None]] = {}
        for n in sorted({len(game["back"]) for game in self.games}):
            those = [game for game in self.games if len(game["back"]) == n]
            scores = counting.mean([game["score"] for game in those]) if self.by_score else None
            out[n] = Tally(sum(game["won"] for game in those), len(those)), scores
        return out

    def behind(self) -> Counter[int]:
        """Lost games by the points that were missing: to the opponent's score, or to what wins against the NPC."""
        return Counter(game["goal"] - game["score"] for game in self.games if game["won"] == 0)

    def by_help(self) -> list[tuple[str, CardReport]]:
        """The cards that help most first; those that were hardly ever drawn, or always, last."""
        return sorted(self.cards.items(), key=lambda row: (not row[1].known, -row[1].helps()[0]))

    def lost_by(self) -> Counter[str]:
        return Counter(game["by"] for game in self.games if game["won"] == 0)

    def add(self, names: list[str], game: dict[str, Any]) -> None:
        self.games.append(game)
        for name in names:
            card = self.cards.setdefault(name, CardReport(scores={} if self.by_score else None))
            drawn = name in game["drawn"]
            if card.scores is not None:
                card.dealt[name in game["enthralled"]].append(game["score"])
            for way, counts in (
                ("drawn", drawn), ("not_drawn", not drawn), ("played", name in game["played"]),
                ("kept", name in game["kept"] and name not in game["back"]), ("back", name in game["back"]),
                ("enthralled", name in game["enthralled"]),
            ):  # fmt: skip
                if counts:
                    getattr(card, way).add(game["won"])
                    if card.scores is not None:
                        card.scores.setdefault(way, []).append(game["score"])
            card.seen += name in game["kept"] or name in game["back"]


def measure(
    plan: Plan,
    workers: int = 1,
    keep: Path | None = None,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
) -> Report:
    """Play what the plan asks for. `pool`: any executor to work in, instead of processes on this machine."""
    plan.check()
    report = Report(by_score=plan.mode == "lanes")
    names = [name for _, name in plan.deck.main]
    with running.runs(workers, pool, keep, "deck_report", {"seed": plan.seed}) as here:
        for _, game in here.results(play, deals(plan), name_of):
            report.add(names, game)
            if tell is not None:
                tell(len(report.games), plan.games, plan.deck.name)
    return report


def rounded(x: float) -> float | None:
    """One game alone has no interval, and JSON no infinity."""
    return round(x, 3) if math.isfinite(x) else None


def as_json(plan: Plan, report: Report) -> dict[str, Any]:
    def between(key: str) -> dict[str, float]:
        return {name: round(x, 3) for name, x in asdict(report.mean(key)).items()}

    def told(tally: Tally, score: Mean | None) -> dict[str, Any]:
        found = {} if score is None else {"score": {name: rounded(x) for name, x in asdict(score).items()}}
        return {**counted(tally), **found}

    cards = {}
    for name, card in report.cards.items():
        dealt = card.helps_dealt()
        drawn, not_drawn, played, kept, back = (
            told(*card.where(way)) for way in ("drawn", "not_drawn", "played", "kept", "back")
        )
        cards[name] = {
            "drawn": drawn, "not_drawn": not_drawn, "played": played, "first_hand": card.seen, "kept": kept,
            "put_back": back,
            "enthralled": counted(card.enthralled) if plan.mode == "lanes" else None,
            "helps": [round(x, 4) for x in card.helps()] if card.known else None,
            "helps_enthralled": [round(x, 4) for x in dealt] if dealt is not None else None,
        }  # fmt: skip
    return {
        "version": __version__, "deck": plan.deck.name, "mode": plan.mode, "player": plan.player, "seed": plan.seed,
        "preset": plan.preset if plan.mode == "lanes" else None, "games": len(report.games),
        "won": counted(report.tally()), "began": counted(report.tally("began", True)),
        "against": {name: counted(tally) for name, tally in report.by_opponent().items()},
        "turns": between("turns"), "score": between("score"),
        "points_by_turn": [round(x.mean, 2) for x in report.points_by_turn()],
        "their_points_by_turn": [round(x.mean, 2) for x in report.points_by_turn("theirs")],
        "put_back": {n: told(*found) for n, found in report.by_put_back().items()},
        "lost_by": dict(report.lost_by()), "lost_behind": dict(sorted(report.behind().items())), "cards": cards,
    }  # fmt: skip
