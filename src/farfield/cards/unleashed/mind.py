"""Unleashed: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import BIRD, GOLD, REFLECTION, SPRITE

card("Downstage Dramatics", Reaction, Repeat(cost(2)), draw(1))
card("Dramatic Visionary", Deathknell(predict(2)))
card("Eclipse", Reaction, give(a(unit), -4), predict(1))
card(
    "Fate Weaver",
    when(
        I.am_played,
        look_at_top(4, spell.costing_at_least(4)),
        reveal(it("chosen")),
        draw(it("chosen")),
        recycle(it("rest")),
    ),
)
card("Icevale Archer", when(I.attack, give(a(unit.here), -1), may=True, cost=cost(1)))
card("Moonlight Affliction", Reaction, give(a(unit), -10))
card("Ruined Rex", Deathknell(deal(4, a(unit.enemy))))
card("Spectral Centaur", when(dies(unit.friendly.other), give(me, 2)))
card("Sprite Burst", play_token(SPRITE, 2, ready=True))
card("Turn to Dust", grant(a(gear), Temporary(), until=FOREVER))
card("Chakram Dancer", Ambush, when(I.am_played, grant(every(unit.yours.other.here), Shield())))
card(
    "Crescent Strike",
    Action,
    choose(a(battlefield, "field")),
    choose(a(unit.enemy.there, "foe")),
    deal(4, it("foe")),
    deal(1, every(unit.enemy.other_than("foe").at_same_place_as("field"))),
)
card("Deadly Flourish", deal(3, a(unit.enemy)), later(dies(it()), play_token(GOLD, exhausted=True), uses=-1))
card("Frigid Jewel", when(you.draw(nth=2), give(a(unit.friendly), 2)))
card("Gustwalker", Hunt(2), Level(3, have(me, 1, Ganking)))
card("Petal Pixie", have(me, count(unit.yours.with_keyword(TEMPORARY).here), while_=at_a_battlefield))
card("Soul Shepherd", have(unit.yours.token, 1))
card(
    "Sprite Fountain",
    Temporary(),
    when(I.am_played, play_token(SPRITE, in_base=True, ready=True)),
    Deathknell(play_token(SPRITE, in_base=True, ready=True)),
)
card(
    "Diana, Lunari",
    when(
        showdown_begins_here,
        predict(1),
        reveal_top(1, "shown"),
        if_(is_(it("shown"), spell), draw(it("shown"))),
        may=True,
        cost=cost(1),
    ),
)
card(
    "Hwei, Brooding Painter",
    when(
        I.move,
        draw(1),
        discard(1, "tossed"),
        if_(is_(it("tossed"), spell), draw(1)),
        if_(is_(it("tossed"), gear), ready(pick(rune, least=0, most=2))),
        if_(is_(it("tossed"), unit), give(me, 3)),
    ),
)
card(
    "Keeper of Masks",
    Hidden,
    Temporary(),
    when(I.am_played, play_token(REFLECTION, 2, here=True, name="images"), do_this(become_copy(it("images"), me))),
)
card("Lillia, Fae Fawn", Accelerate, when(I.move, play_token(SPRITE, to=where_it_began)))
card(
    "Smoke and Mirrors",
    Hidden,
    Action,
    choose(a(unit.yours, "one")),
    choose(a(unit.yours.at_other_place_than("one"), "two")),
    if_(
        either(is_(it("two"), unit.with_keyword(TEMPORARY)), is_(it("one"), unit.with_keyword(TEMPORARY))),
        swap_places(it("one"), it("two")),
    ),
    draw(1),
)
card(
    "Sprite Queen",
    when(I.am_played, play_token(SPRITE, in_base=True, ready=True)),
    when(your_beginning, play_token(SPRITE, in_base=True, ready=True)),
)
card("Sumpworks Map", Reaction, Temporary(), when(opponent.conquer_or_hold, draw(1)))
card("Zilean, Time Mage", more_tokens(1, may=True, while_=at_a_battlefield, times=1))
card(
    "Blue Sentinel",
    Shield(2),
    trigger_again(you.hold_here),
    when(I.hold, later(your_main_phase, add("A"), until=FOREVER)),
)
card(
    "Gutter Palace",
    when(
        your_beginning,
        win_the_game(),
        if_=both(exactly_so_many(your_hand, 4), there_is(unit.yours.at_battlefield, least=4, most=4)),
    ),
    use(exhaust_me(discarding(1)), play_token(BIRD)),
)
card("Jhin, Meticulous Killer", Vision(), play_me_for(cost("Mind"), while_=happened(you.play(spell, spending=4))))
card("LeBlanc, Everywhere at Once", Backline, dont_trigger(TEMPORARY, here=True, while_=at_a_battlefield))
