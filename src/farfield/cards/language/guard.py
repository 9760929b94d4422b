"""Whoever writes a card may write a word with what it cannot take: refused at once, with the line.

What a word takes is what its signature says, so there is nothing to keep beside it: `kill(unit)` wants objects and is
given a noun, and says so. `language/__init__` guards every word that cards are written in.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from traceback import walk_tb
from types import FunctionType, NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from farfield.errors import CardTextError
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Ability, Amount, Condition, Effect, Filter, Objects, Part
from farfield.rules.effects.stated_costs import Cost, Deed
from farfield.rules.printed import Printed

HERE = str(Path(__file__).parent)

Kinds = tuple[type, ...]


def refused(fault: str) -> CardTextError:
    """The error for a word that cannot be meant so, with the line of the card module where it is written."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(HERE):
        frame = frame.f_back
    return CardTextError(fault, at=f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}")


_KEPT: dict[int, tuple[Part, int]] | None = None


@contextmanager
def keeping_lines() -> Iterator[None]:
    """Meanwhile it is known of each part where it is written."""
    global _KEPT
    before, _KEPT = _KEPT, {}
    try:
        yield
    finally:
        _KEPT = before


def keep_line(part: object) -> None:
    if _KEPT is not None and isinstance(part, Part) and id(part) not in _KEPT:
        frame = sys._getframe(2)
        while frame.f_back is not None and frame.f_code.co_filename.startswith(HERE):
            frame = frame.f_back
        _KEPT[id(part)] = (part, frame.f_lineno)  # the part is kept too, so that no other gets its id


def line_of(*parts: object) -> int:
    """Where the first of these is written that is known; 0 if none is."""
    for part in parts:
        if _KEPT is not None and id(part) in _KEPT:
            return _KEPT[id(part)][1]
    return 0


def line_of_fault(error: BaseException) -> int:
    """Where the innermost part is written that was being looked at when this was raised; 0 if that is not known."""
    errors = [error]
    while errors[-1].__context__ is not None:
        errors.append(errors[-1].__context__)
    for each in reversed(errors):
        frames = [frame for frame, _ in walk_tb(each.__traceback__)]
        for frame in reversed(frames):
            found = line_of(*frame.f_locals.values())
            if found:
                return found
    return 0


def guard(names: dict[str, Any]) -> None:
    """Guard all functions among these, and the methods of the objects that words hang on."""
    for name, word in list(names.items()):
        if isinstance(word, FunctionType) and word.__module__.startswith("farfield.cards.language."):
            if word is not guard:
                names[name] = guarded(word)


def guard_methods(cls: type) -> None:
    for name, word in list(vars(cls).items()):
        if isinstance(word, FunctionType) and not name.startswith("_") and len(signature(word).parameters) > 1:
            setattr(cls, name, guarded(word))


def guarded(word: FunctionType) -> Callable[..., Any]:
    """The same function, which looks first at what it is given."""
    wanted: dict[str, Kinds] = {}
    order: list[str] = []
    rest: list[str] = []

    def learn() -> None:
        hints = get_type_hints(word)
        for name, parameter in signature(word).parameters.items():
            wanted[name] = kinds_of(hints[name]) if name in hints else (object,)
            if parameter.kind == Parameter.VAR_POSITIONAL:
                rest.append(name)
            elif parameter.kind == Parameter.POSITIONAL_OR_KEYWORD:
                order.append(name)

    @wraps(word)
    def looking(*given: Any, **named: Any) -> Any:
        if not wanted:
            learn()
        for i, value in enumerate(given):
            if i < len(order):
                check(word, order[i], wanted[order[i]], value)
            elif rest:
                check(word, rest[0], wanted[rest[0]], value)
        for name, value in named.items():
            if name not in wanted:
                raise refused(f"{word.__name__}(…) has no {name!r}: it takes {', '.join(wanted)}")
            check(word, name, wanted[name], value)
        try:
            made = word(*given, **named)
            keep_line(made)
            return made
        except TypeError as error:
            if error.__traceback__ is not None and error.__traceback__.tb_next is None:  # it was not even begun
                raise refused(str(error)) from None
            raise

    return looking


def check(word: FunctionType, name: str, kinds: Kinds, value: object) -> None:
    if isinstance(value, kinds) and (value.__class__ is not bool or bool in kinds or object in kinds):
        return
    every = dict.fromkeys(words for kind, words in WANTED if kind in kinds)
    wanted = NAMED.get(name) or " or ".join(every) or "something else"
    raise refused(f"{word.__name__}(…) takes {wanted} ({name}), and this is {described(value)}")


def kinds_of(hint: Any) -> Kinds:
    """The classes that an annotation allows."""
    if hint is Any:
        return (object,)
    if isinstance(hint, NewType):
        return kinds_of(hint.__supertype__)
    origin = get_origin(hint)
    if origin in (UnionType, Union):
        return tuple(kind for part in get_args(hint) for kind in kinds_of(part))
    return (origin or hint,)


def described(value: object) -> str:
    if value.__class__.__name__ == "Noun":
        return "a noun: say which with a(…), every(…) or pick(…)"
    if isinstance(value, bool | int):
        return f"the number {value}" if value.__class__ is int else repr(value)
    if isinstance(value, str):
        return repr(value)
    if isinstance(value, FunctionType):
        return f"the word itself: call it, as in {value.__name__}()"
    for kind, words in WANTED:
        if isinstance(value, kind):
            return words.partition(",")[0]
    return f"a {type(value).__name__}"


NAMED = {
    "until": "a span of time, as in THIS_TURN",
    "speed": "a speed, as in REACTION",
    "actor": "a side, as in ENEMY",
    "side": "a side, as in ENEMY",
}
"""What is a number only to the rules, by what it is called."""

# What a word takes, and what it looks like.
WANTED: list[tuple[type, str]] = [
    (Objects, "objects, as in a(unit), every(unit), me"),
    (Effect, "an instruction, as in draw(1)"),
    (Ability, "a line of text, as in Tank or when(…)"),
    (Condition, "a condition, as in your_turn"),
    (Filter, "a filter"),
    (When, "an event, as in I.attack"),
    (Cost, "a cost, as in cost(1)"),
    (Deed, "what is done to pay, as in killing_me"),
    (Printed, "a token, as in RECRUIT"),
    (int, "a number"),
    (Amount, "a number"),
    (bool, "True or False"),
    (str, "a name in quotation marks"),
    (tuple, "several, as in (a, b)"),
    (NoneType, "nothing"),
    (Part, "a part of a text"),
]


def name_nouns(noun: type) -> None:
    """The class of nouns, which cannot be known here, is looked for as well."""
    WANTED.insert(0, (noun, "a noun, as in unit.enemy.here"))
