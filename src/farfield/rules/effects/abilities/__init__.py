"""The shells of rules text: keywords, triggered, activated, passive and replacement abilities (CR 360-397)."""

# mypy: implicit-reexport
# ruff: noqa: F401

from ...terms import (
    BE_CHOSEN,
    BE_CHOSEN_BY_ANY,
    BE_COUNTERED,
    BE_KILLED,
    BE_READIED,
    BE_READIED_BY_TEXT,
    BUFF_LIMIT,
    BUFF_VALUE,
    CHANNEL_COUNT,
    DOUBLE_DAMAGE,
    EMPOWER_LIMIT,
    GAIN_POINTS,
    HIDE_CARDS,
    HIDE_ROOM,
    LETHAL_ANY,
    MOVE_AT_ALL,
    MOVE_FROM_ANYWHERE,
    MOVE_HERE,
    MOVE_TO_BASE,
    NO_SPELL_DAMAGE,
    PLAY_CARDS,
    PLAY_SPELLS,
    PLAY_UNITS_HERE,
    PREVENT_DAMAGE,
    SCORE_HERE,
    TAKE_DAMAGE,
    VICTORY_SCORE,
)
from .activated import Activated, SpellText
from .as_played import (
    ENTERS_EXHAUSTED,
    ENTERS_READY,
    OPTIONAL_COSTS,
    TOTAL_COST,
    AdditionalCost,
    CostChange,
    Enters,
    PlayFor,
    PlayTo,
)
from .keywords import Keyword
from .passives import Aura, BonusDamage, Cant, MoveToll, RuleChange, TriggerChange
from .replacements import UNIT_TOKEN, Replacement, TokenInstead
from .triggered import Triggered, When
