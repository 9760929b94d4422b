"""A question to a player and its possible answers."""

from __future__ import annotations

from ..ids import ArenaId, PlaceId, SeatId
from ..terms import QUESTION_NAMES, VERB_NAMES, QuestionKind, Verb
from .choices import lane_chosen, seat_chosen


class Option:
    """One possible answer. `a` and `b` say what it is about: usually an object id, a place or a number."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: Verb, a: int = 0, b: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    @property
    def place(self) -> PlaceId:
        """Of `AT`."""
        return PlaceId(self.a)

    @property
    def seat(self) -> SeatId:
        """Of `INVITE`, and of `PICK` where a player is chosen."""
        return seat_chosen(self.a)

    @property
    def lane(self) -> ArenaId:
        """Of `PICK` where a lane is chosen."""
        return lane_chosen(self.a)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.verb == other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return self.verb * 1_000_003 + self.a * 31 + self.b

    def __repr__(self) -> str:
        about = f" {self.a} {self.b}" if self.b else f" {self.a}" if self.a else ""
        return f"<Option {VERB_NAMES[self.verb]}{about}>"


class Decision:
    """A question to a seat: what it is about and every answer that is possible now. Never changed once asked."""

    __slots__ = ("arena", "clause", "id", "kind", "least", "most", "options", "others", "seat", "subject")

    def __init__(
        self,
        id: int,
        arena: ArenaId,
        seat: SeatId,
        kind: QuestionKind,
        options: list[Option],
        subject: int,
        clause: str,
    ) -> None:
        self.id = id
        self.arena = arena
        self.seat = seat
        self.kind = kind
        self.options = options
        self.subject = subject  # the card, object or item the question is about; 0 for none
        self.clause = clause  # the official number of the rule that asks
        self.others = 0  # bits of seats that may answer as well: a question to a team
        self.least = 0  # how many are still to be chosen at least and at most, where that is the question
        self.most = 0

    def __repr__(self) -> str:
        """Who is asked what, and what they may answer."""
        answers = ", ".join(repr(x)[8:-1] for x in self.options[:8]) + (" …" if len(self.options) > 8 else "")
        return f"<Decision {self.id}: seat {self.seat}, {QUESTION_NAMES[self.kind]} ({self.clause}): {answers}>"

    def may_answer(self, seat: int) -> bool:
        return seat == self.seat or bool((self.others >> seat) & 1)
