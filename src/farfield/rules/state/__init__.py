"""What is on the table: plain data and nothing else.

Every object is named by an id that is never used twice: see `ids`.
An object that crosses the border of a non-board zone becomes a new object (CR 124), here literally: a fresh `Card` with
a fresh id takes its slot. So an id that no longer fits its slot *is* an object that is gone, and objects off the board
are never changed in place, which lets copies of a game share them.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from ..ids import SLOT_BITS, SLOT_MASK, SLOTS
from .cards import Card, Mod, look_alike
from .on_the_chain import Context, Event, Item, Lasting, Past
from .places import Place
from .questions import Decision, Option
from .sides import (
    H_CARDS,
    H_CHOSE_ENEMY,
    H_CONQUERED,
    H_DIED,
    H_DISCARDED,
    H_DREW,
    H_ENERGY_ON_SPELLS,
    H_GEAR,
    H_HELD,
    H_KILLED,
    H_MOVED,
    H_POINTS,
    H_POINTS_HELD,
    H_POWER,
    H_RECYCLED,
    H_SPELLS,
    H_UNITS,
    H_XP,
    HISTORY,
    Earmark,
    Side,
    side_fits,
)
from .table import (
    NO_SOURCES,
    ONLY_HERE,
    ONLY_ME,
    S_ADD,
    S_BONUS_DAMAGE,
    S_CANT,
    S_COST,
    S_DIES,
    S_ENTERS,
    S_FAR,
    S_GRANTS,
    S_HELP,
    S_MIGHT,
    S_REPLACE,
    S_RULE,
    S_TOLL,
    S_TRAITS,
    S_TRIGGER,
    STATICS,
    Arena,
    Found,
    Happening,
    Source,
    State,
)
