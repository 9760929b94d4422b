"""Skirmish, War and 2v2 before and in the first turns (CR 487-489): battlefields, turn order, first-turn process."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.decks import builtin
from farfield.games import BadSettings, SeatSettings, Settings, start
from farfield.rules.game import Game
from tests.scenarios.table import asked, do, offers, question

DECKS = ("Garen", "Lux", "Annie", "Master Yi")
FIELDS = dict(zip(DECKS, ("Trifarian War Camp", "Startipped Peak", "Void Gate", "Fortified Position"), strict=True))
SEATS = {"skirmish": 3, "war": 4, "2v2": 4}


def new(mode: str, seed: int) -> Game:
    """With starter decks, each of which brings its one battlefield."""
    seats = [replace(SeatSettings.of(DECKS[i]), ends_own_turn=True) for i in range(SEATS[mode])]
    game = start(Settings.of(*seats, seed=seed, mode=mode))
    while question(game) == "mulligan":
        do(game, "done")
    return game


def fields(game: Game) -> list[str]:
    return [game.card(game.places[i].card).printed.name for i in game.battlefields]


def first_turns(game: Game) -> tuple[list[int], list[int], list[int]]:
    """Whose turns come first, with how many cards in hand and runes each begins its Main Phase."""
    seats: list[int] = []
    cards: list[int] = []
    runes: list[int] = []
    for _ in range(game.players):
        assert question(game) == "main"
        seat = asked(game).seat
        seats.append(seat)
        cards.append(len(game.sides[seat].hand))
        runes.append(len(game.sides[seat].runes))
        do(game, "end")
        while question(game) != "main":
            do(game, "done" if offers(game, "done") else "pass")  # what triggers at the end of a turn
    return seats, cards, runes


@pytest.mark.clause("CR 487", "core 22C Skirmish")
@pytest.mark.parametrize("seed", range(6))
def test_a_skirmish_has_one_battlefield_of_each_player(seed: int) -> None:
    game = new("skirmish", seed)
    assert fields(game) == [FIELDS[name] for name in DECKS[:3]]
    assert game.victory_score == 8
    assert [side.team for side in game.sides] == [0, 1, 2]


@pytest.mark.clause("CR 488", "core 22C War")
@pytest.mark.parametrize("mode", ["war", "2v2"])
@pytest.mark.parametrize("seed", range(6))
def test_in_war_and_2v2_the_first_players_battlefield_is_removed(mode: str, seed: int) -> None:
    game = new(mode, seed)
    first = game.first_seat
    assert fields(game) == [FIELDS[name] for i, name in enumerate(DECKS) if i != first]
    assert [game.card(game.places[i].card).owner for i in game.battlefields] == [
        seat for seat in range(4) if seat != first
    ]


@pytest.mark.clause("CR 487", "CR 488", "CR 489")
@pytest.mark.parametrize("mode", sorted(SEATS))
@pytest.mark.parametrize("seed", range(3))
def test_the_first_player_draws_no_card_and_the_last_channels_one_more_rune(mode: str, seed: int) -> None:
    game = new(mode, seed)
    n = SEATS[mode]
    first = game.first_seat
    seats, cards, runes = first_turns(game)
    assert seats == [(first + i) % n for i in range(n)]
    assert cards == [4] + [5] * (n - 1)
    assert runes == [2] * (n - 1) + [3]
    again, cards, runes = first_turns(game)  # only on the first turn
    assert again == seats
    assert cards == [5] + [6] * (n - 1)
    assert runes == [4] * (n - 1) + [5]


@pytest.mark.clause("CR 489", "core 22C 2v2 Magma Chamber")
def test_teams_play_to_eleven_and_their_turns_alternate() -> None:
    game = new("2v2", 1)
    assert game.victory_score == 11
    assert [side.team for side in game.sides] == [0, 1, 0, 1]
    turns = [game.sides[seat].team for seat in first_turns(game)[0]]
    assert turns in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.clause("CR 649", "CR 487")
def test_a_first_player_who_leaves_before_the_first_turn_takes_the_missing_draw_along() -> None:
    seats = [replace(SeatSettings.of(name), ends_own_turn=True) for name in DECKS[:3]]
    game = start(Settings.of(*seats, seed=2, mode="skirmish"))
    first = game.first_seat
    game.concede(first)
    while question(game) == "mulligan":
        do(game, "done")
    assert asked(game).seat == (first + 1) % 3
    assert len(game.sides[asked(game).seat].hand) == 5


@pytest.mark.clause("CR 489")
def test_teammates_need_different_legends_and_battlefields() -> None:
    with pytest.raises(BadSettings) as caught:
        Settings.of("Garen", "Lux", "Garen", "Annie", seed=1, mode="2v2")
    assert [x.id for x in caught.value.problems] == ["teams-legend", "teams-battlefield"]
    assert "Garen and Garen are teammates" in str(caught.value)
    Settings.of("Garen", "Garen", "Lux", "Lux", seed=1, mode="2v2")  # opponents may bring the same
    twins = replace(builtin("Lux"), battlefields=("Trifarian War Camp",))
    with pytest.raises(BadSettings) as caught:
        Settings.of("Garen", "Annie", twins, "Master Yi", seed=1, mode="2v2")
    assert "teams-battlefield" in [x.id for x in caught.value.problems]
    Settings.of("Garen", "Lux", "Garen", "Annie", seed=1, mode="2v2", any_deck=True)


@pytest.mark.parametrize("mode", sorted(SEATS))
def test_each_mode_has_its_number_of_players(mode: str) -> None:
    for count in range(1, 6):
        decks = [DECKS[i % 4] for i in range(count)]
        if count == SEATS[mode]:
            assert Settings.of(*decks, seed=1, mode=mode).rules.name == mode
        else:
            with pytest.raises(BadSettings, match=f"{mode} is played by {SEATS[mode]} players"):
                Settings.of(*decks, seed=1, mode=mode)


@pytest.mark.parametrize("mode", ["duel", "match", *sorted(SEATS)])
def test_the_printed_rulebooks_are_an_option_that_settings_keep(mode: str) -> None:
    decks = DECKS[: SEATS.get(mode, 2)]
    settings = Settings.of(*decks, seed=1, mode=mode, options="rulebook")
    assert settings.options == (("rulebook", "on"),)
    assert Settings.parse(settings.text()) == settings
    game = start(settings)
    assert game.mode.rulebook
    assert game.view(0).options == [("rulebook", "on")]
    assert game.hash() != start(Settings.of(*decks, seed=1, mode=mode)).hash()


def test_what_came_before_in_a_match_is_read_from_text_or_refused() -> None:
    used = "used 1 heisho shell of the world + 0 VOID GATE"
    settings = Settings.of("Garen", "Lux", seed=1, mode="match", options=used)
    assert settings.options == (("used", "0 Void Gate + 1 Heisho Shell of the World"),)
    assert Settings.parse(settings.text()) == settings
    for value in ("", "2 Void Gate", "0 Gust", "0 Nowhere", "Void Gate"):
        with pytest.raises(BadSettings, match="takes seats with battlefields"):
            Settings.of("Garen", "Lux", seed=1, mode="match", options={"used": value})
