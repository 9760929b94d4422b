"""The commands and their options, as `farfield --help` shows them."""

from __future__ import annotations

from typing import Final

from cyclopts import App

from farfield._version import __version__
from farfield.cli.app.cards import card, cards, deck, new_deck, rule
from farfield.cli.app.lab import bench, lab_cards, lab_deck, ladder, matchup, tune
from farfield.cli.app.play import SEVERAL, duel, match, several
from farfield.cli.app.table import learn, puzzle, review, serve

__all__ = ["build"]

LANES: Final = """Play Lane Legends in the terminal, alone or as a team.

Each player has a lane and an NPC that is fed by the player's own deck. Alone unless you say otherwise; several people
share the keyboard, at most 12 lanes. Type `help lanes` during the game to read how it is played."""
"""Said here, for the list of all modes is shown without reading the chapter of this one."""


def build() -> App:
    app = App(
        name="farfield",
        help="Plays the card game Riftbound by its real rules.",
        version=f"Farfield {__version__}",
        help_format="plaintext",
    )
    play = App(
        name="play",
        help="Play in the terminal: a Duel, Lane Legends with `farfield play lanes`, or one of the other modes.",
    )
    play.default(duel)
    play.command(duel)
    play.command("farfield.cli.lanes:lanes", name="lanes", help=LANES)
    play.command(match)
    for mode in SEVERAL:
        play.command(several(mode), name=mode)
    app.command(play)
    decks = App(name="deck", help="Show, check and convert a deck; `farfield deck new` builds one.")
    decks.default(deck)
    decks.command(new_deck, name="new")
    app.command(decks)
    lab = App(name="lab", help="Let programs play many games, on all cores, and count.")
    lab.command(ladder)
    lab.command(matchup)
    lab.command(lab_deck, name="deck")
    lab.command(tune)
    lab.command(lab_cards, name="cards")
    app.command(lab)
    for command in (learn, puzzle, review, serve, card, cards, rule, bench):
        app.command(command)
    return app
