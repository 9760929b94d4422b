"""Vendetta: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import MECH

card("Brutal Hunter", Empower(cost(3)), Empowered(have(me, 2, Ganking)))
card("Fretful Feline", when(I.am_readied, give(me, 2)))
card(
    "Guttural Roar", Action, choose(a(unit)), instead_if(state_is(it(), EMPOWERED_STATE), give(it(), 4), give(it(), 2))
)
card("Jagged Cutlass", Equip(cost("Body")), attached=(cant(BE_MOVED_BY_TEXT, me, actor=ENEMY),))
card("Legion Marauder", Empower(cost(1)), Empower(cost("Body")), Empowered(have(me, 1)))
card(
    "Platewyrm Egg",
    enter_exhausted(),
    Empower(exhaust_me(1)),
    use(exhaust_me(), add(either_number(state_is(me, EMPOWERED_STATE), 2, 1)), speed=REACTION),
)
card("Repair Specialist", have(me, None, Assault(count(gear.yours))))
card(
    "Tools of Empire",
    Empower(cost(2)),
    use(exhaust_me(), choose(a(unit)), instead_if(state_is(me, EMPOWERED_STATE), give(it(), 4), give(it(), 2))),
)
card(
    "Baccai Witherclaw",
    Empower(cost(1, "A", "A")),
    Empowered(have(me, 2)),
    Empowered(Deathknell(channel(2, exhausted=True))),
)
card(
    "Dame the Despoiler",
    Empower(cost(5, "Body")),
    Empowered(when(any_of(I.attack, I.defend), choose(a(unit.here)), raise_might(me, might_of(it())), give(me, 1))),
)
card("Noxian Demolitionist", when(I.conquer, kill(a(gear.costing_at_most(might_of(me)))), may=True))
card("Onslaught", give(a(unit), 6), Flow(cost(4)))
card(
    "Profiteer", when(I.am_played, empower(a(permanent_or_legend)), may=True, cost=cost(disempowering(something.yours)))
)
card(
    "Rampage",
    additional(cost("Body")),
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy, "foe")),
    if_(paid(), give(it("friend"), 2)),
    fight(it("friend"), it("foe")),
)
card(
    "Ambessa, The Wolf",
    Empower(cost(3, "Body")),
    Empowered(have(me, 3)),
    Empowered(cant(TAKE_DAMAGE, me, while_=not_(state_is(me, IN_A_COMBAT)))),
)
card(
    "Decree of Strength",
    choose(a(player.enemy, "them")),
    as_(it("them"), reveal(every(card_.yours.in_hand))),
    choose(pick(card_.in_hand.of("them").of_domain("Mind"), name="picked")),
    as_(it("them"), recycle(it("picked"))),
)
card(
    "Gangplank, Naval",
    Empower(cost("Body", "Body")),
    Empowered(instead(I.am_stunned_weakened_or_returned, give(me, 3), chosen=True)),
)
card("Hextech Disc", Empower(exhaust_me()), use(exhaust_me(1, disempowering_me), play_token(MECH, in_base=True)))
card(
    "Jayce, Hammer in Hand", when(I.am_readied, modes(grant(me, Assault(2)), grant(me, Deflect(2)), grant(me, Ganking)))
)
card(
    "Wild Claw",
    look_at_top(5, permanent),
    banish(it("chosen")),
    play_card(it("chosen"), less=5),
    recycle(it("rest")),
    do_this(empower(it("chosen")), may=True),
)
card("Cataclysmic Duel", each_player(choose(pick(unit.yours, name="kept"))), kill(every(unit.other_than("kept"))))
card(
    "Corrupted Dragon",
    enter_ready(while_=at_least(points_you_need, 4)),
    when(I.attack, move_to_base(any_number(unit.enemy.here.might_at_most(5))), may=True),
)
card(
    "Renekton, Brute",
    use(cost(1), give(me, 1)),
    when(might_becomes(10, me), empower(me)),
    Empowered(have(me, None, Deflect(), Ganking)),
)
