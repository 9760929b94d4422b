"""Selectors, filters and references as things."""

from __future__ import annotations

from dataclasses import replace

from farfield.rules.effects import amounts as am
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Amount as AmountPart
from farfield.rules.effects.base import Filter, Number, Objects
from farfield.rules.effects.counters import CountersOn, HasCounter
from farfield.rules.effects.names import IsNamedHere
from farfield.rules.state import (
    H_CARDS,
    H_CHOSE_ENEMY,
    H_CONQUERED,
    H_DIED,
    H_DISCARDED,
    H_DREW,
    H_ENERGY_ON_SPELLS,
    H_GEAR,
    H_HELD,
    H_KILLED,
    H_MOVED,
    H_POINTS,
    H_RECYCLED,
    H_SPELLS,
    H_UNITS,
    H_XP,
)
from farfield.rules.terms import (
    ABILITY,
    ANY_SIDE,
    BANISHMENT,
    BATTLEFIELD,
    DOMAIN_NAMES,
    ENEMY,
    FRIENDLY,
    GEAR,
    HAND,
    KEYWORD_NAMES,
    LEGEND,
    MAIN_DECK_CARD,
    OTHERS,
    PLAYER,
    RUNE,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
)

from .meaning import GAP, YOU, Amount, Clause, Place, Quantity, Thing
from .speech import Speech, Unspoken

OPPONENT = Thing(("opponent",), "a")
EACH_OPPONENT = Thing(("opponent",), "each")
OPPONENTS = Thing(("opponent",), "bare", plural=True)

_TYPES = (
    (UNIT, "unit"),
    (GEAR, "gear"),
    (SPELL, "spell"),
    (ABILITY, "ability"),
    (RUNE, "rune"),
    (LEGEND, "legend"),
    (BATTLEFIELD, "battlefield"),
)

_STATES = {
    se.READY: "ready",
    se.EXHAUSTED: "exhausted",
    se.STUNNED: "stunned",
    se.BUFFED: "buffed",
    se.DAMAGED: "damaged",
    se.MIGHTY: "mighty",
    se.EMPOWERED_STATE: "empowered",
    se.EQUIPPED: "equipped",
    se.ATTACKING: "attacking",
    se.DEFENDING: "defending",
    se.ALONE: "alone",
    se.ATTACHED: "attached",
    se.FACE_DOWN: "facedown",
    se.CONTROLLED: "controlled",
    se.OCCUPIED: "occupied",
    se.OPEN: "open",
    se.CONTESTED: "contested",
}
"""States that are an adjective of the term list."""

_KINDS = {
    se.TOKEN: "token",
    se.CHAMPION: "champion",
    se.SIGNATURE: "signature-card",
    se.EQUIPMENT: "equipment",
    se.CHOSEN_CHAMPION: "chosen-champion",
}
"""States that are a noun."""

_PLACES = {
    se.AT_BATTLEFIELD: "battlefield",
    se.HERE: "here",
    se.IN_BASE: "base",
    se.THERE: "there",
    se.IN_COMBAT: "combat",
    se.EVENT_PLACE: "there",
    se.ELSEWHERE: "elsewhere",
    se.IN_HAND: "hand",
    se.IN_TRASH: "trash",
    se.IN_CHAMPION_ZONE: "champion-zone",
    se.IN_BANISHMENT: "banishment",
    se.ON_CHAIN: "chain",
    se.IN_FACEDOWN: "facedown-zone",
    se.IN_DECK: "main-deck",
    se.TOP_OF_DECK: "top",
}

_WHOSE = {ANY_SIDE: "any", FRIENDLY: "your", YOURS: "your", ENEMY: "opponent", OTHERS: "opponent"}


def nouns_of(types: int) -> tuple[str, ...]:
    if types & PLAYER:
        return ("player",)
    if types & MAIN_DECK_CARD == MAIN_DECK_CARD:
        return ("card",)
    found = tuple(noun for bit, noun in _TYPES if types & bit)
    return found or ("card",)


def thing(objects: Objects, speech: Speech, role: str = "object", origin: bool = False) -> Thing:
    """These objects as they stand in a clause: `role` is subject, object, receiver or counted."""
    if isinstance(objects, se.Me):
        return speech.me()
    if isinstance(objects, se.ThisCard):
        place = {TRASH: "trash", HAND: "hand", BANISHMENT: "banishment"}.get(objects.zone, "trash")
        return replace(speech.me(), place=Place(place, "your"), origin=origin)
    if isinstance(objects, se.Wearer):
        return Thing(("unit",), "the", adjs=("equipped",))
    if isinstance(objects, (se.Subject, se.SubjectGone)):
        return speech.subject()
    if isinstance(objects, (se.Bound, se.LastKnown)):
        return speech.again(objects.name)
    if isinstance(objects, (se.Target, se.Choice)):
        chosen = described(objects.select, speech, origin)
        chosen = counted(chosen, objects.least, objects.most)
        if isinstance(objects, se.Target) and objects.group is not None:
            chosen = grouped(chosen, objects.group)
        speech.mention(objects.name, chosen)
        if isinstance(objects, se.Choice) and (objects.chooser not in (YOURS, FRIENDLY) or objects.random):
            who = EACH_OPPONENT if objects.chooser == ENEMY else Thing(("player",), "each")
            if objects.chooser in (YOURS, FRIENDLY):
                who = YOU
            manner = ("at-random",) if objects.random else ()
            speech.before.append(Clause("choose", who, chosen, manner=manner))
            return Thing(chosen.nouns[:1], "it", plural=chosen.plural)
        return chosen
    if isinstance(objects, se.Select):
        every = described(objects, speech, origin)
        if role == "subject":
            return mine(replace(every, det="bare", plural=True))
        if role == "counted":
            return every
        if role == "receiver" and objects.at is None:
            return replace(every, det="each")
        speech.latest = replace(every, det="all", plural=True)
        return speech.latest
    raise Unspoken(objects, "the objects of an instruction")


def mine(described_: Thing) -> Thing:
    """ "Units you control" as "your units"."""
    if described_.relatives and replace(described_.relatives[0], at=None) == CONTROLLED_BY_YOU:
        place = described_.relatives[0].at or described_.place
        return replace(described_, det="your", relatives=described_.relatives[1:], place=place)
    return described_


def uncontrolled(described_: Thing) -> Thing:
    """Without "you control", where the verb of the clause says that already."""
    if described_.relatives and replace(described_.relatives[0], at=None) == CONTROLLED_BY_YOU:
        place = described_.relatives[0].at or described_.place
        return replace(described_, relatives=described_.relatives[1:], place=place)
    return described_


CONTROLLED_BY_YOU = Clause("control", YOU, GAP)


def counted(described_: Thing, least: int, most: int) -> Thing:
    if most < 0:
        return replace(described_, det="any-number", plural=True)
    if least == 0:
        return replace(described_, det="up-to", n=most, plural=most > 1)
    if most > 1:
        return replace(described_, det="n", n=most, plural=True)
    return described_


def grouped(described_: Thing, group: se.Group) -> Thing:
    word = ""
    if group.same_controller:
        word = "with-the-same-controller"
    elif group.same_place:
        word = "at-the-same-location"
    elif group.one_per_place:
        word = "at-different-locations"
    return replace(described_, group=word, total=group.total_might)


def described(select: se.Select, speech: Speech, origin: bool = False) -> Thing:
    """One object of a selector, with everything said about it."""
    if speech.kind in nouns_of(select.what):
        speech.said_me = False  # "it" would not be clear any more
    out = Thing(nouns_of(select.what))
    if select.what & PLAYER and select.side in (ENEMY, OTHERS):
        out = Thing(("opponent",))
    on_board = select.where < se.IN_HAND
    if select.what & PLAYER:
        pass
    elif on_board or select.where == se.ON_CHAIN:
        if select.side == FRIENDLY:
            out = replace(out, adjs=("friendly",))
        elif select.side == ENEMY:
            out = replace(out, adjs=("enemy",))
        elif select.side == YOURS:
            out = replace(out, relatives=(CONTROLLED_BY_YOU,))
        elif select.side == OTHERS:
            out = replace(out, relatives=(replace(CONTROLLED_BY_YOU, negated=True),))
    for f in select.filters:
        out = narrowed(out, f, speech)
    place = _PLACES.get(select.where)
    if place is not None and place != "chain":
        whose = "" if on_board else _WHOSE[select.side]
        out = replace(out, place=Place(place, whose), origin=origin and not on_board)
    if isinstance(select.at, se.Target):
        field = described(select.at.select, speech)
        out = replace(out, place=Place("battlefield", thing=field, chosen=True))
        speech.latest = field
    if out.place is not None and out.relatives and out.relatives[0] == CONTROLLED_BY_YOU and out.place.kind != "same":
        out = replace(out, place=None, relatives=(replace(CONTROLLED_BY_YOU, at=out.place), *out.relatives[1:]))
    return out


def narrowed(out: Thing, f: Filter, speech: Speech) -> Thing:
    """A thing with one more demand on it."""
    if isinstance(f, (se.Other, se.OtherThan)):
        return replace(out, other=True)
    if isinstance(f, se.Is) and f.state == se.ALONE and not f.negate:
        for adj, verb in (("attacking", "attack"), ("defending", "defend")):
            if adj in out.adjs:
                alone = Clause(verb, GAP, progressive=True, manner=("alone",))
                return replace(out, adjs=tuple(a for a in out.adjs if a != adj), relatives=(*out.relatives, alone))
        return replace(out, relatives=(*out.relatives, Clause("be", GAP, adjective="alone")))
    if isinstance(f, se.Is) and not f.negate:
        if f.state in _STATES:
            return replace(out, adjs=(*out.adjs, _STATES[f.state]))
        if f.state == se.IN_A_COMBAT:
            return replace(out, place=Place("combat"))
        if f.state == se.TOKEN:
            return replace(out, nouns=tuple(f"{noun}-token" for noun in out.nouns))
        if f.state == se.CHOSEN_CHAMPION:
            return replace(out, nouns=("chosen-champion",), det="your")
        if f.state in _KINDS:
            return replace(out, nouns=(_KINDS[f.state],))
    if isinstance(f, se.MightIs):
        return replace(out, might=_might_bound(f, speech))
    if isinstance(f, se.LessMightThan):
        return replace(out, might=_compared(f, speech))
    if isinstance(f, se.HasTag):
        return replace(out, tags=f.tags)
    if isinstance(f, se.HasDomain):
        return replace(out, tags=tuple(name for bit, name in DOMAIN_NAMES.items() if f.domain & bit))
    if isinstance(f, se.IsNamed):
        return replace(out, name=" / ".join(f.names))
    if isinstance(f, se.HasKeyword):
        return replace(out, keywords=(*out.keywords, KEYWORD_NAMES[f.keyword]))
    if isinstance(f, se.While):
        speech.only_while.append(f.condition)
        return out
    if isinstance(f, IsNamedHere):
        return replace(out, group="of-the-chosen-name")
    if isinstance(f, se.SamePlaceAs):
        return replace(out, place=Place("same", thing=speech.again(f.name), negated=f.negate))
    return replace(out, relatives=(*out.relatives, *predicates(f, GAP, speech)))


def _below(part: AmountPart) -> AmountPart | None:
    """ "less than X", written as at most X minus one."""
    if isinstance(part, am.Sum) and len(part.amounts) == 2:
        first, second = part.amounts
        if isinstance(second, Number) and second.n == -1 and not isinstance(first, Number):
            return first
    return None


def _might_bound(f: se.MightIs, speech: Speech) -> Quantity:
    if f.least is not None:
        return Quantity(amount(f.least, speech), "might", "more")
    if f.most is None:
        raise Unspoken(f, "a bound without a number")
    below = _below(f.most)
    if below is not None:
        return Quantity(Amount(0), "might", "less", than=value(below, speech))
    return Quantity(amount(f.most, speech), "might", "less")


def _compared(f: se.LessMightThan, speech: Speech) -> Quantity:
    other = speech.me() if f.name == "me" else speech.again(f.name)
    bound = ("more" if f.more else "less") + ("-or-equal" if f.or_equal else "")
    return Quantity(Amount(0), "might", bound, than=other)


def predicates(f: Filter, subject: Thing, speech: Speech, negated: bool = False) -> tuple[Clause, ...]:
    """What a filter demands, said of a subject: "it's stunned", "it costs 3 or less". Several are joined by "or"."""
    if isinstance(f, se.Is):
        no = f.negate != negated
        if f.state in (se.ATTACKING, se.DEFENDING):
            verb = "attack" if f.state == se.ATTACKING else "defend"
            return (Clause(verb, subject, progressive=True, negated=no),)
        if f.state in _STATES:
            return (Clause("be", subject, adjective=_STATES[f.state], negated=no),)
        if f.state in _KINDS:
            det = "your" if f.state == se.CHOSEN_CHAMPION else "a"
            return (Clause("be-kind", subject, kind=Thing((_KINDS[f.state],), det), negated=no),)
        if f.state == se.IN_A_COMBAT:
            return (Clause("be", subject, at=Place("combat"), negated=no),)
        if f.state == se.PLAYED_THIS_TURN:
            return (Clause("enter", subject, perfect=True, time="this-turn", negated=no),)
        raise Unspoken(f, "a state")
    if isinstance(f, se.Other):
        return (Clause("be-kind", subject, kind=speech.me(), negated=not negated),)
    if isinstance(f, se.OtherThan):
        return (Clause("be-kind", subject, kind=speech.again(f.name), negated=not negated),)
    if isinstance(f, se.MightIs):
        return (Clause("have", subject, quantity=_might_bound(f, speech), negated=negated),)
    if isinstance(f, se.LessMightThan):
        return (Clause("have", subject, quantity=_compared(f, speech), negated=negated),)
    if isinstance(f, se.CostIs):
        return (Clause("cost", subject, quantity=_cost_bound(f, speech), negated=negated),)
    if isinstance(f, (se.HasTag, se.HasDomain)):
        sort = narrowed(Thing(("card",)), f, speech)
        return (Clause("be-kind", subject, kind=sort, negated=negated),)
    if isinstance(f, se.IsNamed):
        return (Clause("be-kind", subject, words=" / ".join(f.names), negated=negated),)
    if isinstance(f, se.HasKeyword):
        return (Clause("have", subject, words=f"[{KEYWORD_NAMES[f.keyword]}]", negated=negated),)
    if isinstance(f, se.SamePlaceAs):
        return (Clause("be", subject, at=Place("same", thing=speech.again(f.name), negated=f.negate != negated)),)
    if isinstance(f, se.SameControllerAs):
        same = Thing(("controller",), "the", adjs=("same",), owner=speech.again(f.name))
        return (Clause("have", subject, same, negated=f.negate != negated),)
    if isinstance(f, se.OfPlayer):
        return (Clause("control", Thing(("player",), "that"), subject, negated=negated),)
    if isinstance(f, se.EitherFilter):
        joined = tuple(c for inner in f.filters for c in predicates(inner, subject, speech, negated))
        return (replace(joined[0], together=joined[1:]),)
    if isinstance(f, se.NotFilter):
        return predicates(f.filter, subject, speech, not negated)
    if isinstance(f, se.IsBound):
        return (Clause("be-kind", subject, kind=thing(f.objects, speech), negated=negated),)
    if isinstance(f, se.OnSide):
        if f.side in (FRIENDLY, ENEMY):
            side = "friendly" if f.side == FRIENDLY else "enemy"
            return (Clause("be-kind", subject, kind=Thing(("unit",), adjs=(side,)), negated=negated),)
        return (replace(CONTROLLED_BY_YOU, object=subject, negated=negated != (f.side == OTHERS)),)
    if isinstance(f, se.ConqueredThisTurn):
        return (Clause("conquer", YOU, subject, perfect=True, time="this-turn", negated=negated),)
    if isinstance(f, HasCounter):
        return (Clause("have", subject, Thing(("counter",)), negated=negated),)
    if isinstance(f, IsNamedHere):
        return (Clause("have", subject, Thing(("name",), "the", adjs=("chosen",)), negated=negated),)
    if isinstance(f, se.MemoryOf):
        return (Clause("banish", speech.me(), subject, perfect=True, negated=negated),)
    raise Unspoken(f, "a description")


def _cost_bound(f: se.CostIs, speech: Speech) -> Quantity:
    if f.energy_most is not None:
        below = _below(f.energy_most)
        if below is not None:
            return Quantity(Amount(0), "energy", "less", than=value(below, speech))
        return Quantity(amount(f.energy_most, speech), "energy", "less")
    if f.energy_least is not None:
        return Quantity(amount(f.energy_least, speech), "energy", "more")
    return Quantity(Amount(f.power_most), "power", "less")


_VALUES = {
    am.MIGHT: "might",
    am.ENERGY: "energy-cost",
    am.POWER: "power-cost",
    am.DAMAGE: "damage",
    am.BUFFS: "buff",
    am.ATTACHMENTS: "equipment",
    am.EMPOWERS: "empower",
}

_PLAYER_VALUES = {
    am.POINTS: Thing(("point",), "your", plural=True),
    am.XP: Thing(("xp",), "your"),
    am.HAND_SIZE: Thing(("card",), "bare", plural=True, place=Place("hand", "your")),
    am.TRASH_SIZE: Thing(("card",), "bare", plural=True, place=Place("trash", "your")),
    am.DECK_SIZE: Thing(("card",), "bare", plural=True, place=Place("main-deck", "your")),
    am.RUNES: Thing(("rune",), "bare", plural=True, relatives=(CONTROLLED_BY_YOU,)),
    am.POINTS_TO_WIN: Thing(("point",), "bare", plural=True, group="to-the-victory-score"),
}


def history(what: int, who: Thing, counted_: Thing | None = None) -> Clause:
    """What somebody has done this turn, with how much of it."""
    verb, noun = {
        H_CARDS: ("play", "card"),
        H_UNITS: ("play", "unit"),
        H_SPELLS: ("play", "spell"),
        H_GEAR: ("play", "gear"),
        H_DIED: ("lose", "unit"),
        H_MOVED: ("move", "unit"),
        H_DISCARDED: ("discard", "card"),
        H_DREW: ("draw", "card"),
        H_XP: ("gain", "xp"),
        H_ENERGY_ON_SPELLS: ("spend", "energy"),
        H_HELD: ("hold", "battlefield"),
        H_CONQUERED: ("conquer", "battlefield"),
        H_CHOSE_ENEMY: ("choose", "unit"),
        H_KILLED: ("kill", "unit"),
        H_RECYCLED: ("recycle", "card"),
        H_POINTS: ("score", "point"),
    }[what]
    base = Thing((noun,)) if counted_ is None else replace(counted_, nouns=(noun,))
    if what == H_CHOSE_ENEMY:
        base = replace(base, adjs=("enemy",))
    manner = ("on-spells",) if what == H_ENERGY_ON_SPELLS else ()
    return Clause(verb, who, base, perfect=True, time="this-turn", manner=manner)


def history_noun(what: int, who: Thing) -> Thing:
    """ "spell you've played this turn", to be counted."""
    clause = history(what, who)
    assert clause.object is not None
    return replace(clause.object, relatives=(replace(clause, object=GAP),))


def amount(part: AmountPart, speech: Speech) -> Amount:
    if isinstance(part, Number):
        return Amount(part.n)
    if isinstance(part, am.CountOf):
        return Amount(part.times, each=thing(part.objects, speech, "counted"))
    if isinstance(part, am.Times):
        inner = amount(part.amount, speech)
        return replace(inner, n=inner.n * part.factor)
    if isinstance(part, am.Sum):
        first, *rest = (amount(x, speech) for x in part.amounts)
        for more in rest:
            first = replace(first, plus=more)
        return first
    if isinstance(part, am.IfAmount):
        from .conditions import condition

        yes, no = amount(part.yes, speech), amount(part.no, speech)
        return replace(no, or_else=(yes, condition(part.condition, speech)[0]))
    if isinstance(part, (am.EventAmount, am.Memo)):
        return Amount(1, that=True)
    return Amount(1, equal=value(part, speech))


def value(part: AmountPart, speech: Speech) -> Thing:
    """A number that is read from somewhere, as a noun: "my Might"."""
    if isinstance(part, am.ValueOf):
        many = part.what in (am.BUFFS, am.ATTACHMENTS, am.EMPOWERS)
        owner = replace(thing(part.objects, speech, "counted"), again=False)
        return Thing((_VALUES[part.what],), "the", plural=many, owner=owner)
    if isinstance(part, am.KeywordOf):
        owner = replace(thing(part.objects, speech, "counted"), again=False)
        return Thing(("keyword",), "the", keywords=(KEYWORD_NAMES[part.keyword],), owner=owner)
    if isinstance(part, am.PlayerValue):
        found = _PLAYER_VALUES[part.what]
        if part.enemy:
            owner = Thing(("opponent",), "a")
            found = replace(found, det="the" if not found.place else found.det, owner=None if found.place else owner)
            if found.place is not None:
                found = replace(found, place=replace(found.place, whose="opponent"))
        return found
    if isinstance(part, am.HistoryOf):
        return replace(history_noun(part.what, OPPONENTS if part.enemy else YOU), det="bare", plural=True)
    if isinstance(part, am.Paid):
        return Thing(("energy",), "the", relatives=(Clause("pay", YOU, GAP, perfect=True),))
    if isinstance(part, CountersOn):
        where = Place("on", thing=thing(part.objects, speech))
        return Thing(("counter",), "bare", plural=True, place=where)
    if isinstance(part, am.Excess):
        return Thing(("damage",), "the", adjs=("excess",), relatives=(Clause("assign", YOU, GAP, perfect=True),))
    raise Unspoken(part, "a number")
