"""What an answer would do, before it is given: played out in imagined games, as events up to the next real decision.

Chances to respond are passed by everybody: the preview says what happens if nobody does anything about it. Who wants to
see further lets it assume the answers that most would give (`assuming`). It is played
in several imagined games; what comes out the same in all of them is certain, the rest is hidden or random.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..deciding import helping
from ..deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS
from ..ids import NOBODY, SLOT_MASK, SLOTS, ObjectId, SeatId
from ..terms import GAME_OVER, NO_QUESTION, PASS, Q_FOCUS, Q_PRIORITY, QuestionKind
from ..turn import loop
from . import assuming, imagining, visibility

if TYPE_CHECKING:
    from ..state import Decision, Option, State
    from .assuming import Goal
    from .visibility import Seen

IMAGINED: Final = 4  # in how many games it is tried
LONGEST: Final = 400  # answers; no preview goes on for ever


class Foreseen:
    """An event that would happen."""

    __slots__ = ("certain", "event", "unanswered")

    def __init__(self, event: Seen, certain: bool, unanswered: bool) -> None:
        self.event = event  # 0 and "" stand for cards that the seat does not know now
        self.certain = certain  # False: depends on what is hidden or random
        self.unanswered = unanswered  # only if everybody lets the chance to respond go by

    def plain(self) -> dict[str, object]:
        out = self.event.plain()
        out["certain"] = self.certain
        out["unanswered"] = self.unanswered
        return out


class Preview:
    """The events, and who would be asked next (-1: the game would be over, or it is not certain)."""

    __slots__ = ("assumed", "events", "next_kind", "next_seat", "pays")

    def __init__(self, events: list[Foreseen], next_seat: SeatId, next_kind: QuestionKind, first: Trial) -> None:
        self.assumed = first.assumed  # answers it gave by itself, see `assuming`
        self.pays = first.pays
        self.events = events
        self.next_seat = next_seat
        self.next_kind = next_kind

    def plain(self) -> dict[str, object]:
        return {"events": [x.plain() for x in self.events], "next_seat": self.next_seat, "next_kind": self.next_kind}


class Line:
    """An event of one imagined game."""

    __slots__ = ("event", "unanswered")

    def __init__(self, event: Seen, unanswered: bool) -> None:
        self.event = event
        self.unanswered = unanswered


def preview(
    s: State, decision: Decision, option: Option, seat: SeatId, assume: bool = False, goal: Goal | None = None
) -> Preview:
    """What the seat may foresee of answering an open question or an offer with this option."""
    games = [Trial(s, decision, option, seat, k, assume, goal) for k in range(IMAGINED)]
    first = games[0]
    sure = len(first.lines)
    same_end = True
    for other in games[1:]:
        sure = min(sure, alike(first.lines, other.lines))
        same_end = same_end and other.next_seat == first.next_seat and other.next_kind == first.next_kind
    events = [Foreseen(first.lines[i].event, i < sure, first.lines[i].unanswered) for i in range(len(first.lines))]
    if not same_end:
        return Preview(events, NOBODY, NO_QUESTION, first)
    return Preview(events, first.next_seat, first.next_kind, first)


def alike(x: list[Line], y: list[Line]) -> int:
    """How many events from the start are the same."""
    n = min(len(x), len(y))
    for i in range(n):
        a = x[i].event
        b = y[i].event
        if a.kind != b.kind or a.names != b.names or a.args != b.args or a.objects != b.objects:
            return i
    return n


class Trial:
    """An answer tried in one imagined game."""

    __slots__ = ("assumed", "lines", "next_kind", "next_seat", "pays")

    def __init__(
        self,
        real: State,
        decision: Decision,
        option: Option,
        seat: SeatId,
        number: int,
        assume: bool = False,
        goal: Goal | None = None,
    ) -> None:
        self.assumed: list[str] = []
        self.pays: list[int] = []  # the seat's runes that would be exhausted or recycled in this turn, by its names
        self.lines: list[Line] = []
        self.next_seat = NOBODY
        self.next_kind = NO_QUESTION
        s = imagining.imagine(real, seat, number + 1)
        s.events = []
        # Everybody is asked everywhere, so that no hand decides how far this goes.
        s.prefs = [x | PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS for x in s.prefs]
        unknown = [card.id >= 0 and not visibility.knows(seat, card) for card in real.cards]
        alias = visibility.alias_of(real, seat)
        a = s.arenas[decision.arena]
        answer = option
        unanswered = False
        question = a.question if decision.id >= 0 else helping.offer(s, a, decision.seat)
        turn = s.turn
        runes = s.sides[seat].runes if seat >= 0 else []
        ready = [not s.card(id).exhausted for id in runes]
        runes = runes[:]
        for _ in range(LONGEST):
            if question is None:
                break
            before = len(s.events)
            loop.answer(s, a, question, answer)
            loop.advance(s)
            for i in range(before, len(s.events)):
                event = visibility.read(alias, seat, s.events[i])
                self.lines.append(Line(blank(event, s.events[i].objects, unknown), unanswered))
            if s.turn == turn:
                for i in range(len(runes)):
                    name = alias.of(runes[i])
                    gone = runes[i] not in s.sides[seat].runes
                    if name not in self.pays and (gone or (ready[i] and s.card(runes[i]).exhausted)):
                        self.pays.append(name)
            question = a.question
            if s.phase == GAME_OVER or question is None:
                break
            if assume:
                assumed, why = assuming.answer(s, a, question, seat, goal)
                if assumed is not None:
                    answer = assumed
                    if why not in self.assumed:
                        self.assumed.append(why)
                    continue
            if question.kind not in (Q_PRIORITY, Q_FOCUS):
                self.next_seat = question.seat
                self.next_kind = question.kind
                break
            unanswered = True
            answer = question.options[-1]
            if answer.verb != PASS:
                break


def blank(event: Seen, objects: list[ObjectId], unknown: list[bool]) -> Seen:
    """Cards that the seat does not know yet are not named, even if it would learn them by then."""
    for i in range(len(objects)):
        slot = objects[i] & SLOT_MASK
        if event.objects[i] and slot < len(unknown) and unknown[slot] and objects[i] >= SLOTS:
            event.objects[i] = 0
            event.names = [*event.names[:i], "", *event.names[i + 1 :]]
    return event
