"""Lists of lines: what a heading, a comment and a card line look like in everything people paste.

One reader takes all formats made of lines: sectioned text with its variants, flat lists and lists of codes. They differ
in what they write (see `text`, `flat` and `code_lists`), and a list in the wild is often a mixture.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from functools import lru_cache
from typing import Final, Literal

from farfield.cards.facts import CardFacts, suggest
from farfield.cards.names import name_key
from farfield.decks.aliases import meant, surely_meant
from farfield.decks.deck import Part
from farfield.decks.piles import MOST_PROBLEMS, SECTION_NAMES, Piles
from farfield.decks.printings import CODE, by_code
from farfield.decks.sheets import as_lines
from farfield.errors import excerpt

_LONGEST_LINE = 5000  # some sites copy a whole list as one line

_HEADERS: Final[dict[Part | Literal["about"], str]] = {
    "legend": "Legend, Legends, Légende, Legende, Leyenda",
    "champion": "Champion, Champions, Chosen Champion, Campeón, Campeón elegido, Champion choisi",
    "main": "MainDeck, Main, Deck, Mainboard, Units, Unit, Spells, Spell, Gear, Gears, Deck principal, Unités, Sorts, "
    "Équipement, Hauptdeck, Einheiten, Zauber, Ausrüstung, Mazo principal, Unidades, Hechizos, Equipo",
    "battlefields": "Battlefield, Battlefields, Champ de bataille, Champs de bataille, Schlachtfeld, Schlachtfelder, "
    "Campo de batalla, Campos de batalla",
    "runes": "Rune, Runes, Rune Pool, Rune Deck, Runen, Runendeck, Runa, Runas",
    "sideboard": "Sideboard, Side, Side Deck, Réserve, Reserve, Reserva",
    "about": "About, Tokens, Maybeboard, Considering",
}
SECTION: Final = {name_key(word): part for part, words in _HEADERS.items() for word in words.split(",")}

_HEADER = re.compile(r"([^\W\d_][^:()]{0,29}?) ?(?:\( ?[0-9]{1,3} ?\))? ?(:.*)?")
_MARK = re.compile(r"#+\s*([^\W\d_][^:()#]{0,29}?)\s*(?:\(\s*[0-9]{1,3}\s*\))?\s*:?")
_ORNAMENT = re.compile(r"^(?:> ?)*[-•·*–]\s+|^(?:> ?)+|\*\*|__")
_QUOTES = '"“”„«» '
_SURE_HEADING = 0.84  # how alike a line and a heading are that surely mean the same
_COUNTED = re.compile(r"[\[(]?([0-9]+)(?:\s*[xX*×]?[\])]?\s+|[xX×]?\s?[,;|]\s?)(.*)")
_COUNT_BEHIND = re.compile(
    r"(.*\S)(?:\s+[xX×]\s?([0-9]{1,3})|\s+\([xX×]?\s?([0-9]{1,3})[xX×]?\)|\s?[,;|]\s?([0-9]{1,3}))"
)
_CODE_BEHIND = re.compile(r"(.*?)\s*(?:[\[(]([A-Za-z]{2,3}-[0-9A-Za-z*/-]+)[\])]|\(([A-Za-z]{3})\)\s*([0-9A-Za-z*]+))")
_BARE_CODE_BEHIND = re.compile(rf"(.*\S)\s+({CODE})")
_CODE_BEFORE = re.compile(rf"({CODE})(?:\s+(.*))?")
_HEADING_INSIDE = re.compile(
    r" (?:\| )?(?=(?:Legend|Champion|Main ?Deck|Battlefields?|Rune Pool|Runes|Side ?board) ?:)", re.IGNORECASE
)
_NEXT_CARD = re.compile(r" ?[,;|]? (?=[0-9]{1,3}[xX×]? [^\W\d_])")
_NAME = re.compile(r"name(?::|\s)\s*(.*)", re.IGNORECASE)


class LineReader:
    """Reads one list, line by line, into piles."""

    def __init__(self, piles: Piles) -> None:
        self.piles = piles
        self.line = 0
        self.part: Part | Literal["about"] | None = None
        self.sorted_by_type = False
        """Whether the section may hold cards of every type, as the main section of code lists does."""
        self.title: tuple[int, str] | None = None

    def read(self, text: str) -> None:
        for self.line, line in enumerate(as_lines(text, SECTION), start=1):
            for part in _HEADING_INSIDE.split(" ".join(_seen(line[:_LONGEST_LINE]).split())):
                self.take(part)
        if self.title is not None and not self.piles.entries:
            self.piles.card(self.title[1], None, self.title[0])  # no title after all
        elif self.title is not None:
            self.piles.name = self.piles.name or self.title[1]

    def take(self, line: str) -> None:
        if line.startswith("#") and self.mark(line):
            return
        if line.startswith(("//", "#")) or not any(ch.isalnum() for ch in line):
            return
        bare = _ORNAMENT.sub("", line).strip(_QUOTES)
        header, part = self.heading(bare)
        if part is None and (inside := unframed(line)) != bare:
            header, part = self.heading(inside)
        if header and part:
            self.part, self.sorted_by_type = part, False
            bare = (header[2] or "")[1:].strip()  # some put the card behind the colon
            if not any(ch.isalnum() for ch in bare):
                return
        if self.part in (None, "about") and (name := _NAME.fullmatch(line)):
            self.piles.name = self.piles.name or name[1]
        elif self.part != "about":
            self.take_cards(bare)
        if header and part in ("legend", "champion"):
            # There is one of these. Who names it behind the colon has closed the section with it.
            self.part, self.sorted_by_type = "main", True

    def heading(self, line: str) -> tuple[re.Match[str] | None, Part | Literal["about"] | None]:
        """A line taken apart as a heading, and the part of the deck that it opens if it is one."""
        header = _HEADER.fullmatch(line)
        part = (SECTION.get(name_key(header[1])) or self.near_heading(header[1], line)) if header else None
        return header, part

    def near_heading(self, words: str, line: str) -> Part | None:
        """The heading that a misspelt one can only mean, where spelling is forgiven; the note says so."""
        if not self.piles.forgiving or len(self.piles.notes) >= MOST_PROBLEMS:
            return None
        part = _near_section(name_key(words))
        if part is None or meant(line) or surely_meant(line):
            return None
        said = {"text": excerpt(words), "card": SECTION_NAMES[part]}
        self.piles.note(self.line, "deck-read-as", '"{text}" was read as {card}.', said)
        return part

    def mark(self, line: str) -> bool:
        """Whether the line is a section mark of a code list, such as ``# main``; other ``#`` lines are comments."""
        mark = _MARK.fullmatch(line.rstrip("# "))
        part = SECTION.get(name_key(mark[1])) if mark else None
        if part is None or part == "about":
            return False
        self.part, self.sorted_by_type = part, part == "main"
        return True

    def take_cards(self, line: str) -> None:
        """A line of one card, or of several, each with its count."""
        cards = _NEXT_CARD.split(line)
        if len(cards) > 1 and all(_COUNTED.fullmatch(card) for card in cards):
            for card in cards:
                self.take_card(card)
        else:
            self.take_card(line)

    def take_card(self, line: str) -> None:
        part = None if self.part == "about" or self.sorted_by_type else self.part
        count, name = self.counted(line)
        if not count:
            return
        if self.is_title(line, name):
            self.title = (self.line, line)
            return
        card = self.card(name, part)
        if card is not None:
            self.piles.flat |= self.part is None
            self.piles.put(part, count, card, self.line)

    def counted(self, line: str) -> tuple[int, str]:
        """The count of a card line and the rest of it; 0, and a problem, if the count is none."""
        before = _COUNTED.fullmatch(line)
        if before:
            digits = before[1]
            return self.piles.count(int(digits) if len(digits) <= 4 else 0, self.line, digits), before[2].strip(_QUOTES)
        # Raised digits and those of other scripts are numeric to Python, but int() refuses some of them.
        if line[0] in "+-.," or line[0].isnumeric():
            text = '"{text}" is not a count with a card behind it. Write for example: 3 {card}'
            self.piles.problem(self.line, "deck-bad-count", text, {"text": excerpt(line), "card": _rest(line)})
            return 0, line
        behind = _COUNT_BEHIND.fullmatch(line)
        if behind:
            return self.piles.count(int(behind[2] or behind[3] or behind[4]), self.line), behind[1].strip(_QUOTES)
        return 1, line

    def is_title(self, line: str, name: str) -> bool:
        """Whether the first line of a list, above all cards, is the deck's name rather than a card."""
        if self.part is not None or self.piles.entries or self.piles.problems or self.title is not None:
            return False
        if name != line and not line.endswith(")"):  # a number in parentheses may belong to a name
            return False
        return LineReader(Piles()).card(name, None) is None and not suggest(name)

    def card(self, text: str, part: Part | None) -> CardFacts | None:
        """The card a line names by its name, its code or both; ``None``, and a problem, if there is no such card."""
        first = _CODE_BEFORE.fullmatch(text)
        if first:  # the code decides, the name behind it is decoration
            card = by_code(first[1])
            if card is not None or not first[2]:
                return card or self.piles.card(text, part, self.line)
            text = first[2]
        parts = _CODE_BEHIND.fullmatch(text)
        code = (parts[2] or f"{parts[3]}-{parts[4]}") if parts else ""
        coded = by_code(code) if code else None
        name = parts[1] if parts and parts[1] else text
        if coded is None and (bare := _BARE_CODE_BEHIND.fullmatch(text)):
            name, code, coded = bare[1], bare[2], by_code(bare[2])
        if coded is None:
            return self.piles.card(name, part, self.line)
        card = meant(name, part)
        if card is not None and card is not coded:
            words = "the name says {card}, but {code} is {other}. Leave out the one that is wrong."
            params = {"card": card.name, "code": code, "other": coded.name}
            self.piles.problem(self.line, "deck-name-and-code", words, params)
            return None
        return coded


def read_lines(text: str, piles: Piles) -> None:
    LineReader(piles).read(text)


def unframed(line: str) -> str:
    """A line without the signs around it: ``== Main Deck (40) ==``, ``~~Legend~~`` and ``[Runes]`` are headings.

    By hand, once from each end: a pattern for it would try every split of a long row of signs.
    """
    start, end = 0, len(line)
    while start < end and not line[start].isalnum():
        start += 1
    while end > start and not line[end - 1].isalnum() and line[end - 1] != ")":
        end -= 1
    inside = line[start:end]
    return inside if "(" in inside else inside.rstrip(")")


@lru_cache(maxsize=2048)
def _near_section(key: str) -> Part | None:
    """The part of a deck whose heading is nearly spelt like this. Comparing takes time, and lists repeat themselves."""
    near = difflib.get_close_matches(key, SECTION, n=1, cutoff=_SURE_HEADING)
    part = SECTION[near[0]] if near else "about"
    return None if part == "about" else part


def _seen(line: str) -> str:
    """A line without the characters that nobody sees, such as marks of writing direction that pages copy along."""
    return line if line.isascii() else "".join(ch for ch in line if unicodedata.category(ch) != "Cf")


def _rest(line: str) -> str:
    """What seems to be the card's name in a line whose count cannot be read."""
    start = next((place for place, ch in enumerate(line) if ch.isalpha()), None)
    return "Stalwart Poro" if start is None else excerpt(line[start:])
