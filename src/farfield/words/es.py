"""Spanish: English nouns with Spanish verbs before them, the subjunctive, contractions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from .es_nouns import SpanishNouns
from .meaning import Clause, Mood, Opening, Place, Thing
from .nouns import NEAR

INHERENT = ("mighty",)
"""What a thing is by itself and not for a while: "es", not "está"."""

OWNED = {"buffed": "buff", "damaged": "damage"}
"""States that a thing has: "tiene una Buff"."""


class Spanish(SpanishNouns):
    """How Spanish says a clause in a mood."""

    # --- clauses

    def form(self, verb: str, c: Clause, mood: Mood, who: Thing | None = None) -> str:
        s = who or c.subject
        many = (s.plural and s.det != "each") or s.second is not None
        person = "tu" if s.det == "you" else "plural" if many else "third"
        return self.t.say(f"verb-{verb}", f"{person}-subjunctive" if mood == Mood.WISHED else person)

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb == "fixed":
            said = f"word-{c.words}"
            return self.t.say(said, mood="subjunctive" if mood == Mood.WISHED else "indicative")
        if c.object is not None and c.object.det == "no":
            c = replace(c, object=replace(c.object, det="bare", plural=c.object.noun != "damage"), negated=True)
        if c.verb == "be" and c.adjective in INHERENT:
            c = replace(c, verb="be-kind")
        if c.verb == "be" and c.adjective in OWNED:
            # "tiene una Buff": "con Buff" only follows a noun
            noun = OWNED[c.adjective]
            counted = self.t.say(f"noun-{noun}", "count") == "count" and not c.negated
            c = replace(c, verb="have", adjective="", object=Thing((noun,), "a" if counted else "bare"))
        if c.verb == "move" and c.object is not None and c.object.noun == "counter" and c.onto is not None:
            # A Move is something that units do; counters are put somewhere else.
            from_there = replace(c.object, origin=True)
            c = replace(c, verb="put", object=from_there, to=Place("on", thing=c.onto), onto=None)
        if c.verb == "there-is":
            assert c.object is not None
            no = f"{self.word('not')} " if c.negated else ""
            word = self.word("there-may-be" if mood == Mood.WISHED else "there-is")
            return f"{no}{word} {self.thing(c.object, 'accusative')}"
        if c.passive and c.by is not None:
            # Who does it is known, so the sentence is turned round: "enemy spells can't choose it".
            what = replace(c.subject, det="the") if c.subject.det == "bare" else c.subject
            c = replace(c, subject=c.by, object=what, by=None, passive=False)
        start = ""
        if adverb in ("instead", "instead-of-all"):
            start = f"{self.word('instead')}, "
        elif adverb == "then":
            start = f"{self.word('then')} "
        infinitive = self.t.say(f"verb-{c.verb}")
        s = c.subject
        silent = follows or s.det in ("you", "gap") or (s.det == "me" and s.again and mood != Mood.STATEMENT)
        who = "" if silent else self.thing(s)
        no = self.word("not") if c.negated else ""
        participle = self.t.get(f"verb-{c.verb}", "participle")
        if c.passive:
            # "se" with the thing as object: "se provoca un Stun a esta unit".
            se = self.t.say("pronoun-reflexive", person="third")
            many = s.plural and s.det != "each" and not self.t.has(f"verb-{c.verb}", "link")
            what = replace(s, det="the") if s.det == "bare" and s.plural else s
            inner = replace(c, subject=Thing(("player",), plural=many), object=what, passive=False)
            if c.modal in ("may", "can", "would", "must"):
                verb = f"{self.form(c.modal, inner, mood)} {infinitive}"
            else:
                verb = self.form(c.verb, inner, mood)
            return start + self.rest(inner, f"{no} {se} {verb}".strip())
        if mood in (Mood.INFINITIVE, Mood.PURPOSE) or (follows and c.modal == "may"):
            return start + self.rest(c, infinitive)
        if c.modal in ("may", "can", "would", "must"):
            modal = self.form(c.modal, c, mood)
            if "only" in c.manner:
                modal = f"{self.word('only')} {modal}"
            verb = f"{no} {modal} {infinitive}".strip()
            if "also" in c.manner:
                verb = f"{self.word('also')} {verb}"
        elif c.perfect:
            many = s.plural and s.det != "each"
            person = "you" if s.det == "you" else "plural" if many else "third"
            verb = f"{no} {self.t.say('auxiliary-have', person)} {participle}".strip()
        elif s.det == "you" and mood == Mood.IMPERATIVE and not c.modal:
            verb = self.t.say(f"verb-{c.verb}", "imperative")
        else:
            itself = c.reciprocal or c.verb == "trigger"
            se = self.t.say("pronoun-reflexive", person="third") if itself else ""
            also = self.word("also") if "also" in c.manner else ""
            it = ""
            if self.is_clitic(c):
                assert c.object is not None
                form = {"number": self.number_of(c.object), "gender": self.gender(c.object.noun)}
                it = self.t.say("pronoun-it", case="accusative", **form)
                c = replace(c, object=None)
            verb = " ".join(x for x in (also, no, se, it, self.form(c.verb, c, mood)) if x)
        said = start + " ".join(x for x in (who, self.rest(c, verb)) if x)
        if c.purpose is not None:
            said += f" {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def is_clitic(self, c: Clause) -> bool:
        """Whether the object stands before the verb as "la", "lo": "la pones en exhaust".

        Not where "la" could be taken for the card itself, nor where the rest of the sentence hangs on the noun.
        """
        x = c.object
        if x is None or x.det != "it" or x.again or c.reciprocal or self.t.has(f"verb-{c.verb}", "link"):
            return False
        return c.verb != "take-control" and x.second is None and x.owner is None and not x.relatives

    def rest(self, c: Clause, verb: str) -> str:
        out = [verb]
        key = f"verb-{c.verb}"
        link = self.t.get(key, "link")
        particle = self.t.get(key, "particle")
        quantity, tail = self.quantity(c.quantity) if c.quantity is not None else ("", "")
        words = self.given(c)
        at = ""
        if c.at is not None:
            at = self.place(c.at, origin=c.verb == "spend")
        to = self.place(c.to, to=c.verb != "put") if isinstance(c.to, Place) else ""
        long = self.is_long(c.object)
        if c.verb in ("become",):
            link = self.t.get(key, "link")
        if c.verb == "take-control":
            out.append(self.word("control-of"))
        manner = list(c.manner)
        if c.verb == "recall" and "exhausted" in manner:
            # Before the unit, which need not be exhausted yet.
            out.append(self.t.say("adj-exhausted"))
            manner.remove("exhausted")
        if c.object is not None:
            case = "stressed" if link == "de" else "accusative"
            what = self.thing(c.object, case)
            what = f"{link} {what}" if link and c.verb not in ("enter",) else what
            if particle and (long or len(c.object.adjs) + len(c.object.tags) + c.object.other > 1):
                out.append(particle)
                particle = ""
            if at and c.at is not None and c.at.kind in NEAR and long:
                out.append(at)
                at = ""
            if to and long:
                out.append(to)
                to = ""
            out.append(what)
        elif link and quantity and c.verb not in ("become", "enter"):
            quantity = f"{link} {quantity}"
        if particle:
            out.append(particle)
        if c.reciprocal:
            out.append(self.word("to-each-other"))
        if c.verb == "play" and words:
            out.append(f"{self.t.say('prep-for')} {words}")
            words = ""
        gift = self.given(c, quantity) if words else quantity
        if "from-the-victory-score" in c.manner:
            gift = f"{self.t.say('prep-to')} {gift}"
        long_amount = c.quantity is not None and c.quantity.amount.equal is not None
        receiver = ""
        if c.receiver is not None:
            each = f"{self.word('each-one')} " if self.each_of_them(c) else ""
            receiver = f"{self.t.say('prep-to')} {each}{self.thing(c.receiver, 'nominative')}"
            if long_amount and c.verb == "give":
                out.append(receiver)
                receiver = ""
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
            become = f"{link} {self.t.say('verb-be-kind')} " if c.verb == "become" else ""
            out.append(become + self.thing(c.kind, "accusative"))
        if c.adjective:
            become = f"{link} {self.t.say('verb-be')} " if c.verb == "become" else ""
            form = {"number": self.number_of(c.subject), "gender": self.subject_gender(c)}
            out.append(become + self.adjectives(c, **form))
        if receiver:
            out.append(receiver)
        if c.substitute is not None:
            out.append(f"{self.word('replaced-with')} {self.thing(c.substitute)}")
        if c.among is not None:
            word = "split-among" if c.verb == "deal" else "from-among"
            out.append(f"{self.word(word)} {self.thing(c.among, 'stressed')}")
        if c.onto is not None:
            onto = f"{self.t.say('prep-to')} {self.thing(c.onto, 'accusative')}"
            out.insert(1, onto) if long else out.append(onto)
        if c.verb in ("enter", "leave"):
            board = self.thing(Thing(("board",), "the"))
            if c.verb == "enter":
                board = f"{link} {board}"
            for m in ("ready", "exhausted"):
                if m in manner:
                    out.append(self.t.say(f"adj-{m}"))
                    manner.remove(m)
            out.append(board)
        if at or to:
            # "un token ready en tu base": the base is not ready
            for m in ("ready", "exhausted"):
                if m in manner:
                    out.append(self.t.say(f"adj-{m}"))
                    manner.remove(m)
        out.extend(x for x in (at, to) if x)
        for m in manner:
            if m in ("all-damage", "only", "also"):
                continue
            if m in ("exhausted", "ready", "alone"):
                form = {"number": self.number_of(c.subject), "gender": self.subject_gender(c)}
                out.append(self.t.say(f"adj-{m}", **form))
            else:
                out.append(self.word(m))
        return self.closed(c, out, time, tail)

    def subject_gender(self, c: Clause) -> str:
        return "masculine" if c.subject.det == "you" else self.gender(c.subject.noun)

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
        return f"{self.word(kind)} {self.subordinate(o, Mood.WISHED if wished else Mood.SUBORDINATE)}"

    def join(self, parts: Sequence[str], by: str) -> str:
        return self.listed(parts, "and")

    def smooth(self, said: str) -> str:
        said = super().smooth(said)
        said = re.sub(r"\bde el\b", self.t.say("contraction-de-el"), said)
        said = re.sub(r"\ba el\b", self.t.say("contraction-a-el"), said)
        said = re.sub(r"\by (?=h?i(?![ae]))", f"{self.t.say('contraction-y-i')} ", said)
        return re.sub(r"\bo (?=h?o)", f"{self.t.say('contraction-o-o')} ", said)
