"""Unleashed: legends and their signature cards."""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *
from farfield.cards.tokens import BRUSH, GOLD, REFLECTION, SPRITE

draft(
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
draft(
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
draft("Pridestalker", when(you.play(unit), give(a(unit), 1)))
draft(
    "Thrill of the Hunt",
    Reaction,
    banish(a(unit.friendly)),
    as_(owner_of(it()), play_card(it(), free=True, to=battlefield)),
)
draft(
    "Bloodharbor Ripper",
    use(exhaust_me(1), return_to_hand(a(unit.friendly.at_battlefield)), play_token(GOLD, exhausted=True)),
)
draft(
    "Death from Below",
    kill(a(unit.at_battlefield)),
    if_(is_(last_known(), unit.might_at_most(3)), do_this(may(play_card(this_card(TRASH), price=cost("A"))))),
)
draft(
    "Piltover Enforcer",
    when(you.conquer, ready(a(unit)), if_=at_least(excess_damage, 3), may=True, cost=cost(exhausting_me)),
)
draft(
    "Hextech Gauntlets",
    Equip(cost(3, "A", less=might_of(it()))),
    attached=(when(I.conquer, draw(1), if_=at_least(excess_damage, 3)),),
)
draft(
    "Bashful Bloom",
    use(exhaust_me(4, less=count(unit.friendly.with_keyword(TEMPORARY))), play_token(SPRITE, ready=True)),
)
draft(
    "Lilting Lullaby",
    Reaction,
    counter(a(spell_on_chain)),
    as_(controller_of(it()), lasts(cant(PLAY_SPELLS, player.yours, actor=YOURS))),
)
draft("Wuju Master", Level(6, have(unit.yours, 1)), Level(11, enter_ready(unit.yours, played=False)))
draft(
    "Alpha Strike",
    Action,
    choose(a(unit.friendly, "it")),
    deal(might_of(it("it")), any_number(unit.enemy.at_battlefield, "foes"), by=it("it"), split=True),
    for_each_killed(it("foes"), gain_xp(1)),
)
draft("Gloomist", when(you_or_an_ally.hold, draw(1), may=True, cost=cost(exhausting_me)))
draft(
    "Shadow",
    enter_ready(while_=at_a_battlefield),
    use(exhaust_me(1, "A"), stun(a(unit.enemy.attacking.here)), speed=ACTION),
)
draft("Green Father", when(you.conquer_or_hold, replace(that, BRUSH), may=True, cost=cost(exhausting_me)))
draft(
    "Daisy!",
    enter_ready(),
    costs_less(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro")),
    when(I.attack, stun(a(unit.enemy.here)), if_=at_least(tags_among(unit.yours, "Bird", "Cat", "Dog", "Poro"), 4)),
)
draft("Scorn of the Moon", use(exhaust_me(), add_for_showdowns(1), speed=REACTION))
draft(
    "Moonfall",
    Action,
    choose(a(battlefield.with_(unit.yours), "field")),
    move(up_to(1, unit.enemy), it("field")),
    give(every(unit.enemy.at_same_place_as("field")), -2),
)
draft(
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
draft(
    "Mirror Image",
    choose(a(unit, "model")),
    play_token(REFLECTION, in_base=True, ready=True, name="image"),
    do_this(become_copy(it("image"), it("model")), grant(it("image"), Temporary(), until=FOREVER)),
)
draft(
    "Voidreaver",
    when(you.win_a_combat, gain_xp(1)),
    use(exhaust_me(spending_xp(1)), buff(a(unit))),
    use(exhaust_me(spending_xp(2)), move_to_base(a(unit.friendly.exhausted.at_battlefield))),
)
draft("Void Assault", move(a(unit.friendly), destination()), move(a(unit.enemy), destination()))
draft("Keeper of the Hammer", when(you.hold, gain_xp(1)), use(exhaust_me(spending_xp(3)), draw(1)))
draft(
    "Keeper's Verdict",
    Action,
    choose(a(unit.enemy.at_battlefield)),
    as_(owner_of(it()), one_of(put_on_top(it()), put_on_bottom(it()))),
)
