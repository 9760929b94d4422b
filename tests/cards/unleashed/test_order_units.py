"""Units of Unleashed: Order, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, deal, kill, permanent, unit
from farfield.games import Field, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import ORDER
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
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
HERE, THERE = plain_field("Here"), plain_field("There")
ANIMALS = ("Bird", "Cat", "Dog", "Poro")


def animal(tag: str) -> Printed:
    return unit_card(f"A {tag}", tags=(tag,))


@shows("Bandle Soldier")
@pytest.mark.parametrize(("have", "exhausted"), [(2, True), (3, False)])
def test_bandle_soldier_enters_ready_at_level_three(have: int, exhausted: bool) -> None:
    game = Position(seats=[Seat(hand=["Bandle Soldier"], runes="Order 5", xp=have), Seat(xp=9)]).start()
    do(game, "play Bandle Soldier")
    settle(game)
    assert piece(game, "Bandle Soldier").exhausted == exhausted


@shows("Black Rose Dignitary")
def test_black_rose_dignitary_channels_an_exhausted_rune_as_it_dies() -> None:
    seats = [Seat(base=["Black Rose Dignitary"], rune_deck="Order 3"), Seat(hand=[BOLT])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Bolt")
    settle(game)
    assert (runes(game, 0), trash(game, 0)) == ((0, 1), ["Black Rose Dignitary"])


@shows("Black Rose Dignitary")
def test_black_rose_dignitary_has_one_more_as_an_attacker() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=["Black Rose Dignitary"]), Seat()], fields=fields, every_window=True).start()
    do(game, "move Black Rose Dignitary")
    assert might(game, "Black Rose Dignitary") == 3


@shows("Carrion Dredger")
def test_carrion_dredger_leaves_a_bird_in_your_base() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Carrion Dredger", OGRE]})]
    game = Position(seats=[Seat(), Seat(hand=[BOLT])], fields=fields, active=1).start()
    do(game, "play Bolt", "pick Carrion Dredger")
    settle(game)
    assert (base(game, 0), at_field(game), might(game, "Bird"), keyword(game, "Bird", "Deflect")) == (
        ["Bird"],
        ["Ogre"],
        1,
        1,
    )


@shows("Crimson Pigeons")
@pytest.mark.parametrize(("company", "strength"), [(True, 5), (False, 3)])
def test_crimson_pigeons_have_two_more_while_they_attack_with_another(company: bool, strength: int) -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT, "Sprite"]})]
    seats = [Seat(base=["Crimson Pigeons", OGRE]), Seat()]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    assert might(game, "Crimson Pigeons") == 3
    do(game, "move Crimson Pigeons", *(["pick Ogre"] if company else ["done"]))
    assert (at_field(game), might(game, "Crimson Pigeons")) == (
        ["Crimson Pigeons", "Giant", *(["Ogre"] if company else []), "Sprite"],
        strength,
    )


@shows("Crimson Pigeons")
def test_crimson_pigeons_have_no_more_as_defenders() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Crimson Pigeons", OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    do(game, "move Giant")
    assert might(game, "Crimson Pigeons") == 3


@shows("Loyal Poro")
@pytest.mark.parametrize(("beside", "cards"), [(["Bird"], 1), ([], 0)])
def test_loyal_poro_draws_if_it_did_not_die_alone(beside: list[str], cards: int) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Loyal Poro", *beside]})]
    seats = [Seat(base=[OGRE]), Seat(hand=[BOLT], power="Order 1")]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Bolt", "pick Loyal Poro")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0))) == (["Loyal Poro"], cards)


@shows("Loyal Poro", "The Ruination")
def test_loyal_poro_draws_if_its_company_dies_with_it() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Loyal Poro", OGRE]})]
    seats = [Seat(base=["Sprite", TRINKET]), Seat(hand=["The Ruination"], runes="Order 9", base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play The Ruination")
    settle(game)
    assert (trash(game, 0), trash(game, 1), base(game, 0)) == (
        ["Loyal Poro", "Ogre"],
        ["Giant", "The Ruination"],
        ["Trinket"],
    )
    assert len(hand(game, 0)) == 1


@shows("Scrutinizing Sergeant")
def test_scrutinizing_sergeant_counts_friendly_units_himself_too() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sprite"]})]
    seats = [Seat(hand=["Scrutinizing Sergeant"], runes="Order 6", base=[OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Scrutinizing Sergeant", "at base 0")
    settle(game)
    assert xp(game) == [3, 0]


@shows("Ultrasoft Poro")
def test_ultrasoft_poro_makes_two_birds_at_a_battlefield() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Ultrasoft Poro"]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "use Ultrasoft Poro")
    settle(game)
    do(game, "at base 0", "at Here")
    settle(game)
    assert question(game) == "main"
    assert (base(game, 0), at_field(game), piece(game, "Ultrasoft Poro").exhausted) == (
        ["Bird"],
        ["Bird", "Ultrasoft Poro"],
        True,
    )
    assert offered(Position(seats=[Seat(base=["Ultrasoft Poro"]), Seat()], fields=[]).start()) == ["end"]


@shows("Enthralling Protector")
def test_enthralling_protector_hunts_one_and_is_buffed_for_two_xp() -> None:
    game = Position(seats=[Seat(base=["Enthralling Protector"], xp=1), Seat()], fields=[Field(HERE)]).start()
    assert offered(game) == ["end", "move Enthralling Protector"]
    do(game, "move Enthralling Protector")
    settle(game)
    assert xp(game) == [2, 0]
    do(game, "use Enthralling Protector")
    settle(game)
    assert (xp(game), might(game, "Enthralling Protector")) == ([0, 0], 3)
    do(game, "end", "end")
    settle(game)
    assert xp(game) == [1, 0]


@shows("Mageseeker Investigator")
@pytest.mark.parametrize(("power", "many"), [(0, 1), (1, 2), (2, 3)])
def test_mageseeker_investigator_asks_for_each_unit_beyond_the_first(power: int, many: int) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mageseeker Investigator"]}), Field(THERE)]
    three = [unit_card(x) for x in ("One", "Two", "Three")]
    game = Position(
        seats=[Seat(), Seat(base=three, power=f"Order {power}" if power else "")], fields=fields, active=1
    ).start()
    do(game, "move One", "at Here")
    for x in ("Two", "Three"):
        if question(game) == "move-more" and f"pick {x}" in offered(game):
            do(game, f"pick {x}")
    if question(game) == "move-more":
        do(game, "done")
    moved = [x for x in ("One", "Two", "Three") if x not in base(game, 1)]
    assert len(moved) == many


@shows("Mageseeker Investigator")
def test_mageseeker_investigator_asks_nothing_elsewhere_nor_of_you() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mageseeker Investigator"]}), Field(THERE)]
    two = [unit_card("One"), unit_card("Two")]
    game = Position(seats=[Seat(), Seat(base=two)], fields=fields, active=1).start()
    do(game, "move One", "at There", "pick Two")
    assert base(game, 1) == []
    game = Position(seats=[Seat(base=two), Seat()], fields=fields).start()
    do(game, "move One", "at Here", "pick Two")
    assert base(game, 0) == []


@shows("Safety Inspector")
@pytest.mark.parametrize(("answer", "left"), [("no", ["Safety Inspector"]), ("yes", ["Ogre", "Safety Inspector"])])
def test_safety_inspector_lets_each_player_kill_one_of_theirs(answer: str, left: list[str]) -> None:
    seats = [
        Seat(hand=["Safety Inspector"], runes="Order 6", base=[OGRE], xp=3),
        Seat(base=[GIANT, "Mega-Mech", TRINKET]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Safety Inspector", answer)
    settle(game)
    if answer == "no":
        assert (seat_asked(game), offered(game)) == (0, ["pick Ogre", "pick Safety Inspector"])
        do(game, "pick Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pick Giant", "pick Mega-Mech"])
    do(game, "pick Giant")
    settle(game)
    assert (base(game, 0), base(game, 1), xp(game)[0]) == (left, ["Mega-Mech", "Trinket"], 0 if answer == "yes" else 3)


@shows("Safety Inspector")
def test_safety_inspectors_cost_is_three_xp() -> None:
    game = Position(seats=[Seat(hand=["Safety Inspector"], runes="Order 6", xp=2), Seat()]).start()
    do(game, "play Safety Inspector")
    settle(game)
    assert (base(game, 0), xp(game)) == ([], [2, 0])  # there was no other to kill


@shows("Stalking Wolf")
@pytest.mark.parametrize("tag", [*ANIMALS, "Fae"])
def test_stalking_wolf_is_paid_with_an_animal(tag: str) -> None:
    seats = [Seat(hand=["Stalking Wolf"], runes="Order 5", base=[animal(tag), OGRE]), Seat(base=[animal("Dog")])]
    game = Position(seats=seats).start()
    assert ("play Stalking Wolf" in offered(game)) == (tag in ANIMALS)
    if tag in ANIMALS:
        do(game, "play Stalking Wolf")
        settle(game)
        assert (base(game, 0), trash(game, 0)) == (["Ogre", "Stalking Wolf"], [f"A {tag}"])


@shows("Stalking Wolf")
@pytest.mark.parametrize("there", ["A Bird", "Ogre", "A Bird in base"])
def test_stalking_wolf_ambushes_even_where_it_takes_the_only_unit(there: str) -> None:
    bird = animal("Bird")
    at, home = ([bird], []) if there == "A Bird" else ([OGRE], [bird] if there == "A Bird in base" else [])
    fields = [Field(HERE, controller=0, units={0: at})]
    seats = [Seat(hand=["Stalking Wolf"], runes="Order 5", base=home), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "pass")
    assert ("play Stalking Wolf" in offered(game)) == (there != "Ogre")
    if there == "Ogre":
        return  # nothing to pay with
    do(game, "play Stalking Wolf")
    settle_chain(game)
    assert at_field(game) == ["Giant", *(["Ogre"] if at == [OGRE] else []), "Stalking Wolf"]
    assert trash(game, 0) == ["A Bird"]


@shows("Stalking Wolf")
def test_stalking_wolf_ambushes_no_animal_of_an_enemy() -> None:
    seats = [Seat(hand=["Stalking Wolf"], runes="Order 5", base=["Bird"]), Seat(base=[animal("Cat")])]
    game = Position(seats=seats, fields=[Field(HERE)], active=1, every_window=True).start()
    do(game, "move A Cat", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])


@shows("Starhound")
@pytest.mark.parametrize("tag", [*ANIMALS, "Fae"])
def test_starhound_brings_an_animal_back_to_your_hand(tag: str) -> None:
    seats = [
        Seat(hand=["Starhound"], runes="Order 6", trash=[animal(tag), OGRE, TRINKET]),
        Seat(trash=[animal("Dog")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Starhound")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([f"A {tag}"] if tag in ANIMALS else [], [])


@shows("Rift Herald")
@pytest.mark.parametrize("answer", ["pick Ogre", "done"])
def test_rift_herald_may_draw_a_unit_of_the_top_three_as_it_moves_to_a_battlefield(answer: str) -> None:
    seats = [Seat(base=["Rift Herald"], deck=[TRINKET, "Gust", OGRE, GIANT, "Flash"]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Rift Herald")
    settle(game)
    assert offered(game) == ["done", "pick Ogre"]
    do(game, answer)
    settle(game)
    taken = answer == "pick Ogre"
    assert (hand(game, 0), deck(game, 0)[:2]) == (["Ogre"] if taken else [], ["Giant", "Flash"])
    assert (happened(game, "reveals"), len(deck(game, 0))) == (["reveals Ogre"] if taken else [], 5 - taken)


@shows("Rift Herald")
def test_rift_herald_looks_at_nothing_on_its_way_home() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Rift Herald"]})]
    game = Position(seats=[Seat(deck=[OGRE]), Seat()], fields=fields).start()
    do(game, "move Rift Herald")
    settle(game)
    assert (question(game), hand(game, 0)) == ("main", [])


@shows("Rift Herald")
@pytest.mark.parametrize(("power", "came"), [("Order 1", ["Big"]), ("", [])])
def test_rift_herald_lets_a_unit_into_your_base_for_its_power_as_it_dies(power: str, came: list[str]) -> None:
    big = unit_card("Big", energy=9, domains=ORDER, power=(ORDER,))
    fields = [Field(HERE, controller=0, units={0: ["Rift Herald", "Sprite"]})]
    seats = [Seat(hand=[big, TRINKET], power=power), Seat(hand=[BOLT, OGRE])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Bolt", "pick Rift Herald")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Big"])
    do(game, "pick Big")
    settle(game)
    assert (question(game), base(game, 0), at_field(game)) == ("main", came, ["Sprite"])
