"""The words cards are written in. Each builds parts of `farfield.rules.effects`; a card is a few lines of them.

    card("Crackshot Corsair", when(I.attack, deal(1, a(unit.enemy.here))))

Nouns (`unit`, `gear`, `spell` …) narrow down by attributes: `unit.enemy.here`. `a(...)`, `two(...)`, `up_to(2, ...)`
make a choice of them, `every(...)` means all of them, `it` is what was chosen before.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import control as ct
from farfield.rules.effects import costs as cs
from farfield.rules.effects import counters as cn
from farfield.rules.effects import select as se
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.base import Ability, Amount, Condition, Effect, Filter, Number, Objects, Part
from farfield.rules.effects.changes import BecomeCopy
from farfield.rules.effects.others import ThatPlayer, UnlessTheyDo
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.resources import AddResources
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ABILITY,
    ACCELERATE,
    AMBUSH,
    ANY_SIDE,
    ASSAULT,
    BACKLINE,
    BATTLEFIELD,
    DEATHKNELL,
    DEFLECT,
    E_ATTACHED,
    E_ATTACKS,
    E_BEGINNING,
    E_CHOSEN,
    E_COMBAT_WON,
    E_CONQUERED,
    E_DEFENDS,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_EMPOWERED,
    E_HELD,
    E_HIDDEN,
    E_MAIN_START,
    E_MOVED,
    E_PLAYED,
    E_READIED,
    E_RECYCLED,
    E_STUNNED,
    E_TURN_END,
    EMPOWER,
    ENEMY,
    EQUIP,
    FLOW,
    FRIENDLY,
    GANKING,
    GEAR,
    HIDDEN,
    HUNT,
    KW_ACTION,
    KW_REACTION,
    LEGEND,
    MAIN_DECK_CARD,
    MAIN_SPEED,
    PLAYER,
    QUICK_DRAW,
    REACTION,
    REPEAT,
    RUNE,
    SHIELD,
    SPELL,
    TANK,
    TEMPORARY,
    THIS_TURN,
    TRASH,
    UNIQUE,
    UNIT,
    VISION,
    WEAPONMASTER,
    YOURS,
    domain_mask,
)

Num = int | Amount


def number(n: Num) -> Amount:
    return Number(n) if isinstance(n, int) else n


# --- who and what


@dataclass(frozen=True)
class Noun:
    """A description of objects, narrowed by its attributes. Every attribute gives a new one."""

    what: int
    side: int = ANY_SIDE
    where: int = se.ANYWHERE
    filters: tuple[Filter, ...] = ()
    place: Noun | None = None

    def _with(self, *filters: Filter, side: int | None = None, where: int | None = None) -> Noun:
        return Noun(
            self.what,
            self.side if side is None else side,
            self.where if where is None else where,
            (*self.filters, *filters),
            self.place,
        )

    def select(self) -> se.Select:
        """The part itself. Filters are rebuilt for each use, since compiling a text gives them their slots."""
        at = se.Target(self.place.select(), 1, 1) if self.place is not None else None
        return se.Select(self.what, self.side, self.where, tuple(_fresh(f) for f in self.filters), at=at)

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
    def on_chain(self) -> Noun:
        return self._with(where=se.ON_CHAIN)

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

    def with_keyword(self, keyword: int) -> Noun:
        return self._with(se.HasKeyword(keyword))

    def with_less_might_than(self, name: str = "me") -> Noun:
        return self._with(se.LessMightThan(name))

    def at_same_place_as(self, name: str = "") -> Noun:
        return self._with(se.SamePlaceAs(name))

    def at_other_place_than(self, name: str = "") -> Noun:
        return self._with(se.SamePlaceAs(name, negate=True))

    def same_controller_as(self, name: str = "") -> Noun:
        return self._with(se.SameControllerAs(name))

    def of_domain(self, symbol: str) -> Noun:
        return self._with(se.HasDomain(domain_mask(symbol)))

    @property
    def remembered(self) -> Noun:
        """Among what this object did before (linked abilities)."""
        return self._with(se.MemoryOf())


def _fresh(f: Filter) -> Filter:
    """Filters that refer to an earlier choice get their slot when compiled, so each text needs its own."""
    if isinstance(f, se.OtherThan):
        return se.OtherThan(f.name)
    if isinstance(f, se.SamePlaceAs):
        return se.SamePlaceAs(f.name, f.negate)
    if isinstance(f, se.SameControllerAs):
        return se.SameControllerAs(f.name, f.negate)
    if isinstance(f, se.LessMightThan):
        return se.LessMightThan(f.name, f.more, f.or_equal)
    if isinstance(f, se.OfPlayer):
        return se.OfPlayer(f.name)
    return f


unit = Noun(UNIT)
gear = Noun(GEAR)
permanent = Noun(UNIT | GEAR)
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


def it(name: str = "") -> se.Bound:
    """What was chosen before: the latest choice, or the one of this name."""
    return se.Bound(name)


def last_known(name: str = "") -> se.LastKnown:
    return se.LastKnown(name)


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


def pick(noun: Noun, least: int = 1, most: int = 1, name: str = "", chooser: int = YOURS) -> se.Choice:
    """Chosen while the text is carried out: in a private zone, or by somebody else."""
    return se.Choice(noun.select(), least, most, name, chooser)


def destination(noun: Noun | None = None, mover: se.Target | None = None, name: str = "") -> se.Destination:
    return se.Destination(noun.select() if noun is not None else None, mover, name)


# --- numbers and conditions


def count(noun: Noun, times: int = 1) -> am.CountOf:
    return am.CountOf(noun.select(), times)


def might_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.MIGHT, objects)


def energy_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.ENERGY, objects)


def your(what: int) -> am.PlayerValue:
    """`your(am.POINTS)` and the like."""
    return am.PlayerValue(what)


def at_least(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_LEAST, number(n))


def at_most(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_MOST, number(n))


def there_is(noun: Noun, least: int = 1, most: int = -1) -> co.ThereIs:
    return co.ThereIs(noun.select(), least, most)


def fits(objects: Objects, *filters: Filter) -> co.Fits:
    return co.Fits(objects, *filters)


def alone(objects: Objects) -> co.Fits:
    return co.Fits(objects, se.Is(se.ALONE))


def state_is(objects: Objects, state_: int, negate: bool = False) -> co.Fits:
    return co.Fits(objects, se.Is(state_, negate))


at_a_battlefield = co.SourceAtBattlefield()
your_turn = co.YourTurn()
legion = co.LegionHolds()
if_you_do = co.Did()
if_you_cant = co.Did(negate=True)


def paid(n: int = 0) -> co.PaidCost:
    return co.PaidCost(n)


# --- costs


def cost(energy: int = 0, *power: str, deeds: tuple[cs.Deed, ...] = ()) -> cs.Cost:
    return cs.Cost(energy, tuple(domain_mask(p) for p in power), deeds)


def exhaust_me(energy: int = 0, *power: str) -> cs.Cost:
    """ "[Exhaust]:" with Energy and Power besides."""
    return cs.Cost(energy, tuple(domain_mask(p) for p in power), (cs.Deed(cs.EXHAUST_SELF),))


def deed(kind: int, n: int = 1, noun: Noun | None = None) -> cs.Deed:
    return cs.Deed(kind, n, noun.select() if noun is not None else None)


# --- instructions


def seq(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else ct.Seq(*effects)


def draw(n: Num = 1) -> vb.Draw:
    return vb.Draw(number(n))


def discard(n: Num = 1) -> vb.Discard:
    return vb.Discard(number(n))


def deal(n: Num, to: Objects, by: Objects | None = None, split: bool = False) -> vb.Deal:
    return vb.Deal(number(n), to, by=by, split=split)


def fight(first: Objects, second: Objects) -> vb.Fight:
    return vb.Fight(first, second)


def kill(objects: Objects) -> vb.Kill:
    return vb.Kill(objects)


def move_to_base(objects: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_BASE)


def move_here(objects: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_HERE)


def move(objects: Objects, to: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_CHOSEN, to)


def recall(objects: Objects) -> vb.Recall:
    return vb.Recall(objects)


def return_to_hand(objects: Objects) -> vb.ReturnToHand:
    return vb.ReturnToHand(objects)


def ready(objects: Objects) -> vb.Ready:
    return vb.Ready(objects)


def exhaust(objects: Objects) -> vb.Exhaust:
    return vb.Exhaust(objects)


def give(objects: Objects, might: Num, until: int = THIS_TURN, least: int = -1_000_000) -> vb.GiveMight:
    return vb.GiveMight(objects, number(might), until=until, least=least)


def grant(objects: Objects, *granted: Ability, until: int = THIS_TURN) -> vb.Grant:
    return vb.Grant(objects, granted, until=until)


def buff(objects: Objects) -> vb.Buff:
    return vb.Buff(objects)


def stun(objects: Objects) -> vb.Stun:
    return vb.Stun(objects)


def heal(objects: Objects) -> vb.Heal:
    return vb.Heal(objects)


def prevent(objects: Objects, n: Num | None = None) -> vb.Prevent:
    return vb.Prevent(objects, number(n) if n is not None else None)


def channel(n: Num = 1, exhausted: bool = False) -> vb.Channel:
    return vb.Channel(number(n), exhausted=exhausted)


def recycle(objects: Objects) -> vb.Recycle:
    return vb.Recycle(objects)


def banish(objects: Objects, remember: bool = False) -> vb.Banish:
    return vb.Banish(objects, remember=remember)


def counter(objects: Objects) -> vb.Counter:
    return vb.Counter(objects)


def new_choices(objects: Objects) -> vb.NewChoices:
    return vb.NewChoices(objects)


def take_spell(objects: Objects) -> vb.TakeSpell:
    """Gain control of a spell on the chain."""
    return vb.TakeSpell(objects)


def attach(gear_: Objects, to: Objects) -> vb.Attach:
    return vb.Attach(gear_, to)


def detach(gear_: Objects) -> vb.Detach:
    return vb.Detach(gear_)


def gain_xp(n: Num) -> vb.GainXP:
    return vb.GainXP(number(n))


def gain_points(n: Num) -> vb.GainPoints:
    return vb.GainPoints(number(n))


def predict(n: Num = 1) -> vb.Predict:
    return vb.Predict(number(n))


def burn(n: Num) -> vb.Burn:
    return vb.Burn(number(n))


def empower(objects: Objects) -> vb.Empower:
    return vb.Empower(objects)


def add(energy: int = 0, *power: str, only: Noun | None = None) -> AddResources:
    return AddResources(energy, tuple(domain_mask(p) for p in power), only.what if only is not None else 0)


def play_token(
    token: Printed,
    n: Num = 1,
    here: bool = False,
    in_base: bool = False,
    ready: bool = False,
    exhausted: bool = False,
    name: str = "",
) -> vb.PlayTokens:
    where = vb.TO_HERE if here else vb.TO_BASE if in_base else vb.TO_CHOSEN
    enters = 1 if ready else 2 if exhausted else 0
    return vb.PlayTokens(token, number(n), where=where, enters=enters, name=name)


def choose(target: Objects) -> ct.Choose:
    return ct.Choose(target)


def if_(condition: Condition, yes: Effect, no: Effect | None = None) -> ct.If:
    return ct.If(condition, yes, no)


def may(*effects: Effect) -> ct.May:
    return ct.May(seq(*effects))


def pay_to(price: cs.Cost, *effects: Effect) -> ct.PayTo:
    return ct.PayTo(price, seq(*effects))


def modes(*effects: Effect, least: int = 1, most: int = 1) -> ct.Modes:
    return ct.Modes(*effects, least=least, most=most)


def do_this(*effects: Effect) -> ct.DoThis:
    return ct.DoThis(seq(*effects))


def if_this_kills(objects: Objects, *effects: Effect) -> ct.IfKills:
    return ct.IfKills(objects, seq(*effects))


def later(when_: ab.When, *effects: Effect, until: int = THIS_TURN, uses: int = 1) -> ct.Later:
    return ct.Later(when_, seq(*effects), until=until, uses=uses)


def lasts(ability: Ability, until: int = THIS_TURN, uses: int = -1) -> ct.Lasts:
    return ct.Lasts(ability, until=until, uses=uses)


def each_player(effect: Effect, side: int = ANY_SIDE) -> ct.EachPlayer:
    return ct.EachPlayer(side, effect)


# --- abilities


def keyword(k: int, value: int = 1, price: cs.Cost | None = None, *implied: Ability) -> ab.Keyword:
    x = ab.Keyword(k, value, price)
    x.implied = implied
    for ability in implied:
        if isinstance(ability, ab.Triggered) and ability.keyword < 0:
            ability.keyword = k
    return x


Action = keyword(KW_ACTION)
Reaction = keyword(KW_REACTION)
Accelerate = keyword(ACCELERATE)
Ambush = keyword(AMBUSH)
Backline = keyword(BACKLINE)
Ganking = keyword(GANKING)
Hidden = keyword(HIDDEN)
Tank = keyword(TANK)
Unique = keyword(UNIQUE)


def Assault(n: int = 1) -> ab.Keyword:
    return keyword(ASSAULT, n)


def Shield(n: int = 1) -> ab.Keyword:
    return keyword(SHIELD, n)


def Deflect(n: int = 1) -> ab.Keyword:
    return keyword(DEFLECT, n)


def Vision() -> ab.Keyword:
    """When you play me, predict (CR 817)."""
    return keyword(VISION, 1, None, ab.Triggered(ab.When(E_PLAYED, me=True), vb.Predict(Number(1))))


def Temporary() -> ab.Keyword:
    """Kill me at the start of my controller's Beginning Phase (CR 816)."""
    trigger = ab.Triggered(ab.When(E_BEGINNING, actor=YOURS), vb.Kill(se.Me()), merges=TEMPORARY)
    return keyword(TEMPORARY, 1, None, trigger)


def Hunt(n: int = 1) -> ab.Keyword:
    """Each time I conquer or hold, XP (CR 823)."""
    trigger = ab.Triggered(ab.When(E_CONQUERED, E_HELD, me=True), vb.GainXP(am.Memo()), merges=HUNT)
    return keyword(HUNT, n, None, trigger)


def Equip(price: cs.Cost) -> ab.Keyword:
    """Attach this to a unit you control (CR 818)."""
    target = a(unit.yours)
    return keyword(EQUIP, 1, price, ab.Activated(price, vb.Attach(se.Me(), target), keyword=-1))


def QuickDraw() -> ab.Keyword:
    """Reaction, and when played it is attached to one of your units (CR 819)."""
    trigger = ab.Triggered(ab.When(E_PLAYED, me=True), vb.Attach(se.Me(), a(unit.yours)), merges=QUICK_DRAW)
    x = keyword(QUICK_DRAW, 1, None, trigger)
    x.card_speed = REACTION
    return x


def Empower(price: cs.Cost) -> ab.Keyword:
    """Empower me, only if I am not (CR 827)."""
    not_yet = co.Not(co.EmpoweredHolds())
    return keyword(EMPOWER, 1, price, ab.Activated(price, vb.Empower(se.Me()), condition=not_yet))


def Flow(price: cs.Cost) -> ab.Keyword:
    return keyword(FLOW, 1, price)


def Repeat(price: cs.Cost) -> ab.Keyword:
    return keyword(REPEAT, 1, price)


def Deathknell(*effects: Effect) -> ab.Triggered:
    return ab.Triggered(ab.When(E_DIED, me=True), seq(*effects), keyword=DEATHKNELL)


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
    if isinstance(ability, ab.Keyword):
        shell = ab.Keyword(ability.keyword, ability.value, ability.cost)  # plain keywords are shared by all cards
        shell.card_speed = ability.card_speed
        shell.gate = ability.gate
        shell.implied = tuple(_dependent(x, condition) for x in ability.implied)
        ability = shell
    ability.gate = condition if ability.gate is None else co.Both(condition, ability.gate)
    return ability


@dataclass(frozen=True)
class _I:
    """What may happen to the object itself."""

    am_played: ab.When = field(default_factory=lambda: ab.When(E_PLAYED, me=True))
    attack: ab.When = field(default_factory=lambda: ab.When(E_ATTACKS, me=True))
    defend: ab.When = field(default_factory=lambda: ab.When(E_DEFENDS, me=True))
    attack_or_defend: ab.When = field(default_factory=lambda: ab.When(E_ATTACKS, E_DEFENDS, me=True))
    move: ab.When = field(default_factory=lambda: ab.When(E_MOVED, me=True))
    move_to_a_battlefield: ab.When = field(default_factory=lambda: ab.When(E_MOVED, me=True, place=se.AT_BATTLEFIELD))
    conquer: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, me=True))
    hold: ab.When = field(default_factory=lambda: ab.When(E_HELD, me=True))
    conquer_or_hold: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, E_HELD, me=True))
    win_a_combat: ab.When = field(default_factory=lambda: ab.When(E_COMBAT_WON, me=True))
    die: ab.When = field(default_factory=lambda: ab.When(E_DIED, me=True))
    am_readied: ab.When = field(default_factory=lambda: ab.When(E_READIED, me=True))
    am_chosen_by_you: ab.When = field(default_factory=lambda: ab.When(E_CHOSEN, me=True, actor=YOURS))
    am_empowered: ab.When = field(default_factory=lambda: ab.When(E_EMPOWERED, me=True))
    am_attached: ab.When = field(default_factory=lambda: ab.When(E_ATTACHED, me=True))


I = _I()  # noqa: E741  (cards speak of themselves as "I")


@dataclass(frozen=True)
class _You:
    """What you may do."""

    conquer: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, types=BATTLEFIELD, actor=YOURS))
    hold: ab.When = field(default_factory=lambda: ab.When(E_HELD, types=BATTLEFIELD, actor=YOURS))
    conquer_here: ab.When = field(
        default_factory=lambda: ab.When(E_CONQUERED, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    hold_here: ab.When = field(default_factory=lambda: ab.When(E_HELD, types=BATTLEFIELD, actor=YOURS, place=se.HERE))
    defend_here: ab.When = field(
        default_factory=lambda: ab.When(E_DEFENDS, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    attack_here: ab.When = field(
        default_factory=lambda: ab.When(E_ATTACKS, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    discard: ab.When = field(default_factory=lambda: ab.When(E_DISCARDED, actor=YOURS))
    draw: ab.When = field(default_factory=lambda: ab.When(E_DREW, actor=YOURS))
    recycle: ab.When = field(default_factory=lambda: ab.When(E_RECYCLED, actor=YOURS))
    hide: ab.When = field(default_factory=lambda: ab.When(E_HIDDEN, actor=YOURS))
    stun: ab.When = field(default_factory=lambda: ab.When(E_STUNNED, actor=YOURS))

    def play(self, noun: Noun, nth: int = 0) -> ab.When:
        return ab.When(E_PLAYED, types=noun.what, filters=noun.filters, actor=YOURS, nth=nth)

    def play_another(self, noun: Noun) -> ab.When:
        return ab.When(E_PLAYED, types=noun.what, filters=noun.filters, actor=YOURS, other=True)


you = _You()
your_turn_ends = ab.When(E_TURN_END, actor=YOURS)
your_beginning = ab.When(E_BEGINNING, actor=YOURS)
your_main_phase = ab.When(E_MAIN_START, actor=YOURS)


def dies(noun: Noun) -> ab.When:
    return ab.When(E_DIED, types=noun.what, filters=noun.filters, subject_side=noun.side, place=noun.where or -1)


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
    speed: int = MAIN_SPEED,
    if_: Condition | None = None,
    times: int = 0,
    repeat: tuple[cs.Cost, ...] = (),
) -> ab.Activated:
    """An activated ability: "price: effects". `repeat`: the costs of its Repeats."""
    adds = len(effects) == 1 and isinstance(effects[0], AddResources)
    return ab.Activated(price, seq(*effects), speed=speed, condition=if_, limit=times, adds=adds, repeats=repeat)


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


def _minus(n: Amount) -> Amount:
    return Number(-n.n) if isinstance(n, Number) else am.Times(-1, n)


def bonus_damage(n: int, actor: int = YOURS, to: Noun | None = None) -> ab.BonusDamage:
    return ab.BonusDamage(n, actor=actor, scope=to.select() if to is not None else None)


def play_me_to(noun: Noun) -> ab.PlayTo:
    return ab.PlayTo(noun.select())


def additional(price: cs.Cost, optional: bool = True, cheaper: int = 0) -> ab.AdditionalCost:
    return ab.AdditionalCost(price, optional=optional, discount_energy=cheaper)


def instead_of_dying(
    scope: Objects | Noun, *effects: Effect, may: bool = False, price: cs.Cost | None = None
) -> ab.Replacement:
    """ "If … would die, … instead": the effects speak of it as `that`."""
    objects = scope.select() if isinstance(scope, Noun) else scope
    return ab.Replacement(E_DIED, objects, seq(*effects), optional=may, cost=price)


def cant(what: int, scope: Objects | Noun, actor: int = ANY_SIDE, while_: Condition | None = None) -> ab.Cant:
    return ab.Cant(what, scope.select() if isinstance(scope, Noun) else scope, actor=actor, condition=while_)


def Weaponmaster() -> ab.Keyword:
    """When you play me, an Equipment of yours may be attached to me for its Equip cost less one Power (CR 821)."""
    target = a(gear.yours.equipment)
    ability = ab.Triggered(ab.When(E_PLAYED, me=True), EquipNow(target), optional=True)
    return keyword(WEAPONMASTER, 1, None, ability)


def both(*conditions: Condition) -> co.Both:
    return co.Both(*conditions)


def either(*conditions: Condition) -> co.Either:
    return co.Either(*conditions)


def not_(condition: Condition) -> co.Not:
    return co.Not(condition)


# --- rarer words


def swap_might(first: Objects, second: Objects) -> vb.SwapMight:
    return vb.SwapMight(first, second)


def double_might(objects: Objects) -> vb.DoubleMight:
    return vb.DoubleMight(objects)


def gain_control(objects: Objects, until: int = 0) -> vb.GainControl:
    return vb.GainControl(objects, until=until)


def change(objects: Objects, part: Part, until: int = THIS_TURN) -> vb.Change:
    return vb.Change(objects, part, until=until)


def become_copy(objects: Objects, of: Objects, until: int = 0) -> BecomeCopy:
    return BecomeCopy(objects, of, until=until)


def play_card(
    objects: Objects,
    cost_mode: int = 0,
    price: cs.Cost | None = None,
    less: Amount | None = None,
    here: bool = False,
    then_banish: bool = False,
    then_recycle: bool = False,
) -> vb.PlayCards:
    return vb.PlayCards(
        objects,
        cost_mode=cost_mode,
        discount=less,
        price=price,
        to=vb.TO_HERE if here else vb.TO_CHOSEN,
        then_banish=then_banish,
        then_recycle=then_recycle,
    )


def look_at_top(
    n: Num, noun: Noun | None = None, least: int = 0, most: int = 1, reveal: bool = False, name: str = "chosen"
) -> vb.LookAtTop:
    select = noun.select() if noun is not None else None
    return vb.LookAtTop(number(n), select=select, least=least, most=most, reveal=reveal, name=name)


def reveal(objects: Objects) -> vb.Reveal:
    return vb.Reveal(objects)


def put_in_hand(objects: Objects) -> vb.PutInHand:
    return vb.PutInHand(objects)


def put_in_trash(objects: Objects) -> vb.PutInTrash:
    return vb.PutInTrash(objects)


def put_in_champion_zone(objects: Objects) -> vb.PutInChampionZone:
    return vb.PutInChampionZone(objects)


def this_card(zone: int) -> se.ThisCard:
    return se.ThisCard(zone)


def banish_this() -> vb.BanishThis:
    return vb.BanishThis()


def extra_turn() -> vb.ExtraTurn:
    return vb.ExtraTurn()


def disempower(objects: Objects) -> vb.Disempower:
    return vb.Disempower(objects)


def that_player(effect: Effect) -> ThatPlayer:
    return ThatPlayer(effect)


def unless_they(effect: Effect, whose: Objects, they: Effect) -> UnlessTheyDo:
    return UnlessTheyDo(effect, whose, they)


def repeatedly(times: Num, *effects: Effect) -> ct.Repeatedly:
    return ct.Repeatedly(number(times), seq(*effects))


def rule(
    kind: int, amount: int = 0, scope: Noun | Objects | None = None, while_: Condition | None = None
) -> ab.RuleChange:
    return ab.RuleChange(kind, amount, scope.select() if isinstance(scope, Noun) else scope, while_)


def play_me_for(price: cs.Cost, while_: Condition | None = None) -> ab.PlayFor:
    return ab.PlayFor(price, while_)


def play_me_only_to(noun: Noun) -> ab.PlayTo:
    return ab.PlayTo(noun.select(), only=True)


def damage_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.DAMAGE, objects)


def swap_places(first: Objects, second: Objects) -> vb.SwapPlaces:
    return vb.SwapPlaces(first, second)


def from_trash(ability: Ability) -> Ability:
    """The ability works while the card is in the trash (CR 385)."""
    ability.works_in = TRASH
    return ability


def spend_buff(objects: Objects) -> vb.SpendBuff:
    return vb.SpendBuff(objects)


def plus(*amounts: Num) -> am.Sum:
    return am.Sum(*[number(x) for x in amounts])


def ignore(keyword_: int) -> ab.RuleChange:
    """You ignore this keyword in what you do (CR 764)."""
    return ab.RuleChange(ab.IGNORE + keyword_, 1)


def win_the_game() -> WinTheGame:
    return WinTheGame()


def lose_the_game(who: Objects | None = None) -> LoseTheGame:
    """You lose the game, or the player who was chosen does."""
    return LoseTheGame(who)


def put_counters(objects: Objects, kind: int, n: Num = 1) -> cn.PutCounters:
    return cn.PutCounters(objects, kind, number(n))


def spend_counters(objects: Objects, kind: int, n: Num = 1) -> cn.SpendCounters:
    return cn.SpendCounters(objects, kind, number(n))


def move_counters(source: Objects, to: Objects, kind: int, n: Num = 1) -> cn.MoveCounters:
    return cn.MoveCounters(source, to, kind, number(n))


def counters_on(kind: int, objects: Objects = me) -> cn.CountersOn:
    return cn.CountersOn(kind, objects)
