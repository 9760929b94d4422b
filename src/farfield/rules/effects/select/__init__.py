"""Who and what a text means: descriptions, filters, references and choices.

A description is data: type, side, place and filters. It can be evaluated, printed and spoken.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from ...state import side_fits
from ...terms import (
    ANYWHERE,
    AT_BATTLEFIELD,
    ELSEWHERE,
    EVENT_PLACE,
    HERE,
    IN_ANY_ZONE,
    IN_BANISHMENT,
    IN_BASE,
    IN_CHAMPION_ZONE,
    IN_COMBAT,
    IN_DECK,
    IN_FACEDOWN,
    IN_HAND,
    IN_TRASH,
    ON_CHAIN,
    THERE,
    TOP_OF_DECK,
)
from .among import Among, OneOf
from .choosing import Choice, Destination, Group, Target
from .description import Select, controller_of, face, face_of
from .filters import (
    ByYou,
    CostIs,
    EitherFilter,
    IsBound,
    LessMightThan,
    MemoryOf,
    MightIs,
    NotFilter,
    OfPlayer,
    OfType,
    OnSide,
    Other,
    OtherThan,
    Owned,
    PlayedFrom,
    SameControllerAs,
    SamePlaceAs,
    WithThere,
)
from .named_places import EVENT_NAME, AtEitherEnd, EventPlace, PlaceOf, Places, YourBase
from .players import ATTACKING_PLAYER, DEFENDING_PLAYER, Actor, Combatants, ControllerOf, OwnerOf, Players
from .references import Bearer, Bound, LastKnown, Me, Subject, ThisCard, Wearer, is_item, named_now
from .relations import AttachedTo, Chooses, ChosenBy, InCombatWith, NotTheSpeakers, speaker
from .states import (
    ALONE,
    ATTACHED,
    ATTACKING,
    BUFFED,
    CHAMPION,
    CHOSEN_CHAMPION,
    CONTESTED,
    CONTROLLED,
    DAMAGED,
    DEFENDING,
    EMPOWERED_STATE,
    EQUIPMENT,
    EQUIPPED,
    EXHAUSTED,
    FACE_DOWN,
    IN_A_COMBAT,
    IN_A_SHOWDOWN,
    MIGHTY,
    OCCUPIED,
    OPEN,
    PLAYED_THIS_TURN,
    READY,
    SIGNATURE,
    STUNNED,
    TOKEN,
    Is,
    alone,
    equipped,
    in_showdown,
    in_state,
)
from .traits import HasDomain, HasKeyword, HasTag, IsNamed
from .where import ZONE_OF, chain_item_of, here, in_reach, is_zone, item_on_chain, place_of_slot, reach_of, zone_list
