"""The pieces of a message that can be said without Fluent: texts, and names in them. `patterns` reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LARGEST: Final = 999
"""Numbers above this are written with their thousands apart, which is different in every language."""
LONGEST: Final = 2500
"""Fluent refuses more."""
Args = dict[str, str | int]


class Unknown(Exception):
    """Something that only Fluent can say."""


class Part:
    """A part of a pattern."""

    __slots__ = ()

    def say(self, args: Args) -> str:
        """Raises `Unknown`."""
        raise NotImplementedError


class Words(Part):
    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def say(self, args: Args) -> str:
        return self.words


class Name(Part):
    """What was given by this name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, args: Args) -> str:
        given = args.get(self.name)
        if isinstance(given, str) and len(given) <= LONGEST:
            return given
        if type(given) is int and 0 <= given <= LARGEST:
            return str(given)
        raise Unknown


class Row(Part):
    """One after another."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts

    def say(self, args: Args) -> str:
        return "".join([part.say(args) for part in self.parts])


class Either(Part):
    """One of several, by what was given: a word, a number, or how a number is spoken of."""

    __slots__ = ("default", "form", "name", "variants")

    def __init__(
        self, name: str, variants: Sequence[tuple[str | int, Part]], default: Part, form: Callable[[int], str]
    ) -> None:
        self.name = name
        self.variants = variants
        self.default = default
        self.form = form

    def say(self, args: Args) -> str:
        given = args.get(self.name)
        if given is None or isinstance(given, bool):
            raise Unknown
        form = self.form(given) if isinstance(given, int) else ""
        for key, part in self.variants:
            if isinstance(key, int) and isinstance(given, str):
                raise Unknown
            if key == given or key == form:
                return part.say(args)
        return self.default.say(args)
