"""Write the words of the cards into files.

    python tools/make_words.py            write the files
    python tools/make_words.py --check    say whether they are fresh (exit code 1 if not)

The words come from the ability trees (``farfield.words``). ``src/farfield/words/cards.<language>.json`` has every
card that is no draft, rune and token, and the client reads it: an entry has the lines of the card as ``text`` and, for
an Equipment, what its wearer gets as ``attached``. ``tests/words/every_card.<language>.txt`` has every card with a
text, drafts too, for people to read: whoever changes the grammar sees there all that it changes.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from farfield.cards.catalogue import claimed, texts
from farfield.cards.progress import PREVIEW_NAMES, previewed, sets
from farfield.words import LANGUAGES, card_text, equipped_text

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "farfield" / "words"


def words(language: str) -> str:
    """The whole file of a language, as it should be."""
    cards: dict[str, dict[str, list[str]]] = {}
    for name in sorted(claimed()):
        entry = {"text": card_text(name, language)}
        attached = equipped_text(name, language)
        if attached:
            entry["attached"] = attached
        cards[name] = entry
    return json.dumps(cards, ensure_ascii=False, indent=1) + "\n"


def to_read(language: str) -> str:
    """Every card with a text, set by set in collector order: its name, a line for each of its own, and its wearer's."""
    out: list[str] = []
    found = [(x.name, x.cards) for x in sets()] + [(PREVIEW_NAMES[code], cards) for code, cards in previewed().items()]
    for set_name, cards in found:
        out.append(f"# {set_name}")
        for card in cards:
            if card.name in texts():
                worn = [f"→ {line}" for line in equipped_text(card.name, language)]
                out += ["", card.name, *(f"  {line}" for line in [*card_text(card.name, language), *worn])]
        out.append("")
    return "\n".join(out)


def files(language: str) -> dict[Path, str]:
    """What is written for a language, and where."""
    return {
        FOLDER / f"cards.{language}.json": words(language),
        ROOT / "tests" / "words" / f"every_card.{language}.txt": to_read(language),
    }


def stale() -> list[str]:
    """The names of files that are not what they should be."""
    every = [pair for language in LANGUAGES for pair in files(language).items()]
    return [path.name for path, text in every if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the files are fresh")
    if parser.parse_args().check:
        old = stale()
        if old:
            print(f"Out of date: {', '.join(old)}. Run python tools/make_words.py.")
        return 1 if old else 0
    for language in LANGUAGES:
        for path, text in files(language).items():
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
