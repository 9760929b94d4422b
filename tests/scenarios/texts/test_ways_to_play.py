"""Plays from anywhere and by anybody: from the trash, once this turn, by another player, the same spell again."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import text
from farfield.cards.language import (
    Flow,
    Repeat,
    a,
    card_,
    cost,
    gain_xp,
    have,
    may_play,
    spell,
    unit,
)
from farfield.errors import CardTextError
from farfield.games import Field, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.cards.test_drafts import draft
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
EAST = plain_field("East")
WEST = plain_field("West")
CHEER = spell_card("Cheer", gain_xp(1))


# --- from the trash, by permission


@pytest.mark.clause("CR 419.2", "CR 812")
def test_from_the_trash_for_another_price_once_legion_holds() -> None:
    """Undying Legion: only after another card, for its own price, and it is no Flow: it is not banished."""
    legion = draft("Undying Legion")
    game = Position(seats=[Seat(hand=[CHEER], trash=[legion], runes="Fury 4"), Seat()]).start()
    assert not offers(game, "play Undying Legion")
    do(game, "play Cheer")
    settle(game)
    do(game, "play Undying Legion")
    settle(game)
    assert (base(game, 0), trash(game, 0), banished(game, 0)) == (["Undying Legion"], ["Cheer"], [])
    assert runes(game, 0) == (1, 2)  # three Energy and one Fury Power, of an exhausted rune


@pytest.mark.clause("CR 419.2")
def test_all_cards_from_the_trash_as_long_as_a_text_says_so() -> None:
    riches = gear_card("Riches", may_play(card_.yours.in_trash))
    game = Position(
        seats=[Seat(base=[riches], trash=[CHEER, LEFT, unit_card("Dear", energy=9)]), Seat(trash=[RIGHT])]
    ).start()
    assert offered(game) == ["end", "play Cheer", "play Left"]  # what can be paid, and nobody else's
    do(game, "play Cheer")
    settle(game)
    assert (xp(game), trash(game, 0)) == ([1, 0], ["Cheer", "Dear", "Left"])  # it goes where spells go
    game = Position(seats=[Seat(trash=[CHEER, LEFT]), Seat(base=[riches])]).start()
    assert offered(game) == ["end"]  # an opponent's text is no permission


@pytest.mark.clause("CR 356.1", "CR 829")
def test_flow_and_a_permission_are_ways_of_their_own() -> None:
    riches = gear_card("Riches", may_play(card_.yours.in_trash))
    twice = spell_card("Twice", gain_xp(1), Flow(cost(0)), energy=1)
    game = Position(seats=[Seat(base=[riches], trash=[twice], runes="Fury 1"), Seat()]).start()
    assert offered(game) == ["end", "play Twice", "play Twice"]


# --- once this turn


def test_one_gear_this_turn_without_its_energy_cost() -> None:
    """Jayce: a gear of at most seven, one of them, if a gear was killed for it; otherwise they cost what they cost."""
    jayce = draft("Jayce, Man of Progress", free=True)
    seven, other, eight = (gear_card(f"Gear of {n}", energy=e) for n, e in (("seven", 7), ("six", 6), ("eight", 8)))
    scrap = gear_card("Scrap")
    game = Position(seats=[Seat(hand=[jayce, seven, other, eight], base=[scrap]), Seat()]).start()
    assert offered(game) == ["end", "play Jayce, Man of Progress"]
    do(game, "play Jayce, Man of Progress", "yes")
    settle(game)
    assert trash(game, 0) == ["Scrap"]
    assert [x for x in offered(game) if x.startswith("play")] == ["play Gear of seven", "play Gear of six"]
    do(game, "play Gear of seven")
    settle(game)
    assert "Gear of seven" in base(game, 0)
    assert not [x for x in offered(game) if x.startswith("play")]


def test_declined_nothing_is_permitted() -> None:
    jayce = draft("Jayce, Man of Progress", free=True)
    game = Position(seats=[Seat(hand=[jayce, gear_card("Dear", energy=6)], base=[gear_card("Scrap")]), Seat()]).start()
    do(game, "play Jayce, Man of Progress", "no")
    settle(game)
    assert (trash(game, 0), offers(game, "play Dear")) == ([], False)


# --- where it is played from


@pytest.mark.clause("CR 356.4")
def test_what_is_played_from_the_trash_costs_less_and_nothing_else_does() -> None:
    """Stargazer: the Flow of a spell in the trash, down to one; the same spell from hand costs what it costs."""
    flows = spell_card("Flows", gain_xp(1), Flow(cost(4)), energy=4)
    game = Position(
        seats=[Seat(base=[draft("Stargazer")], hand=[flows], trash=[flows], runes="Fury 6"), Seat()]
    ).start()
    do(game, "play Flows")
    settle(game)
    do(game, "play Flows")
    settle(game)
    assert (xp(game), runes(game, 0), trash(game, 0), banished(game, 0)) == ([2, 0], (0, 6), ["Flows"], ["Flows"])


# --- what was revealed, played here too


def test_a_banished_unit_may_be_played_here_as_well() -> None:
    queen = draft("Rek'Sai, Swarm Queen")
    game = Position(
        seats=[Seat(base=[queen], deck=[LEFT, CHEER, CHEER, CHEER]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Wall", might=9)]}), Field(WEST)],
    ).start()
    do(game, "move Rek'Sai, Swarm Queen", "at East", "yes")
    settle_chain(game)
    do(game, "pick Left")
    settle_chain(game)
    assert (question(game), offered(game)) == ("place", ["at East", "at base 0"])
    do(game, "at East")
    settle(game)
    assert deck(game, 0)[-1] == "Cheer"
    assert "Left" not in banished(game, 0)


# --- another player plays


def test_they_play_what_was_picked_from_their_hand() -> None:
    """Bone Skewer: to the battlefield chosen before, without any costs, and then it is stunned."""
    dear = unit_card("Dear", might=4, energy=9)
    game = Position(
        seats=[Seat(hand=[draft("Bone Skewer", free=True)]), Seat(hand=[dear, RIGHT, CHEER])],
        fields=[Field(EAST, controller=0, units={0: [unit_card("Wall", might=9)]}), Field(WEST)],
    ).start()
    do(game, "play Bone Skewer", "pick East")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Dear", "pick Right"])
    do(game, "pick Dear")
    settle(game)
    assert hand(game, 1) == ["Cheer", "Right"]
    assert damage_to(game, "Wall") == []  # stunned, it dealt none in the combat that came of it


def test_nobody_need_be_picked() -> None:
    game = Position(
        seats=[Seat(hand=[draft("Bone Skewer", free=True)]), Seat(hand=[RIGHT])],
        fields=[Field(EAST, controller=0, units={0: [LEFT]}), Field(WEST)],
    ).start()
    do(game, "play Bone Skewer", "pick East")
    settle(game)
    do(game, "done")
    settle(game)
    assert (hand(game, 1), at_field(game, 0), piece(game, "Left").stunned) == (["Right"], ["Left"], False)


# --- the same spell again


def test_its_controller_may_play_the_spell_again() -> None:
    """Dancing Grenade goes to and fro for [A], and one harder each time; then it is in its owner's trash."""
    grenade = draft("Dancing Grenade", free=True)
    big, huge = unit_card("Big", might=9), unit_card("Huge", might=9)
    game = Position(seats=[Seat(hand=[grenade], base=[big], runes="Fury 1"), Seat(base=[huge], runes="Fury 1")]).start()
    do(game, "play Dancing Grenade", "pick Huge")
    settle(game)
    assert (seat_asked(game), question(game), damage_to(game, "Huge")) == (1, "may", [2])
    do(game, "yes", "pick Big")
    settle(game)
    assert (damage_to(game, "Big"), runes(game, 1), seat_asked(game)) == ([3], (0, 0), 0)
    do(game, "yes", "pick Huge")
    settle(game)
    assert (damage_to(game, "Huge"), runes(game, 0)) == ([2, 4], (0, 0))
    if question(game) == "may":
        do(game, "no")
        settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Dancing Grenade"], [])


def test_repeated_it_is_not_played_again() -> None:
    """Dancing Grenade with a Repeat that another card gives: 2 and 2, since harder is only what is played again."""
    grenade = draft("Dancing Grenade", free=True)
    echo = gear_card("Echo", have(spell.yours, None, Repeat(cost(1))))
    big, huge = unit_card("Big", might=9), unit_card("Huge", might=9)
    seats = [Seat(hand=[grenade], base=[echo], runes="Fury 1"), Seat(base=[big, huge])]
    game = Position(seats=seats).start()
    do(game, "play Dancing Grenade", "yes", "pick Huge", "pick Big")
    assert (question(game), damage_to(game, "Huge"), damage_to(game, "Big")) == ("may", [2], [])
    do(game, "no")
    assert (question(game), damage_to(game, "Huge"), damage_to(game, "Big")) == ("may", [2], [2])


def test_declined_it_goes_to_the_trash() -> None:
    grenade = draft("Dancing Grenade", free=True)
    game = Position(seats=[Seat(hand=[grenade]), Seat(base=[unit_card("Huge", might=9)], runes="Fury 1")]).start()
    do(game, "play Dancing Grenade")
    settle(game)
    do(game, "no")
    settle(game)
    assert (trash(game, 0), runes(game, 1), damage_to(game, "Huge")) == (["Dancing Grenade"], (1, 0), [2])


@pytest.mark.clause("CR 358.5")
def test_unpaid_it_goes_to_the_trash_too() -> None:
    grenade = draft("Dancing Grenade", free=True)
    game = Position(seats=[Seat(hand=[grenade]), Seat(base=[unit_card("Huge", might=9)])]).start()
    do(game, "play Dancing Grenade")
    settle(game)
    if question(game) == "may":
        do(game, "yes")
        settle(game)
    assert (trash(game, 0), damage_to(game, "Huge"), question(game)) == (["Dancing Grenade"], [2], "main")


# --- refused


@pytest.mark.parametrize("what", [unit, a(unit.yours.in_trash)])
def test_what_may_be_played_is_told_by_where_it_lies(what: object) -> None:
    with pytest.raises(CardTextError, match="what may be played"):
        Printed("Odd", UNIT, abilities=text(may_play(what)))  # type: ignore[arg-type]
