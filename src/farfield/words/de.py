"""German: cases, the verb's place, separable verbs, relative clauses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from .de_nouns import GermanNouns
from .meaning import Clause, Mood, Opening, Place, Sentence, Thing
from .nouns import NEAR

_NO_COMMA = ("at-start-of", "at-end-of", "otherwise", "for-each")


class German(GermanNouns):
    """How German says a clause in a mood."""

    # --- clauses

    def form(self, verb: str, c: Clause, final: bool) -> str:
        s = c.subject
        many = (s.plural and s.det != "each") or s.second is not None
        person = "du" if s.det == "you" else "plural" if many else "third"
        return self.t.say(f"verb-{verb}", f"{person}-final" if final else person)

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb == "fixed":
            return self.word(c.words)
        if c.verb == "there-is":
            return self._there_is(c, mood)
        if c.verb == "trigger":
            c = replace(c, passive=True)
        word = {"then": "then", "instead": "instead", "instead-of-all": "instead"}.get(adverb, "")
        middle, tail = self.middle(c, self.word(word) if word else "")
        key = f"verb-{c.verb}"
        infinitive = self.t.say(key)
        participle = self.t.get(key, "participle")
        particle = self.t.get(key, "particle")
        who = "" if c.subject.det == "gap" else self.thing(c.subject)
        if mood == Mood.PURPOSE:
            return _spaced(middle, self.t.say(key, "zu"), tail)
        # What closes the clause, and the verb that is conjugated.
        if c.modal in ("may", "can", "would", "must"):
            end = f"{participle} {self.t.say('verb-become')}" if c.passive else infinitive
            finite_verb = c.modal
        elif c.passive:
            end, finite_verb = participle, "become"
        elif c.perfect:
            end, finite_verb = participle, ""
        else:
            end, finite_verb = particle, c.verb
        if (follows and c.modal == "may") or mood == Mood.INFINITIVE:
            return _spaced(middle, end, tail)
        aux = self.t.get(key, "auxiliary") or "haben"
        if c.perfect and not c.modal and not c.passive:
            s = c.subject
            person = "you" if s.det == "you" else "plural" if s.plural and s.det != "each" else "third"
            finite = final = self.t.say("auxiliary-be" if aux == "sein" else "auxiliary-have", person)
        else:
            finite = self.form(finite_verb, c, False)
            final = self.form(finite_verb, c, True)
        if mood in (Mood.SUBORDINATE, Mood.WISHED):
            closing = final if finite_verb == c.verb else f"{end} {final}"
            subject = "" if follows else who
            said = _spaced(subject, middle, closing, tail)
        elif c.subject.det == "you" and not c.modal and mood == Mood.IMPERATIVE:
            said = _spaced(self.t.say(key, "imperative"), middle, end, tail)
        elif follows:
            said = _spaced(finite, middle, end, tail)
        elif mood == Mood.AFTER:
            said = _spaced(finite, who, middle, end, tail)
        else:
            said = _spaced(who, finite, middle, end, tail)
        if c.purpose is not None:
            said = f"{said.rstrip(',')}, {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def _there_is(self, c: Clause, mood: Mood) -> str:
        assert c.object is not None
        it = self.t.say("pronoun-it", number="one", gender="neuter", case="nominative")
        what = c.object
        near = what.place is not None and what.place.kind in NEAR
        here = self.place(what.place) if near and what.place is not None else ""
        core, tail = self.parts(replace(what, place=None) if near else what, "accusative")
        if mood in (Mood.SUBORDINATE, Mood.WISHED):
            return _spaced(it, here, core, self.word("there-is"), tail)
        return _spaced(it, self.word("there-is"), here, core, tail)

    def middle(self, c: Clause, adverb: str) -> tuple[str, str]:
        """Everything between the verb and the end of the clause, and a relative clause to follow that."""
        pronouns: list[str] = []
        early: list[str] = []
        late: list[tuple[str, str]] = []
        case = self.t.get(f"verb-{c.verb}", "object") or "accusative"
        reflexive = self.t.get(f"verb-{c.verb}", "reflexive")
        quantity, qtail = self.quantity(c.quantity) if c.quantity is not None else ("", "")
        words = self.given(c)
        what, receiver = c.object, c.receiver
        negated = c.negated
        if c.verb == "control" and what is not None and what.place is not None and what.place.kind in NEAR:
            early.append(self.place(what.place))
            what = replace(what, place=None)
        if what is not None and what.noun == "counter" and what.place is not None and c.verb == "move":
            assert what.place.thing is not None
            source = self.thing(what.place.thing, "dative")
            what = replace(what, place=None)
        else:
            source = ""
        if negated and what is not None and what.det == "a" and not c.perfect:
            what, negated = replace(what, det="no"), False
        elif negated and what is not None and what.det == "bare":
            what, negated = replace(what, det="no"), False
        if reflexive:
            person = "second" if c.subject.det == "you" else "third"
            pronouns.append(self.t.say("pronoun-reflexive", person=person, case=reflexive))
        object_case = "accusative" if c.verb == "deal" else case if case in ("accusative", "dative") else "accusative"
        if what is not None and what.det == "here" and c.verb not in ("conquer", "hold"):
            what = replace(what, det="me")
        fronted = what is not None and c.verb != "take-control" and (what.det in ("me", "it"))
        if fronted and what is not None:
            core, tail = self.parts(what, object_case)
            pronouns.append(core + tail)
        if receiver is not None and receiver.det in ("me", "it"):
            if c.verb != "prevent":
                pronouns.append(self.thing(receiver, "dative"))
        if receiver is not None and receiver.det not in ("me", "it") and c.verb != "prevent":
            core, tail = self.parts(receiver, "dative")
            early.append(core + tail)
        if c.time and not (c.time.startswith("while")):
            early.append(self.word(c.time))
        if qtail and c.verb == "play":
            early.append(qtail)
        near = c.at is not None and c.at.kind in NEAR
        if near and c.at is not None:
            early.append(self.place(c.at))
        if "only" in c.manner:
            early.append(self.word("only"))
        if "also" in c.manner:
            early.append(self.word("also"))
        if c.reciprocal:
            early.append(self.word("to-each-other"))
        if c.verb == "take-control" and what is not None:
            core, tail = self.parts(what, "accusative")
            late.append((f"{self.word('control-of')} {core}", tail))
        elif what is not None and not fronted:
            late.append(self.parts(what, object_case))
        if source:
            late.append((f"{self.t.say('prep-of')} {source}", ""))
        if c.verb in ("enter", "leave"):
            late.append((self.thing(Thing(("board",), "the"), "accusative"), ""))
        if "all-damage" in c.manner:
            late.append((self.word("all-damage"), ""))
        if c.verb == "play" and words:
            late.append((f"{self.t.say('prep-for')} {words}", ""))
            words = ""
        gift = self.given(c, quantity) if words else quantity
        each = f"{self.word('each-one')} " if self.each_of_them(c) else ""
        if gift and negated and c.verb == "have" and not quantity:
            form = {"number": "one", "gender": "neuter", "case": "accusative"}
            gift, negated = f"{self.t.say('det-no', **form)} {gift}", False
        if gift:
            late.append((each + gift, ""))
        if c.by is not None:
            late.append((f"{self.t.say('prep-by')} {self.thing(c.by, 'dative')}", ""))
        if qtail and c.verb not in ("cost", "play"):
            # "Karten in Höhe der Energy ziehen, die du bezahlt hast"
            core, comma, rest = qtail.partition(", ") if qtail.endswith(",") else (qtail, "", "")
            late.append((core, comma + rest))
        if receiver is not None and c.verb == "prevent":
            late.append((f"{self.t.say('prep-at-battlefield')} {self.thing(receiver, 'dative')}", ""))
        if c.among is not None and c.verb != "deal":
            late.append((f"{self.word('from-among')} {self.thing(c.among, 'dative')}", ""))
        price = self.word(c.price) if c.price else ""
        apart = price.startswith(self.t.say("prep-without"))
        if c.onto is not None:
            if price and not apart:
                late.append((price, ""))
                price = ""
            core, tail = self.parts(c.onto, "accusative")
            late.append((f"{self.word('on') if source else self.t.say('prep-to')} {core}", tail))
        if c.substitute is not None:
            late.append((f"{self.word('replaced-with')} {self.thing(c.substitute, 'accusative')}", ""))
        for m in c.manner:
            if m == "after-this-one":
                late.insert(0, (self.word(m), ""))
            elif m == "from-anywhere":
                late.append((self.word(m), ""))
        kind = c.kind
        if negated and kind is not None and kind.det == "a":
            kind, negated = replace(kind, det="no"), False
        if negated:
            late.append((self.word("not"), ""))
        if c.adjective == "alone":
            late.append((self.t.say("adj-alone"), ""))
        states = [self.t.say(f"adj-{m}") for m in c.manner if m in ("exhausted", "ready")]
        if c.verb == "play":
            late += [(state, "") for state in states]
        if c.at is not None and c.verb == "spend" and c.at.thing is not None:
            # with "auf" it would be the unit that is paid for
            late.append((f"{self.t.say('prep-of')} {self.thing(c.at.thing, 'dative')}", ""))
        elif c.at is not None and not near:
            late.append((self.place(c.at), ""))
        if c.to is not None:
            assert isinstance(c.to, Place)
            late.append((self.place(c.to, to=True), ""))
        if c.verb != "play":
            late += [(state, "") for state in states]
        for m in c.manner:
            if m in ("all-damage", "only", "also", "after-this-one", "from-anywhere", "exhausted", "ready"):
                continue
            # "durch das ersetzen, was …"
            core, comma, rest = self.word(m).partition(", ")
            late.append((core, comma + rest))
        if c.kind is not None and c.verb == "become":
            late.append((f"{self.t.say('prep-to-base')} {self.thing(c.kind, 'dative')}", ""))
        elif kind is not None:
            late.append(self.parts(kind, "nominative"))
        if c.adjective and c.adjective != "alone":
            late.append((self.adjectives(c), ""))
        if price and not apart:
            late.append((price, ""))
        if qtail and c.verb == "cost":
            late.append((qtail, ""))
        tail = ""
        if late and late[-1][1]:
            tail = late[-1][1]
            late[-1] = (late[-1][0], "")
        after = f", {price}," if price and apart else ""
        if c.among is not None and c.verb == "deal":
            after += f", {self.word('split-among')} {self.thing(c.among, 'accusative')}"
        after += self.minimum(c)
        if c.time.startswith("while"):
            after += f", {self.word(c.time)}"
        words_late = [core + mid for core, mid in late]
        said = _spaced(*pronouns, adverb, *early, *words_late)
        return said, f"{tail}{after}"

    # --- sentences

    def sentence(self, s: Sentence, opened: bool = False) -> str:
        s = _named_once(s)
        if len(s.openings) == 1 and s.openings[0].kind == "if" and s.openings[0].clauses and s.clauses:
            theirs = s.openings[0].clauses[0].subject
            if s.clauses[0].subject.det == "each" and theirs.det == "it" and theirs.noun in ("player", "opponent"):
                # "Jeder Gegner …, falls er …": not "er" before anybody was named
                return f"{super().sentence(replace(s, openings=()))}, {self.opening(s.openings[0])}"
        return super().sentence(s, opened)

    def moment(self, noun: str, who: Thing) -> str:
        return f"{self.thing(Thing((noun,), 'the'), 'genitive')} {self.thing(who, 'genitive')}"

    def opening(self, o: Opening) -> str:
        if o.kind == "unless" and o.clauses:
            said = self.listed([self.clause(c, Mood.STATEMENT) for c in o.clauses], o.joined)
            return f"{self.word(o.kind)} {said}"
        return super().opening(o)

    def arranged(self, openings: Sequence[Opening], body: str) -> str:
        if len(openings) > 1 and openings[-1].kind == "if" and not openings[-1].late:
            # A condition of the trigger stands right after it (CR 383.2): "Wenn … und falls …, …".
            both = f" {self.word('and')} ".join(self.opening(o) for o in openings)
            return f"{both}, {body}"
        if len(openings) > 1 and openings[-1].kind in ("if", "unless"):
            return f"{self.arranged(openings[:-1], body)}, {self.opening(openings[-1])}"
        if len(openings) == 1 and openings[0].kind == "unless":
            return f"{body}, {self.opening(openings[0])}"
        for o in reversed(openings):
            comma = "" if o.kind in _NO_COMMA and not o.before else ","
            body = f"{self.opening(o)}{comma} {body}"
        return body

    def join(self, parts: Sequence[str], by: str) -> str:
        return self.listed(parts, "and")


def _named_once(s: Sentence) -> Sentence:
    """What the opening spoke of is a pronoun in the instruction; what stands between them elsewhere follows here."""
    if not s.openings or not s.openings[0].clauses or not s.clauses:
        return s
    first, c = s.openings[0].clauses[0], s.clauses[0]
    about_me = first.subject.det == "me" and first.object is None and first.by is None
    about_here = first.object is not None and first.object.det == "here"

    def known(x: Thing | None) -> bool:
        if x is None or x.place is not None or x.owner is not None or x.second is not None:
            return False
        return x.det in ("me", "here") and (about_me or (about_here and x.noun == "battlefield"))

    if len(s.openings) > 1 and s.openings[-1].late and c.object is None and known(c.receiver):
        assert c.receiver is not None
        c = replace(c, receiver=replace(c.receiver, det="it"))
    elif about_here and c.verb == "replace" and known(c.object):
        assert c.object is not None
        c = replace(c, object=replace(c.object, det="it"))
    return replace(s, clauses=(c, *s.clauses[1:]))


def _spaced(*parts: str) -> str:
    """Joined by spaces; a comma needs none before it."""
    return " ".join(x for x in parts if x).replace(" ,", ",")
