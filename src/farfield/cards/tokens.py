"""Tokens (CR 187): made by effects, domainless, cost 0. Defined like cards."""

from __future__ import annotations

from farfield.cards.language import Deflect, Temporary, add, cost, deed, use
from farfield.rules.effects.costs import EXHAUST_SELF, KILL_SELF
from farfield.rules.printed import Printed
from farfield.rules.terms import GEAR, REACTION, UNIT

RECRUIT = Printed("Recruit", UNIT, might=1, tags=("Recruit",), token=True)
SPRITE = Printed("Sprite", UNIT, might=3, tags=("Fae",), token=True, abilities=(Temporary(),))
SAND_SOLDIER = Printed("Sand Soldier", UNIT, might=2, tags=("Shurima",), token=True)
MECH = Printed("Mech", UNIT, might=3, tags=("Mech",), token=True)
BIRD = Printed("Bird", UNIT, might=1, tags=("Bird",), token=True, abilities=(Deflect(),))
TENTACLE = Printed("Tentacle", UNIT, might=1, tags=("Bilgewater",), token=True)
REFLECTION = Printed("Reflection", UNIT, might=0, token=True)
GOLD = Printed(
    "Gold",
    GEAR,
    token=True,
    abilities=(use(cost(deeds=(deed(KILL_SELF), deed(EXHAUST_SELF))), add(0, "A"), speed=REACTION),),
)

TOKENS = {t.name: t for t in (RECRUIT, SPRITE, SAND_SOLDIER, MECH, BIRD, TENTACLE, REFLECTION, GOLD)}
