"""Unleashed: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BIRD

card("Bandle Soldier", Level(3, enter_ready()))
card("Black Rose Dignitary", Assault(), Deathknell(channel(1, exhausted=True)))
card("Carrion Dredger", Deathknell(play_token(BIRD, in_base=True)))
card("Crimson Pigeons", have(me, 2, while_=both(state_is(me, ATTACKING), there_is(unit.friendly.other.here))))
card("Heroic Charge", Action, give(a(unit.friendly, "friend"), 1), stun(a(unit.enemy.at_same_place_as("friend"))))
card("Loyal Poro", Deathknell(draw(1), if_=not_(alone(me))))
card("Scrutinizing Sergeant", when(I.am_played, gain_xp(count(unit.friendly))))
card("Shepherd's Heirloom", when(I.am_played, gain_xp(1)), Equip(cost(spending_xp(1))))
card("Soul Harvest", kill(a(unit.at_battlefield.might_at_most(3))))
card("Ultrasoft Poro", use(exhaust_me(), play_token(BIRD, 2), if_=at_a_battlefield))
card("Divining Shells", Vision(), use(exhaust_me(killing_me), give(a(unit), 2), speed=ACTION))
card("Enthralling Protector", Hunt(), use(cost(spending_xp(2)), buff(me)))
card("Mageseeker Investigator", pay_to_move(cost("A"), battlefield.here, actor=ENEMY, beyond=1))
card(
    "Safety Inspector",
    additional(cost(spending_xp(3))),
    when(
        I.am_played,
        instead_if(paid(), each_player(kill(pick(unit.yours)), side=OTHERS), each_player(kill(pick(unit.yours)))),
    ),
)
card(
    "Shadow's Call",
    choose(a(unit.friendly.without_keyword(TEMPORARY))),
    grant(it(), Temporary(), until=FOREVER),
    draw(2),
)
card(
    "Stalking Wolf",
    Ambush,
    additional(cost(killing(unit.yours.tagged("Bird", "Cat", "Dog", "Poro"))), optional=False),
    play_me_to(battlefield.with_(unit.yours.tagged("Bird", "Cat", "Dog", "Poro")), ambush=True),
)
card("Starhound", when(I.am_played, return_to_hand(a(card_.yours.in_trash.tagged("Bird", "Cat", "Dog", "Poro")))))
card(
    "Undying Loyalty",
    costs_less(2, choosing=card_.in_trash.tagged("Bird", "Cat", "Dog", "Poro")),
    play_card(a(unit.yours.in_trash.costing_at_most(2, 1)), free=True),
)
card(
    "Ashe, Focused",
    when(
        I.am_played,
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        banish(pick(card_.in_hand.of("them"), name="taken")),
        later(they("them").hold, return_to_hand(it("taken")), until=FOREVER),
    ),
)
card(
    "Atakhan",
    additional(cost(killing(unit.friendly, name="killed"))),
    costs_less(energy_of(it("killed")), power_of(it("killed")), symbol="Order"),
    Ganking,
    when(I.attack, as_(the_defender, kill(pick(unit.yours.here)))),
)
card("Galio, Indefatigable", Deflect(), Tank, cant(DEAL_COMBAT_DAMAGE, me))
card("LeBlanc, Fragmented", Assault(), Deathknell(instead_if(in_your_phase(BEGINNING), draw(2), draw(1))))
card(
    "Sacrifice",
    Reaction,
    additional(cost(killing(unit.friendly.mighty)), optional=False),
    draw(2),
    channel(1, exhausted=True),
)
card(
    "Shard of Undoing",
    when(in_your(BEGINNING, dies(unit.friendly, nth=1)), each_player(kill(pick(unit.yours)), side=ENEMY)),
)
card(
    "Tactical Retreat",
    Reaction,
    choose(a(unit.friendly)),
    lasts(instead_of_dying(it(), heal(that), exhaust(that), recall(that)), uses=1),
)
card("Vi, Peacekeeper", Ambush, when(I.attack, stun(a(unit.enemy.here))))
card(
    "Ivern, Friend to All",
    as_you_play(gain_one_tag("Bird", "Cat", "Dog", "Poro")),
    when(
        I.conquer_or_hold,
        if_(at_least(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro"), 4), gain_points(1)),
    ),
)
card("Poppy, Defender of the Meek", additional(cost(spending_xp(3)), cheaper=3), Ambush, Tank)
card(
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
card("The Ruination", kill(every(unit)))
