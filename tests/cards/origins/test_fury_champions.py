"""Origins: champions of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, battlefield, deal, move, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    hand,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)


@shows("Darius, Trifarian")
def test_darius_grows_and_readies_with_your_second_card_of_a_turn_alone():
    cards = [unit_card(x) for x in ("First", "Second", "Third")]
    game = Position(seats=[Seat(hand=cards, base=[Piece("Darius, Trifarian", exhausted=True)]), Seat()]).start()
    seen = []
    for name in ("First", "Second", "Third"):
        do(game, f"play {name}")
        settle(game)
        seen.append((might(game, "Darius, Trifarian"), piece(game, "Darius, Trifarian").exhausted))
    assert seen == [(5, True), (7, False), (7, False)]
    do(game, "end")
    assert might(game, "Darius, Trifarian") == 5


@shows("Darius, Trifarian")
@pytest.mark.parametrize("nth", [1, 2, 3])
def test_darius_counts_himself_and_what_was_played_before_him(nth: int):
    other = unit_card("Other")
    mine = Seat(hand=["Darius, Trifarian", other, other], energy=5, power="Fury 1")
    game = Position(seats=[mine, Seat()]).start()
    do(game, *["play Other"] * (nth - 1), "play Darius, Trifarian")
    settle(game)
    assert piece(game, "Darius, Trifarian").exhausted is (nth != 2)


@shows("Darius, Trifarian")
def test_darius_does_not_count_the_opponents_cards():
    cards = [unit_card(x) for x in ("First", "Second")]
    game = Position(seats=[Seat(hand=cards), Seat(base=["Darius, Trifarian"])]).start()
    do(game, "play First", "play Second")
    settle(game)
    assert might(game, "Darius, Trifarian") == 5


@shows("Draven, Showboat")
@pytest.mark.parametrize("mine", [0, 1, 7])
def test_draven_is_mightier_by_your_points(mine: int):
    game = Position(seats=[Seat(base=["Draven, Showboat"], points=mine), Seat(points=4)]).start()
    assert might(game, "Draven, Showboat") == 3 + mine


@shows("Draven, Showboat")
def test_draven_grows_as_he_scores():
    game = Position(seats=[Seat(base=["Draven, Showboat"], points=2), Seat()], fields=[Field(plain_field())]).start()
    do(game, "move Draven, Showboat")
    settle(game)
    assert (points(game), might(game, "Draven, Showboat")) == ([3, 0], 6)


@shows("Jinx, Demolitionist")
def test_jinx_makes_you_discard_two_and_attacks_with_two_more():
    hold = ["Jinx, Demolitionist", "Gust", "Flash", "Stupefy"]
    game = Position(
        seats=[Seat(hand=hold, energy=4, power="Fury 2"), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Jinx, Demolitionist", "yes", "pick Gust", "pick Stupefy")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Flash"], ["Gust", "Stupefy"])
    do(game, "move Jinx, Demolitionist")
    assert damage_to(game, "Mountain Drake") == [6]


@shows("Jinx, Demolitionist")
def test_jinx_discards_as_much_as_there_is():
    game = Position(seats=[Seat(hand=["Jinx, Demolitionist", "Gust"], energy=3, power="Fury 1"), Seat()]).start()
    do(game, "play Jinx, Demolitionist")
    settle(game)
    assert (hand(game, 0), trash(game, 0), base(game, 0)) == ([], ["Gust"], ["Jinx, Demolitionist"])


@shows("Tryndamere, Barbarian")
@pytest.mark.parametrize(("foe", "scored"), [(4, 1), (3, 2)])
def test_tryndamere_scores_a_point_for_five_excess_damage(foe: int, scored: int):
    game = Position(
        seats=[Seat(base=["Tryndamere, Barbarian"]), Seat()],
        fields=[Field(plain_field(), 1, {1: [unit_card("Foe", might=foe)]}), Field(plain_field("Away"))],
    ).start()
    do(game, "move Tryndamere, Barbarian", "at Plain Field")
    settle(game)
    assert points(game) == [scored, 0]


@shows("Tryndamere, Barbarian")
def test_tryndamere_scores_no_more_for_what_was_assigned_in_another_combat():
    game = Position(
        seats=[Seat(base=["Tryndamere, Barbarian", "Mega-Mech"]), Seat()],
        fields=[
            Field(plain_field("First"), 1, {1: [unit_card("One", might=1)]}),
            Field(plain_field("Second"), 1, {1: [unit_card("Four", might=4)]}),
            Field(plain_field("Away")),
        ],
    ).start()
    do(game, "move Mega-Mech", "at First", "done", "move Tryndamere, Barbarian", "at Second")
    assert (damage_to(game, "One"), damage_to(game, "Four"), points(game)) == ([8], [8], [2, 0])


@shows("Tryndamere, Barbarian")
def test_tryndamere_scores_no_more_where_nobody_stood_or_when_he_defends():
    empty = Position(seats=[Seat(base=["Tryndamere, Barbarian"]), Seat()], fields=[Field(plain_field())]).start()
    do(empty, "move Tryndamere, Barbarian")
    settle(empty)
    assert points(empty) == [1, 0]
    defends = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Tryndamere, Barbarian"]})],
    ).start()
    do(defends, "move Recruit")
    settle(defends)
    assert (at_field(defends), points(defends)) == (["Tryndamere, Barbarian"], [0, 0])


@shows("Tryndamere, Barbarian")
def test_tryndamere_scores_no_more_when_he_conquers_as_a_defender():
    """He is brought to an open battlefield that an opponent has just moved to."""
    rush = spell_card("Rush", Action, move(a(unit.yours), a(battlefield)))
    game = Position(
        seats=[Seat(base=[unit_card("Foe", might=1)]), Seat(hand=[rush], base=["Tryndamere, Barbarian"])],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Foe", "play Rush")
    settle(game)
    assert (damage_to(game, "Foe"), at_field(game), points(game)) == ([8], ["Tryndamere, Barbarian"], [0, 1])


@shows("Vayne, Hunter")
@pytest.mark.parametrize(("holder", "exhausted"), [(None, True), (0, True), (1, False)])
def test_vayne_enters_ready_if_an_opponent_controls_a_battlefield(holder: int | None, exhausted: bool):
    field = Field(plain_field(), holder, {} if holder is None else {holder: ["Recruit"]})
    game = Position(seats=[Seat(hand=["Vayne, Hunter"], energy=4, power="Fury 1"), Seat()], fields=[field]).start()
    do(game, "play Vayne, Hunter", *(["at base 0"] if holder == 0 else []))
    assert piece(game, "Vayne, Hunter").exhausted is exhausted


@shows("Vayne, Hunter")
@pytest.mark.parametrize(("answer", "held", "left"), [("yes", ["Vayne, Hunter"], 0), ("no", [], 1)])
def test_vayne_may_return_to_hand_for_one_energy_when_she_conquers(answer: str, held, left: int):
    game = Position(
        seats=[Seat(base=["Vayne, Hunter"], energy=1), Seat()],
        fields=[Field(plain_field(), 1, {1: [unit_card("Foe", might=1)]})],
    ).start()
    do(game, "move Vayne, Hunter")
    assert damage_to(game, "Foe") == [5]  # Assault 3
    assert (question(game), points(game)) == ("may", [1, 0])
    do(game, answer)
    assert (hand(game, 0), game.sides[0].energy) == (held, left)


@shows("Vayne, Hunter")
def test_vayne_stays_when_she_cannot_pay_or_only_holds():
    poor = Position(seats=[Seat(base=["Vayne, Hunter"]), Seat()], fields=[Field(plain_field())]).start()
    do(poor, "move Vayne, Hunter")
    settle(poor)
    assert (question(poor), at_field(poor), points(poor)) == ("main", ["Vayne, Hunter"], [1, 0])
    holds = Position(
        seats=[Seat(), Seat(runes="Fury 1")], fields=[Field(plain_field(), 1, {1: ["Vayne, Hunter"]})]
    ).start()
    do(holds, "end")
    assert (question(holds), points(holds)) == ("main", [0, 1])


@shows("Vayne, Hunter")
def test_a_borrowed_vayne_returns_to_her_owners_hand():
    game = Position(
        seats=[Seat(base=[Piece("Vayne, Hunter", owner=1)], energy=1), Seat()], fields=[Field(plain_field())]
    ).start()
    do(game, "move Vayne, Hunter")
    settle(game)
    do(game, "yes")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Vayne, Hunter"])


@shows("Vi, Destructive")
def test_vi_recycles_a_card_from_your_trash_for_one_might_as_often_as_you_like():
    game = Position(
        seats=[Seat(base=["Vi, Destructive"], trash=["Gust", "Flash"], deck=["Stupefy"]), Seat(trash=["Confront"])]
    ).start()
    do(game, "use Vi, Destructive")
    assert offered(game) == ["pick Flash", "pick Gust"]  # not the opponent's
    do(game, "pick Gust")
    settle(game)
    assert (deck(game, 0), might(game, "Vi, Destructive")) == (["Stupefy", "Gust"], 4)
    do(game, "use Vi, Destructive")
    settle(game)
    assert (trash(game, 0), might(game, "Vi, Destructive")) == ([], 5)
    assert "use Vi, Destructive" not in offered(game)
    do(game, "end")
    assert might(game, "Vi, Destructive") == 3


@shows("Vi, Destructive")
def test_vi_moves_from_battlefield_to_battlefield():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(plain_field("Here"), 0, {0: ["Vi, Destructive"]}), Field(plain_field("There"))],
    ).start()
    do(game, "move Vi, Destructive")
    assert offered(game) == ["at There", "at base 0"]


@shows("Kai'Sa, Survivor")
def test_kaisa_draws_when_she_conquers_and_not_when_she_holds():
    game = Position(
        seats=[Seat(base=["Kai'Sa, Survivor"], deck=["Gust", "Flash", "Stupefy"]), Seat()],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Kai'Sa, Survivor")
    settle(game)
    assert hand(game, 0) == ["Gust"]
    do(game, "end", "end")
    assert (points(game), hand(game, 0)) == ([2, 0], ["Flash", "Gust"])  # the turn's own card


def volibear_attacks(*foes: int):
    """He attacks units of so much Might, called A, B, C …"""
    here = [unit_card(chr(65 + i), might=n) for i, n in enumerate(foes)]
    game = Position(
        seats=[Seat(base=["Volibear, Furious"]), Seat(base=["Recruit"])],
        fields=[Field(plain_field("Here"), 1, {1: here}), Field(plain_field("There"), 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "move Volibear, Furious", "at Here")
    return game


@shows("Volibear, Furious")
def test_volibear_furious_splits_five_damage_among_enemies_here_as_he_likes():
    game = volibear_attacks(9, 9)
    assert offered(game) == ["done", "pick A", "pick B"]
    do(game, "pick A", "pick B")
    assert question(game) == "amount"
    assert offered(game) == ["number 1", "number 2", "number 3", "number 4"]
    do(game, "number 4")
    assert (damage_to(game, "A")[0], damage_to(game, "B")[0]) == (4, 1)


@shows("Volibear, Furious")
def test_volibear_furious_chooses_five_units_at_most_or_none():
    game = volibear_attacks(1, 1, 1, 1, 1, 10)
    do(game, *[f"pick {x}" for x in "ABCDE"])
    settle(game)
    assert trash(game, 1) == ["A", "B", "C", "D", "E"]
    assert damage_to(game, "F") == [9]  # combat alone
    none = volibear_attacks(1)
    do(none, "done")
    assert damage_to(none, "A") == [9]


@shows("Volibear, Furious")
@pytest.mark.parametrize(("power", "choices"), [("Fury 1", ["pick Recruit", "pick Sprite"]), ("Fury 1, Calm 1", None)])
def test_volibear_furious_costs_an_opponent_two_power_to_choose(power: str, choices: list[str] | None):
    zap = spell_card("Zap", deal(1, a(unit)))
    mine = Seat(hand=[zap], base=["Recruit", "Sprite"], power=power)
    game = Position(seats=[mine, Seat(base=["Volibear, Furious"])]).start()
    do(game, "play Zap")
    assert offered(game) == (choices or ["pick Recruit", "pick Sprite", "pick Volibear, Furious"])
    do(game, offered(game)[-1])
    settle(game)
    assert len(game.sides[0].power) == (1 if choices else 0)
