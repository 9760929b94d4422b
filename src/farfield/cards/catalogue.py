"""Every card the engine can play: facts from the facts file, abilities from the set modules."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType
from typing import Final

from farfield.cards import facts as facts_
from farfield.cards.language import add, cost, exhaust_me, recycling_me, use
from farfield.cards.language.guard import described, keeping_lines, line_of, line_of_fault
from farfield.cards.proving import is_proven
from farfield.cards.tokens import TOKENS
from farfield.cards.written import modules
from farfield.errors import CardTextError, FarfieldError
from farfield.rules.effects import sequences as ct
from farfield.rules.effects.defining import defined
from farfield.rules.effects.kinds_of_ability import Keyword, SpellText
from farfield.rules.effects.parts import Ability, Effect
from farfield.rules.effects.sorts import WORN
from farfield.rules.printed import Printed
from farfield.rules.state.lexicon import TAG, Lexicon
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import (
    ACTION,
    BATTLEFIELD,
    EQUIP,
    GEAR,
    KEYWORD_NAMES,
    LEGEND,
    MAIN_SPEED,
    QUICK_DRAW,
    REACTION,
    RUNE,
    SPELL,
    UNIT,
)

_TYPES = {"unit": UNIT, "gear": GEAR, "spell": SPELL, "rune": RUNE, "battlefield": BATTLEFIELD, "legend": LEGEND}


@dataclass(frozen=True, slots=True)
class Text:
    """What a card says: its rules text, an Equipment's effect text, and whether it is proven."""

    rules: tuple[Ability, ...]
    effect: tuple[Ability, ...]
    draft: bool
    lacks: str
    """What of the card it does not say, as a sentence; nothing if it says all of it."""


NO_TEXT: Final = Text((), (), True, "")

_TEXTS: dict[str, Text] = {}


def card(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
    """Define the text of a card: abilities as they are; bare effects are the instructions of a spell, in order.

    `attached` is the effect text of an Equipment.
    """
    _define(name, lines, attached, sys._getframe(1))


def draft(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = (), lacks: str = "") -> None:
    """The same for a card whose text is not proven by scenarios yet, so that it is not supported.

    `lacks`: what of its text is left out.
    """
    _define(name, lines, attached, sys._getframe(1), True, lacks)


def _define(
    name: str,
    lines: tuple[Ability | Effect, ...],
    attached: tuple[Ability, ...],
    frame: FrameType,
    is_draft: bool = False,
    lacks: str = "",
) -> None:
    if _ASIDE is not None:
        _ASIDE.append(_tried(name, lines, attached, frame, is_draft, lacks))
        return
    if name in _TEXTS:
        raise ValueError(f"{name} is defined twice")
    facts_.facts(name)
    rules, effect = written(name, lines, attached, frame)
    _TEXTS[name] = Text(rules, effect, is_draft, lacks)


@dataclass(frozen=True, slots=True)
class Tried:
    """A definition that is nobody's yet."""

    name: str
    line: int
    """Of the file, where it begins."""
    text: Text | None
    problem: FarfieldError | None


_ASIDE: list[Tried] | None = None


@contextmanager
def set_aside() -> Iterator[list[Tried]]:
    """What is defined meanwhile is put here, right or wrong, and not registered."""
    global _ASIDE
    _load()
    kept, _ASIDE = _ASIDE, []
    try:
        with keeping_lines():
            yield _ASIDE
    finally:
        _ASIDE = kept


def _tried(
    name: str,
    lines: tuple[Ability | Effect, ...],
    attached: tuple[Ability, ...],
    frame: FrameType,
    is_draft: bool,
    lacks: str,
) -> Tried:
    try:
        rules, effect = written(name, lines, attached, frame)
    except CardTextError as error:
        abilities = [line for line in lines if isinstance(line, Ability)]
        line = line_of_fault(error) or line_of(*abilities[error.line - 1 : error.line]) or frame.f_lineno
        return Tried(name, line, None, error.found_at(f"{Path(frame.f_code.co_filename).name}:{line}"))
    except FarfieldError as error:
        return Tried(name, frame.f_lineno, None, error)
    return Tried(name, frame.f_lineno, Text(rules, effect, is_draft, lacks), None)


def written(
    name: str, lines: tuple[Ability | Effect, ...], attached: tuple[Ability, ...], frame: FrameType
) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Rules text and effect text as a card has them. What cannot work is refused, with the line that says so."""
    f = facts_.facts(name)
    try:
        return built(name, lines, attached, types_of(f), f.is_equipment)
    except CardTextError as error:
        raise error.found_at(f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}") from None


def built(
    name: str, lines: tuple[Ability | Effect, ...], attached: tuple[Ability, ...], types: int, equipment: bool = False
) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """The same of a card of these types."""
    words = facts_.all_words()
    worn_lines: object = attached
    if not isinstance(worn_lines, tuple):
        raise CardTextError("attached holds lines of text: attached=(Assault(2),)", name, len(lines) + 1)
    if not equipment:
        for i, line in enumerate(lines):
            if isinstance(line, Keyword) and line.keyword in (EQUIP, QUICK_DRAW):
                raise CardTextError(f"{KEYWORD_NAMES[line.keyword]} is for Equipment", name, i + 1)
        if attached:
            raise CardTextError("only an Equipment has a text that it gives to its wearer", name, len(lines) + 1)
    rules, worn = text(*lines), text(*attached)
    return defined(name, rules, types, words, others=worn), defined(name, worn, UNIT | WORN, words, others=rules)


def text(*lines: Ability | Effect) -> tuple[Ability, ...]:
    """Lines of rules text as abilities, in order; the effects among them together are a spell's instructions."""
    given: tuple[object, ...] = lines
    for line in given:
        if not isinstance(line, Ability | Effect):
            what = getattr(line, "__name__", "") or described(line).partition(":")[0]
            wanted = f"call it, as in {what}()" if callable(line) else "write an ability, a keyword or an effect"
            raise CardTextError(f"{what} is no line of rules text: {wanted}")
    out = [x for x in lines if isinstance(x, Ability)]
    instructions = [x for x in lines if isinstance(x, Effect)]
    if instructions:
        out.append(SpellText(instructions[0] if len(instructions) == 1 else ct.Seq(*instructions)))
    return tuple(out)


@cache
def _load() -> None:
    for module in modules():
        import_module(module)


def texts() -> dict[str, Text]:
    """The texts of all cards that have one, by name."""
    _load()
    return dict(_TEXTS)


@cache
def claimed() -> frozenset[str]:
    """Names of all cards whose text leaves nothing out, as their authors say; runes and tokens among them."""
    runes = {f.name for f in facts_.all_facts() if f.type == "rune"}
    return frozenset(name for name, text in texts().items() if not text.draft) | frozenset(TOKENS) | runes


@cache
def supported() -> frozenset[str]:
    """Names of all cards that work in full, and are proven to. What a rune does is in the rules."""
    return frozenset(name for name in claimed() if is_proven(name) or facts_.facts(name).type == "rune")


@cache
def lexicon(ban_list: str | None, on: str = "") -> Lexicon:
    """What may be named (CR 759-763): every card that is not on this list (on that day), and every tag; no tokens."""
    words: list[str] = []
    types: list[int] = []
    tags: list[str] = []
    for f in facts_.all_facts():
        lists = [entry.partition("@") for entry in f.banned]
        if f.is_token or any(name == ban_list and (not on or day <= on) for name, _, day in lists):
            continue
        words.append(f.name)
        types.append(types_of(f))
        tags += [tag for tag in f.tags if tag not in tags]
    return Lexicon(words + tags, types + [TAG] * len(tags))


def types_of(f: facts_.CardFacts) -> int:
    """The type or types of a card."""
    return _TYPES[f.type] | (_TYPES[f.also] if f.also is not None else 0)


@cache
def printed(name: str) -> Printed:
    """A card as the rules see it. One without a text plays as a blank; neither that nor a draft is `supported`."""
    if name in TOKENS:
        return TOKENS[name]
    _load()
    return face(facts_.facts(name), _TEXTS.get(name, NO_TEXT))


def face(f: facts_.CardFacts, text: Text) -> Printed:
    """A card with these facts and this text."""
    abilities = text.rules
    if f.type == "rune":
        domain = f.domains[0]
        abilities = (
            use(exhaust_me(), add(1), speed=REACTION),
            use(cost(recycling_me), add(domain), speed=REACTION),
        )  # CR 164.2
    domains = 0
    for d in f.domains:
        domains |= domain_mask(d)
    return Printed(
        f.name,
        types_of(f),
        domains=domains,
        energy=f.energy or 0,
        power=tuple(domain_mask(p) for p in f.power),
        might=f.might or 0,
        might_bonus=f.might_bonus or 0,
        tags=(*f.tags, "Equipment") if f.is_equipment and "Equipment" not in f.tags else f.tags,
        champion=f.is_champion,
        signature=f.is_signature,
        token=f.is_token,
        abilities=abilities,
        effect_text=text.effect,
        supported=not text.draft or f.type == "rune",
        code=f.codes[0] if f.codes else "",
        text_icons=tuple(domain_mask(p) for p in f.icons_text),
        printed_speed={"action": ACTION, "reaction": REACTION}.get(f.speed or "", MAIN_SPEED),
    )
