"""What to type to play the same game again, or to go on with one that was saved."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

from farfield.decks import all_decks, as_played
from farfield.games import Settings


def program() -> str:
    """What to type for Farfield: its name, or the way to it where the shell would not find it, as after `make play`."""
    beside = Path(sys.executable).with_name("farfield")
    hidden = shutil.which("farfield") is None and beside.is_relative_to(Path.cwd()) and beside.exists()
    return str(beside.relative_to(Path.cwd())) if hidden else "farfield"


def command_for(settings: Settings) -> str:
    """What starts a game with these settings; a deck that does not come with Farfield is the player's own file."""
    kinds = [seat.kind for seat in settings.seats]
    known = [as_played(deck, settings.mode) for deck in all_decks()]
    decks = [seat.deck.name if seat.deck in known else "FILE" for seat in settings.seats]
    if settings.mode == "lanes":
        words = [program(), "play", "lanes", *(word for deck in decks for word in ("--deck", deck))]
        programs = [kind for kind in kinds if kind != "person"]
        words += ["--people", str(kinds.count("person"))] if programs else []
        words += ["--program", programs[0]] if programs and programs[0] != "rule-of-thumb" else []
        for name, value in settings.options:
            words += [f"--{name}"] if value == "on" else [f"--{name}", value]
    elif settings.mode != "duel":
        words = [program(), "play", settings.mode, *(word for deck in decks for word in ("--deck", deck))]
        words += ["--people", str(kinds.count("person"))] if kinds.count("person") != 1 else []
        others = [kind for kind in kinds if kind not in ("person", "rule-of-thumb")]
        words += ["--opponent", others[0]] if others else []
    else:
        words = [program(), "play", "--deck", decks[0], "--against", decks[-1]]
        words += ["--watch"] if kinds[0] != "person" else []
        if kinds[-1] != "rule-of-thumb":
            words += ["--opponent", "human" if kinds[-1] == "person" else kinds[-1]]
    words += ["--rulebook"] if ("rulebook", "on") in settings.options else []
    words += ["--any-deck"] if settings.any_deck else []
    words += ["--on", settings.bans_on] if settings.bans_on else []
    words += ["--pay-by-hand"] if any(seat.full_control for seat in settings.seats) else []
    return shlex.join([*words, "--seed", str(settings.seed)])


def command_to_resume(file: Path) -> str:
    """What goes on with a saved game or match: the file says which it is."""
    return shlex.join([program(), "play", "--resume", str(file)])
