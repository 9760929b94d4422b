"""Consent (LL 8.4): whoever owns what a teammate chooses, or the lane they play into, may be asked first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NOTHING, ObjectId, SeatId
from ..knowing import log
from ..playing import targets
from ..state import Option
from ..terms import BOARD, NO, Q_CONSENT, YES
from ..turn.frames import Frame, ask

if TYPE_CHECKING:
    from ..state import Arena, Item, State


def ask_consent(s: State, a: Arena, item: Item, id: ObjectId) -> None:
    """Something was chosen: its controller may have a say in that."""
    card = s.find(id) if id > 0 else None
    if card is not None and card.zone >= BOARD and card.controller != item.seat:
        if card.controller < s.players and s.mode.needs_consent(s, item.seat, card.controller):
            a.stack.append(Consent(item.seat, card.controller, item.id, id))


def ask_lane(s: State, a: Arena, item: Item, chooses: bool) -> None:
    """Something without a target is played into an arena that is another's: its owner may have a say in that."""
    owner = s.mode.decider(s, a)
    if not chooses and owner != item.seat and s.mode.needs_consent(s, item.seat, owner):
        a.stack.append(Consent(item.seat, owner, item.id, NOTHING))


class Consent(Frame):
    """A player is asked whether another may choose what is theirs, or play something for them."""

    __slots__ = ("asked", "asker", "item", "subject")

    def __init__(self, asker: SeatId, asked: SeatId, item: ObjectId, subject: ObjectId) -> None:
        self.asker = asker  # who is in the middle of a play, and waits
        self.asked = asked
        self.item = item
        self.subject = subject  # what was chosen; 0: that the item is played for them at all

    def copy(self) -> Frame:
        return Consent(self.asker, self.asked, self.item, self.subject)

    def numbers(self) -> list[int]:
        return [21, self.asker, self.asked, self.item, self.subject]

    def stands(self) -> bool:
        return True

    def step(self, s: State, a: Arena) -> None:
        ask(s, a, self.asked, Q_CONSENT, [Option(YES), Option(NO)], self.subject, s.mode.consent_clause)

    def answer(self, s: State, a: Arena, option: Option) -> None:
        a.stack.pop()
        if option.verb == YES:
            return
        log.note(s, "no-consent", [self.subject] if self.subject else [], [self.asked], s.mode.consent_clause)
        for item in a.chain:
            if item.id == self.item:
                if self.subject:
                    item.declined = [*item.declined, self.subject]
                    item.bound = [[id for id in chosen if id != self.subject] for chosen in item.bound]
                    item.arenas = 0
                    for chosen in item.bound:
                        for id in chosen:
                            targets.close_arena_of(s, a, item, id)
                else:
                    item.declined = [*item.declined, NOTHING]
