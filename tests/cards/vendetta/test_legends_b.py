"""Legends of Vendetta and their signature cards: the second half."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    a,
    deal,
    draw,
    empower,
    gain_xp,
    permanent_or_legend,
    play_token,
    unit,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_a_reaction, waits_for_the_main_phase
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_in_any_order,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
CUB = unit_card("Cub", might=3)
PET = unit_card("Pet")
TRINKET = gear_card("Trinket")
BAUBLE = gear_card("Bauble")
RISE = spell_card("Rise", empower(a(permanent_or_legend)))
STUDY = spell_card("Study", Reaction, draw(1))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Shadow Dash", "Acceleration Gate", "Public Execution", "Lightning Rush")
@pytest.mark.parametrize("name", ["Shadow Dash", "Acceleration Gate", "Public Execution", "Lightning Rush"])
def test_it_waits_for_the_main_phase(name: str) -> None:
    waits_for_the_main_phase(name, 3, "A 1")


@shows("Shadow Dash")
@pytest.mark.parametrize(("mates", "more"), [(1, 0), (2, 1), (3, 0)])
def test_shadow_dash_moves_an_enemy_to_you_and_strengthens_exactly_two(mates: int, more: int) -> None:
    mine = [unit_card(f"Mate {x}") for x in range(mates)]
    game = Position(
        seats=[
            Seat(hand=["Shadow Dash"], base=["Recruit", "Sprite"], energy=2, power="Calm 1"),
            Seat(base=[OGRE, TRINKET], hand=[STUDY]),
        ],
        fields=[Field(HERE, 0, {0: mine}), Field(THERE, 1, {1: [GIANT]}), Field(plain_field("Yonder"), 0, {0: [CUB]})],
    ).start()
    do(game, "play Shadow Dash")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Here", "pick Yonder"]
    do(game, "pick Here", "pass")
    assert at_field(game, 0) == [*(f"Mate {x}" for x in range(mates)), "Ogre"]
    assert [might(game, f"Mate {x}") for x in range(mates)] == [2 + more] * mates
    assert (might(game, "Cub"), might(game, "Ogre"), might(game, "Sprite")) == (3, 4, 3)


@shows("Shadow Dash")
def test_the_might_of_shadow_dash_ends_with_the_turn() -> None:
    weak = unit_card("Weak", might=0)
    seats = [Seat(hand=["Shadow Dash"], energy=2, power="Order 1"), Seat(base=[weak])]
    game = Position(seats=seats, fields=[Field(HERE, 0, {0: [OGRE, CUB]})]).start()
    do(game, "play Shadow Dash")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Cub"), at_field(game, 0)) == (5, 4, ["Cub", "Ogre"])
    do(game, "end")
    assert (might(game, "Ogre"), might(game, "Cub")) == (4, 3)


@shows("Shadow Dash", "Public Execution", "Lightning Rush")
@pytest.mark.parametrize(
    ("name", "energy", "power", "picks"),
    [
        ("Shadow Dash", 5, "Body 2", []),
        ("Public Execution", 5, "Calm 2", ["pick Ogre"]),
        ("Lightning Rush", 2, "Body 1", ["done"]),
    ],
)
def test_it_flows(name: str, energy: int, power: str, picks: list[str]) -> None:
    def start(have: int, of: str) -> Game:
        seats = [Seat(trash=[name], base=[OGRE], energy=have, power=of), Seat(base=["Recruit"])]
        return Position(seats=seats, fields=[Field(HERE, 0, {0: [GIANT]})]).start()

    kind, _, many = power.partition(" ")
    assert not offers(start(energy - 1, power), f"play {name}")
    assert not offers(start(energy, f"{kind} {int(many) - 1}"), f"play {name}")
    game = start(energy, power)
    do(game, f"play {name}", *picks)
    settle(game)
    assert (name in banished(game, 0), name in trash(game, 0), game.sides[0].energy) == (True, False, 0)


DEFENDER = "Defender of Tomorrow"


@shows(DEFENDER)
def test_defender_of_tomorrow_is_empowered_for_two_and_two_power_of_any_domain() -> None:
    for energy, power, there in ((2, "Fury 1, Chaos 1", True), (1, "Fury 2", False), (2, "Fury 1", False)):
        game = Position(seats=[Seat(legend=DEFENDER, energy=energy, power=power), Seat()]).start()
        assert offers(game, f"use {DEFENDER} 0") is there
    game = Position(seats=[Seat(legend=DEFENDER, energy=4, power="Fury 4"), Seat()]).start()
    do(game, f"use {DEFENDER} 0")
    settle(game)
    assert (piece(game, DEFENDER).empowered, piece(game, DEFENDER).exhausted) == (1, False)
    assert not offers(game, f"use {DEFENDER} 0")


@shows(DEFENDER)
def test_defender_of_tomorrow_readies_a_gear_for_one() -> None:
    gears = [Piece(TRINKET, exhausted=True), Piece(OGRE, exhausted=True)]
    for energy in (0, 1):
        seats = [Seat(legend=DEFENDER, base=gears, energy=energy), Seat(base=[Piece(BAUBLE, exhausted=True)])]
        game = Position(seats=seats, fields=[]).start()
        assert offers(game, f"use {DEFENDER} 1") is bool(energy)
        assert not offers(game, f"use {DEFENDER} 2")
    do(game, f"use {DEFENDER} 1")
    assert offered(game) == ["pick Bauble", "pick Trinket"]
    do(game, "pick Trinket")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Trinket", "Bauble", "Ogre", DEFENDER)] == [False, True, True, True]
    assert game.sides[0].energy == 0


@shows(DEFENDER)
def test_defender_of_tomorrow_readies_two_gear_while_empowered() -> None:
    third = gear_card("Third")
    gears = [Piece(x, exhausted=True) for x in (TRINKET, BAUBLE, third, OGRE)]
    for energy in (0, 1):
        seats = [Seat(legend=Piece(DEFENDER, empowered=1), base=gears, energy=energy), Seat()]
        game = Position(seats=seats, fields=[]).start()
        assert offers(game, f"use {DEFENDER} 2") is bool(energy)
    do(game, f"use {DEFENDER} 2")
    assert offered(game) == ["pick Bauble", "pick Third", "pick Trinket"]
    do(game, "pick Bauble", "pick Third")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Trinket", "Bauble", "Third", DEFENDER)] == [True, False, False, True]


@shows("Acceleration Gate")
def test_acceleration_gate_readies_up_to_four_units_gear_or_runes() -> None:
    mine = [Piece(x, exhausted=True) for x in (OGRE, TRINKET, CUB)]
    seats = [
        Seat(hand=["Acceleration Gate"], base=mine, exhausted_runes="Fury 1", energy=3, power="Mind 1"),
        Seat(base=[Piece(GIANT, exhausted=True)]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Acceleration Gate")
    assert offered(game) == ["done", "pick Cub", "pick Fury Rune", "pick Giant", "pick Ogre", "pick Trinket"]
    do(game, "pick Cub", "pick Fury Rune", "pick Ogre", "pick Trinket")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Cub", "Ogre", "Trinket", "Giant")] == [False, False, False, True]
    assert (runes(game, 0), question(game)) == ((1, 0), "main")


@shows("Acceleration Gate")
def test_acceleration_gate_may_ready_none() -> None:
    seats = [Seat(hand=["Acceleration Gate"], base=[Piece(OGRE, exhausted=True)], energy=3, power="Body 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Acceleration Gate", "done")
    settle(game)
    assert piece(game, "Ogre").exhausted


LEGENDS = ["Soul's Reflection", "Matriarch of War"]


@shows(*LEGENDS)
@pytest.mark.parametrize("name", LEGENDS)
@pytest.mark.parametrize("what", ["Ogre", "Trinket", "Giant", "Eye of Twilight"])
def test_it_is_empowered_as_you_empower_something_else(name: str, what: str) -> None:
    seats = [Seat(hand=[RISE], legend=name, base=[OGRE, TRINKET]), Seat(legend="Eye of Twilight", base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Rise", f"pick {what}")
    settle(game)
    assert (piece(game, what).empowered, piece(game, name).empowered) == (1, 1)


@shows(*LEGENDS)
@pytest.mark.parametrize("name", LEGENDS)
def test_nothing_triggers_as_it_is_empowered_itself(name: str) -> None:
    rise = spell_card("Rise", Action, empower(a(permanent_or_legend)))
    game = Position(seats=[Seat(hand=[rise], legend=name), Seat(hand=[STUDY])]).start()
    do(game, "play Rise", "pass")
    assert (question(game), piece(game, name).empowered) == ("main", 1)


@shows(*LEGENDS)
@pytest.mark.parametrize("name", LEGENDS)
def test_it_is_not_empowered_by_what_an_opponent_empowers(name: str) -> None:
    game = Position(seats=[Seat(hand=[RISE], base=[OGRE]), Seat(legend=name)]).start()
    do(game, "play Rise", "pick Ogre")
    settle(game)
    assert (piece(game, "Ogre").empowered, piece(game, name).empowered) == (1, 0)


@shows("Soul's Reflection")
def test_souls_reflection_takes_two_might_from_a_unit_at_a_battlefield() -> None:
    legend = Piece("Soul's Reflection", empowered=1)
    game = Position(
        seats=[Seat(legend=legend, base=[PET]), Seat()],
        fields=[Field(HERE, 1, {1: [Piece(GIANT, attached=["Doran's Ring"])]}), Field(THERE, 0, {0: [OGRE]})],
    ).start()
    do(game, "use Soul's Reflection")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    me = piece(game, "Soul's Reflection")
    assert (might(game, "Ogre"), me.empowered, me.exhausted) == (2, 0, True)
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Matriarch of War")
def test_matriarch_of_war_readies_a_unit_for_one_power() -> None:
    for power in (0, 1):
        legend = Piece("Matriarch of War", empowered=1)
        tired = [Piece(x, exhausted=True) for x in (OGRE, TRINKET)]
        seats = [
            Seat(legend=legend, base=tired, power=f"Calm {power}"),
            Seat(base=[Piece(GIANT, exhausted=True)]),
        ]
        game = Position(seats=seats, fields=[]).start()
        assert offers(game, "use Matriarch of War") is bool(power)
    do(game, "use Matriarch of War")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    me = piece(game, "Matriarch of War")
    assert (piece(game, "Ogre").exhausted, me.empowered, me.exhausted) == (False, 0, True)


@shows("Heart of the Tempest")
def test_heart_of_the_tempest_gives_assault_this_turn() -> None:
    legend = Piece("Heart of the Tempest", empowered=1)
    seats = [Seat(legend=legend, base=[OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Heart of the Tempest")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    me = piece(game, "Heart of the Tempest")
    assert (keyword(game, "Ogre", "Assault"), me.empowered, me.exhausted) == (2, 0, True)
    do(game, "end")
    assert keyword(game, "Ogre", "Assault") == 0


@shows("Heart of the Tempest", *LEGENDS)
@pytest.mark.parametrize("name", ["Heart of the Tempest", *LEGENDS])
@pytest.mark.parametrize(("empowered", "exhausted"), [(0, False), (1, True)])
def test_it_is_used_only_empowered_and_ready(name: str, empowered: int, exhausted: bool) -> None:
    legend = Piece(name, empowered=empowered, exhausted=exhausted)
    seats = [Seat(legend=legend, power="Calm 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE, 0, {0: [OGRE]})]).start()
    assert not offers(game, f"use {name}")


@shows("Heart of the Tempest")
def test_heart_of_the_tempest_is_used_in_showdowns() -> None:
    legend = Piece("Heart of the Tempest", empowered=1)
    zap = spell_card("Zap", Action, gain_xp(1))
    game = Position(
        seats=[Seat(base=[OGRE], hand=[zap]), Seat(legend=legend, base=[PET])], fields=[Field(HERE)]
    ).start()
    do(game, "play Zap")
    assert question(game) == "main"  # it is no Reaction
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "use Heart of the Tempest"])


@shows("Heart of the Tempest")
@pytest.mark.parametrize(
    ("play", "answers", "empowered"),
    [
        ("Cub", ["at base 0"], 0),
        ("Lightning Rush", ["pass", "done"], 1),
        ("Kennen, Storm of Shuriken", ["at base 0"], 1),
        ("Disciple of Shen", [], 1),
        ("Call", [], 0),
    ],
)
def test_heart_of_the_tempest_is_empowered_by_cards_from_elsewhere(
    play: str, answers: list[str], empowered: int
) -> None:
    """From the hand, from the trash, from the Champion Zone, from face down, and a token, which is no card."""
    mine = Seat(
        legend="Heart of the Tempest",
        hand=[CUB, spell_card("Call", play_token(RECRUIT, in_base=True))],
        trash=["Lightning Rush"],
        champion="Kennen, Storm of Shuriken",
        energy=5,
        power="Chaos 2",
    )
    fields = [Field(HERE, 0, {0: [OGRE]}, facedown={0: "Disciple of Shen"})]
    game = Position(seats=[mine, Seat()], fields=fields).start()
    do(game, f"play {play}", *answers)
    settle_in_any_order(game)
    assert (question(game), piece(game, "Heart of the Tempest").empowered) == ("main", empowered)


@shows("Heart of the Tempest")
def test_heart_of_the_tempest_minds_only_your_own_cards() -> None:
    theirs = Seat(champion="Kennen, Storm of Shuriken", energy=3, power="Chaos 1")
    game = Position(seats=[theirs, Seat(legend="Heart of the Tempest")]).start()
    do(game, "play Kennen, Storm of Shuriken")
    settle(game)
    assert piece(game, "Heart of the Tempest").empowered == 0


@shows("Public Execution")
def test_public_execution_kills_an_enemy_with_less_might_than_a_friend() -> None:
    four = unit_card("Four", might=4)
    seats = [
        Seat(hand=["Public Execution"], base=[OGRE, PET, BAUBLE], energy=2, power="Body 1"),
        Seat(base=[CUB, four, GIANT, TRINKET]),
    ]
    game = Position(seats=seats, fields=[Field(HERE, 1, {1: ["Recruit"]})]).start()
    do(game, "play Public Execution")
    assert offered(game) == ["pick Ogre", "pick Pet"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Cub", "pick Recruit"]
    do(game, "pick Cub")
    settle(game)
    assert (trash(game, 1), base(game, 0)) == (["Cub"], ["Bauble", "Ogre", "Pet"])


@shows("Lightning Rush")
@pytest.mark.parametrize("answer", ["pick Flash", "done"])
def test_lightning_rush_draws_one_of_three_and_puts_the_rest_into_the_trash(answer: str) -> None:
    seats = [Seat(hand=["Lightning Rush"], energy=1, deck=["Gust", "Flash", OGRE, CUB]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Lightning Rush")
    settle(game)
    assert offered(game) == ["done", "pick Flash", "pick Gust", "pick Ogre"]
    do(game, answer)
    settle(game)
    taken = ["Flash"] if answer != "done" else []
    assert (hand(game, 0), deck(game, 0), question(game)) == (taken, ["Cub"], "main")
    assert trash(game, 0) == sorted({"Flash", "Gust", "Lightning Rush", "Ogre"} - set(taken))


FOUR = spell_card("Four", deal(2, a(unit.friendly)), energy=4)
FIVE = spell_card("Five", deal(2, a(unit.friendly)), energy=5)


@shows("Rebuttal")
def test_rebuttal_is_a_reaction() -> None:
    is_a_reaction("Rebuttal", 1, "Mind 1")


def rebutted(answer: str, power: str = "Chaos 2", spell: Printed = FOUR) -> Game:
    """Seat 0 plays a spell at its own Ogre, and seat 1 answers it."""
    seats = [
        Seat(hand=[spell], base=[OGRE, PET], energy=5),
        Seat(hand=["Rebuttal"], base=[GIANT, CUB], energy=1, power=power),
    ]
    game = Position(seats=seats).start()
    do(game, f"play {spell.name}", "pick Ogre")
    if answer:
        do(game, "play Rebuttal")
        settle(game)
        if answer != "-":
            do(game, answer)
    return game


@shows("Rebuttal")
def test_rebuttal_counters_a_spell() -> None:
    game = rebutted("no")
    settle(game)
    assert (damage_to(game, "Ogre"), trash(game, 0), len(game.sides[1].power)) == ([], ["Four"], 1)


@shows("Rebuttal")
def test_rebuttal_counters_a_spell_whose_price_nobody_can_pay() -> None:
    game = rebutted("-", power="Chaos 1")
    settle(game)
    assert (question(game), damage_to(game, "Ogre"), trash(game, 0)) == ("main", [], ["Four"])


@shows("Rebuttal")
@pytest.mark.parametrize("again", ["pick Giant", "done"])
def test_rebuttal_takes_a_spell_for_one_power_and_may_choose_anew(again: str) -> None:
    game = rebutted("yes")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Cub", "pick Giant"])  # friendly is theirs now
    do(game, again)
    settle(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Ogre")) == ([2] if again != "done" else [], [])
    assert (len(game.sides[1].power), trash(game, 0), trash(game, 1)) == (0, ["Four"], ["Rebuttal"])


@shows("Rebuttal")
def test_rebuttal_chooses_no_spell_that_costs_five() -> None:
    game = rebutted("", spell=FIVE)
    assert question(game) == "main"
