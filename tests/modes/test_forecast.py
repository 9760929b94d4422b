"""What the next dealt card would do, said before: whatever is dealt, it then happens so (LL 4.3)."""

from __future__ import annotations

import pytest

from farfield.games import start
from farfield.games.steps import pictures
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends, forecast
from farfield.rules.modes.lane_legends.forecast import Forecast
from farfield.rules.terms import GEAR, SPELL, UNIT


def played(seed: int, turns: int = 12) -> Game:
    game = start(["Annie"], seed=seed, mode="lanes")
    n = seed
    while not game.over and game.turn < turns:
        decision = game.decisions()[0]
        game.choose(decision, decision.options[n % len(decision.options)])
        n += 1
    return game


def dealt(game: Game) -> list[tuple[int, int]]:
    """Lines in which a card is dealt, each with the line where the next one is or all is done."""
    events = game.events()
    at = [n for n, event in enumerate(events) if event.kind == "enthralled"]
    ends = [n for n, event in enumerate(events) if event.kind in ("enthralled", "phase")]
    return [(n, next((end for end in ends if end > n), len(events))) for n in at]


def look(game: Game, seen: Game) -> Forecast:
    assert isinstance(game.mode, LaneLegends)
    return forecast.of(seen, 0, game.mode.modifiers)


@pytest.mark.parametrize("seed", range(4))
def test_the_forecast_comes_true_whatever_is_dealt(seed: int) -> None:
    game = played(seed)
    cards = dealt(game)
    kinds = 0
    then = pictures(game, [n for n, _ in cards])
    for n, end in cards:
        if n not in then:
            continue
        events = game.events()[n:end]
        told = look(game, then[n])
        printed = then[n].card(events[0].objects[0]).printed
        new = [event for event in events if event.kind == "thrall"]
        first = new[0].objects[0]
        last = events.index(new[-1]) if printed.types & UNIT else len(events)  # what comes after it is a player's doing
        moved = [event.objects[0] for event in events[:last] if event.kind == "moves"]
        kinds |= printed.types & (UNIT | GEAR | SPELL)
        if printed.types & UNIT:
            assert [id for id in moved if id != first] == [x for x in told.advance if x in moved]
            assert len([x for x in told.advance if x not in moved]) <= 1  # the new one may be the mightier in the Base
            if first not in moved:
                assert new[1].args[2] == told.second
        elif printed.types & GEAR:
            (made,) = [event for event in events if event.kind == "strike-made"]
            assert made.objects[1] in (first, told.wearer)
        else:
            merge = [event for event in events if event.kind == "merge"]
            if merge:
                assert (merge[0].args[2], merge[0].args[1]) == (told.merged + 1, told.might + new[0].args[1])
    assert kinds & UNIT and kinds & SPELL


def test_an_empty_lane_has_nothing_to_forecast_but_the_new_thrall() -> None:
    game = start(["Annie"], seed=1, mode="lanes")
    told = look(game, game)
    assert (told.advance, told.wearer, told.merged, told.might) == ([], 0, 0, 0)
    assert game.places[told.second].lane_spot == 4
