"""JSON lists: the shapes met in public data, read by what their parts are called.

Four shapes are written: Farfield's own (that of tournament lists entered by hand, where the main deck holds all 40),
riftdecks' (one list of typed cards), Piltover Archive's (a list for each part) and that of event software (sections).
Reading is by key, whatever the shape: known keys say which part of the deck a list is, the rest is ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from farfield.cards.facts import facts
from farfield.cards.names import name_key
from farfield.decks.aliases import meant
from farfield.decks.deck import BadDeck, Deck, Entry, Part
from farfield.decks.piles import Piles
from farfield.decks.printings import by_code, code_of
from farfield.decks.text import apart, listed
from farfield.errors import Message, excerpt

_PARTS: Final[dict[str, Part | None]] = {
    "legend": "legend",
    "legends": "legend",
    "legendname": "legend",
    "champion": "champion",
    "champions": "champion",
    "chosenchampion": "champion",
    "main": None,
    "maindeck": None,
    "mainboard": None,
    "deck": None,
    "unit": None,
    "units": None,
    "spell": None,
    "spells": None,
    "gear": None,
    "battlefield": "battlefields",
    "battlefields": "battlefields",
    "rune": "runes",
    "runes": "runes",
    "runepool": "runes",
    "runedeck": "runes",
    "sideboard": "sideboard",
    "side": "sideboard",
}
"""Keys, and words for the type of an entry or section, by part; ``None``: wherever the card's type belongs."""
_LISTS: Final = ("cards", "sections")
_WRAPPERS: Final = ("deck", "data", "decklist")
_POINTERS: Final = ("chosenchampion",)
_NAMES: Final = ("name", "cardname", "card")
_COUNTS: Final = ("count", "quantity", "qty", "amount")
_CODES: Final = ("code", "variantnumber", "cardcode", "cardid", "id")
_TYPES: Final = ("type", "sectiontype", "section", "zone")
_EXAMPLE: Final = '{"legend": "Jinx, Loose Cannon", "main_deck": [{"name": "Gust", "count": 3}]}'
_ENTRY: Final = '{"name": "Gust", "count": 3}'
_LONGEST_COUNT = 6
_COUNT_IN_BRACKETS = re.compile(r"\[[0-9]{1,3}[xX×]?\][ \t]*\w")  # "[3] Gust" is a card line
_HEADING_IN_BRACKETS = re.compile(r"\[[ \t]*(?!true|false|null)[^\W\d_][^\[\]{}\"]{0,36}\]")
"""``[Legend]`` is a heading: no JSON has a bare word in brackets."""

Tree = Any
"""What JSON can hold."""


def is_json(text: str) -> bool:
    head = text.lstrip()[:40]
    return head[:1] in ("{", "[") and not _COUNT_IN_BRACKETS.match(head) and not _HEADING_IN_BRACKETS.match(head)


def shape_of(text: str) -> str:
    """Which of the four shapes a JSON list is nearest to, by the name of the format."""
    try:
        tree = json.loads(text)
    except (ValueError, RecursionError):
        return "json"
    keys = {name_key(key) for key in tree} if isinstance(tree, dict) else set()
    if "sections" in keys:
        return "json-event"
    if "cards" in keys:
        return "json-riftdecks"
    return "json-piltover" if "champions" in keys else "json"


# Reading


def read_json(text: str, piles: Piles) -> None:
    try:
        tree = json.loads(text)
    except json.JSONDecodeError as error:
        words = "Line {line}, character {column}: the JSON breaks off or goes wrong here. Look for a missing comma, "
        words += "quotation mark or bracket."
        raise BadDeck([Message("deck-json-broken", words, {"line": error.lineno, "column": error.colno})]) from error
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or brackets without end
        raise _shapeless() from error
    if isinstance(tree, list):
        tree = {"cards": tree}
    tree = _unwrapped(tree)
    keys = {name_key(key): (key, value) for key, value in tree.items()} if isinstance(tree, dict) else {}
    if not any(key in _PARTS or key in _LISTS for key in keys):
        raise _shapeless()
    name = keys.get("name", ("", ""))[1]
    piles.name = name if isinstance(name, str) else ""
    reader = _TreeReader(piles)
    for key in _LISTS:
        if key in keys:
            reader.cards(keys[key][1], None, keys[key][0])
    for key, (shown, value) in keys.items():
        if key in _PARTS and key not in _POINTERS:
            # Some name the legend once by itself and once among the cards.
            if _PARTS[key] == "legend" and piles.entries.get("legend"):
                continue
            reader.cards(value, _PARTS[key], shown)
    for key in _POINTERS:
        if keys.get(key, ("", None))[1]:
            reader.point(keys[key][1], keys[key][0])


def _unwrapped(tree: Tree) -> Tree:
    """The deck inside what a site wraps around it."""
    for _ in range(3):
        if isinstance(tree, dict):
            tree = next((tree[key] for key in _WRAPPERS if isinstance(tree.get(key), dict)), tree)
    return tree


class _TreeReader:
    """Reads cards out of a tree, wherever they are."""

    def __init__(self, piles: Piles) -> None:
        self.piles = piles

    def cards(self, tree: Tree, part: Part | None, path: str) -> None:
        """Every card of a value: a name, an entry, a list of these, or a table of counts by name."""
        if tree is None:
            return
        if isinstance(tree, str):
            self.entry({"name": tree}, part, path)
        elif isinstance(tree, list):
            for place, item in enumerate(tree):
                where = f"{path}[{place}]"
                if isinstance(item, dict):
                    self.item(item, part, where)
                elif isinstance(item, str):
                    self.entry({"name": item}, part, where)
                else:
                    self.no_card(item, where)
        elif isinstance(tree, dict) and any(name_key(key) in (*_NAMES, *_CODES) for key in tree):
            self.item(tree, part, path)
        elif isinstance(tree, dict):
            for name, count in tree.items():
                self.entry({"name": name, "count": count}, part, f"{path}.{excerpt(name, 30)}")
        else:
            self.no_card(tree, path)

    def item(self, item: dict[str, Tree], part: Part | None, path: str) -> None:
        """An entry, or a section with a list of entries."""
        fields = {name_key(key): value for key, value in item.items()}
        kind = next((fields[key] for key in _TYPES if isinstance(fields.get(key), str)), "")
        part = _PARTS.get(name_key(kind), part) if part is None else part
        if isinstance(fields.get("cards"), list):
            for place, inner in enumerate(fields["cards"]):
                where = f"{path}.cards[{place}]"
                if isinstance(inner, (dict, str)):
                    self.entry(inner if isinstance(inner, dict) else {"name": inner}, part, where)
                else:
                    self.no_card(inner, where)
        else:
            self.entry(item, part, path)

    def entry(self, item: dict[str, Tree], part: Part | None, path: str) -> None:
        fields = {name_key(key): value for key, value in item.items()}
        count = self.count(next((fields[key] for key in _COUNTS if fields.get(key) is not None), 1), path)
        if not count:
            return
        name = next((fields[key] for key in _NAMES if isinstance(fields.get(key), str) and fields[key]), None)
        codes = [fields[key][:40] for key in _CODES if isinstance(fields.get(key), str)]
        if isinstance(fields.get("set"), str) and isinstance(fields.get("num"), str):
            codes.append(f"{fields['set']}-{fields['num']}"[:40])
        card = next((found for code in codes if (found := by_code(code))), None)
        if name is not None:
            card = meant(name, part) or card or self.piles.card(name, part, path)
        elif card is None and codes:
            card = self.piles.card(codes[0], part, path)
        elif card is None:
            self.no_card(item, path)
        if card is not None:
            self.piles.put(part, count, card, path)

    def count(self, value: Tree, path: str) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= _LONGEST_COUNT:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            value, shown = 0, _said(value)
        else:
            shown = str(value) if abs(value) < 10**12 else "…"
        return self.piles.count(value, path, shown)

    def point(self, tree: Tree, path: str) -> None:
        """The Chosen Champion by itself, where the main deck holds all of its copies."""
        name = tree.get("name", tree.get("code")) if isinstance(tree, dict) else tree
        if not isinstance(name, str):
            self.no_card(tree, path)
            return
        card = self.piles.card(name, "champion", path)
        if card is not None:
            self.piles.point_at(card, path)

    def no_card(self, item: Tree, path: str) -> None:
        text = "this is no card: {text}. Write for example {example}"
        self.piles.problem(path, "deck-json-entry", text, {"text": _said(item), "example": _ENTRY})


def _said(item: Tree) -> str:
    """What stands in the tree, to show it."""
    try:
        return excerpt(json.dumps(item, ensure_ascii=False)[:80], 40)
    except (ValueError, RecursionError):
        return "…"


def _shapeless() -> BadDeck:
    text = "Line 1: this JSON holds no deck. It needs a legend and lists of cards, for example {example}"
    return BadDeck([Message("deck-json-shape", text, {"example": _EXAMPLE})])


# Writing


def write_json(deck: Deck) -> str:
    """Farfield's own shape."""
    runes = {name.removesuffix(" Rune"): count for count, name in deck.runes}
    return _dump(
        deck,
        legend=listed(facts(deck.legend)),
        chosen_champion=deck.champion,
        runes=runes,
        battlefields=list(deck.battlefields),
        main_deck=[{"name": name, "count": count} for count, name in deck.main],
        sideboard=[{"name": name, "count": count} for count, name in deck.sideboard],
    )


def write_riftdecks(deck: Deck) -> str:
    """One list of cards, each with its type."""
    champion, main = apart(deck)
    rows = [*_typed("legend", [(1, deck.legend)]), *_typed("champion", champion)]
    for count, name in main:
        rows += _typed(facts(name).type, [(count, name)])
    rows += _typed("battlefields", [(1, name) for name in deck.battlefields])
    rows += [*_typed("runes", deck.runes), *_typed("sideboard", deck.sideboard)]
    return _dump(deck, legend=listed(facts(deck.legend)), cards=rows)


def write_piltover(deck: Deck) -> str:
    """A list for each part; the Chosen Champion's copy is not in the main deck."""
    champion, main = apart(deck)
    return _dump(
        deck,
        legend=listed(facts(deck.legend)),
        legend_variant=code_of(facts(deck.legend)),
        champions=_quantities(champion),
        maindeck=_quantities(main),
        battlefields=_quantities([(1, name) for name in deck.battlefields]),
        runes=_quantities(deck.runes),
        sideboard=_quantities(deck.sideboard),
    )


def write_event(deck: Deck) -> str:
    """Sections, as event software has them."""
    champion, main = apart(deck)
    sections: list[tuple[str, Iterable[Entry]]] = [
        ("legend", [(1, deck.legend)]),
        ("champion", champion),
        ("main", main),
        ("battlefield", [(1, name) for name in deck.battlefields]),
        ("rune_pool", deck.runes),
        ("sideboard", deck.sideboard),
    ]
    found = [{"section_type": kind, "cards": _named(entries)} for kind, entries in sections if entries]
    return _dump(deck, legend_name=listed(facts(deck.legend)), sections=found)


def _dump(deck: Deck, **parts: object) -> str:
    return json.dumps(({"name": deck.name} if deck.name else {}) | parts, ensure_ascii=False, indent=1) + "\n"


def _typed(kind: str, entries: Iterable[Entry]) -> Iterator[dict[str, str | int]]:
    for count, name in entries:
        code = code_of(facts(name))
        card_set, number = code.split("-")
        yield {"type": kind, "qty": count, "set": card_set, "num": number, "code": code, "name": listed(facts(name))}


def _quantities(entries: Iterable[Entry]) -> list[dict[str, str | int]]:
    return [
        {"name": listed(facts(name)), "quantity": count, "variantNumber": code_of(facts(name))}
        for count, name in entries
    ]


def _named(entries: Iterable[Entry]) -> list[dict[str, str | int]]:
    return [{"name": listed(facts(name)), "quantity": count} for count, name in entries]
