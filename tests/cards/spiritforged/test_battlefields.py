"""Battlefields of Spiritforged."""

from __future__ import annotations

import pytest

from farfield.cards.language import Equip, Repeat, cost, gain_xp, play_token
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
SWORD = equipment("Sword", Equip(cost("Fury")), bonus=2)
EAST, WEST = plain_field("East"), plain_field("West")
ABC = [unit_card(x) for x in "ABC"]


def conquered(name: str, *more: Field, **mine: object) -> Position:
    """An Ogre is about to conquer the battlefield of this name."""
    mine.setdefault("base", [OGRE])
    return Position(seats=[Seat(**mine), Seat()], fields=[Field(name), *more])  # type: ignore[arg-type]


@shows("Emperor's Dais")
@pytest.mark.parametrize(
    ("answers", "there", "held", "left"),
    [
        (["yes", "pick Ogre"], ["Giant", "Sand Soldier"], ["Ogre"], 0),
        (["no"], ["Giant", "Ogre", "Sword"], [], 1),
    ],
)
def test_emperors_dais_turns_a_unit_here_into_a_soldier_for_one(
    answers: list[str], there: list[str], held: list[str], left: int
) -> None:
    game = conquered(
        "Emperor's Dais", Field(EAST, 0, {0: ["Recruit"]}), base=[Piece(OGRE, attached=[SWORD]), GIANT], energy=1
    ).start()
    do(game, "move Ogre", "at Emperor's Dais", "pick Giant")
    settle(game)
    do(game, answers[0])
    if answers[0] == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, *answers[1:])
    settle(game)
    assert (at_field(game), hand(game, 0), game.sides[0].energy) == (there, held, left)
    if left == 0:
        assert might(game, "Sand Soldier") == 2


@shows("Emperor's Dais")
def test_emperors_dais_must_be_paid_for_and_is_for_conquests() -> None:
    poor = conquered("Emperor's Dais").start()
    do(poor, "move Ogre")
    settle(poor)
    assert (question(poor), at_field(poor)) == ("main", ["Ogre"])
    held = Position(
        seats=[Seat(energy=1), Seat(runes="Order 1")], fields=[Field("Emperor's Dais", 1, {1: [OGRE]})]
    ).start()
    do(held, "end")
    settle(held)
    assert (question(held), at_field(held)) == ("main", ["Ogre"])


@shows("Forge of the Fluft")
def test_forge_of_the_fluft_lets_friendly_legends_attach_equipment() -> None:
    mine = Seat(legend="Blade Dancer", base=[OGRE, TRINKET, SWORD, Piece(GIANT, attached=[equipment("Axe", bonus=1)])])
    theirs = Seat(legend="Blade Dancer", base=[equipment("Theirs"), unit_card("Foe")])
    game = Position(seats=[mine, theirs], fields=[Field("Forge of the Fluft", 0, {0: ["Recruit"]})]).start()
    do(game, "use Blade Dancer")
    assert offered(game) == ["pick Axe", "pick Sword"]
    do(game, "pick Sword")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Recruit"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), "use Blade Dancer" in offered(game)) == (6, False)


@shows("Forge of the Fluft")
@pytest.mark.parametrize("controlled", [1, None])
def test_forge_of_the_fluft_is_for_those_who_control_it(controlled: int | None) -> None:
    units = {1: ["Recruit"]} if controlled == 1 else {}
    field = Field("Forge of the Fluft", controlled, units)
    game = Position(seats=[Seat(legend="Blade Dancer", base=[OGRE, SWORD]), Seat()], fields=[field]).start()
    assert "use Blade Dancer" not in offered(game)


@shows("Forgotten Monument")
@pytest.mark.parametrize(("turns", "scored"), [(2, 0), (3, 1)])
def test_forgotten_monument_gives_no_point_before_the_third_turn(turns: int, scored: int) -> None:
    seats = [Seat(base=[OGRE, GIANT], turns=turns), Seat(turns=5)]
    game = Position(seats=seats, fields=[Field("Forgotten Monument"), Field(EAST)]).start()
    do(game, "move Ogre", "at Forgotten Monument", "done")
    settle(game)
    assert (controller(game), points(game)) == (0, [scored, 0])
    do(game, "move Giant", "at East")
    settle(game)
    assert points(game) == [scored + 1, 0]


@shows("Forgotten Monument")
@pytest.mark.parametrize(("turns", "scored"), [(1, 0), (2, 1)])
def test_forgotten_monument_counts_the_turns_of_each_player(turns: int, scored: int) -> None:
    """Their next turn is the one that counts; and nothing for a hold either."""
    seats = [Seat(turns=5), Seat(turns=turns)]
    game = Position(seats=seats, fields=[Field("Forgotten Monument", 1, {1: [OGRE]})]).start()
    do(game, "end")
    settle(game)
    assert points(game) == [0, scored]


@shows("Hall of Legends")
@pytest.mark.parametrize(("answers", "energy", "ready"), [(["yes"], 1, True), (["no"], 1, False), ([], 0, False)])
def test_hall_of_legends_readies_your_legend_for_one(answers: list[str], energy: int, ready: bool) -> None:
    legend = Piece("Grand Duelist", exhausted=True)
    game = conquered("Hall of Legends", base=[Piece(OGRE)], energy=energy, legend=legend).start()
    do(game, "move Ogre")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), piece(game, "Grand Duelist").exhausted) == ("main", not ready)
    assert game.sides[0].energy == energy - ready


@shows("Hall of Legends")
def test_hall_of_legends_readies_no_opponents_legend_and_is_for_conquests() -> None:
    seats = [
        Seat(base=[OGRE], legend=Piece("Grand Duelist", exhausted=True), energy=1),
        Seat(legend=Piece("Blade Dancer", exhausted=True)),
    ]
    game = Position(seats=seats, fields=[Field("Hall of Legends"), Field(EAST)]).start()
    do(game, "move Ogre", "at Hall of Legends")
    settle(game)
    do(game, "yes")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Grand Duelist", "Blade Dancer")] == [False, True]
    game = Position(seats=seats, fields=[Field("Hall of Legends"), Field(EAST)]).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert question(game) == "main"


BOON = spell_card("Boon", Repeat(cost(2)), gain_xp(1))


@shows("Marai Spire")
@pytest.mark.parametrize(
    ("controlled", "energy", "again"), [(0, 1, True), (0, 0, False), (1, 1, False), (None, 1, False)]
)
def test_marai_spire_makes_friendly_repeats_cheaper(controlled: int | None, energy: int, again: bool) -> None:
    units = {} if controlled is None else {controlled: [OGRE]}
    field = Field("Marai Spire", controlled, units)
    game = Position(seats=[Seat(hand=[BOON], energy=energy), Seat()], fields=[field]).start()
    do(game, "play Boon")
    assert (question(game) == "optional-cost") is again
    if again:
        do(game, "yes")
        settle(game)
        assert (xp(game), game.sides[0].energy) == ([2, 0], 0)


@shows("Marai Spire")
def test_marai_spire_does_not_make_the_spell_itself_cheaper() -> None:
    dear = spell_card("Dear", Repeat(cost(2)), gain_xp(1), energy=1)
    game = Position(seats=[Seat(hand=[dear]), Seat()], fields=[Field("Marai Spire", 0, {0: [OGRE]})]).start()
    assert "play Dear" not in offered(game)


@shows("Minefield")
def test_minefield_puts_two_cards_of_your_deck_into_your_trash() -> None:
    game = conquered("Minefield", deck=ABC).start()
    do(game, "move Ogre")
    settle(game)
    assert (trash(game, 0), deck(game, 0), trash(game, 1)) == (["A", "B"], ["C"], [])
    held = Position(seats=[Seat(), Seat(deck=ABC)], fields=[Field("Minefield", 1, {1: [OGRE]})]).start()
    do(held, "end")
    settle(held)
    assert trash(held, 1) == []


LAMP = gear_card("Lamp", energy=2)


@shows("Ornn's Forge")
@pytest.mark.parametrize(
    ("controlled", "energy", "there"), [(0, 1, True), (0, 0, False), (1, 1, False), (None, 1, False)]
)
def test_ornns_forge_makes_the_first_gear_cheaper(controlled: int | None, energy: int, there: bool) -> None:
    units = {} if controlled is None else {controlled: [OGRE]}
    field = Field("Ornn's Forge", controlled, units)
    game = Position(seats=[Seat(hand=[LAMP], energy=energy), Seat()], fields=[field]).start()
    assert ("play Lamp" in offered(game)) is there


@shows("Ornn's Forge")
def test_ornns_forge_minds_one_gear_each_turn_and_no_unit() -> None:
    drake = unit_card("Drake", energy=2)
    mine = Seat(hand=[LAMP, LAMP, drake], energy=2, runes="Calm 1")
    game = Position(seats=[mine, Seat()], fields=[Field("Ornn's Forge", 0, {0: [OGRE]})]).start()
    do(game, "play Lamp")
    settle(game)
    assert (game.sides[0].energy + runes(game, 0)[0], "play Drake" in offered(game)) == (2, True)
    game = Position(
        seats=[Seat(hand=[LAMP, LAMP, drake], energy=2), Seat()], fields=[Field("Ornn's Forge", 0, {0: [OGRE]})]
    ).start()
    do(game, "play Lamp")
    settle(game)
    assert [x for x in offered(game) if x.startswith("play")] == []


@shows("Ornn's Forge")
def test_ornns_forge_counts_no_token() -> None:
    mint = spell_card("Mint", play_token(GOLD))
    mine = Seat(hand=[mint, LAMP], energy=1)
    game = Position(seats=[mine, Seat()], fields=[Field("Ornn's Forge", 0, {0: [OGRE]})]).start()
    do(game, "play Mint")
    settle(game)
    assert "play Lamp" in offered(game)


@shows("Power Nexus")
@pytest.mark.parametrize(("answers", "power", "scored"), [(["yes"], 4, 2), (["no"], 4, 1), ([], 3, 1)])
def test_power_nexus_scores_a_point_more_for_four_power_of_any_kind(
    answers: list[str], power: int, scored: int
) -> None:
    kinds = "Fury 2, Calm 2" if power == 4 else "Fury 2, Calm 1"
    game = Position(seats=[Seat(), Seat(runes=kinds)], fields=[Field("Power Nexus", 1, {1: [OGRE]})]).start()
    do(game, "end")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), points(game)) == ("main", [0, scored])


@shows("Power Nexus")
def test_power_nexus_is_for_holding() -> None:
    game = conquered("Power Nexus", runes="Fury 4").start()
    do(game, "move Ogre")
    settle(game)
    assert (question(game), points(game)) == ("main", [1, 0])


@shows("Ravenbloom Conservatory")
@pytest.mark.parametrize("top", ["Boon", "A"])
def test_ravenbloom_conservatory_shows_the_defender_a_card(top: str) -> None:
    """A spell goes to the hand, another card is recycled."""
    cards = [BOON if top == "Boon" else ABC[0], *ABC[1:]]
    field = Field("Ravenbloom Conservatory", 1, {1: [GIANT]})
    game = Position(seats=[Seat(base=[OGRE], deck=[BOON]), Seat(deck=cards)], fields=[field]).start()
    do(game, "move Ogre")
    settle(game)
    spell_ = top == "Boon"
    assert (hand(game, 1), deck(game, 1)) == ((["Boon"], ["B", "C"]) if spell_ else ([], ["B", "C", "A"]))
    assert (hand(game, 0), deck(game, 0)) == ([], ["Boon"])


@shows("Ravenbloom Conservatory")
def test_ravenbloom_conservatory_reveals_the_card_and_only_here() -> None:
    """An Undertitan adds its Energy as it is revealed."""
    fields = [Field("Ravenbloom Conservatory", 1, {1: [GIANT]}), Field(EAST, 1, {1: [GIANT]})]
    seats = [Seat(base=[OGRE]), Seat(deck=["Undertitan", *ABC])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Ogre", "at Ravenbloom Conservatory")
    while game.sides[1].energy == 0 and question(game) == "priority":
        do(game, "pass")
    assert game.sides[1].energy == 2
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert deck(game, 1)[0] == "Undertitan"


@shows("Rockfall Path")
def test_rockfall_path_is_no_place_to_play_units() -> None:
    """Whoever controls it: cards and tokens go elsewhere; but units move there."""
    muster = spell_card("Muster", play_token(RECRUIT))
    fields = [Field("Rockfall Path", 0, {0: [GIANT]}), Field(EAST, 0, {0: ["Sprite"]})]
    game = Position(seats=[Seat(hand=[OGRE, muster], base=["Petty Officer"]), Seat()], fields=fields).start()
    do(game, "play Ogre")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    settle(game)
    do(game, "play Muster")
    settle(game)
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at base 0")
    settle(game)
    do(game, "move Petty Officer", "at Rockfall Path")
    settle(game)
    assert at_field(game) == ["Giant", "Petty Officer"]


@shows("Rockfall Path")
def test_rockfall_path_keeps_everybody_out() -> None:
    fields = [Field("Rockfall Path", 1, {1: [GIANT]}), Field(EAST, 1, {1: ["Sprite"]})]
    game = Position(seats=[Seat(), Seat(hand=[OGRE])], fields=fields, active=1).start()
    do(game, "play Ogre")
    assert offered(game) == ["at East", "at base 1"]


@shows("Seat of Power")
@pytest.mark.parametrize(("others", "drawn"), [([0, 0], 2), ([0, 1], 1), ([1, None], 0)])
def test_seat_of_power_draws_for_each_other_battlefield_you_control(others: list[int | None], drawn: int) -> None:
    fields = [
        Field(x, who, {} if who is None else {who: ["Recruit"]}) for x, who in zip((EAST, WEST), others, strict=True)
    ]
    game = conquered("Seat of Power", *fields).start()
    do(game, "move Ogre", "at Seat of Power")
    settle(game)
    assert len(hand(game, 0)) == drawn


@shows("Seat of Power")
def test_seat_of_power_is_for_conquests() -> None:
    fields = [Field("Seat of Power", 1, {1: [OGRE]}), Field(EAST, 1, {1: ["Recruit"]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "end")
    settle(game)
    assert len(hand(game, 1)) == 1  # the card of the turn


@shows("Sunken Temple")
@pytest.mark.parametrize(
    ("who", "energy", "answers", "drawn"),
    [("Five", 1, ["yes"], 1), ("Five", 1, ["no"], 0), ("Five", 0, [], 0), ("Four", 1, [], 0)],
)
def test_sunken_temple_draws_for_one_if_a_mighty_unit_conquers(
    who: str, energy: int, answers: list[str], drawn: int
) -> None:
    strong, weak = unit_card("Five", might=5), unit_card("Four", might=4)
    fields = [Field("Sunken Temple"), Field(EAST, 0, {0: [GIANT]})]
    game = Position(seats=[Seat(base=[strong, weak], energy=energy), Seat(base=[GIANT])], fields=fields).start()
    do(game, f"move {who}", "at Sunken Temple", "done")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), len(hand(game, 0)), game.sides[0].energy) == ("main", drawn, energy - drawn)


@shows("Sunken Temple")
def test_sunken_temple_is_for_conquests() -> None:
    game = Position(seats=[Seat(), Seat(runes="Fury 1")], fields=[Field("Sunken Temple", 1, {1: [GIANT]})]).start()
    do(game, "end")
    settle(game)
    assert (question(game), len(hand(game, 1))) == ("main", 1)


@shows("The Papertree")
def test_the_papertree_channels_a_rune_for_each_player() -> None:
    seats = [Seat(rune_deck="Fury 4"), Seat(rune_deck="Calm 4")]
    game = Position(seats=seats, fields=[Field("The Papertree", 1, {1: [OGRE]})]).start()
    do(game, "end")
    settle(game)
    assert (runes(game, 0), runes(game, 1)) == ((0, 1), (2, 1))
    game = conquered("The Papertree", rune_deck="Fury 4").start()
    do(game, "move Ogre")
    settle(game)
    assert runes(game, 0) == (0, 0)


@shows("Treasure Hoard")
@pytest.mark.parametrize(("answers", "energy", "gold"), [(["yes"], 1, ["Gold"]), (["no"], 1, []), ([], 0, [])])
def test_treasure_hoard_sells_a_gold_as_you_conquer(answers: list[str], energy: int, gold: list[str]) -> None:
    game = conquered("Treasure Hoard", energy=energy).start()
    do(game, "move Ogre")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), base(game, 0), game.sides[0].energy) == ("main", gold, energy - len(gold))
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Treasure Hoard")
def test_treasure_hoard_is_for_conquests() -> None:
    game = Position(seats=[Seat(), Seat(runes="Fury 1")], fields=[Field("Treasure Hoard", 1, {1: [GIANT]})]).start()
    do(game, "end")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", [])


@shows("Veiled Temple")
@pytest.mark.parametrize(
    ("answers", "ready", "worn"),
    [
        (["yes", "pick Sword", "yes"], ["Sword"], False),
        (["yes", "pick Sword", "no"], ["Sword"], True),
        (["yes", "pick Lamp"], ["Lamp"], True),
        (["no"], [], True),
    ],
)
def test_veiled_temple_readies_a_gear_and_may_detach_an_equipment(
    answers: list[str], ready: list[str], worn: bool
) -> None:
    lamp = Piece(gear_card("Lamp"), exhausted=True)
    armed = Piece(OGRE, attached=[Piece(SWORD, exhausted=True)])
    fields = [Field("Veiled Temple")]
    seats = [Seat(base=[armed, lamp, Piece(unit_card("Sleeper"), exhausted=True)]), Seat(base=[gear_card("Theirs")])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Ogre")
    settle(game)
    do(game, answers[0])
    if answers[0] == "yes":
        assert offered(game) == ["pick Lamp", "pick Sword"]
        do(game, answers[1])
    settle(game)
    do(game, *answers[2:])
    settle(game)
    assert question(game) == "main"
    assert [x for x in ("Lamp", "Sword") if not piece(game, x).exhausted] == ready
    assert (piece(game, "Sword").attached_to != 0) is worn


@shows("Veiled Temple")
def test_veiled_temple_is_for_conquests() -> None:
    lamp = Piece(gear_card("Lamp"), exhausted=True)
    fields = [Field("Veiled Temple"), Field(EAST)]
    game = Position(seats=[Seat(base=[OGRE, lamp]), Seat()], fields=fields).start()
    do(game, "move Ogre", "at East")
    settle(game)
    assert (question(game), piece(game, "Lamp").exhausted) == ("main", True)
