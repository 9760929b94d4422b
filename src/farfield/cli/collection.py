"""`farfield cards`: which cards Farfield plays, set by set, and a page to read them beside their definitions."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from rich.table import Table
from rich.text import Text

from farfield.cards.facts import CardFacts
from farfield.cards.progress import SET_NAMES, SetCount, lack_of, sets
from farfield.cards.written import definitions
from farfield.cli.cards import cost_of, kind_of
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError, excerpt
from farfield.words import LANGUAGES, card_text, equipped_text
from farfield.words.digests import as_read
from farfield.words.messages import Messages


def show(wanted: tuple[str, ...], as_json: bool, review: Path | None, lang: str | None) -> int:
    messages = messages_for(lang)
    try:
        chosen = [set_of(given) for given in wanted] or list(sets())
        if as_json:
            print(json.dumps({x.code: counts(x) for x in chosen}, indent=2))
        elif review is not None:
            write(review, page(chosen, messages))
            screen().print(messages.get("cards-review-written", file=str(review)), markup=False)
        else:
            screen().print(overview(chosen, messages))
            for x in chosen if wanted else ():
                screen().print(unfinished(x, messages))
    except FarfieldError as error:
        return complain(messages, error)
    return 0


def set_of(given: str) -> SetCount:
    for x in sets():
        if given.strip().lower() in (x.code.lower(), x.name.lower()):
            return x
    known = ", ".join(SET_NAMES)
    text = f'There is no set "{excerpt(given)}". The sets are {known}.'
    raise FarfieldError("cards-unknown-set", text, {"given": excerpt(given), "sets": known})


def overview(chosen: list[SetCount], messages: Messages) -> Table:
    table = Table(box=None, padding=(0, 2))
    table.add_column(messages.get("cards-set"))
    for kind in ("total", "complete", "partial", "absent"):
        table.add_column(messages.get(f"cards-{kind}"), justify="right")
    found = [counts(x) for x in chosen]
    for x, numbers in zip(chosen, found, strict=True):
        table.add_row(f"{x.code} {x.name}", *(str(n) for n in numbers.values()))
    if len(chosen) > 1:
        sums = [sum(numbers[kind] for numbers in found) for kind in found[0]]
        table.add_row(messages.get("cards-all"), *(str(n) for n in sums), style="bold")
    return table


def unfinished(x: SetCount, messages: Messages) -> Table:
    """What is missing of every card of a set that is not complete."""
    table = Table.grid(padding=(0, 2))
    for card in x.cards:
        if lack := missing(card, messages):
            table.add_row(code_of(card), card.name, Text(lack, style="dim"))
    return table


def missing(card: CardFacts, messages: Messages) -> str:
    """What a card lacks, as a sentence; nothing if it is complete."""
    found = lack_of(card.name)
    if found is None:
        return "" if as_proven(card) else messages.get("cards-unproven", list=messages.get("proof-words"))
    if found.kind == "sentence":
        return messages.get("cards-lacks", lacks=found.sentence)
    if found.kind == "proofs":
        return messages.get("cards-unproven", list=", ".join(messages.get(f"proof-{x}") for x in found.proofs))
    return messages.get("cards-is-absent" if found.kind == "absent" else "cards-is-partial")


def as_proven(card: CardFacts) -> bool:
    """Are the words of a complete card those that its readers have read? A rune's are those of the rules."""
    return card.type == "rune" or as_read(card.name)


def counts(x: SetCount) -> dict[str, int]:
    """As the definitions and the list of proofs say; complete is only what still has the words that were read."""
    found = x.counts
    changed = sum(not as_proven(card) for card in x.of("complete"))
    return found | {"complete": found["complete"] - changed, "partial": found["partial"] + changed}


def code_of(card: CardFacts) -> str:
    return card.codes[0] if card.codes else ""


def write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        text = f"{path} cannot be written: {why}. Name a file in a folder that exists."
        raise FarfieldError("cards-cannot-write", text, {"file": str(path), "why": why}) from None


# --- the page

PAGE: Final = Template("""<!doctype html>
<html lang="$lang">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
article { border-top: 1px solid #8886; display: grid; gap: .3rem 1.5rem; padding: 1rem 0; }
article { grid-template-columns: 1fr 1fr; }
h3, .facts { grid-column: 1 / -1; margin: 0; }
h3 small, .facts { color: #777; font-weight: normal; }
pre { font-size: 13px; margin: 0; overflow-x: auto; white-space: pre-wrap; }
dl { display: grid; grid-template-columns: 2rem 1fr; margin: 0; }
dd { margin: 0 0 .4rem; }
@media (max-width: 50rem) { article { grid-template-columns: 1fr; } }
</style>
<h1>$title</h1>
$body
</html>
""")


def page(chosen: list[SetCount], messages: Messages) -> str:
    """Facts, definition and words in all languages of every card, side by side."""
    body = []
    for x in chosen:
        body.append(f'<h2 id="{x.code}">{escape(x.name)}</h2>')
        body += [article(card, messages) for card in x.cards]
    title = messages.get("cards-review-title")
    return PAGE.substitute(lang=messages.lang, title=escape(title), body="\n".join(body))


def article(card: CardFacts, messages: Messages) -> str:
    facts = [kind_of(card, messages), cost_of(card), " ".join(card.domains), ", ".join(card.tags)]
    if card.might is not None:
        facts.append(messages.get("card-might", n=card.might))
    if card.might_bonus is not None:
        facts.append(messages.get("card-might-bonus", n=card.might_bonus))
    words = "".join(f'<dt>{lang}</dt><dd lang="{lang}">{"<br>".join(lines(card, lang))}</dd>' for lang in LANGUAGES)
    note = missing(card, messages)
    return (
        f"<article><h3>{escape(card.name)} <small>{escape(code_of(card))}{f' · {escape(note)}' if note else ''}</small>"
        f'</h3><p class="facts">{escape(" · ".join(x for x in facts if x))}</p>'
        f"<pre>{escape(definitions().get(card.name, ''))}</pre><dl>{words}</dl></article>"
    )


def lines(card: CardFacts, lang: str) -> list[str]:
    return [*map(escape, card_text(card.name, lang)), *(f"→ {escape(x)}" for x in equipped_text(card.name, lang))]
