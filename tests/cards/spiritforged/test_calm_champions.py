"""Champions of Spiritforged: Calm; and Svellsongur, which is whoever wears it."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, a, attach, deal, draw, gear, give, kill, ready, unit, when
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
    happened,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
SLAY = spell_card("Slay", Action, kill(a(unit)))
CHEER = spell_card("Cheer", Action, give(a(unit), 2))
HERE, THERE = plain_field("Here"), plain_field("There")

APHELIOS, AZIR, JANNA, JAX = "Aphelios, Exalted", "Azir, Ascendant", "Janna, Savior", "Jax, Unmatched"
IRELIA, ORNN = "Irelia, Fervent", "Ornn, Blacksmith"


def armed(*shields: str) -> Position:
    """Aphelios, another, and Equipment to attach; runes that pay for it, exhausted."""
    seats = [
        Seat(base=[APHELIOS, OGRE, *shields], exhausted_runes="Calm 6", rune_deck="Calm 2"),
        Seat(base=[GIANT]),
    ]
    return Position(seats=seats)


@shows(APHELIOS)
def test_aphelios_readies_two_runes_channels_one_or_buffs_a_friend_each_once_a_turn() -> None:
    game = armed("Doran's Shield", "Brutalizer", "Guardian Angel").start()
    do(game, "use Doran's Shield", f"pick {APHELIOS}")
    settle(game)
    assert offered(game) == ["mode 0", "mode 1", "mode 2"]
    do(game, "mode 0", "pick Calm Rune", "pick Calm Rune")
    settle(game)
    assert runes(game, 0) == (2, 3)
    do(game, "use Brutalizer", f"pick {APHELIOS}")
    settle(game)
    assert offered(game) == ["mode 1", "mode 2"]
    do(game, "mode 1")
    settle(game)
    assert runes(game, 0) == (2, 3)  # one was recycled for the Brutalizer
    do(game, "use Guardian Angel", f"pick {APHELIOS}")
    assert offered(game) == [f"pick {APHELIOS}", "pick Ogre"]  # the last mode is all that is left; not the enemy
    do(game, "pick Ogre")
    settle(game)
    assert (piece(game, "Ogre").buffs, piece(game, APHELIOS).buffs) == (1, 0)


@shows(APHELIOS)
def test_aphelios_does_not_mind_what_is_attached_to_others() -> None:
    game = armed("Doran's Shield").start()
    do(game, "use Doran's Shield", "pick Ogre")
    settle(game)
    assert (question(game), runes(game, 0)) == ("main", (0, 5))


@shows(APHELIOS)
def test_aphelios_minds_no_gear_but_equipment() -> None:
    tie = spell_card("Tie", attach(a(gear.friendly), a(unit.friendly)))
    game = Position(seats=[Seat(hand=[tie], base=[APHELIOS, TRINKET]), Seat()]).start()
    do(game, "play Tie")
    settle(game)
    assert (question(game), piece(game, "Trinket").attached_to) == ("main", piece(game, APHELIOS).id)


@shows(AZIR)
def test_azir_changes_places_with_a_unit_you_control() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]}), Field(THERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=[AZIR, "Recruit", TRINKET], runes="Calm 2"), Seat()], fields=fields).start()
    do(game, f"use {AZIR}")
    assert offered(game) == [f"pick {AZIR}", "pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    settle(game)
    assert (at_field(game), base(game, 0), runes(game, 0)) == ([AZIR], ["Ogre", "Recruit", "Trinket"], (1, 0))
    assert f"use {AZIR}" not in offered(game)  # once a turn


@shows(AZIR)
@pytest.mark.parametrize(("answer", "bearer"), [("yes", AZIR), ("no", "Ogre")])
def test_azir_may_take_one_equipment_of_the_other(answer: str, bearer: str) -> None:
    wearer = Piece(OGRE, attached=["Doran's Shield", "Brutalizer", TRINKET])
    fields = [Field(HERE, controller=0, units={0: [wearer]}), Field(THERE)]
    game = Position(seats=[Seat(base=[AZIR, "Guardian Angel"], runes="Calm 1"), Seat()], fields=fields).start()
    do(game, f"use {AZIR}", "pick Ogre")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Brutalizer", "pick Doran's Shield"]
        do(game, "pick Brutalizer")
    settle(game)
    assert piece(game, "Brutalizer").attached_to == piece(game, bearer).id
    assert piece(game, "Doran's Shield").attached_to == piece(game, "Ogre").id


@shows(AZIR)
def test_azir_changes_places_in_a_showdown_too() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(base=[AZIR], runes="Calm 1"), Seat(base=[GIANT])], fields=fields, active=1).start()
    do(game, "move Giant")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"use {AZIR}"])


@shows(JANNA)
def test_janna_comes_as_a_reaction_heals_your_units_here_and_sends_one_enemy_home() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [Piece(OGRE, damage=3)]}),
        Field(THERE, controller=1, units={1: [unit_card("Far")]}),
    ]
    seats = [
        Seat(hand=[JANNA], runes="Calm 4", base=[Piece("Mega-Mech", damage=2)]),
        Seat(base=[Piece(GIANT, damage=1), unit_card("Brute"), unit_card("Idle")], hand=[CHEER]),
    ]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "at Here", "pick Brute", "done", "pass")
    do(game, f"play {JANNA}", "at Here")
    assert offered(game) == ["done", "pick Brute", "pick Giant"]
    do(game, "pick Giant")
    settle(game)
    assert [piece(game, x).damage for x in ("Ogre", "Mega-Mech", "Giant")] == [0, 2, 1]  # yours, and here
    assert (base(game, 1), at_field(game)) == (["Giant", "Idle"], ["Brute", JANNA, "Ogre"])


@shows(JANNA)
def test_janna_may_leave_every_enemy_where_it_is_and_answers_a_spell() -> None:
    fields = [Field(HERE, controller=0, units={0: [Piece(OGRE, damage=3)]})]
    seats = [Seat(hand=[JANNA], runes="Calm 4"), Seat(base=[GIANT], hand=[CHEER])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Cheer", "pick Giant", "pass")
    assert f"play {JANNA}" in offered(game)
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "pass", f"play {JANNA}", "at Here", "done")
    settle(game)
    assert "Giant" in at_field(game)


@shows(JAX)
def test_jax_lets_your_equipment_be_drawn_quickly() -> None:
    fields = [Field(HERE, controller=1, units={1: [JAX]})]
    seats = [Seat(hand=[CHEER, "Doran's Shield"], base=[GIANT]), Seat(hand=["Doran's Shield", TRINKET], runes="Calm 1")]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Cheer")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Doran's Shield"])
    do(game, "play Doran's Shield")
    settle(game)
    assert (at_field(game), might(game, JAX), keyword(game, JAX, "Deflect")) == (["Doran's Shield", JAX], 6, 1)


@shows(JAX)
def test_jax_does_not_help_the_opponent_and_costs_them_a_power_to_choose() -> None:
    seats = [Seat(hand=[ZAP, "Doran's Shield"], base=[GIANT], energy=1), Seat(base=[JAX])]
    game = Position(seats=seats).start()
    assert offered(game) == ["end", "move Giant", "play Doran's Shield"]
    do(game, "play Doran's Shield")
    settle(game)
    assert not piece(game, "Doran's Shield").attached_to


WAKE = spell_card("Wake", Action, ready(a(unit)))


@shows(IRELIA)
@pytest.mark.parametrize(
    ("spell", "whom", "strength"), [("Cheer", IRELIA, 7), ("Wake", IRELIA, 6), ("Cheer", "Ogre", 4)]
)
def test_irelia_grows_as_you_choose_or_ready_her(spell: str, whom: str, strength: int) -> None:
    game = Position(seats=[Seat(hand=[CHEER, WAKE], base=[Piece(IRELIA, exhausted=True), OGRE]), Seat()]).start()
    do(game, f"play {spell}", f"pick {whom}")
    settle(game)
    assert (might(game, IRELIA), piece(game, IRELIA).exhausted) == (strength, spell != "Wake")
    do(game, "end")
    assert might(game, IRELIA) == 4


@shows(IRELIA)
def test_irelia_does_not_grow_as_an_opponent_chooses_her_for_a_power() -> None:
    game = Position(seats=[Seat(base=[IRELIA]), Seat(hand=[ZAP], power="Fury 1")], active=1).start()
    do(game, "play Zap")
    settle(game)
    assert (might(game, IRELIA), piece(game, IRELIA).damage) == (4, 1)
    game = Position(seats=[Seat(base=[IRELIA]), Seat(hand=[ZAP])], active=1).start()
    assert offered(game) == ["end"]


@shows(ORNN)
def test_ornn_blacksmith_may_draw_a_gear_of_the_top_four_as_he_is_played() -> None:
    library = [OGRE, TRINKET, GIANT, gear_card("Kettle"), gear_card("Deeper")]
    game = Position(seats=[Seat(hand=[ORNN], runes="Calm 6", deck=library), Seat()]).start()
    do(game, f"play {ORNN}")
    settle(game)
    assert offered(game) == ["done", "pick Kettle", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert happened(game, "reveals") == ["reveals Trinket"]
    assert (hand(game, 0), deck(game, 0)[0]) == (["Trinket"], "Deeper")
    assert sorted(deck(game, 0)[1:]) == ["Giant", "Kettle", "Ogre"]


@shows(ORNN)
def test_ornn_blacksmith_looks_again_as_he_holds_and_may_decline() -> None:
    library = [TRINKET, GIANT, GIANT, GIANT, OGRE, GIANT]
    fields = [Field(HERE, controller=0, units={0: [ORNN]})]
    game = Position(seats=[Seat(deck=library), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert offered(game) == ["done", "pick Trinket"]
    do(game, "done")
    settle(game)
    assert (hand(game, 0), len(deck(game, 0))) == (["Ogre"], 5)  # what was on top after them is drawn


@shows("Svellsongur")
def test_svellsongur_copies_the_text_of_its_wearer_while_attached() -> None:
    scholar = unit_card("Scholar", when(I.move, draw(1)))
    seats = [Seat(base=["Svellsongur", scholar, OGRE], runes="Calm 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE)]).start()
    do(game, "use Svellsongur", "pick Scholar")
    settle(game)
    assert (runes(game, 0), might(game, "Scholar")) == ((0, 0), 2)
    do(game, "move Scholar", "at Here", "done")
    settle(game)
    while question(game) == "order":
        do(game, offered(game)[0])
    assert len(hand(game, 0)) == 2


@shows("Svellsongur")
def test_svellsongur_copies_nothing_to_the_next_and_asks_for_energy_and_calm() -> None:
    poro = unit_card("Sturdy", when(I.move, draw(1)))
    for pool, offer in (({"power": "Calm 1"}, False), ({"energy": 1, "power": "Fury 1"}, False)):
        game = Position(seats=[Seat(base=["Svellsongur", poro], **pool), Seat()]).start()
        assert ("use Svellsongur" in offered(game)) == offer
    seats = [Seat(hand=[SLAY], base=[Piece(poro, attached=["Svellsongur"]), OGRE], energy=1, power="Calm 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE)]).start()
    do(game, "play Slay", "pick Sturdy")
    settle(game)
    do(game, "use Svellsongur")
    settle(game)
    do(game, "move Ogre", "at Here")
    settle(game)
    assert (hand(game, 0), question(game), "Svellsongur" in at_field(game)) == ([], "main", True)
