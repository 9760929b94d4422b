"""Unleashed: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import BARON_PIT, BIRD, GOLD

draft("Bewitching Spirit", when(I.am_played, choose(a(player, "them")), as_(it("them"), discard(1))))
draft("Crescent Guardian", additional(cost("Chaos"), while_=happened(you.play(spell))), enter_ready(while_=paid()))
draft("Evershade Stalker", when(I.am_played, discard(1), draw(1)))
draft(
    "Isolate",
    move_to_base(a(unit.enemy.at_battlefield), leaving="there"),
    if_(there_is(unit.enemy.alone.at_same_place_as("there")), draw(1)),
)
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
draft("Abandon", Reaction, counter(a(spell_on_chain), to_hand=True), predict(1))
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
    if_(state_is(it(), STUNNED), return_to_hand(it()), stun(it())),
)
draft(
    "Insightful Investigator",
    when(
        I.am_played,
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        pay_to(
            cost(spending_xp(2)),
            choose(pick(card_.in_hand.of("them"), name="taken")),
            if_(if_you_do, as_(it("them"), discard(it("taken")), draw(1))),
        ),
    ),
)
draft("Scryer's Bloom", enter_exhausted(), use(exhaust_me(1, killing_me), predict(2), draw(1), gain_xp(1)))
draft("Sinister Poro", when(I.attack, move_to_base(a(unit.enemy.here)), may=True, cost=cost(1)))
draft("The List", as_you_play(name_a()), use(exhaust_me(), give(a(unit.named_for_me), -2)))
draft(
    "Bone Skewer",
    Hidden,
    choose(a(battlefield, "field")),
    choose(a(player.enemy, "them")),
    as_(it("them"), reveal(every(card_.yours.in_hand))),
    choose(pick(unit.in_hand.of("them"), least=0, name="unit")),
    as_(it("them"), play_card(it("unit"), no_costs=True, to=it("field"))),
    if_(if_you_do, do_this(stun(it("unit")))),
)
draft(
    "Conscription",
    additional(cost(spending_xp(5))),
    instead_if(
        paid(),
        choose(a(unit.enemy.at_battlefield, "taken")),
        choose(a(unit.enemy.at_battlefield.might_at_most(3), "taken")),
    ),
    gain_control(it("taken")),
    exhaust(it("taken")),
    recall(it("taken")),
)
draft(
    "Evelynn, Entrancing",
    Hidden,
    Backline,
    when(I.am_played_from_face_down, move_here(a(unit.enemy.at_other_place_than("me"))), if_=your_turn, may=True),
)
draft(
    "Heedless Resurrection",
    Reaction,
    additional(cost(killing(unit.friendly, name="killed")), optional=False),
    play_card(
        a(unit.yours.in_trash.costing_at_most(energy_of(last_known("killed")), power_of(last_known("killed")))),
        free=True,
    ),
)
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
        if_(more_than(might_of(me), might_of(every(unit.enemy.there))), move(me, it())),
    ),
)
draft(
    "Pyke, Returned",
    Hidden,
    Backline,
    when(dies(unit.enemy), play_token(GOLD, exhausted=True), if_=at_a_battlefield, times=1),
)
draft("Syndra, Transcendent", have(spell.yours, None, Repeat(cost(2, "Chaos")), while_=in_a_showdown_here))
draft(
    "Baron Nashor",
    as_you_play(
        if_(
            not_(there_is(battlefield.named("Baron Pit"))),
            seq(create(BARON_PIT), enter_at(battlefield.named("Baron Pit"))),
        )
    ),
    cant(BE_CHOSEN, me),
    have(unit.friendly.other, 2),
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
