"""Unleashed: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BRUSH, GOLD, REFLECTION, SPRITE

card(
    "Virtuoso",
    when(
        you.play(spell, spending=4),
        banish(that, remember=True),
        if_(
            at_least(count(spell.in_banishment.remembered), 4),
            seq(put_in_trash(every(spell.in_banishment.remembered)), channel(4), draw(1)),
        ),
        may=True,
    ),
)
card(
    "Curtain Call",
    Repeat(cost(1)),
    Repeat(cost("A")),
    Repeat(cost(1, "A")),
    modes(
        draw(1),
        deal(2, a(unit.at_battlefield)),
        deal(3, a(unit.in_base)),
        give(a(unit.at_battlefield), -4),
        differ=True,
    ),
)
card("Pridestalker", when(you.play(unit), give(a(unit), 1)))
card(
    "Thrill of the Hunt",
    Reaction,
    banish(a(unit.friendly)),
    as_(owner_of(it()), play_card(it(), free=True, to=battlefield)),
)
card(
    "Bloodharbor Ripper",
    use(exhaust_me(1), return_to_hand(a(unit.friendly.at_battlefield)), play_token(GOLD, exhausted=True)),
)
card(
    "Death from Below",
    kill(a(unit.at_battlefield)),
    if_(is_(last_known(), unit.might_at_most(3)), do_this(may(play_card(this_card(TRASH), price=cost("A"))))),
)
card(
    "Piltover Enforcer",
    when(you.conquer, ready(a(unit)), if_=at_least(excess_damage, 3), may=True, cost=cost(exhausting_me)),
)
card(
    "Hextech Gauntlets",
    Equip(cost(3, "A", less=might_of(it()))),
    attached=(when(I.conquer, draw(1), if_=at_least(excess_damage, 3)),),
)
card(
    "Bashful Bloom",
    use(exhaust_me(4, less=count(unit.friendly.with_keyword(TEMPORARY))), play_token(SPRITE, ready=True)),
)
card(
    "Lilting Lullaby",
    Reaction,
    counter(a(spell_on_chain)),
    as_(controller_of(it()), lasts(cant(PLAY_SPELLS, player.yours, actor=YOURS))),
)
card("Wuju Master", Level(6, have(unit.yours, 1)), Level(11, enter_ready(unit.yours, played=False)))
card(
    "Alpha Strike",
    Action,
    choose(a(unit.friendly, "it")),
    deal(might_of(it("it")), any_number(unit.enemy.at_battlefield, "foes"), by=it("it"), split=True),
    for_each_killed(it("foes"), gain_xp(1)),
)
card("Gloomist", when(you_or_an_ally.hold, draw(1), may=True, cost=cost(exhausting_me)))
card(
    "Shadow",
    enter_ready(while_=at_a_battlefield),
    use(exhaust_me(1, "A"), stun(a(unit.enemy.attacking.here)), speed=ACTION),
)
card("Green Father", when(you.conquer_or_hold, replace(that, BRUSH), may=True, cost=cost(exhausting_me)))
card(
    "Daisy!",
    enter_ready(),
    costs_less(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro")),
    when(I.attack, stun(a(unit.enemy.here)), if_=at_least(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro"), 4)),
)
card("Scorn of the Moon", use(exhaust_me(), add_for_showdowns(1), speed=REACTION))
card(
    "Moonfall",
    Action,
    choose(a(battlefield.with_(unit.yours), "field")),
    move(up_to(1, unit.enemy), it("field")),
    give(every(unit.enemy.at_same_place_as("field")), -2),
)
card(
    "Deceiver",
    when(
        you.conquer_or_hold,
        play_token(REFLECTION, ready=True, to=that_battlefield, name="image"),
        do_this(
            become_copy(it("image"), a(unit.at_that_battlefield.other_than("image"))),
            grant(it("image"), Temporary(), until=FOREVER),
        ),
        may=True,
        cost=cost(discarding(1), exhausting_me),
    ),
)
card(
    "Mirror Image",
    choose(a(unit, "model")),
    play_token(REFLECTION, in_base=True, ready=True, name="image"),
    do_this(become_copy(it("image"), it("model")), grant(it("image"), Temporary(), until=FOREVER)),
)
card(
    "Voidreaver",
    when(you.win_a_combat, gain_xp(1)),
    use(exhaust_me(spending_xp(1)), buff(a(unit))),
    use(exhaust_me(spending_xp(2)), move_to_base(a(unit.friendly.exhausted.at_battlefield))),
)
card("Void Assault", move(a(unit.friendly), destination()), move(a(unit.enemy), destination()))
card("Keeper of the Hammer", when(you.hold, gain_xp(1)), use(exhaust_me(spending_xp(3)), draw(1)))
card(
    "Keeper's Verdict",
    Action,
    choose(a(unit.enemy.at_battlefield)),
    as_(owner_of(it()), one_of(put_on_top(it()), put_on_bottom(it()))),
)
