"""What a question is for: one instruction of a text, in the words that it has within that text.

Whoever is asked twice while a text goes on the chain or resolves is told each time which instruction it is about, and
what becomes of what they choose.
"""

from __future__ import annotations

from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Effect, Part

from .events import when
from .instructions import flat, tell
from .meaning import Sentence
from .speech import Speech

FOLLOWED = (ct.Choose, vb.LookAtTop)
"""Instructions that only choose: what is done with it stands in the ones behind them."""


def is_whole(effect: Effect) -> bool:
    """Is this text a single instruction, so that its own words say what anything is chosen for?"""
    parts = flat(effect)
    return len(parts) == 1 and not any(isinstance(child, Effect) for child in parts[0].children())


def purpose(part: Effect, text: Effect, heard: When | None, speech: Speech) -> list[Sentence]:
    """This instruction of a text as sentences, and what follows from it where it only chooses.

    `heard`: what triggers the text, if anything does.
    """
    if heard is not None:
        when(heard, speech)
    before, behind = _around(part, text)
    for effect in before:
        tell(effect, speech)  # so that "it" and "the two units" mean what they mean there
    return tell(ct.Seq(part, *(_speaking_of_it(behind) if isinstance(part, FOLLOWED) else ())), speech)


def _around(part: Effect, text: Effect) -> tuple[list[Effect], list[Effect]]:
    """What is said before an instruction, and what stands behind it in its own sequence."""
    row = flat(text)
    for i, effect in enumerate(row):
        if effect is part:
            return row[:i], row[i + 1 :]
    for i, effect in enumerate(row):
        for inner in _texts_in(effect):
            if _has(inner, part):
                before, behind = _around(part, inner)
                return [*row[:i], *before], behind
    return [], []


def _texts_in(part: Part) -> list[Effect]:
    """The effects that a part consists of, also those of abilities that it gives."""
    out: list[Effect] = []
    for child in part.children():
        out += [child] if isinstance(child, Effect) else _texts_in(child)
    return out


def _has(effect: Part, part: Effect) -> bool:
    return effect is part or any(_has(child, part) for child in effect.children())


def _speaking_of_it(behind: list[Effect]) -> list[Effect]:
    """The next instructions as far as they speak of what was chosen; perhaps of that and of something else together."""
    found: list[Effect] = []
    for effect in behind:
        if not isinstance(effect, FOLLOWED) and not _speaks_of_something_chosen(effect):
            break
        found.append(effect)
    return found


def _speaks_of_something_chosen(part: Part) -> bool:
    return isinstance(part, se.Bound) or any(_speaks_of_something_chosen(child) for child in part.children())
