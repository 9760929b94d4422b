"""Replacement effects that compete: whose order, what first, and what one leaves for the next (CR 370-374)."""

from __future__ import annotations

from typing import Any

import pytest

from farfield.cards.language import (
    Deathknell,
    a,
    at_least,
    banish,
    choose,
    cost,
    count,
    deal,
    every,
    exhaust,
    exhaust_me,
    gain_xp,
    heal,
    instead_of_dying,
    it,
    kill,
    lasts,
    me,
    pick,
    play_token,
    recall,
    that,
    two,
    unit,
)
from farfield.cards.tokens import MECH, RECRUIT, SPRITE
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects.kinds_of_ability import Replacement, TokenInstead
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DIED
from tests.scenarios.lane_legends.lane_table import Lane, Spot, act, at, lanes, offered_to, open_questions, told
from tests.scenarios.table import (
    asked,
    banished,
    base,
    do,
    equipment,
    gear_card,
    happened,
    name_of,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    spell_card,
    trash,
    unit_card,
    xp,
)

HERE = plain_field("Here")
THERE = plain_field("There")
LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
THIRD = unit_card("Third", might=3)
STORM = spell_card("Storm", deal(3, every(unit)))
VOLLEY = spell_card("Volley", deal(3, every(unit.enemy)))
DOOM = spell_card("Doom", kill(a(unit)))

HOURGLASS = gear_card("Hourglass", instead_of_dying(unit.friendly, kill(me), heal(that), recall(that)))
"""It kills itself, and so can save only one."""


def clause_and_subject(game: Game) -> tuple[str, str]:
    decision = asked(game)
    return decision.clause, name_of(game, decision.subject) if decision.subject else ""


# --- one effect, several events


@pytest.mark.clause("CR 373", "CR 370.2")
def test_what_uses_itself_up_is_applied_to_the_one_its_controller_says() -> None:
    """Nothing counts its uses: it is gone. Whichever was put down first, either may be saved and only one is."""
    for order in ([LEFT, RIGHT], [RIGHT, LEFT]):
        for saved, lost in (("Left", "Right"), ("Right", "Left")):
            game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[*order, HOURGLASS])]).start()
            do(game, "play Volley")
            assert (question(game), seat_asked(game), offered(game)) == ("replace", 1, ["pick Left", "pick Right"])
            assert clause_and_subject(game) == ("CR 373", "Hourglass")
            do(game, f"pick {saved}")
            assert (base(game, 1), trash(game, 1)) == ([saved], ["Hourglass", lost])


@pytest.mark.clause("CR 373", "CR 203")
def test_what_must_be_paid_for_and_can_be_paid_once_saves_the_one_its_controller_says() -> None:
    """A rune for one of them; and they may have none of it."""
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, heal(that), recall(that), price=cost(1)), might=9)
    seats = [Seat(hand=[VOLLEY]), Seat(base=[LEFT, RIGHT, medic], runes="Fury 1")]
    game = Position(seats=seats).start()
    do(game, "play Volley")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Left", "pick Right"])
    do(game, "pick Right")
    assert (base(game, 1), trash(game, 1), runes(game, 1)) == (["Medic", "Right"], ["Left"], (0, 1))
    game = Position(seats=seats).start()
    do(game, "play Volley", "done")
    assert (base(game, 1), trash(game, 1), runes(game, 1)) == (["Medic"], ["Left", "Right"], (1, 0))


@pytest.mark.clause("CR 373", "CR 371.2.a")
def test_a_price_that_exhausts_its_source_is_paid_once_however_many_die() -> None:
    boss = unit_card(
        "Boss", instead_of_dying(unit.friendly.other, heal(that), recall(that), price=exhaust_me()), might=9
    )
    game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, RIGHT, THIRD, boss])]).start()
    do(game, "play Volley", "pick Third")
    assert (base(game, 1), piece(game, "Boss").exhausted) == (["Boss", "Third"], True)


@pytest.mark.clause("CR 373.2")
def test_nobody_is_asked_where_an_effect_saves_them_all_in_any_order() -> None:
    saint = unit_card("Saint", instead_of_dying(unit.friendly.other, heal(that), recall(that)), might=9)
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat(base=[saint])],
        fields=[Field(HERE, controller=1, units={1: [LEFT, RIGHT, THIRD]}), Field(THERE)],
    ).start()
    do(game, "play Volley")
    assert question(game) == "main"
    assert (base(game, 1), trash(game, 1)) == (["Left", "Right", "Saint", "Third"], [])


@pytest.mark.clause("CR 371.2.a")
def test_a_may_belongs_to_the_controller_of_the_effect_and_not_of_the_unit() -> None:
    """The opponent's text offers to banish what dies; its controller is asked, and declines."""
    reaper = unit_card("Reaper", instead_of_dying(unit.enemy, banish(that), may=True), might=9)
    game = Position(seats=[Seat(hand=[STORM], base=[reaper]), Seat(base=[LEFT])]).start()
    do(game, "play Storm")
    assert (question(game), seat_asked(game), offered(game)) == ("replace", 0, ["no", "yes"])
    assert clause_and_subject(game) == ("CR 371.2", "Left")
    do(game, "no")
    assert (trash(game, 1), banished(game, 1)) == (["Left"], [])
    game = Position(seats=[Seat(hand=[STORM], base=[reaper]), Seat(base=[LEFT])]).start()
    do(game, "play Storm", "yes")
    assert (trash(game, 1), banished(game, 1)) == ([], ["Left"])


@pytest.mark.clause("CR 371.2.b")
def test_what_was_declined_for_one_of_them_is_still_there_for_the_next() -> None:
    medic = unit_card(
        "Medic", Replacement(E_DIED, unit.friendly.other.select(), recall(that), optional=True, limit=1), might=9
    )
    game = Position(
        seats=[
            Seat(hand=[spell_card("End", kill(every(unit.named("Left")))), DOOM]),
            Seat(base=[LEFT, LEFT, RIGHT, medic]),
        ]
    ).start()
    do(game, "play End", "done")
    assert base(game, 1) == ["Medic", "Right"]
    do(game, "play Doom", "pick Right", "yes")
    assert (base(game, 1), happened(game, "saved")) == (["Medic", "Right"], ["saved Right Medic"])


# --- several effects, one event


@pytest.mark.clause("CR 372")
def test_two_savers_of_one_unit_are_offered_by_their_own_names() -> None:
    """One is printed on what the unit wears: it is called by the equipment, though the text has become the unit's."""
    angel = equipment("Angel", effect=(instead_of_dying(me, heal(me), exhaust(me), recall(me)),))
    stone = unit_card("Stone", instead_of_dying(me, heal(me)), might=3)
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[Piece(stone, attached=[angel])])]).start()
    do(game, "play Doom")
    assert (seat_asked(game), offered(game)) == (1, ["pick Angel", "pick Stone"])
    assert clause_and_subject(game) == ("CR 372", "Stone")
    do(game, "pick Stone")
    assert not piece(game, "Stone").exhausted
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[Piece(stone, attached=[angel])])]).start()
    do(game, "play Doom", "pick Angel")
    assert piece(game, "Stone").exhausted


@pytest.mark.clause("CR 372")
def test_of_two_that_nobody_could_tell_apart_none_is_asked_for() -> None:
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[LEFT, HOURGLASS, HOURGLASS])]).start()
    do(game, "play Doom")
    assert (base(game, 1), trash(game, 1)) == (["Hourglass", "Left"], ["Hourglass"])
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[LEFT, HOURGLASS, Piece(HOURGLASS, exhausted=True)])]).start()
    do(game, "play Doom")  # one of these is worth more than the other
    assert offered(game) == ["pick Hourglass", "pick Hourglass"]


GUARDIAN = unit_card("Guardian", instead_of_dying(unit.friendly.other, kill(me), heal(that), recall(that)), might=4)
BLADE = equipment("Blade", bonus=1)


@pytest.mark.clause("CR 372")
@pytest.mark.parametrize(
    "marks",
    [
        {"exhausted": True},
        {"damage": 1},
        {"stunned": True},
        {"prevent": 1},
        {"buffed": 1},
        {"empowered": 1},
        {"might": 1},
        {"attached": [BLADE]},
        {"owner": 0},
    ],
    ids=lambda marks: next(iter(marks)),
)
def test_two_that_differ_in_any_way_are_asked_for(marks: dict[str, Any]) -> None:
    """Which of them dies for it is worth a choice; of two that are the same in all of this none is asked for."""
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[LEFT, GUARDIAN, Piece(GUARDIAN, **marks)])]).start()
    do(game, "play Doom", "pick Left")
    assert (question(game), seat_asked(game), offered(game)) == ("replace", 1, ["pick Guardian", "pick Guardian"])
    game = Position(
        seats=[Seat(hand=[DOOM]), Seat(base=[LEFT, Piece(GUARDIAN, **marks), Piece(GUARDIAN, **marks)])]
    ).start()
    do(game, "play Doom", "pick Left")
    alike = not {"might", "attached"} & marks.keys()  # what hangs on them is not looked into
    assert (question(game) == "main") == alike


@pytest.mark.clause("CR 372")
def test_two_that_stand_in_different_places_are_asked_for() -> None:
    game = Position(
        seats=[Seat(hand=[DOOM]), Seat(base=[LEFT, GUARDIAN])],
        fields=[Field(HERE, controller=1, units={1: [GUARDIAN]}), Field(THERE)],
    ).start()
    do(game, "play Doom", "pick Left")
    assert offered(game) == ["pick Guardian", "pick Guardian"]


@pytest.mark.clause("CR 372", "CR 373")
def test_one_that_would_die_anyway_is_not_the_same_as_one_that_would_not() -> None:
    cull = spell_card("Cull", kill(two(unit.enemy)))
    game = Position(seats=[Seat(hand=[cull]), Seat(base=[LEFT, GUARDIAN, GUARDIAN])]).start()
    do(game, "play Cull", "pick Left", "pick Guardian")
    assert (seat_asked(game), offered(game)) == (1, ["pick Guardian", "pick Guardian"])


@pytest.mark.clause("CR 372", "CR 367")
def test_the_same_promise_made_twice_is_kept_one_after_the_other() -> None:
    """Nobody could tell the two apart; each is used up by one death."""
    ward = spell_card("Ward", choose(a(unit.friendly)), lasts(instead_of_dying(it(), heal(that), recall(that)), uses=1))
    game = Position(seats=[Seat(hand=[ward, ward, DOOM, DOOM, DOOM], base=[LEFT]), Seat()]).start()
    do(game, "play Ward", "play Ward")
    for _ in range(2):
        do(game, "play Doom")
        assert (question(game), base(game, 0)) == ("main", ["Left"])
    do(game, "play Doom")
    assert base(game, 0) == []


@pytest.mark.clause("CR 372", "CR 367")
def test_a_promise_of_which_something_is_left_is_told_apart_from_a_new_one() -> None:
    ward = spell_card("Ward", choose(a(unit.friendly)), lasts(instead_of_dying(it(), heal(that), recall(that)), uses=2))
    game = Position(seats=[Seat(hand=[ward, ward, DOOM, DOOM], base=[LEFT]), Seat()]).start()
    do(game, "play Ward", "play Ward", "play Doom")
    assert question(game) == "main"
    do(game, "play Doom")
    assert (question(game), offered(game)) == ("replace", ["pick Ward", "pick Ward"])


@pytest.mark.clause("CR 372")
def test_of_two_promises_about_different_units_each_is_its_own() -> None:
    ward = spell_card("Ward", choose(a(unit.friendly)), lasts(instead_of_dying(it(), heal(that), recall(that)), uses=1))
    game = Position(seats=[Seat(hand=[ward, DOOM, DOOM], base=[LEFT, RIGHT]), Seat()]).start()
    do(game, "play Ward", "pick Left", "play Doom", "pick Right")
    assert base(game, 0) == ["Left"]
    do(game, "play Doom")
    assert base(game, 0) == ["Left"]


@pytest.mark.clause("CR 372", "CR 136")
def test_two_equal_pieces_of_equipment_save_their_wearer_without_a_question() -> None:
    charm = equipment("Charm", effect=(instead_of_dying(me, heal(me), recall(me)),))
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[Piece(LEFT, attached=[charm, charm])])]).start()
    do(game, "play Doom")
    assert (question(game), base(game, 1)) == ("main", ["Charm", "Charm", "Left"])
    worn: list[PieceLike] = [charm, Piece(charm, exhausted=True)]
    game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[Piece(LEFT, attached=worn)])]).start()
    do(game, "play Doom")
    assert offered(game) == ["pick Charm", "pick Charm"]


@pytest.mark.clause("CR 372", "CR 136")
def test_of_two_pieces_of_equipment_that_save_their_wearer_either_may_be_picked() -> None:
    """Each is the first line of what it is printed on."""
    charm = equipment("Charm", effect=(instead_of_dying(me, heal(me), recall(me)),))
    for which, tired in (("Angel", True), ("Charm", False)):
        angel = equipment("Angel", effect=(instead_of_dying(me, heal(me), exhaust(me), recall(me)),))
        game = Position(seats=[Seat(hand=[DOOM]), Seat(base=[Piece(LEFT, attached=[charm, angel])])]).start()
        do(game, "play Doom")
        assert (clause_and_subject(game), offered(game)) == (("CR 372", "Left"), ["pick Angel", "pick Charm"])
        do(game, f"pick {which}")
        assert (question(game), piece(game, "Left").exhausted) == ("main", tired)


@pytest.mark.clause("CR 372", "CR 373.1")
def test_whose_unit_it_is_chooses_among_all_even_after_putting_one_of_their_own_first() -> None:
    """On their own turn theirs come first, but the opponent's text would replace the same death."""
    ward = gear_card("Ward", instead_of_dying(unit.friendly, kill(me), banish(that)))
    reaper = unit_card("Reaper", instead_of_dying(unit.enemy, gain_xp(1), banish(that)), might=9)
    fall = spell_card("Fall", kill(every(unit.friendly)))
    game = Position(seats=[Seat(hand=[fall], base=[LEFT, RIGHT, HOURGLASS, ward]), Seat(base=[reaper])]).start()
    do(game, "play Fall")
    assert (clause_and_subject(game), offered(game)) == (("CR 373", ""), ["pick Hourglass", "pick Ward"])
    do(game, "pick Hourglass", "pick Right")
    assert clause_and_subject(game) == ("CR 372", "Right")
    assert (seat_asked(game), offered(game)) == (0, ["pick Hourglass", "pick Reaper", "pick Ward"])
    do(game, "pick Reaper")
    assert (clause_and_subject(game), seat_asked(game)) == (("CR 372", "Left"), 0)
    do(game, "pick Hourglass")
    assert (base(game, 0), banished(game, 0), xp(game)) == (["Left", "Ward"], ["Right"], [0, 1])


@pytest.mark.clause("CR 372", "CR 371.2.a")
def test_one_that_its_controller_declines_makes_room_for_the_next() -> None:
    """The unit's controller lets the offer come first; it is refused, and what must happen happens."""
    exile = spell_card("Exile", deal(3, a(unit)), lasts(instead_of_dying(it(), banish(that))))
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, heal(that), recall(that), may=True), might=9)
    game = Position(seats=[Seat(hand=[exile]), Seat(base=[LEFT, medic])]).start()
    do(game, "play Exile", "pick Left")
    assert (seat_asked(game), offered(game)) == (1, ["pick Exile", "pick Medic"])
    do(game, "pick Medic", "no")
    assert (base(game, 1), banished(game, 1), trash(game, 1)) == (["Medic"], ["Left"], [])


# --- several effects, several events


SORAKA = unit_card(
    "Soraka",
    instead_of_dying(unit.yours.other.here.with_less_might_than("me"), heal(that), exhaust(that), recall(that)),
    might=3,
)
ANGEL = equipment("Guardian Angel", effect=(instead_of_dying(me, heal(me), exhaust(me), recall(me)),))


def soraka_falls() -> Game:
    """She and two more at a battlefield, two others in base; she wears what saves her."""
    near, far = unit_card("Near", might=1), unit_card("Far", might=1)
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat(base=[far, far])],
        fields=[Field(HERE, controller=1, units={1: [near, Piece(SORAKA, attached=[ANGEL]), near]}), Field(THERE)],
    ).start()
    do(game, "play Volley")
    assert (question(game), seat_asked(game), offered(game)) == ("replace", 1, ["pick Guardian Angel", "pick Soraka"])
    assert clause_and_subject(game) == ("CR 373", "")
    return game


@pytest.mark.clause("CR 373.2", "CR 370.4")
def test_an_effect_has_one_run_over_the_events_wherever_its_source_is_then() -> None:
    """Her text first: it saves those beside her. Saved herself she comes home, but her text has had its run."""
    game = soraka_falls()
    do(game, "pick Soraka")
    assert (base(game, 1), trash(game, 1)) == (["Guardian Angel", "Near", "Near", "Soraka"], ["Far", "Far"])


@pytest.mark.clause("CR 373.2", "CR 373.1.a")
def test_what_one_effect_changes_the_next_one_sees() -> None:
    """She is saved first, comes home, and her text reaches those there, and those at the battlefield no more."""
    game = soraka_falls()
    do(game, "pick Guardian Angel")
    assert (base(game, 1), trash(game, 1)) == (["Far", "Far", "Guardian Angel", "Soraka"], ["Near", "Near"])


@pytest.mark.clause("CR 373", "CR 372")
def test_a_player_with_two_effects_may_divide_them_among_two_units_in_every_way() -> None:
    ward = gear_card("Ward", instead_of_dying(unit.friendly, kill(me), banish(that)))
    for first, second in (("Hourglass", "Ward"), ("Ward", "Hourglass")):
        for one, other in (("Left", "Right"), ("Right", "Left")):
            game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, RIGHT, HOURGLASS, ward])]).start()
            do(game, "play Volley")
            assert (clause_and_subject(game), offered(game)) == (("CR 373", ""), ["pick Hourglass", "pick Ward"])
            do(game, f"pick {first}", f"pick {one}")
            kept, gone = (one, other) if first == "Hourglass" else (other, one)
            assert (base(game, 1), banished(game, 1)) == ([kept], [gone]), (first, second)
            assert trash(game, 1) == ["Hourglass", "Ward"]


@pytest.mark.clause("CR 372", "CR 373.2")
def test_of_two_that_save_any_number_each_unit_may_get_its_own() -> None:
    """One run does not swallow what its controller would rather leave to the other effect."""
    chapel = gear_card("Chapel", instead_of_dying(unit.friendly, heal(that), recall(that)))
    vault = gear_card("Vault", instead_of_dying(unit.friendly, banish(that)))
    game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, RIGHT, chapel, vault])]).start()
    do(game, "play Volley", "pick Chapel")
    assert (clause_and_subject(game), offered(game)) == (("CR 372", "Left"), ["pick Chapel", "pick Vault"])
    do(game, "pick Chapel")
    assert (clause_and_subject(game), offered(game)) == (("CR 372", "Right"), ["pick Chapel", "pick Vault"])
    do(game, "pick Vault")
    assert (base(game, 1), banished(game, 1)) == (["Chapel", "Left", "Vault"], ["Right"])


@pytest.mark.clause("CR 373")
def test_two_that_only_save_themselves_need_no_order() -> None:
    one, two = (unit_card(name, instead_of_dying(me, heal(me), recall(me)), might=3) for name in ("One", "Two"))
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat()],
        fields=[Field(HERE, controller=1, units={1: [one, two]}), Field(THERE)],
    ).start()
    do(game, "play Volley")
    assert (question(game), base(game, 1)) == ("main", ["One", "Two"])


@pytest.mark.clause("CR 370.4", "CR 373")
def test_a_saver_among_the_dying_dies_for_one_of_them_only() -> None:
    """It would die in any case, but it is gone once it has died for the first, and the second is on its own."""
    guard = unit_card("Guard", instead_of_dying(unit.friendly.other, kill(me), heal(that), recall(that)), might=3)
    game = Position(seats=[Seat(hand=[VOLLEY]), Seat(base=[LEFT, guard, RIGHT])]).start()
    do(game, "play Volley")
    assert offered(game) == ["pick Left", "pick Right"]
    do(game, "pick Right")
    assert (base(game, 1), trash(game, 1)) == (["Right"], ["Guard", "Left"])
    assert happened(game, "saved", "dies") == ["saved Right Guard", "dies Guard", "dies Left"]


@pytest.mark.clause("CR 370.2")
def test_what_an_effect_kills_instead_it_does_not_replace_again() -> None:
    """Somebody else dies in its place, whom its controller picks; for that one there is no other."""
    idol = gear_card("Idol", instead_of_dying(unit.friendly, gain_xp(1), kill(pick(unit.friendly))))
    game = Position(seats=[Seat(hand=[DOOM], base=[LEFT, RIGHT, THIRD, idol]), Seat()]).start()
    do(game, "play Doom", "pick Left")
    assert (question(game), offered(game)) == ("choose", ["pick Left", "pick Right", "pick Third"])
    do(game, "pick Third")
    assert (base(game, 0), xp(game)) == (["Idol", "Left", "Right"], [1, 0])


@pytest.mark.clause("CR 370.2", "CR 373.2")
def test_an_effect_inside_an_effect_interrupts_nothing() -> None:
    """A guard dies for one and is saved by somebody else meanwhile: its own run goes on to the next unit."""
    game = Position(
        seats=[Seat(hand=[VOLLEY], base=[]), Seat(base=[LEFT, RIGHT, unit_card("Guard", instead_of_dying(
            unit.friendly.named("Left", "Right"), kill(me), heal(that), recall(that)), might=9), unit_card(
            "Angel", instead_of_dying(unit.friendly.named("Guard"), heal(that)), might=9)])]
    ).start()  # fmt: skip
    do(game, "play Volley")
    assert question(game) == "main"
    assert happened(game, "saved") == [
        "saved Left Guard",
        "saved Guard Angel",
        "saved Right Guard",
        "saved Guard Angel",
    ]
    assert (base(game, 1), trash(game, 1)) == (["Angel", "Guard", "Left", "Right"], [])


@pytest.mark.clause("CR 373.1.a")
def test_what_happens_instead_happens_before_the_others_die() -> None:
    heir = unit_card("Heir", Deathknell(gain_xp(count(unit.yours.in_base))), might=3)
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat(base=[HOURGLASS])],
        fields=[Field(HERE, controller=1, units={1: [heir, LEFT]}), Field(THERE)],
    ).start()
    do(game, "play Volley", "pick Left")
    assert happened(game, "saved", "dies") == ["saved Left Hourglass", "dies Hourglass", "dies Heir"]
    assert game.view(1).sides[1].xp == 1


@pytest.mark.clause("CR 372", "CR 373.1.a")
def test_one_saver_may_change_what_the_other_can_be_applied_to() -> None:
    """One works only with two units at home, and the other one brings the second home."""
    toast = gear_card(
        "Toast",
        Replacement(E_DIED, unit.friendly.select(), banish(that), condition=at_least(count(unit.yours.in_base), 2)),
    )
    calm = unit_card("Calm", might=9)
    seats = [Seat(hand=[VOLLEY]), Seat(base=[HOURGLASS, toast, calm])]
    fields = [Field(HERE, controller=1, units={1: [LEFT, RIGHT]}), Field(THERE)]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Volley")
    assert offered(game) == ["pick Left", "pick Right"]  # only the hourglass counts so far
    do(game, "pick Left")
    assert (base(game, 1), banished(game, 1), trash(game, 1)) == (["Calm", "Left", "Toast"], ["Right"], ["Hourglass"])


# --- different controllers


@pytest.mark.clause("CR 373.1", "CR 372")
def test_effects_of_different_players_come_in_turn_order() -> None:
    """Each has one that saves a single unit, whoever's it is. Who is on turn chooses first, but whose unit it is says
    which of the two may meet it."""
    dawn = gear_card("Dawn", instead_of_dying(unit, kill(me), heal(that), recall(that)))
    dusk = gear_card("Dusk", instead_of_dying(unit, kill(me), banish(that)))
    game = Position(
        seats=[Seat(hand=[STORM], base=[dawn]), Seat(base=[dusk])],
        fields=[Field(HERE, controller=1, units={1: [LEFT, RIGHT]}), Field(THERE)],
    ).start()
    do(game, "play Storm")
    assert (seat_asked(game), clause_and_subject(game)) == (0, ("CR 373", "Dawn"))
    do(game, "pick Left")
    assert (seat_asked(game), clause_and_subject(game)) == (1, ("CR 372", "Left"))
    assert offered(game) == ["pick Dawn", "pick Dusk"]
    do(game, "pick Dusk")  # so Left waits for Dusk, and Dawn goes on to the other
    assert (seat_asked(game), clause_and_subject(game)) == (1, ("CR 372", "Right"))
    do(game, "pick Dawn")
    assert (base(game, 1), banished(game, 1), trash(game, 0)) == (["Right"], ["Left"], ["Dawn", "Storm"])


@pytest.mark.clause("CR 373.1")
def test_three_players_apply_theirs_in_turn_order_from_the_one_on_turn() -> None:
    def box(name: str) -> Printed:
        return gear_card(name, instead_of_dying(unit.friendly, kill(me), heal(that), recall(that)))

    pair = [unit_card("One", might=3), unit_card("Two", might=3)]
    game = Position(
        seats=[
            Seat(base=[box("Ash"), *pair]),
            Seat(hand=[STORM], base=[box("Bay"), *pair]),
            Seat(base=[box("Cedar"), *pair]),
        ],
        mode=Skirmish(),
        active=1,
        first=0,
    ).start()
    do(game, "play Storm")
    for seat, name in ((1, "Bay"), (2, "Cedar"), (0, "Ash")):
        assert (seat_asked(game), clause_and_subject(game)) == (seat, ("CR 373", name))
        do(game, "pick Two")
    assert [base(game, seat) for seat in range(3)] == [["Two"], ["Two"], ["Two"]]


@pytest.mark.clause("CR 372", "CR 373.1")
def test_in_two_against_two_a_teammates_effect_is_chosen_by_whose_unit_it_is() -> None:
    """Friendly is a teammate's too: each of the team has one for either of their units."""
    nest = gear_card("Nest", instead_of_dying(unit.friendly, kill(me), heal(that), recall(that)))
    den = gear_card("Den", instead_of_dying(unit.friendly, kill(me), banish(that)))
    game = Position(
        seats=[Seat(hand=[VOLLEY]), Seat(base=[nest, LEFT]), Seat(), Seat(base=[den, RIGHT])],
        mode=TwoVsTwo(),
    ).start()
    do(game, "play Volley")
    assert (seat_asked(game), clause_and_subject(game), offered(game)) == (
        1, ("CR 373", "Nest"), ["pick Left", "pick Right"],
    )  # fmt: skip
    do(game, "pick Right")
    assert (seat_asked(game), clause_and_subject(game), offered(game)) == (
        3, ("CR 372", "Right"), ["pick Den", "pick Nest"],
    )  # fmt: skip
    do(game, "pick Nest")  # and what is left for the other effect is the teammate's unit
    assert (base(game, 3), banished(game, 1), trash(game, 1)) == (["Right"], ["Left"], ["Nest"])


@pytest.mark.clause("CR 652", "CR 373")
def test_who_leaves_the_game_while_asked_takes_their_effects_along() -> None:
    hourglasses = [
        gear_card(name, instead_of_dying(unit.friendly, kill(me), heal(that), recall(that))) for name in "AB"
    ]
    game = Position(
        seats=[Seat(hand=[STORM]), Seat(base=[hourglasses[0], LEFT, RIGHT]), Seat(base=[hourglasses[1], LEFT, RIGHT])],
        mode=Skirmish(),
    ).start()
    do(game, "play Storm")
    assert seat_asked(game) == 1
    game.concede(1)
    assert (seat_asked(game), offered(game)) == (2, ["pick Left", "pick Right"])
    do(game, "pick Left")
    assert (base(game, 2), trash(game, 2)) == (["Left"], ["B", "Right"])


# --- tokens


@pytest.mark.clause("CR 372")
def test_who_plays_a_token_orders_what_replaces_it() -> None:
    """Two effects that play another token instead: the one that is applied last counts."""
    tinker, fiend = unit_card("Tinker", TokenInstead(MECH)), unit_card("Fiend", TokenInstead(SPRITE))
    call = spell_card("Call", play_token(RECRUIT, 1, in_base=True))
    for first, token in (("Tinker", "Sprite"), ("Fiend", "Mech")):
        game = Position(seats=[Seat(hand=[call], base=[tinker, fiend]), Seat()]).start()
        do(game, "play Call")
        assert (question(game), seat_asked(game), offered(game)) == ("replace", 0, ["pick Fiend", "pick Tinker"])
        assert clause_and_subject(game) == ("CR 372.1", "Call")
        do(game, f"pick {first}")
        assert base(game, 0) == sorted(["Fiend", "Tinker", token])


@pytest.mark.clause("CR 372", "CR 371.2")
def test_of_several_that_may_replace_a_token_none_need_be_applied() -> None:
    tinker, fiend = (unit_card(x, TokenInstead(y, optional=True)) for x, y in (("Tinker", MECH), ("Fiend", SPRITE)))
    call = spell_card("Call", play_token(RECRUIT, 1, in_base=True))
    game = Position(seats=[Seat(hand=[call], base=[tinker, fiend]), Seat()]).start()
    do(game, "play Call", "done")
    assert base(game, 0) == ["Fiend", "Recruit", "Tinker"]
    game = Position(seats=[Seat(hand=[call], base=[tinker, fiend]), Seat()]).start()
    do(game, "play Call", "pick Tinker", "no")
    assert base(game, 0) == ["Fiend", "Mech", "Tinker"]


# --- Lane Legends


@pytest.mark.clause("CR 373", "B1")
def test_in_a_lane_its_owner_chooses_and_the_other_lanes_go_on() -> None:
    game = lanes(Lane(hand=[STORM], base=[HOURGLASS, LEFT, RIGHT]), Lane(base=[HOURGLASS, LEFT]))
    act(game, 0, "play Storm")
    assert open_questions(game) == [(0, "replace"), (1, "main")]
    assert offered_to(game, 0) == ["pick Left", "pick Right"]
    act(game, 0, "pick Right")
    assert (at(game, "base", 0), at(game, "base", 1)) == (["Right"], ["Hourglass", "Left"])


@pytest.mark.clause("B8", "CR 373", "CR 371.2")
def test_an_npc_is_never_asked_takes_what_comes_first_and_declines_what_it_may() -> None:
    guard = unit_card("Guard", instead_of_dying(unit.friendly.other, kill(me), heal(that), recall(that)), might=9)
    monk = unit_card("Monk", instead_of_dying(unit.friendly.other, heal(that), recall(that), may=True), might=9)
    for saver, saved in ((guard, ["saved Thrall Guard"]), (monk, [])):
        game = lanes(Lane(hand=[VOLLEY], near=Spot(units=[LEFT]), far=Spot(thralls=[saver, 2, 3])))
        act(game, 0, "play Volley")
        assert open_questions(game) == [(0, "main")]
        assert told(game, "saved") == saved
    assert at(game, "far") == ["Monk"]
