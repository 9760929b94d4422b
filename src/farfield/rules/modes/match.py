"""One game of a 1v1 Match (CR 486): a Duel for which each player chooses a battlefield that is not used up.

Which game of the match it is, and what came before, is for whoever keeps the score: see `farfield.games.match`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import setup
from ..ids import NOBODY, NOTHING, TABLE, ObjectId, SeatId
from ..knowing import log
from ..state import Option
from ..state.questions import to_pick, to_pick_seat
from ..terms import Q_CHOOSE, Q_PLAYER
from ..turn.frames import Frame, ask
from .mode import Mode

if TYPE_CHECKING:
    from ..state import Arena, State
    from ..state.dice import Dice


class Match(Mode):
    name = "match"
    battlefields_needed = 3

    def __init__(
        self, rulebook: bool = False, chooser: SeatId = NOBODY, used: tuple[tuple[int, str], ...] = ()
    ) -> None:
        """`chooser`: the seat that says who begins, because it lost the game before; -1 for chance. `used`: which seats
        may not choose which battlefields any more."""
        self.rulebook = rulebook
        self.chooser = chooser
        self.used = used

    def table_options(self) -> list[tuple[str, str]]:
        out = [("rulebook", "on")] if self.rulebook else []
        if self.chooser >= 0:
            out.append(("chooser", str(self.chooser)))
        if self.used:
            names = [f"{seat} {name.replace(',', '')}" for seat, name in self.used]  # commas part options
            out.append(("used", " + ".join(names)))
        return out

    def setup(self, s: State) -> None:
        setup.one_arena(s)
        for seat in s.seats():
            for id in setup.battlefields_of(s, seat):
                s.card(id).known |= 1 << seat

    def begin(self, s: State) -> None:
        s.arenas[0].stack.append(Preparation())

    def choices(self, s: State, seat: SeatId) -> list[ObjectId]:
        """A player's battlefields that are still in the match."""
        return [id for id in setup.battlefields_of(s, seat) if (seat, s.card(id).printed.name) not in self.used]


class Preparation(Frame):
    """Battlefields are chosen in secret and shown together; then whoever may says who begins; then the hands."""

    __slots__ = ("chosen", "shown")

    def __init__(self) -> None:
        self.chosen: list[ObjectId] = []
        self.shown = False

    def copy(self) -> Frame:
        f = Preparation()
        f.chosen = self.chosen[:]
        f.shown = self.shown
        return f

    def numbers(self) -> list[int]:
        return [24, int(self.shown), *self.chosen]

    def imagine(self, s: State, viewer: int, dice: Dice) -> None:
        """What others have chosen is shown only when all have."""
        mode = s.mode
        assert isinstance(mode, Match)
        if not self.shown:
            for seat in s.seats()[: len(self.chosen)]:
                found = mode.choices(s, seat)
                if seat != viewer and found:
                    self.chosen[seat] = found[dice.below(len(found))]

    def step(self, s: State, a: Arena) -> None:
        mode = s.mode
        assert isinstance(mode, Match)
        if len(self.chosen) < s.players:
            seat = SeatId(len(self.chosen))
            found = mode.choices(s, seat)
            if s.sides[seat].lost or not found:
                self.chosen.append(NOTHING)
            else:
                ask(s, a, seat, Q_CHOOSE, [to_pick(id) for id in found], NOTHING, "CR 486")
            return
        if not self.shown:
            self.shown = True
            for id in self.chosen:
                if id:
                    place = setup.place_battlefield(s, id, TABLE)
                    log.note(s, "brings", [place.card], [s.card(place.card).owner], "CR 486")
            if mode.chooser >= 0 and not s.sides[mode.chooser].lost:
                seats = [to_pick_seat(seat) for seat in s.seats_from(mode.chooser)]
                ask(s, a, mode.chooser, Q_PLAYER, seats, NOTHING, "CR 486")
                return
        a.stack.pop()
        setup.deal(s)

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if option.is_thing:
            self.chosen.append(option.thing)
            return
        setup.goes_first(s, option.seat)
        s.turn_seat = s.first_seat
