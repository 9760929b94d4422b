"""Vendetta: Body."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import MECH

draft("Brutal Hunter", Empower(cost(3)), Empowered(have(me, 2, Ganking)))
draft("Fretful Feline", when(I.am_readied, give(me, 2)))
draft(
    "Guttural Roar", Action, choose(a(unit)), instead_if(state_is(it(), EMPOWERED_STATE), give(it(), 4), give(it(), 2))
)
draft("Jagged Cutlass", Equip(cost("Body")), attached=(cant(BE_MOVED_BY_TEXT, me, actor=ENEMY),))
draft("Legion Marauder", Empower(cost(1)), Empower(cost("Body")), Empowered(have(me, 1)))
draft(
    "Platewyrm Egg",
    enter_exhausted(),
    Empower(exhaust_me(1)),
    use(exhaust_me(), add(either_number(state_is(me, EMPOWERED_STATE), 2, 1)), speed=REACTION),
)
draft("Repair Specialist", have(me, None, Assault(count(gear.yours))))
draft(
    "Tools of Empire",
    Empower(cost(2)),
    use(exhaust_me(), choose(a(unit)), instead_if(state_is(me, EMPOWERED_STATE), give(it(), 4), give(it(), 2))),
)
draft(
    "Baccai Witherclaw",
    Empower(cost(1, "A", "A")),
    Empowered(have(me, 2)),
    Empowered(Deathknell(channel(2, exhausted=True))),
)
draft(
    "Dame the Despoiler",
    Empower(cost(5, "Body")),
    Empowered(when(any_of(I.attack, I.defend), choose(a(unit.here)), raise_might(me, might_of(it())), give(me, 1))),
)
draft("Noxian Demolitionist", when(I.conquer, kill(a(gear.costing_at_most(might_of(me)))), may=True))
draft("Onslaught", give(a(unit), 6), Flow(cost(4)))
draft(
    "Profiteer", when(I.am_played, empower(a(permanent_or_legend)), may=True, cost=cost(disempowering(something.yours)))
)
draft(
    "Rampage",
    additional(cost("Body")),
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy, "foe")),
    if_(paid(), give(it("friend"), 2)),
    fight(it("friend"), it("foe")),
)
draft(
    "Ambessa, The Wolf",
    Empower(cost(3, "Body")),
    Empowered(have(me, 3)),
    Empowered(cant(TAKE_DAMAGE, me, while_=not_(state_is(me, IN_A_COMBAT)))),
)
draft(
    "Decree of Strength",
    choose(a(player.enemy, "them")),
    as_(it("them"), reveal(every(card_.yours.in_hand))),
    choose(pick(card_.in_hand.of("them").of_domain("Mind"), name="picked")),
    as_(it("them"), recycle(it("picked"))),
)
draft(
    "Gangplank, Naval",
    Empower(cost("Body", "Body")),
    Empowered(instead(I.am_stunned_weakened_or_returned, give(me, 3), chosen=True)),
)
draft("Hextech Disc", Empower(exhaust_me()), use(exhaust_me(1, disempowering_me), play_token(MECH, in_base=True)))
draft(
    "Jayce, Hammer in Hand", when(I.am_readied, modes(grant(me, Assault(2)), grant(me, Deflect(2)), grant(me, Ganking)))
)
draft(
    "Wild Claw",
    look_at_top(5, permanent),
    banish(it("chosen")),
    play_card(it("chosen"), less=5),
    recycle(it("rest")),
    do_this(empower(it("chosen")), may=True),
)
draft("Cataclysmic Duel", each_player(choose(pick(unit.yours, name="kept"))), kill(every(unit.other_than("kept"))))
draft(
    "Corrupted Dragon",
    enter_ready(while_=at_least(points_you_need, 4)),
    when(I.attack, move_to_base(any_number(unit.enemy.here.might_at_most(5))), may=True),
)
draft(
    "Renekton, Brute",
    use(cost(1), give(me, 1)),
    when(might_becomes(10, me), empower(me)),
    Empowered(have(me, None, Deflect(), Ganking)),
)
