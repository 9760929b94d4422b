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


@shows("Poppy, Paragon")
@pytest.mark.parametrize(("points", "gained"), [([0, 8, 0, 8], 3), ([8, 0, 8, 0], 0)])
def test_poppy_minds_the_score_of_the_other_team(points: list[int], gained: int) -> None:
    """A team wins with 11 points."""
    seats = [Seat(points=n) for n in points]
    seats[0] = Seat(hand=["Poppy, Paragon"], runes="Body 5", points=points[0])
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo()).start()
    do(game, "play Poppy, Paragon")
    settle(game)
    assert xp(game) == [gained, 0, 0, 0]


@shows("Gutter Palace")
def test_who_wins_the_game_wins_it_for_the_teammate_too() -> None:
    there = {1: [unit_card(f"Unit {x}") for x in range(4)]}
    seats = [Seat(), Seat(hand=[OWN] * 4, base=["Gutter Palace"]), Seat(), Seat()]
    fields = [Field(plain_field("North"), 1, there), *FIELDS[1:]]
    game = Position(seats=seats, fields=fields, mode=TwoVsTwo()).start()
    do(game, "end")
    assert (game.over, sorted(game.winners)) == (True, [1, 3])


@shows("Call to Battle", "Bone Skewer")
@pytest.mark.parametrize(("name", "power"), [("Call to Battle", ""), ("Bone Skewer", "Chaos 1")])
def test_an_opponent_who_is_chosen_is_not_the_teammate(name: str, power: str) -> None:
    fields = [Field(plain_field("North"), 0, {0: [OWN]}), *FIELDS[1:]]
    seats = [Seat(hand=[name], energy=3, power=power, base=[unit_card("Lead")]), Seat(base=[FOE]), Seat(base=[MATE])]
    game = Position(seats=[*seats, Seat(base=[FOE])], fields=fields, mode=TwoVsTwo()).start()
    do(game, f"play {name}")
    while offered(game) != ["pick seat 1", "pick seat 3"]:
        assert question(game) != "main"
        do(game, offered(game)[0])


@shows("Dancing Grenade")
def test_a_teammate_may_throw_the_grenade_on() -> None:
    """Whoever controls the unit."""
    seats = [
        Seat(hand=["Dancing Grenade"], runes="Fury 3"),
        Seat(base=[FOE]),
        Seat(base=[MATE], runes="Fury 1"),
        Seat(),
    ]
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo()).start()
    do(game, "play Dancing Grenade", "pick Mate")
    while question(game) == "priority":
        do(game, "pass")
    assert (question(game), seat_asked(game)) == ("may", 2)


@shows("Green Father")
def test_the_brush_comes_of_a_hold_of_your_own() -> None:
    for active, asked in ((3, True), (1, False)):
        fields = [Field(plain_field("North"), (active + 1) % 4, {(active + 1) % 4: [OWN]}), *FIELDS[1:]]
        seats = [Seat(legend="Green Father"), Seat(), Seat(), Seat()]
        game = Position(seats=seats, fields=fields, mode=TwoVsTwo(), active=active).start()
        do(game, "end")
        assert (seat_asked(game), question(game)) == ((active + 1) % 4, "may" if asked else "main")
