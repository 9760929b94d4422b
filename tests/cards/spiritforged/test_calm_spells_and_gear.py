"""Spells and gear of Spiritforged: Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, draw, exhaust_me, gear, kill, unit, use
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    do,
    gear_card,
    hand,
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

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
SLAY = spell_card("Slay", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Desert's Call")
@pytest.mark.parametrize(("answer", "soldiers", "left"), [("no", 1, (2, 2)), ("yes", 2, (0, 4))])
def test_deserts_call_plays_a_sand_soldier_and_repeats_for_two(
    answer: str, soldiers: int, left: tuple[int, int]
) -> None:
    game = Position(seats=[Seat(hand=["Desert's Call"], runes="Calm 4"), Seat()]).start()
    do(game, "play Desert's Call", answer)
    settle(game)
    assert (base(game, 0), runes(game, 0)) == (["Sand Soldier"] * soldiers, left)
    if soldiers == 1:
        assert (might(game, "Sand Soldier"), piece(game, "Sand Soldier").exhausted) == (2, True)


@shows("Desert's Call")
def test_deserts_call_is_for_ones_own_turn_and_not_repeated_for_one() -> None:
    game = Position(seats=[Seat(hand=["Desert's Call"], runes="Calm 3"), Seat()]).start()
    do(game, "play Desert's Call")
    settle(game)
    assert (base(game, 0), runes(game, 0)) == (["Sand Soldier"], (1, 2))
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=["Desert's Call"], runes="Calm 2"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])


@shows("Feral Strength")
def test_feral_strength_answers_a_spell_and_gives_any_unit_two_this_turn() -> None:
    bolt = spell_card("Bolt", deal(4, a(unit.enemy)))
    seats = [Seat(hand=[bolt], base=[GIANT]), Seat(hand=["Feral Strength"], runes="Calm 3", base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Bolt")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Feral Strength"])
    do(game, "play Feral Strength")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (base(game, 1), might(game, "Ogre"), might(game, "Giant"), runes(game, 1)) == (["Ogre"], 6, 9, (1, 2))
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Feral Strength")
def test_feral_strength_is_repeated_for_two_with_another_choice() -> None:
    game = Position(seats=[Seat(hand=["Feral Strength"], runes="Calm 4", base=[OGRE, GIANT]), Seat()]).start()
    do(game, "play Feral Strength", "yes", "pick Ogre", "pick Giant")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant"), runes(game, 0)) == (6, 11, (0, 4))


@shows("Thwonk!")
@pytest.mark.parametrize(("answers", "stunned"), [(("no", "pick Ogre"), [True, False]), (("yes",), [True, True])])
def test_thwonk_stuns_an_attacking_unit_and_repeats_for_two(answers: tuple[str, ...], stunned: list[bool]) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE)]
    bystander = unit_card("Bystander")
    seats = [Seat(hand=["Thwonk!"], runes="Calm 4"), Seat(base=[OGRE, GIANT, bystander])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Ogre", "at Here", "pick Giant", "done")
    assert (seat_asked(game), question(game)) == (0, "focus")
    do(game, "play Thwonk!", answers[0])
    assert offered(game) == ["pick Giant", "pick Ogre"]  # neither the defender nor who stays at home
    do(game, *(answers[1:] or ("pick Ogre", "pick Giant")))
    assert runes(game, 0) == ((2, 2) if len(answers) == 2 else (0, 4))
    settle(game)
    assert [piece(game, x).stunned for x in ("Ogre", "Giant")] == stunned


@shows("Thwonk!")
def test_thwonk_needs_an_attacker() -> None:
    game = Position(seats=[Seat(hand=["Thwonk!"], runes="Calm 2"), Seat(base=[GIANT])]).start()
    assert offered(game) == ["end"]


@shows("Brutalizer")
def test_brutalizer_gives_two_more_in_the_turn_in_which_it_is_attached() -> None:
    game = Position(seats=[Seat(base=["Brutalizer", OGRE], runes="Calm 1"), Seat(base=[GIANT])]).start()
    do(game, "use Brutalizer")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant"), runes(game, 0)) == (7, 9, (0, 0))
    do(game, "end")
    assert might(game, "Ogre") == 5


@shows("Brutalizer")
def test_brutalizer_gives_one_to_who_has_worn_it_for_long_whatever_else_is_attached() -> None:
    seats = [Seat(base=[Piece(OGRE, attached=["Brutalizer"]), "Doran's Shield"], runes="Calm 1"), Seat()]
    game = Position(seats=seats).start()
    assert might(game, "Ogre") == 5
    do(game, "use Doran's Shield")
    settle(game)
    assert might(game, "Ogre") == 6  # one of each


@shows("Brutalizer")
def test_brutalizer_asks_for_calm_to_be_attached() -> None:
    game = Position(seats=[Seat(base=["Brutalizer", OGRE], runes="Fury 2"), Seat()]).start()
    assert "use Brutalizer" not in offered(game)


@shows("Emperor's Divide")
def test_emperors_divide_moves_friends_at_one_battlefield_to_their_base() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [OGRE, GIANT]}),
        Field(THERE, controller=0, units={0: ["Recruit"]}),
        Field(plain_field("Yonder"), controller=1, units={1: [unit_card("Foe")]}),
    ]
    seats = [Seat(hand=["Emperor's Divide"], runes="Calm 2", base=["Sprite"]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Emperor's Divide")
    assert offered(game) == ["done", "pick Giant", "pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    assert offered(game) == ["done", "pick Giant"]  # not the one somewhere else
    do(game, "pick Giant")
    settle(game)
    assert (base(game, 0), at_field(game, 0), at_field(game, 1)) == (["Giant", "Ogre", "Sprite"], [], ["Recruit"])


@shows("Emperor's Divide")
def test_emperors_divide_is_hidden_and_played_in_a_showdown_for_nothing() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit", OGRE]})]
    game = Position(seats=[Seat(hand=["Emperor's Divide"], runes="Calm 1"), Seat(base=[GIANT])], fields=fields).start()
    do(game, "hide Emperor's Divide", "end", "move Giant")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Emperor's Divide"])
    do(game, "play Emperor's Divide", "pick Ogre", "done")
    settle(game)
    assert (base(game, 0), trash(game, 0), at_field(game)) == (["Ogre"], ["Emperor's Divide"], ["Giant"])


@shows("Emperor's Divide")
def test_emperors_divide_is_an_action() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(hand=["Emperor's Divide"], runes="Calm 2"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Emperor's Divide", "pick Recruit")
    settle(game)
    assert base(game, 0) == ["Recruit"]


POKE = unit_card("Poke", use(exhaust_me(), deal(1, a(unit))))
BOLT = spell_card("Bolt", deal(2, a(unit)))
BREAK = spell_card("Break", kill(a(gear)))
STUDY = spell_card("Study", draw(1))


@shows("Not So Fast")
@pytest.mark.parametrize(
    ("act", "whom", "answered"),
    [
        ("play Bolt", "pick Ogre", True),
        ("play Bolt", "pick Poke", False),
        ("use Poke", "pick Ogre", True),
        ("use Poke", "pick Poke", False),
        ("play Break", None, True),
        ("play Study", None, False),
    ],
)
def test_not_so_fast_counters_an_enemy_spell_or_ability_that_chooses_a_friendly_permanent(
    act: str, whom: str | None, answered: bool
) -> None:
    seats = [
        Seat(hand=[BOLT, BREAK, STUDY], base=[POKE]),
        Seat(hand=["Not So Fast"], runes="Calm 2", base=[OGRE, TRINKET]),
    ]
    game = Position(seats=seats, every_window=True).start()
    do(game, act, *([whom] if whom else []), "pass")
    assert offered(game) == (["pass", "play Not So Fast"] if answered else ["pass"])
    if answered:
        do(game, "play Not So Fast")
        settle(game)
        assert (piece(game, "Ogre").damage, base(game, 1), chain(game)) == (0, ["Ogre", "Trinket"], [])


@shows("Not So Fast")
def test_not_so_fast_does_not_counter_a_spell_of_your_own() -> None:
    seats = [Seat(hand=["Not So Fast", BOLT], runes="Calm 2", base=[OGRE]), Seat()]
    game = Position(seats=seats, every_window=True).start()
    do(game, "play Bolt")
    assert offered(game) == ["pass"]


@shows("Poro Snax")
def test_poro_snax_draws_as_it_is_played() -> None:
    game = Position(seats=[Seat(hand=["Poro Snax"], runes="Calm 2"), Seat()]).start()
    do(game, "play Poro Snax")
    settle(game)
    assert (base(game, 0), len(hand(game, 0)), len(hand(game, 1))) == (["Poro Snax"], 1, 0)


@shows("Poro Snax")
@pytest.mark.parametrize(
    ("snax", "pool", "offer"),
    [
        (Piece("Poro Snax"), {"energy": 1, "power": "Calm 1"}, True),
        (Piece("Poro Snax"), {"energy": 0, "power": "Calm 1"}, False),
        (Piece("Poro Snax"), {"energy": 1, "power": "Fury 1"}, False),
        (Piece("Poro Snax", exhausted=True), {"energy": 1, "power": "Calm 1"}, False),
    ],
)
def test_poro_snax_is_eaten_for_a_card(snax: Piece, pool: dict[str, object], offer: bool) -> None:
    game = Position(seats=[Seat(base=[snax], **pool), Seat()]).start()  # type: ignore[arg-type]
    assert ("use Poro Snax" in offered(game)) == offer
    if offer:
        do(game, "use Poro Snax")
        settle(game)
        assert (trash(game, 0), len(hand(game, 0)), game.sides[0].energy) == (["Poro Snax"], 1, 0)


@shows("Guardian Angel")
def test_guardian_angel_dies_for_its_wearer_who_is_healed_exhausted_and_recalled() -> None:
    wearer = Piece(OGRE, attached=["Guardian Angel"], damage=3)
    fields = [Field(HERE, controller=0, units={0: [wearer, GIANT]})]
    game = Position(seats=[Seat(hand=[SLAY, SLAY]), Seat()], fields=fields).start()
    assert might(game, "Ogre") == 5
    do(game, "play Slay", "pick Ogre")
    settle(game)
    assert (base(game, 0), trash(game, 0), at_field(game)) == (["Ogre"], ["Guardian Angel", "Slay"], ["Giant"])
    assert (piece(game, "Ogre").exhausted, piece(game, "Ogre").damage, might(game, "Ogre")) == (True, 0, 4)
    do(game, "play Slay", "pick Ogre")
    settle(game)
    assert "Ogre" in trash(game, 0)  # it helps once


@shows("Guardian Angel")
def test_guardian_angel_does_not_help_others_and_is_attached_for_calm() -> None:
    seats = [Seat(hand=[SLAY], base=["Guardian Angel", OGRE, GIANT], runes="Calm 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Guardian Angel", "pick Ogre")
    settle(game)
    assert (piece(game, "Guardian Angel").attached_to, runes(game, 0)) == (piece(game, "Ogre").id, (0, 0))
    do(game, "play Slay", "pick Giant")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Guardian Angel", "Ogre"], ["Giant", "Slay"])


@shows("Guardian Angel")
def test_guardian_angel_asks_for_calm() -> None:
    game = Position(seats=[Seat(base=["Guardian Angel", OGRE], runes="Fury 1"), Seat()]).start()
    assert "use Guardian Angel" not in offered(game)
