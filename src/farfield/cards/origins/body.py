"""Origins: Body."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Arena Bar", use(exhaust_me(), buff(a(unit.friendly.exhausted))))
card("Bilgewater Bully", have(me, None, Ganking, while_=state_is(me, BUFFED)))
card("Cannon Barrage", Reaction, deal(2, every(unit.enemy.in_combat)))
card(
    "Challenge",
    Action,
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy, "foe")),
    fight(it("friend"), it("foe")),
)
card("Confront", Action, lasts(enter_ready(unit.yours)), draw(1))
card("Crackshot Corsair", when(I.attack, deal(1, a(unit.enemy.here))))
card("Dune Drake", when(I.attack, if_(there_is(unit.enemy.ready.here), give(me, 2))))
card("First Mate", when(I.am_played, ready(a(unit.other))))
card("Flurry of Blades", Reaction, deal(1, every(unit.at_battlefield)))
card("Mobilize", channel(1, exhausted=True), if_(if_you_cant, draw(1)))
card("Pakaa Cub", Hidden)
card("Pit Rookie", when(I.am_played, buff(a(unit.friendly.other))))
card("Stormclaw Ursine", Tank, when(I.am_played, channel(1, exhausted=True)))
card("Catalyst of Aeons", channel(2, exhausted=True), if_(at_most(so_many, 1), draw(1)))
card("Cithria of Cloudfield", when(you.play_another(unit), buff(me)))
card("Herald of Scales", pay_less(card_.tagged("Dragon"), 2, least=1))
card("Kinkou Monk", when(I.am_played, buff(up_to(2, unit.friendly.other))))
card("Mountain Drake")
card("Pirate's Haven", when(you.ready(unit.friendly), give(that, 1)))
card("Spoils of War", Reaction, costs_less(2, while_=happened(dies(unit.enemy))), draw(2))
card("Unyielding Spirit", Reaction, lasts(rule(NO_SPELL_DAMAGE)))
card("Wallop", Action, additional(cost(spending_buffs(unit.yours)), free=True), ready(a(unit)))
card(
    "Wildclaw Shaman",
    when(I.am_played, buff(me), ready(me), may=True, cost=cost(spending_buffs(unit.yours))),
)
card("Anivia, Primal", when(I.attack, deal(3, every(unit.enemy.here))))
card("Carnivorous Snapvine", when(I.am_played, choose(a(unit.enemy.at_battlefield)), fight(me, it())))
card(
    "Kraken Hunter",
    Accelerate,
    Assault(),
    additional(cost(spending_buffs(unit.yours, ANY_NUMBER, "spent"))),
    costs_less(power=count(it("spent")), symbol="Body"),
)
card("Lee Sin, Centered", Accelerate, have(unit.friendly.other.buffed.here, 2, while_=at_a_battlefield))
card("Mistfall", when(you.buff(unit.friendly), ready(that), may=True, cost=cost("Body", exhausting_me)))
card(
    "Overt Operation",
    Action,
    spend_buff(pick(unit.yours.buffed, least=0, most=-1)),
    ready(it()),
    buff(every(unit.friendly)),
)
card("Primal Strength", Action, give(a(unit), 7))
card("Qiyana, Victorious", Deflect(), when(I.conquer, one_of(draw(1), channel(1, exhausted=True))))
card(
    "Sabotage",
    choose(a(player.enemy, "them")),
    as_(it("them"), reveal(every(card_.yours.in_hand))),
    recycle(pick(nonunit.in_hand.of("them"))),
)
card(
    "Udyr, Wildman",
    use(
        cost(spending_my_buff),
        modes(deal(2, a(unit.at_battlefield)), stun(a(unit.at_battlefield)), ready(me), grant(me, Ganking), once=True),
    ),
)
card(
    "Volibear, Imposing",
    Shield(3),
    Tank,
    when(opponent.move(unit, to=battlefield.elsewhere, once=True), draw(1), if_=at_a_battlefield),
)
card("Warwick, Hunter", enter_ready(), when(I.attack, kill(every(unit.enemy.damaged.here))))
card(
    "Dazzling Aurora",
    when(
        your_turn_ends,
        reveal_until(unit),
        banish(it("found")),
        play_card(it("found"), free=True),
        recycle(it("rest")),
    ),
)
card("Deadbloom Predator", Deflect(), play_me_to(battlefield.enemy.occupied))
card(
    "Miss Fortune, Captain",
    Accelerate,
    Ganking,
    when(nth_time(1, I.move), ready(a(something.other.exhausted)), may=True),
)
card("Seal of Strength", use(exhaust_me(), add("Body"), speed=REACTION))
card("Sett, Brawler", when(any_of(I.am_played, I.conquer), buff(me)), use(cost(spending_my_buff), give(me, 4)))
