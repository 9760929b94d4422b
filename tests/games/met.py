"""A match of which one game is over."""

from __future__ import annotations

from farfield.decks import Deck, as_played, builtin
from farfield.games import Match, SeatSettings
from farfield.games.settings import SeatLike
from farfield.players import answer_all
from farfield.players.by_name import PROGRAMS


def after_a_game(own: SeatLike, other: SeatLike, answered: int = 400) -> Match:
    """Both have met for so many answers; if nobody has won by then, the first concedes."""
    match = Match.of(own, other, seed=5)
    game = match.start()
    answer_all(game, [PROGRAMS["easy"](1), PROGRAMS["easy"](2)], answered)
    if not game.over:
        game.concede(0)
    match.finish(game)
    return match


def gear_was_met() -> Match:
    """A program that will want to answer the gear of the person in the second seat."""
    person = SeatSettings(builtin("Ornn of Spiritforged"), "Ann")
    return after_a_game(SeatSettings(jax(), "Robo", "normal"), person)


def jax() -> Deck:
    """Its sideboard answers gear and spells."""
    return as_played(builtin("Jax of Spiritforged"), "match")
