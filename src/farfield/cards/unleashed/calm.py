"""Unleashed: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BIRD, SPRITE

card("Combat Experience", Reaction, choose(a(unit)), instead_if(level(6), give(it(), 3), give(it(), 1)))
card(
    "Double Trouble",
    Repeat(cost(2)),
    look_at_top(3, unit),
    reveal(it("chosen")),
    draw(it("chosen")),
    recycle(it("rest")),
)
card("Frisky Hunter", when(I.am_played, play_token(BIRD, here=True)))
card("Herald of Spring", Hunt(), when(I.am_played, gain_xp(2)))
card("Monch", costs_less(2, while_=there_is(unit.enemy.stunned)), enter_ready(while_=there_is(unit.enemy.stunned)))
card("Mutated Mouser", Shield(2), Tank)
card("Shadow Watcher", enter_ready(while_=happened(in_your(BEGINNING, dies(unit.friendly)))))
card(
    "Skyward Strike",
    move(a(unit.enemy), destination()),
    if_(level(6), stun(a(unit.enemy))),
)
card("Soul Sword", Equip(cost("Calm")), attached=(Level(3, have(me, 1)),))
card("Wuju Apprentice", Hunt(), Level(6, when(I.am_played, draw(1))))
card("Allay, Eager Admirer", Deflect(), have(unit.yours.other.here, None, Deflect(), while_=at_a_battlefield))
card("Back Off", Hidden, Action, stun(a(unit)), if_(from_hand, draw(1)))
card("Enthusiastic Promoter", Backline, when(I.hold, buff(every(unit.here))))
card("Flurry of Feathers", Reaction, modes(counter(a(spell_on_chain)), play_token(BIRD, 4)))
card(
    "Forgotten Signpost",
    use(
        exhaust_me(exhausting(unit.yours, name="signpost")),
        move(a(unit.yours.other_than("signpost")), to=it("signpost")),
        speed=ACTION,
    ),
)
card("Friendship", Reaction, choose(a(unit)), give(it(), tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro")))
card("Mosstomper", Hunt(2), Level(3, have(me, 1, Deflect())))
card("Trevor Snoozebottom", Shield(), when(I.hold, play_token(SPRITE, here=True, ready=True)))
card(
    "Honeyfruit",
    enter_exhausted(),
    use(exhaust_me(), add("A"), speed=REACTION),
    Level(6, use(exhaust_me(), add(1, "A"), speed=REACTION)),
)
card("Iascylla", when(I.hold, later(your_main_phase, move(a(unit.enemy), that_battlefield), until=FOREVER, may=True)))
card(
    "Ivern, Nurturer",
    when(
        any_of(I.am_played, I.hold),
        look_at_top(3, unit),
        reveal(it("chosen")),
        draw(it("chosen")),
        recycle(it("rest")),
        if_(is_(it("chosen"), unit.tagged("Bird", "Cat", "Dog", "Poro")), do_this(buff(a(unit.friendly)))),
    ),
)
card(
    "Nami, Headstrong",
    additional(cost("Calm")),
    when(I.am_played, stun(a(unit.enemy)), if_=paid()),
    when(I.hold, later(you.play(unit), ready(that), buff(that))),
)
card(
    "Scuttle Crab",
    when(I.am_played, draw(1)),
    Deathknell(
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        lasts(rule(LOOK_AT, scope=card_.facedown.of("them"))),
        gain_xp(1),
    ),
)
card(
    "Tricksy Tentacles",
    move(any_number(unit.enemy, group=Group(total_might=8, same_controller=True)), destination()),
)
card("Vex, Mocking", Shield(), Tank, when(you.stun(unit.enemy.at_battlefield), move(me, that_battlefield), may=True))
card("Yuumi, Magical Cat", when(I.attack_or_defend, choose(a(unit.yours.other.here)), give(it(), 3), grant(it(), Tank)))
card("Alpha Wildclaw", Tank, cant(BE_CHOSEN, unit.yours.here.with_less_might_than("me")))
card("Lillia, Protector of Dreams", when(you.play(unit.token), give(me, 1)), have(unit.yours.token, None, Tank))
card(
    "Master Yi, Unstoppable",
    Level(3, costs_less(2, 1, symbol="Calm")),
    Level(6, costs_less(2, 1, symbol="Calm")),
    Level(11, costs_less(2, 1, symbol="Calm")),
    Level(16, cant(BE_CHOSEN, me)),
)
card("Vilemaw", Ambush, cant(DEAL_COMBAT_DAMAGE, unit.enemy.here.with_less_might_than("me")), when(I.hold, draw(1)))
