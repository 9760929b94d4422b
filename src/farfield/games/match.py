"""A 1v1 Match (CR 486): a series of games between two players until one has won most of them.

>>> match = Match.of("Garen", "Lux", seed=7)
>>> game = match.start()
>>> game.concede(0)
>>> match.finish(game)
>>> match.score, match.chooser
((0, 1), 0)

Each game is an ordinary game of mode `match`: its settings say which battlefields are used up and who says who begins,
so it can be saved, replayed and taken back like any other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Final

from farfield.cards.catalogue import supported
from farfield.cards.facts import UnknownCard, find
from farfield.decks import Deck, as_played, legality, unsupported
from farfield.errors import FarfieldError, Message, Param, excerpt
from farfield.games.modes import OptionsLike, say_battlefields
from farfield.games.settings import SeatLike, Settings, random_seed
from farfield.games.starting import start
from farfield.rules.game import Game

LENGTHS: Final = (1, 3, 5)


class BadMatch(FarfieldError):
    """Something a match does not allow; it says what would be right, and the match is as it was."""


@dataclass(frozen=True, slots=True)
class Result:
    """A game of a match: who won it, and the battlefield of each seat."""

    winner: int | None
    """None for a game that was not decided."""
    battlefields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards a seat has exchanged with its sideboard, after so many games."""

    games: int
    seat: int
    out: tuple[str, ...]
    into: tuple[str, ...]


class Match:
    """Two players, their decks as they are now, and what was played so far."""

    def __init__(self, settings: Settings, *, games: int = 3, sideboards: bool = True) -> None:
        """`games`: best of so many. `sideboards`: whether cards may be exchanged between games."""
        if settings.mode != "match":
            text = 'A match is played in the mode "match", not in "{mode}".'
            raise BadMatch("match-mode", text, {"mode": settings.mode}, "CR 486")
        if games not in LENGTHS:
            text = "A match is the best of {lengths} games, not of {count}."
            raise BadMatch("match-length", text, {"lengths": "1, 3, 5", "count": games}, "CR 486")
        self.settings: Final = settings
        """The table: seats with the decks they registered, and the seed all games' seeds come from."""
        self.games: Final = games
        self.sideboards: Final = sideboards
        self.results: list[Result] = []
        self.played: list[Game] = []
        """The games that were counted, in their order."""
        self.exchanges: list[Exchange] = []
        self.decks: list[Deck] = [as_played(seat.deck, "match") for seat in settings.seats]
        """The decks as they will be played next."""
        self.chooser: int | None = None
        """Who says who begins: the loser of the latest decided game; None: chance."""

    @staticmethod
    def of(
        *seats: SeatLike,
        seed: int | None = None,
        games: int = 3,
        sideboards: bool = True,
        any_deck: bool = False,
        options: OptionsLike = (),
    ) -> Match:
        """A match from decks, names of built-in decks or whole seats."""
        chosen = Settings.of(
            *seats, seed=random_seed() if seed is None else seed, mode="match", any_deck=any_deck, options=options
        )
        return Match(chosen, games=games, sideboards=sideboards)

    def still(self) -> Match:
        """The match as it is now, to write it down while it goes on."""
        out = copy(self)
        out.played = [game.still() for game in self.played]
        out.exchanges = self.exchanges[:]
        return out

    # --- where it stands

    @property
    def score(self) -> tuple[int, int]:
        """Games won by each seat."""
        won = [result.winner for result in self.results]
        return won.count(0), won.count(1)

    @property
    def winner(self) -> int | None:
        """Who has won the match, once it is decided."""
        needed = self.games // 2 + 1
        return next((seat for seat in (0, 1) if self.score[seat] >= needed), None)

    @property
    def over(self) -> bool:
        return self.winner is not None

    def used(self, seat: int) -> tuple[str, ...]:
        """The battlefields a seat cannot choose in the next game.

        Those of decided games are out (CR 486); those of undecided ones may come again (CR 486.5.a). In a best of five,
        once all have been shown, each may come a second time.
        """
        shown = [result.battlefields[seat] for result in self.results if result.winner is not None]
        own = self.decks[seat].battlefields
        rounds = min((shown.count(name) for name in own), default=0)
        return tuple(name for name in own if shown.count(name) > rounds)

    # --- playing

    def next_settings(self) -> Settings:
        """What the next game starts from."""
        if self.over:
            text = "The match is over. Start another one."
            raise BadMatch("match-over", text, clause="CR 486")
        options = dict(self.settings.options)
        if self.chooser is not None:
            options["chooser"] = str(self.chooser)
        used = [(seat, name) for seat in (0, 1) for name in self.used(seat)]
        if used:
            options["used"] = say_battlefields(used)
        seats = tuple(replace(seat, deck=deck) for seat, deck in zip(self.settings.seats, self.decks, strict=True))
        seed = seed_of(self.settings.seed, len(self.results))
        return replace(self.settings, seats=seats, seed=seed, options=tuple(options.items()))

    def start(self, record: bool = True) -> Game:
        """The next game, at its first decision."""
        return start(self.next_settings(), record=record)

    def finish(self, game: Game) -> None:
        """A game of this match has ended, or will not be decided: count it, and go on to the next."""
        origin = game.origin
        if self.over or not isinstance(origin, Settings) or origin != self.next_settings():
            text = "This game is not the next one of the match. Give the game that start() made."
            raise BadMatch("match-other-game", text, clause="CR 486")
        winner = game.winners[0] if len(game.winners) == 1 else None
        self.results.append(Result(winner, (shown(game, 0), shown(game, 1))))
        self.played.append(game)
        if winner is not None:
            self.chooser = 1 - winner

    # --- between games

    def swap(self, seat: int, out: Sequence[str], into: Sequence[str]) -> None:
        """Exchange cards of the Main Deck for as many of the sideboard, before the next game.

        Not before the first game and not after an undecided one; the new deck must be legal. Raises `BadMatch`
        otherwise and changes nothing.
        """
        if not self.sideboards:
            raise BadMatch("match-no-sideboards", "This match is played without sideboards.", clause="CR 103.2.e")
        if seat not in (0, 1):
            raise BadMatch("match-seat", "There is no seat {seat} in a match. Give 0 or 1.", {"seat": seat}, "CR 486")
        if not self.results or self.results[-1].winner is None or self.over:
            text = "Cards are exchanged after a decided game and before the next one."
            raise BadMatch("match-no-swap-now", text, clause="CR 103.2.e")
        if len(out) != len(into):
            text = "{out} cards leave the deck and {into} come in. Exchange as many as you take."
            raise BadMatch("match-uneven-swap", text, {"out": len(out), "into": len(into)}, "CR 103.2.e")
        deck = self.decks[seat]
        main, side = dict_of(deck.main), dict_of(deck.sideboard)
        out, into = tuple(map(full_name, out)), tuple(map(full_name, into))
        for name in out:
            move(name, main, side, "Main Deck")
        for name in into:
            move(name, side, main, "Sideboard")
        if deck.champion not in main:
            text = "{card} is the Chosen Champion and stays in the deck."
            raise BadMatch("match-champion", text, {"card": deck.champion}, "CR 103.2.a")
        made = replace(deck, main=entries(main), sideboard=entries(side))
        problems: tuple[Message, ...] = ()
        if not self.settings.any_deck:
            judged = legality(made, "match", on=self.settings.bans_on or None)
            problems = (*judged, *unsupported(replace(made, sideboard=()), supported()))
        if problems:
            first = problems[0]
            raise BadMatch(first.id, first.text, dict(first.params), first.clause)
        self.decks[seat] = made
        if out:
            self.exchanges.append(Exchange(len(self.results), seat, out, into))


def shown(game: Game, seat: int) -> str:
    """The battlefield a seat brought into a game: what it did not leave aside; empty if nobody got so far."""
    aside = [game.card(id).original.name for id in game.sides[seat].aside]
    assert isinstance(game.origin, Settings)
    return next((name for name in game.origin.seats[seat].deck.battlefields if name not in aside), "")


def seed_of(seed: int, number: int) -> int:
    """The seed of each game of a match follows from the match's own."""
    size = 8 if seed < 2**64 else 32  # as wide as the match's
    return int.from_bytes(hashlib.blake2b(f"game {number} of match {seed}".encode(), digest_size=size).digest(), "big")


def dict_of(cards: Iterable[tuple[int, str]]) -> dict[str, int]:
    return {name: count for count, name in cards}


def entries(cards: dict[str, int]) -> tuple[tuple[int, str], ...]:
    return tuple((count, name) for name, count in cards.items() if count)


def full_name(name: str) -> str:
    """Any spelling will do."""
    try:
        return find(name).name
    except UnknownCard:
        return name


def move(name: str, source: dict[str, int], target: dict[str, int], where: str) -> None:
    """One card from one pile to another."""
    if not source.get(name):
        text = "{where} holds no {card} (any more)."
        params: dict[str, Param] = {"card": excerpt(name), "where": where}
        raise BadMatch("match-not-there", text, params, "CR 103.2.e")
    source[name] -= 1
    if not source[name]:
        del source[name]
    target[name] = target.get(name, 0) + 1
