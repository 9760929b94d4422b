"""What a text burned, discarded, banished or countered can be named, and who did it is known."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    FOREVER,
    REACTION,
    Action,
    Flow,
    I,
    Reaction,
    a,
    as_,
    at_least,
    banish,
    become_copy,
    burn,
    card_,
    channel,
    choose,
    cost,
    count,
    counter,
    discard,
    do_this,
    draw,
    each_player,
    either_of,
    every,
    exhaust,
    gain_xp,
    gear,
    give,
    if_,
    is_,
    it,
    kill,
    later,
    level,
    me,
    might_of,
    owner_of,
    pick,
    player,
    put_in_hand,
    put_in_trash,
    put_on_bottom,
    ready,
    recycle,
    return_to_hand,
    reveal,
    rune,
    spell,
    spell_on_chain,
    stun,
    that,
    they,
    unit,
    use,
    when,
    you,
    your_beginning,
)
from farfield.games import Field, Position, Seat
from tests.scenarios.table import (
    NONE,
    banished,
    base,
    deck,
    do,
    gear_card,
    hand,
    happened,
    offered,
    piece,
    plain_field,
    runes,
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


# --- discarded


@pytest.mark.clause("CR 422", "CR 355.17")
def test_they_discard_the_card_that_you_chose() -> None:
    split = spell_card(
        "Split",
        choose(a(player.enemy, "them")),
        as_(it("them"), reveal(every(card_.yours.in_hand))),
        choose(pick(card_.in_hand.of("them"), name="card")),
        as_(it("them"), discard(it("card"))),
    )
    mourner = unit_card("Mourner", when(you.discard(), gain_xp(1)))
    game = Position(seats=[Seat(hand=[split]), Seat(hand=[LEFT, JAR], base=[mourner])]).start()
    do(game, "play Split")
    assert offered(game) == ["pick Jar", "pick Left"]
    do(game, "pick Jar")
    settle(game)
    assert (hand(game, 1), trash(game, 1), game.sides[1].xp) == (["Left"], ["Jar"], 1)
    assert happened(game, "discards") == ["discards Jar"]


@pytest.mark.clause("A47", "CR 355.17")
def test_what_is_done_depends_on_the_type_of_the_discarded_card() -> None:
    painter = unit_card(
        "Painter",
        when(
            I.move,
            discard(1, "tossed"),
            if_(is_(it("tossed"), spell), draw(1)),
            if_(is_(it("tossed"), gear), ready(pick(rune.yours, least=0, most=2))),
            if_(is_(it("tossed"), unit), give(me, 3)),
        ),
    )
    for tossed, might, drawn in (("Zap", 2, ["Right"]), ("Left", 5, []), ("Jar", 2, [])):
        card = {"Zap": ZAP, "Left": LEFT, "Jar": JAR}[tossed]
        game = Position(
            seats=[Seat(hand=[card], base=[painter], deck=[RIGHT], exhausted_runes="Mind 2"), Seat()],
            fields=[Field()],
        ).start()
        do(game, "move Painter")
        if tossed == "Jar":  # the runes are chosen now, and not before anybody knew what would be discarded
            assert offered(game) == ["done", "pick Mind Rune", "pick Mind Rune"]
            do(game, "pick Mind Rune", "pick Mind Rune")
        settle(game)
        assert (trash(game, 0), hand(game, 0)) == ([tossed], drawn)
        assert game.might(piece(game, "Painter").id) == might


# --- burned

RELIC = gear_card(
    "Relic",
    when(
        your_beginning,
        burn(1, "burned"),
        if_(is_(it("burned"), unit), do_this(give(a(unit.friendly), might_of(it("burned"))))),
    ),
)


@pytest.mark.clause("CR 440", "CR 386")
def test_the_might_of_what_was_burned_is_read() -> None:
    game = Position(seats=[Seat(base=[RELIC, ROCK], deck=[LEFT, JAR, ZAP]), Seat()], active=1).start()
    do(game, "end")
    settle(game)
    assert (trash(game, 0), game.might(piece(game, "Rock").id)) == (["Left"], 12)


@pytest.mark.clause("CR 440")
def test_what_another_text_burns_is_not_this_way() -> None:
    torch = spell_card("Torch", burn(1))
    game = Position(seats=[Seat(hand=[torch], base=[RELIC, ROCK], deck=[LEFT, JAR]), Seat()]).start()
    do(game, "play Torch")
    settle(game)
    assert (trash(game, 0), game.might(piece(game, "Rock").id)) == (["Left", "Torch"], 9)


@pytest.mark.clause("CR 431", "CR 440")
def test_the_name_holds_all_of_them_through_a_burn_out() -> None:
    pyre = spell_card("Pyre", burn(3, "burned"), gain_xp(count(unit.among("burned"))))
    game = Position(seats=[Seat(hand=[pyre], deck=[LEFT], trash=[RIGHT, ROCK, JAR]), Seat()]).start()
    do(game, "play Pyre")
    settle(game)
    burned = [x.removeprefix("burned ") for x in happened(game, "burned")]
    assert len(burned) == 3 and burned[0] == "Left"
    # What the Burn Out itself put back was not put there by the text, and is another object if it is burned again.
    assert game.sides[0].xp == sum(name in ("Left", "Right", "Rock") for name in burned[1:])


@pytest.mark.clause("A46", "CR 440.1", "CR 431")
def test_top_cards_into_the_trash_are_burned() -> None:
    mourner = unit_card("Mourner", when(you.burn(unit), gain_xp(1)))
    mine = spell_card("Mine", burn(2))
    game = Position(seats=[Seat(hand=[mine], base=[mourner], deck=[LEFT, JAR, ZAP]), Seat()]).start()
    do(game, "play Mine")
    settle(game)
    assert (trash(game, 0), game.sides[0].xp) == (["Jar", "Left", "Mine"], 1)


# --- on the bottom


@pytest.mark.clause("A42", "CR 416")
def test_the_bottom_is_no_recycling() -> None:
    karma = unit_card("Karma", when(you.recycle(), gain_xp(1)))
    bury = spell_card("Bury", as_(owner_of(a(unit.enemy, "it")), put_on_bottom(it("it"))))
    game = Position(seats=[Seat(hand=[bury]), Seat(base=[karma, LEFT], deck=[RIGHT])]).start()
    do(game, "play Bury", "pick Left")
    settle(game)
    assert (deck(game, 1), game.sides[1].xp, happened(game, "recycles")) == (["Right", "Left"], 0, [])


@pytest.mark.clause("A42", "CR 128")
def test_everybody_knows_what_was_put_there_from_the_board() -> None:
    bury = spell_card("Bury", put_on_bottom(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bury]), Seat(base=[LEFT], deck=[RIGHT])]).start()
    do(game, "play Bury")
    settle(game)
    assert "Left" in str(game.view(0).plain())
    hide = spell_card("Hide", put_on_bottom(pick(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[hide, LEFT, JAR], deck=[RIGHT]), Seat()]).start()
    do(game, "play Hide", "pick Jar")
    settle(game)
    assert (hand(game, 0), deck(game, 0)) == (["Left"], ["Right", "Jar"])
    assert "Jar" not in str(game.view(1).plain())


# --- recycled


@pytest.mark.clause("A45", "CR 416.6")
def test_so_many_from_the_trash_are_recycled_on_resolution_and_as_many_as_there_are() -> None:
    doctor = unit_card("Doctor", when(your_beginning, recycle(pick(card_.yours.in_trash, least=3, most=3))))
    game = Position(seats=[Seat(base=[doctor], trash=[LEFT, JAR], deck=[ZAP, RIGHT]), Seat()], active=1).start()
    do(game, "end")
    settle(game)
    assert (trash(game, 0), sorted(deck(game, 0))) == ([], ["Jar", "Left", "Right"])
    sweep = spell_card("Sweep", Reaction, banish(a(card_.in_trash)))
    game = Position(seats=[Seat(base=[doctor], trash=[LEFT, JAR, RIGHT, ZAP]), Seat(hand=[sweep])], active=1).start()
    do(game, "end", "play Sweep", "pick Left")
    settle(game)
    assert (trash(game, 0), banished(game, 0)) == ([], ["Left"]), "nothing was chosen before it resolved"


@pytest.mark.clause("A44", "CR 416")
def test_whose_cards_they_are_recycles_them() -> None:
    karma = unit_card("Karma", when(you.recycle(one_or_more=True), gain_xp(1)))
    purge = spell_card("Purge", recycle(every(card_.enemy.in_trash)))
    game = Position(
        seats=[Seat(hand=[purge], base=[karma]), Seat(base=[karma], trash=[LEFT, RIGHT])],
    ).start()
    do(game, "play Purge")
    settle(game)
    assert [side.xp for side in game.sides] == [0, 1]


# --- banished


@pytest.mark.clause("A43", "CR 427", "CR 829")
def test_a_spell_that_is_banished_at_the_end_of_flow_is_banished_by_its_controller() -> None:
    shadows = unit_card("Shadows", when(you.banish(card_.owned), gain_xp(1)))
    rush = spell_card("Rush", Action, Flow(cost(0)), draw(1))
    game = Position(seats=[Seat(trash=[rush], base=[shadows], deck=[LEFT, RIGHT]), Seat(base=[shadows])]).start()
    do(game, "play Rush")
    settle(game)
    assert (banished(game, 0), [side.xp for side in game.sides]) == (["Rush"], [1, 0])
    assert happened(game, "banished") == ["banished Rush"]


@pytest.mark.clause("A43", "CR 427")
def test_a_card_that_you_do_not_own_is_none_of_yours() -> None:
    shadows = unit_card("Shadows", when(you.banish(card_.owned), gain_xp(1)))
    away = spell_card("Away", banish(a(unit)))
    game = Position(seats=[Seat(hand=[away], base=[shadows]), Seat(base=[LEFT])]).start()
    do(game, "play Away", "pick Left")
    settle(game)
    assert (banished(game, 1), game.sides[0].xp) == (["Left"], 0)


@pytest.mark.clause("CR 419.4.a", "CR 393")
def test_the_spell_that_was_played_is_spoken_of_where_it_went() -> None:
    four = spell.in_banishment.remembered
    virtuoso = unit_card(
        "Virtuoso",
        when(
            you.play(spell),
            banish(that, remember=True),
            if_(at_least(count(four), 2), channel(1)),
            if_(at_least(count(four), 2), put_in_trash(every(four))),
            may=True,
        ),
    )
    game = Position(
        seats=[Seat(hand=[ZAP, ZAP, ZAP], base=[virtuoso], rune_deck="Fury 3"), Seat()],
    ).start()
    do(game, "play Zap", "no")
    assert (trash(game, 0), banished(game, 0)) == (["Zap"], [])
    do(game, "play Zap", "yes")
    assert (trash(game, 0), banished(game, 0)) == (["Zap"], ["Zap"])
    do(game, "play Zap", "yes")
    assert (trash(game, 0), banished(game, 0), runes(game, 0)) == (["Zap", "Zap", "Zap"], [], (1, 0))


@pytest.mark.clause("CR 389")
def test_it_comes_back_when_the_chosen_player_holds_whatever_became_of_the_source() -> None:
    focus = unit_card(
        "Focus",
        when(
            I.am_played,
            choose(a(player.enemy, "them")),
            as_(it("them"), reveal(every(card_.yours.in_hand))),
            banish(pick(card_.in_hand.of("them"), name="taken")),
            later(they("them").hold, put_in_hand(it("taken")), until=FOREVER),
        ),
    )
    slay = spell_card("Slay", Reaction, kill(a(unit)))
    game = Position(
        seats=[Seat(hand=[focus, slay]), Seat(hand=[LEFT, JAR])],
        fields=[Field(plain_field(), controller=1, units={1: [ROCK]}), Field(controller=0, units={0: [RIGHT]})],
    ).start()
    do(game, "play Focus", "at base 0", "pass", "pick Jar")
    settle(game)
    do(game, "play Slay", "pick Focus")
    settle(game)
    assert (banished(game, 1), hand(game, 1)) == (["Jar"], ["Left"])
    do(game, "end")
    assert (banished(game, 1), sorted(hand(game, 1))[:2]) == ([], ["Jar", "Left"])


@pytest.mark.clause("CR 389")
def test_it_does_not_come_back_when_somebody_else_holds() -> None:
    focus = spell_card(
        "Focus",
        choose(a(player.enemy, "them")),
        banish(pick(card_.in_hand.of("them"), name="taken")),
        later(they("them").hold, put_in_hand(it("taken")), until=FOREVER),
    )
    game = Position(
        seats=[Seat(hand=[focus]), Seat(hand=[LEFT])],
        fields=[Field(plain_field(), controller=0, units={0: [RIGHT]})],
    ).start()
    do(game, "play Focus")
    settle(game)
    do(game, "end", "end")
    assert game.sides[0].points == 1
    assert banished(game, 1) == ["Left"]


# --- countered


@pytest.mark.clause("CR 425")
def test_a_countered_spell_goes_to_its_owners_hand_instead_of_the_trash() -> None:
    abandon = spell_card("Abandon", Reaction, counter(a(spell_on_chain), to_hand=True))
    game = Position(seats=[Seat(hand=[ZAP]), Seat(hand=[abandon])]).start()
    do(game, "play Zap", "play Abandon")
    settle(game)
    assert (hand(game, 0), trash(game, 0), game.sides[0].xp) == (["Zap"], [], 0)
    assert happened(game, "countered") == ["countered Zap"]


@pytest.mark.clause("CR 425", "CR 829")
def test_one_that_would_not_go_to_the_trash_goes_where_it_would() -> None:
    abandon = spell_card("Abandon", Reaction, counter(a(spell_on_chain), to_hand=True))
    rush = spell_card("Rush", Flow(cost(0)), gain_xp(1))
    game = Position(seats=[Seat(trash=[rush]), Seat(hand=[abandon])]).start()
    do(game, "play Rush", "play Abandon")
    settle(game)
    assert (hand(game, 0), trash(game, 0), banished(game, 0)) == ([], [], ["Rush"])


# --- one choice over several descriptions, and all but what was kept


@pytest.mark.clause("CR 355.7", "CR 108.3")
def test_one_choice_over_the_board_and_the_champion_zone() -> None:
    scout = gear_card(
        "Scout",
        use(cost(0), put_in_hand(a(either_of(unit.in_champion_zone.owned, unit.owned)))),
    )
    thief = spell_card("Thief", exhaust(a(unit)))
    game = Position(
        seats=[Seat(champion="Garen, Commander", base=[scout, LEFT], hand=[thief]), Seat(base=[RIGHT])],
    ).start()
    do(game, "use Scout")
    assert offered(game) == ["pick Garen, Commander", "pick Left"]
    do(game, "pick Garen, Commander")
    settle(game)
    assert sorted(hand(game, 0)) == ["Garen, Commander", "Thief"]


@pytest.mark.clause("CR 416")
def test_each_player_keeps_some_of_each_kind_and_the_rest_is_recycled_at_once() -> None:
    karma = unit_card("Karma", when(you.recycle(one_or_more=True), gain_xp(1)))
    judgment = spell_card(
        "Judgment",
        each_player(
            choose(pick(unit.yours, least=1, most=1, name="units")),
            choose(pick(gear.yours, least=1, most=1, name="gear")),
            choose(pick(card_.yours.in_hand, least=1, most=1, name="cards")),
        ),
        recycle(
            every(
                either_of(
                    unit.other_than("units"),
                    gear.other_than("gear"),
                    card_.in_hand.other_than("cards"),
                )
            )
        ),
    )
    game = Position(
        seats=[Seat(hand=[judgment, ZAP], base=[karma, LEFT, JAR]), Seat(hand=[LEFT, RIGHT], base=[ROCK])],
    ).start()
    do(game, "play Judgment", "pick Karma", "pick Right")
    settle(game)
    assert (base(game, 0), hand(game, 0), deck(game, 0)[-1]) == (["Jar", "Karma"], ["Zap"], "Left")
    assert (base(game, 1), hand(game, 1), deck(game, 1)[-1]) == (["Rock"], ["Right"], "Left")
    assert game.sides[0].xp == 1


# --- Level within an instruction

STRIKE = spell_card("Strike", kill(a(unit.enemy, "foe")), if_(level(6), stun(a(unit.enemy.other_than("foe")))))


@pytest.mark.clause("A47", "CR 824")
def test_what_level_adds_is_chosen_only_if_it_holds_then() -> None:
    for owned, asked in ((5, False), (6, True)):
        game = Position(seats=[Seat(hand=[STRIKE], xp=owned), Seat(base=[LEFT, RIGHT, ROCK])]).start()
        do(game, "play Strike", "pick Left")
        if asked:
            assert offered(game) == ["pick Right", "pick Rock"]
            do(game, "pick Rock")
        settle(game)
        assert (trash(game, 1), piece(game, "Rock").stunned) == (["Left"], asked)


@pytest.mark.clause("A47", "CR 824")
def test_it_can_be_played_where_only_what_level_adds_has_no_target() -> None:
    for owned, playable in ((5, True), (6, False)):
        game = Position(seats=[Seat(hand=[STRIKE], xp=owned), Seat(base=[LEFT])]).start()
        assert ("play Strike" in offered(game)) == playable


@pytest.mark.clause("A47", "CR 824")
def test_it_is_done_only_if_level_holds_on_resolution_too() -> None:
    from farfield.cards.language import spending_xp

    drain = gear_card("Drain", use(cost(spending_xp(1)), gain_xp(NONE), speed=REACTION))
    game = Position(seats=[Seat(hand=[STRIKE], xp=6, base=[drain]), Seat(base=[LEFT, RIGHT])]).start()
    do(game, "play Strike", "pick Left", "use Drain")
    settle(game)
    assert (trash(game, 1), piece(game, "Right").stunned) == (["Left"], False)


# --- copies


@pytest.mark.clause("A48", "CR 359.3.e.12")
def test_a_copy_whose_model_has_left_is_not_made() -> None:
    mimic = spell_card("Mimic", become_copy(a(unit.friendly, "one"), a(unit.enemy, "model")))
    snatch = spell_card("Snatch", Reaction, return_to_hand(a(unit)))
    game = Position(seats=[Seat(hand=[mimic], base=[LEFT]), Seat(base=[ROCK], hand=[snatch])]).start()
    do(game, "play Mimic", "play Snatch", "pick Rock")
    settle(game)
    assert (base(game, 0), hand(game, 1)) == (["Left"], ["Rock"])


@pytest.mark.clause("A48", "CR 477.1")
def test_one_that_was_made_stays_when_its_model_leaves() -> None:
    mimic = spell_card("Mimic", become_copy(a(unit.friendly, "one"), a(unit.enemy, "model")))
    snatch = spell_card("Snatch", return_to_hand(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[mimic, snatch], base=[LEFT]), Seat(base=[ROCK])]).start()
    do(game, "play Mimic")
    settle(game)
    do(game, "play Snatch")
    settle(game)
    assert (base(game, 0), hand(game, 1)) == (["Rock"], ["Rock"])
