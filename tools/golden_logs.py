"""Play the told games anew: `python -m tools.golden_logs` writes tests/golden/told/*.txt.

A told game is the whole log of a game that chance plays with the decks of the random games: decks that use the whole
card language, in every mode. It says who did what and by which clause, and at the end of every turn two digests: of the
game, and of what each seat sees and is asked. A change of the rules that makes such a game go another way, or tells it
in another way, is seen in the first line that differs; if that is meant, run this and read the difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from farfield.players import ask
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.state import Happening
from tests import lane_games, mode_games
from tests.random_games import geared, player_for
from tests.wild_deck import wild

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "told"


def wild_duel(seed: int) -> Game:
    return new_game(Duel(), [wild(seed), wild(seed + 1)], seed)


def geared_duel(seed: int) -> Game:
    decks = geared()
    return new_game(Duel(), [decks[seed % 4], decks[seed // 4 % 4]], seed)


GAMES: dict[str, tuple[Callable[[int], Game], int, int]] = {
    "wild-duel": (wild_duel, 1, 180),
    "another-wild-duel": (wild_duel, 7, 180),
    "calm-wild-duel": (wild_duel, 12, 180),
    "geared-duel": (geared_duel, 9, 180),
    "wild-skirmish": (lambda seed: mode_games.new("skirmish", seed, True), 7, 180),
    "wild-war": (lambda seed: mode_games.new("war", seed, True), 11, 180),
    "wild-two-against-two": (lambda seed: mode_games.new("2v2", seed, True), 17, 180),
    "match": (lambda seed: mode_games.new("match", seed, True), 3, 180),
    "one-lane": (lambda seed: lane_games.lane_game(seed, 1), 9, 170),
    "two-lanes": (lambda seed: lane_games.lane_game(seed, 2), 5, 110),
    "two-other-lanes": (lambda seed: lane_games.lane_game(seed, 2), 8, 110),
    "three-lanes": (lambda seed: lane_games.lane_game(seed, 3), 11, 90),
}
"""The game, its seed (odd ones are played eagerly), and after how many answers it has told enough."""


def told(name: str) -> Iterator[str]:
    """A game, line by line."""
    make, seed, answers = GAMES[name]
    game = make(seed)
    player = player_for(seed)
    which = Random(seed)
    read, turn, seen = 0, game.view(None).turn, hashlib.sha256()
    for _ in range(answers):
        open_ = game.decisions()
        if game.over or not open_:
            break
        decision = open_[which.randrange(len(open_))]
        if which.random() < 0.2:
            helping = game.offers(which.randrange(len(game.view(None).sides)) % game.players)
            decision = helping[0] if helping else decision
        seen.update(looks(game, decision.seat))
        game.choose(decision, ask(player, game, decision))
        events = game.events()
        for event in events[read:]:
            yield line(event)
        read = len(events)
        if game.view(None).turn != turn:
            yield f"--- turn {turn}: game {game.hash():016x}, seen {seen.hexdigest()[:16]}"
            turn = game.view(None).turn
    yield f"--- so far: game {game.hash():016x}, seen {seen.hexdigest()[:16]}, won by {game.winners}"


def looks(game: Game, seat: int) -> bytes:
    """What the seat sees that decides, and who only watches."""
    views = [game.view(seat).plain(), game.view(None).plain(), str(game.view(seat))]
    return json.dumps(views, sort_keys=True, default=str).encode()


def line(event: Happening) -> str:
    """A line of the log with everything in it but ids."""
    parts = [event.kind, ", ".join(event.names), " ".join(map(str, event.args)), event.clause]
    if event.seats != -1:
        parts.append(f"seats {event.seats}")
    if event.mights is not None:
        parts.append(f"Might {event.mights}")
    if event.arena > 0:
        parts.append(f"arena {event.arena}")
    return " | ".join(parts).rstrip(" |")


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        text = "\n".join(told(name)) + "\n"
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(chr(10))} lines, {'as before' if same else 'new'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
