"""Origins: battlefields."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    I,
    Reaction,
    a,
    deal,
    draw,
    gain_xp,
    give,
    move_to_base,
    recall,
    unit,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    names,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

AWAY = Field(plain_field("Away"))


def held(name: str, seat: Seat | None = None, units=("Recruit",)):
    """Seat 1 holds the battlefield as its turn begins."""
    game = Position(seats=[Seat(), seat or Seat()], fields=[Field(name, 1, {1: list(units)}), AWAY]).start()
    do(game, "end")
    settle(game)
    return game


def conquered(name: str, seat: Seat, *more: str):
    """Seat 0 conquers the battlefield with a Mega-Mech."""
    game = Position(seats=[seat, Seat(runes="Calm 1")], fields=[Field(name), AWAY]).start()
    do(game, "move Mega-Mech", f"at {name}", *more)
    settle(game)
    return game


@shows("Altar to Unity")
def test_altar_to_unity_plays_a_recruit_in_the_holders_base():
    game = held("Altar to Unity")
    assert (base(game, 0), base(game, 1), at_field(game)) == ([], ["Recruit"], ["Recruit"])
    token = [x for x in game.objects() if x.printed.name == "Recruit" and x.place == game.sides[1].base]
    assert [(x.exhausted, game.might(x.id)) for x in token] == [(True, 1)]


@shows("Altar to Unity")
def test_altar_to_unity_plays_nothing_for_a_conqueror():
    game = conquered("Altar to Unity", Seat(base=["Mega-Mech"]))
    assert (points(game), base(game, 0)) == ([1, 0], [])


@shows("Aspirant's Climb")
@pytest.mark.parametrize("holder", [None, 0, 1])
def test_aspirants_climb_takes_one_point_more_to_win_for_everybody_whoever_has_it(holder: int | None):
    there = {} if holder is None else {holder: ["Recruit"]}
    fields = [Field("Aspirant's Climb", holder, there), Field(plain_field(), 1, {1: ["Sprite"]})]
    for before in (6, 7, 8):
        game = Position(seats=[Seat(), Seat(points=before)], fields=fields).start()
        do(game, "end")
        assert game.winners == ([1] if points(game)[1] >= 9 else [])


@shows("Back-Alley Bar")
def test_back_alley_bar_gives_one_might_this_turn_to_any_unit_that_moves_from_there():
    game = Position(
        seats=[Seat(hand=[spell_card("Push", move_to_base(a(unit.enemy)))]), Seat()],
        fields=[Field("Back-Alley Bar", 0, {0: ["Recruit"]}), Field(plain_field(), 1, {1: ["Sprite"]})],
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert (base(game, 0), might(game, "Recruit")) == (["Recruit"], 2)
    do(game, "play Push")
    settle(game)
    assert might(game, "Sprite") == 3  # from elsewhere
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Back-Alley Bar")
def test_back_alley_bar_gives_nothing_for_moving_there_or_being_recalled():
    back = spell_card("Back", recall(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[back], base=["Recruit"]), Seat()], fields=[Field("Back-Alley Bar")]).start()
    do(game, "move Recruit")
    settle(game)
    assert might(game, "Recruit") == 1
    do(game, "play Back")
    settle(game)
    assert (base(game, 0), might(game, "Recruit")) == (["Recruit"], 1)


@shows("Back-Alley Bar")
def test_back_alley_bar_helps_an_opponents_unit_that_is_moved_too():
    push = spell_card("Push", move_to_base(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[push]), Seat()], fields=[Field("Back-Alley Bar", 1, {1: ["Sprite"]})]).start()
    do(game, "play Push")
    settle(game)
    assert might(game, "Sprite") == 4


TRAP = spell_card("Trap", Hidden, gain_xp(1))


@shows("Bandle Tree")
def test_bandle_tree_has_room_for_two_hidden_cards_and_no_third():
    game = Position(
        seats=[Seat(hand=[TRAP, TRAP, TRAP, TRAP], power="Fury 9"), Seat()],
        fields=[Field("Bandle Tree", 0, {0: ["Recruit"]}), Field(plain_field(), 0, {0: ["Sprite"]})],
    ).start()
    do(game, "hide Trap", "at Bandle Tree", "hide Trap", "at Bandle Tree", "hide Trap")
    assert hand(game, 0) == ["Trap"]  # the third could go only to the other battlefield
    assert not [x for x in offered(game) if x.startswith("hide")]


@shows("Grove of the God-Willow")
def test_grove_of_the_god_willow_draws_for_the_holder_and_not_for_the_conqueror():
    game = held("Grove of the God-Willow", Seat(deck=["Gust", "Flash", "Stupefy"]))
    assert hand(game, 1) == ["Flash", "Gust"]  # one of them is the turn's
    assert conquered("Grove of the God-Willow", Seat(base=["Mega-Mech"])).sides[0].hand == []


GAREN = "Garen, Rugged"


@shows("Hallowed Tomb")
@pytest.mark.parametrize(
    ("answer", "zone", "gone"), [("yes", [GAREN], ["Vanguard Sergeant"]), ("no", [], [GAREN, "Vanguard Sergeant"])]
)
def test_hallowed_tomb_may_return_the_chosen_champion_from_the_trash(answer: str, zone: list[str], gone: list[str]):
    game = held("Hallowed Tomb", Seat(chosen_champion=GAREN, trash=[GAREN, "Vanguard Sergeant"]))
    assert (question(game), seat_asked(game)) == ("may", 1)
    do(game, answer)
    settle(game)
    assert (names(game, game.sides[1].champion), trash(game, 1)) == (zone, gone)


@shows("Hallowed Tomb")
def test_hallowed_tomb_returns_nothing_to_a_full_champion_zone():
    """A second copy of the Chosen Champion is in the trash."""
    game = held("Hallowed Tomb", Seat(champion=GAREN, trash=[GAREN]))
    do(game, "yes")
    settle(game)
    assert (question(game), trash(game, 1)) == ("main", [GAREN])


@shows("Hallowed Tomb")
def test_hallowed_tomb_asks_whether_the_champion_zone_is_empty_only_as_it_returns_the_champion():
    hero = unit_card("Hero", Reaction, champion=True)
    game = held("Hallowed Tomb", Seat(champion=hero, trash=[hero]))
    do(game, "yes", "play Hero", "at base 1")
    settle(game)
    assert (base(game, 1), trash(game, 1), names(game, game.sides[1].champion)) == (["Hero"], [], ["Hero"])


@shows("Hallowed Tomb")
def test_hallowed_tomb_returns_no_other_unit_and_none_of_the_opponents():
    game = Position(
        seats=[
            Seat(chosen_champion=GAREN, trash=[GAREN]),
            Seat(chosen_champion=GAREN, trash=["Vanguard Sergeant"]),
        ],
        fields=[Field("Hallowed Tomb", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "end")
    assert question(game) == "main"


@shows("Hallowed Tomb")
def test_hallowed_tomb_does_not_mind_the_opponents_champion_zone():
    game = Position(
        seats=[Seat(champion=GAREN), Seat(chosen_champion=GAREN, trash=[GAREN])],
        fields=[Field("Hallowed Tomb", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "end", "yes")
    settle(game)
    assert names(game, game.sides[1].champion) == [GAREN]


@shows("Monastery of Hirana")
@pytest.mark.parametrize(("answer", "drawn", "buffs"), [("yes", ["Gust"], 0), ("no", [], 1)])
def test_monastery_of_hirana_draws_for_a_buff_when_you_conquer(answer: str, drawn: list[str], buffs: int):
    game = conquered(
        "Monastery of Hirana", Seat(base=["Mega-Mech", Piece("Recruit", buffed=1)], deck=["Gust", "Flash"]), "done"
    )
    assert question(game) == "may"
    do(game, answer)
    settle(game)
    assert (hand(game, 0), piece(game, "Recruit").buffs) == (drawn, buffs)


@shows("Monastery of Hirana")
def test_monastery_of_hirana_asks_nothing_without_a_buff_or_when_you_hold():
    assert question(conquered("Monastery of Hirana", Seat(base=["Mega-Mech", "Recruit"]), "done")) == "main"
    game = held("Monastery of Hirana", Seat(deck=["Gust", "Flash"]), [Piece("Recruit", buffed=1)])
    assert (question(game), hand(game, 1)) == ("main", ["Gust"])


@shows("Navori Fighting Pit")
def test_navori_fighting_pit_buffs_a_unit_there():
    game = held("Navori Fighting Pit", Seat(base=["Mega-Mech"]), ["Recruit", "Mystic Poro"])
    assert (seat_asked(game), offered(game)) == (1, ["pick Mystic Poro", "pick Recruit"])
    do(game, "pick Mystic Poro")
    settle(game)
    assert [piece(game, x).buffs for x in ("Recruit", "Mystic Poro", "Mega-Mech")] == [0, 1, 0]


@shows("Navori Fighting Pit")
def test_navori_fighting_pit_does_nothing_for_a_conqueror():
    game = conquered("Navori Fighting Pit", Seat(base=["Mega-Mech"]))
    assert piece(game, "Mega-Mech").buffs == 0


def first_turns(name: str, turn: int, holder: int | None = None):
    """Seat 1 begins its so-manieth turn."""
    fields = [Field(name, holder, {} if holder is None else {holder: ["Recruit"]}), AWAY]
    seats = [Seat(turns=turn), Seat(turns=turn - 1, rune_deck="Fury 9")]
    game = Position(seats=seats, fields=fields, turn=2 * turn - 1).start()
    do(game, "end")
    settle(game)
    return game


@shows("Obelisk of Power")
@pytest.mark.parametrize(("turn", "holder", "channelled"), [(1, None, 4), (1, 0, 4), (2, None, 2)])
def test_obelisk_of_power_channels_a_rune_for_each_player_in_their_first_beginning_phase(
    turn: int, holder: int | None, channelled: int
):
    """The last player channels three in the first Channel Phase: with the Obelisk it is four."""
    game = first_turns("Obelisk of Power", turn, holder)
    assert (runes(game, 1), runes(game, 0)) == ((channelled, 0), (0, 0))


@shows("The Arena's Greatest")
@pytest.mark.parametrize(("turn", "holder", "scored"), [(1, None, 1), (1, 0, 1), (2, None, 0)])
def test_the_arenas_greatest_gives_each_player_a_point_in_their_first_beginning_phase(
    turn: int, holder: int | None, scored: int
):
    assert points(first_turns("The Arena's Greatest", turn, holder)) == [0, scored]


@shows("Reaver's Row")
@pytest.mark.parametrize(
    ("answer", "home", "there"),
    [("yes", ["Recruit", "Thing"], ["Mega-Mech", "Sprite"]), ("no", ["Thing"], ["Mega-Mech", "Recruit", "Sprite"])],
)
def test_reavers_row_may_move_a_friendly_defender_home(answer: str, home: list[str], there: list[str]):
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat(base=[gear_card("Thing")])],
        fields=[
            Field("Reaver's Row", 1, {1: ["Recruit", "Sprite"]}),
            Field(plain_field("Away"), 1, {1: ["Petty Officer"]}),
        ],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech", "at Reaver's Row")
    assert (question(game), seat_asked(game)) == ("may", 1)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Recruit", "pick Sprite"]
        do(game, "pick Recruit")
    settle_chain(game)
    assert (base(game, 1), at_field(game)) == (home, there)


@shows("Reaver's Row")
def test_reavers_row_asks_nobody_without_a_defender():
    game = conquered("Reaver's Row", Seat(base=["Mega-Mech"]))
    assert (question(game), points(game)) == ("main", [1, 0])


@shows("Reckoner's Arena")
def test_reckoners_arena_activates_the_conquer_effects_of_units_there_when_you_hold():
    scholar, poet, afar = (unit_card(x, when(I.conquer, draw(1))) for x in ("Scholar", "Poet", "Afar"))
    game = held("Reckoner's Arena", Seat(base=[afar], deck=["Gust", "Flash", "Stupefy", "Confront"]), [scholar, poet])
    do(game, "pick Poet")  # which of the two first
    assert hand(game, 1) == ["Flash", "Gust", "Stupefy"]  # theirs and the turn's
    assert points(game) == [0, 1]  # nothing was conquered


@shows("Reckoner's Arena")
def test_reckoners_arena_leaves_hold_effects_as_they_are():
    keeper = unit_card("Keeper", when(I.hold, draw(1)))
    other = held("Reckoner's Arena", Seat(deck=["Gust", "Flash", "Stupefy"]), [keeper])
    do(other, "pick Keeper")
    assert hand(other, 1) == ["Flash", "Gust"]  # the Keeper's once, not twice, and the turn's


@shows("Reckoner's Arena")
def test_reckoners_arena_does_nothing_more_for_a_conqueror():
    scholar = unit_card("Mega-Mech", when(I.conquer, draw(1)))
    game = conquered("Reckoner's Arena", Seat(base=[scholar], deck=["Gust", "Flash"]))
    assert hand(game, 0) == ["Gust"]


@shows("Sigil of the Storm")
def test_sigil_of_the_storm_makes_a_conqueror_recycle_a_rune_of_their_choice():
    seat = Seat(base=["Mega-Mech"], runes="Fury 1", exhausted_runes="Mind 1", rune_deck="Body 1")
    game = conquered("Sigil of the Storm", seat)
    assert offered(game) == ["pick Fury Rune", "pick Mind Rune"]
    do(game, "pick Mind Rune")
    assert (runes(game, 0), len(game.sides[0].rune_deck)) == ((1, 0), 2)


@shows("Sigil of the Storm")
def test_sigil_of_the_storm_leaves_the_opponents_runes_and_the_holder_alone():
    none = conquered("Sigil of the Storm", Seat(base=["Mega-Mech"]))
    assert question(none) == "main"
    game = held("Sigil of the Storm", Seat(runes="Fury 2"))
    assert runes(game, 1) == (2, 0)


@shows("Targon's Peak")
def test_targons_peak_readies_up_to_two_runes_as_the_turn_ends():
    game = conquered("Targon's Peak", Seat(base=["Mega-Mech"], exhausted_runes="Fury 3"))
    assert (question(game), runes(game, 0)) == ("main", (0, 3))
    do(game, "end")
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Calm Rune", *["pick Fury Rune"] * 3])
    do(game, "pick Fury Rune", "pick Fury Rune")
    assert (runes(game, 0), seat_asked(game)) == ((2, 1), 1)


@shows("Targon's Peak")
def test_targons_peak_may_ready_fewer_and_does_nothing_for_a_holder():
    game = conquered("Targon's Peak", Seat(base=["Mega-Mech"], exhausted_runes="Fury 3"))
    do(game, "end", "done")
    assert (runes(game, 0), seat_asked(game)) == ((0, 3), 1)
    holds = held("Targon's Peak", Seat(exhausted_runes="Fury 2"))
    do(holds, "end")
    assert seat_asked(holds) == 0


@shows("The Candlelit Sanctum")
def test_the_candlelit_sanctum_lets_a_conqueror_order_or_recycle_the_top_two():
    game = conquered("The Candlelit Sanctum", Seat(base=["Mega-Mech"], deck=["Gust", "Flash", "Stupefy", "Confront"]))
    assert offered(game) == ["done", "pick Flash", "pick Gust"]
    do(game, "pick Gust", "done")
    assert deck(game, 0) == ["Flash", "Stupefy", "Confront", "Gust"]


@shows("The Candlelit Sanctum")
def test_the_candlelit_sanctum_recycles_both_or_puts_them_back_in_any_order():
    both = conquered("The Candlelit Sanctum", Seat(base=["Mega-Mech"], deck=["Gust", "Flash", "Stupefy"]))
    do(both, "pick Gust", "pick Flash")
    assert (deck(both, 0)[0], sorted(deck(both, 0)[1:])) == ("Stupefy", ["Flash", "Gust"])
    back = conquered("The Candlelit Sanctum", Seat(base=["Mega-Mech"], deck=["Gust", "Flash", "Stupefy"]))
    do(back, "done")
    assert offered(back) == ["pick Flash", "pick Gust"]
    do(back, "pick Flash")
    assert deck(back, 0) == ["Flash", "Gust", "Stupefy"], deck(back, 0)


@shows("The Dreaming Tree")
def test_the_dreaming_tree_draws_for_the_first_friendly_unit_there_chosen_with_a_spell():
    cheer = spell_card("Cheer", give(a(unit), 1))
    game = Position(
        seats=[Seat(hand=[cheer] * 3, base=["Sprite"], deck=["Gust", "Flash"]), Seat()],
        fields=[Field("The Dreaming Tree", 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Cheer", "pick Sprite")
    settle(game)
    assert hand(game, 0) == ["Cheer", "Cheer"]  # not there
    do(game, "play Cheer", "pick Recruit")
    settle(game)
    assert hand(game, 0) == ["Cheer", "Gust"]
    do(game, "play Cheer", "pick Recruit")
    settle(game)
    assert hand(game, 0) == ["Gust"]  # not the first time


@shows("The Dreaming Tree")
def test_the_dreaming_tree_counts_for_each_player_and_does_not_mind_who_controls_it():
    """In combat there, each player chooses a unit of their own."""
    cheer = spell_card("Cheer", Action, give(a(unit.friendly), 1))
    game = Position(
        seats=[Seat(hand=[cheer], base=["Sprite"], deck=["Gust"]), Seat(hand=[cheer], deck=["Flash"])],
        fields=[Field("The Dreaming Tree", 1, {1: ["Recruit"]})],
    ).start()
    do(game, "move Sprite", "play Cheer")
    settle_chain(game)
    assert hand(game, 0) == ["Gust"]
    do(game, "play Cheer")
    settle_chain(game)
    assert hand(game, 1) == ["Flash"]


@shows("The Dreaming Tree")
def test_the_dreaming_tree_draws_neither_for_an_enemy_nor_for_an_ability():
    zap = spell_card("Zap", deal(1, a(unit.at_battlefield)))
    poke = unit_card("Poke", when(I.am_played, give(a(unit.at_battlefield), 1)))
    theirs = Position(
        seats=[Seat(hand=[zap]), Seat()], fields=[Field("The Dreaming Tree", 1, {1: ["Mega-Mech"]})]
    ).start()
    do(theirs, "play Zap")
    settle(theirs)
    assert (hand(theirs, 0), hand(theirs, 1)) == ([], [])
    ability = Position(
        seats=[Seat(hand=[poke]), Seat()], fields=[Field("The Dreaming Tree", 0, {0: ["Mega-Mech"]})]
    ).start()
    do(ability, "play Poke", "at base 0")
    settle(ability)
    assert (might(ability, "Mega-Mech"), hand(ability, 0)) == (9, [])


@shows("The Dreaming Tree")
def test_the_dreaming_tree_draws_again_next_turn():
    cheer = spell_card("Cheer", give(a(unit.friendly), 1))
    game = Position(
        seats=[Seat(hand=[cheer, cheer], deck=["Gust", "Flash", "Stupefy"]), Seat()],
        fields=[Field("The Dreaming Tree", 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Cheer")
    settle(game)
    do(game, "end", "end", "play Cheer")
    settle(game)
    assert hand(game, 0) == ["Flash", "Gust", "Stupefy"]  # one of them is the turn's


@shows("The Grand Plaza")
@pytest.mark.parametrize(("units", "winners"), [(6, []), (7, [1])])
def test_the_grand_plaza_is_won_with_seven_units_when_held(units: int, winners: list[int]):
    game = held("The Grand Plaza", Seat(base=["Mega-Mech"]), ["Recruit"] * units)
    assert game.winners == winners


@shows("The Grand Plaza")
def test_the_grand_plaza_is_not_won_by_conquering():
    game = Position(seats=[Seat(base=["Recruit"] * 7), Seat()], fields=[Field("The Grand Plaza")]).start()
    do(game, "move Recruit", *["pick Recruit"] * 6)
    settle(game)
    assert (len(at_field(game)), points(game), game.winners) == (7, [1, 0], [])


@shows("Vilemaw's Lair")
@pytest.mark.parametrize("holder", [0, 1])
def test_vilemaws_lair_keeps_units_from_moving_home(holder: int):
    push = spell_card("Push", move_to_base(a(unit.at_battlefield)))
    game = Position(
        seats=[Seat(hand=[push]), Seat()], fields=[Field("Vilemaw's Lair", holder, {holder: ["Recruit"]}), AWAY]
    ).start()
    assert offered(game) == ["end", "play Push"]
    do(game, "play Push")
    settle(game)
    assert at_field(game) == ["Recruit"]


@shows("Vilemaw's Lair")
def test_vilemaws_lair_neither_keeps_units_from_other_battlefields_nor_from_recalls():
    back = spell_card("Back", recall(a(unit.named("Recruit"))))
    game = Position(
        seats=[Seat(hand=[back]), Seat()],
        fields=[
            Field("Vilemaw's Lair", 0, {0: ["Vi, Destructive", "Recruit"]}),
            Field(plain_field("Away"), 0, {0: ["Sprite"]}),
        ],
    ).start()
    assert offered(game) == ["end", "move Sprite", "move Vi, Destructive", "play Back"]
    do(game, "play Back")
    settle(game)
    assert base(game, 0) == ["Recruit"]
    do(game, "move Vi, Destructive", "done")
    settle(game)
    assert at_field(game, 1) == ["Sprite", "Vi, Destructive"]


@shows("Windswept Hillock")
def test_windswept_hillock_lets_units_there_move_on_to_another_battlefield():
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field("Windswept Hillock", 0, {0: ["Recruit"]}), Field(plain_field("Away"), 0, {0: ["Sprite"]})],
    ).start()
    assert [keyword(game, x, "Ganking") for x in ("Recruit", "Sprite", "Mega-Mech")] == [1, 0, 0]
    do(game, "move Recruit")
    assert offered(game) == ["at Away", "at base 0"]


@shows("Zaun Warrens")
def test_zaun_warrens_makes_a_conqueror_discard_one_and_draw_one():
    game = conquered("Zaun Warrens", Seat(base=["Mega-Mech"], hand=["Gust", "Flash"], deck=["Stupefy", "Confront"]))
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Gust")
    assert (hand(game, 0), trash(game, 0)) == (["Flash", "Stupefy"], ["Gust"])


@shows("Zaun Warrens")
def test_zaun_warrens_draws_with_an_empty_hand_and_not_for_a_holder():
    game = conquered("Zaun Warrens", Seat(base=["Mega-Mech"], deck=["Stupefy", "Confront"]))
    assert hand(game, 0) == ["Stupefy"]
    holds = held("Zaun Warrens", Seat(hand=["Gust"], deck=["Stupefy", "Confront"]))
    assert (hand(holds, 1), trash(holds, 1)) == (["Gust", "Stupefy"], [])
