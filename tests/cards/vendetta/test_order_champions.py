"""Champion units of Vendetta: Order."""

from __future__ import annotations

import pytest

from farfield.cards.language import Reaction, a, draw, empower, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_hidden
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    at_field,
    do,
    keyword,
    might,
    offered,
    offers,
    piece,
    plain_field,
    points,
    question,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
PET = unit_card("Pet")
STUDY = spell_card("Study", Reaction, draw(1))
HERE, THERE = plain_field("Here"), plain_field("There")
KAYLE = "Kayle, Justified"
KENNEN = "Kennen, Keeper of Balance"
AMBESSA = "Ambessa, Respected and Feared"
SHEN = "Shen, Leader of the Kinkou Order"


@shows(KAYLE)
@pytest.mark.parametrize(
    ("times", "now", "deflect", "ganking"), [(0, 3, 0, 0), (1, 5, 0, 0), (2, 7, 0, 0), (3, 9, 3, 1)]
)
def test_kayle_is_empowered_up_to_three_times_for_three(times: int, now: int, deflect: int, ganking: int) -> None:
    game = Position(seats=[Seat(base=[KAYLE], energy=3 * times + 2), Seat()]).start()
    for _ in range(times):
        do(game, "use " + KAYLE)
        settle(game)
    assert (piece(game, KAYLE).empowered, might(game, KAYLE)) == (times, now)
    has = [keyword(game, KAYLE, x) for x in ("Deflect", "Ganking")]
    assert (has, offers(game, "use " + KAYLE)) == ([deflect, ganking], False)


@shows(KAYLE)
@pytest.mark.parametrize(("times", "there"), [(2, True), (3, False)])
def test_kayle_is_not_empowered_a_fourth_time(times: int, there: bool) -> None:
    game = Position(seats=[Seat(base=[Piece(KAYLE, empowered=times)], energy=3), Seat()]).start()
    assert offers(game, "use " + KAYLE) is there


@shows(KAYLE)
@pytest.mark.parametrize(("name", "times", "now"), [(KAYLE, 2, 3), (KAYLE, 3, 3), ("Pet", 1, 1)])
def test_only_kayle_is_empowered_more_than_once_and_she_three_times(name: str, times: int, now: int) -> None:
    rise = spell_card("Rise", empower(a(unit)))
    mine = [Piece(KAYLE, empowered=times), Piece(PET, empowered=times)]
    game = Position(seats=[Seat(hand=[rise], base=mine), Seat()]).start()
    do(game, "play Rise", f"pick {name}")
    settle(game)
    assert piece(game, name).empowered == now


@shows(KENNEN)
def test_kennen_can_be_hidden() -> None:
    is_hidden(KENNEN)


@shows(KENNEN)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_kennen_stuns_a_unit_for_two_as_he_is_played(answer: str) -> None:
    seats = [Seat(hand=[KENNEN], base=[PET, "Gold"], energy=5), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play " + KENNEN, answer)
    if answer == "yes":
        assert offered(game) == [f"pick {KENNEN}", "pick Ogre", "pick Pet"]
        do(game, "pick Ogre")
    settle(game)
    assert (piece(game, "Ogre").stunned, game.sides[0].energy) == ((True, 0) if answer == "yes" else (False, 2))


@shows(KENNEN)
@pytest.mark.parametrize(("energy", "asked"), [(2, True), (1, False)])
def test_kennen_stuns_for_two_as_he_attacks(energy: int, asked: bool) -> None:
    game = Position(
        seats=[Seat(base=[KENNEN], energy=energy), Seat(hand=[STUDY])],
        fields=[Field(HERE, 1, {1: [OGRE]}), Field(THERE, 1, {1: [GIANT]})],
    ).start()
    do(game, "move " + KENNEN, "at Here")
    if asked:
        do(game, "yes")
        assert offered(game) == ["pick Giant", f"pick {KENNEN}", "pick Ogre"]
        do(game, "pick Ogre")
        settle_chain(game)
        assert (might(game, KENNEN), piece(game, "Ogre").stunned) == (4, True)
    else:
        assert (might(game, KENNEN), piece(game, "Ogre").stunned) == (2, False)


@shows(KENNEN)
def test_kennen_counts_stunned_enemies_here_alone() -> None:
    game = Position(
        seats=[Seat(base=[Piece(PET, stunned=True)]), Seat()],
        fields=[
            Field(HERE, 0, {0: [KENNEN, Piece(OGRE, stunned=True)]}),
            Field(THERE, 1, {1: [Piece(GIANT, stunned=True)]}),
        ],
    ).start()
    assert might(game, KENNEN) == 2


@shows(AMBESSA)
def test_ambessa_is_empowered_for_one_and_two_order() -> None:
    empowers(AMBESSA, 1, "Order 2")
    game = Position(seats=[Seat(base=[AMBESSA], energy=1, power="Order 1"), Seat()]).start()
    assert not offers(game, "use " + AMBESSA)


@shows(AMBESSA)
@pytest.mark.parametrize("empowered", [0, 1])
def test_ambessa_has_assault_and_kills_a_weaker_enemy_here_as_she_attacks(empowered: int) -> None:
    """As an attacker she has seven Might."""
    six, seven = unit_card("Six", might=6), unit_card("Seven", might=7)
    game = Position(
        seats=[Seat(base=[Piece(AMBESSA, empowered=empowered), PET]), Seat(hand=[STUDY])],
        fields=[
            Field(HERE, 1, {1: [six, seven, OGRE, Piece(GIANT, attached=["Doran's Ring"])]}),
            Field(THERE, 1, {1: ["Recruit"]}),
        ],
    ).start()
    assert keyword(game, AMBESSA, "Assault") == 2 * empowered
    do(game, "move " + AMBESSA, "at Here", "pick Pet")
    if empowered:
        assert offered(game) == ["pick Ogre", "pick Six"]
        do(game, "pick Six")
        settle_chain(game)
    assert (question(game), trash(game, 1)) == ("focus", ["Six"] * empowered)
    assert might(game, AMBESSA) == 5 + 2 * empowered


@shows(SHEN)
def test_shen_has_shield() -> None:
    game = Position(seats=[Seat(base=[SHEN]), Seat()]).start()
    assert keyword(game, SHEN, "Shield") == 1


@shows(SHEN)
@pytest.mark.parametrize(("others", "score"), [([], 1), ([PET], 2), ([PET, OGRE], 1)])
def test_shen_scores_a_point_more_as_he_holds_with_exactly_one_unit_of_yours(others: list[str], score: int) -> None:
    game = Position(seats=[Seat(), Seat(base=["Recruit"])], fields=[Field(HERE, 1, {1: [SHEN, *others]})]).start()
    do(game, "end")
    settle(game)
    assert (points(game), len(at_field(game, 0))) == ([0, score], 1 + len(others))
