"""Units of Spiritforged: Mind, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    a,
    deal,
    draw,
    exhaust_me,
    gear,
    give,
    kill,
    pick,
    play_card,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
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
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
ROBOT = unit_card("Robot", might=4, tags=("Mech",))
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Aspiring Engineer")
def test_aspiring_engineer_returns_a_gear_from_your_trash() -> None:
    seats = [
        Seat(
            hand=["Aspiring Engineer"],
            runes="Mind 4",
            trash=[TRINKET, gear_card("Lamp"), OGRE],
            base=[gear_card("In Use")],
        ),
        Seat(trash=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Aspiring Engineer")
    assert offered(game) == ["pick Lamp", "pick Trinket"]
    do(game, "pick Lamp")
    settle(game)
    assert (hand(game, 0), trash(game, 0)) == (["Lamp"], ["Ogre", "Trinket"])


@shows("Bubble Bot")
def test_bubble_bot_readies_another_friendly_mech() -> None:
    tired = [Piece(x, exhausted=True) for x in (ROBOT, "Mega-Mech", OGRE)]
    seats = [
        Seat(hand=["Bubble Bot"], runes="Mind 3", base=tired),
        Seat(base=[Piece("Breakneck Mech", exhausted=True)]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Bubble Bot")
    assert offered(game) == ["pick Mega-Mech", "pick Robot"]  # not itself, no Ogre, no enemy
    do(game, "pick Robot")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Robot", "Mega-Mech", "Bubble Bot")] == [False, True, True]


@shows("Forecaster")
@pytest.mark.parametrize(("answer", "top"), [("pick Ogre", "Giant"), ("done", "Ogre")])
def test_forecaster_lets_you_look_as_you_play_a_mech(answer: str, top: str) -> None:
    game = Position(seats=[Seat(hand=[ROBOT], base=["Forecaster"], deck=[OGRE, GIANT]), Seat()]).start()
    do(game, "play Robot")
    settle(game)
    assert offered(game) == ["done", "pick Ogre"]
    do(game, answer)
    settle(game)
    assert (deck(game, 0)[0], len(deck(game, 0))) == (top, 2)


@shows("Forecaster")
def test_forecaster_looks_for_no_other_unit_and_for_no_opponent() -> None:
    game = Position(seats=[Seat(hand=[OGRE, ROBOT]), Seat(base=["Forecaster"])]).start()
    do(game, "play Robot")
    settle(game)
    assert question(game) == "main"
    game = Position(seats=[Seat(hand=[OGRE], base=["Forecaster"]), Seat()]).start()
    do(game, "play Ogre")
    settle(game)
    assert question(game) == "main"


@shows("Frostcoat Cub")
@pytest.mark.parametrize(("answer", "strength"), [("yes", 2), ("no", 4)])
def test_frostcoat_cub_takes_two_might_if_the_power_was_paid(answer: str, strength: int) -> None:
    seats = [Seat(hand=["Frostcoat Cub"], runes="Mind 4", base=[GIANT]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Frostcoat Cub", answer)
    if answer == "yes":
        assert offered(game) == ["pick Frostcoat Cub", "pick Giant", "pick Ogre"]
        do(game, "pick Ogre")
    settle(game)
    assert (question(game), might(game, "Ogre"), might(game, "Giant")) == ("main", strength, 9)
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Frostcoat Cub")
def test_frostcoat_cub_asks_for_no_power_but_mind() -> None:
    game = Position(seats=[Seat(hand=["Frostcoat Cub"], runes="Fury 4"), Seat(base=[OGRE])]).start()
    do(game, "play Frostcoat Cub")
    settle(game)
    assert (question(game), runes(game, 0), might(game, "Ogre")) == ("main", (1, 3), 4)


@shows("Gearhead")
def test_gearhead_gets_double_the_base_bonus_of_its_equipment() -> None:
    seats = [
        Seat(base=[Piece("Gearhead", attached=["Brutalizer"]), "Sterak's Gage", Piece(OGRE, attached=["Cloth Armor"])]),
        Seat(base=[Piece(GIANT, attached=["Sterak's Gage"])]),
    ]
    game = Position(seats=seats).start()
    assert [might(game, x) for x in ("Gearhead", "Ogre", "Giant")] == [5, 4, 12]
    seats = [Seat(base=["Gearhead", "Brutalizer"], power="Calm 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Brutalizer")
    settle(game)
    assert might(game, "Gearhead") == 7  # the two of its text are not doubled


@shows("Gearhead")
def test_gearhead_doubles_nothing_but_equipment() -> None:
    band = gear_card("Band", might_bonus=2)
    game = Position(seats=[Seat(base=[Piece("Gearhead", attached=[band])]), Seat()]).start()
    assert might(game, "Gearhead") == 5


@shows("Gearhead")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 0)), ("no", (1, 1))])
def test_gearhead_enters_ready_for_one_and_mind(answer: str, left: tuple[int, int]) -> None:
    game = Position(seats=[Seat(hand=["Gearhead"], energy=6, power="Mind 1"), Seat()]).start()
    do(game, "play Gearhead", answer)
    settle(game)
    assert (game.sides[0].energy, piece(game, "Gearhead").exhausted) == (left[0], answer == "no")


@shows("Plundering Poro")
def test_plundering_poro_brings_an_exhausted_gold_as_it_conquers() -> None:
    game = Position(seats=[Seat(base=["Plundering Poro"]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Plundering Poro")
    settle(game)
    assert (base(game, 0), base(game, 1), piece(game, "Gold").exhausted) == (["Gold"], [], True)
    fields = [Field(HERE, controller=0, units={0: ["Plundering Poro"]})]
    game = Position(seats=[Seat(), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert base(game, 0) == []  # nothing for holding


@shows("Breakneck Mech")
@pytest.mark.parametrize(("mine", "theirs", "ready"), [([ROBOT], [], True), ([OGRE], [ROBOT], False)])
def test_breakneck_mech_enters_ready_beside_another_mech(mine: list[object], theirs: list[object], ready: bool) -> None:
    seats = [Seat(hand=["Breakneck Mech"], runes="Mind 8", base=mine), Seat(base=theirs)]  # type: ignore[arg-type]
    game = Position(seats=seats).start()
    do(game, "play Breakneck Mech")
    settle(game)
    assert piece(game, "Breakneck Mech").exhausted == (not ready)


@shows("Breakneck Mech")
def test_breakneck_mech_gives_your_mechs_deflect_and_ganking() -> None:
    mega = unit_card("Theirs", tags=("Mech",))
    game = Position(seats=[Seat(base=["Breakneck Mech", ROBOT, OGRE]), Seat(base=[mega])]).start()
    for which in ("Deflect", "Ganking"):
        found = [keyword(game, x, which) for x in ("Breakneck Mech", "Robot", "Ogre", "Theirs")]
        assert found == [1, 1, 0, 0]


@shows("Dropboarder")
@pytest.mark.parametrize(("mine", "theirs", "ready"), [(2, 0, True), (1, 1, False)])
def test_dropboarder_is_readied_beside_two_gear(mine: int, theirs: int, ready: bool) -> None:
    seats = [
        Seat(hand=["Dropboarder"], runes="Mind 4", base=[TRINKET] * mine + [OGRE]),
        Seat(base=[TRINKET] * theirs),
    ]
    game = Position(seats=seats).start()
    do(game, "play Dropboarder")
    settle(game)
    assert piece(game, "Dropboarder").exhausted == (not ready)


DEAR = gear_card("Dear", energy=2)
CHEAP = gear_card("Cheap", energy=1)


@shows("Pickpocket")
@pytest.mark.parametrize(
    ("answer", "mine", "theirs"),
    [
        ("yes", ["Gold", "Mine", "Pickpocket"], ["Dear", "Ogre"]),
        ("no", ["Mine", "Pickpocket"], ["Cheap", "Dear", "Ogre"]),
    ],
)
def test_pickpocket_may_kill_a_cheap_gear_for_a_gold(answer: str, mine: list[str], theirs: list[str]) -> None:
    seats = [Seat(hand=["Pickpocket"], runes="Mind 3", base=[gear_card("Mine")]), Seat(base=[CHEAP, DEAR, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Pickpocket", answer)
    if answer == "yes":
        assert offered(game) == ["pick Cheap", "pick Mine"]  # not what costs two
        do(game, "pick Cheap")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (mine, theirs)
    if answer == "yes":
        assert piece(game, "Gold").exhausted


@shows("Pickpocket")
def test_pickpocket_gets_nothing_where_there_is_nothing_to_kill() -> None:
    game = Position(seats=[Seat(hand=["Pickpocket"], runes="Mind 3"), Seat(base=[DEAR])]).start()
    do(game, "play Pickpocket")
    settle(game)
    assert (question(game), base(game, 0), base(game, 1)) == ("main", ["Pickpocket"], ["Dear"])


@shows("Pickpocket")
def test_pickpocket_gets_nothing_if_the_gear_was_gone() -> None:
    hurry = spell_card("Hurry", Reaction, kill(a(gear)))
    seats = [Seat(hand=["Pickpocket"], runes="Mind 3"), Seat(hand=[hurry], base=[CHEAP])]
    game = Position(seats=seats).start()
    do(game, "play Pickpocket", "yes", "play Hurry")
    settle(game)
    assert (base(game, 0), trash(game, 1)) == (["Pickpocket"], ["Cheap", "Hurry"])


LEVER = gear_card("Lever", use(exhaust_me(), give(a(unit.named("Ogre")), 1)))
PULLER = unit_card("Puller", use(exhaust_me(), give(a(unit.named("Ogre")), 1)))


@shows("Prize of Progress")
@pytest.mark.parametrize(("what", "strength"), [("Lever", 4), ("Puller", 3)])
def test_prize_of_progress_grows_as_you_use_a_gear(what: str, strength: int) -> None:
    game = Position(seats=[Seat(base=["Prize of Progress", LEVER, PULLER, OGRE]), Seat()]).start()
    do(game, f"use {what}")
    settle(game)
    assert (might(game, "Prize of Progress"), might(game, "Ogre")) == (strength, 5)
    do(game, "end")
    assert might(game, "Prize of Progress") == 3


@shows("Prize of Progress")
def test_prize_of_progress_does_not_mind_an_opponents_gear() -> None:
    game = Position(seats=[Seat(base=["Prize of Progress"]), Seat(base=[LEVER, OGRE])], active=1).start()
    do(game, "use Lever")
    settle(game)
    assert might(game, "Prize of Progress") == 3


@shows("Card Sharp")
@pytest.mark.parametrize(
    ("mine", "theirs", "golds"),
    [("yes", "yes", (2, 1)), ("yes", "no", (1, 0)), ("no", "yes", (1, 1)), ("no", "no", (0, 0))],
)
def test_card_sharp_offers_all_a_gold_and_gives_you_one_for_each_opponent_who_took_it(
    mine: str, theirs: str, golds: tuple[int, int]
) -> None:
    game = Position(seats=[Seat(hand=["Card Sharp"], runes="Mind 3"), Seat()]).start()
    do(game, "play Card Sharp")
    settle(game)
    do(game, mine)
    assert (seat_asked(game), offered(game)) == (1, ["no", "yes"])
    do(game, theirs)
    settle(game)
    assert (base(game, 0).count("Gold"), base(game, 1).count("Gold")) == golds
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Card Sharp")
def test_card_sharp_asks_in_turn_order_and_no_ally() -> None:
    """Played in another's turn: whose turn it is says first."""
    call = spell_card("Call", Reaction, play_card(pick(unit.yours.in_hand), free=True))
    hop = spell_card("Hop", draw(1))
    seats = [Seat(hand=[hop]), Seat(hand=[call, "Card Sharp"]), Seat(), Seat()]
    mode = TwoVsTwo()
    game = Position(
        seats=seats,
        mode=mode,
        teams=mode.teams(4),
        fields=[Field(), Field("Fortified Position"), Field("Void Gate")],
        every_window=True,
    ).start()
    do(game, "play Hop", "pass", "play Call")
    asked: list[int] = []
    while question(game) != "main":
        if offered(game) == ["no", "yes"]:
            asked.append(seat_asked(game))
            do(game, "yes")
        else:
            do(game, "pass" if "pass" in offered(game) else offered(game)[-1])
    assert asked == [0, 1, 2]
    assert [base(game, seat).count("Gold") for seat in range(4)] == [1, 3, 1, 0]
