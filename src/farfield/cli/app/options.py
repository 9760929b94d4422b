"""Options that several commands share, each with its help."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, Token

from farfield.languages import Language as Spoken


def whole(type_: object, tokens: Sequence[Token]) -> int:
    """A whole number; a fraction is not rounded behind anybody's back."""
    text = tokens[0].value.strip()
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise ValueError(f'It takes a whole number such as 2, not "{text}".')
    return int(text)


Language = Annotated[
    Spoken | None,
    Parameter(help="Language; that of your system if Farfield speaks it, otherwise English."),
]
To = Annotated[
    str | None,
    Parameter(
        help="Print the list in this format and nothing else: text, riftatlas, article, notebook, flat, riftkeep, ids, "
        "tts, code, json, json-riftdecks, json-piltover or json-event."
    ),
]
Watch = Annotated[bool, Parameter(negative="", help="Watch programs play instead.")]
On = Annotated[date | None, Parameter(help="Judge by the ban lists of this day, such as 2026-09-01.")]
AnyDeck = Annotated[
    bool,
    Parameter(negative="", help="Play decks that are not legal too; cards without words yet are played as blanks."),
]
PayByHand = Annotated[
    bool,
    Parameter(
        negative="",
        help="Offer each rune and everything else that gives Energy or Power by itself, so that you pay as you like.",
    ),
]
Seed = Annotated[int | None, Parameter(converter=whole, help="The same seed and the same answers are the same game.")]
Script = Annotated[
    str | None, Parameter(help='Answers to begin with: a file with one per line, or "answer; answer; …".')
]
Resume = Annotated[Path | None, Parameter(help="Go on with a saved game.")]
Save = Annotated[Path | None, Parameter(help="Keep the game in this file, after every answer.")]
Decks = Annotated[
    list[str] | None,
    Parameter(negative="", help="A deck for each seat in turn, built-in or a deck list file; give it once for each."),
]
People = Annotated[
    int, Parameter(converter=whole, help="How many people sit at this keyboard; programs have the other seats.")
]
Named = Literal["easy", "normal", "hard", "expert", "rule-of-thumb", "random"]
Program = Annotated[
    Named,
    Parameter(help="Who has the other seats; in modes for more than two, expert plays as hard does."),
]
Teammate = Annotated[
    Named,
    Parameter(
        help="Who plays the lanes that no person has: a level, or a program by its name; easy and normal play there "
        "as the rule of thumb does."
    ),
]
Rulebook = Annotated[
    bool,
    Parameter(
        negative="",
        help="Play by the printed rulebooks where they differ: in a combat only its two players act, and whom they "
        "invite; and whoever reaches the Victory Score has won.",
    ),
]
