"""What cards do: one class for each verb. Each asks a chapter of the rules to do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import (
    actions,
    attachment,
    chain,
    control,
    damage,
    death,
    deeds,
    layers,
    log,
    looking,
    movement,
    playing,
    rechoosing,
    tokens,
    triggers,
    visibility,
    zones,
)
from ..frames import ask
from ..state import Event, Item, Option
from ..terms import (
    BOARD,
    FOREVER,
    MAIN_DECK,
    NO,
    PICK,
    Q_ORDER_CARDS,
    Q_REPLACE,
    THIS_TURN,
    TRASH,
    YES,
)
from .abilities import TokenInstead
from .base import NEXT, NULL, WAIT, Ability, Amount, Effect, Objects, Part
from .costs import Cost
from .program import Composite, Writer
from .select import Destination, Select, Target, here, place_of_slot

if TYPE_CHECKING:
    from ..printed import Printed
    from ..resolving import Run
    from ..state import Arena, State

# Who does it: you, the controller of the objects, an opponent …
YOU: Final = 0
THEIR_CONTROLLER: Final = 1
THEIR_OWNER: Final = 2


class Draw(Effect):
    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL and n > 0:
            run.did(n)
            actions.draw(s, a, run.item.seat, n)
        else:
            run.did(0)
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount]


class Discard(Effect):
    """Hand cards of your choice (CR 422)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

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
        ids: list[int] = []
        for id in picked:
            ids.append(actions.discard(s, a, id, seat))
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount]


class Deal(Effect):
    """Damage to each of these; `split`: the amount is divided among them (CR 355.14)."""

    __slots__ = ("amount", "by", "objects", "split")

    def __init__(self, amount: Amount, objects: Objects, *, by: Objects | None = None, split: bool = False) -> None:
        self.amount = amount
        self.objects = objects
        self.by = by  # a unit that deals it; then only the unit is the source (CR 417)
        self.split = split
        if split and isinstance(objects, Target):
            objects.split = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        n = self.amount.value(s, item)
        ids = self.objects.find(s, item)
        if n == NULL or n <= 0 or not ids or damage.switched_off(s, a):
            run.did(0)
            return NEXT
        source = item.source
        dealer = item.seat
        bonus = True
        if self.by is not None:
            by = self.by.find(s, item)
            if not by:
                run.did(0)
                return NEXT
            source = by[0]
            dealer = s.card(source).controller
            bonus = False
        if self.split:
            slot = self.objects.slot if isinstance(self.objects, Target) else -1
            return damage.split(s, a, run, n, ids, source, dealer, slot)
        total = 0
        together: list[Event] = []
        for id in ids:
            more = damage.bonus(s, a, item, id) if bonus else 0
            total += actions.deal(s, a, id, n + more, dealer, source, item.id, together)
        actions.dealt(s, a, together)
        run.did(total)
        return NEXT

    def children(self) -> list[Part]:
        out: list[Part] = [self.amount, self.objects]
        if self.by is not None:
            out.append(self.by)
        return out


class Fight(Effect):
    """Two units deal damage equal to their Might to each other, together."""

    __slots__ = ("first", "second")

    def __init__(self, first: Objects, second: Objects) -> None:
        self.first = first
        self.second = second

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        if not one or not two:
            run.did(0)
            return NEXT
        x = s.card(one[0])
        y = s.card(two[0])
        mx = layers.might_read(s, x)
        my = layers.might_read(s, y)
        together: list[Event] = []
        dealt = actions.deal(s, a, y.id, mx, x.controller, x.id, run.item.id, together)
        dealt += actions.deal(s, a, x.id, my, y.controller, y.id, run.item.id, together)
        actions.dealt(s, a, together)
        run.did(dealt)
        return NEXT

    def children(self) -> list[Part]:
        return [self.first, self.second]


class Kill(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        run.did(0)  # `death.die` says how many really died: a replaced kill is none (CR 359.3.e.14)
        if ids:
            death.kill(s, a, ids, run.item.seat, run.item.id)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


# Where to.
TO_BASE: Final = 0  # their controller's base
TO_HERE: Final = 1
TO_CHOSEN: Final = 2  # a destination or battlefield chosen beforehand
TO_THERE: Final = 3  # where something bound is


class Move(Effect):
    __slots__ = ("objects", "to", "where")

    def __init__(self, objects: Objects, where: int, to: Objects | None = None) -> None:
        self.objects = objects
        self.where = where
        self.to = to
        if isinstance(to, Destination) and to.mover is None:
            to.mover = objects  # CR 355.4: it must be somewhere else than where they are

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        ids = self.objects.find(s, item)
        moved = 0
        if self.where == TO_BASE:
            for seat in range(len(s.sides)):
                mine = [id for id in ids if s.card(id).controller == seat]
                if mine:
                    moved += movement.move(s, a, mine, s.sides[seat].base, item.seat)
        else:
            dest = here(s, item) if self.where == TO_HERE else self.chosen_place(s, item)
            if dest >= 0 and ids:
                moved = movement.move(s, a, ids, dest, item.seat)
        run.did(moved)
        return NEXT

    def chosen_place(self, s: State, item: Item) -> int:
        if isinstance(self.to, Destination):
            return place_of_slot(s, item, self.to.slot)
        if self.to is not None:
            found = self.to.find(s, item)
            if found:
                return s.card(found[0]).place if found[0] > 0 else -found[0] - 1
        return -1

    def children(self) -> list[Part]:
        return [self.objects] if self.to is None else [self.objects, self.to]


class SwapPlaces(Effect):
    """Each moves to where the other is."""

    __slots__ = ("first", "second")

    def __init__(self, first: Objects, second: Objects) -> None:
        self.first = first
        self.second = second

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        moved = 0
        if one and two:
            there = s.card(one[0]).place
            here_ = s.card(two[0]).place
            moved = movement.move(s, a, one, here_, run.item.seat)
            moved += movement.move(s, a, two, there, run.item.seat)
        run.did(moved)
        return NEXT

    def children(self) -> list[Part]:
        return [self.first, self.second]


class Recall(Effect):
    """To base; not a move (CR 454)."""

    __slots__ = ("exhausted", "objects")

    def __init__(self, objects: Objects, *, exhausted: bool = False) -> None:
        self.objects = objects
        self.exhausted = exhausted

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if movement.recall(s, a, id):
                done += 1
            if self.exhausted:
                actions.exhaust(s, a, id, run.item.seat)
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class ReturnToHand(Effect):
    """From the board, a trash, banishment or the chain to its owner's hand."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            actions.return_to_hand(s, a, id, run.item.seat)
            done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Ready(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.ready(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Exhaust(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.exhaust(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class GiveMight(Effect):
    """ "+2 Might this turn", "-1 Might this turn, to a minimum of 1"."""

    __slots__ = ("amount", "least", "objects", "until")

    def __init__(self, objects: Objects, amount: Amount, *, until: int = THIS_TURN, least: int = -1_000_000) -> None:
        self.objects = objects
        self.amount = amount
        self.until = until
        self.least = least

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        ids = self.objects.find(s, run.item)
        if n != NULL:
            for id in ids:
                actions.give_might(s, a, id, n, self.until, run.item.source, run.item.seat, self.least)
        run.did(len(ids) if n != NULL else 0)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects, self.amount]


class Grant(Effect):
    """Give keywords or abilities for a time."""

    __slots__ = ("abilities", "objects", "until")

    def __init__(self, objects: Objects, abilities: tuple[Ability, ...], *, until: int = THIS_TURN) -> None:
        self.objects = objects
        self.abilities = abilities
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        for id in ids:
            for ability in self.abilities:
                actions.give_ability(s, a, id, ability, self.until, run.item.source, run.item.seat)
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects, *self.abilities]


class Change(Effect):
    """Hang a part on objects for a time: a set Might, a copy, a lost keyword, a prohibition (see `changes`)."""

    __slots__ = ("objects", "part", "until")

    def __init__(self, objects: Objects, part: Part, *, until: int = THIS_TURN) -> None:
        self.objects = objects
        self.part = part
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        for id in ids:
            actions.give_part(s, a, id, self.part, self.until, run.item.source, run.item.seat)
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects, self.part]


class DoubleMight(Effect):
    """Adds the current value as a fixed increase (CR 432)."""

    __slots__ = ("objects", "until")

    def __init__(self, objects: Objects, *, until: int = THIS_TURN) -> None:
        self.objects = objects
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        for id in self.objects.find(s, run.item):
            n = layers.might_read(s, s.card(id))
            actions.give_might(s, a, id, n, self.until, run.item.source, run.item.seat)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class SwapMight(Effect):
    """The lower gets the difference, the higher loses it, fixed from then on (CR 433)."""

    __slots__ = ("first", "second", "until")

    def __init__(self, first: Objects, second: Objects, *, until: int = THIS_TURN) -> None:
        self.first = first
        self.second = second
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        one = self.first.find(s, run.item)
        two = self.second.find(s, run.item)
        if one and two:
            gap = layers.might(s, s.card(one[0])) - layers.might(s, s.card(two[0]))
            actions.give_might(s, a, one[0], -gap, self.until, run.item.source, run.item.seat)
            actions.give_might(s, a, two[0], gap, self.until, run.item.source, run.item.seat)
        return NEXT

    def children(self) -> list[Part]:
        return [self.first, self.second]


class Buff(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.buff(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class SpendBuff(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if deeds.spend_buff(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Stun(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.stun(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Heal(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.heal(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Prevent(Effect):
    """The next damage is reduced (CR 437); without an amount: all of it."""

    __slots__ = ("amount", "objects")

    def __init__(self, objects: Objects, amount: Amount | None = None) -> None:
        self.objects = objects
        self.amount = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = -1 if self.amount is None else self.amount.value(s, run.item)
        for id in self.objects.find(s, run.item):
            card = s.card(id)
            if n == -1:
                card.prevent = -1
            elif n != NULL and card.prevent >= 0:
                card.prevent += n
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects] if self.amount is None else [self.objects, self.amount]


class Channel(Effect):
    __slots__ = ("amount", "exhausted")

    def __init__(self, amount: Amount, *, exhausted: bool = False) -> None:
        self.amount = amount
        self.exhausted = exhausted

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        done = 0
        if n != NULL and n > 0:
            done = actions.channel(s, a, run.item.seat, n, self.exhausted)
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount]


class Recycle(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        run.did(len(ids))
        owners = [s.card(id).owner for id in ids]  # a recycled card is gone under its old id
        for seat in range(len(s.sides)):
            mine = [ids[i] for i in range(len(ids)) if owners[i] == seat]
            if mine:
                actions.recycle(s, a, mine)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Banish(Effect):
    """To banishment; `remember`: the source keeps them in mind for its other abilities (CR 393)."""

    __slots__ = ("objects", "remember")

    def __init__(self, objects: Objects, *, remember: bool = False) -> None:
        self.objects = objects
        self.remember = remember

    def run(self, s: State, a: Arena, run: Run) -> int:
        done: list[int] = []
        for id in self.objects.find(s, run.item):
            done.append(actions.banish(s, a, id, run.item.seat))
        if self.remember:
            source = s.find(run.item.source)
            if source is not None and source.zone >= BOARD:
                source.memory = done if source.memory is None else source.memory + done
        run.did(len(done))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class PutInTrash(Effect):
    """Put cards into their owner's trash: neither a kill nor a discard."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        for id in ids:
            card = s.card(id)
            if card.zone == BOARD:
                attachment.drop_all(s, a, card)
                a.cleanup_due = True
            zones.put(s, id, TRASH)
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class PutOnTop(Effect):
    """Put cards on top of their owner's Main Deck."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        ids = self.objects.find(s, run.item)
        for id in ids:
            card = s.card(id)
            if card.zone == BOARD:
                attachment.drop_all(s, a, card)
                a.cleanup_due = True
            zones.put(s, id, MAIN_DECK, known=visibility.seen_leaving(card))
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class PlayTokens(Composite):
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

    def write(self, w: Writer) -> None:
        for part in self.children():
            w.bind(part)
        if self.name:
            self.slot = w.new_slot(self.name)
        w.emit(self)

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL:
            n = 0
        at = -1
        if self.where == TO_HERE:
            at = here(s, run.item)
        elif self.where == TO_BASE:
            at = s.sides[run.item.seat].base
        elif self.where == TO_THERE and self.place is not None:
            found = self.place.find(s, run.item)
            if found:
                at = s.card(found[0]).place if found[0] > 0 else -found[0] - 1
        if at < 0 and self.where != TO_CHOSEN:
            n = 0  # CR 359.3.e.12: "here" or "there" is nowhere any more
        while run.stage < n:
            if not self.play_one(s, a, run, at):
                return WAIT
            run.stage += 1
            run.picked = []
        made = run.waiting
        if self.slot >= 0:
            run.bind(self.slot, made)
        run.did(len(made))
        return NEXT

    def play_one(self, s: State, a: Arena, run: Run, at: int) -> bool:
        """One token, or what is played instead: where it goes and how it enters carries over (CR 375)."""
        seat = run.item.seat
        while True:
            # What was decided for this token so far: the key of a replacement that applies, minus it if declined.
            token = self.token
            copies = 1
            for key in run.picked:
                taken = tokens.replacement(a, key)
                if taken is not None:
                    copies += taken.more
                    if taken.token is not None:
                        token = taken.token
            source = tokens.instead(s, a, seat, token, run.picked)
            if source is None:
                break
            ability = source.ability
            key = source.card * 512 + source.number
            if isinstance(ability, TokenInstead) and ability.optional:
                if not run.answered:
                    ask(s, a, seat, Q_REPLACE, [Option(YES), Option(NO)], source.card, "CR 371")
                    return False
                run.answered = False
                if run.last is None or run.last.verb == NO:
                    run.picked = [*run.picked, -key]
                    continue
            run.picked = [*run.picked, key]
            s.performed[key] = s.performed.get(key, 0) + 1
        for _ in range(copies):
            run.waiting.append(tokens.play(s, a, run.item, token, at, self.enters))
        return True

    def children(self) -> list[Part]:
        return [self.amount] if self.place is None else [self.amount, self.place]


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
                run.waiting.append(run.last.a)
            left = [id for id in ids if id not in run.waiting]
            if len(left) > 1:
                found = [Option(PICK, id) for id in left]
                ask(s, a, run.item.seat, Q_ORDER_CARDS, found, run.item.card or run.item.source, "CR 354.3")
                return WAIT
            ids = run.waiting + left
        for id in ids:
            at = here(s, run.item) if self.to == TO_HERE else -1
            if at < 0 and self.to == TO_HERE:
                break  # CR 359.3.e.12: "here" is nowhere any more
            item = playing.play_by_effect(s, a, run.item, id, self.cost_mode, at, self.then_banish)
            if item is not None:
                item.then_recycle = self.then_recycle
                item.price = self.price
                if self.discount is not None:
                    less = self.discount.value(s, run.item)
                    item.discount = less if less > 0 else 0
        run.did(len(ids))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects] if self.discount is None else [self.objects, self.discount]


class Counter(Effect):
    """A spell or ability on the chain does nothing and leaves it (CR 425)."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if chain.counter(s, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class ActivateEffects(Effect):
    """ "Activate the conquer effects of …": each is checked as if that part of its condition were met (CR 383.4)."""

    __slots__ = ("kind", "objects")

    def __init__(self, kind: int, objects: Objects) -> None:
        self.kind = kind  # E_CONQUERED or E_HELD
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        found: list[Item] = []
        for id in self.objects.find(s, run.item):
            triggers.as_if(s, a, self.kind, s.card(id), found)
        if found:
            triggers.put_pending(s, a, found)
        run.did(len(found))
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class NewChoices(Effect):
    """Make new choices for a spell or ability on the chain (CR 750)."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if rechoosing.choose_anew(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class TakeSpell(Effect):
    """Gain control of a spell or ability on the chain."""

    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if rechoosing.take(s, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Attach(Effect):
    __slots__ = ("gear", "wearer")

    def __init__(self, gear: Objects, wearer: Objects) -> None:
        self.gear = gear
        self.wearer = wearer

    def run(self, s: State, a: Arena, run: Run) -> int:
        wearers = self.wearer.find(s, run.item)
        done = 0
        if wearers:
            for id in self.gear.find(s, run.item):
                if attachment.attach(s, a, id, wearers[0], run.item.seat):
                    done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.gear, self.wearer]


class Detach(Effect):
    __slots__ = ("gear",)

    def __init__(self, gear: Objects) -> None:
        self.gear = gear

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.gear.find(s, run.item):
            if attachment.detach(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.gear]


class GainPoints(Effect):
    """Points from an effect: no final-point limit (CR 471). Negative: lose them."""

    __slots__ = ("amount", "who")

    def __init__(self, amount: Amount, who: Objects | None = None) -> None:
        self.amount = amount
        self.who = who

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        seat = run.item.seat
        if self.who is not None:
            found = self.who.find(s, run.item)
            seat = -found[0] - 1 if found else -1
        if n != NULL and seat >= 0:
            actions.gain_points(s, a, seat, n)
            run.did(abs(n))
        else:
            run.did(0)
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount] if self.who is None else [self.amount, self.who]


class GainXP(Effect):
    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL:
            actions.gain_xp(s, a, run.item.seat, n)
        run.did(n if n != NULL else 0)
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount]


class Empower(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.empower(s, a, id, run.item.seat):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Disempower(Effect):
    __slots__ = ("objects",)

    def __init__(self, objects: Objects) -> None:
        self.objects = objects

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if actions.disempower(s, a, id):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class Burn(Effect):
    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n != NULL and n > 0:
            actions.burn(s, a, run.item.seat, n)
        return NEXT

    def children(self) -> list[Part]:
        return [self.amount]


class Predict(Effect):
    """Look at the top cards, recycle any number, put the rest back in any order (CR 436)."""

    __slots__ = ("amount",)

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL or n <= 0:
            return NEXT
        return looking.predict(s, a, run, n)

    def children(self) -> list[Part]:
        return [self.amount]


class LookAtTop(Composite):
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

    def write(self, w: Writer) -> None:
        for part in self.children():
            w.bind(part)
        self.rest_slot = w.new_slot(self.rest)
        self.slot = w.new_slot(self.name)
        w.emit(self)

    def run(self, s: State, a: Arena, run: Run) -> int:
        n = self.amount.value(s, run.item)
        if n == NULL or n <= 0:
            return NEXT
        return looking.look_at_top(s, a, run, self, n)

    def children(self) -> list[Part]:
        return [self.amount] if self.select is None else [self.amount, self.select]


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

    def children(self) -> list[Part]:
        return [self.objects]


class GainControl(Effect):
    """Control of an object for a time (CR 191, ruling A2)."""

    __slots__ = ("objects", "until")

    def __init__(self, objects: Objects, *, until: int = FOREVER) -> None:
        self.objects = objects
        self.until = until

    def run(self, s: State, a: Arena, run: Run) -> int:
        done = 0
        for id in self.objects.find(s, run.item):
            if control.gain(s, a, id, run.item.seat, self.until, run.item.source):
                done += 1
        run.did(done)
        return NEXT

    def children(self) -> list[Part]:
        return [self.objects]


class ExtraTurn(Effect):
    """You take another turn after this one (CR 734-738)."""

    __slots__ = ()

    def run(self, s: State, a: Arena, run: Run) -> int:
        s.extra_turns.append(run.item.seat)
        log.note(s, "extra-turn", [], [run.item.seat], "CR 734")
        return NEXT
