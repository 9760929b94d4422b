"""Origins: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card("Arena Bar", use(exhaust_me(), buff(a(unit.friendly.exhausted))))
card("Cannon Barrage", Reaction, deal(2, every(unit.enemy.in_combat)))
card("Confront", Action, lasts(enter_ready(unit.yours)), draw(1))
card("Crackshot Corsair", when(I.attack, deal(1, a(unit.enemy.here))))
card("Dune Drake", when(I.attack, if_(there_is(unit.enemy.ready.here), give(me, 2))))
card("First Mate", when(I.am_played, ready(a(unit.other))))
card("Mobilize", channel(1, exhausted=True), if_(if_you_cant, draw(1)))
card("Stormclaw Ursine", Tank, when(I.am_played, channel(1, exhausted=True)))
card("Mountain Drake")
draft("Unyielding Spirit", Reaction, lasts(rule(NO_SPELL_DAMAGE, 1)))
draft(
    "Wildclaw Shaman",
    when(I.am_played, buff(me), ready(me), may=True, cost=cost(spending_buffs(unit.friendly))),
)
