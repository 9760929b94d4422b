"""Write ``src/farfield/cards/facts.jsonl`` and ``previews.jsonl`` from the reference card data.

    python tools/make_facts.py path/to/cards.json            write the files
    python tools/make_facts.py path/to/cards.json --check    say whether the files are fresh (exit code 1 if not)

Released cards go into the one, cards that have only been shown (status ``preview``) into the other.

The reference data holds official wording and is no part of the project. Only facts leave this script: names, numbers,
types, tags, codes and Power icons; never a sentence. Fields with nothing in them are left out, and so is what
``farfield.cards.facts`` can tell by itself (a slug made from the name, the speed of an ordinary card).
"""

from __future__ import annotations

import argparse
import json
import re
import runpy
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

# Run from its file: the package itself may not import while the facts are missing or out of date.
_names = runpy.run_path(str(ROOT / "src" / "farfield" / "cards" / "names.py"))
name_key: Callable[[str], str] = _names["name_key"]
slug: Callable[[str], str] = _names["slug"]

OUTPUT = ROOT / "src" / "farfield" / "cards" / "facts.jsonl"
PREVIEWS = "previews.jsonl"  # beside it

DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
TYPES = ("unit", "spell", "gear", "battlefield", "legend", "rune")
SUPERTYPES = ("champion", "signature", "basic", "token", "equipment")
RARITIES = ("common", "uncommon", "rare", "epic", "token")
SPEEDS = ("main", "action", "reaction")
ALSO = {"Patched Porobot": "gear"}  # a second type, which the reference data has no field for (ruling A67)
ANY_NUMBER = ("Spiderling",)  # cards that lift the limit of three copies for themselves

NEEDED: dict[str, type | tuple[type, ...]] = {
    "name": str, "slug": str, "aliases": list, "printings": list, "first_set": str, "rarity": str, "type": str,
    "supertypes": list, "domains": list, "energy": (int, type(None)), "power": dict, "might": (int, type(None)),
    "might_bonus": (int, type(None)), "tags": list, "champion_tag": (str, type(None)), "rules_text": (str, type(None)),
    "effect_text": (str, type(None)), "keywords": list, "speed": (str, type(None)), "banned": list, "status": str,
}  # fmt: skip


class OddInput(Exception):
    """The reference data is not what this script understands."""


def read(path: Path) -> list[dict[str, Any]]:
    """The records of the reference file, checked for the fields that are used."""
    try:
        records = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OddInput(f"cannot read {path}: {error.strerror}; give the path of the reference cards.json") from error
    except ValueError as error:
        raise OddInput(f"{path} is not JSON ({error})") from error
    if not isinstance(records, list) or not records:
        raise OddInput(f"{path} should hold a list of card records")
    for position, record in enumerate(records):
        if not isinstance(record, dict):
            raise OddInput(f"record {position} is not an object")
        for key, kind in NEEDED.items():
            if key not in record:
                raise OddInput(f"record {position} ({record.get('name', 'no name')}) lacks the field {key!r}")
            if not isinstance(record[key], kind):
                raise OddInput(f"{record['name']}: {key} is {record[key]!r}, which is not of the expected kind")
    return records


def one_of(name: str, field: str, value: str, allowed: Iterable[str]) -> str:
    if value not in allowed:
        raise OddInput(f"{name}: {field} {value!r} is not one of {', '.join(allowed)}")
    return value


def icon(name: str, symbol: str) -> str:
    """One Power icon, spelt as in the facts file."""
    halves = symbol.split("|")
    if symbol != "A" and (len(halves) > 2 or not all(half in DOMAINS for half in halves)):
        raise OddInput(f"{name}: {symbol!r} is no Power icon")
    return symbol


def without_reminders(name: str, text: str) -> str:
    """The text outside parentheses."""
    kept: list[str] = []
    depth = 0
    for ch in text:
        depth += (ch == "(") - (ch == ")")
        if depth < 0:
            break
        if depth == 0 and ch != ")":
            kept.append(ch)
    if depth:
        raise OddInput(f"{name}: parentheses in the text do not match, so reminder text cannot be told from the rest")
    return "".join(kept)


def icons_in_text(record: dict[str, Any]) -> list[str]:
    """Power icons printed in rules and effect text outside reminder text, in printed order (LL 4.1, ruling B17)."""
    name, text, effect = record["name"], record["rules_text"] or "", record["effect_text"] or ""
    if record["type"] == "rune":
        return []  # basic runes print no text; the data spells out what core rule 164.2 gives them
    if not text.endswith(effect):
        raise OddInput(f"{name}: the effect text should be the end of the rules text")
    brackets = re.findall(r"\[([^\[\]]*)\]", without_reminders(name, text))
    found = [word for word in brackets if word in ("A", "C") or word.split("|")[0] in DOMAINS]
    return [icon(name, word) for word in found]


def facts(record: dict[str, Any]) -> dict[str, Any]:
    """The facts of one card, without empty fields."""
    name = record["name"]
    card_type = one_of(name, "type", record["type"], TYPES)
    for symbol, count in record["power"].items():
        if not isinstance(count, int) or not 1 <= count <= 12:
            raise OddInput(f"{name}: the cost has {count!r} icons of {symbol!r}")
    speed = record["speed"]
    if speed is not None:
        one_of(name, "speed", speed, SPEEDS)
    if (speed is None) != (record["energy"] is None):
        raise OddInput(f"{name}: a card has a speed exactly when it has an Energy cost")
    if card_type == "unit" and record["might"] is None:
        raise OddInput(f"{name}: a unit without Might")
    card = {
        "name": name,
        "slug": record["slug"] if record["slug"] != slug(name) else None,
        "set": record["first_set"],
        "rarity": one_of(name, "rarity", record["rarity"], RARITIES),
        "type": card_type,
        "also": ALSO.get(name),
        "supertypes": [one_of(name, "supertype", word, SUPERTYPES) for word in record["supertypes"]],
        "domains": [one_of(name, "domain", word, DOMAINS) for word in record["domains"]],
        "energy": record["energy"],
        "power": [icon(name, symbol) for symbol, count in record["power"].items() for _ in range(count)],
        "might": record["might"],
        "might_bonus": record["might_bonus"],
        "tags": record["tags"],
        "champion_tag": record["champion_tag"],
        "speed": speed if speed != "main" else None,
        "icons_text": icons_in_text(record),
        "unique": any(keyword.get("keyword") == "Unique" for keyword in record["keywords"]) or None,
        "any_number": name in ANY_NUMBER or None,
        "banned": record["banned"],
        "codes": [printing["code"] for printing in record["printings"]],
        "aliases": [alias for alias in record["aliases"] if name_key(alias) != name_key(name)],
    }
    return {key: value for key, value in card.items() if value is not None and value != []}


def render(records: list[dict[str, Any]]) -> dict[str, str]:
    """Both facts files: a line for each released card and for each preview, in the order of the reference data."""
    for record in records:
        one_of(record["name"], "status", record["status"], ("released", "preview"))
    released = [facts(record) for record in records if record["status"] == "released"]
    previews = [facts(record) for record in records if record["status"] == "preview"]
    if not released:
        raise OddInput("no record has the status 'released'")
    owners: dict[str, str] = {}
    for card in released + previews:
        keys = {name_key(word) for word in (card["name"], *card.get("aliases", ()))} | set(card.get("codes", ()))
        for key in sorted(keys):
            if owners.setdefault(key, card["name"]) != card["name"]:
                raise OddInput(f"{card['name']} and {owners[key]} share the name or code {key!r}")
    return {OUTPUT.name: _lines(released), PREVIEWS: _lines(previews)}


def _lines(cards: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(card, ensure_ascii=False, separators=(",", ":")) + "\n" for card in cards)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the card facts file from the reference card data.")
    parser.add_argument("cards", type=Path, help="the reference cards.json")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file is not fresh")
    parser.add_argument("--output", type=Path, default=OUTPUT.parent, help="the folder (default: the project's)")
    options = parser.parse_args(arguments)
    try:
        files = render(read(options.cards))
    except OddInput as problem:
        print(f"make_facts: {problem}", file=sys.stderr)
        return 2
    for name, text in files.items():
        lines, path = text.count("\n"), options.output / name
        if not options.check:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"wrote {name}: {lines} cards, {len(text.encode()) / 1000:.0f} kB")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"make_facts: {name} is not fresh; run this again without --check", file=sys.stderr)
            return 1
        else:
            print(f"{name} is fresh: {lines} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
