"""Origins: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card("Cemetery Attendant", when(I.am_played, return_to_hand(a(unit.yours.in_trash))))
card("Ember Monk", when(you.play_from(card_.facedown), give(me, 2)))
card("Fight or Flight", Hidden, Action, move_to_base(a(unit.at_battlefield)))
card("Gust", Reaction, return_to_hand(a(unit.at_battlefield.might_at_most(3))))
card("Morbid Return", Action, return_to_hand(a(unit.yours.in_trash)))
card("Mystic Poro", Vision())
card("Rebuke", Action, return_to_hand(a(unit.at_battlefield)))
card("Ride the Wind", Action, move(a(unit.friendly), destination()), ready(it()))
card("Sai Scout", Vision(), play_me_to(battlefield.open))
card("Shipyard Skulker")
card("Sneaky Deckhand", play_me_to(battlefield.open))
card("Stealthy Pursuer", when(moves_from_here(unit.friendly), move(me, that), may=True))
card("Undercover Agent", Deathknell(discard(2), draw(2)))
card("Acceptable Losses", Action, each_player(kill(pick(gear.yours))))
card("Fading Memories", grant(a(either_of(unit.at_battlefield, gear)), Temporary(), until=FOREVER))
card(
    "Pack of Wonders",
    use(exhaust_me(), return_to_hand(a(either_of(permanent.friendly.other, card_.friendly.facedown)))),
)
card("Scrapheap", when(any_of(I.am_played, I.die), draw(1)), from_trash(when(I.am_discarded, draw(1))))
card("Stacked Deck", Action, look_at_top(3, least=1), put_in_hand(it("chosen")), recycle(it("rest")))
card("The Syren", use(exhaust_me(1), move_to_base(a(unit.friendly.at_battlefield))))
card("Traveling Merchant", when(I.move, discard(1), draw(1)))
card("Treasure Trove", when(I.leave_the_board, draw(1), channel(1, exhausted=True)), use(exhaust_me("Chaos"), kill(me)))
card("Whirlwind", each_player(may(return_to_hand(pick(unit))), next_first=True))
card("Zaunite Bouncer", when(I.am_played, return_to_hand(a(unit.other.at_battlefield))))
card("Kayn, Unleashed", Ganking, cant(TAKE_DAMAGE, me, while_=at_least(times_this_turn(I.move), 2)))
card("Kog'Maw, Caustic", Deathknell(deal(4, every(unit.at_battlefield.at_same_place_as("me")))))
card("Maddened Marauder", Tank, when(I.am_played, move_to_base(a(unit.at_battlefield))))
card(
    "Mindsplitter",
    when(
        I.am_played,
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        choose(pick(card_.in_hand.of("them"), name="taken")),
        as_(it("them"), discard(it("taken"))),
    ),
)
card("Miss Fortune, Buccaneer", play_me_to(battlefield.open), may_be_played_to(unit.friendly, battlefield.open))
card(
    "Nocturne, Horrifying",
    Ganking,
    as_you_see_me(may(banish(me)), if_(if_you_do, may(play_card(me, price=cost("A"))))),
)
card("Rhasa the Sunderer", costs_less(your_trash))
card("Soulgorger", when(I.am_played, play_card(a(unit.yours.in_trash), no_energy=True), may=True))
card("Teemo, Scout", Hidden, when(I.am_played, give(me, 3)))
card("The Harrowing", play_card(a(unit.yours.in_trash), no_energy=True))
card(
    "Tideturner",
    Hidden,
    when(I.am_played, choose(a(unit.yours.at_other_place_than("me"))), swap_places(me, it()), may=True),
)
card(
    "Twisted Fate, Gambler",
    when(
        I.attack,
        reveal_top_rune("rune"),
        recycle(it("rune")),
        if_(
            is_(it("rune"), rune.of_domain("Fury")),
            do_this(deal(2, a(unit.enemy.here, "foe")), deal(1, every(unit.enemy.here.other_than("foe")))),
        ),
        if_(is_(it("rune"), rune.of_domain("Mind")), do_this(draw(1))),
        if_(is_(it("rune"), rune.of_domain("Order")), do_this(stun(a(unit.enemy)))),
    ),
)
card("Invert Timelines", each_player(seq(discard(your_hand), draw(4))))
card("Jinx, Rebel", when(you.discard(one_or_more=True), ready(me), give(me, 1)))
card("Possession", Action, choose(a(unit.enemy.at_battlefield)), gain_control(it()), recall(it()))
card("Seal of Discord", use(exhaust_me(), add("Chaos"), speed=REACTION))
card("Yasuo, Windrider", Ganking, when(nth_time(3, I.move), gain_points(1)))
