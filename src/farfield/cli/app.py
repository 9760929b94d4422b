"""The commands and their options, as `farfield --help` shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from farfield._version import __version__

Language = Annotated[
    Literal["en", "de", "es", "fr"] | None,
    Parameter(help="Language; that of your system if Farfield speaks it, otherwise English."),
]


def build() -> App:
    app = App(
        name="farfield",
        help="Plays the card game Riftbound by its real rules.",
        version=f"Farfield {__version__}",
        help_format="plaintext",
    )
    for command in (play, card, deck, rule, bench):
        app.command(command)
    return app


def play(
    *,
    deck: Annotated[str, Parameter(help="Your deck: a built-in one or a deck list file.")] = "Annie",
    against: Annotated[str, Parameter(help="The other deck.")] = "Garen",
    opponent: Annotated[
        Literal["rule-of-thumb", "random", "human"],
        Parameter(help="Who plays the other deck; human: two people at one keyboard."),
    ] = "rule-of-thumb",
    watch: Annotated[bool, Parameter(negative="", help="Watch two programs play instead.")] = False,
    any_deck: Annotated[
        bool,
        Parameter(negative="", help="Play decks that are not legal too; cards without words yet are played as blanks."),
    ] = False,
    seed: Annotated[int | None, Parameter(help="The same seed and the same answers are the same game.")] = None,
    lang: Language = None,
    script: Annotated[
        str | None, Parameter(help='Answers to begin with: a file with one per line, or "answer; answer; …".')
    ] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, Parameter(help="Keep the game in this file, after every answer.")] = None,
) -> int:
    """Play a Duel in the terminal.

    You with one starter deck against a program with another, unless you say otherwise. Type help during the game.
    """
    from farfield.cli.play import play as begin

    return begin(
        deck=deck,
        against=against,
        opponent=opponent,
        watch=watch,
        any_deck=any_deck,
        seed=seed,
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


def card(
    *name: Annotated[str, Parameter(help="The card's name or code, in any spelling.", required=True)],
    lang: Language = None,
) -> int:
    """Show a card: what is printed on it, in our words."""
    from farfield.cli.cards import show

    return show(" ".join(name), lang)


def deck(
    file: Annotated[str | None, Parameter(help="A deck list file or a built-in deck; none: list the built-in ones.")]
    = None,
    *,
    lang: Language = None,
) -> int:  # fmt: skip
    """Show a deck: what is in it, whether it is legal in each mode, and whether every card is supported."""
    from farfield.cli.decks import show

    return show(file, lang)


def rule(
    *words: Annotated[str, Parameter(help="A number (323.6), a name (Tank) or words to search for.", required=True)],
    lang: Language = None,
) -> int:
    """Read a rule in our own words."""
    from farfield.cli.rules import show

    return show(" ".join(words), lang)


def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long to play for each figure.")] = 3.0,
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False,
) -> int:
    """Measure how fast the engine is, interpreted and compiled."""
    from farfield.cli.bench import bench as measure

    return measure(seconds, json)
