"""Games of the whole pool in which leaks are looked for all the time.

What a seat cannot know is exchanged, and nothing that this seat gets may change. Decks are full of cards that look at
hidden zones, name, reveal, steal and copy, the card that the game is about most of all. Afterwards the record is played
again, and must end in the same state.
"""

from __future__ import annotations

import random
from typing import Final

from farfield.cards.catalogue import printed
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.setup import Loadout
from tests.pool_decks import secretive, secretive_deck
from tests.properties.exchanging import ASKED_EVERYWHERE, answer_at_random, exchange_sideboards, exchanged, sight, story

MODES: Final = ("duel", "2v2", "lanes")
COPIES: Final = 8
"""Of the card that a game is about, in the deck of everybody."""
MOST_ANSWERS: Final = 150
LOOKS: Final = 5
"""It is looked for leaks after so many answers each."""


def about(number: int) -> str:
    """The card that the game of this number is about; each secretive card comes up in each mode."""
    return secretive()[number // len(MODES) % len(secretive())]


def deck(number: int, card: str) -> Loadout:
    found = secretive_deck(number)
    found.main[-COPIES:] = [printed(card)] * COPIES
    return found


def begin(number: int) -> Game:
    """Everybody is asked everywhere: whether one is asked at all must not tell what one could do."""
    mode = MODES[number % len(MODES)]
    seats = {"duel": 2, "2v2": 4}.get(mode, number % 2 + 2)
    decks = [deck(number * 4 + seat, about(number)) for seat in range(seats)]
    prefs = [ASKED_EVERYWHERE] * seats
    if mode == "duel":
        return new_game(Duel(), decks, number, prefs=prefs)
    if mode == "2v2":
        teams = TwoVsTwo(False)
        return new_game(teams, decks, number, prefs=prefs, teams=teams.teams(seats))
    return new_game(LaneLegends(Modifiers()), decks, number, True, prefs, seats)


def own_answers(game: Game, seat: int | None) -> list[tuple[int, int, int, int]]:
    return [(d.id, o.verb, o.a, o.b) for d in game.decisions() if d.seat == seat for o in d.options]


def looked_at(game: Game, seat: int | None, seed: int) -> None:
    """All that this seat, or who only looks on, gets to see is the same whatever lies where it cannot look."""
    twin = exchanged(game, seat, seed)
    exchange_sideboards(twin, seed)
    assert sight(twin, seat) == sight(game, seat)
    assert story(twin, seat) == story(game, seat)
    assert own_answers(twin, seat) == own_answers(game, seat)
    imagined = game.imagine(seat, seed)
    assert sight(imagined, seat) == sight(game, seat)
    assert own_answers(imagined, seat) == own_answers(game, seat)


def play(number: int) -> bool:
    """One game, with somebody looking for what leaks. Was the card that it is about played?"""
    game = begin(number)
    dice = random.Random(number)
    for answer in range(MOST_ANSWERS):
        if game.over:
            break
        answer_at_random(game, dice)
        if answer % LOOKS == 0:
            seat = dice.randrange(game.players + 1)
            looked_at(game, seat if seat < game.players else None, number * MOST_ANSWERS + answer)
    again = begin(number)
    for given in game.answers or []:
        again.give(given)
    assert again.hash() == game.hash(), "the same answers made another game"
    return any(about(number) in event.names for event in game.events() if event.kind in ("plays", "enters"))
