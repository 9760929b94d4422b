"""Cards of the starter decks and lists at the borders of their texts: the illegal target, one more, the next turn."""

from __future__ import annotations

import pytest

from farfield.cards.language import Reaction, a, ready, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    damage_to,
    do,
    hand,
    might,
    offered,
    piece,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

PEAK, GATE, PHANTOM = "Startipped Peak", "Void Gate", "Playful Phantom"
ARMED = Piece(PHANTOM, attached=("Doran's Blade",))


# --- what is no unit is no target


@shows("Blast of Power", "Gust")
@pytest.mark.parametrize(("card", "domain"), [("Blast of Power", "Order"), ("Gust", "Chaos")])
def test_gear_at_a_battlefield_is_not_offered(card: str, domain: str) -> None:
    worn = Piece(unit_card("Small", might=1), attached=("Doran's Blade",))  # 3 Might in all
    game = Position(
        seats=[Seat(hand=[card], runes=f"{domain} 12"), Seat()],
        fields=[Field(PEAK, controller=1, units={1: [worn, unit_card("Smaller", might=1)]})],
    ).start()
    do(game, f"play {card}")
    assert offered(game) == ["pick Small", "pick Smaller"]


@shows("Gust")
def test_gust_returns_three_might_and_not_four() -> None:
    units = [unit_card("Three", might=3), unit_card("Four", might=4), unit_card("One", might=1)]
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 1"), Seat()], fields=[Field(PEAK, controller=1, units={1: units})]
    ).start()
    do(game, "play Gust")
    assert offered(game) == ["pick One", "pick Three"]


@shows("First Mate")
def test_first_mate_readies_no_gear() -> None:
    tired = [Piece("Iron Ballista", exhausted=True), Piece("Recruit", exhausted=True)]
    game = Position(seats=[Seat(hand=["First Mate"], runes="Body 3", base=tired), Seat()]).start()
    do(game, "play First Mate")  # the Recruit is the only other unit
    assert not piece(game, "Recruit").exhausted
    assert piece(game, "Iron Ballista").exhausted


@shows("Fortified Position")
def test_fortified_position_shields_no_gear() -> None:
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat(base=["Iron Ballista"])],
        fields=[Field("Fortified Position", controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "move Daring Poro")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]


@shows("Highlander", "Gentlemen's Duel")
@pytest.mark.parametrize(("card", "domain"), [("Highlander", "Body"), ("Gentlemen's Duel", "Body")])
def test_a_friendly_gear_is_not_offered(card: str, domain: str) -> None:
    mine = ["Iron Ballista", "Recruit", "Daring Poro"]
    game = Position(
        seats=[Seat(hand=[card], base=mine, runes=f"{domain} 6, Calm 6"), Seat(base=["Energy Conduit", "Mega-Mech"])]
    ).start()
    do(game, f"play {card}")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    if card == "Gentlemen's Duel":
        do(game, "pick Recruit")  # the only enemy unit is chosen by itself
        settle(game)
        assert damage_to(game, "Mega-Mech") == [4]


@shows("Meditation")
def test_meditation_exhausts_no_gear() -> None:
    game = Position(seats=[Seat(hand=["Meditation"], base=["Iron Ballista"], runes="Calm 2"), Seat()]).start()
    do(game, "play Meditation")
    settle(game)
    assert not piece(game, "Iron Ballista").exhausted
    assert len(hand(game, 0)) == 1


@shows("Morbid Return")
def test_morbid_return_fetches_no_gear() -> None:
    game = Position(
        seats=[Seat(hand=["Morbid Return"], trash=["Iron Ballista", "Daring Poro", PHANTOM], runes="Chaos 3"), Seat()]
    ).start()
    do(game, "play Morbid Return")
    assert "pick Iron Ballista" not in offered(game)
    do(game, f"pick {PHANTOM}")
    settle(game)
    assert hand(game, 0) == [PHANTOM]


@shows("Lux, Illuminated")
def test_lux_does_not_grow_for_a_dear_unit() -> None:
    dear = unit_card("Dear", energy=5)
    game = Position(seats=[Seat(hand=[dear], base=["Lux, Illuminated"], runes="Mind 5"), Seat()]).start()
    do(game, "play Dear")
    settle(game)
    assert might(game, "Lux, Illuminated") == piece(game, "Lux, Illuminated").printed.might


# --- whose it is, and where


@shows("Flash")
def test_flash_moves_no_enemy() -> None:
    fields = [Field(PEAK, 0, {0: ["Recruit", "Daring Poro"]}), Field(GATE, 1, {1: ["Mega-Mech"]})]
    game = Position(seats=[Seat(hand=["Flash"], runes="Chaos 3"), Seat()], fields=fields).start()
    do(game, "play Flash")
    assert offered(game) == ["done", "pick Daring Poro", "pick Recruit"]


@shows("Incinerate")
def test_incinerate_reaches_nobody_in_a_base() -> None:
    fields = [Field(PEAK, 1, {1: ["Mega-Mech"]}), Field(GATE, 0, {0: ["Recruit"]})]
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(base=["Daring Poro"])], fields=fields
    ).start()
    do(game, "play Incinerate")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]


@shows("Recurve Bow")
def test_recurve_bow_reaches_nobody_elsewhere() -> None:
    archer = Piece(PHANTOM, attached=("Recurve Bow",))
    game = Position(
        seats=[Seat(base=[archer]), Seat(base=["Daring Poro"])],
        fields=[Field(PEAK, controller=1, units={1: ["Mega-Mech"]}), Field(GATE, 1, {1: ["Recruit"]})],
    ).start()
    do(game, f"move {PHANTOM}", f"at {PEAK}")
    assert damage_to(game, "Mega-Mech")[0] == 2  # the only enemy there was chosen by itself
    assert damage_to(game, "Recruit") == damage_to(game, "Daring Poro") == []


@shows("Dune Drake")
def test_dune_drake_does_not_count_friends_and_is_itself_again_next_turn() -> None:
    wake = spell_card("Wake", Reaction, ready(a(unit.friendly)))
    seats = [Seat(base=["Dune Drake", "Recruit"], hand=[wake]), Seat()]
    game = Position(seats=seats, fields=[Field(PEAK, 1, {1: [Piece("Mega-Mech", exhausted=True)]})]).start()
    do(game, "move Dune Drake", "pick Recruit", "play Wake", "pick Recruit")
    settle_chain(game)
    assert (piece(game, "Recruit").exhausted, might(game, "Dune Drake")) == (False, 5)
    game = Position(seats=[Seat(base=["Dune Drake"]), Seat()], fields=[Field(PEAK, 1, {1: ["Recruit"]})]).start()
    do(game, "move Dune Drake")
    settle(game)
    assert might(game, "Dune Drake") == 7, "until the turn is over, not the combat"
    do(game, "end")
    assert might(game, "Dune Drake") == 5


# --- one more, one less


@shows("En Garde")
@pytest.mark.parametrize(("there", "more"), [([], 2), (["Recruit"], 1)])
def test_en_garde_gives_more_to_the_only_unit_there(there: list[str], more: int) -> None:
    seats = [Seat(hand=["En Garde"], base=[unit_card("Elsewhere")], runes="Calm 2"), Seat()]
    fields = [Field(PEAK, 0, {0: [PHANTOM, *there]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play En Garde", f"pick {PHANTOM}")
    settle(game)
    assert might(game, PHANTOM) == 5 + more


@shows("Singularity")
def test_singularity_strikes_two_and_not_three() -> None:
    foes = [unit_card(name, might=9) for name in ("A", "B", "C")]
    game = Position(seats=[Seat(hand=["Singularity"], runes="Mind 12"), Seat(base=foes)]).start()
    do(game, "play Singularity", "pick A", "pick B")
    settle(game)
    assert [damage_to(game, name) for name in "ABC"] == [[6], [6], []]


@shows("Energy Conduit")
def test_energy_conduit_adds_one_and_not_two() -> None:
    two = spell_card("Two", energy=2)
    game = Position(seats=[Seat(hand=[two], base=["Energy Conduit"]), Seat()]).start()
    assert "play Two" not in offered(game)


@shows("Doran's Ring")
def test_dorans_ring_discards_one_of_two() -> None:
    bearer = Piece(PHANTOM, attached=("Doran's Ring",))
    game = Position(
        seats=[Seat(base=[bearer], hand=["Daring Poro", "Gust"], deck=["Flash"]), Seat()], fields=[Field(PEAK)]
    ).start()
    do(game, f"move {PHANTOM}")
    settle(game)
    do(game, "pick Gust")
    assert (hand(game, 0), trash(game, 0)) == (["Daring Poro", "Flash"], ["Gust"])


@shows("Orb of Regret", "Stupefy")
@pytest.mark.parametrize("card", ["Orb of Regret", "Stupefy"])
def test_the_might_comes_back_next_turn_and_two_is_left_with_one(card: str) -> None:
    two = unit_card("Two", might=2)
    seat = Seat(base=[card]) if card == "Orb of Regret" else Seat(hand=[card], runes="Mind 2")
    game = Position(seats=[seat, Seat(base=[two])]).start()
    do(game, f"use {card}" if card == "Orb of Regret" else f"play {card}")
    settle(game)
    assert might(game, "Two") == 1
    do(game, "end")
    assert might(game, "Two") == 2


@shows("Gentlemen's Duel")
def test_gentlemens_duel_lends_the_might_for_the_turn() -> None:
    seats = [Seat(hand=["Gentlemen's Duel"], runes="Body 7", base=[PHANTOM]), Seat(base=["Recruit"])]
    game = Position(seats=seats).start()
    do(game, "play Gentlemen's Duel")
    settle(game)
    assert might(game, PHANTOM) == 8
    do(game, "end")
    assert might(game, PHANTOM) == 5


@shows("Confront")
def test_confront_is_for_your_units_of_this_turn() -> None:
    guard, late = unit_card("Guard", Reaction), unit_card("Late")
    poke = spell_card("Poke", Reaction)
    seats = [Seat(hand=["Confront", late, poke], runes="Body 9"), Seat(hand=[guard])]
    game = Position(seats=seats, every_window=True).start()
    do(game, "play Confront")
    settle_chain(game)
    do(game, "play Poke", "pass", "play Guard")
    settle_chain(game)
    assert piece(game, "Guard").exhausted, "an opponent's unit"
    do(game, "end", "end", "play Late")
    assert piece(game, "Late").exhausted, "a later turn"
