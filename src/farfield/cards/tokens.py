"""Tokens (CR 187): made by effects, domainless, cost 0. Defined like cards."""

from __future__ import annotations

from farfield.cards.language import *
from farfield.rules.printed import Printed
from farfield.rules.terms import BATTLEFIELD, GEAR, UNIT

RECRUIT = Printed("Recruit", UNIT, might=1, tags=("Recruit",), token=True)
SPRITE = Printed("Sprite", UNIT, might=3, tags=("Fae",), token=True, abilities=(Temporary(),))
SAND_SOLDIER = Printed("Sand Soldier", UNIT, might=2, tags=("Shurima",), token=True)
MECH = Printed("Mech", UNIT, might=3, tags=("Mech",), token=True)
BIRD = Printed("Bird", UNIT, might=1, tags=("Bird",), token=True, abilities=(Deflect(),))
TENTACLE = Printed("Tentacle", UNIT, might=1, tags=("Bilgewater",), token=True)
REFLECTION = Printed("Reflection", UNIT, might=0, token=True)
SHADOW_CLONE = Printed(
    "Shadow Clone",
    UNIT,
    might=0,
    token=True,
    abilities=(when(I.attack, banish(a(unit.yours.in_trash)), if_(if_you_do, grant(me, Assault(4))), may=True),),
)
GOLD = Printed(
    "Gold",
    GEAR,
    token=True,
    abilities=(use(exhaust_me(killing_me), add("A"), speed=REACTION),),
)
BRUSH = Printed(
    "Brush",
    BATTLEFIELD,
    token=True,
    abilities=(
        have(unit.here.tagged("Bird", "Cat", "Dog", "Poro", "Ivern"), 1),
        when(any_of(you.conquer_here, you.hold_here), swap_back(me), may=True),
    ),
)
BARON_PIT = Printed("Baron Pit", BATTLEFIELD, token=True, abilities=(rule(MOVE_FROM_ANYWHERE, 1, battlefield.here),))

TOKENS = {
    t.name: t
    for t in (RECRUIT, SPRITE, SAND_SOLDIER, MECH, BIRD, TENTACLE, REFLECTION, SHADOW_CLONE, GOLD, BRUSH, BARON_PIT)
}
