"""A record as text (what PGN is to chess): what the game started from, then a line for every answer.

    12 | seat 1 | main | play Daring Poro

is the answer of seat 1 to decision 12, a main decision. `= 50 | …` is the hash of the state after 50 answers.
"""

from __future__ import annotations

import re
from typing import Final

from farfield.errors import Param, excerpt
from farfield.games import sections, settings
from farfield.games.position import BadPosition, Position
from farfield.games.position import text as position_text
from farfield.games.records import BadRecord, Entry, Record
from farfield.games.sections import Section, bad
from farfield.games.settings import Settings
from farfield.rules.terms import QUESTION_NAMES

_TURN = re.compile(r"Turn ([0-9]{1,6}): seat ([0-9]{1,2})")
_ANSWER = re.compile(r"(-?[0-9]{1,15}) \| seat ([0-9]{1,2}) \| ([a-z-]+) \| (.+)")
_CONCESSION = re.compile(r"- \| seat ([0-9]{1,2}) \| concede")
_WISH = re.compile(r"- \| seat ([0-9]{1,2}) \| (wish [0-9]{1,4})")
_HASH = re.compile(r"= ([0-9]{1,9}) \| ([0-9a-f]{16})")
NOT_CHECKED: Final = "none"
_ENGINE = re.compile(r"[0-9A-Za-z.+-]{1,40}")
_FORM: Final = '"12 | seat 1 | main | play Gust", "- | seat 1 | concede", "Turn 3: seat 1" or "= 50 | 0123456789abcdef"'


def write(kept: Record) -> str:
    out = [f"Farfield record {sections.VERSION}", f"Engine: {kept.engine}"]
    if isinstance(kept.origin, Settings):
        out += ["Start: decks", *settings.lines_of(kept.origin)]
    else:
        out += ["Start: position", *position_text.lines_of(kept.origin)]
    out += ["", "[Answers]"]
    hashes = dict(kept.hashes)
    turn = (0, 0)
    for number, entry in enumerate(kept.answers, start=1):
        if (entry.turn, entry.active) != turn:
            turn = (entry.turn, entry.active)
            out.append(f"Turn {entry.turn}: seat {entry.active}")
        if entry.decision == 0:
            out.append(f"- | seat {entry.seat} | {entry.answer}")
        else:
            out.append(f"{entry.decision} | seat {entry.seat} | {entry.question} | {entry.answer}")
        if number in hashes and number < len(kept.answers):
            out.append(f"= {number} | {hashes[number]:016x}")
    out += ["", "[End]", f"Answers: {len(kept.answers)}"]
    last = hashes.get(len(kept.answers))
    out.append(f"Hash: {NOT_CHECKED if last is None else f'{last:016x}'}")
    return "\n".join(out) + "\n"


def parse(text: str, before: int = 0) -> Record:
    found = sections.split(text, "record", BadRecord, before)
    top = found[0]
    by_name = {section.name: section for section in found}
    last = found[-1]
    end_line = last.lines[-1][0] if last.lines else last.line
    for name in ("Answers", "End"):
        if name not in by_name:
            words = (
                "the record is cut off: it has no [{name}] after this line. Use a whole copy; to go on from what is "
                'here, remove an unfinished last line and add what is missing of [Answers], [End] and "Answers: n".'
            )
            raise bad(BadRecord, end_line, "record-cut-off", words, {"name": name})
    head = sections.fields(top, ("Engine", "Start", *settings.KEYS, *position_text.TOP), BadRecord)
    engine = head.get("Engine", (top.line, ""))
    if not _ENGINE.fullmatch(engine[1]):
        words = 'the version of the engine is missing or no version. Add a line such as "Engine: 0.1.0".'
        raise bad(BadRecord, engine[0], "record-engine", words)
    kind = sections.one_of(
        head.get("Start", (top.line, "decks")), "start of a record", ("decks", "position"), BadRecord
    )
    origin = _origin(found, top, kind)
    answers, hashes = _answers(by_name["Answers"])
    end = sections.fields(by_name["End"], ("Answers", "Hash"), BadRecord)
    if "Answers" not in end:
        words = 'there is no line "Answers:" below [End]. Add one with the number of answers, {count}.'
        raise bad(BadRecord, by_name["End"].line, "record-no-count", words, {"count": len(answers)})
    count = sections.number(end["Answers"], "the answers", BadRecord)
    if count != len(answers):
        words = "the record should hold {count} answers and holds {found}: some are missing or too many."
        raise bad(BadRecord, end["Answers"][0], "record-count", words, {"count": count, "found": len(answers)})
    if "Hash" not in end:  # it is the last line: without it, nobody knows what else is missing
        words = 'the record is cut off: "Hash:" is missing below [End]. Use a whole copy, or write "Hash: none".'
        raise bad(BadRecord, end_line, "record-no-hash", words)
    line, digits = end["Hash"]
    if digits != NOT_CHECKED:
        if not re.fullmatch(r"[0-9a-f]{16}", digits):
            words = '"{text}" is no hash. It has 16 digits from 0 to f.'
            raise bad(BadRecord, line, "record-hash-text", words, {"text": excerpt(digits)})
        hashes.append((count, int(digits, 16)))
    return Record(origin, tuple(answers), tuple(hashes), engine[1])


_OTHERS: Final = ("Answers", "End")


def _origin(found: list[Section], top: Section, kind: str) -> Settings | Position:
    if kind == "decks":
        return settings.read(found, top, BadRecord, ("Engine", "Start"), _OTHERS)
    position = position_text.read(found, top, BadRecord, ("Engine", "Start"), _OTHERS)
    try:
        position.check()
    except BadPosition as error:
        raise BadRecord(error.message_id, error.text, error.params, error.clause) from error
    return position


def _answers(section: Section) -> tuple[list[Entry], list[tuple[int, int]]]:
    entries: list[Entry] = []
    hashes: list[tuple[int, int]] = []
    turn = active = 0
    for line, text in section.lines:
        if found := _ANSWER.fullmatch(text):
            number = int(found[1])
            if found[3] not in QUESTION_NAMES or number == 0:
                words = '"{text}" is no kind of decision. Known: {known}.'
                params: dict[str, Param] = {"text": excerpt(found[3]), "known": ", ".join(QUESTION_NAMES)}
                raise bad(BadRecord, line, "record-question", words, params)
            entries.append(Entry(number, int(found[2]), found[3], found[4], turn, active, line))
        elif found := _CONCESSION.fullmatch(text):
            entries.append(Entry(0, int(found[1]), "concede", "concede", turn, active, line))
        elif found := _WISH.fullmatch(text):
            entries.append(Entry(0, int(found[1]), "wish", found[2], turn, active, line))
        elif found := _TURN.fullmatch(text):
            turn, active = int(found[1]), int(found[2])
        elif found := _HASH.fullmatch(text):
            if int(found[1]) != len(entries):
                words = "this hash belongs after {said} answers, but stands after {count}: one is missing or too many."
                raise bad(BadRecord, line, "record-count", words, {"said": int(found[1]), "count": len(entries)})
            hashes.append((len(entries), int(found[2], 16)))
        else:
            words = '"{text}" is no line of a record. Write {form}.'
            raise bad(BadRecord, line, "record-line", words, {"text": excerpt(text), "form": _FORM})
    return entries, hashes
