"""Conditions as clauses and openings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules.effects import conditions as co
from farfield.rules.effects import select as se
from farfield.rules.effects.parts import Condition, Filter
from farfield.rules.terms import BEGINNING

from .comparisons import compare, there_is
from .meaning import YOU, Amount, Clause, Joint, Opening, OpeningKind, Place, Quantity, Thing
from .noun_phrases import predicate, thing
from .speech import Speech, Unspoken

Said = tuple[tuple[Clause, ...], Joint]
"""Clauses and what joins them."""


def opening(kind: OpeningKind, part: Condition, speech: Speech) -> Opening:
    """ "if …" or "while …"."""
    if isinstance(part, co.Did):
        if speech.others_acted:
            return Opening("if-they-cant" if part.negate else "if-they-do")
        return Opening("if-you-cant" if part.negate else "if-you-do")
    if isinstance(part, co.PaidCost) and speech.kind == "spell" and not speech.told:
        return Opening("if-you-do")
    if (
        isinstance(part, co.Not)
        and isinstance(part.condition, co.ThereIs)
        and 0 < part.condition.least <= part.condition.most
    ):
        return Opening("unless", *condition(part.condition, speech))  # "unless there's exactly one"
    clauses, joined = condition(part, speech)
    if kind == "while" and all(c.perfect and c.time for c in clauses):
        kind = "if"  # what has happened stays so
    return Opening(kind, clauses, joined)


def condition(part: Condition, speech: Speech, negated: bool = False) -> Said:
    """What must be so. `negated` turns it round."""
    speaks = _CONDITIONS.get(type(part))
    if speaks is None:
        raise Unspoken(part, "a condition")
    said: Said | Clause = speaks(part, speech, negated)
    return ((said,), "and") if isinstance(said, Clause) else said


def _several(part: co.Both | co.Either, speech: Speech, negated: bool) -> Said:
    both = isinstance(part, co.Both) != negated
    found = [condition(c, speech, negated)[0] for c in part.conditions]
    return _merged([c for group in found for c in group], "and" if both else "or")


def _fits(part: co.Fits, speech: Speech, negated: bool) -> Said:
    said, joined = _all_of(part.filters, thing(part.objects, speech, "subject"), speech, negated)
    gone = isinstance(part.objects, se.LastKnown) or (isinstance(part.objects, se.Me) and speech.i_died)
    return (tuple(_was(c) for c in said) if gone else said), joined


def _was(c: Clause) -> Clause:
    """As it was before it was gone."""
    past = c.verb in ("be", "be-kind", "have") and not c.together
    return replace(c, past=past)


def _all_of(filters: tuple[Filter, ...], subject: Thing, speech: Speech, negated: bool) -> Said:
    return _merged([predicate(f, subject, speech, negated) for f in filters], "and")


def _one_on_one(part: co.OneOnOne, speech: Speech, negated: bool) -> Clause:
    return Clause("be", speech.me(), at=Place("combat"), manner=("one-on-one",), negated=negated)


def _from_hand(part: co.FromHand, speech: Speech, negated: bool) -> Clause:
    if part.again:
        return Clause("fixed", words="this-was-not-played-again" if negated else "this-was-played-again")
    place = Place("other-than-hand", "your") if part.elsewhere else Place("from-hand")
    perfect = not part.elsewhere  # a price speaks of the play as it is made, an effect looks back at it
    return Clause("play", YOU, speech.me(), at=place, perfect=perfect, negated=negated)


def _paid(part: co.PaidCost, speech: Speech, negated: bool) -> Clause:
    cost = Thing(("cost",), "the", adjs=("additional",))
    return Clause("pay", YOU, cost, perfect=True, negated=negated)


def _legion(part: co.LegionHolds, speech: Speech, negated: bool) -> Clause:
    return Clause("play", YOU, Thing(("card",), other=True), perfect=True, time="this-turn", negated=negated)


def _level(part: co.LevelHolds, speech: Speech, negated: bool) -> Clause:
    return Clause("have", YOU, quantity=Quantity(Amount(part.level), "xp", "more"), negated=negated)


def _fixed(yes: str, no: str) -> Callable[[Condition, Speech, bool], Clause]:
    """A whole clause of the term list, and its opposite."""
    return lambda part, speech, negated: Clause("fixed", words=no if negated else yes)


def _phase(part: co.YourPhase, speech: Speech, negated: bool) -> Clause:
    phase = "your-beginning-phase" if part.phase == BEGINNING else "your-main-phase"
    return Clause("fixed", words=f"not-{phase}" if negated else phase)


def _showdown(part: co.InShowdown, speech: Speech, negated: bool) -> Clause:
    what = "combat" if part.combat else "showdown"
    return Clause("fixed", words=f"{'no' if negated else 'a'}-{what}{'-here' if part.here else ''}")


def _same(x: Thing, y: Thing) -> bool:
    return (x.nouns, x.det, x.plural, x.adjs) == (y.nouns, y.det, y.plural, y.adjs)


def _merged(clauses: list[Clause], joined: Joint) -> Said:
    """Clauses about one subject become one: "I'm attacking or defending alone"."""
    first, rest = clauses[0], clauses[1:]
    if not rest or not all(_same(first.subject, c.subject) for c in rest):
        return tuple(clauses), joined
    if joined == "and" and len(rest) == 1 and rest[0].adjective == "alone" and first.progressive:
        alone = tuple(replace(c, manner=("alone",)) for c in first.together)
        if alone:
            return (replace(first, together=alone, manner=("alone",)),), joined
        return (replace(first, manner=("alone",)),), joined
    if joined == "and" and len(rest) == 1 and first.verb == rest[0].verb == "be" and not first.negated:
        if first.adjective and rest[0].at is not None and not rest[0].adjective and first.at is None:
            return (replace(first, at=rest[0].at),), joined  # "alone at a battlefield"
    if first.together or any(c.together for c in rest):
        return tuple(clauses), joined
    return (replace(first, together=tuple(rest), joined=joined),), joined


def _turn(part: co.YourTurn, speech: Speech, negated: bool) -> Said | Clause:
    whose = "opponents-turn" if part.opponents else "your-turn"
    return _fixed(whose, f"not-{whose}")(part, speech, negated)


def _early_turns(part: co.EarlyTurns, speech: Speech, negated: bool) -> Clause:
    """Of you, or of the player just spoken of."""
    words = f"{'before' if part.before else 'in'}-{'their' if speech.they else 'your'}-first-turns"
    return Clause("fixed", words=f"not-{words}" if negated else words, least=part.n)


_CONDITIONS: dict[type, Callable[..., Said | Clause]] = {
    co.Not: lambda part, speech, negated: condition(part.condition, speech, not negated),
    co.Both: _several,
    co.Either: _several,
    co.Compare: compare,
    co.ThereIs: there_is,
    co.Fits: _fits,
    co.SourceAtBattlefield: lambda part, speech, no: Clause("be", speech.me(), at=Place("battlefield"), negated=no),
    co.EmpoweredHolds: lambda part, speech, no: Clause("be", speech.me(), adjective="empowered", negated=no),
    co.OneOnOne: _one_on_one,
    co.Did: lambda part, speech, negated: Clause("do", YOU, words="", negated=part.negate != negated),
    co.PaidCost: _paid,
    co.LegionHolds: _legion,
    co.LevelHolds: _level,
    co.FromHand: _from_hand,
    co.YourPhase: _phase,
    co.InShowdown: _showdown,
    co.YourTurn: _turn,
    co.WasUncontrolled: _fixed("it-was-uncontrolled", "it-was-controlled"),
    co.EarlyTurns: _early_turns,
}
"""How each condition is said."""
