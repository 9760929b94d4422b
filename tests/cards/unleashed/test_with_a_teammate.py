"""Unleashed in 2v2: what is friendly reaches the teammate's things too, what is yours or what you do does not.

Seats 0 and 2 are a team.
"""

from __future__ import annotations

import pytest

from farfield.cards.language import Temporary, a, draw, kill, unit
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    do,
    hand,
    might,
    offered,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    unit_card,
    xp,
)

FIELDS = [Field(plain_field(name)) for name in ("North", "East", "West")]
MATE, FOE, OWN = unit_card("Mate"), unit_card("Foe"), unit_card("Own")
SLAY = spell_card("Slay", kill(a(unit.named("Mate"))))


def table(mine: Seat, mate: Seat, foe: Seat | None = None) -> Game:
    return Position(seats=[mine, foe or Seat(base=[FOE]), mate, Seat()], fields=FIELDS, mode=TwoVsTwo()).start()


@shows("Spectral Centaur", "Vicious Snapjaws")
def test_a_friend_that_dies_may_be_the_teammates() -> None:
    game = table(Seat(hand=[SLAY], base=["Spectral Centaur", "Vicious Snapjaws"]), Seat(base=[MATE]))
    do(game, "play Slay")
    settle(game)
    while question(game) == "order":
        do(game, offered(game)[0])
        settle(game)
    assert (might(game, "Spectral Centaur"), xp(game)) == (7, [1, 0, 0, 0])


@shows("Scrutinizing Sergeant", "Baron Nashor")
def test_friendly_units_are_the_teammates_too() -> None:
    game = table(Seat(hand=["Scrutinizing Sergeant"], runes="Order 6", base=[OWN]), Seat(base=[MATE, "Baron Nashor"]))
    do(game, "play Scrutinizing Sergeant")
    settle(game)
    assert xp(game) == [4, 0, 0, 0]
    assert [might(game, x) for x in ("Own", "Mate", "Foe")] == [4, 4, 2]


@shows("Soul Shepherd")
def test_your_tokens_are_not_the_teammates() -> None:
    game = table(Seat(base=["Soul Shepherd", "Recruit"]), Seat(base=["Bird"]))
    assert (might(game, "Recruit"), might(game, "Bird")) == (2, 1)


@shows("Frigid Jewel", "Tactical Retreat")
def test_a_friendly_unit_may_be_the_teammates() -> None:
    study = spell_card("Study", draw(2))
    game = table(Seat(hand=[study], base=["Frigid Jewel", OWN]), Seat(base=[MATE]))
    do(game, "play Study")
    settle(game)
    assert offered(game) == ["pick Mate", "pick Own"]
    game = table(Seat(hand=["Tactical Retreat", SLAY], runes="Order 2", base=[OWN]), Seat(base=[MATE]))
    do(game, "play Tactical Retreat", "pick Mate")
    settle(game)
    do(game, "play Slay")
    settle(game)
    assert base(game, 2) == ["Mate"]


@shows("Safety Inspector")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_safety_inspector_spares_nobody_but_you(answer: str) -> None:
    game = table(Seat(hand=["Safety Inspector"], runes="Order 6", base=[OWN], xp=3), Seat(base=[MATE]))
    do(game, "play Safety Inspector", answer)
    settle(game)
    if answer == "no":
        do(game, "pick Own")
        settle(game)
    assert [base(game, x) for x in range(3)] == [
        ["Own", "Safety Inspector"] if answer == "yes" else ["Safety Inspector"],
        [],
        [],
    ]


@shows("Shard of Undoing")
@pytest.mark.parametrize(("whose", "lost"), [(0, True), (2, False)])
def test_shard_of_undoing_minds_friends_in_your_own_beginning_phase(whose: int, lost: bool) -> None:
    """A teammate's Temporary unit dies in the teammate's."""
    ghost = unit_card("Ghost", Temporary())
    seats = [Seat(base=["Shard of Undoing", *([ghost] if whose == 0 else [])]), Seat(base=[FOE])]
    seats += [Seat(base=[ghost] if whose == 2 else []), Seat()]
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo(), active=whose - 1 if whose else 3).start()
    do(game, "end")
    settle(game)
    assert (seat_asked(game), base(game, 1)) == (whose, [] if lost else ["Foe"])


@shows("Sumpworks Map", "Walking Roost")
def test_a_teammate_is_no_opponent() -> None:
    seats = [Seat(base=["Sumpworks Map"]), Seat(), Seat(base=[MATE]), Seat()]
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo(), active=2).start()
    do(game, "move Mate", "at North")
    settle(game)
    assert (game.sides[2].points, hand(game, 0)) == (1, [])
    game = table(Seat(hand=["Walking Roost"], runes="Chaos 5"), Seat())
    do(game, "play Walking Roost")
    assert offered(game) == ["pick seat 1", "pick seat 3"]
