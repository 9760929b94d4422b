"""Legends of Origins and their signature cards, from Unforgiven to Guerilla Warfare."""

from __future__ import annotations

import pytest

from farfield.cards.language import every, stun, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    hand,
    might,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
)

UNFORGIVEN = Position(
    seats=[
        Seat(legend="Unforgiven", runes="Calm 3", base=[Piece("Recruit", exhausted=True), "Arena Bar"]),
        Seat(base=["Sai Scout"]),
    ],
    fields=[
        Field("Void Gate", 0, {0: [Piece("Daring Poro", attached=["Cloth Armor"])]}),
        Field(),
    ],
)


@shows("Unforgiven")
def test_unforgiven_moves_a_friendly_unit_to_its_base():
    game = UNFORGIVEN.start()
    do(game, "use Unforgiven", "mode 0")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    do(game, "pick Daring Poro")
    settle(game)
    assert base(game, 0) == ["Arena Bar", "Cloth Armor", "Daring Poro", "Recruit"]
    assert (runes(game, 0), piece(game, "Unforgiven").exhausted) == ((1, 2), True)
    assert "use Unforgiven" not in offered(game)


@shows("Unforgiven")
def test_unforgiven_moves_a_friendly_unit_from_its_base_to_a_battlefield():
    game = UNFORGIVEN.start()
    do(game, "use Unforgiven", "mode 1")  # the only unit in a base of yours
    assert (question(game), offered(game)) == ("destination", ["pick Startipped Peak", "pick Void Gate"])
    do(game, "pick Startipped Peak")
    settle(game)
    assert (at_field(game, 1), controller(game, 1)) == (["Recruit"], 0)
    assert piece(game, "Recruit").exhausted


@shows("Unforgiven")
def test_unforgiven_needs_two_energy():
    game = Position(
        seats=[Seat(legend="Unforgiven", runes="Calm 1", base=[Piece("Recruit", exhausted=True)]), Seat()]
    ).start()
    assert offered(game) == ["end"]


@shows("Last Breath")
def test_last_breath_readies_a_friend_who_deals_its_might_to_an_enemy_at_a_battlefield():
    game = Position(
        seats=[
            Seat(
                hand=["Last Breath"],
                runes="Calm 3",
                base=[Piece("Playful Phantom", exhausted=True, buffed=True), "Recruit", "Arena Bar"],
            ),
            Seat(base=["Sai Scout"]),
        ],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech", "Petty Officer"]})],
    ).start()
    do(game, "play Last Breath")
    assert offered(game) == ["pick Playful Phantom", "pick Recruit"]
    do(game, "pick Playful Phantom")
    assert offered(game) == ["pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert not piece(game, "Playful Phantom").exhausted
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Petty Officer")) == (
        [6],
        [],
    )  # the unit deals it: Void Gate adds nothing


@shows("Last Breath")
def test_last_breath_deals_no_bonus_damage_of_spells_and_none_when_the_friend_is_gone():
    """The unit deals the damage (CR 417): Annie adds nothing."""
    annie = Position(
        seats=[Seat(hand=["Last Breath"], runes="Chaos 3", base=["Annie, Fiery"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech"]})],
    ).start()
    do(annie, "play Last Breath")
    settle(annie)
    assert damage_to(annie, "Mega-Mech") == [4]
    gone = Position(
        seats=[Seat(hand=["Last Breath"], runes="Chaos 3"), Seat(hand=["Gust"], runes="Chaos 1")],
        fields=[Field(controller=0, units={0: ["Daring Poro"]}), Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(gone, "play Last Breath", "play Gust")
    settle(gone)
    assert (hand(gone, 0), damage_to(gone, "Mega-Mech")) == (["Daring Poro"], [])


@shows("Last Breath")
def test_last_breath_is_an_action():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat(hand=["Last Breath"], runes="Calm 3", base=["Mega-Mech"])],
        fields=[Field()],
    ).start()
    do(game, "move Daring Poro", "play Last Breath")
    settle(game)
    assert trash(game, 0) == ["Daring Poro"]


@shows("Radiant Dawn")
def test_radiant_dawn_buffs_a_friendly_unit_when_you_stun_an_enemy():
    game = Position(
        seats=[
            Seat(legend="Radiant Dawn", hand=["Solari Chief"], runes="Order 5", base=["Recruit"]),
            Seat(base=["Mega-Mech"]),
        ],
    ).start()
    do(game, "play Solari Chief")
    settle(game)
    assert offered(game) == ["pick Recruit", "pick Solari Chief"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Solari Chief"), might(game, "Mega-Mech")) == (2, 4, 8)


@shows("Radiant Dawn")
def test_radiant_dawn_buffs_one_unit_however_many_enemies_you_stun():
    glare = spell_card("Glare", stun(every(unit.enemy)))
    game = Position(
        seats=[
            Seat(legend="Radiant Dawn", hand=[glare], base=["Recruit", "Daring Poro"]),
            Seat(base=["Mega-Mech", "Sai Scout"]),
        ],
    ).start()
    do(game, "play Glare")
    settle(game)
    do(game, "pick Recruit")
    settle(game)
    assert (question(game), might(game, "Recruit"), might(game, "Daring Poro")) == ("main", 2, 2)


@shows("Radiant Dawn")
@pytest.mark.parametrize(("whose", "dazed", "buffs"), [(1, False, 1), (1, True, 0), (0, False, 0)])
def test_radiant_dawn_counts_only_enemies_and_only_those_you_stun_yourself(whose: int, dazed: bool, buffs: int):
    """Facebreaker stuns a friend too, which never counts; nor does an enemy who is stunned already."""
    legends = ["Radiant Dawn" if seat == whose else None for seat in (0, 1)]
    game = Position(
        seats=[
            Seat(legend=legends[0], base=[Piece("Mega-Mech", stunned=dazed)]),
            Seat(legend=legends[1], hand=["Facebreaker"], runes="Order 2"),
        ],
        fields=[Field("Void Gate", 1, {1: ["Petty Officer"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech", "pass", "play Facebreaker")
    settle_chain(game)
    assert piece(game, "Petty Officer").stunned and piece(game, "Mega-Mech").stunned
    assert (piece(game, "Petty Officer").buffs, piece(game, "Mega-Mech").buffs) == (buffs, 0)


ZENITH = Position(
    seats=[
        Seat(
            hand=["Zenith Blade"], runes="Calm 3", base=[Piece("Recruit", exhausted=True), "Daring Poro", "Arena Bar"]
        ),
        Seat(base=["Sai Scout"]),
    ],
    fields=[
        Field("Void Gate", 1, {1: ["Mega-Mech"]}),
        Field(controller=1, units={1: ["Petty Officer"]}),
        Field("Trifarian War Camp", 0, {0: ["Mystic Poro"]}),
    ],
    every_window=True,
)


@shows("Zenith Blade")
@pytest.mark.parametrize(("answer", "there"), [("yes", ["Mega-Mech", "Recruit"]), ("no", ["Mega-Mech"])])
def test_zenith_blade_stuns_an_enemy_and_may_move_a_friend_to_it(answer: str, there: list[str]):
    game = ZENITH.start()
    do(game, "play Zenith Blade")
    assert offered(game) == ["pick Mega-Mech", "pick Petty Officer"]
    do(game, "pick Mega-Mech")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro", "pick Recruit"]
    do(game, "pick Recruit")
    settle_chain(game)
    do(game, answer)
    assert (at_field(game), piece(game, "Mega-Mech").stunned) == (there, True)
    settle(game)
    assert damage_to(game, "Recruit") == []  # a stunned unit deals no combat damage
    assert not piece(game, "Petty Officer").stunned


@pytest.mark.clause("CR 355.12")
@shows("Zenith Blade")
def test_zenith_blade_chooses_the_friend_too_so_that_it_needs_one():
    game = Position(
        seats=[Seat(hand=["Zenith Blade"], runes="Calm 3"), Seat()], fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})]
    ).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 359.3.e.5")
@shows("Zenith Blade")
def test_zenith_blade_moves_nobody_when_the_enemy_got_away_and_is_an_action():
    game = Position(
        seats=[
            Seat(base=["Daring Poro"], hand=["Flash"], runes="Chaos 2"),
            Seat(hand=["Zenith Blade"], runes="Order 3", base=["Recruit"]),
        ],
        fields=[Field("Void Gate")],
    ).start()
    do(game, "move Daring Poro", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Zenith Blade"])
    do(game, "play Zenith Blade", "play Flash", "pick Daring Poro")
    settle(game)
    assert question(game) == "main"  # nor does it ask
    assert (at_field(game), base(game, 1), piece(game, "Daring Poro").stunned) == ([], ["Recruit"], False)


@shows("Zenith Blade")
def test_zenith_blade_does_not_ask_about_a_friend_who_is_there_already():
    game = Position(
        seats=[Seat(hand=["Zenith Blade"], runes="Calm 3", base=["Daring Poro"]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "move Daring Poro", "play Zenith Blade")
    settle_chain(game)
    assert (question(game), piece(game, "Mega-Mech").stunned) == ("main", True)  # on to the end of the combat, unasked


@shows("Swift Scout")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 1)), ("no", (0, 0))])
def test_swift_scout_may_pay_an_energy_instead_of_a_power_to_hide_a_card(answer: str, left: tuple[int, int]):
    game = Position(
        seats=[Seat(legend="Swift Scout", hand=["Teemo, Scout"], runes="Mind 1"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Recruit"]})],
    ).start()
    do(game, "hide Teemo, Scout", answer)
    assert (hand(game, 0), runes(game, 0)) == ([], left)


@shows("Swift Scout")
def test_swift_scout_does_not_hide_for_nothing():
    game = Position(
        seats=[Seat(legend="Swift Scout", hand=["Teemo, Scout"]), Seat()],
        fields=[Field("Void Gate", 0, {0: [Piece("Recruit", exhausted=True)]})],
    ).start()
    assert offered(game) == ["end"]


@pytest.mark.clause("CR 355.9")
@shows("Swift Scout")
def test_swift_scout_fetches_a_teemo_from_the_board_or_the_champion_zone():
    game = Position(
        seats=[
            Seat(
                legend="Swift Scout",
                champion="Teemo, Scout",
                base=["Teemo, Strategist", "Recruit"],
                runes="Mind 1",
                trash=["Teemo, Strategist"],
            ),
            Seat(base=["Teemo, Strategist", Piece("Teemo, Scout", owner=0)]),
        ],
    ).start()
    do(game, "use Swift Scout")
    assert offered(game) == ["pick Teemo, Scout", "pick Teemo, Scout", "pick Teemo, Strategist"]  # those you own
    do(game, "pick Teemo, Strategist")
    settle(game)
    assert (hand(game, 0), runes(game, 0)) == (["Teemo, Strategist"], (0, 1))
    assert (base(game, 0), piece(game, "Swift Scout").exhausted) == (["Recruit"], True)


@shows("Swift Scout")
def test_swift_scout_fetches_the_chosen_champion():
    game = Position(seats=[Seat(legend="Swift Scout", champion="Teemo, Scout", runes="Mind 1"), Seat()]).start()
    do(game, "use Swift Scout")
    settle(game)
    assert hand(game, 0) == ["Teemo, Scout"]


@shows("Guerilla Warfare")
def test_guerilla_warfare_returns_up_to_two_hidden_cards():
    game = Position(
        seats=[
            Seat(
                hand=["Guerilla Warfare"], runes="Mind 2", trash=["Teemo, Scout", "Tideturner", "Hidden Blade", "Gust"]
            ),
            Seat(trash=["Facebreaker"]),
        ],
    ).start()
    do(game, "play Guerilla Warfare")
    assert offered(game) == ["done", "pick Hidden Blade", "pick Teemo, Scout", "pick Tideturner"]
    do(game, "pick Tideturner", "pick Hidden Blade")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (
        ["Hidden Blade", "Tideturner"],
        ["Guerilla Warfare", "Gust", "Teemo, Scout"],
    )


@shows("Guerilla Warfare")
def test_guerilla_warfare_lets_you_hide_for_nothing_this_turn():
    game = Position(
        seats=[Seat(hand=["Guerilla Warfare", "Teemo, Scout", "Tideturner"], energy=2, power="Chaos 1"), Seat()],
        fields=[
            Field("Void Gate", 0, {0: [Piece("Recruit", exhausted=True)]}),
            Field("Trifarian War Camp", 0, {0: [Piece("Sai Scout", exhausted=True)]}),
        ],
    ).start()
    assert offered(game) == [
        "end",
        "hide Teemo, Scout",
        "hide Tideturner",
        "play Guerilla Warfare",
        "play Teemo, Scout",
        "play Tideturner",
    ]
    do(game, "play Guerilla Warfare")
    settle(game)
    assert offered(game) == ["end", "hide Teemo, Scout", "hide Tideturner"]
    do(game, "hide Teemo, Scout", "at Void Gate")
    assert hand(game, 0) == ["Tideturner"]
    do(game, "end", "end")
    assert "hide Tideturner" not in offered(game)
