"""The Enthrall Cost (LL 4.1): every Power icon of a dealt card is paid with runes, by its player or for them.

An icon takes a ready rune of its colour, failing that two of other colours. In which order the icons are paid is the
payer's choice, so all orders are tried; what differs in the end is which runes are used and which icons stay unpaid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...actions import killing, zone_changes
from ...ids import NOTHING
from ...knowing import log

if TYPE_CHECKING:
    from ...game import Game
    from ...ids import ObjectId, SeatId
    from ...printed import Printed
    from ...state import Arena, State
    from .modifiers import Modifiers


def icons_of(printed: Printed, m: Modifiers) -> list[int]:
    """Every Power icon of a card that must be paid (LL 4.1, B17; LL 9.8: only those of its cost)."""
    out = list(printed.power)
    if not m.printed_cost_only:
        out.extend(printed.text_icons)
    return out


class Purse:
    """What a player could pay with, alike together: runes by colour, and Gold as the last kind (LL 9.10)."""

    __slots__ = ("colours", "counts", "gold", "ids", "spent_already")

    def __init__(self) -> None:
        self.colours: list[int] = []  # of each kind of rune
        self.spent_already: list[bool] = []  # exhausted runes, which LL 9.5 allows to recycle
        self.ids: list[list[ObjectId]] = []
        self.counts: list[int] = []
        self.gold = -1  # which kind is Gold

    def add(self, colour: int, exhausted: bool, id: ObjectId) -> None:
        for k in range(len(self.colours)):
            if self.colours[k] == colour and self.spent_already[k] == exhausted:
                self.ids[k].append(id)
                self.counts[k] += 1
                return
        self.colours.append(colour)
        self.spent_already.append(exhausted)
        self.ids.append([id])
        self.counts.append(1)


def purse_of(s: State, seat: SeatId, m: Modifiers) -> Purse:
    """Ready runes; with LL 9.5 exhausted ones can be recycled as well, with LL 9.10 ready Gold can be killed."""
    purse = Purse()
    for id in s.sides[seat].runes:
        rune = s.card(id)
        if m.recycle_costs or not rune.exhausted:
            purse.add(rune.printed.domains, rune.exhausted, id)
    if m.gold_pays:
        for id in s.places[s.sides[seat].base].gear:
            card = s.card(id)
            if card.original.token and card.original.name == GOLD and card.controller == seat and not card.exhausted:
                purse.add(0, False, id)
                purse.gold = len(purse.colours) - 1
    return purse


GOLD: Final = "Gold"


class Way:
    """A way to pay: how many of each kind it takes, and the icons it leaves unpaid."""

    __slots__ = ("spent", "unpaid")

    def __init__(self, spent: list[int], unpaid: list[int]) -> None:
        self.spent = spent
        self.unpaid = unpaid


def ways(purse: Purse, icons: list[int]) -> list[Way]:
    """Every way to pay that is worth a thought: nobody who can pay may decline, and nobody pays more than they must.

    Gold is never a duty: of the ways with the same number of Gold, those that pay the most icons stay.
    """
    found: list[Way] = []
    try_orders(purse, sorted(icons), purse.counts[:], [0] * len(purse.counts), [], found, set())
    out: list[Way] = []
    for way in found:
        worse = False
        for other in found:
            if other is not way and gold_in(purse, other) == gold_in(purse, way):
                if len(other.unpaid) < len(way.unpaid) or cheaper(other, way):
                    worse = True
                    break
        if not worse:
            out.append(way)
    return out


def gold_in(purse: Purse, way: Way) -> int:
    return way.spent[purse.gold] if purse.gold >= 0 else 0


def cheaper(x: Way, y: Way) -> bool:
    """Does the first way leave the same unpaid and take nothing that the second does not take too?"""
    if x.unpaid != y.unpaid or x.spent == y.spent:
        return False
    for k in range(len(x.spent)):
        if x.spent[k] > y.spent[k]:
            return False
    return True


def try_orders(
    purse: Purse,
    icons: list[int],
    left: list[int],
    spent: list[int],
    unpaid: list[int],
    found: list[Way],
    seen: set[tuple[int, ...]],
) -> None:
    """Pay one more icon, whichever comes next, in every way it can be paid."""
    key = (*icons, -1, *spent, -1, *unpaid)
    if key in seen:
        return
    seen.add(key)
    if not icons:
        found.append(Way(spent, unpaid))
        return
    for i in range(len(icons)):
        if i and icons[i] == icons[i - 1]:
            continue
        rest = icons[:i] + icons[i + 1 :]
        paid = False
        for k in range(len(left)):
            if left[k] and (k == purse.gold or purse.colours[k] & icons[i]):
                paid = paid or k != purse.gold
                try_orders(purse, rest, less(left, k), more(spent, k), unpaid, found, seen)
        if paid:
            continue
        for k in range(len(left)):  # two of other colours
            if k == purse.gold or not left[k]:
                continue
            one_less = less(left, k)
            for j in range(k, len(left)):
                if j != purse.gold and one_less[j]:
                    paid = True
                    try_orders(purse, rest, less(one_less, j), more(more(spent, k), j), unpaid, found, seen)
        if not paid:
            try_orders(purse, rest, left, spent, sorted([*unpaid, icons[i]]), found, seen)


def less(counts: list[int], k: int) -> list[int]:
    out = counts[:]
    out[k] -= 1
    return out


def more(counts: list[int], k: int) -> list[int]:
    out = counts[:]
    out[k] += 1
    return out


def can_pay(s: State, seat: SeatId, icon: int, m: Modifiers) -> bool:
    """Could this player pay the icon with their runes, and so would have to? (LL 4.1 c)"""
    runes = 0
    for id in s.sides[seat].runes:
        rune = s.card(id)
        if m.recycle_costs or not rune.exhausted:
            if rune.printed.domains & icon:
                return True
            runes += 1
    return runes >= 2


def has_gold(s: State, seat: SeatId, m: Modifiers) -> bool:
    return m.gold_pays and purse_of(s, seat, m).gold >= 0


def left_to_pay(game: Game, seat: SeatId, m: Modifiers, icons: list[int], picked: list[ObjectId]) -> list[int]:
    """How many runes (or Gold) a seat may still have to give for these icons, beyond what it has picked; sorted."""
    purse = purse_of(game.state, seat, m)
    return sorted({sum(way.spent) - len(picked) for way in still_open(purse, ways(purse, icons), picked)})


def still_open(purse: Purse, found: list[Way], picked: list[ObjectId]) -> list[Way]:
    """The ways that go on from what was picked so far."""
    taken = [0] * len(purse.counts)
    for id in picked:
        for k in range(len(purse.ids)):
            if id in purse.ids[k]:
                taken[k] += 1
    out: list[Way] = []
    for way in found:
        fits = True
        for k in range(len(taken)):
            if taken[k] > way.spent[k]:
                fits = False
        if fits:
            out.append(way)
    return out


def best(purse: Purse, found: list[Way]) -> Way:
    """The automatic payment: most icons, fewest runes; then runes of which the most are left.

    A Gold is worth more than a rune and less than two, an exhausted rune (LL 9.5) less than a ready one.
    """
    chosen = found[0]
    lowest = worth(purse, chosen)
    for way in found[1:]:
        value = worth(purse, way)
        if value < lowest:
            chosen = way
            lowest = value
    return chosen


def worth(purse: Purse, way: Way) -> int:
    total = 1_000_000 * len(way.unpaid)
    for k in range(len(way.spent)):
        each = 3_000 if k == purse.gold else 1_000 if purse.spent_already[k] else 2_000
        total += each * way.spent[k]
        if k != purse.gold:
            # Each further rune of a colour that gets scarce costs a little more.
            for n in range(way.spent[k]):
                total += 60 - min(60, purse.counts[k] - n)
    return total


def pay(
    s: State, a: Arena, seat: SeatId, purse: Purse, way: Way, picked: list[ObjectId], icons: int, m: Modifiers
) -> None:
    """Exhausting a rune for the Enthrall Cost is not its ability and adds nothing (B16)."""
    runes: list[ObjectId] = []
    gold: list[ObjectId] = []
    for k in range(len(way.spent)):
        chosen = [id for id in purse.ids[k] if id in picked]
        chosen += [id for id in purse.ids[k] if id not in picked]
        if k == purse.gold:
            gold += chosen[: way.spent[k]]
        else:
            runes += chosen[: way.spent[k]]
    if runes:  # told first: a rune that is recycled becomes another object
        paid = icons - len(way.unpaid) - gold_in(purse, way)
        log.note(s, "enthrall-paid", runes, [seat, len(runes), paid], "LL 4.1")
    for id in gold:
        killing.kill(s, a, [id], seat, NOTHING)
        log.note(s, "gold-paid", [], [seat], "LL 9.10")
    for id in runes:
        if m.recycle_costs:
            zone_changes.recycle_one(s, a, id)
        else:
            s.card(id).exhausted = True
    s.spent(seat)
