"""Instructions as sentences."""

from __future__ import annotations

from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import other_players as ot
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.base import Effect
from farfield.rules.effects.resources import AddResources

from .conditions import opening
from .events import deeds, when
from .meaning import YOU, Clause, Opening, Place, Sentence, Thing
from .noun_phrases import amount, counted, described, nouns_of, thing
from .persons import clause_by, done_by
from .speech import Speech, Unspoken
from .verbs import TIMES, clause

_WHOLE = (
    ct.If,
    ct.May,
    ct.PayTo,
    ct.Repeatedly,
    ct.Modes,
    ct.DoThis,
    ct.Later,
    ct.IfKills,
    ct.Lasts,
    ct.EachPlayer,
    ot.ThatPlayer,
    ot.UnlessTheyDo,
    AddResources,
    vb.LookAtTop,
)
"""Effects that are sentences of their own; all others are clauses."""

_SHORT = (vb.Draw, vb.Discard, vb.Channel, vb.GainXP, vb.GainPoints, vb.Burn, vb.Predict)
"""Instructions without an object, which stand together in a sentence."""

Openings = tuple[Opening, ...]


def flat(effect: Effect) -> list[Effect]:
    if isinstance(effect, ct.Seq):
        return [x for inner in effect.effects for x in flat(inner)]
    return [effect]


def tell(
    effect: Effect, speech: Speech, openings: Openings = (), *, instead: bool = False, modal: str = "", joined: str = ""
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
        elif isinstance(first, _WHOLE):
            out.extend(_whole(first, speech, openings, instead, modal))
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
            by = joined or ("and" if isinstance(taken[0], ct.Choose) or len(clauses) > 2 else "then")
            out.append(Sentence(tuple(clauses), openings, by, instead))
        openings, instead, modal = (), False, ""
    return out


def _together(effects: list[Effect], opened: bool) -> list[Effect]:
    """How many of the instructions go into one sentence."""
    if isinstance(effects[0], _SHORT) or opened:
        kinds: tuple[type, ...] | None = None if opened else _SHORT
        taken = [effects[0]]
        for x in effects[1:]:
            fits = not isinstance(x, _WHOLE) if kinds is None else isinstance(x, kinds)
            if not fits or isinstance(x, ct.Choose) or len(taken) == 4:
                break
            taken.append(x)
        return taken
    return effects[:1]


def _may_do_this(sentences: list[Sentence], openings: Openings) -> Sentence:
    """ "You may do this: …", for what is more than a verb of yours."""
    lead = Clause("do", YOU, modal="may", manner=("following",))
    return Sentence((lead,), openings, do_this=True, modes=(tuple(sentences),))


def _whole(part: Effect, speech: Speech, openings: Openings, instead: bool, modal: str = "") -> list[Sentence]:
    if modal and not isinstance(part, (ct.If, ct.May, ct.PayTo, vb.LookAtTop)):
        return [_may_do_this(_whole(part, speech, (), instead), openings)]
    if isinstance(part, ct.If):
        if part.instead and part.no is not None:
            usual = tell(part.no, speech, openings, modal=modal)
            speech.new_sentence()
            return usual + tell(part.yes, speech, (opening("if", part.condition, speech),), instead=True, modal=modal)
        opened = replace(opening("if", part.condition, speech), late=True)
        strengthened = speech.strengthened
        out = tell(part.yes, speech, (*openings, opened), instead=instead, modal=modal)
        if part.no is not None:
            speech.new_sentence()
            speech.strengthened = strengthened
            out += tell(part.no, speech, (Opening("otherwise"),), modal=modal)
        return out
    if isinstance(part, ct.May):
        out = _may(part.effect, speech, openings)
        if part.no is not None:
            speech.new_sentence()
            out += tell(part.no, speech, (Opening("if-you-dont"),))
        return out
    if isinstance(part, ct.PayTo):
        out = pay_to(deeds(part.cost, speech), part.effect, speech, openings)
        if part.no is not None:
            speech.new_sentence()
            out += tell(part.no, speech, (Opening("if-you-dont"),))
        return out
    if isinstance(part, ct.Repeatedly):
        times = amount(part.times, speech)
        if times.each is not None and times.n == 1:
            return tell(part.effect, speech, (*openings, Opening("for-each", (Clause("be", times.each),))))
        lead = Sentence((), openings, do_this=True, amount=times.n if times.equal is None and not times.that else -1)
        return [replace(lead, modes=(tuple(tell(part.effect, speech)),))]
    if isinstance(part, ct.Modes):
        said = tuple(tuple(tell(mode, speech)) for mode in part.modes)
        term = "choose-one" if part.most == 1 else "choose-up-to" if part.least == 0 else "choose-several"
        return [Sentence((), openings, term=term, amount=part.most, modes=said)]
    if isinstance(part, ct.DoThis):
        return [Sentence((), openings, do_this=True, modes=(tuple(tell(part.effect, speech)),))]
    if isinstance(part, ct.IfKills):
        kills = Clause("kill", speech.me(), thing(part.objects, speech))
        lead = Sentence((), (*openings, Opening("if", (kills,))), do_this=True)
        return [replace(lead, modes=(tuple(tell(part.effect, speech)),))]
    if isinstance(part, ct.Later):
        time = TIMES[part.until]
        kind = "next-time" if part.uses == 1 else "when"
        opened = when(part.when, speech, kind=kind, time=time)
        return tell(part.effect, speech, (*openings, opened))
    if isinstance(part, ct.Lasts):
        from .lines import passive

        out = passive(part.ability, speech, TIMES[part.until], part.uses)
        if openings:
            out = [replace(out[0], openings=(*openings, *out[0].openings)), *out[1:]]
        return out
    if isinstance(part, (ct.EachPlayer, ot.ThatPlayer)):
        if isinstance(part, ot.ThatPlayer):
            who = Thing(("player",), "that")
        else:
            who = Thing(("opponent" if part.side in (t.ENEMY, t.OTHERS) else "player",), "each")
        done = done_by(tell(part.effect, speech), who)
        done[0] = replace(done[0], openings=(*openings, *done[0].openings))
        return done
    if isinstance(part, ot.UnlessTheyDo):
        owner = thing(part.whose, speech)
        they = [clause_by(c, Thing(("controller",), "the", owner=owner)) for c in clauses_of(part.they, speech)]
        return tell(part.effect, speech, (*openings, Opening("unless", tuple(they))))
    if isinstance(part, AddResources):
        energy = f"[{part.energy}]" if part.energy else ""
        power = "".join(f"[{t.symbol_of(mask)}]" for mask in part.power)
        out = [Sentence((), openings, words=f"[Add] {energy}{power}")]
        if part.only:
            cards = Thing(nouns_of(part.only), "bare", plural=True)
            out.append(Sentence((Clause("play", YOU, cards),), term="use-only-to"))
        return out
    if isinstance(part, vb.LookAtTop):
        looked = _look(part, speech, openings)
        if modal:
            looked[0] = replace(looked[0], clauses=tuple(replace(c, modal=modal) for c in looked[0].clauses))
        return looked
    raise Unspoken(part, "an instruction")


def _may(effect: Effect, speech: Speech, openings: Openings) -> list[Sentence]:
    return tell(effect, speech, openings, modal="may")


def pay_to(price: list[Clause], effect: Effect, speech: Speech, openings: Openings = ()) -> list[Sentence]:
    """ "You may pay … to …"; if what follows is more than a clause: "You may pay …. If you do, …"."""
    parts = flat(effect)
    paid = tuple(replace(c, modal="may") for c in price)
    if len(parts) == 1 and not isinstance(parts[0], (*_WHOLE, ct.Choose)) and len(price) == 1:
        said = clause(parts[0], speech)
        if not speech.before and said.subject.det == "you":
            return [Sentence((replace(paid[0], purpose=said),), openings)]
        speech.before.clear()
    lead = Sentence(paid, openings, "and")
    speech.new_sentence()
    return [lead, *tell(effect, speech, (Opening("if-you-do"),))]


def clauses_of(effect: Effect, speech: Speech) -> list[Clause]:
    parts = flat(effect)
    if any(isinstance(x, (*_WHOLE,)) and not isinstance(x, ct.PayTo) for x in parts):
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
    if isinstance(effect, _WHOLE):
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
