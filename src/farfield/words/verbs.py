"""One clause for each verb of the card language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules import costs as price_modes
from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import changed_traits as ch
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.counter_texts import MoveCounters, PutCounters, SpendCounters
from farfield.rules.effects.creating import Create, EnterAt, Replace
from farfield.rules.effects.names import Name
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.parts import Effect, Number, Objects, Part
from farfield.rules.effects.this_or_that import SayWord
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.printed import Printed

from .bracket_tokens import granted, keyword, tokens
from .kinds import nouns_of
from .meaning import GAP, YOU, Amount, Clause, Place, PlaceKind, Quantity, Thing, Time
from .noun_phrases import amount, described, of_another, thing
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


def span(until: int, speech: Speech) -> Time:
    """For how long; a unit speaks of itself: "while I remain on the board"."""
    return "while-unit" if until == t.WHILE_SOURCE and speech.kind == "unit" else TIMES[until]


_ON_OBJECTS: dict[type, str] = {
    vb.Kill: "kill",
    vb.Recall: "recall",
    vb.Ready: "ready",
    vb.Exhaust: "exhaust",
    vb.Buff: "buff",
    vb.Stun: "stun",
    vb.Heal: "heal",
    vb.Recycle: "recycle",
    vb.DrawThese: "draw",
    vb.DiscardThese: "discard",
    vb.Banish: "banish",
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
    if isinstance(part, vb.Discard) and isinstance(part.amount, am.PlayerValue):
        if part.amount.what == am.HAND_SIZE and not part.amount.enemy:
            return Clause("discard", YOU, Thing(("hand",), "your"))
    if kind in _OF_AMOUNT:
        verb, noun = _OF_AMOUNT[kind]
        if isinstance(part, (vb.Draw, vb.Discard)) and part.name:
            _mention_cards(part, ("discarded",) if isinstance(part, vb.Discard) else (), speech)
        elif isinstance(part, vb.Draw) and speech.latest is not None and "discarded" in speech.latest.adjs:
            speech.latest = None  # "it" could be the card that is drawn
        speech.counted = (verb, noun)
        return Clause(
            verb,
            quantity=Quantity(amount(part.amount, speech), noun),  # type: ignore[attr-defined]
            manner=("exhausted",) if isinstance(part, vb.Channel) and part.exhausted else (),
        )
    if kind in _ON_OBJECTS:
        what = _a_hand(thing(part.objects, speech, origin=True))  # type: ignore[attr-defined]
        manner = ("exhausted",) if isinstance(part, vb.Recall) and part.exhausted else ()
        return Clause(_ON_OBJECTS[kind], YOU, what, manner=manner)
    speaks = _CLAUSES.get(kind)
    if speaks is None:
        raise Unspoken(part, "an instruction")
    return speaks(part, speech)


def _mention_cards(part: vb.Draw | vb.Discard | vb.Burn | vb.RevealTop, adjs: tuple[str, ...], speech: Speech) -> None:
    """Cards that are called by a name from now on: "the discarded card"."""
    one = isinstance(part.amount, Number) and part.amount.n == 1
    cards = Thing(("card",), "the", plural=not one, adjs=adjs)
    speech.mine.add(part.name)
    if isinstance(part, vb.Burn):
        speech.mentions[part.name] = cards  # "[Burn]" names no card that could be "it"
    else:
        speech.mention(part.name, cards)


def _a_hand(what: Thing) -> Thing:
    """All cards of a hand are the hand."""
    whose = what.place.whose if what.place is not None and what.place.kind == "hand" else ""
    if what != Thing(("card",), "all", plural=True, place=what.place, origin=what.origin):
        return what
    return Thing(("hand",), "your" if whose == "your" else "its") if whose in ("your", "its-player") else what


def _deal(part: vb.Deal, speech: Speech) -> Clause:
    by = thing(part.by, speech, "subject") if part.by is not None else YOU
    how_much = _not_of_the_receiver(part, amount(part.amount, speech), speech)
    if part.split:
        return Clause("deal", by, quantity=Quantity(how_much, "damage"), among=thing(part.objects, speech))
    return Clause("deal", by, receiver=thing(part.objects, speech, "receiver"), quantity=Quantity(how_much, "damage"))


def _not_of_the_receiver(part: vb.Deal, how_much: Amount, speech: Speech) -> Amount:
    """ "Its Energy cost" could be taken for that of the unit it is dealt to: "the Energy cost of the card"."""
    read = part.amount.objects if isinstance(part.amount, am.ValueOf) else None
    equal = how_much.equal
    if not isinstance(read, se.Bound) or equal is None or equal.owner is None or equal.owner.det != "it":
        return how_much
    dealt_by_it = isinstance(part.by, se.Bound) and part.by.name == read.name  # "it deals damage equal to its Might"
    if dealt_by_it or not isinstance(part.objects, (se.Target, se.Choice, se.Select)):
        return how_much
    return replace(how_much, equal=replace(equal, owner=speech.named(read.name)))


def _raise_might(part: vb.RaiseMight, speech: Speech) -> Clause:
    might = Thing(("might",), "the", owner=replace(thing(part.objects, speech, "counted"), again=False))
    n = amount(part.amount, speech)
    if n.equal is not None:
        read = of_another(part.amount, n.equal, speech)
        if isinstance(part.objects, se.Me) and read.owner is not None and read.owner.det == "the":
            read = replace(read, owner=replace(read.owner, adjs=("chosen",)))
            speech.said_me = False  # "it" would be the chosen one
        n = replace(n, equal=read)
    to = Quantity(n, "to")
    return Clause("increase", YOU, might, quantity=to, time=span(part.until, speech))


def _both(first: Objects, second: Objects, speech: Speech) -> Thing:
    """Two things together; if both were chosen before: "the two units"."""
    if isinstance(first, se.Bound) and isinstance(second, se.Bound):
        return Thing(("unit",), "the", n=2, plural=True)
    one = replace(thing(first, speech, "subject"), again=False)
    if isinstance(first, se.Me) and isinstance(second, se.Bound):
        return replace(one, second=replace(speech.named(second.name), adjs=("chosen",)))
    return replace(one, second=thing(second, speech, "subject"))


def _swap_places(part: vb.SwapPlaces, speech: Speech) -> Clause:
    """ "Move me to its location and it to my original location"; else: "move the two to each other's locations"."""
    second = part.second
    if not isinstance(part.first, se.Me) or not isinstance(second, se.Bound) or speech.kind != "unit":
        both = _both(part.first, second, speech)
        return Clause("move", YOU, both, manner=("to-each-others-locations",))
    me = replace(speech.me(), again=False)
    other = replace(speech.named(second.name), adjs=("chosen",))
    it = Thing(other.nouns, "it", again=True, apart=True)
    speech.after.append(Clause("move", YOU, it, to=Place("to-my-origin")))
    return Clause("move", YOU, me, to=Place("battlefield", thing=Thing(("location",), "the", owner=other)))


def _fight(part: vb.Fight, speech: Speech) -> Clause:
    who = _both(part.first, part.second, speech)
    mine = who if isinstance(part.first, se.Me) else None
    their = Thing(("might",), "the", owner=Thing(("unit",), "their", plural=True, second=mine))
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
        to = _where_it_is(part.to, destination(part.to, speech), speech)
    if part.leaving:
        at_field = what.place is not None and what.place.kind == "battlefield"
        speech.mentions[part.leaving] = Thing(("battlefield" if at_field else "location",))
    return Clause("move", YOU, what, to=to)


def _where_it_is(part: Objects | None, to: Place, speech: Speech) -> Place:
    """Where another one is, by its name: "that location" could be the one that was left."""
    of = part.objects if isinstance(part, se.PlaceOf) else part
    if to.kind != "same":
        return to
    noun = "location"
    if isinstance(of, se.Subject):
        owner = speech.subject()
    elif isinstance(of, se.Bound) and (of.name in speech.mentions or of.name in speech.paid):
        owner = speech.named(of.name)
        known = speech.mentions.get(of.name)
        noun = "battlefield" if known is not None and known.place == Place("battlefield") else noun
    else:
        return to
    return Place("battlefield", thing=Thing((noun,), "the", owner=replace(owner, again=False)))


def destination(part: Objects | None, speech: Speech) -> Place:
    if isinstance(part, se.Destination):
        if part.select is None:
            if part.name:
                speech.mentions[part.name] = Thing(("location",))
            return Place("location", "any")
        field = described(part.select, speech)
        if part.name:
            speech.mentions[part.name] = field
        return Place("battlefield", thing=field)
    if isinstance(part, (se.Target, se.Choice)) and part.select.what & t.BATTLEFIELD:
        return Place("battlefield", thing=thing(part, speech))
    if part is None:
        return Place("there")
    if isinstance(part, se.Me) or (isinstance(part, se.PlaceOf) and isinstance(part.objects, se.Me)):
        return Place("here")
    if isinstance(part, se.YourBase):
        return Place("base", "your")
    if isinstance(part, se.EventPlace):
        return Place("move-origin") if part.origin else Place("battlefield", thing=Thing(("battlefield",), "that"))
    if isinstance(part, se.PlaceOf):
        return Place("same", thing=thing(part.objects, speech))
    if isinstance(part, se.Subject) and speech.event is not None and speech.event.noun == "battlefield":
        return Place("battlefield", thing=speech.subject())
    if isinstance(part, se.Bound):
        named = speech.mentions.get(part.name, speech.latest)
        if named is not None and named.noun == "battlefield":
            return Place("battlefield", thing=Thing(("battlefield",), "that"))
    return Place("same", thing=thing(part, speech))


def _return(part: vb.ReturnToHand, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    yours = what.place is not None and what.place.whose == "your"
    hand = Place("hand", "your" if yours else "owner", Thing(what.nouns[:1]), plural=_is_many(what))
    return Clause("return", YOU, what, to=hand)


def _give_might(part: vb.GiveMight, speech: Speech) -> Clause:
    known = speech.latest
    who = thing(part.objects, speech, "receiver")
    extra = who.det == "it" and speech.strengthened is not None and speech.strengthened is known
    speech.strengthened = speech.latest
    least = part.least if part.least > -1_000 else None
    how_much = Quantity(amount(part.amount, speech), "might", extra=extra)
    return Clause("give", receiver=who, quantity=how_much, time=span(part.until, speech), least=least)


def counted_keyword(verb: str, who: Thing, part: ab.Keyword, speech: Speech, time: Time) -> Clause:
    """ "I have [Assault] equal to the number of enemy units here"."""
    assert part.amount is not None
    n = amount(part.amount, speech)
    if n.each is not None:
        n = Amount(n.n, equal=replace(n.each, det="bare", plural=True))
    word = f"[{t.KEYWORD_NAMES[part.keyword]}]"
    if verb == "give":
        return Clause(verb, YOU, receiver=who, words=word, quantity=Quantity(n, ""), time=time)
    return Clause(verb, who, words=word, quantity=Quantity(n, ""), time=time)


def _grant(part: vb.Grant, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "receiver")
    for ability in part.abilities:
        if isinstance(ability, ab.Keyword) and ability.amount is not None:
            return counted_keyword("give", who, ability, speech, span(part.until, speech))
    words, quoted = granted(part.abilities)
    return Clause("give", receiver=who, words=words, abilities=quoted, time=span(part.until, speech))


def _grant_keywords(part: vb.GrantKeywords, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "receiver")
    given = Thing(("keyword",), "the", plural=True, owner=thing(part.model, speech, "counted"))
    return Clause("give", YOU, given, receiver=who, time=TIMES[part.until])


def _change(part: vb.Change, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "subject")
    if who.det in ("bare", "your"):
        who = replace(who, det="all" if who.det == "bare" else "your")
    return changed(part.part, who, speech, span(part.until, speech))


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
    raise Unspoken(part, "a change")


def _become_copy(part: ch.BecomeCopy, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "subject")
    many = who.plural
    copy = Thing(("copy",), "bare" if many else "a", plural=many, owner=thing(part.of, speech, "counted"))
    return Clause("become", who, kind=copy, time=span(part.until, speech))


def _might_of(what: Thing) -> Thing:
    return Thing(("might",), "the", owner=what)


def _new_choices(what: Thing) -> Clause:
    return Clause("make", YOU, Thing(("decision",), "bare", plural=True, adjs=("new",), owner=what), modal="may")


def token(face: Printed) -> Thing:
    """ "a Bird unit token with 1 Might and Deflect"."""
    kind = f"{nouns_of(face.types)[0]}-token"
    stats = face.might if kind == "unit-token" else -1
    has = tuple(keyword(x).strip("[]") for x in face.abilities if isinstance(x, ab.Keyword)) if stats >= 0 else ()
    return Thing((kind,), name=face.name, stats=stats, keywords=has)


def _replace(part: Replace, speech: Speech) -> Clause:
    what = thing(part.objects, speech)
    if part.token is None:
        return Clause("replace", YOU, what, manner=("with-what-it-replaced",))
    return Clause("replace", YOU, what, substitute=token(part.token))


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
    what = replace(token(part.token), adjs={1: ("ready",), 2: ("exhausted",)}.get(part.enters, ()))
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
        at = destination(part.place, speech)
    return Clause("play", YOU, what, at=at, quantity=quantity)


PRICES = {
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
    at = destination(part.place, speech) if part.place is not None else None
    if at is not None and at.kind == "same":
        at = Place("same-location")
    if part.fields is not None:
        at = Place("battlefield", thing=described(part.fields, speech))
    manner: tuple[str, ...] = ("also-here-if-a-unit",) if part.also_here else ()
    if at is not None and at.kind == "here" and what.noun != "unit":
        at, manner = None, ("here-if-a-unit",)
    if speech.kind == "spell" and isinstance(part.objects, se.Me):
        manner = (*manner, "an-additional-time")  # this spell, from the chain
    if part.then_banish or part.then_recycle:
        it = Thing(what.nouns[:1], "it", plural=_is_many(what))
        speech.after.append(Clause("banish" if part.then_banish else "recycle", YOU, it))
    return Clause(
        "play",
        YOU,
        what,
        at=at,
        words=words,
        quantity=quantity,
        price=PRICES[part.cost_mode][_is_many(what)],
        manner=manner,
    )


def _prevent(part: vb.Prevent, speech: Speech) -> Clause:
    who = thing(part.objects, speech, "receiver")
    if part.amount is None:
        return Clause("prevent", receiver=who, manner=("all-damage",), time="this-turn")
    next_damage = Quantity(amount(part.amount, speech), "next-damage")
    return Clause("prevent", receiver=who, quantity=next_damage, time="this-turn")


def _points(part: vb.GainPoints, speech: Speech) -> Clause:
    who = thing(part.who, speech, "subject") if part.who is not None else YOU
    how_many = amount(part.amount, speech)
    verb = "score" if how_many.n >= 0 else "lose"
    return Clause(verb, who, quantity=Quantity(replace(how_many, n=abs(how_many.n)), "point"))


def _keyworded(verb: str, word: str, part: vb.Burn | vb.Predict, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    if isinstance(part, vb.Burn) and part.name:
        _mention_cards(part, ("burned",), speech)
    plain = isinstance(part.amount, Number)
    said = f"[{word} {n.n}]" if plain and (n.n != 1 or word == "Burn") else f"[{word}]"
    return Clause(verb, words=said, quantity=None if plain else Quantity(n, ""))


def _put(part: vb.PutIn, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    if part.zone == t.CHAMPION_ZONE:
        return Clause("put", YOU, what, to=Place("champion-zone", "your"))
    zones: dict[int, PlaceKind] = {t.HAND: "hand", t.TRASH: "trash", t.MAIN_DECK: "bottom" if part.bottom else "top"}
    place = zones[part.zone]
    bound = isinstance(part.objects, se.Bound) and (place == "hand" or part.objects.name in speech.mine)
    yours = bound or what.noun == "rest" or (what.place is not None and what.place.whose == "your")
    many = _is_many(what)
    return Clause("put", YOU, what, to=Place(place, "your" if yours else "owner", Thing(what.nouns[:1]), plural=many))


def _reveal_top(part: vb.RevealTop, speech: Speech) -> Clause:
    n = amount(part.amount, speech)
    noun, deck = ("rune", Place("of-rune-deck", "your")) if part.runes else ("card", Place("of-deck", "your"))
    top = Thing((noun,), "the", n=n.n, plural=n.n > 1, adjs=("top",), place=deck)
    if part.name:
        speech.mine.add(part.name)
        speech.mention(part.name, Thing((noun,), "the", plural=n.n > 1, adjs=("revealed",)))
    return Clause("reveal", YOU, top)


def _reveal_until(part: vb.RevealUntil, speech: Speech) -> Clause:
    found = described(part.select, speech)
    cards = Thing(("card",), "bare", plural=True, place=Place("down-to", "your", thing=found))
    speech.mentions[part.rest] = Thing(("rest",), "the")
    speech.mine |= {part.name, part.rest}
    speech.mention(part.name, found)
    return Clause("reveal", YOU, cards)


def _counter(part: vb.Counter, speech: Speech) -> Clause:
    what = thing(part.objects, speech, origin=True)
    if part.to_hand:
        it = Thing(what.nouns[:1], "it", plural=_is_many(what))
        hand = Place("hand", "owner", Thing(what.nouns[:1]), plural=_is_many(what))
        speech.after.append(Clause("return", YOU, it, to=hand, manner=("instead-of-the-trash",)))
    return Clause("counter", YOU, what)


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


def _detach(part: vb.Detach, speech: Speech) -> Clause:
    what = thing(part.objects, speech)
    at = None if part.wearer is None else Place("from", thing=thing(part.wearer, speech, "counted"))
    return Clause("detach", YOU, what, at=at)


def _name(part: Name, speech: Speech) -> Clause:
    if part.gain:
        speech.after.append(Clause("gain", speech.me(), Thing(("tag",), "that")))
    what = Thing(nouns_of(part.types) if part.types else ("tag",), tags=part.among)
    return Clause("choose" if part.among else "name", YOU, what)


def _say_word(part: SayWord, speech: Speech) -> Clause:
    for word in part.words:
        chose = Clause("choose", GAP, words=word, perfect=True)
        speech.mentions[word] = Thing(("player",), "each", relatives=(chose,))
    return Clause("choose", YOU, words=", ".join(part.words))


_CLAUSES: dict[type, Callable[..., Clause]] = {
    ct.Choose: _choose,
    vb.Deal: _deal,
    vb.Fight: _fight,
    vb.Move: _move,
    vb.ReturnToHand: _return,
    vb.GiveMight: _give_might,
    vb.Grant: _grant,
    vb.GrantKeywords: _grant_keywords,
    vb.Change: _change,
    ch.BecomeCopy: _become_copy,
    vb.RaiseMight: _raise_might,
    vb.DoubleMight: lambda p, s: Clause("double", YOU, _might_of(thing(p.objects, s)), time=span(p.until, s)),
    vb.SwapMight: lambda p, s: Clause("swap", YOU, _might_of(_both(p.first, p.second, s)), time=span(p.until, s)),
    vb.SwapPlaces: _swap_places,
    vb.NewChoices: lambda p, s: _new_choices(thing(p.objects, s)),
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
    Replace: _replace,
    WinTheGame: lambda p, s: Clause("win", YOU, Thing(("game",), "the")),
    LoseTheGame: lambda p, s: Clause(
        "lose", thing(p.who, s, "subject") if p.who is not None else YOU, Thing(("game",), "the")
    ),
    vb.Counter: _counter,
    vb.RevealTop: _reveal_top,
    vb.RevealUntil: _reveal_until,
    vb.Reveal: lambda p, s: Clause("reveal", YOU, _a_hand(thing(p.objects, s))),
    Name: _name,
    SayWord: _say_word,
    EnterAt: lambda p, s: Clause("enter", s.me(), at=Place("there")),
    PutCounters: _put_counters,
    SpendCounters: lambda p, s: Clause(
        "spend", quantity=Quantity(amount(p.amount, s), "counter"), at=Place("on", thing=thing(p.objects, s))
    ),
    MoveCounters: _move_counters,
    vb.SpendBuff: lambda p, s: Clause("spend", YOU, Thing(("buff",), "the", owner=thing(p.objects, s))),
    vb.Prevent: _prevent,
    vb.PutIn: _put,
    vb.BanishThis: lambda p, s: Clause("banish", YOU, s.me()),
    vb.PlayTokens: _play_tokens,
    vb.PlayCards: _play_cards,
    vb.Attach: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=thing(p.wearer, s)),
    vb.Detach: _detach,
    vb.GainPoints: _points,
    vb.Burn: lambda p, s: _keyworded("burn", "Burn", p, s),
    vb.Predict: lambda p, s: _keyworded("predict", "Predict", p, s),
    vb.GainControl: lambda p, s: Clause(
        "lose-control" if p.lose else "take-control", YOU, thing(p.objects, s), time=span(p.until, s)
    ),
    vb.ExtraTurn: lambda p, s: Clause("get", YOU, Thing(("turn",), adjs=("additional",)), manner=("after-this-one",)),
    EquipNow: lambda p, s: Clause("attach", YOU, thing(p.gear, s), onto=s.me(), price="for-its-equip-cost-less"),
}
