"""Units of Vendetta: Order, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, draw, give, kill, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import ambushes, has, is_hidden
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    at_field,
    base,
    do,
    gear_card,
    keyword,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
PET = unit_card("Pet")
TRINKET = gear_card("Trinket")
STUDY = spell_card("Study", Reaction, draw(1))
BOLT = spell_card("Bolt", Action, kill(a(unit)))
JAB = spell_card("Jab", Action, give(a(unit.enemy), 1))
NOD = spell_card("Nod", Action, give(a(unit.friendly), 1))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Disciple of Shen")
def test_disciple_of_shen_can_be_hidden() -> None:
    is_hidden("Disciple of Shen")


@shows("Disciple of Shen")
@pytest.mark.parametrize(("others", "shield"), [([], 0), ([OGRE], 3), ([OGRE, PET], 0)])
def test_disciple_of_shen_has_shield_beside_exactly_one_unit_of_yours(others: list[str], shield: int) -> None:
    fields = [Field(HERE, 0, {0: ["Disciple of Shen", *others]}), Field(THERE, 0, {0: ["Recruit"]})]
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=fields).start()
    assert keyword(game, "Disciple of Shen", "Shield") == shield


@shows("Disciple of Shen")
def test_disciple_of_shen_counts_neither_in_the_base_nor_enemies() -> None:
    game = Position(seats=[Seat(base=["Disciple of Shen", "Recruit"]), Seat(hand=[STUDY])]).start()
    assert keyword(game, "Disciple of Shen", "Shield") == 0
    fields = [Field(HERE, 1, {1: ["Recruit"]})]
    game = Position(seats=[Seat(base=["Disciple of Shen"]), Seat(hand=[STUDY])], fields=fields).start()
    do(game, "move Disciple of Shen")
    assert (question(game), keyword(game, "Disciple of Shen", "Shield")) == ("focus", 0)


@shows("Horns of the Dragon")
def test_horns_of_the_dragon_have_tank() -> None:
    has("Horns of the Dragon", "Tank")


@shows("Keeper of Law")
@pytest.mark.parametrize(
    ("owner", "there", "cheap"),
    [
        (0, {0: [OGRE, PET]}, True),
        (0, {0: [OGRE]}, False),
        (0, {0: [OGRE, PET, GIANT]}, False),
        (1, {1: [OGRE, PET]}, False),
    ],
)
def test_keeper_of_law_costs_less_with_exactly_two_units_at_your_battlefield(
    owner: int, there: dict[int, list[str]], cheap: bool
) -> None:
    def start(energy: int, power: str) -> bool:
        seats = [Seat(hand=["Keeper of Law"], base=["Recruit", "Sprite"], energy=energy, power=power), Seat()]
        fields = [Field(HERE, owner, there), Field(THERE)]
        return offers(Position(seats=seats, fields=fields).start(), "play Keeper of Law")

    assert (start(3, ""), start(2, "Order 1"), start(5, "Order 1")) == (cheap, False, True)
    assert start(4, "Order 1") is cheap and start(5, "") is cheap


@shows("Masa, Crashing Thunder")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_masa_stuns_an_enemy_unit_at_a_battlefield_for_order(answer: str) -> None:
    game = Position(
        seats=[Seat(hand=["Masa, Crashing Thunder"], energy=4, power="Order 1"), Seat(base=["Recruit"])],
        fields=[Field(HERE, 1, {1: [Piece(OGRE, attached=["Doran's Blade"]), GIANT]}), Field(THERE, 0, {0: [PET]})],
    ).start()
    do(game, "play Masa, Crashing Thunder", answer, "at base 0")
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Ogre")
    settle(game)
    assert (piece(game, "Ogre").stunned, question(game)) == (answer == "yes", "main")
    assert len(game.sides[0].power) == (answer == "no")


@shows("Masa, Crashing Thunder")
def test_masa_is_paid_for_with_order() -> None:
    game = Position(
        seats=[Seat(hand=["Masa, Crashing Thunder"], energy=4, power="Chaos 1"), Seat()],
        fields=[Field(HERE, 1, {1: [OGRE]})],
    ).start()
    do(game, "play Masa, Crashing Thunder")
    settle(game)
    assert (piece(game, "Ogre").stunned, question(game)) == (False, "main")


@shows("Reluctant Leader")
def test_reluctant_leader_gets_two_for_each_other_unit_you_play() -> None:
    seats = [Seat(hand=[OGRE, PET, TRINKET], base=["Reluctant Leader"]), Seat(hand=[GIANT])]
    game = Position(seats=seats).start()
    for name, now in (("Trinket", 3), ("Ogre", 5), ("Pet", 7)):
        do(game, f"play {name}")
        settle(game)
        assert might(game, "Reluctant Leader") == now
    do(game, "end")
    assert might(game, "Reluctant Leader") == 3
    do(game, "play Giant")
    settle(game)
    assert might(game, "Reluctant Leader") == 3


@shows("Reluctant Leader")
def test_reluctant_leader_gets_nothing_for_himself() -> None:
    game = Position(seats=[Seat(hand=["Reluctant Leader"], energy=4, power="Order 1"), Seat()]).start()
    do(game, "play Reluctant Leader")
    settle(game)
    assert might(game, "Reluctant Leader") == 3


@shows("Solari Sunhawk")
def test_solari_sunhawk_is_empowered_for_two() -> None:
    game = empowers("Solari Sunhawk", 2)
    assert (might(game, "Solari Sunhawk"), keyword(game, "Solari Sunhawk", "Deflect")) == (4, 2)
    game = Position(seats=[Seat(base=["Solari Sunhawk"]), Seat()]).start()
    assert (might(game, "Solari Sunhawk"), keyword(game, "Solari Sunhawk", "Deflect")) == (3, 0)


@shows("Soulspinner")
def test_soulspinner_ambushes() -> None:
    ambushes("Soulspinner", 3)


@shows("Escaped Grayback")
def test_escaped_grayback_is_empowered_by_killing_a_friend() -> None:
    seats = [Seat(base=["Escaped Grayback", OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[]).start()
    assert might(game, "Escaped Grayback") == 3
    do(game, "use Escaped Grayback")
    assert offered(game) == ["pick Escaped Grayback", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Escaped Grayback"), trash(game, 0), base(game, 1)) == (5, ["Ogre"], ["Giant"])
    assert offered(game) == ["end"]


@shows("Escaped Grayback")
def test_escaped_grayback_may_kill_itself_for_nothing() -> None:
    game = Position(seats=[Seat(base=["Escaped Grayback"]), Seat()], fields=[]).start()
    do(game, "use Escaped Grayback")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == ([], ["Escaped Grayback"])


@shows("Hungry Wolf")
def test_hungry_wolf_is_readied_for_order_once_you_have_chosen_an_enemy_unit() -> None:
    seats = [Seat(hand=[NOD, JAB], base=[Piece("Hungry Wolf", exhausted=True)], power="Order 2"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=[]).start()
    assert offered(game) == ["end", "play Jab", "play Nod"]
    do(game, "play Nod")
    settle(game)
    assert offered(game) == ["end", "play Jab"]
    do(game, "play Jab")
    settle(game)
    do(game, "use Hungry Wolf")
    settle(game)
    assert (piece(game, "Hungry Wolf").exhausted, might(game, "Hungry Wolf")) == (False, 6)
    assert offered(game) == ["end"]  # only once each turn
    do(game, "end")
    assert might(game, "Hungry Wolf") == 4


@shows("Hungry Wolf")
def test_hungry_wolf_asks_for_order_and_for_a_choice_of_yours_this_turn() -> None:
    seats = [Seat(hand=[JAB], base=["Hungry Wolf"], power="Chaos 1"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Jab")
    settle(game)
    assert offered(game) == ["end"]
    seats = [Seat(hand=[JAB], base=[PET]), Seat(base=["Hungry Wolf"], power="Order 1")]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Jab")
    settle(game)
    do(game, "end")
    assert offered(game) == ["end"]  # an opponent has chosen one


@shows("Noxian Emissary")
def test_noxian_emissary_is_empowered_for_one_and_order() -> None:
    empowers("Noxian Emissary", 1, "Order 1")


@shows("Noxian Emissary")
@pytest.mark.parametrize("empowered", [0, 1])
def test_noxian_emissary_leaves_two_recruits_if_it_dies_empowered(empowered: int) -> None:
    there = Piece("Noxian Emissary", empowered=empowered)
    game = Position(
        seats=[Seat(hand=[BOLT]), Seat()], fields=[Field(HERE, 1, {1: [there, OGRE]}), Field(THERE, 1, {1: [PET]})]
    ).start()
    do(game, "play Bolt", "pick Noxian Emissary")
    settle(game)
    assert (base(game, 1), at_field(game, 0)) == (["Recruit", "Recruit"] * empowered, ["Ogre"])


@shows("Sacred Protector")
@pytest.mark.parametrize(("mates", "dealt"), [(0, False), (1, True), (2, False)])
def test_sacred_protector_deals_combat_damage_beside_exactly_one_unit_of_yours(mates: int, dealt: bool) -> None:
    mine = [unit_card(f"Mate {x}", might=0) for x in range(mates)]
    game = Position(
        seats=[Seat(base=[unit_card("Imp", might=0)]), Seat(base=[PET])],
        fields=[Field(HERE, 1, {1: ["Sacred Protector", *mine]})],
    ).start()
    do(game, "move Imp")
    settle(game)
    assert (trash(game, 0) == ["Imp"]) is dealt


@shows("Sacred Protector")
def test_sacred_protector_counts_no_enemy() -> None:
    game = Position(seats=[Seat(base=["Sacred Protector"]), Seat()], fields=[Field(HERE, 1, {1: [PET]})]).start()
    do(game, "move Sacred Protector")
    settle(game)
    assert at_field(game, 0) == ["Pet"]


@shows("Aurok General")
def test_aurok_general_is_empowered_for_three_and_order() -> None:
    game = empowers("Aurok General", 3, "Order 1")
    assert might(game, "Aurok General") == 7


@shows("Aurok General")
@pytest.mark.parametrize("empowered", [0, 1])
def test_aurok_general_strengthens_your_empowered_units(empowered: int) -> None:
    seats = [
        Seat(base=[Piece("Aurok General", empowered=empowered), Piece(OGRE, empowered=1), PET]),
        Seat(base=[Piece(GIANT, empowered=1)]),
    ]
    game = Position(seats=seats).start()
    all_ = [might(game, x) for x in ("Aurok General", "Ogre", "Pet", "Giant")]
    assert all_ == [5 + 2 * empowered, 4 + 2 * empowered, 2, 9]


@shows("Fallen Feline")
def test_fallen_feline_silences_the_named_spell_while_at_a_battlefield() -> None:
    game = Position(
        seats=[Seat(hand=["Fallen Feline"], energy=2, power="Order 1"), Seat(hand=["Gust", "Flash"], runes="Chaos 6")],
        fields=[Field(HERE), Field(THERE, 1, {1: [PET]})],
    ).start()
    do(game, "play Fallen Feline")
    settle(game)
    assert question(game) == "name"
    names = offered(game)
    assert "name Gust" in names and "name Daring Poro" not in names and "name Doran's Blade" not in names
    do(game, "name Gust")
    settle(game)
    do(game, "end")
    assert offers(game, "play Gust") and offers(game, "play Flash")  # she is in the base
    do(game, "end", "move Fallen Feline", "at Here")
    settle(game)
    do(game, "end")
    assert not offers(game, "play Gust") and offers(game, "play Flash")


@shows("Fallen Feline")
def test_fallen_feline_does_not_silence_you() -> None:
    game = Position(
        seats=[Seat(hand=["Fallen Feline", "Gust"], runes="Order 2, Chaos 4"), Seat()],
        fields=[Field(HERE, 0, {0: [PET]})],
    ).start()
    do(game, "play Fallen Feline", "at Here")
    settle(game)
    do(game, "name Gust")
    settle(game)
    assert (at_field(game, 0), offers(game, "play Gust")) == (["Fallen Feline", "Pet"], True)
