"""What keywords mean, as a reminder beside a card."""

from __future__ import annotations

from functools import cache

from farfield.rules.terms import KEYWORD_NAMES

from .terms import LANGUAGES, Terms


@cache
def _list(lang: str) -> Terms:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Terms(lang, "keywords.ftl")


def help_text(keyword: int | str, lang: str) -> str:
    """The reminder of a keyword, by its number (`rules.terms`) or its English name, also of Stun, Buff and the like."""
    name = KEYWORD_NAMES[keyword] if isinstance(keyword, int) else keyword
    term = f"help-{name.strip('[]').lower().replace(' ', '-')}"
    if not _list(lang).has(term):
        raise ValueError(f"no keyword is called {name!r}")
    return _list(lang).say(term)
