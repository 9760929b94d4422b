"""Passives, replacements and changes of costs as sentences, standing or for a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from farfield.rules import terms as t
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects.parts import NULL, Ability, Condition, Number, Objects
from farfield.rules.rule_numbers import skipped_phase
from farfield.rules.symbols import symbol_of

from .bracket_tokens import granted, tokens
from .conditions import opening
from .events import deeds, when
from .instructions import pay_to, tell
from .kinds import CONTROLLED_BY_YOU, OPPONENT, OPPONENTS, YOUR_SIDE, nouns_of
from .meaning import GAP, YOU, Amount, Clause, Modal, Opening, OpeningKind, Place, Quantity, Sentence, Thing, Time
from .noun_phrases import amount, described, narrowed, thing
from .persons import done_by
from .prohibitions import changed_rule, forbidden, players
from .speech import Speech, Unspoken
from .verbs import PRICES, counted_keyword, token


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
    if uses > 1 and not isinstance(part, ab.Replacement):
        raise Unspoken(part, "a text that is used up after several times")
    return speaks(part, speech, Span(time, uses))


def _while(condition: Condition | None, speech: Speech, kind: OpeningKind = "while") -> tuple[Opening, ...]:
    return () if condition is None else (opening(kind, condition, speech),)


def _scope(part: Ability, speech: Speech) -> Thing:
    """Whom a passive speaks of, as those who have, do or can't do it."""
    assert part.scope is not None  # these are always written with whom they mean
    return thing(part.scope, speech, "subject")


def _aura(part: ab.Aura, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    who = _receiving(part, speech, span)
    clauses: list[Clause] = []
    words, quoted = granted(part.grants)
    verb, time = ("give" if part.worn else "have"), ("" if span.uses == 1 else span.time)
    to_its_unit = ("to-its-unit",) if part.worn else ()
    if part.might is not None:
        more = Quantity(amount(part.might, speech), "might", extra=_besides_its_buff(part))
        least = part.least if part.least != NULL else None
        clauses.append(Clause(verb, who, quantity=more, time=time, manner=to_its_unit, least=least))
    for g in part.grants:
        if isinstance(g, ab.Keyword) and g.amount is not None:
            clauses.append(counted_keyword("have", who, g, speech, time))
    if words or quoted:
        if clauses:
            clauses = [replace(clauses[0], words=words, abilities=quoted)]
        else:
            clauses.append(Clause(verb, who, words=words, abilities=quoted, time=time, manner=to_its_unit))
    if part.tags:
        tag = Thing(("tag",), "the", plural=len(part.tags) > 1, name=", ".join(part.tags))
        clauses.append(Clause("have", who, tag, time=time))
    if part.lent is not None:
        lenders = replace(described(part.lent, speech), det="all", plural=True)
        clauses.append(Clause("have", who, Thing(("exhaust-ability",), "the", plural=True, owner=lenders), time=time))
    return [Sentence(tuple(clauses), openings, "and")]


def _besides_its_buff(part: ab.Aura) -> bool:
    """Might that a buffed unit has: the buff gives some already."""
    filters = part.condition.filters if isinstance(part.condition, co.Fits) else ()
    return any(isinstance(f, se.Is) and f.state == se.BUFFED and not f.negate for f in filters)


def _receiving(part: ab.Aura, speech: Speech, span: Span) -> Thing:
    """Whom a passive gives something to, or what gives it to its wearer."""
    if span.uses == 1 and isinstance(part.scope, se.Select):
        return _played(described(part.scope, speech), YOU, span)
    if part.worn and isinstance(part.scope, se.Select):
        return replace(described(part.scope, speech), det="each")
    return _scope(part, speech)


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
    openings = _while(_besides(part), speech, "if" if part.mine else "while")
    if part.about == ab.OPTIONAL_COSTS:
        return [Sentence((replace(_optional_costs(part), time=span.time),), openings)]
    if part.mine:
        who = speech.me()
        if part.choosing is not None:
            openings = (*openings, Opening("if", (Clause("choose", YOU, _chosen(part.choosing, speech)),)))
            speech.new_sentence()
    elif part.about == ab.REPEAT_COSTS:
        who = Thing(("repeat-cost",), "your" if part.actor == t.YOURS else "bare", plural=True)
        if part.actor in (t.FRIENDLY, t.ENEMY):
            who = replace(who, adjs=("friendly" if part.actor == t.FRIENDLY else "enemy",))
    elif part.about == ab.ABILITY_COST:
        who = _abilities(part, speech)
    else:
        what = Thing(nouns_of(part.types))
        for f in part.filters:
            what = narrowed(what, f, speech)
        if part.actor == t.ANY_SIDE:
            who = replace(what, det="bare", plural=True)
        else:
            who = _played(what, players(part.actor), span)
            if part.first:
                play = replace(who.relatives[0], time="each-turn")
                who = replace(
                    who, det="the", adjs=("first", *who.adjs), plural=False, relatives=(play, *who.relatives[1:])
                )
        if part.choosing is not None:
            choosing = Clause("choose", GAP, _chosen(part.choosing, speech, part.actor))
            who = replace(who, relatives=(*who.relatives, choosing))
    return [Sentence((c,), openings) for c in _cost_changes(part, who, speech)]


def _besides(part: ab.CostChange) -> Condition | None:
    """What must be so, beside that it is the first of the turn."""
    if not part.first or part.about == ab.ABILITY_COST:
        return part.condition
    return part.condition.conditions[0] if isinstance(part.condition, co.Both) else None


def _chosen(objects: Objects, speech: Speech, whose: t.Relation = t.YOURS) -> Thing:
    """What something chooses: "me", "a unit here"."""
    if not isinstance(objects, se.Select):
        return thing(objects, speech)
    if objects.side == t.FRIENDLY and whose == t.ANY_SIDE:  # to whatever chooses it
        anybodys = se.Select(objects.what, t.ANY_SIDE, objects.where, objects.filters)
        return replace(described(anybodys, speech), group="on-their-side")
    return described(objects, speech)


def _abilities(part: ab.CostChange, speech: Speech) -> Thing:
    """ "The [Empower] costs of your units here", "the first activated ability of friendly gear each turn"."""
    assert part.scope is not None  # it says whose
    owner = thing(part.scope, speech, "subject")
    if part.keyword != t.NO_KEYWORD:
        return Thing((f"{t.KEYWORD_NAMES[part.keyword].lower()}-cost",), "the", plural=True, owner=owner)
    if part.first:
        return Thing(("ability",), "the", adjs=("first", "activated"), owner=owner, group="each-turn")
    return Thing(("ability",), "the", adjs=("activated",), plural=True, owner=owner)


def _cost_changes(part: ab.CostChange, who: Thing, speech: Speech) -> list[Clause]:
    """By how much; Energy and Power in one breath where they are counted alike and go the same way."""
    least = part.least if part.least else None
    out: list[Clause] = []
    power = _power_change(part, speech)
    if part.energy is not None:
        n = for_each(amount(part.energy, speech))
        if n.equal is not None:
            # "My Energy cost is reduced by …": "costs less equal to …" is no English.
            cost = Thing(("energy-cost",), "the", owner=who)
            by = Quantity(replace(n, n=abs(n.n)), "by")
            out.append(Clause("reduce" if n.n < 0 else "increase", cost, passive=True, quantity=by, least=least))
        else:
            quantity = Quantity(replace(n, n=abs(n.n)), "energy-less" if n.n < 0 else "energy-more")
            if part.either:
                quantity = replace(quantity, noun="either-less")
            if power is not None and n.each == power.amount.each and (n.n < 0) == (power.noun == "power-less"):
                return [Clause("cost", who, quantity=replace(quantity, also=power), least=least)]
            out.append(Clause("cost", who, quantity=quantity, least=least))
    if power is not None:
        if power.amount.equal is not None:
            cost = Thing(("power-cost",), "the", owner=replace(who, again=bool(out)))
            by = replace(power, noun="by")
            out.append(Clause("reduce" if power.noun == "power-less" else "increase", cost, passive=True, quantity=by))
        else:
            out.append(Clause("cost", who, quantity=power, least=least if part.energy is None else None))
    return out


def for_each(n: Amount) -> Amount:
    """What is counted: "[1] less for each card in your trash"."""
    if n.equal is None or not n.equal.plural or n.equal.det != "bare" or n.plus is not None:
        return n
    return replace(n, equal=None, each=replace(n.equal, det="a", plural=False))


def _power_change(part: ab.CostChange, speech: Speech) -> Quantity | None:
    if part.power is None:
        return None
    n = for_each(amount(part.power, speech))
    noun = "power-less" if n.n < 0 else "power-more"
    return Quantity(replace(n, n=abs(n.n)), noun, symbol=symbol_of(part.symbol))


def _optional_costs(part: ab.CostChange) -> Clause:
    which = (Clause("pay", YOU, GAP),)
    what = Thing(("additional-cost",), "bare", adjs=("optional",), plural=True, relatives=which)
    assert isinstance(part.energy, Number)  # written as a plain number
    return Clause("reduce", what, passive=True, quantity=Quantity(Amount(abs(part.energy.n)), "by-either"))


def _hide_for(part: ab.HideFor, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech)
    cards = Thing(("card",), "bare", plural=True)
    if part.cost.free:
        free = Clause("hide", YOU, cards, modal="can", price="ignoring-costs", time=span.time)
        return [Sentence((free,), openings)]
    hide = Clause("hide", YOU, replace(cards, det="a", plural=False, keywords=("Hidden",)))
    instead = ("instead-of-any-power",)
    pay = Clause("pay", YOU, words=tokens(part.cost), modal="may", manner=instead, purpose=hide, time=span.time)
    return [Sentence((pay,), openings)]


def _enters(part: ab.Enters, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if")
    if isinstance(part.condition, co.SourceAtBattlefield):
        speech.new_sentence()  # it is not there yet: "if you play me to a battlefield"
        openings = (Opening("if", (Clause("play", YOU, speech.me(), at=Place("battlefield")),)),)
    if isinstance(part.scope, se.Select) and part.played:
        who = _played(described(part.scope, speech), OPPONENTS if part.scope.side == t.ENEMY else YOU, span)
    else:
        who = _scope(part, speech)
    manner = ("exhausted",) if part.exhausted else ("ready",)
    return [Sentence((Clause("enter", who, manner=manner, time="" if part.played else span.time),), openings)]


def _cant(part: ab.Cant, speech: Speech, span: Span) -> list[Sentence]:
    speech.they = part.they
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
    if isinstance(part.scope, se.Select):
        what = replace(described(part.scope, speech), det="bare", plural=True)
        if part.places.where == se.HERE:
            where = Place("here")
        if part.price is not None:
            play = Clause("play", YOU, replace(what, det="a", plural=False), at=where)
            who = players(t.ANY_SIDE if part.anybody else part.actor)
            pay = Clause("pay", who, words=tokens(part.price), modal="may")
            return [Sentence((pay,), (Opening("as-an-additional-cost", (play,)),))]
        return [Sentence((Clause("play", what, at=where, modal="may", manner=("also",), passive=True),))]
    if part.ambush:
        even = ("also", "with-no-other-units-there")
        ambush = Clause("play", YOU, speech.me(), at=where, modal="may", manner=even)
        return [Sentence((ambush,), (Opening("with-ambush"),))]
    if part.only:
        only = Clause("play", YOU, speech.me(), at=where, modal="can", manner=("only",))
        return [Sentence((only,))]
    return [Sentence((Clause("play", YOU, speech.me(), at=where, modal="may", manner=("also",)),))]


def _may_play(part: ab.MayPlay, speech: Speech, span: Span) -> list[Sentence]:
    assert part.scope is not None
    what = speech.me()
    if isinstance(part.scope, se.Select):
        one = span.uses == 1
        what = replace(described(part.scope, speech, origin=True), det="a" if one else "bare", plural=not one)
    words = tokens(part.price) or "[0]" if part.price is not None else ""
    price = PRICES[part.cost_mode][what.plural]
    play = Clause("play", YOU, what, words=words, price=price, modal="may", time=span.time)
    return [Sentence((play,), _while(part.condition, speech, "if"))]


def _play_for(part: ab.PlayFor, speech: Speech, span: Span) -> list[Sentence]:
    openings = _while(part.condition, speech, "if")
    price = Clause("play", YOU, speech.me(), words=tokens(part.cost) or "[0]", modal="may")
    if part.cost.deeds:
        paid = tuple(replace(c, modal="may") for c in deeds(part.cost, speech))
        return [Sentence((*paid, Clause("play", YOU, speech.me(), words="[0]", modal="may")), openings, "and")]
    return [Sentence((price,), openings)]


def _rule(part: ab.RuleChange, speech: Speech, span: Span) -> list[Sentence]:
    if part.rule == t.MORE_MIGHT_LOSS:
        return _more_might_loss(part, speech)
    if span.uses == 1 and part.rule in (t.PREVENT_DAMAGE, t.DOUBLE_DAMAGE):
        return _next_damage(part, speech, span)
    if span.uses == 1 and skipped_phase(part.rule) != t.NO_PHASE:
        skip = changed_rule(part, speech)
        assert skip.object is not None
        return [Sentence((replace(skip, object=replace(skip.object, adjs=("next",))),), _while(part.condition, speech))]
    return [Sentence((replace(changed_rule(part, speech), time=span.time),), _while(part.condition, speech))]


_LESS_MIGHT = Quantity(Amount(-1), "some-might")


def _more_might_loss(part: ab.RuleChange, speech: Speech) -> list[Sentence]:
    """ "If one of your spells or abilities would give -[M] to a unit it chooses, …" """
    mine = Thing(("spell", "ability"), relatives=(CONTROLLED_BY_YOU,))
    it = Thing(("spell", "ability"), "it")
    chosen = Thing(("unit",), relatives=(Clause("choose", it, GAP),))
    would = Clause("give", mine, receiver=chosen, quantity=_LESS_MIGHT, modal="would")
    openings = (Opening("if", (would,)), *_while(part.condition, speech))
    more = Quantity(Amount(-part.amount), "might", extra=True)
    return [Sentence((Clause("give", it, receiver=Thing(("unit",), "that"), quantity=more),), openings)]


def _as_it(part: ab.AsIt, speech: Speech, span: Span) -> list[Sentence]:
    if part.moment == ab.AS_PLAYED:
        happens = Clause("play", YOU, speech.me())
    else:
        happens = Clause("attach", speech.me(), passive=True, onto=Thing(("unit",)))
    return tell(part.effect, speech, (Opening("as-part-of-it", (happens,)),))


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
    if part.ignores_cost:
        speech.new_sentence()
        played = Clause("play", YOU, speech.me(), price="ignoring-its-cost")
        out.append(Sentence((played,), (Opening("if-you-do"),)))
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
    t.E_WEAKENED: ("reduce", True),
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
    before = "once-each-turn" if part.limit else ""
    in_combat = isinstance(part.condition, co.InShowdown) and part.condition.combat
    would = [replace(c, time="during-combat" if in_combat else span.time) for c in _would(part, speech)]
    kind: OpeningKind = "next-time" if span.uses > 0 else "if"
    times = max(span.uses, 0)
    openings: tuple[Opening, ...] = (Opening(kind, tuple(would), joined="or", before=before, times=times),)
    if part.condition is not None and not in_combat:
        speech.they = part.they
        openings = (*openings, opening("if", part.condition, speech))
        speech.they = False
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.substitute, speech, openings)
        at = min(1, len(said) - 1)
        said = [replace(x, instead=True, joined="and") if i == at else x for i, x in enumerate(said)]
    else:
        modal: Modal = "may" if part.optional else ""
        said = tell(part.substitute, speech, openings, instead=True, modal=modal, joined="and")
    if part.theirs or part.they:
        who = Thing(("player",), "that")
        if part.theirs:
            who = Thing(("controller",), "the", owner=replace(speech.subject(), again=False))
        said = done_by([replace(said[0], openings=()), *said[1:]], who)
        said[0] = replace(said[0], openings=openings)
    return said


def _would(part: ab.Replacement, speech: Speech) -> list[Clause]:
    """What would happen; of several, each as a clause of its own."""
    if part.event in (t.E_TIED, t.E_TRASHED):
        speech.event = Thing(("card",))
        return [Clause("fixed", words="combat-ties" if part.event == t.E_TIED else "goes-to-your-trash")]
    if part.event in (t.E_CONQUERED, t.E_HELD):
        who = {t.YOURS: YOU, t.FRIENDLY: YOUR_SIDE, t.ENEMY: OPPONENT, t.OTHERS: OPPONENT}.get(part.actor)
        speech.latest = Thing(("battlefield",))
        point = Thing(("point",))
        return [Clause("score", who or Thing(("player",)), point, modal="would", manner=(_SCORED_BY[part.kinds],))]
    if isinstance(part.scope, se.Select):
        subject = described(part.scope, speech)
        speech.latest = subject
    else:
        subject = _scope(part, speech)
    speech.event = subject
    if part.chosen:
        return [_done_by_what_chooses(part, subject)]
    out: list[Clause] = []
    for event in part.kinds:
        if event not in _REPLACED:
            raise Unspoken(part, f"a replacement of {t.EVENT_NAMES[event]}")
        verb, is_passive = _REPLACED[event]
        would = Clause(verb, subject, passive=is_passive, modal="would")
        if event == t.E_DEALT:
            would = replace(would, object=Thing(("damage",), "bare"))
        elif event == t.E_WEAKENED:
            would = replace(would, subject=Thing(("might",), "the", owner=subject))
        elif event == t.E_RETURNED:
            would = replace(would, to=Place("hand", "owner"))
        out.append(would)
    return out


def _done_by_what_chooses(part: ab.Replacement, whom: Thing) -> Clause:
    """ "a spell or ability that chooses me would stun me, give -[M] to me or …"."""
    texts = Thing(("spell", "ability"), relatives=(Clause("choose", GAP, whom),))
    said: list[Clause] = []
    for event in part.kinds:
        if event == t.E_WEAKENED:
            done = Clause("give", texts, receiver=whom, quantity=_LESS_MIGHT)
        elif event == t.E_RETURNED:
            done = Clause("return", texts, whom, to=Place("hand", "owner"))
        elif event == t.E_DIED:
            done = Clause("kill", texts, whom)
        else:
            done = Clause(_REPLACED[event][0], texts, whom)
        said.append(replace(done, modal="would"))
    return replace(said[0], together=tuple(said[1:]))


_SCORED_BY = {
    (t.E_CONQUERED,): "by-conquering",
    (t.E_HELD,): "by-holding",
    (t.E_CONQUERED, t.E_HELD): "by-conquering-or-holding",
}


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
    move = Clause("move", YOU, units, to=where, manner=("at-the-same-time",) if part.beyond else ())
    each = Thing(("unit",), group="beyond-the-first" if part.beyond == 1 else "", other=part.beyond > 1)
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
        many, it = part.more > 1, Thing(("unit-token",), "that")
        more = Thing(("copy",), "n" if many else "a", part.more, many, adjs=("additional",), owner=it)
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
        if part.keyword == t.TEMPORARY:  # what it does is its own effect, not that of a text that has it
            what = Thing(("temporary-effect",), "your", plural=True, place=place)
        else:
            what = Thing(("effect",), "your", plural=True, keywords=(t.KEYWORD_NAMES[part.keyword],), place=place)
    manner = () if part.never else ("an-additional-time",)
    clause = Clause("trigger", what, manner=manner, negated=part.never, time=span.time)
    return [Sentence((clause,), openings)]


def _as_seen(part: ab.AsSeen, speech: Speech, span: Span) -> list[Sentence]:
    """ "As you look at or reveal me on top of your Main Deck, …"; only as it is revealed: "As I'm revealed …"."""
    me = speech.me()
    if part.looked_at:
        look, show = (Clause(verb, YOU, me, manner=("on-top-of-your-main-deck",)) for verb in ("look", "reveal"))
        seen = replace(look, together=(show,))
    else:
        seen = Clause("reveal", me, passive=True, manner=("from-your-main-deck",))
    return tell(part.effect, speech, (Opening("as-it-happens", (seen,)),))


_PASSIVES: dict[type, Callable[..., list[Sentence]]] = {
    ab.Aura: _aura,
    ab.AsIt: _as_it,
    ab.CostChange: _cost_change,
    ab.HideFor: _hide_for,
    ab.Enters: _enters,
    ab.Cant: _cant,
    ab.BonusDamage: _bonus_damage,
    ab.PlayTo: _play_to,
    ab.PlayFor: _play_for,
    ab.MayPlay: _may_play,
    ab.AdditionalCost: _additional,
    ab.Replacement: _replacement,
    ab.MoveToll: _toll,
    ab.TokenInstead: _token_instead,
    ab.RuleChange: _rule,
    ab.TriggerChange: _trigger_change,
    ab.AlsoEffects: lambda part, speech, span: [Sentence(term="hold-effects-are-conquer-effects")],
    ab.CopiesText: lambda part, speech, span: [Sentence(term="copies-the-text-of-its-unit")],
    ab.Triggered: _triggered,
    ab.AsSeen: _as_seen,
    ab.LooksFirst: lambda part, speech, span: [Sentence(term="look-first")],
}
"""How each ability that is neither a keyword nor used is said."""
