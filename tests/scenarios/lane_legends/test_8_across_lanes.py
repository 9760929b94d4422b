"""LL 8.2-8.5: what a spell does in another lane than the one whose window it is played in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from farfield.cards.language import (
    Action,
    Hidden,
    I,
    a,
    additional,
    battlefield,
    buff,
    cant,
    choose,
    cost,
    deal,
    deed,
    draw,
    enter_ready,
    every,
    gain_xp,
    give,
    kill,
    lasts,
    me,
    play_card,
    play_token,
    return_to_hand,
    rule,
    stun,
    two,
    unit,
    when,
)
from farfield.cards.language import card_ as any_card
from farfield.cards.language import pick as pick_one
from farfield.games import Piece
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.parts import Effect
from farfield.rules.effects.select import IsNamed
from farfield.rules.effects.stated_costs import KILL_OBJECTS
from farfield.rules.effects.verbs import ActivateEffects
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.state import Card, Option
from farfield.rules.terms import (
    E_BUFFED,
    E_CHOSEN,
    E_CONQUERED,
    E_DEALT,
    E_DIED,
    E_RETURNED,
    E_STUNNED,
    PICK,
    UNIT,
    EventKind,
)
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    PLAYER,
    Lane,
    Spot,
    act,
    at,
    lanes,
    offered_to,
    open_questions,
    pass_all,
    place_of,
    question_of,
    step_in,
)
from tests.scenarios.table import might, plain_field, spell_card, unit_card, xp


def thrall(game: Game, spot: str, lane: int) -> Card:
    """The first Thrall there."""
    found = [game.card(id) for id in place_of(game, spot, lane).units]
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
    game.wish(1, game.wishes(1) | PREF_ASK_CONSENT)
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


@pytest.mark.clause("LL 8.2")
@pytest.mark.parametrize("lane", [0, 1])
def test_a_unit_that_a_spell_makes_its_player_play_goes_where_their_units_go(lane: int) -> None:
    """Also when the spell is played into a teammate's lane, whose Base and Nearfield are not theirs."""
    raise_ = spell_card("Raise", play_card(pick_one(any_card.yours.in_trash), free=True))
    post = Spot(units=[unit_card("Post")])
    game = lanes(Lane(hand=[raise_], trash=[unit_card("Ghoul", energy=3)], near=post), Lane(near=post))
    if lane == 0:
        act(game, 0, "play Raise")
    else:
        step_in(game, 0, 1, "play Raise")
    pass_all(game)
    assert (question_of(game, 0).arena, offered_to(game, 0)) == (0, ["at Near", "at base 0"])
    act(game, 0, "at Near")
    assert (at(game, "near", 0), at(game, "near", 1)) == (["Ghoul", "Post"], ["Post"])


@pytest.mark.clause("LL 8.4", "CR 358.5")
def test_what_a_teammate_would_not_have_lies_facedown_again_and_all_have_seen_it() -> None:
    haste = spell_card("Haste", Hidden, lasts(enter_ready(unit.friendly)))
    game = lanes(Lane(near=Spot(units=[unit_card("Post")], facedown=[haste])), Lane())
    game.wish(1, game.wishes(1) | PREF_ASK_CONSENT)
    place = place_of(game, "near").index
    assert [card.name for card in game.view(1).places[place].facedown] == [""]
    step_in(game, 0, 1, "play Haste")
    act(game, 1, "no")
    pass_all(game)
    assert [card.name for card in game.view(1).places[place].facedown] == ["Haste"]


@pytest.mark.clause("LL 8.3", "B32")
def test_what_chooses_nothing_is_played_into_the_lane_of_the_window() -> None:
    """A teammate's combat is the only window there is: what is played in it speaks of that lane."""
    rally = spell_card("Rally", Action, give(every(unit.friendly), 1))
    game = lanes(
        Lane(deals=[MOVES], deck=[], far=Spot(units=[unit_card("Guard", might=3)]), at_npc=[3]),
        Lane(hand=[rally], deck=[], near=Spot(units=[unit_card("Mine", might=3)])),
        phase="enthralled",
    )
    act(game, 1, "play Rally")
    pass_all(game)
    assert (might(game, "Guard"), might(game, "Mine")) == (4, 3)


@pytest.mark.clause("LL 8.2", "CR 358.3.a")
@pytest.mark.parametrize("lane", [0, 1])
def test_where_no_unit_may_be_played_none_is_by_a_spell_in_another_lane(lane: int) -> None:
    squire = Printed("Squire", UNIT, might=1, token=True)
    wall = plain_field("Wall", cant(ab.PLAY_UNITS_HERE, battlefield.here))
    call = spell_card("Call", play_token(squire, 1))
    near = Spot(controller=PLAYER, units=[unit_card("Post")], card=wall)
    game = lanes(Lane(hand=[call], near=near), Lane())
    if lane == 0:
        act(game, 0, "play Call")
    else:
        step_in(game, 0, 1, "play Call")
    pass_all(game)
    assert (at(game, "near"), at(game, "base")) == (["Post"], ["Squire"])


@pytest.mark.clause("B41", "LL 8.3", "CR 355.10.c")
@pytest.mark.parametrize("lane", [0, 1])
def test_a_cost_is_not_paid_with_a_teammates_unit(lane: int) -> None:
    """Whatever lane it is played into: friendly in a cost is the payer's own."""
    price = additional(cost(deed(KILL_OBJECTS, 1, unit.friendly)), optional=False)
    rite = spell_card("Rite", price, draw(1))
    game = lanes(Lane(hand=[rite], base=[unit_card("Own"), unit_card("Spare")]), Lane(base=[unit_card("Mate")]))
    if lane == 0:
        act(game, 0, "play Rite")
    else:
        step_in(game, 0, 1, "play Rite")
    assert (question_of(game, 0).arena, offered_to(game, 0)) == (lane, ["pick Own", "pick Spare"])
    act(game, 0, "pick Own")
    pass_all(game)
    assert (at(game, "base", 0), at(game, "base", 1)) == (["Spare"], ["Mate"])
    poor = lanes(Lane(hand=[rite]), Lane(base=[unit_card("Mate")]))
    assert "play Rite" not in offered_to(poor, 0)


@pytest.mark.clause("LL 8.3", "CR 383.4.g")
def test_conquer_effects_are_activated_in_the_lane_of_the_unit_that_has_them() -> None:
    parade = spell_card("Parade", ActivateEffects(E_CONQUERED, two(unit.friendly)))
    one, two_ = (unit_card(name, when(I.conquer, give(me, 1))) for name in ("One", "Two"))
    game = lanes(Lane(hand=[parade], base=[one]), Lane(base=[two_]))
    act(game, 0, "play Parade")
    pass_all(game)
    assert (might(game, "One"), might(game, "Two")) == (3, 3)


OTHER = unit.friendly.other_than("one")


@pytest.mark.clause("LL 8.3")
@pytest.mark.parametrize("spot", ["base", "near", "far"])
@pytest.mark.parametrize("lane", [0, 1])
@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        (E_CHOSEN, stun(a(OTHER))),
        (E_STUNNED, stun(a(OTHER))),
        (E_DEALT, deal(1, a(OTHER))),
        (E_BUFFED, buff(a(OTHER))),
        (E_DIED, kill(a(OTHER))),
        (E_RETURNED, return_to_hand(a(OTHER))),
    ],
)
def test_what_is_done_in_another_lane_is_heard_there(kind: EventKind, effect: Effect, lane: int, spot: str) -> None:
    """By another unit of that lane, wherever it happens; in the lane it is done from nobody hears it."""
    touch = spell_card("Touch", choose(a(unit.friendly, "one")), effect)
    keen = unit_card("Keen", might=3)
    ear = unit_card("Ear", when(ab.When(kind, filters=(IsNamed("Keen"),)), gain_xp(1)), might=1)
    deaf = unit_card("Deaf", when(ab.When(kind, filters=(IsNamed("Keen"),)), gain_xp(1)), might=1)
    players = [Lane(base=[deaf]), Lane(base=[deaf])]
    players[1 - lane] = replace(players[1 - lane], hand=[touch])
    there: dict[str, Any] = {"base": [ear, keen]} if spot == "base" else {"base": [ear], spot: Spot(units=[keen])}
    players[lane] = replace(Lane(), **there)
    game = lanes(*players)
    act(game, 1 - lane, "play Touch", "pick Keen")  # what comes first must be here, and there is only one
    pass_all(game)
    gained = [0, 0]
    gained[lane] = 1
    assert xp(game) == gained


@pytest.mark.clause("LL 8.3")
def test_what_becomes_possible_by_another_lane_is_offered_at_once() -> None:
    """The second of what a spell chooses may be in any lane: nobody is stunned anywhere, and then somebody is."""
    swap = spell_card("Swap", buff(a(unit.friendly, "one")), buff(a(OTHER.stunned)))
    game = lanes(
        Lane(hand=[spell_card("Hush", stun(a(unit.friendly)))], base=[unit_card("Oak")]),
        Lane(hand=[swap], base=[unit_card("Elm")]),
    )
    assert offered_to(game, 1) == ["end", "move Elm"]
    act(game, 0, "play Hush")
    pass_all(game)
    assert offered_to(game, 1) == ["end", "move Elm", "play Swap"]


@pytest.mark.clause("LL 8.3", "LL 2.4")
def test_who_could_do_nothing_is_asked_once_another_lane_makes_something_possible() -> None:
    """They do not want to be asked only to end the turn."""
    swap = spell_card("Swap", buff(a(unit.friendly, "one")), buff(a(OTHER.stunned)))
    oak, elm = unit_card("Oak"), Piece(unit_card("Elm"), exhausted=True)
    players = (Lane(hand=[spell_card("Hush", stun(a(unit.friendly)))], base=[oak]), Lane(hand=[swap], base=[elm]))
    game = lanes(*players, always_ask=False)
    assert open_questions(game) == [(0, "main")]
    act(game, 0, "play Hush")
    pass_all(game)
    assert open_questions(game) == [(0, "main"), (1, "main")]
