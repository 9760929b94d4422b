"""Spells, gear and champions of Unleashed: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, Temporary, a, deal, draw, kill, permanent, play_token, unit
from farfield.cards.tokens import GOLD
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
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
    runes,
    seat_asked,
    settle,
    settle_chain,
    settle_in_any_order,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
GHOST = unit_card("Ghost", Temporary(), might=3)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
STUDY = spell_card("Study", Reaction, draw(1), energy=1)
HERE, THERE = plain_field("Here"), plain_field("There")

DIANA, HWEI, LILLIA, ZILEAN = "Diana, Lunari", "Hwei, Brooding Painter", "Lillia, Fae Fawn", "Zilean, Time Mage"
JHIN, LEBLANC = "Jhin, Meticulous Killer", "LeBlanc, Everywhere at Once"


@shows("Downstage Dramatics")
@pytest.mark.parametrize(("energy", "answers", "cards"), [(4, ("yes",), 2), (4, ("no",), 1), (3, (), 1)])
def test_downstage_dramatics_draws_as_a_reaction_and_again_for_two(
    energy: int, answers: tuple[str, ...], cards: int
) -> None:
    seats = [Seat(hand=["Downstage Dramatics"], energy=energy, base=[OGRE]), Seat(hand=[ZAP])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap", "play Downstage Dramatics", *answers)
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (cards, 0)


@shows("Eclipse", "Moonlight Affliction")
@pytest.mark.parametrize(("name", "price", "left"), [("Eclipse", 3, 5), ("Moonlight Affliction", 7, -1)])
def test_spells_that_weaken_a_unit_this_turn_as_a_reaction(name: str, price: int, left: int) -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [
        Seat(hand=[name], runes=f"Mind {price}", deck=["Gust", "Flash"]),
        Seat(hand=[ZAP], base=["Ornn, Forge God", GIANT]),
    ]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Zap", f"play {name}")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Ornn, Forge God"]
    do(game, "pick Giant")
    settle(game)
    if name == "Eclipse":
        assert (seat_asked(game), offered(game)) == (0, ["done", "pick Gust"])
        do(game, "pick Gust")
        assert deck(game, 0) == ["Flash", "Gust"]
        settle(game)
    assert might(game, "Giant") == left
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Sprite Burst")
def test_sprite_burst_brings_two_ready_sprites_where_you_like() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Sprite Burst"], runes="Mind 5"), Seat()], fields=fields).start()
    do(game, "play Sprite Burst")
    settle(game)
    do(game, "at base 0", "at Here")
    settle(game)
    assert (base(game, 0), at_field(game)) == (["Sprite"], ["Ogre", "Sprite"])
    sprites = [x for x in game.objects() if x.printed.name == "Sprite"]
    assert [(x.exhausted, game.might(x.id)) for x in sprites] == [(False, 3), (False, 3)]


@shows("Turn to Dust")
def test_turn_to_dust_lets_a_gear_go_at_its_controllers_beginning() -> None:
    seats = [Seat(hand=["Turn to Dust"], runes="Mind 2", base=[OGRE, gear_card("Mine")]), Seat(base=[TRINKET])]
    game = Position(seats=seats).start()
    do(game, "play Turn to Dust")
    assert offered(game) == ["pick Mine", "pick Trinket"]
    do(game, "pick Mine")
    settle(game)
    do(game, "end")
    assert base(game, 0) == ["Mine", "Ogre"]
    do(game, "end")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Ogre"], ["Mine", "Turn to Dust"])


@shows("Crescent Strike")
def test_crescent_strike_deals_four_to_one_and_one_to_the_other_enemies_there() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [Piece(GIANT, attached=["Doran's Blade"]), OGRE, "Mega-Mech"]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    seats = [Seat(hand=["Crescent Strike"], runes="Mind 3"), Seat(base=[unit_card("Away")])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Crescent Strike")
    assert offered(game) == ["pick Giant", "pick Mega-Mech", "pick Ogre"]  # no enemy is at the other battlefield
    do(game, "pick Giant")
    settle(game)
    assert [piece(game, x).damage for x in ("Giant", "Ogre", "Mega-Mech", "Away", "Sprite")] == [4, 1, 1, 0, 0]


@shows("Crescent Strike")
def test_crescent_strike_is_played_in_a_showdown_and_spares_friends() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sprite"]}), Field(THERE, controller=1, units={1: [OGRE]})]
    seats = [Seat(hand=["Crescent Strike"], runes="Mind 3"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "at Here", "play Crescent Strike", "pick Here")
    settle(game)
    assert (damage_to(game, "Giant")[0], damage_to(game, "Sprite"), damage_to(game, "Ogre")) == (4, [9], [])  # combat


@shows("Deadly Flourish")
@pytest.mark.parametrize(("strength", "gold"), [(3, ["Gold"]), (4, [])])
def test_deadly_flourish_deals_three_and_pays_gold_for_a_death(strength: int, gold: list[str]) -> None:
    target = unit_card("Target", might=strength)
    game = Position(seats=[Seat(hand=["Deadly Flourish"], runes="Mind 4", base=[OGRE]), Seat(base=[target])]).start()
    do(game, "play Deadly Flourish")
    settle(game)
    assert base(game, 0) == [*gold, "Ogre"]
    if gold:
        assert piece(game, "Gold").exhausted
    else:
        assert piece(game, "Target").damage == 3


@shows("Deadly Flourish")
@pytest.mark.parametrize("whose_turn", [0, 1])
def test_deadly_flourish_remembers_the_unit_until_the_turn_ends(whose_turn: int) -> None:
    seats = [Seat(hand=["Deadly Flourish", BOLT, BOLT], runes="Mind 4"), Seat(hand=[BOLT], base=[GIANT, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Deadly Flourish", "pick Giant")
    settle(game)
    do(game, "play Bolt", "pick Ogre")
    settle(game)
    assert base(game, 0) == []  # it was another unit
    if whose_turn:
        do(game, "end")
    do(game, "play Bolt")
    settle(game)
    assert base(game, 0) == ([] if whose_turn else ["Gold"])


@shows("Frigid Jewel")
def test_frigid_jewel_gives_two_with_the_second_card_of_a_turn() -> None:
    seats = [
        Seat(hand=[STUDY, STUDY, STUDY], energy=3, base=["Frigid Jewel", OGRE, "Sprite"]),
        Seat(hand=[STUDY, STUDY], energy=2, base=[GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Study")
    settle(game)
    assert question(game) == "main"
    do(game, "play Study")
    settle(game)
    assert offered(game) == ["pick Ogre", "pick Sprite"]
    do(game, "pick Ogre")
    settle(game)
    assert might(game, "Ogre") == 6
    do(game, "play Study")
    settle(game)
    assert (question(game), might(game, "Ogre")) == ("main", 6)  # not with the third
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Frigid Jewel")
def test_frigid_jewel_minds_your_cards_on_any_turn_and_no_opponents() -> None:
    lesson = spell_card("Lesson", draw(1))
    seats = [Seat(hand=[STUDY, STUDY], runes="Mind 2", base=["Frigid Jewel", OGRE]), Seat(hand=[lesson, lesson])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Lesson")
    settle(game)
    do(game, "play Lesson")
    assert might(game, "Ogre") == 4
    do(game, "play Study", "play Study")
    settle(game)
    assert (might(game, "Ogre"), len(hand(game, 0)), len(hand(game, 1))) == (6, 2, 2)


@shows("Sprite Fountain")
def test_sprite_fountain_brings_a_sprite_as_it_comes_and_as_it_goes() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Sprite Fountain"], runes="Mind 3"), Seat()], fields=fields).start()
    do(game, "play Sprite Fountain")
    settle(game)
    assert (base(game, 0), piece(game, "Sprite").exhausted) == (["Sprite", "Sprite Fountain"], False)
    do(game, "move Sprite")
    settle(game)
    do(game, "end", "end")
    settle_in_any_order(game)
    assert (base(game, 0), piece(game, "Sprite").exhausted) == (["Sprite"], False)
    assert (trash(game, 0), at_field(game)) == (["Sprite Fountain"], ["Ogre"])


@shows("Smoke and Mirrors")
@pytest.mark.parametrize("first", ["Ghost", "Ogre"])
def test_smoke_and_mirrors_swaps_two_if_one_is_temporary(first: str) -> None:
    fields = [Field(HERE, controller=0, units={0: [GHOST]})]
    seats = [Seat(hand=["Smoke and Mirrors"], runes="Mind 2", base=[OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Smoke and Mirrors")
    assert offered(game) == ["pick Ghost", "pick Ogre"]
    do(game, f"pick {first}")
    settle(game)
    assert (base(game, 0), at_field(game), len(hand(game, 0))) == (["Ghost", "Trinket"], ["Ogre"], 1)


@shows("Smoke and Mirrors")
def test_smoke_and_mirrors_chooses_two_places_and_draws_in_any_case() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech", "Bird"]})]
    seats = [Seat(hand=["Smoke and Mirrors"], runes="Mind 2", base=[OGRE]), Seat(base=["Sprite"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Smoke and Mirrors", "pick Bird")
    settle(game)
    assert (base(game, 0), at_field(game), len(hand(game, 0))) == (["Ogre"], ["Bird", "Mega-Mech"], 1)


@shows("Smoke and Mirrors")
@pytest.mark.parametrize("hidden", [True, False])
def test_smoke_and_mirrors_is_played_in_a_showdown_from_hand_or_hidden(hidden: bool) -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]}), Field(THERE, controller=0, units={0: [GHOST]})]
    seats = [Seat(hand=["Smoke and Mirrors"], runes="Mind 1" if hidden else "Mind 2"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=0 if hidden else 1).start()
    if hidden:
        do(game, "hide Smoke and Mirrors", "at Here", "end")
        assert (seat_asked(game), runes(game, 0)) == (1, (0, 0))
    else:
        do(game, "move Giant", "at Here")
        assert (seat_asked(game), offered(game)) == (0, ["pass", "play Smoke and Mirrors"])


@shows("Sumpworks Map")
def test_sumpworks_map_draws_as_an_opponent_conquers_or_holds() -> None:
    fields = [Field(HERE), Field(THERE, controller=1, units={1: [OGRE]})]
    seats = [Seat(base=["Sumpworks Map"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=0).start()
    do(game, "end")
    settle(game)
    assert (points(game), len(hand(game, 0))) == ([0, 1], 1)
    do(game, "move Giant", "at Here")
    settle(game)
    assert (points(game), len(hand(game, 0))) == ([0, 2], 2)
    do(game, "end")
    settle(game)
    assert base(game, 0) == []  # it is Temporary


@shows("Sumpworks Map")
def test_sumpworks_map_minds_no_score_of_yours_and_is_a_reaction() -> None:
    game = Position(seats=[Seat(base=["Sumpworks Map", GIANT]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Giant")
    settle(game)
    assert (points(game), hand(game, 0)) == ([1, 0], [])
    seats = [Seat(hand=["Sumpworks Map"], runes="Mind 2", base=[OGRE]), Seat(hand=[ZAP])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Sumpworks Map"])


@shows("Gutter Palace")
@pytest.mark.parametrize(
    ("cards", "units", "wins"), [(4, 4, True), (3, 4, False), (5, 4, False), (4, 3, False), (4, 5, False)]
)
def test_gutter_palace_wins_with_four_cards_and_four_units_at_battlefields(cards: int, units: int, wins: bool) -> None:
    mine = [unit_card(f"Unit {x}") for x in range(units)]
    fields = [Field(HERE, controller=0, units={0: mine[:2]}), Field(THERE, controller=0, units={0: mine[2:]})]
    fields.append(Field(plain_field("Theirs"), controller=1, units={1: [GIANT]}))
    seats = [Seat(hand=[TRINKET] * cards, base=["Gutter Palace", OGRE]), Seat(hand=[TRINKET])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert (game.winners == [0] if not game.decisions() else False) == wins


@shows("Gutter Palace")
def test_gutter_palace_makes_a_bird_of_a_card() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=[TRINKET], base=["Gutter Palace"]), Seat()], fields=fields).start()
    do(game, "use Gutter Palace")
    settle(game)
    assert offered(game) == ["at Here", "at base 0"]
    do(game, "at Here")
    settle(game)
    assert (at_field(game), might(game, "Bird"), keyword(game, "Bird", "Deflect")) == (["Bird", "Ogre"], 1, 1)
    assert (trash(game, 0), piece(game, "Gutter Palace").exhausted) == (["Trinket"], True)
    empty = Position(seats=[Seat(base=["Gutter Palace"]), Seat()]).start()
    assert offered(empty) == ["end"]


@shows(DIANA)
@pytest.mark.parametrize(
    ("answers", "drawn", "top", "left"),
    [
        (("yes", "done"), ["Gust"], "Ogre", (0, 1)),
        (("yes", "pick Gust"), [], "Ogre", (0, 1)),
        (("no",), [], "Gust", (1, 0)),
    ],
)
def test_diana_may_pay_one_to_predict_and_draw_a_spell_as_a_showdown_begins(
    answers: tuple[str, ...], drawn: list[str], top: str, left: tuple[int, int]
) -> None:
    fields = [Field(HERE, controller=0, units={0: [DIANA]}), Field(THERE)]
    seats = [Seat(runes="Mind 1", deck=["Gust", OGRE]), Seat(base=[GIANT, "Sprite"])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Sprite", "at There", "done")
    settle(game)
    assert question(game) == "main"  # that showdown was elsewhere
    do(game, "move Giant", "at Here")
    do(game, answers[0])
    while question(game) == "priority":
        do(game, "pass")
    do(game, *answers[1:])
    assert (hand(game, 0), deck(game, 0)[0], runes(game, 0)) == (drawn, top, left)


@shows(HWEI)
@pytest.mark.parametrize("tossed", ["Study", "Trinket", "Ogre"])
def test_hwei_draws_discards_and_does_by_its_type(tossed: str) -> None:
    seats = [
        Seat(hand=[STUDY, TRINKET, OGRE], base=[HWEI], exhausted_runes="Mind 3"),
        Seat(exhausted_runes="Fury 1"),
    ]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, f"move {HWEI}")
    settle_chain(game)
    assert question(game) == "choose"
    do(game, f"pick {tossed}")
    if tossed == "Trinket":
        assert offered(game) == ["done", *["pick Fury Rune"], *["pick Mind Rune"] * 3]
        do(game, "pick Mind Rune", "pick Mind Rune")
    settle(game)
    assert trash(game, 0) == [tossed]
    got = (len(hand(game, 0)), runes(game, 0), might(game, HWEI))
    assert got == {"Study": (4, (0, 3), 5), "Trinket": (3, (2, 1), 5), "Ogre": (3, (0, 3), 8)}[tossed]
    do(game, "end")
    assert might(game, HWEI) == 5


@shows(LILLIA)
def test_lillia_leaves_a_sprite_where_she_was() -> None:
    game = Position(seats=[Seat(base=[LILLIA]), Seat()], fields=[Field(HERE)]).start()
    do(game, f"move {LILLIA}")
    settle(game)
    assert (base(game, 0), at_field(game), piece(game, "Sprite").exhausted) == (["Sprite"], [LILLIA], True)
    fields = [Field(HERE, controller=0, units={0: [LILLIA]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, f"move {LILLIA}")
    settle(game)
    assert (base(game, 0), at_field(game), might(game, "Sprite")) == ([LILLIA], ["Sprite"], 3)


@shows(LILLIA)
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_lillia_may_be_accelerated(answer: str, exhausted: bool) -> None:
    game = Position(seats=[Seat(hand=[LILLIA], runes="Mind 4"), Seat()]).start()
    do(game, f"play {LILLIA}", answer)
    settle(game)
    assert piece(game, LILLIA).exhausted == exhausted


@shows(ZILEAN)
@pytest.mark.parametrize(("answer", "sprites"), [("yes", 3), ("no", 2)])
def test_zilean_may_double_a_token_once_each_turn(answer: str, sprites: int) -> None:
    fields = [Field(HERE, controller=0, units={0: [ZILEAN]})]
    seats = [Seat(hand=["Sprite Fountain", "Sprite Fountain"], runes="Mind 6"), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Sprite Fountain")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    do(game, "play Sprite Fountain")
    settle(game)
    if answer == "no":
        assert offered(game) == ["no", "yes"]  # it was not used
        do(game, "no")
        settle(game)
    assert (question(game), base(game, 0).count("Sprite")) == ("main", sprites)


@shows(ZILEAN)
def test_zilean_minds_no_gear_token_no_enemy_and_nothing_from_his_base() -> None:
    fields = [Field(HERE, controller=0, units={0: [ZILEAN]})]
    gild = spell_card("Gild", play_token(GOLD))
    seats = [Seat(hand=[gild]), Seat(hand=["Sprite Fountain"], runes="Mind 3")]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Gild")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Gold"])
    do(game, "end", "play Sprite Fountain")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", ["Sprite", "Sprite Fountain"])
    game = Position(seats=[Seat(hand=["Sprite Fountain"], runes="Mind 3", base=[ZILEAN]), Seat()]).start()
    do(game, "play Sprite Fountain")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Sprite", "Sprite Fountain", ZILEAN])


@shows(JHIN)
@pytest.mark.parametrize(
    ("spent", "power", "offers"), [(4, "Mind 1", True), (3, "Mind 1", False), (4, "Fury 1", False)]
)
def test_jhin_may_be_played_for_mind_after_four_energy_on_a_spell(spent: int, power: str, offers: bool) -> None:
    dear = spell_card("Dear", draw(1), energy=spent)
    seats = [Seat(hand=[JHIN, dear], energy=spent, power=power, deck=["Gust", "Flash", "Smite"]), Seat()]
    game = Position(seats=seats).start()
    assert offered(game) == sorted(["end", "play Dear", *([f"play {JHIN}"] if spent == 4 else [])])
    do(game, "play Dear")
    settle(game)
    assert (f"play {JHIN}" in offered(game)) == offers
    if offers:
        do(game, f"play {JHIN}")
        settle(game)
        assert offered(game) == ["done", "pick Flash"]  # Vision
        do(game, "pick Flash")
        assert (base(game, 0), deck(game, 0)) == ([JHIN], ["Smite", "Flash"])


@shows(JHIN)
def test_jhin_minds_neither_units_nor_an_opponents_spell() -> None:
    dear = unit_card("Dear", energy=4)
    game = Position(seats=[Seat(hand=[JHIN, dear], energy=4, power="Mind 1"), Seat()]).start()
    do(game, "play Dear")
    settle(game)
    assert offered(game) == ["end"]


@shows(LEBLANC)
def test_leblanc_keeps_your_temporary_units_at_her_battlefield() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [LEBLANC, GHOST]}),
        Field(THERE, controller=0, units={0: [unit_card("Wisp", Temporary())]}),
    ]
    game = Position(seats=[Seat(), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1)) == (["Ghost", LEBLANC], [])


@shows(LEBLANC)
def test_leblanc_keeps_nothing_in_a_base_nor_an_opponents() -> None:
    game = Position(seats=[Seat(base=[LEBLANC, GHOST]), Seat()], active=1).start()
    do(game, "end")
    settle(game)
    assert base(game, 0) == [LEBLANC]


@shows(LEBLANC)
def test_leblanc_stands_behind_the_others() -> None:
    fields = [Field(HERE, controller=0, units={0: [LEBLANC, OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[unit_card("Knight", might=5)])], fields=fields, active=1).start()
    do(game, "move Knight")
    settle(game)
    assert (damage_to(game, "Ogre"), damage_to(game, LEBLANC)) == ([4], [1])
