"""What the four languages share in naming places and amounts."""

from __future__ import annotations

from dataclasses import replace

from .grammar import Language
from .meaning import Amount, Bound, Clause, Mood, Place, Quantity, Thing

NEAR = ("here", "there")
_TRASHES = (Place("trash", "any"), Place("trash", "opponent"))
DECKS = ("of-deck", "of-rune-deck", "top", "bottom", "top-or-bottom", "down-to")
"""Places in a deck."""
_A_BATTLEFIELD = Place("battlefield")


_RESOURCES = {
    "any-energy": "any-amount-of-energy",
    "any-power": "any-amount-of-power",
    "added-energy": "that-much-energy",
    "added-power": "that-much-power",
}
"""Energy and Power of which one says how much as one pays, and what is added for it."""


class Nouns(Language):
    """Places and amounts. Each language says its things, and whatever is said differently there."""

    case_after_same = "accusative"  # of "it" in "at the same location as it"
    term_from = "prep-of"  # of "from" in "detach it from the unit"
    case_after_with = "accusative"  # of "it" in "in combat with it", "from it"

    # What a language must know.

    def field(self, p: Place, to: bool, play: bool) -> str:
        """At or to a battlefield, a base or any location."""
        raise NotImplementedError

    def whose(self, p: Place, noun: str, case: str = "") -> str:
        """A zone and whose it is."""
        raise NotImplementedError

    def bounded(self, q: Quantity) -> str:
        """ "3 [M] or less", "less [M] than me"."""
        raise NotImplementedError

    def equal(self, x: Thing, noun: str, times: int = 1) -> str:
        """ "equal to my Might", "equal to twice my Might"; several things by their number."""
        raise NotImplementedError

    def counted(self, q: Quantity, equal: str, tail: str, verb: str) -> tuple[str, str]:
        """So many cards, runes, points …, and what follows."""
        raise NotImplementedError

    # What all share.

    def spread(self, x: Thing) -> Thing:
        """Several things at a battlefield need not be at the same one: "units at battlefields"."""
        if x.det == "me" and x.place is not None:
            return self.off_the_board(x, x.place)
        if not x.plural or x.det == "each":
            return x
        if x.place == _A_BATTLEFIELD:
            x = replace(x, place=replace(_A_BATTLEFIELD, plural=True))
        if x.place in _TRASHES:
            x = replace(x, place=replace(x.place, plural=True))
        relatives = (
            replace(c, at=replace(_A_BATTLEFIELD, plural=True)) if c.at == _A_BATTLEFIELD else c for c in x.relatives
        )
        return replace(x, relatives=tuple(relatives))

    def gender(self, noun: str) -> str:
        """Of a noun, in a language where it has one."""
        return ""

    def by_its_nouns(self, x: Thing) -> Thing:
        """It, where no pronoun stands for it: "that unit or that gear"."""
        if x.det == "it" and len({self.gender(noun) for noun in x.nouns}) > 1:
            return replace(x, det="that")
        return x

    def agreeing_kind(self, c: Clause, x: Thing) -> Clause:
        """Of several: "units that are not tokens"."""
        if c.kind is None or c.kind.det != "a" or c.kind.plural or self.number_of(x) == "one":
            return c
        return replace(c, kind=replace(c.kind, det="bare", plural=True))

    def place(self, p: Place, origin: bool = False, to: bool = False, play: bool = False) -> str:
        if p.alternative is not None:
            ways = (replace(p, alternative=None), p.alternative)
            return self.listed([self.place(x, origin, to, play) for x in ways], "or")
        if p.kind in NEAR or p.kind == "elsewhere":
            return self.word(p.kind)
        if p.kind in ("combat", "ending-combat", "showdown"):
            return self.word(f"in-{p.kind}") if p.thing is None else self.beside("in-combat-with", p.thing)
        if p.kind in ("battlefield", "base", "location"):
            return self.field(p, to, play)
        if p.kind == "same":
            assert p.thing is not None
            if to or play:
                return self.word("to-there")
            word = self.word("at-another-location-than" if p.negated else "at-the-same-location-as")
            return f"{word} {self.thing(p.thing, self.case_after_same)}"
        if p.kind == "other-than-hand":
            return self.word("from-anywhere-but-your-hand" if p.whose == "your" else "from-anywhere-but-hand")
        if p.kind in ("from-here", "from-face-down", "from-battlefield", "from-base", "to-my-origin"):
            return self.word(p.kind)
        if p.kind == "from-hand":
            return self.place(Place("hand", "your"), origin=True)
        if p.kind in ("same-location", "move-origin", "move-ends"):
            return self.word(f"at-{p.kind}")
        if p.kind == "channel-phase":
            return self.word("in-your-channel-phase" if p.whose == "your" else "in-their-channel-phase")
        if p.kind in DECKS:
            return self.in_deck(p, to)
        if p.kind in ("on", "from"):
            assert p.thing is not None
            return self.beside("from", p.thing) if p.kind == "from" else f"{self.word('on')} {self.thing(p.thing)}"
        if p.kind == "board":
            return f"{self.t.say('prep-on-board')} {self.thing(Thing(('board',), 'the'))}"
        return self.zone(p, self.zone_term(p, origin, to))

    def in_question(self, x: Thing) -> Thing:
        """It by its noun, where a pronoun would be taken for the card itself."""
        return replace(x, det="the", adjs=("in-question",), again=False, apart=False)

    def in_deck(self, p: Place, to: bool) -> str:
        if p.kind == "of-deck":
            return f"{self.t.say('prep-of')} {self.whose(p, 'main-deck')}"
        if p.kind == "of-rune-deck":
            return f"{self.t.say('prep-of')} {self.whose(p, 'rune-deck')}"
        if p.kind == "down-to":
            return f"{self.word('from-top-of')} {self.whose(p, 'main-deck')} {self.until_revealed(p)}"
        return f"{self.word(f'on-{p.kind}-of')} {self.whose(p, 'main-deck')}"

    def until_revealed(self, p: Place) -> str:
        """ "until you reveal a unit"."""
        assert p.thing is not None
        who = "you" if p.whose == "your" else "they"
        return self.word(f"until-{who}-reveal", amount=self.thing(p.thing, "accusative"))

    def beside(self, how: str, x: Thing) -> str:
        """ "from it", "in combat with it"."""
        word = self.t.say(self.term_from) if how == "from" else self.word(how)
        return f"{word} {self.thing(x, self.case_after_with)}"

    def zone(self, p: Place, prep: str) -> str:
        return f"{self.t.say(prep)} {self.whose(p, p.kind)}"

    def zone_term(self, p: Place, origin: bool, to: bool) -> str:
        """Which preposition a zone has."""
        zone = {"hand": "hand", "trash": "trash", "main-deck": "deck"}.get(p.kind, "zone")
        term = f"prep-{'from' if origin else 'to' if to else 'in'}-{zone}"
        return term if self.t.has(term) else "prep-to-zone"

    def quantity(self, q: Quantity, verb: str = "") -> tuple[str, str]:
        """So much of something, and what follows at the end of the clause ("for each …")."""
        a = q.amount
        tail = self.tail(q, verb)
        n, noun = a.n, q.noun
        if (q.bound and noun not in ("rune", "times")) or q.than is not None:
            return self.listed([self.bounded(x) for x in (q, q.also) if x is not None], "and"), tail
        if q.bound == "only":
            said, tail = self.quantity(replace(q, bound=""), verb)
            return f"{self.word('only-so-many')} {said}", tail
        equal = self.equal(a.equal, noun, abs(n)) + self.added(a.plus) if a.equal is not None else ""
        if noun == "":
            return "", equal or tail
        if noun == "might":
            if equal or a.that:
                return self.some_might(n), equal or self.word("equal-to-that")
            return self.so_much_might(q), tail
        if noun == "some-might":
            return self.some_might(n), tail
        if noun == "base-might":
            return self.word("base-might", amount=n), tail
        if noun == "discount":
            return "", self.discount(a, tail)
        if noun in ("energy-less", "energy-more", "power-less", "power-more", "either-less"):
            word = self.word("less" if noun.endswith("less") else "more")
            return f"{self.token(q)} {word}", tail
        if noun in ("by", "by-either"):
            return self.word("by-so-much", amount=self.number(a) if a.equal is not None else self.token(q)), tail
        if noun in _RESOURCES:
            return self.word(_RESOURCES[noun], amount=f"[{q.symbol}]"), ""
        if noun == "to":
            return "", self.word("to-so-much", amount=self.number(a) if a.equal is not None else f"{n} [M]")
        if noun == "times":
            return self.word("times", amount=n), tail
        if noun == "next-damage":
            return self.word("the-next-damage", amount=n), tail
        return self.counted(q, equal, tail, verb)

    def discount(self, a: Amount, tail: str) -> str:
        """ "for [2] less"."""
        if a.equal is not None:
            return self.word("for-a-cost-reduced-by", amount=self.number(a))
        return f"{self.word('for-so-much-less', amount=f'[{a.n}]')} {tail}".strip()

    def tail(self, q: Quantity, verb: str) -> str:
        """ "for each …", "or … if …", "plus …"."""
        a = q.amount
        tail = self.each(a.each) if a.each is not None else ""
        if a.or_else is not None:
            yes, clauses = a.or_else
            inside = self.quantity(replace(q, amount=yes), verb)[0]
            said = self.listed([self.with_together(c, Mood.SUBORDINATE) for c in clauses], "and")
            tail += self.or_else(inside, said)
        if a.plus is not None and a.equal is None:
            less = a.plus.n < 0 and q.noun != "might"  # Might shows its sign itself
            word = self.word("minus" if less else "plus")
            more, more_tail = self.quantity(
                replace(q, amount=replace(a.plus, n=abs(a.plus.n)) if less else a.plus), verb
            )
            tail = f"{tail} {word} {more} {more_tail}".strip()
        return tail

    def number(self, a: Amount) -> str:
        """A number that is read from somewhere, as a noun: "twice my Might plus 1"."""
        assert a.equal is not None
        times = f"{self.word('multiple', amount=abs(a.n))} " if abs(a.n) > 1 else ""
        return f"{times}{self.number_of_things(a.equal)}{self.added(a.plus)}"

    def number_of_things(self, x: Thing) -> str:
        """ "my Might"; several things by their number."""
        raise NotImplementedError

    def added(self, a: Amount | None) -> str:
        """ " plus 1"."""
        if a is None:
            return ""
        word = self.word("minus" if a.n < 0 else "plus")
        if a.equal is not None:
            said = self.number(replace(a, plus=None))
        else:
            said = f"{abs(a.n)} {self.each(a.each) if a.each is not None else ''}".strip()
        return f" {word} {said}{self.added(a.plus)}"

    def or_else(self, inside: str, condition: str) -> str:
        return f", {self.word('or')} {inside} {self.word('if')} {condition}"

    def some_might(self, n: int) -> str:
        """Might of which the number follows."""
        return f"{'+' if n >= 0 else '-'}[M]"

    def so_much_might(self, q: Quantity) -> str:
        extra = f"{self.word('additional')} " if q.extra else ""
        return f"{extra}{q.amount.n:+d} [M]"

    def stats(self, x: Thing) -> str:
        """The Might of a token and its keywords."""
        return self.listed([f"{x.stats} [M]", *[f"[{k}]" for k in x.keywords]], "and")

    def figure(self, q: Quantity) -> str:
        """The number of a bounded amount."""
        if q.amount.each is not None:
            return f"{q.amount.n} {self.each(q.amount.each)}{self.added(q.amount.plus)}"
        if q.noun == "power" and q.amount.n:
            return "[A]" * q.amount.n
        return f"[{q.amount.n}]" if q.noun == "energy" else str(q.amount.n)

    def within(self, bound: Bound, n: str, unit: str) -> str:
        """A number and its unit within a bound."""
        if bound in ("more", "less"):
            return f"{n}{unit} {self.word('or-more' if bound == 'more' else 'or-less')}"
        if bound == "exactly":
            return f"{self.word('exactly')} {n}{unit}"
        if bound in ("at-least", "at-most"):
            return f"{self.word(bound)} {n}"
        if bound in ("greater", "smaller"):
            return f"{self.word(bound, number='one', gender='masculine')} {n}"
        return f"{n}{unit}"
