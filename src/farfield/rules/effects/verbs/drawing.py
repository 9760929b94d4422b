"""Drawing, discarding and channeling, and looking at cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.errors import CardTextError

from ...actions import looking, zone_changes
from ...chain import resolving
from ...terms import HAND, MAIN_DECK, MAIN_DECK_CARD, RUNE, RUNE_DECK
from ..parts import NEXT, NULL, WAIT, Amount, Each, Effect, Number, Objects, Part, ToEach, WithAmount
from ..program import Given
from ..select import ANYWHERE, Among, Choice, Select, Target
from ..sorts import FACE_DOWN, IN_DECK, IN_HAND, IN_TRASH, OFF_BOARD, Counts, Demand, Describes, Sort, Takes

if TYPE_CHECKING:
    from ...chain.resolving import Run
    from ...ids import ObjectId
    from ...state import Arena, Item, State
    from ..program import Writer


TRASHED: Final = Sort(MAIN_DECK_CARD, IN_TRASH)
HELD: Final = Sort(MAIN_DECK_CARD, IN_HAND)
UNSEEN: Final = Sort(MAIN_DECK_CARD, IN_HAND | IN_DECK | FACE_DOWN)


class Named(WithAmount):
    """An instruction about so many cards that later instructions can call by a name."""

    __slots__ = ("name", "slot")

    def __init__(self, amount: Amount, name: str = "") -> None:
        super().__init__(amount)
        self.name = name
        self.slot = -1

    def rebuilt(self, each: Each) -> Named:
        return type(self)(each.one(self.amount), self.name)

    def bound(self, w: Writer) -> Named:
        new = self.rebuilt(w)
        if self.name:
            new.slot = w.new_slot(self.name, self.named())
        return new

    def named(self) -> Sort:
        """What they are, and where they have gone."""
        return TRASHED

    def naming(self, run: Run) -> zone_changes.Naming:
        """So that they are called by it even if a Burn Out comes between."""
        if self.slot < 0:
            return zone_changes.NAMELESS
        run.bind(self.slot, [])
        return zone_changes.Naming(run.item.id, self.slot)


class Draw(Named):
    """From the top of your Main Deck (CR 413)."""

    __slots__ = ()

    def named(self) -> Sort:
        return HELD

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        naming = self.naming(run)
        if n != NULL and n > 0:
            run.did(n)
            zone_changes.draw(s, a, run.item.seat, n, naming)
        else:
            run.did(0)
        return NEXT


class OfCards(ToEach):
    """One that can be done only to cards off the board."""

    __slots__ = ()

    def bound(self, w: Writer) -> Part:
        new = self.rebuilt(w)
        chosen = self.objects.select if isinstance(self.objects, (Target, Choice)) else self.objects
        if isinstance(chosen, Select) and not isinstance(chosen, Among) and not chosen.off_board():
            raise CardTextError("only a card in a hand or a deck is drawn or discarded: say where it is")
        return new


class DrawThese(OfCards):
    """Draw cards that the text names in place of the top ones (CR 413)."""

    __slots__ = ()

    def of(self) -> Sort:
        return Sort(MAIN_DECK_CARD, OFF_BOARD & ~IN_HAND)

    def then(self) -> int:
        return IN_HAND

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        if not s.sides[item.seat].is_player or s.card(id).owner != item.seat:
            return False
        resolving.follow(s, item.id, id, zone_changes.draw_this(s, a, id, item.seat))
        return True


class Discard(Named):
    """Hand cards of your choice (CR 422)."""

    __slots__ = ()

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


class DiscardThese(OfCards):
    """Hand cards that the text names; whoever is "you" discards those of their own (CR 422)."""

    __slots__ = ()

    def of(self) -> Sort:
        return HELD

    def then(self) -> int:
        return IN_TRASH

    def do(self, s: State, a: Arena, id: ObjectId, item: Item) -> bool:
        card = s.card(id)
        if card.zone != HAND or card.owner != item.seat:
            return False
        resolving.follow(s, item.id, id, zone_changes.discard(s, a, id, item.seat))
        return True


class Burn(Named):
    """The top cards of your Main Deck go to your trash (CR 440)."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        naming = self.naming(run)
        if n != NULL and n > 0:
            zone_changes.burn(s, a, run.item.seat, n, naming)
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


def check_of_deck(select: Select | None) -> None:
    """The cards lie in a deck: a place says nothing of them."""
    if select is not None and select.where != ANYWHERE:
        raise CardTextError("the cards that are looked at or revealed lie in a deck: leave out where they are")


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

    def demands(self) -> list[Demand]:
        return [Counts(self.amount), Counts(Number(self.most)), Describes(self.select, MAIN_DECK_CARD)]

    def fault(self, w: Writer) -> str:
        high = self.amount.range()[1]
        if self.least > self.most or self.most > high:
            return f"look_at_top(…) lets {self.least} to {self.most} be chosen of {high}: least, most and all must grow"
        return ""

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
        check_of_deck(self.select)
        new = self.rebuilt(w)
        looked_at = Sort(MAIN_DECK_CARD, IN_DECK)
        found = Sort(self.select.what, IN_DECK) if self.select is not None else looked_at
        names = len(w.given)
        new.rest_slot = w.new_slot(self.rest, looked_at)
        new.slot = w.new_slot(self.name, found)
        del w.given[names:]
        nothing = f"cards are looked at, and nothing is done with them: say it({self.name!r}) or it({self.rest!r})"
        w.given.append(Given([new.slot, new.rest_slot], nothing))
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

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, UNSEEN)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        seat = run.item.seat
        if run.stage == 0:
            run.stage = 1
            of_deck = looking.in_a_deck(s, self.objects.find(s, run.item))
            if of_deck and looking.look_first(s, a, seat, s.card(of_deck[0]).zone):
                return WAIT
        if run.stage == 1:
            run.stage = 2
            ids = self.objects.find(s, run.item)
            looking.reveal(s, a, ids, seat)
            run.did(len(ids))
            if looking.as_seen(s, a, looking.in_a_deck(s, ids), seat, True):
                return WAIT
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return Reveal(each.one(self.objects))


class RevealTop(Named):
    """The top cards of your Main Deck, or the top runes of your Rune Deck; as many as there are (CR 424)."""

    __slots__ = ("runes",)

    def __init__(self, amount: Amount, name: str = "", *, runes: bool = False) -> None:
        super().__init__(amount, name)
        self.runes = runes

    def rebuilt(self, each: Each) -> RevealTop:
        return RevealTop(each.one(self.amount), self.name, runes=self.runes)

    def named(self) -> Sort:
        return Sort(RUNE if self.runes else MAIN_DECK_CARD, IN_DECK)

    def run(self, s: State, a: Arena, run: Run) -> int:
        seat = run.item.seat
        deck = RUNE_DECK if self.runes else MAIN_DECK
        if run.stage == 0:
            run.stage = 1
            if looking.look_first(s, a, seat, deck):
                return WAIT
        if run.stage == 1:
            run.stage = 2
            n = self.amount.value(s, run.item)
            top = looking.top_of(s, seat, deck, n) if n != NULL and n > 0 else []
            looking.reveal(s, a, top, seat)
            if self.slot >= 0:
                run.bind(self.slot, top)
            run.did(len(top))
            if looking.as_seen(s, a, top, seat, True):
                return WAIT
        return NEXT


class RevealUntil(Effect):
    """Cards from the top of your Main Deck until one of a description is revealed; if none is, all of them. The one is
    bound to `name`, the others to `rest`."""

    __slots__ = ("name", "rest", "rest_slot", "select", "slot")

    def __init__(self, select: Select, name: str = "found", rest: str = "rest") -> None:
        self.select = select
        self.name = name
        self.rest = rest
        self.slot = -1
        self.rest_slot = -1

    def rebuilt(self, each: Each) -> RevealUntil:
        return RevealUntil(each.one(self.select), self.name, self.rest)

    def bound(self, w: Writer) -> RevealUntil:
        check_of_deck(self.select)
        new = self.rebuilt(w)
        names = len(w.given)
        new.rest_slot = w.new_slot(self.rest, Sort(MAIN_DECK_CARD, IN_DECK))
        new.slot = w.new_slot(self.name, Sort(self.select.what, IN_DECK))
        del w.given[names:]
        return new

    def demands(self) -> list[Demand]:
        return [Describes(self.select, MAIN_DECK_CARD)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        seat = run.item.seat
        if run.stage == 0:
            run.stage = 1
            if looking.look_first(s, a, seat, MAIN_DECK):
                return WAIT
        if run.stage == 1:
            run.stage = 2
            found: list[ObjectId] = []
            rest: list[ObjectId] = []
            for id in looking.top_of(s, seat, MAIN_DECK, len(s.sides[seat].deck)):
                if self.select.describes(s, run.item, s.card(id)):
                    found.append(id)
                    break
                rest.append(id)
            looking.reveal(s, a, rest + found, seat)
            run.bind(self.slot, found)
            run.bind(self.rest_slot, rest)
            run.did(len(found))
            if looking.as_seen(s, a, rest + found, seat, True):
                return WAIT
        return NEXT
