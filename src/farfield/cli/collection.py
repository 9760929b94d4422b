"""`farfield cards`: which cards Farfield plays, set by set, and a page to read them beside their definitions."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from rich.table import Table
from rich.text import Text

from farfield.cards.catalogue import claimed
from farfield.cards.facts import CardFacts
from farfield.cards.progress import PREVIEW_NAMES, SET_NAMES, SetCount, previewed, sets, standing_of
from farfield.cards.proving import MARKS, lacking, proofs
from farfield.cards.written import definitions
from farfield.cli.cards import as_proven, cost_of, kind_of, missing
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError, excerpt
from farfield.lab.files import write
from farfield.words import LANGUAGES, card_text, equipped_text
from farfield.words.messages import Messages


def show(wanted: tuple[str, ...], as_json: bool, review: Path | None, lang: str | None) -> int:
    messages = messages_for(lang)
    try:
        shown = {code: cards for code, cards in previewed().items() if not wanted or _is_named(code, wanted)}
        named = [given for given in wanted if not any(_is_named(code, (given,)) for code in shown)]
        chosen = [set_of(given) for given in named] if wanted else list(sets())
        if as_json:
            previews = {code: {"previews": len(cards)} for code, cards in shown.items() if wanted}
            print(json.dumps({x.code: counts(x) for x in chosen} | previews, indent=2))
        elif review is not None:
            write(review, page(chosen, messages))
            screen().print(messages.get("cards-review-written", file=str(review)), markup=False)
        else:
            if chosen:
                screen().print(overview(chosen, messages))
            for code, cards in shown.items():
                said = messages.get("cards-previews", code=code, set=PREVIEW_NAMES[code], count=len(cards))
                screen().print(Text(f"  {said}", style="dim"))
            for x in chosen if wanted else ():
                screen().print(unfinished(x, messages))
    except FarfieldError as error:
        return complain(messages, error)
    return 0


def _is_named(code: str, wanted: tuple[str, ...]) -> bool:
    """Whether somebody asks for these previews, by code or name."""
    return any(given.strip().lower() in (code.lower(), PREVIEW_NAMES[code].lower()) for given in wanted)


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


def counts(x: SetCount) -> dict[str, int]:
    """As the definitions and the list of proofs say; complete is only what still has the words that were read."""
    found = x.counts
    changed = sum(not as_proven(card) for card in x.of("complete"))
    return found | {"complete": found["complete"] - changed, "partial": found["partial"] + changed}


def code_of(card: CardFacts) -> str:
    return card.codes[0] if card.codes else ""


# --- the page

PAGE: Final = Template("""<!doctype html>
<html lang="$lang">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
:root { color-scheme: light dark; --soft: light-dark(#5d6470, #a3abb8); --line: light-dark(#d8dce2, #3a414c);
  --paper: light-dark(#fff, #1b1f26); --well: light-dark(#f4f5f7, #12151a); --good: light-dark(#1c7a3e, #6fd08f);
  --bad: light-dark(#a8441b, #f0a071); }
body { background: var(--well); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 96rem; padding: 1rem; }
header { align-items: center; background: var(--well); border-bottom: 1px solid var(--line); display: flex;
  flex-wrap: wrap; gap: .5rem 1rem; padding: .6rem 0; position: sticky; top: 0; }
h1 { font-size: 1.25rem; margin: 0; } h2 { margin: 2rem 0 .5rem; }
header label { align-items: center; display: flex; gap: .4rem; }
input, select { font: inherit; min-height: 2.4rem; padding: 0 .5rem; }
article { background: var(--paper); border: 1px solid var(--line); border-left: .4rem solid var(--domain, var(--line));
  border-radius: .5rem; display: grid; gap: .6rem 1.5rem; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  margin: .8rem 0; padding: .8rem 1rem 1rem; }
article[hidden] { display: none; }
h3 { font-size: 1.15rem; margin: 0; }
.top { align-items: baseline; display: flex; flex-wrap: wrap; gap: .2rem .8rem; grid-column: 1 / -1; }
.facts, .code { color: var(--soft); margin: 0; }
.marks { display: flex; flex-wrap: wrap; gap: .3rem .8rem; list-style: none; margin: 0 0 0 auto; padding: 0; }
.marks li { color: var(--bad); font-size: .85rem; } .marks .yes { color: var(--good); }
.lacks { color: var(--bad); grid-column: 1 / -1; margin: 0; }
pre { align-self: start; background: var(--well); border-radius: .3rem; font: 13.5px/1.5 ui-monospace, monospace;
  margin: 0; overflow-x: auto; padding: .6rem .8rem; white-space: pre-wrap; }
dl { display: grid; gap: .35rem .6rem; grid-template-columns: 1.6rem 1fr; margin: 0; }
dt { color: var(--soft); font-size: .85rem; text-transform: uppercase; } dd { margin: 0; }
@media (max-width: 60rem) { article { grid-template-columns: 1fr; } .marks { margin-left: 0; } }
</style>
<header><h1>$title</h1>
<label>$find <input id="find" type="search"></label>
<label>$show <select id="show"><option value="">$all</option>$standings</select></label>
<span id="count" role="status"></span></header>
<main>
$body
</main>
<script>
const cards = [...document.querySelectorAll('article')]
const find = document.getElementById('find'), show = document.getElementById('show')
function sift() {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const one of cards) {
    const text = one.textContent.toLowerCase()
    one.hidden = (show.value && one.dataset.standing !== show.value) || !words.every((word) => text.includes(word))
  }
  document.getElementById('count').textContent = cards.filter((one) => !one.hidden).length + ' / ' + cards.length
}
find.addEventListener('input', sift); show.addEventListener('change', sift); sift()
</script>
</html>
""")

_COLOURS: Final = {
    "Fury": "#c8402f", "Calm": "#3d9a63", "Mind": "#3f77c9", "Body": "#d98324", "Chaos": "#7c4fb0", "Order": "#c9a93a",
}  # fmt: skip


def page(chosen: list[SetCount], messages: Messages) -> str:
    """Facts, definition, words in all languages and proofs of every card, side by side."""
    body = []
    for x in chosen:
        body.append(f'<h2 id="{x.code}">{escape(x.name)}</h2>')
        body += [article(card, messages) for card in x.cards]
    said = {key: escape(messages.get(f"cards-review-{key}")) for key in ("title", "find", "show", "all")}
    standings = "".join(f'<option value="{x}">{escape(messages.get(f"cards-{x}"))}</option>' for x in STANDINGS)
    return PAGE.substitute(lang=messages.lang, body="\n".join(body), standings=standings, **said)


STANDINGS: Final = ("complete", "partial", "absent")


def article(card: CardFacts, messages: Messages) -> str:
    facts = [kind_of(card, messages), cost_of(card), " ".join(card.domains), ", ".join(card.tags)]
    if card.might is not None:
        facts.append(messages.get("card-might", n=card.might))
    if card.might_bonus is not None:
        facts.append(messages.get("card-might-bonus", n=card.might_bonus))
    words = "".join(f'<dt>{lang}</dt><dd lang="{lang}">{"<br>".join(lines(card, lang))}</dd>' for lang in LANGUAGES)
    note = missing(card, messages)
    standing = standing_of(card.name) if not note or standing_of(card.name) != "complete" else "partial"
    colour = f' style="--domain: {_COLOURS[card.domains[0]]}"' if card.domains else ""
    said = lacking(card.name) if card.name in claimed() else ()  # the marks say what is not proven yet
    lacks = f'<p class="lacks">{escape(note)}</p>' if note and (not said or "changed" in said) else ""
    return (
        f'<article data-standing="{standing}"{colour}><div class="top"><h3>{escape(card.name)}</h3>'
        f'<span class="code">{escape(code_of(card))}</span>'
        f'<p class="facts">{escape(" · ".join(x for x in facts if x))}</p>{marks(card, messages)}</div>{lacks}'
        f"<pre>{escape(definitions().get(card.name, ''))}</pre><dl>{words}</dl></article>"
    )


def marks(card: CardFacts, messages: Messages) -> str:
    """What has been seen to hold of a card, and what not yet."""
    if card.type == "rune":
        return ""
    proof, lacks = proofs().get(card.name), lacking(card.name)
    given = {mark: proof is not None and mark not in lacks and "changed" not in lacks for mark in MARKS.values()}
    shown = [
        f'<li class="{"yes" if yes else "no"}">{"✓" if yes else "✗"} {escape(messages.get(f"proof-{mark}"))}</li>'
        for mark, yes in given.items()
    ]
    return f'<ul class="marks">{"".join(shown)}</ul>'


def lines(card: CardFacts, lang: str) -> list[str]:
    return [*map(escape, card_text(card.name, lang)), *(f"→ {escape(x)}" for x in equipped_text(card.name, lang))]
