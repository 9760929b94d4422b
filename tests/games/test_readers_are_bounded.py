"""The worst two megabytes somebody can bring: each is read, or refused, in time that grows with its length alone."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from farfield.errors import FarfieldError
from farfield.games import Match, Position, Record, match_records, record, start
from farfield.games.position.reading import MOST_CARDS
from farfield.games.sections import MOST_SECTIONS, split

LONG = 2_000_000


def headings(n: int) -> str:
    return "Farfield record 1\nEngine: 0.1.0\nStart: decks\n" + "".join(f"[Seat {i}]\n" for i in range(n))


def settings_of_many(n: int) -> str:
    seats = "".join(f"[Seat {i}]\nName: A\nKind: person\n[Deck {i}]\nLegend:\n1 Nobody\n" for i in range(200))
    return "Farfield record 1\nEngine: 0.1.0\nMode: duel\nSeed: 1\n" + "\n" * n + seats + "[Answers]\n[End]\n"


def copies(n: int) -> str:
    line = "Hand: " + "; ".join(["999x Gust"] * 1700) + "\n"
    seats = "".join(f"[Seat {i}]\n{line}" for i in range(n))
    return "Farfield position 1\nMode: duel\n" + seats


def runes(n: int) -> str:
    line = "Runes: " + ", ".join(["Fury 999"] * 1900) + "\n"
    return "Farfield position 1\nMode: duel\n" + "".join(f"[Seat {i}]\n{line}" for i in range(n))


def parts(n: int) -> str:
    return "Farfield match 1\nGames: 3\n=== settings\n" + "=== game\n" * n


def exchanges(n: int) -> str:
    return "Farfield match 1\nGames: 3\n=== settings\n" + "=== exchange | seat 0 | out Gust | in Gust\n" * n


def hashes(n: int) -> str:
    head = "Farfield record 1\nEngine: 0.1.0\nMode: duel\nSeed: 1\n[Answers]\n"
    return head + "= 0 | 0123456789abcdef\n" * n + "[End]\n"


@pytest.mark.parametrize(
    ("read", "worst"),
    [
        (Record.parse, headings(LONG // 16)),
        (Record.parse, settings_of_many(LONG)),
        (Position.parse, copies(100)),
        (Position.parse, runes(100)),
        (match_records.read, parts(LONG // 9)),
        (match_records.read, exchanges(LONG // 40)),
        (Record.parse, hashes(LONG // 24)),
    ],
    ids=["headings", "empty lines before decks", "999x", "Fury 999", "games", "exchanges", "hashes"],
)
def test_the_worst_text_is_refused_in_seconds(read: Callable[[str], object], worst: str) -> None:
    assert len(worst) > LONG / 2
    began = time.process_time()
    with pytest.raises(FarfieldError):
        read(worst)
    assert time.process_time() - began < 5  # minutes or more before; this is much even for a slow machine


def test_the_last_section_that_is_counted() -> None:
    text = "Farfield record 1\n" + "".join(f"[{i}]\n" for i in range(MOST_SECTIONS))
    assert len(split(text, "record", FarfieldError)) == MOST_SECTIONS + 1
    with pytest.raises(FarfieldError, match="more than 500 sections"):
        split(text + "[one more]\n", "record", FarfieldError)


def test_as_many_cards_as_a_position_may_have() -> None:
    full = "; ".join(["500x Gust"] * (MOST_CARDS // 500))
    text = "Farfield position 1\nMode: duel\n[Seat 0]\nHand: {}\n[Seat 1]\n"
    assert len(Position.parse(text.format(full)).seats[0].hand) == MOST_CARDS
    with pytest.raises(FarfieldError, match="more than 5000 cards"):
        Position.parse(text.format(full + "; Gust"))


def test_a_record_that_is_cut_anywhere_is_noticed() -> None:
    game = start(["Garen", "Lux"], seed=7)
    for _ in range(8):
        decision = game.decisions()[0]
        game.choose(decision, decision.options[-1])
    whole = record(game).text()
    assert Record.parse(whole).replay().hash() == game.hash()
    for end in range(len(whole) - 1):  # without its last line break it is whole
        with pytest.raises(FarfieldError):
            Record.parse(whole[:end]).replay()


def test_a_match_that_is_cut_between_its_games_is_noticed() -> None:
    match = Match.of("Garen", "Lux", seed=7)
    game = match.start()
    game.concede(0)
    match.finish(game)
    whole = match_records.write(match, match.start())
    assert match_records.read(whole)[0].score == (0, 1)
    pieces = whole.split("=== game\n")
    for n in range(1, len(pieces)):
        with pytest.raises(FarfieldError, match="cut off"):
            match_records.read("=== game\n".join(pieces[:n]))
    old = "\n".join(line for line in whole.split("\n") if not line.startswith("Parts:"))
    assert match_records.read(old)[0].score == (0, 1)  # as they were written before parts were counted
