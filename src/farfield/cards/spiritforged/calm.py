"""Spiritforged: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import SAND_SOLDIER

draft("Desert's Call", Repeat(cost(2)), play_token(SAND_SOLDIER))
draft("Disarming Rake", when(I.am_played, kill(a(gear)), may=True))
card("Doran's Shield", Equip(cost("Calm")), attached=(Tank,))
draft("Feral Strength", Reaction, Repeat(cost(2)), give(a(unit), 2))
draft("Guardian of the Passage", when(I.hold, return_to_hand(a(permanent.yours.in_trash)), may=True))
draft("Lonely Poro", Deathknell(if_(alone(me), draw(1))))
draft("Navori Scout", Deflect())
draft("Ribbon Dancer", when(I.move_to_a_battlefield, give(a(unit.friendly.other), 1)))
draft("Royal Entourage", when(I.am_played, choose(a(legend)), may(ready(it()), otherwise=exhaust(it()))))
draft("Thwonk!", Action, Repeat(cost(2)), stun(a(unit.attacking)))
draft(
    "Emperor's Divide",
    Hidden,
    Action,
    move_to_base(any_number(unit.friendly.at_battlefield, group=Group(same_place=True))),
)
draft("Legion Quartermaster", additional(cost(returning(gear.friendly)), optional=False))
draft(
    "Poro Snax",
    when(I.am_played, draw(1)),
    use(cost(1, "Calm", exhausting_me, killing_me), draw(1)),
)
draft("Simian Ancestor", when(I.am_buffed_by_you, ready(me)))
draft("Stellacorn Herder", when(I.move, draw(1)))
card("Heart of Dark Ice", use(exhaust_me(), give(a(unit), 3)))
draft(
    "Janna, Savior", Reaction, when(I.am_played, heal(every(unit.yours.here)), move_to_base(up_to(1, unit.enemy.here)))
)
card("Sterak's Gage", QuickDraw(), Equip(cost("Calm")))
draft("Irelia, Fervent", Deflect(), when(any_of(I.am_chosen_by_you, I.am_readied_by_you), give(me, 1)))
draft("Tianna Crownguard", Deflect(), cant(GAIN_POINTS, player.enemy, actor=ENEMY, while_=at_a_battlefield))
