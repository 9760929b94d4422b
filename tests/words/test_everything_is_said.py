"""Whatever a part carries is heard: two parts that do different things never say the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from farfield.cards import language as w
from farfield.rules import costs as price_modes
from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import names as nm
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.parts import Ability, Amount, Effect, Filter, Number
from farfield.rules.terms import EventKind
from farfield.words import LANGUAGES
from tests.words.test_every_part import said_differently

Part = Ability | Effect

MIGHT = w.might_of(w.me)

NUMBERS: tuple[Amount, ...] = (
    Number(2),
    MIGHT,
    am.Sum(MIGHT, Number(1)),
    am.Sum(MIGHT, Number(-1)),
    am.Sum(MIGHT, Number(1), w.count(w.gear.yours)),
    am.Sum(MIGHT, w.count(w.gear.yours)),
    am.Times(2, MIGHT),
    am.Times(3, MIGHT),
    am.Sum(am.Times(2, MIGHT), Number(1)),
    w.might_of(w.unit.friendly.select()),
    am.ValueOf(am.ATTACHMENTS, w.me),
    am.Times(2, am.ValueOf(am.ATTACHMENTS, w.me)),
    w.count(w.gear.yours),
    w.count(w.gear.yours, 2),
    am.Sum(Number(1), w.count(w.gear.yours)),
    am.Sum(Number(5), am.Times(-1, w.count(w.gear.yours))),
)

SIDES = (t.ANY_SIDE, t.YOURS, t.FRIENDLY, t.ENEMY)


def unit_that(*filters: Filter) -> Effect:
    return w.kill(se.Target(se.Select(t.UNIT, filters=filters)))


def spells_cost(**change: object) -> ab.CostChange:
    return ab.CostChange(types=t.SPELL, **change)  # type: ignore[arg-type]


def texts() -> Iterator[tuple[str, list[Part]]]:
    """Groups of texts that do different things."""
    yield "amounts", [w.draw(n) for n in NUMBERS]
    yield "damage", [w.deal(n, w.a(w.unit)) for n in NUMBERS]
    yield "Might given", [w.give(w.a(w.unit), n) for n in NUMBERS]
    yield "Might bounds", [unit_that(se.MightIs(most=n)) for n in NUMBERS]
    yield "least Might", [unit_that(se.MightIs(least=n)) for n in NUMBERS]
    yield "Energy bounds", [unit_that(se.CostIs(energy_most=n)) for n in NUMBERS]
    yield (
        "Power bounds",
        [
            unit_that(se.CostIs(energy_most=Number(4))),
            unit_that(se.CostIs(energy_most=Number(4), power_most=Number(0))),
            unit_that(se.CostIs(energy_most=Number(4), power_most=Number(1))),
            unit_that(se.CostIs(energy_least=Number(4), power_most=Number(1))),
            unit_that(se.CostIs(power_most=Number(1))),
        ],
    )
    yield (
        "discounts",
        [
            *(spells_cost(energy=am.Times(-1, n)) for n in NUMBERS),
            *(spells_cost(energy=n) for n in NUMBERS),
            spells_cost(power=-1),
            spells_cost(power=1),
            spells_cost(energy=Number(-2), power=-1),
            spells_cost(energy=Number(-2), power=-2),
            spells_cost(energy=Number(-2), power=1),
            spells_cost(energy=am.Times(-1, MIGHT), power=-1),
            spells_cost(energy=Number(-2), least=1),
            ab.CostChange(mine=True, energy=Number(-2), power=-1),
        ],
    )
    yield "whose spells", [spells_cost(energy=Number(-1), actor=side) for side in SIDES]
    yield "whose damage", [w.bonus_damage(1, side) for side in (t.ANY_SIDE, t.YOURS, t.ENEMY)]
    yield "play for less", [w.play_card(w.a(w.spell.yours.in_trash), less=n) for n in NUMBERS]
    yield (
        "comparisons",
        [
            w.if_(co.Compare(left, op, right), w.draw(1))
            for left in (MIGHT, w.might_of(w.unit.friendly.select()), am.ValueOf(am.POWER, w.me), am.EventAmount())
            for op in (co.AT_LEAST, co.AT_MOST, co.EXACTLY)
            for right in (Number(3), am.ValueOf(am.BUFFS, w.me))
        ],
    )
    yield "places of several", [w.kill(x(w.unit.at_battlefield)) for x in (w.a, w.two, w.every)]
    yield (
        "what cannot be played",
        [
            w.cant(ab.PLAY_CARDS, scope, side)
            for scope in (w.card_, w.unit, w.spell, w.spell._with(nm.IsNamedHere()))
            for side in SIDES
        ],
    )
    yield (
        "where units cannot be played",
        [w.cant(ab.PLAY_UNITS_HERE, scope) for scope in (w.battlefield, w.battlefield.here, w.battlefield.enemy)],
    )
    yield (
        "costs",
        [
            w.use(w.cost(w.deed(kind, 1, what)), w.draw(1))
            for kind, what in (
                (cs.SPEND_BUFF, None),
                (cs.SPEND_BUFF, w.unit._with(se.IsBound(w.me))),
                (cs.BANISH_FROM_TRASH, None),
                (cs.BANISH_FROM_TRASH, w.card_.in_trash),
                (cs.BANISH_FROM_TRASH, w.unit.yours.in_trash),
            )
        ],
    )


TEXTS = dict(texts())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", TEXTS)
def test_texts_that_do_different_things_say_different_things(group: str, language: str) -> None:
    said_differently({str(i): part for i, part in enumerate(TEXTS[group])}, language)


MOMENTS = (t.E_BEGINNING, t.E_MAIN_START, t.E_TURN_END, t.E_COMBAT_START, t.E_COMBAT_END, t.E_SHOWDOWN_START)
"""Events that happen to nobody."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [e for e in range(t.EVENTS) if e not in MOMENTS], ids=lambda e: t.EVENT_NAMES[e])
def test_an_event_says_where_it_happens(event: EventKind, language: str) -> None:
    scored = event in (t.E_CONQUERED, t.E_HELD)
    places = (t.NO_WHERE, t.HERE) if scored else (t.NO_WHERE, t.HERE, t.AT_BATTLEFIELD, t.IN_BASE)
    for side in (t.ANY_SIDE, t.YOURS):
        told = {x: w.when(ab.When(event, types=t.UNIT, actor=side, place=x), w.draw(1)) for x in places}
        said_differently({str(place): text for place, text in told.items()}, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [e for e in range(t.EVENTS) if e not in MOMENTS], ids=lambda e: t.EVENT_NAMES[e])
def test_an_event_says_whose_doing_it_is(event: EventKind, language: str) -> None:
    said_differently(
        {str(side): w.when(ab.When(event, types=t.UNIT, actor=side), w.draw(1)) for side in SIDES}, language
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_speaks_of_one_card_or_of_several(language: str) -> None:
    for mode in (price_modes.COST_IGNORED, price_modes.COST_ENERGY_IGNORED, price_modes.COST_POWER_IGNORED):
        whats = (w.a(w.spell.yours.in_trash), w.two(w.spell.yours.in_trash))
        one, several = (vb.PlayCards(what, cost_mode=mode) for what in whats)
        said_differently({"one": one, "several": several}, language)
