"""What cannot be, and what the rules become: clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from farfield.rules import terms as t
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects.parts import Objects
from farfield.rules.rule_numbers import ignored_keyword, skipped_phase
from farfield.rules.terms import Relation

from .kinds import OPPONENTS, PLAYERS, YOUR_SIDE
from .meaning import GAP, YOU, Amount, Clause, Place, Quantity, Thing
from .noun_phrases import narrowed, thing
from .speech import Speech, Unspoken

SOMETHING = t.UNIT | t.GEAR | t.RUNE | t.LEGEND
"""Whatever can be chosen."""

_PHASES = {
    t.SETUP: "turn",
    t.AWAKEN: "awaken-phase",
    t.BEGINNING: "beginning-phase",
    t.CHANNEL: "channel-phase",
    t.DRAW: "draw-phase",
    t.MAIN: "main-phase",
    t.ENDING: "ending-phase",
}


def forbidden(part: ab.Cant, who: Thing) -> Clause:
    """What cannot be, or what somebody cannot do."""
    if part.what in _BY_SOMEBODY and part.actor != t.ANY_SIDE:
        about = replace(_BY_SOMEBODY[part.what], subject=players(part.actor), object=who)
    elif part.what in _OF_TEXTS:
        about = _by_texts(_OF_TEXTS[part.what], part.actor, who)
    elif part.what == ab.TAKE_DAMAGE and part.actor != t.ANY_SIDE:
        about = Clause("deal", players(part.actor), Thing(("damage",), "bare"), receiver=who)
    elif part.what == ab.PLAY_CARDS and who.det == "me":
        about = Clause("play", who, passive=True)
    elif part.what == ab.PLAY_CARDS:
        about = Clause("play", players(part.actor), who)
    elif part.what == ab.MOVE_HERE:
        movers = replace(_many("unit"), adjs=_SIDES.get(part.actor, ()))
        about = Clause("move-self", movers, to=_there(part.scope, who))
    elif part.what in _AT_PLACES:
        about = replace(_AT_PLACES[part.what], subject=players(part.actor), at=_there(part.scope, who))
    elif part.what in _OF_OBJECTS:
        about = replace(_OF_OBJECTS[part.what], subject=who)
    elif part.what in _OF_PLAYERS:
        about = replace(_OF_PLAYERS[part.what], subject=players(part.actor))
    elif part.what == ab.DEAL_COMBAT_DAMAGE:
        return Clause("deal", who, Thing(("combat-damage",), "bare"), negated=True)
    else:
        raise Unspoken(part, "a prohibition")
    return replace(about, modal="can", negated=True)


_SIDES = {t.YOURS: ("friendly",), t.FRIENDLY: ("friendly",), t.ENEMY: ("enemy",), t.OTHERS: ("enemy",)}
"""Whose units a battlefield speaks of."""


def _many(*nouns: str) -> Thing:
    return Thing(nouns, "bare", plural=True)


def _there(scope: Objects | None, who: Thing) -> Place:
    """The battlefields that a prohibition is about: here, or those it describes."""
    return Place("battlefield", thing=who) if isinstance(scope, se.Select) and scope.where != se.HERE else Place("here")


def players(actor: Relation) -> Thing:
    """Those whom a prohibition or a toll speaks of."""
    side = replace(YOUR_SIDE, det="bare", plural=True)
    return {t.YOURS: YOU, t.FRIENDLY: side, t.ENEMY: OPPONENTS, t.OTHERS: OPPONENTS}.get(actor, PLAYERS)


_OF_OBJECTS = {
    ab.BE_CHOSEN: Clause("choose", passive=True, by=replace(_many("spell", "ability"), adjs=("enemy",))),
    ab.BE_CHOSEN_BY_ANY: Clause("choose", passive=True, by=_many("spell", "ability")),
    ab.BE_COUNTERED: Clause("counter", passive=True),
    ab.MOVE_AT_ALL: Clause("move-self"),
    ab.MOVE_TO_BASE: Clause("move-self", to=Place("base", "a")),
    ab.BE_READIED: Clause("ready", passive=True),
    ab.BE_KILLED: Clause("kill", passive=True),
    ab.TAKE_DAMAGE: Clause("take", object=Thing(("damage",), "bare")),
}
"""Prohibitions that speak of objects."""

_BY_SOMEBODY = {
    ab.BE_COUNTERED: Clause("counter"),
    ab.MOVE_AT_ALL: Clause("move"),
    ab.MOVE_TO_BASE: Clause("move", to=Place("base", "a")),
    ab.BE_READIED: Clause("ready"),
    ab.BE_KILLED: Clause("kill"),
}
"""Prohibitions that speak of what a player does with objects."""

_OF_TEXTS = {
    ab.BE_MOVED_BY_TEXT: "move",
    ab.BE_READIED_BY_TEXT: "ready",
}
"""Prohibitions that speak of what spells and abilities do with objects."""


def _by_texts(verb: str, actor: Relation, who: Thing) -> Clause:
    """ "Spells and abilities can't ready enemy units", "I can't be moved by enemy spells and abilities"."""
    texts = replace(_many("spell", "ability"), adjs=_SIDES.get(actor, ()))
    return Clause(verb, who, passive=True, by=texts) if who.det == "me" else Clause(verb, texts, who)


_AT_PLACES = {
    ab.PLAY_UNITS_HERE: Clause("play", object=_many("unit")),
    ab.PLAY_FACEDOWN_HERE: Clause("play", object=replace(_many("card"), adjs=("facedown",))),
    ab.SCORE_HERE: Clause("score-field"),
}
"""Prohibitions that speak of what players do at battlefields."""

_OF_PLAYERS = {
    ab.PLAY_SPELLS: Clause("play", object=_many("spell")),
    ab.GAIN_POINTS: Clause("gain", object=_many("point")),
    ab.HIDE_CARDS: Clause("hide", object=_many("card")),
}
"""Prohibitions that speak of players."""


def changed_rule(part: ab.RuleChange, speech: Speech) -> Clause:
    """What a text changes in the rules themselves."""
    rule = part.rule
    who = thing(part.scope, speech, "subject") if part.scope is not None else _many("unit")
    if rule == t.LOOK_AT:
        return _look_at(part.scope, speech)
    if rule == ab.NO_SPELL_DAMAGE:
        return _no_spell_damage(part, who)
    if part.fixed:
        everybody = part.actor == t.ANY_SIDE
        at = Place("channel-phase", "its-player" if everybody else "your")
        many = Quantity(Amount(part.amount), "rune", "only")
        return Clause("channel", Thing(("player",), "each") if everybody else YOU, quantity=many, at=at)
    if rule in _RULES:
        return _RULES[rule](part.amount, who)
    keyword, phase = ignored_keyword(rule), skipped_phase(rule)
    if keyword != t.NO_KEYWORD:
        return _ignored(part, keyword, speech)
    if phase in _PHASES:
        return Clause("skip", YOU, Thing((_PHASES[phase],), "your"), modal="statement")
    raise Unspoken(part, "a change of the rules")


def _look_at(scope: Objects | None, speech: Speech) -> Clause:
    """ "You can look at facedown cards that player controls." """
    cards = Thing(("card",), "bare", plural=True, adjs=("facedown",))
    if isinstance(scope, se.Select):
        for f in scope.filters:
            cards = narrowed(cards, f, speech)
        if scope.side in (t.ENEMY, t.OTHERS):
            cards = replace(cards, relatives=(*cards.relatives, Clause("control", OPPONENTS, GAP)))
    return Clause("look", YOU, cards, modal="can")


def _ignored(part: ab.RuleChange, keyword: t.KeywordKind, speech: Speech) -> Clause:
    words = f"[{t.KEYWORD_NAMES[keyword]}]"
    if part.mine:
        return Clause("ignore", YOU, words=words, manner=("while-paying-its-cost",))
    who = players(part.actor)
    if part.scope is None:
        return Clause("ignore", who, words=words, modal="may")
    if isinstance(part.scope, se.Select) and part.scope.where == se.HERE and not part.scope.filters:
        if part.scope.what == SOMETHING:
            return Clause("ignore", who, words=words, manner=("while-paying-to-choose-here",))
        if keyword in (t.TANK, t.BACKLINE) and part.scope.side == t.ANY_SIDE:
            return Clause("ignore", who, words=words, modal="statement", manner=("while-assigning-damage-here",))
    chosen = thing(part.scope, speech, "subject")
    return Clause("ignore", who, Thing(("keyword",), "the", keywords=(t.KEYWORD_NAMES[keyword],), owner=chosen))


def _victory_score(n: int, who: Thing) -> Clause:
    verb = "increase" if n >= 0 else "reduce"
    return Clause(verb, Thing(("victory-score",), "the"), passive=True, quantity=Quantity(Amount(abs(n)), "by"))


def _buff_limit(n: int, who: Thing) -> Clause:
    buffs = Thing(("buff",), "any-number", plural=True)
    return Clause("have", who, buffs if n >= 100 else replace(buffs, det="up-to", n=n + 1), modal="can")


def _buff_value(n: int, who: Thing) -> Clause:
    buffs = Thing(("buff",), "the", plural=True, owner=who)
    return Clause("give", buffs, quantity=Quantity(Amount(n), "might", extra=True))


def _channel_count(n: int, who: Thing) -> Clause:
    many = Quantity(Amount(abs(n)), "rune", "plus" if n > 0 else "minus")
    return Clause("channel", YOU, quantity=many, at=Place("channel-phase", "your"), modal="statement")


def _added_energy(n: int, who: Thing) -> Clause:
    return Clause("add", who, words=f"[{n}]", manner=("additionally",))


def _empower_limit(n: int, who: Thing) -> Clause:
    return Clause("empower", who, passive=True, modal="can", quantity=Quantity(Amount(n + 1), "times"))


def _hide_room(n: int, who: Thing) -> Clause:
    more = Thing(("card",), "n" if n > 1 else "a", n=n, plural=n > 1, adjs=("additional",))
    return Clause("hide", YOU, more, at=Place("here"), modal="may")


def _lethal_any(n: int, who: Thing) -> Clause:
    dealt = Clause("deal", YOU, GAP, receiver=who)
    return Clause("be-kind", Thing(("damage",), "any", relatives=(dealt,)), adjective="lethal")


def _move_from_anywhere(n: int, who: Thing) -> Clause:
    movers = _many("unit") if who.det == "me" or who.noun == "battlefield" else who
    return Clause("move-self", movers, to=Place("here"), manner=("from-anywhere",), modal="can")


def _double_damage(n: int, who: Thing) -> Clause:
    return Clause("take", who, manner=("twice-the-damage",))


def _prevent_damage(n: int, who: Thing) -> Clause:
    return Clause("prevent", receiver=who, manner=("all-damage",))


def _no_spell_damage(part: ab.RuleChange, who: Thing) -> Clause:
    texts = _many("spell", "ability")
    if part.actor == t.ENEMY:
        texts = replace(texts, adjs=("enemy",))
    damage = Thing(("damage",), "no")
    return Clause("cause-damage", texts, damage) if part.scope is None else Clause("deal", texts, damage, receiver=who)


_RULES: dict[int, Callable[[int, Thing], Clause]] = {
    ab.VICTORY_SCORE: _victory_score,
    ab.BUFF_LIMIT: _buff_limit,
    ab.BUFF_VALUE: _buff_value,
    ab.CHANNEL_COUNT: _channel_count,
    ab.ADDED_ENERGY: _added_energy,
    ab.EMPOWER_LIMIT: _empower_limit,
    ab.HIDE_ROOM: _hide_room,
    ab.LETHAL_ANY: _lethal_any,
    ab.PREVENT_DAMAGE: _prevent_damage,
    ab.MOVE_FROM_ANYWHERE: _move_from_anywhere,
    ab.DOUBLE_DAMAGE: _double_damage,
}
"""Numbers and permissions of the rules, by what a text adds to them and whom it speaks of."""
