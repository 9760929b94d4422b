"""Origins: Chaos."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *

draft("Cemetery Attendant", when(I.am_played, return_to_hand(a(unit.yours.in_trash))))
draft("Ember Monk", when(you.play_from(card_.facedown), give(me, 2)))
draft("Fight or Flight", Hidden, Action, move_to_base(a(unit.at_battlefield)))
card("Gust", Reaction, return_to_hand(a(unit.at_battlefield.might_at_most(3))))
card("Morbid Return", Action, return_to_hand(a(unit.yours.in_trash)))
card("Mystic Poro", Vision())
draft("Rebuke", Action, return_to_hand(a(unit.at_battlefield)))
draft("Ride the Wind", Action, move(a(unit.friendly, "mover"), destination()), ready(it("mover")))
card("Sai Scout", Vision(), play_me_to(battlefield.open))
draft("Shipyard Skulker")
card("Sneaky Deckhand", play_me_to(battlefield.open))
draft("Stealthy Pursuer", when(moves_from_here(unit.friendly), move(me, that), may=True))
draft("Undercover Agent", Deathknell(discard(2), draw(2)))
draft("Acceptable Losses", Action, each_player(kill(pick(gear.yours))))
draft("Fading Memories", grant(a(either_of(unit.at_battlefield, gear)), Temporary(), until=FOREVER))
draft(
    "Pack of Wonders",
    use(exhaust_me(), return_to_hand(a(either_of(permanent.friendly.other, card_.friendly.facedown)))),
)
draft("Scrapheap", when(any_of(I.am_played, I.die), draw(1)), from_trash(when(I.am_discarded, draw(1))))
draft("Stacked Deck", Action, look_at_top(3, least=1), put_in_hand(it("chosen")), recycle(it("rest")))
draft("The Syren", use(exhaust_me(1), move_to_base(a(unit.friendly.at_battlefield))))
card("Traveling Merchant", when(I.move, discard(1), draw(1)))
draft(
    "Treasure Trove", when(I.leave_the_board, draw(1), channel(1, exhausted=True)), use(exhaust_me("Chaos"), kill(me))
)
draft("Whirlwind", each_player(may(return_to_hand(pick(unit))), next_first=True))
draft("Zaunite Bouncer", when(I.am_played, return_to_hand(a(unit.other.at_battlefield))))
draft("Kayn, Unleashed", Ganking, cant(TAKE_DAMAGE, me, while_=at_least(times_this_turn(I.move), 2)))
draft("Kog'Maw, Caustic", Deathknell(deal(4, every(unit.at_battlefield.at_same_place_as("me")))))
card("Maddened Marauder", Tank, when(I.am_played, move_to_base(a(unit.at_battlefield))))
draft(
    "Mindsplitter",
    when(
        I.am_played,
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        choose(pick(card_.in_hand.of("them"), name="taken")),
        as_(it("them"), discard(it("taken"))),
    ),
)
draft("Miss Fortune, Buccaneer", play_me_to(battlefield.open), may_be_played_to(unit.friendly, battlefield.open))
draft(
    "Nocturne, Horrifying",
    Ganking,
    as_you_see_me(may(banish(me)), if_(if_you_do, may(play_card(me, price=cost("A"))))),
)
draft("Rhasa the Sunderer", costs_less(your_trash))
draft("Soulgorger", when(I.am_played, play_card(a(unit.yours.in_trash), no_energy=True), may=True))
draft("Teemo, Scout", Hidden, when(I.am_played, give(me, 3)))
draft("The Harrowing", play_card(a(unit.yours.in_trash), no_energy=True))
draft(
    "Tideturner",
    Hidden,
    when(I.am_played, choose(a(unit.yours.at_other_place_than("me"))), swap_places(me, it()), may=True),
)
draft(
    "Twisted Fate, Gambler",
    when(
        I.attack,
        reveal_top_rune("rune"),
        recycle(it("rune")),
        if_(
            is_(it("rune"), rune.of_domain("Fury")),
            seq(deal(2, pick(unit.enemy.here, name="foe")), deal(1, every(unit.enemy.here.other_than("foe")))),
        ),
        if_(is_(it("rune"), rune.of_domain("Mind")), draw(1)),
        if_(is_(it("rune"), rune.of_domain("Order")), stun(pick(unit.enemy))),
    ),
)
draft("Invert Timelines", each_player(seq(discard(your_hand), draw(4))))
draft("Jinx, Rebel", when(you.discard(one_or_more=True), ready(me), give(me, 1)))
draft("Possession", Action, choose(a(unit.enemy.at_battlefield)), gain_control(it()), recall(it()))
draft("Seal of Discord", use(exhaust_me(), add("Chaos"), speed=REACTION))
draft("Yasuo, Windrider", Ganking, when(nth_time(3, I.move), gain_points(1)))
