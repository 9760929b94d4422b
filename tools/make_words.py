"""Write the words of every supported card, rune and token: ``src/farfield/words/cards.<language>.json``.

    python tools/make_words.py            write the files
    python tools/make_words.py --check    say whether they are fresh (exit code 1 if not)

The words come from the ability trees (``farfield.words``); the client reads these files. An entry has the lines of the
card as ``text`` and, for an Equipment, what its wearer gets as ``attached``.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from farfield.cards.catalogue import supported
from farfield.words import LANGUAGES, card_text, equipped_text

FOLDER = Path(__file__).resolve().parent.parent / "src" / "farfield" / "words"


def words(language: str) -> str:
    """The whole file of a language, as it should be."""
    cards: dict[str, dict[str, list[str]]] = {}
    for name in sorted(supported()):
        entry = {"text": card_text(name, language)}
        attached = equipped_text(name, language)
        if attached:
            entry["attached"] = attached
        cards[name] = entry
    return json.dumps(cards, ensure_ascii=False, indent=1) + "\n"


def path(language: str) -> Path:
    return FOLDER / f"cards.{language}.json"


def stale() -> list[str]:
    """Languages whose file is not what it should be."""
    return [x for x in LANGUAGES if not path(x).exists() or path(x).read_text(encoding="utf-8") != words(x)]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the files are fresh")
    if parser.parse_args().check:
        old = stale()
        if old:
            print(f"Out of date: {', '.join(path(x).name for x in old)}. Run python tools/make_words.py.")
        return 1 if old else 0
    for language in LANGUAGES:
        path(language).write_text(words(language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
