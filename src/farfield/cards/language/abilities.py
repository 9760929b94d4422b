"""Abilities: triggered, activated, passive, and what changes a cost or a rule."""

from __future__ import annotations

from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import costs as cs
from farfield.rules.effects.base import SAME, Ability, Amount, Condition, Effect, Number, Objects
from farfield.rules.effects.discounts import OptionalCostsLess
from farfield.rules.rule_numbers import ignoring
from farfield.rules.terms import (
    ANY_SIDE,
    E_DIED,
    MAIN_SPEED,
    TRASH,
    YOURS,
    Forbidden,
    KeywordKind,
    Relation,
    RuleNumber,
    Speed,
)

from .nouns import Noun, Num, me, number
from .sentences import seq


def when(
    event: ab.When,
    *effects: Effect,
    if_: Condition | None = None,
    may: bool = False,
    cost: cs.Cost | None = None,
    times: int = 0,
) -> ab.Triggered:
    """A triggered ability. `if_` belongs to the trigger, `may` and `cost` open the effect, `times` is per turn."""
    return ab.Triggered(event, seq(*effects), condition=if_, optional=may, cost=cost, limit=times)


def use(
    price: cs.Cost,
    *effects: Effect,
    speed: Speed = MAIN_SPEED,
    if_: Condition | None = None,
    times: int = 0,
    repeat: tuple[cs.Cost, ...] = (),
) -> ab.Activated:
    """An activated ability: "price: effects". `repeat`: the costs of its Repeats."""
    return ab.Activated(price, seq(*effects), speed=speed, condition=if_, limit=times, repeats=repeat)


def have(
    scope: Objects | Noun, might: Num | None = None, *granted: Ability, while_: Condition | None = None
) -> ab.Aura:
    """A passive: "I have +1 Might", "other friendly units here have Shield"."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Aura(objects, might=number(might) if might is not None else None, grants=granted, condition=while_)


def enter_ready(scope: Objects | Noun = me, while_: Condition | None = None) -> ab.Enters:
    return ab.Enters(scope.select() if isinstance(scope, Noun) else scope, condition=while_)


def costs_less(energy: Num, while_: Condition | None = None, least: int = 0) -> ab.CostChange:
    """This card itself costs less."""
    n = number(energy)
    return ab.CostChange(mine=True, energy=_minus(n), least=least, condition=while_)


def you_pay_less(noun: Noun, energy: int, least: int = 0, while_: Condition | None = None) -> ab.CostChange:
    return ab.CostChange(types=noun.what, filters=noun.filters, energy=Number(-energy), least=least, condition=while_)


def optional_costs_less(n: int = 1) -> OptionalCostsLess:
    """Optional additional costs are so much Energy or Power less."""
    return OptionalCostsLess(n)


def _minus(n: Amount) -> Amount:
    return Number(-n.n) if isinstance(n, Number) else am.Times(-1, n)


def bonus_damage(n: int, actor: Relation = YOURS, to: Noun | None = None) -> ab.BonusDamage:
    return ab.BonusDamage(n, actor=actor, scope=to.select() if to is not None else None)


def play_me_to(noun: Noun) -> ab.PlayTo:
    return ab.PlayTo(noun.select())


def play_me_only_to(noun: Noun) -> ab.PlayTo:
    return ab.PlayTo(noun.select(), only=True)


def play_me_for(price: cs.Cost, while_: Condition | None = None) -> ab.PlayFor:
    return ab.PlayFor(price, while_)


def additional(price: cs.Cost, optional: bool = True, cheaper: int = 0) -> ab.AdditionalCost:
    return ab.AdditionalCost(price, optional=optional, discount_energy=cheaper)


def instead_of_dying(
    scope: Objects | Noun, *effects: Effect, may: bool = False, price: cs.Cost | None = None
) -> ab.Replacement:
    """ "If … would die, … instead": the effects speak of it as `that`."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Replacement(E_DIED, objects, seq(*effects), optional=may, cost=price)


def cant(
    what: Forbidden, scope: Objects | Noun, actor: Relation = ANY_SIDE, while_: Condition | None = None
) -> ab.Cant:
    return ab.Cant(what, scope.select() if isinstance(scope, Noun) else scope, actor=actor, condition=while_)


def rule(
    kind: RuleNumber, amount: int = 0, scope: Noun | Objects | None = None, while_: Condition | None = None
) -> ab.RuleChange:
    return ab.RuleChange(kind, amount, scope.select() if isinstance(scope, Noun) else scope, while_)


def ignore(keyword_: KeywordKind) -> ab.RuleChange:
    """You ignore this keyword in what you do (CR 764)."""
    return ab.RuleChange(ignoring(keyword_), 1)


def from_trash(ability: Ability) -> Ability:
    """The ability works while the card is in the trash (CR 385)."""
    new = ability.rebuilt(SAME)
    new.works_in = TRASH
    return new
