"""Origins: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

draft("Charm", move(a(unit.enemy), destination()))
draft("Clockwork Keeper", additional(cost("Calm")), when(I.am_played, draw(1), if_=paid()))
draft("Defy", Reaction, counter(a(spell_on_chain.costing_at_most(4, power=1))))
card(
    "En Garde",
    Reaction,
    give(a(unit.friendly), 1),
    if_(there_is(unit.yours.there, least=1, most=1), give(it(), 1)),
)
draft(
    "Find Your Center",
    Action,
    costs_less(2, while_=at_most(points_an_opponent_needs, 3)),
    draw(1),
    channel(1, exhausted=True),
)
card(
    "Meditation",
    Reaction,
    additional(cost(exhausting(unit.friendly))),
    if_(paid(), draw(2), draw(1)),
)
card("Playful Phantom")
draft("Rune Prison", Action, stun(a(unit)))
draft("Solari Shieldbearer", when(I.am_played, stun(a(unit))))
card("Stalwart Poro", Shield())
draft("Stand United", Hidden, Action, buff(a(unit.friendly)), lasts(rule(BUFF_VALUE, 1, unit.friendly)))
draft("Sunlit Guardian", Shield(), Tank)
card(
    "Wielder of Water",
    have(me, 2, while_=both(either(state_is(me, ATTACKING), state_is(me, DEFENDING)), state_is(me, ALONE))),
)
draft("Adaptatron", when(I.conquer, kill(a(gear)), if_(if_you_do, buff(me)), may=True))
draft("Block", Hidden, Action, grant(a(unit), Shield(3), Tank))
draft("Discipline", Reaction, give(a(unit), 2), draw(1))
draft("Eclipse Herald", when(you.stun(unit.enemy), ready(me), give(me, 1)))
draft("Mask of Foresight", when(attacks_or_defends(unit.friendly.alone), give(that, 1)))
draft("Poro Herder", when(I.am_played, buff(me), draw(1), if_=there_is(unit.yours.tagged("Poro"))))
draft(
    "Reinforce",
    look_at_top(5, unit, name="found"),
    banish(it("found")),
    play_card(it("found"), less=5),
    recycle(it("rest")),
)
draft(
    "Spirit's Refuge",
    when(I.am_played, buff(a(unit.friendly))),
    have(unit.friendly.buffed.without_keyword(DEFLECT), None, Deflect()),
)
draft("Wind Wall", Reaction, counter(a(spell_on_chain)))
draft("Wizened Elder", have(me, 1, while_=state_is(me, BUFFED)))
draft("Ahri, Alluring", when(I.hold, gain_points(1)))
draft(
    "Blitzcrank, Impassive",
    Tank,
    when(I.am_played_to_a_battlefield, move_here(a(unit.enemy)), may=True),
    when(I.hold, return_to_hand(me)),
)
draft(
    "Caitlyn, Patrolling",
    Backline,
    use(exhaust_me(), deal(might_of(me), a(unit.at_battlefield)), if_=at_a_battlefield),
)
draft("Last Stand", Action, double_might(a(unit.friendly)), grant(it(), Temporary(), until=FOREVER))
draft(
    "Mageseeker Warden",
    cant(PLAY_UNITS_HERE, battlefield, actor=ENEMY, while_=at_a_battlefield),
    cant(BE_READIED_BY_TEXT, permanent.enemy, while_=at_a_battlefield),
)
draft(
    "Party Favors",
    each_player(say("Cards", "Runes"), side=OTHERS),
    as_(it("Cards"), draw(1)),
    draw(count(it("Cards"))),
    as_(it("Runes"), channel(1, exhausted=True)),
    channel(count(it("Runes")), exhausted=True),
)
draft("Solari Shrine", when(you.kill(unit.enemy.stunned), draw(1), may=True, cost=exhaust_me()))
draft("Sona, Harmonious", when(your_turn_ends, ready(up_to(4, rune.friendly)), if_=at_a_battlefield))
draft("Taric, Protector", Shield(), Tank, have(unit.friendly.other.here, None, Shield()))
draft("Tasty Faefolk", Accelerate, Deathknell(channel(2, exhausted=True), draw(1)))
draft("Yasuo, Remorseful", when(I.attack, deal(might_of(me), a(unit.enemy.here))))
draft(
    "Zhonya's Hourglass",
    Hidden,
    instead_of_dying(unit.friendly, kill(me), heal(that), exhaust(that), recall(that)),
)
draft("Lee Sin, Ascetic", Shield(), use(exhaust_me(), buff(me)), rule(BUFF_LIMIT, 1_000, me))
draft(
    "Leona, Zealot",
    enter_ready(me, while_=at_most(points_an_opponent_needs, 3)),
    have(unit.enemy.here.stunned, -8, least=1),
)
draft("Mystic Reversal", Reaction, take_spell(a(spell_on_chain)), new_choices(it()))
draft("Seal of Focus", use(exhaust_me(), add("Calm"), speed=REACTION))
draft("Whiteflame Protector", when(I.am_played, give(a(unit), 8)))
