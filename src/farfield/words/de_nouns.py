"""German noun phrases: things, places and amounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .meaning import GAP, Amount, Clause, Mood, Opening, Place, Quantity, Thing
from .nouns import NEAR, Nouns

_SIDES = ("friendly", "enemy")


class GermanNouns(Nouns):
    """How German says a thing in a case. The clauses are in `de`."""

    code = "de"
    quotes = ("„", "“")
    capital_after_do_this = True
    once_in_an_opening = True
    shared_manner_first = True
    case_after_same = "nominative"
    case_after_with = "dative"
    case_of_moments = "genitive"

    # --- things

    def opens(self, openings: Sequence[Opening]) -> bool:
        return any(o.kind != "unless" for o in openings)

    def number_of(self, x: Thing) -> str:
        if self.t.has(f"noun-{x.noun}") and self.t.say(f"noun-{x.noun}", "count") == "plural":
            return "other"
        return super().number_of(x)

    def gender(self, noun: str) -> str:
        if noun.endswith("-token"):
            noun = "token"
        return self.t.say(f"noun-{noun}", "gender")

    def thing(self, x: Thing, case: str = "nominative") -> str:
        core, tail = self.parts(x, case)
        return f"{core}{tail}"

    def parts(self, x: Thing, case: str) -> tuple[str, str]:
        """A noun phrase and the relative clause that belongs to it, which may stand apart."""
        *first, (core, tail) = (self._parts(one, case) for one in x.row)
        return self.listed([*(f"{one}{more}" for one, more in first), core], x.row_by), tail

    def _parts(self, x: Thing, case: str) -> tuple[str, str]:
        x = self.in_question(x) if x.apart else x
        x = self.spread(x if x.plural else self.by_its_nouns(x))
        number = self.number_of(x)
        if x.place is not None and x.place.kind == "same" and x.relatives:
            core, tail = self._parts(replace(x, place=None), case)  # "…, die du kontrollierst, am selben Ort wie sie"
            return f"{core}{tail} {self.place(x.place, x.origin)}", ""
        if x.det == "you":
            return self.t.say("pronoun-you", case=case), ""
        if x.det == "gap":
            return "", ""
        if x.det == "it" and x.nouns == ("spell", "ability"):
            x = replace(x, det="that")  # "er" would be the spell alone
        gender = self.gender(x.noun)
        if (x.det == "me" and x.again and x.place is None) or x.det == "it":
            return self.t.say("pronoun-it", number=number, gender=gender, case=case), ""
        if x.owner is not None:
            return self.owned(x, case), ""
        if x.det == "any-of-them":
            some, _ = self.determiner(replace(x, det="any-number"), gender, "other", case)
            return f"{some} {self.t.say('pronoun-it', number='other', gender=gender, case='dative')}", ""
        said: list[str] = []
        for i, noun in enumerate(x.nouns):
            plain = replace(x, det="bare", adjs=(), other=False) if i > 0 and x.plural else x
            said.append(self.noun_with_adjectives(plain, noun, case))
        core = " ".join([self.listed(said, self.nouns_joined(x)), *self.after(x)])
        told = [self.relative(c, x) for c in self.relatives(x)]
        return core, f", {self.listed(told, 'and')}," if told else ""

    def noun(self, noun: str, number: str, case: str, declension: str = "strong") -> str:
        return self.t.say(f"noun-{noun}", number=number, case=case, declension=declension)

    def _compound(self, x: Thing, noun: str, number: str, case: str) -> str:
        if noun.endswith("-token"):
            first = self.noun(noun[:-6], "one", "nominative")
            word = f"{first}-{self.noun('token', number, case)}"
            if x.name:
                word = f"{x.name.replace(' ', '-')}-{word}"
        else:
            word = self.noun(noun, number, case)
        if x.tags:
            tags = [f"{tag.replace(' ', '-')}-" for tag in x.tags]
            word = self.listed([*tags[:-1], tags[-1] + word], "or")
        return word

    def noun_with_adjectives(self, x: Thing, noun: str, case: str) -> str:
        gender = self.gender(noun)
        number = self.number_of(x)
        det, declension = self.determiner(x, gender, number, case)
        if x.det == "any-number":
            case = "dative"
        form = {"number": number, "gender": gender, "case": case, "declension": declension}
        ending = self.t.say("adj-ending", **form)
        words = [det] if det else []
        front = [a for a in x.adjs if a in ("top", "bottom", "next", "first", "second", "third")]
        if x.det == "only":
            front = ["single", *front]
        for a in front:
            words.append(self.t.say(f"adj-{a}", "stem") + ending)
        if x.det == "the" and x.n > 1:
            words.append(self.t.say("det-both", case="dative") if x.n == 2 else str(x.n))
        if x.other and not (x.det == "a" and number == "one"):
            words.append(self.t.say("adj-other", "stem") + ending)
        for a in sorted(x.adjs, key=_SIDES.__contains__):
            if a not in front and self.t.say(f"adj-{a}", "position") == "before":
                words.append(self.t.say(f"adj-{a}", "stem") + ending)
        words.append(self._compound(x, noun, number, case))
        return " ".join(words)

    def determiner(self, x: Thing, gender: str, number: str, case: str) -> tuple[str, str]:
        form = {"number": number, "gender": gender, "case": case}
        if x.det == "a":
            if number == "other":
                return "", "strong"
            term = "det-another" if x.other else "det-indefinite"
            return self.t.say(term, **form), "mixed"
        if x.det == "n":
            n = str(x.n)
            if x.bound == "exactly":
                n = f"{self.word('exactly')} {n}"
            elif x.bound:
                n = f"{n} {self.word('or-more' if x.bound == 'more' else 'or-less')}"
            return n, "strong"
        if x.det == "up-to":
            return f"{self.word('up-to')} {x.n}", "strong"
        if x.det == "any-number":
            number_form = {"number": "one", "gender": "feminine", "case": case}
            article = self.t.say("det-indefinite", **number_form)
            ending = self.t.say("adj-ending", declension="mixed", **number_form)
            some = f"{self.t.say('adj-any', 'stem')}{ending} {self.noun('number', 'one', case)}"
            return f"{article} {some} {self.t.say('prep-of')}", "strong"
        if x.det == "that-many":
            return self.word("that-many"), "strong"
        if x.det in ("bare", "their"):
            return "", "strong"
        term = {
            "the": "det-definite",
            "only": "det-definite",
            "me": "det-this",
            "here": "det-this",
            "each": "det-each",
            "all": "det-all",
        }.get(x.det, f"det-{x.det}")
        if x.det == "its":
            return self.t.say(term, possessor="masculine", **form), self.t.say(term, "declension")
        return self.t.say(term, **form), self.t.say(term, "declension")

    def owned(self, x: Thing, case: str) -> str:
        assert x.owner is not None
        o = x.owner
        gender = self.gender(x.noun)
        several = x.plural or (x.noun == "location" and o.second is not None)
        number = "other" if several or self.t.say(f"noun-{x.noun}", "count") == "plural" else "one"
        noun = self.noun(x.noun, number, case)
        if x.keywords:
            # "der [Assault]-Wert"
            gender = self.gender("amount")
            noun = f"{''.join(f'[{k}]-' for k in x.keywords)}{self.noun('amount', number, case)}"
        form = {"number": number, "gender": gender, "case": case}
        if x.adjs and x.noun == "controller":
            return f"{self.word('the-same')} {noun} {self.word('as-much-as')} {self.thing(o)}"
        if x.noun == "decision":  # for it, not its own
            return f"{self._ended(x, 'strong', form)}{noun} {self.t.say('prep-for')} {self.thing(o, 'accusative')}"
        if x.noun == "damage":  # not what it deals
            which = self.t.say("pronoun-which", number=number, gender=gender, case="nominative")
            lies = f"{which} {self.word('on')} {self.thing(o, 'dative')} {self.t.say('contraction-lies')}"
            return f"{self.t.say('det-definite', **form)} {noun}, {lies},"
        if o.det == "their" or (o.det == "it" and o.plural):
            det, declension = self.t.say("det-their", **form), "mixed"
        elif o.det == "it" or (o.det == "me" and o.again):
            det, declension = self.t.say("det-its", possessor=self.gender(o.noun), **form), "mixed"
        else:
            det = self.t.say("det-indefinite" if x.det == "a" else "det-definite", **form) if x.det != "bare" else ""
            declension = {"a": "mixed", "bare": "strong"}.get(x.det, "weak")
            adjs = self._ended(x, declension, form)
            owner = self.thing(o, "genitive")
            if o.det in ("bare", "n", "up-to", "any-number") and not o.adjs:
                owner = f"{self.t.say('prep-of')} {self.thing(o, 'dative')}"
            each_turn = self.t.say("contraction-in-each-turn") if x.group == "each-turn" else ""
            group = f" {each_turn or self.word(x.group)}" if x.group else ""
            return f"{det} {adjs}{noun} {owner}{group}".strip()
        return f"{det} {self._ended(x, declension, form)}{noun}"

    def _ended(self, x: Thing, declension: str, form: dict[str, str]) -> str:
        ending = self.t.say("adj-ending", declension=declension, **form)
        return "".join(f"{self.t.say(f'adj-{a}', 'stem')}{ending} " for a in x.adjs)

    def after(self, x: Thing) -> list[str]:
        out: list[str] = []
        if x.name and not x.noun.endswith("-token"):
            if x.noun == "copy":
                out.append(f"{self.t.say('prep-of')} {x.name}")
            else:
                out.append(self.tag_names(x) if x.noun == "tag" else f"{self.word('named')} {x.name}")
        if x.stats >= 0:
            out.append(f"{self.t.say('prep-with-might')} {self.stats(x)}")
        if x.keywords and x.stats < 0:
            out.append(f"{self.t.say('prep-with')} " + self.listed([f"[{k}]" for k in x.keywords], "and"))
        if x.total >= 0:
            out.append(self.word("with-total-might", amount=x.total))
        if x.det == "each" and x.place == Place("battlefield"):
            # of every battlefield, not of one: "jede Unit an den Battlefields"
            every = Thing(("battlefield",), "the", plural=True)
            out.append(f"{self.t.say('prep-at-battlefield')} {self.thing(every, 'dative')}")
        elif x.place is not None:
            out.append(self.place(x.place, x.origin))
        if x.might is not None:
            out.append(f"{self.t.say('prep-with-might')} {self.bounded(x.might)}")
        if x.group:
            out.append(self.word(x.group))
        return out

    def relatives(self, x: Thing) -> list[Clause]:
        """What is said of it in relative clauses: also the adjectives that cannot stand before a noun."""
        states = [a for a in x.adjs if self.t.say(f"adj-{a}", "position") == "relative"]
        return [*(Clause("be", GAP, adjective=a) for a in states), *x.relatives]

    def relative(self, c: Clause, x: Thing) -> str:
        c = self.agreeing_kind(c, x)
        form = {"number": self.number_of(x), "gender": self.gender(x.nouns[-1])}  # "ein Spell oder eine Ability, die"
        if c.at is not None and c.at.kind == "gap":
            where = self.word("where", number=self.number_of(x))
            return f"{where} {self.clause(replace(c, at=None), Mood.SUBORDINATE)}"
        if c.object is not None and c.object.det == "gap":
            which = self.t.say("pronoun-which", case="accusative", **form)
            return f"{which} {self.clause(replace(c, object=None), Mood.SUBORDINATE)}"
        which = self.t.say("pronoun-which", case="nominative", **form)
        who = replace(x, relatives=(), det="gap", adjs=())
        every = replace(c, subject=who, together=tuple(replace(y, subject=who) for y in c.together))
        return f"{which} {self.with_together(every, Mood.SUBORDINATE)}"

    # --- places and amounts

    def place(self, p: Place, origin: bool = False, to: bool = False, play: bool = False) -> str:
        case = "accusative" if to else "dative"
        if p.alternative is not None:
            return super().place(p, origin, to, play)
        if p.kind in NEAR and to:
            return self.word(f"to-{p.kind}")
        if p.kind == "on" and p.thing is not None:
            return f"{self.word('on')} {self.thing(p.thing, case)}"
        if p.kind == "board":
            return self.contracted(f"{self.t.say('prep-on-board')} {self.thing(Thing(('board',), 'the'), 'dative')}")
        return super().place(p, origin, to, play)

    def in_deck(self, p: Place, to: bool) -> str:
        if p.kind == "of-deck":
            return self.whose(p, "main-deck", "genitive")
        if p.kind == "of-rune-deck":
            return self.whose(p, "rune-deck", "genitive")
        if p.kind == "down-to":
            return f"{self.word('from-top-of')} {self.whose(p, 'main-deck', 'genitive')}{self.until_revealed(p)}"
        return f"{self.word(f'on-{p.kind}-of')} {self.whose(p, 'main-deck', 'accusative' if to else 'dative')}"

    def zone(self, p: Place, prep: str) -> str:
        return self.contracted(f"{self.t.say(prep)} {self.whose(p, p.kind, self.t.say(prep, 'case'))}")

    def field(self, p: Place, to: bool, play: bool) -> str:
        kind = "base" if p.kind == "base" else "battlefield"
        prep = self.t.say(f"prep-to-{kind}" if to else f"prep-at-{kind}")
        what = p.thing or Thing((p.kind,), plural=p.plural and p.kind == "battlefield")
        if p.whose == "its":
            form = {"number": "one", "gender": "feminine", "case": "dative"}
            det = self.t.say("det-their" if p.plural else "det-its", possessor=self._possessor(p), **form)
            return f"{prep} {det} {self.noun('base', 'one', 'dative')}"
        if p.whose in ("your", "its-player"):
            what = Thing((p.kind,), "your" if p.whose == "your" else "its")
        chosen = f" {self.word('of-your-choice')}" if p.chosen else ""
        return self.contracted(f"{prep} {self.thing(what, 'dative')}{chosen}")

    def whose(self, p: Place, noun: str, case: str = "") -> str:
        gender = self.gender(noun)
        form = {"number": "one", "gender": gender, "case": case}
        n = self.noun(noun, "one", case)
        if p.whose == "your":
            return f"{self.t.say('det-your', **form)} {n}"
        if p.whose in ("its", "its-player"):
            return f"{self.t.say('det-its', possessor='masculine', **form)} {n}"
        if p.whose in ("owner", "opponent"):
            if p.whose == "owner":
                many = "other" if p.plural else "one"
                genitive = {"number": many, "gender": "masculine", "case": "genitive"}
                det = self.t.say("det-their" if p.plural else "det-its", possessor=self._possessor(p), **genitive)
                owner = f"{det} {self.noun('owner', many, 'genitive')}"
                if p.plural:
                    form["number"] = "one"
            elif p.plural:
                theirs = self.thing(Thing(("opponent",), "the", plural=True), "genitive")
                return f"{self.thing(Thing((noun,), 'the', plural=True), case)} {theirs}"
            else:
                owner = self.thing(Thing(("opponent",)), "genitive")
            return f"{self.t.say('det-definite', **form)} {n} {owner}"
        return self.thing(Thing((noun,), "the" if noun == "banishment" else "a", plural=p.plural), case)

    def _possessor(self, p: Place) -> str:
        """The gender of what somebody owns or controls: "ein Gear auf die Hand seines Besitzers"."""
        return self.gender(p.thing.noun) if p.thing is not None else "feminine"

    def contracted(self, said: str) -> str:
        for prep, article in (("an", "dem"), ("in", "dem"), ("von", "dem"), ("zu", "dem"), ("zu", "der")):
            if said.startswith(f"{prep} {article} "):
                return self.t.say(f"contraction-{prep}-{article}") + said[len(f"{prep} {article}") :]
        return said

    def bounded(self, q: Quantity) -> str:
        unit = " [M]" if q.noun in ("might", "base-might") else ""
        plain = q.noun in ("might", "energy", "number") or (q.noun == "power" and q.amount.n > 0)
        noun = "" if plain else self.count_noun(q.noun, q.amount.n)
        if q.than is not None:
            word = unit.strip() or noun or self.noun(q.noun, "other", "accusative")
            base, _, equal = q.bound.partition("-")
            if equal:
                turned = self.word("more" if base == "less" else "less")
                return f"{self.word('not')} {turned} {word} {self.word('than')} {self.thing(q.than)}".replace("  ", " ")
            return f"{self.word(base)} {word} {self.word('than')} {self.thing(q.than)}".replace("  ", " ")
        if q.amount.equal is not None:
            n = self.number(q.amount)
            if q.bound in ("more", "less") and q.noun in ("might", "energy", "power"):
                bound = self.word("at-most" if q.bound == "less" else "at-least")
                if unit:
                    n = self.equal(q.amount.equal, q.noun, abs(q.amount.n)) + self.added(q.amount.plus)
                return f"{bound}{unit} {n}"
        else:
            n = self.figure(q)
        if noun:
            unit = f" {noun}"
        return self.within(q.bound, n, unit)

    def count_noun(self, noun: str, n: int) -> str:
        return self.noun(noun, "one" if n == 1 else "other", "accusative")

    def each(self, x: Thing) -> str:
        said = self.thing(replace(x, det="each", plural=False), "accusative")
        return f"{self.t.say('prep-for')} {said}".replace(" ,", ",")  # "für jeden Gegner, der das getan hat,"

    def or_else(self, inside: str, condition: str) -> str:
        return f" {self.word('or')}, {self.word('if')} {condition}, {inside}"

    def counted(self, q: Quantity, equal: str, tail: str, verb: str) -> tuple[str, str]:
        n, noun = q.amount.n, q.noun
        if q.amount.that:
            if noun in ("damage", "xp"):
                return self.noun(noun, "other", "accusative"), self.word("that-much")
            return f"{self.word('that-many')} {self.noun(noun, 'other', 'accusative')}", tail
        if equal:
            return self.noun(noun, "other", "accusative"), equal
        word = self.count_noun(noun, n)
        if noun == "rune" and q.bound:
            if q.bound == "plus":
                return f"{n} {self.t.say('adj-additional', 'stem')}e {word}", tail
            return f"{n} {word} {self.word('fewer')}", tail
        return f"{n} {word}", tail

    def equal(self, x: Thing, noun: str, times: int = 1) -> str:
        multiple = f"{self.word('multiple', amount=times, case='genitive')} " if times > 1 else ""
        return f"{self.word('equal-to')} {multiple}{self.genitive(x)}"

    def number(self, a: Amount) -> str:
        assert a.equal is not None
        if abs(a.n) > 1:
            said = f"{self.word('multiple', amount=abs(a.n), case='accusative')} {self.genitive(a.equal)}"
        else:
            said = self.number_of_things(a.equal)
        return said + self.added(a.plus)

    def number_of_things(self, x: Thing) -> str:
        x = replace(x, det="the") if x.det == "bare" else x
        if self._is_counted(x):
            return f"{self.thing(Thing(('number',), 'the'), 'accusative')} {self.thing(x, 'genitive')}"
        return self.thing(x, "accusative")

    def _is_counted(self, x: Thing) -> bool:
        return x.plural and self.t.say(f"noun-{x.noun}", "count") != "mass"

    def genitive(self, x: Thing) -> str:
        """ "(in Höhe) der Might dieser Unit"; several things by their number."""
        x = replace(x, det="the") if x.det == "bare" else x
        if self._is_counted(x):
            return f"{self.thing(Thing(('number',), 'the'), 'genitive')} {self.thing(x, 'genitive')}"
        return self.thing(x, "genitive")
