"""Games from settings, decks or positions; their records; taking back; and why something is not possible.

This is what the interface, programs and tests play with. `farfield` itself offers the same names.
"""

from farfield.games.answers import UnreadableAnswer, answer, choices, parse, say
from farfield.games.match import BadMatch, Match
from farfield.games.modes import MODES
from farfield.games.position import (
    BadPosition,
    Field,
    Happened,
    Known,
    OnChain,
    Piece,
    Position,
    Seat,
    Showdown,
)
from farfield.games.records import BadRecord, Entry, OtherEngine, Record, load, load_record, record, save
from farfield.games.settings import BadSettings, SeatSettings, Settings, random_seed
from farfield.games.starting import loadout, start
from farfield.games.taking_back import CannotUndo, NeedsConsent, Request, undo
from farfield.games.why_not import Intent, Refusal, why_not

__all__ = [
    "MODES",
    "BadMatch",
    "BadPosition",
    "BadRecord",
    "BadSettings",
    "CannotUndo",
    "Entry",
    "Field",
    "Happened",
    "Intent",
    "Known",
    "Match",
    "NeedsConsent",
    "OnChain",
    "OtherEngine",
    "Piece",
    "Position",
    "Record",
    "Refusal",
    "Request",
    "Seat",
    "SeatSettings",
    "Settings",
    "Showdown",
    "UnreadableAnswer",
    "answer",
    "choices",
    "load",
    "load_record",
    "loadout",
    "parse",
    "random_seed",
    "record",
    "save",
    "say",
    "start",
    "undo",
    "why_not",
]
