"""Drawing, discarding and channeling, and looking at cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...actions import looking, zone_changes
from ..base import NEXT, NULL, WAIT, Amount, Each, Effect, Objects, Part, WithAmount
from ..select import Select

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, State
    from ..program import Writer


class Draw(WithAmount):
    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL and n > 0:
            run.did(n)
            zone_changes.draw(s, a, run.item.seat, n)
        else:
            run.did(0)
        return NEXT


class Discard(WithAmount):
    """Hand cards of your choice (CR 422)."""

    __slots__ = ("name", "slot")

    def __init__(self, amount: Amount, name: str = "") -> None:
        super().__init__(amount)
        self.name = name  # what later instructions call them
        self.slot = -1

    def rebuilt(self, each: Each) -> Discard:
        return Discard(each.one(self.amount), self.name)

    def bound(self, w: Writer) -> Discard:
        new = self.rebuilt(w)
        if self.name:
            new.slot = w.new_slot(self.name)
        return new

    def run(self, s: State, a: Arena, run: Run) -> int:
        seat = run.item.seat
        n = self.amount.value(s, run.item)
        if n == NULL or n <= 0 or not s.sides[seat].is_player:
            run.did(0)
            return NEXT
        hand = s.sides[seat].hand[:]
        if run.pick(s, a, seat, hand, min(n, len(hand)), min(n, len(hand)), "CR 422") == WAIT:
            return WAIT
        picked = run.picked
        run.picked = []
        ids: list[ObjectId] = []
        s.at_once()
        for id in picked:
            ids.append(zone_changes.discard(s, a, id, seat))
        if self.slot >= 0:
            run.bind(self.slot, ids)
        run.did(len(ids))
        return NEXT


class Burn(WithAmount):
    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL and n > 0:
            zone_changes.burn(s, a, run.item.seat, n)
        run.did(n if n != NULL and n > 0 else 0)
        return NEXT


class Channel(WithAmount):
    __slots__ = ("exhausted",)

    def __init__(self, amount: Amount, *, exhausted: bool = False) -> None:
        super().__init__(amount)
        self.exhausted = exhausted

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        done = 0
        if n != NULL and n > 0:
            done = zone_changes.channel(s, a, run.item.seat, n, self.exhausted)
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Channel(each.one(self.amount), exhausted=self.exhausted)


class Predict(WithAmount):
    """Look at the top cards, recycle any number, put the rest back in any order (CR 436)."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL or n <= 0:
            run.did(0)
            return NEXT
        return looking.predict(s, a, run, n)


class LookAtTop(Effect):
    """Look at (or reveal) the top cards and choose some of them; what becomes of the chosen and the rest is said by
    the next instructions: the chosen are bound to `name`, the rest to `rest`."""

    __slots__ = ("amount", "least", "most", "name", "rest", "rest_slot", "reveal", "select", "slot")

    def __init__(
        self,
        amount: Amount,
        *,
        select: Select | None = None,
        least: int = 0,
        most: int = 1,
        reveal: bool = False,
        name: str = "chosen",
        rest: str = "rest",
    ) -> None:
        self.amount = amount
        self.select = select
        self.least = least
        self.most = most
        self.reveal = reveal
        self.name = name
        self.rest = rest
        self.slot = -1
        self.rest_slot = -1

    def rebuilt(self, each: Each) -> LookAtTop:
        return LookAtTop(
            each.one(self.amount),
            select=each.maybe(self.select),
            least=self.least,
            most=self.most,
            reveal=self.reveal,
            name=self.name,
            rest=self.rest,
        )

    def bound(self, w: Writer) -> LookAtTop:
        new = self.rebuilt(w)
        new.rest_slot = w.new_slot(self.rest)
        new.slot = w.new_slot(self.name)
        return new

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL or n <= 0:
            run.did(0)
            return NEXT
        return looking.look_at_top(s, a, run, self, n)


class Reveal(Effect):
    """Show cards to everybody (CR 424); they stay where they are."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        looking.reveal(s, a, ids, run.item.seat)
        run.did(len(ids))
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Reveal(each.one(self.objects))
