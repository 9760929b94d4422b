"""French: agreement, elision, pronouns before the verb, English verbs that never change."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from .fr_nouns import VOWELS, FrenchNouns, elided
from .grammar import spaced
from .meaning import CONTROL, Clause, Mood, Opening, Thing
from .romance import MODALS, Making, RomanceClauses

STATES = ("exhausted", "ready", "alone")


class French(FrenchNouns, RomanceClauses):
    """How French says a clause in a mood."""

    # --- clauses

    def unchanging(self, verb: str) -> bool:
        """A verb that stays English, whatever the person; "vous la Ready", but no pronoun can follow its imperative."""
        return self.t.say(f"verb-{verb}", number="one", gender="masculine")[:1].isupper()

    def form(self, verb: str, c: Clause) -> str:
        if c.past and verb == c.verb:
            return self.t.say(f"verb-{verb}", "past")
        s = c.subject
        many = self.number_of(s) == "other" or s.second is not None
        person = "vous" if s.det == "you" else "plural" if many else "third"
        if verb == "would-if":
            verb, person = "would", f"{person}-imperfect"
        return self.t.say(f"verb-{verb}", person, gender=self.subject_gender(c))

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb in _WHOLE:
            return _WHOLE[c.verb](self, c)
        if c.at is not None and c.at.kind == "ending-combat":
            return self.of_an_ended_combat(c)
        if c.verb == "be-kind" and c.subject.det == "it" and not c.modal:
            it = "contraction-it-was" if c.past else "word-it-is"
            return self.rest(c, self.t.say(f"{it}-not" if c.negated else it))
        c = self._said_otherwise(c)
        start = self._start(adverb)
        commanded = c.subject.det == "you" and not c.modal and mood == Mood.IMPERATIVE
        clitic, c = ("", c) if commanded and self.unchanging(c.verb) else self.clitic(c)
        if mood in (Mood.INFINITIVE, Mood.PURPOSE) or (follows and c.modal == "may"):
            return start + self.rest(c, elided(clitic, self.agreeing(c, f"verb-{c.verb}"))) + self._in_order_to(c)
        if commanded and not c.passive and not c.perfect:
            verb = self.t.say(f"verb-{c.verb}", "imperative", gender="masculine")
            return start + self.rest(c, f"{verb}-{clitic}" if clitic else verb)
        return start + spaced(self._who(c, follows, adverb), self.rest(c, self._verb(c, clitic))) + self._in_order_to(c)

    def _in_order_to(self, c: Clause) -> str:
        return "" if c.purpose is None else f" {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"

    def _start(self, adverb: str) -> str:
        if adverb in ("instead", "instead-of-all"):
            return f"{self.word('instead')}, "
        return f"{self.word('then')} " if adverb == "then" else ""

    def _there_is(self, c: Clause) -> str:
        assert c.object is not None
        if c.object.det == "no":
            single = self.thing(replace(c.object, det="bare", plural=False), "counted")
            det = self.t.say("det-no", gender=self.gender(c.object.noun))
            return f"{self.word('there-is-not')} {det} {single}"
        return f"{self.word('there-is')} {self.thing(c.object, 'accusative')}"

    def _said_otherwise(self, c: Clause) -> Clause:
        """Without a passive that French has not, and with the article that a denial takes."""
        c = self.by_somebody(c)
        if c.passive and self.unchanging(c.verb):
            # English verbs have no passive: somebody does it.
            c = replace(c, subject=Thing(("player",), "someone"), object=self.certain(c.subject), passive=False)
        if c.negated and c.object is not None and c.object.det == "bare":
            return replace(c, object=replace(c.object, det="of"))
        if c.object is not None and c.object.det == "no":
            return replace(c, object=replace(c.object, plural=False))
        return c

    def _who(self, c: Clause, follows: bool, adverb: str) -> str:
        s = c.subject
        if s.det == "someone":
            return "" if follows else self.word("someone")
        silent = s.det == "gap" or (follows and (s.det != "you" or adverb == "or"))
        return "" if silent else self.thing(s)

    def _verb(self, c: Clause, clitic: str) -> str:
        """The verb with what stands before it and between its parts."""
        if c.modal in MODALS:
            inner = self.agreeing(c, f"verb-{c.verb}")
            if c.passive:
                inner = f"{self.t.say('verb-be')} {self._participle(c)}"
            also = self.word("also") if "also" in c.manner else ""
            return spaced(self.not_(self.form(c.modal, c), c), also, elided(clitic, inner))
        if c.passive and not c.perfect:
            return f"{self.not_(self.form('be', c), c)} {self._participle(c)}"
        if c.passive:
            been = self._perfect(replace(c, verb="be", object=None), "")
            return f"{been} {self._participle(c)}"
        if c.perfect:
            return self._perfect(c, clitic)
        return self.not_(elided(clitic, self.form(c.verb, c)), c)

    def _participle(self, c: Clause) -> str:
        return self.agreeing(c, f"verb-{c.verb}", "participle")

    def _perfect(self, c: Clause, clitic: str) -> str:
        s = c.subject
        person = "you" if s.det == "you" else "plural" if s.plural and s.det != "each" else "third"
        if self.t.say(f"verb-{c.verb}", "auxiliary") == "être":
            aux, participle = "auxiliary-be", self._participle(c)
            if c.verb == "move-self":
                clitic = self._oneself(c)
        elif c.verb == "die":  # "a été éliminée"
            aux, participle = "auxiliary-have", self._participle(c)
        else:
            # What stands before the verb is agreed with: "les dégâts que vous avez assignés".
            gap = c.object if c.object is not None and c.object.det == "gap" else None
            number = self.number_of(gap) if gap is not None else "one"
            gender = self.gender_of(gap) if gap is not None else "masculine"
            aux = "auxiliary-have"
            participle = self.t.say(f"verb-{c.verb}", "participle", number=number, gender=gender)
        return f"{self.not_(elided(clitic, self.t.say(aux, person)), c)} {participle}"

    def _oneself(self, c: Clause) -> str:
        return self.t.say("pronoun-reflexive", person="you" if c.subject.det == "you" else "third")

    def not_(self, verb: str, c: Clause) -> str:
        """ "ne … pas"; with "aucun" the "pas" is left out."""
        none = c.subject.det == "no" or (c.object is not None and c.object.det == "no")
        if not c.negated and not none:
            return verb
        no, _, step = self.word("not").partition(" … ")
        return elided(no, verb) + ("" if none else f" {step}")

    def clitic(self, c: Clause) -> tuple[str, Clause]:
        """Objects that are pronouns stand before the verb."""
        if c.passive or c.verb in CONTROL:
            return "", c
        said = ""
        what, receiver = (None if x is not None and x.apart else x for x in (c.object, c.receiver))
        what, receiver = (x if x is None or x.plural else self.by_its_nouns(x) for x in (what, receiver))
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

    # --- what follows the verb

    def making(self, c: Clause, verb: str) -> Making:
        m = super().making(c, verb)
        if c.quantity is not None and c.quantity.bound in ("greater", "smaller"):
            a = c.quantity.amount
            number = self.number(a) if a.equal is not None else str(a.n)
            m.amount = f"{self.agreeing(c, f'word-{c.quantity.bound}')} {number}"
        return m

    def rest(self, c: Clause, verb: str) -> str:
        m = self.making(c, verb)
        m.at = self.place(c.at) if c.at is not None else ""
        if m.at and "only" in c.manner:
            m.at = f"{self.word('only')} {m.at}"
        m.to = self.whither(c)
        if m.to and c.object is not None and self.only_from(c.object):
            m.long = False
        m.say(m.particle)
        if "also" in c.manner and not c.modal:
            m.say(self.word("also"))
        self.say_mutually(m)
        self.say_control(m)
        if c.receiver is not None:
            every = [f"{self.t.say('prep-to')} {self.received(replace(c, receiver=x))}" for x in c.receiver.row]
            m.receiver = self.listed(every, c.receiver.row_by)
        if m.equal:
            m.say(m.receiver)
            m.receiver = ""
        self._say_object(m)
        self.say_price(m)
        self.say_amount(m)
        self._say_what_it_is(m)
        m.say(m.receiver)
        self.say_others(m)
        if c.object is None or not m.long:
            m.say(self._onto(c))
        if c.verb == "leave":
            m.say(self.thing(Thing(("board",), "the")))
        self._say_where_and_how(m)
        return self.closed(m)

    def _onto(self, c: Clause) -> str:
        if c.onto is None:
            return ""
        return (
            f"{self.t.say('prep-to-battlefield' if c.verb == 'move' else 'prep-to')} {self.thing(c.onto, 'accusative')}"
        )

    def _say_object(self, m: Making) -> None:
        if m.c.object is None:
            return
        self.say_places_early(m)
        if m.long:
            m.say(self._onto(m.c))
        m.say(self.thing(m.c.object, "accusative"))

    def _say_what_it_is(self, m: Making) -> None:
        c = m.c
        if c.kind is not None:
            m.say(self.thing(c.kind, "accusative"))
        if c.adjective:
            m.say(self.adjectives(c, number=self.number_of(c.subject), gender=self.subject_gender(c)))

    def _say_where_and_how(self, m: Making) -> None:
        """A state stands beside what is in it, not beside the place."""
        states = [self.agreeing(m.c, f"adj-{manner}") for manner in m.manner if manner in STATES]
        places = [m.at, m.to]
        m.say(*(states + places if m.c.object is not None else places + states))
        m.say(*(self.word(manner) for manner in m.manner if manner not in ("all-damage", "also", "only", *STATES)))

    def only_from(self, x: Thing) -> bool:
        """Nothing more is said about it than where it comes from: "une Unit de votre Trash dans votre main"."""
        return x.origin and x.place is not None and not self.is_long(replace(x, place=None))

    def received(self, c: Clause) -> str:
        """The receiver after "à"; "jusqu’à" cannot follow that, so "at most" stands behind."""
        assert c.receiver is not None
        x = c.receiver
        each = f"{self.word('each-one')} " if self.each_of_them(c) else ""
        if x.det == "up-to":
            inner = replace(x, det="n", place=None, relatives=(), might=None, keywords=(), group="")
            rest = self.after(replace(x, adjs=(), tags=(), name="", other=False))
            return " ".join([f"{each}{self.thing(inner)} {self.word('at-most')}", *rest])
        return each + self.thing(x, "accusative" if x.det in ("it", "me") else "nominative")

    # --- sentences

    def condition(self, o: Opening) -> str:
        clauses = o.clauses
        again = self.t.say("pronoun-which", case="accusative")
        if o.kind == "if":
            # No conditional after "si": "si elle devait être éliminée".
            clauses = tuple(replace(_in_doubt(c), together=tuple(map(_in_doubt, c.together))) for c in clauses)
            again = self.word("if")
        said = [self.with_together(c, Mood.SUBORDINATE) for c in clauses]
        said = [said[0], *(f"{again} {x}" for x in said[1:])]
        return f"{self.opening_word(o)} {self.listed(said, o.joined)}"

    def join(self, parts: Sequence[str], by: str) -> str:
        if len(parts) == 2 and by == "then":
            return f"{parts[0]}, {parts[1]}"
        return self.listed(parts, "or" if by == "or" else "and")

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


_WHOLE: dict[str, Callable[[French, Clause], str]] = {
    "fixed": lambda french, c: french.word(c.words, amount=c.least or 0),
    "there-is": French._there_is,
}
"""Verbs whose clause is not made of subject, verb and the rest."""


def _in_doubt(c: Clause) -> Clause:
    return replace(c, modal="would-if") if c.modal == "would" else c
