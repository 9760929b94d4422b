"""Passives, replacements and changes of costs as sentences, standing or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from farfield.rules import terms as t
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Ability, Condition
from farfield.rules.effects.discounts import OptionalCostsLess
from farfield.rules.rule_numbers import skipped_phase

from .bracket_tokens import granted, tokens
from .conditions import opening
from .events import deeds, when
from .instructions import pay_to, tell
from .kinds import OPPONENTS, nouns_of
from .meaning import GAP, YOU, Amount, Clause, Modal, Opening, OpeningKind, Place, Quantity, Sentence, Thing, Time
from .noun_phrases import amount, described, narrowed, thing
from .prohibitions import changed_rule, forbidden, players
from .speech import Speech, Unspoken
from .verbs import token


@dataclass(frozen=True)
class Span:
    """For how long, and how often; of itself a passive stands."""

    time: Time = ""
    uses: int = -1


def passive(part: Ability, speech: Speech, time: Time = "", uses: int = -1) -> list[Sentence]:
    """A passive, replacement or prohibition as sentences; with `time` it is one that an effect creates."""
    speaks = _PASSIVES.get(type(part))
    if speaks is None:
        raise Unspoken(part, "an ability")
    return speaks(part, speech, Span(time, uses))


def _while(condition: Condition | None, speech: Speech, kind: OpeningKind = "while") -> tuple[Opening, ...]:
    return () if condition is None else (opening(kind, condition, speech),)


def _scope(part: Ability, speech: Speech) -> Thing:
    """Whom a passive speaks of, as those who have, do or can't do it."""
    assert part.scope is not None  # these are always written with whom they mean
    return thing(part.scope, speech, "subject")


def _aura(part: ab.Aura, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    who = _scope(part, speech)
    for condition in speech.only_while:
        openings = (*openings, opening("while", condition, speech))
    speech.only_while.clear()
    clauses: list[Clause] = []
    words, quoted = granted(part.grants)
    if part.might is not None:
        clauses.append(Clause("have", who, quantity=Quantity(amount(part.might, speech), "might"), time=span.time))
    if words or quoted:
        if clauses:
            clauses = [replace(clauses[0], words=words, abilities=quoted)]
        else:
            clauses.append(Clause("have", who, words=words, abilities=quoted, time=span.time))
    return [Sentence(tuple(clauses), openings, "and")]


def _played(what: Thing, who: Thing, span: Span) -> Thing:
    """ "Spells you play this turn", "the next spell you play this turn"."""
    rest = what.relatives
    if rest and rest[0].verb == "control":
        rest = rest[1:]
    play = Clause("play", who, GAP, time=span.time)
    if span.uses == 1:
        return replace(what, det="the", adjs=("next", *what.adjs), relatives=(play, *rest), plural=False)
    return replace(what, det="bare", plural=True, relatives=(play, *rest))


def _cost_change(part: ab.CostChange, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if" if part.mine else "while")
    if part.mine:
        who = speech.me()
    else:
        what = Thing(nouns_of(part.types))
        for f in part.filters:
            what = narrowed(what, f, speech)
        if part.actor == t.ANY_SIDE:
            who = replace(what, det="bare", plural=True)
        else:
            who = _played(what, players(part.actor), span)
    return [Sentence((c,), openings) for c in _cost_changes(part, who, speech)]


def _cost_changes(part: ab.CostChange, who: Thing, speech: Speech) -> list[Clause]:
    """By how much; Energy and Power in one breath where both are plain numbers and go the same way."""
    least = part.least if part.least else None
    out: list[Clause] = []
    power = Quantity(Amount(abs(part.power)), "power-less" if part.power < 0 else "power-more")
    if part.energy is not None:
        n = amount(part.energy, speech)
        if n.equal is not None:
            # "My Energy cost is reduced by …": "costs less equal to …" is no English.
            cost = Thing(("energy-cost",), "the", owner=who)
            by = Quantity(replace(n, n=abs(n.n)), "by")
            out.append(Clause("reduce" if n.n < 0 else "increase", cost, passive=True, quantity=by, least=least))
        else:
            quantity = Quantity(replace(n, n=abs(n.n)), "energy-less" if n.n < 0 else "energy-more")
            if part.power and n.each is None and (n.n < 0) == (part.power < 0):
                return [Clause("cost", who, quantity=replace(quantity, also=power), least=least)]
            out.append(Clause("cost", who, quantity=quantity, least=least))
    if part.power:
        out.append(Clause("cost", who, quantity=power, least=least if part.energy is None else None))
    return out


def _optional_costs(part: OptionalCostsLess, speech: Speech, span: Span) -> list[Sentence]:
    which = (Clause("pay", YOU, GAP),)
    what = Thing(("additional-cost",), "bare", adjs=("optional",), plural=True, relatives=which)
    less = Quantity(Amount(part.n), "by-either")
    return [Sentence((Clause("reduce", what, passive=True, quantity=less, time=span.time),))]


def _enters(part: ab.Enters, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if")
    if isinstance(part.scope, se.Select):
        who = _played(described(part.scope, speech), OPPONENTS if part.scope.side == t.ENEMY else YOU, span)
    else:
        who = _scope(part, speech)
    manner = ("exhausted",) if part.exhausted else ("ready",)
    return [Sentence((Clause("enter", who, manner=manner),), openings)]


def _cant(part: ab.Cant, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    who = _scope(part, speech)
    return [Sentence((replace(forbidden(part, who), time=span.time),), openings)]


def _bonus_damage(part: ab.BonusDamage, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    sources = Thing(("spell", "ability"), "bare", plural=True)
    if span.uses == 1:
        sources = _played(Thing(("spell",)), YOU if part.actor in (t.YOURS, t.FRIENDLY) else OPPONENTS, span)
    elif part.actor in (t.YOURS, t.FRIENDLY):
        sources = replace(sources, det="your")
    elif part.actor in (t.ENEMY, t.OTHERS):
        sources = replace(sources, adjs=("enemy",))
    to = thing(part.scope, speech, "subject") if part.scope is not None else None
    quantity = Quantity(Amount(part.amount), "bonus-damage")
    verb = "cause-damage" if to is None else "deal"
    time = "" if span.uses == 1 else span.time  # said of the play
    return [Sentence((Clause(verb, sources, receiver=to, quantity=quantity, time=time),), openings)]


def _play_to(part: ab.PlayTo, speech: Speech, span: Span) -> list[Sentence]:
    where = Place("battlefield", thing=described(part.places, speech))
    if part.only:
        only = Clause("play", YOU, speech.me(), at=where, modal="can", manner=("only",))
        return [Sentence((only,))]
    return [Sentence((Clause("play", YOU, speech.me(), at=where, modal="may", manner=("also",)),))]


def _play_for(part: ab.PlayFor, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if")
    price = Clause("play", YOU, speech.me(), words=tokens(part.cost) or "[0]", modal="may")
    if part.cost.deeds:
        paid = tuple(replace(c, modal="may") for c in deeds(part.cost, speech))
        return [Sentence((*paid, Clause("play", YOU, speech.me(), words="[0]", modal="may")), openings, "and")]
    return [Sentence((price,), openings)]


def _rule(part: ab.RuleChange, speech: Speech, span: Span) -> list[Sentence]:
    if span.uses == 1 and part.rule in (t.PREVENT_DAMAGE, t.DOUBLE_DAMAGE):
        return _next_damage(part, speech, span)
    if span.uses == 1 and skipped_phase(part.rule) != t.NO_PHASE:
        skip = changed_rule(part, speech)
        assert skip.object is not None
        return [Sentence((replace(skip, object=replace(skip.object, adjs=("next",))),), _while(part.condition, speech))]
    return [Sentence((replace(changed_rule(part, speech), time=span.time),), _while(part.condition, speech))]


def _triggered(part: ab.Triggered, speech: Speech, span: Span) -> list[Sentence]:
    openings = (when(part.when, speech, part.limit, time=span.time),)
    return tell(part.effect, speech, openings, modal="may" if part.optional else "")


def _additional(part: ab.AdditionalCost, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if")
    paid = deeds(part.cost, speech)
    play = Clause("play", YOU, speech.me())
    out = [
        Sentence(
            tuple(replace(c, modal="may" if part.optional else "") for c in paid),
            (*openings, Opening("as-an-additional-cost", (play,))),
            "and",
        )
    ]
    if part.discount_energy:
        speech.new_sentence()
        less = Quantity(Amount(part.discount_energy), "energy-less")
        out.append(Sentence((Clause("cost", speech.me(), quantity=less),), (Opening("if-you-do"),)))
    return out


_REPLACED = {
    t.E_DIED: ("die", False),
    t.E_STUNNED: ("stun", True),
    t.E_READIED: ("ready", True),
    t.E_EXHAUSTED: ("exhaust", True),
    t.E_BUFFED: ("buff", True),
    t.E_DISCARDED: ("discard", True),
    t.E_RECYCLED: ("recycle", True),
    t.E_BANISHED: ("banish", True),
    t.E_DEALT: ("take", False),
    t.E_MOVED: ("move-self", False),
    t.E_RETURNED: ("return", True),
    t.E_ENTERED: ("enter", False),
    t.E_PLAYED: ("play", True),
    t.E_REVEALED: ("reveal", True),
    t.E_LEFT: ("leave", False),
    t.E_CHOSEN: ("choose", True),
    t.E_EMPOWERED: ("empower", True),
    t.E_HEALED: ("heal", True),
}


def _replacement(part: ab.Replacement, speech: Speech, span: Span) -> list[Sentence]:
    if part.event not in _REPLACED:
        raise Unspoken(part, f"a replacement of {t.EVENT_NAMES[part.event]}")
    verb, is_passive = _REPLACED[part.event]
    if isinstance(part.scope, se.Select):
        subject = described(part.scope, speech)
        speech.latest = subject
    else:
        subject = _scope(part, speech)
    speech.event = subject
    would = Clause(verb, subject, passive=is_passive, modal="would", time=span.time)
    if part.event == t.E_DEALT:
        would = replace(would, object=Thing(("damage",), "bare"))
    before = "once-each-turn" if part.limit else ""
    openings: tuple[Opening, ...] = (Opening("next-time" if span.uses == 1 else "if", (would,), before=before),)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.substitute, speech, openings)
        at = min(1, len(said) - 1)
        return [replace(x, instead=True, joined="and") if i == at else x for i, x in enumerate(said)]
    modal: Modal = "may" if part.optional else ""
    return tell(part.substitute, speech, openings, instead=True, modal=modal, joined="and")


def _next_damage(part: ab.RuleChange, speech: Speech, span: Span) -> list[Sentence]:
    """ "The next time it would take damage this turn, prevent all damage to it." """
    subject = Thing(("unit",), "a") if part.scope is None else thing(part.scope, speech, "subject")
    if isinstance(part.scope, se.Select):
        subject = described(part.scope, speech)
    speech.event = subject
    would = Clause("take", subject, Thing(("damage",), "bare"), modal="would", time=span.time)
    openings = (Opening("next-time", (would,)), *_while(part.condition, speech, "if"))
    it = thing(se.Subject(), speech, "subject")
    if part.rule == t.PREVENT_DAMAGE:
        return [Sentence((Clause("prevent", receiver=it, manner=("all-damage",)),), openings)]
    return [Sentence((Clause("take", it, manner=("twice-the-damage",)),), openings)]


def _toll(part: ab.MoveToll, speech: Speech, span: Span) -> list[Sentence]:
    """ "For each unit, opponents must pay … to move to …"."""
    who = players(part.actor)
    where = (
        Place("here") if part.places.where == se.HERE else Place("battlefield", thing=described(part.places, speech))
    )
    units = Thing(("unit",), "bare", plural=True)
    move = Clause("move", YOU, units, to=where)
    each = Thing(("unit",), other=part.beyond > 0)
    price = tokens(part.cost)
    pay = Clause("pay", who, words=price, modal="must", purpose=move, quantity=Quantity(Amount(1, each=each), ""))
    return [Sentence((pay,))]


def _token_instead(part: ab.TokenInstead, speech: Speech, span: Span) -> list[Sentence]:
    unit_token = Thing(("unit-token",))
    would = Clause("play", YOU, unit_token, modal="would")
    before = "once-each-turn" if part.limit else ""
    openings: tuple[Opening, ...] = (Opening("if", (would,), before=before),)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    modal: Modal = "may" if part.optional else ""
    what = unit_token
    if part.token is not None:
        what = token(part.token)
    if part.more:
        more = replace(what, det="n" if part.more > 1 else "a", n=part.more, plural=part.more > 1, adjs=("additional",))
        return [Sentence((Clause("play", YOU, more, modal=modal),), openings)]
    return [Sentence((Clause("play", YOU, what, modal=modal),), openings, instead=True)]


def _trigger_change(part: ab.TriggerChange, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    if part.kind >= 0:
        what = Thing(("conquer-effect" if part.kind == t.E_CONQUERED else "hold-effect",), "your", plural=True)
        if part.here:
            at_this = ab.When(part.kind, actor=t.YOURS, types=t.BATTLEFIELD, place=se.HERE)
            openings = (*openings, when(at_this, speech))
    else:
        place = Place("here") if part.here else None
        name = t.KEYWORD_NAMES[part.keyword]
        what = Thing(("effect",), "your", plural=True, keywords=(name,), place=place)
    manner = () if part.never else ("an-additional-time",)
    clause = Clause("trigger", what, manner=manner, negated=part.never, time=span.time)
    return [Sentence((clause,), openings)]


_PASSIVES: dict[type, Callable[..., list[Sentence]]] = {
    ab.Aura: _aura,
    ab.CostChange: _cost_change,
    OptionalCostsLess: _optional_costs,
    ab.Enters: _enters,
    ab.Cant: _cant,
    ab.BonusDamage: _bonus_damage,
    ab.PlayTo: _play_to,
    ab.PlayFor: _play_for,
    ab.AdditionalCost: _additional,
    ab.Replacement: _replacement,
    ab.MoveToll: _toll,
    ab.TokenInstead: _token_instead,
    ab.RuleChange: _rule,
    ab.TriggerChange: _trigger_change,
    ab.Triggered: _triggered,
}
"""How each ability that is neither a keyword nor used is said."""
