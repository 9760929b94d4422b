"""What stays known of a card in a hidden zone, and to whom (core-rules 3.1; actions: Recycle, Reveal, Predict)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Hidden,
    I,
    a,
    additional,
    burn,
    card_,
    cost,
    discard,
    discarding,
    draw,
    every,
    if_,
    it,
    look_at_top,
    paid,
    pay_to,
    pick,
    play_card,
    predict,
    put_in_hand,
    recycle,
    return_to_hand,
    reveal,
    spell,
    unit,
    use,
    when,
)
from farfield.decks import builtin
from farfield.games import Field, Position, Seat, start
from farfield.rules.game import Game
from farfield.rules.terms import FURY, PLAY
from tests.insides import make_known
from tests.scenarios.table import asked, do, hand, offered, question, seat_asked, settle, spell_card, trash, unit_card

EVERYONE = (0, 1, None)


def hand_known(game: Game, viewer: int | None, seat: int) -> list[str]:
    return sorted(card.name for card in game.view(viewer).sides[seat].hand)


def deck_known(game: Game, viewer: int | None, seat: int) -> list[tuple[int, str]]:
    """Positions from the top and names of the cards of a deck that a viewer knows."""
    return [(card.position, card.name) for card in game.view(viewer).sides[seat].deck]


def told(game: Game, viewer: int | None, kind: str) -> list[list[str]]:
    return [event.names for event in game.events_for(viewer) if event.kind == kind]


# --- recycling


@pytest.mark.clause("A26", "CR 416")
def test_a_single_card_recycled_from_a_public_zone_is_known_to_be_at_the_bottom() -> None:
    bury = spell_card("Bury", recycle(a(card_.in_trash)))
    game = Position(seats=[Seat(hand=[bury]), Seat(trash=["Gust"], deck=["Flash", "Flash"])]).start()
    do(game, "play Bury")
    settle(game)
    for viewer in EVERYONE:
        assert deck_known(game, viewer, 1) == [(2, "Gust")]
        assert told(game, viewer, "recycles") == [["Gust"]]


@pytest.mark.clause("A26", "CR 416.5")
def test_of_several_recycled_cards_nobody_knows_the_order() -> None:
    bury = spell_card("Bury", recycle(every(card_.yours.in_trash)))
    game = Position(seats=[Seat(hand=[bury], trash=["Gust", "Flash", "Ride the Wind"]), Seat()]).start()
    do(game, "play Bury")
    settle(game)
    for viewer in EVERYONE:
        assert deck_known(game, viewer, 0) == []
        # Told in the order they were in before, whatever order they lie in now.
        assert told(game, viewer, "recycles") == [["Gust"], ["Flash"], ["Ride the Wind"]]


@pytest.mark.clause("CR 416", "CR 128")
def test_a_card_recycled_from_a_hand_is_known_to_its_owner_only() -> None:
    bury = spell_card("Bury", recycle(pick(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[bury, "Gust", "Flash"]), Seat()]).start()
    do(game, "play Bury", "pick Gust")
    settle(game)
    assert deck_known(game, 0, 0) == [(10, "Gust")]
    assert told(game, 0, "recycles") == [["Gust"]]
    for viewer in (1, None):
        assert deck_known(game, viewer, 0) == []
        assert told(game, viewer, "recycles") == [[""]]


@pytest.mark.clause("CR 416")
def test_recycled_runes_are_known_to_be_at_the_bottom() -> None:
    blast = spell_card("Blast", draw(1), power=(FURY, FURY))
    game = Position(seats=[Seat(hand=[blast], runes="Fury 3", rune_deck="Chaos 2"), Seat()]).start()
    do(game, "play Blast")
    settle(game)
    for viewer in EVERYONE:
        known = [(card.position, card.name) for card in game.view(viewer).sides[0].rune_deck]
        assert known == [(2, "Fury Rune"), (3, "Fury Rune")]


@pytest.mark.clause("core 4", "A26")
@pytest.mark.parametrize("aside", [1, 2])
def test_of_a_mulligan_opponents_learn_the_number_and_the_owner_a_single_card(aside: int) -> None:
    game = start([builtin("Annie"), builtin("Garen")], seed=3)
    seat = seat_asked(game)
    for _ in range(aside):
        game.choose(asked(game), asked(game).options[0])
    if aside == 1:
        do(game, "done")
    size = len(game.sides[seat].deck)
    assert len(deck_known(game, seat, seat)) == (1 if aside == 1 else 0)
    assert all(position == size - 1 for position, _ in deck_known(game, seat, seat))
    for viewer in (1 - seat, None):
        assert deck_known(game, viewer, seat) == []
        assert hand_known(game, viewer, seat) == []
        (event,) = [e for e in game.events_for(viewer) if e.kind == "mulligans"]
        assert (event.names, event.objects, event.args) == ([""] * aside, [0] * aside, [seat, aside])


@pytest.mark.clause("CR 431")
def test_nothing_is_known_of_a_deck_made_by_a_burn_out() -> None:
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study], deck=[], trash=["Gust", "Flash", "Ride the Wind"]), Seat()]).start()
    before = {card.id for card in game.view(1).sides[0].trash}
    do(game, "play Study")
    settle(game)
    for viewer in EVERYONE:
        assert game.view(viewer).sides[0].deck_count == 2
        assert deck_known(game, viewer, 0) == []
    assert hand_known(game, 1, 0) == []
    assert not before & {card.id for card in game.view(1).sides[0].trash}


# --- drawing, looking, revealing


@pytest.mark.clause("CR 413", "CR 128")
def test_a_drawn_card_is_known_to_its_owner_and_to_those_who_knew_the_top_card() -> None:
    study = spell_card("Study", draw(2))
    game = Position(seats=[Seat(hand=[study], deck=["Gust", "Flash"]), Seat()]).start()
    make_known(game, game.sides[0].deck[-1])
    assert deck_known(game, 1, 0) == [(0, "Gust")]
    do(game, "play Study")
    settle(game)
    assert hand_known(game, 0, 0) == ["Flash", "Gust"]
    for viewer in (1, None):
        assert hand_known(game, viewer, 0) == ["Gust"]
        assert told(game, viewer, "draws") == [["Gust"], [""]]


@pytest.mark.clause("CR 424")
def test_a_revealed_card_stays_where_it_is_and_is_known_there_to_all() -> None:
    show = spell_card("Show", reveal(pick(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[show, "Gust", "Flash"]), Seat()]).start()
    do(game, "play Show", "pick Gust")
    settle(game)
    assert hand(game, 0) == ["Flash", "Gust"]
    for viewer in (1, None):
        assert hand_known(game, viewer, 0) == ["Gust"]
        assert told(game, viewer, "reveals") == [["Gust"]]


@pytest.mark.clause("CR 424")
def test_cards_revealed_from_the_top_are_known_where_they_stay() -> None:
    show = spell_card("Show", look_at_top(2, unit, reveal=True), put_in_hand(it("chosen")))
    game = Position(seats=[Seat(hand=[show], deck=["Daring Poro", "Gust", "Flash"]), Seat()]).start()
    do(game, "play Show", "pick Daring Poro")
    settle(game)
    for viewer in (1, None):
        assert hand_known(game, viewer, 0) == ["Daring Poro"]
        assert deck_known(game, viewer, 0) == [(0, "Gust")]
    assert told(game, 1, "reveals") == [["Daring Poro", "Gust"]]


@pytest.mark.clause("CR 436", "A23")
def test_predicting_tells_others_only_how_many_were_looked_at_and_recycled() -> None:
    foresee = spell_card("Foresee", predict(3))
    game = Position(seats=[Seat(hand=[foresee], deck=["Gust", "Flash", "Daring Poro"]), Seat()]).start()
    do(game, "play Foresee", "pick Flash", "done", "pick Daring Poro")
    assert deck_known(game, 0, 0) == [(0, "Daring Poro"), (1, "Gust"), (2, "Flash")]
    for viewer in (1, None):
        assert deck_known(game, viewer, 0) == []
        assert told(game, viewer, "looks") == [["", "", ""]]
        assert told(game, viewer, "recycles") == [[""]]


@pytest.mark.clause("CR 436")
def test_who_knew_cards_that_are_put_back_in_another_order_does_not_know_them_any_more() -> None:
    foresee = spell_card("Foresee", predict(2))
    game = Position(seats=[Seat(hand=[foresee], deck=["Gust", "Flash", "Gust"]), Seat()]).start()
    for id in game.sides[0].deck:
        make_known(game, id)
    assert deck_known(game, 1, 0) == [(0, "Gust"), (1, "Flash"), (2, "Gust")]
    do(game, "play Foresee", "done", "pick Flash")
    assert deck_known(game, 0, 0) == [(0, "Flash"), (1, "Gust"), (2, "Gust")]
    assert deck_known(game, 1, 0) == [(2, "Gust")]  # the one below was not touched


# --- hands have no order


@pytest.mark.clause("CR 108.7", "CR 128")
def test_a_unit_returned_to_a_hand_is_known_there() -> None:
    unsummon = spell_card("Unsummon", return_to_hand(a(unit)))
    game = Position(seats=[Seat(hand=[unsummon]), Seat(base=["Daring Poro"], hand=["Gust"])]).start()
    do(game, "play Unsummon")
    settle(game)
    assert hand_known(game, 0, 1) == ["Daring Poro"]
    assert game.view(0).sides[1].hand_count == 2


@pytest.mark.clause("CR 108.7", "CR 128")
@pytest.mark.parametrize("played", [0, 1])
def test_of_equal_cards_in_a_hand_the_known_one_is_the_one_that_was_played(played: int) -> None:
    """A hand can be shuffled at any time: nobody can tell which of two equal cards came out of it."""
    game = Position(seats=[Seat(hand=["Daring Poro", "Daring Poro"], runes="Order 4"), Seat()]).start()
    make_known(game, game.sides[0].hand[0])
    assert hand_known(game, 1, 0) == ["Daring Poro"]
    game.choose(asked(game), [o for o in asked(game).options if o.verb == PLAY][played])
    assert hand_known(game, 1, 0) == []
    assert hand_known(game, 0, 0) == ["Daring Poro"]  # it is still theirs to see
    assert game.view(1).sides[0].hand_count == 1


@pytest.mark.clause("CR 421", "CR 811")
@pytest.mark.parametrize("hidden", ["Trick", "Trap"])
def test_when_a_card_leaves_a_hand_unseen_nothing_is_known_of_the_rest(hidden: str) -> None:
    trick, trap = unit_card("Trick", Hidden), unit_card("Trap", Hidden)
    game = Position(
        seats=[Seat(hand=[trick, trap], runes="Fury 1"), Seat()],
        fields=[Field(controller=0, units={0: ["Daring Poro"]})],
    ).start()
    make_known(game, game.sides[0].hand[0])
    assert hand_known(game, 1, 0) == ["Trick"]
    do(game, f"hide {hidden}")
    assert hand_known(game, 1, 0) == []
    (card,) = game.view(1).places[game.battlefields[0]].facedown
    assert (card.name, card.plain()["hidden_on"]) == ("", game.turn)
    assert told(game, 1, "hides") == [[""]]
    assert told(game, 0, "hides") == [[hidden]]


@pytest.mark.clause("CR 421", "CR 108.3")
def test_everybody_knows_a_champion_that_was_hidden_from_its_zone() -> None:
    lurker = unit_card("Lurker", Hidden, champion=True)
    game = Position(
        seats=[Seat(champion=lurker, runes="Fury 1"), Seat()],
        fields=[Field(controller=0, units={0: ["Daring Poro"]})],
    ).start()
    do(game, "hide Lurker")
    for viewer in EVERYONE:
        (card,) = game.view(viewer).places[game.battlefields[0]].facedown
        assert card.name == "Lurker"


@pytest.mark.clause("CR 422")
def test_a_discarded_card_is_public() -> None:
    game = Position(seats=[Seat(hand=[spell_card("Toss", discard(1)), "Gust", "Flash"]), Seat()]).start()
    do(game, "play Toss", "pick Gust")
    settle(game)
    for viewer in EVERYONE:
        assert told(game, viewer, "discards") == [["Gust"]]
        assert sorted(card.name for card in game.view(viewer).sides[0].trash) == ["Gust", "Toss"]


@pytest.mark.clause("CR 440")
def test_a_burned_card_is_public() -> None:
    game = Position(seats=[Seat(hand=[spell_card("Blaze", burn(1))], deck=["Gust", "Flash"]), Seat()]).start()
    do(game, "play Blaze")
    settle(game)
    for viewer in EVERYONE:
        assert told(game, viewer, "burned") == [["Gust"]]
        assert deck_known(game, viewer, 0) == []


# --- nobody can be made to show what they hold


@pytest.mark.clause("CR 128.6")
def test_nobody_can_be_made_to_find_a_unit_in_their_hand() -> None:
    call = spell_card("Call", play_card(pick(unit.yours.in_hand)))
    game = Position(seats=[Seat(hand=[call, "Daring Poro", "Gust"], runes="Order 4"), Seat()]).start()
    do(game, "play Call")
    settle(game)
    assert offered(game) == ["done", "pick Daring Poro"]
    do(game, "done")
    assert hand(game, 0) == ["Daring Poro", "Gust"]


@pytest.mark.clause("CR 128.6")
def test_an_unqualified_demand_binds() -> None:
    toss = spell_card("Toss", discard(1))
    game = Position(seats=[Seat(hand=[toss, "Daring Poro", "Gust"]), Seat()]).start()
    do(game, "play Toss")
    assert offered(game) == ["pick Daring Poro", "pick Gust"]


@pytest.mark.clause("CR 128.6")
def test_who_has_nothing_that_fits_is_asked_all_the_same_where_pauses_must_tell_nothing() -> None:
    call = spell_card("Call", play_card(pick(unit.yours.in_hand)))
    game = Position(seats=[Seat(hand=[call, "Gust"], runes="Order 4"), Seat()], every_window=True).start()
    do(game, "play Call")
    settle(game)
    assert offered(game) == ["done"]


SIFT = unit_card("Sifter", use(cost(discarding(1, spell.in_hand)), draw(1)))
HEEDS = unit_card("Heeder", when(I.move, pay_to(cost(discarding(1, spell.in_hand)), draw(1))))
LATER = spell_card("Later", draw(1), pay_to(cost(discarding(1, spell.in_hand)), draw(1)))
MORE = spell_card("More", additional(cost(discarding(1, spell.in_hand))), if_(paid(), draw(2), draw(1)))


@pytest.mark.clause("CR 128.6", "CR 357")
def test_which_card_pays_is_asked_even_of_one_where_pauses_must_tell_nothing() -> None:
    for every_window in (False, True):
        seats = [Seat(base=[SIFT], hand=["Gust", "Daring Poro"]), Seat()]
        game = Position(seats=seats, every_window=every_window).start()
        do(game, "use Sifter")
        if every_window:
            assert (question(game), offered(game)) == ("cost-choice", ["pick Gust"])
            do(game, "pick Gust")
        assert trash(game, 0) == ["Gust"]


@pytest.mark.clause("CR 128.6", "CR 383.3.b")
@pytest.mark.parametrize("held", [[], ["Gust"]])
def test_a_price_that_no_card_of_the_hand_can_pay_is_declined_and_not_passed_over(held: list[str]) -> None:
    """Nobody else can tell a hand with a spell from one without: they see somebody think, and decline."""
    yes = ["no", "yes"] if held else ["no"]
    seats = [Seat(base=[HEEDS], hand=[*held, "Daring Poro"]), Seat()]
    game = Position(seats=seats, every_window=True).start()
    do(game, "move Heeder", "at Startipped Peak")
    settle(game)
    assert (question(game), offered(game)) == ("may", yes)
    game = Position(seats=[Seat(hand=[LATER, *held, "Daring Poro"]), Seat()], every_window=True).start()
    do(game, "play Later")
    settle(game)
    assert (question(game), offered(game)) == ("may", yes)
    game = Position(seats=[Seat(hand=[MORE, *held, "Daring Poro"]), Seat()], every_window=True).start()
    do(game, "play More")
    assert (question(game), offered(game)) == ("optional-cost", yes)


@pytest.mark.clause("CR 128")
def test_a_teammate_or_spectator_sees_no_hand() -> None:
    game = Position(seats=[Seat(hand=["Gust"]) for _ in range(4)], teams=[0, 1, 0, 1]).start()
    for viewer in (0, 1, 2, 3):
        seen = [hand_known(game, viewer, seat) for seat in range(4)]
        assert seen == [["Gust"] if seat == viewer else [] for seat in range(4)]
    assert [hand_known(game, None, seat) for seat in range(4)] == [[], [], [], []]
