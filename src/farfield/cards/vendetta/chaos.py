"""Vendetta: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import SHADOW_CLONE, TENTACLE

card("Kinkou Lifeblade", Empower(cost(2)), Empowered(have(me, 1, Ganking)))
card("Mask Mother", from_trash(when(I.am_discarded, give(a(unit.friendly), 2), may=True, cost=cost(1))))
card("Shadow Order Disciple", when(I.move, give(me, 1), may=True, cost=cost(burning(1))))
card("Shadowblade Lurker", costs_less(count(card_.yours.in_trash.named("Shadowblade Lurker"), times=2)))
card("Spiderling", Hidden, have(me, count(unit.yours.other.here.named("Spiderling"))))
card("Stargazer", pay_less(spell.in_trash.with_keyword(FLOW), 2, least=1))
card(
    "Tornado Warrior",
    Hidden,
    when(
        I.am_played_from_face_down,
        empower(a(permanent.here)),
        later(a_turn_ends, disempower(it())),
        may=True,
    ),
)
card("Up from the Deep", play_token(TENTACLE, 2), Flow(cost(3)))
card(
    "Gust Monk",
    additional(cost(1)),
    when(I.am_played, grant(a(unit), Assault(2)), if_=paid(), cost=cost(banishing(card_.in_trash))),
)
card("Ravenbloom Prefect", when(opponent.play(gear), banish(that), may=True, cost=cost(banishing_me)))
card("Shadows of the Past", return_to_hand(up_to(2, unit.in_trash)))
card(
    "Tail-Cloaked Matriarch",
    Empower(cost(2, "Chaos")),
    when(I.am_empowered, play_card(a(unit.yours.in_trash.costing_at_most(3, 1)), free=True, to=your_base), may=True),
)
card("Twilight Step", move(a(unit.might_at_most(3)), destination()), Flow(cost(4, "Chaos")))
card(
    "Wind and Ghosts",
    Action,
    choose(a(unit.at_battlefield)),
    if_(is_(it(), unit.might_at_most(3)), banish(it()), return_to_hand(it())),
)
card("Decree of Discord", return_to_hand(any_number(unit.enemy.of_domain("Order"), group=Group(total_might=5))))
card(
    "Forgotten Relic",
    when(
        I.am_played,
        burn(1, "burned"),
        if_(is_(it("burned"), unit), do_this(give(a(unit.friendly), might_of(it("burned"))))),
    ),
    when(
        your_beginning,
        burn(1, "burned"),
        if_(is_(it("burned"), unit), do_this(give(a(unit.friendly), might_of(it("burned"))))),
    ),
)
card(
    "Illaoi, Prophet of the Great Kraken",
    when(any_of(I.am_played, I.conquer, I.hold), play_token(TENTACLE)),
    have(me, count(unit.yours.token)),
)
card(
    "Mel, Defiant Soul",
    Empower(cost(discarding(1, spell.in_hand))),
    when(I.am_empowered, banish(a(unit.enemy.at_battlefield.might_at_most(3)))),
)
card("Minah Swiftfoot", when(I.move_to_a_battlefield, modes(each_player(discard(1)), each_player(draw(1)))))
card(
    "Zed, Without a Sound",
    when(I.conquer, play_token(SHADOW_CLONE, in_base=True)),
    use(cost(1, "Chaos"), swap_places(me, a(unit.yours.named("Shadow Clone"))), speed=ACTION),
)
card(
    "Kennen, Storm of Shuriken",
    when(I.am_played, burn(2)),
    when(I.conquer, grant(a(spell.yours.in_trash), Flow(its_cost))),
)
card(
    "Kharox",
    Empower(cost(6, "Chaos", "Chaos")),
    when(
        I.am_empowered,
        choose(a(player.enemy, "them")),
        as_(it("them"), burn(3)),
        do_this(play_card(a(unit.in_trash.of("them")), free=True), may=True),
    ),
)
card(
    "Ocean Drake",
    play_me_to(battlefield.open),
    when(I.am_played, return_to_hand(a(unit.not_tagged("Dragon"))), may=True),
)
