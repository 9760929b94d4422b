"""The shells of rules text: keywords, triggered, activated, passive and replacement abilities (CR 360-397)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..terms import (
    ANY_SIDE,
    DEFLECT,
    E_PLAYED,
    KW_ACTION,
    KW_REACTION,
    MAIN_SPEED,
    SPELL,
    SPELL_ITEM,
    SUMMING,
    YOURS,
)
from .base import NULL, Ability, Amount, Condition, Effect, Filter, Objects, Part
from .costs import Cost
from .program import Program, compile_text
from .select import AT_BATTLEFIELD, HERE, IN_BASE, Me, Select, here, side_fits

if TYPE_CHECKING:
    from ..printed import Printed
    from ..state import Card, Context, Event, Item, Lasting, State


class Keyword(Ability):
    """A keyword with its value and cost. Its meaning is where the rule is; `implied` are abilities it stands for."""

    __slots__ = ("cost", "implied", "keyword", "value")

    def __init__(self, keyword: int, value: int = 1, cost: Cost | None = None) -> None:
        super().__init__()
        self.keyword = keyword
        self.value = value
        self.cost = cost
        self.implied: tuple[Ability, ...] = ()
        if keyword == KW_ACTION:
            self.card_speed = 1
        elif keyword == KW_REACTION:
            self.card_speed = 2

    def count_keyword(self, kw: list[int]) -> None:
        k = self.keyword
        if k in SUMMING or k == DEFLECT:
            kw[k] += self.value
        elif kw[k] < self.value:
            kw[k] = self.value

    def children(self) -> list[Part]:
        return [self.cost] if self.cost is not None else []


class When(Part):
    """Which events trigger: what happened, to what, done by whom, where, the how-manieth time this turn."""

    __slots__ = (
        "actor", "by_spell", "filters", "kinds", "me", "nth", "once", "other", "place", "subject_side", "types",
    )  # fmt: skip

    def __init__(
        self,
        *kinds: int,
        me: bool = False,
        other: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        actor: int = ANY_SIDE,
        subject_side: int = ANY_SIDE,
        place: int = -1,
        nth: int = 0,
        once: bool = False,
        by_spell: bool = False,
    ) -> None:
        self.by_spell = by_spell  # only what a spell did (CR 411)
        self.once = once  # "one or more": several events of one moment trigger it once
        self.kinds = kinds
        self.me = me
        self.other = other
        self.types = types
        self.filters = filters
        self.actor = actor
        self.subject_side = subject_side
        self.place = place
        self.nth = nth

    def fits(self, s: State, c: Context, e: Event) -> bool:
        if self.me:
            if e.subject != c.source:
                return False
        elif self.other and e.subject == c.source:
            return False
        if self.by_spell and not e.cause & SPELL_ITEM:
            return False
        if self.actor != ANY_SIDE and not (e.actor >= 0 and side_fits(s, self.actor, c.seat, e.actor)):
            return False
        place = self.place
        if place >= 0:
            if place == HERE:
                if e.place < 0 or e.place != here(s, c):
                    return False
            elif place == AT_BATTLEFIELD:
                if e.place < 0 or s.places[e.place].side >= 0:
                    return False
            elif place == IN_BASE and (e.place < 0 or s.places[e.place].side < 0):
                return False
        if self.types or self.filters or self.subject_side != ANY_SIDE:
            card = s.last_known(e.subject)
            if card is None:
                return False
            # What an ability that counts as a spell has played is that spell, not the gear it is the text of.
            types = SPELL if e.kind == E_PLAYED and e.cause & SPELL_ITEM else card.printed.types
            if self.types and not types & self.types:
                return False
            if self.subject_side != ANY_SIDE and not side_fits(s, self.subject_side, c.seat, card.controller):
                return False
            for f in self.filters:
                if not f.fits(s, c, card):
                    return False
        return True

    def children(self) -> list[Part]:
        return list(self.filters)


class Triggered(Ability):
    """ "When …, [if …,] [you may] [pay … to] …" (CR 382-385)."""

    __slots__ = (
        "condition", "cost", "effect", "eventful", "keyword", "limit", "merges", "optional", "text",
        "that_player", "when",
    )  # fmt: skip

    def __init__(
        self,
        when: When,
        effect: Effect,
        *,
        condition: Condition | None = None,
        optional: bool = False,
        cost: Cost | None = None,
        limit: int = 0,
        keyword: int = -1,
        merges: int = -1,
        that_player: bool = False,
        text: Program | None = None,
    ) -> None:
        super().__init__()
        self.that_player = that_player  # the player of the event is "you": "when a player …, they …"
        self.when = when
        self.effect = effect
        self.eventful = that_player or effect.reads_event()  # two of them are alike only if their events are
        self.condition = condition  # checked once, just after the event (CR 383.2)
        self.optional = optional  # an opening "you may" (CR 383.3.a)
        self.cost = cost  # an opening "[do X] to" (CR 383.3.b)
        self.limit = limit  # at most so often each turn; 0: always
        self.keyword = keyword  # Deathknell, Hunt, Vision … when it is the meaning of one
        self.merges = merges  # a keyword whose instances trigger as one, with their sum (keywords.md 2)
        # A text inside another text was compiled there, because it may speak of what was chosen outside.
        self.text = text if text is not None else compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1

    def children(self) -> list[Part]:
        out: list[Part] = [self.when, self.effect]
        if self.condition is not None:
            out.append(self.condition)
        if self.cost is not None:
            out.append(self.cost)
        return out


class Activated(Ability):
    """ "Cost: effect" (CR 376-381)."""

    __slots__ = (
        "adds", "condition", "cost", "counts_as_spell", "effect", "keyword", "limit", "repeats", "speed", "text",
    )  # fmt: skip

    def __init__(
        self,
        cost: Cost,
        effect: Effect,
        *,
        speed: int = MAIN_SPEED,
        condition: Condition | None = None,
        limit: int = 0,
        adds: bool = False,
        keyword: int = -1,
        repeats: tuple[Cost, ...] = (),
        counts_as_spell: bool = False,
    ) -> None:
        super().__init__()
        self.counts_as_spell = counts_as_spell  # using it is playing a spell as well
        self.cost = cost
        self.effect = effect
        self.speed = speed
        self.condition = condition
        self.limit = limit
        self.adds = adds  # its effect is Add: resolves at once, gives no one priority (CR 429)
        self.repeats = repeats  # Repeat on an ability (CR 820)
        self.keyword = keyword
        self.text = compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def count_keyword(self, kw: list[int]) -> None:
        if self.keyword >= 0:
            kw[self.keyword] += 1

    def children(self) -> list[Part]:
        out: list[Part] = [self.cost, self.effect]
        if self.condition is not None:
            out.append(self.condition)
        return out


class SpellText(Ability):
    """The instructions of a spell (CR 153-159)."""

    __slots__ = ("effect", "text")

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.text = compile_text(effect)

    def program(self) -> Program | None:
        return self.text

    def children(self) -> list[Part]:
        return [self.effect]


class AdditionalCost(Ability):
    """ "As an additional cost to play me, [you may] …" (CR 204.2)."""

    __slots__ = ("condition", "cost", "discount_energy", "number", "optional")

    def __init__(
        self, cost: Cost, *, optional: bool = True, discount_energy: int = 0, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.cost = cost
        self.optional = optional
        self.discount_energy = discount_energy  # paying it makes the card cheaper by so much
        self.condition = condition
        self.number = 0

    def children(self) -> list[Part]:
        return [self.cost] if self.condition is None else [self.cost, self.condition]


class PlayFor(Ability):
    """ "You may play me for …": another base cost to choose (CR 356.1)."""

    __slots__ = ("condition", "cost")

    def __init__(self, cost: Cost, condition: Condition | None = None) -> None:
        super().__init__()
        self.cost = cost
        self.condition = condition

    def children(self) -> list[Part]:
        return [self.cost] if self.condition is None else [self.cost, self.condition]


class Aura(Ability):
    """A passive that gives Might or keywords: "I have …", "other friendly units here have …" (CR 363-366)."""

    __slots__ = ("condition", "grants", "might", "scope")

    def __init__(
        self,
        scope: Objects,
        *,
        might: Amount | None = None,
        grants: tuple[Ability, ...] = (),
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.scope = scope
        self.might = might
        self.grants = grants
        self.condition = condition
        self.is_aura = True

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select):
            if not self.scope.matches(s, c, card):
                return False
        elif card.id not in self.scope.find(s, c):
            return False
        return self.condition is None or self.condition.holds(s, c)

    def might_change(self, s: State, c: Context, card: Card) -> int:
        if self.might is None:
            return 0
        v = self.might.value(s, c)
        return 0 if v == NULL else v

    def count_keyword(self, kw: list[int]) -> None:
        for g in self.grants:
            g.count_keyword(kw)

    def children(self) -> list[Part]:
        out: list[Part] = [self.scope, *self.grants]
        if self.might is not None:
            out.append(self.might)
        if self.condition is not None:
            out.append(self.condition)
        return out


class CostChange(Ability):
    """A passive that makes cards or abilities cost more or less (CR 356.3-4)."""

    __slots__ = ("actor", "condition", "energy", "filters", "least", "mine", "power", "types")

    def __init__(
        self,
        *,
        mine: bool = False,
        types: int = 0,
        filters: tuple[Filter, ...] = (),
        actor: int = YOURS,
        energy: Amount | None = None,
        power: int = 0,
        least: int = 0,
        condition: Condition | None = None,
    ) -> None:
        super().__init__()
        self.mine = mine  # speaks of the card itself, wherever it can be played from
        self.types = types
        self.filters = filters
        self.actor = actor
        self.energy = energy  # negative for less
        self.power = power  # number of Power symbols more or less
        self.least = least  # "to a minimum of": binds this discount only
        self.condition = condition

    def used_by_play(self, s: State, lasting: Lasting, item: Item) -> None:
        if lasting.uses > 0 and side_fits(s, self.actor, lasting.seat, item.seat):
            card = s.last_known(item.card)
            if card is not None and (self.types == 0 or card.printed.types & self.types):
                lasting.uses -= 1

    def children(self) -> list[Part]:
        out: list[Part] = [*self.filters]
        if self.energy is not None:
            out.append(self.energy)
        if self.condition is not None:
            out.append(self.condition)
        return out


class Enters(Ability):
    """ "I enter ready", "units you play enter ready" (a replacement, CR 367)."""

    __slots__ = ("condition", "exhausted", "scope")

    def __init__(self, scope: Objects, *, exhausted: bool = False, condition: Condition | None = None) -> None:
        super().__init__()
        self.scope = scope
        self.exhausted = exhausted
        self.condition = condition

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select) and not self.scope.matches(s, c, card):
            return False
        return self.condition is None or self.condition.holds(s, c)

    def children(self) -> list[Part]:
        return [self.scope] if self.condition is None else [self.scope, self.condition]


# What a prohibition may forbid.
BE_CHOSEN: Final = 0  # by enemy spells and abilities (CR 756)
BE_COUNTERED: Final = 1
MOVE_AT_ALL: Final = 2
MOVE_TO_BASE: Final = 3
BE_READIED: Final = 4
PLAY_CARDS: Final = 5
PLAY_SPELLS: Final = 6
PLAY_UNITS_HERE: Final = 7
SCORE_HERE: Final = 8
BE_REVEALED: Final = 9
TAKE_DAMAGE: Final = 10
GAIN_POINTS: Final = 11
HIDE_CARDS: Final = 12
BE_CHOSEN_BY_ANY: Final = 13
ATTACK: Final = 14
MOVE_HERE: Final = 15
BE_KILLED: Final = 16


class Cant(Ability):
    """A prohibition; it beats every permission (CR 054)."""

    __slots__ = ("actor", "condition", "scope", "what")

    def __init__(self, what: int, scope: Objects, *, actor: int = ANY_SIDE, condition: Condition | None = None) -> None:
        super().__init__()
        self.what = what
        self.scope = scope
        self.actor = actor
        self.condition = condition

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select):
            # What may not be played is meant wherever it would be played from, what may not be countered on the chain.
            anywhere = self.what in (PLAY_CARDS, BE_COUNTERED)
            if not (self.scope.describes(s, c, card) if anywhere else self.scope.matches(s, c, card)):
                return False
        elif card.id not in self.scope.find(s, c):
            return False
        return self.condition is None or self.condition.holds(s, c)

    def forbids(self, what: int) -> bool:
        return self.what == what

    def children(self) -> list[Part]:
        return [self.scope] if self.condition is None else [self.scope, self.condition]


class MoveToll(Ability):
    """ "Opponents must pay … for each unit [beyond the first] to move here": an applied cost (CR 204.4)."""

    __slots__ = ("actor", "beyond", "cost", "places")

    def __init__(self, cost: Cost, places: Select, *, actor: int = ANY_SIDE, beyond: int = 0) -> None:
        super().__init__()
        self.cost = cost
        self.places = places  # the battlefields it speaks of
        self.actor = actor
        self.beyond = beyond  # so many units are free

    def children(self) -> list[Part]:
        return [self.cost, self.places]


class BonusDamage(Ability):
    """Spells and abilities deal more (CR 712-715)."""

    __slots__ = ("actor", "amount", "condition", "scope")

    def __init__(
        self, amount: int, *, actor: int = YOURS, scope: Select | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.amount = amount
        self.actor = actor  # whose spells and abilities
        self.scope = scope  # only to these units; None: to all
        self.condition = condition

    def children(self) -> list[Part]:
        return [self.scope] if self.scope is not None else []


class PlayTo(Ability):
    """ "You may play me to …": further places (CR 355.2.b); `only`: nowhere else."""

    __slots__ = ("only", "places")

    def __init__(self, places: Select, *, only: bool = False) -> None:
        super().__init__()
        self.places = places
        self.only = only

    def children(self) -> list[Part]:
        return [self.places]


class Replacement(Ability):
    """ "If … would …, … instead" (CR 367-375). The substitute runs with the affected object as "it"."""

    __slots__ = ("condition", "cost", "event", "limit", "optional", "scope", "substitute", "text")

    def __init__(
        self,
        event: int,
        scope: Objects,
        substitute: Effect,
        *,
        optional: bool = False,
        cost: Cost | None = None,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.event = event  # the event that is replaced: E_DIED, E_STUNNED …
        self.scope = scope
        self.substitute = substitute
        self.optional = optional
        self.cost = cost
        self.condition = condition
        self.limit = limit
        self.text = compile_text(substitute)

    def program(self) -> Program | None:
        return self.text

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select):
            if not self.scope.matches(s, c, card):
                return False
        elif card.id not in self.scope.find(s, c):
            return False
        return self.condition is None or self.condition.holds(s, c)

    def children(self) -> list[Part]:
        out: list[Part] = [self.scope, self.substitute]
        if self.condition is not None:
            out.append(self.condition)
        if self.cost is not None:
            out.append(self.cost)
        return out


class TokenInstead(Ability):
    """ "If you would play a unit token, play … instead": another token, or so many more of the same (CR 367-375)."""

    __slots__ = ("condition", "limit", "more", "optional", "token")

    def __init__(
        self,
        token: Printed | None = None,
        *,
        more: int = 0,
        optional: bool = False,
        condition: Condition | None = None,
        limit: int = 0,
    ) -> None:
        super().__init__()
        self.token = token  # None: the same
        self.more = more
        self.optional = optional
        self.condition = condition
        self.limit = limit

    def children(self) -> list[Part]:
        return [] if self.condition is None else [self.condition]


# Numbers of the rules that a card may change.
VICTORY_SCORE: Final = 0
BUFF_LIMIT: Final = 1
BUFF_VALUE: Final = 2
CHANNEL_COUNT: Final = 3
EMPOWER_LIMIT: Final = 4
HIDE_ROOM: Final = 5  # one more card may be hidden here
LETHAL_ANY: Final = 6  # any amount of your damage is enough
MOVE_FROM_ANYWHERE: Final = 7
EXTRA_TRIGGER: Final = 8
DOUBLE_DAMAGE: Final = 9
PLAY_FROM_TRASH: Final = 10
NO_SPELL_DAMAGE: Final = 11  # spells and abilities deal no damage
HIDE_FOR_ENERGY: Final = 12  # hiding may be paid with Energy instead
IGNORE: Final = 100  # plus a keyword: you ignore it in what you do (CR 764)
SKIP: Final = 200  # plus a phase or step: you skip yours (CR 443); plus SETUP: your turn


class RuleChange(Ability):
    """A passive that changes a number or a permission of the rules themselves."""

    __slots__ = ("amount", "condition", "rule", "scope")

    def __init__(
        self, rule: int, amount: int = 0, scope: Objects | None = None, condition: Condition | None = None
    ) -> None:
        super().__init__()
        self.rule = rule
        self.amount = amount
        self.scope = scope
        self.condition = condition

    def buff_bonus(self) -> int:
        return self.amount if self.rule == BUFF_VALUE else 0

    def applies_to(self, s: State, c: Context, card: Card) -> bool:
        if isinstance(self.scope, Me):
            if card.id != c.source:
                return False
        elif isinstance(self.scope, Select):
            if not self.scope.matches(s, c, card):
                return False
        elif self.scope is not None and card.id not in self.scope.find(s, c):
            return False  # what the text that made it had chosen
        return self.condition is None or self.condition.holds(s, c)

    def children(self) -> list[Part]:
        out: list[Part] = []
        if self.scope is not None:
            out.append(self.scope)
        if self.condition is not None:
            out.append(self.condition)
        return out
