"""Units of Spiritforged: Chaos, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Equip, Reaction, a, cost, deal, give, move_to_base, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
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
CHEER = spell_card("Cheer", Reaction, give(a(unit.friendly), 1))
EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")


@shows("Black Market Broker")
@pytest.mark.parametrize(("held", "energy", "gold"), [([], 0, ["Gold"]), (["Windsinger"], 2, [])])
def test_black_market_broker_brings_a_gold_for_a_card_from_face_down(
    held: list[str], energy: int, gold: list[str]
) -> None:
    seats = [Seat(hand=held, energy=energy), Seat()]
    hidden = {} if held else {0: "Windsinger"}
    fields = [Field(EAST, 0, {0: ["Black Market Broker"]}, facedown=hidden)]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Windsinger", *(["at East"] if held else []))
    settle(game)
    while question(game) != "main":
        do(game, "pick Black Market Broker" if question(game) == "order" else "no")
        settle(game)
    assert (at_field(game), base(game, 0)) == (["Black Market Broker", "Windsinger"], gold)
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Black Market Broker")
def test_black_market_broker_gets_nothing_for_an_opponents_card() -> None:
    fields = [Field(EAST, 1, {1: [GIANT]}, facedown={1: "Edge of Night"})]
    game = Position(seats=[Seat(base=["Black Market Broker"]), Seat()], fields=fields, active=1).start()
    do(game, "play Edge of Night")
    settle(game)
    assert (might(game, "Giant"), base(game, 0), base(game, 1)) == (11, ["Black Market Broker"], [])


@shows("Corrupt Enforcer")
def test_corrupt_enforcer_discards_as_it_comes_to_a_battlefield_and_draws_as_it_wins() -> None:
    seats = [Seat(base=["Corrupt Enforcer"], hand=[OGRE, GIANT]), Seat()]
    fields = [Field(EAST, 1, {1: ["Recruit"]}), Field(WEST)]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Corrupt Enforcer", "at East", "pick Ogre")
    settle(game)
    assert (at_field(game), trash(game, 0), len(hand(game, 0))) == (["Corrupt Enforcer"], ["Ogre"], 2)
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Corrupt Enforcer", "at West", "pick Ogre")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Ogre"], ["Giant"])  # no combat was won


@shows("Corrupt Enforcer")
def test_corrupt_enforcer_goes_home_without_a_discard() -> None:
    game = Position(
        seats=[Seat(hand=[OGRE, GIANT]), Seat()], fields=[Field(EAST, 0, {0: ["Corrupt Enforcer"]})]
    ).start()
    do(game, "move Corrupt Enforcer")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Corrupt Enforcer"], [])


@shows("Fae Porter")
@pytest.mark.parametrize(("answer", "there", "left"), [("yes", ["Fae Porter", "Ogre"], 0), ("no", ["Fae Porter"], 1)])
def test_fae_porter_takes_another_along_for_a_chaos(answer: str, there: list[str], left: int) -> None:
    """From wherever it is, ready or not; no enemy."""
    seats = [Seat(base=["Fae Porter", Piece(OGRE, exhausted=True)], power="Chaos 1"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST, 0, {0: ["Recruit"]})]).start()
    do(game, "move Fae Porter", "at East", answer)
    if answer == "yes":
        assert offered(game) == ["pick Fae Porter", "pick Ogre", "pick Recruit"]
        do(game, "pick Ogre")
    settle(game)
    assert (at_field(game), len(game.sides[0].power)) == (there, left)


@shows("Fae Porter")
def test_fae_porter_asks_for_chaos_and_not_as_it_goes_home() -> None:
    poor = Position(seats=[Seat(base=["Fae Porter", OGRE], power="Calm 1"), Seat()], fields=[Field(EAST)]).start()
    do(poor, "move Fae Porter", "done")
    settle(poor)
    assert (question(poor), base(poor, 0)) == ("main", ["Ogre"])
    home = Position(
        seats=[Seat(base=[OGRE], power="Chaos 1"), Seat()], fields=[Field(EAST, 0, {0: ["Fae Porter", "Recruit"]})]
    ).start()
    do(home, "move Fae Porter", "done")
    settle(home)
    assert (question(home), base(home, 0)) == ("main", ["Fae Porter", "Ogre"])


@shows("Loyal Pup")
@pytest.mark.parametrize(("answer", "pup"), [("yes", ["Loyal Pup"]), ("no", [])])
def test_loyal_pup_comes_where_you_defend(answer: str, pup: list[str]) -> None:
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 1, {1: ["Mega-Mech"]})]
    seats = [Seat(base=["Recruit"]), Seat(base=[Piece("Loyal Pup", exhausted=True)])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Recruit", "at East", answer)
    settle_chain(game)
    assert (at_field(game)[: 1 + len(pup)], at_field(game, 1)) == (["Giant", *pup], ["Mega-Mech"])


@shows("Loyal Pup")
def test_loyal_pup_stays_where_you_attack() -> None:
    game = Position(
        seats=[Seat(base=[GIANT, "Loyal Pup"]), Seat()], fields=[Field(EAST, 1, {1: ["Recruit"]}), Field(WEST)]
    ).start()
    do(game, "move Giant", "at East", "done")
    settle(game)
    assert (question(game), at_field(game), base(game, 0)) == ("main", ["Giant"], ["Loyal Pup"])


@shows("Master Bingwen")
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "yes"], 8), (["no"], 6)])
def test_master_bingwen_takes_an_equipment_for_a_power_less(answers: list[str], strength: int) -> None:
    sword = equipment("Sword", Equip(cost("Chaos")), bonus=2)
    seats = [Seat(hand=["Master Bingwen"], energy=6, base=[Piece(OGRE, attached=[sword])]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Master Bingwen")
    do(game, *answers)
    settle(game)
    assert might(game, "Master Bingwen") == strength


@shows("Overzealous Fan")
@pytest.mark.parametrize(("answer", "home"), [("yes", ["Giant"]), ("no", [])])
def test_overzealous_fan_dies_to_send_an_attacker_home(answer: str, home: list[str]) -> None:
    seats = [Seat(base=[GIANT, OGRE, "Recruit"]), Seat()]
    fields = [Field(EAST, 1, {1: ["Overzealous Fan", "Mega-Mech"]}), Field(WEST, 0, {0: ["Sprite"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Giant", "at East", "pick Ogre", "done", answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]  # the attackers
        do(game, "pick Giant")
        assert trash(game, 1) == ["Overzealous Fan"]
        settle(game)
    assert base(game, 0) == [*home, "Recruit"]


@shows("Overzealous Fan")
def test_overzealous_fan_does_nothing_as_it_attacks() -> None:
    game = Position(seats=[Seat(base=["Overzealous Fan"]), Seat()], fields=[Field(EAST, 1, {1: [GIANT]})]).start()
    do(game, "move Overzealous Fan")
    assert question(game) != "may"


@shows("Treasure Hunter")
def test_treasure_hunter_brings_a_gold_wherever_it_moves() -> None:
    game = Position(seats=[Seat(base=["Treasure Hunter", OGRE]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Treasure Hunter", "at East", "done")
    settle(game)
    assert (base(game, 0), piece(game, "Gold").exhausted) == (["Gold", "Ogre"], True)
    do(game, "move Ogre", "at West")
    settle(game)
    assert base(game, 0) == ["Gold"]
    game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, 0, {0: ["Treasure Hunter"]})]).start()
    do(game, "move Treasure Hunter")
    settle(game)
    assert base(game, 0) == ["Gold", "Treasure Hunter"]


@shows("Ancient Warmonger")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 0)), ("no", (1, 1))])
def test_ancient_warmonger_may_be_accelerated(answer: str, left: tuple[int, int]) -> None:
    game = Position(seats=[Seat(hand=["Ancient Warmonger"], energy=6, power="Chaos 1"), Seat()]).start()
    do(game, "play Ancient Warmonger", answer)
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == left
    assert piece(game, "Ancient Warmonger").exhausted == (answer == "no")


@shows("Ancient Warmonger")
def test_ancient_warmonger_has_assault_for_each_enemy_unit_here() -> None:
    fields = [Field(EAST, 1, {1: [GIANT, "Recruit"]}), Field(WEST, 1, {1: ["Sprite"]})]
    game = Position(seats=[Seat(base=["Ancient Warmonger", OGRE]), Seat(base=["Mega-Mech"])], fields=fields).start()
    assert keyword(game, "Ancient Warmonger", "Assault") == 0
    do(game, "move Ancient Warmonger", "at East", "pick Ogre")
    assert (keyword(game, "Ancient Warmonger", "Assault"), might(game, "Ancient Warmonger")) == (2, 6)


@shows("Beast Below")
def test_beast_below_returns_another_friend_and_an_enemy() -> None:
    seats = [Seat(hand=["Beast Below"], energy=7, power="Chaos 2", base=[OGRE, TRINKET]), Seat(base=[GIANT, TRINKET])]
    fields = [Field(EAST, 0, {0: ["Petty Officer"]}), Field(WEST, 1, {1: ["Mega-Mech"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Beast Below", "at base 0")
    assert offered(game) == ["pick Ogre", "pick Petty Officer"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Giant", "pick Mega-Mech"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == (["Ogre"], ["Mega-Mech"])


@shows("Beast Below")
@pytest.mark.parametrize(("mine", "theirs"), [([], [GIANT]), ([OGRE], [])])
def test_beast_below_returns_both_or_none(mine: list[object], theirs: list[object]) -> None:
    """Never itself."""
    seats = [Seat(hand=["Beast Below"], energy=7, power="Chaos 2", base=mine), Seat(base=theirs)]  # type: ignore[arg-type]
    game = Position(seats=seats).start()
    do(game, "play Beast Below")
    settle(game)
    assert (question(game), hand(game, 0), hand(game, 1)) == ("main", [], [])


@shows("Harpoon Squad")
def test_harpoon_squad_gets_two_might_this_turn_as_it_leaves_a_battlefield() -> None:
    home = spell_card("Home", move_to_base(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=[home], base=["Harpoon Squad"]), Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]
    ).start()
    do(game, "move Harpoon Squad")
    settle(game)
    assert might(game, "Harpoon Squad") == 4
    do(game, "play Home", "pick Harpoon Squad")
    settle(game)
    assert (base(game, 0), might(game, "Harpoon Squad")) == (["Harpoon Squad"], 6)
    do(game, "end")
    assert might(game, "Harpoon Squad") == 4


@shows("Windsinger")
@pytest.mark.parametrize(("answer", "returned"), [("yes", ["Sprite"]), ("no", [])])
def test_windsinger_may_return_a_weak_unit_at_a_battlefield(answer: str, returned: list[str]) -> None:
    seats = [Seat(hand=["Windsinger"], energy=2, base=["Petty Officer"]), Seat(base=["Mystic Poro"])]
    small = unit_card("Small", might=3)
    armed = Piece(OGRE, attached=[equipment("Sword", bonus=1)])
    fields = [Field(EAST, 0, {0: [small, armed]}), Field(WEST, 1, {1: [unit_card("Three", might=3), GIANT]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Windsinger", "at East", answer)
    if answer == "yes":
        assert offered(game) == ["pick Small", "pick Three"]  # neither itself nor one in a base
        do(game, "pick Three")
    settle(game)
    assert hand(game, 1) == (["Three"] if returned else [])


@shows("Windsinger")
def test_windsinger_sings_from_face_down() -> None:
    seats = [Seat(hand=["Windsinger"], runes="Chaos 1"), Seat(base=["Mystic Poro"])]
    fields = [Field(EAST, 0, {0: [OGRE]}), Field(WEST, 0, {0: ["Recruit"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "hide Windsinger", "at East", "end", "move Mystic Poro", "at East")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Windsinger"])
    do(game, "play Windsinger", "yes")
    settle(game)
    assert (base(game, 1), at_field(game)) == ([], ["Ogre", "Windsinger"])
