"""How a program uses its cards: how often it plays each when it could, and what it still holds at the end.

Games of a program against itself, with random decks of all complete cards. A card counts once a game, however many
there are of it: it could be played if that was ever among the answers, was played if one was, and was held if it could
be, never was, and lay in hand at the end. The same goes for hiding cards and for activated abilities.

Held is not yet held back: there may have been something better to pay for in each turn. A card was left if a turn was
ended that it could have been played in.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from farfield.games import start
from farfield.lab import running
from farfield.lab.counting import Tally
from farfield.lab.keeping import Key
from farfield.lab.plans import BadPlan, check_most, check_player
from farfield.lab.playing import MOST_ANSWERS, seated
from farfield.lab.random_decks import allowed
from farfield.players import ask
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import ACTIVATE, END_TURN, EQUIP, HAND, HIDE, PLAY, REACTION

PLAYED, HIDDEN, USED, EQUIPPED, REACTED = "played", "hidden", "used", "equipped", "reactions"
WAYS: Final = (PLAYED, HIDDEN, USED, EQUIPPED)


@dataclass
class Use:
    """What was done with one card in the games in which it could be."""

    ways: dict[str, Tally] = field(default_factory=lambda: {way: Tally() for way in WAYS})
    held: int = 0
    """Games in which it could be played, never was, and lay in hand at the end."""
    left: int = 0
    """Of these the games in which a turn was ended that it could have been played in."""

    @property
    def held_share(self) -> float:
        able = self.ways[PLAYED].played
        return self.held / able if able else 0.0


@dataclass
class Report:
    games: int = 0
    cards: dict[str, Use] = field(default_factory=dict)
    reactions: Tally = field(default_factory=Tally)
    """Games of a seat in which it held a Reaction it could pay; won: it played one."""

    def add(self, seen: Seen) -> None:
        for way, name in seen.could:
            tally = self.reactions if way == REACTED else self.cards.setdefault(name, Use()).ways[way]
            tally.add((way, name) in seen.did)
        for name in seen.held:
            self.cards[name].held += 1
            self.cards[name].left += name in seen.left

    def mostly_held(self, least: int = 5) -> list[str]:
        """Cards that were held to the end in more than half of at least so many games in which they could be played."""
        return sorted(
            name for name, use in self.cards.items() if use.ways[PLAYED].played >= least and use.held_share > 0.5
        )

    def mostly_left(self, least: int = 5) -> list[str]:
        """Those that in more than half of these games were held although nothing else was done in their place."""
        known = [(name, use, use.ways[PLAYED].played) for name, use in self.cards.items()]
        return sorted(name for name, use, could in known if could >= least and use.left > could / 2)


@dataclass
class Seen:
    """One seat in one game."""

    could: set[tuple[str, str]] = field(default_factory=set)
    did: set[tuple[str, str]] = field(default_factory=set)
    held: list[str] = field(default_factory=list)
    left: set[str] = field(default_factory=set)
    """Cards that could be played in a turn that was ended instead."""

    def note(self, game: Game, decision: Decision, option: Option) -> None:
        for offered in decision.options:
            for named in ways(game, offered):
                self.could.add(named)
                if option.verb == END_TURN and named[0] == PLAYED:
                    self.left.add(named[1])
        self.did.update(ways(game, option))

    def end(self, game: Game, seat: int) -> None:
        hand = {game.card(id).printed.name for id in game.sides[seat].hand}
        self.held = sorted(
            name for way, name in self.could if way == PLAYED and name in hand and (way, name) not in self.did
        )

    def plain(self) -> dict[str, list[Any]]:
        """As it can be kept and sent."""
        could, did = ([list(x) for x in sorted(some)] for some in (self.could, self.did))
        return {"could": could, "did": did, "held": self.held, "left": sorted(self.left)}

    @staticmethod
    def of(plain: dict[str, list[Any]]) -> Seen:
        could, did = ({(way, name) for way, name in plain[key]} for key in ("could", "did"))
        return Seen(could, did, plain["held"], set(plain["left"]))


def ways(game: Game, option: Option) -> Iterator[tuple[str, str]]:
    """What an answer does with which card."""
    if option.verb not in (PLAY, HIDE, ACTIVATE):
        return
    card = game.card(option.thing)
    name = card.printed.name
    if option.verb == HIDE:
        yield HIDDEN, name
    elif option.verb == ACTIVATE:
        yield EQUIPPED if card.printed.kw[EQUIP] else USED, name
    else:
        yield PLAYED, name
        if card.zone == HAND and card.printed.speed == REACTION:
            yield REACTED, ""


@dataclass(frozen=True)
class Match:
    """One game: who plays in both seats, and of which deal."""

    player: str
    seed: int
    number: int


def name_of(match: Match) -> Key:
    return (match.player, match.number)


def play(match: Match) -> list[dict[str, list[Any]]]:
    """What each seat did, as it can be kept."""
    dice = Random(f"card use {match.seed} {match.number}")
    decks = allowed().table(dice.randrange(10**9), 2)
    game = start(decks, dice.getrandbits(40), record=False)
    players = seated([match.player] * 2, match.number * 2)
    seen = [Seen(), Seen()]
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        decision = game.decisions()[0]
        option = ask(players[decision.seat], game, decision)
        seen[decision.seat].note(game, decision, option)
        game.choose(decision, option)
    for seat in (0, 1):
        seen[seat].end(game, seat)
    return [one.plain() for one in seen]


def measure(
    player: str,
    games: int,
    seed: int = 1,
    workers: int = 1,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
    keep: Path | None = None,
) -> Report:
    check_player(player)
    if games < 1:
        raise BadPlan("lab-one-game", "It takes at least one game.")
    check_most(games)
    report = Report()
    with running.runs(workers, pool, keep, "card_use", {"seed": seed}) as here:
        for _, seats in here.results(play, [Match(player, seed, i) for i in range(games)], name_of):
            report.games += 1
            for seen in seats:
                report.add(Seen.of(seen))
            if tell is not None:
                tell(report.games, games, player)
    return report


def as_json(report: Report) -> dict[str, Any]:
    def counts(tally: Tally) -> dict[str, int]:
        return {"could": tally.played, "did": int(tally.won)}

    return {
        "games": report.games,
        "reactions": counts(report.reactions),
        "mostly_held": report.mostly_held(),
        "mostly_left": report.mostly_left(),
        "cards": {
            name: {
                **{way: counts(tally) for way, tally in use.ways.items() if tally.played},
                "held": use.held,
                "left": use.left,
            }
            for name, use in sorted(report.cards.items())
        },
    }
