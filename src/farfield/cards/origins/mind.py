"""Origins: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT, SPRITE

card("Consult the Past", Hidden, Reaction, draw(2))
card("Eager Apprentice", pay_less(spell, 1, least=1, while_=at_a_battlefield))
card("Falling Comet", Action, deal(6, a(unit.at_battlefield)))
card("Jeweled Colossus", Vision(), Shield())
card("Lecturing Yordle", Tank, when(I.am_played, draw(1)))
card("Mega-Mech")
card("Orb of Regret", use(exhaust_me(), give(a(unit), -1, least=1)))
card("Pit Crew", when(you.play(gear), ready(me)))
card("Riptide Rex", when(I.am_played, deal(6, a(unit.enemy.at_battlefield))))
card("Smoke Screen", Reaction, give(a(unit), -4, least=1))
card("Sprite Call", Hidden, Action, play_token(SPRITE, ready=True))
card("Stupefy", Reaction, give(a(unit), -1, least=1), draw(1))
card("Watchful Sentry", Deathknell(draw(1)))
card("Blastcone Fae", Hidden, when(I.am_played, give(a(unit), -2, least=1)))
card("Energy Conduit", use(exhaust_me(), add(1), speed=REACTION))
card("Garbage Grabber", use(exhaust_me(1, recycling(card_.yours.in_trash, 3)), draw(1)))
card("Gemcraft Seer", Vision(), have(unit.friendly.other, None, Vision()))
card("Mushroom Pouch", when(your_beginning, draw(1), if_=there_is(card_.yours.facedown)))
card("Portal Rescue", Action, banish(a(unit.friendly)), as_(owner_of(it()), play_card(it(), free=True, to=your_base)))
card("Ravenbloom Student", when(you.play(spell), give(me, 1)))
card("Retreat", Reaction, return_to_hand(a(unit.friendly)), as_(owner_of(it()), channel(1, exhausted=True)))
card("Singularity", deal(6, up_to(2, unit)))
card("Sprite Mother", when(I.am_played, play_token(SPRITE, here=True, ready=True)))
card(
    "Ava Achiever",
    when(
        I.attack,
        play_card(pick(card_.yours.in_hand.with_keyword(HIDDEN)), free=True, here=True),
        may=True,
        cost=cost("Mind"),
    ),
)
card(
    "Convergent Mutation",
    Reaction,
    choose(a(unit.friendly, "weaker")),
    raise_might(it("weaker"), might_of(a(unit.friendly.other_than("weaker")))),
)
card(
    "Dr. Mundo, Expert",
    have(me, your_trash),
    when(your_beginning, recycle(pick(card_.yours.in_trash, least=3, most=3))),
)
card("Ekko, Recurrent", Accelerate, Deathknell(ready(every(rune.yours)), cost=cost(recycling_me)))
card("Heimerdinger, Inventor", have_what_exhausts(me, user.friendly))
card(
    "Kai'Sa, Evolutionary",
    Ganking,
    when(
        I.conquer,
        play_card(
            a(spell.yours.in_trash.costing_at_most(plus(your_points, -1))),
            no_energy=True,
            then_recycle=True,
        ),
        may=True,
    ),
)
card("Malzahar, Fanatic", use(exhaust_me(killing(permanent.friendly)), add("A", "A"), speed=ACTION))
card("Progress Day", draw(4))
card(
    "Promising Future",
    each_player(look_at_top(5, least=1, name="future"), banish(it("future")), recycle(it("rest"))),
    each_player(play_card(every(card_.yours.among("future")), no_energy=True), next_first=True),
)
card(
    "Thousand-Tailed Watcher",
    Accelerate,
    when(I.am_played, give(every(unit.enemy), -3, least=1)),
)
card("Viktor, Innovator", when(you.play(card_), play_token(RECRUIT, in_base=True), if_=opponents_turn))
card("Wraith of Echoes", when(dies(unit.friendly, nth=1), draw(1)))
card("Ahri, Inquisitive", when(I.attack_or_defend, give(a(unit.enemy.here), -2, least=1)))
card("Seal of Insight", use(exhaust_me(), add("Mind"), speed=REACTION))
card(
    "Teemo, Strategist",
    Hidden,
    when(
        I.defend,
        choose(a(unit.enemy.here, "foe")),
        reveal_top(5, "revealed"),
        deal(count(card_.with_keyword(HIDDEN).among("revealed")), it("foe")),
        recycle(it("revealed")),
    ),
)
card("Time Warp", extra_turn(), banish_this())
card("Unchecked Power", exhaust(every(unit.friendly)), deal(12, every(unit.at_battlefield)))
