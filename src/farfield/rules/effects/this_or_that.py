"""What somebody decides on the way: this or that, and a word that says what one is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.errors import CardTextError

from ..state.choices import choice_of_seat
from ..state.questions import to_take_mode
from ..terms import MAIN_DECK, Q_MODE
from ..turn.frames import ask
from .parts import JUMP, NEXT, WAIT, Each, Effect, Objects, Part
from .program import RUNS, Composite, Jump, Nothing
from .sorts import PLAYERS
from .verbs.to_other_zones import PutIn

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Item, State
    from .program import Writer


class OneOf(Composite):
    """ "Draw 1 or buff me": which it is, is said when the text gets there; it has no modes (CR 355.3, 355.17, A49)."""

    __slots__ = ("options",)

    def __init__(self, *options: Effect) -> None:
        self.options = options

    def write(self, w: Writer) -> None:
        if len(self.options) < 2:
            raise CardTextError("one_of(…) is a choice: give it two things to choose between")
        question = AskWhich(len(self.options))
        w.emit(question)
        names, last = dict(w.names), w.last
        ends: list[Jump] = []
        for option in self.options:
            question.to.append(w.emit(Nothing()))
            w.write(option)
            written = w.program.ops[question.to[-1] + 1 :]
            if len(written) == 1 and isinstance(written[0], PutIn) and written[0].zone == MAIN_DECK:
                question.put.append(written[0].objects)
            w.names, w.last = dict(names), last  # what one chooses, the other and what follows know nothing of
            end = Jump()
            w.emit(end)
            ends.append(end)
        after = w.emit(Nothing())
        for end in ends:
            end.to = after

    def rebuilt(self, each: Each) -> Part:
        return OneOf(*each.all(self.options))


class AskWhich(Effect):
    """Ask what is to be done, and go on there."""

    __slots__ = ("count", "put", "to")

    def __init__(self, count: int) -> None:
        self.count = count
        self.to: list[int] = []
        self.put: list[Objects] = []  # what would be put on top or on the bottom of a deck, if all of them do that

    def run(self, s: State, a: Arena, run: Run) -> int:
        if not run.answered or run.last is None:
            item = run.item
            if len(self.put) == self.count and self.nothing_stays(s, item):
                run.position = self.to[0]
                return JUMP
            options = [to_take_mode(i) for i in range(self.count)]
            ask(s, a, item.seat, Q_MODE, options, item.card or item.source, "CR 355.17")
            return WAIT
        run.position = self.to[run.last.number]
        return JUMP

    def nothing_stays(self, s: State, item: Item) -> bool:
        """A token ceases to exist in a deck, wherever in it: there is nothing to decide."""
        for objects in self.put:
            for id in objects.find(s, item):
                if not s.card(id).original.token:
                    return False
        return True


class SayWord(Effect):
    """ "Choose Cards or Runes": each word is the name of those who chose it."""

    __slots__ = ("slots", "words")

    def __init__(self, *words: str, slots: tuple[int, ...] = ()) -> None:
        self.words = words
        self.slots = slots  # in a program: where it is kept who chose which

    def bound(self, w: Writer) -> SayWord:
        if not w.can & RUNS:
            raise CardTextError("a word is chosen as a text is carried out, and this one is not")
        if len(set(self.words)) < max(2, len(self.words)):
            raise CardTextError("say(…) is a choice between words: give it two that differ")
        return SayWord(*self.words, slots=tuple([w.new_slot(word, PLAYERS) for word in self.words]))

    def run(self, s: State, a: Arena, run: Run) -> int:
        item = run.item
        if not run.answered or run.last is None:
            options = [to_take_mode(i) for i in range(len(self.words))]
            ask(s, a, item.seat, Q_MODE, options, item.card or item.source, "CR 355.10.e")
            return WAIT
        slot = self.slots[run.last.number]
        item.bound[slot] = [*item.bound[slot], choice_of_seat(item.seat)]
        run.did(1)
        return NEXT
