"""Origins: battlefields."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Altar to Unity", when(you.hold_here, play_token(RECRUIT, in_base=True)))
card("Aspirant's Climb", rule(VICTORY_SCORE, 1))
card("Back-Alley Bar", when(moves_from_here(unit), give(that, 1)))
card("Bandle Tree", rule(HIDE_ROOM, 1, battlefield.here))
card("Fortified Position", when(you.defend_here, choose(a(unit)), grant(it(), Shield(2), until=THIS_COMBAT)))
card("Grove of the God-Willow", when(you.hold_here, draw(1)))
card(
    "Hallowed Tomb",
    when(
        you.hold_here,
        if_(
            there_is(unit.yours.in_champion_zone, least=0, most=0),
            put_in_champion_zone(a(unit.yours.in_trash.is_(CHOSEN_CHAMPION))),
        ),
        may=True,
    ),
)
card("Monastery of Hirana", when(you.conquer_here, draw(1), may=True, cost=cost(spending_buffs(unit.yours))))
card("Navori Fighting Pit", when(you.hold_here, buff(a(unit.here))))
card("Obelisk of Power", when(a_beginning, channel(1), if_=in_your_first_turns(), they=True))
card("Reaver's Row", when(you.defend_here, move_to_base(a(unit.friendly.here)), may=True))
card("Reckoner's Arena", when(you.hold_here, use_effects(I.conquer, every(unit.here))))
card("Sigil of the Storm", when(you.conquer_here, recycle(pick(rune.yours))))
card("Startipped Peak", when(you.hold_here, channel(1, exhausted=True), may=True))
card("Targon's Peak", when(you.conquer_here, later(a_turn_ends, ready(up_to(2, rune)))))
card("The Arena's Greatest", when(a_beginning, gain_points(1), if_=in_your_first_turns(), they=True))
card("The Candlelit Sanctum", when(you.conquer_here, predict(2)))
card("The Dreaming Tree", when(nth_time(1, anybody.choose(unit.friendly.here, with_a_spell=True)), draw(1), they=True))
card("The Grand Plaza", when(you.hold_here, win_the_game(), if_=there_is(unit.yours.here, least=7)))
card("Trifarian War Camp", have(unit.here, 1))
card("Vilemaw's Lair", cant(MOVE_TO_BASE, unit.here))
card("Void Gate", bonus_damage(1, actor=ANY_SIDE, to=unit.here))
card("Windswept Hillock", have(unit.here, None, Ganking))
card("Zaun Warrens", when(you.conquer_here, discard(1), draw(1)))
