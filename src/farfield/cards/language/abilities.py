"""Abilities: triggered, activated, passive, and what changes a cost or a rule."""

from __future__ import annotations

from farfield.errors import CardTextError
from farfield.rules.costs import COST_ENERGY_IGNORED, COST_NORMAL
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.parts import NULL, SAME, Ability, Amount, Condition, Effect, Filter, Number, Objects
from farfield.rules.effects.select import IsBound, Select
from farfield.rules.effects.verbs import Banish
from farfield.rules.rule_numbers import ignoring, skipping
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import (
    ANY_SIDE,
    ANYWHERE,
    E_DIED,
    E_TRASHED,
    ENEMY,
    FRIENDLY,
    HERE,
    MAIN_SPEED,
    NO_KEYWORD,
    TRASH,
    YOURS,
    Forbidden,
    KeywordKind,
    Phase,
    Relation,
    RuleNumber,
    Speed,
)

from . import events, numbers
from .guard import refused
from .nouns import Noun, Num, me, number, plain
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
    scope: Objects | Noun,
    might: Num | None = None,
    *granted: Ability,
    while_: Condition | None = None,
    least: int = NULL,
) -> ab.Aura:
    """A passive: "I have +1 Might", "other friendly units here have Shield". `least`: Might it takes ends there."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    n = number(might) if might is not None else None
    return ab.Aura(objects, might=n, least=least, grants=granted, condition=while_)


def are(scope: Objects | Noun, *tags: str, while_: Condition | None = None) -> ab.Aura:
    """A passive that gives tags: "I am a Mech"."""
    return ab.Aura(scope.select() if isinstance(scope, Noun) else scope, tags=tags, condition=while_)


def each_give(noun: Noun, might: Num | None = None, *granted: Ability, while_: Condition | None = None) -> ab.Aura:
    """Each of these gives it to the unit it is attached to: "your Equipment each give …"."""
    bonus = number(might) if might is not None else None
    return ab.Aura(noun.select(), might=bonus, grants=granted, condition=while_, worn=True)


def have_what_exhausts(scope: Objects | Noun, of: Noun, while_: Condition | None = None) -> ab.Aura:
    """A passive that lends: all abilities of others that exhaust them, to be used as one's own."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Aura(objects, lent=of.select(), condition=while_)


def also_effects(one: ab.When, other: ab.When) -> ab.AlsoEffects:
    """My effects of the one event are effects of the other too, and vice versa: `also_effects(I.hold, I.conquer)`."""
    return ab.AlsoEffects(one.kinds[0], other.kinds[0])


def copies_text() -> ab.CopiesText:
    """As this is attached, the text of its wearer becomes its effect text while it stays attached."""
    return ab.CopiesText()


def enter_ready(scope: Objects | Noun = me, while_: Condition | None = None, played: bool = True) -> ab.Enters:
    """`played=False`: whatever of these enters, played or not: "your tokens enter ready"."""
    return ab.Enters(scope.select() if isinstance(scope, Noun) else scope, condition=while_, played=played)


def enter_exhausted(scope: Objects | Noun = me, while_: Condition | None = None) -> ab.Enters:
    return ab.Enters(scope.select() if isinstance(scope, Noun) else scope, exhausted=True, condition=while_)


def costs_less(
    energy: Num = 0,
    power: Num = 0,
    symbol: str = "A",
    while_: Condition | None = None,
    least: int = 0,
    choosing: Noun | None = None,
) -> ab.CostChange:
    """This card itself costs less: so much Energy, so many Power of this symbol. `choosing`: if it chooses such."""
    return ab.CostChange(
        mine=True,
        energy=_less(energy),
        power=_minus(power) if power != 0 else 0,
        symbol=domain_mask(symbol),
        least=least,
        choosing=choosing.select() if choosing is not None else None,
        condition=while_,
    )


def pay_less(
    noun: Noun,
    energy: Num = 0,
    power: int = 0,
    least: int = 0,
    actor: Relation = YOURS,
    while_: Condition | None = None,
    choosing: Noun | Objects | None = None,
    either: bool = False,
    first: bool = False,
) -> ab.CostChange:
    """Such cards cost you, or whoever is meant, so much less.

    `choosing`: those that choose such; `either`: so much Energy or Power, as the payer likes; `first`: only the first
    of them each turn.
    """
    plain(noun, "pay_less")
    if first:
        whose = {FRIENDLY: events.you_or_an_ally, ENEMY: events.opponent}.get(actor, events.you)
        fresh = co.Not(numbers.happened(whose.play(noun)))
        while_ = fresh if while_ is None else co.Both(while_, fresh)
    return ab.CostChange(
        types=noun.what,
        filters=_played(noun),
        choosing=choosing.select() if isinstance(choosing, Noun) else choosing,
        actor=actor,
        energy=_less(energy),
        power=_minus(power) if power != 0 else 0,
        either=either,
        first=first,
        least=least,
        condition=while_,
    )


def pay_more(
    noun: Noun, energy: Num, power: int = 0, actor: Relation = YOURS, while_: Condition | None = None
) -> ab.CostChange:
    plain(noun, "pay_more")
    more = None if energy == 0 else number(energy)
    filters = _played(noun)
    return ab.CostChange(types=noun.what, filters=filters, actor=actor, energy=more, power=power, condition=while_)


def _played(noun: Noun) -> tuple[Filter, ...]:
    """What the noun says of what is played; the zone it lies in is where it is played from."""
    return (*noun.filters, se.PlayedFrom(noun.where)) if se.is_zone(noun.where) else noun.filters


def abilities_less(
    noun: Noun,
    energy: Num = 0,
    power: int = 0,
    keyword: KeywordKind = NO_KEYWORD,
    first: bool = False,
    either: bool = False,
    actor: Relation = ANY_SIDE,
    while_: Condition | None = None,
) -> ab.CostChange:
    """Activated abilities of such objects, or those of a keyword, cost so much less. `first`: the first each turn."""
    return ab.CostChange(
        of=ab.ABILITY_COST,
        scope=noun.select(),
        keyword=keyword,
        first=first,
        actor=actor,
        energy=_less(energy),
        power=_minus(power) if power != 0 else 0,
        either=either,
        condition=while_,
    )


def repeats_less(energy: Num = 0, actor: Relation = YOURS, while_: Condition | None = None) -> ab.CostChange:
    """Repeat costs are so much less."""
    return ab.CostChange(of=ab.REPEAT_COSTS, actor=actor, energy=_less(energy), condition=while_)


def optional_costs_less(n: int = 1) -> ab.CostChange:
    """Optional additional costs are so much Energy or Power less."""
    return ab.CostChange(of=ab.OPTIONAL_COSTS, energy=Number(-n), either=True)


def hide_for(price: cs.Cost, while_: Condition | None = None) -> ab.HideFor:
    """You may pay this to hide a card, in place of the usual."""
    return ab.HideFor(price, while_)


def _less(energy: Num) -> Amount | None:
    return None if energy == 0 else _minus(energy)


def _minus(n: Num) -> Amount:
    if isinstance(n, int):
        if n < 0:
            raise refused("less is written without a minus")
        return Number(-n)
    return am.Times(-1, n)


def bonus_damage(n: int, actor: Relation = YOURS, to: Noun | None = None) -> ab.BonusDamage:
    return ab.BonusDamage(n, actor=actor, scope=to.select() if to is not None else None)


def play_me_to(noun: Noun, ambush: bool = False) -> ab.PlayTo:
    """`ambush`: I can Ambush there."""
    return ab.PlayTo(noun.select(), ambush=ambush)


def may_be_played_to(scope: Noun, places: Noun, price: cs.Cost | None = None, anybody: bool = False) -> ab.PlayTo:
    """ "Friendly units may be played to open battlefields"; `price`: there it costs so much more, and who does not
    pay plays it elsewhere; `anybody`: by all."""
    return ab.PlayTo(places.select(), scope=scope.select(), price=price, anybody=anybody)


def play_me_only_to(noun: Noun) -> ab.PlayTo:
    return ab.PlayTo(noun.select(), only=True)


def may_play(
    what: Objects | Noun, price: cs.Cost | None = None, no_energy: bool = False, while_: Condition | None = None
) -> ab.MayPlay:
    """You may play it from where it lies: `may_play(card_.yours.in_trash)`, `from_trash(may_play(me, cost(3)))`.

    For a time: `lasts(may_play(gear.yours.in_hand, no_energy=True), uses=1)`.
    """
    objects = what.select() if isinstance(what, Noun) else what
    mode = COST_ENERGY_IGNORED if no_energy else COST_NORMAL
    return ab.MayPlay(objects, cost_mode=mode, price=price, condition=while_)


def play_me_for(price: cs.Cost, while_: Condition | None = None) -> ab.PlayFor:
    return ab.PlayFor(price, while_)


def additional(
    price: cs.Cost, optional: bool = True, cheaper: int = 0, while_: Condition | None = None, free: bool = False
) -> ab.AdditionalCost:
    """Paying it, the card is `cheaper` by so much Energy, or its base cost is ignored (`free`)."""
    return ab.AdditionalCost(price, optional=optional, discount_energy=cheaper, ignores_cost=free, condition=while_)


def as_you_play(*effects: Effect) -> ab.AsIt:
    """ "As you play me, …": before its other choices, no trigger."""
    return ab.AsIt(ab.AS_PLAYED, seq(*effects))


def as_attached(*effects: Effect) -> ab.AsIt:
    """ "As this is attached to a unit, …": `wearer` is that unit."""
    return ab.AsIt(ab.AS_ATTACHED, seq(*effects))


def instead_of_dying(
    scope: Objects | Noun,
    *effects: Effect,
    may: bool = False,
    price: cs.Cost | None = None,
    theirs: bool = False,
    while_: Condition | None = None,
) -> ab.Replacement:
    """ "If … would die, … instead": the effects speak of it as `that`. `theirs`: its controller decides and pays."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Replacement(E_DIED, objects, seq(*effects), optional=may, cost=price, theirs=theirs, condition=while_)


def instead(
    event: ab.When,
    *effects: Effect,
    may: bool = False,
    price: cs.Cost | None = None,
    while_: Condition | None = None,
    times: int = 0,
    they: bool = False,
    chosen: bool = False,
) -> ab.Replacement:
    """ "If … would …, … instead", of any event that can be replaced: `instead(dies(unit.yours), recall(that))`.

    The effects speak of what it would happen to as `that`. `may` and `price`: the controller of this text decides and
    pays. `they`: whoever would do it is "you". `chosen`: only what a spell or ability would do that chooses it.
    """
    first, *also = event.kinds
    if first == E_TRASHED and not all(isinstance(x, Banish) for x in effects):
        raise CardTextError("instead of going to the trash a card is banished: write banish(that)")
    return ab.Replacement(
        first,
        meant(event),
        seq(*effects),
        also=tuple(also),
        optional=may,
        cost=price,
        condition=while_,
        limit=times,
        actor=event.actor,
        they=they,
        chosen=chosen,
    )


def meant(event: ab.When) -> Objects | None:
    """What an event happens to, as a description of objects."""
    if event.me:
        return me
    if not event.types and not event.filters:
        return None
    named = event.filters[0] if len(event.filters) == 1 else None
    if not event.types and isinstance(named, IsBound):
        return named.objects
    return Select(event.types, event.subject_side, event.place if event.place >= 0 else ANYWHERE, event.filters)


def look_first() -> ab.LooksFirst:
    """ "If you would reveal cards from a deck, look at the top card first. You may recycle it." """
    return ab.LooksFirst(vb.Predict(Number(1)))


def as_you_see_me(*effects: Effect) -> ab.AsSeen:
    """ "As you look at or reveal me from the top of your deck, …" """
    return ab.AsSeen(seq(*effects))


def as_i_am_revealed(*effects: Effect) -> ab.AsSeen:
    """ "As I'm revealed from your deck, …" """
    return ab.AsSeen(seq(*effects), looked_at=False)


def more_tokens(n: int = 1, may: bool = False, while_: Condition | None = None, times: int = 0) -> ab.TokenInstead:
    """ "If you would play a unit token, play so many more." """
    return ab.TokenInstead(more=n, optional=may, condition=while_, limit=times)


def pay_to_move(price: cs.Cost, places: Noun, actor: Relation = ANY_SIDE, beyond: int = 0) -> ab.MoveToll:
    """For each unit that moves there, after so many that are free."""
    return ab.MoveToll(price, places.select(), actor=actor, beyond=beyond)


def cant(
    what: Forbidden,
    scope: Objects | Noun,
    actor: Relation = ANY_SIDE,
    while_: Condition | None = None,
    they: bool = False,
) -> ab.Cant:
    """What is forbidden, of what; `actor`: to whom. `BE_CHOSEN` is only about enemy spells and abilities, also without
    an `actor`; `BE_CHOSEN_BY_ANY` about all. `they`: in the condition, "you" is whoever would do it: "until
    their third turn"."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Cant(what, objects, actor=actor, condition=while_, they=they)


def rule(
    kind: RuleNumber,
    amount: int = 1,
    scope: Noun | Objects | None = None,
    while_: Condition | None = None,
    fixed: bool = False,
    actor: Relation = YOURS,
) -> ab.RuleChange:
    """A number of the rules is so much higher, or with `fixed` is just that; what is a yes or no is so.

    `actor`: of whom it is the number; `ANY_SIDE`: of every player. `NO_SPELL_DAMAGE` is about spells and abilities of
    all players, unless an `actor` says whose; `scope`: to what or where they deal none.
    """
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.RuleChange(kind, amount, objects, while_, fixed=fixed, actor=actor)


def trigger_again(what: KeywordKind | ab.When) -> ab.TriggerChange:
    """Your effects of this keyword, or of conquering or holding here, trigger an additional time."""
    if isinstance(what, ab.When):
        return ab.TriggerChange(kind=what.kinds[0], here=what.place == HERE)
    return ab.TriggerChange(what)


def dont_trigger(keyword_: KeywordKind, here: bool = False, while_: Condition | None = None) -> ab.TriggerChange:
    """Your effects of this keyword, at all or of what is here, don't trigger."""
    return ab.TriggerChange(keyword_, here=here, never=True, condition=while_)


def skip(phase: Phase, while_: Condition | None = None) -> ab.RuleChange:
    """You skip this phase of yours (CR 443)."""
    return ab.RuleChange(skipping(phase), 1, None, while_)


def ignore(keyword_: KeywordKind, of: Noun | None = None, actor: Relation = YOURS) -> ab.RuleChange:
    """You, or whoever is meant, ignore this keyword in what you do (CR 764): of these objects alone, or of all."""
    return ab.RuleChange(ignoring(keyword_), 1, of.select() if of is not None else None, actor=actor)


def ignore_in_its_cost(keyword_: KeywordKind) -> ab.RuleChange:
    """This keyword is ignored while this card's own cost is paid."""
    return ab.RuleChange(ignoring(keyword_), 1, mine=True)


def from_trash(ability: Ability) -> Ability:
    """The ability works while the card is in the trash (CR 385)."""
    new = ability.rebuilt(SAME)
    new.works_in = TRASH
    return new
