"""The legends of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    chain,
    do,
    hand,
    might,
    offered,
    phase,
    points,
    question,
    runes,
    seat_asked,
    settle,
    trash,
)


@shows("Dark Child")
def test_dark_child_readies_up_to_two_runes_at_the_end_of_your_turn():
    game = Position(
        seats=[Seat(legend="Dark Child", runes="Fury 1", exhausted_runes="Chaos 3"), Seat()],
    ).start()
    do(game, "end")
    assert (question(game), seat_asked(game), phase(game)) == ("target", 0, "ending")
    assert offered(game) == ["done", "pick Chaos Rune", "pick Chaos Rune", "pick Chaos Rune", "pick Fury Rune"]
    do(game, "pick Chaos Rune", "pick Chaos Rune")
    assert runes(game, 0) == (3, 1)
    assert seat_asked(game) == 1


@shows("Dark Child")
def test_dark_child_may_ready_none_and_does_nothing_on_the_opponents_turn():
    game = Position(
        seats=[Seat(), Seat(legend="Dark Child", exhausted_runes="Chaos 2")],
    ).start()
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("main", 1)  # nothing was asked at the end of seat 0's turn
    none = Position(seats=[Seat(legend="Dark Child", exhausted_runes="Chaos 2"), Seat()]).start()
    do(none, "end", "done")
    assert runes(none, 0) == (0, 2)


@shows("Lady of Luminosity")
def test_lady_of_luminosity_draws_for_spells_that_cost_five_or_more():
    game = Position(
        seats=[
            Seat(
                legend="Lady of Luminosity",
                hand=["Falling Comet", "Disintegrate", "Petty Officer"],
                runes="Mind 14",
                deck=["Gust", "Flash", "Confront"],
            ),
            Seat(),
        ],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Disintegrate")
    settle(game)
    assert hand(game, 0) == ["Falling Comet", "Petty Officer"]
    do(game, "play Petty Officer")  # costs 5, but is no spell
    assert hand(game, 0) == ["Falling Comet"]
    do(game, "play Falling Comet")
    settle(game)
    assert hand(game, 0) == ["Gust"]


@shows("Lady of Luminosity")
def test_lady_of_luminosity_does_not_draw_for_the_opponents_spells():
    game = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 5"), Seat(legend="Lady of Luminosity")],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Falling Comet")
    settle(game)
    assert hand(game, 1) == []


@shows("Might of Demacia")
def test_might_of_demacia_draws_two_for_a_conquest_with_four_units():
    game = Position(
        seats=[Seat(legend="Might of Demacia", base=["Recruit", "Sprite", "Mystic Poro", "Daring Poro"]), Seat()],
        fields=[Field()],
    ).start()
    do(game, "move Recruit", "pick Sprite", "pick Mystic Poro", "pick Daring Poro")
    settle(game)
    assert points(game) == [1, 0]
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2


@shows("Might of Demacia")
def test_might_of_demacia_does_not_draw_for_three_units_or_for_holding():
    three = Position(
        seats=[Seat(legend="Might of Demacia", base=["Recruit", "Sprite", "Mystic Poro", "Daring Poro"]), Seat()],
        fields=[Field()],
    ).start()
    do(three, "move Recruit", "pick Sprite", "pick Mystic Poro", "done")
    settle(three)
    assert points(three) == [1, 0]
    assert hand(three, 0) == []
    hold = Position(
        seats=[Seat(), Seat(legend="Might of Demacia", deck=["Gust"])],
        fields=[Field("Void Gate", 1, {1: ["Recruit", "Sprite", "Mystic Poro", "Daring Poro"]})],
    ).start()
    do(hold, "end")
    assert points(hold) == [0, 1]
    assert hand(hold, 1) == ["Gust"]  # the draw of the turn


@shows("Might of Demacia")
def test_might_of_demacia_counts_when_it_triggers_not_later():
    """Four units at the moment of the conquest; one of them leaving in response changes nothing (CR 383.2)."""
    game = Position(
        seats=[
            Seat(legend="Might of Demacia", base=["Recruit", "Sprite", "Mystic Poro", "Daring Poro"]),
            Seat(hand=["Gust"], runes="Chaos 1"),
        ],
        fields=[Field()],
    ).start()
    do(game, "move Recruit", "pick Sprite", "pick Mystic Poro", "pick Daring Poro")
    do(game, "pass")  # focus of seat 1 in the showdown
    assert chain(game) == ["Might of Demacia"]
    do(game, "play Gust", "pick Daring Poro")
    settle(game)
    assert hand(game, 0) == ["Daring Poro", "Vanguard Sergeant", "Vanguard Sergeant"]


@shows("Wuju Bladesman")
def test_wuju_bladesman_helps_a_friend_who_defends_alone():
    game = Position(
        seats=[Seat(base=["Petty Officer"]), Seat(legend="Wuju Bladesman", base=["Recruit"])],
        fields=[Field(controller=1, units={1: ["Vanguard Sergeant"]})],
        every_window=True,
    ).start()
    do(game, "move Petty Officer")
    assert might(game, "Recruit") == 1
    settle(game)
    assert trash(game, 0) == ["Petty Officer"]  # 6 Might on either side
    assert trash(game, 1) == ["Vanguard Sergeant"]


@shows("Wuju Bladesman")
def test_wuju_bladesman_gives_nothing_to_two_defenders_or_to_an_attacker():
    two = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat(legend="Wuju Bladesman")],
        fields=[Field(controller=1, units={1: ["Mystic Poro", "Recruit"]})],
        every_window=True,
    ).start()
    do(two, "move Mega-Mech")
    assert (might(two, "Mystic Poro"), might(two, "Recruit")) == (2, 1)
    attacker = Position(
        seats=[Seat(legend="Wuju Bladesman", base=["Mystic Poro"]), Seat()],
        fields=[Field(controller=1, units={1: [Piece("Mega-Mech")]})],
        every_window=True,
    ).start()
    do(attacker, "move Mystic Poro")
    assert might(attacker, "Mystic Poro") == 2
    assert might(attacker, "Mega-Mech") == 8
    assert at_field(attacker) == ["Mega-Mech", "Mystic Poro"]
