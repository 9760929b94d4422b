"""Cards and rules over HTTP."""

from __future__ import annotations

from litestar import get

from farfield.cards.facts import find as find_card
from farfield.reference import Clause, Page, UnknownClause, clauses, lookup, search
from farfield.rules.terms import KEYWORD_NAMES
from farfield.table import http
from farfield.table.bodies import CardFound, Glossary, RuleClause, RulesFound
from farfield.table.faces import face
from farfield.words import keyword_help

MOST_CLAUSES = 60


@get("/api/cards/{name:str}")
async def card(request: http.Call) -> CardFound:
    found = find_card(str(request.path_params["name"])[:200])
    made = face(found.name, http.language(request))
    assert made is not None  # every card with facts has a face
    return CardFound(made, list(found.codes), list(found.banned))


@get("/api/keywords")
async def keywords(request: http.Call) -> Glossary:
    lang = http.language(request)
    out: dict[str, str] = {}
    for name in sorted(KEYWORD_NAMES):
        try:
            out[name] = keyword_help(name, lang)
        except ValueError:  # a state rather than a keyword: nobody needs it explained
            continue
    return Glossary(out)


@get("/api/rules")
async def rules(request: http.Call) -> RulesFound:
    """All clauses with some words, or all of a page."""
    lang = http.language(request)
    words = request.query_params.get("find", "")[:200].strip()
    page = request.query_params.get("page", "")
    if words:
        try:
            found = lookup(words, lang)
        except UnknownClause:
            found = search(words, lang)
        return told(found, MOST_CLAUSES)
    chosen = [clause for clause in clauses(lang) if page in ("", clause.page.value)]
    return told(chosen, 10_000 if page else MOST_CLAUSES)


@get("/api/rules/{clause:str}")
async def rule(request: http.Call) -> RulesFound:
    return told(lookup(str(request.path_params["clause"])[:100], http.language(request)), MOST_CLAUSES)


def told(found: list[Clause], most: int) -> RulesFound:
    return RulesFound([clause_info(clause) for clause in found[:most]], len(found))


def clause_info(clause: Clause) -> RuleClause:
    ours = clause.page is Page.OPEN_QUESTIONS or "⚖" in clause.text
    numbers = [f"CR {number}" for number in clause.numbers]
    page = clause.page.value
    return RuleClause(clause.id, page, clause.section, clause.title, clause.text, numbers, ours, clause.lang)
