"""Spells and gear of Spiritforged: Chaos."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, gain_xp, gear, give, kill, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
SLOW = spell_card("Slow", gain_xp(1))
EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
ABCD = [unit_card(x) for x in "ABCD"]


@shows("Called Shot")
def test_called_shot_draws_one_of_two_and_recycles_the_other() -> None:
    game = Position(seats=[Seat(hand=["Called Shot"], power="Chaos 1", deck=ABCD), Seat()]).start()
    do(game, "play Called Shot")
    settle(game)
    assert offered(game) == ["pick A", "pick B"]  # one must be drawn
    do(game, "pick B")
    settle(game)
    assert (hand(game, 0), deck(game, 0)) == (["B"], ["C", "D", "A"])


@shows("Called Shot")
@pytest.mark.parametrize(("power", "again"), [("Chaos 2", True), ("Chaos 1, Fury 1", False)])
def test_called_shot_is_repeated_for_a_chaos_in_a_showdown(power: str, again: bool) -> None:
    seats = [Seat(base=[OGRE]), Seat(hand=["Called Shot"], power=power, deck=ABCD)]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "move Ogre", "play Called Shot")
    assert (question(game) == "optional-cost") == again
    if again:
        do(game, "yes")
        settle(game)
        do(game, "pick A", "pick D")
        assert (hand(game, 1), deck(game, 1)) == (["A", "D"], ["B", "C"])


@shows("Temptation")
def test_temptation_moves_an_enemy_where_its_controller_has_another() -> None:
    """To a battlefield, or to a base; not where there is none, nor where only others have one."""
    fields = [Field(EAST, 1, {1: ["Mega-Mech"]}), Field(WEST, 0, {0: ["Recruit"]}), Field(NORTH)]
    game = Position(
        seats=[Seat(hand=["Temptation"], energy=4, base=["Sprite"]), Seat(base=[GIANT, OGRE])], fields=fields
    ).start()
    do(game, "play Temptation", "yes")
    assert offered(game) == ["pick Giant", "pick Mega-Mech", "pick Ogre"]
    do(game, "pick Giant", *(["pick East"] if question(game) == "destination" else []))
    do(game, "pick Mega-Mech")
    settle(game)
    assert (at_field(game), base(game, 1), game.sides[0].energy) == (["Giant"], ["Mega-Mech", "Ogre"], 0)


@shows("Temptation")
def test_temptation_needs_a_place_to_tempt_to() -> None:
    fields = [Field(EAST), Field(WEST, 0, {0: ["Recruit"]})]
    game = Position(seats=[Seat(hand=["Temptation"], energy=2), Seat(base=[GIANT, OGRE])], fields=fields).start()
    assert "play Temptation" not in offered(game)


@shows("Factory Recall")
def test_factory_recall_returns_a_gear_of_either_side_in_a_showdown() -> None:
    sword = equipment("Sword", bonus=2)
    fields = [Field(EAST), Field(WEST, 1, {1: [Piece(GIANT, attached=[sword])]})]
    seats = [Seat(base=[OGRE, TRINKET]), Seat(hand=["Factory Recall"], energy=1, base=[gear_card("Mine")])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Ogre", "at East")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Factory Recall"])
    do(game, "play Factory Recall")
    assert offered(game) == ["pick Mine", "pick Sword", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert (hand(game, 0), trash(game, 1)) == (["Trinket"], ["Factory Recall"])


@shows("Hard Bargain")
@pytest.mark.parametrize(("energy", "answers", "hurt", "left"), [(2, ["yes"], 1, 0), (2, ["no"], 0, 2), (1, [], 0, 1)])
def test_hard_bargain_counters_a_spell_unless_its_controller_pays_two(
    energy: int, answers: list[str], hurt: int, left: int
) -> None:
    seats = [Seat(hand=[ZAP], energy=energy), Seat(hand=["Hard Bargain"], energy=2, base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Zap", "play Hard Bargain")
    settle(game)
    assert (question(game) != "main") == bool(answers)
    do(game, *answers)
    settle(game)
    assert (piece(game, "Giant").damage, game.sides[0].energy, trash(game, 0)) == (hurt, left, ["Zap"])


@shows("Hard Bargain")
def test_hard_bargain_is_repeated_for_two() -> None:
    """The same spell twice: whoever pays the first time must pay again."""
    seats = [Seat(hand=[ZAP], energy=3), Seat(hand=["Hard Bargain"], energy=4, base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Zap", "play Hard Bargain", "yes")
    settle(game)
    do(game, "yes")
    settle(game)
    assert (piece(game, "Giant").damage, game.sides[0].energy, game.sides[1].energy) == (0, 1, 0)


@shows("Spirit Wheel")
@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", 1, 0), ("no", 0, 1)])
def test_spirit_wheel_draws_for_one_as_you_choose_a_friend(answer: str, drawn: int, left: int) -> None:
    cheer = spell_card("Cheer", give(a(unit), 1))
    seats = [Seat(hand=[cheer], base=["Spirit Wheel", OGRE], energy=1), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Cheer", "pick Ogre", answer)
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].energy) == (drawn, left)
    assert piece(game, "Spirit Wheel").exhausted == (answer == "yes")


@shows("Spirit Wheel")
@pytest.mark.parametrize(
    ("chosen", "energy", "exhausted"), [("Giant", 1, False), ("Ogre", 0, False), ("Ogre", 1, True)]
)
def test_spirit_wheel_minds_no_enemy_and_must_be_paid_for(chosen: str, energy: int, exhausted: bool) -> None:
    cheer = spell_card("Cheer", give(a(unit), 1))
    wheel = Piece("Spirit Wheel", exhausted=exhausted)
    game = Position(seats=[Seat(hand=[cheer], base=[wheel, OGRE], energy=energy), Seat(base=[GIANT])]).start()
    do(game, "play Cheer", f"pick {chosen}")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", [])


@shows("Spirit Wheel")
def test_spirit_wheel_does_not_turn_for_an_opponents_choice_nor_for_a_gear() -> None:
    rust = spell_card("Rust", kill(a(gear.friendly)))
    game = Position(seats=[Seat(hand=[rust], base=["Spirit Wheel", TRINKET], energy=1), Seat()]).start()
    do(game, "play Rust", "pick Trinket")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", [])
    game = Position(seats=[Seat(hand=[ZAP]), Seat(base=["Spirit Wheel", GIANT], energy=1)]).start()
    do(game, "play Zap")
    settle(game)
    assert (question(game), seat_asked(game), hand(game, 1)) == ("main", 0, [])


@shows("Switcheroo")
def test_switcheroo_swaps_the_might_of_two_at_one_battlefield_this_turn() -> None:
    fields = [Field(EAST, 1, {1: [GIANT, OGRE]}), Field(WEST, 0, {0: ["Recruit"]})]
    seats = [Seat(hand=["Switcheroo"], energy=2, power="Chaos 2", base=["Sprite", "Petty Officer"]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Switcheroo")
    assert offered(game) == ["pick Giant", "pick Ogre"]  # nobody is with the Recruit, and the others are in a base
    do(game, "pick Giant")
    settle(game)
    assert (might(game, "Giant"), might(game, "Ogre")) == (4, 9)
    do(game, "end")
    assert (might(game, "Giant"), might(game, "Ogre")) == (9, 4)


@shows("Switcheroo")
@pytest.mark.parametrize("hidden", [True, False])
def test_switcheroo_is_played_in_a_showdown_from_hand_or_hidden(hidden: bool) -> None:
    fields = [Field(EAST, 0, {0: ["Sprite"]})]
    seats = [
        Seat(hand=["Switcheroo"], runes="Chaos 1" if hidden else "Chaos 4"),
        Seat(base=[OGRE], hand=[SLOW]),
    ]
    game = Position(seats=seats, fields=fields, active=0 if hidden else 1).start()
    if hidden:
        do(game, "hide Switcheroo", "end")
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Switcheroo"])


@shows("Downwell")
def test_downwell_returns_every_unit_and_gear_to_its_owner() -> None:
    stolen = Piece(OGRE, owner=1)
    fields = [Field(EAST, 1, {1: [GIANT]})]
    seats = [
        Seat(hand=["Downwell"], energy=8, power="Chaos 2", base=[stolen, "Recruit", TRINKET]),
        Seat(base=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Downwell")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == (["Trinket"], ["Giant", "Ogre", "Theirs"])
    assert (base(game, 0), at_field(game)) == ([], [])


def equips(name: str, bonus: int) -> None:
    """It is attached for a Chaos, and gives its bonus."""
    for power, there in (("Chaos 1", True), ("Fury 1", False)):
        game = Position(seats=[Seat(base=[name, "Recruit"], power=power), Seat()]).start()
        assert (f"use {name}" in offered(game)) is there
        if there:
            do(game, f"use {name}")
            settle(game)
            assert (might(game, "Recruit"), len(game.sides[0].power)) == (1 + bonus, 0)


@shows("Doran's Ring")
def test_dorans_ring_discards_and_draws_as_its_bearer_conquers() -> None:
    equips("Doran's Ring", 1)
    bearer = Piece("Recruit", attached=["Doran's Ring"])
    seats = [Seat(base=[bearer], hand=[OGRE, GIANT]), Seat()]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    do(game, "move Recruit")
    settle(game)
    do(game, "pick Ogre")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0))) == (["Ogre"], 2)
    held = Position(seats=[Seat(), Seat(hand=[OGRE, GIANT])], fields=[Field(EAST, 1, {1: [bearer]})]).start()
    do(held, "end")
    settle(held)
    assert (trash(held, 1), len(hand(held, 1))) == ([], 3)  # the card of the turn


@shows("Boots of Swiftness")
def test_boots_of_swiftness_give_ganking() -> None:
    equips("Boots of Swiftness", 2)
    fields = [Field(EAST, 0, {0: [Piece("Recruit", attached=["Boots of Swiftness"]), OGRE]}), Field(WEST)]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    assert [keyword(game, x, "Ganking") for x in ("Recruit", "Ogre")] == [1, 0]
    do(game, "move Recruit", "at West")
    assert "Recruit" in at_field(game, 1)


@shows("Cull")
def test_cull_brings_a_gold_as_its_bearer_conquers() -> None:
    equips("Cull", 1)
    bearer = Piece("Recruit", attached=["Cull"])
    game = Position(seats=[Seat(base=[bearer]), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (base(game, 0), piece(game, "Gold").exhausted, points(game)) == (["Gold"], True, [1, 0])
    held = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 1, {1: [bearer]})]).start()
    do(held, "end")
    settle(held)
    assert (base(held, 1), points(held)) == ([], [0, 1])


@shows("Edge of Night")
def test_edge_of_night_is_attached_as_it_is_revealed() -> None:
    """To a unit of yours where it was hidden, as an answer."""
    equips("Edge of Night", 2)
    fields = [Field(EAST, 0, {0: [OGRE, "Sprite"]}), Field(WEST, 0, {0: ["Recruit"]})]
    seats = [Seat(hand=["Edge of Night"], runes="Chaos 1"), Seat(base=["Mystic Poro"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "hide Edge of Night", "at East", "end", "move Mystic Poro", "at East", "play Edge of Night")
    assert offered(game) == ["pick Ogre", "pick Sprite"]
    do(game, "pick Ogre")
    settle_chain(game)
    assert (might(game, "Ogre"), piece(game, "Edge of Night").attached_to) == (6, piece(game, "Ogre").id)


@shows("Edge of Night")
def test_edge_of_night_from_the_hand_lies_in_the_base() -> None:
    game = Position(seats=[Seat(hand=["Edge of Night"], energy=3, base=[OGRE]), Seat()]).start()
    do(game, "play Edge of Night")
    settle(game)
    assert (base(game, 0), piece(game, "Edge of Night").attached_to) == (["Edge of Night", "Ogre"], 0)


@shows("Last Rites")
@pytest.mark.parametrize(
    ("lying", "power", "there"), [(2, "Chaos 1", True), (1, "Chaos 1", False), (2, "Fury 1", False)]
)
def test_last_rites_asks_for_a_chaos_and_two_cards_of_your_trash(lying: int, power: str, there: bool) -> None:
    seats = [
        Seat(base=["Last Rites", "Recruit"], trash=ABCD[:lying], power=power),
        Seat(trash=[OGRE, OGRE]),
    ]
    game = Position(seats=seats).start()
    assert ("use Last Rites" in offered(game)) is there
    if there:
        do(game, "use Last Rites")
        settle(game)
        assert (might(game, "Recruit"), trash(game, 0), sorted(deck(game, 0)[-2:])) == (3, [], ["A", "B"])


@shows("Last Rites")
@pytest.mark.parametrize("hold", [False, True])
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 3)])
def test_last_rites_lets_you_play_a_unit_from_your_trash_as_its_bearer_conquers_or_holds(
    hold: bool, answer: str, left: int
) -> None:
    bearer = Piece("Recruit", attached=["Last Rites"])
    dead = [unit_card("Dead", energy=2), unit_card("Gone", energy=4), TRINKET, SLOW]
    mine = Seat(base=[] if hold else [bearer], trash=dead, energy=0 if hold else 3, runes="Chaos 3" if hold else "")
    field = Field(EAST, 0, {0: [bearer]}) if hold else Field(EAST)
    game = Position(seats=[mine, Seat(trash=[OGRE])], fields=[field], active=1 if hold else 0).start()
    do(game, "end" if hold else "move Recruit")
    settle(game)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Dead", "pick Gone"]
        do(game, "pick Dead")
        settle(game)
        do(game, "at base 0")
    settle(game)
    assert ("Dead" in base(game, 0), "Dead" in trash(game, 0)) == (answer == "yes", answer == "no")
