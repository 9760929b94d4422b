"""A match as text: what it started from, the record of every game, and what was exchanged in between.

>>> from farfield.games import Match
>>> match = Match.of("Garen", "Lux", seed=7)
>>> game = match.start()
>>> game.concede(0)
>>> match.finish(game)
>>> again, running = read(write(match, match.start()))
>>> again.score, running is not None and running.over
((0, 1), False)
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from farfield.errors import FarfieldError, excerpt
from farfield.games import sections
from farfield.games.match import LENGTHS, Match
from farfield.games.records import BadRecord, Record, read_file, record, write_file
from farfield.games.sections import bad
from farfield.games.settings import Settings
from farfield.rules.game import Game

_PART: Final = re.compile(r"=== (settings|game|exchange(?: \| seat ([01]) \| out (.+) \| in (.+))?)")
_TITLE: Final = re.compile(r"\s*Farfield match [0-9]")
_GAME: Final = re.compile(r"\s*Farfield record [0-9]")


def is_match(text: str) -> bool:
    """Does a text hold a match, and not a single game?"""
    return _TITLE.match(text.removeprefix("\ufeff")) is not None


def write(match: Match, game: Game | None = None) -> str:
    """A match so far, with the game that runs, if one does; `read` makes the same match of it."""
    head = [f"Farfield match {sections.VERSION}", f"Games: {match.games}"]
    head += [] if match.sideboards else ["Sideboards: no"]
    out = ["=== settings", match.settings.text()]
    for number, played in enumerate(match.played, start=1):
        out += ["=== game", record(played).text()]
        for x in match.exchanges:
            if x.games == number:
                out.append(f"=== exchange | seat {x.seat} | out {'; '.join(x.out)} | in {'; '.join(x.into)}")
    if game is not None:
        out += ["=== game", record(game).text()]
    head.append(f"Parts: {sum(x.startswith('===') for x in out)}")  # so that it is noticed when one is missing
    return "\n".join([*head, *out]) + "\n"


def read(text: str) -> tuple[Match, Game | None]:
    """The match a text holds, and the game that was running. Raises `BadRecord` with the line and what is wrong."""
    parts = _split(text)
    head = sections.split(parts[0][2], "match", BadRecord)[0]
    found = sections.fields(head, ("Games", "Sideboards", "Parts"), BadRecord)
    games = sections.number(found.get("Games", (head.line, "3")), "the games of a match", BadRecord, 1, max(LENGTHS))
    sideboards = sections.one_of(found.get("Sideboards", (0, "yes")), "choice", ("yes", "no"), BadRecord) == "yes"
    if "Parts" in found and (count := sections.number(found["Parts"], "the parts", BadRecord)) != len(parts) - 1:
        words = "the match is cut off: it should have {count} parts and has {found}. Use a whole copy."
        raise bad(BadRecord, found["Parts"][0], "match-cut-off", words, {"count": count, "found": len(parts) - 1})
    if len(parts) < 2 or parts[1][0] != "settings":
        words = 'the match has no settings. After its first lines comes "=== settings" with the decks of both.'
        raise bad(BadRecord, head.line, "match-no-settings", words)
    try:
        match = Match(Settings.parse(parts[1][2], parts[1][1]), games=games, sideboards=sideboards)
    except FarfieldError as error:
        raise BadRecord(error.message_id, error.text, dict(error.params), error.clause) from error
    running: Game | None = None
    for kind, line, body in parts[2:]:
        try:
            if running is not None:
                match.finish(running)
                running = None
            if kind == "game":
                running = _next(match, line, body)
            else:
                _exchange(match, kind, body, line)
        except BadRecord:
            raise
        except FarfieldError as error:
            raise BadRecord(error.message_id, error.text, dict(error.params), error.clause) from error
    if running is not None and running.over:
        match.finish(running)
        running = None
    return match, running


def save(match: Match, game: Game | None, path: str | Path) -> None:
    """Write a match to a file: whole or not at all."""
    write_file(write(match, game), path)


def load(path: str | Path) -> tuple[Match, Game | None]:
    """The match in a file, and the game that was running. Raises `BadRecord`."""
    return read(read_file(path))


def file_holds_match(path: str | Path) -> bool:
    """Raises `BadRecord` if the file cannot be read."""
    return is_match(read_file(path))


def file_holds_game(path: str | Path) -> bool:
    """The record of a single game. Raises `BadRecord` if the file cannot be read."""
    return _GAME.match(read_file(path).removeprefix("\ufeff")) is not None


def _split(text: str) -> list[tuple[str, int, str]]:
    """The parts of a match, each with how many lines of the text stand above it."""
    if len(text) > 6 * sections.LONGEST_TEXT:
        raise BadRecord("text-too-long", "This text is far too long for a {what}.", {"what": "match"})
    out: list[tuple[str, int, list[str]]] = [("", 0, [])]
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line.startswith("==="):
            out[-1][2].append(line)
            continue
        found = _PART.fullmatch(line.strip())
        if found is None or line.strip() == "=== exchange":
            words = '"{text}" begins no part of a match. Write {form}.'
            form = '"=== settings", "=== game" or "=== exchange | seat 0 | out Gust | in Hexcore"'
            raise bad(BadRecord, number, "match-part", words, {"text": excerpt(line), "form": form})
        out.append((found[1], number, []))
    return [(kind, above, "\n".join(lines) + "\n") for kind, above, lines in out]


def _next(match: Match, above: int, body: str) -> Game:
    kept = Record.parse(body, above)
    if match.over or kept.origin != match.next_settings():
        line = above + len(body) - len(body.lstrip("\n")) + 1
        words = "this is not the game that comes next in the match: its decks, seed or battlefields are others."
        raise bad(BadRecord, line, "match-not-next", words + " Use an unchanged copy.")
    return kept.replay()


def _exchange(match: Match, kind: str, body: str, line: int) -> None:
    found = _PART.fullmatch(f"=== {kind}")
    if found is None or found[2] is None:
        words = "the settings of the match stand there a second time. Keep one of them."
        raise bad(BadRecord, line, "match-settings-twice", words)
    if body.strip():
        words = '"{text}" stands between games, where only exchanges are told. Take it out.'
        raise bad(BadRecord, line + 1, "match-between", words, {"text": excerpt(body.strip().splitlines()[0])})
    match.swap(int(found[2]), found[3].split("; "), found[4].split("; "))
