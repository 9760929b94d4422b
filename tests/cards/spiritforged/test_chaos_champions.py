"""Champions of Spiritforged: Chaos."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Ganking,
    Reaction,
    a,
    additional,
    cost,
    deal,
    exhaust_me,
    gain_xp,
    give,
    grant,
    if_,
    it,
    kill,
    paid,
    ready,
    unit,
    use,
)
from farfield.games import Field, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    deck,
    do,
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
    spell_card,
    trash,
    unit_card,
    xp,
)

FIZZ, IRELIA, SIVIR, VEX = "Fizz, Trickster", "Irelia, Graceful", "Sivir, Mercenary", "Vex, Cheerless"
DRAVEN, EZREAL = "Draven, Audacious", "Ezreal, Prodigy"
GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
EAST, WEST = plain_field("East"), plain_field("West")
CHEER = spell_card("Cheer", Action, give(a(unit), 1), energy=2)
SLAY = spell_card("Slay", Reaction, kill(a(unit)))


@shows(FIZZ)
@pytest.mark.parametrize(("answer", "gained"), [("yes", 2), ("no", 0)])
def test_fizz_may_play_a_cheap_spell_of_your_trash_for_its_power_and_recycle_it(answer: str, gained: int) -> None:
    three = spell_card("Three", gain_xp(2), energy=3, power=(1,), domains=1)
    dead = [three, spell_card("Four", gain_xp(5), energy=4), unit_card("Dead", energy=1)]
    seats = [Seat(hand=[FIZZ], trash=dead, energy=3, power="Chaos 1, Fury 1"), Seat(trash=[CHEER])]
    game = Position(seats=seats).start()
    do(game, f"play {FIZZ}", answer)
    settle(game)
    assert (xp(game), len(game.sides[0].power)) == ([gained, 0], 0 if gained else 1)
    assert trash(game, 0) == (["Dead", "Four"] if gained else ["Dead", "Four", "Three"])
    assert (deck(game, 0)[-1] == "Three") == bool(gained)


@shows(FIZZ)
def test_fizz_does_not_spare_the_power() -> None:
    three = spell_card("Three", gain_xp(2), energy=3, power=(1,), domains=1)
    two = spell_card("Two", gain_xp(1), energy=2)
    seats = [Seat(hand=[FIZZ], trash=[three, two], energy=3, power="Chaos 1"), Seat(trash=[two])]
    game = Position(seats=seats).start()
    do(game, f"play {FIZZ}", "yes", "pick Three")
    settle(game)
    assert (xp(game), trash(game, 0)) == ([0, 0], ["Three", "Two"])


@shows(IRELIA)
@pytest.mark.parametrize(
    ("chosen", "energy", "power", "there"),
    [
        (IRELIA, 1, "Fury 1", True),
        (IRELIA, 2, "", True),
        (IRELIA, 1, "", False),
        ("Ogre", 1, "Fury 1", False),
        ("Ogre", 2, "Fury 1", True),
    ],
)
def test_irelia_makes_your_spells_that_choose_her_cost_an_energy_or_a_power_less(
    chosen: str, energy: int, power: str, there: bool
) -> None:
    praise = spell_card("Praise", give(a(unit.named(chosen)), 1), energy=2, power=(1,), domains=1)
    game = Position(seats=[Seat(hand=[praise], base=[IRELIA, OGRE], energy=energy, power=power), Seat()]).start()
    assert ("play Praise" in offered(game)) is there
    if there and chosen == IRELIA:
        do(game, "play Praise")
        settle(game)
        while question(game) != "main":
            do(game, offered(game)[0])
            settle(game)
        assert (might(game, IRELIA), game.sides[0].energy, len(game.sides[0].power)) == (5, 0, 0)


@shows(IRELIA)
def test_irelia_makes_neither_an_opponents_spells_nor_an_ability_cheaper() -> None:
    prick = spell_card("Prick", deal(1, a(unit.enemy)), energy=2)
    game = Position(seats=[Seat(hand=[prick], energy=1), Seat(base=[IRELIA])]).start()
    assert "play Prick" not in offered(game)
    lever = gear_card("Lever", use(exhaust_me(1), give(a(unit.friendly), 1)))
    game = Position(seats=[Seat(base=[IRELIA, lever]), Seat()]).start()
    assert "use Lever" not in offered(game)


@shows("Jae Medarda")
def test_jae_medarda_draws_as_your_spell_chooses_her() -> None:
    lever = gear_card("Lever", use(exhaust_me(), give(a(unit.friendly), 1)))
    seats = [Seat(hand=[CHEER, CHEER], energy=4, base=["Jae Medarda", OGRE, lever]), Seat()]
    game = Position(seats=seats).start()
    for choice, held in (("Jae Medarda", 2), ("Ogre", 1)):
        do(game, "play Cheer", f"pick {choice}")
        settle(game)
        assert len(hand(game, 0)) == held
    do(game, "use Lever", "pick Jae Medarda")
    settle(game)
    assert len(hand(game, 0)) == 1  # no spell
    game = Position(seats=[Seat(hand=[CHEER], energy=2), Seat(base=["Jae Medarda"])]).start()
    do(game, "play Cheer")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], [])


@shows(SIVIR)
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 0)), ("no", (1, 1))])
def test_sivir_may_be_accelerated(answer: str, left: tuple[int, int]) -> None:
    """That is two Power: with it she is the stronger."""
    game = Position(seats=[Seat(hand=[SIVIR], energy=5, power="Chaos 2"), Seat()]).start()
    do(game, f"play {SIVIR}", answer)
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == left
    assert (piece(game, SIVIR).exhausted, might(game, SIVIR)) == (answer == "no", 6 if answer == "yes" else 4)


@shows(SIVIR)
@pytest.mark.parametrize(("spent", "strong"), [(1, 0), (2, 1)])
def test_sivir_is_stronger_and_ganks_when_two_power_were_spent_this_turn(spent: int, strong: int) -> None:
    dear = spell_card("Dear", gain_xp(1), power=(1,) * spent, domains=1)
    fields = [Field(EAST, 0, {0: [SIVIR]}), Field(WEST)]
    game = Position(seats=[Seat(hand=[dear], power="Fury 2"), Seat(base=[SIVIR])], fields=fields[1:]).start()
    do(game, "play Dear")
    settle(game)
    assert (might(game, SIVIR), keyword(game, SIVIR, "Ganking")) == (4, 0)  # another player's
    game = Position(seats=[Seat(hand=[dear], power="Fury 2"), Seat()], fields=fields).start()
    do(game, "play Dear")
    settle(game)
    assert (might(game, SIVIR), keyword(game, SIVIR, "Ganking")) == (4 + 2 * strong, strong)
    do(game, "end")
    assert (might(game, SIVIR), keyword(game, SIVIR, "Ganking")) == (4, 0)


def dear(name: str, energy: int, *power: int) -> Printed:
    return spell_card(name, Action, gain_xp(1), energy=energy, power=power, domains=1)


@shows(VEX)
@pytest.mark.parametrize("fights", [True, False])
@pytest.mark.parametrize(("energy", "power", "price"), [(3, 1, (2, 0)), (3, 0, (2, 0)), (1, 1, (1, 0)), (2, 2, (1, 1))])
def test_vex_in_combat_makes_friendly_spells_cheaper_but_not_below_one(
    fights: bool, energy: int, power: int, price: tuple[int, int]
) -> None:
    spell = dear("Dear", energy, *[1] * power)
    fields = [Field(EAST, 1, {1: [GIANT]})]
    seats = [
        Seat(base=[VEX, OGRE], hand=[spell], energy=price[0], power=f"Fury {price[1]}" if price[1] else ""),
        Seat(),
    ]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, f"move {VEX if fights else 'Ogre'}", "done")
    assert seat_asked(game) == 0
    assert ("play Dear" in offered(game)) is fights
    if fights:
        do(game, "play Dear")
        assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 0)


@shows(VEX)
@pytest.mark.parametrize("fights", [True, False])
@pytest.mark.parametrize(("energy", "power", "there"), [(2, 1, True), (1, 1, False), (2, 0, False)])
def test_vex_in_combat_makes_enemy_spells_dearer(fights: bool, energy: int, power: int, there: bool) -> None:
    fields = [Field(EAST, 1, {1: [GIANT]})]
    mine = Seat(hand=[dear("Dear", 1)], energy=energy, power=f"Fury {power}" if power else "")
    game = Position(seats=[Seat(base=[VEX, OGRE]), mine], fields=fields, every_window=True).start()
    do(game, f"move {VEX if fights else 'Ogre'}", "done")
    while seat_asked(game) != 1:
        do(game, "pass")
    assert ("play Dear" in offered(game)) is (there or not fights)


@shows(DRAVEN)
def test_draven_has_deflect() -> None:
    prick = spell_card("Prick", deal(1, a(unit.enemy)))
    for power, there in (("", False), ("Fury 1", True)):
        game = Position(seats=[Seat(hand=[prick], power=power), Seat(base=[DRAVEN])]).start()
        assert ("play Prick" in offered(game)) is there
    assert keyword(game, DRAVEN, "Deflect") == 1


@shows(DRAVEN)
def test_draven_scores_the_first_time_he_wins_a_combat_each_turn() -> None:
    rise = spell_card("Rise", ready(a(unit.friendly)), grant(it(), Ganking))
    fields = [Field(EAST, 1, {1: ["Recruit"]}), Field(WEST, 1, {1: ["Recruit"]})]
    game = Position(seats=[Seat(base=[DRAVEN], hand=[rise]), Seat()], fields=fields).start()
    do(game, f"move {DRAVEN}", "at East")
    settle(game)
    assert points(game) == [2, 0]  # one of them for the conquest
    do(game, "play Rise")
    settle(game)
    do(game, f"move {DRAVEN}", "at West")
    settle(game)
    assert points(game) == [3, 0]


@shows(DRAVEN)
def test_draven_scores_nothing_for_an_empty_battlefield_and_once_more_on_another_turn() -> None:
    game = Position(seats=[Seat(base=[DRAVEN]), Seat(base=["Recruit"])], fields=[Field(EAST)]).start()
    do(game, f"move {DRAVEN}")
    settle(game)
    assert points(game) == [1, 0]
    do(game, "end", "move Recruit")
    settle(game)
    assert points(game) == [2, 0]


@shows(DRAVEN)
@pytest.mark.parametrize(("place", "lost"), [("East", 1), ("base", 0)])
def test_draven_gives_an_opponent_a_point_if_he_dies_in_combat(place: str, lost: int) -> None:
    fields = [Field(EAST, 1, {1: [unit_card("Wall", might=12)]})]
    game = Position(seats=[Seat(base=[DRAVEN], hand=[SLAY]), Seat()], fields=fields).start()
    if place == "East":
        do(game, f"move {DRAVEN}")
    else:
        do(game, "play Slay", f"pick {DRAVEN}")
    settle(game)
    assert (DRAVEN in trash(game, 0), points(game)) == (True, [0, lost])


@shows(DRAVEN)
def test_draven_lets_you_choose_the_opponent() -> None:
    seats = [Seat(base=[DRAVEN]), Seat(), Seat()]
    fields = [Field(EAST, 1, {1: [unit_card("Wall", might=12)]})]
    game = Position(seats=seats, fields=fields, mode=Skirmish()).start()
    do(game, f"move {DRAVEN}")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick seat 1", "pick seat 2"])
    do(game, "pick seat 2")
    settle(game)
    assert points(game) == [0, 0, 1]


@shows(EZREAL)
def test_ezreal_discards_one_and_draws_two() -> None:
    seats = [Seat(hand=[EZREAL, OGRE, GIANT], energy=3, power="Chaos 1"), Seat(hand=[OGRE])]
    game = Position(seats=seats).start()
    do(game, f"play {EZREAL}")
    settle(game)
    do(game, "pick Ogre")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0)), len(hand(game, 1))) == (["Ogre"], 3, 1)


@shows(EZREAL)
@pytest.mark.parametrize(
    ("with_him", "energy", "power", "there"),
    [
        (True, 1, "Fury 1", True),
        (True, 2, "", True),
        (True, 1, "", False),
        (True, 0, "Fury 1", False),
        (False, 1, "Fury 1", False),
        (False, 2, "Fury 1", True),
    ],
)
def test_ezreal_makes_your_optional_costs_cheaper(with_him: bool, energy: int, power: str, there: bool) -> None:
    boon = spell_card("Boon", additional(cost(2, "Fury")), if_(paid(), gain_xp(2), gain_xp(1)))
    seats = [Seat(hand=[boon], base=[EZREAL] if with_him else [], energy=energy, power=power), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Boon")
    assert (question(game) == "optional-cost") is there


@shows(EZREAL)
def test_ezreal_does_not_help_an_opponent() -> None:
    boon = spell_card("Boon", additional(cost(1)), if_(paid(), gain_xp(2), gain_xp(1)))
    game = Position(seats=[Seat(hand=[boon]), Seat(base=[EZREAL])]).start()
    do(game, "play Boon")
    settle(game)
    assert (question(game), xp(game)) == ("main", [1, 0])
