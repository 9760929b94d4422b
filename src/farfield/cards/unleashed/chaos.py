"""Unleashed: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BARON_PIT, BIRD, GOLD

card("Bewitching Spirit", when(I.am_played, choose(a(player, "them")), as_(it("them"), discard(1))))
card("Crescent Guardian", additional(cost("Chaos"), while_=happened(you.play(spell))), enter_ready(while_=paid()))
card("Evershade Stalker", when(I.am_played, discard(1), draw(1)))
card(
    "Isolate",
    move_to_base(a(unit.enemy.at_battlefield), leaving="there"),
    if_(there_is(unit.enemy.alone.at_same_place_as("there")), draw(1)),
)
card("Lunar Boon", Reaction, discard(1), draw(2))
card("Megatusk", use(cost(spending_xp(3)), grant(every(unit.yours.here), Ganking)))
card("Mister Root", Accelerate, when(I.move_to_a_battlefield, gain_xp(2)))
card("Star-Crossed", Reaction, return_to_hand(a(unit.friendly)), return_to_hand(a(unit.enemy)))
card("Vicious Snapjaws", when(dies(unit.friendly.other), gain_xp(1)))
card(
    "Walking Roost",
    Deflect(),
    when(I.am_played, choose(a(player.enemy, "them")), as_(it("them"), play_token(BIRD))),
)
card("Abandon", Reaction, counter(a(spell_on_chain), to_hand=True), predict(1))
card("Angler Beast", when(I.am_played, return_to_hand(every(unit.might_at_most(2)))))
card(
    "Blast Cone",
    when(I.am_played, move(a(unit.enemy), destination()), may=True),
    when(you.move(unit.enemy), stun(that), may=True, cost=cost(exhausting_me)),
)
card(
    "Existential Dread",
    Action,
    Repeat(cost(2)),
    choose(a(unit.enemy.attacking)),
    if_(state_is(it(), STUNNED), return_to_hand(it()), stun(it())),
)
card(
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
card("Scryer's Bloom", enter_exhausted(), use(exhaust_me(1, killing_me), predict(2), draw(1), gain_xp(1)))
card("Sinister Poro", when(I.attack, move_to_base(a(unit.enemy.here)), may=True, cost=cost(1)))
card("The List", as_you_play(name_a()), use(exhaust_me(), give(a(unit.named_for_me), -2)))
card(
    "Bone Skewer",
    Hidden,
    choose(a(battlefield, "field")),
    choose(a(player.enemy, "them")),
    as_(it("them"), reveal(every(card_.yours.in_hand))),
    choose(pick(unit.in_hand.of("them"), least=0, name="unit")),
    as_(it("them"), play_card(it("unit"), no_costs=True, to=it("field"))),
    if_(if_you_do, do_this(stun(it("unit")))),
)
card(
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
card(
    "Evelynn, Entrancing",
    Hidden,
    Backline,
    when(I.am_played_from_face_down, move_here(a(unit.enemy.at_other_place_than("me"))), if_=your_turn, may=True),
)
card(
    "Heedless Resurrection",
    Reaction,
    additional(cost(killing(unit.friendly, name="killed")), optional=False),
    play_card(
        a(unit.yours.in_trash.costing_at_most(energy_of(last_known("killed")), power_of(last_known("killed")))),
        free=True,
    ),
)
card(
    "Kha'Zix, Mutating Horror",
    Ambush,
    when(I.attack_or_defend, give(me, 2), gain_xp(2), if_=there_is(unit.enemy.alone.here)),
)
card(
    "Maduli the Gatekeeper",
    cant(BE_READIED, me),
    use(
        cost("Chaos"),
        choose(a(battlefield.enemy.occupied)),
        if_(more_than(might_of(me), might_of(every(unit.enemy.there))), move(me, it())),
    ),
)
card(
    "Pyke, Returned",
    Hidden,
    Backline,
    when(dies(unit.enemy), play_token(GOLD, exhausted=True), if_=at_a_battlefield, times=1),
)
card("Syndra, Transcendent", have(spell.yours, None, Repeat(cost(2, "Chaos")), while_=in_a_showdown_here))
card(
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
card(
    "Cursed Sarcophagus",
    when(I.am_played, banish(every(unit.yours.in_trash), remember=True)),
    use(exhaust_me(), play_card(a(unit.yours.in_banishment.remembered))),
)
card("Diana, No Longer Human", Ambush, when(you.play(spell), give(me, 2)))
card(
    "Vex, Apathetic",
    Deflect(),
    when(
        opponent.play(unit),
        stun(that),
        as_(that_player, change(that, cant(MOVE_AT_ALL, me, actor=YOURS))),
        if_=at_a_battlefield,
    ),
)
