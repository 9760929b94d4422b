"""Keywords, with the abilities they stand for."""

from __future__ import annotations

from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.parts import SAME, Ability, Condition, Effect, Number
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.terms import (
    ACCELERATE,
    AMBUSH,
    ASSAULT,
    BACKLINE,
    DEATHKNELL,
    DEFLECT,
    E_BEGINNING,
    E_CONQUERED,
    E_DIED,
    E_HELD,
    E_PLAYED,
    EMPOWER,
    EQUIP,
    FLOW,
    GANKING,
    HIDDEN,
    HUNT,
    KW_ACTION,
    KW_REACTION,
    QUICK_DRAW,
    REPEAT,
    SHIELD,
    TANK,
    TEMPORARY,
    UNIQUE,
    VISION,
    WEAPONMASTER,
    YOURS,
    KeywordKind,
)

from .nouns import Num, a, gear, unit
from .sentences import seq


def keyword(k: KeywordKind, value: int = 1, price: cs.Cost | None = None, *implied: Ability) -> ab.Keyword:
    return ab.Keyword(k, value, price, tuple(_meaning(x, k) for x in implied))


def _meaning(ability: Ability, k: KeywordKind) -> Ability:
    """A triggered ability is known by the keyword it is the meaning of."""
    if isinstance(ability, ab.Triggered) and ability.keyword < 0:
        ability = ability.shell(SAME)
        ability.keyword = k
    elif isinstance(ability, ab.Activated) and ability.keyword < 0:
        ability = ability.shell(SAME)
        ability.keyword = k
    return ability


Action = keyword(KW_ACTION)
Reaction = keyword(KW_REACTION)
Accelerate = keyword(ACCELERATE)
Ambush = keyword(AMBUSH)
Backline = keyword(BACKLINE)
Ganking = keyword(GANKING)
Hidden = keyword(HIDDEN)
Tank = keyword(TANK)
Unique = keyword(UNIQUE)


def Assault(n: Num = 1) -> ab.Keyword:
    """A counted value is one that a passive or an effect gives: `have(me, None, Assault(count(gear.yours)))`."""
    return _valued(ASSAULT, n)


def Shield(n: Num = 1) -> ab.Keyword:
    return _valued(SHIELD, n)


def Deflect(n: Num = 1) -> ab.Keyword:
    return _valued(DEFLECT, n)


def _valued(k: KeywordKind, n: Num) -> ab.Keyword:
    return keyword(k, n) if isinstance(n, int) else ab.Keyword(k, amount=n)


def Vision() -> ab.Keyword:
    """When you play me, predict (CR 817)."""
    return keyword(VISION, 1, None, ab.Triggered(ab.When(E_PLAYED, me=True), vb.Predict(Number(1))))


def Temporary() -> ab.Keyword:
    """I die when a Beginning Phase of my controller starts (CR 816)."""
    trigger = ab.Triggered(ab.When(E_BEGINNING, actor=YOURS), vb.Kill(se.Me()), merges=TEMPORARY)
    return keyword(TEMPORARY, 1, None, trigger)


def Hunt(n: int = 1) -> ab.Keyword:
    """Each time I conquer or hold, XP (CR 823)."""
    trigger = ab.Triggered(ab.When(E_CONQUERED, E_HELD, me=True), vb.GainXP(am.Memo()), merges=HUNT)
    return keyword(HUNT, n, None, trigger)


def Equip(price: cs.Cost) -> ab.Keyword:
    """Attach this to a unit you control (CR 818)."""
    target = a(unit.yours)
    return keyword(EQUIP, 1, price, ab.Activated(price, vb.Attach(se.Me(), target)))


def QuickDraw() -> ab.Keyword:
    """Reaction, and when played it is attached to one of your units (CR 819)."""
    trigger = ab.Triggered(ab.When(E_PLAYED, me=True), vb.Attach(se.Me(), a(unit.yours)), merges=QUICK_DRAW)
    return keyword(QUICK_DRAW, 1, None, trigger)


def Weaponmaster() -> ab.Keyword:
    """When you play me, an Equipment of yours may be attached to me for its Equip cost less one Power (CR 821)."""
    target = a(gear.yours.equipment)
    ability = ab.Triggered(ab.When(E_PLAYED, me=True), EquipNow(target), optional=True)
    return keyword(WEAPONMASTER, 1, None, ability)


def Empower(price: cs.Cost, times: int = 1) -> ab.Keyword:
    """Empower me, only if I am not (CR 827); `times`: only if I am not so often yet."""
    not_yet = co.Compare(am.ValueOf(am.EMPOWERS, se.Me()), co.LESS_THAN, Number(times))
    return keyword(EMPOWER, 1, price, ab.Activated(price, vb.Empower(se.Me()), condition=not_yet))


def Flow(price: cs.Cost) -> ab.Keyword:
    return keyword(FLOW, 1, price)


def Repeat(price: cs.Cost) -> ab.Keyword:
    return keyword(REPEAT, 1, price)


def Deathknell(
    *effects: Effect, if_: Condition | None = None, may: bool = False, cost: cs.Cost | None = None
) -> ab.Triggered:
    """`if_`: only if it was so as I died (A37). `may` and `cost` open it, as they open any triggered ability."""
    when = ab.When(E_DIED, me=True)
    return ab.Triggered(when, seq(*effects), condition=if_, optional=may, cost=cost, keyword=DEATHKNELL)


def Legion(ability: Ability) -> Ability:
    """Active if you have played another card this turn (CR 812)."""
    return _dependent(ability, co.LegionHolds())


def Level(n: int, ability: Ability) -> Ability:
    """Active while you have so much XP (CR 824)."""
    return _dependent(ability, co.LevelHolds(n))


def Empowered(ability: Ability) -> Ability:
    """Active while I am empowered (CR 828)."""
    return _dependent(ability, co.EmpoweredHolds())


def _dependent(ability: Ability, condition: Condition) -> Ability:
    """An ability governed by a dependent keyword; of several, all must hold (CR 726-727)."""
    new = ability.rebuilt(SAME)
    if isinstance(new, ab.Keyword):
        new.implied = tuple(_dependent(x, condition) for x in new.implied)
    new.gate = condition if ability.gate is None else co.Both(condition, ability.gate)
    return new
