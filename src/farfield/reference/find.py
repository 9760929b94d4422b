"""Finding a clause: by its own name, by an official number, by the word for it, or by the words in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from farfield.errors import FarfieldError
from farfield.languages import LANGUAGES
from farfield.reference.parse import PAGES, Clause, Number, Page, number_order, parse
from farfield.reference.translated import translate


class UnknownClause(FarfieldError):
    """Nothing in the rules reference goes by that name or number. `near` holds what comes closest."""

    def __init__(self, wanted: str, near: Iterable[str] = ()) -> None:
        self.wanted = wanted
        self.near: tuple[str, ...] = tuple(near)
        if self.near:
            text = "The rules reference has no clause {wanted}. Nearest: {near}."
            message_id = "unknown-clause-near"
        else:
            text = (
                "The rules reference has no clause {wanted}. Try a number (323.6), an id (core 9.5) or a word (Tank)."
            )
            message_id = "unknown-clause"
        super().__init__(message_id, text, {"wanted": wanted, "near": ", ".join(self.near)})


@cache
def clauses(lang: str = "en") -> tuple[Clause, ...]:
    """Every clause of the rules reference, page by page in reading order.

    Ids, numbers and order are the same in every language. A clause that a language lacks is there in English.

    >>> [next(clause.title for clause in clauses(lang) if clause.id == "core 4") for lang in ("en", "de")]
    ['Setup', 'Spielvorbereitung']
    """
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return tuple(clause for page in PAGES for clause in _of_page(page, lang))


def _of_page(page: Page, lang: str) -> list[Clause]:
    pages = files("farfield.reference") / "pages"
    english = parse(page, (pages / "en" / f"{page.value}.md").read_text(encoding="utf-8"))
    there = pages / lang / f"{page.value}.md"
    if lang == "en" or not there.is_file():
        return english
    return translate(page, english, there.read_text(encoding="utf-8"), lang)


def lookup(text: str, lang: str = "en") -> list[Clause]:
    """The clauses that go by a number, an id or a name, the closest first; `UnknownClause` if there is none.

    An official number (``323.6``, ``CR 323.6``) finds every clause that restates it and those that restate a part of
    it; one that the pages do not name finds the range it lies in, or else its nearest parent (``323.6.a``: ``323.6``).
    A name may be that of the language or the English one.

    >>> [clause.id for clause in lookup("CR 323.14")]
    ['core 13 step 10a', 'core 20.8']
    >>> [clause.id for clause in lookup("LL 4.3")]
    ['LL 4.3']
    >>> lookup("tank")[0].id
    'keyword Tank'
    >>> lookup("323.99")
    Traceback (most recent call last):
    farfield.reference.find.UnknownClause: The rules reference has no clause CR 323.99. Nearest: CR 323.13, CR 323.14.
    """
    wanted = " ".join(text.split())
    if not wanted:
        raise UnknownClause("“”")
    number = _as_number(wanted)
    if number is not None:
        return _by_number(number, lang)
    found = _by_id(wanted, lang) or _by_name(wanted, lang)
    if found:
        return found
    raise UnknownClause(wanted, _near_names(wanted, lang))


def search(words: str, lang: str = "en") -> list[Clause]:
    """The clauses that contain all the words (or beginnings of words), those with a fitting title first.

    Whether a word stands in the singular or the plural makes no difference. Words that the language does not have are
    tried in English: its clauses are then told in the language.

    >>> [clause.id for clause in search("emptied battlefields protect")]
    ['core 9.5']
    """
    wanted = _fold(words).split()
    if not wanted:
        return []
    places = _with_words(wanted, lang) or _with_words(wanted, "en")
    return [clauses(lang)[at] for at in places]


def everything(text: str, lang: str = "en") -> list[Clause]:
    """What goes by a name, and behind it every other clause that speaks of it. A number or an id finds only its own.

    >>> [clause.id for clause in everything("Tank")][:2]
    ['keyword Tank', 'core 21.8']
    >>> everything("tanks") == everything("Tank")
    True
    """
    wanted = _fold(text)
    named = [clause for name in _in_both_numbers(wanted, lang) for clause in _by_name(name, lang)] if wanted else []
    if not named:
        try:
            return lookup(text, lang)
        except UnknownClause:
            pass
    return list(dict.fromkeys(named + search(text, lang)))


def _with_words(wanted: list[str], lang: str) -> list[int]:
    found: list[tuple[int, int]] = []
    looked_for = [_pattern(word, lang) for word in wanted]
    for at, (title, body) in enumerate(_folded(lang)):
        if all(pattern.search(body) for pattern in looked_for):
            found.append((-sum(pattern.search(title) is not None for pattern in looked_for), at))
    return [at for _, at in sorted(found)]


def _pattern(word: str, lang: str) -> re.Pattern[str]:
    """The word as the beginning of one; in the other number only as a whole, for what is left of it may be short.

    An English plural may stand beside that of the language: Runen are Runes.
    """
    itself, *others = _in_both_numbers(word, lang)
    return re.compile("|".join([rf"(?<!\w){re.escape(itself)}", *(rf"\b{re.escape(other)}s?\b" for other in others)]))


_PLURALS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "en": (("ies", "y"), ("sses", "ss"), ("ches", "ch"), ("s", "")),
    "de": (("en", ""), ("n", ""), ("e", ""), ("felder", "feld"), ("worter", "wort")),
    "es": (("ces", "z"), ("ores", "or"), ("ones", "on"), ("ades", "ad"), ("ales", "al")),
    "fr": (("aux", "al"), ("x", "")),
}
"""How plurals end beside singulars, without accents. The English ones count everywhere, for so are the game's words."""


def _in_both_numbers(word: str, lang: str) -> list[str]:
    """The word, and how it may be spelt in the other number: guesses, of which only real words find anything."""
    forms = [word]
    for plural, singular in dict.fromkeys(_PLURALS["en"] + _PLURALS[lang]):
        if word.endswith(plural) and len(word) >= len(plural) + 2:
            forms.append(word.removesuffix(plural) + singular)
        elif singular and word.endswith(singular) and len(word) >= len(singular) + 2:
            forms.append(word.removesuffix(singular) + plural)
    forms.append(word + "s")  # for names; whatever adds more begins like its singular and is found by that
    return list(dict.fromkeys(forms))


@cache
def _folded(lang: str) -> tuple[tuple[str, str], ...]:
    """The title and the whole of each clause, without case and accents."""
    titles = [_fold(f"{clause.id} {clause.title}") for clause in clauses(lang)]
    return tuple((title, f"{title} {_fold(clause.plain)}") for title, clause in zip(titles, clauses(lang)))


# --- by official number -----------------------------------------------------------------------------------------------

_NUMBER = re.compile(r"(?:(?:CR|rule|#|§) ?)*([0-9]{3}(?:\.?[a-z]|\.[0-9]+)*)\.?", re.IGNORECASE)


def _as_number(wanted: str) -> Number | None:
    match = _NUMBER.fullmatch(wanted)
    if match is None:
        return None
    return Number(re.sub(r"(?<=[0-9])(?=[a-z])", ".", match[1].lower()))  # 323.6a is 323.6.a


def _by_number(number: Number, lang: str) -> list[Clause]:
    below = number + "."
    exact = [clause for clause in clauses(lang) if number in clause.numbers]
    parts = [
        (min(number_order(part) for part in clause.numbers if part.startswith(below)), at, clause)
        for at, clause in enumerate(clauses(lang))
        if number not in clause.numbers and any(part.startswith(below) for part in clause.numbers)
    ]
    in_range = [clause for clause in clauses(lang) if any(number in span for span in clause.spans)]
    if exact or parts:
        quoted = all(clause.page is Page.OPEN_QUESTIONS for clause in exact) and not parts
        rules = [clause for clause in in_range if clause not in exact] if quoted else []
        return rules + exact + [clause for _, _, clause in sorted(parts, key=lambda found: found[:2])]
    if in_range:
        return in_range
    parent = number
    while "." in parent:
        parent = Number(parent.rpartition(".")[0])
        found = [clause for clause in clauses(lang) if parent in clause.numbers]
        if found:
            return found
    raise UnknownClause(f"CR {number}", _near_numbers(number))


def _near_numbers(number: Number) -> list[str]:
    known = sorted({n for clause in clauses() for n in clause.numbers}, key=number_order)
    family = [n for n in known if n.split(".")[0] == number.split(".")[0]] or known
    before = [n for n in family if number_order(n) < number_order(number)]
    after = [n for n in family if number_order(n) > number_order(number)]
    return [f"CR {n}" for n in before[-2:] + after[: max(1, 2 - len(before))]]


# --- by id and by name ------------------------------------------------------------------------------------------------


def _by_id(wanted: str, lang: str) -> list[Clause]:
    folded = _fold(wanted)
    by_id = {_fold(clause.id): clause for clause in clauses(lang)}
    if re.fullmatch(r"[0-9]{1,2}[a-d]?(\.[0-9]+)?[a-z]?(\.[0-9]+)?", folded):  # a number of ours, without its page
        folded_ids = [f"{page} {folded}" for page in ("core", "actions", "keywords", "ll")]
    else:
        folded_ids = [re.sub(r"^(ll|[ab]) ?(?=[0-9])", lambda m: m[1] + " " * (m[1] == "ll"), folded)]
    found: list[Clause] = []
    for id in folded_ids:
        found += [by_id[id]] if id in by_id else []
        found += [clause for key, clause in by_id.items() if key != id and _is_below(key, id)]
    if found:
        return found
    parent = re.fullmatch(r"(.*[0-9])(?:[a-z]|\.[0-9a-z]+)+", folded_ids[0])
    if parent:
        return [by_id[parent[1]]] if parent[1] in by_id else _by_id(parent[1], lang) if "." in parent[1] else []
    return []


def _is_below(id: str, parent: str) -> bool:
    """``core 15.1a``, ``core 15.1.1`` and ``core 15 step 1`` stand below ``core 15.1`` and ``core 15``."""
    if not id.startswith(parent):
        return False
    rest = id[len(parent) :]
    return rest[0] in ". " or (parent[-1].isdigit() and rest[0].isalpha()) or (parent in ("a", "b") and rest.isdigit())


def _by_name(wanted: str, lang: str) -> list[Clause]:
    """The keyword or action of that name before clauses that merely have it for a title; last those of Lane Legends
    that speak of it in bold, for that is how they change what a keyword means."""
    folded = _fold(wanted)
    rank = {"keyword": 0, "token": 0, "actions": 1}
    named: list[tuple[int, int, Clause]] = []
    for at, (clause, english) in enumerate(zip(clauses(lang), clauses())):
        if folded in (_fold(clause.name), _fold(clause.title), _fold(english.title)):
            named.append((rank.get(clause.id.split(" ")[0], 2), at, clause))
        elif clause.page is Page.LANE_LEGENDS and folded in _bold(clause.text) | _bold(english.text):
            named.append((3, at, clause))
    return [clause for _, _, clause in sorted(named, key=lambda found: found[:2])]


def _bold(text: str) -> set[str]:
    return {_fold(words).rstrip(" .:") for words in re.findall(r"\*\*(.+?)\*\*", text)}


def _near_names(wanted: str, lang: str) -> list[str]:
    names: dict[str, str] = {}
    for clause, english in zip(clauses(lang), clauses()):
        for name in (clause.id, clause.name, clause.title, english.title):
            names.setdefault(_fold(name), clause.id)
    return list(dict.fromkeys(names[name] for name in get_close_matches(_fold(wanted), names, n=3, cutoff=0.7)))


def _fold(text: str) -> str:
    spread = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return " ".join("".join(letter for letter in spread if not unicodedata.combining(letter)).split())
