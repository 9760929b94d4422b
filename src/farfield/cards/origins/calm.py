"""Origins: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

card(
    "En Garde",
    Reaction,
    give(a(unit.friendly), 1),
    if_(there_is(unit.yours.there, least=1, most=1), give(it(), 1)),
)
card(
    "Meditation",
    Reaction,
    additional(cost(exhausting(unit.friendly))),
    if_(paid(), draw(2), draw(1)),
)
card("Playful Phantom")
card("Stalwart Poro", Shield())
draft("Stand United", Hidden, Action, buff(a(unit.friendly)), lasts(rule(BUFF_VALUE, 1, unit.friendly)))
draft("Sunlit Guardian", Shield(), Tank)
card(
    "Wielder of Water",
    have(me, 2, while_=both(either(state_is(me, ATTACKING), state_is(me, DEFENDING)), state_is(me, ALONE))),
)
draft(
    "Mageseeker Warden",
    cant(PLAY_UNITS_HERE, battlefield, actor=ENEMY, while_=at_a_battlefield),
    cant(BE_READIED_BY_TEXT, permanent.enemy, while_=at_a_battlefield),
)
draft("Lee Sin, Ascetic", Shield(), use(exhaust_me(), buff(me)), rule(BUFF_LIMIT, 1_000, me))
draft("Mystic Reversal", Reaction, take_spell(a(spell_on_chain)), new_choices(it()))
