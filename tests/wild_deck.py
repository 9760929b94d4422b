"""A deck that no tournament would allow: cheap test cards that use the whole card language.

The starter decks hold no gear, nothing Hidden, no Repeat … so random games of them leave much of the engine alone.
Random games of this one do not.
"""

from __future__ import annotations

from farfield.cards.catalogue import printed, text
from farfield.cards.language import (
    Accelerate,
    Action,
    Ambush,
    Assault,
    Backline,
    Deathknell,
    Deflect,
    Empower,
    Empowered,
    Equip,
    Flow,
    Ganking,
    Hidden,
    Hunt,
    I,
    Legion,
    Level,
    QuickDraw,
    Reaction,
    Repeat,
    Shield,
    Tank,
    Temporary,
    Vision,
    Weaponmaster,
    a,
    add,
    additional,
    any_number,
    attach,
    banish,
    battlefield,
    become_copy,
    bonus_damage,
    buff,
    burn,
    cant,
    card_,
    change,
    channel,
    choose,
    controller_of,
    cost,
    costs_less,
    counter,
    deal,
    deed,
    destination,
    detach,
    dies,
    discard,
    do_this,
    draw,
    each_player,
    empower,
    enter_ready,
    every,
    exhaust_me,
    from_trash,
    gain_points,
    gain_xp,
    gear,
    give,
    grant,
    have,
    heal,
    if_,
    if_you_do,
    instead_of_dying,
    it,
    kill,
    lasts,
    later,
    look_at_top,
    may,
    me,
    modes,
    move,
    move_here,
    new_choices,
    paid,
    pay_less,
    pay_to,
    pick,
    play_card,
    play_me_for,
    play_me_only_to,
    play_me_to,
    play_token,
    predict,
    prevent,
    put_counters,
    put_in_hand,
    put_on_top,
    ready,
    recall,
    recycle,
    return_to_hand,
    spell,
    spell_on_chain,
    spell_or_ability,
    spend_counters,
    stun,
    swap_places,
    take_spell,
    that,
    this_card,
    two,
    unit,
    unless_they,
    up_to,
    use,
    when,
    you,
    your_beginning,
    your_turn_ends,
)
from farfield.cards.tokens import GOLD, RECRUIT, SPRITE
from farfield.rules.effects.changed_traits import LosesText, SetMight
from farfield.rules.effects.kinds_of_ability import BE_CHOSEN, HIDE_ROOM, RuleChange
from farfield.rules.effects.parts import Ability, Effect, Number
from farfield.rules.effects.stated_costs import (
    BANISH_FROM_TRASH,
    DISCARD,
    DISEMPOWER_SELF,
    EXHAUST_OBJECTS,
    KILL_OBJECTS,
    KILL_SELF,
    RECYCLE_FROM_TRASH,
    RETURN_OBJECTS,
    SPEND_BUFF,
    SPEND_XP,
)
from farfield.rules.effects.verbs import DoubleMight, ExtraTurn, GainControl, LookAtTop, PlayCards, SwapMight
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.terms import (
    BATTLEFIELD,
    ENEMY,
    FURY,
    GEAR,
    LEGEND,
    REACTION,
    SPELL,
    THIS_COMBAT,
    THIS_TURN,
    TRASH,
    UNIT,
)
from tests.scenarios.table import odd


def _unit(name: str, might: int, energy: int, *lines: Ability | Effect, tags: tuple[str, ...] = ()) -> Printed:
    return Printed(name, UNIT, domains=FURY, might=might, energy=energy, tags=tags, abilities=text(*lines))


def _spell(name: str, energy: int, *lines: Ability | Effect) -> Printed:
    return Printed(name, SPELL, domains=FURY, energy=energy, abilities=text(*lines))


def _gear(name: str, energy: int, *lines: Ability | Effect) -> Printed:
    return Printed(name, GEAR, domains=FURY, energy=energy, abilities=text(*lines))


def _equipment(name: str, energy: int, bonus: int, worn: tuple[Ability, ...], *lines: Ability | Effect) -> Printed:
    return Printed(
        name, GEAR, domains=FURY, energy=energy, might_bonus=bonus, tags=("Equipment",), abilities=text(*lines),
        effect_text=worn,
    )  # fmt: skip


UNITS = [
    _unit("Runner", 2, 1, Ganking, Accelerate, Assault(1)),
    _unit("Wall", 4, 2, Tank, Shield(2)),
    _unit("Archer", 2, 1, Backline, when(I.attack_or_defend, deal(1, a(unit.enemy.here)))),
    _unit("Lurker", 3, 2, Ambush, Hidden),
    _unit("Martyr", 1, 1, Deathknell(draw(1)), Temporary()),
    _unit("Broodmother", 3, 2, Deathknell(play_token(RECRUIT, 2, here=True)), Deflect(1)),
    _unit("Smith", 2, 1, Weaponmaster(), when(I.am_played, play_token(GOLD, in_base=True))),
    _unit("Seer", 2, 1, Vision(), Hunt(1), Level(2, have(me, 2))),
    _unit("Captain", 3, 2, have(unit.friendly.other.here, 1), Legion(when(I.am_played, ready(a(unit.friendly))))),
    _unit("Duelist", 3, 1, Empower(cost(1)), Empowered(have(me, 2, Assault(1)))),
    _unit("Thief", 2, 2, when(I.conquer, GainControl(a(unit.enemy)), times=1), play_me_to(battlefield.open)),
    _unit(
        "Butcher", 2, 1, additional(cost(deed(KILL_OBJECTS, 1, unit.friendly))),
        when(I.am_played, if_(paid(), kill(a(unit.enemy)))),
    ),
    _unit("Ward", 1, 1, cant(BE_CHOSEN, me), instead_of_dying(unit.friendly.other.here, kill(me), recall(that))),
    _unit("Trainer", 2, 1, when(your_beginning, buff(a(unit.friendly)), may=True), use(
        cost(deed(SPEND_BUFF, 1, unit.friendly)), draw(1), speed=REACTION, times=1)),
    _unit("Herald", 2, 1, when(you.play(spell), give(me, 1)), when(dies(unit.friendly), gain_xp(1))),
    _unit("Hoarder", 2, 1, RuleChange(HIDE_ROOM, 1, every(battlefield)), enter_ready()),
    _unit("Giant", 6, 4, costs_less(2, while_=None), when(I.win_a_combat, heal(me), stun(a(unit.enemy)))),
    _unit("Banner", 1, 1, when(I.move, buff(me))),
    _unit("Shapechanger", 1, 1, when(I.am_played, SwapMight(me, a(unit.other))), use(
        exhaust_me(), DoubleMight(me))),
]  # fmt: skip

_mover = a(unit.friendly)

SPELLS = [
    _spell("Spark", 1, Action, Repeat(cost(1)), deal(2, a(unit))),
    _spell("Denial", 1, Reaction, counter(a(spell_or_ability))),
    _spell("Choice", 1, Reaction, modes(deal(1, a(unit)), give(a(unit.friendly), 2), draw(1), least=1, most=2)),
    _spell("Ambuscade", 1, Hidden, Reaction, stun(a(unit.enemy)), deal(2, it())),
    _spell("Barrage", 2, Action, deal(4, any_number(unit.enemy.at_battlefield), split=True)),
    _spell("Banishing", 2, Action, banish(a(unit.might_at_most(3)))),
    _spell("Return", 1, Reaction, return_to_hand(a(unit)), may(discard(1), if_(if_you_do, draw(2)))),
    _spell("Shift", 1, Reaction, move(_mover, destination(battlefield, _mover))),
    _spell("Rally", 1, Action, *odd(SPELL, move_here(up_to(2, unit.friendly.elsewhere)))),
    _spell("Echo", 1, Flow(cost(2)), Action, draw(1), predict(2)),
    _spell("Raise", 2, PlayCards(pick(unit.yours.in_trash), cost_mode=1)),
    _spell("Dredge", 1, Action, LookAtTop(Number(3)), return_to_hand(it("chosen")), recycle(it("rest"))),
    _spell("Gamble", 1, each_player(draw(1)), burn(3)),
    _spell("Grace", 1, Reaction, prevent(a(unit.friendly), 3), grant(it(), Shield(1), Tank, until=THIS_COMBAT)),
    _spell("Second Wind", 1, Reaction, lasts(instead_of_dying(unit.friendly, heal(that), recall(that)), uses=1)),
    _spell("Treason", 3, GainControl(a(unit.enemy), until=THIS_TURN), ready(it())),
    _spell("Vendetta", 1, Action, additional(cost(deed(DISCARD, 1)), cheaper=1),
           do_this(deal(1, a(unit.enemy))), do_this(deal(1, a(unit.enemy)))),
    _spell("Price", 1, Reaction, pay_to(cost(deed(RETURN_OBJECTS, 1, unit.yours)), draw(2))),
    _spell("Delayed Blast", 1, Action, later(your_turn_ends, deal(2, every(unit.at_battlefield)))),
    _spell("Time", 4, ExtraTurn()),
    _spell("Topdeck", 1, Reaction, put_on_top(a(unit)), channel(1, exhausted=True)),
    _spell("Sprites", 2, Action, play_token(SPRITE, 2, ready=True)),
    _spell("Disarm", 1, Reaction, detach(up_to(1, gear.attached)), kill(up_to(1, gear))),
    _spell("Theft of Arms", 1, Action, GainControl(a(gear.equipment)), attach(it(), a(unit.yours))),
    _spell("Whittle", 1, Reaction, give(two(unit), -2, least=1)),
    _spell("Recycling", 1, additional(cost(deed(RECYCLE_FROM_TRASH, 2)), optional=False, cheaper=1), draw(2)),
    _spell("Poach", 1, Action, each_player(discard(1), side=ENEMY)),
    _spell("Grave Price", 1, additional(cost(deed(BANISH_FROM_TRASH, 1)), optional=True), draw(1)),
    _spell("Point", 2, gain_points(1), each_player(gain_points(-1), side=ENEMY)),
]  # fmt: skip

STRANGE = [
    _unit("Mimic", 1, 1, when(I.am_played, become_copy(me, a(unit.other)), may=True)),
    _unit("Ghoul", 3, 2, from_trash(when(your_beginning, put_in_hand(this_card(TRASH)), may=True, cost=cost(1)))),
    _unit("Hermit", 3, 0, play_me_for(cost(0, deed(DISCARD, 1)))),
    _unit("Colossus", 7, 3, play_me_only_to(battlefield.occupied)),
    _unit("Collector", 2, 1, when(dies(unit), put_counters(me, 1)), use(
        cost(1), spend_counters(me, 1), if_(if_you_do, draw(1)), speed=REACTION)),
    _spell("Redirection", 1, Reaction, new_choices(a(spell_on_chain))),
    _spell("Robbery", 1, Reaction, take_spell(a(spell_on_chain))),
    _spell("Silence", 1, Reaction, change(a(unit), LosesText())),
    _spell("Shrinking", 1, Action, change(a(unit), SetMight(1))),
    _spell("Blackmail", 1, Action, choose(a(unit.enemy)), unless_they(kill(it()), controller_of(it()), discard(1))),
    _spell("Volley", 2, Action, do_this(deal(1, a(unit))), do_this(deal(1, a(unit)))),
    _spell("Exchange", 1, Action, swap_places(a(unit.friendly, "one"), a(unit.friendly, "two"))),
    _spell("Showing", 1, look_at_top(3, unit, reveal=True), put_in_hand(it("chosen")), recycle(it("rest"))),
    _spell("Cheap Trick", 1, Action, play_card(pick(unit.yours.in_hand), price=cost(0), then_banish=True)),
]  # fmt: skip

GEAR_ = [
    _equipment("Blade", 1, 2, (Assault(1),), Equip(cost(1))),
    _equipment("Bow", 1, 1, (when(I.attack, deal(1, a(unit.enemy.here))),), QuickDraw(), Equip(cost(1))),
    _equipment("Cursed Crown", 1, -1, (Deathknell(draw(2)), Tank), Equip(cost(0))),
    _gear("Idol", 1, use(exhaust_me(), add(1)), when(you.hold, draw(1))),
    _gear("Altar", 1, use(cost(deed(KILL_SELF), deed(KILL_OBJECTS, 1, unit.yours)), deal(3, a(unit)))),
    _gear("Hidden Trap", 1, Hidden, when(I.am_played, deal(2, every(unit.enemy.here)))),
    _gear("Tome", 1, pay_less(spell, 1, least=1), use(cost(deed(SPEND_XP, 1)), draw(1), times=1)),
    _gear("Drum", 1, use(cost(1, deed(EXHAUST_OBJECTS, 1, unit.yours)), empower(a(unit.friendly)))),
    _gear("Furnace", 1, bonus_damage(1), Empower(cost(1)), use(cost(deed(DISEMPOWER_SELF)), draw(1))),
]

FIELDS = [
    Printed("Wild Field", BATTLEFIELD, abilities=text(when(you.conquer_here, buff(a(unit.friendly.here)), may=True))),
    Printed("Wild Camp", BATTLEFIELD, abilities=text(have(unit.here, 1, Deflect(1)))),
    Printed("Wild Gate", BATTLEFIELD, abilities=text(
        when(you.hold_here, recycle(up_to(1, card_.yours.in_trash)), draw(1)))),
    Printed("Wild Pit", BATTLEFIELD, abilities=text(when(you.defend_here, grant(every(unit.yours.here), Shield(1))))),
    Printed("Wild Peak", BATTLEFIELD),
]  # fmt: skip

LEGENDS = [
    Printed("Wild Warlord", LEGEND, abilities=text(use(exhaust_me(1), ready(a(unit.yours)), speed=REACTION))),
    Printed("Wild Trickster", LEGEND, abilities=text(when(you.hide(), draw(1)), when(you.discard(), gain_xp(1)))),
]


def wild(seat: int = 0, copies: int = 1) -> Loadout:
    """A loadout of all of it; `seat` varies legend and battlefields."""
    cards = [*UNITS, *SPELLS, *STRANGE, *GEAR_]
    fields = [FIELDS[(seat + i) % len(FIELDS)] for i in range(3)]
    runes = [printed("Fury Rune")] * 12
    return Loadout("wild", LEGENDS[seat % 2], UNITS[seat % len(UNITS)], cards * copies, runes, fields)


def with_fields(loadout: Loadout, seat: int) -> Loadout:
    """The same with three wild battlefields, for modes that need more than a starter deck brings."""
    fields = [FIELDS[(seat + i) % len(FIELDS)] for i in range(3)]
    return Loadout(loadout.name, loadout.legend, loadout.champion, loadout.main, loadout.runes, fields)
