"""New objects without a play: creating, and putting a token in another's place (CR 438, 439)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NO_PLACE, NOTHING, PlaceId
from ..objects import stand_ins, tokens, zones
from ..playing import locations
from ..state import Card
from ..state.questions import at_place
from ..terms import BATTLEFIELD, BOARD, LEGEND, LEGEND_ZONE, NOWHERE, Q_PLACE, RUNE
from ..turn.frames import ask
from .parts import NEXT, NULL, WAIT, Amount, Each, Effect, Objects, Part
from .select import here, item_on_chain
from .sorts import OBJECTS, PLACES, Counts, Demand, Takes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..printed import Printed
    from ..state import Arena, State


class Create(Effect):
    """Objects appear where the text says, else wherever they could be played; no play, no play triggers."""

    __slots__ = ("amount", "here", "token")

    def __init__(self, token: Printed, amount: Amount, *, here: bool = False) -> None:
        self.token = token
        self.amount = amount
        self.here = here

    def demands(self) -> list[Demand]:
        return [Counts(self.amount)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL:
            n = 0
        seat = run.item.seat
        while run.stage < n:
            at: PlaceId = s.sides[seat].base
            if self.token.types & BATTLEFIELD:
                stand_ins.create_battlefield(s, a, seat, self.token)
                run.stage += 1
                continue
            if self.token.types & LEGEND:
                zones.create(s, self.token, seat, LEGEND_ZONE, NO_PLACE)
                run.stage += 1
                continue
            if self.token.types & RUNE:
                zones.create(s, self.token, seat, BOARD, at)
                run.stage += 1
                continue
            if self.here:
                at = here(s, run.item)
            elif run.answered and run.last is not None:
                run.answered = False
                at = run.last.place
            else:
                found = locations.playable_places(
                    s, a, seat, Card(NOTHING, self.token, seat, seat, NOWHERE, NO_PLACE), None
                )
                if len(found) > 1:
                    ask(s, a, seat, Q_PLACE, [at_place(p) for p in found], run.item.source, "CR 439")
                    return WAIT
            if at >= 0:
                tokens.create(s, a, seat, self.token, at)
            run.stage += 1
        run.did(n)
        return NEXT

    def asks_history(self) -> int:
        return super().asks_history() | self.token.asks

    def rebuilt(self, each: Each) -> Part:
        return Create(self.token, each.one(self.amount), here=self.here)


class Replace(Effect):
    """ "Replace it with a … token"; without one, with what it replaced."""

    __slots__ = ("objects", "token")

    def __init__(self, objects: Objects, token: Printed | None = None) -> None:
        self.objects = objects
        self.token = token

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, OBJECTS)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if self.token is None:
                done += stand_ins.swap_back(s, a, id)
            elif stand_ins.replace(s, a, id, self.token, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def asks_history(self) -> int:
        return super().asks_history() | (self.token.asks if self.token is not None else 0)

    def word(self) -> str:
        return "swap_back" if self.token is None else ""

    def rebuilt(self, each: Each) -> Part:
        return Replace(each.one(self.objects), self.token)


class EnterAt(Effect):
    """ "I enter there": said as it is played, of the battlefield that it enters at."""

    __slots__ = ("places",)

    def __init__(self, places: Objects) -> None:
        self.places = places

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = item_on_chain(s, run.item.id)
        found = [s.card(id).place for id in self.places.find(s, run.item)]
        found = [place for place in found if s.places[place].arena == a.index]
        if item is not None and found:
            item.destination = found[0]
        run.did(1 if item is not None and found else 0)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return EnterAt(each.one(self.places))

    def demands(self) -> list[Demand]:
        return [Takes(self.places, PLACES)]
