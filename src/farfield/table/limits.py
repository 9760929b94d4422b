"""How much may be sent at once: bytes, messages, chat."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from farfield.errors import FarfieldError

MESSAGE_BYTES: Final = 128_000
BODY_BYTES: Final = 256_000
RECORD_BYTES: Final = 2_500_000
MOST_ANSWERS: Final = 5_000
"""A saved game that is longer goes on in a terminal: whoever takes something back in it has it played again, and nobody
at any table is heard meanwhile. Nobody plays as long as that; wishes alone, a few letters each, could."""
PLAYED_ON_THE_SPOT: Final = 40
"""Taking back more than so many answers' worth of a game is worked out aside."""
PLAYED_AGAIN: Final = 30_000
"""So many answers may be played again for all that is taken back in a game: so they are whenever it is loaded."""
TAKEN_BACK: Final = 60
"""So often a seat takes something back at once."""
TAKEN_BACK_A_SECOND: Final = 0.5
CHAT_LINES: Final = 5
CHAT_SECONDS: Final = 10
HINTS: Final = 8
"""So many hints may be asked for at once."""
HINTS_A_SECOND: Final = 0.25
LINES_AT_ONCE: Final = 300
"""So many lines of the log are sent without being asked for."""
MOST_SEATS: Final = 8
"""So many sit at one table."""
PAGES: Final = 64
"""So many pages may be open at one table."""
CHAT_KEPT: Final = 500
"""Of so many lines of a room's chat the older ones are forgotten."""
WORK: Final = 9
"""A message for which a whole table and its log are told again, or a stretch of the game is played again, counts as so
many more than others."""
WRONG: Final = 4
"""And so does one that is refused: it is answered with the whole table."""
HELLO_SECONDS: Final = 60
"""Who has not said who they are by then is not listened to any longer."""
QUEUE: Final = 400
"""So many messages may wait for a slow connection before it is closed; it comes back and is told everything again."""


class TooMuch(FarfieldError):
    """More than one visitor, or one table, is given."""


class Allowance:
    """So many at once, and so many a second after that. `now` tells the seconds."""

    __slots__ = ("beyond", "left", "most", "now", "rate", "then")

    def __init__(self, most: float, rate: float, now: Callable[[], float]) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.now = now
        self.then = now()
        self.beyond: Allowance | None = None
        """What several of them share: what is spent here is spent there too."""

    def take(self) -> bool:
        """One more; False if it is too many."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, more: float) -> None:
        """What was taken was worth so many more; the next ones wait for it."""
        self.left -= more
        if self.beyond is not None:
            self.beyond.spend(more)

    def turn(self) -> float:
        """Seconds until it is one's turn among those who share this: each waits once, and not all for the next one."""
        self.left = min(self.most, self.left + (self.now() - self.then) * self.rate) - 1
        self.then = self.now()
        return max(0.0, -self.left / self.rate)

    def use(self) -> None:
        """One more. Raises `TooMuch` if it is too many."""
        if not self.take():
            minutes = math.ceil((1 - self.left) / self.rate / 60)
            text = "That was done too often at this table. Wait {minutes} min."
            raise TooMuch("room-often", text, {"minutes": minutes})

    def wait(self) -> float:
        """Seconds until the next one is allowed; 0 if it is now."""
        return 0.0 if self.take() else (1 - self.left) / self.rate
