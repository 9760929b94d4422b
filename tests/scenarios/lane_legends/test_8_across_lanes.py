"""LL 8.3, 8.5: what a spell does in another lane than the one whose window it is played in."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import Action, a, cant, deal, every, give, rule, stun, two, unit
from farfield.rules import options
from farfield.rules.effects import abilities as ab
from farfield.rules.game import Game
from farfield.rules.state import Card, Option
from farfield.rules.terms import PICK
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    Lane,
    Spot,
    act,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    place_of,
    question_of,
    step_in,
)
from tests.scenarios.table import might, spell_card, unit_card


def thrall(game: Game, spot: str, lane: int) -> Card:
    """The first Thrall there."""
    found = [game.state.card(id) for id in place_of(game, spot, lane).units]
    return next(card for card in found if card.printed.name == "Thrall")


def pick(game: Game, seat: int, card: Card) -> None:
    game.choose(question_of(game, seat), Option(PICK, card.id))


@pytest.mark.clause("LL 8.3", "LL 2.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_enthralled_phase_whoever_is_asked_chooses_in_any_lane(seat: int) -> None:
    """Whose lane has the combat makes no difference; what comes with it is in the lane of what was chosen."""
    mark = spell_card("Mark", Action, stun(a(unit.enemy)), deal(1, every(unit.enemy)))
    fought = Lane(deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[4])
    quiet = Lane(deck=[], far=Spot(thralls=[5]))
    players = [fought, quiet]
    players[seat] = replace(players[seat], hand=[mark])
    game = lanes(*players, phase="enthralled")
    assert (open_questions(game), question_of(game, seat).arena) == ([(seat, "focus")], 0)
    act(game, seat, "play Mark")
    chosen, other = thrall(game, "far", 1), thrall(game, "far", 0)
    pick(game, seat, chosen)
    pass_all(game)
    assert (chosen.stunned, chosen.damage) == (True, 1)
    by_the_spell = [event.objects for event in game.events() if event.kind == "dealt" and event.args[0] == 1]
    assert (by_the_spell, other.stunned) == ([[chosen.id]], False)


@pytest.mark.clause("LL 8.3", "LL 8.4")
def test_what_a_teammate_does_not_allow_leaves_the_spell_in_its_own_lane() -> None:
    """Refused in one lane, it is chosen in the other, and the rest of its text follows."""
    rally = spell_card("Rally", Action, stun(a(unit)), give(every(unit.friendly), 1))
    game = lanes(
        Lane(hand=[rally], deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=9)]), at_npc=[4]),
        Lane(deck=[], near=Spot(units=[unit_card("Mate")])),
        phase="enthralled",
    )
    game.state.prefs[1] |= options.PREF_ASK_CONSENT
    act(game, 0, "play Rally", "pick Mate")
    act(game, 1, "no")
    act(game, 0, "pick Guard")
    pass_all(game)
    assert (might(game, "Guard"), might(game, "Mate")) == (10, 2)


@pytest.mark.clause("LL 8.3", "LL 8.5")
@pytest.mark.parametrize("lane", [0, 1])
def test_what_a_battlefield_adds_to_damage_there_it_adds_from_every_lane(lane: int) -> None:
    """Both lanes have such a battlefield; which target is chosen first makes no difference."""
    gate = replace(Spot(thralls=[9]), card="Void Gate")
    fork = spell_card("Fork", deal(2, two(unit.enemy)))
    game = lanes(Lane(hand=[fork], near=gate), Lane(near=gate))
    if lane == 0:
        act(game, 0, "play Fork")
    else:
        step_in(game, 0, 1, "play Fork")
    pass_all(game)
    assert [thrall(game, "near", n).damage for n in (0, 1)] == [3, 3]


@pytest.mark.clause("LL 8.5", "CR 756")
def test_what_must_not_be_chosen_is_not_chosen_from_another_lane() -> None:
    """The text that protects a unit stands in its lane, the chain is in the other."""
    ward = unit_card("Ward", cant(ab.BE_CHOSEN_BY_ANY, unit.friendly))
    bond = spell_card("Bond", give(two(unit.friendly), 2))
    game = lanes(Lane(hand=[bond], near=Spot(units=[unit_card("Own")])), Lane(near=Spot(units=[ward])))
    assert "play Bond" not in offered_to(game, 0)


@pytest.mark.clause("LL 8.5", "CR 437")
def test_damage_is_prevented_where_the_unit_is_not_where_the_chain_is() -> None:
    calm = unit_card("Calm", rule(ab.NO_SPELL_DAMAGE, 1))
    fork = spell_card("Fork", deal(2, two(unit.enemy)))
    game = lanes(Lane(hand=[fork], near=Spot(thralls=[9])), Lane(base=[calm], near=Spot(thralls=[9])))
    act(game, 0, "play Fork")
    pass_all(game)
    assert [thrall(game, "near", n).damage for n in (0, 1)] == [2, 0]
