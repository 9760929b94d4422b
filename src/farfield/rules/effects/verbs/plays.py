"""Playing tokens, and cards, by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import playing
from ...abilities.in_force import use_up
from ...abilities.restrictions import play_forbidding
from ...chain import resolving
from ...ids import NO_PLACE, NOTHING, AbilityKey, PlaceId
from ...objects import tokens
from ...state import Card, Option
from ...state.choices import place_chosen
from ...state.questions import to_pick
from ...terms import DONE, NO, NOWHERE, Q_ORDER_CARDS, Q_REPLACE, YES
from ...turn.frames import ask
from ..abilities import TokenInstead
from ..base import NEXT, NULL, WAIT, Amount, Each, Effect, Objects
from ..costs import Cost
from ..select import Bound, Choice, Select, Target, here
from .moving import TO_BASE, TO_CHOSEN, TO_HERE, TO_THERE

if TYPE_CHECKING:
    from ...abilities.in_force import InForce
    from ...chain.resolving import Run
    from ...printed import Printed
    from ...state import Arena, State
    from ..program import Writer


class PlayTokens(Effect):
    """Play unit or gear tokens: a normal play, so play triggers see it (CR 184)."""

    __slots__ = ("amount", "enters", "name", "place", "slot", "token", "where")

    def __init__(
        self,
        token: Printed,
        amount: Amount,
        *,
        where: int = TO_CHOSEN,
        enters: int = 0,
        place: Objects | None = None,
        name: str = "",
    ) -> None:
        self.token = token
        self.amount = amount
        self.where = where  # TO_HERE, TO_BASE, or TO_CHOSEN: wherever a unit may be played
        self.enters = enters  # 1 ready, 2 exhausted, 0 as usual
        self.place = place
        self.name = name  # what later instructions call them
        self.slot = -1

    def asks_history(self) -> int:
        return super().asks_history() | self.token.asks  # what it makes may ask for what happened before it was made

    def rebuilt(self, each: Each) -> PlayTokens:
        amount = each.one(self.amount)
        place = each.maybe(self.place)
        return PlayTokens(self.token, amount, where=self.where, enters=self.enters, place=place, name=self.name)

    def bound(self, w: Writer) -> PlayTokens:
        new = self.rebuilt(w)
        if self.name:
            new.slot = w.new_slot(self.name)
            w.unborn.append(new.slot)
        return new

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL:
            n = 0
        at = NO_PLACE
        if self.where == TO_HERE:
            at = here(s, run.item)
        elif self.where == TO_BASE:
            at = s.sides[run.item.seat].base
        elif self.where == TO_THERE and self.place is not None:
            found = self.place.find(s, run.item)
            if found:
                at = s.card(found[0]).place if found[0] > 0 else place_chosen(found[0])
        token = Card(NOTHING, self.token, run.item.seat, run.item.seat, NOWHERE, NO_PLACE)
        if play_forbidding(s, a, run.item.seat, token) is not None:
            n = 0  # CR 358.3.a
        if at < 0 and self.where != TO_CHOSEN:
            n = 0  # CR 359.3.e.12: "here" or "there" is nowhere any more
        while run.stage < n:
            if not self.play_one(s, a, run, at):
                return WAIT
            run.stage += 1
            run.tally = []
        made = run.waiting
        if self.slot >= 0:
            run.bind(self.slot, made)
        run.did(len(made))
        return NEXT

    def play_one(self, s: State, a: Arena, run: Run, at: PlaceId) -> bool:
        """One token, or what is played instead: where it goes and how it enters carries over (CR 375)."""
        seat = run.item.seat
        while True:
            # What was decided for this token so far: the key of a replacement that applies, minus it if declined.
            token = self.token
            copies = 1
            for key in run.tally:
                taken = tokens.replacement(s, a, seat, AbilityKey(key))
                if taken is not None:
                    copies += taken.more
                    if taken.token is not None:
                        token = taken.token
            found = tokens.instead(s, a, seat, token, run.tally)
            if not found:
                break
            x = found[0]
            if tokens.order_matters(found):
                if not run.answered:
                    self.ask_order(s, a, run, found)
                    return False
                run.answered = False
                if run.last is None or run.last.verb == DONE:
                    run.tally = [*run.tally, *[-y.key for y in found]]
                    continue
                x = found[min(run.last.which, len(found) - 1)]
            elif isinstance(x.ability, TokenInstead) and x.ability.optional:
                if not run.answered:
                    ask(s, a, seat, Q_REPLACE, [Option(YES), Option(NO)], x.context.source, "CR 371")
                    return False
                run.answered = False
                if run.last is None or run.last.verb == NO:
                    run.tally = [*run.tally, -x.key]
                    continue
            run.tally = [*run.tally, x.key]
            use_up(s, x)
        for _ in range(copies):
            run.waiting.append(tokens.play(s, a, run.item, token, at, self.enters))
        return True

    def ask_order(self, s: State, a: Arena, run: Run, found: list[InForce]) -> None:
        """CR 372.1: whoever plays the token says which of several applies next; what they may apply they may leave."""
        options = [to_pick(found[i].context.source, i) for i in range(len(found))]
        if all(isinstance(x.ability, TokenInstead) and x.ability.optional for x in found):
            options.append(Option(DONE))
        ask(s, a, run.item.seat, Q_REPLACE, options, run.item.card or run.item.source, "CR 372.1")


class PlayCards(Effect):
    """Play a card from somewhere by an effect (CR 419.3): its play goes on when this text is done."""

    __slots__ = ("cost_mode", "discount", "objects", "price", "then_banish", "then_recycle", "to")

    def __init__(
        self,
        objects: Objects,
        *,
        cost_mode: int = 0,
        discount: Amount | None = None,
        price: Cost | None = None,
        to: int = TO_CHOSEN,
        then_banish: bool = False,
        then_recycle: bool = False,
    ) -> None:
        self.objects = objects
        self.cost_mode = cost_mode
        self.discount = discount  # so much less Energy
        self.price = price  # "for [cost]": replaces the base cost (CR 356.1)
        self.to = to
        self.then_banish = then_banish
        self.then_recycle = then_recycle

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        if len(ids) > 1 and isinstance(self.objects, Select):
            # A25: several plays become pending in the order their controller says.
            if run.answered and run.last is not None:
                run.answered = False
                run.waiting.append(run.last.thing)
            left = [id for id in ids if id not in run.waiting]
            if len(left) > 1:
                found = [to_pick(id) for id in left]
                ask(s, a, run.item.seat, Q_ORDER_CARDS, found, run.item.card or run.item.source, "CR 354.3")
                return WAIT
            ids = run.waiting + left
        ids = [id for id in ids if play_forbidding(s, a, run.item.seat, s.card(id)) is None]  # CR 358.3.a: skipped
        for id in ids:
            at = here(s, run.item) if self.to == TO_HERE else NO_PLACE
            if at < 0 and self.to == TO_HERE:
                break  # CR 359.3.e.12: "here" is nowhere any more
            item = playing.play_by_effect(s, a, run.item, id, self.cost_mode, at, self.then_banish)
            resolving.follow(s, run.item.id, id, item.card)
            item.then_recycle = self.then_recycle
            item.price = self.price
            if self.discount is not None:
                less = self.discount.value(s, run.item)
                item.discount = less if less > 0 else 0
        run.did(len(ids))
        return NEXT

    def rebuilt(self, each: Each) -> PlayCards:
        return PlayCards(
            each.one(self.objects),
            cost_mode=self.cost_mode,
            discount=each.maybe(self.discount),
            price=each.maybe(self.price),
            to=self.to,
            then_banish=self.then_banish,
            then_recycle=self.then_recycle,
        )

    def bound(self, w: Writer) -> PlayCards:
        new = self.rebuilt(w)
        if isinstance(new.objects, (Bound, Choice, Target)):
            w.unborn.append(new.objects.slot)
        return new
