"""French: agreement, elision, pronouns before the verb, English verbs that never change."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from .fr_nouns import VOWELS, FrenchNouns, elided
from .meaning import Clause, Mood, Opening, Place, Thing
from .nouns import NEAR

STATES = ("exhausted", "ready", "alone")


class French(FrenchNouns):
    """How French says a clause in a mood."""

    # --- clauses

    def unchanging(self, verb: str) -> bool:
        """A verb that stays English, whatever the person; "vous la Ready", but no pronoun can follow its imperative."""
        return self.t.say(f"verb-{verb}", number="one", gender="masculine")[:1].isupper()

    def form(self, verb: str, c: Clause) -> str:
        s = c.subject
        many = self.number_of(s) == "other" or s.second is not None
        person = "vous" if s.det == "you" else "plural" if many else "third"
        if verb == "would-if":
            verb, person = "would", f"{person}-imperfect"
        return self.t.say(f"verb-{verb}", person, gender=self.subject_gender(c))

    def subject_gender(self, c: Clause) -> str:
        return "masculine" if c.subject.det == "you" else self.gender(c.subject.noun)

    def agreeing(self, c: Clause, term: str, attribute: str = "") -> str:
        form = {"number": self.number_of(c.subject), "gender": self.subject_gender(c)}
        return self.t.say(term, attribute, **form)

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb == "fixed":
            return self.word(c.words)
        if c.verb == "be-kind" and c.subject.det == "it" and not c.modal:
            return self.rest(c, self.word("it-is-not" if c.negated else "it-is"))
        if c.verb == "there-is":
            assert c.object is not None
            if c.object.det == "no":
                single = self.thing(replace(c.object, det="bare", plural=False), "counted")
                det = self.t.say("det-no", gender=self.gender(c.object.noun))
                return f"{self.word('there-is-not')} {det} {single}"
            return f"{self.word('there-is')} {self.thing(c.object, 'accusative')}"
        if c.passive and c.by is not None:
            what = replace(c.subject, det="the") if c.subject.det == "bare" else c.subject
            c = replace(c, subject=c.by, object=what, by=None, passive=False)
        if c.passive and self.unchanging(c.verb):
            # English verbs have no passive: somebody does it.
            what = replace(c.subject, det="the") if c.subject.det == "bare" else c.subject
            c = replace(c, subject=Thing(("player",), "someone"), object=what, passive=False)
        start = {"then": f"{self.word('then')} "}.get(adverb, "")
        if adverb in ("instead", "instead-of-all"):
            start = f"{self.word('instead')}, "
        if c.negated and c.object is not None and c.object.det == "bare":
            c = replace(c, object=replace(c.object, det="of"))
        none = c.object is not None and c.object.det == "no"
        if none and c.object is not None:
            c = replace(c, object=replace(c.object, plural=False))
        commanded = c.subject.det == "you" and not c.modal and mood == Mood.IMPERATIVE
        clitic, c = ("", c) if commanded and self.unchanging(c.verb) else self.clitic(c)
        infinitive = self.agreeing(c, f"verb-{c.verb}")
        negated = c.negated or none
        s = c.subject
        if s.det == "someone":
            who = "" if follows else self.word("someone")
        else:
            silent = s.det == "gap" or (follows and (s.det != "you" or adverb == "or"))
            who = "" if silent else self.thing(s)
        if mood in (Mood.INFINITIVE, Mood.PURPOSE) or (follows and c.modal == "may"):
            return start + self.rest(c, elided(clitic, infinitive))
        if c.modal in ("may", "can", "would", "would-if", "must"):
            modal = self.form(c.modal, c)
            inner = infinitive
            if c.passive:
                inner = f"{self.t.say('verb-be')} {self.agreeing(c, f'verb-{c.verb}', 'participle')}"
            also = f"{self.word('also')} " if "also" in c.manner else ""
            verb = f"{self.not_(modal, negated, none)} {also}{elided(clitic, inner)}"
        elif c.passive:
            verb = f"{self.not_(self.form('be', c), negated, none)} {self.agreeing(c, f'verb-{c.verb}', 'participle')}"
        elif c.perfect:
            many = s.plural and s.det != "each"
            person = "you" if s.det == "you" else "plural" if many else "third"
            aux = "auxiliary-be" if self.t.say(f"verb-{c.verb}", "auxiliary") == "être" else "auxiliary-have"
            if aux == "auxiliary-be":
                participle = self.agreeing(c, f"verb-{c.verb}", "participle")
            else:
                # What stands before the verb is agreed with: "les dégâts que vous avez assignés".
                gap = c.object if c.object is not None and c.object.det == "gap" else None
                number = self.number_of(gap) if gap is not None else "one"
                gender = self.gender_of(gap) if gap is not None else "masculine"
                participle = self.t.say(f"verb-{c.verb}", "participle", number=number, gender=gender)
            verb = f"{self.not_(elided(clitic, self.t.say(aux, person)), negated, none)} {participle}"
        elif s.det == "you" and not c.modal and mood == Mood.IMPERATIVE:
            verb = self.t.say(f"verb-{c.verb}", "imperative", gender="masculine")
            if clitic:
                verb = f"{verb}-{clitic}"
            return start + self.rest(c, verb)
        else:
            verb = self.not_(elided(clitic, self.form(c.verb, c)), negated, none)
        said = start + " ".join(x for x in (who, self.rest(c, verb)) if x)
        if c.purpose is not None:
            said += f" {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def not_(self, verb: str, negated: bool, none: bool) -> str:
        """ "ne … pas"; with "aucun" the "pas" is left out."""
        if not negated:
            return verb
        no, _, step = self.word("not").partition(" … ")
        return elided(no, verb) + ("" if none else f" {step}")

    def clitic(self, c: Clause) -> tuple[str, Clause]:
        """Objects that are pronouns stand before the verb."""
        if c.passive or c.verb == "take-control":
            return "", c
        said = ""
        what, receiver = c.object, c.receiver
        if what is not None and what.place is None and (what.det == "it" or (what.det == "me" and what.again)):
            said = self.t.say(
                "pronoun-it", number=self.number_of(what), gender=self.gender(what.noun), case="accusative"
            )
            c = replace(c, object=None)
        elif (
            receiver is not None
            and c.verb not in ("prevent",)
            and (receiver.det == "it" or (receiver.det == "me" and receiver.again))
        ):
            form = {"number": self.number_of(receiver), "gender": self.gender(receiver.noun)}
            said = self.t.say("pronoun-it", case="dative", **form)
            c = replace(c, receiver=None)
        if c.reciprocal or (c.verb == "trigger" and c.object is None):
            said = self.t.say("pronoun-reflexive", person="third")
        return said, c

    def rest(self, c: Clause, verb: str) -> str:
        out = [verb]
        particle = self.t.get(f"verb-{c.verb}", "particle")
        quantity, tail = self.quantity(c.quantity) if c.quantity is not None else ("", "")
        words = self.given(c)
        at = self.place(c.at) if c.at is not None else ""
        if at and "only" in c.manner:
            at = f"{self.word('only')} {at}"
        to = self.place(c.to, to=True) if isinstance(c.to, Place) else ""
        long = self.is_long(c.object)
        onto = self.t.say("prep-to-battlefield" if c.verb == "move" else "prep-to")
        if to and c.object is not None and self.only_from(c.object):
            long = False
        long_amount = c.quantity is not None and c.quantity.amount.equal is not None
        if particle:
            out.append(particle)
        if "also" in c.manner and not c.modal:
            out.append(self.word("also"))
        if c.reciprocal:
            out.append(self.word("to-each-other"))
        if c.verb == "take-control":
            out.append(self.word("control-of"))
        receiver = ""
        if c.receiver is not None:
            receiver = f"{self.t.say('prep-to')} {self.received(c)}"
            if long_amount:
                out.append(receiver)
                receiver = ""
        if c.object is not None:
            if at and c.at is not None and c.at.kind in NEAR and long:
                out.append(at)
                at = ""
            if to and long:
                out.append(to)
                to = ""
            if c.onto is not None and long:
                out.append(f"{onto} {self.thing(c.onto, 'accusative')}")
            out.append(self.thing(c.object, "accusative"))
        if c.verb == "play" and words:
            out.append(f"{self.t.say('prep-for')} {words}")
            words = ""
        gift = self.given(c, quantity) if words else quantity
        if "from-the-victory-score" in c.manner:
            gift = f"{self.t.say('prep-to')} {gift}"
        time = self.word(c.time) if c.time else ""
        if time and long_amount and tail.endswith(time):
            out.append(time)
            time = ""
        if gift:
            out.append(gift)
        if tail and long_amount:
            out.append(tail)
            tail = ""
        if "all-damage" in c.manner:
            out.append(self.word("all-damage"))
        if c.kind is not None:
            out.append(self.thing(c.kind, "accusative"))
        if c.adjective:
            out.append(self.adjectives(c, number=self.number_of(c.subject), gender=self.subject_gender(c)))
        if receiver:
            out.append(receiver)
        if c.substitute is not None:
            out.append(f"{self.word('replaced-with')} {self.thing(c.substitute)}")
        if c.among is not None:
            word = "split-among" if c.verb == "deal" else "from-among"
            out.append(f"{self.word(word)} {self.thing(c.among, 'stressed')}")
        if c.onto is not None and not (c.object is not None and long):
            out.append(f"{onto} {self.thing(c.onto, 'accusative')}")
        if c.verb == "leave":
            out.append(self.thing(Thing(("board",), "the")))
        states = [self.agreeing(c, f"adj-{m}") for m in c.manner if m in STATES]
        if c.object is not None:
            out.extend(states)  # beside what is in that state, not beside the place
        out.extend(x for x in (at, to) if x)
        if c.object is None:
            out.extend(states)
        out.extend(self.word(m) for m in c.manner if m not in ("all-damage", "also", "only", *STATES))
        return self.closed(c, out, time, tail)

    def only_from(self, x: Thing) -> bool:
        """Nothing more is said about it than where it comes from: "une Unit de votre Trash dans votre main"."""
        return x.origin and x.place is not None and not self.is_long(replace(x, place=None))

    def received(self, c: Clause) -> str:
        """The receiver after "à"; "jusqu’à" cannot follow that, so "at most" stands behind."""
        assert c.receiver is not None
        x = c.receiver
        each = f"{self.word('each-one')} " if self.each_of_them(c) else ""
        if x.det == "up-to" and x.n > 1:
            inner = replace(x, det="n", place=None, relatives=(), might=None, keywords=())
            rest = self.after(replace(x, adjs=(), tags=(), name="", other=False))
            return " ".join([f"{each}{self.thing(inner)} {self.word('at-most')}", *rest])
        return each + self.thing(x, "accusative" if x.det in ("it", "me") else "nominative")

    # --- sentences

    def condition(self, o: Opening) -> str:
        clauses = o.clauses
        again = self.t.say("pronoun-which", case="accusative")
        if o.kind == "if":
            # No conditional after "si": "si elle devait être éliminée".
            clauses = tuple(replace(c, modal="would-if") if c.modal == "would" else c for c in clauses)
            again = self.word("if")
        said = [self.with_together(c, Mood.SUBORDINATE) for c in clauses]
        said = [said[0], *(f"{again} {x}" for x in said[1:])]
        return f"{self.word(o.kind)} {self.listed(said, o.joined)}"

    def join(self, parts: Sequence[str], by: str) -> str:
        if len(parts) == 2 and by == "then":
            return f"{parts[0]}, {parts[1]}"
        return self.listed(parts, "and")

    def smooth(self, said: str) -> str:
        said = re.sub(r"[ \t]+", " ", said).strip(" ,")
        said = re.sub(r"’ ", "’", said)
        for word in ("lorsque", "que", "de", "ne", "se", "le", "la"):
            said = re.sub(rf"(?<![\w’-]){word} (?=[{VOWELS}]|XP)", f"{word[:-1]}’", said)
        said = re.sub(r"\bsi il\b", self.t.say("elision-si-il"), said)
        for two, one in (("à le", "a-le"), ("à les", "a-les"), ("de le", "de-le"), ("de les", "de-les")):
            said = re.sub(rf"(?<![\w’]){two} ", f"{self.t.say(f'contraction-{one}')} ", said)
        said = said.replace(" ,", ",").replace(",,", ",")
        return said.replace(",.", ".").replace(",\u00a0:", "\u00a0:")
