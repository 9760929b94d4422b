"""Attachment and Equipment (CR 434-435, 716-725, 818-819)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Equip,
    I,
    Level,
    QuickDraw,
    Reaction,
    Tank,
    a,
    attach,
    banish,
    choose,
    cost,
    deal,
    detach,
    draw,
    exhaust_me,
    gain_xp,
    gear,
    grant,
    have,
    kill,
    me,
    recall,
    return_to_hand,
    there_is,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Effect, Objects
from farfield.rules.effects.verbs import GainControl
from farfield.rules.terms import E_ATTACHED, E_CHOSEN, E_DETACHED, E_MOVED, FOREVER, GEAR, TANK, UNIT
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    do,
    equipment,
    gear_card,
    hand,
    happened,
    keyword,
    might,
    odd,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST = plain_field("East")
WEST = plain_field("West")
FIELDS = [Field(EAST), Field(WEST)]
SQUIRE = unit_card("Squire")
SWORD = equipment("Sword", Equip(cost(1)), bonus=2)
SLAY = spell_card("Slay", Action, kill(a(unit)))
FILLER = "Vanguard Sergeant"


# --- Equip and Quick-Draw


@pytest.mark.clause("CR 818", "keyword Equip", "CR 434", "actions Attach", "CR 150")
def test_equip_attaches_to_a_unit_you_control_for_its_cost() -> None:
    game = Position(
        seats=[Seat(base=[SWORD, SQUIRE, unit_card("Page")], runes="Body 1"), Seat(base=[unit_card("Foe")])],
        fields=FIELDS,
    ).start()
    do(game, "use Sword")
    assert question(game) == "target"
    assert offered(game) == ["pick Page", "pick Squire"]
    do(game, "pick Squire")
    assert piece(game, "Sword").attached_to == piece(game, "Squire").id
    assert (might(game, "Squire"), might(game, "Page")) == (4, 2)
    assert runes(game, 0) == (0, 1)


@pytest.mark.clause("CR 818", "CR 718", "keywords 4.2")
def test_an_attached_equipments_own_text_is_inactive() -> None:
    lamp = equipment("Lamp", Equip(cost()), when(When(E_DETACHED), draw(1)), use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[Piece(SQUIRE, attached=[lamp])]), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "move Squire"]
    assert game.why_not_use(0, piece(game, "Lamp").id, 0) == reasons.ALREADY_ATTACHED


@pytest.mark.clause("CR 818")
def test_each_equip_is_an_ability_of_its_own() -> None:
    sword = equipment("Sword", Equip(cost(3)), Equip(cost(1)))
    game = Position(seats=[Seat(base=[sword, SQUIRE], runes="Body 1"), Seat()], fields=FIELDS).start()
    assert offered(game) == ["end", "move Squire", "use Sword 1"]


@pytest.mark.clause("CR 818", "CR 359.3.e.2")
def test_the_unit_is_a_target_and_if_it_is_gone_nothing_is_attached() -> None:
    bounce = spell_card("Bounce", Reaction, return_to_hand(a(unit.enemy)))
    game = Position(seats=[Seat(base=[SWORD, SQUIRE], runes="Body 1"), Seat(hand=[bounce])], fields=FIELDS).start()
    do(game, "use Sword", "play Bounce")
    assert hand(game, 0) == ["Squire"]
    assert piece(game, "Sword").attached_to == 0
    assert base(game, 0) == ["Sword"]


@pytest.mark.clause("CR 819", "keyword Quick-Draw")
def test_quick_draw_has_reaction_and_attaches_when_played() -> None:
    blade = equipment("Blade", QuickDraw(), bonus=3)
    bolt = spell_card("Bolt", deal(3, a(unit)))
    game = Position(seats=[Seat(hand=[bolt]), Seat(hand=[blade], base=[SQUIRE])], fields=FIELDS).start()
    do(game, "play Bolt")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "play Blade")
    settle(game)
    assert piece(game, "Blade").attached_to == piece(game, "Squire").id
    assert piece(game, "Squire").damage == 3  # Might 5: it survived


@pytest.mark.clause("CR 819")
def test_quick_draw_without_a_unit_stays_an_ordinary_gear() -> None:
    blade = equipment("Blade", QuickDraw(), bonus=3)
    game = Position(seats=[Seat(hand=[blade]), Seat(base=[SQUIRE])], fields=FIELDS).start()
    do(game, "play Blade")
    assert base(game, 0) == ["Blade"]
    assert piece(game, "Blade").attached_to == 0


# --- what attaching does


@pytest.mark.clause("CR 434.1", "CR 718.5.d", "keywords 4.1", "CR 818.3", "keywords 4.10")
def test_one_unit_may_carry_many_and_is_then_equipped() -> None:
    shield = equipment("Shield", bonus=1)
    vane = unit_card("Vane", have(unit.equipped, 10))
    game = Position(seats=[Seat(base=[vane, Piece(SQUIRE, attached=[SWORD, shield])]), Seat()], fields=FIELDS).start()
    assert might(game, "Squire") == 2 + 2 + 1 + 10
    assert might(game, "Vane") == 2


@pytest.mark.clause("CR 818.3", "keywords 4.10")
def test_a_gear_without_the_tag_does_not_make_a_unit_equipped() -> None:
    vane = unit_card("Vane", have(unit.equipped, 10))
    game = Position(
        seats=[Seat(base=[vane, Piece(SQUIRE, attached=[gear_card("Rock")])]), Seat()], fields=FIELDS
    ).start()
    assert might(game, "Squire") == 2


@pytest.mark.clause("CR 718", "CR 719.4", "CR 477.2.c", "CR 477.3.d", "keywords 4.2", "CR 136", "CR 135.4", "CR 137")
def test_effect_text_and_might_bonus_join_the_wearer_only_while_attached() -> None:
    axe = equipment("Axe", bonus=1, effect=(Assault(2), when(I.attack, gain_xp(1))))
    game = Position(
        seats=[Seat(base=[axe, Piece(SQUIRE, attached=[axe])]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Foe", might=1)]}), Field(WEST)],
        every_window=True,
    ).start()
    assert (might(game, "Squire"), keyword(game, "Squire", "Assault")) == (3, 2)
    do(game, "move Squire", "at East")
    assert chain(game) == ["Squire"]
    assert might(game, "Squire") == 5
    settle(game)
    assert game.sides[0].xp == 1  # the loose Axe did nothing


@pytest.mark.clause("CR 719.4", "CR 718", "keywords 4.2")
def test_an_attached_card_can_be_targeted_killed_and_keeps_its_statuses() -> None:
    smash = spell_card("Smash", Action, kill(a(gear.enemy)))
    game = Position(
        seats=[Seat(hand=[smash]), Seat(base=[Piece(SQUIRE, attached=[Piece(SWORD, exhausted=True)])])],
        fields=FIELDS,
    ).start()
    assert piece(game, "Sword").exhausted
    assert not piece(game, "Squire").exhausted
    do(game, "play Smash")
    assert trash(game, 1) == ["Sword"]
    assert might(game, "Squire") == 2
    assert piece(game, "Squire").attachments is None


@pytest.mark.clause("CR 718", "keywords 4.2", "CR 801.3")
def test_granted_text_of_an_attached_card_stays_active() -> None:
    polish = spell_card("Polish", grant(a(gear), use(exhaust_me(), draw(1)), until=FOREVER))
    game = Position(seats=[Seat(base=[Piece(SQUIRE, attached=[SWORD])], hand=[polish]), Seat()], fields=FIELDS).start()
    do(game, "play Polish")
    uses = [x for x in offered(game) if x.startswith("use")]
    assert len(uses) == 1
    do(game, uses[0])
    assert hand(game, 0) == [FILLER]
    assert piece(game, "Sword").exhausted


@pytest.mark.clause("CR 434.4", "CR 434.4.a", "CR 434.5", "CR 718.5.c", "CR 719.3", "keywords 4.3", "core 19.1")
def test_attachments_go_where_their_wearer_goes_and_that_is_no_move() -> None:
    watcher = unit_card("Watcher", *odd(UNIT, when(When(E_MOVED, types=GEAR), draw(1))))
    game = Position(seats=[Seat(base=[watcher, Piece(SQUIRE, attached=[SWORD])]), Seat()], fields=FIELDS).start()
    do(game, "move Squire", "at East", "done")
    assert at_field(game) == ["Squire", "Sword"]
    assert hand(game, 0) == []
    assert happened(game, "moves") == ["moves Squire"]
    assert not piece(game, "Sword").exhausted


@pytest.mark.clause("CR 434.5", "keywords 4.3", "CR 434.4")
def test_attaching_changes_the_location_and_nothing_else() -> None:
    game = Position(
        seats=[Seat(base=[Piece(SWORD, exhausted=True)], runes="Body 1"), Seat()],
        fields=[Field(EAST, controller=0, units={0: [SQUIRE]}), Field(WEST)],
    ).start()
    do(game, "use Sword")
    assert at_field(game) == ["Squire", "Sword"]
    assert piece(game, "Sword").exhausted
    assert happened(game, "moves") == []


@pytest.mark.clause("CR 434.1.f", "CR 434.1.h", "keywords 4.4")
def test_attaching_elsewhere_detaches_and_attaching_to_the_same_does_nothing() -> None:
    shift = spell_card("Shift", attach(a(gear, "gear"), a(unit, "unit")))
    watcher = unit_card("Watcher", when(When(E_DETACHED), gain_xp(1)))
    game = Position(
        seats=[Seat(base=[watcher, Piece(SQUIRE, attached=[SWORD])], hand=[shift, shift]), Seat()], fields=FIELDS
    ).start()
    do(game, "play Shift", "pick Squire")
    assert (might(game, "Squire"), game.sides[0].xp) == (4, 0)
    do(game, "play Shift", "pick Watcher")
    assert (might(game, "Squire"), might(game, "Watcher"), game.sides[0].xp) == (2, 4, 1)


@pytest.mark.clause("CR 719.3", "keywords 4.3")
def test_recalling_the_wearer_takes_the_equipment_along() -> None:
    home = spell_card("Home", Action, recall(a(unit)))
    game = Position(
        seats=[Seat(hand=[home]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [Piece(SQUIRE, attached=[SWORD])]}), Field(WEST)],
    ).start()
    do(game, "play Home")
    assert base(game, 0) == ["Squire", "Sword"]
    assert piece(game, "Sword").attached_to == piece(game, "Squire").id


# --- control


@pytest.mark.clause("CR 718.5.e", "CR 718.5.f", "keywords 4.5")
def test_control_of_wearer_and_equipment_change_independently() -> None:
    steal = spell_card("Steal", GainControl(a(unit.enemy), until=FOREVER))
    game = Position(seats=[Seat(hand=[steal]), Seat(base=[Piece(SQUIRE, attached=[SWORD])])], fields=FIELDS).start()
    do(game, "play Steal")
    assert (piece(game, "Squire").controller, piece(game, "Sword").controller) == (0, 1)
    assert base(game, 0) == ["Squire", "Sword"]
    assert might(game, "Squire") == 4


@pytest.mark.clause("CR 718.5.f", "keywords 4.5")
def test_equipment_that_is_stolen_stays_where_it_is() -> None:
    steal = spell_card("Steal", GainControl(a(gear.enemy), until=FOREVER))
    game = Position(seats=[Seat(hand=[steal]), Seat(base=[Piece(SQUIRE, attached=[SWORD])])], fields=FIELDS).start()
    do(game, "play Steal")
    assert (piece(game, "Squire").controller, piece(game, "Sword").controller) == (1, 0)
    assert might(game, "Squire") == 4
    assert base(game, 1) == ["Squire", "Sword"]


# --- detaching


@pytest.mark.clause("CR 435", "actions Detach", "keywords 4.6", "CR 323.7")
def test_detached_at_a_battlefield_it_is_an_ordinary_gear_and_is_recalled() -> None:
    loosen = spell_card("Loosen", Action, detach(a(gear)))
    game = Position(
        seats=[Seat(hand=[loosen]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [Piece(SQUIRE, attached=[SWORD])]}), Field(WEST)],
    ).start()
    do(game, "play Loosen")
    assert base(game, 0) == ["Sword"]
    assert at_field(game) == ["Squire"]
    assert happened(game, "detached", "recalled") == ["detached Sword", "recalled Sword"]


@pytest.mark.clause("CR 435", "CR 323.7", "keywords 4.6")
def test_detached_in_a_foreign_base_it_goes_to_its_controllers() -> None:
    steal = spell_card("Steal", GainControl(a(unit.enemy), until=FOREVER))
    loosen = spell_card("Loosen", Action, detach(a(gear)))
    game = Position(
        seats=[Seat(hand=[steal, loosen]), Seat(base=[Piece(SQUIRE, attached=[SWORD])])], fields=FIELDS
    ).start()
    do(game, "play Steal", "play Loosen")
    assert base(game, 0) == ["Squire"]
    assert base(game, 1) == ["Sword"]


@pytest.mark.clause("CR 719.5", "keywords 4.7", "keywords 4.6")
def test_when_the_wearer_leaves_its_equipment_stays_behind() -> None:
    shield = equipment("Shield", bonus=1)
    game = Position(
        seats=[Seat(hand=[SLAY]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [Piece(SQUIRE, attached=[SWORD, shield])]}), Field(WEST)],
    ).start()
    do(game, "play Slay")
    assert trash(game, 0) == ["Slay", "Squire"]
    assert base(game, 0) == ["Shield", "Sword"]
    assert piece(game, "Sword").attached_to == piece(game, "Shield").attached_to == 0


@pytest.mark.clause("CR 719.5", "keywords 4.7", "CR 725", "keywords 4.8")
def test_the_order_of_detaching_is_the_controllers() -> None:
    """Both Equipments trigger on coming off; their text is live for that moment, and the player orders them."""
    one = equipment("One", when(When(E_DETACHED, me=True), draw(1)))
    two = equipment("Two", when(When(E_DETACHED, me=True), gain_xp(1)))
    game = Position(seats=[Seat(hand=[SLAY], base=[Piece(SQUIRE, attached=[one, two])]), Seat()], fields=FIELDS).start()
    do(game, "play Slay")
    assert question(game) == "order"
    assert offered(game) == ["pick One", "pick Two"]
    do(game, "pick Two")
    assert (len(hand(game, 0)), game.sides[0].xp) == (1, 1)


@pytest.mark.clause("CR 725", "CR 720", "keywords 4.8", "keywords 6.4")
def test_text_that_works_on_attaching_is_live_for_that_moment() -> None:
    eager = equipment("Eager", Equip(cost()), when(I.am_attached, draw(1)))
    game = Position(seats=[Seat(base=[eager, SQUIRE]), Seat()], fields=FIELDS).start()
    do(game, "use Eager")
    assert hand(game, 0) == [FILLER]


# --- effect text


@pytest.mark.clause("CR 718", "CR 725")
def test_of_text_that_works_on_attaching_nothing_else_is_live_while_attached() -> None:
    bell = equipment("Bell", Equip(cost(0)), when(When(E_ATTACHED, E_CHOSEN, me=True), gain_xp(1)))
    touch = spell_card("Touch", choose(a(gear)))
    game = Position(seats=[Seat(hand=[touch, touch], base=[SQUIRE, bell]), Seat()]).start()
    do(game, "play Touch")
    settle(game)
    assert xp(game) == [1, 0]
    do(game, "use Bell")
    settle(game)
    assert xp(game) == [2, 0]
    do(game, "play Touch")
    settle(game)
    assert xp(game) == [2, 0]


@pytest.mark.clause("CR 808", "CR 136", "keywords 4.2")
def test_a_deathknell_in_effect_text_is_the_wearers() -> None:
    cursed = equipment("Cursed", effect=(Deathknell(draw(1)),))
    game = Position(seats=[Seat(hand=[SLAY]), Seat(base=[Piece(SQUIRE, attached=[cursed])])], fields=FIELDS).start()
    do(game, "play Slay")
    assert hand(game, 1) == [FILLER]
    assert base(game, 1) == ["Cursed"]


@pytest.mark.clause("CR 477.2.c", "keywords 4.2")
def test_a_passive_in_effect_text_speaks_of_what_it_names_and_not_of_the_wearer() -> None:
    banner = equipment("Banner", effect=(have(unit.friendly.other.here, 1, Tank),))
    game = Position(
        seats=[Seat(base=[unit_card("Page"), Piece(SQUIRE, attached=[banner])]), Seat()], fields=FIELDS
    ).start()
    assert (might(game, "Page"), keyword(game, "Page", "Tank")) == (3, 1)
    assert (might(game, "Squire"), keyword(game, "Squire", "Tank")) == (2, 0)


@pytest.mark.clause("CR 722", "keywords 1.3", "CR 720", "keywords 6.4")
def test_an_inactive_keyword_is_still_had() -> None:
    """An attached gear's own Tank does nothing, but a text that asks for Tank sees it."""
    heavy = equipment("Heavy", *odd(GEAR, Tank))
    smith = unit_card("Smith", *odd(UNIT, have(me, 5, while_=there_is(gear.with_keyword(TANK)))))
    game = Position(seats=[Seat(base=[smith, Piece(SQUIRE, attached=[heavy])]), Seat()], fields=FIELDS).start()
    assert (keyword(game, "Heavy", "Tank"), keyword(game, "Squire", "Tank")) == (0, 0)
    assert might(game, "Smith") == 7


@pytest.mark.clause("CR 726", "CR 136", "keywords 1.5", "keywords 4.2")
def test_effect_text_may_depend_on_a_level_of_the_wearers_controller() -> None:
    tome = equipment("Tome", effect=(Level(2, when(I.attack, draw(1))), Level(2, Assault(3))))
    for level, drawn, strength in ((1, 0, 2), (2, 1, 5)):
        game = Position(
            seats=[Seat(base=[Piece(SQUIRE, attached=[tome])], xp=level), Seat(xp=9)],
            fields=[Field(EAST, controller=1, units={1: [unit_card("Foe", might=1)]}), Field(WEST)],
            every_window=True,
        ).start()
        do(game, "move Squire", "at East")
        assert might(game, "Squire") == strength
        settle(game)
        assert len(hand(game, 0)) == drawn


@pytest.mark.clause("CR 719.5", "CR 136")
@pytest.mark.parametrize("leave", [kill, banish, return_to_hand])
def test_effect_text_on_leaving_works_as_the_wearer_leaves(leave: Callable[[Objects], Effect]) -> None:
    charm = equipment("Charm", effect=(when(I.leave_the_board, gain_xp(1)),))
    doom = spell_card("Doom", leave(a(unit)))
    game = Position(seats=[Seat(hand=[doom], base=[Piece("Recruit", attached=[charm])]), Seat()]).start()
    do(game, "play Doom")
    settle(game)
    assert xp(game) == [1, 0]
