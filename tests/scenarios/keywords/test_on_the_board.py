"""Keywords of objects on the board: Assault, Shield, Deathknell, Deflect, Empower, Hunt, Temporary, Unique, Vision."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Deflect,
    Empower,
    Empowered,
    Hunt,
    I,
    Repeat,
    Shield,
    Tank,
    Temporary,
    Unique,
    Vision,
    a,
    cost,
    deal,
    draw,
    empower,
    every,
    exhaust_me,
    gain_xp,
    grant,
    have,
    ignore,
    instead_of_dying,
    me,
    play_token,
    recall,
    return_to_hand,
    that,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.changed_traits import LosesKeyword
from farfield.rules.effects.creating import Create
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.verbs import Change, Disempower, GainControl
from farfield.rules.printed import Printed
from farfield.rules.terms import ASSAULT, DEFLECT, E_DIED, E_GAINED_XP, FOREVER, LEGEND, REACTION, UNIT
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    deck,
    do,
    hand,
    happened,
    might,
    offered,
    phase,
    piece,
    plain_field,
    points,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)  # fmt: skip
from tests.scenarios.table import (
    keyword as value_of,
)

EAST = plain_field("East")
WEST = plain_field("West")
FIELDS = [Field(EAST), Field(WEST)]
SCOUT = unit_card("Scout")
BOLT = spell_card("Bolt", Action, deal(2, a(unit)))
FILLER = "Vanguard Sergeant"


# --- keywords in general


@pytest.mark.clause("CR 801.3", "keywords 1.2")
def test_a_granted_keyword_lasts_this_turn_or_as_long_as_the_object_stays() -> None:
    brief = spell_card("Brief", grant(a(unit), Tank))
    lasting = spell_card("Lasting", grant(a(unit), Shield(2), until=FOREVER))
    game = Position(seats=[Seat(base=[SCOUT], hand=[brief, lasting]), Seat()], fields=FIELDS).start()
    do(game, "play Brief", "play Lasting")
    assert (value_of(game, "Scout", "Tank"), value_of(game, "Scout", "Shield")) == (1, 2)
    do(game, "end")
    assert (value_of(game, "Scout", "Tank"), value_of(game, "Scout", "Shield")) == (0, 2)


@pytest.mark.clause("CR 801.3", "keywords 1.2", "CR 124")
def test_a_granted_keyword_is_gone_when_the_object_leaves_the_board() -> None:
    lasting = spell_card("Lasting", grant(a(unit), Shield(2), until=FOREVER))
    back = spell_card("Back", return_to_hand(a(unit)))
    game = Position(seats=[Seat(base=[SCOUT], hand=[lasting, back]), Seat()], fields=FIELDS).start()
    do(game, "play Lasting", "play Back", "play Scout")
    assert value_of(game, "Scout", "Shield") == 0


@pytest.mark.clause("CR 801.3", "CR 477.2")
def test_an_effect_may_remove_a_keyword() -> None:
    blunt = spell_card("Blunt", Change(a(unit), LosesKeyword(ASSAULT)))
    game = Position(seats=[Seat(base=[unit_card("Charger", Assault(3))], hand=[blunt]), Seat()], fields=FIELDS).start()
    do(game, "play Blunt")
    assert value_of(game, "Charger", "Assault") == 0


@pytest.mark.clause("CR 801", "CR 803", "keywords 1.1")
def test_keywords_run_in_printed_order_with_the_rest_of_the_text() -> None:
    """Both trigger on being played at the same moment: the player orders them, the printed order is offered."""
    seer = unit_card("Seer", Vision(), when(I.am_played, draw(1)))
    game = Position(seats=[Seat(hand=[seer]), Seat()], fields=FIELDS, every_window=True).start()
    do(game, "play Seer")
    assert question(game) == "order"
    assert chain(game) == ["Seer?", "Seer?"]


# --- Assault and Shield


@pytest.mark.clause("CR 807", "keyword Assault")
def test_assault_adds_might_only_while_attacking_and_sums() -> None:
    charger = unit_card("Charger", Assault(1), Assault(2), might=2)
    game = Position(
        seats=[Seat(base=[charger]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard", might=4)]}), Field(WEST)],
        every_window=True,
    ).start()
    assert (might(game, "Charger"), value_of(game, "Charger", "Assault")) == (2, 3)
    do(game, "move Charger", "at East")
    assert might(game, "Charger") == 5
    settle(game)
    assert trash(game, 1) == ["Guard"]
    assert might(game, "Charger") == 2


@pytest.mark.clause("CR 807", "CR 814")
def test_assault_is_nothing_to_a_defender_and_shield_nothing_to_an_attacker() -> None:
    both = unit_card("Both", Assault(4), Shield(1), might=2)
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(EAST, controller=1, units={0: [unit_card("Charger")], 1: [both]}), Field(WEST)],
        every_window=True,
    ).start()
    assert might(game, "Both") == 3


@pytest.mark.clause("CR 814", "keyword Shield")
def test_shield_adds_might_only_while_defending_and_sums() -> None:
    guard = unit_card("Guard", Shield(1), Shield(1), might=2)
    game = Position(
        seats=[Seat(base=[unit_card("Charger", might=3)]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [guard]}), Field(WEST)],
        every_window=True,
    ).start()
    assert might(game, "Guard") == 2
    do(game, "move Charger", "at East")
    assert might(game, "Guard") == 4
    settle(game)
    assert at_field(game) == ["Guard"]


@pytest.mark.clause("CR 807")
def test_outside_a_combat_nobody_has_assault_might() -> None:
    """A non-combat showdown gives no designation."""
    charger = unit_card("Charger", Assault(3))
    game = Position(seats=[Seat(base=[charger]), Seat()], fields=FIELDS, every_window=True).start()
    do(game, "move Charger", "at East")
    assert question(game) == "focus"
    assert might(game, "Charger") == 2


# --- Deathknell


@pytest.mark.clause("CR 808", "CR 808.1.d", "keyword Deathknell")
def test_deathknell_triggers_where_it_died() -> None:
    nest = unit_card("Nest", Deathknell(play_token(RECRUIT, here=True)), might=1)
    game = Position(
        seats=[Seat(hand=[BOLT]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [nest, unit_card("Guard", might=9)]}), Field(WEST)],
    ).start()
    do(game, "play Bolt", "pick Nest")
    assert at_field(game) == ["Guard", "Recruit"]
    assert trash(game, 1) == ["Nest"]


@pytest.mark.clause("CR 808")
def test_every_deathknell_triggers() -> None:
    martyr = unit_card("Martyr", Deathknell(draw(1)), Deathknell(gain_xp(2)), might=1)
    game = Position(seats=[Seat(hand=[BOLT], base=[martyr]), Seat()], fields=FIELDS).start()
    do(game, "play Bolt", "pick Martyr")
    assert (hand(game, 0), game.sides[0].xp) == ([FILLER], 2)


@pytest.mark.clause("CR 808", "CR 808.1.d")
def test_a_deathknell_whose_death_was_replaced_does_not_happen() -> None:
    martyr = unit_card("Martyr", Deathknell(draw(1)), might=1)
    guardian = unit_card("Guardian", instead_of_dying(unit.friendly.other, recall(that)), might=9)
    game = Position(seats=[Seat(hand=[BOLT], base=[guardian, martyr]), Seat()], fields=FIELDS).start()
    do(game, "play Bolt", "pick Martyr")
    assert hand(game, 0) == []
    assert happened(game, "triggers") == []


@pytest.mark.clause("CR 808", "CR 323.4")
def test_a_deathknell_remembers_where_it_was_and_who_controlled_it() -> None:
    """Stolen and killed in a foreign base's owner's turn: the token is the thief's, at the place of death."""
    nest = unit_card("Nest", Deathknell(play_token(RECRUIT, here=True)), might=1)
    steal = spell_card("Steal", GainControl(a(unit.enemy), until=FOREVER))
    game = Position(seats=[Seat(hand=[steal, BOLT]), Seat(base=[nest])], fields=FIELDS).start()
    do(game, "play Steal", "play Bolt")
    assert base(game, 0) == ["Recruit"]
    assert trash(game, 1) == ["Nest"]  # the card is its owner's


@pytest.mark.clause("CR 808", "CR 186.1", "A22", "CR 428")
def test_tokens_die_too_and_then_cease_to_exist() -> None:
    ghost = Printed("Ghost", UNIT, might=1, token=True, abilities=(Deathknell(draw(1)),))
    watcher = unit_card("Watcher", when(When(E_DIED, types=UNIT), gain_xp(1)), might=9)
    game = Position(seats=[Seat(hand=[BOLT], base=[ghost, watcher]), Seat()], fields=FIELDS).start()
    do(game, "play Bolt", "pick Ghost")
    assert (hand(game, 0), game.sides[0].xp) == ([FILLER], 1)
    assert trash(game, 0) == ["Bolt"]
    assert happened(game, "dies") == ["dies Ghost"]


# --- Deflect


@pytest.mark.clause("CR 809", "keyword Deflect")
@pytest.mark.parametrize(("runes_", "possible"), [("Mind 1", False), ("Mind 2", True)])
def test_deflect_makes_an_opponents_spell_cost_power_of_any_domain(runes_: str, possible: bool) -> None:
    guarded = unit_card("Guarded", Deflect(2))
    game = Position(
        seats=[Seat(hand=[BOLT], runes=runes_, base=[unit_card("Own", might=9)]), Seat(base=[guarded])], fields=FIELDS
    ).start()
    do(game, "play Bolt")
    if possible:
        assert offered(game) == ["pick Guarded", "pick Own"]
        do(game, "pick Guarded")
        assert runes(game, 0) == (0, 0)
        assert trash(game, 1) == ["Guarded"]
    else:
        assert question(game) == "main"  # only Own could be paid for: it was taken
        assert piece(game, "Own").damage == 2


@pytest.mark.clause("CR 809")
def test_deflect_sums_and_costs_its_own_player_nothing() -> None:
    guarded = unit_card("Guarded", Deflect(1), Deflect(1), might=5)
    game = Position(seats=[Seat(hand=[BOLT], base=[guarded]), Seat()], fields=FIELDS).start()
    assert value_of(game, "Guarded", "Deflect") == 2
    do(game, "play Bolt")
    assert piece(game, "Guarded").damage == 2


@pytest.mark.clause("CR 809", "CR 820")
def test_deflect_costs_each_time_it_is_chosen() -> None:
    """The same spell chooses it twice, once for each execution."""
    again = spell_card("Again", Action, Repeat(cost(1)), deal(1, a(unit)))
    guarded = unit_card("Guarded", Deflect(1), might=9)
    game = Position(seats=[Seat(hand=[again], runes="Mind 3"), Seat(base=[guarded])], fields=FIELDS).start()
    do(game, "play Again", "yes")
    assert piece(game, "Guarded").damage == 2
    assert runes(game, 0) == (1, 0)  # two recycled, one of them had given the Energy for Repeat


@pytest.mark.clause("CR 809")
def test_effects_that_do_not_choose_are_not_deflected() -> None:
    storm = spell_card("Storm", deal(2, every(unit.enemy)))
    game = Position(seats=[Seat(hand=[storm]), Seat(base=[unit_card("Guarded", Deflect(3))])], fields=FIELDS).start()
    do(game, "play Storm")
    assert trash(game, 1) == ["Guarded"]


@pytest.mark.clause("CR 809", "CR 404.2")
def test_the_controller_of_a_trigger_may_decline_to_pay_for_deflect() -> None:
    stinger = unit_card("Stinger", when(I.am_played, deal(1, a(unit.enemy))))
    for answer, damage in (("yes", 1), ("no", 0)):
        game = Position(
            seats=[Seat(hand=[stinger], runes="Mind 1"), Seat(base=[unit_card("Guarded", Deflect(), might=5)])],
            fields=FIELDS,
        ).start()
        do(game, "play Stinger", answer)
        assert piece(game, "Guarded").damage == damage
        assert runes(game, 0) == (1 - damage, 0)


@pytest.mark.clause("CR 809", "CR 404.2")
def test_a_trigger_that_cannot_pay_for_deflect_is_removed() -> None:
    stinger = unit_card("Stinger", when(I.am_played, deal(1, a(unit.enemy))))
    game = Position(
        seats=[Seat(hand=[stinger]), Seat(base=[unit_card("Guarded", Deflect(), might=5)])], fields=FIELDS
    ).start()
    do(game, "play Stinger")
    assert piece(game, "Guarded").damage == 0
    assert happened(game, "ability-withdrawn") == ["ability-withdrawn Stinger"]


@pytest.mark.clause("CR 764", "keywords 6.3", "CR 809")
def test_who_ignores_deflect_pays_nothing_for_it() -> None:
    hunter = unit_card("Hunter", ignore(DEFLECT))
    guarded = unit_card("Guarded", Deflect(3), might=9)
    game = Position(seats=[Seat(hand=[BOLT], base=[hunter]), Seat(base=[guarded])], fields=FIELDS).start()
    do(game, "play Bolt", "pick Guarded")
    assert piece(game, "Guarded").damage == 2


# --- Empower and Empowered


@pytest.mark.clause("CR 827", "CR 441", "keyword Empower")
def test_empower_is_used_like_any_ability_and_only_while_not_empowered() -> None:
    mage = unit_card("Mage", Empower(cost(1)), Empowered(have(me, 3)), might=2)
    game = Position(seats=[Seat(base=[mage], runes="Mind 2"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "move Mage", "use Mage"]
    do(game, "use Mage")
    assert might(game, "Mage") == 5
    assert offered(game) == ["end", "move Mage"]
    assert game.why_not_use(0, piece(game, "Mage").id, 0) == reasons.ABILITY_CONDITION


@pytest.mark.clause("CR 827")
def test_each_empower_is_an_ability_of_its_own() -> None:
    mage = unit_card("Mage", Empower(cost(5)), Empower(cost(1)), might=2)
    game = Position(seats=[Seat(base=[mage], runes="Mind 1"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "move Mage", "use Mage 1"]


@pytest.mark.clause("CR 828", "CR 441", "CR 442", "keyword Empowered", "CR 725.4", "keywords 1.5")
def test_text_after_empowered_is_active_while_the_status_lasts() -> None:
    """ "When I become empowered" belongs to that text and does trigger."""
    mage = unit_card("Mage", Empowered(when(I.am_empowered, draw(1))), Empowered(Tank))
    bless = spell_card("Bless", empower(a(unit)))
    curse = spell_card("Curse", Disempower(a(unit)))
    game = Position(seats=[Seat(base=[mage], hand=[bless, curse, bless]), Seat()], fields=FIELDS).start()
    assert value_of(game, "Mage", "Tank") == 0
    do(game, "play Bless")
    assert value_of(game, "Mage", "Tank") == 1
    assert hand(game, 0).count(FILLER) == 1
    do(game, "play Curse")
    assert value_of(game, "Mage", "Tank") == 0


@pytest.mark.clause("CR 441", "actions Empower")
def test_empowering_the_empowered_is_no_event() -> None:
    mage = unit_card("Mage", Empowered(when(I.am_empowered, draw(1))))
    bless = spell_card("Bless", empower(a(unit)))
    game = Position(seats=[Seat(base=[mage], hand=[bless, bless]), Seat()], fields=FIELDS).start()
    do(game, "play Bless", "play Bless")
    assert hand(game, 0) == [FILLER]


@pytest.mark.clause("CR 827", "CR 828")
def test_a_legend_may_be_empowered() -> None:
    hero = Printed("Hero", LEGEND, abilities=(Empower(exhaust_me()), Empowered(use(cost(1), draw(1), speed=REACTION))))
    game = Position(seats=[Seat(legend=hero, runes="Mind 1"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "use Hero 0"]
    do(game, "use Hero 0")
    assert offered(game) == ["end", "use Hero 1"]
    do(game, "use Hero 1")
    assert hand(game, 0) == [FILLER]


# --- Hunt


@pytest.mark.clause("CR 823", "keyword Hunt", "CR 728", "CR 730")
def test_hunt_gives_xp_for_conquering_and_for_holding() -> None:
    hunter = unit_card("Hunter", Hunt(2))
    game = Position(seats=[Seat(base=[hunter]), Seat()], fields=FIELDS).start()
    do(game, "move Hunter", "at East")
    assert game.sides[0].xp == 2
    do(game, "end", "end")
    assert game.sides[0].xp == 4
    assert points(game) == [2, 0]


@pytest.mark.clause("CR 823")
def test_hunt_sums_into_one_gain() -> None:
    hunter = unit_card("Hunter", Hunt(1), Hunt(2))
    pupil = unit_card("Pupil", when(When(E_GAINED_XP), draw(1)))
    game = Position(seats=[Seat(base=[hunter, pupil]), Seat()], fields=FIELDS).start()
    do(game, "move Hunter", "at East", "done")
    assert game.sides[0].xp == 3
    assert hand(game, 0) == [FILLER]  # one gain, not two


# --- Temporary


@pytest.mark.clause("CR 816", "keyword Temporary", "CR 315.2.a")
def test_temporary_is_killed_before_its_controller_scores_and_not_in_the_turn_of_another() -> None:
    wisp = unit_card("Wisp", Temporary())
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: [wisp]}), Field(WEST)], every_window=True
    ).start()
    do(game, "end")
    assert at_field(game) == ["Wisp"]  # the opponent's turn leaves it alone
    do(game, "end")
    assert phase(game) == "beginning"
    assert chain(game) == ["Wisp"]  # it uses the chain
    settle(game)
    assert trash(game, 0) == ["Wisp"]
    assert points(game) == [0, 0]


@pytest.mark.clause("CR 816")
def test_several_instances_of_temporary_trigger_once() -> None:
    wisp = unit_card("Wisp", Temporary(), Temporary())
    game = Position(seats=[Seat(base=[wisp]), Seat()], fields=FIELDS, phase="beginning", every_window=True).start()
    assert chain(game) == ["Wisp"]


# --- Unique


@pytest.mark.clause("CR 825", "keyword Unique")
def test_unique_binds_deck_building_and_nothing_in_play() -> None:
    """That a deck holds one of each name is the deck tests' business; two may well meet on the board."""
    crown = unit_card("Crown", Unique)
    game = Position(seats=[Seat(hand=[crown], base=[crown]), Seat()], fields=FIELDS).start()
    do(game, "play Crown")
    assert base(game, 0) == ["Crown", "Crown"]


# --- Vision


@pytest.mark.clause("CR 817", "CR 436", "keyword Vision")
def test_vision_predicts_when_played() -> None:
    seer = unit_card("Seer", Vision())
    game = Position(seats=[Seat(hand=[seer], deck=["Gust", "Incinerate"]), Seat()], fields=FIELDS).start()
    do(game, "play Seer")
    assert offered(game) == ["done", "pick Gust"]
    do(game, "pick Gust")
    assert deck(game, 0) == ["Incinerate", "Gust"]


@pytest.mark.clause("CR 817")
def test_each_vision_predicts() -> None:
    seer = unit_card("Seer", Vision(), Vision())
    game = Position(seats=[Seat(hand=[seer], deck=["Gust", "Incinerate"]), Seat()], fields=FIELDS).start()
    do(game, "play Seer")
    while question(game) == "order":
        do(game, "pick Seer")
    do(game, "pick Gust", "pick Incinerate")
    assert deck(game, 0) == ["Gust", "Incinerate"]


@pytest.mark.clause("CR 817")
def test_vision_does_nothing_when_the_unit_was_not_played() -> None:
    seer = unit_card("Seer", Vision())
    game = Position(seats=[Seat(base=[seer]), Seat()], fields=FIELDS).start()
    assert happened(game, "triggers", "looks") == []


# --- legends


@pytest.mark.clause("CR 173", "CR 176", "CR 439", "core 7 Legends")
def test_a_second_legend_works_beside_the_first() -> None:
    first = Printed("First", LEGEND, abilities=(use(exhaust_me(), gain_xp(1)),))
    second = Printed("Second", LEGEND, token=True, abilities=(use(exhaust_me(), gain_xp(10)), have(unit.yours, 1)))
    call = spell_card("Call", Create(second, Number(1)))
    game = Position(seats=[Seat(legend=first, base=[SCOUT], hand=[call]), Seat(base=[SCOUT])], fields=FIELDS).start()
    do(game, "play Call")
    assert offered(game) == ["end", "move Scout", "use First", "use Second"]
    do(game, "use Second")
    assert offered(game) == ["end", "move Scout", "use First"]
    do(game, "use First")
    assert game.sides[0].xp == 11
    assert [game.might(id) for seat in (0, 1) for id in game.places[seat].units] == [3, 2]
    do(game, "end", "end")
    assert offered(game) == ["end", "move Scout", "use First", "use Second"]  # both were readied
