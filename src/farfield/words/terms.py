"""The term lists: every word of a language, with its forms, from `<language>/terms.ftl`."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from farfield.languages import LANGUAGES


class Terms:
    """The words of one language."""

    def __init__(self, language: str, file: str = "terms.ftl") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        text = resources.files("farfield.words").joinpath(language, file).read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))
        self._said: dict[tuple[str, str, tuple[tuple[str, str | int], ...]], str] = {}

    def has(self, term: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(term):
            return False
        return not attribute or attribute in self._bundle.get_message(term).attributes

    def say(self, term: str, attribute: str = "", /, **variables: str | int) -> str:
        """A term, or one of its attributes, in the form the variables ask for."""
        key = (term, attribute, tuple(variables.items()))
        if key not in self._said:
            message = self._bundle.get_message(term)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                raise ValueError(f"{self.language}: {term} has no words of its own")
            words, errors = self._bundle.format_pattern(pattern, dict(variables))
            if errors:
                raise ValueError(f"{self.language}: {term}.{attribute} with {variables}: {errors}")
            self._said[key] = str(words)
        return self._said[key]

    def get(self, term: str, attribute: str) -> str:
        """An attribute that not every term has; empty if this one has not."""
        return self.say(term, attribute) if self.has(term, attribute) else ""


@cache
def terms(language: str) -> Terms:
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Terms(language)
