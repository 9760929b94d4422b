"""Who and what: `unit.enemy.here`, `me`, `it()`, and choosing among them with `a`, `up_to`, `every`."""

from __future__ import annotations

from dataclasses import dataclass

from farfield.rules.effects import select as se
from farfield.rules.effects.base import Amount, Filter, Number, Objects
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import (
    ABILITY,
    ANY_SIDE,
    BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    GEAR,
    LEGEND,
    MAIN_DECK_CARD,
    OTHERS,
    PLAYER,
    RUNE,
    SPELL,
    UNIT,
    YOURS,
    KeywordKind,
    Relation,
    Where,
    Zone,
)

Num = int | Amount


def number(n: Num) -> Amount:
    return Number(n) if isinstance(n, int) else n


@dataclass(frozen=True)
class Noun:
    """A description of objects, narrowed by its attributes. Every attribute gives a new one."""

    what: int
    side: Relation = ANY_SIDE
    where: Where = se.ANYWHERE
    filters: tuple[Filter, ...] = ()
    place: Noun | None = None

    def _with(self, *filters: Filter, side: Relation | None = None, where: Where | None = None) -> Noun:
        return Noun(
            self.what,
            self.side if side is None else side,
            self.where if where is None else where,
            (*self.filters, *filters),
            self.place,
        )

    def select(self) -> se.Select:
        """The part itself."""
        at = se.Target(self.place.select(), 1, 1) if self.place is not None else None
        return se.Select(self.what, self.side, self.where, self.filters, at=at)

    @property
    def friendly(self) -> Noun:
        return self._with(side=FRIENDLY)

    @property
    def enemy(self) -> Noun:
        return self._with(side=ENEMY)

    @property
    def yours(self) -> Noun:
        """Controlled (owned, off the board) by you alone."""
        return self._with(side=YOURS)

    @property
    def of_others(self) -> Noun:
        """Anybody's but yours: a teammate's too. Of players: each other player."""
        return self._with(side=OTHERS)

    def of(self, name: str) -> Noun:
        """Of the player who was chosen under this name: what they control, or own off the board."""
        return self._with(se.OfPlayer(name))

    @property
    def here(self) -> Noun:
        return self._with(where=se.HERE)

    @property
    def there(self) -> Noun:
        """Where the object or battlefield spoken of before is."""
        return self._with(where=se.THERE)

    @property
    def at_battlefield(self) -> Noun:
        return self._with(where=se.AT_BATTLEFIELD)

    def at(self, place: Noun) -> Noun:
        """At a battlefield chosen for it: `every(unit.enemy.at(battlefield))`."""
        return Noun(self.what, self.side, se.THERE, self.filters, place)

    @property
    def elsewhere(self) -> Noun:
        return self._with(where=se.ELSEWHERE)

    @property
    def in_base(self) -> Noun:
        return self._with(where=se.IN_BASE)

    @property
    def in_combat(self) -> Noun:
        return self._with(where=se.IN_COMBAT)

    @property
    def in_showdown(self) -> Noun:
        return self.is_(se.IN_A_SHOWDOWN)

    @property
    def at_that_battlefield(self) -> Noun:
        """Where the event that triggered took place."""
        return self._with(where=se.EVENT_PLACE)

    @property
    def in_trash(self) -> Noun:
        return self._with(where=se.IN_TRASH)

    @property
    def in_champion_zone(self) -> Noun:
        return self._with(where=se.IN_CHAMPION_ZONE)

    @property
    def conquered_this_turn(self) -> Noun:
        return self._with(se.ConqueredThisTurn())

    @property
    def in_hand(self) -> Noun:
        return self._with(where=se.IN_HAND)

    @property
    def in_banishment(self) -> Noun:
        return self._with(where=se.IN_BANISHMENT)

    @property
    def facedown(self) -> Noun:
        return self._with(where=se.IN_FACEDOWN)

    @property
    def other(self) -> Noun:
        return self._with(se.Other())

    def other_than(self, name: str) -> Noun:
        return self._with(se.OtherThan(name))

    def is_(self, state_: int, *, negate: bool = False) -> Noun:
        return self._with(se.Is(state_, negate))

    @property
    def ready(self) -> Noun:
        return self.is_(se.READY)

    @property
    def exhausted(self) -> Noun:
        return self.is_(se.EXHAUSTED)

    @property
    def stunned(self) -> Noun:
        return self.is_(se.STUNNED)

    @property
    def buffed(self) -> Noun:
        return self.is_(se.BUFFED)

    @property
    def damaged(self) -> Noun:
        return self.is_(se.DAMAGED)

    @property
    def mighty(self) -> Noun:
        return self.is_(se.MIGHTY)

    @property
    def attacking(self) -> Noun:
        return self.is_(se.ATTACKING)

    @property
    def defending(self) -> Noun:
        return self.is_(se.DEFENDING)

    @property
    def alone(self) -> Noun:
        return self.is_(se.ALONE)

    @property
    def equipped(self) -> Noun:
        return self.is_(se.EQUIPPED)

    @property
    def empowered(self) -> Noun:
        return self.is_(se.EMPOWERED_STATE)

    @property
    def token(self) -> Noun:
        return self.is_(se.TOKEN)

    @property
    def nontoken(self) -> Noun:
        return self.is_(se.TOKEN, negate=True)

    @property
    def open(self) -> Noun:
        return self.is_(se.OPEN)

    @property
    def occupied(self) -> Noun:
        return self.is_(se.OCCUPIED)

    @property
    def champion(self) -> Noun:
        return self.is_(se.CHAMPION)

    @property
    def equipment(self) -> Noun:
        return self.is_(se.EQUIPMENT)

    @property
    def attached(self) -> Noun:
        return self.is_(se.ATTACHED)

    def might_at_most(self, n: Num) -> Noun:
        return self._with(se.MightIs(most=number(n)))

    def might_at_least(self, n: Num) -> Noun:
        return self._with(se.MightIs(least=number(n)))

    def costing_at_most(self, energy: Num, power: int = -1) -> Noun:
        return self._with(se.CostIs(energy_most=number(energy), power_most=power))

    def costing_at_least(self, energy: Num) -> Noun:
        return self._with(se.CostIs(energy_least=number(energy)))

    def tagged(self, *tags: str) -> Noun:
        return self._with(se.HasTag(*tags))

    def named(self, *names: str) -> Noun:
        return self._with(se.IsNamed(*names))

    def with_keyword(self, keyword: KeywordKind) -> Noun:
        return self._with(se.HasKeyword(keyword))

    def with_less_might_than(self, name: str = "me") -> Noun:
        return self._with(se.LessMightThan(name))

    def at_same_place_as(self, name: str = "") -> Noun:
        return self._with(se.SamePlaceAs(name))

    def at_other_place_than(self, name: str = "") -> Noun:
        """Elsewhere, bases included, than what was chosen under this name, or than the object itself (`"me"`)."""
        return self._with(se.SamePlaceAs(name, negate=True))

    def same_controller_as(self, name: str = "") -> Noun:
        return self._with(se.SameControllerAs(name))

    def of_domain(self, symbol: str) -> Noun:
        return self._with(se.HasDomain(domain_mask(symbol)))

    @property
    def remembered(self) -> Noun:
        """Among what this object did before (linked abilities)."""
        return self._with(se.MemoryOf())


unit = Noun(UNIT)
gear = Noun(GEAR)
permanent = Noun(UNIT | GEAR)
something = Noun(UNIT | GEAR | RUNE | LEGEND)
spell = Noun(SPELL)
rune = Noun(RUNE)
legend = Noun(LEGEND)
battlefield = Noun(BATTLEFIELD)
card_ = Noun(MAIN_DECK_CARD)
spell_on_chain = Noun(SPELL, where=se.ON_CHAIN)
ability_on_chain = Noun(ABILITY, where=se.ON_CHAIN)
spell_or_ability = Noun(SPELL | ABILITY, where=se.ON_CHAIN)
player = Noun(PLAYER)
me = se.Me()
wearer = se.Wearer()
that_gone = se.SubjectGone()
"""The same, also when it is gone: for reading its Might or cost."""
that = se.Subject()
"""What the event that triggered happened to."""


that_player = se.Actor()
"""Whoever did the event that triggered."""
the_attacker = se.Combatants(se.ATTACKING_PLAYER)
the_defender = se.Combatants(se.DEFENDING_PLAYER)
the_attacker_and_defender = se.Combatants(se.ATTACKING_PLAYER | se.DEFENDING_PLAYER)


def controller_of(objects: Objects) -> se.ControllerOf:
    """Whoever controls it, or controlled it last."""
    return se.ControllerOf(objects)


def owner_of(objects: Objects) -> se.OwnerOf:
    return se.OwnerOf(objects)


def it(name: str = "") -> se.Bound:
    """What was chosen before: the latest choice, or the one of this name."""
    return se.Bound(name)


def last_known(name: str = "") -> se.LastKnown:
    return se.LastKnown(name)


def this_card(zone: Zone) -> se.ThisCard:
    return se.ThisCard(zone)


def a(noun: Noun, name: str = "") -> se.Target:
    return se.Target(noun.select(), 1, 1, name)


def exactly(n: int, noun: Noun, name: str = "") -> se.Target:
    return se.Target(noun.select(), n, n, name)


def two(noun: Noun, name: str = "") -> se.Target:
    return exactly(2, noun, name)


def up_to(n: int, noun: Noun, name: str = "") -> se.Target:
    return se.Target(noun.select(), 0, n, name)


def any_number(noun: Noun, name: str = "", group: se.Group | None = None) -> se.Target:
    return se.Target(noun.select(), 0, -1, name, group)


def every(noun: Noun) -> se.Select:
    """All of them: no target (CR 355.10.d)."""
    return noun.select()


def pick(noun: Noun, least: int = 1, most: int = 1, name: str = "", chooser: Relation = YOURS) -> se.Choice:
    """Chosen while the text is carried out: in a private zone, or by somebody else."""
    return se.Choice(noun.select(), least, most, name, chooser)


def destination(noun: Noun | None = None, mover: se.Target | None = None, name: str = "") -> se.Destination:
    return se.Destination(noun.select() if noun is not None else None, mover, name)
