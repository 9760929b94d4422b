"""Unleashed: spells and gear of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    ACTION,
    Action,
    Ganking,
    Tank,
    a,
    deal,
    exhaust_me,
    gear,
    grant,
    kill,
    ready,
    two,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    equips,
    is_a_reaction,
    is_an_action,
    waits_for_the_main_phase,
)
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
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]

SLOW = {
    "Concentrate": (5, ""),
    "Call to Battle": (3, ""),
    "Stare Down": (2, ""),
    "Clash of Giants": (6, "Body 2"),
}


@shows(*SLOW)
@pytest.mark.parametrize("name", SLOW)
def test_most_spells_wait_for_your_main_phase(name: str):
    waits_for_the_main_phase(name, *SLOW[name])


@shows("Concentrate")
@pytest.mark.parametrize(("gained", "price"), [(0, 5), (5, 5), (6, 3), (10, 3), (11, 1)])
def test_concentrate_draws_two_for_less_with_more_xp(gained: int, price: int):
    for energy in (price, price - 1):
        game = Position(seats=[Seat(hand=["Concentrate"], deck=CARDS, energy=energy, xp=gained), Seat(xp=20)]).start()
        assert ("play Concentrate" in offered(game)) is (energy == price)
        if energy == price:
            do(game, "play Concentrate")
            assert (hand(game, 0), game.sides[0].energy) == (["A", "B"], 0)


@shows("Grim Resolve")
def test_grim_resolve_gives_a_friend_three_might_and_two_xp_for_each_combat_it_wins():
    is_an_action("Grim Resolve", 2)
    game = Position(
        seats=[
            Seat(hand=["Grim Resolve"], base=[unit_card("Friend", Ganking), gear_card("Thing"), "Recruit"], energy=2),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=3)]}), Field(WEST, 1, {1: [unit_card("Foe 2", might=1)]})],
    ).start()
    do(game, "play Grim Resolve")
    assert offered(game) == ["pick Friend", "pick Recruit"]
    do(game, "pick Friend")
    settle(game)
    assert might(game, "Friend") == 5
    do(game, "move Friend", "at East", "done")
    settle(game)
    assert xp(game) == [2, 0]
    do(game, "end")
    assert might(game, "Friend") == 2


@shows("Grim Resolve")
def test_grim_resolve_gains_twice_for_two_combats():
    ready_ = spell_card("Up", ready(a(unit.yours)))
    game = Position(
        seats=[
            Seat(hand=["Grim Resolve", ready_], base=[unit_card("Friend", Ganking)], energy=2),
            Seat(),
        ],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=1)]}), Field(WEST, 1, {1: [unit_card("Foe 2", might=1)]})],
    ).start()
    do(game, "play Grim Resolve", "move Friend", "at East")
    settle(game)
    do(game, "play Up", "move Friend", "at West")
    settle(game)
    assert xp(game) == [4, 0]


@shows("Grim Resolve")
@pytest.mark.parametrize(("foe", "mover"), [(5, "Friend"), (1, "Other")])
def test_grim_resolve_gains_nothing_for_a_combat_that_is_not_won_by_that_unit(foe: int, mover: str):
    game = Position(
        seats=[Seat(hand=["Grim Resolve"], base=[unit_card("Friend"), unit_card("Other")], energy=2), Seat()],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=foe)]})],
    ).start()
    do(game, "play Grim Resolve", "pick Friend", f"move {mover}", "done")
    settle(game)
    assert xp(game) == [0, 0]


@shows("Grim Resolve")
def test_grim_resolve_ends_with_the_turn():
    game = Position(
        seats=[Seat(hand=["Grim Resolve"], energy=2), Seat(base=["Recruit"])],
        fields=[Field(EAST, 0, {0: [unit_card("Friend", might=3)]})],
    ).start()
    do(game, "play Grim Resolve", "end", "move Recruit")
    settle(game)
    assert (at_field(game), xp(game)) == (["Friend"], [0, 0])


@shows("Hunter's Machete")
def test_hunters_machete_lets_its_bearer_hunt():
    equips("Hunter's Machete", 0, "Body 1", 2)
    game = Position(
        seats=[Seat(base=[Piece("Recruit", attached=["Hunter's Machete"])]), Seat()], fields=[Field(EAST)]
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert (xp(game), keyword(game, "Recruit", "Hunt")) == ([1, 0], 1)


def called(seats: int = 2) -> Position:
    mine = Seat(hand=["Call to Battle"], base=[unit_card("Mine", might=9), gear_card("Thing")], energy=3)
    rest = [Seat(base=[unit_card(f"Theirs {i}", might=1)]) for i in range(1, seats)]
    return Position(
        seats=[mine, *rest],
        fields=[
            Field(EAST, 0, {0: ["Recruit"]}),
            Field(WEST, 1, {1: [unit_card("Foe")]}),
            Field(NORTH, 0, {0: [unit_card("Guard")]}),
        ],
        mode=Skirmish() if seats > 2 else None,
    )


@shows("Call to Battle")
def test_call_to_battle_brings_a_unit_of_yours_and_one_of_an_opponents_to_a_battlefield_of_yours():
    game = called().start()
    do(game, "play Call to Battle")
    assert offered(game) == ["pick Guard", "pick Mine", "pick Recruit"]
    do(game, "pick Mine")
    assert offered(game) == ["pick East", "pick North"]
    do(game, "pick East")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["pick Foe", "pick Theirs 1"])
    do(game, "pick Foe")
    assert (at_field(game, 0), at_field(game, 1)) == (["Foe", "Mine", "Recruit"], [])


@shows("Call to Battle")
def test_call_to_battle_chooses_one_of_several_opponents():
    game = called(3).start()
    do(game, "play Call to Battle", "pick Mine", "pick East")
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    settle(game)
    assert at_field(game, 0) == ["Mine", "Recruit", "Theirs 2"]


@shows("Disposal Order")
def test_disposal_order_recycles_up_to_three_cards_of_opponents_trashes():
    is_a_reaction("Disposal Order", 2)
    game = Position(
        seats=[
            Seat(hand=["Disposal Order"], trash=[unit_card("Mine")], energy=2),
            Seat(trash=CARDS[:4], deck=[unit_card("Top")]),
        ]
    ).start()
    do(game, "play Disposal Order", "mode 0")
    assert offered(game) == ["done", "pick A", "pick B", "pick C", "pick D"]
    do(game, "pick A", "pick B", "pick C")
    settle(game)
    assert (trash(game, 1), sorted(deck(game, 1))) == (["D"], ["A", "B", "C", "Top"])
    assert deck(game, 1)[0] == "Top"


@shows("Disposal Order")
def test_disposal_order_reaches_the_trashes_of_several_opponents_and_may_take_fewer():
    game = Position(
        seats=[Seat(hand=["Disposal Order"], energy=2), Seat(trash=CARDS[:1]), Seat(trash=CARDS[1:3])],
        mode=Skirmish(),
    ).start()
    do(game, "play Disposal Order", "mode 0", "pick A", "pick B", "done")
    settle(game)
    assert (trash(game, 1), trash(game, 2)) == ([], ["C"])


@shows("Disposal Order")
def test_disposal_order_draws_a_card_in_its_place():
    game = Position(
        seats=[Seat(hand=["Disposal Order"], deck=CARDS, energy=2), Seat(trash=[unit_card("Theirs")])]
    ).start()
    do(game, "play Disposal Order", "mode 1")
    settle(game)
    assert (hand(game, 0), trash(game, 1)) == (["A"], ["Theirs"])


BOLT = spell_card("Bolt", Action, deal(1, a(unit)))
SALVO = spell_card("Salvo", Action, deal(1, two(unit.enemy)))
TRADE = spell_card("Trade", Action, deal(1, a(unit.enemy)), grant(a(unit.yours), Tank))
STRIP = spell_card("Strip", Action, deal(1, a(unit.enemy)), kill(a(gear.enemy)))
SNAP = spell_card("Snap", Action, kill(a(gear.enemy)))
STAFF = gear_card("Staff", use(exhaust_me(), deal(1, a(unit)), speed=ACTION))


def repulsed(*held: object) -> Position:
    return Position(
        seats=[
            Seat(hand=list(held), base=[STAFF]),  # type: ignore[arg-type]
            Seat(hand=["Repulse"], base=[unit_card("Home")], energy=1, power="Body 1"),
        ],
        fields=[
            Field(EAST, 1, {1: [Piece(unit_card("Mine"), attached=[gear_card("Band")])]}),
            Field(WEST, 1, {1: [unit_card("Other")]}),
            Field(NORTH, 0, {0: [unit_card("Theirs")]}),
        ],
    )


@shows("Repulse")
@pytest.mark.parametrize("what", ["play Bolt", "use Staff", "play Trade", "play Strip"])
def test_repulse_counters_what_chooses_one_unit_of_yours_at_a_battlefield(what: str):
    """And besides a unit of its own player, or a gear of yours."""
    game = repulsed(BOLT, TRADE, STRIP).start()
    do(game, what, "pick Mine", "play Repulse")
    settle(game)
    assert (damage_to(game, "Mine"), game.sides[1].energy, keyword(game, "Theirs", "Tank")) == ([], 0, 0)
    assert piece(game, "Band").attached_to == piece(game, "Mine").id


@shows("Repulse")
@pytest.mark.parametrize(
    ("what", "answers"),
    [
        ("play Salvo", ["pick Mine", "pick Other"]),
        ("play Bolt", ["pick Home"]),
        ("play Zap", []),
        ("play Bolt", ["pick Theirs"]),
        ("play Snap", []),
    ],
)
def test_repulse_does_not_counter_what_chooses_more_or_elsewhere_or_nobody(what: str, answers: list[str]):
    game = repulsed(BOLT, SALVO, ZAP, SNAP).start()
    do(game, what, *answers)
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked


@shows("Repulse")
def test_repulse_does_not_counter_your_own_spell():
    game = Position(
        seats=[Seat(hand=["Repulse", BOLT], energy=1, power="Body 1"), Seat()],
        fields=[Field(EAST, 0, {0: [unit_card("Mine")]})],
        every_window=True,
    ).start()
    do(game, "play Bolt")
    assert offered(game) == ["pass"]


@shows("Stare Down")
def test_stare_down_sends_weaker_enemies_at_a_battlefield_home():
    there = [
        unit_card("Weak", might=1),
        unit_card("Less", might=4),
        unit_card("Equal", might=5),
        unit_card("More", might=6),
    ]
    game = Position(
        seats=[
            Seat(hand=["Stare Down"], base=[unit_card("Mine", might=5), gear_card("Thing")], energy=2),
            Seat(base=["Sprite"]),
        ],
        fields=[
            Field(EAST, 1, {1: there}),
            Field(WEST, 1, {1: ["Recruit"]}),
            Field(NORTH, 0, {0: [unit_card("Small", might=1)]}),
        ],
    ).start()
    do(game, "play Stare Down")
    assert offered(game) == ["pick Mine", "pick Small"]
    do(game, "pick Mine")
    assert offered(game) == ["pick East", "pick North", "pick West"]
    do(game, "pick East")
    settle(game)
    assert (at_field(game, 0), base(game, 1)) == (["Equal", "More"], ["Less", "Sprite", "Weak"])
    assert (at_field(game, 1), xp(game)) == (["Recruit"], [1, 0])


@shows("Stare Down")
def test_stare_down_leaves_your_own_units_there():
    mine = Seat(hand=["Stare Down"], base=[unit_card("Mine", might=5)], energy=2)
    game = Position(seats=[mine, Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]).start()
    do(game, "play Stare Down", "pick Mine")
    settle(game)
    assert (at_field(game), xp(game)) == (["Recruit"], [1, 0])


@shows("Blood Rose")
@pytest.mark.parametrize(("answer", "gained", "left"), [("yes", 1, 1), ("no", 0, 2)])
def test_blood_rose_gains_an_xp_for_an_energy_when_you_play_a_unit(answer: str, gained: int, left: int):
    game = Position(seats=[Seat(hand=[unit_card("New")], base=["Blood Rose"], energy=2), Seat()]).start()
    do(game, "play New", answer)
    settle(game)
    assert (xp(game), game.sides[0].energy) == ([gained, 0], left)


@shows("Blood Rose")
def test_blood_rose_does_not_heed_gear_nor_an_opponents_unit():
    game = Position(seats=[Seat(hand=[gear_card("Thing")], base=["Blood Rose"], energy=2), Seat()]).start()
    do(game, "play Thing")
    assert (question(game), game.sides[0].energy) == ("main", 2)
    game = Position(seats=[Seat(hand=[unit_card("New")]), Seat(base=["Blood Rose"], energy=2)]).start()
    do(game, "play New")
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Blood Rose")
@pytest.mark.parametrize(("gained", "there"), [(2, False), (3, True)])
def test_blood_rose_readies_a_unit_for_three_xp(gained: int, there: bool):
    tired = Piece(unit_card("Mine"), exhausted=True)
    foe = Piece(unit_card("Foe"), exhausted=True)
    game = Position(
        seats=[Seat(base=["Blood Rose", tired, Piece(gear_card("Thing"), exhausted=True)], xp=gained), Seat()],
        fields=[Field(EAST, 1, {1: [foe]})],
    ).start()
    assert ("use Blood Rose" in offered(game)) is there
    if there:
        do(game, "use Blood Rose")
        assert offered(game) == ["pick Foe", "pick Mine"]
        do(game, "pick Mine")
        settle(game)
        assert (piece(game, "Mine").exhausted, piece(game, "Blood Rose").exhausted, xp(game)) == (False, True, [0, 0])


@shows("Clash of Giants")
def test_clash_of_giants_lets_any_two_units_deal_their_might_to_each_other():
    """Friends or foes, wherever they are; and it is their damage: Void Gate adds nothing."""
    game = Position(
        seats=[
            Seat(
                hand=["Clash of Giants"],
                base=[unit_card("Mine", might=3), gear_card("Thing")],
                energy=6,
                power="Body 2",
            ),
            Seat(base=[unit_card("Theirs", might=5)]),
        ],
        fields=[Field("Void Gate", 1, {1: [Piece(WALL, attached=[gear_card("Band")])]})],
    ).start()
    do(game, "play Clash of Giants")
    assert offered(game) == ["pick Mine", "pick Theirs", "pick Wall"]
    do(game, "pick Theirs")
    assert offered(game) == ["pick Mine", "pick Wall"]
    do(game, "pick Wall")
    settle(game)
    assert (damage_to(game, "Theirs"), damage_to(game, "Wall"), damage_to(game, "Mine")) == ([12], [5], [])
