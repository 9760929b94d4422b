"""What Farfield says to people, in four languages: a message id and its arguments become a sentence.

The sentences are Fluent messages in ``<language>/ui.ftl``; those of the table in the browser in ``table.ftl``, those of
the lessons in ``lessons.ftl``. A line that is to be said later, in a language not yet known (a line of the log, a
question, a reason), travels as `Said`: the id and the arguments, which may themselves be `Said`.

>>> Messages("de").get("phase-main")
'Main Phase'
>>> Messages("en").say(Said("log-draws-unseen", {"me": "other", "who": "Annie"}))
'Annie draws a card.'
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final, Union

from fluent.runtime import FluentBundle, FluentResource

from farfield import languages
from farfield.cards.names import name_key
from farfield.errors import FarfieldError, Message
from farfield.rules.compiling import mypyc_attr
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Ability, Condition, Effect
from farfield.rules.printed import Printed
from farfield.words import nameless, patterns
from farfield.words.pieces import Part, Unknown

LANGUAGES: Final = languages.LANGUAGES
LARGEST_NUMBER: Final = 10**20
MOST_KEPT: Final = 50_000
"""So many sentences are kept for saying them again."""

Argument = Union[str, int, "Said", "Listed", "CardWords", "Instruction"]
"""What may stand in a message: a name, a number, another message, several of these in a row, or words of a card."""


@mypyc_attr(acyclic=True)
class Said:
    """Something to say, not yet in any language. Nobody changes one: by hand and not a frozen dataclass, for dozens are
    made for every answer at a table."""

    __slots__ = ("args", "id", "lang", "words")

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Argument]] = {} if args is None else args
        self.lang = ""  # in which it was said last, as a part of something
        self.words = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Said({self.id!r}, {self.args!r})"


@dataclass(frozen=True)
class Listed:
    """Several things in a row: ``A, B, C``."""

    items: tuple[Argument, ...]
    between: str = ", "


@dataclass(frozen=True)
class CardWords:
    """What a card says: all of it, one of its abilities, or an effect or a condition by itself."""

    part: Printed | Ability | Effect | Condition
    kind: str = "card"
    """What the card calls itself: unit, spell, gear …"""

    def words(self, lang: str) -> str:
        from farfield import words

        if isinstance(self.part, Printed):
            return " ".join(words.card_text(self.part, lang))
        if isinstance(self.part, Ability):
            return words.ability_text(self.part, lang, self.kind)
        if isinstance(self.part, Condition):
            return words.condition_text(self.part, lang, self.kind)
        return words.effect_text(self.part, lang, self.kind)


@dataclass(frozen=True)
class Instruction:
    """One instruction of a text, as it reads within that text."""

    part: Effect
    text: Effect
    heard: When | None
    """What triggers the text, if anything does."""
    kind: str

    def words(self, lang: str) -> str:
        from farfield import words

        return words.instruction_text(self.part, self.text, self.heard, lang, self.kind)


class UnknownLanguage(FarfieldError):
    """Farfield does not speak this language."""

    def __init__(self, lang: str) -> None:
        text = 'Farfield does not speak "{lang}". Choose one of: {languages}.'
        super().__init__("unknown-language", text, {"lang": lang[:20], "languages": ", ".join(LANGUAGES)})


class Messages:
    """The messages of one language. ``Messages(lang).get(id, **args)`` is the sentence."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownLanguage(lang)
        self.lang: str = lang
        self._bundle = _bundle(lang)
        self._said = _said(lang)
        self._patterns = _patterns(lang)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def get(self, id: str, **args: Argument) -> str:
        """The message with its arguments filled in. An id that does not exist is a `KeyError`."""
        return self.say(Said(id, args))

    def say(self, said: Argument) -> str:
        """A `Said` and everything in it put into words; names and numbers stay as they are."""
        if isinstance(said, Said):
            return self._sentence(said.id, said.args)
        if isinstance(said, str):
            return self.called(said)
        if isinstance(said, Listed):
            return said.between.join([self.say(item) for item in said.items])
        if isinstance(said, (CardWords, Instruction)):
            return self._of_card(said)
        return self.called(str(said))

    def _sentence(self, id: str, given: dict[str, Argument]) -> str:
        """Thousands of times a second where many play: what was said before is found with one look."""
        found: list[str | int] = [id]
        for name, value in given.items():
            found.append(name)
            if isinstance(value, str):
                found.append(self.called(value) if value.startswith("(") else value)
            elif isinstance(value, Said):
                found.append(self._part(value))
            else:
                found.append(value if isinstance(value, int) else self.say(value))
        key = tuple(found)
        known = self._said.get(key)
        if known is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            known = self._said[key] = self._format(id, {str(key[i]): key[i + 1] for i in range(1, len(key), 2)})
        return known

    def _part(self, said: Said) -> str:
        """Something that is said within something else, often in several of the same: a place, whose it is."""
        if said.lang != self.lang:
            said.words = self._sentence(said.id, said.args)
            said.lang = self.lang
        return said.words

    def called(self, name: str) -> str:
        """A name as it was given; one that nobody gave is said in this language."""
        found = nameless.meant(name) if name.startswith("(") else None
        return name if found is None else self.get(f"name-{found[0]}", n=found[1])

    def _of_card(self, said: CardWords | Instruction) -> str:
        part = (self.lang, id(said.part), id(said.text) if isinstance(said, Instruction) else 0, said.kind)
        known = _SPOKEN.get(part)
        if known is None:
            if len(_SPOKEN) >= MOST_KEPT:
                _SPOKEN.clear()
            try:
                words = said.words(self.lang)
            except FarfieldError:  # a part of a card has no words yet; the game goes on without them
                words = "…"
            known = _SPOKEN[part] = (said, words)
        return known[1]

    def _format(self, id: str, args: dict[str, str | int]) -> str:
        if id not in self._patterns:
            self._patterns[id] = patterns.of(self._bundle.get_message(id).value, self.lang)
        pattern, words = self._patterns[id], ""
        try:
            words = pattern.say(args) if pattern is not None else self._by_fluent(id, args)
        except Unknown:
            words = self._by_fluent(id, args)
        # The NPC has no name but an article, which begins a line of the log with a capital.
        return words[:1].upper() + words[1:] if args.get("me") == "npc" and id.startswith("log-") else words

    def _by_fluent(self, id: str, args: dict[str, str | int]) -> str:
        message = self._bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        # A seed has more digits than a number that is written with its thousands apart can have.
        plain = {k: str(v) if isinstance(v, int) and abs(v) > LARGEST_NUMBER else v for k, v in args.items()}
        text, problems = self._bundle.format_pattern(message.value, plain)
        if problems:
            raise ValueError(f"{self.lang}: {id} with {sorted(args)}: {problems[0]}")
        return str(text)

    def explain(self, about: FarfieldError | Message) -> str:
        """An error or a finding in words, with its clause; the English of the code if a language lacks the message.

        One about one of several decks at a table says which deck it is.
        """
        message = about.message if isinstance(about, FarfieldError) else about
        words, whose = self._explained(message), message.params.get("whose")
        return words if whose is None else self.get("deck-whose", deck=str(whose), problem=words)

    def _explained(self, message: Message) -> str:
        if not self.has(message.id):
            return str(message)
        args: dict[str, Argument] = dict(message.params)
        if self.has(f"mode-{args.get('mode')}"):
            args["mode"] = Said(f"mode-{args['mode']}")
        try:
            words = self.get(message.id, **args)
        except ValueError:  # it came with other parameters than the words expect: better English than nothing
            return str(message)
        return f"{words} [{message.clause}]" if message.clause else words


@cache
def messages_in(lang: str) -> Messages:
    """The messages of a language, for who needs them again and again. Raises `UnknownLanguage`."""
    return Messages(lang)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], functions={"OF": _of}, use_isolating=False)
    folder = resources.files("farfield.words").joinpath(lang)
    for file in ("ui.ftl", "table.ftl", "lessons.ftl"):
        bundle.add_resource(FluentResource(folder.joinpath(file).read_text(encoding="utf-8")))
    return bundle


def _of(name: str) -> Any:  # Fluent takes text, but has no type for that
    """French for “of” with a name behind it: de Calm Rune, d’Order Rune."""
    return f"d’{name}" if name_key(name)[:1] in tuple("aeiou") else f"de {name}"


_SPOKEN: Final[dict[tuple[str, int, int, str], tuple[CardWords | Instruction, str]]] = {}
"""Words of cards by language and part; the part itself is kept as well, so that its number stays its own."""


@cache
def _said(lang: str) -> dict[tuple[str | int, ...], str]:
    """Sentences that were said before: putting one together takes longer than finding it again."""
    return {}


@cache
def _patterns(lang: str) -> dict[str, Part | None]:
    """Messages that were said before, as far as they can be said without Fluent."""
    return {}


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of this machine's user, as far as Farfield speaks it; otherwise English."""
    found = os.environ if environment is None else environment
    for variable in ("FARFIELD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = found.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
