"""Cards and rules over HTTP."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from litestar import get

from farfield.cards.facts import find as find_card
from farfield.cards.facts import look_up
from farfield.reference import PAGES, Clause, Page, clauses, everything, lookup
from farfield.table.bodies import CardFound, Glossary, RuleClause, RulesContents, RulesFound, RulesPage
from farfield.table.faces import face
from farfield.table.server import http
from farfield.words.keywords import glossary

MOST_CLAUSES = 60


@get("/api/cards/{name:str}")
async def card(request: http.Call) -> CardFound:
    """What somebody may have meant by a name that no card has is looked for elsewhere: it takes a while."""
    name, lang = str(request.path_params["name"])[:200], http.language(request)
    return a_card(name, lang) if look_up(name) is not None else await http.judge(request, a_card, name, lang)


def a_card(name: str, lang: str) -> CardFound:
    found = find_card(name)
    made = face(found.name, lang)
    assert made is not None  # every card with facts has a face
    return CardFound(made, list(found.codes), list(found.banned))


@get("/api/keywords")
async def keywords(request: http.Call) -> Glossary:
    """As they are in a mode, or in all."""
    return Glossary(glossary(http.language(request), request.query_params.get("mode", "")))


@get("/api/contents")
async def contents(request: http.Call) -> RulesContents:
    """Lane Legends first: that is what most people here play."""
    parts = sections(http.language(request))
    pages = sorted(parts, key=lambda page: page is not Page.LANE_LEGENDS)
    return RulesContents([RulesPage(page.value, list(parts[page].values())) for page in pages])


@get("/api/rules")
async def rules(request: http.Call) -> RulesFound:
    """All clauses with some words, or all of a page or of a section of it."""
    lang = http.language(request)
    words = request.query_params.get("find", "")[:200].strip()
    page = request.query_params.get("page", "")
    if words:
        return await http.judge(request, search, words, lang)
    return of_page(page if page in _PAGES else "?" if page else "", http.whole_number(request, "part", -1), lang)


_PAGES = {page.value for page in PAGES}


@lru_cache(maxsize=500)
def of_page(page: str, part: int, lang: str) -> RulesFound:
    """All clauses of a page, or of its section; of all pages, if none is named."""
    chosen = [clause for clause in clauses(lang) if page in ("", clause.page.value)]
    if part >= 0:
        chosen = [clause for clause in chosen if part_of(clause) == part]
    return told(chosen, 10_000 if page else MOST_CLAUSES)


@get("/api/rules/{clause:str}")
async def rule(request: http.Call) -> RulesFound:
    wanted, lang = str(request.path_params["clause"])[:100], http.language(request)
    if wanted in numbers():
        return of_number(wanted, lang)
    return await http.judge(request, looked_up, wanted, lang)


@cache
def numbers() -> frozenset[str]:
    """What our pages link clauses by: their own numbers and the official ones, the same in every language."""
    official = {number for clause in clauses() for number in clause.numbers}
    return frozenset({clause.id for clause in clauses()} | official | {f"CR {number}" for number in official})


@lru_cache(maxsize=4000)
def of_number(clause: str, lang: str) -> RulesFound:
    return looked_up(clause, lang)


def search(words: str, lang: str) -> RulesFound:
    return told(everything(words, lang), MOST_CLAUSES)


def looked_up(clause: str, lang: str) -> RulesFound:
    return told(lookup(clause, lang), MOST_CLAUSES)


def told(found: list[Clause], most: int) -> RulesFound:
    return RulesFound([clause_info(clause) for clause in found[:most]], len(found))


def clause_info(clause: Clause) -> RuleClause:
    ours = clause.page is Page.OPEN_QUESTIONS or "⚖" in clause.text
    numbers = [f"CR {number}" for number in clause.numbers]
    page = clause.page.value
    return RuleClause(
        clause.id,
        page,
        clause.section,
        clause.title,
        clause.text,
        numbers,
        ours,
        clause.lang,
        label(clause),
        clause.own_title,
        part_of(clause),
    )


_NUMBERED = re.compile(
    r"(?:core |actions |keywords )?((?:LL |[AB])?[0-9][0-9.]*[A-Da-z]?(?:\.[0-9]+)?)(?: step ([\w-]+))?"
)


def label(clause: Clause) -> str:
    """What it is called on its page, the same in every language."""
    found = _NUMBERED.fullmatch(clause.id)
    return " · ".join(filter(None, found.groups())) if found else ""


@cache
def sections(lang: str) -> dict[Page, dict[str, str]]:
    """Of every page its sections by their English names: the title of each."""
    out: dict[Page, dict[str, str]] = {page: {} for page in PAGES}
    for clause, english in zip(clauses(lang), clauses()):
        out[clause.page].setdefault(english.section, clause.section or clause.title)
    return out


@cache
def _parts() -> dict[str, int]:
    return {x.id: list(sections("en")[x.page]).index(x.section) for x in clauses()}


def part_of(clause: Clause) -> int:
    return _parts()[clause.id]
