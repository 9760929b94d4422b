"""Cards of a deck that are looked at, revealed, drawn by name, and what they say of that moment (CR 413, 424)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    ENEMY,
    HIDDEN,
    LOOK_AT,
    Hidden,
    a,
    add,
    as_,
    as_i_am_revealed,
    as_you_see_me,
    banish,
    card_,
    choose,
    cost,
    count,
    deal,
    do_this,
    draw,
    each_player,
    every,
    gain_xp,
    gear,
    give,
    if_,
    if_you_do,
    is_,
    it,
    lasts,
    look_at_top,
    look_first,
    may,
    me,
    pick,
    play_card,
    player,
    predict,
    put_in_trash,
    recycle,
    rest_of,
    reveal,
    reveal_top,
    reveal_top_rune,
    reveal_until,
    rule,
    rune,
    there_is,
    unit,
    when,
    you,
    your_turn_ends,
)
from farfield.games import Field, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from tests.scenarios.table import (
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
ROCK = unit_card("Rock", might=9)
JAR = gear_card("Jar")
ZAP = spell_card("Zap", gain_xp(1))
BOTTOM = unit_card("Bottom")


# --- draw a chosen card


@pytest.mark.clause("CR 413", "CR 424")
def test_a_revealed_card_is_drawn_and_that_is_a_draw() -> None:
    smith = unit_card("Smith", when(you.draw(), gain_xp(1)))
    call = spell_card("Call", look_at_top(3, gear), reveal(it("chosen")), draw(it("chosen")), recycle(it("rest")))
    game = Position(seats=[Seat(hand=[call], base=[smith], deck=[LEFT, JAR, RIGHT, BOTTOM]), Seat()]).start()
    do(game, "play Call", "pick Jar")
    settle(game)
    assert (hand(game, 0), game.sides[0].xp, deck(game, 0)[0]) == (["Jar"], 1, "Bottom")
    assert happened(game, "draws") == ["draws Jar"]


@pytest.mark.clause("CR 413", "CR 108.7")
def test_putting_a_card_into_the_hand_is_none() -> None:
    from farfield.cards.language import put_in_hand

    smith = unit_card("Smith", when(you.draw(), gain_xp(1)))
    call = spell_card("Call", look_at_top(2, least=1), put_in_hand(it("chosen")), recycle(it("rest")))
    game = Position(seats=[Seat(hand=[call], base=[smith], deck=[LEFT, JAR]), Seat()]).start()
    do(game, "play Call", "pick Jar")
    settle(game)
    assert (hand(game, 0), game.sides[0].xp, happened(game, "draws")) == (["Jar"], 0, [])


@pytest.mark.clause("CR 413")
def test_what_is_not_chosen_is_not_drawn() -> None:
    call = spell_card("Call", look_at_top(3, gear), reveal(it("chosen")), draw(it("chosen")), recycle(it("rest")))
    game = Position(seats=[Seat(hand=[call], deck=[LEFT, JAR, RIGHT]), Seat()]).start()
    do(game, "play Call", "done")
    settle(game)
    assert (hand(game, 0), sorted(deck(game, 0)), happened(game, "reveals")) == ([], ["Jar", "Left", "Right"], [])


@pytest.mark.clause("CR 424")
def test_a_card_that_is_not_of_the_kind_goes_elsewhere() -> None:
    guard = spell_card(
        "Guard",
        reveal_top(1, "shown"),
        if_(is_(it("shown"), unit), draw(it("shown")), put_in_trash(it("shown"))),
    )
    game = Position(seats=[Seat(hand=[guard, guard], deck=[LEFT, ZAP]), Seat()]).start()
    do(game, "play Guard")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Guard", "Left"], ["Guard"])
    do(game, "play Guard")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Left"], ["Guard", "Guard", "Zap"])


# --- what was revealed


@pytest.mark.clause("CR 424")
def test_one_of_what_each_opponent_reveals_is_banished_and_played_and_the_rest_recycled() -> None:
    fury = spell_card(
        "Fury",
        each_player(reveal_top(1, "shown"), side=ENEMY),
        banish(pick(card_.among("shown"), name="taken")),
        play_card(it("taken"), free=True),
        recycle(rest_of("shown", "taken")),
    )
    dear = unit_card("Dear", energy=9)
    game = Position(
        seats=[Seat(hand=[fury]), Seat(deck=[dear, BOTTOM]), Seat(deck=[LEFT, RIGHT])], mode=Skirmish()
    ).start()
    do(game, "play Fury")
    assert offered(game) == ["pick Dear", "pick Left"]
    do(game, "pick Dear")
    settle(game)
    assert (base(game, 0), deck(game, 1), deck(game, 2)) == (["Dear"], ["Bottom"], ["Right", "Left"])
    assert (banished(game, 1), banished(game, 2)) == ([], [])


@pytest.mark.clause("CR 424")
def test_cards_of_a_sort_are_counted_among_the_revealed() -> None:
    sly = unit_card("Sly", Hidden)
    volley = spell_card(
        "Volley",
        choose(a(unit.enemy, "foe")),
        reveal_top(4, "revealed"),
        deal(count(card_.with_keyword(HIDDEN).among("revealed")), it("foe")),
        recycle(it("revealed")),
    )
    game = Position(
        seats=[Seat(hand=[volley], deck=[sly, LEFT, sly, RIGHT, sly]), Seat()],
        fields=[Field(controller=1, units={1: [ROCK]})],
    ).start()
    do(game, "play Volley")
    settle(game)
    assert (damage_to(game, "Rock"), deck(game, 0)[0], len(deck(game, 0))) == ([2], "Sly", 5)


@pytest.mark.clause("CR 424")
def test_cards_are_revealed_until_one_of_the_kind_turns_up() -> None:
    aurora = gear_card(
        "Aurora",
        when(
            your_turn_ends,
            reveal_until(unit),
            banish(it("found")),
            play_card(it("found"), free=True),
            recycle(it("rest")),
        ),
    )
    game = Position(seats=[Seat(base=[aurora], deck=[ZAP, JAR, LEFT, RIGHT]), Seat()]).start()
    do(game, "end")
    assert (base(game, 0), banished(game, 0), deck(game, 0)[0]) == (["Aurora", "Left"], [], "Right")
    assert sorted(deck(game, 0)) == ["Jar", "Right", "Zap"]


@pytest.mark.clause("CR 424", "CR 431")
def test_if_none_turns_up_all_are_revealed_and_nobody_burns_out() -> None:
    search = spell_card("Search", reveal_until(unit), banish(it("found")), recycle(it("rest")), gain_xp(1))
    game = Position(seats=[Seat(hand=[search], deck=[ZAP, JAR]), Seat()]).start()
    do(game, "play Search")
    settle(game)
    assert (sorted(deck(game, 0)), banished(game, 0), game.sides[0].xp) == (["Jar", "Zap"], [], 1)
    assert (happened(game, "reveals"), happened(game, "burns-out")) == (["reveals Zap Jar"], [])


@pytest.mark.clause("CR 416", "CR 424")
def test_the_top_rune_is_revealed_and_recycled_and_its_domain_decides() -> None:
    gamble = spell_card(
        "Gamble",
        reveal_top_rune("rune"),
        recycle(it("rune")),
        if_(is_(it("rune"), rune.of_domain("Mind")), draw(1)),
        if_(is_(it("rune"), rune.of_domain("Fury")), deal(2, pick(unit.enemy, name="foe"))),
    )
    for domain, drawn, damage in (("Mind", ["Left"], []), ("Fury", [], [2]), ("Calm", [], [])):
        game = Position(
            seats=[Seat(hand=[gamble], deck=[LEFT], rune_deck=f"{domain}, Body"), Seat()],
            fields=[Field(controller=1, units={1: [ROCK]})],
        ).start()
        do(game, "play Gamble")
        settle(game)
        assert (hand(game, 0), damage_to(game, "Rock")) == (drawn, damage)
        assert happened(game, "recycles") == [f"recycles {domain} Rune"]


@pytest.mark.clause("CR 386", "CR 424")
def test_a_tag_among_the_revealed_is_asked_for_after_it_was_drawn() -> None:
    nurse = spell_card(
        "Nurse",
        look_at_top(2, unit),
        reveal(it("chosen")),
        draw(it("chosen")),
        recycle(it("rest")),
        if_(there_is(unit.tagged("Poro").among("chosen")), do_this(give(a(unit.friendly), 1))),
    )
    poro = unit_card("Fluffy", tags=("Poro",))
    game = Position(seats=[Seat(hand=[nurse, nurse], base=[LEFT], deck=[poro, ZAP, RIGHT, ZAP]), Seat()]).start()
    do(game, "play Nurse", "pick Fluffy")
    settle(game)
    assert (hand(game, 0), game.might(piece(game, "Left").id)) == (["Fluffy", "Nurse"], 4)
    do(game, "play Nurse", "pick Right")
    settle(game)
    assert game.might(piece(game, "Left").id) == 4


# --- as I am looked at or revealed

SHADE = unit_card(
    "Shade", as_you_see_me(may(banish(me)), if_(if_you_do, may(play_card(me, price=cost("A"))))), energy=7, might=4
)
TITAN = unit_card("Titan", as_i_am_revealed(add(2)), energy=6)


@pytest.mark.clause("CR 424", "A56")
def test_as_you_look_at_me_i_am_banished_and_played() -> None:
    glance = spell_card("Glance", predict(2), gain_xp(1))
    game = Position(seats=[Seat(hand=[glance], deck=[LEFT, SHADE, BOTTOM], runes="Chaos 1"), Seat()]).start()
    do(game, "play Glance", "yes", "yes")
    assert offered(game) == ["done", "pick Left"], "what was banished is not among them any more"
    do(game, "done")
    settle(game)
    assert (base(game, 0), banished(game, 0), deck(game, 0), game.sides[0].xp) == (["Shade"], [], ["Left", "Bottom"], 1)


@pytest.mark.clause("CR 424", "A56")
def test_who_stays_where_it_is_can_be_chosen_like_any_other() -> None:
    glance = spell_card("Glance", look_at_top(2, least=1), draw(it("chosen")), recycle(it("rest")))
    game = Position(seats=[Seat(hand=[glance], deck=[LEFT, SHADE], runes="Chaos 1"), Seat()]).start()
    do(game, "play Glance", "no", "pick Shade")
    settle(game)
    assert (hand(game, 0), base(game, 0), deck(game, 0)) == (["Shade"], [], ["Left"])


@pytest.mark.clause("CR 413", "A56")
def test_a_draw_and_a_burn_are_no_look() -> None:
    from farfield.cards.language import burn

    grab = spell_card("Grab", draw(1), burn(1))
    game = Position(seats=[Seat(hand=[grab], deck=[SHADE, SHADE], runes="Chaos 1"), Seat()]).start()
    do(game, "play Grab")
    settle(game)
    assert (hand(game, 0), trash(game, 0), banished(game, 0)) == (["Shade"], ["Grab", "Shade"], [])


@pytest.mark.clause("CR 424", "CR 429")
def test_as_i_am_revealed_my_owner_adds() -> None:
    show = spell_card("Show", reveal_top(2, "shown"), recycle(it("shown")))
    look = spell_card("Look", look_at_top(1), recycle(it("chosen")))
    dear = unit_card("Dear", energy=2)
    game = Position(seats=[Seat(hand=[show, look, dear], deck=[TITAN, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Show")
    settle(game)
    assert game.sides[0].energy == 2
    do(game, "play Dear")
    settle(game)
    assert base(game, 0) == ["Dear"]


@pytest.mark.clause("CR 424", "A56")
def test_looking_is_not_revealing() -> None:
    look = spell_card("Look", look_at_top(1), recycle(it("chosen")))
    game = Position(seats=[Seat(hand=[look], deck=[TITAN]), Seat()]).start()
    do(game, "play Look", "done")
    settle(game)
    assert game.sides[0].energy == 0


# --- look at the top card first


@pytest.mark.clause("CR 367", "CR 424")
def test_before_cards_of_a_deck_are_revealed_the_top_one_is_looked_at_and_may_go() -> None:
    hatchling = unit_card("Hatchling", look_first())
    show = spell_card("Show", reveal_top(1, "shown"), if_(is_(it("shown"), unit), draw(it("shown"))))
    for answer, drawn in (("pick Zap", ["Left"]), ("done", [])):
        game = Position(seats=[Seat(hand=[show], base=[hatchling], deck=[ZAP, LEFT, BOTTOM]), Seat()]).start()
        do(game, "play Show", answer)
        settle(game)
        assert hand(game, 0) == drawn
        assert happened(game, "looks", "reveals")[0] == "looks Zap"


@pytest.mark.clause("CR 367")
def test_it_is_only_for_you_and_only_before_revealing_from_a_deck() -> None:
    hatchling = unit_card("Hatchling", look_first())
    show = spell_card(
        "Show",
        each_player(reveal_top(1, "shown"), side=ENEMY),
        each_player(reveal(every(card_.yours.in_hand)), side=ENEMY),
        gain_xp(1),
    )
    game = Position(seats=[Seat(hand=[show], base=[hatchling]), Seat(hand=[LEFT], deck=[ZAP])]).start()
    do(game, "play Show")
    settle(game)
    assert (happened(game, "looks"), game.sides[0].xp) == ([], 1)


@pytest.mark.clause("CR 367", "CR 424")
def test_of_two_each_looks_and_also_at_a_rune_deck() -> None:
    hatchling = unit_card("Hatchling", look_first())
    show = spell_card("Show", reveal_top_rune("rune"), recycle(it("rune")))
    game = Position(
        seats=[Seat(hand=[show], base=[hatchling, hatchling], rune_deck="Fury, Mind, Calm"), Seat()]
    ).start()
    do(game, "play Show", "pick Fury Rune", "pick Mind Rune")
    settle(game)
    assert happened(game, "reveals") == ["reveals Calm Rune"]


# --- facedown cards


@pytest.mark.clause("CR 128", "CR 421.4")
def test_who_can_look_at_facedown_cards_knows_those_there_are_and_those_that_come() -> None:
    crab = spell_card(
        "Crab",
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        lasts(rule(LOOK_AT, scope=card_.facedown.of("them"))),
    )
    sly = unit_card("Sly", Hidden)
    game = Position(
        seats=[Seat(hand=[crab]), Seat(hand=[LEFT])],
        fields=[Field(plain_field("Here"), controller=1, units={1: [ROCK]}, facedown={1: sly})],
    ).start()
    view = game.view(0)
    assert not any("Sly" in str(x) for x in [view.plain()])
    do(game, "play Crab")
    settle(game)
    assert any("Sly" in str(x) for x in [game.view(0).plain()])
    assert not any("Sly" in str(x) for x in [game.view(None).plain()])
