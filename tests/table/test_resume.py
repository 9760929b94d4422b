"""Killed and started again: every game goes on exactly where it was, and no answer that was acknowledged is lost."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farfield.cli import main
from tests.table.serving import Player, Server


def sure(table: Any) -> Any:
    """What must be the same after a restart: all but what counts connections and messages."""
    return {key: table[key] for key in ("view", "asks", "undo", "over", "every_window")}


def play_on(player: Player, seat: int, dice: random.Random, answers: int) -> None:
    for _ in range(answers):
        ask = player.asked(seat)
        if ask is None or player.tables[seat]["over"]:
            return
        assert player.answer(seat, ask, dice.choice(ask["options"]))["type"] == "table"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_killed_server_goes_on_exactly_where_it_was(own_server: Server, lang: str) -> None:
    dice = random.Random(4)
    made = own_server.room({"kind": "here", "name": "Ann"}, seed="12")
    secret = made["seats"][0]["secret"]
    undone = 0
    for round in range(4):
        with own_server.sit(made["room"], secret, lang=lang) as ann:
            ann.hear_until("table")
            play_on(ann, 0, dice, 14)
            if round == 2:
                ann.send("undo", seat=0, action=True)
                assert ann.hear_until("undo-answered", "refused")["yes"]
                undone += 1
            ann.silence()
            before, lines = sure(ann.tables[0]), ann.log[0]
            own_server.kill()
        own_server.start()
        with own_server.sit(made["room"], secret, lang=lang) as ann:
            ann.hear_until("table")
            assert sure(ann.tables[0]) == before
            assert ann.log[0] == lines[-300:]
    assert undone == 1


@pytest.mark.slow
def test_a_server_killed_in_a_showdown_asks_the_same_again(own_server: Server) -> None:
    dice = random.Random(9)
    made = own_server.room({"kind": "here"}, {"kind": "here"}, mode="duel", seed="3")
    secrets = [seat["secret"] for seat in made["seats"]]
    with own_server.sit(made["room"], *secrets) as both:
        both.hear_until("table")
        both.hear_until("table")
        for _ in range(3000):
            table = both.tables[0]
            assert not table["over"], "this game has no showdown"
            if table["view"]["arenas"][0]["showdown"] >= 0:
                break
            seat = next(seat for seat in (0, 1) if both.asked(seat))
            ask = both.asked(seat)
            moves = [x for x in ask["options"] if x["verb"] in ("play", "move", "at")] or ask["options"]
            both.answer(seat, ask, dice.choice(moves))
            both.silence()
        before = {seat: sure(both.tables[seat]) for seat in (0, 1)}
        own_server.kill()
    own_server.start()
    with own_server.sit(made["room"], *secrets) as both:
        both.hear_until("table")
        both.hear_until("table")
        assert {seat: sure(both.tables[seat]) for seat in (0, 1)} == before
        seat = next(seat for seat in (0, 1) if both.asked(seat))
        ask = both.asked(seat)
        assert both.answer(seat, ask, ask["options"][-1])["type"] == "table"


def test_ctrl_c_ends_the_server_even_while_somebody_is_connected(own_server: Server) -> None:
    made = own_server.room({"kind": "here"})
    with own_server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        assert own_server.stop() == 0
    own_server.start()  # for the fixture, and to see that it can


def test_a_backup_is_one_file_that_another_server_plays_on(own_server: Server, tmp_path_factory: Any) -> None:
    made = own_server.room({"kind": "here"}, seed="5")
    secret = made["seats"][0]["secret"]
    with own_server.sit(made["room"], secret) as ann:
        ann.hear_until("table")
        play_on(ann, 0, random.Random(1), 5)
        before = sure(ann.tables[0])
    elsewhere = tmp_path_factory.mktemp("backup")
    assert main(["serve", "--data", str(own_server.folder), "--backup", str(elsewhere / "table.db")]) == 0
    other = Server(elsewhere)
    other.start()
    try:
        with other.sit(made["room"], secret) as ann:
            ann.hear_until("table")
            assert sure(ann.tables[0]) == before
    finally:
        other.kill()
