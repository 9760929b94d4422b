"""A game's record: what it started from and every answer, in words. Save, load, replay.

>>> from farfield.games import start
>>> game = start(["Garen", "Lux"], seed=7)
>>> game.choose(game.decisions()[0], game.decisions()[0].options[-1])
>>> kept = record(game)
>>> kept.answers[0]
Entry(decision=1, seat=1, question='mulligan', answer='done', turn=0, active=0)
>>> kept.replay().hash() == game.hash()
True
"""

from __future__ import annotations

import difflib
import errno
import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from farfield._version import __version__
from farfield.errors import FarfieldError, Param, excerpt
from farfield.games.answers import choices
from farfield.games.position import Position
from farfield.games.settings import Settings
from farfield.games.starting import start
from farfield.rules.game import Answer, Game
from farfield.rules.terms import CONCEDE, QUESTION_NAMES, WISH

CHECK_EVERY: Final = 50
"""A record holds the hash of the state after every so many answers, so that a difference is found near its cause."""


class BadRecord(FarfieldError):
    """A record that cannot be read or replayed. Nothing has been changed."""


class OtherEngine(BadRecord):
    """A record of another engine version that this one does not play to the same state."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer: to which decision, whose, to what kind of question, and the option in words."""

    decision: int
    """0 for a concession or a wish, which answer no question."""
    seat: int
    question: str
    answer: str
    turn: int = 0
    """The turn it was given in; 0 while the game is set up."""
    active: int = 0
    """Whose turn that was."""
    line: int = field(default=0, compare=False, repr=False)
    """The line it stands on, in a text."""


@dataclass(frozen=True, slots=True)
class Record:
    """Settings (or a position), answers and the engine version: everything that makes a game."""

    origin: Settings | Position
    answers: tuple[Entry, ...] = ()
    hashes: tuple[tuple[int, int], ...] = ()
    """The hash of the state after so many answers, the last one at the end. May be empty: then nothing is checked."""
    engine: str = __version__

    def replay(self, upto: int | None = None) -> Game:
        """Play the record again, all of it or the first so many answers, and check the state on the way.

        Raises `BadRecord` if an answer is not possible or the state is another one; `OtherEngine` if that is so because
        the record was made by another version.
        """
        return _Replay(self).run(len(self.answers) if upto is None else upto)

    def text(self) -> str:
        """The record as readable text (what PGN is to chess); `Record.parse` makes the same record of it."""
        from farfield.games.records_text import write

        return write(self)

    @staticmethod
    def parse(text: str, before: int = 0) -> Record:
        """The record a text holds. Raises `BadRecord` with the line, what is wrong and what would be right.

        `before`: so many lines of something else stand above it, and are counted along.
        """
        from farfield.games.records_text import parse

        return parse(text, before)


def origin_of(game: Game) -> Settings | Position:
    """What a game was started from."""
    if game.answers is None or not isinstance(game.origin, (Settings, Position)):
        text = "This game keeps no record. Start it with farfield.start(…) or Position.start(), and not as a copy."
        raise BadRecord("record-none", text)
    return game.origin


def begin(origin: Settings | Position) -> Game:
    """A new game from the start of a record."""
    return start(origin) if isinstance(origin, Settings) else origin.start()


def record(game: Game) -> Record:
    """The record of a game so far."""
    origin = origin_of(game)
    answers: list[Answer] = game.answers or []
    again = begin(origin)
    entries: list[Entry] = []
    hashes: list[tuple[int, int]] = []
    for number, given in enumerate(answers, start=1):
        entries.append(entry_of(again, given))
        again.give(given)
        if number % CHECK_EVERY == 0 and number < len(answers):
            hashes.append((number, again.hash()))
    hashes.append((len(answers), again.hash()))
    if hashes[-1][1] != game.hash():
        text = (
            "The answers of this game do not lead to its state: something else has changed it. It cannot be recorded."
        )
        raise BadRecord("record-tampered", text)
    return Record(origin, tuple(entries), tuple(hashes))


def entry_of(game: Game, given: Answer) -> Entry:
    """An answer in words, as the game stands right before it."""
    if given.option.verb == CONCEDE:
        return Entry(0, given.seat, "concede", "concede", game.turn, active_of(game))
    if given.option.verb == WISH:
        return Entry(0, given.seat, "wish", f"wish {given.option.number}", game.turn, active_of(game))
    decision = game.find_decision(given.decision)
    if decision is None or given.option not in decision.options:
        text = "Answer {decision} of seat {seat} does not fit the game any more. It cannot be recorded."
        raise BadRecord("record-tampered", text, {"decision": given.decision, "seat": given.seat})
    words = choices(game, decision)[decision.options.index(given.option)]
    return Entry(given.decision, given.seat, QUESTION_NAMES[given.kind], words, game.turn, active_of(game))


def active_of(game: Game) -> int:
    return game.turn_seat if game.turn else 0


class _Replay:
    """Plays a record, and says of the first thing that does not fit where it is and what would be right."""

    def __init__(self, kept: Record) -> None:
        self.record = kept
        self.game = begin(kept.origin)

    def run(self, upto: int) -> Game:
        checks = dict(self.record.hashes)
        self.check(0, checks)
        for number, entry in enumerate(self.record.answers[: max(0, upto)], start=1):
            self.take(number, entry)
            self.check(number, checks)
        return self.game

    def check(self, number: int, checks: dict[int, int]) -> None:
        wanted = checks.get(number)
        if wanted is not None and wanted != self.game.hash():
            text = (
                "After answer {number} the game is not the one that was recorded (hash {found:016x} instead of "
                "{wanted:016x}): an answer, a deck or the seed has been changed. Use an unchanged copy of the record."
            )
            entry = self.record.answers[number - 1] if number else None
            raise self.error("record-hash", text, number, entry, {"found": self.game.hash(), "wanted": wanted})

    def take(self, number: int, entry: Entry) -> None:
        game = self.game
        if game.over:
            text = "The game is over before answer {number}. Leave out what follows."
            raise self.error("record-after-end", text, number, entry)
        if entry.turn != game.turn or entry.active != active_of(game):
            text = (
                "Answer {number} stands in turn {turn} (seat {active}); the game is in turn {now} (seat {now_active})."
            )
            params: dict[str, Param] = {"turn": entry.turn, "active": entry.active}
            params |= {"now": game.turn, "now_active": active_of(game)}
            raise self.error("record-turn", text, number, entry, params)
        if entry.decision == 0:
            if not 0 <= entry.seat < game.players or game.sides[entry.seat].lost:
                if entry.question == "wish":
                    text = "Seat {seat} cannot wish for anything: there is no such player in the game."
                    raise self.error("record-wish", text, number, entry, {"seat": entry.seat})
                text = "Seat {seat} cannot concede: there is no such player in the game."
                raise self.error("record-concession", text, number, entry, {"seat": entry.seat})
            if entry.question == "wish":
                game.wish(entry.seat, int(entry.answer.removeprefix("wish ")))
            else:
                game.concede(entry.seat)
            return
        decision = game.find_decision(entry.decision)
        if decision is None or not decision.may_answer(entry.seat) or QUESTION_NAMES[decision.kind] != entry.question:
            text = "Answer {number} is to decision {decision} ({question}, seat {seat}); open is: {open}."
            params = {"decision": entry.decision, "question": entry.question, "seat": entry.seat}
            raise self.error("record-decision", text, number, entry, {**params, "open": _open(game)})
        texts = choices(game, decision)
        if entry.answer not in texts:
            near = difflib.get_close_matches(entry.answer, texts, n=3, cutoff=0.5) or texts[:5]
            text = 'Answer {number}: "{answer}" is not offered. Offered are, for example: {options}.'
            params = {"answer": excerpt(entry.answer, 100), "options": "; ".join(near)}
            raise self.error("record-answer", text, number, entry, params)
        game.choose(decision, decision.options[texts.index(entry.answer)], entry.seat)

    def error(
        self, message_id: str, text: str, number: int, entry: Entry | None, params: dict[str, Param] | None = None
    ) -> BadRecord:
        values: dict[str, Param] = {**(params or {}), "number": number}
        if entry is not None and entry.line:
            values["line"] = entry.line
            text = "Line {line}: " + text
        if self.record.engine == __version__:
            return BadRecord(message_id, text, values)
        text = "This record was made by Farfield {engine}, and Farfield {here} does not play it the same. " + text
        text += " Use version {engine} to look at the game."
        return OtherEngine(message_id + "-engine", text, {**values, "engine": self.record.engine, "here": __version__})


def _open(game: Game) -> str:
    found = [f"decision {d.id} ({QUESTION_NAMES[d.kind]}, seat {d.seat})" for d in game.decisions()]
    return ", ".join(found) or "nothing"


# --- files


def save(game: Game, path: str | Path) -> None:
    """Write a game's record to a file: whole or not at all."""
    write_file(record(game).text(), path)


def write_file(text: str, path: str | Path) -> None:
    path = Path(path)
    part = path.parent / f"{path.name}.part"
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        words = "The game cannot be saved as {file}: {reason}. Choose another place."
        reason = (error.strerror if isinstance(error, OSError) else str(error)) or type(error).__name__
        params: dict[str, Param] = {"file": excerpt(str(path), most=200), "reason": reason}
        raise BadRecord("record-file-unwritable", words, params) from error


def load(path: str | Path) -> Game:
    """The game whose record is in a file, ready to be played on. Raises `BadRecord`."""
    return load_record(path).replay()


def load_record(path: str | Path) -> Record:
    """The record in a file, not yet played. Raises `BadRecord`."""
    return Record.parse(read_file(path))


def read_file(path: str | Path) -> str:
    path = Path(path)
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        words = "The record {file} cannot be read: {reason}. Check the path."
        params: dict[str, Param] = {"file": str(path), "reason": error.strerror or type(error).__name__}
        raise BadRecord("record-file-unreadable", words, params) from error
    except ValueError as error:
        words = "{file} is not a text file in UTF-8, so it is no record. Choose another file."
        raise BadRecord("record-file-not-text", words, {"file": str(path)}) from error


def upto(kept: Record, answers: int) -> Record:
    """The record of the same game after its first so many answers."""
    hashes = tuple(x for x in kept.hashes if x[0] <= answers)
    return replace(kept, answers=kept.answers[:answers], hashes=hashes)
