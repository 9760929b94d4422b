"""One clause for each verb of the card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules import costs as price_modes
from farfield.rules import terms as t
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import changes as ch
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.base import Effect, Number, Objects, Part
from farfield.rules.effects.counters import MoveCounters, PutCounters, SpendCounters
from farfield.rules.effects.creating import Create, Replace, SwapBack
from farfield.rules.effects.names import Name
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.printed import Printed

from .bracket_tokens import granted, tokens
from .kinds import nouns_of
from .meaning import YOU, Amount, Clause, Place, PlaceKind, Quantity, Thing, Time
from .noun_phrases import amount, described, thing
from .prohibitions import forbidden
from .speech import Speech, Unspoken

TIMES: dict[int, Time] = {
    t.FOREVER: "",
    t.THIS_TURN: "this-turn",
    t.THIS_COMBAT: "this-combat",
    t.UNTIL_YOUR_NEXT_TURN: "until-your-next-turn",
    t.WHILE_SOURCE: "while-source",
    t.WHILE_ATTACHED: "while-attached",
    t.NEXT_CLEANUP: "",
}

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
    one = replace(thing(first, speech, "subject"), again=False)
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
    who = thing(part.objects, speech, "receiver")
    words, quoted = granted(part.abilities)
    return Clause("give", receiver=who, words=words, abilities=quoted, time=TIMES[part.until])


def _change(part: vb.Change, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "subject")
    if who.det in ("bare", "your"):
        who = replace(who, det="all" if who.det == "bare" else "your")
    return changed(part.part, who, speech, TIMES[part.until])


def changed(part: Part, who: Thing, speech: Speech, time: Time = "") -> Clause:
    """What hangs on an object, said of it."""
    if isinstance(part, ab.Cant):
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
    price_modes.COST_NORMAL: ("", ""),
    price_modes.COST_IGNORED: ("ignoring-its-cost", "ignoring-their-costs"),
    price_modes.COST_ENERGY_IGNORED: ("ignoring-its-energy-cost", "ignoring-their-energy-costs"),
    price_modes.COST_POWER_IGNORED: ("ignoring-its-power-cost", "ignoring-their-power-costs"),
    price_modes.COST_FLOW: ("for-its-flow-cost", "for-their-flow-costs"),
    price_modes.COST_NOTHING: ("ignoring-all-costs", "ignoring-all-costs"),
}
"""What is said of the price of one card, and of several."""


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
    return Clause(
        "play", YOU, what, at=at, words=words, quantity=quantity, price=_PRICES[part.cost_mode][_is_many(what)]
    )


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


def _put(part: vb.PutInTrash | vb.PutOnTop | vb.PutInHand, place: PlaceKind, speech: Speech) -> Clause:
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
    vb.PutInHand: lambda p, s: _put(p, "hand", s),
    vb.PutInChampionZone: lambda p, s: Clause(
        "put", YOU, thing(p.objects, s, origin=True), to=Place("champion-zone", "your")
    ),
    vb.BanishThis: lambda p, s: Clause("banish", YOU, s.me()),
    vb.PlayTokens: _play_tokens,
    vb.PlayCards: _play_cards,
    vb.Attach: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=thing(p.wearer, s)),
    vb.Detach: lambda p, s: Clause("detach", YOU, thing(p.objects, s)),
    vb.GainPoints: _points,
    vb.Burn: lambda p, s: _keyworded("burn", "Burn", p, s),
    vb.Predict: lambda p, s: _keyworded("predict", "Predict", p, s),
    vb.GainControl: lambda p, s: Clause("take-control", YOU, thing(p.objects, s), time=TIMES[p.until]),
    vb.ExtraTurn: lambda p, s: Clause("get", YOU, Thing(("turn",), adjs=("additional",)), manner=("after-this-one",)),
    EquipNow: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=s.me(), price="for-its-equip-cost-less"),
}
