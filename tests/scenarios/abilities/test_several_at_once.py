"""Several abilities of one moment, and abilities that come in company (CR 383, 477.2, 816, 823)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Assault,
    Empower,
    Equip,
    Hunt,
    I,
    Reaction,
    Shield,
    Weaponmaster,
    a,
    battlefield,
    become_copy,
    card_,
    change,
    choose,
    cost,
    deal,
    deed,
    destination,
    draw,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    grant,
    have,
    it,
    kill,
    lasts,
    look_at_top,
    move,
    pay_less,
    pick,
    put_in_trash,
    recycle,
    rule,
    spell,
    stun,
    swap_might,
    swap_places,
    unit,
    use,
    when,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.changed_traits import LosesText
from farfield.rules.effects.kinds_of_ability import Aura, When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import DETACH_SELF, EXHAUST_LEGEND
from farfield.rules.printed import Printed
from farfield.rules.rule_numbers import skipping
from farfield.rules.symbols import domain_mask, symbol_of
from farfield.rules.terms import CHANNEL, E_DIED, FOREVER, LEGEND, UNIT
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    happened,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
HERE = plain_field("Here")


# --- triggers of one moment


@pytest.mark.clause("CR 823", "CR 383.3.d")
def test_two_hunters_that_conquer_together_hunt_each_for_itself() -> None:
    one = unit_card("One", Hunt(1))
    two = unit_card("Two", Hunt(2))
    game = Position(seats=[Seat(base=[one, two]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move One", "pick Two")
    settle(game)
    while question(game) == "order":
        do(game, offered(game)[0])
        settle(game)
    assert game.sides[0].xp == 3


@pytest.mark.clause("CR 383.1.b", "CR 383.3.d")
def test_two_objects_may_count_the_second_time_each_for_itself() -> None:
    doom = spell_card("Doom", kill(every(unit)))
    graves = [gear_card(name, when(When(E_DIED, types=UNIT, nth=2), gain_xp(1))) for name in ("Grave", "Tomb")]
    dying = [unit_card(name) for name in ("One", "Two", "Three")]
    game = Position(seats=[Seat(hand=[doom], base=[*graves, *dying]), Seat()]).start()
    do(game, "play Doom")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert game.sides[0].xp == 2


@pytest.mark.clause("core 18.7")
def test_one_or_more_is_asked_of_each_object_that_says_it() -> None:
    doom = spell_card("Doom", kill(every(unit)))
    graves = [gear_card(name, when(When(E_DIED, types=UNIT, once=True), gain_xp(1))) for name in ("Grave", "Tomb")]
    game = Position(seats=[Seat(hand=[doom], base=[*graves, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Doom")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert game.sides[0].xp == 2  # once for each, though two died


@pytest.mark.clause("CR 477.2")
def test_a_passive_may_give_an_activated_and_a_triggered_ability_together() -> None:
    school = gear_card("School", have(unit.friendly, None, use(exhaust_me(), gain_xp(1)), when(I.am_played, draw(1))))
    game = Position(seats=[Seat(hand=[LEFT], base=[RIGHT, school]), Seat()]).start()
    do(game, "play Left")
    assert len(hand(game, 0)) == 1
    do(game, "use Right")
    assert game.sides[0].xp == 1


@pytest.mark.clause("CR 477.2", "CR 827")
def test_a_keyword_that_is_given_brings_the_ability_it_stands_for() -> None:
    bless = spell_card("Bless", grant(a(unit), Empower(cost(1))))
    game = Position(seats=[Seat(hand=[bless], base=[LEFT], runes="Fury 1"), Seat()]).start()
    do(game, "play Bless")
    do(game, "use Left")
    assert piece(game, "Left").empowered == 1


@pytest.mark.clause("CR 389", "CR 477.3")
@pytest.mark.parametrize("chosen", ["Left", "Right"])
def test_a_passive_for_a_turn_may_speak_of_a_chosen_object(chosen: str) -> None:
    aura = Aura(it("who"), might=Number(2))
    hymn = spell_card("Hymn", choose(a(unit.friendly, "who")), lasts(aura))
    game = Position(seats=[Seat(hand=[hymn], base=[LEFT, RIGHT]), Seat()]).start()
    do(game, "play Hymn", f"pick {chosen}")
    other = "Right" if chosen == "Left" else "Left"
    assert (might(game, chosen), might(game, other)) == (5, 3)


@pytest.mark.clause("CR 389", "CR 356", "core 16.6.4")
def test_a_discount_for_the_next_spell_is_not_used_up_by_a_unit() -> None:
    sale = spell_card("Sale", lasts(pay_less(spell, 2), uses=1))
    plan = spell_card("Plan", gain_xp(1), energy=2)
    game = Position(seats=[Seat(hand=[sale, LEFT, plan]), Seat()]).start()
    do(game, "play Sale")
    do(game, "play Left")
    do(game, "play Plan")
    assert game.sides[0].xp == 1


# --- costs that name their own object


@pytest.mark.clause("CR 434", "CR 435", "CR 204")
def test_detaching_may_be_a_cost_of_the_text_an_equipment_gives() -> None:
    """Two weapons: the one whose text is used comes off."""
    sling = equipment("Sling", Equip(cost(0)), bonus=1, effect=(Assault(1), use(cost(deed(DETACH_SELF)), draw(1))))
    shield = equipment("Board", Equip(cost(0)), bonus=1, effect=(Shield(1), use(exhaust_me(), gain_xp(1))))
    knight = Piece(unit_card("Knight"), attached=[shield, sling])
    game = Position(seats=[Seat(base=[knight]), Seat()]).start()
    do(game, "use Knight 1")
    assert (len(hand(game, 0)), might(game, "Knight")) == (1, 3)
    assert (piece(game, "Sling").attached_to, piece(game, "Board").attached_to) == (0, piece(game, "Knight").id)
    assert offers(game, "use Knight")  # what Board gives is still there
    do(game, "use Knight")
    assert game.sides[0].xp == 1


@pytest.mark.clause("CR 435", "CR 203.3")
def test_what_is_not_attached_cannot_be_detached_as_a_cost() -> None:
    sling = gear_card("Sling", use(cost(deed(DETACH_SELF)), draw(1)))
    worn = Piece(unit_card("Knight"), attached=[equipment("Blade", bonus=1)])
    game = Position(seats=[Seat(base=[sling, worn]), Seat()]).start()
    assert not offers(game, "use Sling")


@pytest.mark.clause("CR 435", "CR 477.2")
def test_an_attached_card_may_be_given_an_ability_that_takes_it_off() -> None:
    oil = spell_card("Oil", grant(a(gear.friendly), use(cost(deed(DETACH_SELF)), draw(1))))
    knight = Piece(unit_card("Knight"), attached=[equipment("Blade", bonus=1)])
    game = Position(seats=[Seat(hand=[oil], base=[knight]), Seat()]).start()
    do(game, "play Oil")
    do(game, "use Blade")
    assert (len(hand(game, 0)), base(game, 0), might(game, "Knight")) == (1, ["Blade", "Knight"], 2)


@pytest.mark.clause("CR 204")
def test_of_two_legends_a_ready_one_is_exhausted_as_a_cost() -> None:
    """The legend is exhausted already: a second one, created this turn, pays."""
    from farfield.rules.effects.creating import Create

    twin = Printed("Twin", LEGEND, token=True)
    split = spell_card("Split", Create(twin, Number(1)))
    toll = spell_card("Toll", ab.AdditionalCost(cost(deed(EXHAUST_LEGEND)), optional=False), draw(1))
    seats = [Seat(hand=[split, toll], legend=Piece(Printed("Queen", LEGEND), exhausted=True)), Seat()]
    game = Position(seats=seats).start()
    assert not offers(game, "play Toll")
    do(game, "play Split")
    do(game, "play Toll")
    assert (len(hand(game, 0)), piece(game, "Twin").exhausted) == (1, True)


# --- parts used twice, and words for what was not chosen


@pytest.mark.clause("CR 355.7")
def test_one_choice_may_be_spoken_of_by_two_instructions() -> None:
    first = move(a(unit.friendly, "who"), destination(battlefield, name="there"))
    march = spell_card("March", first, give(it("who"), 1), move(it("who"), it("there")))
    game = Position(seats=[Seat(hand=[march], base=[LEFT]), Seat()], fields=[Field(HERE), Field()]).start()
    do(game, "play March", "pick Here")
    settle(game)
    assert (at_field(game), might(game, "Left")) == (["Left"], 4)


@pytest.mark.clause("CR 355.10")
def test_one_card_picked_in_a_hand_may_be_spoken_of_by_two_instructions() -> None:
    toss = spell_card("Toss", put_in_trash(pick(card_.yours.in_hand)), recycle(it()), gain_xp(1))
    game = Position(seats=[Seat(hand=[toss, LEFT, RIGHT]), Seat()]).start()
    do(game, "play Toss", "pick Left")
    assert (hand(game, 0), trash(game, 0), game.sides[0].xp) == (["Right"], ["Toss"], 1)
    assert deck(game, 0)[-1] == "Left"


def test_a_text_that_speaks_of_what_it_never_chose_is_refused() -> None:
    with pytest.raises(CardTextError, match="'whom' is not chosen before it is spoken of"):
        spell_card("Odd", deal(1, a(unit, "who")), stun(it("whom")))
    with pytest.raises(CardTextError, match="unknown Power symbol 'Furry'"):
        cost(0, "Furry")
    assert [symbol_of(domain_mask(x)) for x in ("A", "Fury", "Fury|Chaos")] == ["A", "Fury", "Fury|Chaos"]


# --- instructions that find too little


@pytest.mark.clause("CR 359.3.e.5", "CR 433", "CR 477.1")
def test_swapping_and_copying_need_both() -> None:
    oust = spell_card("Oust", Reaction, kill(a(unit.friendly)))
    trade = spell_card("Trade", swap_might(a(unit.friendly), a(unit.enemy)), gain_xp(1))
    walk = spell_card("Walk", swap_places(a(unit.friendly), a(unit.enemy)), gain_xp(1))
    ape = spell_card("Ape", become_copy(a(unit.friendly), a(unit.enemy)), gain_xp(1))
    for card in (trade, walk, ape):
        game = Position(
            seats=[Seat(hand=[card], base=[LEFT]), Seat(hand=[oust], base=[unit_card("Big", might=7)])]
        ).start()
        do(game, f"play {card.name}", "play Oust")
        assert (might(game, "Left"), game.sides[0].xp) == (3, 1)


@pytest.mark.clause("CR 477.2")
def test_a_unit_without_text_loses_none() -> None:
    hush = spell_card("Hush", change(a(unit), LosesText()))
    game = Position(seats=[Seat(hand=[hush], base=[LEFT]), Seat()]).start()
    do(game, "play Hush")
    assert piece(game, "Left").printed is LEFT


@pytest.mark.clause("CR 424")
def test_looking_at_the_only_card_of_a_deck() -> None:
    peek = spell_card("Peek", look_at_top(2))
    game = Position(seats=[Seat(hand=[peek], deck=[LEFT]), Seat()]).start()
    do(game, "play Peek")
    assert offered(game) == ["done", "pick Left"]


@pytest.mark.clause("CR 821", "CR 359.3.e.5")
def test_a_weaponmaster_that_is_gone_wears_nothing() -> None:
    master = unit_card("Master", Weaponmaster())
    blade = equipment("Blade", when(I.am_attached, draw(1)), Equip(cost(1)), bonus=1)
    snipe = spell_card("Snipe", Reaction, kill(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[master], base=[blade], runes="Fury 1"), Seat(hand=[snipe])]).start()
    do(game, "play Master", "yes", "play Snipe")
    assert (base(game, 0), runes(game, 0)) == (["Blade"], (1, 0))


@pytest.mark.clause("CR 821", "CR 356", "core 16.6.4")
def test_a_weaponmaster_drops_the_symbol_that_cannot_be_paid() -> None:
    master = unit_card("Master", Weaponmaster())
    blade = equipment("Blade", Equip(cost(0, "Fury", "Calm")), bonus=1)
    game = Position(seats=[Seat(hand=[master], base=[blade], runes="Fury 1"), Seat()]).start()
    do(game, "play Master", "yes", "yes")
    assert (might(game, "Master"), runes(game, 0)) == (3, (0, 0))


# --- turns


@pytest.mark.clause("CR 443", "CR 389")
def test_the_next_channel_phase_is_skipped_once_and_by_its_player_alone() -> None:
    drought = spell_card("Drought", lasts(rule(skipping(CHANNEL), 1), until=FOREVER, uses=1))
    game = Position(seats=[Seat(hand=[drought], rune_deck="Fury 6"), Seat(rune_deck="Calm 6")]).start()
    do(game, "play Drought", "end")
    assert runes(game, 1)[0] > 0  # the opponent channels
    do(game, "end")
    assert (runes(game, 0), happened(game, "skips")) == ((0, 0), ["skips"])
    do(game, "end", "end")
    assert runes(game, 0)[0] > 0
