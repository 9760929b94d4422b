"""Origins: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

draft("Aspirant's Climb", rule(VICTORY_SCORE, 1))
card("Fortified Position", when(you.defend_here, choose(a(unit)), grant(it(), Shield(2), until=THIS_COMBAT)))
draft(
    "Hallowed Tomb",
    when(
        you.hold_here,
        put_in_champion_zone(a(unit.yours.in_trash.is_(CHOSEN_CHAMPION))),
        may=True,
        if_=there_is(unit.yours.in_champion_zone, least=0, most=0),
    ),
)
draft(
    "Obelisk of Power", when(a_beginning, channel(1), if_=their_first_turn, they=True)
)
draft("Reaver's Row", when(you.defend_here, move_to_base(a(unit.friendly.here)), may=True))
draft("Reckoner's Arena", when(you.hold_here, use_effects(I.conquer, every(unit.here))))
card("Startipped Peak", when(you.hold_here, channel(1, exhausted=True), may=True))
card("Trifarian War Camp", have(unit.here, 1))
card("Void Gate", bonus_damage(1, actor=ANY_SIDE, to=unit.here))
draft("Zaun Warrens", when(you.conquer_here, discard(1), draw(1)))
