"""Instructions as sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from farfield.rules.effects import other_players as ot
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.base import Effect
from farfield.rules.effects.resources import AddResources
from farfield.rules.symbols import symbol_of

from .conditions import opening
from .events import deeds, when
from .kinds import counted, nouns_of
from .meaning import GAP, YOU, Clause, Joint, Modal, Opening, OpeningKind, Place, Sentence, Thing
from .noun_phrases import acting, amount, described, thing
from .persons import clause_by, done_by
from .speech import Speech, Unspoken
from .verbs import TIMES, clause

_SHORT = (vb.Draw, vb.Discard, vb.Channel, vb.GainXP, vb.GainPoints, vb.Burn, vb.Predict)
"""Instructions without an object, which stand together in a sentence."""

Openings = tuple[Opening, ...]


def flat(effect: Effect) -> list[Effect]:
    if isinstance(effect, ct.Seq):
        return [x for inner in effect.effects for x in flat(inner)]
    return [effect]


def tell(
    effect: Effect,
    speech: Speech,
    openings: Openings = (),
    *,
    instead: bool = False,
    modal: Modal = "",
    joined: Joint = "",
) -> list[Sentence]:
    """An effect as sentences. What stands in `openings` opens the first of them."""
    rest = flat(effect)
    out: list[Sentence] = []
    opened = bool(openings) or instead or bool(modal)
    while rest:
        if not (openings and not out):
            speech.new_sentence()
        first = rest[0]
        if isinstance(first, vb.LookAtTop) and len(rest) > 1 and _about(rest[1], first.name):
            looked = _look_and_do(first, rest[1], speech, openings)
            if modal:
                looked[0] = replace(looked[0], clauses=tuple(replace(c, modal=modal) for c in looked[0].clauses))
            out.extend(looked)
            rest = rest[2:]
        elif type(first) in _SENTENCES:
            out.extend(_whole(first, _Telling(speech, openings, instead, modal)))
            rest = rest[1:]
        else:
            taken = _together(rest, opened and not out)
            rest = rest[len(taken) :]
            clauses: list[Clause] = []
            for one in taken:
                said = clause(one, speech)
                if speech.before:
                    # Somebody else chooses first: that is a sentence of its own.
                    out.append(Sentence((*clauses, *speech.before), openings))
                    clauses, openings = [], ()
                    speech.before.clear()
                if speech.only_while:
                    raise Unspoken(one, "an instruction about what holds only for a while")
                clauses.append(said)
                clauses.extend(speech.after)
                speech.after.clear()
            if modal and any(c.subject.det != "you" for c in clauses):
                out.append(_may_do_this([Sentence(tuple(clauses), joined="and", instead=instead)], openings))
                openings, instead, modal = (), False, ""
                continue
            if modal:
                clauses = [replace(c, modal=modal) for c in clauses]
            by: Joint = joined or ("and" if isinstance(taken[0], ct.Choose) or len(clauses) > 2 else "then")
            out.append(Sentence(tuple(clauses), openings, by, instead))
        openings, instead, modal = (), False, ""
    return out


def _together(effects: list[Effect], opened: bool) -> list[Effect]:
    """How many of the instructions go into one sentence."""
    if isinstance(effects[0], _SHORT) or opened:
        kinds: tuple[type, ...] | None = None if opened else _SHORT
        taken = [effects[0]]
        for x in effects[1:]:
            fits = type(x) not in _SENTENCES if kinds is None else isinstance(x, kinds)
            if not fits or isinstance(x, ct.Choose) or len(taken) == 4:
                break
            taken.append(x)
        return taken
    return effects[:1]


def _may_do_this(sentences: list[Sentence], openings: Openings) -> Sentence:
    """ "You may do this: …", for what is more than a verb of yours."""
    lead = Clause("do", YOU, modal="may", manner=("following",))
    return Sentence((lead,), openings, do_this=True, modes=(tuple(sentences),))


@dataclass(frozen=True)
class _Telling:
    """How a sentence of its own begins: what opens it, and whether it is said "instead" or after "you may"."""

    speech: Speech
    openings: Openings
    instead: bool = False
    modal: Modal = ""


def _whole(part: Effect, telling: _Telling) -> list[Sentence]:
    speaks = _SENTENCES.get(type(part))
    if speaks is None:
        raise Unspoken(part, "an instruction")
    if telling.modal and not isinstance(part, (ct.If, ct.May, ct.PayTo, vb.LookAtTop)):
        return [_may_do_this(speaks(part, replace(telling, openings=(), modal="")), telling.openings)]
    return speaks(part, telling)


def _if(part: ct.If, telling: _Telling) -> list[Sentence]:
    speech, openings, modal = telling.speech, telling.openings, telling.modal
    if part.instead and part.no is not None:
        usual = tell(part.no, speech, openings, modal=modal)
        speech.new_sentence()
        return usual + tell(part.yes, speech, (opening("if", part.condition, speech),), instead=True, modal=modal)
    opened = replace(opening("if", part.condition, speech), late=True)
    strengthened = speech.strengthened
    out = tell(part.yes, speech, (*openings, opened), instead=telling.instead, modal=modal)
    if part.no is not None:
        speech.new_sentence()
        speech.strengthened = strengthened
        out += tell(part.no, speech, (Opening("otherwise"),), modal=modal)
    return out


def _may(part: ct.May, telling: _Telling) -> list[Sentence]:
    return tell(part.effect, telling.speech, telling.openings, modal="may") + _if_not(part.no, telling.speech)


def _pay(part: ct.PayTo, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    return pay_to(deeds(part.cost, speech), part.effect, speech, telling.openings) + _if_not(part.no, speech)


def _if_not(effect: Effect | None, speech: Speech) -> list[Sentence]:
    if effect is None:
        return []
    speech.new_sentence()
    return tell(effect, speech, (Opening("if-you-dont"),))


def _repeatedly(part: ct.Repeatedly, telling: _Telling) -> list[Sentence]:
    speech, openings = telling.speech, telling.openings
    times = amount(part.times, speech)
    if times.each is not None and times.n == 1:
        return tell(part.effect, speech, (*openings, Opening("for-each", (Clause("be", times.each),))))
    lead = Sentence((), openings, do_this=True, amount=times.n if times.equal is None and not times.that else -1)
    return [replace(lead, modes=(tuple(tell(part.effect, speech)),))]


def _modes(part: ct.Modes, telling: _Telling) -> list[Sentence]:
    said = tuple(tuple(tell(mode, telling.speech)) for mode in part.modes)
    term = "choose-one" if part.most == 1 else "choose-up-to" if part.least == 0 else "choose-several"
    if part.differ:
        term = "choose-one-not-yet-chosen"
    return [Sentence((), telling.openings, term=term, amount=part.most, modes=said)]


def _do_this(part: ct.DoThis, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.effect, speech)
    else:
        said = tell(part.effect, speech, modal="may" if part.optional else "")
    return [Sentence((), telling.openings, do_this=True, modes=(tuple(said),))]


def _if_kills(part: ct.IfKills, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    if part.each:
        killed = Thing(("unit",), "each", relatives=(Clause("kill", speech.me(), GAP),))
        opened = Opening("for-each", (Clause("be", killed),))
    else:
        opened = Opening("if", (Clause("kill", speech.me(), thing(part.objects, speech)),))
    lead = Sentence((), (*telling.openings, opened), do_this=True)
    return [replace(lead, modes=(tuple(tell(part.effect, speech)),))]


def _later(part: ct.Later, telling: _Telling) -> list[Sentence]:
    kind: OpeningKind = "next-time" if part.uses == 1 else "when"
    opened = when(part.when, telling.speech, kind=kind, time=TIMES[part.until])
    return tell(part.effect, telling.speech, (*telling.openings, opened))


def _lasts(part: ct.Lasts, telling: _Telling) -> list[Sentence]:
    from .passives import passive

    out = passive(part.ability, telling.speech, TIMES[part.until], part.uses)
    if telling.openings:
        out = [replace(out[0], openings=(*telling.openings, *out[0].openings)), *out[1:]]
    return out


def _as_players(part: ot.AsPlayers, telling: _Telling) -> list[Sentence]:
    who = acting(part.who, telling.speech)
    if part.next_first:
        telling = replace(telling, openings=(*telling.openings, Opening("starting-with-the-next-player")))
    done = done_by(tell(part.effect, telling.speech), who)
    done[0] = replace(done[0], openings=(*telling.openings, *done[0].openings))
    return done


def _unless_they(part: ot.UnlessTheyDo, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    who = acting(part.who, speech)
    if part.let:
        # "Deal 6 to it. If its controller chooses so, draw 2 instead."
        usual = tell(part.effect, speech, telling.openings)
        speech.new_sentence()
        so = Opening("if", (Clause("choose", who, manner=("so",)),))
        return usual + tell(part.they, speech, (so,), instead=True)
    they = [clause_by(c, who) for c in clauses_of(part.they, speech)]
    return tell(part.effect, speech, (*telling.openings, Opening("unless", tuple(they))))


def _add(part: AddResources, telling: _Telling) -> list[Sentence]:
    energy = f"[{part.energy}]" if part.energy else ""
    power = "".join(f"[{symbol_of(mask)}]" for mask in part.power)
    out = [Sentence((), telling.openings, words=f"[Add] {energy}{power}")]
    if part.only:
        cards = Thing(nouns_of(part.only), "bare", plural=True)
        out.append(Sentence((Clause("play", YOU, cards),), term="use-only-to"))
    return out


def _look_at_top(part: vb.LookAtTop, telling: _Telling) -> list[Sentence]:
    looked = _look(part, telling.speech, telling.openings)
    if telling.modal:
        looked[0] = replace(looked[0], clauses=tuple(replace(c, modal=telling.modal) for c in looked[0].clauses))
    return looked


_SENTENCES: dict[type, Callable[..., list[Sentence]]] = {
    ct.If: _if,
    ct.May: _may,
    ct.PayTo: _pay,
    ct.Repeatedly: _repeatedly,
    ct.Modes: _modes,
    ct.DoThis: _do_this,
    ct.Later: _later,
    ct.IfKills: _if_kills,
    ct.Lasts: _lasts,
    ot.AsPlayers: _as_players,
    ot.UnlessTheyDo: _unless_they,
    AddResources: _add,
    vb.LookAtTop: _look_at_top,
}
"""Effects that are sentences of their own, and how; all others are clauses."""


def pay_to(price: list[Clause], effect: Effect, speech: Speech, openings: Openings = ()) -> list[Sentence]:
    """ "You may pay … to …"; if what follows is more than a clause: "You may pay …. If you do, …"."""
    parts = flat(effect)
    paid = tuple(replace(c, modal="may") for c in price)
    if len(parts) == 1 and type(parts[0]) not in (*_SENTENCES, ct.Choose) and len(price) == 1:
        said = clause(parts[0], speech)
        if not speech.before and said.subject.det == "you":
            return [Sentence((replace(paid[0], purpose=said),), openings)]
        speech.before.clear()
    lead = Sentence(paid, openings, "and")
    speech.new_sentence()
    return [lead, *tell(effect, speech, (Opening("if-you-do"),))]


def clauses_of(effect: Effect, speech: Speech) -> list[Clause]:
    parts = flat(effect)
    if any(type(x) in _SENTENCES and not isinstance(x, ct.PayTo) for x in parts):
        raise Unspoken(effect, "a clause")
    out: list[Clause] = []
    for x in parts:
        if isinstance(x, ct.PayTo):
            out.extend(deeds(x.cost, speech))
        else:
            out.append(clause(x, speech))
    return out


def _about(effect: Effect, name: str) -> bool:
    """Is this an instruction of one verb about the cards of this name?"""
    if type(effect) in _SENTENCES:
        return False
    objects = getattr(effect, "objects", None)
    return isinstance(objects, se.Bound) and objects.name == name


def _look_and_do(part: vb.LookAtTop, then: Effect, speech: Speech, openings: Openings) -> list[Sentence]:
    """ "Look at the top five cards … . You may recycle any number of them." """
    look, *choosing = _look(part, speech, openings)
    if not choosing:
        return [look, *tell(then, speech)]
    choose = choosing[0].clauses[0]
    speech.new_sentence()
    said = clause(then, speech)
    chosen, among = choose.object, choose.among
    assert chosen is not None
    if among is None and part.select is not None:
        # One card: "If it's a spell, put it into your hand."
        it = Thing(("card",), "it")
        is_one = Opening("if", (Clause("be-kind", it, kind=chosen),))
        speech.latest = Thing(("card",))
        return [look, Sentence((replace(clause(then, speech), modal=choose.modal),), (is_one,))]
    if chosen.det == "any-number" and part.select is None:
        chosen, among = replace(chosen, det="any-of-them"), None
    to = said.to
    if isinstance(to, Place) and to.kind == "hand":
        to = replace(to, whose="your")
    speech.latest = choose.object
    return [look, Sentence((replace(said, object=chosen, among=among, modal=choose.modal, to=to),))]


def _look(part: vb.LookAtTop, speech: Speech, openings: Openings) -> list[Sentence]:
    n = amount(part.amount, speech)
    cards = Thing(("card",), "the", n=n.n, plural=n.n > 1, adjs=("top",), place=Place("of-deck", "your"))
    out = [Sentence((Clause("reveal" if part.reveal else "look", YOU, cards),), openings)]
    chosen = described(part.select, speech) if part.select is not None else Thing(("card",))
    chosen = counted(replace(chosen, place=None), part.least, part.most)
    if part.most == 1 and part.least == 0:
        chosen = replace(chosen, det="a", plural=False)
    them = Thing(("card",), "it", plural=n.n > 1)
    speech.mentions[part.rest] = Thing(("rest",), "the")
    if n.n > 1 or part.select is not None:
        choose = Clause("choose", YOU, chosen, among=them if n.n > 1 else None)
        if part.least == 0:
            choose = replace(choose, modal="may")
        out.append(Sentence((choose,)))
    speech.mentions[part.name] = chosen
    speech.latest = chosen if n.n > 1 else cards
    return out
