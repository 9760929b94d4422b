"""Nothing depends on who sits where, nor on the order in which things were put down.

The same table is set up twice: once more with every player some seats further on, or with hands, bases and battlefields
in another order. The same is done on both; at every question both tables look the same, and offer the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards.catalogue import printed
from farfield.cards.facts import facts
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import Activated
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.modes.mode import Mode
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.modes.war import War
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    BOARD,
    END_TURN,
    INVITE,
    MODE,
    NO,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    Q_DESTINATION,
    Q_REPLACE,
    UNIT,
    YES,
)
from tests.pool_decks import playable, pool

Thing = TypeVar("Thing")
SEEDS = st.integers(0, 2**32)
TABLES: dict[str, tuple[int, type[Mode] | None]] = {
    "duel": (2, None), "skirmish": (3, Skirmish), "war": (4, War), "2v2": (4, TwoVsTwo),
}  # fmt: skip


@dataclass(frozen=True)
class Table:
    """A game, and how many seats further on everybody sits than at the table it is compared with."""

    game: Game
    moved: int = 0

    def seat(self, seat: int) -> int:
        return seat if seat < 0 else (seat - self.moved) % self.game.players

    def place(self, index: int) -> str:
        if index < 0:
            return ""
        place = self.game.places[index]
        return f"base {self.seat(place.side)}" if place.side >= 0 else self.game.card(place.card).printed.name

    def thing(self, id: ObjectId) -> str:
        """All that tells an object from others, but its number."""
        card = self.game.find(id)
        if card is None:
            return "something else"
        might = self.game.might(id) if card.zone == BOARD and card.printed.types & UNIT else 0
        worn = sorted(self.game.card(x).printed.name for x in card.attachments or ())
        state = (card.damage, card.exhausted, card.stunned, card.buffs, card.empowered, might, card.zone)
        seats = self.seat(card.controller), self.seat(card.owner)
        return f"{card.printed.name} {seats} {state} {worn} {self.place(card.place) if card.zone == BOARD else ''}"

    def answer(self, question: Decision, option: Option) -> str:
        """An answer in words; two that mean different things may read the same."""
        verb = option.verb
        if verb == AT:
            return f"{verb} {self.place(option.place)}"
        if verb == INVITE:
            return f"{verb} {self.seat(option.seat)}"
        if verb in (MODE, NUMBER, YES, NO):
            return f"{verb} {option.number if verb in (MODE, NUMBER) else option.b}"
        if verb == PICK and option.thing < 0:
            where = question.kind == Q_DESTINATION
            return f"{verb} {self.place(option.place_picked) if where else self.seat(option.seat)}"
        if option.thing <= 0:
            return f"{verb}"
        which = ""
        if verb == ACTIVATE and self.game.find(option.thing) is not None:
            which = repr(self.game.activated(option.thing)[option.which])
        return f"{verb} {self.thing(option.thing)} {option.b if verb == PLAY else which}"

    def zone(self, ids: Sequence[ObjectId]) -> list[str]:
        return sorted(self.thing(id) for id in ids)

    def look(self) -> dict[str, object]:
        """All there is on the table, in no order but that of decks and of what is finalized on the chain."""
        game = self.game
        out: dict[str, object] = {"turn": (game.turn, game.phase, self.seat(game.turn_seat))}
        for side in game.sides[: game.players]:
            zones = [self.zone(x) for x in (side.hand, side.trash, side.banished, side.runes, side.legends)]
            numbers = side.points, side.xp, side.energy, sorted(side.power), side.lost
            out[f"seat {self.seat(side.index)}"] = (zones, [self.thing(id) for id in side.deck], numbers)
        for index, place in enumerate(game.places):
            whose = self.seat(place.controller), self.seat(place.contested_by)
            out[self.place(index)] = (whose, self.zone(place.units + place.gear))
        items = [(x.finalized, self.seat(x.seat), repr(x.ability)) for arena in game.arenas for x in arena.chain]
        out["chain"] = ([x for x in items if x[0]], sorted(x for x in items if not x[0]))
        return out


def compare(one: Table, other: Table, dice: random.Random) -> None:
    """Do the same on both, and see that nothing tells them apart, until chance decides something."""
    for _ in range(100):
        assert other.look() == one.look()
        if one.game.over:
            return
        [asked], [again] = one.game.decisions(), other.game.decisions()
        assert (again.kind, other.seat(again.seat)) == (asked.kind, one.seat(asked.seat))
        if asked.kind == Q_REPLACE and one.thing(asked.subject) != other.thing(again.subject):
            return  # each of several is asked about in turn: which comes first makes no difference, but ends this
        mine = {one.answer(asked, x): x for x in asked.options}
        theirs = {other.answer(again, x): x for x in again.options}
        times = Counter(one.answer(asked, x) for x in asked.options)
        assert Counter(other.answer(again, x) for x in again.options) == times
        clear = sorted(x for x in mine if times[x] == 1)  # of several that read the same it is not known which is which
        if not clear:
            return
        busy = [x for x in clear if mine[x].verb not in (PASS, END_TURN)]
        chosen = dice.choice(busy if busy and dice.random() < 0.7 else clear)
        before = one.game.knowledge().dice
        one.game.choose(asked, mine[chosen])
        other.game.choose(again, theirs[chosen])
        if one.game.knowledge().dice != before:
            return


def adds(name: str) -> bool:
    """What pays by itself: which of several that do is a matter of order (A20)."""
    return any(isinstance(x, Activated) and x.pays for x in printed(name).abilities)


def position(kind: str, dice: random.Random) -> Position:
    """Cards of the whole pool, a few units here and there, and runes for a long turn."""
    players, mode = TABLES[kind]
    units = [name for name in pool()["unit"] if not adds(name)]
    gears = [name for name in pool()["gear"] if not adds(name)]
    cards = [name for name in playable() if not adds(name)]
    seats = []
    for _ in range(players):
        legend = dice.choice([name for name in pool()["legend"] if not adds(name)])
        domains = facts(legend).domains
        seats.append(
            Seat(
                hand=dice.sample([name for name in cards if set(facts(name).domains) <= set(domains)], 6),
                base=[*dice.sample(units, 3), *dice.sample(gears, 2)],
                deck=dice.sample(cards, 12),
                trash=dice.sample(cards, 3),
                runes=", ".join(f"{domain} 6" for domain in domains),
                legend=legend,
                xp=dice.choice((0, 3, 8)),
            )
        )
    fields = []
    for name in dice.sample(pool()["battlefield"], 2 if players == 2 else 3):
        who = dice.choice([None, *range(players)])
        fields.append(Field(name, controller=who, units={} if who is None else {who: dice.sample(units, 2)}))
    return Position(seats=seats, fields=fields, mode=mode() if mode is not None else None, every_window=True)


def further_on(x: Position, by: int) -> Position:
    """Everybody sits so many seats further on, and so does whoever's turn it is."""
    players = len(x.seats)
    fields = []
    for field in x.fields:
        who = None if field.controller is None else (field.controller + by) % players
        units = {(seat + by) % players: there for seat, there in field.units.items()}
        fields.append(replace(field, controller=who, units=units, owner=(field.owner + by) % players))
    seats = [x.seats[(i - by) % players] for i in range(players)]
    return replace(x, seats=seats, fields=fields, active=by % players)


def in_another_order(x: Position, dice: random.Random) -> Position:
    def mixed(things: Sequence[Thing]) -> list[Thing]:
        return dice.sample(list(things), len(things))

    seats = [replace(s, hand=mixed(s.hand), base=mixed(s.base), trash=mixed(s.trash)) for s in x.seats]
    fields = [replace(f, units={who: mixed(there) for who, there in f.units.items()}) for f in x.fields]
    return replace(x, seats=seats, fields=fields)


@pytest.mark.parametrize("kind", TABLES)
@given(seed=SEEDS)
@settings(max_examples=5)
def test_nothing_depends_on_who_sits_where(kind: str, seed: int) -> None:
    dice = random.Random(seed)
    one = position(kind, dice)
    by = dice.randrange(1, len(one.seats))
    compare(Table(one.start()), Table(further_on(one, by).start(), by), dice)


@pytest.mark.parametrize("kind", TABLES)
@given(seed=SEEDS)
@settings(max_examples=5)
def test_nothing_depends_on_the_order_in_which_things_were_put_down(kind: str, seed: int) -> None:
    dice = random.Random(seed)
    one = position(kind, dice)
    compare(Table(one.start()), Table(in_another_order(one, dice).start()), dice)
