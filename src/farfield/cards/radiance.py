"""Radiance, as far as it has been shown: ten of its previews, an exercise of how a new set arrives.

They are drafts of cards that are not released: no deck may hold one, and none is counted. What other previews need and
the rules do not have yet are the keywords Deploy, Disarm and Show Off.
"""

from __future__ import annotations

from farfield.cards.catalogue import draft
from farfield.cards.language import *

draft("Brawl", Action, choose(a(unit)), grant(it(), Assault(might_of(it()))))
draft("Scorched Earth", Action, deal(5, any_number(unit.at_battlefield, group=Group(same_place=True)), split=True))
draft(
    "Shimmering Swimmer",
    additional(cost(killing(permanent.friendly))),
    when(I.am_played, deal(2, a(unit)), if_=paid()),
)
draft(
    "Iridescent Avian",
    use(exhaust_me(), choose(a(unit)), instead_if(state_is(it(), BUFFED), give(it(), 2), buff(it()))),
)
draft("Fanfare", later(you.play(unit), draw(1), uses=3))
draft("High Note", Reaction, give(a(unit), times(-1, count(unit.yours.exhausted))))
draft(
    "Improvised Projectile",
    Action,
    choose(a(gear.friendly, "gear")),
    deal(energy_of(it("gear")), a(unit.at_battlefield)),
)
draft(
    "Cataclysm",
    lasts(cant(PLAY_SPELLS, player.enemy, actor=ENEMY)),
    move(a(unit.friendly), destination(battlefield.enemy.occupied)),
)
draft("Mournful Spirit", Deathknell(kill(a(permanent.here)), may=True))
draft("Ruined Monastery", when(you.conquer_here, discard(1), channel(1, exhausted=True), may=True))
