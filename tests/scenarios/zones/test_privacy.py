"""Who sees what (core-rules 3.1 to 3.5)."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, banish, card_, predict, recycle, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from farfield.rules.view import CardView
from tests.scenarios.table import do, piece, settle, spell_card, trash


def seen(cards: list[CardView]) -> list[str]:
    return sorted(card.name for card in cards)


def hand_seen_by(game: Game, viewer: int | None, seat: int) -> list[str]:
    return seen(game.view(viewer).sides[seat].hand)


@pytest.mark.clause("CR 108.7", "CR 128")
def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all():
    game = Position(seats=[Seat(hand=["Gust", "Flash"]), Seat()]).start()
    assert hand_seen_by(game, 0, 0) == ["Flash", "Gust"]
    for viewer in (1, None):
        assert hand_seen_by(game, viewer, 0) == []
        assert game.view(viewer).sides[0].plain()["hand_count"] == 2


@pytest.mark.clause("CR 108.4", "CR 108.5", "CR 128")
def test_decks_are_secret_even_to_their_owner():
    game = Position(seats=[Seat(deck=["Gust", "Flash"], rune_deck="Fury 2, Chaos 1"), Seat()]).start()
    for viewer in (0, 1, None):
        side = game.view(viewer).sides[0]
        assert (side.deck, side.rune_deck) == ([], [])
        assert (side.plain()["deck_count"], side.plain()["rune_deck_count"]) == (2, 3)


@pytest.mark.clause("CR 108.2", "CR 108.3", "CR 108.6", "CR 107.4")
def test_trash_banishment_champion_and_legend_are_public():
    game = Position(
        seats=[Seat(trash=["Gust"], banished=["Flash"], champion="Annie, Fiery", legend="Dark Child"), Seat()]
    ).start()
    for viewer in (0, 1, None):
        side = game.view(viewer).sides[0]
        assert seen(side.trash) == ["Gust"]
        assert seen(side.banished) == ["Flash"]
        assert seen(side.champion) == ["Annie, Fiery"]
        assert seen(side.legends) == ["Dark Child"]


@pytest.mark.clause("CR 109", "CR 107.1", "CR 107.2")
def test_all_states_on_the_board_are_public():
    hurt = Piece("Mega-Mech", exhausted=True, damage=3, buffed=True, stunned=True)
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(controller=1, units={1: [hurt]})]).start()
    for viewer in (0, 1, None):
        places = game.view(viewer).places
        (mech,) = places[game.battlefields[0]].units
        assert (mech.name, mech.exhausted, mech.damage, mech.buffs, mech.stunned, mech.might) == (
            "Mega-Mech", True, 3, 1, True, 9,
        )  # fmt: skip
        assert seen(places[0].units) == ["Recruit"]


@pytest.mark.clause("CR 129.4", "CR 107.3")
def test_a_facedown_card_is_private_though_its_zone_is_public():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}, facedown={0: "Gust"})],
    ).start()
    place = game.battlefields[0]
    assert seen(game.view(0).places[place].facedown) == ["Gust"]
    for viewer in (1, None):
        assert seen(game.view(viewer).places[place].facedown) == [""]


@pytest.mark.clause("CR 108.1", "CR 128")
def test_what_is_on_the_chain_is_seen_by_all():
    game = Position(
        seats=[Seat(hand=["Confront"], runes="Body 2"), Seat()], fields=[Field()], every_window=True
    ).start()
    do(game, "play Confront")
    for viewer in (0, 1, None):
        assert [item.name for item in game.view(viewer).arenas[0].chain] == ["Confront"]


@pytest.mark.clause("CR 421.4")
def test_a_facedown_card_that_changes_zones_is_revealed():
    game = Position(
        seats=[Seat(hand=["Final Spark"], runes="Mind 8"), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit"]}, facedown={1: "Gust"})],
    ).start()
    do(game, "play Final Spark")
    settle(game)
    assert trash(game, 1) == ["Gust"]  # the Recruit was a token
    assert seen(game.view(0).sides[1].trash) == ["Gust"]


@pytest.mark.clause("CR 421.4")
def test_a_facedown_card_put_at_the_bottom_of_a_deck_is_known_there():
    bury = spell_card("Bury", recycle(a(card_.facedown)))
    game = Position(
        seats=[Seat(hand=[bury]), Seat(deck=["Flash"])],
        fields=[Field(controller=1, units={1: ["Recruit"]}, facedown={1: "Gust"})],
    ).start()
    do(game, "play Bury")
    settle(game)
    (known,) = game.view(0).sides[1].deck
    assert (known.name, known.position) == ("Gust", 1)


@pytest.mark.clause("CR 421.4")
def test_cards_still_facedown_are_revealed_when_the_game_is_over():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}, facedown={0: "Gust"})],
    ).start()
    game.concede(0)
    assert game.winners == [1]
    assert seen(game.view(1).places[game.battlefields[0]].facedown) == ["Gust"]


@pytest.mark.clause("CR 128", "A23")
def test_looking_at_a_card_tells_only_the_one_who_looks():
    look = spell_card("Look", predict(1))
    game = Position(seats=[Seat(hand=[look], deck=["Gust", "Flash"]), Seat()]).start()
    do(game, "play Look", "done")
    assert seen(game.view(0).sides[0].deck) == ["Gust"]
    assert game.view(1).sides[0].deck == []


@pytest.mark.clause("CR 124")
def test_a_card_that_leaves_the_board_cannot_be_followed_by_its_name():
    """The id of an object is another one after each change of zone."""
    away = spell_card("Away", banish(a(unit)))
    game = Position(seats=[Seat(hand=[away]), Seat(base=["Daring Poro"])]).start()
    before = piece(game, "Daring Poro").id
    do(game, "play Away")
    settle(game)
    assert piece(game, "Daring Poro").id != before
    assert game.find(before) is None
