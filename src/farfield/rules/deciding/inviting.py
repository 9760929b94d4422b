"""One player asks another to act as well: a teammate in one's own Main Phase (CR 316.5.b.1), or, where the printed
rulebooks are played, anybody in a combat that otherwise only its two sides act in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ids import NOBODY, NOTHING
from ..knowing import log
from ..playing.windows import W_MAIN
from ..state import Option
from ..state.questions import to_invite
from ..terms import NO, Q_INVITED, YES
from ..turn.frames import Frame, put_question
from . import options
from .wishes import PREF_ASK_IN_WINDOWS

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, State


def invitations(s: State, a: Arena, seat: SeatId, out: list[Option]) -> None:
    """Everybody this player may ask now. Whether they could do anything is theirs to know."""
    for other in s.seats_from(seat):
        if other != seat and not a.declined & pair(s, seat, other) and s.mode.may_invite(s, a, seat, other):
            out.append(to_invite(other))


class Invitation(Frame):
    """In a combat the guest joins its two sides or does not. In a teammate's Main Phase the guest plays one card or
    uses one ability with the turn player's priority, at any speed."""

    __slots__ = ("guest", "host")

    def __init__(self, host: SeatId, guest: SeatId) -> None:
        self.host = host
        self.guest = guest

    def copy(self) -> Frame:
        return Invitation(self.host, self.guest)

    def numbers(self) -> list[int]:
        return [23, self.host, self.guest]

    def stands(self) -> bool:
        return True  # an invitation is told as it is asked

    def offers(self, s: State, a: Arena) -> list[Option]:
        out: list[Option] = []
        if a.showdown >= 0:
            out.append(Option(YES))
        else:
            options.playable(s, a, self.guest, W_MAIN, out)
            options.usable(s, a, self.guest, W_MAIN, out)
        out.append(Option(NO))
        return out

    def step(self, s: State, a: Arena) -> None:
        log.note(s, "invites", [], [self.host, self.guest], clause(a))
        subject = s.places[a.showdown].card if a.showdown >= 0 else NOTHING
        found = self.offers(s, a)
        if len(found) > 1 or s.prefs[self.guest] & PREF_ASK_IN_WINDOWS:
            put_question(s, a, self.guest, Q_INVITED, found, subject, clause(a))
        else:
            self.answer(s, a, found[0])

    def answer(self, s: State, a: Arena, option: Option) -> None:
        a.stack.pop()
        if option.verb == NO:
            a.declined |= pair(s, self.host, self.guest)
            log.note(s, "declines", [], [self.guest], clause(a))
        elif option.verb == YES:
            a.guests |= 1 << self.guest
            log.note(s, "joins", [], [self.guest], clause(a))
            # There is one more who must pass: everybody is asked anew.
            a.passes = 0
            a.priority = NOBODY
            a.yielded = 0
        else:
            options.carry_out(s, a, self.guest, option)


def pair(s: State, host: SeatId, guest: SeatId) -> int:
    """The bit of `Arena.declined` for these two: who declines one invitation may still accept another's."""
    return 1 << (host * s.players + guest)


def clause(a: Arena) -> str:
    """The printed rulebooks have no numbers."""
    return "" if a.showdown >= 0 else "CR 316.5.b.1"
