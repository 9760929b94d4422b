"""Vendetta: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import SHADOW_CLONE

card(
    "Rogue Assassin",
    Empower(cost(3, "A")),
    use(
        exhaust_me(),
        if_(
            your_turn,
            seq(move_to_base(a(unit.friendly.in_showdown)), if_(state_is(me, EMPOWERED_STATE), ready(it()))),
        ),
        speed=ACTION,
    ),
)
card(
    "Shuriken Flip",
    deal(2, up_to(1, unit.enemy.at_battlefield)),
    move(a(unit.friendly), destination()),
    Flow(cost(3, "A")),
)
card("Butcher of the Sands", use(exhaust_me("A", "A"), add(2, only=unit, abilities=True), speed=REACTION))
card("Dominus", Action, double_might(a(unit)), grant(it(), use(cost("A", "A"), ready(me))))
card(
    "Master of Shadows",
    when(you.banish(card_.owned), empower(me)),
    use(exhaust_me(disempowering_me), discard(1), draw(1), speed=ACTION),
)
card("Death Mark", burn(3), play_token(SHADOW_CLONE), Flow(cost(1, "A", "A")))
card(
    "Curator of the Sands",
    when(you.play(permanent.costing_at_least(7)), ready(up_to(2, rune)), may=True, cost=cost(exhausting_me)),
    when(you.use(costing=7), ready(up_to(2, rune)), may=True, cost=cost(exhausting_me)),
)
card(
    "Siphoning Strike",
    choose(a(unit.at_battlefield)),
    instead_if(at_least(your_runes, 7), deal(7, it()), deal(4, it())),
    later(dies(it()), channel(1, exhausted=True), uses=-1),
)
card("Eye of Twilight", use(exhaust_me(), grant(a(unit.friendly), Tank), speed=ACTION))
card(
    "Shadow Dash",
    move(a(unit.enemy), destination(battlefield.with_(unit.yours), name="field")),
    if_(there_is(unit.yours.at_same_place_as("field"), 2, 2), give(every(unit.yours.at_same_place_as("field")), 1)),
    Flow(cost(5, "A", "A")),
)
card(
    "Defender of Tomorrow",
    Empower(cost(2, "A", "A")),
    use(exhaust_me(1), ready(a(gear))),
    Empowered(use(exhaust_me(1), ready(two(gear)))),
)
card("Acceleration Gate", ready(up_to(4, permanent_or_rune)))
card(
    "Soul's Reflection",
    when(you.empower(something.other), empower(me)),
    use(exhaust_me(disempowering_me), give(a(unit.at_battlefield), -2)),
)
card(
    "Rebuttal",
    Reaction,
    choose(a(spell_on_chain.costing_at_most(4))),
    pay_to(cost("A"), take_spell(it()), new_choices(it()), otherwise=counter(it())),
)
card(
    "Matriarch of War",
    when(you.empower(something.other), empower(me)),
    use(exhaust_me("A", disempowering_me), ready(a(unit))),
)
card(
    "Public Execution",
    choose(a(unit.friendly, "friend")),
    kill(a(unit.enemy.with_less_might_than("friend"))),
    Flow(cost(5, "A", "A")),
)
card(
    "Heart of the Tempest",
    when(you.play_from_elsewhere(card_), empower(me)),
    use(exhaust_me(disempowering_me), grant(a(unit), Assault(2)), speed=ACTION),
)
card(
    "Lightning Rush",
    look_at_top(3),
    draw(it("chosen")),
    put_in_trash(it("rest")),
    Flow(cost(2, "A")),
)
