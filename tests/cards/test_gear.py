"""Gear of the lists with gear: Equipment, and gear that is exhausted for an effect."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    trash,
)

PHANTOM = "Playful Phantom"  # Might 5, no text
PEAK, GATE = "Startipped Peak", "Void Gate"


def equips(gear: str, domain: str) -> None:
    """It is attached to a unit of its controller for one Power of its domain, and with another rune it is not."""
    board = [Field(PEAK), Field(GATE)]
    seats = [Seat(base=[gear, PHANTOM], runes=f"{domain} 1"), Seat(base=["Recruit"])]
    game = Position(seats=seats, fields=board).start()
    do(game, f"use {gear}")
    assert piece(game, gear).attached_to == piece(game, PHANTOM).id
    assert runes(game, 0) == (0, 0)
    other = "Fury" if domain != "Fury" else "Calm"
    poor = Position(seats=[Seat(base=[gear, PHANTOM], runes=f"{other} 1"), Seat()], fields=board).start()
    assert f"use {gear}" not in offered(poor)


def draws_quickly(gear: str, runes_: str) -> None:
    """It is played as a reaction and attached at once."""
    seats = [
        Seat(hand=["Incinerate"], runes="Fury 2"),
        Seat(hand=[gear], runes=runes_),
    ]
    game = Position(seats=seats, fields=[Field(PEAK, controller=1, units={1: [PHANTOM]}), Field(GATE)]).start()
    do(game, "play Incinerate")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, f"play {gear}")
    settle(game)
    assert piece(game, gear).attached_to == piece(game, PHANTOM).id
    assert sorted(at_field(game)) == sorted([gear, PHANTOM])


def attacker(*gear: str, foe: str | Piece = "Mega-Mech", **seat: object) -> Position:
    """A Phantom of seat 0 with this gear, about to attack the other side's unit at the Peak."""
    return Position(
        seats=[Seat(base=[Piece(PHANTOM, attached=gear)], **seat), Seat()],  # type: ignore[arg-type]
        fields=[Field(PEAK, controller=1, units={1: [foe]}), Field(GATE)],
        every_window=True,
    )


# --- Fury


@shows("Iron Ballista")
def test_iron_ballista_enters_exhausted_and_deals_two() -> None:
    game = Position(
        seats=[Seat(hand=["Iron Ballista"], runes="Fury 3"), Seat(base=["Mystic Poro"])],
        fields=[Field(PEAK, controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Iron Ballista")
    assert piece(game, "Iron Ballista").exhausted
    ready = Position(
        seats=[Seat(base=["Iron Ballista"]), Seat(base=["Mystic Poro"])],
        fields=[Field(PEAK, controller=1, units={1: ["Mega-Mech", "Sprite"]})],
    ).start()
    do(ready, "use Iron Ballista")
    assert offered(ready) == ["pick Mega-Mech", "pick Sprite"]  # not the one in its base
    do(ready, "pick Mega-Mech")
    settle(ready)
    assert damage_to(ready, "Mega-Mech") == [2]
    assert piece(ready, "Iron Ballista").exhausted


@shows("Serrated Dirk")
def test_serrated_dirk_gives_assault_two() -> None:
    equips("Serrated Dirk", "Fury")
    game = attacker("Serrated Dirk").start()
    assert (might(game, PHANTOM), keyword(game, PHANTOM, "Assault")) == (5, 2)
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    assert might(game, PHANTOM) == 7


@shows("Recurve Bow")
def test_recurve_bow_shoots_when_its_bearer_attacks_or_defends() -> None:
    equips("Recurve Bow", "Fury")
    game = attacker("Recurve Bow").start()
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    settle(game)
    assert damage_to(game, "Mega-Mech")[0] == 2
    defence = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(PEAK, controller=1, units={1: [Piece(PHANTOM, attached=["Recurve Bow"])]}), Field(GATE)],
        every_window=True,
    ).start()
    do(defence, "move Mega-Mech", f"at {PEAK}")
    settle(defence)
    assert damage_to(defence, "Mega-Mech")[0] == 2


@shows("Long Sword")
def test_long_sword_is_drawn_in_time() -> None:
    equips("Long Sword", "Fury")
    draws_quickly("Long Sword", "Fury 3")
    game = attacker("Long Sword").start()
    assert might(game, PHANTOM) == 7


# --- Calm


@shows("Doran's Shield")
def test_dorans_shield_makes_a_tank() -> None:
    equips("Doran's Shield", "Calm")
    game = attacker("Doran's Shield").start()
    assert (might(game, PHANTOM), keyword(game, PHANTOM, "Tank")) == (6, 1)


@shows("Sterak's Gage")
def test_steraks_gage_is_drawn_in_time() -> None:
    equips("Sterak's Gage", "Calm")
    draws_quickly("Sterak's Gage", "Calm 5")
    game = attacker("Sterak's Gage").start()
    assert might(game, PHANTOM) == 8


@shows("Heart of Dark Ice")
def test_heart_of_dark_ice_gives_three_might_this_turn() -> None:
    game = Position(seats=[Seat(base=["Heart of Dark Ice", PHANTOM]), Seat(base=["Recruit"])]).start()
    do(game, "use Heart of Dark Ice")
    assert offered(game) == [f"pick {PHANTOM}", "pick Recruit"]
    do(game, f"pick {PHANTOM}")
    settle(game)
    assert might(game, PHANTOM) == 8
    assert piece(game, "Heart of Dark Ice").exhausted
    do(game, "end")
    assert might(game, PHANTOM) == 5


# --- Mind


@shows("Cloth Armor")
def test_cloth_armor_shields_a_defender() -> None:
    equips("Cloth Armor", "Mind")
    draws_quickly("Cloth Armor", "Mind 1")
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(PEAK, controller=1, units={1: [Piece(PHANTOM, attached=["Cloth Armor"])]}), Field(GATE)],
        every_window=True,
    ).start()
    assert might(game, PHANTOM) == 5
    do(game, "move Mega-Mech", f"at {PEAK}")
    assert might(game, PHANTOM) == 7


@shows("World Atlas")
def test_world_atlas_finds_gold_where_its_bearer_holds() -> None:
    equips("World Atlas", "Mind")
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(GATE, controller=1, units={1: [Piece(PHANTOM, attached=["World Atlas"])]}), Field(PEAK)],
    ).start()
    assert might(game, PHANTOM) == 7
    do(game, "end")
    settle(game)
    assert base(game, 1) == ["Gold", "Gold"]
    assert all(card.exhausted for card in game.view(1).places[1].gear)


@shows("Energy Conduit")
def test_energy_conduit_adds_energy_at_any_time() -> None:
    seats = [Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=["Stupefy"], base=["Energy Conduit"])]
    game = Position(seats=seats, fields=[Field(PEAK, controller=1, units={1: [PHANTOM]})]).start()
    do(game, "play Incinerate")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Stupefy"])
    do(game, "play Stupefy")
    assert piece(game, "Energy Conduit").exhausted


@shows("Orb of Regret")
def test_orb_of_regret_takes_one_might_but_never_the_last() -> None:
    game = Position(seats=[Seat(base=["Orb of Regret", PHANTOM]), Seat(base=["Recruit"])]).start()
    do(game, "use Orb of Regret", f"pick {PHANTOM}")
    settle(game)
    assert might(game, PHANTOM) == 4
    small = Position(seats=[Seat(base=["Orb of Regret"]), Seat(base=["Recruit"])]).start()
    do(small, "use Orb of Regret")
    settle(small)
    assert might(small, "Recruit") == 1
    assert piece(small, "Orb of Regret").exhausted


# --- Body


@shows("Arena Bar")
def test_arena_bar_buffs_an_exhausted_unit() -> None:
    tired = Piece(PHANTOM, exhausted=True)
    game = Position(seats=[Seat(base=["Arena Bar", tired, "Recruit"]), Seat()]).start()
    do(game, "use Arena Bar")
    settle(game)
    assert (might(game, PHANTOM), piece(game, PHANTOM).buffs) == (6, 1)
    fresh = Position(seats=[Seat(base=["Arena Bar", PHANTOM]), Seat(base=[tired])]).start()
    assert "use Arena Bar" not in offered(fresh)


@shows("Doran's Blade")
def test_dorans_blade_gives_two_might() -> None:
    equips("Doran's Blade", "Body")
    assert might(attacker("Doran's Blade").start(), PHANTOM) == 7


@shows("Hexdrinker")
def test_hexdrinker_deflects() -> None:
    equips("Hexdrinker", "Body")
    game = attacker("Hexdrinker").start()
    assert (might(game, PHANTOM), keyword(game, PHANTOM, "Deflect")) == (6, 1)


@shows("Warmog's Armor")
def test_warmogs_armor_buffs_its_bearer_when_it_conquers() -> None:
    equips("Warmog's Armor", "Body")
    game = attacker("Warmog's Armor", foe="Recruit").start()
    assert might(game, PHANTOM) == 6
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    settle(game)
    assert (controller(game), piece(game, PHANTOM).buffs, might(game, PHANTOM)) == (0, 1, 7)


# --- Chaos


@shows("Boots of Swiftness")
def test_boots_of_swiftness_let_their_bearer_gank() -> None:
    equips("Boots of Swiftness", "Chaos")
    bearer = Piece(PHANTOM, attached=["Boots of Swiftness"])
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(PEAK, controller=0, units={0: [bearer]}), Field(GATE)]
    ).start()
    assert (might(game, PHANTOM), keyword(game, PHANTOM, "Ganking")) == (7, 1)
    do(game, f"move {PHANTOM}", f"at {GATE}")
    assert at_field(game, 1) == ["Boots of Swiftness", PHANTOM]


@shows("Doran's Ring")
def test_dorans_ring_changes_a_card_when_its_bearer_conquers() -> None:
    equips("Doran's Ring", "Chaos")
    game = attacker("Doran's Ring", foe="Recruit", hand=["Gust"], deck=["Flash", "Firestorm"]).start()
    assert might(game, PHANTOM) == 6
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Gust"], ["Flash"])


# --- Order


@shows("B.F. Sword")
def test_bf_sword_gives_three_might() -> None:
    equips("B.F. Sword", "Order")
    assert might(attacker("B.F. Sword").start(), PHANTOM) == 8


@shows("Eye of the Herald")
def test_eye_of_the_herald_brings_a_recruit_along() -> None:
    equips("Eye of the Herald", "Order")
    bearer = Piece(PHANTOM, attached=["Eye of the Herald"])
    game = Position(seats=[Seat(base=[bearer]), Seat()], fields=[Field(PEAK), Field(GATE)]).start()
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    settle(game)
    assert at_field(game) == ["Eye of the Herald", PHANTOM, "Recruit"]


@shows("Sacred Shears")
def test_sacred_shears_give_a_card_when_their_bearer_dies() -> None:
    equips("Sacred Shears", "Order")
    game = attacker("Sacred Shears", deck=["Flash", "Firestorm"]).start()
    assert might(game, PHANTOM) == 6
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == ([PHANTOM], ["Flash"])
    assert base(game, 0) == ["Sacred Shears"]
