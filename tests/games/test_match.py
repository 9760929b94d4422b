"""A match: games until one has won most of them, battlefields that do not come again, who begins, sideboards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.catalogue import supported
from farfield.decks import Deck, as_played, builtin
from farfield.games import BadMatch, BadRecord, Match, Record, Settings, match_records, record
from farfield.games.match import Result
from farfield.players import ask
from farfield.players.random_player import RandomPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game
from tests.scenarios.table import asked, do, offered, question, seat_asked

GAREN = as_played(builtin("Garen"), "match").battlefields
LUX = as_played(builtin("Lux"), "match").battlefields


def a_match(games: int = 3) -> Match:
    return Match.of("Garen", "Lux", seed=7, games=games)


def choose(game: Game, first: str, second: str) -> None:
    do(game, f"pick {first}", f"pick {second}")


def play(match: Match, first: str, second: str, loser: int | None) -> None:
    """A game with these battlefields, as far as they must be chosen, that somebody concedes or nobody wins."""
    game = match.start()
    for seat, name in ((0, first), (1, second)):
        if game.decisions() and question(game) == "choose" and seat_asked(game) == seat:
            do(game, f"pick {name}")
    if loser is not None:
        game.concede(loser)
    match.finish(game)


@pytest.mark.clause("CR 486")
def test_each_player_chooses_one_of_three_battlefields_before_the_hands() -> None:
    game = a_match().start()
    assert (seat_asked(game), question(game)) == (0, "choose")
    assert offered(game) == sorted(f"pick {name}" for name in GAREN)
    assert game.battlefields == []
    assert all(not side.hand for side in game.sides)
    do(game, f"pick {GAREN[1]}")
    assert game.battlefields == []  # shown together
    do(game, f"pick {LUX[2]}")
    shown = [game.card(game.places[i].card).printed.name for i in game.battlefields]
    assert shown == [GAREN[1], LUX[2]]
    assert [len(side.hand) for side in game.sides] == [4, 4]
    assert question(game) == "mulligan"


@pytest.mark.clause("CR 486")
def test_what_the_other_has_chosen_is_unknown_until_both_have() -> None:
    seen = set()
    for seed in range(20):
        game = a_match().start()
        do(game, f"pick {GAREN[0]}")
        imagined = game.imagine(1, seed)
        do(imagined, f"pick {LUX[0]}")
        seen.add(imagined.card(imagined.places[imagined.battlefields[0]].card).printed.name)
    assert seen == set(GAREN)


@pytest.mark.clause("CR 486")
def test_battlefields_of_a_decided_game_are_out_for_the_match() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[1], loser=0)
    assert match.results == [Result(1, (GAREN[0], LUX[1]))]
    game = match.start()
    assert offered(game) == sorted(f"pick {name}" for name in GAREN if name != GAREN[0])
    do(game, f"pick {GAREN[2]}")
    assert offered(game) == sorted(f"pick {name}" for name in LUX if name != LUX[1])


@pytest.mark.clause("CR 486")
def test_the_third_game_has_what_is_left() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[1], loser=0)
    play(match, GAREN[1], LUX[2], loser=1)
    game = match.start()
    names = [game.card(game.places[i].card).printed.name for i in game.battlefields]
    assert names == [GAREN[2], LUX[0]]
    assert (question(game), seat_asked(game)) == ("player", 1)


@pytest.mark.clause("CR 486.5.a")
def test_battlefields_of_an_undecided_game_may_come_again() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[1], loser=None)
    assert match.results == [Result(None, (GAREN[0], LUX[1]))]
    assert (match.score, match.chooser) == ((0, 0), None)
    game = match.start()
    assert offered(game) == sorted(f"pick {name}" for name in GAREN)


@pytest.mark.clause("CR 486")
def test_who_lost_the_game_before_says_who_begins_after_the_battlefields() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[1], loser=1)
    for first in (0, 1):
        game = match.start()
        choose(game, GAREN[1], LUX[0])
        assert (question(game), seat_asked(game)) == ("player", 1)
        assert offered(game) == ["pick seat 0", "pick seat 1"]
        do(game, f"pick seat {first}")
        assert (game.first_seat, game.order) == (first, [first, 1 - first])
        assert (question(game), seat_asked(game)) == ("mulligan", first)
        while question(game) == "mulligan":
            do(game, "done")
        assert next(e.args for e in game.events() if e.kind == "turn") == [first, 1]
    play(match, GAREN[1], LUX[0], loser=None)
    assert match.chooser == 1  # an undecided game changes nothing


@pytest.mark.clause("CR 486")
def test_the_first_to_win_two_games_wins_the_match() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[0], loser=1)
    play(match, GAREN[1], LUX[1], loser=None)
    assert not match.over
    play(match, GAREN[1], LUX[1], loser=1)
    assert (match.score, match.winner, match.over) == ((2, 0), 0, True)
    with pytest.raises(BadMatch, match="over"):
        match.start()


@pytest.mark.clause("CR 486")
def test_in_a_best_of_five_battlefields_come_again_once_all_were_shown_and_never_a_third_time() -> None:
    match = a_match(games=5)
    for i in range(3):
        play(match, GAREN[i], LUX[i], loser=i % 2)
    assert match.used(0) == ()
    play(match, GAREN[1], LUX[2], loser=1)
    assert (match.used(0), match.used(1)) == ((GAREN[1],), (LUX[2],))
    assert (match.score, match.over) == ((2, 2), False)


@pytest.mark.clause("CR 486")
def test_only_the_next_game_counts() -> None:
    match, other = a_match(), Match.of("Garen", "Lux", seed=8)
    game = other.start()
    game.concede(0)
    with pytest.raises(BadMatch, match="not the next one"):
        match.finish(game)
    mine = match.start()
    mine.concede(0)
    match.finish(mine)
    with pytest.raises(BadMatch, match="not the next one"):
        match.finish(mine)
    assert match.score == (0, 1)


def test_a_game_of_a_match_is_saved_and_replayed_like_any_other() -> None:
    match = a_match()
    play(match, GAREN[0], LUX[1], loser=1)
    game = match.start()
    player = RandomPlayer(3)
    for _ in range(30):
        game.choose(asked(game), ask(player, game, asked(game)))
    again = Record.parse(record(game).text())
    assert again.replay().hash() == game.hash()
    assert isinstance(game.origin, Settings)
    assert Settings.parse(game.origin.text()) == game.origin
    assert dict(game.origin.options)["chooser"] == "1"


def test_two_programs_play_matches_to_the_end() -> None:
    for seed in range(3):
        match = Match.of("Garen", "Lux", seed=seed)
        players = (RandomPlayer(seed), RuleOfThumb(seed, budget=8))
        while not match.over:
            game = match.start(record=False)
            while not game.over:
                game.choose(asked(game), ask(players[asked(game).seat], game, asked(game)))
            match.finish(game)
        assert 2 in match.score
        assert len({x.battlefields[0] for x in match.results}) == len(match.results)


# --- sideboards

SIDE = ((2, "Cannon Barrage"), (1, "Mobilize"))


def with_sideboard() -> Deck:
    return replace(as_played(builtin("Garen"), "match"), sideboard=SIDE)


def with_swaps() -> Match:
    match = Match.of(with_sideboard(), "Lux", seed=7)
    play(match, GAREN[0], LUX[1], loser=0)
    return match


def a_card_of(match: Match) -> str:
    deck = match.decks[0]
    return next(name for _, name in deck.main if name != deck.champion and name not in [n for _, n in SIDE])


@pytest.mark.clause("CR 103.2.e", "core 2.8")
def test_cards_are_exchanged_between_games() -> None:
    match = with_swaps()
    out = a_card_of(match)
    before = match.decks[0]
    match.swap(0, [out], ["cannon barrage"])
    after = match.decks[0]
    assert after.size == before.size
    assert after.copies(out) == before.copies(out) - 1
    assert after.copies("Cannon Barrage") == before.copies("Cannon Barrage") + 1
    assert {name: count for count, name in after.sideboard} == {"Cannon Barrage": 1, "Mobilize": 1, out: 1}
    assert match.start().players == 2
    assert match.settings.seats[0].deck.sideboard == SIDE  # what was registered stays known


@pytest.mark.clause("CR 103.2.e")
def test_an_exchange_that_is_not_allowed_changes_nothing() -> None:
    match = with_swaps()
    before = match.decks[:]
    out = a_card_of(match)
    for cards, into, words in (
        ([out], [], "as many"),
        ([out], ["Teemo, Scout"], "Sideboard holds no"),
        (["Void Seeker"], ["Cannon Barrage"], "Main Deck holds no"),
        ([out] * 3, ["Cannon Barrage"] * 3, "holds no"),
        ([before[0].champion] * 2, ["Cannon Barrage"] * 2, "Chosen Champion"),
    ):
        with pytest.raises(BadMatch, match=words):
            match.swap(0, cards, into)
        assert match.decks == before
    with pytest.raises(BadMatch, match="no seat 2"):
        match.swap(2, [], [])


@pytest.mark.clause("CR 103.2.e")
def test_cards_are_not_exchanged_before_the_first_game_after_an_undecided_one_or_where_it_is_not_wanted() -> None:
    match = Match.of(with_sideboard(), "Lux", seed=7)
    with pytest.raises(BadMatch, match="after a decided game"):
        match.swap(0, [a_card_of(match)], ["Cannon Barrage"])
    play(match, GAREN[0], LUX[1], loser=None)
    with pytest.raises(BadMatch, match="after a decided game"):
        match.swap(0, [a_card_of(match)], ["Cannon Barrage"])
    without = Match.of(with_sideboard(), "Lux", seed=7, sideboards=False)
    play(without, GAREN[0], LUX[1], loser=0)
    with pytest.raises(BadMatch, match="without sideboards"):
        without.swap(0, [a_card_of(without)], ["Cannon Barrage"])


def a_match_in_its_third_game() -> tuple[Match, Game]:
    match = with_swaps()
    match.swap(0, [a_card_of(match)], ["Cannon Barrage"])
    match.swap(0, ["Cannon Barrage"], ["Mobilize"])
    play(match, GAREN[1], LUX[2], loser=1 if match.score[1] else 0)
    game = match.start()
    while game.decisions() and question(game) != "main":
        decision = game.decisions()[0]
        game.choose(decision, decision.options[-1])
    return match, game


def test_a_match_is_written_and_read_with_its_games_and_exchanges() -> None:
    match, game = a_match_in_its_third_game()
    text = match_records.write(match, game)
    assert match_records.is_match(text)
    again, running = match_records.read(text)
    assert running is not None
    assert running.hash() == game.hash()
    assert (again.results, again.decks, again.exchanges) == (match.results, match.decks, match.exchanges)
    assert match_records.write(again, running) == text
    between, none = match_records.read(match_records.write(match))
    assert none is None
    assert between.next_settings() == game.origin


def test_a_match_whose_last_game_is_over_goes_on_with_the_next() -> None:
    match, game = a_match_in_its_third_game()
    game.concede(0)
    again, running = match_records.read(match_records.write(match, game))
    assert running is None
    assert again.winner == 1
    assert again.over


def test_a_damaged_match_is_refused_with_the_line_and_the_remedy() -> None:
    match, game = a_match_in_its_third_game()
    text = match_records.write(match, game)
    lines = text.splitlines()
    exchange = next(line for line in lines if line.startswith("=== exchange"))
    at = lines.index(exchange) + 1
    second = [i for i, line in enumerate(lines) if line == "=== game"][1]
    less = "\n".join(lines[: lines.index(exchange)] + lines[second:])
    for damaged, words in (
        ("", "This is not a match"),
        (text.replace("Games: 3", "Games: many"), "Line 2: .*no number"),
        (text.replace("Games: 3", "Games: 2"), "best of"),
        (text.replace("=== settings", "=== game", 1), "Line 1: the match has no settings"),
        (text.replace(exchange, "=== exchanged"), f"Line {at}: .*begins no part"),
        (text.replace(exchange, "=== settings"), "second time"),
        (text.replace(exchange, exchange + "\nGust"), f'Line {at + 1}: "Gust" stands between games'),
        (text.replace("in Cannon Barrage", "in Cannon Barrrage"), "Sideboard holds no Cannon Barrrage"),
        (less, "cut off: it should have 6 parts and has 4"),
        (less.replace("Parts: 6", "Parts: 4"), "not the game that comes next"),
        (text.rpartition("[End]")[0], "cut off"),
    ):
        with pytest.raises(BadRecord, match=words):
            match_records.read(damaged)


def test_what_the_engine_cannot_play_does_not_come_in_from_the_sideboard(monkeypatch: pytest.MonkeyPatch) -> None:
    match = with_swaps()
    known = frozenset(supported()) - {"Cannon Barrage"}
    monkeypatch.setattr("farfield.games.match.supported", lambda: known)
    with pytest.raises(BadMatch, match="Cannon Barrage"):
        match.swap(0, [a_card_of(match)], ["Cannon Barrage"])


def test_what_is_no_match() -> None:
    with pytest.raises(BadMatch, match="best of"):
        a_match(games=2)
    with pytest.raises(BadMatch, match="mode"):
        Match(Settings.of("Garen", "Lux", seed=1))
