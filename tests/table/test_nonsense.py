"""Nonsense that has the right shape: whatever is asked for, the server answers it and goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.postgres import Postgres, postgres_or_skip
from tests.table.serving import Player, Server

NUMBERS = (0, 1, -1, 2, 3, 63, 4096, 12345, -(2**40), 2**52, 2**63 - 1)


def some_message(dice: random.Random, table: Any) -> dict[str, Any]:
    """A message that can be read, with numbers that mean something, or nothing."""
    cards = [
        card["id"] for side in table["view"]["sides"] for pile in ("hand", "legends", "runes") for card in side[pile]
    ]
    asks = [ask["id"] for ask in table["asks"]]
    verbs = ["pass", "play", "move", "pick", "at", "done", "auto", "concede", "overrule", "", "wait"]
    card, ask = dice.choice([*cards, *NUMBERS]), dice.choice([*asks, *NUMBERS])
    kind = dice.choice(["answer", "why", "preview", "consent", "prefs", "ping", "lend", "sit", "begin", "older-lines"])
    seat = 0 if kind != "lend" else dice.choice([0, 1, 63])
    rest: dict[str, Any] = {
        "answer": {"ask": ask, "verb": dice.choice(verbs), "a": card, "b": dice.choice(NUMBERS)},
        "why": {"card": card, "place": dice.choice(NUMBERS)},
        "preview": {
            "ask": ask,
            "verb": dice.choice(verbs),
            "a": card,
            "b": dice.choice(NUMBERS),
            "place": dice.choice(NUMBERS),
            "card": card,
        },
        "consent": {"yes": dice.random() < 0.5},
        "prefs": {"every_window": dice.random() < 0.5},
        "ping": {"card": card, "place": dice.choice(NUMBERS)},
        "lend": {"on": False},
        "sit": {"name": dice.choice(["", "  ", "\u202eAnn", "x" * 40, "A\nB"])},
        "begin": {},
        "older-lines": {"before": abs(dice.choice(NUMBERS))},
    }[kind]
    return {"type": kind, **({"seat": seat} if kind != "begin" else {}), **rest}


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["lanes", "duel"])
def test_the_server_answers_nonsense_and_goes_on(server: Server, mode: str) -> None:
    made = server.room({"kind": "here"}, {"kind": "program", "program": "random"}, mode=mode, seed="1")
    dice = random.Random(mode)
    with server.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        for _ in range(120):
            message = some_message(dice, ann.tables[0])
            ann.send(**message)
            ann.silence()
            trouble = [x for x in ann.heard if x["type"] == "error"]
            assert not trouble, (message, trouble)
            play_on(ann, dice)
        assert any(x["type"] == "refused" for x in ann.heard)


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    yield from postgres_or_skip(tmp_path_factory.mktemp("postgres"))


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    if request.param == "postgresql":
        made = Server(tmp_path, "--db", request.getfixturevalue("postgres").new_database())
    made.start()
    yield made
    made.kill()


def test_a_character_that_no_database_keeps_is_refused_and_changes_nothing(stored: Server) -> None:
    """U+0000, which PostgreSQL takes in no text: wherever somebody may write something."""
    deck = stored.get("/api/start")["decks"][0]["text"]
    for room in (
        {"mode": "lanes", "seats": [{"kind": "here", "deck": deck.replace("Name ", "Name \0", 1)}]},
        {"mode": "lanes", "seats": [{"kind": "here", "name": "An\0n"}]},
        {"mode": "lanes", "seats": [{"kind": "here"}], "options": {"calm\0": "\0"}},
    ):
        status, problem = stored.call("POST", "/api/rooms", room)
        assert (status, problem["id"]) == (400, "wire-schema") and "U+0000" in problem["text"], problem
    for method, path in (("GET", ""), ("GET", "/export"), ("GET", "/replay"), ("DELETE", ""), ("POST", "/rematch")):
        status, problem = stored.call(method, f"/api/rooms/a%00b{path}", {} if method == "POST" else None)
        assert (status, problem["id"]) == (404, "room-unknown")
    made = stored.room({"kind": "here", "name": r"\u0000"})  # six letters, which are no such character
    secret = made["seats"][0]["secret"]
    with stored.sit(made["room"], made["host"], secret) as ann:
        assert ann.hear_until("table")["seats"][0]["name"] == r"\u0000"
        for message in (
            {"type": "report", "text": "It looks \0 wrong."},
            {"type": "chat", "seat": 0, "text": "a\0b"},
            {"type": "sit", "seat": 0, "name": "\0"},
        ):
            ann.send(**message)
            heard = ann.hear_until("error", "reported", "chat", "room")
            assert heard["type"] == "error" and "U+0000" in heard["text"]
        ann.send("report", text="Here it does not.")
        assert ann.hear_until("error", "reported")["type"] == "reported"
    with stored.sit("a%00b", secret) as eve:
        assert eve.hear()["code"] == "room-unknown"


def play_on(ann: Player, dice: random.Random) -> None:
    ask = ann.asked(0)
    if ask is not None and dice.random() < 0.2 and not ann.tables[0]["over"]:
        ann.answer(0, ask, dice.choice(ask["options"]))


@pytest.mark.parametrize("seed", ["\n", "4\n", " ", "\u0664", "-1", "4 "])
def test_a_seed_is_digits_and_nothing_else(server: Server, seed: str) -> None:
    """Also no line break at its end, which an expression for the end of a text lets pass: it was taken, and raised."""
    made = server.room({"kind": "here"})
    for path, body in (
        (f"/api/rooms/{made['room']}/rematch", {"seed": seed}),
        ("/api/rooms", {"mode": "lanes", "seats": [{"kind": "here"}], "seed": seed}),
    ):
        status, told = server.call("POST", path, body, made["host"])
        assert (status, told["id"]) == (400, "wire-schema"), path
    status, told = server.call("POST", f"/api/rooms/{made['room']}/join", {"invitation": "A" * 31 + "\n"})
    assert (status, told["id"]) == (400, "wire-schema")
