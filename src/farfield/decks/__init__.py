"""Deck lists: reading and writing every format, checking, building, and the decks that come with Farfield.

Three questions are asked of a list, each by itself, or all by `judge`:

- Is it well-formed? `parse` and `load` answer with a `Deck` or raise `BadDeck`; `read` forgives what is surely meant.
- Is it legal for a mode? `legality` answers with findings; none means legal.
- Can the engine play it? `unsupported` answers card by card, `nearest` with a version of it that works.

>>> from dataclasses import replace
>>> deck = builtin("Garen")
>>> deck.champion, deck.size, legality(deck, "duel")
('Garen, Commander', 40, ())
>>> [str(finding) for finding in legality(replace(deck, battlefields=()), "match")]
['The deck has 0 battlefields; match needs 3 with different names. [CR 486]']
>>> parse(write(deck)) == deck
True
"""

from farfield.decks.building import BadWish, Built, NoLegend, build
from farfield.decks.builtin_decks import (
    LIST_SETS,
    UnknownDeck,
    about,
    all_decks,
    builtin,
    builtin_decks,
    champion_decks,
    legend_decks,
    preconstructed,
    starter_decks,
    substitutes,
)
from farfield.decks.deck import BadDeck, Deck, eligible_champions, with_champion
from farfield.decks.formats import (
    FORMATS,
    Reading,
    UnknownFormat,
    left_out,
    load,
    looks_like_list,
    parse,
    read,
    read_file,
    write,
)
from farfield.decks.legality import MODES, DeckRules, UnknownMode, as_played, ban_date, ban_list, legality
from farfield.decks.nearest import Nearest, Swap, nearest
from farfield.decks.profile import Profile, profile
from farfield.decks.support import unsupported
from farfield.decks.verdicts import Verdicts, judge

__all__ = [
    "FORMATS",
    "LIST_SETS",
    "MODES",
    "BadDeck",
    "BadWish",
    "Built",
    "Deck",
    "DeckRules",
    "Nearest",
    "NoLegend",
    "Profile",
    "Reading",
    "Swap",
    "UnknownDeck",
    "UnknownFormat",
    "UnknownMode",
    "Verdicts",
    "about",
    "all_decks",
    "as_played",
    "ban_date",
    "ban_list",
    "build",
    "builtin",
    "builtin_decks",
    "champion_decks",
    "eligible_champions",
    "judge",
    "left_out",
    "legality",
    "legend_decks",
    "load",
    "looks_like_list",
    "nearest",
    "parse",
    "preconstructed",
    "profile",
    "read",
    "read_file",
    "starter_decks",
    "substitutes",
    "unsupported",
    "with_champion",
    "write",
]
