"""Unleashed: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import BIRD, GOLD

draft("Bewitching Spirit", when(I.am_played, choose(a(player, "them")), as_(it("them"), discard(1))))
draft("Crescent Guardian", additional(cost("Chaos"), while_=happened(you.play(spell))), enter_ready(while_=paid()))
draft("Evershade Stalker", when(I.am_played, discard(1), draw(1)))
draft("Lunar Boon", Reaction, discard(1), draw(2))
draft("Megatusk", use(cost(spending_xp(3)), grant(every(unit.yours.here), Ganking)))
draft("Mister Root", Accelerate, when(I.move_to_a_battlefield, gain_xp(2)))
draft("Star-Crossed", Reaction, return_to_hand(a(unit.friendly)), return_to_hand(a(unit.enemy)))
draft("Vicious Snapjaws", when(dies(unit.friendly.other), gain_xp(1)))
draft(
    "Walking Roost",
    Deflect(),
    when(I.am_played, choose(a(player.enemy, "them")), as_(it("them"), play_token(BIRD))),
)
draft("Angler Beast", when(I.am_played, return_to_hand(every(unit.might_at_most(2)))))
draft(
    "Blast Cone",
    when(I.am_played, move(a(unit.enemy), destination()), may=True),
    when(you.move(unit.enemy), stun(that), may=True, cost=cost(exhausting_me)),
)
draft(
    "Existential Dread",
    Action,
    Repeat(cost(2)),
    choose(a(unit.enemy.attacking)),
    instead_if(state_is(it(), STUNNED), return_to_hand(it()), stun(it())),
)
draft("Scryer's Bloom", enter_exhausted(), use(exhaust_me(1, killing_me), predict(2), draw(1), gain_xp(1)))
draft("Sinister Poro", when(I.attack, move_to_base(a(unit.enemy.here)), may=True, cost=cost(1)))
draft(
    "Kha'Zix, Mutating Horror",
    Ambush,
    when(I.attack_or_defend, give(me, 2), gain_xp(2), if_=there_is(unit.enemy.alone.here)),
)
draft(
    "Maduli the Gatekeeper",
    cant(BE_READIED, me),
    use(
        cost("Chaos"),
        choose(a(battlefield.enemy.occupied)),
        if_(at_least(might_of(me), plus(might_of(every(unit.enemy.there)), 1)), move(me, it())),
    ),
)
draft(
    "Pyke, Returned",
    Hidden,
    Backline,
    when(dies(unit.enemy), play_token(GOLD, exhausted=True), if_=at_a_battlefield, times=1),
)
draft(
    "Cursed Sarcophagus",
    when(I.am_played, banish(every(unit.yours.in_trash), remember=True)),
    use(exhaust_me(), play_card(a(unit.yours.in_banishment.remembered))),
)
draft("Diana, No Longer Human", Ambush, when(you.play(spell), give(me, 2)))
draft(
    "Vex, Apathetic",
    Deflect(),
    when(
        opponent.play(unit),
        stun(that),
        as_(that_player, change(that, cant(MOVE_AT_ALL, me, actor=YOURS))),
        if_=at_a_battlefield,
    ),
)
