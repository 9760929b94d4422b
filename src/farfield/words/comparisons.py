"""Comparisons as clauses: how many there are, how much somebody has, what was done this turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import select as se
from farfield.rules.effects.parts import Number

from .events import has_happened
from .kinds import OPPONENT, OPPONENTS, history, uncontrolled
from .meaning import YOU, Amount, Bound, Clause, Place, PlaceKind, Quantity, Thing, Whose
from .noun_phrases import amount, described, thing
from .speech import Speech, Unspoken


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


def there_is(part: co.ThereIs, speech: Speech, negated: bool) -> Clause:
    if not isinstance(part.objects, se.Select):
        return Clause("there-is", YOU, thing(part.objects, speech), negated=negated)
    least, most = part.least, part.most
    if negated and 0 < least <= most:
        raise Unspoken(part, "a number that is not within bounds")
    if negated:
        least, most = (0, least - 1) if most < 0 else (most + 1, -1)
    if part.objects.what == t.BATTLEFIELD and part.objects.where == se.HERE and part.objects.side == t.YOURS:
        return Clause("control", YOU, Thing(("battlefield",), "this"), negated=negated)
    it = speech.latest
    one = described(part.objects, speech, role="counted")
    if least == 1 and most == 1 and it is not None and part.objects.where == se.THERE:
        return Clause("be-kind", speech.again(), kind=replace(one, det="only"))
    if part.objects.side == t.YOURS and (part.objects.where < se.IN_HAND or part.objects.where == se.IN_FACEDOWN):
        return Clause("control", YOU, how_many(uncontrolled(one), least, most))
    return Clause("there-is", YOU, how_many(one, least, most))


def _limits(part: co.Compare, negated: bool) -> tuple[int, int] | None:
    """The least and most a comparison with a plain number allows; -1: no limit. None: it is no such comparison."""
    if not isinstance(part.right, Number):
        return None
    n = part.right.n
    if part.op == co.EXACTLY:
        return None if negated else (n, n)
    least = {co.AT_LEAST: n, co.MORE_THAN: n + 1}.get(part.op)
    most = {co.AT_MOST: n, co.LESS_THAN: n - 1}.get(part.op)
    if negated:
        least, most = (most + 1, None) if most is not None else (None, (least or 0) - 1)
    return (least, -1) if least is not None else (0, most or 0)


_THAN: dict[int, Bound] = {co.MORE_THAN: "more", co.AT_LEAST: "more-or-equal", co.AT_MOST: "less-or-equal"}
"""Compared with somebody else."""

_BOUNDS: dict[int, Bound] = {co.AT_LEAST: "at-least", co.AT_MOST: "at-most", co.EXACTLY: "", co.MORE_THAN: "greater"}
"""Compared with a number."""

_SIZES: dict[int, PlaceKind] = {am.HAND_SIZE: "hand", am.TRASH_SIZE: "trash"}


def _bounded(noun: str, least: int, most: int) -> Quantity:
    if most < 0:
        return Quantity(Amount(least), noun, "more")
    return Quantity(Amount(most), noun, "exactly" if least == most and least > 0 else "less")


def compare(part: co.Compare, speech: Speech, negated: bool) -> Clause:
    left, limits = part.left, _limits(part, negated)
    limited = _LIMITED.get(type(left)) if limits is not None else None
    found = limited(left, speech, *limits) if limited is not None and limits is not None else None
    if found is not None:
        return found
    if isinstance(left, am.PlayerValue) and isinstance(part.right, am.PlayerValue):
        return replace(_has_more_than(left, part.op), negated=negated)
    if isinstance(left, am.CountOf):
        several = replace(thing(left.objects, speech, "counted"), det="bare", plural=True)
        subject = Thing(("number",), "the", owner=several)
    else:
        subject = amount(left, speech).equal or Thing(("number",), "that")
    right = Quantity(amount(part.right, speech), "number", _BOUNDS.get(part.op, "smaller"))
    return Clause("be-kind", subject, quantity=right, negated=negated)


def _has_more_than(left: am.PlayerValue, op: int) -> Clause:
    """A player compared with another."""
    noun = {am.POINTS: "point", am.XP: "xp", am.RUNES: "rune"}.get(left.what, "card")
    who, than = (OPPONENT, YOU) if left.enemy else (YOU, OPPONENT)
    found = Clause("have", who, quantity=Quantity(Amount(0), noun, _THAN.get(op, "less"), than=than))
    if noun == "card":
        zone = _SIZES.get(left.what, "main-deck")
        found = replace(found, at=Place(zone, "opponent" if left.enemy else "your"))
    return found


# --- compared with a plain number


def _are_there(left: am.CountOf, speech: Speech, least: int, most: int) -> Clause | None:
    if not isinstance(left.objects, se.Select):
        return None
    one = described(left.objects, speech)
    if left.objects.side == t.YOURS and left.objects.where < se.IN_HAND:
        return Clause("control", YOU, how_many(uncontrolled(one), least, most))
    return Clause("there-is", YOU, how_many(one, least, most))


def _spent_on_it(left: am.EventAmount, speech: Speech, least: int, most: int) -> Clause | None:
    """What comes with the event of playing is the Energy that was spent."""
    if speech.event_kinds != (t.E_PLAYED,):
        return None
    who = YOU if speech.actor is None or speech.actor.det == "you" else replace(speech.actor, det="it")
    return Clause("spend", who, quantity=_bounded("energy", least, most), perfect=True, manner=("on-it",))


def _done_this_way(left: am.Memo, speech: Speech, least: int, most: int) -> Clause | None:
    if speech.counted is None:
        return None
    verb, noun = speech.counted
    if noun == "xp":
        return Clause(verb, YOU, quantity=_bounded(noun, least, most), perfect=True, manner=("this-way",))
    return Clause(verb, YOU, how_many(Thing((noun,)), least, most), perfect=True, manner=("this-way",))


def _was_done(left: am.HistoryOf, speech: Speech, least: int, most: int) -> Clause:
    done = history(left.what, OPPONENTS if left.enemy else YOU, how_many(Thing(("card",)), least, most))
    if done.object is not None and done.object.noun in ("xp", "energy", "power", "point"):
        return replace(done, object=None, quantity=_bounded(done.object.noun, least, most))
    return done


def _so_many(left: am.Memo, speech: Speech, least: int, most: int) -> Clause | None:
    """How much was really done of the instruction before."""
    if least > 0 and most < 0:
        return Clause("fixed", words="that-was-at-least", least=least)
    return Clause("fixed", words="that-was-fewer-than", least=most + 1) if least == 0 else None


_OFTEN = {2: "at-least-twice", 3: "at-least-three-times"}


def _happened(left: am.TimesThisTurn, speech: Speech, least: int, most: int) -> Clause | None:
    done = has_happened(left.when, speech)
    speech.beside = any(isinstance(f, se.OtherThan) for f in left.when.filters)
    if (least, most) == (1, -1):
        return done
    if (least, most) == (0, 0):
        if done.subject.det == "a":
            return replace(done, subject=replace(done.subject, det="no"))
        return replace(done, negated=True)
    if left.when.me or t.E_CHOSEN in left.when.kinds:  # again and again to the same
        return replace(done, manner=(*done.manner, _OFTEN[least])) if most < 0 and least in _OFTEN else None
    if done.object is not None and done.object.det == "a":
        return replace(done, object=how_many(done.object, least, most))
    if done.object is None and done.subject.det == "a":
        return replace(done, subject=how_many(done.subject, least, most))
    return None


def _has_tags(left: am.TagsAmong, speech: Speech, least: int, most: int) -> Clause:
    """All of them, or so many."""
    tags = Thing(("tag",), "the", plural=True, name=" / ".join(left.tags))
    if (least, most) != (len(left.tags), -1):
        tags = how_many(replace(tags, det="a"), least, most)
    return Clause("have", thing(left.objects, speech, "subject"), tags, manner=("in-total",))


_HAS = {
    am.MIGHT: ("have", "might"),
    am.ENERGY: ("cost", "energy"),
    am.POWER: ("cost", "power"),
    am.BUFFS: ("have", "buff"),
    am.DAMAGE: ("have", "damage"),
    am.ATTACHMENTS: ("have", "equipment"),
    am.EMPOWERS: ("have", "empower"),
}


def _has(left: am.ValueOf, speech: Speech, least: int, most: int) -> Clause:
    """An object; several objects together."""
    several = isinstance(left.objects, se.Select)
    verb, noun = _HAS[left.what]
    subject = thing(left.objects, speech, "subject" if several else "counted")
    return Clause(verb, subject, quantity=_bounded(noun, least, most), manner=("in-total",) if several else ())


def _player_has(left: am.PlayerValue, speech: Speech, least: int, most: int) -> Clause:
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


_LIMITED: dict[type, Callable[..., Clause | None]] = {
    am.CountOf: _are_there,
    am.EventAmount: _spent_on_it,
    am.Memo: _done_this_way,
    am.HistoryOf: _was_done,
    am.Memo: _so_many,
    am.PlayerValue: _player_has,
    am.TagsAmong: _has_tags,
    am.TimesThisTurn: _happened,
    am.ValueOf: _has,
}
"""What is compared with a plain number: "you control at least two units"."""
