"""Instructions as sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import other_players as ot
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.any_amount import PayAny
from farfield.rules.effects.conditions import PaidCost
from farfield.rules.effects.parts import Amount as AmountPart
from farfield.rules.effects.parts import Effect, Number
from farfield.rules.effects.resources import AddResources
from farfield.rules.effects.this_or_that import OneOf
from farfield.rules.symbols import symbol_of

from .conditions import condition, opening
from .events import deed, deeds, when
from .kinds import counted, nouns_of
from .meaning import GAP, YOU, Amount, Clause, Joint, Modal, Opening, OpeningKind, Place, Quantity, Sentence, Thing
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
    opened: bool = False,
) -> list[Sentence]:
    """An effect as sentences. What stands in `openings` opens the first of them; `opened`: something else does."""
    rest = flat(effect)
    out: list[Sentence] = []
    opened = opened or bool(openings) or instead or bool(modal)
    while rest:
        if not (openings and not out):
            speech.new_sentence()
        first = rest[0]
        if isinstance(first, vb.LookAtTop) and len(rest) > 1 and _about(rest[1], first.name):
            then = [rest[1]]
            while len(rest) > len(then) + 1 and _about(rest[len(then) + 1], first.name):
                then.append(rest[len(then) + 1])
            looked = _look_and_do(first, then, speech, openings)
            if modal:
                looked[0] = replace(looked[0], clauses=tuple(replace(c, modal=modal) for c in looked[0].clauses))
            out.extend(looked)
            rest = rest[1 + len(then) :]
        elif type(first) in _SENTENCES:
            out.extend(_whole(first, _Telling(speech, openings, instead, modal)))
            speech.others_acted = isinstance(first, ot.AsPlayers)
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
            speech.others_acted = False
            out.append(Sentence(tuple(clauses), openings, by, instead))
        openings, instead, modal = (), False, ""
        speech.told = True
    return out


def _together(effects: list[Effect], opened: bool) -> list[Effect]:
    """How many of the instructions go into one sentence."""
    if isinstance(effects[0], _SHORT) or opened:
        kinds: tuple[type, ...] | None = None if opened else _SHORT
        taken = [effects[0]]
        for x in effects[1:]:
            fits = type(x) not in _SENTENCES if kinds is None else isinstance(x, kinds)
            if not fits or isinstance(x, (ct.Choose, vb.Fight)) or len(taken) == 4:
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
    if telling.modal and not isinstance(part, (ct.If, ct.May, ct.PayTo, vb.LookAtTop, OneOf)):
        return [_may_do_this(speaks(part, replace(telling, openings=(), modal="")), telling.openings)]
    return speaks(part, telling)


def _if(part: ct.If, telling: _Telling) -> list[Sentence]:
    speech, openings, modal = telling.speech, telling.openings, telling.modal
    if part.instead and part.no is not None:
        strengthened = speech.strengthened
        usual = tell(part.no, speech, openings, modal=modal)
        speech.new_sentence()
        speech.strengthened = strengthened
        so = opening("if", part.condition, speech)
        if isinstance(part.condition, PaidCost):  # "if you do" would be about what was said last
            so = Opening("if", *condition(part.condition, speech))
        better = tell(part.yes, speech, (so,), instead=True, modal=modal)
        if isinstance(part.no, ct.Later) and better[0].clauses:  # not the next time that something happens
            at_once = tuple(replace(c, manner=(*c.manner, "now")) for c in better[0].clauses)
            better[0] = replace(better[0], clauses=at_once)
        return usual + better
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


def _pay_any(part: PayAny, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    cost = part.cost
    if cost.deeds:
        one = deed(replace_number(cost.deeds[0]), speech)
    else:
        symbol = symbol_of(cost.power[0]) if cost.power else "A"
        noun = "any-energy" if cost.energy else "any-power"
        one = Clause("pay", quantity=Quantity(Amount(), noun, symbol=symbol))
    return pay_to([one], part.effect, speech, telling.openings)


def replace_number(part: cs.Deed) -> cs.Deed:
    """The same any number of times, to be said."""
    return cs.Deed(part.kind, 0, part.objects, any_number=True)


def _if_not(effect: Effect | None, speech: Speech) -> list[Sentence]:
    if effect is None:
        return []
    speech.new_sentence()
    return tell(effect, speech, (Opening("if-you-dont"),))


def _modes(part: ct.Modes, telling: _Telling) -> list[Sentence]:
    said = tuple(tuple(tell(mode, telling.speech)) for mode in part.modes)
    if part.once_for_all:
        return [Sentence((), telling.openings, term="choose-one-nobody-chose-this-turn", modes=said)]
    if part.once:
        return [Sentence((), telling.openings, term="choose-one-not-chosen-this-turn", modes=said)]
    term = "choose-one" if part.most == 1 else "choose-up-to" if part.least == 0 else "choose-several"
    if part.differ:
        term = "choose-one-not-yet-chosen"
    return [Sentence((), telling.openings, term=term, amount=part.most, modes=said)]


def _one_of(part: OneOf, telling: _Telling) -> list[Sentence]:
    """ "Draw 1 or buff me": one sentence of several clauses."""
    speech = telling.speech
    clauses: list[Clause] = []
    for option in part.options:
        said = clauses_of(option, speech)
        clauses.append(replace(said[0], together=tuple(said[1:]), joined="and") if len(said) > 1 else said[0])
    to = [c.to for c in clauses if isinstance(c.to, Place)]
    if [x.kind for x in to] == ["top", "bottom"]:
        both = replace(clauses[0], to=replace(to[0], kind="top-or-bottom"))
        clauses = [both] if replace(clauses[1], to=both.to) == both else clauses  # "on the top or bottom of …"
    if telling.modal:
        clauses = [replace(c, modal=telling.modal) for c in clauses]
    return [Sentence(tuple(clauses), telling.openings, "or", telling.instead)]


def _do_this(part: ct.DoThis, telling: _Telling) -> list[Sentence]:
    speech = telling.speech
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.effect, speech)
    else:
        under_if = bool(telling.openings)  # one sentence then: a second would not seem to stand under the condition
        said = tell(part.effect, speech, modal="may" if part.optional else "", opened=under_if)
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
    kind: OpeningKind = "next-time" if part.uses > 0 else "when"
    opened = when(part.when, telling.speech, kind=kind, time=TIMES[part.until])
    if part.uses > 1:
        if opened.kind != "next-time":
            raise Unspoken(part, "a time that comes several times")
        opened = replace(opened, times=part.uses)
    if opened.owner == "your" and part.uses == 1:
        opened = replace(opened, owner="your-next")
    return tell(part.effect, telling.speech, (*telling.openings, opened), modal="may" if part.optional else "")


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
    speech, known = telling.speech, dict(telling.speech.mentions)
    everybody = Thing(("player",), "each", group="but-your-allies") if part.you_too else who
    done = done_by(tell(part.effect, speech, opened=bool(telling.openings)), everybody)
    speech.each_may = who if who.det == "each" and isinstance(part.effect, ct.May) else None
    if who.det == "each" or who.second is not None:  # what each of them chose is "them"
        several = {name: _many(x) for name, x in speech.mentions.items() if known.get(name) is not x}
        for name, x in several.items():
            if speech.mentions[name] is speech.latest:
                speech.latest = x
        speech.mentions.update(several)
    done[0] = replace(done[0], openings=(*telling.openings, *done[0].openings), instead=telling.instead)
    return done


def _many(x: Thing) -> Thing:
    return x if x.det == "each" else replace(x, plural=True)


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
    speech = telling.speech
    power = "".join(f"[{symbol_of(mask)}]" for mask in part.power)
    out: list[Sentence] = []
    if isinstance(part.energy, am.IfAmount):
        better = Clause("add", YOU, words=f"{_energy(part.energy.yes)}{power}")
        if not _energy(part.energy.no) and not power:  # "If …, add [1]."
            out = [Sentence((better,), (*telling.openings, opening("if", part.energy.condition, speech)))]
        else:  # "Add [1]. If …, add [2] instead."
            usual = Sentence((), telling.openings, words=f"[Add] {_energy(part.energy.no)}{power}")
            speech.new_sentence()
            out = [usual, Sentence((better,), (opening("if", part.energy.condition, speech),), instead=True)]
    elif part.times is not None:
        symbol = symbol_of(part.power[0])
        much = Quantity(amount(part.times, speech), "added-power", symbol=symbol)
        out = [Sentence((Clause("add", YOU, quantity=much),), telling.openings)]
    elif not isinstance(part.energy, Number):
        much = Quantity(amount(part.energy, speech), "added-energy")
        out = [Sentence((Clause("add", YOU, quantity=much),), telling.openings)]
    else:
        out = [Sentence((), telling.openings, words=f"[Add] {_energy(part.energy)}{power}")]
    if part.only & t.IN_SHOWDOWNS:
        out.append(Sentence(term="use-only-in-showdowns"))
    elif part.only:
        cards = Thing(nouns_of(part.only & OF_CARDS), "bare", plural=True)
        uses = [Clause("play", YOU, cards)]
        if part.only >> t.OF_ABILITIES:
            owner = Thing(nouns_of(part.only >> t.OF_ABILITIES), "bare", plural=True)
            abilities = Thing(("ability",), "bare", adjs=("activated",), plural=True, owner=owner)
            uses.append(Clause("use", YOU, abilities))
        out.append(Sentence(tuple(uses), term="use-only-to"))
    return out


OF_CARDS = (1 << t.OF_ABILITIES) - 1
"""The types of card among what something may be spent on."""


def _energy(part: AmountPart) -> str:
    assert isinstance(part, Number)  # one of two plain numbers
    return f"[{part.n}]" if part.n else ""


def _look_at_top(part: vb.LookAtTop, telling: _Telling) -> list[Sentence]:
    looked = _look(part, telling.speech, telling.openings)
    if telling.modal:
        looked[0] = replace(looked[0], clauses=tuple(replace(c, modal=telling.modal) for c in looked[0].clauses))
    return looked


_SENTENCES: dict[type, Callable[..., list[Sentence]]] = {
    ct.If: _if,
    ct.May: _may,
    ct.PayTo: _pay,
    PayAny: _pay_any,
    ct.Modes: _modes,
    OneOf: _one_of,
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
    first, *rest = flat(effect)
    paid = tuple(replace(c, modal="may") for c in price)
    # What is to be done then is a sentence of its own, and speaks of what came of it.
    if type(first) not in (*_SENTENCES, ct.Choose) and all(isinstance(x, ct.DoThis) for x in rest):
        said = clause(first, speech)
        if not speech.before and said.subject.det == "you":
            lead = Sentence((*paid[:-1], replace(paid[-1], purpose=said)), openings, "and")
            return [lead, *(sentence for x in rest for sentence in tell(x, speech))]
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


def _look_and_do(part: vb.LookAtTop, every: list[Effect], speech: Speech, openings: Openings) -> list[Sentence]:
    """ "Look at the top five cards … . You may reveal a unit from among them and draw it." """
    look, *choosing = _look(part, speech, openings)
    then, *more = every
    if not choosing:
        return [look, *tell(ct.Seq(*every), speech)]
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
        done = tuple(replace(clause(x, speech), modal=choose.modal) for x in every)
        return [look, Sentence(done, (is_one,), "and")]
    if chosen.det == "any-number" and part.select is None:
        chosen, among = replace(chosen, det="any-of-them"), None
    to = said.to
    if isinstance(to, Place) and to.kind == "hand":
        to = replace(to, whose="your")
    speech.latest = choose.object
    first = replace(said, object=chosen, among=among, modal=choose.modal, to=to)
    others = [replace(clause(x, speech), modal=choose.modal) for x in more]
    return [look, Sentence((first, *others), joined="and")]


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
