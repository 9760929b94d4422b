"""Write the games of thumb-1 and thumb-1.1 anew: `python -m tools.thumb_1` writes digest.txt beside them.

They are what later players are measured against, so they must never change. Their numbers (constants and weights) are
pinned and are not written by this. What they do in some games is pinned too: those may be written anew only because
the rules changed and the games go another way, never because the player did.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import subprocess
import sys
import tokenize
from dataclasses import dataclass
from pathlib import Path

from farfield import __version__
from farfield.games import record, start
from farfield.players import play_out
from farfield.players.thumb_1 import Thumb1, Thumb1Point1

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "farfield" / "players" / "thumb_1"
DIGEST = FOLDER / "digest.txt"
WHY = "Write this anew (python -m tools.thumb_1) only because the rules changed, never because the player did."


@dataclass(frozen=True)
class Played:
    """A game that thumb-1 or thumb-1.1 plays in every seat."""

    mode: str
    decks: tuple[str, ...]
    options: str = ""
    seed: int = 1
    most: int = 20_000  # answers, after which the game is left
    by: type[Thumb1] = Thumb1

    def __str__(self) -> str:
        mended = ", thumb-1.1" if self.by is Thumb1Point1 else ""
        return f"{self.mode} {self.options}".strip() + f", {' and '.join(self.decks)}, seed {self.seed}{mended}"


GAMES = (
    Played("duel", ("Annie", "Garen")),
    Played("duel", ("Annie", "Lux")),
    Played("duel", ("Master Yi", "Annie")),
    Played("duel", ("Garen", "Lux")),
    Played("duel", ("Garen", "Master Yi")),
    Played("duel", ("Lux", "Master Yi")),
    Played("lanes", ("Annie with gear",), "standard"),
    Played("lanes", ("Garen with gear",), "nightmare"),
    Played("lanes", ("Lux with gear",), "storm"),
    Played("lanes", ("Master Yi with gear",), "calm"),
    # Long enough for one of them to have stepped into the other's fights.
    Played("lanes", ("Annie with gear", "Master Yi with gear"), "standard", seed=3, most=60),
    Played("duel", ("Annie", "Garen"), by=Thumb1Point1),
    Played("duel", ("Lux", "Master Yi"), by=Thumb1Point1),
    Played("duel", ("Garen with gear", "Annie with gear"), by=Thumb1Point1),
)


def shortened(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def numbers() -> dict[str, str]:
    """A digest of the weights, and for each module of the numbers that are written in it."""
    found = {path.name: shortened(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}
    for path in sorted(FOLDER.glob("*.py")):
        with tokenize.open(path) as lines:
            tokens = tokenize.generate_tokens(lines.readline)
            found[path.name] = shortened(" ".join(one.string for one in tokens if one.type == tokenize.NUMBER))
    return found


def choices(played: Played) -> str:
    """How a game goes: what was answered, in words, so that no renumbering inside the engine changes it."""
    game = start(list(played.decks), played.seed, mode=played.mode, options=played.options)
    play_out(game, [played.by(seat) for seat in range(len(played.decks))], played.most)
    answers = record(game).answers
    words = "\n".join(f"{one.seat} {one.question}: {one.answer}" for one in answers)
    points = ", ".join(str(side.points) for side in game.view(None).sides[: len(played.decks)])
    return f"{len(answers)} answers, points {points}, {shortened(words)}"


def pinned(part: str) -> dict[str, str]:
    """What stands in the file below [numbers] or [games]."""
    found: dict[str, str] = {}
    here = ""
    for line in DIGEST.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            here = line.strip("[]")
        elif here == part and ": " in line:
            name, value = line.split(": ", 1)
            found[name] = value
    return found


def rules_of() -> str:
    """The version of Farfield, and the last commit of the main line below what is checked out."""
    found = f"Farfield {__version__}, {datetime.date.today().isoformat()}"
    for command in (["git", "merge-base", "HEAD", "main"], ["git", "rev-parse", "HEAD"]):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return f"{found}, on top of commit {done.stdout[:10]}"
    return found


def write(games: dict[str, str]) -> None:
    lines = ["thumb-1: a digest of its numbers, and of what it answers in some games.", WHY]
    lines += ["", "[numbers]", *(f"{name}: {value}" for name, value in pinned("numbers").items())]
    lines += ["", "[games]", f"Played with: {rules_of()}"]
    lines += [f"{name}: {value}" for name, value in games.items()]
    DIGEST.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0]).parse_args()
    if numbers() != pinned("numbers"):
        print("The numbers of thumb-1 are not those that are pinned: put them back. Nothing was written.")
        return 1
    before = pinned("games")
    games = {str(played): choices(played) for played in GAMES}
    for name, value in games.items():
        print(f"{name}: {'as before' if before.get(name) == value else value}")
    if {name: before.get(name) for name in games} != games:
        write(games)
        print(WHY)
    return 0


if __name__ == "__main__":
    sys.exit(main())
