"""Units of Vendetta: Chaos, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Flow,
    Reaction,
    a,
    cost,
    discard,
    draw,
    give,
    may_play,
    move_to_base,
    spell,
    unit,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import is_hidden
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    at_field,
    banished,
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
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
TOSS = spell_card("Toss", discard(1))
STUDY = spell_card("Study", Reaction, draw(1))
HOME = spell_card("Home", move_to_base(a(unit.friendly)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Kinkou Lifeblade")
def test_kinkou_lifeblade_is_empowered_for_two() -> None:
    game = empowers("Kinkou Lifeblade", 2)
    assert (might(game, "Kinkou Lifeblade"), keyword(game, "Kinkou Lifeblade", "Ganking")) == (5, 1)
    game = Position(seats=[Seat(base=["Kinkou Lifeblade"]), Seat()]).start()
    assert (might(game, "Kinkou Lifeblade"), keyword(game, "Kinkou Lifeblade", "Ganking")) == (4, 0)


@shows("Mask Mother")
def test_mask_mother_gives_two_might_for_one_as_she_is_discarded() -> None:
    seats = [Seat(hand=[TOSS, "Mask Mother"], base=[OGRE, "Sprite"], energy=2), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Toss", "yes")
    assert offered(game) == ["pick Ogre", "pick Sprite"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), game.sides[0].energy, trash(game, 0)) == (6, 1, ["Mask Mother", "Toss"])
    do(game, "end")
    assert might(game, "Ogre") == 4


@shows("Mask Mother")
@pytest.mark.parametrize(("energy", "asked"), [(1, True), (0, False)])
def test_mask_mother_may_be_discarded_for_nothing(energy: int, asked: bool) -> None:
    seats = [Seat(hand=[TOSS, "Mask Mother"], base=[OGRE], energy=energy), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Toss")
    assert (question(game) == "main") != asked
    if asked:
        do(game, "no")
    settle(game)
    assert (might(game, "Ogre"), game.sides[0].energy, trash(game, 0)) == (4, energy, ["Mask Mother", "Toss"])


@shows("Mask Mother")
def test_mask_mother_is_silent_on_the_board() -> None:
    seats = [Seat(hand=[TOSS, TRINKET], base=[OGRE, "Mask Mother"], energy=2), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Toss")
    settle(game)
    assert (question(game), might(game, "Ogre")) == ("main", 4)


@shows("Shadow Order Disciple")
@pytest.mark.parametrize(("answer", "now", "burned"), [("yes", 3, ["Gust"]), ("no", 2, [])])
def test_shadow_order_disciple_may_burn_one_as_he_moves(answer: str, now: int, burned: list[str]) -> None:
    seats = [Seat(base=["Shadow Order Disciple", OGRE], deck=["Gust", "Flash", "Gust"]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE)]).start()
    do(game, "move Shadow Order Disciple", "at Here", "done", answer)
    settle(game)
    assert (might(game, "Shadow Order Disciple"), trash(game, 0)) == (now, burned)
    do(game, "move Ogre", "at There")
    settle(game)
    assert (question(game), len(deck(game, 0))) == ("main", 3 - len(burned))
    do(game, "end")
    assert might(game, "Shadow Order Disciple") == 2


@shows("Shadow Order Disciple")
def test_shadow_order_disciple_burns_as_he_moves_home_too() -> None:
    game = Position(
        seats=[Seat(hand=[HOME], deck=["Gust", "Flash"]), Seat()],
        fields=[Field(HERE, 0, {0: ["Shadow Order Disciple"]})],
    ).start()
    do(game, "play Home", "yes")
    settle(game)
    assert (base(game, 0), might(game, "Shadow Order Disciple")) == (["Shadow Order Disciple"], 3)
    assert trash(game, 0) == ["Gust", "Home"]


@shows("Shadowblade Lurker")
@pytest.mark.parametrize(
    ("dead", "energy", "there"), [(0, 5, True), (0, 4, False), (1, 3, True), (1, 2, False), (2, 1, True), (3, 0, True)]
)
def test_shadowblade_lurker_costs_two_less_for_each_in_the_trash(dead: int, energy: int, there: bool) -> None:
    mine = Seat(hand=["Shadowblade Lurker"], trash=["Shadowblade Lurker"] * dead + ["Gust"], energy=energy)
    game = Position(seats=[mine, Seat(trash=["Shadowblade Lurker"] * 2)]).start()
    assert ("play Shadowblade Lurker" in offered(game)) is there


@shows("Shadowblade Lurker")
def test_shadowblade_lurkers_on_the_board_do_not_count() -> None:
    mine = Seat(hand=["Shadowblade Lurker"], base=["Shadowblade Lurker"], banished=["Shadowblade Lurker"], energy=4)
    assert offered(Position(seats=[mine, Seat()], fields=[]).start()) == ["end"]


@shows("Spiderling")
def test_spiderling_counts_its_kin_here() -> None:
    game = Position(
        seats=[Seat(base=["Spiderling"]), Seat()],
        fields=[
            Field(HERE, 0, {0: ["Spiderling", "Spiderling", "Spiderling", OGRE], 1: []}),
            Field(THERE, 1, {1: ["Spiderling"]}),
        ],
    ).start()
    places = [game.battlefields[0], game.battlefields[1], game.sides[0].base]
    assert [[game.might(x) for x in game.places[p].units] for p in places] == [[3, 3, 3, 4], [1], [1]]


@shows("Spiderling")
def test_spiderling_does_not_count_an_opponents_kin() -> None:
    game = Position(
        seats=[Seat(base=[Piece("Spiderling")]), Seat(hand=[STUDY])],
        fields=[Field(HERE, 1, {1: ["Spiderling", "Spiderling"]})],
    ).start()
    do(game, "move Spiderling")
    assert [game.might(x) for x in game.places[game.battlefields[0]].units] == [2, 2, 1]


@shows("Spiderling", "Tornado Warrior")
@pytest.mark.parametrize("name", ["Spiderling", "Tornado Warrior"])
def test_it_can_be_hidden(name: str) -> None:
    is_hidden(name)


def surge(energy: int) -> Printed:
    return spell_card("Surge", give(a(unit), 1), Flow(cost(energy)), energy=4)


@shows("Stargazer")
@pytest.mark.parametrize(("flow", "paid"), [(5, 3), (3, 1), (2, 1), (1, 1), (0, 0)])
def test_stargazer_makes_flow_cheaper_by_two_but_not_below_one(flow: int, paid: int) -> None:
    for energy in (paid - 1, paid):
        if energy >= 0:
            seats = [Seat(base=["Stargazer"], trash=[surge(flow)], energy=energy), Seat()]
            assert ("play Surge" in offered(Position(seats=seats).start())) is (energy == paid)


@shows("Stargazer")
def test_stargazer_helps_neither_from_the_hand_nor_an_opponent_nor_other_cards() -> None:
    ghoul = unit_card("Ghoul", energy=3)
    seats = [Seat(base=["Stargazer"], hand=[surge(9), ghoul], energy=2), Seat()]
    assert offered(Position(seats=seats, fields=[]).start()) == ["end"]
    seats = [Seat(trash=[surge(3)], energy=2), Seat(base=["Stargazer"])]
    assert offered(Position(seats=seats, fields=[]).start()) == ["end"]
    door = gear_card("Door", may_play(spell.yours.in_trash))
    seats = [Seat(base=["Stargazer", door], trash=[spell_card("Plain", draw(1), energy=3)], energy=2), Seat()]
    assert offered(Position(seats=seats, fields=[]).start()) == ["end"]  # it has no Flow


@shows("Tornado Warrior")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tornado_warrior_empowers_something_here_until_the_turn_ends(answer: str) -> None:
    worn = Piece("Kinkou Lifeblade", attached=["Doran's Blade"])
    game = Position(
        seats=[Seat(hand=[STUDY], base=["Daring Poro"]), Seat(base=["Kinkou Lifeblade"])],
        fields=[
            Field(HERE, 1, {1: [worn]}, facedown={1: "Tornado Warrior"}),
            Field(THERE, 1, {1: [OGRE]}),
        ],
    ).start()
    do(game, "play Study", "play Tornado Warrior", answer)
    if answer == "yes":
        assert offered(game) == ["pick Doran's Blade", "pick Kinkou Lifeblade", "pick Tornado Warrior"]
        do(game, "pick Kinkou Lifeblade")
    settle(game)
    there = game.places[game.battlefields[0]].units[0]
    assert game.card(there).empowered == (answer == "yes")
    do(game, "end")
    assert game.card(there).empowered == 0


@shows("Tornado Warrior")
def test_tornado_warrior_empowers_an_enemy_here_if_he_must() -> None:
    game = Position(
        seats=[Seat(base=["Kinkou Lifeblade"]), Seat()],
        fields=[Field(HERE, 1, {1: [OGRE]}, facedown={1: "Tornado Warrior"})],
    ).start()
    do(game, "move Kinkou Lifeblade", "play Tornado Warrior", "yes")
    assert offered(game) == ["pick Kinkou Lifeblade", "pick Ogre", "pick Tornado Warrior"]


@shows("Tornado Warrior")
def test_tornado_warrior_from_the_hand_does_nothing() -> None:
    game = Position(seats=[Seat(hand=["Tornado Warrior"], base=["Kinkou Lifeblade"], energy=3), Seat()]).start()
    do(game, "play Tornado Warrior")
    settle(game)
    assert (question(game), piece(game, "Kinkou Lifeblade").empowered) == ("main", 0)


@shows("Gust Monk")
def test_gust_monk_banishes_a_card_from_any_trash_to_give_assault() -> None:
    seats = [
        Seat(hand=["Gust Monk"], base=[OGRE, TRINKET], trash=["Gust", TRINKET], energy=3),
        Seat(base=[GIANT], trash=["Flash"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Gust Monk", "yes", "yes")
    assert offered(game) == ["pick Giant", "pick Gust Monk", "pick Ogre"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Flash", "pick Gust", "pick Trinket"]
    do(game, "pick Flash")
    settle(game)
    assert (keyword(game, "Ogre", "Assault"), banished(game, 1), trash(game, 0)) == (2, ["Flash"], ["Gust", "Trinket"])
    do(game, "end")
    assert keyword(game, "Ogre", "Assault") == 0


@shows("Gust Monk")
@pytest.mark.parametrize(("energy", "answers", "left"), [(3, ["no"], 1), (3, ["yes", "no"], 0), (2, [], 0)])
def test_gust_monk_gives_nothing_without_the_two_prices(energy: int, answers: list[str], left: int) -> None:
    seats = [Seat(hand=["Gust Monk"], base=[OGRE], trash=["Gust"], energy=energy), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Gust Monk", *answers)
    settle(game)
    assert (question(game), keyword(game, "Ogre", "Assault"), trash(game, 0)) == ("main", 0, ["Gust"])
    assert game.sides[0].energy == left


@shows("Ravenbloom Prefect")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ravenbloom_prefect_may_be_banished_to_banish_a_gear(answer: str) -> None:
    seats = [Seat(hand=[TRINKET, OGRE]), Seat(base=["Ravenbloom Prefect"])]
    game = Position(seats=seats).start()
    do(game, "play Ogre")
    settle(game)
    assert question(game) == "main"
    do(game, "play Trinket")
    settle(game)
    assert seat_asked(game) == 1
    do(game, answer)
    settle(game)
    if answer == "yes":
        assert (base(game, 0), banished(game, 0), banished(game, 1)) == (["Ogre"], ["Trinket"], ["Ravenbloom Prefect"])
    else:
        assert (base(game, 0), base(game, 1)) == (["Ogre", "Trinket"], ["Ravenbloom Prefect"])


@shows("Ravenbloom Prefect")
def test_ravenbloom_prefect_minds_no_gear_of_your_own() -> None:
    game = Position(seats=[Seat(hand=[TRINKET], base=["Ravenbloom Prefect"]), Seat()]).start()
    do(game, "play Trinket")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Ravenbloom Prefect", "Trinket"])


@shows("Tail-Cloaked Matriarch")
def test_tail_cloaked_matriarch_is_empowered_for_two_and_chaos() -> None:
    empowers("Tail-Cloaked Matriarch", 2, "Chaos 1")


CHEAP = unit_card("Cheap", energy=3, power=(1,))
DEAR = unit_card("Dear", energy=4)
STRONG = unit_card("Strong", energy=1, power=(1, 1))


@shows("Tail-Cloaked Matriarch")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tail_cloaked_matriarch_plays_a_small_unit_from_your_trash_to_your_base(answer: str) -> None:
    seats = [
        Seat(trash=[CHEAP, "Daring Poro", DEAR, STRONG, TRINKET], energy=2, power="Chaos 1"),
        Seat(trash=["Stalwart Poro"]),
    ]
    field = Field(HERE, 0, {0: ["Tail-Cloaked Matriarch"]})
    game = Position(seats=seats, fields=[field]).start()
    do(game, "use Tail-Cloaked Matriarch", answer)
    if answer == "yes":
        assert offered(game) == ["pick Cheap", "pick Daring Poro"]
        do(game, "pick Cheap")
    settle(game)
    assert (question(game), base(game, 0), len(trash(game, 0))) == (
        "main",
        ["Cheap"] if answer == "yes" else [],
        4 if answer == "yes" else 5,
    )


@shows("Ocean Drake")
def test_ocean_drake_may_land_at_an_open_battlefield() -> None:
    fields = [Field(HERE), Field(THERE, 1, {1: [OGRE]}), Field(plain_field("Mine"), 0, {0: ["Recruit"]})]
    game = Position(seats=[Seat(hand=["Ocean Drake"], energy=8, power="Chaos 2"), Seat()], fields=fields).start()
    do(game, "play Ocean Drake")
    assert offered(game) == ["at Here", "at Mine", "at base 0"]
    do(game, "at Here", "no")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1)) == (["Ocean Drake"], ["Ogre"])


@shows("Ocean Drake")
def test_ocean_drake_may_return_a_unit_that_is_no_dragon() -> None:
    wyrm = unit_card("Wyrm", tags=("Dragon",))
    mine = Seat(hand=["Ocean Drake"], base=["Daring Poro", TRINKET], energy=8, power="Chaos 2")
    game = Position(seats=[mine, Seat(base=[OGRE, wyrm])], fields=[]).start()
    do(game, "play Ocean Drake", "yes")
    assert offered(game) == ["pick Daring Poro", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (hand(game, 1), base(game, 1)) == (["Ogre"], ["Wyrm"])


@shows("Minah Swiftfoot")
@pytest.mark.parametrize("mode", [0, 1])
def test_minah_swiftfoot_lets_each_player_discard_or_draw(mode: int) -> None:
    seats = [Seat(base=["Minah Swiftfoot"], hand=[TRINKET] * 3), Seat(hand=[OGRE] * 3)]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Minah Swiftfoot")
    assert offered(game) == ["mode 0", "mode 1"]
    do(game, f"mode {mode}")
    settle(game)
    if mode == 0:
        do(game, "pick Trinket", "pick Ogre")
    assert question(game) == "main"
    assert [len(hand(game, x)) for x in (0, 1)] == [2 + 2 * mode, 2 + 2 * mode]
    assert (trash(game, 0), trash(game, 1)) == (([], []) if mode else (["Trinket"], ["Ogre"]))


@shows("Minah Swiftfoot")
def test_minah_swiftfoot_is_silent_as_she_moves_home() -> None:
    game = Position(seats=[Seat(hand=[HOME, OGRE]), Seat()], fields=[Field(HERE, 0, {0: ["Minah Swiftfoot"]})]).start()
    do(game, "play Home")
    settle(game)
    assert (question(game), base(game, 0), hand(game, 0)) == ("main", ["Minah Swiftfoot"], ["Ogre"])


@shows("Kharox")
def test_kharox_is_empowered_for_six_and_two_chaos() -> None:
    for energy, power in ((5, "Chaos 2"), (6, "Chaos 1, Body 1"), (6, "Chaos 1")):
        game = Position(seats=[Seat(base=["Kharox"], energy=energy, power=power), Seat()]).start()
        assert "use Kharox" not in offered(game)
    game = Position(seats=[Seat(base=[Piece("Kharox", empowered=1)], energy=6, power="Chaos 2"), Seat()]).start()
    assert "use Kharox" not in offered(game)


@shows("Kharox")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_kharox_burns_three_of_an_opponent_and_may_play_a_unit_from_there(answer: str) -> None:
    seats = [
        Seat(base=["Kharox"], energy=6, power="Chaos 2", trash=[OGRE]),
        Seat(deck=[unit_card("Giant", energy=9), "Gust", TRINKET, "Flash"], trash=["Daring Poro"]),
        Seat(deck=[GIANT] * 5, trash=["Stalwart Poro"]),
    ]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE), Field(plain_field("Yonder"))]).start()
    do(game, "use Kharox")
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 1")
    settle(game)
    assert (len(deck(game, 1)), len(deck(game, 2)), len(trash(game, 1))) == (1, 5, 4)
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Daring Poro", "pick Giant"]
        do(game, "pick Giant")
    settle(game)
    assert base(game, 0) == (["Giant", "Kharox"] if answer == "yes" else ["Kharox"])
    assert question(game) == "main"
