"""States with more than two players that the rules forbid, for `tests/test_forbidden.py`: each is built and caught."""

from __future__ import annotations

from collections.abc import Callable

from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.modes.war import War
from farfield.rules.state import Card, Decision, Option, State
from farfield.rules.terms import INVITE, MOVE, NO, Q_INVITED, YES
from tests.scenarios.table import do, plain_field, spell_card, unit_card

FIELDS = [
    Field(plain_field("East"), controller=1, units={1: [unit_card("Two")]}, owner=1),
    Field(plain_field("West"), owner=2),
    Field(plain_field("North"), owner=2),
]
HAND = [spell_card("Study")]


def teams() -> Game:
    """2v2 in the Main Phase of seat 0."""
    one, three = unit_card("One"), unit_card("Three")
    seats = [Seat(base=[one], points=3), Seat(), Seat(hand=HAND, points=3), Seat(base=[three])]
    return Position(mode=TwoVsTwo(), seats=seats, fields=FIELDS, every_window=True).start()


def invited() -> Game:
    game = teams()
    do(game, "invite seat 2")
    return game


def combat() -> Game:
    """A Skirmish by the printed rulebooks: seat 0 attacks seat 1, seat 0 has focus."""
    seats = [Seat(base=[unit_card("One")]), Seat(), Seat(base=[unit_card("Three")])]
    game = Position(mode=Skirmish(True), seats=seats, fields=FIELDS, every_window=True).start()
    do(game, "move One", "at East")
    return game


def guest_asked() -> Game:
    game = combat()
    do(game, "invite seat 2")
    return game


def without_one() -> Game:
    """War without seat 3, who has left."""
    seats = [Seat(base=[unit_card("One")]), Seat(), Seat(base=[unit_card("Three")]), Seat()]
    game = Position(mode=War(), seats=seats, fields=FIELDS, every_window=True).start()
    game.concede(3)
    return game


STARTS = (teams, invited, combat, guest_asked, without_one)
Breaker = Callable[[State], object]
WAYS: dict[str, list[tuple[Callable[[], Game], Breaker]]] = {}


def breaks(name: str, start: Callable[[], Game]) -> Callable[[Breaker], Breaker]:
    def add(breaker: Breaker) -> Breaker:
        WAYS.setdefault(name, []).append((start, breaker))
        return breaker

    return add


def named(s: State, name: str) -> Card:
    return next(c for c in s.cards if c.id >= 0 and c.printed.name == name)


def asked(s: State) -> Decision:
    question = s.arenas[0].question
    assert question is not None
    return question


@breaks("third-side-in-combat", combat)
def _(s: State) -> None:
    named(s, "Two").controller = SeatId(2)


@breaks("left-something-behind", without_one)
def _(s: State) -> None:
    s.sides[3].deck.append(s.sides[0].deck.pop())


@breaks("left-something-behind", without_one)
def _(s: State) -> None:
    named(s, "Three").controller = SeatId(3)


@breaks("left-something-behind", without_one)
def _(s: State) -> None:
    named(s, "Three").owner = SeatId(3)


@breaks("left-something-behind", without_one)
def _(s: State) -> None:
    s.places[s.battlefields[1]].controller = SeatId(3)


@breaks("team-split", teams)
def _(s: State) -> None:
    s.sides[3].lost = True


@breaks("scored-what-the-ally-had", teams)
def _(s: State) -> None:
    s.scored_by_ally = 1 << s.battlefields[1]
    s.places[s.battlefields[1]].scored = 1


@breaks("guests-without-a-combat", teams)
def _(s: State) -> None:
    s.arenas[0].guests = 2


@breaks("guests-without-a-combat", combat)
def _(s: State) -> None:
    s.arenas[0].guests = 1  # the attacker


@breaks("guests-without-a-combat", without_one)
def _(s: State) -> None:
    s.arenas[0].declined = 2  # War without the rulebooks knows no invitations


@breaks("acts-uninvited", combat)
def _(s: State) -> None:
    asked(s).seat = s.arenas[0].focus = SeatId(2)


@breaks("invited-wrongly", invited)
def _(s: State) -> None:
    asked(s).seat = SeatId(1)


@breaks("invited-wrongly", invited)
def _(s: State) -> None:
    s.turn_seat = SeatId(2)


@breaks("invited-wrongly", invited)
def _(s: State) -> None:
    asked(s).options.append(Option(MOVE, named(s, "One").id))


@breaks("invited-wrongly", guest_asked)
def _(s: State) -> None:
    asked(s).seat = SeatId(1)


@breaks("invited-wrongly", combat)
def _(s: State) -> None:
    asked(s).kind, asked(s).options = Q_INVITED, [Option(YES), Option(NO)]


@breaks("invites-wrongly", teams)
def _(s: State) -> None:
    asked(s).options.append(Option(INVITE, -2))


@breaks("invites-wrongly", teams)
def _(s: State) -> None:
    s.arenas[0].declined = 4


@breaks("invites-wrongly", combat)
def _(s: State) -> None:
    asked(s).seat = SeatId(2)


@breaks("crowded", teams)
def _(s: State) -> None:
    """Teammates at one battlefield."""
    card = named(s, "Three")
    s.places[card.place].units.remove(card.id)
    s.places[s.battlefields[0]].units.append(card.id)
    card.place = s.battlefields[0]


@breaks("crowded", combat)
def _(s: State) -> None:
    """A third side where two meet."""
    card = named(s, "Three")
    s.places[card.place].units.remove(card.id)
    s.places[s.battlefields[0]].units.append(card.id)
    card.place = s.battlefields[0]


@breaks("points-apart", teams)
def _(s: State) -> None:
    s.sides[2].points += 1


@breaks("not-won", combat)
def _(s: State) -> None:
    """By the printed rulebooks a tie at the Victory Score is no reason to go on."""
    s.sides[0].points = s.sides[2].points = 8
