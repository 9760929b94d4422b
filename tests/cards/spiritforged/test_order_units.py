"""Units of Spiritforged: Order, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, kill, move_to_base, reveal_top, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
SLAY = spell_card("Slay", Action, kill(a(unit)))
EAST, WEST = plain_field("East"), plain_field("West")


def golds(game: object, seat: int) -> int:
    """How many Gold tokens a seat has; all of them exhausted."""
    found = [x for x in game.objects() if x.printed.name == "Gold"]  # type: ignore[attr-defined]
    assert all(x.exhausted for x in found)
    return base(game, seat).count("Gold")  # type: ignore[arg-type]


@shows("Eminent Benefactor")
def test_eminent_benefactor_brings_two_gold_as_it_holds() -> None:
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 1, {1: ["Eminent Benefactor"]})]).start()
    do(game, "end")
    settle(game)
    assert (golds(game, 0), golds(game, 1)) == (0, 2)
    conquered = Position(seats=[Seat(base=["Eminent Benefactor"]), Seat()], fields=[Field(EAST)]).start()
    do(conquered, "move Eminent Benefactor")
    settle(conquered)
    assert golds(conquered, 0) == 0


@shows("Honest Broker")
def test_honest_broker_leaves_a_gold() -> None:
    game = Position(seats=[Seat(hand=[SLAY]), Seat(base=["Honest Broker"])]).start()
    do(game, "play Slay")
    settle(game)
    assert (golds(game, 0), golds(game, 1), trash(game, 1)) == (0, 1, ["Honest Broker"])


@shows("Laurent Duelist")
def test_laurent_duelist_has_assault_two() -> None:
    game = Position(seats=[Seat(base=["Laurent Duelist"]), Seat()], fields=[Field(EAST, 1, {1: [GIANT]})]).start()
    assert (keyword(game, "Laurent Duelist", "Assault"), might(game, "Laurent Duelist")) == (2, 3)


@shows("Royal Guard")
@pytest.mark.parametrize("place", ["East", "base 0"])
def test_royal_guard_comes_with_a_sand_soldier(place: str) -> None:
    game = Position(
        seats=[Seat(hand=["Royal Guard"], energy=4), Seat()], fields=[Field(EAST, 0, {0: [OGRE]}), Field(WEST)]
    ).start()
    do(game, "play Royal Guard", f"at {place}")
    settle(game)
    there = at_field(game) if place == "East" else base(game, 0)
    assert [x for x in there if x != "Ogre"] == ["Royal Guard", "Sand Soldier"]
    assert (might(game, "Sand Soldier"), piece(game, "Sand Soldier").exhausted) == (2, True)


@shows("Sandshifter")
def test_sandshifter_kills_a_weak_enemy() -> None:
    seats = [
        Seat(hand=["Sandshifter"], energy=5, power="Order 2", base=["Recruit"]),
        Seat(base=["Mystic Poro", OGRE, TRINKET]),
    ]
    fields = [Field(EAST, 1, {1: [unit_card("Three", might=3)]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Sandshifter")
    assert offered(game) == ["pick Mystic Poro", "pick Three"]
    do(game, "pick Three")
    settle(game)
    assert (trash(game, 1), base(game, 1)) == (["Three"], ["Mystic Poro", "Ogre", "Trinket"])


@shows("Trusty Ramhound")
def test_trusty_ramhound_is_stronger_beside_another_unit_of_yours() -> None:
    sword = equipment("Sword")
    fields = [Field(EAST, 0, {0: [Piece("Trusty Ramhound", attached=[sword])]}), Field(WEST, 0, {0: ["Recruit"]})]
    game = Position(seats=[Seat(base=["Recruit"]), Seat(base=[OGRE])], fields=fields).start()
    assert might(game, "Trusty Ramhound") == 2
    do(game, "move Recruit", "at East")
    assert might(game, "Trusty Ramhound") == 3
    fields = [Field(EAST, 0, {0: ["Trusty Ramhound"]})]
    game = Position(seats=[Seat(), Seat(base=["Recruit"])], fields=fields, active=1, every_window=True).start()
    do(game, "move Recruit")
    assert (at_field(game), might(game, "Trusty Ramhound")) == (["Recruit", "Trusty Ramhound"], 2)


@shows("Trusty Ramhound")
def test_trusty_ramhound_minds_the_base_as_well() -> None:
    game = Position(seats=[Seat(base=["Trusty Ramhound", "Recruit"]), Seat()]).start()
    assert might(game, "Trusty Ramhound") == 3


@shows("Zaun Punk")
@pytest.mark.parametrize(("answer", "lost"), [("yes", ["Mine", "Theirs"]), ("no", [])])
def test_zaun_punk_kills_a_gear_if_a_friendly_gear_was_killed_for_it(answer: str, lost: list[str]) -> None:
    seats = [
        Seat(hand=["Zaun Punk"], energy=3, base=[gear_card("Mine"), gear_card("Other"), OGRE]),
        Seat(base=[gear_card("Theirs"), GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Zaun Punk", answer)
    if answer == "yes":
        assert offered(game) == ["pick Mine", "pick Other"]
        do(game, "pick Mine")
        assert offered(game) == ["pick Other", "pick Theirs"]
        do(game, "pick Theirs")
    settle(game)
    assert (question(game), [*trash(game, 0), *trash(game, 1)]) == ("main", lost)


DEAD = [unit_card("Three", energy=3, power=(1,), domains=1), unit_card("Four", energy=4)]


@shows("Glasc Mixologist")
@pytest.mark.parametrize(("answer", "back"), [("yes", ["Three"]), ("no", [])])
def test_glasc_mixologist_leaves_a_cheap_unit_of_your_trash(answer: str, back: list[str]) -> None:
    dear = unit_card("Dear", energy=1, power=(1, 1), domains=1)
    small = unit_card("Small", energy=1)
    seats = [
        Seat(hand=[SLAY], trash=[unit_card("Theirs")]),
        Seat(base=["Glasc Mixologist"], trash=[*DEAD, dear, small, gear_card("Cheap")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    settle(game)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Small", "pick Three"]
        do(game, "pick Three")
    settle(game)
    assert base(game, 1) == back


@shows("Unsung Hero")
@pytest.mark.parametrize(("more", "drawn"), [(2, 0), (3, 2)])
def test_unsung_hero_draws_two_if_it_was_mighty(more: int, drawn: int) -> None:
    game = Position(seats=[Seat(hand=[SLAY]), Seat(base=[Piece("Unsung Hero", might=more)])]).start()
    do(game, "play Slay")
    settle(game)
    assert (len(hand(game, 1)), hand(game, 0)) == (drawn, [])


@shows("Trove Golem")
def test_trove_golem_brings_four_gold() -> None:
    game = Position(seats=[Seat(hand=["Trove Golem"], energy=8, power="Order 2"), Seat()]).start()
    do(game, "play Trove Golem")
    settle(game)
    assert (golds(game, 0), golds(game, 1)) == (4, 0)


@shows("Undertitan")
def test_undertitan_gives_your_other_units_two_might_this_turn() -> None:
    seats = [Seat(hand=["Undertitan"], energy=6, power="Order 1", base=["Recruit"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: [OGRE]})]).start()
    do(game, "play Undertitan", "at base 0")
    settle(game)
    assert [might(game, x) for x in ("Recruit", "Ogre", "Giant", "Undertitan")] == [3, 6, 9, 5]
    do(game, "end")
    assert [might(game, x) for x in ("Recruit", "Ogre")] == [1, 4]


@shows("Undertitan")
@pytest.mark.parametrize(("top", "energy"), [(["Undertitan", OGRE], 2), ([OGRE, "Undertitan"], 0)])
def test_undertitan_adds_two_as_it_is_revealed_from_your_deck(top: list[object], energy: int) -> None:
    show = spell_card("Show", reveal_top(1))
    game = Position(seats=[Seat(hand=[show], deck=top), Seat()]).start()  # type: ignore[arg-type]
    do(game, "play Show")
    settle(game)
    assert [x.energy for x in game.sides[:2]] == [energy, 0]


@shows("Corina Veraza")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 0)), ("no", (1, 1))])
def test_corina_veraza_may_be_accelerated(answer: str, left: tuple[int, int]) -> None:
    game = Position(seats=[Seat(hand=["Corina Veraza"], energy=8, power="Order 2"), Seat()]).start()
    do(game, "play Corina Veraza", answer)
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == left
    assert piece(game, "Corina Veraza").exhausted == (answer == "no")


@shows("Corina Veraza")
def test_corina_veraza_brings_three_recruits_to_the_battlefield_she_moves_to() -> None:
    home = spell_card("Home", move_to_base(a(unit.friendly.named("Corina Veraza"))))
    game = Position(
        seats=[Seat(base=["Corina Veraza"], hand=[home]), Seat()], fields=[Field(EAST), Field(WEST, 0, {0: [OGRE]})]
    ).start()
    do(game, "move Corina Veraza", "at East")
    settle(game)
    assert at_field(game) == ["Corina Veraza", "Recruit", "Recruit", "Recruit"]
    do(game, "play Home")
    settle(game)
    assert base(game, 0) == ["Corina Veraza"]
