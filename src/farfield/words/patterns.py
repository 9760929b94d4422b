"""Most messages as what they are, texts with names in them: saying something for the first time then needs no Fluent.

Fluent takes 60 µs to put such a sentence together, and at a thousand tables half of all answers lead to one that nobody
has said before: a Might, a place, two cards. What is not among the few things that are understood here (functions,
terms, large numbers) is left to Fluent; a test compares both for every message in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from babel import Locale
from fluent.syntax import ast

LARGEST: Final = 999
"""Numbers above this are written with their thousands apart, which is different in every language."""
LONGEST: Final = 2500
"""Fluent refuses more."""
Args = Mapping[str, str | int]


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


def of(value: object, lang: str) -> Part | None:
    """What a message says in a language; None if only Fluent can say it."""
    try:
        return pattern(value, Locale.parse(lang).plural_form)
    except Unknown:
        return None


def pattern(node: object, form: Callable[[int], str]) -> Part:
    """The same; `form` tells the plural form of a number. Raises `Unknown`."""
    if isinstance(node, ast.Pattern):
        return Row([pattern(x, form) for x in node.elements])
    if isinstance(node, ast.TextElement):
        return Words(node.value)
    if isinstance(node, ast.StringLiteral):
        return Words(node.parse()["value"])
    if isinstance(node, ast.Placeable):
        return pattern(node.expression, form)
    if isinstance(node, ast.VariableReference):
        return Name(node.id.name)
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        variants = [(_key(x.key), pattern(x.value, form)) for x in node.variants]
        default = next(part for x, (_, part) in zip(node.variants, variants) if x.default)
        return Either(node.selector.id.name, variants, default, form)
    raise Unknown


def _key(node: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(node, ast.Identifier):
        return node.name
    number: object = node.value  # Fluent has read it
    if not isinstance(number, int):
        raise Unknown
    return int(number)
