"""The Enthralled Phase (LL 4): the NPC is fed from the bottom of its player's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import actions, death, log, visibility, zones
from ...frames import Frame, ask
from ...state import Option
from ...terms import (
    ACTION,
    ASIDE,
    GEAR,
    PICK,
    Q_PLAYER,
    REACTION,
    SPELL,
    UNIT,
)
from . import lane, modifiers, thralls

if TYPE_CHECKING:
    from ...printed import Printed
    from ...state import Arena, State
    from .modifiers import Modifiers

# What is done for a dealt card, in order.
DEAL: Final = 0
PAY: Final = 1
ACT: Final = 2
DONE: Final = 3


def icons_of(printed: Printed, m: Modifiers) -> list[int]:
    """Every Power icon of a card that must be paid (LL 4.1, B17; LL 9.8: only those of its cost)."""
    out = list(printed.power)
    if not m.printed_cost_only:
        out.extend(printed.text_icons)
    return out


def own_payment(s: State, seat: int, icons: list[int], m: Modifiers) -> list[list[int]]:
    """Which runes of a player pay which icon: as many icons as possible, with the fewest runes (LL 4.1).

    For each icon the runes that pay it; an empty list for an icon this player cannot pay. An icon takes one rune of its
    colour, else two of others. Matching as many icons as possible by colour first leaves the most runes over.
    """
    runes = usable_runes(s, seat, m)
    paid: list[list[int]] = [[] for _ in icons]
    used: list[int] = []
    # Icons with fewer colours choose first; any-colour ones take what nobody else needs.
    order = sorted(range(len(icons)), key=lambda i: (bits(icons[i]), i))
    match = match_icons([icons[i] for i in order], [s.card(id).printed.domains for id in runes])
    for k in range(len(order)):
        if match[k] >= 0:
            paid[order[k]] = [runes[match[k]]]
            used.append(runes[match[k]])
    for i in range(len(icons)):
        if not paid[i]:
            free = [id for id in runes if id not in used]
            if len(free) >= 2:
                paid[i] = free[:2]
                used.extend(free[:2])
    return paid


def usable_runes(s: State, seat: int, m: Modifiers) -> list[int]:
    """Ready runes; with LL 9.5 exhausted ones can be recycled as well."""
    return [id for id in s.sides[seat].runes if m.recycle_costs or not s.card(id).exhausted]


def bits(mask: int) -> int:
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def match_icons(icons: list[int], supply: list[int]) -> list[int]:
    """The largest matching of icons to runes by colour: the rune's place for each icon, or -1."""
    taken_by = [-1] * len(supply)
    for i in range(len(icons)):
        try_match(icons, supply, i, taken_by, [False] * len(supply))
    out = [-1] * len(icons)
    for j in range(len(supply)):
        if taken_by[j] >= 0:
            out[taken_by[j]] = j
    return out


def try_match(icons: list[int], supply: list[int], i: int, taken_by: list[int], seen: list[bool]) -> bool:
    for j in range(len(supply)):
        if not seen[j] and icons[i] & supply[j]:
            seen[j] = True
            if taken_by[j] < 0 or try_match(icons, supply, taken_by[j], taken_by, seen):
                taken_by[j] = i
                return True
    return False


def pay_with(s: State, a: Arena, seat: int, runes: list[int], m: Modifiers) -> None:
    """Exhausting a rune for the Enthrall Cost is not its ability and adds nothing (B16)."""
    for id in runes:
        if m.recycle_costs:
            actions.recycle_one(s, a, id)
        else:
            s.card(id).exhausted = True
    log.note(s, "enthrall-paid", [], [seat, len(runes)], "LL 4.1")


def can_pay_one(s: State, seat: int, icon: int, m: Modifiers) -> list[int]:
    """The runes with which this player would pay one icon by themselves; empty if they cannot (LL 4.1 a, b)."""
    runes = usable_runes(s, seat, m)
    for id in runes:
        if s.card(id).printed.domains & icon:
            return [id]
    return runes[:2] if len(runes) >= 2 else []


def gold_of(s: State, seat: int) -> int:
    """A ready Gold token that may pay an icon (LL 9.10)."""
    for id in s.places[s.sides[seat].base].gear:
        card = s.card(id)
        if card.original.token and card.original.name == "Gold" and card.controller == seat and not card.exhausted:
            return id
    return 0


class Enthralled(Frame):
    """One NPC's dealing: card by card, cost, Thrall, deed. No windows open in it (LL 4.4)."""

    __slots__ = ("card", "icons", "kept", "m", "npc", "seat", "spells", "stage")

    def __init__(self, seat: int, npc: int, m: Modifiers) -> None:
        self.m = m
        self.seat = seat
        self.npc = npc
        self.stage = DEAL
        self.card = 0
        self.spells = 0
        self.kept = 0  # with LL 9.2: the first spell's Merge is still to come
        self.icons: list[int] = []  # still to be paid by somebody else

    def copy(self) -> Frame:
        f = Enthralled(self.seat, self.npc, self.m)
        f.stage = self.stage
        f.card = self.card
        f.spells = self.spells
        f.kept = self.kept
        f.icons = self.icons[:]
        return f

    def numbers(self) -> list[int]:
        return [20, self.seat, self.npc, self.stage, self.card, self.spells, self.kept, *self.icons]

    def step(self, s: State, a: Arena) -> None:
        m = self.m
        if self.stage == DEAL and not self.deal(s, a, m):
            a.stack.pop()
            a.cleanup_due = True  # LL 4.4: one cleanup when the dealing is finished
            return
        if self.stage == PAY and not self.pay(s, a, m):
            return
        if self.stage == ACT:
            self.act(s, a, m)

    def deal(self, s: State, a: Arena, m: Modifiers) -> bool:
        """The bottom card, face up, to the Enthralled Pile; not a draw, burn, look or reveal (B14)."""
        side = s.sides[self.seat]
        source = side.sideboard if m.sideboard_first and side.sideboard else side.deck
        if not source:
            if self.kept:
                self.kept = 0
                thralls.merge(s, a, self.npc)  # LL 9.2: no second card to deal, Merge all the same
            log.note(s, "nothing-enthralled", [], [self.seat], "LL 4")
            return False
        new = zones.put(s, source[0], ASIDE, known=visibility.EVERYBODY)  # LL 1.3: the pile is public
        self.card = new.id
        log.note(s, "enthralled", [new.id], [self.seat], "LL 4")
        self.icons = []
        owed = icons_of(new.printed, m)
        paid = own_payment(s, self.seat, owed, m)
        for i in range(len(owed)):
            gold = gold_of(s, self.seat) if m.gold_pays and len(paid[i]) != 1 else 0
            if gold:
                death.kill(s, a, [gold], self.seat, 0)  # LL 9.10: instead of the one matching rune
                log.note(s, "gold-paid", [], [self.seat], "LL 9.10")
            elif paid[i]:
                pay_with(s, a, self.seat, paid[i], m)
            else:
                self.icons.append(owed[i])
        self.stage = PAY
        return True

    def pay(self, s: State, a: Arena, m: Modifiers) -> bool:
        """What its player could not pay: another player must (the owner chooses who), else everyone's runes."""
        while self.icons:
            able = [x for x in s.seats_from(self.seat) if x != self.seat and can_pay_one(s, x, self.icons[0], m)]
            if not able:
                self.icons = self.icons[1:]
                self.exhaust_everyone(s)
                continue
            if len(able) == 1:
                self.teammate_pays(s, a, able[0], m)
                continue
            # By default the teammate with the most ready runes comes first.
            able.sort(key=lambda x: (-len(usable_runes(s, x, m)), x))
            ask(s, a, self.seat, Q_PLAYER, [Option(PICK, -x - 1) for x in able], self.card, "LL 4.1")
            if a.question is not None:
                return False
        self.stage = ACT
        return True

    def teammate_pays(self, s: State, a: Arena, seat: int, m: Modifiers) -> None:
        runes = can_pay_one(s, seat, self.icons[0], m)
        self.icons = self.icons[1:]
        pay_with(s, a, seat, runes, m)

    def exhaust_everyone(self, s: State) -> None:
        """LL 4.1 d, and step d still only exhausts with LL 9.5."""
        for side in s.sides:
            for id in side.runes:
                s.card(id).exhausted = True
        log.note(s, "all-runes-exhausted", [], [self.seat], "LL 4.1")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        self.teammate_pays(s, a, -option.a - 1, self.m)

    def act(self, s: State, a: Arena, m: Modifiers) -> None:
        """LL 4.2-4.3: a Thrall, then what the type of the card says."""
        printed = s.card(self.card).printed
        might = printed.energy if printed.energy > 1 else 1
        if printed.equipment:
            might += printed.might_bonus
        thralls.create_thrall(s, a, self.npc, might, lane.spot(s, a.index, lane.NPC_BASE))
        if self.kept:
            self.kept = 0
            thralls.merge(s, a, self.npc)  # LL 9.2: the first spell's Merge, before the second card's own deed
        again = False
        if printed.types & UNIT:
            thralls.advance(s, a, self.npc, m.faster_units)
            place = thralls.left_most_controlled(s, a, self.npc)
            thralls.create_thrall(s, a, self.npc, printed.might, place)
        elif printed.types & GEAR:
            wearer = thralls.give_strike(s, a, self.npc, printed.domains, m.mighty_strikes)
            if wearer:
                thralls.thrall_move(s, a, [wearer], self.npc)
        elif printed.types & SPELL:
            self.spells += 1
            if self.spells == 1:
                again = True
                if quick_enough(printed, m):
                    self.kept = 1
                else:
                    thralls.merge(s, a, self.npc)
            else:
                thralls.rush(s, a, self.npc)
        if again:
            self.stage = DEAL
        else:
            self.stage = DONE
            a.stack.pop()
            a.cleanup_due = True


def quick_enough(printed: Printed, m: Modifiers) -> bool:
    """LL 9.2: does the first spell have Reaction (or, stricter, Action)?"""
    if m.reaction_spells == modifiers.REACTION_ONLY:
        return printed.printed_speed >= REACTION
    if m.reaction_spells == modifiers.REACTION_OR_ACTION:
        return printed.printed_speed >= ACTION
    return False
