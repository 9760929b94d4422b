"""Actions with cards: draw, discard, recycle, reveal, look, predict, burn, banish, counter, play (actions 2)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Legion,
    Reaction,
    a,
    banish,
    burn,
    card_,
    cost,
    counter,
    deed,
    dies,
    discard,
    draw,
    every,
    exhaust_me,
    give,
    look_at_top,
    me,
    pick,
    play_card,
    predict,
    put_in_hand,
    recycle,
    reveal,
    rune,
    spell,
    spell_or_ability,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.select import Bound
from farfield.rules.effects.stated_costs import DISCARD, EXHAUST_OBJECTS, RECYCLE_FROM_TRASH
from farfield.rules.terms import E_BANISHED, E_BURNED, E_DREW, E_RECYCLED, SPELL, YOURS
from tests.scenarios.table import (
    banished,
    base,
    chain,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    name_of,
    odd,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

# --- costs and effects


@pytest.mark.clause("CR 414.4", "CR 416.3", "CR 416.4", "CR 422.3", "CR 422.4")
@pytest.mark.parametrize(
    ("deed_", "too_little", "enough"),
    [
        (deed(DISCARD, 2), {"hand": ["Gust"]}, {"hand": ["Gust", "Flash"]}),
        (deed(RECYCLE_FROM_TRASH, 2), {"trash": ["Gust"]}, {"trash": ["Gust", "Flash"]}),
        (deed(EXHAUST_OBJECTS, 2, unit.friendly), {"base": ["Recruit"]}, {"base": ["Recruit", "Mech"]}),
    ],
)
def test_as_a_cost_an_action_must_be_completable_in_full(deed_, too_little, enough):
    altar = gear_card("Altar", use(cost(deed_), draw(1)))
    short = {"base": [altar, *too_little.get("base", [])], **{k: v for k, v in too_little.items() if k != "base"}}
    full = {"base": [altar, *enough.get("base", [])], **{k: v for k, v in enough.items() if k != "base"}}
    assert "use Altar" not in offered(Position(seats=[Seat(**short), Seat()]).start())
    assert "use Altar" in offered(Position(seats=[Seat(**full), Seat()]).start())


@pytest.mark.clause("CR 422.4", "CR 416.4")
def test_as_an_effect_as_much_as_possible_is_done():
    rot = spell_card("Rot", discard(3))
    game = Position(seats=[Seat(hand=[rot, "Gust"]), Seat()]).start()
    do(game, "play Rot")
    settle(game)
    assert trash(game, 0) == ["Gust", "Rot"]
    bury = spell_card("Bury", recycle(pick(card_.yours.in_trash, 3, 3)))
    game = Position(seats=[Seat(hand=[bury], trash=["Gust"], deck=["Flash"]), Seat()]).start()
    do(game, "play Bury")
    settle(game)
    assert (trash(game, 0), deck(game, 0)) == (["Bury"], ["Flash", "Gust"])


# --- draw


@pytest.mark.clause("CR 413")
def test_cards_are_drawn_one_at_a_time_from_the_top():
    reader = unit_card("Reader", when(When(E_DREW, actor=YOURS), give(me, 1)))
    study = spell_card("Study", draw(3))
    game = Position(
        seats=[Seat(hand=[study], base=[reader], deck=["Gust", "Flash", "Confront", "Stupefy"]), Seat()]
    ).start()
    do(game, "play Study")
    settle(game)
    assert hand(game, 0) == ["Confront", "Flash", "Gust"]
    assert deck(game, 0) == ["Stupefy"]
    assert might(game, "Reader") == 5  # three draws, three triggers


@pytest.mark.clause("CR 413")
def test_a_short_deck_gives_what_it_has_then_burns_out_and_gives_the_rest():
    study = spell_card("Study", draw(3))
    game = Position(seats=[Seat(hand=[study], deck=["Gust"], trash=["Flash", "Confront", "Stupefy"]), Seat()]).start()
    do(game, "play Study")
    settle(game)
    assert len(hand(game, 0)) == 3 and "Gust" in hand(game, 0)
    assert sorted(hand(game, 0) + deck(game, 0)) == ["Confront", "Flash", "Gust", "Stupefy"]
    assert trash(game, 0) == ["Study"]  # it was still on the chain
    assert points(game) == [0, 1]


# --- discard


@pytest.mark.clause("CR 422")
def test_the_discarding_player_chooses_and_the_text_does_not_run():
    rot = spell_card("Rot", discard(1))
    watcher = unit_card("Watcher", when(you.discard(), give(me, 1)))
    boom = spell_card("Boom", draw(5))
    game = Position(seats=[Seat(hand=[rot, boom, "Gust"], base=[watcher]), Seat()]).start()
    do(game, "play Rot")
    assert (question(game), offered(game)) == ("choose", ["pick Boom", "pick Gust"])
    do(game, "pick Boom")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Gust"], ["Boom", "Rot"])
    assert might(game, "Watcher") == 3


# --- recycle


@pytest.mark.clause("CR 416")
def test_cards_are_recycled_to_the_bottom_of_their_owners_deck():
    bury = spell_card("Bury", recycle(a(unit)))
    game = Position(
        seats=[Seat(hand=[bury], deck=["Flash"]), Seat(base=["Daring Poro"], deck=["Gust", "Confront"])]
    ).start()
    do(game, "play Bury")
    settle(game)
    assert (deck(game, 0), deck(game, 1)) == (["Flash"], ["Gust", "Confront", "Daring Poro"])


@pytest.mark.clause("CR 416")
def test_the_owner_is_the_one_who_recycles():
    gatherer = unit_card("Gatherer", when(When(E_RECYCLED, actor=YOURS), draw(1)))
    bury = spell_card("Bury", recycle(a(unit.named("Daring Poro"))))
    game = Position(
        seats=[Seat(hand=[bury], base=[gatherer]), Seat(base=["Daring Poro", gatherer], deck=["Gust"])]
    ).start()
    do(game, "play Bury")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Gust"])


@pytest.mark.clause("CR 416")
def test_several_cards_at_once_lie_in_random_order_and_runes_in_their_owners():
    bury = spell_card("Bury", recycle(every(card_.yours.in_trash)))
    orders = set()
    for seed in range(1, 13):
        game = Position(seats=[Seat(hand=[bury], deck=["Stupefy"], trash=["Gust", "Flash"]), Seat()], seed=seed).start()
        do(game, "play Bury")
        settle(game)
        assert deck(game, 0)[0] == "Stupefy"
        orders.add(tuple(deck(game, 0)[1:]))
    assert orders == {("Gust", "Flash"), ("Flash", "Gust")}
    melt = spell_card("Melt", recycle(pick(rune.yours, 2, 2)))
    for first, second in (("Fury", "Chaos"), ("Chaos", "Fury")):
        game = Position(seats=[Seat(hand=[melt], runes="Fury 1, Chaos 1, Mind 1"), Seat()]).start()
        do(game, "play Melt", f"pick {first} Rune", f"pick {second} Rune")
        settle(game)
        down = [name_of(game, id) for id in reversed(game.sides[0].rune_deck)]
        assert down == [f"{first} Rune", f"{second} Rune"]
        assert runes(game, 0) == (1, 0)


@pytest.mark.clause("A26", "CR 416")
def test_a_single_recycled_card_is_known_to_lie_at_the_bottom():
    bury = spell_card("Bury", recycle(a(unit)))
    game = Position(seats=[Seat(hand=[bury]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Bury")
    settle(game)
    (known,) = game.view(0).sides[1].deck
    assert (known.name, known.position) == ("Daring Poro", 10)


# --- reveal, look, predict


@pytest.mark.clause("CR 424")
def test_revealed_cards_are_shown_to_all_and_stay_where_they_are():
    show = spell_card("Show", reveal(pick(card_.yours.in_hand)), draw(1))
    game = Position(seats=[Seat(hand=[show, "Gust", "Flash"], deck=["Confront"]), Seat()]).start()
    do(game, "play Show", "pick Gust")
    assert [e.names for e in game.events() if e.kind == "reveals" and e.seats == -1] == [["Gust"]]
    settle(game)
    assert hand(game, 0) == ["Confront", "Flash", "Gust"]


@pytest.mark.clause("CR 424", "actions Look")
def test_looking_shows_the_cards_to_the_one_who_looks_and_changes_nothing():
    look = spell_card("Look", *odd(SPELL, look_at_top(2, most=0)))
    game = Position(seats=[Seat(hand=[look], deck=["Gust", "Flash", "Confront"]), Seat()]).start()
    do(game, "play Look")
    settle(game)
    assert deck(game, 0) == ["Gust", "Flash", "Confront"]
    assert [card.name for card in game.view(0).sides[0].deck] == ["Gust", "Flash"]
    assert game.view(1).sides[0].deck == []


@pytest.mark.clause("CR 424")
def test_a_choice_among_the_top_cards():
    dig = spell_card("Dig", look_at_top(3, unit, least=1, most=1, reveal=True), put_in_hand(Bound("chosen")))
    game = Position(seats=[Seat(hand=[dig], deck=["Gust", "Daring Poro", "Mega-Mech", "Flash"]), Seat()]).start()
    do(game, "play Dig")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert hand(game, 0) == ["Mega-Mech"]
    assert deck(game, 0) == ["Gust", "Daring Poro", "Flash"]


@pytest.mark.clause("CR 436")
def test_predict_recycles_any_number_and_puts_the_rest_back_in_any_order():
    see = spell_card("See", predict(3))
    game = Position(seats=[Seat(hand=[see], deck=["Gust", "Flash", "Confront", "Stupefy"]), Seat()]).start()
    do(game, "play See")
    assert offered(game) == ["done", "pick Confront", "pick Flash", "pick Gust"]
    do(game, "pick Flash", "done")
    assert offered(game) == ["pick Confront", "pick Gust"]  # which one is on top
    do(game, "pick Confront")
    settle(game)
    assert deck(game, 0) == ["Confront", "Gust", "Stupefy", "Flash"]


@pytest.mark.clause("CR 436")
def test_predicting_with_a_short_deck_looks_at_fewer_and_never_burns_out():
    see = spell_card("See", predict(3))
    game = Position(seats=[Seat(hand=[see], deck=["Gust"], trash=["Flash"]), Seat()]).start()
    do(game, "play See")
    assert offered(game) == ["done", "pick Gust"]
    do(game, "done")
    assert (deck(game, 0), trash(game, 0), points(game)) == (["Gust"], ["Flash", "See"], [0, 0])
    empty = Position(seats=[Seat(hand=[see], deck=[], trash=["Flash"]), Seat()]).start()
    do(empty, "play See")
    settle(empty)
    assert (deck(empty, 0), points(empty)) == ([], [0, 0])


# --- burn, banish


@pytest.mark.clause("CR 440")
def test_burning_puts_the_top_cards_into_the_trash_and_triggers_for_each():
    ember = unit_card("Ember", when(When(E_BURNED, actor=YOURS), give(me, 1)))
    scorch = spell_card("Scorch", burn(2))
    game = Position(seats=[Seat(hand=[scorch], base=[ember], deck=["Gust", "Flash", "Confront"]), Seat()]).start()
    do(game, "play Scorch")
    settle(game)
    assert trash(game, 0) == ["Flash", "Gust", "Scorch"]
    assert deck(game, 0) == ["Confront"]
    assert hand(game, 0) == []
    assert might(game, "Ember") == 4


@pytest.mark.clause("CR 440")
def test_burning_more_than_there_is_burns_out():
    scorch = spell_card("Scorch", burn(2))
    game = Position(seats=[Seat(hand=[scorch], deck=["Gust"], trash=["Flash"]), Seat()]).start()
    do(game, "play Scorch")
    settle(game)
    assert points(game) == [0, 1]
    assert len(trash(game, 0)) == 2 and "Scorch" in trash(game, 0)
    assert len(deck(game, 0)) == 1


@pytest.mark.clause("CR 427")
def test_banishing_is_neither_a_kill_nor_a_discard():
    watcher = unit_card("Watcher", when(dies(unit), give(me, 5)), when(you.discard(), give(me, 5)))
    seer = unit_card("Seer", when(When(E_BANISHED), give(me, 1)))
    away = spell_card("Away", banish(a(unit.enemy)), banish(pick(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[away, "Gust"], base=[watcher, seer]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Away")
    settle(game)
    assert (banished(game, 0), banished(game, 1)) == (["Gust"], ["Daring Poro"])
    assert (might(game, "Watcher"), might(game, "Seer")) == (2, 4)
    assert happened(game, "dies", "discards") == []


@pytest.mark.clause("CR 427", "CR 393")
def test_an_object_remembers_only_what_it_banished_itself():
    """Two boxes: each gives back only its own card."""
    box = gear_card(
        "Box",
        use(exhaust_me(), banish(a(card_.in_trash), remember=True)),
        use(cost(0), put_in_hand(every(card_.remembered.in_banishment))),
    )
    game = Position(seats=[Seat(base=[box, box], trash=["Gust", "Flash"], banished=["Confront"]), Seat()]).start()
    do(game, "use Box 0", "pick Gust")
    settle(game)
    do(game, "use Box 0")
    settle(game)
    assert banished(game, 0) == ["Confront", "Flash", "Gust"]
    do(game, "use Box 1")
    settle(game)
    assert len(hand(game, 0)) == 1 and hand(game, 0) != ["Confront"]


# --- counter


DENY = spell_card("Deny", Reaction, counter(a(spell_or_ability)))


@pytest.mark.clause("CR 425")
def test_a_countered_spell_does_nothing_goes_to_the_trash_and_refunds_nothing():
    student = unit_card("Student", when(you.play(spell), give(me, 1)))
    study = spell_card("Study", draw(1), energy=2)
    game = Position(seats=[Seat(hand=[study], runes="Mind 2", base=[student]), Seat(hand=[DENY])]).start()
    do(game, "play Study", "play Deny")
    settle(game)
    assert (hand(game, 0), trash(game, 0), trash(game, 1)) == ([], ["Study"], ["Deny"])
    assert runes(game, 0) == (0, 2)
    assert might(game, "Student") == 2  # not "played" for triggers


@pytest.mark.clause("CR 425", "CR 419.4")
def test_a_countered_card_counts_as_played_where_it_is_only_asked_for():
    legionary = unit_card("Legionary", Legion(when(I.am_played, draw(1))))
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study, legionary]), Seat(hand=[DENY])]).start()
    do(game, "play Study", "play Deny")
    settle(game)
    do(game, "play Legionary")
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 425")
def test_an_ability_can_be_countered():
    lamp = gear_card("Lamp", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[lamp]), Seat(hand=[DENY])]).start()
    do(game, "use Lamp")
    assert (chain(game), seat_asked(game)) == (["Lamp"], 1)
    do(game, "play Deny")
    settle(game)
    assert (hand(game, 0), base(game, 0)) == ([], ["Lamp"])
    assert piece(game, "Lamp").exhausted  # the cost stays paid


@pytest.mark.clause("CR 419")
def test_an_effect_that_has_nothing_to_play_is_skipped():
    raise_ = spell_card("Raise", play_card(pick(unit.yours.in_trash), free=True), draw(1))
    game = Position(seats=[Seat(hand=[raise_], trash=["Gust"]), Seat()]).start()
    do(game, "play Raise")
    settle(game)
    assert (base(game, 0), hand(game, 0)) == ([], ["Vanguard Sergeant"])
    game = Position(seats=[Seat(hand=[raise_], trash=["Mega-Mech"]), Seat()], fields=[Field()]).start()
    do(game, "play Raise")
    settle(game)
    assert base(game, 0) == ["Mega-Mech"]  # played without paying, through the normal steps
    assert piece(game, "Mega-Mech").exhausted
