"""The list of every word that cards are written in, each with a card that says it.

python tools/card_words.py            write docs/card-words.md
python tools/card_words.py --check    fail if it is stale
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from farfield.cards import language

ROOT = Path(__file__).resolve().parent.parent
CARDS = ROOT / "src" / "farfield" / "cards"
PAGE = ROOT / "docs" / "card-words.md"
LONGEST = 110
"""What is shown of a card is cut after so many characters."""
HEAD = """# Every word of the card language

What the words mean together is told in [The card language](card-language.md). Here is each of them, with what it takes
and the shortest line of a card that says it. `python tools/card_words.py` writes this page; do not change it by hand.
"""
CHAPTERS = {
    "nouns": "Nouns, and how they are chosen",
    "verbs": "Verbs",
    "sentences": "Sentences",
    "events": "Events",
    "numbers": "Numbers and conditions",
    "costs": "Costs",
    "keywords": "Keywords",
    "abilities": "Abilities",
    "": "Names",
}

Said = dict[str, tuple[str, str]]
"""To a word the card and the line of it."""


def lines() -> Iterator[tuple[str, ast.expr]]:
    """Every line of every card's definition."""
    for file in sorted(CARDS.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            call = node.value if isinstance(node, ast.Expr) else None
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("card", "draft"):
                name = call.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    for part in (*call.args[1:], *(option.value for option in call.keywords)):
                        yield name.value, part


def said() -> tuple[Said, Said, Said]:
    """The words, the attributes and the options that cards say."""
    names: Said = {}
    attributes: Said = {}
    options: Said = {}

    def keep(found: Said, word: str, card: str, line: str) -> None:
        if word not in found or (len(line), card) < (len(found[word][1]), found[word][0]):
            found[word] = (card, line)

    for card, part in lines():
        line = ast.unparse(part)
        for node in ast.walk(part):
            if isinstance(node, ast.Name):
                keep(names, node.id, card, line)
            elif isinstance(node, ast.Attribute):
                keep(attributes, node.attr, card, line)
            elif isinstance(node, ast.keyword) and node.arg is not None:
                keep(options, node.arg, card, line)
    return names, attributes, options


def chapter_of(thing: object) -> str:
    kind = thing if inspect.isfunction(thing) or inspect.isclass(thing) else type(thing)
    home = str(getattr(kind, "__module__", "")).rpartition(".")[2]
    return home if home in CHAPTERS else ""


def form(word: str, thing: object) -> str:
    """How it is called, without types: a card's author writes none."""
    if not inspect.isfunction(thing):
        return word
    taken = []
    for one in inspect.signature(thing).parameters.values():
        star = "*" if one.kind is one.VAR_POSITIONAL else "**" if one.kind is one.VAR_KEYWORD else ""
        default = "=…" if one.default is not one.empty else ""
        taken.append(f"{star}{one.name}{default}")
    return f"{word}({', '.join(taken)})"


def meaning(thing: object) -> str:
    """The first sentence of what its author says of it."""
    told = inspect.getdoc(thing) if inspect.isfunction(thing) else None
    return "" if told is None else " ".join(told.split("\n\n")[0].split()).replace("|", "\\|")


def row(word: str, told: str, example: tuple[str, str] | None) -> str:
    if example is None:
        return f"| `{word}` | {told} | |"
    card, line = example
    shown = line if len(line) <= LONGEST else f"{line[:LONGEST]} …"
    return f"| `{word}` | {told} | {card}: `{shown.replace('|', chr(92) + '|')}` |"


def table(title: str, rows: list[str]) -> list[str]:
    return ["", f"## {title}", "", "| word | | said by |", "| --- | --- | --- |", *rows]


def render() -> str:
    names, attributes, options = said()
    chapters: dict[str, list[str]] = {chapter: [] for chapter in CHAPTERS}
    for word, thing in sorted(vars(language).items(), key=lambda x: (x[0].lower(), x[0])):
        if not word.startswith("_") and not isinstance(thing, ModuleType):
            chapters[chapter_of(thing)].append(row(form(word, thing), meaning(thing), names.get(word)))
    page = [HEAD.rstrip()]
    for chapter, title in CHAPTERS.items():
        page += table(title, chapters[chapter])
    page += table("After a point", [row(f".{word}", "", attributes[word]) for word in sorted(attributes)])
    page += table("Options", [row(f"{word}=", "", options[word]) for word in sorted(options)])
    return "\n".join(page) + "\n"


def main() -> int:
    page = render()
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, encoding="utf-8")
        return 0
    if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page:
        return 0
    print("docs/card-words.md is stale: run python tools/card_words.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
