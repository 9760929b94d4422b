"""The Enthralled Phase (LL 4): the NPC is fed from the bottom of its player's deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...ids import NOBODY, NOTHING, ObjectId, SeatId
from ...knowing import log, visibility
from ...objects import zones
from ...state import Option
from ...state.questions import to_pick, to_pick_seat
from ...terms import ACTION, ASIDE, AUTO, DONE, GEAR, PICK, Q_PAY, Q_PLAYER, REACTION, SPELL, UNIT
from ...turn.frames import Frame, ask
from . import enthrall_cost, lane, modifiers, thralls

if TYPE_CHECKING:
    from ...printed import Printed
    from ...state import Arena, State
    from .modifiers import Modifiers

# What is done for a dealt card, in order.
DEAL: Final = 0
PAY: Final = 1
HELP: Final = 2
ACT: Final = 3


class Enthralled(Frame):
    """One NPC's dealing: card by card, cost, Thrall, deed. No windows open in it (LL 4.4)."""

    __slots__ = ("card", "declined", "icons", "kept", "m", "npc", "payer", "picked", "seat", "spells", "stage")

    def __init__(self, seat: SeatId, npc: SeatId, m: Modifiers) -> None:
        self.m = m
        self.seat = seat
        self.npc = npc
        self.stage = DEAL
        self.card = NOTHING
        self.spells = 0
        self.kept = 0  # with LL 9.2: the first spell's Merge is still to come
        self.icons: list[int] = []  # still to be paid
        self.payer = NOBODY  # the teammate who pays the next icon, once that is settled
        self.picked: list[ObjectId] = []  # what the payer has chosen to pay with so far
        self.declined: list[SeatId] = []  # teammates who keep their Gold from the next icon (LL 9.10)

    def copy(self) -> Frame:
        f = Enthralled(self.seat, self.npc, self.m)
        f.stage = self.stage
        f.card = self.card
        f.spells = self.spells
        f.kept = self.kept
        f.icons = self.icons[:]
        f.payer = self.payer
        f.picked = self.picked[:]
        f.declined = self.declined[:]
        return f

    def numbers(self) -> list[int]:
        where = [20, self.seat, self.npc, self.stage, self.card, self.spells, self.kept, self.payer]
        return [*where, *self.icons, -1, *self.picked, -1, *self.declined]

    def picked_so_far(self) -> list[ObjectId]:
        return self.picked

    def waits(self, s: State, a: Arena) -> bool:
        """Who pays for whom (LL 4.1 c) is settled lane by lane, while nobody else is in the middle of paying."""
        for other in s.arenas:
            if other is not a and other.stack:
                frame = other.stack[-1]
                if isinstance(frame, Enthralled) and (self.stage == HELP or frame.stage == HELP):
                    if other.question is not None or frame.picked or frame.payer >= 0:
                        return True
        return False

    def stands(self) -> bool:
        return True  # who could take a rune away waits

    def step(self, s: State, a: Arena) -> None:
        if self.stage == DEAL:
            if not self.deal(s, a):
                a.stack.pop()
                a.cleanup_due = True  # LL 4.4: one cleanup when the dealing is finished
        elif self.stage == PAY:
            if not self.icons:
                self.stage = ACT
            elif self.pay(s, a, self.seat, self.icons):
                self.stage = HELP
        elif self.stage == HELP:
            self.help(s, a)
        elif self.stage == ACT:
            self.act(s, a)

    def deal(self, s: State, a: Arena) -> bool:
        """The bottom card, face up, to the Enthralled Pile; not a draw, burn, look or reveal (B14)."""
        side = s.sides[self.seat]
        aside = self.m.sideboard_first and len(side.sideboard) > 0  # LL 9.9
        source = side.sideboard if aside else side.deck
        if not source:
            if self.kept:
                self.kept = 0
                thralls.merge(s, a, self.npc)  # LL 9.2: no second card to deal, Merge all the same
            log.note(s, "nothing-enthralled", [], [self.seat, self.spells], "LL 4")
            return False
        new = zones.put(s, source[0], ASIDE, known=visibility.EVERYBODY)  # LL 1.3: the pile is public
        self.card = new.id
        log.note(s, "enthralled", [new.id], [self.seat, int(aside)], "LL 4")
        self.icons = enthrall_cost.icons_of(new.printed, self.m)
        self.stage = PAY
        return True

    # --- LL 4.1: the Enthrall Cost

    def pay(self, s: State, a: Arena, seat: SeatId, icons: list[int]) -> bool:
        """A player pays what they can of these icons. False while they choose how, where that makes a difference."""
        purse = enthrall_cost.purse_of(s, seat, self.m)
        found = enthrall_cost.still_open(purse, enthrall_cost.ways(purse, icons), self.picked)
        if len(found) > 1:
            options = [Option(AUTO)]
            done = False
            for k in range(len(purse.counts)):
                free = [id for id in purse.ids[k] if id not in self.picked]
                taken = len(purse.ids[k]) - len(free)
                for way in found:
                    if way.spent[k] > taken:
                        options.append(to_pick(free[0]))
                        break
            for way in found:
                done = done or sum(way.spent) == len(self.picked)
            if done:
                options.append(Option(DONE))
            ask(s, a, seat, Q_PAY, options, self.card, "LL 4.1")
            return False
        self.settle(s, a, seat, purse, found[0])
        return True

    def settle(self, s: State, a: Arena, seat: SeatId, purse: enthrall_cost.Purse, way: enthrall_cost.Way) -> None:
        icons = len(self.icons) if seat == self.seat else 1
        enthrall_cost.pay(s, a, seat, purse, way, self.picked, icons, self.m)
        self.picked = []
        if seat == self.seat:
            self.icons = way.unpaid
            return
        self.payer = NOBODY
        if way.unpaid:
            self.declined.append(seat)
        else:
            self.declined = []
            self.icons = self.icons[1:]

    def help(self, s: State, a: Arena) -> None:
        """What its player could not pay: another player must (the owner chooses who), else everyone's runes."""
        while self.icons:
            icon = self.icons[0]
            if self.payer >= 0:
                if not self.pay(s, a, self.payer, [icon]):
                    return
                continue
            able: list[SeatId] = []
            for seat in s.seats_from(self.seat):
                if seat != self.seat and seat not in self.declined:
                    if enthrall_cost.can_pay(s, seat, icon, self.m) or enthrall_cost.has_gold(s, seat, self.m):
                        able.append(seat)
            if not able:
                self.icons = self.icons[1:]
                self.declined = []
                self.exhaust_everyone(s)
                continue
            order = sorted([-ready_runes(s, seat) * 1_000 + seat for seat in able])  # by default who has the most
            options = [to_pick_seat(SeatId(key % 1_000)) for key in order]
            ask(s, a, self.seat, Q_PLAYER, options, self.card, "LL 4.1")
            if a.question is not None:
                return
        self.stage = ACT

    def exhaust_everyone(self, s: State) -> None:
        """LL 4.1 d, and step d still only exhausts with LL 9.5."""
        for side in s.sides:
            for id in side.runes:
                s.card(id).exhausted = True
            s.spent(side.index)
        log.note(s, "all-runes-exhausted", [], [self.seat], "LL 4.1")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if option.verb == PICK and not option.is_thing:
            self.payer = option.seat
            return
        if option.verb == PICK:
            self.picked.append(option.thing)
            return
        seat = self.payer if self.payer >= 0 else self.seat
        icons = self.icons[:1] if self.payer >= 0 else self.icons
        purse = enthrall_cost.purse_of(s, seat, self.m)
        found = enthrall_cost.still_open(purse, enthrall_cost.ways(purse, icons), self.picked)
        chosen = enthrall_cost.best(purse, found)
        if option.verb == DONE:
            for way in found:
                if sum(way.spent) == len(self.picked):
                    chosen = way
        self.settle(s, a, seat, purse, chosen)
        if self.stage == PAY:
            self.stage = HELP

    def act(self, s: State, a: Arena) -> None:
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
            thralls.advance(s, a, self.npc, self.m.faster_units)
            place = thralls.left_most_controlled(s, a, self.npc, self.m.vacated_counts)
            thralls.create_thrall(s, a, self.npc, printed.might, place)
        elif printed.types & GEAR:
            wearer = thralls.give_strike(s, a, self.npc, printed.domains, self.m.mighty_strikes)
            if wearer:
                thralls.thrall_move(s, a, [wearer], self.npc)
        elif printed.types & SPELL:
            self.spells += 1
            if self.spells == 1:
                again = True
                if quick_enough(printed, self.m):
                    self.kept = 1
                else:
                    thralls.merge(s, a, self.npc)
            else:
                thralls.rush(s, a, self.npc)
        if again:
            self.stage = DEAL
        else:
            a.stack.pop()
            a.cleanup_due = True


def ready_runes(s: State, seat: SeatId) -> int:
    n = 0
    for id in s.sides[seat].runes:
        if not s.card(id).exhausted:
            n += 1
    return n


def quick_enough(printed: Printed, m: Modifiers) -> bool:
    """LL 9.2: does the first spell have Reaction (or, stricter, Action)?"""
    if m.reaction_spells == modifiers.REACTION_ONLY:
        return printed.printed_speed >= REACTION
    if m.reaction_spells == modifiers.REACTION_OR_ACTION:
        return printed.printed_speed >= ACTION
    return False
