"""The table as it was at each line of the log."""

from __future__ import annotations

from farfield.games import start
from farfield.games.steps import pictures
from farfield.rules.game import Game


def played(turns: int, seed: int = 7, deck: str = "Garen") -> Game:
    game = start([deck], seed=seed, mode="lanes")
    while not game.over and game.turn <= turns:
        decision = game.decisions()[0]
        game.choose(decision, decision.options[0])
    return game


def where(game: Game, id: int) -> int:
    card = game.find(id)
    return -1 if card is None else card.place


def lines(game: Game, kind: str) -> list[int]:
    return [n for n, event in enumerate(game.events()) if event.kind == kind and game.snapshots[0].events <= n]


def test_a_unit_that_moves_is_there_and_was_elsewhere_the_line_before() -> None:
    game = played(6)
    told = lines(game, "moves")
    assert told
    for n in told:
        event = game.events()[n]
        origin, to, _ = event.args
        then = pictures(game, [n - 1, n])
        assert where(then[n - 1], event.objects[0]) == origin
        assert where(then[n], event.objects[0]) == to


def test_a_thrall_is_there_from_its_line_on_and_what_dies_is_gone() -> None:
    game = played(9)
    for n in lines(game, "thrall"):
        event = game.events()[n]
        assert where(pictures(game, [n])[n], event.objects[0]) == event.args[2]
    told = lines(game, "dies")
    assert told
    for n in told:
        then = pictures(game, [n - 1, n])
        id = game.events()[n].objects[0]
        assert where(then[n - 1], id) >= 0
        assert then[n].find(id) is None


def test_who_dies_is_gone_from_that_line_on_although_what_it_wore_comes_off_after_it() -> None:
    game = played(20, 3, "Garen with gear")
    told = [n for n in lines(game, "dies") if game.events()[n + 1].kind == "detached"]
    assert told
    for n in told:
        then = pictures(game, [n - 1, n])
        id = game.events()[n].objects[0]
        assert (where(then[n - 1], id) >= 0, then[n].find(id)) == (True, None)


def test_seeing_it_again_changes_nothing_and_the_last_line_is_what_is_now() -> None:
    game = played(4)
    before = game.hash()
    last = len(game.events()) - 1
    then = pictures(game, [last])[last]
    assert game.hash() == before
    assert game.pictures() == {}
    assert [place.units for place in then.places] == [place.units for place in game.places]
    assert then.view(0).plain()["places"] == game.view(0).plain()["places"]


def test_lines_that_are_not_there_are_left_out() -> None:
    game = played(2)
    many = len(game.events())
    assert pictures(game, []) == {}
    assert pictures(game, [many, many + 5, -1]) == {}
    assert pictures(start(["Garen"], seed=7, mode="lanes"), [0]) == {}
