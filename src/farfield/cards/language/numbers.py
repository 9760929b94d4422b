"""Numbers that are counted or read, and conditions."""

from __future__ import annotations

from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import counter_texts as cn
from farfield.rules.effects import select as se
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Amount, Condition, Filter, Objects
from farfield.rules.state import H_POINTS_HELD, H_POWER
from farfield.rules.terms import ANY_SIDE, KeywordKind, Phase

from .guard import refused
from .nouns import Noun, Num, me, number


def count(what: Noun | Objects, times: int = 1) -> am.CountOf:
    """How many there are of what is described, or of what was named."""
    return am.CountOf(what.select() if isinstance(what, Noun) else what, times)


def might_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.MIGHT, objects)


def highest_might_of(noun: Noun) -> am.ValueOf:
    """Of the one that has the most."""
    return am.ValueOf(am.MIGHT, noun.select(), am.HIGHEST)


def lowest_might_of(noun: Noun) -> am.ValueOf:
    return am.ValueOf(am.MIGHT, noun.select(), am.LOWEST)


def tags_among(noun: Noun, *tags: str) -> am.TagsAmong:
    """How many of these tags there are among them: "for each of the following tags among your units"."""
    return am.TagsAmong(noun.select(), *tags)


def energy_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.ENERGY, objects)


def damage_of(objects: Objects) -> am.ValueOf:
    return am.ValueOf(am.DAMAGE, objects)


def power_of(objects: Objects) -> am.ValueOf:
    """The number of Power symbols in its cost."""
    return am.ValueOf(am.POWER, objects)


def keyword_of(keyword: KeywordKind, objects: Objects) -> am.ValueOf:
    """The value of its keyword."""
    return am.ValueOf(am.KEYWORD, objects, keyword=keyword)


def bonus_of(gear_: Noun) -> am.ValueOf:
    """The base Might bonus of such Equipment, all together."""
    return am.ValueOf(am.MIGHT_BONUS, gear_.select())


times_empowered = am.ValueOf(am.EMPOWERS, me)
attachments_of_me = am.ValueOf(am.ATTACHMENTS, me)

your_points = am.PlayerValue(am.POINTS)
your_xp = am.PlayerValue(am.XP)
your_hand = am.PlayerValue(am.HAND_SIZE)
your_trash = am.PlayerValue(am.TRASH_SIZE)
your_deck = am.PlayerValue(am.DECK_SIZE)
your_runes = am.PlayerValue(am.RUNES)
points_you_need = am.PlayerValue(am.POINTS_TO_WIN)
points_an_opponent_needs = am.PlayerValue(am.POINTS_TO_WIN, enemy=True)
"""The one who needs the fewest."""
runes_of_an_opponent = am.PlayerValue(am.RUNES, enemy=True)
"""The one who has the most."""

that_much = am.EventAmount()
"""The number in the event that triggered."""
excess_damage = am.Excess()
"""That you assigned in the combat which the event ended: more than was lethal."""
power_you_spent = am.HistoryOf(H_POWER)
"""This turn, of whatever domain."""
points_from_holding = am.HistoryOf(H_POINTS_HELD)
"""That you scored this turn by holding itself."""
so_many = am.Memo()
"""How often the instruction before it happened: how many were discarded, killed, drawn."""


def times_this_turn(event: When) -> am.TimesThisTurn:
    """How often it has happened this turn: `times_this_turn(you.play(spell))`, `times_this_turn(I.move)`."""
    return am.TimesThisTurn(event)


def happened(event: When) -> co.Compare:
    """It has happened this turn: `happened(you.play(gear.equipment))`, `happened(dies(unit))`."""
    return at_least(am.TimesThisTurn(event), 1)


def plus(*amounts: Num) -> am.Sum:
    return am.Sum(*[number(x) for x in amounts])


def times(factor: int, amount: Amount) -> am.Times:
    return am.Times(factor, amount)


def either_number(condition: Condition, yes: Num, no: Num) -> am.IfAmount:
    return am.IfAmount(condition, number(yes), number(no))


def counters_on(kind: int, objects: Objects = me) -> cn.CountersOn:
    return cn.CountersOn(kind, objects)


def at_least(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_LEAST, number(n))


def at_most(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.AT_MOST, number(n))


def more_than(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.MORE_THAN, number(n))


def exactly_so_many(x: Amount, n: Num) -> co.Compare:
    return co.Compare(x, co.EXACTLY, number(n))


def there_is(noun: Noun, least: int = 1, most: int = -1) -> co.ThereIs:
    return co.ThereIs(noun.select(), least, most)


def fits(objects: Objects, *filters: Filter) -> co.Fits:
    return co.Fits(objects, *filters)


def alone(objects: Objects) -> co.Fits:
    return co.Fits(objects, se.Is(se.ALONE))


def state_is(objects: Objects, state_: int, negate: bool = False) -> co.Fits:
    return co.Fits(objects, se.Is(state_, negate))


def is_(objects: Objects, noun: Noun) -> co.Fits:
    """It is like the noun: of its type if that is all it says (`is_(it(), spell)`), or what it says more."""
    if noun.where != se.ANYWHERE or noun.place is not None:
        raise refused("is_(…) does not look at where it is: ask with fits(…) or there_is(…)")
    if not noun.filters and noun.side == ANY_SIDE:
        return co.Fits(objects, se.OfType(noun.what))
    filters = noun.filters if noun.side == ANY_SIDE else (se.OnSide(noun.side), *noun.filters)
    return co.Fits(objects, *filters)


at_a_battlefield = co.SourceAtBattlefield()
your_turn = co.YourTurn()
opponents_turn = co.YourTurn(opponents=True)
"""A teammate's turn is neither."""
in_a_showdown = co.InShowdown()
in_a_showdown_here = co.InShowdown(here=True)
during_combat = co.InShowdown(combat=True)
"""A combat is going on, here or elsewhere."""


def in_your_phase(phase: Phase) -> co.YourPhase:
    """It is this phase of your turn: `in_your_phase(BEGINNING)`."""
    return co.YourPhase(phase)


legion = co.LegionHolds()
one_on_one = co.OneOnOne()
was_uncontrolled = co.WasUncontrolled()
from_hand = co.FromHand()
not_from_hand = co.FromHand(elsewhere=True)
played_again = co.FromHand(again=True)


def in_your_first_turns(n: int = 1) -> co.EarlyTurns:
    """It is one of so many. Where a text says `they`, that player's."""
    return co.EarlyTurns(n)


def before_your_turn(n: int) -> co.EarlyTurns:
    """Your turn of this number has not begun yet: `before_your_turn(3)`."""
    return co.EarlyTurns(n, before=True)


if_you_do = co.Did()
if_you_cant = co.Did(negate=True)


def level(n: int) -> co.LevelHolds:
    """You have so much XP: [Level] inside a text."""
    return co.LevelHolds(n)


def paid(n: int = 0) -> co.PaidCost:
    return co.PaidCost(n)


def both(*conditions: Condition) -> co.Both:
    return co.Both(*conditions)


def either(*conditions: Condition) -> co.Either:
    return co.Either(*conditions)


def not_(condition: Condition) -> co.Not:
    return co.Not(condition)
