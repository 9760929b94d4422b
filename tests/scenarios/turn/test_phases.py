"""The turn, phase by phase (core-rules 10)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    add,
    at_least,
    deal,
    discard,
    draw,
    each_player,
    every,
    exhaust_me,
    give,
    kill,
    lasts,
    me,
    stun,
    unit,
    use,
    when,
    you,
    your_beginning,
    your_main_phase,
    your_points,
    your_turn_ends,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import RuleChange, When
from farfield.rules.effects.verbs import ExtraTurn
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.printed import Printed
from farfield.rules.rule_numbers import skipping
from farfield.rules.terms import AWAKEN, DRAW, E_HEALED, FOREVER, LEGEND, MAIN, PHASE_NAMES, SCORING, SETUP, Phase
from tests.insides import exhaust
from tests.scenarios.table import (
    NONE,
    at_field,
    base,
    chain,
    do,
    gear_card,
    hand,
    happened,
    might,
    offered,
    phase,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

# --- one phase after another


def phases_of_turn(game: Game, turn: int) -> list[int]:
    return [e.args[0] for e in game.events() if e.kind == "phase" and e.turn == turn]


@pytest.mark.clause("CR 317.3")
def test_the_phases_come_in_order_and_then_the_next_player_has_the_turn():
    game = Position(seats=[Seat(), Seat()], turn=5).start()
    do(game, "end", "end")
    assert phases_of_turn(game, 6) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [e.args for e in game.events() if e.kind == "turn"] == [[1, 6], [0, 7]]


def test_the_log_names_a_phase_before_what_happens_in_it():
    game = Position(seats=[Seat(), Seat(rune_deck="Fury 2", deck=["Gust"])], turn=5).start()
    do(game, "end")
    told = [PHASE_NAMES[e.args[0]] if e.kind == "phase" else e.kind for e in game.events()]
    channel, draw = told.index("channel"), told.index("draw")
    assert told[channel : draw + 2] == ["channel", "channels", "channels", "draw", "draws"]


@pytest.mark.clause("CR 315.1")
def test_awaken_readies_everything_the_turn_player_controls():
    sage = Printed("Sage", LEGEND, abilities=(use(exhaust_me(), give(every(unit), NONE)),))
    lamp = gear_card("Lamp")
    game = Position(
        seats=[
            Seat(exhausted_runes="Fury 1", base=[Piece("Recruit", exhausted=True)]),
            Seat(
                legend=sage,
                exhausted_runes="Chaos 2",
                base=[Piece("Mech", exhausted=True), Piece(lamp, exhausted=True)],
            ),
        ],
        fields=[Field("Void Gate", 1, {1: [Piece("Tentacle", exhausted=True)]})],
    ).start()
    exhaust(game, game.sides[1].legends[0])
    do(game, "end")
    assert seat_asked(game) == 1
    assert [piece(game, name).exhausted for name in ("Mech", "Lamp", "Tentacle", "Sage")] == [False] * 4
    assert runes(game, 1) == (2, 0)
    assert (piece(game, "Recruit").exhausted, runes(game, 0)) == (True, (0, 1))  # not the opponent's


@pytest.mark.clause("CR 315.2.a", "CR 305")
def test_effects_of_the_beginning_come_before_scoring():
    """The unit dies at the start of the Beginning Phase; the chain is finished before the scoring step."""
    doomed = unit_card("Doomed", when(your_beginning, kill(me)))
    game = Position(seats=[Seat(), Seat()], fields=[Field("Void Gate", 1, {1: [doomed]})], every_window=True).start()
    do(game, "end")
    assert (phase(game), chain(game), points(game)) == ("beginning", ["Doomed"], [0, 0])
    settle(game)
    assert (phase(game), points(game)) == ("main", [0, 0])
    assert trash(game, 1) == ["Doomed"]


@pytest.mark.clause("CR 315.2.a")
def test_your_beginning_is_not_the_opponents():
    riser = unit_card("Riser", when(your_beginning, draw(1)))
    game = Position(seats=[Seat(base=[riser], deck=["Gust", "Flash"]), Seat(deck=["Confront"])]).start()
    do(game, "end")
    assert hand(game, 0) == []
    do(game, "end")
    assert hand(game, 0) == ["Flash", "Gust"]


@pytest.mark.clause("CR 315.2.b")
def test_the_turn_player_holds_every_battlefield_they_control():
    game = Position(
        seats=[Seat(), Seat()],
        fields=[
            Field("Void Gate", 1, {1: ["Recruit"]}),
            Field("Trifarian War Camp", 1, {1: ["Mech"]}),
            Field("Fortified Position", 0, {0: ["Tentacle"]}),
        ],
    ).start()
    do(game, "end")
    assert points(game) == [0, 2]
    assert happened(game, "holds") == ["holds Void Gate", "holds Trifarian War Camp"]


@pytest.mark.clause("A7", "CR 303")
def test_several_holds_are_scored_in_the_order_of_the_turn_player():
    well = plain_field("Well", when(you.hold_here, draw(1)))
    inn = plain_field("Inn", when(you.hold_here, draw(1)))
    game = Position(
        seats=[Seat(), Seat()],
        fields=[Field(inn, 1, {1: ["Recruit"]}), Field(well, 1, {1: ["Mech"]})],
    ).start()
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("order", 1)
    assert offered(game) == ["at Inn", "at Well"]
    do(game, "at Well")
    assert happened(game, "holds") == ["holds Well", "holds Inn"]
    assert points(game) == [0, 2]


@pytest.mark.clause("A7", "CR 303")
@pytest.mark.parametrize(
    ("listens", "asked"),
    [
        ((), False),
        ((when(you.hold_here, draw(1)),), False),
        ((when(you.hold_here, draw(1), if_=at_least(your_points, 1)),), True),
    ],
    ids=["nothing triggers", "one triggers in any case", "one asks what was scored before"],
)
def test_nobody_is_asked_for_an_order_of_holds_on_which_nothing_depends(listens, asked):
    game = Position(
        seats=[Seat(), Seat(deck=["Gust", "Flash"])],
        fields=[
            Field("Void Gate", 1, {1: ["Recruit"]}),
            Field(plain_field("Well", *listens), 1, {1: ["Mech"]}),
            Field(plain_field("Elsewhere", when(you.hold_here, draw(1))), 0, {0: ["Mech"]}),
        ],
    ).start()
    do(game, "end")
    assert (question(game) == "order") is asked
    if not asked:
        assert happened(game, "holds") == ["holds Void Gate", "holds Well"]
        assert points(game) == [0, 2]


@pytest.mark.clause("CR 315.3", "CR 430")
@pytest.mark.parametrize(("left", "channelled"), [(5, 2), (2, 2), (1, 1), (0, 0)])
def test_two_runes_are_channelled_or_as_many_as_there_are(left, channelled):
    game = Position(seats=[Seat(), Seat(rune_deck=f"Fury {left}" if left else "")]).start()
    do(game, "end")
    assert runes(game, 1) == (channelled, 0)
    assert len(game.sides[1].rune_deck) == left - channelled


@pytest.mark.clause("CR 315.4")
def test_one_card_is_drawn():
    game = Position(seats=[Seat(), Seat(deck=["Gust", "Flash"])]).start()
    do(game, "end")
    assert (hand(game, 0), hand(game, 1)) == ([], ["Gust"])


@pytest.mark.clause("CR 315.4")
def test_an_empty_deck_burns_out_and_the_card_is_still_drawn():
    game = Position(seats=[Seat(), Seat(deck=[], trash=["Flash"])]).start()
    do(game, "end")
    assert (hand(game, 1), trash(game, 1), points(game)) == (["Flash"], [], [1, 0])


@pytest.mark.clause("CR 316.2", "CR 316.4")
def test_effects_of_the_start_of_the_main_phase_come_after_the_pools_are_empty():
    spring = unit_card("Spring", when(your_main_phase, add(1)))
    game = Position(seats=[Seat(energy=4), Seat(energy=3, base=[spring])], phase="draw", active=1).start()
    assert question(game) == "main"
    assert [side.energy for side in game.sides] == [0, 1]


@pytest.mark.clause("CR 316.5", "CR 316.8")
def test_the_main_phase_holds_any_number_of_actions_and_what_arises_from_them():
    lamp = gear_card("Lamp", use(exhaust_me(), draw(1)))
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study, study], base=["Recruit", lamp]), Seat()], fields=[Field()]).start()
    assert offered(game) == ["end", "move Recruit", "play Study", "play Study", "use Lamp"]
    do(game, "play Study")
    settle(game)
    do(game, "move Recruit")
    settle(game)
    assert points(game) == [1, 0]  # a showdown came and went
    do(game, "use Lamp")
    settle(game)
    do(game, "play Study")
    settle(game)
    assert (phase(game), offered(game)) == ("main", ["end"])


@pytest.mark.clause("CR 316.9", "core 10.3")
def test_the_main_phase_ends_only_when_its_player_says_so_in_an_open_state():
    game = Position(
        seats=[Seat(hand=["Confront"], runes="Body 2", base=["Recruit"]), Seat()], fields=[Field()], every_window=True
    ).start()
    assert offered(game) == ["end", "move Recruit", "play Confront"]
    do(game, "play Confront")
    assert offered(game) == ["pass"]
    settle(game)
    do(game, "move Recruit")
    assert offered(game) == ["pass"]
    settle(game)
    assert (phase(game), seat_asked(game), offered(game)) == ("main", 0, ["end"])


@pytest.mark.clause("CR 317", "CR 317.1")
def test_the_opponent_can_react_at_the_end_of_the_turn_only_if_something_triggers():
    quick = spell_card("Quick", Reaction, draw(1))
    nothing = Position(seats=[Seat(), Seat(hand=[quick], deck=["Gust"])], every_window=True).start()
    do(nothing, "end")
    assert (phase(nothing), seat_asked(nothing)) == ("main", 1)  # no window
    dusk = unit_card("Dusk", when(your_turn_ends, give(me, 1)))
    something = Position(seats=[Seat(base=[dusk]), Seat(hand=[quick])]).start()
    do(something, "end")
    assert (phase(something), chain(something), offered(something)) == ("ending", ["Dusk"], ["pass", "play Quick"])


@pytest.mark.clause("CR 317.1")
def test_end_of_turn_effects_are_those_of_the_player_whose_turn_ends():
    dusk = unit_card("Dusk", when(your_turn_ends, draw(1)))
    game = Position(seats=[Seat(base=[dusk], deck=["Gust"]), Seat(base=[dusk], deck=["Flash", "Confront"])]).start()
    do(game, "end")
    assert (hand(game, 0), hand(game, 1)) == (["Gust"], ["Flash"])  # seat 1 drew for its turn only


@pytest.mark.clause("CR 317.2", "CR 423.1.a.2", "CR 317.2.b")
def test_healing_and_the_end_of_this_turn_come_together():
    """4 damage on a unit with 2 Might and +3 this turn: it is healed before the bonus is gone."""
    game = Position(
        seats=[Seat(hand=[spell_card("Cheer", give(a(unit.friendly), 3)), spell_card("Poke", deal(4, a(unit)))],
                    base=[Piece("Daring Poro", stunned=True)]), Seat()],
    ).start()  # fmt: skip
    do(game, "play Cheer")
    settle(game)
    do(game, "play Poke")
    settle(game)
    do(game, "end")
    assert base(game, 0) == ["Daring Poro"]
    poro = piece(game, "Daring Poro")
    assert (poro.damage, poro.stunned, might(game, "Daring Poro")) == (0, False, 2)


@pytest.mark.clause("A24", "CR 317.2")
def test_end_of_turn_triggers_do_not_fire_again_when_the_expiration_step_repeats():
    """A unit that triggers on healing makes a chain in the expiration step; what it gives "this turn" ends too."""
    dusk = unit_card("Dusk", when(your_turn_ends, draw(1)))
    mended = unit_card("Mended", when(When(E_HEALED, me=True), give(me, 5)))
    game = Position(
        seats=[Seat(base=[dusk, Piece(mended, damage=1)]), Seat()],
    ).start()
    do(game, "end")
    assert seat_asked(game) == 1
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert happened(game, "triggers") == ["triggers Dusk", "triggers Mended"]
    assert might(game, "Mended") == 2


@pytest.mark.clause("CR 303")
def test_where_several_players_act_the_turn_player_is_first():
    rot = spell_card("Rot", each_player(discard(1)))
    for active in (0, 1):
        seats = [Seat(hand=["Gust", "Flash"]), Seat(hand=["Gust", "Flash"])]
        seats[active] = Seat(hand=["Gust", "Flash", rot])
        game = Position(seats=seats, active=active).start()
        do(game, "play Rot")
        assert seat_asked(game) == active
        do(game, "pick Gust")
        assert seat_asked(game) == 1 - active
        assert len(game.sides[active].hand) == 1  # already done, before the other one chooses


# --- additional turns and skipping

AGAIN = spell_card("Again", Reaction, ExtraTurn())


def turns(game: Game) -> list[int]:
    return [e.args[0] for e in game.events() if e.kind == "turn"]


def play_on(game: Game, until: int) -> None:
    while game.turn < until:
        do(game, "end")


@pytest.mark.clause("CR 734", "CR 738")
def test_an_additional_turn_comes_right_after_this_one():
    game = Position(seats=[Seat(hand=[AGAIN]), Seat()], turn=5).start()
    do(game, "play Again")
    settle(game)
    play_on(game, 9)
    assert turns(game) == [0, 1, 0, 1]


@pytest.mark.clause("CR 734", "CR 738")
def test_an_additional_turn_of_the_opponent_does_not_change_turn_order():
    game = Position(seats=[Seat(hand=["Confront"], runes="Body 2"), Seat(hand=[AGAIN])], turn=5).start()
    do(game, "play Confront", "play Again")
    settle(game)
    play_on(game, 9)
    assert turns(game) == [1, 1, 0, 1]  # the additional one, then the one that was next anyway


@pytest.mark.clause("CR 738")
def test_of_several_additional_turns_the_latest_created_comes_first():
    game = Position(seats=[Seat(hand=[AGAIN]), Seat(hand=[AGAIN])], turn=5).start()
    do(game, "play Again", "play Again")  # seat 1's resolves first, so seat 0's is the latest
    settle(game)
    play_on(game, 10)
    assert turns(game) == [0, 1, 1, 0, 1]


def skipper(what: Phase) -> Printed:
    return gear_card("Skipper", RuleChange(skipping(what), 1))


@pytest.mark.clause("CR 443", "core 10.6", "actions Skip")
def test_a_skipped_draw_phase_draws_nothing():
    watcher = unit_card("Watcher", when(you.draw(), give(me, 1)))
    game = Position(seats=[Seat(), Seat(base=[skipper(DRAW), watcher])]).start()
    do(game, "end")
    assert (phase(game), seat_asked(game), hand(game, 1)) == ("main", 1, [])
    assert might(game, "Watcher") == 2
    do(game, "end")
    assert hand(game, 0) == ["Vanguard Sergeant"]  # only its own player skips


@pytest.mark.clause("CR 443", "CR 316.5")
def test_a_game_in_which_nobody_can_do_anything_still_asks():
    """Turns that hold nothing end by themselves; if neither player ever draws, that must not go on unasked for ever."""
    still = Position(seats=[Seat(base=[skipper(DRAW)]), Seat(base=[skipper(DRAW)])]).start()
    for seat in (0, 1):
        still.wish(SeatId(seat), 0)
    for _ in range(3):
        before = still.turn
        do(still, "end")
        assert offered(still) == ["end"]
        assert before + 50 < still.turn < before + 60


@pytest.mark.clause("CR 443")
def test_skipping_other_steps():
    asleep = Position(seats=[Seat(), Seat(base=[skipper(AWAKEN), Piece("Recruit", exhausted=True)])]).start()
    do(asleep, "end")
    assert piece(asleep, "Recruit").exhausted
    pointless = Position(
        seats=[Seat(), Seat(base=[skipper(SCORING)])], fields=[Field("Void Gate", 1, {1: ["Recruit"]})]
    ).start()
    do(pointless, "end")
    assert points(pointless) == [0, 0]
    idle = Position(seats=[Seat(), Seat(base=[skipper(MAIN)], hand=["Recruit the Vanguard"])]).start()
    do(idle, "end")
    assert (idle.turn, seat_asked(idle)) == (7, 0)


@pytest.mark.clause("CR 443")
def test_the_next_turn_may_be_skipped_once():
    doze = spell_card("Doze", lasts(RuleChange(skipping(SETUP), 1), until=FOREVER, uses=1))
    riser = unit_card("Riser", when(your_beginning, draw(1)))
    game = Position(seats=[Seat(hand=[doze], base=[riser], deck=["Gust", "Flash"]), Seat()], turn=5).start()
    do(game, "play Doze")
    settle(game)
    play_on(game, 8)
    assert turns(game) == [1, 1, 0]
    assert hand(game, 0) == ["Flash", "Gust"]


@pytest.mark.clause("CR 423.1.a.2")
def test_stunned_ends_with_the_turn():
    daze = spell_card("Daze", stun(a(unit)))
    game = Position(seats=[Seat(hand=[daze]), Seat()], fields=[Field(controller=1, units={1: ["Recruit"]})]).start()
    do(game, "play Daze")
    settle(game)
    assert piece(game, "Recruit").stunned
    do(game, "end")
    assert not piece(game, "Recruit").stunned
    assert at_field(game) == ["Recruit"]


@pytest.mark.clause("CR 305")
def test_no_step_is_left_while_something_waits_on_the_chain():
    riser = unit_card("Riser", when(your_beginning, draw(1)), when(I.hold, draw(1)))
    game = Position(seats=[Seat(), Seat()], fields=[Field(plain_field(), 1, {1: [riser]})], every_window=True).start()
    do(game, "end")
    assert (phase(game), chain(game)) == ("beginning", ["Riser"])
    do(game, "pass", "pass")
    assert (phase(game), chain(game)) == ("scoring", ["Riser"])
    do(game, "pass", "pass")
    assert (phase(game), hand(game, 1)) == ("main", ["Vanguard Sergeant"] * 3)
