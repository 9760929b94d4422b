"""Previews: cards that have been shown and not released. Ten of Radiance are defined, as an exercise."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import claimed, supported, texts
from farfield.cards.facts import all_facts, facts, find, previews
from farfield.cards.language import Reaction, a, draw, kill, unit
from farfield.cards.progress import lack_of, previewed, sets
from farfield.decks import legality, parse, unsupported
from farfield.games import Field, Piece, Position, Seat
from farfield.words import LANGUAGES, card_text
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offers,
    plain_field,
    runes,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

DEFINED = sorted(name for name in texts() if facts(name).preview)


def test_previews_are_found_and_count_nowhere() -> None:
    assert len(previews()) == 107 and find("rad-004").name == "Brawl" and facts("Brawl").preview
    assert not {card.name for card in previews()} & ({card.name for card in all_facts()} | claimed() | supported())
    assert list(previewed()) == ["RAD"] and "RAD" not in [x.code for x in sets()]
    lack = lack_of("Brawl")
    assert lack is not None and lack.kind == "preview"


def test_a_deck_that_holds_a_preview_is_told() -> None:
    built = parse(
        "Legend:\n1 Loose Cannon\nChampion:\n1 Jinx, Demolitionist\nMainDeck:\n3 Brawl\n36 Void Seeker\n"
        "Battlefields:\n1 Void Gate\nRune Pool:\n12 Fury Rune\n"
    )
    findings = [x for x in legality(built, "duel") if x.id == "deck-preview"]
    assert [x.params["card"] for x in findings] == ["Brawl"]
    why = [x.params["why"] for x in unsupported(built, supported()) if x.params["card"] == "Brawl"]
    assert why == ["preview"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DEFINED)
def test_a_preview_that_is_defined_says_what_it_does(name: str, lang: str) -> None:
    assert card_text(name, lang)


def test_ten_are_defined() -> None:
    assert len(DEFINED) == 10


OX, FOE = unit_card("Ox", might=4), unit_card("Foe", might=9)
HERE, THERE = plain_field("Here"), plain_field("There")


def test_brawl_gives_assault_equal_to_the_might_of_the_unit_this_turn() -> None:
    game = Position(seats=[Seat(hand=["Brawl"], base=[OX], energy=3, power="Fury"), Seat()]).start()
    do(game, "play Brawl")
    settle(game)
    assert keyword(game, "Ox", "Assault") == 4
    do(game, "end")
    assert keyword(game, "Ox", "Assault") == 0


def test_scorched_earth_is_split_at_one_battlefield() -> None:
    game = Position(
        seats=[Seat(hand=["Scorched Earth"], energy=4, power="Fury"), Seat(base=[OX])],
        fields=[Field(HERE, 1, {1: [FOE, unit_card("Pal", might=9)]}), Field(THERE, 1, {1: [unit_card("Far")]})],
    ).start()
    do(game, "play Scorched Earth")
    assert not offers(game, "pick Ox")
    do(game, "pick Foe")
    assert offers(game, "pick Pal") and not offers(game, "pick Far")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_shimmering_swimmer_kills_a_unit_or_gear_for_its_two_damage(answer: str) -> None:
    game = Position(
        seats=[Seat(hand=["Shimmering Swimmer"], base=[gear_card("Pot")], energy=3), Seat(base=[FOE])],
    ).start()
    do(game, "play Shimmering Swimmer", answer)
    if answer == "yes":
        do(game, "pick Foe")
    settle(game)
    assert trash(game, 0) == (["Pot"] if answer == "yes" else [])
    assert damage_to(game, "Foe") == ([2] if answer == "yes" else [])


@pytest.mark.parametrize(("buffs", "more"), [(0, 1), (1, 2)])
def test_iridescent_avian_buffs_or_gives_two_to_what_is_buffed(buffs: int, more: int) -> None:
    game = Position(seats=[Seat(base=["Iridescent Avian", Piece(OX, buffed=buffs)]), Seat()]).start()
    plain = might(game, "Ox")
    do(game, "use Iridescent Avian", "pick Ox")
    settle(game)
    assert might(game, "Ox") == plain + more


def test_fanfare_draws_for_the_next_three_units() -> None:
    hands = [unit_card(f"Unit {n}") for n in range(4)]
    game = Position(seats=[Seat(hand=["Fanfare", *hands], energy=3, deck=["Void Seeker"] * 9), Seat()]).start()
    do(game, "play Fanfare")
    settle(game)
    for n, left in enumerate((4, 4, 4, 3)):
        do(game, f"play Unit {n}")
        settle(game)
        assert len(hand(game, 0)) == left


def test_high_note_takes_one_might_for_each_of_your_exhausted_units() -> None:
    tired = [Piece(OX, exhausted=True), Piece(unit_card("Cow"), exhausted=True)]
    own = [*tired, Piece(unit_card("Calf"))]
    game = Position(seats=[Seat(hand=["High Note"], base=own, energy=3), Seat(base=[FOE])]).start()
    do(game, "play High Note", "pick Foe")
    settle(game)
    assert might(game, "Foe") == 7


def test_improvised_projectile_deals_what_the_gear_costs() -> None:
    game = Position(
        seats=[Seat(hand=["Improvised Projectile"], base=[gear_card("Pot", energy=4)], energy=3, power="Mind"), Seat()],
        fields=[Field(HERE, 1, {1: [FOE]})],
    ).start()
    do(game, "play Improvised Projectile")
    settle(game)
    assert damage_to(game, "Foe") == [4]


def test_cataclysm_keeps_opponents_from_spells_and_moves_into_the_enemy() -> None:
    answer = spell_card("Answer", Reaction, draw(1))
    game = Position(
        seats=[Seat(hand=["Cataclysm"], base=[OX], energy=4, power="Body"), Seat(hand=[answer])],
        fields=[Field(HERE, 1, {1: [FOE]}), Field(THERE)],
    ).start()
    do(game, "play Cataclysm")
    assert offers(game, "play Answer")
    settle(game)
    assert trash(game, 0) == ["Cataclysm", "Ox"] and at_field(game) == ["Foe"]  # it attacked, and nobody could answer
    assert hand(game, 1) == ["Answer"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_mournful_spirit_may_take_something_with_it(answer: str) -> None:
    game = Position(
        seats=[Seat(hand=[spell_card("Bolt", kill(a(unit.friendly)))], base=[OX]), Seat(base=[FOE])],
        fields=[Field(HERE, 0, {0: ["Mournful Spirit", unit_card("Cow")]})],
    ).start()
    do(game, "play Bolt", "pick Mournful Spirit")
    settle_chain(game)
    do(game, answer)
    settle(game)
    assert sorted(trash(game, 0)) == ["Bolt", *(["Cow"] if answer == "yes" else []), "Mournful Spirit"]
    assert base(game, 0) == ["Ox"]


def test_ruined_monastery_discards_and_channels() -> None:
    game = Position(
        seats=[Seat(hand=["Void Seeker"], base=[OX], rune_deck="Fury 3"), Seat()],
        fields=[Field("Ruined Monastery"), Field(THERE)],
    ).start()
    do(game, "move Ox", "at Ruined Monastery")
    settle(game)
    do(game, "yes")
    settle(game)
    assert trash(game, 0) == ["Void Seeker"] and runes(game, 0) == (0, 1)
