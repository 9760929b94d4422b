"""Nonsense that has the right shape: whatever is asked for, the server answers it and goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

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
        "preview": {"ask": ask, "verb": dice.choice(verbs), "a": card, "b": dice.choice(NUMBERS)},
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


def play_on(ann: Player, dice: random.Random) -> None:
    ask = ann.asked(0)
    if ask is not None and dice.random() < 0.2 and not ann.tables[0]["over"]:
        ann.answer(0, ask, dice.choice(ask["options"]))
