"""Spells, gear and champions of Unleashed: Order."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    FOREVER,
    Action,
    Reaction,
    Temporary,
    a,
    deal,
    grant,
    kill,
    pay_more,
    permanent,
    spell,
    unit,
    when,
    your_beginning,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import ORDER
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
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
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    settle_in_any_order,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
GHOST = unit_card("Ghost", Temporary(), might=3)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
HERE, THERE = plain_field("Here"), plain_field("There")
ANIMALS = ("Bird", "Cat", "Dog", "Poro")

ASHE, ATAKHAN, GALIO, LEBLANC = "Ashe, Focused", "Atakhan", "Galio, Indefatigable", "LeBlanc, Fragmented"
VI, IVERN, POPPY = "Vi, Peacekeeper", "Ivern, Friend to All", "Poppy, Defender of the Meek"


@shows("Heroic Charge")
def test_heroic_charge_helps_a_friend_and_stuns_an_enemy_beside_it() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]}), Field(THERE, controller=1, units={1: ["Mega-Mech"]})]
    seats = [Seat(hand=["Heroic Charge"], runes="Order 3", base=["Sprite"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at Here", "pass", "play Heroic Charge")
    settle_chain(game)  # nothing to choose: no enemy is beside the Sprite
    assert (might(game, "Ogre"), piece(game, "Giant").stunned, piece(game, "Mega-Mech").stunned) == (5, True, False)
    settle(game)
    assert (question(game), might(game, "Ogre")) == ("main", 5)  # after the combat, too
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Soul Harvest")
def test_soul_harvest_kills_a_unit_of_up_to_three_at_a_battlefield() -> None:
    armed = Piece(GIANT, attached=["Doran's Blade"])
    fields = [
        Field(HERE, controller=1, units={1: [armed, OGRE, GHOST]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    seats = [Seat(hand=["Soul Harvest"], runes="Order 3", base=["Recruit"]), Seat(base=["Bird"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Soul Harvest")
    assert offered(game) == ["pick Ghost", "pick Sprite"]
    do(game, "pick Ghost")
    settle(game)
    assert (trash(game, 1), at_field(game)) == (["Ghost"], ["Doran's Blade", "Giant", "Ogre"])


@shows("Shadow's Call")
def test_shadows_call_makes_a_friend_temporary_and_draws_two() -> None:
    seats = [
        Seat(hand=["Shadow's Call"], runes="Order 2", base=[OGRE, "Mega-Mech", GHOST, TRINKET]),
        Seat(base=[GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Shadow's Call")
    assert offered(game) == ["pick Mega-Mech", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (keyword(game, "Ogre", "Temporary"), len(hand(game, 0))) == (1, 2)
    do(game, "end", "end")
    assert keyword(game, "Ogre", "Temporary") == 1  # it lasts


@shows("Shadow's Call")
def test_shadows_call_needs_a_unit_to_give_it_to() -> None:
    game = Position(seats=[Seat(hand=["Shadow's Call"], runes="Order 2", base=[GHOST]), Seat(base=[GIANT])]).start()
    assert offered(game) == ["end", "move Ghost"]


@shows("Undying Loyalty")
@pytest.mark.parametrize(
    ("unit_card_", "paid"),
    [
        *((unit_card("Pet", energy=2, domains=ORDER, power=(ORDER,), tags=(tag,)), 0) for tag in ANIMALS),
        (unit_card("Pet", energy=2, tags=("Fae",)), 2),
        (unit_card("Pet", energy=3, tags=("Dog",)), None),
        (unit_card("Pet", energy=2, domains=ORDER, power=(ORDER, ORDER), tags=("Dog",)), None),
    ],
)
def test_undying_loyalty_plays_a_small_unit_again_and_costs_less_for_an_animal(
    unit_card_: object, paid: int | None
) -> None:
    seats = [
        Seat(hand=["Undying Loyalty"], energy=2, power="Order 1", trash=[unit_card_, TRINKET]),  # type: ignore[list-item]
        Seat(trash=[unit_card("Theirs", tags=("Dog",))]),
    ]
    game = Position(seats=seats).start()
    assert ("play Undying Loyalty" in offered(game)) == (paid is not None)
    if paid is not None:
        do(game, "play Undying Loyalty")
        settle(game)
        assert (base(game, 0), game.sides[0].energy) == (["Pet"], 2 - paid)


@shows("Undying Loyalty")
def test_undying_loyalty_costs_two_less_of_whatever_it_costs() -> None:
    tax = gear_card("Tax", pay_more(spell, 1))
    pet = unit_card("Pet", tags=("Cat",))
    game = Position(seats=[Seat(hand=["Undying Loyalty"], energy=3, power="Order 1", trash=[pet], base=[tax]), Seat()])
    table = game.start()
    do(table, "play Undying Loyalty")
    settle(table)
    assert (base(table, 0), table.sides[0].energy) == (["Pet", "Tax"], 2)


@shows("Sacrifice")
@pytest.mark.parametrize(("strength", "offers"), [(5, True), (4, False)])
def test_sacrifice_takes_a_mighty_friend_for_two_cards_and_a_rune(strength: int, offers: bool) -> None:
    hero = unit_card("Hero", might=strength)
    seats = [
        Seat(hand=["Sacrifice"], runes="Order 1", base=[hero, "Sprite"], rune_deck="Order 3"),
        Seat(hand=[ZAP], base=[GIANT]),
    ]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap", "pick Sprite")
    assert (question(game) == "priority") == offers
    if offers:
        do(game, "play Sacrifice")
        settle(game)
        assert (len(hand(game, 0)), runes(game, 0), trash(game, 0)) == (2, (0, 2), ["Hero", "Sacrifice"])


@shows("Tactical Retreat")
def test_tactical_retreat_saves_a_friend_once() -> None:
    fields = [Field(HERE, controller=0, units={0: [Piece(OGRE, damage=1)]})]
    seats = [
        Seat(hand=["Tactical Retreat"], runes="Order 2", base=["Sprite", TRINKET]),
        Seat(hand=[BOLT, BOLT], base=[GIANT]),
    ]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Bolt", "pick Ogre", "pass", "play Tactical Retreat")
    assert offered(game) == ["pick Ogre", "pick Sprite"]
    do(game, "pick Ogre")
    settle(game)
    ogre = piece(game, "Ogre")
    assert (base(game, 0), ogre.damage, ogre.exhausted) == (["Ogre", "Sprite", "Trinket"], 0, True)
    do(game, "play Bolt", "pick Ogre")
    settle(game)
    assert trash(game, 0) == ["Ogre", "Tactical Retreat"]


@shows("Tactical Retreat")
def test_tactical_retreat_lasts_this_turn() -> None:
    seats = [Seat(hand=["Tactical Retreat"], runes="Order 2", base=[OGRE]), Seat(hand=[BOLT])]
    game = Position(seats=seats).start()
    do(game, "play Tactical Retreat")
    settle(game)
    do(game, "end", "play Bolt")
    settle(game)
    assert trash(game, 0) == ["Ogre", "Tactical Retreat"]


@shows("Shepherd's Heirloom")
def test_shepherds_heirloom_brings_the_xp_that_equips_it() -> None:
    game = Position(seats=[Seat(hand=["Shepherd's Heirloom"], runes="Order 2", base=[OGRE]), Seat(xp=3)]).start()
    do(game, "play Shepherd's Heirloom")
    settle(game)
    assert xp(game) == [1, 3]
    do(game, "use Shepherd's Heirloom")
    settle(game)
    assert (xp(game), might(game, "Ogre")) == ([0, 3], 6)
    game = Position(seats=[Seat(base=["Shepherd's Heirloom", OGRE]), Seat()]).start()
    assert offered(game) == ["end", "move Ogre"]


@shows("Divining Shells")
@pytest.mark.parametrize(("answer", "left"), [("done", ["Gust", "Flash"]), ("pick Gust", ["Flash", "Gust"])])
def test_divining_shells_show_the_top_card(answer: str, left: list[str]) -> None:
    game = Position(seats=[Seat(hand=["Divining Shells"], runes="Order 2", deck=["Gust", "Flash"]), Seat()]).start()
    do(game, "play Divining Shells")
    settle(game)
    assert offered(game) == ["done", "pick Gust"]
    do(game, answer)
    assert deck(game, 0) == left


@shows("Divining Shells")
def test_divining_shells_give_two_in_a_showdown() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(base=["Divining Shells"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "use Divining Shells")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Ogre")
    settle_chain(game)
    assert (might(game, "Ogre") if "Ogre" in at_field(game) else 6, trash(game, 0)[:1]) == (6, ["Divining Shells"])


@shows("Divining Shells")
def test_divining_shells_are_killed_ready_and_help_this_turn() -> None:
    seats = [Seat(base=["Divining Shells", OGRE]), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Divining Shells")
    settle(game)
    assert (might(game, "Ogre"), trash(game, 0)) == (6, ["Divining Shells"])
    do(game, "end")
    assert might(game, "Ogre") == 4
    seats = [Seat(base=[Piece("Divining Shells", exhausted=True), OGRE]), Seat()]
    assert offered(Position(seats=seats).start()) == ["end", "move Ogre"]


@shows("Shard of Undoing")
@pytest.mark.parametrize("deaths", [1, 2])
def test_shard_of_undoing_answers_the_first_death_in_your_beginning_phase(deaths: int) -> None:
    dying = [GHOST, unit_card("Wisp", Temporary())][:deaths]
    seats = [Seat(base=["Shard of Undoing", "Mega-Mech", *dying]), Seat(base=[GIANT, OGRE, TRINKET])]
    game = Position(seats=seats, active=1).start()
    do(game, "end")
    settle_in_any_order(game)
    assert (seat_asked(game), offered(game)) == (1, ["pick Giant", "pick Ogre"])
    do(game, "pick Ogre")
    settle_in_any_order(game)
    assert (question(game), base(game, 1), base(game, 0)) == (
        "main",
        ["Giant", "Trinket"],
        ["Mega-Mech", "Shard of Undoing"],
    )


@shows("Shard of Undoing")
def test_shard_of_undoing_minds_no_enemy_that_dies_in_your_beginning_phase() -> None:
    pyre = gear_card("Pyre", when(your_beginning, kill(a(unit.enemy.might_at_most(4)))))
    game = Position(seats=[Seat(base=["Shard of Undoing", pyre]), Seat(base=[OGRE, GIANT])], active=1).start()
    do(game, "end")
    settle(game)
    assert (question(game), trash(game, 1)) == ("main", ["Ogre"])


@shows("Shard of Undoing")
def test_shard_of_undoing_minds_neither_other_phases_nor_enemies() -> None:
    seats = [Seat(hand=[BOLT], base=["Shard of Undoing", OGRE]), Seat(base=[GIANT, GHOST])]
    game = Position(seats=seats).start()
    do(game, "play Bolt", "pick Ogre")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Ghost", "Giant"])
    do(game, "end")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Giant"])  # in its own Beginning Phase


@shows(ASHE)
def test_ashe_takes_a_card_until_its_player_holds() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]}), Field(THERE, controller=0, units={0: ["Sprite"]})]
    seats = [Seat(hand=[ASHE, TRINKET], runes="Order 6"), Seat(hand=["Gust", "Flash", BOLT], power="Order 1")]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {ASHE}", "at base 0")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Bolt", "pick Flash", "pick Gust"])
    assert happened(game, "reveals") == ["reveals Gust Flash Bolt"]
    do(game, "pick Gust")
    settle(game)
    assert (banished(game, 1), hand(game, 1)) == (["Gust"], ["Bolt", "Flash"])
    do(game, "end")
    settle(game)
    assert (banished(game, 1), "Gust" in hand(game, 1)) == ([], True)


@shows(ASHE)
def test_ashe_gives_it_back_though_she_is_gone_and_not_for_a_hold_of_yours() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]}), Field(THERE)]
    seats = [Seat(hand=[ASHE, BOLT], runes="Order 6"), Seat(hand=["Gust"], base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {ASHE}", "at base 0")
    settle(game)
    do(game, "play Bolt", f"pick {ASHE}")
    settle(game)
    do(game, "end", "move Ogre", "at There")
    settle(game)
    do(game, "end")
    settle(game)
    assert (points(game), banished(game, 1)) == ([1, 1], ["Gust"])  # conquered by them, held by you
    do(game, "end")
    settle(game)
    assert (banished(game, 1), "Gust" in hand(game, 1)) == ([], True)


@shows(ATAKHAN)
@pytest.mark.parametrize(
    ("energy", "power", "offers"), [(5, "Order 1", True), (4, "Order 1", False), (5, "", False), (10, "Order 3", True)]
)
def test_atakhan_costs_less_by_what_the_killed_unit_costs(energy: int, power: str, offers: bool) -> None:
    noble = unit_card("Noble", energy=5, domains=ORDER, power=(ORDER, ORDER))
    dear = unit_card("Dear", energy=5, domains=ORDER, power=(ORDER, ORDER))
    idol = gear_card("Idol", energy=5, domains=ORDER, power=(ORDER, ORDER))
    seats = [Seat(hand=[ATAKHAN], energy=energy, power=power, base=[noble, idol]), Seat(base=[dear])]
    game = Position(seats=seats).start()
    assert (f"play {ATAKHAN}" in offered(game)) == offers
    if offers:
        do(game, f"play {ATAKHAN}")
        if question(game) == "optional-cost":
            do(game, "yes" if energy == 5 else "no")
        settle(game)
        assert (base(game, 0), game.sides[0].energy) == (
            sorted([ATAKHAN, "Idol", *([] if energy == 5 else ["Noble"])]),
            0,
        )


@shows(ATAKHAN)
def test_atakhan_ganks_and_the_defender_kills_one_of_theirs_here() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [ATAKHAN]}),
        Field(THERE, controller=1, units={1: [Piece(GIANT, attached=["Doran's Blade"]), OGRE]}),
    ]
    game = Position(seats=[Seat(), Seat(base=["Mega-Mech"])], fields=fields, every_window=True).start()
    do(game, f"move {ATAKHAN}", "at There")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (1, ["pick Giant", "pick Ogre"])
    do(game, "pick Ogre")
    assert at_field(game, 1) == [ATAKHAN, "Doran's Blade", "Giant"]


@shows(GALIO)
def test_galio_takes_damage_first_and_deals_none() -> None:
    fields = [Field(HERE, controller=0, units={0: [GALIO, OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1).start()
    do(game, "move Giant")
    settle(game)
    assert (damage_to(game, GALIO), damage_to(game, "Ogre"), damage_to(game, "Giant")) == ([6], [3], [4])


@shows(GALIO)
@pytest.mark.parametrize(("power", "harm"), [("Fury 1", 1), ("", 0)])
def test_galio_deflects(power: str, harm: int) -> None:
    game = Position(seats=[Seat(base=[GALIO]), Seat(hand=[ZAP], power=power)], active=1).start()
    if harm:
        do(game, "play Zap")
        settle(game)
    assert (piece(game, GALIO).damage, offered(game)) == (harm, ["end"])


@shows(LEBLANC)
@pytest.mark.parametrize(("phase", "cards"), [("main", 1), ("beginning", 3), ("theirs", 2)])
def test_leblanc_fragmented_draws_one_or_two_in_your_beginning_phase(phase: str, cards: int) -> None:
    doom = spell_card("Doom", grant(a(unit), Temporary(), until=FOREVER))
    seats = [Seat(hand=[doom, BOLT], base=[LEBLANC]), Seat()]
    game = Position(seats=seats).start()
    if phase == "beginning":
        do(game, "play Doom")
        settle(game)
        do(game, "end", "end")
        settle(game)
        assert len(hand(game, 0)) == 4  # two, the one of the turn, and Bolt
    else:
        do(game, "play Bolt")
        settle(game)
        assert len(hand(game, 0)) == 2  # one, and Doom


@shows(LEBLANC)
def test_leblanc_fragmented_has_one_more_as_an_attacker() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=[LEBLANC]), Seat()], fields=fields, every_window=True).start()
    do(game, f"move {LEBLANC}")
    assert might(game, LEBLANC) == 4


@shows(VI)
def test_vi_ambushes_and_stuns_an_enemy_as_she_attacks() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT, "Mega-Mech"]})]
    game = Position(seats=[Seat(base=[VI]), Seat(base=[OGRE])], fields=fields, every_window=True).start()
    do(game, f"move {VI}")
    assert offered(game) == ["pick Giant", "pick Mega-Mech"]
    do(game, "pick Giant")
    settle_chain(game)
    assert (piece(game, "Giant").stunned, piece(game, "Mega-Mech").stunned) == (True, False)
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=[VI], runes="Order 6"), Seat(base=[GIANT])], fields=fields, active=1).start()
    do(game, "move Giant")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"play {VI}"])


@shows(IVERN)
@pytest.mark.parametrize("missing", ["", *ANIMALS])
def test_ivern_scores_if_your_units_have_all_four_tags(missing: str) -> None:
    friends = [unit_card(f"A {x}", tags=(x,)) for x in ANIMALS if x not in (missing, "Poro")]
    seats = [Seat(hand=[IVERN], runes="Order 6", base=friends), Seat(base=[unit_card("Theirs", tags=ANIMALS)])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, f"play {IVERN}")
    assert question(game) == "name"
    do(game, f"name {'Poro' if missing != 'Poro' else 'Cat'}")
    settle(game)
    do(game, "end", "end")
    settle(game)
    do(game, f"move {IVERN}", "done")
    settle(game)
    assert points(game) == [1 if missing else 2, 0]
    do(game, "end", "end")
    settle(game)
    assert points(game) == [2 if missing else 4, 0]


@shows(POPPY)
@pytest.mark.parametrize(("energy", "have", "offers"), [(3, 3, True), (2, 3, False), (3, 2, False), (6, 0, True)])
def test_poppy_costs_three_less_for_three_xp(energy: int, have: int, offers: bool) -> None:
    game = Position(seats=[Seat(hand=[POPPY], energy=energy, power="Order 1", xp=have), Seat(xp=9)]).start()
    assert (f"play {POPPY}" in offered(game)) == offers
    if offers:
        do(game, f"play {POPPY}")
        if question(game) == "optional-cost":
            do(game, "yes")
        settle(game)
        assert (base(game, 0), xp(game)[0]) == ([POPPY], 0)


@shows(POPPY)
def test_poppy_ambushes_and_takes_damage_first() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=[POPPY], runes="Order 7"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", f"play {POPPY}")
    settle(game)
    assert (damage_to(game, POPPY), damage_to(game, "Ogre")) == ([5], [4])
