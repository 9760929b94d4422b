"""English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .en_nouns import PEOPLE, SPEAKS, EnglishNouns
from .meaning import Clause, Mood, Opening, Place, Thing


class English(EnglishNouns):
    """How English says a clause in a mood."""

    # --- clauses

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb == "fixed":
            return self.word(c.words)
        then = f"{self.word('then')} " if adverb == "then" else ""
        if adverb == "instead-of-all":
            then = f"{self.word('instead')} "
        end = f" {self.word('instead')}" if adverb == "instead" else ""
        rest = self.rest(c)
        if c.verb == "there-is":
            what = c.object
            assert what is not None
            many = what.plural
            said = self.word("there-are" if many else "there-is")
            return f"{said} {self.thing(what)}"
        if c.verb in ("burn", "predict") and mood in (Mood.SUBORDINATE, Mood.WISHED):
            return " ".join(x for x in (self.verb(c, follows), self.word(c.time) if c.time else "") if x)
        if c.verb in ("burn", "predict"):
            if c.subject.det == "you" and not c.modal and mood in (Mood.IMPERATIVE, Mood.AFTER):
                return f"{then}{rest}{end}"
            # As a verb the keyword is a plain word: "each opponent burns 3".
            rest = rest.replace(c.words, "".join(ch for ch in c.words if ch.isdigit())).strip()
        if mood in (Mood.INFINITIVE, Mood.PURPOSE):
            return self.filled(c, self.t.say(f"verb-{c.verb}"), rest)
        if c.subject.det == "you" and not c.modal and mood in (Mood.IMPERATIVE, Mood.AFTER):
            return f"{then}{self.filled(c, self.t.say(f'verb-{c.verb}', 'imperative'), rest)}{end}"
        if follows and c.modal == "may":
            return f"{then}{self.filled(c, self.t.say(f'verb-{c.verb}'), rest)}{end}"
        verb = self.verb(c, follows)
        said = f"{then}{self.filled(c, verb, rest)}{end}"
        if c.purpose is not None:
            said += f" {self.t.say('prep-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def filled(self, c: Clause, verb: str, rest: str) -> str:
        link = self.t.get(f"verb-{c.verb}", "link")
        return " ".join(x for x in (verb, link, rest) if x)

    def verb(self, c: Clause, follows: bool) -> str:
        """Subject and verb."""
        s = c.subject
        who = "" if follows or s.det == "gap" else self.thing(s, "nominative")
        first = s.det == "me" and s.noun in SPEAKS
        many = (s.plural and s.det != "each") or s.second is not None or (s.det == "it" and s.noun in PEOPLE)
        if s.det == "bare" and s.nouns in (("gear",), ("equipment",)):
            many = False  # "gear costs less"
        person = "you" if s.det == "you" else "plural" if many else "third"
        infinitive = self.t.say(f"verb-{c.verb}")
        participle = self.t.get(f"verb-{c.verb}", "participle")
        if c.modal in ("may", "can", "would", "must"):
            modal = self.t.say(f"verb-{c.modal}")
            if c.modal == "can" and c.negated:
                modal = self.t.say("contraction-can-not")
            if c.modal == "can" and "only" in c.manner:
                modal = f"{modal} {self.word('only')}"
            if "also" in c.manner and c.modal == "may":
                modal = f"{modal} {self.word('also')}"
            inner = f"{self.t.say('verb-be')} {participle}" if c.passive else infinitive
            return f"{who} {modal} {inner}".strip()
        ongoing = c.progressive and not c.manner  # "while I attack alone", but "if I'm attacking"
        be = c.verb in ("be", "be-kind") or c.passive or ongoing
        if be:
            if first and not follows and not c.perfect:
                head = self.t.say("contraction-i-am")
            elif s.det == "it" and not follows and not c.passive:
                head = self.t.say("contraction-they-are" if many else "contraction-it-is")
            elif follows and (ongoing or c.verb == "be"):
                head = ""
            else:
                form = "first" if first else person
                head = f"{who} {self.t.say('verb-be', form)}".strip()
            negation = f" {self.word('not')}" if c.negated else ""
            tail = ""
            if c.passive:
                tail = f" {participle}"
            elif ongoing:
                tail = f" {self.t.say(f'verb-{c.verb}', 'gerund')}"
            return f"{head}{negation}{tail}".strip()
        if c.perfect:
            if s.det == "you":
                have = self.t.say("contraction-you-have")
            elif first:
                have = self.t.say("contraction-i-have")
            else:
                have = f"{who} {self.t.say('auxiliary-have', person)}".strip()
            negation = f" {self.word('not')}" if c.negated else ""
            return f"{have}{negation} {participle}"
        if c.negated:
            no = self.t.say("contraction-do-not" if person != "third" or first else "contraction-does-not")
            return f"{who} {no} {infinitive}".strip()
        form = "plural" if first else person
        return f"{who} {self.t.say(f'verb-{c.verb}', form)}".strip()

    def rest(self, c: Clause) -> str:
        out: list[str] = []
        tail = ""
        quantity = ""
        if c.quantity is not None:
            quantity, tail = self.quantity(c.quantity, c.verb)
        words = self.given(c)
        manner, what = c.manner, c.object
        if "exhausted" in manner and c.verb in ("channel", "play"):
            # Said of the thing: "1 exhausted rune", "two exhausted Gold gear tokens".
            if quantity:
                n, _, noun = quantity.rpartition(" ")
                quantity = f"{n} {self.t.say('adj-exhausted')} {noun}".strip()
                manner = tuple(m for m in manner if m != "exhausted")
            elif what is not None and what.det not in ("me", "it"):
                what = replace(what, adjs=("exhausted", *what.adjs))
                manner = tuple(m for m in manner if m != "exhausted")
        if "also" in c.manner and not c.modal:
            out.append(self.word("also"))
        out.append(quantity if c.verb == "play" else self.given(c, quantity))
        long_tail = tail if tail and c.receiver is not None and c.verb in ("deal", "give") else ""
        if long_tail and c.quantity is not None and c.quantity.amount.equal is not None:
            out.append(tail)
            tail = ""
        if "all-damage" in c.manner:
            out.append(self.word("all-damage"))
        if c.verb == "take-control":
            out.append(self.word("control-of"))
        if what is not None and not (c.verb in ("conquer", "hold") and what == Thing(("battlefield",), "a")):
            out.append(self.thing(what))
        if c.kind is not None:
            out.append(self.thing(c.kind))
        if c.adjective:
            out.append(self.adjectives(c))
        if c.receiver is not None:
            each = ""
            if self.each_of_them(c):
                each = f" {self.t.say('det-each')} {self.t.say('prep-of')}"
            out.append(f"{self.t.say('prep-to')}{each} {self.thing(c.receiver)}")
        if c.among is not None:
            word = "split-among" if c.verb == "deal" else "from-among"
            out.append(f"{self.word(word)} {self.thing(c.among)}")
        if c.onto is not None:
            out.append(f"{self.t.say('prep-to')} {self.thing(c.onto)}")
        if c.substitute is not None:
            out.append(f"{self.word('replaced-with')} {self.thing(c.substitute)}")
        if c.verb in ("enter", "leave"):
            out.append(f"{self.t.say('det-definite')} {self.noun('board', 'one')}")
        if c.verb == "play" and words:
            out.append(f"{self.t.say('prep-for')} {words}")
        if c.at is not None:
            out.append(self.place(c.at, play=c.verb == "play" and c.at.kind in ("battlefield", "base")))
        if c.to is not None:
            assert isinstance(c.to, Place)
            said = self.place(c.to, to=True)
            mine = c.subject if c.passive else c.object
            if c.to.kind == "hand" and c.to.whose == "owner" and mine is not None and mine.det == "me":
                said = said.replace(self.t.say("det-its"), self.t.say("det-self" if mine.noun in SPEAKS else "det-its"))
            if c.verb == "put" and c.to.kind == "hand":
                said = f"{self.t.say('prep-to-trash')} {self.whose(c.to, 'hand')}"
            out.append(said)
        for m in manner:
            if m in ("all-damage", "only", "also"):
                continue
            out.append(self.t.say(f"adj-{m}") if m in ("exhausted", "ready") else self.word(m))
        if c.reciprocal:
            out.append(tail)
            tail = ""
            out.append(self.word("to-each-other"))
        if c.by is not None:
            out.append(f"{self.t.say('prep-by')} {self.thing(c.by)}")
        if c.price:
            out.append(self.word(c.price))
        counted = c.quantity is not None and c.quantity.amount.each is not None
        counted = counted or bool(c.time and tail.endswith(self.word(c.time)))
        if c.time and counted:
            out.append(self.word(c.time))
        out.append(tail)
        if c.time and not counted:
            out.append(self.word(c.time))
        return " ".join(x for x in out if x) + self.minimum(c)

    def each_of_them(self, c: Clause) -> bool:
        # "Give +2 [M] to two units" could be taken for a total.
        return super().each_of_them(replace(c, verb="deal") if c.verb == "give" else c)

    # --- sentences

    def opening(self, o: Opening) -> str:
        if o.noun == "turn" and o.owner == "your":
            each = f"{self.t.say('det-each')} {self.t.say('prep-of')} {self.t.say('det-your')}"
            return f"{self.before(o)}{self.word(o.kind)} {each} {self.noun('turn', 'other')}"
        return super().opening(o)

    def condition(self, o: Opening) -> str:
        first = o.clauses[0]
        if o.kind == "when" and not o.before and not _only_once(first):  # "once each turn, when …"
            return f"{self.word('whenever')} {self.subordinate(o)}"
        if o.kind == "next-time" and first.time == "this-turn":
            that = f"{self.word(first.time)} {self.t.say('pronoun-which', animate='no')}"
            return f"{self.word(o.kind)} {that} {self.subordinate(replace(o, clauses=(replace(first, time=''),)))}"
        if o.kind == "if" and first.verb == "kill" and first.subject.det == "me" and first.object is not None:
            killed = replace(first, subject=first.object, object=None, passive=True, by=first.subject)
            return f"{self.word(o.kind)} {self.subordinate(replace(o, clauses=(killed,)))}"
        return super().condition(o)

    def moment(self, noun: str, who: Thing) -> str:
        return f"{self.thing(who)}{self.t.say('contraction-possessive-one')} {self.noun(noun, 'one')}"

    def arranged(self, openings: Sequence[Opening], body: str) -> str:
        if openings and openings[-1].kind == "as-an-additional-cost":
            return f"{super().arranged(openings[:-1], body)} {self.opening(openings[-1])}"
        return super().arranged(openings, body)

    def join(self, parts: Sequence[str], by: str) -> str:
        if len(parts) == 2 and by == "then":
            return f"{parts[0]}, {parts[1]}"
        return self.listed(parts, "and")


def _only_once(c: Clause) -> bool:
    """An object is played once and dies once: "when you play me", "when I die"; everything else happens "whenever"."""
    return (c.verb == "play" and c.object is not None and c.object.det == "me") or (
        c.verb == "die" and c.subject.det == "me"
    )
