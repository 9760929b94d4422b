"""Texts that let a player name a card or a tag (CR 759-763), and what they mean by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import naming
from ..state.questions import to_say
from ..terms import ABILITY, BOARD, LEGEND, MAIN_DECK_CARD, Q_NAME
from ..turn.frames import ask
from .parts import NAMED_FOR, NEXT, WAIT, Effect, Filter
from .select import item_on_chain
from .sorts import ANY_ZONE, Sort

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, Context, State
    from .program import Writer


class Name(Effect):
    """ "Name a spell", "name a tag": what is named stays with the source. `types` 0 is a tag.

    `among`: one of these tags. `gain`: and what is played has it from then on.
    """

    __slots__ = ("among", "gain", "types")

    def __init__(self, types: int, among: tuple[str, ...] = (), gain: bool = False) -> None:
        self.types = types
        self.among = among
        self.gain = gain

    def fault(self, w: Writer) -> str:
        return (
            "" if not self.types or self.types & MAIN_DECK_CARD else "what is named is a unit, a gear, a spell or a tag"
        )

    def keeps(self) -> int:
        return NAMED_FOR

    def run(self, s: State, a: Arena, run: Run) -> int:
        source = s.find(run.item.source)
        played = item_on_chain(s, run.item.id) if run.inline else None  # as it is played
        if source is None or (source.zone != BOARD and played is None):
            run.did(0)
            return NEXT
        if not run.answered:
            found = s.lexicon.fitting(self.types)
            options = [to_say(i) for i in found if not self.among or s.lexicon.words[i] in self.among]
            if not options:
                run.did(0)
                return NEXT
            ask(s, a, run.item.seat, Q_NAME, options, run.item.source, "CR 759")
            return WAIT
        assert run.last is not None
        if source.zone != BOARD and played is not None:
            naming.bring_along(s, played, run.last.number, run.item.seat, self.gain)
        else:
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

    def said_of(self) -> Sort:
        return Sort(MAIN_DECK_CARD | LEGEND | ABILITY, ANY_ZONE)
