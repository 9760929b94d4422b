"""Selectors, filters, references and amounts as things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules.effects import amounts as am
from farfield.rules.effects import select as se
from farfield.rules.effects.conditions import ThereIs
from farfield.rules.effects.counter_texts import CountersOn, HasCounter
from farfield.rules.effects.names import IsNamedHere
from farfield.rules.effects.parts import Amount as AmountPart
from farfield.rules.effects.parts import Filter, Number, Objects
from farfield.rules.terms import (
    BANISHMENT,
    BATTLEFIELD,
    DOMAIN_NAMES,
    ENEMY,
    FRIENDLY,
    HAND,
    KEYWORD_NAMES,
    LEGEND,
    OTHERS,
    PLAYER,
    TRASH,
    YOURS,
    Relation,
)

from .kinds import (
    CONTROLLED_BY_YOU,
    EACH_OPPONENT,
    KINDS,
    OPPONENTS,
    PLACES,
    PLAYER_VALUES,
    STATES,
    VALUES,
    WHOSE,
    counted,
    grouped,
    history_noun,
    mine,
    nouns_of,
)
from .meaning import GAP, SPEAKER, YOU, Amount, Bound, Clause, Determiner, Place, PlaceKind, Quantity, Thing, Whose
from .speech import Speech, Unspoken

_CARD_ZONES: dict[int, PlaceKind] = {TRASH: "trash", HAND: "hand", BANISHMENT: "banishment"}


def thing(objects: Objects, speech: Speech, role: str = "object", origin: bool = False) -> Thing:
    """These objects as they stand in a clause: `role` is subject, object, receiver or counted."""
    if isinstance(objects, se.Me):
        return speech.me()
    if isinstance(objects, se.ThisCard):
        place = _CARD_ZONES.get(objects.zone, "trash")
        if speech.i_died and place == "trash":
            return speech.me()
        return replace(speech.me(), place=Place(place, "your"), origin=origin)
    if isinstance(objects, (se.Bearer, se.Wearer)):
        worn = isinstance(objects, se.Bearer)
        return Thing(("gear",), "me") if worn else Thing(("unit",), "the", adjs=("equipped",))
    if isinstance(objects, se.Subject):
        return speech.subject()
    if isinstance(objects, se.LastKnown) and objects.killed:
        killed = Clause("kill", YOU, GAP, perfect=True)
        return Thing(speech.named(objects.name).nouns, "the", relatives=(killed,))
    if isinstance(objects, (se.Bound, se.LastKnown)):
        return speech.again(objects.name)
    if isinstance(objects, (se.Target, se.Choice)):
        return _chosen(objects, speech, origin)
    if isinstance(objects, se.Select):
        return _all_of_them(objects, speech, role, origin)
    raise Unspoken(objects, "the objects of an instruction")


def _all_of_them(objects: se.Select, speech: Speech, role: str, origin: bool) -> Thing:
    if is_rest(objects):
        return Thing(("rest",), "the")
    every = described(objects, speech, origin, role)
    if objects.what == LEGEND and every == Thing(("legend",), relatives=(CONTROLLED_BY_YOU,)):
        speech.latest = Thing(("legend",), "your")  # a player has one
        return speech.latest
    if role == "subject":
        return mine(replace(every, det="bare", plural=True))
    if role == "counted":
        return every
    if role == "receiver" and objects.at is None:
        return replace(every, det="each")
    if isinstance(objects, se.Among):
        every = replace(every, det="that", group="")  # "those units"
    speech.latest = replace(every, det=every.det if every.det == "that" else "all", plural=True)
    return speech.latest


def _chosen(objects: se.Target | se.Choice, speech: Speech, origin: bool) -> Thing:
    chosen = described(objects.select, speech, origin)
    chosen = counted(chosen, objects.least, objects.most)
    if isinstance(objects, se.Target) and objects.group is not None:
        chosen = grouped(chosen, objects.group)
    if isinstance(objects, se.Choice) and objects.fresh:
        for_this = ("for-this-spell",) if speech.kind == "spell" else ()
        not_yet = Clause("choose", GAP, passive=True, perfect=True, negated=True, manner=for_this)
        chosen = replace(chosen, relatives=(*chosen.relatives, not_yet))
    speech.mention(objects.name, chosen)
    if isinstance(objects, se.Choice) and (objects.chooser not in (YOURS, FRIENDLY) or objects.random):
        who = EACH_OPPONENT if objects.chooser == ENEMY else Thing(("player",), "each")
        if objects.chooser in (YOURS, FRIENDLY):
            who = YOU
        manner = ("at-random",) if objects.random else ()
        speech.before.append(Clause("choose", who, chosen, manner=manner))
        return Thing(chosen.nouns[:1], "it", plural=chosen.plural)
    return chosen


def acting(who: Objects, speech: Speech) -> Thing:
    """Players who do something: "its controller", "each opponent", "that player"."""
    if isinstance(who, (se.ControllerOf, se.OwnerOf)):
        noun = "controller" if isinstance(who, se.ControllerOf) else "owner"
        return Thing((noun,), "the", owner=replace(thing(who.objects, speech, "counted"), again=False))
    if isinstance(who, se.Bound) and said_word(who, speech) is not None:
        return speech.mentions[who.name]
    if isinstance(who, (se.Actor, se.Bound)):
        return Thing(("player",), "that")
    if isinstance(who, se.Combatants):
        both = [noun for role, noun in _ROLES.items() if who.roles & role]
        first, *second = (Thing((noun,), "the") for noun in both)
        return replace(first, second=second[0]) if second else first
    if isinstance(who, se.Select):
        if who.side == OTHERS:
            return Thing(("player",), "each", other=True)
        return Thing(("opponent" if who.side == ENEMY else "player",), "each")
    return thing(who, speech, "subject")


def said_word(who: Objects, speech: Speech) -> Thing | None:
    """ "Each player who has chosen Cards", if these are players who chose a word."""
    found = speech.mentions.get(who.name) if isinstance(who, se.Bound) else None
    return found if found is not None and found.det == "each" and found.noun == "player" else None


_ROLES = {se.ATTACKING_PLAYER: "attacker", se.DEFENDING_PLAYER: "defender"}


def is_rest(select: se.Select) -> bool:
    """Is it what is left of what was named or chosen?"""
    if isinstance(select, se.OneOf):
        return all(any(isinstance(f, se.OtherThan) for f in x.filters) for x in select.selects)
    return isinstance(select, se.Among) and any(isinstance(f, se.OtherThan) for f in select.filters)


def _among(select: se.Among, speech: Speech, role: str) -> Thing:
    """ "a unit from among them"; counted: "each unit among them"."""
    out = Thing(nouns_of(select.what))
    if select.side == YOURS:
        out = replace(out, relatives=(Clause("own", YOU, GAP),))
    for f in select.filters:
        out = narrowed(out, f, speech)
    return replace(out, group="among-them" if role == "counted" else "from-among-them")


def _somewhere(select: se.OneOf, speech: Speech, origin: bool) -> Thing:
    """Descriptions; those that differ in where the object is: "a unit in your Champion Zone or on the board"."""
    first, *rest = (described(x, speech) for x in select.selects)
    if len(rest) != 1 or replace(first, place=None) != replace(rest[0], place=None):
        *others, row = (described(x, speech, origin) for x in select.selects)
        for x in reversed(others):
            row = replace(x, second=row)
        return replace(row, row_by="or")  # "a unit at a battlefield or a gear"
    places = [x.place or Place("board") for x in (first, rest[0])]
    return replace(first, place=replace(places[0], alternative=places[1]))


def described(select: se.Select, speech: Speech, origin: bool = False, role: str = "") -> Thing:
    """One object of a selector, with everything said about it."""
    if isinstance(select, se.Among):
        return _among(select, speech, role)
    if isinstance(select, se.OneOf):
        return _somewhere(select, speech, origin)
    return _plain(select, speech, origin)


def _plain(select: se.Select, speech: Speech, origin: bool) -> Thing:
    if speech.kind in nouns_of(select.what):
        speech.said_me = False  # "it" would not be clear any more
    out = Thing(nouns_of(select.what))
    if select.what & PLAYER and select.side in (ENEMY, OTHERS):
        out = Thing(("opponent",)) if select.side == ENEMY else replace(out, other=True)
    on_board = select.where < se.IN_HAND or select.where == se.IN_ANY_ZONE
    if not select.what & PLAYER and (on_board or select.where == se.ON_CHAIN):
        out = _on_side(out, select.side)
    face_down = select.where == se.IN_FACEDOWN
    if face_down:
        out = _on_side(out, select.side)
        out = replace(out, adjs=(*out.adjs, "facedown"))
    whose: Whose = "" if on_board or face_down else WHOSE[select.side]
    if select.where == se.IN_BASE and select.side == YOURS:
        whose = "your"  # what is yours lies in no other
    for f in select.filters:
        if isinstance(f, se.OfPlayer) and not on_board:
            whose = "its-player"
        else:
            out = narrowed(out, f, speech)
    if any(isinstance(f, se.MemoryOf) for f in select.filters):
        return out  # where what it banished lies goes without saying
    if select.what & BATTLEFIELD and select.where == se.ELSEWHERE:
        return replace(out, other=True)
    out = _placed(out, select, whose, origin)
    if select.where == se.IN_ANY_ZONE:
        out = replace(out, group="everywhere")
    if isinstance(select.at, se.Target):
        field = described(select.at.select, speech)
        out = replace(out, place=Place("battlefield", thing=field, chosen=True))
        speech.latest = field
    if out.place is not None and out.relatives and out.relatives[0] == CONTROLLED_BY_YOU and out.place.kind != "same":
        out = replace(out, place=None, relatives=(replace(CONTROLLED_BY_YOU, at=out.place), *out.relatives[1:]))
    return out


def _on_side(out: Thing, side: Relation) -> Thing:
    """Whose it is, on the board or the chain."""
    if side in (FRIENDLY, ENEMY):
        return replace(out, adjs=("friendly" if side == FRIENDLY else "enemy",))
    if side in (YOURS, OTHERS):
        return replace(out, relatives=(replace(CONTROLLED_BY_YOU, negated=side == OTHERS),))
    return out


def _placed(out: Thing, select: se.Select, whose: Whose, origin: bool) -> Thing:
    """With the place that the selector asks for; what a filter said of it already is more exact."""
    place = PLACES.get(select.where)
    if out.place is not None and out.place.kind in ("same", "there") and select.where == se.AT_BATTLEFIELD:
        own = out.place.thing
        if own is None or own.det != "me":
            return out
        field = Thing(("battlefield",), "the", owner=replace(own, again=False))
        return replace(out, place=Place("battlefield", thing=field))  # "at my battlefield"
    if place in (None, "chain", "facedown-zone") or (out.place is not None and out.place.kind == "move-ends"):
        return out
    if out.place is not None and out.place.kind in ("combat", "showdown"):
        out = replace(out, relatives=(*out.relatives, Clause("be", GAP, at=out.place)))
    return replace(out, place=Place(place, whose), origin=origin and select.where >= se.IN_HAND)


def narrowed(out: Thing, f: Filter, speech: Speech) -> Thing:
    """A thing with one more demand on it."""
    speaks = _NARROWED.get(type(f))
    found = speaks(out, f, speech) if speaks is not None else None
    return found or replace(out, relatives=(*out.relatives, predicate(f, GAP, speech)))


def _in_state(out: Thing, f: se.Is, speech: Speech) -> Thing | None:
    """A state as an adjective, a place or another noun; None: it takes a relative clause."""
    if f.negate:
        return replace(out, adjs=(*out.adjs, "detached")) if f.state == se.ATTACHED else None
    if f.state == se.ALONE:
        return _alone(out)
    if f.state in STATES:
        return replace(out, adjs=(*out.adjs, STATES[f.state]))
    if f.state in (se.IN_A_COMBAT, se.IN_A_SHOWDOWN):
        return replace(out, place=Place("combat" if f.state == se.IN_A_COMBAT else "showdown"))
    if f.state == se.TOKEN:
        return replace(out, nouns=tuple(f"{noun}-token" for noun in out.nouns))
    if f.state == se.CHOSEN_CHAMPION:
        return replace(out, nouns=("chosen-champion",), det="your")
    return replace(out, nouns=(KINDS[f.state],)) if f.state in KINDS else None


def _alone(out: Thing) -> Thing:
    for adj, verb in (("attacking", "attack"), ("defending", "defend")):
        if adj in out.adjs:
            alone = Clause(verb, GAP, progressive=True, manner=("alone",))
            return replace(out, adjs=tuple(a for a in out.adjs if a != adj), relatives=(*out.relatives, alone))
    return replace(out, relatives=(*out.relatives, Clause("be", GAP, adjective="alone")))


def _of_domain(out: Thing, f: se.HasDomain, speech: Speech) -> Thing:
    return replace(out, tags=tuple(name for bit, name in DOMAIN_NAMES.items() if f.domain & bit))


def _at_same_place(out: Thing, f: se.SamePlaceAs, speech: Speech) -> Thing:
    return replace(out, place=_same_place(f, f.negate, speech))


def _same_place(f: se.SamePlaceAs, negated: bool, speech: Speech) -> Place:
    if f.name == "me":
        return Place("same", thing=speech.me(), negated=negated)
    named = speech.mentions.get(f.name)
    if named is not None and named.noun in ("battlefield", "location"):
        return Place("elsewhere") if negated else Place("battlefield", thing=Thing(named.nouns, "that"))
    if named is not None and named is speech.latest and named.place == Place("battlefield") and not negated:
        return Place("there")
    return Place("same", thing=speech.again(f.name), negated=negated)


def _of_same_controller(out: Thing, f: se.SameControllerAs, speech: Speech) -> Thing | None:
    return None if f.negate or out.group else replace(out, group="with-the-same-controller")


def _with_there(out: Thing, f: se.WithThere, speech: Speech) -> Thing:
    """ "A battlefield where you control a unit"."""
    from .comparisons import there_is

    kept = speech.latest
    said = there_is(ThereIs(f.select, f.least, f.most), speech, False)
    assert isinstance(said, Clause)  # told without a condition
    speech.latest = kept
    return replace(out, relatives=(*out.relatives, replace(said, at=Place("gap"))))


def _not_that(out: Thing, f: se.NotFilter, speech: Speech) -> Thing | None:
    """Another than what the event happened to; without a keyword; not of a tag: "a unit that is not a Dragon unit"."""
    if isinstance(f.filter, se.HasTag):
        sort = narrowed(Thing(out.nouns), f.filter, speech)
        return replace(out, relatives=(*out.relatives, Clause("be-kind", GAP, kind=sort, negated=True)))
    if isinstance(f.filter, se.PlayedFrom) and f.filter.where == se.IN_HAND:
        no_token = Clause("be-kind", GAP, kind=Thing(("token",)), negated=True)  # goes without saying: A66
        rest = tuple(c for c in out.relatives if c != no_token)
        return replace(out, group="played-from-elsewhere", relatives=rest)
    if isinstance(f.filter, se.HasKeyword):
        have = Clause("have", GAP, words=f"[{KEYWORD_NAMES[f.filter.keyword]}]", negated=True)
        return replace(out, relatives=(*out.relatives, have))
    that = isinstance(f.filter, se.IsBound) and isinstance(f.filter.objects, se.Subject)
    return replace(out, other=True) if that else None


def _one_of(out: Thing, f: se.IsBound, speech: Speech) -> Thing | None:
    """Of those that were chosen: "those cards"."""
    if not isinstance(f.objects, se.Bound):
        return None
    return replace(out, det="that", plural=True)


_NARROWED: dict[type, Callable[..., Thing | None]] = {
    se.Other: lambda out, f, speech: replace(out, other=True),
    se.OtherThan: lambda out, f, speech: replace(out, other=True),
    se.Is: _in_state,
    se.MightIs: lambda out, f, speech: replace(out, might=_might_bound(f, speech)),
    se.LessMightThan: lambda out, f, speech: replace(out, might=_compared(f, speech)),
    se.HasTag: lambda out, f, speech: replace(out, tags=f.tags),
    se.HasDomain: _of_domain,
    se.IsNamed: lambda out, f, speech: replace(out, name=" / ".join(f.names)),
    se.HasKeyword: lambda out, f, speech: replace(out, keywords=(*out.keywords, KEYWORD_NAMES[f.keyword])),
    IsNamedHere: lambda out, f, speech: replace(
        out, group="with-the-named-tag" if speech.names_tag else "of-the-chosen-name"
    ),
    se.SamePlaceAs: _at_same_place,
    se.SameControllerAs: _of_same_controller,
    se.WithThere: _with_there,
    se.PlayedFrom: lambda out, f, speech: replace(out, place=Place(PLACES[f.where], "your"), origin=True),
    se.AtEitherEnd: lambda out, f, speech: replace(out, place=Place("move-ends")),
    se.IsBound: _one_of,
    se.NotFilter: _not_that,
}
"""Filters that are said within the noun phrase; the others in relative clauses."""


def _within(noun: str, least: AmountPart | None, most: AmountPart | None, speech: Speech) -> Quantity | None:
    """So much or more, so much or less; "less than X" is written as at most X minus one, "more than X" likewise."""
    part = most if most is not None else least
    bound: Bound = "less" if most is not None else "more"
    if part is None:
        return None
    if isinstance(part, am.Sum) and len(part.amounts) == 2:
        first, second = part.amounts
        step = 1 if bound == "more" else -1
        beyond = amount(first, speech) if isinstance(second, Number) and second.n == step else Amount()
        if beyond.equal is not None and beyond.n == 1 and beyond.plus is None:
            return Quantity(Amount(0), noun, bound, than=of_another(first, beyond.equal, speech))
    found = amount(part, speech)
    if found.equal is not None:
        found = replace(found, equal=of_another(part, found.equal, speech))
    return Quantity(found, noun, bound)


def of_another(part: AmountPart, read: Thing, speech: Speech) -> Thing:
    """What a bound is read from, within the description of another thing: not "its Might"."""
    if read.owner is None or read.owner.det != "it":
        return read
    first = part.amounts[0] if isinstance(part, am.Sum) else part
    objects = first.objects if isinstance(first, am.ValueOf) else None
    return replace(read, owner=speech.named(objects.name if isinstance(objects, (se.Bound, se.LastKnown)) else ""))


def _might_bound(f: se.MightIs, speech: Speech) -> Quantity:
    found = _within("might", f.least, f.most, speech)
    if found is None:
        raise Unspoken(f, "a bound without a number")
    return found


def _compared(f: se.LessMightThan, speech: Speech) -> Quantity:
    other = speech.me() if f.name == "me" else speech.again(f.name)
    bound: Bound = "more" if f.more else "less"
    if f.or_equal:
        bound = "more-or-equal" if f.more else "less-or-equal"
    return Quantity(Amount(0), "might", bound, than=other)


def predicate(f: Filter, subject: Thing, speech: Speech, negated: bool = False) -> Clause:
    """What a filter demands, said of a subject: "it's stunned", "it costs 3 or less"."""
    speaks = _PREDICATES.get(type(f))
    if speaks is None:
        raise Unspoken(f, "a description")
    return speaks(f, subject, speech, negated)


def _is(f: se.Is, subject: Thing, speech: Speech, negated: bool) -> Clause:
    no = f.negate != negated
    if f.state in (se.ATTACKING, se.DEFENDING):
        verb = "attack" if f.state == se.ATTACKING else "defend"
        return Clause(verb, subject, progressive=True, negated=no)
    if f.state in STATES:
        return Clause("be", subject, adjective=STATES[f.state], negated=no)
    if f.state in KINDS:
        det: Determiner = "your" if f.state == se.CHOSEN_CHAMPION else "a"
        return Clause("be-kind", subject, kind=Thing((KINDS[f.state],), det), negated=no)
    if f.state in (se.IN_A_COMBAT, se.IN_A_SHOWDOWN):
        at = Place("combat" if f.state == se.IN_A_COMBAT else "showdown")
        return Clause("be", subject, at=at, negated=no)
    if f.state == se.PLAYED_THIS_TURN:
        return Clause("enter", subject, perfect=True, time="this-turn", negated=no)
    raise Unspoken(f, "a state")


def _is_not_me(f: se.Other, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be-kind", subject, kind=speech.me(), negated=not negated)


def _is_not_that(f: se.OtherThan, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be-kind", subject, kind=speech.again(f.name), negated=not negated)


def _is_of_sort(f: se.HasTag | se.HasDomain, subject: Thing, speech: Speech, negated: bool) -> Clause:
    noun = "rune" if subject.noun == "rune" else "card"
    return Clause("be-kind", subject, kind=narrowed(Thing((noun,)), f, speech), negated=negated)


def _is_named(f: se.IsNamed, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be-kind", subject, words=" / ".join(f.names), negated=negated)


def _has_keyword(f: se.HasKeyword, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("have", subject, words=f"[{KEYWORD_NAMES[f.keyword]}]", negated=negated)


def _is_at_same_place(f: se.SamePlaceAs, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be", subject, at=_same_place(f, f.negate != negated, speech))


def _has_same_controller(f: se.SameControllerAs, subject: Thing, speech: Speech, negated: bool) -> Clause:
    same = Thing(("controller",), "the", adjs=("same",), owner=speech.again(f.name))
    return Clause("have", subject, same, negated=f.negate != negated)


def _is_of_player(f: se.OfPlayer, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("control", Thing(("player",), "that"), subject, negated=negated)


def _is_either(f: se.EitherFilter, subject: Thing, speech: Speech, negated: bool) -> Clause:
    first, *rest = (predicate(inner, subject, speech, negated) for inner in f.filters)
    return replace(first, together=tuple(rest))


def _is_on_side(f: se.OnSide, subject: Thing, speech: Speech, negated: bool) -> Clause:
    if f.side in (FRIENDLY, ENEMY):
        side = "friendly" if f.side == FRIENDLY else "enemy"
        return Clause("be-kind", subject, kind=Thing(("unit",), adjs=(side,)), negated=negated)
    return replace(CONTROLLED_BY_YOU, object=subject, negated=negated != (f.side == OTHERS))


def _by_you(f: se.ByYou, subject: Thing, speech: Speech, negated: bool) -> Clause:
    if not f.conquered:
        return Clause("attack", YOU, subject, progressive=True, negated=negated)
    return Clause("conquer", YOU, subject, perfect=True, time="this-turn", negated=negated)


def _has_name(f: IsNamedHere, subject: Thing, speech: Speech, negated: bool) -> Clause:
    noun = "tag" if speech.names_tag else "name"
    return Clause("have", subject, Thing((noun,), "the", adjs=("chosen",)), negated=negated)


def _is_remembered(f: se.MemoryOf, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("banish", speech.me(), subject, perfect=True, negated=negated)


def _attached_to(f: se.AttachedTo, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be", subject, adjective="attached", onto=thing(f.wearer, speech, "counted"), negated=negated)


def _chooses(f: se.Chooses, subject: Thing, speech: Speech, negated: bool) -> Clause:
    if isinstance(f.objects, se.Select):
        chosen = described(f.objects, speech)
    else:
        chosen = speech.named(f.objects.name if isinstance(f.objects, se.Bound) else "")
    if f.no_other is not None:
        chosen = replace(chosen, second=replace(described(f.no_other, speech), det="no", other=True))
    return Clause("choose", subject, chosen, negated=negated)


def _chosen_by(f: se.ChosenBy, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("choose", subject, passive=True, by=described(f.items, speech), negated=negated)


def _in_combat_with(f: se.InCombatWith, subject: Thing, speech: Speech, negated: bool) -> Clause:
    return Clause("be", subject, at=Place("combat", thing=described(f.foes, speech)), negated=negated)


_PREDICATES: dict[type, Callable[..., Clause]] = {
    se.AttachedTo: _attached_to,
    se.Chooses: _chooses,
    se.ChosenBy: _chosen_by,
    se.InCombatWith: _in_combat_with,
    se.NotTheSpeakers: lambda f, who, speech, no: Clause("control", SPEAKER, who, negated=not no),
    se.Is: _is,
    se.Other: _is_not_me,
    se.OtherThan: _is_not_that,
    se.MightIs: lambda f, who, speech, no: Clause("have", who, quantity=_might_bound(f, speech), negated=no),
    se.LessMightThan: lambda f, who, speech, no: Clause("have", who, quantity=_compared(f, speech), negated=no),
    se.CostIs: lambda f, who, speech, no: Clause("cost", who, quantity=_cost_bound(f, speech), negated=no),
    se.HasTag: _is_of_sort,
    se.HasDomain: _is_of_sort,
    se.IsNamed: _is_named,
    se.HasKeyword: _has_keyword,
    se.SamePlaceAs: _is_at_same_place,
    se.SameControllerAs: _has_same_controller,
    se.OfPlayer: _is_of_player,
    se.EitherFilter: _is_either,
    se.NotFilter: lambda f, who, speech, no: predicate(f.filter, who, speech, not no),
    se.IsBound: lambda f, who, speech, no: Clause("be-kind", who, kind=thing(f.objects, speech), negated=no),
    se.OnSide: _is_on_side,
    se.Owned: lambda f, who, speech, no: Clause("own", YOU, who, negated=no),
    se.OfType: lambda f, who, speech, no: Clause("be-kind", who, kind=Thing(nouns_of(f.types)), negated=no),
    se.ByYou: _by_you,
    HasCounter: lambda f, who, speech, no: Clause("have", who, Thing(("counter",)), negated=no),
    IsNamedHere: _has_name,
    se.MemoryOf: _is_remembered,
}
"""What each filter demands, as a clause."""


def _cost_bound(f: se.CostIs, speech: Speech) -> Quantity:
    energy = _within("energy", f.energy_least, f.energy_most, speech)
    power = _within("power", None, f.power_most, speech)
    if energy is not None:
        return replace(energy, also=power)
    if power is None:
        raise Unspoken(f, "a bound without a number")
    return power


def amount(part: AmountPart, speech: Speech) -> Amount:
    if isinstance(part, Number):
        return Amount(part.n)
    if isinstance(part, am.CountOf) and said_word(part.objects, speech) is not None:
        return Amount(part.times, each=said_word(part.objects, speech))
    if isinstance(part, am.CountOf):
        each = thing(part.objects, speech, "counted")
        if isinstance(part.objects, se.Bound):
            each = replace(each, plural=False)
            if part.objects.name in speech.paid:  # "each unit you've killed this way": no others count
                paid = tuple(replace(c, manner=(*c.manner, "this-way")) for c in each.relatives)
                each = replace(each, relatives=paid)
        return Amount(part.times, each=each)
    if isinstance(part, am.TagsAmong):
        return Amount(1, each=tags_among(part, speech))
    if isinstance(part, am.TimesThisTurn):
        from .events import happened_to

        return Amount(1, each=happened_to(part.when, speech))
    if isinstance(part, am.Times):
        inner = amount(part.amount, speech)
        return replace(inner, n=inner.n * part.factor)
    if isinstance(part, am.Sum):
        *rest, said = (amount(x, speech) for x in part.amounts)
        for more in reversed(rest):
            said = replace(more, plus=said)
        return said
    if isinstance(part, am.IfAmount):
        from .conditions import condition

        yes, no = amount(part.yes, speech), amount(part.no, speech)
        return replace(no, or_else=(yes, condition(part.condition, speech)[0]))
    if isinstance(part, am.Memo) and speech.each_may is not None:
        return Amount(1, each=replace(speech.each_may, group="who-did"))
    if isinstance(part, (am.EventAmount, am.Memo)):
        return Amount(1, that=True)
    return Amount(1, equal=value(part, speech))


_OF_SEVERAL = {am.TOTAL: "total", am.HIGHEST: "highest", am.LOWEST: "lowest"}


def tags_among(part: am.TagsAmong, speech: Speech) -> Thing:
    """ "tag Bird / Cat your units have", to be counted."""
    those = Clause("have", thing(part.objects, speech, "subject"), GAP)
    return Thing(("tag",), name=" / ".join(part.tags), relatives=(those,))


def value(part: AmountPart, speech: Speech) -> Thing:
    """A number that is read from somewhere, as a noun: "my Might"."""
    if isinstance(part, am.ValueOf):
        many = part.what in (am.BUFFS, am.ATTACHMENTS, am.EMPOWERS)
        several = isinstance(part.objects, se.Select)
        owner = replace(thing(part.objects, speech, "subject" if several else "counted"), again=False)
        if part.what == am.KEYWORD:
            return Thing(("keyword",), "the", keywords=(KEYWORD_NAMES[part.keyword],), owner=owner)
        total = (_OF_SEVERAL[part.of],) if several and not many else ()
        return Thing((VALUES[part.what],), "the", plural=many, adjs=total, owner=owner)
    if isinstance(part, am.PlayerValue):
        found = PLAYER_VALUES[part.what]
        if part.enemy:
            owner = Thing(("opponent",), "a")
            found = replace(found, det="the" if not found.place else found.det, owner=None if found.place else owner)
            if found.place is not None:
                found = replace(found, place=replace(found.place, whose="opponent"))
        return found
    if isinstance(part, am.HistoryOf):
        return replace(history_noun(part.what, OPPONENTS if part.enemy else YOU), det="bare", plural=True)
    if isinstance(part, CountersOn):
        where = Place("on", thing=thing(part.objects, speech))
        return Thing(("counter",), "bare", plural=True, place=where)
    if isinstance(part, am.Excess):
        return Thing(("damage",), "the", adjs=("excess",), relatives=(Clause("assign", YOU, GAP, perfect=True),))
    raise Unspoken(part, "a number")
