"""Spanish: English nouns with Spanish verbs before them, the subjunctive, contractions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from .es_nouns import SpanishNouns
from .grammar import spaced
from .meaning import CONTROL, Clause, Mood, Opening, Place, Thing
from .romance import MODALS, Making, RomanceClauses

INHERENT = ("mighty",)
"""What a thing is by itself and not for a while: "es", not "está"."""

OWNED = {"buffed": "buff", "damaged": "damage"}
"""States that a thing has: "tiene una Buff"."""


class Spanish(SpanishNouns, RomanceClauses):
    """How Spanish says a clause in a mood."""

    # --- clauses

    def form(self, verb: str, c: Clause, mood: Mood, who: Thing | None = None) -> str:
        if c.past and verb == c.verb:
            return self.t.say(f"verb-{verb}", "past")
        s = who or c.subject
        many = (s.plural and s.det != "each") or s.second is not None
        person = "tu" if s.det == "you" else "plural" if many else "third"
        return self.t.say(f"verb-{verb}", f"{person}-subjunctive" if mood == Mood.WISHED else person)

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb in _WHOLE:
            return _WHOLE[c.verb](self, c, mood)
        if c.at is not None and c.at.kind == "ending-combat":
            return self.of_an_ended_combat(c)
        c = self.by_somebody(self._said_otherwise(c))
        start = self._start(adverb)
        if c.passive:
            return start + self._with_se(c, mood)
        if mood in (Mood.INFINITIVE, Mood.PURPOSE) or (follows and c.modal == "may"):
            return start + self.rest(c, self.t.say(f"verb-{c.verb}")) + self._in_order_to(c)
        s = c.subject
        silent = follows or s.det in ("you", "gap") or (s.det == "me" and s.again and mood != Mood.STATEMENT)
        who = "" if silent else self.thing(s)
        if self.is_clitic(c, mood):
            verb, c = self._plain(c, mood), replace(c, object=None)
        else:
            verb = self._verb(c, mood)
        return start + spaced(who, self.rest(c, verb)) + self._in_order_to(c)

    def _in_order_to(self, c: Clause) -> str:
        return "" if c.purpose is None else f" {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"

    def _start(self, adverb: str) -> str:
        if adverb in ("instead", "instead-of-all"):
            return f"{self.word('instead')}, "
        return f"{self.word('then')} " if adverb == "then" else ""

    def _fixed(self, c: Clause, mood: Mood) -> str:
        mood_word = "subjunctive" if mood == Mood.WISHED else "indicative"
        return self.t.say(f"word-{c.words}", mood=mood_word, amount=c.least or 0)

    def _there_is(self, c: Clause, mood: Mood) -> str:
        c = _not_any(c)
        assert c.object is not None
        word = self.word("there-may-be" if mood == Mood.WISHED else "there-is")
        return spaced(self._not(c), word, self.thing(c.object, "accusative"))

    def _not(self, c: Clause) -> str:
        return self.word("not") if c.negated else ""

    def _said_otherwise(self, c: Clause) -> Clause:
        """The same with the verb that Spanish has for it."""
        c = _not_any(c)
        if c.verb == "be" and c.adjective in INHERENT:
            return replace(c, verb="be-kind")
        if c.verb == "be" and c.adjective in OWNED:
            # "tiene una Buff": "con Buff" only follows a noun
            noun = OWNED[c.adjective]
            counted = self.t.say(f"noun-{noun}", "count") == "count" and not c.negated
            return replace(c, verb="have", adjective="", object=Thing((noun,), "a" if counted else "bare"))
        if c.verb == "move" and c.object is not None and c.object.noun == "counter" and c.onto is not None:
            # A Move is something that units do; counters are put somewhere else.
            from_there = replace(c.object, origin=True)
            return replace(c, verb="put", object=from_there, to=Place("on", thing=c.onto), onto=None)
        return c

    def _with_se(self, c: Clause, mood: Mood) -> str:
        """The passive, with the thing as object: "se provoca un Stun a esta unit"."""
        s = c.subject
        many = s.plural and s.det != "each" and not self.t.has(f"verb-{c.verb}", "link")
        what = replace(s, det="the") if s.det == "bare" and s.plural else s
        inner = replace(c, subject=Thing(("player",), plural=many), object=what, passive=False)
        if c.modal in MODALS:
            verb = f"{self.form(c.modal, inner, mood)} {self.t.say(f'verb-{c.verb}')}"
        elif c.perfect:
            verb = self._verb(replace(inner, negated=False), mood)
        else:
            verb = self.form(c.verb, inner, mood)
        also = self.word("also") if "also" in c.manner else ""
        return self.rest(inner, spaced(also, self._not(c), self._se(), verb))

    def _se(self) -> str:
        return self.t.say("pronoun-reflexive", person="third")

    def _verb(self, c: Clause, mood: Mood) -> str:
        """The verb with what stands before it."""
        s = c.subject
        if c.modal in MODALS:
            also = self.word("also") if "also" in c.manner else ""
            only = self.word("only") if "only" in c.manner else ""
            return spaced(also, self._not(c), only, self.form(c.modal, c, mood), self.t.say(f"verb-{c.verb}"))
        if c.perfect:
            person = "you" if s.det == "you" else "plural" if s.plural and s.det != "each" else "third"
            participle = self.t.get(f"verb-{c.verb}", "participle")
            return spaced(self._not(c), self.t.say("auxiliary-have", person), participle)
        if s.det == "you" and mood == Mood.IMPERATIVE and not c.modal:
            return self.t.say(f"verb-{c.verb}", "imperative")
        return self._plain(c, mood)

    def _plain(self, c: Clause, mood: Mood) -> str:
        also = self.word("also") if "also" in c.manner else ""
        se = self._se() if c.reciprocal or c.verb == "trigger" else ""
        it = ""
        if self.is_clitic(c, mood):
            assert c.object is not None
            form = {"number": self.number_of(c.object), "gender": self.gender(c.object.noun)}
            it = self.t.say("pronoun-it", case="accusative", **form)
        return spaced(also, self._not(c), se, it, self.form(c.verb, c, mood))

    def is_clitic(self, c: Clause, mood: Mood) -> bool:
        """Whether the object stands before the verb as "la", "lo": "la pones en exhaust".

        Not where "la" could be taken for the card itself, nor where the rest of the sentence hangs on the noun.
        """
        if c.modal in MODALS or c.perfect or (c.subject.det == "you" and mood == Mood.IMPERATIVE and not c.modal):
            return False  # only before a finite verb
        x = c.object
        if x is None or x.det != "it" or x.again or c.reciprocal or self.t.has(f"verb-{c.verb}", "link"):
            return False
        return c.verb not in CONTROL and len(x.nouns) == 1 and x.second is None and x.owner is None and not x.relatives

    # --- what follows the verb

    def rest(self, c: Clause, verb: str) -> str:
        m = self.making(c, verb)
        m.at = self.place(c.at, origin=c.verb == "spend") if c.at is not None else ""
        m.to = self.whither(c, to=c.verb != "put")
        self.say_control(m)
        self._say_exhausted_first(m)
        self._say_object(m)
        m.say(m.particle)
        self.say_mutually(m)
        self.say_price(m)
        m.receiver = self._receiver(c)
        if m.equal and c.verb == "give":
            m.say(m.receiver)
            m.receiver = ""
        self.say_amount(m)
        self._say_what_it_is(m)
        m.say(m.receiver)
        self.say_others(m)
        self._say_onto(m)
        self._say_board(m)
        if m.at or m.to:
            self._say_states(m)  # "un token ready en tu base": the base is not ready
        m.say(m.at, m.to)
        self._say_manners(m)
        return self.closed(m)

    def _link(self, c: Clause) -> str:
        """The preposition of the verb: "un Draw de …"."""
        return self.t.get(f"verb-{c.verb}", "link")

    def _say_exhausted_first(self, m: Making) -> None:
        if m.c.verb == "recall" and "exhausted" in m.manner:
            # Before the unit, which need not be exhausted yet.
            m.say(self.t.say("adj-exhausted"))
            m.manner.remove("exhausted")

    def _say_object(self, m: Making) -> None:
        c, link = m.c, self._link(m.c)
        if c.object is None:
            if link and m.amount and c.verb == "become":
                m.amount = f"{link} {self.t.say('verb-be-kind')} {m.amount}"
            elif link and m.amount and c.verb != "enter":
                m.amount = f"{link} {m.amount}"
            return
        what = self.thing(c.object, "stressed" if link == "de" else "accusative")
        if link and c.verb != "enter":
            what = f"{link} {what}"
        if m.long or len(c.object.adjs) + len(c.object.tags) + c.object.other > 1 or len(c.object.nouns) > 1:
            m.say(m.particle)
            m.particle = ""
        self.say_places_early(m)
        m.say(what)

    def _receiver(self, c: Clause) -> str:
        if c.receiver is None:
            return ""
        each = f"{self.word('each-one')} " if self.each_of_them(c) else ""
        to = self.t.say("prep-to")
        return self.listed([f"{to} {each}{self.thing(x, 'nominative')}" for x in c.receiver.row], c.receiver.row_by)

    def _say_what_it_is(self, m: Making) -> None:
        c = m.c
        become = f"{self._link(c)} {{}} " if c.verb == "become" else ""
        if c.kind is not None:
            m.say(become.format(self.t.say("verb-be-kind")) + self.thing(c.kind, "accusative"))
        if c.adjective:
            form = {"number": self.number_of(c.subject), "gender": self.subject_gender(c)}
            being = "verb-be-kind" if c.adjective in INHERENT else "verb-be"
            m.say(become.format(self.t.say(being)) + self.adjectives(c, **form))

    def _say_onto(self, m: Making) -> None:
        if m.c.onto is not None:
            onto = f"{self.t.say('prep-to')} {self.thing(m.c.onto, 'accusative')}"
            m.said.insert(1 if m.long else len(m.said), onto)

    def _say_board(self, m: Making) -> None:
        if m.c.verb in ("enter", "leave"):
            self._say_states(m)
            m.say(self._link(m.c) if m.c.verb == "enter" else "", self.thing(Thing(("board",), "the")))

    def _say_states(self, m: Making) -> None:
        for state in ("ready", "exhausted"):
            if state in m.manner:
                m.say(self.t.say(f"adj-{state}"))
                m.manner.remove(state)

    def _say_manners(self, m: Making) -> None:
        for manner in m.manner:
            if manner in ("exhausted", "ready", "alone"):
                m.say(self.agreeing(m.c, f"adj-{manner}"))
            elif manner not in ("all-damage", "only", "also"):
                m.say(self.word(manner))

    # --- sentences

    def with_together(self, c: Clause, mood: Mood) -> str:
        def again(y: Clause) -> Clause:
            # "haces Conquer de un battlefield o lo mantienes en Hold"
            same = c.object is not None and y.object == c.object and y.object.noun == "battlefield"
            return replace(y, object=Thing(("battlefield",), "it")) if same else y

        return super().with_together(replace(c, together=tuple(again(y) for y in c.together)), mood)

    def condition(self, o: Opening) -> str:
        if o.late:
            # It closes the sentence, after what you do: the card has to be named again.
            named = [replace(c, subject=replace(c.subject, again=False)) for c in o.clauses]
            o = replace(o, clauses=tuple(named))
        wished = o.kind in ("while", "next-time", "unless")
        kind = o.kind
        if kind == "while" and o.clauses[0].perfect:
            kind, wished = "if", False  # what has been done cannot change again
        said = self.subordinate(o, Mood.WISHED if wished else Mood.SUBORDINATE)
        return f"{self.opening_word(replace(o, kind=kind))} {said}"

    def join(self, parts: Sequence[str], by: str) -> str:
        return self.listed(parts, "or" if by == "or" else "and")

    def smooth(self, said: str) -> str:
        said = super().smooth(said)
        said = re.sub(r"\bde el\b", self.t.say("contraction-de-el"), said)
        said = re.sub(r"\ba el\b", self.t.say("contraction-a-el"), said)
        said = re.sub(r"\by (?=h?i(?![ae]))", f"{self.t.say('contraction-y-i')} ", said)
        return re.sub(r"\bo (?=h?o)", f"{self.t.say('contraction-o-o')} ", said)


_WHOLE: dict[str, Callable[[Spanish, Clause, Mood], str]] = {"fixed": Spanish._fixed, "there-is": Spanish._there_is}
"""Verbs whose clause is not made of subject, verb and the rest."""


def _not_any(c: Clause) -> Clause:
    """Spanish denies the verb: "no tiene units"."""
    if c.object is None or c.object.det != "no":
        return c
    return replace(c, object=replace(c.object, det="bare", plural=c.object.noun != "damage"), negated=True)
