"""Origins: Mind."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT, SPRITE

draft("Consult the Past", Hidden, Reaction, draw(2))
card("Eager Apprentice", pay_less(spell, 1, least=1, while_=at_a_battlefield))
card("Falling Comet", Action, deal(6, a(unit.at_battlefield)))
draft("Jeweled Colossus", Vision(), Shield())
card("Lecturing Yordle", Tank, when(I.am_played, draw(1)))
card("Mega-Mech")
card("Orb of Regret", use(exhaust_me(), give(a(unit), -1, least=1)))
draft("Pit Crew", when(you.play(gear), ready(me)))
draft("Riptide Rex", when(I.am_played, deal(6, a(unit.enemy.at_battlefield))))
draft("Smoke Screen", Reaction, give(a(unit), -4, least=1))
draft("Sprite Call", Hidden, Action, play_token(SPRITE, ready=True))
card("Stupefy", Reaction, give(a(unit), -1, least=1), draw(1))
draft("Watchful Sentry", Deathknell(draw(1)))
draft("Blastcone Fae", Hidden, when(I.am_played, give(a(unit), -2, least=1)))
card("Energy Conduit", use(exhaust_me(), add(1), speed=REACTION))
draft("Garbage Grabber", use(exhaust_me(1, recycling(card_.yours.in_trash, 3)), draw(1)))
draft("Gemcraft Seer", Vision(), have(unit.friendly.other, None, Vision()))
draft("Mushroom Pouch", when(your_beginning, draw(1), if_=there_is(card_.yours.facedown)))
draft("Portal Rescue", Action, banish(a(unit.friendly)), as_(owner_of(it()), play_card(it(), free=True, to=your_base)))
card("Ravenbloom Student", when(you.play(spell), give(me, 1)))
draft("Retreat", Reaction, return_to_hand(a(unit.friendly)), as_(owner_of(it()), channel(1, exhausted=True)))
card("Singularity", deal(6, up_to(2, unit)))
draft("Sprite Mother", when(I.am_played, play_token(SPRITE, here=True, ready=True)))
draft(
    "Ava Achiever",
    when(
        I.attack,
        play_card(pick(card_.yours.in_hand.with_keyword(HIDDEN)), free=True, here=True),
        may=True,
        cost=cost("Mind"),
    ),
)
draft(
    "Convergent Mutation",
    Reaction,
    choose(a(unit.friendly, "weaker")),
    raise_might(it("weaker"), might_of(a(unit.friendly.other_than("weaker")))),
)
draft(
    "Dr. Mundo, Expert",
    have(me, your_trash),
    when(your_beginning, recycle(pick(card_.yours.in_trash, least=3, most=3))),
)
draft("Ekko, Recurrent", Accelerate, Deathknell(ready(every(rune.yours)), cost=cost(recycling_me)))
draft("Heimerdinger, Inventor", have_what_exhausts(me, user.friendly))
draft(
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
draft("Malzahar, Fanatic", use(exhaust_me(killing(permanent.friendly)), add("A", "A"), speed=ACTION))
draft("Progress Day", draw(4))
draft(
    "Promising Future",
    each_player(look_at_top(5, least=1, name="future"), banish(it("future")), recycle(it("rest"))),
    each_player(play_card(every(card_.yours.among("future")), no_energy=True), next_first=True),
)
draft(
    "Thousand-Tailed Watcher",
    Accelerate,
    when(I.am_played, give(every(unit.enemy), -3, least=1)),
)
draft("Viktor, Innovator", when(you.play(card_), play_token(RECRUIT, in_base=True), if_=opponents_turn))
draft("Wraith of Echoes", when(dies(unit.friendly, nth=1), draw(1)))
draft("Ahri, Inquisitive", when(I.attack_or_defend, give(a(unit.enemy.here), -2, least=1)))
card("Seal of Insight", use(exhaust_me(), add("Mind"), speed=REACTION))
draft(
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
draft("Time Warp", extra_turn(), banish_this())
draft("Unchecked Power", exhaust(every(unit.friendly)), deal(12, every(unit.at_battlefield)))
