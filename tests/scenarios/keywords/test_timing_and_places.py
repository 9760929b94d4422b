"""Keywords about when and where a card may be played: Accelerate, Action, Reaction, Ambush, Flow (CR 805-829)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Action,
    Ambush,
    Flow,
    I,
    Legion,
    Reaction,
    a,
    additional,
    cost,
    counter,
    deal,
    deed,
    draw,
    exhaust_me,
    kill,
    spell_on_chain,
    unit,
    use,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.stated_costs import KILL_OBJECTS
from farfield.rules.terms import ACTION, CHAOS, FURY, REACTION
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    chain,
    do,
    hand,
    happened,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")
FIELDS = [Field(EAST), Field(WEST)]
SCOUT = unit_card("Scout")


# --- Accelerate


@pytest.mark.clause("CR 805", "keyword Accelerate")
def test_accelerate_costs_one_energy_and_one_power_of_the_units_domain_and_it_enters_ready() -> None:
    swift = unit_card("Swift", Accelerate, when(I.am_readied, draw(1)), energy=1, domains=FURY)
    game = Position(seats=[Seat(hand=[swift], runes="Fury 2, Mind 1"), Seat()], fields=FIELDS).start()
    do(game, "play Swift")
    assert question(game) == "optional-cost"
    do(game, "yes")
    assert not piece(game, "Swift").exhausted
    assert happened(game, "recycles") == ["recycles Fury Rune"]
    assert hand(game, 0) == []  # it entered ready; it never became ready


@pytest.mark.clause("CR 805")
def test_without_accelerate_or_declining_it_a_unit_enters_exhausted() -> None:
    swift = unit_card("Swift", Accelerate, domains=FURY)
    game = Position(seats=[Seat(hand=[swift], runes="Fury 2"), Seat()], fields=FIELDS).start()
    do(game, "play Swift", "no")
    assert piece(game, "Swift").exhausted
    assert runes(game, 0) == (2, 0)


@pytest.mark.clause("CR 805")
@pytest.mark.parametrize(
    ("domains", "rune", "possible"),
    [(FURY, "Mind", False), (FURY | CHAOS, "Chaos", True), (FURY | CHAOS, "Mind", False), (0, "Mind", True)],
)
def test_the_power_of_accelerate_follows_the_units_domains(domains: int, rune: str, possible: bool) -> None:
    swift = unit_card("Swift", Accelerate, domains=domains)
    game = Position(seats=[Seat(hand=[swift], runes=f"{rune} 2"), Seat()], fields=FIELDS).start()
    do(game, "play Swift")
    assert (question(game) == "optional-cost") == possible


@pytest.mark.clause("CR 805")
def test_accelerate_twice_is_accelerate_once() -> None:
    swift = unit_card("Swift", Accelerate, Accelerate)
    game = Position(seats=[Seat(hand=[swift], runes="Fury 4"), Seat()], fields=FIELDS).start()
    do(game, "play Swift", "yes")
    assert question(game) == "main"
    assert runes(game, 0) == (3, 0)  # one rune gave its Energy and was recycled for its Power


# --- Action and Reaction


@pytest.mark.clause("CR 806", "keyword Action", "CR 308.1.a")
def test_action_may_be_played_in_an_open_showdown_on_any_turn_but_not_in_a_closed_state() -> None:
    slow = spell_card("Slow", draw(1))
    act = spell_card("Act", Action, draw(1))
    react = spell_card("React", Reaction, draw(1))
    game = Position(seats=[Seat(base=[SCOUT]), Seat(hand=[slow, act, react])], fields=FIELDS).start()
    do(game, "move Scout", "at East")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    assert offered(game) == ["pass", "play Act", "play React"]
    do(game, "play Act")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    assert offered(game) == ["pass", "play React"]


@pytest.mark.clause("CR 806")
def test_a_unit_with_action_still_needs_an_ordinary_location() -> None:
    """Seat 1 has focus in a showdown at East, where it has no control: base and its own West remain."""
    quick = unit_card("Quick", Action)
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(hand=[quick])],
        fields=[Field(EAST), Field(WEST, controller=1, units={1: [unit_card("Guard")]})],
    ).start()
    do(game, "move Scout", "at East", "play Quick")
    assert offered(game) == ["at West", "at base 1"]


@pytest.mark.clause("CR 806", "CR 376")
def test_an_ability_with_action_or_reaction_widens_its_timing() -> None:
    helper = unit_card(
        "Helper",
        use(exhaust_me(), draw(1)),
        use(exhaust_me(), draw(2), speed=ACTION),
        use(exhaust_me(), draw(3), speed=REACTION),
    )
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(base=[helper], hand=[spell_card("Act", Action, draw(1))])], fields=FIELDS
    ).start()
    do(game, "move Scout", "at East")
    assert offered(game) == ["pass", "play Act", "use Helper 1", "use Helper 2"]
    do(game, "play Act")
    assert offered(game) == ["pass", "use Helper 2"]


@pytest.mark.clause("CR 813", "keyword Reaction", "CR 309.1.a")
def test_reaction_may_be_played_in_closed_states_on_any_turn() -> None:
    bolt = spell_card("Bolt", deal(2, a(unit)))
    save = spell_card("Save", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[bolt]), Seat(base=[SCOUT], hand=[save])], fields=FIELDS).start()
    assert seat_asked(game) == 0
    do(game, "play Bolt")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "play Save")
    assert trash(game, 0) == ["Bolt"]
    assert base(game, 1) == ["Scout"]


@pytest.mark.clause("CR 813")
def test_reaction_alone_gives_no_window_in_the_opponents_neutral_open_state() -> None:
    react = spell_card("React", Reaction, draw(1))
    game = Position(seats=[Seat(), Seat(hand=[react])], fields=FIELDS).start()
    assert game.why_not_play(1, game.sides[1].hand[0]) != reasons.OK
    do(game, "end")
    assert seat_asked(game) == 1
    assert question(game) == "main"


@pytest.mark.clause("CR 312", "CR 813")
def test_an_ability_with_reaction_waits_for_its_players_moment_too() -> None:
    """On the other's turn there is none; on the chain whoever has priority first is not the other one."""
    guard = unit_card("Guard", use(exhaust_me(), draw(1), speed=REACTION))
    seats = [Seat(hand=[spell_card("Read", draw(1))]), Seat(base=[guard])]
    game = Position(seats=seats, fields=FIELDS, every_window=True).start()
    watch = piece(game, "Guard").id
    assert game.why_not_use(1, watch, 0) == reasons.NOT_YOUR_TURN
    do(game, "play Read")
    assert seat_asked(game) == 0
    assert game.why_not_use(1, watch, 0) == reasons.NO_PRIORITY
    do(game, "pass")
    assert game.why_not_use(1, watch, 0) == reasons.OK


# --- Ambush


@pytest.mark.clause("CR 822", "keyword Ambush", "CR 806.4", "CR 813.4", "core 14.10")
def test_ambush_plays_to_a_battlefield_with_own_units_as_a_reaction() -> None:
    lurker = unit_card("Lurker", Ambush, might=3)
    game = Position(
        seats=[Seat(base=[unit_card("Charger")]), Seat(hand=[lurker])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard", might=1)]}), Field(WEST)],
    ).start()
    do(game, "move Charger", "at East")
    assert (question(game), seat_asked(game)) == ("focus", 1)
    assert game.why_not_play(1, piece(game, "Lurker").id) == reasons.OK
    do(game, "play Lurker")  # one place: not the base, it has no Action of its own
    assert at_field(game) == ["Charger", "Guard", "Lurker"]
    assert piece(game, "Lurker").role == 2


@pytest.mark.clause("CR 822")
def test_ambush_gives_nothing_at_base_and_nothing_without_own_units() -> None:
    lurker = unit_card("Lurker", Ambush)
    game = Position(
        seats=[Seat(base=[SCOUT]), Seat(hand=[lurker, spell_card("Act", Action, draw(1))])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Scout", "at East")
    assert offered(game) == ["pass", "play Act"]
    assert game.why_not_play(1, piece(game, "Lurker").id) == reasons.NEEDS_ACTION


@pytest.mark.clause("CR 822")
def test_ambush_in_a_closed_state_and_at_a_battlefield_you_do_not_control() -> None:
    """The attacker ambushes too: it has units at East, which the other player controls."""
    lurker = unit_card("Lurker", Ambush, energy=1)
    bolt = spell_card("Bolt", Action, deal(1, a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[lurker], runes="Fury 1"), Seat(hand=[bolt])],
        fields=[
            Field(EAST, controller=1, units={0: [unit_card("Charger", might=3)], 1: [unit_card("Guard", might=3)]}),
            Field(WEST),
        ],
        every_window=True,
    ).start()
    do(game, "pass", "play Bolt", "pass")
    assert (question(game), seat_asked(game)) == ("priority", 0)
    assert offered(game) == ["pass", "play Lurker"]
    do(game, "play Lurker")
    assert at_field(game) == ["Charger", "Guard", "Lurker"]
    assert chain(game) == ["Bolt"]
    assert piece(game, "Lurker").exhausted


@pytest.mark.clause("CR 822")
def test_on_the_own_turn_ambush_only_adds_places() -> None:
    lurker = unit_card("Lurker", Ambush)
    game = Position(
        seats=[Seat(hand=[lurker]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SCOUT]}), Field(WEST)],
    ).start()
    do(game, "play Lurker")
    assert offered(game) == ["at East", "at base 0"]


@pytest.mark.clause("CR 822", "CR 355.16", "CR 357.3", "core 14.2")
def test_the_unit_that_makes_an_ambush_possible_cannot_pay_for_it() -> None:
    """Judged until finalization: with no own unit left there, there would be no Ambush."""
    price = cost(deed(KILL_OBJECTS, 1, unit.yours))
    lurker = unit_card("Lurker", Ambush, additional(price, optional=False))
    game = Position(
        seats=[Seat(base=[unit_card("Charger")]), Seat(hand=[lurker], base=[unit_card("Fodder"), unit_card("Feed")])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard", might=9)]}), Field(WEST)],
    ).start()
    do(game, "move Charger", "at East", "play Lurker")
    assert question(game) == "cost-choice"
    assert offered(game) == ["pick Feed", "pick Fodder"]
    do(game, "pick Feed")
    assert at_field(game) == ["Charger", "Guard", "Lurker"]


@pytest.mark.clause("CR 822", "CR 358")
def test_no_ambush_where_only_that_unit_could_pay() -> None:
    price = cost(deed(KILL_OBJECTS, 1, unit.yours))
    lurker = unit_card("Lurker", Ambush, additional(price, optional=False))
    game = Position(
        seats=[Seat(base=[unit_card("Charger")]), Seat(hand=[lurker, spell_card("Act", Action, draw(1))])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard", might=9)]}), Field(WEST)],
    ).start()
    do(game, "move Charger", "at East")
    assert offered(game) == ["pass", "play Act"]


# --- Flow


@pytest.mark.clause("CR 829", "keyword Flow")
def test_flow_plays_from_the_trash_for_its_own_cost_and_then_banishes() -> None:
    wave = spell_card("Wave", Flow(cost(1)), draw(1), energy=4)
    game = Position(seats=[Seat(trash=[wave], runes="Mind 1"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "play Wave"]
    do(game, "play Wave")
    assert banished(game, 0) == ["Wave"]
    assert trash(game, 0) == []
    assert len(hand(game, 0)) == 1
    assert runes(game, 0) == (0, 1)


@pytest.mark.clause("CR 829", "CR 389")
def test_a_countered_flow_spell_is_banished_too() -> None:
    wave = spell_card("Wave", Flow(cost()), draw(1), energy=4)
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(trash=[wave]), Seat(hand=[no])], fields=FIELDS).start()
    do(game, "play Wave", "play No")
    assert banished(game, 0) == ["Wave"]
    assert hand(game, 0) == []


@pytest.mark.clause("CR 829")
def test_flow_keeps_the_spells_own_timing() -> None:
    wave = spell_card("Wave", Flow(cost()), draw(1))
    tide = spell_card("Tide", Action, Flow(cost()), draw(1))
    game = Position(seats=[Seat(base=[SCOUT]), Seat(trash=[wave, tide])], fields=FIELDS).start()
    do(game, "move Scout", "at East")
    assert offered(game) == ["pass", "play Tide"]


@pytest.mark.clause("CR 829")
def test_played_from_hand_a_spell_with_flow_goes_to_the_trash() -> None:
    wave = spell_card("Wave", Flow(cost(1)), draw(1))
    game = Position(seats=[Seat(hand=[wave]), Seat()], fields=FIELDS).start()
    do(game, "play Wave")
    assert trash(game, 0) == ["Wave"]


@pytest.mark.clause("CR 829")
def test_of_several_flow_costs_one_is_chosen() -> None:
    wave = spell_card("Wave", Flow(cost(2)), Flow(cost(0, "Chaos")), draw(1))
    game = Position(seats=[Seat(trash=[wave], runes="Chaos 2"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "play Wave", "play Wave"]
    do(game, "play Wave")
    assert runes(game, 0) == (0, 2)
    game = Position(seats=[Seat(trash=[wave], runes="Chaos 1"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "play Wave"]
    do(game, "play Wave")
    assert runes(game, 0) == (0, 0)


@pytest.mark.clause("CR 829", "CR 812")
def test_a_spell_played_with_flow_counts_as_played() -> None:
    wave = spell_card("Wave", Flow(cost()), draw(1))
    legionary = unit_card("Legionary", Legion(when(I.am_played, kill(a(unit.named("Scout"))))))
    game = Position(seats=[Seat(trash=[wave], hand=[legionary]), Seat(base=[SCOUT])], fields=FIELDS).start()
    do(game, "play Wave", "play Legionary")
    settle(game)
    assert base(game, 1) == []
    assert offers(game, "end")
