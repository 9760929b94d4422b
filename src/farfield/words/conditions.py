"""Conditions as clauses and openings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Condition, Filter, Number
from farfield.rules.effects.other_players import FirstTurnOfActor
from farfield.rules.terms import YOURS

from .kinds import OPPONENT, OPPONENTS, history, uncontrolled
from .meaning import YOU, Amount, Bound, Clause, Joint, Opening, OpeningKind, Place, PlaceKind, Quantity, Thing, Whose
from .noun_phrases import amount, described, predicate, thing
from .speech import Speech, Unspoken

Said = tuple[tuple[Clause, ...], Joint]
"""Clauses and what joins them."""


def opening(kind: OpeningKind, part: Condition, speech: Speech) -> Opening:
    """ "if …" or "while …"."""
    if isinstance(part, co.Did):
        return Opening("if-you-cant" if part.negate else "if-you-do")
    if isinstance(part, co.PaidCost) and speech.kind == "spell":
        return Opening("if-you-do")
    clauses, joined = condition(part, speech)
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
    return _all_of(part.filters, thing(part.objects, speech, "subject"), speech, negated)


def _event_was(part: co.EventWas, speech: Speech, negated: bool) -> Said:
    return _all_of(part.filters, speech.subject(), speech, negated)


def _all_of(filters: tuple[Filter, ...], subject: Thing, speech: Speech, negated: bool) -> Said:
    return _merged([predicate(f, subject, speech, negated) for f in filters], "and")


def _one_on_one(part: co.OneOnOne, speech: Speech, negated: bool) -> Clause:
    return Clause("be", speech.me(), at=Place("combat"), manner=("one-on-one",), negated=negated)


def _from_hand(part: co.FromHand, speech: Speech, negated: bool) -> Clause:
    place = Place("other-than-hand" if part.elsewhere else "from-hand")
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


def how_many(one: Thing, least: int, most: int) -> Thing:
    """A thing with a demand on its number."""
    if most == 0:
        return replace(one, det="no", plural=True)
    if least == most and least > 0:
        return replace(one, det="n", n=least, bound="exactly", plural=least > 1)
    if most > 0:
        return replace(one, det="n", n=most, bound="less", plural=True)
    if least > 1:
        return replace(one, det="n", n=least, bound="more", plural=True)
    return one


def _there_is(part: co.ThereIs, speech: Speech, negated: bool) -> Clause:
    if not isinstance(part.objects, se.Select):
        return Clause("there-is", YOU, thing(part.objects, speech), negated=negated)
    least, most = part.least, part.most
    if negated:
        least, most = (0, least - 1) if most < 0 else (most + 1, -1)
    it = speech.latest
    one = described(part.objects, speech)
    if least == 1 and most == 1 and it is not None and part.objects.where == se.THERE:
        return Clause("be-kind", speech.again(), kind=replace(one, det="only"))
    if part.objects.side == YOURS and part.objects.where < se.IN_HAND:
        return Clause("control", YOU, how_many(uncontrolled(one), least, most))
    return Clause("there-is", YOU, how_many(one, least, most))


def _limits(part: co.Compare, negated: bool) -> tuple[int, int] | None:
    """The least and most a comparison with a plain number allows; -1: no limit."""
    if not isinstance(part.right, Number):
        return None
    n, op = part.right.n, part.op
    if negated:
        turned = {co.AT_LEAST: co.LESS_THAN, co.AT_MOST: co.MORE_THAN}
        op = turned.get(op, co.AT_MOST if op == co.MORE_THAN else co.AT_LEAST)
    if op == co.AT_LEAST:
        return n, -1
    if op == co.MORE_THAN:
        return n + 1, -1
    if op == co.AT_MOST:
        return 0, n
    if op == co.LESS_THAN:
        return 0, n - 1
    return n, n


_THAN: dict[int, Bound] = {co.MORE_THAN: "more", co.AT_LEAST: "more-or-equal", co.AT_MOST: "less-or-equal"}
"""Compared with somebody else."""

_BOUNDS: dict[int, Bound] = {co.AT_LEAST: "at-least", co.AT_MOST: "at-most", co.EXACTLY: "", co.MORE_THAN: "greater"}
"""Compared with a number."""

_SIZES: dict[int, PlaceKind] = {am.HAND_SIZE: "hand", am.TRASH_SIZE: "trash"}


def _bounded(noun: str, least: int, most: int) -> Quantity:
    if most < 0:
        return Quantity(Amount(least), noun, "more")
    return Quantity(Amount(most), noun, "exactly" if least == most and least > 0 else "less")


def _compare(part: co.Compare, speech: Speech, negated: bool) -> Clause:
    left = part.left
    limits = _limits(part, negated)
    if limits is not None:
        least, most = limits
        if isinstance(left, am.CountOf) and isinstance(left.objects, se.Select):
            one = described(left.objects, speech)
            if left.objects.side == YOURS and left.objects.where < se.IN_HAND:
                return Clause("control", YOU, how_many(uncontrolled(one), least, most))
            return Clause("there-is", YOU, how_many(one, least, most))
        if isinstance(left, am.PlayerValue):
            return _player_has(left, least, most)
        if isinstance(left, am.HistoryOf):
            who = OPPONENTS if left.enemy else YOU
            done = history(left.what, who, how_many(Thing(("card",)), least, most))
            if done.object is not None and done.object.noun in ("xp", "energy", "point"):
                return replace(done, object=None, quantity=_bounded(done.object.noun, least, most))
            return done
        if isinstance(left, am.ValueOf) and left.what in (am.MIGHT, am.ENERGY):
            subject = thing(left.objects, speech, "counted")
            if left.what == am.MIGHT:
                return Clause("have", subject, quantity=_bounded("might", least, most))
            return Clause("cost", subject, quantity=_bounded("energy", least, most))
        if isinstance(left, am.ValueOf):
            noun = {am.BUFFS: "buff", am.DAMAGE: "damage", am.ATTACHMENTS: "equipment", am.EMPOWERS: "empower"}.get(
                left.what, "power"
            )
            subject = thing(left.objects, speech, "counted")
            return Clause("have", subject, quantity=_bounded(noun, least, most))
    if isinstance(left, am.PlayerValue) and isinstance(part.right, am.PlayerValue):
        bound = _THAN.get(part.op, "less")
        noun = {am.POINTS: "point", am.XP: "xp", am.RUNES: "rune"}.get(left.what, "card")
        than = YOU if left.enemy else OPPONENT
        subject = OPPONENT if left.enemy else YOU
        found = Clause("have", subject, quantity=Quantity(Amount(0), noun, bound, than=than), negated=negated)
        if noun == "card":
            zone = _SIZES.get(left.what, "main-deck")
            found = replace(found, at=Place(zone, "opponent" if left.enemy else "your"))
        return found
    bound = _BOUNDS.get(part.op, "smaller")
    right = amount(part.right, speech)
    if isinstance(left, am.CountOf):
        several = replace(thing(left.objects, speech, "counted"), det="bare", plural=True)
        subject = Thing(("number",), "the", owner=several)
    else:
        found_amount = amount(left, speech)
        subject = Thing(("number",), "that") if found_amount.equal is None else found_amount.equal
    return Clause("be-kind", subject, quantity=Quantity(right, "number", bound), negated=negated)


def _player_has(left: am.PlayerValue, least: int, most: int) -> Clause:
    who = OPPONENT if left.enemy else YOU
    if left.what == am.XP:
        return Clause("have", who, quantity=_bounded("xp", least, most))
    if left.what == am.POINTS:
        return Clause("have", who, quantity=_bounded("point", least, most))
    if left.what == am.RUNES:
        return Clause("control", who, how_many(Thing(("rune",)), least, most))
    if left.what == am.POINTS_TO_WIN:
        return Clause("be", who, quantity=_bounded("point", least, most), manner=("from-the-victory-score",))
    zone = _SIZES.get(left.what, "main-deck")
    whose: Whose = "its" if left.enemy else "your"
    return Clause("have", who, how_many(replace(Thing(("card",)), place=Place(zone, whose)), least, most))


_CONDITIONS: dict[type, Callable[..., Said | Clause]] = {
    co.Not: lambda part, speech, negated: condition(part.condition, speech, not negated),
    co.Both: _several,
    co.Either: _several,
    co.Compare: _compare,
    co.ThereIs: _there_is,
    co.Fits: _fits,
    co.EventWas: _event_was,
    co.SourceAtBattlefield: lambda part, speech, no: Clause("be", speech.me(), at=Place("battlefield"), negated=no),
    co.EmpoweredHolds: lambda part, speech, no: Clause("be", speech.me(), adjective="empowered", negated=no),
    co.OneOnOne: _one_on_one,
    co.Did: lambda part, speech, negated: Clause("do", YOU, words="", negated=part.negate != negated),
    co.PaidCost: _paid,
    co.LegionHolds: _legion,
    co.LevelHolds: _level,
    co.FromHand: _from_hand,
    co.YourTurn: _fixed("your-turn", "not-your-turn"),
    co.WasUncontrolled: _fixed("it-was-uncontrolled", "it-was-controlled"),
    FirstTurnOfActor: _fixed("first-turn", "not-first-turn"),
}
"""How each condition is said."""
