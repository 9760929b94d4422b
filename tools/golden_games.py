"""Play the golden games anew: `python -m tools.golden_games` writes tests/golden/*.txt.

A golden game is a whole game as readable text. The tests replay it; when a change of the rules makes one of them go
another way, run this, and the difference in the text shows a reviewer what the change does to play. The answers that
are written there are given again as far as they are still possible, and from there on an eager player goes on: where
no rule has changed nothing changes, however well the players play by now.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from farfield.games import BadRecord, Record, SeatSettings, Settings, record, start
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
CONCEDED = "lux-against-master-yi-with-a-concession"


def beginnings() -> dict[str, Settings]:
    """What a golden game begins with that is not written yet."""
    return {
        "annie-against-garen": Settings.of(SeatSettings.of("Annie"), SeatSettings.of("Garen"), seed=2026),
        CONCEDED: Settings.of(SeatSettings.of("Lux"), SeatSettings.of("Master Yi"), seed=1115),
        "two-against-two": table("2v2", 4),
        "skirmish-by-the-rulebooks": table("skirmish", 3, "rulebook"),
    }


def table(mode: str, seats: int, options: str = "") -> Settings:
    decks = [SeatSettings.of(name) for name in ("Annie", "Garen", "Lux", "Master Yi")[:seats]]
    return Settings.of(*decks, seed=487, mode=mode, options=options)


def again(kept: Record) -> Game:
    """The game as it is written, as far as its answers are still possible."""
    unchecked = replace(kept, hashes=())
    try:
        return unchecked.replay()
    except BadRecord as error:
        return unchecked.replay(upto=int(error.params["number"]) - 1)


def play_on(game: Game, concede_in: int = 0) -> Game:
    """To the end; or until the given turn, in which the player who is behind gives up."""
    players = [EagerPlayer(seat) for seat in range(game.players)]
    while not game.over:
        points = [side.points for side in game.view(None).sides]
        if concede_in and game.view(None).turn >= concede_in and points[0] != points[1]:
            game.concede(points.index(min(points)))
            break
        decision = game.decisions()[0]
        game.choose(decision, ask(players[decision.seat], game, decision))
    return game


def main() -> int:
    argparse.ArgumentParser(description="Play the golden games anew and write them to tests/golden.").parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name, settings in beginnings().items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        game = play_on(again(Record.parse(before)) if before else start(settings), 14 if name == CONCEDED else 0)
        text = record(game).text()
        path.write_text(text, encoding="utf-8")
        state = "as before" if text == before else "new"
        print(f"{path.name}: {len(game.answers or ())} answers, {game.view(None).turn} turns, {state}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
