"""Origins: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

draft("Altar to Unity", when(you.hold_here, play_token(RECRUIT, in_base=True)))
draft("Aspirant's Climb", rule(VICTORY_SCORE, 1))
draft("Back-Alley Bar", when(moves_from_here(unit), give(that, 1)))
draft("Bandle Tree", rule(HIDE_ROOM, 1, battlefield.here))
card("Fortified Position", when(you.defend_here, choose(a(unit)), grant(it(), Shield(2), until=THIS_COMBAT)))
draft("Grove of the God-Willow", when(you.hold_here, draw(1)))
draft(
    "Hallowed Tomb",
    when(
        you.hold_here,
        put_in_champion_zone(a(unit.yours.in_trash.is_(CHOSEN_CHAMPION))),
        may=True,
        if_=there_is(unit.yours.in_champion_zone, least=0, most=0),
    ),
)
draft("Monastery of Hirana", when(you.conquer_here, draw(1), may=True, cost=cost(spending_buffs(unit.yours))))
draft("Navori Fighting Pit", when(you.hold_here, buff(a(unit.here))))
draft("Obelisk of Power", when(a_beginning, channel(1), if_=in_your_first_turns(), they=True))
draft("Reaver's Row", when(you.defend_here, move_to_base(a(unit.friendly.here)), may=True))
draft("Reckoner's Arena", when(you.hold_here, use_effects(I.conquer, every(unit.here))))
draft("Sigil of the Storm", when(you.conquer_here, recycle(pick(rune.yours))))
card("Startipped Peak", when(you.hold_here, channel(1, exhausted=True), may=True))
draft("Targon's Peak", when(you.conquer_here, later(a_turn_ends, ready(up_to(2, rune)))))
draft("The Arena's Greatest", when(a_beginning, gain_points(1), if_=in_your_first_turns(), they=True))
draft("The Candlelit Sanctum", when(you.conquer_here, predict(2)))
draft("The Dreaming Tree", when(nth_time(1, anybody.choose(unit.friendly.here, with_a_spell=True)), draw(1), they=True))
draft("The Grand Plaza", when(you.hold_here, win_the_game(), if_=there_is(unit.yours.here, least=7)))
card("Trifarian War Camp", have(unit.here, 1))
draft("Vilemaw's Lair", cant(MOVE_TO_BASE, unit.here))
card("Void Gate", bonus_damage(1, actor=ANY_SIDE, to=unit.here))
draft("Windswept Hillock", have(unit.here, None, Ganking))
draft("Zaun Warrens", when(you.conquer_here, discard(1), draw(1)))
