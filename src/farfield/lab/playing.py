"""A game between programs, as every chapter of the lab plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from farfield.cards.catalogue import printed
from farfield.decks import Deck
from farfield.games import Settings, loadout, start
from farfield.games.starting import begin
from farfield.lab.ceilings import CEILING, SeesTheDeck, open_cards
from farfield.players import Player, play_out
from farfield.players.by_name import PROGRAMS
from farfield.rules.game import Game

MOST_ANSWERS: Final = 20_000
PLAYERS: Final[dict[str, Callable[[int], Player]]] = {**PROGRAMS, CEILING: SeesTheDeck}
"""Whoever may play where strength is measured: the programs, and one that sees all cards."""


def seated(names: Sequence[str], dice: int) -> list[Player]:
    """A program for each seat, each with dice of its own."""
    return [PLAYERS[name](dice + seat) for seat, name in enumerate(names)]


def played(decks: Sequence[Deck], names: Sequence[str], dice: int, mode: str = "duel") -> Game:
    """A game of players against each other, to its end."""
    game = start(list(decks), dice, mode, record=False)
    players = seated(names, dice)
    if CEILING in names:
        open_cards(game, players)
    play_out(game, players, MOST_ANSWERS)
    return game


def dealt(settings: Settings, seat: int, order: Sequence[str], player: str) -> Game:
    """A game to its end, in which the Main Deck of a seat lies in this order before it is shuffled: the same seed
    then puts whatever is in the same place of the list into the same place of the deck."""
    decks = [loadout(one.deck) for one in settings.seats]
    decks[seat].main = [printed(name) for name in order]
    game = begin(settings, decks, record=False)
    play_out(game, seated([player] * len(decks), settings.seed), MOST_ANSWERS)
    return game


def share(game: Game, *seats: int) -> float:
    """What a seat, or some that belong together, got of a game: 1, 0, or a half if nobody won."""
    return float(any(seat in game.winners for seat in seats)) if game.winners else 0.5
