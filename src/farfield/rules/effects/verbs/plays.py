"""Playing tokens, and cards, by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import playing
from ...abilities.in_force import use_up
from ...abilities.restrictions import play_forbidding
from ...chain import resolving
from ...costs import COST_IGNORED
from ...ids import NO_PLACE, NOTHING, AbilityKey, PlaceId
from ...objects import tokens
from ...state import Card, Option
from ...state.questions import to_pick
from ...terms import (
    DONE,
    MAIN_DECK_CARD,
    NO,
    NOWHERE,
    PERMANENT,
    Q_ORDER_CARDS,
    Q_REPLACE,
    UNIT,
    YES,
)
from ...turn.frames import ask
from ..kinds_of_ability import TokenInstead
from ..parts import NEXT, NULL, WAIT, Amount, Each, Effect, Objects
from ..select import Bound, Choice, Select, Target, here
from ..sorts import AS_CARD, IN_BANISHMENT, IN_TRASH, OFF_BOARD, ON_BOARD, PLACES, WHEREVER, Counts, Demand, Sort, Takes
from ..stated_costs import Cost
from .moving import TO_BASE, TO_CHOSEN, TO_HERE, TO_THERE, place_meant

if TYPE_CHECKING:
    from ...abilities.in_force import InForce
    from ...chain.resolving import Run
    from ...printed import Printed
    from ...state import Arena, State
    from ..program import Writer


PLAYABLE: Final = Sort(MAIN_DECK_CARD, OFF_BOARD | AS_CARD)


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

    def fault(self, w: Writer) -> str:
        return w.no_here() if self.where == TO_HERE and w.is_nowhere() else ""

    def demands(self) -> list[Demand]:
        return [Counts(self.amount), Takes(self.place, WHEREVER)]

    def asks_history(self) -> int:
        return super().asks_history() | self.token.asks  # what it makes may ask for what happened before it was made

    def rebuilt(self, each: Each) -> PlayTokens:
        amount = each.one(self.amount)
        place = each.maybe(self.place)
        return PlayTokens(self.token, amount, where=self.where, enters=self.enters, place=place, name=self.name)

    def bound(self, w: Writer) -> PlayTokens:
        new = self.rebuilt(w)
        if self.name:
            new.slot = w.new_slot(self.name, Sort(self.token.types, ON_BOARD))
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
            at = place_meant(s, run.item, self.place)
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
    """Play a card from somewhere by an effect (CR 419.3): its play goes on when this text is done.

    A41: "pay X to play me" is a trigger with the cost X that plays the card ignoring its own.
    """

    __slots__ = (
        "also_here", "cost_mode", "discount", "fields", "objects", "place", "price", "then_banish", "then_recycle",
    )  # fmt: skip

    def __init__(
        self,
        objects: Objects,
        *,
        cost_mode: int = 0,
        discount: Amount | None = None,
        price: Cost | None = None,
        place: Objects | None = None,
        fields: Select | None = None,
        also_here: bool = False,
        then_banish: bool = False,
        then_recycle: bool = False,
    ) -> None:
        self.objects = objects
        self.place = place  # where to; None: wherever it may be played
        self.fields = fields  # to one of these battlefields, which its player chooses
        self.also_here = also_here  # a unit may be played here as well
        self.cost_mode = cost_mode
        self.discount = discount  # so much less Energy
        self.price = price  # "for [cost]": replaces the base cost (CR 356.1)
        self.then_banish = then_banish
        self.then_recycle = then_recycle

    def demands(self) -> list[Demand]:
        played = Takes(self.objects, PLAYABLE, then=ON_BOARD | IN_TRASH | IN_BANISHMENT)
        return [played, Counts(self.discount), Takes(self.place, WHEREVER), Takes(self.fields, PLACES)]

    def fault(self, w: Writer) -> str:
        if self.cost_mode == COST_IGNORED and (self.discount is not None or self.price is not None):
            return "play_card(…) for nothing has neither a price nor a discount: leave free=True out, or the other"
        if self.then_banish and self.then_recycle:
            return "what is played is banished or recycled afterwards, not both"
        if (self.place is not None or self.fields is not None) and not self.objects.sort(w).types & PERMANENT:
            return "a spell is played to no place: leave out where"
        return ""

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
            at = NO_PLACE
            if self.place is not None and s.card(id).printed.types & PERMANENT:
                at = place_meant(s, run.item, self.place)
                if at < 0:
                    break  # CR 359.3.e.12: "here" or "there" is nowhere any more
                if s.places[at].side < 0 and not s.card(id).printed.types & UNIT:
                    at = NO_PLACE  # CR 148.1.a.1: a gear is played to a base; the place is said of units
            item = playing.play_by_effect(s, a, run.item, id, self.cost_mode, at, self.then_banish)
            if item.types & UNIT:
                item.fields = self.fields
                if self.also_here:
                    item.also_at = here(s, run.item)
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
            place=each.maybe(self.place),
            fields=each.maybe(self.fields),
            also_here=self.also_here,
            then_banish=self.then_banish,
            then_recycle=self.then_recycle,
        )

    def bound(self, w: Writer) -> PlayCards:
        new = self.rebuilt(w)
        new.fields = w.apart().maybe(self.fields)  # whoever plays it chooses, and knows nothing of this text by then
        if isinstance(new.objects, (Bound, Choice, Target)):
            w.unborn.append(new.objects.slot)
        return new
