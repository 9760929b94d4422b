"""Play the golden games anew: `python -m tools.golden_games` writes tests/golden/*.txt.

A golden game is a whole game as readable text. The tests replay it; when a change of the rules makes one of them go
another way, run this, and the difference in the text shows a reviewer what the change does to play.
"""

from __future__ import annotations

import sys
from pathlib import Path

from farfield.games import SeatSettings, Settings, record, start
from farfield.players import Player
from farfield.players.random_player import EagerPlayer
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def play(game: Game, players: list[Player], concede_in: int = 0) -> Game:
    """To the end; or until the given turn, in which the player who is behind gives up."""
    while not game.over:
        points = [side.points for side in game.view(None).sides]
        if concede_in and game.view(None).turn >= concede_in and points[0] != points[1]:
            game.concede(points.index(min(points)))
            break
        decision = game.decisions()[0]
        game.choose(decision, players[decision.seat].choose(game, decision))
    return game


def games() -> dict[str, Game]:
    thinking = Settings.of(
        SeatSettings.of("Annie", kind="rule-of-thumb"), SeatSettings.of("Garen", kind="rule-of-thumb"), seed=2026
    )
    eager = Settings.of(SeatSettings.of("Lux", kind="eager"), SeatSettings.of("Master Yi", kind="eager"), seed=1115)
    return {
        "annie-against-garen": play(start(thinking), [RuleOfThumb(1), RuleOfThumb(2)]),
        "lux-against-master-yi-with-a-concession": play(start(eager), [EagerPlayer(1), EagerPlayer(2)], concede_in=14),
        "two-against-two": play(start(table("2v2", 4)), eager_players(4)),
        "skirmish-by-the-rulebooks": play(start(table("skirmish", 3, "rulebook")), eager_players(3)),
    }


def table(mode: str, seats: int, options: str = "") -> Settings:
    decks = [SeatSettings.of(name, kind="eager") for name in ("Annie", "Garen", "Lux", "Master Yi")[:seats]]
    return Settings.of(*decks, seed=487, mode=mode, options=options)


def eager_players(seats: int) -> list[Player]:
    return [EagerPlayer(seat) for seat in range(seats)]


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        path = FOLDER / f"{name}.txt"
        text = record(game).text()
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        state = "new" if changed else "as before"
        print(f"{path.name}: {len(game.answers or ())} answers, {game.view(None).turn} turns, {state}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
