"""The review of a game that is over: looked through in a process of its own, a part at a time, so that nobody else
waits long for theirs. What a seat could have done better is said from what the seat could know."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from farfield.games.settings import Undo
from farfield.players.review import MOST, Kind, in_words, look_through
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.rules.terms import Verb
from farfield.table import learning, setting_up
from farfield.table.playing import Playing
from farfield.table.study import Review, ReviewPoint
from farfield.table.views import Sight
from farfield.words.messages import Messages

if TYPE_CHECKING:
    from farfield.table.live import Room

SECONDS: Final = 4.0
"""Of work for a part, but one turn at least."""


@dataclass(frozen=True)
class Point:
    """A turning point in plain words that can go anywhere."""

    at: int
    turn: int
    seat: int
    kind: Kind
    better: float
    was: float
    option: tuple[Verb, int, int]


@dataclass
class Reviewed:
    """What has been found so far in a game with this state."""

    hash: int
    of: int
    looked: int = 0
    points: list[Point] = field(default_factory=list)
    told: dict[str, list[ReviewPoint]] = field(default_factory=dict)
    """When all was looked through: by language."""


@dataclass(frozen=True)
class Stored:
    """A game as it is stored."""

    settings: str
    undo: Undo
    shared_screen: bool
    engine: str
    said: list[str]

    def again(self) -> Playing:
        agreed, position = learning.read(self.settings)
        return Playing.resume(replace(agreed, undo=self.undo), self.shared_screen, self.said, self.engine, position)


async def go_on(room: Room, number: int, game: Game, who: str, lang: str) -> Review:
    """The next part, or all of it if it is finished. Raises `TooMuch`."""
    async with room.reviewing:
        kept = room.reviews.get(number)
        if kept is None or kept.hash != game.hash():  # something was taken back since
            kept = room.reviews[number] = Reviewed(game.hash(), len(game.answers or ()))
        if kept.looked == kept.of and lang in kept.told:
            return Review(kept.of, kept.of, kept.told[lang])
        stored = room.kept.games[number]
        said = await room.storage.answers(room.room, number)
        told = Stored(stored.settings, setting_up.undo_of(room.setup), room.shared_screen, stored.engine, said)
        if kept.looked < kept.of:
            people = [seat.seat for seat in room.kept.seats if seat.kind != "program"]
            found, kept.looked = await room.workers.judge(who, look, told, kept.looked, people)
            kept.points += found
        if kept.looked == kept.of:
            best = sorted(sorted(kept.points, key=lambda x: x.was - x.better)[:MOST], key=lambda x: (x.at, x.seat))
            kept.told[lang] = await room.workers.judge(who, say, told, best, room.names, lang) if best else []
        return Review(kept.looked, kept.of, kept.told.get(lang, []))


def look(stored: Stored, since: int, seats: list[int]) -> tuple[list[Point], int]:
    """In a process of its own: what these seats have given away, from this answer on, and how far it was looked."""
    part = look_through(stored.again().game, since, SECONDS, seats=seats)
    points = [
        Point(x.answers, x.turn, x.seat, x.kind, x.better, x.was, (x.option.verb, x.option.a, x.option.b))
        for x in part.found
    ]
    return points, part.upto


def say(stored: Stored, points: list[Point], names: list[str], lang: str) -> list[ReviewPoint]:
    """In a process of its own: the same in words."""
    game, said = stored.again().game, Messages(lang)
    called = [said.called(name) for name in names]
    out: list[ReviewPoint] = []
    for x in points:
        then = game.after(x.at)
        option = Option(*x.option)
        decision = next(d for d in then.decisions() if d.seat == x.seat and option in d.options)
        words = Sight(then, called, x.seat, said).answer(decision, option)
        text = in_words(x.turn, x.kind, x.better, x.was, called[x.seat], words, said)
        out.append(ReviewPoint(x.at, x.turn, x.seat, text))
    return out
