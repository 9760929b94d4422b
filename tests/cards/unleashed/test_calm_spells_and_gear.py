"""Unleashed: spells and gear of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Reaction, gain_xp
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    equips,
    is_a_reaction,
    is_an_action,
    is_hidden,
    waits_for_the_main_phase,
)
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]

SLOW = {"Double Trouble": (2, ""), "Skyward Strike": (2, "Calm 1"), "Tricksy Tentacles": (4, "Calm 1")}


@shows(*SLOW)
@pytest.mark.parametrize("name", SLOW)
def test_most_spells_wait_for_your_main_phase(name: str):
    waits_for_the_main_phase(name, *SLOW[name])


@shows("Combat Experience")
@pytest.mark.parametrize(("gained", "more"), [(5, 1), (6, 3)])
def test_combat_experience_gives_a_unit_one_might_or_three_with_six_xp(gained: int, more: int):
    is_a_reaction("Combat Experience", 1)
    game = Position(
        seats=[
            Seat(hand=["Combat Experience"], base=["Recruit", gear_card("Thing")], energy=1, xp=gained),
            Seat(base=["Sprite"], xp=9),
        ],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "play Combat Experience")
    assert offered(game) == ["pick Recruit", "pick Sprite", "pick Wall"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 1 + more
    do(game, "end")
    assert might(game, "Recruit") == 1


TOP = [unit_card("One"), spell_card("Two", gain_xp(1)), unit_card("Three"), unit_card("Four"), unit_card("Five")]


@shows("Double Trouble")
@pytest.mark.parametrize(("answer", "held"), [("pick Three", ["Three"]), ("done", [])])
def test_double_trouble_may_reveal_and_draw_a_unit_of_the_top_three(answer: str, held: list[str]):
    game = Position(seats=[Seat(hand=["Double Trouble"], deck=TOP, energy=2), Seat()]).start()
    do(game, "play Double Trouble")
    assert offered(game) == ["done", "pick One", "pick Three"]
    do(game, answer)
    settle(game)
    assert (hand(game, 0), deck(game, 0)[:2]) == (held, ["Four", "Five"])
    assert (sorted(deck(game, 0)), happened(game, "reveals")) == (
        sorted({x.name for x in TOP} - set(held)),
        [f"reveals {x}" for x in held],
    )


@shows("Double Trouble")
@pytest.mark.parametrize(("answer", "held"), [("yes", ["Four", "One"]), ("no", ["One"])])
def test_double_trouble_is_repeated_for_two(answer: str, held: list[str]):
    game = Position(seats=[Seat(hand=["Double Trouble"], deck=[*TOP, *CARDS], energy=4), Seat()]).start()
    do(game, "play Double Trouble", answer, "pick One", *(["pick Four"] if answer == "yes" else []))
    settle(game)
    assert (hand(game, 0), game.sides[0].energy) == (held, 0 if answer == "yes" else 2)
    poor = Position(seats=[Seat(hand=["Double Trouble"], deck=TOP, energy=3), Seat()]).start()
    do(poor, "play Double Trouble")
    assert question(poor) == "choose"  # no Repeat for one


@shows("Skyward Strike")
@pytest.mark.parametrize("gained", [5, 6])
def test_skyward_strike_moves_an_enemy_and_stuns_one_with_six_xp(gained: int):
    game = Position(
        seats=[
            Seat(hand=["Skyward Strike"], base=["Recruit"], energy=2, power="Calm 1", xp=gained),
            Seat(base=[Piece(unit_card("Home"), attached=[gear_card("Band")])], xp=9),
        ],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST)],
    ).start()
    do(game, "play Skyward Strike")
    assert offered(game) == ["pick Home", "pick Wall"]
    do(game, "pick Wall")
    assert offered(game) == ["pick West", "pick base 1"]
    do(game, "pick base 1")
    if gained == 6:
        assert offered(game) == ["pick Home", "pick Wall"]
        do(game, "pick Home")
    settle(game)
    assert (base(game, 1), piece(game, "Home").stunned) == (["Band", "Home", "Wall"], gained == 6)


@shows("Soul Sword")
@pytest.mark.parametrize(("gained", "strong"), [(2, 2), (3, 3)])
def test_soul_sword_gives_one_might_more_with_three_xp(gained: int, strong: int):
    equips("Soul Sword", 0, "Calm 1", 1)
    game = Position(seats=[Seat(base=[Piece("Recruit", attached=["Soul Sword"])], xp=gained), Seat(xp=9)]).start()
    assert might(game, "Recruit") == strong


@shows("Back Off")
@pytest.mark.parametrize("whom", ["Recruit", "Wall"])
def test_back_off_stuns_a_unit_and_draws_if_it_was_played_from_the_hand(whom: str):
    is_an_action("Back Off", 3)
    is_hidden("Back Off")
    game = Position(
        seats=[Seat(hand=["Back Off"], base=["Recruit", gear_card("Thing")], deck=CARDS, energy=3), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "play Back Off")
    assert offered(game) == ["pick Recruit", "pick Wall"]
    do(game, f"pick {whom}")
    settle(game)
    assert (piece(game, whom).stunned, hand(game, 0)) == (True, ["A"])


@shows("Back Off")
def test_back_off_draws_nothing_from_face_down():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(deck=CARDS)],
        fields=[Field(EAST, 1, {1: ["Recruit"]}, facedown={1: ["Back Off"]})],
    ).start()
    do(game, "play Zap", "play Back Off")
    settle(game)
    assert (piece(game, "Recruit").stunned, hand(game, 1)) == (True, [])


@shows("Flurry of Feathers")
def test_flurry_of_feathers_counters_a_spell():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=["Flurry of Feathers"], energy=4, power="Calm 2")],
    ).start()
    do(game, "play Zap", "play Flurry of Feathers", "mode 0")
    settle(game)
    assert (xp(game), base(game, 1)) == ([0, 0], [])


@shows("Flurry of Feathers")
def test_flurry_of_feathers_plays_four_birds():
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=["Flurry of Feathers"], energy=4, power="Calm 2")],
    ).start()
    do(game, "play Zap", "play Flurry of Feathers", "mode 1")
    settle(game)
    assert (xp(game), base(game, 1)) == ([1, 0], ["Bird"] * 4)
    assert [game.might(x.id) for x in game.objects() if x.printed.name == "Bird"] == [1] * 4


@shows("Flurry of Feathers")
def test_flurry_of_feathers_brings_its_birds_to_your_battlefields_too():
    game = Position(
        seats=[Seat(hand=["Flurry of Feathers"], energy=4, power="Calm 2"), Seat()],
        fields=[Field(EAST, 0, {0: ["Recruit"]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "play Flurry of Feathers")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East", "at base 0", "at East", "at East")
    settle(game)
    assert (at_field(game), base(game, 0)) == (["Bird", "Bird", "Bird", "Recruit"], ["Bird"])


def signposted(**more: object) -> Position:
    return Position(
        seats=[Seat(base=["Forgotten Signpost", unit_card("Home"), gear_card("Thing")], **more), Seat(base=["Sprite"])],  # type: ignore[arg-type]
        fields=[
            Field(EAST, 0, {0: [unit_card("Scout")]}),
            Field(WEST, 0, {0: [Piece(unit_card("Tired"), exhausted=True)]}),
            Field(NORTH, 1, {1: [WALL]}),
        ],
    )


@shows("Forgotten Signpost")
def test_forgotten_signpost_moves_another_unit_to_the_one_you_exhaust():
    game = signposted().start()
    do(game, "use Forgotten Signpost")
    assert offered(game) == ["pick Home", "pick Scout"]
    do(game, "pick Scout")
    assert offered(game) == ["pick Home", "pick Tired"]
    do(game, "pick Home")
    settle(game)
    assert (at_field(game), piece(game, "Forgotten Signpost").exhausted) == (["Home", "Scout"], True)
    assert (piece(game, "Scout").exhausted, piece(game, "Home").exhausted) == (True, False)


@shows("Forgotten Signpost")
def test_forgotten_signpost_brings_a_unit_home_and_works_in_showdowns():
    game = signposted().start()
    do(game, "use Forgotten Signpost", "pick Home", "pick Tired")
    settle(game)
    assert "Tired" in base(game, 0)
    game = Position(
        seats=[Seat(base=[unit_card("Foe")]), Seat(base=["Forgotten Signpost", unit_card("Home")])],
        fields=[Field(EAST, 1, {1: [unit_card("Scout")]})],
    ).start()
    do(game, "move Foe")
    assert (seat_asked(game), "use Forgotten Signpost" in offered(game)) == (1, True)
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(base=["Forgotten Signpost", unit_card("Home")])],
        fields=[Field(EAST, 1, {1: [unit_card("Scout")]})],
    ).start()
    do(game, "play Zap")
    assert (question(game), seat_asked(game)) == ("main", 0)  # no Reaction


def beast(*tags: str) -> Printed:
    return unit_card("Beast of " + " ".join(tags), tags=tags)


@shows("Friendship")
@pytest.mark.parametrize(
    ("tags", "more"),
    [
        ([], 0),
        ([("Bird",)], 1),
        ([("Cat",), ("Cat",)], 1),
        ([("Dog", "Poro")], 2),
        ([("Bird",), ("Cat",), ("Dog",), ("Poro",)], 4),
        ([("Fae",)], 0),
    ],
)
def test_friendship_gives_one_might_for_each_kind_of_animal_among_your_units(tags: list[tuple[str, ...]], more: int):
    """Each kind counts once; those of an opponent do not."""
    is_a_reaction("Friendship", 1)
    friends = [beast(*x) for x in tags]
    game = Position(
        seats=[
            Seat(hand=["Friendship"], base=["Recruit", gear_card("Thing"), *friends], energy=1),
            Seat(base=[unit_card("Foe", tags=("Bird", "Cat", "Dog", "Poro"))]),
        ]
    ).start()
    do(game, "play Friendship")
    assert offered(game) == sorted(["pick Foe", "pick Recruit", *(f"pick {x.name}" for x in friends)])
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 1 + more
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Honeyfruit")
def test_honeyfruit_enters_exhausted_and_adds_a_power_of_any_domain():
    game = Position(seats=[Seat(hand=["Honeyfruit"], energy=2), Seat()], full_control=True).start()
    do(game, "play Honeyfruit")
    assert piece(game, "Honeyfruit").exhausted
    game = Position(seats=[Seat(base=["Honeyfruit"], xp=5), Seat()], full_control=True).start()
    do(game, "use Honeyfruit 0")
    assert (game.sides[0].energy, len(game.sides[0].power), piece(game, "Honeyfruit").exhausted) == (0, 1, True)


@shows("Honeyfruit")
@pytest.mark.parametrize(("which", "energy"), [(0, 0), (1, 1)])
def test_honeyfruit_may_add_an_energy_too_with_six_xp(which: int, energy: int):
    game = Position(seats=[Seat(base=["Honeyfruit"], xp=6), Seat()], full_control=True).start()
    do(game, f"use Honeyfruit {which}")
    assert (game.sides[0].energy, len(game.sides[0].power), piece(game, "Honeyfruit").exhausted) == (energy, 1, True)


@shows("Honeyfruit")
@pytest.mark.parametrize(("gained", "there"), [(5, False), (6, True)])
def test_honeyfruit_pays_for_a_reaction(gained: int, there: bool):
    dear = spell_card("Dear", Reaction, gain_xp(1), energy=1, domains=1, power=(1,))
    cheap = spell_card("Cheap", Reaction, gain_xp(1), domains=1, power=(1,))
    game = Position(
        seats=[Seat(hand=[ZAP]), Seat(hand=[dear, cheap], base=["Honeyfruit"], xp=gained)], every_window=True
    ).start()
    do(game, "play Zap", "pass")
    assert ("play Cheap" in offered(game), "play Dear" in offered(game)) == (True, there)


@shows("Tricksy Tentacles")
def test_tricksy_tentacles_moves_enemies_of_eight_might_together_to_one_place():
    foes = [unit_card("Five", might=5), unit_card("Three", might=3), unit_card("Four", might=4)]
    game = Position(
        seats=[
            Seat(hand=["Tricksy Tentacles"], base=["Recruit"], energy=4, power="Calm 1"),
            Seat(base=[Piece(unit_card("Nine", might=9), attached=[gear_card("Band")])]),
        ],
        fields=[Field(EAST, 1, {1: foes[:2]}), Field(WEST, 1, {1: foes[2:]}), Field(NORTH)],
    ).start()
    do(game, "play Tricksy Tentacles")
    assert offered(game) == ["done", "pick Five", "pick Four", "pick Three"]
    do(game, "pick Five")
    assert offered(game) == ["done", "pick Three"]
    do(game, "pick Three")
    assert offered(game) == ["pick East", "pick North", "pick West", "pick base 1"]
    do(game, "pick North")
    settle(game)
    assert at_field(game, 2) == ["Five", "Three"]


@shows("Tricksy Tentacles")
def test_tricksy_tentacles_moves_units_of_one_player_and_perhaps_none():
    game = Position(
        seats=[
            Seat(hand=["Tricksy Tentacles"], energy=4, power="Calm 1"),
            Seat(base=[unit_card("One"), unit_card("Two")]),
            Seat(base=[unit_card("Three")]),
        ],
        fields=[Field(EAST)],
        mode=Skirmish(),
    ).start()
    do(game, "play Tricksy Tentacles", "pick One")
    assert offered(game) == ["done", "pick Two"]
    none = Position(
        seats=[Seat(hand=["Tricksy Tentacles"], energy=4, power="Calm 1"), Seat(base=[unit_card("One")])],
        fields=[Field(EAST)],
    ).start()
    do(none, "play Tricksy Tentacles", "done")
    settle(none)
    assert (base(none, 1), trash(none, 0)) == (["One"], ["Tricksy Tentacles"])
