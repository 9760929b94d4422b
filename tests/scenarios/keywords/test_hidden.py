"""Hidden in full (CR 811, 421, 107.3, 323.7; ruling A10): hiding, staying, playing it from there."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    I,
    QuickDraw,
    a,
    additional,
    battlefield,
    choose,
    cost,
    deal,
    deed,
    draw,
    every,
    exhaust,
    gain_xp,
    give,
    it,
    me,
    play_token,
    recall,
    spell,
    swap_places,
    unit,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects.kinds_of_ability import CostChange
from farfield.rules.effects.parts import Number
from farfield.rules.effects.stated_costs import DISCARD
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import ANY_SIDE, SPELL
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    do,
    gear_card,
    hand,
    happened,
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
)

EAST = plain_field("East")
WEST = plain_field("West")
GUARD = unit_card("Guard", might=9)
TRAP = spell_card("Trap", Hidden, draw(1), energy=4, power=(1,))
FILLER = "Vanguard Sergeant"


def hiding(hand_: list[Printed], runes_: str = "Mind 2", **more: object) -> Game:
    """Seat 0 controls East and not West."""
    return Position(
        seats=[Seat(hand=hand_, runes=runes_, **more), Seat()],  # type: ignore[arg-type]
        fields=[Field(EAST, controller=0, units={0: [GUARD]}), Field(WEST)],
    ).start()


def waiting(card: Printed, **more: object) -> Game:
    """A card that seat 0 hid at East on an earlier turn; there are enemies at both battlefields."""
    return Position(
        seats=[
            Seat(base=[unit_card("Own Base")], hand=more.get("hand0", ()), runes=str(more.get("runes", ""))),  # type: ignore[arg-type]
            Seat(base=[unit_card("Their Base")]),
        ],
        fields=[
            Field(EAST, controller=0, units={0: [GUARD]}, facedown={0: card}),
            Field(WEST, controller=1, units={1: [unit_card("Far")]}),
        ],
    ).start()


# --- hiding


@pytest.mark.clause("CR 811", "CR 421", "keywords 2.1a", "keyword Hidden", "actions Hide", "CR 107.3")
def test_hiding_costs_one_power_and_puts_the_card_facedown_without_a_chain() -> None:
    game = hiding([TRAP])
    assert offered(game) == ["end", "hide Trap", "move Guard"]  # too dear to be played
    do(game, "hide Trap")
    assert chain(game) == []
    assert runes(game, 0) == (1, 0)
    place = game.places[game.battlefields[0]]
    assert [game.card(id).printed.name for id in place.facedown] == ["Trap"]
    assert happened(game, "plays") == []


@pytest.mark.clause("keywords 2.1a", "CR 107.3")
def test_a_battlefield_has_room_for_one_facedown_card() -> None:
    game = hiding([TRAP, spell_card("Second", Hidden, draw(1), energy=9)])
    do(game, "hide Trap")
    assert offered(game) == ["end", "move Guard"]
    assert game.why_not_play(0, piece(game, "Second").id) != reasons.OK


@pytest.mark.clause("keywords 2.1a", "CR 107.3")
def test_only_battlefields_you_control_may_hold_it() -> None:
    game = Position(
        seats=[Seat(hand=[TRAP], runes="Mind 1"), Seat()],
        fields=[
            Field(EAST, controller=0, units={0: [GUARD]}),
            Field(WEST, controller=0, units={0: [unit_card("Other")]}),
            Field(plain_field("North"), controller=1, units={1: [unit_card("Foe")]}),
        ],
    ).start()
    do(game, "hide Trap")
    assert question(game) == "hide"
    assert offered(game) == ["at East", "at West"]


@pytest.mark.clause("keywords 2.1a")
def test_a_champion_may_be_hidden_from_its_zone() -> None:
    hero = unit_card("Hero", Hidden, energy=9, champion=True)
    game = hiding([], champion=hero)
    assert offered(game) == ["end", "hide Hero", "move Guard"]


@pytest.mark.clause("A10", "CR 410.1", "CR 421.2", "keywords 2.1a")
def test_cards_are_hidden_in_neutral_open_only_not_in_a_showdown() -> None:
    game = Position(
        seats=[
            Seat(hand=[TRAP, spell_card("Act", Action, draw(1))], runes="Mind 1", base=[unit_card("Scout")]),
            Seat(),
        ],
        fields=[Field(EAST, controller=0, units={0: [GUARD]}), Field(WEST)],
    ).start()
    do(game, "move Scout", "at West")
    assert question(game) == "focus"
    assert offered(game) == ["pass", "play Act"]


@pytest.mark.clause("keywords 2.1f", "CR 811")
def test_it_may_always_be_played_normally_from_hand() -> None:
    game = hiding([spell_card("Trap", Hidden, draw(1), energy=1)])
    assert offered(game) == ["end", "hide Trap", "move Guard", "play Trap"]
    do(game, "play Trap")
    assert runes(game, 0) == (1, 1)


# --- staying


@pytest.mark.clause("keywords 2.1b", "CR 323.7")
def test_it_is_trashed_when_the_battlefield_is_lost() -> None:
    game = hiding([TRAP])
    do(game, "hide Trap", "move Guard")
    assert trash(game, 0) == ["Trap"]


@pytest.mark.clause("keywords 2.1b", "CR 323.6")
def test_it_can_be_played_while_a_chain_protects_the_emptied_battlefield() -> None:
    """The only unit is recalled, but a chain exists: control is not lost yet, and the card is still there."""
    home = spell_card("Home", Action, draw(1), recall(a(unit.yours)))
    note = unit_card("Note", when(you.play(spell), gain_xp(1)))
    game = Position(
        seats=[Seat(hand=[home], base=[note]), Seat()],
        fields=[Field(EAST, controller=0, units={0: [GUARD]}, facedown={0: TRAP}), Field(WEST)],
    ).start()
    do(game, "play Home", "pick Guard", "pass")
    assert at_field(game) == []
    assert chain(game) == ["Note"]
    assert offered(game) == ["pass", "play Trap"]
    do(game, "pass")
    assert trash(game, 0) == ["Home", "Trap"]  # the chain is gone, so control and card are


# --- playing it


@pytest.mark.clause("keywords 2.1c", "CR 811")
def test_it_cannot_be_played_in_the_turn_it_was_hidden_but_from_the_next_on() -> None:
    game = hiding([TRAP], runes_="Mind 1")
    do(game, "hide Trap")
    assert offered(game) == ["end", "move Guard"]
    assert game.why_not_play(0, piece(game, "Trap").id) == reasons.HIDDEN_THIS_TURN
    do(game, "end")
    # Seat 1's turn: it has Reaction now, for whenever a window comes.
    assert seat_asked(game) == 1
    do(game, "end")
    assert "play Trap" in offered(game)


@pytest.mark.clause("keywords 2.1c", "CR 813")
def test_from_hidden_it_has_reaction_on_the_opponents_turn_and_is_free() -> None:
    game = Position(
        seats=[Seat(), Seat(hand=[spell_card("Slow", draw(1))])],
        fields=[Field(EAST, controller=0, units={0: [GUARD]}, facedown={0: TRAP}), Field(WEST)],
        active=1,
    ).start()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("priority", 0)
    assert offered(game) == ["pass", "play Trap"]
    do(game, "play Trap")
    assert hand(game, 0) == [FILLER]
    assert trash(game, 0) == ["Trap"]


@pytest.mark.clause("keywords 2.1c", "CR 356")
def test_only_the_base_cost_is_ignored() -> None:
    """An increase and a mandatory additional cost still apply."""
    tax = plain_field("Tax", CostChange(types=SPELL, actor=ANY_SIDE, energy=Number(1)))
    dear = spell_card("Dear", Hidden, additional(cost(deed(DISCARD)), optional=False), draw(1), energy=5)
    fields = [Field(tax, controller=0, units={0: [GUARD]}, facedown={0: dear}), Field(WEST)]
    rich = Position(seats=[Seat(hand=["Gust"], runes="Mind 1"), Seat()], fields=fields).start()
    do(rich, "play Dear")
    assert runes(rich, 0) == (0, 1)
    assert trash(rich, 0) == ["Dear", "Gust"]
    poor = Position(seats=[Seat(runes="Mind 1"), Seat()], fields=fields).start()
    assert "play Dear" not in offered(poor)


@pytest.mark.clause("keywords 2.1d", "CR 811")
def test_a_unit_played_from_hidden_enters_at_that_battlefield() -> None:
    game = waiting(unit_card("Lurker", Hidden, energy=7))
    do(game, "play Lurker")
    assert at_field(game) == ["Guard", "Lurker"]
    assert piece(game, "Lurker").exhausted


@pytest.mark.clause("keywords 2.1d")
def test_gear_goes_there_too_and_is_then_recalled() -> None:
    game = waiting(gear_card("Lamp", Hidden, when(I.am_played, gain_xp(1)), energy=7))
    do(game, "play Lamp")
    assert happened(game, "enters", "recalled") == ["enters Lamp", "recalled Lamp"]
    assert base(game, 0) == ["Lamp", "Own Base"]
    assert game.sides[0].xp == 1


@pytest.mark.clause("keywords 2.1d")
def test_every_target_of_the_spell_must_be_at_that_battlefield() -> None:
    game = waiting(spell_card("Trap", Hidden, exhaust(a(unit)), energy=9))
    do(game, "play Trap")
    assert question(game) == "main"  # Guard was the only one that could be chosen
    assert piece(game, "Guard").exhausted
    assert not piece(game, "Far").exhausted


@pytest.mark.clause("keywords 2.1d")
def test_a_spell_without_a_legal_target_there_cannot_be_played() -> None:
    game = waiting(spell_card("Trap", Hidden, exhaust(a(unit.enemy)), energy=9))
    assert "play Trap" not in offered(game)
    assert game.why_not_play(0, piece(game, "Trap").id) == reasons.NO_TARGET


@pytest.mark.clause("keywords 2.1d")
def test_targets_whose_own_words_point_elsewhere_are_free() -> None:
    """Judged target by target: one in a base, the other here."""
    game = waiting(spell_card("Trap", Hidden, exhaust(a(unit.in_base, "one")), give(a(unit, "two"), 1), energy=9))
    do(game, "play Trap")
    assert offered(game) == ["pick Own Base", "pick Their Base"]
    do(game, "pick Their Base")
    assert question(game) == "main"  # the second could only be Guard
    assert piece(game, "Their Base").exhausted


@pytest.mark.clause("CR 811.1.d.2", "keywords 2.1d")
def test_a_target_elsewhere_than_one_that_must_be_here_is_free_bases_included() -> None:
    swap = (choose(a(unit, "one")), choose(a(unit.at_other_place_than("one"), "two")), exhaust(it("two")))
    game = waiting(spell_card("Trap", Hidden, *swap, energy=9))
    do(game, "play Trap")
    assert offered(game) == ["pick Far", "pick Own Base", "pick Their Base"], "the first could only be Guard"
    do(game, "pick Own Base")
    assert (piece(game, "Own Base").exhausted, piece(game, "Guard").exhausted) == (True, False)


@pytest.mark.clause("CR 811.1.d.2")
def test_a_target_where_another_one_is_that_can_only_be_elsewhere_is_free() -> None:
    pair = (choose(a(unit.in_base, "one")), exhaust(a(unit.at_same_place_as("one"))))
    game = waiting(spell_card("Trap", Hidden, *pair, energy=9))
    do(game, "play Trap", "pick Their Base")
    assert (piece(game, "Their Base").exhausted, question(game)) == (True, "main")


@pytest.mark.clause("CR 811.1.d.2")
def test_a_battlefield_elsewhere_is_free_and_units_there_too() -> None:
    game = waiting(spell_card("Trap", Hidden, choose(a(battlefield.elsewhere)), exhaust(a(unit.there)), energy=9))
    do(game, "play Trap")
    assert (piece(game, "Far").exhausted, piece(game, "Guard").exhausted) == (True, False)


@pytest.mark.clause("CR 811.1.d.2")
def test_words_that_can_be_met_here_do_not_lift_the_limit() -> None:
    pair = (choose(a(unit, "one")), exhaust(a(unit.at_same_place_as("one"))))
    for words in (pair, (exhaust(a(unit.here)),), (exhaust(a(unit.at_battlefield)),)):
        game = waiting(spell_card("Trap", Hidden, *words, energy=9))
        do(game, "play Trap")
        assert (piece(game, "Guard").exhausted, question(game)) == (True, "main")


@pytest.mark.clause("CR 811.1.d.2")
def test_a_play_effect_may_choose_a_unit_at_another_place_than_its_own() -> None:
    turner = unit_card("Turner", Hidden, when(I.am_played, swap_places(me, a(unit.yours.at_other_place_than("me")))))
    game = waiting(turner)
    do(game, "play Turner")
    assert (at_field(game), base(game, 0)) == (["Guard", "Own Base"], ["Turner"])
    seer = unit_card("Seer", Hidden, when(I.am_played, exhaust(a(unit.enemy.at_other_place_than("me")))))
    game = waiting(seer)
    do(game, "play Seer")
    assert offered(game) == ["pick Far", "pick Their Base"]


@pytest.mark.clause("keywords 2.1d")
def test_a_permanents_play_effect_is_bound_to_that_battlefield_too() -> None:
    stinger = unit_card("Stinger", Hidden, when(I.am_played, exhaust(a(unit.other))), energy=9)
    game = waiting(stinger)
    do(game, "play Stinger")
    assert piece(game, "Guard").exhausted
    assert question(game) == "main"


@pytest.mark.clause("keywords 2.1d")
def test_a_permanent_may_be_played_although_its_play_effect_finds_no_target() -> None:
    stinger = unit_card("Stinger", Hidden, when(I.am_played, deal(1, a(unit.enemy))), energy=9)
    game = waiting(stinger)
    do(game, "play Stinger")
    assert "Stinger" in at_field(game)
    assert happened(game, "ability-withdrawn") == ["ability-withdrawn Stinger"]


@pytest.mark.clause("keywords 2.1d")
def test_the_same_unit_played_from_hand_is_not_bound() -> None:
    stinger = unit_card("Stinger", Hidden, when(I.am_played, deal(1, a(unit.enemy))))
    game = waiting(TRAP, hand0=[stinger])
    do(game, "play Stinger", "at base 0")
    assert offered(game) == ["pick Far", "pick Their Base"]


@pytest.mark.clause("keywords 2.1d")
def test_units_it_makes_you_play_go_there() -> None:
    game = waiting(spell_card("Trap", Hidden, play_token(RECRUIT, 2), energy=9))
    do(game, "play Trap")
    assert at_field(game) == ["Guard", "Recruit", "Recruit"]


@pytest.mark.clause("keywords 2.1d", "CR 819")
def test_quick_draw_from_hidden_attaches_to_a_unit_there() -> None:
    blade = gear_card("Blade", Hidden, QuickDraw(), energy=9, tags=("Equipment",), might_bonus=2)
    game = waiting(blade)
    do(game, "play Blade")
    assert piece(game, "Blade").attached_to == piece(game, "Guard").id
    assert at_field(game) == ["Blade", "Guard"]


@pytest.mark.clause("keywords 2.1e", "CR 811")
def test_parts_that_do_not_choose_work_everywhere() -> None:
    game = waiting(spell_card("Trap", Hidden, exhaust(every(unit.enemy)), energy=9))
    do(game, "play Trap")
    assert piece(game, "Far").exhausted
    assert piece(game, "Their Base").exhausted


@pytest.mark.clause("keywords 2.1g", "CR 129.4", "CR 107.3")
def test_its_identity_is_private() -> None:
    game = waiting(TRAP)
    assert "Trap" in str(game.view(0).plain())
    assert "Trap" not in str(game.view(1).plain())
    assert len(game.view(1).places[game.battlefields[0]].facedown) == 1  # that there is one is public


@pytest.mark.clause("CR 811")
def test_hidden_twice_is_hidden_once() -> None:
    game = hiding([spell_card("Trap", Hidden, Hidden, draw(1), energy=9)])
    assert offered(game) == ["end", "hide Trap", "move Guard"]


@pytest.mark.clause("CR 811", "CR 421")
def test_playing_from_hidden_is_a_play_and_hiding_is_not() -> None:
    scholar = unit_card("Scholar", when(you.play(spell), gain_xp(1)))
    game = Position(
        seats=[Seat(hand=[TRAP], runes="Mind 1", base=[scholar]), Seat()],
        fields=[
            Field(EAST, controller=0, units={0: [GUARD]}, facedown={0: spell_card("Old", Hidden, draw(1), energy=9)}),
            Field(WEST, controller=0, units={0: [unit_card("Other")]}),
        ],
    ).start()
    do(game, "hide Trap")
    assert game.sides[0].xp == 0
    do(game, "play Old")
    assert game.sides[0].xp == 1


@pytest.mark.clause("CR 466.5", "core 21.13")
def test_losing_the_battlefield_in_combat_trashes_and_tells_what_was_hidden_there() -> None:
    giant = unit_card("Giant", might=9)
    game = Position(
        seats=[Seat(base=[giant]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [GUARD]}, facedown={1: TRAP}), Field(WEST)],
    ).start()
    do(game, "move Giant", "at East")
    settle(game)
    assert trash(game, 1) == ["Guard", "Trap"]
    assert happened(game, "facedown-trashed") == ["facedown-trashed Trap"]
