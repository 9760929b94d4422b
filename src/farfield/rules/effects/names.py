"""Texts that let a player name a card or a tag (CR 759-763)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import naming
from ..state.questions import to_say
from ..terms import BOARD, Q_NAME
from ..turn.frames import ask
from .base import NAMED_FOR, NEXT, WAIT, Effect, Filter

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, Context, State


class Name(Effect):
    """ "Name a spell", "name a tag": what is named stays with the source. `types` 0 is a tag."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def keeps(self) -> int:
        return NAMED_FOR

    def run(self, s: State, a: Arena, run: Run) -> int:
        source = s.find(run.item.source)
        if source is None or source.zone != BOARD:
            run.did(0)
            return NEXT
        if not run.answered:
            options = [to_say(i) for i in s.lexicon.fitting(self.types)]
            if not options:
                run.did(0)
                return NEXT
            ask(s, a, run.item.seat, Q_NAME, options, run.item.source, "CR 759")
            return WAIT
        assert run.last is not None
        naming.remember(s, source, run.last.number, run.item.seat)
        run.did(1)
        return NEXT


class IsNamedHere(Filter):
    """Of the name, or with the tag, that was named for the source."""

    __slots__ = ()

    def recalls(self) -> int:
        return NAMED_FOR

    def fits(self, s: State, c: Context, card: Card) -> bool:
        source = s.last_known(c.source)
        return source is not None and naming.named_by(s, source, card)
