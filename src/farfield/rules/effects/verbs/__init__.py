"""What cards do: one class for each verb. Each asks a chapter of the rules to do it."""

# mypy: implicit-reexport
# ruff: noqa: F401

from .attaching import Attach, Detach, GainControl
from .chain import ActivateEffects, Counter, NewChoices, TakeSpell
from .damage import Deal, Fight, Heal, Kill, Prevent
from .drawing import Burn, Channel, Discard, Draw, LookAtTop, Predict, Reveal
from .might import Change, DoubleMight, GiveMight, Grant, SwapMight
from .moving import TO_BASE, TO_CHOSEN, TO_HERE, TO_THERE, Move, Recall, SwapPlaces
from .plays import PlayCards, PlayTokens
from .readying import Buff, Disempower, Empower, Exhaust, Ready, SpendBuff, Stun
from .scoring import ExtraTurn, GainPoints, GainXP
from .zones import Banish, BanishThis, PutInChampionZone, PutInHand, PutInTrash, PutOnTop, Recycle, ReturnToHand
