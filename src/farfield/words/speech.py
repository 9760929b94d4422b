"""What has been mentioned so far in an ability, so that the next mention can be "it"."""

from __future__ import annotations

from farfield.errors import FarfieldError
from farfield.rules.effects.base import Condition, Part

from .meaning import Clause, Thing


class Unspoken(FarfieldError):
    """A part of the card language that has no words yet."""

    def __init__(self, part: Part, where: str) -> None:
        super().__init__(
            "unspoken-part",
            "There are no words yet for the part {part} as {where}. Teach farfield.words how to say it.",
            {"part": type(part).__name__, "where": where},
        )


class Speech:
    """`kind` is what the card calls itself: unit, legend, gear, spell, battlefield or rune. `names_tag`: somewhere it
    asks for a tag to be named, and not for a card."""

    def __init__(self, kind: str, names_tag: bool = False) -> None:
        self.kind = kind
        self.names_tag = names_tag
        self.said_me = False  # in this sentence
        self.mentions: dict[str, Thing] = {}
        self.latest: Thing | None = None
        self.event: Thing | None = None  # what the event that triggered happened to
        self.event_kinds: tuple[int, ...] = ()  # which events those are (`terms.E_…`)
        self.actor: Thing | None = None  # and whose doing they must be
        self.place: Thing | None = None  # what "there" speaks of
        self.strengthened: Thing | None = None  # was given Might already: the next is "additional"
        self.before: list[Clause] = []  # clauses that a part needs said before its own
        self.after: list[Clause] = []  # and after it
        self.only_while: list[Condition] = []  # what a description holds under

    def new_sentence(self) -> None:
        self.said_me = False

    def me(self) -> Thing:
        thing = Thing((self.kind,), "me", again=self.said_me)
        self.said_me = True
        return thing

    def mention(self, name: str, thing: Thing) -> None:
        """A choice was spoken of; from now on it is "it"."""
        self.latest = thing
        if name:
            self.mentions[name] = thing

    def again(self, name: str = "") -> Thing:
        """What was chosen before: "it" if that is clear, otherwise the noun once more."""
        thing = self.mentions.get(name, self.latest) if name else self.latest
        if thing is None:
            return Thing(("unit",), "it")
        many = thing.plural or thing.det in ("up-to", "any-number", "all")
        if thing is self.latest or len(self.mentions) < 2:
            return Thing(thing.nouns[:1], "it", plural=many, again=thing.noun == self.kind)
        return Thing(thing.nouns[:1], "the", plural=many, adjs=thing.adjs, n=thing.n)

    def named(self, name: str = "") -> Thing:
        """The same by its noun, where "it" could be taken for what is being described."""
        thing = self.mentions.get(name, self.latest) if name else self.latest
        if thing is None:
            return Thing(("unit",), "that")
        many = thing.plural or thing.det in ("up-to", "any-number", "all")
        return Thing(thing.nouns[:1], "the", plural=many, adjs=thing.adjs, n=thing.n)

    def subject(self) -> Thing:
        """What the event happened to, spoken of again."""
        if self.event is None:
            return Thing(("unit",), "it")
        if self.event.det == "me":
            return self.me()
        many = self.event.plural
        return Thing(self.event.nouns[:1], "it", plural=many, again=self.event.noun == self.kind)
