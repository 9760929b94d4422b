"""French noun phrases: things, places and amounts."""

from __future__ import annotations

from dataclasses import replace

from .meaning import Amount, Bound, Clause, Mood, Place, Quantity, Thing
from .romance_nouns import RomanceNouns

VOWELS = "aeiouyàâéèêëîïôûAEIOUÀÉÈÊ"


class FrenchNouns(RomanceNouns):
    """How French says a thing in a case. The clauses are in `fr`."""

    code = "fr"
    colon = "\u00a0:"
    quotes = ("«\u00a0", "\u00a0»")
    capital_after_colon = False
    bound_follows = True
    case_after_same = "stressed"
    case_after_with = "stressed"

    # --- things

    def number_of(self, x: Thing) -> str:
        if x.noun in ("damage", "bonus-damage") and x.det in ("bare", "the", "gap", "of"):
            return "other"
        return "one" if x.det == "n" and x.n < 2 else super().number_of(x)

    def joint(self, first: str, second: str) -> str:
        return elided(first, second)

    def phrase(self, x: Thing, case: str) -> str:
        if x.apart:
            x = self.in_question(x)
        x = x if x.plural else self.by_its_nouns(x)
        number = self.number_of(x)
        if x.det == "you":
            return self.t.say("pronoun-you")
        if x.det == "gap":
            return ""
        gender = self.gender(x.noun)
        if case == "nominative" and (x.det == "it" or (x.det == "me" and x.again and x.place is None)):
            return self.t.say("pronoun-it", number=number, gender=gender, case="nominative")
        if x.det == "it":
            if case == "stressed":
                return self.t.say("pronoun-it", number=number, gender=gender, case="stressed")
            if x.again:
                return self.t.say("word-this-one", number=number, gender=gender)
            x = replace(x, det="that")
        if x.owner is not None:
            return self.owned(x)
        if x.det == "any-of-them":
            return self.word("any-number-of-them")
        said: list[str] = []
        for i, noun in enumerate(x.nouns):
            head = [*(self.adjective(a, noun, number) for a in self.in_front(x)), self.noun(noun, number, x)]
            det = "" if i and x.det in ("n", "up-to", "any-number") else self.determiner(x, noun, case, " ".join(head))
            said.append(elided(det, " ".join(head)))
        return " ".join([self.listed(said, self.nouns_joined(x)), *self.after(x)])

    def noun(self, noun: str, number: str, x: Thing | None = None) -> str:
        if noun.endswith("-token"):
            name = f" {x.name}" if x is not None and x.name else ""
            first = elided(self.t.say("prep-of"), self.noun(noun[:-6], "one"))
            return f"{self.t.say('noun-token', number=number)} {first}{name}"
        return self.t.say(f"noun-{noun}", number=number)

    def adjective_after(self, a: str, x: Thing) -> str:
        number = "other" if len(x.nouns) > 1 else self.number_of(x)
        return self.t.say(f"adj-{a}", number=number, gender=self.gender_of(x), initial="consonant")

    def adjective(self, a: str, noun: str, number: str) -> str:
        return self.t.say(f"adj-{a}", number=number, gender=self.gender(noun), initial="consonant")

    def determiner(self, x: Thing, noun: str, case: str, next_words: str) -> str:
        number = self.number_of(x)
        other = self.t.say("adj-other", number=number) if x.other else ""
        initial = "vowel" if other or _vowel(next_words) else "consonant"
        form = {"number": number, "gender": self.gender(noun), "initial": initial}
        if x.det == "a":
            if x.other:
                return self.t.say("det-another", **form)
            return self.t.say("det-indefinite", **form)
        if x.det == "n":
            n = f"{x.n} {other}".strip()
            return f"{self.word('exactly')} {n}" if x.bound == "exactly" else n
        if x.det == "up-to":
            return f"{self.word('up-to')} {x.n} {other}".strip()
        if x.det == "any-number":
            return f"{self.word('any-number-of')} {other}".strip()
        if x.det == "that-many":
            return self.word("that-many")
        if x.det in ("bare", "their"):
            if number == "one":
                mass = case == "accusative" and self.t.get(f"noun-{noun}", "count") == "mass"
                return self.t.say("det-partitive", **form) if mass else other
            if case == "nominative":
                return elided(self.t.say("det-definite", **form), other)
            if case == "counted":
                return other
            return self.t.say("det-another", **form) if other else self.t.say("det-indefinite", **form)
        if x.det == "of":
            return self.t.say("prep-of")
        if x.det == "the":
            n = f" {x.n}" if x.n > 1 else ""
            return f"{self.t.say('det-definite', **form)}{n}"
        if x.det == "only":
            return f"{self.t.say('det-definite', number=number, gender=form['gender'], initial='consonant')} " + (
                self.t.say("adj-single", **form)
            )
        term = {"me": "det-this", "here": "det-this"}.get(x.det, f"det-{x.det}")
        return elided(self.t.say(term, **form), other) if other else self.t.say(term, **form)

    def owned(self, x: Thing) -> str:
        assert x.owner is not None
        o = x.owner
        number = "other" if x.plural or x.noun == "damage" else "one"
        noun = self.noun(x.noun, number) + "".join(f" [{k}]" for k in x.keywords)
        form = {"number": number, "gender": self.gender(x.noun), "initial": "vowel" if _vowel(noun) else "consonant"}
        if x.adjs and x.noun == "controller":
            det = self.t.say("det-definite", **form)
            return (
                f"{det} {self.t.say('adj-same', **form)} {noun} {self.word('as-much-as')} {self.thing(o, 'stressed')}"
            )
        front = self.in_front(x)
        noun = " ".join([*(self.t.say(f"adj-{a}", **form) for a in front), noun])
        form["initial"] = "vowel" if _vowel(noun) else "consonant"
        adjs = "".join(f" {self.t.say(f'adj-{a}', **form)}" for a in x.adjs if a not in front)
        if x.noun == "decision":  # for it, not its own
            some = self.t.say("prep-of")
            return f"{some} {noun}{adjs} {self.t.say('prep-for')} {self.thing(o, 'stressed')}"
        if x.noun == "damage":  # not what it deals
            there = f"{self.t.say('contraction-that-is')} {self.word('on')} {self.thing(o, 'stressed')}"
            return f"{self.t.say('det-definite', **form)} {noun}{adjs} {there}"
        if o.det == "their" or (o.det == "it" and o.plural):
            return f"{self.t.say('det-their', **form)} {noun}{adjs}"
        if o.det == "it" or (o.det == "me" and o.again):
            return f"{self.t.say('det-its', **form)} {noun}{adjs}"
        det = self.t.say("det-indefinite" if x.det in ("a", "bare") else "det-definite", **form)
        if x.det == "bare" and front:
            det = self.t.say("prep-of")  # "de nouvelles cibles"
        of = self.t.say("prep-for" if x.det == "bare" and front else "prep-of")
        owner = elided(of, self.thing(replace(o, second=None), "nominative" if o.det != "me" else "accusative"))
        if o.second is not None:
            owner = f"{owner} {self.word('and')} {elided(of, self.thing(o.second))}"
        group = f" {self.word(x.group)}" if x.group else ""
        return f"{elided(det, noun)}{adjs} {owner}{group}".strip()

    def relative(self, c: Clause, x: Thing) -> str:
        if c.at is not None and c.at.kind == "gap":
            return f"{self.word('where')} {self.clause(replace(c, at=None), Mood.SUBORDINATE)}"
        c = self.agreeing_kind(c, x)
        if c.object is not None and c.object.det == "gap":
            which = self.t.say("pronoun-which", case="accusative")
            gap = replace(x, det="gap", relatives=(), place=None)
            return f"{which} {self.clause(replace(c, object=gap), Mood.SUBORDINATE)}"
        which = self.t.say("pronoun-which", case="nominative")
        who = replace(x, relatives=(), det="gap")
        every = replace(c, subject=who, together=tuple(replace(y, subject=who) for y in c.together))
        return f"{which} {self.with_together(every, Mood.SUBORDINATE)}"

    # --- places and amounts

    def place(self, p: Place, origin: bool = False, to: bool = False, play: bool = False) -> str:
        if p.kind == "on" and p.thing is not None:
            return f"{self.word('on')} {self.thing(p.thing, 'stressed')}"
        return super().place(p, origin, to, play)

    def its_base(self, p: Place) -> str:
        form = {"number": "one", "gender": "feminine", "initial": "consonant"}
        return f"{self.t.say('det-their' if p.plural else 'det-its', **form)} {self.noun('base', 'one')}"

    def whose(self, p: Place, noun: str, case: str = "") -> str:
        n = self.noun(noun, "one")
        form = {"number": "one", "gender": self.gender(noun), "initial": "consonant"}
        if p.whose == "your":
            return f"{self.t.say('det-your', **form)} {n}"
        if p.whose in ("its", "its-player"):
            return f"{self.t.say('det-its', **form)} {n}"
        the = self.t.say("det-definite", **form)
        if p.whose == "owner":
            number = "other" if p.plural else "one"
            owner_form = {"number": number, "gender": "masculine", "initial": "consonant"}
            det = self.t.say("det-their" if p.plural else "det-its", **owner_form)
            return f"{the} {n} {self.t.say('prep-of')} {det} {self.noun('owner', number)}"
        if p.whose == "opponent" and p.plural:
            theirs = self.thing(Thing(("opponent",), "the", plural=True))
            return f"{self.thing(Thing((noun,), 'the', plural=True))} {self.t.say('prep-of')} {theirs}"
        if p.whose == "opponent":
            return f"{the} {n} {elided(self.t.say('prep-of'), self.thing(Thing(('opponent',))))}"
        if p.plural:
            return self.thing(Thing((noun,), "bare", plural=True), "counted")
        return self.thing(Thing((noun,), "the" if noun == "banishment" else "a"))

    def bounded(self, q: Quantity) -> str:
        might = q.noun in ("might", "base-might")
        plain = q.noun in ("might", "energy", "number") or (q.noun == "power" and q.amount.n > 0)
        noun = "" if plain else self.counted_noun(q.noun, q.amount.n)
        if q.than is not None:
            base, _, equal = q.bound.partition("-")
            word = "[M]" if might else self.noun(q.noun, "other") if noun or q.noun == "energy" else ""
            than = f"{self.word('than')} {self.thing(q.than, 'stressed')}"
            more = (base == "more") != bool(equal)
            comparison = self.word("more-of" if more else "less-of") if word else self.word("plus" if more else "minus")
            if equal:
                return f"{self.word('not-more')} {elided(comparison, word)} {than}".replace("  ", " ")
            return f"{elided(comparison, word)} {than}".replace("  ", " ")
        if q.amount.equal is not None:
            n = self.number(q.amount)
            if might and q.bound in ("more", "less"):
                same = self.t.say("word-equal-to", number="one", gender="feminine")
                return f"[M] {same} {n} {self.word('or-more' if q.bound == 'more' else 'or-less')}"
        else:
            n = self.figure(q)
        unit = " [M]" if might else f" {noun}" if noun else ""
        return self.within(q.bound, n, unit)

    def within(self, bound: Bound, n: str, unit: str) -> str:
        said = super().within(bound, n, unit)
        return elided(self.t.say("prep-of"), said) if bound in ("at-least", "at-most") else said  # "est d’au moins 5"

    def counted_noun(self, noun: str, n: int) -> str:
        return self.noun(noun, "one" if n < 2 else "other")

    def each(self, x: Thing) -> str:
        return f"{self.word('for-each')} {self.thing(replace(x, det='bare', plural=False), 'counted')}"

    def equal(self, x: Thing, noun: str, times: int = 1) -> str:
        many = "other" if noun in ("damage", "bonus-damage") else "one"
        gender = self.gender(noun) if noun and self.t.has(f"noun-{noun}") else "masculine"
        if noun in ("card", "rune", "point", "might"):
            gender = "masculine"  # "un nombre de cartes égal à …", "un bonus de [M] égal à …"
        same = self.t.say("word-equal-to", number=many, gender=gender)
        return f"{same} {self.number(Amount(times, equal=x))}"

    def number_of_things(self, x: Thing) -> str:
        if x.plural and self.t.get(f"noun-{x.noun}", "count") == "mass":
            x = replace(x, det="the", plural=False)
        if x.plural:
            several = replace(x, det="bare") if x.owner is None else x
            if x.owner is not None and x.owner.det not in ("it", "their") and not x.owner.again:
                # "le nombre de Runes d’un adversaire": not "des", which would mean certain ones
                of = self.t.say("prep-of")
                group = f" {self.word(x.group)}" if x.group else ""
                inside = (
                    f"{elided(of, self.noun(x.noun, 'other'))} {elided(of, self.thing(x.owner, 'accusative'))}{group}"
                )
            else:
                inside = elided(self.t.say("prep-of"), self.thing(several, "counted"))
            number = self.word("number-of").removesuffix(self.t.say("prep-of")).strip()
            if x.det == "your" and x.owner is None:
                form = {"number": "one", "gender": "masculine", "initial": "consonant"}
                number = f"{self.t.say('det-your', **form)} {self.noun('number', 'one')}"
            return f"{number} {inside}"
        return self.thing(x)

    def some_might(self, n: int) -> str:
        return self.word("might-gained" if n >= 0 else "might-lost")

    def counted(self, q: Quantity, equal: str, tail: str, verb: str) -> tuple[str, str]:
        n, noun = q.amount.n, q.noun
        if q.amount.that:
            return elided(self.word("that-many"), self.noun(noun, "other")), tail
        if equal and noun in ("card", "rune", "point"):
            number = self.t.say("det-indefinite", number="one", gender=self.gender("number"))
            of = elided(self.t.say("prep-of"), self.noun(noun, "other"))
            return f"{number} {self.noun('number', 'one')} {of}", equal
        if equal:
            return f"{self.t.say('det-indefinite', number='other')} {self.noun(noun, 'other')}", equal
        if noun == "rune" and q.bound:
            number = "one" if n < 2 else "other"
            if q.bound == "plus":
                return f"{n} {self.noun(noun, number)} {self.t.say('adj-additional', number=number)}", tail
            return f"{n} {self.noun(noun, number)} {self.word('less')}", tail
        return f"{n} {self.counted_noun(noun, n)}", tail


def _vowel(words: str) -> bool:
    return words[:1] in VOWELS or words.startswith("XP")


def elided(first: str, second: str) -> str:
    """Two words with the elision between them."""
    if not first or not second:
        return first or second
    if first.endswith("’"):
        return first + second
    last = first.rsplit(" ", 1)[-1]
    if last in ("de", "que", "ne", "se", "le", "la", "lorsque") and _vowel(second):
        return f"{first[:-1]}’{second}"
    return f"{first} {second}"
