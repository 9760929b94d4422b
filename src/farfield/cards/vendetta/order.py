"""Vendetta: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Dragon Form", choose(a(unit)), set_might(it(), 5), Flow(cost(3)))
card(
    "Disciple of Shen",
    Hidden,
    have(me, None, Shield(3), while_=both(at_a_battlefield, there_is(unit.yours.other.here, 1, 1))),
)
card("Horns of the Dragon", Tank)
card("Keeper of Law", costs_less(2, 1, symbol="Order", while_=there_is(battlefield.yours.with_(unit, 2, 2))))
card(
    "Masa, Crashing Thunder",
    additional(cost("Order")),
    when(I.am_played, stun(a(unit.enemy.at_battlefield)), if_=paid()),
)
card("Reluctant Leader", when(you.play_another(unit), give(me, 2)))
card("Solari Sunhawk", Empower(cost(2)), Empowered(have(me, 1, Deflect(2))))
card("Soulspinner", Ambush)
card("Escaped Grayback", Empower(cost(killing(unit.friendly))), Empowered(have(me, 2)))
card("Hungry Wolf", use(cost("Order"), ready(me), give(me, 1), if_=happened(you.choose(unit.enemy)), times=1))
card("Ki Barrier", Reaction, prevent(a(unit), 7))
card(
    "Lacerate",
    choose(a(unit)),
    if_(state_is(it(), EMPOWERED_STATE), disempower(it())),
    if_(is_(it(), unit.might_at_most(3)), kill(it())),
    Flow(cost(4, "Order", "Order")),
)
card("Noxian Emissary", Empower(cost(1, "Order")), Empowered(Deathknell(play_token(RECRUIT, 2, in_base=True))))
card("Sacred Protector", cant(DEAL_COMBAT_DAMAGE, me, while_=not_(there_is(unit.yours.other.here, least=1, most=1))))
card("Aurok General", Empower(cost(3, "Order")), Empowered(have(unit.yours.empowered, 2)))
card("Decree of Unity", kill(a(permanent.enemy.of_domain("Chaos"))))
card(
    "Fallen Feline",
    when(I.am_played, name_a(spell)),
    cant(PLAY_CARDS, spell.named_for_me, actor=ENEMY, while_=at_a_battlefield),
)
card(
    "Glowstone",
    Empower(cost("A", "A")),
    use(
        cost(disempowering_me, exhausting_me), choose(a(player, "them")), as_(it("them"), gain_control(me), recall(me))
    ),
    when(your_turn_ends, kill(me), deal(5, every(unit.yours))),
)
card(
    "Kayle, Justified",
    Empower(cost(3), times=3),
    rule(EMPOWER_LIMIT, 2, me),
    have(me, times(2, times_empowered)),
    have(me, None, Deflect(3), Ganking, while_=at_least(times_empowered, 3)),
)
card(
    "Kennen, Keeper of Balance",
    Hidden,
    when(any_of(I.am_played, I.attack), stun(a(unit)), may=True, cost=cost(2)),
    have(me, 2, while_=there_is(unit.enemy.stunned.here)),
)
card(
    "Ambessa, Respected and Feared",
    Empower(cost(1, "Order", "Order")),
    Empowered(have(me, None, Assault(2))),
    Empowered(when(I.attack, kill(a(unit.enemy.here.with_less_might_than("me"))))),
)
card(
    "Shady Spectacles",
    Equip(cost(1, "Order")),
    as_attached(become_copy(wearer, pick(unit.friendly.not_the_wearer), until=WHILE_ATTACHED)),
)
card(
    "Shen, Leader of the Kinkou Order",
    Shield(),
    when(I.hold, gain_points(1), if_=there_is(unit.yours.other.here, least=1, most=1)),
)
