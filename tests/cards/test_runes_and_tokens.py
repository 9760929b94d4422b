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
    banished,
    base,
    damage_to,
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
    side = game.sides[0]
    do(game, f"use {rune} 0")
    assert (side.energy, side.power, runes(game, 0)) == (1, [], (0, 1))
    assert offered(game) == ["end", f"use {rune} 1"]
    do(game, f"use {rune} 1")
    assert (side.energy, side.power) == (1, [printed(rune).domains])
    assert runes(game, 0) == (0, 0)
    assert len(side.rune_deck) == 2


for _rune in RUNES:
    # One scenario for each, so that the ledger can play them.
    shows(_rune)(lambda rune=_rune: rune_scenario(rune))


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
    shows(_token)(lambda token=_token: vanilla_scenario(token))


@pytest.mark.parametrize("token", VANILLA)
@pytest.mark.clause("token Recruit", "token Sand Soldier", "token Mech", "token Tentacle", "token Reflection")
def test_a_token_without_text_is_an_ordinary_unit(token: str) -> None:
    vanilla_scenario(token)


@pytest.mark.clause("token Recruit", "keywords 3")
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
    assert game.sides[0].power == [63]


@shows("Gold")
def test_gold_pays_the_power_of_a_card_by_itself():
    game = Position(seats=[Seat(hand=["Zephyr Sage"], runes="Body 6", base=["Gold"]), Seat()]).start()
    do(game, "play Zephyr Sage")
    assert base(game, 0) == ["Zephyr Sage"]
    assert runes(game, 0) == (0, 6)


@pytest.mark.clause("token Shadow Clone")
@shows("Shadow Clone")
def test_a_shadow_clone_may_banish_a_unit_from_your_trash_to_attack_with_four():
    def attack(trash_: list[str]):
        game = Position(
            seats=[Seat(base=["Shadow Clone"], trash=trash_), Seat(trash=["Mega-Mech"])],
            fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
        ).start()
        assert might(game, "Shadow Clone") == 0
        do(game, "move Shadow Clone")
        return game

    game = attack(["Daring Poro", "Gust"])
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["Daring Poro"], ["Gust"])
    assert damage_to(game, "Mega-Mech") == [4]
    no = attack(["Daring Poro"])
    do(no, "no")
    settle(no)
    assert (trash(no, 0), damage_to(no, "Mega-Mech")) == (["Daring Poro"], [])
    nothing = attack(["Gust"])
    assert damage_to(nothing, "Mega-Mech") == []


@pytest.mark.clause("token Brush")
@shows("Brush")
def test_brush_gives_animals_and_ivern_one_might_and_may_be_swapped_back_when_scored():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat()], fields=[Field("Brush"), Field("Void Gate", 1, {1: ["Bird"]})]
    ).start()
    do(game, "move Daring Poro", "at Brush")
    assert (points(game), question(game), offered(game)) == ([1, 0], "may", ["no", "yes"])
    do(game, "no")
    assert (might(game, "Daring Poro"), might(game, "Bird")) == (3, 1)
    others = Position(
        seats=[Seat(), Seat()], fields=[Field("Brush", 1, {1: ["Bird", "Recruit", "Mystic Poro"]})]
    ).start()
    assert [might(others, name) for name in ("Bird", "Recruit", "Mystic Poro")] == [2, 1, 3]


@pytest.mark.clause("token Baron Pit")
@shows("Baron Pit")
def test_units_may_move_to_the_baron_pit_from_anywhere():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field("Baron Pit"), Field("Void Gate", 0, {0: ["Recruit"]}), Field("Startipped Peak")],
    ).start()
    do(game, "move Recruit")
    assert offered(game) == ["at Baron Pit", "at base 0"]


def test_each_of_them_has_a_scenario() -> None:
    assert {*RUNES, *TOKENS} <= SCENARIOS.keys()
