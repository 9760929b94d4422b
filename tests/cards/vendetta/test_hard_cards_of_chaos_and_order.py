"""Cards of Vendetta whose wording invites others: copies, spells that change hands, and friends in a team."""

from __future__ import annotations

from farfield.cards.language import Action, Deathknell, a, attach, draw, gear, kill, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.game import Game
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    answer,
    asked,
    banished,
    base,
    do,
    hand,
    might,
    offered,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

HERE = plain_field("Here")
HERO = unit_card("Hero", Deathknell(draw(1)), might=6)
CUB = unit_card("Cub", might=3)
PET = unit_card("Pet")
BOLT = spell_card("Bolt", Action, kill(a(unit)))


def units(game: Game, seat: int = 0) -> list[tuple[str, int]]:
    """What the units in a base are called, and their Might."""
    there = game.places[game.sides[seat].base].units
    return sorted((game.card(x).printed.name, game.might(x)) for x in there)


def spectacled(*mine: PieceLike, hand: tuple[Printed, ...] = ()) -> Game:
    """Seat 0 puts the Spectacles on its Pet and chooses the Hero, who is at a battlefield."""
    seat = Seat(hand=hand, base=["Shady Spectacles", PET, *mine], energy=4, power="Order 4")
    game = Position(seats=[seat, Seat()], fields=[Field(HERE, 0, {0: [HERO]})]).start()
    do(game, "use Shady Spectacles", "pick Pet")
    settle(game)
    if question(game) != "main":
        do(game, "pick Hero")
    return game


@shows("Shady Spectacles")
def test_the_copy_outlives_what_it_copies_and_dies_as_it_would() -> None:
    game = spectacled(hand=(BOLT, BOLT))
    assert units(game) == [("Hero", 6)]
    original = game.places[game.battlefields[0]].units[0]
    do(game, "play Bolt")
    answer(game, asked(game), next(x for x in asked(game).options if x.thing == original))
    settle(game)
    assert (units(game), len(hand(game, 0))) == ([("Hero", 6)], 2)
    do(game, "play Bolt")
    settle(game)
    assert (units(game), len(hand(game, 0)), trash(game, 0)) == ([], 2, ["Bolt", "Bolt", "Hero", "Pet"])
    assert base(game, 0) == ["Shady Spectacles"]


@shows("Shady Spectacles")
def test_whoever_takes_the_spectacles_over_chooses_anew() -> None:
    hand_over = spell_card("Hand over", attach(a(gear.equipment), a(unit.named("Cub"))))
    game = spectacled(CUB, hand=(hand_over,))
    assert units(game) == [("Cub", 3), ("Hero", 6)]
    do(game, "play Hand over")
    settle(game)
    assert offered(game) == ["pick Hero", "pick Pet"]  # the one who wore them is itself again
    do(game, "pick Pet")
    assert units(game) == [("Pet", 2), ("Pet", 2)]


@shows("Shady Spectacles")
def test_a_copy_of_a_copy_is_what_that_is_now() -> None:
    game = spectacled(Piece(CUB, attached=["Doran's Blade"]), "Shady Spectacles")
    blade = might(game, "Cub") - 3
    do(game, "use Shady Spectacles", "pick Cub")
    settle(game)
    assert offered(game) == ["pick Hero", "pick Hero"]  # the one who wears the first pair is one as well
    copy = next(x for x in game.places[game.sides[0].base].units if game.card(x).printed.name == "Hero")
    answer(game, asked(game), next(x for x in asked(game).options if x.thing == copy))
    settle(game)
    assert units(game) == [("Hero", 6), ("Hero", 6 + blade)]


@shows("Shady Spectacles", "Kayle, Justified")
def test_a_copy_of_kayle_is_empowered_three_times_itself() -> None:
    mine = Seat(base=["Shady Spectacles", PET], energy=9, power="Order 1")
    kayle = Field(plain_field("Here"), 0, {0: [Piece("Kayle, Justified", empowered=3)]})
    game = Position(seats=[mine, Seat()], fields=[kayle]).start()
    do(game, "use Shady Spectacles", "pick Pet")
    settle(game)
    assert units(game) == [("Kayle, Justified", 3)]
    do(game, "use Kayle, Justified")
    settle(game)
    assert units(game) == [("Kayle, Justified", 5)]


@shows("Rebuttal")
def test_whoever_takes_a_spell_is_its_you() -> None:
    study = spell_card("Study", Action, draw(2), energy=4)
    seats = [Seat(hand=[study], energy=4), Seat(hand=["Rebuttal"], energy=1, power="Mind 2")]
    game = Position(seats=seats).start()
    do(game, "play Study", "play Rebuttal")
    settle(game)
    do(game, "yes")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1)), trash(game, 0), question(game)) == (0, 2, ["Study"], "main")


@shows("Rebuttal", "Dragon Form")
def test_a_countered_flow_is_banished() -> None:
    """What it costs is what is printed, three, whatever is paid."""
    surge = Seat(trash=["Dragon Form"], base=[PET], energy=3)
    game = Position(seats=[surge, Seat(hand=["Rebuttal"], energy=1, power="Mind 1")]).start()
    do(game, "play Dragon Form", "play Rebuttal")
    settle(game)
    assert (might(game, "Pet"), banished(game, 0), trash(game, 0)) == (2, ["Dragon Form"], [])


def team(mine: Seat, mate: Seat) -> Game:
    """Seats 0 and 2 are a team."""
    fields = [Field(plain_field(x)) for x in ("North", "East", "West")]
    return Position(seats=[mine, Seat(base=[CUB]), mate, Seat()], fields=fields, mode=TwoVsTwo()).start()


@shows("Public Execution")
def test_the_friend_may_be_the_teammates() -> None:
    game = team(Seat(hand=["Public Execution"], energy=2, power="Body 1"), Seat(base=[HERO]))
    do(game, "play Public Execution")
    settle(game)
    assert (trash(game, 1), base(game, 2)) == (["Cub"], ["Hero"])


@shows("Escaped Grayback")
def test_the_friend_that_is_killed_may_be_the_teammates() -> None:
    game = team(Seat(base=["Escaped Grayback"]), Seat(base=[PET]))
    do(game, "use Escaped Grayback")
    assert offered(game) == ["pick Escaped Grayback", "pick Pet"]


@shows("Aurok General", "Reluctant Leader", "Illaoi, Prophet of the Great Kraken")
def test_your_units_are_not_the_teammates() -> None:
    illaoi = "Illaoi, Prophet of the Great Kraken"
    mine = [Piece("Aurok General", empowered=1), Piece(illaoi), Piece("Reluctant Leader")]
    game = team(Seat(base=mine), Seat(base=[Piece(PET, empowered=1), Piece("Recruit")]))
    assert [might(game, x) for x in ("Aurok General", "Pet", illaoi, "Reluctant Leader")] == [7, 2, 4, 3]
