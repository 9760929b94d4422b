"""What may stand in a generated sentence: the words of a language's term list, names, numbers and bracket tokens."""

from __future__ import annotations

import itertools
import re
from functools import cache

from farfield.cards.catalogue import texts
from farfield.cards.facts import all_facts
from farfield.cards.tokens import TOKENS
from farfield.rules.effects.parts import Part
from farfield.rules.effects.this_or_that import SayWord
from tests.words.test_terms import VARIABLES, asks_for, attributes, messages, say

TOKEN = re.compile(
    r"\[(?:[0-9]+|[MA]|(?:Fury|Calm|Mind|Body|Chaos|Order)(?:\|(?:Fury|Calm|Mind|Body|Chaos|Order))*|"
    r"[A-Z][A-Za-z-]+(?: [0-9]+)?)\]"
)


def words_in(text: str) -> list[tuple[str, bool]]:
    """Words with whether they open a sentence."""
    bare = TOKEN.sub(" ", text)
    found: list[tuple[str, bool]] = []
    for match in re.finditer(r"[^\W\d_]+(?:'(?:ve|m|s|re|t)|’|')?", bare):
        before = bare[: match.start()].rstrip(" \u00a0")
        found.append((match.group(), not before or before[-1] in ".:•—“„«"))
    return found


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of every form of every term."""
    out: set[str] = set()
    for term in messages(language):
        asked = asks_for(language, term)
        for attribute in (None, *attributes(language, term)):
            if attribute in ("gender", "count", "position", "initial", "declension", "object", "auxiliary", "case"):
                continue
            for values in itertools.product(*(VARIABLES[name] for name in asked)):
                said = say(language, term, attribute, **dict(zip(asked, values)))
                if attribute == "stem":
                    out |= {said + ending for ending in ("e", "en", "er", "em", "es")}
                elif term != "adj-ending":
                    out |= {word for word, _ in words_in(said)}
    return frozenset(out)


@cache
def names() -> frozenset[str]:
    """Words of the names and tags of all cards, and those that players choose between."""
    every = [*TOKENS, *(f.name for f in all_facts())]
    every += [tag for f in all_facts() for tag in f.tags] + [tag for face in TOKENS.values() for tag in face.tags]
    every += [word for text in texts().values() for line in text.rules for word in _chosen_words(line)]
    return frozenset(word for name in every for word, _ in words_in(name))


def _chosen_words(part: Part) -> list[str]:
    own = list(part.words) if isinstance(part, SayWord) else []
    return own + [word for child in part.children() for word in _chosen_words(child)]


def strangers(text: str, language: str, named: str = "") -> list[str]:
    """Words that are not in the term list of the language. `named`: names the text itself may use."""
    known = vocabulary(language)
    allowed = {word for word, _ in words_in(named)}
    out: list[str] = []
    for word, opens in words_in(text):
        forms = {word, word.removesuffix("'s"), word.removesuffix("'")}
        if opens:
            forms |= {form[:1].lower() + form[1:] for form in forms}
        if not forms & known and word not in allowed:
            out.append(word)
    return out


def faults(line: str) -> list[str]:
    """What is wrong with a line of a card, whatever the language."""
    out: list[str] = []
    if not line or line != line.strip():
        out.append("nothing, or spaces around it")
    if re.search(r"[{}$<>_=]|\bNone\b|\bself\b", line):
        out.append("a placeholder")
    if "  " in line or re.search(r" [,.]|,,|,\.|\.\.", line):
        out.append("spaces or points that do not belong")
    rest = TOKEN.sub("", line)
    if re.search(r"[\[\]]", rest):
        out.append("a bracket that is no token")
    spoken = re.sub(r"[ ,.—]", "", rest)
    if spoken:
        if not line.endswith((".", ".”", ".“", ".\u00a0»")):
            out.append("no full stop")
        for sentence in re.split(r"(?<=\.) |— |• ", line):
            start = TOKEN.sub("[]", sentence).lstrip("•„“«\u00a0 ")
            if start[:1].isalpha() and not start[:1].isupper():
                out.append(f"no capital: {sentence}")
    elif line.endswith(".") and not re.search(r"\[(?:Burn|Predict|Add)\b", line):
        out.append("a full stop after keywords")
    return out
