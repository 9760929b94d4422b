"""Origins: Fury."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Blazing Scorcher", Accelerate)
card("Brazen Buccaneer", additional(cost(discarding(1)), cheaper=2))
card("Chemtech Enforcer", Assault(2), when(I.am_played, discard(1)))
card("Cleave", Action, grant(a(unit), Assault(3)))
card("Disintegrate", Action, deal(3, a(unit.at_battlefield)), if_this_kills(it(), draw(1)))
card(
    "Flame Chompers",
    from_trash(when(I.am_discarded, play_card(this_card(TRASH), free=True), may=True, cost=cost("Fury"))),
)
card("Get Excited!", Action, discard(1, "tossed"), deal(energy_of(it("tossed")), a(unit.at_battlefield)))
card("Hextech Ray", Action, deal(3, a(unit.at_battlefield)))
card("Legion Rearguard", Accelerate)
card("Magma Wurm", enter_ready(unit.friendly.other, played=False))
card("Noxus Hopeful", Legion(costs_less(2)))
card("Pouty Poro", Deflect())
card("Sky Splitter", Action, costs_less(highest_might_of(unit.yours)), deal(5, a(unit.at_battlefield)))
card("Captain Farron", have(unit.friendly.other.here, None, Assault()))
card("Dangerous Duo", Legion(when(I.am_played, give(a(unit), 2))))
card("Iron Ballista", enter_exhausted(), use(exhaust_me(), deal(2, a(unit.at_battlefield))))
card("Noxus Saboteur", cant(PLAY_FACEDOWN_HERE, battlefield.here, actor=ENEMY))
card("Raging Soul", have(me, None, Assault(), Ganking, while_=happened(you.discard())))
card("Scrapyard Champion", Legion(when(I.am_played, discard(2), draw(2))))
card("Sun Disc", use(exhaust_me(), if_(legion, lasts(enter_ready(unit.yours), uses=1))))
card("Thermo Beam", Action, kill(every(gear)))
card(
    "Unlicensed Armory",
    use(
        exhaust_me(discarding(1)),
        choose(a(unit.friendly)),
        lasts(
            instead_of_dying(it(), heal(that), exhaust(that), recall(that), may=True, price=cost("Fury")),
            uses=1,
        ),
    ),
)
card("Void Seeker", Action, deal(4, a(unit.at_battlefield)), draw(1))
card(
    "Blind Fury",
    Action,
    each_player(reveal_top(1, "shown"), side=ENEMY),
    banish(pick(card_.among("shown"), name="taken")),
    play_card(it("taken"), free=True),
    recycle(rest_of("shown", "taken")),
)
card("Brynhir Thundersong", when(I.am_played, lasts(cant(PLAY_CARDS, card_, actor=ENEMY))))
card("Darius, Trifarian", when(you.play(card_, nth=2), give(me, 2), ready(me)))
card("Draven, Showboat", have(me, your_points))
card("Falling Star", deal(3, a(unit)), deal(3, a(unit)))
card("Jinx, Demolitionist", Accelerate, Assault(2), when(I.am_played, discard(2)))
card("Raging Firebrand", when(I.am_played, lasts(pay_less(spell, 5), uses=1)))
card("Ravenborn Tome", use(exhaust_me(), lasts(bonus_damage(1), uses=1)))
card("Shakedown", Reaction, choose(a(unit.enemy)), unless_they_let(deal(6, it()), controller_of(it()), draw(2)))
card(
    "Tryndamere, Barbarian",
    when(I.conquer, gain_points(1), if_=both(state_is(me, ATTACKING), at_least(excess_damage, 5))),
)
card(
    "Vayne, Hunter",
    Assault(3),
    enter_ready(while_=there_is(battlefield.enemy)),
    when(I.conquer, return_to_hand(me), may=True, cost=cost(1)),
)
card("Vi, Destructive", Ganking, use(cost(recycling(card_.yours.in_trash)), give(me, 1)))
card(
    "Immortal Phoenix",
    Assault(2),
    from_trash(
        when(
            you.kill(unit, with_a_spell=True),
            play_card(this_card(TRASH), free=True),
            may=True,
            cost=cost(1, "Fury"),
        )
    ),
)
card("Kadregrin the Infernal", when(I.am_played, draw(count(unit.yours.mighty))))
card("Kai'Sa, Survivor", Accelerate, when(I.conquer, draw(1)))
card("Seal of Rage", use(exhaust_me(), add("Fury"), speed=REACTION))
card("Volibear, Furious", Deflect(2), when(I.attack, deal(5, any_number(unit.enemy.here), split=True)))
