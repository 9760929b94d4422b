"""German: cases, the verb's place, separable verbs, relative clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from .de_nouns import GermanNouns
from .meaning import CONTROL, Clause, Mood, Opening, Place, Sentence, Thing
from .nouns import NEAR

Said = tuple[str, str]
"""Words, and a relative clause about them that may stand apart."""

MODALS = ("may", "can", "would", "must")
STATES = ("exhausted", "ready")

_MOMENTS = ("at-start-of", "at-end-of", "for-each")
_NO_COMMA = (*_MOMENTS, "otherwise", "with-ambush")


class German(GermanNouns):
    """How German says a clause in a mood."""

    # --- clauses

    def form(self, verb: str, c: Clause, final: bool) -> str:
        if verb == c.verb == "become" and c.quantity is not None:
            return self.t.say("contraction-rises")  # "auf 10 oder mehr steigt"
        s = c.subject
        many = s.det not in ("you", "gap") and self.number_of(s) == "other"  # also "die Kosten"
        many = many or (s.det == "gap" and s.plural) or s.second is not None
        person = "du" if s.det == "you" else "plural" if many else "third"
        return self.t.say(f"verb-{verb}", f"{person}-final" if final else person)

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        if c.verb in _WHOLE:
            return _WHOLE[c.verb](self, c, mood)
        if c.at is not None and c.at.kind == "ending-combat":
            return f"{self.of_an_ended_combat(c)},"
        if c.verb == "trigger":
            c = replace(c, passive=True)
        word = {"then": "then", "instead": "instead", "instead-of-all": "instead"}.get(adverb, "")
        middle, tail = self.middle(c, self.word(word) if word else "")
        if mood == Mood.PURPOSE:
            return _spaced(middle, self.t.say(f"verb-{c.verb}", "zu"), tail)
        end = self._closing(c)
        if mood == Mood.INFINITIVE:
            return _spaced(middle, end, tail)
        further = follows and c.modal == "may"  # "darfst du bezahlen und exhausten"
        said = _spaced(middle, end, tail) if further else self._ordered(c, mood, follows, middle, end, tail)
        if c.purpose is not None:
            said = f"{said.rstrip(',')}, {self.word('in-order-to')} {self.clause(c.purpose, Mood.PURPOSE)}"
        return said

    def _closing(self, c: Clause) -> str:
        """What closes a main clause: an infinitive, a participle, or the particle of the verb."""
        key = f"verb-{c.verb}"
        participle = self.t.get(key, "participle")
        if c.modal in MODALS:
            return f"{participle} {self.t.say('verb-become')}" if c.passive else self.t.say(key)
        if c.passive and c.perfect:
            return f"{participle} {self.t.say('contraction-been')}"
        return participle if c.passive or c.perfect else self.t.get(key, "particle")

    def _conjugated(self, c: Clause, final: bool) -> str:
        """The verb that is conjugated, in second place or closing a subordinate clause."""
        if c.modal in MODALS:
            return self.form(c.modal, c, final)
        if c.passive and not c.perfect:
            return self.form("become", c, final)
        if c.perfect:
            s = c.subject
            person = "you" if s.det == "you" else "plural" if s.plural and s.det != "each" else "third"
            sein = c.passive or self.t.get(f"verb-{c.verb}", "auxiliary") == "sein"
            return self.t.say("auxiliary-be" if sein else "auxiliary-have", person)
        return self.t.say(f"verb-{c.verb}", "past") if c.past else self.form(c.verb, c, final)

    def _ordered(self, c: Clause, mood: Mood, follows: bool, middle: str, end: str, tail: str) -> str:
        """The verb last, first, second, or after the opening."""
        who = "" if follows or c.subject.det == "gap" else self.thing(c.subject)
        if mood in (Mood.SUBORDINATE, Mood.WISHED):
            plain = not (c.modal in MODALS or c.passive or c.perfect)
            final = self._conjugated(c, final=True)
            return _spaced(who, middle, final if plain else f"{end} {final}", tail)
        if c.subject.det == "you" and not c.modal and mood == Mood.IMPERATIVE:
            return _spaced(self.t.say(f"verb-{c.verb}", "imperative"), middle, end, tail)
        finite = self._conjugated(c, final=False)
        if mood == Mood.AFTER:
            return _spaced(finite, who, middle, end, tail)
        return _spaced(who, finite, middle, end, tail)

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

    # --- the middle field

    def middle(self, c: Clause, adverb: str) -> tuple[str, str]:
        """Everything between the verb and the end of the clause, and a relative clause to follow that."""
        c = _none_of_it(_near_first(c))
        late = self._late(c)
        tail = ""
        if late and late[-1][1]:
            core, tail = late[-1]
            late[-1] = (core, "")
        words_late = [core + mid for core, mid in late]
        said = _spaced(*self._pronouns(c), adverb, *self._early(c), *words_late)
        return said, f"{tail}{self._outside(c)}"

    def _pronouns(self, c: Clause) -> list[str]:
        """What stands right after the verb: "sich", "sie", "ihr"."""
        out: list[str] = []
        reflexive = self.t.get(f"verb-{c.verb}", "reflexive")
        if reflexive:
            person = "second" if c.subject.det == "you" else "third"
            out.append(self.t.say("pronoun-reflexive", person=person, case=reflexive))
        if c.object is not None and _is_known(c.object) and c.verb not in CONTROL:
            out.append(self.thing(c.object, self._object_case(c)))
        if c.receiver is not None and _is_known(c.receiver) and c.verb != "prevent":
            out.append(self.thing(c.receiver, "dative"))
        return out

    def _early(self, c: Clause) -> list[str]:
        """Receiver, time and place, before what it is about."""
        out: list[str] = [self.opening(c.moment)] if c.moment is not None else []
        if c.receiver is not None and not _is_known(c.receiver) and c.verb != "prevent":
            out.append(self.thing(c.receiver, "dative"))
        if c.time and not c.time.startswith("while"):
            out.append(self.word(c.time))
        if c.verb == "play" and not _is_discounted(c):
            out.append(self._amount(c)[1])
        if c.at is not None and c.at.kind in NEAR:
            out.append(self.place(c.at))
        out += [self.word(m) for m in ("only", "also", "in-total") if m in c.manner]
        if c.reciprocal:
            out.append(self.word("to-each-other"))
        return out

    def _late(self, c: Clause) -> list[Said]:
        """What it is about, and everything that clings to the verb; each with a relative clause that may follow it."""
        every: tuple[Said, ...] = (
            *self._manner(c, "after-this-one"),
            self._object(c),
            self._counters_of(c),
            (self.thing(Thing(("board",), "the"), "accusative") if c.verb in ("enter", "leave") else "", ""),
            *self._manner(c, "all-damage"),
            (self._for_so_much(c), ""),
            (self._gift(c), ""),
            *(self._states(c) if c.verb == "channel" else ()),
            (self._led(self.t.say("prep-by"), c.by, "dative"), ""),
            self._amount_follows(c),
            (self._led(self.t.say("prep-at-battlefield"), c.receiver if c.verb == "prevent" else None, "dative"), ""),
            (self._led(self.word("from-among"), c.among if c.verb != "deal" else None, "dative"), ""),
            *self._onto(c),
            (self._led(self.word("replaced-with"), c.substitute, "accusative"), ""),
            *self._manner(c, "from-anywhere"),
            (self.word("not") if c.negated and not self._is_given_none(c) else "", ""),
            (self.t.say("adj-alone") if c.adjective == "alone" else "", ""),
            *(self._states(c) if c.verb == "play" else ()),
            self._extraposed(self._at(c)),
            self._extraposed(self._to(c)),
            *(self._states(c) if c.verb not in ("play", "channel") else ()),
            *self._other_manners(c),
            self._kind(c),
            (self.adjectives(c) if c.adjective and c.adjective != "alone" else "", ""),
            (self._price(c) if c.onto is None else "", ""),
            (self._amount(c)[1] if c.verb == "cost" else "", ""),
        )
        return [said for said in every if said[0] or said[1]]

    def _outside(self, c: Clause) -> str:
        """What follows the whole clause."""
        after = f", {self.word(c.price)}," if c.price and self._stands_apart(c.price) else ""
        if c.among is not None and c.verb == "deal":
            after += f", {self.word('split-among')} {self.thing(c.among, 'accusative')}"
        after += f", {self._amount(c)[1]}," if c.verb == "play" and _is_discounted(c) else ""
        after += self.minimum(c)
        return f"{after}, {self.word(c.time)}" if c.time.startswith("while") else after

    def _led(self, word: str, x: Thing | None, case: str) -> str:
        """A thing, where there is one, after the word that leads to it."""
        return f"{word} {self.thing(x, case)}" if x is not None else ""

    def _object_case(self, c: Clause) -> str:
        case = self.t.get(f"verb-{c.verb}", "object")
        return case if case == "dative" and c.verb != "deal" else "accusative"

    def _object(self, c: Clause) -> Said:
        what = c.object
        if what is None:
            return "", ""
        if c.verb in CONTROL:
            core, tail = self.parts(what, "accusative")
            return f"{self.word('control-of')} {core}", tail
        if _is_known(what):
            return "", ""
        return self.parts(replace(what, place=None) if _moves_counters(c) else what, self._object_case(c))

    def _counters_of(self, c: Clause) -> Said:
        """Where counters are moved from."""
        if not _moves_counters(c) or c.object is None or c.object.place is None:
            return "", ""
        return self._led(self.t.say("prep-of"), c.object.place.thing, "dative"), ""

    def _amount(self, c: Clause) -> Said:
        return self.quantity(c.quantity) if c.quantity is not None else ("", "")

    def _for_so_much(self, c: Clause) -> str:
        words = self.given(c) if c.verb == "play" else ""
        return f"{self.t.say('prep-for')} {words}" if words else ""

    def _is_given_none(self, c: Clause) -> bool:
        """ "kein [Tank] haben"."""
        return c.negated and c.verb == "have" and not self._amount(c)[0] and bool(self.given(c))

    def _gift(self, c: Clause) -> str:
        amount = self._amount(c)[0]
        gift = amount if c.verb == "play" else self.given(c, amount)
        if self._is_given_none(c):
            return f"{self.t.say('det-no', number='one', gender='neuter', case='accusative')} {gift}"
        if c.verb == "become" and gift:
            return f"{self.word('on')} {gift}"
        return f"{self.word('each-one')} {gift}" if gift and self.each_of_them(c) else gift

    def _amount_follows(self, c: Clause) -> Said:
        """ "Karten in Höhe der Energy ziehen, die du bezahlt hast": the relative clause goes behind the verb."""
        tail = "" if c.verb in ("cost", "play") else self._amount(c)[1]
        core, comma, rest = tail.partition(", ") if tail.endswith(",") else (tail, "", "")
        return core, comma + rest

    def _stands_apart(self, price: str) -> bool:
        return self.word(price).startswith(self.t.say("prep-without"))

    def _price(self, c: Clause) -> str:
        return self.word(c.price) if c.price and not self._stands_apart(c.price) else ""

    def _onto(self, c: Clause) -> list[Said]:
        if c.onto is None:
            return []
        core, tail = self.parts(c.onto, "accusative")
        prep = self.word("on") if _moves_counters(c) else self.t.say("prep-to")
        return [(self._price(c), ""), (f"{prep} {core}", tail)]

    def _manner(self, c: Clause, manner: str) -> list[Said]:
        return [(self.word(manner), "")] if manner in c.manner else []

    def _states(self, c: Clause) -> list[Said]:
        return [(self.t.say(f"adj-{m}"), "") for m in c.manner if m in STATES]

    def _other_manners(self, c: Clause) -> list[Said]:
        out: list[Said] = []
        for m in c.manner:
            if m not in _MANNERS_WITH_A_PLACE and m not in STATES:
                core, comma, rest = self.word(m).partition(", ")  # "durch das ersetzen, was …"
                out.append((core, comma + rest))
        return out

    def _at(self, c: Clause) -> str:
        if c.at is None or c.at.kind in NEAR:
            return ""
        if c.verb == "spend" and c.at.thing is not None:
            # with "auf" it would be the unit that is paid for
            return self._led(self.t.say("prep-of"), c.at.thing, "dative")
        return self.place(c.at)

    def _extraposed(self, said: str) -> Said:
        """ "zu einem Battlefield bewegt, an dem …": the relative clause goes behind the verb."""
        core, comma, rest = said.partition(", ") if said.endswith(",") else (said, "", "")
        return core, comma + rest

    def _to(self, c: Clause) -> str:
        if c.to is None:
            return ""
        assert isinstance(c.to, Place)
        whose = c.subject if c.passive else c.object
        return self.place(replace(c.to, thing=whose) if c.to.whose in ("owner", "its") else c.to, to=True)

    def _kind(self, c: Clause) -> Said:
        if c.kind is None:
            return "", ""
        if c.verb == "become":
            return self._led(self.t.say("prep-to-base"), c.kind, "dative"), ""
        return self.parts(c.kind, "nominative")

    # --- sentences

    def sentence(self, s: Sentence, opened: bool = False) -> str:
        s = _moment_inside(_named_once(s))
        if len(s.openings) == 2 and s.openings[1].kind == "next-time" and _speaks_of_it(s):
            # "Wenn …, gilt: Das nächste Mal, wenn …, …": what "it" is has to be said first
            rest = super().sentence(replace(s, openings=s.openings[1:]), opened)
            return f"{self._opened(s.openings[0], self.word('holds'))}{self.colon} {rest[:1].upper()}{rest[1:]}"
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
        """One opening stands before the verb; what comes with it follows the clause."""
        if len(openings) < 2:
            return self._opened(openings[0], body) if openings else body
        *first, last = openings
        if last.kind == "if" and not last.late:
            # A condition of the trigger stands right after it (CR 383.2): "Wenn … und falls …, …".
            joint = ", " if first[-1].kind in _MOMENTS else f" {self.word('and')} "
            return f"{joint.join(self.opening(o) for o in openings)}, {body}"
        if last.kind == "as-an-additional-cost":
            return f"{self._opened(last, body)}, {', '.join(self.opening(o) for o in first)}"
        comma = "" if last.kind in _MOMENTS else ","
        return f"{self.arranged(first, body)}{comma} {self._afterwards(last)}"

    def _opened(self, o: Opening, body: str) -> str:
        if o.kind == "unless":
            return f"{body}, {self.opening(o)}"
        return f"{self.opening(o)}{'' if o.kind in _NO_COMMA and not o.before else ','} {body}"

    def _afterwards(self, o: Opening) -> str:
        """ "…, wenn das nächste Mal eine Unit stirbt"."""
        time, comma, when = self.opening_word(o).partition(", ")
        if not comma or not o.clauses:
            return self.opening(o)
        you = f"{self.t.say('pronoun-you', case='nominative')} "
        said = self.subordinate(o)
        return f"{when} {you}{time} {said.removeprefix(you)}" if said.startswith(you) else f"{when} {time} {said}"

    def join(self, parts: Sequence[str], by: str) -> str:
        return self.listed(parts, "or" if by == "or" else "and")


_WHOLE: dict[str, Callable[[German, Clause, Mood], str]] = {
    "fixed": lambda german, c, mood: german.word(c.words, amount=c.least or 0),
    "there-is": German._there_is,
}
"""Verbs whose clause is not made of subject, verb and middle field."""

_MANNERS_WITH_A_PLACE = ("all-damage", "only", "also", "in-total", "after-this-one", "from-anywhere")


def _is_known(x: Thing) -> bool:
    """Was mentioned before, so that it stands early."""
    return x.det in ("me", "it")


def _is_discounted(c: Clause) -> bool:
    """Less by what is read somewhere, which needs a clause of its own."""
    return c.quantity is not None and c.quantity.noun == "discount" and c.quantity.amount.equal is not None


def _moves_counters(c: Clause) -> bool:
    what = c.object
    return c.verb == "move" and what is not None and what.noun == "counter" and what.place is not None


def _near_first(c: Clause) -> Clause:
    """ "hier eine Unit kontrollieren"; and "dieses Battlefield" for what English calls "here"."""
    what = c.object
    if what is not None and c.verb == "control" and what.place is not None and what.place.kind in NEAR:
        return replace(c, object=replace(what, place=None), at=what.place)
    if what is not None and what.det == "here" and c.verb not in ("conquer", "hold"):
        return replace(c, object=replace(what, det="me"))
    return c


def _none_of_it(c: Clause) -> Clause:
    """ "kein" in place of "nicht", where there is a noun for it."""
    if not c.negated:
        return c
    what, kind = c.object, c.kind
    if what is not None and what.det in ("a", "bare"):
        return replace(c, object=replace(what, det="no"), negated=False)
    if kind is not None and kind.det in ("a", "bare"):
        return replace(c, kind=replace(kind, det="no"), negated=False)
    return c


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


def _speaks_of_it(s: Sentence) -> bool:
    return any(x is not None and x.det == "it" for c in s.clauses for x in (c.subject, c.object, c.receiver))


def _moment_inside(s: Sentence) -> Sentence:
    """A moment that follows another opening is said within the clause: "Falls …, ziehst du am Ende dieses Zuges …"."""
    if len(s.openings) < 2 or not s.clauses or s.openings[-1].kind not in _MOMENTS:
        return s
    inside = replace(s.clauses[0], moment=s.openings[-1])
    return replace(s, openings=s.openings[:-1], clauses=(inside, *s.clauses[1:]))


def _spaced(*parts: str) -> str:
    """Joined by spaces; a comma needs none before it."""
    return " ".join(x for x in parts if x).replace(" ,", ",")
