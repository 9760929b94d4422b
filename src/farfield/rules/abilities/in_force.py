"""What is in force: standing texts, effects that last, and parts that hang on an object, all read in one way.

They differ in where they are kept, not in what they mean. Whoever asks what is forbidden, what something costs, what a
number of the rules is, what happens instead or what Might an object has, asks here, and so the same counts for all:
what it is about, whom and what it speaks of, how far it reaches, its gate and condition, and how often it may work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..compiling import mypyc_attr
from ..effects.parts import Ability
from ..ids import ANYBODY, NO_KEY, NOBODY, NOTHING, SLOT_MASK, ObjectId, SeatId
from ..rule_numbers import bit
from ..state import ONLY_HERE, ONLY_ME, S_CANT, S_RULE, side_fits
from ..terms import ANY_SIDE, BOARD, E_BEGINNING, E_MAIN_START, E_TURN_END, LEGEND_ZONE, YOURS, RuleNumber
from . import limits, reading

if TYPE_CHECKING:
    from ..ids import AbilityKey
    from ..state import Arena, Card, Context, Event, Lasting, Source, State
    from ..terms import EventKind

ANYTHING: Final = -2  # in place of what it is about: all that governs this
MOMENTS: Final = (E_BEGINNING, E_MAIN_START, E_TURN_END)  # they come in every arena: nobody does them somewhere


@mypyc_attr(free_list_len=1)
class InForce:
    """Something in force: what it says, how it reads, the number that names it, and what of it may be used up."""

    __slots__ = ("ability", "context", "key", "lasting", "via")

    def __init__(
        self, ability: Ability, context: Context, key: AbilityKey, via: ObjectId, lasting: Lasting | None
    ) -> None:
        self.ability = ability
        self.context = context
        self.key = key  # below zero if it is no standing text
        self.via = via  # the equipment whose effect text it is
        self.lasting = lasting  # None: it stands as long as its object does

    def holds(self, s: State) -> bool:
        """Are its gate and its condition met?"""
        ability = self.ability
        if ability.gate is not None and not ability.gate.holds(s, self.context):
            return False
        return ability.condition is None or ability.condition.holds(s, self.context)


NO_TEXTS: Final[list[InForce]] = []  # shared: what is found is only read


def in_force(
    s: State, a: Arena, kind: int, about: int = ANYTHING, card: Card | None = None, actor: SeatId = ANYBODY
) -> list[InForce]:
    """All that governs this (`S_COST` …) here and now, oldest registered first, what lasts after what stands.

    `about`: what of it; `card`: only what speaks of this object; `actor`: only what speaks of this seat's doing.
    """
    if not s.governed & (1 << kind):
        return NO_TEXTS  # as it mostly is
    if kind == S_RULE and about >= 0 and not s.ruled & bit(RuleNumber(about)):
        return NO_TEXTS  # some rule is changed, but not this one
    if not a.statics[kind] and not s.lasting and len(s.arenas) == 1:
        if card is None or (card.mods is None and not card.printed.own_bans):
            return NO_TEXTS
    found = speaking(s, a, kind, about, card, actor)
    if not found:
        return found
    out = NO_TEXTS
    for x in found:
        if x.ability.they and actor >= 0:
            x.context.seat = actor
        if (card is None or x.ability.speaks_of(s, x.context, card)) and x.holds(s):
            out = more(out, x)
    return out


def speaking(
    s: State, a: Arena, kind: int, about: int = ANYTHING, card: Card | None = None, actor: SeatId = ANYBODY
) -> list[InForce]:
    """Like `in_force`, before it is asked whether it names the object and whether its condition holds."""
    if not s.governed & (1 << kind):
        return NO_TEXTS
    home = a if card is None else s.home(a, card)
    far = home  # "you" follows the player: where the texts of the one who acts are
    if actor >= 0 and len(s.arenas) > 1:
        far = s.arenas[s.sides[actor].arena]
    found = NO_TEXTS  # until there is something: mostly there is not
    if card is not None and (card.mods is not None or (kind == S_CANT and card.printed.own_bans)):
        found = own(s, kind, about, card, actor)
    for source in home.statics[kind]:
        ability = source.ability
        if about == ANYTHING or ability.about == about:
            if card is not None and source.only == ONLY_ME and card.id != source.card:
                continue  # it speaks of another object, and of no other
            x = standing(s, source, ability, card, actor)
            if x is not None:
                found = more(found, x)
    if far is not home:
        for source in far.statics[kind]:
            ability = source.ability
            if (about == ANYTHING or ability.about == about) and follows(ability, card):
                x = standing(s, source, ability, card, actor)
                if x is not None:
                    found = more(found, x)
    if s.lasting:
        bit = 1 << kind
        for y in s.lasting:
            ability = y.ability
            if ability.governs & bit and (about == ANYTHING or ability.about == about) and y.uses != 0:
                if reaches(s, y, home, far, card, actor) and concerns(s, ability, y.seat, actor):
                    c = reading.of_lasting(y)
                    found = more(found, InForce(ability, c, limits.lasting_key(y.stamp), NOTHING, y))
    return found


def more(found: list[InForce], x: InForce) -> list[InForce]:
    """With one more: the first makes the list."""
    if not found:
        return [x]
    found.append(x)
    return found


def own(s: State, kind: int, about: int, card: Card, actor: SeatId) -> list[InForce]:
    """What hangs on an object; and what a card forbids about itself where its text is not registered (CR 365)."""
    found = NO_TEXTS
    if card.mods is not None:
        bit = 1 << kind
        for mod in card.mods:
            part = mod.part
            if isinstance(part, Ability) and part.governs & bit and (about == ANYTHING or part.about == about):
                c = reading.of_mod(card, mod)
                if concerns(s, part, c.seat, actor):
                    found = more(found, InForce(part, c, limits.lasting_key(mod.stamp), NOTHING, None))
    if kind == S_CANT and card.zone != BOARD and card.zone != LEGEND_ZONE:
        for ability in card.printed.own_bans:
            if about == ANYTHING or ability.about == about:
                c = reading.context_of(s, card)
                if concerns(s, ability, c.seat, actor):
                    found = more(found, InForce(ability, c, NO_KEY, NOTHING, None))
    return found


def standing(s: State, source: Source, ability: Ability, card: Card | None, actor: SeatId) -> InForce | None:
    """A standing text, if its object has it now and it speaks of this seat's doing, and of what is there."""
    if card is not None and source.only == ONLY_ME and card.id != source.card:
        return None
    owner = s.cards[source.card & SLOT_MASK]
    if card is not None and source.only == ONLY_HERE and card.place != owner.place:
        return None
    if not reading.has(owner, source) or not concerns(s, ability, reading.seat_of(s, owner), actor):
        return None
    key = limits.key(source.card, source.number)
    if ability.limit and s.performed.get(key, 0) >= ability.limit:
        return None
    c = reading.context_of(s, owner)
    c.via = source.via
    return InForce(ability, c, key, source.via, None)


def concerns(s: State, ability: Ability, seat: SeatId, actor: SeatId) -> bool:
    """Is it this seat's doing that a text of `seat` speaks of?"""
    if actor == ANYBODY or ability.actor == ANY_SIDE:
        return True
    return actor >= 0 and side_fits(s, ability.actor, seat, actor)


def follows(ability: Ability, card: Card | None) -> bool:
    """Does a text of the actor's own arena speak of what they do elsewhere? Of what "you" do it does (B34); of what
    others do only as far as it is about no object that is in another arena (LL 8.3)."""
    if ability.actor == YOURS:
        return True
    return ability.actor != ANY_SIDE and (card is None or card.place < 0)


def reaches(s: State, x: Lasting, home: Arena, far: Arena, card: Card | None, actor: SeatId) -> bool:
    """Does something that lasts speak of this arena? Of its own; of what was chosen for it, wherever that is; and it
    follows the player it speaks of."""
    if x.arena == home.index:
        return True
    ability = x.ability
    if card is not None and ability.scope is not None and not ability.scope.described():
        return True
    if actor < 0 or not follows(ability, card):
        return False
    return x.arena == far.index or (ability.actor == YOURS and x.seat == actor)


def listening(s: State, a: Arena, e: Event) -> list[InForce]:
    """Triggered abilities that live on without their source (CR 389) and are told of this event in this arena."""
    found: list[InForce] = []
    far = a
    actor = NOBODY if e.kind in MOMENTS else e.actor
    if actor >= 0 and len(s.arenas) > 1:
        far = s.arenas[s.sides[actor].arena]
    for x in s.lasting:
        if x.uses != 0 and x.ability.hears(e.kind) and (any(x.bound) or reaches(s, x, a, far, None, actor)):
            c = reading.of_lasting(x)
            c.event = e
            found.append(InForce(x.ability, c, limits.lasting_key(x.stamp), NOTHING, x))
    return found


def giving(s: State, a: Arena, kind: EventKind) -> list[InForce]:
    """Passives that live on without their source and give abilities that trigger on such an event."""
    found: list[InForce] = []
    for x in s.lasting:
        if x.uses != 0 and x.ability.gives(kind) and (any(x.bound) or reaches(s, x, a, a, None, NOBODY)):
            found.append(InForce(x.ability, reading.of_lasting(x), limits.lasting_key(x.stamp), NOTHING, x))
    return found


def maybe(s: State, a: Arena, kind: int) -> bool:
    """Could anything in an arena govern this? A quick look, before somebody goes to some length."""
    return s.governed & (1 << kind) != 0 and (len(a.statics[kind]) > 0 or len(s.lasting) > 0)


def anything(s: State, kind: int, about: int) -> bool:
    """Could anything at all govern this, anywhere? A quick look, for those who go another way if so."""
    if not s.governed & (1 << kind) or (kind == S_RULE and about >= 0 and not s.ruled & bit(RuleNumber(about))):
        return False
    for a in s.arenas:
        for source in a.statics[kind]:
            if about == ANYTHING or source.ability.about == about:
                return True
    for x in s.lasting:
        if x.ability.governs & (1 << kind) and (about == ANYTHING or x.ability.about == about):
            return True
    return False


def use_up(s: State, x: InForce) -> bool:
    """It was applied: what works so often works once less. Was anything spent by that?"""
    if x.lasting is not None:
        if x.lasting.uses > 0:
            x.lasting.uses -= 1
            return True
        return False
    if x.ability.limit:
        limits.count(s, x.key)
        return True
    return False


def named(s: State, a: Arena, kind: int, key: AbilityKey) -> Ability | None:
    """What has this key, whether it may work once more or not."""
    for source in a.statics[kind]:
        if limits.key(source.card, source.number) == key:
            return source.ability
    for x in s.lasting:
        if limits.lasting_key(x.stamp) == key:
            return x.ability
    return None
