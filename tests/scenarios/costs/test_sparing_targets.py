"""What a play chooses cannot be what it is paid with: it would be gone in step 5 (CR 355.16, 357.3, 358)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    a,
    additional,
    cost,
    deal,
    deed,
    draw,
    if_,
    kill,
    paid,
    return_to_hand,
    unit,
    up_to,
    use,
    when,
)
from farfield.games import Position, Seat, why_not
from farfield.rules.effects.stated_costs import KILL_OBJECTS, KILL_SELF, RECYCLE_FROM_TRASH
from farfield.rules.printed import Printed
from tests.scenarios.table import base, damage_to, do, hand, offered, question, settle, spell_card, trash, unit_card

PLAIN = unit_card("Plain")
OTHER = unit_card("Other")
ONE_UNIT = cost(deed(KILL_OBJECTS, 1, unit.friendly))


def rite(*, optional: bool = False) -> Printed:
    reward = (if_(paid(), draw(1)),) if optional else ()
    return spell_card("Rite", additional(ONE_UNIT, optional=optional), deal(1, a(unit)), *reward)


@pytest.mark.clause("CR 357.3", "CR 358", "core 14.2")
def test_the_only_unit_cannot_be_both_the_price_and_the_target() -> None:
    game = Position(seats=[Seat(hand=[rite()], base=[PLAIN]), Seat()]).start()
    assert offered(game) == ["end", "move Plain"]
    refusal = why_not(game, 0, "play Rite")
    assert refusal is not None and refusal.clause == "CR 357.3"


@pytest.mark.clause("CR 355.16", "CR 357.3", "core 14.2")
def test_what_must_be_paid_with_cannot_be_chosen() -> None:
    game = Position(seats=[Seat(hand=[rite()], base=[PLAIN]), Seat(base=[OTHER])]).start()
    do(game, "play Rite")  # Other is the only target left
    settle(game)
    assert (trash(game, 0), damage_to(game, "Other")) == (["Plain", "Rite"], [1])


@pytest.mark.clause("CR 357.3", "core 14.2")
def test_what_was_chosen_cannot_be_paid_with() -> None:
    game = Position(seats=[Seat(hand=[rite()], base=[PLAIN, OTHER]), Seat()]).start()
    do(game, "play Rite")
    assert offered(game) == ["pick Other", "pick Plain"]
    do(game, "pick Plain")
    settle(game)
    assert (base(game, 0), trash(game, 0), damage_to(game, "Plain")) == (["Plain"], ["Other", "Rite"], [1])


@pytest.mark.clause("CR 355.16", "CR 356")
def test_an_optional_price_that_would_take_the_only_target_is_not_offered() -> None:
    game = Position(seats=[Seat(hand=[rite(optional=True)], base=[PLAIN]), Seat()]).start()
    do(game, "play Rite")
    settle(game)
    assert (base(game, 0), damage_to(game, "Plain"), hand(game, 0)) == (["Plain"], [1], [])


@pytest.mark.clause("CR 355.16", "CR 357.3")
def test_up_to_leaves_out_what_must_be_paid_with() -> None:
    storm = spell_card("Storm", additional(ONE_UNIT, optional=False), deal(1, up_to(2, unit)))
    game = Position(seats=[Seat(hand=[storm], base=[PLAIN, OTHER]), Seat()]).start()
    do(game, "play Storm")
    assert offered(game) == ["done", "pick Other", "pick Plain"]
    do(game, "pick Other")
    settle(game)
    assert (base(game, 0), damage_to(game, "Other"), damage_to(game, "Plain")) == (["Other"], [1], [])


@pytest.mark.clause("CR 357.3", "CR 398")
def test_an_ability_that_is_paid_with_its_source_cannot_choose_it() -> None:
    bomb = unit_card("Bomb", use(cost(deed(KILL_SELF)), deal(1, a(unit))))
    game = Position(seats=[Seat(base=[bomb]), Seat()]).start()
    assert offered(game) == ["end", "move Bomb"]
    game = Position(seats=[Seat(base=[bomb]), Seat(base=[OTHER])]).start()
    do(game, "use Bomb")
    settle(game)
    assert (trash(game, 0), damage_to(game, "Other")) == (["Bomb"], [1])


@pytest.mark.clause("CR 357.3", "CR 402.4")
def test_a_trigger_that_could_only_be_paid_with_its_target_is_removed() -> None:
    cultist = unit_card("Cultist", when(I.am_played, kill(a(unit.enemy)), may=True, cost=ONE_UNIT))
    game = Position(seats=[Seat(hand=[cultist]), Seat(base=[OTHER])]).start()
    do(game, "play Cultist", "yes")
    settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Cultist"], ["Other"])
    martyr = unit_card("Martyr", when(I.am_played, return_to_hand(a(unit.friendly)), may=True, cost=ONE_UNIT))
    game = Position(seats=[Seat(hand=[martyr]), Seat()]).start()
    do(game, "play Martyr")
    assert (question(game), base(game, 0)) == ("main", ["Martyr"])


@pytest.mark.clause("CR 357.3", "CR 355.16")
def test_a_card_in_the_trash_is_not_recycled_and_returned_at_once() -> None:
    price = cost(deed(RECYCLE_FROM_TRASH, 1))
    recall = spell_card("Recall", additional(price, optional=False), return_to_hand(a(unit.yours.in_trash)))
    game = Position(seats=[Seat(hand=[recall], trash=[PLAIN]), Seat()]).start()
    assert offered(game) == ["end"]
    game = Position(seats=[Seat(hand=[recall], trash=[PLAIN, "Gust"]), Seat()]).start()
    do(game, "play Recall")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Plain"], ["Recall"])
