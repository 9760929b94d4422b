"""Units of Vendetta: Mind, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Reaction, a, deal, draw, empower, gain_points, gear, kill, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import deflects
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

OGRE = unit_card("Ogre", might=4)
TRINKET, BAUBLE = gear_card("Trinket"), gear_card("Bauble")
EAST, WEST = plain_field("East"), plain_field("West")


@shows("Apprentice Mage")
@pytest.mark.parametrize(
    ("answers", "first"),
    [(("done", "pick Flash"), ["Flash", "Gust", "Smite"]), (("pick Gust", "done"), ["Flash", "Smite", "Gust"])],
)
def test_apprentice_mage_predicts_two_when_empowered(answers: tuple[str, ...], first: list[str]) -> None:
    game = Position(seats=[Seat(base=["Apprentice Mage"], energy=2, deck=["Gust", "Flash", "Smite"]), Seat()]).start()
    assert might(game, "Apprentice Mage") == 3
    do(game, "use Apprentice Mage")
    assert offered(game) == ["done", "pick Flash", "pick Gust"]
    do(game, *answers)
    assert (deck(game, 0), might(game, "Apprentice Mage")) == (first, 4)
    assert offered(game) == ["end", "move Apprentice Mage"]  # it is empowered already


@shows("Apprentice Mage")
def test_apprentice_mage_is_empowered_for_two_and_by_others() -> None:
    game = Position(seats=[Seat(base=["Apprentice Mage"], energy=1), Seat()]).start()
    assert "use Apprentice Mage" not in offered(game)
    bless = spell_card("Bless", empower(a(unit)))
    seats = [Seat(base=[Piece("Apprentice Mage", empowered=1)], hand=[bless], deck=["Gust", "Flash"]), Seat()]
    game = Position(seats=seats).start()
    assert might(game, "Apprentice Mage") == 4
    do(game, "play Bless")
    settle(game)
    assert (question(game), deck(game, 0)) == ("main", ["Gust", "Flash"])  # it did not become empowered


@shows("Cloud Drake")
def test_cloud_drake_draws_one_as_you_play_it() -> None:
    game = Position(seats=[Seat(hand=["Cloud Drake"], energy=6), Seat(hand=[])]).start()
    do(game, "play Cloud Drake")
    settle(game)
    assert (base(game, 0), len(hand(game, 0)), len(hand(game, 1))) == (["Cloud Drake"], 1, 0)


@shows("Grumpy Rockbear")
@pytest.mark.parametrize(("ready", "spent", "there"), [(6, 0, True), (5, 0, False), (5, 2, True), (4, 3, False)])
def test_grumpy_rockbear_is_empowered_for_less_the_more_runes_you_have(ready: int, spent: int, there: bool) -> None:
    """Twelve, less one for each rune; exhausted ones count, those of an opponent do not."""
    seats = [
        Seat(base=["Grumpy Rockbear"], runes=f"Mind {ready}", exhausted_runes=f"Mind {spent}" if spent else ""),
        Seat(runes="Mind 4"),
    ]
    game = Position(seats=seats).start()
    assert ("use Grumpy Rockbear" in offered(game)) is there
    assert [keyword(game, "Grumpy Rockbear", x) for x in ("Deflect", "Shield")] == [0, 0]
    if there:
        do(game, "use Grumpy Rockbear")
        settle(game)
        assert [keyword(game, "Grumpy Rockbear", x) for x in ("Deflect", "Shield")] == [1, 3]


@shows("Otterpus")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("turns", "points_", "cards"), [(1, 0, 1), (2, 0, 1), (3, 1, 0)])
def test_otterpus_makes_cards_of_the_points_of_anybodys_first_two_turns(
    owner: int, turns: int, points_: int, cards: int
) -> None:
    mine, theirs = (["Otterpus"], []) if owner == 0 else ([], ["Otterpus"])
    seats = [Seat(base=[OGRE, *mine], turns=turns), Seat(base=theirs, turns=1)]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Ogre", "at East", *(["done"] if mine else []))
    settle(game)
    assert (points(game), len(hand(game, 0)), len(hand(game, 1))) == ([points_, 0], cards, 0)


@shows("Otterpus")
@pytest.mark.parametrize(("turns", "score", "cards"), [(1, 0, 2), (2, 1, 1)])
def test_otterpus_minds_points_of_holding_and_no_others(turns: int, score: int, cards: int) -> None:
    """The turn that begins is the next one; each turn a card is drawn as well."""
    gift = spell_card("Gift", gain_points(1))
    seats = [Seat(base=["Otterpus"]), Seat(hand=[gift], turns=turns)]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [OGRE]}), Field(WEST)]).start()
    do(game, "end")
    settle(game)
    assert (points(game), len(hand(game, 1))) == ([0, score], cards + 1)
    do(game, "play Gift")
    settle(game)
    assert points(game) == [0, score + 1]


@shows("Applied Researchers")
@pytest.mark.parametrize(("empowered", "energy", "power", "there"), [
    (1, 2, "", True),
    (1, 1, "", False),
    (0, 2, "", False),
    (0, 2, "Mind 1", False),
    (0, 3, "Mind 1", True),
])  # fmt: skip
def test_applied_researchers_take_one_energy_and_one_power_off_your_spells(
    empowered: int, energy: int, power: str, there: bool
) -> None:
    study = spell_card("Study", draw(1), energy=3, power=(63,))
    doll = unit_card("Doll", energy=3)
    mine = [Piece("Applied Researchers", empowered=empowered)]
    seats = [Seat(base=mine, hand=[study, doll], energy=energy, power=power), Seat()]
    game = Position(seats=seats).start()
    assert ("play Study" in offered(game)) is there
    assert ("play Doll" in offered(game)) is (energy == 3)


@shows("Applied Researchers")
def test_applied_researchers_leave_one_energy_and_the_spells_of_others() -> None:
    empowers("Applied Researchers", 3)
    mine = spell_card("Mine", draw(1), energy=1)
    theirs = spell_card("Theirs", Reaction, draw(1), energy=2)
    slow = spell_card("Slow", draw(1))
    twice, two = spell_card("Twice", draw(1), power=(63, 63)), spell_card("Two", draw(1), energy=2)
    game = Position(
        seats=[Seat(base=[Piece("Applied Researchers", empowered=1)], hand=[twice, two], energy=1), Seat()]
    ).start()
    assert offered(game) == ["end", "move Applied Researchers", "play Two"]
    seats = [
        Seat(base=[Piece("Applied Researchers", empowered=1)], hand=[mine, slow]),
        Seat(hand=[theirs], energy=1, base=["Recruit"]),
    ]
    game = Position(seats=seats).start()
    assert offered(game) == ["end", "move Applied Researchers", "play Slow"]
    do(game, "play Slow")
    assert question(game) == "main"  # nobody was asked


@shows("Covert Informant")
@pytest.mark.parametrize(("empowered", "cards"), [(0, 0), (1, 1)])
def test_covert_informant_draws_as_it_moves_if_empowered(empowered: int, cards: int) -> None:
    empowers("Covert Informant", 3)
    seats = [Seat(base=[Piece("Covert Informant", empowered=empowered), OGRE]), Seat()]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Ogre", "at West", "done")
    settle(game)
    assert hand(game, 0) == []
    do(game, "move Covert Informant", "at East")
    settle(game)
    assert len(hand(game, 0)) == cards


@shows("Patched Porobot")
@pytest.mark.parametrize(("more", "cards"), [([TRINKET], 0), ([TRINKET, BAUBLE], 1), ([TRINKET, "Patched Porobot"], 1)])
def test_patched_porobot_draws_with_three_other_gear(more: list[object], cards: int) -> None:
    """It is a gear itself, and does not count itself; worn gear counts, that of an opponent does not."""
    worn = Piece(OGRE, attached=["Doran's Blade"])
    seats = [Seat(hand=["Patched Porobot"], energy=2, base=[worn, *more]), Seat(base=[gear_card("X"), gear_card("Y")])]  # type: ignore[list-item]
    game = Position(seats=seats).start()
    do(game, "play Patched Porobot")
    settle(game)
    assert len(hand(game, 0)) == cards


@shows("Patched Porobot")
def test_patched_porobot_is_unit_and_gear() -> None:
    scrap = spell_card("Scrap", kill(a(gear)))
    jab = spell_card("Jab", deal(1, a(unit)))
    game = Position(seats=[Seat(hand=[scrap, jab]), Seat(base=["Patched Porobot"])]).start()
    do(game, "play Jab")
    settle(game)
    assert damage_to(game, "Patched Porobot") == [1]
    do(game, "play Scrap")
    settle(game)
    assert trash(game, 1) == ["Patched Porobot"]


@shows("Sky Cruiser")
def test_sky_cruiser_throws_a_gear_at_a_unit_at_a_battlefield() -> None:
    fields = [Field(EAST, 1, {1: [unit_card("Wall", might=9)]}), Field(WEST, 0, {0: [OGRE]})]
    seats = [
        Seat(hand=[TRINKET, BAUBLE, "Patched Porobot", "Gust"], base=["Sky Cruiser"], energy=1),
        Seat(base=["Recruit"]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "use Sky Cruiser")
    assert offered(game) == ["pick Ogre", "pick Wall"]
    do(game, "pick Wall")
    assert offered(game) == ["pick Bauble", "pick Patched Porobot", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert (damage_to(game, "Wall"), trash(game, 0), piece(game, "Sky Cruiser").exhausted) == ([4], ["Trinket"], True)
    assert game.sides[0].energy == 0


@shows("Sky Cruiser")
@pytest.mark.parametrize(("held", "energy", "exhausted"), [("Gust", 1, False), (TRINKET, 0, False), (TRINKET, 1, True)])
def test_sky_cruiser_needs_a_gear_one_energy_and_to_be_ready(held: object, energy: int, exhausted: bool) -> None:
    fields = [Field(EAST, 1, {1: [OGRE]})]
    seats = [Seat(hand=[held], base=[Piece("Sky Cruiser", exhausted=exhausted)], energy=energy), Seat()]  # type: ignore[list-item]
    game = Position(seats=seats, fields=fields).start()
    assert "use Sky Cruiser" not in offered(game)


@shows("Plaza Guardian")
@pytest.mark.parametrize(("mine", "energy", "there"), [(0, 10, True), (0, 9, False), (3, 7, True), (3, 6, False)])
def test_plaza_guardian_costs_one_less_for_each_gear_of_yours(mine: int, energy: int, there: bool) -> None:
    deflects("Plaza Guardian")
    seats = [
        Seat(hand=["Plaza Guardian"], base=[gear_card(f"Gear {x}") for x in range(mine)], energy=energy),
        Seat(base=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    assert ("play Plaza Guardian" in offered(game)) is there
