"""Spanish noun phrases: things, places and amounts."""

from __future__ import annotations

from dataclasses import replace

from .meaning import Amount, Bound, Clause, Mood, Place, Quantity, Thing
from .romance_nouns import RomanceNouns


class SpanishNouns(RomanceNouns):
    """How Spanish says a thing in a case. The clauses are in `es`."""

    code = "es"
    shares_objects = False

    # --- things

    def phrase(self, x: Thing, case: str) -> str:
        x = replace(x, det="that") if x.det == "it" and len(x.nouns) > 1 else x
        number = self.number_of(x)
        if x.det == "you":
            return self.t.say("pronoun-you", case="accusative") if case == "stressed" else ""
        if x.det == "gap":
            return ""
        gender = self.gender(x.noun)
        if x.det == "any-of-them":
            them = self.t.say("pronoun-it", number="other", gender=gender, case="stressed")
            return f"{self.word('any-number-of')} {them}"
        if x.det == "me" and x.again and case == "stressed":
            return self.t.say("pronoun-it", number=number, gender=gender, case=case)
        if x.det == "it":
            if case == "stressed":
                return self.t.say("pronoun-it", number=number, gender=gender, case=case)
            noun = "token" if x.noun.endswith("-token") else x.noun
            return f"{self.t.say('det-that', number=number, gender=gender)} {self.noun(noun, number)}"
        if x.owner is not None:
            return self.owned(x)
        said: list[str] = []
        for i, noun in enumerate(x.nouns):
            once = x.det in ("n", "up-to", "any-number", "each", "your") or (x.det == "bare" and case != "nominative")
            det = "" if i and once else self.determiner(x, noun, case)
            front = [self.adjective(a, noun, number) for a in self.in_front(x)]
            words = [det, *front, self.noun(noun, number, x)]
            said.append(" ".join(w for w in words if w))
        head = self.listed(said, self.nouns_joined(x))
        return " ".join([head, *self.after(x)])

    def noun(self, noun: str, number: str, x: Thing | None = None) -> str:
        if noun.endswith("-token"):
            name = f" {x.name}" if x is not None and x.name else ""
            return (
                f"{self.t.say('noun-token', number=number)} {self.t.say('prep-of')} {self.noun(noun[:-6], 'one')}{name}"
            )
        return self.t.say(f"noun-{noun}", number=number)

    def adjective(self, a: str, noun: str, number: str) -> str:
        return self.t.say(f"adj-{a}", number=number, gender=self.gender(noun))

    def adjective_after(self, a: str, x: Thing) -> str:
        number = "other" if len(x.nouns) > 1 else self.number_of(x)
        return self.t.say(f"adj-{a}", number=number, gender=self.gender_of(x))

    def determiner(self, x: Thing, noun: str, case: str) -> str:
        number = self.number_of(x)
        form = {"number": number, "gender": self.gender(noun)}
        other = self.t.say("adj-other", **form) if x.other else ""
        if x.det == "a":
            if number == "other":
                return other
            return self.t.say("det-another" if x.other else "det-indefinite", **form)
        if x.det == "n":
            n = str(x.n)
            if x.bound == "exactly":
                return f"{self.word('exactly')} {other if x.n == 1 and other else f'{other} {n}'.strip()}"
            elif x.bound:
                n = f"{n} {self.word('or-more' if x.bound == 'more' else 'or-less')}"
            return f"{other} {n}".strip()
        if x.det == "up-to":
            return f"{self.word('up-to')} {other} {x.n}".replace("  ", " ")
        if x.det == "any-number":
            return f"{self.word('any-number-of')} {other}".strip()
        if x.det == "that-many":
            return self.word("that-many")
        if x.det in ("bare", "no", "their"):
            if x.det == "no" and not x.plural:
                return f"{self.t.say('det-no', **form)} {other}".strip()  # before the verb: "ninguna unit ha muerto"
            if case == "nominative" and x.det == "bare" and x.plural:
                return f"{self.t.say('det-definite', **form)} {other}".strip()
            return other
        if x.det == "the":
            n = f" {x.n}" if x.n > 1 else ""
            return f"{self.t.say('det-definite', **form)}{n}"
        if x.det == "only":
            return f"{self.t.say('det-definite', **form)} {self.t.say('adj-single', **form)}"
        if x.det == "all" and other:
            return f"{self.t.say('det-all', **form)} {other}"
        term = {"me": "det-this", "here": "det-this"}.get(x.det, f"det-{x.det}")
        return f"{self.t.say(term, **form)} {other}".strip()

    def owned(self, x: Thing) -> str:
        assert x.owner is not None
        o = x.owner
        number = "other" if x.plural else "one"
        noun = self.noun(x.noun, number) + "".join(f" [{k}]" for k in x.keywords)
        form = {"number": number, "gender": self.gender(x.noun)}
        if x.noun == "keyword" and x.keywords:
            # Its value: "al [Assault] de esta unit".
            noun, form["gender"] = " ".join(f"[{k}]" for k in x.keywords), "masculine"
        if x.adjs and x.noun == "controller":
            same = self.t.say("adj-same", **form)
            det = self.t.say("det-definite", **form)
            return f"{det} {same} {noun} {self.word('as-much-as')} {self.thing(o, 'accusative')}"
        front = self.in_front(x)
        noun = " ".join([*(self.t.say(f"adj-{a}", **form) for a in front), noun])
        adjs = "".join(f" {self.t.say(f'adj-{a}', **form)}" for a in x.adjs if a not in front)
        if x.noun == "damage":  # not what it deals
            there = f"{self.t.say('contraction-that-is')} {self.word('on')} {self.thing(o, 'stressed')}"
            return f"{self.t.say('det-definite', **form)} {noun}{adjs} {there}"
        decided = x.noun == "decision"  # for it, not its own
        if not decided and (o.det in ("it", "their") or (o.det == "me" and o.again)):
            return f"{self.t.say('det-its', **form)} {noun}{adjs}"
        det = {"a": self.t.say("det-indefinite", **form), "bare": ""}.get(x.det, self.t.say("det-definite", **form))
        of = self.word("in-order-to") if decided else self.t.say("prep-of")
        owner = self.thing(replace(o, det="the" if o.det == "bare" else o.det, second=None))
        if o.second is not None:
            owner = f"{owner} {self.word('and')} {of} {self.thing(o.second)}"
        group = f" {self.word(x.group)}" if x.group else ""
        return f"{det} {noun}{adjs} {of} {owner}{group}".strip()

    def relative(self, c: Clause, x: Thing) -> str:
        c = self.agreeing_kind(c, x)
        which = self.t.say("pronoun-which")
        if c.at is not None and c.at.kind == "gap":
            return f"{self.word('where')} {self.clause(replace(c, at=None), Mood.WISHED)}"
        if c.object is not None and c.object.det == "gap":
            link = self.t.get(f"verb-{c.verb}", "link")
            if link:
                the = self.t.say("det-definite", number=self.number_of(x), gender=self.gender(x.noun))
                which = f"{link} {the} {which}"
            if c.subject.det == "it" and c.subject.noun in ("player", "opponent", "owner", "controller"):
                c = replace(
                    c, subject=replace(c.subject, det="gap")
                )  # who it is was just said: "que tenga bajo control"
            known = (x.det in ("only", "the") and "next" not in x.adjs) or c.perfect
            return f"{which} {self.clause(replace(c, object=None), Mood.SUBORDINATE if known else Mood.WISHED)}"
        who = replace(x, relatives=(), det="gap")
        every = replace(c, subject=who, together=tuple(replace(y, subject=who) for y in c.together))
        return f"{which} {self.with_together(every, Mood.WISHED)}"

    # --- places and amounts

    def place(self, p: Place, origin: bool = False, to: bool = False, play: bool = False) -> str:
        if p.kind == "here" and to:
            return self.word("to-here")
        if p.kind == "on" and origin and p.thing is not None:
            return f"{self.t.say('prep-of')} {self.thing(p.thing)}"
        return super().place(p, origin, to, play)

    def its_base(self, p: Place) -> str:
        return f"{self.t.say('det-its', number='one')} {self.noun('base', 'one')}"

    def whose(self, p: Place, noun: str, case: str = "") -> str:
        n = self.noun(noun, "one")
        if p.whose == "your":
            return f"{self.t.say('det-your', number='one')} {n}"
        if p.whose in ("its", "its-player"):
            return f"{self.t.say('det-its', number='one')} {n}"
        the = self.t.say("det-definite", number="one", gender=self.gender(noun))
        if p.whose == "owner":
            number = "other" if p.plural else "one"
            owner = f"{self.t.say('det-its', number=number)} {self.noun('owner', number)}"
            return f"{the} {n} {self.t.say('prep-of')} {owner}"
        if p.whose == "opponent" and p.plural:
            theirs = self.thing(Thing(("opponent",), "the", plural=True))
            return f"{self.thing(Thing((noun,), 'the', plural=True))} {self.t.say('prep-of')} {theirs}"
        if p.whose == "opponent":
            return f"{the} {n} {self.t.say('prep-of')} {self.thing(Thing(('opponent',)))}"
        if p.plural:
            return self.thing(Thing((noun,), "bare", plural=True), "counted")
        return self.thing(Thing((noun,), "the" if noun == "banishment" else "a"))

    def bounded(self, q: Quantity) -> str:
        might = q.noun in ("might", "base-might")
        plain = q.noun in ("might", "energy", "number") or (q.noun == "power" and q.amount.n > 0)
        noun = "" if plain else self.mass(q.noun, q.amount.n)
        if q.than is not None:
            word = "[M]" if might else self.noun(q.noun, "other") if noun or q.noun == "energy" else ""
            base, _, equal = q.bound.partition("-")
            than = f"{self.word('than')} {self.thing(q.than, 'stressed' if q.than.det == 'you' else 'accusative')}"
            if q.than.det == "you":
                than = f"{self.word('than')} {self.t.say('pronoun-you', case='nominative')}"
            if equal:
                turned = self.word("more" if base == "less" else "less")
                return f"{self.word('not')} {turned} {word} {than}".replace("  ", " ")
            return f"{self.word(base)} {word} {than}".replace("  ", " ")
        if q.amount.equal is not None:
            n = self.number(q.amount)
            if might and q.bound in ("more", "less"):
                return f"[M] {self.word('equal-to')} {n} {self.word('or-more' if q.bound == 'more' else 'or-less')}"
        else:
            n = self.figure(q)
        unit = " [M]" if might else f" {noun}" if noun else ""
        return self.within(q.bound, n, unit)

    def within(self, bound: Bound, n: str, unit: str) -> str:
        said = super().within(bound, n, unit)
        return f"{self.t.say('prep-of')} {said}" if bound in ("at-least", "at-most") else said  # "es de al menos 5"

    def mass(self, noun: str, n: int) -> str:
        """ "de damage", "XP", "puntos"."""
        word = self.noun(noun, "one" if n == 1 else "other")
        return f"{self.t.say('prep-of')} {word}" if self.t.get(f"noun-{noun}", "amount") == "de" else word

    def each(self, x: Thing) -> str:
        return f"{self.word('for-each')} {self.thing(replace(x, det='bare', plural=False), 'accusative')}"

    def equal(self, x: Thing, noun: str, times: int = 1) -> str:
        return f"{self.word('equal-to')} {self.number(Amount(times, equal=x))}"

    def number_of_things(self, x: Thing) -> str:
        if x.plural:
            several = replace(x, det="bare") if x.owner is None and x.det != "your" else x
            return f"{self.word('number-of')} {self.thing(several, 'accusative')}"
        return self.thing(x)

    def counted(self, q: Quantity, equal: str, tail: str, verb: str) -> tuple[str, str]:
        n, noun = q.amount.n, q.noun
        if q.amount.that:
            word = self.word("that-much" if noun in ("damage", "xp") else "that-many")
            return f"{word} {self.noun(noun, 'other')}", tail
        if equal:
            if noun == "damage":
                return f"{self.t.say('det-indefinite', gender=self.gender(noun))} {self.noun(noun, 'other')}", equal
            # "una cantidad de cards igual a …", because "igual" has to agree with one thing
            amount = f"{self.t.say('det-indefinite', gender=self.gender('amount'))} {self.noun('amount', 'one')}"
            return f"{amount} {self.t.say('prep-of')} {self.noun(noun, 'other')}", equal
        if noun == "rune" and q.bound:
            if q.bound == "plus":
                number = "one" if n == 1 else "other"
                return f"{n} {self.noun(noun, number)} {self.t.say('adj-additional', number=number)}", tail
            return f"{n} {self.mass(noun, n)} {self.word('fewer')}", tail
        return f"{n} {self.mass(noun, n)}", tail
