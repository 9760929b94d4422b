"""How fast the engine is: random Duels with starter decks and with decks of all cards, Lane Legends, copies, options,
views, memory.

One process measures one engine; `measure_both` runs an interpreted and a compiled process one after the other and puts
their figures side by side. Times are processor time of one core, so that other work on the machine disturbs little.
"""

from __future__ import annotations

import gc
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, TypedDict

import farfield
from farfield.decks import Deck, builtin, starter_decks
from farfield.games import loadout
from farfield.lab import random_decks
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS
from farfield.rules.effects.parts import Part
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.mode import Mode
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.terms import Q_MAIN

EVERYTHING: Final = PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS
ROUNDS: Final = 5
MOST_DECISIONS: Final = 20_000  # a random game longer than this is a finding, not a figure


class Play(TypedDict):
    """Whole random games of one mode."""

    games_per_s: float
    decisions_per_s: float
    decisions_per_game: float
    turns_per_game: float
    cards_per_game: float
    games: int
    digest: str


class Beside(TypedDict):
    """Decisions a second with one kind of decks for each with another, in hundredths: round by round, both in turn."""

    median: float
    least: float
    most: float
    rounds: int


class Figures(TypedDict):
    """One engine's figures."""

    duel: Play
    complete: Play
    """Duels with random decks of all complete cards."""
    beside: Beside
    """And how these compare with starter decks."""
    lanes1: Play
    lanes2: Play
    lanes4: Play
    lanes8: Play
    copy_us: float
    copy_late_us: float
    copy_lanes8_us: float
    options_us: float
    view_us: float
    state_bytes: int


class Report(TypedDict):
    """Both engines; `notes` say why one is missing, or that they did not play alike."""

    interpreted: Figures
    compiled: Figures | None
    python: str
    version: str
    notes: list[str]


def deal(mode: Mode, loadouts: list[Loadout], seats: int, seed: int, record: bool = False) -> Game:
    """A game of one mode; seeds run through the decks. Where several play at once nobody passes automatically, so that
    the questions of all seats are open."""
    n = len(loadouts)
    decks = [loadouts[(seed // n**i) % n] for i in range(seats)]
    wishes = [EVERYTHING if mode.npc_sides(seats) else 0] * seats
    return new_game(mode, decks, seed, record, mode.teams(seats), mode.npc_sides(seats), wishes)


def of_pool(pool: random_decks.Pool, decks: int = 48) -> list[Loadout]:
    """Random decks, the same ones every time."""
    return [loadout(deck) for number in range(decks // 2) for deck in pool.table(number, 2)]


def play_games(mode: Mode, loadouts: list[Loadout], seats: int, seconds: float, least: int = 16) -> Play:
    """Random games until the time is used up. Only decisions with two or more options that a player answered count."""
    games = decisions = turns = 0
    digest = hashlib.blake2b(digest_size=8)
    used = 0.0
    while used < seconds or games < least:
        pick = Random(games).random
        before = time.process_time()
        game = deal(mode, loadouts, seats, games)
        count = 0
        while not game.over:
            asked = game.decisions()
            decision = asked[int(pick() * len(asked))] if len(asked) > 1 else asked[0]
            offered = decision.options
            if len(offered) > 1:
                count += 1
            game.choose(decision, offered[int(pick() * len(offered))])
            if count > MOST_DECISIONS:
                raise RuntimeError(f"a random {mode.name} game with seed {games} does not end")
        used += time.process_time() - before
        if games < least:  # the same games on every engine, so that faster never means different
            digest.update(f"{game.hash()}".encode())
        decisions += count
        turns += game.turn
        games += 1
    return Play(
        games_per_s=round(games / used, 1),
        decisions_per_s=round(decisions / used, 1),
        decisions_per_game=round(decisions / games, 1),
        turns_per_game=round(turns / games, 1),
        cards_per_game=round(cards_played(mode, loadouts, seats), 1),
        games=games,
        digest=digest.hexdigest(),
    )


def beside(mode: Mode, these: list[Loadout], those: list[Loadout], seconds: float, rounds: int = ROUNDS) -> Beside:
    """How fast two-player games with these decks are beside games with those: what else the machine does hits both."""
    shares: list[float] = []
    for _ in range(rounds):
        one, other = (play_games(mode, decks, 2, seconds / rounds)["decisions_per_s"] for decks in (these, those))
        shares.append(round(100 * one / other, 1))
    return Beside(median=median(shares), least=min(shares), most=max(shares), rounds=rounds)


def cards_played(mode: Mode, loadouts: list[Loadout], seats: int, games: int = 8) -> float:
    """Cards played in a random game, counted from the log of a few games outside the measured time."""
    total = 0
    for seed in range(games):
        pick = Random(seed).random
        game = deal(mode, loadouts, seats, seed, True)
        while not game.over:
            decision = game.decisions()[0]
            game.choose(decision, decision.options[int(pick() * len(decision.options))])
        total += sum(1 for event in game.events() if event.kind == "plays")
    return total / games


def position_at(mode: Mode, loadouts: list[Loadout], turn: int) -> Game:
    """A game in the middle of that turn, at a decision of the Main Phase."""
    seed = 0
    while True:
        pick = Random(seed).random
        game = new_game(
            mode, [loadouts[seed % len(loadouts)], loadouts[(seed + 1) % len(loadouts)]], seed, record=False
        )
        while not game.over:
            decision = game.decisions()[0]
            if game.turn >= turn and decision.kind == Q_MAIN:
                return game
            game.choose(decision, decision.options[int(pick() * len(decision.options))])
        seed += 1


def microseconds(what: Callable[[], object], seconds: float) -> float:
    """The time of one call: the best of five rounds."""
    rounds = 1
    while True:
        start = time.process_time()
        for _ in range(rounds):
            what()
        took = time.process_time() - start
        if took > seconds / 10:
            break
        rounds *= 2
    best = took / rounds
    for _ in range(4):
        start = time.process_time()
        for _ in range(rounds):
            what()
        best = min(best, (time.process_time() - start) / rounds)
    return round(best * 1e6, 2)


def bytes_of(root: object) -> int:
    """Memory of everything a game holds by itself: printed cards and their texts are shared by all games."""
    seen: set[int] = set()
    todo: list[object] = [root]
    total = 0
    while todo:
        x = todo.pop()
        if id(x) in seen or isinstance(x, (type, Printed, Part, Mode)) or callable(x):
            continue
        seen.add(id(x))
        total += sys.getsizeof(x)
        todo.extend(gc.get_referents(x))
    return total


def measure(seconds: float = 3.0) -> Figures:
    """Measure the engine this process runs."""
    decks: list[Deck] = list(starter_decks())
    loadouts = [loadout(deck) for deck in decks]
    duel = Duel()
    play_games(duel, loadouts, 2, 0.0)  # warm up
    play = play_games(duel, loadouts, 2, seconds)
    pool = of_pool(random_decks.complete())
    complete = play_games(duel, pool, 2, seconds)
    compared = beside(duel, pool, loadouts, seconds)
    armed = [loadout(builtin(f"{deck.name} with gear")) for deck in decks]  # so that Strikes appear
    lanes = LaneLegends()
    play_games(lanes, armed, 1, 0.0)
    by_players = {players: play_games(lanes, armed, players, seconds, 8) for players in (1, 2, 4, 8)}
    crowd = deal(lanes, armed, 8, 0)
    while crowd.turn < 8:
        crowd.choose(crowd.decisions()[0], crowd.decisions()[0].options[-1])
    middle = position_at(duel, loadouts, 8)
    late = position_at(duel, loadouts, 15)
    seat = middle.decisions()[0].seat
    return Figures(
        duel=play,
        complete=complete,
        beside=compared,
        lanes1=by_players[1],
        lanes2=by_players[2],
        lanes4=by_players[4],
        lanes8=by_players[8],
        copy_us=microseconds(middle.copy, 0.5),
        copy_late_us=microseconds(late.copy, 0.5),
        copy_lanes8_us=microseconds(crowd.copy, 0.5),
        options_us=microseconds(lambda: middle.main_options(seat), 0.5),
        view_us=microseconds(lambda: middle.view(seat), 0.5),
        state_bytes=bytes_of(middle),
    )


# --- both engines


def checkout() -> Path | None:
    """The source checkout this package runs from, if it does."""
    root = Path(farfield.__file__).resolve().parents[2]
    return root if (root / "tools" / "build_compiled.py").exists() else None


def compiled_tree(notes: list[str]) -> Path | None:
    """Where the compiled engine is; builds it if it can be built here. Says why not otherwise."""
    root = checkout()
    if root is None:
        notes.append("no compiled engine: it is built in a source checkout by `make compiled`")
        return None
    done = subprocess.run(
        [sys.executable, str(root / "tools" / "build_compiled.py")], capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        last = (done.stdout + done.stderr).strip().splitlines()
        notes.append(f"no compiled engine: {last[-1] if last else 'the build failed'}")
        return None
    return root / "build" / "compiled"


def run_engine(tree: Path | None, seconds: float) -> Figures:
    """Measure in a process of its own, interpreted or with the compiled tree in front."""
    env = dict(os.environ)
    source = Path(farfield.__file__).resolve().parents[1]
    env["PYTHONPATH"] = str(tree if tree is not None else source)
    out = subprocess.run(
        [sys.executable, "-m", "farfield.lab.bench", str(seconds)], capture_output=True, text=True, check=False, env=env
    )
    if out.returncode != 0:
        raise RuntimeError(f"the benchmark process failed:\n{out.stderr.strip()}")
    figures: Figures = json.loads(out.stdout)
    return figures


def measure_both(seconds: float = 3.0) -> Report:
    notes: list[str] = []
    interpreted = run_engine(None, seconds)
    tree = compiled_tree(notes)
    compiled = run_engine(tree, seconds) if tree is not None else None
    if compiled is not None and digests(compiled) != digests(interpreted):
        notes.append("the two engines did not play the same games: this is a bug")
    return Report(
        interpreted=interpreted,
        compiled=compiled,
        python=sys.version.split()[0],
        version=farfield.__version__,
        notes=notes,
    )


def digests(figures: Figures) -> list[str]:
    """What was played, mode by mode: equal on both engines."""
    plays = (
        figures["duel"],
        figures["complete"],
        figures["lanes1"],
        figures["lanes2"],
        figures["lanes4"],
        figures["lanes8"],
    )
    return [play["digest"] for play in plays]


def main(argv: list[str]) -> None:
    print(json.dumps(measure(float(argv[1]) if len(argv) > 1 else 3.0)))


if __name__ == "__main__":
    main(sys.argv)
