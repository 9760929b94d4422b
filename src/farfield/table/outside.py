"""What the table needs of the world around it: a clock, somebody who works aside, and chance. Where games are kept is
in `kept`. Whoever runs a table hands these over: a server its machine's, a simulation what it made of a seed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from farfield.players import Player
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.table.kept import Keeper
from farfield.table.thinking import Question

T = TypeVar("T")


class Clock(Protocol):
    def now(self) -> float:
        """Seconds for which this has been running; they never go back and never jump."""

    def date(self) -> float:
        """Seconds since 1970, as far as is known: nothing is done for good because of it."""

    async def sleep(self, seconds: float) -> None: ...


class Workers(Protocol):
    """Who does what takes a while, so that nobody else at a table waits for it."""

    def ask(self, question: Question, player: Player, game: Game) -> Awaitable[Option | None]:
        """What a program answers: `player`, on the game as it is now, or one like it on one like that, elsewhere. It
        begins now, whether somebody waits for it or not."""

    def think(self, work: Callable[[], T]) -> Awaitable[T]:
        """A look ahead. It begins now, whether somebody waits for it or not."""

    def make(self, work: Callable[[], T]) -> Awaitable[T]:
        """What a new room needs: no room that is there waits for it, and it for none of them."""

    def play(self, work: Callable[[], T]) -> Awaitable[T]:
        """A game of a room, played again."""

    def loading(self, who: str) -> AbstractAsyncContextManager[None]:
        """Around taking a room up from where it is kept, for `who`: those who want that take turns. Raises
        `TooMuch`."""

    def look(self, who: str, work: Callable[[], T]) -> Awaitable[T]:
        """A look back at a game, for `who`: nothing that rooms need waits for it. Raises `TooMuch`."""

    def judge(self, who: str, work: Callable[..., T], *args: Any) -> Awaitable[T]:
        """Something that `who` brought from outside: with a bound on time and memory, and where it can be ended.

        `work` is a function of a module and all it gets and gives is plain. Raises what it raises, or `TooMuch`.
        """

    async def close(self) -> None: ...


class Chance(Protocol):
    def letters(self, bytes: int) -> str:
        """So many bytes that nobody can guess, as letters that fit into a link."""

    def seed(self) -> int:
        """Of a game."""


class Watch(Protocol):
    """Somebody who counts what goes on; they hear of no name, no card and no secret."""

    def heard(self, kind: str, seconds: float, refused: str) -> None:
        """A message of this kind was carried out in so many seconds, or refused with a code."""

    def suffered(self, doing: str) -> None:
        """Something failed that nobody expected."""

    def has_time(self) -> bool:
        """Is there time for what only spares somebody a press?"""


class Unwatched:
    def heard(self, kind: str, seconds: float, refused: str) -> None: ...

    def suffered(self, doing: str) -> None: ...

    def has_time(self) -> bool:
        return True


NOBODY: Final = Unwatched()


@dataclass(frozen=True, slots=True)
class Outside:
    keeper: Keeper
    clock: Clock
    workers: Workers
    chance: Chance
    watch: Watch = NOBODY
