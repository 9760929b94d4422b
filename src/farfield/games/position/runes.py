"""Runes and Power written as text: `"Fury 3, Chaos 2"`; in a Rune Deck, `"Fury 3, Chaos 2 known"`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from farfield.rules.symbols import domain_mask, symbol_of
from farfield.rules.terms import DOMAIN_NAMES

_PART = re.compile(r"([A-Za-z|]+)(?:\s+([0-9]{1,3}))?(\s+known)?")
KNOWN: Final = " known"
MOST_RUNES: Final = 2_000
_DOMAINS: Final = tuple(DOMAIN_NAMES.values())


class Runes:
    """The ways to read and write them. What cannot be read is left as it is, for the check to complain about."""

    @staticmethod
    def words(text: str) -> list[str] | None:
        """One word for each rune or Power in order; None if the text is none, or has more than anybody can mean."""
        out: list[str] = []
        for part in text.split(",") if text.strip() else ():
            found = _PART.fullmatch(part.strip())
            if found is None:
                return None
            if len(out) + (count := int(found[2] or 1)) > MOST_RUNES:
                return None
            out += [found[1] + (KNOWN if found[3] else "")] * count
        return out

    @staticmethod
    def join(words: Iterable[str]) -> str:
        """Equal neighbours together: `Fury 2, Chaos 1`."""
        runs: list[tuple[str, int]] = []
        for word in words:
            if runs and runs[-1][0] == word:
                runs[-1] = (word, runs[-1][1] + 1)
            else:
                runs.append((word, 1))
        return ", ".join(
            f"{word.removesuffix(KNOWN)} {count}{KNOWN if word.endswith(KNOWN) else ''}" for word, count in runs
        )

    @staticmethod
    def tidy(text: str) -> str:
        words = Runes.words(text)
        return text if words is None else Runes.join(words)

    @staticmethod
    def misspelt(text: str, *, power: bool = False, deck: bool = False) -> str | None:
        """The first part that is no domain (or, of Power, no symbol); None if all are. Those in a deck may be known."""
        words = Runes.words(text)
        if words is None:
            return text
        for written in words:
            word = written.removesuffix(KNOWN) if deck else written
            if power and word == "A":
                continue
            if any(part not in _DOMAINS for part in (word.split("|") if power else [word])):
                return word
        return None

    @staticmethod
    def names(text: str) -> list[str]:
        """The cards: `Fury Rune`, …"""
        return [f"{word.removesuffix(KNOWN)} Rune" for word in Runes.words(text) or ()]

    @staticmethod
    def seen(text: str) -> list[bool]:
        """Of each in a deck: does everybody know it?"""
        return [word.endswith(KNOWN) for word in Runes.words(text) or ()]

    @staticmethod
    def symbols(text: str) -> list[int]:
        """Power as the rules keep it: for each, the domains it can pay for."""
        return [domain_mask(word) for word in Runes.words(text) or ()]

    @staticmethod
    def of_symbols(masks: Iterable[int]) -> str:
        return Runes.join(symbol_of(mask) for mask in masks)
