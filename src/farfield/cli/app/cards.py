"""`farfield card`, `cards`, `deck` and `rule`: what there is to read and to build."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from farfield.cli.app.options import Language, On, To


def card(
    *name: Annotated[str, Parameter(help="The card's name or code, in any spelling.")],
    try_: Annotated[
        Path | None,
        Parameter(
            name="--try",
            help="Build the definitions in this file of Python, say them in all languages, show what they do step by "
            "step and play each once; nothing is registered.",
        ),
    ] = None,
    lang: Language = None,
) -> int:
    """Show a card: what is printed on it, in our words; or try a definition of your own."""
    from farfield.cli.cards import show

    if try_ is not None:
        from farfield.cli.trying import try_file

        return try_file(try_, lang)
    if not name:
        from farfield.cli.terminal import messages_for, screen

        screen(stderr=True).print(messages_for(lang).get("card-which"), style="red")
        return 2
    return show(" ".join(name), lang)


def cards(
    *sets: Annotated[str, Parameter(help="Sets by code or name, such as OGN; none: all of them.")],
    json: Annotated[bool, Parameter(negative="", help="Print the counts as JSON.")] = False,
    review: Annotated[
        Path | None,
        Parameter(help="Write a page to this file: facts, definition and words in four languages of every card."),
    ] = None,
    lang: Language = None,
) -> int:
    """Tell which cards Farfield plays in full, set by set; of the sets that are named, also what others lack."""
    from farfield.cli.collection import show

    return show(sets, json, review, lang)


def deck(
    deck: Annotated[
        str | None,
        Parameter(
            allow_leading_hyphen=True,
            help="A built-in deck, a file, a deck code or other list in quotation marks, or - to paste one (end with "
            "Ctrl-D); none: list the built-in ones.",
        ),
    ] = None,
    *,
    to: To = None,
    on: On = None,
    lang: Language = None,
) -> int:
    """Show a deck: what is in it, whether it is legal in each mode, and whether every card is supported."""
    from farfield.cli.decks import show

    return show(deck, lang, to=to, on=on.isoformat() if on else None)


def new_deck(
    legend: Annotated[str, Parameter(help="A legend, or the champion whose legend it is: Jinx.")],
    *wishes: Annotated[
        str,
        Parameter(
            help='Cards ("2 Gust"), tags (Poro), a domain to lean to (Fury); units, spells or gear to have more of '
            "them; cheap or big; any to take cards that do not work yet.",
        ),
    ],
    name: Annotated[str | None, Parameter(help="What to call the deck.")] = None,
    to: To = None,
    lang: Language = None,
) -> int:
    """Build a legal deck from a legend and a few wishes."""
    from farfield.cli.decks import new

    return new(legend, wishes, name, lang, to=to)


def rule(
    *words: Annotated[
        str, Parameter(help='A number (323.6, "LL 4.3"), a name (Tank) or words to search for.', required=True)
    ],
    lang: Language = None,
) -> int:
    """Read a rule in our own words."""
    from farfield.cli.rules import show

    return show(" ".join(words), lang)
