"""Origins: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Daughter of the Void", use(exhaust_me(), add("A", only=spell), speed=REACTION))
card(
    "Icathian Rain",
    deal(2, a(unit)),
    deal(2, a(unit)),
    deal(2, a(unit)),
    deal(2, a(unit)),
    deal(2, a(unit)),
    deal(2, a(unit)),
)
card("Relentless Storm", when(you.play(unit.mighty), channel(1, exhausted=True), may=True, cost=cost(exhausting_me)))
card(
    "Stormbringer",
    choose(a(unit.yours.in_base, "mine")),
    deal(might_of(it("mine")), every(unit.enemy.at(battlefield))),
    move(it("mine"), it()),
)
card("Loose Cannon", when(your_beginning, if_(at_most(your_hand, 1), draw(1))))
card(
    "Super Mega Death Rocket!",
    deal(5, a(unit)),
    from_trash(when(you.conquer, return_to_hand(this_card(TRASH)), may=True, cost=cost(discarding(1)))),
)
card("Hand of Noxus", use(exhaust_me(), add(either_number(legion, 1, 0)), speed=REACTION))
card(
    "Noxian Guillotine",
    Action,
    choose(a(unit)),
    instead_if(legion, kill(it()), later(is_dealt_damage(it()), kill(it()))),
)
card("Nine-Tailed Fox", when(attacks(unit.enemy, at=battlefield.yours), give(that, -1, least=1)))
card("Fox-Fire", Hidden, Action, kill(any_number(unit.at_battlefield, group=Group(total_might=4, same_place=True))))
card("Blind Monk", use(exhaust_me(1), buff(a(unit.friendly))))
card(
    "Dragon's Rage",
    move(a(unit.enemy, "moved"), destination(name="there")),
    if_(
        if_you_do,
        do_this(
            choose(a(unit.enemy.other_than("moved").at_same_place_as("there"), "other")),
            fight(it("moved"), it("other")),
        ),
    ),
)
card(
    "Unforgiven",
    use(
        exhaust_me(2),
        modes(move_to_base(a(unit.friendly)), move(a(unit.friendly.in_base), destination(battlefield))),
    ),
)
card(
    "Last Breath",
    Action,
    ready(a(unit.friendly, "friend")),
    deal(might_of(it("friend")), a(unit.enemy.at_battlefield), by=it("friend")),
)
card("Radiant Dawn", when(you.stun(unit.enemy, one_or_more=True), buff(a(unit.friendly))))
card("Zenith Blade", Action, stun(a(unit.enemy.at_battlefield, "foe")), may(move(a(unit.friendly), it("foe"))))
card(
    "Swift Scout",
    hide_for(cost(1)),
    use(
        exhaust_me(1),
        put_in_hand(a(either_of(unit.yours.in_champion_zone.tagged("Teemo").owned, unit.tagged("Teemo").owned))),
    ),
)
card("Guerilla Warfare", return_to_hand(up_to(2, card_.yours.in_trash.with_keyword(HIDDEN))), lasts(hide_for(cost())))
card("Herald of the Arcane", use(exhaust_me(1), play_token(RECRUIT)))
card(
    "Siphon Power",
    Reaction,
    choose(a(battlefield)),
    give(every(unit.friendly.there), 1),
    give(every(unit.enemy.there), -1, least=1),
)
card("Bounty Hunter", use(exhaust_me(), grant(a(unit), Ganking)))
card("Bullet Time", Action, pay_any(cost("A"), deal(so_many, every(unit.enemy.at(battlefield)))))
card(
    "The Boss",
    instead_of_dying(
        unit.yours.buffed,
        spend_buff(that),
        heal(that),
        exhaust(that),
        recall(that),
        may=True,
        price=cost("A", exhausting_me),
    ),
    when(you.conquer, ready(me)),
)
card("Showstopper", buff(a(unit.yours.in_base)), move(it(), destination(battlefield)))
