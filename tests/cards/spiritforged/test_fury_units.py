"""Spiritforged: units of Fury that are no champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Equip,
    Reaction,
    a,
    card_,
    cost,
    draw,
    gain_xp,
    if_,
    is_,
    it,
    kill,
    may_play,
    move_to_base,
    recall,
    reveal_top,
    unit,
)
from farfield.games import Field, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
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
    settle,
    spell_card,
    trash,
    unit_card,
)

AXE = equipment("Axe", Equip(cost(1, "Fury")), bonus=2)
FOUNT = gear_card("Fount", may_play(card_.yours.in_trash))
FIELDS = [Field(plain_field("East")), Field(plain_field("West"))]
SPELL = spell_card("Spell", gain_xp(1))
SLAY = spell_card("Slay", kill(a(unit)))


@shows("Armed Assailant")
def test_armed_assailant_may_be_accelerated_for_one_energy_and_one_fury():
    for answer, left in (("yes", (0, 0)), ("no", (1, 1))):
        game = Position(seats=[Seat(hand=["Armed Assailant"], energy=7, power="Fury 2"), Seat()]).start()
        do(game, "play Armed Assailant", answer)
        assert piece(game, "Armed Assailant").exhausted is (answer == "no")
        assert (game.sides[0].energy, len(game.sides[0].power)) == left


ARMED = {"Armed Assailant": (6, 1, 6), "Sentinel Adept": (3, 0, 3)}
"""Energy, Power and Might of those with Weaponmaster."""


@shows(*ARMED)
@pytest.mark.parametrize("name", ARMED)
def test_a_weaponmaster_may_put_on_your_equipment_for_one_power_less(name: str):
    energy, power, plain = ARMED[name]
    for answers, worn in ((["yes", "yes"], 2), (["no"], 0)):
        mine = Seat(hand=[name], base=[AXE], energy=energy + 1, power=f"Fury {power}" if power else "")
        game = Position(seats=[mine, Seat(base=[equipment("Theirs", Equip(cost(0)), bonus=5)])]).start()
        do(game, f"play {name}", *answers)
        assert (might(game, name), game.sides[0].energy) == (plain + worn, 0 if worn else 1)


@shows("Eager Drakehound")
def test_eager_drakehound_enters_ready_and_lets_no_other_do_so():
    mine = Seat(hand=["Eager Drakehound", unit_card("Other")], energy=3, power="Fury 1")
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Eager Drakehound", "play Other")
    assert (piece(game, "Eager Drakehound").exhausted, piece(game, "Other").exhausted) == (False, True)


@shows("Gem Jammer")
def test_gem_jammer_gives_any_unit_ganking_this_turn():
    game = Position(
        seats=[Seat(hand=["Gem Jammer"], energy=2, base=[gear_card("Thing")]), Seat(base=["Sprite"])],
        fields=[Field(plain_field("East"), 0, {0: ["Recruit"]}), Field(plain_field("West"))],
    ).start()
    do(game, "play Gem Jammer", "at base 0")
    assert offered(game) == ["pick Gem Jammer", "pick Recruit", "pick Sprite"]
    assert keyword(game, "Recruit", "Ganking") == 0
    do(game, "pick Recruit")
    settle(game)
    assert [keyword(game, x, "Ganking") for x in ("Recruit", "Gem Jammer")] == [1, 0]
    do(game, "move Recruit")
    assert offered(game) == ["at West", "at base 0"]
    do(game, "at West")
    settle(game)
    do(game, "end")
    assert keyword(game, "Recruit", "Ganking") == 0


@shows("Void Drone")
@pytest.mark.parametrize(("place", "price"), [("hand", 3), ("trash", 1)])
def test_void_drone_costs_two_less_from_elsewhere(place: str, price: int):
    held, dead = (["Void Drone"], []) if place == "hand" else ([], ["Void Drone"])
    for energy in (price, price - 1):
        game = Position(seats=[Seat(base=[FOUNT], energy=energy, hand=held, trash=dead), Seat()]).start()
        assert ("play Void Drone" in offered(game)) is (energy == price)
    game = Position(seats=[Seat(base=[FOUNT], energy=3, hand=held, trash=dead), Seat()]).start()
    do(game, "play Void Drone")
    assert (base(game, 0), game.sides[0].energy) == (["Fount", "Void Drone"], 3 - price)


@shows("Battering Ram")
@pytest.mark.parametrize(("before", "price"), [(0, 5), (1, 4), (3, 2), (4, 1), (5, 1)])
def test_battering_ram_costs_one_less_for_each_card_you_have_played(before: int, price: int):
    held = [unit_card("Other"), gear_card("Thing"), SPELL, unit_card("More"), unit_card("Last")]
    for energy in (price, price - 1):
        game = Position(seats=[Seat(hand=["Battering Ram", *held], energy=energy), Seat()]).start()
        for name in ("Other", "Thing", "Spell", "More", "Last")[:before]:
            do(game, f"play {name}")
            settle(game)
        assert ("play Battering Ram" in offered(game)) is (energy == price)


@shows("Battering Ram")
def test_battering_ram_counts_neither_an_opponents_cards_nor_those_of_another_turn():
    react = spell_card("React", Reaction, gain_xp(1))
    for there, then in ((3, False), (4, True)):
        mine = Seat(hand=["Battering Ram", SLAY], base=["Recruit"], runes=f"Fury {there}")
        game = Position(seats=[mine, Seat(hand=[react])]).start()
        do(game, "play Slay", "play React")
        settle(game)
        assert ("play Battering Ram" in offered(game)) is then
        do(game, "end", "end")
        assert "play Battering Ram" not in offered(game)


@shows("Blast Corps Cadet")
@pytest.mark.parametrize(("answer", "dealt", "left"), [("yes", [2], 0), ("no", [], 1)])
def test_blast_corps_cadet_deals_two_for_its_additional_cost(answer: str, dealt: list[int], left: int):
    game = Position(
        seats=[Seat(hand=["Blast Corps Cadet"], energy=3, power="Fury 1"), Seat(base=["Sprite"])],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Blast Corps Cadet", answer)
    settle(game)
    assert (damage_to(game, "Mountain Drake"), damage_to(game, "Sprite")) == (dealt, [])
    assert (game.sides[0].energy, len(game.sides[0].power)) == (left, left)


@shows("Blast Corps Cadet")
def test_blast_corps_cadet_reaches_any_unit_at_a_battlefield_and_none_in_a_base():
    game = Position(
        seats=[Seat(hand=["Blast Corps Cadet"], energy=3, power="Fury 1"), Seat(base=["Sprite"])],
        fields=[
            Field(plain_field("East"), 1, {1: ["Mountain Drake"]}),
            Field(plain_field("West"), 0, {0: ["Recruit"]}),
        ],
    ).start()
    do(game, "play Blast Corps Cadet", "yes", "at base 0")
    assert offered(game) == ["pick Mountain Drake", "pick Recruit"]


@shows("Blast Corps Cadet")
@pytest.mark.parametrize(("energy", "power"), [(2, "Fury 1"), (3, "Calm 1")])
def test_blast_corps_cadet_does_not_offer_what_cannot_be_paid(energy: int, power: str):
    game = Position(
        seats=[Seat(hand=["Blast Corps Cadet"], energy=energy, power=power), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Blast Corps Cadet")
    assert (question(game), damage_to(game, "Mountain Drake")) == ("main", [])


@shows("Minotaur Reckoner")
@pytest.mark.parametrize("owner", [0, 1])
def test_minotaur_reckoner_lets_no_unit_move_to_a_base(owner: int):
    """Neither its controller's nor an opponent's, by whatever means; a recall is no move."""
    back = spell_card("Back", move_to_base(a(unit)))
    home = spell_card("Home", recall(a(unit.at_battlefield)))
    there: list[list[str]] = [[], []]
    there[owner] = ["Minotaur Reckoner"]
    game = Position(
        seats=[Seat(hand=[back, home], base=there[0]), Seat(base=there[1])],
        fields=[Field(plain_field("East"), 0, {0: ["Recruit"]}), Field(plain_field("West"))],
    ).start()
    assert "move Recruit" not in offered(game)
    do(game, "play Back", "pick Recruit")
    settle(game)
    assert at_field(game) == ["Recruit"]
    do(game, "play Home")
    settle(game)
    assert base(game, 0) == sorted(["Recruit", *(["Minotaur Reckoner"] if owner == 0 else [])])
    do(game, "move Recruit")
    assert offered(game) == ["at East", "at West"]


@shows("Perched Grimwyrm")
def test_perched_grimwyrm_is_played_only_to_a_battlefield_you_conquered_this_turn():
    game = Position(
        seats=[Seat(hand=["Perched Grimwyrm"], base=["Recruit"], energy=4), Seat()],
        fields=[Field(plain_field("East")), Field(plain_field("West"), 0, {0: ["Sprite"]})],
    ).start()
    assert "play Perched Grimwyrm" not in offered(game)  # base and West are not good enough
    do(game, "move Recruit", "at East")
    settle(game)
    do(game, "play Perched Grimwyrm")
    assert at_field(game) == ["Perched Grimwyrm", "Recruit"]


@shows("Perched Grimwyrm")
def test_perched_grimwyrm_is_too_late_a_turn_after_the_conquest():
    game = Position(
        seats=[Seat(hand=["Perched Grimwyrm"], base=["Recruit"], runes="Fury 4"), Seat()],
        fields=[Field(plain_field("East")), Field(plain_field("West"))],
    ).start()
    do(game, "move Recruit", "at East")
    settle(game)
    assert "play Perched Grimwyrm" in offered(game)
    do(game, "end", "end")
    assert "play Perched Grimwyrm" not in offered(game)


SHOW = spell_card("Show", reveal_top(1, "shown"), if_(is_(it("shown"), unit), draw(it("shown"))))


@shows("Void Hatchling")
@pytest.mark.parametrize(("answer", "drawn", "left"), [("pick Zap", ["Next"], ["Zap"]), ("done", [], ["Zap", "Next"])])
def test_void_hatchling_may_recycle_the_top_card_before_you_reveal(answer: str, drawn: list[str], left: list[str]):
    cards = [spell_card("Zap", gain_xp(1)), unit_card("Next")]
    game = Position(seats=[Seat(hand=[SHOW], base=["Void Hatchling"], deck=cards), Seat()]).start()
    do(game, "play Show", answer)
    settle(game)
    assert (hand(game, 0), deck(game, 0)) == (drawn, left)


@shows("Void Hatchling")
def test_void_hatchling_does_not_look_for_an_opponent_nor_before_a_card_is_drawn():
    game = Position(
        seats=[
            Seat(hand=[SHOW, spell_card("Take", draw(1))], deck=[unit_card("Next"), unit_card("More")]),
            Seat(base=["Void Hatchling"]),
        ]
    ).start()
    do(game, "play Show")
    settle(game)
    do(game, "play Take")
    settle(game)
    assert (hand(game, 0), question(game)) == (["More", "Next"], "main")


@shows("Ferrous Forerunner")
def test_ferrous_forerunner_leaves_two_mechs_in_your_base():
    game = Position(
        seats=[Seat(hand=[SLAY], base=["Recruit"]), Seat()],
        fields=[Field(plain_field(), 0, {0: ["Ferrous Forerunner"]})],
    ).start()
    do(game, "play Slay", "pick Ferrous Forerunner")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Mech", "Mech", "Recruit"], [])
    mechs = [game.might(x) for x in game.places[game.sides[0].base].units]
    assert sorted(mechs) == [1, 3, 3]


@shows("Ferrous Forerunner")
def test_ferrous_forerunner_gives_nothing_for_another_death():
    game = Position(seats=[Seat(hand=[SLAY], base=["Recruit", "Ferrous Forerunner"]), Seat()]).start()
    do(game, "play Slay", "pick Recruit")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Ferrous Forerunner"], ["Slay"])


@shows("Dunebreaker")
@pytest.mark.parametrize(("others", "ready"), [(0, True), (2, True), (3, False)])
def test_dunebreaker_enters_ready_with_two_cards_or_fewer_in_hand(others: int, ready: bool):
    mine = Seat(hand=["Dunebreaker", *["Gust"] * others], energy=7, power="Fury 1")
    game = Position(seats=[mine, Seat(hand=["Gust"] * 3)]).start()
    do(game, "play Dunebreaker")
    assert piece(game, "Dunebreaker").exhausted is not ready


@shows("Dunebreaker")
def test_dunebreaker_draws_two_when_it_holds_and_none_when_another_does():
    cards = [unit_card(name) for name in "ABCDE"]
    for there, drawn in (("Dunebreaker", 3), ("Recruit", 1)):
        others = ["Dunebreaker"] if there == "Recruit" else []
        game = Position(
            seats=[Seat(), Seat(base=others, deck=cards)], fields=[Field(plain_field(), 1, {1: [there]})]
        ).start()
        do(game, "end")
        settle(game)
        assert (len(hand(game, 1)), len(deck(game, 1))) == (drawn, 5 - drawn)
