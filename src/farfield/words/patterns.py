"""Most messages as what they are, texts with names in them: saying something for the first time then needs no Fluent.

Fluent takes 60 µs to put such a sentence together, and at a thousand tables half of all answers lead to one that nobody
has said before: a Might, a place, two cards. What is not among the few things that are understood here (functions,
terms, large numbers) is left to Fluent; a test compares both for every message in every language.
"""

from __future__ import annotations

from collections.abc import Callable

from babel import Locale
from fluent.syntax import ast

from farfield.words.pieces import Either, Name, Part, Row, Unknown, Words


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
