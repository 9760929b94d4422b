"""Abilities as lines of a card."""

from __future__ import annotations

from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import costs as cs
from farfield.rules.effects.base import Ability

from .bracket_tokens import gates, keyword, tokens
from .conditions import opening
from .events import deed, deeds, when
from .instructions import pay_to, tell
from .meaning import Clause, Line, Opening, Place, Sentence, Thing
from .passives import passive
from .persons import done_by
from .speech import Speech, Unspoken

_SPEEDS = {t.ACTION: "[Action]", t.REACTION: "[Reaction]"}
_ZONES = {
    t.HAND: Place("hand", "your"),
    t.TRASH: Place("trash", "your"),
    t.BANISHMENT: Place("banishment", "your"),
    t.CHAMPION_ZONE: Place("champion-zone", "your"),
    t.FACEDOWN: Place("facedown-zone", "any"),
    t.MAIN_DECK: Place("main-deck", "your"),
}


def line(part: Ability, speech: Speech) -> Line:
    gate = gates(part.gate)
    speech.new_sentence()
    elsewhere: Opening | None = None
    if part.works_in:
        at = _ZONES.get(part.works_in)
        if at is None:
            raise Unspoken(part, "an ability that works in an unusual zone")
        elsewhere = Opening("if", (Clause("be", speech.me(), at=at),))
        speech.new_sentence()
    if isinstance(part, ab.Keyword):
        extra: tuple[str | Clause, ...] = ()
        if part.cost is not None and part.cost.deeds:
            extra = tuple(deed(d, speech) for d in part.cost.deeds)
        return Line(tokens=gate, keyword=keyword(part), cost=extra)
    if isinstance(part, ab.Triggered):
        return _triggered(part, speech, gate, elsewhere)
    if isinstance(part, ab.Activated):
        return _activated(part, speech, gate, elsewhere)
    if isinstance(part, ab.SpellText):
        return Line(tuple(tell(part.effect, speech)), gate)
    said = passive(part, speech)
    if elsewhere is not None:
        said[0] = replace(said[0], openings=(replace(elsewhere, kind="while"), *said[0].openings))
    return Line(tuple(said), gate)


def _triggered(part: ab.Triggered, speech: Speech, gate: str, elsewhere: Opening | None) -> Line:
    mark = gate
    openings: tuple[Opening, ...] = ()
    if part.keyword == t.DEATHKNELL:
        mark = f"{gate} [Deathknell]".strip()
    elif part.when.kinds:  # "do this" is heard by nobody: it comes out of another text (CR 386)
        openings = (when(part.when, speech, part.limit),)
    if elsewhere is not None:
        openings = (*openings, elsewhere)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.effect, speech, openings)
    else:
        said = tell(part.effect, speech, openings, modal="may" if part.optional else "")
    if part.that_player:
        said = done_by([replace(x, openings=()) for x in said[:1]] + said[1:], Thing(("player",), "that"))
        said[0] = replace(said[0], openings=openings)
    return Line(tuple(said), mark)


def _activated(part: ab.Activated, speech: Speech, gate: str, elsewhere: Opening | None) -> Line:
    price: list[str | Clause] = []
    if part.cost.energy or part.cost.power:
        price.append(tokens(part.cost))
    for d in part.cost.deeds:
        price.append("[Exhaust]" if d.kind == cs.EXHAUST_SELF else deed(d, speech))
    said = tell(part.effect, speech)
    if elsewhere is not None:
        said.append(Sentence((), (elsewhere,), term="use-only-if"))
    if part.condition is not None:
        speech.new_sentence()
        said.append(Sentence((), (opening("if", part.condition, speech),), term="use-only-if"))
    if part.limit:
        often = "use-only-once-each-turn" if part.limit == 1 else "use-only-so-often"
        said.append(Sentence(term=often, amount=part.limit))
    speed = _SPEEDS.get(part.speed, "")
    for repeat in part.repeats:
        speed = f"{speed}, [Repeat] {tokens(repeat)}".removeprefix(", ")
    return Line(tuple(said), gate, tuple(price), speed)
