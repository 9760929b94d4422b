"""The quick look at a lane that programs weigh: every number of it, and only what the viewer may count."""

from __future__ import annotations

from farfield.cards.language import Shield, Temporary, a, give, unit
from farfield.games import Piece
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import lane_at_a_glance
from farfield.rules.modes.lane_legends.lane_at_a_glance import FED_GEAR, FED_SPELL, FED_UNIT, STRIKES, LaneStanding
from farfield.rules.terms import FOREVER
from tests.insides import make_known
from tests.scenarios.lane_legends.lane_table import Lane, Spot, Thrall, act, lanes
from tests.scenarios.table import equipment, gear_card, spell_card, unit_card

GUARD = unit_card("Guard", Shield(2), might=3, energy=4)
GHOST = unit_card("Ghost", Temporary(), might=7, energy=2)
SPARK = spell_card("Spark", give(a(unit), 1), energy=1)
SWORD = equipment("Sword", bonus=2, energy=3)
LAMP = gear_card("Lamp", energy=5)
WEAK = unit_card("Weak", might=1)


def look(game: Game, viewer: int = 0) -> LaneStanding:
    return lane_at_a_glance.of(game, 0, viewer)


def table() -> Game:
    return lanes(
        Lane(
            hand=[SPARK, SWORD],
            champion=GUARD,
            points=4,
            base=[LAMP, Piece(GUARD, buffed=1, attached=[SWORD]), WEAK],
            runes="Fury 2",
            exhausted_runes="Calm 1",
            near=Spot(units=[GHOST, GUARD]),
            far=Spot(thralls=[3, Thrall(5, strikes=2)]),
            at_npc=[Thrall(4, more=3), Thrall(1, strikes=20)],
            strikes=2,
            deck=["Gust"] * 3,
        ),
        Lane(),
    )


def test_what_lies_in_hand_and_on_the_board_is_counted():
    x = look(table())
    assert x.points == 4
    assert (x.deck, x.runes, x.ready_runes, x.gear, x.loose) == (3, 3, 2, 1, 2)
    assert x.hand == sorted([FED_SPELL + 4, FED_GEAR + 12 + 2 * 1024, FED_UNIT + 16 + 3 * 1024])


def test_units_count_with_what_they_defend_with_wherever_they_go():
    x = look(table())
    assert x.units == [[3 + 2 + 1 + 2, 1], [3 + 2, 0], [], [], []]


def test_thralls_count_without_what_ends_this_turn_and_with_their_strikes():
    x = look(table())
    assert x.thralls == [[], [], [], [5 * STRIKES + 2, 3 * STRIKES], [4 * STRIKES, STRIKES + STRIKES - 1]]


def test_only_might_that_stays_is_added():
    grow = spell_card("Grow", give(a(unit.friendly), 2, until=FOREVER))
    push = spell_card("Push", give(a(unit.friendly), 4))
    sink = spell_card("Sink", give(a(unit.friendly), -9, until=FOREVER))
    game = lanes(Lane(hand=[grow, push, sink], base=[WEAK, Piece(GUARD)]))
    act(game, 0, "play Grow", "pick Weak")
    act(game, 0, "play Push", "pick Weak")
    assert look(game).units[0] == [5, 3]
    act(game, 0, "play Sink", "pick Guard")
    assert look(game).units[0] == [3, 0]


def test_nobody_counts_a_card_of_the_deck_that_they_do_not_know():
    game = lanes(Lane(deck=[SPARK, LAMP], deals=[GUARD, SWORD]), Lane())
    assert look(game).known == []
    fed = sorted(lane_at_a_glance.fed(x) for x in (SPARK, LAMP, GUARD, SWORD))
    assert lane_at_a_glance.may_be_dealt(game, 0, 0) == fed
    [first, second] = game.sides[0].deck[:2]
    make_known(game, first, 1)
    assert look(game).known == [lane_at_a_glance.fed(GUARD)]
    assert look(game, viewer=1).known == []
    assert lane_at_a_glance.may_be_dealt(game, 0, 0) == sorted(lane_at_a_glance.fed(x) for x in (SPARK, LAMP, SWORD))
    make_known(game, second, 1)
    assert look(game).known == [lane_at_a_glance.fed(GUARD), lane_at_a_glance.fed(SWORD)]


def test_a_glance_at_a_card():
    assert lane_at_a_glance.fed(unit_card("Wisp", might=-2, energy=3)) == FED_UNIT + 12
    assert lane_at_a_glance.fed(equipment("Charm", bonus=1, energy=0)) == FED_GEAR + 1024
    assert lane_at_a_glance.fed(unit_card("Colossus", might=11, energy=9)) == FED_UNIT + 36 + 11 * 1024
