"""Body cards of the starter decks."""

from __future__ import annotations

from farfield.cards.language import a, battlefield, move, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    hand,
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
)


@shows("Cannon Barrage")
def test_cannon_barrage_hits_all_enemies_in_combat_as_a_reaction():
    game = Position(
        seats=[
            Seat(hand=["Incinerate"], runes="Fury 2", base=["Mega-Mech", "Mystic Poro", "Recruit"]),
            Seat(hand=["Cannon Barrage"], runes="Body 3"),
        ],
        fields=[Field(controller=1, units={1: ["Petty Officer"]}), Field("Void Gate", 0, {0: ["Daring Poro"]})],
    ).start()
    do(game, "move Mega-Mech", "at Startipped Peak", "pick Mystic Poro", "done")
    do(game, "play Incinerate", "pick Petty Officer")
    assert (question(game), offered(game)) == ("priority", ["pass", "play Cannon Barrage"])
    do(game, "play Cannon Barrage")
    settle_chain(game)
    assert damage_to(game, "Mega-Mech") == [2, 5]  # the Barrage, then combat
    assert trash(game, 0) == ["Incinerate", "Mystic Poro"]
    assert damage_to(game, "Daring Poro") == []
    assert damage_to(game, "Recruit") == []
    assert damage_to(game, "Petty Officer") == [2, 8]  # Incinerate and combat: never its own Barrage
    assert runes(game, 1) == (1, 1)


@shows("Cannon Barrage")
def test_cannon_barrage_may_be_played_outside_combat_and_does_nothing():
    game = Position(
        seats=[Seat(hand=["Cannon Barrage"], runes="Body 3"), Seat(base=["Recruit"])],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Cannon Barrage")
    settle(game)
    assert trash(game, 0) == ["Cannon Barrage"]
    assert at_field(game) == ["Daring Poro"]
    assert base(game, 1) == ["Recruit"]


@shows("Confront")
def test_confront_lets_units_enter_ready_this_turn_and_draws():
    game = Position(
        seats=[Seat(hand=["Confront", "Mega-Mech", "Daring Poro"], runes="Body 11"), Seat()],
    ).start()
    do(game, "play Confront")
    settle(game)
    assert hand(game, 0) == ["Daring Poro", "Mega-Mech", "Vanguard Sergeant"]
    do(game, "play Mega-Mech", "play Daring Poro")
    assert not piece(game, "Mega-Mech").exhausted
    assert not piece(game, "Daring Poro").exhausted


@shows("Confront")
def test_confront_ends_with_the_turn_and_is_not_for_the_opponent():
    seats = [
        Seat(hand=["Confront"], runes="Body 2", deck=["Gust", "Gust"]),
        Seat(hand=["Daring Poro"], runes="Order 2", deck=["Gust"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Confront")
    settle(game)
    do(game, "end", "play Daring Poro")
    assert piece(game, "Daring Poro").exhausted
    late = Position(seats=[Seat(hand=["Confront", unit_card("Late")], energy=2), Seat()]).start()
    do(late, "play Confront")
    settle(late)
    do(late, "end", "end", "play Late")
    assert piece(late, "Late").exhausted


@shows("Confront")
def test_confront_is_an_action():
    game = Position(seats=[Seat(base=["Recruit"]), Seat(hand=["Confront"], runes="Body 2")], fields=[Field()]).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Confront"])
    do(game, "play Confront")
    settle(game)
    assert hand(game, 1) == ["Vanguard Sergeant"]


@shows("Crackshot Corsair")
def test_crackshot_corsair_hits_an_enemy_here_when_it_attacks():
    game = Position(
        seats=[Seat(base=["Crackshot Corsair"]), Seat(base=["Recruit"])],
        fields=[Field(controller=1, units={1: ["Mystic Poro", "Mega-Mech"]}), Field("Void Gate", 1, {1: ["Sprite"]})],
    ).start()
    do(game, "move Crackshot Corsair", "at Startipped Peak")
    assert question(game) == "target"
    assert offered(game) == ["pick Mega-Mech", "pick Mystic Poro"]
    do(game, "pick Mega-Mech")
    assert damage_to(game, "Mega-Mech")[0] == 1


@shows("Crackshot Corsair")
def test_crackshot_corsair_does_nothing_without_a_combat_or_when_it_defends():
    empty = Position(seats=[Seat(base=["Crackshot Corsair"]), Seat(base=["Recruit"])], fields=[Field()]).start()
    do(empty, "move Crackshot Corsair")
    assert question(empty) == "main"
    assert damage_to(empty, "Recruit") == []
    defends = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()],
        fields=[Field(controller=1, units={1: ["Crackshot Corsair"]})],
    ).start()
    do(defends, "move Mega-Mech")
    assert damage_to(defends, "Mega-Mech") == [3]  # combat alone


@shows("Dune Drake")
def test_dune_drake_grows_when_it_attacks_a_ready_unit():
    game = Position(
        seats=[Seat(base=["Dune Drake"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
        every_window=True,
    ).start()
    do(game, "move Dune Drake")
    assert might(game, "Dune Drake") == 5
    settle_chain(game)
    assert might(game, "Dune Drake") == 7
    settle(game)
    assert damage_to(game, "Mega-Mech") == [7]


@shows("Dune Drake")
def test_dune_drake_keeps_what_it_has_grown_until_the_turn_ends():
    game = Position(
        seats=[Seat(base=["Dune Drake"]), Seat()], fields=[Field(plain_field(), 1, {1: ["Recruit"]})]
    ).start()
    do(game, "move Dune Drake")
    assert might(game, "Dune Drake") == 7
    do(game, "end")
    assert might(game, "Dune Drake") == 5


@shows("Dune Drake")
def test_dune_drake_does_not_count_itself_when_it_attacks_ready():
    step = spell_card("Step", move(a(unit.yours), a(battlefield)))
    game = Position(
        seats=[Seat(base=["Dune Drake"], hand=[step]), Seat()],
        fields=[Field(plain_field(), 1, {1: [Piece("Mega-Mech", exhausted=True)]})],
    ).start()
    do(game, "play Step")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [5]


@shows("Dune Drake")
def test_dune_drake_stays_the_same_against_exhausted_units():
    game = Position(
        seats=[Seat(base=["Dune Drake"]), Seat(base=["Recruit"])],
        fields=[Field(controller=1, units={1: [Piece("Mega-Mech", exhausted=True)]})],
    ).start()
    do(game, "move Dune Drake")
    assert damage_to(game, "Mega-Mech") == [5]


@shows("First Mate")
def test_first_mate_readies_another_unit():
    game = Position(
        seats=[
            Seat(hand=["First Mate"], runes="Body 3", base=[Piece("Daring Poro", exhausted=True), "Recruit"]),
            Seat(base=[Piece("Mega-Mech", exhausted=True), Piece("Orb of Regret", exhausted=True)]),
        ],
    ).start()
    do(game, "play First Mate")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech", "pick Recruit"]  # not itself
    do(game, "pick Daring Poro")
    assert not piece(game, "Daring Poro").exhausted
    assert piece(game, "First Mate").exhausted
    assert piece(game, "Mega-Mech").exhausted


@shows("First Mate")
def test_first_mate_alone_readies_nothing():
    game = Position(seats=[Seat(hand=["First Mate"], runes="Body 3"), Seat()]).start()
    do(game, "play First Mate")
    assert question(game) == "main"
    assert piece(game, "First Mate").exhausted


@shows("Mobilize")
def test_mobilize_channels_a_rune_exhausted():
    game = Position(seats=[Seat(hand=["Mobilize"], runes="Body 2", rune_deck="Order 2"), Seat()]).start()
    do(game, "play Mobilize")
    settle(game)
    assert runes(game, 0) == (0, 3)
    assert hand(game, 0) == []


@shows("Mobilize")
def test_mobilize_draws_when_there_is_no_rune():
    game = Position(seats=[Seat(hand=["Mobilize"], runes="Body 2"), Seat()]).start()
    do(game, "play Mobilize")
    settle(game)
    assert runes(game, 0) == (0, 2)
    assert hand(game, 0) == ["Vanguard Sergeant"]


@shows("Mountain Drake")
def test_mountain_drake_is_a_unit_of_ten_might_for_nine_energy():
    game = Position(seats=[Seat(hand=["Mountain Drake"], runes="Body 9"), Seat()]).start()
    do(game, "play Mountain Drake")
    assert base(game, 0) == ["Mountain Drake"]
    assert might(game, "Mountain Drake") == 10
    assert runes(game, 0) == (0, 9)


@shows("Stormclaw Ursine")
def test_stormclaw_ursine_channels_a_rune_exhausted_when_played():
    game = Position(seats=[Seat(hand=["Stormclaw Ursine"], runes="Body 7", rune_deck="Order 2"), Seat()]).start()
    do(game, "play Stormclaw Ursine")
    assert runes(game, 0) == (0, 8)
    assert might(game, "Stormclaw Ursine") == 6


@shows("Stormclaw Ursine")
def test_stormclaw_ursine_must_be_assigned_damage_first():
    game = Position(
        seats=[Seat(base=["Playful Phantom"]), Seat()],
        fields=[Field(controller=1, units={1: ["Recruit", "Stormclaw Ursine"]})],
    ).start()
    do(game, "move Playful Phantom")
    assert damage_to(game, "Stormclaw Ursine") == [5]
    assert at_field(game) == ["Recruit", "Stormclaw Ursine"]


@shows("Garen, Rugged")
def test_garen_rugged_attacks_and_defends_with_seven():
    attack = Position(
        seats=[Seat(base=["Garen, Rugged"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    assert might(attack, "Garen, Rugged") == 5
    do(attack, "move Garen, Rugged")
    assert might(attack, "Garen, Rugged") == 7
    defend = Position(
        seats=[Seat(base=["Mountain Drake"]), Seat()],
        fields=[Field(controller=1, units={1: ["Garen, Rugged"]})],
        every_window=True,
    ).start()
    do(defend, "move Mountain Drake")
    assert might(defend, "Garen, Rugged") == 7
    settle(defend)
    assert damage_to(defend, "Mountain Drake") == [7]


@shows("Gentlemen's Duel")
def test_gentlemens_duel_makes_two_units_strike_each_other_at_once():
    game = Position(
        seats=[
            Seat(
                hand=["Gentlemen's Duel"], runes="Body 7", base=["Daring Poro", "Vanguard Attendant", "Orb of Regret"]
            ),
            Seat(base=["Petty Officer", "Orb of Regret"]),
        ],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Gentlemen's Duel")
    assert offered(game) == ["pick Daring Poro", "pick Vanguard Attendant"]
    do(game, "pick Vanguard Attendant")
    assert offered(game) == ["pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    settle(game)
    # 8 against 8: both die together
    assert trash(game, 1) == ["Mega-Mech"]
    assert trash(game, 0) == ["Gentlemen's Duel", "Vanguard Attendant"]
    assert damage_to(game, "Petty Officer") == []


@shows("Gentlemen's Duel")
def test_gentlemens_duel_gives_the_might_even_if_the_enemy_is_gone():
    game = Position(
        seats=[
            Seat(hand=["Gentlemen's Duel"], runes="Body 7", base=["Daring Poro"]),
            Seat(hand=["Gust"], runes="Chaos 1"),
        ],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "play Gentlemen's Duel", "play Gust")
    settle(game)
    assert might(game, "Daring Poro") == 5
    assert damage_to(game, "Daring Poro") == []
    assert base(game, 0) == ["Daring Poro"]
    do(game, "end")
    assert might(game, "Daring Poro") == 2


@shows("Gentlemen's Duel")
def test_gentlemens_duel_without_the_friend_does_nothing():
    game = Position(
        seats=[Seat(hand=["Gentlemen's Duel"], runes="Body 7"), Seat(hand=["Gust"], runes="Chaos 1")],
        fields=[Field(controller=0, units={0: ["Daring Poro"]}), Field("Void Gate", 1, {1: ["Petty Officer"]})],
    ).start()
    do(game, "play Gentlemen's Duel", "play Gust")
    settle(game)
    assert hand(game, 0) == ["Daring Poro"]
    assert damage_to(game, "Petty Officer") == []


@shows("Gentlemen's Duel")
def test_gentlemens_duel_needs_a_friend_and_a_foe_and_is_an_action():
    alone = Position(seats=[Seat(hand=["Gentlemen's Duel"], runes="Body 7", base=["Recruit"]), Seat()]).start()
    assert offered(alone) == ["end", "move Recruit"]
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Gentlemen's Duel"], runes="Body 7", base=["Sprite"])],
        fields=[Field()],
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Gentlemen's Duel"])


@shows("Master Yi, Honed")
def test_master_yi_honed_enters_ready_and_moves_between_battlefields():
    game = Position(
        seats=[Seat(hand=["Master Yi, Honed"], runes="Body 8"), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]}), Field("Void Gate")],
    ).start()
    do(game, "play Master Yi, Honed")
    assert offered(game) == ["at Startipped Peak", "at base 0"]
    do(game, "at Startipped Peak")
    assert not piece(game, "Master Yi, Honed").exhausted
    do(game, "move Master Yi, Honed")
    assert offered(game) == ["at Void Gate", "at base 0"]
    do(game, "at Void Gate")
    assert at_field(game, 1) == ["Master Yi, Honed"]
    assert piece(game, "Master Yi, Honed").exhausted


@shows("Master Yi, Honed")
def test_without_ganking_the_recruit_beside_him_can_only_go_home():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit", "Master Yi, Honed"]}), Field("Void Gate")],
    ).start()
    do(game, "move Recruit")
    assert question(game) == "move-more"  # only the base was possible, so it was not asked
    do(game, "done")
    assert base(game, 0) == ["Recruit"]
