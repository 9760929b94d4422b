"""English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from .en_nouns import PEOPLE, SPEAKS, EnglishNouns
from .grammar import spaced
from .meaning import CONTROL, Clause, Mood, Opening, Place, Thing


class English(EnglishNouns):
    """How English says a clause in a mood."""

    # --- clauses

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb in _WHOLE:
            return _WHOLE[c.verb](self, c)
        before, end = self._adverb(adverb)
        commanded = c.subject.det == "you" and not c.modal and mood in (Mood.IMPERATIVE, Mood.AFTER)
        rest = self.rest(c)
        if c.verb in _KEYWORDS and c.words.startswith("[Add]"):
            return spaced("" if follows else self.thing(c.subject, "nominative"), c.words)
        if c.verb in _KEYWORDS:
            if mood in (Mood.SUBORDINATE, Mood.WISHED):
                return spaced(self.verb(c, follows), self._at(c), self.word(c.time) if c.time else "")
            if commanded:
                return f"{before}{rest}{end}"
            # As a verb the keyword is a plain word: "each opponent burns 3".
            rest = rest.replace(c.words, "".join(ch for ch in c.words if ch.isdigit())).strip()
        if mood in (Mood.INFINITIVE, Mood.PURPOSE):
            return self.filled(c, self.t.say(f"verb-{c.verb}"), rest)
        if commanded:
            return f"{before}{self.filled(c, self.t.say(f'verb-{c.verb}', 'imperative'), rest)}{end}"
        verb = self.t.say(f"verb-{c.verb}") if follows and c.modal == "may" else self.verb(c, follows)
        said = f"{before}{self.filled(c, verb, rest)}{end}"
        if c.purpose is not None:
            said += f" {self.t.say('prep-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def _adverb(self, adverb: str) -> tuple[str, str]:
        """What stands before the clause and after it."""
        if adverb == "instead":
            return "", f" {self.word('instead')}"
        word = {"then": "then", "instead-of-all": "instead"}.get(adverb)
        return (f"{self.word(word)} ", "") if word else ("", "")

    def _there_is(self, c: Clause) -> str:
        assert c.object is not None
        return f"{self.word('there-are' if c.object.plural else 'there-is')} {self.thing(c.object)}"

    def filled(self, c: Clause, verb: str, rest: str) -> str:
        return spaced(verb, self.t.get(f"verb-{c.verb}", "link"), rest)

    # --- subject and verb

    def verb(self, c: Clause, follows: bool) -> str:
        """Subject and verb."""
        who = "" if follows or c.subject.det == "gap" else self.thing(c.subject, "nominative")
        if c.modal in ("may", "can", "would", "must"):
            return self._modal(c, who)
        if c.verb in ("be", "be-kind") or c.passive or _ongoing(c):
            return self._being(c, who, follows)
        if c.perfect:
            return self._perfect(c, who)
        if c.past and not c.negated:
            return spaced(who, self.t.say(f"verb-{c.verb}", "past"))
        person = self._person(c.subject)
        if c.negated:
            first = _says_i(c.subject)
            no = self.t.say("contraction-do-not" if person != "third" or first else "contraction-does-not")
            return spaced(who, no, self.t.say(f"verb-{c.verb}"))
        return spaced(who, self.t.say(f"verb-{c.verb}", "plural" if _says_i(c.subject) else person))

    def _person(self, s: Thing) -> str:
        if s.det == "you":
            return "you"
        if s.det == "bare" and s.nouns in (("gear",), ("equipment",)):
            return "third"  # "gear costs less"
        return "plural" if _is_many(s) else "third"

    def _participle(self, c: Clause) -> str:
        return self.t.get(f"verb-{c.verb}", "participle")

    def _modal(self, c: Clause, who: str) -> str:
        modal = self.t.say("contraction-can-not" if c.modal == "can" and c.negated else f"verb-{c.modal}")
        only = self.word("only") if c.modal == "can" and "only" in c.manner else ""
        also = self.word("also") if c.modal == "may" and "also" in c.manner else ""
        inner = f"{self.t.say('verb-be')} {self._participle(c)}" if c.passive else self.t.say(f"verb-{c.verb}")
        return spaced(who, modal, only, also, inner)

    def _being(self, c: Clause, who: str, follows: bool) -> str:
        s = c.subject
        if c.past:
            head = spaced(who, self.t.say(f"verb-{c.verb}", "past"))
        elif _says_i(s) and not follows and not c.perfect:
            head = self.t.say("contraction-i-am")
        elif s.det == "it" and not follows and not c.passive:
            head = self.t.say("contraction-they-are" if _is_many(s) else "contraction-it-is")
        elif follows and (_ongoing(c) or c.verb == "be"):
            head = ""
        else:
            head = spaced(who, self.t.say("verb-be", "first" if _says_i(s) else self._person(s)))
        if c.passive and c.perfect:
            return spaced(self._perfect(replace(c, verb="be"), who), self._participle(c))
        if c.passive:
            tail = self._participle(c)
        else:
            tail = self.t.say(f"verb-{c.verb}", "gerund") if _ongoing(c) else ""
        return spaced(head, self._not(c), tail)

    def _perfect(self, c: Clause, who: str) -> str:
        s = c.subject
        if s.det == "you":
            have = self.t.say("contraction-you-have")
        elif _says_i(s):
            have = self.t.say("contraction-i-have")
        else:
            have = spaced(who, self.t.say("auxiliary-have", self._person(s)))
        return spaced(have, self._not(c), self._participle(c))

    def _not(self, c: Clause) -> str:
        return self.word("not") if c.negated else ""

    # --- what follows the verb

    def rest(self, c: Clause) -> str:
        """What follows the verb, in its order."""
        c = self._exhausted_things(c)
        said = spaced(
            self.word("also") if "also" in c.manner and not c.modal else "",
            self._gift(c),
            self._led(self.t.say("prep-to"), c.onto) if self._attached_first(c) else "",
            self._tail(c) if _equal_to(c) else "",
            self.word("all-damage") if "all-damage" in c.manner else "",
            self.word("control-of") if c.verb in CONTROL else "",
            self._object(c),
            self.thing(c.kind) if c.kind is not None else "",
            self.adjectives(c) if c.adjective else "",
            self._receiver(c),
            self._led(self.word("split-among" if c.verb == "deal" else "from-among"), c.among),
            "" if self._attached_first(c) else self._led(self.t.say("prep-to"), c.onto),
            self._led(self.word("replaced-with"), c.substitute),
            f"{self.t.say('det-definite')} {self.noun('board', 'one')}" if c.verb in ("enter", "leave") else "",
            self._for_so_much(c),
            self._at(c),
            self._to(c),
            *self._manners(c),
            f"{self._tail(c)} {self.word('to-each-other')}".strip() if c.reciprocal else "",
            self._led(self.t.say("prep-by"), c.by),
            self._price(c),
            self._end(c),
        )
        return said + self.minimum(c)

    def _attached_first(self, c: Clause) -> bool:
        """ "attach to me an Equipment attached to it": what it is attached to stands before a long object."""
        if c.verb != "attach" or c.onto is None or c.onto.det not in ("me", "it") or c.object is None:
            return False
        return bool(c.object.group) or any(x.onto is not None for x in c.object.relatives)

    def _exhausted_things(self, c: Clause) -> Clause:
        """Exhausted is said of the thing: "two exhausted Gold gear tokens"; of an amount `_gift` says it.

        So is ready of a token: "a ready Sprite unit token".
        """
        what = c.object
        if what is not None and what.noun.endswith("-token") and "ready" in c.manner and c.verb == "play":
            manner = tuple(m for m in c.manner if m != "ready")
            return replace(c, manner=manner, object=replace(what, adjs=("ready", *what.adjs)))
        if not _brought_exhausted(c) or self._amount(c) or what is None or what.det in ("me", "it"):
            return c
        manner = tuple(m for m in c.manner if m != "exhausted")
        return replace(c, manner=manner, object=replace(what, adjs=("exhausted", *what.adjs)))

    def _amount(self, c: Clause) -> str:
        return self.quantity(c.quantity, c.verb)[0] if c.quantity is not None else ""

    def _gift(self, c: Clause) -> str:
        amount = self._amount(c)
        if amount and _brought_exhausted(c):
            n, _, noun = amount.rpartition(" ")  # "1 exhausted rune"
            amount = spaced(n, self.t.say("adj-exhausted"), noun)
        return amount if c.verb == "play" else self.given(c, amount)

    def _tail(self, c: Clause) -> str:
        """What follows an amount: "for each …", "equal to …"."""
        return self.quantity(c.quantity, c.verb)[1] if c.quantity is not None else ""

    def _object(self, c: Clause) -> str:
        if c.object is None or (c.verb in ("conquer", "hold") and c.object == Thing(("battlefield",), "a")):
            return ""  # it is understood
        if c.verb in ("conquer", "hold") and c.object.det == "the" and c.object.place == Place("here"):
            return self.place(c.object.place)
        return self.thing(c.object)

    def _receiver(self, c: Clause) -> str:
        if c.receiver is None:
            return ""
        each = f" {self.t.say('det-each')} {self.t.say('prep-of')}" if self.each_of_them(c) else ""
        return f"{self.t.say('prep-to')}{each} {self.thing(c.receiver)}"

    def _led(self, word: str, x: Thing | None) -> str:
        """A thing, where there is one, after the word that leads to it."""
        return f"{word} {self.thing(x)}" if x is not None else ""

    def _for_so_much(self, c: Clause) -> str:
        words = self.given(c) if c.verb == "play" else ""
        return f"{self.t.say('prep-for')} {words}" if words else ""

    def _at(self, c: Clause) -> str:
        if c.at is None:
            return ""
        return self.place(c.at, play=c.verb == "play" and c.at.kind in ("battlefield", "base"))

    def _to(self, c: Clause) -> str:
        if c.to is None:
            return ""
        assert isinstance(c.to, Place)
        if c.verb == "put" and c.to.kind == "hand":
            return f"{self.t.say('prep-to-trash')} {self.whose(c.to, 'hand')}"
        said = self.place(c.to, to=True)
        if c.to.kind == "here" and c.object is not None and (c.object.relatives or c.object.place is not None):
            said = self.word("to-here")  # not "units you control here"
        mine = c.subject if c.passive else c.object
        if c.to.whose in ("owner", "its") and mine is not None and mine.det == "me":
            said = said.replace(self.t.say("det-its"), self.t.say("det-self" if mine.noun in SPEAKS else "det-its"))
        return said

    def _price(self, c: Clause) -> str:
        said = self.word(c.price) if c.price else ""
        mine = c.object is not None and c.object.det == "me" and c.object.noun in SPEAKS
        return said.replace(f" {self.t.say('det-its')} ", f" {self.t.say('det-self')} ") if mine else said

    def _manners(self, c: Clause) -> list[str]:
        elsewhere = {"all-damage", "only", "also"}
        if c.verb == "have" and c.object is not None and c.object.noun == "tag":
            elsewhere.add("in-total")  # said of tags, it would be a number
        if _brought_exhausted(c) and self._amount(c):
            elsewhere.add("exhausted")
        manner = [m for m in c.manner if m not in elsewhere]
        return [self.t.say(f"adj-{m}") if m in ("exhausted", "ready") else self.word(m) for m in manner]

    def _end(self, c: Clause) -> str:
        """How long, and what follows an amount; a count is read "this turn for each …"."""
        tail = "" if _equal_to(c) or c.reciprocal else self._tail(c)
        time = self.word(c.time) if c.time else ""
        counted = c.quantity is not None and c.quantity.amount.each is not None
        if counted or (time and tail.endswith(time)):
            return spaced(time, tail)
        return spaced(tail, time)

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
            return f"{self.opening_word(o)} {that} {self.subordinate(replace(o, clauses=(replace(first, time=''),)))}"
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
        return self.listed(parts, "or" if by == "or" else "and")


_WHOLE: dict[str, Callable[[English, Clause], str]] = {
    "fixed": lambda english, c: english.word(c.words, amount=c.least or 0),
    "there-is": English._there_is,
}
"""Verbs whose clause is not made of subject, verb and the rest."""

_KEYWORDS = ("burn", "predict")
"""Verbs that are keywords: "[Burn 3]." is a whole instruction."""


def _says_i(s: Thing) -> bool:
    return s.det == "me" and s.noun in SPEAKS


def _is_many(s: Thing) -> bool:
    return (s.plural and s.det != "each") or s.second is not None or (s.det == "it" and s.noun in PEOPLE)


def _ongoing(c: Clause) -> bool:
    """ "if I'm attacking", but "while I attack alone"."""
    return c.progressive and not c.manner


def _brought_exhausted(c: Clause) -> bool:
    return "exhausted" in c.manner and c.verb in ("channel", "play")


def _equal_to(c: Clause) -> bool:
    """Does "equal to …" follow its amount at once, before a long receiver?"""
    equal = c.quantity is not None and c.quantity.amount.equal is not None
    return equal and (c.receiver is not None or c.among is not None) and c.verb in ("deal", "give")


def _only_once(c: Clause) -> bool:
    """An object is played once and dies once: "when you play me", "when I die"; everything else happens "whenever"."""
    return (c.verb == "play" and c.object is not None and c.object.det == "me") or (
        c.verb == "die" and c.subject.det == "me"
    )
