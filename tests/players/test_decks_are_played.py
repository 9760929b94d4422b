"""Every deck that comes along and works in full is played to the end by the programs."""

from __future__ import annotations

import pytest

from farfield.decks import LIST_SETS, builtin, judge, legend_decks, preconstructed
from farfield.games import Settings, start
from farfield.players import ask
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game
from tests import forbidden

LISTS = [deck.name for name in LIST_SETS for deck in legend_decks(name) if judge(deck).is_supported]
"""Those of which every card is complete: all of them, as the last test here says."""
SOLD = [deck.name for deck in preconstructed() if judge(deck).is_supported]
MOST_ANSWERS = 5_000


def tables() -> list[list[str]]:
    """Tables of four at which every list sits once or more. Partners, who sit across, share no battlefield (CR 489)."""
    left, out = LISTS[:], []
    while left:
        table = [left.pop(0)]
        while len(table) < 4:
            partner = table[len(table) - 2] if len(table) > 1 else None
            able = [name for name in (*left, *LISTS) if name not in table and (not partner or apart(name, partner))]
            table.append(able[0])
            if able[0] in left:
                left.remove(able[0])
        out.append(table)
    return out


def apart(one: str, two: str) -> bool:
    return not set(builtin(one).battlefields) & set(builtin(two).battlefields)


TABLES = tables()


def play_out(mode: str, decks: list[str], seed: int) -> Game:
    """To the end, with as little thinking as the programs can do with. Bans are left aside: what was sold is older."""
    game = start(Settings.of(*decks, seed=seed, mode=mode, any_deck=True), record=False)
    players = [RuleOfThumb(seed + seat, budget=4) for seat in range(len(decks))]
    cards = forbidden.census(game)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        decision = game.decisions()[0]
        game.choose(decision, ask(players[decision.seat], game, decision))
    assert game.over
    assert forbidden.broken(game) == []
    assert forbidden.census(game) == cards
    return game


@pytest.mark.parametrize("first", range(0, len(LISTS), 2), ids=lambda i: f"{LISTS[i - 1]} against {LISTS[i]}")
def test_every_list_in_a_duel(first: int) -> None:
    assert len(play_out("duel", [LISTS[first - 1], LISTS[first]], first).winners) == 1


@pytest.mark.once
@pytest.mark.parametrize("decks", TABLES, ids=" and ".join)
def test_every_list_in_teams(decks: list[str]) -> None:
    assert len(play_out("2v2", decks, 1).winners) == 2


@pytest.mark.once
@pytest.mark.parametrize("name", LISTS)
def test_every_list_in_lanes(name: str) -> None:
    play_out("lanes", [name], 1)


@pytest.mark.once
@pytest.mark.parametrize("decks", TABLES, ids=" and ".join)
def test_several_lists_in_lanes(decks: list[str]) -> None:
    play_out("lanes", decks[:2], 2)


@pytest.mark.parametrize("name", SOLD)
def test_every_deck_that_was_sold_and_works(name: str) -> None:
    play_out("duel", [name, "Sett of Origins"], 3)


def test_what_works_of_what_was_sold() -> None:
    """All thirteen, and every list of ours: each card of them is complete."""
    assert len(SOLD) == 13 and {"Shen", "Zed"} <= set(SOLD)
    assert [deck.name for deck in preconstructed()] == SOLD
    assert [deck.name for name in LIST_SETS for deck in legend_decks(name)] == LISTS
