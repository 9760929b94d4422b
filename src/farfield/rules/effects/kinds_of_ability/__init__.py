"""The shells of rules text: keywords, triggered, activated, passive and replacement abilities (CR 360-397)."""

# mypy: implicit-reexport
# ruff: noqa: F401

from ...terms import (
    ADDED_ENERGY,
    BE_CHOSEN,
    BE_CHOSEN_BY_ANY,
    BE_COUNTERED,
    BE_KILLED,
    BE_MOVED_BY_TEXT,
    BE_READIED,
    BE_READIED_BY_TEXT,
    BUFF_LIMIT,
    BUFF_VALUE,
    CHANNEL_COUNT,
    DEAL_COMBAT_DAMAGE,
    DOUBLE_DAMAGE,
    EMPOWER_LIMIT,
    GAIN_POINTS,
    HIDE_CARDS,
    HIDE_ROOM,
    LETHAL_ANY,
    LOOK_AT,
    MORE_MIGHT_LOSS,
    MOVE_AT_ALL,
    MOVE_FROM_ANYWHERE,
    MOVE_HERE,
    MOVE_TO_BASE,
    NO_SPELL_DAMAGE,
    PLAY_CARDS,
    PLAY_FACEDOWN_HERE,
    PLAY_SPELLS,
    PLAY_UNITS_HERE,
    PREVENT_DAMAGE,
    SCORE_HERE,
    TAKE_DAMAGE,
    VICTORY_SCORE,
)
from .activated import Activated, SpellText
from .as_played import (
    ABILITY_COST,
    AS_ATTACHED,
    AS_PLAYED,
    ENTERS_AT,
    ENTERS_EXHAUSTED,
    ENTERS_READY,
    HIDING_COST,
    MAY_PLAY,
    OPTIONAL_COSTS,
    REPEAT_COSTS,
    TOTAL_COST,
    AdditionalCost,
    AsIt,
    CostChange,
    Enters,
    HideFor,
    MayPlay,
    PlayFor,
    PlayTo,
)
from .grants import OFF_BOARD, Aura
from .keywords import Keyword
from .passives import AlsoEffects, BonusDamage, Cant, CopiesText, MoveToll, RuleChange, TriggerChange
from .replacing import REVEALING, UNIT_TOKEN, AsSeen, LooksFirst, Replacement, TokenInstead
from .triggered import Triggered, When
