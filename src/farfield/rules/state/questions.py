"""A question to a player and its possible answers."""

from __future__ import annotations

from typing import Final

from ..compiling import mypyc_attr
from ..ids import ArenaId, ObjectId, PlaceId, SeatId
from ..terms import (
    ACTIVATE,
    AT,
    HIDE,
    INVITE,
    MODE,
    MOVE,
    NO,
    NUMBER,
    PICK,
    PLAY,
    PUT_BACK,
    QUESTION_NAMES,
    VERB_NAMES,
    WISH,
    YES,
    QuestionKind,
    Verb,
)
from .choices import choice_of_lane, choice_of_place, choice_of_seat, lane_chosen, place_chosen, seat_chosen

HASH_BITS: Final = (1 << 60) - 1


@mypyc_attr(free_list_len=1, acyclic=True)
class Option:
    """One possible answer: a verb and what it is about.

    `a` and `b` are how an answer is kept and compared. What they mean depends on the verb: they are written by the
    functions below and read by the properties here, and by nobody else.
    """

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: Verb, a: int = 0, b: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    @property
    def thing(self) -> ObjectId:
        """The card, object or item it is about."""
        return ObjectId(self.a)

    @property
    def is_thing(self) -> bool:
        """Of `PICK`: an object and not a seat, a place or a lane."""
        return self.a > 0

    @property
    def which(self) -> int:
        """Of `ACTIVATE` and `PLAY`: which of its abilities, which of its ways; of `PICK`: which of several texts."""
        return self.b

    @property
    def amount(self) -> int:
        """Of `PICK` where damage is assigned."""
        return self.b

    @property
    def number(self) -> int:
        """Of `MODE`, `NUMBER` and `WISH`; of `YES` and `NO`: of which optional cost."""
        return self.a

    @property
    def place(self) -> PlaceId:
        """Of `AT`."""
        return PlaceId(self.a)

    @property
    def place_picked(self) -> PlaceId:
        """Of `PICK` where a place is chosen."""
        return place_chosen(self.thing)

    @property
    def seat(self) -> SeatId:
        """Of `INVITE`, and of `PICK` where a player is chosen."""
        return seat_chosen(self.thing)

    @property
    def lane(self) -> ArenaId:
        """Of `PICK` where a lane is chosen."""
        return lane_chosen(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.verb == other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        # Answers come from outside, with numbers of any size; a hash has 64 bits when this is compiled.
        return (self.verb * 1_000_003 + self.a * 31 + self.b) & HASH_BITS

    def __repr__(self) -> str:
        about = f" {self.a} {self.b}" if self.b else f" {self.a}" if self.a else ""
        return f"<Option {VERB_NAMES[self.verb]}{about}>"


def to_play(card: ObjectId, way: int = 0) -> Option:
    """`way`: which of its Flow costs, from the trash; after these, which text lets it be played (`ways_to_play`)."""
    return Option(PLAY, card, way)


def to_use(source: ObjectId, ability: int) -> Option:
    return Option(ACTIVATE, source, ability)


def to_move(unit: ObjectId) -> Option:
    return Option(MOVE, unit)


def to_hide(card: ObjectId) -> Option:
    return Option(HIDE, card)


def to_put_back(card: ObjectId) -> Option:
    return Option(PUT_BACK, card)


def to_pick(thing: ObjectId, number: int = 0) -> Option:
    """`number`: how much damage, or which of several texts of it."""
    return Option(PICK, thing, number)


def to_pick_seat(seat: SeatId) -> Option:
    return Option(PICK, choice_of_seat(seat))


def to_pick_place(place: PlaceId) -> Option:
    return Option(PICK, choice_of_place(place))


def to_pick_lane(lane: ArenaId) -> Option:
    return Option(PICK, choice_of_lane(lane))


def to_invite(seat: SeatId) -> Option:
    return Option(INVITE, choice_of_seat(seat))


def at_place(place: PlaceId) -> Option:
    return Option(AT, place)


def to_take_mode(mode: int) -> Option:
    return Option(MODE, mode)


def to_say(number: int, of: int = 0) -> Option:
    """`of`: the object that the number is for."""
    return Option(NUMBER, number, of)


def yes_to(cost: int) -> Option:
    return Option(YES, cost)


def no_to(cost: int) -> Option:
    return Option(NO, cost)


def to_wish(wishes: int) -> Option:
    return Option(WISH, wishes)


@mypyc_attr(free_list_len=1, acyclic=True)
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
        subject: ObjectId,
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
