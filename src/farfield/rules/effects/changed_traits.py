"""Changes of an object's traits that hang on it for a time: a set Might, a copy, tags, lost keywords (CR 477.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..actions import giving
from ..printed import Printed
from ..terms import FOREVER, MAIN_DECK_CARD, UNIT, Duration, KeywordKind
from .keyword_sorts import KEYWORD_SUITS
from .parts import NEXT, Each, Effect, Objects, Part
from .select.traits import unknown
from .sorts import PERMANENTS, Demand, Spans, Takes

if TYPE_CHECKING:
    from ..chain.resolving import Run
    from ..state import Arena, Card, State
    from .program import Writer


class SetMight(Part):
    """Its Might is this number; increases and decreases come on top."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def base_might(self, value: int) -> int:
        return self.n

    def suits(self) -> int:
        return UNIT

    def fault(self, w: Writer) -> str:
        return "" if self.n >= 0 else "no Might is less than 0"


class LosesKeyword(Part):
    __slots__ = ("keyword",)

    def __init__(self, keyword: KeywordKind) -> None:
        self.keyword = keyword

    def strips(self) -> bool:
        return True

    def strip_keywords(self, kw: list[int]) -> None:
        kw[self.keyword] = 0

    def suits(self) -> int:
        return KEYWORD_SUITS[self.keyword]


class LosesText(Part):
    """It has no rules text of its own any more; what it is given besides stays (CR 477.2)."""

    __slots__ = ()

    def trait(self, printed: Printed) -> Printed:
        if not printed.abilities:
            return printed
        if printed.blank is None:
            printed.blank = altered(printed, printed.types, printed.tags, False)
        return printed.blank


class GainsTags(Part):
    __slots__ = ("tags",)

    def __init__(self, *tags: str) -> None:
        self.tags = tags

    def trait(self, printed: Printed) -> Printed:
        return altered(printed, printed.types, (*printed.tags, *self.tags))

    def suits(self) -> int:
        return MAIN_DECK_CARD

    def fault(self, w: Writer) -> str:
        return unknown(w, self.tags, "tag") if self.tags else "gain_tags(…) names no tag"


class CopyOf(Part):
    """It is a copy of this face: name, supertype, type, tags, cost, domain and rules text (CR 477.1)."""

    __slots__ = ("face",)

    def __init__(self, face: Printed) -> None:
        self.face = face

    def trait(self, printed: Printed) -> Printed:
        return self.face if printed.token == self.face.token else as_token(self.face, printed.token)


class EffectTextOf(Part):
    """Its effect text is the text of this face (CR 136)."""

    __slots__ = ("face",)

    def __init__(self, face: Printed) -> None:
        self.face = face

    def trait(self, printed: Printed) -> Printed:
        out = altered(printed, printed.types, printed.tags)
        out.effect_text = self.face.abilities
        return out


def altered(printed: Printed, types: int, tags: tuple[str, ...], text: bool = True) -> Printed:
    """The same face with other types or tags, or without its text."""
    return Printed(
        printed.name,
        types,
        domains=printed.domains,
        energy=printed.energy,
        power=printed.power,
        might=printed.might,
        might_bonus=printed.might_bonus,
        tags=tags,
        champion=printed.champion,
        signature=printed.signature,
        token=printed.token,
        abilities=printed.abilities if text else (),
        effect_text=printed.effect_text,
        supported=printed.supported,
        code=printed.code,
    )


def as_token(face: Printed, token: bool) -> Printed:
    """A token that copies a card stays a token (CR 179)."""
    out = altered(face, face.types, face.tags)
    out.token = token
    return out


def copyable(card: Card) -> Printed:
    """What a copy takes over: what is printed, or what it copied itself; nothing it was merely given (CR 477.1)."""
    face = card.original
    if card.mods is not None:
        for mod in card.mods:
            if isinstance(mod.part, CopyOf):
                face = mod.part.trait(face)
    return face


class BecomeCopy(Effect):
    """These become copies of that for a time, of nothing if it is gone (A48). No play effects: nothing was played."""

    __slots__ = ("objects", "of", "until")

    def __init__(self, objects: Objects, of: Objects, *, until: Duration = FOREVER) -> None:
        self.objects = objects
        self.of = of
        self.until = until

    def demands(self) -> list[Demand]:
        return [Takes(self.objects, PERMANENTS), Takes(self.of, PERMANENTS), Spans(self.until)]

    def run(self, s: State, a: Arena, run: Run) -> int:
        model = self.of.find(s, run.item)
        done = 0
        if model:
            face = copyable(s.card(model[0]))
            for id in self.objects.find(s, run.item):
                giving.give_part(s, a, id, CopyOf(face), self.until, run.item)
                done += 1
        run.did(done)
        return NEXT

    def rebuilt(self, each: Each) -> Part:
        return BecomeCopy(each.one(self.objects), each.one(self.of), until=self.until)
