"""What a decision costs with one card in play: each card on the same table, a few random turns long.

A text that has everybody look for something at every step is found here before it makes games slow. Times are processor
time of one core; what counts is how a card compares with the median of all.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, TypedDict

import farfield
from farfield.cards.catalogue import printed
from farfield.cards.facts import facts
from farfield.games import Field, Piece, Position, Seat
from farfield.lab.bench import compiled_tree
from farfield.lab.random_decks import written
from farfield.rules.game import Game

MOST: Final = 3.0
"""So many times the median a decision with any card may cost."""
GAMES: Final = 3
DECISIONS: Final = 60
"""So many of each game are timed."""
ROUNDS: Final = 3
"""The best of these counts: other work on the machine only ever makes it slower."""
RUNES: Final = "Fury 2, Calm 2, Mind 2, Body 2, Chaos 2, Order 2"
UNITS: Final = ("Stalwart Poro", "Petty Officer", "Traveling Merchant")
SPELLS: Final = ("Gust", "Cleave")


class CardCost(TypedDict):
    """The cost of a decision with one card."""

    card: str
    us: float
    times: float
    """Of the median."""


class Report(TypedDict):
    engine: str
    median_us: float
    cards: list[CardCost]
    """The slowest first."""
    over: list[str]
    """Those that cost more than `MOST` times the median."""
    notes: list[str]


def table_with(name: str) -> Game:
    """A Duel in which this card is in play, and in a hand if it is played from there."""
    kind = facts(name).type
    hand = [*UNITS, *SPELLS]
    mine: list[str | Piece] = [*UNITS]
    fields = ["Startipped Peak", "Fortified Position"]
    there: list[str | Piece] = [UNITS[0]]
    legend: str | None = None
    if kind == "legend":
        legend = name
    elif kind == "battlefield":
        fields[0] = name
    else:
        hand.append(name)
        if kind == "unit":
            mine.append(name)
            there.append(name)
        elif printed(name).equipment:
            there = [Piece(UNITS[0], attached=[name])]
            mine.append(name)
        elif kind == "gear":
            mine.append(name)
    deck = [*UNITS, *SPELLS] * 3
    runes = RUNES if legend is None else ", ".join(f"{domain} 6" for domain in facts(name).domains)
    seats = (
        Seat(hand=hand, base=mine, runes=runes, rune_deck=runes, deck=deck, legend=legend, xp=4),
        Seat(hand=[*UNITS, *SPELLS], base=UNITS, runes=RUNES, rune_deck=RUNES, deck=deck, xp=4),
    )
    return Position(
        seats, [Field(fields[0], 0, {0: there}), Field(fields[1], 1, {1: [UNITS[1]]})], victory_score=100
    ).start()


def cost_of(name: str, games: int = GAMES, decisions: int = DECISIONS, rounds: int = ROUNDS) -> float:
    """Microseconds of a decision with this card, the best of so many rounds."""
    start = table_with(name)
    best = float("inf")
    for _ in range(rounds):
        used = 0.0
        count = 0
        for seed in range(games):
            pick = Random(seed).random
            game = start.copy()
            before = time.process_time()
            for _ in range(decisions):
                if game.over:
                    break
                decision = game.decisions()[0]
                game.choose(decision, decision.options[int(pick() * len(decision.options))])
                count += 1
            used += time.process_time() - before
        best = min(best, used / max(count, 1))
    return best * 1e6


def measure(names: Sequence[str], rounds: int = ROUNDS, games: int = GAMES) -> Report:
    """These cards on the engine this process runs."""
    cost_of(names[0], games, rounds=1)  # warm up
    us = {name: cost_of(name, games, rounds=rounds) for name in names}
    middle = median(us.values())
    for name in names:
        if us[name] > MOST * middle:  # look again, longer: it may have been the machine
            us[name] = min(us[name], cost_of(name, games, rounds=2 * rounds))
    slowest = sorted(names, key=lambda name: (-us[name], name))
    cards = [CardCost(card=name, us=round(us[name], 2), times=round(us[name] / middle, 2)) for name in slowest]
    engine = "interpreted" if (sys.modules["farfield.rules.turn.loop"].__file__ or "").endswith(".py") else "compiled"
    over = [x["card"] for x in cards if us[x["card"]] > MOST * middle]
    return Report(engine=engine, median_us=round(middle, 2), cards=cards, over=over, notes=[])


def all_cards() -> list[str]:
    """Every released card that has a text and goes into a deck."""
    return sorted(written().order)


def measure_fastest() -> Report:
    """All of them in a process of its own, on the compiled engine if there is one or it can be built."""
    notes: list[str] = []
    tree = compiled_tree(notes)
    env = dict(os.environ)
    env["PYTHONPATH"] = str(tree if tree is not None else Path(farfield.__file__).resolve().parents[1])
    out = subprocess.run(
        [sys.executable, "-m", "farfield.lab.card_costs"], capture_output=True, text=True, check=False, env=env
    )
    if out.returncode != 0:
        raise RuntimeError(f"the benchmark process failed:\n{out.stderr.strip()}")
    report: Report = json.loads(out.stdout)
    report["notes"] = notes
    return report


if __name__ == "__main__":
    print(json.dumps(measure(all_cards())))
