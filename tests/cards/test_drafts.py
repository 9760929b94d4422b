"""Drafts that were wrong though they compiled: each does what its card says. All are complete by now."""

from __future__ import annotations

import pytest

from farfield.cards import catalogue
from farfield.cards.facts import facts
from farfield.cards.language import (
    Action,
    Ambush,
    Hidden,
    QuickDraw,
    Reaction,
    create,
    draw,
    gain_xp,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
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
    trash,
    unit_card,
)


def draft(name: str, *, free: bool = False) -> Printed:
    """A card that was drafted, and is complete since, with its printed facts; free, where its cost does not matter."""
    assert name in catalogue.supported()
    blank = catalogue.printed(name)
    text = catalogue.texts()[name]
    return Printed(
        name,
        blank.types,
        domains=blank.domains,
        energy=0 if free else blank.energy,
        power=() if free else blank.power,
        might=blank.might,
        might_bonus=blank.might_bonus,
        tags=facts(name).tags,
        abilities=text.rules,
        effect_text=text.effect,
    )


@pytest.mark.clause("CR 827", "CR 477.2")
def test_kayle_is_empowered_up_to_three_times() -> None:
    game = Position(seats=[Seat(base=[draft("Kayle, Justified")], runes="Order 12"), Seat()]).start()
    plain = might(game, "Kayle, Justified")
    for times in (1, 2, 3):
        assert keyword(game, "Kayle, Justified", "Deflect") == 0
        do(game, "use Kayle, Justified")
        settle(game)
        assert might(game, "Kayle, Justified") == plain + 2 * times
    assert (keyword(game, "Kayle, Justified", "Deflect"), keyword(game, "Kayle, Justified", "Ganking")) == (3, 1)
    assert "use Kayle, Justified" not in offered(game)


@pytest.mark.clause("CR 142.4.c")
def test_elder_dragon_kills_enemy_units_with_any_damage_and_chooses_one_at_each_place() -> None:
    dragon = draft("Elder Dragon", free=True)
    giant, ogre, troll = (unit_card(name, might=9) for name in ("Giant", "Ogre", "Troll"))
    game = Position(
        seats=[Seat(hand=[dragon], base=[Piece(unit_card("Mine"), damage=1)]), Seat(base=[troll])],
        fields=[Field(plain_field("Here"), controller=1, units={1: [giant, ogre]}), Field(plain_field("There"))],
    ).start()
    do(game, "play Elder Dragon", "pick Giant")
    assert offered(game) == ["done", "pick Troll"], "one for each place"
    do(game, "pick Troll")
    settle(game)
    assert (trash(game, 1), at_field(game)) == (["Giant", "Troll"], ["Ogre"])
    assert base(game, 0) == ["Elder Dragon", "Mine"]


@pytest.mark.clause("CR 811.1.d.2")
def test_smoke_and_mirrors_from_hidden_reaches_a_unit_in_a_base() -> None:
    spell = draft("Smoke and Mirrors")
    fields = [Field(plain_field("Here"), controller=0, units={0: ["Sprite"]}, facedown={0: spell})]
    game = Position(seats=[Seat(base=[unit_card("Home")]), Seat()], fields=fields).start()
    do(game, "play Smoke and Mirrors")
    settle(game)
    assert (at_field(game), base(game, 0), len(hand(game, 0))) == (["Home"], ["Sprite"], 1)


def test_smoke_and_mirrors_swaps_two_units_that_are_apart() -> None:
    ghost = catalogue.printed("Sprite")
    fields = [Field(plain_field("Here"), controller=0, units={0: [ghost]})]
    spell = draft("Smoke and Mirrors", free=True)
    game = Position(seats=[Seat(hand=[spell], base=[unit_card("Home")]), Seat()], fields=fields).start()
    do(game, "play Smoke and Mirrors", "pick Sprite")
    settle(game)
    assert (at_field(game), base(game, 0), len(hand(game, 0))) == (["Home"], ["Sprite"], 1)


@pytest.mark.clause("CR 429", "CR 357.3")
@pytest.mark.parametrize(("xp", "payable"), [(0, False), (6, True)])
def test_honeyfruit_pays_with_one_of_its_abilities_and_not_with_both(xp: int, payable: bool) -> None:
    dear = spell_card("Dear", gain_xp(1), energy=1, power=(63,))
    game = Position(seats=[Seat(hand=[dear], base=[draft("Honeyfruit")], xp=xp), Seat()]).start()
    assert ("play Dear" in offered(game)) is payable
    if payable:
        do(game, "play Dear")
        assert (piece(game, "Honeyfruit").exhausted, game.sides[0].power) == (True, [])
    twice = spell_card("Twice", gain_xp(1), power=(63, 63))
    game = Position(seats=[Seat(hand=[twice], base=[draft("Honeyfruit")], xp=xp), Seat()]).start()
    assert "play Twice" not in offered(game)


@pytest.mark.clause("CR 367", "CR 439")
def test_bushwhack_readies_what_enters_on_your_side_this_turn_played_or_not() -> None:
    imp = Printed("Imp", UNIT, might=1, token=True)
    make, grunt = spell_card("Make", create(imp)), unit_card("Grunt")
    game = Position(
        seats=[Seat(hand=[draft("Bushwhack", free=True), grunt, make]), Seat(hand=[unit_card("Foe")])],
    ).start()
    for step in ("play Bushwhack", "play Grunt", "play Make", "end", "play Foe"):
        do(game, step)
        settle(game)
    assert not piece(game, "Grunt").exhausted and not piece(game, "Imp").exhausted
    assert piece(game, "Gold").exhausted and piece(game, "Foe").exhausted


@pytest.mark.clause("CR 820")
def test_temporal_portal_repeats_the_next_spell_for_its_cost_and_no_other() -> None:
    thought = spell_card("Thought", draw(1), energy=2, power=(1,))
    game = Position(
        seats=[Seat(base=[draft("Temporal Portal")], hand=[thought, thought], runes="Fury 9"), Seat()],
    ).start()
    do(game, "use Temporal Portal")
    settle(game)
    do(game, "play Thought", "yes")
    settle(game)
    assert (len(hand(game, 0)), runes(game, 0)) == (3, (5, 1)), "twice: four Energy, three of them of recycled runes"
    do(game, "play Thought")
    assert question(game) != "optional-cost"
    settle(game)
    assert len(hand(game, 0)) == 3


@pytest.mark.clause("CR 355.10.e")
@pytest.mark.parametrize(("answer", "expected"), [("mode 0", ["Prey", "Next"]), ("mode 1", ["Next", "Prey"])])
def test_keepers_verdict_lets_the_owner_choose_the_end_of_the_deck(answer: str, expected: list[str]) -> None:
    fields = [Field(plain_field("Here"), controller=1, units={1: [unit_card("Prey"), unit_card("Spared")]})]
    game = Position(
        seats=[Seat(hand=[draft("Keeper's Verdict", free=True)]), Seat(deck=[unit_card("Next")])], fields=fields
    ).start()
    do(game, "play Keeper's Verdict", "pick Prey")
    settle(game)
    assert seat_asked(game) == 1, "its owner decides"
    do(game, answer)
    assert (deck(game, 1), at_field(game), trash(game, 1)) == (expected, ["Spared"], [])


@pytest.mark.parametrize(("held", "left", "tossed"), [(["A", "B"], ["B", "Next"], ["A"]), ([], [], [])])
def test_insightful_investigator_makes_nobody_draw_for_an_empty_hand(
    held: list[str], left: list[str], tossed: list[str]
) -> None:
    hold = [unit_card(name) for name in held]
    game = Position(
        seats=[
            Seat(hand=[draft("Insightful Investigator", free=True)], xp=2),
            Seat(hand=hold, deck=[unit_card("Next")]),
        ]
    ).start()
    do(game, "play Insightful Investigator")
    settle(game)
    do(game, "yes", *[f"pick {name}" for name in held[:1]])
    settle(game)
    assert (hand(game, 1), trash(game, 1), game.sides[0].xp) == (left, tossed, 0)


@pytest.mark.clause("CR 811", "CR 819", "CR 822")
@pytest.mark.parametrize(
    ("way", "dearer"), [("Quick", True), ("Trap", True), ("Drawn", True), ("Spy", True), ("Slow", False)]
)
def test_mystic_vortex_knows_reaction_by_whatever_gives_it(way: str, dearer: bool) -> None:
    """Hidden, Quick-Draw and Ambush give it; Action is not it."""
    held = {
        "Quick": spell_card("Quick", Reaction, gain_xp(1)),
        "Drawn": gear_card("Drawn", QuickDraw()),
        "Spy": unit_card("Spy", Ambush),
        "Slow": spell_card("Slow", Action, gain_xp(1)),
    }
    trap = {1: spell_card("Trap", Hidden, gain_xp(1))} if way == "Trap" else {}
    vortex = Field(draft("Mystic Vortex"), controller=1, units={1: [unit_card("Guard", might=9)]}, facedown=trap)
    cards = [held[way]] if way in held else []
    for rune, payable in (("", not dearer), ("Mind 1", True)):
        game = Position(
            seats=[Seat(base=[unit_card("Hero")]), Seat(hand=cards, runes=rune)], fields=[vortex], every_window=True
        ).start()
        do(game, "move Hero", "pass")
        assert (f"play {way}" in offered(game)) is payable
    do(game, f"play {way}")
    assert runes(game, 1) == ((0, 0) if dearer else (1, 0)), "the rune was recycled for the Power"
