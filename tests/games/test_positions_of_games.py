"""The position of a running game, at whatever decision it is taken: written down, read, set up, it is the same game.

To every seat it looks the same and asks the same. What a position does not hold, it refuses to hold.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.games import BadPosition, Position, start
from farfield.players import ask
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.games import other_modes
from tests.properties.test_games_are_values import any_open
from tests.properties.test_games_are_values import begin as begin_with_test_cards
from tests.random_games import player_for

ROUNDS = int(os.environ.get("FARFIELD_ROUNDS", "1"))
LANES = ("", "storm", "nightmare", "sideboard-first, gold-pays", "calm")
GEARED = ("Garen with gear", "Lux with gear", "Annie with gear", "Master Yi with gear")
REAL = ("duel", "one lane", "two lanes", *other_modes.REAL)
"""Games of released cards, whose positions have a text."""
OWN = ("wild", "skirmish", "2v2", "match", "one lane", "three lanes")
"""Games with test cards that use the whole card language; texts cannot name them."""


def begin(kind: str, seed: int) -> Game:
    if kind == "duel":
        return start([GEARED[seed % 4], GEARED[seed // 4 % 4]], seed, options="rulebook" if seed % 2 else "")
    if kind in other_modes.REAL:
        return other_modes.new(kind, seed)
    seats = ["Garen with gear"] if kind == "one lane" else [GEARED[(seed + i) % 4] for i in range(2)]
    return start(seats, seed, mode="lanes", options=LANES[seed % 5])


# --- what a seat sees, without the names that every game gives its objects anew


def seen(game: Game, seat: int | None) -> Any:
    view = game.view(seat).plain()
    return without_ids(view, called(view))


def called(view: dict[str, Any]) -> dict[int, str]:
    """What each object reads like, by its id."""
    out: dict[int, str] = {}
    for side in view["sides"]:
        for pile, found in side.items():
            for card in found if isinstance(found, list) else ():
                if isinstance(card, dict):
                    out[card["id"]] = f"{said(card)} in {pile} {side['index']}"
    for place in view["places"]:
        for card in (place["card"], *place["units"], *place["gear"], *place["facedown"]):
            if card is not None:
                out[card["id"]] = f"{said(card)} at {place['index']}"
    for arena in view["arenas"]:
        for n, item in enumerate(arena["chain"]):
            out[item["id"]] = f"item {n} of {arena['index']}"
            out.setdefault(item["source"], f"what {item['name']} was")
    return out


def said(card: dict[str, Any]) -> str:
    return str({key: value for key, value in card.items() if key not in ("id", "attached_to", "attachments")})


UNORDERED = ("units", "gear", "facedown", "runes", "attachments")
"""A position keeps the order in which each side's pieces lie, not that of several sides."""


def without_ids(x: Any, names: dict[int, str], key: str = "") -> Any:
    if isinstance(x, dict):
        return {k: without_ids(v, names, k) for k, v in x.items() if k not in ("id", "number")}
    if isinstance(x, list):
        if key == "options":
            return sorted(str([verb, names.get(a, a), names.get(b, b)]) for verb, a, b in x)
        out = [without_ids(part, names, key) for part in x]
        return sorted(out, key=str) if key in UNORDERED else out
    return names.get(x, x) if key in ("subject", "source", "attached_to", "attachments", "targets") else x


def seats(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def same(game: Game, position: Position) -> None:
    """The position is that of the game: set up, it looks and asks the same, and is its own position again."""
    again = position.start()
    for seat in seats(game):
        assert seen(again, seat) == seen(game, seat)
    assert Position.of(again) == position


# --- random games


def positions_of(game: Game, seed: int, answers: int, refused: Counter[str]) -> list[tuple[Game, Position]]:
    """Play at random, and take the position of every tenth decision or so; what is refused is counted."""
    player, dice = player_for(seed), Random(seed)
    out: list[tuple[Game, Position]] = []
    for _ in range(answers):
        if game.over:
            break
        decision = any_open(game, dice)
        game.choose(decision, ask(player, game, decision))
        if game.over or dice.randrange(10):
            continue
        copy = asked_anew(game)
        try:
            out.append((copy, Position.of(copy)))
        except BadPosition as error:
            assert error.message_id == "position-not-quiet"
            refused[re.sub(r"[A-Z].* (at|in) |of [A-Z].*", "… ", str(error.params["what"]))] += 1
    return out


def asked_anew(game: Game) -> Game:
    """A copy in which every question is put again: in a lane one stands as it was until something reaches there."""
    copy = game.copy()
    for seat in range(copy.players):
        if not copy.over and not copy.sides[seat].lost:
            copy.wish(seat, copy.wishes(seat))
    return copy


@pytest.mark.parametrize("kind", REAL)
@given(st.integers(0, 2**32))
@settings(max_examples=2 * ROUNDS)
def test_text_and_all(kind: str, seed: int) -> None:
    for game, position in positions_of(begin(kind, seed), seed, 160, Counter()):
        assert Position.parse(position.text()) == position
        same(game, position)


@pytest.mark.parametrize("kind", OWN)
@given(st.integers(0, 2**32))
@settings(max_examples=2 * ROUNDS)
def test_with_cards_of_every_kind(kind: str, seed: int) -> None:
    for game, position in positions_of(begin_with_test_cards(kind, seed), seed, 120, Counter()):
        same(game, position)


def test_few_moments_are_refused_but_those_in_the_middle_of_something() -> None:
    """So that a refusal is not what makes the others hold. Chains, showdowns and combats are among those taken."""
    refused: Counter[str] = Counter()
    taken = [
        position
        for kind in REAL
        for seed in range(2)
        for _, position in positions_of(begin(kind, seed), seed, 200, refused)
    ]
    del refused["somebody is in the middle of something"]
    assert sum(refused.values()) < len(taken) / 10, refused
    assert any(position.chain for position in taken)
    assert any(field.showdown is not None for position in taken for field in position.fields)
    fights = [x.showdown for position in taken for x in position.fields if x.showdown is not None]
    assert any(x.attacker is not None for x in fights)
    assert any(position.phase == "enthralled" for position in taken)
    assert not any(isinstance(card, Printed) for position in taken for seat in position.seats for card in seat.hand)
