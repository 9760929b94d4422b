"""What a passive counts it sees at once, also between two instructions of one text (CR 476, 359)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Action,
    Level,
    Tank,
    at_least,
    attach,
    banish,
    buff,
    burn,
    card_,
    channel,
    count,
    deal,
    detach,
    discard,
    draw,
    each_player,
    empower,
    every,
    exhaust,
    gain_control,
    gain_points,
    gain_xp,
    gear,
    give,
    have,
    heal,
    if_,
    kill,
    me,
    might_of,
    move_to_base,
    put_counters,
    ready,
    recall,
    recycle,
    return_to_hand,
    rune,
    spend_buff,
    stun,
    unit,
    your_deck,
    your_hand,
    your_points,
    your_runes,
    your_trash,
    your_xp,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects.counter_texts import CountersOn
from farfield.rules.effects.parts import Amount, Effect
from farfield.rules.effects.select import Select
from farfield.rules.terms import UNIT
from tests.scenarios.table import do, equipment, offered, plain_field, question, spell_card, unit_card, xp

HELM = equipment("Helm")
OTHERS = unit.friendly.named("Post")


def of_post(what: int) -> Amount:
    return am.ValueOf(what, every(OTHERS))


@pytest.mark.clause("CR 476", "CR 477.3")
@pytest.mark.parametrize(
    ("counted", "effect", "before", "after"),
    [
        (count(card_.yours.in_hand), draw(2), 1, 3),
        (count(card_.yours.in_hand), discard(1), 1, 0),
        (your_hand, draw(1), 1, 2),
        (count(card_.yours.in_trash), burn(2), 1, 3),
        (your_trash, burn(1), 1, 2),
        (count(card_.yours.in_trash), recycle(every(card_.yours.in_trash)), 1, 0),
        (your_deck, draw(2), 5, 3),
        (your_runes, channel(1), 0, 1),
        (count(rune.yours), channel(2), 0, 2),
        (your_xp, gain_xp(3), 2, 5),
        (your_points, gain_points(2), 1, 3),
        (count(unit.friendly.exhausted), exhaust(every(OTHERS)), 0, 1),
        (count(unit.friendly.ready), exhaust(every(OTHERS)), 3, 2),
        (count(unit.enemy.exhausted), ready(every(unit.enemy)), 1, 0),
        (count(unit.friendly.stunned), stun(every(OTHERS)), 0, 1),
        (count(unit.friendly.buffed), buff(every(OTHERS)), 0, 1),
        (count(unit.enemy.buffed), spend_buff(every(unit.enemy)), 1, 1),
        (of_post(am.BUFFS), buff(every(OTHERS)), 0, 1),
        (of_post(am.EMPOWERS), empower(every(OTHERS)), 0, 1),
        (of_post(am.DAMAGE), deal(1, every(OTHERS)), 0, 1),
        (am.ValueOf(am.DAMAGE, every(unit.enemy)), heal(every(unit.enemy)), 1, 0),
        (of_post(am.MIGHT), give(every(OTHERS), 2), 3, 5),
        (of_post(am.ATTACHMENTS), attach(every(gear.named("Helm")), every(OTHERS)), 0, 1),
        (count(gear.attached), detach(every(gear.attached)), 1, 0),
        (count(unit.friendly), kill(every(OTHERS)), 3, 2),
        (count(unit.friendly), banish(every(OTHERS)), 3, 2),
        (count(unit.friendly), return_to_hand(every(OTHERS)), 3, 2),
        (count(unit.friendly), gain_control(every(unit.enemy)), 3, 4),
        (count(unit.enemy), gain_control(every(unit.enemy)), 1, 0),
        (count(unit.friendly.in_base), move_to_base(every(unit.friendly)), 2, 3),
        (count(unit.friendly.in_base), recall(every(unit.friendly)), 2, 3),
        (CountersOn(4, Select(UNIT, filters=every(OTHERS).filters)), put_counters(every(OTHERS), 4, 3), 0, 3),
        (am.PlayerValue(am.HAND_SIZE, True), each_player(draw(1)), 0, 1),
    ],
)
def test_what_a_passive_counts_it_sees_at_once(counted: Amount, effect: Effect, before: int, after: int) -> None:
    """The Might is read, then the effect happens, then the Might is read again and becomes XP."""
    scale = unit_card("Scale", have(me, counted), might=0)
    read = every(unit.named("Scale"))
    for lines, seen in (([], before), ([effect], after)):
        look = spell_card("Look", if_(at_least(might_of(read), 99), draw(9)), *lines, gain_xp(might_of(read)))
        game = Position(
            seats=[
                Seat(
                    hand=[look, "Gust"],
                    base=[scale, unit_card("Post", might=3), "Seal of Discord"],
                    deck=["Gust"] * 5,
                    trash=["Flash"],
                    rune_deck="Fury 4",
                    points=1,
                    xp=2,
                ),
                Seat(base=[Piece(unit_card("Foe", might=4), exhausted=True, buffed=1, damage=1, attached=[HELM])]),
            ],
            fields=[Field(plain_field("Near"), controller=0, units={0: [unit_card("Away", might=1)]})],
        ).start()
        had = xp(game)[0]
        do(game, "play Look")
        gained = xp(game)[0] - had - (3 if lines and isinstance(effect, type(gain_xp(1))) else 0)
        assert gained == seen


@pytest.mark.clause("CR 805", "CR 824")
def test_accelerate_that_depends_on_a_level_is_offered_only_with_it() -> None:
    """Another keyword that it has in any case does not make up for it."""
    racer = unit_card("Racer", Tank, Action, Level(3, Accelerate), might=2)
    for level, asked_for in ((2, "main"), (3, "optional-cost")):
        game = Position(seats=[Seat(hand=[racer], runes="Fury 2", xp=level), Seat()]).start()
        do(game, "play Racer")
        assert question(game) == asked_for
    assert offered(game) == ["no", "yes"]
