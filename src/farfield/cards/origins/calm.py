"""Origins: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Charm", move(a(unit.enemy), destination()))
card("Clockwork Keeper", additional(cost("Calm")), when(I.am_played, draw(1), if_=paid()))
card("Defy", Reaction, counter(a(spell_on_chain.costing_at_most(4, power=1))))
card(
    "En Garde",
    Reaction,
    give(a(unit.friendly), 1),
    if_(there_is(unit.yours.there, least=1, most=1), give(it(), 1)),
)
card(
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
card("Rune Prison", Action, stun(a(unit)))
card("Solari Shieldbearer", when(I.am_played, stun(a(unit))))
card("Stalwart Poro", Shield())
card("Stand United", Hidden, Action, buff(a(unit.friendly)), lasts(rule(BUFF_VALUE, 1, unit.friendly)))
card("Sunlit Guardian", Shield(), Tank)
card(
    "Wielder of Water",
    have(me, 2, while_=both(either(state_is(me, ATTACKING), state_is(me, DEFENDING)), state_is(me, ALONE))),
)
card("Adaptatron", when(I.conquer, kill(a(gear)), if_(if_you_do, buff(me)), may=True))
card("Block", Hidden, Action, grant(a(unit), Shield(3), Tank))
card("Discipline", Reaction, give(a(unit), 2), draw(1))
card("Eclipse Herald", when(you.stun(unit.enemy), ready(me), give(me, 1)))
card("Mask of Foresight", when(attacks_or_defends(unit.friendly.alone), give(that, 1)))
card("Poro Herder", when(I.am_played, buff(me), draw(1), if_=there_is(unit.yours.tagged("Poro"))))
card(
    "Reinforce",
    look_at_top(5, unit, name="found"),
    banish(it("found")),
    play_card(it("found"), less=5),
    recycle(it("rest")),
)
card(
    "Spirit's Refuge",
    when(I.am_played, buff(a(unit.friendly))),
    have(unit.friendly.buffed.without_keyword(DEFLECT), None, Deflect()),
)
card("Wind Wall", Reaction, counter(a(spell_on_chain)))
card("Wizened Elder", have(me, 1, while_=state_is(me, BUFFED)))
card("Ahri, Alluring", when(I.hold, gain_points(1)))
card(
    "Blitzcrank, Impassive",
    Tank,
    when(I.am_played_to_a_battlefield, move_here(a(unit.enemy)), may=True),
    when(I.hold, return_to_hand(me)),
)
card(
    "Caitlyn, Patrolling",
    Backline,
    use(exhaust_me(), deal(might_of(me), a(unit.at_battlefield)), if_=at_a_battlefield),
)
card("Last Stand", Action, double_might(a(unit.friendly)), grant(it(), Temporary(), until=FOREVER))
card(
    "Mageseeker Warden",
    cant(PLAY_UNITS_HERE, battlefield, actor=ENEMY, while_=at_a_battlefield),
    cant(BE_READIED_BY_TEXT, permanent.enemy, while_=at_a_battlefield),
)
card(
    "Party Favors",
    each_player(say("Cards", "Runes"), side=OTHERS),
    as_(it("Cards"), draw(1)),
    draw(count(it("Cards"))),
    as_(it("Runes"), channel(1, exhausted=True)),
    channel(count(it("Runes")), exhausted=True),
)
card("Solari Shrine", when(you.kill(unit.enemy.stunned), draw(1), may=True, cost=exhaust_me()))
card("Sona, Harmonious", when(your_turn_ends, ready(up_to(4, rune.friendly)), if_=at_a_battlefield))
card("Taric, Protector", Shield(), Tank, have(unit.friendly.other.here, None, Shield()))
card("Tasty Faefolk", Accelerate, Deathknell(channel(2, exhausted=True), draw(1)))
card("Yasuo, Remorseful", when(I.attack, deal(might_of(me), a(unit.enemy.here))))
card(
    "Zhonya's Hourglass",
    Hidden,
    instead_of_dying(unit.friendly, kill(me), heal(that), exhaust(that), recall(that)),
)
card("Lee Sin, Ascetic", Shield(), use(exhaust_me(), buff(me)), rule(BUFF_LIMIT, 1_000, me))
card(
    "Leona, Zealot",
    enter_ready(me, while_=at_most(points_an_opponent_needs, 3)),
    have(unit.enemy.here.stunned, -8, least=1),
)
card("Mystic Reversal", Reaction, take_spell(a(spell_on_chain)), new_choices(it()))
card("Seal of Focus", use(exhaust_me(), add("Calm"), speed=REACTION))
card("Whiteflame Protector", when(I.am_played, give(a(unit), 8)))
