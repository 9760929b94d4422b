"""The game's own random numbers: many small streams, each four plain integers (the sfc32 generator).

Streams are derived from the seed by name, so that one seat's shuffles never re-roll another's. No `hash()`, no
floating point: the same values on every Python, compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from ..compiling import mypyc_attr

T = TypeVar("T")
MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """One stream."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.counter)

    def next(self) -> int:
        """The next 32 random bits."""
        t = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = ((((self.c << 21) & MASK) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (rejection, so no value is favoured)."""
        if n <= 1:
            return 0
        limit = (MASK + 1) - (MASK + 1) % n
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % n

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def stream(seed: int, name: str) -> Dice:
    """The stream of a seed that belongs to a name."""
    if seed >> 64:  # seeds had 64 bits once: games that were played with such go on as they went
        digest = blake2b(f"{name} of {seed}".encode(), digest_size=16).digest()
        return Dice(
            int.from_bytes(digest[0:4], "big"),
            int.from_bytes(digest[4:8], "big"),
            int.from_bytes(digest[8:12], "big"),
            int.from_bytes(digest[12:16], "big"),
        )
    h = 0x811C9DC5  # FNV-1a over the name, then the seed's 64 bits
    for ch in name:
        h = ((h ^ ord(ch)) * 0x01000193) & MASK
    dice = Dice(h, seed & MASK, (seed >> 32) & MASK, 1)
    for _ in range(15):
        dice.next()
    return dice
