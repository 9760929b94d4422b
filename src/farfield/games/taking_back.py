"""Taking back: one seat's latest answers, by playing the record again without them from the nearest snapshot.

>>> from farfield.games import start
>>> game = start(["Garen", "Lux"], seed=7)
>>> before = game.hash()
>>> game.choose(game.decisions()[0], game.decisions()[0].options[0])
>>> undo(game, seat=1)
>>> game.hash() == before
True
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from farfield.errors import FarfieldError, Message, unknown_seat
from farfield.games.answers import choices
from farfield.games.records import begin, origin_of
from farfield.games.settings import Settings
from farfield.rules.game import Answer, Game
from farfield.rules.state import Decision
from farfield.rules.terms import CONCEDE, Q_FOCUS, Q_HELP, Q_INVITED, Q_MAIN, Q_MULLIGAN, Q_PRIORITY, WISH

BEGINS_AN_ACTION: Final = (Q_MAIN, Q_PRIORITY, Q_FOCUS, Q_HELP, Q_INVITED, Q_MULLIGAN)
"""Questions with which an action begins; the others are parts of one."""


class CannotUndo(FarfieldError):
    """There is nothing to take back."""


class NeedsConsent(FarfieldError):
    """Others must agree first. `request` is what to ask them; carry it out with those who agreed."""

    def __init__(self, request: Request) -> None:
        self.request: Request = request
        seats = ", ".join(f"seat {seat}" for seat in request.needs)
        why = " ".join(str(reason) for reason in request.reasons)
        text = "Taking this back needs the consent of {seats}. {why}"
        super().__init__("undo-needs-consent", text, {"seats": seats, "why": why})


@dataclass(frozen=True, slots=True)
class Request:
    """What taking back would mean: for whom it would change something, and who must agree."""

    seat: int
    taken: tuple[int, ...]
    """Which answers are taken back, as numbers in the record from 0."""
    dropped: tuple[int, ...]
    """Which later answers of others go with them."""
    needs: tuple[int, ...]
    """The seats that must agree; nobody: it can be done at once."""
    reasons: tuple[Message, ...] = field(default=(), hash=False)
    """Why they must."""
    again: Game | None = field(default=None, compare=False, repr=False)
    """The game as it would be then, for as long as nothing else is answered: it need not be played again."""
    answers: tuple[Answer, ...] = field(default=(), compare=False, repr=False)
    """What had been answered when this was planned."""
    played: int = field(default=0, compare=False, repr=False)
    """So many answers were played again for it."""

    def fits(self, game: Game) -> bool:
        """Is the game what it was when this was planned?"""
        now = game.answers or []
        return len(now) == len(self.answers) and all(x is y for x, y in zip(now, self.answers, strict=True))

    def must_be(self, now: Request) -> None:
        """Raises `CannotUndo` if it means something else now."""
        if (now.taken, now.dropped) != (self.taken, self.dropped):
            text = "The game has gone on since this was asked for. Ask again."
            raise CannotUndo("undo-stale", text, {"seat": self.seat})


def undo(game: Game, seat: int, count: int = 1, agreed: Collection[int] = ()) -> None:
    """Take back the latest answer of a seat, or its latest `count`.

    Raises `NeedsConsent` if seats that are not among `agreed` must agree, and `CannotUndo` if there is nothing to take
    back; the game is unchanged then.
    """
    request = plan(game, seat, count)
    if any(other not in agreed for other in request.needs):
        raise NeedsConsent(request)
    carry_out(game, request)


def latest_action(game: Game, seat: int, passed: Sequence[bool] = (), whole: bool = True) -> int:
    """How many answers make up a seat's latest action: a whole play or move, back to where it could do anything.

    `passed` tells of each answer whether somebody else gave it for the seat, who could only pass: such answers go with
    the one before them. `whole=False`: not the whole action, only the latest answer the seat gave itself.
    """
    count = own = 0
    answers = game.answers or []
    for i in range(len(answers) - 1, -1, -1):
        given = answers[i]
        if given.seat != seat or given.option.verb == WISH:
            continue
        count += 1
        if i < len(passed) and passed[i]:
            continue
        own = count
        if not whole or given.kind in BEGINS_AN_ACTION or given.option.verb == CONCEDE:
            break
    return own


def plan(game: Game, seat: int, count: int = 1) -> Request:
    """What taking back the latest `count` answers of a seat would mean. Changes nothing."""
    return _Plan(game, seat, count).make()


def played_again(game: Game, seat: int, count: int = 1) -> int:
    """How many answers are played again to plan that."""
    answers = game.answers or []
    mine = [i for i, x in enumerate(answers) if x.seat == seat and x.option.verb != WISH]
    if not 0 < count <= len(mine):
        return 0
    first = mine[-count]
    near = max((x.answers for x in game.snapshots if x.answers <= first), default=0)
    return first - near + 2 * (len(answers) - first)


def carry_out(game: Game, request: Request) -> None:
    """Take back as planned. Whoever had to agree has agreed: that is the caller's business.

    Raises `CannotUndo` if the game has gone on since the plan was made.
    """
    again = request.again
    if again is None or not request.fits(game):
        now = plan(game, request.seat, len(request.taken))
        request.must_be(now)
        again = now.again
    assert again is not None
    game.go_on_as(again)  # the plan fits nothing any more


def as_it_was(game: Game, count: int) -> Game:
    """The game after its first `count` answers, from the nearest snapshot: a game of its own that can go on."""
    return game.after(count) if game.snapshots else begin(origin_of(game))  # none: nothing was answered yet


class _Plan:
    """Plays the game again from the nearest snapshot, without the answers that are taken back."""

    def __init__(self, game: Game, seat: int, count: int) -> None:
        self.origin = origin_of(game)
        self.game = game
        self.seat = seat
        self.answers: list[Answer] = game.answers or []
        if not 0 <= seat < game.players:
            raise unknown_seat(seat, game.players)
        mine = [i for i, x in enumerate(self.answers) if x.seat == seat and x.option.verb != WISH]
        if count < 1 or len(mine) < count:
            text = "Answers given by seat {seat} so far: {given}. Taking back {count} is not possible."
            raise CannotUndo("undo-nothing", text, {"seat": seat, "given": len(mine), "count": count})
        self.taken = mine[-count:]

    def make(self) -> Request:
        first = self.taken[0]
        again = as_it_was(self.game, first)
        before = again.still()
        before.answers = None  # nobody goes back in this one: it keeps no snapshots
        # Play the old game along beside the new one: it tells what each later answer meant, and what came to light.
        known = before.knowledge()
        taken_in = {self.arena(before, self.answers[i]) for i in self.taken[:1]}
        revealed = ended = False
        dropped: list[int] = []
        stopped: set[int] = set()  # arenas in which nothing later is kept
        for i in range(first, len(self.answers)):
            given = self.answers[i]
            decision = before.find_decision(given.decision)
            arena = self.arena(before, given)
            if i in self.taken:
                taken_in.add(arena)
            elif given.option.verb == WISH:
                self.keep(before, again, given, None)  # how one wants to be asked is never taken back
            elif arena in taken_in or arena in stopped or not self.keep(before, again, given, decision):
                dropped.append(i)
                stopped.add(arena)
            before.give(given)
            revealed = revealed or before.has_come_to_light(known, self.seat)
            ended = ended or before.over
        played = played_again(self.game, self.seat, len(self.taken))
        made = self.request(dropped, revealed, ended)
        return replace(made, again=again, answers=tuple(self.answers), played=played)

    @staticmethod
    def arena(game: Game, given: Answer) -> int:
        decision = game.find_decision(given.decision)
        return decision.arena if decision is not None else game.sides[given.seat].arena

    @staticmethod
    def keep(before: Game, again: Game, given: Answer, decision: Decision | None) -> bool:
        """Give a later answer in the new game too, if it is still offered there in the same words."""
        if given.option.verb == CONCEDE:
            if again.over or again.sides[given.seat].lost:
                return False
            again.concede(given.seat)
            return True
        if given.option.verb == WISH and not again.over:
            again.wish(given.seat, given.option.number)
            return True
        if decision is None:
            return False
        words = choices(before, decision)[decision.options.index(given.option)]
        for other in again.asked_of(given.seat):
            if (other.arena, other.seat, other.kind) == (decision.arena, decision.seat, decision.kind):
                texts = choices(again, other)
                if words in texts:
                    again.choose(other, other.options[texts.index(words)], given.seat)
                    return True
        return False

    def request(self, dropped: list[int], revealed: bool, ended: bool) -> Request:
        needs: list[int] = []
        reasons: list[Message] = []
        if not (isinstance(self.origin, Settings) and self.origin.undo == "asked"):
            return Request(self.seat, tuple(self.taken), tuple(dropped), ())
        # Programs never mind.
        people = [i for i, seat in enumerate(self.origin.seats) if seat.kind == "person" and i != self.seat]
        others = [i for i in people if not self.game.sides[i].lost]
        moved = [i for i in people if any(self.answers[k].seat == i for k in dropped)]
        if moved:
            needs = moved
            text = "It would take back what {seats} did after it."
            reasons.append(Message("undo-moves", text, {"seats": ", ".join(f"seat {seat}" for seat in moved)}))
        if revealed and others:
            needs = sorted({*needs, *others})
            text = "A hidden card or a random result has become known since."
            reasons.append(Message("undo-revealed", text))
        if ended and people:
            needs = people  # the end has shown everybody all hands, the seed and so all that is still to come
            text = "The game was over, and everything hidden in it could be looked at."
            reasons.append(Message("undo-ended", text))
        return Request(self.seat, tuple(self.taken), tuple(dropped), tuple(needs), tuple(reasons))
