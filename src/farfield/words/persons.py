"""The same said of somebody else: what "you" do becomes what "each opponent" does."""

from __future__ import annotations

from dataclasses import replace

from .meaning import Amount, Clause, Opening, OpeningKind, Place, Quantity, Sentence, Thing

_OPENINGS: dict[OpeningKind, OpeningKind] = {
    "if-you-do": "if-they-do",
    "if-you-dont": "if-they-dont",
    "if-you-cant": "if-they-cant",
}


def done_by(sentences: list[Sentence], who: Thing) -> list[Sentence]:
    """The first sentence names who does it; what follows says "that player"."""
    out: list[Sentence] = []
    for s in _in_one_breath(sentences):
        doer = who if not out else Thing(("player",), "that")
        out.append(_sentence(s, doer))
    return out


def _in_one_breath(sentences: list[Sentence]) -> list[Sentence]:
    """Plain instructions that follow each other: "each player looks at …, banishes … and recycles …"."""
    out: list[Sentence] = []
    for s in sentences:
        last = out[-1] if out else None
        if last is None or not _is_plain(s) or not _is_plain(last) or len(last.clauses) + len(s.clauses) > 4:
            out.append(s)
            continue
        clauses = list(last.clauses)
        for c in s.clauses:
            before = clauses[-1]
            if c.object is not None and before == replace(c, object=before.object):
                row = [*(before.object.row if before.object is not None else ()), c.object]
                clauses[-1] = replace(before, object=_rowed(row))  # "chooses two units and two gear"
            else:
                clauses.append(c)
        out[-1] = replace(last, clauses=tuple(clauses), joined="then" if len(clauses) == 2 else "and")
    return out


def _is_plain(s: Sentence) -> bool:
    """Nothing but what you do."""
    more = s.openings or s.instead or s.do_this or s.words or s.term or s.modes
    return not more and all(c.subject.det == "you" and not c.modal for c in s.clauses)


def _rowed(things: list[Thing]) -> Thing:
    first, *rest = things
    return replace(first, second=_rowed(rest)) if rest else first


def clause_by(c: Clause, who: Thing) -> Clause:
    """A clause with another doer; "your" becomes "their"."""
    they = Thing(who.nouns, "it")
    subject = who if c.subject.det == "you" else _thing(c.subject, they)
    if who.noun == "owner" and isinstance(c.to, Place) and c.to.whose == "owner":
        c = replace(c, to=replace(c.to, whose="its-player"))  # their own
    return replace(_clause(replace(c, subject=subject), they), subject=subject)


def _sentence(s: Sentence, who: Thing) -> Sentence:
    they = Thing(who.nouns, "it")
    openings = tuple(
        replace(o, kind=_OPENINGS.get(o.kind, o.kind), clauses=tuple(_clause(c, they) for c in o.clauses))
        for o in s.openings
    )
    modes = tuple(tuple(_sentence(x, Thing(("player",), "that")) for x in mode) for mode in s.modes)
    if s.words and not s.clauses:  # "[Add] [1]" is whole by itself only as an instruction
        return replace(s, words="", clauses=(Clause("predict", who, words=s.words),), openings=_owned(openings))
    return replace(s, clauses=tuple(clause_by(c, who) for c in s.clauses), openings=_owned(openings), modes=modes)


def _owned(openings: tuple[Opening, ...]) -> tuple[Opening, ...]:
    return tuple(replace(o, owner="each") if o.owner == "your" else o for o in openings)


def _clause(c: Clause, they: Thing) -> Clause:
    return replace(
        c,
        subject=_thing(c.subject, they),
        object=_maybe(c.object, they),
        receiver=_maybe(c.receiver, they),
        quantity=_quantity(c.quantity, they),
        kind=_maybe(c.kind, they),
        at=_place(c.at, they),
        to=_place(c.to, they) if isinstance(c.to, Place) else c.to,
        onto=_maybe(c.onto, they),
        among=_maybe(c.among, they),
        purpose=clause_by(c.purpose, they) if c.purpose is not None and c.purpose.subject.det != "you" else c.purpose,
        together=tuple(_clause(x, they) for x in c.together),
    )


def _maybe(x: Thing | None, they: Thing) -> Thing | None:
    return None if x is None else _thing(x, they)


def _thing(x: Thing, they: Thing) -> Thing:
    if x.det == "you":
        return x if x.again else they  # again: whose text it is, whoever carries it out
    return replace(
        x,
        det="its" if x.det == "your" else x.det,
        place=_place(x.place, they),
        might=_quantity(x.might, they),
        relatives=tuple(_clause(c, they) for c in x.relatives),
        owner=_maybe(x.owner, they),
        second=_maybe(x.second, they),
    )


def _place(p: Place | None, they: Thing) -> Place | None:
    if p is None:
        return None
    whose = "its-player" if p.whose == "your" else p.whose
    return replace(p, whose=whose, thing=_maybe(p.thing, they))


def _quantity(q: Quantity | None, they: Thing) -> Quantity | None:
    if q is None:
        return None
    return replace(q, amount=_amount(q.amount, they), than=_maybe(q.than, they))


def _amount(a: Amount, they: Thing) -> Amount:
    return replace(
        a,
        each=_maybe(a.each, they),
        equal=_maybe(a.equal, they),
        plus=_amount(a.plus, they) if a.plus is not None else None,
    )
