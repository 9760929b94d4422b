"""What may be named in a game (CR 759-763)."""

from __future__ import annotations

from typing import Final

TAG: Final = 0  # the type of a word that is a tag


class Lexicon:
    """Everything that may be named in a game: names of cards with their types, and tags. Never changed once made."""

    __slots__ = ("types", "words")

    def __init__(self, words: list[str], types: list[int]) -> None:
        self.words = words
        self.types = types

    def fitting(self, types: int) -> list[int]:
        """The numbers of the words of cards of these types, or of the tags."""
        out: list[int] = []
        for i in range(len(self.words)):
            if self.types[i] & types or (types == TAG and self.types[i] == TAG):
                out.append(i)
        return out


EMPTY: Final = Lexicon([], [])
