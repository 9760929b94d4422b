"""Positions of Lane Legends: laid out as they are written, their text loses nothing, and a record goes on from them."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from farfield.games import MODES, BadPosition, Field, Piece, Position, Record, Seat, choices, record
from farfield.games.answers import answer
from tests.games.random_play import play_on

LANES = MODES["lanes"]
PEAK, FORT, GATE = "Startipped Peak", "Fortified Position", "Void Gate"


def lane(seat: Seat, *fields: Field, options: str = "", more: tuple[Seat, ...] = ()) -> Position:
    given, problems = LANES.read([(name, "") for name in options.split()])
    assert not problems
    return Position(seats=[seat, *more], fields=fields, mode=LANES.rules(given), phase="main")


def example() -> Position:
    return lane(
        Seat(hand=["Daring Poro"], runes="Body 2", npc_base=["Thrall 3", Piece("Thrall 2", damage=1), "Strike"]),
        Field(PEAK, controller=0, units={0: ["First Mate"]}),
        Field(FORT),
        Field(GATE, controller=1, units={1: [Piece("Thrall 5", attached=["Strike"])]}),
    )


def test_a_lane_stands_as_it_is_written() -> None:
    game = example().start()
    view = game.view(0)
    spots = {place.spot: place for place in view.places}
    assert [spots[i].card.name for i in (1, 2, 3) if spots[i].card] == [PEAK, FORT, GATE]  # type: ignore[union-attr]
    assert [x.might for x in spots[4].units] == [3, 2]
    assert [(x.name, x.might, len(x.attachments)) for x in spots[3].units] == [("Thrall", 5, 1)]
    assert (spots[1].controller, spots[2].controller, spots[3].controller) == (0, -1, 1)
    assert (view.victory_score, len(view.sides)) == (5, 2)
    assert choices(game, game.decisions()[0]) == ["play Daring Poro", f"move First Mate at {PEAK}", "end turn"]


def test_the_text_loses_nothing() -> None:
    position = example()
    text = position.text()
    assert "NPC base: Thrall 3; Thrall 2 (damage 1); Strike" in text
    assert "Units of seat 1: Thrall 5 + Strike" in text
    assert Position.parse(text) == position
    assert Position.parse(text).start().hash() == position.start().hash()


def test_a_game_from_a_lane_is_recorded_and_goes_on() -> None:
    game = example().start()
    answer(game, "play Daring Poro")
    play_on(game, random.Random(3), 60)
    assert Record.parse(record(game).text()).replay().hash() == game.hash()


def test_two_lanes_lie_side_by_side() -> None:
    fields = [Field(PEAK), Field(FORT), Field(GATE, controller=2, units={2: ["Thrall 4"]})]
    other = [Field(GATE), Field(PEAK, controller=1, units={1: ["First Mate"]}), Field(FORT)]
    game = lane(Seat(), *fields, *other, more=(Seat(npc_base=["Thrall 7"]),)).start()
    view = game.view(0)
    found = {(place.arena, place.spot): [x.name for x in place.units] for place in view.places if place.units}
    assert found == {(0, 3): ["Thrall"], (1, 2): ["First Mate"], (1, 4): ["Thrall"]}
    assert view.victory_score == 8


def test_a_position_has_the_thralls_it_names_and_no_others() -> None:
    """A head start adds nothing to a position; Strikes are as mighty as agreed."""
    seat = Seat(npc_base=[Piece("Thrall 2", attached=["Strike"])])
    view = lane(seat, Field(PEAK), Field(FORT), Field(GATE), options="storm").start().view(0)
    assert [(place.spot, [x.might for x in place.units]) for place in view.places if place.units] == [(4, [4])]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (lambda: lane(Seat(), Field(PEAK)), "3 are needed here, and 1 are given"),
        (lambda: lane(Seat(npc_base=["Thrall 01"]), Field(), Field(), Field()), "Thrall 01"),
        (lambda: Position(seats=[Seat(npc_base=["Thrall 3"]), Seat()]), "only Lane Legends has NPCs"),
        (
            lambda: lane(Seat(), Field(), Field(), Field(), Field(controller=0), Field(), Field(), more=(Seat(),)),
            "only 1 and 3, its NPC, can be there",
        ),
    ],
)
def test_what_is_refused(position: object, words: str) -> None:
    assert callable(position)
    with pytest.raises(BadPosition, match=words):
        position().start()


def test_a_game_with_lanes_has_its_position() -> None:
    position = example()
    assert Position.of(position.start()).text() == Position.of(Position.parse(position.text()).start()).text()


# --- the score of the team


@pytest.mark.clause("LL 1.4")
def test_the_team_has_one_score_wherever_it_is_written() -> None:
    """Given to one seat it is everybody's, as the same given to all is; it may be below nought."""
    fields = [Field()] * 6
    for points in ((-2, 0), (0, -2), (-2, -2)):
        position = Position([Seat(points=n) for n in points], fields, mode=LANES.rules())
        assert [side.points for side in position.start().view(0).sides[:2]] == [-2, -2]
        assert position == Position([Seat(points=-2), Seat()], fields, mode=LANES.rules())
        assert Position.parse(position.text()) == position


@pytest.mark.clause("LL 1.4")
def test_two_scores_of_one_team_are_refused() -> None:
    position = Position([Seat(points=2), Seat(points=1)], [Field()] * 6, mode=LANES.rules())
    with pytest.raises(BadPosition, match="one team, which has one score; 2 and 1 points are given"):
        position.start()


# --- the Enthralled Phase


@pytest.mark.clause("LL 3.5")
@pytest.mark.clause("LL 4")
def test_a_position_may_begin_in_the_enthralled_phase() -> None:
    """The Nearfield's penalty comes first, then the bottom card is dealt: a unit of cost 2 and Might 2 here."""
    position = replace(
        lane(
            Seat(deck=["Gust", "Daring Poro"], points=1),
            Field(PEAK, controller=1, units={1: ["Thrall 1"]}),
            Field(FORT),
            Field(GATE),
        ),
        phase="enthralled",
    )
    assert Position.parse(position.text()) == position
    view = position.start().view(0)
    assert [card.name for card in view.sides[0].pile] == ["Daring Poro"]
    assert view.sides[0].points == 0
    assert (view.turn, view.sides[0].deck_count) == (5, 1)


def test_what_lies_beside_a_lane_is_part_of_its_position() -> None:
    position = lane(
        Seat(pile=["Gust", "First Mate"], sideboard=["Incinerate"], finished=True),
        Field(PEAK, controller=0, units={0: [Piece("First Mate", deflected=1)]}, at_start=1, conquered=[0]),
        Field(FORT),
        Field(GATE),
        options="sideboard-first",
    )
    assert Position.parse(position.text()) == position
    view = position.start().view(0)
    assert [card.name for card in view.sides[0].pile] == ["Gust", "First Mate"]
    assert view.sides[0].sideboard_count == 1
