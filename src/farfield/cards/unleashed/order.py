"""Unleashed: Order."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import BIRD

draft("Bandle Soldier", Level(3, enter_ready()))
draft("Black Rose Dignitary", Assault(), Deathknell(channel(1, exhausted=True)))
draft("Carrion Dredger", Deathknell(play_token(BIRD, in_base=True)))
draft(
    "Crimson Pigeons",
    have(me, 2, while_=both(state_is(me, ATTACKING), there_is(unit.friendly.other.here.attacking))),
)
draft("Heroic Charge", Action, give(a(unit.friendly, "friend"), 1), stun(a(unit.enemy.at_same_place_as("friend"))))
draft("Loyal Poro", Deathknell(draw(1), if_=not_(alone(me))))
draft("Scrutinizing Sergeant", when(I.am_played, gain_xp(count(unit.friendly))))
draft("Soul Harvest", kill(a(unit.at_battlefield.might_at_most(3))))
draft("Ultrasoft Poro", use(exhaust_me(), play_token(BIRD, 2), if_=at_a_battlefield))
draft("Divining Shells", Vision(), use(exhaust_me(killing_me), give(a(unit), 2), speed=ACTION))
draft("Enthralling Protector", Hunt(), use(cost(spending_xp(2)), buff(me)))
draft("Mageseeker Investigator", pay_to_move(cost("A"), battlefield.here, actor=ENEMY, beyond=1))
draft(
    "Safety Inspector",
    additional(cost(spending_xp(3))),
    when(
        I.am_played,
        instead_if(paid(), each_player(kill(pick(unit.yours)), side=OTHERS), each_player(kill(pick(unit.yours)))),
    ),
)
draft("Starhound", when(I.am_played, return_to_hand(a(card_.yours.in_trash.tagged("Bird", "Cat", "Dog", "Poro")))))
draft("LeBlanc, Fragmented", Assault(), Deathknell(instead_if(in_your_phase(BEGINNING), draw(2), draw(1))))
draft(
    "Sacrifice",
    Reaction,
    additional(cost(killing(unit.friendly.mighty)), optional=False),
    draw(2),
    channel(1, exhausted=True),
)
draft(
    "Shard of Undoing",
    when(in_your(BEGINNING, dies(unit.friendly, nth=1)), each_player(kill(pick(unit.yours)), side=ENEMY)),
)
draft(
    "Tactical Retreat",
    Reaction,
    choose(a(unit.friendly)),
    lasts(instead_of_dying(it(), heal(that), exhaust(that), recall(that)), uses=1),
)
draft("Vi, Peacekeeper", Ambush, when(I.attack, stun(a(unit.enemy.here))))
draft("Poppy, Defender of the Meek", additional(cost(spending_xp(3)), cheaper=3), Ambush, Tank)
draft("The Ruination", kill(every(unit)))
