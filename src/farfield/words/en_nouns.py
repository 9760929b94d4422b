"""English noun phrases: things, places and amounts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .meaning import Amount, Clause, Determiner, Mood, Place, Quantity, Thing
from .nouns import Nouns

PEOPLE = ("player", "opponent", "controller", "owner", "attacker", "defender")
"""Who is "they", also alone."""
_SIDES = ("friendly", "enemy")
SPEAKS = ("unit", "legend")
"""Kinds of card that say I."""


class EnglishNouns(Nouns):
    """How English says a thing in a case. The clauses are in `en`."""

    code = "en"
    says_i = True
    effect_conditions_last = True
    term_from = "prep-from-battlefield"

    # --- things

    def thing(self, x: Thing, case: str = "accusative") -> str:
        row = x.row[::-1] if x.det == "me" and x.noun in SPEAKS else x.row  # "it and I"
        return self.listed([self._thing(one, case) for one in row], x.row_by)

    def _thing(self, x: Thing, case: str) -> str:
        x = self.spread(x)
        number = "one" if x.det == "n" and x.n == 1 and x.bound == "less" else self.number_of(x)  # "at most one card"
        if x.det == "you":
            return self.t.say("pronoun-you")
        if x.det == "me":
            me = self.t.say("pronoun-self", case=case) if x.noun in SPEAKS else self.t.say("det-this", number="one")
            return f"{me} {self.place(x.place, x.origin)}" if x.place is not None else me
        if x.det == "it":
            if x.noun in PEOPLE:
                number = "other"
            return self.t.say("pronoun-it", number=number, case=case)
        if x.det == "gap":
            return ""
        if x.owner is not None:
            return self.owned(x)
        states = [a for a in x.adjs if a not in _SIDES]
        adjs = [self.t.say(f"adj-{a}") for a in (*states, *(a for a in x.adjs if a in _SIDES))]
        adjs += [self._non(c.kind) for c in x.relatives if c.kind is not None and _is_not_such(c)]
        x = replace(x, relatives=tuple(c for c in x.relatives if not _is_not_such(c)))
        if x.tags:
            adjs.append(self.tag_list(x))
        named = x.name if x.nouns[0].endswith("-token") else ""
        if named:
            adjs.append(named)
        nouns = self.listed([self.noun(n, number) for n in x.nouns], self.nouns_joined(x))
        if x.place is not None and x.place.kind == "trash" and x.noun in ("unit", "gear", "spell"):
            kinds = [self.noun(n, "one") for n in x.nouns]  # off the board it is only a card: "two unit cards"
            nouns = f"{self.listed(kinds, self.nouns_joined(x))} {self.noun('card', number)}"
        other = self._other(x)
        words = [*([other] if other else []), *adjs, nouns]
        head = self.determined(x, " ".join(words))
        return " ".join([head, *self.after(x)])

    def _non(self, kind: Thing) -> str:
        """ "non-token", "non-Dragon"."""
        return self.t.say("contraction-non", amount=kind.tags[0] if kind.tags else self.noun(kind.noun, "one"))

    def _other(self, x: Thing) -> str:
        if not x.other or (x.det == "a" and not x.plural):
            return ""
        return self.t.say("adj-other")

    def noun(self, noun: str, number: str) -> str:
        if noun.endswith("-token"):
            return f"{self.noun(noun[:-6], 'one')} {self.t.say('noun-token', number=number)}"
        if noun in ("damage", "energy", "power", "xp") or not self.t.has(f"noun-{noun}"):
            return self.t.say(f"noun-{noun}") if self.t.has(f"noun-{noun}") else noun
        return self.t.say(f"noun-{noun}", number=number)

    def count(self, n: int) -> str:
        return self.t.say(f"number-{n}") if 1 <= n <= 10 else str(n)

    def determined(self, x: Thing, words: str) -> str:
        """A noun with its determiner."""
        own = _DETERMINED.get(x.det)
        if own is not None:
            return own(self, x, words)
        return f"{self.t.say(f'det-{x.det}', number=self.number_of(x))} {words}"

    def _a(self, x: Thing, words: str) -> str:
        if x.plural:
            return words
        if x.other:
            return f"{self.t.say('det-another', number='one')} {words}"
        return f"{self.t.say('det-indefinite', initial=_initial(words))} {words}"

    def _n(self, x: Thing, words: str) -> str:
        n = self.count(x.n)
        if x.bound == "exactly":
            return f"{self.word('exactly')} {n} {words}"
        if x.bound == "more" and x.n == 1:
            n = f"{n} {self.word('or-more')}"
        elif x.bound:
            n = f"{self.word('at-least' if x.bound == 'more' else 'at-most')} {n}"
        return f"{n} {words}"

    def _the(self, x: Thing, words: str) -> str:
        n = f"{self.count(x.n)} " if x.n > 1 else ""
        if n and x.adjs and x.adjs[0] == "top":
            top, _, rest = words.partition(" ")
            return f"{self.t.say('det-definite')} {top} {n}{rest}"
        return f"{self.t.say('det-definite')} {n}{words}"

    def _up_to(self, x: Thing, words: str) -> str:
        return f"{self.word('up-to')} {self.count(x.n)} {words}"

    def _any_of_them(self, x: Thing, words: str) -> str:
        return f"{self.word('any-number-of')} {self.t.say('pronoun-it', number='other', case='accusative')}"

    def _only(self, x: Thing, words: str) -> str:
        return f"{self.t.say('det-definite')} {self.word('only')} {words}"

    def _their(self, x: Thing, words: str) -> str:
        return f"{self.t.say('det-their')} {words}"

    def owned(self, x: Thing) -> str:
        assert x.owner is not None
        o = x.owner
        number = "other" if x.plural else "one"
        noun = self.noun(x.noun, number) if not x.keywords else f"[{x.keywords[0]}]"
        adjs = " ".join(self.t.say(f"adj-{a}") for a in x.adjs)
        if x.noun == "controller" and x.adjs:
            return f"{self.t.say('det-definite')} {adjs} {noun} {self.word('as')} {self.thing(o)}"
        noun = f"{adjs} {noun}".strip()
        if x.noun == "decision":  # for it, not its own
            return f"{noun} {self.t.say('prep-for')} {self.thing(o)}"
        if o.det == "their" and o.second is not None:
            return f"{self.t.say('det-our')} {noun}"
        if o.second is not None:
            first = self.owned(replace(x, owner=replace(o, second=None)))
            return f"{first} {self.word('and')} {self.owned(replace(x, owner=o.second))}"
        if x.noun == "damage":
            return f"{self.t.say('det-definite')} {noun} {self.t.say('prep-on-board')} {self.thing(o)}"
        if o.det == "me" and x.noun != "copy" and (o.noun in SPEAKS or o.again):
            return f"{self.t.say('det-self' if o.noun in SPEAKS else 'det-its')} {noun}"
        if x.noun != "copy" and (o.det == "their" or (o.det == "it" and o.plural)):
            return f"{self.t.say('det-their')} {noun}"
        if x.noun != "copy" and o.det == "it":
            return f"{self.t.say('det-its')} {noun}"
        late = f" {self.word(x.group)}" if x.group == "each-turn" else ""
        noun += f" {self.word(x.group)}" if x.group and not late else ""
        article = {"a": self.t.say("det-indefinite", initial=_initial(noun)), "bare": ""}.get(
            x.det, self.t.say("det-definite")
        )
        return f"{article} {noun} {self.t.say('prep-of')} {self.thing(o)}{late}".strip()

    def after(self, x: Thing) -> list[str]:
        """What follows the noun: its name, bounds, place and relative clauses."""
        out: list[str] = []
        if x.name and not x.nouns[0].endswith("-token"):
            out.append(self.tag_names(x) if x.noun == "tag" else f"{self.word('named')} {x.name}")
        if x.noun == "copy" and x.name:
            out = [f"{self.t.say('prep-of')} {x.name}"]
        if x.keywords and x.owner is None and x.stats < 0:
            out.append(f"{self.t.say('prep-with')} " + self.listed([f"[{k}]" for k in x.keywords], "and"))
        if x.stats >= 0:
            out.append(f"{self.t.say('prep-with-might')} {self.stats(x)}")
        near = [c for c in x.relatives if c.object is not None and c.object.det == "gap"]
        apart = x.place is not None and (x.place.kind == "same" or x.place.alternative is not None)
        apart = apart or (x.origin and any(c.verb == "play" for c in near))  # "spells you play from your trash"
        if x.total >= 0:
            out.append(self.word("with-total-might", amount=x.total))
        if x.det == "each" and x.place == Place("battlefield"):
            # Of every battlefield, not of one: "each unit at any battlefield".
            out.append(f"{self.t.say('prep-at-battlefield')} {self.thing(Thing(('battlefield',), 'any'))}")
        elif x.place is not None and not apart:
            out.append(self.place(x.place, x.origin))
        out.extend(self.relative(c, x) for c in near)
        if x.place is not None and apart:
            out.append(self.place(x.place, x.origin))
        if x.might is not None:
            out.append(f"{self.t.say('prep-with-might')} {self.bounded(x.might)}")
        if x.group:
            out.append(self.word(x.group))
        out.extend(self.relative(c, x) for c in x.relatives if c not in near)
        return out

    def relative(self, c: Clause, x: Thing) -> str:
        if c.at is not None and c.at.kind == "gap":
            return f"{self.word('where')} {self.clause(replace(c, at=None), Mood.SUBORDINATE)}"
        if x.det == "bare" and x.nouns in (("gear",), ("equipment",)):
            x = replace(x, plural=False)  # "gear that is not a token costs …"
        c = self.agreeing_kind(c, x)
        if c.object is not None and c.object.det == "gap":
            return self.clause(replace(c, object=None), Mood.SUBORDINATE)
        who = replace(x, relatives=(), det="gap")
        if c.together:
            every = replace(c, subject=who, together=tuple(replace(y, subject=who) for y in c.together))
            return f"{self.t.say('pronoun-which', animate='no')} {self.with_together(every, Mood.SUBORDINATE)}"
        if c.verb == "be" and c.onto is not None and not c.negated:
            return f"{self.adjectives(c)} {self.t.say('prep-to')} {self.thing(c.onto)}"  # "an Equipment attached to it"
        if (c.progressive or c.verb == "cost") and not c.negated and not c.together:
            return f"{self.t.say(f'verb-{c.verb}', 'gerund')} {self.rest(c)}".strip()
        said = self.clause(replace(c, subject=who), Mood.SUBORDINATE)
        return f"{self.t.say('pronoun-which', animate='no')} {said}"

    def rest(self, c: Clause) -> str:
        """What follows the verb of a clause."""
        raise NotImplementedError

    # --- places and amounts

    def field(self, p: Place, to: bool, play: bool) -> str:
        if p.kind == "battlefield":
            prep = self.t.say("prep-to-battlefield" if to or play else "prep-at-battlefield")
            if p.thing is not None:
                chosen = f" {self.word('of-your-choice')}" if p.chosen else ""
                return f"{prep} {self.thing(p.thing)}{chosen}"
            return f"{prep} {self.thing(Thing(('battlefield',), plural=p.plural))}"
        if p.kind == "base":
            if to and p.whose == "its":
                prep = self.t.say("prep-to-base")
                if p.plural:
                    return f"{prep} {self.noun('base', 'one')}"
                return f"{prep} {self.t.say('det-its')} {self.noun('base', 'one')}"
            prep = self.t.say("prep-to-base" if to or play else "prep-at-base")
            det: Determiner = "your" if p.whose == "your" else "their" if p.whose == "its-player" else "a"
            return f"{prep} {self.thing(Thing(('base',), det))}"
        return f"{self.t.say('prep-to')} {self.thing(Thing(('location',)))}"

    def whose(self, p: Place, noun: str, case: str = "") -> str:
        n = self.noun(noun, "one")
        if p.whose == "your":
            return f"{self.t.say('det-your')} {n}"
        if p.whose in ("its", "its-player"):
            return f"{self.t.say('det-its' if p.whose == 'its' else 'det-their')} {n}"
        if p.whose == "owner":
            if p.plural:
                their = f"{self.t.say('det-their')} {self.noun('owner', 'other')}"
                return f"{their}{self.t.say('contraction-possessive-other')} {self.noun(noun, 'other')}"
            return f"{self.t.say('det-its')} {self.noun('owner', 'one')}{self.t.say('contraction-possessive-one')} {n}"
        if p.whose == "opponent" and p.plural:
            whose = f"{self.noun('opponent', 'other')}{self.t.say('contraction-possessive-other')}"
            return f"{whose} {self.noun(noun, 'other')}"
        if p.whose == "opponent":
            who = self.thing(Thing(("opponent",)))
            return f"{who}{self.t.say('contraction-possessive-one')} {n}"
        return n if noun == "banishment" else self.thing(Thing((noun,), plural=p.plural))

    def bounded(self, q: Quantity) -> str:
        """ "3 [M] or less", "less [M] than me"."""
        unit = " [M]" if q.noun in ("might", "base-might") else "" if q.noun in ("energy", "number") else None
        if q.noun == "power" and q.amount.equal is not None:
            unit = ""
        if q.than is not None:
            noun = "[M]" if q.noun == "might" else self.noun(q.noun, "other")
            base, _, equal = q.bound.partition("-")
            if equal:
                turned = "more" if base == "less" else "less" if q.noun == "might" else "fewer"
                return f"{self.t.say('det-no')} {self.word(turned)} {noun} {self.word('than')} {self.thing(q.than)}"
            if base == "less" and q.noun not in ("might", "xp", "energy"):
                base = "fewer"
            return f"{self.word(base)} {noun} {self.word('than')} {self.thing(q.than)}"
        if q.amount.equal is not None and unit == " [M]":
            return f"{self.word('at-least' if q.bound == 'more' else 'at-most')} {self.number(q.amount)}"
        n = self.number(q.amount) if q.amount.equal is not None else self.figure(q)
        if n.endswith("]"):
            unit = unit or ""
        if unit is None:
            unit = f" {self.noun(q.noun, 'one' if q.amount.n == 1 else 'other')}"
        if q.bound in ("more", "less"):
            return f"{self.word('at-least' if q.bound == 'more' else 'at-most')} {n}{unit}"
        return self.within(q.bound, n, unit)

    def each(self, x: Thing) -> str:
        return f"{self.word('for-each')} {self.thing(replace(x, det='bare'))}"

    def number_of_things(self, x: Thing) -> str:
        return f"{self.word('number-of')} {self.thing(x)}" if x.plural else self.thing(x)

    def equal(self, x: Thing, noun: str, times: int = 1) -> str:
        return f"{self.word('equal-to')} {self.number(Amount(times, equal=x))}"

    def counted(self, q: Quantity, equal: str, tail: str, verb: str) -> tuple[str, str]:
        n, noun = q.amount.n, q.noun
        word = self.noun(noun, "one" if n == 1 else "other")
        if q.amount.that:
            return (
                f"{self.word('that-much' if noun in ('damage', 'xp') else 'that-many')} {self.noun(noun, 'other')}",
                tail,
            )
        if equal:
            return self.noun(noun, "other"), equal
        if noun == "rune" and q.bound:
            return f"{n} {self.t.say('adj-additional') if q.bound == 'plus' else self.word('fewer')} {word}", tail
        if noun == "bonus-damage":
            return f"+{n} {word}", tail
        return f"{n} {word}", tail


def _is_not_such(c: Clause) -> bool:
    """Is it no token, or not of a tag?"""
    kind = c.kind
    if c.verb != "be-kind" or not c.negated or c.subject.det != "gap" or kind is None or kind.det != "a":
        return False
    return kind.nouns == ("token",) or len(kind.tags) == 1


def _initial(words: str) -> str:
    """Does it sound like a vowel: an enemy, an XP, a unit, a [Fury] card."""
    start = words.lstrip("[").lower()
    vowel = start[:1] in "aeio" or (start.startswith(("un", "up", "8", "11", "xp")) and not start.startswith("uni"))
    return "vowel" if vowel else "consonant"


_DETERMINED: dict[Determiner, Callable[[EnglishNouns, Thing, str], str]] = {
    "a": EnglishNouns._a,
    "n": EnglishNouns._n,
    "the": EnglishNouns._the,
    "up-to": EnglishNouns._up_to,
    "any-of-them": EnglishNouns._any_of_them,
    "any-number": lambda said, x, words: f"{said.word('any-number-of')} {words}",
    "that-many": lambda said, x, words: f"{said.word('that-many')} {words}",
    "only": EnglishNouns._only,
    "here": lambda said, x, words: said.word("here"),
    "bare": lambda said, x, words: words,
    "their": EnglishNouns._their,
    "its": EnglishNouns._their,
}
"""Determiners that are more than a word before the noun."""
