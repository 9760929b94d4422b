"""What has been mentioned so far in an ability, so that the next mention can be "it"."""

from __future__ import annotations

from farfield.errors import FarfieldError
from farfield.rules.effects.parts import Part

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

    def __init__(self, kind: str, names_tag: bool = False, paid: dict[str, Thing] | None = None) -> None:
        self.kind = kind
        self.paid = paid or {}  # what another line of the card says is paid with, by its name
        self.paid_with: list[tuple[Thing, Thing]] = []  # what this line says is paid with, and how that is told apart
        self.names_tag = names_tag
        self.said_me = False  # in this sentence
        self.me_since = False  # and since what the event happened to was spoken of
        self.me_since_it = False  # or what was chosen
        self.beside = False  # a condition spoke of another one since: "it" would be that one
        self.mentions: dict[str, Thing] = {}
        self.latest: Thing | None = None
        self.mine: set[str] = set()  # names of cards that are certainly yours
        self.event: Thing | None = None  # what the event that triggered happened to
        self.event_kinds: tuple[int, ...] = ()  # which events those are (`terms.E_…`)
        self.actor: Thing | None = None  # and whose doing they must be
        self.place: Thing | None = None  # what "there" speaks of
        self.strengthened: Thing | None = None  # was given Might already: the next is "additional"
        self.before: list[Clause] = []  # clauses that a part needs said before its own
        self.after: list[Clause] = []  # and after it
        self.they = False  # "you" is the player of the event, or whoever does what is forbidden
        self.i_died = False  # it speaks of itself as it was
        self.counted: tuple[str, str] | None = None  # what was last done so many times, and with what: draw, card
        self.told = False  # an instruction was told already
        self.each_may: Thing | None = None  # whoever of several players was just free to do something
        self.others_acted = False  # the instruction just told was somebody else's

    def new_sentence(self) -> None:
        self.said_me = False
        self.me_since = False
        self.me_since_it = False
        self.beside = False

    def me(self) -> Thing:
        thing = Thing((self.kind,), "me", again=self.said_me)
        self.said_me = self.me_since = self.me_since_it = True
        return thing

    def mention(self, name: str, thing: Thing) -> None:
        """A choice was spoken of; from now on it is "it"."""
        self.latest = thing
        self.me_since_it = False
        self.beside = False
        if name:
            self.mentions[name] = thing

    def again(self, name: str = "") -> Thing:
        """What was chosen before: "it" if that is clear, otherwise the noun once more."""
        if name in self.paid and name not in self.mentions:
            return self.paid[name]
        thing = self.mentions.get(name, self.latest) if name else self.latest
        if thing is None:
            return Thing(("unit",), "it")
        many = thing.plural or thing.det in ("any-number", "all") or (thing.det == "up-to" and thing.n > 1)
        last = self.latest
        alike = last is not None and last.noun == thing.noun
        if thing is last or (len(self.mentions) < 2 and not alike and thing.det != "the"):
            if self.beside:
                return Thing(thing.nouns, "the", plural=many, adjs=("chosen",))
            if self.me_since_it and thing.noun != self.kind and self.kind != "spell":
                return Thing(thing.nouns, "that", plural=many)  # "it" could be the card itself
            return Thing(thing.nouns, "it", plural=many, again=thing.noun == self.kind)
        return self._told_apart(thing)

    def named(self, name: str = "") -> Thing:
        """The same by its noun, where "it" could be taken for what is being described."""
        if name in self.paid and name not in self.mentions:
            return self.paid[name]
        thing = self.mentions.get(name, self.latest) if name else self.latest
        if thing is None:
            return Thing(("unit",), "that")
        return self._told_apart(thing)

    def _told_apart(self, thing: Thing) -> Thing:
        """By its noun and what else was said; the latest is another one then: "the first unit"."""
        for paid, told in self.paid_with:
            if paid is thing:
                return told  # "the unit you've recycled"
        many = thing.plural or thing.det in ("up-to", "any-number", "all")
        adjs = ("first",) if self._like_the_latest(thing) else thing.adjs
        sides = [side for side in ("friendly", "enemy") if side in adjs]
        if sides and self.latest is not None and self.latest is not thing and sides[0] not in self.latest.adjs:
            adjs = (sides[0],)  # which tells them apart
        return Thing(thing.nouns[:1], "the", plural=many, adjs=adjs, n=thing.n)

    def _like_the_latest(self, thing: Thing) -> bool:
        """Was something of the same kind spoken of since?"""
        last = self.latest
        return last is not None and last is not thing and (last.noun, last.adjs) == (thing.noun, thing.adjs)

    def subject(self) -> Thing:
        """What the event happened to, spoken of again."""
        if self.event is None:
            return Thing(("unit",), "it")
        if self.event.det == "me":
            return self.me()
        nouns, many = self.event.nouns[:1], self.event.plural
        mine = nouns == (self.kind,)
        apart, confusing, self.me_since = self.me_since and mine, self.me_since and not mine, False
        if confusing or nouns == ("battlefield",):
            return Thing(nouns, "that", plural=many)  # "it" could be the card itself, or has not been named
        return Thing(nouns, "it", plural=many, again=self.event.noun == self.kind, apart=apart)
