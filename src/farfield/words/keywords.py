"""What keywords mean, as a reminder beside a card. This is the only place that says so.

>>> help_text("Rush", "en")
'All Thralls in the NPC Base move one place on together. (LL 5.4)'
>>> help_text("Ganking", "en") == help_text("Ganking", "en", mode="lanes")
False
"""

from __future__ import annotations

from functools import cache
from typing import Final

from farfield.languages import LANGUAGES
from farfield.rules.terms import KEYWORD_NAMES

from .terms import Terms

BESIDES: Final = ("Add", "Buff", "Burn", "Disempower", "Mighty", "Predict", "Stun")
"""What stands in brackets as well, though no card has it as a quality."""
OF_LANES: Final = ("Advance", "Merge", "Rush", "Strike", "Thrall")
"""What only Lane Legends has."""
CHANGED: Final = {"lanes": ("Deflect", "Ganking")}
"""What means something else in a mode: its reminder is called `help-<keyword>-in-<mode>`. (LL 6.5, 8.1)"""


@cache
def _list(lang: str) -> Terms:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Terms(lang, "keywords.ftl")


def help_text(keyword: int | str, lang: str, mode: str = "") -> str:
    """The reminder of a keyword, by its number (`rules.terms`) or its English name, also of Stun, Buff and the like; as
    it is in a mode, where that changes it."""
    name = KEYWORD_NAMES[keyword] if isinstance(keyword, int) else keyword
    name = name.strip("[]")
    term = f"help-{name.lower().replace(' ', '-')}"
    if name.title() in CHANGED.get(mode, ()):
        term += f"-in-{mode}"
    if not _list(lang).has(term):
        raise ValueError(f"no keyword is called {name!r}")
    return _list(lang).say(term)


def glossary(lang: str, mode: str = "") -> dict[str, str]:
    """All of them by name. Without a mode: for all modes, with what one changes under a name of its own."""
    names = {*KEYWORD_NAMES, *BESIDES, *(OF_LANES if mode in ("", "lanes") else ())}
    out = {name: help_text(name, lang, mode) for name in names}
    if not mode:
        out |= {f"{name} (Lane Legends)": help_text(name, lang, "lanes") for name in CHANGED["lanes"]}
    return dict(sorted(out.items()))
