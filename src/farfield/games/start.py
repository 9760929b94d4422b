"""Starting a game from decks."""

from __future__ import annotations

from collections.abc import Sequence

from farfield.cards.catalogue import printed
from farfield.decks import Deck
from farfield.rules.game import Game, new_game
from farfield.rules.modes.base import Mode
from farfield.rules.modes.duel import Duel
from farfield.rules.setup import Loadout

MODES: dict[str, Mode] = {"duel": Duel()}


def loadout(deck: Deck) -> Loadout:
    """A deck as the rules take it: printed cards, the Chosen Champion apart."""
    main = [printed(name) for count, name in deck.main for _ in range(count)]
    champion = printed(deck.champion)
    main.remove(champion)
    return Loadout(
        deck.name,
        printed(deck.legend),
        champion,
        main,
        [printed(name) for count, name in deck.runes for _ in range(count)],
        [printed(name) for name in deck.battlefields],
    )


def start(decks: Sequence[Deck], seed: int, mode: str = "duel", record: bool = True) -> Game:
    """A new game with these decks, one for each seat."""
    return new_game(MODES[mode], [loadout(deck) for deck in decks], seed, record)
