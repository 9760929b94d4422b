"""Origins: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card("Disintegrate", Action, deal(3, a(unit.at_battlefield)), if_this_kills(it(), draw(1)))
card("Pouty Poro", Deflect())
card("Iron Ballista", enter_exhausted(), use(exhaust_me(), deal(2, a(unit.at_battlefield))))
draft("Shakedown", Reaction, choose(a(unit.enemy)), unless_they(deal(6, it()), it(), draw(2)))
draft(
    "Tryndamere, Barbarian",
    when(I.conquer, gain_points(1), if_=both(state_is(me, ATTACKING), at_least(excess_damage, 5))),
)
draft(
    "Immortal Phoenix",
    Assault(2),
    from_trash(
        when(
            you.kill(unit, with_a_spell=True),
            play_card(this_card(TRASH), free=True),
            may=True,
            cost=cost(1, "Fury"),
        )
    ),
)
