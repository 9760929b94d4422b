"""Abilities: triggered, activated, passive, and what changes a cost or a rule."""

from __future__ import annotations

from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import costs as cs
from farfield.rules.effects.base import SAME, Ability, Amount, Condition, Effect, Number, Objects
from farfield.rules.effects.discounts import OptionalCostsLess
from farfield.rules.printed import Printed
from farfield.rules.rule_numbers import ignoring
from farfield.rules.terms import (
    ANY_SIDE,
    E_DIED,
    HERE,
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
    they: bool = False,
) -> ab.Triggered:
    """A triggered ability. `if_` belongs to the trigger, `may` and `cost` open the effect, `times` is per turn.

    `they`: the player of the event is "you": "when a player …, they …".
    """
    effect = seq(*effects)
    return ab.Triggered(event, effect, condition=if_, optional=may, cost=cost, limit=times, that_player=they)


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


def enter_exhausted(scope: Objects | Noun = me, while_: Condition | None = None) -> ab.Enters:
    return ab.Enters(scope.select() if isinstance(scope, Noun) else scope, exhausted=True, condition=while_)


def costs_less(energy: Num, power: int = 0, while_: Condition | None = None, least: int = 0) -> ab.CostChange:
    """This card itself costs less."""
    return ab.CostChange(mine=True, energy=_minus(number(energy)), power=-power, least=least, condition=while_)


def costs_more(energy: Num, power: int = 0, while_: Condition | None = None) -> ab.CostChange:
    """This card itself costs more."""
    return ab.CostChange(mine=True, energy=number(energy), power=power, condition=while_)


def pay_less(
    noun: Noun, energy: Num, power: int = 0, least: int = 0, actor: Relation = YOURS, while_: Condition | None = None
) -> ab.CostChange:
    """Such cards cost you, or whoever is meant, so much less."""
    less = _minus(number(energy))
    return ab.CostChange(
        types=noun.what, filters=noun.filters, actor=actor, energy=less, power=-power, least=least, condition=while_
    )


def pay_more(
    noun: Noun, energy: Num, power: int = 0, actor: Relation = YOURS, while_: Condition | None = None
) -> ab.CostChange:
    more = None if energy == 0 else number(energy)
    return ab.CostChange(types=noun.what, filters=noun.filters, actor=actor, energy=more, power=power, condition=while_)


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


def additional(
    price: cs.Cost, optional: bool = True, cheaper: int = 0, while_: Condition | None = None
) -> ab.AdditionalCost:
    return ab.AdditionalCost(price, optional=optional, discount_energy=cheaper, condition=while_)


def instead_of_dying(
    scope: Objects | Noun, *effects: Effect, may: bool = False, price: cs.Cost | None = None
) -> ab.Replacement:
    """ "If … would die, … instead": the effects speak of it as `that`."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Replacement(E_DIED, objects, seq(*effects), optional=may, cost=price)


def instead_of_a_token(token: Printed, while_: Condition | None = None, times: int = 0) -> ab.TokenInstead:
    """ "If you would play a unit token, play this one instead." """
    return ab.TokenInstead(token, condition=while_, limit=times)


def more_tokens(n: int = 1, may: bool = False, while_: Condition | None = None, times: int = 0) -> ab.TokenInstead:
    """ "If you would play a unit token, play so many more." """
    return ab.TokenInstead(more=n, optional=may, condition=while_, limit=times)


def pay_to_move(price: cs.Cost, places: Noun, actor: Relation = ANY_SIDE, beyond: int = 0) -> ab.MoveToll:
    """For each unit that moves there, after so many that are free."""
    return ab.MoveToll(price, places.select(), actor=actor, beyond=beyond)


def cant(
    what: Forbidden, scope: Objects | Noun, actor: Relation = ANY_SIDE, while_: Condition | None = None
) -> ab.Cant:
    return ab.Cant(what, scope.select() if isinstance(scope, Noun) else scope, actor=actor, condition=while_)


def rule(
    kind: RuleNumber, amount: int = 1, scope: Noun | Objects | None = None, while_: Condition | None = None
) -> ab.RuleChange:
    """A number of the rules is so much higher; what is a yes or no is so."""
    return ab.RuleChange(kind, amount, scope.select() if isinstance(scope, Noun) else scope, while_)


def trigger_again(what: KeywordKind | ab.When) -> ab.TriggerChange:
    """Your effects of this keyword, or of conquering or holding here, trigger an additional time."""
    if isinstance(what, ab.When):
        return ab.TriggerChange(kind=what.kinds[0], here=what.place == HERE)
    return ab.TriggerChange(what)


def dont_trigger(keyword_: KeywordKind, here: bool = False) -> ab.TriggerChange:
    """Your effects of this keyword, at all or at my battlefield, don't trigger."""
    return ab.TriggerChange(keyword_, here=here, never=True)


def ignore(keyword_: KeywordKind) -> ab.RuleChange:
    """You ignore this keyword in what you do (CR 764)."""
    return ab.RuleChange(ignoring(keyword_), 1)


def from_trash(ability: Ability) -> Ability:
    """The ability works while the card is in the trash (CR 385)."""
    new = ability.rebuilt(SAME)
    new.works_in = TRASH
    return new
