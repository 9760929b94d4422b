"""Origins (OGN)."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import (
    Action,
    Assault,
    Deflect,
    I,
    Reaction,
    Shield,
    Tank,
    Vision,
    a,
    add,
    additional,
    at_a_battlefield,
    battlefield,
    bonus_damage,
    both,
    buff,
    channel,
    choose,
    cost,
    deal,
    deed,
    discard,
    draw,
    either,
    enter_ready,
    every,
    exhaust_me,
    give,
    grant,
    have,
    if_,
    if_this_kills,
    if_you_cant,
    it,
    lasts,
    me,
    move_to_base,
    paid,
    play_me_to,
    play_token,
    ready,
    return_to_hand,
    spell,
    state_is,
    there_is,
    two,
    unit,
    up_to,
    use,
    when,
    you,
    you_pay_less,
)
from farfield.cards.tokens import RECRUIT
from farfield.rules.effects.abilities import Enters
from farfield.rules.effects.costs import EXHAUST_OBJECTS
from farfield.rules.effects.select import ALONE, ATTACKING, DEFENDING
from farfield.rules.terms import ANY_SIDE, REACTION, THIS_COMBAT

# Fury
card("Disintegrate", Action, deal(3, a(unit.at_battlefield)), if_this_kills(it(), draw(1)))
card("Iron Ballista", Enters(me, exhausted=True), use(exhaust_me(), deal(2, a(unit.at_battlefield))))
card("Pouty Poro", Deflect())

# Calm
card(
    "En Garde",
    Reaction,
    give(a(unit.friendly), 1),
    if_(there_is(unit.yours.there, least=1, most=1), give(it(), 1)),
)
card("Heart of Dark Ice", use(exhaust_me(), give(a(unit), 3)))
card(
    "Meditation",
    Reaction,
    additional(cost(deeds=(deed(EXHAUST_OBJECTS, 1, unit.friendly),))),
    if_(paid(), draw(2), draw(1)),
)
card("Playful Phantom")
card("Stalwart Poro", Shield())
card(
    "Wielder of Water",
    have(me, 2, while_=both(either(state_is(me, ATTACKING), state_is(me, DEFENDING)), state_is(me, ALONE))),
)

# Mind
card("Eager Apprentice", you_pay_less(spell, 1, least=1, while_=at_a_battlefield))
card("Energy Conduit", use(exhaust_me(), add(1), speed=REACTION))
card("Falling Comet", Action, deal(6, a(unit.at_battlefield)))
card("Lecturing Yordle", Tank, when(I.am_played, draw(1)))
card("Mega-Mech")
card("Orb of Regret", use(exhaust_me(), give(a(unit), -1, least=1)))
card("Ravenbloom Student", when(you.play(spell), give(me, 1)))
card("Singularity", deal(6, up_to(2, unit)))
card("Stupefy", Reaction, give(a(unit), -1, least=1), draw(1))

# Body
card("Arena Bar", use(exhaust_me(), buff(a(unit.friendly.exhausted))))
card("Cannon Barrage", Reaction, deal(2, every(unit.enemy.in_combat)))
card("Confront", Action, lasts(enter_ready(unit.yours)), draw(1))
card("Crackshot Corsair", when(I.attack, deal(1, a(unit.enemy.here))))
card("Dune Drake", when(I.attack, if_(there_is(unit.enemy.ready.here), give(me, 2))))
card("First Mate", when(I.am_played, ready(a(unit.other))))
card("Mobilize", channel(1, exhausted=True), if_(if_you_cant, draw(1)))
card("Mountain Drake")
card("Stormclaw Ursine", Tank, when(I.am_played, channel(1, exhausted=True)))

# Chaos
card("Gust", Reaction, return_to_hand(a(unit.at_battlefield.might_at_most(3))))
card("Maddened Marauder", Tank, when(I.am_played, move_to_base(a(unit.at_battlefield))))
card("Morbid Return", Action, return_to_hand(a(unit.yours.in_trash)))
card("Mystic Poro", Vision())
card("Sai Scout", Vision(), play_me_to(battlefield.open))
card("Sneaky Deckhand", play_me_to(battlefield.open))
card("Traveling Merchant", when(I.move, discard(1), draw(1)))

# Order
card("Back to Back", Reaction, give(two(unit.friendly), 2))
card("Daring Poro", Assault())
card("Faithful Manufactor", when(I.am_played, play_token(RECRUIT, here=True)))
card("Noxian Drummer", when(I.move_to_a_battlefield, play_token(RECRUIT, here=True)))
card("Petty Officer", Assault())
card("Vanguard Sergeant")

# Battlefields
card("Fortified Position", when(you.defend_here, choose(a(unit)), grant(it(), Shield(2), until=THIS_COMBAT)))
card("Startipped Peak", when(you.hold_here, channel(1, exhausted=True), may=True))
card("Trifarian War Camp", have(unit.here, 1))
card("Void Gate", bonus_damage(1, actor=ANY_SIDE, to=unit.here))
