"""Random games with random legal decks of all complete cards; `tests.soak_pool` plays thousands and says what fired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from farfield.cards.catalogue import printed, supported
from farfield.decks import legality
from farfield.lab.random_decks import Pool, complete, written
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import ACTIVATE
from tests import firing, lane_games
from tests.firing import Ability, fired, given, in_play
from tests.random_games import Tally, batches, play_out
from tests.soak_pool import Found, Job, abilities, begin, failed, reasons, report, work

GAMES, AT_ONCE = 60, 10


@pytest.mark.bulk
@pytest.mark.parametrize("first", batches(GAMES, AT_ONCE))
def test_games_of_every_mode(first: int) -> None:
    """With nothing left to find out about abilities these take a third of the time."""
    known = frozenset(x for name in complete().order for x in abilities(name))
    found = work(Job(first, AT_ONCE, known=known))
    assert found.findings == []
    assert sum(found.games.values()) == AT_ONCE
    assert set(found.games) == {"duel", "2v2", "lanes"}


@pytest.mark.once
def test_most_abilities_fire_in_a_few_games() -> None:
    found = work(Job(0, 40))
    assert found.findings == []
    seen = [name for name in complete().order if found.seen[name]]
    total = [x for name in seen for x in abilities(name)]
    assert len(seen) > 200
    assert len(found.fired) > 0.6 * len(total)


@pytest.mark.parametrize("mode", ["duel", "2v2", "lanes"])
def test_nothing_fires_where_nothing_is_taken_away(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(firing, "lacking", lambda name, number: printed(name))
    game = begin(mode, 3)
    if mode == "lanes":
        lane_games.play_out(game, 3, Counter())
    else:
        play_out(game, 3, Tally())
    answers = given(game, begin(mode, 3))

    def again(face: Printed) -> Game:
        return begin(mode, 3, face=face)

    there = [name for name in sorted(in_play(game) & supported()) if not printed(name).activated]
    for name in there[:3]:
        assert not fired(game, answers, (name, 0), again)


@pytest.mark.parametrize("used", [True, False])
def test_what_is_offered_and_never_used_has_not_fired(used: bool) -> None:
    """Lee Sin's legend, which buffs for [1]."""
    game = begin("duel", 4, "Blind Monk")
    player, offered = EagerPlayer(4), 0
    while not game.over:
        decision = game.decisions()[0]
        buffs = [x for x in decision.options if x.verb == ACTIVATE and game.card(x.thing).printed.name == "Blind Monk"]
        option = ask(player, game, decision)
        if buffs:
            offered += 1
            option = buffs[0] if used else next(x for x in decision.options if x.verb != ACTIVATE)
        game.choose(decision, option)
    assert offered > 0
    answers = given(game, begin("duel", 4, "Blind Monk"))
    assert fired(game, answers, ("Blind Monk", 0), lambda face: begin("duel", 4, "Blind Monk", face)) == used


@pytest.mark.parametrize("of", [complete, written])
def test_random_decks_are_legal(of: Callable[[], Pool]) -> None:
    pool = of()
    for number in range(12):
        for mode, seats in (("duel", 2), ("2v2", 4), ("lanes", 1)):
            for deck in pool.table(number, seats):
                assert legality(deck, mode, bans=False) == ()
    fields = [field for deck in pool.table(1, 4) for field in deck.battlefields]
    assert len(set(fields)) == len(fields)
    assert pool.table(5, 2) == pool.table(5, 2)


@pytest.mark.parametrize("about", ["Tibbers", "Void Gate", "Loose Cannon", "Jinx, Rebel", "Time Warp"])
def test_a_deck_is_about_the_card_that_is_named(about: str) -> None:
    deck = complete().table(7, 2, about)[0]
    assert about in deck.cards
    assert legality(deck, "lanes") == ()


def test_reasons_are_of_abilities_that_are_there() -> None:
    known = {x for name in complete().order for x in abilities(name)}
    assert {(name, int(number)) for name, why in reasons().items() for number in why} <= known


def test_the_report_names_what_was_not_seen_and_what_never_fired() -> None:
    everything = {x for name in complete().order for x in abilities(name)}
    found = Found(seen=Counter(complete().order), fired=set(everything))
    assert not failed(found)
    ability: Ability = ("Gust", 0)
    found.fired.remove(ability)
    assert failed(found)
    assert "NEVER FIRED, NO REASON: Gust, 0" in report(found)
    found.fired.add(ability)
    del found.seen["Gust"]
    assert failed(found)
    assert "NOT SEEN: Gust" in report(found)
