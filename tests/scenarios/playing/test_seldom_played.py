"""Rarer turns of playing and choosing: other prices, cheapest ways, names that follow, what is on the chain."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deflect,
    Equip,
    Hidden,
    I,
    Reaction,
    a,
    buff,
    choose,
    cost,
    counter,
    deal,
    detaching_me,
    discarding,
    draw,
    exhaust_me,
    gain_control,
    gain_xp,
    gear,
    it,
    kill,
    modes,
    move_counters,
    new_choices,
    pay_to,
    pick,
    play_card,
    play_me_for,
    play_token,
    put_counters,
    put_in_hand,
    recycle,
    return_to_hand,
    spell_on_chain,
    spell_or_ability,
    take_spell,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.errors import IllegalAnswer
from farfield.games import Field, Position, Seat, start
from farfield.rules.deciding import reasons
from farfield.rules.effects import amounts as am
from farfield.rules.effects import select as se
from farfield.rules.effects.select import Group
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.objects.counters import count
from farfield.rules.state import Decision
from farfield.rules.terms import ACTIVATE, REACTION, SPELL
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    damage_to,
    do,
    equipment,
    hand,
    happened,
    odd,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)


# --- what is paid


@pytest.mark.clause("CR 356.1")
def test_another_price_is_no_choice_where_an_effect_says_what_is_paid() -> None:
    hermit = unit_card("Hermit", play_me_for(cost(discarding(1))), energy=4)
    call = spell_card("Call", play_card(pick(unit.yours.in_hand), free=True))
    game = Position(seats=[Seat(hand=[call, hermit, "Gust"]), Seat()]).start()
    do(game, "play Call", "pick Hermit")
    assert (question(game), base(game, 0), hand(game, 0)) == ("main", ["Hermit"], ["Gust"])


@pytest.mark.clause("CR 355.8", "CR 809")
def test_what_can_be_chosen_without_paying_makes_a_spell_playable() -> None:
    """Whichever was put down first: the one with Deflect is not offered to who has no Power, the other one is."""
    dodger = unit_card("Dodger", Deflect(1), might=3)
    duel = spell_card("Duel", deal(1, a(unit.enemy)), buff(a(unit.friendly)))
    for enemies in ([dodger, RIGHT], [RIGHT, dodger]):
        game = Position(seats=[Seat(hand=[duel], base=[LEFT]), Seat(base=enemies)]).start()
        do(game, "play Duel")
        settle(game)
        assert (damage_to(game, "Right"), damage_to(game, "Dodger"), piece(game, "Left").buffs) == ([1], [], 1)


@pytest.mark.clause("CR 203", "CR 204.3")
def test_what_would_have_to_be_detached_is_gone_and_nothing_is_asked() -> None:
    price = cost(detaching_me)
    trident = equipment("Trident", Equip(cost(0)), when(I.am_attached, pay_to(price, draw(1))))
    break_ = spell_card("Break", Reaction, kill(a(gear)))
    seats = [Seat(base=[trident, LEFT]), Seat(hand=[break_])]
    game = Position(seats=seats).start()
    do(game, "use Trident", "pass", "play Break")
    settle(game)
    assert (question(game), trash(game, 0), hand(game, 0)) == ("main", ["Trident"], [])
    game = Position(seats=seats).start()
    do(game, "use Trident", "pass", "pass")
    assert offered(game) == ["no", "yes"]
    do(game, "yes")
    assert (piece(game, "Trident").attached_to, len(hand(game, 0))) == (0, 1)


# --- what was chosen


@pytest.mark.clause("CR 359.3.e.13", "CR 416")
def test_a_card_that_a_text_recycles_it_still_calls_by_its_name() -> None:
    loop = spell_card("Loop", recycle(a(unit.friendly, "it")), put_in_hand(it("it")))
    game = Position(seats=[Seat(hand=[loop], base=[LEFT]), Seat()]).start()
    do(game, "play Loop")
    assert (hand(game, 0), base(game, 0)) == (["Left"], [])


@pytest.mark.clause("CR 355.7", "CR 206")
def test_an_ability_has_the_cost_of_the_card_it_is_printed_on() -> None:
    cheap = unit_card("Cheap", use(exhaust_me(), gain_xp(1), speed=REACTION), energy=1)
    dear = unit_card("Dear", use(exhaust_me(), gain_xp(1), speed=REACTION), energy=5)
    petty = spell_card("Petty", Reaction, counter(a(spell_or_ability.costing_at_most(2))))
    for name, possible in (("Cheap", True), ("Dear", False)):
        game = Position(seats=[Seat(base=[cheap, dear]), Seat(hand=[petty])], every_window=True).start()
        do(game, f"use {name}", "pass")
        assert (seat_asked(game), "play Petty" in offered(game)) == (1, possible)


@pytest.mark.clause("CR 750", "CR 205")
def test_new_choices_were_made_and_an_ability_that_is_taken_is_named() -> None:
    archer = unit_card("Archer", use(exhaust_me(), deal(1, a(unit)), speed=REACTION), might=5)
    turn_ = spell_card("Turn", Reaction, new_choices(a(spell_or_ability)), gain_xp(am.Memo()))
    rob = spell_card("Rob", Reaction, take_spell(a(spell_or_ability)))
    game = Position(seats=[Seat(base=[archer]), Seat(hand=[turn_, rob], base=[LEFT])]).start()
    do(game, "use Archer", "pick Left", "play Turn")
    settle(game)
    do(game, "pick Archer")
    assert xp(game) == [0, 1]
    do(game, "play Rob")
    settle(game)
    assert happened(game, "controls") == ["controls Archer"]
    assert (damage_to(game, "Archer"), damage_to(game, "Left")) == ([1], [])


@pytest.mark.clause("CR 750", "CR 355.11")
def test_a_new_mode_whose_group_cannot_be_completed_gets_as_many_as_there_are() -> None:
    """Two units were to be chosen at different places, and after the first there is none elsewhere."""
    pair = se.Target(unit.enemy.select(), 2, 2, "", Group(one_per_place=True))
    either = spell_card("Either", modes(gain_xp(1), kill(pair)))
    turn_ = spell_card("Turn", Reaction, new_choices(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[either, turn_]), Seat(base=[LEFT, RIGHT])], every_window=True).start()
    do(game, "play Either", "mode 0", "play Turn")
    settle(game)
    assert offered(game) == ["done", "mode 1"]
    do(game, "mode 1", "pick Left")
    settle(game)
    assert (xp(game), trash(game, 1), base(game, 1)) == ([0, 0], ["Left"], ["Right"])


@pytest.mark.clause("CR 447.2")
def test_a_unit_that_changes_hands_elsewhere_stays_though_a_combat_of_others_goes_on() -> None:
    charm = spell_card("Charm", Action, gain_control(a(unit.named("Idler"))))
    east, west = plain_field("East"), plain_field("West")
    game = Position(
        mode=Skirmish(),
        seats=[Seat(base=[LEFT]), Seat(), Seat(hand=[charm])],
        fields=[
            Field(east, controller=1, units={1: [RIGHT]}),
            Field(west, controller=1, units={1: [unit_card("Idler")]}),
            Field(plain_field("North")),
        ],
    ).start()
    do(game, "move Left", "at East")
    assert (question(game), seat_asked(game)) == ("focus", 2)
    do(game, "play Charm")
    assert (at_field(game, 1), piece(game, "Idler").controller) == (["Idler"], 2)


# --- asking


@pytest.mark.clause("CR 429")
def test_in_a_new_game_nobody_is_offered_what_payments_use_by_themselves() -> None:
    game = start(["Annie", "Garen"], seed=3)
    for _ in range(40):
        decision = game.decisions()[0]
        runes = [o for o in decision.options if o.verb == ACTIVATE and o.a in game.sides[decision.seat].runes]
        assert runes == []
        game.choose(decision, decision.options[-1])


@pytest.mark.clause("CR 144")
def test_a_card_in_hand_is_no_unit_that_could_move_whoever_has_the_turn() -> None:
    game = Position(seats=[Seat(hand=[LEFT]), Seat(hand=[RIGHT])]).start()
    for seat in (0, 1):
        card = game.sides[seat].hand[0]
        assert game.why_not_move(seat, card, game.battlefields[0]) == reasons.NOT_A_UNIT


@pytest.mark.parametrize("other", ["id", "seat", "kind", "subject", "options"])
def test_an_answer_to_a_question_that_differs_in_anything_is_stale(other: str) -> None:
    game = Position(seats=[Seat(base=[LEFT]), Seat()]).start()
    before, real = game.hash(), asked(game)
    forged = Decision(real.id, real.arena, real.seat, real.kind, real.options[:], real.subject, real.clause)
    setattr(forged, other, real.options[:-1] if other == "options" else getattr(real, other) + 1)
    with pytest.raises(IllegalAnswer):
        game.choose(forged, real.options[0])
    assert game.hash() == before


@pytest.mark.clause("CR 355")
def test_of_one_or_two_modes_one_is_enough() -> None:
    both = spell_card("Both", modes(gain_xp(1), draw(1), gain_xp(5), least=1, most=2))
    for picks, gained, drawn in ((["mode 0", "done"], 1, 0), (["mode 0", "mode 1"], 1, 1), (["mode 2", "done"], 5, 0)):
        game = Position(seats=[Seat(hand=[both]), Seat()]).start()
        do(game, "play Both")
        assert offered(game) == ["mode 0", "mode 1", "mode 2"]
        do(game, *picks)
        assert (question(game), xp(game), len(hand(game, 0))) == ("main", [gained, 0], drawn)


@pytest.mark.clause("CR 811")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_token_that_a_hidden_spell_plays_to_the_base_goes_to_the_base(seat: int) -> None:
    """Only where the text leaves it open does it go where the spell lay."""
    home = spell_card("Home", Hidden, play_token(RECRUIT, in_base=True))
    there = spell_card("There", Hidden, play_token(RECRUIT))
    for card, names in ((home, (["Recruit"], ["Left"])), (there, ([], ["Left", "Recruit"]))):
        game = Position(
            seats=[Seat(), Seat()],
            fields=[Field(plain_field("East"), controller=seat, units={seat: [LEFT]}, facedown={seat: card})],
            active=seat,
        ).start()
        do(game, f"play {card.name}")
        settle(game)
        assert (base(game, seat), at_field(game)) == names


@pytest.mark.clause("CR 741")
def test_counters_stay_where_they_are_if_they_cannot_go_on() -> None:
    """To a unit that is in a hand by then they do not go, and to where they are there is no way."""
    mark = spell_card("Mark", put_counters(a(unit.friendly), 3, 2))
    fetch = spell_card(
        "Fetch",
        *odd(
            SPELL,
            choose(a(unit.friendly, "from")),
            return_to_hand(a(unit.friendly.other_than("from"), "to")),
            move_counters(it("from"), it("to"), 3, 2),
            gain_xp(am.Memo()),
        ),
    )
    circle = spell_card("Circle", choose(a(unit.friendly)), move_counters(it(), it(), 3, 2), gain_xp(am.Memo()))
    game = Position(seats=[Seat(hand=[mark, circle, fetch], base=[LEFT, RIGHT]), Seat()]).start()
    do(game, "play Mark", "pick Left", "play Circle", "pick Left", "play Fetch", "pick Left")
    assert (xp(game), base(game, 0), count(piece(game, "Left"), 3)) == ([0, 0], ["Left"], 2)
