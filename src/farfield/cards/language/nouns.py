"""Who and what: `unit.enemy.here`, `me`, `it()`, and choosing among them with `a`, `up_to`, `every`."""

from __future__ import annotations

from dataclasses import dataclass

from farfield.errors import CardTextError
from farfield.rules.effects import select as se
from farfield.rules.effects.names import IsNamedHere
from farfield.rules.effects.parts import Amount, Filter, Number, Objects
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import (
    ABILITY,
    ANY_SIDE,
    BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    GEAR,
    LEGEND,
    LOCATION,
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

from .guard import refused

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
    named_set: str = ""

    def _with(self, *filters: Filter, side: Relation | None = None, where: Where | None = None) -> Noun:
        if side is not None and self.side != ANY_SIDE:
            raise refused("this noun says twice whose it is: friendly, enemy and yours are one or the other")
        if where is not None and self.where != se.ANYWHERE:
            raise refused("this noun says twice where it is, and nothing is in two places")
        return Noun(
            self.what,
            self.side if side is None else side,
            self.where if where is None else where,
            (*self.filters, *filters),
            self.place,
            self.named_set,
        )

    def select(self) -> se.Select:
        """The part itself."""
        if self.named_set:
            if self.where != se.ANYWHERE:
                raise CardTextError(f"{self.named_set!r} names them wherever they are: leave out the place")
            return se.Among(self.named_set, self.what, self.side, self.filters)
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
        if self.where != se.ANYWHERE:
            raise refused("this noun says twice where it is, and nothing is in two places")
        return Noun(self.what, self.side, se.THERE, self.filters, place)

    def among(self, name: str) -> Noun:
        """Of what the text calls by this name, wherever that is by now: `unit.among("revealed")`."""
        return Noun(self.what, self.side, se.ANYWHERE, self.filters, None, name)

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
    def at_either_end_of_the_move(self) -> Noun:
        """At a battlefield where the move that triggered began or ended."""
        return self._with(se.AtEitherEnd(), where=se.AT_BATTLEFIELD)

    @property
    def in_trash(self) -> Noun:
        return self._with(where=se.IN_TRASH)

    @property
    def in_champion_zone(self) -> Noun:
        return self._with(where=se.IN_CHAMPION_ZONE)

    @property
    def conquered_this_turn(self) -> Noun:
        return self._with(se.ByYou(conquered=True))

    @property
    def attacked_by_you(self) -> Noun:
        return self._with(se.ByYou(conquered=False))

    def with_(self, there: Noun, least: int = 1, most: int = -1) -> Noun:
        """A battlefield or location where these are: `battlefield.with_(unit.yours)`, `.with_(unit, 2, 2)`."""
        return self._with(se.WithThere(there.select(), least, most))

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
    def everywhere(self) -> Noun:
        """On the board and in every other zone: of what a passive gives something to."""
        return self._with(where=se.IN_ANY_ZONE)

    @property
    def played_from_elsewhere(self) -> Noun:
        """While they are played from anywhere other than a hand: no tokens (A66)."""
        return self.nontoken._with(se.NotFilter(se.PlayedFrom(se.IN_HAND)), where=se.ON_CHAIN)

    @property
    def other(self) -> Noun:
        return self._with(se.Other())

    def other_than(self, name: str) -> Noun:
        """Another than what the text calls by this name; `""`: than what it chose without giving it a name."""
        return self._with(se.OtherThan(name))

    @property
    def other_than_that(self) -> Noun:
        """Another than what the event that triggered happened to."""
        return self._with(se.NotFilter(se.IsBound(se.Subject())))

    @property
    def owned(self) -> Noun:
        """You own it, whoever controls it."""
        return self._with(se.Owned())

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

    def costing_at_most(self, energy: Num, power: Num | None = None) -> Noun:
        most = number(power) if power is not None else None
        return self._with(se.CostIs(energy_most=number(energy), power_most=most))

    def costing_at_least(self, energy: Num) -> Noun:
        return self._with(se.CostIs(energy_least=number(energy)))

    def tagged(self, *tags: str) -> Noun:
        return self._with(se.HasTag(*tags))

    def not_tagged(self, *tags: str) -> Noun:
        return self._with(se.NotFilter(se.HasTag(*tags)))

    def named(self, *names: str) -> Noun:
        return self._with(se.IsNamed(*names))

    def with_keyword(self, keyword: KeywordKind) -> Noun:
        return self._with(se.HasKeyword(keyword))

    def without_keyword(self, keyword: KeywordKind) -> Noun:
        return self._with(se.NotFilter(se.HasKeyword(keyword)))

    def with_less_might_than(self, name: str = "me") -> Noun:
        return self._with(se.LessMightThan(name))

    def at_same_place_as(self, name: str = "") -> Noun:
        return self._with(se.SamePlaceAs(name))

    def at_other_place_than(self, name: str = "") -> Noun:
        """Elsewhere, bases included, than what was chosen under this name, or than the object itself (`"me"`)."""
        return self._with(se.SamePlaceAs(name, negate=True))

    def attached_to(self, wearer: Objects) -> Noun:
        """Attached to this object: `gear.equipment.attached_to(me)`."""
        return self._with(se.AttachedTo(wearer))

    def choosing(self, what: Noun | Objects, no_other: Noun | None = None) -> Noun:
        """On the chain, and has chosen such a thing; `no_other`: and no other thing like that."""
        objects = what.select() if isinstance(what, Noun) else what
        return self._with(se.Chooses(objects, no_other.select() if no_other is not None else None))

    def chosen_by(self, items: Noun) -> Noun:
        """Chosen by something on the chain: `unit.chosen_by(spell_on_chain.enemy)`."""
        return self._with(se.ChosenBy(items.select()))

    def in_combat_with(self, foes: Noun) -> Noun:
        return self._with(se.InCombatWith(foes.select()))

    def either(self, *nouns: Noun) -> Noun:
        """Like one of these at least: `unit.either(unit.buffed, unit.stunned)`."""
        return self._with(se.EitherFilter(*[one_filter(x) for x in nouns]))

    @property
    def not_the_speakers(self) -> Noun:
        """That you don't control, where another player carries the text out and "you" is whose text it is."""
        return self._with(se.NotTheSpeakers())

    @property
    def not_the_wearer(self) -> Noun:
        """Another than the one that this is attached to."""
        return self._with(se.NotFilter(se.IsBound(se.Wearer())))

    @property
    def named_for_me(self) -> Noun:
        """Of the name, or with the tag, that was named for this card."""
        return self._with(IsNamedHere())

    def same_controller_as(self, name: str = "") -> Noun:
        return self._with(se.SameControllerAs(name))

    def of_domain(self, symbol: str) -> Noun:
        return self._with(se.HasDomain(domain_mask(symbol)))

    @property
    def remembered(self) -> Noun:
        """Among what this object did before (linked abilities)."""
        return self._with(se.MemoryOf())


@dataclass(frozen=True)
class Several:
    """Several descriptions, of which an object must fit one."""

    nouns: tuple[Noun, ...]

    def select(self) -> se.OneOf:
        return se.OneOf(*[noun.select() for noun in self.nouns])


def either_of(*nouns: Noun) -> Several:
    """One choice over several descriptions: `a(either_of(unit.in_champion_zone, unit))`."""
    return Several(nouns)


def plain(noun: Noun, word: str, filters: bool = True) -> None:
    """Refuse of a noun what this word would not look at."""
    zone = filters and se.is_zone(noun.where)
    if noun.side != ANY_SIDE or (noun.where and not zone) or noun.place is not None or (noun.filters and not filters):
        what = "whose it is or at which place" if filters else "more than its type"
        raise refused(f"{word}(…) does not look at {what}: leave that out")


def one_filter(noun: Noun) -> Filter:
    """What a noun says of a thing beyond its type, as the one demand that it is."""
    if len(noun.filters) != 1 or noun.side != ANY_SIDE or noun.where != se.ANYWHERE:
        raise refused("either(…) takes nouns that say one thing each: unit.buffed, unit.in_combat_with(…)")
    return noun.filters[0]


unit = Noun(UNIT)
gear = Noun(GEAR)
permanent = Noun(UNIT | GEAR)
permanent_or_rune = Noun(UNIT | GEAR | RUNE)
permanent_or_legend = Noun(UNIT | GEAR | LEGEND)
something = Noun(UNIT | GEAR | RUNE | LEGEND)
user = Noun(UNIT | GEAR | LEGEND)
"""Whatever may have abilities that exhaust it."""
spell = Noun(SPELL)
nonunit = Noun(SPELL | GEAR)
"""A card that is no unit."""
rune = Noun(RUNE)
legend = Noun(LEGEND)
battlefield = Noun(BATTLEFIELD)
location = Noun(BATTLEFIELD | LOCATION)
"""A battlefield or a base, told by what is there; only to go to."""
card_ = Noun(MAIN_DECK_CARD)
spell_on_chain = Noun(SPELL, where=se.ON_CHAIN)
ability_on_chain = Noun(ABILITY, where=se.ON_CHAIN)
spell_or_ability = Noun(SPELL | ABILITY, where=se.ON_CHAIN)
player = Noun(PLAYER)
me = se.Me()
wearer = se.Wearer()
this_gear = se.Bearer()
"""In effect text, where `me` is the unit: the Equipment itself."""
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


your_base = se.YourBase()
that_battlefield = se.EventPlace()
"""Where the event that triggered took place, whatever has become of it since."""
where_it_began = se.EventPlace(origin=True)
"""Where what moved came from."""


def place_of(objects: Objects) -> se.PlaceOf:
    """Where it is or, if this text took it away, where it was: "the same location"."""
    return se.PlaceOf(objects)


def it(name: str = "") -> se.Bound:
    """What was chosen before: the latest choice, or the one of this name."""
    return se.Bound(name)


def last_known(name: str = "", killed: bool = False) -> se.LastKnown:
    """As it was when this text took it away. `killed`: "the killed unit", which there is none of if it lived on."""
    return se.LastKnown(name, killed=killed)


def this_card(zone: Zone) -> se.ThisCard:
    return se.ThisCard(zone)


def a(noun: Noun | Several, name: str = "") -> se.Target:
    return se.Target(noun.select(), 1, 1, name)


def exactly(n: int, noun: Noun | Several, name: str = "") -> se.Target:
    return se.Target(noun.select(), n, n, name)


def two(noun: Noun, name: str = "") -> se.Target:
    return exactly(2, noun, name)


def up_to(n: int, noun: Noun | Several, name: str = "", group: se.Group | None = None) -> se.Target:
    return se.Target(noun.select(), 0, n, name, group)


def any_number(noun: Noun, name: str = "", group: se.Group | None = None) -> se.Target:
    return se.Target(noun.select(), 0, -1, name, group)


def rest_of(name: str, other_than: str) -> se.Select:
    """What is left of what the text calls by a name, without what it calls by another: "the rest"."""
    return card_.among(name).other_than(other_than).select()


def every(noun: Noun | Several) -> se.Select:
    """All of them: no target (CR 355.10.d)."""
    return noun.select()


def pick(
    noun: Noun | Several, least: int = 1, most: int = 1, name: str = "", chooser: Relation = YOURS, fresh: bool = False
) -> se.Choice:
    """Chosen while the text is carried out: in a private zone, or by somebody else.

    `fresh`: where several players choose in turn, what none of them has chosen yet.
    """
    return se.Choice(noun.select(), least, most, name, chooser, fresh=fresh)


def destination(noun: Noun | None = None, mover: se.Target | None = None, name: str = "") -> se.Destination:
    """`destination(battlefield.yours)`, `destination(location.with_(unit.enemy))`; without a noun anywhere."""
    bases = noun is not None and noun.what & LOCATION != 0
    return se.Destination(noun.select() if noun is not None else None, mover, name, bases=bases)
