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
draft("Shepherd's Heirloom", when(I.am_played, gain_xp(1)), Equip(cost(spending_xp(1))))
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
draft(
    "Shadow's Call",
    choose(a(unit.friendly.without_keyword(TEMPORARY))),
    grant(it(), Temporary(), until=FOREVER),
    draw(2),
)
draft(
    "Stalking Wolf",
    Ambush,
    additional(cost(killing(unit.yours.tagged("Bird", "Cat", "Dog", "Poro"))), optional=False),
    play_me_to(battlefield.with_(unit.yours.tagged("Bird", "Cat", "Dog", "Poro")), ambush=True),
)
draft("Starhound", when(I.am_played, return_to_hand(a(card_.yours.in_trash.tagged("Bird", "Cat", "Dog", "Poro")))))
draft(
    "Undying Loyalty",
    costs_less(2, choosing=card_.in_trash.tagged("Bird", "Cat", "Dog", "Poro")),
    play_card(a(unit.yours.in_trash.costing_at_most(2, 1)), free=True),
)
draft(
    "Ashe, Focused",
    when(
        I.am_played,
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        banish(pick(card_.in_hand.of("them"), name="taken")),
        later(they("them").hold, return_to_hand(it("taken")), until=FOREVER),
    ),
)
draft(
    "Atakhan",
    additional(cost(killing(unit.friendly, name="killed"))),
    costs_less(energy_of(it("killed")), power_of(it("killed")), symbol="Order"),
    Ganking,
    when(I.attack, as_(the_defender, kill(pick(unit.yours.here)))),
)
draft("Galio, Indefatigable", Deflect(), Tank, cant(DEAL_COMBAT_DAMAGE, me))
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
draft(
    "Ivern, Friend to All",
    as_you_play(gain_one_tag("Bird", "Cat", "Dog", "Poro")),
    when(
        I.conquer_or_hold,
        if_(at_least(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro"), 4), gain_points(1)),
    ),
)
draft("Poppy, Defender of the Meek", additional(cost(spending_xp(3)), cheaper=3), Ambush, Tank)
draft(
    "Rift Herald",
    when(
        I.move_to_a_battlefield,
        look_at_top(3, unit),
        reveal(it("chosen")),
        draw(it("chosen")),
        recycle(it("rest")),
    ),
    Deathknell(play_card(pick(unit.yours.in_hand), no_energy=True, to=your_base)),
)
draft("The Ruination", kill(every(unit)))
