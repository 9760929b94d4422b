"""Units of Vendetta: Body, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, kill, ready, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from tests.cards.ledger import shows
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    at_field,
    base,
    do,
    equipment,
    gear_card,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
TRINKET, BAUBLE = gear_card("Trinket"), gear_card("Bauble")
EAST, WEST = plain_field("East"), plain_field("West")
SIX = unit_card("Six", might=6)
DAME = "Dame the Despoiler"


@shows("Brutal Hunter")
def test_brutal_hunter_empowered_is_stronger_and_ganks() -> None:
    game = empowers("Brutal Hunter", 3)
    assert (might(game, "Brutal Hunter"), keyword(game, "Brutal Hunter", "Ganking")) == (6, 1)
    game = Position(seats=[Seat(base=["Brutal Hunter"]), Seat()]).start()
    assert (might(game, "Brutal Hunter"), keyword(game, "Brutal Hunter", "Ganking")) == (4, 0)


@shows("Fretful Feline")
def test_fretful_feline_grows_whenever_it_becomes_ready() -> None:
    rouse = spell_card("Rouse", Action, ready(a(unit)))
    tired = Piece("Fretful Feline", exhausted=True)
    seats = [Seat(base=[tired, Piece(OGRE, exhausted=True)], hand=[rouse] * 3), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Rouse", "pick Ogre")
    settle(game)
    assert might(game, "Fretful Feline") == 5
    do(game, "play Rouse", "pick Fretful Feline")
    settle(game)
    assert might(game, "Fretful Feline") == 7
    do(game, "play Rouse", "pick Fretful Feline")
    settle(game)
    assert might(game, "Fretful Feline") == 7  # it was ready
    do(game, "end")
    assert might(game, "Fretful Feline") == 5


@shows("Fretful Feline")
def test_fretful_feline_grows_as_it_awakens() -> None:
    game = Position(seats=[Seat(), Seat(base=[Piece("Fretful Feline", exhausted=True)])]).start()
    do(game, "end")
    settle(game)
    assert might(game, "Fretful Feline") == 7


@shows("Legion Marauder")
@pytest.mark.parametrize(
    ("energy", "power", "ways"), [(1, "", ["0"]), (0, "Body 1", ["1"]), (0, "Calm 1", []), (1, "Body 1", ["0", "1"])]
)
def test_legion_marauder_is_empowered_for_an_energy_or_a_body(energy: int, power: str, ways: list[str]) -> None:
    game = Position(seats=[Seat(base=["Legion Marauder"], energy=energy, power=power), Seat()]).start()
    assert [x for x in offered(game) if x.startswith("use")] == [f"use Legion Marauder {x}" for x in ways]
    assert might(game, "Legion Marauder") == 2
    if ways:
        do(game, f"use Legion Marauder {ways[0]}")
        settle(game)
        assert might(game, "Legion Marauder") == 3
        assert [x for x in offered(game) if x.startswith("use")] == []  # by neither of them again


@shows("Repair Specialist")
@pytest.mark.parametrize("mine", [0, 1, 2])
def test_repair_specialist_has_assault_for_each_gear_of_yours(mine: int) -> None:
    """Worn gear counts; that of an opponent does not."""
    gear: list[PieceLike] = [TRINKET] if mine == 2 else []
    ogre = Piece(OGRE, attached=[equipment("Band")]) if mine else OGRE
    seats = [Seat(base=["Repair Specialist", ogre, *gear]), Seat(base=[BAUBLE, gear_card("Relic")])]
    game = Position(seats=seats, fields=[Field(EAST, 1, {1: [GIANT]}), Field(WEST)], every_window=True).start()
    assert (keyword(game, "Repair Specialist", "Assault"), might(game, "Repair Specialist")) == (mine, 3)
    do(game, "move Repair Specialist", "at East", "done")
    assert might(game, "Repair Specialist") == 3 + mine


@shows("Baccai Witherclaw")
@pytest.mark.parametrize(("empowered", "strength", "channelled"), [(1, 6, 2), (0, 4, 0)])
def test_baccai_witherclaw_empowered_is_stronger_and_channels_as_it_dies(
    empowered: int, strength: int, channelled: int
) -> None:
    end = spell_card("End", kill(a(unit.friendly)))
    seats = [Seat(base=[Piece("Baccai Witherclaw", empowered=empowered)], hand=[end], rune_deck="Body 5"), Seat()]
    game = Position(seats=seats).start()
    assert might(game, "Baccai Witherclaw") == strength
    do(game, "play End")
    settle(game)
    assert runes(game, 0) == (0, channelled)


@shows("Baccai Witherclaw")
def test_baccai_witherclaw_is_empowered_for_one_and_two_of_any_power() -> None:
    for energy, power, there in ((1, "Body 1, Calm 1", True), (0, "Body 1, Calm 1", False), (1, "Body 1", False)):
        game = Position(seats=[Seat(base=["Baccai Witherclaw"], energy=energy, power=power), Seat()]).start()
        assert ("use Baccai Witherclaw" in offered(game)) is there
    game = Position(seats=[Seat(base=["Baccai Witherclaw"], energy=1, power="Body 1, Calm 1"), Seat()]).start()
    do(game, "use Baccai Witherclaw")
    settle(game)
    assert piece(game, "Baccai Witherclaw").empowered == 1


@shows(DAME)
@pytest.mark.parametrize(("chosen", "strength"), [("Giant", 10), ("Recruit", 6), (DAME, 6)])
def test_dame_the_despoiler_empowered_outgrows_a_unit_here_as_she_attacks(chosen: str, strength: int) -> None:
    """A weaker one does not make her weaker; it may be herself."""
    empowers(DAME, 5, "Body 1")
    seats = [Seat(base=[Piece(DAME, empowered=1), OGRE]), Seat(base=["Sprite"])]
    armed = Piece(GIANT, attached=[equipment("Band")])
    fields = [Field(EAST, 1, {1: [armed, "Recruit"]}), Field(WEST, 1, {1: ["Mega-Mech"]})]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, f"move {DAME}", "at East", "done")
    assert offered(game) == [f"pick {x}" for x in (DAME, "Giant", "Recruit")]
    do(game, f"pick {chosen}")
    settle_chain(game)
    assert might(game, DAME) == strength


@shows(DAME)
@pytest.mark.parametrize(("empowered", "strength"), [(1, 10), (0, 5)])
def test_dame_the_despoiler_does_so_as_she_defends_and_only_empowered(empowered: int, strength: int) -> None:
    fields = [Field(EAST, 0, {0: [Piece(DAME, empowered=empowered)]}), Field(WEST)]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at East")
    if empowered:
        do(game, "pick Giant")
    settle_chain(game)
    assert might(game, DAME) == strength
    settle(game)
    if empowered:
        assert (at_field(game), trash(game, 1), might(game, DAME)) == ([DAME], ["Giant"], 10)
        do(game, "end")
        assert might(game, DAME) == 5
    else:
        assert (question(game), trash(game, 0)) == ("main", [DAME])


def conquering(strength: int) -> Position:
    cheap, dear = gear_card("Cheap", energy=strength), gear_card("Dear", energy=strength + 1)
    return Position(
        seats=[Seat(base=[Piece("Noxian Demolitionist", might=strength - 1), TRINKET, OGRE]), Seat(base=[cheap, dear])],
        fields=[Field(EAST), Field(WEST)],
    )


@shows("Noxian Demolitionist")
@pytest.mark.parametrize("strength", [1, 3])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_noxian_demolitionist_may_kill_a_gear_that_costs_no_more_than_its_might(strength: int, answer: str) -> None:
    game = conquering(strength).start()
    do(game, "move Noxian Demolitionist", "at East", "done")
    settle(game)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Cheap", "pick Trinket"]
        do(game, "pick Cheap")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Dear"] if answer == "yes" else ["Cheap", "Dear"])


@shows("Noxian Demolitionist")
def test_noxian_demolitionist_minds_its_own_conquest() -> None:
    game = conquering(1).start()
    do(game, "move Ogre", "at East", "done")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Cheap", "Dear"])


@shows("Profiteer")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_profiteer_may_disempower_something_of_yours_to_empower_anything(answer: str) -> None:
    legend = Piece("Defender of Tomorrow", empowered=1)
    seats = [
        Seat(hand=["Profiteer"], energy=4, base=[Piece(TRINKET, empowered=1), OGRE], legend=legend, runes="Body 1"),
        Seat(base=[Piece(GIANT, empowered=1), BAUBLE]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Profiteer", answer)
    if answer == "yes":
        them = ("Bauble", "Defender of Tomorrow", "Giant", "Ogre", "Profiteer", "Trinket")
        assert offered(game) == [f"pick {x}" for x in them]
        do(game, "pick Bauble")
        assert offered(game) == ["pick Defender of Tomorrow", "pick Trinket"]
        do(game, "pick Trinket")
    settle(game)
    now = [piece(game, x).empowered for x in ("Trinket", "Defender of Tomorrow", "Giant", "Bauble", "Ogre")]
    assert now == ([0, 1, 1, 1, 0] if answer == "yes" else [1, 1, 1, 0, 0])


@shows("Profiteer")
def test_profiteer_needs_something_empowered_of_yours() -> None:
    seats = [Seat(hand=["Profiteer"], energy=4, base=[TRINKET]), Seat(base=[Piece(GIANT, empowered=1)])]
    game = Position(seats=seats).start()
    do(game, "play Profiteer")
    settle(game)
    assert (question(game), piece(game, "Giant").empowered, piece(game, "Trinket").empowered) == ("main", 1, 0)


def dragon(points: int, opponents: int = 0) -> Position:
    fields = [
        Field(EAST, 1, {1: [Piece(unit_card("Five", might=5), attached=[equipment("Band")]), SIX, OGRE]}),
        Field(WEST, 1, {1: ["Recruit"]}),
    ]
    seats = [
        Seat(hand=["Corrupted Dragon"], energy=10, power="Body 2", base=["Sprite"], points=points),
        Seat(points=opponents),
    ]
    return Position(seats=seats, fields=fields)


@shows("Corrupted Dragon")
@pytest.mark.parametrize(
    ("points", "opponents", "exhausted"), [(0, 7, False), (4, 0, False), (5, 0, True), (7, 0, True)]
)
def test_corrupted_dragon_enters_ready_unless_you_are_within_three_points_of_winning(
    points: int, opponents: int, exhausted: bool
) -> None:
    game = dragon(points, opponents).start()
    do(game, "play Corrupted Dragon")
    settle(game)
    assert piece(game, "Corrupted Dragon").exhausted is exhausted


@shows("Corrupted Dragon")
@pytest.mark.parametrize("picked", [[], ["Five"], ["Five", "Ogre"]])
def test_corrupted_dragon_may_send_weaker_enemies_here_to_their_base(picked: list[str]) -> None:
    game = dragon(0).start()
    do(game, "play Corrupted Dragon", "move Corrupted Dragon", "at East", "pick Sprite", "yes")
    assert offered(game) == ["done", "pick Five", "pick Ogre"]
    do(game, *[f"pick {x}" for x in picked], *([] if len(picked) == 2 else ["done"]))
    settle_chain(game)
    assert [x for x in base(game, 1) if x != "Band"] == picked


@shows("Corrupted Dragon")
def test_corrupted_dragon_sends_nobody_if_you_do_not_like_and_as_a_defender() -> None:
    game = dragon(0).start()
    do(game, "play Corrupted Dragon", "move Corrupted Dragon", "at East", "done", "no")
    settle_chain(game)
    assert base(game, 1) == []
    fields = [Field(EAST, 0, {0: ["Corrupted Dragon"]}), Field(WEST)]
    game = Position(seats=[Seat(), Seat(base=[OGRE])], fields=fields, active=1).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert trash(game, 1) == ["Ogre"]
