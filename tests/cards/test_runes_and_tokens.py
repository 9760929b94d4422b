"""Runes and tokens."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.tokens import TOKENS
from farfield.games import Field, Position, Seat
from farfield.rules.terms import DOMAIN_NAMES
from tests.cards.ledger import SCENARIOS, shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    happened,
    might,
    offered,
    phase,
    points,
    question,
    runes,
    settle,
    trash,
)

RUNES = [f"{domain} Rune" for domain in DOMAIN_NAMES.values()]


def rune_scenario(rune: str) -> None:
    """Exhaust it for 1 Energy, then recycle the same rune for 1 Power of its domain."""
    domain = rune.partition(" ")[0]
    game = Position(seats=[Seat(runes=f"{domain} 1", rune_deck="Fury 1"), Seat()], full_control=True).start()
    assert offered(game) == ["end", f"use {rune} 0", f"use {rune} 1"]
    side = game.state.sides[0]
    do(game, f"use {rune} 0")
    assert (side.energy, side.power, runes(game, 0)) == (1, [], (0, 1))
    assert offered(game) == ["end", f"use {rune} 1"]
    do(game, f"use {rune} 1")
    assert (side.energy, side.power) == (1, [printed(rune).domains])
    assert runes(game, 0) == (0, 0)
    assert len(side.rune_deck) == 2


for _rune in RUNES:
    # One scenario for each, so that the ledger can play them.
    shows(_rune)(lambda rune=_rune: rune_scenario(rune))  # type: ignore[misc]


@pytest.mark.parametrize("rune", RUNES)
@pytest.mark.clause("CR 164.2")
def test_a_rune_is_exhausted_for_energy_and_recycled_for_power(rune: str) -> None:
    rune_scenario(rune)


VANILLA = {"Recruit": 1, "Sand Soldier": 2, "Mech": 3, "Tentacle": 1, "Reflection": 0}


def vanilla_scenario(token: str) -> None:
    game = Position(seats=[Seat(base=[token]), Seat()], fields=[Field()]).start()
    assert might(game, token) == VANILLA[token]
    do(game, f"move {token}")
    settle(game)
    assert at_field(game) == [token]
    assert points(game) == [1, 0]


for _token in VANILLA:
    shows(_token)(lambda token=_token: vanilla_scenario(token))  # type: ignore[misc]


@pytest.mark.parametrize("token", VANILLA)
@pytest.mark.clause("token Recruit", "token Sand Soldier", "token Mech", "token Tentacle", "token Reflection")
def test_a_token_without_text_is_an_ordinary_unit(token: str) -> None:
    vanilla_scenario(token)


@pytest.mark.clause("token Recruit")
def test_every_token_is_domainless_and_costs_nothing() -> None:
    for token in TOKENS.values():
        assert (token.token, token.domains, token.energy, token.power) == (True, 0, 0, ())


@pytest.mark.clause("token Sprite")
@shows("Sprite")
def test_a_sprite_dies_at_the_start_of_its_players_beginning_phase_before_scoring():
    game = Position(seats=[Seat(), Seat()], fields=[Field("Void Gate", 1, {1: ["Sprite"]})], every_window=True).start()
    assert might(game, "Sprite") == 3
    do(game, "end")
    assert (phase(game), question(game)) == ("beginning", "priority")  # it uses the chain
    settle(game)
    assert at_field(game) == []
    assert points(game) == [0, 0]  # nobody was left to hold
    assert trash(game, 1) == []  # a token ceases to exist


@shows("Sprite")
def test_a_sprite_lives_through_the_opponents_beginning_phase():
    game = Position(seats=[Seat(base=["Sprite"]), Seat()]).start()
    do(game, "end")
    assert base(game, 0) == ["Sprite"]
    assert happened(game, "dies") == []


@pytest.mark.clause("token Bird")
@shows("Bird")
def test_a_bird_costs_opponents_one_power_to_choose():
    seats = [Seat(hand=["Incinerate"], runes="Fury 2"), Seat()]
    game = Position(seats=seats, fields=[Field(controller=1, units={1: ["Bird"]})]).start()
    do(game, "play Incinerate")
    settle(game)
    assert runes(game, 0) == (0, 1)  # one of the two was recycled
    poor = Position(
        seats=[Seat(hand=["Incinerate"], energy=2), Seat()], fields=[Field(controller=1, units={1: ["Bird"]})]
    ).start()
    assert offered(poor) == ["end"]


@pytest.mark.clause("token Gold")
@shows("Gold")
def test_gold_is_killed_for_a_power_of_any_domain():
    game = Position(seats=[Seat(base=["Gold"]), Seat()], full_control=True).start()
    assert offered(game) == ["end", "use Gold"]
    do(game, "use Gold")
    assert base(game, 0) == []
    assert game.state.sides[0].power == [63]


@shows("Gold")
def test_gold_pays_the_power_of_a_card_by_itself():
    game = Position(seats=[Seat(hand=["Zephyr Sage"], runes="Body 6", base=["Gold"]), Seat()]).start()
    do(game, "play Zephyr Sage")
    assert base(game, 0) == ["Zephyr Sage"]
    assert runes(game, 0) == (0, 6)


def test_each_of_them_has_a_scenario() -> None:
    assert {*RUNES, *VANILLA, "Sprite", "Bird", "Gold"} <= SCENARIOS.keys()
