"""Small changes to the definition of a card, each of which makes another card of it.

They are made to what an author has written, and read like it: `.other` left out, 3 in place of 2, `may=True` left out,
`up_to(2, …)` as `exactly(2, …)`. What the card language refuses is no change, and neither is what means the same.
Whoever claims to look at a card can be asked with these how closely: the ledger does, and so does the comparison.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from farfield.cards import catalogue, written
from farfield.cards.facts import facts
from farfield.errors import FarfieldError
from farfield.rules.effects.parts import Ability, Effect
from farfield.rules.printed import Printed
from farfield.rules.terms import BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT

_TYPES = {"unit": UNIT, "gear": GEAR, "spell": SPELL, "rune": RUNE, "battlefield": BATTLEFIELD, "legend": LEGEND}

_SIDES = {"friendly": "enemy", "enemy": "friendly", "yours": "enemy"}
_WIDER = {"unit": "permanent", "gear": "permanent", "spell": "card_"}
_DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
_CHOOSING = ("a", "two", "exactly", "up_to", "any_number", "pick", "killing", "exhausting", "returning", "play")
_TIMED = ("give", "grant", "lasts", "raise_might", "double_might")


@dataclass(frozen=True, slots=True)
class Change:
    """One change: what it is, in short, and the definition with it."""

    card: str
    kind: str
    """`number`, `filter`, `side`, `option`, `left out`, `alone`, `cost`, `time`, `name`, `target` or `noun`."""
    what: str
    source: str
    face: Printed


class Refused(Exception):
    """What was changed is no card any more."""


Lines = tuple[tuple[Ability | Effect, ...], tuple[Ability, ...]]


@cache
def _modules() -> dict[str, str]:
    """Which module defines which card."""
    return {name: module for module in written.modules() for name in written.defined_in(module)}


def lines_of(card: str, source: str) -> Lines:
    """What an author has written, before it is compiled."""
    found: list[Lines] = []

    def keep(_: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = (), lacks: str = "") -> None:
        found.append((lines, attached))

    try:
        eval(source, {**vars(import_module(_modules()[card])), "card": keep, "draft": keep})
    except (FarfieldError, TypeError, AttributeError, ValueError, KeyError, IndexError) as error:
        raise Refused(str(error)) from None
    return found[0]


def face_of(card: str, lines: Lines) -> Printed:
    """The card with these lines, as if it were proven."""
    f = facts(card)
    try:
        rules, effect = catalogue.built(card, *lines, _TYPES[f.type], f.is_equipment)
    except (FarfieldError, TypeError, AttributeError, ValueError) as error:
        raise Refused(str(error)) from None
    return catalogue.face(f, catalogue.Text(rules, effect, False, ""))


def changes(card: str) -> list[Change]:
    """All of them, each once."""
    source = written.definitions()[card]
    seen = {repr(lines_of(card, source))}
    out: list[Change] = []
    for kind, what, changed in _written(source):
        try:
            lines = lines_of(card, changed)
            told = repr(lines)
            if told in seen:
                continue
            seen.add(told)
            out.append(Change(card, kind, what, changed, face_of(card, lines)))
        except Refused:
            continue
    return out


def _written(source: str) -> Iterator[tuple[str, str, str]]:
    """Kind, description and source of every change that can be written, sense or no sense."""
    tree = ast.parse(source, mode="eval")
    top = tree.body
    if not isinstance(top, ast.Call):
        return
    chosen = {x for call in ast.walk(top) if _called(call) in _CHOOSING for x in ast.walk(call)}
    for parent, field, index, node in list(_below(top)):
        if parent is top and index == 0 and field == "args":
            continue  # the name
        for kind, what, new in _instead_of(node):
            kind = "target" if kind == "noun" and node in chosen else kind
            what = f"{what} in {short(parent)}" if kind in ("number", "cost") else what
            _put(parent, field, index, new)
            yield kind, what, ast.unparse(tree)
            _put(parent, field, index, node)
        if isinstance(node, ast.Call):
            yield from _in_call(tree, node)
    yield from _args(tree, top)


def _called(node: ast.AST) -> str:
    """The word that is called, be it a name or an attribute."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _below(node: ast.AST) -> Iterator[tuple[ast.AST, str, int, ast.expr]]:
    """Every expression inside, with where it stands."""
    for field, value in ast.iter_fields(node):
        if isinstance(value, ast.expr):
            yield node, field, -1, value
            yield from _below(value)
        elif isinstance(value, list):
            for i, x in enumerate(value):
                if isinstance(x, ast.expr):
                    yield node, field, i, x
                if isinstance(x, ast.AST):
                    yield from _below(x)


def _put(parent: ast.AST, field: str, index: int, node: ast.expr) -> None:
    if index < 0:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[index] = node


def _instead_of(node: ast.expr) -> Iterator[tuple[str, str, ast.expr]]:
    """What may stand in place of an expression."""
    if isinstance(node, ast.Constant):
        yield from _constants(node)
    elif isinstance(node, ast.Attribute):
        yield "filter", f"{short(node)} as {short(node.value)}", node.value
        if node.attr in _SIDES:
            other = ast.Attribute(node.value, _SIDES[node.attr], node.ctx)
            yield "side", f"{short(node)} as {short(other)}", other
    elif isinstance(node, ast.Name) and node.id in _WIDER:
        yield "noun", f"{node.id} as {_WIDER[node.id]}", ast.Name(_WIDER[node.id], node.ctx)
    elif isinstance(node, ast.Call):
        yield from _calls(node)


def _constants(node: ast.Constant) -> Iterator[tuple[str, str, ast.expr]]:
    value = node.value
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        for near in (value + 1, value - 1):
            if near >= 0:
                yield "number", f"{value} as {near}", ast.Constant(near)
    elif isinstance(value, str) and value in _DOMAINS:
        other = _DOMAINS[(_DOMAINS.index(value) + 1) % len(_DOMAINS)]
        yield "cost", f"{value} as {other}", ast.Constant(other)


def _calls(node: ast.Call) -> Iterator[tuple[str, str, ast.expr]]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if isinstance(node.func, ast.Attribute):
        yield "filter", f"{short(node)} as {short(node.func.value)}", node.func.value
    if name == "up_to":
        yield "option", f"{short(node)} as exactly so many", _call("exactly", node)
    elif name == "any_number":
        yield "option", f"{short(node)} as one", _call("a", node)
    elif name == "a":
        new = ast.Call(ast.Name("up_to", ast.Load()), [ast.Constant(1), *node.args], node.keywords)
        yield "option", f"{short(node)} as up to one", new
    elif name == "every" and len(node.args) == 1:
        yield "option", f"{short(node)} as one", _call("a", node)
    if name:
        if not node.args:
            yield "number", f"{short(node)} with 2", ast.Call(node.func, [ast.Constant(2)], node.keywords)
        for x in [*node.args, *(keyword.value for keyword in node.keywords)]:
            if isinstance(x, ast.Call | ast.Attribute | ast.Name):
                yield "alone", f"{short(x)} in place of {short(node)}", x


def _in_call(tree: ast.Expression, node: ast.Call) -> Iterator[tuple[str, str, str]]:
    yield from _args(tree, node)
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    given = {keyword.arg for keyword in node.keywords}
    more: list[tuple[str, ast.keyword]] = []
    if name == "when" and "may" not in given:
        more.append(("option", ast.keyword("may", ast.Constant(True))))
    if name in _TIMED and "until" not in given:
        more.append(("time", ast.keyword("until", ast.Name("FOREVER", ast.Load()))))
        more.append(("time", ast.keyword("until", ast.Name("THIS_COMBAT", ast.Load()))))
    for kind, keyword in more:
        node.keywords.append(keyword)
        yield kind, f"{short(node)}: {ast.unparse(keyword)}", ast.unparse(tree)
        node.keywords.pop()


def _args(tree: ast.Expression, node: ast.Call) -> Iterator[tuple[str, str, str]]:
    """Each argument left out."""
    top = node is tree.body
    for i in range(1 if top else 0, len(node.args)):
        gone = node.args.pop(i)
        yield _named(gone) or "left out", f"without {short(gone)}", ast.unparse(tree)
        node.args.insert(i, gone)
    for i in range(len(node.keywords)):
        left = node.keywords.pop(i)
        kind = "option" if left.arg == "may" else _named(left.value) or "left out"
        yield kind, f"without {short(left)}", ast.unparse(tree)
        node.keywords.insert(i, left)


def _named(node: ast.expr) -> str:
    """What only gives a name changes nothing, or is refused; if neither, another thing is spoken of."""
    name = isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in (*_DOMAINS, "A")
    return "name" if name else ""


def _call(name: str, like: ast.Call) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), like.args, like.keywords)


def short(node: ast.AST) -> str:
    told = ast.unparse(node)
    return told if len(told) <= 60 else f"{told[:57]}…"
