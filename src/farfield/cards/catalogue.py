"""Every card the engine can play: facts from the facts file, abilities from the set modules."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FrameType

from farfield.cards import facts as facts_
from farfield.cards.language import add, cost, deed, use
from farfield.cards.tokens import TOKENS
from farfield.errors import CardTextError
from farfield.rules.effects import sequences as ct
from farfield.rules.effects.abilities import SpellText
from farfield.rules.effects.base import Ability, Effect
from farfield.rules.effects.costs import EXHAUST_SELF, RECYCLE_SELF
from farfield.rules.effects.defining import defined
from farfield.rules.printed import Printed
from farfield.rules.state.lexicon import TAG, Lexicon
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import ACTION, BATTLEFIELD, GEAR, LEGEND, MAIN_SPEED, REACTION, RUNE, SPELL, UNIT

SETS = ("origins", "proving_grounds", "spiritforged")
"""The modules that define abilities, one for each set."""

_TYPES = {"unit": UNIT, "gear": GEAR, "spell": SPELL, "rune": RUNE, "battlefield": BATTLEFIELD, "legend": LEGEND}
_DEFINED: dict[str, tuple[Ability, ...]] = {}
_EFFECT_TEXT: dict[str, tuple[Ability, ...]] = {}


def card(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
    """Define the text of a card: abilities as they are; bare effects are the instructions of a spell, in order.

    `attached` is the effect text of an Equipment.
    """
    if name in _DEFINED:
        raise ValueError(f"{name} is defined twice")
    facts_.facts(name)
    _DEFINED[name], _EFFECT_TEXT[name] = written(name, lines, attached, sys._getframe(1))


def written(
    name: str, lines: tuple[Ability | Effect, ...], attached: tuple[Ability, ...], frame: FrameType
) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Rules text and effect text as a card has them. What cannot work is refused, with the line that says so."""
    try:
        return defined(name, text(*lines)), defined(name, attached)
    except CardTextError as error:
        raise error.found_at(f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno}") from None


def text(*lines: Ability | Effect) -> tuple[Ability, ...]:
    """Lines of rules text as abilities, in order; the effects among them together are a spell's instructions."""
    given: tuple[object, ...] = lines
    for line in given:
        if not isinstance(line, Ability | Effect):
            wanted = "call it, as in Temporary()" if callable(line) else "write an ability, a keyword or an effect"
            raise TypeError(f"{getattr(line, '__name__', repr(line))} is no line of rules text: {wanted}.")
    out = [x for x in lines if isinstance(x, Ability)]
    instructions = [x for x in lines if isinstance(x, Effect)]
    if instructions:
        out.append(SpellText(instructions[0] if len(instructions) == 1 else ct.Seq(*instructions)))
    return tuple(out)


@cache
def _load() -> None:
    for module in SETS:
        import_module(f"farfield.cards.{module}")


def supported() -> frozenset[str]:
    """Names of all cards that work in full; runes and tokens among them."""
    _load()
    runes = {f.name for f in facts_.all_facts() if f.type == "rune"}
    return frozenset(_DEFINED) | frozenset(TOKENS) | runes


@cache
def lexicon(ban_list: str | None) -> Lexicon:
    """What may be named (CR 759-763): every card that is not on this list, and every tag; no tokens."""
    words: list[str] = []
    types: list[int] = []
    tags: list[str] = []
    for f in facts_.all_facts():
        if f.is_token or any(entry.partition("@")[0] == ban_list for entry in f.banned):
            continue
        words.append(f.name)
        types.append(_TYPES[f.type])
        tags += [tag for tag in f.tags if tag not in tags]
    return Lexicon(words + tags, types + [TAG] * len(tags))


@cache
def printed(name: str) -> Printed:
    """A card as the rules see it. A card whose text is not defined yet plays as a blank and says so (`supported`)."""
    if name in TOKENS:
        return TOKENS[name]
    _load()
    f = facts_.facts(name)
    abilities = _DEFINED.get(name, ())
    if f.type == "rune":
        domain = f.domains[0]
        abilities = (
            use(cost(deeds=(deed(EXHAUST_SELF),)), add(1), speed=REACTION),
            use(cost(deeds=(deed(RECYCLE_SELF),)), add(0, domain), speed=REACTION),
        )  # CR 164.2
    domains = 0
    for d in f.domains:
        domains |= domain_mask(d)
    return Printed(
        f.name,
        _TYPES[f.type],
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
        effect_text=_EFFECT_TEXT.get(name, ()),
        supported=name in _DEFINED or f.type == "rune",
        code=f.codes[0] if f.codes else "",
        text_icons=tuple(domain_mask(p) for p in f.icons_text),
        printed_speed={"action": ACTION, "reaction": REACTION}.get(f.speed or "", MAIN_SPEED),
    )
