"""Which format a text is in, by its looks. Reading does not depend on the finer points."""

from __future__ import annotations

import re

from farfield.cards.names import name_key
from farfield.decks.codes import is_code
from farfield.decks.json_lists import is_json, shape_of
from farfield.decks.lines import SECTION, unframed
from farfield.decks.printings import CODE
from farfield.decks.tts import is_tts

_ID_LINE = re.compile(rf"(?:legend|champion)\s?:\s?(?:[0-9]+ )?{CODE}", re.IGNORECASE)
_MARK = re.compile(r"#+ ?(?:main|main ?deck|sideboard):?", re.IGNORECASE)
_HEADING = re.compile(r"([^\W\d_][^:()]{0,29})(?:\([0-9]{1,3}\))?(?::.*)?")
_BRACKETED = re.compile(rf".*\[{CODE}\]")
_PARENTHESES = re.compile(rf".*\({CODE}\)")
_SET_AND_NUMBER = re.compile(r".*\([A-Za-z]{3}\) ?[0-9A-Za-z*]+")
_LONGEST_LINE = 300


def guess(text: str) -> str:
    """The name of the format that a text is most likely in. There always is one; reading it may still fail.

    >>> guess("OGN-251-1 OGN-030-1 OGN-003-1"), guess("1 Jinx, Loose Cannon"), guess("Legend:\\nLoose Cannon")
    ('tts', 'flat', 'text')
    """
    if is_json(text):
        return shape_of(text)
    if is_code(text):
        return "code"
    if is_tts(text):
        return "tts"
    # Line by line, each cut to a length and with single blanks: no pattern then takes long on a text made to hurt.
    lines = [" ".join(line[:_LONGEST_LINE].split()) for line in text.splitlines()]
    if _any(lines, _ID_LINE):
        return "ids"
    plain = [unframed(line) for line in lines if not line.startswith("#")]
    headings = [found[1] for line in plain if (found := _HEADING.fullmatch(line))]
    parts = {SECTION[key] for heading in headings if (key := name_key(heading)) in SECTION}
    if parts <= {"sideboard"}:
        return "riftkeep" if _any(lines, _MARK) else "flat"
    if _any(lines, _BRACKETED):
        return "riftatlas"
    if _any(lines, _SET_AND_NUMBER):
        return "notebook"
    return "article" if _any(lines, _PARENTHESES) else "text"


def _any(lines: list[str], shape: re.Pattern[str]) -> bool:
    return any(shape.fullmatch(line) for line in lines)
