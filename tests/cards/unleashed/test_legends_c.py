"""Unleashed: legends of Mind, Body, Chaos and Order alone, and their signature cards."""

from __future__ import annotations

import pytest

from farfield.cards.language import I, Reaction, a, gain_xp, kill, unit, when
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from farfield.rules.state import Card
from farfield.rules.terms import BOARD, KEYWORD_NAMES, KeywordKind
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    EAST,
    WALL,
    WEST,
    ZAP,
    is_an_action,
    settle_in_any_order,
    waits_for_the_main_phase,
)
from tests.scenarios.table import (
    answer,
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]

SLOW = {"Mirror Image": (3, "Mind 2"), "Void Assault": (2, "Body 1")}


@shows(*SLOW)
@pytest.mark.parametrize("name", SLOW)
def test_some_spells_wait_for_your_main_phase(name: str):
    waits_for_the_main_phase(name, *SLOW[name])


@shows("Scorn of the Moon")
def test_scorn_of_the_moon_adds_an_energy_for_showdowns_alone():
    dear = spell_card("Dear", Reaction, gain_xp(1), energy=1)
    dearer = spell_card("Dearer", Reaction, gain_xp(1), energy=2)
    for moving in (True, False):
        game = Position(
            seats=[Seat(hand=[dear, dearer], base=["Recruit"], legend="Scorn of the Moon"), Seat()],
            fields=[Field(EAST)],
        ).start()
        if moving:
            do(game, "move Recruit")
        assert ("play Dear" in offered(game), "play Dearer" in offered(game)) == (moving, False)
        if moving:
            do(game, "play Dear")
            settle(game)
            assert (piece(game, "Scorn of the Moon").exhausted, xp(game)) == (True, [1, 0])


@shows("Scorn of the Moon")
def test_scorn_of_the_moon_answers_a_spell_in_a_showdown():
    dear = spell_card("Dear", Reaction, gain_xp(1), energy=1)
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Recruit"]), Seat(hand=[dear], legend="Scorn of the Moon")],
        fields=[Field(EAST)],
    ).start()
    do(game, "play Zap")
    assert (question(game), seat_asked(game)) == ("main", 0)  # no showdown
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Recruit"]), Seat(hand=[dear], legend="Scorn of the Moon")],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Recruit", "play Zap")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Dear"])


def moonlit() -> Position:
    return Position(
        seats=[
            Seat(hand=["Moonfall"], base=["Recruit"], energy=3, power="Chaos 1"),
            Seat(base=[Piece(unit_card("Home", might=3), attached=[gear_card("Band")])]),
        ],
        fields=[
            Field(EAST, 0, {0: [unit_card("Mine", might=5)]}),
            Field(WEST, 1, {1: [WALL]}),
            Field(NORTH, 0, {0: [unit_card("Mine 2")]}),
        ],
    )


@shows("Moonfall")
def test_moonfall_draws_an_enemy_to_your_units_and_weakens_those_there():
    is_an_action_with_a_unit_there("Moonfall", 3, "Mind 1")
    game = moonlit().start()
    do(game, "play Moonfall")
    assert offered(game) == ["pick East", "pick North"]
    do(game, "pick East")
    assert offered(game) == ["done", "pick Home", "pick Wall"]
    do(game, "pick Wall")
    settle_chain(game)
    assert (might(game, "Wall"), might(game, "Home"), might(game, "Mine")) == (10, 3, 5)
    settle(game)
    assert damage_to(game, "Mine") == [10]
    do(game, "end")
    assert might(game, "Wall") == 12


@shows("Moonfall")
def test_moonfall_may_move_nobody_and_weakens_whoever_is_there():
    game = Position(
        seats=[
            Seat(hand=["Moonfall"], base=[unit_card("Hero", might=9)], energy=3, power="Mind 1"),
            Seat(base=["Sprite"]),
        ],
        fields=[Field(EAST, 1, {1: [WALL, unit_card("Foe", might=4)]})],
    ).start()
    do(game, "move Hero", "play Moonfall", "done")
    settle_chain(game)
    assert (might(game, "Wall"), might(game, "Foe"), might(game, "Sprite"), might(game, "Hero")) == (10, 2, 3, 9)


def is_an_action_with_a_unit_there(name: str, energy: int, power: str) -> None:
    game = Position(
        seats=[Seat(hand=[ZAP], base=["Recruit"]), Seat(hand=[name], energy=energy, power=power)],
        fields=[Field(EAST), Field(WEST, 1, {1: [unit_card("Mine")]})],
    ).start()
    do(game, "play Zap")
    assert (question(game), seat_asked(game)) == ("main", 0)
    do(game, "move Recruit", "at East")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


FRIEND = unit_card("Friend", might=3)
HERO = unit_card("Hero", when(I.am_played, gain_xp(9)), when(I.move, gain_xp(1)), might=5)


def image(game: Game) -> Card:
    """The one Temporary unit."""
    temporary = KeywordKind(KEYWORD_NAMES.index("Temporary"))
    (found,) = (x for x in game.objects() if x.zone == BOARD and game.keyword(x.id, temporary))
    return found


def deceived(held: int = 1) -> Position:
    """Seat 0 conquers East with the Hero."""
    return Position(
        seats=[Seat(hand=CARDS[:held], base=[HERO, unit_card("Home")], legend="Deceiver"), Seat(base=[WALL])],
        fields=[Field(EAST), Field(WEST, 0, {0: [unit_card("Away")]})],
    )


@shows("Deceiver")
def test_deceiver_makes_a_copy_of_a_unit_where_you_conquer_for_a_card():
    game = deceived(held=2).start()
    do(game, "move Hero", "at East", "done")
    settle(game)
    do(game, "yes", "pick A")
    settle(game)
    assert (at_field(game), hand(game, 0), trash(game, 0)) == (["Hero", "Hero"], ["B"], ["A"])
    assert (game.might(image(game).id), image(game).exhausted, piece(game, "Deceiver").exhausted) == (5, False, True)
    assert xp(game) == [1, 0]  # for the move; a Reflection is not played as what it becomes


@shows("Deceiver")
def test_deceiver_chooses_among_the_other_units_there():
    game = Position(
        seats=[
            Seat(hand=CARDS[:1], base=[Piece(HERO, attached=[gear_card("Band")]), FRIEND], legend="Deceiver"),
            Seat(base=[WALL]),
        ],
        fields=[Field(EAST), Field(WEST, 0, {0: [unit_card("Away")]})],
    ).start()
    do(game, "move Hero", "at East", "pick Friend")
    settle(game)
    do(game, "yes")
    settle(game)
    assert offered(game) == ["pick Friend", "pick Hero"]
    do(game, "pick Friend")
    settle(game)
    assert (at_field(game), game.might(image(game).id)) == (["Band", "Friend", "Friend", "Hero"], 3)


@shows("Deceiver")
@pytest.mark.parametrize("held", [0, 1])
def test_deceiver_may_be_declined_and_asks_for_a_card(held: int):
    game = deceived(held=held).start()
    do(game, "move Hero", "at East", "done")
    settle(game)
    if held:
        do(game, "no")
    assert (question(game), at_field(game), piece(game, "Deceiver").exhausted) == ("main", ["Hero"], False)


@shows("Deceiver")
def test_deceiver_heeds_a_hold_and_the_copy_is_gone_at_your_next_beginning():
    game = Position(
        seats=[Seat(), Seat(hand=CARDS[:1], legend="Deceiver")],
        fields=[Field(EAST, 1, {1: [unit_card("Hero", might=5)]})],
    ).start()
    do(game, "end", "yes")
    settle(game)
    assert (at_field(game), game.might(image(game).id)) == (["Hero", "Hero"], 5)
    do(game, "end", "end")
    settle(game)
    assert at_field(game) == ["Hero"]


@shows("Deceiver")
def test_deceiver_does_not_heed_an_opponents_conquest():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=CARDS[:1], legend="Deceiver")], fields=[Field(EAST)]
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Keeper's Verdict")
def test_keepers_verdict_asks_nothing_about_a_token_which_no_deck_keeps():
    game = Position(
        seats=[Seat(hand=["Keeper's Verdict"], energy=2, power="Body 2"), Seat(deck=CARDS)],
        fields=[Field(EAST, 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Keeper's Verdict")
    settle(game)
    assert (question(game), at_field(game), len(deck(game, 1))) == ("main", [], 6)


@shows("Mirror Image")
@pytest.mark.parametrize("whom", ["Hero", "Wall"])
def test_mirror_image_plays_a_ready_copy_of_any_unit_to_your_base(whom: str):
    game = Position(
        seats=[
            Seat(hand=["Mirror Image"], base=[gear_card("Thing"), HERO], energy=3, power="Order 2"),
            Seat(base=[unit_card("Theirs")]),
        ],
        fields=[
            Field(EAST, 1, {1: [Piece(WALL, damage=4, attached=[gear_card("Band")])]}),
            Field(WEST, 0, {0: ["Recruit"]}),
        ],
    ).start()
    do(game, "play Mirror Image")
    assert offered(game) == ["pick Hero", "pick Recruit", "pick Theirs", "pick Wall"]
    do(game, f"pick {whom}")
    settle(game)
    copy = image(game)
    assert (base(game, 0), copy.exhausted, copy.damage) == (sorted(["Hero", "Thing", whom]), False, 0)
    assert (game.might(copy.id), xp(game)) == (5 if whom == "Hero" else 12, [0, 0])
    do(game, "end", "end")
    settle(game)
    assert base(game, 0) == ["Hero", "Thing"]


@shows("Voidreaver")
@pytest.mark.parametrize(("foe", "gained"), [(1, 1), (2, 0)])
def test_voidreaver_gains_an_xp_when_you_win_a_combat(foe: int, gained: int):
    game = Position(
        seats=[Seat(base=[unit_card("Hero")], legend="Voidreaver"), Seat(legend="Voidreaver")],
        fields=[Field(EAST, 1, {1: [unit_card("Foe", might=foe)]})],
    ).start()
    do(game, "move Hero")
    settle(game)
    assert xp(game) == [gained, 0]


@shows("Voidreaver")
@pytest.mark.parametrize(
    ("has", "there"), [(0, []), (1, ["use Voidreaver 0"]), (2, ["use Voidreaver 0", "use Voidreaver 1"])]
)
def test_voidreaver_spends_xp_and_is_exhausted(has: int, there: list[str]):
    tired = Piece(unit_card("Tired"), exhausted=True)
    game = Position(
        seats=[Seat(base=[unit_card("Home")], legend="Voidreaver", xp=has), Seat()],
        fields=[Field(EAST, 0, {0: [tired, unit_card("Ready")]})],
    ).start()
    assert [x for x in offered(game) if x.startswith("use")] == there


@shows("Voidreaver")
def test_voidreaver_buffs_any_unit_for_an_xp():
    game = Position(
        seats=[Seat(base=["Recruit", gear_card("Thing")], legend="Voidreaver", xp=1), Seat(base=["Sprite"])],
        fields=[Field(EAST, 1, {1: [WALL]})],
    ).start()
    do(game, "use Voidreaver 0")
    assert offered(game) == ["pick Recruit", "pick Sprite", "pick Wall"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), xp(game), piece(game, "Voidreaver").exhausted) == (2, [0, 0], True)


@shows("Voidreaver")
def test_voidreaver_moves_an_exhausted_friend_at_a_battlefield_home_for_two_xp():
    def tired(name: str) -> Piece:
        return Piece(unit_card(name), exhausted=True, attached=[Piece(gear_card(f"Band of {name}"), exhausted=True)])

    game = Position(
        seats=[Seat(base=[tired("Home")], legend="Voidreaver", xp=2), Seat()],
        fields=[
            Field(EAST, 0, {0: [tired("One"), unit_card("Ready"), tired("Two")]}),
            Field(WEST, 1, {1: [tired("Foe")]}),
        ],
    ).start()
    do(game, "use Voidreaver 1")
    assert offered(game) == ["pick One", "pick Two"]
    do(game, "pick One")
    settle(game)
    assert ("One" in base(game, 0), xp(game), piece(game, "Voidreaver").exhausted) == (True, [0, 0], True)


@shows("Void Assault")
def test_void_assault_moves_a_friend_and_then_an_enemy():
    game = Position(
        seats=[
            Seat(
                hand=["Void Assault"], base=[unit_card("Mine", might=4), gear_card("Thing")], energy=2, power="Chaos 1"
            ),
            Seat(base=[unit_card("Home", might=3)]),
        ],
        fields=[Field(EAST, 1, {1: [WALL]}), Field(WEST), Field(NORTH, 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Void Assault")
    assert offered(game) == ["pick Mine", "pick Recruit"]
    do(game, "pick Mine")
    assert offered(game) == ["pick East", "pick North", "pick West"]
    do(game, "pick West")
    assert offered(game) == ["pick Home", "pick Wall"]
    do(game, "pick Home")
    assert offered(game) == ["pick East", "pick North", "pick West"]
    do(game, "pick West")
    settle(game)
    assert (at_field(game, 1), damage_to(game, "Home"), damage_to(game, "Mine")) == (["Mine"], [4], [3])


@shows("Keeper of the Hammer")
def test_keeper_of_the_hammer_gains_an_xp_when_you_hold():
    game = Position(
        seats=[Seat(), Seat(legend="Keeper of the Hammer")],
        fields=[Field(EAST, 1, {1: ["Recruit"]}), Field(WEST, 1, {1: ["Recruit"]})],
    ).start()
    do(game, "end")
    settle_in_any_order(game)
    assert xp(game) == [0, 2]
    game = Position(
        seats=[Seat(base=["Recruit"], legend="Keeper of the Hammer"), Seat(legend="Keeper of the Hammer")],
        fields=[Field(EAST)],
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert xp(game) == [0, 0]
    do(game, "end", "end")
    settle(game)
    assert xp(game) == [1, 0]


@shows("Keeper of the Hammer")
@pytest.mark.parametrize(("has", "there"), [(2, False), (3, True)])
def test_keeper_of_the_hammer_draws_for_three_xp(has: int, there: bool):
    game = Position(seats=[Seat(legend="Keeper of the Hammer", deck=CARDS, xp=has), Seat()]).start()
    assert ("use Keeper of the Hammer" in offered(game)) is there
    if there:
        do(game, "use Keeper of the Hammer")
        settle(game)
        assert (hand(game, 0), xp(game), piece(game, "Keeper of the Hammer").exhausted) == (["A"], [0, 0], True)


@shows("Keeper's Verdict")
@pytest.mark.parametrize(("answer", "where"), [("mode 0", 0), ("mode 1", -1)])
def test_keepers_verdict_lets_the_owner_put_it_on_top_or_bottom_of_the_deck(answer: str, where: int):
    is_an_action("Keeper's Verdict", 2, "Order 2")
    game = Position(
        seats=[
            Seat(hand=["Keeper's Verdict"], energy=2, power="Body 2"),
            Seat(base=[unit_card("Home")], deck=CARDS),
        ],
        fields=[
            Field(EAST, 1, {1: [unit_card("Foe"), Piece(WALL, attached=[gear_card("Band")])]}),
            Field(WEST, 0, {0: ["Recruit"]}),
        ],
    ).start()
    do(game, "play Keeper's Verdict")
    assert offered(game) == ["pick Foe", "pick Wall"]
    do(game, "pick Foe")
    settle(game)
    assert seat_asked(game) == 1
    do(game, answer)
    settle(game)
    assert (deck(game, 1)[where], len(deck(game, 1)), happened(game, "recycled")) == ("Foe", 7, [])


@shows("Keeper's Verdict")
def test_keepers_verdict_asks_the_owner_and_not_who_controls_it():
    stolen = Piece(unit_card("Stolen"), owner=0)
    game = Position(
        seats=[Seat(hand=["Keeper's Verdict"], deck=CARDS, energy=2, power="Body 2"), Seat()],
        fields=[Field(EAST, 1, {1: [stolen]})],
    ).start()
    do(game, "play Keeper's Verdict")
    settle(game)
    assert seat_asked(game) == 0
    do(game, "mode 0")
    assert deck(game, 0)[0] == "Stolen"


@shows("Mirror Image")
def test_mirror_image_stays_a_reflection_if_the_unit_is_gone_by_then():
    doom = spell_card("Doom", Reaction, kill(a(unit)))
    game = Position(
        seats=[Seat(hand=["Mirror Image"], base=[HERO], energy=3, power="Mind 2"), Seat(hand=[doom])]
    ).start()
    do(game, "play Mirror Image", "pass")  # it resolves; what it says to do then is on the chain
    assert base(game, 0) == ["Hero", "Reflection"]
    do(game, "play Doom", "pick Hero")
    settle(game)
    assert (base(game, 0), might(game, "Reflection")) == (["Reflection"], 0)


@shows("Mirror Image")
def test_mirror_image_copies_a_copy():
    seats = [Seat(hand=["Mirror Image"] * 2, base=[HERO], energy=6, power="Mind 4"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Mirror Image")
    settle(game)
    first = image(game)
    assert base(game, 0) == ["Hero", "Hero"]
    do(game, "play Mirror Image")
    picks = [x for x in game.decisions()[0].options if x.thing == first.id]
    answer(game, game.decisions()[0], picks[0])
    settle(game)
    assert base(game, 0) == ["Hero", "Hero", "Hero"]
