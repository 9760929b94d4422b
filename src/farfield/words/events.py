"""Triggers as openings: "when …", "at the end of …", and the deeds that costs are paid with."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.kinds_of_ability import AdditionalCost, When
from farfield.rules.effects.parts import Ability
from farfield.rules.terms import EventKind, Relation

from .bracket_tokens import tokens
from .kinds import OPPONENT, PLACES, YOUR_SIDE, nouns_of
from .meaning import GAP, YOU, Amount, Clause, Moment, Opening, OpeningKind, Place, Quantity, Thing, Time
from .noun_phrases import described, narrowed, thing
from .speech import Speech, Unspoken

_ACTS = {
    t.E_ATTACKS: "attack",
    t.E_DEFENDS: "defend",
    t.E_DIED: "die",
    t.E_ENTERED: "enter",
    t.E_LEFT: "leave",
}
"""What an object does by itself."""

_DONE = {
    t.E_DISCARDED: "discard",
    t.E_DREW: "draw",
    t.E_RECYCLED: "recycle",
    t.E_CHANNELED: "channel",
    t.E_READIED: "ready",
    t.E_EXHAUSTED: "exhaust",
    t.E_BUFFED: "buff",
    t.E_STUNNED: "stun",
    t.E_EMPOWERED: "empower",
    t.E_CHOSEN: "choose",
    t.E_HIDDEN: "hide",
    t.E_BANISHED: "banish",
    t.E_ATTACHED: "attach",
    t.E_DETACHED: "detach",
    t.E_HEALED: "heal",
    t.E_REVEALED: "reveal",
}
"""What somebody does to an object."""

_GETS = {
    t.E_GAINED_XP: ("gain", Thing(("xp",), "bare")),
    t.E_GAINED_POINT: ("score", Thing(("point",))),
    t.E_SPENT_XP: ("spend", Thing(("xp",), "bare")),
    t.E_SPENT_BUFF: ("spend", Thing(("buff",))),
    t.E_EXCESS: ("assign", Thing(("damage",), "bare", adjs=("excess",))),
}

_TIMES: dict[int, tuple[OpeningKind, str]] = {
    t.E_BEGINNING: ("at-start-of", "beginning-phase"),
    t.E_MAIN_START: ("at-start-of", "main-phase"),
    t.E_TURN_END: ("at-end-of", "turn"),
    t.E_COMBAT_START: ("at-start-of", "combat"),
    t.E_COMBAT_END: ("at-end-of", "combat"),
    t.E_SHOWDOWN_START: ("at-start-of", "showdown"),
}

_BARE_NOUN = {t.E_CHANNELED: "rune"}

_ORIGINS = {
    se.HERE: Place("from-here"),
    se.AT_BATTLEFIELD: Place("from-battlefield"),
    se.IN_BASE: Place("from-base"),
}
"""Where a move comes from."""

_PLAYED_FROM = {se.IN_FACEDOWN: Place("from-face-down"), se.ELSEWHERE: Place("other-than-hand")}
"""Where a play comes from, if it is no zone of a player."""

_PLACES = {se.HERE: Place("here"), se.AT_BATTLEFIELD: Place("battlefield"), se.IN_BASE: Place("base")}

_NTH: dict[int, tuple[str, OpeningKind]] = {
    1: ("first", "first-time"),
    2: ("second", "second-time"),
    3: ("third", "third-time"),
}

_OWNERS: dict[int, Moment] = {t.YOURS: "your", t.FRIENDLY: "your", t.ENEMY: "opponent", t.OTHERS: "opponent"}


def when(part: When, speech: Speech, limit: int = 0, kind: OpeningKind = "when", time: Time = "") -> Opening:
    """The opening of a triggered ability. `kind` next-time: a delayed one."""
    if not part.kinds:
        raise Unspoken(part, "an event without a kind")
    before = {0: "", 1: "once-each-turn", 2: "twice-each-turn"}.get(limit, "times-each-turn")
    if part.kinds[0] in _TIMES and not (part.me and part.kinds[0] == t.E_COMBAT_END):
        word, noun = _TIMES[part.kinds[0]]
        owner = _OWNERS.get(part.actor, "each")
        if time == "this-turn" and noun == "turn":
            owner = "this"
        elif noun in ("combat", "showdown"):
            owner = "here" if part.place == se.HERE else "a"
        return Opening(word, owner=owner, noun=noun, before=before, times=limit)
    speech.event_kinds, speech.actor = part.kinds, _actor(part, speech)
    clauses = [_event(k, part, speech) for k in part.kinds]
    clauses = [_told_apart(c, part) for c in clauses]
    named = [replace(c, subject=replace(c.subject, again=False)) for c in clauses]
    same = [c for c, x in zip(clauses[1:], named[1:]) if x.subject == named[0].subject]
    first = replace(clauses[0], together=tuple(same))
    rest = [x for x in named[1:] if x.subject != named[0].subject]  # "when you play me or I hold"
    if part.nth and first.object is not None and first.subject is YOU and first.object.det == "a":
        nth = replace(first.object, det="your", adjs=(_NTH[part.nth][0], *first.object.adjs))
        first = replace(first, object=nth, time="each-turn")
    elif part.nth:
        kind = _NTH[part.nth][1]
        first = replace(first, time="each-turn")
    if time and not first.time:
        first = replace(first, time=time)
    return Opening(kind, (first, *rest), joined="or", before=before, times=limit)


def has_happened(part: When, speech: Speech) -> Clause:
    """The same looked back at: "you've played a spell this turn". What the text itself waits for stays "it"."""
    kept = speech.event, speech.event_kinds, speech.actor, speech.latest
    clauses = [_event(k, part, speech) for k in part.kinds]
    clauses = [_told_apart(c, part) for c in clauses]
    speech.event, speech.event_kinds, speech.actor, speech.latest = kept
    first, *rest = [replace(c, perfect=True, time="this-turn") for c in clauses]
    if any(c.subject != first.subject for c in rest):
        raise Unspoken(part, "several events of this turn")
    return replace(first, together=tuple(rest))


def happened_to(part: When, speech: Speech) -> Thing:
    """What it has happened to, to be counted: "spell you've played this turn", "unit that has died this turn"."""
    if part.by_me:
        return Thing(("time",), "each", group="this-has-dealt-damage")
    c = has_happened(part, speech)
    if c.object is not None and c.object.det == "a":
        return replace(c.object, det="each", relatives=(*c.object.relatives, replace(c, object=GAP)))
    if c.object is None and c.subject.det == "a" and c.subject.noun not in ("player", "opponent"):
        return replace(c.subject, det="each", relatives=(*c.subject.relatives, replace(c, subject=GAP)))
    raise Unspoken(part, "a number of events")


def _event(kind: EventKind, part: When, speech: Speech) -> Clause:
    speaks = _EVENTS.get(kind)
    if speaks is None:
        raise Unspoken(part, "an event")
    return speaks(kind, part, speech)


def _actor(part: When, speech: Speech) -> Thing | None:
    """Whose doing it must be; None: anybody's, and nobody asks whose."""
    if part.player is not None:
        return Thing(("player",), "that")
    if part.actor == t.ANY_SIDE and speech.they:
        return Thing(("player",))
    return {t.YOURS: YOU, t.FRIENDLY: YOUR_SIDE, t.ENEMY: OPPONENT, t.OTHERS: OPPONENT}.get(part.actor)


def _player(part: When, speech: Speech) -> Thing:
    return _actor(part, speech) or Thing(("player",))


def _where(part: When, speech: Speech) -> Place | None:
    if part.field is not None:
        field = described(part.field, speech)
        if field.other and speech.kind == "unit":  # other than mine, not than where it comes from
            apart = Clause("be", Thing((speech.kind,), "me"), at=Place("gap"), negated=True)
            field = replace(field, other=False, relatives=(*field.relatives, apart))
        return Place("battlefield", thing=field)
    return _PLACES.get(part.place)


def _of_field(part: When) -> bool:
    """Is it a battlefield's event, whatever is there?"""
    return part.of_player or (bool(part.types & t.BATTLEFIELD) and not part.filters)


def _scores(kind: EventKind, part: When, speech: Speech) -> Clause:
    subject = speech.me() if part.me else _player(part, speech)
    if not part.me and not _of_field(part) and (part.types or part.filters):
        subject = _does_it(kind, part, speech)
    speech.latest = Thing(("battlefield",))
    if _of_field(part):
        speech.event = speech.latest
    field = Thing(("battlefield",), "here" if part.place == se.HERE else "a")
    if part.place == se.HERE and speech.me().noun != "battlefield":  # the one where a unit is, not "this battlefield"
        field = Thing(("battlefield",), "the", place=Place("here"))
    return Clause("conquer" if kind == t.E_CONQUERED else "hold", subject, field)


def _gets(kind: EventKind, part: When, speech: Speech) -> Clause:
    verb, what = _GETS[kind]
    return Clause(verb, _player(part, speech), what, at=_where(part, speech))


def _burns(kind: EventKind, part: When, speech: Speech) -> Clause:
    return Clause("burn", _player(part, speech), words="[Burn]", at=_where(part, speech))


def _happens_to(kind: EventKind, part: When, speech: Speech, placed: bool = False) -> Thing:
    """What the event happens to, which is "it" from now on; `placed`: with the place where it happens."""
    speech.event = _subject(part, speech, _BARE_NOUN.get(kind, "card"), part.subject_side)
    return replace(speech.event, place=_where(part, speech)) if placed and not part.me else speech.event


def _does_it(kind: EventKind, part: When, speech: Speech, placed: bool = False) -> Thing:
    """The object that acts by itself, so that whoever must do it is whoever controls it."""
    side = part.subject_side if part.subject_side != t.ANY_SIDE else part.actor
    subject = _subject(part, speech, _BARE_NOUN.get(kind, "card"), side)
    speech.event = subject
    return replace(subject, place=_where(part, speech)) if placed and not part.me else subject


_IS_ALONE = Clause("be", GAP, adjective="alone")


def _acts(kind: EventKind, part: When, speech: Speech) -> Clause:
    who = _does_it(kind, part, speech)
    if kind in (t.E_ATTACKS, t.E_DEFENDS) and _IS_ALONE in who.relatives:
        who = replace(who, relatives=tuple(c for c in who.relatives if c != _IS_ALONE))
        return Clause(_ACTS[kind], who, at=_where(part, speech), manner=("alone",))
    return Clause(_ACTS[kind], who, at=_where(part, speech))


def _dies(kind: EventKind, part: When, speech: Speech) -> Clause:
    actor = _actor(part, speech)
    if actor is None:
        return _acts(kind, part, speech)
    return Clause("kill", actor, _happens_to(kind, part, speech), at=_where(part, speech))


def _fights(kind: EventKind, part: When, speech: Speech) -> Clause:
    if _of_field(part) and not part.me:
        speech.event = Thing(("battlefield",))
        return Clause(_ACTS[kind], _player(part, speech), at=_where(part, speech))
    return _acts(kind, part, speech)


def _moves(kind: EventKind, part: When, speech: Speech) -> Clause:
    subject, actor = _happens_to(kind, part, speech), _actor(part, speech)
    origin = _ORIGINS.get(part.origin)
    if actor is None:
        return Clause("move-self", subject, to=_where(part, speech), at=origin)
    return Clause("move", actor, subject, to=_where(part, speech), at=origin)


def _wins(kind: EventKind, part: When, speech: Speech) -> Clause:
    who = _player(part, speech) if _of_field(part) else _does_it(kind, part, speech)
    return Clause("win", who, Thing(("combat",)), at=_where(part, speech))


def _takes_damage(kind: EventKind, part: When, speech: Speech) -> Clause:
    actor = speech.me() if part.by_me else _actor(part, speech)
    if actor is None:
        place = _where(part, speech) if part.me else None
        return Clause("take", _happens_to(kind, part, speech, placed=True), Thing(("damage",), "bare"), at=place)
    damage = Thing(("damage",), "bare")
    return Clause("deal", actor, damage, _happens_to(kind, part, speech, placed=True))


def _might_rises(kind: EventKind, part: When, speech: Speech) -> Clause:
    who = _does_it(kind, part, speech, placed=True)
    if part.least == t.MIGHTY_FROM:
        return Clause("become", who, adjective="mighty")
    might = Thing(("might",), "the", owner=who)
    if not part.least:
        return Clause("increase", might, passive=True)
    return Clause("become", might, quantity=Quantity(Amount(part.least), "number", "more"))


def _is_weakened(kind: EventKind, part: When, speech: Speech) -> Clause:
    actor, might = _actor(part, speech), Thing(("might",), "the", owner=_happens_to(kind, part, speech, placed=True))
    return Clause("reduce", might, passive=True) if actor is None else Clause("reduce", actor, might)


def _returns(kind: EventKind, part: When, speech: Speech) -> Clause:
    subject, actor, hand = _happens_to(kind, part, speech, placed=True), _actor(part, speech), Place("hand", "owner")
    if actor is None:
        return Clause("return", subject, passive=True, to=hand)
    return Clause("return", actor, subject, to=hand)


def _is_played(kind: EventKind, part: When, speech: Speech) -> Clause:
    subject, who, at = _happens_to(kind, part, speech), YOU if part.me else _player(part, speech), _where(part, speech)
    if part.origin in _PLAYED_FROM:
        at = replace(_PLAYED_FROM[part.origin], whose="your" if who is YOU else "")
    elif part.origin >= 0:
        subject = replace(subject, place=Place(PLACES[part.origin], "your" if who is YOU else "its"), origin=True)
    play = Clause("play", who, subject, at=at)
    if not part.least:
        return play
    spent = Quantity(Amount(part.least), "energy", "more")
    return Clause("spend", who, quantity=spent, purpose=replace(play, subject=YOU))


def _is_done(kind: EventKind, part: When, speech: Speech) -> Clause:
    actor, what = _actor(part, speech), _happens_to(kind, part, speech)
    onto = thing(part.onto, speech, "counted") if part.onto is not None else None
    if actor is None:
        return Clause(_DONE[kind], what, passive=True, at=_where(part, speech), onto=onto)
    deck = Place("main-deck", "your") if kind == t.E_RECYCLED and actor is YOU and what.noun == "card" else None
    return Clause(_DONE[kind], actor, what, at=_where(part, speech), to=deck, onto=onto)


def _ends(kind: EventKind, part: When, speech: Speech) -> Clause:
    """Of who was in the combat; the combat's own end is a time."""
    return Clause("be", _does_it(kind, part, speech), at=Place("ending-combat"))


def _is_used(kind: EventKind, part: When, speech: Speech) -> Clause:
    """An activated ability, of whatever is described."""
    used = Thing(("ability",), adjs=("activated",))
    if part.types or part.filters or part.me:
        used = replace(used, owner=_happens_to(kind, part, speech))
    if part.least:
        bound = Quantity(Amount(part.least), "energy", "more")
        used = replace(used, relatives=(Clause("cost", GAP, quantity=bound),))
    speech.event = used
    return Clause("use", _player(part, speech), used, at=_where(part, speech))


_EVENTS: dict[EventKind, Callable[[EventKind, When, Speech], Clause]] = {
    **dict.fromkeys(_ACTS, _acts),
    **dict.fromkeys(_DONE, _is_done),
    **dict.fromkeys(_GETS, _gets),
    t.E_DIED: _dies,
    t.E_MOVED: _moves,
    t.E_ATTACKS: _fights,
    t.E_DEFENDS: _fights,
    t.E_CONQUERED: _scores,
    t.E_HELD: _scores,
    t.E_BURNED: _burns,
    t.E_COMBAT_WON: _wins,
    t.E_DEALT: _takes_damage,
    t.E_MIGHT_ROSE: _might_rises,
    t.E_WEAKENED: _is_weakened,
    t.E_RETURNED: _returns,
    t.E_PLAYED: _is_played,
    t.E_USED: _is_used,
    t.E_COMBAT_END: _ends,
}
"""How each event is said."""


_DURING = {t.BEGINNING: "in-your-beginning-phase", t.MAIN: "in-your-main-phase"}


def _told_apart(c: Clause, part: When) -> Clause:
    """With what it was done, and when."""
    if part.with_units:
        c = replace(c, manner=(*c.manner, "with-a-spell-or-unit"))
    elif part.by_spell:
        c = _by_spell(c)
    if part.phase != t.NO_PHASE:
        c = replace(c, manner=(*c.manner, _DURING[part.phase]))
    return c


def _by_spell(c: Clause) -> Clause:
    """What a spell did: "a spell kills a unit", "you choose a unit with a spell"."""
    spell = Thing(("spell",))
    if c.verb == "die":
        return Clause("kill", spell, c.subject, at=c.at)
    if c.passive:
        return replace(c, by=spell)
    if c.verb == "take":
        return Clause("deal", spell, c.object, c.subject, at=c.at)
    return replace(c, manner=(*c.manner, "with-a-spell"))


def _subject(part: When, speech: Speech, noun: str, side: Relation) -> Thing:
    if part.me:
        return speech.me()
    if not part.types and not part.filters and side == t.ANY_SIDE:
        one = Thing((noun,), other=part.other)
        return replace(one, det="n", bound="more", plural=True) if part.once else one
    out = Thing(nouns_of(part.types))
    if side == t.FRIENDLY:
        out = replace(out, adjs=("friendly",))
    elif side == t.ENEMY:
        out = replace(out, adjs=("enemy",))
    elif side == t.YOURS:
        out = replace(out, relatives=(Clause("control", YOU, GAP),))
    if part.other:
        out = replace(out, other=True)
    if part.once:
        out = replace(out, det="n", n=1, bound="more", plural=True)
    for f in part.filters:
        if isinstance(f, se.IsBound) and isinstance(f.objects, se.Bearer):
            return thing(f.objects, speech)
        if isinstance(f, se.IsBound):
            return speech.again(f.objects.name if isinstance(f.objects, se.Bound) else "")
        out = narrowed(out, f, speech)
    return out


# --- costs


_TO_ITSELF = {
    cs.EXHAUST_SELF: "exhaust",
    cs.KILL_SELF: "kill",
    cs.RECYCLE_SELF: "recycle",
    cs.DISEMPOWER_SELF: "disempower",
    cs.BANISH_SELF: "banish",
    cs.DISCARD_SELF: "discard",
}
"""What the card itself is put through to pay."""

_TO_OTHERS = {
    cs.DISCARD: ("discard", "card"),
    cs.RECYCLE_FROM_TRASH: ("recycle", "card"),
    cs.BANISH_FROM_TRASH: ("banish", "card"),
    cs.SPEND_BUFF: ("spend", "buff"),
    cs.EXHAUST_OBJECTS: ("exhaust", "unit"),
    cs.KILL_OBJECTS: ("kill", "unit"),
    cs.RETURN_OBJECTS: ("return", "unit"),
    cs.RECYCLE_RUNES: ("recycle", "rune"),
    cs.RECYCLE_OBJECTS: ("recycle", "card"),
    cs.DISEMPOWER_OBJECTS: ("disempower", "unit"),
}
"""What is done to other objects to pay, and what they are unless it is said."""


def deed(part: cs.Deed, speech: Speech) -> Clause:
    """Something done to pay, as an instruction."""
    kind, n = part.kind, part.n
    if kind == cs.DISCARD and part.objects is None:
        return Clause("discard", quantity=Quantity(Amount(n), "card"))
    if kind == cs.BURN:
        return Clause("burn", words=f"[Burn {n}]")
    if kind == cs.SPEND_XP:
        return Clause("spend", quantity=Quantity(Amount(n), "xp"))
    if kind == cs.LOSE_POINT:
        return Clause("lose", quantity=Quantity(Amount(n), "point"))
    if kind == cs.MOVE_SELF_HOME:
        return Clause("move", YOU, speech.me(), to=Place("base", "your"))
    if kind == cs.EXHAUST_LEGEND:
        return Clause("exhaust", YOU, Thing(("legend",), "your"))
    if kind == cs.DETACH_SELF:  # the gear itself comes off, also where its wearer speaks
        return Clause("detach", YOU, Thing(("gear",), "me"))
    if kind in _TO_ITSELF:
        return Clause(_TO_ITSELF[kind], YOU, speech.me())
    return _done_to_others(part, speech)


def _done_to_others(part: cs.Deed, speech: Speech) -> Clause:
    kind, n = part.kind, part.n
    verb, default = _TO_OTHERS[kind]
    what = Thing((default,))
    if kind == cs.SPEND_BUFF and part.objects is not None and _is_mine(part.objects):
        what = Thing(("buff",), "the", owner=speech.me())
    elif kind != cs.SPEND_BUFF and part.objects is not None:
        what = described(part.objects, speech, origin=True)
        if kind == cs.DISCARD:
            what = replace(what, place=None)  # one discards from one's hand
    if kind in (cs.RECYCLE_FROM_TRASH, cs.BANISH_FROM_TRASH) and what.place is None:
        what = replace(what, place=Place("trash", "your"), origin=True)
    if part.any_number:
        what = replace(what, det="any-number", plural=True)
    elif n > 1:
        what = replace(what, det="n", n=n, plural=True)
    if part.name:
        speech.mention(part.name, what)
        speech.paid_with.append((what, _paid_with(part)))
    if kind == cs.RETURN_OBJECTS:
        return Clause(verb, YOU, what, to=Place("hand", "owner", plural=n > 1))
    return Clause(verb, YOU, what)


def paid_things(abilities: Iterable[Ability]) -> dict[str, Thing]:
    """What the additional costs of a card are paid with, as its other lines speak of it: "the unit you've killed"."""
    out: dict[str, Thing] = {}
    for ability in abilities:
        for part in ability.cost.deeds if isinstance(ability, AdditionalCost) else ():
            if part.name:
                out[part.name] = _paid_with(part)
    return out


def _paid_with(part: cs.Deed) -> Thing:
    """ "the unit you've killed"."""
    verb, noun = _TO_OTHERS[part.kind]
    if part.kind != cs.SPEND_BUFF and part.objects is not None:
        noun = nouns_of(part.objects.what)[0]
    did = Clause(verb, YOU, GAP, perfect=True)
    return Thing((noun,), "the", plural=part.any_number or part.n > 1, relatives=(did,))


def _is_mine(select: se.Select) -> bool:
    """Does it speak of the card itself: "spend my buff"?"""
    return any(isinstance(f, se.IsBound) and isinstance(f.objects, se.Me) for f in select.filters)


def deeds(cost: cs.Cost, speech: Speech) -> list[Clause]:
    """A whole cost as instructions: "pay [1]", "discard 1"."""
    out: list[Clause] = []
    if cost.energy or cost.power:
        out.append(Clause("pay", words=tokens(cost)))
    out.extend(deed(d, speech) for d in cost.deeds)
    return out
