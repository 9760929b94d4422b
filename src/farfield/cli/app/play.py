"""`farfield play`: a Duel, a Match, and the modes for three or four."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from cyclopts import Parameter

from farfield.cli.app.options import (
    AnyDeck,
    Decks,
    Language,
    On,
    PayByHand,
    People,
    Program,
    Resume,
    Rulebook,
    Save,
    Script,
    Seed,
    Watch,
)


def duel(
    *,
    deck: Annotated[str, Parameter(help="Your deck: a built-in one or a deck list file.")] = "Annie",
    against: Annotated[str, Parameter(help="The other deck.")] = "Garen",
    opponent: Annotated[
        Literal["easy", "normal", "hard", "expert", "rule-of-thumb", "random", "thumb-1", "thumb-1.1", "human"],
        Parameter(
            help="Who plays the other deck: a level from easy to expert, a program by its name (thumb-1 and thumb-1.1: "
            "the rule of thumb as it once was, to measure against), or human: two people at one keyboard."
        ),
    ] = "rule-of-thumb",
    rulebook: Rulebook = False,
    watch: Watch = False,
    any_deck: AnyDeck = False,
    on: On = None,
    pay_by_hand: PayByHand = False,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play a Duel in the terminal.

    You with one starter deck against a program with another, unless you say otherwise. Type help during the game.
    """
    from farfield.cli.play import duel_settings, play

    return play(
        lambda offer: duel_settings(
            deck,
            against,
            opponent,
            rulebook=rulebook,
            watch=watch,
            any_deck=any_deck,
            bans_on=on.isoformat() if on else "",
            seed=seed,
            pay_by_hand=pay_by_hand,
            offer=offer,
        ),
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


def match(
    *,
    deck: Decks = None,
    people: People = 1,
    opponent: Program = "rule-of-thumb",
    games: Annotated[Literal[1, 3, 5], Parameter(help="Best of so many games.")] = 3,
    rulebook: Rulebook = False,
    watch: Watch = False,
    any_deck: AnyDeck = False,
    on: On = None,
    pay_by_hand: PayByHand = False,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play a Match: games of two players until one has won most of them.

    Each brings another battlefield into each game; who lost says who begins the next; cards may be exchanged with the
    sideboard in between.
    """
    from farfield.cli.match import play_match
    from farfield.cli.play import table_settings

    return play_match(
        lambda offer: table_settings(
            "match",
            0 if watch else people,
            deck or [],
            opponent,
            rulebook=rulebook,
            any_deck=any_deck,
            bans_on=on.isoformat() if on else "",
            seed=seed,
            pay_by_hand=pay_by_hand,
            offer=offer,
        ),
        games=games,
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


SEVERAL = {
    "skirmish": """Play a Skirmish: three players, each for themselves.

    The first to 8 points who leads all others wins. You and two programs, unless you say otherwise.
    """,
    "war": """Play a War: four players, each for themselves.

    The first to 8 points who leads all others wins. You and three programs, unless you say otherwise.
    """,
    "2v2": """Play 2v2: two teams to 11 points, who take turns one after the other.

    Your teammate sits opposite you: the first and the third deck are one team. In your turn you may invite them to play
    a card.
    """,
}
"""Modes for three or four, and what their help says. They take the same options."""


def several(mode: str) -> Callable[..., int]:
    """The command for one of these modes."""

    def command(
        *,
        deck: Decks = None,
        people: People = 1,
        opponent: Program = "rule-of-thumb",
        rulebook: Rulebook = False,
        watch: Watch = False,
        any_deck: AnyDeck = False,
        on: On = None,
        pay_by_hand: PayByHand = False,
        seed: Seed = None,
        lang: Language = None,
        script: Script = None,
        resume: Resume = None,
        save: Save = None,
    ) -> int:
        from farfield.cli.play import play, table_settings

        return play(
            lambda offer: table_settings(
                mode,
                0 if watch else people,
                deck or [],
                opponent,
                rulebook=rulebook,
                any_deck=any_deck,
                bans_on=on.isoformat() if on else "",
                seed=seed,
                pay_by_hand=pay_by_hand,
                offer=offer,
            ),
            lang=lang,
            script=script,
            resume=resume,
            save=save,
        )

    command.__doc__ = SEVERAL[mode]
    return command
