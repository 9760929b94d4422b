"""The samples of STYLE.md: fifty-two patterns, each written as a tree and said in four languages."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import pytest

from farfield.cards import language as w
from farfield.cards.catalogue import text
from farfield.rules.effects import amounts as am
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.defining import defined
from farfield.rules.effects.parts import Ability, Effect, Number
from farfield.rules.printed import Printed
from farfield.rules.state import H_SPELLS
from farfield.rules.terms import BATTLEFIELD, E_CHOSEN, E_DIED, ENEMY, GEAR, LEGEND, REACTION, SPELL, UNIT, YOURS
from farfield.words import LANGUAGES, kind_of, lines_of

LITTLE_MORE = se.MightIs(most=am.Sum(w.might_of(w.last_known()), Number(1)))

BIRD = Printed("Bird", UNIT, might=1, token=True)

Lines = tuple[Ability | Effect, ...]

SAMPLES: dict[int, tuple[int, Lines]] = {
    1: (UNIT, (w.when(w.I.am_played, w.draw(4)),)),
    2: (SPELL, (w.deal(7, w.a(w.unit.at_battlefield)),)),
    3: (SPELL, (w.give(w.a(w.unit.friendly), 6),)),
    4: (SPELL, (w.give(w.a(w.unit.enemy), -5, least=1),)),
    5: (SPELL, (w.return_to_hand(w.a(w.unit.at_battlefield.might_at_most(6))),)),
    6: (SPELL, (w.return_to_hand(w.up_to(2, w.gear.yours.in_trash)),)),
    7: (SPELL, (w.kill(w.a(w.unit.enemy.exhausted)),)),
    8: (UNIT, (w.when(w.I.am_played, w.ready(w.two(w.unit.friendly.other))),)),
    9: (SPELL, (w.move_to_base(w.up_to(3, w.unit.friendly)),)),
    10: (SPELL, (w.channel(3, exhausted=True), w.if_(w.if_you_cant, w.draw(2)))),
    11: (SPELL, (w.discard(3), w.draw(3))),
    12: (UNIT, (w.have(w.unit.friendly.other.here, 4),)),
    13: (LEGEND, (w.have(w.unit.yours.exhausted, None, w.Shield(2)),)),
    14: (UNIT, (w.costs_less(w.count(w.gear.yours, 2)),)),
    15: (LEGEND, (w.pay_less(w.gear, 2, least=1),)),
    16: (UNIT, (w.if_(w.there_is(w.gear.yours, least=3), w.ready(w.me), w.draw(3)),)),
    17: (UNIT, (w.have(w.me, 3, while_=w.both(w.alone(w.me), w.at_a_battlefield)),)),
    18: (UNIT, (w.lasts(w.instead_of_dying(w.me, w.heal(w.that), w.recall(w.that)), uses=1),)),
    19: (UNIT, (w.enter_ready(while_=w.at_least(am.HistoryOf(H_SPELLS), 1)),)),
    20: (UNIT, (w.Tank, w.Shield(4), w.Deflect(2))),
    21: (SPELL, (w.grant(w.two(w.unit.friendly), w.Assault(3)),)),
    22: (GEAR, (w.use(w.exhaust_me(3), w.move_to_base(w.a(w.unit.enemy.at_battlefield))),)),
    23: (GEAR, (w.use(w.exhaust_me(), w.add(3, only=w.gear), speed=REACTION),)),
    24: (SPELL, (w.additional(w.cost(w.deed(cs.DISCARD, 2))), w.if_(w.paid(), w.draw(4)))),
    25: (UNIT, (w.play_token(BIRD, 3, here=True),)),
    26: (UNIT, (w.when(w.I.attack, w.deal(4, w.every(w.unit.enemy.here))),)),
    27: (BATTLEFIELD, (w.when(w.you.conquer_here, w.draw(2), may=True, cost=w.cost(3)),)),
    28: (UNIT, (w.when(w.I.hold, w.channel(2)),)),
    29: (LEGEND, (w.when(w.your_turn_ends, w.ready(w.up_to(3, w.gear))),)),
    30: (UNIT, (w.when(w.your_beginning, w.gain_xp(1), if_=w.at_a_battlefield),)),
    31: (UNIT, (w.Deathknell(w.return_to_hand(w.a(w.unit.yours.in_trash.other))),)),
    32: (SPELL, (w.stun(w.two(w.unit.enemy)), w.buff(w.every(w.unit.friendly.there)))),
    33: (SPELL, (w.counter(w.a(w.spell_on_chain.costing_at_most(3))),)),
    34: (SPELL, (w.each_player(w.discard(2), side=ENEMY),)),
    35: (SPELL, (w.look_at_top(5, least=2, most=2), w.recycle(w.it("chosen")))),
    36: (UNIT, (w.deal(w.might_of(w.me), w.two(w.unit.enemy.at_battlefield)),)),
    37: (UNIT, (w.when(w.you.play(w.spell.costing_at_least(7)), w.give(w.me, 5)),)),
    38: (LEGEND, (w.bonus_damage(3),)),
    39: (UNIT, (w.attach(w.a(w.gear.yours.equipment), w.me),)),
    40: (SPELL, (w.deal(2, w.a(w.unit)), w.if_this_kills(w.it(), w.channel(2)))),
    41: (LEGEND, (ab.CostChange(types=SPELL, energy=Number(-1), power=-1, least=1),)),
    42: (SPELL, (w.counter(w.a(w.spell_on_chain._with(se.CostIs(energy_most=Number(4), power_most=Number(1))))),)),
    43: (SPELL, (w.kill(w.a(w.unit.friendly)), w.buff(w.a(w.unit.enemy._with(LITTLE_MORE))))),
    44: (UNIT, (w.deal(am.Times(2, w.might_of(w.me)), w.a(w.unit.enemy)),)),
    45: (SPELL, (w.play_card(w.up_to(2, w.gear.yours.in_trash), free=True),)),
    46: (GEAR, (w.when(ab.When(E_DIED, types=UNIT, subject_side=ENEMY, actor=YOURS), w.draw(1)),)),
    47: (BATTLEFIELD, (w.when(ab.When(E_CHOSEN, types=UNIT, actor=YOURS, by_spell=True, place=se.HERE), w.draw(1)),)),
    48: (LEGEND, (w.when(w.you.play(w.spell), w.draw(1), if_=w.at_least(am.EventAmount(), 4)),)),
    49: (LEGEND, (w.have(w.unit.yours.at_battlefield, 1),)),
    50: (UNIT, (w.when(w.I.hold, w.draw(1), if_=w.at_least(w.might_of(w.unit.yours.other.select()), 5)),)),
    51: (UNIT, (w.when(w.I.attack, w.later(w.dies(w.unit.friendly), w.draw(1))),)),
    52: (UNIT, (w.when(w.I.attack, w.later(w.your_turn_ends, w.recall(w.me))),)),
}
"""A kind of card and its lines, by the number of the sample."""


@cache
def wanted() -> dict[int, dict[str, str]]:
    """What STYLE.md says, by number and language."""
    page = resources.files("farfield.words").joinpath("STYLE.md").read_text(encoding="utf-8")
    samples = page.split("## Samples")[1].split("\n## ")[0]
    found = re.findall(r"^(\d+)\. \*.*?\*\n((?:   - \w\w: .*\n)+)", samples, re.MULTILINE)
    return {int(number): dict(re.findall(r"- (\w\w): (.*)", lines)) for number, lines in found}


def test_every_sample_has_a_tree() -> None:
    assert sorted(SAMPLES) == sorted(wanted()) == list(range(1, 53))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", SAMPLES)
def test_a_sample_is_said_as_the_guide_says(number: int, language: str) -> None:
    kind, lines = SAMPLES[number]
    rules = defined("X", text(*lines))  # a sample may be a piece of a text, and of any kind of card
    said = " ".join(lines_of(rules, kind_of(Printed("X", kind)), language))
    if number == 40:  # needs something before it that "it" speaks of
        said = said[-len(wanted()[number][language]) :]
    assert said == wanted()[number][language]
