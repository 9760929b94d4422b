"""The common text format of deck lists: sections of ``count name`` lines.

Read: English, French, German and Spanish headers with or without a colon, ``3``, ``3x`` or ``3*``, a missing count (1),
codes behind a name as ``[OGN-003]``, ``(OGN-003)`` or ``(OGN) 003``, comments after ``//`` or ``#``. What stands under
``About`` is ignored, except a line ``Name …``.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal

from farfield.cards.facts import CardFacts, UnknownCard, facts, find
from farfield.cards.names import name_key
from farfield.decks.deck import MOST_COPIES, BadDeck, Deck, Entry, Part, is_eligible, misplaced
from farfield.errors import Message, Param, excerpt

_LONGEST_TEXT = 100_000
_LONGEST_LINE = 300

_HEADERS: Final[dict[Part | Literal["about"], str]] = {
    "legend": "Legend, Légende, Legende, Leyenda",
    "champion": "Champion, Champions, Chosen Champion, Campeón",
    "main": "MainDeck, Main, Deck, Mainboard, Units, Unit, Spells, Spell, Gear, Gears, Deck principal, Unités, Sorts, "
    "Hauptdeck, Einheiten, Zauber, Mazo principal, Unidades, Hechizos",
    "battlefields": "Battlefield, Battlefields, Champ de bataille, Champs de bataille, Schlachtfeld, Schlachtfelder, "
    "Campo de batalla, Campos de batalla",
    "runes": "Rune, Runes, Rune Pool, Rune Deck, Runen, Runa, Runas",
    "sideboard": "Sideboard, Side, Réserve, Reserve, Reserva",
    "about": "About",
}
_SECTION: Final = {name_key(word): part for part, words in _HEADERS.items() for word in words.split(",")}

_HEADER = re.compile(r"([^\W\d_][^:()]{0,29}?)\s*(?:\(\s*[0-9]{1,3}\s*\))?\s*(:.*)?")
_CARD = re.compile(r"(?:([0-9]+)\s*[xX*×]?\s+)?(.*)")
_CODE = re.compile(r"(.*?)\s*(?:[\[(]([A-Za-z]{2,3}-[0-9A-Za-z*/]+)[\])]|\(([A-Za-z]{3})\)\s*([0-9A-Za-z*]+))")
_NAME = re.compile(r"name(?::|\s)\s*(.*)", re.IGNORECASE)


def parse(text: str, name: str = "") -> Deck:
    """The deck a text describes. ``name`` is used if the text has none.

    Raises `BadDeck` with every problem found: the line, what is wrong with it and what would be right.
    """
    return _Reader().read(text, name)


def load(path: str | Path) -> Deck:
    """The deck in a text file; without a name of its own it is called like the file. Raises `BadDeck`."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            text = file.read(_LONGEST_TEXT * 4 + 1).decode("utf-8-sig")
    except OSError as error:
        words = "The deck list {file} cannot be read: {reason}. Check the path."
        params: dict[str, Param] = {"file": str(path), "reason": error.strerror or type(error).__name__}
        raise BadDeck([Message("deck-file-unreadable", words, params)]) from error
    except ValueError as error:  # also a path with a null character
        words = "{file} is not a text file in UTF-8. Save the deck list as plain text."
        raise BadDeck([Message("deck-file-not-text", words, {"file": str(path)})]) from error
    return parse(text, path.stem)


def write(deck: Deck) -> str:
    """The deck in the common text format; `parse` makes the same deck of it."""
    copies = deck.copies(deck.champion)
    # A list of 41 that repeats its champion is read as 40 and a pointer (see `_Reader.main`), so where 41 cards are
    # meant, all copies stand in the champion's section.
    chosen = copies if deck.size == 41 else 1
    main = [(count - chosen if name == deck.champion else count, name) for count, name in deck.main]
    sections: list[tuple[str, list[Entry]]] = [
        ("Legend", [(1, deck.legend)]),
        ("Champion", [(chosen, deck.champion)]),
        ("MainDeck", [entry for entry in main if entry[0]]),
        ("Battlefields", [(1, name) for name in deck.battlefields]),
        ("Runes", list(deck.runes)),
        ("Sideboard", list(deck.sideboard)),
    ]
    parts = [f"About\nName {deck.name}\n"] if deck.name else []
    for header, entries in sections:
        if entries:
            parts.append(f"{header}:\n" + "".join(f"{count} {_listed(name)}\n" for count, name in entries))
    return "\n".join(parts)


def _listed(name: str) -> str:
    """A card's name as lists have it: legends with their champion in front."""
    card = facts(name)
    return f"{card.champion_tag}, {name}" if card.type == "legend" else name


class _Reader:
    """Reads one list, line by line, and collects problems on the way."""

    def __init__(self) -> None:
        self.problems: list[Message] = []
        self.entries: dict[Part, list[Entry]] = {}
        self.name = ""
        self.line = 0
        self.part: Part | Literal["about"] | None = None
        self.told_no_section = False

    def read(self, text: str, name: str) -> Deck:
        if len(text) > _LONGEST_TEXT:
            raise BadDeck([Message("deck-too-long", "This text is far too long for a deck list. Give one list only.")])
        for self.line, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            self.take(line[:_LONGEST_LINE].strip())
        if not self.entries and not self.problems:
            words = "The list has no cards. Start with a line Legend: and the legend's name below it."
            self.problems.append(Message("deck-empty", words, {}, "CR 103"))
        if self.problems:
            raise BadDeck(self.problems)
        legend = self.legend()
        champion, main = self.main(legend)
        return Deck(
            name=self.name or name,
            legend=legend.name,
            champion=champion,
            main=tuple(main),
            runes=tuple(self.entries.get("runes", ())),
            battlefields=tuple(card for count, card in self.entries.get("battlefields", ()) for _ in range(count)),
            sideboard=tuple(self.entries.get("sideboard", ())),
        )

    # Lines

    def take(self, line: str) -> None:
        if not line or line.startswith(("//", "#")):
            return
        header = _HEADER.fullmatch(line)
        part = _SECTION.get(name_key(header[1])) if header else None
        if header and part:
            self.part = part
            line = (header[2] or "")[1:].strip()  # some put the card behind the colon
            if not line:
                return
        if self.part in (None, "about") and (name := _NAME.fullmatch(line)):
            self.name = self.name or name[1]
        elif self.part is None:
            self.no_section(line)
        elif self.part != "about":
            self.take_card(line, self.part)

    def take_card(self, line: str, part: Part) -> None:
        parts = _CARD.fullmatch(line)
        count = self.count(parts[1] if parts else None, line)
        card = self.card(parts[2] if parts else line, line) if count else None
        if card is None:
            return
        wrong = misplaced(part, card)
        if wrong:
            self.problem(wrong.id + "-line", wrong.text, dict(wrong.params), wrong.clause)
        else:
            self.entries.setdefault(part, []).append((count, card.name))

    def count(self, digits: str | None, line: str) -> int:
        """The count of a card line, or 0 if it is none."""
        if digits is None:
            # Raised digits and those of other scripts are numeric to Python, but int() refuses some of them.
            if line[0] in "+-.," or line[0].isnumeric():
                text = 'Line {line}: "{text}" does not start with a count. Write for example: 3 {card}'
                self.problem("deck-bad-count", text, {"text": excerpt(line), "card": _rest(line)})
                return 0
            return 1
        if len(digits) <= 4 and 1 <= int(digits) <= MOST_COPIES:
            return int(digits)
        text = "Line {line}: {count} copies of a card are impossible. Give a number from 1 to {most}."
        self.problem("deck-count-line", text, {"count": excerpt(digits, 12), "most": MOST_COPIES})
        return 0

    def card(self, text: str, line: str) -> CardFacts | None:
        """The card a line names by its name, its code or both; ``None``, and a problem, if there is no such card."""
        parts = _CODE.fullmatch(text)
        code = (parts[2] or f"{parts[3]}-{parts[4]}") if parts else ""
        by_code = _lookup(code) if code else None
        name = parts[1] if parts and parts[1] else text
        try:
            card = find(name)
        except UnknownCard as error:
            if by_code is None:
                self.problem(error.message_id + "-line", "Line {line}: " + error.text, error.params)
            return by_code
        if by_code is not None and by_code is not card:
            words = "Line {line}: the name says {card}, but {code} is {other}. Leave out the one that is wrong."
            self.problem("deck-name-and-code", words, {"card": card.name, "code": code, "other": by_code.name})
            return None
        return card

    def no_section(self, line: str) -> None:
        if not self.told_no_section:
            self.told_no_section = True
            words = 'Line {line}: "{text}" stands before any section. Put a line such as Legend: or MainDeck: above it.'
            self.problem("deck-no-section", words, {"text": excerpt(line)})

    def problem(self, message_id: str, text: str, params: dict[str, Param], clause: str | None = None) -> None:
        if not text.startswith("Line {line}"):
            text = "Line {line}: " + text
        self.problems.append(Message(message_id, text, params | {"line": self.line}, clause))

    # The whole

    def legend(self) -> CardFacts:
        legends = self.entries.get("legend", [])
        if sum(count for count, _ in legends) == 1:
            return facts(legends[0][1])
        if legends:
            words = "The list has {count} legends ({cards}). Leave exactly one under Legend:."
        else:
            words = "The list has no legend. Add a line Legend: and the legend's name below it."
        count = sum(count for count, _ in legends)
        raise BadDeck([Message("deck-legend-count", words, {"count": count, "cards": _named(legends)}, "CR 103.1")])

    def main(self, legend: CardFacts) -> tuple[str, list[Entry]]:
        """The Chosen Champion, and all entries of the Main Deck with it."""
        main, chosen = self.entries.get("main", []), self.entries.get("champion", [])
        if not chosen:
            for _, name in main:
                if is_eligible(facts(name), legend):
                    return name, main
            words = "The list has no Chosen Champion. Add a line Champion: and below it a champion unit of {champion}."
            params: dict[str, Param] = {"champion": legend.champion_tag or legend.name}
            raise BadDeck([Message("deck-no-champion", words, params, "CR 103.2.a")])
        champion = chosen[0][1]
        if any(name != champion for _, name in chosen):
            words = (
                "The list has several Chosen Champions ({cards}). Keep one under Champion:, the others in MainDeck:."
            )
            raise BadDeck([Message("deck-several-champions", words, {"cards": _named(chosen)}, "CR 103.2.a")])
        # Most lists keep the champion apart from the other cards of the 40, some name it in both places.
        total = sum(count for count, _ in main + chosen)
        if total == 41 and sum(count for count, _ in chosen) == 1 and champion in (name for _, name in main):
            return champion, main
        return champion, chosen + main


def _lookup(text: str) -> CardFacts | None:
    try:
        return find(text)
    except UnknownCard:
        return None


def _named(entries: list[Entry]) -> str:
    return "; ".join(f"{count} {name}" for count, name in entries[:10])


def _rest(line: str) -> str:
    """What seems to be the card's name in a line whose count cannot be read."""
    start = next((place for place, ch in enumerate(line) if ch.isalpha()), None)
    return "Stalwart Poro" if start is None else excerpt(line[start:])
