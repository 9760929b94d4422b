"""What cards do: one class for each verb. Each asks a chapter of the rules to do it."""

# mypy: implicit-reexport
# ruff: noqa: F401

from .attaching import Attach, Detach, GainControl
from .countering import ActivateEffects, Counter, NewChoices, TakeSpell
from .dealing import Deal, Fight, Heal, Kill, Prevent
from .drawing import (
    Burn,
    Channel,
    Discard,
    DiscardThese,
    Draw,
    DrawThese,
    LookAtTop,
    Predict,
    Reveal,
    RevealTop,
    RevealUntil,
)
from .might import Change, DoubleMight, GiveMight, Grant, GrantKeywords, RaiseMight, SwapMight
from .moving import TO_BASE, TO_CHOSEN, TO_HERE, TO_THERE, Move, Recall, SwapPlaces
from .plays import PlayCards, PlayTokens
from .points import ExtraTurn, GainPoints, GainXP
from .readying import Buff, Disempower, Empower, Exhaust, Ready, SpendBuff, Stun
from .to_other_zones import (
    Banish,
    BanishThis,
    PutIn,
    Recycle,
    ReturnToHand,
)
