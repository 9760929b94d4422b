"""What always holds in Lane Legends, whatever is dealt and whoever plays."""

from __future__ import annotations

from random import Random

from hypothesis import example, given, settings
from hypothesis import strategies as st

from farfield.cards.language import Backline, Shield, Tank
from farfield.games import Piece
from farfield.players import ask
from farfield.rules import layers
from farfield.rules.effects.parts import Ability
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.modes.lane_legends import lane, npc, thralls
from farfield.rules.printed import Printed
from farfield.rules.state import State
from farfield.rules.terms import DEFENDER, FURY, GAME_OVER
from tests.insides import FRESH, state_of, would_be_offered
from tests.lane_games import lane_game
from tests.random_games import player_for
from tests.scenarios.lane_legends.lane_table import MOVES, Lane, Spot, Thrall, fight_on, lanes
from tests.scenarios.table import gear_card, spell_card, unit_card

SEEDS = st.integers(0, 2**40)


def played(seed: int, players: int, answers: int) -> Game:
    """Played at random for so many answers, or to the end; now and then somebody helps."""
    game = lane_game(seed, players)
    player, dice = player_for(seed), Random(seed)
    for _ in range(answers):
        if game.over:
            break
        asked = game.decisions()
        decision = asked[dice.randrange(len(asked))]
        offers = game.offers(dice.randrange(players)) if dice.random() < 0.2 else []
        if offers:
            decision = dice.choice(offers)
        game.choose(decision, ask(player, game, decision), decision.seat)
    return game


@settings(max_examples=40)
@given(SEEDS, st.sampled_from((1, 2, 3)), st.integers(0, 600))
def test_the_score_is_what_was_held_less_what_was_lost(seed: int, players: int, answers: int) -> None:
    game = played(seed, players, answers)
    s = state_of(game)
    far = {s.places[lane.spot(s, a.index, lane.FARFIELD)].card for a in s.arenas}
    held = sum(1 for x in game.events() if x.kind == "holds" and x.objects[0] in far and x.args[0] < players)
    lost = sum(1 for x in game.events() if x.kind == "nearfield-lost")
    assert {side.points for side in s.sides if side.is_player} == {held - lost}, "the team's score is everybody's"
    assert {side.points for side in s.sides if not side.is_player} == {0}


@settings(max_examples=25)
@given(SEEDS, st.sampled_from((2, 3)), st.integers(0, 300))
@example(8, 4, 385)  # a spell's second target came about in another lane
def test_what_stands_to_be_answered_is_what_would_be_asked_now(seed: int, players: int, answers: int) -> None:
    game = played(seed, players, answers)
    for _ in range(20):
        if game.over:
            return
        for decision in game.decisions():
            if decision.kind in FRESH and not game.arenas[decision.arena].stack:
                assert set(would_be_offered(game, decision)) == set(decision.options)
        game.choose(game.decisions()[0], game.decisions()[0].options[0])


@settings(max_examples=60)
@given(SEEDS, st.lists(st.tuples(st.integers(0, 30), st.integers(0, 4), st.integers(0, 9)), min_size=1, max_size=6))
def test_a_merge_keeps_all_might_and_every_strike(seed: int, found: list[tuple[int, int, int]]) -> None:
    game = lane_game(seed, 1)
    s, a = state_of(game), game.arenas[0]
    base, enemy = lane.spot(s, a.index, lane.NPC_BASE), lane.npc_of(s, SeatId(0))
    before = thralls.thralls_at(s, base, enemy)
    in_base = 0
    for might, strikes, damage in found:
        made = thralls.create_thrall(s, a, enemy, might, base)
        made.damage = damage
        for _ in range(strikes):
            wearer = thralls.give_strike(s, a, enemy, FURY, 2)  # the Mightiest of the whole lane gets it
            in_base += s.places[s.card(wearer).place].lane_spot == lane.NPC_BASE
    total = sum(might for might, _, _ in found) + sum(s.card(id).printed.might for id in before)
    shown = sum(layers.might(s, s.card(id)) for id in thralls.thralls_at(s, base, enemy))
    assert shown == total + 2 * in_base
    thralls.merge(s, a, enemy)
    (merged,) = thralls.thralls_at(s, base, enemy)
    card = s.card(merged)
    assert card.printed.might == total
    assert len(thralls.strikes_on(s, card)) == in_base
    assert layers.might(s, card) == shown
    assert card.damage == 0


@settings(max_examples=60)
@given(SEEDS, st.sampled_from((1, 3)), st.integers(0, 400), st.integers(0, 2**40))
def test_an_npc_looks_at_the_board_and_at_nothing_else(seed: int, players: int, answers: int, other: int) -> None:
    """In games that differ in everything hidden, and only in that, every NPC chooses the same."""
    game = played(seed, players, answers)
    if game.phase == GAME_OVER:
        return
    here, elsewhere = state_of(game.copy()), state_of(game.imagine(None, other))
    for seat in here.seats():
        for s in (here, elsewhere):
            s.dice[f"ties {seat}"] = state_of(game).dice[f"ties {seat}"].copy()
        assert choices_of(here, seat) == choices_of(elsewhere, seat)


def choices_of(s: State, seat: SeatId) -> list[list[int]]:
    """Which Thrall is its Mightiest; and wherever this player has units: whom an attack would strike, and wound."""
    a, enemy = s.arenas[seat], lane.npc_of(s, seat)
    chosen: list[list[int]] = [[thralls.mightiest(s, [id for i in a.places for id in thralls.thralls_at(s, i, enemy)])]]
    for place in a.places:
        units = [id for id in s.places[place].units if s.card(id).controller == seat]
        if not units:
            continue
        a.combat, a.showdown, a.attacker, a.defender = True, place, enemy, seat
        for id in units:
            s.card(id).role = DEFENDER
        s.everything_changed()
        targets = npc.strike_targets(s, a, enemy)
        wounded = [npc.assigns(s, a, units, left) for left in (1, 2, 3, 5, 8, 20)]
        chosen.append([place, *targets, npc.mightiest_unit(s, a, targets), npc.mightiest_unit(s, a, units), *wounded])
    return chosen


KEYWORDS = st.sampled_from([(), (Tank,), (Backline,), (Shield(2),)])
DEFENDERS = st.lists(
    st.tuples(st.integers(1, 6), st.integers(0, 3), st.integers(0, 2), KEYWORDS), min_size=2, max_size=5
)
HIDDEN = (
    unit_card("Ogre", might=9, energy=7),
    unit_card("Imp", might=1),
    gear_card("Lamp", energy=3),
    spell_card("Ash"),
)


@settings(max_examples=60)
@given(DEFENDERS, st.integers(1, 12), st.integers(0, 3), st.permutations(HIDDEN), st.permutations(HIDDEN), SEEDS)
def test_an_attack_goes_the_same_way_whatever_is_hidden(
    defenders: list[tuple[int, int, int, tuple[Ability, ...]]],
    might: int,
    strikes: int,
    one: list[Printed],
    other: list[Printed],
    seed: int,
) -> None:
    """From the first Strike to the damage: two tables that differ in the deck and the hand only."""
    told = []
    for hidden in (one, other):
        units = [
            Piece(unit_card(f"Unit {i}", *keywords, might=strong, energy=energy), damage=min(damage, strong - 1))
            for i, (strong, energy, damage, keywords) in enumerate(defenders)
        ]
        table = Lane(
            hand=hidden[:1], deck=hidden[1:], deals=[MOVES], far=Spot(units=units), at_npc=[Thrall(might, strikes)]
        )
        game = lanes(table, phase="enthralled", seed=seed)
        fight_on(game)
        lines = [(x.kind, x.names, x.args) for x in game.events() if x.kind in ("strike", "combat-damage", "dies")]
        assert lines or not strikes
        told.append(lines)
    assert told[0] == told[1]


@settings(max_examples=40)
@given(SEEDS, st.sampled_from((2, 3, 4)), st.integers(0, 500))
def test_nothing_crosses_lanes_that_may_not(seed: int, players: int, answers: int) -> None:
    game = played(seed, players, answers)
    for place in game.places:
        for id in place.units + place.gear + place.facedown:
            if game.card(id).attached_to:
                continue  # gear goes with who wears it, whoever controls it: the Strike of a Thrall that was taken
            side = game.card(id).controller
            assert place.arena == side % players, f"{game.card(id).printed.name} of side {side} in lane {place.arena}"
    for event in game.events():
        if event.kind == "moves":
            here, there = event.args[:2]
            assert game.places[here].arena == game.places[there].arena
