"""Instructions as sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules import costs as price_modes
from farfield.rules import terms as t
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import changes as ch
from farfield.rules.effects import control as ct
from farfield.rules.effects import others as ot
from farfield.rules.effects import select as se
from farfield.rules.effects import verbs as vb
from farfield.rules.effects import zonework as zw
from farfield.rules.effects.base import Effect, Number, Objects, Part
from farfield.rules.effects.counters import MoveCounters, PutCounters, SpendCounters
from farfield.rules.effects.making import Create, Replace, SwapBack
from farfield.rules.effects.names import Name
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.resources import AddResources
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.printed import Printed

from .conditions import opening
from .events import deeds, tokens, when
from .meaning import YOU, Amount, Clause, Opening, Place, Quantity, Sentence, Thing
from .noun_phrases import amount, counted, described, nouns_of, thing
from .speech import Speech, Unspoken

TIMES = {
    t.FOREVER: "",
    t.THIS_TURN: "this-turn",
    t.THIS_COMBAT: "this-combat",
    t.UNTIL_YOUR_NEXT_TURN: "until-your-next-turn",
    t.WHILE_SOURCE: "while-source",
    t.WHILE_ATTACHED: "while-attached",
    t.NEXT_CLEANUP: "",
}

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
            out.extend(_look_and_do(first, rest[1], speech, openings))
            rest = rest[2:]
        elif isinstance(first, _WHOLE):
            out.extend(_whole(first, speech, openings, instead))
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


def _whole(part: Effect, speech: Speech, openings: Openings, instead: bool) -> list[Sentence]:
    if isinstance(part, ct.If):
        if part.instead and part.no is not None:
            usual = tell(part.no, speech, openings)
            speech.new_sentence()
            return usual + tell(part.yes, speech, (opening("if", part.condition, speech),), instead=True)
        opened = opening("if", part.condition, speech)
        strengthened = speech.strengthened
        out = tell(part.yes, speech, (*openings, opened), instead=instead)
        if part.no is not None:
            speech.new_sentence()
            speech.strengthened = strengthened
            out += tell(part.no, speech, (Opening("otherwise"),))
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
        return [replace(x, clauses=tuple(_by(c, who) for c in x.clauses)) for x in tell(part.effect, speech, openings)]
    if isinstance(part, ot.UnlessTheyDo):
        owner = thing(part.whose, speech)
        they = [_by(c, Thing(("controller",), "the", owner=owner)) for c in clauses_of(part.they, speech)]
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
        return _look(part, speech, openings)
    raise Unspoken(part, "an instruction")


def _by(c: Clause, who: Thing) -> Clause:
    """The same done by somebody else: "your" becomes "their"."""
    if c.subject.det != "you":
        return c
    to = c.to
    if isinstance(to, Place) and to.whose == "your":
        to = replace(to, whose="its")
    what = c.object
    if what is not None and what.place is not None and what.place.whose == "your":
        what = replace(what, place=replace(what.place, whose="its"))
    if what is not None and what.relatives and what.relatives[0].verb == "control":
        what = replace(
            what, relatives=(replace(what.relatives[0], subject=replace(who, det="it")), *what.relatives[1:])
        )
    how_much = c.quantity
    if how_much is not None and how_much.amount.equal is not None and how_much.amount.equal.place is not None:
        inner = how_much.amount.equal
        assert inner.place is not None
        theirs = replace(inner, place=replace(inner.place, whose="its"))
        how_much = replace(how_much, amount=replace(how_much.amount, equal=theirs))
    return replace(c, subject=who, to=to, object=what, quantity=how_much)


def _may(effect: Effect, speech: Speech, openings: Openings) -> list[Sentence]:
    first = flat(effect)[0]
    if isinstance(first, _WHOLE):
        lead = Sentence((Clause("do", YOU, words="", modal="may"),), openings, do_this=True)
        return [replace(lead, modes=(tuple(tell(effect, speech)),))]
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


# --- one clause for each verb

_ON_OBJECTS: dict[type, str] = {
    vb.Kill: "kill",
    vb.Recall: "recall",
    vb.Ready: "ready",
    vb.Exhaust: "exhaust",
    vb.Buff: "buff",
    vb.Stun: "stun",
    vb.Heal: "heal",
    vb.Recycle: "recycle",
    vb.Banish: "banish",
    vb.Counter: "counter",
    vb.TakeSpell: "take-control",
    vb.Empower: "empower",
    vb.Disempower: "disempower",
}

_OF_AMOUNT: dict[type, tuple[str, str]] = {
    vb.Draw: ("draw", "card"),
    vb.Discard: ("discard", "card"),
    vb.Channel: ("channel", "rune"),
    vb.GainXP: ("gain", "xp"),
}


def clause(part: Effect, speech: Speech) -> Clause:
    """An instruction of one verb."""
    kind = type(part)
    if kind in _OF_AMOUNT:
        verb, noun = _OF_AMOUNT[kind]
        return Clause(
            verb,
            quantity=Quantity(amount(part.amount, speech), noun),  # type: ignore[attr-defined]
            manner=("exhausted",) if isinstance(part, vb.Channel) and part.exhausted else (),
        )
    if kind in _ON_OBJECTS:
        what = thing(part.objects, speech, origin=True)  # type: ignore[attr-defined]
        manner = ("exhausted",) if isinstance(part, vb.Recall) and part.exhausted else ()
        return Clause(_ON_OBJECTS[kind], YOU, what, manner=manner)
    speaks = _CLAUSES.get(kind)
    if speaks is None:
        raise Unspoken(part, "an instruction")
    return speaks(part, speech)


def _deal(part: vb.Deal, speech: Speech) -> Clause:
    by = thing(part.by, speech, "subject") if part.by is not None else YOU
    how_much = amount(part.amount, speech)
    if part.split:
        return Clause("deal", by, quantity=Quantity(how_much, "damage"), among=thing(part.objects, speech))
    return Clause("deal", by, receiver=thing(part.objects, speech, "receiver"), quantity=Quantity(how_much, "damage"))


def _both(first: Objects, second: Objects, speech: Speech) -> Thing:
    """Two things together; if both were chosen before: "the two units"."""
    if isinstance(first, se.Bound) and isinstance(second, se.Bound):
        return Thing(("unit",), "the", n=2, plural=True)
    one = thing(first, speech, "subject")
    return replace(one, second=thing(second, speech, "subject"))


def _fight(part: vb.Fight, speech: Speech) -> Clause:
    who = _both(part.first, part.second, speech)
    their = Thing(("might",), "the", owner=Thing(("unit",), "their", plural=True))
    return Clause("deal", who, quantity=Quantity(Amount(equal=their), "damage"), reciprocal=True)


def _is_many(what: Thing) -> bool:
    return what.plural and what.det != "each"


def _move(part: vb.Move, speech: Speech) -> Clause:
    what = thing(part.objects, speech)
    to: Place | Thing
    if part.where == vb.TO_BASE:
        to = Place("base", "its", plural=_is_many(what))
    elif part.where == vb.TO_HERE:
        to = Place("here")
    else:
        to = destination(part.to, speech)
    return Clause("move", YOU, what, to=to)


def destination(part: Objects | None, speech: Speech) -> Place:
    if isinstance(part, se.Destination):
        if part.select is None:
            return Place("location", "any")
        return Place("battlefield", thing=described(part.select, speech))
    if isinstance(part, (se.Target, se.Choice)) and part.select.what & t.BATTLEFIELD:
        return Place("battlefield", thing=thing(part, speech))
    if part is None:
        return Place("there")
    if isinstance(part, se.Me):
        return Place("here")
    return Place("same", thing=thing(part, speech))


def _return(part: vb.ReturnToHand, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    yours = what.place is not None and what.place.whose == "your"
    hand = Place("hand", "your" if yours else "owner", plural=_is_many(what))
    return Clause("return", YOU, what, to=hand)


def _give_might(part: vb.GiveMight, speech: Speech) -> Clause:
    known = speech.latest
    who = thing(part.objects, speech, "receiver")
    extra = who.det == "it" and speech.strengthened is not None and speech.strengthened is known
    speech.strengthened = speech.latest
    least = part.least if part.least > -1_000 else None
    how_much = Quantity(amount(part.amount, speech), "might", extra=extra)
    return Clause("give", receiver=who, quantity=how_much, time=TIMES[part.until], least=least)


def _grant(part: vb.Grant, speech: Speech) -> Clause:
    from .lines import granted

    who = thing(part.objects, speech, "receiver")
    words, quoted = granted(part.abilities)
    return Clause("give", receiver=who, words=words, abilities=quoted, time=TIMES[part.until])


def _change(part: vb.Change, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "subject")
    if who.det in ("bare", "your"):
        who = replace(who, det="all" if who.det == "bare" else "your")
    return changed(part.part, who, speech, TIMES[part.until])


def changed(part: Part, who: Thing, speech: Speech, time: str = "") -> Clause:
    """What hangs on an object, said of it."""
    if isinstance(part, ab.Cant):
        from .lines import forbidden

        return replace(forbidden(part, who), time=time)
    if isinstance(part, ch.SetMight):
        return Clause("have", who, quantity=Quantity(Amount(part.n), "base-might"), time=time)
    if isinstance(part, ch.LosesKeyword):
        return Clause("lose", who, words=f"[{t.KEYWORD_NAMES[part.keyword]}]", time=time)
    if isinstance(part, ch.LosesText):
        owner = Thing(who.nouns[:1], "it", plural=who.plural)
        return Clause("lose", who, Thing(("ability",), "the", plural=True, owner=owner), time=time)
    if isinstance(part, ch.GainsTags):
        tag = Thing(("tag",), "the", plural=len(part.tags) > 1, name=", ".join(part.tags))
        return Clause("gain", who, tag, time=time)
    if isinstance(part, ch.AlsoIs):
        stats = part.might if part.might else -1
        return Clause("be-kind", who, kind=Thing(nouns_of(part.types), stats=stats), manner=("also",), time=time)
    if isinstance(part, ch.CopyOf):
        return Clause("become", who, kind=Thing(("copy",), name=part.face.name), time=time)
    raise Unspoken(part, "a change")


def _become_copy(part: ch.BecomeCopy, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "subject")
    many = who.plural
    copy = Thing(("copy",), "bare" if many else "a", plural=many, owner=thing(part.of, speech, "counted"))
    return Clause("become", who, kind=copy, time=TIMES[part.until])


def _might_of(what: Thing) -> Thing:
    return Thing(("might",), "the", owner=what)


def _targets(what: Thing) -> Thing:
    return Thing(("target",), "bare", plural=True, adjs=("new",), owner=what)


def token(face: Printed) -> Thing:
    """ "a 1 Might Recruit unit token"."""
    kind = f"{nouns_of(face.types)[0]}-token"
    return Thing((kind,), name=face.name, stats=face.might if kind == "unit-token" else -1)


def _create(part: Create, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    what = token(part.token)
    if n.n > 1:
        what = replace(what, det="n", n=n.n, plural=True)
    plain = n.each is None and n.equal is None
    at = Place("here") if part.here else None
    return Clause("create", YOU, what, at=at, quantity=None if plain else Quantity(n, ""))


def _play_tokens(part: vb.PlayTokens, speech: Speech) -> Clause:
    how_many = amount(part.amount, speech)
    what = token(part.token)
    quantity: Quantity | None = None
    if how_many.each is not None or how_many.equal is not None or how_many.that:
        if how_many.each is None:
            what = replace(what, det="that-many", plural=True)
            quantity = Quantity(how_many, "") if how_many.equal is not None else None
        else:
            quantity = Quantity(how_many, "")
    if how_many.n > 1:
        what = replace(what, det="n", n=how_many.n, plural=True)
    if part.name:
        speech.mention(part.name, what)
    at: Place | None = None
    if part.where == vb.TO_HERE:
        at = Place("here")
    elif part.where == vb.TO_BASE:
        at = Place("base", "your")
    elif part.where == vb.TO_THERE:
        at = Place("there")
    manner = {1: ("ready",), 2: ("exhausted",)}.get(part.enters, ())
    return Clause("play", YOU, what, at=at, quantity=quantity, manner=manner)


_PRICES = {
    price_modes.COST_NORMAL: "",
    price_modes.COST_IGNORED: "ignoring-its-cost",
    price_modes.COST_ENERGY_IGNORED: "ignoring-its-energy-cost",
    price_modes.COST_POWER_IGNORED: "ignoring-its-power-cost",
    price_modes.COST_FLOW: "for-its-flow-cost",
    price_modes.COST_NOTHING: "ignoring-all-costs",
}


def _play_cards(part: vb.PlayCards, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    words, quantity = "", None
    if part.price is not None:
        words = tokens(part.price) or "[0]"
    if part.discount is not None:
        quantity = Quantity(amount(part.discount, speech), "discount")
    at = Place("here") if part.to == vb.TO_HERE else None
    if part.then_banish or part.then_recycle:
        it = Thing(what.nouns[:1], "it", plural=_is_many(what))
        speech.after.append(Clause("banish" if part.then_banish else "recycle", YOU, it))
    return Clause("play", YOU, what, at=at, words=words, quantity=quantity, price=_PRICES[part.cost_mode])


def _prevent(part: vb.Prevent, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "receiver")
    if part.amount is None:
        return Clause("prevent", receiver=who, manner=("all-damage",))
    return Clause("prevent", receiver=who, quantity=Quantity(amount(part.amount, speech), "next-damage"))


def _points(part: vb.GainPoints, speech: Speech) -> Clause:
    who = thing(part.who, speech, "subject") if part.who is not None else YOU
    how_many = amount(part.amount, speech)
    verb = "score" if how_many.n >= 0 else "lose"
    return Clause(verb, who, quantity=Quantity(replace(how_many, n=abs(how_many.n)), "point"))


def _keyworded(verb: str, word: str, part: vb.Burn | vb.Predict, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    plain = isinstance(part.amount, Number)
    said = f"[{word} {n.n}]" if plain and n.n != 1 else f"[{word}]"
    return Clause(verb, words=said, quantity=None if plain else Quantity(n, ""))


def _put(part: vb.PutInTrash | vb.PutOnTop | zw.PutInHand, place: str, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    bound = isinstance(part.objects, se.Bound) and place == "hand"
    yours = bound or what.noun == "rest" or (what.place is not None and what.place.whose == "your")
    many = _is_many(what)
    return Clause("put", YOU, what, to=Place(place, "your" if yours else "owner", plural=many))


def _put_counters(part: PutCounters, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    how_many = Quantity(replace(n, n=abs(n.n)), "counter")
    where = thing(part.objects, speech)
    if n.n < 0:
        return Clause("spend", quantity=how_many, at=Place("on", thing=where))
    return Clause("put", quantity=how_many, to=Place("on", thing=where))


def _move_counters(part: MoveCounters, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    counters = Thing(("counter",), "up-to", n=n.n, plural=n.n > 1, place=Place("on", thing=thing(part.source, speech)))
    return Clause("move", YOU, counters, onto=thing(part.to, speech))


def _choose(part: ct.Choose, speech: Speech) -> Clause:
    target = part.target
    if isinstance(target, se.Destination):
        place = described(target.select, speech) if target.select is not None else Thing(("location",))
        speech.mention(target.name, place)
        return Clause("choose", YOU, place)
    return Clause("choose", YOU, thing(target, speech))


_CLAUSES: dict[type, Callable[..., Clause]] = {
    ct.Choose: _choose,
    vb.Deal: _deal,
    vb.Fight: _fight,
    vb.Move: _move,
    vb.ReturnToHand: _return,
    vb.GiveMight: _give_might,
    vb.Grant: _grant,
    vb.Change: _change,
    ch.BecomeCopy: _become_copy,
    vb.DoubleMight: lambda p, s: Clause("double", YOU, _might_of(thing(p.objects, s)), time=TIMES[p.until]),
    vb.SwapMight: lambda p, s: Clause("swap", YOU, _might_of(_both(p.first, p.second, s)), time=TIMES[p.until]),
    vb.SwapPlaces: lambda p, s: Clause("swap", YOU, Thing(("location",), "the", owner=_both(p.first, p.second, s))),
    vb.NewChoices: lambda p, s: Clause("choose", YOU, _targets(thing(p.objects, s))),
    vb.ActivateEffects: lambda p, s: Clause(
        "activate",
        YOU,
        Thing(
            ("conquer-effect" if p.kind == t.E_CONQUERED else "hold-effect",),
            "the",
            plural=True,
            owner=thing(p.objects, s),
        ),
    ),
    Create: _create,
    Replace: lambda p, s: Clause("replace", YOU, thing(p.objects, s), substitute=token(p.token)),
    SwapBack: lambda p, s: Clause("replace", YOU, thing(p.objects, s), manner=("with-what-it-replaced",)),
    WinTheGame: lambda p, s: Clause("win", YOU, Thing(("game",), "the")),
    LoseTheGame: lambda p, s: Clause(
        "lose", thing(p.who, s, "subject") if p.who is not None else YOU, Thing(("game",), "the")
    ),
    vb.Reveal: lambda p, s: Clause("reveal", YOU, thing(p.objects, s)),
    Name: lambda p, s: Clause("name", YOU, Thing(nouns_of(p.types) if p.types else ("tag",))),
    PutCounters: _put_counters,
    SpendCounters: lambda p, s: Clause(
        "spend", quantity=Quantity(amount(p.amount, s), "counter"), at=Place("on", thing=thing(p.objects, s))
    ),
    MoveCounters: _move_counters,
    vb.SpendBuff: lambda p, s: Clause("spend", YOU, Thing(("buff",), "the", owner=thing(p.objects, s))),
    vb.Prevent: _prevent,
    vb.PutInTrash: lambda p, s: _put(p, "trash", s),
    vb.PutOnTop: lambda p, s: _put(p, "top", s),
    zw.PutInHand: lambda p, s: _put(p, "hand", s),
    zw.PutInChampionZone: lambda p, s: Clause(
        "put", YOU, thing(p.objects, s, origin=True), to=Place("champion-zone", "your")
    ),
    zw.BanishThis: lambda p, s: Clause("banish", YOU, s.me()),
    vb.PlayTokens: _play_tokens,
    vb.PlayCards: _play_cards,
    vb.Attach: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=thing(p.wearer, s)),
    vb.Detach: lambda p, s: Clause("detach", YOU, thing(p.gear, s)),
    vb.GainPoints: _points,
    vb.Burn: lambda p, s: _keyworded("burn", "Burn", p, s),
    vb.Predict: lambda p, s: _keyworded("predict", "Predict", p, s),
    vb.GainControl: lambda p, s: Clause("take-control", YOU, thing(p.objects, s), time=TIMES[p.until]),
    vb.ExtraTurn: lambda p, s: Clause("get", YOU, Thing(("turn",), adjs=("additional",)), manner=("after-this-one",)),
    EquipNow: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=s.me(), price="for-its-equip-cost-less"),
}

__all__ = ["TIMES", "pay_to", "tell"]
