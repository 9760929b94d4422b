"""Deck codes, as Piltover Archive and RiftAtlas have them: a whole deck in one word of letters and digits.

A code is base32 of bytes: a header with the version (1 to 6), the cards grouped by number of copies, set and variant,
then the sideboard (from version 2), the Chosen Champion (from 3) and further legends (6). From version 4 on a number
may carry a prefix, from 5 on any number of copies can be written. `DeckCode` is what a code says, printing by printing;
`read_code` and `write_code` make decks of it.

>>> decode("CUAACDIBAECQAYIAAA").main
((13, 'VEN-097'),)
>>> encode(DeckCode(main=((13, "VEN-097"),)))
'CUAACDIBAECQAYIAAA'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from farfield.cards.facts import facts
from farfield.decks.deck import MOST_COPIES, BadDeck, Deck, Entry
from farfield.decks.piles import Piles
from farfield.decks.printings import SETS, code_of
from farfield.errors import Message, Param, excerpt

VERSIONS: Final = (1, 2, 3, 4, 5, 6)
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_VARIANTS: Final = ("", "A", "*", "B")
_PREFIXES: Final = ("", "R", "SP")
_MOST_MAIN = 12  # copies of one card before version 5
_MOST_SIDE = 3
_CARD = re.compile(r"([A-Z]{3})-(R|SP)?([0-9]{1,4})([ABS*])?", re.IGNORECASE)
_SHAPE = re.compile(r"[Cc][A-Za-z2-7]{12,3999}")
_LABEL = re.compile(r"\A\s*(?:[A-Za-z]{1,20} ?)?code\s?:", re.IGNORECASE)


class Printing(NamedTuple):
    """One printing as its numbers: set, variant, prefix, collector number. They sort as codes list them."""

    set: int
    variant: int
    prefix: int
    number: int

    @staticmethod
    def of(code: str) -> Printing:
        """A printing by its code. Raises `BadDeck` if deck codes cannot say it."""
        parts = _CARD.fullmatch(code)
        if parts is None or parts[1].upper() not in SETS:
            text = "{code} has no place in a deck code. Name the card by a printing of one of these sets: {sets}."
            raise _bad("deck-code-printing", text, {"code": excerpt(code), "sets": ", ".join(SETS)})
        suffix = (parts[4] or "").upper().replace("S", "*")
        prefix = _PREFIXES.index((parts[2] or "").upper())
        return Printing(SETS.index(parts[1].upper()), _VARIANTS.index(suffix), prefix, int(parts[3]))

    def __str__(self) -> str:
        number = (f"{self.number:03}", f"R{self.number:02}", f"SP{self.number}")[self.prefix]
        return f"{SETS[self.set]}-{number}{_VARIANTS[self.variant].lower()}"


@dataclass(frozen=True, slots=True)
class DeckCode:
    """What a deck code says: printings by their codes. Legend, runes and battlefields stand in ``main``."""

    main: tuple[Entry, ...]
    sideboard: tuple[Entry, ...] = ()
    champion: str | None = None
    further_legends: tuple[str, ...] = ()


def is_code(text: str) -> bool:
    """Whether a text looks like a deck code: one word, in any case, that begins as they all do."""
    return _SHAPE.fullmatch(text.strip()) is not None


def unwrapped(text: str) -> str:
    """The deck code in a text that holds nothing else, as mails and chats wrap it: with a label in front, over several
    lines, in quotation marks, padded. Empty if there is none.

    >>> unwrapped("Deck code: CUAACKABAECQAYI\\nAAECQAAI=")
    'CUAACKABAECQAYIAAECQAAI'
    """
    joined = "".join(_LABEL.sub("", text[:4500], count=1).split()).strip("\"'`=<>“”")
    # Names in capitals, one below the other, could be taken for a code; but every code has long rows of zeros.
    return joined if "AA" in joined and joined.isupper() and is_code(joined) else ""


# Writing


def encode(code: DeckCode, version: int | None = None) -> str:
    """The shortest code, or that of a version. Raises `BadDeck` if the version cannot say all of it."""
    main, side = _counted(code.main), _counted(code.sideboard)
    champion = Printing.of(code.champion) if code.champion else None
    legends = [Printing.of(legend) for legend in code.further_legends]
    every = [*main, *side, *legends, *([champion] if champion else [])]
    needed = _needed(main, side, every, champion is not None, bool(legends))
    version = max(needed, 3) if version is None else version
    if version not in VERSIONS or version < needed:
        text = "Version {version} of deck codes cannot hold this deck. Use version {needed}, or leave the choice open."
        raise _bad("deck-code-version-small", text, {"version": version, "needed": needed})
    prefixed = version == 4 or (version >= 5 and any(card.prefix for card in every))
    out = bytearray([16 | version])
    if version >= 5:
        out.append(prefixed)
        for section in (main, side):
            counts = sorted(set(section.values()), reverse=True)
            _varint(out, len(counts))
            for count in counts:
                _varint(out, count)
                _groups(out, section, count, prefixed)
    else:
        for count in range(_MOST_MAIN, 0, -1):
            _groups(out, main, count, prefixed)
        for count in range(_MOST_SIDE if version >= 2 else 0, 0, -1):
            _groups(out, side, count, prefixed)
    if version >= 3:
        out.append(champion is not None)
        if champion:
            _printing(out, champion, prefixed)
    if version == 6:
        _varint(out, len(legends))
        for legend in legends:
            _printing(out, legend, prefixed)
    return _base32(out)


def write_code(deck: Deck) -> str:
    """The deck as a code: every card by its plainest printing."""
    zones = [(1, deck.legend), *deck.main, *((1, name) for name in deck.battlefields), *deck.runes]
    main = tuple((count, code_of(facts(name))) for count, name in zones)
    side = tuple((count, code_of(facts(name))) for count, name in deck.sideboard)
    return encode(DeckCode(main, side, code_of(facts(deck.champion)))) + "\n"


def _needed(
    main: dict[Printing, int], side: dict[Printing, int], every: list[Printing], champion: bool, legends: bool
) -> int:
    """The first version that can say all of it."""
    if legends:
        return 6
    many = max(main.values(), default=0) > _MOST_MAIN or max(side.values(), default=0) > _MOST_SIDE
    if many or any(card.prefix == 2 for card in every):
        return 5
    if any(card.prefix for card in every):
        return 4
    return 3 if champion else 2 if side else 1


def _counted(entries: Iterable[Entry]) -> dict[Printing, int]:
    total: dict[Printing, int] = {}
    for count, code in entries:
        card = Printing.of(code)
        total[card] = total.get(card, 0) + count
    return total


def _groups(out: bytearray, section: dict[Printing, int], count: int, prefixed: bool) -> None:
    """The cards with this number of copies, grouped by set and variant."""
    groups: dict[tuple[int, int], list[Printing]] = {}
    for card in sorted(card for card, copies in section.items() if copies == count):
        groups.setdefault((card.set, card.variant), []).append(card)
    _varint(out, len(groups))
    for (card_set, variant), cards in groups.items():
        _varint(out, len(cards))
        out += bytes((card_set, variant))
        for card in cards:
            _number(out, card, prefixed)


def _printing(out: bytearray, card: Printing, prefixed: bool) -> None:
    out += bytes((card.set, card.variant))
    _number(out, card, prefixed)


def _number(out: bytearray, card: Printing, prefixed: bool) -> None:
    if prefixed:
        out.append(card.prefix)
    _varint(out, card.number)


def _varint(out: bytearray, number: int) -> None:
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def _base32(data: bytes | bytearray) -> str:
    bits = len(data) * 8
    letters = -(-bits // 5)
    whole = int.from_bytes(data, "big") << (letters * 5 - bits)
    return "".join(_ALPHABET[whole >> 5 * place & 31] for place in range(letters - 1, -1, -1))


# Reading


def decode(text: str) -> DeckCode:
    """What a deck code says. Raises `BadDeck` if it is none, or is damaged."""
    data = _Bytes(_unbase32(text.strip()))
    header = data.byte()
    if header >> 4 != 1 or header & 15 not in VERSIONS:
        words = "Line 1: this deck code is of format {format}, version {version}; Farfield reads format 1, versions 1 "
        words += "to 6. Copy the code again, or export the deck as text."
        raise _bad("deck-code-version", words, {"format": header >> 4, "version": header & 15})
    version = header & 15
    prefixed = data.flag() if version >= 5 else version == 4
    if version >= 5:
        main, side = tuple(_sparse(data, prefixed)), tuple(_sparse(data, prefixed))
    else:
        main = tuple(_dense(data, _MOST_MAIN, prefixed))
        side = tuple(_dense(data, _MOST_SIDE, prefixed)) if version >= 2 else ()
    champion = str(data.printing(prefixed)) if version >= 3 and data.flag() else None
    legends = tuple(str(data.printing(prefixed)) for _ in range(data.number())) if version == 6 else ()
    if data.left():
        raise data.damaged()
    return DeckCode(main, side, champion, legends)


def read_code(text: str, piles: Piles) -> None:
    line = text[: len(text) - len(text.lstrip())].count("\n") + 1
    code = decode(text)
    if code.further_legends:
        words = "Line 1: this deck code has further legends ({cards}), which no released card allows. "
        words += "Export the deck without them."
        raise _bad("deck-code-legends", words, {"cards": ", ".join(code.further_legends[:5])})
    for count, printing in code.main:
        card = piles.card(printing, None, line)
        if card is not None and piles.count(count, line):
            piles.put(None, count, card, line)
    for count, printing in code.sideboard:
        card = piles.card(printing, "sideboard", line)
        if card is not None and piles.count(count, line):
            piles.put("sideboard", count, card, line)
    if code.champion:
        card = piles.card(code.champion, "champion", line)
        if card is not None:
            piles.point_at(card, line)


class _Bytes:
    """The bytes of a code, read from the front."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def left(self) -> int:
        return len(self.data) - self.at

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise self.damaged()
        self.at += 1
        return self.data[self.at - 1]

    def flag(self) -> bool:
        value = self.byte()
        if value > 1:
            raise self.damaged()
        return value == 1

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value
            if shift > 21:  # nothing in a deck is so many
                raise self.damaged()

    def printing(self, prefixed: bool) -> Printing:
        return self.card(*self.group(), prefixed)

    def group(self) -> tuple[int, int]:
        card_set, variant = self.byte(), self.byte()
        if card_set >= len(SETS) or variant >= len(_VARIANTS):
            raise self.damaged()
        return card_set, variant

    def card(self, card_set: int, variant: int, prefixed: bool) -> Printing:
        prefix = self.byte() if prefixed else 0
        number = self.number()
        if prefix >= len(_PREFIXES) or number > 9999:
            raise self.damaged()
        return Printing(card_set, variant, prefix, number)

    def damaged(self) -> BadDeck:
        text = "Line 1: the deck code is damaged near its character {place} of {length}. Copy the whole code again."
        length = -(-len(self.data) * 8 // 5)
        return _bad("deck-code-damaged", text, {"place": min(self.at * 8 // 5 + 1, length), "length": length})


def _dense(data: _Bytes, most: int, prefixed: bool) -> Iterator[Entry]:
    """A section of versions 1 to 4: every number of copies has its place."""
    for count in range(most, 0, -1):
        yield from _of_count(data, count, prefixed)


def _sparse(data: _Bytes, prefixed: bool) -> Iterator[Entry]:
    """A section of versions 5 and 6: only the numbers of copies that occur are there."""
    for _ in range(data.number()):
        count = data.number()
        if not 1 <= count <= MOST_COPIES:
            raise data.damaged()
        yield from _of_count(data, count, prefixed)


def _of_count(data: _Bytes, count: int, prefixed: bool) -> Iterator[Entry]:
    for _ in range(data.number()):
        cards = data.number()
        card_set, variant = data.group()
        for _ in range(cards):
            yield count, str(data.card(card_set, variant, prefixed))


def _unbase32(text: str) -> bytes:
    if len(text) > 4000:
        raise _bad("deck-too-long", "This text is far too long for a deck list. Give one list only.", {})
    whole = 0
    for place, letter in enumerate(text, start=1):
        value = _ALPHABET.find(letter.upper()) if letter.isascii() else -1
        if value < 0:
            words = 'Line 1: character {place} of the deck code is "{letter}"; codes have only the letters A to Z and '
            words += "the digits 2 to 7. Copy the code again."
            raise _bad("deck-code-letter", words, {"place": place, "letter": excerpt(letter)})
        whole = whole << 5 | value
    bits = len(text) * 5
    return (whole >> bits % 8).to_bytes(bits // 8, "big")


def _bad(message_id: str, text: str, params: dict[str, Param]) -> BadDeck:
    return BadDeck([Message(message_id, text, params)])
