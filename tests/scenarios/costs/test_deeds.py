"""What can be done to pay, one deed at a time: it must be possible in full, and is done as it is paid (CR 203-204)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Flow,
    Reaction,
    cant,
    cost,
    deed,
    discarding,
    draw,
    lasts,
    me,
    recycling,
    rune,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import BE_KILLED, MOVE_AT_ALL, CostChange
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import (
    BANISH_FROM_TRASH,
    BANISH_SELF,
    DISCARD,
    DISEMPOWER_OBJECTS,
    DISEMPOWER_SELF,
    EXHAUST_LEGEND,
    EXHAUST_OBJECTS,
    EXHAUST_SELF,
    KILL_OBJECTS,
    KILL_SELF,
    LOSE_POINT,
    MOVE_SELF_HOME,
    RECYCLE_FROM_TRASH,
    RECYCLE_OBJECTS,
    RECYCLE_SELF,
    RETURN_OBJECTS,
    SPEND_BUFF,
    SPEND_XP,
    Deed,
)
from farfield.rules.printed import Printed
from farfield.rules.terms import ANY_DOMAIN, CALM, ENEMY, FURY, LEGEND, SPELL
from tests.scenarios.table import (
    banished,
    base,
    deck,
    do,
    hand,
    might,
    offered,
    offers,
    piece,
    plain_field,
    points,
    question,
    runes,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
SAGE = "Vanguard Sergeant"
HERE = plain_field("Here")
THERE = plain_field("There")
LEGEND_CARD = Printed("Legend", LEGEND)


def user(*deeds: Deed, energy: int = 0) -> Printed:
    """A unit that pays like this to draw a card."""
    return unit_card("User", use(cost(energy, *deeds), draw(1)))


@pytest.mark.clause("CR 203.3", "CR 204")
def test_discard() -> None:
    game = Position(seats=[Seat(base=[user(deed(DISCARD, 2))], hand=[LEFT]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[user(deed(DISCARD, 2))], hand=[LEFT, RIGHT, LEFT]), Seat()]).start()
    do(game, "use User", "pick Right", "pick Left")
    assert (hand(game, 0), trash(game, 0)) == (["Left", SAGE], ["Left", "Right"])


@pytest.mark.clause("CR 203.3", "CR 204", "CR 730")
def test_spend_xp() -> None:
    game = Position(seats=[Seat(base=[user(deed(SPEND_XP, 2))], xp=1), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[user(deed(SPEND_XP, 2))], xp=3), Seat()]).start()
    do(game, "use User")
    assert (game.sides[0].xp, hand(game, 0)) == (1, [SAGE])


@pytest.mark.clause("CR 203.3", "CR 204")
def test_spend_a_buff() -> None:
    """Only from an own unit that has one."""
    spender = user(deed(SPEND_BUFF, 1, unit.friendly))
    game = Position(seats=[Seat(base=[spender, LEFT]), Seat(base=[Piece(RIGHT, buffed=True)])]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[spender, Piece(LEFT, buffed=True)]), Seat()]).start()
    assert might(game, "Left") == 4
    do(game, "use User")
    assert (might(game, "Left"), hand(game, 0)) == (3, [SAGE])


@pytest.mark.clause("CR 203.3", "CR 204")
def test_exhaust_a_unit_that_is_ready_the_source_too() -> None:
    tapper = user(deed(EXHAUST_OBJECTS, 1, unit.friendly))
    game = Position(seats=[Seat(base=[Piece(tapper, exhausted=True), Piece(LEFT, exhausted=True)]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[tapper, LEFT]), Seat()]).start()
    do(game, "use User")
    assert (question(game), offered(game)) == ("cost-choice", ["pick Left", "pick User"])
    do(game, "pick User")
    assert (piece(game, "User").exhausted, piece(game, "Left").exhausted) == (True, False)


@pytest.mark.clause("CR 357.3")
def test_exhaust_me_and_another_unit() -> None:
    both_ = user(deed(EXHAUST_SELF), deed(EXHAUST_OBJECTS, 1, unit.friendly))
    game = Position(seats=[Seat(base=[both_]), Seat()]).start()
    assert not offers(game, "use User")  # it cannot be exhausted for both
    game = Position(seats=[Seat(base=[both_, LEFT]), Seat()]).start()
    do(game, "use User")
    assert (piece(game, "User").exhausted, piece(game, "Left").exhausted) == (True, True)
    other_way = user(deed(EXHAUST_OBJECTS, 1, unit.friendly), deed(EXHAUST_SELF))
    game = Position(seats=[Seat(base=[other_way, LEFT]), Seat()]).start()
    do(game, "use User")
    assert (piece(game, "User").exhausted, piece(game, "Left").exhausted) == (True, True)


@pytest.mark.clause("CR 203", "CR 204")
def test_kill_me_or_another() -> None:
    game = Position(seats=[Seat(base=[user(deed(KILL_SELF))]), Seat()]).start()
    do(game, "use User")
    assert (base(game, 0), trash(game, 0), hand(game, 0)) == ([], ["User"], [SAGE])
    game = Position(seats=[Seat(base=[user(deed(KILL_OBJECTS, 1, unit.friendly.other)), LEFT]), Seat()]).start()
    do(game, "use User")
    assert (base(game, 0), trash(game, 0)) == (["User"], ["Left"])


@pytest.mark.clause("CR 203")
def test_what_cannot_be_killed_cannot_pay_by_dying() -> None:
    stone = unit_card("Stone", cant(BE_KILLED, me), use(cost(deed(KILL_SELF)), draw(1)))
    eater = user(deed(KILL_OBJECTS, 1, unit.friendly.other))
    game = Position(seats=[Seat(base=[stone, eater]), Seat()]).start()
    assert offered(game) == ["end", "move Stone", "move User"]


@pytest.mark.clause("CR 204")
def test_banish_recycle_or_return() -> None:
    game = Position(seats=[Seat(base=[user(deed(BANISH_SELF))]), Seat()]).start()
    do(game, "use User")
    assert (base(game, 0), banished(game, 0)) == ([], ["User"])
    game = Position(seats=[Seat(base=[user(deed(RECYCLE_SELF))], deck=[LEFT]), Seat()]).start()
    do(game, "use User")
    assert (base(game, 0), hand(game, 0), deck(game, 0)) == ([], ["Left"], ["User"])
    game = Position(seats=[Seat(base=[user(deed(RETURN_OBJECTS, 1, unit.friendly.other)), LEFT]), Seat()]).start()
    do(game, "use User")
    assert hand(game, 0) == ["Left", SAGE]
    game = Position(
        seats=[Seat(base=[user(deed(RECYCLE_OBJECTS, 1, unit.friendly.other)), LEFT], deck=[RIGHT]), Seat()]
    ).start()
    do(game, "use User")
    assert (hand(game, 0), deck(game, 0)) == (["Right"], ["Left"])


@pytest.mark.clause("CR 204", "CR 203.3")
def test_recycle_or_banish_cards_from_the_trash() -> None:
    game = Position(seats=[Seat(base=[user(deed(RECYCLE_FROM_TRASH, 2))], trash=[LEFT]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(
        seats=[Seat(base=[user(deed(RECYCLE_FROM_TRASH, 2))], trash=[LEFT, RIGHT, LEFT], deck=[SAGE]), Seat()]
    ).start()
    do(game, "use User", "pick Left", "pick Right")
    assert (trash(game, 0), sorted(deck(game, 0))) == (["Left"], ["Left", "Right"])
    game = Position(seats=[Seat(base=[user(deed(BANISH_FROM_TRASH, 1))], trash=[LEFT]), Seat()]).start()
    do(game, "use User")
    assert (trash(game, 0), banished(game, 0)) == ([], ["Left"])


@pytest.mark.clause("CR 354", "core 14.9")
def test_a_card_played_from_the_trash_cannot_pay_with_itself() -> None:
    ebb = spell_card("Ebb", Flow(cost(deed(RECYCLE_FROM_TRASH, 1))), draw(1), energy=9)
    game = Position(seats=[Seat(trash=[ebb]), Seat()]).start()
    assert offered(game) == ["end"]
    game = Position(seats=[Seat(trash=[ebb, LEFT]), Seat()]).start()
    do(game, "play Ebb")
    assert (trash(game, 0), banished(game, 0), hand(game, 0)) == ([], ["Ebb"], [SAGE])


@pytest.mark.clause("CR 204", "CR 203.3")
def test_exhaust_the_legend() -> None:
    game = Position(seats=[Seat(base=[user(deed(EXHAUST_LEGEND))]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[user(deed(EXHAUST_LEGEND))], legend=LEGEND_CARD), Seat()]).start()
    do(game, "use User")
    assert (piece(game, "Legend").exhausted, hand(game, 0)) == (True, [SAGE])
    assert not offers(game, "use User")


@pytest.mark.clause("CR 204", "CR 442")
def test_disempower() -> None:
    game = Position(seats=[Seat(base=[user(deed(DISEMPOWER_SELF))]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[Piece(user(deed(DISEMPOWER_SELF)), empowered=True)]), Seat()]).start()
    do(game, "use User")
    assert (piece(game, "User").empowered, hand(game, 0)) == (0, [SAGE])
    other = user(deed(DISEMPOWER_OBJECTS, 1, unit.friendly.other))
    game = Position(seats=[Seat(base=[other, Piece(LEFT, empowered=True), RIGHT]), Seat()]).start()
    do(game, "use User")
    assert (piece(game, "Left").empowered, hand(game, 0)) == (0, [SAGE])


@pytest.mark.clause("CR 204", "CR 203.3")
def test_move_me_home() -> None:
    """Already at home it cannot be paid; pinned down neither."""
    walker = user(deed(MOVE_SELF_HOME))
    game = Position(seats=[Seat(base=[walker]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(HERE, controller=0, units={0: [walker]}), Field(THERE)]
    ).start()
    do(game, "use User")
    assert (base(game, 0), hand(game, 0)) == (["User"], [SAGE])
    pinned = unit_card("User", cant(MOVE_AT_ALL, me), use(cost(deed(MOVE_SELF_HOME)), draw(1)))
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(HERE, controller=0, units={0: [pinned]}), Field(THERE)]
    ).start()
    assert not offers(game, "use User")


@pytest.mark.clause("CR 204", "CR 194.4")
def test_lose_a_point() -> None:
    game = Position(seats=[Seat(base=[user(deed(LOSE_POINT))]), Seat()]).start()
    assert not offers(game, "use User")
    game = Position(seats=[Seat(base=[user(deed(LOSE_POINT))], points=2), Seat()]).start()
    do(game, "use User")
    assert (points(game), hand(game, 0)) == ([1, 0], [SAGE])


@pytest.mark.clause("CR 204", "CR 357")
def test_several_deeds_and_resources_together() -> None:
    game = Position(
        seats=[Seat(base=[user(deed(EXHAUST_SELF), deed(DISCARD, 1), energy=1)], hand=[LEFT], runes="Fury 1"), Seat()]
    ).start()
    do(game, "use User")
    assert (piece(game, "User").exhausted, trash(game, 0), runes(game, 0)) == (True, ["Left"], (0, 1))


@pytest.mark.clause("core 16.6.4", "CR 356")
def test_a_discount_of_power_takes_the_hardest_symbol() -> None:
    """One Power of any kind less: the payer takes off the one that only Fury could pay."""
    sale = unit_card("Sale", CostChange(types=SPELL, power=-1))
    hot = spell_card("Hot", draw(1), power=(ANY_DOMAIN, FURY))
    game = Position(seats=[Seat(hand=[hot], base=[sale], runes="Calm 1"), Seat()]).start()
    do(game, "play Hot")
    assert (hand(game, 0), runes(game, 0)) == ([SAGE], (0, 0))


@pytest.mark.clause("core 16.6.3", "core 16.6.4", "CR 356")
def test_costs_changed_for_a_time() -> None:
    """The next spell cheaper, once; the opponent's spells dearer this turn."""
    sale = spell_card("Sale", lasts(CostChange(types=SPELL, energy=Number(-1), power=-1), uses=1))
    plan = spell_card("Plan", draw(1), energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[sale, plan, plan], runes="Fury 2"), Seat()]).start()
    do(game, "play Sale", "play Plan")
    assert runes(game, 0) == (2, 0)
    do(game, "play Plan")
    assert runes(game, 0) == (1, 0)
    tax = spell_card("Tax", lasts(CostChange(types=SPELL, actor=ENEMY, energy=Number(2), power=1)))
    bait = spell_card("Bait", draw(1))
    reply = spell_card("Reply", Reaction, draw(1), energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[tax, bait]), Seat(hand=[reply], runes="Fury 3")]).start()
    do(game, "play Tax", "pass", "play Bait", "play Reply")
    assert runes(game, 1) == (0, 1)  # 3 Energy and 2 Power
    game = Position(seats=[Seat(hand=[tax, bait]), Seat(hand=[reply], runes="Fury 2")]).start()
    do(game, "play Tax", "pass", "play Bait")  # 2 runes are not enough any more
    assert question(game) == "main"


@pytest.mark.clause("CR 203.3", "CR 422")
def test_what_is_discarded_or_recycled_to_pay_is_what_the_cost_names() -> None:
    """A unit and no other card; a Fury rune and no other."""
    words = spell_card("Words", draw(1), energy=9)
    relic = unit_card(
        "Relic", use(cost(discarding(1, unit)), draw(1)), use(cost(recycling(rune.of_domain("Fury"))), draw(1))
    )
    none = Position(seats=[Seat(hand=[words], base=[relic], runes="Calm 1"), Seat()]).start()
    assert offered(none) == ["end", "move Relic"]
    tall = unit_card("Tall", energy=9)
    game = Position(seats=[Seat(hand=[words, tall], base=[relic], runes="Calm 1, Fury 1"), Seat()]).start()
    do(game, "use Relic 0", "use Relic 1")
    assert (trash(game, 0), runes(game, 0)) == (["Tall"], (1, 0))
    assert [game.card(id).printed.domains for id in game.sides[0].runes] == [CALM]
