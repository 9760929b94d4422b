"""Vendetta: Body."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Guttural Roar", Action, choose(a(unit)), if_(state_is(it(), EMPOWERED_STATE), give(it(), 4), give(it(), 2)))
draft("Jagged Cutlass", Equip(cost("Body")), attached=(cant(MOVE_AT_ALL, me, actor=ENEMY),))
draft("Cataclysmic Duel", each_player(choose(pick(unit.yours, name="kept"))), kill(every(unit.other_than("kept"))))
