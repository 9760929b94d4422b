"""Abilities as lines of a card."""

from __future__ import annotations

from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.parts import Ability, Number

from .bracket_tokens import gates, keyword, keyword_name, tokens
from .conditions import opening
from .events import deed, deeds, when
from .instructions import pay_to, tell
from .meaning import GAP, YOU, Clause, Line, Opening, Place, Quantity, Sentence, Thing
from .noun_phrases import amount
from .passives import for_each, passive
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
    if part.works_in and not _arrives(part):
        at = _ZONES.get(part.works_in)
        if at is None:
            raise Unspoken(part, "an ability that works in an unusual zone")
        elsewhere = Opening("if", (Clause("be", speech.me(), at=at),))
        speech.new_sentence()
    if isinstance(part, ab.Keyword):
        if part.cost is None or is_short(part):
            return Line(tokens=gate, keyword=keyword(part))
        if part.keyword == t.EQUIP:  # nothing says so, but it does choose one
            speech.paid[""] = Thing(("unit",), "the", relatives=(Clause("choose", YOU, GAP),))
        said = cheaper(part.cost, speech)
        if not part.cost.deeds:
            return Line(tuple(said), tokens=gate, keyword=keyword(part))
        return Line(tuple(said), tokens=gate, keyword=keyword_name(part), cost=price(part.cost, speech))
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


def is_short(part: ab.Keyword) -> bool:
    """Is nothing said of it but tokens?"""
    return part.cost is None or (not part.cost.deeds and part.cost.less is None)


def price(cost: cs.Cost, speech: Speech) -> tuple[str | Clause, ...]:
    """What stands before a colon, or after the dash of a keyword."""
    out: list[str | Clause] = []
    if cost.energy or cost.power:
        out.append(tokens(cost))
    for d in cost.deeds:
        out.append("[Exhaust]" if d.kind == cs.EXHAUST_SELF else deed(d, speech))
    return tuple(out)


def cheaper(cost: cs.Cost, speech: Speech) -> list[Sentence]:
    """ "This ability costs [1] less for each …", "… if …"."""
    if cost.less is None:
        return []
    speech.new_sentence()
    less = cost.less
    openings: tuple[Opening, ...] = ()
    if isinstance(less, am.IfAmount) and isinstance(less.no, Number) and less.no.n == 0:
        openings = (opening("if", less.condition, speech),)
        less = less.yes
    this = Thing(("ability",), "this")
    n = for_each(amount(less, speech))
    if n.equal is not None:
        energy = Thing(("energy-cost",), "the", owner=this)
        return [Sentence((Clause("reduce", energy, passive=True, quantity=Quantity(n, "by")),), openings)]
    return [Sentence((Clause("cost", this, quantity=Quantity(n, "energy-less")),), openings)]


def _arrives(part: Ability) -> bool:
    """Does the event itself say where the card is by then?"""
    if not isinstance(part, ab.Triggered) or part.works_in != t.TRASH:
        return False
    return part.when.me and all(kind in (t.E_DISCARDED, t.E_BURNED) for kind in part.when.kinds)


def _triggered(part: ab.Triggered, speech: Speech, gate: str, elsewhere: Opening | None) -> Line:
    mark = gate
    openings: tuple[Opening, ...] = ()
    speech.they = part.that_player
    speech.i_died = part.when.me and part.when.kinds == (t.E_DIED,)
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
    paid = price(part.cost, speech)
    said = tell(part.effect, speech)
    said += cheaper(part.cost, speech)
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
    return Line(tuple(said), gate, paid, speed)
