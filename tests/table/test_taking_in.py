"""Saved games as rooms: whatever is taken in can be opened, and what cannot be opened is refused and leaves nothing."""

from __future__ import annotations

import random

import pytest

from farfield.games import SeatSettings, Settings, record, start
from farfield.players import ask
from farfield.players.random_player import RandomPlayer
from farfield.rules.deciding.wishes import PREF_FULL_CONTROL
from farfield.rules.game import Game
from farfield.table import taking_in
from farfield.table.bodies import ImportRoom
from farfield.table.entries import Entry
from farfield.table.limits import MOST_ANSWERS
from farfield.table.playing import Playing
from farfield.table.setting_up import BadRoom
from tests.table.serving import Server

DECKS = ("Garen with gear", "Lux with gear", "Annie with gear")


def lanes(count: int) -> Game:
    seats = [SeatSettings(SeatSettings.of(DECKS[n % 3]).deck, f"P{n}") for n in range(count)]
    return start(Settings.of(*seats, seed=4, mode="lanes"))


def play(game: Game, answers: int) -> None:
    player = RandomPlayer(1)
    for _ in range(answers):
        decision = game.decisions()[0]
        game.choose(decision, ask(player, game, decision))


def test_a_game_with_more_seats_than_a_table_has_is_refused_and_leaves_no_room(server: Server) -> None:
    text = record(lanes(9)).text()
    status, problem = server.call("POST", "/api/rooms/import", {"record": text})
    assert (status, problem["id"]) == (400, "room-seats")
    assert "9 seats" in problem["text"] and "has 8" in problem["text"] and "--resume" in problem["text"]
    made = server.post("/api/rooms/import", {"record": record(lanes(8)).text()})
    assert len(server.get(f"/api/rooms/{made['room']}")["seats"]) == 8
    assert server.call("DELETE", f"/api/rooms/{made['room']}", secret=made["host"])[0] == 204


def test_what_a_seat_wanted_to_be_asked_in_the_terminal_goes_on_at_the_table(server: Server) -> None:
    game = lanes(1)
    play(game, 12)
    seat = game.decisions()[0].seat
    game.wish(seat, game.wishes(seat) ^ PREF_FULL_CONTROL)
    play(game, 12)
    made = server.post("/api/rooms/import", {"record": record(game).text()})
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        assert ann.hear_until("table", "refused")["type"] == "table"
        for _ in range(3):  # back over where the wish was, and forth
            ann.send("undo", seat=0, action=True)
            assert ann.hear_until("undo-answered", "refused")["type"] == "undo-answered"
        ask = ann.asked(0)
        assert ann.answer(0, ask, random.Random(2).choice(ask["options"]))["type"] == "table"
    told = server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])["record"]
    assert "wish" in told
    assert server.call("POST", "/api/rooms/import", {"record": told})[0] == 201


def test_what_is_taken_in_is_stored_with_its_state_and_plays_to_it_again() -> None:
    game = lanes(2)
    play(game, 60)
    found = taking_in.take_in(ImportRoom(record(game).text()))
    (kept, said) = found.games[0]
    assert len(said) == 60 and sum(" hash " in line for line in said) >= 1
    again = Playing.resume(Settings.parse(kept.settings), True, said, kept.engine)
    assert again.game.hash() == game.hash() and again.entries == 60


def test_a_game_of_wishes_without_end_is_refused() -> None:
    """A few letters each: two megabytes of them, taken back once, kept everybody at every table waiting for seconds."""
    game = lanes(1)
    play(game, 1)
    for n in range(MOST_ANSWERS - 1):
        game.wish(0, PREF_FULL_CONTROL if n % 2 else 0)
    assert len(taking_in.take_in(ImportRoom(record(game).text())).games[0][1]) == MOST_ANSWERS
    game.wish(0, PREF_FULL_CONTROL)
    with pytest.raises(BadRoom, match="5,001 answers"):
        taking_in.take_in(ImportRoom(record(game).text()))


def test_answers_that_no_table_could_take_up_again_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a saved game may hold one day that entries cannot say."""
    game = lanes(1)
    play(game, 3)
    monkeypatch.setattr(taking_in, "_entry", lambda x: Entry("answer", x.seat, 999, x.kind, "pass"))
    with pytest.raises(BadRoom, match="cannot go on at a table: answer seat 0 decision 999"):
        taking_in.take_in(ImportRoom(record(game).text()))
