"""States of Lane Legends that the rules forbid, for `tests/test_forbidden.py`: each is built and caught."""

from __future__ import annotations

from collections.abc import Callable

from farfield.rules.game import Game
from farfield.rules.ids import NO_PLACE, SLOT_MASK, ObjectId, PlaceId, SeatId
from farfield.rules.state import Card, Item, State
from farfield.rules.terms import BATTLEFIELD, BOARD, GAME_OVER
from tests.scenarios.lane_legends.lane_table import (
    Lane,
    Spot,
    Thrall,
    end_turn,
    fight_on,
    keep_all,
    lanes,
    new_table,
)
from tests.scenarios.table import spell_card, unit_card

GUARD = unit_card("Guard", might=9)
TRICK = spell_card("Trick")


def two_lanes() -> Game:
    """The Action Phase of two players: Thralls with and without Strikes, units at every kind of place."""
    row = Lane(
        hand=[TRICK],
        base=[unit_card("Page")],
        near=Spot(units=[GUARD]),
        far=Spot(thralls=[Thrall(3, strikes=1), 2]),
        at_npc=[4],
        strikes=1,
        pile=["Gust"],
    )
    return lanes(row, row)


def enthralled() -> Game:
    """A Thrall attacks in the Enthralled Phase, and a player could answer."""
    attacked = Lane(
        hand=[TRICK],
        far=Spot(units=[GUARD]),
        at_npc=[Thrall(3, strikes=1)],
        deals=[unit_card("Mover", might=0)],
    )
    return lanes(attacked, Lane(deck=[]), phase="enthralled", every_window=True)


def some_turns() -> Game:
    """A game from its beginning, three turns on."""
    game = new_table(1)
    keep_all(game)
    for _ in range(3):
        settle(game)
        end_turn(game)
    settle(game)
    return game


def settle(game: Game) -> None:
    """Whatever is asked before the Action Phase is answered with what comes first."""
    fight_on(game)
    while any(d.kind != 1 for d in game.decisions()):
        decision = next(d for d in game.decisions() if d.kind != 1)
        game.choose(decision, decision.options[-1])
        fight_on(game)


def over() -> Game:
    game = two_lanes()
    game.concede(1)
    return game


STARTS = (two_lanes, enthralled, some_turns, over)
Breaker = Callable[[State], object]
WAYS: dict[str, list[tuple[Callable[[], Game], Breaker]]] = {}


def breaks(name: str, start: Callable[[], Game] = two_lanes) -> Callable[[Breaker], Breaker]:
    def add(breaker: Breaker) -> Breaker:
        WAYS.setdefault(name, []).append((start, breaker))
        return breaker

    return add


def spot(s: State, which: int, seat: int = 0):
    return next(s.places[i] for i in s.arenas[seat].places if s.places[i].lane_spot == which)


def named(s: State, name: str, controller: int) -> Card:
    return next(
        c for c in s.cards if c.id >= 0 and c.zone == BOARD and c.printed.name == name and c.controller == controller
    )


def put_at(s: State, card: Card, place: int) -> None:
    """Move a unit without any of the rules."""
    s.places[card.place].units.remove(card.id)
    s.places[place].units.append(card.id)
    card.place = PlaceId(place)


@breaks("lane-out-of-shape")
def _(s: State) -> None:
    spot(s, 2).lane_spot = 3


@breaks("lane-out-of-shape")
def _(s: State) -> None:
    near, base = spot(s, 1), spot(s, 0)
    near.lane_spot, base.lane_spot = 0, 1


@breaks("in-a-foreign-lane")
def _(s: State) -> None:
    put_at(s, named(s, "Page", 0), spot(s, 1, 1).index)


@breaks("in-a-foreign-lane")
def _(s: State) -> None:
    put_at(s, named(s, "Thrall", 2), spot(s, 4, 1).index)


@breaks("controlled-from-another-lane")
def _(s: State) -> None:
    spot(s, 1, 0).controller = 1


@breaks("controlled-from-another-lane")
def _(s: State) -> None:
    spot(s, 2, 0).contested_by = 3


@breaks("npc-has-something")
def _(s: State) -> None:
    s.sides[2].hand.append(s.sides[0].hand.pop())


@breaks("npc-has-something")
def _(s: State) -> None:
    s.sides[3].energy = 1


@breaks("npc-has-something")
def _(s: State) -> None:
    s.sides[2].turns = 1


@breaks("npc-has-something")
def _(s: State) -> None:
    s.sides[2].points = 1


@breaks("npc-plays-a-card")
def _(s: State) -> None:
    item = Item(ObjectId(1 << 12), SeatId(2), s.sides[0].hand[0], NO_PLACE)
    item.card = s.sides[0].hand[0]
    s.arenas[0].chain.append(item)


@breaks("several-at-once", enthralled)
def _(s: State) -> None:
    s.arenas[1].showdown = spot(s, 2, 1).index


@breaks("waits-for-a-teammate")
def _(s: State) -> None:
    question = s.arenas[0].question
    assert question is not None
    question.seat = SeatId(1)


@breaks("exhausted-thrall")
def _(s: State) -> None:
    named(s, "Thrall", 2).exhausted = True


@breaks("stray-strike")
def _(s: State) -> None:
    strike = next(c for c in s.cards if c.id >= 0 and c.printed.name == "Strike" and not c.attached_to)
    s.places[strike.place].gear.remove(strike.id)
    spot(s, 3).gear.append(strike.id)
    strike.place = spot(s, 3).index


@breaks("stray-strike")
def _(s: State) -> None:
    strike = next(c for c in s.cards if c.id >= 0 and c.printed.name == "Strike" and c.attached_to)
    strike.attached_to = spot(s, 3).card


@breaks("wrong-pile")
def _(s: State) -> None:
    s.turn = 0 if not s.turn else 1
    s.sides[0].aside = s.sides[0].aside * 3


@breaks("wrong-pile")
def _(s: State) -> None:
    s.cards[s.sides[0].aside[-1] & SLOT_MASK].known = 1


@breaks("wrong-score", some_turns)
def _(s: State) -> None:
    s.sides[0].points += 1


@breaks("wrong-score", some_turns)
def _(s: State) -> None:
    s.sides[0].points -= 1


@breaks("gone-from-the-pile", some_turns)
def _(s: State) -> None:
    s.sides[0].hand.append(s.sides[0].aside.pop())


@breaks("lost-apart", over)
def _(s: State) -> None:
    s.game_won_by = [SeatId(0)]


@breaks("lost-apart")
def _(s: State) -> None:
    s.phase = GAME_OVER


@breaks("wrong-counters")
def _(s: State) -> None:
    named(s, "Guard", 0).counters = [1, 0]


@breaks("wrong-counters")
def _(s: State) -> None:
    next(c for c in s.cards if c.id >= 0 and c.printed.types & BATTLEFIELD).counters = [1, 1]
