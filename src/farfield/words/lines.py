"""Abilities as lines of a card."""

from __future__ import annotations

from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import conditions as co
from farfield.rules.effects import costs as cs
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Ability, Condition
from farfield.rules.effects.discounts import OptionalCostsLess

from .conditions import opening
from .events import deed, deeds, tokens, when
from .instructions import pay_to, tell
from .meaning import GAP, YOU, Amount, Clause, Line, Opening, Place, Quantity, Sentence, Thing
from .noun_phrases import OPPONENTS, amount, described, narrowed, nouns_of, thing
from .persons import done_by
from .speech import Speech, Unspoken
from .verbs import token

_SPEEDS = {t.ACTION: "[Action]", t.REACTION: "[Reaction]"}
_SHOWN_AT_ONE = (t.LEVEL,)
_ZONES = {
    t.HAND: Place("hand", "your"),
    t.TRASH: Place("trash", "your"),
    t.BANISHMENT: Place("banishment", "your"),
    t.CHAMPION_ZONE: Place("champion-zone", "your"),
    t.FACEDOWN: Place("facedown-zone", "any"),
    t.MAIN_DECK: Place("main-deck", "your"),
}


_PHASES = {
    t.SETUP: "turn",
    t.AWAKEN: "awaken-phase",
    t.BEGINNING: "beginning-phase",
    t.CHANNEL: "channel-phase",
    t.DRAW: "draw-phase",
    t.MAIN: "main-phase",
    t.ENDING: "ending-phase",
}


def keyword(part: ab.Keyword) -> str:
    """A keyword as a bracket token, with its value and cost."""
    name = t.KEYWORD_NAMES[part.keyword]
    shown = f"[{name} {part.value}]" if part.value != 1 or part.keyword in _SHOWN_AT_ONE else f"[{name}]"
    if part.cost is not None and not part.cost.free:
        price = tokens(part.cost)
        return f"{shown} {price}" if price else shown
    return shown


def gates(condition: Condition | None) -> str:
    """Dependent keywords as tokens before the dash."""
    if condition is None:
        return ""
    if isinstance(condition, co.Both):
        return " ".join(gates(c) for c in condition.conditions)
    if isinstance(condition, co.LegionHolds):
        return "[Legion]"
    if isinstance(condition, co.LevelHolds):
        return f"[Level {condition.level}]"
    if isinstance(condition, co.EmpoweredHolds):
        return "[Empowered]"
    raise Unspoken(condition, "what an ability depends on")


def line(part: Ability, speech: Speech) -> Line:
    gate = gates(part.gate)
    speech.new_sentence()
    elsewhere: Opening | None = None
    if part.works_in:
        at = _ZONES.get(part.works_in)
        if at is None:
            raise Unspoken(part, "an ability that works in an unusual zone")
        elsewhere = Opening("if", (Clause("be", speech.me(), at=at),))
        speech.new_sentence()
    if isinstance(part, ab.Keyword):
        extra: tuple[str | Clause, ...] = ()
        if part.cost is not None and part.cost.deeds:
            extra = tuple(deed(d, speech) for d in part.cost.deeds)
        return Line(tokens=gate, keyword=keyword(part), cost=extra)
    if isinstance(part, ab.Triggered):
        return _triggered(part, speech, gate, elsewhere)
    if isinstance(part, ab.Activated):
        return _activated(part, speech, gate, elsewhere)
    if isinstance(part, ab.SpellText):
        return Line(tuple(tell(part.effect, speech)), gate)
    said = passive(part, speech)
    if elsewhere is not None:
        said[0] = replace(said[0], openings=(replace(elsewhere, kind="while"), *said[0].openings))
    return Line(tuple(said), gate)


def _triggered(part: ab.Triggered, speech: Speech, gate: str, elsewhere: Opening | None) -> Line:
    mark = gate
    openings: tuple[Opening, ...] = ()
    if part.keyword == t.DEATHKNELL:
        mark = f"{gate} [Deathknell]".strip()
    else:
        openings = (when(part.when, speech, part.limit),)
    if elsewhere is not None:
        openings = (*openings, elsewhere)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.effect, speech, openings)
    else:
        said = tell(part.effect, speech, openings, modal="may" if part.optional else "")
    if part.that_player:
        said = done_by([replace(x, openings=()) for x in said[:1]] + said[1:], Thing(("player",), "that"))
        said[0] = replace(said[0], openings=openings)
    return Line(tuple(said), mark)


def _activated(part: ab.Activated, speech: Speech, gate: str, elsewhere: Opening | None) -> Line:
    price: list[str | Clause] = []
    if part.cost.energy or part.cost.power:
        price.append(tokens(part.cost))
    for d in part.cost.deeds:
        price.append("[Exhaust]" if d.kind == cs.EXHAUST_SELF else deed(d, speech))
    said = tell(part.effect, speech)
    if elsewhere is not None:
        said.append(Sentence((), (elsewhere,), term="use-only-if"))
    if part.condition is not None:
        speech.new_sentence()
        said.append(Sentence((), (opening("if", part.condition, speech),), term="use-only-if"))
    if part.limit:
        often = "use-only-once-each-turn" if part.limit == 1 else "use-only-so-often"
        said.append(Sentence(term=often, amount=part.limit))
    speed = _SPEEDS.get(part.speed, "")
    for repeat in part.repeats:
        speed = f"{speed}, [Repeat] {tokens(repeat)}".removeprefix(", ")
    return Line(tuple(said), gate, tuple(price), speed)


def granted(abilities: tuple[Ability, ...]) -> tuple[str, tuple[Ability, ...]]:
    """Keywords as tokens, and the abilities that must be quoted."""
    words = [keyword(x) for x in abilities if isinstance(x, ab.Keyword) and x.gate is None]
    quoted = tuple(x for x in abilities if not isinstance(x, ab.Keyword) or x.gate is not None)
    return ", ".join(words), quoted


# --- passives, standing or for a time


def passive(part: Ability, speech: Speech, time: str = "", uses: int = -1) -> list[Sentence]:
    """A passive, replacement or prohibition as sentences; with `time` it is one that an effect creates."""
    if isinstance(part, ab.Aura):
        return _aura(part, speech, time)
    if isinstance(part, ab.CostChange):
        return _cost_change(part, speech, time, uses)
    if isinstance(part, OptionalCostsLess):
        which = (Clause("pay", YOU, GAP),)
        what = Thing(("additional-cost",), "bare", adjs=("optional",), plural=True, relatives=which)
        less = Quantity(Amount(part.n), "by-either")
        return [Sentence((Clause("reduce", what, passive=True, quantity=less, time=time),))]
    if isinstance(part, ab.Enters):
        openings = _while(part.condition, speech, "if")
        if isinstance(part.scope, se.Select):
            who = _played(described(part.scope, speech), YOU, time, uses)
        else:
            who = thing(part.scope, speech, "subject")
        manner = ("exhausted",) if part.exhausted else ("ready",)
        return [Sentence((Clause("enter", who, manner=manner),), openings)]
    if isinstance(part, ab.Cant):
        openings = _while(part.condition, speech)
        who = thing(part.scope, speech, "subject")
        return [Sentence((replace(forbidden(part, who), time=time),), openings)]
    if isinstance(part, ab.BonusDamage):
        openings = _while(part.condition, speech)
        sources = Thing(("spell", "ability"), "bare", plural=True)
        if part.actor in (t.YOURS, t.FRIENDLY):
            sources = replace(sources, det="your")
        elif part.actor in (t.ENEMY, t.OTHERS):
            sources = replace(sources, adjs=("enemy",))
        to = thing(part.scope, speech, "subject") if part.scope is not None else None
        quantity = Quantity(Amount(part.amount), "bonus-damage")
        verb = "cause-damage" if to is None else "deal"
        return [Sentence((Clause(verb, sources, receiver=to, quantity=quantity, time=time),), openings)]
    if isinstance(part, ab.PlayTo):
        where = Place("battlefield", thing=described(part.places, speech))
        if part.only:
            only = Clause("play", YOU, speech.me(), at=where, modal="can", manner=("only",))
            return [Sentence((only,))]
        return [Sentence((Clause("play", YOU, speech.me(), at=where, modal="may", manner=("also",)),))]
    if isinstance(part, ab.PlayFor):
        openings = _while(part.condition, speech, "if")
        price = Clause("play", YOU, speech.me(), words=tokens(part.cost) or "[0]", modal="may")
        if part.cost.deeds:
            paid = tuple(replace(c, modal="may") for c in deeds(part.cost, speech))
            return [Sentence((*paid, Clause("play", YOU, speech.me(), words="[0]", modal="may")), openings, "and")]
        return [Sentence((price,), openings)]
    if isinstance(part, ab.AdditionalCost):
        return _additional(part, speech)
    if isinstance(part, ab.Replacement):
        return _replacement(part, speech, time, uses)
    if isinstance(part, ab.MoveToll):
        return [_toll(part, speech)]
    if isinstance(part, ab.TokenInstead):
        return _token_instead(part, speech)
    if isinstance(part, ab.RuleChange):
        return [Sentence((replace(_rule(part, speech), time=time),), _while(part.condition, speech))]
    if isinstance(part, ab.Triggered):
        openings = (when(part.when, speech, part.limit, time=time),)
        return tell(part.effect, speech, openings, modal="may" if part.optional else "")
    raise Unspoken(part, "an ability")


def _while(condition: Condition | None, speech: Speech, kind: str = "while") -> tuple[Opening, ...]:
    return () if condition is None else (opening(kind, condition, speech),)


def _aura(part: ab.Aura, speech: Speech, time: str) -> list[Sentence]:
    openings = _while(part.condition, speech)
    who = thing(part.scope, speech, "subject")
    for condition in speech.only_while:
        openings = (*openings, opening("while", condition, speech))
    speech.only_while.clear()
    clauses: list[Clause] = []
    words, quoted = granted(part.grants)
    if part.might is not None:
        clauses.append(Clause("have", who, quantity=Quantity(amount(part.might, speech), "might"), time=time))
    if words or quoted:
        if clauses:
            clauses = [replace(clauses[0], words=words, abilities=quoted)]
        else:
            clauses.append(Clause("have", who, words=words, abilities=quoted, time=time))
    return [Sentence(tuple(clauses), openings, "and")]


def _played(what: Thing, who: Thing, time: str, uses: int) -> Thing:
    """ "Spells you play this turn", "the next spell you play this turn"."""
    rest = what.relatives
    if rest and rest[0].verb == "control":
        rest = rest[1:]
    play = Clause("play", who, GAP, time=time)
    if uses == 1:
        return replace(what, det="the", adjs=("next", *what.adjs), relatives=(play, *rest), plural=False)
    return replace(what, det="bare", plural=True, relatives=(play, *rest))


def _cost_change(part: ab.CostChange, speech: Speech, time: str, uses: int) -> list[Sentence]:
    openings = _while(part.condition, speech, "if" if part.mine else "while")
    if part.mine:
        who = speech.me()
    else:
        what = Thing(nouns_of(part.types))
        for f in part.filters:
            what = narrowed(what, f, speech)
        doer = YOU if part.actor in (t.YOURS, t.FRIENDLY) else OPPONENTS
        if part.actor == t.ANY_SIDE:
            who = replace(what, det="bare", plural=True)
        else:
            who = _played(what, doer, time, uses)
    least = part.least if part.least else None
    if part.energy is not None:
        n = amount(part.energy, speech)
        bound = "energy-less" if n.n < 0 else "energy-more"
        quantity = Quantity(replace(n, n=abs(n.n)), bound)
    else:
        quantity = Quantity(Amount(abs(part.power)), "power-less" if part.power < 0 else "power-more")
    return [Sentence((Clause("cost", who, quantity=quantity, least=least),), openings)]


def _additional(part: ab.AdditionalCost, speech: Speech) -> list[Sentence]:
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


def _replacement(part: ab.Replacement, speech: Speech, time: str, uses: int) -> list[Sentence]:
    if part.event not in _REPLACED:
        raise Unspoken(part, f"a replacement of {t.EVENT_NAMES[part.event]}")
    verb, is_passive = _REPLACED[part.event]
    if isinstance(part.scope, se.Select):
        subject = described(part.scope, speech)
        speech.latest = subject
    else:
        subject = thing(part.scope, speech, "subject")
    speech.event = subject
    would = Clause(verb, subject, passive=is_passive, modal="would", time=time)
    if part.event == t.E_DEALT:
        would = replace(would, object=Thing(("damage",), "bare"))
    before = "once-each-turn" if part.limit else ""
    openings: tuple[Opening, ...] = (Opening("next-time" if uses == 1 else "if", (would,), before=before),)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    if part.cost is not None and not part.cost.free:
        said = pay_to(deeds(part.cost, speech), part.substitute, speech, openings)
        at = min(1, len(said) - 1)
        return [replace(x, instead=True, joined="and") if i == at else x for i, x in enumerate(said)]
    modal = "may" if part.optional else ""
    return tell(part.substitute, speech, openings, instead=True, modal=modal, joined="and")


def _toll(part: ab.MoveToll, speech: Speech) -> Sentence:
    """ "For each unit, opponents must pay … to move to …"."""
    who = {t.YOURS: YOU, t.FRIENDLY: YOU, t.ENEMY: OPPONENTS, t.OTHERS: OPPONENTS}.get(
        part.actor, Thing(("player",), "bare", plural=True)
    )
    where = (
        Place("here") if part.places.where == se.HERE else Place("battlefield", thing=described(part.places, speech))
    )
    units = Thing(("unit",), "bare", plural=True)
    move = Clause("move", YOU, units, to=where)
    each = Thing(("unit",), other=part.beyond > 0)
    price = tokens(part.cost)
    pay = Clause("pay", who, words=price, modal="must", purpose=move, quantity=Quantity(Amount(1, each=each), ""))
    return Sentence((pay,))


def _token_instead(part: ab.TokenInstead, speech: Speech) -> list[Sentence]:
    unit_token = Thing(("unit-token",))
    would = Clause("play", YOU, unit_token, modal="would")
    before = "once-each-turn" if part.limit else ""
    openings: tuple[Opening, ...] = (Opening("if", (would,), before=before),)
    if part.condition is not None:
        openings = (*openings, opening("if", part.condition, speech))
    modal = "may" if part.optional else ""
    what = unit_token
    if part.token is not None:
        what = token(part.token)
    if part.more:
        more = replace(what, det="n" if part.more > 1 else "a", n=part.more, plural=part.more > 1, adjs=("additional",))
        return [Sentence((Clause("play", YOU, more, modal=modal),), openings)]
    return [Sentence((Clause("play", YOU, what, modal=modal),), openings, instead=True)]


def forbidden(part: ab.Cant, who: Thing) -> Clause:
    """What cannot be."""
    can = Clause("choose", who, modal="can", negated=True)
    enemies = Thing(("spell", "ability"), "bare", plural=True, adjs=("enemy",))
    players = {t.YOURS: YOU, t.FRIENDLY: YOU, t.ENEMY: OPPONENTS, t.OTHERS: OPPONENTS}.get(
        part.actor, Thing(("player",), "bare", plural=True)
    )
    cards = Thing(("card",), "bare", plural=True)
    units = Thing(("unit",), "bare", plural=True)
    here = Place("here")
    what = part.what
    if what == ab.BE_CHOSEN:
        return replace(can, passive=True, by=enemies)
    if what == ab.BE_CHOSEN_BY_ANY:
        return replace(can, passive=True, by=replace(enemies, adjs=()))
    if what == ab.BE_COUNTERED:
        return replace(can, verb="counter", passive=True)
    if what == ab.MOVE_AT_ALL:
        return replace(can, verb="move-self")
    if what == ab.MOVE_TO_BASE:
        return replace(can, verb="move-self", to=Place("base", "a"))
    if what == ab.MOVE_HERE:
        return replace(can, verb="move-self", to=here)
    if what == ab.BE_READIED:
        return replace(can, verb="ready", passive=True)
    if what == ab.BE_KILLED:
        return replace(can, verb="kill", passive=True)
    if what == ab.TAKE_DAMAGE:
        return replace(can, verb="take", object=Thing(("damage",), "bare"))
    if what == ab.PLAY_CARDS:
        return replace(can, verb="play", subject=players, object=cards)
    if what == ab.PLAY_SPELLS:
        return replace(can, verb="play", subject=players, object=Thing(("spell",), "bare", plural=True))
    if what == ab.PLAY_UNITS_HERE:
        return replace(can, verb="play", subject=players, object=units, at=here)
    if what == ab.SCORE_HERE:
        return replace(can, verb="score", subject=players, object=Thing(("point",), "bare", plural=True), at=here)
    if what == ab.GAIN_POINTS:
        return replace(can, verb="score", subject=players, object=Thing(("point",), "bare", plural=True))
    if what == ab.HIDE_CARDS:
        return replace(can, verb="hide", subject=players, object=cards)
    raise Unspoken(part, "a prohibition")


def _rule(part: ab.RuleChange, speech: Speech) -> Clause:
    n = part.amount
    who = thing(part.scope, speech, "subject") if part.scope is not None else Thing(("unit",), "your", plural=True)
    rule = part.rule
    if rule == ab.VICTORY_SCORE:
        verb = "increase" if n >= 0 else "reduce"
        return Clause(verb, Thing(("victory-score",), "the"), passive=True, quantity=Quantity(Amount(abs(n)), "by"))
    if rule == ab.BUFF_LIMIT:
        buffs = Thing(("buff",), "any-number", plural=True)
        if n < 100:
            buffs = replace(buffs, det="up-to", n=n + 1)
        return Clause("have", who, buffs, modal="can")
    if rule == ab.BUFF_VALUE:
        buffs = Thing(("buff",), "the", plural=True, owner=who)
        return Clause("give", buffs, quantity=Quantity(Amount(n), "might", extra=True))
    if rule == ab.CHANNEL_COUNT:
        many = Quantity(Amount(abs(n)), "rune", "plus" if n > 0 else "minus")
        return Clause("channel", YOU, quantity=many, at=Place("channel-phase", "your"), modal="statement")
    if rule == ab.EMPOWER_LIMIT:
        return Clause("empower", who, passive=True, modal="can", quantity=Quantity(Amount(n + 1), "times"))
    if rule == ab.HIDE_ROOM:
        more = Thing(("card",), "n" if n > 1 else "a", n=n, plural=n > 1, adjs=("additional",))
        return Clause("hide", YOU, more, at=Place("here"), modal="may")
    if rule == ab.LETHAL_ANY:
        dealt = Clause("deal", YOU, GAP, receiver=who)
        return Clause("be-kind", Thing(("damage",), "any", relatives=(dealt,)), adjective="lethal")
    if rule == ab.MOVE_FROM_ANYWHERE:
        movers = Thing(("unit",), "bare", plural=True) if who.det == "me" or who.noun == "battlefield" else who
        return Clause("move-self", movers, to=Place("here"), manner=("from-anywhere",), modal="can")
    if rule == ab.DOUBLE_DAMAGE:
        return Clause("take", who, manner=("twice-the-damage",))
    if rule == ab.NO_SPELL_DAMAGE:
        both = Thing(("spell", "ability"), "bare", plural=True)
        return Clause("cause-damage", both, Thing(("damage",), "no"))
    if ab.IGNORE <= rule < ab.SKIP:
        return Clause("ignore", YOU, words=f"[{t.KEYWORD_NAMES[rule - ab.IGNORE]}]", modal="may")
    if rule >= ab.SKIP and rule - ab.SKIP in _PHASES:
        return Clause("skip", YOU, Thing((_PHASES[rule - ab.SKIP],), "your"), modal="statement")
    raise Unspoken(part, "a change of the rules")
