"""Farfield plays the card game Riftbound by its real rules.

>>> import farfield
>>> game = farfield.start(["Garen", "Lux"], seed=7)
>>> decision = game.decisions()[0]
>>> decision.seat, len(decision.options)
(1, 5)

`docs/api.md` is the guide. Names are fetched when they are first used, so that importing Farfield costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from farfield._version import __version__

if TYPE_CHECKING:
    from farfield.decks import Deck, builtin_decks
    from farfield.decks import builtin as builtin_deck
    from farfield.decks import load as load_deck
    from farfield.decks import parse as parse_deck
    from farfield.errors import FarfieldError, IllegalAnswer, Message
    from farfield.games import (
        MODES,
        BadMatch,
        BadPosition,
        BadRecord,
        BadSettings,
        CannotUndo,
        Field,
        Happened,
        Intent,
        Known,
        Match,
        NeedsConsent,
        OnChain,
        OtherEngine,
        Piece,
        Position,
        Record,
        Refusal,
        Seat,
        SeatSettings,
        Settings,
        Showdown,
        UnreadableAnswer,
        answer,
        choices,
        load,
        load_record,
        random_seed,
        record,
        save,
        say,
        start,
        undo,
    )
    from farfield.games import parse as parse_answer
    from farfield.games.why_not import why_not
    from farfield.rules.game import Game
    from farfield.rules.state import Decision, Option

_HOMES: Final[dict[str, tuple[str, ...]]] = {
    "farfield.decks": ("Deck", "builtin_decks"),
    "farfield.errors": ("FarfieldError", "IllegalAnswer", "Message"),
    "farfield.games": (
        "BadMatch", "BadPosition", "BadRecord", "BadSettings", "CannotUndo", "Field", "Happened", "Intent", "Known",
        "MODES", "Match", "NeedsConsent", "OnChain", "OtherEngine", "Piece", "Position", "Record", "Refusal", "Seat",
        "SeatSettings", "Settings", "Showdown", "UnreadableAnswer", "answer", "choices", "load", "load_record",
        "random_seed", "record", "save", "say", "start", "undo", "why_not",
    ),
    "farfield.rules.game": ("Game",),
    "farfield.rules.state": ("Decision", "Option"),
}  # fmt: skip
_RENAMED: Final[dict[str, tuple[str, str]]] = {
    "builtin_deck": ("farfield.decks", "builtin"),
    "load_deck": ("farfield.decks", "load"),
    "parse_answer": ("farfield.games", "parse"),
    "parse_deck": ("farfield.decks", "parse"),
}
_PUBLIC: Final[dict[str, tuple[str, str]]] = {
    **{name: (home, name) for home, names in _HOMES.items() for name in names},
    **_RENAMED,
}

__all__ = [
    "MODES",
    "BadMatch",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "CannotUndo",
    "Decision",
    "Deck",
    "FarfieldError",
    "Field",
    "Game",
    "Happened",
    "IllegalAnswer",
    "Intent",
    "Known",
    "Match",
    "Message",
    "NeedsConsent",
    "OnChain",
    "Option",
    "OtherEngine",
    "Piece",
    "Position",
    "Record",
    "Refusal",
    "Seat",
    "SeatSettings",
    "Settings",
    "Showdown",
    "UnreadableAnswer",
    "__version__",
    "answer",
    "builtin_deck",
    "builtin_decks",
    "choices",
    "load",
    "load_deck",
    "load_record",
    "parse_answer",
    "parse_deck",
    "random_seed",
    "record",
    "save",
    "say",
    "start",
    "undo",
    "why_not",
]


def __getattr__(name: str) -> object:
    if name not in _PUBLIC:
        raise AttributeError(f"module 'farfield' has no attribute {name!r}")
    home, there = _PUBLIC[name]
    value: object = getattr(import_module(home), there)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
